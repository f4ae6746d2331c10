import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { listReports } from '../../src/run/rooms/test-reports.ts'

let root: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'reports-'))
})

afterEach(async () => {
  await rm(root, { recursive: true })
})

it('lets other work run while it searches many folders', async () => {
  for (let count = 0; count < 250; count += 1) await mkdir(join(root, `folder-${count}`))
  await writeFile(join(root, 'folder-249', 'report.xml'), '<testsuite/>')
  let hadItsTurn = false
  setImmediate(() => {
    hadItsTurn = true
  })
  const { states } = await listReports({ root, globs: ['**/*.xml'] })
  expect([...states.keys()]).toEqual(['folder-249/report.xml'])
  expect(hadItsTurn).toBe(true)
})
