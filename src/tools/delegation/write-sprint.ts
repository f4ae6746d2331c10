import type { FileEdit } from '../../agent/tool.ts'
import type { Completers, Question, TokenCount } from '../../delegation/delegates.ts'
import { ToolError } from '../../errors.ts'
import { decodeText, encodeText } from '../../text/encoding.ts'
import { labeledFence } from '../../text/fence.ts'
import type { Workspace } from '../../workspace/workspace.ts'
import { fileEdit, lineChanges } from '../edit/line-diff.ts'
import { inFormatOf } from '../edit/text-lines.ts'
import type { Quote } from '../edit/exact-edit.ts'
import { replaceText } from '../edit/replace-text.ts'
import { fileToReplace, type SeenFiles } from '../seen-files.ts'
import { askWithFallback } from './ask-with-fallback.ts'
import { extractContent } from './extract-content.ts'
import { readPromptFile } from './prompt-file.ts'
import { unixLines } from '../../text/lines.ts'

const AUTHOR = `You write one work document of a software project, from the project's contract and a short description of one piece of work. A programmer who has only this document and the contract must be able to do the work without asking: the goal; the files to create or change, by path; interfaces, types and names exactly as in the contract; the steps in order; the tests to write; how to tell that it is done, as a checklist; and what is out of scope. Invent nothing that contradicts the contract; where it says nothing, decide and say that you did. Answer with the document in Markdown and nothing before or after it.`

const AUDITOR = `You audit one work document of a software project against the project's contract and the description of the work. Look for contradictions to the contract; names, paths or types that differ from it; what the description asks for and the document lacks; and what a programmer could not do without asking. Do not polish style.
Start with one line: "VERDICT: pass" if it can be used as it is, "VERDICT: patch" if your patches make it so, or "VERDICT: fail" if patches cannot. Then one line for each finding. Then one patch for each, which replaces text that occurs in the document exactly once:
<<<<<<< SEARCH
the exact text
=======
its replacement
>>>>>>> REPLACE`

export interface SprintOptions {
  readonly workspace: Workspace
  readonly seen: SeenFiles
  readonly writers: Completers
}

/** What one work document must be about. */
export interface SprintBrief {
  readonly path: string
  readonly description: string
  /** The text of the project's contract. */
  readonly contract: string
}

export interface SprintResult {
  readonly path: string
  readonly bytes: number
  /** `unaudited` when the audit failed. */
  readonly verdict: Audit['verdict'] | 'unaudited'
  readonly findings: string
  readonly patches: { readonly applied: number; readonly skipped: number }
  /** The model that wrote the document. */
  readonly model: string
  readonly tokens: { readonly author: TokenCount; readonly audit: TokenCount }
  readonly edit: FileEdit
}

export const DEFAULT_CONTRACT = '.ai/contract.md'
const MAX_CONTRACT_LENGTH = 200_000

/** The project's contract, which is sent with every document. @throws ToolError when it cannot be read or is empty */
export async function readContract(
  workspace: Workspace,
  written: string | undefined,
  signal: AbortSignal
): Promise<string> {
  const path = written === undefined || written.trim() === '' ? DEFAULT_CONTRACT : written
  const text = await readPromptFile(workspace, path, { maxLength: MAX_CONTRACT_LENGTH, signal })
  if (text.trim() === '') throw new ToolError(`${path} is empty. Write the project's contract to it first.`)
  return text
}

/** The path of a document in the output folder. */
export function pathIn(folder: string | undefined, path: string): string {
  return folder === undefined || folder === '' ? path : `${folder}/${path}`
}

/**
 * Lets models write and audit one document, applies the auditor's patches and saves it.
 *
 * @throws ToolError when nothing was written
 */
export async function writeSprint(
  brief: SprintBrief,
  options: SprintOptions,
  signal: AbortSignal
): Promise<SprintResult> {
  const { workspace, seen, writers } = options
  const existing = await fileToReplace(options, brief.path, signal)
  const before = existing && decodeText(existing.content)
  const check = (text: string) => extractContent(text, 'document.md')
  const author = await askWithFallback(writers, { question: authorQuestion(brief), check }, signal)
  const audited = await audit(brief, { document: author.value, writers }, signal)

  const text = before ? inFormatOf(before.text, audited.document) : audited.document
  const content = encodeText(text, before?.encoding ?? 'utf-8')
  const { path, isNew } = await workspace.writeFile(brief.path, content, signal)
  seen.note(path, content)
  const { verdict, findings, patches, tokens } = audited
  return {
    path,
    bytes: content.length,
    verdict,
    findings,
    patches,
    model: author.model,
    tokens: { author: author.tokens, audit: tokens },
    edit: { ...fileEdit(path, lineChanges(before?.text ?? '', text)), isNew }
  }
}

// The contract comes first in both questions: it is the same for every document of a plan, so providers can cache it.

function authorQuestion({ contract, path, description }: SprintBrief): Question {
  return {
    system: AUTHOR,
    prompt: `${contractSection(contract)}\n\n# The document\n${path}\n\n# The work\n${description}`
  }
}

function auditQuestion({ contract, path, description }: SprintBrief, document: string): Question {
  const work = `# The work\n${description}`
  return {
    system: AUDITOR,
    prompt: `${contractSection(contract)}\n\n${work}\n\n${labeledFence(`# The document ${path}`, document)}`
  }
}

function contractSection(contract: string): string {
  return labeledFence("# The project's contract", contract)
}

interface AuditedDocument extends Pick<SprintResult, 'verdict' | 'findings' | 'patches'> {
  readonly document: string
  readonly tokens: TokenCount
}

/** A document without an audit is better than none, so a failed audit is only reported. */
async function audit(
  brief: SprintBrief,
  { document, writers }: { readonly document: string; readonly writers: Completers },
  signal: AbortSignal
): Promise<AuditedDocument> {
  const completion = await writers.cheap.complete(auditQuestion(brief, document), signal)
  const { tokens } = completion
  const opinion = completion.kind === 'answered' ? readAudit(completion.text) : undefined
  if (!opinion) {
    const findings = completion.kind === 'failed' ? completion.reason : 'The audit had no verdict.'
    return { document, verdict: 'unaudited', findings, patches: { applied: 0, skipped: 0 }, tokens }
  }
  return {
    ...applyPatches(document, opinion.patches),
    verdict: opinion.verdict,
    findings: opinion.findings,
    tokens
  }
}

function applyPatches(document: string, patches: readonly Quote[]): Pick<AuditedDocument, 'document' | 'patches'> {
  let text = document
  let applied = 0
  for (const patch of patches) {
    const replaced = replaceText(text, { ...patch, replaceAll: false })
    if (replaced.kind === 'refused') continue
    text = replaced.text
    applied += 1
  }
  return { document: text, patches: { applied, skipped: patches.length - applied } }
}

const VERDICTS = ['pass', 'patch', 'fail'] as const

/** What the auditor of a document answered. */
interface Audit {
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
