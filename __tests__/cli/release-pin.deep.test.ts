import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { callSource } from '../support/cli-program.ts'

let folder: string
let root: string
let server: Server
let host: string
let isSilent: boolean

/** Runs git in the folder. */
function git(...args: readonly string[]): string {
  const identity = ['-c', 'user.name=a', '-c', 'user.email=a@example.com', '-c', 'init.defaultBranch=main']
  return execFileSync('git', [...identity, ...args], { cwd: folder, encoding: 'utf8' }).trim()
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forgehand-pin-'))
  git('init', '--quiet', 'action')
  for (const message of ['one', 'two']) git('-C', 'action', 'commit', '--quiet', '--allow-empty', '--message', message)
  git('-C', 'action', 'tag', 'v0.1.0', 'HEAD~1')
  git('-C', 'action', 'tag', '--annotate', '--message', 'Two', 'v2.0.0')
  isSilent = false
  // Any repository at this address is the same: the refs as git serves them.
  server = createServer((_, response) => {
    if (isSilent) return
    const refs = execFileSync('git', ['upload-pack', '--advertise-refs', '--stateless-rpc', join(folder, 'action')])
    response.end(`001e# service=git-upload-pack\n0000${refs.toString()}`)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // Listening on TCP.
  host = `127.0.0.1:${port}`
  root = join(folder, 'app')
  git('init', '--quiet', root)
  git('-C', root, 'remote', 'add', 'origin', `http://${host}/acme/app.git`)
})

afterEach(async () => {
  server.close()
  server.closeAllConnections()
  await rm(folder, { recursive: true, force: true })
})

async function workflowOf(...flags: readonly string[]): Promise<string> {
  const env = { PATH: '/usr/bin:/bin', GITHUB_SERVER_URL: `http://${host}` }
  const args = ['init', '--cwd', root, '--yes', '--action', 'acme/forgehand', ...flags]
  const { exitCode, stderr } = await callSource(args, env).ended
  expect({ exitCode, stderr }).toMatchObject({ exitCode: 0 })
  return await readFile(join(root, '.github/workflows/agent.yml'), 'utf8')
}

it.each([
  ['the tag of this release', [], 'v0.1.0'],
  ['an annotated tag', ['--ref', 'v2.0.0'], 'v2.0.0']
])('pins to the commit of %s', async (_, flags, tag) => {
  const commit = git('-C', 'action', 'rev-parse', `${tag}^{commit}`)
  const workflow = await workflowOf(...flags)
  expect(workflow).toContain(`uses: acme/forgehand@${commit} # ${tag}\n`)
  expect(workflow).not.toContain('ls-remote')
})

it.each([
  ['there is no such tag', 'v9.9.9', false],
  ['the server is silent', 'v2.0.0', true]
])('writes the tag, with the command that finds its commit, if %s', async (_, tag, silent) => {
  isSilent = silent
  const workflow = await workflowOf('--ref', tag)
  expect(workflow).toContain(`uses: acme/forgehand@${tag}\n`)
  const [, command = ''] = /^# (git ls-remote .*)$/m.exec(workflow) ?? []
  expect(command).toContain(`git ls-remote http://${host}/acme/forgehand refs/heads/${tag} refs/tags/${tag} `)
})

it.each([
  ['names no commit', 'v9.9.9', false, /⚠ acme\/forgehand@v9\.9\.9 is not pinned to a commit/],
  [
    'does not answer',
    'v2.0.0',
    true,
    /– The commit of acme\/forgehand@v2\.0\.0 could not be looked up: 127\S+ did not answer/
  ]
])('says why there is no pin, if the server %s', async (_, tag, silent, words) => {
  isSilent = silent
  const env = { PATH: '/usr/bin:/bin', GITHUB_SERVER_URL: `http://${host}` }
  const args = ['init', '--cwd', root, '--yes', '--action', 'acme/forgehand', '--ref', tag]
  expect((await callSource(args, env).ended).stdout).toMatch(words)
})

it('reads no more of a listing without an end than it needs', async () => {
  server.removeAllListeners('request')
  let sent = 0
  server.on('request', (_, response: ServerResponse) => {
    const send = () => {
      do sent += PIECE.length
      while (!response.destroyed && response.write(PIECE))
    }
    response.on('drain', send)
    send()
  })
  expect(await workflowOf('--ref', 'v2.0.0')).toContain('uses: acme/forgehand@v2.0.0\n')
  // What was on its way is more than what was read.
  expect(sent).toBeLessThan(32 * 1024 * 1024)
})

const PIECE = 'x'.repeat(65_536)

it('names a command that prints the commit of an annotated tag', async () => {
  const workflow = await workflowOf('--ref', 'v9.9.9')
  const [, command = ''] = /^# (git ls-remote .*)$/m.exec(workflow) ?? []
  const local = command.replace(`http://${host}/acme/forgehand`, './action').replaceAll('v9.9.9', 'v2.0.0')
  expect(execFileSync('sh', ['-c', local], { cwd: folder, encoding: 'utf8' }).trim()).toBe(
    git('-C', 'action', 'rev-parse', 'v2.0.0^{commit}')
  )
})
