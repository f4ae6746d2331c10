const REPO = '/repos/{owner}/{repo}'

/** The fields that the forge reads from each response, by the request's method and path template. */
const REQUIRED_FIELDS: Readonly<Record<string, readonly string[]>> = {
  [`GET ${REPO}/branches/{branch}`]: ['name', 'commit.sha', 'protected'],
  [`GET ${REPO}/collaborators/{username}/permission`]: ['permission'],
  [`GET ${REPO}/compare/{basehead}`]: ['commits', 'merge_base_commit.sha'],
  [`GET ${REPO}/git/commits/{commit_sha}`]: ['tree.sha', 'parents', 'message', 'verification.verified'],
  [`GET ${REPO}/git/blobs/{file_sha}`]: ['content'],
  [`GET ${REPO}/git/trees/{tree_sha}`]: ['tree'],
  [`GET ${REPO}/git/ref/{ref}`]: ['object.sha'],
  [`GET ${REPO}/pulls/{pull_number}`]: [
    'number',
    'html_url',
    'state',
    'head.ref',
    'head.sha',
    'base.ref',
    'base.repo.id'
  ],
  [`GET ${REPO}/pulls/{pull_number}/reviews/{review_id}`]: ['node_id'],
  [`POST ${REPO}/pulls/{pull_number}/reviews`]: ['id', 'html_url'],
  [`POST ${REPO}/pulls/{pull_number}/comments/{comment_id}/replies`]: ['id'],
  [`POST ${REPO}/git/blobs`]: ['sha'],
  [`POST ${REPO}/git/commits`]: ['sha', 'verification.verified'],
  [`POST ${REPO}/git/trees`]: ['sha'],
  [`POST ${REPO}/issues`]: ['number', 'html_url', 'state'],
  [`POST ${REPO}/issues/{issue_number}/comments`]: ['id'],
  [`POST ${REPO}/pulls`]: ['number', 'html_url']
}

/**
 * What a response lacks. GitHub, or a proxy in front of it, sometimes reports success without content. Nothing that we read is an empty
 * object.
 */
export function missingFields(
  { method, url }: { readonly method: string; readonly url: string },
  data: unknown
): readonly string[] {
  if (method === 'GET' && isEmptyObject(data)) return ['its content']
  const required = REQUIRED_FIELDS[`${method} ${url}`] ?? []
  return required.filter((path) => valueAt(data, path.split('.')) === undefined)
}

function isEmptyObject(data: unknown): boolean {
  return typeof data === 'object' && data !== null && !Array.isArray(data) && Object.keys(data).length === 0
}

function valueAt(data: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return data ?? undefined
  if (typeof data !== 'object' || data === null || !(name in data)) return undefined
  return valueAt((data as Readonly<Record<string, unknown>>)[name], rest)
}
