import type { Tool } from '../agent/tool.ts'
import type { Delegates } from '../delegation/delegates.ts'
import type { Workspace } from '../workspace/workspace.ts'
import { applyPatchTool } from './apply-patch.ts'
import { delegationTools } from './delegation-tools.ts'
import { editFile } from './edit-file.ts'
import { findFiles } from './find-files.ts'
import { finish } from './finish.ts'
import { grepSearch } from './grep-search.ts'
import { listDirectory } from './list-directory.ts'
import { readFile } from './read-file.ts'
import { DEFAULT_COMMAND_SECONDS, runCommand } from './run-command.ts'
import { SeenFiles } from './seen-files.ts'
import { writeFile } from './write-file.ts'

export interface ToolboxOptions {
  /** Leaves out all that changes the work tree or runs code of the repository. */
  readonly readOnly: boolean
  /** Time for a command for which the model asks for no other. */
  readonly commandSeconds?: number | undefined
  /** To whom work can be handed on; undefined for nobody. */
  readonly delegates?: Delegates | undefined
}

/** The tools for one run, always in the same order: providers cache the prompt up to the first difference. */
export function toolbox(workspace: Workspace, options: ToolboxOptions): readonly Tool[] {
  const { readOnly, commandSeconds = DEFAULT_COMMAND_SECONDS, delegates } = options
  const seen = new SeenFiles()
  const reading = [
    findFiles(workspace),
    finish(),
    grepSearch(workspace),
    listDirectory(workspace),
    readFile(workspace, seen)
  ]
  const write = writeFile(workspace, seen)
  const patch = applyPatchTool(workspace, { seen })
  const writing = [patch, editFile(workspace, seen), runCommand(workspace, commandSeconds), write]
  const delegating = delegates ? delegationTools({ delegates, readOnly, workspace, seen, writeFile: write }) : []
  return [...reading, ...(readOnly ? [] : writing), ...delegating].sort((a, b) => (a.name < b.name ? -1 : 1))
}
