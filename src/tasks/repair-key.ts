import { createHash } from 'node:crypto'
import type { CiSource } from '../domain/ci-failure.ts'

const MAX_PART = 40

/**
 * Names the repair of a branch: `ci-` and the workflow file, or the app whose checks failed.
 *
 * @param branch undefined for the default branch
 */
export function repairKey(source: CiSource, branch: string | undefined): string {
  const checks = source.kind === 'suite' ? source.app : fileName(source.path, source.workflowId)
  return ['ci', plainName(checks), ...(branch === undefined ? [] : [plainName(branch), digest(branch)])].join('-')
}

function fileName(path: string, workflowId: number): string {
  const [, name = String(workflowId)] = /([^/]+?)(?:\.ya?ml)?$/u.exec(path) ?? []
  return name
}

/** Different names can become the same one. */
function plainName(name: string): string {
  return name.replaceAll(/[^\w-]+/gu, '-').slice(0, MAX_PART)
}

function digest(branch: string): string {
  return createHash('sha256').update(branch).digest('hex').slice(0, 8)
}
