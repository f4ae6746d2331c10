import * as z from 'zod'
import { MAX_ITEMS } from '../domain/task-item.ts'
import { REPOSITORY_NAME } from '../text/github-rules.ts'
import { isEndpoint } from './check-endpoint.ts'
import {
  atMost,
  choice,
  form,
  configPath,
  dollarsOrNone,
  durationOrNone,
  globs,
  id,
  integer,
  integerOrNone,
  labels,
  logins,
  modelNames,
  names,
  outputSchema,
  repositoryFile,
  text,
  trigger,
  yesOrNo
} from './input-fields.ts'
import { APIS } from './providers.ts'
import { EXPECTED_LOGIN, EXPECTED_REVIEWER, login, MAX_ASSIGNEES, MAX_REVIEWERS, reviewer } from './triage-settings.ts'

/** As long as the longest request. */
const MAX_PROMPT = 20_000
const MAX_DATA = 100_000

/** The inputs of action.yml, by the same names. action.yml has their defaults; a test compares the two. */
export const inputSchema = z.object({
  'github-token': text('a token; remove the input to use the token of the job'),
  'api-key': z.string().trim(),
  model: form(/^\S{1,200}$/u, 'a model, such as gpt-5 or groq/NAME'),
  'base-url': z
    .string()
    .trim()
    .refine(
      (url) => url === '' || isEndpoint(url),
      'the address of an endpoint, such as https://api.openai.com/v1, or nothing for the address of the provider'
    ),
  api: choice(['', ...APIS], `${APIS.join(', ')}, or nothing for the default of the provider`),
  'fallback-models': modelNames,
  'max-output-tokens': integerOrNone(256, 1_000_000, "for the provider's limit"),
  'openai-identity-provider': id,
  'openai-service-account': id,
  'openai-audience': form(
    /^\S{1,500}$/u,
    'the audience that the identity provider at OpenAI expects, such as https://api.openai.com/v1'
  ),
  trigger,
  'trigger-label': form(
    /^[^:,\n]{0,40}$/u,
    'a label of at most 40 characters without a colon or a comma, or nothing for no label'
  ),
  assignee: form(/^(?:[\w-]{1,100}(?:\[bot\])?)?$/u, 'the login of one account, or nothing for none'),
  'allowed-bots': logins,
  review: choice(['off', 'auto'], 'auto, or off to review only what somebody asks for'),
  prompt: atMost(
    MAX_PROMPT,
    `at most ${MAX_PROMPT} characters; put a longer text into a file and name it in prompt-file`
  ),
  'prompt-file': repositoryFile,
  'task-id': form(
    /^(?:[a-z\d](?:[a-z\d-]{0,48}[a-z\d])?)?$/u,
    'lower-case letters, digits and hyphens, at most 50, or nothing'
  ),
  data: z.string().max(MAX_DATA, `at most ${MAX_DATA} characters`),
  report: choice(['', 'issue'], 'issue, or nothing for a task that changes files'),
  item: form(
    /^(?:[a-z\d](?:[a-z\d-]{0,38}[a-z\d])?)?$/u,
    'lower-case letters, digits and hyphens, at most 40, or nothing'
  ),
  items: atMost(1_000_000, 'at most 1,000,000 characters; put more into a .jsonl file and name it'),
  'max-items': integer(1, MAX_ITEMS),
  repositories: atMost(100_000, 'names of repositories or a search, one on each line'),
  repository: z
    .string()
    .trim()
    .refine(
      (name) => name === '' || REPOSITORY_NAME.test(name),
      'the name of a repository such as acme/app, or nothing'
    ),
  'artifacts-path': atMost(4_096, 'the path of a folder'),
  'spread-seconds': integer(0, 300),
  'on-foreign-commits': choice(['leave', 'continue'], 'leave or continue'),
  'again-after': durationOrNone,
  'skip-if-open': integerOrNone(1, 100, 'for any number'),
  cooldown: durationOrNone,
  'only-if-changed': globs,
  'output-schema': outputSchema,
  'output-schema-file': repositoryFile,
  'max-turns': integer(1, 1_000),
  'max-minutes': integer(1, 360),
  'max-tokens': integer(1_000, 1_000_000_000),
  'max-dollars': dollarsOrNone,
  sandbox: z.enum(['auto', 'bubblewrap', 'namespaces', 'off'], 'auto, bubblewrap, namespaces or off'),
  'attach-files': yesOrNo,
  'dry-run': yesOrNo,
  draft: yesOrNo,
  labels,
  reviewers: names(reviewer, EXPECTED_REVIEWER, MAX_REVIEWERS),
  assignees: names(login, EXPECTED_LOGIN, MAX_ASSIGNEES),
  'request-review': yesOrNo,
  'config-path': configPath,
  phase: choice(
    ['', 'propose', 'publish', 'plan', 'gather', 'stop', 'stats'],
    'propose, publish, plan, gather, stop, stats, or nothing to do everything in one job'
  ),
  'proposal-path': atMost(4_096, 'the path of a folder'),
  doctor: yesOrNo,
  'stats-days': integer(1, 366)
})
export type Inputs = z.output<typeof inputSchema>

/** A harmless value to use for an input instead of an invalid one. */
export function placeholder(name: string): string {
  return PLACEHOLDERS[name] ?? ''
}

/** For every other input, '' is harmless. A test goes through all of them. */
const PLACEHOLDERS: Readonly<Record<string, string>> = {
  model: 'none',
  'base-url': 'https://base-url.invalid',
  'openai-audience': 'https://api.openai.com/v1',
  trigger: '/agent',
  'trigger-label': 'agent',
  review: 'off',
  'max-items': '1',
  'spread-seconds': '0',
  'on-foreign-commits': 'leave',
  'max-turns': '1',
  'max-minutes': '1',
  'max-tokens': '1000',
  sandbox: 'auto',
  'attach-files': 'false',
  'dry-run': 'true',
  draft: 'true',
  'request-review': 'false',
  'config-path': '.github/agent.yml',
  doctor: 'false',
  'stats-days': '1'
} satisfies Partial<Record<keyof Inputs, string>>
