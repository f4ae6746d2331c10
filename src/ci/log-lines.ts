/** One line of the log of a job. */
export interface LogLine {
  /** Milliseconds since 1970; undefined if the line has no time stamp. */
  readonly at: number | undefined
  /** What a runner command at the start of the line says, such as `group` or `error`; undefined for plain output. */
  readonly marker: string | undefined
  /** Without time stamp, marker and colors, and cut if it is very long. */
  readonly text: string
  /** True for a line of the script of a step, which the runner prints in color before it runs. */
  readonly isScript: boolean
}

/** Longer lines are data, such as a bundle, and say nothing about a failure. */
const MAX_LINE = 2_000

const TIME_STAMP = /^\uFEFF?(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z) ?/
// eslint-disable-next-line no-control-regex -- terminal sequences
const SEQUENCES = /\u001B(?:\[[0-?]{0,32}[ -/]{0,8}[@-~]|\][^\u0007\u001B]{0,200}(?:\u0007|\u001B\\)?|[@-Z\\^_])/g
/** How the runner colors the lines of a script. */
const SCRIPT_COLOR = '\u001B[36;1m'
const MARKER = /^##\[([a-z-]{1,20})\]/

/** The lines of a log, in order. Takes linear time, whatever the log contains. */
export function readLogLines(log: string): LogLine[] {
  const lines = log.split('\n')
  if (lines.at(-1) === '') lines.pop()
  return lines.map(readLine)
}

function readLine(line: string): LogLine {
  const [stamp = '', time] = TIME_STAMP.exec(line.slice(0, 64)) ?? []
  const raw = line.slice(stamp.length, stamp.length + MAX_LINE)
  // A program that redraws a line leaves only its last state on the screen.
  const shown = raw.replace(/\r+$/, '')
  const plain = shown.slice(shown.lastIndexOf('\r') + 1).replaceAll(SEQUENCES, '')
  const [written = '', marker] = MARKER.exec(plain) ?? []
  const isCut = line.length > stamp.length + MAX_LINE
  return {
    at: time === undefined ? undefined : Date.parse(time),
    marker,
    text: `${plain.slice(written.length)}${isCut ? ' …' : ''}`,
    isScript: raw.startsWith(SCRIPT_COLOR)
  }
}
