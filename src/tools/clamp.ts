/** The integer nearest to a number of the model within the limits. */
export function clamp(value: number, minimum: number, maximum: number): number {
  return Math.min(Math.max(Math.trunc(value), minimum), maximum)
}
