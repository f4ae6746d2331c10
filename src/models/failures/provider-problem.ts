import * as z from 'zod'
import { googleDetails } from './google-details.ts'

/** What a provider says went wrong, whichever shape it says it in. */
export interface ProviderProblem {
  /** The HTTP status, or the one that an error within a stream names; undefined for none. */
  readonly status: number | undefined
  /** The provider's word for the kind of problem; '' for none. */
  readonly code: string
  /** The request parameter it names; '' for none. */
  readonly parameter: string
  /** One line, cut to a readable length. */
  readonly message: string
  /** The wait that it asks for in its body; absent where it asks for none. */
  readonly retryAfterMs?: number
}

const MAX_MESSAGE_CHARS = 300

const word = z.union([z.string(), z.number().transform(String)]).catch('')
const problem = z.object({ message: word, code: word, type: word, status: word, param: word })

/**
 * @param body an error as JSON (`{error: {…}}`, `{message}`, `{detail}`, or a list of these) or as text
 * @param status of the answer that carried it; undefined for an error within a stream
 */
export function readProblem(body: unknown, status?: number): ProviderProblem {
  const error = unwrap(body)
  const { message, code, type, status: name, param } = problem.parse(typeof error === 'object' && error ? error : {})
  const { words, retryAfterMs } = googleDetails(error)
  return {
    status: status ?? [code, name].map(statusIn).find((number) => number !== undefined),
    code: [code, type, name, ...words].filter((text) => text !== '').join(' '),
    parameter: param,
    message: readable(message || (typeof error === 'string' ? error : asJson(error))),
    ...(retryAfterMs !== undefined && { retryAfterMs })
  }
}

/** True for JSON that says so itself, in the way most servers do. */
export function hasError(said: unknown): boolean {
  return typeof said === 'object' && said !== null && 'error' in said && Boolean(said.error)
}

/** Far more than any server nests; an answer made to be nested without end must not fill the stack. */
const MAX_NESTING = 8

/** The innermost thing that speaks of the error. */
function unwrap(body: unknown, left = MAX_NESTING): unknown {
  if (left === 0) return ''
  if (Array.isArray(body)) return body.some(isComplaint) ? complaints(body) : unwrap(body[0], left - 1)
  if (typeof body === 'string') return innerText(body, left)
  return typeof body === 'object' && body !== null ? innerObject(body, left) : (body ?? '')
}

function innerObject(body: object, left: number): unknown {
  const { error, detail, base_resp: minimax, status_msg: text, metadata, ...fields } = { ...body } as Wrapper
  // OAuth: the error is its code.
  if (fields.error_description) return { message: fields.error_description, code: error }
  // MiniMax answers with a status of 200.
  const inner = [error, detail, minimax].find(Boolean)
  if (inner !== undefined) return unwrap(inner, left - 1)
  if (text !== undefined) return { message: text, code: text }
  // OpenRouter, of what the provider said that it asked.
  const raw = relayed(metadata)
  if (raw !== undefined) return { ...fields, ...asFields(unwrap(raw, left - 1)), status: fields.code }
  if (isWrapping(fields.message)) return { ...fields, ...asFields(unwrap(fields.message, left - 1)) }
  return body
}

/** The names under which servers wrap an error. */
type Wrapper = Readonly<
  Partial<
    Record<
      'error' | 'error_description' | 'detail' | 'base_resp' | 'status_msg' | 'metadata' | 'message' | 'code',
      unknown
    >
  >
>

function relayed(metadata: unknown): unknown {
  return typeof metadata === 'object' && metadata !== null && 'raw' in metadata ? metadata.raw : undefined
}

function isWrapping(message: unknown): boolean {
  return typeof message === 'string' ? message.startsWith('{') : typeof message === 'object' && message !== null
}

/** Some servers put one error as JSON text into the message of another. */
function innerText(text: string, left: number): unknown {
  const value = jsonOrText(text)
  return typeof value === 'object' && value !== null ? unwrap(value, left - 1) : text
}

function asFields(error: unknown): object {
  return typeof error === 'object' && error !== null ? error : { message: error }
}

/** How FastAPI's servers (vLLM, Mistral) complain of one field. */
const complaint = z.object({ loc: z.array(z.union([z.string(), z.number()])), msg: z.string() })

function isComplaint(value: unknown): boolean {
  return complaint.safeParse(value).success
}

function complaints(values: readonly unknown[]): { message: string; param: string } {
  const said = values.flatMap((value) => complaint.safeParse(value).data ?? [])
  const paths = said.map(({ loc }) => loc.filter((part, index) => index > 0 || part !== 'body').join('.'))
  return { message: said.map(({ msg }, index) => `${paths[index] ?? ''}: ${msg}`).join('; '), param: paths[0] ?? '' }
}

/** The value that a text is JSON of, else the text. */
export function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** JSON text; '' for what is nested too deeply. */
function asJson(value: unknown): string {
  try {
    return JSON.stringify(value)
  } catch {
    return ''
  }
}

function statusIn(code: string): number | undefined {
  return /^[45]\d\d$/.test(code) ? Number(code) : undefined
}

function readable(text: string): string {
  if (/^\s*<(!doctype|html)/i.test(text)) return 'a web page'
  const line = text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .replace(/\.$/, '')
  if (line === '' || line === '{}') return 'no explanation'
  // Attack: of a key that the server repeats, a half would not be known for one any more. A word is there as a whole or not at all.
  return line.length > MAX_MESSAGE_CHARS
    ? `${line
        .slice(0, MAX_MESSAGE_CHARS + 1)
        .toWellFormed()
        .replace(/[\w.+/=:~-]*$/u, '')
        .trimEnd()}…`
    : line
}
