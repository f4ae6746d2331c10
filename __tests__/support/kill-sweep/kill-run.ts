import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { durableState } from './durable-state.ts'
import { leftovers, holdsSecret } from './leftovers.ts'
import {
  brokenAfterPost,
  brokenClaim,
  brokenOnGitHub,
  brokenSession,
  branchOf,
  homeOf,
  ourComments,
  pullRequestsOf,
  readSessions
} from './promises.ts'
import type { End, Scenario } from './scenario.ts'
import { EARLIER_RUN, Stage, type Asked } from './stage.ts'
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
  /** What would be left of the run if it were killed at each of these steps: equal texts for equal leftovers. Only of a run that finished. */
  readonly states: readonly string[]
  /** False if the run had ended before the step, so that it was not interrupted. */
  readonly isReached: boolean
  /** Broken promises, in words. */
  readonly broken: readonly string[]
}

/**
 * Ends a run at one step, re-runs the same event, and checks the result. Runs do not all have the same number of steps, because some of them
 * depend on time: if the step is not reached, everything is repeated once.
 */
export async function killRun(run: KillRun): Promise<KillResult> {
  const first = await killOnce(run)
  return first.isReached || first.broken.length > 0 ? first : killOnce(run)
}

async function killOnce({ scenario, ending, step, action, searchPath }: KillRun): Promise<KillResult> {
  let folder = ''
  const steps = new Steps(step === undefined ? () => durableState(folder) : undefined)
  let isBeside = false
  const stage = await Stage.open({
    files: scenario.files,
    script: async (request) => {
      const isCut = !isBeside && (await steps.pass('model'))
      return isCut ? { fault: 'cut', turn: {}, afterChunks: 0 } : scenario.model(request)
    },
    action,
    searchPath
  })
  const { emulators } = stage
  ;({ folder } = emulators)
  const counted = countProcess(emulators.folder, searchPath, steps)
  try {
    const asked = await scenario.ask(stage)
    isBeside = asked.beside !== undefined
    emulators.github.observe((phase, request) =>
      stage.isBeside(request)
        ? Promise.resolve(undefined)
        : steps.pass(`${request.method ?? ''} ${request.url ?? ''} ${phase}`)
    )
    return await play({ scenario, ending, step, stage, asked, steps, environment: counted.environment })
  } finally {
    counted.close()
    await emulators.close()
  }
}

interface Play extends Pick<KillRun, 'scenario' | 'ending' | 'step'> {
  readonly environment: Readonly<Record<string, string>>
  readonly stage: Stage
  readonly asked: Asked
  readonly steps: Steps
}

/** GitHub's id of the run that is ended, of which the re-run is the second attempt. */
const RUN = 7

async function play({ scenario, ending, step, stage, asked, steps, environment }: Play): Promise<KillResult> {
  const { emulators, repository } = stage
  const { folder } = emulators
  const mainBefore = await repository.head()
  const branch = branchOf(scenario, asked)
  const headBefore = branch === undefined ? undefined : await homeOf(stage, asked).head(branch)
  const { permissions = {} } = scenario.job ?? {}
  const { person } = asked
  const token = repository.issueToken(person === undefined ? { permissions } : { kind: 'personal', login: person })
  const second = ending === 'killed, same workspace' ? emulators.workspace : join(folder, 'second')
  const start = (attempt: 1 | 2) =>
    stage.start(asked, {
      runId: RUN,
      runAttempt: attempt,
      workspace: attempt === 1 ? emulators.workspace : second,
      token,
      environment: { ...environment, ...scenario.job?.environment },
      inputs: scenario.job?.inputs ?? {}
    })
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
  const states = [...steps.states]
  const isReached = !steps.isMissed
  broken.push(...((await scenario.brokenAnyTime?.({ stage, asked, headBefore })) ?? []))
  broken.push(...(await readSessions(stage, asked.claim)).broken)

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
      broken.push(...brokenAfterPost(stage, asked, post.exitCode))
    }
  }
  await followCancel(stage, asked)

  const human = ending.endsWith('a person pushes') ? await pushAsPerson(stage, asked, branch) : undefined
  const pullRequestsBefore = pullRequestsOf(stage).length
  // A git process of the killed run may still write there.
  await rm(first.temp, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
  const rerun = await start(2)
  const main = await rerun.main()
  const post = await rerun.post()
  await followCancel(stage, asked)
  if ((await asked.beside?.end()) === false) broken.push('the run that was to be stopped still works')

  // A branch that moved after the comment is left as it is.
  const outcome = main.outputs['outcome']
  const isLeft = human !== undefined && outcome === 'skipped'
  const made = scenario.pullRequests ?? (branch === undefined ? 0 : 1)
  const end: End = { stage, asked, headBefore, human, isLeft }
  broken.push(
    ...(await brokenOnGitHub(scenario, end, { mainBefore, pullRequests: isLeft ? pullRequestsBefore : made })),
    ...((await scenario.brokenAtEnd?.(end)) ?? [])
  )
  if (!asked.beside) {
    const recorded = scenario.isRemembered === false ? 'skipped' : outcome
    broken.push(...(await brokenSession(stage, asked.claim, recorded)))
    broken.push(...(await brokenClaim(stage, asked.claim, RUN)))
  }
  if (main.exitCode !== 0 || post.exitCode !== 0) broken.push(`the second run failed: ${main.log.slice(-600)}`)
  const outcomes = human === undefined ? scenario.outcomes : ['skipped', ...scenario.outcomes]
  if (!outcomes.includes(outcome ?? ''))
    broken.push(`the second run ended in ${outcome ?? 'nothing'}: ${main.outputs['summary'] ?? ''}`)
  broken.push(...(await leftovers(folder, [emulators.workspace, second])))
  const logs = [firstMain.log, main.log, post.log].map((log) => log.replaceAll(/^::add-mask::.*$/gm, ''))
  const written = [...logs, ...ourComments(stage, asked)].join('\n')
  if (written.includes(token) || written.includes(emulators.model.apiKey)) broken.push('a secret was revealed')
  if (await holdsSecret(rerun.temp, token)) broken.push('the token is in the temporary folder')
  return { steps: seen, states, isReached, broken }
}

/** Ends the run beside this one if GitHub was asked to cancel it. */
async function followCancel({ repository }: Stage, { beside }: Asked): Promise<void> {
  if (repository.state.cancelledRuns.includes(EARLIER_RUN)) await beside?.cancel()
}

async function pushAsPerson(stage: Stage, asked: Asked, branch: string | undefined): Promise<string | undefined> {
  const repository = homeOf(stage, asked)
  const head = branch === undefined ? undefined : await repository.head(branch)
  if (branch === undefined || head === undefined) return undefined
  stage.waitASecond()
  return repository.push(branch, { 'by-hand.txt': 'A person was here.\n' }, 'Add a file by hand')
}
