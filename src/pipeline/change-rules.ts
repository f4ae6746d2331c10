import type { ChangeRules } from '../policy/judge-change.ts'
import type { BaseSettings } from './prepare.ts'

/** What the base branch says about changes. */
export interface ChangePolicy extends Pick<BaseSettings, 'protectedPaths'> {
  readonly rules: Pick<BaseSettings['rules'], 'sensitiveFiles' | 'writablePaths'>
}

/** The rules that decide about each changed file of a run. */
export function changeRules(
  { protectedPaths, rules: { writablePaths, sensitiveFiles } }: ChangePolicy,
  run: Pick<ChangeRules, 'canWriteWorkflows' | 'approved'>
): ChangeRules {
  return { protectedPaths, writablePaths, sensitiveFiles, ...run }
}
