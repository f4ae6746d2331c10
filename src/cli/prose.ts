import type { Environment } from '../domain/environment.ts'
import { wrapColumns } from '../text/columns.ts'
import { terminalColumns } from './terminal-columns.ts'

/** Longer lines are hard to read. */
const MAX_COLUMNS = 100

/** The width at which sentences are wrapped: that of a terminal. Text for a pipe is not wrapped, because its reader works by lines. */
export function proseColumns(stream: Pick<NodeJS.WriteStream, 'isTTY' | 'columns'>, environment: Environment): number {
  return stream.isTTY ? Math.min(terminalColumns(stream, environment), MAX_COLUMNS) : Infinity
}

/** Wraps each line between words. What follows is indented like the line. */
export function wrapLines(text: string, columns: number): string {
  return text
    .split('\n')
    .map((line) => {
      const [indentation = ''] = /^ */.exec(line) ?? []
      const lines = wrapColumns(line.slice(indentation.length), columns - indentation.length, { breaksWords: false })
      return lines.map((part) => `${indentation}${part}`).join('\n')
    })
    .join('\n')
}
