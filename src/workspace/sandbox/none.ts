import type { SpawnArguments, Sandbox, SandboxedCommand, TestedSandbox } from './sandbox.ts'
import { SHELL } from './spawn.ts'

/**
 * Attack: a folder of the repository that has the files of a bare repository, with settings that name programs. git uses it after a `cd`, even
 * for `git status`. With this, it does so only if it is named, such as by `--git-dir`.
 */
const ONLY_NAMED_REPOSITORIES = {
  GIT_CONFIG_COUNT: '1',
  GIT_CONFIG_KEY_0: 'safe.bareRepository',
  GIT_CONFIG_VALUE_0: 'explicit'
}

/** No sandbox, only used if the user sets `sandbox: off`. */
export function noSandbox(home: string, { limits, contexts }: Pick<Sandbox, 'limits' | 'contexts'>): Sandbox {
  return {
    kind: 'none',
    description: 'NO SANDBOX: commands can read and change whatever this user can, and have the network.',
    home,
    contexts,
    limits,
    endsWholeTree: false,
    usesParentDeathPipe: false,
    wrap: ({ script, environment }: SandboxedCommand): SpawnArguments => ({
      file: SHELL[0],
      args: [...SHELL.slice(1), script],
      environment: { ...environment, ...ONLY_NAMED_REPOSITORIES },
      inputs: []
    })
  }
}

/** Starts this program instead of a shell, whatever the script is. */
export function withoutShell(sandbox: TestedSandbox, [file, ...args]: readonly [string, ...string[]]): TestedSandbox {
  return { ...sandbox, wrap: (command) => ({ ...sandbox.wrap(command), file, args }) }
}
