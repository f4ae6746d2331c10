import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { callSource } from '../support/cli-program.ts'
import { textOf } from '../support/repository-files.ts'

let root: string

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'forgehand-app-'))
  execFileSync('git', ['init', '--quiet', root])
  execFileSync('git', ['-C', root, 'remote', 'add', 'origin', 'https://github.acme.com/acme/app.git'])
})
afterAll(() => rm(root, { recursive: true }))

async function initApp(...flags: readonly string[]) {
  // Nothing answers, so that no request leaves this machine.
  return await callSource(['init', '--app', '--cwd', root, ...flags], { https_proxy: 'http://127.0.0.1:9' }).ended
}

it('prints the link that registers the App, where its key goes, and the steps of the workflow', async () => {
  const { stdout, exitCode } = await initApp()
  expect(exitCode).toBe(0)
  const url = new URL(/https:\S+\/settings\/apps\/new\S*/.exec(stdout)?.[0] ?? '')
  expect(`${url.origin}${url.pathname}`).toBe('https://github.acme.com/settings/apps/new')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    name: 'Forgehand acme',
    description: expect.any(String),
    url: 'https://github.acme.com/acme/app',
    public: 'false',
    webhook_active: 'false',
    contents: 'write',
    issues: 'write',
    pull_requests: 'write',
    checks: 'read',
    actions: 'read'
  })
  expect(stdout).toContain(
    'gh secret set FORGEHAND_APP_KEY --repo github.acme.com/acme/app < downloaded.private-key.pem'
  )
  expect(stdout).toContain('gh variable set FORGEHAND_APP_ID --repo github.acme.com/acme/app --body APP_ID')
  expect(stdout).toContain('install it in acme/app')
  const shown = stdout.split('\n').map((line) => line.slice(5))
  const [, steps = ''] =
    /^```yaml\n(- uses: actions\/create[^]*?)- uses: forgehand/m.exec(textOf('docs/github-app.md')) ?? []
  expect(shown.join('\n')).toContain(steps)
})

it('takes the owner and the repository from its flags, and prints JSON', async () => {
  const flags = ['--organization', 'octo-org', '--repository', 'octo-org/site', '--host', 'github.com', '--json']
  const { stdout, exitCode } = await initApp(...flags)
  expect(JSON.parse(stdout)).toMatchObject({
    url: expect.stringContaining(
      'https://github.com/organizations/octo-org/settings/apps/new?name=Forgehand+octo-org&'
    ),
    permissions: { contents: 'write' },
    commands: [expect.stringContaining('--repo octo-org/site <'), expect.stringContaining('--body APP_ID')]
  })
  expect(exitCode).toBe(0)
})

it.each([
  [['--app', '--organization', 'a b'], '--organization is not the name of an organization.'],
  [['--app', '--set-secret', '--model', 'x'], 'Leave out: --set-secret, --model.'],
  [['--app', '--host', 'x/y'], '--host'],
  [['--yes', '--organization', 'acme'], '--organization needs --app.']
])('refuses %j', async (flags, message) => {
  const { stderr, exitCode } = await callSource(['init', '--cwd', root, ...flags]).ended
  expect(stderr).toContain(message)
  expect(exitCode).toBe(2)
})
