/** What the table does not show: what later steps see, and what remains of a run that fails or is cancelled. */
import { readFile, readdir } from 'node:fs/promises'
import type { Script, Step } from '../../emulators/model/script.ts'
import { jobsOf, type ActJob, type ActResult, type StartedAct } from './act-run.ts'
import { script } from './cases.ts'
import { problemsOf } from './play-case.ts'
import { openScene, type Scene, type SceneOptions } from './scene.ts'

interface Witness {
  readonly name: string
  /** Returns what is wrong. */
  readonly play: (binary: string) => Promise<readonly string[]>
}

/** The last step reads the outputs of the action, and looks for the credentials in the work tree. */
const WORKFLOW = `
on: issue_comment
jobs:
  agent:
    runs-on: ubuntu-24.04
    permissions: { contents: write, issues: write, pull-requests: write }
    steps:
      - uses: actions/checkout@v6
        with: { persist-credentials: false }
      - uses: forgehand/forgehand@v0.1.0
        id: agent
        with: { api-key: '\${{ secrets.OPENAI_API_KEY }}', model: gpt-5 }
      - if: always()
        id: later
        env:
          OUTCOME: \${{ steps.agent.outputs.outcome }}
          TOKEN: \${{ github.token }}
          KEY: \${{ secrets.OPENAI_API_KEY }}
        run: |
          echo "read=$OUTCOME" >> "$GITHUB_OUTPUT"
          echo "leaks=$(grep -rlF -e "$TOKEN" -e "$KEY" "$GITHUB_WORKSPACE" | tr '\\n' ' ')" >> "$GITHUB_OUTPUT"
          echo "files=$(ls -A "$GITHUB_WORKSPACE" | wc -l)" >> "$GITHUB_OUTPUT"
`

/** GitHub then gives the token of a new repository: it reads the contents and nothing else. */
const WITHOUT_PERMISSIONS = WORKFLOW.replace(/^ *permissions: .*\n/m, '')

interface Expected {
  readonly job: string
  /** The outcome that the later step reads. */
  readonly read: string
  /** In the comments of the issue when the post step is through; undefined if it must have none of ours. */
  readonly comment: RegExp | undefined
  /** A problem line of the log; none if left out. */
  readonly error?: RegExp
}

export const witnesses: readonly Witness[] = [
  witness('success', { workflow: WORKFLOW, script }, { job: 'success', read: 'proposed', comment: /pull request/ }),
  witness(
    'a refused key',
    { workflow: WORKFLOW, script: () => REFUSED },
    {
      ...{ job: 'failure', read: 'failed', comment: /failed/i, error: /key/i }
    }
  ),
  witness(
    'a job without permissions',
    { workflow: WITHOUT_PERMISSIONS, script },
    {
      ...{ job: 'failure', read: 'failed', comment: undefined, error: /Add `issues: write`/ }
    }
  ),
  interrupted('SIGINT to the step, as the runner begins a cancellation', (act) => signalStep(act, 'SIGINT'), {
    ...{ job: 'failure', read: 'cancelled', comment: /cancelled/i, error: /cancelled/i }
  }),
  interrupted('SIGTERM to the step, as the runner goes on', (act) => signalStep(act, 'SIGTERM'), {
    ...{ job: 'failure', read: 'cancelled', comment: /cancelled/i, error: /cancelled/i }
  }),
  // act kills the step at once. Only the post step can say what became of it.
  interrupted('SIGINT to act', signalAct, {
    ...{ job: 'failure', read: '', comment: /cancelled|failed|stopped before/i }
  })
]

const REFUSED: Step = {
  fault: 'status',
  status: 401,
  body: { error: { message: 'Incorrect API key provided.', type: 'invalid_request_error', code: 'invalid_api_key' } }
}

function witness(name: string, given: Pick<SceneOptions, 'workflow' | 'script'>, expected: Expected): Witness {
  return {
    name: `witness: ${name}`,
    play: async (binary) => {
      await using scene = await openScene({ binary, ...given })
      const act = await start(scene)
      return await differences(await act.ended, scene, expected)
    }
  }
}

/** The model never answers; meanwhile the signal is sent. */
function interrupted(name: string, interrupt: (act: StartedAct) => Promise<void>, expected: Expected): Witness {
  return {
    name: `witness: ${name}`,
    play: async (binary) => {
      const [asked, never] = [Promise.withResolvers<undefined>(), new Promise<never>(() => undefined)]
      const silent: Script = () => {
        asked.resolve(undefined)
        return never
      }
      await using scene = await openScene({ binary, workflow: WORKFLOW, script: silent })
      const act = await start(scene)
      await Promise.race([asked.promise, act.ended])
      await interrupt(act)
      return await differences(await act.ended, scene, expected)
    }
  }
}

async function start(scene: Scene): Promise<StartedAct> {
  const { repository } = scene.emulators
  const { number } = repository.openIssue({ title: 'Durations', body: '1h 30m is wrong.', author: 'ada' })
  scene.onReady()
  const { id } = repository.comment(number, { body: '/agent fix this', author: 'ada' })
  return await scene.start({ name: 'issue_comment', payload: repository.issueCommentEvent(id) })
}

function signalAct({ signal }: StartedAct): Promise<void> {
  signal('SIGINT')
  return Promise.resolve()
}

/** The process of the action is a child of one of act's threads. */
async function signalStep({ pid }: StartedAct, signal: NodeJS.Signals): Promise<void> {
  const threads = await readdir(`/proc/${pid}/task`)
  const lists = await Promise.all(threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, 'utf8')))
  const children = lists.flatMap((list) => list.split(' ')).filter((child) => child !== '')
  if (children.length !== 1) throw new Error(`act has ${children.length} children.`)
  process.kill(Number(children[0]), signal)
}

async function differences(result: ActResult, scene: Scene, expected: Expected): Promise<readonly string[]> {
  const [job] = jobsOf(result.entries)
  const { read = '', leaks = '', files = '0' } = job?.outputs.get('later') ?? {}
  const comments = scene.emulators.repository.comments(1).map(({ body }) => body)
  const errors = result.entries.flatMap(({ command, arg = '' }) => (command === 'error' ? [arg] : []))
  const masked = new Set(result.entries.flatMap(({ command, arg = '' }) => (command === 'add-mask' ? [arg] : [])))
  const [key = '', , token = ''] = scene.secrets
  const checks: readonly (readonly [boolean, string])[] = [
    [job?.result === expected.job, `The job ended as ${job?.result ?? 'nothing'}.`],
    [read === expected.read, `The later step read the outcome ${JSON.stringify(read)}.`],
    [leaks === '', `Credentials are in ${leaks}.`],
    [Number(files) > 1, 'The work tree is empty.'],
    [hasComment(comments.slice(1), expected), `The issue says:\n${comments.join('\n---\n')}`],
    [hasPost(result), 'The post step did not succeed.'],
    [hasError(errors, expected), `Errors: ${errors.join(' · ')}`],
    [masked.has(token) && masked.has(key), 'The token or the key was not masked.'],
    [summaryOf(job).includes(read), `The summary says: ${summaryOf(job)}`]
  ]
  return [...checks.flatMap(([isFine, problem]) => (isFine ? [] : [problem])), ...(await problemsOf(result, scene))]
}

/** @param answers the comments after the request */
function hasComment(answers: readonly string[], { comment }: Expected): boolean {
  return comment ? answers.some((body) => comment.test(body)) : answers.length === 0
}

function hasError(lines: readonly string[], { error }: Expected): boolean {
  return error ? lines.some((line) => error.test(line)) : lines.length === 0
}

function hasPost({ entries }: ActResult): boolean {
  return entries.some(({ stage, stepResult, msg }) => {
    return stage === 'Post' && stepResult !== undefined && msg.includes('Success - Post forgehand')
  })
}

function summaryOf(job: ActJob | undefined): string {
  return job?.summary ?? ''
}
