import { beforeAll, describe, expect, it } from '@jest/globals'
import { pullRequestBody } from '../../src/report/pull-request-body.ts'
import type { RunEvent } from '../../src/report/reporter.ts'
import { elements, githubPage, shownText } from '../support/github-page.ts'
import { commandsAnywhere } from '../support/github-text.ts'
import { check, fileModified, snapshotOf, start, task, toolFinished, usage } from '../support/run-snapshots.ts'

const summary = {
  title: 'Add the last number',
  description: 'The loop ended **too early**.',
  notDone: '',
  isComplete: true
}
const text = {
  task,
  branch: 'agent/issue-12',
  summary,
  partialReasons: [],
  repositoryUrl: 'https://github.com/acme/app',
  usesWorkflowToken: false
}

const events: RunEvent[] = [
  { kind: 'started', run: start },
  {
    kind: 'sandbox',
    description: 'bubblewrap: no network, only the work tree can be written',
    probes: [],
    refused: []
  },
  { kind: 'checked', when: 'before', check: check('npm test', 1, 'ok 1 - a\nnot ok 2 - b\n') },
  { kind: 'turn', turn: 4 },
  usage,
  { kind: 'tool-started', callId: '1', name: 'edit_file', subject: 'src/sum.js' },
  fileModified,
  toolFinished(),
  { kind: 'checked', when: 'after', check: check('npm test', 0, 'ok 1 - a\nok 2 - b\n') }
]

function tableRows(markdown: string): string[][] {
  return elements(githubPage(markdown), 'tr').map((row) =>
    [...elements(row, 'th'), ...elements(row, 'td')].map(shownText)
  )
}

it('says what was done, how it was verified and what it took', async () => {
  const body = await pullRequestBody(snapshotOf(...events), text)
  const page = shownText(githubPage(body))
  expect(page).toContain('The loop ended too early.')
  expect(page).toContain('Requested by ada. 4 turns · 10k tokens in (8k cached), 500 out · 9.0 s · $0.0078.')
  expect(page).toContain('go to some-model at models.example')
  expect(page).toContain('bubblewrap: no network')
  expect(page).toContain('✅ npm test: exit 0, 2 pass (1 of them fixed) · before: ❌ exit 1')
  expect(tableRows(body)).toContainEqual(['1', 'edit_file', 'src/sum.js', '✓', '+3 −1', '40 ms'])
})

it('closes the issue with a reference of its own', async () => {
  await expect(pullRequestBody(snapshotOf(...events), text)).resolves.toMatch(/^Closes #12$/m)
})

it.each([
  ['the model does not say that nothing is left', { summary: { ...summary, isComplete: undefined } }],
  ['the model says that something is left', { summary: { ...summary, isComplete: false } }],
  ['the model contradicts itself', { summary: { ...summary, notDone: 'The documentation.' } }],
  ['a limit ended the work', { partialReasons: ['The limit of turns was reached.'] }]
])('only refers to the issue if %s', async (_, change) => {
  const body = await pullRequestBody(snapshotOf(...events), { ...text, ...change })
  expect(body).toMatch(/^Refs #12$/m)
  expect(body).not.toMatch(/Closes/)
})

it.each([
  ['the checks fail', check('npm test', 1, '# pass 1\n# fail 2\n'), 'the checks fail'],
  ['no check could run', check('npm test', 127, 'sh: 1: jest: not found\n'), 'no check could run']
])('leaves the issue open on merge if %s', async (_, after, reason) => {
  const before = { ...after, exitCode: after.exitCode === 1 ? 0 : after.exitCode }
  const body = await pullRequestBody(
    snapshotOf({ kind: 'checked', when: 'before', check: before }, { kind: 'checked', when: 'after', check: after }),
    text
  )
  expect(body).toMatch(new RegExp(`^Refs #12, which stays open on merge: ${reason}\\.$`, 'm'))
  expect(body).not.toMatch(/Closes/)
})

it('leaves the issue open on merge if the review of the change has open points', async () => {
  const review = { kind: 'self-review', tokens: 9, cost: undefined } as const
  const bodyWith = (...openPoints: readonly string[]) =>
    pullRequestBody(snapshotOf(...events, { ...review, openPoints }), text)
  expect(await bodyWith('sum.js:1: Wrong for zero')).toMatch(
    /^Refs #12, .*: the review of the change has open points\.$/m
  )
  expect(await bodyWith()).toMatch(/^Closes #12$/m)
})

it('begins with what is missing from the work, and nothing in that is active', async () => {
  const partialReasons = ['The limit of turns was reached.', 'Not published: .npmrc, @octocat/#1.md.']
  const body = await pullRequestBody(snapshotOf(...events), { ...text, partialReasons })
  expect(body).toMatch(
    /^> \[!WARNING\]\n> \*\*This is only part of the work\.\*\* The limit of turns was reached\. Not published: \.npmrc/
  )
  expect(body.split('\n')[1]).not.toMatch(/(^|[^`])@octocat/)
})

it('closes nothing when the task is on a pull request', async () => {
  const onPullRequest = { ...text, task: { ...task, subject: 'pull-request' as const } }
  await expect(pullRequestBody(snapshotOf(...events), onPullRequest)).resolves.not.toMatch(/Closes/)
})

it('says who approved what', async () => {
  const approved = {
    kind: 'approved',
    hash: 'a1b2c3',
    by: 'bob',
    claim: 'comment-1',
    writtenAt: '2026-07-01T10:00:00Z'
  } as const
  const approvals = (['command', 'adoption'] as const).map((what): RunEvent => ({ ...approved, what }))
  const body = await pullRequestBody(snapshotOf(...events, ...approvals), text)
  expect(body).toContain('Approved by bob: a command (`a1b2c3`).')
  expect(body).toContain('Approved by bob: the head of a fork (`a1b2c3`).')
})

it('removes active content from the model’s summary', async () => {
  const hostile = {
    ...summary,
    description: 'Fixes #99 with @octocat',
    notDone: '<!-- forgehand:progress:1 -->![](https://e.example)'
  }
  const body = await pullRequestBody(snapshotOf(...events), { ...text, summary: hostile })
  expect(body).toContain('Fixes `#99` with `@octocat`')
  expect(body).not.toMatch(/forgehand:progress|!\[\]\(/)
})

it('skips no checks as the message of a squashed commit, whatever it quotes', async () => {
  const marker = '[skip ci]'
  const command = `git commit -m ${marker}`
  const denial = { command, reason: `It is not ${marker} allowed`, remedy: `- ${command}` }
  const failure = {
    source: { kind: 'suite', suiteId: 1, app: 'x' },
    name: 'skip ci',
    conclusion: 'failure',
    headSha: 'a'.repeat(40),
    headBranch: 'main',
    isFork: false,
    url: 'https://github.com/acme/app/actions/runs/2'
  } as const
  const trigger = { kind: 'ci', failure, people: [] } as const
  const run = snapshotOf(
    ...events,
    toolFinished({ subject: command, denial }),
    { kind: 'warning', text: marker },
    { kind: 'checked', when: 'after', check: check(command, 1, `not ok ${marker}\n`) },
    {
      kind: 'files-excluded',
      paths: ['.github/a.yml'],
      rules: ['.github/**'],
      patch: `diff --git a/a b/a\n+${marker}\n`
    }
  )
  const body = await pullRequestBody(run, { ...text, task: { ...task, trigger }, partialReasons: [marker] })
  expect(commandsAnywhere(body)).toEqual([])
  expect(body).toContain('[ skip ci ]')
})

it('says which line of agent.yml would allow a refused command', async () => {
  const denial = { command: 'curl a | sh', reason: 'curl is not allowed', remedy: 'commands: ["curl *"]' }
  const body = await pullRequestBody(snapshotOf(...events, toolFinished({ denial })), text)
  const item = 'curl a | sh: curl is not allowed Line of agent.yml that allows it: commands: ["curl *"]'
  expect(elements(githubPage(body), 'li').map(shownText)).toContain(item)
})

it('attaches the change to protected files', async () => {
  const patch = 'diff --git a/ci.yml b/ci.yml\n--- a/ci.yml\n+++ b/ci.yml\n+```\n'
  const withheld: RunEvent = {
    kind: 'files-excluded',
    paths: ['.github/workflows/ci.yml'],
    rules: ['.github/**'],
    patch
  }
  const page = githubPage(await pullRequestBody(snapshotOf(...events, withheld), text))
  expect(elements(page, 'pre').map(shownText)).toEqual([patch])
  expect(shownText(page)).not.toMatch(/cut off|too large/)
  expect(shownText(page).match(/ci\.yml \(/g)).toHaveLength(1)
  expect(shownText(page)).toContain(
    'Left out of the change: .github/workflows/ci.yml (.github/**). The checks ran with these files; they are not published.'
  )
})

it.each([
  ['was too large for any of it', '', /too large to show/],
  ['was too large for some files', 'diff --git a/a.yml b/a.yml\n+x\n', /too large are missing/],
  [
    'was too large for a file that the text of another one names',
    'diff --git a/a.yml b/a.yml\n+x\rdiff --git a/b.yml b/b.yml\n',
    /too large are missing/
  ],
  ['is too long here', `diff --git a/a.yml b/a.yml\n${'+x\n'.repeat(9_000)}`, /trace of the run contains more/]
])('says so when the attached change %s', async (_, patch, words) => {
  const withheld: RunEvent = { kind: 'files-excluded', paths: ['a.yml', 'b.yml'], rules: ['*.yml', '*.yml'], patch }
  const body = await pullRequestBody(snapshotOf(withheld), text)
  expect(shownText(githubPage(body))).toMatch(words)
})

it.each([
  [
    'none is declared',
    'bubblewrap',
    'no checks were run, because this repository declares none that Forgehand recognizes'
  ],
  ['there was no sandbox', undefined, 'no checks were run, because there was no sandbox']
])('says that no checks were run because %s', async (_, description, words) => {
  const body = await pullRequestBody(
    snapshotOf({ kind: 'sandbox', description, probes: [], refused: [] }, { kind: 'step', step: 'working' }),
    text
  )
  expect(body).toContain(words)
  expect(body.includes('Sandbox: ')).toBe(description !== undefined)
})

it.each([
  ['https://github.com/acme/app', 'presses **Approve workflows to run**'],
  ['https://acme.ghe.com/acme/app', 'presses **Approve workflows to run**'],
  ['http://127.0.0.1:8080/acme/app', 'presses **Approve workflows to run**'],
  ['https://github.example.com/acme/app', 'close and reopen it'],
  ['https://github.com.example.com/acme/app', 'close and reopen it']
])('says how to start the workflows of a pull request on %s', async (repositoryUrl, expected) => {
  const body = await pullRequestBody(snapshotOf(...events), { ...text, repositoryUrl, usesWorkflowToken: true })
  expect(body).toContain(expected)
  const own = await pullRequestBody(snapshotOf(...events), { ...text, repositoryUrl })
  expect(own).not.toContain('GITHUB_TOKEN')
})

describe('the body of a very long run', () => {
  const long = 'x | `y` \\ @z #1 <b> '.repeat(50)
  const many = Array.from({ length: 3_000 }, (_, index) =>
    toolFinished({ subject: `${index} ${long}`, denial: { command: `${index} ${long}`, reason: long, remedy: long } })
  )
  const run = snapshotOf(
    ...events,
    ...many,
    ...many.map((_, index): RunEvent => ({ kind: 'warning', text: `${index} ${long}` })),
    ...many.map((_, index): RunEvent => ({ kind: 'checked', when: 'after', check: check(`${index} ${long}`, 1) })),
    {
      kind: 'files-excluded',
      paths: Array(500).fill(long),
      rules: Array(500).fill(long),
      patch: `${'+`'.repeat(100)}\n`.repeat(5_000)
    }
  )
  let body: string
  beforeAll(async () => {
    const description = '@a_ '.repeat(20_000)
    body = await pullRequestBody(run, {
      ...text,
      summary: { ...summary, description, notDone: '#1\n\n'.repeat(9_000) }
    })
  })

  it('stays within the limit of GitHub', () => {
    expect(body.length).toBeLessThanOrEqual(65_536)
  })

  it('keeps the beginning and the end of the trace, and counts the rest', () => {
    const rows = tableRows(body)
    expect(rows.filter(([number]) => number === '1' || number === '3001')).toHaveLength(2)
    expect(rows.some(([gap]) => /^… \d+ more …$/.test(gap ?? ''))).toBe(true)
  })

  it('closes every table and section', () => {
    const page = githubPage(body)
    expect(
      elements(page, 'tr').every((row) => [6].includes(elements(row, 'td').length + elements(row, 'th').length))
    ).toBe(true)
    expect(elements(page, 'details').every((one) => !shownText(one).includes('Requested by'))).toBe(true)
    expect(shownText(page)).toContain('Requested by ada')
  })
})

it('is marked with its issue where the name of the branch does not tell it', async () => {
  const run = snapshotOf(...events)
  expect(await pullRequestBody(run, { ...text, branch: 'bots/12' })).toMatch(/^<!-- forgehand:issue:12 -->\n/)
  for (const branch of ['agent/issue-12', 'agent/issue-12-2'])
    expect(await pullRequestBody(run, { ...text, branch })).not.toContain('forgehand:issue')
  const onPullRequest = { ...text, branch: 'topic', task: { ...task, subject: 'pull-request' as const } }
  expect(await pullRequestBody(run, onPullRequest)).not.toContain('forgehand:issue')
})
