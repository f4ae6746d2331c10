import type { FindingCounts, Outcome, OutcomeKind, Publication, ReportIssue } from '../domain/outcome.ts'
import type { PendingApproval } from '../domain/approval.ts'
import { plural } from '../text/format.ts'
import { codeSpan, codeBlock, escapeMarkdown, joinParagraphs, link } from '../text/quote-markdown.ts'
import { capitalized } from '../text/shorten.ts'

/** An outcome for readers of a comment or summary; the texts are Markdown. */
export interface OutcomeDescription {
  readonly icon: string
  readonly sentence: string
  /** What does not fit into the sentence, such as a list of mistakes; mostly ''. */
  readonly detail: string
  /** What the reader can do now; '' when nothing is left to do. */
  readonly nextStep: string
}

/** Characters of an item in the list of a reason. */
const MAX_ITEM = 700

const ICONS: Readonly<Record<OutcomeKind, string>> = {
  proposed: '✅',
  updated: '✅',
  verify_failed: '❌',
  partial: '⏸️',
  stopped: '⏹️',
  prepared: '📦',
  answered: '💬',
  no_change: '➖',
  suggested: '💡',
  reviewed: '🔍',
  needs_approval: '✋',
  needs_input: '❓',
  planned: '📝',
  blocked: '🔒',
  conflict: '🔀',
  skipped: '⏭️',
  cancelled: '🛑',
  failed: '❌'
}

/** @param trigger the phrase that starts a command, such as /agent */
export function describeOutcome(outcome: Outcome, trigger: string): OutcomeDescription {
  const detail = 'reason' in outcome ? linesAfterFirst(outcome.reason) : ''
  return { icon: ICONS[outcome.kind], detail, nextStep: '', ...sentencesFor(outcome, trigger) }
}

/** The description as Markdown, without its icon. */
export function outcomeParagraphs({ sentence, detail, nextStep }: OutcomeDescription): string {
  if (detail) return joinParagraphs([sentence, detail, nextStep])
  return [sentence, nextStep].filter(Boolean).join(' ')
}

/** The model's own words in an outcome, as Markdown; undefined when it has none. */
export function modelAnswerOf(outcome: Outcome): string | undefined {
  if (outcome.kind === 'answered') return outcome.answer
  if ('plan' in outcome) return outcome.plan.text
  if (outcome.kind === 'no_change') return outcome.explanation
  if (outcome.kind === 'suggested') return outcome.summary
  if (outcome.kind === 'reviewed' && !outcome.review) return outcome.text
  if ((outcome.kind === 'partial' || outcome.kind === 'stopped') && !outcome.publication) return outcome.answer
  return 'publication' in outcome ? outcome.publication?.summary : undefined
}

/** True if the run has published or offered a change. */
export function hasChange(outcome: Outcome): boolean {
  return outcome.kind === 'suggested' || ('publication' in outcome && outcome.publication !== undefined)
}

type Sentences = Partial<OutcomeDescription> & { readonly sentence: string }

function sentencesFor(outcome: Outcome, trigger: string): Sentences {
  const fixCommand = codeSpan(`${trigger} fix`)
  switch (outcome.kind) {
    case 'proposed':
      return {
        sentence: `The change is proposed in ${placeOf(outcome.publication)}.`,
        nextStep: reviewStep(outcome.publication)
      }
    case 'updated':
      return {
        sentence: `${capitalized(placeOf(outcome.publication))} has been updated.`,
        nextStep: reviewStep(outcome.publication)
      }
    case 'verify_failed':
      return {
        sentence: `The work is done, but the repository's own checks fail. The work is ${whereIs(outcome.publication)}.`,
        nextStep: `Look at the failing checks there. Then finish the work by hand, or write ${fixCommand} and say what to do differently.`
      }
    case 'partial':
      if (outcome.overtaken && outcome.publication)
        return { sentence: asSentence(outcome.reason), nextStep: OVERTAKEN[outcome.overtaken](outcome.publication) }
      return outcome.answer === undefined
        ? unfinishedSentences(outcome.reason, outcome.publication, fixCommand)
        : { sentence: `This answer is incomplete: ${asSentence(outcome.reason)} Nothing was changed.` }
    case 'stopped':
      return stoppedSentences(outcome)
    case 'prepared':
      return {
        sentence: `The work is done${outcome.filesChanged.length === 0 ? '' : `, with ${plural(outcome.filesChanged.length, 'file')} changed`}. The publish job runs next.`
      }
    case 'answered':
      return { sentence: outcome.issue ? reportSentence(outcome.issue) : 'Nothing was changed.' }
    case 'no_change':
      return {
        sentence: 'Nothing was changed.',
        nextStep: `If you expected a change, describe it in more detail in a comment that starts with ${fixCommand}.`
      }
    case 'suggested':
      return suggestedSentences(outcome)
    case 'reviewed':
      return { sentence: reviewedSentence(outcome) }
    case 'needs_approval':
      return {
        sentence: `${waitingSentence(outcome.pending)}${outcome.publication ? ` The rest of the work is ${whereIs(outcome.publication)}.` : ''}`,
        nextStep: 'Anyone with write access to this repository can approve an item: comment with the line below it.'
      }
    case 'planned':
      return plannedSentences(outcome, trigger)
    case 'needs_input':
      if ('plan' in outcome)
        return {
          sentence: 'The plan has a question that somebody must answer first. Nothing was changed.',
          nextStep: `Answer in a comment that starts with ${codeSpan(`${trigger} plan`)}; the plan is revised then.`
        }
      return {
        sentence: outcome.publication
          ? `${capitalized(placeOf(outcome.publication))} has been updated, and a question is open.`
          : 'Nothing was changed, and a question is open.',
        nextStep: outcome.takesReplies
          ? 'Answer it in its thread. No command is needed there.'
          : `Answer it in its thread, in a line that starts with ${codeSpan(`${trigger} continue`)}.`
      }
    case 'blocked':
      // A section says where the patch is, if there is one.
      return { sentence: `Nothing was submitted: ${asSentence(outcome.reason)}` }
    case 'conflict':
      return {
        sentence: `The branch could not be updated, and nothing was pushed: ${asSentence(outcome.reason)}`,
        nextStep: 'Merge the base branch by hand, or ask again and say how to resolve the conflicts.'
      }
    case 'skipped':
      return { sentence: `Nothing was done: ${asSentence(outcome.reason)}` }
    case 'cancelled':
      return {
        sentence: `The run was stopped early: ${asSentence(outcome.reason)}`,
        nextStep: `Write ${fixCommand} to start again.`
      }
    case 'failed':
      return {
        sentence: `The run failed: ${asSentence(outcome.reason)}`,
        nextStep: `Fix the problem, then write ${fixCommand} to start again.`
      }
  }
}

/** What to do about a pull request that somebody acted on while the commit was pushed. */
const OVERTAKEN = {
  merged: ({ compareUrl }: Publication) => `${link('Open a new pull request from the branch', compareUrl)}.`,
  closed: ({ compareUrl }: Publication) => `Reopen it, or ${link('open a new one from the branch', compareUrl)}.`,
  lost: ({ headSha }: Publication) =>
    `To get it back: \`git fetch origin ${headSha} && git branch recovered ${headSha}\`.`,
  retargeted: (publication: Publication) => `The work is ${whereIs(publication)}. Review it against its new base.`
} as const

function reportSentence({ number, url, change }: ReportIssue): string {
  const place = link(`issue #${number}`, url)
  return change === 'closed'
    ? `There is nothing to report any more, so ${place} was closed.`
    : `The report is in ${place}.`
}

function suggestedSentences({ url, filesChanged }: Extract<Outcome, { kind: 'suggested' }>): Sentences {
  const files = plural(filesChanged.length, 'file')
  if (url === undefined)
    return {
      sentence: `The change of ${files} is a patch, because the pull request comes from a fork.`,
      nextStep: 'Its author, or whoever can push to its branch, can apply it as shown below.'
    }
  return {
    sentence: `The change of ${files} is in ${link('suggestions', url)}, because the pull request comes from a fork.`,
    nextStep: 'Its author, or whoever can push to its branch, can commit them with one click.'
  }
}

function reviewedSentence({
  review,
  commit,
  findings,
  incompleteReason
}: Extract<Outcome, { kind: 'reviewed' }>): string {
  const head = commit.slice(0, 7)
  const where = review
    ? `${link('The review', review.url)} of ${head} is posted`
    : `Dry run: this review of ${head} would be posted`
  const rest = incompleteReason === undefined ? '' : ` It is incomplete: ${asSentence(incompleteReason)}`
  return `${where}, with ${findingsText(findings)}.${rest}`
}

function findingsText({ comments, listed, known, resolved, reopened }: FindingCounts): string {
  const added = comments + listed
  const earlier = [
    [known, 'still open'],
    [resolved, 'resolved, because their code is gone'],
    [reopened, 'reopened']
  ] as const
  return [
    added === 0 ? 'no new findings' : plural(added, 'new finding'),
    ...earlier.flatMap(([count, what]) => (count > 0 ? [`${count} earlier ${what}`] : []))
  ].join(', ')
}

function waitingSentence(pending: readonly PendingApproval[]): string {
  if (pending.some(({ waiting }) => waiting.kind === 'adoption')) return 'The head of the fork needs approval first.'
  const isCommand = ({ waiting }: PendingApproval) => waiting.kind === 'command'
  if (pending.every(isCommand)) return 'The run stopped at a command that needs approval.'
  return pending.some(isCommand)
    ? 'The run stopped at a command that needs approval, and part of the change needs approval too.'
    : 'Part of the change needs approval.'
}

function unfinishedSentences(reason: string, publication: Publication | undefined, fixCommand: string): Sentences {
  if (publication && !publication.pullRequest) {
    return {
      sentence: `The work is on ${placeOf(publication)}, without a pull request: ${asSentence(reason)}`,
      nextStep: `${link('Open one from the branch', publication.compareUrl)}, or fix the problem and write ${fixCommand}.`
    }
  }
  const work = publication ? `The work so far is ${whereIs(publication)}.` : 'There is no work to submit yet.'
  return {
    sentence: `The run stopped before it was finished. ${asSentence(reason)} ${work}`,
    nextStep: `Write ${fixCommand} to continue, with a higher limit if it reached one.`
  }
}

function plannedSentences({ plan, isKept }: Extract<Outcome, { kind: 'planned' }>, trigger: string): Sentences {
  const fixCommand = codeSpan(`${trigger} fix`)
  const nothing = 'Nothing was changed.'
  if (!isKept) {
    const copy = `copy what you want of it into a comment that starts with ${fixCommand}`
    return {
      sentence: `Here is the plan. ${nothing}`,
      nextStep: `It is not remembered, because sessions are off: ${copy}.`
    }
  }
  return {
    sentence: nothing,
    detail: `To carry out this plan, write in a new comment:\n\n${codeBlock(`${trigger} approve ${plan.hash}`)}`,
    nextStep: `To change it, write ${codeSpan(`${trigger} plan`)} and what should be different.`
  }
}

function stoppedSentences({
  reason,
  publication,
  answer
}: Extract<Outcome, { reason: string; publication: unknown }>): Sentences {
  const rest =
    answer === undefined ? 'There is no work to submit yet.' : 'Nothing was changed. This is what there was until then:'
  const work = publication ? `The work so far is ${whereIs(publication)}.` : rest
  return { sentence: `${asSentence(reason)} ${work}` }
}

function placeOf({ pullRequest, branch }: Publication): string {
  return pullRequest ? link(`pull request #${pullRequest.number}`, pullRequest.url) : `the branch ${codeSpan(branch)}`
}

function whereIs(publication: Publication): string {
  const place = placeOf(publication)
  if (!publication.pullRequest) return `on ${place}`
  return publication.isDraft ? `a draft in ${place}` : `in ${place}, which is not a draft`
}

/** GitHub turns the SHA into a link. */
function reviewStep({ pullRequest, compareUrl, filesChanged, headSha }: Publication): string {
  // An earlier run made the commit.
  if (pullRequest && filesChanged.length === 0) return 'Please review.'
  if (pullRequest) return `${plural(filesChanged.length, 'file')} changed in ${headSha.slice(0, 7)}; please review.`
  return `No pull request could be opened. ${link('Open one from the branch', compareUrl)}.`
}

function asSentence(reason: string): string {
  const [line = ''] = reason.trim().split('\n', 1)
  const text = escapeMarkdown(line)
  return /[.!?:`…]$/.test(text) ? text : `${text}.`
}

/** The lines of a reason after the first: the list that they begin with as a list, anything else as it was printed. */
function linesAfterFirst(reason: string): string {
  const lines = reason.trim().split('\n').slice(1)
  const end = lines.findIndex((line) => !line.startsWith('- '))
  const [items, rest] = end < 0 ? [lines, []] : [lines.slice(0, end), lines.slice(end)]
  const list = items.map((line) => `- ${escapeMarkdown(line.slice(2), MAX_ITEM)}`).join('\n')
  return joinParagraphs([list, rest.length > 0 ? codeBlock(rest.join('\n')) : ''])
}
