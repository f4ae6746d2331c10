import * as z from 'zod'
import {
  callEnd,
  conversationKinds,
  count,
  denial,
  identity,
  limits,
  milliseconds,
  price,
  tokens
} from './conversation-events.ts'
import { TRACE_SCHEMA, TRACE_VERSION } from './trace-file.ts'
import { outcome } from './traced-outcome.ts'
import { task } from './traced-task.ts'

// The format of a trace, version 1. docs/trace.schema.json and the table in docs/trace.md are generated from it:
// node scripts/write-trace-schema.ts

const receivers = z
  .array(z.object({ ...identity.shape, provider: z.string().optional() }))
  .describe('Every model that the run can call, the main model first.')
const check = z
  .object({
    command: z.string(),
    exitCode: z.int().optional(),
    durationMs: milliseconds,
    output: z.string(),
    tests: z
      .object({
        hasRun: z.boolean(),
        passed: count.optional(),
        failed: count,
        failing: z.array(z.string()),
        failingIn: z.array(z.string()).optional(),
        passing: z.array(z.string()).optional(),
        skipped: z.array(z.string()).default([]),
        notLoaded: z.array(z.string()).default([])
      })
      .optional()
      .describe('The tests, if the output does not show all of them.')
  })
  .meta({ id: 'check' })
const selfReview = z.object({
  tokens: count,
  cost: z.number().optional(),
  openPoints: z.array(z.string()).describe('What it objects to and is not settled.')
})
const names = z.array(z.string())
const changedTests = {
  changedTestFiles: names
    .optional()
    .describe('Test files from before the work, and settings of tests, that it touches.'),
  renamedTests: z.array(z.object({ from: z.string(), to: z.string() })).optional(),
  oldTests: z
    .object({ failing: names, files: names })
    .optional()
    .describe('Tests as they were before the work, run after it.')
}
const earlier = z
  .object({
    model: z.string(),
    host: z.string(),
    receivers,
    durationMs: milliseconds,
    turns: count,
    tokens,
    cost: z.number().optional(),
    selfReview: selfReview.optional(),
    tools: z.array(
      z.object({
        name: z.string(),
        subject: z.string(),
        ...callEnd,
        startedAt: milliseconds,
        durationMs: milliseconds,
        edits: z.array(z.object({ path: z.string(), added: count, removed: count }))
      })
    ),
    verification: z.object({
      before: z.array(check),
      after: z.array(check),
      sharedBecause: z.string().optional(),
      outdated: z.string().optional(),
      rounds: z.array(z.string()).optional(),
      noChecks: z.enum(['by-choice', 'none-in-packages']).optional(),
      ...changedTests
    }),
    denials: z.array(denial),
    warnings: z.array(z.string()),
    sandbox: z.string().optional()
  })
  .meta({ id: 'earlierJob' })
/** The events of the pipeline around the conversation. */
export const pipelineKinds = [
  z
    .object({
      kind: z.literal('started'),
      run: z.object({
        task: task.optional(),
        request: z.string().optional(),
        model: z.string(),
        host: z.string(),
        receivers,
        runUrl: z.string().optional(),
        price: price.optional(),
        limits: limits.omit({ dollars: true })
      })
    })
    .describe('The first event.'),
  z
    .object({
      kind: z.literal('configured'),
      model: z.string(),
      host: z.string(),
      receivers,
      limits: limits.omit({ dollars: true }),
      price: price.optional()
    })
    .describe('The rules of the repository were read. These settings replace those of `started`.'),
  z
    .object({
      kind: z.literal('step'),
      step: z.enum(['permission', 'reading', 'preparing', 'installing', 'working', 'verifying', 'publishing']),
      failed: z.string().optional().describe('What failed checks said, which the model got, so that the work goes on.')
    })
    .describe('A step of the run begins.'),
  z
    .object({ kind: z.literal('proof-shared'), because: z.string() })
    .describe('The checks run where the model works, and not in a copy that only they use. Completes "because …".'),
  z
    .object({ kind: z.literal('base-commit'), commit: z.string(), page: z.string().optional() })
    .describe('The commit that the work starts from, and the page of the fork that has it. A local run has none.'),
  z
    .object({ kind: z.literal('attachments'), images: count, texts: count, missing: count })
    .describe('What people uploaded into the texts that the model gets. `missing` were not read.'),
  z
    .object({ kind: z.literal('file-attached'), name: z.string(), bytes: count })
    .describe('The model attached a file, which the output `files-path` has under this name.'),
  z
    .object({
      kind: z.literal('todo'),
      items: z.array(z.object({ content: z.string(), status: z.enum(['pending', 'in_progress', 'completed']) }))
    })
    .describe("The model's list of its steps, all of it."),
  z
    .object({ kind: z.literal('structured-output'), json: z.string() })
    .describe('What the run returns as data: compact JSON that matches the schema of the workflow.'),
  z
    .object({
      kind: z.literal('threads-settled'),
      threads: z.array(
        z.object({
          id: z.string(),
          url: z.string(),
          path: z.string(),
          line: z.int().optional(),
          verdict: z.enum(['fixed', 'already_done', 'declined', 'answered', 'question', 'reverted']).optional(),
          end: z.enum(['resolved', 'open', 'left']),
          commit: z.string().optional(),
          note: z.string()
        })
      )
    })
    .describe('What became of the review threads that the run has handled, or whose fix it reverted.'),
  z
    .object({
      kind: z.literal('sandbox'),
      description: z.string().optional(),
      probes: z.array(z.object({ name: z.string(), held: z.boolean(), detail: z.string() })),
      refused: z.array(z.string())
    })
    .describe('The sandbox was set up and attacked. Without `description`, none works here, and commands are refused.'),
  z
    .object({
      kind: z.literal('dependencies'),
      tool: z.string().describe('Such as npm.'),
      command: z.string(),
      result: z.enum(['installed', 'present', 'failed']),
      durationMs: milliseconds,
      problem: z
        .object({
          title: z.string().describe('What is missing now.'),
          cause: z.string(),
          line: z.string().describe('The line of the output that names the cause; empty for none.'),
          advice: z.string(),
          yaml: z.string(),
          output: z.string().describe('The beginning and the end of the output.')
        })
        .optional()
    })
    .describe('The declared dependencies of one tool were installed, found installed, or could not be installed.'),
  z
    .object({ kind: z.literal('checked'), when: z.enum(['before', 'after']), check })
    .describe('A check of the repository ran.'),
  z
    .object({ kind: z.literal('dependencies-outdated'), because: z.string() })
    .describe('The dependencies that the change declares could not be installed, so no check ran after the work.'),
  z
    .object({ kind: z.literal('tests-changed'), ...changedTests })
    .describe('What the change does to the tests that judge it.'),
  z
    .object({ kind: z.literal('no-checks'), why: z.enum(['by-choice', 'none-in-packages']) })
    .describe('No check runs: agent.yml lists none, or neither the root nor a package declares any.'),
  z
    .object({
      kind: z.literal('annotations'),
      annotations: z.array(
        z.object({
          path: z.string(),
          line: z.int().min(1),
          severity: z.enum(['error', 'warning', 'notice']),
          title: z.string(),
          message: z.string()
        })
      )
    })
    .describe('What the checks say about lines of the change.'),
  z
    .object({ kind: z.literal('checks-not-run'), commands: z.array(z.string()) })
    .describe('These checks do not run, because the code is from a fork.'),
  z
    .object({
      kind: z.literal('approved'),
      hash: z.string(),
      what: z.enum(['command', 'change', 'adoption', 'plan']),
      by: z.string().describe('The login of the person.'),
      claim: z.string().describe('Identifies the approving comment.'),
      writtenAt: z.string().describe('ISO 8601, UTC.')
    })
    .describe('A person has approved a command, a change, the head of a fork or a plan for this run.'),
  z
    .object({
      kind: z.literal('stop-requested'),
      by: z.object({ login: z.string(), id: z.int() }),
      writtenAt: z.string().describe('ISO 8601, UTC.'),
      claim: z.string().describe('Identifies the comment that asks to stop.')
    })
    .describe('A person has asked to stop. The run ends soon.'),
  z.object({ kind: z.literal('warning'), text: z.string() }).describe('Something that users should know.'),
  z
    .object({
      kind: z.literal('files-excluded'),
      paths: z.array(z.string()),
      rules: z.array(z.string()).default([]).describe('The rule that excludes each of `paths`, in their order.'),
      patch: z.string()
    })
    .describe('Files were changed and left out of the change, because they need approval or must not change.'),
  z
    .object({ kind: z.literal('files-unpublished'), paths: z.array(z.string()) })
    .describe(
      'All files of the work that are not published. The checks had them, so they prove nothing about what is.'
    ),
  z
    .object({ kind: z.literal('work-rebased'), onto: z.string() })
    .describe('The branch moved after the checks, and the work was rebased onto this commit, on which no check ran.'),
  z
    .object({ kind: z.literal('work-started'), rules: z.string(), tree: z.string() })
    .describe(
      'The work can change files from now on. `tree` is the work tree before that, `rules` the commit whose rules apply.'
    ),
  z
    .object({ kind: z.literal('change-recorded'), rules: z.string(), tree: z.string() })
    .describe('The work has ended. `tree` is the base commit with its change.'),
  z
    .object({
      kind: z.literal('change-unpublished'),
      patch: z.string(),
      paths: z.array(z.string()),
      protectedPaths: z.array(z.string()),
      hasFile: z.boolean(),
      pullRequest: z.int().optional()
    })
    .describe(
      'The change was not published. `patch` is all of it, or empty if a comment cannot hold it. `protectedPaths` need approval. `hasFile`: the output `patch-path` names a file with it. `pullRequest`: the pull request of a fork that it is for.'
    ),
  z
    .object({ kind: z.literal('self-review'), ...selfReview.shape })
    .describe('The run has reviewed its own change. The last event of this kind holds.'),
  z
    .object({ kind: z.literal('earlier-job'), earlier })
    .describe('[Another job](two-jobs.md) did the work. `earlier` is what that job says about it.'),
  z
    .object({ kind: z.literal('publishing'), branch: z.string(), base: z.string(), parent: z.string() })
    .describe('From now on the branch can contain the work. Before, its head was `parent`, or it did not exist.'),
  z.object({ kind: z.literal('ended'), outcome }).describe('The last event.')
] as const

export const child = z
  .object({
    kind: z.literal('child'),
    child: z.int().min(1),
    get event() {
      return agentEvent
    }
  })
  .describe('An event of a child session. Children are numbered from 1.')

const agentEvent = z.discriminatedUnion('kind', [...conversationKinds, child]).meta({ id: 'agentEvent' })

export const traceEvent = z.discriminatedUnion('kind', [...pipelineKinds, agentEvent])

const traceHeader = z.object({
  schema: z.literal(TRACE_SCHEMA),
  version: z.literal(TRACE_VERSION),
  startedAt: z.string().describe('ISO 8601, UTC.')
})

/** One line of a trace. */
export const traceLine = z.union([
  traceHeader.describe('The first line.'),
  z.intersection(z.object({ at: milliseconds.describe('Milliseconds since startedAt.') }), traceEvent)
])
