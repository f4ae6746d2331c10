import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import * as z from 'zod'
import { agentHost } from '../../src/agent-host.ts'
import { executeCall, resolveCall } from '../../src/agent/execute-call.ts'
import { toolDefinitions } from '../../src/agent/tool-definition.ts'
import { defineTool, type Tool } from '../../src/agent/tool.ts'
import { toolbox } from '../../src/tools/index.ts'
import { otherAgents } from '../../src/tools/other-agents.ts'
import { temporaryWorkspace, unaborted } from '../support/temporary-workspace.ts'

const files = { 'a.ts': 'one\ntwo\nthree\nfour\n', 'src/b.ts': 'two\r\nmore\r\n' }
const EDITOR = 'str_replace_based_edit_tool'

async function open(serverTools: readonly Tool[] = [], sandbox: 'auto' | 'off' = 'off') {
  const place = await temporaryWorkspace({ files, sandbox })
  const tools = toolbox(place.workspace, { isReadOnly: false, serverTools })
  const run = async (name: string, args: object) => {
    const resolved = await resolveCall({ id: '1', name, arguments: JSON.stringify(args) }, tools, agentHost)
    const { ok, result } = await executeCall(resolved, agentHost, unaborted)
    return { tool: resolved.kind === 'ready' ? resolved.tool.name : '', ok, text: result.text }
  }
  return { ...place, tools, run, read: (path: string) => readFile(join(place.root, path), 'utf8') }
}

describe('a call in the words of another agent', () => {
  it.each<[string, object, string, string | RegExp]>([
    ['bash', { command: 'cat a.ts | head -n 1', description: 'first line' }, 'run_command', /^exit code 0.*\none$/s],
    ['Bash', { command: 'cat a.ts', timeout: 60_000, run_in_background: false }, 'run_command', /one/],
    ['shell', { command: ['bash', '-lc', 'cat a.ts'], timeout_ms: 10_000 }, 'run_command', /one/],
    ['container.exec', { cmd: ['cat', 'src/b.ts'] }, 'run_command', /more/],
    ['run_terminal_command', { command: 'cat a.ts', is_background: false }, 'run_command', /one/],
    ['run_terminal_cmd', { command: 'cat a.ts', explanation: 'to see it' }, 'run_command', /one/],
    ['read', { filePath: 'a.ts', offset: 2, limit: 1 }, 'read_file', /^2\ttwo\n/],
    ['read_file', { filePath: 'a.ts', startLine: 2, endLine: 3 }, 'read_file', /^2\ttwo\n3\tthree\n\(lines 2 to 3/],
    ['Read', { file_path: 'a.ts' }, 'read_file', /^1\tone/],
    ['view', { path: 'a.ts', view_range: [3, 4] }, 'read_file', /^3\tthree\n4\tfour\n/],
    [EDITOR, { command: 'view', path: 'a.ts', view_range: [3, -1] }, 'read_file', /^3\tthree\n4\tfour\n/],
    [EDITOR, { command: 'view', path: 'src' }, 'read_file', 'b.ts'],
    ['ls', { path: 'src', ignore: ['x'] }, 'list_directory', 'b.ts'],
    ['LS', { relative_workspace_path: '.' }, 'list_directory', /a\.ts\nsrc\//],
    ['list_dir', {}, 'list_directory', /a\.ts\nsrc\//],
    ['glob', { pattern: '**/*.ts' }, 'find_files', 'a.ts\nsrc/b.ts'],
    ['Grep', { pattern: 'TWO', path: 'src', '-i': true, '-n': true, output_mode: 'content' }, 'grep_search', /1: two/],
    ['codebase_search', { query: 'three' }, 'grep_search', /3: three/],
    ['Edit', { file_path: 'a.ts', old_string: 'two', new_string: '2' }, 'edit_file', /^Changed a\.ts/],
    ['str_replace', { path: 'a.ts', old_str: 'two', new_str: '2' }, 'edit_file', /^Changed a\.ts/],
    [
      'replace',
      { file_path: 'a.ts', old_string: 'o', new_string: '0', expected_replacements: 3 },
      'edit_file',
      /3 places/
    ],
    [EDITOR, { command: 'str_replace', path: 'a.ts', old_str: 'two\n' }, 'edit_file', /^Changed a\.ts \(\+0 −1\)/],
    ['Write', { file_path: 'new.ts', content: 'x' }, 'write_file', /^Created new\.ts/],
    ['create_file', { filePath: 'new.ts', content: 'x' }, 'write_file', /^Created new\.ts/],
    [EDITOR, { command: 'create', path: 'new.ts', file_text: 'x' }, 'write_file', /^Created new\.ts/],
    ['attempt_completion', { result: 'Done it.\nAll.' }, 'finish', 'Finished.']
  ])('%s with %j is %s', async (name, args, tool, text) => {
    await using place = await open([], tool === 'run_command' ? 'auto' : 'off')
    const found = await place.run(name, args)
    expect(found).toMatchObject({ ok: true, tool })
    expect(found.text).toMatch(text)
  })

  it('changes a file by blocks to search and replace, whatever it holds', async () => {
    await using place = await open()
    const diff = [
      ...['<<<<<<< SEARCH', ':start_line:2', '-------', 'two', '=======', '2', '2b', '>>>>>>> REPLACE'],
      ...['', '<<<<<<< SEARCH', 'four', '=======', '>>>>>>> REPLACE']
    ].join('\n')
    await expect(place.run('apply_diff', { path: 'a.ts', diff })).resolves.toMatchObject({
      ok: true,
      tool: 'apply_patch'
    })
    await expect(place.read('a.ts')).resolves.toBe('one\n2\n2b\nthree\n')
  })

  it.each([
    ['=====', 'Title\n=====\nold\n', 'Title\n=====\nnew\n'],
    ['-----', '-----\nold\n', '-----\nnew\n']
  ])('takes no %s of a file for a mark of such a block', async (_, before, after) => {
    await using place = await open()
    await writeFile(join(place.root, 'doc.md'), before)
    const diff = `<<<<<<< SEARCH\n${before}=======\n${after}>>>>>>> REPLACE\n`
    await expect(place.run('apply_diff', { path: 'doc.md', diff })).resolves.toMatchObject({ ok: true })
    await expect(place.read('doc.md')).resolves.toBe(after)
  })

  it('changes nothing if it is not clear where the replacement begins', async () => {
    await using place = await open()
    await writeFile(join(place.root, 'doc.md'), 'Heading\n=======\nold\n')
    const diff = '<<<<<<< SEARCH\nHeading\n=======\nold\n=======\nHeading\n=======\nnew\n>>>>>>> REPLACE\n'
    const found = await place.run('apply_diff', { path: 'doc.md', diff })
    expect(found).toMatchObject({ ok: false, text: expect.stringContaining('This is not a patch') })
    await expect(place.read('doc.md')).resolves.toBe('Heading\n=======\nold\n')
  })

  it('changes a file by hunks without a header', async () => {
    await using place = await open()
    const found = await place.run('apply_diff', { path: 'a.ts', diff: '@@ -1,2 +1,2 @@\n one\n-two\n+2\n' })
    expect(found).toMatchObject({ ok: true, tool: 'apply_patch' })
    await expect(place.read('a.ts')).resolves.toBe('one\n2\nthree\nfour\n')
  })

  it('names the tools that exist for an operation that does not', async () => {
    await using place = await open()
    await expect(place.run(EDITOR, { command: 'undo_edit', path: 'a.ts' })).resolves.toMatchObject({
      ok: false,
      text: `${EDITOR} cannot do this here. Use one of: edit_file, read_file, write_file.`
    })
  })

  it('refuses to run a command in the background', async () => {
    await using place = await open()
    const found = await place.run('Bash', { command: 'sleep 100', run_in_background: true })
    expect(found).toMatchObject({ ok: false, text: expect.stringContaining('run_in_background') })
  })

  it('never hides a tool of that name', async () => {
    const own = defineTool({
      name: 'bash',
      description: 'of a server',
      cachePolicy: 'none',
      parameters: z.looseObject({}),
      subject: () => '',
      run: () => Promise.resolve({ text: 'the server ran it' })
    })
    await using place = await open([own])
    for (const name of ['bash', 'Bash', 'functions.bash']) {
      await expect(place.run(name, { command: 'cat a.ts' })).resolves.toMatchObject({ text: 'the server ran it' })
    }
  })
})

describe('the table of names', () => {
  const rows = Object.entries<Pick<Tool, 'otherNames' | 'foreignNames' | 'foreignOperations'>>(otherAgents)

  it('gives each name to one tool only', () => {
    const names = rows.flatMap(([tool, { otherNames = [], foreignNames = [] }]) => [
      tool,
      ...otherNames,
      ...foreignNames
    ])
    const plain = names.map((name) => name.replaceAll('_', '').toLowerCase())
    expect(plain.filter((name, index) => plain.indexOf(name) !== index)).toEqual([])
    const operations = rows.flatMap(([, { foreignOperations = [] }]) => foreignOperations.flatMap((each) => each.names))
    expect(operations.filter((name) => names.includes(name))).toEqual([])
  })

  it('adds nothing to what models are sent', async () => {
    await using place = await open()
    const sent = JSON.stringify(toolDefinitions(place.tools))
    for (const name of ['str_replace', 'bash', 'view_range', '"filePath"']) expect(sent).not.toContain(name)
  })
})
