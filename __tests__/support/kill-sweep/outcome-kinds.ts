import type { OutcomeKind } from '../../../src/domain/outcome.ts'

const kinds: Readonly<Record<OutcomeKind, true>> = {
  proposed: true,
  updated: true,
  answered: true,
  no_change: true,
  suggested: true,
  reviewed: true,
  needs_approval: true,
  needs_input: true,
  partial: true,
  planned: true,
  stopped: true,
  prepared: true,
  verify_failed: true,
  blocked: true,
  conflict: true,
  skipped: true,
  cancelled: true,
  failed: true
}

/** All outcomes. The compiler checks that none is missing. */
export const outcomeKinds: ReadonlySet<string> = new Set(Object.keys(kinds))
