import { join } from 'node:path'
import { demoComment, demoIssue, demoProject } from '../../emulators/demo/project.ts'
import { startEmulators, type Emulators } from '../../emulators/start-emulators.ts'
import { demoScript } from '../../emulators/demo/script.ts'
import type { StepResult } from '../../emulators/runner/runner.ts'
import { chooseSandbox } from '../workspace/sandbox/choose-sandbox.ts'
import { testFreshClone } from './test-fresh-clone.ts'
import { playOtherOutcomes, type DemoJob } from './demo-other-outcomes.ts'
import { showAction, type ShownRun } from './action-display.ts'
import { DemoLog, demoText, type DemoResult } from './demo-text.ts'
import { listenForInterrupt } from './interrupt.ts'
import { jsonText } from './json-text.ts'
import { copyOut } from './kept-files.ts'
import { machineEnvironment } from './run-action.ts'
import { packageRoot } from './package-root.ts'
import type { Served, ServedRun } from './render-page.ts'
import { addressOf, keepServing, openPages } from './serve-page.ts'
import { terminalWriter, styleFor, type Style } from './terminal.ts'

export interface DemoFlags {
  readonly json?: true
  readonly keep?: true
  readonly serve?: true
}

const PROJECT = { owner: 'demo', name: 'kitchen-timer' } as const

/** Runs the complete example. Returns the exit code of the command. */
export async function demo({ json, keep, serve }: DemoFlags): Promise<number> {
  const action = packageRoot()
  const signal = listenForInterrupt()
  // With --json, standard output is for the result only.
  const stream = json ? process.stderr : process.stdout
  const style = styleFor(stream)
  const say = terminalWriter(stream, process.env)
  const machine = machineEnvironment()
  const emulators = await startEmulators({
    repository: { ...PROJECT, files: demoProject },
    script: demoScript,
    maintainer: demoComment.author,
    searchPath: machine.PATH
  })
  let served: Served = { runs: [], otherOutcomes: [] }
  try {
    const tell = json ? () => undefined : say
    const options = { action, machine, signal, style, stream, say: tell, keep: keep === true, serve: serve === true }
    if (serve) openPages(emulators, () => served)
    const { result, run, job } = await runDemo(emulators, options)
    served = { ...served, runs: [run] }
    if (json) process.stdout.write(jsonText(result))
    else say(demoText(result, { style, demo: invocation(), isServed: serve === true }))
    const isSuccess = result.outcome === 'proposed' && result.proof?.exitCode === 0
    if (serve && !signal.aborted) {
      tell('\nPlaying two more runs, which show how else the comment can end …\n')
      served = { ...served, otherOutcomes: await playOtherOutcomes(emulators, job) }
      await keepServing([addressOf(emulators)], signal, say)
    }
    return isSuccess ? 0 : 1
  } finally {
    await emulators.close({ keepFiles: keep === true })
  }
}

/** The command that runs the demo. In a clone, `forgehand` is not on the PATH. */
function invocation(): string {
  return process.env['npm_lifecycle_event'] === 'demo' ? 'npm run demo --' : 'forgehand demo'
}

interface DemoOptions {
  /** Folder with action.yml and dist/. */
  readonly action: string
  readonly machine: Readonly<Record<'PATH' | 'HOME', string>>
  readonly signal: AbortSignal
  readonly style: Style
  /** Where the run is shown. */
  readonly stream: NodeJS.WriteStream
  readonly say: (text: string) => void
  readonly keep: boolean
  readonly serve: boolean
}

async function runDemo(
  emulators: Emulators,
  options: DemoOptions
): Promise<{ readonly result: DemoResult; readonly run: ServedRun; readonly job: DemoJob }> {
  const { machine, keep, signal } = options
  const { main, served, job } = await answerComment(emulators, options)
  const branch = main.outputs['branch'] ?? ''
  const clone = join(emulators.folder, 'fresh-clone')
  const proof =
    branch === '' || signal.aborted
      ? undefined
      : await testFreshClone({
          cloneUrl: emulators.repository.cloneUrl,
          branch,
          base: emulators.repository.state.defaultBranch,
          folder: clone,
          environment: machine
        })
  const kept = {
    folder: emulators.folder,
    repository: emulators.repository.state.git.directory,
    workspace: emulators.workspace,
    trace: main.outputs['trace-path'] ?? '',
    page: main.outputs['trace-html-path'] ?? '',
    clone
  }
  const tracePage = keep || kept.page === '' ? kept.page : await copyOut(kept.page, 'demo')
  const result = summarize(emulators, main, { proof, tracePage: tracePage || undefined, kept: keep ? kept : undefined })
  return { result, run: served, job }
}

async function answerComment(
  emulators: Emulators,
  options: DemoOptions
): Promise<ShownRun & { readonly job: DemoJob }> {
  const { action, machine, signal, style, stream, say, serve } = options
  const { repository, github, model } = emulators
  const issue = repository.openIssue(demoIssue)
  const comment = repository.comment(issue.number, demoComment)
  const [request = ''] = demoComment.body.split('\n', 1)
  say(
    `${style('bold', 'From a comment to a pull request')}: everything runs on this machine, without an API key or an account.\n\n`
  )
  say(`  GitHub  ${github.serverUrl} with the repository ${repository.fullName}\n`)
  say(`  model   ${model.baseUrl}, which follows a script\n`)
  if (serve) say(`  pages   ${addressOf(emulators)}: reload them while the run works\n`)
  say('\n')
  say(`${style('bold', demoIssue.author)} opened issue #${issue.number}: ${demoIssue.title}\n`)
  say(`${style('bold', demoComment.author)} commented: ${style('cyan', request)}\n\n`)

  const inputs = await inputsFor(emulators, options)
  const log = new DemoLog(style, say)
  const print = (line: string) => {
    log.add(line)
  }
  const environment = { ...machine, FORGEHAND_PROGRESS_MS: String(PROGRESS_MS) }
  const job: DemoJob = { action, environment, inputs, signal }
  const { main, served } = await showAction(
    emulators,
    { ...job, commentId: comment.id },
    { stream, redact: (text) => text, print }
  )
  log.end()
  return { main, served, job }
}

/** The run takes seconds. With the usual interval, its page would show two states of the progress comment. */
const PROGRESS_MS = 500

/** Without a sandbox the action refuses every command. The demo runs only its own code, so it can run without one. */
async function inputsFor(
  emulators: Emulators,
  { machine, style, say }: DemoOptions
): Promise<Readonly<Record<string, string>>> {
  const stateFolder = join(emulators.folder, 'sandbox')
  const sandboxOptions = {
    root: emulators.workspace,
    stateFolder,
    home: machine.HOME,
    closed: [],
    readable: [],
    environment: machine
  }
  if (await chooseSandbox('auto', sandboxOptions)) return {}
  say(style(['bold', 'yellow'], 'NO SANDBOX WORKS ON THIS MACHINE.'))
  say(' The demo continues without one, because it runs only its own code. The action would\n')
  say('refuse commands here. Install bubblewrap and allow user namespaces to run them.\n\n')
  return { sandbox: 'off' }
}

function summarize(
  emulators: Emulators,
  main: StepResult,
  more: Pick<DemoResult, 'proof' | 'tracePage' | 'kept'>
): DemoResult {
  const { outputs, exitCode, durationMs } = main
  const number = Number(outputs['pull-request-number'])
  const opened = number > 0 ? emulators.repository.pullRequest(number) : undefined
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
    githubRequests: emulators.github.requests.length,
    modelRequests: emulators.model.requests.length,
    ...more
  }
}
