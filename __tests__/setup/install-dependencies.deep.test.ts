import { execFileSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import type { Installation } from '../../src/domain/installation.ts'
import { installDependencies, missingDependencies, updateDependencies } from '../../src/setup/install-dependencies.ts'
import { describeEach } from '../support/describe-each.ts'
import { hasProgram } from '../support/has-program.ts'
import { installIn, sandboxes } from '../support/install-in.ts'
import { temporaryWorkspace, unaborted, writeFiles } from '../support/temporary-workspace.ts'

const MARKER = "import os, sysconfig; print(os.path.exists(sysconfig.get_path('stdlib') + '/EXTERNALLY-MANAGED'))"
const isSystemPython = execFileSync('python3', ['-c', MARKER], { encoding: 'utf8' }).trim() === 'True'

/** A package that needs another one from a folder of its own, and says when its script ran. */
const files = {
  'package.json': JSON.stringify({
    dependencies: { greet: 'file:./packages/greet' },
    scripts: { postinstall: 'echo ran > ran.txt', test: 'node -e "require(\'greet\')"' }
  }),
  'packages/greet/package.json': '{"name":"greet","version":"1.0.0"}',
  'packages/greet/index.js': ''
}

function greet(scripts: Readonly<Record<string, string>>): string {
  return JSON.stringify({ name: 'greet', version: '1.0.0', scripts })
}

describe('installDependencies', () => {
  it('installs packages of npm, which the checks then find', async () => {
    expect(await installIn(files, { command: 'npm test' })).toMatchObject({
      installations: [{ tool: 'npm', command: 'npm install --no-package-lock', result: 'installed' }],
      exitCode: 0,
      hasRunScript: true
    })
  })

  it('installs without scripts if a script of a package fails, and remembers why a native module was not built', async () => {
    const compile = "echo 'binding.c:1:10: fatal error: ffi.h: No such file or directory' >&2; exit 1"
    const broken = {
      ...files,
      'packages/greet/package.json': greet({ postinstall: `mkdir .git/hooks/mine || { ${compile}; }` })
    }
    expect(await installIn(broken, { command: 'npm test' })).toMatchObject({
      installations: [
        {
          command: expect.stringContaining('--ignore-scripts'),
          result: 'installed',
          problem: { title: 'An install script failed, so none ran.', output: expect.stringContaining('ffi.h') }
        }
      ],
      exitCode: 0,
      hasRunScript: false
    })
  })

  it('counts no folder node_modules as installed packages that has only the cache of a tool or a package of the repository', async () => {
    const kept = { 'node_modules/.cache/a': '', 'node_modules/own/index.js': '' }
    const { installations, exitCode } = await installIn({ ...files, ...kept }, { command: 'npm test' })
    expect(installations).toMatchObject([{ result: 'installed' }])
    expect(exitCode).toBe(0)
  })

  it('runs no script on a head with foreign commits', async () => {
    const installed = await installIn(files, { command: 'npm test', foreignReason: 'mallory has no write access.' })
    expect(installed).toMatchObject({ installations: [{ result: 'installed' }], exitCode: 0, hasRunScript: false })
  })

  it('installs nothing on such a head if that could run code', async () => {
    const foreignReason = 'mallory, who took part in it, has no write access.'
    const { installations } = await installIn({ 'setup.py': 'open("ran.txt", "w")' }, { foreignReason })
    expect(installations).toMatchObject([
      {
        result: 'failed',
        problem: {
          cause:
            'pip install -e . can run code of the pull request, and mallory, who took part in it, has no write access.'
        }
      }
    ])
  })

  it('leaves packages that an earlier step installed', async () => {
    const present = await installIn({ ...files, 'node_modules/greet/index.js': '' })
    expect(present).toMatchObject({ installations: [{ tool: 'npm', result: 'present' }], hasRunScript: false })
  })

  // pip changes nothing in the Python of a distribution such as Debian, so packages there do not count.
  it('leaves Python packages that are installed, unless the system manages them', async () => {
    const { installations } = await installIn({ 'requirements.txt': 'pip\n', 'dev-requirements.txt': '# none\n' })
    expect(installations).toMatchObject([{ tool: 'pip', result: isSystemPython ? 'installed' : 'present' }])
  })

  it('installs the projects in folders below a root that declares nothing', async () => {
    const below = Object.fromEntries(Object.entries(files).map(([path, text]) => [`web/${path}`, text]))
    const second = { 'tools/package.json': JSON.stringify({ dependencies: { local: 'file:local' } }) }
    const { installations, exitCode } = await installIn(
      { ...below, ...second, 'tools/local/package.json': '{"name":"local","version":"1.0.0"}' },
      { command: 'npm --prefix web test && test -e tools/node_modules/local' }
    )
    expect(installations).toMatchObject([
      { command: 'cd tools && npm install --no-package-lock', result: 'installed' },
      { command: 'cd web && npm install --no-package-lock', result: 'installed' }
    ])
    expect(exitCode).toBe(0)
  })

  it('puts Python packages into an environment that later commands find first', async () => {
    const own = {
      'setup.py': 'from setuptools import setup\nsetup(name="thing", py_modules=["thing"])\n',
      'thing.py': '',
      // Committed by mistake. It says nothing about this machine.
      'thing.egg-info/PKG-INFO': 'Metadata-Version: 2.1\nName: thing\nVersion: 1.0\n'
    }
    const { installations, output } = await installIn(own, {
      command: 'command -v python3; python3 -c "import thing"'
    })
    expect(installations).toMatchObject([{ tool: 'pip', result: 'installed' }])
    expect(output).toMatch(/\/home\/venv\/bin\/python3\n$/)
  })

  it('explains why a lock file cannot be used', async () => {
    const outdated = { ...files, 'package-lock.json': '{"lockfileVersion":3,"packages":{"":{}}}' }
    const { installations } = await installIn(outdated)
    expect(installations).toMatchObject([
      {
        command: 'npm ci',
        result: 'failed',
        problem: {
          cause: 'The lock file does not match package.json.',
          line: expect.stringContaining('package.json and package-lock.json'),
          yaml: expect.stringContaining('- run: npm ci')
        }
      }
    ])
  })
})

// Without a sandbox, every host is open and every folder writable.
describeEach(sandboxes.slice(0, 1))('installDependencies in the sandbox %s', (sandbox) => {
  it('gets packages from the real registry, and keeps them in a folder that later commands can only read', async () => {
    const useMs = "node -e \"process.exit(require('ms')('1s') === 1000 ? 0 : 1)\""
    const { installations, output, kept } = await installIn(
      { 'package.json': '{"dependencies":{"ms":"2.1.3"}}' },
      { keeps: true, command: `${useMs} && ls ../kept; touch ../kept/npm/x 2>&1` }
    )
    expect(installations).toMatchObject([{ result: 'installed' }])
    expect(kept).toEqual(['npm'])
    expect(output).toMatch(/^npm\ntouch: .*Read-only file system\n$/)
  })

  it('brings Python packages up to date after a change, without code that an earlier change left, and keeps the project', async () => {
    const project = (version: string, requirement: string) =>
      `[build-system]\nrequires = ["setuptools>=61"]\n[project]\nname = "thing"\nversion = "${version}"\ndependencies = ["${requirement}"]\n`
    const files = { 'pyproject.toml': project('1.0', 'six==1.15.0'), 'src/thing/__init__.py': '' }
    await using place = await temporaryWorkspace({ files, sandbox, environment: process.env })
    const ended: Installation[] = []
    const options = { onEnd: (installation: Installation) => ended.push(installation), signal: unaborted }
    const missing = await missingDependencies(place.workspace, {
      ...options,
      task: { changed: [], text: '' },
      onSkipped: () => undefined
    })
    const request = { missing, foreignReason: undefined, cache: undefined }
    const { workspace } = await installDependencies(place.workspace, request, options)
    const before = await workspace.copy(unaborted)
    if (typeof before === 'string') throw new Error(before)
    const check = { check: 'python3', when: 'after' } as const
    const update = async (text: string) => {
      await writeFiles(place.root, { 'pyproject.toml': text })
      const updated = await updateDependencies(workspace, ['pyproject.toml'], { ...options, before })
      if (typeof updated === 'string') return updated
      const command =
        'python3 -c "import importlib.metadata as m, six, thing; print(m.version(\'thing\'), six.__version__)"'
      return (await updated.workspace.run(command, { context: check, network: false, signal: unaborted })).output
    }
    expect(await update(project('1.1', 'six==1.15.0'))).toBe('1.0 1.15.0\n')
    expect(ended).toHaveLength(1)
    expect(await update(project('1.1', 'six==1.16.0'))).toBe('1.0 1.16.0\n')
    const plant =
      'for site in $HOME/venv-updated/lib/python*/site-packages; do echo "import os; os.system(\'touch $HOME/ran\')" > $site/x.pth; done'
    await workspace.run(plant, { context: 'setup', network: false, signal: unaborted })
    expect(await update(project('1.1', 'six==1.17.0'))).toBe('1.0 1.17.0\n')
    const { output } = await workspace.run('ls $HOME', { context: 'setup', network: false, signal: unaborted })
    expect(output).toMatch(/venv-updated/)
    expect(output).not.toMatch(/ran/)
    expect(await update(project('1.1', 'six @ https://files.pythonhosted.org/six.zip'))).toMatch(
      /^pip install .* can run code/
    )
  })

  it('does not let checks judge a change of compiled sources by what was compiled before it', async () => {
    const files = { 'setup.py': 'raise SystemExit("no compiler")', 'src/fast.so': 'compiled before', 'src/fast.c': '' }
    await using place = await temporaryWorkspace({ files, sandbox, environment: process.env })
    const options = { before: place.workspace, onEnd: () => undefined, signal: unaborted }
    const updated = (path: string) => updateDependencies(place.workspace, [path], options)
    expect(await updated('src/fast.c')).toMatch(
      /^"pip install -e \." built something of the sources before the work, and cannot do that again without a network: \S/
    )
    expect(await updated('src/slow.py')).toMatchObject({ unresolved: undefined })
    await rm(join(place.root, 'src/fast.so'))
    expect(await updated('src/fast.c')).toMatchObject({ unresolved: undefined })
  })

  it.each(['cargo'].filter(hasProgram))('resolves with %s anew if only set-up has made a lock file', async () => {
    const manifest = (version: string) =>
      `[package]\nname = "a"\nversion = "0.1.0"\nedition = "2021"\n[dependencies]\nitoa = "=${version}"\n`
    const files = { 'Cargo.toml': manifest('1.0.11'), 'src/lib.rs': '' }
    const prepare = (root: string) => void execFileSync('git', ['init', '--quiet'], { cwd: root })
    await using place = await temporaryWorkspace({ files, prepare, sandbox, environment: process.env })
    const options = { onEnd: () => undefined, signal: unaborted }
    const search = { ...options, task: { changed: [], text: '' }, onSkipped: () => undefined }
    const missing = await missingDependencies(place.workspace, search)
    const request = { missing, foreignReason: undefined, cache: undefined }
    const { workspace } = await installDependencies(place.workspace, request, options)
    await writeFiles(place.root, { 'Cargo.toml': manifest('1.0.10') })
    const updated = await updateDependencies(workspace, ['Cargo.toml'], { ...options, before: workspace })
    if (typeof updated === 'string') throw new Error(updated)
    const command = 'cargo check --quiet && grep -A1 itoa Cargo.lock | grep version'
    const check = { context: { check: 'cargo', when: 'after' }, network: false, signal: unaborted } as const
    expect(await updated.workspace.run(command, check)).toMatchObject({ output: 'version = "1.0.10"\n' })
  })

  it('takes a file that a manifest names for a part of it, whatever its name', async () => {
    const project =
      '[build-system]\nrequires = []\n[project]\nname = "a"\ndynamic = ["dependencies"]\n[tool.setuptools.dynamic]\ndependencies = {file = "own.in"}\n'
    const files = { 'pyproject.toml': project, 'own.in': 'six\n', 'other.in': 'six\n' }
    await using place = await temporaryWorkspace({ files, sandbox, environment: process.env })
    const options = { before: place.workspace, onEnd: () => undefined, signal: unaborted }
    const updated = (path: string) => updateDependencies(place.workspace, [path], options)
    expect(await updated('own.in')).toMatch(/^pip install .* can run code/)
    expect(await updated('other.in')).toMatchObject({ unresolved: undefined })
  })

  it('takes wheels of the real index on a head with foreign commits, and runs none of its code', async () => {
    const ran = 'open("ran.txt", "w")\n'
    const head = {
      'pyproject.toml':
        '[project]\nname = "a"\nversion = "1"\n[build-system]\nrequires = []\nbuild-backend = "own"\nbackend-path = ["."]\n',
      ...Object.fromEntries(
        ['own.py', 'setup.py', 'six.py', 'sitecustomize.py', 'src/a.py'].map((name) => [name, ran])
      ),
      'requirements.txt': 'six==1.16.0\n',
      'pip.conf': '[global]\nno-binary = :all:\n'
    }
    const installed = await installIn(head, { foreignReason: 'mallory has no write access.' })
    expect(installed).toMatchObject({ installations: [{ result: 'installed' }], hasRunScript: false })
  })

  it('says which host is closed', async () => {
    const elsewhere = { 'package.json': '{"dependencies":{"a":"https://packages.example.org/a.tgz"}}' }
    const { installations } = await installIn(elsewhere)
    expect(installations).toMatchObject([
      {
        result: 'failed',
        problem: {
          cause: expect.stringContaining('packages.example.org'),
          line: expect.stringContaining('packages.example.org')
        }
      }
    ])
  })
})
