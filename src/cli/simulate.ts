import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import * as z from 'zod'
import { messageOf } from '../errors.ts'
import { demoProject } from '../../emulators/demo/project.ts'
import { startEmulators, type Emulators } from '../../emulators/start-emulators.ts'
import { demoScript } from '../../emulators/demo/script.ts'
import type { SandboxMode } from '../workspace/sandbox/choose-sandbox.ts'
import { visibleText } from '../text/visible-text.ts'
import { listenForInterrupt } from './interrupt.ts'
import { jsonText } from './json-text.ts'
import { readLocalModels } from './local-model.ts'
import { machineEnvironment } from './machine.ts'
import { packageRoot } from './package-root.ts'
import { runAction } from './run-action.ts'
import { terminalWriter } from './terminal-writer.ts'
import { styleFor } from './text-blocks.ts'
import { threadsText, type Thread } from './threads-text.ts'
import { UsageError } from './usage-error.ts'

export interface SimulateFlags {
  readonly event: string
  readonly payload: string
  readonly repository?: string
  readonly head?: string
  readonly model?: string
  readonly baseUrl?: string
  readonly sandbox: SandboxMode
  readonly json?: true
}

const account = z.object({ login: z.string(), id: z.number().optional() })
/** Null when the account was deleted. */
const author = account.nullish().transform((user) => user ?? { login: 'ghost' })

// What the emulator must contain before the action starts.
const scenarioSchema = z.object({
  // Events such as schedule name neither.
  repository: z
    .object({ name: z.string(), owner: account, default_branch: z.string().default('main') })
    .default({ name: 'repository', owner: { login: 'owner' }, default_branch: 'main' }),
  sender: account.default({ login: 'owner' }),
  issue: z
    .object({
      number: z.number(),
      title: z.string(),
      body: z.string().nullish(),
      user: author,
      pull_request: z.unknown().optional()
    })
    .optional(),
  comment: z
    .object({ id: z.number(), body: z.string(), user: author, created_at: z.iso.datetime().optional() })
    .optional()
})
type Scenario = z.output<typeof scenarioSchema>

/** Runs the built action on a payload, with a GitHub emulator. Returns the exit code of the command. */
export async function simulate(flags: SimulateFlags): Promise<number> {
  const action = packageRoot()
  const payload = await readPayload(flags.payload)
  const scenario = readScenario(payload, flags)
  const inputs = readActionInputs(flags)
  const signal = listenForInterrupt()
  const emulators = await startEmulatorsFor(scenario, flags)
  const say = terminalWriter(process.stdout, process.env)
  try {
    const onLine = (line: string) => void (flags.json ? process.stderr : process.stdout).write(`${visibleText(line)}\n`)
    const { exitCode, outputs } = await runAction(emulators, {
      ...{ commentId: scenario.comment?.id ?? 0, onLine, signal },
      ...{ action, environment: machineEnvironment(), eventName: flags.event, payload, inputs }
    })
    const outcome = outputs['outcome'] ?? 'none'
    const threads = await threadsOf(emulators)
    if (flags.json) process.stdout.write(jsonText({ outcome, exitCode, outputs, threads }))
    else say(`${await threadsText(threads, styleFor(process.stdout))}\nOutcome: ${outcome}\n`)
    return exitCode === 0 ? 0 : 1
  } finally {
    await emulators.close()
  }
}

async function readPayload(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as unknown
  } catch (error) {
    throw new UsageError(`The payload ${path} cannot be read: ${messageOf(error)}`)
  }
}

function readScenario(payload: unknown, { payload: path, repository, head, model }: SimulateFlags): Scenario {
  const parsed = scenarioSchema.safeParse(payload)
  if (!parsed.success) throw new UsageError(`${path} is not a webhook payload:\n${z.prettifyError(parsed.error)}`)
  if (repository !== undefined && model === undefined) {
    throw new UsageError('The scripted model only knows the demo project. Choose a real model with --model.')
  }
  if (repository !== undefined && !existsSync(repository)) {
    throw new UsageError(`There is no folder ${repository}. Choose the files of the repository with --repository.`)
  }
  if (head !== undefined && !existsSync(head)) {
    throw new UsageError(`There is no folder ${head}. Choose the files of the pull request's branch with --head.`)
  }
  return parsed.data
}

function readActionInputs({ model, baseUrl = '', sandbox }: SimulateFlags): Readonly<Record<string, string>> {
  if (model === undefined) return { sandbox }
  const { credential } = readLocalModels({ model, baseUrl }, process.env).main
  return { sandbox, model, 'base-url': baseUrl, 'api-key': credential.kind === 'key' ? credential.key : '' }
}

async function startEmulatorsFor(
  { repository, sender, issue, comment }: Scenario,
  flags: SimulateFlags
): Promise<Emulators> {
  const files = flags.repository === undefined ? { files: demoProject } : { fromDirectory: resolve(flags.repository) }
  const { name, owner, default_branch: defaultBranch } = repository
  const clock = new ScenarioClock(comment?.created_at)
  const emulators = await startEmulators({
    repository: { owner: owner.login, name, defaultBranch, ...files },
    script: demoScript,
    now: () => clock.now(),
    maintainer: sender.login,
    accounts: [sender, owner, ...[issue?.user, comment?.user].filter((user) => user !== undefined)],
    searchPath: machineEnvironment().PATH
  })
  if (issue) await openThread(emulators, issue, flags)
  clock.start()
  if (issue && comment) emulators.repository.comment(issue.number, { ...comment, author: comment.user.login })
  return emulators
}

/**
 * GitHub's clock. It starts at the time of the comment, because a run that answers an old comment reads no later posts, and refuses
 * to work on a branch that has moved since.
 */
class ScenarioClock {
  readonly #commentedAt: number
  #startedAt: number | undefined

  constructor(commentedAt: string | undefined) {
    this.#commentedAt = commentedAt === undefined ? Date.now() : Date.parse(commentedAt)
  }

  /** Everything up to now happened before the comment. */
  start(): void {
    this.#startedAt = Date.now()
  }

  now(): Date {
    return new Date(this.#commentedAt + (this.#startedAt === undefined ? -BEFORE_MS : Date.now() - this.#startedAt))
  }
}

const BEFORE_MS = 60_000

const HEAD_BRANCH = 'simulated-head'

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
