import { join } from 'node:path'
import type { UserError } from '../errors.ts'
import { openCheckout, reopenCheckout, type Checkout } from '../git/checkout.ts'
import type { RunnerContext } from './runner-context.ts'

export interface JobCheckout {
  /** Begins to open the checkout, and to fetch the branch that the work will most likely start from, if it is known. */
  readonly begin: (branch: string | undefined) => void
  readonly open: () => Promise<Checkout>
  /** Ends a fetch whose result was not needed. */
  readonly close: () => void
}

interface JobToCheckOut {
  readonly token: string
  readonly context: RunnerContext
  readonly signal: AbortSignal
}

/** The workspace of the job as a checkout of its repository, which is opened once. Fails with the error in the inputs, if there is one. */
export function jobCheckout(job: JobToCheckOut, inputError: UserError | undefined): JobCheckout {
  const ended = new AbortController()
  let opening: Promise<Checkout> | undefined
  return {
    begin: (branch) => {
      if (inputError) return
      opening ??= openJobCheckout(job, branch === undefined ? undefined : { branch, signal: ended.signal })
      // `open` reports the failure.
      opening.catch(() => undefined)
    },
    open: async () => {
      if (inputError) throw inputError
      return await (opening ??= openJobCheckout(job))
    },
    close: () => {
      ended.abort()
    }
  }
}

/** Opens the workspace of the job as a checkout of its repository. */
export function openJobCheckout(
  { token, context, signal }: JobToCheckOut,
  prefetch?: { readonly branch: string; readonly signal: AbortSignal }
): Promise<Checkout> {
  return openCheckout({
    workTree: context.workspace,
    gitDir: join(context.stateFolder, 'git'),
    remote: { url: `${context.repositoryUrl}.git`, token },
    environment: context.environment,
    signal,
    prefetch
  })
}

/** Opens the same checkout again with another signal, for work after a cancellation or a kill. */
export function reopenJobCheckout(
  { workspace: workTree, stateFolder, environment }: RunnerContext,
  signal: AbortSignal
): Promise<Checkout> {
  return reopenCheckout({ workTree, gitDir: join(stateFolder, 'git'), environment, signal })
}
