const ESC = '\u001b'
const BEL = '\u0007'
// Each begins with ESC and goes on over characters that are none, so that no text is gone over twice: an output is
// hostile, and a pattern that backtracks would take minutes over some kilobytes of it.
/** OSC, DCS, SOS, PM and APC carry a string, ended by BEL, by ESC \ or by whatever escape comes next. */
const stringSequence = new RegExp(`${ESC}[\\]PX^_][^${BEL}${ESC}]*(?:${BEL}|${ESC}\\\\)?`, 'g')
const controlSequence = new RegExp(`(?:${ESC}\\[|\\u009b)[0-?]*[ -/]*[@-~]?`, 'g')
const otherSequence = new RegExp(`${ESC}(?:[ -/]+[0-~]|[0-~])?`, 'g')
const control = /[\p{Cc}--[\t\n\r]]/gv

/**
 * What a terminal would show in the end: without colours, titles and other sequences, and of a line that was written
 * over (a progress bar) only what was written last.
 */
export function terminalText(output: string): string {
  return output
    .replaceAll(stringSequence, '')
    .replaceAll(controlSequence, '')
    .replaceAll(otherSequence, '')
    .replaceAll(control, '')
    .split('\n')
    .map(lastWriting)
    .join('\n')
}

function lastWriting(line: string): string {
  return line.split('\r').findLast((writing) => writing !== '') ?? ''
}
