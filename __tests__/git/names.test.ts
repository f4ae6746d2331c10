import { describe, expect, it } from '@jest/globals'
import { isModulesFile, unsafePathReason } from '../../src/git/unsafe-path.ts'
import { isValidBranchName } from '../../src/text/branch-names.ts'
import { isObjectId } from '../../src/text/near-name.ts'

describe('branch names', () => {
  it.each([
    'main',
    'v1.0.0',
    'fix+issue-123',
    'agent/issue-7',
    'dependabot/npm_and_yarn/@types/node-24',
    'fix/#12',
    '_wip',
    '@ada/fix',
    'a,b'
  ])('accepts %s', (name) => {
    expect(isValidBranchName(name)).toBe(true)
  })

  it.each([
    '',
    '-',
    '-rf',
    '/',
    '/a',
    'a/',
    'a//b',
    'a/-b',
    '.hidden',
    'a/.b',
    'a..b',
    'a.',
    'a.lock',
    'a.LOCK/b',
    'HEAD',
    '@',
    'a@{1}',
    'a~1',
    'a^',
    'a:b',
    'a?b',
    'a*b',
    'a[b',
    'a\\b',
    'a b',
    'a\nb',
    'a\u0001b',
    'a\u007fb',
    '$(whoami)',
    '`whoami`',
    'a;b',
    'a|b',
    'a&&b',
    "a'b",
    'a"b',
    'a<b',
    'refs/heads/main',
    'a'.repeat(300),
    'a'.repeat(40)
  ])('refuses %j', (name) => {
    expect(isValidBranchName(name)).toBe(false)
  })
})

describe('object ids', () => {
  it('are full and in lower case', () => {
    expect(isObjectId('0123456789'.repeat(4))).toBe(true)
    expect(['HEAD', 'abc1234', 'A'.repeat(40), `${'a'.repeat(40)}\n`].some(isObjectId)).toBe(false)
  })
})

describe('paths', () => {
  it.each([
    '.git/config',
    'a/.GIT/hooks/x',
    'git~1/x',
    '.git./x',
    '.git /x',
    '.g\u200cit/x',
    '.git::$INDEX_ALLOCATION/x',
    'a\\.git\\x'
  ])('refuses %j', (path) => {
    expect(unsafePathReason(path)).toMatch(/\.git folder/)
  })

  it.each(['.gitignore', '.github/workflows/ci.yml', 'git/x', 'a.git/x', '.gitx', 'digit~1'])('accepts %s', (path) => {
    expect(unsafePathReason(path)).toBeUndefined()
  })

  it('refuses names that are not valid UTF-8', () => {
    expect(unsafePathReason('caf\uFFFD')).toMatch(/UTF-8/)
  })

  it('recognizes names that file systems treat as .gitmodules', () => {
    expect(['.gitmodules', '.GITMODULES', 'gitmod~1', '.gitmodules '].every(isModulesFile)).toBe(true)
    expect(isModulesFile('gitmodules')).toBe(false)
  })
})
