import * as z from 'zod'
import { EFFORTS } from '../domain/settings.ts'
import { VERBS } from '../domain/task.ts'

// Tasks, as a trace has them.

const person = z.object({ login: z.string(), id: z.int(), isBot: z.boolean() }).meta({ id: 'person' })
export const request = z
  .object({
    verb: z.enum(VERBS),
    flags: z.object({
      model: z.string().optional(),
      budget: z.number().optional(),
      turns: z.number().optional(),
      minutes: z.number().optional(),
      base: z.string().optional(),
      effort: z.enum(EFFORTS).optional(),
      draft: z.boolean(),
      dryRun: z.boolean(),
      adopt: z.literal(true).optional()
    }),
    text: z.string()
  })
  .meta({ id: 'request' })
export const item = z.object({ id: z.string(), title: z.string(), text: z.string(), repository: z.string().optional() })
const trigger = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('comment'), commentId: z.int() }),
    z.object({
      kind: z.literal('review'),
      reviewId: z.int(),
      commentId: z.int().optional(),
      hasCommand: z.boolean(),
      requestsChanges: z.boolean().optional()
    }),
    z.object({ kind: z.literal('label'), label: z.string() }),
    z.object({ kind: z.literal('assignment') }),
    z.object({
      kind: z.literal('ci'),
      failure: z.object({
        source: z.discriminatedUnion('kind', [
          z.object({
            kind: z.literal('workflow'),
            runId: z.int(),
            attempt: z.int(),
            workflowId: z.int(),
            path: z.string()
          }),
          z.object({ kind: z.literal('suite'), suiteId: z.int(), app: z.string() })
        ]),
        name: z.string(),
        conclusion: z.string(),
        headSha: z.string(),
        headBranch: z.string().optional(),
        isFork: z.boolean(),
        url: z.string()
      }),
      people: z.array(person),
      attempt: z.int().optional(),
      repair: z.object({ branch: z.string(), key: z.string(), failure: z.string().optional() }).optional()
    }),
    z.object({ kind: z.literal('auto-review'), headSha: z.string() }),
    z.object({
      kind: z.literal('prompt'),
      taskId: z.string(),
      item: item.optional(),
      runId: z.string(),
      event: z.string(),
      file: z.string().optional()
    })
  ])
  .meta({ id: 'trigger' })
export const task = z
  .object({
    kind: z.literal('task'),
    trigger,
    subject: z.enum(['issue', 'pull-request', 'repository']),
    number: z.int(),
    title: z.string(),
    body: z.string(),
    author: person,
    instruction: z.string(),
    createdAt: z.string(),
    actor: person,
    request,
    defaultBranch: z.string()
  })
  .meta({ id: 'task' })
