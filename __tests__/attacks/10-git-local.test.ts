import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { copyCheckout } from '../../src/cli/copy-checkout.ts'
import { readLocalSettings } from '../../src/cli/local-workspace.ts'
import { UsageError } from '../../src/cli/usage-error.ts'
import { UserError } from '../../src/errors.ts'
import { Fixture } from '../support/git-fixture.ts'

let fixture: Fixture
let probe: string
let evil: string
let base: string

beforeEach(() => {
  fixture = new Fixture()
  probe = join(fixture.outside, 'ran')
  evil = join(fixture.root, 'evil.sh')
  writeFileSync(evil, `#!/bin/sh\ntouch ${probe}\nexit 1\n`)
  chmodSync(evil, 0o755)
  base = fixture.commit({ 'a.txt': 'one\n', '.gitattributes': '* filter=evil ident\n' })
  fixture.commit({ 'a.txt': 'two\n', '.gitattributes': '* filter=evil ident\n', 'b.txt': 'b\n' })
  fixture.clone()
})
afterEach(() => {
  fixture.discard()
})

const inTree = (path: string) => join(fixture.workTree, path)
const configure = (key: string, value: string) => fixture.git(fixture.workTree, 'config', '--add', key, value)
const copy = (searchPath = process.env['PATH'] ?? '') => {
  rmSync(probe, { force: true })
  return copyCheckout({ from: fixture.workTree, to: join(fixture.root, 'copy'), commit: base, searchPath })
}

describe('copying an untrusted checkout with its .git', () => {
  it.each<[string, () => void]>([
    ['a smudge filter', () => configure('filter.evil.smudge', evil)],
    ['a clean filter', () => configure('filter.evil.clean', evil)],
    ['a filter process', () => configure('filter.evil.process', evil)],
    ['a file monitor', () => configure('core.fsmonitor', evil)],
    ['a hooks path', () => configure('core.hooksPath', fixture.root)],
    ['an ssh command', () => configure('core.sshCommand', evil)],
    ['core.alternateRefsCommand', () => configure('core.alternateRefsCommand', evil)],
    [
      'an included configuration',
      () => {
        writeFileSync(inTree('.git/more'), `[core]\n\tfsmonitor = ${evil}\n[filter "evil"]\n\tsmudge = ${evil}\n`)
        configure('include.path', 'more')
      }
    ],
    [
      'a worktree configuration',
      () => {
        configure('extensions.worktreeConfig', 'true')
        writeFileSync(
          inTree('.git/config.worktree'),
          `[core]\n\tfsmonitor = ${evil}\n[filter "evil"]\n\tsmudge = ${evil}\n`
        )
      }
    ],
    [
      'a configuration that is a link',
      () => {
        configure('filter.evil.smudge', evil)
        renameSync(inTree('.git/config'), inTree('settings'))
        symlinkSync('../settings', inTree('.git/config'))
      }
    ],
    [
      'hooks',
      () => {
        for (const hook of ['post-checkout', 'post-index-change', 'reference-transaction']) {
          execFileSync('cp', [evil, inTree(`.git/hooks/${hook}`)])
        }
      }
    ]
  ])('runs nothing of %s', async (_, plant) => {
    plant()
    await copy()
    expect(existsSync(probe)).toBe(false)
    expect(readFileSync(join(fixture.root, 'copy/a.txt'), 'utf8')).toBe('one\n')
  })

  it('does not run a git that the checkout puts on the PATH', async () => {
    mkdirSync(inTree('node_modules/.bin'), { recursive: true })
    execFileSync('cp', [evil, inTree('node_modules/.bin/git')])
    await copy(`${inTree('node_modules/.bin')}:${process.env['PATH']}`)
    expect(existsSync(probe)).toBe(false)
  })

  it('refuses a configuration in another folder', async () => {
    mkdirSync(inTree('.git/away'))
    writeFileSync(inTree('.git/away/config'), `[filter "evil"]\n\tsmudge = ${evil}\n`)
    writeFileSync(inTree('.git/commondir'), 'away\n')
    await expect(copy()).rejects.toThrow(UsageError)
    expect(existsSync(probe)).toBe(false)
  })

  it('allows harmless configuration, but copies no uncommitted file', async () => {
    configure('user.nickname', 'ada')
    writeFileSync(inTree('new.txt'), 'new\n')
    await copy()
    const at = join(fixture.root, 'copy')
    expect(fixture.git(at, 'config', 'user.nickname')).toBe('ada')
    expect(fixture.git(at, 'rev-parse', 'HEAD')).toBe(base)
    expect(fixture.git(at, 'status', '--porcelain')).toBe('')
  })
})

describe('instructions and policy of a checkout', () => {
  const open = () => readLocalSettings(fixture.workTree)

  beforeEach(() => {
    writeFileSync(join(fixture.outside, 'key'), 'probe-of-the-outside\n')
  })

  it.each<[string, () => void]>([
    [
      'AGENTS.md that is a link',
      () => {
        symlinkSync(join(fixture.outside, 'key'), inTree('AGENTS.md'))
      }
    ],
    [
      'AGENTS.md that is a relative link',
      () => {
        symlinkSync('../outside/key', inTree('AGENTS.md'))
      }
    ],
    [
      'AGENTS.md that is a link to a link',
      () => {
        symlinkSync('docs/agents', inTree('AGENTS.md'))
        mkdirSync(inTree('docs'))
        symlinkSync(join(fixture.outside, 'key'), inTree('docs/agents'))
      }
    ],
    [
      'CLAUDE.md that is a link',
      () => {
        symlinkSync(join(fixture.outside, 'key'), inTree('CLAUDE.md'))
      }
    ],
    [
      'a folder .github that is a link',
      () => {
        symlinkSync(fixture.outside, inTree('.github'))
      }
    ],
    ['AGENTS.md that is a pipe', () => execFileSync('mkfifo', [inTree('AGENTS.md')])],
    [
      'AGENTS.md that is a link to /dev/zero',
      () => {
        symlinkSync('/dev/zero', inTree('AGENTS.md'))
      }
    ],
    [
      'AGENTS.md that is a link into .git',
      () => {
        symlinkSync('.git/config', inTree('AGENTS.md'))
      }
    ],
    [
      'agent.yml that is a link',
      () => {
        mkdirSync(inTree('.github'))
        symlinkSync(join(fixture.outside, 'key'), inTree('.github/agent.yml'))
      }
    ]
  ])('are not read from %s', async (_, plant) => {
    plant()
    const told = await open().then(
      ({ instructions }) => instructions,
      (error: unknown) => error
    )
    expect(String(told)).not.toContain('probe')
    expect(told).toBeInstanceOf(UserError)
  })

  it('are allowed in an AGENTS.md that links to another file of the checkout', async () => {
    writeFileSync(inTree('CLAUDE.md'), 'Be kind.\n')
    symlinkSync('CLAUDE.md', inTree('AGENTS.md'))
    await expect(open()).resolves.toMatchObject({ instructions: 'Be kind.\n' })
  })
})
