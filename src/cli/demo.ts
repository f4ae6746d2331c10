import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { demoComment, demoIssue, demoProject } from '../loopback/demo/project.ts'
import { openScene, type Scene } from '../loopback/demo/scene.ts'
import { demoScript } from '../loopback/demo/script.ts'
import { Runner, type StepResult } from '../loopback/runner/runner.ts'
import { packageRoot } from './package-root.ts'
import { machineEnvironment } from './machine.ts'
import { servePage } from './serve-page.ts'

export interface DemoFlags {
  readonly json?: true
  readonly keep?: true
  readonly serve?: true
}

interface DemoResult {
  readonly outcome: string
  readonly pullRequest:
    { readonly number: number; readonly url: string; readonly title: string; readonly body: string } | undefined
  readonly outputs: Readonly<Record<string, string>>
  readonly exitCode: number | undefined
  readonly durationMs: number
  readonly githubRequests: number
  readonly modelRequests: number
  /** The project's tests on a fresh clone of the pull request's branch. */
  readonly proof: { readonly command: string; readonly exitCode: number }
  /** Undefined unless it was asked to be kept. */
  readonly keptIn: string | undefined
}

/** Plays the whole path on this machine. Returns the exit code of the command. */
export async function demo({ json, keep, serve }: DemoFlags): Promise<number> {
  const say = json ? () => undefined : (text: string) => void process.stdout.write(text)
  const machine = machineEnvironment()
  const scene = await openScene({
    repository: { owner: 'demo', name: 'kitchen-timer', files: demoProject },
    script: demoScript,
    maintainer: demoComment.author,
    searchPath: machine.PATH
  })
  try {
    const result = await play(scene, { say, machine, keep: keep === true })
    if (json) process.stdout.write(`${JSON.stringify(result, undefined, 2)}\n`)
    if (serve) await servePage(scene, say)
    return result.outcome === 'proposed' && result.proof.exitCode === 0 ? 0 : 1
  } finally {
    await scene.close({ keepFiles: keep === true })
  }
}

interface Stage {
  readonly say: (text: string) => void
  readonly machine: Readonly<Record<'PATH' | 'HOME', string>>
  readonly keep: boolean
}

async function play(scene: Scene, { say, machine, keep }: Stage): Promise<DemoResult> {
  const { repository, github, model } = scene
  const issue = repository.openIssue(demoIssue)
  const comment = repository.comment(issue.number, demoComment)
  say(`A GitHub (${github.serverUrl}) and a model (${model.baseUrl}) run on this machine.\n\n`)
  say(`${demoIssue.author} opened issue #${issue.number}: ${demoIssue.title}\n`)
  say(`${demoComment.author} commented: ${demoComment.body.split('\n', 1).join('')}\n\n`)

  const job = scene.jobFor(comment.id, { action: packageRoot(), environment: machine, onLog: say })
  const runner = await Runner.start(job, scene.folder)
  const main = await runner.main()
  await runner.post()
  const proof = await proveOnFreshClone(scene, main, machine)
  const result = summarise(scene, main, { proof, keptIn: keep ? scene.folder : undefined })
  say(describe(result))
  return result
}

/** Nobody has to believe the run: the branch is cloned anew and its tests are run. */
async function proveOnFreshClone(
  scene: Scene,
  { outputs }: StepResult,
  env: Stage['machine']
): Promise<DemoResult['proof']> {
  const folder = join(scene.folder, 'fresh-clone')
  const branch = outputs['branch'] ?? ''
  const command = 'npm test'
  const run = promisify(execFile)
  try {
    await run('git', ['clone', '--quiet', '--branch', branch, scene.repository.cloneUrl, folder], { env })
    await run('npm', ['test'], { cwd: folder, env })
    return { command, exitCode: 0 }
  } catch (error) {
    return {
      command,
      exitCode: Error.isError(error) && 'code' in error && typeof error.code === 'number' ? error.code : 1
    }
  }
}

function summarise(scene: Scene, main: StepResult, more: Pick<DemoResult, 'proof' | 'keptIn'>): DemoResult {
  const { outputs, exitCode, durationMs } = main
  const number = Number(outputs['pull-request-number'])
  const opened = number > 0 ? scene.repository.pullRequest(number) : undefined
  return {
    outcome: outputs['outcome'] ?? 'none',
    pullRequest: opened && {
      number,
      url: outputs['pull-request-url'] ?? '',
      title: opened.title,
      body: opened.body ?? ''
    },
    outputs,
    exitCode,
    durationMs: Math.round(durationMs),
    githubRequests: scene.github.requests.length,
    modelRequests: scene.model.requests.length,
    ...more
  }
}

function describe({
  pullRequest,
  outcome,
  proof,
  keptIn,
  durationMs,
  githubRequests,
  modelRequests
}: DemoResult): string {
  const seconds = (durationMs / 1000).toFixed(1)
  return [
    '',
    pullRequest
      ? `Pull request #${pullRequest.number}: ${pullRequest.title}\n\n${pullRequest.body}`
      : 'There is no pull request.',
    '',
    `Outcome: ${outcome}, after ${seconds} s, ${modelRequests} model requests and ${githubRequests} GitHub requests.`,
    `Proof: ${proof.command} on a fresh clone of the branch ends with exit code ${proof.exitCode}.`,
    ...(keptIn === undefined ? [] : [`Kept: ${keptIn}`]),
    ''
  ].join('\n')
}
