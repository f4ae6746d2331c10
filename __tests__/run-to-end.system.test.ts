import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from '@jest/globals'

const run = promisify(execFile)
const module = join(import.meta.dirname, '../src/run-to-end.ts')

/** Starts Node with a program that consists of this code. */
function start(code: string, environment: Readonly<Record<string, string>> = {}) {
  const program = `import { runToEnd } from ${JSON.stringify(module)}\nvoid runToEnd(async () => { ${code} })`
  return run(process.execPath, ['--input-type=module', '--eval', program], { env: { ...process.env, ...environment } })
}

it('fails if nothing is left to wait for before the program is done', async () => {
  await expect(start('await new Promise(() => {})')).rejects.toMatchObject({
    code: 13,
    stderr: expect.stringMatching(/^Forgehand ended before its work was done\./)
  })
})

it('keeps an exit code that the program has set', async () => {
  await expect(start('process.exitCode = 3; await new Promise(() => {})')).rejects.toMatchObject({
    code: 3,
    stderr: ''
  })
})

it.each([
  ['is done', ''],
  ['ends the process itself', 'process.exit(0)'],
  ['has something left to wait for', `setTimeout(() => console.log('later'), 1)`]
])('says nothing about a program that %s', async (_, code) => {
  await expect(start(code)).resolves.toMatchObject({ stderr: '' })
})

it('lets a program fail as it would alone', async () => {
  await expect(start(`throw new Error('broken')`)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/Error: broken/)
  })
})

it('lets no library print the header that authorizes git', async () => {
  const git = `await simpleGit({ baseDir: '/' }).env('SECRET', 'AUTHORIZATION: basic eA').raw(['version'])`
  const ended = await start(`const { simpleGit } = await import('simple-git'); ${git}`, { DEBUG: '*' })
  expect(ended).toEqual({ stdout: '', stderr: '' })
})
