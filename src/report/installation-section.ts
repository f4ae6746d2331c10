import type { InstallProblem } from '../domain/installation.ts'
import { oneLine } from '../text/shorten.ts'
import type { RunSnapshot } from './run-snapshot.ts'
import { codeBlock, codeSpan, details, escapeMarkdown, joinParagraphs } from '../text/quote-markdown.ts'

type Installed = Pick<RunSnapshot, 'installations' | 'verification'>

/** Why dependencies are missing, with the YAML that installs them; '' if none is. At most `maxLength` characters. */
export function installationSection(run: Installed, maxLength: number): string {
  let charactersLeft = maxLength
  const parts = problemsOf(run).flatMap(({ command, problem }) => {
    const part = [paragraphs(command, problem, true), paragraphs(command, problem, false)].find(
      ({ length }) => length <= charactersLeft
    )
    charactersLeft -= (part?.length ?? 0) + 2
    return part === undefined ? [] : [part]
  })
  return joinParagraphs(parts)
}

/** The same on one line, for a report with little space. */
export function installationWarnings(run: Installed): readonly string[] {
  return problemsOf(run).map(
    ({ command, problem: { title, cause, line } }) => `${title} ${cause} ${oneLine(line, 200)} (${command})`
  )
}

/** What is wrong with dependencies that are installed matters only if a check fails. */
function problemsOf({ installations, verification: { before, after } }: Installed) {
  const hasFailed = [...before, ...after].some(({ exitCode }) => exitCode !== 0)
  return installations.flatMap(({ command, result, problem }) =>
    problem && (result === 'failed' || hasFailed) ? [{ command, problem }] : []
  )
}

function paragraphs(command: string, problem: InstallProblem, hasOutput: boolean): string {
  const { cause, line, advice, yaml, output } = problem
  return joinParagraphs([
    `⚠️ **${problem.title}** ${escapeMarkdown(cause)}`,
    line === '' ? '' : codeBlock(line),
    escapeMarkdown(advice),
    codeBlock(yaml, 'yaml'),
    hasOutput && output.trim() !== ''
      ? details('Output of the installation', `${codeSpan(command)}\n\n${codeBlock(output)}`)
      : ''
  ])
}
