import { ContextOverflow } from '../agent/model.ts'
import { UserError } from '../errors.ts'
import { isAboutLength } from './context-overflow.ts'
import type { Endpoint } from './endpoint.ts'
import type { Refusal } from './failures.ts'
import type { ProviderProblem } from './provider-problem.ts'

const MAX_NAMES = 10

export interface RefusedRequest {
  readonly endpoint: Endpoint
  readonly model: string
  /** The address that was asked. */
  readonly address: string
  /** The models that the endpoint says it has; asked only where the answer helps. */
  listModels(): Promise<readonly string[]>
}

/** Says in one sentence what a person must change; as a ContextOverflow where the prompt is too long. */
export async function explainRefusal(refusal: Refusal, request: RefusedRequest): Promise<UserError> {
  if (isAboutLength(refusal.problem)) return new ContextOverflow(tooLong(refusal, request), { cause: refusal })
  const names = refusal.problem.status === 404 ? await request.listModels() : []
  return new UserError(sentence(refusal, request, names), { cause: refusal })
}

function sentence(
  { problem }: Refusal,
  { endpoint, model, address }: RefusedRequest,
  names: readonly string[]
): string {
  const { host, credential, baseUrl } = endpoint
  const { status, code, message } = problem
  const said = quote(problem)
  if (isAboutQuota(status, code))
    return `${host} has no credit left for this API key (${said}); add credit there or set another api-key.`
  switch (status) {
    case 401:
      if (credential.kind === 'key' && credential.key === '')
        return `${host} asks for an API key (${said}); set api-key.`
      return `${host} refused the API key (${said}); set api-key to a valid key for this host.`
    case 403:
      return `${host} does not let this API key use ${model} (${said}); set another model, or an api-key that may use it.`
    case 404:
      if (names.length === 0) return `${address} does not serve ${model} (${said}); check base-url and model.`
      return `${host} has no model ${model} (${said}); set model to one of those it has: ${nearest(model, names)}.`
    case 200:
      return `${baseUrl} answered with ${message}; set base-url to the API itself, which with most providers ends in /v1.`
    default:
      if (isRedirect(status)) return `${baseUrl} redirects ${message}; set base-url to the address it leads to.`
      return `${host} refused the request to ${model} (${said}); check that model can call tools and that base-url and api fit together.`
  }
}

function tooLong({ problem }: Refusal, { model }: RefusedRequest): string {
  return `The conversation is longer than ${model} can read (${quote(problem)}); set a model with a larger context window, or ask for a smaller step.`
}

function quote({ status, message }: ProviderProblem): string {
  return status === undefined ? `"${message}"` : `${status}: "${message}"`
}

function isRedirect(status: number | undefined): boolean {
  return status !== undefined && status >= 300 && status < 400
}

function isAboutQuota(status: number | undefined, code: string): boolean {
  return status === 402 || /quota|billing|credit/i.test(code)
}

/** The names that begin most like the one that was asked for come first. */
function nearest(model: string, names: readonly string[]): string {
  const sorted = names.toSorted((a, b) => sharedStart(model, b) - sharedStart(model, a) || a.localeCompare(b))
  const rest = sorted.length - MAX_NAMES
  return sorted.slice(0, MAX_NAMES).join(', ') + (rest > 0 ? ` and ${rest} more` : '')
}

function sharedStart(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length += 1
  return length
}
