import { Worker } from 'node:worker_threads'

/** Far longer than anything takes that a run computes at once. */
const MAX_BLOCKED_S = 90

/**
 * Ends the process when it has been computing for a minute and a half without a break: no timer and no signal would. The post step then says
 * so. Attack: a text of the repository or of a command, for which some expression takes centuries. What is known to be slow has a limit of its
 * own, see `withinTime`.
 *
 * @param marker a file that does not exist, and that exists if the process was ended for this
 */
export function startWatchdog(marker: string, seconds = MAX_BLOCKED_S): Disposable {
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const timer = setInterval(() => Atomics.add(beats, 0, 1), TICK_MS).unref()
  const workerData = { beats, seconds, marker, tickMs: TICK_MS }
  const worker = new Worker(PROGRAM, { eval: true, execArgv: [], env: {}, workerData })
  worker.unref()
  // Without it, a run that is never blocked is as good.
  worker.on('error', () => undefined)
  return {
    [Symbol.dispose]: () => {
      clearInterval(timer)
      void worker.terminate()
    }
  }
}

const TICK_MS = 1_000

// It counts its own ticks: after a pause of the whole machine, both have missed as many.
const PROGRAM = `
  const { workerData: { beats, seconds, marker, tickMs } } = require('node:worker_threads')
  const { writeFileSync } = require('node:fs')
  let [last, missed] = [-1, 0]
  setInterval(() => {
    const now = Atomics.load(beats, 0)
    missed = now === last ? missed + 1 : 0
    last = now
    if (missed * tickMs < seconds * 1_000) return
    try {
      writeFileSync(marker, '', { flag: 'wx' })
    } finally {
      process.kill(process.pid, 'SIGKILL')
    }
  }, tickMs)
`
