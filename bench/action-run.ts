import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startEmulators, type Emulators } from '../emulators/start-emulators.ts'
import { nextStep, type Script, type SeenRequest } from '../emulators/model/script.ts'
import { RunnerEmulator, type StepResult } from '../emulators/runner/runner.ts'
import { TIMEOUT_MS } from './child.ts'
import { actionFolder } from './programs.ts'
import type { Machine } from './machine.ts'

export interface ActionRun {
  /** Includes the few milliseconds in which the runner prepares the step. */
  readonly firstRequestMs: number
  /** Until the response to the reaction on the comment. */
  readonly reactionMs: number
  readonly firstRequest: SeenRequest
  readonly main: StepResult
  /** REST requests of main and post together. */
  readonly githubRequests: number
  /** URLs of the files that Node had loaded when the first request arrived; empty unless `logLoads`. */
  readonly loaded: readonly string[]
}

export interface ActionJob {
  readonly files: Readonly<Record<string, string>>
  readonly issue: { readonly author: string; readonly title: string; readonly body: string }
  readonly comment: { readonly author: string; readonly body: string }
  readonly script: Script
  readonly machine: Machine
  /** Takes time, so not for runs that are timed. */
  readonly logLoads?: true
}

/** Runs the built action, main and post, for one comment, with emulators in this process. */
export async function runAction(job: ActionJob): Promise<ActionRun> {
  const loadsFile = join(job.machine.HOME, 'loads.txt')
  const seen: { firstRequestAt?: number; reactionAt?: number; loaded?: readonly string[] } = {}
  const emulators = await startEmulators({
    repository: { owner: 'bench', name: 'project', files: job.files },
    script: async (request) => {
      seen.firstRequestAt ??= performance.now()
      if (job.logLoads) seen.loaded ??= (await readFile(loadsFile, 'utf8')).trim().split('\n')
      return nextStep(job.script, request)
    },
    maintainer: job.comment.author,
    searchPath: job.machine.PATH
  })
  emulators.github.onExchange(({ method, path }) => {
    if (method === 'POST' && path.endsWith('/reactions')) seen.reactionAt ??= performance.now()
  })
  try {
    const startedAt = performance.now()
    const main = await runJob(emulators, job, job.logLoads ? loggingTo(loadsFile) : {})
    const [firstRequest] = emulators.model.requests
    if (seen.firstRequestAt === undefined || seen.reactionAt === undefined || !firstRequest) {
      throw new Error(`The action sent no request to the model:\n${main.log.slice(-2_000)}`)
    }
    return {
      firstRequestMs: seen.firstRequestAt - startedAt,
      reactionMs: seen.reactionAt - startedAt,
      firstRequest,
      main,
      githubRequests: emulators.github.requests.length,
      loaded: seen.loaded ?? []
    }
  } finally {
    await emulators.close()
  }
}

async function runJob(
  emulators: Emulators,
  job: ActionJob,
  more: Readonly<Record<string, string>>
): Promise<StepResult> {
  const issue = emulators.repository.openIssue(job.issue)
  const comment = emulators.repository.comment(issue.number, job.comment)
  const environment = { ...job.machine, ...more }
  const runner = await RunnerEmulator.start(
    emulators.jobFor(comment.id, { action: actionFolder, environment }),
    emulators.folder
  )
  const timer = setTimeout(() => {
    runner.kill()
  }, TIMEOUT_MS)
  const main = await runner.main()
  const post = await runner.post()
  clearTimeout(timer)
  if (main.exitCode === 0 && post.exitCode === 0) return main
  throw new Error(
    `The action ended with ${main.exitCode}, its post step with ${post.exitCode}:\n${main.log}${post.log}`
  )
}

function loggingTo(file: string): Readonly<Record<string, string>> {
  return { NODE_OPTIONS: `--import=${join(import.meta.dirname, 'log-loads.js')}`, BENCH_LOADS_FILE: file }
}
