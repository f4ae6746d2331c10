import { isCron } from '../text/cron.ts'
import { isEndpoint } from '../settings/check-endpoint.ts'
import { quoteValue } from '../settings/check-inputs.ts'
import { REPOSITORY_NAME } from '../text/github-rules.ts'
import { defaultBaseUrl } from './choose-model.ts'
import { OTHER, offeredProviders, isTrigger, TRIGGERS } from './choices.ts'
import { HOST } from './remote-of-checkout.ts'
import { isOneLine, isWatchable } from './survey.ts'
import { nearName } from '../text/near-name.ts'
import { visibleText } from '../text/visible-text.ts'
import { documentationUrl } from '../text/documentation-url.ts'

/** The flags that are answers, as they were typed. */
export interface AnswerFlags {
  readonly provider?: string
  readonly model?: string
  readonly baseUrl?: string
  readonly secret?: string
  readonly runsOn?: readonly string[]
  readonly triggers?: readonly string[]
  readonly watch?: readonly string[]
  readonly cron?: string
  readonly prompt?: string
  /** False for `--no-checks`. */
  readonly checks?: false | readonly string[]
  readonly ref?: string
  readonly action?: string
  readonly host?: string
  readonly repository?: string
}

type Check = readonly [flag: string, value: string | undefined, isValid: (value: string) => boolean, expected: string]

export function flagMistakes(flags: AnswerFlags): readonly string[] {
  const { provider, baseUrl, triggers, checks } = flags
  const each = (flag: string, values: readonly string[] = [], isValid: (value: string) => boolean, expected: string) =>
    values.map((value): Check => [flag, value, isValid, expected])
  const rows: readonly Check[] = [
    ['--provider', provider, (name) => offeredProviders.includes(name), providersExpected(provider)],
    ['--model', flags.model, isValue, 'the name of a model, without line breaks, hidden characters and expressions'],
    [
      '--base-url',
      baseUrl === '' ? undefined : baseUrl,
      isEndpoint,
      'an http or https address without user name, query or fragment'
    ],
    ['--secret', flags.secret, isSecretName, 'the name of a secret, such as OPENAI_API_KEY'],
    ...each('--runs-on', flags.runsOn, isLabel, 'the label of a runner, such as ubuntu-24.04'),
    ...each('--triggers', triggers, isTrigger, `some of ${TRIGGERS.join(',')}`),
    ...each('--watch', flags.watch, isWatchable, 'the name of a workflow'),
    ['--cron', flags.cron, isCron, "five valid cron fields, such as '17 4 * * 1'"],
    ['--prompt', flags.prompt, isPrompt, 'a text without hidden characters and expressions'],
    ...each('--check', checks === false ? [] : checks, isOneLine, 'a command in one line, without hidden characters'),
    ['--ref', flags.ref, isRef, 'a commit of 40 characters, or a tag such as v1.2.3'],
    ['--action', flags.action, (name) => name.endsWith('/forgehand') && REPOSITORY_NAME.test(name), 'OWNER/forgehand'],
    ['--host', flags.host, (host) => HOST.test(host), 'a host name, such as github.example.com'],
    ['--repository', flags.repository, (name) => REPOSITORY_NAME.test(name), 'OWNER/NAME']
  ]
  const wrong = rows.filter(([, value, isValid]) => value !== undefined && !isValid(value))
  return [
    ...wrong.map(
      ([flag, value = '', , expected]) => `${flag} is ${quoteValue(value)}. ${remedyFor(flag, value, expected)}`
    ),
    ...(triggers?.length === 0 ? [`--triggers is empty. Choose from ${TRIGGERS.join(', ')}.`] : []),
    ...conflicts(flags)
  ]
}

/** A name that was probably meant helps more than a list. */
function remedyFor(flag: string, value: string, expected: string): string {
  const near = nearName(value, NAMES[flag] ?? [])
  return near === undefined ? `Give ${expected}.` : `Did you mean ${near}?`
}

const NAMES: Readonly<Record<string, readonly string[]>> = { '--provider': offeredProviders, '--triggers': TRIGGERS }

function conflicts({ provider, baseUrl, triggers, watch, cron, prompt }: AnswerFlags): readonly string[] {
  const isOffered = provider !== undefined && offeredProviders.includes(provider)
  const needsUrl = isOffered && defaultBaseUrl(provider) === '' && !baseUrl
  const misses = (trigger: string) => triggers !== undefined && !triggers.includes(trigger)
  const why = provider === OTHER ? 'the URL of the endpoint' : 'because each customer has their own address'
  const rows: readonly (readonly [isWrong: boolean, mistake: string])[] = [
    [needsUrl, `--provider ${provider} needs --base-url, ${why}.`],
    [watch !== undefined && misses('ci'), '--watch needs ci among the --triggers.'],
    [cron !== undefined && misses('schedule'), '--cron needs schedule among the --triggers.'],
    [
      prompt !== undefined && misses('schedule') && misses('dispatch'),
      '--prompt needs schedule or dispatch among the --triggers.'
    ]
  ]
  return rows.flatMap(([isWrong, mistake]) => (isWrong ? [mistake] : []))
}

function providersExpected(provider: string | undefined): string {
  const vertex =
    provider === 'vertex'
      ? `Vertex AI needs more steps, which ${documentationUrl('examples/vertex.yml')} has; or give `
      : ''
  return `${vertex}one of ${offeredProviders.join(', ')}`
}

function isValue(text: string): boolean {
  return isOneLine(text) && text.trim() === text && !text.includes('${{')
}

/** Source: https://docs.github.com/actions/reference/security/secrets#naming-your-secrets */
function isSecretName(name: string): boolean {
  return /^(?!GITHUB_)[A-Z_]\w{0,99}$/i.test(name)
}

function isLabel(label: string): boolean {
  return /^\w[\w.-]{0,99}$/.test(label)
}

function isPrompt(text: string): boolean {
  return text.trim() !== '' && visibleText(text) === text && !text.includes('${{')
}

function isRef(ref: string): boolean {
  return /^(?:[0-9a-f]{40}|v\d[\w.-]{0,50})$/.test(ref)
}
