import { byName } from '../agent/tool-definition.ts'
import type { Tool } from '../agent/tool.ts'
import type { Delegates } from '../delegation/delegates.ts'
import type { CheckerRules } from '../diagnostics/diagnose.ts'
import { syntaxChecker } from '../diagnostics/syntax.ts'
import type { Workspace } from '../workspace/workspace.ts'
import type { AfterWrite } from './after-write.ts'
import { applyPatchTool } from './apply-patch.ts'
import { delegationTools } from './delegation/delegation-tools.ts'
import { editFile } from './edit-file.ts'
import { findFiles } from './find-files.ts'
import { finish } from './finish.ts'
import { getDiagnostics } from './get-diagnostics.ts'
import { grepSearch } from './grep-search.ts'
import { listDirectory } from './list-directory.ts'
import { readFile } from './read-file.ts'
import { DEFAULT_COMMAND_SECONDS, runCommand, type CommandOptions } from './run-command.ts'
import { SeenFiles } from './seen-files.ts'
import { writeFile } from './write-file.ts'

export interface ToolboxOptions {
  /** Leaves out all that changes the work tree or runs code of the repository. */
  readonly readOnly: boolean
  /** Time for a command for which the model asks for no other. */
  readonly commandSeconds?: number | undefined
  /** True for a command that a person has approved; undefined where nobody can be asked. */
  readonly isApproved?: CommandOptions['isApproved']
  /** To whom work can be handed on; undefined for nobody. */
  readonly delegates?: Delegates | undefined
  /** What get_diagnostics asks; undefined for the checkers that the repository is set up for. */
  readonly checkers?: CheckerRules
  /** Paths of all that was changed so far; undefined when only the file tools know. */
  readonly changedFiles?: ((signal: AbortSignal) => Promise<readonly string[]>) | undefined
  /** Tools that others offer. */
  readonly serverTools?: readonly Tool[] | undefined
}

/** The tools for one run, always in the same order: providers cache the prompt up to the first difference. */
export function toolbox(workspace: Workspace, options: ToolboxOptions): readonly Tool[] {
  const { readOnly, commandSeconds = DEFAULT_COMMAND_SECONDS, isApproved, delegates, serverTools = [] } = options
  const seen = new SeenFiles()
  const reading = [
    findFiles(workspace),
    finish(),
    grepSearch(workspace),
    listDirectory(workspace),
    readFile(workspace, seen)
  ]
  const { afterWrite, diagnostics } = writeChecks(workspace, options)
  const write = writeFile(workspace, seen, { afterWrite })
  const patch = applyPatchTool(workspace, { seen, afterWrite })
  const edit = editFile(workspace, seen, { afterWrite })
  const run = runCommand(workspace, { defaultSeconds: commandSeconds, isApproved, seen, afterWrite })
  const writing = [patch, edit, diagnostics, run, write]
  const delegating = delegates
    ? delegationTools({ delegates, readOnly, workspace, seen, writeFile: write, afterWrite })
    : []
  return [...reading, ...(readOnly ? [] : writing), ...delegating, ...serverTools].sort(byName)
}

/** Each file that is written has its syntax checked, and is one of those that get_diagnostics asks about. */
function writeChecks(workspace: Workspace, { checkers, changedFiles }: ToolboxOptions) {
  const written = new Set<string>()
  const checkSyntax = syntaxChecker(workspace)
  const afterWrite: AfterWrite = (file, signal) => {
    written.add(file.path)
    return checkSyntax(file, signal)
  }
  const diagnostics = getDiagnostics(workspace, {
    checkers,
    changedFiles: async (signal) => [...new Set([...written, ...((await changedFiles?.(signal)) ?? [])])]
  })
  return { afterWrite, diagnostics }
}
