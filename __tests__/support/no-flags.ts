import type { RequestFlags } from '../../src/domain/task.ts'

/** The flags of a request that sets none. */
export const noFlags: RequestFlags = {
  model: undefined,
  budget: undefined,
  turns: undefined,
  minutes: undefined,
  base: undefined,
  effort: undefined,
  draft: false,
  dryRun: false
}
