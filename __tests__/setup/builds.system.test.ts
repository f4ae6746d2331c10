import { execFileSync } from 'node:child_process'
import { expect, it } from '@jest/globals'
import { updateDependencies } from '../../src/setup/install-dependencies.ts'
import { runSetup } from '../../src/run/rooms/prepare.ts'
import { sandbox } from '../support/install-in.ts'
import { temporaryWorkspace, unaborted } from '../support/temporary-workspace.ts'

const openProject = () =>
  temporaryWorkspace({
    files: { '.gitignore': 'dist/\n', 'sum.txt': '3\n' },
    prepare: (root) => {
      execFileSync('git', ['init', '--quiet'], { cwd: root })
      execFileSync('git', ['add', '.'], { cwd: root })
    },
    sandbox
  })
const step = (run: string) => ({ run, network: undefined, timeoutMs: 60_000 })
const options = { context: 'setup', signal: unaborted } as const
const site = '~/.local/lib/python3/site-packages'
const installedFrom = (info: string) =>
  `mkdir -p ${site}/a.dist-info && echo '{"dir_info": ${info}, "url": "file:///tree"}' > ${site}/a.dist-info/direct_url.json`

it.each([
  ['files that git ignores', 'mkdir dist && cp sum.txt dist', true],
  ['an installation of the project', installedFrom('{}'), true],
  ['an editable installation', installedFrom('{"editable": true}'), false],
  ['packages', 'mkdir node_modules && touch node_modules/a.js node_modules/.package-lock.json', false],
  ['files among packages', 'mkdir node_modules && touch node_modules/a.js', true],
  ['programs in HOME', 'mkdir ~/bin && cp sum.txt ~/bin', true],
  ['a tracked file', 'echo 4 > sum.txt', true],
  ['metadata', 'mkdir a.egg-info && touch a.egg-info/PKG-INFO', false],
  ['nothing new', 'touch sum.txt', false]
])('sees whether a set-up command builds: %s', async (_, run, isBuild) => {
  await using place = await openProject()
  expect(await runSetup(place.workspace, [step(run)], options)).toHaveLength(isBuild ? 1 : 0)
})

it('builds each change anew, with a HOME that only its checks see', async () => {
  await using place = await openProject()
  const { workspace } = place
  const build = 'mkdir -p dist && cat sum.txt | tee -a dist/sum.txt >> ~/sum.txt'
  const builds = await runSetup(workspace, [step('test ! -e ~/fails'), step(build)], options)
  const read = async (context: 'setup' | { readonly check: string; readonly when: 'after' }) =>
    (await workspace.run('cat ~/sum.txt', { context, network: false, signal: unaborted })).output
  const check = { check: 'true', when: 'after' } as const
  const update = async (path: string) => {
    await updateDependencies(workspace, [path], {
      before: workspace,
      builds,
      onEnd: () => undefined,
      signal: unaborted
    })
    return [await read('setup'), await read(check)]
  }
  expect(await update('sum.txt')).toEqual(['3\n', '3\n3\n'])
  expect(await update('sum.txt')).toEqual(['3\n', '3\n3\n'])
  expect(await update('README.md')).toEqual(['3\n', '3\n'])
})
