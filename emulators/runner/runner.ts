import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { parseFileCommands } from './file-commands.ts'

/** A job: its repository and server, and the event that started it. */
export interface Job {
  /** The folder with action.yml and dist/. */
  readonly action: string
  readonly repository: string
  readonly serverUrl: string
  readonly apiUrl: string
  readonly token: string
  readonly eventName: string
  readonly payload: unknown
  /** The checkout, or an empty folder. */
  readonly workspace: string
  /** Values of `with:`. Missing ones get the default of action.yml. */
  readonly inputs: Readonly<Record<string, string>>
  readonly runId?: number
  readonly runAttempt?: number
  /** PATH, HOME and other variables of the job. They override the runner's own. */
  readonly environment: Readonly<Record<string, string>>
  /** Receives the log while it is written. */
  readonly onLog?: (text: string) => void
  /** Receives what the action sends on the channel to the program that started it. GitHub's runner has no such channel. */
  readonly onMessage?: (message: unknown) => void
}

export interface StepResult {
  /** Undefined when the step was killed by a signal. */
  readonly exitCode: number | undefined
  readonly log: string
  readonly outputs: Readonly<Record<string, string>>
  readonly summary: string
  readonly durationMs: number
}

/** The signals of a cancellation, each with the time that the runner waits after it. */
const CANCELLATION = [
  ['SIGINT', 7500],
  ['SIGTERM', 2500]
] as const

/**
 * Runs a JavaScript action like GitHub's runner: with the same variables, files and signals.
 * Source: https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
 */
export class RunnerEmulator {
  readonly #job: Job
  readonly #temp: string
  #state: Readonly<Record<string, string>> = {}
  #running: ChildProcess | undefined

  private constructor(job: Job, temp: string) {
    this.#job = job
    this.#temp = temp
  }

  /** Creates the runner's temporary folder in `parent`. Call `dispose` when done. */
  static async start(job: Job, parent: string): Promise<RunnerEmulator> {
    return new RunnerEmulator(job, await mkdtemp(join(parent, 'runner-')))
  }

  get temp(): string {
    return this.#temp
  }

  /** Runs the step's main entry. */
  async main(): Promise<StepResult> {
    return this.#step('main')
  }

  /** Runs the step's post entry, with the state that main saved. */
  async post(): Promise<StepResult> {
    return this.#step('post')
  }

  /** Ends the running step like a cancelled workflow. Resolves when it has exited. */
  async cancel(): Promise<void> {
    const child = this.#running
    if (!child) return
    const exited = new Promise((resolve) => child.once('close', resolve))
    for (const [signal, waitMs] of CANCELLATION) {
      child.kill(signal)
      if (await settlesWithin(exited, waitMs)) return
    }
    this.kill()
    await exited
  }

  /** Kills the running step. */
  kill(): void {
    this.#running?.kill('SIGKILL')
  }

  async dispose(): Promise<void> {
    await rm(this.#temp, { recursive: true, force: true })
  }

  async #step(entry: 'main' | 'post'): Promise<StepResult> {
    const definition = parseActionFile(await readFile(join(this.#job.action, 'action.yml'), 'utf8'))
    const files = await this.#commandFiles()
    const environment = { ...(await this.#environment(definition)), ...files }
    const startedAt = performance.now()
    const { exitCode, log } = await this.#spawn(join(this.#job.action, definition.runs[entry]), environment)
    const durationMs = performance.now() - startedAt
    this.#state = { ...this.#state, ...parseFileCommands(await readFile(files.GITHUB_STATE, 'utf8')) }
    const outputs = parseFileCommands(await readFile(files.GITHUB_OUTPUT, 'utf8'))
    const summary = await readFile(files.GITHUB_STEP_SUMMARY, 'utf8')
    return { exitCode, log, outputs, summary, durationMs }
  }

  async #spawn(file: string, env: Record<string, string>): Promise<{ exitCode: number | undefined; log: string }> {
    const { workspace: cwd, onMessage } = this.#job
    const stdio = ['ignore', 'pipe', 'pipe', ...(onMessage ? ['ipc' as const] : [])] as const
    const child = spawn(process.execPath, [file], { cwd, env, stdio: [...stdio] })
    this.#running = child
    if (onMessage) child.on('message', onMessage)
    const disconnected = onMessage && once(child, 'disconnect')
    let log = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        log += text
        this.#job.onLog?.(text)
      })
    }
    const exitCode = await new Promise<number | undefined>((resolve, reject) => {
      child.once('error', reject)
      child.once('close', (code) => {
        resolve(code ?? undefined)
      })
    })
    await disconnected
    this.#running = undefined
    return { exitCode, log }
  }

  /** New files for each step, like the runner's. */
  async #commandFiles(): Promise<
    Record<'GITHUB_OUTPUT' | 'GITHUB_STATE' | 'GITHUB_STEP_SUMMARY' | 'GITHUB_ENV' | 'GITHUB_PATH', string>
  > {
    const folder = join(this.#temp, '_runner_file_commands')
    await mkdir(folder, { recursive: true })
    const make = async (name: string) => {
      const path = join(folder, `${name}_${crypto.randomUUID()}`)
      await writeFile(path, '')
      return path
    }
    return {
      GITHUB_OUTPUT: await make('set_output'),
      GITHUB_STATE: await make('save_state'),
      GITHUB_STEP_SUMMARY: await make('step_summary'),
      GITHUB_ENV: await make('set_env'),
      GITHUB_PATH: await make('add_path')
    }
  }

  async #environment(definition: ActionDefinition): Promise<Record<string, string>> {
    const { repository, serverUrl, apiUrl, token, eventName, payload, workspace, inputs } = this.#job
    const eventPath = join(this.#temp, 'event.json')
    await writeFile(eventPath, JSON.stringify(payload))
    const values = { ...defaultsOf(definition, token), ...inputs }
    return {
      LANG: 'C.UTF-8',
      CI: 'true',
      GITHUB_ACTIONS: 'true',
      GITHUB_SERVER_URL: serverUrl,
      GITHUB_API_URL: apiUrl,
      GITHUB_GRAPHQL_URL: `${apiUrl}/graphql`,
      GITHUB_REPOSITORY: repository,
      GITHUB_REPOSITORY_OWNER: repository.split('/')[0] ?? '',
      GITHUB_EVENT_NAME: eventName,
      GITHUB_EVENT_PATH: eventPath,
      GITHUB_WORKSPACE: workspace,
      GITHUB_WORKFLOW: 'Forgehand',
      GITHUB_WORKFLOW_REF: `${repository}/.github/workflows/agent.yml@refs/heads/main`,
      GITHUB_REF_NAME: 'main',
      GITHUB_JOB: 'forgehand',
      GITHUB_RUN_ID: String(this.#job.runId ?? 1),
      GITHUB_RUN_ATTEMPT: String(this.#job.runAttempt ?? 1),
      RUNNER_OS: 'Linux',
      RUNNER_TEMP: this.#temp,
      ACTIONS_RUNTIME_TOKEN: `runtime-${crypto.randomUUID()}`,
      ...Object.fromEntries(Object.entries(values).map(([name, value]) => [inputVariable(name), value])),
      ...Object.fromEntries(Object.entries(this.#state).map(([name, value]) => [`STATE_${name}`, value])),
      ...this.#job.environment
    }
  }
}

interface ActionDefinition {
  readonly runs: { readonly main: string; readonly post: string }
  readonly inputs: Readonly<Record<string, { readonly default?: string | number | boolean }>>
}

function parseActionFile(text: string): ActionDefinition {
  // Safe: our own action.yml, which a test compares with the settings.
  return parse(text) as ActionDefinition
}

function defaultsOf({ inputs }: ActionDefinition, token: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(inputs).map(([name, input]) => [
      name,
      String(input.default ?? '').replace('${{ github.token }}', token)
    ])
  )
}

function inputVariable(name: string): string {
  return `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`
}

async function settlesWithin(promise: Promise<unknown>, ms: number): Promise<boolean> {
  const timer = Promise.withResolvers<boolean>()
  const id = setTimeout(() => {
    timer.resolve(false)
  }, ms)
  const result = await Promise.race([promise.then(() => true), timer.promise])
  clearTimeout(id)
  return result
}
