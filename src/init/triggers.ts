/** What can start the workflow that `forgehand init` writes. */
export const TRIGGERS = ['comments', 'reviews', 'ci', 'schedule', 'dispatch'] as const

export type InitTrigger = (typeof TRIGGERS)[number]

export const DEFAULT_TRIGGERS: readonly InitTrigger[] = ['comments']

export function isTrigger(text: string): text is InitTrigger {
  return TRIGGERS.some((trigger) => trigger === text)
}
