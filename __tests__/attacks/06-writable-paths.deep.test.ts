import { existsSync } from 'node:fs'
import { mkdir, readFile, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from '@jest/globals'
import { UserError } from '../../src/errors.ts'
import { toolbox } from '../../src/tools/index.ts'
import { describeEach } from '../support/describe-each.ts'
import {
  temporaryWorkspace,
  unaborted,
  workingSandboxes,
  type TemporaryOptions
} from '../support/temporary-workspace.ts'
import { snapshot, toolNamed } from '../support/tool-call.ts'

const files = {
  'src/a.ts': 'one\n',
  'src/deep/b.ts': 'two\n',
  'srcs/c.ts': 'three\n',
  'README.md': 'read\n',
  'CHANGELOG.md': 'log\n',
  '.github/workflows/ci.yml': 'on: push\n'
}
const writablePaths = ['src', 'CHANGELOG.md', 'new/place']

async function open(options: TemporaryOptions = {}) {
  const place = await temporaryWorkspace({ files, writablePaths, ...options })
  // Links out of the writable paths, as a repository can have them.
  await symlink('../.github', join(place.root, 'src/hub'))
  await symlink('../README.md', join(place.root, 'src/readme'))
  const tools = toolbox(place.workspace, { isReadOnly: false })
  const call = async (name: string, input: object): Promise<string> => {
    const tool = toolNamed(tools, name)
    return tool.run(tool.parameters.parse(input), unaborted).then(
      ({ text }) => text,
      (error: unknown) => (error instanceof Error ? error.message : String(error))
    )
  }
  return { ...place, call }
}

describe('the file tools', () => {
  const outside = [
    ['README.md', 'README.md'],
    ['srcs/c.ts', 'srcs/c.ts'],
    ['src/../README.md', 'README.md'],
    ['SRC/x.ts', 'SRC/x.ts'],
    ['CHANGELOG.md.orig', 'CHANGELOG.md.orig'],
    ['new/place2', 'new/place2'],
    ['new', 'new'],
    ['src/hub/workflows/evil.yml', '.github/workflows/evil.yml'],
    ['src/hub/workflows/ci.yml', '.github/workflows/ci.yml'],
    ['src/readme', 'README.md']
  ] as const

  it('do not write to other paths, however they are written', async () => {
    await using place = await open()
    const before = await snapshot(place.root)
    const wrong: string[] = []
    for (const [path, real] of outside) {
      await place.call('read_file', { path })
      const said = await place.call('write_file', { path, content: 'evil\n' })
      await place.call('edit_file', { path, old_string: '', new_string: 'evil\n' })
      await place.call('apply_patch', { patch: `*** Begin Patch\n*** Add File: ${path}\n+evil\n*** End Patch` })
      await place.call('apply_patch', { patch: `*** Begin Patch\n*** Delete File: ${path}\n*** End Patch` })
      await place.call('apply_patch', {
        patch: `*** Begin Patch\n*** Update File: src/a.ts\n*** Move to: ${path}\n@@\n-one\n+evil\n*** End Patch`
      })
      const allowed = 'agent.yml allows changes only in src, CHANGELOG.md, new/place.'
      if (said !== `${real} was not changed: ${allowed}`) wrong.push(`${path}: ${said}`)
      if (!isDeepStrictEqual(await snapshot(place.root), before)) wrong.push(`${path}: changed`)
    }
    expect(wrong).toEqual([])
  })

  it('change nothing if one file of a patch is outside', async () => {
    await using place = await open()
    const before = await snapshot(place.root)
    const patch =
      '*** Begin Patch\n*** Update File: src/a.ts\n@@\n-one\n+1\n*** Update File: README.md\n@@\n-read\n+evil\n*** End Patch'
    await expect(place.call('apply_patch', { patch })).resolves.toContain('README.md was not changed')
    await expect(snapshot(place.root)).resolves.toEqual(before)
  })

  it('write to the writable paths', async () => {
    await using place = await open()
    const paths = ['src/a.ts', 'src/new/x.ts', 'CHANGELOG.md', 'new/place', 'src/deep/../deep/b.ts']
    const said: string[] = []
    for (const path of paths) {
      await place.call('read_file', { path })
      said.push(await place.call('write_file', { path, content: 'good\n' }))
    }
    expect(said.filter((text) => !/^(?:Created|Replaced)/.test(text))).toEqual([])
  })

  it('write below a writable path that does not exist yet', async () => {
    await using place = await open()
    const said = await place.call('write_file', { path: 'new/place/x.ts', content: 'good\n' })
    expect(said).toMatch(/^Created/)
  })
})

const escapes: readonly (readonly [name: string, command: string])[] = [
  ['a file', 'echo evil > README.md'],
  ['a new file', 'echo evil > evil.txt'],
  ['a folder with a similar name', 'echo evil > srcs/c.ts'],
  ['a committed link', 'echo evil > src/readme'],
  ['a committed link to a folder', 'echo evil > src/hub/workflows/ci.yml'],
  ['a link of its own', 'ln -s .. src/up; echo evil > src/up/README.md'],
  ['a hard link', 'ln README.md src/hard && echo evil > src/hard'],
  ['a rename', 'mv src/a.ts a.ts; mv README.md src/'],
  ['a removal', 'rm -rf README.md .github srcs'],
  [
    'an exchange of the writable folder for a link',
    'mv src src2; rm -rf src; ln -s .github src; echo evil > src/workflows/ci.yml'
  ],
  ['a mount', 'mount -o remount,rw "$PWD"; mount --bind src .github; echo evil > README.md'],
  ['a process that goes on', '(sleep 0.2; echo evil > README.md) & wait']
]

/** Each sandbox gets the same list of mounts. These depend on what it does with them. */
const SHARP: ReadonlySet<string> = new Set(['a hard link', 'an exchange of the writable folder for a link', 'a mount'])

const sandboxes = await workingSandboxes()

describeEach(sandboxes)('commands in %s', (sandbox) => {
  it.each(sandbox === sandboxes[0] ? escapes : escapes.filter(([name]) => SHARP.has(name)))(
    'do not change the rest by %s',
    async (_, command) => {
      await using place = await open({ sandbox })
      const outside = async () =>
        Object.fromEntries(Object.entries(await snapshot(place.root)).filter(([path]) => !path.startsWith('src/')))
      const before = await outside()
      await place.workspace.run(command, { context: 'agent', signal: unaborted })
      await expect(outside()).resolves.toEqual(before)
      expect(existsSync(join(place.root, 'src'))).toBe(true)
    }
  )

  it('write to what is listed, and to /tmp and their home', async () => {
    await using place = await open({ sandbox })
    const command =
      'echo 1 > src/a.ts && echo 2 > src/deep/new.ts && echo 3 >> CHANGELOG.md && echo 4 > /tmp/x && echo 5 > ~/y && cat /tmp/x ~/y'
    const { output } = await place.workspace.run(command, { context: 'agent', signal: unaborted })
    expect(output).toBe('4\n5\n')
    await expect(readFile(join(place.root, 'src/deep/new.ts'), 'utf8')).resolves.toBe('2\n')
    await expect(readFile(join(place.root, 'CHANGELOG.md'), 'utf8')).resolves.toBe('log\n3\n')
  })

  it('write to a listed folder as soon as a file tool has created it', async () => {
    await using place = await open({ sandbox })
    await place.call('write_file', { path: 'new/place/x.ts', content: 'x\n' })
    await place.workspace.run('echo y > new/place/y.ts; echo evil > new/z.ts', { context: 'agent', signal: unaborted })
    expect(Object.keys(await snapshot(join(place.root, 'new')))).toEqual(['place/x.ts', 'place/y.ts'])
  })

  it('do not write to a listed folder that is a link', async () => {
    await using place = await open({ sandbox, writablePaths: ['src/hub', 'linked'] })
    await symlink('.github', join(place.root, 'linked'))
    const before = await snapshot(place.root)
    await place.workspace.run('echo evil > linked/x; echo evil > src/hub/x; echo evil > .github/x', {
      context: 'agent',
      signal: unaborted
    })
    await expect(snapshot(place.root)).resolves.toEqual(before)
  })

  it('never write to .git in a listed folder', async () => {
    await using place = await open({ sandbox, files: { ...files, 'src/sub/.git/config': '[core]\n' } })
    await place.workspace.run('echo evil >> src/sub/.git/config', { context: 'agent', signal: unaborted })
    await expect(readFile(join(place.root, 'src/sub/.git/config'), 'utf8')).resolves.toBe('[core]\n')
  })

  it('of the checks, which agent.yml names, write anywhere', async () => {
    await using place = await open({ sandbox })
    await place.workspace.run('mkdir coverage && echo x > coverage/x', {
      context: { check: 'npm test', when: 'before' },
      signal: unaborted
    })
    expect(existsSync(join(place.root, 'coverage/x'))).toBe(true)
  })
})

it('refuses to start without a sandbox that can enforce it', async () => {
  await expect(open({ sandbox: 'off' })).rejects.toThrow(UserError)
})

it('reads everything', async () => {
  await using place = await open()
  await mkdir(join(place.root, 'other'))
  await expect(place.call('read_file', { path: 'README.md' })).resolves.toContain('read')
  await expect(place.call('list_directory', {})).resolves.toContain('other/')
})
