import type { Message } from '../agent/messages.ts'
import type { ReviewThread } from '../domain/review-thread.ts'
import type { Task } from '../domain/task.ts'
import type { Thread } from '../domain/thread.ts'
import type { Check } from '../domain/verification.ts'
import { cleanText } from '../text/visible-text.ts'
import { labeledFence } from '../text/fence.ts'
import { nameHidden } from '../text/hidden-characters.ts'
import { pageText } from '../text/page-text.ts'
import { shorten } from '../text/shorten.ts'
import { checksText, type PromptEnvironment, quotedPath } from './environment-text.ts'
import { discussionText, promptMessages, subjectText, type ShownTask } from './task-prompt.ts'

export interface ReviewerPromptContext {
  readonly task: Task
  readonly shown: ShownTask
  readonly thread: Pick<Thread, 'posts' | 'droppedCount'>
  readonly environment: PromptEnvironment
  /** The difference to review, with the numbers of its lines. */
  readonly difference: string
  /** What the difference is relative to, such as `it left main`. */
  readonly since: string
  /** Which part of the review this is, from 1. */
  readonly part: number
  readonly parts: number
  /** Changed files that other parts read, and those that nobody reads, each with the reason. */
  readonly otherFiles: readonly string[]
  readonly earlier: readonly ReviewThread[]
}

const MAX_OTHER_FILES = 200
const MAX_COMMENT = 2_000
const MAX_REPLIES = 10
const MAX_EARLIER = 40_000
const MAX_FOCUS = 4_000

/** The first messages of a conversation that reviews a part of a pull request. What changes least comes first. */
export async function reviewerPrompt(context: ReviewerPromptContext): Promise<readonly Message[]> {
  const { task, shown: texts, thread, environment, earlier } = context
  const shown = new Set(earlier.flatMap(({ comments }) => comments.map(({ id }) => id)))
  const posts = thread.posts.filter(({ id, location }) => !location || !shown.has(id))
  return promptMessages({ environment, isReadOnly: true, mode: 'review' }, [
    subjectText(task, texts, environment),
    await discussionText({ ...thread, posts }),
    await earlierText(earlier),
    differenceText(context),
    requestText(task, texts)
  ])
}

export interface SelfReviewContext extends Omit<ReviewerPromptContext, 'thread' | 'earlier'> {
  readonly proof: readonly Check[]
  /** What the first look objected to; empty for the first look. */
  readonly earlier: readonly string[]
}

/** The same for the change of a run, by a reviewer that knows nothing of the work but its result. What was asked is data too. */
export function selfReviewPrompt({ task, shown, environment, proof, earlier, ...change }: SelfReviewContext) {
  const asked = shorten(cleanText(shown.instruction), MAX_FOCUS)
  return promptMessages({ environment, isReadOnly: true, mode: 'review' }, [
    subjectText(task, shown, environment),
    asked === '' ? '' : labeledFence(`What ${task.actor.login} asked for:`, asked),
    differenceText(change),
    checksText('The checks after the work', proof),
    SELF_REVIEW,
    ...(earlier.length === 0 ? [] : [objectionsText('You objected before the last work:', earlier), SECOND_LOOK])
  ])
}

/** What a model objects to that has read text by strangers. */
export function objectionsText(label: string, points: readonly string[]): string {
  return labeledFence(label, cleanText(points.join('\n\n')))
}

const SELF_REVIEW = `# Request
The maintainers of this repository ask for a review of the change above before it is published. The work tree has it, so that you can read around it. Report only what is blocking: the change does not do what was asked, breaks something, or lacks a test that it needs. Nobody reads the rest.`

const SECOND_LOOK =
  'Report each of these that still holds, at its present lines, and what is blocking in the work since. Report nothing else.'

type ShownDifference = Pick<ReviewerPromptContext, 'difference' | 'since' | 'part' | 'parts' | 'otherFiles'>

function differenceText({ difference, since, part, parts, otherFiles }: ShownDifference): string {
  const which = parts > 1 ? `, part ${part} of ${parts}` : ''
  const listed = otherFiles.slice(0, MAX_OTHER_FILES)
  const others =
    otherFiles.length > listed.length ? [...listed, `and ${otherFiles.length - listed.length} more`] : listed
  return [
    `# The change to review${which}`,
    labeledFence(`What differs since ${since}:`, nameHidden(difference)),
    others.length === 0 ? '' : labeledFence('Other changed files, not to review here:', nameHidden(others.join('\n')))
  ]
    .filter((text) => text !== '')
    .join('\n')
}

/** What was said before about this pull request. Anyone can have replied, so all of it is data. */
async function earlierText(threads: readonly ReviewThread[]): Promise<string> {
  const texts: string[] = []
  let length = 0
  // Open threads first: their findings must not be reported again.
  for (const thread of threads.toSorted((a, b) => Number(a.isResolved) - Number(b.isResolved))) {
    const text = await threadText(thread)
    length += text.length
    if (length > MAX_EARLIER) break
    texts.push(text)
  }
  if (texts.length === 0) return ''
  const left = threads.length - texts.length
  return [
    '# Earlier findings\nYour earlier reviews reported these. Do not report an open one again, in whatever words. Report a resolved one only if somebody said that it is fixed and it is not. A thread is closed when its lines change: if the new lines are still wrong, report that at them.',
    ...texts,
    ...(left > 0 ? [`(${left} more left out to save space.)`] : [])
  ].join('\n\n')
}

async function threadText({ path, line, originalLine, isResolved, comments }: ReviewThread): Promise<string> {
  const [finding, ...replies] = comments
  if (!finding) return ''
  const number = line ?? originalLine
  const place = `${quotedPath(path)}${number === undefined ? '' : `, line ${number}`}`
  const said = await Promise.all(
    replies
      .slice(-MAX_REPLIES)
      .map(async ({ author, html }) => labeledFence(`${author.login} replied:`, await shortText(html)))
  )
  return [labeledFence(`${place} (${isResolved ? 'resolved' : 'open'}):`, await shortText(finding.html)), ...said].join(
    '\n'
  )
}

async function shortText(html: string): Promise<string> {
  return shorten(await pageText(html), MAX_COMMENT)
}

function requestText({ trigger, number, actor }: Task, { words }: ShownTask): string {
  const who =
    trigger.kind === 'auto-review'
      ? 'The maintainers of this repository ask'
      : `${actor.login}, who may instruct you, asks`
  const focus = shorten(words, MAX_FOCUS)
  return [
    '# Request',
    `${who} for a review of the change above, of pull request #${number}. The whole pull request is checked out, so that you can read around the change.`,
    ...(focus === '' ? [] : ['', `${actor.login} adds what to look at above all:`, focus])
  ].join('\n')
}
