import type { TaskItem } from './task-item.ts'

/** The inputs that say what to do when no comment does, and the job that they are from. */
export interface PromptInputs {
  readonly taskId: string
  readonly prompt: string
  /** A path on the default branch; undefined for none. Never set together with `prompt`. */
  readonly file: string | undefined
  /** What strangers may have written; '' for nothing. */
  readonly data: string
  /** True for a task that answers: its answer is kept in an issue, and it changes nothing. */
  readonly isReport: boolean
  /** True for a job that divides the task into items, or gathers their outcomes: it changes nothing. */
  readonly isPlanning: boolean
  /** The item that this job works on; undefined for the whole task. */
  readonly item: TaskItem | undefined
  readonly job: JobIdentity
}

export interface JobIdentity {
  readonly runId: string
  /** File name of the workflow without its ending. */
  readonly workflow: string
  /** The job's key in the workflow file. */
  readonly job: string
  /** The branch or tag that the workflow runs on. For a schedule, that is the default branch. */
  readonly refName: string
  /** When this attempt started: ISO 8601, UTC. */
  readonly startedAt: string
}
