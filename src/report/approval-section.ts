import { backticksAround } from '../text/fence.ts'
import { pendingMarker } from '../tasks/pending-marker.ts'
import { revealHidden, type RevealedText } from '../text/reveal-hidden.ts'
import { countPatchFiles } from './sections.ts'
import { plural } from '../text/format.ts'
import { codeSpan, escapeMarkdown, link } from '../text/quote-markdown.ts'
import type { ApprovalItem, PendingApproval, WorkApprovalItem } from '../domain/approval.ts'

/** Characters as shown, with hidden ones revealed. */
const MAX_COMMAND = 4_000
const MAX_PATCH = 14_000
/** Nobody scrolls further to the right. */
const MAX_LINE = 2_000
const MAX_FILES = 50

/** False for anything that a reader of the comment could not see completely. It is not offered for approval. */
export function canShowInFull(waiting: WorkApprovalItem): boolean {
  const { text } = revealedContent(waiting)
  const max = waiting.kind === 'command' ? MAX_COMMAND : MAX_PATCH
  if (text.length > max || text.split('\n').some((line) => line.length > MAX_LINE)) return false
  if (waiting.kind === 'command') return revealedFolder(waiting.cwd).text.length <= MAX_LINE
  return (
    waiting.files.length <= MAX_FILES &&
    countPatchFiles(text) === waiting.files.length &&
    !/^GIT binary patch$/m.test(text)
  )
}

/** Invisible records of everything that waits for approval, for the top of the comment. */
export function approvalMarkers(pending: readonly PendingApproval[]): string {
  return pending.map(pendingMarker).join('\n')
}

/**
 * Everything that waits for approval, exactly as it will be, each with the line that approves it.
 *
 * @param trigger the phrase that starts a command, such as /agent
 */
export function approvalSection(pending: readonly PendingApproval[], trigger: string): string {
  return pending.map((one) => requestFor(one, trigger)).join('\n\n')
}

const NETWORK =
  'Approval opens no network: the command reaches only the hosts that `network` in agent.yml lists. If it needs another one, add it on the base branch before you approve, for example `network: [registry.npmjs.org]`.'

function requestFor(pending: PendingApproval, trigger: string): string {
  const { waiting, hash } = pending
  if (waiting.kind === 'adoption') return adoptionRequest(waiting, `${trigger} approve ${hash}`)
  const content = revealedContent(waiting)
  const language = waiting.kind === 'change' ? 'diff' : ''
  return [
    waiting.kind === 'change'
      ? `**A change of ${plural(waiting.files.length, 'file')}** is waiting for approval:`
      : `**A command** is waiting for approval. Severity: ${waiting.severity}. ${escapeMarkdown(waiting.reason, 500)}`,
    block(waiting.kind === 'change' ? content.text.replace(/\n$/, '') : content.text, language),
    ...folderLines(waiting),
    ...(waiting.kind === 'command' ? [NETWORK] : []),
    ...warningLines(content),
    waiting.kind === 'change'
      ? 'To publish exactly this change, write in a new comment:'
      : 'To run the request again with exactly this command allowed, write in a new comment:',
    block(`${trigger} approve ${hash}`)
  ].join('\n\n')
}

/** Whoever approves must know what will run. */
function adoptionRequest(
  { headSha, branch, page, protectedFiles, protectedCount }: Extract<ApprovalItem, { kind: 'adoption' }>,
  approve: string
): string {
  const commit = page === '' ? codeSpan(headSha) : link(headSha, `${page}/commit/${headSha}`)
  return [
    `**The head of a fork** is waiting for approval: ${commit}, the branch ${codeSpan(branch)} of somebody who may have no write access.`,
    '⚠️ **On a branch of this repository, its code runs with secrets:** workflows for pushes start it, and so do later runs here. Read every change of the pull request first, also to scripts, tests and settings.',
    ...(protectedCount > 0 ? [protectedText(protectedFiles, protectedCount)] : []),
    'To continue on a new branch from exactly this commit, write in a new comment:',
    block(approve)
  ].join('\n\n')
}

/** The work of a run cannot change these without separate approval, but the head of a fork comes with its changes. */
function protectedText(files: readonly string[], count: number): string {
  const names = files.map((path) => codeSpan(path)).join(', ')
  const more = count > files.length ? ` and ${count - files.length} more` : ''
  return `⚠️ **It changes ${plural(count, 'protected file')}**, which this approval covers too: ${names}${more}.`
}

function revealedContent(waiting: WorkApprovalItem): RevealedText {
  return waiting.kind === 'command' ? revealHidden(waiting.command) : revealHidden(waiting.patch, { isCode: true })
}

function revealedFolder(cwd: string): RevealedText {
  const { text, notes } = revealHidden(cwd)
  // A folder name can contain a line break. On one line, nothing of it passes for a sentence of ours.
  return { text: text.replaceAll('\n', '\\u{A}'), notes }
}

function folderLines(waiting: WorkApprovalItem): string[] {
  if (waiting.kind === 'change') return []
  if (waiting.cwd === '') return ['It runs in the root of the repository.']
  const folder = revealedFolder(waiting.cwd)
  return ['It runs in this folder:', block(folder.text), ...warningLines(folder)]
}

function warningLines({ notes }: RevealedText): string[] {
  return notes.map((note) => `⚠️ **${escapeMarkdown(note, 1_000)}**`)
}

/** A code block with the text as it is. `codeBlock` would remove hidden characters, which must be visible here. */
function block(text: string, language = ''): string {
  const ticks = backticksAround(text, 3)
  return `${ticks}${language}\n${text}\n${ticks}`
}
