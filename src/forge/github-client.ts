import { defaults, getOctokitOptions } from '@actions/github/lib/utils'
import { Octokit } from '@octokit/rest'
import { isRefLocked, isUnknownResult } from './forge-errors.ts'
import { attemptPlugin, callPlugin } from './octokit-plugins.ts'
import { pause, type RetryLimits } from './repeat-calls.ts'

const DEFAULT_RETRY_LIMITS: RetryLimits = {
  retries: 3,
  maxWaitSeconds: 300,
  responseTimeoutSeconds: 60,
  secondMs: 1000
}

export interface Repository {
  readonly owner: string
  readonly repo: string
}

export interface GitHubSettings extends Repository {
  readonly token: string
  /** For example https://github.com. */
  readonly serverUrl: string
  /** Without a slash at the end, for example https://api.github.com. */
  readonly apiUrl: string
  /** Ends every call and every wait with the signal's reason. */
  readonly signal: AbortSignal
  readonly retryLimits?: Partial<RetryLimits>
}

/** One repository on GitHub, with its client. */
export interface Connection extends Pick<GitHubSettings, 'token' | 'serverUrl' | 'signal'> {
  readonly octokit: Octokit
  /** The page of the repository. git uses the same address with `.git`. */
  readonly page: string
  readonly retryLimits: RetryLimits
  readonly repository: Repository
  /**
   * Creates something that GitHub would create twice. If the result of a call is unknown, or another request was writing the same ref,
   * `find` checks for it before the call is repeated.
   */
  readonly createOnce: <Created>(creation: Creation<Created>) => Promise<Created>
}

interface Creation<Created> {
  readonly create: () => Promise<Created>
  readonly find: () => Promise<Created | undefined>
}

export function connect(settings: GitHubSettings): Connection {
  const { owner, repo, token, serverUrl, signal } = settings
  const retryLimits = { ...DEFAULT_RETRY_LIMITS, ...settings.retryLimits }
  const createOnce = async <Created>({ create, find }: Creation<Created>): Promise<Created> => {
    for (let repeats = 0; ; repeats++) {
      try {
        return await create()
      } catch (error) {
        if (!(isUnknownResult(error) || isRefLocked(error)) || repeats === retryLimits.retries) throw error
      }
      // GitHub may still be processing the request.
      await pause(2 ** repeats * retryLimits.secondMs, signal)
      const found = await find()
      if (found !== undefined) return found
    }
  }
  const page = `${serverUrl}/${owner}/${repo}`
  const octokit = createOctokit(settings, retryLimits)
  return { octokit, repository: { owner, repo }, page, token, serverUrl, signal, retryLimits, createOnce }
}

function createOctokit({ token, apiUrl, signal }: GitHubSettings, retryLimits: RetryLimits): Octokit {
  const options = {
    baseUrl: apiUrl,
    userAgent: 'forgehand',
    log: silence
  }
  // The defaults for actions honor `https_proxy`, `http_proxy` and `no_proxy`. Plugins nest: the last one wraps the others.
  const Client = Octokit.defaults(defaults).plugin(
    attemptPlugin(signal, retryLimits.responseTimeoutSeconds * 1000),
    callPlugin(signal, retryLimits)
  )
  return new Client(getOctokitOptions(token, options))
}

// Every failure is thrown. The log would repeat it on standard output, which the runner scans for commands.
const ignore = () => undefined
const silence = { debug: ignore, info: ignore, warn: ignore, error: ignore }
