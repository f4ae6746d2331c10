/** How much a model thinks before it answers, in the words that providers share. */
export const EFFORTS = ['low', 'medium', 'high'] as const
export type Effort = (typeof EFFORTS)[number]
