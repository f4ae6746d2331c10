import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { closedBody, commentUrl, endedBody, progressView, workingBody } from '../../src/report/progress-body.ts'
import { ProgressComment } from '../../src/report/progress-comment.ts'
import { needsResultComment, resultAfterKill, resultText } from '../../src/report/result-body.ts'
import type { EndedRun } from '../../src/report/run-snapshot.ts'
import { RunRecord } from '../../src/report/run-record.ts'
import type { RunEvent } from '../../src/report/reporter.ts'
import type { Trigger } from '../../src/domain/task.ts'
import type { Outcome } from '../../src/domain/outcome.ts'
import { elements, githubPage, shownText } from '../support/github-page.ts'
import { approvalHash, readPending } from '../../src/tasks/pending-marker.ts'
import { check, publication, snapshotOf, start, task, toolFinished, usage } from '../support/run-snapshots.ts'

const view = { claim: 'comment-99', trigger: '/agent', runId: '7', requester: '' }

/** The result of a run with these events. */
function resultOf(outcome: Outcome, ...events: readonly RunEvent[]): string {
  return resultText({ ...snapshotOf(...events, { kind: 'ended', outcome }), outcome }, '/agent', undefined)
}

describe('the body of the comment', () => {
  it('shows the steps, what is running and how much of each limit is used', () => {
    const body = workingBody(
      snapshotOf(
        { kind: 'started', run: start },
        { kind: 'step', step: 'permission' },
        { kind: 'step', step: 'working' },
        { kind: 'turn', turn: 3 },
        usage,
        { kind: 'tool-started', callId: '1', name: 'run_command', subject: 'npm test' }
      ),
      view
    )
    expect(body).toContain('<!-- forgehand:progress:comment-99 -->')
    expect(body).toContain('### ⏳ Working')
    expect(body).toContain('- [x] Check permission · 1.0 s')
    expect(body).toContain('- [ ] **Work** …')
    expect(body).toContain('Now: `run_command` `npm test`')
    expect(body).toContain('turn 3 of 60 · 10.5k of 2M tokens · 0 of 30 minutes · $0.0078')
    expect(body).toContain(
      'go to `some-model` at `models.example`. [Log of the run](<https://github.com/acme/app/actions/runs/1>).'
    )
  })

  it('does not tick a step that failed', () => {
    const steps: readonly RunEvent[] = [
      { kind: 'step', step: 'permission' },
      { kind: 'step', step: 'verifying' },
      { kind: 'checked', when: 'after', check: check('npm test', 1) },
      { kind: 'step', step: 'working' },
      { kind: 'ended', outcome: { kind: 'failed', reason: 'x' } }
    ]
    expect(endedBody({ ...snapshotOf(...steps), view }, 'Failed.').match(/^- .*/gm)).toEqual([
      '- [x] Check permission · 1.0 s',
      '- ❌ Run the checks · 2.0 s · not all passed',
      '- ❌ Work · 1.0 s · failed'
    ])
  })

  it.each<[Trigger, string]>([
    [{ kind: 'label', label: 'agent:fix' }, '`ada` asked with the label `agent:fix`.'],
    [{ kind: 'assignment' }, '`ada` asked with an assignment.'],
    [{ kind: 'comment', commentId: 9 }, '']
  ])('says who asked without words: %j', (trigger, said) => {
    const asked = progressView({ ...task, trigger, actor: { login: 'ada', id: 1, isBot: false } }, view)
    const working = snapshotOf({ kind: 'started', run: start })
    const urls = { resultUrl: 'https://forge.example/1', runUrl: undefined }
    const bodies = [
      workingBody(working, asked),
      endedBody({ ...working, view: asked }, 'Done.'),
      closedBody({ ...working, view: asked }, urls)
    ]
    expect(bodies.map((body) => /^`ada` asked .*$/m.exec(body)?.[0] ?? '')).toEqual([said, said, said])
  })

  describe("the model's list", () => {
    const working: RunEvent[] = [
      { kind: 'started', run: start },
      { kind: 'step', step: 'working' },
      {
        kind: 'todo',
        items: [
          { content: 'Find the cause', status: 'completed' },
          { content: 'Fix @octocat <b> | #1\n- [x] forged', status: 'in_progress' },
          { content: 'Add a test', status: 'pending' }
        ]
      }
    ]
    const lines = (body: string) => body.split('\n').filter((line) => line.startsWith('  - '))

    it('is a checklist under the step that works on it', () => {
      const page = githubPage(workingBody(snapshotOf(...working), view))
      const [list] = elements(page, 'ul').filter((each) => elements(each, 'ul').length > 0)
      const [work] = (list ? elements(list, 'li') : []).filter((each) => elements(each, 'ul').length > 0)
      expect(work && shownText(work)).toMatch(
        /^\s*Work …\s+Find the cause\s+Fix @octocat <b> \| #1 - \[x\] forged …\s+Add a test/
      )
      expect(elements(page, 'b')).toEqual([])
    })

    it('replaces the one before, and stays when the run has ended', () => {
      const items = [{ content: 'Add a test', status: 'completed' } as const]
      const run = snapshotOf(
        ...working,
        { kind: 'todo', items },
        { kind: 'ended', outcome: { kind: 'proposed', publication } }
      )
      expect(lines(endedBody({ ...run, view }, 'Done.'))).toEqual(['  - [x] Add a test'])
    })

    it('is cut when it is long', () => {
      const items = Array.from({ length: 23 }, (_, index) => ({ content: `Step ${index}`, status: 'pending' as const }))
      const shown = lines(workingBody(snapshotOf(...working, { kind: 'todo', items }), view))
      expect([shown.length, shown.at(-1)]).toEqual([21, '  - … and 3 more'])
    })
  })

  it('names the model that has taken over, and marks estimates', () => {
    const from = { name: 'some-model', host: 'models.example' }
    const to = { name: 'spare', host: 'spare.example' }
    const estimated = { ...usage, tokens: { ...usage.tokens, isEstimate: true } }
    const fallback = { kind: 'fallback', from, to, reason: 'The credit is used up.' } as const
    const body = workingBody(snapshotOf({ kind: 'started', run: start }, fallback, estimated), view)
    expect(body.replace(/[\\`]/g, '')).toContain(
      'Switched from some-model at models.example to spare at spare.example: The credit is used up.'
    )
    expect(body).toContain('≈10.5k of 2M tokens · 0 of 30 minutes · ≈$0.0078')
  })

  it('separates warnings from the steps before them', () => {
    const warnings = [{ kind: 'warning', text: 'One.' } as const, { kind: 'warning', text: 'Two.' } as const]
    const run = snapshotOf({ kind: 'started', run: start }, { kind: 'step', step: 'working' }, ...warnings)
    const lists = elements(githubPage(workingBody(run, view)), 'ul')
    expect(lists.map((list) => shownText(list).trim().split(/\n+/).length)).toEqual([3, 2])
    // A loose list would make each item a paragraph.
    expect(lists.flatMap((list) => elements(list, 'p'))).toEqual([])
  })

  it.each<[Outcome, RegExp]>([
    [{ kind: 'proposed', publication }, /\[pull request \\#13\]\(<.*\/pull\/13>\)/],
    [{ kind: 'proposed', publication: { ...publication, pullRequest: undefined } }, /\[Open one from the branch\]/],
    [
      { kind: 'updated', publication },
      /^\[Pull request \\#13\]\(<\S+>\) has been updated\. \d files? changed in f{7}; please review\.$/m
    ],
    [{ kind: 'verify_failed', publication }, /own checks fail/],
    [
      { kind: 'partial', reason: 'the limit of turns was reached', publication: { ...publication, isDraft: true } },
      /limit of turns was reached\. The work so far is a draft/
    ],
    [{ kind: 'partial', reason: 'time', publication: undefined }, /no work to submit/],
    [
      { kind: 'partial', reason: 'Not permitted.', publication: { ...publication, pullRequest: undefined } },
      /on the branch `agent\/issue-12`, without a pull request: Not permitted\. \[Open one from the branch\]\(<.*compare/
    ],
    [
      { kind: 'failed', reason: 'Two mistakes:\n- one *a*\n- two' },
      /^The run failed: Two mistakes:\n\n- one \\\*a\\\*\n- two$/m
    ],
    [{ kind: 'failed', reason: 'It said:\n# oh ```' }, /^The run failed: It said:\n\n````\n# oh ```\n````$/m],
    [{ kind: 'answered', answer: 'Because.' }, /^Nothing was changed\.$/m],
    [
      { kind: 'no_change', explanation: 'Fine already.' },
      /Nothing was changed[^]*describe it in more detail in a comment/
    ],
    [{ kind: 'blocked', reason: 'only workflows were changed' }, /Nothing was submitted: only workflows were changed/],
    [{ kind: 'skipped', reason: 'the pull request is closed' }, /Nothing was done: the pull request is closed\./],
    [{ kind: 'cancelled', reason: 'SIGTERM' }, /stopped early: SIGTERM\. Write `\/agent fix`/],
    [{ kind: 'failed', reason: '@octocat broke #3' }, /`@octocat` broke `#3`/]
  ])('ends with the outcome: %j', (outcome, sentence) => {
    const body = resultOf(outcome, { kind: 'started', run: start })
    expect(body).toMatch(new RegExp(`^### \\S+ \`${outcome.kind}\` · 2\\.0 s · \\$0\\.0000$`, 'm'))
    expect(body).toMatch(sentence)
    expect(body).not.toContain('Working')
  })

  it('shows a change that could not be published completely or not at all', () => {
    const unpublished = (patch: string, hasFile = true) =>
      resultOf(
        { kind: 'failed', reason: 'No access.' },
        {
          kind: 'change-unpublished',
          patch,
          paths: ['x', '.npmrc'],
          protectedPaths: ['.npmrc'],
          hasFile
        }
      )
    const body = unpublished('diff --git a/x b/x\n+Hello\n')
    expect(body).toMatch(
      /<summary>The change of 2 files, as a patch<\/summary>[^]*protected files: `\.npmrc`[^]*git apply change\.patch[^]*```diff\n[^]*\+Hello\n```/
    )
    for (const patch of ['', '+x\n'.repeat(25_000)]) {
      expect(unpublished(patch)).toMatch(/change of 2 files is too long [^]*`patch-path`/)
      // After a kill, no step can read a file, and a change that is all secrets has none.
      expect(unpublished(patch, false)).toMatch(/change of 2 files was not kept[^]*there is no file/)
      expect(unpublished(patch, false)).not.toContain('patch-path')
    }
    const largest = unpublished('+x\n'.repeat(20_000))
    expect(largest).toContain('as a patch')
    expect(largest.length).toBeLessThanOrEqual(63_000)
  })

  it.each<[boolean, Outcome]>([
    [false, { kind: 'proposed', publication }],
    [false, { kind: 'verify_failed', publication }],
    [true, { kind: 'proposed', publication: { ...publication, pullRequest: undefined } }],
    [true, { kind: 'partial', reason: 'time', publication: undefined }],
    [true, { kind: 'needs_approval', pending: [], publication: undefined }],
    [false, { kind: 'needs_approval', pending: [], publication }],
    [true, { kind: 'answered', answer: 'Because.' }],
    [true, { kind: 'skipped', reason: 'it is closed' }],
    [true, { kind: 'failed', reason: 'No key.' }],
    [true, { kind: 'cancelled', reason: 'SIGTERM' }]
  ])('says whether a result needs a comment of its own: %s for %j', (expected, outcome) => {
    expect(needsResultComment(outcome)).toBe(expected)
  })

  it('collapses the steps that were taken, and no others, when another comment has the result', () => {
    const outcome = { kind: 'answered', answer: 'Because.' } as const
    const steps = (['permission', 'working'] as const).map((step): RunEvent => ({ kind: 'step', step }))
    const run = snapshotOf({ kind: 'started', run: start }, ...steps, { kind: 'ended', outcome })
    const resultUrl = commentUrl('https://github.com/acme/app', 12, 6)
    const body = closedBody({ ...run, view }, { resultUrl, runUrl: start.runUrl })
    expect(body.split('\n\n').slice(2)).toEqual([
      '💬 Nothing was changed. Details: [result of the run](<https://github.com/acme/app/issues/12#issuecomment-6>). [Log of the run](<https://github.com/acme/app/actions/runs/1>).',
      '<details>\n<summary>Steps</summary>',
      '- [x] Check permission · 1.0 s\n- [x] Work · 1.0 s',
      '</details>'
    ])
  })

  it('ends its sentence where the reason begins a list, which is in the result', () => {
    const outcome = { kind: 'failed', reason: '.github/agent.yml has errors:\n- brnch is not a setting.' } as const
    const run = snapshotOf({ kind: 'started', run: start }, { kind: 'ended', outcome })
    const resultUrl = commentUrl('https://github.com/acme/app', 12, 6)
    const body = closedBody({ ...run, view }, { resultUrl, runUrl: start.runUrl })
    expect(body).toMatch(/agent\.yml has errors\. Details: \[/)
  })

  it('is finished by the post step when the run was killed', () => {
    const tokens = { input: 4_100, cachedInput: 0, output: 200, reasoning: 0, isEstimate: false }
    const figures = { turns: 3, tokens, cost: 0.08, durationMs: 5_000 }
    const killed = {
      trigger: '/agent',
      startedAt: 1_000,
      runUrl: 'https://github.com/acme/app/actions/runs/1',
      figures
    }
    const result = resultAfterKill(killed, {
      outcome: 'cancelled',
      endedAt: 66_000,
      unfinished: undefined,
      kept: undefined,
      run: undefined
    })
    const body = endedBody({ steps: [], todo: [], outcome: undefined, view }, result)
    expect(body).toMatch(
      /^<!-- forgehand:progress:comment-99 -->\n\n<!-- forgehand:run:7:ended -->\n\n### 🛑 `cancelled` · 1 min 05 s · \$0\.0800\n/
    )
    expect(body).toContain('Write `/agent fix` to start again.')
    expect(body).toContain('\n\n3 turns · 4.1k tokens in, 200 out\n')
  })

  it.each([
    [
      'may be',
      undefined,
      undefined,
      /The commit may already be on the branch `agent\/issue-12` \(\[compare\]\(<.*>\)\)/
    ],
    ['is', true, publication.pullRequest, /The commit is on .* See \[pull request \\#13\]\(<.*\/pull\/13>\)\./],
    ['is not', false, undefined, /Nothing was pushed to the branch `agent\/issue-12`\. .* to start again/]
  ])('says where the work %s when a run was killed while publishing', (_, isPushed, pullRequest, words) => {
    const killed = { trigger: '/agent', startedAt: 1_000, runUrl: undefined, figures: undefined }
    const { branch, compareUrl } = publication
    const unfinished = { branch, compareUrl, isPushed, pullRequest }
    const end = { outcome: 'failed', endedAt: 2_000, unfinished, kept: undefined, run: undefined } as const
    expect(resultAfterKill(killed, end)).toMatch(words)
  })
})

class MemoryComment {
  readonly calls: string[] = []
  readonly bodies: string[] = []
  readonly state: string[] = []
  /** Thrown by every call, or by those whose name it starts. */
  failure: Error | undefined
  failingCall = ''
  onUpdate: () => void = () => undefined
  /** Every call ends after this. */
  waitsFor: Promise<unknown> = Promise.resolve()

  #count = 0

  async createComment(_: number, body: string): Promise<number> {
    this.#count += 1
    const id = this.#count
    await this.#take(`create ${id}`, body)
    return id
  }

  updateComment(id: number, body: string): Promise<void> {
    return this.#take(`update ${id}`, body)
  }

  setProgressComment(id: number): void {
    this.state.push(`comment ${id}`)
  }

  setResultComment(id: number): void {
    this.state.push(`result ${id}`)
  }

  setEnded({ outcome }: EndedRun): void {
    this.state.push(outcome.kind)
  }

  setResultWritten(id: number): void {
    this.state.push(`written ${id}`)
  }

  setFinalCommentWritten(): void {
    this.state.push('final')
  }

  async #take(call: string, body: string): Promise<void> {
    this.calls.push(call)
    this.bodies.push(body)
    this.onUpdate()
    await this.waitsFor
    if (this.failure && call.startsWith(this.failingCall)) throw this.failure
  }
}

type OurComments = Parameters<ProgressComment['open']>[1]
const earlier = { id: 5, runId: '7', hasEnded: true, updatedAt: '2026-11-21T12:00:00Z' }

describe('the progress comment', () => {
  const ended: RunEvent = { kind: 'ended', outcome: { kind: 'answered', answer: 'Ask @octocat.' } }

  function commentOn(place: MemoryComment, minIntervalMs = 60_000) {
    const record = new RunRecord({ now: Date.now })
    const failures: string[] = []
    const wired = { comments: place, state: place, trigger: '/agent', runId: '7' }
    const options = {
      ...wired,
      snapshot: () => record.snapshot(),
      repositoryUrl: 'https://github.com/acme/app',
      minIntervalMs
    }
    const comment = new ProgressComment({ ...options, onFailure: (message) => failures.push(message) })
    const tell = (event: RunEvent) => {
      record.onEvent(event)
      comment.onEvent(event)
    }
    const nothing = { progress: undefined, result: undefined }
    return { comment, failures, tell, open: (earlier: OurComments = nothing) => comment.open(task, earlier) }
  }

  it('needs two calls in a short run that opens a pull request, the last one with the outcome', async () => {
    const place = new MemoryComment()
    const { comment, tell, open } = commentOn(place)
    await open()
    tell({ kind: 'step', step: 'working' })
    tell(toolFinished())
    tell({ kind: 'ended', outcome: { kind: 'proposed', publication } })
    await comment.close()
    expect(place.calls).toEqual(['create 1', 'update 1'])
    expect(place.bodies.at(-1)).toMatch(/`proposed`[^]*<summary>Steps<\/summary>/)
    expect(place.state).toEqual(['comment 1', 'proposed', 'final'])
  })

  it('leaves a result that notifies nobody to a new comment, and says so', async () => {
    const place = new MemoryComment()
    const { comment, tell, open } = commentOn(place)
    await open()
    tell(ended)
    await comment.close()
    expect(place.calls).toEqual(['create 1', 'create 2', 'update 1'])
    expect(place.bodies[1]).toMatch(/^<!-- forgehand:result:comment-99 -->\n\n### 💬 `answered`[^]*Ask `@octocat`\./)
    expect(place.bodies[2]).toMatch(
      /^<!-- forgehand:progress:comment-99 -->[^]*run:7:ended[^]*Details: [^]*12#issuecomment-2>\)/
    )
    expect(place.bodies[2]).not.toMatch(/answered|octocat/)
    expect(place.state).toEqual(['comment 1', 'answered', 'written 2', 'final'])
  })

  it('keeps the records of what waits for approval in the progress comment', async () => {
    const place = new MemoryComment()
    const { comment, tell, open } = commentOn(place)
    await open()
    const { request } = task
    const waiting = {
      kind: 'command',
      command: 'make',
      cwd: '',
      severity: 'none',
      reason: 'It is not listed.'
    } as const
    const scope = { number: 12, request, approved: [], waiting }
    const pending = [{ ...scope, hash: approvalHash(scope) }]
    tell({ kind: 'ended', outcome: { kind: 'needs_approval', pending, publication: undefined } })
    await comment.close()
    const [, result = '', progress = ''] = place.bodies
    expect([readPending(progress), readPending(result)]).toEqual([pending, []])
    expect(result).toContain(`/agent approve ${pending[0]?.hash ?? ''}`)
  })

  it.each(['pull-request', 'issue'] as const)('has the summary and the checks at its end, on a %s', async (subject) => {
    const place = new MemoryComment()
    const { comment, tell, open } = commentOn(place)
    tell({ kind: 'started', run: { ...start, task: { ...task, subject } } })
    await open()
    tell({ kind: 'checked', when: 'before', check: check('npm test', 1) })
    tell(toolFinished())
    tell({ kind: 'checked', when: 'after', check: check('npm test', 0) })
    tell({ kind: 'ended', outcome: { kind: 'updated', publication } })
    await comment.close()
    const body = place.bodies.at(-1) ?? ''
    expect(body).toMatch(/parts are \*\*added up\*\*[^]*✅ `npm test`: exit 0\S* [^\n]*before: ❌ exit 1/)
    // The description of our own pull request has it.
    expect(body.includes('Tool trace: 1 call')).toBe(subject === 'pull-request')
  })

  it('links to lines at the commit that the work started from', async () => {
    const place = new MemoryComment()
    const { comment, tell, open } = commentOn(place)
    await open()
    const commit = 'b'.repeat(40)
    tell({ kind: 'base-commit', commit })
    tell({
      kind: 'ended',
      outcome: { kind: 'answered', answer: 'See [sum](src/sum.js#L3) and [x](https://a.example).' }
    })
    await comment.close()
    expect(place.bodies[1]).toContain(
      `See [sum](https://github.com/acme/app/blob/${commit}/src/sum.js#L3) and x (\`a.example/\`).`
    )
  })

  it.each<Outcome>([
    { kind: 'answered', answer: 'Because.' },
    { kind: 'proposed', publication }
  ])('updates the result of an earlier attempt instead of posting another one: %j', async (outcome) => {
    const place = new MemoryComment()
    const { comment, tell, open } = commentOn(place)
    await open({ progress: earlier, result: 6 })
    tell({ kind: 'ended', outcome })
    await comment.close()
    expect(place.calls).toEqual(['update 5', 'update 6', 'update 5'])
    expect(place.bodies[1]).toContain(`\`${outcome.kind}\``)
    expect(place.state).toEqual(['comment 5', 'result 6', outcome.kind, 'written 6', 'final'])
  })

  it('has one result if the run ends while updates wait for a slow one', async () => {
    const place = new MemoryComment()
    const { comment, tell, open } = commentOn(place)
    await open()
    tell({ kind: 'warning', text: 'The limit of dollars cannot be enforced.' })
    const { promise, resolve } = Promise.withResolvers<undefined>()
    place.waitsFor = promise
    const { model, host, receivers, limits, price } = start
    for (const turns of [10, 20, 30])
      tell({ kind: 'configured', model, host, receivers, limits: { ...limits, turns }, price })
    await Promise.resolve()
    tell(ended)
    resolve(undefined)
    await comment.close()
    expect(place.calls.filter((call) => call.startsWith('create'))).toEqual(['create 1', 'create 2'])
    expect(place.state).toEqual(['comment 1', 'answered', 'written 2', 'final'])
  })

  it.each(['create 2', 'update 1'])('leaves the rest to the post step when the call %s fails', async (failingCall) => {
    const place = new MemoryComment()
    const { comment, failures, tell, open } = commentOn(place)
    await open()
    Object.assign(place, { failure: new Error('Bad gateway'), failingCall })
    tell(ended)
    await comment.close()
    expect(failures).toHaveLength(1)
    // The post step must not replace a result that is complete.
    const written = failingCall === 'create 2' ? [] : ['written 2']
    expect(place.state).toEqual(['comment 1', 'answered', ...written])
  })

  it('continues the comment of an earlier attempt', async () => {
    const place = new MemoryComment()
    const { comment, tell, open } = commentOn(place)
    await open({ progress: earlier, result: undefined })
    tell({ kind: 'ended', outcome: { kind: 'updated', publication } })
    await comment.close()
    expect(place.calls).toEqual(['update 5', 'update 5'])
    expect(place.state).toEqual(['comment 5', 'updated', 'final'])
  })

  it('is updated during the run', async () => {
    const place = new MemoryComment()
    const { comment, tell, open } = commentOn(place, 5)
    await open()
    const updated = new Promise<void>((resolve) => {
      place.onUpdate = resolve
    })
    tell({ kind: 'step', step: 'working' })
    tell({ kind: 'turn', turn: 2 })
    // The comment's own timer keeps no process alive, so this one does until it fires.
    const alive = setInterval(() => undefined, 1_000)
    await updated
    clearInterval(alive)
    await comment.close()
    expect(place.bodies.at(-1)).toContain('**Work** …')
  })

  describe('with a list of the model', () => {
    afterEach(() => {
      jest.useRealTimers()
    })
    const list = (content: string): RunEvent => ({ kind: 'todo', items: [{ content, status: 'pending' }] })

    it('is updated at most every five seconds, and sooner than for anything else', async () => {
      jest.useFakeTimers()
      const place = new MemoryComment()
      const { tell, open } = commentOn(place)
      await open()
      tell({ kind: 'step', step: 'working' })
      const countAfter = async (ms: number) => {
        await jest.advanceTimersByTimeAsync(ms)
        return place.calls.length - 1
      }
      tell(list('One'))
      tell(list('Two'))
      expect([await countAfter(4_900), await countAfter(200)]).toEqual([0, 1])
      tell(list('Three'))
      expect([await countAfter(4_800), await countAfter(300), await countAfter(30_000)]).toEqual([1, 2, 2])
      tell(list('Four'))
      expect(await countAfter(1)).toBe(3)
      expect(place.bodies.at(-1)).toContain('Four')
    })
  })

  it('names other receivers of the code as soon as they are known', async () => {
    const place = new MemoryComment()
    const { comment, tell, open } = commentOn(place)
    tell({ kind: 'started', run: start })
    await open()
    const { model, host, limits, price, receivers } = start
    tell({ kind: 'configured', model, host, receivers, limits, price })
    const spare = { name: 'spare', host: 'spare.example', provider: 'Somebody' }
    tell({ kind: 'configured', model, host, receivers: [...receivers, spare], limits, price })
    await comment.close()
    expect(place.calls).toEqual(['create 1', 'update 1'])
    expect(place.bodies.at(-1)).toContain('and may go to `spare` at `spare.example` (Somebody).')
  })

  it('shows warnings about the limits before anything is spent', async () => {
    const place = new MemoryComment()
    const { comment, tell, open } = commentOn(place)
    tell({ kind: 'started', run: start })
    await open()
    tell({ kind: 'warning', text: 'The limit of 2 dollars does not count x.' })
    const { model, host, limits, price, receivers } = start
    tell({ kind: 'configured', model, host, receivers, limits, price })
    await comment.close()
    expect(place.calls).toEqual(['create 1', 'update 1'])
    expect(place.bodies.at(-1)).toContain('does not count x')
  })

  it('names no receiver when the settings are wrong and nothing is sent', async () => {
    const place = new MemoryComment()
    const { tell, open } = commentOn(place)
    tell({ kind: 'started', run: { ...start, receivers: [] } })
    await open()
    expect(place.bodies).toEqual([expect.not.stringContaining(' go to')])
  })

  it('is not created when the run ends before that', async () => {
    const place = new MemoryComment()
    const { comment, tell } = commentOn(place)
    tell(ended)
    await comment.close()
    expect(place.calls).toEqual([])
  })

  it('is left to the post step when the run has no outcome', async () => {
    const place = new MemoryComment()
    const { comment, tell, open } = commentOn(place)
    await open()
    tell({ kind: 'step', step: 'working' })
    await comment.close()
    expect(place.calls).toEqual(['create 1'])
    expect(place.state).toEqual(['comment 1'])
  })

  it('fails to open when it cannot be created', async () => {
    const place = new MemoryComment()
    place.failure = new Error('Resource not accessible by integration')
    await expect(commentOn(place).open()).rejects.toThrow('not accessible')
  })

  it('reports a failed update and continues', async () => {
    const place = new MemoryComment()
    const { comment, failures, tell, open } = commentOn(place)
    await open()
    place.failure = new Error('Bad gateway')
    tell(ended)
    await comment.close()
    expect(failures).toEqual(['The progress comment could not be updated: Bad gateway'])
  })
})
