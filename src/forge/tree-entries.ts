import { isUtf8 } from 'node:buffer'
import type { Connection } from './client.ts'
import type { TreeChange } from '../domain/change.ts'

/** An entry of the request that creates a tree: with its content, with the id of a blob, or with null for a deleted file. */
export type TreeEntry =
  | { readonly path: string; readonly mode: Mode; readonly type: 'blob'; readonly content: string }
  | { readonly path: string; readonly mode: Mode; readonly type: 'blob'; readonly sha: string | null }

type Written = Extract<TreeChange, { kind: 'written' }>
type Mode = Written['mode']

const MAX_INLINE_BYTES = 100_000
/** For all entries together, so that the request stays small enough to be repeated. */
const MAX_INLINE_TOTAL_BYTES = 2_000_000

/** Small texts are sent in the tree itself, which saves a call each. Everything else becomes a blob first. */
export async function treeEntries(connection: Connection, changes: readonly TreeChange[]): Promise<TreeEntry[]> {
  const entries: TreeEntry[] = []
  let inlineBytes = 0
  // One after the other, so that a large change is never in memory as a whole.
  for (const change of changes) {
    if (change.kind === 'deleted') {
      entries.push({ path: change.path, mode: '100644', type: 'blob', sha: null })
      continue
    }
    const content = await change.readContent()
    if (isPlainText(content) && inlineBytes + content.length <= MAX_INLINE_TOTAL_BYTES) {
      inlineBytes += content.length
      entries.push({ path: change.path, mode: change.mode, type: 'blob', content: content.toString('utf8') })
    } else {
      entries.push({
        path: change.path,
        mode: change.mode,
        type: 'blob',
        sha: await createBlob(connection, change, content)
      })
    }
  }
  return entries
}

/** True for text that survives JSON unchanged. */
function isPlainText(content: Buffer): boolean {
  return (
    content.length <= MAX_INLINE_BYTES && isUtf8(content) && !content.includes(0) && !startsWithByteOrderMark(content)
  )
}

function startsWithByteOrderMark(content: Buffer): boolean {
  return content.subarray(0, 3).equals(Buffer.from('\uFEFF'))
}

async function createBlob({ octokit, repository }: Connection, { path, blob }: Written, content: Buffer) {
  const encoded = { content: content.toString('base64'), encoding: 'base64' }
  const { data } = await octokit.rest.git.createBlob({ ...repository, ...encoded })
  if (data.sha !== blob) throw new Error(`GitHub stored ${path} as ${data.sha} instead of ${blob}.`)
  return data.sha
}
