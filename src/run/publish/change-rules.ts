import type { ChangeRules } from '../../policy/judge-change.ts'
import type { BaseSettings } from '../rooms/prepare.ts'

/** The rules that decide about each changed file of a run. */
export function changeRules(
  { protectedPaths, rules: { writablePaths, sensitiveFiles } }: BaseSettings,
  allowed: Pick<ChangeRules, 'canWriteWorkflows' | 'approved'>
): ChangeRules {
  return { protectedPaths, writablePaths, sensitiveFiles, ...allowed }
}
