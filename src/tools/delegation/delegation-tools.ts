import type { Tool } from '../../agent/tool.ts'
import type { Delegates } from '../../delegation/delegates.ts'
import { dispatchSprints } from './dispatch-sprints.ts'
import { generateCode, type GenerateCodeOptions } from './generate-code.ts'
import { spawnAgent } from './spawn-agent.ts'
import { writeEnrichedSprint } from './write-enriched-sprint.ts'

export interface DelegationTools extends Omit<GenerateCodeOptions, 'coders'> {
  readonly delegates: Delegates
  readonly isReadOnly: boolean
}

/** The tools that hand work on, as far as they are switched on. None of them writes anything in a run that only reads. */
export function delegationTools({ delegates, isReadOnly, ...parts }: DelegationTools): readonly Tool[] {
  const { sessions, coders, writers } = delegates
  const reading = sessions ? [spawnAgent(sessions, { mayChange: !isReadOnly })] : []
  if (isReadOnly) return reading
  const generating = coders ? [generateCode({ ...parts, coders })] : []
  const documents = writers ? [dispatchSprints({ ...parts, writers }), writeEnrichedSprint({ ...parts, writers })] : []
  return [...reading, ...generating, ...documents]
}
