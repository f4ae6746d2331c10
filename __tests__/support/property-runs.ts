/** Enough for a developer's machine. CI runs all. */
const LOCAL_RUNS = 200

/** Number of random cases of a property: `full` with `PROPERTY_RUNS=full`, otherwise at most `local`, which is less for one of many properties. */
export function propertyRuns(full: number, local = LOCAL_RUNS): number {
  return isFull() ? full : Math.min(full, local)
}

/** All cases of a list with `PROPERTY_RUNS=full`, otherwise every `step`th, so that all its parts take part. `SEED` says where it starts. */
export function someOf<Case>(cases: readonly Case[], step: number): readonly Case[] {
  const first = Number(process.env['SEED'] ?? 1) % step
  return isFull() ? cases : cases.filter((_, index) => index % step === first)
}

const isFull = () => process.env['PROPERTY_RUNS'] === 'full'
