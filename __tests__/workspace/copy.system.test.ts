import { execFileSync } from 'node:child_process'
import { appendFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { temporaryWorkspace, unaborted, workingSandboxes } from '../support/temporary-workspace.ts'

const LIBRARY = 'vendor/{} a\nb/lib'

/** The work tree, another checkout in it, and a bare repository, each with a token. */
function makeRepositories(root: string): void {
  const git = (...args: readonly string[]) => execFileSync('git', ['-C', root, ...args])
  for (const args of [['.'], [LIBRARY], ['--bare', 'bare']]) git('init', '-q', ...args)
  for (const folder of ['.', LIBRARY, 'bare']) writeFileSync(join(root, folder, 'own.txt'), 'x')
  git('-C', LIBRARY, 'add', '.')
  git('-C', LIBRARY, '-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '-qm', 'of the library')
  for (const folder of ['.git', `${LIBRARY}/.git`, 'bare'])
    appendFileSync(join(root, folder, 'config'), '[http]\n\textraheader = AUTHORIZATION: canary\n')
}

it.each(await workingSandboxes())('has no credential, and commands in %s see all history in it', async (sandbox) => {
  await using place = await temporaryWorkspace({ sandbox, prepare: makeRepositories })
  const copy = await place.workspace.copy(unaborted)
  const again = typeof copy === 'string' ? copy : await copy.copy(unaborted)
  if (typeof again === 'string') throw new Error(again)
  const found = execFileSync('bash', ['-c', 'grep -rl canary copy-* || true'], { cwd: join(place.base, 'state') })
  expect(found.toString()).toBe('')
  const script =
    'cat own.txt vendor/*/lib/own.txt bare/own.txt; cd vendor/*/lib && git log --format=%s; git status --short'
  const context = { check: 'x', when: 'after' } as const
  expect((await again.run(script, { context, signal: unaborted })).output).toBe('xxxof the library\n')
})

/** What looks like a repository with a pipe for its settings, and folders deeper than a path can be. */
function makeObstacles(root: string): void {
  const script = `mkdir -p dist/objects dist/refs 'w[*]' && touch dist/HEAD dist/kept 'w[*]/kept' && mkfifo dist/config
    mkdir deep && cd deep && for i in $(seq 25); do mkdir ${'d'.repeat(200)} && cd ${'d'.repeat(200)} || exit 1; done; touch lost`
  execFileSync('bash', ['-c', script], { cwd: root })
}

it('is made although an earlier run left named pipes and paths that cannot be copied', async () => {
  const [sandbox] = await workingSandboxes()
  await using place = await temporaryWorkspace({ ...(sandbox && { sandbox }), prepare: makeObstacles })
  const copy = await place.workspace.copy(unaborted)
  if (typeof copy === 'string') throw new Error(copy)
  const context = { check: 'x', when: 'after' } as const
  const { output } = await copy.run("ls dist 'w[*]'; ls deep | wc -l", { context, signal: unaborted })
  for (const root of [place.root, copy.root]) execFileSync('rm', ['-rf', join(root, 'deep')])
  expect(output).toBe('dist:\nHEAD\nconfig\nkept\nobjects\nrefs\n\nw[*]:\nkept\n1\n')
})
