import type { FileEdit } from '../../agent/tool.ts'
import type { Completers, TokenCount } from '../../delegation/delegates.ts'
import { ToolError } from '../../errors.ts'
import { decodeText, encodeText } from '../../text/encoding.ts'
import type { Workspace } from '../../workspace/workspace.ts'
import { askWithFallback } from './ask-with-fallback.ts'
import { readAudit, type Audit, type Patch } from './read-audit.ts'
import { extractContent } from './extract-content.ts'
import { preserveFileFormat } from '../edit/line-endings.ts'
import { fileToReplace } from '../seen-files.ts'
import { readPromptFile } from './prompt-file.ts'
import { replaceText } from '../edit/replace-text.ts'
import type { SeenFiles } from '../seen-files.ts'
import { auditQuestion, authorQuestion, type SprintBrief } from './sprint-prompts.ts'
import { countChangedLines, lineChanges } from '../edit/line-diff.ts'

export interface SprintOptions {
  readonly workspace: Workspace
  readonly seen: SeenFiles
  readonly writers: Completers
}

/** How one document came about. */
export interface SprintResult {
  readonly path: string
  readonly bytes: number
  /** `unaudited` when no audit could be had. */
  readonly verdict: Audit['verdict'] | 'unaudited'
  readonly findings: string
  readonly patches: { readonly applied: number; readonly skipped: number }
  /** Whose document it is. */
  readonly model: string
  readonly tokens: { readonly author: TokenCount; readonly audit: TokenCount }
  readonly edit: FileEdit
}

export const DEFAULT_CONTRACT = '.ai/contract.md'
const MAX_CONTRACT_LENGTH = 200_000

/** The project's contract. It goes to the provider with every document. @throws ToolError when it cannot be read */
export async function readContract(workspace: Workspace, path: string, signal: AbortSignal): Promise<string> {
  const text = await readPromptFile(workspace, path, { maxLength: MAX_CONTRACT_LENGTH, signal })
  if (text.trim() === '') throw new ToolError(`${path} is empty. Write the project's contract to it first.`)
  return text
}

/** A path of a plan below the folder for its documents. */
export function pathIn(folder: string | undefined, path: string): string {
  return folder === undefined || folder === '' ? path : `${folder}/${path}`
}

/**
 * Writes one document: an author's pass, an audit of it, and the auditor's patches.
 *
 * @throws ToolError when it was not written
 */
export async function writeSprint(
  brief: SprintBrief,
  parts: SprintOptions,
  signal: AbortSignal
): Promise<SprintResult> {
  const { workspace, seen, writers } = parts
  const known = await fileToReplace(parts, brief.path, signal)
  const before = known && decodeText(known.content)
  const read = (text: string) => {
    const generated = extractContent(text, 'document.md')
    return generated.kind === 'refused' ? generated : ({ kind: 'accepted', value: generated.content } as const)
  }
  const author = await askWithFallback(writers, { question: authorQuestion(brief), read }, signal)
  const audited = await audit(brief, { document: author.value, writers }, signal)

  const text = before ? preserveFileFormat(audited.document, before).text : audited.document
  const content = encodeText(text, before?.encoding ?? 'utf-8')
  const { path, isNew } = await workspace.writeFile(brief.path, content, signal)
  seen.note(path, content)
  const { verdict, findings, patches, tokens } = audited
  return {
    ...{ path, bytes: content.length, verdict, findings, patches, model: author.model },
    tokens: { author: author.tokens, audit: tokens },
    edit: { path, ...countChangedLines(await lineChanges(before?.text ?? '', text)), isNew }
  }
}

interface Audited extends Pick<SprintResult, 'verdict' | 'findings' | 'patches'> {
  readonly document: string
  readonly tokens: TokenCount
}

/** A document without an audit is better than none, so a failed one is told and costs nothing else. */
async function audit(
  brief: SprintBrief,
  { document, writers }: { readonly document: string; readonly writers: Completers },
  signal: AbortSignal
): Promise<Audited> {
  const completion = await writers.cheap.complete(auditQuestion(brief, document), signal)
  const { tokens } = completion
  const said = completion.kind === 'answered' ? readAudit(completion.text) : undefined
  if (!said) {
    const findings = completion.kind === 'failed' ? completion.reason : 'The audit had no verdict.'
    return { document, verdict: 'unaudited', findings, patches: { applied: 0, skipped: 0 }, tokens }
  }
  const patched = applyPatches(document, said.patches)
  return { ...patched, verdict: said.verdict, findings: said.findings, tokens }
}

function applyPatches(document: string, patches: readonly Patch[]): Pick<Audited, 'document' | 'patches'> {
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
