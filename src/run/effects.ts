import type { Outcome } from '../domain/outcome.ts'
import type { AttachFile } from '../domain/attachment.ts'
import type { Person, Task } from '../domain/task.ts'
import type { Thread } from '../domain/thread.ts'
import type { RunIdentity } from '../forge/forge.ts'
import type { Forge } from '../forge/github.ts'
import type { Checkout } from '../git/checkout.ts'
import type { Emit } from '../report/reporter.ts'
import type { RunSnapshot } from '../report/run-snapshot.ts'
import type { Redact } from '../secrets/redact.ts'
import type { ContainsSecret } from '../secrets/scan.ts'
import type { SessionStart } from '../sessions/session-recorder.ts'
import type { ModelChoice } from '../settings/model-directory.ts'
import type { AgentFile } from '../settings/agent-file.ts'
import type { Workspace } from '../workspace/workspace.ts'
import type { CommandRepository } from '../git/command-repository.ts'
import type { CreateModel } from './work/run-models.ts'
import type { PipelineSettings } from './workflow-inputs.ts'

/** @param writeRepository writes what commands see instead of the work tree's own `.git` */
export type OpenWorkspace = (rules: AgentFile, writeRepository: () => Promise<CommandRepository>) => Promise<Workspace>

/** What a run is made of: its settings, and everything with an effect. `assemble` builds it, once. */
export interface Effects {
  readonly settings: PipelineSettings
  readonly identity: RunIdentity
  readonly signal: AbortSignal
  readonly forge: Forge
  /** Begins to open the checkout, and to fetch the branch that the run will most likely start from, if it is known. */
  readonly beginCheckout: (branch: string | undefined) => void
  readonly openCheckout: () => Promise<Checkout>
  /** Opens the checkout again with another signal, for work after a cancellation. */
  readonly reopenCheckout: (signal: AbortSignal) => Promise<Checkout>
  /** Writes the file that the output patch-path names. Returns whether that worked. */
  readonly savePatch: (patch: string) => boolean
  readonly openWorkspace: OpenWorkspace
  readonly createModel: CreateModel
  /** Keeps files that the model wants people to have; undefined unless the workflow asks for them. */
  readonly attachFile: AttachFile | undefined
  /** Why the provider will refuse every request to the model; undefined if nothing is known against it. */
  readonly checkModel: (choice: ModelChoice) => Promise<string | undefined>
  /** Examines the setup of the repository, on the code of its default branch. Returns Markdown. */
  readonly examine: (defaultBranch: string) => Promise<string>
  /** Creates the progress comment, or continues with the comments of an earlier attempt. */
  readonly openProgress: (task: Task, earlier: Thread) => Promise<void>
  /** Adds this run to the session of its thread when it has ended. */
  readonly keepSession: (start: SessionStart) => void
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly emit: Emit
  /** The run as its events have described it so far. */
  readonly snapshot: () => RunSnapshot
  readonly redact: Redact
  readonly containsSecret: ContainsSecret
}

/** A claimed run. Made once; every stage takes it whole, with what it works on. See docs/adr/0036-stages-take-the-run.md. */
export interface Run extends Effects {
  /** The account of our token. */
  readonly self: Person
  readonly checkout: Checkout
}

/** A run that is over before it has something to publish. */
export interface Ended {
  readonly kind: 'ended'
  readonly outcome: Outcome
}

export function endWith(outcome: Outcome): Ended {
  return { kind: 'ended', outcome }
}

export function skip(reason: string): Ended {
  return endWith({ kind: 'skipped', reason })
}
