import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const BWRAP = '/usr/bin/bwrap'
const BASH = '/bin/bash'
const [file, ...before] = existsSync(BWRAP)
  ? ([BWRAP, '--dev-bind', '/', '/', '--unshare-pid', '--die-with-parent', BASH] as const)
  : ([BASH] as const)

export interface ContainedShell {
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>
  readonly input: string
}

/**
 * Runs a generated line in bash, without the limits of a sandbox. A generated function can call itself: FUNCNEST ends that, and
 * where bubblewrap is installed, everything that the line started ends with it.
 */
export function runGeneratedLine(line: string, { cwd, env, input }: ContainedShell): string {
  const { stderr } = spawnSync(file, [...before, '-c', line], {
    cwd,
    env: { ...env, FUNCNEST: '5' },
    input,
    timeout: 60_000,
    killSignal: 'SIGKILL',
    encoding: 'utf8'
  })
  return stderr
}
