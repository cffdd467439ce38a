/** A way from one node to another that one unit can take, at a cost; negative is a gain. */
export interface UnitEdge {
  readonly from: number;
  readonly to: number;
  readonly cost: number;
}

/**
 * Which edges the cheapest flow from node 0 to the last node uses, of whatever amount is cheapest. There may be no cycle
 * of gain to begin with. Method: successive shortest paths, each found by Bellman and Ford's way over what is left, until
 * the next one gains nothing; what it finds is exact (Ahuja, Magnanti, Orlin: Network Flows, 1993, chapter 9). Cost:
 * O(flow × nodes × edges), a few milliseconds for a panel.
 */
export const cheapestFlow = (nodes: number, edges: readonly UnitEdge[]): readonly boolean[] => {
  const used = edges.map(() => false);
  for (;;) {
    const path = cheapestPath(nodes, edges, used);
    if (!path) return used;
    for (const index of path) used[index] = !used[index];
  }
};

/** The edges of the cheapest path that gains something; a used edge is walked backwards and gives its cost back. */
const cheapestPath = (
  nodes: number,
  edges: readonly UnitEdge[],
  used: readonly boolean[],
): readonly number[] | null => {
  const cost = Array.from({ length: nodes }, (_, node) => (node === 0 ? 0 : Number.POSITIVE_INFINITY));
  const arrivedBy: (number | undefined)[] = [];
  for (let relaxed = true; relaxed; ) {
    relaxed = false;
    for (const [index, edge] of edges.entries()) {
      const [from, to, price] = used[index]
        ? [edge.to, edge.from, -edge.cost]
        : [edge.from, edge.to, edge.cost];
      const next = (cost[from] ?? 0) + price;
      if (next >= (cost[to] ?? 0)) continue;
      cost[to] = next;
      arrivedBy[to] = index;
      relaxed = true;
    }
  }
  return (cost[nodes - 1] ?? 0) < 0 ? walkBack(nodes - 1, edges, used, arrivedBy) : null;
};

const walkBack = (
  end: number,
  edges: readonly UnitEdge[],
  used: readonly boolean[],
  arrivedBy: readonly (number | undefined)[],
): readonly number[] => {
  const path: number[] = [];
  for (let node = end; node !== 0; ) {
    const index = arrivedBy[node];
    const edge = index === undefined ? undefined : edges[index];
    if (index === undefined || !edge) return path;
    path.push(index);
    node = used[index] ? edge.to : edge.from;
  }
  return path;
};
