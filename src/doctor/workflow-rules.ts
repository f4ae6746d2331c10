import { insteadOfForeign } from '../settings/foreign-inputs.ts'
import { inputSchema } from '../settings/inputs.ts'
import { workflowValue } from '../setup/workflow-yaml.ts'
import { listFirst } from '../text/format.ts'
import { nearName } from '../text/near-name.ts'
import { pinCommand } from '../text/shell-quote.ts'
import { oneLine } from '../text/shorten.ts'
import type { Verdict } from './finding.ts'
import { usingJobs, type UsingJob, type Workflow } from './workflow.ts'

/** What a workflow file does not say about itself. */
export interface Surroundings {
  /** Of all workflows of the repository. */
  readonly names: readonly string[]
  /** Where the repository is, such as https://github.com. */
  readonly serverUrl: string
}

/** Judges one job that uses Forgehand. What several jobs of a file share is found once for each, and shown once. */
type Rule = (
  using: UsingJob,
  workflow: Workflow,
  surroundings: Surroundings
) => Verdict | readonly Verdict[] | undefined

/** What is wrong with a workflow. Mistakes that GitHub or the run reports by itself are not looked for. */
export function problemsOf(workflow: Workflow, surroundings: Surroundings): readonly Verdict[] {
  const found = usingJobs(workflow).flatMap((using) =>
    RULES.flatMap((rule) => rule(using, workflow, surroundings) ?? [])
  )
  return [...new Map(found.map((each) => [each.title, each])).values()]
}

/** Attack: a pull request of a stranger changes the files that a job with secrets runs. */
const untrustedEvent: Rule = ({ name, job }, { on }) => {
  if (!on.some((event) => event.name === 'pull_request_target')) return undefined
  const checksOutHead = checkouts(job).some(({ with: { ref = '' } }) => /head|merge/i.test(ref))
  return {
    state: checksOutHead ? 'problem' : 'warning',
    title: `the job ${name} runs on pull_request_target${checksOutHead ? ' and checks out the code of the pull request' : ''}.`,
    detail:
      'This event gives the secrets of the repository to a job that anybody can start by opening a pull request. Code of the pull request must never run in it.',
    remedy: 'on:\n  issue_comment:\n    types: [created]   # instead of pull_request_target; for reviews, pull_request'
  }
}

/** GitHub says nothing about a name that no workflow has: the event just never comes. */
const unknownWorkflow: Rule = (_, { name: own, on }, { names }) => {
  const others = names.filter((name) => name !== own).map((name) => oneLine(name, 80))
  const watched = on.flatMap(({ name, workflows }) => (name === 'workflow_run' ? workflows : []))
  // A pattern such as `Test *` can match names. Some workflows of GitHub itself, such as pages-build-deployment, have no file.
  const unknown = watched.filter((name) => !names.includes(name) && !/[*?[!+]/.test(name))
  return unknown.map((name) => {
    const near = nearName(name, others)
    const named = near === undefined ? 'NAME' : workflowValue(near)
    return {
      state: 'warning',
      title: `it waits for the workflow ${oneLine(name, 80)}, and no file here has that name.`,
      detail: 'GitHub does not report this: the event just never comes, and no failed check is repaired.',
      remedy: `on:\n  workflow_run:\n    workflows:\n      - ${named}   # this repository has ${listFirst(others, 5) || 'no other workflow'}`
    }
  })
}

/**
 * What people write into an issue, a comment, a commit or a branch. The inputs of a dispatch come from people who can write, and numbers say
 * nothing. Expressions ignore case, and `github` on its own is everything.
 */
const BY_STRANGERS =
  /\$\{\{(?:(?!\}\})[^]){0,500}\bgithub(?:\.event\.(?!inputs\b|(?:\w+\.)*(?:number|id)\b(?!\.))|\.event\b(?!\.|_)|\.head_ref\b|\b(?!\.))/i

/**
 * Attack: an issue whose title is an instruction. GitHub inserts it into the prompt before the action starts, so only the workflow
 * file shows it.
 */
const untrustedPrompt: Rule = (using, workflow) => {
  if (!BY_STRANGERS.test(using.step.with['prompt'] ?? '')) return undefined
  return {
    state: 'problem',
    title: `${lineOf(using, workflow, 'with', 'prompt')}: The prompt of the job ${using.name} has words of the event in it: whoever wrote them would instruct the model. Pass them as the input data.`,
    remedy: 'data: ${{ github.event.issue.title }}   # in addition to `prompt`, which keeps your own words only'
  }
}

const INPUTS = Object.keys(inputSchema.shape)

const unknownInput: Rule = (using, workflow) => {
  // The runner ignores case.
  const unknown = Object.keys(using.step.with).filter((name) => !INPUTS.includes(name.toLowerCase()))
  return unknown.map((name) => {
    const near = nearName(name, INPUTS)
    const advice = insteadOfForeign(name) ?? (near === undefined ? 'Remove it: GitHub ignores it' : `Write ${near}`)
    return {
      state: 'problem',
      title: `${lineOf(using, workflow, 'with', name)}: the job ${using.name} sets \`${oneLine(name, 60)}\`, which is not an input of the action.`,
      remedy: `${advice}.`
    }
  })
}

const queue: Rule = ({ name, job, phase }, { concurrency, on }) => {
  const isShared = concurrency !== undefined
  const isMissing = job.concurrency === undefined && ['', 'propose'].includes(phase)
  if (!isByComment(on) || !(isShared || isMissing)) return undefined
  return {
    state: 'warning',
    title: isShared ? '`concurrency` is set for the workflow.' : `the job ${name} has no \`concurrency\`.`,
    detail: isShared
      ? 'Every comment then joins the queue before `if` is evaluated, and replaces requests that are waiting.'
      : 'Two requests in one thread then run at the same time, and can write to the same branch.',
    remedy:
      '# at the job, not at the workflow\nconcurrency:\n  group: agent-${{ github.event.issue.number || github.event.pull_request.number }}\n  queue: max'
  }
}

const keptToken: Rule = ({ name, job }) => {
  if (!checkouts(job).some(({ with: inputs }) => inputs['persist-credentials'] !== 'false')) return undefined
  return {
    state: 'warning',
    title: `the checkout of the job ${name} leaves the token in the workspace.`,
    detail: 'Commands of the run do not see it. Later steps of the job do.',
    remedy: '- uses: actions/checkout@FULL_COMMIT_SHA\n  with:\n    persist-credentials: false'
  }
}

/**
 * Whether the `if` of a job that comments start names its trigger. It is compared as text: what a condition means on GitHub depends on the
 * event and on settings that are not in the file.
 */
const condition: Rule = ({ name, job, step, phase }, { on }) => {
  const isAsked = isByComment(on) && ['', 'propose', 'stop'].includes(phase) && job.needs.length === 0
  if (!isAsked || !/\bcomment\.body\b/i.test(job.if ?? '')) return undefined
  const trigger = step.with['trigger'] ?? '/agent'
  const written = trigger.replaceAll("'", "''")
  if (trigger.includes('${{') || job.if?.toLowerCase().includes(written.toLowerCase())) return undefined
  return {
    state: 'problem',
    title: `the \`if\` of the job ${name} reads the comment, and does not name its trigger “${oneLine(trigger, 80)}”.`,
    detail: 'So a command probably starts nothing.',
    remedy: `if: startsWith(github.event.comment.body, '${oneLine(written, 40)}')`
  }
}

/** Anyone who can move the tag of an action can run other code with the secrets of the job. */
const looseVersion: Rule = ({ job }, _, { serverUrl }) => {
  const all = job.steps.map(({ uses = '' }) => uses)
  const loose = all.filter((uses) => /^\w[\w.-]*\//.test(uses) && !/@[\da-f]{40}$/.test(uses))
  return loose.map((uses) => {
    const [action = '', version = 'HEAD'] = uses.split('@')
    const repository = action.split('/', 2).join('/')
    return {
      state: 'warning',
      title: `not pinned to a commit: ${oneLine(uses, 80)}.`,
      detail: 'Anyone who can move such a tag or branch can run other code with the secrets of the job.',
      remedy: `# write ${oneLine(action, 80)}@COMMIT # ${oneLine(version, 40)}, with what this prints:\n${pinCommand(`${serverUrl}/${repository}`, version)}`
    }
  })
}

const RULES: readonly Rule[] = [
  ...[untrustedEvent, unknownWorkflow, untrustedPrompt, unknownInput],
  ...[queue, judgePermissions, keptToken, condition, looseVersion]
]

function isByComment(on: Workflow['on']): boolean {
  return on.some(({ name }) => name === 'issue_comment')
}

function checkouts({ steps }: UsingJob['job']) {
  return steps.filter(({ uses = '' }) => uses.startsWith('actions/checkout@'))
}

/** @param path in the step */
function lineOf({ name, job, step }: UsingJob, workflow: Workflow, ...path: readonly string[]): string {
  return `line ${workflow.lineOf(['jobs', name, 'steps', job.steps.indexOf(step), ...path])}`
}

type Levels = Readonly<Record<string, string>>

const WRITING: Levels = { contents: 'write', issues: 'write', 'pull-requests': 'write' }
const READING: Levels = { contents: 'read', issues: 'read', 'pull-requests': 'read' }
/** What each phase needs. Others need hardly any, or need them depending on their task. */
const NEEDED: Readonly<Record<string, Levels>> = { '': WRITING, publish: WRITING, stop: WRITING, propose: READING }
/** What a job may have in addition, such as `actions: write` to cancel a run, and `checks: read` for annotations. */
const USEFUL: Levels = { actions: 'write', checks: 'read', statuses: 'read', 'id-token': 'write', models: 'read' }

/** Whether the job's token can do what the job is for, and not much more. */
function judgePermissions({ name, job, step, phase }: UsingJob, workflow: Workflow): readonly Verdict[] {
  const most = NEEDED[phase]
  if (!most) return []
  const written = job.permissions ?? workflow.permissions ?? undefined
  const granted = typeof written === 'object' ? written : {}
  // A task of the repository, such as one on a schedule, has no thread to write to.
  const hasThreads = workflow.on.some((event) => /^(?:issue|pull_request)/.test(event.name))
  const needed = most === WRITING && !hasThreads ? ownTask(step.with['report'] === 'issue') : most
  const useful = Object.entries(granted).filter(([permission, got]) => got !== 'none' && permission in USEFUL)
  const block = Object.entries({ ...needed, ...Object.fromEntries(useful) })
  const remedy = ['permissions:', ...block.map(([permission, level]) => `  ${permission}: ${level}`)].join('\n')
  const warning = (title: string, detail?: string): Verdict => ({ state: 'warning', title, detail, remedy })
  if (written === undefined)
    return [
      warning(
        `the job ${name} has no \`permissions\`.`,
        'Its token then has what the settings of the repository say: too little, or everything.'
      )
    ]
  if (written === 'write-all') return [warning(`the job ${name} has all permissions (write-all).`)]
  const missing = Object.entries(needed).filter(([permission, wanted]) => {
    const got = typeof written === 'string' ? 'read' : written[permission]
    return got !== 'write' && got !== wanted
  })
  const lacks = missing.map(([permission, wanted]) => `\`${permission}: ${wanted}\``).join(', ')
  const allowed = { ...USEFUL, ...most }
  const broad = Object.keys(granted).filter((each) => granted[each] === 'write' && allowed[each] !== 'write')
  return [
    ...(lacks !== '' && hasOwnToken(step.with['github-token'])
      ? [{ state: 'problem' as const, title: `the job ${name} lacks ${lacks}.`, remedy }]
      : []),
    ...(broad.length > 0
      ? [
          warning(
            `the job ${name} can write more than it needs: ${listFirst(broad, 5)}.`,
            'Whatever runs in the job can use its token.'
          )
        ]
      : [])
  ]
}

function ownTask(reportsAsIssue: boolean): Levels {
  return { contents: 'write', [reportsAsIssue ? 'issues' : 'pull-requests']: 'write' }
}

/** False if the workflow gives the action a token of another kind, whose permissions are not in the file. */
function hasOwnToken(token = ''): boolean {
  return token === '' || /\bgithub\.token\b|\bsecrets\.GITHUB_TOKEN\b/i.test(token)
}
