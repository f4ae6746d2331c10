import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Git ran and said no. */
export class GitFailure extends Error {
  override name = 'GitFailure'
}

export interface GitOptions {
  readonly input?: string | Buffer
  readonly environment?: Readonly<Record<string, string>>
}

/** The real git on one bare repository, deaf to the configuration of the person who runs it. */
export interface Git {
  readonly directory: string
  readonly environment: Readonly<Record<string, string>>
  /** Standard output. @throws GitFailure */
  run(args: readonly string[], options?: GitOptions): Promise<Buffer>
  /** Standard output without the white space at its end. @throws GitFailure */
  text(args: readonly string[], options?: GitOptions): Promise<string>
  /** Undefined in place of GitFailure: for questions that git answers with its exit code. */
  tryText(args: readonly string[], options?: GitOptions): Promise<string | undefined>
}

/** @param searchPath where the git program is looked for, in the form of PATH */
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
    runGit(args, { input: options.input ?? '', environment: { ...environment, ...options.environment } })
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
        if (error instanceof GitFailure) return undefined
        throw error
      }
    }
  }
}

async function runGit(args: readonly string[], options: Required<GitOptions>): Promise<Buffer> {
  const child = spawn('git', args, { env: options.environment, stdio: 'pipe' })
  const output: Buffer[] = []
  const complaints: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => complaints.push(chunk))
  // A git that ends before it has read everything breaks the pipe; its exit code tells more.
  child.stdin.on('error', () => undefined)
  child.stdin.end(options.input)

  const [exitCode] = (await once(child, 'close')) as [number | null] // Node passes (code, signal).
  if (exitCode === 0) return Buffer.concat(output)
  throw new GitFailure(
    `git ${args.join(' ')} ended with ${exitCode ?? 'a signal'}: ${Buffer.concat(complaints).toString()}`
  )
}
