import { summaryFromText, type FileEdit, type Summary } from './tool.ts'

/** What is kept of a finished call. */
export interface LoggedCall {
  readonly name: string
  readonly subject: string
  readonly ok: boolean
  /** What the model was shown. */
  readonly text: string
  readonly edits: readonly FileEdit[]
}

const MAX_CALLS = 10
const MAX_FILES = 30
const MAX_LINE = 160

const NO_ACCOUNT = 'The model gave no account of its work; this is what the trace of the run shows.'
const MAY_BE_INCOMPLETE = 'The run ended before the model gave an account of its work, which may be incomplete.'

/** What was done last, so that a run that ends without an account of the model has one. Keeps a few lines, not results. */
export class WorkLog {
  readonly #lines: string[] = []
  readonly #edits = new Map<string, FileEdit>()
  #fileCount = 0

  note({ name, subject, ok, text, edits }: LoggedCall): void {
    const [firstLine = ''] = text.trimStart().split('\n', 1)
    this.#lines.push(`- ${ok ? '✓' : '✗'} ${plain(`${name} ${subject}`)}: ${plain(firstLine)}`)
    if (this.#lines.length > MAX_CALLS) this.#lines.shift()
    for (const edit of edits) this.#noteEdit(edit)
  }

  /** @param words what the model said last, '' when it said nothing */
  summary(words: string): Summary {
    const trace = [list('Edited:', this.#editLines()), list('Last calls:', this.#lines)].filter(Boolean)
    if (words.trim() !== '') {
      const summary = summaryFromText(words)
      return { ...summary, description: [summary.description, ...trace].join('\n\n') }
    }
    return { title: this.#title(), description: [NO_ACCOUNT, ...trace].join('\n\n'), notDone: MAY_BE_INCOMPLETE }
  }

  #noteEdit({ path, added, removed }: FileEdit): void {
    const before = this.#edits.get(path)
    if (!before) this.#fileCount += 1
    if (!before && this.#edits.size >= MAX_FILES) return
    this.#edits.set(path, { path, added: added + (before?.added ?? 0), removed: removed + (before?.removed ?? 0) })
  }

  #editLines(): readonly string[] {
    const lines = [...this.#edits.values()].map(({ path, added, removed }) => `- ${plain(path)} +${added} −${removed}`)
    return this.#fileCount > lines.length ? [...lines, `- ${this.#fileCount - lines.length} more`] : lines
  }

  #title(): string {
    const [first] = this.#edits.keys()
    if (first === undefined) return 'No account of the work'
    return this.#fileCount === 1 ? `Change ${first}` : `Change ${first} and ${this.#fileCount - 1} more`
  }
}

function list(head: string, lines: readonly string[]): string {
  return lines.length > 0 ? `${head}\n\n${lines.join('\n')}` : ''
}

/** One line of code in Markdown: what it holds is not Markdown. */
function plain(text: string): string {
  const line = text
    .replaceAll(/[\s`]+/g, ' ')
    .trim()
    .slice(0, MAX_LINE)
    .toWellFormed()
  return line === '' ? '' : `\`${line}\``
}
