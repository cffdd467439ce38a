import { Prose, Section } from "~/components";
import type { Kit } from "~/data/kit.server";

/** What the panel is told of the candidate, and what earlier rounds passed on to look into (S4). */
export function Brief({ kit }: { readonly kit: Kit }) {
  const { brief, focus } = kit;
  return (
    <Section title="Brief">
      {brief === null || brief.notes.trim() === "" ? (
        <p className="hint">The recruiter has written nothing about the candidate for the panel.</p>
      ) : (
        <Prose text={brief.notes} />
      )}
      {brief && brief.links.length > 0 ? (
        <ul>
          {brief.links.map((link) => (
            <li key={link}>
              <a href={link} rel="noreferrer noopener" target="_blank">
                {link}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {focus.told.length > 0 ? (
        <>
          <h3>To look into, from earlier rounds</h3>
          <p className="hint">
            Chosen from lists by somebody who had submitted. It says where to look, not what they found.
          </p>
          <ul>
            {focus.told.map(({ id, round, principle, question }) => (
              <li key={id}>
                {principle} (round {round}){question === null ? null : <>: “{question}”</>}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Section>
  );
}
