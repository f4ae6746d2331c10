import type { SessionAuthor } from './forge.ts'

/** Only GitHub itself signs with this committer, and only what it wrote for the author. */
export const GITHUB_SIGNER = 'noreply@github.com'

/** The people of a commit, as GraphQL names them. */
export interface GraphqlCommit {
  readonly author?: { readonly name: string | null; readonly email: string | null } | null
  readonly committer?: { readonly email: string | null } | null
  readonly signature?: { readonly isValid: boolean } | null
}

/** Who wrote the commit of a session. */
export function authorOf({ author, committer, signature }: GraphqlCommit): SessionAuthor {
  return {
    name: author?.name ?? '',
    id: accountIdIn(author?.email ?? ''),
    isSigned: signature?.isValid === true && committer?.email === GITHUB_SIGNER
  }
}

/** From an address such as 41898282+github-actions[bot]@users.noreply.github.com. */
function accountIdIn(email: string): number | undefined {
  const [, id] = /^(\d{1,15})\+[^@]+@users\.noreply\.[^@]+$/.exec(email) ?? []
  return id === undefined ? undefined : Number(id)
}
