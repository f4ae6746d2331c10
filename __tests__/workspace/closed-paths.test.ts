import { mkdir, mkdtemp, realpath, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { homeIn } from '../../src/workspace/sandbox/closed-paths.ts'

it('finds the home folder that a work tree is or contains, and none above it', async () => {
  const base = await realpath(await mkdtemp(join(tmpdir(), 'forgehand-homes-')))
  const [home, link] = [join(base, 'people/one'), join(base, 'link')]
  await mkdir(join(home, 'src'), { recursive: true })
  await symlink(home, link)
  const cases: readonly (readonly [root: string, homes: readonly string[], found: string | undefined])[] = [
    [home, [home], home],
    [home, ['/nonexistent', link], home],
    [base, [home], home],
    ['/', [home], home],
    [join(home, 'src'), [home], undefined],
    [home, ['/', '/tmp', '/var/tmp', '/nonexistent', base], undefined]
  ]
  const wrong = cases.filter(([root, homes, found]) => homeIn(root, homes) !== found)
  await rm(base, { recursive: true })
  expect(wrong).toEqual([])
})
