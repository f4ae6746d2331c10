/** One thing around a patch each, and all of them in an unlucky call. */
const MAX_LAYERS = 4

/** The patch without what models put around it: JSON, a code fence, or the here-document of a shell command. */
export function unwrapPatch(text: string): string {
  let patch = text
  for (let layer = 0; layer < MAX_LAYERS; layer += 1) {
    const start = patch.trimStart()
    const inner = fromJson(start) ?? fromHereDocument(start) ?? fromFence(start) ?? fromCell(start)
    if (inner === undefined) return patch
    patch = inner
  }
  return patch
}

/** A patch in one line whose line ends are written out was put into JSON twice. */
function fromJson(text: string): string | undefined {
  const line = text.trim()
  if (line.includes('\n') || !line.includes(String.raw`\n`)) return undefined
  try {
    const value: unknown = JSON.parse(line.startsWith('"') ? line : `"${line}"`)
    return typeof value === 'string' ? value : undefined
  } catch {
    // No JSON: it is what it is.
    return undefined
  }
}

function fromHereDocument(text: string): string | undefined {
  const found = /^(?:cat|apply_?patch)?\s*<<-?\s*(['"]?)(\w+)\1[ \t]*\r?\n([^]*?)\r?\n[ \t]*\2\s*$/.exec(text)
  return found?.[3] === undefined ? undefined : `${found[3]}\n`
}

function fromFence(text: string): string | undefined {
  const found = /^(`{3,}|~{3,})[\w-]*[ \t]*\r?\n([^]*?)\r?\n\1\s*$/.exec(text)
  return found?.[2] === undefined ? undefined : `${found[2]}\n`
}

/** `%%bash` before the command, as in a cell of a notebook. */
function fromCell(text: string): string | undefined {
  return /^%%?(?:bash|sh)[ \t]*\r?\n([^]*)$/.exec(text)?.[1]
}
