import { GIT_FOLDER, isWorkflow, protectingPattern } from './protected-paths.ts'
import { builtInSensitiveFiles, sensitiveFileRule } from './sensitive-files.ts'
import type { TreeFile } from '../domain/change.ts'
import type { SensitiveFileRule } from '../domain/sensitive-file-rule.ts'

/** What decides about the files of a change. */
export interface ChangeRules {
  /** Globs, built-in ones included. */
  readonly protectedPaths: readonly string[]
  /** Those of agent.yml, in their order. */
  readonly sensitiveFiles: readonly SensitiveFileRule[]
  /** False for a token from which the forge takes no workflow file, whoever approves it. */
  readonly canWriteWorkflows: boolean
  /** Exactly these may go through, for a person approved them. */
  readonly approved: readonly TreeFile[]
}

export type ChangeVerdict =
  | { readonly kind: 'open' }
  /** Needs a person; `rule` is the pattern that says so. */
  | { readonly kind: 'waits'; readonly rule: string }
  /** Nobody can approve it. */
  | { readonly kind: 'refused'; readonly rule: string }

export const WORKFLOW_PERMISSION_NEEDED =
  'workflow files take the permission `workflows: write` of a GitHub App, or the scope `workflow` of a personal token'

/** Whether one changed file of the tree may be published, by its path, mode and content as git has them. */
export function judgeChange(file: TreeFile, rules: ChangeRules): ChangeVerdict {
  const { path, mode } = file
  const protection = protectingPattern(path, rules.protectedPaths)
  if (protection === GIT_FOLDER) return { kind: 'refused', rule: 'a .git folder on some systems' }
  // Attack: a link has whoever works on it next read or write somewhere else. To delete one is harmless.
  if (mode === '120000' || mode === '160000')
    return { kind: 'refused', rule: mode === '120000' ? 'a symbolic link' : 'a submodule' }
  if (isWorkflow(path) && !rules.canWriteWorkflows) return { kind: 'refused', rule: WORKFLOW_PERMISSION_NEEDED }
  if (isApproved(file, rules.approved)) return { kind: 'open' }
  if (protection !== undefined) return { kind: 'waits', rule: protection }
  const sensitive = sensitiveFileRule(path, [...builtInSensitiveFiles, ...rules.sensitiveFiles])
  return sensitive?.requiresApproval ? { kind: 'waits', rule: sensitive.pattern } : { kind: 'open' }
}

function isApproved({ path, mode, blob }: TreeFile, approved: readonly TreeFile[]): boolean {
  return approved.some((one) => one.path === path && one.mode === mode && one.blob === blob)
}
