import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { runProgram } from '../../src/git/machine-program.ts'

it('starts no program from a relative folder of the PATH, nor from the outermost checkout', async () => {
  const base = await realpath(await mkdtemp(join(tmpdir(), 'forgehand-programs-')))
  const tree = join(base, 'tree')
  for (const folder of ['tree/.git', 'tree/sub/.git', 'tree/node_modules/.bin', 'bin'])
    await mkdir(join(base, folder), { recursive: true })
  for (const folder of ['tree/node_modules/.bin', 'tree', 'bin'])
    await writeFile(join(base, folder, 'xdg-open'), `#!/bin/sh\necho ${folder}\n`, { mode: 0o755 })
  await symlink(join(tree, 'node_modules/.bin'), join(base, 'link'))
  const run = (path: readonly string[], workTree: string) =>
    runProgram('xdg-open', [], { workTree, cwd: tree, environment: { PATH: path.join(':') } }).catch(() => 'none')
  const [own, outside] = [join(tree, 'node_modules/.bin'), join(base, 'bin')]
  const cases = [
    [[own], tree],
    [[own], join(tree, 'sub')],
    [['.', 'node_modules/.bin', ''], tree],
    [[join(base, 'link')], tree],
    [[own, outside], tree]
  ] as const
  const started = await Promise.all(cases.map(([path, workTree]) => run(path, workTree)))
  await rm(base, { recursive: true })
  expect(started).toEqual(['none', 'none', 'none', 'none', 'bin\n'])
})
