import { createInterface, type Interface } from 'node:readline'
import { Writable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { UserError } from '../errors.ts'
import { recordInterrupt } from './interrupt.ts'
import { UsageError } from './usage-error.ts'

/** Asks the user at the terminal. Each question throws UserError when it is interrupted. */
export interface Prompts extends Disposable {
  ask(question: string, initial: string, checks?: AnswerChecks): Promise<string>
  confirm(question: string, initial: boolean): Promise<boolean>
  /** The answer is neither shown nor kept. '' for an empty one. */
  askSecret(question: string): Promise<string>
}

export interface AnswerChecks {
  /** What is wrong with an answer; the question is then asked again. */
  readonly problemWith?: (answer: string) => string | undefined
  /** Listed before the question. An answer can give their numbers. */
  readonly choices?: readonly Choice[]
}

const MAX_TRIES = 5

export function openPrompts(input: NodeJS.ReadStream, output: NodeJS.WriteStream): Prompts {
  const terminal = new MutableOutput(output)
  // The history would keep the secret.
  const reader = createInterface({ input, output: terminal, terminal: true, historySize: 0 })
  const lines = new LineReader(reader, { input, output })

  const ask: Prompts['ask'] = async (question, initial, { problemWith = () => undefined, choices = [] } = {}) => {
    if (choices.length > 0) output.write(choicesText(choices, initial))
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const typed = (await lines.next(`${question}${initial === '' ? '' : ` [${initial}]`}: `)).trim() || initial
      const answer = choices.length > 0 ? namedAnswer(typed, choices) : typed
      const problem = problemWith(answer)
      if (problem === undefined) return answer
      output.write(`  ${problem}\n`)
    }
    throw unusable(question)
  }
  const hidden = async (question: string) => {
    const answer = lines.next(`${question} (not shown; empty to skip): `)
    terminal.isMuted = true
    try {
      const line = (await answer).trim()
      return { answer: line, hasMore: await lines.skipPasted() }
    } finally {
      terminal.isMuted = false
      output.write('\n')
    }
  }
  return {
    ask,
    async confirm(question, initial) {
      const problemWith = (text: string) => (/^(?:y|yes|n|no)$/i.test(text) ? undefined : 'Answer y or n.')
      const answer = await ask(`${question} (y/n)`, initial ? 'y' : 'n', { problemWith })
      return /^y/i.test(answer)
    },
    async askSecret(question) {
      for (let tries = 0; tries < MAX_TRIES; tries += 1) {
        const { answer, hasMore } = await hidden(question)
        if (!hasMore) return answer
        output.write('  That was more than one line, so it was discarded. Paste the value without line breaks.\n')
      }
      throw unusable(question)
    },
    [Symbol.dispose]() {
      lines.close()
    }
  }
}

/** A terminal that can be told to show nothing. */
class MutableOutput extends Writable {
  isMuted = false
  readonly #output: NodeJS.WriteStream

  constructor(output: NodeJS.WriteStream) {
    super({ decodeStrings: false })
    this.#output = output
  }

  override _write(chunk: string | Uint8Array, _encoding: BufferEncoding, done: () => void): void {
    if (!this.isMuted) this.#output.write(chunk)
    done()
  }
}

interface Streams {
  readonly input: NodeJS.ReadStream
  readonly output: NodeJS.WriteStream
}

/** A terminal sends a paste in pieces, without a pause between them. */
const PASTE_PAUSE_MS = 100
const MAX_PAUSES = 50

/** Reads the user's answers line by line. Drops what was typed or pasted before the question was shown. */
class LineReader {
  readonly #reader: Interface
  #waiting: PromiseWithResolvers<string> | undefined
  #isInterrupted = false
  /** Pieces of input so far. */
  #pieces = 0
  /** True if a line that is not empty came without a question. */
  #hasMore = false

  constructor(reader: Interface, { input, output }: Streams) {
    this.#reader = reader
    input.on('data', () => (this.#pieces += 1))
    reader.on('line', (line) => {
      if (this.#waiting) this.#waiting.resolve(line)
      else this.#hasMore ||= line.trim() !== ''
      this.#waiting = undefined
    })
    // Ctrl+C. Ctrl+D only closes the reader.
    reader.on('SIGINT', () => {
      recordInterrupt('SIGINT')
      reader.close()
    })
    reader.on('close', () => {
      this.#isInterrupted = true
      // The message starts below the question.
      if (this.#waiting) output.write('\n')
      this.#waiting?.reject(interrupted())
    })
  }

  async next(question: string): Promise<string> {
    if (this.#isInterrupted) throw interrupted()
    this.#clear()
    this.#hasMore = false
    this.#reader.setPrompt(question)
    this.#reader.prompt()
    this.#waiting = Promise.withResolvers<string>()
    return this.#waiting.promise
  }

  /** Waits for the end of what was pasted, and drops it. Returns true if there was any text after the line that was asked for. */
  async skipPasted(): Promise<boolean> {
    for (let pause = 0, seen = -1; pause < MAX_PAUSES && seen !== this.#pieces; pause += 1) {
      seen = this.#pieces
      await setTimeout(PASTE_PAUSE_MS)
    }
    if (this.#isInterrupted) throw interrupted()
    const hasMore = this.#hasMore || this.#reader.line.trim() !== ''
    this.#clear()
    return hasMore
  }

  /** Empties the line that is being typed, as Ctrl+U does at its end. */
  #clear(): void {
    if (this.#reader.line === '') return
    this.#reader.setPrompt('')
    this.#reader.write(null, { ctrl: true, name: 'e' })
    this.#reader.write(null, { ctrl: true, name: 'u' })
  }

  close(): void {
    this.#reader.close()
  }
}

function unusable(question: string): UsageError {
  return new UsageError(`${question}: no usable answer after ${MAX_TRIES} tries. Nothing was changed.`)
}

function interrupted(): UserError {
  return new UserError('Interrupted. Nothing was changed.')
}

/** What a question can be answered with, by its name or its number. */
interface Choice {
  readonly name: string
  readonly about?: string
}

/** The choices with their numbers, from 1, one on each line. */
export function choicesText(choices: readonly Choice[], initial: string): string {
  const defaults = initial.split(',')
  const width = Math.max(...choices.map(({ name }) => name.length))
  const lines = choices.map(({ name, about = '' }, index) => {
    const text = `${String(index + 1).padStart(String(choices.length).length)}  ${name.padEnd(width)}  ${about}`
    return `   ${text.trimEnd()}${defaults.includes(name) ? ' (default)' : ''}\n`
  })
  return lines.join('')
}

/** The answer with names instead of numbers. Several are separated by commas. */
export function namedAnswer(answer: string, choices: readonly Choice[]): string {
  const words = answer.split(',').map((word) => word.trim())
  return words.map((word) => (/^\d+$/.test(word) ? (choices[Number(word) - 1]?.name ?? word) : word)).join(',')
}
