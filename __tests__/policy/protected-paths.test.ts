import { expect, it } from '@jest/globals'
import { builtInProtectedPaths } from '../../src/policy/built-in-protected-paths.ts'
import { protectingPattern } from '../../src/policy/protected-paths.ts'

it.each([
  '.github/workflows/ci.yml',
  '.github//workflows/ci.yml',
  '.github/workflows/../workflows/ci.yml',
  '.GitHub/Workflows/CI.yml',
  '.github/work\u200bflows/ci.yml',
  '.ｇithub/workflows/ci.yml',
  './.github/workflows/ci.yml',
  '.github/workflows /ci.yml',
  '.github\\workflows\\ci.yml',
  '.github/agent.yml',
  'action.yml',
  'tools/thing/action.yaml',
  'docs/CODEOWNERS',
  'AGENTS.md',
  '.gitattributes',
  'sub/.gitmodules',
  '.npmrc',
  '.pre-commit-config.yaml',
  '.vscode/tasks.json',
  '.husky/pre-commit',
  '.envrc',
  '.git/config',
  'sub/.git/config',
  '.GIT/config',
  '.git\u200c/config',
  '.g\u200bit/config',
  '.git./hooks/x',
  '.git::$INDEX_ALLOCATION/config',
  'GIT~1/config'
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
