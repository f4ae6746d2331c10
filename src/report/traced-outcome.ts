import * as z from 'zod'
import { severity } from './conversation-events.ts'
import { item, request } from './traced-task.ts'

// How a run ended, as a trace has it.

const placedCommand = z.object({ command: z.string(), cwd: z.string() }).meta({ id: 'placedCommand' })
const pending = z
  .object({
    number: z.int(),
    request,
    approved: z.array(placedCommand),
    waiting: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('command'), ...placedCommand.shape, severity, reason: z.string() }),
      z.object({
        kind: z.literal('change'),
        files: z.array(z.object({ path: z.string(), mode: z.string(), blob: z.string() })),
        patch: z.string()
      }),
      z.object({
        kind: z.literal('adoption'),
        headSha: z.string(),
        branch: z.string(),
        page: z.string(),
        protectedFiles: z.array(z.string()).describe('The first of them.'),
        protectedCount: z.int()
      })
    ]),
    hash: z.string()
  })
  .meta({ id: 'pending' })
const publication = z
  .object({
    branch: z.string(),
    headSha: z.string(),
    isVerified: z.boolean(),
    filesChanged: z.array(z.string()),
    pullRequest: z.object({ number: z.int(), url: z.string() }).optional(),
    isDraft: z.boolean(),
    compareUrl: z.string(),
    summary: z.string()
  })
  .meta({ id: 'publication' })
const plan = z.object({ hash: z.string(), text: z.string(), baseSha: z.string() }).meta({ id: 'plan' })
export const outcome = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.enum(['proposed', 'updated', 'verify_failed']), publication }),
    z.object({
      kind: z.enum(['partial', 'stopped']),
      reason: z.string(),
      publication: publication.optional(),
      overtaken: z
        .enum(['merged', 'closed', 'retargeted', 'lost'])
        .optional()
        .describe(
          'What somebody did to the pull request while the commit was pushed; lost if no branch has the commit any more.'
        ),
      answer: z.string().optional()
    }),
    z.object({ kind: z.literal('prepared'), filesChanged: z.array(z.string()) }),
    z.object({
      kind: z.literal('answered'),
      answer: z.string(),
      title: z.string().optional().describe('Of the report of a task.'),
      issue: z
        .object({ number: z.int(), url: z.string(), change: z.enum(['opened', 'updated', 'reopened', 'closed']) })
        .optional()
        .describe('The issue with the report of a task.'),
      items: z.array(item).optional().describe('What a plan job has divided its task into.')
    }),
    z.object({ kind: z.literal('no_change'), explanation: z.string() }),
    z.object({
      kind: z.literal('suggested'),
      url: z.string().optional(),
      filesChanged: z.array(z.string()),
      summary: z.string()
    }),
    z.object({
      kind: z.literal('needs_approval'),
      pending: z.array(pending),
      publication: publication.optional()
    }),
    z.object({
      kind: z.literal('needs_input'),
      publication: publication.optional(),
      plan: plan.optional(),
      takesReplies: z.boolean().optional()
    }),
    z.object({
      kind: z.literal('reviewed'),
      review: z.object({ id: z.int(), url: z.string() }).optional(),
      commit: z.string(),
      findings: z.object({
        comments: z.int(),
        listed: z.int(),
        known: z.int(),
        resolved: z.int(),
        reopened: z.int()
      }),
      incompleteReason: z.string().optional(),
      text: z.string()
    }),
    z.object({ kind: z.literal('planned'), plan, isKept: z.boolean() }),
    z.object({ kind: z.enum(['blocked', 'conflict', 'skipped', 'cancelled', 'failed']), reason: z.string() })
  ])
  .describe('`kind` is the value of the output `outcome`.')
  .meta({ id: 'outcome' })
