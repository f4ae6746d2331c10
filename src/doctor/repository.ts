import type { Forge, MissingAccess } from '../forge/forge.ts'
import { lackedPermissions } from '../forge/lacked-permissions.ts'
import type { RepositorySetup, WorkflowPermissions } from '../forge/read-setup.ts'
import { fillBranchTemplate } from '../text/branch-template.ts'
import { judgeClock } from './clock.ts'
import type { Finding } from './finding.ts'

/** How to reach the repository on the forge. */
export interface RepositoryAccess {
  readonly forge: Pick<Forge, 'missingAccess' | 'missingIssueAccess' | 'branchObstacles'>
  readonly readSetup: () => Promise<RepositorySetup>
  /** Its page, such as https://github.com/acme/app. */
  readonly page: string
  /** Who publishes with the token: a job's own token, a person or an app, or another job, whose token is not known here. */
  readonly token: 'of-job' | 'other' | 'of-other-job'
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** Examines the token, the settings and the rules of the repository, by requests that change nothing. @throws UserError if GitHub refuses the token */
export async function examineRepository(
  { forge, readSetup, page, token, now }: RepositoryAccess,
  branchTemplate: string
): Promise<readonly Finding[]> {
  const setup = await readSetup()
  const localMs = now()
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
  return [
    { id: 'token', state: 'ok', title: 'GitHub accepts the token.' },
    judgeTokenPermissions(all),
    ...judgeActionsSettings(setup.workflows, { page, token, missing: all }),
    judgeDefaultBranch(defaultBranch, ofDefault.length > 0, page),
    ...judgeAgentBranches(branch, ofBranch),
    judgeClock(setup.serverMs, localMs)
  ]
}

/** Any date will do: rules match the beginning of the name. */
const EPOCH = '1970-01-01T00:00:00Z'

/** @param missing undefined if the token of another job publishes */
export function judgeTokenPermissions(missing: readonly MissingAccess[] | undefined): Finding {
  const id = 'permissions'
  if (!missing)
    return {
      id,
      state: 'unknown',
      title: 'The permissions of the job that publishes were not checked.',
      remedy: 'Run the check in that job: add `doctor: true` to `phase: publish`.'
    }
  const names = missing.flatMap((one) => (one.kind === 'permission' ? [one.permission] : []))
  if (names.length === 0) return { id, state: 'ok', title: 'The token can push, open pull requests and write issues.' }
  return {
    id,
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
): readonly Finding[] {
  const id = 'actions-settings'
  const url = `${page}/settings/actions`
  const refusal = missing?.find((one) => one.kind === 'setting')
  const forbidden: Finding = {
    id,
    state: 'problem',
    title: 'GitHub Actions may not create pull requests here.',
    ...(refusal?.kind === 'setting' && { detail: refusal.text }),
    remedy: `gh api --method PUT ${apiPath(page)} -F can_approve_pull_request_reviews=true\n# or the last checkbox at ${url}`
  }
  if (!workflows) {
    if (refusal) return [forbidden]
    const lacksPermission = missing?.some(({ kind }) => kind === 'permission') ?? true
    if (token === 'of-job' && !lacksPermission)
      return [{ id, state: 'ok', title: 'GitHub Actions may create pull requests.' }]
    return [
      {
        id,
        state: 'unknown',
        title: 'The settings for Actions were not checked: the token cannot read them.',
        remedy: `Look at ${url}: the last checkbox lets GitHub Actions create pull requests.`
      }
    ]
  }
  const broad: Finding = {
    id,
    state: 'warning',
    title: 'Jobs without `permissions` get a token that can write everything.',
    remedy: `gh api --method PUT ${apiPath(page)} -f default_workflow_permissions=read`
  }
  return [
    workflows.canOpenPullRequests ? { id, state: 'ok', title: 'GitHub Actions may create pull requests.' } : forbidden,
    ...(workflows.byDefault === 'write' ? [broad] : [])
  ]
}

function apiPath(page: string): string {
  return `repos${new URL(page).pathname}/actions/permissions/workflow`
}

function judgeDefaultBranch(branch: string, isProtected: boolean, page: string): Finding {
  const id = 'default-branch'
  if (isProtected) return { id, state: 'ok', title: `${branch} is protected: changes reach it by pull requests.` }
  return {
    id,
    state: 'warning',
    title: `${branch} is not protected.`,
    detail: `Forgehand never pushes to it. But its token could, and whatever else runs in the job with it.`,
    remedy: `Require a pull request for ${branch}: ${page}/settings/rules`
  }
}

function judgeAgentBranches(branch: string, obstacles: readonly MissingAccess[]): readonly Finding[] {
  const id = 'branches'
  const texts = obstacles.flatMap((one) => (one.kind === 'setting' ? [one.text] : []))
  if (texts.length === 0) return [{ id, state: 'ok', title: `No rule forbids branches such as ${branch}.` }]
  return texts.map((detail) => ({
    id,
    state: 'problem',
    title: `A rule forbids branches such as ${branch}.`,
    detail,
    remedy: 'Exclude these branches from the ruleset, or set `branch` in agent.yml to a name that it allows.'
  }))
}
