/** A program with its arguments, ready for `spawn`. */
export interface Launch {
  readonly file: string
  readonly args: readonly string[]
}

export interface SandboxedCommand {
  /** Given to `bash -c` as it is. */
  readonly script: string
  /** Absolute path inside the root. */
  readonly cwd: string
  readonly network: boolean
}

/** A boundary that the operating system keeps around a command. */
export interface Sandbox {
  readonly kind: 'bubblewrap' | 'namespaces' | 'none'
  /** One line for people: what it is and what it keeps out. */
  readonly description: string
  /** True when the death of the launched process is the death of all it started. */
  readonly endsWholeTree: boolean
  wrap(command: SandboxedCommand): Launch
}
