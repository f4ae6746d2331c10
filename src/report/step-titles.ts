import type { Step } from './run-snapshot.ts'

/** The steps in their order, each as people are told of it. */
export const STEP_TITLES: Readonly<Record<Step, string>> = {
  permission: 'Check the permission',
  reading: 'Read the thread',
  preparing: 'Prepare the workspace',
  'verifying-before': 'Run the checks before the work',
  working: 'Work',
  'verifying-after': 'Run the checks after the work',
  publishing: 'Hand in the change'
}

export function stepTitle(step: Step): string {
  return STEP_TITLES[step]
}
