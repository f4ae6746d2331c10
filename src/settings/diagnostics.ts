import { jsonProblem } from '../text/json.ts'
import { messageOf, UserError } from '../errors.ts'
import { yamlProblemText } from '../text/yaml-problem.ts'
import { describeIssues } from './agent-file-problems.ts'
import {
  matcherFileSchema,
  MATCHERS,
  type CheckerName,
  type DeclaredCheckerText,
  type MatcherName,
  type MatcherPattern,
  type ProblemMatcherText
} from './diagnostics-schema.ts'
import { readYaml } from '../text/yaml-source.ts'

/** Finds problems in the output of a checker, line by line. */
export interface ProblemMatcher {
  /** The severity for lines that name none. */
  readonly severity: string
  /** One per line of a finding. */
  readonly patterns: readonly MatcherPattern[]
}

export interface DeclaredChecker {
  readonly command: string
  readonly matchers: MatcherName | readonly ProblemMatcher[]
  /** Glob of the files that it checks; undefined for all. */
  readonly files: string | undefined
}

/** Undefined for the checkers that are configured in the repository. */
export type CheckerSettings = readonly (CheckerName | DeclaredChecker)[] | undefined

/** Reads a text file of the repository; undefined if there is none. */
export type ReadRepositoryFile = (path: string) => Promise<string | undefined>

/**
 * @param source how messages name the file with these settings
 * @throws UserError for a file of problem matchers that is missing or invalid
 */
export async function readDiagnostics(
  entries: readonly (CheckerName | DeclaredCheckerText)[] | undefined,
  readRepositoryFile: ReadRepositoryFile,
  source: string
): Promise<CheckerSettings> {
  if (entries === undefined) return undefined
  const read = entries.map(async (entry): Promise<CheckerName | DeclaredChecker> => {
    if (typeof entry === 'string') return entry
    const { command, files, 'problem-matcher': matcher } = entry
    return { command, files, matchers: await matchersOf(matcher, readRepositoryFile, source) }
  })
  return await Promise.all(read)
}

async function matchersOf(
  matcher: DeclaredCheckerText['problem-matcher'],
  readRepositoryFile: ReadRepositoryFile,
  source: string
): Promise<DeclaredChecker['matchers']> {
  if (typeof matcher !== 'string') return [toMatcher(matcher)]
  const name = MATCHERS.find((each) => each === matcher)
  return name ?? (await readMatcherFile(matcher, await readRepositoryFile(matcher), source))
}

async function readMatcherFile(
  path: string,
  text: string | undefined,
  source: string
): Promise<readonly ProblemMatcher[]> {
  if (text === undefined)
    throw new UserError(`${source} names the problem matcher ${path}, but there is no such file. Add it.`)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    const problem = jsonProblem(text, messageOf(error))
    throw new UserError(`${path}, which ${source} names, is not valid JSON: ${problem}. Correct it.`, { cause: error })
  }
  const parsed = matcherFileSchema.safeParse(value)
  if (parsed.success) return parsed.data.problemMatcher.map(toMatcher)
  // JSON is YAML too, whose reader knows the lines.
  const problems = describeIssues(parsed.error.issues, await readYaml(text))
  throw new UserError([`${path} is not a valid file of problem matchers:`, ...problems.map(yamlProblemText)].join('\n'))
}

function toMatcher({ severity = 'error', pattern }: ProblemMatcherText): ProblemMatcher {
  return { severity, patterns: [pattern].flat() }
}
