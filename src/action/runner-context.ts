import { realpathSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod'
import type { Environment } from '../domain/settings.ts'
import type { JobIdentity } from '../domain/prompt-inputs.ts'
import { unlessFailed, UserError } from '../errors.ts'
import { issueSentences } from '../text/schema-issue.ts'

/** The job that the runner started, and the event that started it. */
export interface RunnerContext {
  readonly owner: string
  readonly repo: string
  readonly apiUrl: string
  readonly serverUrl: string
  /** Page of the repository, such as https://github.com/acme/app. */
  readonly repositoryUrl: string
  readonly event: { readonly name: string; readonly payload: unknown }
  readonly workspace: string
  readonly temp: string
  readonly home: string
  readonly runUrl: string
  readonly run: { readonly id: string; readonly attempt: number }
  readonly job: JobIdentity
  /** Our own folder below `temp`, for this run only. */
  readonly stateFolder: string
  /** Between two updates of the progress comment; undefined for the default. The demo sets it, because its run takes seconds. */
  readonly progressIntervalMs: number | undefined
  /** Between two questions whether to stop; undefined for the default. Tests set it. */
  readonly stopPollMs: number | undefined
  readonly environment: Environment
}

const url = z.url().transform((address) => address.replace(/\/$/, ''))
const contextSchema = z.object({
  repo: z.object({ owner: z.string().min(1), repo: z.string().regex(/^[^/]+$/) }),
  apiUrl: url,
  serverUrl: url,
  eventName: z.string(),
  payload: z.record(z.string(), z.unknown()),
  runId: z.int(),
  job: z.string().catch(''),
  runAttempt: z.int().catch(1)
})
// The context has no folders. Source: https://docs.github.com/actions/reference/workflows-and-actions/variables
// A sandbox mounts at real paths only.
const folder = z
  .string()
  .min(1)
  .transform((path) => unlessFailed(() => realpathSync(path)) ?? path)
const folderSchema = z.object({ GITHUB_WORKSPACE: folder, RUNNER_TEMP: folder })

const jobSchema = z.object({
  /** Such as acme/app/.github/workflows/agent.yml@refs/heads/main. */
  GITHUB_WORKFLOW_REF: z.string().catch(''),
  GITHUB_REF_NAME: z.string().catch('')
})

const intervalSchema = z.coerce.number().int().min(100).optional().catch(undefined)

/**
 * Reads the job from `@actions/github`. It is loaded here because it reads the event while it loads.
 *
 * @throws UserError when no runner started the process, or its event cannot be read
 */
export async function readRunnerContext(environment: Environment): Promise<RunnerContext> {
  const { context } = await loadGitHub(environment)
  const { GITHUB_WORKSPACE: workspace, RUNNER_TEMP: temp } = parse(folderSchema, environment)
  const { repo, apiUrl, serverUrl, eventName, payload, runId, runAttempt, job } = parse(contextSchema, context)
  if (Object.keys(payload).length === 0) throw unreadableEvent(environment)
  const id = String(runId)
  const repositoryUrl = `${serverUrl}/${repo.owner}/${repo.repo}`
  return {
    ...repo,
    apiUrl,
    serverUrl,
    repositoryUrl,
    event: { name: eventName, payload },
    workspace,
    temp,
    home: environment['HOME'] ?? homedir(),
    runUrl: `${repositoryUrl}/actions/runs/${id}`,
    run: { id, attempt: runAttempt },
    job: { runId: id, job, ...readJob(environment) },
    progressIntervalMs: intervalSchema.parse(environment['FORGEHAND_PROGRESS_MS']),
    stopPollMs: intervalSchema.parse(environment['FORGEHAND_STOP_MS']),
    stateFolder: join(temp, `forgehand-${id}-${runAttempt}`),
    environment
  }
}

function readJob(environment: Environment): Omit<JobIdentity, 'runId' | 'job'> {
  const { GITHUB_WORKFLOW_REF: ref, GITHUB_REF_NAME: refName } = jobSchema.parse(environment)
  const [, workflow = ''] = /\/([^/@]+?)(?:\.ya?ml)?@/u.exec(ref) ?? []
  return { workflow, refName, startedAt: new Date().toISOString() }
}

async function loadGitHub(environment: Environment) {
  try {
    return await import('@actions/github')
  } catch (error) {
    throw unreadableEvent(environment, error)
  }
}

function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new UserError(
    `This program is the entry point of a GitHub Action. Let a runner start it. ${issueSentences(parsed.error.issues, value).join(' ')}`
  )
}

function unreadableEvent({ GITHUB_EVENT_PATH: path = '' }: Environment, cause?: unknown): UserError {
  return new UserError(
    `The event cannot be read from GITHUB_EVENT_PATH (${path}). On a runner, re-run the job. Elsewhere, set it to a file with the payload as JSON.`,
    { cause }
  )
}
