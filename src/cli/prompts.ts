import { createInterface, type Interface } from 'node:readline'
import { Writable } from 'node:stream'
import { UserError } from '../errors.ts'
import { UsageError } from './usage-error.ts'

/** Asks the user at the terminal. Each question throws UserError when it is interrupted. */
export interface Prompts extends Disposable {
  /** @param problemWith what is wrong with an answer; the question is then asked again */
  ask(question: string, initial: string, problemWith?: (answer: string) => string | undefined): Promise<string>
  confirm(question: string, initial: boolean): Promise<boolean>
  /** Nothing of the answer is shown or kept. '' if there was none. */
  askSecret(question: string): Promise<string>
}

const MAX_TRIES = 5

/** @param output shows the questions */
export function openPrompts(input: NodeJS.ReadStream, output: NodeJS.WriteStream): Prompts {
  const terminal = new MutableOutput(output)
  // The history would keep the secret.
  const lines = new LineQueue(createInterface({ input, output: terminal, terminal: true, historySize: 0 }), output)

  const ask: Prompts['ask'] = async (question, initial, problemWith = () => undefined) => {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const answer = (await lines.next(`${question}${initial === '' ? '' : ` [${initial}]`}: `)).trim() || initial
      const problem = problemWith(answer)
      if (problem === undefined) return answer
      output.write(`  ${problem}\n`)
    }
    throw new UsageError(`${question}: no usable answer after ${MAX_TRIES} tries. Nothing was changed.`)
  }
  return {
    ask,
    async confirm(question, initial) {
      const answer = await ask(`${question} (y/n)`, initial ? 'y' : 'n', (text) =>
        /^(?:y|yes|n|no)$/i.test(text) ? undefined : 'Answer y or n.'
      )
      return /^y/i.test(answer)
    },
    async askSecret(question) {
      const answer = lines.next(`${question} (not shown; empty to skip): `)
      terminal.isMuted = true
      try {
        return (await answer).trim()
      } finally {
        terminal.isMuted = false
        output.write('\n')
      }
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

/** Lines of the user. Keeps those that come before they are asked for, such as pasted ones. */
class LineQueue {
  readonly #reader: Interface
  readonly #lines: string[] = []
  #waiting: PromiseWithResolvers<string> | undefined
  #isInterrupted = false

  constructor(reader: Interface, output: NodeJS.WriteStream) {
    this.#reader = reader
    reader.on('line', (line) => {
      if (this.#waiting) this.#waiting.resolve(line)
      else this.#lines.push(line)
      this.#waiting = undefined
    })
    // Ctrl+C and Ctrl+D.
    reader.on('SIGINT', () => {
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
    this.#reader.setPrompt(question)
    this.#reader.prompt()
    const line = this.#lines.shift()
    if (line !== undefined) return line
    this.#waiting = Promise.withResolvers<string>()
    return this.#waiting.promise
  }

  close(): void {
    this.#reader.close()
  }
}

function interrupted(): UserError {
  return new UserError('Interrupted. Nothing was changed.')
}
