import * as z from 'zod'
import { defineTool, type ApprovalRequest, type Denial, type Tool, type ToolResult } from '../agent/tool.ts'
import { ToolError } from '../errors.ts'
import type { CommandResult } from '../workspace/commands/run-in-sandbox.ts'
import type { Workspace } from '../workspace/workspace.ts'
import { applyPatch, type PatchOptions } from './apply-patch.ts'
import { listFirst } from '../text/format.ts'
import { clamp } from './clamp.ts'
import { otherAgents } from './other-agents.ts'

export const DEFAULT_COMMAND_SECONDS = 120
export const DEFAULT_MAX_COMMAND_SECONDS = 600

export interface RunCommandOptions extends PatchOptions {
  /** Timeout when the call has none. */
  readonly defaultSeconds: number
  /** The longest timeout that a call can set. */
  readonly maxSeconds: number
  /** False if the description must say that there is no shell. */
  readonly isBounded: boolean
  /** True for a command that a user approved; undefined where approval cannot be requested, as in a child session. */
  readonly isApproved?: ((asked: Pick<ApprovalRequest, 'command' | 'cwd'>) => boolean) | undefined
}

export function runCommand(
  workspace: Workspace,
  { defaultSeconds, maxSeconds, isBounded, isApproved, ...patching }: RunCommandOptions
): Tool {
  return defineTool({
    name: 'run_command',
    description:
      `Run an allowed shell command, for example the tests. ${isBounded ? '' : PLAIN_ONLY}` +
      `${describeNetwork(workspace.hosts)}; no background processes. ` +
      'The middle of long output is omitted; read_file and grep_search accept its name, output:N.',
    cachePolicy: 'mutating',
    parameters: z.strictObject({
      command: z.string().min(1),
      cwd: z.string().optional().describe('Default: the root.'),
      timeout_seconds: z.number().optional().describe(`Default ${defaultSeconds}, at most ${maxSeconds}.`),
      request_approval: z
        .boolean()
        .optional()
        .describe('For a refused command that the task cannot do without: the run stops until a maintainer approves.')
    }),
    ...otherAgents.run_command,
    subject: ({ command }) => command,
    async run({ command, cwd = '', timeout_seconds = defaultSeconds, request_approval = false }, signal) {
      const folder = await workspace.workingFolder(cwd, signal)
      const patch = await readPatchIn(command)
      if (patch) {
        const start = pathFrom(folder.path, patch.folder)
        return applyPatch(workspace, { ...patching, patch: patch.patch, folder: start }, signal)
      }
      const commandInFolder = { command, cwd: folder.path }
      const refusal = await refusalOf(commandInFolder, { workspace, isApproved, requestsApproval: request_approval })
      if (refusal) return refusal
      const seconds = clamp(timeout_seconds, 1, maxSeconds)
      const result = await workspace.run(command, {
        context: 'agent',
        isFromModel: true,
        cwd: folder.path,
        timeoutMs: seconds * 1000,
        keepsOutput: true,
        signal
      })
      const output = formatOutput(result, seconds)
      const text = folder.isClamped ? `${cwd} is outside the repository, so it ran at the root.\n${output}` : output
      return { text, dedupeKey: dedupeKeyOf(result), ...endOf(result) }
    }
  })
}

/** The patch of a command that is really a call of apply_patch. @throws ToolError for a malformed one */
async function readPatchIn(command: string) {
  const { readPatchCommand } = await import('../policy/patch-command.ts')
  const patch = readPatchCommand(command)
  if (patch?.kind === 'malformed') throw new ToolError(`The command was not run. ${patch.problem}`)
  return patch
}

interface ApprovalOptions extends Pick<RunCommandOptions, 'isApproved'> {
  readonly workspace: Workspace
  readonly requestsApproval: boolean
}

/** The result of a command that the policy refuses; undefined for one that can run. @throws ToolError for a malformed one */
async function refusalOf(
  commandInFolder: Pick<ApprovalRequest, 'command' | 'cwd'>,
  { workspace, isApproved, requestsApproval }: ApprovalOptions
): Promise<ToolResult | undefined> {
  const judgment = await workspace.judge(commandInFolder.command, commandInFolder.cwd)
  if (judgment.kind === 'malformed') throw new ToolError(`The command was not run. ${judgment.problem}`)
  if (judgment.kind !== 'refused' || isApproved?.(commandInFolder) === true) return undefined
  return requestsApproval && isApproved
    ? approvalRequested({ ...commandInFolder, ...judgment })
    : denied({ command: commandInFolder.command, ...judgment }, isApproved !== undefined)
}

/** What the description says where there is no sandbox. */
export const PLAIN_ONLY = 'One plain command: there is no shell. '
const MAX_HOSTS_NAMED = 20

function describeNetwork(hosts: readonly string[]): string {
  if (hosts.length === 0) return 'No network'
  return `Network only over HTTP(S), to ${listFirst(hosts, MAX_HOSTS_NAMED)}`
}

/** The folder that a patch's paths start from: the working folder, then the one that `cd` changes to. Undefined for the root. */
function pathFrom(folder: string, change: string | undefined): string | undefined {
  if (change?.startsWith('/')) return change
  const path = [folder, change ?? ''].filter((part) => part !== '').join('/')
  return path === '' ? undefined : path
}

function denied({ command, reason, remedy }: Denial, canRequest: boolean): ToolResult {
  const request = canRequest
    ? ' Only if the task cannot be done without it, call it again with request_approval: the run stops until a maintainer approves.'
    : ''
  return {
    text: `The command was not run: ${reason} Do it another way, or continue without it and say so at the end.${request}`,
    denial: { command, reason, remedy }
  }
}

function approvalRequested({ command, cwd, reason, severity }: ApprovalRequest): ToolResult {
  return {
    text: `The command was not run: it waits for a maintainer's approval. ${reason}`,
    approvalRequest: { command, cwd, reason, severity }
  }
}

function formatOutput({ exitCode, timedOut, output, durationMs }: CommandResult, seconds: number): string {
  const status = timedOut
    ? `killed at its time limit of ${seconds} s; output until then:`
    : `exit code ${exitCode ?? 'unknown'} after ${(durationMs / 1000).toFixed(1)} s`
  return `${status}\n${output.trim() === '' ? '(no output)' : output.trimEnd()}`
}

function endOf({ exitCode, timedOut }: CommandResult): Pick<ToolResult, 'status' | 'exitCode'> {
  if (timedOut) return { status: 'timed-out' }
  // We also kill a command that exceeds a limit of its resources. It then has no exit code.
  if (exitCode === undefined) return { status: 'failed' }
  return { exitCode, ...(exitCode !== 0 && { status: 'failed' }) }
}

/** Equal for equal results: without the duration, and without the name under which output is stored. */
function dedupeKeyOf({ exitCode, timedOut, output }: CommandResult): string {
  return JSON.stringify([exitCode, timedOut, output.replaceAll(/\boutput:\d+/g, 'output')])
}
