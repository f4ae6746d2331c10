import { MAX_CHANGED_FILES } from '../../domain/change.ts'
import type { WorkTreeChange } from '../../git/changes.ts'
import { CHANGE_LIMITS, Look } from '../../git/look.ts'
import type { Emit } from '../../report/reporter.ts'
import { addsSecretPattern, type ContainsSecret } from '../../secrets/scan.ts'
import { listFirst } from '../../text/format.ts'
import { textBefore, type ChangeBase } from '../publish/change-base.ts'
import { holdBack } from '../publish/split-change.ts'

export interface ScannedChange {
  /** Without the files that contain a secret of ours. */
  readonly change: WorkTreeChange
  /** How many files were removed. */
  readonly secretFiles: number
}

/** Searching a change for secrets takes longer than recording it. */
const LIMITS = { ...CHANGE_LIMITS, entries: MAX_CHANGED_FILES, bytes: 256 * 2 ** 20 }

const REASON = 'it contains a secret of this run, so it is not shown either'
const BELONGS = 'it belongs to a file that contains a secret of this run'
const HIDDEN_NAME = 'A file whose name contains a secret'
const MAX_NAMED = 10

/**
 * Removes the files that contain a secret of ours from a change, whatever rule allows them, so that they reach no commit and no patch.
 * Warns of new text that only looks like a secret.
 */
export async function scanForSecrets(
  change: WorkTreeChange,
  { checkout, startSha }: ChangeBase,
  { containsSecret, emit }: { readonly containsSecret: ContainsSecret; readonly emit: Emit }
): Promise<ScannedChange> {
  const look = new Look(LIMITS)
  look.list(change.changes.map(({ path }) => path))
  const secretPaths = new Set<string>()
  const suspicious: string[] = []
  for (const file of change.changes) {
    if (file.kind === 'deleted') continue
    // One at a time: together they can exceed the memory.
    const content = await file.readContent()
    look.read([{ path: file.path, bytes: content.length }])
    look.throwIfOver()
    if (containsSecret(file.path) || containsSecret(content)) secretPaths.add(file.path)
    // Without the old text, all of the new one counts as new.
    else if (await addsSecretPattern(content, () => textBefore(file.path, { checkout, startSha })))
      suspicious.push(file.path)
  }
  if (suspicious.length > 0) emit({ kind: 'warning', text: patternWarning(suspicious) })
  if (secretPaths.size === 0) return { change, secretFiles: 0 }
  const { published, belongsTo } = await holdBack(change, secretPaths, { checkout, startSha })
  const skipped = [
    ...[...secretPaths].map((path) => ({ path, reason: REASON })),
    ...[...belongsTo.keys()].map((path) => ({ path, reason: BELONGS }))
  ].map(({ path, reason }) => ({ path: containsSecret(path) ? HIDDEN_NAME : path, reason }))
  return { change: { ...published, skipped: [...change.skipped, ...skipped] }, secretFiles: secretPaths.size }
}

function patternWarning(paths: readonly string[]): string {
  return `New text that looks like a key or a token is in ${listFirst(paths, MAX_NAMED)}. If it is real, remove it and rotate it.`
}
