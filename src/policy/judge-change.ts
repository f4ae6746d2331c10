import type { TreeFile } from '../domain/change.ts'
import type { SensitiveFileRule } from '../domain/settings.ts'
import { isInRepository } from './bare-repositories.ts'
import { GIT_FOLDER, isWorkflow, protectingPattern } from './protected-paths.ts'
import { isWritable } from '../text/writable-paths.ts'
import { builtInSensitiveFiles, sensitiveFileRule } from './sensitive-files.ts'

/** The rules that decide which files of a change can be published. */
export interface ChangeRules {
  /** Globs, built-in ones included. */
  readonly protectedPaths: readonly string[]
  /** The only paths that can change; undefined for all. */
  readonly writablePaths: readonly string[] | undefined
  /** The rules of agent.yml, in their order. */
  readonly sensitiveFiles: readonly SensitiveFileRule[]
  /** False for a token whose workflow files the forge refuses, approved or not. */
  readonly canWriteWorkflows: boolean
  /** The folders of the resulting tree that are git repositories; see `bareRepositories`. */
  readonly repositories?: readonly string[]
  /** Files that were approved exactly as they are here. */
  readonly approved: readonly TreeFile[]
}

export type ChangeVerdict =
  | { readonly kind: 'allowed' }
  /** `rule` is the pattern that requires it. */
  | { readonly kind: 'needs-approval'; readonly rule: string }
  /** No approval can allow it. */
  | { readonly kind: 'refused'; readonly rule: string }

const WORKFLOW_PERMISSION_NEEDED =
  'workflow files need the permission `workflows: write` of a GitHub App, or the scope `workflow` of a personal access token'

/** Decides whether one changed file of the tree can be published, by its path, mode and content as git has them. */
export function judgeChange(file: TreeFile, rules: ChangeRules): ChangeVerdict {
  const { path, mode } = file
  const protection = protectingPattern(path, rules.protectedPaths)
  if (protection === GIT_FOLDER) return { kind: 'refused', rule: 'a .git folder on some systems' }
  // Attack: through a link, the next reader or writer reaches another file. Deleting a link is harmless.
  if (mode === '120000') return { kind: 'refused', rule: 'a symbolic link' }
  if (mode === '160000') return { kind: 'refused', rule: 'a submodule' }
  if (!isWritable(path, rules.writablePaths))
    return { kind: 'refused', rule: 'it is outside writable-paths of agent.yml' }
  if (isWorkflow(path) && !rules.canWriteWorkflows) return { kind: 'refused', rule: WORKFLOW_PERMISSION_NEEDED }
  if (isApproved(file, rules.approved)) return { kind: 'allowed' }
  if (protection !== undefined) return { kind: 'needs-approval', rule: protection }
  if (isInRepository(path, rules.repositories ?? [])) return { kind: 'needs-approval', rule: 'a bare git repository' }
  const sensitive = sensitiveFileRule(path, [...builtInSensitiveFiles, ...rules.sensitiveFiles])
  return sensitive?.requiresApproval ? { kind: 'needs-approval', rule: sensitive.pattern } : { kind: 'allowed' }
}

function isApproved({ path, mode, blob }: TreeFile, approved: readonly TreeFile[]): boolean {
  return approved.some((one) => one.path === path && one.mode === mode && one.blob === blob)
}
