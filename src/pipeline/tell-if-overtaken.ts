import type { Outcome, Publication } from '../domain/outcome.ts'
import type { Forge } from '../forge/github.ts'
import type { PullRequest } from '../forge/forge.ts'
import type { Emit } from '../report/reporter.ts'
import { failureText } from './failure-text.ts'
import type { ResolvedTarget } from './resolve-target.ts'

export interface OvertakenOptions {
  readonly forge: Forge
  readonly emit: Emit
  readonly signal: AbortSignal
}

/**
 * Reads the pull request of a target once more, after the push, and says so in the outcome if it was merged without the commit, closed, or
 * retargeted since it was last read. Never throws: the commit is on its branch.
 */
export async function tellIfOvertaken(
  outcome: Outcome,
  target: Pick<ResolvedTarget, 'pullRequest' | 'branch' | 'base'>,
  options: OvertakenOptions
): Promise<Outcome> {
  const publication = 'publication' in outcome ? outcome.publication : undefined
  if (!target.pullRequest || !publication) return outcome
  const { number } = target.pullRequest
  try {
    const change = changeOf(await options.forge.readPullRequest(number), publication, target)
    return change
      ? overtaken(outcome, publication, { ...change, isOfTarget: publication.branch === target.branch }, options)
      : outcome
  } catch (error) {
    const text = `Whether pull request #${number} is still open is unknown. ${failureText(error, options)}`
    options.emit({ kind: 'warning', text })
    return outcome
  }
}

interface Change {
  readonly what: 'merged' | 'closed' | 'retargeted' | 'merged-with-it'
  /** What happened, in sentences. */
  readonly text: string
}

function changeOf(
  { number, state, isMerged, headSha, baseRef }: PullRequest,
  { headSha: sha, branch }: Publication,
  { base }: Pick<ResolvedTarget, 'base'>
): Change | undefined {
  const happened = (verb: string) => `Pull request #${number} was ${verb} while this run published its work.`
  const commit = sha.slice(0, 7)
  if (state === 'open') {
    const text = `${happened(`retargeted from ${base} to ${baseRef}`)} Commit ${commit} was made for ${base} and judged by the rules of ${base}.`
    return baseRef === base ? undefined : { what: 'retargeted', text }
  }
  if (!isMerged) {
    return {
      what: 'closed',
      text: `${happened('closed')} Commit ${commit} is on the branch ${branch}, but not in ${base}.`
    }
  }
  // GitHub leaves the head of a merged pull request as it was.
  return headSha === sha
    ? { what: 'merged-with-it', text: `${happened('merged')} Commit ${commit} is part of it.` }
    : { what: 'merged', text: `${happened('merged')} Commit ${commit} is on the branch ${branch}, but not in ${base}.` }
}

function overtaken(
  outcome: Outcome,
  publication: Publication,
  { what, text, isOfTarget }: Change & { readonly isOfTarget: boolean },
  { emit }: OvertakenOptions
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
