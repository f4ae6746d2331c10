import { join } from 'node:path'
import { connectModel } from '../connect-model.ts'
import type { FileStat } from '../git/changes.ts'
import type { RunSnapshot } from '../report/run-snapshot.ts'
import { useEnvironmentProxy } from '../network/use-environment-proxy.ts'
import { collectLocalSecrets } from '../secrets/collect.ts'
import { createRedactor, redactDeep } from '../secrets/redact.ts'
import { totalsByPath } from '../text/edit-totals.ts'
import { visibleText } from '../text/visible-text.ts'
import { jsonText } from './json-text.ts'
import { recordInterruptedEnd, lockCheckpoints, temporaryCheckpoints } from './checkpoint-store.ts'
import { readLocalModels, settingNamesOf } from './local-model.ts'
import { addOutput, rememberOutput } from './own-outputs.ts'
import { openDisplay } from './run-display.ts'
import { runLocally, type LocalRequest, type StartedRun } from './run-locally.ts'
import { describeRunResult, isSuccess, runResult } from './run-result.ts'
import type { RunFlags } from './start-run.ts'
import { terminalWriter } from './terminal.ts'

/** Works on the request. The change stays in the work tree. Returns the exit code of the command. */
export async function carryOut(
  { signal, ...asked }: StartedRun & LocalRequest & { readonly signal: AbortSignal },
  { verify = true, ...flags }: RunFlags & { readonly model: string }
): Promise<number> {
  const { root, stateFolder } = asked
  useEnvironmentProxy(process.env)
  const models = readLocalModels(flags, process.env)
  const redact = createRedactor(collectLocalSecrets(process.env))
  // With --json, standard output is for the result only.
  const stream = flags.json ? process.stderr : process.stdout
  const write = terminalWriter(stream, process.env)
  const display = { stream, environment: process.env, redact, trace: flags.trace }
  const { reporters, snapshot } = await openDisplay(display)
  // A question changes nothing, so several can be asked at the same time.
  const locked = asked.isReadOnly ? undefined : lockCheckpoints({ root, request: asked.request, signal })
  const location = { root, folder: locked?.folder ?? join(stateFolder, 'checkpoints') }
  const checkpoints = locked?.checkpoints ?? temporaryCheckpoints({ ...location, request: asked.request, signal })
  const canUndo = locked !== undefined
  if (flags.trace !== undefined) {
    rememberOutput(flags.trace, process.env)
    if (!locked) addOutput(flags.trace, location)
  }
  try {
    const result = await runLocally(
      { ...asked, flags: { ...flags, verify }, models, checkpoints, canUndo },
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
    const changes = signal.aborted ? first && recordInterruptedEnd(first, location) : checkpoints.end(signal)
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
    else write(`\n${visibleText(describeRunResult(shown, { isReadOnly: asked.isReadOnly, verify }))}\n`)
    if (locked?.hasEarlierRuns && !signal.aborted) await checkpoints.recordRun().catch(() => undefined)
    return isSuccess(shown, snapshot()) ? 0 : 1
  } finally {
    await reporters.close()
    locked?.release()
  }
}

/** What has changed since the first checkpoint; if that is unknown, what the tools have written. */
async function changedFiles(
  changes: Promise<readonly FileStat[]> | undefined,
  { tools }: RunSnapshot
): Promise<readonly FileStat[]> {
  const stats = await changes?.catch(() => undefined)
  return stats ?? totalsByPath(tools.flatMap(({ edits }) => edits))
}
