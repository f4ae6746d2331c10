import * as z from 'zod'
import { defineTool } from '../../agent/tool.ts'
import type { FileEdit, Tool } from '../../agent/tool.ts'
import type { ChildReport, SessionRunner } from '../../delegation/delegates.ts'
import { ToolError } from '../../errors.ts'

const DEFAULT_TURNS = 15
const MAX_TURNS = 50
const MAX_LENGTH = 8_000

export interface SpawnOptions {
  /** False when the run itself may change nothing; its children may not either then. */
  readonly mayChange: boolean
}

export function spawnAgent(sessions: SessionRunner, { mayChange }: SpawnOptions): Tool {
  return defineTool({
    name: 'spawn_agent',
    description:
      'Give a task to a helper that begins with a fresh context and reads the code itself; its report comes back. For ' +
      'long searches, not for what a few calls of your own would find. It knows nothing but what you write here.',
    cachePolicy: 'mutating',
    parameters: z.strictObject({
      task: z.string().trim().min(1).describe('What to find out or do, and what the report must say.'),
      context: z.string().trim().optional().describe('What you know already: paths, names, findings.'),
      turns: z.number().optional().describe(`Replies it may take: ${DEFAULT_TURNS}, at most ${MAX_TURNS}.`),
      allow_changes: z.boolean().optional().describe('Let it edit files and run commands. Default: it only reads.')
    }),
    aliases: {
      ...{ prompt: 'task', description: 'task', message: 'task', instructions: 'context', system_prompt: 'context' },
      ...{ max_turns: 'turns', rounds: 'turns', allowChanges: 'allow_changes' }
    },
    subject: ({ task }) => task.split('\n', 1)[0] ?? '',
    async run({ task, context = '', turns = DEFAULT_TURNS, allow_changes: canChange = false }, signal) {
      if (canChange && !mayChange) {
        throw new ToolError('Nothing may be changed in this run, by a helper neither. Leave allow_changes out.')
      }
      const bounded = Math.min(Math.max(Math.trunc(turns), 1), MAX_TURNS)
      const report = await sessions.runChild({ task, context, turns: bounded, canChange }, signal)
      return { text: show(report), dedupeKey: report.text, edits: byFile(report.edits) }
    }
  })
}

function show({ text, turns, tokens, edits }: ChildReport): string {
  const left = text.length - MAX_LENGTH
  const shown = left > 0 ? `${text.slice(0, MAX_LENGTH).toWellFormed()}… (${left} more characters)` : text
  const changed = [...new Set(edits.map(({ path }) => path))]
  const edited = changed.length > 0 ? `; it edited ${changed.join(', ')}` : ''
  return `${shown}\n\n(The helper took ${turns} turns, ${tokens.input} tokens in and ${tokens.output} out${edited}.)`
}

function byFile(edits: readonly FileEdit[]): readonly FileEdit[] {
  return [...Map.groupBy(edits, ({ path }) => path)].map(([path, group]) => ({
    path,
    added: group.reduce((sum, { added }) => sum + added, 0),
    removed: group.reduce((sum, { removed }) => sum + removed, 0),
    isNew: group.some(({ isNew }) => isNew)
  }))
}
