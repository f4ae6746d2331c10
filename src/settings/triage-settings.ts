import * as z from 'zod'
import type { Triage } from '../domain/settings.ts'

/** What a pull request gets when we open it. In agent.yml, each key that is set replaces the input of the same name. */
export interface TriageSettings extends Triage {
  /** True to ask the person who made the request for a review. */
  readonly requestReview: boolean
}

const EXPECTED_LABEL = 'a label of at most 50 characters'
export const EXPECTED_LOGIN = 'a login such as octocat'
export const EXPECTED_REVIEWER = 'a login such as octocat, or a team such as acme/platform'

export const label = z.string(EXPECTED_LABEL).trim().min(1, EXPECTED_LABEL).max(50, EXPECTED_LABEL)
export const login = z.string(EXPECTED_LOGIN).regex(/^[\w-]{1,100}$/u, EXPECTED_LOGIN)
export const reviewer = z.string(EXPECTED_REVIEWER).regex(/^[\w-]{1,100}(?:\/[\w.-]{1,100})?$/u, EXPECTED_REVIEWER)

// GitHub's limits.
export const MAX_LABELS = 100
export const MAX_REVIEWERS = 15
export const MAX_ASSIGNEES = 10
