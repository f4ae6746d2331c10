import { expect, it } from '@jest/globals'
import { branchName, branchNames, issueOfBranch, sideBranchName } from '../../src/tasks/branch-name.ts'
import { isValidBranchName } from '../../src/text/branch-names.ts'
import { DEFAULT_BRANCH_TEMPLATE } from '../../src/text/branch-template.ts'

const asked = { title: 'The Greeting', createdAt: '2026-11-20T10:00:00Z' }
const comment = { trigger: { kind: 'comment', commentId: 99 }, ...asked } as const
const nightly = { kind: 'prompt', taskId: 'nightly', runId: '7', event: 'schedule', file: undefined } as const

it('is the same for every run of a task of the repository', () => {
  expect(branchName({ ...asked, subject: 'repository', number: 0, trigger: nightly }, DEFAULT_BRANCH_TEMPLATE)).toBe(
    'agent/task-nightly'
  )
  expect(branchName({ ...asked, subject: 'repository', number: 0, trigger: nightly }, DEFAULT_BRANCH_TEMPLATE, 3)).toBe(
    'agent/task-nightly-3'
  )
})

it('numbers the branches of an item so that no other item can have them', () => {
  const named = (id: string, attempt: number) => {
    const trigger = { ...nightly, item: { id, title: id, text: '', repository: undefined } }
    return branchName({ ...asked, subject: 'repository', number: 0, trigger }, DEFAULT_BRANCH_TEMPLATE, attempt)
  }
  expect(named('core', 1)).toBe('agent/task-nightly/core')
  expect(named('core', 2)).not.toBe(named('core-2', 1))
  expect(isValidBranchName(named('core', 2))).toBe(true)
})

it('is the same for every run on an issue', () => {
  expect(branchName({ ...comment, subject: 'issue', number: 12 }, DEFAULT_BRANCH_TEMPLATE)).toBe('agent/issue-12')
})

it('numbers further branches', () => {
  expect(branchName({ ...comment, subject: 'issue', number: 12 }, DEFAULT_BRANCH_TEMPLATE, 2)).toBe('agent/issue-12-2')
})

it('differs between issues and pull requests', () => {
  expect(branchName({ ...comment, subject: 'pull-request', number: 12 }, DEFAULT_BRANCH_TEMPLATE)).toBe('agent/pull-12')
})

it('names a separate branch for the work of one comment', () => {
  expect(sideBranchName({ ...comment, subject: 'pull-request', number: 12 }, DEFAULT_BRANCH_TEMPLATE)).toBe(
    'agent/pull-12-comment-99'
  )
})

it('follows the template of the repository, except for its tasks', () => {
  const template = 'bots/{number}-{kind}'
  expect(branchName({ ...comment, subject: 'issue', number: 12 }, template)).toBe('bots/12-issue')
  expect(branchName({ ...comment, subject: 'issue', number: 12 }, template, 2)).toBe('bots/12-issue-2')
  const pull = { ...comment, subject: 'pull-request', number: 12 } as const
  expect(sideBranchName(pull, template)).toBe('bots/12-pull-comment-99')
  expect(branchName({ ...asked, subject: 'repository', number: 0, trigger: nightly }, template)).toBe(
    'agent/task-nightly'
  )
})

it('has the title and the day of the request where the template asks for them', () => {
  const issue = { ...comment, subject: 'issue', number: 12 } as const
  expect(branchNames(issue, 'agent/{number}-{slug}/{date}', 2)).toEqual([
    'agent/12-the-greeting/2026-11-20',
    'agent/12-the-greeting/2026-11-20-2'
  ])
})

it('returns the issue of a branch with a default name', () => {
  expect(issueOfBranch('agent/issue-12')).toBe(12)
  expect(issueOfBranch('agent/issue-12-3')).toBe(12)
  for (const other of ['agent/issue-12-comment-3', 'agent/pull-12', 'bots/12', 'x/agent/issue-12', 'agent/issue-12/x'])
    expect(issueOfBranch(other)).toBeUndefined()
})
