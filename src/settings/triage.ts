import * as z from 'zod'
import type { Triage } from '../domain/triage.ts'

/** What a pull request gets when we open it. In agent.yml, each key that is set replaces the input of the same name. */
export interface TriageSettings extends Triage {
  /** True to ask the person who made the request for a review. */
  readonly requestReview: boolean
}

export const LABEL = 'a label of at most 50 characters'
export const LOGIN = 'a login such as octocat'
export const REVIEWER = 'a login such as octocat, or a team such as acme/platform'

export const label = z.string(LABEL).trim().min(1, LABEL).max(50, LABEL)
export const login = z.string(LOGIN).regex(/^[\w-]{1,100}$/u, LOGIN)
export const reviewer = z.string(REVIEWER).regex(/^[\w-]{1,100}(?:\/[\w.-]{1,100})?$/u, REVIEWER)

// GitHub's limits.
export const MAX_LABELS = 100
export const MAX_REVIEWERS = 15
export const MAX_ASSIGNEES = 10
