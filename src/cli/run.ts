import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectModel } from '../connect-model.ts'
import { preloadModel } from '../models/open-model.ts'
import type { RunCheckpoints } from '../git/checkpoints.ts'
import { useEnvironmentProxy } from '../network/use-environment-proxy.ts'
import { collectLocalSecrets } from '../secrets/collect.ts'
import { createRedactor, redactDeep } from '../secrets/redact.ts'
import { visibleText } from '../text/visible-text.ts'
import type { SandboxMode } from '../workspace/sandbox/choose-sandbox.ts'
import { findCheckout } from './find-checkout.ts'
import { listenForInterrupt } from './interrupt.ts'
import { jsonText } from './json-text.ts'
import { lockCheckpoints } from './checkpoint-store.ts'
import { readLocalModels, type ModelFlags } from './local-model.ts'
import { openDisplay } from './run-display.ts'
import { runLocally, type LimitFlags } from './run-locally.ts'
import { terminalWriter } from './terminal-writer.ts'
import { describeRunResult, isSuccess, runResult } from './run-result.ts'

export interface RunFlags extends LimitFlags, ModelFlags {
  readonly cwd: string
  readonly sandbox: SandboxMode
  readonly verify: boolean
  readonly trace?: string
  readonly json?: true
}

/** Runs the agent on a local checkout. The change stays in the work tree. Returns the exit code of the command. */
export async function run(request: string, flags: RunFlags): Promise<number> {
  const signal = listenForInterrupt()
  useEnvironmentProxy(process.env)
  const root = findCheckout(flags.cwd)
  const models = readLocalModels(flags, process.env)
  const redact = createRedactor(collectLocalSecrets(process.env))
  // With --json, standard output is for the result only.
  const stream = flags.json ? process.stderr : process.stdout
  const write = terminalWriter(stream, process.env)
  const { reporters, snapshot } = openDisplay({ stream, write, redact, trace: flags.trace })
  const locked = lockCheckpoints({ root, request, signal })
  const checkpoints = locked?.checkpoints
  const stateFolder = await mkdtemp(join(tmpdir(), 'forgehand-'))
  try {
    const whileTesting = () => {
      preloadModel(models.main.api)
    }
    const result = await runLocally(
      { request, root, stateFolder, flags, models, checkpoints, whileTesting },
      {
        createModel: (choice, modelOptions) => connectModel(choice, modelOptions, process.env),
        redact,
        emit: (event) => {
          reporters.onEvent(event)
        },
        signal
      }
    )
    const shown = redactDeep(runResult(result, snapshot(), await firstCheckpoint(checkpoints)), redact)
    // Removes the status line before the result is printed.
    await reporters.close()
    if (flags.json) process.stdout.write(jsonText(shown))
    else write(`\n${visibleText(describeRunResult(shown))}\n`)
    return isSuccess(shown, snapshot()) ? 0 : 1
  } finally {
    await reporters.close()
    await rm(stateFolder, { recursive: true, force: true })
    locked?.release()
  }
}

/** The checkpoint that the run started with, if the work tree has changed since. */
async function firstCheckpoint(checkpoints: RunCheckpoints | undefined): Promise<number | undefined> {
  const first = await checkpoints?.close()
  const hasChanged = first && (await checkpoints?.hasChanged(new AbortController().signal).catch(() => true))
  return hasChanged ? first.number : undefined
}
