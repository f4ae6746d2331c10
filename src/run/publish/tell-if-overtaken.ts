import type { Run } from '../effects.ts'
import type { Outcome, Publication } from '../../domain/outcome.ts'
import type { Forge } from '../../forge/github.ts'
import type { PullRequest } from '../../forge/forge.ts'
import { failureText } from '../failure-text.ts'
import type { ResolvedTarget } from '../target/resolve-target.ts'

/**
 * Reads the pull request of the work once more, after the push, and says so in the outcome if it was merged without the commit, closed, or
 * retargeted since it was last read, or if the commit was removed from it. Never throws.
 */
export async function tellIfOvertaken(
  outcome: Outcome,
  target: Pick<ResolvedTarget, 'pullRequest' | 'branch' | 'base'>,
  run: Run
): Promise<Outcome> {
  const publication = 'publication' in outcome ? outcome.publication : undefined
  if (!publication) return outcome
  const number = (target.pullRequest ?? publication.pullRequest)?.number
  if (number === undefined) return await tellIfLost(outcome, publication, target, run)
  try {
    const pullRequest = await run.forge.readPullRequest(number)
    const isOfTarget = publication.branch === target.branch
    const place = isOfTarget ? await placeOf(publication, pullRequest, run.forge) : 'in-pull-request'
    const change = changeOf(pullRequest, { ...publication, place }, target)
    return change ? overtaken(outcome, publication, { ...change, isOfTarget }, run) : outcome
  } catch (error) {
    const text = `Whether pull request #${number} is still open is unknown. ${failureText(error, run)}`
    run.emit({ kind: 'warning', text })
    return outcome
  }
}

/** Work without a pull request: somebody can have deleted its branch, or forced the commit away. */
async function tellIfLost(
  outcome: Outcome,
  publication: Publication,
  { branch }: Pick<ResolvedTarget, 'branch'>,
  run: Run
): Promise<Outcome> {
  const { headSha: sha } = publication
  // Whether it is there is not known if that cannot be read.
  if (await hasCommit(publication.branch, sha, run.forge).catch(() => true)) return outcome
  const text = `Commit ${sha.slice(0, 7)} was pushed to ${publication.branch}, and is not on that branch any more.`
  return overtaken(outcome, publication, { what: 'lost', text, isOfTarget: publication.branch === branch }, run)
}

function hasCommit(head: string, sha: string, forge: Forge): Promise<boolean> {
  return forge.mergeBase({ base: head, head: sha }).then((common) => common === sha)
}

type Place = 'in-pull-request' | 'on-branch' | 'nowhere'

/** Where our commit is now, as git says. People can push on top of it, force it away and delete the branch. */
async function placeOf(
  { headSha: sha, branch }: Publication,
  { headSha, state, isMerged, isFork }: PullRequest,
  forge: Forge
): Promise<Place> {
  // GitHub leaves the head of a closed pull request as it was, also without its branch.
  const isPart = headSha === sha || (await hasCommit(headSha, sha, forge))
  if (isPart && (state === 'open' || isMerged || isFork)) return 'in-pull-request'
  return (await hasCommit(branch, sha, forge)) ? 'on-branch' : 'nowhere'
}

interface Change {
  readonly what: 'merged' | 'closed' | 'retargeted' | 'lost' | 'merged-with-it'
  /** What happened, in sentences. */
  readonly text: string
}

function changeOf(
  { number, state, isMerged, baseRef }: PullRequest,
  { headSha: sha, branch, place }: Publication & { readonly place: Place },
  { base }: Pick<ResolvedTarget, 'base'>
): Change | undefined {
  const happened = (verb: string) => `Pull request #${number} was ${verb} while this run published its work.`
  const commit = sha.slice(0, 7)
  const end = isMerged ? 'merged' : state === 'closed' ? 'closed' : undefined
  if (place === 'nowhere')
    return { what: 'lost', text: `${happened(end ?? 'pushed to')} Commit ${commit} is on no branch of it any more.` }
  const ofOtherBase = `Commit ${commit} was made for ${base} and judged by the rules of ${base}.`
  if (end === undefined) {
    const text = `${happened(`retargeted from ${base} to ${baseRef}`)} ${ofOtherBase}`
    return baseRef === base ? undefined : { what: 'retargeted', text }
  }
  if (end === 'merged' && place === 'in-pull-request') {
    const text = `${happened(baseRef === base ? 'merged' : `merged into ${baseRef}`)} Commit ${commit} is part of it.`
    return { what: 'merged-with-it', text: baseRef === base ? text : `${text} ${ofOtherBase}` }
  }
  return { what: end, text: `${happened(end)} Commit ${commit} is on the branch ${branch}, but not in ${base}.` }
}

function overtaken(
  outcome: Outcome,
  publication: Publication,
  { what, text, isOfTarget }: Change & { readonly isOfTarget: boolean },
  { emit }: Run
): Outcome {
  // Work on a branch of its own has a pull request of its own.
  if (what === 'merged-with-it' || !isOfTarget) {
    emit({ kind: 'warning', text })
    return outcome
  }
  const left = what === 'retargeted' ? publication : { ...publication, pullRequest: undefined }
  switch (outcome.kind) {
    case 'proposed':
    case 'updated':
    case 'verify_failed':
      return { kind: 'partial', reason: text, publication: left, overtaken: what }
    case 'partial':
    case 'stopped':
      return { ...outcome, reason: `${outcome.reason} ${text}`, publication: left, overtaken: what }
    default:
      emit({ kind: 'warning', text })
      return outcome.kind === 'needs_approval' ? { ...outcome, publication: left } : outcome
  }
}
