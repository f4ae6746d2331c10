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

// What each sequence goes on over begins no other one, so that no text is gone over twice: an output is hostile, and a pattern
// that backtracks would take minutes over some kilobytes of it. A title or a link holds no line end: one that is never ended
// takes the rest of its line and not the rest of the output.
const osc = `(?:${ESC}\\]|${C1_OSC})[^\\n${BEL}${ST}${INTRODUCERS}]*`
const deviceString = `(?:${ESC}[PX^_]|[${C1_STRING}])[^${BEL}${ST}${INTRODUCERS}]*`
const controlSequence = `(?:${ESC}\\[|${C1_CSI})[0-?]*[ -/]*`
const sequences = new RegExp(
  `(?:${osc}|${deviceString})(?:${BEL}|${ST}|${ESC}\\\\)?|${controlSequence}[@-~]?|${ESC}(?:[ -/]+[0-~]|[0-~])?`,
  'g'
)
/** The beginning of a sequence that may go on in the next piece. */
const unfinished = new RegExp(`(?:(?:${osc}|${deviceString})${ESC}?|${controlSequence}|${ESC}[ -/]*)$`)
const special = new RegExp(String.raw`[${CONTROL}--[\t\n]]`, 'v')
const control = new RegExp(String.raw`[${CONTROL}--[\t\n\r\b]]`, 'gv')

/** A longer line may be given out in parts, and of those nothing is taken back. */
const MAX_LINE = 65_536
const MAX_SEQUENCE = 1_024

/**
 * Turns the bytes that a program writes, in pieces cut anywhere, into what a terminal would show in the end: without colours,
 * titles and other sequences, and of a line that was written over (a progress bar) only what was written last.
 */
export class TerminalText {
  readonly #decoder = new StringDecoder('utf8')
  #sequence = ''
  #line = ''
  #isRewound = false

  /** @returns the lines that can be told by now, in bounded memory */
  push(chunk: Buffer): string {
    const text = this.#sequence + this.#decoder.write(chunk)
    this.#sequence = ''
    return special.test(text) ? this.#fold(this.#strip(text)) : this.#addPlain(text)
  }

  /** @returns the last line, when nothing ended it */
  end(): string {
    const rest = this.push(Buffer.from(this.#decoder.end()))
    return rest + this.#line
  }

  #strip(text: string): string {
    const start = text.search(unfinished)
    if (start >= 0) this.#sequence = shortened(text.slice(start))
    const whole = start < 0 ? text : text.slice(0, start)
    return whole.replaceAll(sequences, '').replaceAll(control, '')
  }

  #addPlain(text: string): string {
    if (text === '') return ''
    const isOver = this.#isRewound && !text.startsWith('\n')
    this.#isRewound = false
    const all = (isOver ? '' : this.#line) + text
    const end = all.lastIndexOf('\n') + 1
    return this.#hold(all.slice(0, end), all.slice(end))
  }

  #fold(text: string): string {
    let told = ''
    for (const [piece] of text.matchAll(/[\r\b]|[^\r\b]+/g)) {
      if (piece === '\r') this.#isRewound = true
      else if (piece === '\b') this.#line = this.#line.slice(0, -1)
      else told += this.#addPlain(piece)
    }
    return told
  }

  #hold(told: string, line: string): string {
    this.#line = line.length > MAX_LINE ? '' : line
    return line.length > MAX_LINE ? told + line : told
  }
}

/** The same for an output that is there as a whole. */
export function terminalText(output: string): string {
  const terminal = new TerminalText()
  return terminal.push(Buffer.from(output)) + terminal.end()
}

/** What a sequence holds is dropped in any case; its beginning tells what ends it. */
function shortened(sequence: string): string {
  if (sequence.length <= MAX_SEQUENCE) return sequence
  return sequence.slice(0, sequence.startsWith(ESC) ? 2 : 1) + (sequence.endsWith(ESC) ? ESC : '')
}
