import type { Severity } from './severity.ts'

// What our tools say about a command, in the results that the agent's core passes on without looking at them.
declare module '../agent/tool.ts' {
  interface Denial {
    readonly command: string
    /** The line of agent.yml that would allow it; undefined when no setting can. */
    readonly remedy: string | undefined
  }

  interface ApprovalRequest {
    readonly command: string
    /** The folder it would run in, relative to the root; '' for the root. */
    readonly cwd: string
    readonly severity: Severity
  }
}
