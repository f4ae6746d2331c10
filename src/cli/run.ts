import { mkdtemp, rm } from 'node:fs/promises'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectModel, preloadModel } from '../connect-model.ts'
import type { RunCheckpoints } from '../git/checkpoints.ts'
import type { SandboxMode } from '../workspace/sandbox/choose-sandbox.ts'
import { collectLocalSecrets } from '../secrets/collect.ts'
import { createRedactor, redactDeep } from '../secrets/redact.ts'
import { visibleText } from '../text/visible-text.ts'
import { stateHome } from './checkpoint-folder.ts'
import { findCheckout } from './find-checkout.ts'
import { listenForInterrupt } from './interrupt.ts'
import { jsonText } from './json-text.ts'
import { claimCheckpoints } from './local-checkpoints.ts'
import { readLocalModels, type ModelFlags } from './local-model.ts'
import { openLocalCheckout } from './open-local-checkout.ts'
import { workLocally, type LimitFlags } from './local-work.ts'
import { openDisplay } from './run-display.ts'
import { describeRunResult, isGood, runResult } from './run-result.ts'

export interface RunFlags extends LimitFlags, ModelFlags {
  readonly cwd: string
  readonly sandbox: SandboxMode
  readonly verify: boolean
  readonly trace?: string
  readonly json?: true
}

/** Lets the model work on a local checkout. The change stays in the work tree. Returns the exit code of the command. */
export async function run(request: string, flags: RunFlags): Promise<number> {
  const signal = listenForInterrupt()
  const root = findCheckout(flags.cwd)
  const models = readLocalModels(flags, process.env)
  const redact = createRedactor(collectLocalSecrets(process.env))
  // With --json standard output is the result's alone.
  const stream = flags.json ? process.stderr : process.stdout
  const { reporters, snapshot } = openDisplay({ stream, redact, trace: flags.trace })
  const claim = claimCheckpoints({ root, request, signal })
  const stateFolder = await mkdtemp(join(tmpdir(), 'forgehand-'))
  try {
    const { sandbox } = flags
    const place = {
      root,
      stateFolder,
      home: homedir(),
      hidden: [stateHome(process.env)],
      sandbox,
      environment: process.env,
      warn: (text: string) => {
        reporters.onEvent({ kind: 'warning', text })
      },
      whileTrying: () => {
        preloadModel(models.main)
      }
    }
    const openSite = () => openLocalCheckout(place)
    const result = await workLocally(request, {
      flags,
      models,
      createModel: (choice, terms) => connectModel(choice, terms, process.env),
      openSite,
      checkpoints: claim?.checkpoints,
      redact,
      reporters,
      signal
    })
    const told = redactDeep(runResult(result, snapshot(), await changedSince(claim?.checkpoints)), redact)
    const text = flags.json ? jsonText(told) : `\n${visibleText(describeRunResult(told))}\n`
    // The line that tells what is being done now is gone before the last word.
    await reporters.close()
    process.stdout.write(text)
    return isGood(told, snapshot()) ? 0 : 1
  } finally {
    await reporters.close()
    await rm(stateFolder, { recursive: true, force: true })
    claim?.release()
  }
}

/** The checkpoint that the run began with, when there is something to take back. */
async function changedSince(checkpoints: RunCheckpoints | undefined): Promise<number | undefined> {
  const baseline = await checkpoints?.close()
  const hasChanged = baseline && (await checkpoints?.hasChanged(new AbortController().signal).catch(() => true))
  return hasChanged ? baseline.number : undefined
}
