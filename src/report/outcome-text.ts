import type { Outcome, OutcomeKind, Publication } from '../domain/outcome.ts'
import { plural } from '../text/format.ts'
import { codeSpan, codeBlock, link, escapeMarkdown } from '../text/quote-markdown.ts'
import type { Pending } from '../domain/approval.ts'

/** An outcome as people are told of it; both texts are Markdown. */
export interface OutcomeText {
  readonly sign: string
  readonly sentence: string
  /** What belongs to the sentence and does not fit on its line, such as a list of mistakes; '' mostly. */
  readonly detail: string
  /** What the reader can do now; '' when nothing is left to do. */
  readonly next: string
}

const SIGNS: Readonly<Record<OutcomeKind, string>> = {
  proposed: '✅',
  updated: '✅',
  verify_failed: '❌',
  partial: '⏸️',
  prepared: '📦',
  answered: '💬',
  no_change: '➖',
  needs_approval: '✋',
  blocked: '🔒',
  skipped: '⏭️',
  cancelled: '🛑',
  failed: '❌'
}

/** @param trigger the phrase that starts a command, such as /agent */
export function outcomeText(outcome: Outcome, trigger: string): OutcomeText {
  const detail = 'reason' in outcome ? detailOf(outcome.reason) : ''
  return { sign: SIGNS[outcome.kind], detail, ...textOf(outcome, codeSpan(`${trigger} fix`)) }
}

/** What the model says for itself in an outcome; Markdown. Undefined when it had no occasion to. */
export function modelTextOf(outcome: Outcome): string | undefined {
  if (outcome.kind === 'answered') return outcome.answer
  if (outcome.kind === 'no_change') return outcome.explanation
  if (outcome.kind === 'partial' && !outcome.publication) return outcome.answer
  return 'publication' in outcome ? outcome.publication?.account : undefined
}

type Words = Omit<OutcomeText, 'sign' | 'detail'>

function textOf(outcome: Outcome, again: string): Words {
  switch (outcome.kind) {
    case 'proposed':
      return {
        sentence: `The change is proposed in ${place(outcome.publication)}.`,
        next: nextAfter(outcome.publication)
      }
    case 'updated':
      return { sentence: `${place(outcome.publication)} is updated.`, next: nextAfter(outcome.publication) }
    case 'verify_failed':
      return {
        sentence: `The work is done, but the repository's own checks do not pass. It is a draft in ${place(outcome.publication)}.`,
        next: `Look at the failing checks there, then finish by hand or write ${again} with what should be different.`
      }
    case 'partial':
      return outcome.answer === undefined
        ? partialText(outcome.reason, outcome.publication, again)
        : shownText(outcome.reason)
    case 'prepared':
      return {
        sentence: `The work is done, with ${plural(outcome.filesChanged.length, 'file')} changed. The job that publishes it comes next.`,
        next: ''
      }
    case 'answered':
      return { sentence: 'Here is the answer. Nothing was changed.', next: '' }
    case 'no_change':
      return {
        sentence: 'Nothing was changed.',
        next: `If something should have been, say what in a comment that begins with ${again}.`
      }
    case 'needs_approval':
      return {
        sentence: `${waitingText(outcome.pending)}${outcome.publication ? ` What was done beside it is a draft in ${place(outcome.publication)}.` : ''}`,
        next: 'Somebody with write access to this repository can let it through, by the line below it.'
      }
    case 'blocked':
      return {
        sentence: `Everything that was changed is protected, so nothing was handed in: ${sentence(outcome.reason)}`,
        next: 'The change is attached below as a patch. Somebody who may change these files can apply it with `git apply`.'
      }
    case 'skipped':
      return { sentence: `Nothing was done: ${sentence(outcome.reason)}`, next: '' }
    case 'cancelled':
      return {
        sentence: `The run was ended early: ${sentence(outcome.reason)}`,
        next: `Write ${again} to start again.`
      }
    case 'failed':
      return {
        sentence: `The run failed: ${sentence(outcome.reason)}`,
        next: `Mend what is named here, then write ${again} to start again.`
      }
  }
}

function waitingText(pending: readonly Pending[]): string {
  const isCommand = ({ waiting }: Pending) => waiting.kind === 'command'
  if (pending.every(isCommand)) return 'The run stopped at a command that needs approval.'
  return pending.some(isCommand)
    ? 'The run stopped at a command that needs approval, and so does part of the change.'
    : 'Part of the change needs approval.'
}

function partialText(reason: string, publication: Publication | undefined, again: string): Words {
  if (publication && !publication.pullRequest) {
    return {
      sentence: `The work is on ${place(publication)}, without a pull request: ${sentence(reason)}`,
      next: `${link('Open one from the branch', publication.compareUrl)}, or mend what is named here and write ${again}.`
    }
  }
  const work = publication ? `The work so far is a draft in ${place(publication)}.` : 'There is no work to hand in yet.'
  return {
    sentence: `The run stopped before it was finished: ${sentence(reason)} ${work}`,
    next: `Write ${again} to have it go on, with higher limits if it was a limit that stopped it.`
  }
}

function shownText(reason: string): Words {
  return { sentence: `This is not all that was asked for: ${sentence(reason)} Nothing was changed.`, next: '' }
}

function place({ pullRequest, branch }: Publication): string {
  return pullRequest ? link(`pull request #${pullRequest.number}`, pullRequest.url) : `the branch ${codeSpan(branch)}`
}

function nextAfter({ pullRequest, compareUrl, filesChanged }: Publication): string {
  if (pullRequest) return `${plural(filesChanged.length, 'file')} changed; please review.`
  return `No pull request could be opened. ${link('Open one from the branch', compareUrl)}.`
}

function sentence(reason: string): string {
  const [line = ''] = reason.trim().split('\n', 1)
  const text = escapeMarkdown(line)
  return /[.!?:`…]$/.test(text) ? text : `${text}.`
}

/** The lines after the first: a list of ours as a list, anything else as it was printed. */
function detailOf(reason: string): string {
  const lines = reason.trim().split('\n').slice(1)
  if (lines.length === 0) return ''
  const isList = lines.every((line) => line.startsWith('- '))
  return isList
    ? lines.map((line) => `- ${escapeMarkdown(line.slice(2), 500)}`).join('\n')
    : codeBlock(lines.join('\n'))
}
