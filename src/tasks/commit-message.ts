import type { AccountName, Task, Trigger } from '../domain/task.ts'
import { BOTS_WITHOUT_SIGN } from '../text/active-content.ts'
import { noReplyAddress } from '../text/github-rules.ts'
import { shorten } from '../text/shorten.ts'
import { visibleText } from '../text/visible-text.ts'
import { claimKey, taskKey } from './keys.ts'

/** What the model says about its work. Strangers may have dictated all of it. */
interface WorkSummary {
  readonly title: string
  readonly description: string
}

type Requested = Pick<Task, 'number' | 'trigger' | 'actor'>
type Claimed = Requested & Pick<Task, 'createdAt'>

const MAX_SUBJECT_CHARACTERS = 100
const MAX_TITLE_CHARACTERS = 200
const MAX_DESCRIPTION_CHARACTERS = 2_000

// Reads this many times the text that is kept, because some of it is removed.
const READ_FACTOR = 2

/**
 * What a forge or git acts on in plain text, with a replacement that reads the same and does nothing.
 *
 * Every replacement removes or encloses a character that made its match active and adds none, so repeating them terminates.
 * Patterns with \w do not ignore case: then \w would match ſ and the Kelvin sign, which forges do not count as letters.
 */
const ACTIVE_CONTENT: readonly (readonly [RegExp, string])[] = [
  // Trailers that say who wrote, signed and reviewed a commit, and that skip its checks.
  [
    /^[ \t]*(?:cc|(?:[a-z]+[\p{Pd}])+by|on[\p{Pd}]behalf[\p{Pd}]of|change[\p{Pd}]id|(?:skip|request)[\p{Pd}]checks)[ \t]*[:：=].*$/gimu,
    ''
  ],
  // Any other trailer that controls a tool, such as Release-As. No trailer has a space in its name.
  [/^([ \t]*[A-Za-z\d]+(?:-[A-Za-z\d]+)*)-([A-Za-z\d]+[ \t]*:)/gmu, '$1 $2'],
  // [skip ci], [ci skip], [no ci], [skip ci: why], [ci:skip] …: in round brackets they are only words. ***NO_CI*** too.
  [/[[［]([^[\]［］]{0,80}(?<![a-z])(?:skip|no(?![a-z])|no(?:ci|build|deploy))[^[\]［］]{0,80})[\]］]/giu, '($1)'],
  [/\*{3}(no_ci)\*{3}/giu, '$1'],
  // Backticks do not protect a mention here. Pages that list titles as Markdown drop tags and read references of characters.
  [/(?<![A-Za-z0-9])@+(?=\w)/gu, ''],
  [/[@#](?=(?:<[^<>]{0,100}>|&#?\w{1,31};)+\w)/gu, ''],
  [/&(?=(?:commat|num|#0{0,6}(?:35|64)|#x0{0,6}(?:23|40))(?!\w))/giu, ''],
  // A command to a bot, at the start of a line.
  [/^([ \t>*+-]*)[/!]+(?=[A-Za-z][\w-]*(?:\s|$))/gmu, '$1'],
  [new RegExp(String.raw`^([ \t>*+-]*)(${BOTS_WITHOUT_SIGN})(?=[:,]?[ \t])`, 'gimu'), '$1($2)'],
  // A subject that folds the commit into another one.
  [/^(fixup|squash|amend)!/gimu, '$1'],
  [/[A-Za-z][\w+.-]{0,40}:\/{2,}/gu, ''],
  [/[Ww]{3}\.+/gu, ''],
  // A reference is shown on the issue, and after a keyword such as "fixes" it closes the issue.
  [/(?<=\b(?:issue|request|PR) )#(?=\d)/giu, ''],
  [/(?<!\w)#(?=\d)/gu, 'issue '],
  [/(?<=\w)#(?=\d)/gu, '# '],
  [/(?<!\w)([Gg][Hh])-(?=\d)/gu, '$1 '],
  // A commit in another repository.
  [/(?<=[\w.-]\/[\w.-]{1,100})@(?=[\da-f]{7,40}(?!\w))/gu, ' '],
  // A line that git drops as a comment when the message is edited, or that ends the message in a mail.
  [/^[ \t]*#+[ \t]*/gmu, ''],
  [/^-{3,}[ \t]*/gmu, ''],
  [/^(diff|Index)(?: -+|:)/gmu, '$1']
]

export interface CommitPeople {
  /** Host of the forge, for the no-reply addresses of people. */
  readonly host: string
  /** Who approved what the commit contains, or a command that made it; undefined for nobody. */
  readonly approver: AccountName | undefined
}

/** A commit message around the model's words: subject, description, and the requester as co-author. */
export function commitMessage(summary: WorkSummary, task: Claimed, { host, approver }: CommitPeople): string {
  const address = (person: AccountName) => `${person.login} <${noReplyAddress(person, host)}>`
  const trailers = [
    `${RUN_TRAILER}: ${claimKey(task)}`,
    approver ? `Approved-by: ${address(approver)}` : '',
    attemptOf(task),
    hasNoAuthor(task) ? '' : `Co-authored-by: ${address(task.actor)}`
  ]
  const parts = [
    oneLine(summary.title, task, MAX_SUBJECT_CHARACTERS),
    paragraphs(summary.description),
    requestedIn(task),
    trailers.filter((trailer) => trailer !== '').join('\n')
  ]
  return parts.filter((part) => part !== '').join('\n\n')
}

/** Counts the attempts at the repair of checks; see `src/ci/attempts.ts`. */
function attemptOf({ trigger }: Requested): string {
  return trigger.kind === 'ci' ? `Forgehand-CI-Attempt: ${trigger.attempt ?? 1}` : ''
}

function requestedIn({ trigger, number }: Requested): string {
  if (trigger.kind === 'ci') {
    const { repair, failure } = trigger
    return `Repairs checks of ${repair?.branch ?? `#${number}`}, which failed on ${failure.headSha.slice(0, 7)}.`
  }
  return trigger.kind === 'prompt'
    ? `Task ${taskKey(trigger)}, started by ${trigger.event}.`
    : `Requested in #${number}.`
}

/** A schedule has no author, and neither have failed checks. */
function hasNoAuthor({ trigger }: Requested): boolean {
  return trigger.kind === 'ci' || (trigger.kind === 'prompt' && trigger.event === 'schedule')
}

/** Names the request that a commit was made for. */
const RUN_TRAILER = 'Forgehand-Run'

/**
 * The claim key of the request that a commit was made for; undefined if its last paragraph does not name exactly one. Anyone can write
 * such a message, but not the model in ours: its words are in another paragraph, without trailers.
 */
export function readRunTrailer(message: string): string | undefined {
  const [last = ''] = message
    .trim()
    .split(/\n[ \t]*\n/u)
    .slice(-1)
  const named = last.split('\n').flatMap((line) => /^Forgehand-Run:(.*)$/iu.exec(line)?.[1]?.trim() ?? [])
  return named.length === 1 ? named[0] : undefined
}

/** The title of a pull request: one line without anything that a forge acts on. */
export function pullRequestTitle(summary: WorkSummary, task: Requested): string {
  return oneLine(summary.title, task, MAX_TITLE_CHARACTERS)
}

function oneLine(text: string, { trigger, number }: Requested, maxCharacters: number): string {
  // Twice: a trailer is found on its own line, and joining the lines can make other content active.
  const lines = removeActiveContent(
    visibleText(text)
      .trim()
      .slice(0, READ_FACTOR * maxCharacters)
  )
  const plain = removeActiveContent(lines.replaceAll(/\s+/gu, ' ').trim()).replaceAll(/ {2,}/gu, ' ').trim()
  return plain === '' ? `Work on ${subjectOf(trigger, number)}` : shorten(plain, maxCharacters)
}

function subjectOf(trigger: Trigger, number: number): string {
  if (trigger.kind === 'prompt') return taskKey(trigger)
  return trigger.kind === 'ci' && trigger.repair ? `the checks of ${trigger.repair.branch}` : `#${number}`
}

function paragraphs(text: string): string {
  const read = visibleText(text.slice(0, READ_FACTOR * MAX_DESCRIPTION_CHARACTERS))
  const lines = removeActiveContent(read)
    .replaceAll(/[ \t]+$/gmu, '')
    .replaceAll(/\n{3,}/gu, '\n\n')
  return shorten(lines.trim(), MAX_DESCRIPTION_CHARACTERS)
}

/**
 * Removes trailers and everything that notifies, links, refers to an issue, closes one or skips checks. Cutting off the end of
 * the result makes nothing active again.
 *
 * Takes quadratic time at worst: bound the text first.
 */
function removeActiveContent(text: string): string {
  // Once is not enough: a removal can join two parts that are active together, as in `@@eve`.
  for (let before = text; ;) {
    const after = ACTIVE_CONTENT.reduce(
      (result, [pattern, replacement]) => result.replaceAll(pattern, replacement),
      before
    )
    if (after === before) return after
    before = after
  }
}
