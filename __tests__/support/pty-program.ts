import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { compileCache } from './compile-cache.ts'

const SOURCE = join(import.meta.dirname, '../../src/cli/index.ts')

export interface Session {
  /** Waits until the terminal shows this, after what was waited for before. */
  readonly shows: (text: string) => Promise<void>
  readonly type: (keys: string) => void
  readonly ended: Promise<{ readonly exitCode: number | null; readonly screen: string }>
}

/** Runs the command line at a terminal of its own, with util-linux' `script`. */
export function atTerminal(args: readonly string[], env: Readonly<Record<string, string>>): Session {
  const { PATH = '', HOME = '' } = process.env
  const command = [process.execPath, SOURCE, ...args].map((word) => `'${word}'`).join(' ')
  const child = spawn('script', ['--quiet', '--return', '--command', `exec ${command}`, '/dev/null'], {
    env: { PATH, HOME, TERM: 'xterm', LANG: 'C.UTF-8', NODE_COMPILE_CACHE: compileCache, ...env },
    stdio: ['pipe', 'pipe', 'pipe']
  })
  let screen = ''
  let seen = 0
  const waiting = new Set<() => void>()
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    screen += chunk
    for (const look of waiting) look()
  })
  const ended = new Promise<{ exitCode: number | null; screen: string }>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (exitCode) => {
      for (const look of waiting) look()
      resolve({ exitCode, screen })
    })
  })
  return {
    ended,
    type: (keys) => void child.stdin.write(keys),
    shows: (text) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const at = screen.indexOf(text, seen)
          if (at >= 0) {
            seen = at + text.length
            waiting.delete(look)
            resolve()
          } else if (child.exitCode !== null) reject(new Error(`It ended without showing "${text}":\n${screen}`))
        }
        waiting.add(look)
        look()
      })
  }
}
