import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { describeEach } from '../support/describe-each.ts'
import {
  agentFile,
  ask,
  edit,
  finish,
  project,
  read,
  run,
  turn,
  useActionFixtures,
  workspaceOf
} from '../support/end-to-end.ts'
import { SETTING_FILES, SETTINGS, SUDO_PLACE, USER } from '../support/places/places.ts'
import { workingSandboxes, writeFiles } from '../support/temporary-workspace.ts'

const CANARY = 'canary-8e21b0'
const token = `[http "https://github.com/"]\n\textraheader = ${CANARY}-token\n`
/** Each moves a folder above a mount point away, puts a link in its place, and lets the next command look. */
const MOVES = [
  ['the home folder', 'ln -s HOME sub/.git'],
  ['the processes outside', 'ln -s /proc sub/.git'],
  ['the runner', 'ln -s RUNNER sub/.git']
] as const
const LOOK =
  'cat sub/.git/* sub/.git/.* sub/.git/.ssh/* old/.git/config sub/.git/[0-9]*/environ /proc/[0-9]*/environ HOME/.ssh/* RUNNER/.credentials; echo x > old/.git/hooks/post-checkout; true'

const openFixture = useActionFixtures()

describeEach(await workingSandboxes())('a run of the built action in %s', (sandbox) => {
  it('does not show what is closed, after its commands moved folders above mount points', async () => {
    const commands = MOVES.flatMap(([, link]) => [
      `mv -T sub old; rm -rf sub; mkdir -p sub; ${link}`,
      LOOK,
      'rm -rf sub/.git; mv -T old sub'
    ])
    const fixture = await openFixture({
      files: { ...project, '.github/agent.yml': agentFile({ commands: 'any' }) },
      script: ({ number }) => {
        const [home, runner] = [join(fixture.folder, 'home-of-runner'), join(fixture.folder, 'runner')]
        const line = commands[number - 1]?.replaceAll('HOME', home).replaceAll('RUNNER', runner)
        return line === undefined ? turn(read, edit, finish()) : turn(run(line))
      }
    })
    const home = join(fixture.folder, 'home-of-runner')
    await writeFiles(home, { '.ssh/id_ed25519': CANARY, config: token, HEAD: 'ref: refs/heads/main\n' })
    await writeFiles(join(fixture.folder, 'runner'), { '.credentials': CANARY, config: token, HEAD: '' })
    const environment = { PATH: process.env['PATH'] ?? '', HOME: home, ACTIONS_RUNTIME_TOKEN: CANARY }
    const runner = await fixture.runner(ask(fixture.repository).comment, { environment, inputs: { sandbox } })
    const workspace = workspaceOf(fixture)
    // As a checkout step with `path: sub`, or an earlier run, leaves it.
    execFileSync('git', ['init', '-q', join(workspace, 'sub')])
    await writeFiles(workspace, { 'sub/.git/config': token })
    const { outputs } = await runner.main()
    expect(outputs).toMatchObject({ outcome: 'proposed' })
    const shown = JSON.stringify(fixture.model.requests.map(({ results }) => results))
    expect(shown).toContain('busy')
    expect(shown).not.toContain(CANARY)
    expect(await readdir(join(workspace, 'sub/.git/hooks'))).not.toContain('post-checkout')
  })
})

const describeAsRoot = process.getuid?.() === 0 && existsSync('/usr/bin/sudo') ? describe : describe.skip

describeAsRoot('the command line of a user with passwordless sudo and without bubblewrap', () => {
  let base = ''
  beforeAll(async () => {
    base = await mkdtemp('/tmp/forgehand-sudo-')
    await chmod(base, 0o755)
    await cp(join(import.meta.dirname, '../../dist'), join(base, 'dist'), { recursive: true })
    await cp(process.execPath, join(base, 'node'))
    await writeFiles(join(base, 'settings'), SETTING_FILES)
    await mkdir(join(base, 'mounts'))
  })
  afterAll(() => rm(base, { recursive: true, force: true }))

  it.each(MOVES)('does not show %s to a second run, after the first one moved a folder', async (_, link) => {
    const folder = await mkdtemp(join(base, 'place-'))
    await writeFiles(folder, {
      'tree/.github/agent.yml': 'commands: any\n',
      'tree/.git/HEAD': 'ref: refs/heads/main\n',
      'tree/sub/.git/config': token,
      'tree/sub/.git/hooks/README': '',
      'home/.ssh/id_ed25519': CANARY,
      'home/config': token,
      'home/HEAD': '',
      'runner/.credentials': CANARY,
      'tmp/x': ''
    })
    execFileSync('chown', ['-R', `${USER}:${USER}`, folder])
    const tool = (line: string) => {
      const command = line.replaceAll('HOME', join(folder, 'home')).replaceAll('RUNNER', join(folder, 'runner'))
      const enter = SUDO_PLACE.enter.map((each) => each.replaceAll(SETTINGS, join(base, 'settings')))
      const [file = '', ...args] = [
        ...[...enter, join(base, 'node'), join(base, 'dist/cli/index.js'), 'tool', 'run_command'],
        ...['--sandbox', 'namespaces', '--input', JSON.stringify({ command })]
      ]
      const environment = { HOME: join(folder, 'home'), TMPDIR: join(folder, 'tmp'), SECRET: CANARY }
      const env = { PATH: '/usr/local/bin:/usr/bin:/bin', ...environment }
      const { stdout, stderr } = spawnSync(file, args, { cwd: join(folder, 'tree'), env, encoding: 'utf8' })
      return `${stdout}${stderr}`
    }
    const moved = tool(`mv -T sub old; rm -rf sub; mkdir -p sub; ${link}; echo moved`)
    expect(moved).toMatch(/busy/)
    expect(tool(`${LOOK}; echo looked`)).toMatch(/^(?!.*canary-8e21b0).*looked/s)
  })
})
