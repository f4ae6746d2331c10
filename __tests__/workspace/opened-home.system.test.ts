import { chmod, mkdir, mkdtemp, realpath, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, it } from '@jest/globals'
import { findUnreadable } from '../../src/workspace/sandbox/credentials.ts'
import { findOpenedPaths } from '../../src/workspace/sandbox/opened-paths.ts'
import { isWithin } from '../../src/text/paths.ts'
import { writeFiles } from '../support/temporary-workspace.ts'

it('opens folders of the home folder with plain names only as far as a toolchain is in them', async () => {
  const home = await realpath(await mkdtemp(join(tmpdir(), 'forgehand-home-')))
  const opened = async (files: Readonly<Record<string, string>>) => {
    await writeFiles(home, files)
    const options = { root: '/nonexistent', home, homes: [home], closed: [], readable: [], environment: {} }
    return findOpenedPaths(options)
      .toolchains.map((path) => relative(home, path))
      .filter((path) => !path.startsWith('..'))
  }
  const plain = { 'sdk/config/master.key': 'x', 'sdk/.env': 'x', 'n/notes.txt': 'x', '.linuxbrew/etc/wg0.conf': 'x' }
  expect(await opened(plain)).toEqual([])
  const marked = {
    'sdk/go1.25/go.env': '',
    'n/n/versions/node/25/bin/node': '',
    'n/bin/node': '',
    '.linuxbrew/bin/x': ''
  }
  expect(new Set(await opened(marked))).toEqual(new Set(['sdk/go1.25', 'n/n/versions', 'n/bin', '.linuxbrew/bin']))
  await rm(home, { recursive: true })
})

it('opens of a home folder no environment that is not used, of folders on PATH the programs, and no text with a credential', async () => {
  const home = await realpath(await mkdtemp(join(tmpdir(), 'forgehand-home-')))
  const secret = '#!/bin/sh\nexport AWS_SECRET_KEY=canary\n'
  const [readable, closed] = [
    [
      'bin/hello',
      'own/venv/bin/python',
      'own/conda/lib/x',
      '.local/bin/hello',
      '.local/share/pipx/venvs/used/lib/x',
      'bin/used'
    ],
    [
      ...[
        'miniconda3/envs/other/etc/conda/activate.d/env_vars.sh',
        'miniconda3/envs/other/conda-meta/state',
        '.virtualenvs/other/bin/python'
      ],
      ...[
        '.local/share/pipx/venvs/tool/lib/x',
        '.local/share/uv/tools/tool/uv-receipt.toml',
        'bin/notes.txt',
        'bin/deploy'
      ],
      ...[
        'own/venv/bin/postactivate',
        'own/venv/.env',
        'own/conda/etc/vars.sh',
        'own/conda/conda-meta/state',
        '.local/bin/deploy'
      ],
      ...[
        '.nvm/notes/mine.txt',
        '.local/share/pipx/venvs/used/pipx_metadata.json',
        'code/dotfiles/bin/vpn',
        'code/dotfiles/bin/data/x'
      ]
    ]
  ]
  const holdsSecret = (path: string) => /deploy|postactivate|vars.sh|mine|vpn/.test(path)
  const used = '.local/share/pipx/venvs/used'
  await writeFiles(
    home,
    Object.fromEntries([...readable, ...closed].map((path) => [path, holdsSecret(path) ? secret : 'x']))
  )
  await writeFiles(home, { 'own/venv/pyvenv.cfg': '', [`${used}/pyvenv.cfg`]: '', [`${used}/bin/used`]: '' })
  await rm(join(home, 'bin/used'))
  await symlink(join(home, used, 'bin/used'), join(home, 'bin/used'))
  for (const name of ['hello', 'deploy']) await chmod(join(home, 'bin', name), 0o700)
  const PATH = ['bin', 'own/venv/bin', 'code/dotfiles/bin', '.local/bin'].map((name) => join(home, name)).join(':')
  const environment = { PATH, CONDA_PREFIX: join(home, 'own/conda') }
  const { toolchains, links } = findOpenedPaths({
    ...{ root: '/nonexistent', home, homes: [home], closed: [home], readable: [], environment }
  })
  const unreadable = await findUnreadable(toolchains, [home])
  await rm(home, { recursive: true })
  const opened = [...toolchains, ...links.map(({ path }) => path)]
  const isReadable = (path: string) => opened.some((each) => isWithin(path, each)) && !unreadable.includes(path)
  expect([...readable, ...closed].filter((path) => isReadable(join(home, path)))).toEqual(readable)
})

it('opens a folder of programs in a home folder as one mount if nothing else is in it and it is searched for credentials', async () => {
  const home = await realpath(await mkdtemp(join(tmpdir(), 'forgehand-home-')))
  const [whole, mixed, unsearched] = ['shims', 'mixed', 'share'] as const
  const programs = [whole, mixed, unsearched].flatMap((folder) => [`${folder}/one`, `${folder}/two`])
  await writeFiles(home, Object.fromEntries([...programs, 'mixed/notes.txt'].map((path) => [path, 'x'])))
  for (const path of programs) await chmod(join(home, path), 0o755)
  await symlink('one', join(home, 'shims/link'))
  await mkdir(join(home, 'empty'))
  const PATH = [whole, mixed, unsearched, 'empty'].map((name) => join(home, name)).join(':')
  const options = { root: '/nonexistent', home, homes: [home], closed: [], readable: [], environment: { PATH } }
  const opened = findOpenedPaths(options).toolchains.map((path) => relative(home, path))
  expect(opened.filter((path) => !path.startsWith('..')).toSorted()).toEqual(
    ['mixed/one', 'mixed/two', 'share/one', 'share/two', 'shims'].toSorted()
  )
  await rm(home, { recursive: true })
})

it('opens of browsers no profile, and of version managers no other environment and no database', async () => {
  const home = await realpath(await mkdtemp(join(tmpdir(), 'forgehand-home-')))
  const conda = '.pyenv/versions/miniconda3-latest'
  const [readable, closed] = [
    [
      ...['.cache/ms-playwright/chromium_headless_shell-1148/x', '.pyenv/shims/python', `${conda}/bin/python`],
      ...[`${conda}/envs/used/bin/python`, '.asdf/installs/postgres/16.1/bin/psql', '.asdf/shims/psql'],
      ...['.asdf/installs/elixir/1.18/data/x', '.local/share/mise/installs/node/24/bin/node']
    ],
    [
      ...['.cache/ms-playwright/mcp-chrome-profile/Default/Cookies', `${conda}/envs/other/x`, `${conda}/pkgs/urls.txt`],
      ...[
        `${conda}/conda-meta/state`,
        '.local/share/mise/installs/python/3.12/envs/other/x',
        'miniconda3/pkgs/urls.txt'
      ],
      ...['.asdf/installs/postgres/16.1/data/base/1', '.asdf/installs/postgres/16.1/data/PG_VERSION']
    ]
  ]
  await writeFiles(home, Object.fromEntries([...readable, ...closed].map((path) => [path, 'x'])))
  const environment = { VIRTUAL_ENV: join(home, conda, 'envs/used') }
  const options = { root: '/nonexistent', home, homes: [home], closed: [home], readable: [], environment }
  const { paths } = findOpenedPaths(options)
  await rm(home, { recursive: true })
  const isReadable = (path: string) => paths.some((each) => isWithin(join(home, path), each))
  expect([...readable, ...closed].filter(isReadable)).toEqual(readable)
})
