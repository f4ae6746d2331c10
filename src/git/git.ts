import { GitPluginError, simpleGit, type SimpleGit } from 'simple-git'
import type { Environment } from '../domain/settings.ts'
import { UserError, unlessError } from '../errors.ts'
import { hardenedEnvironment } from './hardened-environment.ts'
import type { Look } from './look.ts'

/** A git command that failed with an unexpected exit code. */
export class GitFailure extends Error {
  override name = 'GitFailure'
  /** What git wrote to standard error, for users. Its words change from version to version: base no more on them than a retry or a hint. */
  readonly stderr: string

  constructor(args: readonly string[], exitCode: number, stderr: string) {
    super(`git ${args[0] ?? ''} failed with exit code ${exitCode}: ${stderr}`)
    this.stderr = stderr
  }
}

/** A git command that wrote more output than `maxBytes`. It was killed and its output is lost. */
export class TooMuchOutput extends Error {
  override name = 'TooMuchOutput'
}

export interface GitCall {
  /** Written to standard input. */
  readonly input?: string
  /**
   * Gives the command access to the work tree, as a part of this look. Otherwise it sees only objects, and no .gitattributes affects its
   * output.
   */
  readonly look?: Look
  /** Absolute path of the index to use instead of the repository's own. */
  readonly indexFile?: string
  /** Exit codes besides 0 that are not failures. */
  readonly exitCodes?: readonly number[]
  /** Configuration for this command only, passed in the environment. It can hold a secret. */
  readonly config?: Readonly<Record<string, string>>
  /** The command talks to a server, so it can be silent for long. The repository's configuration limits how long. */
  readonly isRemote?: boolean
  /** Kills a command that writes more and throws TooMuchOutput. */
  readonly maxBytes?: number
  /** Gets the output as it comes, for what is left of it if the command is killed. */
  readonly onOutput?: (chunk: Buffer) => void
  /** Gets what a command that succeeded wrote to standard error, if anything. */
  readonly onWarning?: (text: string) => void
}

/** Runs git on our private repository, unaffected by the configuration of the machine and the workspace. */
export interface Git {
  /** The git directory. */
  readonly directory: string
  /** Ends every command. */
  readonly signal: AbortSignal | undefined
  /** The same for another repository and work tree. */
  at(place: Pick<GitSettings, 'gitDir' | 'workTree'>): Git
  /** @returns standard output, decoded as UTF-8 */
  run(args: readonly string[], call?: GitCall): Promise<string>
  /** Like `run`, for what follows from objects alone. All are named by their ids, so the answer stays the same: the last ones are kept. */
  derive(args: readonly string[]): Promise<string>
  /** @returns for each object its id, its type and its size; its raw bytes; and a line feed */
  readObjects(ids: readonly string[]): Promise<Buffer>
  /** @returns the object's raw bytes */
  readObject(type: 'blob' | 'tree' | 'commit', id: string, call?: GitCall): Promise<Buffer>
}

/** True if the command succeeds. Only its exit code counts. */
export async function succeeds(git: Git, args: readonly string[], call?: GitCall): Promise<boolean> {
  return (await unlessError(git.run(args, call), undefined, (error) => error instanceof GitFailure)) !== undefined
}

export interface GitSettings {
  readonly gitDir: string
  readonly workTree: string
  /** The environment of this process. Git gets only what it needs to run and to reach the network. */
  readonly environment: Environment
  readonly signal: AbortSignal | undefined
  /** Kills a command that prints nothing for this long, unless it talks to a server. */
  readonly maxSilenceMs: number
}

// What only the git of this file needs, on top of the hardened environment.
const OWN_ENVIRONMENT = {
  // Paths come from the repository and from users; none is a pattern. (The search in the workspace uses patterns.)
  GIT_LITERAL_PATHSPECS: '1',
  // Temporary merge commits get a fixed identity and date, so that the same input gives the same ids.
  GIT_AUTHOR_NAME: 'forgehand',
  GIT_AUTHOR_EMAIL: 'forgehand@localhost',
  GIT_AUTHOR_DATE: '2000-01-01T00:00:00Z',
  GIT_COMMITTER_NAME: 'forgehand',
  GIT_COMMITTER_EMAIL: 'forgehand@localhost',
  GIT_COMMITTER_DATE: '2000-01-01T00:00:00Z'
} as const

// Proxies and certificates, for fetching.
const INHERITED = [
  'TMPDIR',
  'http_proxy',
  'https_proxy',
  'HTTPS_PROXY',
  'no_proxy',
  'NO_PROXY',
  'all_proxy',
  'ALL_PROXY',
  'SSL_CERT_FILE',
  'SSL_CERT_DIR',
  'GIT_SSL_CAINFO'
] as const

const MAX_DERIVED = 12

export function createGit(settings: GitSettings): Git {
  const { gitDir, workTree, signal, maxSilenceMs } = settings
  const inherited = pick(settings.environment, INHERITED)

  // A new instance for each command: simple-git queues the commands of one instance and drops the rest after a failure.
  async function call<T>(args: readonly string[], options: GitCall, send: (git: SimpleGit) => PromiseLike<T>) {
    signal?.throwIfAborted()
    options.look?.throwIfOver()
    const environment = environmentOf(settings, inherited, options)
    let failure: GitFailure | undefined
    const outputLimit = new AbortController()
    const git = simpleGit({
      baseDir: options.look ? workTree : gitDir,
      allowEnvironment: Object.keys(environment),
      // Ours are safe values of settings that simple-git refuses with any value.
      unsafe: {
        allowUnsafeConfigPaths: true,
        allowUnsafeConfigEnvCount: true,
        allowUnsafeFsMonitor: true,
        allowUnsafeHooksPath: true,
        allowUnsafeProtocolOverride: true
      },
      // Otherwise output that arrives more than 50 ms after the exit is lost.
      completion: { onClose: true, onExit: false },
      abort: AbortSignal.any([signal, options.look?.signal, outputLimit.signal].filter((each) => each !== undefined)),
      // Attack: a named pipe takes the place of an object that git reads, and git waits forever.
      ...(!options.isRemote && { timeout: { block: maxSilenceMs } }),
      ...(options.input !== undefined && { input: () => options.input }),
      errors: (error, { exitCode, stdErr }) => {
        if (isTimeout(error)) return error
        const stderr = Buffer.concat(stdErr).toString().trim()
        if (exitCode === 0 || options.exitCodes?.includes(exitCode)) {
          if (stderr !== '') options.onWarning?.(stderr)
          return undefined
        }
        failure = new GitFailure(args, exitCode, stderr)
        return error ?? failure
      }
    })
      .env(environment)
      .outputHandler((_command, stdout) => {
        skipOutputDelay(stdout)
        if (options.onOutput) stdout.on('data', options.onOutput)
        if (options.maxBytes !== undefined) abortAfter(stdout, options.maxBytes, outputLimit)
      })
    const endWatch = options.look?.watchGit(workTree, gitDir)
    try {
      return await send(git)
    } catch (error) {
      signal?.throwIfAborted()
      options.look?.throwIfOver()
      if (outputLimit.signal.aborted) throw outputLimit.signal.reason
      // simple-git wraps unknown errors in one of its own.
      throw toUserError(failure ?? error)
    } finally {
      endWatch?.()
    }
  }

  const run: Git['run'] = (args, options = {}) => call(args, options, (git) => git.raw([...args]))
  const derived = new Map<string, Promise<string>>()
  return {
    directory: gitDir,
    signal,
    at: (place) => createGit({ ...settings, ...place }),
    run,
    derive: (args) => {
      const key = args.join('\0')
      const answer = derived.get(key) ?? run(args)
      derived.delete(key)
      derived.set(key, answer)
      answer.catch(() => derived.delete(key))
      const [oldest] = derived.keys()
      if (derived.size > MAX_DERIVED && oldest !== undefined) derived.delete(oldest)
      return answer
    },
    readObjects: (ids) =>
      call(
        ['cat-file', '--batch'],
        { input: ids.map((id) => `${id}\n`).join('') },
        (git) => git.binaryCatFile(['--batch']) as Promise<Buffer> // typed as any
      ),
    readObject: (type, id, options = {}) =>
      call(['cat-file', type, id], options, (git) => git.binaryCatFile([type, id]) as Promise<Buffer>) // typed as any
  }
}

/**
 * After a command that printed nothing, simple-git waits 50 ms for late output. There can be none, because we wait for the
 * streams to close. An empty chunk at the end skips the wait.
 */
function skipOutputDelay(stdout: NodeJS.ReadableStream): void {
  stdout.once('end', () => stdout.emit('data', Buffer.alloc(0)))
}

function abortAfter(stdout: NodeJS.ReadableStream, maxBytes: number, abort: AbortController): void {
  let bytes = 0
  stdout.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > maxBytes) abort.abort(new TooMuchOutput(`git wrote more than ${maxBytes} bytes.`))
  })
}

function pick(environment: GitSettings['environment'], names: readonly string[]): Record<string, string> {
  const set = names.flatMap((name) => {
    const value = environment[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  return Object.fromEntries(set)
}

function environmentOf(
  { gitDir, workTree, environment }: GitSettings,
  inherited: Record<string, string>,
  call: GitCall
) {
  return {
    ...inherited,
    ...hardenedEnvironment(environment['PATH'] ?? '', call.config),
    ...OWN_ENVIRONMENT,
    GIT_DIR: gitDir,
    ...(call.look && { GIT_WORK_TREE: workTree }),
    ...(call.indexFile !== undefined && { GIT_INDEX_FILE: call.indexFile })
  }
}

function isTimeout(error: unknown): error is GitPluginError {
  return error instanceof GitPluginError && error.plugin === 'timeout'
}

function toUserError(error: unknown): unknown {
  if (isTimeout(error)) {
    const message =
      'git did not finish in the workspace. A named pipe may have replaced a file that git reads, such as a .gitignore.'
    return new UserError(`${message} Start from a clean workspace.`, { cause: error })
  }
  if (!(error instanceof GitFailure) || !error.stderr.includes('spawn git ENOENT')) return error
  return new UserError('git was not found on the PATH. Install git 2.39 or newer.', { cause: error })
}
