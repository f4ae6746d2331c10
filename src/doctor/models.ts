import { ModelError, type Model } from '../agent/model.ts'
import { messageOf, UserError } from '../errors.ts'
import type { CreateModel } from '../pipeline/run-models.ts'
import type { AgentFile } from '../settings/agent-file.ts'
import type { ModelChoice } from '../settings/model-directory.ts'
import { assignRoles, modelsOf } from '../settings/roles.ts'
import type { AvailableModels } from '../settings/workflow-models.ts'
import { formatDuration, listFirst } from '../text/format.ts'
import { capitalized, oneLine, withPeriod } from '../text/shorten.ts'
import type { Finding } from './finding.ts'

const ID = 'model'
/** A local server may have to load the model first. */
export const MAX_MODEL_MS = 45_000
/** Enough for the thinking before a one-word answer. Nobody pays for what is not written. */
const MAX_OUTPUT = 1_024
/** agent.yml can name any number of them. */
const MAX_MODELS = 8
const MAX_REASON = 600

export interface ConfiguredModels {
  readonly choices: readonly ModelChoice[]
  readonly findings: readonly Finding[]
}

/** Every model that a run can use by the workflow and agent.yml, and what is wrong with their settings. */
export function configuredModels(
  offered: AvailableModels,
  file: Pick<AgentFile, 'models' | 'allowedModels' | 'delegation'>
): ConfiguredModels {
  const both = [false, true].map((isReview) => assignRoles({ offered, file, requested: undefined, isReview }))
  const all = both.flatMap(({ roles }) => modelsOf(roles))
  const choices = [...new Map(all.map((one) => [`${one.api} ${one.baseUrl} ${one.name}`, one])).values()]
  const notes = [...new Set(both.flatMap((each) => each.notes))]
  const findings = notes.map((title): Finding => ({
    id: ID,
    state: 'warning',
    title,
    remedy: 'Correct the name under `models` in agent.yml, or add the key to `api-key` in the workflow.'
  }))
  const more = choices.slice(MAX_MODELS).map(({ name }) => name)
  const skipped: Finding = {
    id: ID,
    state: 'unknown',
    title: `Not asked, because there are too many: ${listFirst(more, 5)}.`
  }
  return { choices: choices.slice(0, MAX_MODELS), findings: more.length > 0 ? [...findings, skipped] : findings }
}

interface AnswerLimits {
  readonly timeoutMs: number
  readonly signal: AbortSignal
}

/** Asks a model for one word: only an answer shows that key, name, address and quota are right. */
export async function examineModel(
  choice: ModelChoice,
  createModel: CreateModel,
  { timeoutMs, signal }: AnswerLimits
): Promise<readonly Finding[]> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
  const startedAt = performance.now()
  try {
    const model = createModel(choice, { ...OPTIONS, maxOutputTokens: MAX_OUTPUT })
    await askForWord(model, limit)
    return [answered(choice, performance.now() - startedAt)]
  } catch (error) {
    signal.throwIfAborted()
    if (limit.aborted) return [silent(choice, timeoutMs)]
    if (!(error instanceof ModelError || error instanceof UserError)) throw error
    return [refused(choice, error)]
  }
}

const OPTIONS = {
  temperature: undefined,
  effort: undefined,
  toolChoice: 'auto',
  toolCalls: 'auto',
  contextTokens: undefined
} as const

async function askForWord(model: Model, signal: AbortSignal): Promise<void> {
  const ignore = () => undefined
  await model.respond({
    messages: [{ role: 'user', text: 'Reply with the word ok.' }],
    tools: [],
    signal,
    // A failure is reported at once. A run would wait and try again.
    remainingMs: () => 0,
    onDelta: ignore,
    onRetry: ignore,
    onFallback: ignore
  })
}

function answered({ name, host }: ModelChoice, durationMs: number): Finding {
  return { id: ID, state: 'ok', title: `${name} at ${host} answered in ${formatDuration(durationMs)}.` }
}

function silent({ name, host }: ModelChoice, timeoutMs: number): Finding {
  return {
    id: ID,
    state: 'problem',
    title: `${name} at ${host} did not answer within ${timeoutMs / 1000} s.`,
    remedy: 'Check the address and the load of the server. A run waits up to five minutes for an answer.'
  }
}

/** The classes of failures that a run retries. */
const TRANSIENT = /^(?:TransientFailure|UnreachableServer)$/
/** Failures that pass without a change: a limit per minute, or an overloaded server. */
const PASSING = /^(?:408|409|429|5\d\d)\b/

/** @param error its cause is the failure of the only attempt, if a run would try again */
function refused({ name, host }: ModelChoice, error: Error): Finding {
  const isTransient = Error.isError(error.cause) && TRANSIENT.test(error.cause.name)
  const reason = oneLine(messageOf(isTransient ? error.cause : error), MAX_REASON)
  if (isTransient && PASSING.test(reason))
    return {
      id: ID,
      state: 'warning',
      title: `${name} at ${host} is not available now.`,
      detail: withPeriod(reason),
      remedy: 'Try again in a minute. A run tries again by itself; `fallback-models` names a model that takes over.'
    }
  return {
    id: ID,
    state: 'problem',
    title: `${name} at ${host} cannot be used.`,
    detail: isTransient ? capitalized(withPeriod(reason)) : withPeriod(reason),
    ...(isTransient && {
      remedy: `Check that a server runs at ${host} and can be reached from here, or correct the base URL.`
    })
  }
}
