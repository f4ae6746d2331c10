/** The outputs of action.yml, in its order; a test keeps the two in step. */
export const outputNames = [
  'outcome',
  'pull-request-number',
  'pull-request-url',
  'branch',
  'head-sha',
  'commits-verified',
  'files-changed',
  'rounds',
  'input-tokens',
  'output-tokens',
  'cost-usd',
  'trace-path',
  'verify-status',
  'denied-commands',
  'summary'
] as const
