import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { Checkout, CheckoutSettings } from '../../src/git/checkout.ts'
import { openCheckout } from '../../src/git/checkout.ts'
import { testsFolder } from './tests-folder.ts'

export type Content = string | Buffer | { readonly link: string } | { readonly script: string }

/**
 * Folders of one test: a bare repository `origin`, a work tree, and room for our own git directory. Starts as few processes as it can,
 * because they take most of the time of these tests.
 */
export class Fixture {
  readonly root = realpathSync(mkdtempSync(join(testsFolder, 'forgehand-git-')))
  readonly remotes = join(this.root, 'remotes')
  readonly origin = join(this.remotes, 'origin.git')
  readonly workTree = join(this.root, 'work')
  readonly gitDir = join(this.root, 'state', 'git')
  readonly outside = join(this.root, 'outside')
  readonly #author = join(this.root, 'author')

  constructor() {
    for (const folder of [this.remotes, this.workTree, this.outside, this.#author]) mkdirSync(folder)
    createRepository(this.origin, { isBare: true })
    createRepository(join(this.#author, '.git'), { isBare: false })
    // The author's commits are in the origin at once.
    rmSync(join(this.#author, '.git', 'objects'), { recursive: true })
    symlinkSync(join(this.origin, 'objects'), join(this.#author, '.git', 'objects'))
  }

  /** Commits exactly these files on top of the last commit, and pushes. Returns the commit. */
  commit(files: Readonly<Record<string, Content>>, branch = 'main'): string {
    for (const name of readdirSync(this.#author).filter((each) => each !== '.git')) {
      rmSync(join(this.#author, name), { recursive: true })
    }
    rmSync(join(this.#author, '.git', 'index'), { force: true })
    fill(this.#author, files)
    this.git(this.#author, 'add', '-Af')
    this.git(this.#author, 'commit', '-q', '--allow-empty', '-m', 'commit')
    const commit = readFileSync(join(this.#author, '.git', 'refs', 'heads', 'main'), 'utf8')
    const ref = join(this.origin, 'refs', 'heads', branch)
    mkdirSync(dirname(ref), { recursive: true })
    writeFileSync(ref, commit)
    return commit.trim()
  }

  /** The next commit gets this parent. */
  resetAuthorTo(commit: string): void {
    writeFileSync(join(this.#author, '.git', 'refs', 'heads', 'main'), `${commit}\n`)
  }

  /** Makes the work tree a clone of the origin, like a checkout step. */
  clone(...options: readonly string[]): void {
    this.git(this.root, 'clone', '-q', ...options, `file://${this.origin}`, this.workTree)
  }

  write(files: Readonly<Record<string, Content>>): void {
    fill(this.workTree, files)
  }

  remove(path: string): void {
    rmSync(join(this.workTree, path), { recursive: true })
  }

  open(settings: Partial<CheckoutSettings> = {}): Promise<Checkout> {
    const { PATH } = process.env
    return openCheckout({
      workTree: this.workTree,
      gitDir: this.gitDir,
      remote: undefined,
      environment: { PATH },
      ...settings
    })
  }

  /** Opens a clone of the origin at the commit. */
  async openAt(files: Readonly<Record<string, Content>>): Promise<{ checkout: Checkout; base: string }> {
    const base = this.commit(files)
    this.clone()
    const checkout = await this.open()
    await checkout.switchTo(base)
    return { checkout, base }
  }

  /** Runs ordinary git, to arrange and to inspect. */
  git(cwd: string, ...args: readonly string[]): string {
    const identity = {
      GIT_AUTHOR_NAME: 't',
      GIT_AUTHOR_EMAIL: 't@t',
      GIT_COMMITTER_NAME: 't',
      GIT_COMMITTER_EMAIL: 't@t'
    }
    const env = { PATH: process.env['PATH'], HOME: this.root, GIT_CONFIG_NOSYSTEM: '1', ...identity }
    return execFileSync('git', args, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).replace(
      /\n$/,
      ''
    )
  }

  /** Asks our own git directory. */
  ask(...args: readonly string[]): string {
    return this.git(this.root, `--git-dir=${this.gitDir}`, ...args)
  }

  discard(): void {
    rmSync(this.root, { recursive: true, force: true })
  }
}

/** What `git init` creates, as far as git needs it. */
function createRepository(folder: string, { isBare }: { readonly isBare: boolean }): void {
  for (const name of ['objects/info', 'objects/pack', 'refs/heads', 'refs/tags']) {
    mkdirSync(join(folder, name), { recursive: true })
  }
  const core = `[core]\n\trepositoryFormatVersion = 0\n\tfileMode = true\n\tbare = ${isBare}\n`
  writeFileSync(join(folder, 'HEAD'), 'ref: refs/heads/main\n')
  writeFileSync(join(folder, 'config'), `${core}[maintenance]\n\tauto = false\n`)
}

function fill(folder: string, files: Readonly<Record<string, Content>>): void {
  for (const [path, content] of Object.entries(files)) {
    const absolute = join(folder, path)
    mkdirSync(dirname(absolute), { recursive: true })
    if (typeof content === 'string' || Buffer.isBuffer(content)) writeFileSync(absolute, content)
    else if ('link' in content) symlinkSync(content.link, absolute)
    else {
      writeFileSync(absolute, content.script)
      chmodSync(absolute, 0o755)
    }
  }
}
