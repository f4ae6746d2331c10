import type { Installation, InstallProblem } from '../domain/installation.ts'
import { oneLine } from '../text/shorten.ts'
import { codeBlock, codeSpan, details, escapeMarkdown, joinParagraphs } from '../text/quote-markdown.ts'

/** Why dependencies are not installed, with the YAML that installs them; '' if all are. At most `maxLength` characters. */
export function installationSection(installations: readonly Installation[], maxLength: number): string {
  let charactersLeft = maxLength
  const parts = installations.flatMap(({ command, problem }) => {
    if (!problem) return []
    const part = [paragraphs(command, problem, true), paragraphs(command, problem, false)].find(
      ({ length }) => length <= charactersLeft
    )
    charactersLeft -= (part?.length ?? 0) + 2
    return part === undefined ? [] : [part]
  })
  return joinParagraphs(parts)
}

/** The same on one line, for a report with little space. */
export function installationWarnings(installations: readonly Installation[]): readonly string[] {
  return installations.flatMap(({ command, problem }) =>
    problem ? [`${problem.title} ${problem.cause} ${oneLine(problem.line, 200)} (${command})`] : []
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
