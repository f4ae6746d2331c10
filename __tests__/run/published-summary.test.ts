import { expect, it } from '@jest/globals'
import type { CompletedResult } from '../../src/agent/result.ts'
import { heldBackPaths, publishedSummary, partialReasonsOf } from '../../src/run/publish/published-summary.ts'

const summary = { title: 'Count to the end, and build it on Windows', description: 'Done.', notDone: '' }
const finished: CompletedResult = { kind: 'finished', summary }
const stopped: CompletedResult = { kind: 'stopped', limit: 'turns', summary }
const part = { result: finished, issueTitle: 'It miscounts', published: ['a.ts', 'b.ts', 'c.ts'], heldBack: [] }

it('keeps the title of the model for complete work and for work that a limit ended', () => {
  expect(publishedSummary(part)).toEqual(summary)
  expect(publishedSummary({ ...part, result: stopped })).toEqual(summary)
})

it('names what is published and what is not if files were held back', () => {
  const heldBack = ['.github/workflows/ci.yml']
  expect(publishedSummary({ ...part, heldBack }).title).toBe(
    'Change a.ts and 2 more files, without .github/workflows/ci.yml'
  )
  const two = { ...part, published: ['a.ts'], heldBack: [...heldBack, '.npmrc'] }
  expect(publishedSummary(two).title).toBe('Change a.ts, without .github/workflows/ci.yml and 1 more file')
})

it('does not use the title of the issue for a part of the work', () => {
  const repeated = { ...stopped, summary: { ...summary, title: 'It miscounts' } }
  expect(publishedSummary({ ...part, result: repeated }).title).toBe('Change a.ts and 2 more files')
})

it('says why it is not all of the work', () => {
  expect(partialReasonsOf(part)).toEqual([])
  expect(partialReasonsOf({ ...part, result: stopped, heldBack: ['x'] })).toEqual([
    'The limit of turns was reached.',
    'Not published: x.'
  ])
})

it('counts what could not be part of the change, but not what git ignores', () => {
  const skipped = [
    { path: 'video.bin', reason: 'it is larger than 100 MiB' },
    { path: 'build.log', reason: 'git ignores it' }
  ]
  expect(heldBackPaths([{ path: '.npmrc' }], { skipped })).toEqual(['.npmrc', 'video.bin'])
})
