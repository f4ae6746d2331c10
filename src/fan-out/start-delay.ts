import { createHash } from 'node:crypto'

/** How long the job of an item waits before it starts, in milliseconds: different for each item, the same for every attempt. */
export function startDelayMs(itemId: string, spreadSeconds: number): number {
  const hash = createHash('sha256').update(itemId).digest().readUInt32BE(0)
  return Math.floor((hash / 2 ** 32) * spreadSeconds * 1_000)
}
