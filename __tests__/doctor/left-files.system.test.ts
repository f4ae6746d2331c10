import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { examineChecks } from '../../src/doctor/checks.ts'
import { readAgentFile } from '../../src/settings/agent-file.ts'
import { openLocalWorkspace } from '../../src/cli/local-repository.ts'

let folder: string
let root: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forgehand-left-'))
  root = join(folder, 'app')
  execFileSync('git', ['init', '--quiet', root])
  await write('.gitignore', 'dist/')
  await write('src/app.py', '')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function write(path: string, text: string): Promise<void> {
  await mkdir(join(root, path, '..'), { recursive: true })
  await writeFile(join(root, path), text)
}

/** Runs a check. Returns all findings but the first, which says how the check ended. */
async function leftBy(check: string) {
  const rules = await readAgentFile(`verify: [${JSON.stringify(check)}]`)
  const workspace = await openLocalWorkspace(rules, {
    root,
    stateFolder: join(folder, 'state'),
    mode: 'auto',
    redact: (text) => text
  })
  const signal = new AbortController().signal
  const [result, ...left] = await examineChecks(workspace, rules, { redact: (text) => text, signal })
  expect(result?.state).toBe('ok')
  return left
}

async function listing(): Promise<readonly string[]> {
  const names = await readdir(root, { recursive: true })
  return names.filter((name) => !/^\.git(?:$|\/)/.test(name)).toSorted()
}

describe('files that checks leave behind', () => {
  it('are named with what to paste, and removed', async () => {
    const before = await listing()
    const check =
      "mkdir -p __pycache__ src/__pycache__ target/debug && touch __pycache__/a.pyc src/__pycache__/app.pyc target/debug/it 'target/a b' Cargo.lock"
    const [finding, ...more] = await leftBy(check)
    expect(finding).toEqual({
      id: 'checks',
      state: 'warning',
      title:
        'The checks leave 5 new files that .gitignore does not name: Cargo.lock, __pycache__/, src/__pycache__/, target/.',
      detail: 'They could end up in a pull request. Here, they were removed again.',
      remedy:
        "printf '%s\\n' '' __pycache__/ /target/ >> .gitignore\n# Cargo.lock: let the package manager write it, and commit it."
    })
    expect(more).toEqual([])
    expect(await listing()).toEqual(before)
  })

  it('are ignored by git once the remedy was pasted', async () => {
    const check = 'mkdir -p target && touch target/a "odd*name[1]"'
    const [finding] = await leftBy(check)
    execFileSync('sh', ['-c', finding?.remedy ?? ''], { cwd: root })
    expect(await readFile(join(root, '.gitignore'), 'utf8')).toMatch(/^dist\/\n/)
    expect(await leftBy(check)).toEqual([])
  })

  it('stay if git ignores them, and what was there before is as it was', async () => {
    await write('target/kept', 'mine')
    const [finding] = await leftBy('mkdir -p dist && touch dist/out target/new && echo more >> src/app.py')
    expect(finding?.title).toMatch(/1 new file .*: target\/new\.$/)
    expect(existsSync(join(root, 'dist/out'))).toBe(true)
    expect(await readFile(join(root, 'target/kept'), 'utf8')).toBe('mine')
    expect(existsSync(join(root, 'target/new'))).toBe(false)
  })

  it('that are links lead the removal nowhere else', async () => {
    const outside = join(folder, 'outside')
    await mkdir(outside)
    await writeFile(join(outside, 'precious'), 'mine')
    await symlink(outside, join(root, 'here'))
    await leftBy(`ln -s ${outside} away`)
    expect(await readFile(join(outside, 'precious'), 'utf8')).toBe('mine')
    expect(existsSync(join(root, 'away'))).toBe(false)
  })

  it('are not reported if there are none', async () => {
    expect(await leftBy('true')).toEqual([])
  })
})
