import { Section, Table } from "~/components";
import { KIND_WORDS } from "~/components/loop/words";
import type { Kit } from "~/data/kit.server";

/** Who else interviews, and about what: principles, and never a question or a word of theirs (S1). */
export function Colleagues({ kit }: { readonly kit: Kit }) {
  return (
    <Section
      title="What your colleagues cover"
      hint="Principles only. What they see stays with them until the reveal."
    >
      <Table
        caption="Colleagues and their principles"
        columns={[
          { key: "person", label: "Person" },
          { key: "kind", label: "Part" },
          { key: "principles", label: "Principles" },
        ]}
        rows={kit.interview.colleagues.map(({ person, kind, principles }) => ({
          key: person.id,
          cells: {
            person: person.name,
            kind: KIND_WORDS[kind],
            principles: principles.map((p) => p.name).join(", ") || "None",
          },
        }))}
        empty={<p>Nobody else is in this round.</p>}
      />
    </Section>
  );
}
