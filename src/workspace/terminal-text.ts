import { stripVTControlCharacters } from 'node:util'

const ESC = '\u001b'
const BEL = '\u0007'
/** OSC, DCS, SOS, PM and APC carry a string, ended by BEL, by ESC \ or by whatever escape comes next. */
const stringSequence = new RegExp(`${ESC}[\\]PX^_][^${BEL}${ESC}]*(?:${BEL}|${ESC}\\\\|)`, 'g')
const otherSequence = new RegExp(`${ESC}(?:[ -/]+[0-~]|[0-~])?`, 'g')
const control = /[\p{Cc}--[\t\n\r]]/gv

/**
 * What a terminal would show in the end: without colours, titles and other sequences, and of a line that was written
 * over (a progress bar) only what was written last.
 */
export function terminalText(output: string): string {
  return stripVTControlCharacters(output.replaceAll(stringSequence, ''))
    .replaceAll(otherSequence, '')
    .replaceAll(control, '')
    .replaceAll(/\r+\n/g, '\n')
    .split('\n')
    .map(lastWriting)
    .join('\n')
}

function lastWriting(line: string): string {
  const writings = line.split('\r').filter((writing) => writing !== '')
  return writings.at(-1) ?? ''
}
