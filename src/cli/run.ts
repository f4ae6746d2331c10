import { asksForChange, readRequest } from './read-request.ts'
import { startRun, type LocalRequest, type RunFlags } from './start-run.ts'
import { UsageError } from './usage-error.ts'

/** Runs the agent on a local checkout. The change stays in the work tree. Returns the exit code of the command. */
export async function run(words: readonly string[], flags: RunFlags): Promise<number> {
  const request = readRequest(words, { command: 'forgehand run', example: 'fix the failing test' })
  return await start({ request, isReadOnly: false, expectsChange: asksForChange(request) }, flags)
}

/** Answers a question about a local checkout. Returns the exit code of the command. */
export async function ask(words: readonly string[], flags: RunFlags): Promise<number> {
  const request = readRequest(words, { command: 'forgehand ask', example: 'how is a duration parsed?' })
  return await start({ request, isReadOnly: true, expectsChange: false }, flags)
}

async function start(asked: LocalRequest, { model = '', ...flags }: RunFlags): Promise<number> {
  // The variable can be set and empty.
  if (model.trim() === '') throw new UsageError(NO_MODEL)
  return await startRun(flags, asked, async (started) => {
    const { carryOut } = await import('./carry-out.ts')
    return await carryOut(started, asked, { ...flags, model })
  })
}

const NO_MODEL =
  'No model is set. Name one with --model or in FORGEHAND_MODEL, such as gpt-5 or anthropic/claude-sonnet-5.'
