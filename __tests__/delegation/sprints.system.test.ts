import { readFile, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { ModelError } from '../../src/agent/model.ts'
import { ToolError } from '../../src/errors.ts'
import { says, ScriptedModel, type Turn } from '../support/scripted-model.ts'
import { temporaryWorkspace } from '../support/temporary-workspace.ts'
import { delegatingRun, named } from '../support/delegating-run.ts'

const files = {
  '.ai/contract.md': '# Contract\nThe store is called Shelf.\n',
  'plan.jsonl': '{"path": "one.md", "description": "First"}\n{"path": "two.md", "description": "Second"}\n'
}
const document = says('# Goal\nUse the Store.\nUse the Store twice.\n')
const passes = says('VERDICT: pass')
const patch = (old: string, now: string) => `<<<<<<< SEARCH\n${old}\n=======\n${now}\n>>>>>>> REPLACE`
const order = { path: 'SPRINT-001.md', description: 'Build the store.' }

async function stage(
  cheapTurns: readonly Turn[],
  options: { main?: readonly Turn[]; files?: Record<string, string> } = {}
) {
  const place = await temporaryWorkspace({ files: { ...files, ...options.files } })
  const cheap = new ScriptedModel(...cheapTurns)
  const main = new ScriptedModel(...(options.main ?? []))
  const run = delegatingRun({ workspace: place.workspace, model: main, cheapModel: named('small', cheap) })
  const { root } = place
  const text = (path: string) => readFile(join(root, path), 'utf8')
  return { ...run, cheap, main, root, text, [Symbol.asyncDispose]: () => place[Symbol.asyncDispose]() }
}

describe('write_enriched_sprint', () => {
  it('has a document written from the contract, audited and patched, and reports the result', async () => {
    const audit = `VERDICT: patch\n- wrong name\n${patch('Use the Store.', 'Use the Shelf.')}\n${patch('Nowhere', 'x')}`
    await using run = await stage([document, says(audit)])
    const result = await run.call('write_enriched_sprint', { ...order, output_dir: 'docs' })
    expect(await run.text('docs/SPRINT-001.md')).toBe('# Goal\nUse the Shelf.\nUse the Store twice.\n')
    expect(result.text).toBe(
      [
        'Wrote docs/SPRINT-001.md (43 bytes), by small.',
        'Verdict: patch. Patches applied: 1, skipped: 1.',
        'Tokens in/out: author 100/10, audit 100/10.',
        '- wrong name'
      ].join('\n')
    )
    expect(result).toMatchObject({ edits: [{ path: 'docs/SPRINT-001.md', added: 3, isNew: true }] })
    expect(result.summary).toBeUndefined()
    const [author, auditor] = run.cheap.seen.map((messages) => messages[1]?.text)
    expect(author).toContain('The store is called Shelf.')
    expect(author).toContain('Build the store.')
    expect(auditor).toContain('Use the Store twice.')
  })

  it('uses the default for an empty contract path', async () => {
    await using run = await stage([document, passes])
    await run.call('write_enriched_sprint', { ...order, contract: '' })
    expect(run.cheap.seen[0]?.[1]?.text).toContain('The store is called Shelf.')
  })

  it('asks the model of the run when the cheap one answers with prose', async () => {
    await using run = await stage([says('I will write it.'), passes], { main: [document] })
    expect((await run.call('write_enriched_sprint', order)).text).toContain('by scripted.')
  })

  it.each([
    ['has no verdict', says('Fine.'), 'The audit had no verdict.'],
    ['fails', () => Promise.reject(new ModelError('The quota is used up.')), 'The quota is used up.']
  ])('keeps a document whose audit %s, and says so', async (_, audit, finding) => {
    await using run = await stage([document, audit])
    const { text } = await run.call('write_enriched_sprint', order)
    expect(text).toContain('Verdict: unaudited.')
    expect(text).toContain(finding)
    expect(await run.text('SPRINT-001.md')).toContain('# Goal')
  })

  it('overwrites only what was read, and keeps its line endings', async () => {
    await using run = await stage([document, passes], { files: { 'SPRINT-001.md': 'old\r\n' } })
    await expect(run.call('write_enriched_sprint', order)).rejects.toThrow(/have not seen its current content/)
    await run.call('read_file', { path: 'SPRINT-001.md' })
    await run.call('write_enriched_sprint', order)
    expect(await run.text('SPRINT-001.md')).toBe('# Goal\r\nUse the Store.\r\nUse the Store twice.\r\n')
  })

  it.each([
    ['a contract outside', { contract: '../../etc/passwd' }, /outside the repository/],
    ['a contract behind a link to the outside', { contract: 'link.md' }, /outside the repository/],
    ['no contract', { contract: 'none.md' }, /none\.md does not exist/],
    ['an empty contract', { contract: 'empty.md' }, /empty\.md is empty/],
    ['a document outside', { path: '../a.md' }, /outside the repository/],
    ['a folder outside', { output_dir: '/tmp' }, /outside the repository/],
    ['a document in .git', { path: '.git/a.md' }, /\.git/]
  ])('asks no model for %s', async (_, input, message) => {
    await using run = await stage([], { files: { 'empty.md': '\n' } })
    await symlink('/etc/passwd', join(run.root, 'link.md'))
    await expect(run.call('write_enriched_sprint', { ...order, ...input })).rejects.toThrow(message)
  })
})

describe('dispatch_sprints', () => {
  // The question names the document: up to three are written in parallel.
  const author: Turn = ({ messages }) =>
    Promise.resolve((messages[0]?.text ?? '').startsWith('You audit') ? passes : document)

  it('writes every document of the plan, in order, and ends the run with a summary', async () => {
    await using run = await stage([author, author, author, author])
    const result = await run.call('dispatch_sprints', { plan: 'plan.jsonl', output_dir: 'out' })
    expect(await run.text('out/two.md')).toContain('# Goal')
    expect(result.summary).toEqual({
      title: 'Write 2 work documents',
      description: [
        '- out/one.md: 43 bytes, verdict pass, 0 patches applied, 0 skipped',
        '- out/two.md: 43 bytes, verdict pass, 0 patches applied, 0 skipped',
        '',
        'Written by small: 400 tokens in, 40 out, including audits.'
      ].join('\n'),
      notDone: ''
    })
    expect(result.edits?.map(({ path }) => path)).toEqual(['out/one.md', 'out/two.md'])
  })

  it('continues after a document that cannot be written, and names it', async () => {
    await using run = await stage([author, author], { files: { 'one.md': 'not seen\n' } })
    const { summary, text } = await run.call('dispatch_sprints', { plan: 'plan.jsonl' })
    expect(summary?.title).toBe('Write 1 work document')
    expect(summary?.notDone).toMatch(/^- one\.md: one\.md exists/)
    expect(text).toContain('Not written:\n- one.md')
    expect(await run.text('one.md')).toBe('not seen\n')
  })

  it('continues the run when no document was written', async () => {
    const refuses: Turn = () => Promise.reject(new ModelError('The quota is used up.'))
    await using run = await stage([refuses, refuses], { main: [refuses, refuses] })
    const dispatched = run.call('dispatch_sprints', { plan: 'plan.jsonl' })
    await expect(dispatched).rejects.toThrow(/None of the documents was written:\n- one\.md: .*\n- two\.md: /)
    await expect(dispatched).rejects.toThrow(ToolError)
  })

  it.each([
    ['invalid lines', '{"path": "a.md"}\nx\n', /Correct plan\.jsonl:\n- line 1: needs .*\n- line 2: not valid JSON/],
    [
      'paths outside, and a path twice',
      [{ path: '../a.md' }, { path: 'b.md' }, { path: './b.md' }, { path: '.git/hooks/x' }]
        .map((sprint) => JSON.stringify({ ...sprint, description: 'x' }))
        .join('\n'),
      /- line 1: \.\.\/a\.md is outside.*\n- line 3: b\.md is already in line 2\.\n- line 4: .*\.git/
    ],
    ['no lines', '\n', /it is empty/]
  ])('asks no model and writes nothing for a plan with %s', async (_, plan, message) => {
    await using run = await stage([], { files: { 'plan.jsonl': plan } })
    await expect(run.call('dispatch_sprints', { plan: 'plan.jsonl' })).rejects.toThrow(message)
    await expect(run.text('b.md')).rejects.toThrow('ENOENT')
  })

  it('asks no model without a contract', async () => {
    await using run = await stage([])
    await expect(run.call('dispatch_sprints', { plan: 'plan.jsonl', contract: 'none.md' })).rejects.toThrow(/none\.md/)
  })

  it('accepts the path of the plan under the aliases of other tools', async () => {
    await using run = await stage([])
    const tool = run.tools.find(({ name }) => name === 'dispatch_sprints')
    expect(tool?.aliases).toMatchObject({ path: 'plan', file: 'plan', plan_file: 'plan' })
  })

  it('ends when the run is cancelled', async () => {
    const controller = new AbortController()
    const cancels: Turn = () => {
      controller.abort(new Error('cancelled'))
      return Promise.reject(new ModelError('aborted'))
    }
    await using run = await stage([cancels, cancels])
    await expect(run.call('dispatch_sprints', { plan: 'plan.jsonl' }, controller.signal)).rejects.toThrow('cancelled')
  })
})
