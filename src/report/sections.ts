import { describeStatus, statusLabel } from '../agent/call-status.ts'
import type { Denial } from '../agent/tool.ts'
import {
  estimateSign,
  formatCount,
  formatDollars,
  formatDuration,
  formatEdits,
  plural,
  listFirst
} from '../text/format.ts'
import { codeBlock, codeCell, codeSpan, details, escapeMarkdown, joinParagraphs, link } from '../text/quote-markdown.ts'
import { dataNoticeSentence, excludedNames, excludedWithRules } from './sentences.ts'
import type { RunSnapshot, ToolRecord, UnpublishedChange, RunFigures } from './run-snapshot.ts'
import { markdownList } from '../text/markdown-list.ts'
import { markdownTable } from '../text/markdown-table.ts'
import { shorten, oneLine } from '../text/shorten.ts'
import type { InstallProblem } from '../domain/installation.ts'

// The sections that the pull request, the progress comment and the job summary share. Each returns at most `maxLength`
// characters, and '' when there is nothing to show.

/** A login without anything that Markdown or GitHub acts on, such as a mention. */
export function plainLogin(login: string): string {
  return escapeMarkdown(login.replace(/[^\w[\]-]/g, ''))
}

/** How the reason ends for a command that no setting of agent.yml can allow. */
const NEVER = 'No rule can allow it.'

/** Refused commands, each with the line of agent.yml that would allow it. */
export function denialsSection(denials: readonly Denial[], maxLength: number): string {
  const items = denials.map(({ command, reason, remedy }) => {
    // The item begins with the command.
    const why = reason.replaceAll(`"${command}"`, 'it')
    const never = why.endsWith(NEVER) ? '' : ' No setting allows it.'
    const way = remedy === undefined ? never : ` Line of \`agent.yml\` that allows it: ${codeSpan(remedy)}`
    return `${codeSpan(command)}: ${escapeMarkdown(why, 200)}${way}`
  })
  return markdownList(items, maxLength)
}

export function warningsSection(warnings: readonly string[], maxLength: number): string {
  // A different bullet than in our other lists, so that these items do not continue a list before them.
  const lines: string[] = []
  let charactersLeft = maxLength
  for (const warning of warnings) {
    const line = `* ⚠️ ${escapeMarkdown(warning, 500)}`
    charactersLeft -= line.length + 1
    if (charactersLeft < 40) return [...lines, `* … ${warnings.length - lines.length} more …`].join('\n')
    lines.push(line)
  }
  return lines.join('\n')
}

export function openPointsSection({ selfReview }: RunSnapshot, maxLength: number): string {
  return markdownList(selfReview?.openPoints.map((point) => escapeMarkdown(point, 800)) ?? [], maxLength)
}

/** Files that were left out of the change, each with its rule, and what would have changed in them. */
export function excludedFilesSection({ excludedFiles, verification }: RunSnapshot, maxLength: number): string {
  if (!excludedFiles) return ''
  const { paths, patch } = excludedFiles
  const names = excludedNames(excludedWithRules(excludedFiles), codeSpan, escapeMarkdown)
  const checked = verification.after.length > 0 ? ` ${CHECKED_WITH_EXCLUDED}` : ''
  const list = `Left out of the change: ${names}.${checked}`
  const charactersLeft = maxLength - list.length - 400
  if (charactersLeft < 0) return shorten(list, maxLength)
  if (patch === '') return `${list} The change is too large to show.`
  const lines = patch.slice(0, charactersLeft).split('\n')
  const isCut = patch.length > charactersLeft
  const kept = isCut ? lines.slice(0, -1).join('\n') : patch
  const notes = [
    isCut ? 'The patch is cut off here. The trace of the run contains more of it.' : '',
    countPatchFiles(patch) < paths.length ? 'Files with a change that is too large are missing from the patch.' : ''
  ]
  const change = joinParagraphs([codeBlock(kept, 'diff'), ...notes])
  const section = `${list}\n\n${details('The change as a patch', change)}`
  // A fence grows with the backticks inside. For a patch of nothing but backticks the list is enough.
  return section.length <= maxLength ? section : list
}

export const CHECKED_WITH_EXCLUDED = 'The checks ran with these files; they are not published.'

/** The whole change, when nothing of it was published. Without the patch, at most 3,000 characters. */
export function unpublishedSection(
  { pullRequest, patch, paths, protectedPaths, hasFile }: UnpublishedChange,
  maxLength: number
): string {
  const held = protectedPaths.map((path) => codeSpan(path))
  const notice = held.length > 0 ? `⚠️ It also changes protected files: ${listFirst(held, MAX_HELD)}.` : ''
  const checkout = pullRequest === undefined ? '' : `gh pr checkout ${pullRequest} && `
  const apply = `Save it as \`change.patch\` and apply it with \`${checkout}git apply change.patch\`:`
  const change = joinParagraphs([notice, apply, codeBlock(patch.replace(/\n$/, ''), 'diff')])
  const section = details(`The change of ${plural(paths.length, 'file')}, as a patch`, change)
  // A part of a patch cannot be applied.
  if (patch !== '' && section.length <= maxLength) return section
  const files = plural(paths.length, 'file')
  return joinParagraphs([`The change of ${files} ${hasFile ? IN_FILE : NOWHERE}`, notice])
}

const MAX_HELD = 10

const NOT_SHOWN = 'is too long to be shown here, or contains characters that a comment would change'
const IN_FILE = `${NOT_SHOWN}. The output \`patch-path\` of the action names a file with it. Upload the file in a later step, and apply it with \`git apply\`.`
const NOWHERE = `was not kept: it contains a secret, or ${NOT_SHOWN}, and there is no file with it.`

/** Content cannot start a line like this: in a patch, every line of content has a character in front. Only a line feed ends a line. */
export function countPatchFiles(patch: string): number {
  return patch.match(/(?<![^\n])diff --git /g)?.length ?? 0
}

/** Every tool call of the run, in a collapsed table. */
export function toolTraceSection(tools: readonly ToolRecord[], maxLength: number): string {
  const title = ['Tool trace: ' + plural(tools.length, 'call'), ...unsuccessfulCounts(tools)].join(', ')
  const rows = tools.map(({ name, subject, durationMs, edits, ...end }, index) => [
    String(index + 1),
    codeCell(name, 60),
    codeCell(subject, 120),
    describeStatus(end),
    formatEdits(edits),
    formatDuration(durationMs)
  ])
  const table = markdownTable(
    { headers: ['#', 'Tool', 'About', 'Result', 'Edits', 'Time'], rows },
    maxLength - title.length - 80
  )
  return table && details(title, table)
}

/** `2 failed`, `1 refused`. */
function unsuccessfulCounts(tools: readonly ToolRecord[]): readonly string[] {
  const byStatus = Map.groupBy(tools, ({ status }) => status)
  return Array.from(byStatus)
    .filter(([status]) => status !== 'done')
    .map(([status, calls]) => `${calls.length} ${statusLabel({ status }) || 'failed'}`)
}

type Usage = Pick<RunFigures, 'turns' | 'tokens'> & Partial<Pick<RunSnapshot, 'selfReview'>>

/** `12 turns · 34.1k tokens in (30k cached), 2.1k out`, and `self-review: 3.2k tokens, $0.01` if there was one. */
export function usageLine({ turns, tokens, selfReview }: Usage): string {
  const cached = tokens.cachedInput > 0 ? ` (${formatCount(tokens.cachedInput)} cached)` : ''
  const sign = estimateSign(tokens)
  const cost = selfReview?.cost === undefined ? '' : `, ${sign}${formatDollars(selfReview.cost)}`
  return [
    plural(turns, 'turn'),
    `${sign}${formatCount(tokens.input)} tokens in${cached}, ${sign}${formatCount(tokens.output)} out`,
    ...(selfReview ? [`self-review: ${sign}${formatCount(selfReview.tokens)} tokens${cost}`] : [])
  ].join(' · ')
}

/** `3 min 05 s · $0.08`, for a heading. */
export function timeAndCost({ tokens, cost, durationMs }: RunFigures): string {
  const dollars = cost === undefined ? [] : [`${estimateSign(tokens)}${formatDollars(cost)}`]
  return [formatDuration(durationMs), ...dollars].join(' · ')
}

/** What people uploaded into the thread and the model was shown, on one line; '' for nothing. */
export function attachmentsLine({ attachments }: Pick<RunSnapshot, 'attachments'>): string {
  if (!attachments) return ''
  const { texts, missing, hidden } = attachments
  const images = attachments.images - hidden
  const shown = [...(images > 0 ? [plural(images, 'image')] : []), ...(texts > 0 ? [plural(texts, 'text file')] : [])]
  const sentences = [
    ...(shown.length > 0 ? [`${shown.join(' and ')} shown to the model.`] : []),
    ...(hidden > 0
      ? [`${plural(hidden, 'image')} not shown, because the model does not accept ${hidden === 1 ? 'it' : 'them'}.`]
      : []),
    ...(missing > 0 ? [`${plural(missing, 'attachment')} not shown.`] : [])
  ]
  return sentences.join(' ')
}

/** The files that the model attached, and where people find them; '' for none. */
export function filesSection({ files, run }: RunSnapshot): string {
  if (files.length === 0) return ''
  const names = files.map(({ name, bytes }) => `${codeSpan(name)} (${Math.ceil(bytes / 1024)} KB)`)
  const place =
    run?.runUrl === undefined ? 'the artifacts of the run' : link('the artifacts of the run', `${run.runUrl}#artifacts`)
  return `${plural(files.length, 'file')} for ${place}: ${names.join(', ')}.`
}

/** Which models receive the code. Users must be able to know that before they ask. One line. */
export function dataNotice({ run, outcome, turns }: RunSnapshot): string {
  const nothingWasSent = outcome !== undefined && turns === 0
  return run && !nothingWasSent ? dataNoticeSentence(run, codeSpan) : ''
}

/** Which sandbox the commands ran in, on one line; '' when no command was run. */
export function sandboxNotice({ sandbox }: RunSnapshot): string {
  return sandbox === undefined ? '' : `Sandbox: ${escapeMarkdown(sandbox, 1_000)}`
}

/** Page with the files of the commit that the work started from. Texts of the model can link to their lines. */
export function filesUrl(
  { baseCommit, basePage }: RunSnapshot,
  { repositoryUrl }: { readonly repositoryUrl: string }
): string | undefined {
  return baseCommit === undefined ? undefined : `${basePage ?? repositoryUrl}/blob/${baseCommit}/`
}

/** A part of a comment, whose only heading is its outcome; '' when it is empty. */
export function withLabel(label: string, body: string): string {
  return body && `**${label}:**\n\n${body}`
}

/** A section under its heading; '' when it is empty. */
export function withHeading(title: string, body: string): string {
  return body && `### ${title}\n\n${body}`
}

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
