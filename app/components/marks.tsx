import {
  Ban,
  Check,
  Circle,
  CircleCheck,
  CircleDashed,
  CircleSlash,
  Clock,
  FileCheck,
  type LucideIcon,
  Mail,
  MailOpen,
  Minus,
  OctagonMinus,
  Send,
  Undo2,
} from "lucide-react";
import type { ReactNode } from "react";

type Look = { readonly icon: LucideIcon; readonly word: string };

type MarkProps = { readonly look: Look; readonly kind: string; readonly children?: ReactNode };

/** A state: shape and word; colour only repeats what these say. */
function Mark({ look, kind, children }: MarkProps) {
  const Icon = look.icon;
  return (
    <span className={`mark mark-${kind}`}>
      <Icon aria-hidden="true" />
      <span>
        {look.word}
        {children}
      </span>
    </span>
  );
}

const SEAL = {
  sealed: { icon: Mail, word: "Sealed" },
  revealed: { icon: MailOpen, word: "Revealed" },
  planned: { icon: CircleDashed, word: "Planned" },
} as const satisfies Record<string, Look>;

/** A round's seal: a closed envelope, or an open one (S3). */
export function SealMark({ state }: { readonly state: keyof typeof SEAL }) {
  return <Mark look={SEAL[state]} kind={state} />;
}

const FEEDBACK = {
  pending: { icon: Circle, word: "Pending" },
  submitted: { icon: Check, word: "Submitted" },
  excused: { icon: CircleSlash, word: "Excused" },
} as const satisfies Record<string, Look>;

type FeedbackMarkProps = { readonly state: keyof typeof FEEDBACK; readonly late?: boolean };

/** An assignment's feedback as others see it: its state and lateness, never whether a draft exists (S1). */
export function FeedbackMark({ state, late }: FeedbackMarkProps) {
  return (
    <Mark look={FEEDBACK[state]} kind={state}>
      {late ? (
        <span className="mark-late">
          {", "}
          late <Clock aria-hidden="true" />
        </span>
      ) : null}
    </Mark>
  );
}

const GATE = {
  met: { icon: CircleCheck, word: "Met" },
  unmet: { icon: Circle, word: "Not met" },
  notApplicable: { icon: Minus, word: "Not applicable" },
} as const satisfies Record<string, Look>;

/** One condition of offer readiness (O1). */
export function GateMark({ state }: { readonly state: keyof typeof GATE }) {
  return <Mark look={GATE[state]} kind={`gate-${state}`} />;
}

const VETO = {
  open: { icon: OctagonMinus, word: "Veto open" },
  lifted: { icon: Undo2, word: "Veto lifted" },
  upheld: { icon: Ban, word: "Veto upheld" },
} as const satisfies Record<string, Look>;

/** A veto's state: a bar across while it blocks. */
export function VetoMark({ state }: { readonly state: keyof typeof VETO }) {
  return <Mark look={VETO[state]} kind={`veto-${state}`} />;
}

const OFFER = {
  none: { icon: CircleDashed, word: "Not ready" },
  ready: { icon: FileCheck, word: "Ready" },
  dropped: { icon: Circle, word: "No longer ready" },
  extended: { icon: Send, word: "Extended" },
  accepted: { icon: CircleCheck, word: "Accepted" },
  declined: { icon: CircleSlash, word: "Declined" },
  rescinded: { icon: Ban, word: "Rescinded" },
} as const satisfies Record<string, Look>;

/** Where a loop's offer stands (O3, O4). */
export function OfferMark({ state }: { readonly state: keyof typeof OFFER }) {
  return <Mark look={OFFER[state]} kind={`offer-${state}`} />;
}
