import type { CiFailure } from './ci-failure.ts'
import type { Effort } from './settings.ts'
import type { TaskItem } from './task-item.ts'

export const VERBS = [
  ...(['fix', 'explain', 'ask', 'plan', 'help', 'doctor', 'approve'] as const),
  ...(['continue', 'forget', 'update', 'stop', 'undo', 'retry', 'review'] as const)
] as const
export type Verb = (typeof VERBS)[number]

/** Flags of a command; undefined for a flag that was not set. */
export interface RequestFlags {
  readonly model: string | undefined
  /** US dollars. */
  readonly budget: number | undefined
  readonly turns: number | undefined
  readonly minutes: number | undefined
  readonly base: string | undefined
  readonly effort: Effort | undefined
  readonly draft: boolean
  readonly dryRun: boolean
  /** True to continue on a branch of this repository with the commits of a fork's pull request. Left out otherwise. */
  readonly adopt?: true | undefined
}

/** What is asked for: the command of a comment, or what an event without words stands for. */
export interface Request {
  readonly verb: Verb
  readonly flags: RequestFlags
  /** The free text after verb and flags; may be empty. */
  readonly text: string
}

export interface AccountName {
  readonly login: string
  /** GitHub's id of the account, which a rename does not change. */
  readonly id: number
}

export interface Person extends AccountName {
  readonly isBot: boolean
}

/** What started the run. */
export type Trigger =
  | { readonly kind: 'comment'; readonly commentId: number }
  | {
      readonly kind: 'review'
      readonly reviewId: number
      /** The comment on a line whose event started the run; undefined if the review's own event did. */
      readonly commentId: number | undefined
      /** False if the review has no command. Whether it counts then is a setting. */
      readonly hasCommand: boolean
      /** True if the reviewer requests changes; left out until the review is read. */
      readonly requestsChanges?: boolean
    }
  | { readonly kind: 'label'; readonly label: string }
  | { readonly kind: 'assignment' }
  | {
      readonly kind: 'ci'
      readonly failure: CiFailure
      /** Who started the checks. The workflow file asks for the repair, but only for what these people may ask for. */
      readonly people: readonly Person[]
      /** Which attempt at the repair this is, 1 for the first; left out until the earlier ones are counted. */
      readonly attempt?: number
      /** Left out for the checks of a pull request, which are repaired on its branch. */
      readonly repair?: BranchRepair
    }
  /** A pull request that was opened or got commits. The workflow file asks for its review. */
  | { readonly kind: 'auto-review'; readonly headSha: string }
  | PromptTrigger

/** The repair of a branch that gets commits only through pull requests: the default branch, or a protected one. */
export interface BranchRepair {
  readonly branch: string
  /** Names the repair in branches, refs and markers: one for each workflow and branch. Starts with `ci-`. */
  readonly key: string
  /** Equal for the same failure; left out until it is read. */
  readonly failure?: string
}

/** An event without words of its own, such as a schedule. The workflow file says what to do. */
export interface PromptTrigger {
  readonly kind: 'prompt'
  /** The same for all runs of the task. */
  readonly taskId: string
  /** The item of the task that this job works on; left out for all of it. */
  readonly item?: TaskItem
  /** The workflow run. Each run of the task is a request of its own. */
  readonly runId: string
  /** Such as schedule. */
  readonly event: string
  /** Where the prompt is on the default branch; undefined if the workflow has its text. */
  readonly file: string | undefined
}

/** A request with its context. */
export interface Task {
  readonly kind: 'task'
  readonly trigger: Trigger
  /** Where it was requested. A task of the repository has no thread to post to. Its trigger is a prompt, or a broken branch. */
  readonly subject: 'issue' | 'pull-request' | 'repository'
  /** 0 for a task of the repository. */
  readonly number: number
  /**
   * Title and text of the issue or pull request at the time of the event (from its payload). For a task of the repository: its id, and
   * data from the workflow and the event.
   */
  readonly title: string
  readonly body: string
  readonly author: Person
  /**
   * The whole comment or review text, from the event payload, or the prompt: the only text that is an instruction. '' for a trigger without
   * words, and until the file of a prompt is read.
   */
  readonly instruction: string
  /** ISO 8601, UTC. Nothing written or edited later is read. */
  readonly createdAt: string
  /** Who asked. */
  readonly actor: Person
  readonly request: Request
  readonly defaultBranch: string
}

/** A message for the person who asked. Their permission has not been checked yet, so check it before you post this. */
export interface IgnoredNotice {
  readonly number: number
  /** The claim key of the request. Only one message is posted about it. */
  readonly claim: string
  readonly actor: Person
  readonly text: string
}

/** An event that starts no run. `notice` is for a person who can do something about it. */
export interface Ignored {
  readonly kind: 'ignored'
  readonly reason: string
  readonly notice: IgnoredNotice | undefined
  /** True if somebody may be waiting for an answer that this job cannot post. The job summary then gives the reason. */
  readonly isForSummary?: boolean
}
