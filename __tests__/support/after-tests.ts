import { rm } from 'node:fs/promises'
import { TESTS_FOLDER } from './tests-folder.ts'

/** Removes what killed tests left behind. */
export default async function afterTests(): Promise<void> {
  const folder = process.env[TESTS_FOLDER]
  if (folder !== undefined) await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}
