import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { pinRemedy } from '../../src/doctor/pin-remedy.ts'

let folder: string
let server: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forgehand-pin-'))
  server = `file://${folder}`
  git('init', '--quiet', 'acme/tool.js')
  git('-C', 'acme/tool.js', 'commit', '--quiet', '--allow-empty', '--message', 'one')
  git('-C', 'acme/tool.js', 'tag', 'zz/v1')
  git('-C', 'acme/tool.js', 'commit', '--quiet', '--allow-empty', '--message', 'two')
  git('-C', 'acme/tool.js', 'tag', '--annotate', '--message', 'Two', 'v1')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

function git(...args: readonly string[]): string {
  const identity = ['-c', 'user.name=a', '-c', 'user.email=a@example.com', '-c', 'init.defaultBranch=main']
  return execFileSync('git', [...identity, ...args], { cwd: folder, encoding: 'utf8' }).trim()
}

/** Pastes the remedy into a shell. */
async function pasted(uses: string, line: string): Promise<string> {
  const path = 'agent file.yml'
  await writeFile(join(folder, path), line)
  const commands = pinRemedy(uses, { path, serverUrl: server })
  // A shell without a terminal ends where an interactive one goes on.
  execFileSync('bash', ['-c', `(${commands}\n) 2>&1 || true`], { cwd: folder })
  return await readFile(join(folder, path), 'utf8')
}

describe('the remedy for an action that is not pinned', () => {
  it.each([
    ['a tag', '- uses: acme/tool.js@v1\n', '- uses: acme/tool.js@COMMIT # v1\n'],
    ['a tag in quotes', "- uses: 'acme/tool.js@v1'\n", "- uses: 'acme/tool.js@COMMIT' # v1\n"],
    ['a tag with a comment', '- uses: acme/tool.js@v1  # ours\n', '- uses: acme/tool.js@COMMIT # v1  # ours\n'],
    ['no other tag', '- uses: acme/tool.js@v1.2\n', '- uses: acme/tool.js@v1.2\n'],
    ['no other action', '- uses: acme/toolxjs@v1\n', '- uses: acme/toolxjs@v1\n']
  ])('changes %s', async (_, line, expected) => {
    const commit = git('-C', 'acme/tool.js', 'rev-parse', 'v1^{commit}')
    expect(await pasted('acme/tool.js@v1', line)).toBe(expected.replace('COMMIT', commit))
  })

  it.each(['acme/tool.js@v2', 'acme/none@v1'])('changes nothing if there is no %s', async (uses) => {
    const line = `- uses: ${uses}\n`
    expect(await pasted(uses, line)).toBe(line)
  })

  it('asks the Enterprise Server that the repository is on', () => {
    const remedy = pinRemedy('acme/tool@v1', { path: 'a.yml', serverUrl: 'https://github.example.com' })
    expect(remedy).toContain('git ls-remote https://github.example.com/acme/tool ')
    expect(remedy).toMatch(/# If the server takes this action from github\.com/)
  })
})
