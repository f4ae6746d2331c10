import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { trustedEnvironment } from '../../src/git/hardened-environment.ts'
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

it('leaves out each variable that leads into the checkout', async () => {
  const tree = await realpath(await mkdtemp(join(tmpdir(), 'forgehand-programs-')))
  await writeFile(join(tree, 'x.so'), '')
  const leading = {
    NODE_PATH: 'lib',
    PYTHONPATH: `${tree}:`,
    LD_LIBRARY_PATH: ':',
    LD_PRELOAD: `/nonexistent.so ${tree}/x.so`,
    VIRTUAL_ENV: tree,
    GOFLAGS: '-toolexec=./x.so'
  }
  const others = { JAVA_HOME: '/usr', LANG: 'C.UTF-8', GOPRIVATE: 'example.org/a/*', HTTPS_PROXY: 'http://127.0.0.1:1' }
  const given = { ...leading, ...others, PYTHONHOME: undefined, GOPATH: `/nonexistent:${tree}:/usr` }
  const trusted = await trustedEnvironment(tree, given)
  await rm(tree, { recursive: true })
  expect(trusted).toEqual({ ...others, GOPATH: '/usr', PATH: '/nonexistent' })
})
