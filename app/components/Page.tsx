import { type ReactNode, useId } from "react";

type PageProps = {
  readonly title: ReactNode;
  readonly kicker?: ReactNode;
  readonly actions?: ReactNode;
  readonly lede?: ReactNode;
  readonly children?: ReactNode;
  readonly width?: "text" | "wide";
};

/** One screen: its heading, what stands above and below it, and the body. */
export function Page({ title, kicker, actions, lede, children, width = "wide" }: PageProps) {
  return (
    <article className={`page page-${width}`}>
      <header className="page-head">
        <div className="page-title">
          {kicker ? <p className="kicker">{kicker}</p> : null}
          <h1>{title}</h1>
          {lede ? <div className="lede">{lede}</div> : null}
        </div>
        {actions ? <div className="actions">{actions}</div> : null}
      </header>
      {children}
    </article>
  );
}

type SectionProps = {
  readonly title: ReactNode;
  readonly id?: string;
  readonly hint?: ReactNode;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
};

/** A titled part of a page; `id` makes it a target for links. */
export function Section({ title, id, hint, actions, children }: SectionProps) {
  const generated = useId();
  const headingId = `${id ?? generated}-title`;
  return (
    <section className="section" id={id} aria-labelledby={headingId}>
      <header className="section-head">
        <div>
          <h2 id={headingId}>{title}</h2>
          {hint ? <p className="hint">{hint}</p> : null}
        </div>
        {actions ? <div className="actions">{actions}</div> : null}
      </header>
      {children}
    </section>
  );
}
