import { literal } from './inline.ts'
import type { RunSnapshot } from './record.ts'
import type { SandboxReport } from './reporter.ts'

/** How the self-test of a sandbox went, with the names of what did not hold. */
export function selfTestText(probes: SandboxReport['probes']): string {
  const failed = probes.filter(({ held }) => !held)
  const counts = `Self-test: ${probes.length - failed.length} of ${probes.length} held`
  if (failed.length === 0) return counts
  return `${counts}; not held: ${failed.map(({ name, detail }) => `${name} (${detail})`).join(', ')}`
}

/** One line of Markdown; '' where no command was run. */
export function sandboxNotice({ sandbox }: Pick<RunSnapshot, 'sandbox'>): string {
  return sandbox === undefined ? '' : `Commands ran in this sandbox: ${literal(sandbox, 1_000)}`
}
