import * as z from 'zod'
import { defineTool, type FileEdit, type Tool } from '../../agent/tool.ts'
import type { ChildReport, SessionRunner } from '../../delegation/delegates.ts'
import { ToolError } from '../../errors.ts'
import { totalLines } from '../../text/edit-totals.ts'
import { otherAgents } from '../other-agents.ts'
import { clamp } from '../clamp.ts'

const DEFAULT_TURNS = 15
const MAX_TURNS = 50
const MAX_LENGTH = 8_000

/** Starts a child session. The children of a read-only run are read-only too. */
export function spawnAgent(sessions: SessionRunner, { isReadOnly }: { readonly isReadOnly: boolean }): Tool {
  return defineTool({
    name: 'spawn_agent',
    description:
      'Give a task to a child agent, which starts with a fresh context, reads the code itself and returns a report. For ' +
      'long searches, not for what a few calls of your own would find. It knows only what you write here.',
    cachePolicy: 'mutating',
    parameters: z.strictObject({
      task: z.string().trim().min(1).describe('What to find out or do, and what to report.'),
      context: z.string().trim().optional().describe('What you already know: paths, names, findings.'),
      system_prompt: z.string().trim().optional().describe('Its role.'),
      turns: z.number().optional().describe(`Default ${DEFAULT_TURNS}, at most ${MAX_TURNS}.`),
      allow_changes: z.boolean().optional().describe('Let it edit files and run commands. Default: read only.')
    }),
    ...otherAgents.spawn_agent,
    subject: ({ task }) => task.split('\n', 1)[0] ?? '',
    async run({ task, context = '', turns = DEFAULT_TURNS, ...options }, signal) {
      const { allow_changes: canChange = false, system_prompt: role = '' } = options
      if (canChange && isReadOnly)
        throw new ToolError('This run is read-only, and so are its children. Omit allow_changes.')
      const maxTurns = clamp(turns, 1, MAX_TURNS)
      const report = await sessions.runChild({ task, role, context, turns: maxTurns, canChange }, signal)
      return { text: formatReport(report), dedupeKey: report.text, edits: editsByFile(report.edits) }
    }
  })
}

function formatReport({ text, turns, tokens, edits }: ChildReport): string {
  const rest = text.length - MAX_LENGTH
  const report = rest > 0 ? `${text.slice(0, MAX_LENGTH).toWellFormed()}… (${rest} more characters)` : text
  const changed = [...new Set(edits.map(({ path }) => path))]
  const edited = changed.length > 0 ? `; it edited ${changed.join(', ')}` : ''
  return `${report}\n\n(The child took ${turns} turns, ${tokens.input} tokens in and ${tokens.output} out${edited}.)`
}

function editsByFile(edits: readonly FileEdit[]): readonly FileEdit[] {
  return [...Map.groupBy(edits, ({ path }) => path)].map(([path, group]) => ({
    path,
    ...totalLines(group),
    isNew: group.some(({ isNew }) => isNew)
  }))
}
