import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectModel } from '../connect-model.ts'
import { preloadModel } from '../models/open-model.ts'
import type { Effort } from '../domain/effort.ts'
import type { FileEdit } from '../agent/tool.ts'
import type { FileStat } from '../git/changes.ts'
import type { RunSnapshot } from '../report/run-snapshot.ts'
import { useEnvironmentProxy } from '../network/use-environment-proxy.ts'
import { collectLocalSecrets } from '../secrets/collect.ts'
import { createRedactor, redactDeep } from '../secrets/redact.ts'
import { visibleText } from '../text/visible-text.ts'
import type { SandboxMode } from '../workspace/sandbox/choose-sandbox.ts'
import { findCheckout } from './find-checkout.ts'
import { listenForInterrupt } from './interrupt.ts'
import { jsonText } from './json-text.ts'
import { changesSince, lockCheckpoints, temporaryCheckpoints } from './checkpoint-store.ts'
import { readLocalModels, settingNamesOf, type ModelFlags } from './local-model.ts'
import { asksForChange, readRequest } from './read-request.ts'
import { addOutput, rememberOutput } from './own-outputs.ts'
import { openDisplay } from './run-display.ts'
import { runLocally, type LimitFlags } from './run-locally.ts'
import { describeRunResult, isSuccess, runResult } from './run-result.ts'
import { terminalWriter } from './terminal-writer.ts'
import { UsageError } from './usage-error.ts'

/** The options of `run` and `ask`. */
export interface RunFlags extends LimitFlags, Omit<ModelFlags, 'model'> {
  readonly model?: string
  readonly effort?: Effort
  readonly cwd: string
  readonly sandbox: SandboxMode
  /** Only `run` has it. */
  readonly verify?: boolean
  readonly trace?: string
  readonly json?: true
}

interface LocalRequest {
  readonly request: string
  /** True for a question: no tool can change anything. */
  readonly isReadOnly: boolean
  readonly expectsChange: boolean
}

/** Runs the agent on a local checkout. The change stays in the work tree. Returns the exit code of the command. */
export async function run(words: readonly string[], flags: RunFlags): Promise<number> {
  const request = readRequest(words, { command: 'forgehand run', example: 'fix the failing test' })
  return await carryOut({ request, isReadOnly: false, expectsChange: asksForChange(request) }, flags)
}

/** Answers a question about a local checkout. Returns the exit code of the command. */
export async function ask(words: readonly string[], flags: RunFlags): Promise<number> {
  const request = readRequest(words, { command: 'forgehand ask', example: 'how is a duration parsed?' })
  return await carryOut({ request, isReadOnly: true, expectsChange: false }, flags)
}

async function carryOut(asked: LocalRequest, { model, verify = true, ...flags }: RunFlags): Promise<number> {
  if (model === undefined) throw new UsageError(NO_MODEL)
  const signal = listenForInterrupt()
  useEnvironmentProxy(process.env)
  const root = findCheckout(flags.cwd)
  const models = readLocalModels({ ...flags, model }, process.env)
  const redact = createRedactor(collectLocalSecrets(process.env))
  // With --json, standard output is for the result only.
  const stream = flags.json ? process.stderr : process.stdout
  const write = terminalWriter(stream, process.env)
  const display = { stream, environment: process.env, redact, trace: flags.trace }
  const { reporters, snapshot } = await openDisplay(display)
  // A question changes nothing, so several can be asked at the same time.
  const locked = asked.isReadOnly ? undefined : lockCheckpoints({ root, request: asked.request, signal })
  const stateFolder = await mkdtemp(join(tmpdir(), 'forgehand-'))
  const location = { root, folder: locked?.folder ?? join(stateFolder, 'checkpoints') }
  const checkpoints = locked?.checkpoints ?? temporaryCheckpoints({ ...location, request: asked.request, signal })
  const canUndo = locked !== undefined
  if (flags.trace !== undefined) {
    rememberOutput(flags.trace, process.env)
    if (!locked) addOutput(flags.trace, location)
  }
  try {
    const whileTesting = () => {
      preloadModel(models.main.api)
    }
    const result = await runLocally(
      { ...asked, root, stateFolder, flags: { ...flags, verify }, models, checkpoints, canUndo, whileTesting },
      {
        createModel: (choice, modelOptions) => connectModel(choice, modelOptions, process.env, settingNamesOf(choice)),
        redact,
        emit: (event) => {
          reporters.onEvent(event)
        },
        signal
      }
    )
    const first = await checkpoints.close()
    // An interrupt has ended the git of the run.
    const changes = signal.aborted ? first && changesSince(first, location) : checkpoints.changes(signal)
    const files = await changedFiles(changes, snapshot())
    const shown = redactDeep(
      runResult(result, snapshot(), {
        files,
        checkpoint: canUndo ? first?.number : undefined
      }),
      redact
    )
    // Removes the status rows before the result is printed.
    await reporters.close()
    if (flags.json) process.stdout.write(jsonText(shown))
    else write(`\n${visibleText(describeRunResult(shown, asked.expectsChange))}\n`)
    return isSuccess(shown, snapshot()) ? 0 : 1
  } finally {
    await reporters.close()
    await rm(stateFolder, { recursive: true, force: true })
    locked?.release()
  }
}

const NO_MODEL =
  'No model is set. Name one with --model or in FORGEHAND_MODEL, such as gpt-5 or anthropic/claude-sonnet-5.'

/** What has changed since the first checkpoint; if that is unknown, what the tools have written. */
async function changedFiles(
  changes: Promise<readonly FileStat[]> | undefined,
  { tools }: RunSnapshot
): Promise<readonly FileStat[]> {
  const found = await changes?.catch(() => undefined)
  return found ?? sumByPath(tools.flatMap(({ edits }) => edits))
}

function sumByPath(edits: readonly FileEdit[]): readonly FileEdit[] {
  return [...Map.groupBy(edits, ({ path }) => path)].map(([path, group]) => ({
    path,
    added: group.reduce((sum, { added }) => sum + added, 0),
    removed: group.reduce((sum, { removed }) => sum + removed, 0)
  }))
}
