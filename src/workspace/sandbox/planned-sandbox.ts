import type { ResourceLimits } from '../../domain/settings.ts'
import { initArguments } from './init-script.ts'
import { fromDisk, type Mount } from './mount.ts'
import { mountsFor, type MountPlan } from './mounts.ts'
import type { Sandbox, SandboxedCommand, SpawnArguments } from './sandbox.ts'
import { copiedTree, expectedMounts, withoutPoints } from './tree-mounts.ts'
import type { TrustContexts } from './trust-contexts.ts'

export interface PlannedParts {
  readonly limits: ResourceLimits
  readonly plan: MountPlan
  readonly contexts: TrustContexts
  /** Replaces masked files. Not /dev/null: where devices cannot be opened, git fails on it. */
  readonly emptyFile: string
}

export interface PlannedCommand extends SandboxedCommand {
  readonly limits: ResourceLimits
  /** Outer paths first. */
  readonly mounts: readonly Mount[]
  /** The command line to start in them. */
  readonly init: readonly string[]
}

interface PlannedKind extends Pick<Sandbox, 'kind' | 'usesParentDeathPipe'> {
  readonly name: string
  readonly launch: (command: PlannedCommand) => SpawnArguments
}

export function plannedSandbox(
  { limits: defaultLimits, plan, contexts, emptyFile }: PlannedParts,
  { name, launch, ...kind }: PlannedKind
): Sandbox {
  const copies = new Map<string, MountPlan>()
  const planFor = ({ copy, isData = false }: SandboxedCommand) => {
    if (copy === undefined) return plan
    const planned = copies.get(copy) ?? {
      ...plan,
      tree: copiedTree(isData ? withoutPoints(plan.tree) : plan.tree, copy)
    }
    copies.set(copy, planned)
    return planned
  }
  return {
    ...kind,
    description: `${name}. Commands write only in the work tree; they have no network, no capabilities and no sight of other processes.`,
    home: plan.home,
    contexts,
    limits: defaultLimits,
    endsWholeTree: true,
    wrap: (command) => {
      const { script, startMark, limits = defaultLimits } = command
      const own = planFor(command)
      const mounts = mountsFor(command, own)
      const expected = command.seesTree === false ? [] : expectedMounts(own.tree, command, emptyFile)
      const init = initArguments(script, { limits, startMark, expected })
      return launch({ ...command, cwd: fromDisk(own.tree, command.cwd), limits, mounts, init })
    }
  }
}
