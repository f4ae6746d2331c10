import { agentHost } from '../agent-host.ts'
import { Budget } from '../agent/budget.ts'
import type { AgentEvent } from '../agent/events.ts'
import { runAgent } from '../agent/loop.ts'
import type { AgentResult } from '../agent/result.ts'
import type { RunCheckpoints } from '../git/checkpoints.ts'
import { terminalPrompt } from '../prompts/task-prompt.ts'
import type { Redact } from '../secrets/redact.ts'
import type { Reporter, RunEvent } from '../report/reporter.ts'
import type { AgentFile, FileLimits } from '../settings/agent-file.ts'
import { DEFAULT_MAX_LIMITS } from '../settings/limits.ts'
import { priceOf } from '../settings/price-table.ts'
import { assignRoles, modelsOf } from '../settings/roles.ts'
import type { AvailableModels } from '../settings/workflow-models.ts'
import {
  openRunModels,
  receiversOf,
  unpricedOf,
  unpricedText,
  type CreateModel,
  type ModelOptions
} from '../pipeline/run-models.ts'
import { runCheckCommands, type CheckRun } from '../pipeline/run-checks.ts'
import { withMcpServers, type OpenMcpServers } from '../pipeline/mcp-servers.ts'
import { toolbox } from '../tools/index.ts'
import { localDelegates } from './local-delegates.ts'
import { describeSteps } from './local-checkpoints.ts'
import type { LocalCheckout } from './open-local-checkout.ts'

/** Undefined leaves it to agent.yml, and then to `DEFAULT_CEILING`. */
export interface LimitFlags {
  readonly turns?: number
  readonly minutes?: number
  readonly tokens?: number
  /** US dollars. */
  readonly budget?: number
}

export interface LocalWork {
  readonly flags: LimitFlags & { readonly verify: boolean }
  readonly models: AvailableModels
  readonly createModel: CreateModel
  readonly openSite: () => Promise<LocalCheckout>
  /** Undefined when there is no place for them. */
  readonly checkpoints: RunCheckpoints | undefined
  readonly reporters: Reporter
  readonly redact: Redact
  readonly signal: AbortSignal
}

/** The story at a terminal: no forge, no branch, no commit; the person is there and looks at the work tree. */
export async function workLocally(request: string, work: LocalWork): Promise<AgentResult> {
  const { flags, models, checkpoints, redact, reporters, signal } = work
  const tell = (event: RunEvent) => {
    reporters.onEvent(event)
  }
  const { main } = models
  const receivers = receiversOf([main, ...models.fallbacks])
  const run = { task: undefined, model: main.name, host: main.host, receivers, runUrl: undefined, price: undefined }
  tell({ kind: 'started', run: { ...run, limits: limitsFrom(flags, {}) } })

  const site = await work.openSite()
  const { workspace, rules } = site
  const limits = limitsFrom(flags, rules.limits)
  const { roles, notes } = assignRoles({ offered: models, file: ownChoice(rules, models), requested: undefined })
  for (const text of notes) tell({ kind: 'warning', text })
  const price = priceOf(main, rules.prices)
  const unpriced = unpricedOf(roles, rules.prices)
  if (limits.dollars !== undefined && unpriced.length > 0) {
    tell({ kind: 'warning', text: unpricedText(limits.dollars, unpriced) })
  }
  tell({
    kind: 'configured',
    model: main.name,
    host: main.host,
    receivers: receiversOf(modelsOf(roles)),
    limits,
    price
  })
  tellOfSandbox(site, tell)
  if (!checkpoints) tell({ kind: 'warning', text: NO_CHECKPOINTS })
  const note = checkpoints && describeSteps(checkpoints)

  tell({ kind: 'step', step: 'working' })
  const agent = {
    ...openRunModels({ roles, terms: modelTerms(rules), prices: rules.prices, create: work.createModel, redact }),
    budget: new Budget({ limits, price, now: Date.now }),
    checkpoints,
    onEvent: (event: AgentEvent) => {
      note?.(event)
      tell(event)
    }
  }
  const delegates = localDelegates({ site, agent })
  const servers = { servers: rules.mcpServers, workspace, isReadOnly: false }
  const result = await withMcpServers(servers, serverOpener(tell, signal), async (serverTools) =>
    runAgent(await terminalPrompt({ request, site: { ...site, branch: '' }, ...NOTHING_BEFORE }), {
      ...agent,
      tools: toolbox(workspace, {
        isReadOnly: false,
        commandSeconds: rules.limits.commandSeconds,
        // Nothing was approved before; the person is here, and is told what to run or to allow.
        isApproved: () => false,
        delegates,
        checkers: rules.diagnostics,
        changedFiles: checkpoints && ((signal) => checkpoints.changedPaths(signal)),
        serverTools
      }),
      expectsChange: true,
      host: agentHost,
      signal
    })
  ).catch((error: unknown) => cancelledOr(error, signal))
  // A person who interrupted waits for the prompt, not for checks.
  return flags.verify && workspace.sandbox && !signal.aborted
    ? await verified(result, site, { minutes: limits.minutes, tell, signal })
    : result
}

const NO_CHECKPOINTS =
  'No checkpoints are taken, so forgehand undo will not help: their folder lies in this checkout or cannot be written to. Set XDG_STATE_HOME to another.'

const NOTHING_BEFORE = { isReadOnly: false, before: [] } as const

/** Who types a limit means it; else the repository's own count. */
function limitsFrom(flags: LimitFlags, file: Partial<FileLimits>) {
  return {
    turns: flags.turns ?? file.turns ?? DEFAULT_MAX_LIMITS.turns,
    minutes: flags.minutes ?? file.minutes ?? DEFAULT_MAX_LIMITS.minutes,
    tokens: flags.tokens ?? file.tokens ?? DEFAULT_MAX_LIMITS.tokens,
    dollars: flags.budget ?? file.dollars
  }
}

/** Who types the names of models means them; `allowed-models` is for the sake of others. */
function ownChoice(rules: AgentFile, { fallbacks }: AvailableModels): AgentFile {
  const fallback = fallbacks.length > 0 ? undefined : rules.models.fallback
  return { ...rules, allowedModels: undefined, models: { ...rules.models, main: undefined, fallback } }
}

function modelTerms({ limits, models }: AgentFile): ModelOptions {
  const { temperature, toolChoice, toolCalls } = models
  return {
    contextTokens: limits.contextTokens,
    maxOutputTokens: limits.outputTokens,
    temperature,
    toolChoice,
    toolCalls
  }
}

function tellOfSandbox(
  { workspace: { sandbox }, refusedSandboxes: refused }: LocalCheckout,
  tell: (event: RunEvent) => void
): void {
  tell({ kind: 'sandbox', description: sandbox?.description, probes: sandbox?.probes ?? [], refused })
  if (sandbox && sandbox.kind !== 'none') return
  const text = sandbox
    ? 'THE SANDBOX IS OFF: what the model runs can read your files and keys, change anything you may change, and use the network.'
    : 'Commands are refused, for no sandbox works here. Install bubblewrap, or pass --sandbox off to run them without one.'
  tell({ kind: 'warning', text })
}

function serverOpener(tell: (event: RunEvent) => void, signal: AbortSignal): OpenMcpServers {
  return async ({ servers, ...wanted }) => {
    const { openServers } = await import('../mcp/open-servers.ts')
    const warn = (text: string) => {
      tell({ kind: 'warning', text })
    }
    return openServers(servers, { ...wanted, signal, warn })
  }
}

/** @throws the error when it is not for the signal */
function cancelledOr(error: unknown, signal: AbortSignal): AgentResult {
  if (signal.aborted) return { kind: 'cancelled' }
  throw error
}

async function verified(
  result: AgentResult,
  { workspace }: LocalCheckout,
  { minutes, tell, signal }: Pick<CheckRun, 'minutes' | 'tell' | 'signal'>
): Promise<AgentResult> {
  tell({ kind: 'step', step: 'verifying-after' })
  try {
    await runCheckCommands(workspace.verifyCommands, {
      workspace,
      when: 'after',
      minutes,
      now: Date.now,
      signal,
      tell
    })
    return result
  } catch (error) {
    return cancelledOr(error, signal)
  }
}
