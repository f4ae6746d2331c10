import { createHash } from 'node:crypto'
import type { Plan } from '../domain/plan.ts'

/** Identifies a plan, for one commit of the base branch and one issue or pull request. */
export function planHash({ text, baseSha }: Pick<Plan, 'text' | 'baseSha'>, number: number): string {
  return createHash('sha256')
    .update(JSON.stringify([number, baseSha, text]))
    .digest('hex')
    .slice(0, 32)
}
