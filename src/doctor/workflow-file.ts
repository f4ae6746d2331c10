import { UserError } from '../errors.ts'
import { listFirst } from '../text/format.ts'
import { oneLine } from '../text/shorten.ts'
import { asksForDoctor, usingJobs, type UsingJob } from './forgehand-step.ts'
import { readWorkflow, type Workflow } from './workflow.ts'
import { findMistakes } from './workflow-mistakes.ts'
import type { Finding } from './finding.ts'
import type { Problem } from './problem.ts'
import { pinRemedy, type PinnedFile } from './pin-remedy.ts'
import type { WorkTreeFile } from './read-workflows.ts'
import { judgeWatched } from './watched-workflows.ts'
import { judgeCondition } from './workflow-condition.ts'
import { judgePermissions } from './workflow-permissions.ts'

const ID = 'workflow'
/** A workflow of GitHub has at most 500 kB. */
const MAX_CHARACTERS = 512 * 1024
const MAX_LISTED = 5
/** Every workflow that uses Forgehand contains one of these. */
const MAY_USE = /forgehand|api-key|uses:\s*['"]?\.\//i

/**
 * Judges all workflows that use Forgehand. The others are not ours to judge.
 *
 * @param files all workflows of the repository
 * @param serverUrl where the repository is, such as https://github.com
 */
export function judgeWorkflows(files: readonly WorkTreeFile[], serverUrl: string): readonly Finding[] {
  const readings = files.map(parseFile)
  // GitHub calls a workflow without a name by its path.
  const names = readings.map(({ path, workflow }) => workflow?.name ?? path)
  const findings = readings.flatMap((file) => judgeWorkflow(file, { names, serverUrl }) ?? [])
  if (findings.length > 0) return findings
  return [
    {
      id: ID,
      state: 'warning',
      title: 'No workflow here uses Forgehand, so comments on GitHub start nothing.',
      remedy: 'forgehand init   # writes one; then commit it to the default branch, and add the secret with the key'
    }
  ]
}

/** Those that use Forgehand, or may and cannot be read. @param files all workflows of the repository */
export function forgehandWorkflows(files: readonly WorkTreeFile[]): readonly WorkTreeFile[] {
  return files.filter((file) => {
    if (!MAY_USE.test(file.text)) return false
    const { workflow } = parseFile(file)
    return !workflow || usingJobs(workflow).length > 0
  })
}

interface Surroundings {
  /** Of all workflows of the repository. */
  readonly names: readonly string[]
  readonly serverUrl: string
}

interface Reading extends WorkTreeFile {
  /** Undefined if the file is too long or cannot be read. */
  readonly workflow: Workflow | undefined
  /** Why the file cannot be read. */
  readonly error?: string
}

function parseFile(file: WorkTreeFile): Reading {
  if (file.text.length > MAX_CHARACTERS) return { ...file, workflow: undefined }
  try {
    return { ...file, workflow: readWorkflow(file.text, file.path) }
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    return { ...file, workflow: undefined, error: error.message }
  }
}

/** Undefined for a workflow that does not use Forgehand. */
function judgeWorkflow(
  { path, text, workflow, error }: Reading,
  surroundings: Surroundings
): readonly Finding[] | undefined {
  if (!MAY_USE.test(text)) return undefined
  const finding = (rest: Problem): Finding => ({ id: ID, ...rest })
  if (error !== undefined) return [finding({ state: 'problem', title: `${path} cannot be read.`, detail: error })]
  if (!workflow) {
    const title = `${path} is too long to be read (${text.length} characters).`
    return [finding({ state: 'unknown', title })]
  }
  const problems = problemsOf(workflow, { ...surroundings, path })
  if (problems?.length === 0) return [finding({ state: 'ok', title: `${path} has no mistakes.` })]
  return problems?.map(({ title, ...rest }) => finding({ ...rest, title: `${path}: ${title}` }))
}

function problemsOf(
  workflow: Workflow,
  { path, names, serverUrl }: Surroundings & PinnedFile
): readonly Problem[] | undefined {
  const jobs = usingJobs(workflow)
  if (jobs.length === 0) return undefined
  return [
    ...judgeEvents(workflow, jobs),
    ...judgeWatched(workflow, names),
    ...findMistakes(workflow),
    ...judgeQueue(workflow, jobs),
    ...jobs.flatMap((one) => judgeJob(workflow, one)),
    ...judgePins(jobs, { path, serverUrl })
  ]
}

function judgeJob(workflow: Workflow, using: UsingJob): readonly Problem[] {
  return [...judgePermissions(workflow, using), ...judgeCheckout(using), ...judgeCondition(workflow, using)]
}

/** Attack: a pull request of a stranger changes the files that a job with secrets runs. */
function judgeEvents({ on }: Workflow, jobs: readonly UsingJob[]): readonly Problem[] {
  if (!on.some(({ name }) => name === 'pull_request_target')) return []
  const checksOutHead = jobs.some(({ job }) =>
    job.steps.some(({ uses = '', with: inputs }) => isCheckout(uses) && /head|merge/i.test(inputs['ref'] ?? ''))
  )
  return [
    {
      state: checksOutHead ? 'problem' : 'warning',
      title: `it runs on pull_request_target${checksOutHead ? ' and checks out the code of the pull request' : ''}.`,
      detail:
        'This event gives the secrets of the repository to a job that anybody can start by opening a pull request. Code of the pull request must never run in it.',
      remedy:
        'on:\n  issue_comment:\n    types: [created]   # instead of pull_request_target; for reviews, pull_request'
    }
  ]
}

function judgeQueue({ concurrency, on }: Workflow, jobs: readonly UsingJob[]): readonly Problem[] {
  const byComment = on.some(({ name }) => name === 'issue_comment')
  if (concurrency !== undefined && byComment)
    return [
      {
        state: 'warning',
        title: '`concurrency` is set for the workflow.',
        detail: 'Every comment then joins the queue before `if` is evaluated, and replaces requests that are waiting.',
        remedy: CONCURRENCY
      }
    ]
  return jobs.flatMap(({ name, job, step }): readonly Problem[] => {
    const isWorking = ['', 'propose'].includes(step.with['phase'] ?? '') && !asksForDoctor(step)
    if (job.concurrency !== undefined || !byComment || !isWorking) return []
    return [
      {
        state: 'warning',
        title: `the job ${name} has no \`concurrency\`.`,
        detail: 'Two requests in one thread then run at the same time, and can write to the same branch.',
        remedy: CONCURRENCY
      }
    ]
  })
}

const CONCURRENCY = [
  '# at the job, not at the workflow',
  'concurrency:',
  '  group: agent-${{ github.event.issue.number || github.event.pull_request.number }}',
  '  queue: max'
].join('\n')

function judgeCheckout({ name, job }: UsingJob): readonly Problem[] {
  const keeps = job.steps.some(
    ({ uses = '', with: inputs }) => isCheckout(uses) && inputs['persist-credentials'] !== 'false'
  )
  if (!keeps) return []
  return [
    {
      state: 'warning',
      title: `the checkout of the job ${name} leaves the token in the workspace.`,
      detail: 'Commands of the run do not see it. Later steps of the job do.',
      remedy: '- uses: actions/checkout@FULL_COMMIT_SHA\n  with:\n    persist-credentials: false'
    }
  ]
}

function isCheckout(uses: string): boolean {
  return uses.startsWith('actions/checkout@')
}

/** Anyone who can move the tag of an action can run other code with the secrets of the job. */
function judgePins(jobs: readonly UsingJob[], file: PinnedFile): readonly Problem[] {
  const all = jobs.flatMap(({ job }) => job.steps.map(({ uses = '' }) => uses))
  const loose = [...new Set(all)].filter((uses) => /^\w[\w.-]*\//.test(uses) && !/@[\da-f]{40}$/.test(uses))
  if (loose.length === 0) return []
  const names = loose.map((uses) => oneLine(uses, 80))
  return [
    {
      state: 'warning',
      title: `not pinned to a commit: ${listFirst(names, MAX_LISTED)}.`,
      detail: 'Anyone who can move such a tag or branch can run other code with the secrets of the job.',
      remedy: loose
        .slice(0, MAX_LISTED)
        .map((uses) => pinRemedy(uses, file))
        .join('\n')
    }
  ]
}
