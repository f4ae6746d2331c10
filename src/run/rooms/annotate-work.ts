import type { Verification } from '../../domain/verification.ts'
import type { TreeEdit } from '../../git/changes.ts'
import type { Snapshot } from '../../git/work-tree.ts'
import { redactDeep } from '../../secrets/redact.ts'
import { isBinary } from '../../text/encoding.ts'
import { verdictOf } from '../../verification/compare.ts'
import type { ProofSubject } from './prepare.ts'
import type { CheckOptions } from './run-checks.ts'
import { nameOf } from '../../text/paths.ts'
import { writePatch } from '../../git/patch.ts'

/** More files would take longer than the checks. */
const MAX_PARSED_FILES = 50

export interface CheckedWork extends Pick<ProofSubject, 'workspace' | 'checkout' | 'base'> {
  /** The work tree before the work. */
  readonly baseline: Snapshot
  readonly change: TreeEdit
}

/** Reports what the checks printed about the lines of the change; unless they pass, also the syntax errors there. */
export async function annotateWork(
  { workspace, checkout, base, baseline, change }: CheckedWork,
  verification: Verification,
  { emit, redact }: CheckOptions
): Promise<void> {
  const hasPassed = verdictOf(verification) === 'passed'
  if (change.changes.length === 0 || (hasPassed && !namesChangedFile(change, verification))) return
  // Loaded on demand, because the checks of most runs report nothing.
  const { annotateChange } = await import('../../diagnostics/annotate-change.ts')
  const syntax = hasPassed ? [] : await syntaxOf(change)
  const { text: patch } = await writePatch(checkout.git, { base: baseline.tree, tree: change.tree })
  // Redacted before they are shortened, because half a secret is no longer recognized.
  const redacted = redactDeep({ ...verification, syntax }, redact)
  const { root } = workspace
  const annotations = annotateChange({ ...redacted, patch, root, checkers: base.rules.diagnostics })
  if (annotations.length > 0) emit({ kind: 'annotations', annotations })
}

/** A check that passes can print warnings. */
function namesChangedFile({ changes }: CheckedWork['change'], { after }: Verification): boolean {
  const names = changes.map(({ path }) => nameOf(path))
  return after.some(({ output }) => names.some((name) => output.includes(name)))
}

async function syntaxOf({ changes }: CheckedWork['change']) {
  const { hasSyntax, syntaxDiagnostic } = await import('../../diagnostics/syntax.ts')
  const written = changes.filter((change) => change.kind === 'written' && hasSyntax(change.path))
  const diagnostics = await Promise.all(
    written.slice(0, MAX_PARSED_FILES).map(async (change) => {
      const content = change.kind === 'written' ? await change.readContent() : Buffer.alloc(0)
      return isBinary(content) ? undefined : await syntaxDiagnostic(change.path, content.toString())
    })
  )
  return diagnostics.filter((diagnostic) => diagnostic !== undefined)
}
