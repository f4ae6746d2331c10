const UNESCAPED: Readonly<Record<string, string>> = { '%25': '%', '%0D': '\r', '%0A': '\n' }

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
  #resumeToken: string | undefined

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
    if (this.#resumeToken !== undefined) {
      if (line.trim() === `::${this.#resumeToken}::`) this.#resumeToken = undefined
      else this.#print(line)
      return
    }
    const [, name, value = ''] = /^\s*::([\w-]+)(?: [^:]*)?::(.*)$/.exec(line) ?? []
    if (name === undefined) this.#print(line)
    else this.#carryOut(name, unescape(value))
  }

  #carryOut(name: string, value: string): void {
    switch (name) {
      case 'add-mask':
        if (value !== '') this.#masks.push(value)
        return
      case 'stop-commands':
        this.#resumeToken = value
        return
      case 'notice':
      case 'warning':
      case 'error':
        this.#print(`${name.slice(0, 1).toUpperCase()}${name.slice(1)}: ${value}`)
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

function unescape(value: string): string {
  return value.replace(/%(?:25|0D|0A)/g, (code) => UNESCAPED[code] ?? code)
}
