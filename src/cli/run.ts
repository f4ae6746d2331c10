import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { homedir, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Budget } from '../agent/budget.ts'
import { runAgent, type AgentResult } from '../agent/loop.ts'
import type { Model } from '../agent/model.ts'
import { isSystemError, UserError } from '../errors.ts'
import { createChatModel } from '../models/chat.ts'
import { preloadChatClient } from '../models/chat-client.ts'
import { terminalPrompt } from '../prompts/task-prompt.ts'
import { RunRecord, type RunSnapshot } from '../report/record.ts'
import { createRedactor } from '../report/redact.ts'
import { Reporters } from '../report/reporters.ts'
import { TerminalReporter } from '../report/terminal.ts'
import { TraceFile } from '../report/trace-file.ts'
import { readAgentFile, type AgentFile } from '../settings/agent-file.ts'
import { verify } from '../story/verify.ts'
import { allPassed } from '../tasks/verification.ts'
import { toolbox } from '../tools/index.ts'
import { chooseSandbox, type SandboxMode } from '../workspace/choose-sandbox.ts'
import { credentialPlaces } from '../workspace/mounts.ts'
import { openWorkspace, type Workspace } from '../workspace/workspace.ts'
import { listenForInterrupt } from './interrupt.ts'
import { UsageError } from './usage-error.ts'

export interface RunFlags {
  readonly model: string
  readonly baseUrl: string
  readonly cwd: string
  readonly rounds: number
  readonly minutes: number
  readonly tokens: number
  readonly sandbox: SandboxMode
  readonly verify: boolean
  readonly trace?: string
  readonly json?: true
}

const CHECK_TIMEOUT_MS = 600_000

/** Lets the model work on a local checkout. The change stays in the work tree. Returns the exit code of the command. */
export async function run(request: string, flags: RunFlags): Promise<number> {
  preloadChatClient()
  const model = createModel(flags)
  const root = resolve(flags.cwd)
  const stateFolder = await mkdtemp(join(tmpdir(), 'forgehand-'))
  const show = openReporters(flags)
  try {
    show.reporters.onEvent({ kind: 'started', run: { ...describeRun(flags), model: model.name, host: model.host } })
    const rules = await readRules(root)
    const workspace = await openLocalWorkspace({ root, stateFolder, rules, sandbox: flags.sandbox }, show.reporters)
    const result = await work(request, { flags, model, root, workspace, rules }, show.reporters)
    await show.reporters.close()
    return tell(result, show.snapshot(), flags)
  } finally {
    await rm(stateFolder, { recursive: true, force: true })
  }
}

function createModel({ model, baseUrl }: RunFlags): Model {
  const apiKey = process.env['OPENAI_API_KEY'] ?? ''
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(URL.parse(baseUrl)?.hostname ?? '')
  if (apiKey === '' && !isLocal) throw new UsageError('OPENAI_API_KEY is not set. Set it to the key of the endpoint.')
  return createChatModel({ model, baseUrl, apiKey })
}

interface Shown {
  readonly reporters: Reporters
  readonly snapshot: () => RunSnapshot
}

function openReporters({ json, trace }: RunFlags): Shown {
  const now = () => Date.now()
  const redact = createRedactor([process.env['OPENAI_API_KEY'] ?? ''].filter((secret) => secret !== ''))
  const record = new RunRecord({ now })
  const snapshot = () => record.snapshot()
  // With --json standard output is the result's alone.
  const stream = json ? process.stderr : process.stdout
  const write = (text: string) => void stream.write(text)
  const terminal = new TerminalReporter({
    write,
    isTerminal: stream.isTTY,
    columns: () => stream.columns,
    snapshot,
    redact,
    now
  })
  const onFailure = (text: string) => {
    write(`${text}\n`)
  }
  const files = trace === undefined ? [] : [new TraceFile({ path: resolve(trace), now, onFailure })]
  return { reporters: new Reporters([record, terminal, ...files], redact), snapshot }
}

function describeRun({ rounds, minutes, tokens }: RunFlags) {
  return { task: undefined, runUrl: undefined, price: undefined, limits: { rounds, minutes, tokens } }
}

interface LocalPlace {
  readonly root: string
  readonly stateFolder: string
  readonly rules: AgentFile
  readonly sandbox: SandboxMode
}

async function openLocalWorkspace(place: LocalPlace, reporters: Reporters): Promise<Workspace> {
  const { root, stateFolder, rules } = place
  const boundary = {
    root,
    stateFolder,
    hidden: credentialPlaces(homedir()),
    readable: [],
    searchPath: process.env['PATH'] ?? ''
  }
  const sandbox = await chooseSandbox(place.sandbox, boundary)
  const description = sandbox?.description ?? 'none could be set up; commands are refused'
  reporters.onEvent({ kind: 'sandbox', description })
  const { commands, verify: checks } = rules
  return openWorkspace({ root, stateFolder, sandbox, environment: process.env, commands, verify: checks })
}

interface LocalWork {
  readonly flags: RunFlags
  readonly model: Model
  readonly root: string
  readonly workspace: Workspace
  readonly rules: AgentFile
}

async function work(request: string, local: LocalWork, reporters: Reporters): Promise<AgentResult> {
  const { flags, model, root, workspace, rules } = local
  const { rounds, minutes, tokens } = flags
  const signal = listenForInterrupt()
  const onEvent = reporters.onEvent.bind(reporters)
  const instructions = (await readText(join(root, 'AGENTS.md'))) ?? ''
  const site = { branch: '', instructions, rules, workspace }
  onEvent({ kind: 'step', step: 'working' })
  const result = await runAgent(terminalPrompt({ request, site, isReadOnly: false, before: [] }), {
    model,
    tools: toolbox(workspace, { readOnly: false }),
    budget: new Budget({ limits: { rounds, minutes, tokens, dollars: undefined }, price: undefined, now: Date.now }),
    signal,
    onEvent
  })
  if (!flags.verify || !workspace.sandbox || signal.aborted) return result
  onEvent({ kind: 'step', step: 'verifying-after' })
  const onCheck = (check: Parameters<Parameters<typeof verify>[1]['onCheck']>[0]) => {
    onEvent({ kind: 'checked', when: 'after', check })
  }
  await verify(workspace.verifyCommands, { workspace, timeoutMs: CHECK_TIMEOUT_MS, signal, onCheck })
  return result
}

/** Here the person at the keyboard owns the tree, so its own files are the rules. */
async function readRules(root: string): Promise<AgentFile> {
  const path = '.github/agent.yml'
  return readAgentFile(await readText(join(root, path)), path)
}

async function readText(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (isSystemError(error) && error.code === 'ENOENT') return undefined
    throw new UserError(`${path} cannot be read.`, { cause: error })
  }
}

function tell(result: AgentResult, snapshot: RunSnapshot, { json }: RunFlags): number {
  const { after } = snapshot.verification
  const isGood = result.kind === 'finished' && (after.length === 0 || allPassed(after))
  const summary = 'summary' in result ? result.summary : undefined
  if (json)
    process.stdout.write(
      `${JSON.stringify({ result, checks: after, rounds: snapshot.rounds, tokens: snapshot.tokens }, undefined, 2)}\n`
    )
  else process.stdout.write(`\n${summary ? `${summary.title}\n\n${summary.description}` : describeEnd(result)}\n`)
  return isGood ? 0 : 1
}

function describeEnd(result: AgentResult): string {
  switch (result.kind) {
    case 'finished':
      return 'Done.'
    case 'stopped':
      return `The limit of ${result.limit} was reached. What was done so far is in the work tree.`
    case 'stuck':
      return `The model could not go on: ${result.reason}. What was done so far is in the work tree.`
    case 'cancelled':
      return 'Interrupted. What was done so far is in the work tree.'
  }
}
