import { Info, Mail, OctagonMinus } from "lucide-react";
import type { ReactNode } from "react";
import { listed } from "./listed";
import { useRootData } from "./root-data";

const ICONS = { info: Info, seal: Mail, grave: OctagonMinus } as const;

type NoticeProps = {
  readonly tone?: keyof typeof ICONS;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
};

/** Something to know before going on. */
export function Notice({ tone = "info", title, children }: NoticeProps) {
  const Icon = ICONS[tone];
  return (
    <div className={`notice notice-${tone}`}>
      <Icon aria-hidden="true" />
      <div className="notice-text">
        {title ? <p className="notice-title">{title}</p> : null}
        {children}
      </div>
    </div>
  );
}

type SealNoticeProps = {
  readonly waitingFor: readonly { readonly id: string; readonly name: string }[];
  readonly reason: string;
  readonly opens: string;
};

/** Why something is hidden, who is still pending (names, never votes), and what opens it (S7). */
export function SealNotice({ waitingFor, reason, opens }: SealNoticeProps) {
  const { viewer } = useRootData();
  const others = waitingFor.filter((person) => person.id !== viewer?.id).map((person) => person.name);
  const names = others.length < waitingFor.length ? ["you", ...others] : others;
  return (
    <Notice tone="seal" title="Sealed">
      <p>{reason}</p>
      {names.length > 0 ? <p>Waiting for {listed(names)}.</p> : null}
      <p>{opens}</p>
    </Notice>
  );
}

type EmptyStateProps = {
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
};

/** Nothing here yet: why, and what to do next. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="empty">
      <p className="empty-title">{title}</p>
      {children ? <div className="empty-text">{children}</div> : null}
      {action ? <div className="actions">{action}</div> : null}
    </div>
  );
}
