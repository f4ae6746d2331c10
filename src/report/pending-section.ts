import { backticksAround } from '../text/fence.ts'
import { recordMarker } from '../tasks/pending-record.ts'
import { revealHidden, type RevealedText } from '../text/reveal-hidden.ts'
import { plural } from '../text/format.ts'
import { escapeMarkdown } from '../text/quote-markdown.ts'
import type { Waiting, Pending } from '../domain/approval.ts'

/** Characters of what is approved, as it is shown. */
const MAX_COMMAND = 4_000
const MAX_PATCH = 14_000
/** Nobody reads further to the right. */
const MAX_LINE = 2_000
const MAX_FILES = 50

/** False for what a reader of the comment could not see to its end: it is not offered for approval. */
export function isShownWhole(waiting: Waiting): boolean {
  const { text } = shown(waiting)
  const max = waiting.kind === 'command' ? MAX_COMMAND : MAX_PATCH
  if (text.length > max || text.split('\n').some((line) => line.length > MAX_LINE)) return false
  if (waiting.kind === 'command') return shownFolder(waiting.cwd).text.length <= MAX_LINE
  return (
    waiting.files.length <= MAX_FILES && countFiles(text) === waiting.files.length && !/^GIT binary patch$/m.test(text)
  )
}

// No line of content begins so: it stands behind a sign or a blank.
function countFiles(patch: string): number {
  return patch.match(/^diff --git /gm)?.length ?? 0
}

/** The records of what waits, for the head of the comment, unseen by readers. */
export function pendingMarkers(pending: readonly Pending[]): string {
  return pending.map(recordMarker).join('\n')
}

/**
 * What waits, exactly as it will be, each with the line that lets it through.
 *
 * @param trigger the phrase that starts a command, such as /agent
 */
export function pendingSection(pending: readonly Pending[], trigger: string): string {
  return pending.map((one) => onePending(one, trigger)).join('\n\n')
}

function onePending({ waiting, hash }: Pending, trigger: string): string {
  const exact = shown(waiting)
  const language = waiting.kind === 'change' ? 'diff' : ''
  return [
    waiting.kind === 'change'
      ? `**A change of ${plural(waiting.files.length, 'file')}** waits:`
      : `**A command** waits. Severity: ${waiting.severity}. ${escapeMarkdown(waiting.reason, 500)}`,
    block(waiting.kind === 'change' ? exact.text.replace(/\n$/, '') : exact.text, language),
    ...placeOf(waiting),
    ...notes(exact),
    waiting.kind === 'change'
      ? 'To have exactly this published, write in a comment of its own:'
      : 'To have the request carried out again with exactly this command allowed, write in a comment of its own:',
    block(`${trigger} approve ${hash}`)
  ].join('\n\n')
}

function shown(waiting: Waiting): RevealedText {
  return waiting.kind === 'command' ? revealHidden(waiting.command) : revealHidden(waiting.patch, { isCode: true })
}

function shownFolder(cwd: string): RevealedText {
  const { text, notes: found } = revealHidden(cwd)
  // A name may hold the end of a line; in one line nothing of it passes for a sentence of ours.
  return { text: text.replaceAll('\n', '\\u{A}'), notes: found }
}

function placeOf(waiting: Waiting): string[] {
  if (waiting.kind === 'change') return []
  if (waiting.cwd === '') return ['It would run in the root of the repository.']
  const folder = shownFolder(waiting.cwd)
  return ['It would run in this folder:', block(folder.text), ...notes(folder)]
}

function notes({ notes: found }: RevealedText): string[] {
  return found.map((note) => `⚠️ **${escapeMarkdown(note, 1_000)}**`)
}

/** As it is: `fence` would take out what is hidden, and here that is to be seen. */
function block(text: string, language = ''): string {
  const ticks = backticksAround(text, 3)
  return `${ticks}${language}\n${text}\n${ticks}`
}
