import { UserError } from '../errors.ts'
import { splitTrimmed } from '../text/lines.ts'
import { REPOSITORY_NAME } from '../text/github-rules.ts'
import { itemId, type IdentifiedItems } from './items.ts'

const SEARCH = /^search:\s*(\S.*)$/u

export interface RepositorySearch {
  /** Full names of the repositories that match, without archived ones. @throws UserError if there are more than GitHub lists */
  searchRepositories(query: string): Promise<readonly string[]>
}

/**
 * The repositories that the input names: one on each line, or a search such as `search: org:acme topic:node`.
 *
 * @returns full names such as acme/app
 * @throws UserError that names the first line that is neither, and for a search that finds repositories of strangers
 */
export async function parseRepositories(text: string, forge: RepositorySearch): Promise<readonly string[]> {
  const lines = splitTrimmed(text, '\n')
  const names: string[] = []
  for (const line of lines) {
    const query = SEARCH.exec(line)?.[1]
    if (query === undefined && !REPOSITORY_NAME.test(line)) {
      throw new UserError(
        `repositories has the line ${JSON.stringify(line)}. Write a name such as acme/app, or a search such as "search: org:acme topic:node".`
      )
    }
    names.push(...(query === undefined ? [line] : await searchOwned(query, forge)))
  }
  return names
}

/** An owner that a search names. An excluded owner has a hyphen before it and does not match. */
const OWNER = /(?<!\S)(?:(?:org|user):"?|repo:"?(?=[\w-]+\/))([\w-]+)/giu

/**
 * Attack: anyone can give a repository of their own a name or a topic. A run in it would follow its agent.yml, and show its code to the model
 * in the name of this workflow.
 */
async function searchOwned(query: string, forge: RepositorySearch): Promise<readonly string[]> {
  const owners = new Set([...query.matchAll(OWNER)].map(([, owner = '']) => owner.toLowerCase()))
  if (owners.size === 0) {
    throw new UserError(`The search ${JSON.stringify(query)} names no owner. Add org:NAME or user:NAME to it.`)
  }
  const found = await forge.searchRepositories(query)
  const foreign = found.find((name) => !owners.has(name.split('/')[0]?.toLowerCase() ?? ''))
  if (foreign === undefined) return found
  throw new UserError(
    `The search ${JSON.stringify(query)} finds ${foreign}, whose owner it does not name. Name the owner in every part of it.`
  )
}

/** GitHub ignores the case of names. One that is listed twice is not a mistake: searches overlap. */
export function identifyRepositories(names: readonly string[]): IdentifiedItems {
  const unique = Map.groupBy(names, (name) => name.toLowerCase())
  const items = [...unique].map(([lower, [name = lower]]) => {
    return { id: itemId([lower]), title: name, text: '', repository: name }
  })
  return { items, duplicates: [] }
}
