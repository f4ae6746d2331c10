/** Enough for a developer's machine. CI runs all. */
const LOCAL_RUNS = 200

/** Number of random cases of a property: `full` with `PROPERTY_RUNS=full`, otherwise at most `local`, which is less for one of many properties. */
export function propertyRuns(full: number, local = LOCAL_RUNS): number {
  return isFull() ? full : Math.min(full, local)
}

const isFull = () => process.env['PROPERTY_RUNS'] === 'full'
