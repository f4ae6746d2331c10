import { isUtf8 } from 'node:buffer'
import type { Connection } from './client.ts'
import type { TreeChange } from '../domain/change.ts'

/** A row of the request that makes a tree: contents within the row, a blob by its id, or null for what is deleted. */
export type TreeEntry =
  | { readonly path: string; readonly mode: Mode; readonly type: 'blob'; readonly content: string }
  | { readonly path: string; readonly mode: Mode; readonly type: 'blob'; readonly sha: string | null }

type Written = Extract<TreeChange, { kind: 'written' }>
type Mode = Written['mode']

const MAX_INLINE_BYTES = 100_000
/** For all rows together; one request stays small enough to be sent again. */
const MAX_INLINE_TOTAL_BYTES = 2_000_000

/** Small texts travel within the tree, which saves a call each; everything else is made a blob first. */
export async function treeEntries(connection: Connection, changes: readonly TreeChange[]): Promise<TreeEntry[]> {
  const entries: TreeEntry[] = []
  let inlineBytes = 0
  // One after the other: the contents of a large change do not all stand in memory at once.
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

/** Text that comes out of JSON as the same bytes, with nothing in it that a reader of JSON might take offence at. */
function isPlainText(content: Buffer): boolean {
  return content.length <= MAX_INLINE_BYTES && isUtf8(content) && !content.includes(0) && !startsWithMark(content)
}

function startsWithMark(content: Buffer): boolean {
  return content.subarray(0, 3).equals(Buffer.from('\uFEFF'))
}

async function createBlob({ octokit, repository }: Connection, { path, blob }: Written, content: Buffer) {
  const encoded = { content: content.toString('base64'), encoding: 'base64' }
  const { data } = await octokit.rest.git.createBlob({ ...repository, ...encoded })
  if (data.sha !== blob) throw new Error(`GitHub stored ${path} as ${data.sha} and not as ${blob}.`)
  return data.sha
}
