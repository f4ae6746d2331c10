import { spawnSync } from 'node:child_process'

/** Whether this machine has a program. CI installs all of them. */
export function hasProgram(name: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${name}`]).status === 0
}
