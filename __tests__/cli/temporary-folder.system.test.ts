import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readdir, readlink, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it } from '@jest/globals'

const MODULE = join(import.meta.dirname, '../../src/cli/temporary-folder.ts')
const MAKE = `
  const { makeTemporaryFolder } = await import(${JSON.stringify(MODULE)})
  console.log(makeTemporaryFolder())
`

function starting(program: string, TMPDIR: string) {
  return spawn(process.execPath, ['--input-type=module', '-e', program], { env: { PATH: '/usr/bin', TMPDIR } })
}

async function startWaiting(parent: string) {
  const child = starting(`${MAKE}; setInterval(() => undefined, 1e6)`, parent)
  const [line] = (await once(child.stdout, 'data')) as readonly unknown[]
  return { child, folder: String(line).trim() }
}

it('deletes what killed runs left, and nothing else', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'forgehand-test-'))
  const [living, killed] = [await startWaiting(parent), await startWaiting(parent)]
  killed.child.kill('SIGKILL')
  await once(killed.child, 'exit')
  const left = killed.folder
  const owner = await readlink(join(left, '.owner'))
  const others: Readonly<Record<string, readonly [owner: string | undefined, mode: number]>> = {
    'forgehand-without-owner': [undefined, 0o700],
    'forgehand-of-another-boot': [owner.replace(/ \w{8}-/, ' 00000000-'), 0o700],
    'forgehand-of-a-container': [owner.replace(/\d+\]$/, '1]'), 0o700],
    'forgehand-open-to-others': [owner, 0o777],
    'other-name': [owner, 0o700]
  }
  for (const [name, [link, mode]] of Object.entries(others)) {
    await mkdir(join(parent, name))
    if (link !== undefined) await symlink(link, join(parent, name, '.owner'))
    await chmod(join(parent, name), mode)
  }
  await symlink('other-name', join(parent, 'forgehand-link'))
  await mkdir(join(left, 'closed'))
  await writeFile(join(left, 'closed/token'), 'canary')
  await chmod(join(left, 'closed'), 0)

  const next = starting(MAKE, parent)
  const made = (await text(next.stdout)).trim()
  const names = [...Object.keys(others), 'forgehand-link', basename(living.folder), basename(made)]
  expect((await readdir(parent)).toSorted()).toEqual(names.toSorted())
  living.child.kill('SIGKILL')
  await rm(parent, { recursive: true, force: true })
})
