import { expect, it } from '@jest/globals'
import { rankFiles } from '../../src/run/review/review-scope.ts'

it('puts first what a reviewer should read first, and among equals the larger change', () => {
  const files = [
    ['docs/guide.md', 500],
    ['src/parse.test.ts', 80],
    ['assets/list.json', 5],
    ['src/small.ts', 2],
    ['src/large.ts', 90],
    ['src/auth/session.ts', 1],
    ['db/migrations/001.sql', 3],
    ['.github/workflows/ci.yml', 2]
  ] as const
  const ranked = rankFiles(files.map(([path, added]) => ({ path, added, removed: 0 })))
  expect(ranked.map(({ path }) => path)).toEqual([
    'db/migrations/001.sql',
    '.github/workflows/ci.yml',
    'src/auth/session.ts',
    'src/large.ts',
    'src/small.ts',
    'assets/list.json',
    'src/parse.test.ts',
    'docs/guide.md'
  ])
})

it.each(['src/author.ts', 'src/tokenizer.ts'])('does not take %s for code about access', (path) => {
  const other = { path: 'src/z.ts', added: 9, removed: 0 }
  expect(rankFiles([{ path, added: 1, removed: 0 }, other])[0]).toBe(other)
})
