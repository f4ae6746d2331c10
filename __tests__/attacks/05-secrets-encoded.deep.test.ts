import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import {
  agentFile,
  ask,
  call,
  edit,
  finish,
  project,
  read,
  run,
  turn,
  workspaceOf,
  write
} from '../support/end-to-end.ts'
import { openActionFixture, type ActionFixture } from '../support/action-run.ts'
import { describeEach } from '../support/describe-each.ts'
import { workingSandboxes, writeFiles } from '../support/temporary-workspace.ts'

// Commands encode what they find in a way that no redactor knows, so only the sandbox keeps it inside. The fixture is below this
// checkout or at home, because everything below /tmp is hidden anyway.

const sandboxes = await workingSandboxes()
const CHECKOUT = join(import.meta.dirname, '../..')
const PARENT = CHECKOUT.startsWith(tmpdir()) ? join(homedir(), '.cache') : join(CHECKOUT, 'node_modules/.cache')

const VARIABLES = ['NPM_TOKEN', 'ACTIONS_RUNTIME_TOKEN', 'ACTIONS_ID_TOKEN_REQUEST_URL', 'INPUT_SOMETHING', 'ODD_NAME']
const IN_HOME = [
  ...['.netrc', '.npmrc', '.git-credentials', '.gitconfig', '.ssh/id_ed25519', '.docker/config.json', 'notes/keys.txt'],
  ...['.aws/credentials', '.config/gh/hosts.yml', '.bash_history', '.cargo/credentials.toml', '.cargo/config.toml']
]
const IN_TEMP = ['git-credentials-1.config', '_runner_file_commands/set_env_9', 'deep/er/token']
const IN_TREE = ['.git/config', '.git/modules/lib/config', '.git/credentials']
const NAMES = [...VARIABLES, ...IN_HOME, ...IN_TEMP, ...IN_TREE, 'api-key', 'github-token']

/** Looks everywhere, and prints what it finds with each character replaced by the next one. */
const STEAL = String.raw`
exec 2>/dev/null
steal() {
  env; set; cat /proc/*/environ /proc/*/cmdline /proc/keys | tr '\0' '\n'
  for p in /proc/[0-9]*; do head -c 100000 $p/mem; timeout 1 head -c 100000 $p/fd/3; done
  git config --list --includes; cat .git/* .git/modules/lib/*; git credential fill </dev/null
  find ALL_OF_IT -type f -size -200k -not -path '*/.git/objects/*' -not -path '*/github/*' -not -name '*ed.txt' -exec cat {} +
  find "$HOME" /tmp /var/tmp /run /dev/shm -type f -size -200k -exec cat {} +
}
steal | tr '!-~' '"-~!' > shifted.txt
steal | base64 -w 0 | tr 'A-Za-z' 'N-ZA-Mn-za-m' > rotated.txt
grep -a dbobsz. shifted.txt | head -c 20000
`

interface ThiefRun {
  readonly fixture: ActionFixture
  readonly probes: ReadonlyMap<string, string>
  readonly found: readonly string[]
}

async function runThief(sandbox: string): Promise<ThiefRun> {
  const probes = new Map(NAMES.map((name) => [name, `probe-${randomUUID()}`]))
  const secretLine = (name: string) => `token = ${probes.get(name)}\n`
  const filled = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, secretLine(name)]))
  await mkdir(PARENT, { recursive: true })
  const place = { folder: '' }
  const fixture = await openActionFixture({
    parent: PARENT,
    files: { ...project, '.github/agent.yml': agentFile({ commands: ['sh steal.sh'] }) },
    script: () =>
      turn(
        write('steal.sh', STEAL.replace('ALL_OF_IT', place.folder)),
        run('sh steal.sh'),
        call('read_file', { path: 'output:1' }),
        ...[read, edit, finish()]
      )
  })
  place.folder = fixture.folder
  const token = fixture.repository.issueToken()
  probes.set('github-token', token).set('api-key', fixture.model.apiKey)
  const home = join(fixture.folder, 'home-of-runner')
  await writeFiles(home, filled(IN_HOME))
  await writeFiles(fixture.folder, {
    'home-of-runner/.cargo/registry/a.rs': 'visible-package\n',
    'beside.txt': 'hidden-beside\n'
  })
  const environment = {
    ...{ PATH: process.env['PATH'] ?? '', HOME: home },
    ...Object.fromEntries(VARIABLES.map((name) => [name, probes.get(name) ?? '']))
  }
  const runner = await fixture.runner(ask(fixture.repository).comment, { token, environment, inputs: { sandbox } })
  await writeFiles(runner.temp, filled(IN_TEMP))
  const workspace = workspaceOf(fixture)
  execFileSync('git', ['init', '-q', workspace])
  await writeFiles(workspace, { '.git/modules/lib/config': '', '.git/credentials': secretLine('.git/credentials') })
  for (const name of ['.git/config', '.git/modules/lib/config']) {
    const header = `[http "https://github.com/"]\n\textraheader = ${secretLine(name)}`
    await writeFile(join(workspace, name), `[core]\n\tbare = false\n${header}`)
  }
  await runner.main()
  await runner.post()
  const [shifted = '', rotated = ''] = await Promise.all(
    ['shifted.txt', 'rotated.txt'].map((name) => readFile(join(workspace, name), 'latin1'))
  )
  const asked = JSON.stringify(fixture.model.requests)
  return { fixture, probes, found: [backwards(shifted), fromRotated(rotated), backwards(asked), asked] }
}

/** Replaces each printable character by the previous one. */
function backwards(text: string): string {
  return text.replace(/[!-~]/g, (character) =>
    character === '!' ? '~' : String.fromCharCode(character.charCodeAt(0) - 1)
  )
}

function fromRotated(text: string): string {
  const base64 = text.replace(/[A-Za-z]/g, (letter) => {
    const first = letter <= 'Z' ? 65 : 97
    return String.fromCharCode(((letter.charCodeAt(0) - first + 13) % 26) + first)
  })
  return Buffer.from(base64, 'base64').toString('latin1')
}

describeEach(sandboxes)('a command in %s that encodes what it finds', (sandbox) => {
  let thiefRun: ThiefRun
  beforeAll(async () => {
    thiefRun = await runThief(sandbox)
  })
  afterAll(() => thiefRun.fixture.close())

  it.each(NAMES)('does not find the secret in %s', (name) => {
    const secret = thiefRun.probes.get(name) ?? ''
    expect(secret.length).toBeGreaterThan(10)
    expect(thiefRun.found.map((text) => text.includes(secret))).toEqual([false, false, false, false])
  })

  it('finds ordinary files, in both encodings', () => {
    const [shifted = '', rotated = ''] = thiefRun.found
    for (const text of [shifted, rotated]) {
      expect(text).toContain('visible-package')
      expect(text).not.toContain('hidden-beside')
    }
  })
})
