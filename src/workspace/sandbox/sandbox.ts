import type { Environment, ResourceLimits } from '../../domain/settings.ts'
import type { CommandRepository } from '../../git/command-repository.ts'
import type { TreePlan } from './mount.ts'
import type { TrustContext, TrustContexts } from './trust-contexts.ts'

/** What the file system of commands is made of. */
export interface SandboxOptions {
  /** The work tree: the only writable folder that remains after the run. Its `.git` is read-only. */
  readonly root: string
  /** A folder of ours outside the work tree. Commands do not see what is in it. */
  readonly stateFolder: string
  /** The user's home folder. Commands see the toolchains in it. */
  readonly home: string
  /** More files and folders that stay closed to commands, wherever they are. Missing ones are skipped. */
  readonly closed: readonly string[]
  /** `readable-paths` of agent.yml, and what else commands must be able to read; absolute, or `~/…`. */
  readonly readable: readonly string[]
  /** PATH and the variables of toolchains say what commands need to read. */
  readonly environment: Environment
  /** What commands see instead of the root's own `.git`, if that is a folder; undefined to leave it as it is. */
  readonly repository?: CommandRepository | undefined
}

/** A program with its arguments, for `spawnProcess`. */
export interface SpawnArguments {
  readonly file: string
  readonly args: readonly string[]
  /**
   * The complete environment of the launcher. It runs outside the sandbox, so it gets none of the command's variables. Attack:
   * LD_LIBRARY_PATH points into the work tree, where a command has left a library.
   */
  readonly environment: Readonly<Record<string, string>>
  /** What the launcher reads from descriptors 3, 4 and so on. Unlike arguments, it is not visible in the list of processes. */
  readonly inputs: readonly (string | Uint8Array)[]
}

export interface SandboxedCommand {
  /** The argument of `bash -c`. */
  readonly script: string
  /** A line that is printed before the command starts, which it never does if the sandbox cannot be made. */
  readonly startMark?: string
  /** Absolute path inside the root or the copy, if the command sees that. */
  readonly cwd: string
  /** A copy of the work tree, which it gets in the place of the original; absolute. Undefined for the original. */
  readonly copy?: string | undefined
  /** True for a copy that is a folder of ours with nothing to protect in it. */
  readonly isData?: boolean | undefined
  /** False for a command without a work tree. */
  readonly seesTree?: boolean
  readonly network: boolean
  /** The complete environment of the command. */
  readonly environment: Readonly<Record<string, string>>
  /** Replaces the sandbox's own limits. */
  readonly limits?: ResourceLimits
  /**
   * True for a program that runs in the background and uses its standard input. Its parent-death pipe is standard error, which must
   * be a socket. It cannot write to the work tree: we read the tree while it runs, and a link that replaces a folder at the right
   * moment would lead us out of it. So it cannot receive an open file either: see `backgroundFilter`.
   */
  readonly isBackground?: boolean
  /** What it has as HOME and as /tmp. */
  readonly folders: TrustContext
  /** More files and folders that it can read. It can connect to the sockets in them. */
  readonly readable?: readonly string[]
  /** More folders that it can write to. */
  readonly writable?: readonly string[]
  /**
   * The only paths of the work tree that it can write to; absolute. Default: all of it. A path that does not exist, or that leads through
   * a link, cannot be written to.
   */
  readonly confinedTo?: readonly string[] | undefined
  /** More work trees, which the self-test attacks. */
  readonly trees?: readonly TreePlan[]
}

/** One attack of the self-test. */
export interface Probe {
  readonly name: string
  readonly held: boolean
  /** What the attack achieved; '' if nothing. */
  readonly detail: string
}

/** Restricts what commands can read, change and reach. Enforced by the operating system. */
export interface Sandbox {
  readonly kind: 'bubblewrap' | 'namespaces' | 'none'
  /** One line for users: what it is and what it prevents. */
  readonly description: string
  /** HOME of commands. What it holds depends on the trust context. */
  readonly home: string
  /** The folder that the model's commands have as /tmp, for the whole run; undefined if that is the machine's own. */
  readonly temporary?: string
  readonly contexts: TrustContexts
  readonly limits: ResourceLimits
  /** True if all descendants of the launched process die with it. */
  readonly endsWholeTree: boolean
  /**
   * True if the launched process watches a pipe, and kills everything in the sandbox and itself when the pipe closes. This ends a
   * process of another user, which we cannot signal. The pipe is standard input; for `isBackground`, standard error.
   */
  readonly usesParentDeathPipe: boolean
  /** @throws ToolError if the work tree is not the one that was planned */
  wrap(command: SandboxedCommand): SpawnArguments
}

/** A sandbox with the results of its self-test. */
export interface TestedSandbox extends Sandbox {
  readonly probes: readonly Probe[]
}

/** What is known of a sandbox before its self-test. It cannot start anything. */
export type ExpectedSandbox = Pick<Sandbox, 'kind' | 'home' | 'temporary'>

/** The same sandbox with other limits, which its self-test does not depend on: each command sets its own. */
export function withLimits(sandbox: TestedSandbox, limits: ResourceLimits): TestedSandbox {
  return { ...sandbox, limits, wrap: (command) => sandbox.wrap({ limits, ...command }) }
}
