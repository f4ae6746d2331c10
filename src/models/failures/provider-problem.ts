import * as z from 'zod'
import { compactJson } from '../../text/json.ts'
import { googleDetails } from './google-details.ts'
import { isHtml, WEB_PAGE } from './web-page.ts'

/** An error of a provider, whatever its format. */
export interface ProviderProblem {
  /** The HTTP status, or the one that an error within a stream states; undefined for none. */
  readonly status: number | undefined
  /** The provider's names for the kind of problem; '' for none. */
  readonly code: string
  /** The request parameter that it names; '' for none. */
  readonly parameter: string
  /** One line of limited length. */
  readonly message: string
  /** The wait that the body asks for. */
  readonly retryAfterMs?: number
}

const MAX_MESSAGE_CHARS = 300

const problem = z.lazy(() => {
  const word = z.union([z.string(), z.number().transform(String)]).catch('')
  return z.object({ message: word, code: word, type: word, status: word, param: word })
})

/**
 * @param body an error as JSON (`{error: {…}}`, `{message}`, `{detail}`, or a list of these) or as text
 * @param status of the response; undefined for an error within a stream
 */
export function readProblem(body: unknown, status?: number): ProviderProblem {
  if (typeof body === 'string' && isHtml(body)) return { status, code: '', parameter: '', message: WEB_PAGE }
  const error = unwrap(body)
  const { message, code, type, status: name, param } = problem.parse(typeof error === 'object' && error ? error : {})
  const { codes, retryAfterMs } = googleDetails(error)
  return {
    status: status ?? [code, name].map(statusIn).find((number) => number !== undefined),
    code: [code, type, name, ...codes].filter((text) => text !== '').join(' '),
    parameter: param,
    message: readable(message || (typeof error === 'string' ? error : (compactJson(error) ?? ''))),
    ...(retryAfterMs !== undefined && { retryAfterMs })
  }
}

/** True for JSON that reports an error the way most servers do. */
export function hasError(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'error' in value && Boolean(value.error)
}

/** Far more than any server nests. Attack: endless nesting would overflow the stack. */
const MAX_NESTING = 8

/** The innermost value that describes the error. */
function unwrap(body: unknown, left = MAX_NESTING): unknown {
  if (left === 0) return ''
  if (Array.isArray(body)) return body.some(isFieldError) ? joinFieldErrors(body) : unwrap(body[0], left - 1)
  if (typeof body === 'string') return unwrapText(body, left)
  return typeof body === 'object' && body !== null ? unwrapObject(body, left) : (body ?? '')
}

function unwrapObject(body: object, left: number): unknown {
  const { error, detail, base_resp: minimax, status_msg: text, metadata, ...fields } = { ...body } as Wrapper
  // OAuth: `error` is the code.
  if (fields.error_description) return { message: fields.error_description, code: error }
  // MiniMax sends `base_resp` with status 200.
  const inner = [error, detail, minimax].find(Boolean)
  if (inner !== undefined) return unwrap(inner, left - 1)
  if (text !== undefined) return { message: text, code: text }
  // OpenRouter relays the error of the provider that it asked.
  const raw = relayed(metadata)
  if (raw !== undefined) return { ...fields, ...asFields(unwrap(raw, left - 1)), status: fields.code }
  if (isWrapping(fields.message)) return { ...fields, ...asFields(unwrap(fields.message, left - 1)) }
  return body
}

/** The fields in which servers wrap an error. */
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
function unwrapText(text: string, left: number): unknown {
  const value = jsonOrText(text)
  return typeof value === 'object' && value !== null ? unwrap(value, left - 1) : text
}

function asFields(error: unknown): object {
  return typeof error === 'object' && error !== null ? error : { message: error }
}

/** How servers built with FastAPI (vLLM, Mistral) report a problem with one field. */
const fieldError = z.lazy(() => z.object({ loc: z.array(z.union([z.string(), z.number()])), msg: z.string() }))

function isFieldError(value: unknown): boolean {
  return fieldError.safeParse(value).success
}

function joinFieldErrors(values: readonly unknown[]): { message: string; param: string } {
  const errors = values.flatMap((value) => fieldError.safeParse(value).data ?? [])
  const paths = errors.map(({ loc }) => loc.filter((part, index) => index > 0 || part !== 'body').join('.'))
  return { message: errors.map(({ msg }, index) => `${paths[index] ?? ''}: ${msg}`).join('; '), param: paths[0] ?? '' }
}

/** The value of JSON text; any other text as it is. */
export function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function statusIn(code: string): number | undefined {
  return /^[45]\d\d$/.test(code) ? Number(code) : undefined
}

function readable(text: string): string {
  // The server that relays this page is a model API itself, so the address is not wrong.
  if (isHtml(text)) return 'an error page in HTML'
  const line = text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .replace(/\.$/, '')
  if (line === '' || line === '{}') return 'no explanation'
  // Attack: half of a key that the server repeats would not be redacted, so words are never cut.
  return line.length > MAX_MESSAGE_CHARS
    ? `${line
        .slice(0, MAX_MESSAGE_CHARS + 1)
        .toWellFormed()
        .replace(/[\w.+/=:~-]*$/u, '')
        .trimEnd()}…`
    : line
}
