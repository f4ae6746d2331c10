import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { hasConfiguredCredentials } from '../../src/git/configured-credentials.ts'

const searchPath = process.env['PATH'] ?? ''
let folder: string
let tree: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forgehand-test-'))
  tree = join(folder, 'tree')
  execFileSync('git', ['init', '-q', tree])
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

const configure = (text: string) => {
  writeFileSync(join(tree, '.git/config'), text, { flag: 'a' })
}
const header = '[http "https://github.com/"]\n\textraheader = AUTHORIZATION: basic eA==\n'

it.each<[boolean, string, () => string]>([
  [false, 'nothing of its own', () => ''],
  [false, 'a plain remote', () => '[remote "origin"]\n\turl = https://github.com/acme/project\n'],
  [false, 'a remote by SSH', () => '[remote "origin"]\n\turl = git@github.com:acme/project\n'],
  [false, 'another address for a host', () => '[url "https://github.com/"]\n\tinsteadOf = git@github.com:\n'],
  [true, 'a header', () => header],
  [true, 'a header of another spelling', () => '[HTTP]\n\tExtraHeader = x: y\n'],
  [true, 'a token in a remote', () => '[remote "origin"]\n\turl = https://x:secret@github.com/acme/project\n'],
  [
    true,
    'a token in the address for pushes',
    () => '[remote "origin"]\n\tpushurl = https://x:secret@github.com/acme/project\n'
  ],
  [false, 'a plain address for pushes', () => '[remote "origin"]\n\tpushurl = https://github.com/acme/project\n'],
  [true, 'a token for all addresses', () => '[url "https://secret@github.com/"]\n\tinsteadOf = https://github.com/\n'],
  [true, 'a keeper of credentials', () => '[credential]\n\thelper = store\n'],
  [true, 'a program that asks', () => '[core]\n\taskPass = /bin/ask\n'],
  [
    true,
    'a header in a file that is included for this folder',
    () => {
      writeFileSync(join(folder, 'kept.config'), header)
      return `[includeIf "gitdir:${tree}/.git"]\n\tpath = ${join(folder, 'kept.config')}\n`
    }
  ],
  [
    false,
    'a header in a file that is included for another folder',
    () => {
      writeFileSync(join(folder, 'kept.config'), header)
      return `[includeIf "gitdir:/elsewhere/"]\n\tpath = ${join(folder, 'kept.config')}\n`
    }
  ],
  [false, 'a configuration that git does not take', () => '[core\n']
])('returns %s for a repository with %s', async (expected, _, text) => {
  configure(text())
  await expect(hasConfiguredCredentials(tree, searchPath)).resolves.toBe(expected)
})

it('returns false without a repository', async () => {
  await expect(hasConfiguredCredentials(folder, searchPath)).resolves.toBe(false)
})

it('runs neither a git from the work tree nor programs that its configuration names', async () => {
  const [ran, program] = [join(folder, 'ran'), join(tree, 'bin/git')]
  mkdirSync(join(tree, 'bin'))
  writeFileSync(program, `#!/bin/sh\ntouch ${ran}\n`)
  chmodSync(program, 0o755)
  configure(
    `[core]\n\tfsmonitor = ${program}\n\tpager = ${program}\n\teditor = ${program}\n[alias]\n\tconfig = !${program}\n`
  )
  await hasConfiguredCredentials(tree, `${join(tree, 'bin')}:${searchPath}`)
  expect(existsSync(ran)).toBe(false)
})
