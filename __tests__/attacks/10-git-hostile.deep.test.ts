import { execFileSync, spawnSync } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync
} from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { diffSince, listCheckpoints, undoTo } from '../../src/git/checkpoint-history.ts'
import { CheckpointJournal } from '../../src/git/checkpoint-journal.ts'
import { RunCheckpoints } from '../../src/git/run-checkpoints.ts'
import { openWorkspace } from '../../src/workspace/workspace.ts'
import { unaborted } from '../support/temporary-workspace.ts'
import { Fixture } from '../support/git-fixture.ts'
import { selectChanges } from '../../src/git/changes.ts'
import { writePatch } from '../../src/git/patch.ts'
import { readVerified, treeOfVerified } from '../../src/git/verified-read.ts'
import { hasAllObjects } from '../../src/git/objects.ts'

let fixture: Fixture
let probe: string
/** A program that creates the file `probe`, prints nothing and fails. */
let evil: string

function begin(): void {
  fixture = new Fixture()
  probe = join(fixture.outside, 'ran')
  evil = join(fixture.root, 'evil.sh')
  writeFileSync(evil, `#!/bin/sh\ntouch ${probe}\ncat >/dev/null 2>&1 </dev/null\nexit 1\n`)
  chmodSync(evil, 0o755)
}
beforeEach(begin)
afterEach(() => {
  fixture.discard()
})

const inTree = (path: string) => join(fixture.workTree, path)

/** A clone of a repository whose attributes name every kind of driver. */
function arrange(): string {
  const attributes = '* filter=evil diff=evil merge=evil ident export-subst\n'
  const base = fixture.commit({ 'a.txt': 'one\ntwo\n', 'lib/b.txt': 'b\n', '.gitattributes': attributes })
  fixture.clone()
  return base
}

/** Does everything that a run and its file tools do with git. */
async function everything(base: string): Promise<void> {
  const onto = fixture.commit({ 'a.txt': 'zero\none\ntwo\n', 'lib/b.txt': 'b\n' }, 'next')
  fixture.git(fixture.workTree, '-c', 'core.hooksPath=/dev/null', 'fetch', '-q', fixture.origin, 'next')
  rmSync(probe, { force: true })

  const checkout = await fixture.open({ maxSilenceMs: 10_000 })
  await checkout.switchTo(base)
  const baseline = await checkout.snapshot()
  fixture.write({ 'lib/b.txt': 'changed\n', 'new/c.txt': 'new\n' })
  const change = await checkout.changesSince({ base, baseline, touched: new Set(['new/c.txt']) })
  await selectChanges(
    checkout.git,
    base,
    change.changes.filter(({ path }) => path === 'new/c.txt')
  )
  await writePatch(checkout.git, { base, tree: change.tree })
  await readVerified(checkout.git, { commit: base, path: 'a.txt' })
  await treeOfVerified(checkout.git, base)
  await checkout.rebase({ base, ours: change.tree, onto })
  await checkout.restore((await checkout.snapshot()).tree, baseline.tree)
  await hasAllObjects(checkout.git, [baseline.tree])
  await checkout.prune()
  await goBack()

  const stateFolder = join(fixture.root, 'tools')
  const options = { root: fixture.workTree, stateFolder, sandbox: undefined, environment: {} }
  const workspace = await openWorkspace({ ...options, commands: [], verify: [] })
  const query = { isLiteral: true, ignoreCase: false, globs: [], context: 1, maxMatches: 10 }
  await workspace.files(unaborted)
  await workspace.reader.findFiles('*.txt', '.', unaborted)
  await workspace.reader.listFolder('lib', unaborted)
  await workspace.reader.search({ ...query, pattern: 'one', path: '' }, unaborted)
  await workspace.reader.search({ ...query, pattern: 'b', path: 'lib' }, unaborted)
  expect(change.changes.map(({ path }) => path)).toEqual(['lib/b.txt', 'new/c.txt'])
}

/** What `forgehand run` and `forgehand undo` do with git. */
async function goBack(): Promise<void> {
  const gitDir = join(fixture.root, 'checkpoints/git')
  const checkout = await fixture.open({ gitDir, isExact: true, maxSilenceMs: 10_000 })
  const store = { checkout, journal: new CheckpointJournal(checkout.git.directory, () => new Date()) }
  await new RunCheckpoints({ request: 'any', open: () => Promise.resolve(store) }).take(unaborted)
  fixture.write({ 'lib/b.txt': 'by a run\n' })
  await diffSince(store, undefined)
  await undoTo(store, undefined)
  await listCheckpoints(store, 10)
}

const HOOKS = [
  'applypatch-msg',
  'commit-msg',
  'fsmonitor-watchman',
  'post-applypatch',
  'post-checkout',
  'post-commit',
  'post-index-change',
  'post-merge',
  'post-receive',
  'post-rewrite',
  'post-update',
  'pre-applypatch',
  'pre-auto-gc',
  'pre-commit',
  'pre-merge-commit',
  'pre-push',
  'pre-rebase',
  'pre-receive',
  'prepare-commit-msg',
  'proc-receive',
  'push-to-checkout',
  'reference-transaction',
  'sendemail-validate',
  'update'
]

function plantHooks(folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const hook of HOOKS) copyFileSync(evil, join(folder, hook))
}

const configure = (...pairs: readonly (readonly [key: string, value: string])[]) => {
  for (const [key, value] of pairs) fixture.git(fixture.workTree, 'config', '--add', key, value)
}

/** Runs ordinary git in the same folder, which proves that the trap works. */
function ordinary(...args: readonly string[]): void {
  spawnSync('git', args, {
    cwd: fixture.workTree,
    env: { PATH: process.env['PATH'], HOME: fixture.root, EDITOR: '', GIT_AUTHOR_NAME: 't', GIT_AUTHOR_EMAIL: 't@t' },
    input: 'url=https://127.0.0.1/\n\n',
    timeout: 60_000
  })
}

/** Traps of one number are planted together: none of them keeps git from another. */
type Trap = readonly [together: number, name: string, plant: () => void, spring: (() => void) | undefined]

const touchTracked = () => {
  writeFileSync(inTree('a.txt'), 'touched\n')
}

const traps: readonly Trap[] = [
  [
    1,
    'hooks of every name in .git/hooks',
    () => {
      plantHooks(inTree('.git/hooks'))
    },
    () => {
      ordinary('checkout', '-f', 'HEAD')
    }
  ],
  [
    2,
    'core.hooksPath to a folder of the tree',
    () => {
      plantHooks(inTree('.husky'))
      configure(['core.hooksPath', inTree('.husky')])
      appendFileSync(inTree('.git/info/exclude'), '.husky\n')
    },
    () => {
      ordinary('checkout', '-f', 'HEAD')
    }
  ],
  [
    3,
    'core.hooksPath in a worktree configuration',
    () => {
      plantHooks(inTree('.git/other'))
      configure(['extensions.worktreeConfig', 'true'])
      writeFileSync(inTree('.git/config.worktree'), `[core]\n\thooksPath = ${inTree('.git/other')}\n`)
    },
    () => {
      ordinary('checkout', '-f', 'HEAD')
    }
  ],
  [
    2,
    'a file monitor in an included file',
    () => {
      writeFileSync(inTree('.git/more'), `[core]\n\tfsmonitor = ${evil}\n`)
      configure(['include.path', 'more'])
    },
    () => {
      ordinary('status')
    }
  ],
  [
    3,
    'a file monitor in a file included for this folder',
    () => {
      writeFileSync(inTree('.git/more'), `[core]\n\tfsmonitor = ${evil}\n`)
      configure([`includeIf.gitdir:${fixture.workTree}/.path`, 'more'])
    },
    () => {
      ordinary('status')
    }
  ],
  [
    1,
    'core.fsmonitor',
    () => {
      configure(['core.fsmonitor', evil])
    },
    () => {
      ordinary('status')
    }
  ],
  [
    1,
    'clean and smudge filters',
    () => {
      configure(['filter.evil.clean', evil], ['filter.evil.smudge', evil], ['filter.evil.required', 'true'])
    },
    () => {
      touchTracked()
      ordinary('add', 'a.txt')
    }
  ],
  [
    2,
    'a filter process',
    () => {
      configure(['filter.evil.process', evil], ['filter.evil.required', 'true'])
    },
    () => {
      touchTracked()
      ordinary('add', 'a.txt')
    }
  ],
  [
    1,
    'a textconv driver',
    () => {
      configure(['diff.evil.textconv', evil], ['diff.evil.cachetextconv', 'true'])
    },
    () => {
      touchTracked()
      ordinary('diff')
    }
  ],
  [
    2,
    'the command of a diff driver',
    () => {
      configure(['diff.evil.command', evil])
    },
    () => {
      touchTracked()
      ordinary('diff')
    }
  ],
  [
    3,
    'an external diff program',
    () => {
      configure(['diff.external', evil])
    },
    () => {
      touchTracked()
      ordinary('diff')
    }
  ],
  [
    1,
    'a merge driver',
    () => {
      configure(['merge.evil.driver', evil], ['merge.default', 'evil'])
    },
    () => {
      fixture.commit({ 'a.txt': 'x\none\ntwo\n' }, 'other')
      fixture.git(fixture.workTree, 'fetch', '-q', 'origin', 'other')
      ordinary('-c', 'user.name=t', '-c', 'user.email=t@t', 'commit', '-qam', 'x', '--allow-empty')
      touchTracked()
      ordinary('-c', 'user.name=t', '-c', 'user.email=t@t', 'commit', '-qam', 'x')
      ordinary('-c', 'user.name=t', '-c', 'user.email=t@t', 'merge', '-q', '--allow-unrelated-histories', 'FETCH_HEAD')
    }
  ],
  [
    1,
    'an alias',
    () => {
      configure(['alias.snapshot', `!${evil}`], ['alias.ls-files', `!${evil}`], ['alias.st', `!${evil}`])
    },
    () => {
      ordinary('st')
    }
  ],
  [
    1,
    'an editor and a pager',
    () => {
      configure(['core.editor', evil], ['sequence.editor', evil], ['core.pager', evil], ['pager.log', evil])
    },
    () => {
      ordinary('-c', 'user.name=t', '-c', 'user.email=t@t', 'commit', '--allow-empty')
    }
  ],
  [
    1,
    'a signing program',
    () => {
      configure(['gpg.program', evil], ['commit.gpgSign', 'true'], ['tag.gpgSign', 'true'], ['gpg.ssh.program', evil])
    },
    () => {
      ordinary('-c', 'user.name=t', '-c', 'user.email=t@t', 'commit', '--allow-empty', '-m', 'x')
    }
  ],
  [
    1,
    'a credential helper and askpass',
    () => {
      configure(['credential.helper', `!${evil}`], ['core.askPass', evil])
    },
    () => {
      ordinary('credential', 'fill')
    }
  ],
  [
    1,
    'an ssh command and an address rewritten to ssh',
    () => {
      configure(['core.sshCommand', evil], ['url.ssh://127.0.0.1/.insteadOf', 'file://'], ['protocol.allow', 'always'])
    },
    () => {
      ordinary('ls-remote', 'origin')
    }
  ],
  [
    2,
    'a remote that is a command',
    () => {
      configure(['protocol.ext.allow', 'always'])
      fixture.git(fixture.workTree, 'remote', 'set-url', 'origin', `ext::${evil}`)
    },
    () => {
      ordinary('fetch', 'origin')
    }
  ],
  [
    1,
    'an upload-pack program of the remote',
    () => {
      configure(['remote.origin.uploadpack', evil])
    },
    () => {
      ordinary('fetch', 'origin')
    }
  ],
  [
    3,
    'a promisor remote that is a command, and a missing object',
    () => {
      configure(
        ['protocol.ext.allow', 'always'],
        ['extensions.partialClone', 'origin'],
        ['remote.origin.promisor', 'true']
      )
      fixture.git(fixture.workTree, 'remote', 'set-url', 'origin', `ext::${evil}`)
    },
    () => {
      ordinary('cat-file', '-p', '1'.repeat(40))
    }
  ],
  [
    1,
    'a trace2 target',
    () => {
      writeFileSync(join(fixture.root, '.gitconfig'), `[trace2]\n\teventTarget = ${probe}\n`)
    },
    () => {
      ordinary('status')
    }
  ],
  [
    1,
    'core.alternateRefsCommand',
    () => {
      configure(['core.alternateRefsCommand', evil])
    },
    undefined
  ],
  [
    4,
    'a work tree in another folder',
    () => {
      configure(['core.worktree', fixture.outside])
    },
    () => {
      ordinary('checkout', '-f', 'HEAD', '--', '.')
      if (existsSync(join(fixture.outside, 'a.txt'))) writeFileSync(probe, '')
      rmSync(join(fixture.outside, 'a.txt'), { force: true })
      rmSync(join(fixture.outside, '.gitattributes'), { force: true })
      rmSync(join(fixture.outside, 'lib'), { force: true, recursive: true })
    }
  ],
  [
    3,
    'attributes and ignore lists outside the repository',
    () => {
      const pipe = join(fixture.root, 'pipe')
      execFileSync('mkfifo', [pipe])
      configure(['core.attributesFile', pipe], ['core.excludesFile', pipe], ['blame.ignoreRevsFile', pipe])
    },
    undefined
  ],
  [
    1,
    'a bare repository among the files',
    () => {
      fixture.git(fixture.workTree, 'init', '-q', '--bare', 'lib/bare')
      fixture.git(inTree('lib/bare'), 'config', 'core.fsmonitor', evil)
      fixture.git(inTree('lib/bare'), 'config', 'core.worktree', inTree('lib'))
      fixture.git(inTree('lib/bare'), 'config', 'core.bare', 'false')
      appendFileSync(inTree('.git/info/exclude'), 'bare\n')
      writeFileSync(inTree('lib/.gitignore'), 'bare\n')
    },
    () => {
      spawnSync('git', ['status'], { cwd: inTree('lib/bare'), env: { PATH: process.env['PATH'], HOME: fixture.root } })
      rmSync(inTree('lib/.gitignore'))
      rmSync(inTree('lib/bare'), { recursive: true })
    }
  ],
  [
    1,
    'a nested repository with a file monitor and hooks',
    () => {
      fixture.git(fixture.workTree, 'init', '-q', 'vendor/inner')
      fixture.git(inTree('vendor/inner'), 'commit', '-q', '--allow-empty', '-m', 'x')
      fixture.git(inTree('vendor/inner'), 'config', 'core.fsmonitor', evil)
      plantHooks(inTree('vendor/inner/.git/hooks'))
    },
    () => {
      spawnSync('git', ['status'], {
        cwd: inTree('vendor/inner'),
        env: { PATH: process.env['PATH'], HOME: fixture.root }
      })
    }
  ],
  [
    2,
    'a nested repository whose .git points to another',
    () => {
      fixture.git(fixture.outside, 'init', '-q', 'elsewhere')
      fixture.git(join(fixture.outside, 'elsewhere'), 'config', 'core.fsmonitor', evil)
      fixture.git(join(fixture.outside, 'elsewhere'), 'commit', '-q', '--allow-empty', '-m', 'x')
      mkdirSync(inTree('vendor/inner'), { recursive: true })
      writeFileSync(inTree('vendor/inner/.git'), 'gitdir: ../../../outside/elsewhere/.git\n')
    },
    () => {
      spawnSync('git', ['status'], {
        cwd: inTree('vendor/inner'),
        env: { PATH: process.env['PATH'], HOME: fixture.root }
      })
    }
  ],
  [
    3,
    'a nested repository whose .git points to its parent',
    () => {
      configure(['core.fsmonitor', evil])
      mkdirSync(inTree('vendor/inner'), { recursive: true })
      writeFileSync(inTree('vendor/inner/.git'), 'gitdir: ../../.git\n')
    },
    () => {
      spawnSync('git', ['status'], {
        cwd: inTree('vendor/inner'),
        env: { PATH: process.env['PATH'], HOME: fixture.root }
      })
    }
  ],
  [
    2,
    'a submodule with an update command',
    () => {
      appendFileSync(inTree('.git/info/exclude'), '.gitmodules\n')
      configure(
        ['submodule.lib.update', `!${evil}`],
        ['submodule.lib.url', `ext::${evil}`],
        ['submodule.recurse', 'true']
      )
      configure(['submodule.lib.path', 'sub'], ['protocol.ext.allow', 'always'], ['fetch.recurseSubmodules', 'true'])
    },
    undefined
  ],
  [
    1,
    'automatic maintenance',
    () => {
      configure(['gc.auto', '1'], ['maintenance.auto', 'true'], ['gc.recentObjectsHook', evil])
      plantHooks(inTree('.git/hooks'))
    },
    () => {
      ordinary('checkout', '-f', 'HEAD')
    }
  ],
  [
    1,
    'rerere and notes',
    () => {
      configure(['rerere.enabled', 'true'], ['rerere.autoUpdate', 'true'], ['notes.rewriteRef', 'refs/notes/*'])
      mkdirSync(inTree('.git/rr-cache'))
      configure(['core.fsmonitor', evil])
    },
    () => {
      ordinary('status')
    }
  ],
  [
    1,
    'other spellings of .git',
    () => {
      for (const name of ['.GIT', '.Git ', 'git~1', '.g\u200cit']) {
        mkdirSync(inTree(name), { recursive: true })
        writeFileSync(join(inTree(name), 'HEAD'), 'ref: refs/heads/main\n')
        writeFileSync(join(inTree(name), 'config'), `[core]\n\tfsmonitor = ${evil}\n`)
      }
    },
    undefined
  ]
]

it('sets traps that ordinary git falls into', () => {
  const idle = traps.filter(([, , plant, spring]) => {
    if (!spring) return false
    fixture.discard()
    begin()
    arrange()
    plant()
    spring()
    return !existsSync(probe)
  })
  expect(idle.map(([, name]) => name)).toEqual([])
})

it.each(
  [...Map.groupBy(traps, ([together]) => together).values()].map(
    (planted) => [planted.map(([, name]) => name).join('; '), planted] as const
  )
)('runs nothing of a repository with %s', async (_, planted) => {
  const base = arrange()
  for (const [, , plant] of planted) plant()
  await everything(base)
  expect(existsSync(probe)).toBe(false)
})

// Whichever git obeyed would leave a file or break the work, so that one run shows all that do not hide each other.
it.each([
  [
    'settings, programs and folders',
    () => ({
      GIT_CONFIG_GLOBAL: join(fixture.root, 'evil.config'),
      GIT_CONFIG_SYSTEM: join(fixture.root, 'evil.config'),
      GIT_CONFIG_NOSYSTEM: '0',
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: 'core.fsmonitor',
      GIT_CONFIG_VALUE_0: evil,
      GIT_CONFIG_PARAMETERS: `'core.fsmonitor=${evil}'`,
      GIT_EXTERNAL_DIFF: evil,
      GIT_PAGER: evil,
      PAGER: evil,
      GIT_EDITOR: evil,
      GIT_SSH_COMMAND: evil,
      GIT_ASKPASS: evil,
      SSH_ASKPASS: evil,
      GIT_SSH: evil,
      GIT_TRACE: probe,
      GIT_TRACE2: probe,
      GIT_TRACE2_EVENT: probe,
      GIT_TRACE_CURL: probe,
      GIT_OBJECT_DIRECTORY: fixture.outside,
      GIT_ALTERNATE_OBJECT_DIRECTORIES: fixture.outside,
      GIT_INDEX_FILE: probe,
      GIT_WORK_TREE: fixture.outside,
      GIT_COMMON_DIR: fixture.outside,
      GIT_NAMESPACE: 'x',
      GIT_REPLACE_REF_BASE: 'refs/x/'
    })
  ],
  [
    'homes, and where git has its programs and templates',
    () => ({
      HOME: join(fixture.root, 'home'),
      XDG_CONFIG_HOME: join(fixture.root, 'home/.config'),
      GIT_EXEC_PATH: join(fixture.root, 'home'),
      GIT_TEMPLATE_DIR: join(fixture.root, 'home')
    })
  ]
])('ignores %s from the environment', async (_, environment) => {
  const base = arrange()
  const section = `[core]\n\tfsmonitor = ${evil}\n[filter "evil"]\n\tclean = ${evil}\n\tsmudge = ${evil}\n`
  for (const path of ['evil.config', 'home/.gitconfig', 'home/.config/git/config']) {
    mkdirSync(join(fixture.root, path, '..'), { recursive: true })
    writeFileSync(join(fixture.root, path), section)
  }
  for (const name of ['git-ls-files', 'git-read-tree']) execFileSync('cp', [evil, join(fixture.root, 'home', name)])
  const checkout = await fixture.open({ environment: { PATH: process.env['PATH'], ...environment() } })
  await checkout.switchTo(base)
  const baseline = await checkout.snapshot()
  fixture.write({ 'a.txt': 'changed\n' })
  const { changes, tree } = await checkout.changesSince({ base, baseline, touched: new Set() })
  await writePatch(checkout.git, { base, tree })
  expect(changes).toHaveLength(1)
  expect(readdirSync(fixture.outside)).toEqual([])
})

it.each([
  [
    '.git that is a link',
    (away: string) => {
      symlinkSync(away, inTree('.git'))
    }
  ],
  [
    '.git that points elsewhere',
    (away: string) => {
      writeFileSync(inTree('.git'), `gitdir: ${away}\n`)
    }
  ],
  [
    '.git that points to a bare repository in the tree',
    (away: string) => {
      renameSync(away, inTree('bare'))
      writeFileSync(inTree('.git'), 'gitdir: bare\n')
      writeFileSync(inTree('.gitignore'), 'bare\n')
    }
  ]
])('runs nothing of a %s', async (_, replace) => {
  arrange()
  configure(['core.fsmonitor', evil], ['filter.evil.clean', evil])
  plantHooks(inTree('.git/hooks'))
  const away = join(fixture.root, 'moved.git')
  renameSync(inTree('.git'), away)
  replace(away)
  const checkout = await fixture.open()
  await checkout.snapshot()
  const stateFolder = join(fixture.root, 'tools')
  const options = { root: fixture.workTree, stateFolder, sandbox: undefined, environment: {} }
  const workspace = await openWorkspace({ ...options, commands: [], verify: [] })
  await expect(workspace.files(unaborted)).resolves.toContain('a.txt')
  expect(existsSync(probe)).toBe(false)
})
