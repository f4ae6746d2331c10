import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import * as z from 'zod'
import type { Tool, ToolResult } from '../../src/agent/tool.ts'
import { toolbox } from '../../src/tools/index.ts'
import type { Workspace } from '../../src/workspace/workspace.ts'
import { temporaryWorkspace, unaborted, type TemporaryOptions } from '../support/temporary-workspace.ts'
import { toolNamed } from '../support/tool-call.ts'

const call = (tools: readonly Tool[], name: string, input: unknown): Promise<ToolResult> => {
  const tool = toolNamed(tools, name)
  return tool.run(tool.parameters.parse(input), unaborted)
}

const files = {
  'src/a.ts': 'one\ntwo\nthree\n',
  'src/b.ts': 'two\n',
  'picture.png': '\u0089PNG\0\0'
}

const open = (options: TemporaryOptions = {}) => temporaryWorkspace({ files, ...options })
const toolsOf = (workspace: Workspace) => toolbox(workspace, { isReadOnly: false })

describe('the toolbox', () => {
  it('is sorted by name, so that the prompt always starts the same', async () => {
    await using place = await open()
    const names = toolsOf(place.workspace).map(({ name }) => name)
    expect(names).toEqual(names.toSorted())
    expect(names).toHaveLength(10)
  })

  it('has no tool that changes or runs anything when it is read-only', async () => {
    await using place = await open()
    const names = toolbox(place.workspace, { isReadOnly: true }).map(({ name }) => name)
    expect(names).toEqual(['find_files', 'finish', 'grep_search', 'list_directory', 'read_file'])
  })

  it('has no tool that is switched off', async () => {
    await using place = await open()
    const tools = toolbox(place.workspace, { isReadOnly: false, withoutTools: ['run_command', 'grep_search'] })
    expect(tools.map(({ name }) => name)).not.toEqual(expect.arrayContaining(['run_command']))
    expect(tools).toHaveLength(8)
  })

  it.each([
    [{}, 120, 600],
    [{ commandSeconds: 1_000 }, 1_000, 1_000],
    [{ commandSeconds: 1_000, maxCommandSeconds: 300 }, 300, 300],
    [{ maxCommandSeconds: 3_600 }, 120, 3_600]
  ])('limits commands with %j to %i seconds, or to %i if the call says so', async (limits, seconds, maximum) => {
    await using place = await open()
    const run = toolNamed(toolbox(place.workspace, { isReadOnly: false, ...limits }), 'run_command')
    expect(JSON.stringify(z.toJSONSchema(run.parameters))).toContain(`Default ${seconds}, at most ${maximum}.`)
  })

  it('uses the default for an empty path', async () => {
    await using place = await open()
    const tools = toolsOf(place.workspace)
    for (const [name, input] of [
      ['list_directory', {}],
      ['find_files', { pattern: '*.ts' }],
      ['grep_search', { pattern: 'two' }],
      ['get_diagnostics', {}]
    ] as const) {
      await expect(call(tools, name, { ...input, path: '' })).resolves.toEqual(await call(tools, name, input))
    }
  })

  it('has short descriptions', async () => {
    await using place = await open()
    const definitions = toolsOf(place.workspace).map(({ name, description, parameters }) => ({
      name,
      description,
      parameters: z.toJSONSchema(parameters)
    }))
    expect(JSON.stringify(definitions).length).toBeLessThan(6_500)
  })

  it('has no alias that shadows a parameter or has no target', async () => {
    await using place = await open()
    for (const { parameters, aliases = {} } of toolsOf(place.workspace)) {
      const names = Object.keys(parameters.shape)
      expect(Object.keys(aliases).filter((alias) => names.includes(alias))).toEqual([])
      expect(Object.values(aliases).filter((name) => !names.includes(name))).toEqual([])
    }
  })
})

describe('write_file', () => {
  it('overwrites only content that the model has seen', async () => {
    await using place = await open()
    const tools = toolsOf(place.workspace)
    const input = { path: 'src/a.ts', content: 'one\n2\nthree\n' }
    await expect(call(tools, 'write_file', input)).rejects.toThrow(/have not seen it/)
    await call(tools, 'read_file', { path: 'src/a.ts' })
    await writeFile(join(place.root, 'src/a.ts'), 'changed by a command\n')
    await expect(call(tools, 'write_file', input)).rejects.toThrow(/have not seen it/)
    await call(tools, 'read_file', { path: 'src/a.ts' })
    await expect(call(tools, 'write_file', input)).resolves.toMatchObject({ edits: [{ added: 3, removed: 1 }] })
  })
})

describe('run_command', () => {
  it('returns exit code and output', async () => {
    await using place = await open({ sandbox: 'auto' })
    const { text } = await call(toolsOf(place.workspace), 'run_command', { command: 'cat src/b.ts && false' })
    expect(text).toMatch(/^exit code 1 after \d+\.\d s\ntwo$/)
  })

  it('reports that there is no output', async () => {
    await using place = await open({ sandbox: 'off', commands: ['true'] })
    const { text } = await call(toolsOf(place.workspace), 'run_command', { command: 'true' })
    expect(text).toMatch(/\(no output\)$/)
  })

  it('reports a refusal, with the line that would allow the command', async () => {
    await using place = await open({ sandbox: 'auto', commands: [] })
    await expect(call(toolsOf(place.workspace), 'run_command', { command: 'rm -rf src' })).resolves.toEqual({
      text: expect.stringContaining('was not run: No rule allows "rm -rf src".'),
      denial: { command: 'rm -rf src', reason: expect.stringContaining('No rule allows'), remedy: "- 'rm -rf src'" }
    })
    await expect(stat(join(place.root, 'src/a.ts'))).resolves.toBeDefined()
  })

  it('can always run the checks, whatever they consist of', async () => {
    await using place = await open({ sandbox: 'off', verify: ['for x in 1 2; do echo $x; done'] })
    const input = { command: 'for x in 1 2; do echo $x; done' }
    await expect(call(toolsOf(place.workspace), 'run_command', input)).resolves.toMatchObject({
      text: expect.stringMatching(/1\n2$/)
    })
  })

  it('is refused without a sandbox', async () => {
    await using place = await open()
    await expect(call(toolsOf(place.workspace), 'run_command', { command: 'ls' })).rejects.toThrow(/no sandbox works/)
  })
})

describe('finish', () => {
  it('ends the run with a summary that has a title of one line', async () => {
    await using place = await open()
    const input = { title: ' Fix the\n sum ', description: 'It was off by one.', not_done: '' }
    await expect(call(toolsOf(place.workspace), 'finish', input)).resolves.toEqual({
      text: 'Finished.',
      summary: { title: 'Fix the sum', description: 'It was off by one.', notDone: '' }
    })
  })

  it('truncates a long title instead of costing another turn', async () => {
    await using place = await open()
    const input = { title: 'word '.repeat(100), description: 'It was off by one.' }
    const { summary } = await call(toolsOf(place.workspace), 'finish', input)
    expect(summary?.title).toMatch(/^(word )+word$/)
    expect(summary?.title.length).toBeLessThanOrEqual(120)
  })

  it('truncates a title between characters', async () => {
    await using place = await open()
    const input = { title: `${'x'.repeat(119)}😀`, description: 'It was off by one.' }
    const { summary } = await call(toolsOf(place.workspace), 'finish', input)
    expect(summary?.title).toBe('x'.repeat(119))
  })

  it.each([{ title: ' ', description: 'x' }, { title: 'x', description: '' }, { title: 'x' }])(
    'refuses %j',
    async (input) => {
      await using place = await open()
      expect(toolNamed(toolsOf(place.workspace), 'finish').parameters.safeParse(input).success).toBe(false)
    }
  )
})
