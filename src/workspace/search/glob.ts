import { Script } from 'node:vm'
import picomatch from 'picomatch'
import { ToolError } from '../../errors.ts'
import { isTimeout } from '../../text/within-time.ts'

const MAX_MS = 2_000
const MAX_CHOICES = 50
const filter = new Script(`
  const matches = (path) => (expression) => expression.test(path)
  paths.filter((path) => wanted.some(matches(path)) && !unwanted.some(matches(path)))
`)

/** What a glob may mean. */
export type GlobInterpretation = 'glob' | 'literal' | 'any-case'

/** The interpretations of a glob, to be tried in this order until something matches. */
export function globInterpretations(
  glob: string
): { interpretation: GlobInterpretation; pattern: string; ignoreCase: boolean }[] {
  const literal = glob.replaceAll(/[[\](){}!+@]/g, '\\$&')
  return [
    { interpretation: 'glob', pattern: glob, ignoreCase: false },
    ...(literal === glob ? [] : [{ interpretation: 'literal' as const, pattern: literal, ignoreCase: false }]),
    { interpretation: 'any-case', pattern: glob, ignoreCase: true }
  ]
}

/**
 * The paths that match one of the globs, and none of those that start with `!`. A glob without `/` matches the name at any depth. A
 * glob that ends in `/` matches everything below that folder.
 *
 * Globs become regular expressions, and one with many asterisks can take centuries on a long name. Only code in another context can
 * be given a timeout.
 *
 * @throws ToolError if it takes too long
 */
export function matchingPaths(
  globs: readonly string[],
  paths: readonly string[],
  { ignoreCase = false } = {}
): string[] {
  const [unwanted = [], wanted = []] = [true, false].map((isUnwanted) =>
    globs.filter((glob) => glob.startsWith('!') === isUnwanted).map((glob) => expressionOf(glob, ignoreCase))
  )
  if (wanted.length === 0) wanted.push(/^/)
  try {
    // Safe: the script above returns some of the strings it is given.
    return filter.runInNewContext({ paths, wanted, unwanted }, { timeout: MAX_MS }) as string[]
  } catch (error) {
    if (!isTimeout(error)) throw error
    throw new ToolError(`Matching ${globs.join(', ').slice(0, 200)} takes too long. Use fewer asterisks.`, {
      cause: error
    })
  }
}

function expressionOf(glob: string, ignoreCase: boolean): RegExp {
  return picomatch.makeRe(fromAnyDepth(glob.replace(/^!/, '')), { dot: true, nocase: ignoreCase })
}

/** A complete glob: for a bare name at any depth, and for a bare folder with everything below it. */
function fromAnyDepth(glob: string): string {
  const plain = glob.replace(/^\.?\//, '').replace(/\/$/, '/**')
  return plain.includes('/') ? plain : `**/${plain}`
}

/**
 * Pathspecs that restrict git to the files that the globs match; undefined if git's patterns differ from ours, so that its results
 * must be filtered.
 *
 * @param folder the globs are relative to it
 */
export function pathspecsFor(globs: readonly string[], folder: string): string[] | undefined {
  const isPlain = (glob: string) => /^[\w\-./*{},@~ ]+$/.test(glob) && !glob.split('/').includes('..')
  if (globs.length === 0 || !globs.every(isPlain)) return undefined
  const patterns = globs.map(fromAnyDepth).flatMap(withoutBraces)
  if (patterns.some((pattern) => /[{}]/.test(pattern))) return undefined
  const start = folder === '' ? '' : `${folder.replaceAll(/[*?[\]\\]/g, '\\$&')}/`
  return patterns.map((pattern) => `:(glob)${start}${pattern}`)
}

/** One glob for each combination of the choices in braces. Unchanged if there are too many. */
function withoutBraces(glob: string): string[] {
  let patterns = [glob]
  while (patterns.length <= MAX_CHOICES) {
    const next = patterns.flatMap(choices)
    if (next.length === patterns.length) return next
    patterns = next
  }
  return [glob]
}

function choices(glob: string): string[] {
  const [braces, list] = /\{([^{},]*(?:,[^{},]*)+)\}/.exec(glob) ?? []
  if (braces === undefined || list === undefined) return [glob]
  return list.split(',').map((choice) => glob.replace(braces, () => choice))
}
