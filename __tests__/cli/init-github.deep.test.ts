import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { startGitHubEmulator, type GitHubEmulator } from '../../emulators/github/server.ts'
import type { EmulatedRepository } from '../../emulators/github/repository.ts'
import { callSource } from '../support/cli-program.ts'
import { createGhStandIn, type GhStandIn } from '../support/gh-stand-in.ts'
import { createOpenApiAuditor, expectNoViolations, type OpenApiAuditor } from '../support/openapi.ts'
import { atTerminal } from '../support/pty-program.ts'
import { snapshot } from '../support/tool-call.ts'

const SECRET = 'sk-secret-0123456789abcdef'
const FLAGS = ['--model', 'gpt-5', '--triggers', 'comments', '--no-checks']

let github: GitHubEmulator
let auditor: OpenApiAuditor
let repository: EmulatedRepository
let folder: string
let root: string
let gh: GhStandIn
let env: Record<string, string>

beforeEach(async () => {
  github = await startGitHubEmulator()
  auditor = createOpenApiAuditor()
  github.onExchange(auditor.listener)
  repository = await github.createRepository({
    owner: 'acme',
    name: 'app',
    defaultBranch: 'trunk',
    files: { 'a.txt': 'a' }
  })
  repository.setPermission('ada', 'admin')
  repository.state.settings.mayOpenPullRequests = false
  folder = await mkdtemp(join(tmpdir(), 'forgehand-gh-'))
  root = join(folder, 'app')
  execFileSync('git', ['init', '--quiet', root])
  execFileSync('git', ['-C', root, 'remote', 'add', 'origin', 'git@github.com:acme/app.git'])
  gh = await createGhStandIn(folder, {
    apiUrl: github.apiUrl,
    token: repository.issueToken({ kind: 'personal', login: 'ada', permissions: { workflows: 'write' } })
  })
  env = { ...gh.env, PATH: `${gh.folder}:/usr/bin:/bin`, HOME: folder, https_proxy: 'http://127.0.0.1:9' }
})

afterEach(async () => {
  await gh[Symbol.asyncDispose]()
  await github.close()
  await rm(folder, { recursive: true, force: true })
})

/** Every file below the folder, the program's own cache and git included. */
async function textsOnDisk(): Promise<string> {
  return Object.values(await snapshot(folder)).join('\n')
}

function expectSecretOnlyAsInput(): void {
  const [call, ...others] = gh.calls.filter(({ input }) => input.includes(SECRET))
  expect(call).toMatchObject({ argv: ['secret', 'set', 'OPENAI_API_KEY', '--repo', 'acme/app'], input: SECRET })
  expect(others).toEqual([])
  expect(JSON.stringify(gh.calls.map(({ argv, env: variables }) => [argv, variables]))).not.toContain(SECRET)
}

it('sets the secret and the setting and opens the pull request, and shows the secret nowhere', async () => {
  const session = atTerminal(['init', '--cwd', root, ...FLAGS], env)
  await session.shows('Open a pull request with the two files? (y/n) [n]: ')
  session.type('y\r')
  await session.shows('Value of the secret OPENAI_API_KEY (not shown; empty to skip): ')
  session.type(`${SECRET}\r`)
  await session.shows('Let workflows create pull requests in this repository? (y/n) [y]: ')
  session.type('\r')
  const { exitCode, screen } = await session.ended
  expect(screen).toContain('Opened http')
  expect(exitCode).toBe(0)
  expect(screen).not.toContain(SECRET)
  expectSecretOnlyAsInput()
  expect(await textsOnDisk()).not.toContain(SECRET)
  expect(repository.state.settings.mayOpenPullRequests).toBe(true)
  const [pull] = [...repository.state.issues.values()]
  expect(pull?.pullRequest).toMatchObject({ headRef: 'forgehand-init', baseRef: 'trunk' })
  // The files come with the pull request. In the checkout, they would keep it from being pulled.
  expect(await readdir(root)).toEqual(['.git'])
  await expectNoViolations(auditor)
})

it.each([
  ['a paste with a line break', `${SECRET}\rsk-more-9876543210\r`],
  ['a paste without an end', `${SECRET}\rsk-more-9876543210`]
])('neither shows nor keeps nor takes as an answer any part of %s, and asks again', async (_, pasted) => {
  const session = atTerminal(['init', '--cwd', root, ...FLAGS], env)
  // The rest of a line that was typed ahead answers nothing either.
  await session.shows('Open a pull request with the two files? (y/n) [n]: ')
  session.type('n\rn\r')
  await session.shows('Write the files into the checkout? (y/n) [y]: ')
  session.type('y\r')
  await session.shows('Value of the secret OPENAI_API_KEY (not shown; empty to skip): ')
  session.type(pasted)
  await session.shows('more than one line, so it was discarded')
  await session.shows('Value of the secret OPENAI_API_KEY (not shown; empty to skip): ')
  session.type(`${SECRET}\r`)
  await session.shows('Let workflows create pull requests in this repository? (y/n) [y]: ')
  session.type('n\r')
  const { exitCode, screen } = await session.ended
  expect(exitCode).toBe(0)
  expect(screen).not.toMatch(/sk-/)
  expectSecretOnlyAsInput()
})

it('reads the secret from standard input where there is no terminal', async () => {
  const { exitCode, stdout } = await callSource(['init', '--cwd', root, '--yes', '--set-secret', '--json'], env, SECRET)
    .ended
  expect(exitCode).toBe(0)
  expect(JSON.parse(stdout)).toMatchObject({ secret: { name: 'OPENAI_API_KEY', isSet: true }, pullRequest: null })
  expectSecretOnlyAsInput()
})

it('opens a second pull request on another branch', async () => {
  for (const headRef of ['forgehand-init', 'forgehand-init-2']) {
    const { stdout } = await callSource(['init', '--cwd', root, '--yes', '--pull-request', '--json'], env).ended
    expect(JSON.parse(stdout)).toMatchObject({ pullRequest: expect.stringContaining('/pull/') as unknown })
    expect([...repository.state.issues.values()].at(-1)?.pullRequest).toMatchObject({ headRef })
  }
  await expectNoViolations(auditor)
})

it('reports each step that fails, takes the others, and repeats no secret', async () => {
  const { exitCode, stdout } = await callSource(
    ['init', '--cwd', root, '--yes', '--set-secret', '--allow-pull-requests'],
    { ...env, GH_STAND_IN_FAILS: 'secret set' },
    SECRET
  ).ended
  expect(exitCode).toBe(1)
  expect(stdout).toContain('The secret OPENAI_API_KEY was not set: HTTP 403: refused')
  expect(stdout).toContain('gh secret set OPENAI_API_KEY --repo acme/app')
  expect(stdout).not.toContain(SECRET)
  expect(stdout).not.toContain('\u001b')
  expect(repository.state.settings.mayOpenPullRequests).toBe(true)
})

it('says how gh may write workflow files where it may not', async () => {
  const token = repository.issueToken({ kind: 'personal', login: 'ada', permissions: { workflows: 'none' } })
  const { exitCode, stdout } = await callSource(['init', '--cwd', root, '--yes', '--pull-request'], {
    ...env,
    GH_STAND_IN_TOKEN: token
  }).ended
  expect(exitCode).toBe(1)
  expect(stdout).toContain('gh auth refresh --scopes workflow')
  expect(stdout).toContain('     forgehand init\n')
  expect(await readdir(root)).toEqual(['.git'])
})

it('refuses flags that need gh where gh is not signed in', async () => {
  const { exitCode, stderr } = await callSource(['init', '--cwd', root, '--yes', '--pull-request', '--set-secret'], {
    ...env,
    GH_STAND_IN_FAILS: 'auth status'
  }).ended
  expect(exitCode).toBe(2)
  expect(stderr).toContain('gh auth login --hostname github.com')
  expect(stderr).toContain('--set-secret, --pull-request')
  expect(await readdir(root)).toEqual(['.git'])
})

it('does not use a gh that is in the checkout', async () => {
  const own = await createGhStandIn(root, { apiUrl: github.apiUrl, token: '' })
  await callSource(['init', '--cwd', root, '--yes'], { ...env, PATH: `${own.folder}:/usr/bin:/bin`, ...own.env }).ended
  expect(own.calls).toEqual([])
  await own[Symbol.asyncDispose]()
})
