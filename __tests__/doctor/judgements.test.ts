import { describe, expect, it } from '@jest/globals'
import { judgeClock } from '../../src/doctor/clock.ts'
import type { Machine } from '../../src/doctor/machine.ts'
import { neededHosts } from '../../src/doctor/package-hosts.ts'
import { judgeGit, judgeNode } from '../../src/doctor/programs.ts'
import { judgeCheck } from '../../src/doctor/checks.ts'
import { judgeActionsSettings, judgeTokenPermissions } from '../../src/doctor/repository.ts'
import { judgeSandbox, sandboxRemedy } from '../../src/doctor/sandbox.ts'

describe('programs', () => {
  it.each([
    ['24.0.0', 'ok'],
    ['22.21.0', 'problem']
  ])('Node %s: %s', (version, state) => {
    expect(judgeNode(version).state).toBe(state)
  })

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
    expect(judgeClock(1_000_000_000, 1_000_000_000 + aheadMs).state).toBe(state)
  })

  it('is unknown if the server named no time', () => {
    expect(judgeClock(undefined, 0).state).toBe('unknown')
  })
})

const linux: Machine = {
  platform: 'linux',
  distribution: 'ubuntu debian',
  hasBubblewrap: true,
  hasBash: true,
  isFiltered: false,
  isAppArmorRestricting: false,
  forbiddingSysctl: undefined,
  isContainer: false
}
const none = { description: undefined, probes: [], refused: ['bubblewrap: it cannot create namespaces'] }

describe('sandbox', () => {
  it.each<[string, Partial<Machine>, RegExp]>([
    ['AppArmor on Ubuntu', { isAppArmorRestricting: true }, /apparmor_parser --replace \/etc\/apparmor\.d\/bwrap/],
    ['no bubblewrap on Ubuntu', { hasBubblewrap: false }, /apt-get install .*bubblewrap/],
    ['no bubblewrap on Fedora', { hasBubblewrap: false, distribution: 'fedora' }, /dnf install/],
    ['no bubblewrap on Alpine', { hasBubblewrap: false, distribution: 'alpine' }, /apk add bubblewrap/],
    ['no bubblewrap elsewhere', { hasBubblewrap: false, distribution: '' }, /package manager/],
    ["Debian's sysctl", { forbiddingSysctl: 'kernel.unprivileged_userns_clone' }, /userns_clone=1 \| sudo tee/],
    ["Red Hat's sysctl", { forbiddingSysctl: 'user.max_user_namespaces' }, /max_user_namespaces=15000/],
    ['a container', { isContainer: true }, /remove `container:`[^]*seccomp/],
    ['a container without bash', { isContainer: true, hasBash: false }, /Install bash/],
    ['a filter of a systemd unit', { isFiltered: true }, /RestrictNamespaces=/],
    ['macOS', { platform: 'darwin' }, /Linux/],
    ['nothing that is known', {}, /docs\/sandbox\.md/]
  ])('has the remedy for %s', (_, change, remedy) => {
    expect(sandboxRemedy({ ...linux, ...change })).toMatch(remedy)
    expect(judgeSandbox(none, { ...linux, ...change }, false).state).toBe('problem')
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

it('asks the hosts of the tools in use and of agent.yml, but no wildcard', () => {
  const hosts = neededHosts(['go'], { network: ['*.example.org', 'api.example.org'], setup: undefined })
  expect(hosts).toContain('proxy.golang.org')
  expect(hosts).toContain('api.example.org')
  expect(hosts.join()).not.toContain('*')
})
