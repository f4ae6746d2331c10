import type { Fallback } from '../agent/model.ts'

/** One model in the place of another, as a sentence; it holds the provider's own words. */
export function fallbackText({ from, to, reason }: Fallback): string {
  return `${to.name} at ${to.host} answers in place of ${from.name} at ${from.host}: ${reason}`
}
