import type { Task } from './task.ts'
import { shorten } from './shorten.ts'
import { visibleText } from './visible-text.ts'

/** What the model says of its work; all of it may be dictated by strangers. */
interface Account {
  readonly title: string
  readonly description: string
}

type Source = Pick<Task, 'number' | 'actor'>

const MAX_SUBJECT_CHARACTERS = 100
const MAX_TITLE_CHARACTERS = 200
const MAX_DESCRIPTION_CHARACTERS = 2_000

/**
 * A commit message of ours around the model's words: subject, description, and the requester as co-author.
 *
 * @param host of the forge, for the requester's no-reply address
 */
export function commitMessage(summary: Account, task: Source, host = 'github.com'): string {
  const { login, id } = task.actor
  const parts = [
    oneLine(summary.title, task, MAX_SUBJECT_CHARACTERS),
    inert(paragraphs(summary.description)),
    `Requested in #${task.number}.`,
    `Co-authored-by: ${login} <${id}+${login}@users.noreply.${host}>`
  ]
  return parts.filter((part) => part !== '').join('\n\n')
}

/** The title of a pull request: one line, and nothing in it that a forge acts on. */
export function pullRequestTitle(summary: Account, task: Source): string {
  return oneLine(summary.title, task, MAX_TITLE_CHARACTERS)
}

function oneLine(text: string, { number }: Source, maxCharacters: number): string {
  const line = inert(visibleText(text).replaceAll(/\s+/gu, ' ').trim())
  return line === '' ? `Work on #${number}` : shorten(line, maxCharacters)
}

function paragraphs(text: string): string {
  const lines = visibleText(text)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => !TRAILER.test(line))
  return shorten(
    lines
      .join('\n')
      .replaceAll(/\n{3,}/gu, '\n\n')
      .trim(),
    MAX_DESCRIPTION_CHARACTERS
  )
}

// Git and its hosts read these: who wrote, signed and reviewed a commit, and whether its checks may be left out.
const TRAILER = /^\s*(?:[a-z]+(?:-[a-z]+)*-by|on-behalf-of|change-id|skip-checks)\s*:/iu

/** What a forge would act on, each with what reads the same and does nothing. */
const LIVE: readonly (readonly [RegExp, string])[] = [
  // [skip ci], [ci skip], [no ci], [actions skip], [skip netlify] …: with round brackets they are words. ***NO_CI*** too.
  [/\[\s*((?:skip|no)[\s_-]+[\w-]+|[\w-]+[\s_-]+skip)\s*\]/giu, '($1)'],
  [/\*{3}(no_ci)\*{3}/giu, '$1'],
  // A keyword closes an issue only when the reference comes right behind it.
  [/\b(close[sd]?|fix(?:e[sd])?|resolve[sd]?)(:?\s+)(?=[\w./-]*#\d|gh-\d|https?:)/giu, '$1$2issue '],
  [/(?<![\w`])@(?=\w)/gu, ''],
  [/\bhttps?:\/\/(?=\S)/giu, '']
]

function inert(text: string): string {
  return LIVE.reduce((result, [pattern, replacement]) => result.replaceAll(pattern, replacement), text)
}
