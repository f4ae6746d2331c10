import { isCron } from '../text/cron.ts'
import { flagMistakes, type AnswerFlags } from '../init/check-flags.ts'
import {
  defaultBaseUrl,
  defaultModel,
  defaultProvider,
  defaultSecret,
  modelProblems,
  providerOf,
  writtenModel
} from '../init/choose-model.ts'
import {
  offeredProviders,
  type WrittenModel,
  ABOUT_TRIGGERS,
  DEFAULT_TRIGGERS,
  isTrigger,
  TRIGGERS,
  type InitTrigger,
  type WorkflowChoices
} from '../init/choices.ts'
import type { RepositorySurvey } from '../init/survey.ts'
import type { AnswerChecks, Prompts } from './prompts.ts'
import { UsageError } from './usage-error.ts'
import { splitTrimmed } from '../text/lines.ts'

/** Everything that the two files depend on besides the repository. */
export interface Answers extends Omit<WorkflowChoices, 'pin'> {
  readonly checks: readonly string[]
}

const CRON = '17 4 * * 1'
const PROMPT = `Remove code that nothing uses: functions, files, dependencies. Search the whole repository for each name before you remove it.
Leave public interfaces and generated files as they are. Take at most five removals, the most certain ones.`

/** The flags that are still missing: one for each question that the others do not answer. */
export function openQuestions({ provider, model, triggers, checks }: AnswerFlags): readonly string[] {
  const questions = [
    provider === undefined && (model === undefined || providerOf(model) === undefined) ? '--provider NAME' : '',
    model === undefined ? '--model NAME' : '',
    triggers === undefined ? `--triggers ${TRIGGERS.join(',')}` : '',
    checks === undefined ? '--check COMMAND (repeatable) or --no-checks' : ''
  ]
  return questions.filter((question) => question !== '')
}

/**
 * The answers: from the flags, else from the user, else the defaults.
 *
 * @param prompts undefined to ask nothing
 * @param hasVariable true for a variable of the environment that is set
 * @throws UsageError with all mistakes
 */
export async function collectAnswers(
  flags: AnswerFlags,
  survey: RepositorySurvey,
  { prompts, hasVariable }: { readonly prompts: Prompts | undefined; readonly hasVariable: (name: string) => boolean }
): Promise<Answers> {
  const provider =
    flags.provider ??
    (flags.model === undefined ? undefined : providerOf(flags.model)) ??
    (await answer(prompts, {
      question: 'Provider of the model, by name or number (other: any endpoint)',
      initial: defaultProvider(hasVariable),
      problemWith: providerProblem,
      choices: offeredProviders.map((name) => ({ name }))
    }))
  const model = await modelAnswers(flags, provider, prompts)
  const triggers = flags.triggers?.filter(isTrigger) ?? (await askTriggers(flags, prompts))
  const watched = triggers.includes('ci') ? (flags.watch ?? (await askWatched(survey.workflows, prompts))) : []
  const cron = triggers.includes('schedule')
    ? (flags.cron ??
      (await answer(prompts, { question: 'When the task runs (cron, UTC)', initial: CRON, problemWith: cronProblem })))
    : CRON
  const hasTask = triggers.includes('schedule') || triggers.includes('dispatch')
  const prompt = flags.prompt ?? (hasTask ? await askPrompt(prompts) : PROMPT)
  const isOwnServer = defaultSecret(provider) === undefined
  return {
    model,
    triggers: TRIGGERS.filter((trigger) => triggers.includes(trigger)),
    watched,
    cron,
    prompt,
    runner: flags.runsOn ?? (isOwnServer ? ['self-hosted', 'linux'] : ['ubuntu-24.04']),
    checks: flags.checks === false ? [] : (flags.checks ?? (await askChecks(survey, prompts)))
  }
}

async function modelAnswers(flags: AnswerFlags, provider: string, prompts: Prompts | undefined): Promise<WrittenModel> {
  const proposed = defaultBaseUrl(provider)
  const urlProblem = (text: string) => flagMistakes({ baseUrl: text })[0]
  const baseUrl =
    flags.baseUrl ??
    (proposed === undefined
      ? ''
      : await answer(prompts, { question: 'URL of the endpoint', initial: proposed, problemWith: urlProblem }))
  const secret = flags.secret ?? defaultSecret(provider)
  const finished = (name: string) => writtenModel({ provider, model: name, baseUrl, secret })
  const problemOf = (name: string) =>
    name === ''
      ? 'Type the name of a model, as the provider or the server at the endpoint lists it.'
      : (flagMistakes({ model: name })[0] ?? modelProblems(finished(name))[0])
  const model =
    flags.model ??
    (await answer(prompts, { question: 'Model', initial: defaultModel(provider) ?? '', problemWith: problemOf }))
  const problem = model === '' ? 'Name the model with --model.' : problemOf(model)
  if (problem !== undefined) throw new UsageError(problem)
  return finished(model)
}

/** @param flags those that need a trigger */
async function askTriggers(
  { watch, cron, prompt }: AnswerFlags,
  prompts: Prompts | undefined
): Promise<readonly InitTrigger[]> {
  const needing = {
    ...(watch && { watch }),
    ...(cron !== undefined && { cron }),
    ...(prompt !== undefined && { prompt })
  }
  const problemOf = (text: string) => flagMistakes({ triggers: splitTrimmed(text, ','), ...needing })[0]
  const text = await answer(prompts, {
    question: 'What starts it: names or numbers, with commas between them',
    initial: DEFAULT_TRIGGERS.join(','),
    problemWith: problemOf,
    choices: TRIGGERS.map((name) => ({ name, about: ABOUT_TRIGGERS[name] }))
  })
  return splitTrimmed(text, ',').filter(isTrigger)
}

async function askWatched(found: readonly string[], prompts: Prompts | undefined): Promise<readonly string[]> {
  const initial = found.length > 0 ? found : ['CI']
  const problemOf = (text: string) => flagMistakes({ watch: splitTrimmed(text, ',') })[0]
  const text = await answer(prompts, {
    question: 'Workflows whose failures are repaired',
    initial: initial.join(','),
    problemWith: problemOf
  })
  // An accepted proposal is not split: its names can contain commas.
  return text === initial.join(',') ? initial : splitTrimmed(text, ',')
}

async function askPrompt(prompts: Prompts | undefined): Promise<string> {
  const problemOf = (text: string) => (text === SHORT_PROMPT ? undefined : flagMistakes({ prompt: text })[0])
  const text = await answer(prompts, { question: 'What the task does', initial: SHORT_PROMPT, problemWith: problemOf })
  return text === SHORT_PROMPT ? PROMPT : text
}

const SHORT_PROMPT = 'remove code that nothing uses'
const SEPARATOR = ' ;; '

async function askChecks(
  { tests, linters, packages }: RepositorySurvey,
  prompts: Prompts | undefined
): Promise<readonly string[]> {
  // Written checks would replace those of the packages that a change affects.
  const found = packages > 0 ? tests : [...tests, ...linters]
  if (found.length === 0 && packages > 0) return found
  const initial = found.join(SEPARATOR)
  const problemOf = (text: string) => flagMistakes({ checks: splitTrimmed(text, SEPARATOR.trim()) })[0]
  const text = await answer(prompts, {
    question: `Checks before and after the work, separated by${SEPARATOR}`.trimEnd(),
    initial,
    problemWith: problemOf
  })
  return splitTrimmed(text, SEPARATOR.trim())
}

interface Question extends AnswerChecks {
  readonly question: string
  readonly initial: string
}

function answer(
  prompts: Prompts | undefined,
  { question, initial, problemWith, choices = [] }: Question
): Promise<string> {
  if (!prompts) return Promise.resolve(initial)
  // The question is on the screen, so the problem need not name the flag.
  const problem = (text: string) => problemWith?.(text)?.replace(/^--[\w-]+ is "[^]*?"\. /, '')
  return prompts.ask(question, initial, { problemWith: problem, choices })
}

const providerProblem = (name: string) =>
  flagMistakes({ provider: name, ...(defaultBaseUrl(name) === '' && { baseUrl: 'https://x' }) })[0]
const cronProblem = (text: string) => (isCron(text) ? undefined : "Five valid cron fields, such as '17 4 * * 1'.")
