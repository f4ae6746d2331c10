import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { examineChecks } from '../../src/doctor/checks.ts'
import { readAgentFile } from '../../src/settings/agent-file.ts'
import { openLocalWorkspace } from '../../src/cli/local-workspace.ts'

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

describe('files that checks leave behind', () => {
  it('are named with what to paste, and stay', async () => {
    const check =
      "mkdir -p __pycache__ src/__pycache__ target/debug && touch __pycache__/a.pyc src/__pycache__/app.pyc target/debug/it 'target/a b' Cargo.lock"
    const [finding, ...more] = await leftBy(check)
    expect(finding).toEqual({
      id: 'checks',
      state: 'warning',
      title:
        'The checks left 5 new files that .gitignore does not name: Cargo.lock, __pycache__/, src/__pycache__/, target/.',
      detail: 'Such files could end up in a pull request.',
      remedy:
        "printf '%s\\n' '' /__pycache__/ /src/__pycache__/ /target/ >> .gitignore\n# Cargo.lock: let the package manager write it, and commit it."
    })
    expect(more).toEqual([])
    expect(existsSync(join(root, 'target/debug/it'))).toBe(true)
  })

  it('are ignored by git once the remedy was pasted', async () => {
    const check = 'mkdir -p target && touch target/a "odd*name[1]"'
    const [finding] = await leftBy(check)
    execFileSync('sh', ['-c', finding?.remedy ?? ''], { cwd: root })
    expect(await readFile(join(root, '.gitignore'), 'utf8')).toMatch(/^dist\/\n/)
    const shown = execFileSync('git', ['status', '--porcelain', '--untracked-files=all'], { cwd: root })
    expect(shown.toString()).not.toMatch(/target|odd/)
  })

  it('are named if they are new and git does not ignore them', async () => {
    await write('target/kept', 'mine')
    const [finding] = await leftBy('mkdir -p dist && touch dist/out target/new && echo more >> src/app.py')
    expect(finding?.title).toMatch(/1 new file .*: target\/new\.$/)
  })

  it('are not reported if there are none', async () => {
    expect(await leftBy('true')).toEqual([])
  })
})
