import { link, mkdir, symlink, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { attachFile } from '../../src/tools/attach-file.ts'
import { temporaryWorkspace } from '../support/temporary-workspace.ts'

const { signal } = new AbortController()

it('passes on the bytes of a file, and tells the model its name', async () => {
  await using opened = await temporaryWorkspace({ files: { 'out/chart.svg': '<svg/>' } })
  const attached: unknown[] = []
  const tool = attachFile(opened.workspace, (path, content) => {
    attached.push([path, content.toString()])
    return Promise.resolve('chart.svg')
  })
  await expect(tool.run({ path: 'out/chart.svg' }, signal)).resolves.toEqual({ text: 'Attached as chart.svg.' })
  expect(attached).toEqual([['out/chart.svg', '<svg/>']])
})

it.each([
  ['a path out of the work tree', '../secret.txt', /outside/],
  ['an absolute path', '/etc/passwd', /outside/],
  ['a link out of the work tree', 'link', /outside|symbolic link/],
  ['a hard link', 'hard', /hard link/],
  ['the git directory', '.git/config', /\.git/],
  ['a folder', 'folder', /is a folder/],
  ['a file that does not exist', 'nothing.txt', /does not exist/],
  ['a file that is too large', 'large.bin', /the limit is 10485760/]
])('refuses %s', async (_, path, reason) => {
  await using opened = await temporaryWorkspace({ files: { 'a.txt': 'a' } })
  const { root, base, workspace } = opened
  await Promise.all([
    writeFile(join(base, 'secret.txt'), 'secret'),
    mkdir(join(root, 'folder')),
    mkdir(join(root, '.git'), { recursive: true }),
    writeFile(join(root, 'large.bin'), '')
  ])
  await writeFile(join(root, '.git/config'), 'token')
  await symlink(join(base, 'secret.txt'), join(root, 'link'))
  await link(join(base, 'secret.txt'), join(root, 'hard'))
  await truncate(join(root, 'large.bin'), 10 * 1024 * 1024 + 1)
  const tool = attachFile(workspace, () => Promise.reject(new Error('It was attached.')))
  await expect(tool.run({ path }, signal)).rejects.toThrow(reason)
})
