const DEFAULT_PAGE_SIZE = 30
const MAX_PAGE_SIZE = 100

export interface Page {
  readonly items: readonly object[]
  /** The Link header; undefined when there is only one page. */
  readonly link: string | undefined
}

/** The page that the query requests. GitHub's links name the repository by its id, so that they survive a new name. */
export function selectPage(items: readonly object[], address: URL, repositoryId: number | undefined): Page {
  const url = linkedAddress(address, repositoryId)
  const size = Math.min(positive(url.searchParams.get('per_page')) ?? DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE)
  const page = positive(url.searchParams.get('page')) ?? 1
  const last = Math.max(1, Math.ceil(items.length / size))
  const links = [
    ...(page > 1 ? [linkTo(url, page - 1, 'prev')] : []),
    ...(page < last ? [linkTo(url, page + 1, 'next'), linkTo(url, last, 'last')] : []),
    ...(page > 1 ? [linkTo(url, 1, 'first')] : [])
  ]
  return { items: items.slice((page - 1) * size, page * size), link: links.join(', ') || undefined }
}

function linkedAddress(address: URL, repositoryId: number | undefined): URL {
  const url = new URL(address)
  if (repositoryId !== undefined)
    url.pathname = url.pathname.replace(/\/repos\/[^/]+\/[^/]+/, `/repositories/${repositoryId}`)
  return url
}

function positive(text: string | null): number | undefined {
  const number = Number(text)
  return Number.isInteger(number) && number > 0 ? number : undefined
}

function linkTo(url: URL, page: number, relation: string): string {
  const target = new URL(url)
  target.searchParams.set('page', String(page))
  return `<${target.href}>; rel="${relation}"`
}
