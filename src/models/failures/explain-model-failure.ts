import { ContextOverflow, ModelError } from '../../agent/model.ts'
import { listFirst } from '../../text/format.ts'
import type { Endpoint } from '../endpoint.ts'
import type { PermanentFailure } from './failures.ts'
import { DAILY_QUOTA } from './google-details.ts'
import { isContextOverflow, isOutOfCredit } from './problem-kinds.ts'
import type { ProviderProblem } from './provider-problem.ts'
import { isWebPage } from './web-page.ts'

const MAX_NAMES = 10

export interface FailedRequest {
  readonly endpoint: Endpoint
  readonly model: string
  /** The address that the request went to. */
  readonly address: string
  /** The names of the models at the endpoint. Called only if the answer helps. */
  listModels(): Promise<readonly string[]>
}

/** Says in one sentence what to change. A ContextOverflow if the prompt is too long. */
export async function explainFailure(failure: PermanentFailure, request: FailedRequest): Promise<ModelError> {
  const { problem } = failure
  if (isContextOverflow(problem)) return new ContextOverflow(explainOverflow(problem, request), { cause: failure })
  if (isWebPage(problem)) return new ModelError(explainPage(problem, request), { cause: failure })
  const names = isAboutModel(problem) ? await request.listModels() : []
  return new ModelError(explain(problem, request, names), { cause: failure })
}

function explain(problem: ProviderProblem, request: FailedRequest, names: readonly string[]): string {
  const { endpoint, model } = request
  const { host, baseUrl, settings } = endpoint
  const { status, code, message } = problem
  const reason = quote(problem)
  if (code.includes(DAILY_QUOTA))
    return `${host} has no quota left for ${model} with this API key today (${reason}); try again tomorrow, or set another ${settings.model} or ${settings.apiKey}.`
  // Google says it with status 400.
  if (/api_key_invalid/i.test(code)) return explainCredential(request, reason, 401)
  if (isOutOfCredit(problem))
    return `${host} has no credit left for this API key (${reason}); add credit there or set another ${settings.apiKey}.`
  // An endpoint can list a model that it serves in another way.
  if (names.length > 0 && !names.includes(model))
    return `${host} has no model ${model} (${reason}); set ${settings.model} to one of those it has: ${nearest(model, names)}.`
  if (isRedirect(status)) return `${baseUrl} redirects ${message}; set ${settings.baseUrl} to the address it leads to.`
  return explainStatus(problem, request, reason)
}

function explainStatus({ status }: ProviderProblem, request: FailedRequest, reason: string): string {
  const { endpoint, model, address } = request
  const { host, settings } = endpoint
  switch (status) {
    case 401:
    case 403:
      return explainCredential(request, reason, status)
    case 404:
    case 405:
    case 501:
      return `${address} does not serve ${model} (${reason}); check ${settings.baseUrl} and ${settings.model}.`
    case 410:
      return `${host} no longer serves ${model} (${reason}); set another ${settings.model}, or the ${settings.baseUrl} of another provider.`
    default:
      return `${host} refused the request to ${model} (${reason}); check that the model can call tools and that ${settings.baseUrl} and ${settings.api} match.`
  }
}

function explainPage({ status }: ProviderProblem, { endpoint: { settings }, address }: FailedRequest): string {
  const sender =
    status === 401 || status === 403
      ? 'a login page or a firewall stands in front of the model, or the server there is not a model API'
      : 'the server there is probably not a model API'
  return `${address} answered with a web page (status ${status ?? 'unknown'}), so ${sender}; set ${settings.baseUrl} to the address of the API, which usually ends in a version such as /v1.`
}

function explainCredential(
  { endpoint: { host, credential, settings }, model }: FailedRequest,
  reason: string,
  status: 401 | 403
): string {
  if (credential.kind === 'workload-identity')
    return `${host} does not let ${credential.serviceAccountId} use ${model} (${reason}); set another ${settings.model}, or an openai-service-account that may use it.`
  // Google answers a request without a key with status 403.
  if (status === 403 && credential.key !== '')
    return `${host} does not let this API key use ${model} (${reason}); set another ${settings.model}, or an ${settings.apiKey} that may use it.`
  if (credential.key === '') return `${host} requires an API key (${reason}); set ${settings.apiKey}.`
  return `${host} refused the API key (${reason}); set ${settings.apiKey} to a valid key for this host.`
}

/** True if another model may exist at the endpoint. */
function isAboutModel({ status, code, parameter, message }: ProviderProblem): boolean {
  if (status === 404 || status === 410) return true
  if (status !== 400 && status !== 422) return false
  return parameter === 'model' || NO_MODEL.test(`${code} ${message}`)
}

/** DeepSeek, OpenRouter, Mistral and LiteLLM say it with status 400. */
const NO_MODEL =
  /\bmodel\b[^.]{0,80}\b(not exist|not found|not a valid model|is invalid)\b|\b(invalid|unknown|no such) model\b|not a valid model|model_not_found/i

function explainOverflow(problem: ProviderProblem, { model }: FailedRequest): string {
  return `The conversation is longer than ${model} can read (${quote(problem)}); set a model with a larger context window, or ask for a smaller step.`
}

function quote({ status, message }: ProviderProblem): string {
  return status === undefined ? `"${message}"` : `${status}: "${message}"`
}

function isRedirect(status: number | undefined): boolean {
  return status !== undefined && status >= 300 && status < 400
}

/** The names most similar to the requested one, first. */
function nearest(model: string, names: readonly string[]): string {
  const wanted = letterPairs(model)
  const similarity = new Map(names.map((name) => [name, overlap(wanted, letterPairs(name))]))
  const sorted = names.toSorted((a, b) => (similarity.get(b) ?? 0) - (similarity.get(a) ?? 0) || a.length - b.length)
  return listFirst(sorted, MAX_NAMES)
}

/** Names that differ in a prefix, a version or a typo still share most of their letter pairs. */
function letterPairs(name: string): ReadonlySet<string> {
  // A router's prefix ends with a slash.
  const letters = `^${name.slice(name.lastIndexOf('/') + 1).toLowerCase()}$`
  return new Set(Array.from({ length: letters.length - 1 }, (_, place) => letters.slice(place, place + 2)))
}

function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return a.intersection(b).size / Math.min(a.size, b.size)
}
