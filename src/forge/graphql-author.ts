import type { Person } from '../domain/task.ts'
import { personOf } from '../tasks/person.ts'

/** The fields of an author in a query. */
export const AUTHOR_FIELDS = '__typename login ... on User { databaseId } ... on Bot { databaseId }'

/** Null if the account was deleted. */
export type GraphqlAuthor = {
  readonly __typename: string
  readonly login: string
  readonly databaseId?: number
} | null

/** GraphQL leaves out the `[bot]` of a bot's login. Accounts that are neither users nor bots have no id here, and count as deleted. */
export function personOfAuthor(author: GraphqlAuthor): Person | undefined {
  if (author?.databaseId === undefined) return undefined
  const { __typename: type, login, databaseId: id } = author
  const isShort = type === 'Bot' && !login.endsWith('[bot]')
  return personOf({ login: isShort ? `${login}[bot]` : login, id, type })
}
