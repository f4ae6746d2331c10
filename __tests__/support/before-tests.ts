import { execFile } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import startService from './openapi-service.ts'
import { TESTS_FOLDER } from './tests-folder.ts'

/** What all tests share. Jest calls it once, before it starts the workers. */
export default async function beforeTests(): Promise<void> {
  await startService()
  const folder = await mkdtemp(join(tmpdir(), 'forgehand-'))
  // To create a file, ext4 passes over all that were deleted near it within minutes. With this attribute, it puts the folders of tests far
  // from each other. Other file systems have no such attribute. See docs/adr/0082-around-jest.md.
  await promisify(execFile)('chattr', ['+T', folder]).catch(() => undefined)
  process.env[TESTS_FOLDER] = folder
}
