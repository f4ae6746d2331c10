/** A developer waits for these; CI has the time for all. */
const LOCAL_RUNS = 200

/** How many random cases a property gets: `full` with `PROPERTY_RUNS=full`, else 200 at the most. */
export function propertyRuns(full: number): number {
  return process.env['PROPERTY_RUNS'] === 'full' ? full : Math.min(full, LOCAL_RUNS)
}
