import * as z from 'zod'
import {
  callEnd,
  conversationKinds,
  count,
  denial,
  event,
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
  event('started', 'The first event.', {
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
  }),
  event('configured', 'The rules of the repository were read. These settings replace those of `started`.', {
    model: z.string(),
    host: z.string(),
    receivers,
    limits: limits.omit({ dollars: true }),
    price: price.optional()
  }),
  event('step', 'A step of the run begins.', {
    step: z.enum(['permission', 'reading', 'preparing', 'installing', 'working', 'verifying', 'publishing']),
    failed: z.string().optional().describe('What failed checks said, which the model got, so that the work goes on.')
  }),
  event(
    'proof-shared',
    'The checks run where the model works, or with what an earlier run left there, and not in a clean copy. Completes "because …".',
    { because: z.string() }
  ),
  event(
    'base-commit',
    'The commit that the work starts from, and the page of the fork that has it. A local run has none.',
    { commit: z.string(), page: z.string().optional() }
  ),
  event('attachments', 'What people uploaded into the texts that the model gets. `missing` were not read.', {
    images: count,
    texts: count,
    missing: count
  }),
  event('file-attached', 'The model attached a file, which the output `files-path` has under this name.', {
    name: z.string(),
    bytes: count
  }),
  event('todo', "The model's list of its steps, all of it.", {
    items: z.array(z.object({ content: z.string(), status: z.enum(['pending', 'in_progress', 'completed']) }))
  }),
  event('structured-output', 'What the run returns as data: compact JSON that matches the schema of the workflow.', {
    json: z.string()
  }),
  event('threads-settled', 'What became of the review threads that the run has handled, or whose fix it reverted.', {
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
  }),
  event(
    'sandbox',
    'The sandbox was set up and attacked. Without `description`, none works here, and commands are refused.',
    {
      description: z.string().optional(),
      probes: z.array(z.object({ name: z.string(), held: z.boolean(), detail: z.string() })),
      refused: z.array(z.string())
    }
  ),
  event(
    'dependencies',
    'The declared dependencies of one tool were installed, found installed, or could not be installed.',
    {
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
    }
  ),
  event('checked', 'A check of the repository ran.', { when: z.enum(['before', 'after']), check }),
  event(
    'dependencies-outdated',
    'The dependencies that the change declares could not be installed, so no check ran after the work.',
    { because: z.string() }
  ),
  event('tests-changed', 'What the change does to the tests that judge it.', { ...changedTests }),
  event('no-checks', 'No check runs: agent.yml lists none, or neither the root nor a package declares any.', {
    why: z.enum(['by-choice', 'none-in-packages'])
  }),
  event('annotations', 'What the checks say about lines of the change.', {
    annotations: z.array(
      z.object({
        path: z.string(),
        line: z.int().min(1),
        severity: z.enum(['error', 'warning', 'notice']),
        title: z.string(),
        message: z.string()
      })
    )
  }),
  event('checks-not-run', 'These checks do not run, because the code is from a fork.', {
    commands: z.array(z.string())
  }),
  event('approved', 'A person has approved a command, a change, the head of a fork or a plan for this run.', {
    hash: z.string(),
    what: z.enum(['command', 'change', 'adoption', 'plan']),
    by: z.string().describe('The login of the person.'),
    claim: z.string().describe('Identifies the approving comment.'),
    writtenAt: z.string().describe('ISO 8601, UTC.')
  }),
  event('stop-requested', 'A person has asked to stop. The run ends soon.', {
    by: z.object({ login: z.string(), id: z.int() }),
    writtenAt: z.string().describe('ISO 8601, UTC.'),
    claim: z.string().describe('Identifies the comment that asks to stop.')
  }),
  event('warning', 'Something that users should know.', { text: z.string() }),
  event(
    'files-excluded',
    'Files were changed and left out of the change, because they need approval or must not change.',
    {
      paths: z.array(z.string()),
      rules: z.array(z.string()).default([]).describe('The rule that excludes each of `paths`, in their order.'),
      patch: z.string()
    }
  ),
  event(
    'files-unpublished',
    'All files of the work that are not published. The checks had them, so they prove nothing about what is.',
    { paths: z.array(z.string()) }
  ),
  event(
    'work-rebased',
    'The branch moved after the checks, and the work was rebased onto this commit, on which no check ran.',
    { onto: z.string() }
  ),
  event(
    'work-started',
    'The work can change files from now on. `tree` is the work tree before that, `rules` the commit whose rules apply.',
    { rules: z.string(), tree: z.string() }
  ),
  event('change-recorded', 'The work has ended. `tree` is the base commit with its change.', {
    rules: z.string(),
    tree: z.string()
  }),
  event(
    'change-unpublished',
    'The change was not published. `patch` is all of it, or empty if a comment cannot hold it. `protectedPaths` need approval. `hasFile`: the output `patch-path` names a file with it. `pullRequest`: the pull request of a fork that it is for.',
    {
      patch: z.string(),
      paths: z.array(z.string()),
      protectedPaths: z.array(z.string()),
      hasFile: z.boolean(),
      pullRequest: z.int().optional()
    }
  ),
  event('self-review', 'The run has reviewed its own change. The last event of this kind holds.', {
    ...selfReview.shape
  }),
  event('earlier-job', '[Another job](two-jobs.md) did the work. `earlier` is what that job says about it.', {
    earlier
  }),
  event(
    'publishing',
    'From now on the branch can contain the work. Before, its head was `parent`, or it did not exist.',
    { branch: z.string(), base: z.string(), parent: z.string() }
  ),
  event('ended', 'The last event.', { outcome })
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

export const traceLine = z.union([
  traceHeader.describe('The first line.'),
  z.intersection(z.object({ at: milliseconds.describe('Milliseconds since startedAt.') }), traceEvent)
])
