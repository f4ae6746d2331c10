import type { Severity } from './settings.ts'

// What our tools report about a command. The agent passes these details on without reading them.
declare module '../agent/tool.ts' {
  interface Denial {
    readonly command: string
    /** The line of agent.yml that would allow it; undefined if no setting can. */
    readonly remedy: string | undefined
  }

  interface ApprovalRequest {
    readonly command: string
    /** The folder that it would run in, relative to the root; '' for the root. */
    readonly cwd: string
    readonly severity: Severity
  }
}
