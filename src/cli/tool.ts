import { text as readAll } from 'node:stream/consumers'
import { agentHost } from '../agent-host.ts'
import { executeCall, resolveCall } from '../agent/execute-call.ts'
import { findCalledTool, findOperations, unknownToolText } from '../agent/find-tool.ts'
import type { Tool } from '../agent/tool.ts'
import { withMcpServers } from '../pipeline/mcp-servers.ts'
import type { RunEvent } from '../report/reporter.ts'
import { visibleText } from '../text/visible-text.ts'
import { toolbox } from '../tools/index.ts'
import type { SandboxMode } from '../workspace/sandbox/choose-sandbox.ts'
import { findCheckout } from './find-checkout.ts'
import { listenForInterrupt } from './interrupt.ts'
import { jsonText } from './json-text.ts'
import { openLocalWorkspace, readLocalRules } from './local-repository.ts'
import { withTemporaryFolder } from './temporary-folder.ts'
import { describeTools } from './tool-list.ts'
import { UsageError } from './usage-error.ts'

export interface ToolFlags {
  readonly cwd: string
  /** A JSON object; - reads it from standard input. */
  readonly input: string
  readonly list?: true
  readonly readOnly?: true
  readonly sandbox: SandboxMode
  readonly json?: true
}

/** Runs one tool in a local checkout and prints what the model would see. Returns the exit code of the command. */
export async function tool(name: string | undefined, flags: ToolFlags): Promise<number> {
  if (name === undefined && !flags.list) throw new UsageError('Name a tool to run, or list the tools with --list.')
  const root = findCheckout(flags.cwd)
  const input = flags.input === '-' ? await readAll(process.stdin) : flags.input
  const signal = listenForInterrupt()
  return withTemporaryFolder(signal, async (stateFolder) => {
    const rules = await readLocalRules(root)
    const workspace = await openLocalWorkspace(rules, { root, stateFolder, mode: flags.sandbox })
    const isReadOnly = flags.readOnly === true
    // Started only if needed, because servers take time to start.
    const servers = name === undefined || name.startsWith('mcp__') ? rules.mcpServers : []
    const options = { emit: printWarning, signal }
    return await withMcpServers({ servers, workspace, isReadOnly }, options, async (serverTools) => {
      const { commandSeconds, maxCommandSeconds } = rules.limits
      const { diagnostics: checkers, withoutTools } = rules
      const toolOptions = { isReadOnly, commandSeconds, maxCommandSeconds, withoutTools, checkers, serverTools }
      // Without the tools that need a model.
      const tools = toolbox(workspace, toolOptions)
      if (name !== undefined) return await call({ name, input, isJson: flags.json === true }, tools, signal)
      process.stdout.write(describeTools(tools, { isReadOnly, isJson: flags.json === true }))
      return 0
    })
  })
}

interface ToolCall {
  readonly name: string
  readonly input: string
  readonly isJson: boolean
}

/** @throws UsageError for an unknown tool */
async function call({ name, input, isJson }: ToolCall, tools: readonly Tool[], signal: AbortSignal): Promise<number> {
  if (!findCalledTool(name, tools) && findOperations(name, tools).length === 0)
    throw new UsageError(unknownToolText(name, tools, agentHost))
  const startedAt = performance.now()
  const resolved = await resolveCall({ id: '1', name, arguments: input }, tools, agentHost)
  const { ok, status, result, bug } = await executeCall(resolved, agentHost, signal)
  const durationMs = Math.round(performance.now() - startedAt)
  const { text, edits = [], denial = null, exitCode } = result
  const output = isJson ? jsonText({ ok, status, exitCode, text, edits, denial, durationMs }) : visibleText(text)
  process.stdout.write(output.endsWith('\n') ? output : `${output}\n`)
  if (bug !== undefined) process.stderr.write(`${visibleText(bug)}\n`)
  return ok ? 0 : 1
}

function printWarning(event: RunEvent): void {
  if (event.kind === 'warning') process.stderr.write(`${visibleText(event.text)}\n`)
}
