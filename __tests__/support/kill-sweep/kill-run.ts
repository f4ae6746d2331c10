import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { startEmulators, type Emulators } from '../../../emulators/start-emulators.ts'
import { RunnerEmulator } from '../../../emulators/runner/runner.ts'
import { outcomeKinds } from './outcome-kinds.ts'
import { compileCache } from '../compile-cache.ts'
import type { Asked, Scenario } from './scenarios.ts'
import { countProcess, Steps, type StepName, type StepTarget } from './steps.ts'

/** How a run ends, and what happens before it is re-run. */
export const ENDINGS = [
  'killed',
  'cancelled',
  'machine lost',
  'killed, post killed',
  'killed, a person pushes',
  'killed, same workspace',
  'machine lost, a person pushes'
] as const
export type Ending = (typeof ENDINGS)[number]

export interface KillRun {
  readonly scenario: Scenario
  readonly ending: Ending
  /** Undefined to let the run finish. */
  readonly step: StepTarget | undefined
  /** Folder with action.yml and dist/. */
  readonly action: string
  readonly searchPath: string
}

export interface KillResult {
  /** All the steps of the run that was ended. */
  readonly steps: readonly StepName[]
  /** Broken promises, in words. */
  readonly broken: readonly string[]
}

/** Ends a run at one step, re-runs the same event, and checks the result. */
export async function killRun({ scenario, ending, step, action, searchPath }: KillRun): Promise<KillResult> {
  const steps = new Steps()
  const emulators = await startEmulators({
    repository: { owner: 'acme', name: 'project', files: scenario.files },
    script: async (request) => {
      const isCut = await steps.pass('model')
      return isCut ? { fault: 'cut', turn: {}, afterChunks: 0 } : scenario.model(request)
    },
    maintainer: 'ada',
    searchPath
  })
  const counted = countProcess(emulators.folder, searchPath, steps)
  try {
    emulators.github.observe((phase, { method, url }) => steps.pass(`${method ?? ''} ${url ?? ''} ${phase}`))
    return await play({ scenario, ending, step, emulators, steps, action, environment: counted.environment })
  } finally {
    counted.close()
    await emulators.close()
  }
}

interface Play extends Omit<KillRun, 'searchPath'> {
  readonly environment: Readonly<Record<string, string>>
  readonly emulators: Emulators
  readonly steps: Steps
}

async function play({ scenario, ending, step, emulators, steps, action, ...rest }: Play): Promise<KillResult> {
  const { repository, folder } = emulators
  const asked = await scenario.ask(repository)
  const mainBefore = await repository.head()
  const environment = { ...rest.environment, HOME: folder, NODE_COMPILE_CACHE: compileCache }
  const token = repository.issueToken()
  const workspaces = [
    emulators.workspace,
    ending === 'killed, same workspace' ? emulators.workspace : join(folder, 'second')
  ]
  const start = async (attempt: 1 | 2) => {
    const workspace = workspaces[attempt - 1] ?? ''
    await mkdir(workspace, { recursive: true })
    return RunnerEmulator.start(
      emulators.jobFor(asked.comment, { action, environment, token, runId: 7, runAttempt: attempt, workspace }),
      folder
    )
  }
  const broken: string[] = []

  const first = await start(1)
  const isCancel = ending === 'cancelled'
  let ended: Promise<void> | undefined
  steps.begin(step, () => {
    if (isCancel) ended = first.cancel()
    else first.kill()
  })
  const firstMain = await first.main()
  await ended
  const seen = [...steps.names]
  if (steps.isMissed) broken.push(`the run did not reach step ${JSON.stringify(step)}`)
  if (isCancel && firstMain.durationMs > 60_000) broken.push('the cancelled step did not end')

  if (ending === 'killed, post killed') {
    steps.begin(2, () => {
      first.kill()
    })
    await first.post()
  }
  steps.begin(undefined, () => undefined)
  if (ending === 'killed' || isCancel || ending.startsWith('killed, ')) {
    if (ending !== 'killed, post killed') {
      const post = await first.post()
      broken.push(...brokenAfterPost(emulators, asked, post.exitCode))
    }
  }

  const human = ending.endsWith('a person pushes') ? await pushAsPerson(emulators, scenario) : undefined
  const pullRequestsBefore = pullRequestsOf(emulators).length
  // A git process of the killed run may still write there.
  await rm(first.temp, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
  const second = await start(2)
  const main = await second.main()
  const post = await second.post()

  // A branch that moved after the comment is left as it is.
  const isLeft = human !== undefined && main.outputs['outcome'] === 'skipped'
  const made = scenario.branch === undefined ? 0 : 1
  const wantedPullRequests = isLeft ? pullRequestsBefore : made
  broken.push(...(await brokenAtEnd({ emulators, scenario, asked, human, mainBefore, wantedPullRequests })))
  if (main.exitCode !== 0 || post.exitCode !== 0) broken.push(`the second run failed: ${main.log.slice(-600)}`)
  const outcomes = human === undefined ? scenario.outcomes : ['skipped', ...scenario.outcomes]
  if (!outcomes.includes(main.outputs['outcome'] ?? '')) {
    broken.push(`the second run ended in ${main.outputs['outcome'] ?? 'nothing'}`)
  }
  broken.push(...(await leftovers(folder, workspaces)))
  const logs = [firstMain.log, main.log, post.log].map((log) => log.replaceAll(/^::add-mask::.*$/gm, ''))
  const written = [...logs, ...ourComments(emulators, asked)].join('\n')
  if (written.includes(token) || written.includes(emulators.model.apiKey)) broken.push('a secret was revealed')
  if (await holdsSecret(second.temp, token)) broken.push('the token is in the temporary folder')
  return { steps: seen, broken }
}

/** Our comments since the one that started the run. */
function ourComments({ repository }: Emulators, { number, comment }: Asked): string[] {
  return repository
    .comments(number)
    .filter(({ author, id }) => author.login === 'github-actions[bot]' && id > comment)
    .map(({ body }) => body)
}

function pullRequestsOf({ repository }: Emulators) {
  return [...repository.state.issues.values()].filter(({ pullRequest }) => pullRequest !== undefined)
}

/** The outcome words in the header of a comment. */
function wordsOf(body: string): string[] {
  return [...body.matchAll(/^### \S+ `(\w+)`/gm)].map(([, word = '']) => word)
}

function brokenAfterPost(emulators: Emulators, asked: Asked, exitCode: number | undefined): string[] {
  const comments = ourComments(emulators, asked)
  const words = comments.flatMap(wordsOf)
  return [
    ...(exitCode === 0 ? [] : ['the post step failed']),
    ...brokenComments(comments),
    // A run whose author's permission was not known yet has no comment.
    ...(comments.length === 0 || words.length === 1
      ? []
      : [`the outcomes after the post step are [${words.join(', ')}]`]),
    ...words.filter((word) => !outcomeKinds.has(word)).map((word) => `the outcome ${word} after the post step`)
  ]
}

/** One progress comment, and besides it at most one result. */
function brokenComments(comments: readonly string[]): string[] {
  const counts = ['progress', 'result'].map(
    (kind) => comments.filter((body) => body.startsWith(`<!-- forgehand:${kind}:`)).length
  )
  const [progress = 0, results = 0] = counts
  const isRight = progress + results === comments.length && progress <= 1 && results <= progress
  return isRight ? [] : [`${progress} progress comments and ${results} results among ${comments.length} comments`]
}

async function pushAsPerson({ repository }: Emulators, { branch }: Scenario): Promise<string | undefined> {
  const head = branch === undefined ? undefined : await repository.head(branch)
  if (branch === undefined || head === undefined) return undefined
  return repository.push(branch, { 'by-hand.txt': 'A person was here.\n' }, 'Add a file by hand')
}

interface End {
  readonly emulators: Emulators
  readonly scenario: Scenario
  readonly asked: Asked
  /** The commit that a person pushed in between. */
  readonly human: string | undefined
  readonly mainBefore: string | undefined
  readonly wantedPullRequests: number
}

async function brokenAtEnd({
  emulators,
  scenario,
  asked,
  human,
  mainBefore,
  wantedPullRequests
}: End): Promise<string[]> {
  const { repository } = emulators
  const { git } = repository.state
  const comments = ourComments(emulators, asked)
  const words = comments.flatMap(wordsOf)
  const pulls = pullRequestsOf(emulators)
  const refs = (await git.text(['for-each-ref', '--format=%(refname:short)', 'refs/heads'])).split('\n')
  const wanted = ['main', ...(scenario.branch === undefined ? [] : [scenario.branch])].toSorted()
  const broken = [
    ...(comments.length > 0 ? [] : ['no comment at the end']),
    ...brokenComments(comments),
    ...(words.length === 1 && outcomeKinds.has(words[0] ?? '') ? [] : [`the outcomes are [${words.join(', ')}]`]),
    ...(pulls.length === wantedPullRequests ? [] : [`${pulls.length} pull requests`]),
    ...(refs.join() === wanted.join() ? [] : [`the branches are ${refs.join(', ')}`]),
    ...((await repository.head()) === mainBefore ? [] : ['the default branch moved']),
    ...(emulators.github.unknownRequests.length === 0 ? [] : ['a request that GitHub does not know'])
  ]
  if (scenario.branch === undefined) return broken
  const content = await git.text(['show', `${scenario.branch}:src/greeting.txt`]).catch(String)
  if (content.trim() !== 'Hello' && !(scenario.isPinned && human !== undefined))
    broken.push(`the work is missing: ${content.trim()}`)
  if (human !== undefined && !(await isAncestor(emulators, human, scenario.branch))) broken.push('a commit was lost')
  return broken
}

async function isAncestor({ repository }: Emulators, commit: string, branch: string): Promise<boolean> {
  const history = await repository.state.git.text(['rev-list', branch])
  return history.split('\n').includes(commit)
}

/** Files of ours in a work tree, and programs that still run for the emulators. */
async function leftovers(folder: string, workspaces: readonly string[]): Promise<string[]> {
  const names = await Promise.all(
    [...new Set(workspaces)].map((workspace) => readdir(workspace, { recursive: true }).catch(() => []))
  )
  const files = names.flat().filter((name) => /(^|\/)\.forgehand-/.test(name))
  return [...files.map((name) => `${name} was left in the workspace`), ...(await survivors(folder))]
}

const PATIENCE_MS = 5_000

async function survivors(folder: string): Promise<string[]> {
  const endsAt = performance.now() + PATIENCE_MS
  for (;;) {
    const running = await runningFor(folder)
    if (running.length === 0 || performance.now() > endsAt) return running.map((line) => `still running: ${line}`)
    await delay(25)
  }
}

async function runningFor(folder: string): Promise<string[]> {
  const processes = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const lines = await Promise.all(processes.map((id) => readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')))
  // The git processes of the emulators use this folder too.
  return lines.filter(
    (line) => line.includes(folder) && !line.includes('http-backend') && !line.includes('upload-pack')
  )
}

async function holdsSecret(temp: string, token: string): Promise<boolean> {
  const names = await readdir(temp, { recursive: true, withFileTypes: true })
  const files = names.filter((entry) => entry.isFile())
  const texts = await Promise.all(files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'latin1')))
  return texts.some((text) => text.includes(token))
}
