import { workflowValue } from '../setup/workflow-yaml.ts'
import type { Pin, WorkflowChoices, WrittenModel, InitTrigger } from './choices.ts'
import { isObjectId } from '../text/near-name.ts'
import { pinCommand } from '../text/shell-quote.ts'

/** The branch of a task is agent/task-ID. */
const TASK = 'upkeep'

/**
 * The text of the workflow. Every job has only the permissions that its events need, so each kind of event has a job of its own.
 *
 * @param choices texts without hidden characters and without expressions of GitHub
 */
export function writeWorkflow(choices: WorkflowChoices): string {
  const { triggers } = choices
  const jobs = [
    ...(triggers.includes('comments') || triggers.includes('reviews') ? [agentJob(choices)] : []),
    ...(triggers.includes('ci') ? [repairJob(choices)] : []),
    ...(triggers.includes('schedule') || triggers.includes('dispatch') ? [taskJob(choices)] : []),
    ...(triggers.includes('comments') ? [stopJob(choices)] : [])
  ]
  return [
    '# Written by `forgehand init`. Change it as you like.',
    ...pinLines(choices.pin),
    'name: Agent\n',
    'on:',
    ...eventLines(choices),
    '\npermissions: {}\n',
    'jobs:',
    jobs.join('\n\n'),
    ''
  ].join('\n')
}

/** Anyone who can move a tag can run other code with the secrets of the job. */
function pinLines({ action, url, ref }: Pin): readonly string[] {
  if (isObjectId(ref)) return []
  return [
    `# ${ref} is a tag: its commit could not be determined. To pin it, write ${action}@COMMIT # ${ref}, with what this prints:`,
    `# ${pinCommand(url, ref)}`
  ]
}

function eventLines({ triggers, watched, cron }: WorkflowChoices): readonly string[] {
  const lines: Readonly<Record<InitTrigger, readonly string[]>> = {
    comments: ['  issue_comment:', '    types: [created]'],
    reviews: [
      ...['  pull_request_review:', '    types: [submitted]'],
      ...['  pull_request_review_comment:', '    types: [created]']
    ],
    ci: [
      '  workflow_run:',
      '    # The names of the workflows whose failures are repaired.',
      '    workflows:',
      ...watched.map((name) => `      - ${workflowValue(name)}`),
      '    types: [completed]'
    ],
    schedule: ['  schedule:', `    - cron: '${cron}'`],
    dispatch: ['  workflow_dispatch:']
  }
  return triggers.flatMap((trigger) => lines[trigger])
}

// fromJSON makes a line break.
const COMMANDS = [
  "startsWith(github.event.comment.body, '/agent') ||",
  `contains(github.event.comment.body, fromJSON('"\\n/agent"'))`
]

const REVIEW = [
  "(github.event.review.state == 'changes_requested' || github.event.pull_request.user.type == 'Bot' ||",
  '!github.event.review.body ||',
  "startsWith(github.event.review.body, '/agent') ||",
  `contains(github.event.review.body, fromJSON('"\\n/agent"')))`
]

function agentJob(choices: WorkflowChoices): string {
  const hasReviews = choices.triggers.includes('reviews')
  return job('agent', {
    comment: [
      hasReviews
        ? 'This only saves a runner: the action itself decides. A review without a text can be a reply to a finding.'
        : 'True if a line of the comment starts with the trigger. In an expression, only fromJSON turns \\n into a line break.'
    ],
    condition: agentCondition(choices.triggers),
    concurrency: hasReviews
      ? 'agent-${{ github.event.issue.number || github.event.pull_request.number }}'
      : 'agent-${{ github.event.issue.number }}',
    choices,
    permissions: WRITING,
    inputs: modelInputs(choices.model)
  })
}

function agentCondition(triggers: readonly InitTrigger[]): readonly string[] {
  const hasComments = triggers.includes('comments')
  if (hasComments && triggers.length === 1) return COMMANDS
  const [first = '', second = ''] = COMMANDS
  const events = [
    ...(hasComments ? ["github.event_name == 'issue_comment'"] : []),
    ...(triggers.includes('reviews') ? ["github.event_name == 'pull_request_review_comment'"] : [])
  ].join(' || ')
  const comments = [`(${events}) &&`, `  (${first}`, `  ${second})`]
  if (!triggers.includes('reviews')) return comments
  const [state = '', ...rest] = REVIEW
  return [
    ...comments.slice(0, -1),
    `${comments.at(-1) ?? ''} ||`,
    "github.event_name == 'pull_request_review' && github.event.review.state != 'approved' &&",
    `  ${state}`,
    ...rest.map((line) => `  ${line}`)
  ]
}

function repairJob(choices: WorkflowChoices): string {
  const isOnly = choices.triggers.length === 1
  return job('repair', {
    comment: ['This only saves a runner: the action itself decides.'],
    condition: [
      ...(isOnly ? [] : ["github.event_name == 'workflow_run' &&"]),
      `contains(fromJSON('["failure","timed_out","startup_failure"]'), github.event.workflow_run.conclusion) &&`,
      'github.event.workflow_run.head_repository.full_name == github.repository'
    ],
    concurrency: 'agent-${{ github.event.workflow_run.head_branch }}',
    choices,
    permissions: [
      '# Running failed jobs again.',
      'actions: write',
      '# Annotations of failed checks.',
      'checks: read',
      ...WRITING
    ],
    inputs: modelInputs(choices.model)
  })
}

function taskJob(choices: WorkflowChoices): string {
  const { triggers, model, prompt } = choices
  const isAlone = triggers.every((trigger) => trigger === 'schedule' || trigger === 'dispatch')
  const events = [
    ...(triggers.includes('schedule') ? ["github.event_name == 'schedule'"] : []),
    ...(triggers.includes('dispatch') ? ["github.event_name == 'workflow_dispatch'"] : [])
  ]
  return job('task', {
    comment: [],
    condition: isAlone ? [] : [events.join(' || ')],
    concurrency: `agent-task-${TASK}`,
    choices,
    permissions: WRITING,
    inputs: [...modelInputs(model), `task-id: ${TASK}`, ...promptLines(prompt), "skip-if-open: '3'"]
  })
}

/** A text in lines stays in lines, so that it can be read and edited. */
function promptLines(prompt: string): readonly string[] {
  const isBlock = prompt.includes('\n') && /^\S/.test(prompt) && !prompt.endsWith('\n')
  if (!isBlock) return [`prompt: ${workflowValue(prompt)}`]
  return ['prompt: |-', ...prompt.split('\n').map((line) => (line === '' ? '' : `  ${line}`))]
}

const WRITING = ['contents: write', 'issues: write', 'pull-requests: write']

function modelInputs({ model, baseUrl, secret }: WrittenModel): readonly string[] {
  return [
    ...(secret === undefined ? [] : [`api-key: \${{ secrets.${secret} }}`]),
    ...(baseUrl === '' ? [] : [`base-url: ${workflowValue(baseUrl)}`]),
    `model: ${workflowValue(model)}`
  ]
}

interface Job {
  /** Why the condition is as it is. */
  readonly comment: readonly string[]
  /** Lines of the expression; [] for none. */
  readonly condition: readonly string[]
  readonly concurrency: string
  readonly choices: WorkflowChoices
  readonly permissions: readonly string[]
  readonly inputs: readonly string[]
}

function job(name: string, { comment, condition, concurrency, choices, permissions, inputs }: Job): string {
  return [
    `  ${name}:`,
    ...comment.map((line) => `    # ${line}`),
    ...(condition.length === 0 ? [] : ['    if: >-', ...indented(condition, 6)]),
    ...['    concurrency:', `      group: ${concurrency}`, '      queue: max'],
    ...runnerLines(choices),
    `    timeout-minutes: 45`,
    '    permissions:',
    ...indented(permissions, 6),
    '    steps:',
    '      # No checkout step is needed: the action fetches the code itself.',
    `      - uses: ${pinned(choices.pin)}`,
    '        with:',
    ...indented(inputs, 10)
  ].join('\n')
}

function stopJob({ pin, triggers }: WorkflowChoices): string {
  const isComment = triggers.length === 1 ? '' : "github.event_name == 'issue_comment' && "
  return `  # Runs in parallel with the other job, so that it can stop that job's run. Without \`actions: write\`, it cannot cancel a run that does not stop in time.
  stop:
    if: ${isComment}contains(github.event.comment.body, '/agent stop')
    runs-on: ubuntu-24.04
    timeout-minutes: 5
    permissions:
      actions: write
      contents: write
      issues: write
      pull-requests: write
    steps:
      - uses: ${pinned(pin)}
        with:
          phase: stop`
}

function runnerLines({ runner }: WorkflowChoices): readonly string[] {
  const [label = ''] = runner
  if (runner.length === 1) return [`    runs-on: ${workflowValue(label)}`]
  return ['    runs-on:', ...runner.map((each) => `      - ${workflowValue(each)}`)]
}

export function pinned({ action, ref, version }: Pin): string {
  return `${action}@${ref}${version === undefined ? '' : ` # ${version}`}`
}

function indented(lines: readonly string[], columns: number): readonly string[] {
  return lines.map((line) => (line === '' ? '' : ' '.repeat(columns) + line))
}
