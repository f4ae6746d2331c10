import { unixLines } from '../../text/lines.ts'
import type { Quote } from '../edit/exact-edit.ts'

const VERDICTS = ['pass', 'patch', 'fail'] as const

/** What the auditor of a document answered. */
export interface Audit {
  readonly verdict: (typeof VERDICTS)[number]
  /** The answer without verdict and patches. */
  readonly findings: string
  readonly patches: readonly Quote[]
}

const VERDICT = /^[*#>\s]{0,9}verdict[*:\s]{1,9}(pass|patch|fail)\b/i
const MARKERS = { search: '<<<<<<< SEARCH', divider: '=======', replace: '>>>>>>> REPLACE' }

/** Reads an audit: a line with the verdict, findings, and SEARCH/REPLACE blocks. Undefined without a verdict. */
export function readAudit(answer: string): Audit | undefined {
  const { prose, patches } = extractPatches(unixLines(answer).split('\n'))
  const at = prose.findIndex((line) => VERDICT.test(line))
  const word = VERDICT.exec(prose[at] ?? '')?.[1]?.toLowerCase()
  const verdict = VERDICTS.find((known) => known === word)
  return verdict && { verdict, findings: prose.toSpliced(at, 1).join('\n').trim(), patches }
}

interface OpenBlock {
  readonly old: string[]
  /** Undefined before the divider. */
  new: string[] | undefined
}

/** Ignores incomplete blocks: their replacement is unknown. */
function extractPatches(lines: readonly string[]): {
  readonly prose: readonly string[]
  readonly patches: readonly Quote[]
} {
  const prose: string[] = []
  const patches: Quote[] = []
  let open: OpenBlock | undefined
  for (const line of lines) {
    const marker = line.trimEnd()
    if (marker === MARKERS.search) open = { old: [], new: undefined }
    else if (!open) prose.push(line)
    else if (marker === MARKERS.replace) {
      if (open.new) patches.push({ oldText: open.old.join('\n'), newText: open.new.join('\n') })
      open = undefined
    } else if (marker === MARKERS.divider && !open.new) open.new = []
    else (open.new ?? open.old).push(line)
  }
  return { prose, patches }
}
