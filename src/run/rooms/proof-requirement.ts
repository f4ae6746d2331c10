import type { Budget } from '../../agent/budget.ts'
import type { FinishRequirement } from '../../agent/finish-guard.ts'
import type { Verification } from '../../domain/verification.ts'
import { checksText } from '../../prompts/environment-text.ts'
import type { Emit } from '../../report/reporter.ts'
import { describeCheckEnd } from '../../report/sentences.ts'
import { listFirst } from '../../text/format.ts'
import { checkOf, compareChecks, type ComparedCheck } from '../../verification/compare.ts'

export interface ProofRequirementOptions {
  /** How many times failed checks go back to the model. */
  readonly rounds: number
  readonly budget: Budget
  /** False if the checks have no time left for another round. */
  readonly hasTime: () => boolean
  readonly emit: Emit
}

/** Objects to a finish with which a check is worse than before the work. The time of the checks is not the model's. */
export function proofRequirement(
  verify: () => Promise<Verification>,
  { rounds, budget, hasTime, emit }: ProofRequirementOptions
): FinishRequirement {
  let left = rounds
  const missing = async () => {
    if (left === 0) return undefined
    const verification = await budget.withoutTime(verify)
    const worse = worseChecks(verification)
    if (worse === undefined || !hasTime()) return undefined
    left -= 1
    emit({ kind: 'step', step: 'working', failed: worse.failed })
    const last = left === 0 ? 'The next finish ends the run, whatever they say.' : ''
    return [worse.objection, OBJECTION, last].filter(Boolean).join('\n\n')
  }
  return { missing, isStrict: true, isCostly: true }
}

const OBJECTION =
  'finish was refused, because these checks are worse than before your work. They ran on a copy of the work tree that has only what will be published: nothing that git ignores, and nothing that your commands left outside. Find the cause and fix it, then call finish again. If your change is right and a check is wrong, say so in the summary.'

const MAX_NAMES = 20

/** For the model, and in a few words for people; undefined for none. */
function worseChecks(verification: Verification) {
  const failed = `What the change needs could not be installed, so no check ran: ${verification.outdated ?? ''}`
  if (verification.outdated !== undefined) return { objection: failed, failed }
  const compared = compareChecks(verification)
  const worse = compared.filter(({ isWorse }) => isWorse)
  if (worse.length === 0) return undefined
  const commands = new Set(worse.map(({ command }) => command))
  const names = worse.flatMap(({ tests }) => tests?.newlyFailing ?? [])
  const failing = names.length === 0 ? '' : `Fail now, and did not before: ${listFirst(names, MAX_NAMES)}.`
  const gone = worse.flatMap(({ tests }) => tests?.removed ?? [])
  const removed = gone.length === 0 ? '' : `Ran before, and do not run now: ${listFirst(gone, MAX_NAMES)}.`
  const passed = compared.filter(({ after }) => after?.kind === 'passed').map(({ command }) => command)
  const outputs = verification.after.filter(({ command }) => commands.has(command))
  const also = passed.length === 0 ? '' : `Passed: ${listFirst(passed, MAX_NAMES)}.`
  const objection = [checksText('Checks after your work', outputs), failing, removed, also].filter(Boolean).join('\n\n')
  return { objection, failed: worse.map((check) => inWords(check, verification)).join(', ') }
}

const MAX_SHOWN = 3

function inWords({ command, tests, after: end }: ComparedCheck, { after }: Verification): string {
  if (!end || end.kind === 'could-not-run') return `${command}: ${end?.cause ?? 'gone'}`
  const names = [...(tests?.newlyFailing ?? []), ...(tests?.notLoaded ?? [])]
  const { label } = describeCheckEnd(end, checkOf({ command }, after)?.exitCode)
  return `${command}: ${names.length > 0 ? listFirst(names, MAX_SHOWN) : label}`
}
