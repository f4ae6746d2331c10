import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import type { ActionFixture } from '../support/action-run.ts'
import {
  agentFile,
  ask,
  call,
  edit,
  finish,
  project,
  read,
  run,
  ownComments,
  turn,
  useActionFixtures,
  workspaceOf
} from '../support/end-to-end.ts'

const openFixture = useActionFixtures()

/** Everything that somebody can see after a run. */
async function visible({ repository, model, folder }: ActionFixture, logs: readonly string[]): Promise<string> {
  const { git, issues, comments } = repository.state
  const texts = [...issues.values(), ...comments.values()].map((post) => JSON.stringify(post.body))
  const titles = [...issues.values()].map(({ title }) => title)
  const history = await git.text(['log', '--all', '--patch', '--format=%H %an %ae %cn %ce %B'])
  const runners = (await readdir(folder)).filter((name) => name.startsWith('runner-'))
  const traces = await Promise.all(runners.map((name) => readFile(join(folder, name, TRACE), 'utf8')))
  // The runner reads this line as a command and does not show it.
  const shown = logs.map((log) => log.replace(/^::add-mask::.*$/gm, ''))
  return [...texts, ...titles, history, ...traces, ...shown, JSON.stringify(model.requests)].join('\n')
}

const TRACE = 'forgehand-1-1/trace.jsonl'

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  return Promise.all(files.map((file) => readFile(file, 'latin1')))
}

/** Looks for secrets wherever a command can. */
const PROBE = `
env
cat /proc/*/environ /proc/*/cmdline 2>/dev/null | tr '\\0' '\\n'
cat ../runner-*/event.json ../runner-*/*/* ../runner-*/*/*/* 2>/dev/null
find / -xdev -name 'event.json' -newer README.md -exec cat {} + 2>/dev/null
cat .git/config ../.gitconfig ~/.gitconfig 2>/dev/null
echo probed
`

it('reveals neither token nor key, whatever the model asks for', async () => {
  const files = {
    ...project,
    '.github/agent.yml': agentFile({ commands: ['env', 'sh probe.sh', 'cat leak.txt'] }),
    'probe.sh': PROBE
  }
  let secrets: readonly [token: string, key: string] = ['', '']
  const fixture = await openFixture({
    files,
    script: ({ number }) =>
      number === 1
        ? turn(
            run('env'),
            run('cat /proc/*/environ'),
            run('sh probe.sh'),
            run('cat leak.txt'),
            call('read_file', { path: 'leak.txt' }),
            call('read_file', { path: '/proc/self/environ' }),
            call('read_file', { path: '../runner-1/event.json' }),
            call('grep_search', { pattern: 'token' })
          )
        : turn(read, edit, finish(`The token is ${secrets[0]}, the key ${secrets[1]}.`, `Use ${secrets[0]}`))
  })
  const { repository } = fixture
  const token = repository.issueToken()
  const key = fixture.model.apiKey
  secrets = [token, key]
  const encoded = Buffer.from(`x-access-token:${token}`).toString('base64')
  // A careless earlier step left this file.
  await writeFile(join(workspaceOf(fixture), 'leak.txt'), `token ${token}\nkey ${key}\nheader ${encoded}\n`)
  const { issue, comment } = ask(repository)

  const { main, post } = await fixture.play(comment, { token })

  expect(main).toMatchObject({ exitCode: 0, outputs: { outcome: 'proposed' } })
  const results = fixture.model.requests[1]?.results ?? []
  expect(results.filter((text) => text.includes('token ***'))).toHaveLength(3)
  // The runner's own token, and the inputs of the action.
  expect(results.join('\n')).not.toMatch(/runtime-[\da-f]{8}|INPUT_/)
  expect(results.some((text) => text.includes('probed'))).toBe(true)
  const everything = await visible(fixture, [main.log, post.log, main.summary, JSON.stringify(main.outputs)])
  for (const secret of [token, key, encoded]) expect(everything).not.toContain(secret)
  expect(ownComments(repository, issue)).toHaveLength(1)
})

it('leaves no credential in the workspace or in its own git directory', async () => {
  const fixture = await openFixture()
  const token = fixture.repository.issueToken()
  await fixture.play(ask(fixture.repository).comment, { token })
  const runners = (await readdir(fixture.folder)).filter((name) => name.startsWith('runner-'))
  const folders = [workspaceOf(fixture), ...runners.map((name) => join(fixture.folder, name))]
  const contents = (await Promise.all(folders.map(filesBelow))).flat()
  expect(contents.length).toBeGreaterThan(5)
  for (const secret of [token, Buffer.from(`x-access-token:${token}`).toString('base64'), fixture.model.apiKey]) {
    expect(contents.filter((content) => content.includes(secret))).toEqual([])
  }
})
