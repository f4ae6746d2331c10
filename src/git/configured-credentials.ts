import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { hardenedEnvironment } from './hardened-environment.ts'
import { runProgram } from './machine-program.ts'

const KEYS = String.raw`^(http\..*extraheader|credential\..*|core\.askpass|url\..*|remote\..*\.(push)?url)$`
// An address is a credential only if it contains a user name or a token. Every other match is one.
const ADDRESS = /^(?:url|remote)\./
const WITH_USER = /:\/\/[^\s/]*@/
const TIMEOUT_MS = 10_000

/**
 * True if a git in this work tree would use stored credentials. Included files count: checkout actions write the token to a file
 * in the runner's temporary folder and include it. Nothing of the repository is run.
 *
 * @param searchPath PATH; git is looked up only outside the work tree
 */
export async function hasConfiguredCredentials(workTree: string, searchPath: string): Promise<boolean> {
  const repository = join(workTree, '.git')
  if (!existsSync(repository)) return false
  const args = ['--git-dir', repository, 'config', '--local', '--includes', '-z', '--get-regexp', KEYS]
  try {
    const place = { workTree, environment: hardenedEnvironment(searchPath), cwd: '/' }
    const stdout = await runProgram('git', args, { ...place, signal: AbortSignal.timeout(TIMEOUT_MS) })
    return stdout.split('\0').some((entry) => entry !== '' && (!ADDRESS.test(entry) || WITH_USER.test(entry)))
  } catch {
    // No match, or not a repository.
    return false
  }
}
