import { readFileSync, readdirSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'

let made = 0

/** A time for `sleep` that nobody else on this machine sleeps for, by which the process is found again. */
export function sleepTime(): string {
  made += 1
  return `${200_000 + made}.${process.pid}`
}

/** Whether a `sleep` of this time still runs, anywhere on this machine. */
export function isRunning(time: string): boolean {
  return readdirSync('/proc').some((pid) => /^\d+$/.test(pid) && commandLineOf(pid) === `sleep\0${time}\0`)
}

/** Waits for its start or its end, and no longer than some seconds. */
export async function untilRunning(time: string, wanted: boolean): Promise<void> {
  for (let tries = 0; tries < 500 && isRunning(time) !== wanted; tries += 1) await delay(10)
}

function commandLineOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}
