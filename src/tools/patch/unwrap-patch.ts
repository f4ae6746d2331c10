/** The patch without what models put around it: a code fence, or the here-document of a shell command. */
export function unwrapPatch(text: string): string {
  const hereDocument = /^\s*(?:(?:cat|apply_?patch)\s+)?<<-?\s*(['"]?)(\w+)\1[ \t]*\r?\n([^]*?)\r?\n[ \t]*\2\s*$/.exec(
    text
  )
  const fence = /^\s*(`{3,}|~{3,})[\w-]*[ \t]*\r?\n([^]*?)\r?\n\1\s*$/.exec(text)
  const inner = hereDocument?.[3] ?? fence?.[2]
  return inner === undefined ? text : `${inner}\n`
}
