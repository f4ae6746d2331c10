import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { recognizeDependencies } from '../../src/setup/recognize.ts'
import { PipelineRun } from '../support/pipeline-run.ts'
import { calls } from '../support/scripted-model.ts'
import { writeFiles } from '../support/temporary-workspace.ts'

type Files = Readonly<Record<string, string>>

const yarn = { 'package.json': '{"packageManager":"yarn@4.9.1","dependencies":{"ms":"2.1.3"}}' }

/** Files of a project, and those that an installation leaves. */
const examples: readonly (readonly [string, Files, Files])[] = [
  ['.NET', { 'a.csproj': '<Project/>' }, { 'obj/project.assets.json': '{}' }],
  ['.NET in folders', { 'a.sln': '', 'src/a/a.csproj': '<Project/>' }, { 'src/a/obj/project.assets.json': '{}' }],
  ['Maven', { 'pom.xml': '<project/>' }, { 'target/classes/A.class': '' }],
  ['a module of Maven', { 'pom.xml': '<project/>' }, { 'core/target/test-classes/A.class': '' }]
]

/** The exit code of the check for installed dependencies, in a git repository. */
async function check(committed: Files, added: Files): Promise<number | null> {
  const root = mkdtempSync(join(tmpdir(), 'forgehand-check-'))
  const git = (...options: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', '-C', root, ...options])
  try {
    await writeFiles(root, committed)
    git('init', '--quiet')
    git('add', '--force', '.')
    git('commit', '--quiet', '--message', 'x')
    await writeFiles(root, added)
    const [plan] = await recognizeDependencies(
      { names: new Set(Object.keys(committed)), read: (name) => Promise.resolve(committed[name]) },
      '',
      { folders: { tools: '/none', home: '/none', cache: '/none' }, verifyCommands: [] }
    )
    return spawnSync('bash', ['-c', plan?.check ?? 'exit 9'], { cwd: root }).status
  } finally {
    rmSync(root, { recursive: true })
  }
}

describe('the check for installed dependencies', () => {
  it.each(examples)('finds those of %s that an earlier step installed', async (_, project, installed) => {
    expect(await check(project, installed)).toBe(0)
  })

  it.each(examples)('does not count committed files of %s as installed', async (_, project, installed) => {
    expect(await check({ ...project, ...installed }, {})).toBe(1)
  })

  it.each<[string, Files, number]>([
    ['alone', {}, 1],
    ['with packages', { '.yarn/cache/ms-npm-2.1.3-81ff3cfac1-10c0.zip': '' }, 0],
    ['with the state of an installation', { '.yarn/install-state.gz': '' }, 0]
  ])('judges a committed .pnp.cjs %s', async (_, added, exitCode) => {
    expect(await check({ ...yarn, '.pnp.cjs': '' }, added)).toBe(exitCode)
  })

  it.each([...examples, ["Plug'n'Play", yarn, { '.pnp.cjs': '' }] as const])(
    'sees in the sandbox that files of %s are committed',
    async (_, project, installed) => {
      const files = { 'greeting.txt': 'Helo\n', '.github/agent.yml': 'verify: []\n' }
      await using run = await PipelineRun.open(files)
      // With foreign commits, none of these tools is started.
      await run.pullRequest({ isOfStranger: true }, { ...files, ...project, ...installed })
      await run.play([calls('finish', { title: 'Nothing', description: 'Nothing.' })], {
        task: { subject: 'pull-request' }
      })
      expect(run.events.flatMap((event) => (event.kind === 'dependencies' ? [event.result] : []))).toEqual(['failed'])
    }
  )
})
