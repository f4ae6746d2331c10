import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, it } from '@jest/globals'
import { findUnreadable } from '../../src/workspace/sandbox/credentials.ts'
import { findOpenedPaths } from '../../src/workspace/sandbox/opened-paths.ts'
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
  const deploy = '#!/bin/sh\ncurl -H "Authorization: Bearer canary-script"\n'
  await writeFiles(home, { '.local/bin/deploy': deploy, '.local/bin/hello': '#!/bin/sh\necho hello\n' })
  const closed = await findUnreadable([join(home, '.local/bin')])
  await rm(home, { recursive: true })
  expect(closed.map((path) => relative(home, path))).toEqual(['.local/bin/deploy'])
})
