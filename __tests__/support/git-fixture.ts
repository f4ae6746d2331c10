import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync, chmodSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Checkout, CheckoutSettings } from '../../src/git/checkout.ts'
import { openCheckout } from '../../src/git/checkout.ts'

export type Content = string | Buffer | { readonly link: string } | { readonly script: string }

/** Folders of one test: a bare repository `origin`, a work tree, and room for our own git directory. */
export class Fixture {
  readonly root = realpathSync(mkdtempSync(join(tmpdir(), 'forgehand-git-')))
  readonly remotes = join(this.root, 'remotes')
  readonly origin = join(this.remotes, 'origin.git')
  readonly workTree = join(this.root, 'work')
  readonly gitDir = join(this.root, 'state', 'git')
  readonly outside = join(this.root, 'outside')
  readonly #author = join(this.root, 'author')

  constructor() {
    for (const folder of [this.remotes, this.workTree, this.outside, this.#author]) mkdirSync(folder)
    this.git(this.root, 'init', '-q', '--bare', '-b', 'main', this.origin)
    this.git(this.#author, 'init', '-q', '-b', 'main')
    this.git(this.#author, 'remote', 'add', 'origin', this.origin)
  }

  /** Commits exactly these files on top of what the branch holds, and pushes. Returns the commit. */
  commit(files: Readonly<Record<string, Content>>, branch = 'main'): string {
    this.git(this.#author, 'rm', '-rqf', '--ignore-unmatch', '.')
    this.git(this.#author, 'clean', '-qfdx')
    fill(this.#author, files)
    this.git(this.#author, 'add', '-Af')
    this.git(this.#author, 'commit', '-q', '--allow-empty', '-m', 'commit')
    this.git(this.#author, 'push', '-q', 'origin', `+HEAD:refs/heads/${branch}`)
    return this.git(this.#author, 'rev-parse', 'HEAD')
  }

  /** Makes the work tree a clone of the origin, as an earlier step of a job would have. */
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

  /** Opens over a clone of the origin that stands at the commit. */
  async openAt(files: Readonly<Record<string, Content>>): Promise<{ checkout: Checkout; base: string }> {
    const base = this.commit(files)
    this.clone()
    const checkout = await this.open()
    await checkout.switchTo(base)
    return { checkout, base }
  }

  /** A git of the tester's own, for arranging and for looking. */
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
