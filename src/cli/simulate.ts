import { resolve } from 'node:path'
import { startEmulators, type Emulators } from '../../emulators/start-emulators.ts'
import { visibleText } from '../text/visible-text.ts'
import type { Workflow } from '../workflows/read-workflow.ts'
import { listenForInterrupt } from './interrupt.ts'
import { jsonText } from './json-text.ts'
import { readLocalModels } from './local-model.ts'
import { machineEnvironment } from './machine.ts'
import { packageRoot } from './package-root.ts'
import { runAction } from './run-action.ts'
import { readPlan, type Plan, type PlannedEvent, type Scenario, type SimulateFlags } from './simulate-plan.ts'
import { chooseProject, type SimulatedProject } from './simulate-project.ts'
import { ScenarioClock } from './simulate-clock.ts'
import { countCalls, effectsBetween, readContents } from './simulate-effects.ts'
import {
  CONTRIBUTOR,
  HEAD_BRANCH,
  isRestricted,
  simulatedModel,
  stageEvent,
  type FiredEvent,
  type SceneSeed
} from './simulate-scene.ts'
import { ACTIVITIES, SIMULATED_EVENTS } from './simulated-events.ts'
import { effectsText, eventText, mistakesText, projectText } from './simulate-text.ts'
import { READ_ONLY, simulateJobs, type SimulatedEvent } from './simulate-workflow.ts'
import { terminalWriter } from './terminal-writer.ts'
import { styleFor } from './text-blocks.ts'
import { threadsText, type Thread } from './threads-text.ts'

/** Runs the built action on events, with a GitHub emulator: as one job, or as the jobs of a workflow. Returns the exit code of the command. */
export async function simulate(flags: SimulateFlags): Promise<number> {
  const plan = await readPlan(flags)
  const project = await chooseProject(flags, plan.workflow)
  return plan.workflow
    ? await simulateWorkflow({ ...plan, project, workflow: plan.workflow }, flags)
    : await simulateEvent({ ...plan, project }, plan.events[0] ?? NO_EVENT, flags)
}

/** Not reached: a command without a workflow names its event. */
const NO_EVENT: PlannedEvent = { name: '', activity: undefined }

interface PlannedProject extends Plan {
  readonly project: SimulatedProject
}

async function simulateEvent(plan: PlannedProject, event: PlannedEvent, flags: SimulateFlags): Promise<number> {
  const restricted = isRestricted(event.name, flags.fork === true)
  const inputs = { ...readActionInputs(flags), ...(restricted && NO_SECRETS) }
  const signal = listenForInterrupt()
  const { emulators, fired } = await openScene(plan, event, flags)
  const say = terminalWriter(process.stdout, process.env)
  try {
    const before = await readContents(emulators.repository)
    const calls = countCalls(emulators.github)
    const { exitCode, outputs } = await runAction(emulators, {
      ...{ commentId: plan.scenario.comment?.id ?? 0, onLine: logTo(flags), signal },
      ...{ action: packageRoot(), environment: machineEnvironment(), inputs },
      ...{ eventName: fired.name, payload: fired.payload },
      token: emulators.repository.issueToken({ permissions: restricted ? READ_ONLY : ALL_PERMISSIONS })
    })
    const outcome = outputs['outcome'] ?? 'none'
    const threads = await threadsOf(emulators)
    const done = { writes: effectsBetween(before, await readContents(emulators.repository)), calls: calls() }
    if (flags.json)
      process.stdout.write(jsonText({ outcome, exitCode, ...projectRecord(plan.project), outputs, threads, ...done }))
    else {
      const style = styleFor(process.stdout)
      say(
        `${await threadsText(threads, style)}\n${effectsText(done)}\n${projectText(plan.project)}Outcome: ${outcome}\n`
      )
    }
    return exitCode === 0 ? 0 : 1
  } finally {
    await emulators.close()
  }
}

async function simulateWorkflow(
  plan: PlannedProject & { readonly workflow: Workflow },
  flags: SimulateFlags
): Promise<number> {
  const { workflow, project, mistakes } = plan
  const inputs = readActionInputs(flags)
  const signal = listenForInterrupt()
  const say = terminalWriter(process.stdout, process.env)
  const file = flags.workflow ?? ''
  if (!flags.json) say(`${projectText(project)}${mistakesText(file, mistakes)}`)
  const events: SimulatedEvent[] = []
  for (const event of plan.events) {
    const { emulators, fired } = await openScene(plan, event, flags)
    try {
      const run = {
        workflow,
        event: fired,
        outputs: plan.outputs,
        inputs: flags.model === undefined ? undefined : inputs,
        isRestricted: isRestricted(event.name, flags.fork === true)
      }
      const scene = {
        emulators,
        script: simulatedModel,
        action: packageRoot(),
        sandbox: flags.sandbox,
        onLine: logTo(flags),
        signal
      }
      const simulated = await simulateJobs(run, scene)
      events.push(simulated)
      if (!flags.json) say(eventText(simulated))
    } finally {
      await emulators.close()
    }
  }
  if (flags.json)
    process.stdout.write(jsonText({ workflow: flags.workflow, ...projectRecord(project), mistakes, events }))
  const isFine = events.every(({ jobs }) => jobs.every(({ runs }) => runs.every(({ exitCode }) => exitCode === 0)))
  return isFine && mistakes.length === 0 ? 0 : 1
}

function projectRecord({ folder, settings }: SimulatedProject) {
  return { project: folder ?? 'demo', settings }
}

/** With --workflow, standard output has the jobs only. */
function logTo({ json, workflow }: SimulateFlags): (line: string) => void {
  const stream = json || workflow !== undefined ? process.stderr : process.stdout
  return (line) => void stream.write(`${visibleText(line)}\n`)
}

function readActionInputs({ model, baseUrl = '', sandbox }: SimulateFlags): Readonly<Record<string, string>> {
  if (model === undefined) return { sandbox }
  const { credential } = readLocalModels({ model, baseUrl }, process.env).main
  return { sandbox, model, 'base-url': baseUrl, 'api-key': credential.kind === 'key' ? credential.key : '' }
}

interface Scene {
  readonly emulators: Emulators
  readonly fired: FiredEvent
}

const NO_SECRETS = { 'api-key': '' }
/** Those that the ladder of failed checks needs, besides what every token has here. */
const ALL_PERMISSIONS = { actions: 'write', checks: 'read' } as const

/** A payload of a comment is fired as it is; that of an event that names more is rebuilt with the objects of the emulator. */
async function openScene(
  { scenario, payload, project }: PlannedProject,
  event: PlannedEvent,
  flags: SimulateFlags
): Promise<Scene> {
  const { name, activity } = event
  const isRebuilt = payload === undefined || (name !== 'issue_comment' && canMakeUp(event))
  const { issue, comment } = scenario
  const clock = new ScenarioClock(isRebuilt ? undefined : comment?.created_at)
  const emulators = await startEmulatorsFor(scenario, clock, project)
  const { repository, github } = emulators
  const onReady = () => {
    clock.start()
  }
  try {
    if (isRebuilt) {
      const fork =
        flags.fork &&
        (await github.createRepository({ owner: CONTRIBUTOR, name: repository.state.name, forkOf: repository }))
      const fired = await stageEvent(name, repository, { ...seedOf(scenario), activity, fork, onReady })
      onReady()
      return { emulators, fired }
    }
    if (issue) await openThread(emulators, issue, flags)
    onReady()
    if (issue && comment) repository.comment(issue.number, { ...comment, author: comment.user.login })
    return { emulators, fired: { name, payload } }
  } catch (error) {
    await emulators.close()
    throw error
  }
}

/** The activity of a payload can be one that has no scene. Then the payload is fired as it is. */
function canMakeUp({ name, activity }: PlannedEvent): boolean {
  const known = ACTIVITIES[name]
  return SIMULATED_EVENTS.includes(name) && (!known || activity === undefined || known.includes(activity))
}

const TITLE = 'Only the first part of a duration counts'
const BODY = '`1h 30m` is 3600 seconds, not 5400.'

function seedOf({
  issue,
  pull_request: pull,
  ...scenario
}: Scenario): Omit<SceneSeed, 'onReady' | 'activity' | 'fork'> {
  const { sender, comment, review, label } = scenario
  const about = pull ?? issue
  return {
    sender: sender.login,
    number: about?.number,
    title: about?.title ?? TITLE,
    body: about?.body ?? BODY,
    author: about?.user.login ?? sender.login,
    words: review?.body ?? comment?.body ?? '/agent fix this',
    label: label.name
  }
}

async function startEmulatorsFor(
  { repository, sender, issue, comment }: Scenario,
  clock: ScenarioClock,
  { content }: SimulatedProject
): Promise<Emulators> {
  const { name, owner, default_branch: defaultBranch } = repository
  return await startEmulators({
    repository: { owner: owner.login, name, defaultBranch, ...content },
    script: simulatedModel,
    now: () => clock.now(),
    maintainer: sender.login,
    accounts: [sender, owner, ...[issue?.user, comment?.user].filter((user) => user !== undefined)],
    searchPath: machineEnvironment().PATH
  })
}

/** The payload of a comment on a pull request names no commits, so --head provides the files of its branch. */
async function openThread(
  { repository }: Emulators,
  { number, title, body = null, user, pull_request: isPullRequest }: NonNullable<Scenario['issue']>,
  { head }: SimulateFlags
): Promise<void> {
  const thread = { number, title, author: user.login }
  if (isPullRequest === undefined || isPullRequest === null) {
    repository.openIssue({ ...thread, body })
    return
  }
  await repository.push(HEAD_BRANCH, {}, 'Simulated pull request')
  if (head !== undefined) await repository.pushDirectory(HEAD_BRANCH, resolve(head), 'Files of --head')
  await repository.openPullRequest({ ...thread, body: body ?? '', head: HEAD_BRANCH })
}

async function threadsOf({ repository }: Emulators): Promise<readonly Thread[]> {
  const { issues, git } = repository.state
  return await Promise.all(
    [...issues.values()].map(async ({ number, title, body, pullRequest }) => {
      const comments = repository
        .comments(number)
        .map(({ author: { login }, body: text }) => ({ author: login, body: text }))
      const thread = { number, title, body, comments }
      if (!pullRequest) return { kind: 'issue' as const, ...thread }
      const { isDraft, headRef: head, headSha, baseRef: base, baseSha } = pullRequest
      const diff = await git.text(['diff', '--no-color', '--no-ext-diff', `${baseSha}...${headSha}`])
      return { kind: 'pull_request' as const, ...thread, head, base, isDraft, diff }
    })
  )
}
