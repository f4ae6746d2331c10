/** What can start the workflow that `forgehand init` writes. */
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
