import { StringDecoder } from 'node:string_decoder'
import { CONTROL } from './hidden-characters.ts'

const ESC = '\u001b'
const BEL = '\u0007'
// String sequences that start with one character: DCS, SOS, PM and APC; then OSC; then ST, which ends them.
const C1_STRING = '\u0090\u0098\u009e\u009f'
const C1_OSC = '\u009d'
const C1_CSI = '\u009b'
const ST = '\u009c'
const INTRODUCERS = `${ESC}${C1_STRING}${C1_OSC}${C1_CSI}`

// The content of a sequence never includes the start of another one, so that no text is scanned twice. Output is hostile, and a
// pattern that backtracks would take minutes for a few kilobytes. A title or a link contains no line feed: without a terminator, it
// ends with its line and does not swallow the rest of the output.
const osc = `(?:${ESC}\\]|${C1_OSC})[^\\n${BEL}${ST}${INTRODUCERS}]*`
const deviceString = `(?:${ESC}[PX^_]|[${C1_STRING}])[^${BEL}${ST}${INTRODUCERS}]*`
const controlSequence = `(?:${ESC}\\[|${C1_CSI})[0-?]*[ -/]*`
const sequences = new RegExp(
  `(?:${osc}|${deviceString})(?:${BEL}|${ST}|${ESC}\\\\)?|${controlSequence}[@-~]?|${ESC}(?:[ -/]+[0-~]|[0-~])?`,
  'g'
)
/** The start of a sequence that can continue in the next chunk. */
const unfinished = new RegExp(`(?:(?:${osc}|${deviceString})${ESC}?|${controlSequence}|${ESC}[ -/]*)$`)
const special = new RegExp(String.raw`[${CONTROL}--[\t\n]]`, 'v')
const control = new RegExp(String.raw`[${CONTROL}--[\t\n\r\b]]`, 'gv')

/** A longer line is returned in parts, which later output can no longer overwrite. */
const MAX_LINE = 65_536
const MAX_SEQUENCE = 1_024

/**
 * Converts the output of a program, in chunks of any size, into what a terminal would finally show: without colors, titles and other
 * sequences. Only the last state of an overwritten line remains, for example of a progress bar.
 */
export class TerminalText {
  readonly #decoder = new StringDecoder('utf8')
  #sequence = ''
  #line = ''
  #isRewound = false

  /** Uses bounded memory. @returns the lines that are complete now */
  push(chunk: Buffer): string {
    const text = this.#sequence + this.#decoder.write(chunk)
    this.#sequence = ''
    return special.test(text) ? this.#applyControls(this.#strip(text)) : this.#addPlain(text)
  }

  /** @returns the last line if it has no line feed */
  end(): string {
    const rest = this.push(Buffer.from(this.#decoder.end()))
    return rest + this.#line
  }

  #strip(text: string): string {
    const start = text.search(unfinished)
    if (start >= 0) this.#sequence = shortened(text.slice(start))
    const complete = start < 0 ? text : text.slice(0, start)
    return complete.replaceAll(sequences, '').replaceAll(control, '')
  }

  #addPlain(text: string): string {
    if (text === '') return ''
    const overwrites = this.#isRewound && !text.startsWith('\n')
    this.#isRewound = false
    const all = (overwrites ? '' : this.#line) + text
    const end = all.lastIndexOf('\n') + 1
    return this.#keepLine(all.slice(0, end), all.slice(end))
  }

  #applyControls(text: string): string {
    let output = ''
    for (const [index, piece] of text.split('\r').entries()) {
      if (index > 0) this.#isRewound = true
      const { erased, rest } = withoutErased(piece)
      if (erased > 0) this.#line = this.#line.slice(0, -erased)
      output += this.#addPlain(rest)
    }
    return output
  }

  #keepLine(output: string, line: string): string {
    this.#line = line.length > MAX_LINE ? '' : line
    return line.length > MAX_LINE ? output + line : output
  }
}

/** A text with its backspaces applied, and how many characters before it they erase. */
function withoutErased(text: string): { readonly erased: number; readonly rest: string } {
  if (!text.includes('\b')) return { erased: 0, rest: text }
  const kept: string[] = []
  let erased = 0
  for (const character of text.split('')) {
    if (character !== '\b') kept.push(character)
    else if (kept.length === 0) erased += 1
    else if (kept.at(-1) !== '\n') kept.pop()
  }
  return { erased, rest: kept.join('') }
}

/** Converts a complete output. */
export function terminalText(output: string): string {
  const terminal = new TerminalText()
  return terminal.push(Buffer.from(output)) + terminal.end()
}

/** Keeps only the start of a sequence, which determines its terminator. Its content is dropped later anyway. */
function shortened(sequence: string): string {
  if (sequence.length <= MAX_SEQUENCE) return sequence
  return sequence.slice(0, sequence.startsWith(ESC) ? 2 : 1) + (sequence.endsWith(ESC) ? ESC : '')
}
