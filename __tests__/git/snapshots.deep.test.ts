import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync
} from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import '../support/property-seed.ts'
import { isSystemError } from '../../src/errors.ts'
import type { Checkout } from '../../src/git/checkout.ts'
import { Fixture, type Content } from '../support/git-fixture.ts'
import { propertyRuns } from '../support/property-runs.ts'
import { treeOfVerified } from '../../src/git/verified-read.ts'
import { filesOf } from '../../src/git/objects.ts'

let fixture: Fixture
beforeEach(() => {
  fixture = new Fixture()
})
afterEach(() => {
  fixture.discard()
})

const FILES = {
  'a.txt': 'a\n',
  'sub/b.txt': 'b\n',
  'kept/tracked.log': 'tracked\n',
  '.gitignore': '*.log\nbuilt/\n'
}

/** A git that can be taken away. Opened at a commit with these files. */
async function openWithOwnGit(files: Readonly<Record<string, Content>>) {
  const base = fixture.commit(files)
  fixture.clone()
  const programs = join(fixture.root, 'programs')
  mkdirSync(programs)
  const git = execFileSync('which', ['git'], { encoding: 'utf8' }).trim()
  symlinkSync(git, join(programs, 'git'))
  const checkout = await fixture.open({ environment: { PATH: programs } })
  await checkout.switchTo(base)
  return {
    checkout,
    base,
    /** @param script of a shell that starts the real git, by its path */
    replaceGit: (script: (git: string) => string) => {
      rmSync(join(programs, 'git'))
      writeFileSync(join(programs, 'git'), `#!/bin/sh\n${script(git)}`, { mode: 0o755 })
    }
  }
}

describe('a snapshot', () => {
  it('of a commit that was just checked out writes no tree', async () => {
    const { checkout, base, replaceGit } = await openWithOwnGit(FILES)
    replaceGit((git) => `[ "$1" != write-tree ] && exec '${git}' "$@"`)
    await expect(checkout.snapshot()).resolves.toEqual({ tree: await treeOfVerified(checkout.git, base), skipped: [] })
    fixture.write({ 'a.txt': 'edited\n', 'new.txt': '' })
    await expect(checkout.snapshot()).rejects.toThrow('write-tree')
  })

  it('of a checkout that somebody else made can be restored to an older one', async () => {
    const { checkout, base } = await openWithOwnGit(FILES)
    fixture.write({ 'a.txt': 'older\n' })
    const older = await checkout.snapshot()
    fixture.write({ 'a.txt': FILES['a.txt'] })
    const other = await fixture.open()
    await other.resetIndexTo(base)
    const { tree } = await other.snapshot()
    await other.restore(tree, older.tree)
    expect(readFileSync(join(fixture.workTree, 'a.txt'), 'utf8')).toBe('older\n')
  })

  it('of edited files is restored byte by byte', async () => {
    const { checkout } = await openWithOwnGit(FILES)
    const { tree } = await checkout.snapshot()
    fixture.write({ 'a.txt': 'edited\n', 'sub/b.txt': Buffer.from([0, 255, 13, 10]) })
    const edited = await checkout.snapshot()
    await checkout.restore(edited.tree, tree)
    expect(readFileSync(join(fixture.workTree, 'a.txt'), 'utf8')).toBe('a\n')
    await checkout.restore(tree, edited.tree)
    expect(readFileSync(join(fixture.workTree, 'sub/b.txt'))).toEqual(Buffer.from([0, 255, 13, 10]))
  })

  it('has the line endings that an attribute asks for', async () => {
    const { checkout } = await openWithOwnGit({ ...FILES, 'sub/.gitattributes': '*.txt text\n' })
    await checkout.snapshot()
    fixture.write({ 'sub/b.txt': 'one\r\ntwo\r\n' })
    const crlf = await checkout.snapshot()
    fixture.write({ 'sub/b.txt': 'one\ntwo\n' })
    await expect(checkout.snapshot()).resolves.toMatchObject({ tree: crlf.tree })
  })

  it('has a new file in a folder in which everything was ignored until now, but not the folder itself', async () => {
    const { checkout } = await openWithOwnGit({ ...FILES, '.gitignore': '*.log\nbuilt/*\n!built/kept\n' })
    fixture.write({ 'logs/a.log': '', 'built/output': '' })
    await checkout.snapshot()
    fixture.write({ 'logs/new.txt': '' })
    const { tree } = await checkout.snapshot()
    await expect(filesOf(checkout.git, tree)).resolves.toContain('logs/new.txt')
    await checkout.snapshot()
    fixture.write({ 'built/kept': '' })
    await expect(checkout.snapshot()).resolves.not.toMatchObject({ tree })
  })

  it('has what a new .gitignore no longer ignores, even if other files came with it', async () => {
    const { checkout } = await openWithOwnGit(FILES)
    fixture.write({ 'sub/built/output': '' })
    await checkout.snapshot()
    fixture.write({ 'new.txt': '', 'sub/.gitignore': '!built/\n' })
    await checkout.snapshot()
    const { tree } = await checkout.snapshot()
    fixture.write({ 'sub/built/later': '' })
    await expect(checkout.snapshot()).resolves.not.toMatchObject({ tree })
  })

  it('has a file of the same length and modification time', async () => {
    const { checkout } = await openWithOwnGit(FILES)
    const { tree } = await checkout.snapshot()
    const path = join(fixture.workTree, 'a.txt')
    const { atime, mtime } = statSync(path)
    writeFileSync(path, 'z\n')
    utimesSync(path, atime, mtime)
    await expect(checkout.snapshot()).resolves.not.toMatchObject({ tree })
  })
})

describe('snapshots, one after the other', () => {
  const path = fc.constantFrom(
    ...[
      'a.txt',
      'new.txt',
      'sub',
      'sub/b.txt',
      'sub/c',
      'sub/c/d.txt',
      'x.log',
      'kept/tracked.log',
      'built',
      'built/o'
    ],
    ...['empty/e', 'empty/e/f.txt', 'logs/a.log', 'logs/new.txt', 'sub/.gitignore']
  )
  /** Seconds since 1970. */
  let touched = 0
  const text = fc.constantFrom('a\n', 'b\n', 'longer\n', 'a\r\n')
  const at = (name: string) => join(fixture.workTree, name)
  const into = (name: string) => {
    mkdirSync(dirname(at(name)), { recursive: true })
    return at(name)
  }
  const action = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.tuple(path, text).map(([to, content]) => () => {
        writeFileSync(into(to), content)
      })
    },
    {
      weight: 2,
      arbitrary: fc.tuple(path, text).map(([to, content]) => () => {
        writeFileSync(into(`${to}.tmp`), content)
        renameSync(at(`${to}.tmp`), at(to))
      })
    },
    path.map((from) => () => {
      rmSync(at(from), { recursive: true })
    }),
    fc.tuple(path, path).map(([from, to]) => () => {
      renameSync(at(from), into(to))
    }),
    path.map((name) => () => {
      mkdirSync(into(name))
    }),
    path.map((name) => () => {
      symlinkSync('a.txt', into(name))
    }),
    fc.tuple(path, fc.constantFrom(0o644, 0o755)).map(([name, mode]) => () => {
      chmodSync(at(name), mode)
    }),
    fc.constantFrom('*.txt text\n', '', '* text=auto\n').map((attributes) => () => {
      writeFileSync(at('.gitattributes'), attributes)
      touchFiles()
    }),
    fc.constantFrom('*.log\nbuilt/\n', '*.txt\n', 'sub/\n', '!built/\n').map((rules) => () => {
      writeFileSync(at('.gitignore'), rules)
    })
  )

  /** Git converts by new attributes only what it reads again, and it reads again what was written just before it looked. */
  function touchFiles(): void {
    touched += 1
    for (const entry of readdirSync(fixture.workTree, { recursive: true, withFileTypes: true })) {
      if (entry.isFile()) utimesSync(join(entry.parentPath, entry.name), touched, touched)
    }
  }

  /** What cannot be done, such as a file below a file, is left out. */
  function act(change: () => void): void {
    try {
      change()
    } catch (error) {
      if (!isSystemError(error)) throw error
    }
  }

  /** The machine's git with an index of its own. */
  function otherGit(checkout: Checkout, ...args: readonly string[]): string {
    const env = {
      PATH: process.env['PATH'],
      GIT_DIR: checkout.git.directory,
      GIT_WORK_TREE: fixture.workTree,
      GIT_INDEX_FILE: join(fixture.root, 'other-index')
    }
    return execFileSync('git', args, { cwd: fixture.workTree, env, encoding: 'utf8' }).trim()
  }

  it.each<[string, () => void]>([
    [
      'another byte',
      () => {
        fixture.write({ 'a.txt': 'b\n' })
      }
    ],
    [
      'another mode',
      () => {
        chmodSync(join(fixture.workTree, 'sub/b.txt'), 0o755)
      }
    ],
    [
      'no file',
      () => {
        fixture.remove('kept/tracked.log')
      }
    ],
    [
      'a new file',
      () => {
        fixture.write({ 'sub/new.txt': '' })
      }
    ],
    [
      'a link',
      () => {
        symlinkSync('a.txt', join(fixture.workTree, 'link'))
      }
    ],
    [
      'a file that .gitignore no longer names',
      () => {
        fixture.write({ '.gitignore': '', 'built/out.js': '' })
      }
    ],
    [
      'attributes that convert',
      () => {
        fixture.write({ '.gitattributes': '* text\n', 'a.txt': 'a\r\n' })
      }
    ]
  ])('begin with what git finds: %s', async (_, change) => {
    const { checkout, base } = await fixture.openAt(FILES)
    await checkout.resetIndexTo(base)
    change()
    const { tree } = await checkout.snapshot()
    otherGit(checkout, 'read-tree', base)
    otherGit(checkout, 'add', '-A')
    expect(tree).toBe(otherGit(checkout, 'write-tree'))
  })

  it('have what git finds, whatever happened in between', async () => {
    const { checkout, base } = await fixture.openAt(FILES)
    const begin = () => {
      for (const name of readdirSync(fixture.workTree).filter((each) => each !== '.git')) fixture.remove(name)
      fixture.write(FILES)
      otherGit(checkout, 'read-tree', base)
    }
    const property = fc.asyncProperty(
      fc.array(fc.array(action, { maxLength: 3 }), { minLength: 2, maxLength: 5 }),
      fc.boolean(),
      async (turns, isUnchangedAtFirst) => {
        begin()
        await checkout.resetIndexTo(base)
        if (isUnchangedAtFirst) await checkout.snapshot()
        for (const turn of turns) {
          for (const change of turn) act(change)
          const { tree } = await checkout.snapshot()
          otherGit(checkout, 'add', '-A')
          expect(tree).toBe(otherGit(checkout, 'write-tree'))
        }
      }
    )
    await fc.assert(property, { numRuns: propertyRuns(60) })
  })
})
