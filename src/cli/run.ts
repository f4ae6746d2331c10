import type { LocalRequest } from './run-locally.ts'
import { startRun, type RunFlags } from './start-run.ts'
import { UsageError } from './usage-error.ts'
import { quoteForShell } from '../text/shell-quote.ts'

/** Runs the agent on a local checkout. The change stays in the work tree. Returns the exit code of the command. */
export async function run(words: readonly string[], flags: RunFlags): Promise<number> {
  const request = readRequest(words, { command: 'forgehand run', example: 'fix the failing test' })
  return await start({ request, isReadOnly: false, expectsChange: asksForChange(request) }, flags)
}

/** Answers a question about a local checkout. Returns the exit code of the command. */
export async function ask(words: readonly string[], flags: RunFlags): Promise<number> {
  const request = readRequest(words, { command: 'forgehand ask', example: 'how is a duration parsed?' })
  return await start({ request, isReadOnly: true, expectsChange: false }, flags)
}

async function start(asked: LocalRequest, { model = '', ...flags }: RunFlags): Promise<number> {
  // The variable can be set and empty.
  if (model.trim() === '') throw new UsageError(NO_MODEL)
  return await startRun(flags, asked, async (started, signal) => {
    const { carryOut } = await import('./carry-out.ts')
    return await carryOut({ ...started, ...asked, signal }, { ...flags, model })
  })
}

const NO_MODEL =
  'No model is set. Name one with --model or in FORGEHAND_MODEL, such as gpt-5 or anthropic/claude-sonnet-5.'

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
