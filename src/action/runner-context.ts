import { readFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod'
import { UserError } from '../errors.ts'

/** Where the run takes place, as the runner tells. */
export interface RunnerContext {
  readonly repository: string
  readonly apiUrl: string
  readonly serverUrl: string
  readonly workspace: string
  readonly temp: string
  readonly home: string
  readonly runUrl: string
  readonly run: { readonly id: string; readonly attempt: number }
  /** Folder of our own below `temp`, for this run only. */
  readonly stateFolder: string
  readonly environment: Readonly<Record<string, string | undefined>>
}

// Source: https://docs.github.com/actions/reference/workflows-and-actions/variables
const variables = z.object({
  GITHUB_REPOSITORY: z.string().regex(/^[^/]+\/[^/]+$/),
  GITHUB_API_URL: z.url(),
  GITHUB_SERVER_URL: z.url(),
  GITHUB_WORKSPACE: z.string().min(1),
  GITHUB_EVENT_NAME: z.string(),
  GITHUB_EVENT_PATH: z.string().min(1),
  GITHUB_RUN_ID: z.string().min(1),
  GITHUB_RUN_ATTEMPT: z.string().default('1'),
  RUNNER_TEMP: z.string().min(1)
})

export interface RunnerEvent {
  readonly name: string
  readonly payload: unknown
}

/** Reads where the action was started. @throws UserError when it was not started by a runner */
export function readRunnerContext(environment: Readonly<Record<string, string | undefined>>): RunnerContext {
  const parsed = variables.safeParse(environment)
  if (!parsed.success) {
    throw new UserError(
      `This is the entry of a GitHub Action, to be started by a runner.\n${z.prettifyError(parsed.error)}`
    )
  }
  const { data } = parsed
  const server = data.GITHUB_SERVER_URL.replace(/\/$/, '')
  return {
    repository: data.GITHUB_REPOSITORY,
    apiUrl: data.GITHUB_API_URL.replace(/\/$/, ''),
    serverUrl: server,
    workspace: data.GITHUB_WORKSPACE,
    temp: data.RUNNER_TEMP,
    home: environment['HOME'] ?? homedir(),
    runUrl: `${server}/${data.GITHUB_REPOSITORY}/actions/runs/${data.GITHUB_RUN_ID}`,
    run: { id: data.GITHUB_RUN_ID, attempt: Number(data.GITHUB_RUN_ATTEMPT) || 1 },
    stateFolder: join(data.RUNNER_TEMP, `forgehand-${data.GITHUB_RUN_ID}-${data.GITHUB_RUN_ATTEMPT}`),
    environment
  }
}

/** Reads the event that started the run. @throws UserError when there is none */
export async function readRunnerEvent(environment: Readonly<Record<string, string | undefined>>): Promise<RunnerEvent> {
  const { GITHUB_EVENT_NAME: name, GITHUB_EVENT_PATH: path } = variables.parse(environment)
  try {
    return { name, payload: JSON.parse(await readFile(path, 'utf8')) as unknown }
  } catch (error) {
    throw new UserError(
      `The event cannot be read from ${path}, where GITHUB_EVENT_PATH points. On a runner, run the job again; elsewhere, make it a file that holds the payload as JSON.`,
      { cause: error }
    )
  }
}
