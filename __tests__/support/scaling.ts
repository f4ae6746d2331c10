const RUNS = 3
/** Shorter times are noise. */
const LEAST_MS = 1

/**
 * How many times longer the work takes on sixteen times the input: about 16 if the time is linear, 256 if it is quadratic. Counts
 * processor time, so other processes do not matter. The large input is repeated only while it is too slow, since the least time counts.
 *
 * @param small a size that takes some milliseconds
 */
export function growth(work: (size: number) => unknown, small: number): number {
  const large = () => processorMs(() => work(small * 16))
  work(Math.ceil(small / 10))
  let largeMs = large()
  const smallMs = Math.max(
    LEAST_MS,
    leastMs(() => work(small))
  )
  for (let run = 1; run < RUNS && largeMs / smallMs >= LINEAR; run++) largeMs = Math.min(largeMs, large())
  return largeMs / smallMs
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

/** The least processor time of work that awaits something, once it is loaded and compiled. */
export async function usualMs(work: () => Promise<unknown>): Promise<number> {
  await work()
  let least = Infinity
  for (let run = 0; run < RUNS; run++) least = Math.min(least, await asyncProcessorMs(work))
  return Math.max(LEAST_MS, least)
}

/** How many times longer the work takes than `usual` work. It is repeated only while it is too slow, since the least time counts. */
export async function slowdown(work: () => Promise<unknown>, usual: number): Promise<number> {
  let least = Infinity
  for (let run = 0; run < RUNS && least / usual >= MUCH_SLOWER; run++)
    least = Math.min(least, await asyncProcessorMs(work))
  return least / usual
}

/** More than what differs between two texts of one size that take linear time, with room for noise. */
export const MUCH_SLOWER = 12

async function asyncProcessorMs(work: () => Promise<unknown>): Promise<number> {
  const start = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1_000
}
