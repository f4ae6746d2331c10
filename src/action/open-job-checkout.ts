import { join } from 'node:path'
import { openCheckout, type Checkout } from '../git/checkout.ts'
import type { RunnerContext } from './runner-context.ts'

/** Opens the workspace of the job as a checkout of its repository. */
export function openJobCheckout(token: string, context: RunnerContext, signal: AbortSignal): Promise<Checkout> {
  return openCheckout({
    workTree: context.workspace,
    gitDir: join(context.stateFolder, 'git'),
    remote: { url: `${context.repositoryUrl}.git`, token },
    environment: context.environment,
    signal
  })
}
