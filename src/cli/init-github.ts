import type { WorkTreeFile } from '../doctor/read-workflows.ts'
import type { RemoteRepository } from '../init/remote-of-checkout.ts'
import { messageOf } from '../errors.ts'
import type { Gh } from './gh.ts'

/** Stores a secret of the repository. Returns why that failed. */
export async function setSecret(
  gh: Gh,
  repository: RemoteRepository,
  secret: { readonly name: string; readonly value: string }
): Promise<string | undefined> {
  const { isOk, reason } = await gh.run(secretArguments(repository, secret.name), secret.value)
  // gh does not repeat its input. Should it ever do, the secret must not be shown.
  return isOk ? undefined : reason.replaceAll(secret.value, '***')
}

/** The arguments of gh that set a secret to its standard input. */
export function secretArguments(repository: RemoteRepository, secret: string): readonly string[] {
  return ['secret', 'set', secret, '--repo', selector(repository)]
}

export function variableArguments(repository: RemoteRepository, variable: string): readonly string[] {
  return ['variable', 'set', variable, '--repo', selector(repository)]
}

function selector({ host, name }: RemoteRepository): string {
  return host === 'github.com' ? name : `${host}/${name}`
}

export function workflowSettingPath({ name }: RemoteRepository): string {
  return `repos/${name}/actions/permissions/workflow`
}

/** Lets workflows create pull requests. Returns why that failed. */
export async function allowPullRequests(gh: Gh, repository: RemoteRepository): Promise<string | undefined> {
  const { isOk, reason } = await gh.api('PUT', workflowSettingPath(repository), {
    can_approve_pull_request_reviews: true
  })
  return isOk ? undefined : reason
}

const BRANCH = 'forgehand-init'
const MAX_BRANCHES = 9
const TITLE = 'Set up Forgehand'

export type OpenedPullRequest =
  { readonly kind: 'opened'; readonly url: string } | { readonly kind: 'failed'; readonly reason: string }

/** Opens a pull request with the files, through the API alone: nothing changes in the checkout. */
export async function openSetupPullRequest(
  gh: Gh,
  { name }: RemoteRepository,
  { files, body }: { readonly files: readonly WorkTreeFile[]; readonly body: string }
): Promise<OpenedPullRequest> {
  /** @throws Error with the reason */
  const field = async (key: string, [method, path, request]: Call): Promise<string> => {
    const { isOk, reason, value } = await gh.api(method, `repos/${name}${path}`, request)
    const content: unknown = key
      .split('.')
      .reduce<unknown>((inside, each) => (inside as Record<string, unknown> | undefined)?.[each], value)
    if (!isOk || typeof content !== 'string') throw new Error(isOk ? `GitHub's answer has no ${key}.` : reason)
    return content
  }
  try {
    const base = await field('default_branch', ['GET', ''])
    const parent = await field('object.sha', ['GET', `/git/ref/heads/${encodeRef(base)}`])
    const baseTree = await field('tree.sha', ['GET', `/git/commits/${parent}`])
    const entries = files.map(({ path, text }) => ({ path, mode: '100644', type: 'blob', content: text }))
    const tree = await field('sha', ['POST', '/git/trees', { base_tree: baseTree, tree: entries }])
    const sha = await field('sha', ['POST', '/git/commits', { message: TITLE, tree, parents: [parent] }])
    const branch = await createBranch((call) => field('ref', call), sha)
    return {
      kind: 'opened',
      url: await field('html_url', ['POST', '/pulls', { title: TITLE, head: branch, base, body }])
    }
  } catch (error) {
    return { kind: 'failed', reason: explain(messageOf(error)) }
  }
}

type Call = readonly [method: string, path: string, body?: object]

async function createBranch(create: (call: Call) => Promise<string>, sha: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const branch = number === 1 ? BRANCH : `${BRANCH}-${number}`
    try {
      await create(['POST', '/git/refs', { ref: `refs/heads/${branch}`, sha }])
      return branch
    } catch (error) {
      if (number === MAX_BRANCHES || !/already exists/i.test(messageOf(error))) throw error
    }
  }
}

function encodeRef(branch: string): string {
  return branch.split('/').map(encodeURIComponent).join('/')
}

/** gh requests this scope only if it is told to. Without it, GitHub answers 404. */
function explain(reason: string): string {
  const lacksScope = /workflow.{0,20}scope|HTTP 40[34]/i.test(reason)
  return lacksScope
    ? `${reason}\nIf gh is not allowed to write workflow files, allow it: gh auth refresh --scopes workflow`
    : reason
}
