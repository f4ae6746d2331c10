import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** git failed. */
export class GitError extends Error {
  override name = 'GitError'
  /** Undefined if a signal ended git. */
  readonly exitCode: number | undefined

  constructor(message: string, exitCode: number | undefined) {
    super(message)
    this.exitCode = exitCode
  }
}

export interface GitOptions {
  readonly input?: string | Buffer
  readonly environment?: Readonly<Record<string, string>>
  /** Ends git after this time. */
  readonly timeoutMs?: number
}

/** The real git on one bare repository, without the user's configuration. */
export interface Git {
  readonly directory: string
  readonly environment: Readonly<Record<string, string>>
  /** Returns standard output. @throws GitError */
  run(args: readonly string[], options?: GitOptions): Promise<Buffer>
  /** Returns standard output without trailing white space. @throws GitError */
  text(args: readonly string[], options?: GitOptions): Promise<string>
  /** Returns undefined instead of throwing, for questions that git answers with its exit code. */
  tryText(args: readonly string[], options?: GitOptions): Promise<string | undefined>
}

/** @param searchPath finds the git program, like PATH */
export function gitIn(directory: string, searchPath: string): Git {
  const environment = {
    PATH: searchPath,
    LC_ALL: 'C',
    GIT_DIR: directory,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_TERMINAL_PROMPT: '0'
  }
  const run = (args: readonly string[], options: GitOptions = {}) =>
    runGit(args, { input: '', timeoutMs: 0, ...options, environment: { ...environment, ...options.environment } })
  const text: Git['text'] = async (args, options) => (await run(args, options)).toString('utf8').trimEnd()

  return {
    directory,
    environment,
    run,
    text,
    async tryText(args, options) {
      try {
        return await text(args, options)
      } catch (error) {
        if (error instanceof GitError) return undefined
        throw error
      }
    }
  }
}

async function runGit(args: readonly string[], options: Required<GitOptions>): Promise<Buffer> {
  const child = spawn('git', args, { env: options.environment, stdio: 'pipe', timeout: options.timeoutMs })
  const output: Buffer[] = []
  const errors: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk))
  // If git exits before it has read everything, the pipe breaks. Its exit code says more.
  child.stdin.on('error', () => undefined)
  child.stdin.end(options.input)

  const [exitCode] = (await once(child, 'close')) as [number | null] // Node passes (code, signal).
  if (exitCode === 0) return Buffer.concat(output)
  const ending = `ended with ${exitCode ?? 'a signal'}: ${Buffer.concat(errors).toString()}`
  throw new GitError(`git ${args.join(' ')} ${ending}`, exitCode ?? undefined)
}
