import { setTimeout as delay } from 'node:timers/promises'
import { commandLines } from './command-lines.ts'

let made = 0

/** A duration for `sleep` that no other process on this machine uses, so that the process can be found. */
export function sleepTime(): string {
  made += 1
  return `${200_000 + made}.${process.pid}`
}

/** True while a `sleep` of this duration runs anywhere on this machine. */
export function isRunning(time: string): boolean {
  return commandLines().includes(`sleep\0${time}\0`)
}

/** Waits for its start or end, which the test then expects. */
export async function untilRunning(time: string, wanted: boolean): Promise<void> {
  for (let tries = 0; tries < 3_000 && isRunning(time) !== wanted; tries += 1) await delay(20)
}
