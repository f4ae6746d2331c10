import type { Limits } from '../agent/budget.ts'
import type { Price } from '../agent/price.ts'
import { UserError } from '../errors.ts'
import type { Checkout } from '../git/checkout.ts'
import type { Parts } from './parts.ts'
import { builtInProtectedPaths } from '../policy/built-in-protected-paths.ts'
import { readAgentFile, type AgentFile } from '../settings/agent-file.ts'
import { mergeLimits, mergeOutputTokens } from '../settings/limits.ts'
import { priceOf } from '../settings/price-table.ts'
import { assignRoles, modelsOf, type Roles } from '../settings/roles.ts'
import { readInstructions } from './instructions.ts'
import { receiversOf, unpricedOf, unpricedText, type ModelOptions } from './run-models.ts'
import { resolveTarget, type Located, type ResolvedTarget } from './resolve-target.ts'
import type { Task } from '../domain/task.ts'
import type { Workspace } from '../workspace/workspace.ts'

/** What this run may use. */
export interface RunSettings {
  readonly roles: Roles
  readonly modelTerms: ModelOptions
  readonly limits: Limits
  /** Of the main model; undefined when it is not known. */
  readonly price: Price | undefined
}

/** Where work is handed in: pinned commits, with the rules of the base branch. */
export interface BaseSettings extends ResolvedTarget {
  readonly checkout: Checkout
  readonly rules: AgentFile
  /** Globs of what the bot may not change here: built in, of the rules, and the file of the rules itself. */
  readonly protectedPaths: readonly string[]
}

/** The place where the work is done: code at the pinned commit. */
export interface PreparedCheckout extends BaseSettings {
  readonly workspace: Workspace
  readonly terms: RunSettings
  /** What the repository tells agents, from the base branch; '' when it tells nothing. */
  readonly instructions: string
}

export interface Place {
  readonly checkout: Checkout
  readonly target: ResolvedTarget
}

/** Finds out where the work would be done; no file is there yet. @throws UserError when there is nothing to start from */
export async function findPlace(asked: Located, parts: Parts): Promise<Place> {
  const checkout = await parts.openCheckout()
  return { checkout, target: await resolveTarget(asked, checkout, parts) }
}

/** Brings the commits and reads the rules. No file is written, and nothing of the repository is run. */
export async function layGround(
  { checkout, target }: Place,
  { settings }: Pick<Parts, 'settings'>
): Promise<BaseSettings> {
  await checkout.fetch([...new Set([target.startSha, target.baseSha])])
  const readBase = (path: string) => checkout.readFile(target.baseSha, path)
  const rules = await readAgentFile(await readBase(settings.configPath), settings.configPath, readBase)
  const protectedPaths = [...builtInProtectedPaths, settings.configPath, ...rules.protectedPaths]
  return { ...target, checkout, rules, protectedPaths }
}

/** Brings the code, reads the rules, and runs the set-up commands. @throws UserError for what a person must mend first */
export async function prepare(task: Task, place: Place, parts: Parts): Promise<PreparedCheckout> {
  const { checkout, target } = place
  const ground = await layGround(place, parts)
  const { rules } = ground
  const instructions = await readInstructions((path) => checkout.readFile(target.baseSha, path))
  const terms = agreeOnTerms(task, rules, parts)

  await checkout.switchTo(target.startSha)
  const workspace = await parts.openWorkspace(rules)
  // Nothing of a branch that may not be written to is run either.
  if (target.readOnlyReason === undefined) await setUp(workspace, rules, parts)
  return { ...ground, workspace, terms, instructions }
}

function agreeOnTerms({ request: { flags } }: Task, rules: AgentFile, { settings, tell }: Parts): RunSettings {
  const { limits, notes } = mergeLimits(settings.maxLimits, rules.limits, flags)
  const output = mergeOutputTokens(settings.maxOutputTokens, rules.limits)
  const { roles, notes: roleNotes } = assignRoles({ offered: settings.models, file: rules, requested: flags.model })
  for (const text of [...notes, ...output.notes, ...roleNotes]) tell({ kind: 'warning', text })
  const { main } = roles
  const price = priceOf(main, rules.prices)
  const unpriced = unpricedOf(roles, rules.prices)
  if (limits.dollars !== undefined && unpriced.length > 0) {
    tell({ kind: 'warning', text: unpricedText(limits.dollars, unpriced) })
  }
  const receivers = receiversOf(modelsOf(roles))
  tell({ kind: 'configured', model: main.name, host: main.host, receivers, limits, price })
  const { temperature, toolChoice, toolCalls } = rules.models
  const { contextTokens } = rules.limits
  const modelTerms = { contextTokens, maxOutputTokens: output.value, temperature, toolChoice, toolCalls }
  return { roles, modelTerms, limits, price }
}

async function setUp(workspace: Workspace, { setup }: AgentFile, { signal }: Parts): Promise<void> {
  if (setup.length > 0 && !workspace.sandbox) {
    throw new UserError(
      'agent.yml has set-up commands, and no sandbox to run them in could be set up on this runner. docs/sandbox.md says what it takes.'
    )
  }
  for (const { run, network, timeoutMs } of setup) {
    const { exitCode, output } = await workspace.run(run, { timeoutMs, network, signal })
    if (exitCode === 0) continue
    const ending = exitCode === undefined ? 'did not end in time' : `ended with exit code ${exitCode}`
    throw new UserError(`The set-up command "${run}" of agent.yml ${ending}:\n${output.slice(-2000)}`)
  }
}
