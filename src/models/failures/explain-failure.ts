import { ContextOverflow, ModelError } from '../../agent/model.ts'
import { isContextOverflow } from './problem-kinds.ts'
import type { Endpoint } from '../endpoint.ts'
import { isOutOfCredit, type PermanentFailure } from './failures.ts'
import { DAILY_QUOTA } from './google-details.ts'
import type { ProviderProblem } from './provider-problem.ts'
import { listFirst } from '../../text/format.ts'

const MAX_NAMES = 10

export interface FailedRequest {
  readonly endpoint: Endpoint
  readonly model: string
  /** The address that was asked. */
  readonly address: string
  /** The models that the endpoint says it has; asked only where the answer helps. */
  listModels(): Promise<readonly string[]>
}

/** Says in one sentence what a person must change; as a ContextOverflow where the prompt is too long. */
export async function explainFailure(refusal: PermanentFailure, request: FailedRequest): Promise<ModelError> {
  if (isContextOverflow(refusal.problem)) return new ContextOverflow(tooLong(refusal, request), { cause: refusal })
  const names = isAboutModel(refusal.problem) ? await request.listModels() : []
  return new ModelError(sentence(refusal, request, names), { cause: refusal })
}

function sentence({ problem }: PermanentFailure, request: FailedRequest, names: readonly string[]): string {
  const {
    endpoint: { host, baseUrl },
    model
  } = request
  const { status, code, message } = problem
  const said = quote(problem)
  if (code.includes(DAILY_QUOTA))
    return `${host} serves this API key no more of ${model} today (${said}); wait for tomorrow, or set another model or api-key.`
  // Google says it with status 400.
  if (/api_key_invalid/i.test(code)) return refusedCredential(request, said, 401)
  if (isOutOfCredit(problem))
    return `${host} has no credit left for this API key (${said}); add credit there or set another api-key.`
  if (names.length > 0)
    return `${host} has no model ${model} (${said}); set model to one of those it has: ${nearest(model, names)}.`
  if (isRedirect(status)) return `${baseUrl} redirects ${message}; set base-url to the address it leads to.`
  return byStatus({ problem, request, said })
}

function byStatus({
  problem: { status, message },
  request,
  said
}: {
  readonly problem: ProviderProblem
  readonly request: FailedRequest
  readonly said: string
}): string {
  const {
    endpoint: { host, baseUrl },
    model,
    address
  } = request
  switch (status) {
    case 200:
      return `${baseUrl} answered with ${message}; set base-url to the API itself, which with most providers ends in /v1.`
    case 401:
    case 403:
      return refusedCredential(request, said, status)
    case 404:
    case 405:
      return `${address} does not serve ${model} (${said}); check base-url and model.`
    case 410:
      return `${host} serves ${model} no more (${said}); set another model, or the base-url of another provider.`
    default:
      return `${host} refused the request to ${model} (${said}); check that model can call tools and that base-url and api fit together.`
  }
}

function refusedCredential({ endpoint: { host, credential }, model }: FailedRequest, said: string, status: 401 | 403) {
  if (credential.kind === 'workload-identity')
    return `${host} does not let ${credential.serviceAccountId} use ${model} (${said}); set another model, or an openai-service-account that may use it.`
  // Google asks for a key with status 403.
  if (status === 403 && credential.key !== '')
    return `${host} does not let this API key use ${model} (${said}); set another model, or an api-key that may use it.`
  if (credential.key === '') return `${host} asks for an API key (${said}); set api-key.`
  return `${host} refused the API key (${said}); set api-key to a valid key for this host.`
}

/** True when the provider may have other models than the one that was asked for. */
function isAboutModel({ status, code, parameter, message }: ProviderProblem): boolean {
  if (status === 404 || status === 410) return true
  if (status !== 400 && status !== 422) return false
  return parameter === 'model' || NO_MODEL.test(`${code} ${message}`)
}

/** DeepSeek, OpenRouter, Mistral and LiteLLM say it with status 400. */
const NO_MODEL =
  /\bmodel\b[^.]{0,80}\b(not exist|not found|not a valid model|is invalid)\b|\b(invalid|unknown|no such) model\b|not a valid model|model_not_found/i

function tooLong({ problem }: PermanentFailure, { model }: FailedRequest): string {
  return `The conversation is longer than ${model} can read (${quote(problem)}); set a model with a larger context window, or ask for a smaller step.`
}

function quote({ status, message }: ProviderProblem): string {
  return status === undefined ? `"${message}"` : `${status}: "${message}"`
}

function isRedirect(status: number | undefined): boolean {
  return status !== undefined && status >= 300 && status < 400
}

/** The names that are most like the one that was asked for come first. */
function nearest(model: string, names: readonly string[]): string {
  const wanted = pairsOf(model)
  const likeness = new Map(names.map((name) => [name, shared(wanted, pairsOf(name))]))
  const sorted = names.toSorted((a, b) => (likeness.get(b) ?? 0) - (likeness.get(a) ?? 0) || a.length - b.length)
  return listFirst(sorted, MAX_NAMES)
}

/** Of neighbouring letters: names that differ in a prefix, a version or a slip of the hand still share most of them. */
function pairsOf(name: string): ReadonlySet<string> {
  // What stands before a slash is a router's.
  const letters = `^${name.slice(name.lastIndexOf('/') + 1).toLowerCase()}$`
  return new Set(Array.from({ length: letters.length - 1 }, (_, place) => letters.slice(place, place + 2)))
}

function shared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return a.intersection(b).size / Math.min(a.size, b.size)
}
