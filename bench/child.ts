import { spawn } from 'node:child_process'
import { once } from 'node:events'

export interface NodeProgram {
  /** The script and its arguments, or Node options. */
  readonly args: readonly string[]
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>
}

export interface RunningProgram {
  readonly pid: number
  /** `performance.now()` just before the start. */
  readonly startedAt: number
  /**
   * Milliseconds from start to exit.
   *
   * @throws Error with the output when the exit code is not 0
   */
  readonly ended: Promise<number>
}

/** Longer than any run, so that a program that hangs does not hang the benchmark. */
export const TIMEOUT_MS = 120_000

/** Starts a program with the Node of the benchmark. */
export function startNode({ args, cwd, env }: NodeProgram): RunningProgram {
  const startedAt = performance.now()
  const child = spawn(process.execPath, args, {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: TIMEOUT_MS,
    killSignal: 'SIGKILL'
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const exit = once(child, 'exit').then(([code]) => ({ code: code as unknown, at: performance.now() }))
  const closed = once(child, 'close')
  const end = async () => {
    const { code, at } = await exit
    await closed
    if (code === 0) return at - startedAt
    throw new Error(`node ${args.join(' ')} ended with ${String(code)}:\n${output.slice(-2_000)}`)
  }
  return { pid: child.pid ?? 0, startedAt, ended: end() }
}
