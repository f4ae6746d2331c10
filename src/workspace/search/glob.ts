import { Script } from 'node:vm'
import picomatch from 'picomatch'
import { ToolError } from '../../errors.ts'

const MAX_MS = 2_000
const MAX_CHOICES = 50
const filter = new Script(`
  const matches = (path) => (expression) => expression.test(path)
  paths.filter((path) => wanted.some(matches(path)) && !unwanted.some(matches(path)))
`)

/** How a glob may be meant. */
export type GlobInterpretation = 'glob' | 'literal' | 'any-case'

/** The readings of a glob that are tried one after another until something matches. */
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
 * The paths that match one of the globs, and none of those that begin with `!`. A glob without `/` is for the name alone,
 * at any depth; one that ends in `/` for all below that folder.
 *
 * They are matched by regular expressions, and a glob of many asterisks makes that take centuries over a long name: so the
 * time is limited, which only another context allows.
 *
 * @throws ToolError when it takes too long
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
    throw new ToolError(`The pattern ${globs.join(', ').slice(0, 200)} takes too long to match. Use fewer asterisks.`, {
      cause: error
    })
  }
}

function expressionOf(glob: string, ignoreCase: boolean): RegExp {
  return picomatch.makeRe(fromAnyDepth(glob.replace(/^!/, '')), { dot: true, nocase: ignoreCase })
}

/** In the form that leaves nothing out: with the folders that a bare name may lie in, and what lies in a bare folder. */
function fromAnyDepth(glob: string): string {
  const plain = glob.replace(/^\.?\//, '').replace(/\/$/, '/**')
  return plain.includes('/') ? plain : `**/${plain}`
}

function isTimeout(error: unknown): boolean {
  return Error.isError(error) && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
}

/**
 * Pathspecs that let git itself search no other files than the globs mean; undefined where its patterns differ from ours, so
 * that what it finds has to be filtered.
 *
 * @param folder what the globs are relative to
 */
export function pathspecsFor(globs: readonly string[], folder: string): string[] | undefined {
  const isPlain = (glob: string) => /^[\w\-./*{},@~ ]+$/.test(glob) && !glob.split('/').includes('..')
  if (globs.length === 0 || !globs.every(isPlain)) return undefined
  const patterns = globs.map(fromAnyDepth).flatMap(withoutBraces)
  if (patterns.some((pattern) => /[{}]/.test(pattern))) return undefined
  const start = folder === '' ? '' : `${folder.replaceAll(/[*?[\]\\]/g, '\\$&')}/`
  return patterns.map((pattern) => `:(glob)${start}${pattern}`)
}

/** A glob once for each choice that its braces leave; they stay where there are too many, or they hold no list. */
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
