import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { trustedSearchPath } from './search-path.ts'

const KEYS = String.raw`^(http\..*extraheader|credential\..*|core\.askpass|url\..*|remote\..*\.url)$`
// Addresses tell only when they hold a name or a token; the others always do.
const ADDRESS = /^(?:url|remote)\./
const WITH_USER = /:\/\/[^\s/]*@/
const PATIENCE_MS = 10_000

/**
 * True when a git in this work tree would have somebody's credentials, by its configuration and all that it includes: checkout
 * actions keep theirs in the runner's temporary folder, and include it. Nothing of the repository is run.
 *
 * @param searchPath where git is looked for, outside of the work tree only
 */
export async function hasConfiguredCredentials(workTree: string, searchPath: string): Promise<boolean> {
  const args = ['--git-dir', join(workTree, '.git'), 'config', '--local', '--includes', '-z', '--get-regexp', KEYS]
  try {
    const { stdout } = await promisify(execFile)('git', args, {
      cwd: '/',
      env: {
        PATH: await trustedSearchPath(workTree, searchPath),
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_CONFIG_GLOBAL: '/dev/null'
      },
      timeout: PATIENCE_MS
    })
    return stdout.split('\0').some((entry) => entry !== '' && (!ADDRESS.test(entry) || WITH_USER.test(entry)))
  } catch {
    // Nothing matches, or there is no repository: none is in effect either.
    return false
  }
}
