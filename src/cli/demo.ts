import { join } from 'node:path'
import { demoComment, demoIssue, demoProject } from '../../emulators/demo/project.ts'
import { startEmulators, type Emulators } from '../../emulators/start-emulators.ts'
import { demoScript } from '../../emulators/demo/script.ts'
import { visibleText } from '../text/visible-text.ts'
import { chooseSandbox } from '../workspace/sandbox/choose-sandbox.ts'
import { testFreshClone } from './test-fresh-clone.ts'
import { playOtherOutcomes } from './demo-other-outcomes.ts'
import { showAction, type ShownRun } from './action-display.ts'
import { demoText, type DemoResult } from './demo-text.ts'
import { listenForInterrupt } from './interrupt.ts'
import { jsonText } from './json-text.ts'
import { copyOut, keptFiles } from './kept-files.ts'
import { machineEnvironment } from './run-action.ts'
import { packageRoot } from './package-root.ts'
import type { Served } from './render-page.ts'
import { addressOf, keepServing, openPages } from './serve-page.ts'
import { styleFor, terminalWriter, type Style } from './terminal.ts'

export interface DemoFlags {
  readonly json?: true
  readonly keep?: true
  readonly serve?: true
}

const PROJECT = { owner: 'demo', name: 'kitchen-timer' } as const
/** The run takes seconds. With the usual interval, its page would show two states of the progress comment. */
const PROGRESS_MS = 500

/** Runs the complete example. Returns the exit code of the command. */
export async function demo({ json, keep, serve }: DemoFlags): Promise<number> {
  const action = packageRoot()
  const signal = listenForInterrupt()
  // With --json, standard output is for the result only.
  const stream = json ? process.stderr : process.stdout
  const style = styleFor(stream)
  const say = terminalWriter(stream, process.env)
  const tell = json ? () => undefined : say
  const machine = machineEnvironment()
  const emulators = await startEmulators({
    repository: { ...PROJECT, files: demoProject },
    script: demoScript,
    maintainer: demoComment.author,
    searchPath: machine.PATH
  })
  let served: Served = { run: undefined, otherOutcomes: [] }
  try {
    if (serve) openPages(emulators, () => served)
    const { number } = emulators.repository.openIssue(demoIssue)
    const { id: commentId } = emulators.repository.comment(number, demoComment)
    tell(startText(emulators, style, { number, serve }))
    const environment = { ...machine, FORGEHAND_PROGRESS_MS: String(PROGRESS_MS) }
    const job = { action, environment, inputs: await inputsFor(emulators, style, tell), signal }
    const print = (line: string) => {
      tell(`${style('dim', visibleText(line))}\n`)
    }
    const shown = await showAction(emulators, { ...job, commentId }, { stream, redact: (text) => text, print })
    const result = await resultOf(emulators, shown, { keep, signal })
    served = { ...served, run: shown.served }
    if (json) process.stdout.write(jsonText(result))
    else say(demoText(result, { style, demo: invocation(), isServed: serve === true }))
    if (serve && !signal.aborted) {
      tell('\nPlaying two more runs, which show how else the comment can end …\n')
      served = { ...served, otherOutcomes: await playOtherOutcomes(emulators, job) }
      await keepServing([addressOf(emulators)], signal, say)
    }
    return result.outcome === 'proposed' && result.proof?.exitCode === 0 ? 0 : 1
  } finally {
    await emulators.close({ keepFiles: keep === true })
  }
}

/** The command that runs the demo. In a clone, `forgehand` is not on the PATH. */
function invocation(): string {
  return process.env['npm_lifecycle_event'] === 'demo' ? 'npm run demo --' : 'forgehand demo'
}

function startText(
  emulators: Emulators,
  style: Style,
  { number, serve }: { readonly number: number; readonly serve: true | undefined }
): string {
  const { repository, github, model } = emulators
  const [request = ''] = demoComment.body.split('\n', 1)
  return [
    `${style('bold', 'From a comment to a pull request')}: everything runs on this machine, without an API key or an account.\n`,
    `  GitHub  ${github.serverUrl} with the repository ${repository.fullName}`,
    `  model   ${model.baseUrl}, which follows a script`,
    ...(serve ? [`  pages   ${addressOf(emulators)}: reload them while the run works`] : []),
    `\n${style('bold', demoIssue.author)} opened issue #${number}: ${demoIssue.title}`,
    `${style('bold', demoComment.author)} commented: ${style('cyan', request)}\n\n`
  ].join('\n')
}

/** Without a sandbox the action refuses every command. The demo runs only its own code, so it can run without one. */
async function inputsFor(
  { workspace: root, folder }: Emulators,
  style: Style,
  tell: (text: string) => void
): Promise<Readonly<Record<string, string>>> {
  const environment = machineEnvironment()
  const where = { root, stateFolder: join(folder, 'sandbox'), home: environment.HOME, environment }
  if (await chooseSandbox('auto', { ...where, closed: [], readable: [] })) return {}
  tell(style(['bold', 'yellow'], 'NO SANDBOX WORKS ON THIS MACHINE.'))
  tell(' The demo continues without one, because it runs only its own code. The action would\n')
  tell('refuse commands here. Install bubblewrap and allow user namespaces to run them.\n\n')
  return { sandbox: 'off' }
}

async function resultOf(
  emulators: Emulators,
  { main: { outputs, exitCode, durationMs }, served }: ShownRun,
  { keep, signal }: { readonly keep: true | undefined; readonly signal: AbortSignal }
): Promise<DemoResult> {
  const { repository, folder, github, model } = emulators
  const { branch = '', 'trace-html-path': page = '', outcome = 'none' } = outputs
  const clone = join(folder, 'fresh-clone')
  const number = Number(outputs['pull-request-number'])
  const opened = number > 0 ? repository.pullRequest(number) : undefined
  return {
    outcome,
    pullRequest: opened && {
      number,
      url: outputs['pull-request-url'] ?? '',
      title: opened.title,
      body: opened.body ?? ''
    },
    outputs,
    exitCode,
    durationMs: Math.round(durationMs),
    githubRequests: github.requests.length,
    modelRequests: model.requests.length,
    proof: branch === '' || signal.aborted ? undefined : await testFreshClone(repository, branch, clone),
    tracePage: (keep || page === '' ? page : await copyOut(page, 'demo')) || undefined,
    kept: keep && { ...keptFiles(emulators, served), clone }
  }
}
