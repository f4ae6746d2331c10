import type { Task } from '../domain/task.ts'
import { inertText } from './inert-text.ts'
import { shorten } from '../text/shorten.ts'
import { visibleText } from '../text/visible-text.ts'

/** What the model says of its work; all of it may be dictated by strangers. */
interface Account {
  readonly title: string
  readonly description: string
}

type Source = Pick<Task, 'number' | 'actor'>

const MAX_SUBJECT_CHARACTERS = 100
const MAX_TITLE_CHARACTERS = 200
const MAX_DESCRIPTION_CHARACTERS = 2_000

// So much more is read than kept, for what is taken out.
const READ_FACTOR = 2

/**
 * A commit message of ours around the model's words: subject, description, and the requester as co-author.
 *
 * @param host of the forge, for the requester's no-reply address
 */
export function commitMessage(summary: Account, task: Source, host = 'github.com'): string {
  const { login, id } = task.actor
  const parts = [
    oneLine(summary.title, task, MAX_SUBJECT_CHARACTERS),
    paragraphs(summary.description),
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
  const line = visibleText(text)
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .slice(0, READ_FACTOR * maxCharacters)
  const inert = inertText(line).replaceAll(/ {2,}/gu, ' ').trim()
  return inert === '' ? `Work on #${number}` : shorten(inert, maxCharacters)
}

function paragraphs(text: string): string {
  const read = visibleText(text.slice(0, READ_FACTOR * MAX_DESCRIPTION_CHARACTERS))
  const lines = inertText(read)
    .replaceAll(/[ \t]+$/gmu, '')
    .replaceAll(/\n{3,}/gu, '\n\n')
  return shorten(lines.trim(), MAX_DESCRIPTION_CHARACTERS)
}
