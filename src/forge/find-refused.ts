/** Each takes two requests or three. Enough for any two bad comments among 64. */
export const MAX_TRIALS = 32

/**
 * Which of these comments GitHub refuses, found by halves; it is known that it refuses at least one.
 *
 * @param isTaken asked at most `MAX_TRIALS` times. What it could not be asked about counts as refused.
 */
export async function findRefused<Comment>(
  comments: readonly Comment[],
  isTaken: (some: readonly Comment[]) => Promise<boolean>
): Promise<readonly Comment[]> {
  let trials = 0
  const attempt = async (some: readonly Comment[]) => {
    trials++
    return trials <= MAX_TRIALS && (await isTaken(some))
  }
  const refusedOf = async (some: readonly Comment[]): Promise<readonly Comment[]> => {
    if (some.length === 1) return some
    const middle = some.length >> 1
    const [first, second] = [some.slice(0, middle), some.slice(middle)]
    // If nothing is wrong with one half, something is with the other.
    if (await attempt(first)) return refusedOf(second)
    const refused = await refusedOf(first)
    return (await attempt(second)) ? refused : [...refused, ...(await refusedOf(second))]
  }
  return refusedOf(comments)
}
