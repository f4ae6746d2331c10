import * as core from '@actions/core'
import { messageOf } from '../errors.ts'
import { keepChange, keepWorkTree } from '../run/publish/keep-change.ts'
import { readBaseSettings } from '../run/rooms/prepare.ts'
import type { RunEvent } from '../report/reporter.ts'
import type { UnpublishedChange } from '../report/run-snapshot.ts'
import { collectJobSecrets } from '../secrets/collect.ts'
import { createRedactor } from '../secrets/redact.ts'
import { createSecretScan } from '../secrets/scan.ts'
import { givenFiles } from '../settings/given-files.ts'
import type { RunState } from '../sessions/run-state.ts'
import { reopenJobCheckout } from './job-checkout.ts'
import type { RunnerContext } from './runner-context.ts'

const MAX_MS = 20_000

/**
 * Keeps the change of a killed run: from the tree that it recorded, or else what its file tools wrote. Undefined if there is none, or if it
 * cannot be kept in time.
 */
export async function keepKilledWork(
  { work, baseCommit: startSha }: RunState,
  context: RunnerContext
): Promise<UnpublishedChange | undefined> {
  if (!work || startSha === undefined) return undefined
  const signal = AbortSignal.timeout(MAX_MS)
  const reopen = (own: AbortSignal) => reopenJobCheckout(context, own)
  const secrets = collectJobSecrets(core.getInput, context.environment)
  const redact = createRedactor(secrets)
  let kept: UnpublishedChange | undefined
  try {
    const checkout = await reopen(signal)
    const files = { configPath: core.getInput('config-path'), givenFiles: givenFiles(core.getInput) }
    const base = await readBaseSettings({ startSha, baseSha: work.rules, mergeBase: undefined }, checkout, files)
    const keeper = {
      reopenCheckout: reopen,
      containsSecret: createSecretScan(secrets),
      redact,
      // No step comes after this one that could read a file.
      savePatch: () => false,
      emit: (event: RunEvent) => {
        if (event.kind === 'change-unpublished' && event.paths.length > 0) kept = event
        if (event.kind === 'warning') core.warning(redact(event.text))
      },
      signal
    }
    const touched = new Set(work.touched)
    await (work.recorded === undefined
      ? // Attack: a later step of the job wrote credentials to the work tree before this step runs.
        keepWorkTree({ startSha, baseline: work.baseline, touched, onlyTouched: true }, base, keeper)
      : keepChange({ startSha, tree: work.recorded }, base, keeper))
  } catch (error) {
    // The comment must be written, even without the change.
    core.warning(redact(`The change of the killed run could not be kept: ${messageOf(error)}`))
  }
  return kept
}
