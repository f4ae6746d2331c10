import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { access, chmod, mkdir, mkdtemp, realpath, rename, rm, symlink } from 'node:fs/promises'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { text } from 'node:stream/consumers'
import { expect, it } from '@jest/globals'
import { chooseSandbox } from '../../src/workspace/sandbox/choose-sandbox.ts'
import { spawnProcess } from '../../src/workspace/sandbox/spawn.ts'
import { openWorkspace } from '../../src/workspace/workspace.ts'
import { describeEach } from '../support/describe-each.ts'
import { unaborted, workingSandboxes, writeFiles } from '../support/temporary-workspace.ts'
import { testsFolder } from '../support/tests-folder.ts'

const CANARY = 'canary-41c7aa'
const token = `[http "https://x/"]\n\textraheader = ${CANARY}\n`

interface Machine {
  readonly files?: Readonly<Record<string, string>>
  /** In the variables, `BASE` is the folder of the machine. */
  readonly environment?: Readonly<Record<string, string>>
  /** Symbolic links, by their path below the folder of the machine. */
  readonly links?: Readonly<Record<string, string>>
  readonly home?: string
}

const open = async (
  sandbox: 'bubblewrap' | 'namespaces',
  { files = {}, links = {}, environment = {}, home = 'BASE/home' }: Machine
) => {
  const base = await realpath(await mkdtemp(join(testsFolder, 'forgehand-opened-')))
  const at = (text: string) => text.replaceAll('BASE', base)
  await writeFiles(base, {
    ...(files['tree/.git'] === undefined ? { 'tree/.git/HEAD': 'ref: refs/heads/main\n' } : {}),
    'home/.ssh/id': CANARY,
    'secret/id': CANARY,
    ...files
  })
  for (const [path, target] of Object.entries(links)) await symlink(at(target), join(base, path))
  const variables = { PATH: '/usr/bin:/bin', ...environment }
  const own = Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, at(value)]))
  const folders = { root: join(base, 'tree'), stateFolder: join(base, 'state'), home: at(home) }
  const options = { ...folders, closed: [], readable: [], environment: own }
  const refused: string[] = []
  const chosen = await chooseSandbox('auto', options, { onRefusal: (reason) => refused.push(reason) })
  const only = chosen?.kind === sandbox ? chosen : chosen && (await chooseSandbox(sandbox, options))
  const workspace = await openWorkspace({ ...options, sandbox: only, commands: [], verify: [] })
  return {
    base,
    options,
    refused,
    workspace,
    run: async (script: string) => (await workspace.run(at(script), { context: 'agent', signal: unaborted })).output,
    [Symbol.asyncDispose]: () => {
      spawnSync('chmod', ['-R', 'u+rwX', base])
      return rm(base, { recursive: true, force: true })
    }
  }
}

type Place = Awaited<ReturnType<typeof open>>

/** A second run on the same machine. */
const reopen = async (sandbox: 'bubblewrap' | 'namespaces', { base, options }: Place) => {
  const chosen = await chooseSandbox(sandbox, { ...options, stateFolder: join(base, 'state-2') })
  const workspace = await openWorkspace({
    ...options,
    stateFolder: join(base, 'state-2'),
    sandbox: chosen,
    commands: [],
    verify: []
  })
  return async (script: string) =>
    (await workspace.run(script.replaceAll('BASE', base), { context: 'agent', signal: unaborted })).output
}

const LOOK = `grep -rs ${CANARY} BASE .; echo looked`
const SYSTEM = '/usr/bin:/bin'

describeEach(await workingSandboxes())('a command in %s', (sandbox) => {
  // What grep finds names the file, so that one machine has all that does not hide each other.
  it.each<[string, Machine]>([
    [
      'what links on the PATH and in variables lead to',
      {
        environment: {
          PATH: `BASE/tree/tools:BASE/tree/venv/bin:BASE/tree/bin:BASE/link:${SYSTEM}`,
          VIRTUAL_ENV: 'BASE/tree/.venv'
        },
        files: { 'secret/bin/x': CANARY, 'tree/bin/y': '' },
        links: {
          'tree/tools': '../secret',
          'tree/venv': '../secret',
          'tree/bin/x': 'BASE/secret/id',
          'tree/.venv': '../home/.ssh',
          link: 'home/.ssh'
        }
      }
    ],
    [
      'what lies beside the programs of a home folder with a trailing slash',
      {
        home: 'BASE/home/',
        environment: {
          PATH: `BASE/home/go/bin:BASE/home/.dotnet:BASE//home/.cargo/bin:BASE/home/.local/bin:${SYSTEM}`,
          GOPATH: 'BASE/home/go',
          DOTNET_ROOT: 'BASE/home/.dotnet'
        },
        files: {
          'home/go/bin/x': '',
          'home/go/src/x/.git/config': token,
          'home/go/pkg/mod/cache/vcs/1/config': CANARY,
          'home/.dotnet/dotnet': '',
          'home/.dotnet/corefx/key': CANARY,
          'home/.cargo/bin/x': '',
          'home/.cargo/credentials.toml': CANARY,
          'home/.local/bin/x': '',
          'home/.local/share/keyrings/login': CANARY,
          'home/.local/share/uv/credentials/x': CANARY
        }
      }
    ],
    [
      'settings for credentials, and tokens in addresses, beside toolchains',
      {
        environment: { PATH: SYSTEM, VIRTUAL_ENV: 'BASE/tools/venv', MAVEN_HOME: 'BASE/tools/maven' },
        files: {
          'home/.pyenv/.netrc': `machine host login me password ${CANARY}`,
          'home/.pyenv/versions/3/pip.conf': `index-url = https://${CANARY}@host/simple`,
          'home/.pyenv/versions/3.13/pip.conf': `[global]\nindex-url = https://user:${CANARY}@host/simple\n`,
          'home/.pyenv/.git/config': `[http]\n\textraheader = token: ${CANARY}\n`,
          'home/.nvm/.npmrc': `//host/:_auth=${CANARY}`,
          'home/.nvm/versions/node/v24/etc/npmrc': `//registry/:_authToken=${CANARY}\n`,
          'home/.volta/auth.json': `{"github-oauth":{"github.com":"${CANARY}"}}`,
          'tools/venv/pip.conf': `password = ${CANARY}\n`,
          'tools/maven/conf/settings.xml': `<settings><password>${CANARY}</password></settings>`
        }
      }
    ],
    [
      'projects, checkouts and homes that look like toolchains',
      {
        environment: {
          VIRTUAL_ENV: 'BASE/project',
          PATH: `BASE/service/bin:BASE/tools/bin:BASE/other/bin:BASE/clone/bin:${SYSTEM}`,
          CARGO_HOME: 'BASE/tools'
        },
        files: {
          'project/pyvenv.cfg': '',
          'project/secrets.yml': CANARY,
          'service/pyvenv.cfg': '',
          'service/bin/x': '',
          'service/.env': CANARY,
          'tools/bin/x': '',
          'tools/credentials.toml': CANARY,
          'tools/.env': CANARY,
          'other/bin/x': '',
          'other/.ssh/id': CANARY,
          'clone/bin/x': '',
          'clone/boot/x': '',
          'clone/.git/config': token,
          'clone/.env': CANARY
        }
      }
    ],
    [
      'the repository of a checkout by another name',
      {
        files: {
          'tree/.git': 'gitdir: .repo\n',
          'tree/.repo/HEAD': '',
          'tree/.repo/objects/x': '',
          'tree/.repo/config': token,
          'tree/sub/.git': 'gitdir: ../meta/sub\n',
          'tree/meta/sub/HEAD': '',
          'tree/meta/sub/config': token,
          'tree/meta/sub/commondir': '../common\n',
          'tree/meta/common/HEAD': '',
          'tree/meta/common/objects/x': '',
          'tree/meta/common/config': token
        }
      }
    ],
    [
      'repositories without a work tree, in many folders, in folders of odd names, and linked work trees',
      {
        files: {
          'tree/bare/HEAD': '',
          'tree/bare/objects/x': '',
          'tree/bare/refs/x': '',
          'tree/bare/config': token,
          'tree/.git/logs/HEAD': CANARY,
          'tree/.git/modules/m/HEAD': '',
          'tree/.git/modules/m/objects/x': '',
          'tree/.git/modules/m/extra': CANARY,
          'tree/.git/worktrees/w/config.worktree': token,
          'tree/.git/worktrees/w/modules/m/config': token,
          'tree/.git/extra.inc': token,
          'tree/sub/.git/anything/at/all': CANARY,
          'tree/sub\u2028x/outer/co/.git/config': token,
          'tree/a\u00a0b/.git/config': token,
          ...Object.fromEntries(Array.from({ length: 4_100 }, (_, index) => [`tree/d${index}/x`, ''])),
          'tree/x/second/.git/config': token
        },
        links: { 'tree/sub\\20050x': '../..' }
      }
    ]
  ])('does not read %s', async (_, machine) => {
    await using place = await open(sandbox, machine)
    expect(place.refused).toEqual([])
    await expect(place.run(LOOK)).resolves.toBe('looked\n')
  })

  it('does not use a pipe of a daemon', async () => {
    await using place = await open(sandbox, { files: { 'home/.volta/x': '' } })
    execFileSync('mkfifo', [join(place.base, 'home/.volta/control')])
    const again = await reopen(sandbox, place)
    await expect(again('[ -p BASE/home/.volta/control ] || echo none')).resolves.toBe('none\n')
  })

  it('cannot close a folder to hide a checkout from the next run, or to stop later commands', async () => {
    await using place = await open(sandbox, { files: { 'tree/libs/sub/.git/config': token } })
    await place.run('chmod 000 libs . || true')
    await expect(place.run('echo fine')).resolves.toBe('fine\n')
    await chmod(join(place.base, 'tree/libs'), 0)
    const again = await reopen(sandbox, place)
    await expect(again(`chmod -R u+rwX .; ${LOOK}`)).resolves.toMatch(/^looked$/m)
    await expect(again(`cat libs/sub/.git/config`)).resolves.not.toContain(CANARY)
  })

  it('passes no folder to another process that shows what mounts hid', async () => {
    await using place = await open(sandbox, {
      files: {
        'tree/sub/.git/config': token,
        'tree/send.py': `import os, socket
listener = socket.socket(socket.AF_UNIX)
listener.bind('s')
listener.listen()
connection = listener.accept()[0]
socket.send_fds(connection, [b'x'], [os.open('.', os.O_RDONLY)])
connection.recv(1)`,
        'tree/receive.py': `import os, socket, sys, time
while True:
    try:
        connection = socket.socket(socket.AF_UNIX)
        connection.connect('s')
        break
    except OSError:
        time.sleep(0.05)
_, [folder], *_ = socket.recv_fds(connection, 1, 1)
connection.send(b'x')
connection.recv(1)
for _ in range(40):
    time.sleep(0.05)
    for path in ['sub/.git/config', '.git/HEAD']:
        try:
            print(open(os.open(path, os.O_RDONLY, dir_fd=folder)).read(), file=sys.stderr)
        except OSError:
            pass
    try:
        os.open('.git/written', os.O_WRONLY | os.O_CREAT, dir_fd=folder)
    except OSError:
        pass
print('looked', file=sys.stderr)`
      }
    })
    // Outside, because a server receives nothing.
    const receiver = spawn('/usr/bin/python3', ['receive.py'], {
      cwd: join(place.base, 'tree'),
      stdio: ['ignore', 'ignore', 'pipe']
    })
    const seen = text(receiver.stderr)
    await place.run('python3 send.py')
    expect(await seen).toMatch(/looked/)
    expect(await seen).not.toContain(CANARY)
    await expect(access(join(place.base, 'tree/.git/written'))).rejects.toThrow(/ENOENT/)
  })

  it.each(['KILL', 'STOP'])('cannot outlive its run by a SIG%s to what ends it', async (signalName) => {
    await using place = await open(sandbox, {})
    const chosen = await place.workspace.testedSandbox()
    const folders = await chosen.contexts.open('agent')
    const script = `for p in $(ls /proc | grep -E "^[0-9]+$"); do [ $p = $$ ] || kill -s ${signalName} $p; done; while :; do echo >> alive; read -t 0.05 <> <(:); done`
    const launch = chosen.wrap({
      script,
      cwd: join(place.base, 'tree'),
      network: false,
      environment: { PATH: '/usr/bin:/bin' },
      folders
    })
    const child = spawnProcess(launch, { cwd: '/', stdio: ['pipe', 'ignore', 'ignore'] })
    const closed = once(child, 'close')
    const alive = join(place.base, 'tree/alive')
    while (child.exitCode === null && !existsSync(alive)) await setTimeout(50)
    child.stdin?.destroy()
    child.kill('SIGKILL')
    await closed
    await setTimeout(300)
    const size = existsSync(alive) ? statSync(alive).size : 0
    await setTimeout(500)
    expect(existsSync(alive) ? statSync(alive).size : 0).toBe(size)
  })

  it('does not start in a home folder, by whatever name', async () => {
    await using place = await open(sandbox, { links: { link: 'BASE/tree' }, home: 'BASE/link' })
    expect(place.refused.join()).toMatch(/home folder/)
    await expect(place.run('true')).rejects.toThrow(/no sandbox works/)
  })

  it('does not start if another run replaces a folder between the plan and the mount', async () => {
    await using place = await open(sandbox, { files: { 'tree/sub/.git/config': token, 'tree/other/.git/config': '' } })
    const chosen = await place.workspace.testedSandbox()
    const folders = await chosen.contexts.open('agent')
    const root = join(place.base, 'tree')
    const launch = chosen.wrap({ script: 'cat sub/.git/config', cwd: root, network: false, environment: {}, folders })
    await rename(join(root, 'sub'), join(root, 'old'))
    await mkdir(join(root, 'sub/.git'), { recursive: true })
    await writeFiles(root, { 'sub/.git/config': CANARY })
    const child = spawnProcess(launch, { cwd: '/', stdio: ['pipe', 'pipe', 'pipe'] })
    const [output, errors, code] = await Promise.all([
      new Response(child.stdout as never).text().catch(() => ''),
      new Response(child.stderr as never).text().catch(() => ''),
      new Promise((resolve) => child.once('close', resolve))
    ])
    expect([output, code]).toEqual(['', 126])
    expect(errors).toMatch(/was replaced meanwhile/)
  })

  it('cannot close its folders to later commands, or keep them from being deleted', async () => {
    await using place = await open(sandbox, {})
    const run = (script: string, context: Parameters<typeof place.workspace.run>[1]['context']) =>
      place.workspace.run(script, { context, signal: unaborted })
    await run('mkdir -p ~/left/x && echo y > ~/left/x/y && chmod 000 ~/left', 'setup')
    await run('chmod 000 /tmp ~', 'agent')
    await expect(run('touch ~/z /tmp/z && echo fine', 'agent')).resolves.toMatchObject({
      output: 'fine\n'
    })
    const check = { check: 'npm test', when: 'after' } as const
    await expect(run('mkdir -p ~/a/b /tmp/c/d && chmod 555 ~/a /tmp/c; echo done', check)).resolves.toMatchObject({
      output: 'done\n'
    })
    await chmod(join(place.base, 'state'), 0o700)
  })
})
