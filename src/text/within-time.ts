import { createContext, Script, type Context } from 'node:vm'

const script = new Script('work()')
/** One context for all work: creating one takes longer than most of the work. */
let context: Context | undefined

/**
 * The result of synchronous work; undefined when it exceeds its time limit, or the stack. On some texts, such as `<T>(a=>` repeated twenty times,
 * parsers and regular expressions take practically forever and block the process. Only code in another context can be stopped,
 * together with everything it calls.
 */
export function withinTime<Result>(milliseconds: number, work: () => Result): Result | undefined {
  try {
    context ??= createContext({})
    context['work'] = work
    // Safe: the script returns what `work` does.
    return script.runInContext(context, { timeout: milliseconds }) as Result
  } catch (error) {
    if (isTimeout(error) || isOverflow(error)) return undefined
    throw error
  } finally {
    // What it holds can be large.
    if (context) context['work'] = undefined
  }
}

/** `withinTime` for many pieces of work, which together have this time. Once it is over, nothing runs. */
export function withinSum(milliseconds: number): <Result>(work: () => Result) => Result | undefined {
  let left = milliseconds
  return (work) => {
    if (left < 1) return undefined
    const startedAt = performance.now()
    const result = withinTime(Math.ceil(left), work)
    left -= performance.now() - startedAt
    return result
  }
}

/** True if a script was ended because it took too long. */
export function isTimeout(error: unknown): boolean {
  return Error.isError(error) && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
}

function isOverflow(error: unknown): boolean {
  return Error.isError(error) && error.name === 'RangeError' && error.message.includes('call stack')
}
