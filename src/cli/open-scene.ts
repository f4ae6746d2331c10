import { resolve } from 'node:path'
import { startEmulators, type Emulators } from '../../emulators/start-emulators.ts'
import { shorten } from '../text/shorten.ts'
import { machineEnvironment } from './machine.ts'
import { ScenarioClock } from './simulate-clock.ts'
import type { SimulationPlan, PlannedEvent, Scenario, SimulateFlags } from './simulate-plan.ts'
import type { SimulatedProject } from './simulate-project.ts'
import {
  CONTRIBUTOR,
  HEAD_BRANCH,
  simulatedModel,
  prepareEvent,
  type FiredEvent,
  type SceneSeed
} from './simulate-scene.ts'
import { ACTIVITIES, SIMULATED_EVENTS } from './simulated-events.ts'

/** The emulators of a simulation, with the event that starts its jobs. */
export interface Scene {
  readonly emulators: Emulators
  readonly fired: FiredEvent
}

/** What a scene is made of. */
export interface PlannedScene extends Pick<SimulationPlan, 'scenario' | 'payload'> {
  readonly project: SimulatedProject
  /** Called with each file of the user's that git cannot add, so that the scene does not have it. */
  readonly onSkipped: (path: string) => void
}

/**
 * Starts the emulators and prepares the event. The payload of a comment is used as it is. That of an event that refers to more objects is
 * rebuilt with those of the emulator.
 */
export async function openScene(
  { scenario, payload, project, onSkipped }: PlannedScene,
  event: PlannedEvent,
  flags: SimulateFlags
): Promise<Scene> {
  const { name, activity } = event
  const isRebuilt = payload === undefined || (name !== 'issue_comment' && canMakeUp(event))
  const { issue, comment } = scenario
  const clock = new ScenarioClock(isRebuilt ? undefined : comment?.created_at)
  const emulators = await startEmulatorsFor(scenario, clock, { ...project.content, onSkipped })
  const { repository, github } = emulators
  const onReady = () => {
    clock.start()
  }
  try {
    if (isRebuilt) {
      const fork =
        flags.fork &&
        (await github.createRepository({ owner: CONTRIBUTOR, name: repository.state.name, forkOf: repository }))
      const fired = await prepareEvent(name, repository, {
        ...seedOf(scenario, flags.comment),
        activity,
        fork,
        onReady
      })
      onReady()
      return { emulators, fired }
    }
    if (issue) for (const path of await openThread(emulators, issue, flags)) onSkipped(path)
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

/** @param own what the user wants to comment; the issue is about nothing else */
function seedOf(
  { issue, pull_request: pull, ...scenario }: Scenario,
  own: string | undefined
): Omit<SceneSeed, 'onReady' | 'activity' | 'fork'> {
  const { sender, comment, review, label } = scenario
  const about = pull ?? issue
  return {
    sender: sender.login,
    number: about?.number,
    title: about?.title ?? (own === undefined ? TITLE : titleFor(own)),
    body: about?.body ?? (own === undefined ? BODY : ''),
    author: about?.user.login ?? sender.login,
    words: own ?? review?.body ?? comment?.body ?? '/agent fix this',
    label: label.name
  }
}

/** The first line, without the word that starts a command. */
function titleFor(comment: string): string {
  const [line = ''] = comment.trim().split('\n', 1)
  return shorten(line.replace(/^[/@]\S+\s+/, ''), MAX_TITLE) || 'A request'
}

const MAX_TITLE = 100

async function startEmulatorsFor(
  { repository, sender, issue, comment }: Scenario,
  clock: ScenarioClock,
  content: SimulatedProject['content'] & Pick<PlannedScene, 'onSkipped'>
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

/** The payload of a comment on a pull request names no commits, so --head provides the files of its branch. Returns those that git cannot add. */
async function openThread(
  { repository }: Emulators,
  { number, title, body = null, user, pull_request: isPullRequest }: NonNullable<Scenario['issue']>,
  { head }: SimulateFlags
): Promise<readonly string[]> {
  const thread = { number, title, author: user.login }
  if (isPullRequest === undefined || isPullRequest === null) {
    repository.openIssue({ ...thread, body })
    return []
  }
  await repository.push(HEAD_BRANCH, {}, 'Simulated pull request')
  const skipped =
    head === undefined ? [] : await repository.pushDirectory(HEAD_BRANCH, resolve(head), 'Files of --head')
  await repository.openPullRequest({ ...thread, body: body ?? '', head: HEAD_BRANCH })
  return skipped
}
