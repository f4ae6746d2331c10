import { Script } from 'node:vm'

const script = new Script('work()')

/**
 * The result of work that does not await; undefined when it takes too long. Parsers and regular expressions take centuries over
 * some texts (`<T>(a=>` some twenty times over, for one), and nothing else in this process would get its turn meanwhile. Only
 * another context can be stopped, and what it calls is stopped with it.
 */
export function withinTime<Result>(milliseconds: number, work: () => Result): Result | undefined {
  try {
    // Safe: the script returns what `work` does.
    return script.runInNewContext({ work }, { timeout: milliseconds }) as Result
  } catch (error) {
    if (Error.isError(error) && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return undefined
    throw error
  }
}
