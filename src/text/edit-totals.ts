export interface LineTotals {
  readonly added: number
  readonly removed: number
}

/** What edits add up to. Lines that were edited twice count twice. */
export function totalLines(edits: readonly LineTotals[]): LineTotals {
  return {
    added: edits.reduce((sum, { added }) => sum + added, 0),
    removed: edits.reduce((sum, { removed }) => sum + removed, 0)
  }
}

/** The totals of each file, in the order of its first edit. */
export function totalsByPath(
  edits: readonly ({ readonly path: string } & LineTotals)[]
): readonly ({ readonly path: string } & LineTotals)[] {
  return [...Map.groupBy(edits, ({ path }) => path)].map(([path, group]) => ({ path, ...totalLines(group) }))
}
