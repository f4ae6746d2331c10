import { text as readAll } from 'node:stream/consumers'
import { agentHost } from '../agent-host.ts'
import { executeCall, resolveCall } from '../agent/execute-call.ts'
import { findCalledTool, findOperations, unknownToolText } from '../agent/find-tool.ts'
import type { Tool } from '../agent/tool.ts'
import { withMcpServers } from '../run/work/mcp-servers.ts'
import type { RunEvent } from '../report/reporter.ts'
import { visibleText } from '../text/visible-text.ts'
import { collectLocalSecrets } from '../secrets/collect.ts'
import { createRedactor } from '../secrets/redact.ts'
import type { AgentFile } from '../settings/agent-file.ts'
import { toolbox, type ToolboxOptions } from '../tools/index.ts'
import type { SandboxMode } from '../workspace/sandbox/choose-sandbox.ts'
import { findCheckout } from './find-checkout.ts'
import { listenForInterrupt } from './interrupt.ts'
import { jsonText } from './json-text.ts'
import { openLocalWorkspace, readLocalRules } from './local-workspace.ts'
import { refusingDelegates } from './refusing-delegates.ts'
import { withTemporaryFolder } from './temporary-folder.ts'
import { UsageError } from './usage-error.ts'
import { toolDefinition } from '../models/chat/chat-wire.ts'
import { systemPrompt } from '../prompts/system-prompt.ts'
import type { Environment } from '../domain/settings.ts'
import { described, terminalColumns } from './terminal.ts'

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
  return withTemporaryFolder(async (stateFolder) => {
    const rules = await readLocalRules(root)
    const redact = createRedactor(collectLocalSecrets(process.env))
    const workspace = await openLocalWorkspace(rules, {
      ...{ root, stateFolder, mode: flags.sandbox, redact },
      emit: printWarning
    })
    const options = { isReadOnly: flags.readOnly === true, isJson: flags.json === true }
    const builtIn = toolbox(workspace, toolOptions(rules, options))
    // Started only if needed, because servers take time to start.
    const servers = name !== undefined && isAmong(builtIn, name) ? [] : rules.mcpServers
    const request = { servers, workspace, isReadOnly: options.isReadOnly }
    return await withMcpServers(request, { emit: printWarning, signal }, async (serverTools) => {
      const tools = toolbox(workspace, { ...toolOptions(rules, options), serverTools })
      if (name !== undefined) return await call({ name, input, isJson: options.isJson }, tools, signal)
      process.stdout.write(describeTools(tools, { ...options, columns: proseColumns(process.stdout, process.env) }))
      return 0
    })
  })
}

/** The options of `forgehand run` and `forgehand ask`, so that the tools are those that the model gets. */
function toolOptions(rules: AgentFile, { isReadOnly }: { readonly isReadOnly: boolean }): ToolboxOptions {
  const { commandSeconds, maxCommandSeconds } = rules.limits
  const { diagnostics: checkers, withoutTools, delegation } = rules
  const { spawnAgent: sessions, generateCode: coders, sprints: writers } = delegation
  return {
    isReadOnly,
    commandSeconds,
    maxCommandSeconds,
    withoutTools,
    checkers,
    delegates: refusingDelegates({ sessions, coders, writers }, NO_MODEL),
    isApproved: () => false,
    showTodo: () => undefined
  }
}

const NO_MODEL = 'This tool asks a model, and `forgehand tool` has none. Use it in `forgehand run`.'

function isAmong(tools: readonly Tool[], name: string): boolean {
  return findCalledTool(name, tools) !== undefined || findOperations(name, tools).length > 0
}

/** @throws UsageError for an unknown tool */
async function call(
  { name, input, isJson }: Readonly<Record<'name' | 'input', string>> & { readonly isJson: boolean },
  tools: readonly Tool[],
  signal: AbortSignal
): Promise<number> {
  if (!isAmong(tools, name)) throw new UsageError(unknownToolText(name, tools, agentHost))
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

interface ListOptions {
  readonly isReadOnly: boolean
  readonly isJson: boolean
  /** Where the descriptions are broken. */
  readonly columns: number
}

/** Lists every tool with the size of its definition in each request to the model, as a table or as JSON. */
function describeTools(tools: readonly Tool[], { isReadOnly, isJson, columns }: ListOptions): string {
  const listed = tools.map((tool) => ({
    name: tool.name,
    characters: JSON.stringify(toolDefinition(tool)).length,
    description: tool.description
  }))
  const prompt = systemPrompt(isReadOnly ? 'answer' : 'change').length
  const total = listed.reduce((sum, { characters }) => sum + characters, prompt)
  if (isJson) return jsonText({ tools: listed, systemPrompt: prompt, total })

  const rows = [...listed, { name: '(system prompt)', characters: prompt, description: '' }]
  const nameWidth = Math.max(...rows.map(({ name }) => name.length))
  const row = (name: string, characters: number | string, description: string) => {
    const term = `${name.padEnd(nameWidth)}  ${String(characters).padStart(10)}  `
    return described(term, firstLine(description), columns)
  }
  return [
    row('tool', 'characters', 'description'),
    ...rows.map(({ name, characters, description }) => row(name, characters, description)),
    row('total', total, ''),
    ''
  ].join('\n')
}

function firstLine(text: string): string {
  return visibleText(text).split('\n', 1).join()
}

/** Longer lines are hard to read. */
const MAX_COLUMNS = 100

/** The width at which sentences are wrapped: that of a terminal. Text for a pipe is not wrapped, because its reader works by lines. */
function proseColumns(stream: NodeJS.WriteStream, environment: Environment): number {
  return stream.isTTY ? Math.min(terminalColumns(stream, environment), MAX_COLUMNS) : Infinity
}
