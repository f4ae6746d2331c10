import { CommandReader, type RunnerCommand } from './runner-commands.ts'

/**
 * The log of a step as the page of a run shows it: commands to the runner are carried out or left out, and masked
 * values are stars.
 *
 * Source: https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
 */
export class LogView {
  readonly #show: (line: string) => void
  readonly #masks: string[] = []
  #pending = ''
  readonly #commands = new CommandReader()

  /** @param show receives each line, without its end */
  constructor(show: (line: string) => void) {
    this.#show = show
  }

  /** @param text a piece of the log, which may end in the middle of a line */
  add(text: string): void {
    const lines = `${this.#pending}${text}`.split(/\r?\n/)
    this.#pending = lines.pop() ?? ''
    for (const line of lines) this.#read(line)
  }

  /** Shows what came after the last line break. */
  end(): void {
    if (this.#pending !== '') this.#read(this.#pending)
    this.#pending = ''
  }

  #read(line: string): void {
    const command = this.#commands.read(line)
    if (command) this.#carryOut(command)
    else this.#print(line)
  }

  #carryOut({ name, data: value }: RunnerCommand): void {
    const known = name.toLowerCase()
    switch (known) {
      case 'add-mask':
        if (value !== '') this.#masks.push(value)
        return
      case 'notice':
      case 'warning':
      case 'error':
        this.#print(`${known.slice(0, 1).toUpperCase()}${known.slice(1)}: ${value}`)
        return
      case 'group':
        this.#print(value)
        return
      default:
    }
  }

  #print(line: string): void {
    this.#show(this.#masks.reduce((text, mask) => text.replaceAll(mask, '***'), line))
  }
}
