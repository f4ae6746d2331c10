import { RequestError } from '@octokit/request-error'
import type { Triage } from '../domain/settings.ts'
import { UserError } from '../errors.ts'
import { withPeriod } from '../text/shorten.ts'
import type { Connection } from './github-client.ts'
import { reasonSentence, toUserError, orRefused, unlessStatus, hasStatus } from './forge-errors.ts'
import type { Refused } from './forge.ts'

/**
 * Adds labels and assignees to a pull request and requests reviews, with one call for each. Returns a sentence for everything that
 * GitHub refused: the pull request is open already, so no refusal may fail the run.
 */
export async function triagePullRequest(
  connection: Connection,
  number: number,
  { labels, assignees, reviewers }: Triage
): Promise<readonly string[]> {
  const problems = await Promise.all([
    labels.length === 0 ? [] : addLabels(connection, number, labels),
    assignees.length === 0 ? [] : assign(connection, number, assignees),
    reviewers.length === 0 ? [] : requestReviews(connection, number, reviewers)
  ])
  return problems.flat()
}

async function addLabels({ octokit, repository }: Connection, number: number, labels: readonly string[]) {
  const request = { ...repository, issue_number: number, labels: [...labels] }
  const refusal = await refusalOf(octokit.rest.issues.addLabels(request))
  return refusal ? [`The labels ${labels.join(', ')} were not added: ${refusal.reason}`] : []
}

async function assign({ octokit, repository }: Connection, number: number, assignees: readonly string[]) {
  const unassigned = new Set(assignees.map((login) => login.toLowerCase()))
  const request = { ...repository, issue_number: number, assignees: [...assignees] }
  const call = octokit.rest.issues.addAssignees(request).then(({ data }) => {
    for (const assignee of data.assignees ?? []) unassigned.delete(assignee.login.toLowerCase())
  })
  const refusal = await refusalOf(call)
  const names = assignees.filter((login) => unassigned.has(login.toLowerCase())).join(', ')
  if (names === '') return []
  return [`These people were not assigned: ${names}. ${refusal?.reason ?? NOT_ASSIGNABLE}`]
}

const NOT_ASSIGNABLE = 'GitHub assigns only people with access to the repository, and at most ten.'

/** GitHub requests all reviews or none. After a refusal, each reviewer is requested separately. */
async function requestReviews(
  connection: Connection,
  number: number,
  reviewers: readonly string[]
): Promise<readonly string[]> {
  const { octokit, repository } = connection
  const elsewhere = reviewers.filter((name) => name.includes('/') && !isTeamOf(repository.owner, name))
  if (elsewhere.length > 0) {
    const rest = reviewers.filter((name) => !elsewhere.includes(name))
    const others = rest.length === 0 ? [] : await requestReviews(connection, number, rest)
    return [...elsewhere.map((team) => notRequested(team, `${repository.owner} has no such team.`)), ...others]
  }
  const call = octokit.rest.pulls.requestReviewers({
    ...repository,
    pull_number: number,
    reviewers: reviewers.filter((name) => !name.includes('/')),
    team_reviewers: reviewers.flatMap((name) => name.split('/').slice(1))
  })
  const refusal = await refusalOf(call)
  if (!refusal) return []
  const [only = '', ...more] = reviewers
  if (more.length === 0)
    return [notRequested(only, only.includes('/') ? `${refusal.reason} ${TEAM_ACCESS}` : refusal.reason)]
  if (!refusal.isAboutNames) return [notRequested(reviewers.join(', '), refusal.reason)]
  const problems = await Promise.all(reviewers.map((reviewer) => requestReviews(connection, number, [reviewer])))
  return problems.flat()
}

const TEAM_ACCESS =
  'A team needs access to the repository, and github-token must be able to read teams, such as the token of a GitHub App.'

function isTeamOf(owner: string, team: string): boolean {
  return team.toLowerCase().startsWith(`${owner}/`.toLowerCase())
}

function notRequested(names: string, reason: string): string {
  return `No review was requested from ${names}: ${reason}`
}

interface Refusal {
  /** A sentence. */
  readonly reason: string
  /** True if GitHub does not accept one of the names. */
  readonly isAboutNames: boolean
}

/** Why GitHub did not do it; undefined if it did. */
async function refusalOf(call: Promise<unknown>): Promise<Refusal | undefined> {
  try {
    await call
    return undefined
  } catch (error) {
    if (hasStatus(error, 422)) return { reason: reasonSentence(error), isAboutNames: true }
    const explained = toUserError(error)
    if (explained instanceof UserError) return { reason: explained.message, isAboutNames: false }
    if (error instanceof RequestError) return { reason: withPeriod(error.message), isAboutNames: false }
    throw error
  }
}

/** Removes the label from the issue or pull request, if it is there. */
export async function removeLabel({ octokit, repository }: Connection, number: number, label: string): Promise<void> {
  const removing = octokit.rest.issues.removeLabel({ ...repository, issue_number: number, name: label })
  await unlessStatus(removing, undefined, 404, 410)
}

/** Makes an open pull request a draft. REST cannot do it. */
export async function convertToDraft(
  { octokit, repository }: Connection,
  number: number
): Promise<{ readonly kind: 'converted' } | Refused> {
  return orRefused('pull-requests', async () => {
    const { data } = await octokit.rest.pulls.get({ ...repository, pull_number: number })
    if (data.draft !== true) await octokit.graphql(CONVERT, { id: data.node_id })
    return { kind: 'converted' }
  })
}

const CONVERT =
  'mutation ($id: ID!) { convertPullRequestToDraft(input: { pullRequestId: $id }) { pullRequest { isDraft } } }'
