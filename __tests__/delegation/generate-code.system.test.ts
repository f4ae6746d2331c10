import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { ModelError } from '../../src/agent/model.ts'
import { agentHost } from '../../src/agent-host.ts'
import { openDelegates } from '../../src/delegation/open-delegates.ts'
import { ToolError } from '../../src/errors.ts'
import { generateCode } from '../../src/tools/delegation/generate-code.ts'
import { SeenFiles } from '../../src/tools/seen-files.ts'
import { writeFile as writeFileTool } from '../../src/tools/write-file.ts'
import { says, ScriptedModel, type Turn } from '../support/scripted-model.ts'
import { temporaryWorkspace } from '../support/temporary-workspace.ts'
import { all, budgetOf, delegatingRun, named } from '../support/delegating-run.ts'

const code = (text: string) => says(`\`\`\`\`js\n${text}\n\`\`\`\``)
const order = { path: 'src/sum.js', contract: 'Export a function sum of two numbers.' }
const sum = 'export const sum = (a, b) => a + b'

async function stage(cheapTurns: readonly Turn[], mainTurns: readonly Turn[] = []) {
  const place = await temporaryWorkspace({ files: { 'src/types.js': 'export const one = 1\n', 'picture.png': '\0' } })
  const cheap = new ScriptedModel(...cheapTurns)
  const main = new ScriptedModel(...mainTurns)
  const cheapPrice = { input: 1, cachedInput: 1, output: 1 }
  const run = delegatingRun({ workspace: place.workspace, model: main, cheapModel: named('small', cheap), cheapPrice })
  const generate = (input: object, signal?: AbortSignal) => run.call('generate_code', { ...order, ...input }, signal)
  const text = (path: string) => readFile(join(place.root, path), 'utf8')
  const { root } = place
  return { ...run, cheap, main, root, generate, text, [Symbol.asyncDispose]: () => place[Symbol.asyncDispose]() }
}

it('writes the file that the cheap model generates from the contract, and names the model', async () => {
  await using run = await stage([code(sum)])
  const result = await run.generate({ context_files: ['src/types.js'], instructions: 'No classes.' })
  expect(await run.text('src/sum.js')).toBe(`${sum}\n`)
  expect(result.text).toMatch(/^Created src\/sum\.js \(\+1 −0\)\.\nWritten by small \(100 tokens in, 10 out\)\./)
  expect(result.edits).toMatchObject([{ path: 'src/sum.js', added: 1, removed: 0 }])
  const asked = run.cheap.seen[0]?.[1]?.text
  expect(asked).toContain('# Given: src/types.js\n`````\nexport const one = 1\n')
  expect(asked).toContain('# Instructions\nNo classes.')
  expect(run.events).toMatchObject([{ kind: 'other-model-usage', model: 'small', price: { input: 1 } }])
})

it.each<[string, Turn]>([
  ['answers with prose', says('I would write a function here, shall I?')],
  ['answers nothing', says(' ')],
  ['leaves code out', code(`${sum}\n// ... rest of the code`)],
  ['is cut off', { ...code(sum), end: 'length' }],
  ['refuses', () => Promise.reject(new ModelError('There is no model small.'))]
])('asks the model of the run, with the reason, when the cheap one %s', async (_, turn) => {
  await using run = await stage([turn], [code(sum)])
  const result = await run.generate({})
  expect(await run.text('src/sum.js')).toBe(`${sum}\n`)
  expect(result.text).toContain('Written by scripted')
  expect(result.text).toContain('The cheaper model failed: small: ')
  expect(run.main.seen[0]?.[1]?.text).toContain('# An earlier answer could not be used\nsmall: ')
})

it('writes nothing when neither model answers with a file', async () => {
  await using run = await stage([says('No.')], [says('I cannot do that.')])
  await expect(run.generate({})).rejects.toThrow(/Nothing was written.*small: .*scripted: /)
  await expect(run.text('src/sum.js')).rejects.toThrow('ENOENT')
})

it('includes an existing file in the prompt, once it was read', async () => {
  await using run = await stage([code('export const one = 2')])
  await expect(run.generate({ path: 'src/types.js' })).rejects.toThrow(/have not seen its current content/)
  expect(run.cheap.seen).toEqual([])
  await run.call('read_file', { path: 'src/types.js' })
  await run.generate({ path: 'src/types.js' })
  expect(run.cheap.seen[0]?.[1]?.text).toContain('# src/types.js as it is now\n`````\nexport const one = 1\n')
  expect(await run.text('src/types.js')).toBe('export const one = 2\n')
})

describe('asks no model', () => {
  it.each([
    ['a path outside', { path: '../a.js' }, /outside the repository/],
    ['a path in .git', { path: '.git/config' }, /\.git/],
    ['a path through a link to the outside', { path: 'out/a.js' }, /outside the repository/],
    ['a folder', { path: 'src' }, /is a folder/],
    ['context files outside', { context_files: ['/etc/passwd'] }, /outside the repository/],
    ['context files that are not text', { context_files: ['picture.png'] }, /is not text/],
    ['context files that are too long', { context_files: ['long.txt'] }, /At most 200000 fit into the prompt/]
  ])('for %s', async (_, input, message) => {
    await using run = await stage([])
    await mkdir(join(run.root, '..', 'outside'))
    await symlink('../outside', join(run.root, 'out'))
    await writeFile(join(run.root, 'long.txt'), 'x'.repeat(200_001))
    await expect(run.generate(input)).rejects.toThrow(message)
    await expect(run.generate(input)).rejects.toThrow(ToolError)
  })

  it('when the budget is spent', async () => {
    await using run = await stage([])
    run.budget.spend({ input: 100_000, cachedInput: 0, output: 0, reasoning: 0, isEstimate: false })
    await expect(run.generate({})).rejects.toThrow(/The limit of tokens for this run is reached/)
  })
})

it('ends when the run is cancelled', async () => {
  const controller = new AbortController()
  await using run = await stage([
    () => {
      controller.abort(new Error('cancelled'))
      return Promise.reject(new ModelError('aborted'))
    }
  ])
  await expect(run.generate({}, controller.signal)).rejects.toThrow('cancelled')
})

it('does not count a refused answer as a changed file', async () => {
  await using run = await stage([code('const = 1')], [says('No.')])
  await expect(run.generate({})).rejects.toThrow(/Nothing was written/)
  await expect(run.call('get_diagnostics', {})).resolves.toMatchObject({
    text: expect.stringContaining('No file has been changed yet.')
  })
})

describe('a file with a syntax error', () => {
  const checkSyntax = ({ text }: { readonly text: string }) =>
    Promise.resolve(text.includes('export') ? '' : '1:1 no export')

  async function generate(cheap: Turn, main: Turn) {
    await using place = await temporaryWorkspace()
    const model = new ScriptedModel(main)
    const completers = openDelegates({
      ...{
        host: agentHost,
        model,
        pricing: { main: model, priceOf: () => undefined },
        cheap: new ScriptedModel(cheap)
      },
      ...{ budget: budgetOf(), onEvent: () => undefined, settings: all, checkpoints: undefined },
      ...{ toolsFor: () => [], backgroundFor: () => '' }
    }).coders
    if (!completers) throw new Error('Switched off.')
    const { workspace } = place
    const seen = new SeenFiles()
    const write = writeFileTool(workspace, seen, { afterWrite: checkSyntax })
    const tool = generateCode({ workspace, seen, coders: completers, writeFile: write, checkSyntax })
    const { text } = await tool.run(order, new AbortController().signal)
    return { text, file: await readFile(join(place.root, order.path), 'utf8') }
  }

  it('is not accepted from the cheap model', async () => {
    const { text, file } = await generate(code('const a = 1'), code(sum))
    expect(file).toBe(`${sum}\n`)
    expect(text).toContain('The cheaper model failed: scripted: 1:1 no export')
  })

  it('is accepted from the model of the run, with the error reported', async () => {
    const { text, file } = await generate(says('No.'), code('const a = 1'))
    expect(file).toBe('const a = 1\n')
    expect(text).toContain('1:1 no export')
  })
})
