import { describe, expect, it } from '@jest/globals'
import { judgeGit } from '../../src/doctor/programs.ts'
import { judgeCheck } from '../../src/doctor/checks.ts'
import { judgeActionsSettings, judgeClock, judgeTokenPermissions } from '../../src/doctor/repository.ts'
import { judgeSandbox, type Machine } from '../../src/doctor/examine-sandbox.ts'

describe('programs', () => {
  it.each([
    ['git version 2.39.5\n', 'ok'],
    ['git version 2.50.1 (Apple Git-155)\n', 'ok'],
    ['git version 3.0.0\n', 'ok'],
    ['git version 2.34.1\n', 'problem'],
    [undefined, 'problem'],
    ['something else', 'unknown']
  ])('%j: %s', (output, state) => {
    expect(judgeGit(output).state).toBe(state)
  })
})

describe('clock', () => {
  it.each([
    [10_000, 'ok'],
    [-10_000, 'ok'],
    [60_000, 'warning'],
    [-600_000, 'problem']
  ])('%i ms ahead: %s', (aheadMs, state) => {
    expect(judgeClock(1_000_000_000, 1_000_000_000 + aheadMs)?.state).toBe(state)
  })

  it('is left out if the server named no time', () => {
    expect(judgeClock(undefined, 0)).toBeUndefined()
  })
})

const linux: Machine = { platform: 'linux', files: {} }
const BUBBLEWRAP = 'bubblewrap: it cannot create namespaces'
const NAMESPACES = 'namespaces: unshare failed'
const none = { description: undefined, probes: [], refused: [BUBBLEWRAP, NAMESPACES] }

describe('sandbox', () => {
  it('has the remedy for each machine', () => {
    const cases: readonly (readonly [Machine['files'], RegExp, refused?: readonly string[]])[] = [
      [
        { 'proc/sys/kernel/apparmor_restrict_unprivileged_userns': '1\n' },
        /^printf[^]*apparmor_parser --replace \/etc\/apparmor\.d\/bwrap$/
      ],
      [{}, /^sudo apt-get [^\n]*bubblewrap {3}# or: dnf install, .*apk add[^\n]*$/, [NAMESPACES]],
      [{ 'proc/sys/kernel/unprivileged_userns_clone': '0\n' }, /^echo \S*userns_clone=1 \| sudo tee/],
      [{ 'proc/sys/user/max_user_namespaces': '0\n' }, /^echo user\.max_user_namespaces=15000/],
      [{ '.dockerenv': '', 'proc/sys/user/max_user_namespaces': '0\n' }, /^Run the job [^]*`container:`[^]*seccomp/],
      [{ 'run/.containerenv': '' }, /^Install bash/, ['namespaces: spawn /bin/bash ENOENT']],
      [{ 'proc/self/status': 'Name:\tnode\nSeccomp:\t2\n' }, /RestrictNamespaces=/],
      [{ 'proc/sys/user/max_user_namespaces': '1000\n' }, /docs\/sandbox\.md/]
    ]
    const wrong = cases.filter(([files, remedy, refused = none.refused]) => {
      const verdict = judgeSandbox({ ...none, refused }, { ...linux, files }, false)
      return verdict.state !== 'problem' || !remedy.test(verdict.remedy ?? '')
    })
    expect(wrong).toEqual([])
    expect(judgeSandbox(none, { ...linux, platform: 'darwin' }, false).remedy).toMatch(/Linux/)
  })

  it('warns if it is off, and passes with a sandbox that withstood its test', () => {
    const chosen = { ...none, description: 'bubblewrap.', probes: [{ name: 'a', held: true, detail: '' }] }
    expect(judgeSandbox(chosen, linux, true).state).toBe('warning')
    expect(judgeSandbox(chosen, linux, false).state).toBe('ok')
  })
})

describe('checks', () => {
  const check = { command: 'npm test', exitCode: 0, durationMs: 1_200, output: '' }
  it.each([
    ['passes', check, 'ok'],
    ['fails', { ...check, exitCode: 1, output: 'AssertionError: 1 !== 2' }, 'warning'],
    [
      'fails with messages that resemble those of a missing program',
      {
        ...check,
        exitCode: 1,
        output: "FAILED t.py::test_a - E: No module named 'x'\n== 1 failed, 2 passed in 0.10s ==\n"
      },
      'warning'
    ],
    ['tests nothing', { ...check, output: '> echo "Error: no test specified"\n' }, 'warning'],
    ['cannot start', { ...check, exitCode: 127, output: 'sh: 1: vitest: not found' }, 'problem'],
    ['did not end', { ...check, exitCode: undefined }, 'problem']
  ])('that %s', (_, given, state) => {
    expect(judgeCheck(given, 20).state).toBe(state)
  })
})

describe('repository', () => {
  const page = 'https://github.com/acme/app'
  it('names the permissions that are missing, and says what it cannot know', () => {
    expect(judgeTokenPermissions([]).state).toBe('ok')
    expect(judgeTokenPermissions(undefined).state).toBe('unknown')
    expect(judgeTokenPermissions([{ kind: 'permission', permission: 'issues' }]).title).toContain('`issues: write`')
  })

  it.each([
    [{ byDefault: 'read', canOpenPullRequests: true } as const, ['ok']],
    [{ byDefault: 'write', canOpenPullRequests: false } as const, ['problem', 'warning']],
    [undefined, ['unknown']]
  ])('judges the settings for Actions: %j', (workflows, states) => {
    const found = judgeActionsSettings(workflows, { page, token: 'other', missing: [] })
    expect(found.map(({ state }) => state)).toEqual(states)
  })

  it('uses the result of the trial if the token cannot read the settings', () => {
    const refusal = { kind: 'setting', text: 'GitHub Actions is not permitted to create pull requests.' } as const
    const judge = (missing: Parameters<typeof judgeTokenPermissions>[0]) =>
      judgeActionsSettings(undefined, { page, token: 'of-job', missing }).map(({ state }) => state)
    expect(judge([])).toEqual(['ok'])
    expect(judge([refusal])).toEqual(['problem'])
    expect(judge([{ kind: 'permission', permission: 'pull-requests' }])).toEqual(['unknown'])
  })
})
