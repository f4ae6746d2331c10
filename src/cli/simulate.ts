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
import { UsageError } from './usage-error.ts'

export interface SimulateFlags {
  readonly event: string
  readonly payload: string
  readonly repository?: string
  readonly model?: string
  readonly baseUrl?: string
  readonly sandbox: SandboxMode
  readonly json?: true
}

const account = z.object({ login: z.string(), id: z.number().optional() })

// What the emulator must contain before the action starts.
const scenarioSchema = z.object({
  repository: z.object({ name: z.string(), owner: account, default_branch: z.string().default('main') }),
  sender: account,
  issue: z
    .object({
      number: z.number(),
      title: z.string(),
      body: z.string().nullable(),
      user: account,
      pull_request: z.unknown().optional()
    })
    .optional(),
  comment: z.object({ id: z.number(), body: z.string(), user: account }).optional()
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
  try {
    const onLine = (line: string) => void (flags.json ? process.stderr : process.stdout).write(`${visibleText(line)}\n`)
    const { exitCode, outputs } = await runAction(emulators, {
      ...{ commentId: scenario.comment?.id ?? 0, onLine, signal },
      ...{ action, environment: machineEnvironment(), eventName: flags.event, payload, inputs }
    })
    const outcome = outputs['outcome'] ?? 'none'
    const result = { outcome, exitCode, outputs, threads: threadsOf(emulators) }
    process.stdout.write(flags.json ? jsonText(result) : `\nOutcome: ${outcome}\n`)
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

function readScenario(payload: unknown, { payload: path, repository, model }: SimulateFlags): Scenario {
  const parsed = scenarioSchema.safeParse(payload)
  if (!parsed.success) throw new UsageError(`${path} is not a webhook payload:\n${z.prettifyError(parsed.error)}`)
  if (repository !== undefined && model === undefined) {
    throw new UsageError('The scripted model only knows the demo project. Choose a real model with --model.')
  }
  if (repository !== undefined && !existsSync(repository)) {
    throw new UsageError(`There is no folder ${repository}. Choose the files of the repository with --repository.`)
  }
  if (parsed.data.issue?.pull_request !== undefined) {
    throw new UsageError(
      'The comment is on a pull request, and the payload does not contain its commits. Use a comment on an issue, ' +
        'or try pull requests on GitHub.'
    )
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
  const emulators = await startEmulators({
    repository: { owner: owner.login, name, defaultBranch, ...files },
    script: demoScript,
    maintainer: sender.login,
    accounts: [sender, owner, ...[issue?.user, comment?.user].filter((user) => user !== undefined)],
    searchPath: machineEnvironment().PATH
  })
  if (issue) emulators.repository.openIssue({ ...issue, author: issue.user.login })
  if (issue && comment) emulators.repository.comment(issue.number, { ...comment, author: comment.user.login })
  return emulators
}

function threadsOf({ repository }: Emulators) {
  return [...repository.state.issues.values()].map(({ number, title, body, pullRequest }) => ({
    kind: pullRequest ? 'pull_request' : 'issue',
    number,
    title,
    body,
    comments: repository.comments(number).map(({ author, body: text }) => ({ author: author.login, body: text }))
  }))
}
