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
