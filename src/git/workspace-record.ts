import { existsSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** Beside the workspace, where no command can write: what changes there between the times of the two files is by a run. See `removeLeftovers`. */
export function recordOf(workspace: string): { readonly begun: string; readonly ended: string } {
  const path = join(dirname(workspace), `.forgehand-${basename(workspace)}`)
  return { begun: path, ended: `${path}.ended` }
}

/** Must be called when a run writes to its workspace no more. What comes later is prepared for the next one. */
export function endRecord(workspace: string): void {
  const { begun, ended } = recordOf(workspace)
  if (existsSync(begun) && !existsSync(ended)) writeFileSync(ended, '')
}
