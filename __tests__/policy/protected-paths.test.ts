import { expect, it } from '@jest/globals'
import { builtInProtectedPaths } from '../../src/policy/built-in-protected-paths.ts'
import { protectingPattern } from '../../src/policy/protected-paths.ts'

it.each([
  '.github/work\u200bflows/ci.yml',
  './.github/workflows/ci.yml',
  '.github/agent.yml',
  'action.yml',
  'tools/thing/action.yaml',
  '.g\u200bit/config'
])('protects %j', (path) => {
  expect(protectingPattern(path, builtInProtectedPaths)).toBeDefined()
})

it.each(['src/action.ts', '.github/ISSUE_TEMPLATE/bug.md', '.gitignore', 'docs/git/config', 'a.git/b', 'README.md'])(
  'leaves %j to the agent',
  (path) => {
    expect(protectingPattern(path, builtInProtectedPaths)).toBeUndefined()
  }
)

it('names the pattern that decides', () => {
  expect(protectingPattern('Deploy/prod.tf', ['*.md', 'deploy/**'])).toBe('deploy/**')
})
