import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import * as z from 'zod'
import { jsonProblem } from '../text/json-problem.ts'
import { isSystemError, messageOf, UserError } from '../errors.ts'
import type { SchemaIssue } from '../text/meant-form.ts'
import { issueSentences } from '../text/schema-issue.ts'
import type { SandboxMode } from '../workspace/sandbox/choose-sandbox.ts'
import { readWorkflow, type Workflow } from '../workflows/read-workflow.ts'
import { actionInterface } from '../settings/action-interface.ts'
import { nearName } from '../text/near-name.ts'
import { EVENTS } from '../workflows/events.ts'
import { findMistakes, type WorkflowMistake } from '../workflows/mistakes.ts'
import { FORK_EVENTS } from './simulate-scene.ts'
import { ACTIVITIES, SIMULATED_EVENTS } from './simulated-events.ts'
import { UsageError } from './usage-error.ts'
import { fileProblem } from '../text/file-problem.ts'

export interface SimulateFlags {
  readonly event?: string
  readonly activity?: string
  readonly comment?: string
  readonly fork?: true
  readonly payload?: string
  readonly workflow?: string
  readonly plan?: string
  readonly repository?: string
  readonly head?: string
  readonly model?: string
  readonly baseUrl?: string
  readonly sandbox: SandboxMode
  readonly keep?: true
  readonly serve?: true
  readonly json?: true
}

const account = z.object({ login: z.string(), id: z.number().optional() })
/** Null when the account was deleted. */
const author = account.nullish().transform((user) => user ?? { login: 'ghost' })
const subject = z.object({
  number: z.number(),
  title: z.string(),
  body: z.string().nullish(),
  user: author,
  pull_request: z.unknown().optional()
})

// What the emulator must contain before the action starts.
const scenarioSchema = z.object({
  // Events such as schedule name neither.
  repository: z
    .object({ name: z.string(), owner: account, default_branch: z.string().default('main') })
    .default({ name: 'repository', owner: { login: 'owner' }, default_branch: 'main' }),
  sender: account.default({ login: 'owner' }),
  action: z.string().optional(),
  issue: subject.optional(),
  pull_request: subject.optional(),
  label: z.object({ name: z.string() }).default({ name: 'agent' }),
  review: z.object({ body: z.string().nullish() }).optional(),
  comment: z
    .object({ id: z.number(), body: z.string(), user: author, created_at: z.iso.datetime().optional() })
    .optional()
})
export type Scenario = z.output<typeof scenarioSchema>

export interface PlannedEvent {
  readonly name: string
  /** Its activity type; undefined if only one can be simulated. */
  readonly activity: string | undefined
}

/** What is simulated. The command line and the files that it names have been checked. */
export interface SimulationPlan {
  readonly events: readonly PlannedEvent[]
  readonly payload: unknown
  readonly scenario: Scenario
  readonly workflow: Workflow | undefined
  /** What is wrong with the workflow, and still lets it be simulated. */
  readonly mistakes: readonly WorkflowMistake[]
  /** Outputs of a job that plans, for the jobs that need it. */
  readonly outputs: Readonly<Record<string, string>> | undefined
}

/** @throws UsageError with every mistake at once */
export async function readPlan(written: SimulateFlags): Promise<SimulationPlan> {
  const flags = written.comment === undefined ? written : { ...written, event: written.event ?? COMMENT }
  const problems = [...callProblems(flags), ...folderProblems(flags)]
  const read = async <Value>(path: string | undefined, parse: (path: string) => Promise<Value>) => {
    try {
      return path === undefined ? undefined : await parse(path)
    } catch (error) {
      if (!(error instanceof UserError)) throw error
      problems.push(error.message)
      return undefined
    }
  }
  const workflow = await read(flags.workflow, async (path) => readWorkflow(await readText(path), path))
  const payload = await read(flags.payload, readJson)
  const outputs = await read(flags.plan, readOutputs)
  const parsed = scenarioSchema.safeParse(payload ?? {})
  const issues = parsed.success ? missingFields(flags, payload) : parsed.error.issues
  if (issues.length > 0)
    problems.push(
      `${flags.payload ?? ''} is not a webhook payload: ${issueSentences(issues, payload).join(' ')} ${PAYLOADS}`
    )
  const mistakes = workflow ? findMistakes(workflow, actionInterface) : []
  const refused = mistakes.filter(({ isRefused }) => isRefused)
  problems.push(...refused.map(({ line, title }) => `${flags.workflow ?? ''}, line ${line}: ${title}`))
  const names = namesOf(flags, workflow)
  problems.push(...eventProblems(flags, workflow, names))
  if (problems.length > 0 || !parsed.success) throw new UsageError(problems.join('\n'))
  const { data: scenario } = parsed
  const events = names.map((name) => ({
    name,
    activity: activityOf(name, scenario.action ?? flags.activity, workflow)
  }))
  return { events, payload, scenario, workflow, mistakes, outputs }
}

const COMMENT = 'issue_comment'
/** Events about a text that a person wrote. */
const WITH_WORDS: readonly string[] = [COMMENT, 'pull_request_review', 'pull_request_review_comment']

/** The fields that the payload of an event must have. For other events, everything missing is made up. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  issue_comment: ['repository', 'sender', 'issue', 'comment'],
  issues: ['issue'],
  pull_request: ['pull_request'],
  pull_request_review: ['pull_request', 'review'],
  pull_request_review_comment: ['pull_request', 'comment'],
  workflow_run: ['workflow_run'],
  check_suite: ['check_suite']
}

function missingFields({ event = '' }: SimulateFlags, payload: unknown): readonly SchemaIssue[] {
  if (typeof payload !== 'object' || payload === null) return []
  return (FIELDS[event] ?? [])
    .filter((field) => !Object.hasOwn(payload, field))
    .map((field) => ({ path: [field], message: '' }))
}

const PAYLOADS =
  'A payload is the JSON that GitHub sends for the event: the file at GITHUB_EVENT_PATH in a job, or a delivery on the page of a webhook. Without --payload, one is made up.'

/** The activity of the payload or the command, or else the first that the workflow starts on. */
function activityOf(name: string, chosen: string | undefined, workflow: Workflow | undefined): string | undefined {
  if (chosen !== undefined) return chosen
  const on = workflow?.on.find((one) => one.name === name)
  return (on ? activitiesOf(on) : ACTIVITIES[name])?.[0]
}

function callProblems({ event, activity, comment, fork, workflow, payload, plan }: SimulateFlags): readonly string[] {
  const known = ACTIVITIES[event ?? ''] ?? []
  const isOfFork = event === undefined ? workflow !== undefined : FORK_EVENTS.includes(event)
  return [
    activity !== undefined && payload !== undefined ? 'The payload says what the activity is. Remove --activity.' : '',
    activity !== undefined && payload === undefined && !known.includes(activity) ? unknownActivity(event, known) : '',
    comment !== undefined && payload !== undefined ? 'The payload has its own comment. Remove --comment.' : '',
    comment?.trim() === ''
      ? 'The comment is empty. Write it as you would on GitHub: --comment "/agent fix the failing test".'
      : '',
    comment !== undefined && !WITH_WORDS.includes(event ?? '')
      ? `--comment is for the events ${WITH_WORDS.join(', ')}.`
      : '',
    fork && payload !== undefined ? '--fork makes up a pull request. Remove --payload.' : '',
    fork && payload === undefined && !isOfFork ? `--fork is for the events ${FORK_EVENTS.join(', ')}.` : '',
    event === undefined && workflow === undefined
      ? 'Write a comment with --comment, or name an event with --event or a workflow with --workflow.'
      : '',
    payload !== undefined && event === undefined ? 'Name the event of the payload with --event.' : '',
    plan !== undefined && workflow === undefined ? '--plan is for a workflow: add --workflow.' : ''
  ].filter(Boolean)
}

function unknownActivity(event: string | undefined, known: readonly string[]): string {
  return known.length === 0
    ? `--activity is for one of the events ${Object.keys(ACTIVITIES).join(' and ')}: name it with --event.`
    : `The activities of ${event ?? ''} that can be simulated are ${known.join(', ')}. Choose one of them with --activity.`
}

function namesOf({ event }: SimulateFlags, workflow: Workflow | undefined): readonly string[] {
  if (event !== undefined) return [event]
  const starts = (workflow?.on ?? []).filter(
    (on) => SIMULATED_EVENTS.includes(on.name) && activitiesOf(on)?.length !== 0
  )
  return starts.map(({ name }) => name)
}

/** The activities that the workflow starts on and that can be simulated, in its order; undefined for an event without any. */
function activitiesOf({ name, types }: Workflow['on'][number]): readonly string[] | undefined {
  const known = ACTIVITIES[name]
  return types.length === 0 ? known : known && types.filter((type) => known.includes(type))
}

function eventProblems(
  { event, activity, workflow: file = '', payload }: SimulateFlags,
  workflow: Workflow | undefined,
  events: readonly string[]
): readonly string[] {
  const isKnown = event === undefined || payload !== undefined || SIMULATED_EVENTS.includes(event)
  const problems = isKnown ? [] : [unknownEvent(event)]
  if (!workflow) return problems
  const names = workflow.on.map(({ name }) => name)
  if (event !== undefined && !names.includes(event))
    problems.push(`${file} does not start on ${event}, only on ${names.join(', ')}.`)
  if (events.length === 0)
    problems.push(`${file} starts on ${names.join(', ')}. None of these can be simulated without --payload.`)
  const on = workflow.on.find(({ name }) => name === event)
  if (on && payload === undefined) problems.push(...activityProblems(on, file, activity))
  return problems
}

/** A workflow that names activities starts on no other one. */
function activityProblems(on: Workflow['on'][number], file: string, activity: string | undefined): readonly string[] {
  const start = `${file} starts on ${on.name} only for ${on.types.join(', ')}`
  if (activity !== undefined)
    return on.types.length === 0 || on.types.includes(activity) ? [] : [`${start}, not for ${activity}.`]
  const known = ACTIVITIES[on.name] ?? []
  return activitiesOf(on)?.length === 0
    ? [`${start}. Without --payload, only ${known.join(', ')} can be simulated.`]
    : []
}

function unknownEvent(event: string): string {
  const near = nearName(event, Object.hasOwn(EVENTS, event) ? [] : SIMULATED_EVENTS)
  return `The event ${JSON.stringify(event)} cannot be simulated.${near === undefined ? '' : ` Did you mean ${near}?`} The events are ${SIMULATED_EVENTS.join(', ')}. For another one, add --payload.`
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
}

/** @throws UsageError for a file that cannot be read */
export async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (!isSystemError(error)) throw error
    throw new UsageError(`The file ${path} cannot be read: ${fileProblem(error)}. Name a file that you can read.`)
  }
}

async function readJson(path: string): Promise<unknown> {
  const text = await readText(path)
  try {
    return JSON.parse(text) as unknown
  } catch (error) {
    throw new UsageError(
      `The file ${path} is not JSON: ${jsonProblem(text, messageOf(error))}. Correct it, or name another file.`
    )
  }
}

const outputsSchema = z.record(
  z.string(),
  z.unknown().transform((value) => (typeof value === 'string' ? value : JSON.stringify(value)))
)

async function readOutputs(path: string): Promise<Readonly<Record<string, string>>> {
  const parsed = outputsSchema.safeParse(await readJson(path))
  if (parsed.success) return parsed.data
  throw new UsageError(`${path} must be a JSON object with the outputs of the job that plans, such as matrix.`)
}

function folderProblems({ comment, repository, head, model }: SimulateFlags): readonly string[] {
  return [
    repository !== undefined && model === undefined && comment === undefined
      ? 'The scripted model only knows the demo project. Choose a real model with --model.'
      : '',
    repository !== undefined && !isFolder(repository)
      ? `There is no folder ${repository}. Choose the files of the repository with --repository.`
      : '',
    head !== undefined && !isFolder(head)
      ? `There is no folder ${head}. Choose the files of the pull request's branch with --head.`
      : ''
  ].filter(Boolean)
}
