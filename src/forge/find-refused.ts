/** Each trial takes two or three requests. This many find any two refused comments among 64. */
export const MAX_TRIALS = 32

/**
 * Finds the comments that GitHub refuses, by bisection. At least one of them must be known to be refused.
 *
 * @param isAccepted called at most `MAX_TRIALS` times. Comments that have not been tried by then count as refused.
 */
export async function findRefused<Comment>(
  comments: readonly Comment[],
  isAccepted: (some: readonly Comment[]) => Promise<boolean>
): Promise<readonly Comment[]> {
  let trials = 0
  const attempt = async (some: readonly Comment[]) => {
    trials++
    return trials <= MAX_TRIALS && (await isAccepted(some))
  }
  const refusedOf = async (some: readonly Comment[]): Promise<readonly Comment[]> => {
    if (some.length === 1) return some
    const middle = some.length >> 1
    const [first, second] = [some.slice(0, middle), some.slice(middle)]
    // If one half is accepted, the other has the refused comment.
    if (await attempt(first)) return refusedOf(second)
    const refused = await refusedOf(first)
    return (await attempt(second)) ? refused : [...refused, ...(await refusedOf(second))]
  }
  return refusedOf(comments)
}
