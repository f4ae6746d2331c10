import type { ExecFileException } from 'node:child_process'
import { tmpdir } from 'node:os'
import type { Environment } from '../domain/settings.ts'
import { isSystemError } from '../errors.ts'
import { runProgram, type ProgramPlace } from '../git/machine-program.ts'
import { isRecord, parseJson } from '../text/json.ts'
import { visibleText } from '../text/visible-text.ts'
import { fileProblem } from '../text/file-problem.ts'

export interface GhResult {
  readonly isOk: boolean
  readonly output: string
  /** Why it failed, in its own words. */
  readonly reason: string
}

/** GitHub's command line, signed in at one host. */
export interface Gh {
  /** @param input for its standard input, where a secret belongs: arguments are visible to every user of the machine */
  run(args: readonly string[], input?: string): Promise<GhResult>
  /** Calls the API with a JSON body. `value` is the response; undefined if that is not an object. */
  api(
    method: string,
    path: string,
    body?: object
  ): Promise<GhResult & { readonly value: Readonly<Record<string, unknown>> | undefined }>
}

const TIMEOUT_MS = 60_000

/**
 * Finds gh, or returns a sentence that says why it cannot be used.
 *
 * @param root a program in the checkout itself is not trusted
 */
export async function findGh(host: string, root: string, environment: Environment): Promise<Gh | string> {
  const own = {
    ...environment,
    // Otherwise gh uses another host where no argument names one.
    GH_HOST: host,
    GH_PROMPT_DISABLED: '1',
    GH_NO_UPDATE_NOTIFIER: '1',
    NO_COLOR: '1',
    FORCE_COLOR: undefined,
    CLICOLOR_FORCE: undefined
  }
  const run: Gh['run'] = (args, input) => runGh(args, input ?? '', { workTree: root, environment: own })
  const status = await run(['auth', 'status', '--hostname', host])
  if (!status.isOk) {
    return status.reason === NOT_FOUND
      ? 'gh, the command line of GitHub, is not installed.'
      : `gh is not signed in at ${host}. Sign in with: gh auth login --hostname ${host}`
  }
  return {
    run,
    async api(method, path, body) {
      const input = body === undefined ? [] : ['--input', '-']
      const result = await run(
        ['api', '--hostname', host, '--method', method, ...input, path],
        body && JSON.stringify(body)
      )
      const value = parseJson(result.output)
      return { ...result, value: isRecord(value) ? value : undefined }
    }
  }
}

const NOT_FOUND = 'gh is not installed.'

async function runGh(args: readonly string[], input: string, place: ProgramPlace): Promise<GhResult> {
  // The option `timeout` would keep this program alive for that long if there is no gh.
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const failed = (reason: string) => ({ isOk: false, output: '', reason })
  try {
    // Not in the checkout, whose files could configure it.
    const output = await runProgram('gh', args, { ...place, cwd: tmpdir(), input, signal })
    return { isOk: true, output, reason: '' }
  } catch (error) {
    if (signal.aborted) return failed(`gh did not end within ${TIMEOUT_MS / 1000} seconds.`)
    if (isSystemError(error))
      return failed(error.code === 'ENOENT' ? NOT_FOUND : `gh cannot be started: ${fileProblem(error)}.`)
    const { code, stdout, stderr } = error as ExecFileException
    const [output = '', errors = ''] = [stdout, stderr]
    return {
      isOk: false,
      output,
      reason: visibleText(errors.trim() || output.trim()) || `gh ended with exit code ${code}.`
    }
  }
}
