import { devNull } from 'node:os'
import { GitPluginError, simpleGit } from 'simple-git'
import type { SimpleGit } from 'simple-git'
import { UserError } from '../errors.ts'

/** A git command that ended with an exit code nobody asked for. */
export class GitFailure extends Error {
  override name = 'GitFailure'
  /** What git wrote to standard error, for people: never a thing to decide by. */
  readonly stderr: string

  constructor(args: readonly string[], exitCode: number, complaint: string) {
    super(`git ${args[0] ?? ''} ended with exit code ${exitCode}: ${complaint}`)
    this.stderr = complaint
  }
}

/** A git command that had more to say than was asked for. It was ended, and what it said is gone. */
export class TooMuchOutput extends Error {
  override name = 'TooMuchOutput'
}

export interface GitCall {
  /** Written to standard input. */
  readonly input?: string
  /** Makes the command see the work tree; otherwise it sees objects only, and no .gitattributes can bend what it says. */
  readonly inWorkTree?: boolean
  /** Absolute path of the index to use instead of the repository's own. */
  readonly indexFile?: string
  /** Exit codes that are answers and not failures; 0 always is. */
  readonly exitCodes?: readonly number[]
  /** Configuration for this command alone. It travels in the environment, so a secret stays out of argv and off the disk. */
  readonly config?: Readonly<Record<string, string>>
  /** The command talks to a server, which may keep silent for long; what is too long is said in the configuration. */
  readonly isRemote?: boolean
  /** Ends a command that says more, with a TooMuchOutput. */
  readonly maxBytes?: number
}

/** Runs git on our private repository. Nothing of the machine's or the workspace's configuration has a say. */
export interface Git {
  /** The git directory. */
  readonly directory: string
  /** @returns standard output, decoded as UTF-8 */
  run(args: readonly string[], call?: GitCall): Promise<string>
  /** @returns the object's raw bytes */
  readObject(type: 'blob' | 'tree' | 'commit', id: string): Promise<Buffer>
}

export interface GitSettings {
  readonly gitDir: string
  readonly workTree: string
  /** The environment of the broker. Only what git needs to run and to reach the network is taken from it. */
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly signal: AbortSignal | undefined
  /** How long a command that talks to no server may print nothing before it is ended. */
  readonly maxSilenceMs: number
}

// No HOME: curl would read ~/.netrc there. The two configuration variables shut out /etc/gitconfig and ~/.gitconfig.
const FIXED = {
  GIT_ATTR_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: devNull,
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_LITERAL_PATHSPECS: '1',
  // A partial clone asks for what it lacks as it goes, by a program that its configuration names.
  GIT_NO_LAZY_FETCH: '1',
  GIT_NO_REPLACE_OBJECTS: '1',
  GIT_TERMINAL_PROMPT: '0',
  // Synthetic commits of a merge get one identity and date, so that the same input gives the same ids.
  GIT_AUTHOR_NAME: 'forgehand',
  GIT_AUTHOR_EMAIL: 'forgehand@localhost',
  GIT_AUTHOR_DATE: '2000-01-01T00:00:00Z',
  GIT_COMMITTER_NAME: 'forgehand',
  GIT_COMMITTER_EMAIL: 'forgehand@localhost',
  GIT_COMMITTER_DATE: '2000-01-01T00:00:00Z',
  LC_ALL: 'C'
} as const

// Only believed when it comes from outside the repository. Ours is named to every command; a bare one that lies in the work tree, put
// there as plain files of the repository, is never found by looking for one.
const PROTECTED = { 'safe.bareRepository': 'explicit' } as const

const INHERITED = [
  'PATH',
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

export function createGit(settings: GitSettings): Git {
  const { gitDir, workTree, signal, maxSilenceMs } = settings
  const inherited = inheritedFrom(settings.environment)

  // A fresh instance for each command: simple-git runs the commands of one instance in a row, and drops the rest after a failure.
  async function call<T>(args: readonly string[], options: GitCall, send: (git: SimpleGit) => PromiseLike<T>) {
    signal?.throwIfAborted()
    const environment = environmentOf(settings, inherited, options)
    let failure: GitFailure | undefined
    const enough = new AbortController()
    const git = simpleGit({
      baseDir: options.inWorkTree ? workTree : gitDir,
      allowEnvironment: Object.keys(environment),
      unsafe: { allowUnsafeConfigPaths: true, allowUnsafeConfigEnvCount: true },
      // Without this, output that comes later than 50 ms after the exit is lost.
      completion: { onClose: true, onExit: false },
      abort: signal ? AbortSignal.any([signal, enough.signal]) : enough.signal,
      // Attack: a named pipe stands where git reads a file of the work tree or of its .git, such as a .gitignore, and it waits for ever.
      ...(!options.isRemote && { timeout: { block: maxSilenceMs } }),
      ...(options.input !== undefined && { input: () => options.input }),
      errors: (error, { exitCode, stdErr }) => {
        if (isSilence(error)) return error
        if (exitCode === 0 || options.exitCodes?.includes(exitCode)) return undefined
        failure = new GitFailure(args, exitCode, Buffer.concat(stdErr).toString().trim())
        return error ?? failure
      }
    })
      .env(environment)
      .outputHandler((_command, stdout) => {
        endSilence(stdout)
        if (options.maxBytes !== undefined) endAfter(stdout, options.maxBytes, enough)
      })
    try {
      return await send(git)
    } catch (error) {
      signal?.throwIfAborted()
      if (enough.signal.aborted) throw enough.signal.reason
      // simple-git wraps what it does not know in an error of its own.
      throw explained(failure ?? error)
    }
  }

  return {
    directory: gitDir,
    run: (args, options = {}) => call(args, options, (git) => git.raw([...args])),
    readObject: (type, id) =>
      call(['cat-file', type, id], {}, (git) => git.binaryCatFile([type, id]) as Promise<Buffer>) // typed as any
  }
}

/**
 * simple-git waits 50 ms after a command that printed nothing, for output that may come late. With the close of the streams awaited
 * none can; an empty piece of output at their end spares the wait.
 */
function endSilence(stdout: NodeJS.ReadableStream): void {
  stdout.once('end', () => stdout.emit('data', Buffer.alloc(0)))
}

function endAfter(stdout: NodeJS.ReadableStream, maxBytes: number, enough: AbortController): void {
  let bytes = 0
  stdout.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > maxBytes) enough.abort(new TooMuchOutput(`git said more than ${maxBytes} bytes.`))
  })
}

function inheritedFrom(environment: GitSettings['environment']): Record<string, string> {
  const set = INHERITED.flatMap((name) => {
    const value = environment[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  return Object.fromEntries(set)
}

function environmentOf({ gitDir, workTree }: GitSettings, inherited: Record<string, string>, call: GitCall) {
  const config = Object.entries({ ...PROTECTED, ...call.config })
  return {
    ...inherited,
    ...FIXED,
    GIT_DIR: gitDir,
    ...(call.inWorkTree && { GIT_WORK_TREE: workTree }),
    ...(call.indexFile !== undefined && { GIT_INDEX_FILE: call.indexFile }),
    GIT_CONFIG_COUNT: String(config.length),
    ...Object.fromEntries(
      config.flatMap(([key, value], index) => [
        [`GIT_CONFIG_KEY_${index}`, key],
        [`GIT_CONFIG_VALUE_${index}`, value]
      ])
    )
  }
}

function isSilence(error: unknown): error is GitPluginError {
  return error instanceof GitPluginError && error.plugin === 'timeout'
}

function explained(error: unknown): unknown {
  if (isSilence(error)) {
    const message =
      'git came to no end in the workspace. A named pipe may stand there where git expects a file, such as a .gitignore.'
    return new UserError(`${message} Start from a clean workspace.`, { cause: error })
  }
  if (!(error instanceof GitFailure) || !error.stderr.includes('spawn git ENOENT')) return error
  return new UserError('The program git was not found on the PATH. Install git 2.39 or newer.', { cause: error })
}
