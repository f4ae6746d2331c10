import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { formatCommit } from '../../emulators/github/commit-text.ts'
import { gitIn, type Git } from '../../emulators/github/git.ts'
import { writeLooseObject } from '../../emulators/github/loose-objects.ts'
import { writeLooseTree } from '../../emulators/github/loose-trees.ts'
import { type Checkout, type CheckoutSettings, openCheckout } from '../../src/git/checkout.ts'
import { testsFolder } from './tests-folder.ts'

export type Content = string | Buffer | { readonly link: string } | { readonly script: string }

/**
 * Folders of one test: a bare repository `origin`, a work tree, and room for our own git directory. Starts as few processes as it can,
 * because they take most of the time of these tests.
 */
export class Fixture {
  readonly root = realpathSync(mkdtempSync(join(testsFolder, 'forgehand-git-')))
  readonly remotes = join(this.root, 'remotes')
  readonly origin: string
  readonly workTree = join(this.root, 'work')
  readonly gitDir = join(this.root, 'state', 'git')
  readonly outside = join(this.root, 'outside')
  /** Its objects are written without starting git. */
  readonly #git: Git
  #lastCommit: string | undefined

  /** @param name of the bare repository */
  constructor(name = 'origin') {
    this.origin = join(this.remotes, `${name}.git`)
    this.#git = gitIn(this.origin, process.env['PATH'] ?? '')
    for (const folder of [this.remotes, this.workTree, this.outside]) mkdirSync(folder)
    createBareRepository(this.origin)
  }

  /** Commits exactly these files and bytes on top of the last commit, and pushes. Returns the commit. */
  commit(files: Readonly<Record<string, Content>>, branch = 'main', by = { name: 't', email: 't@t' }): string {
    const edits = Object.entries(files).map(([path, content]) => ({ path, ...this.#writeBlob(content) }))
    const tree = writeLooseTree(this.#git, undefined, edits)
    const author = { ...by, date: new Date() }
    const parents = this.#lastCommit === undefined ? [] : [this.#lastCommit]
    const commit = tree && formatCommit({ tree, parents, author, committer: author, message: 'commit\n' })
    if (!commit) throw new Error(`Only git can commit these files: ${Object.keys(files).join(', ')}`)
    this.#lastCommit = writeLooseObject(this.#git, 'commit', commit)
    const ref = join(this.origin, 'refs', 'heads', branch)
    mkdirSync(dirname(ref), { recursive: true })
    writeFileSync(ref, `${this.#lastCommit}\n`)
    return this.#lastCommit
  }

  #writeBlob(content: Content) {
    const [mode, bytes] = modeAndBytes(content)
    return { mode, sha: writeLooseObject(this.#git, 'blob', bytes) }
  }

  /** The next commit gets this parent. */
  continueFrom(commit: string): void {
    this.#lastCommit = commit
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
  async openAt(
    files: Readonly<Record<string, Content>>,
    settings?: Partial<CheckoutSettings>
  ): Promise<{ checkout: Checkout; base: string }> {
    const base = this.commit(files)
    this.clone()
    const checkout = await this.open(settings)
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

/** What `git init --bare` creates, as far as git needs it. */
function createBareRepository(folder: string): void {
  for (const name of ['objects/info', 'objects/pack', 'refs/heads', 'refs/tags']) {
    mkdirSync(join(folder, name), { recursive: true })
  }
  const core = '[core]\n\trepositoryFormatVersion = 0\n\tfileMode = true\n\tbare = true\n'
  writeFileSync(join(folder, 'HEAD'), 'ref: refs/heads/main\n')
  writeFileSync(join(folder, 'config'), `${core}[maintenance]\n\tauto = false\n`)
}

function modeAndBytes(content: Content): readonly [mode: string, bytes: string | Buffer] {
  if (typeof content === 'string' || Buffer.isBuffer(content)) return ['100644', content]
  return 'link' in content ? ['120000', content.link] : ['100755', content.script]
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
