import * as z from 'zod'

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
  return {
    status: status ?? statusIn(code),
    code: [code, type, name].filter((text) => text !== '').join(' '),
    parameter: param,
    message: readable(message || (typeof error === 'string' ? error : JSON.stringify(error)))
  }
}

/** The innermost thing that speaks of the error. */
function unwrap(body: unknown): unknown {
  if (Array.isArray(body)) return unwrap(body[0])
  if (typeof body !== 'object' || body === null) return body ?? ''
  if ('error' in body && body.error) return unwrap(body.error)
  if ('detail' in body && body.detail)
    return typeof body.detail === 'string' ? body.detail : { message: JSON.stringify(body.detail) }
  return body
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
  return line.length > MAX_MESSAGE_CHARS ? `${line.slice(0, MAX_MESSAGE_CHARS).toWellFormed()}…` : line
}
