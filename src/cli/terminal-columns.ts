export const DEFAULT_COLUMNS = 80
const MIN_COLUMNS = 20

/** Width of the output: that of the terminal, or less if COLUMNS says so; COLUMNS alone for a pipe. */
export function terminalColumns(
  stream: Pick<NodeJS.WriteStream, 'isTTY' | 'columns'>,
  { COLUMNS = '' }: Readonly<Record<string, string | undefined>>
): number {
  const requested = /^[1-9]\d{0,3}$/.test(COLUMNS) ? Number(COLUMNS) : undefined
  // A terminal whose size is unknown has 0 columns.
  const actual = stream.isTTY && stream.columns > 0 ? stream.columns : undefined
  return Math.max(MIN_COLUMNS, Math.min(requested ?? actual ?? DEFAULT_COLUMNS, actual ?? Infinity))
}
