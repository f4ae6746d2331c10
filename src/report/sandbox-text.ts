import { escapeMarkdown } from '../text/quote-markdown.ts'
import type { RunSnapshot, SandboxReport } from './run-snapshot.ts'

/** How the self-test of a sandbox went, with the names of what did not hold. */
export function selfTestText(probes: SandboxReport['probes']): string {
  const failed = probes.filter(({ held }) => !held)
  const counts = `Self-test: ${probes.length - failed.length} of ${probes.length} held`
  if (failed.length === 0) return counts
  return `${counts}; not held: ${failed.map(({ name, detail }) => `${name} (${detail})`).join(', ')}`
}

/** One line of Markdown; '' where no command was run. */
export function sandboxNotice({ sandbox }: Pick<RunSnapshot, 'sandbox'>): string {
  return sandbox === undefined ? '' : `Commands ran in this sandbox: ${escapeMarkdown(sandbox, 1_000)}`
}
