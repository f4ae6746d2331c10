import { mkdir, readFile, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import type { ToolResult } from '../../src/agent/tool.ts'
import { runCommand, type RunCommandOptions } from '../../src/tools/run-command.ts'
import {
  temporaryWorkspace,
  unaborted,
  workingSandboxes,
  type TemporaryOptions,
  type TemporaryWorkspace
} from '../support/temporary-workspace.ts'

const files = {
  'src/inner/a.ts': 'one\n',
  'docs/a.md': 'one\n',
  'count.txt': Array.from({ length: 1_000 }, (_, index) => `${index + 1}\n`).join('')
}

const open = (options: TemporaryOptions = {}) => temporaryWorkspace({ files, sandbox: 'auto', ...options })

/** Without a sandbox, and with these lines of agent.yml. */
const openOff = (commands: readonly string[] = []) => open({ sandbox: 'off', commands })

const call = ({ workspace }: TemporaryWorkspace, input: object): Promise<ToolResult> => {
  const tool = runCommand(workspace, { isBounded: true, defaultSeconds: 120, maxSeconds: 600 })
  return tool.run(tool.parameters.parse(input), unaborted)
}

it.each(['off', ...(await workingSandboxes())] as const)('runs in the folder it is given, with %s', async (sandbox) => {
  await using place = await open({ sandbox })
  const { text } = await call(place, { command: 'cat a.ts', cwd: 'src/inner/' })
  expect(text.split('\n').slice(1)).toEqual(['one'])
  await expect(call(place, { command: 'pwd', cwd: join(place.root, 'docs') })).resolves.toMatchObject({
    text: expect.stringContaining(join(place.root, 'docs'))
  })
})

it.each(['..', '/usr', '/', 'src/../../x', 'out'])('runs at the root for the folder %s, and says so', async (cwd) => {
  await using place = await open()
  await symlink('/usr', join(place.root, 'out'))
  const { text } = await call(place, { command: 'pwd', cwd })
  expect(text).toMatch(/is outside the repository, so it ran at the root\.\nexit code 0/)
  expect(text.endsWith(`\n${place.root}`)).toBe(true)
})

it.each([
  ['iner', 'There is no folder iner. Did you mean src/inner?'],
  ['inner', 'There is no folder inner. Did you mean src/inner?'],
  ['nowhere', 'There is no folder nowhere. Omit cwd for the root.'],
  ['count.txt', 'count.txt is not a folder.'],
  ['count.txt/x', 'There is no folder count.txt/x.'],
  ['.git', '.git is in .git, which no tool reads or writes.']
])('does not run in %s', async (cwd, complaint) => {
  await using place = await open()
  await expect(call(place, { command: 'pwd', cwd })).rejects.toThrow(complaint)
})

it.each([
  ['exit 15', { status: 'failed', exitCode: 15 }],
  ['false && true', { status: 'failed', exitCode: 1 }],
  ['kill -9 $$', { status: 'failed', exitCode: 137 }],
  ['true', { exitCode: 0 }]
])('says how the command %s ended', async (command, end) => {
  await using place = await open()
  const tool = runCommand(place.workspace, {
    isBounded: true,
    defaultSeconds: 120,
    maxSeconds: 600,
    isApproved: () => true
  })
  const { status, exitCode } = await tool.run({ command }, unaborted)
  expect({ status, exitCode }).toEqual(end)
})

it('says that a command timed out, with its output until then', async () => {
  await using place = await open({ commands: ['sleep *'] })
  const { text, status, exitCode } = await call(place, { command: 'echo begun && sleep 600', timeout_seconds: 5 })
  expect(text).toBe('killed at its time limit of 5 s; output until then:\nbegun')
  expect({ status, exitCode }).toEqual({ status: 'timed-out', exitCode: undefined })
})

it('shows the first 15 and the last 85 lines, and stores all of them under a name', async () => {
  await using place = await open()
  const { text } = await call(place, { command: 'cat count.txt && cat count.txt' })
  const lines = text.split('\n')
  expect(lines).toHaveLength(1 + 15 + 1 + 85)
  expect(lines[16]).toBe('[… 1900 lines, 7409 bytes omitted; full output: output:1 …]')
  expect(await readFile(join(place.base, 'state/outputs/1.txt'), 'utf8')).toBe(files['count.txt'].repeat(2))
})

it('does not store output that is shown in full', async () => {
  await using place = await open()
  await call(place, { command: 'cat docs/a.md' })
  await expect(place.workspace.reader.fingerprint('output:1', unaborted)).rejects.toThrow(/does not exist/)
})

it('distinguishes a typing mistake from a command that is not allowed', async () => {
  await using place = await open()
  await expect(call(place, { command: "echo it's" })).rejects.toThrow(
    /was not run\. The shell cannot read the line: .* Write an apostrophe/
  )
  await expect(call(place, { command: 'cat docs/a.md}' })).rejects.toThrow(/ends with an unmatched }/)
})

it('leaves no process running that was started in another folder', async () => {
  await using place = await open({ commands: ['./start'] })
  await mkdir(join(place.root, 'bin'))
  // A unique number, because these tests may run twice at the same time.
  const time = `600.${process.pid}`
  const script = `(setsid setsid sleep ${time} >/dev/null 2>&1 &); sleep ${time} & echo started`
  const { output } = await place.workspace.run(script, {
    context: 'agent',
    cwd: 'bin',
    signal: unaborted,
    timeoutMs: 120_000
  })
  const { output: left } = await place.workspace.run(`grep -slz '^${time}$' /proc/[0-9]*/cmdline`, {
    context: 'agent',
    signal: unaborted
  })
  expect([output, left]).toEqual(['started\n', ''])
})

const patchOf = (path: string) => `*** Begin Patch\n*** Update File: ${path}\n-one\n+two\n*** End Patch`

it.each([
  [{ command: `apply_patch <<'EOF'\n${patchOf('docs/a.md')}\nEOF` }],
  [{ command: `cd docs && applypatch <<'EOF'\n${patchOf('a.md')}\nEOF` }],
  [{ command: `apply_patch <<'EOF'\n${patchOf('a.md')}\nEOF`, cwd: 'docs' }],
  [{ command: `cd ../docs && apply_patch <<'EOF'\n${patchOf('a.md')}\nEOF`, cwd: 'src' }],
  [{ command: `bash -lc "apply_patch '${patchOf('docs/a.md')}'"` }]
])('applies a patch in a shell command: %j', async (input) => {
  await using place = await open()
  const { edits } = await call(place, input)
  expect(edits).toEqual([{ path: 'docs/a.md', added: 1, removed: 1, diff: '@@ line 1 @@\n-one\n+two' }])
  expect(await readFile(join(place.root, 'docs/a.md'), 'utf8')).toBe('two\n')
})

it('applies no patch outside the repository, in any working folder', async () => {
  await using place = await open()
  const command = `cd ../.. && apply_patch <<'EOF'\n${patchOf('a.md')}\nEOF`
  await expect(call(place, { command, cwd: 'docs' })).rejects.toThrow(/outside the repository/)
})

it('refers a patch that the shell would change to apply_patch', async () => {
  await using place = await open()
  const command = `apply_patch <<EOF\n${patchOf('$HOME')}\nEOF`
  await expect(call(place, { command })).rejects.toThrow(/was not run\. .*Pass it to the tool apply_patch/)
})

describe('a command that no rule allows', () => {
  const ask = ({ workspace }: TemporaryWorkspace, input: object, isApproved?: RunCommandOptions['isApproved']) => {
    const tool = runCommand(workspace, { isBounded: true, defaultSeconds: 120, maxSeconds: 600, isApproved })
    return tool.run(tool.parameters.parse(input), unaborted)
  }
  const nobody = () => false

  it('waits for approval on request, with the details that a maintainer needs', async () => {
    await using place = await open({ commands: [] })
    const input = { command: 'rm -r docs', cwd: 'src', request_approval: true }
    const { approvalRequest, denial } = await ask(place, input, nobody)
    expect(approvalRequest).toEqual({
      command: 'rm -r docs',
      cwd: 'src',
      severity: 'high',
      reason: 'No rule allows "rm -r docs".'
    })
    expect(denial).toBeUndefined()
  })

  it('is not run, and the result mentions request_approval', async () => {
    await using place = await open({ commands: [] })
    const { text, denial, approvalRequest } = await ask(place, { command: 'rm -r docs' }, nobody)
    expect(text).toMatch(/was not run: No rule allows .* call it again with request_approval/)
    expect([denial?.remedy, approvalRequest]).toEqual(["- 'rm -r docs'", undefined])
    expect(await readFile(join(place.root, 'docs/a.md'), 'utf8')).toBe('one\n')
  })

  it('runs only if exactly this command was approved, even if critical', async () => {
    await using place = await open({ commands: [] })
    const isApproved: RunCommandOptions['isApproved'] = ({ command, cwd }) => command === 'rm -rf ./*' && cwd === 'docs'
    await ask(place, { command: 'rm -rf ./*', cwd: 'docs' }, isApproved)
    await expect(readFile(join(place.root, 'docs/a.md'))).rejects.toThrow('ENOENT')
    expect((await ask(place, { command: 'rm -rf ./*' }, isApproved)).denial).toBeDefined()
    expect((await ask(place, { command: 'rm -rf ./* ', cwd: 'docs' }, isApproved)).denial).toBeDefined()
  })

  it('is refused where approval cannot be requested', async () => {
    await using place = await open({ commands: [] })
    const { text, denial, approvalRequest } = await ask(place, { command: 'rm -r docs', request_approval: true })
    expect([denial === undefined, approvalRequest]).toEqual([false, undefined])
    expect(text).not.toContain('request_approval')
  })

  it('does not wait if a rule allows it', async () => {
    await using place = await open({ commands: [] })
    const { text, approvalRequest } = await ask(place, { command: 'cat docs/a.md', request_approval: true }, nobody)
    expect([approvalRequest, text.split('\n').at(-1)]).toEqual([undefined, 'one'])
  })
})

describe('without a sandbox', () => {
  it('starts a listed line as an argument list, and checks as they are', async () => {
    const line = "printf %s, '$HOME' 'a;b' *"
    await using place = await open({ sandbox: 'off', commands: [line.replace('*', "'*'")], verify: ['echo 1 | cat'] })
    const outputOf = async (command: string) => (await call(place, { command })).text.split('\n').slice(1).join('\n')
    await expect(outputOf(line.replace('*', "'*'"))).resolves.toBe('$HOME,a;b,*,')
    await expect(outputOf(line)).rejects.toThrow(/there is no shell/)
    await expect(outputOf('echo 1 | cat')).resolves.toBe('1')
  })

  it('reads only what is in the work tree, whatever leads out of it', async () => {
    await using place = await openOff()
    await symlink('/etc', join(place.root, 'docs/etc'))
    const read = (path: string, cwd = 'docs') => call(place, { command: `cat ${path}`, cwd })
    await expect(read('../src/inner/a.ts')).resolves.toMatchObject({ exitCode: 0 })
    await expect(read(join(place.root, 'docs/a.md'))).resolves.toMatchObject({ exitCode: 0 })
    const outside = [
      '/etc/hostname',
      'etc/hostname',
      '../../x',
      '/proc/self/environ',
      '../.git/config',
      'a.md /etc/hostname'
    ]
    for (const path of outside) await expect(read(path)).rejects.toThrow(/outside the repository|is in \.git/)
  })

  it('runs an approved line only if it needs no shell', async () => {
    await using place = await openOff()
    const tool = runCommand(place.workspace, {
      isBounded: false,
      defaultSeconds: 120,
      maxSeconds: 600,
      isApproved: () => true
    })
    await expect(tool.run({ command: "touch 'a;b'" }, unaborted)).resolves.toMatchObject({ exitCode: 0 })
    await expect(place.workspace.files(unaborted)).resolves.toContain('a;b')
    await expect(tool.run({ command: 'touch c; touch d' }, unaborted)).rejects.toThrow(/there is no shell/)
    await expect(tool.run({ command: 'no-such-program a' }, unaborted)).rejects.toThrow(/ENOENT/)
  })
})
