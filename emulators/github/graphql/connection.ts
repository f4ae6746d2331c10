import { GraphqlRefusal } from './errors.ts'

const MAX_PAGE_SIZE = 100

export interface ConnectionArguments {
  readonly after?: string | null
  readonly before?: string | null
  readonly first?: number | null
  readonly last?: number | null
}

/** One page of a list. @throws GraphqlRefusal without a size, or with more than 100 */
export function connection<Item>(name: string, items: readonly Item[], page: ConnectionArguments) {
  const size = page.first ?? page.last
  if (size === undefined || size === null) {
    const message = `You must provide a \`first\` or \`last\` value to properly paginate the \`${name}\` connection.`
    throw new GraphqlRefusal('MISSING_PAGINATION_BOUNDARIES', message)
  }
  if (size > MAX_PAGE_SIZE) {
    const message = `Requesting ${size} records on the \`${name}\` connection exceeds the \`first\` limit of ${MAX_PAGE_SIZE} records.`
    throw new GraphqlRefusal('EXCESSIVE_PAGINATION', message)
  }
  const from = page.after ? positionOf(page.after) + 1 : 0
  const to = page.before ? positionOf(page.before) : items.length
  const start = page.first === undefined || page.first === null ? Math.max(from, to - size) : from
  const end = Math.min(to, start + size)
  return {
    nodes: items.slice(start, end),
    totalCount: items.length,
    pageInfo: {
      startCursor: start < end ? cursorOf(start) : null,
      endCursor: start < end ? cursorOf(end - 1) : null,
      hasNextPage: end < items.length,
      hasPreviousPage: start > 0
    }
  }
}

function cursorOf(position: number): string {
  return Buffer.from(`cursor:v2:${position}`).toString('base64')
}

function positionOf(cursor: string): number {
  return Number(Buffer.from(cursor, 'base64').toString('utf8').split(':').at(-1))
}
