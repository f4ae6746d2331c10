import type { SpawnArguments, Sandbox, SandboxedCommand } from './sandbox.ts'
import type { ResourceLimits } from '../../domain/resource-limits.ts'

/** No sandbox, only used if the user sets `sandbox: off`. */
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
      // --norc: if its input is a socket, bash assumes a remote shell and would run files from HOME.
      args: ['--norc', '-c', script],
      environment,
      inputs: []
    })
  }
}
