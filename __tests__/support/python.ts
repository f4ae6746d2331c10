import { spawnSync } from 'node:child_process'
import { describe } from '@jest/globals'

/** Runs a program with `python3`. */
export const runPython = (program: string, input: string) =>
  spawnSync('python3', ['-c', program], { input, encoding: 'utf8' })

/** CI has Python, which a test checks. */
export const hasPython = runPython('', '').status === 0

/** A suite that is skipped without Python. Test files share this module, so `describe` is read at each call. */
export function describeWithPython(name: string, tests: () => void): void {
  const suite = hasPython ? describe : describe.skip
  suite(name, tests)
}
