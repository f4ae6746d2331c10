import type { Effects } from '../effects.ts'
import type { Limits } from '../../agent/budget.ts'
import type { Price } from '../../agent/price.ts'
import type { Effort } from '../../domain/settings.ts'
import type { Request } from '../../domain/task.ts'
import type { Emit } from '../../report/reporter.ts'
import type { Receiver } from '../../report/run-snapshot.ts'
import type { AgentFile } from '../../settings/agent-file.ts'
import { mergeLimits, mergeOutputTokens } from '../../settings/limits.ts'
import type { ModelChoice } from '../../settings/model-directory.ts'
import { priceOf } from '../../settings/price-table.ts'
import { assignRoles, modelsOf, type RoleRequest, type Roles } from '../../settings/roles.ts'
import type { ModelOptions } from './run-models.ts'
import { resultOf } from '../../tasks/verbs.ts'

/** The models and limits of one run. */
export interface RunSettings {
  readonly roles: Roles
  readonly modelOptions: ModelOptions
  readonly limits: Limits
  /** Of the main model; undefined when it is not known. */
  readonly price: Price | undefined
}

/** Merges what the request, agent.yml and the workflow say. The workflow's limits are never exceeded. */
export function chooseRunSettings(request: Request, rules: AgentFile, { settings, emit }: Effects): RunSettings {
  const { flags } = request
  const { limits, notes } = mergeLimits(settings.maxLimits, rules.limits, flags)
  const output = mergeOutputTokens(settings.maxOutputTokens, rules.limits)
  const asked = { requested: flags.model, reviews: reviewedBy(request, rules) }
  const { roles, notes: roleNotes } = assignRoles({ offered: settings.models, file: rules, ...asked })
  const warnings = [...notes, ...output.notes, ...roleNotes]
  const { effort = rules.models.effort } = flags
  return reportRunSettings({ limits, roles, effort, maxOutputTokens: output.value, warnings }, rules, emit)
}

/** What a run reviews: its own work if that is large enough, and its limits are. */
export function reviewedBy(request: Request, { selfReview }: AgentFile): RoleRequest['reviews'] {
  const result = resultOf({ request })
  if (result === 'review') return 'pull-request'
  return result === 'change' && selfReview !== 'off' ? 'own-work' : 'nothing'
}

export interface ChosenSettings {
  readonly limits: Limits
  readonly roles: Roles
  readonly effort: Effort | undefined
  readonly maxOutputTokens: number | undefined
  readonly warnings: readonly string[]
}

/** Reports the chosen models and limits, with their prices, and returns the settings of the run. */
export function reportRunSettings(chosen: ChosenSettings, rules: AgentFile, emit: Emit): RunSettings {
  const { limits, roles, effort, maxOutputTokens } = chosen
  const { main } = roles
  const { prices } = rules
  const models = modelsOf(roles)
  const unpriced = models.flatMap((model) => (priceOf(model, prices) ? [] : model.name))
  const isUncounted = limits.dollars !== undefined && unpriced.length > 0
  const warnings = isUncounted ? [...chosen.warnings, unpricedWarning(limits.dollars, unpriced)] : chosen.warnings
  for (const text of warnings) emit({ kind: 'warning', text })
  const price = priceOf(main, prices)
  emit({ kind: 'configured', model: main.name, host: main.host, receivers: receiversOf(models), limits, price })
  const { temperature, toolChoice, toolCalls } = rules.models
  const { contextTokens } = rules.limits
  const modelOptions = { contextTokens, maxOutputTokens, temperature, effort, toolChoice, toolCalls }
  return { roles, modelOptions, limits, price }
}

/** The models that can receive what the run reads, the main model first. */
export function receiversOf(models: readonly ModelChoice[]): readonly Receiver[] {
  return models.map(({ name, host, provider }) => ({ name, host, provider: provider?.title }))
}

/** @param unpriced names of models whose price is not known; at least one */
function unpricedWarning(dollars: number, unpriced: readonly string[]): string {
  const [prices, are, them] = unpriced.length === 1 ? ['price', 'is', 'it'] : ['prices', 'are', 'them']
  const entries = unpriced.map((name) => `${JSON.stringify(name)}: { input: 1.5, output: 6 }`)
  return `The limit of ${dollars} dollars does not count ${unpriced.join(' and ')}, because the ${prices} ${are} not known. Set ${them} in agent.yml, in US dollars per million tokens: prices: { ${entries.join(', ')} }`
}
