import type { InitTrigger } from './triggers.ts'

/** How the model is reached, as the workflow writes it. */
export interface WrittenModel {
  /** The input `model`. */
  readonly model: string
  /** The input `base-url`; '' for the provider's own address. */
  readonly baseUrl: string
  /** Name of the secret with the API key; undefined for a server that needs none. */
  readonly secret: string | undefined
}

/** Where the action comes from. */
export interface Pin {
  /** Such as forgehand/forgehand. */
  readonly action: string
  /** Its page, such as https://github.com/forgehand/forgehand. */
  readonly url: string
  /** A commit or a tag. */
  readonly ref: string
  /** The tag of the commit; undefined if that is not known, or if `ref` is a tag. */
  readonly version: string | undefined
  /** True if nothing answered at `url` when the commit was looked up. */
  readonly isUnanswered?: boolean
}

/** All that the workflow depends on. */
export interface WorkflowChoices {
  readonly triggers: readonly InitTrigger[]
  readonly model: WrittenModel
  readonly pin: Pin
  /** Labels of the runner. */
  readonly runner: readonly string[]
  /** Names of the workflows whose failures are repaired. */
  readonly watched: readonly string[]
  /** When the task runs. */
  readonly cron: string
  /** What the task does. */
  readonly prompt: string
}
