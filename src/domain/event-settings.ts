import type { PromptInputs } from './prompt-inputs.ts'

/** The inputs that decide which events are requests. */
export interface EventSettings {
  readonly trigger: string
  /** A label with this name is a request, also with a verb as in `agent:explain`; '' for none. */
  readonly triggerLabel: string
  /** The account whose assignment is a request; '' for none. */
  readonly assignee: string
  /** Full logins of bots that may make requests, such as `renovate[bot]`. */
  readonly allowedBots: readonly string[]
  /** True if pull requests are reviewed when they are opened and when they get commits. */
  readonly reviewsPullRequests: boolean
  /** False if the job has no key for a model, as for events of forks. */
  readonly hasApiKey: boolean
  /** What to do for events that ask for nothing by themselves; undefined to do nothing. */
  readonly prompted: PromptInputs | undefined
}
