import type { Environment } from '../domain/environment.ts'
import { terminalColumns } from './terminal-columns.ts'

/** Longer lines are hard to read. */
const MAX_COLUMNS = 100

/** The width at which sentences are wrapped: that of a terminal. Text for a pipe is not wrapped, because its reader works by lines. */
export function proseColumns(stream: Pick<NodeJS.WriteStream, 'isTTY' | 'columns'>, environment: Environment): number {
  return stream.isTTY ? Math.min(terminalColumns(stream, environment), MAX_COLUMNS) : Infinity
}
