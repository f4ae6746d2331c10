import type { AgentEvent } from '../agent/events.ts'
import type { Annotation } from '../domain/annotation.ts'
import type { AttachedFile } from '../domain/attachment.ts'
import type { Installation } from '../domain/installation.ts'
import type { Outcome } from '../domain/outcome.ts'
import type { ThreadResult } from '../domain/review-thread.ts'
import type { Stop } from '../domain/stop.ts'
import type { TodoItem } from '../domain/todo-item.ts'
import type {
  AttachmentCounts,
  EarlierRun,
  ExcludedFiles,
  RunApproval,
  RunStart,
  RunStep,
  SandboxReport,
  SelfReview,
  UnpublishedChange
} from './run-snapshot.ts'
import type { ChangedTests, Check, NoChecks } from '../domain/verification.ts'

/** Everything that happens in a run: the events of the pipeline and those of the agent. */
export type RunEvent =
  | { readonly kind: 'started'; readonly run: RunStart }
  /** The settings after the repository's rules were read. They replace those of `started`. */
  | ({ readonly kind: 'configured' } & Pick<RunStart, 'model' | 'host' | 'receivers' | 'limits' | 'price'>)
  /** `failed`: what failed checks said, which the model got, so that the work goes on. */
  | { readonly kind: 'step'; readonly step: RunStep; readonly failed?: string }
  /** The checks run where the model works, to complete "because …". */
  | { readonly kind: 'proof-shared'; readonly because: string }
  /** The commit that the work starts from. `page`: of the fork that has it. */
  | { readonly kind: 'base-commit'; readonly commit: string; readonly page?: string }
  /** The work can change files from now on. `tree` is the work tree before that, `rules` the commit whose rules apply. */
  | { readonly kind: 'work-started'; readonly rules: string; readonly tree: string }
  /** What people uploaded into the texts that the model gets. */
  | ({ readonly kind: 'attachments' } & Omit<AttachmentCounts, 'hidden'>)
  /** The model attached a file, which the output files-path has under this name. */
  | ({ readonly kind: 'file-attached' } & AttachedFile)
  /** The work has ended. `tree` is the base commit with its change. */
  | { readonly kind: 'change-recorded'; readonly rules: string; readonly tree: string }
  /** The dependencies that the repository declares for one tool were installed, found installed, or could not be installed. */
  | ({ readonly kind: 'dependencies' } & Installation)
  /** The model's list of its steps, all of it. */
  | { readonly kind: 'todo'; readonly items: readonly TodoItem[] }
  | { readonly kind: 'checked'; readonly when: 'before' | 'after'; readonly check: Check }
  /** What the change does to the tests, after they ran. */
  | ({ readonly kind: 'tests-changed' } & ChangedTests)
  | { readonly kind: 'dependencies-outdated'; readonly because: string }
  /** There are no checks. */
  | { readonly kind: 'no-checks'; readonly why: NoChecks }
  /** What the checks say about lines of the change. */
  | { readonly kind: 'annotations'; readonly annotations: readonly Annotation[] }
  /** The code is from a fork, so these checks of agent.yml do not run. */
  | { readonly kind: 'checks-not-run'; readonly commands: readonly string[] }
  /** The run has reviewed its own change. A later event replaces this one. */
  | ({ readonly kind: 'self-review' } & SelfReview)
  /** A person has approved something for this run. */
  | ({
      readonly kind: 'approved'
      /** The claim key of the approving comment. */
      readonly claim: string
      /** When the approval was written: ISO 8601, UTC. Not `at`, which is when a line of the trace was. */
      readonly writtenAt: string
    } & RunApproval)
  /** A person has asked to stop. The run ends soon. */
  | ({ readonly kind: 'stop-requested'; readonly writtenAt: string } & Omit<Stop, 'at'>)
  | { readonly kind: 'warning'; readonly text: string }
  | ({ readonly kind: 'sandbox' } & SandboxReport)
  /** Files that were changed and left out of the change. */
  | ({ readonly kind: 'files-excluded' } & ExcludedFiles)
  /** All files of the work that are not published. The checks had them. */
  | { readonly kind: 'files-unpublished'; readonly paths: readonly string[] }
  /** The branch has moved since the checks ran, and the work starts from this commit now. */
  | { readonly kind: 'work-rebased'; readonly onto: string }
  /**
   * The change was not published. `patch` is all of it; '' if it is too large for a comment, or would not survive one, and if nothing
   * was changed. `protectedPaths` are the files among `paths` that are published only after approval. `hasFile` is true if the output `patch-path`
   * names a file with the patch.
   */
  | ({ readonly kind: 'change-unpublished' } & UnpublishedChange)
  /** The propose job did the work; this job continues with its result. */
  | { readonly kind: 'earlier-job'; readonly earlier: EarlierRun }
  /** From now on the branch can contain our work. Before that its head is `parent`, or it does not exist. */
  | { readonly kind: 'publishing'; readonly branch: string; readonly base: string; readonly parent: string }
  /** What became of the review threads that the run has handled. */
  | { readonly kind: 'threads-settled'; readonly threads: readonly ThreadResult[] }
  /** What the run returns as data: compact JSON that matches the schema of the workflow. */
  | { readonly kind: 'structured-output'; readonly json: string }
  | { readonly kind: 'ended'; readonly outcome: Outcome }
  | AgentEvent

export type Emit = (event: RunEvent) => void

/** Receives the events of a run, in order. `onEvent` returns at once. */
export interface Reporter {
  onEvent(event: RunEvent): void
  /** Waits until every event is written, if `onEvent` does not write it at once. */
  close?(): Promise<void>
}

/** The path that a file tool of the run or of a child session wrote. */
export function editedPath(event: RunEvent): string | undefined {
  if (event.kind === 'child') return editedPath(event.event)
  return event.kind === 'file-modified' ? event.path : undefined
}
