/**
 * How a call ended, for users. `done` only if it did what was asked: a command that ran and exited with 15 has `failed`,
 * although the tool returned its output.
 */
export const CALL_STATUSES = [
  'done',
  'failed',
  'timed-out',
  'refused',
  'awaiting-approval',
  'interrupted',
  'skipped'
] as const
export type CallStatus = (typeof CALL_STATUSES)[number]

/** How a status is shown. Each sign can be told apart without color. */
export interface Sign {
  /** One column wide in a terminal. */
  readonly symbol: string
  /** For a terminal that cannot show the symbol. */
  readonly ascii: string
  /** For headlines in Markdown. */
  readonly emoji: string
}

/** The only place where signs are defined. `could-not-run` is for checks. */
export const SIGNS: Readonly<Record<CallStatus | 'could-not-run', Sign>> = {
  done: { symbol: '✓', ascii: 'ok', emoji: '✅' },
  failed: { symbol: '✗', ascii: 'x', emoji: '❌' },
  'timed-out': { symbol: '⏱', ascii: 'T', emoji: '⏱️' },
  refused: { symbol: '⊘', ascii: '-', emoji: '🚫' },
  'awaiting-approval': { symbol: '⏸', ascii: '?', emoji: '✋' },
  interrupted: { symbol: '⏹', ascii: '#', emoji: '🛑' },
  skipped: { symbol: '↷', ascii: '>', emoji: '⏭️' },
  'could-not-run': { symbol: '⚠', ascii: '!', emoji: '⚠️' }
}

const LABELS: Readonly<Record<CallStatus, string>> = {
  done: '',
  failed: '',
  'timed-out': 'timed out',
  refused: 'refused',
  'awaiting-approval': 'waiting for approval',
  interrupted: 'interrupted',
  skipped: 'skipped'
}

export interface CallEnd {
  readonly status: CallStatus
  readonly exitCode?: number | undefined
}

/** `exit 15`, `refused`; '' when the sign says enough. */
export function statusLabel({ status, exitCode }: CallEnd): string {
  return status === 'failed' && exitCode !== undefined ? `exit ${exitCode}` : LABELS[status]
}

/** `✓`, `✗ exit 15`, `⊘ refused`. */
export function describeStatus(end: CallEnd): string {
  return `${SIGNS[end.status].symbol} ${statusLabel(end)}`.trimEnd()
}
