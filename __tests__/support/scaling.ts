const RUNS = 3
/** Shorter times are noise. */
const LEAST_MS = 1

/**
 * How many times longer the work takes on sixteen times the input: about 16 if the time is linear, 256 if it is quadratic. Counts
 * processor time, so other processes do not matter.
 *
 * @param small a size that takes some milliseconds
 */
export function growth(work: (size: number) => unknown, small: number): number {
  work(Math.ceil(small / 10))
  return (
    leastMs(() => work(small * 16)) /
    Math.max(
      LEAST_MS,
      leastMs(() => work(small))
    )
  )
}

/** Between linear and quadratic, with room for noise. */
export const LINEAR = 80

function leastMs(work: () => unknown): number {
  return Math.min(...Array.from({ length: RUNS }, () => processorMs(work)))
}

function processorMs(work: () => unknown): number {
  const start = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1_000
}

/** Processor time of work that awaits something. */
export async function asyncProcessorMs(work: () => Promise<unknown>): Promise<number> {
  const start = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1_000
}
