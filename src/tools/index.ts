import { byName } from '../agent/tool-definition.ts'
import type { Tool } from '../agent/tool.ts'
import type { Delegates } from '../delegation/delegates.ts'
import { syntaxChecker } from '../diagnostics/syntax.ts'
import type { AttachFile } from '../domain/attachment.ts'
import type { ReadDifference } from '../domain/file-difference.ts'
import type { TodoItem } from '../domain/todo-item.ts'
import type { CheckerSettings } from '../settings/diagnostics.ts'
import type { Workspace } from '../workspace/workspace.ts'
import type { AfterWrite } from './after-write.ts'
import { applyPatchTool } from './apply-patch.ts'
import { attachFile } from './attach-file.ts'
import { dispatchSprints } from './delegation/dispatch-sprints.ts'
import { generateCode, type GenerateCodeOptions } from './delegation/generate-code.ts'
import { spawnAgent } from './delegation/spawn-agent.ts'
import { writeEnrichedSprint } from './delegation/write-enriched-sprint.ts'
import { editFile } from './edit-file.ts'
import { findFiles } from './find-files.ts'
import { finish } from './finish.ts'
import { getDiagnostics } from './get-diagnostics.ts'
import { grepSearch } from './grep-search.ts'
import { listDirectory } from './list-directory.ts'
import { readDiff } from './read-diff.ts'
import { readFile } from './read-file.ts'
import {
  DEFAULT_COMMAND_SECONDS,
  DEFAULT_MAX_COMMAND_SECONDS,
  runCommand,
  type RunCommandOptions
} from './run-command.ts'
import type { ResultBook } from './result-book.ts'
import { SeenFiles } from './seen-files.ts'
import { todo } from './todo.ts'
import { writeFile } from './write-file.ts'

export interface ToolboxOptions {
  /** Leaves out every tool that changes the work tree or runs code of the repository. */
  readonly isReadOnly: boolean
  /** Timeout of commands when the call has none. */
  readonly commandSeconds?: number | undefined
  /** The longest timeout that a call can set. */
  readonly maxCommandSeconds?: number | undefined
  /** Names of built-in tools that are switched off. */
  readonly withoutTools?: readonly string[]
  /** False if the description of run_command must say that there is no shell. Default: as in the workspace. */
  readonly isBounded?: boolean | undefined
  /** True for a command that a user approved; undefined where approval cannot be requested. */
  readonly isApproved?: RunCommandOptions['isApproved']
  /** Models and sessions for the delegation tools; undefined for none of these tools. */
  readonly delegates?: Delegates | undefined
  /** The checkers of agent.yml; undefined for those that the repository is set up for. */
  readonly checkers?: CheckerSettings
  /** Paths of all files changed so far. Default: those that the file tools have written. */
  readonly changedFiles?: ((signal: AbortSignal) => Promise<readonly string[]>) | undefined
  /** Compares the branch with its base; undefined for a branch that changes nothing yet. */
  readonly readDifference?: ReadDifference | undefined
  /** The tools that only this run has. */
  readonly assigned?: AssignedTools | undefined
  /** Shows the model's list of steps; undefined where nobody would see it. */
  readonly showTodo?: ((items: readonly TodoItem[]) => void) | undefined
  /** Takes the result that the run must return as data; undefined for any other run. */
  readonly results?: ResultBook | undefined
  /** Keeps files for people; undefined where nobody would get them. */
  readonly attachFile?: AttachFile | undefined
  /** Tools of the running MCP servers. */
  readonly serverTools?: readonly Tool[] | undefined
}

/** Makes the tools that only some runs have. */
export type AssignedTools = (
  workspace: Workspace,
  parts: { readonly seen: SeenFiles; readonly afterWrite: AfterWrite }
) => readonly Tool[]

/** The tools for one run, always in the same order: providers cache the prompt up to the first difference. */
export function toolbox(workspace: Workspace, options: ToolboxOptions): readonly Tool[] {
  const { isReadOnly, isApproved, delegates, serverTools = [], withoutTools = [] } = options
  const seen = new SeenFiles()
  const reading = [
    findFiles(workspace),
    finish(options.results),
    grepSearch(workspace),
    listDirectory(workspace),
    ...(options.readDifference ? [readDiff(options.readDifference)] : []),
    readFile(workspace, seen)
  ]
  const { checkSyntax, afterWrite, diagnostics } = writeChecks(workspace, options)
  const write = writeFile(workspace, seen, { afterWrite })
  const patch = applyPatchTool(workspace, { seen, afterWrite })
  const edit = editFile(workspace, seen, { afterWrite })
  const { isBounded = workspace.isBounded } = options
  const run = runCommand(workspace, { ...commandSeconds(options), isBounded, isApproved, seen, afterWrite })
  const writing = [patch, edit, diagnostics, run, ...(options.showTodo ? [todo(options.showTodo)] : []), write]
  const spawning = delegates?.sessions ? [spawnAgent(delegates.sessions, { isReadOnly })] : []
  const attaching = options.attachFile ? [attachFile(workspace, options.attachFile)] : []
  const assigned = options.assigned?.(workspace, { seen, afterWrite }) ?? []
  const tools = [...reading, ...spawning, ...attaching, ...assigned]
  if (!isReadOnly) {
    tools.push(...writing, ...generatingTools(delegates, { workspace, seen, writeFile: write, checkSyntax }))
  }
  const enabled = tools.filter(({ name }) => !withoutTools.includes(name))
  return [...enabled, ...serverTools].sort(byName)
}

/** A default above the maximum raises it, unless the maximum is set. */
function commandSeconds({ commandSeconds: wanted = DEFAULT_COMMAND_SECONDS, maxCommandSeconds }: ToolboxOptions) {
  const maxSeconds = maxCommandSeconds ?? Math.max(wanted, DEFAULT_MAX_COMMAND_SECONDS)
  return { defaultSeconds: Math.min(wanted, maxSeconds), maxSeconds }
}

/** The enabled tools that let other models write files. */
function generatingTools(delegates: Delegates | undefined, options: Omit<GenerateCodeOptions, 'coders'>): Tool[] {
  const { coders, writers } = delegates ?? {}
  return [
    ...(coders ? [generateCode({ ...options, coders })] : []),
    ...(writers ? [dispatchSprints({ ...options, writers }), writeEnrichedSprint({ ...options, writers })] : [])
  ]
}

/** Checks the syntax of each written file, and adds it to the files that get_diagnostics checks. */
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
  return { checkSyntax, afterWrite, diagnostics }
}
