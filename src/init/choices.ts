import { providers } from '../settings/providers.ts'

export const TRIGGERS = ['comments', 'reviews', 'ci', 'schedule', 'dispatch'] as const

export type InitTrigger = (typeof TRIGGERS)[number]

/** What each of them is, in a few words. */
export const ABOUT_TRIGGERS: Readonly<Record<InitTrigger, string>> = {
  comments: 'a comment with a line that starts with /agent',
  reviews: 'a review of a pull request, or a comment on its lines',
  ci: 'failed checks of a pull request or the default branch',
  schedule: 'a time, for a task that repeats',
  dispatch: 'somebody who starts the workflow by hand'
}

export const DEFAULT_TRIGGERS: readonly InitTrigger[] = ['comments']

export function isTrigger(text: string): text is InitTrigger {
  return TRIGGERS.some((trigger) => trigger === text)
}

/** The provider of an endpoint that is none of the known ones. */
export const OTHER = 'other'

/** Vertex AI takes no key: examples/vertex.yml shows the steps that it needs. */
export const offered = providers.filter(({ name }) => name !== 'vertex')

export const offeredProviders: readonly string[] = [...offered.map(({ name }) => name), OTHER]

/** How the model is reached, as the workflow writes it. */
export interface WrittenModel {
  readonly model: string
  /** The input `base-url`; '' for the provider's own address. */
  readonly baseUrl: string
  /** Name of the secret with the API key; undefined for a server that needs none. */
  readonly secret: string | undefined
}

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

export interface WorkflowChoices {
  readonly triggers: readonly InitTrigger[]
  readonly model: WrittenModel
  readonly pin: Pin
  readonly runner: readonly string[]
  readonly watched: readonly string[]
  readonly cron: string
  readonly prompt: string
}
