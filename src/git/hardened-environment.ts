import { existsSync } from 'node:fs'
import { realpath } from 'node:fs/promises'
import { devNull } from 'node:os'
import { delimiter, dirname, isAbsolute, join, resolve } from 'node:path'
import type { Environment } from '../domain/settings.ts'
import { unlessSystemError } from '../errors.ts'
import { isWithin } from '../text/paths.ts'

const ENVIRONMENT = {
  GIT_ATTR_NOSYSTEM: '1',
  // Shuts out ~/.gitconfig and /etc/gitconfig. There is no HOME either: curl would read ~/.netrc there.
  GIT_CONFIG_GLOBAL: devNull,
  GIT_CONFIG_NOSYSTEM: '1',
  // A partial clone fetches missing objects on demand, with a program that its configuration names.
  GIT_NO_LAZY_FETCH: '1',
  GIT_NO_REPLACE_OBJECTS: '1',
  GIT_TERMINAL_PROMPT: '0',
  // English messages. Any other locale costs each git half a millisecond, to load it.
  LC_ALL: 'C'
} as const

/** Configuration in the environment overrides every file, so no repository can set these. */
const CONFIGURATION = {
  'core.attributesFile': devNull,
  'core.excludesFile': devNull,
  'core.fsmonitor': 'false',
  'core.hooksPath': devNull,
  // `ext::` is a shell, and a local path is somebody else's repository. A repository of ours allows HTTP explicitly.
  'protocol.allow': 'never',
  // Git ignores this setting inside a repository. Our repositories are always named explicitly, so git must never discover a
  // bare one: anyone can commit one to the work tree as plain files.
  'safe.bareRepository': 'explicit',
  'submodule.recurse': 'false'
} as const

/**
 * The environment of every git process that Forgehand starts. Settings of the machine, the user and the workspace cannot make
 * git run a program.
 *
 * @param searchPath becomes PATH; see `trustedEnvironment`
 * @param configuration is added for this process only. It stays out of argv and off the disk, so it can hold a secret.
 */
export function hardenedEnvironment(
  searchPath: string,
  configuration: Readonly<Record<string, string>> = {}
): Record<string, string> {
  const entries = Object.entries({ ...CONFIGURATION, ...configuration })
  return {
    ...ENVIRONMENT,
    PATH: searchPath,
    GIT_CONFIG_COUNT: String(entries.length),
    ...Object.fromEntries(
      entries.flatMap(([key, value], index) => [
        [`GIT_CONFIG_KEY_${index}`, key],
        [`GIT_CONFIG_VALUE_${index}`, value]
      ])
    )
  }
}

/**
 * This environment without what leads into the checkout: folders of PATH, such as `.venv/bin`, and of all lists of folders; other variables
 * with a path in it. Such a list has no relative or missing folder either.
 *
 * Attack: a command puts a program named `git` in such a folder, and makes more checkouts in the checkout. We start it with the token in
 * its environment. Or a stranger commits one named `npm`, which starts while a host is open.
 *
 * @param workTree an absolute path without symbolic links; the checkout is the outermost one around it
 */
export async function trustedEnvironment(workTree: string, environment: Environment): Promise<Environment> {
  const root = outermostCheckout(workTree) ?? workTree
  const trusted = Object.entries(environment).map(async ([name, value = '']): Promise<[string, string][]> => {
    const isList = name.endsWith('PATH')
    const paths = isList ? value.split(delimiter) : value.split(/[\s:=,]+/).filter((word) => word.includes('/'))
    const missing = isList ? root : '/'
    const real = await Promise.all(paths.map((path) => unlessSystemError(realpath(resolve(root, path)), missing)))
    const outside = paths.filter((path, index) => !isWithin(real[index] ?? root, root) && (!isList || isAbsolute(path)))
    const left = isList ? outside.join(delimiter) : value
    return left === '' || (!isList && outside.length < paths.length) ? [] : [[name, left]]
  })
  // Attack: an empty PATH means the working folder.
  return { PATH: '/nonexistent', ...Object.fromEntries((await Promise.all(trusted)).flat()) }
}

/** The outermost folder with a `.git` that a path is or is in. */
export function outermostCheckout(path: string): string | undefined {
  const above = dirname(path)
  if (above === path) return undefined
  return outermostCheckout(above) ?? (existsSync(join(path, '.git')) ? path : undefined)
}
