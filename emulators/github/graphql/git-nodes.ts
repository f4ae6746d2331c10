import { objectType, readBlob, readCommit, readTree } from '../git-objects.ts'
import { readRef } from '../git-refs.ts'
import { nodeId } from '../serialize/node-id.ts'
import type { Commit } from '../commit-text.ts'
import type { Repository } from '../state.ts'

/** What git rev-parse finds by this name; null for nothing. */
export async function namedObjectNode(repository: Repository, expression: string): Promise<object | null> {
  const [ref = '', path] = expression.split(':', 2)
  const isFull = ref.startsWith('refs/')
  const tip = isFull ? await readRef(repository.git, ref) : undefined
  if (isFull && !tip) return null
  if (tip && path === undefined) return objectNode(repository, tip.sha)
  // Starting git would take most of the time of a request.
  if (tip?.type === 'commit') return fileNode(repository, tip.sha, path ?? '')
  const oid = await repository.git.tryText(['rev-parse', '--verify', '--quiet', '--end-of-options', expression])
  return oid === undefined ? null : objectNode(repository, oid)
}

async function fileNode(repository: Repository, commit: string, path: string): Promise<object | null> {
  const { tree } = await readCommit(repository.git, commit)
  const entry = (await readTree(repository.git, tree, true)).find((one) => one.path === path)
  return entry ? objectNode(repository, entry.sha) : null
}

/** An object by its id; null for an unknown id, and for what is neither a commit nor a blob. */
export async function objectNode(repository: Repository, oid: string): Promise<object | null> {
  const type = await objectType(repository.git, oid)
  if (type === 'commit') return commitNode(repository, await readCommit(repository.git, oid))
  return type === 'blob' ? blobNode(repository, oid) : null
}

export function commitNode(repository: Repository, { sha, tree, parents, author, committer, message }: Commit) {
  return {
    __typename: 'Commit',
    id: nodeId('Commit', sha),
    oid: sha,
    message,
    author,
    committer,
    signature: repository.signedCommits.has(sha) ? { __typename: 'GpgSignature', isValid: true } : null,
    parents: { totalCount: parents.length },
    tree: {
      __typename: 'Tree',
      id: nodeId('Tree', tree),
      oid: tree,
      entries: async () =>
        (await readTree(repository.git, tree, false)).map(({ path, type, sha: oid, size = 0 }) => ({
          name: path,
          type,
          oid,
          size,
          object: () => objectNode(repository, oid)
        }))
    },
    file: async ({ path }: { readonly path: string }) => {
      const entry = (await readTree(repository.git, tree, true)).find((one) => one.path === path)
      if (!entry) return null
      const { type, sha: oid, size = 0 } = entry
      return { name: path.split('/').at(-1), type, oid, size, object: () => objectNode(repository, oid) }
    }
  }
}

/** GitHub cuts a text off at this length. */
const MAX_TEXT_BYTES = 512_000

async function blobNode(repository: Repository, oid: string): Promise<object> {
  const content = await readBlob(repository.git, oid)
  const isTruncated = content.length > MAX_TEXT_BYTES
  const text = content.subarray(0, MAX_TEXT_BYTES).toString('utf8')
  return { __typename: 'Blob', id: nodeId('Blob', oid), oid, byteSize: content.length, isTruncated, text }
}
