import { expect, it } from '@jest/globals'
import type { Task } from '../../src/domain/task.ts'
import { reviewerPrompt } from '../../src/prompts/reviewer-prompt.ts'
import type { ReviewThread } from '../../src/domain/review-thread.ts'
import { ada, aReply, us } from '../support/review-findings.ts'

const request = { verb: 'review', text: '', flags: { draft: false, dryRun: false } }
const subject = { kind: 'task', subject: 'pull-request', number: 1, title: 'A change', body: '', author: ada }
const asked = { trigger: { kind: 'comment', commentId: 3 }, instruction: '/agent review', actor: ada, request }
const task = { ...subject, ...asked, createdAt: '2026-11-02T10:00:00Z', defaultBranch: 'main' } as unknown as Task

function thread(body: string, isResolved: boolean): ReviewThread {
  return {
    ...{ id: body, rootCommentId: 1, path: 'a.ts', subject: 'line', side: 'right', line: 1, startLine: 1 },
    ...{ originalLine: 1, diffHunk: '', isResolved, resolvedBy: undefined, isOutdated: false },
    ...{ canResolve: true, comments: [aReply(us, body)] }
  }
}

async function promptWith(earlier: readonly ReviewThread[]): Promise<string> {
  const rules = { instructions: '', withoutTools: [], writablePaths: undefined }
  const workspace = { sandbox: undefined, allowedCommands: undefined, packageChecks: [], checks: [] }
  const environment = { branch: 'topic', instructions: '', rules, workspace } as never
  const shown = { body: '', instruction: '', words: '' }
  const about = { task, shown, thread: { posts: [], droppedCount: 0 }, environment, earlier }
  const what = { difference: '+1', since: 'it left main', part: 1, parts: 1, otherFiles: [] }
  return JSON.stringify(await reviewerPrompt({ ...about, ...what }))
}

it('leaves out resolved findings rather than open ones when there are too many', async () => {
  const resolved = Array.from({ length: 60 }, (_, index) => thread(`Resolved ${index}. ${'x'.repeat(1_500)}`, true))
  const prompt = await promptWith([...resolved, thread('Open at last.', false)])
  expect(prompt).toContain('Open at last.')
  expect(prompt).toMatch(/\d+ more left out/)
})

it('shows hidden characters in the path of an earlier finding', async () => {
  const prompt = await promptWith([{ ...thread('A finding.', false), path: 'a\u200b.ts' }])
  expect(prompt).toContain(String.raw`a\\u{200B}.ts`)
  expect(prompt).not.toContain('\u200b')
})
