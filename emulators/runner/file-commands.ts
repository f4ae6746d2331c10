/**
 * Reads name=value lines and name<<DELIMITER blocks, as the runner reads GITHUB_OUTPUT and GITHUB_STATE.
 *
 * @throws Error for any other line, and for a block without an end
 */
export function parseFileCommands(text: string): Record<string, string> {
  const values: Record<string, string> = {}
  const lines = text.split(/\r?\n/)
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? ''
    if (line === '') continue
    const [, name, sign, rest = ''] = /^([^=<]+)(=|<<)(.*)$/s.exec(line) ?? []
    if (name === undefined) throw new Error(`The runner cannot read this line: ${line}`)
    if (sign === '=') {
      values[name] = rest
      continue
    }
    const end = lines.indexOf(rest, index + 1)
    if (end < 0) throw new Error(`The block of ${name} has no end.`)
    values[name] = lines.slice(index + 1, end).join('\n')
    index = end
  }
  return values
}
