import * as z from 'zod'

/** Checkers that are known by name. Each runs where its configuration file is. */
export const CHECKERS = ['typescript', 'eslint', 'ruff', 'flake8', 'go-vet', 'cargo-check'] as const
export type CheckerName = (typeof CHECKERS)[number]

/** Problem matchers that are known by name. `gcc` matches every program that prints `file:line:column: error: message`. */
export const MATCHERS = [
  'tsc',
  'eslint-stylish',
  'eslint-unix',
  'ruff',
  'flake8',
  'go-vet',
  'cargo',
  'maven',
  'gcc'
] as const
export type MatcherName = (typeof MATCHERS)[number]

const GROUP = 'the number of a group of the regular expression'
const group = z.int(GROUP).min(0, GROUP).max(99, GROUP).optional()
const REGEXP = 'a regular expression'

const pattern = z.object(
  {
    regexp: z.string(REGEXP).min(1, REGEXP).refine(isRegularExpression, REGEXP),
    file: group,
    fromPath: group,
    line: group,
    column: group,
    severity: group,
    code: group,
    message: group,
    loop: z.boolean('true or false').optional()
  },
  'a mapping with regexp and the numbers of its groups'
)
export type MatcherPattern = z.output<typeof pattern>

const PATTERNS = 'a list of patterns: one with a group for the message, and loop in the last one only'

/**
 * A problem matcher in the format of GitHub's runner and VS Code. Fields that only one of them knows are ignored.
 * https://github.com/actions/toolkit/blob/main/docs/problem-matchers.md
 */
const problemMatcherSchema = z.object(
  {
    owner: z.string('a name').min(1, 'a name'),
    severity: z.string('error, warning or notice').optional(),
    pattern: z
      .union([z.array(pattern).min(1, PATTERNS).max(20, PATTERNS), pattern], PATTERNS)
      .refine((patterns) => isComplete([patterns].flat()), PATTERNS)
  },
  'a mapping with owner and pattern'
)
export type ProblemMatcherText = z.output<typeof problemMatcherSchema>

export const matcherFileSchema = z.lazy(() =>
  z.object(
    {
      problemMatcher: z.array(problemMatcherSchema, 'a list of problem matchers').min(1, 'a list of problem matchers')
    },
    'an object with problemMatcher'
  )
)

// The unions below start with the mapping, so that an error in a mapping is reported as such.
const MATCHER = `one of ${MATCHERS.join(', ')}, the path of a .json file, or a problem matcher`

const declaredChecker = z.strictObject(
  {
    command: z
      .string('a command')
      .trim()
      .min(1, 'a command')
      .describe('The command. It runs at the root, without the network.'),
    'problem-matcher': z
      .union([problemMatcherSchema, z.enum(MATCHERS, MATCHER), z.string().regex(/\.json$/, MATCHER)], MATCHER)
      .describe('How its output is parsed: the name of a built-in matcher, a file in the repository, or a matcher.'),
    files: z
      .string('a glob')
      .min(1, 'a glob')
      .optional()
      .describe('It runs for files that match, such as "*.css". Default: all files.')
  },
  {
    error: ({ code }) =>
      code === 'unrecognized_keys' ? 'command, problem-matcher, files' : 'a mapping with command and problem-matcher'
  }
)
export type DeclaredCheckerText = z.output<typeof declaredChecker>

const ENTRY = `one of ${CHECKERS.join(', ')}, or a mapping with command and problem-matcher`

export const diagnosticsSchema = z
  .array(z.union([declaredChecker, z.enum(CHECKERS, ENTRY)], ENTRY), 'a list of checkers')
  .max(50, 'at most 50 entries')
  .optional()
  .describe('Checkers that get_diagnostics runs. Default: the checkers configured in the repository; [] for none.')

function isRegularExpression(source: string): boolean {
  try {
    new RegExp(source)
    return true
  } catch {
    return false
  }
}

function isComplete(patterns: readonly MatcherPattern[]): boolean {
  const loops = patterns.findIndex(({ loop }) => loop === true)
  const loopIsLast = loops === -1 || (loops > 0 && loops === patterns.length - 1)
  return loopIsLast && patterns.some(({ message }) => message !== undefined)
}
