import type { CiFailure } from '../../../domain/ci-failure.ts'
import type { Person, Task } from '../../../domain/task.ts'
import { allowsWriting } from '../../../forge/forge.ts'
import { ATTEMPT_LABEL, forkComment, startupComment } from '../../../report/repair-comments.ts'
import { claimKey, sourceKey } from '../../../tasks/keys.ts'
import { readRunTrailer } from '../../../tasks/commit-message.ts'
import { isListedBot } from '../../../tasks/person.ts'
import { skip, type Ended } from '../../effects.ts'
import type { CiTrigger, Ladder } from './repair-assignment.ts'
import { permissionOf } from '../../claim/permission.ts'
import { readFailures, redactNames } from './read-failures.ts'

/** Why failed checks may not be repaired: whose they are, what agent.yml says, and who started them. Undefined if they may be. */
export async function refuseRepair(task: Task, trigger: CiTrigger, ladder: Ladder): Promise<Ended | undefined> {
  const { forge, target, setting, redact } = ladder
  const { failure, people, repair } = trigger
  const commit = failure.headSha.slice(0, 7)
  if (setting === 'off') return skip('ci-repair is off in agent.yml')
  if (failure.isFork) {
    const named = redactNames(failure, await readFailures(failure, ladder), redact)
    const body = forkComment(named.failure, named.failed)
    await forge.postNoticeOnce(task.number, { about: { claim: aboutFork(failure) }, text: body })
    return skip('the pull request comes from a fork, whose code is not run here')
  }
  if (!repair && !(await isHead(task, failure, ladder)))
    return skip(`the pull request has other commits since ${commit}`)
  if (target.readOnlyReason !== undefined) return skip(target.readOnlyReason)
  const unwanted = repair ? unwantedBranchReason(ladder) : await unwantedReason(task, failure, ladder)
  if (unwanted !== undefined) return skip(unwanted)
  const stranger = await findStranger(people, ladder)
  if (stranger) return skip(`${stranger.login} started the checks and has no write access`)
  if (failure.conclusion !== 'startup_failure') return undefined
  if (!repair)
    await forge.postNoticeOnce(task.number, { about: { claim: aboutStart(failure) }, text: startupComment(failure) })
  return skip(`${failure.name} did not start, because its workflow file is broken`)
}

/** True if nothing was pushed since, except by an earlier attempt of this run: see docs/adr/0054. */
async function isHead(task: Task, { headSha }: CiFailure, { forge, self, target }: Ladder): Promise<boolean> {
  if (target.startSha === headSha) return true
  const since = await forge.commitsBetween({ base: headSha, head: target.startSha })
  const isOurs = since.every(
    ({ authorId, message }) => authorId === self.id && readRunTrailer(message) === claimKey(task)
  )
  return isOurs && (await forge.mergeBase({ base: headSha, head: target.startSha })) === headSha
}

/** One notice for each workflow and pull request: a stranger can push any number of commits. */
function aboutFork({ source }: CiFailure): string {
  return `ci-fork-${sourceKey(source)}`
}

function aboutStart({ headSha, source }: CiFailure): string {
  return `ci-start-${headSha}-${sourceKey(source)}`
}

async function unwantedReason(
  { author, number }: Task,
  { headSha }: CiFailure,
  { self, forge, setting }: Ladder
): Promise<string | undefined> {
  if (setting === 'all') return undefined
  if (setting === 'own')
    return author.id === self.id
      ? undefined
      : 'the pull request was opened by somebody else, and ci-repair is set to own in agent.yml'
  const pulls = await forge.pullRequestsAt(headSha)
  const labels = pulls.find((pull) => pull.number === number)?.labels ?? []
  return labels.includes(ATTEMPT_LABEL) ? undefined : `the pull request does not have the label ${ATTEMPT_LABEL}`
}

/** The repair of a branch is a pull request of our own, so `own` allows it. */
function unwantedBranchReason({ setting, target }: Ladder): string | undefined {
  return setting === 'labelled'
    ? `ci-repair is set to labelled in agent.yml, and ${target.base} is not a pull request`
    : undefined
}

/**
 * The first of these people who cannot ask for work; undefined if all can. The authors of the commits are not checked: on the head of a
 * branch of this repository, somebody with write access put them there.
 */
async function findStranger(
  people: readonly Person[],
  { self, forge, settings: { allowedBots } }: Ladder
): Promise<Person | undefined> {
  for (const person of people) {
    if (person.id === self.id || (person.isBot && isListedBot(person.login, allowedBots))) continue
    if (person.isBot || !allowsWriting(await permissionOf(person, forge))) return person
  }
  return undefined
}
