import { copyFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isSystemError, messageOf } from '../errors.ts'
import { TRACE_FILE } from '../proposal/proposal.ts'

/** Adds the trace to the proposal, for people. Without it, for example because the disk is full, the work can still be published. */
export async function copyTrace(tracePath: string, proposalPath: string, warn: (text: string) => void): Promise<void> {
  const path = join(proposalPath, TRACE_FILE)
  try {
    await copyFile(tracePath, path)
  } catch (error) {
    if (!isSystemError(error)) throw error
    await rm(path, { force: true })
    warn(`The proposal has no trace: ${messageOf(error)}`)
  }
}
