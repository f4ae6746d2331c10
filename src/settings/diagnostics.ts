import { jsonProblem } from '../text/json-problem.ts'
import { messageOf, UserError } from '../errors.ts'
import { yamlProblemText } from '../text/yaml-problem.ts'
import { describeIssues } from './agent-file-problems.ts'
import { matcherFileSchema, MATCHERS } from './diagnostics-schema.ts'
import { readYaml } from './yaml-source.ts'
import type {
  CheckerName,
  DeclaredCheckerText,
  MatcherName,
  MatcherPattern,
  ProblemMatcherText
} from './diagnostics-schema.ts'

/** Finds problems in the output of a checker, line by line. */
export interface ProblemMatcher {
  /** The severity for lines that name none. */
  readonly severity: string
  /** One per line of a finding. */
  readonly patterns: readonly MatcherPattern[]
}

/** A checker command of agent.yml. */
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

/** @throws UserError for a file of problem matchers that is missing or invalid */
export async function readDiagnostics(
  entries: readonly (CheckerName | DeclaredCheckerText)[] | undefined,
  readRepositoryFile: ReadRepositoryFile
): Promise<CheckerSettings> {
  if (entries === undefined) return undefined
  const read = entries.map(async (entry): Promise<CheckerName | DeclaredChecker> => {
    if (typeof entry === 'string') return entry
    const { command, files, 'problem-matcher': matcher } = entry
    return { command, files, matchers: await matchersOf(matcher, readRepositoryFile) }
  })
  return await Promise.all(read)
}

async function matchersOf(
  matcher: DeclaredCheckerText['problem-matcher'],
  readRepositoryFile: ReadRepositoryFile
): Promise<DeclaredChecker['matchers']> {
  if (typeof matcher !== 'string') return [toMatcher(matcher)]
  const name = MATCHERS.find((each) => each === matcher)
  return name ?? (await readMatcherFile(matcher, await readRepositoryFile(matcher)))
}

async function readMatcherFile(path: string, text: string | undefined): Promise<readonly ProblemMatcher[]> {
  if (text === undefined) {
    throw new UserError(`agent.yml names the problem matcher ${path}, which is not on the base branch. Add it there.`)
  }
  const parsed = matcherFileSchema.safeParse(parseJson(path, text))
  if (!parsed.success) {
    // JSON is YAML too, whose reader knows the lines.
    const problems = describeIssues(parsed.error.issues, await readYaml(text))
    throw new UserError(
      [`${path} is not a valid file of problem matchers:`, ...problems.map(yamlProblemText)].join('\n')
    )
  }
  return parsed.data.problemMatcher.map(toMatcher)
}

function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new UserError(
      `${path} is not valid JSON: ${jsonProblem(text, messageOf(error))}. Correct it on the base branch.`,
      { cause: error }
    )
  }
}

function toMatcher({ severity = 'error', pattern }: ProblemMatcherText): ProblemMatcher {
  return { severity, patterns: [pattern].flat() }
}
