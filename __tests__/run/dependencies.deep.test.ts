import { describe, expect, it } from '@jest/globals'
import { task } from '../support/run-snapshots.ts'
import { calls } from '../support/scripted-model.ts'
import { PipelineRun } from '../support/pipeline-run.ts'

const finish = calls('finish', { title: 'Correct the greeting', description: 'It says Hello.' })
const edit = calls('edit_file', { path: 'greeting.txt', old_string: 'Helo', new_string: 'Hello' })

/** A package without a .gitignore, whose installation writes files and changes two. */
const scripts = {
  postinstall: 'echo changed > generated.txt && echo changed > package-lock.json',
  test: 'mkdir -p node_modules/.cache && date +%N > node_modules/.cache/$(date +%N) && node -e "require(\'greet\')"'
}
const lock = {
  name: 'a',
  lockfileVersion: 3,
  requires: true,
  packages: {
    '': { name: 'a', dependencies: { greet: 'file:packages/greet' }, hasInstallScript: true },
    'node_modules/greet': { resolved: 'packages/greet', link: true },
    'packages/greet': { version: '1.0.0' }
  }
}
const files = {
  'greeting.txt': 'Helo\n',
  'package.json': JSON.stringify({ name: 'a', dependencies: { greet: 'file:packages/greet' }, scripts }),
  'package-lock.json': JSON.stringify(lock),
  'packages/greet/package.json': '{"name":"greet","version":"1.0.0"}',
  'packages/greet/index.js': ''
}

describe('handle', () => {
  it('installs declared dependencies before the checks, publishes none of them, and does not show them to the model', async () => {
    await using run = await PipelineRun.open(files)
    const find = calls('find_files', { pattern: '*.js' })
    const list = calls('run_command', { command: 'touch node_modules/late.js added.txt' })
    expect(await run.play([find, edit, list, finish])).toMatchObject({
      kind: 'proposed',
      publication: { filesChanged: ['added.txt', 'greeting.txt'] }
    })
    expect(run.steps.slice(2, 5)).toEqual(['preparing', 'installing', 'working'])
    expect(run.events).toContainEqual(
      expect.objectContaining({ kind: 'dependencies', command: 'npm ci', result: 'installed' })
    )
    const checks = run.events.flatMap((event) => (event.kind === 'checked' ? [event.check.exitCode] : []))
    expect(checks).toEqual([0, 0])
    expect(run.workspaceFiles).toEqual(expect.arrayContaining(['generated.txt', 'node_modules']))
    const [found] = run.events.flatMap((event) => (event.kind === 'tool-finished' ? [event.text] : []))
    expect(found).toContain('packages/greet/index.js')
    expect(found).not.toContain('node_modules')
  })

  it('publishes what the model changes in a lock file that the installation rewrote', async () => {
    const more = { 'packages/more/package.json': '{"name":"more","version":"1.0.0"}' }
    const agent = { '.github/agent.yml': 'commands: ["npm install **", "npm test"]\n' }
    await using run = await PipelineRun.open({ ...files, ...more, ...agent })
    const install = calls('run_command', { command: 'npm install --offline --ignore-scripts ./packages/more' })
    expect(await run.play([install, finish])).toMatchObject({
      kind: 'proposed',
      publication: { filesChanged: ['package-lock.json', 'package.json'] }
    })
    const text = await run.repository.state.git.text(['show', 'agent/issue-12:package-lock.json'])
    expect(text).toContain('"packages/more"')
    expect(text).not.toBe('changed\n')
  })

  it('publishes what the model changes in a lock file that the installation added, and nothing else that it added', async () => {
    const adding = {
      ...scripts,
      postinstall:
        'echo 1 > Cargo.lock; echo 1 > uv.lock; mkdir -p vendor/a .venv target && touch target/x vendor/a/b .venv/c'
    }
    const manifest = JSON.stringify({ name: 'a', dependencies: { greet: 'file:packages/greet' }, scripts: adding })
    await using run = await PipelineRun.open({ ...files, 'package.json': manifest })
    const copy = calls('run_command', { command: 'cp greeting.txt Cargo.lock' })
    expect(await run.play([edit, copy, finish])).toMatchObject({
      publication: { filesChanged: ['Cargo.lock', 'greeting.txt'] }
    })
    expect(run.workspaceFiles).toEqual(expect.arrayContaining(['.venv', 'target', 'uv.lock', 'vendor']))
  })

  it('installs a project in a folder whose checks are discovered, in addition to the dependencies of the root', async () => {
    const manifest = { name: 'sub', dependencies: { own: 'file:own' }, scripts: { test: 'node -e "require(\'own\')"' } }
    await using run = await PipelineRun.open({
      ...files,
      'package.json': JSON.stringify({ name: 'a', dependencies: { greet: 'file:packages/greet' } }),
      'sub/package.json': JSON.stringify(manifest),
      'sub/package-lock.json': JSON.stringify({
        name: 'sub',
        lockfileVersion: 3,
        requires: true,
        packages: {
          '': { name: 'sub', dependencies: { own: 'file:own' } },
          'node_modules/own': { resolved: 'own', link: true },
          own: { version: '1.0.0' }
        }
      }),
      'sub/own/package.json': '{"name":"own","version":"1.0.0"}',
      'sub/own/index.js': '',
      'sub/a.txt': 'a\n'
    })
    const editSub = calls('edit_file', { path: 'sub/a.txt', old_string: 'a', new_string: 'b' })
    expect(await run.play([editSub, finish])).toMatchObject({ publication: { filesChanged: ['sub/a.txt'] } })
    const installed = run.events.flatMap((event) => (event.kind === 'dependencies' ? [event.command] : []))
    expect(installed).toEqual(['npm ci', 'cd sub && npm ci'])
    const checks = run.events.flatMap((event) => (event.kind === 'checked' ? [event.check] : []))
    expect(checks.map(({ exitCode }) => exitCode)).toEqual([0, 0])
  })

  it('installs the project that a pull request changes before others, and names those left out', async () => {
    const project = (name: string) => ({
      [`${name}/package.json`]: JSON.stringify({ dependencies: { own: 'file:own' } }),
      [`${name}/own/package.json`]: '{"name":"own","version":"1.0.0"}'
    })
    const projects = Object.assign({}, ...['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(project)) as Record<string, string>
    const base = { 'greeting.txt': 'Helo\n', ...projects }
    await using run = await PipelineRun.open(base)
    await run.pullRequest({}, { ...base, 'g/new.js': '' })
    await run.play([finish], { task: { subject: 'pull-request' } })
    const installed = run.events.flatMap((event) => (event.kind === 'dependencies' ? [event.command] : []))
    expect(installed.map((command) => command.slice(0, 4))).toEqual(['cd g', 'cd a', 'cd b', 'cd c', 'cd d'])
    expect(run.warnings.join('\n')).toContain('were not looked at: e, f.')
  })

  it('does not mistake committed build output for installed dependencies', async () => {
    await using run = await PipelineRun.open({
      'greeting.txt': 'Helo\n',
      'pom.xml': '<project/>',
      mvnw: '',
      'target/classes/A.class': ''
    })
    await run.play([edit, finish])
    expect(run.events).toContainEqual(expect.objectContaining({ tool: 'maven', result: 'failed' }))
  })

  it('installs nothing if agent.yml has an empty list of setup commands', async () => {
    await using run = await PipelineRun.open({ ...files, '.github/agent.yml': 'setup: []' })
    await run.play([edit, finish])
    expect(run.steps).not.toContain('installing')
  })

  it('installs nothing for a question', async () => {
    await using run = await PipelineRun.open(files)
    await run.play([finish], { task: { request: { ...task.request, verb: 'ask' } } })
    expect(run.workspaceFiles).not.toContain('node_modules')
  })

  it('continues the work when the installation fails', async () => {
    await using run = await PipelineRun.open({
      ...files,
      'package-lock.json': '{"lockfileVersion":3,"packages":{"":{}}}'
    })
    await run.play([edit, finish])
    expect(run.events).toContainEqual(
      expect.objectContaining({
        kind: 'dependencies',
        problem: expect.objectContaining({ line: expect.stringContaining('package.json and package-lock.json') })
      })
    )
    expect(run.steps).toContain('working')
  })
})
