import { RunRecord } from '../../src/report/run-record.ts'
import type { RunSnapshot, RunStart } from '../../src/report/run-snapshot.ts'
import type { RunEvent } from '../../src/report/reporter.ts'
import type { Publication } from '../../src/domain/outcome.ts'
import type { Task } from '../../src/domain/task.ts'
import type { Check } from '../../src/domain/verification.ts'
import { noFlags } from './no-flags.ts'

const ada = { login: 'ada', id: 7, isBot: false }

export const task: Task = {
  kind: 'task',
  subject: 'issue',
  number: 12,
  title: 'Sum is wrong',
  body: '',
  author: ada,
  trigger: { kind: 'comment', commentId: 99 },
  instruction: '/agent fix this',
  createdAt: '2026-11-21T12:00:00Z',
  actor: ada,
  request: {
    verb: 'fix',
    flags: noFlags,
    text: 'this'
  },
  defaultBranch: 'main'
}

export const start: RunStart = {
  task,
  model: 'some-model',
  host: 'models.example',
  receivers: [{ name: 'some-model', host: 'models.example', provider: undefined }],
  runUrl: 'https://github.com/acme/app/actions/runs/1',
  price: { input: 1, cachedInput: 0.1, output: 10 },
  limits: { turns: 60, minutes: 30, tokens: 2_000_000 }
}

export const publication: Publication = {
  branch: 'agent/issue-12',
  headSha: 'f'.repeat(40),
  isVerified: true,
  filesChanged: ['src/sum.js'],
  pullRequest: { number: 13, url: 'https://github.com/acme/app/pull/13' },
  isDraft: false,
  compareUrl: 'https://github.com/acme/app/compare/main...agent/issue-12?expand=1',
  summary: 'The parts are **added up** now.'
}

export function check(command: string, exitCode: number | undefined, output = ''): Check {
  return { command, exitCode, durationMs: 1_200, output }
}

type ToolFinished = Extract<RunEvent, { kind: 'tool-finished' }>

export function toolFinished(change: Partial<ToolFinished> = {}): ToolFinished {
  return {
    kind: 'tool-finished',
    callId: '1',
    name: 'edit_file',
    subject: 'src/sum.js',
    ok: true,
    status: 'done',
    text: 'done',
    durationMs: 40,
    cached: false,
    denial: undefined,
    ...change
  }
}

export const fileModified: RunEvent = { kind: 'file-modified', callId: '1', path: 'src/sum.js', added: 3, removed: 1 }

/** The run that these events describe. Each event takes one second. */
export function snapshotOf(...events: readonly RunEvent[]): RunSnapshot {
  let seconds = 1_800_000_000
  const record = new RunRecord({ now: () => seconds * 1_000 })
  for (const event of events) {
    seconds += 1
    record.onEvent(event)
  }
  return record.snapshot()
}

export const usage: Extract<RunEvent, { kind: 'usage' }> = {
  kind: 'usage',
  tokens: { input: 10_000, cachedInput: 8_000, output: 500, reasoning: 100, isEstimate: false }
}
