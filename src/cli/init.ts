import { pathsDifferingAt } from '../doctor/committed-files.ts'
import { type Pin, DEFAULT_TRIGGERS } from '../init/choices.ts'
import { flagMistakes, type AnswerFlags } from '../init/check-flags.ts'
import { surveyRepository, type RepositorySurvey } from '../init/survey.ts'
import { writeAgentFile } from '../init/write-agent-file.ts'
import { writeWorkflow } from '../init/write-workflow.ts'
import { readAgentFile } from '../settings/agent-file.ts'
import { UserError } from '../errors.ts'
import { visibleText } from '../text/visible-text.ts'
import { findCheckout } from './find-checkout.ts'
import { findGh, type Gh } from './gh.ts'
import { compareFiles, showFile, writeFiles, type ComparedFile } from './init-files.ts'
import { chooseSteps, takeSteps, type StepFlags, type StepResults } from './init-steps.ts'
import { collectAnswers, openQuestions, type Answers } from './init-questions.ts'
import { nextSteps, surveyLines, type ShownPlan } from './init-text.ts'
import { AGENT_FILE } from './local-workspace.ts'
import { listenForInterrupt } from './interrupt.ts'
import { jsonText } from './json-text.ts'
import { openLocalRepository } from './open-local-repository.ts'
import { openPrompts, type Prompts } from './prompts.ts'
import { readPin } from './release-pin.ts'
import { terminalWriter, styleFor } from './terminal.ts'
import { UsageError } from './usage-error.ts'

export const WORKFLOW_FILE = '.github/workflows/agent.yml'

export interface InitFlags extends AnswerFlags, StepFlags {
  readonly cwd: string
  readonly yes?: true
  readonly force?: true
  readonly dryRun?: true
  readonly json?: true
}

interface InitPlan extends ShownPlan {
  readonly survey: RepositorySurvey
  readonly gh: Gh | string
}

/**
 * Sets up the checkout: asks, shows the two files, and writes them or opens a pull request with them. Nothing is changed before the last
 * question is answered. Returns the exit code.
 *
 * @throws UsageError with all mistakes of the command line
 */
export async function init(flags: InitFlags): Promise<number> {
  const isTerminal = process.stdin.isTTY && process.stderr.isTTY
  const asks = isTerminal && !(flags.yes ?? flags.dryRun ?? flags.json)
  const root = findCheckout(flags.cwd)
  // A question that is not asked has its default, which the other flags must fit.
  const answered = asks ? flags : { triggers: DEFAULT_TRIGGERS, ...flags }
  const mistakes = [...flagMistakes(answered), ...missingAnswers(flags, isTerminal)]
  if (mistakes.length > 0) throw new UsageError(mistakes.join('\n'))
  const output = flags.json ? process.stderr : process.stdout
  const say = terminalWriter(output, process.env)
  using prompts = asks ? openPrompts(process.stdin, output) : undefined
  const plan = await makePlan(root, flags, { prompts, say })
  const style = styleFor(output)
  const isShown = asks || flags.dryRun === true || plan.files.some(({ status }) => status === 'changed')
  if (isShown) for (const file of plan.files) say(`\n${showFile(file, style)}`)
  if (flags.dryRun) return finish(flags, plan, undefined)
  refuseOverwriting(plan.files, flags, prompts)
  const steps = await chooseSteps(flags, plan, prompts)
  if (steps.files === 'none') {
    say('\nNothing was changed.\n')
    return 1
  }
  if (steps.files === 'write') await writeFiles(root, plan.files, listenForInterrupt())
  return finish(flags, plan, await takeSteps(steps, plan))
}

async function makePlan(
  root: string,
  flags: InitFlags,
  { prompts, say }: { readonly prompts: Prompts | undefined; readonly say: (text: string) => void }
): Promise<InitPlan> {
  const local = await openLocalRepository(root, process.env['PATH'] ?? '')
  const { remote, remoteName, defaultBranch, hasCommits, tree } = local
  const survey = await surveyRepository(tree)
  const name = flags.repository ?? remote?.name
  const host = flags.host ?? remote?.host ?? 'github.com'
  const repository = name === undefined ? undefined : { host, name }
  say(`${surveyLines(survey, { repository, defaultBranch })}${prompts ? '\n' : ''}`)
  const hasVariable = (variable: string) => (process.env[variable] ?? '').trim() !== ''
  const answers = await collectAnswers(flags, survey, { prompts, hasVariable })
  const pin = await readPin(flags, host)
  const files = await compareFiles(root, await writtenFiles(answers, survey, pin))
  const uncommitted = await pathsDifferingAt('HEAD', files, local.textAt)
  const gh = repository && !flags.dryRun ? await findGh(host, root, process.env) : 'No repository on GitHub was found.'
  return { root, remoteName, survey, repository, defaultBranch, answers, pin, files, uncommitted, hasCommits, gh }
}

/** The two files. agent.yml is checked by the action's own parser. */
async function writtenFiles(answers: Answers, survey: RepositorySurvey, pin: Pin) {
  const agent = writeAgentFile({ survey, checks: answers.checks, pin })
  const workflow = writeWorkflow({ ...answers, pin })
  try {
    await readAgentFile(agent, AGENT_FILE)
  } catch (error) {
    // The checks are the only text in the file that is not ours.
    throw error instanceof UserError
      ? new UsageError(`The checks cannot be used. ${error.message}`, { cause: error })
      : error
  }
  return [
    { path: WORKFLOW_FILE, text: workflow },
    { path: AGENT_FILE, text: agent }
  ]
}

/** The flags that are missing for questions that nobody can be asked. */
function missingAnswers(flags: InitFlags, isTerminal: boolean): readonly string[] {
  if (flags.yes || flags.dryRun || (isTerminal && !flags.json)) return []
  const missing = openQuestions(flags)
  if (missing.length === 0) return []
  const why = isTerminal ? '--json asks no questions' : 'There is no terminal to ask questions at'
  return [
    `${why}. Add --yes to accept the defaults, or answer with flags:\n${missing.map((each) => `  ${each}`).join('\n')}`
  ]
}

function refuseOverwriting(
  files: readonly ComparedFile[],
  { force, pullRequest }: InitFlags,
  prompts: Prompts | undefined
) {
  const changed = files.filter(({ status }) => status === 'changed').map(({ path }) => path)
  if (changed.length === 0 || force || pullRequest || prompts) return
  throw new UserError(
    `${changed.join(' and ')} would be overwritten, as shown above. Add --force to do that. Nothing was changed.`
  )
}

/** @param results undefined for a dry run */
function finish({ json }: InitFlags, plan: InitPlan, results: StepResults | undefined): number {
  const { survey, repository, defaultBranch, answers, files } = plan
  const steps = nextSteps(plan, results)
  terminalWriter(json ? process.stderr : process.stdout, process.env)(visibleText(steps.text))
  if (json) {
    const record = {
      repository: repository ?? null,
      defaultBranch: defaultBranch ?? null,
      languages: survey.languages,
      tools: survey.tools,
      packages: survey.packages,
      checks: answers.checks,
      model: answers.model.model,
      triggers: answers.triggers,
      dryRun: results === undefined,
      files: files.map(({ path, status, text }) => ({ path, status, text })),
      secret:
        answers.model.secret === undefined ? null : { name: answers.model.secret, isSet: results?.secret === 'done' },
      pullRequestsAllowed: results?.setting === 'done',
      pullRequest: results?.pullRequest ?? null,
      failures: results?.failures ?? [],
      commands: steps.commands,
      comment: steps.comment
    }
    process.stdout.write(jsonText(record))
  }
  return results && results.failures.length > 0 ? 1 : 0
}
