import type { Run } from '../effects.ts'
import { allowsWriting } from '../../forge/forge.ts'
import type { ResolvedTarget } from './resolve-target.ts'

/** Not more people than this are looked up. */
const MAX_PEOPLE = 10

/**
 * Why code of the head must not run while commands can reach hosts. Undefined if everyone who took part in it has write access, as on
 * a branch without a pull request.
 *
 * Attack: a maintainer pushes the commits of a fork to a branch, and their install script has network access.
 */
export async function foreignCommitsReason(
  target: Pick<ResolvedTarget, 'pullRequest' | 'startSha' | 'origin'>,
  { self, forge }: Run
): Promise<string | undefined> {
  const { pullRequest, startSha } = target.origin ?? target
  if (!pullRequest) return undefined
  const { people, head, isComplete } = await forge.readContributors(pullRequest.number)
  if (!isComplete || head !== startSha) return 'not all of its commits could be read.'
  const others = [...new Map(people.map((person) => [person?.id, person])).values()].filter(
    (person) => person?.id !== self.id
  )
  if (others.includes(undefined)) return 'GitHub knows no account for the author of one of its commits.'
  if (others.length > MAX_PEOPLE) return 'many people took part in it.'
  for (const person of others) {
    // Apps have no permission level. What they push, such as new versions of packages, was reviewed by nobody.
    if (person && (person.isBot || !allowsWriting(await forge.permissionOf(person)))) {
      return `${person.login}, who took part in it, has no write access.`
    }
  }
  return undefined
}
