/** @throws Error when there are no values */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const low = sorted[Math.ceil(sorted.length / 2) - 1]
  const high = sorted[Math.floor(sorted.length / 2)]
  if (low === undefined || high === undefined) throw new Error('The median of no values is undefined.')
  return (low + high) / 2
}

/** How long the work takes, in ms. */
export async function timed(work: () => unknown): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

type Subjects = Readonly<Record<string, () => Promise<unknown>>>
type Results<Each extends Subjects> = { readonly [Name in keyof Each]: Awaited<ReturnType<Each[Name]>>[] }

/**
 * Alternates between the subjects, so that a slow minute of the machine slows all of them. Every second repetition is in reverse
 * order, so that none always follows the same one. An unmeasured first run of each fills the disk cache, unless there is only one
 * repetition, whose figures are noise anyway.
 */
export async function alternate<Each extends Subjects>(repetitions: number, subjects: Each): Promise<Results<Each>> {
  const entries = Object.entries(subjects).map(([name, subject]) => ({ name, subject, results: [] as unknown[] }))
  if (repetitions > 1) for (const { subject } of entries) await subject()
  for (let repetition = 0; repetition < repetitions; repetition += 1) {
    for (const { subject, results } of repetition % 2 === 0 ? entries : entries.toReversed())
      results.push(await subject())
  }
  // Safe: each name has the results of its own subject.
  return Object.fromEntries(entries.map(({ name, results }) => [name, results])) as Results<Each>
}
