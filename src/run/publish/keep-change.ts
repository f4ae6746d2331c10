import type { BaseSettings } from '../rooms/prepare.ts'
import type { Run } from '../effects.ts'
import { messageOf } from '../../errors.ts'
import { editOf, selectChanges, type TreeEdit, type WorkTreeChange } from '../../git/changes.ts'
import type { Checkout } from '../../git/checkout.ts'
import { TreeTooLarge } from '../../git/look.ts'
import { judgeChange } from '../../policy/judge-change.ts'
import type { Redact } from '../../secrets/redact.ts'
import type { ContainsSecret } from '../../secrets/scan.ts'
import { visibleText } from '../../text/visible-text.ts'
import { treeFile, changeRules } from './change-base.ts'
import type { ChangeStart } from '../work/submission.ts'
import { scanForSecrets } from '../work/secret-scan.ts'
import { writePatch } from '../../git/patch.ts'

/** Larger changes are kept without the files that do not fit. */
const MAX_PATCH_BYTES = 64 * 1024 * 1024
/** Characters of a patch in a comment, which has less room. */
const MAX_SHOWN = 60_000

/** After a cancellation. The process exits 6 s after the signal, and the comment must be written before that. */
const MAX_MS_AFTER_CANCEL = 3_000
const MAX_MS = 30_000

/** What keeping a change needs of a run. A killed one has no more. */
export type Keeper = Pick<Run, 'reopenCheckout' | 'savePatch' | 'containsSecret' | 'redact' | 'emit' | 'signal'>

/** Where the work started, to find out what it changed. */
export interface WorkStart extends ChangeStart {
  /** The tree of the work tree before the work. */
  readonly baseline: string
  /** Paths that a file tool wrote. */
  readonly touched: ReadonlySet<string>
  /** Keeps only these paths, because others than the run may have written to the work tree. */
  readonly onlyTouched?: boolean
}

/** Does something with a recorded change, and keeps the change as a patch if that fails. */
export async function keepOnFailure<Result>(
  change: RecordedChange,
  base: BaseSettings,
  run: Keeper,
  action: () => Promise<Result>
): Promise<Result> {
  try {
    return await action()
  } catch (error) {
    await keepChange(change, base, run)
    throw error
  }
}

export interface RecordedChange extends ChangeStart {
  readonly tree: string
  /** The pull request of a fork that it is for. */
  readonly pullRequest?: number | undefined
}

/** Keeps a recorded change as a patch. Its files have been scanned for secrets. Never throws. */
export async function keepChange(
  { tree, pullRequest, ...start }: RecordedChange,
  base: BaseSettings,
  run: Keeper
): Promise<void> {
  await keep(base, run, async (checkout) => {
    const edit = await editOf(checkout.git, start.startSha, tree)
    return { ...(await applicable(edit, start, checkout)), checkout, pullRequest }
  })
}

/** Keeps what is in the work tree as a patch, because the work ended before its change was recorded. Never throws. */
export async function keepWorkTree(
  { startSha, merged, baseline, touched, onlyTouched = false }: WorkStart,
  base: BaseSettings,
  run: Keeper
): Promise<void> {
  await keep(base, run, async (checkout) => {
    const start = { tree: baseline, skipped: [] }
    const question = { base: startSha, baseline: start, touched }
    const changeOfTools = async () => {
      const change = await checkout.changesSince({ ...question, onlyTouched: true })
      const edit = await selectChanges(
        checkout.git,
        startSha,
        change.changes.filter(({ path }) => touched.has(path))
      )
      return await scanned({ ...change, ...edit })
    }
    const scanned = async (change: WorkTreeChange) => (await scanForSecrets(change, { checkout, startSha }, run)).change
    const edit = onlyTouched
      ? await changeOfTools()
      : await checkout
          .changesSince(question)
          .then(scanned)
          .catch(async (error: unknown) => {
            // What commands have left is too much to look at. What the file tools wrote is not.
            if (error instanceof TreeTooLarge) return await changeOfTools()
            throw error
          })
    return { ...(await applicable(edit, { startSha, merged }, checkout)), checkout }
  })
}

/** The edit as one of the commit that its patch must apply to. */
async function applicable(
  edit: TreeEdit,
  { startSha, merged }: ChangeStart,
  checkout: Checkout
): Promise<Pick<FoundChange, 'startSha' | 'edit'>> {
  if (!merged) return { startSha, edit }
  return { startSha: merged.ours, edit: await selectChanges(checkout.git, merged.ours, edit.changes) }
}

interface FoundChange extends Pick<RecordedChange, 'pullRequest'> {
  readonly startSha: string
  readonly edit: TreeEdit
  readonly checkout: Checkout
}

async function keep(
  base: BaseSettings,
  run: Keeper,
  find: (checkout: Checkout) => Promise<FoundChange>
): Promise<void> {
  const { reopenCheckout, emit, signal } = run
  const deadline = new AbortController()
  const stop = () => {
    deadline.abort(new Error('It took too long.'))
  }
  const timer = setTimeout(stop, MAX_MS).unref()
  const onAbort = () => setTimeout(stop, MAX_MS_AFTER_CANCEL).unref()
  if (signal.aborted) onAbort()
  else signal.addEventListener('abort', onAbort, { once: true })
  try {
    await save(await find(await reopenCheckout(deadline.signal)), base, run)
  } catch (error) {
    emit({ kind: 'warning', text: `The change could not be kept as a patch: ${messageOf(error)}` })
  } finally {
    signal.removeEventListener('abort', onAbort)
    clearTimeout(timer)
  }
}

async function save(
  { startSha, edit, checkout, pullRequest }: FoundChange,
  base: BaseSettings,
  { containsSecret, redact, savePatch, emit }: Keeper
): Promise<void> {
  const { text, isComplete } = await writePatch(checkout.git, {
    base: startSha,
    tree: edit.tree,
    maxBytes: MAX_PATCH_BYTES
  })
  const patch = withoutSecrets(text, containsSecret)
  if (!isComplete || patch !== text) emit({ kind: 'warning', text: INCOMPLETE })
  const hasFile = patch !== '' && savePatch(patch)
  const rules = changeRules(base, { canWriteWorkflows: false, approved: [] })
  const held = edit.changes.filter((change) => judgeChange(treeFile(change), rules).kind !== 'allowed')
  emit({
    kind: 'change-unpublished',
    ...(pullRequest !== undefined && { pullRequest }),
    patch: canBeCopied(patch, redact) ? patch : '',
    paths: edit.changes.map(({ path }) => path),
    protectedPaths: held.map(({ path }) => path),
    hasFile
  })
}

const INCOMPLETE =
  'The patch of the change leaves files out: those that are too large, and those whose old or new content contains a secret of this run.'

/** Removes the files whose old content contains a secret. The new content has been scanned. */
function withoutSecrets(patch: string, containsSecret: ContainsSecret): string {
  // Only a line feed ends a line of a patch.
  const isOld = (line: string) => !line.startsWith('+')
  const hasSecret = (file: string) => containsSecret(file.split('\n').filter(isOld).join('\n'))
  if (!hasSecret(patch)) return patch
  return patch
    .split(/(?<=\n)(?=diff --git )/)
    .filter((file) => !hasSecret(file))
    .join('')
}

/** False for a patch that a comment would change, so that it no longer applies. */
function canBeCopied(patch: string, redact: Redact): boolean {
  return patch.length <= MAX_SHOWN && !patch.includes('\r') && visibleText(patch) === patch && redact(patch) === patch
}
