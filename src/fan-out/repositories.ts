import { UserError } from '../errors.ts'
import { itemId, type IdentifiedItems } from './items.ts'

const NAME = /^[\w.-]{1,100}\/[\w.-]{1,100}$/u
const SEARCH = /^search:\s*(\S.*)$/u

export interface RepositorySearch {
  /** Full names of the repositories that match, without archived ones. @throws UserError if there are more than GitHub lists */
  searchRepositories(query: string): Promise<readonly string[]>
}

/**
 * The repositories that the input names: one on each line, or a search such as `search: org:acme topic:node`.
 *
 * @returns full names such as acme/app
 * @throws UserError that names the first line that is neither
 */
export async function parseRepositories(text: string, forge: RepositorySearch): Promise<readonly string[]> {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const found: string[] = []
  for (const line of lines) {
    const query = SEARCH.exec(line)?.[1]
    if (query === undefined && !NAME.test(line)) {
      throw new UserError(
        `repositories has the line ${JSON.stringify(line)}. Write a name such as acme/app, or a search such as "search: org:acme topic:node".`
      )
    }
    found.push(...(query === undefined ? [line] : await forge.searchRepositories(query)))
  }
  return found
}

/** GitHub ignores the case of names. One that is listed twice is no mistake: searches overlap. */
export function identifyRepositories(names: readonly string[]): IdentifiedItems {
  const unique = Map.groupBy(names, (name) => name.toLowerCase())
  const items = [...unique].map(([lower, [name = lower]]) => {
    return { id: itemId([lower]), title: name, text: '', repository: name }
  })
  return { items, duplicates: [] }
}
