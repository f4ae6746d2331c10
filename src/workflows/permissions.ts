import { nearName } from '../text/near-name.ts'

/** What a workflow or a job has under `permissions`; null if the key has no value, undefined without the key. */
export type WrittenPermissions = string | Readonly<Record<string, string>> | null | undefined

export type PermissionLevel = 'read' | 'write' | 'none'

/**
 * The permissions of a job's token.
 *
 * Source: https://docs.github.com/actions/reference/workflows-and-actions/workflow-syntax#permissions
 */
export const PERMISSIONS: readonly string[] = [
  ...['actions', 'artifact-metadata', 'attestations', 'checks', 'code-quality', 'contents', 'copilot-requests'],
  ...['deployments', 'discussions', 'id-token', 'issues', 'models', 'packages', 'pages', 'pull-requests'],
  ...['repository-projects', 'security-events', 'statuses', 'vulnerability-alerts']
]

/** The values that can replace a list of permissions. */
export const SHORTHANDS: readonly string[] = ['read-all', 'write-all']

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
  if (typeof granted === 'string') return nearName(granted, SHORTHANDS) === 'write-all' ? 'write' : 'read'
  const written = granted[permission] ?? 'none'
  return LEVELS.find((level) => level === nearName(written, LEVELS)) ?? 'none'
}
