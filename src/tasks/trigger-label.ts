/** What a label asks for: the words after its colon, '' without a colon. Undefined for a label that asks for nothing. */
export function askedByLabel(label: string, triggerLabel: string): string | undefined {
  const [, name = '', words] = /^([^:]*)(?::(.*))?$/su.exec(label.toLowerCase()) ?? []
  if (triggerLabel === '' || name.trim() !== triggerLabel.toLowerCase() || words?.trim() === '') return undefined
  return words?.trim() ?? ''
}
