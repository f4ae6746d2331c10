import { Script } from 'node:vm'
import picomatch from 'picomatch'
import { ToolError } from '../errors.ts'

const MAX_MS = 2_000
const filter = new Script('paths.filter((path) => expression.test(path))')

/**
 * The paths that a glob matches; one without `/` is for the name alone, at any depth.
 *
 * It is matched by a regular expression, and a glob of many asterisks makes that take centuries over a long name: so the time
 * is limited, which only another context allows.
 *
 * @throws ToolError when it takes too long
 */
export function matchingPaths(glob: string, paths: readonly string[]): string[] {
  const plain = glob.replace(/^\.?\//, '')
  const expression = picomatch.makeRe(plain.includes('/') ? plain : `**/${plain}`, { dot: true })
  try {
    // Safe: the script above returns some of the strings it is given.
    return filter.runInNewContext({ paths, expression }, { timeout: MAX_MS }) as string[]
  } catch (error) {
    if (!isTimeout(error)) throw error
    throw new ToolError(`The pattern ${glob.slice(0, 200)} takes too long to match. Use fewer asterisks.`, {
      cause: error
    })
  }
}

function isTimeout(error: unknown): boolean {
  return Error.isError(error) && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
}
