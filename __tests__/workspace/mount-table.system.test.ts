import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { bind } from '../../src/workspace/sandbox/mount.ts'
import { writeMountTable } from '../../src/workspace/sandbox/mount-table.ts'
import { testsFolder } from '../support/tests-folder.ts'

it('mounts a program of the machine that is gone at first, and comes back', () => {
  const base = mkdtempSync(join(testsFolder, 'forgehand-table-'))
  const [tool, skeleton] = [join(base, 'tool'), join(base, 'skeleton')]
  mkdirSync(skeleton)
  const options = { mountPoint: '/mnt', skeleton, emptyFile: join(base, 'empty'), temporaryMb: 1 }
  const write = () => readFileSync(writeMountTable([bind('readable', tool)], options).table, 'utf8')
  expect(write()).not.toContain(tool)
  writeFileSync(tool, '')
  expect(write()).toContain(`${tool} /mnt${tool} none rbind,ro,`)
  expect(statSync(join(skeleton, tool)).isFile()).toBe(true)
  rmSync(base, { recursive: true })
})
