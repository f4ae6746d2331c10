import { CommandReader, type RunnerCommand } from './runner-commands.ts'

/**
 * The log of a step as the page of a run shows it: workflow commands are executed or hidden, and masked values are replaced
 * by asterisks.
 *
 * Source: https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
 */
export class LogView {
  readonly #print: (line: string) => void
  readonly #masks: string[] = []
  #pending = ''
  readonly #commands = new CommandReader()

  /** @param print receives each line without its line ending */
  constructor(print: (line: string) => void) {
    this.#print = print
  }

  /** @param text a piece of the log, which can end in the middle of a line */
  add(text: string): void {
    const lines = `${this.#pending}${text}`.split(/\r?\n/)
    this.#pending = lines.pop() ?? ''
    for (const line of lines) this.#read(line)
  }

  /** Prints the rest after the last line break. */
  end(): void {
    if (this.#pending !== '') this.#read(this.#pending)
    this.#pending = ''
  }

  #read(line: string): void {
    const command = this.#commands.read(line)
    if (command) this.#execute(command)
    else this.#printMasked(line)
  }

  #execute({ name, data: value }: RunnerCommand): void {
    const known = name.toLowerCase()
    switch (known) {
      case 'add-mask':
        if (value !== '') this.#masks.push(value)
        return
      case 'notice':
      case 'warning':
      case 'error':
        this.#printMasked(`${known.slice(0, 1).toUpperCase()}${known.slice(1)}: ${value}`)
        return
      case 'group':
        this.#printMasked(value)
        return
      default:
    }
  }

  #printMasked(line: string): void {
    this.#print(this.#masks.reduce((text, mask) => text.replaceAll(mask, '***'), line))
  }
}
