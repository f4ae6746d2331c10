import type { Run } from '../effects.ts'
import type { Task } from '../../domain/task.ts'
import { commitOfRequest, publishedRuns } from '../../sessions/published-runs.ts'
import type { Session, SessionRequest } from '../../sessions/session.ts'
import { branchNames } from '../../tasks/branch-name.ts'
import { claimKey } from '../../tasks/keys.ts'
import { headRef } from '../../text/branch-names.ts'
import { templateAt } from './template-at.ts'
import type { ResolvedTarget } from './resolve-target.ts'
import { isWork, resultOf } from '../../tasks/verbs.ts'
import { treeOfVerified, parentOfVerified } from '../../git/verified-read.ts'

/**
 * A retry starts before the commit of the request that it repeats, and its commit replaces that work on the same branch. If others have
 * committed on top, the retry goes to a new branch, and the old one stays. If the work was already undone, there is nothing to replace.
 */
export async function retryTarget(
  target: ResolvedTarget,
  task: Task,
  session: Session | undefined,
  run: Run
): Promise<ResolvedTarget> {
  const { self, checkout, forge, emit } = run
  const { startSha: head, branch, isNewBranch, baseSha, pullRequest } = target
  const retried = workToReplace(claimKey(task), session)
  if (isNewBranch || !retried) return target
  const commits = await forge.commitsBetween({ base: baseSha, head })
  const { runs } = publishedRuns(session, commits, self)
  const replaced = runs.find(({ request }) => request === retried)?.commits[0]
  if (!replaced) return target
  await checkout.fetch([head, replaced.sha])
  const start = await startBefore({ commit: replaced.sha, known: retried.start }, run)
  if (start === undefined) return target
  await checkout.fetch([start])

  const origin = { pullRequest, startSha: head }
  const own = commitOfRequest(commits, { claim: claimKey(task), self })
  const later = commits.slice(commits.indexOf(replaced) + 1).filter(({ sha }) => sha !== own?.sha)
  // What an update merged is not ours.
  const ownRuns = runs.filter((run) => resultOf(run) !== 'merge')
  if (later.every((commit) => ownRuns.some((run) => run.commits.includes(commit)))) {
    const isInEffect =
      own?.sha === head ||
      (await treeOfVerified(checkout.git, head)) === (await treeOfVerified(checkout.git, replaced.sha))
    return isInEffect ? { ...target, startSha: start, replacedHead: head, origin } : target
  }
  const free = await freeBranch(task, run)
  if (free === undefined)
    return { ...target, readOnlyReason: 'all branches for a retry exist. Delete those that nobody needs' }
  emit({
    kind: 'warning',
    text: `Others have committed to ${branch} since, so the retry is a draft on ${free}. ${branch} stays as it is.`
  })
  const base = task.subject === 'pull-request' ? branch : target.base
  const retry = { branch: free, isNewBranch: true, base, startSha: start, mergeBase: start, pullRequest: undefined }
  return { ...target, ...retry, origin }
}

/**
 * The request whose work a retry replaces: the one that it repeats (see `lastRequestBefore`), unless that is a retry that published nothing
 * and so replaced nothing.
 */
function workToReplace(claim: string, session: Session | undefined): SessionRequest | undefined {
  const earlier = session?.requests.filter((request) => isWork(request) && request.claim !== claim)
  return earlier?.findLast(({ start, commits }) => start === undefined || commits.length > 0)
}

/** Where the branch stood before the commit. A retry has its predecessor as its parent, so the session says where it started. */
async function startBefore(
  { commit, known }: { readonly commit: string; readonly known: string | undefined },
  { checkout, forge }: Run
): Promise<string | undefined> {
  if (known === undefined) return await parentOfVerified(checkout.git, commit)
  // Attack: a session of a person's token can be forged, so that it names a commit of a fork.
  return (await forge.mergeBase({ base: known, head: commit })) === known ? known : undefined
}

const MAX_BRANCHES = 20

async function freeBranch(task: Task, run: Run): Promise<string | undefined> {
  const { checkout } = run
  const main = headRef(task.defaultBranch)
  const template = await templateAt((await checkout.resolve([main])).get(main), run)
  const [, ...names] = branchNames(task, template, MAX_BRANCHES)
  const heads = await checkout.resolve(names.map(headRef))
  return names.find((name) => !heads.has(headRef(name)))
}
