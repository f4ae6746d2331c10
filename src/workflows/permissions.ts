import { nearName } from '../text/near-name.ts'

/** What a workflow or a job has under `permissions`; nothing if it does not say. */
export type WrittenPermissions = string | Readonly<Record<string, string>> | null | undefined

export type PermissionLevel = 'read' | 'write' | 'none'

/** The values that can replace a list of permissions. */
export const ALL: readonly string[] = ['read-all', 'write-all']

const LEVELS: readonly PermissionLevel[] = ['read', 'write', 'none']
/** Permissions that do not have every level. */
const FEWER: Readonly<Record<string, readonly PermissionLevel[]>> = {
  'id-token': ['write', 'none'],
  models: ['read', 'none']
}

/**
 * The levels that a permission can have.
 *
 * Source: https://docs.github.com/actions/reference/workflows-and-actions/workflow-syntax#permissions
 */
export function levelsOf(permission: string | undefined): readonly string[] {
  return (permission === undefined ? undefined : FEWER[permission]) ?? LEVELS
}

/** What a token gets. A misspelled level counts as the one that was meant, because it is a mistake of its own. */
export function grantedLevel(granted: NonNullable<WrittenPermissions>, permission: string): PermissionLevel {
  if (typeof granted === 'string') return nearName(granted, ALL) === 'write-all' ? 'write' : 'read'
  const written = granted[permission] ?? 'none'
  return LEVELS.find((level) => level === nearName(written, LEVELS)) ?? 'none'
}
