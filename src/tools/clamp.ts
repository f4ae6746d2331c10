/** A number from the model without its fraction, limited to a range. */
export function clamp(value: number, minimum: number, maximum: number): number {
  return Math.min(Math.max(Math.trunc(value), minimum), maximum)
}
