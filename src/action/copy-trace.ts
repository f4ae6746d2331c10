import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isSystemError, messageOf, UserError } from '../errors.ts'
import { TRACE_FILE } from '../proposal/proposal.ts'
import { writeOwnFile } from '../workspace/files/own-file.ts'

/** Adds the trace to the proposal, for people. Without it, for example because the disk is full, the work can still be published. */
export function copyTrace(tracePath: string, proposalPath: string, warn: (text: string) => void): void {
  try {
    writeOwnFile(join(proposalPath, TRACE_FILE), readFileSync(tracePath))
  } catch (error) {
    if (!isSystemError(error) && !(error instanceof UserError)) throw error
    warn(`The proposal has no trace: ${messageOf(error)}`)
  }
}
