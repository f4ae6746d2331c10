import type { Person, Task } from '../domain/task.ts'
import type { Forge } from '../forge/github.ts'
import type { Checkout } from '../git/checkout.ts'
import type { Emit } from '../report/reporter.ts'
import type { Session } from '../sessions/session.ts'
import type { KeepOptions } from './keep-change.ts'
import type { BaseSettings } from './prepare.ts'
import type { ResolvedTarget } from './resolve-target.ts'
import type { PipelineSettings } from './settings.ts'

export interface UndoRequest {
  readonly task: Task
  /** The account of our token. */
  readonly self: Person
  readonly checkout: Checkout
  readonly target: ResolvedTarget
  readonly base: BaseSettings
  /** What earlier runs of this thread did; undefined if it is not known. */
  readonly session: Session | undefined
}

export interface UndoOptions {
  readonly settings: PipelineSettings
  readonly forge: Forge
  readonly keeping: KeepOptions
  readonly emit: Emit
  readonly signal: AbortSignal
}
