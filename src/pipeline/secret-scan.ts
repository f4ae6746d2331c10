import { UserError } from '../errors.ts'
import type { WorkTreeChange } from '../git/changes.ts'
import type { Checkout } from '../git/checkout.ts'
import type { Parts } from './parts.ts'
import { addsSecretPattern } from '../secrets/scan.ts'
import type { TreeChange } from '../domain/change.ts'
import { listFirst } from '../text/format.ts'

export interface SecretScan {
  readonly change: WorkTreeChange
  /** How many files were kept out. */
  readonly leaks: number
}

const LEAK = 'it holds a secret of this run, and is not shown for the same reason'
const HIDDEN_NAME = 'A file whose name holds a secret'
const MAX_NAMED = 10

/**
 * Keeps what holds a secret of ours out of a change, whatever rule would have let it through: out of commits and patches alike.
 * What only has the shape of somebody's secret, and is new, is named.
 */
export async function scanForSecrets(
  change: WorkTreeChange,
  { checkout, base }: { readonly checkout: Pick<Checkout, 'select' | 'readFile'>; readonly base: string },
  { containsSecret, tell }: Pick<Parts, 'containsSecret' | 'tell'>
): Promise<SecretScan> {
  const leaking = new Set<TreeChange>()
  const shaped: string[] = []
  for (const each of change.changes) {
    if (each.kind === 'deleted') continue
    // One at a time: together they may be larger than the memory.
    const content = await each.readContent()
    if (containsSecret(each.path) || containsSecret(content)) leaking.add(each)
    else if (await addsSecretPattern(content, () => oldText(checkout, base, each.path))) shaped.push(each.path)
  }
  if (shaped.length > 0) tell({ kind: 'warning', text: shapedText(shaped) })
  if (leaking.size === 0) return { change, leaks: 0 }
  const edit = await checkout.select(base, change.changes, (each) => !leaking.has(each))
  const skipped = [...leaking].map(({ path }) => ({ path: containsSecret(path) ? HIDDEN_NAME : path, reason: LEAK }))
  return { change: { ...edit, skipped: [...change.skipped, ...skipped] }, leaks: leaking.size }
}

/** Undefined for one that is not there, or so large that it is not looked at: then all of the new one is new. */
async function oldText(checkout: Pick<Checkout, 'readFile'>, base: string, path: string): Promise<string | undefined> {
  try {
    return await checkout.readFile(base, path)
  } catch (error) {
    if (error instanceof UserError) return undefined
    throw error
  }
}

function shapedText(paths: readonly string[]): string {
  return `New text that looks like a key or a token is in ${listFirst(paths, MAX_NAMED)}. If it is a real one, take it out and have it replaced.`
}
