/** Enough for a developer's machine. CI runs all. */
const LOCAL_RUNS = 200

/** Number of random cases of a property: `full` with `PROPERTY_RUNS=full`, otherwise at most 200. */
export function propertyRuns(full: number): number {
  return process.env['PROPERTY_RUNS'] === 'full' ? full : Math.min(full, LOCAL_RUNS)
}
