import { styleText } from 'node:util'

/** Applies a color if the terminal supports it and the user wants it. */
export type Style = (format: Parameters<typeof styleText>[0], text: string) => string

export function styleFor(stream: NodeJS.WriteStream): Style {
  return (format, text) => styleText(format, text, { stream, validateStream: true })
}

/** The output of `git diff`, with colors and without the lines that only programs need. */
export function colorDiff(diff: string, style: Style): string {
  const lines = diff.trimEnd().split('\n')
  const shown = lines.filter((line) => !/^(?:diff --git|index|---) /.test(line))
  return shown.map((line) => colorLine(line, style)).join('\n')
}

function colorLine(line: string, style: Style): string {
  if (line.startsWith('+++ b/')) return style('bold', line.slice('+++ b/'.length))
  if (line.startsWith('+')) return style('green', line)
  if (line.startsWith('-')) return style('red', line)
  return line.startsWith('@@') ? style('cyan', line) : line
}
