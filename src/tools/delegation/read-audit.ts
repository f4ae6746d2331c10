const VERDICTS = ['pass', 'patch', 'fail'] as const

/** What an auditor said of a document. */
export interface Audit {
  readonly verdict: (typeof VERDICTS)[number]
  /** All that was said beside verdict and patches. */
  readonly findings: string
  readonly patches: readonly Patch[]
}

export interface Patch {
  readonly oldText: string
  readonly newText: string
}

const VERDICT = /^[*#>\s]{0,9}verdict[*:\s]{1,9}(pass|patch|fail)\b/i
const MARKS = { search: '<<<<<<< SEARCH', divider: '=======', replace: '>>>>>>> REPLACE' }

/** Reads an audit: a line with the verdict, findings, and blocks that replace pieces. Undefined when there is no verdict. */
export function readAudit(answer: string): Audit | undefined {
  const { prose, patches } = takePatches(answer.replaceAll('\r\n', '\n').split('\n'))
  const at = prose.findIndex((line) => VERDICT.test(line))
  const word = VERDICT.exec(prose[at] ?? '')?.[1]?.toLowerCase()
  const verdict = VERDICTS.find((known) => known === word)
  return verdict && { verdict, findings: prose.toSpliced(at, 1).join('\n').trim(), patches }
}

interface Block {
  readonly old: string[]
  /** Undefined before the divider. */
  new: string[] | undefined
}

/** A block that is not whole is left out: what it was to become is not known. */
function takePatches(lines: readonly string[]): { readonly prose: readonly string[]; readonly patches: Patch[] } {
  const prose: string[] = []
  const patches: Patch[] = []
  let open: Block | undefined
  for (const line of lines) {
    const mark = line.trimEnd()
    if (mark === MARKS.search) open = { old: [], new: undefined }
    else if (!open) prose.push(line)
    else if (mark === MARKS.replace) {
      if (open.new) patches.push({ oldText: open.old.join('\n'), newText: open.new.join('\n') })
      open = undefined
    } else if (mark === MARKS.divider && !open.new) open.new = []
    else (open.new ?? open.old).push(line)
  }
  return { prose, patches }
}
