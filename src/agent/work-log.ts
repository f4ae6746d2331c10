import { SIGNS, type CallStatus } from './call-status.ts'
import { summaryFromText, type FileEdit, type Summary } from './tool.ts'

/** The part of a finished call that is kept. */
export interface LoggedCall {
  readonly name: string
  readonly subject: string
  readonly status: CallStatus
  /** As the model got it. */
  readonly text: string
  readonly edits: readonly FileEdit[]
}

const MAX_CALLS = 10
const MAX_FILES = 30
const MAX_LINE = 160

const NO_SUMMARY = 'The run ended before the model summarized its work. This is what the run recorded.'
const MAY_BE_INCOMPLETE = 'The work may be incomplete.'

/** Makes the summary of a run that ends without one from the model. Keeps a few lines of the last calls, not their results. */
export class WorkLog {
  readonly #lines: string[] = []
  readonly #edits = new Map<string, FileEdit>()
  readonly #paths = new Set<string>()

  add({ name, subject, status, text, edits }: LoggedCall): void {
    const [firstLine = ''] = text.trimStart().split('\n', 1)
    this.#lines.push(`- ${SIGNS[status].symbol} ${codeLine(`${name} ${subject}`)}: ${codeLine(firstLine)}`)
    if (this.#lines.length > MAX_CALLS) this.#lines.shift()
    for (const edit of edits) this.#addEdit(edit)
  }

  /** @param text what the model said last; '' when it said nothing */
  summary(text = ''): Summary {
    const log = [list('Edited:', this.#editLines()), list('Last calls:', this.#lines)].filter(Boolean)
    if (text.trim() !== '') {
      const summary = summaryFromText(text)
      return { ...summary, description: [summary.description, ...log].join('\n\n') }
    }
    return { title: this.#title(), description: [NO_SUMMARY, ...log].join('\n\n'), notDone: MAY_BE_INCOMPLETE }
  }

  #addEdit({ path, added, removed }: FileEdit): void {
    const before = this.#edits.get(path)
    this.#paths.add(path)
    if (!before && this.#edits.size >= MAX_FILES) return
    this.#edits.set(path, { path, added: added + (before?.added ?? 0), removed: removed + (before?.removed ?? 0) })
  }

  #editLines(): readonly string[] {
    const lines = [...this.#edits.values()].map(
      ({ path, added, removed }) => `- ${codeLine(path)} +${added} −${removed}`
    )
    const more = this.#paths.size - lines.length
    return more > 0 ? [...lines, `- ${more} more`] : lines
  }

  #title(): string {
    const [first] = this.#edits.keys()
    if (first === undefined) return 'No summary of the work'
    const more = this.#paths.size - 1
    return more === 0 ? `Change ${first}` : `Change ${first} and ${more} more`
  }
}

function list(head: string, lines: readonly string[]): string {
  return lines.length > 0 ? `${head}\n\n${lines.join('\n')}` : ''
}

/** One line of inline code, so that nothing in it acts as Markdown. */
function codeLine(text: string): string {
  const line = text
    .replaceAll(/[\s`]+/g, ' ')
    .trim()
    .slice(0, MAX_LINE)
    .toWellFormed()
  return line === '' ? '' : `\`${line}\``
}
