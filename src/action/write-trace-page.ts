import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as core from '@actions/core'
import { messageOf } from '../errors.ts'
import { PAGE_FILE } from '../proposal/proposal.ts'
import { pageBeside } from '../report/trace-file.ts'
import { writeTracePage } from '../trace-page/write-page.ts'
import { writeOwnFile } from '../workspace/files/own-file.ts'

/**
 * Writes the page of a run's trace next to it, and into the proposal if there is one. A failure only causes a warning, because the
 * run already has its result.
 *
 * @returns its path, or undefined if it could not be written
 */
export async function writePage(tracePath: string, proposalPath?: string): Promise<string | undefined> {
  const path = pageBeside(tracePath)
  try {
    await writeTracePage(tracePath, path)
    if (proposalPath !== undefined) writeOwnFile(join(proposalPath, PAGE_FILE), readFileSync(path))
    return path
  } catch (error) {
    core.warning(`The trace has no page: ${messageOf(error)}`)
    return undefined
  }
}
