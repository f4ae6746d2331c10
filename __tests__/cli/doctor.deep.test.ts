import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { startGitHubEmulator } from '../../emulators/github/server.ts'
import { startModelEmulator } from '../../emulators/model/start-model.ts'
import { callSource } from '../support/cli-program.ts'
import { startUntrustedServer } from '../support/untrusted-server.ts'

let checkout: string
beforeEach(async () => {
  checkout = await realpath(await mkdtemp(join(tmpdir(), 'forgehand-doctor-')))
  git('init', '--quiet', '--initial-branch', 'main')
})
afterEach(() => rm(checkout, { recursive: true, force: true }))

function git(...args: readonly string[]): void {
  const identity = ['-c', 'user.name=a', '-c', 'user.email=a@example.com']
  execFileSync('git', [...identity, ...args], { cwd: checkout, stdio: 'pipe' })
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(join(checkout, path, '..'), { recursive: true })
  await writeFile(join(checkout, path), text)
}

async function doctor(...args: readonly string[]) {
  return await callSource(['doctor', '--no-checks', '--cwd', checkout, ...args]).ended
}

interface Report {
  readonly ok: boolean
  readonly problems: number
  readonly findings: readonly Readonly<Record<'id' | 'state', string>>[]
}

/** The findings with an id, by `--json`, and the exit status. */
async function findingsOf(id: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const command = ['doctor', '--json', '--cwd', checkout, ...args]
  const { exitCode, stdout, stderr } = await callSource(command, env).ended
  expect(stderr).toBe('')
  const { ok, problems, findings } = JSON.parse(stdout) as Report
  expect(exitCode).toBe(ok ? 0 : 1)
  expect(problems).toBe(findings.filter(({ state }) => state === 'problem').length)
  return { ok, found: findings.filter((finding) => finding.id === id) }
}

it('ends with 1 when something is wrong, and still checks everything else', async () => {
  const { exitCode, stdout } = await doctor('--model', 'gpt-5')
  expect(exitCode).toBe(1)
  expect(stdout).toMatch(/✓ Node 24[^]*✗ OPENAI_API_KEY is not set/)
})

it('ends with 0 when nothing is wrong, says what it did not check, and takes empty variables for missing ones', async () => {
  git('remote', 'add', 'origin', 'git@github.com:acme/app.git')
  const args = ['doctor', '--no-checks', '--cwd', checkout]
  const { exitCode, stdout } = await callSource(args, { GITHUB_REPOSITORY: '', FORGEHAND_MODEL: '' }).ended
  expect(stdout).toContain('rules of acme/app were not checked')
  expect(stdout).toMatch(/✓ Node 24[^]*✓ git[^]*– No model was asked/)
  expect(exitCode).toBe(0)
})

it('reports that git and a checkout are missing, and still checks everything else', async () => {
  await write('.github/workflows/agent.yml', 'on: push\njobs: { a: { steps: [{ uses: forgehand/forgehand@v1 }] } }\n')
  const withoutGit = { PATH: '/nowhere' }
  const args = ['doctor', '--no-checks', '--cwd', checkout]
  const inCheckout = await callSource(args, withoutGit).ended
  expect(inCheckout).toMatchObject({ exitCode: 1, stderr: '' })
  expect(inCheckout.stdout).toMatch(
    /✗ git was not found on the PATH\.[^]*apt-get install[^]*Whether the files are committed/
  )

  await rm(join(checkout, '.git'), { recursive: true })
  const elsewhere = await callSource(args, withoutGit).ended
  expect(elsewhere).toMatchObject({ exitCode: 1, stderr: '' })
  expect(elsewhere.stdout).toMatch(/✗ git was not[^]*sandbox[^]*✗ [^]*is not in a git repository[^]*git init/)
})

it('breaks lines at the columns of COLUMNS except in remedies, and colors only if asked to', async () => {
  const args = ['doctor', '--no-checks', '--cwd', checkout]
  const { findings } = JSON.parse((await callSource([...args, '--json']).ended).stdout) as Record<
    'findings',
    { remedy: string | null }[]
  >
  const pasted = findings.flatMap(({ remedy }) => remedy?.split('\n') ?? [])
  for (const columns of [80, 120]) {
    const { stdout } = await callSource(args, { COLUMNS: String(columns), NO_COLOR: '1' }).ended
    const tooLong = stdout.split('\n').filter((line) => line.length > columns && !pasted.includes(line.trim()))
    expect(tooLong).toEqual([])
    expect(stdout).not.toContain('\u001b')
  }
  const colored = await callSource(args, { FORCE_COLOR: '1' }).ended
  expect(colored.stdout).toContain('\u001b[32m✓')
})

describe('settings', () => {
  it('that GitHub does not see are named until they are on the default branch', async () => {
    git('init', '--quiet', '--bare', '--initial-branch', 'main', '.git/hub.git')
    git('remote', 'add', 'origin', join(checkout, '.git/hub.git'))
    await write('a.txt', '')
    git('add', '.')
    git('commit', '--quiet', '--message', 'one')
    git('push', '--quiet', '--set-upstream', 'origin', 'main')
    await write('.github/agent.yml', 'verify: []\n')
    const args = ['--no-checks']
    expect((await findingsOf('committed', args)).found).toMatchObject([
      { state: 'warning', title: 'Not committed yet: .github/agent.yml.' }
    ])
    git('switch', '--quiet', '--create', 'topic')
    git('add', '.')
    git('commit', '--quiet', '--message', 'two')
    expect((await findingsOf('committed', args)).found).toMatchObject([
      { state: 'warning', title: 'Committed, but not on the branch main yet: .github/agent.yml.' }
    ])
    git('push', '--quiet', 'origin', 'HEAD:main')
    expect((await findingsOf('committed', args)).found).toMatchObject([
      { state: 'ok', title: 'On the branch main: .github/agent.yml.' }
    ])
  })
})

describe('checks', () => {
  it('that fail show the lines that say why, and what they leave behind', async () => {
    const noise =
      'seq -f "collected %g" 60; echo "=================================== FAILURES ==================================="; echo "E   assert 1 == 2"; seq -f "warning %g" 20; touch left.txt; exit 1'
    await write('check.sh', noise)
    await write('.github/agent.yml', 'verify: [sh check.sh]\n')
    const { ok, found } = await findingsOf('checks', [])
    expect(ok).toBe(true)
    expect(found).toMatchObject([
      { state: 'warning', detail: expect.stringMatching(/^…\n=+ FAILURES =+\nE {3}assert 1 == 2\nwarning 1\n/) },
      { state: 'warning', remedy: "printf '%s\\n' '' /left.txt >> .gitignore" }
    ])
  })
})

describe('a model', () => {
  const key = { OPENAI_API_KEY: 'emulator-model-key' }

  it('that the server does not have is a problem that lists those it has', async () => {
    const model = await startModelEmulator({ script: [] })
    try {
      const args = ['--no-checks', '--model', 'gpt-nine', '--base-url', model.baseUrl]
      const { ok, found } = await findingsOf('model', args, key)
      expect(ok).toBe(false)
      expect(found).toMatchObject([
        { state: 'problem', detail: expect.stringMatching(/set --model to one of those it has: scripted\.$/) }
      ])
    } finally {
      await model.close()
    }
  })

  it('whose server has a certificate that nobody signed is a problem, with the variable that trusts it', async () => {
    await using server = await startUntrustedServer()
    const args = ['--no-checks', '--model', 'x', '--base-url', `${server.url}/v1`, '--api', 'chat']
    const { ok, found } = await findingsOf('model', args, key)
    expect(ok).toBe(false)
    expect(found).toMatchObject([{ state: 'problem', detail: expect.stringContaining('NODE_EXTRA_CA_CERTS') }])
  })
})

describe('the clock', () => {
  it.each([
    ['two minutes', 'warning', -120_000, /^The clock is [12] min \d\d s ahead\.$/],
    ['an hour', 'problem', 3_600_000, /^The clock is (?:1 h 0\d min|5\d min \d\d s) behind\.$/]
  ])('that is off by %s is a %s', async (_, state, shiftMs, title) => {
    const github = await startGitHubEmulator({ now: () => new Date(Date.now() + shiftMs) })
    try {
      const repository = await github.createRepository({ owner: 'acme', name: 'app', files: { a: '' } })
      repository.setPermission('ada', 'admin')
      const token = repository.issueToken({ kind: 'personal', login: 'ada', permissions: { contents: 'write' } })
      const env = { GITHUB_API_URL: github.apiUrl, GITHUB_SERVER_URL: github.serverUrl, GITHUB_TOKEN: token }
      const { found } = await findingsOf('clock', ['--no-checks', 'acme/app'], env)
      const remedy = 'sudo timedatectl set-ntp true'
      expect(found).toMatchObject([{ state, title: expect.stringMatching(title), remedy }])
    } finally {
      await github.close()
    }
  })
})
