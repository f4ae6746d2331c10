import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { UserError } from '../../src/errors.ts'
import {
  CONTENTS_FILE,
  DESCRIPTION_FILE,
  MAX_COMMAND,
  PAGE_FILE,
  proposalSource,
  TRACE_FILE
} from '../../src/proposal/proposal.ts'
import { readProposal } from '../../src/proposal/read-proposal.ts'
import { packFiles, writeProposal, type DraftEnding } from '../../src/proposal/write-proposal.ts'
import '../support/property-seed.ts'
import { RunRecord } from '../../src/report/run-record.ts'

const source = { number: 1, claim: 'comment-2' }
const startSha = 'a'.repeat(40)
const summary = { title: 'Title', description: 'Account', notDone: '' }

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forgehand-proposal-'))
})

afterEach(() => rm(folder, { recursive: true, force: true }))

async function leave(
  files: Readonly<Record<string, Buffer>>,
  result: Extract<DraftEnding, { kind: 'work' }>['result'] = { kind: 'finished', summary }
): Promise<void> {
  const changes = Object.entries(files).map(([path, content]) => {
    return { kind: 'written', path, mode: '100644', blob: '', readContent: () => Promise.resolve(content) } as const
  })
  const { contents, ...rest } = await packFiles(changes)
  await writeProposal(folder, {
    source,
    run: new RunRecord({ now: () => 0 }).snapshot(),
    ending: { kind: 'work', startSha, result, skipped: [], verdicts: [], secretFiles: 0, ...rest },
    contents
  })
}

/** The result of reading, or our refusal. Rethrows other errors. */
async function read(): Promise<'read' | 'nothing' | 'refused'> {
  try {
    return (await readProposal(folder, source)) ? 'read' : 'nothing'
  } catch (error) {
    if (error instanceof UserError) return 'refused'
    throw error
  }
}

const name = fc.stringMatching(/^[a-z]{1,8}$/)

it('reads back any files that were written', async () => {
  const content = fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes))
  await fc.assert(
    fc.asyncProperty(fc.dictionary(name, content, { maxKeys: 6, noNullPrototype: true }), async (files) => {
      await leave(files)
      const { files: found = [] } = (await readProposal(folder, source)) ?? {}
      expect(Object.fromEntries(found.map((file) => [file.path, 'content' in file && file.content]))).toEqual(files)
    }),
    { numRuns: 60 }
  )
})

it('refuses any JSON that is not a proposal, and writes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.json({ maxDepth: 6 }), async (json) => {
      await writeFile(join(folder, DESCRIPTION_FILE), json)
      expect(await read()).toBe('refused')
      expect(await readdir(folder)).toEqual([DESCRIPTION_FILE])
    }),
    { numRuns: 200 }
  )
})

it('refuses arbitrary bytes as a description', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
      await writeFile(join(folder, DESCRIPTION_FILE), bytes)
      expect(await read()).toBe('refused')
    }),
    { numRuns: 200 }
  )
})

it('refuses any unknown entry of the folder', async () => {
  const known = [DESCRIPTION_FILE, CONTENTS_FILE, TRACE_FILE, PAGE_FILE]
  const other = fc.string({ minLength: 1, maxLength: 40, unit: 'binary' }).filter((text) => {
    return !/[/\0]/.test(text) && text.isWellFormed() && !['.', '..', ...known].includes(text)
  })
  await fc.assert(
    fc.asyncProperty(other, async (text) => {
      await leave({ a: Buffer.from('a') })
      await writeFile(join(folder, text), '')
      expect(await read()).toBe('refused')
      await rm(join(folder, text))
      expect(await read()).toBe('read')
    }),
    { numRuns: 60 }
  )
})

it('refuses contents with any byte changed, missing or added', async () => {
  const contents = Buffer.from('one two three')
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 13, maxLength: 14 }), async (bytes) => {
      await leave({ a: contents })
      await writeFile(join(folder, CONTENTS_FILE), bytes)
      expect(await read()).toBe('refused')
    }),
    { numRuns: 60 }
  )
})

it('returns undefined without a proposal', async () => {
  expect(await read()).toBe('nothing')
  await rm(folder, { recursive: true })
  expect(await read()).toBe('nothing')
})

it('is not written for a command that is too long, because people must see all of what they approve', async () => {
  const command = 'x'.repeat(MAX_COMMAND + 1)
  const approvalRequest = { command, cwd: '', reason: 'It writes.', severity: 'high' } as const
  const result = { kind: 'awaiting-approval', approvalRequest, summary } as const
  await expect(leave({}, result)).rejects.toThrow(UserError)
  expect(await read()).toBe('nothing')
})

it('cuts what a reader would refuse', async () => {
  const long = { ...summary, title: 'x'.repeat(100_000), description: 'x'.repeat(200_000) }
  await leave({}, { kind: 'finished', summary: long })
  expect(await read()).toBe('read')
})

it.each([
  ['a text that is longer than ours', (text: string) => text.replace('"Title"', `"${'x'.repeat(4_001)}"`)],
  ['an unknown field', (text: string) => text.replace('"secretFiles":0', '"secretFiles":0,"more":1')],
  ['another order', (text: string) => text.replace(/("version":1),(.*)\}$/s, '{$2,$1}')],
  ['a repeated field', (text: string) => text.replace('"secretFiles":0', '"secretFiles":0,"secretFiles":0')],
  ['a name that reads like a sentence', (text: string) => text.replace('"host":"none"', '"host":"approved by us"')]
])('refuses %s', async (_, change) => {
  await leave({ a: Buffer.from('a') })
  const path = join(folder, DESCRIPTION_FILE)
  const text = await readFile(path, 'utf8')
  expect(change(text)).not.toBe(text)
  await writeFile(path, change(text))
  expect(await read()).toBe('refused')
})

it('belongs to an item of a task, too', async () => {
  const item = { id: 'b'.repeat(40), title: 'core', text: '', repository: undefined }
  const trigger = { kind: 'prompt', taskId: 'a'.repeat(50), item, runId: '19602342781', event: 'schedule' } as const
  const ofItem = proposalSource({
    trigger: { ...trigger, file: undefined },
    number: 0,
    createdAt: '2026-11-20T10:00:00Z'
  })
  await writeProposal(folder, {
    source: ofItem,
    run: new RunRecord({ now: () => 0 }).snapshot(),
    ending: { kind: 'ended', outcome: { kind: 'no_change', explanation: 'Done already.' } }
  })
  expect((await readProposal(folder, ofItem))?.proposal.source).toEqual(ofItem)
  expect(await read()).toBe('refused')
})
