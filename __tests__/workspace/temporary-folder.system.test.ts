import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it } from '@jest/globals'
import { describeEach } from '../support/describe-each.ts'
import { temporaryWorkspace, unaborted, workingSandboxes } from '../support/temporary-workspace.ts'

const sandboxes = await workingSandboxes()

describeEach(sandboxes)('the temporary folder of commands in %s', (sandbox) => {
  it('keeps its files from one command to the next, outside of the machine’s own /tmp', async () => {
    await using place = await temporaryWorkspace({ sandbox })
    const run = async (command: string) =>
      (await place.workspace.run(command, { context: 'agent', signal: unaborted })).output
    await run('mkdir /tmp/kept-files && echo kept > /tmp/kept-files/b')
    await expect(run('cat /tmp/kept-files/b')).resolves.toBe('kept\n')
    await expect(readFile(join(place.base, 'state/contexts/agent/tmp/kept-files/b'), 'utf8')).resolves.toBe('kept\n')
    await expect(readFile('/tmp/kept-files/b')).rejects.toThrow(/ENOENT/)
  })

  it('does not let a command replace the folder that other mounts are in', async () => {
    await using place = await temporaryWorkspace({ sandbox })
    const run = async (command: string) =>
      (await place.workspace.run(command, { context: 'agent', signal: unaborted })).output
    const first = place.base.split('/').slice(0, 3).join('/')
    await run(`mv ${first} /tmp/other; rm -rf ${first}; ln -s /etc ${first}; rmdir ${first}`)
    await expect(run('pwd; ls -d .git; [ -L ' + first + ' ] && echo replaced')).resolves.toBe(`${place.root}\n.git\n`)
  })

  it('is the same for the file tools, which follow no link out of it', async () => {
    await using place = await temporaryWorkspace({ sandbox })
    const { workspace } = place
    const run = async (command: string) =>
      (await workspace.run(command, { context: 'agent', signal: unaborted })).output
    await expect(workspace.writeFile('/tmp/x/a.py', 'print(1)\n', unaborted)).resolves.toEqual({
      path: '/tmp/x/a.py',
      isNew: true
    })
    await expect(
      run('cat /tmp/x/a.py; echo two > /tmp/x/b; ln -s /etc/passwd /tmp/link; ln -s /tmp/x /tmp/y')
    ).resolves.toBe('print(1)\n')
    const { content } = await workspace.readFile('/tmp/x/b', unaborted)
    expect(content.toString()).toBe('two\n')
    const view = await workspace.reader.view(
      '/tmp/x/b',
      { first: 1, count: 9, maxLineLength: 99, maxLength: 999 },
      unaborted
    )
    expect(view).toMatchObject({ path: '/tmp/x/b' })
    await expect(workspace.reader.listFolder('/tmp/x', unaborted)).resolves.toMatchObject({ path: '/tmp/x' })
    const found = await workspace.reader.search(
      { pattern: 'two', path: '/tmp/x', globs: [], isLiteral: true, ignoreCase: false, context: 0, maxMatches: 9 },
      unaborted
    )
    expect(found.lines).toMatchObject([{ path: '/tmp/x/b' }])
    await workspace.writeFile('/tmp/x/c', 'two\0\0', unaborted)
    const inBinary = await workspace.reader.search(
      { pattern: 'two', path: '/tmp/x', globs: [], isLiteral: true, ignoreCase: false, context: 0, maxMatches: 9 },
      unaborted
    )
    expect(inBinary.binaries).toEqual(['/tmp/x/c'])
    for (const path of ['/tmp/link', '/tmp/../etc/passwd', '/tmp/x/../../etc/passwd', '/tmp/y/b']) {
      await expect(workspace.readFile(path, unaborted)).rejects.toThrow(/outside|does not exist/)
      await expect(workspace.writeFile(path, 'x', unaborted)).rejects.toThrow()
    }
    await expect(workspace.applyChanges([{ path: '/tmp/x/b', content: undefined }], unaborted)).rejects.toThrow(
      /write_file/
    )
  })

  it('is empty and private for a program in the background', async () => {
    await using place = await temporaryWorkspace({ sandbox })
    await place.workspace.run('echo kept > /tmp/a', { context: 'agent', signal: unaborted })
    const command = ['sh', '-c', 'ls -A /tmp; echo x > /tmp/b && echo written'] as const
    const background = await place.workspace.startBackgroundProcess(command, { environment: {}, network: false })
    const output = await text(background.output)
    await background.end()
    expect(output).toMatch(/^written$/m)
    expect(output).not.toMatch(/^a$/m)
  })
})
