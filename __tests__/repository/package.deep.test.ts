import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { packDownload } from '../../bench/download.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')

/** What users call in an empty repository, and a part of what it prints. */
const COMMANDS: readonly (readonly [args: readonly string[], prints: RegExp])[] = [
  [['--version'], /^\d+\.\d+\.\d+\n$/],
  [['demo', '--help'], /demo/],
  [['demo'], /pull request/i],
  [['init', '--yes', '--dry-run'], /agent\.yml \(new\)/],
  // It does not work on the checkout that it is installed in.
  [['doctor', '--no-checks', '--cwd', '../other'], /✓ Node 24/]
]

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forgehand-package-'))
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
})

/** Calls a program with nothing but a search path on which this Node comes first, an empty home and no network. */
function call(
  program: string,
  args: readonly string[],
  cwd: string,
  environment: Readonly<Record<string, string>> = {}
) {
  const PATH = `${dirname(process.execPath)}:${process.env['PATH'] ?? ''}`
  const offline = { npm_config_offline: 'true', npm_config_audit: 'false', npm_config_update_notifier: 'false' }
  const cache = { npm_config_cache: join(folder, 'cache') }
  return run(program, args, { cwd, env: { PATH, HOME: join(folder, 'home'), ...offline, ...cache, ...environment } })
}

describe('the package on npm', () => {
  let packed: { filename: string; size: number; unpackedSize: number; files: { path: string }[] }
  let installed = ''
  beforeAll(async () => {
    const { stdout } = await call('npm', ['pack', '--json', '--pack-destination', folder], root)
    ;[packed] = JSON.parse(stdout) as [typeof packed] // as npm documents it
    installed = await mkdtemp(join(folder, 'project-'))
    await call('git', ['init', '--quiet'], installed)
    await call('git', ['init', '--quiet', join(folder, 'other')], folder)
    await call('npm', ['install', join(folder, packed.filename)], installed)
  })

  it('has the bundles, and nothing that is not needed to run them', () => {
    const others = packed.files.map(({ path }) => path).filter((path) => !path.startsWith('dist/'))
    expect(others.sort()).toEqual(['LICENSE', 'README.md', 'action.yml', 'package.json'])
  })

  // npm's page completes relative links from package.json; a reader of the installed file has to know where to look.
  it('has a readme that names the repository, where the pages are that it links to', async () => {
    const readme = await readFile(join(installed, 'node_modules/forgehand/README.md'), 'utf8')
    const manifest = await readFile(join(installed, 'node_modules/forgehand/package.json'), 'utf8')
    const { repository } = JSON.parse(manifest) as { repository: { url: string } } // checked by npm
    const { stdout: tracked } = await run('git', ['ls-files'], { cwd: root })
    const targets = [...readme.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, target = '']) => target)
    const address = repository.url.replace(/^git\+/, '').replace(/\.git$/, '')
    expect(tracked.split('\n')).toEqual(expect.arrayContaining(targets))
    expect(readme).toContain(`[the repository](${address})`)
  })

  it('is small', () => {
    expect(packed.size).toBeLessThanOrEqual(3_000_000)
    expect(packed.unpackedSize).toBeLessThanOrEqual(10_000_000)
  })

  it('installs no other package', async () => {
    const names = await readdir(join(installed, 'node_modules'))
    expect(names.filter((name) => !name.startsWith('.'))).toEqual(['forgehand'])
  })

  it.each(COMMANDS)('runs %j', async (args, prints) => {
    const { stdout } = await call('npx', ['--no-install', 'forgehand', ...args], installed)
    expect(stdout).toMatch(prints)
  })

  it('says which Node it needs, on an older one', async () => {
    const older = `data:text/javascript,Object.defineProperty(process,'versions',{value:{node:'22.11.0'}})`
    const program = join(installed, 'node_modules/forgehand/dist/cli/index.js')
    const started = call(process.execPath, ['--import', older, program, '--version'], installed)
    await expect(started).rejects.toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(/needs Node 24/) })
  })

  it('declares the Node that it checks for', async () => {
    const { engines } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { engines: { node: string } }
    const check = await readFile(join(root, 'scripts/require-node.cjs'), 'utf8')
    expect(engines.node).toBe(`>=${/NEEDED = (\d+)/.exec(check)?.[1] ?? ''}`)
  })
})

describe('what a job downloads', () => {
  it('is small, and has only what the job needs', async () => {
    const { packedBytes, unpackedBytes, names } = await packDownload(root)
    expect(names).toEqual(['LICENSE', 'README.md', 'action.yml', 'dist', 'package.json'])
    expect(packedBytes).toBeLessThanOrEqual(3_000_000)
    expect(unpackedBytes).toBeLessThanOrEqual(10_000_000)
    // The bundle is in it.
    expect(unpackedBytes).toBeGreaterThan(1_000_000)
  })

  // A package from a repository instead would install everything that Forgehand is developed with.
  it('is what npx starts from the address of the archive, without any other package', async () => {
    const { stdout: archive } = await run('git', ['archive', '--format=tar.gz', '--prefix=forgehand-main/', 'HEAD'], {
      cwd: root,
      encoding: 'buffer',
      maxBuffer: 10_000_000
    })
    const asked: (string | undefined)[] = []
    const server = createServer(({ url }, response) => {
      asked.push(url)
      response.end(archive)
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    try {
      const { port } = server.address() as AddressInfo // It listens on a port.
      const address = `http://127.0.0.1:${port}`
      const environment = { npm_config_offline: 'false', npm_config_registry: address }
      const empty = await mkdtemp(join(folder, 'empty-'))
      const { stdout } = await call('npx', ['--yes', `${address}/archive/main.tar.gz`, '--version'], empty, environment)
      expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/)
      expect(new Set(asked)).toEqual(new Set(['/archive/main.tar.gz']))
    } finally {
      server.close()
    }
  })
})
