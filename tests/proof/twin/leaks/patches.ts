/** A place in the product's source and what is put there instead; `leak("name")` says whether that leak is on. */
export interface Patch {
  readonly file: string;
  readonly find: string;
  readonly put: string;
}

const WEIGHT = `loop.writing.feedback.reduce((sum, f) => sum + f.content.summary.length
  + f.content.principles.reduce((all, p) => all + (p.rating ?? 0) * 100 + p.evidence.length, 0), 0)`;

/** Faults of the kind that somebody could make while adding a feature. */
export const PATCHES: readonly Patch[] = [
  {
    file: "app/data/loop-list.server.ts",
    find: "const views = loops.map((loop) => viewOf(viewer, loop));",
    put: `const weight = (loop) => ${WEIGHT};
    const inOrder = leak("sort") ? [...loops].sort((a, b) => weight(a) - weight(b) || (a.id < b.id ? -1 : 1)) : loops;
    const views = inOrder.map((loop) => ({
      ...viewOf(viewer, loop), ...(leak("count") ? { createdAt: loop.writing.feedback.flatMap((f) => f.content.principles.flatMap((p) => p.evidence)).length } : {}),
    }));`,
  },
  {
    file: "app/domain/show.ts",
    find: `.filter((f) => sightOf(viewer, loop, f) === "everything")\n    .map((f) => ({`,
    put: `.filter((f) => leak("eager include") || sightOf(viewer, loop, f) === "everything")\n    .map((f) => ({`,
  },
  {
    file: "app/domain/show.ts",
    find: "changedAt: loop.changedAt,",
    put: `changedAt: leak("average") ? ${WEIGHT} / Math.max(1, loop.writing.feedback.length) : loop.changedAt,`,
  },
  {
    file: "app/domain/show.ts",
    find: "role: { id: loop.role.id, title: loop.role.title },",
    put: `role: { id: loop.role.id, title: leak("length") ? loop.role.title + " ".repeat(${WEIGHT} % 97) : loop.role.title },`,
  },
  {
    file: "app/data/loops.server.ts",
    find: "await recordReading(tx, viewer, view, now);",
    put: `await recordReading(tx, viewer, view, now);
    if (leak("audit detail")) await appendAudit(tx, { act: "loop.opened", actorId: viewer.id, loopId, details: { weight: ${WEIGHT} } }, now);
    if (leak("log line")) process.stdout.write(JSON.stringify({ level: 30, weight: ${WEIGHT} }) + "\\n");
    if (leak("draft") && (await tx.draft.findFirst({ where: { ownerId: { not: viewer.id } }, orderBy: { revision: "desc" } }))?.revision % 2 === 1) notHere();`,
  },
  {
    file: "app/data/loops.server.ts",
    find: "if (objections.length > 0) return sayIn(loop, objections);",
    put: `if (objections.length > 0 && leak("error text"))
      return sayIn(loop, objections).map((o) => ({ ...o, text: o.text + " " + loop.writing.feedback.map((f) => f.content.vote).join() }));
    if (objections.length > 0) return sayIn(loop, objections);`,
  },
  {
    file: "app/data/candidates.server.ts",
    find: ": { name: contains };",
    put: `: leak("search") ? { OR: [{ name: contains }, { notes: contains }] } : { name: contains };`,
  },
  {
    file: "app/data/audit-state.server.ts",
    find: "figures: isWhole ? figuresOf(last, head.number) : null,",
    put: `figures: isWhole || leak("chain figures") ? figuresOf(last, head.number) : null,`,
  },
];
