import type { ResourceLimits } from './resource-limits.ts'

/** A program with its arguments, ready for `startLaunch`. */
export interface SpawnArguments {
  readonly file: string
  readonly args: readonly string[]
  /**
   * All the variables the launcher itself is started with. It runs before there is a boundary, so none of the command's is
   * among them. Attack: LD_LIBRARY_PATH leads into the work tree, where a command left a library for it.
   */
  readonly environment: Readonly<Record<string, string>>
  /** What the launcher reads from descriptor 3, 4 and so on, each to its end: not seen in the list of processes. */
  readonly inputs: readonly (string | Uint8Array)[]
}

export interface SandboxedCommand {
  /** Given to `bash -c` as it is. */
  readonly script: string
  /** Absolute path inside the root. */
  readonly cwd: string
  readonly network: boolean
  /** All the variables the command has. */
  readonly environment: Readonly<Record<string, string>>
  /** In place of the sandbox's own. */
  readonly limits?: ResourceLimits
  /**
   * True for a program that lives beside the work and is talked to. Its standard input is its own, so the lifeline is its
   * standard error, which must be a socket. It cannot write to the work tree: we read that tree while it runs, and a link
   * put in place of a folder at the right moment would lead us out.
   */
  readonly isBackground?: boolean
  /** Files and folders that it can read besides, though they lie in hidden ones. */
  readonly readable?: readonly string[]
}

/** One attack that the self-test of a sandbox tried. */
export interface Probe {
  readonly name: string
  readonly held: boolean
  /** What got through; '' when nothing did. */
  readonly detail: string
}

/** A boundary that the operating system keeps around a command. */
export interface Sandbox {
  readonly kind: 'bubblewrap' | 'namespaces' | 'none'
  /** One line for people: what it is and what it keeps out. */
  readonly description: string
  /** Writable folder that stays for the whole run; commands have it as HOME. */
  readonly home: string
  readonly limits: ResourceLimits
  /** True when the death of the launched process is the death of all it started. */
  readonly endsWholeTree: boolean
  /**
   * True when the launched process needs a pipe as its lifeline (standard input, or what `isService` says) and ends with
   * all it started once that pipe is closed. It is how a process of another user, which takes no signal from us, is ended.
   */
  readonly usesParentDeathPipe: boolean
  wrap(command: SandboxedCommand): SpawnArguments
}

/** A sandbox that went through its self-test, with the result. */
export interface TestedSandbox extends Sandbox {
  readonly probes: readonly Probe[]
}
