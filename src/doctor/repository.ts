import type { Forge } from '../forge/github.ts'
import type { MissingAccess } from '../forge/forge.ts'
import { lackedPermissions } from '../forge/forge-errors.ts'
import type { RepositorySetup, WorkflowPermissions } from '../forge/read-setup.ts'
import { fillBranchTemplate } from '../text/branch-template.ts'
import { formatDuration } from '../text/format.ts'
import type { Verdict } from './finding.ts'

export interface RepositoryAccess {
  readonly forge: Forge
  readonly readSetup: () => Promise<RepositorySetup>
  /** Its page, such as https://github.com/acme/app. */
  readonly page: string
  /** Who publishes with the token: a job's own token, a person or an app, or another job, whose token is not known here. */
  readonly token: 'of-job' | 'other' | 'of-other-job'
}

/** Examines the token, the settings and the rules of the repository, by requests that change nothing. @throws UserError if GitHub refuses the token */
export async function examineRepository(
  { forge, readSetup, page, token }: RepositoryAccess,
  branchTemplate: string
): Promise<readonly Verdict[]> {
  const setup = await readSetup()
  const localMs = Date.now()
  const { defaultBranch } = setup
  const branch = fillBranchTemplate(branchTemplate, { kind: 'issue', number: 1, title: 'doctor', createdAt: EPOCH })
  const plan = { branch, isNewBranch: true, base: defaultBranch, opensPullRequest: true }
  const [missing, issues, ofBranch, ofDefault] = await Promise.all([
    token === 'of-other-job' ? undefined : forge.missingAccess({ ...plan, branch: undefined }),
    token === 'of-other-job' ? [] : forge.missingIssueAccess(),
    forge.branchObstacles(plan),
    forge.branchObstacles({ ...plan, branch: defaultBranch, isNewBranch: false })
  ])
  const all = missing && [...missing, ...issues.filter(({ kind }) => kind === 'permission')]
  const clock = judgeClock(setup.serverMs, localMs)
  return [
    { id: 'token', state: 'ok', title: 'GitHub accepts the token.' },
    { id: 'permissions', ...judgeTokenPermissions(all) },
    ...judgeActionsSettings(setup.workflows, { page, token, missing: all }).map((each) => ({
      id: 'actions-settings',
      ...each
    })),
    { id: 'default-branch', ...judgeDefaultBranch(defaultBranch, ofDefault.length > 0, page) },
    ...judgeAgentBranches(branch, ofBranch).map((each) => ({ id: 'branches', ...each })),
    ...(clock ? [{ id: 'clock', ...clock }] : [])
  ]
}

/** Any date will do: rules match the beginning of the name. */
const EPOCH = '1970-01-01T00:00:00Z'

/** @param missing undefined if the token of another job publishes */
export function judgeTokenPermissions(missing: readonly MissingAccess[] | undefined): Verdict {
  if (!missing)
    return {
      state: 'unknown',
      title: 'The permissions of the job that publishes were not checked.',
      remedy: 'Run the check in that job: add `doctor: true` to `phase: publish`.'
    }
  const names = missing.flatMap((one) => (one.kind === 'permission' ? [one.permission] : []))
  if (names.length === 0) return { state: 'ok', title: 'The token can push, open pull requests and write issues.' }
  return {
    state: 'problem',
    title: lackedPermissions(names),
    detail: 'A token of your own needs the same permissions.',
    remedy: 'permissions:\n  contents: write\n  issues: write\n  pull-requests: write'
  }
}

interface SettingsContext extends Pick<RepositoryAccess, 'page' | 'token'> {
  readonly missing: readonly MissingAccess[] | undefined
}

/** @param workflows undefined if the token cannot read the settings. For a job's own token, `missing` then has the result of a trial */
export function judgeActionsSettings(
  workflows: WorkflowPermissions | undefined,
  { page, token, missing }: SettingsContext
): readonly Verdict[] {
  const url = `${page}/settings/actions`
  const api = `gh api --method PUT repos${new URL(page).pathname}/actions/permissions/workflow`
  const refusal = missing?.find((one) => one.kind === 'setting')
  const isTried = token === 'of-job' && missing?.every(({ kind }) => kind !== 'permission') === true
  const isAllowed = workflows?.canOpenPullRequests ?? (refusal ? false : isTried || undefined)
  const broad: Verdict = {
    state: 'warning',
    title: 'Jobs without `permissions` get a token that can write everything.',
    remedy: `${api} -f default_workflow_permissions=read`
  }
  return [judgeOpening(), ...(workflows?.byDefault === 'write' ? [broad] : [])]

  function judgeOpening(): Verdict {
    if (isAllowed) return { state: 'ok', title: 'GitHub Actions may create pull requests.' }
    if (isAllowed === undefined)
      return {
        state: 'unknown',
        title: 'The settings for Actions were not checked: the token cannot read them.',
        remedy: `Look at ${url}: the last checkbox lets GitHub Actions create pull requests.`
      }
    return {
      state: 'problem',
      title: 'GitHub Actions may not create pull requests here.',
      detail: refusal?.kind === 'setting' ? refusal.text : undefined,
      remedy: `${api} -F can_approve_pull_request_reviews=true\n# or the last checkbox at ${url}`
    }
  }
}

function judgeDefaultBranch(branch: string, isProtected: boolean, page: string): Verdict {
  if (isProtected) return { state: 'ok', title: `${branch} is protected: changes reach it by pull requests.` }
  return {
    state: 'warning',
    title: `${branch} is not protected.`,
    detail: `Forgehand never pushes to it. But its token could, and whatever else runs in the job with it.`,
    remedy: `Require a pull request for ${branch}: ${page}/settings/rules`
  }
}

function judgeAgentBranches(branch: string, obstacles: readonly MissingAccess[]): readonly Verdict[] {
  const texts = obstacles.flatMap((one) => (one.kind === 'setting' ? [one.text] : []))
  if (texts.length === 0) return [{ state: 'ok', title: `No rule forbids branches such as ${branch}.` }]
  return texts.map((detail) => ({
    state: 'problem',
    title: `A rule forbids branches such as ${branch}.`,
    detail,
    remedy: 'Exclude these branches from the ruleset, or set `branch` in agent.yml to a name that it allows.'
  }))
}

/** The header has whole seconds, and the response takes time. */
const TOLERATED_MS = 30_000
/** From here on, tokens are refused as expired or not valid yet. */
const REFUSED_MS = 5 * 60_000

/** @param serverMs the forge's time when the response came; undefined if it has named none, which says nothing */
export function judgeClock(serverMs: number | undefined, localMs: number): Verdict | undefined {
  if (serverMs === undefined || Number.isNaN(serverMs)) return undefined
  const aheadMs = localMs - serverMs
  const distance = Math.abs(aheadMs)
  if (distance <= TOLERATED_MS) return { state: 'ok', title: 'The clock agrees with that of GitHub.' }
  return {
    state: distance > REFUSED_MS ? 'problem' : 'warning',
    title: `The clock is ${formatDuration(distance)} ${aheadMs > 0 ? 'ahead' : 'behind'}.`,
    detail: 'GitHub can reject tokens as expired or not valid yet, and a request can look older or newer than it is.',
    remedy: 'sudo timedatectl set-ntp true'
  }
}
