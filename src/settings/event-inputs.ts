import type * as z from 'zod'
import type { EventSettings } from '../domain/settings.ts'
import type { JobIdentity, PromptInputs } from '../domain/prompt-inputs.ts'
import { UserError } from '../errors.ts'
import { checkInputs, type ReadInput } from './check-inputs.ts'
import { foreignInputProblems } from './foreign-inputs.ts'
import { inputSchema, type Inputs } from './inputs.ts'

/** The phase of the run; '' for a value that `readInputs` will refuse. */
export function readPhase(read: ReadInput): Inputs['phase'] {
  return inputSchema.shape.phase.safeParse(read('phase')).data ?? ''
}

/** True if the job checks the setup instead of carrying out a task. A value that `readInputs` will refuse counts as false. */
export function asksForDoctor(read: ReadInput): boolean {
  return inputSchema.shape.doctor.safeParse(read('doctor')).data ?? false
}

const gatherSchema = inputSchema.pick({ 'github-token': true, 'artifacts-path': true, 'dry-run': true })

/** Reads the inputs of `phase: gather`, which needs no model. @throws UserError as `checkInputs` does */
export function readGatherInputs(read: ReadInput): z.output<typeof gatherSchema> {
  return checkInputs(gatherSchema, read)
}

const statsSchema = inputSchema.pick({ 'github-token': true, 'stats-days': true })

/** Reads the inputs of `phase: stats`, which needs no model. @throws UserError as `checkInputs` does */
export function readStatsInputs(read: ReadInput): z.output<typeof statsSchema> {
  return checkInputs(statsSchema, read)
}

const eventSchema = inputSchema.pick({
  trigger: true,
  'trigger-label': true,
  assignee: true,
  'allowed-bots': true,
  review: true,
  phase: true,
  prompt: true,
  'prompt-file': true,
  'task-id': true,
  data: true,
  report: true,
  item: true,
  items: true,
  repositories: true
})

type EventInputs = z.output<typeof eventSchema>

/**
 * Reads the inputs that decide which events are requests. The others are not checked yet: a comment that is not for us must not
 * cause an error about a missing key. Inputs of other actions are refused here: with the wrong name for the trigger, every comment
 * would be ignored.
 *
 * @throws UserError as `checkInputs` does, and for inputs that contradict each other
 */
export function eventSettings(read: ReadInput, job: JobIdentity): EventSettings {
  const inputs = checkInputs(eventSchema, read, foreignInputProblems(read))
  const { trigger, 'trigger-label': triggerLabel, assignee, 'allowed-bots': allowedBots } = inputs
  const hasApiKey = read('api-key').trim() !== ''
  const reviewsPullRequests = inputs.review === 'auto'
  const prompted = promptInputs(inputs, job)
  return { trigger, triggerLabel, assignee, allowedBots, reviewsPullRequests, hasApiKey, prompted }
}

/** Undefined for a job without a task of its own. @throws UserError for inputs that contradict each other */
function promptInputs(inputs: EventInputs, job: JobIdentity): PromptInputs | undefined {
  const { prompt, 'prompt-file': path, 'task-id': id, data, report, phase, item: name } = inputs
  const isPlanning = phase === 'plan' || phase === 'gather'
  if (prompt === '' && path === '' && !isPlanning) return undefined
  const problem = promptProblem(inputs)
  if (problem !== undefined) throw new UserError(problem)
  const taskId = id === '' ? defaultTaskId(job) : id
  const file = path === '' ? undefined : path
  // Its name, until the plan is read.
  const item = name === '' ? undefined : { id: name, title: name, text: '', repository: undefined }
  return { taskId, prompt, file, data, isReport: report === 'issue', isPlanning, item, job }
}

function promptProblem(inputs: EventInputs): string | undefined {
  const { prompt, 'prompt-file': path, 'task-id': id, phase, items, repositories } = inputs
  if (phase === 'plan' && [prompt, path, items, repositories].every((text) => text === ''))
    return 'phase: plan has no source of items. Set items, repositories, or a prompt that tells the model how to find the items.'
  if (prompt !== '' && path !== '') return 'Both prompt and prompt-file are set. Remove one of them.'
  if (id !== '') return undefined
  if (phase === 'propose' || phase === 'publish')
    return 'task-id is not set. With two jobs, set it to the same value in both.'
  if (phase === 'plan' || phase === 'gather')
    return 'task-id is not set. In a fan-out, set it to the same value in all jobs.'
  return undefined
}

/** The workflow file and the job. */
function defaultTaskId({ workflow, job }: JobIdentity): string {
  const words = `${workflow}-${job}`.toLowerCase().replaceAll(/[^a-z\d]+/gu, '-')
  const id = words
    .slice(0, 51)
    .replaceAll(/^-|-+$/gu, '')
    .slice(0, 50)
  return id === '' ? 'task' : id
}
