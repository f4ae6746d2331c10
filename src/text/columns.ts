/**
 * Characters that take two columns in a terminal: East Asian ones and emoji. Terminals disagree about some of them, so this
 * counts a few too many: a line may become shorter than it could be, and never longer than the terminal.
 */
const WIDE =
  /[\u1100-\u115F\u231A-\u231B\u2329-\u232A\u23E9-\u23F3\u25FD-\u25FE\u2600-\u27BF\u2B00-\u2BFF\u2E80-\uA4CF\uA960-\uA97F\uAC00-\uD7FF\uF900-\uFAFF\uFE10-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{10000}-\u{10FFFF}]/u
/** Our own symbols, which every terminal shows in one column. */
const NARROW = /[✓✗⊘↷⚠]/u

/** Upper bound of the columns that a line takes in a terminal. The line must contain no control characters. */
export function columnsOf(line: string): number {
  let columns = 0
  for (const character of line) columns += widthOf(character)
  return columns
}

/** Shortens a line to at most `columns`, ending in an ellipsis. */
export function fitColumns(line: string, columns: number): string {
  if (columnsOf(line) <= columns) return line
  return `${takeColumns(line, columns - 1).trimEnd()}…`
}

/** Breaks a line between words into lines of at most `columns`. A word that is longer is broken, or has a line of its own. */
export function wrapColumns(line: string, columns: number, { breaksWords = true } = {}): readonly string[] {
  const lines: string[] = []
  let current = ''
  for (const word of line.split(' ')) {
    const longer = current === '' ? word : `${current} ${word}`
    if (columnsOf(longer) <= columns) {
      current = longer
      continue
    }
    if (current !== '') lines.push(current)
    current = word
    while (breaksWords && columnsOf(current) > columns) {
      const part = takeColumns(current, columns)
      lines.push(part)
      current = current.slice(part.length)
    }
  }
  return current === '' ? lines : [...lines, current]
}

/** The longest beginning that fits, and at least one character. */
function takeColumns(line: string, columns: number): string {
  let taken = ''
  let used = 0
  for (const character of line) {
    used += widthOf(character)
    if (used > columns && taken !== '') break
    taken += character
  }
  return taken
}

function widthOf(character: string): number {
  return WIDE.test(character) && !NARROW.test(character) ? 2 : 1
}
