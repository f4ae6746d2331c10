/** The middle value, or the mean of the two in the middle. @throws Error when there is none */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const low = sorted[Math.ceil(sorted.length / 2) - 1]
  const high = sorted[Math.floor(sorted.length / 2)]
  if (low === undefined || high === undefined) throw new Error('There is no median of nothing.')
  return (low + high) / 2
}

type Subjects = Readonly<Record<string, () => Promise<unknown>>>
type Results<Each extends Subjects> = { readonly [Name in keyof Each]: Awaited<ReturnType<Each[Name]>>[] }

/**
 * Runs the subjects by turns, so that a slow minute of the machine slows them all. Every second turn goes backwards: none
 * always follows the same one. Each runs once before, unmeasured, for the disk's cache.
 */
export async function byTurns<Each extends Subjects>(repetitions: number, subjects: Each): Promise<Results<Each>> {
  const entries = Object.entries(subjects).map(([name, subject]) => ({ name, subject, results: [] as unknown[] }))
  for (const { subject } of entries) await subject()
  for (let turn = 0; turn < repetitions; turn += 1) {
    for (const { subject, results } of turn % 2 === 0 ? entries : entries.toReversed()) results.push(await subject())
  }
  // The cast: each name has what its own subject returned.
  return Object.fromEntries(entries.map(({ name, results }) => [name, results])) as Results<Each>
}
