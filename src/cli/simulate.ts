import type { Workflow } from '../workflows/read-workflow.ts'
import { showAction } from './action-display.ts'
import { findCheckout } from './find-checkout.ts'
import { jsonText } from './json-text.ts'
import { copyOut, keptText, type KeptFiles } from './kept-files.ts'
import { machineEnvironment } from './machine.ts'
import { openScene } from './open-scene.ts'
import { packageRoot } from './package-root.ts'
import { countCalls, effectsBetween, readContents } from './simulate-effects.ts'
import { chooseModel, type SimulatedModel } from './simulate-model.ts'
import { readPlan, type SimulationPlan, type PlannedEvent, type SimulateFlags } from './simulate-plan.ts'
import { chooseProject, type SimulatedProject } from './simulate-project.ts'
import { isRestricted, simulatedModel } from './simulate-scene.ts'
import {
  effectsText,
  eventText,
  hintText,
  mistakesText,
  outcomesText,
  playedText,
  projectText,
  pullRequestsText
} from './simulate-text.ts'
import { READ_ONLY, simulateJobs, type SimulatedEvent } from './simulate-workflow.ts'
import { Scenes } from './simulated-scenes.ts'
import { changedPullRequests, threadsOf, type PullRequestThread } from './simulated-threads.ts'
import { proseColumns, wrapLines } from './prose.ts'
import { styleFor } from './text-blocks.ts'
import { threadsText } from './threads-text.ts'

/** Runs the built action on events, with a GitHub emulator: as one job, or as the jobs of a workflow. Returns the exit code of the command. */
export async function simulate(flags: SimulateFlags): Promise<number> {
  const plan = await readPlan(flags)
  const root = ownCheckout(flags)
  const model = await chooseModel(flags, plan.workflow, { root, environment: process.env })
  const project = await chooseProject(model.kind === 'real', flags.repository ?? root, {
    file: flags.workflow,
    workflow: plan.workflow
  })
  const scenes = new Scenes(flags)
  try {
    scenes.say(
      `${prose(projectText(project, model))}${mistakesText(flags.workflow ?? '', plan.mistakes, columns())}${plan.workflow ? '' : '\n'}`
    )
    const simulation = { ...plan, project, model, scenes, onSkipped: scenes.onSkipped }
    const isFine = plan.workflow
      ? await simulateWorkflow({ ...simulation, workflow: plan.workflow }, flags)
      : await simulateEvent(simulation, plan.events[0] ?? NO_EVENT, flags)
    await scenes.serve()
    return isFine ? 0 : 1
  } finally {
    await scenes.close()
  }
}

function prose(text: string): string {
  return wrapLines(text, columns())
}

function columns(): number {
  return proseColumns(process.stdout, process.env)
}

/** Not reached: a command without a workflow names its event. */
const NO_EVENT: PlannedEvent = { name: '', activity: undefined }

/** The checkout that a comment of the user's is about, unless an option names another one. */
function ownCheckout({ comment, repository, workflow }: SimulateFlags): string | undefined {
  if (comment === undefined || repository !== undefined || workflow !== undefined) return undefined
  return findCheckout(process.cwd(), '--repository')
}

interface Simulation extends SimulationPlan {
  readonly project: SimulatedProject
  readonly model: SimulatedModel
  readonly scenes: Scenes
  readonly onSkipped: Scenes['onSkipped']
}

const NO_SECRETS = { 'api-key': '' }
/** Those that the ladder of failed checks needs, besides what every token has here. */
const ALL_PERMISSIONS = { actions: 'write', checks: 'read' } as const

/** Returns whether the job succeeded. */
async function simulateEvent(plan: Simulation, event: PlannedEvent, flags: SimulateFlags): Promise<boolean> {
  const { project, model, scenes, scenario } = plan
  const restricted = isRestricted(event.name, flags.fork === true)
  const scene = scenes.add(await openScene(plan, event, flags))
  const { emulators, fired } = scene
  const { repository } = emulators
  const before = await readContents(repository)
  const calls = countCalls(emulators.github)
  const { main, served } = await showAction(
    emulators,
    {
      commentId: scenario.comment?.id ?? 0,
      signal: scenes.signal,
      action: packageRoot(),
      environment: machineEnvironment(),
      eventName: fired.name,
      payload: fired.payload,
      inputs: { sandbox: flags.sandbox, ...modelInputs(model), ...(restricted && NO_SECRETS) },
      token: repository.issueToken({ permissions: restricted ? READ_ONLY : ALL_PERMISSIONS })
    },
    scenes.display
  )
  scene.runs.push(served)
  const { exitCode, outputs } = main
  const outcome = outputs['outcome'] ?? 'none'
  const threads = await threadsOf(repository)
  const done = { writes: effectsBetween(before, await readContents(repository)), calls: calls() }
  const kept = scenes.kept(scene)
  if (flags.json)
    process.stdout.write(
      jsonText({ outcome, exitCode, ...projectRecord(project, model), outputs, threads, ...done, kept })
    )
  const style = styleFor(process.stdout)
  const files = kept ? `\n${keptText(kept, style)}\n` : await pageOfPaidRun(model, outputs['trace-html-path'] ?? '')
  const text = `${await threadsText(threads, style)}\n${effectsText(done)}${files}${prose(`${hintText(flags)}${playedText(model)}`)}\nOutcome: ${outcome}\n`
  scenes.say(text)
  return exitCode === 0
}

/** A run that cost money leaves the page of its trace. */
async function pageOfPaidRun({ kind }: SimulatedModel, page: string): Promise<string> {
  return kind === 'real' && page !== ''
    ? `\nEvery turn, call and change as a page: ${await copyOut(page, 'simulate')}\n`
    : ''
}

function modelInputs(model: SimulatedModel): Readonly<Record<string, string>> {
  return model.kind === 'real' ? model.inputs : {}
}

/** Returns whether all jobs succeeded, and the workflow has no mistakes. */
async function simulateWorkflow(
  plan: Simulation & { readonly workflow: Workflow },
  flags: SimulateFlags
): Promise<boolean> {
  const { workflow, project, model, mistakes, scenes } = plan
  const events: (SimulatedEvent & { readonly pullRequests: readonly PullRequestThread[]; kept?: KeptFiles })[] = []
  for (const event of plan.events) {
    const scene = scenes.add(await openScene(plan, event, flags))
    const { emulators, fired, runs } = scene
    const before = await threadsOf(emulators.repository)
    const run = {
      workflow,
      event: fired,
      outputs: plan.outputs,
      inputs: model.kind === 'real' ? model.inputs : undefined,
      isRestricted: isRestricted(event.name, flags.fork === true)
    }
    const simulated = await simulateJobs(run, {
      emulators,
      script: simulatedModel,
      action: packageRoot(),
      sandbox: flags.sandbox,
      display: scenes.display,
      onRun: (ended) => void runs.push(ended),
      signal: scenes.signal
    })
    const pullRequests = changedPullRequests(before, await threadsOf(emulators.repository))
    const kept = scenes.kept(scene)
    events.push({ ...simulated, pullRequests, ...(kept && { kept }) })
    scenes.say(eventText(simulated))
  }
  if (flags.json)
    process.stdout.write(jsonText({ workflow: flags.workflow, ...projectRecord(project, model), mistakes, events }))
  const style = styleFor(process.stdout)
  scenes.say(await pullRequestsText(events, style))
  for (const { kept } of events) if (kept) scenes.say(`\n${keptText(kept, style)}\n`)
  const ends = events.map((event, index) => ({ ...event, activity: plan.events[index]?.activity }))
  scenes.say(`${prose(`${hintText(flags)}${playedText(model)}`)}${outcomesText(ends)}`)
  const isFine = events.every(({ jobs }) => jobs.every(({ runs }) => runs.every(({ exitCode }) => exitCode === 0)))
  return isFine && mistakes.length === 0
}

function projectRecord({ folder, settings }: SimulatedProject, model: SimulatedModel) {
  return { project: folder ?? 'demo', settings, model: model.kind === 'real' ? model.name : 'scripted' }
}
