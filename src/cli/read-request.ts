import { quoteForShell } from '../text/shell-quote.ts'
import { UsageError } from './usage-error.ts'

/** @throws UsageError for no request, an empty one, and one without quotation marks */
export function readRequest(
  words: readonly string[],
  { command, example }: { command: string; example: string }
): string {
  const [request = ''] = words
  if (words.length > 1) {
    throw new UsageError(
      `The request has ${words.length} words without quotation marks around them. Write it as one argument:\n\n  ${command} ${quoteForShell(words.join(' '))}`
    )
  }
  if (request.trim() !== '') return request
  const problem = words.length === 0 ? 'The request is missing.' : 'The request is empty.'
  throw new UsageError(`${problem} Write it in quotation marks:\n\n  ${command} "${example}"`)
}

/** A polite beginning does not count. */
const QUESTION =
  /^(?:please\s+|(?:can|could|would)\s+you\s+(?:please\s+)?)?(?:ask|explain|describe|summari[sz]e|why|what|how|where|which|who|when)\b/i

/** False for words that ask for an answer. A change is still possible: "explain in the README how to install it". */
export function asksForChange(request: string): boolean {
  return !QUESTION.test(request.trim())
}
