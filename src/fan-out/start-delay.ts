import { createHash } from 'node:crypto'

/**
 * How long the job of an item waits before it starts, in milliseconds: the same for every attempt, and mostly different from that
 * of other items.
 */
export function startDelayMs(itemId: string, spreadSeconds: number): number {
  const hash = createHash('sha256').update(itemId).digest().readUInt32BE(0)
  return Math.floor((hash / 2 ** 32) * spreadSeconds * 1_000)
}
