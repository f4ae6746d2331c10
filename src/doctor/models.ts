import { ModelError } from '../agent/model.ts'
import { messageOf, UserError } from '../errors.ts'
import type { CreateModel } from '../run/work/run-models.ts'
import type { AgentFile } from '../settings/agent-file.ts'
import type { ModelChoice } from '../settings/model-directory.ts'
import { assignRoles, modelsOf } from '../settings/roles.ts'
import type { AvailableModels } from '../settings/workflow-models.ts'
import { formatDuration } from '../text/format.ts'
import { capitalized, oneLine, withPeriod } from '../text/shorten.ts'
import type { Verdict } from './finding.ts'

/** Enough for the thinking before a one-word answer. Nobody pays for what is not written. */
const MAX_OUTPUT = 1_024
const MAX_REASON = 600

/** Every model that a run can use by the workflow and agent.yml, and what is wrong with their settings. */
export function configuredModels(offered: AvailableModels, file: AgentFile) {
  const kinds = ['nothing', 'pull-request'] as const
  const both = kinds.map((reviews) => assignRoles({ offered, file, requested: undefined, reviews }))
  const all = both.flatMap(({ roles }) => modelsOf(roles))
  const notes = [...new Set(both.flatMap((each) => each.notes))]
  const remedy = 'Correct the name under `models` in agent.yml, or add the key to `api-key` in the workflow.'
  return {
    choices: [...new Map(all.map((one) => [`${one.api} ${one.baseUrl} ${one.name}`, one])).values()],
    findings: notes.map((title): Verdict => ({ state: 'warning', title, remedy }))
  }
}

/** Asks a model for one word: only an answer shows that key, name, address and quota are right. */
export async function examineModel(
  choice: ModelChoice,
  createModel: CreateModel,
  signal: AbortSignal
): Promise<Verdict> {
  const startedAt = performance.now()
  const ignore = () => undefined
  try {
    await createModel(choice, { ...OPTIONS, maxOutputTokens: MAX_OUTPUT }).respond({
      messages: [{ role: 'user', text: 'Reply with the word ok.' }],
      tools: [],
      signal,
      // A failure is reported at once. A run would wait and try again.
      remainingMs: () => 0,
      onDelta: ignore,
      onRetry: ignore,
      onFallback: ignore
    })
    const time = formatDuration(performance.now() - startedAt)
    return { state: 'ok', title: `${choice.name} at ${choice.host} answered in ${time}.` }
  } catch (error) {
    if (!(error instanceof ModelError || error instanceof UserError)) throw error
    return refused(choice, error)
  }
}

const OPTIONS = {
  temperature: undefined,
  effort: undefined,
  toolChoice: 'auto',
  toolCalls: 'auto',
  contextTokens: undefined
} as const

/** @param error its cause is the failure of the only attempt, if a run would try again */
function refused({ name, host }: ModelChoice, error: Error): Verdict {
  const kind = Error.isError(error.cause) ? error.cause.name : ''
  const isPassing = kind === 'TransientFailure'
  const isUnreachable = kind === 'UnreachableServer'
  const reason = oneLine(messageOf(isPassing || isUnreachable ? error.cause : error), MAX_REASON)
  const detail = capitalized(withPeriod(reason))
  if (isPassing)
    return {
      state: 'warning',
      title: `${name} at ${host} is not available now.`,
      detail,
      remedy: 'Try again in a minute. A run tries again by itself; `fallback-models` names a model that takes over.'
    }
  const remedy = `Check that a server runs at ${host} and can be reached from here, or correct the base URL.`
  const title = `${name} at ${host} cannot be used.`
  return { state: 'problem', title, detail, ...(isUnreachable && { remedy }) }
}
