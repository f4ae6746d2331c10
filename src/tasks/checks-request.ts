import type { Task } from '../domain/task.ts'
import { resultOf } from './verbs.ts'

/** The label that asks to repair checks, after the colon. */
export const CHECKS_LABEL = 'fix-ci'

/**
 * How a request asks to repair the failed checks of a pull request; undefined for any other request. `anyway`: also flakes, and
 * failures that the base branch has too.
 */
export function checksRequest({ subject, request }: Pick<Task, 'subject' | 'request'>): 'usual' | 'anyway' | undefined {
  if (subject !== 'pull-request' || resultOf({ request }) !== 'change') return undefined
  const [found, anyway] = /^ci(\s+anyway)?[.!]?$/iu.exec(request.text) ?? []
  if (found === undefined) return undefined
  return anyway === undefined ? 'usual' : 'anyway'
}
