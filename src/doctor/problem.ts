import type { Finding } from './finding.ts'

/** What is wrong with a workflow, before its file is named. */
export type Problem = Omit<Finding, 'id'>
