import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import * as z from 'zod'
import { messageOf } from '../errors.ts'
import { demoProject } from '../loopback/demo/project.ts'
import { openScene, type Scene } from '../loopback/demo/scene.ts'
import { demoScript } from '../loopback/demo/script.ts'
import { Runner } from '../loopback/runner/runner.ts'
import { machineEnvironment } from './machine.ts'
import { packageRoot } from './package-root.ts'
import { UsageError } from './usage-error.ts'

export interface SimulateFlags {
  readonly event: string
  readonly payload: string
  readonly repository?: string
  readonly model?: string
  readonly baseUrl: string
  readonly json?: true
}

// What must be there before the action starts, for it to find what the payload speaks of.
const setting = z.object({
  repository: z.object({ name: z.string(), owner: z.object({ login: z.string() }) }),
  sender: z.object({ login: z.string() }),
  issue: z
    .object({
      number: z.number(),
      title: z.string(),
      body: z.string().nullable(),
      user: z.object({ login: z.string() })
    })
    .optional(),
  comment: z.object({ id: z.number(), body: z.string(), user: z.object({ login: z.string() }) }).optional()
})
type Setting = z.output<typeof setting>

/** Puts a payload through the built action on a GitHub of its own. Returns the exit code of the command. */
export async function simulate(flags: SimulateFlags): Promise<number> {
  const payload = await readPayload(flags.payload)
  const parsed = setting.safeParse(payload)
  if (!parsed.success) throw new UsageError(`${flags.payload} is no webhook payload:\n${z.prettifyError(parsed.error)}`)
  if (flags.repository !== undefined && flags.model === undefined) {
    throw new UsageError('The scripted model knows the project of the demo only. Name a real one with --model.')
  }
  const scene = await openSceneFor(parsed.data, flags)
  try {
    const say = flags.json ? undefined : (text: string) => void process.stdout.write(text)
    const job = scene.jobFor(parsed.data.comment?.id ?? 0, {
      action: packageRoot(),
      environment: machineEnvironment(),
      eventName: flags.event,
      payload,
      ...(flags.model !== undefined && { inputs: realModel(flags, flags.model) }),
      ...(say && { onLog: say })
    })
    const runner = await Runner.start(job, scene.folder)
    const { exitCode, outputs } = await runner.main()
    await runner.post()
    const threads = [...scene.repository.state.issues.keys()].map((number) => ({
      number,
      comments: scene.repository.comments(number).map(({ author, body }) => ({ author: author.login, body }))
    }))
    if (flags.json) process.stdout.write(`${JSON.stringify({ exitCode, outputs, threads }, undefined, 2)}\n`)
    else process.stdout.write(`\nOutcome: ${outputs['outcome'] ?? 'none'}\n`)
    return exitCode === 0 ? 0 : 1
  } finally {
    await scene.close()
  }
}

function realModel({ baseUrl }: SimulateFlags, model: string): Record<string, string> {
  return { model, 'base-url': baseUrl, 'api-key': process.env['OPENAI_API_KEY'] ?? '' }
}

async function readPayload(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as unknown
  } catch (error) {
    throw new UsageError(`The payload ${path} cannot be read: ${messageOf(error)}`)
  }
}

async function openSceneFor({ repository, sender, issue, comment }: Setting, flags: SimulateFlags): Promise<Scene> {
  const files = flags.repository === undefined ? { files: demoProject } : { fromDirectory: resolve(flags.repository) }
  const scene = await openScene({
    repository: { owner: repository.owner.login, name: repository.name, ...files },
    script: demoScript,
    maintainer: sender.login,
    searchPath: machineEnvironment().PATH
  })
  if (issue) scene.repository.openIssue({ ...issue, author: issue.user.login })
  if (issue && comment) scene.repository.comment(issue.number, { ...comment, author: comment.user.login })
  return scene
}
