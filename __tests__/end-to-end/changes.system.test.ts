import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import {
  agentFile,
  ask,
  finish,
  listTree,
  project,
  pullRequests,
  run,
  turn,
  useActionFixtures,
  workspaceOf,
  write
} from '../support/end-to-end.ts'
import { testsFolder } from '../support/tests-folder.ts'

const openFixture = useActionFixtures()

const binary = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0xff, 0x00, 0xfe])

/** Makes changes that no file tool makes. */
const script = `set -e
echo 'echo better' > tool.sh
echo 'echo new' > new/deep/tool.sh
chmod 755 new/deep/tool.sh
ln -sfn greeting.txt src/alias.txt
ln -s ../README.md new/readme
printf '\\211PNG\\r\\n\\032\\n\\000\\377\\000\\376' > picture.png
rm old.txt
mv moved.txt new/name.txt
`

it('proposes exactly the resulting tree with modes, bytes and line endings, but no new links', async () => {
  const files = {
    ...project,
    '.github/agent.yml': agentFile({ commands: ['sh change.sh'] }),
    'change.sh': script,
    'tool.sh': { content: 'echo good\n', mode: '100755' },
    'kept.sh': { content: 'echo kept\n', mode: '100755' },
    'src/alias.txt': { content: '../README.md', mode: '120000' },
    'src/link.txt': { content: 'greeting.txt', mode: '120000' },
    'windows.txt': 'one\r\ntwo\r\n',
    'old.txt': 'old\n',
    'moved.txt': 'moved\n',
    'picture.png': Buffer.from([0, 1, 2])
  } as const
  const fixture = await openFixture({
    files,
    script: [
      turn(
        write('new/deep/file.txt', 'new\n'),
        run('sh change.sh'),
        { name: 'read_file', arguments: { path: 'windows.txt' } },
        { name: 'edit_file', arguments: { path: 'windows.txt', old_string: 'two', new_string: 'three' } },
        finish()
      )
    ]
  })
  const { repository } = fixture
  const { comment } = ask(repository)

  const { main } = await fixture.play(comment)
  expect(main.outputs).toMatchObject({ outcome: 'proposed', 'commits-verified': 'true' })

  await repository.push(
    'expected',
    {
      'new/deep/file.txt': 'new\n',
      'new/deep/tool.sh': { content: 'echo new\n', mode: '100755' },
      'new/name.txt': 'moved\n',
      'tool.sh': { content: 'echo better\n', mode: '100755' },
      'windows.txt': 'one\r\nthree\r\n',
      'old.txt': null,
      'moved.txt': null,
      'picture.png': binary
    },
    'What is expected'
  )
  expect(await listTree(repository, main.outputs['head-sha'] ?? '')).toEqual(await listTree(repository, 'expected'))
})

it('neither removes nor publishes files that were installed before the run', async () => {
  const files = {
    ...project,
    '.github/agent.yml': agentFile({ verify: ['sh check.sh'] }),
    'check.sh': 'mkdir -p coverage && date +%N > coverage/report.txt && grep -q Hel src/greeting.txt\n'
  }
  const fixture = await openFixture({ files })
  const installed = join(workspaceOf(fixture), 'node_modules/library')
  await mkdir(installed, { recursive: true })
  await writeFile(join(installed, 'index.js'), 'module.exports = 1\n')
  const { comment } = ask(fixture.repository)

  const { main } = await fixture.play(comment)

  expect(main.outputs).toMatchObject({ outcome: 'proposed', 'verify-status': 'passed', 'files-changed': '1' })
  const paths = [...(await listTree(fixture.repository, main.outputs['head-sha'] ?? '')).keys()]
  expect(paths.toSorted()).toEqual(Object.keys(files).toSorted())
  expect(await readFile(join(installed, 'index.js'), 'utf8')).toBe('module.exports = 1\n')
  // The checks ran in a copy.
  expect(existsSync(join(workspaceOf(fixture), 'coverage'))).toBe(false)
})

it('starts from the commit although an earlier step changed the workspace', async () => {
  const fixture = await openFixture()
  const { repository } = fixture
  await writeFile(join(workspaceOf(fixture), 'README.md'), 'Something else.\n')
  await writeFile(join(workspaceOf(fixture), 'untracked.txt'), 'mine\n')
  const { comment } = ask(repository)

  const { main } = await fixture.play(comment)

  expect(main.outputs).toMatchObject({ outcome: 'proposed', 'files-changed': '1' })
  expect(await readFile(join(workspaceOf(fixture), 'README.md'), 'utf8')).toBe(project['README.md'])
  expect(await readFile(join(workspaceOf(fixture), 'untracked.txt'), 'utf8')).toBe('mine\n')
  expect(pullRequests(repository)).toHaveLength(1)
})

it('opens the readable paths of the base branch to commands, and nothing beside them', async () => {
  const machine = await mkdtemp(join(testsFolder, 'forgehand-readable-'))
  for (const name of ['open', 'closed']) {
    await mkdir(join(machine, name))
    await writeFile(join(machine, name, 'text'), `${name}\n`)
  }
  const files = { ...project, '.github/agent.yml': agentFile({ 'readable-paths': [join(machine, 'open')] }) }
  const look = `cat ${machine}/open/text > found.txt; cat ${machine}/closed/text >> found.txt; true`
  const fixture = await openFixture({ files, script: [turn(run(look), finish())] })
  const { main } = await fixture.play(ask(fixture.repository).comment)
  expect(main.outputs).toMatchObject({ outcome: 'proposed' })
  await expect(readFile(join(workspaceOf(fixture), 'found.txt'), 'utf8')).resolves.toBe('open\n')
  await rm(machine, { recursive: true })
})
