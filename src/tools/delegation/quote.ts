/** Text that is data, between marks that are longer than any run of them inside. @param label one line of ours */
export function quote(label: string, text: string): string {
  const longest = (text.match(/`+/g) ?? []).reduce((length, run) => Math.max(length, run.length), 0)
  const marks = '`'.repeat(Math.max(4, longest + 1))
  return `${label}\n${marks}\n${text}\n${marks}`
}
