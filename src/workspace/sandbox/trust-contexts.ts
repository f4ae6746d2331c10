import { createHash, randomUUID } from 'node:crypto'
import { chmodSync, chownSync, existsSync, mkdirSync, realpathSync, renameSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isWithin, withoutFolder } from '../../text/paths.ts'
import { copyFolder, removeFolder } from '../command-folders.ts'
import { realPaths } from './closed-paths.ts'

/** Folders outside of the sandbox that the commands of one trust context have as HOME and as /tmp. */
export interface TrustContext {
  readonly home: string
  readonly temporary: string
}

export interface User {
  readonly uid: number
  readonly gid: number
}

/**
 * Whose files a command trusts: `setup` has those of the set-up commands, and all others begin with a copy of them. The set-up commands of
 * a head with commits of strangers run in `foreign`; then the model's commands and the checks begin with a copy of that, and nothing of it
 * gets into `setup`, whose commands reach hosts. `agent` is one context for the whole run. A check has a new one each time. Before the
 * work, when the model has run nothing yet, its HOME is kept, with the caches of its build; after the work, the same check begins with a
 * copy of that, or of `built`, in which a change was built again, if there is one. Of a context that keeps folders of its HOME, absolute,
 * only these get into `setup`, and no variable leads its command to programs of the work tree. `tools` sees no work tree.
 */
export type TrustContextName =
  | ('setup' | 'foreign' | 'built' | 'agent' | 'alone' | 'tools')
  | { readonly check: string; readonly when: 'before' | 'after' }
  | { readonly keeps: readonly string[] }

export interface OpenContext extends TrustContext, AsyncDisposable {}

/**
 * Every context has its own HOME and /tmp, so that no command leaves settings or programs for one that is trusted more. Attack: a command of
 * the model writes `~/.npmrc`, and the check after the work obeys it.
 */
export class TrustContexts {
  readonly #state: string
  readonly #folder: string
  readonly #owner: User | undefined
  readonly #isShared: boolean
  readonly #opening = new Map<string, Promise<TrustContext>>()
  #areChecksFresh = false

  /**
   * @param owner the user of commands, if not our own
   * @param isShared true without a sandbox: all commands have the HOME of `setup`, and the machine's /tmp
   */
  constructor(
    stateFolder: string,
    { owner, isShared = false }: { readonly owner?: User | undefined; readonly isShared?: boolean }
  ) {
    this.#state = stateFolder
    this.#folder = isShared ? stateFolder : contextsFolder(stateFolder)
    this.#owner = owner
    this.#isShared = isShared
  }

  /** Disposing deletes what no later command needs. @param signal ends the copying of a large HOME */
  async open(name: TrustContextName, signal?: AbortSignal): Promise<OpenContext> {
    if (name === 'tools') this.#make(toolsFolder(homeFolder(this.#state)), 0o755)
    if (this.#isShared) return opened(await this.#once('', undefined, signal))
    if (name === 'setup') return opened(await this.#once('setup', undefined, signal))
    if (name === 'foreign') return opened(await this.#once('foreign', 'setup', signal))
    const start = this.#opening.has('foreign') ? 'foreign' : 'setup'
    if (name === 'agent' || name === 'built') return opened(await this.#once(name, start, signal))
    if (name === 'tools') return this.#passing(undefined, signal)
    if (name === 'alone') return this.#passing('setup', signal)
    if ('keeps' in name) return this.#keeping(name.keeps, signal)
    const own = `check-${createHash('sha256').update(name.check).digest('hex').slice(0, 16)}`
    const isKept = !this.#areChecksFresh && existsSync(join(this.#folder, own))
    if (name.when === 'after' && this.#opening.has('built')) return this.#passing('built', signal)
    if (name.when === 'after') return this.#passing(isKept ? own : start, signal)
    const { home } = await this.#once(own, start, signal)
    return { ...(await this.#passing(undefined, signal)), home }
  }

  /** True if a command of the model has started. */
  get hasAgent(): boolean {
    return this.#opening.has('agent')
  }

  /** From now on, checks after the work begin with the HOME of the set-up commands, which has changed. */
  restartChecks(): void {
    this.#areChecksFresh = true
  }

  /** The next change is built in a new HOME. */
  async forgetBuilds(): Promise<void> {
    if (this.#opening.delete('built')) await removeFolder(join(this.#folder, 'built'))
  }

  /** A context that is deleted when it is disposed. */
  async #passing(from: string | undefined, signal: AbortSignal | undefined): Promise<OpenContext> {
    const name = randomUUID()
    return opened(await this.#create(name, from, signal), () => removeFolder(join(this.#folder, name)))
  }

  async #keeping(paths: readonly string[], signal: AbortSignal | undefined): Promise<OpenContext> {
    const [setup, context] = [await this.#once('setup', undefined, signal), await this.#passing('setup', signal)]
    const home = homeFolder(this.#state)
    return opened(context, async () => {
      for (const path of paths.filter((each) => isWithin(each, home))) {
        const [from, to] = [context, setup].map((each) => join(realpathSync(each.home), withoutFolder(path, home)))
        // Attack: a link leads to a folder of the user, which would be moved.
        if (!from || !to || realPaths([from])[0] !== from) continue
        await removeFolder(to)
        this.#make(dirname(to), 0o755)
        renameSync(from, to)
      }
      await context[Symbol.asyncDispose]()
    })
  }

  async #once(name: string, from: string | undefined, signal: AbortSignal | undefined): Promise<TrustContext> {
    const opening = this.#opening.get(name) ?? this.#create(name, from, signal)
    this.#opening.set(name, opening)
    const context = await opening.catch((error: unknown) => {
      this.#opening.delete(name)
      throw error
    })
    // Attack: a command closes its own HOME or /tmp, so that no later one can start.
    if (!this.#isShared) chmodSync(context.temporary, 0o1777)
    chmodSync(context.home, 0o700)
    return context
  }

  async #create(name: string, from: string | undefined, signal: AbortSignal | undefined): Promise<TrustContext> {
    const folder = join(this.#folder, name)
    const context = { home: join(folder, 'home'), temporary: this.#isShared ? '/tmp' : join(folder, 'tmp') }
    mkdirSync(folder, { recursive: true, mode: 0o711 })
    if (!this.#isShared) this.#make(context.temporary, 0o1777)
    if (from === undefined) {
      this.#make(context.home, 0o700)
      // Git refuses to work in a tree of another user, and the user of commands may be another one.
      await writeFile(join(context.home, '.gitconfig'), '[safe]\n\tdirectory = *\n')
    } else {
      const source = await this.#once(from, from === 'setup' ? undefined : 'setup', signal)
      await copyFolder(source.home, context.home, signal)
    }
    return context
  }

  #make(path: string, mode: number): void {
    mkdirSync(path, { recursive: true })
    chmodSync(path, mode)
    if (this.#owner) chownSync(path, this.#owner.uid, this.#owner.gid)
  }
}

function opened(context: TrustContext, dispose = () => Promise.resolve()): OpenContext {
  return { ...context, [Symbol.asyncDispose]: dispose }
}

/** HOME of commands, as they see it. */
export function homeFolder(stateFolder: string): string {
  return join(stateFolder, 'home')
}

/** For our own tools. Only their installation can write there. */
export function toolsFolder(home: string): string {
  return join(home, '../tools')
}

function contextsFolder(stateFolder: string): string {
  return join(stateFolder, 'contexts')
}

/** What the tools of the model read and write as /tmp. */
export function agentTemporary(stateFolder: string): string {
  return join(contextsFolder(stateFolder), 'agent', 'tmp')
}
