import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, it } from '@jest/globals'
import { homeIn, programIn } from '../../src/workspace/sandbox/closed-paths.ts'

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

it('finds what Node loads before the program, if it is in the work tree', async () => {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'forgehand-loaded-')))
  const [file, outside] = [join(root, '.pnp.cjs'), import.meta.filename]
  for (const path of [file, join(root, 'loader.mjs'), join(root, 'named.js')]) await writeFile(path, '')
  const fromHere = relative(process.cwd(), join(root, 'named'))
  const inTree = [
    `--require ${file}`,
    `-r "${file}"`,
    `--experimental-loader file://${root}/loader.mjs`,
    `-r ${fromHere}`,
    // Node looks for packages in each folder above the working folder, and in NODE_PATH.
    ...['-r dotenv/config', '--require=hook', '--import hook', '--loader hook', '--experimental_loader hook'],
    ...['--import data:text/javascript,', '--experimental-default-config-file']
  ]
  const others = [
    '',
    '--max-old-space-size=8192 --enable-source-maps',
    `--require ${outside} --import file://${outside}`
  ]
  const found = [...inTree, ...others].filter((options) => programIn(root, options, []) !== undefined)
  const started = [['--import', 'hook'], ['--require=hook'], ['--import', outside]]
  const refused = started.map((options) => programIn(root, '', options))
  await rm(root, { recursive: true })
  expect(found).toEqual(inTree)
  expect(refused).toEqual(['--import hook', '--require hook', undefined])
})
