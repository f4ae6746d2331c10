import childProcess from 'node:child_process'
import { syncBuiltinESMExports } from 'node:module'
import { promisify } from 'node:util'

/** Node's own functions that start processes. */
export const nodeStarters = Object.fromEntries(
  ['exec', 'execFile', 'execFileSync', 'execSync', 'fork', 'spawn', 'spawnSync'].map((name) => [
    name,
    childProcess[name]
  ])
)
let current = nodeStarters

/** Modules keep what they import, for the test files of all projects: they get functions that ask at each call what starts a process now. */
for (const [name, real] of Object.entries(nodeStarters)) {
  const start = (...args) => current[name](...args)
  if (promisify.custom in real) start[promisify.custom] = (...args) => promisify(current[name])(...args)
  childProcess[name] = start
}
syncBuiltinESMExports()

/** What starts processes from now on, instead of Node's functions of these names. */
export function replaceStarters(replacements) {
  current = { ...nodeStarters, ...replacements }
}
