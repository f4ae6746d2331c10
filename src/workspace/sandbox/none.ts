import type { ResourceLimits } from './resource-limits.ts'
import type { SpawnArguments, Sandbox, SandboxedCommand } from './sandbox.ts'

/** No boundary: only for who asks for it by name. */
export function noSandbox(home: string, limits: ResourceLimits): Sandbox {
  return {
    kind: 'none',
    description: 'NO SANDBOX: commands can read and change whatever this user can, and have the network.',
    home,
    limits,
    endsWholeTree: false,
    usesParentDeathPipe: false,
    wrap: ({ script, environment }: SandboxedCommand): SpawnArguments => ({
      file: '/bin/bash',
      // --norc: bash takes a socket as its input for a remote shell's, and would run files of its home first.
      args: ['--norc', '-c', script],
      environment,
      inputs: []
    })
  }
}
