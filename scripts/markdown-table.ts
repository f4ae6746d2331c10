export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

export function code(text: string): string {
  return text === '' ? '' : `\`${text}\``
}

/**
 * Replaces what a document has between the two markers of a generated part.
 *
 * @throws Error when the document lacks the markers
 */
export function fillPart(document: string, part: { name: string; script: string; content: string }): string {
  const [start, end] = [`<!-- ${part.name}: written by ${part.script} -->`, `<!-- end of ${part.name} -->`]
  const [from, to] = [document.indexOf(start), document.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`The document lacks "${start}" and, after it, "${end}". Add them.`)
  return `${document.slice(0, from)}${start}\n\n${part.content}\n\n${document.slice(to)}`
}
