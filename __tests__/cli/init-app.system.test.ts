import { execFileSync } from 'node:child_process'
import { createPrivateKey } from 'node:crypto'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { startGitHubEmulator, type GitHubEmulator } from '../../emulators/github/server.ts'
import { openBrowser } from '../support/browser.ts'
import { callSource, type StartedProgram } from '../support/cli-program.ts'
import { createGhStandIn, type GhStandIn } from '../support/gh-stand-in.ts'
import { createOpenApiAuditor, expectNoViolations, type OpenApiAuditor } from '../support/openapi.ts'
import { snapshot } from '../support/tool-call.ts'

const CONVERSIONS = '/app-manifests/{code}/conversions'

let browser: Browser
let github: GitHubEmulator
let auditor: OpenApiAuditor
let folder: string
let root: string
let gh: GhStandIn
let env: Record<string, string>
/** The private keys that GitHub handed over. */
let keys: string[]

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

beforeEach(async () => {
  github = await startGitHubEmulator()
  auditor = createOpenApiAuditor()
  keys = []
  github.onExchange(auditor.listener)
  github.onExchange(({ responseBody }) => {
    const { pem } = (responseBody ?? {}) as { readonly pem?: string } // Only this response has one.
    if (pem !== undefined) keys.push(pem)
  })
  folder = await mkdtemp(join(tmpdir(), 'forgehand-app-'))
  root = join(folder, 'app')
  execFileSync('git', ['init', '--quiet', root])
  execFileSync('git', ['-C', root, 'remote', 'add', 'origin', `${github.serverUrl}/acme/app.git`])
  gh = await createGhStandIn(folder, { apiUrl: github.apiUrl, token: '' })
  env = {
    ...gh.env,
    PATH: `${gh.folder}:/usr/bin:/bin`,
    HOME: folder,
    https_proxy: 'http://127.0.0.1:9',
    GITHUB_SERVER_URL: github.serverUrl,
    GITHUB_API_URL: github.apiUrl
  }
})

afterEach(async () => {
  await gh[Symbol.asyncDispose]()
  await github.close()
  await rm(folder, { recursive: true, force: true })
})

function initApp(flags: readonly string[], variables = {}): StartedProgram {
  return callSource(['init', '--app', '--cwd', root, ...flags], { ...env, ...variables })
}

/** The address of the page that the program serves. */
async function addressOf(program: StartedProgram): Promise<string> {
  const text = await program.said('/\n\n')
  return /http:\/\/127\.0\.0\.1:\d+\/[0-9a-f]{32}\/$/m.exec(text)?.[0] ?? ''
}

interface Visit {
  readonly page: Page
  readonly problems: readonly string[]
}

/** Opens the page and presses the buttons until GitHub has sent the browser back. */
async function createApp(address: string): Promise<Visit> {
  const page = await browser.newPage()
  const problems: string[] = []
  page.on('console', (message) => problems.push(message.text()))
  page.on('requestfailed', (request) => problems.push(request.url()))
  await page.goto(address)
  await page.getByRole('button', { name: /^Create the App on 127\.0\.0\.1/ }).click()
  await page.getByRole('button', { name: 'Create GitHub App' }).click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  return { page, problems }
}

/** A query that the form would have GitHub send back, with another code or state. */
async function callbackOf(address: string, changes: Readonly<Record<string, string>>): Promise<string> {
  const form = await (await fetch(address)).text()
  const [, state = ''] = /\?state=([0-9a-f]{64})"/.exec(form) ?? []
  return `${address}created?${new URLSearchParams({ code: 'c0de', state, ...changes }).toString()}`
}

async function textsOnDisk(): Promise<string> {
  return Object.values(await snapshot(folder)).join('\n')
}

/** Any line of the key would be too much. */
function expectNoKeyIn(text: string): void {
  const lines = (keys[0] ?? '').split('\n').filter((line) => line.length > 30 && !line.startsWith('-----'))
  expect(lines.length).toBeGreaterThan(10)
  expect(lines.filter((line) => text.includes(line))).toEqual([])
}

it('creates the App in a browser, and hands its key to gh alone', async () => {
  const program = initApp(['--set-secret', '--organization', 'acme'])
  const { page, problems } = await createApp(await addressOf(program))
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('The App was created')
  const { exitCode, stdout, stderr } = await program.ended
  expect(stderr).toBe('')
  expect(exitCode).toBe(0)
  expect(problems).toEqual([])
  expect(stdout).toContain(`Created the App Forgehand acme: ${github.serverUrl}/apps/forgehand-acme`)
  expect(stdout).toContain(`${github.serverUrl}/apps/forgehand-acme/installations/new`)
  const repo = `${new URL(github.serverUrl).host}/acme/app`
  const [secret, variable] = gh.calls.slice(-2)
  expect(secret).toMatchObject({ argv: ['secret', 'set', 'FORGEHAND_APP_KEY', '--repo', repo], input: keys[0] })
  expect(variable).toMatchObject({ argv: ['variable', 'set', 'FORGEHAND_APP_ID', '--repo', repo] })
  expect(variable?.input).toMatch(/^\d+$/)
  expect(createPrivateKey(secret?.input ?? '').asymmetricKeyType).toBe('rsa')
  expectNoKeyIn(stdout + (await page.content()) + (await textsOnDisk()))
  expectNoKeyIn(JSON.stringify(gh.calls.map(({ argv, env: variables }) => [argv, variables])))
  expect(github.requests.map(({ route }) => route)).toEqual([CONVERSIONS])
  await expectNoViolations(auditor)
})

it('writes the key into a new file that only its owner can read', async () => {
  const keyFile = join(folder, 'app.pem')
  const program = initApp(['--key-file', keyFile, '--json'], { PATH: '/usr/bin:/bin' })
  await createApp(await addressOf(program))
  const { exitCode, stdout, stderr } = await program.ended
  expect(exitCode).toBe(0)
  expect(JSON.parse(stdout)).toMatchObject({
    app: { name: 'Forgehand acme', slug: 'forgehand-acme' },
    secret: false,
    variable: false,
    keyFile,
    failures: [],
    commands: [expect.stringContaining(`< ${keyFile}`), expect.stringContaining('FORGEHAND_APP_ID')]
  })
  expect(await readFile(keyFile, 'utf8')).toBe(keys[0])
  expect((await stat(keyFile)).mode & 0o777).toBe(0o600)
  expectNoKeyIn(stdout + stderr)
})

it('asks GitHub for the permissions that the workflow needs, and for nothing else', async () => {
  const program = initApp(['--set-secret'])
  const page = await browser.newPage()
  await page.goto(await addressOf(program))
  const manifest: unknown = JSON.parse(await page.locator('input[name=manifest]').inputValue())
  expect(await page.locator('form').getAttribute('action')).toMatch(
    new RegExp(`^${github.serverUrl}/settings/apps/new\\?state=[0-9a-f]{64}$`)
  )
  program.child.kill('SIGINT')
  const { stderr, exitCode } = await program.ended
  expect(stderr).toContain('Interrupted. No App was set up.')
  expect(exitCode).toBe(130)
  expect(manifest).toMatchObject({
    public: false,
    hook_attributes: { active: false },
    default_events: [],
    default_permissions: {
      contents: 'write',
      issues: 'write',
      pull_requests: 'write',
      checks: 'read',
      actions: 'read',
      metadata: 'read'
    }
  })
})

it('says what to do when gh cannot store the key, and repeats none of it', async () => {
  const program = initApp(['--yes'], { GH_STAND_IN_FAILS: 'secret set' })
  const { page } = await createApp(await addressOf(program))
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('not all of it was stored')
  const { exitCode, stdout, stderr } = await program.ended
  expect(exitCode).toBe(1)
  expect(stdout).toContain('The secret FORGEHAND_APP_KEY was not set: HTTP 403: refused')
  expect(stdout).toContain('Set the variable FORGEHAND_APP_ID.')
  expect(stdout).toContain(`${github.serverUrl}/settings/apps/forgehand-acme`)
  expectNoKeyIn(stdout + stderr + (await page.content()))
})

it('ends when GitHub refuses the code', async () => {
  const program = initApp(['--set-secret'])
  const response = await fetch(await callbackOf(await addressOf(program), {}))
  expect(response.status).toBe(502)
  const { exitCode, stderr } = await program.ended
  expect(exitCode).toBe(1)
  expect(stderr).toContain('GitHub refused the code of the App (HTTP 404: Not Found).')
  expect(gh.calls.map(({ argv }) => argv[0])).toEqual(['auth'])
})

it('takes the code once, and only with the state of the form', async () => {
  const program = initApp(['--set-secret'])
  const address = await addressOf(program)
  const wrong = await callbackOf(address, { state: '0'.repeat(64) })
  expect((await fetch(wrong)).status).toBe(400)
  expect(github.requests).toEqual([])
  // While GitHub answers, the same address is opened again.
  const again = Promise.withResolvers<readonly number[]>()
  const callback = await callbackOf(address, {})
  github.before({ method: 'POST', route: CONVERSIONS }, async () => {
    again.resolve([(await fetch(callback)).status, (await fetch(address)).status])
  })
  await fetch(callback)
  expect(await again.promise).toEqual([410, 410])
  await program.ended
  expect(github.requests.map(({ route }) => route)).toEqual([CONVERSIONS])
})

it.each([
  ['no place for the key', [], { PATH: '/usr/bin:/bin' }, /gh, .* is not installed\. .*--key-file PATH/],
  ['nobody to ask', [], {}, /The App's key would be lost\. Add --set-secret/],
  ['a file that exists', ['--key-file', '/etc/passwd'], {}, /\/etc\/passwd exists/],
  ['flags of the setup', ['--yes', '--dry-run', '--model', 'gpt-5'], {}, /Leave out: --dry-run, --model/],
  ['no organization', ['--yes', '--organization', 'a/b'], {}, /--organization is not the name of an organization/],
  ['two places', ['--set-secret', '--key-file', 'x'], {}, /Use --key-file or --set-secret, not both/]
])('refuses %s before anything is created', async (_, flags, variables, message) => {
  const { exitCode, stderr } = await initApp(flags, variables).ended
  expect(exitCode).toBe(2)
  expect(stderr).toMatch(message)
})

it('refuses a key file in the checkout', async () => {
  await writeFile(join(root, 'a.txt'), '')
  const { exitCode, stderr } = await initApp(['--key-file', join(root, 'key.pem')]).ended
  expect(exitCode).toBe(2)
  expect(stderr).toContain('is in the checkout, where the key could be committed')
})

it('refuses --key-file without --app', async () => {
  const { exitCode, stderr } = await callSource(['init', '--cwd', root, '--yes', '--key-file', 'x'], env).ended
  expect(exitCode).toBe(2)
  expect(stderr).toContain('--key-file needs --app.')
})
