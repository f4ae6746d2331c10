import { text } from 'node:stream/consumers'
import { UserError } from '../errors.ts'
import type { RemoteRepository } from '../init/remote-of-checkout.ts'
import type { Gh } from './gh.ts'
import type { ComparedFile } from './init-files.ts'
import { allowPullRequests, openSetupPullRequest, setSecret } from './init-github.ts'
import type { Answers } from './init-questions.ts'
import { openPrompts, type Prompts } from './prompts.ts'
import { UsageError } from './usage-error.ts'

export interface StepFlags {
  readonly setSecret?: true
  readonly allowPullRequests?: true
  readonly pullRequest?: true
}

export interface ChosenSteps {
  readonly files: 'write' | 'pull-request' | 'none'
  /** The value of the secret; undefined to set none. */
  readonly secret: string | undefined
  readonly allowsPullRequests: boolean
}

interface OfferedSteps {
  readonly repository: RemoteRepository | undefined
  readonly answers: Answers
  readonly files: readonly ComparedFile[]
  /** Or why it cannot be used. */
  readonly gh: Gh | string
}

/** Asks what to do with the files and on GitHub. @throws UsageError for a flag that needs gh where it cannot be used */
export async function chooseSteps(
  flags: StepFlags,
  plan: OfferedSteps,
  prompts: Prompts | undefined
): Promise<ChosenSteps> {
  const { gh, answers, files } = plan
  const wanted = [
    flags.setSecret && '--set-secret',
    flags.allowPullRequests && '--allow-pull-requests',
    flags.pullRequest && '--pull-request'
  ].filter((flag) => typeof flag === 'string')
  if (flags.setSecret && answers.model.secret === undefined)
    throw new UsageError('--set-secret has nothing to set: the model needs no key. Nothing was changed.')
  if (typeof gh === 'string' && wanted.length > 0)
    throw new UsageError(`${gh} ${wanted.join(', ')} needs it. Nothing was changed.`)
  const canAsk = typeof gh === 'string' ? undefined : prompts
  const isDone = files.every(({ status }) => status === 'unchanged')
  const isProposed =
    flags.pullRequest ?? (!isDone && (await confirm(canAsk, 'Open a pull request with the two files?', false)))
  if (!isProposed && !isDone && !(await confirm(prompts, 'Write the files into the checkout?', true))) {
    return { files: 'none', secret: undefined, allowsPullRequests: false }
  }
  return {
    files: isProposed ? 'pull-request' : 'write',
    secret: answers.model.secret === undefined ? undefined : await readSecret(flags, answers.model.secret, canAsk),
    allowsPullRequests:
      flags.allowPullRequests ??
      (await confirm(canAsk, 'Let workflows create pull requests in this repository?', true, false))
  }
}

function confirm(
  prompts: Prompts | undefined,
  question: string,
  initial: boolean,
  otherwise = initial
): Promise<boolean> {
  return prompts ? prompts.confirm(question, initial) : Promise.resolve(otherwise)
}

/** The API key, from the terminal or from standard input. It is kept in memory only. */
async function readSecret(flags: StepFlags, name: string, prompts: Prompts | undefined): Promise<string | undefined> {
  if (prompts) return (await prompts.askSecret(`Value of the secret ${name}`)) || undefined
  if (!flags.setSecret) return undefined
  if (process.stdin.isTTY) {
    using own = openPrompts(process.stdin, process.stderr)
    return (await own.askSecret(`Value of the secret ${name}`)) || undefined
  }
  const value = (await text(process.stdin)).trim()
  if (value === '') throw new UserError('Standard input has no key for --set-secret. Nothing was changed.')
  return value
}

export interface StepResults {
  /** Undefined if it was not wanted. */
  readonly secret: 'done' | 'failed' | undefined
  readonly setting: 'done' | 'failed' | undefined
  readonly wroteFiles: boolean
  readonly pullRequest: string | undefined
  /** Sentences. */
  readonly failures: readonly string[]
}

/** Takes the chosen steps on GitHub. A step that fails does not prevent the others. */
export async function takeSteps(
  steps: ChosenSteps,
  { repository, gh, answers, files }: OfferedSteps
): Promise<StepResults> {
  const wroteFiles = steps.files === 'write'
  const nothing = { secret: undefined, setting: undefined, pullRequest: undefined, failures: [], wroteFiles }
  if (typeof gh === 'string' || repository === undefined) return nothing
  const secretName = answers.model.secret ?? ''
  const secret =
    steps.secret === undefined
      ? undefined
      : { problem: await setSecret(gh, repository, { name: secretName, value: steps.secret }) }
  const setting = steps.allowsPullRequests ? { problem: await allowPullRequests(gh, repository) } : undefined
  const opened =
    steps.files === 'pull-request' ? await openSetupPullRequest(gh, repository, { files, body: BODY }) : undefined
  const failures = [
    secret?.problem && `The secret ${secretName} was not set: ${secret.problem}`,
    setting?.problem && `The setting was not changed: ${setting.problem}`,
    opened?.kind === 'failed' && `The pull request was not opened: ${opened.reason}`
  ]
  return {
    wroteFiles,
    secret: secret && (secret.problem === undefined ? 'done' : 'failed'),
    setting: setting && (setting.problem === undefined ? 'done' : 'failed'),
    pullRequest: opened?.kind === 'opened' ? opened.url : undefined,
    failures: failures.filter((failure) => typeof failure === 'string')
  }
}

const BODY = `Adds the workflow that starts Forgehand, and its settings. Once this is merged, comment \`/agent explain what this repository does\` on an issue.`
