import { realpath } from 'node:fs/promises'
import { devNull } from 'node:os'
import { delimiter, isAbsolute, sep } from 'node:path'
import { unlessSystemError } from '../errors.ts'

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
 * @param searchPath becomes PATH; see `trustedSearchPath`
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
 * A PATH without relative folders, missing folders and folders in the work tree, such as `.venv/bin`. Symbolic links are
 * resolved first.
 *
 * Attack: a command puts a program named `git` in such a folder. We start it with the token in its environment.
 *
 * @param workTree an absolute path without symbolic links
 */
export async function trustedSearchPath(workTree: string, searchPath: string): Promise<string> {
  const folders = searchPath.split(delimiter).filter((folder) => isAbsolute(folder))
  const real = await Promise.all(folders.map((folder) => unlessSystemError(realpath(folder), undefined)))
  const isTrusted = (path = workTree) => !`${path}${sep}`.startsWith(workTree + sep)
  return folders.filter((_, index) => isTrusted(real[index])).join(delimiter)
}
