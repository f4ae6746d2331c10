import { execFileSync } from 'node:child_process'
import { mkdir, symlink, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import type { Script } from '../../emulators/model/script.ts'
import {
  ask,
  edit,
  exists,
  ownComments,
  read,
  turn,
  until,
  useActionFixtures,
  workspaceOf
} from '../support/end-to-end.ts'

const openFixture = useActionFixtures()
const script: Script = ({ number }) => (number === 1 ? turn(read, edit) : { fault: 'idle', turn: {}, afterChunks: 0 })

/** Ends a run that has edited the greeting, after something else has changed its work tree. Returns the texts that others can read. */
async function endAfter(how: 'killed' | 'cancelled', prepare: (workspace: string, token: string) => Promise<void>) {
  const fixture = await openFixture({ script })
  const { issue, comment } = ask(fixture.repository)
  const token = fixture.repository.issueToken()
  const runner = await fixture.runner(comment, { token })
  const main = runner.main()
  await until(() => fixture.model.requests.length === 2)
  await prepare(workspaceOf(fixture), token)
  if (how === 'killed') runner.kill()
  else await runner.cancel()
  const ended = await main
  const post = await runner.post()
  expect(post.exitCode).toBe(0)
  const comments = ownComments(fixture.repository, issue).join('\n')
  return { comments, shown: [comments, ended.log, ended.summary, post.log, post.summary].join('\n') }
}

/** What the token looks like in files. */
const secretForms = (token: string): Readonly<Record<string, string>> => ({
  'plain.txt': `x ${token} x\n`,
  'base64.txt': Buffer.from(token).toString('base64'),
  'hex.txt': Buffer.from(token).toString('hex')
})

/** Programs that the work tree names, each of which would leave a file. */
async function namePrograms(workspace: string, ran: string): Promise<void> {
  const run = `touch ${ran}`
  await writeFile(join(workspace, '.gitattributes'), '* filter=evil diff=evil merge=evil\n')
  const config = ['filter "evil"', 'diff "evil"'].map(
    (section) =>
      `[${section}]\n\tclean = ${run}\n\tsmudge = ${run}\n\tprocess = ${run}\n\ttextconv = ${run}\n\tcommand = ${run}\n`
  )
  await mkdir(join(workspace, '.git', 'hooks'), { recursive: true })
  await writeFile(join(workspace, '.git', 'config'), `[core]\n\tfsmonitor = ${run}\n${config.join('')}`)
  await writeFile(join(workspace, '.git', 'hooks', 'post-index-change'), `#!/bin/sh\n${run}\n`, { mode: 0o755 })
}

/** A link out of the workspace, a pipe, and a huge file. */
async function makeTraps(workspace: string, outside: string): Promise<void> {
  await writeFile(outside, 'CONTENT OF THE MACHINE\n')
  await symlink(outside, join(workspace, 'link'))
  execFileSync('mkfifo', [join(workspace, 'pipe')])
  await writeFile(join(workspace, 'sparse'), '')
  await truncate(join(workspace, 'sparse'), 2 ** 40)
}

it.each(['killed', 'cancelled'] as const)(
  'the patch of a %s run has no file with a secret and nothing of the machine, and is made without running what the work tree names',
  async (how) => {
    let [secret, ran, outside] = ['', '', '']
    const { comments, shown } = await endAfter(how, async (workspace, token) => {
      ;[secret, ran, outside] = [token, join(workspace, '..', 'ran'), join(workspace, '..', 'outside.txt')]
      for (const [name, content] of Object.entries(secretForms(token))) await writeFile(join(workspace, name), content)
      await namePrograms(workspace, ran)
      await makeTraps(workspace, outside)
    })
    expect(comments).toContain('+Hello')
    for (const [name, text] of Object.entries(secretForms(secret))) {
      expect(comments).not.toContain(`b/${name}`)
      expect(shown).not.toContain(text.trim())
    }
    expect(await exists(ran)).toBe(false)
    expect(await exists(outside)).toBe(true)
    expect(shown).not.toContain('CONTENT OF THE MACHINE')
    expect(comments).not.toMatch(/b\/(pipe|sparse)/)
  }
)

it('the patch of a killed run has nothing that a later step of the job wrote', async () => {
  const { comments } = await endAfter('killed', async (workspace) => {
    await writeFile(join(workspace, 'gha-creds-1.json'), '{"type":"external_account"}\n')
    await writeFile(join(workspace, 'README.md'), 'machine registry.acme.example\n')
  })
  expect(comments).toContain('+Hello')
  expect(comments).not.toMatch(/gha-creds|external_account|registry\.acme/)
})
