import { describe, expect, it } from '@jest/globals'
import { executeCall } from '../../src/agent/execute-call.ts'
import { MAX_RESULT_LENGTH } from '../../src/agent/tool.ts'
import type { CiFailure } from '../../src/domain/ci-failure.ts'
import type { PullRequest } from '../../src/forge/forge.ts'
import { requestAdoption } from '../../src/run/target/adopt-head.ts'
import { redactingHost } from '../../src/run/work/agent-run.ts'
import { annotateWork } from '../../src/run/rooms/annotate-work.ts'
import { planOutcome } from '../../src/run/assignments/plan/make-plan.ts'
import type { PreparedCheckout } from '../../src/run/rooms/prepare.ts'
import { redactNames } from '../../src/run/assignments/repair/read-failures.ts'
import { runChecks } from '../../src/run/rooms/run-checks.ts'
import { MAX_PLAN } from '../../src/proposal/proposal.ts'
import { brokenBaseComment } from '../../src/report/repair-comments.ts'
import type { RunEvent } from '../../src/report/reporter.ts'
import { createRedactor, redactDeep, type Redact } from '../../src/secrets/redact.ts'
import type { TestedSandbox } from '../../src/workspace/sandbox/sandbox.ts'
import { tool } from '../support/agent-runs.ts'
import { task } from '../support/github-forge.ts'
import { runWith } from '../support/run.ts'

/** Joined here, so that no scan of this repository takes it for a real one. */
const TOKEN = ['github', 'pat', '11AAAAAAA0bCdEfGhIjKlMnOpQrStUvWxYz0123456789'].join('_')
const PASSWORD = 'Zq7vRw2kLm9xTs4bNc6hJd8f'

const secrets = [
  { name: 'a token that its form gives away', secret: TOKEN, start: TOKEN.slice(0, 13), redact: createRedactor([]) },
  { name: 'a secret of the job', secret: PASSWORD, start: PASSWORD.slice(0, 3), redact: createRedactor([PASSWORD]) }
]

/** Texts in which a limit cuts the secret, wherever in it. */
function cutAt(limit: number, secret: string): readonly string[] {
  return Array.from(
    { length: secret.length },
    (_, kept) => `${'a '.repeat(limit).slice(0, limit - kept - 1)} ${secret}`
  )
}

async function checked(name: string, redact: Redact) {
  const workspace = {
    root: import.meta.dirname,
    // Only its absence matters.
    sandbox: {} as TestedSandbox,
    run: (_: string, { onOutput }: { readonly onOutput?: (chunk: Buffer) => void }) => {
      onOutput?.(Buffer.from(`TAP version 13\nnot ok 1 - ${name}\n1..1\n`))
      return Promise.resolve({ exitCode: 1, timedOut: false, durationMs: 1, output: '' })
    }
  }
  const options = { emit: () => undefined, redact, signal: new AbortController().signal }
  return await runChecks({ workspace, checks: [{ run: 'npm test', reports: [] }], when: 'after', minutes: 1 }, options)
}

const PATCH = 'diff --git a/a.ts b/a.ts\n--- a/a.ts\n+++ b/a.ts\n@@ -1 +1 @@\n-one\n+two\n'

async function annotations(message: string, redact: Redact): Promise<readonly RunEvent[]> {
  const events: RunEvent[] = []
  const check = { command: `lint ${message.slice(300)}`, exitCode: 1, durationMs: 1 }
  const after = [{ ...check, output: `a.ts:1:1: error: ${message}\n` }]
  const prepared = {
    workspace: { root: '/tree' },
    checkout: { git: { derive: () => Promise.resolve(''), run: () => Promise.resolve(PATCH) } },
    base: { rules: { diagnostics: undefined } }
  } as unknown as PreparedCheckout
  const change = { tree: '', changes: [{ path: 'a.ts', kind: 'deleted' }] } as const
  const work = { ...prepared, baseline: { tree: '', files: [] }, change } as unknown as Parameters<
    typeof annotateWork
  >[0]
  await annotateWork(work, { before: [], after }, runWith({ emit: (event) => void events.push(event), redact }))
  expect(events).toHaveLength(1)
  return events
}

function adoption(path: string, redact: Redact) {
  const fork = { headSha: 'a'.repeat(40), headRef: 'patch', headPage: '' } as PullRequest
  return requestAdoption(task(), { fork }, [path], redact)
}

function notice(name: string, redact: Redact): string {
  const failure: CiFailure = {
    ...{ name, conclusion: 'failure', headSha: 'a'.repeat(40), headBranch: undefined, isFork: false, url: '' },
    source: { kind: 'suite', suiteId: 1, app: 'x' }
  }
  const job = { id: 1, name, url: '' }
  const described = { step: name, command: undefined, output: '', failingTests: [name], signature: undefined }
  const failed = { failure: { ...described, flakeSign: undefined, annotations: [], job }, log: '' }
  const named = redactNames(failure, [failed], redact)
  return brokenBaseComment(named.failure, { base: 'main', at: '1234567', failed: named.failed })
}

function plan(description: string, redact: Redact) {
  const summary = { title: 'Plan', description, notDone: '' }
  return planOutcome({ kind: 'finished', summary }, { number: 1, baseSha: 'a'.repeat(40), isKept: true }, redact)
}

function toolResult(text: string, redact: Redact) {
  const long = tool('long', () => Promise.resolve({ text: `${text}${' b'.repeat(MAX_RESULT_LENGTH / 2)}` }))
  const call = { kind: 'ready', callId: '1', tool: long, input: {}, subject: '' } as const
  return executeCall(call, redactingHost(redact), new AbortController().signal)
}

describe.each(secrets)('$name is redacted before it is cut', ({ secret, start, redact }) => {
  it.each<readonly [string, number, (text: string, redact: Redact) => unknown]>([
    ['the name of a test', 300, checked],
    ['the message of an annotation', 400, annotations],
    ['the path in a request for an approval', 160, adoption],
    ['a notice about failed checks', 100, notice],
    ['a plan', MAX_PLAN, plan],
    // With a note in the middle.
    ['the beginning of a tool result', MAX_RESULT_LENGTH / 2 - 20, toolResult]
  ])('in %s', async (_, limit, leave) => {
    const shown = await Promise.all(cutAt(limit, secret).map((text) => leave(text, redact)))
    // The reporters redact every event once more.
    const leaked = shown.filter((each) => JSON.stringify(redactDeep(each, redact)).includes(start))
    expect(leaked).toEqual([])
  })
})
