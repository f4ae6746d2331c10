import * as z from 'zod'
import { parse } from 'yaml'

const scalar = z.union([z.string(), z.number(), z.boolean()])

const step = z.looseObject({
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.unknown()).default({}),
  env: z.record(z.string(), scalar).default({})
})

const permissions = z.union([z.string(), z.record(z.string(), z.string())])

const job = z.looseObject({
  uses: z.string().optional(),
  secrets: z.unknown().optional(),
  permissions: permissions.optional(),
  'timeout-minutes': z.number().optional(),
  container: z.union([z.string(), z.looseObject({ image: z.string() })]).optional(),
  env: z.record(z.string(), scalar).default({}),
  steps: z.array(step).default([])
})

const workflow = z.looseObject({
  on: z.union([z.string(), z.array(z.string()), z.record(z.string(), z.unknown())]),
  permissions: permissions.optional(),
  env: z.record(z.string(), scalar).default({}),
  jobs: z.record(z.string(), job)
})

type Workflow = z.output<typeof workflow>
type Step = z.output<typeof step>

/** The commit of a release cannot be written in that commit, so our own action is named by its version in the examples. */
const OURS = 'forgehand/forgehand@'

/**
 * Violations of our security rules in a workflow, beyond what actionlint finds. Each is a sentence.
 *
 * https://docs.github.com/actions/reference/security/secure-use
 */
export function findingsIn(text: string): string[] {
  const parsed = workflow.parse(parse(text))
  const steps = Object.values(parsed.jobs).flatMap((each) => each.steps)
  return [
    ...unpinned(text),
    ...looseRights(parsed),
    ...steps.flatMap((each) => [...keptCredentials(each), ...injections(each), ...ownCode(each)]),
    ...Object.entries(parsed.jobs).flatMap(([name, each]) => looseJob(name, each)),
    ...strangersBesideSecrets(parsed)
  ]
}

/** A tag or a branch can be moved to other code. */
function unpinned(text: string): string[] {
  const uses = text.split('\n').filter((line) => /^\s*(- )?uses: (?!\.\/)/.test(line) && !line.includes(OURS))
  return uses
    .filter((line) => !/uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))
    .map((line) => `not pinned to a commit with its version beside it: ${line.trim()}`)
}

function looseRights({ permissions: given, jobs }: Workflow): string[] {
  const all = [given, ...Object.values(jobs).map((each) => each.permissions)]
  const wide = all.filter((each) => typeof each === 'string')
  return [
    ...(given === undefined ? ['no permissions at the top: the default of the organization applies'] : []),
    ...wide.map((each) => `permissions ${each} for everything`)
  ]
}

function keptCredentials({ uses, with: given }: Step): string[] {
  const isCheckout = uses?.startsWith('actions/checkout@') ?? false
  return isCheckout && given['persist-credentials'] !== false ? ['a checkout leaves its token behind'] : []
}

// Attack: an expression is inserted into the script unchanged, so that a title or a branch name becomes shell code or JavaScript.
function injections({ run = '', uses = '', with: given }: Step): string[] {
  const script = uses.startsWith('actions/github-script@') && typeof given['script'] === 'string' ? given['script'] : ''
  const found = [...`${run}\n${script}`.matchAll(/\$\{\{(?!\s*(?:runner\.(?:os|arch|temp)|matrix\.)).*?\}\}/gs)]
  return found.map(([expression]) => `an expression within a script: ${expression}`)
}

// Attack: see .github/workflows/agent.yml.
function ownCode({ uses = '' }: Step): string[] {
  return uses.startsWith('./') && !uses.startsWith('./../') ? [`an action from within the workspace: ${uses}`] : []
}

function looseJob(name: string, { uses, secrets, container, 'timeout-minutes': minutes }: z.output<typeof job>) {
  const image = typeof container === 'string' ? container : container?.image
  return [
    ...(minutes === undefined && uses === undefined ? [`no time limit for ${name}`] : []),
    ...(secrets === 'inherit' ? [`all secrets handed on by ${name}`] : []),
    ...(image !== undefined && !image.includes('@sha256:') ? [`an image without its digest: ${image}`] : [])
  ]
}

/** Untrusted code that is checked out beside secrets and a write token. */
function strangersBesideSecrets({ on, jobs }: Workflow): string[] {
  const events = typeof on === 'string' ? [on] : Array.isArray(on) ? on : Object.keys(on)
  const isPrivileged = events.some((event) => ['pull_request_target', 'workflow_run'].includes(event))
  const checkouts = Object.values(jobs).flatMap(({ steps }) =>
    steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'))
  )
  // A comment on a pull request also starts a privileged run, but it checks out untrusted code only if the head is named.
  const heads = checkouts.filter(
    ({ with: given }) => 'ref' in given && /head|merge|refs\/pull/.test(JSON.stringify(given['ref']))
  )
  return [
    ...(isPrivileged && checkouts.length > 0 ? ['a checkout in a run that strangers start beside secrets'] : []),
    ...(events.includes('issue_comment') && heads.length > 0 ? ['the head of a pull request is checked out'] : [])
  ]
}
