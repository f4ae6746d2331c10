import type { Person } from '../domain/task.ts'

/** The account that GitHub shows instead of deleted ones. */
export const GHOST: Person = { login: 'ghost', id: 10137, isBot: false }
