import { differences, shapeOf } from './shape.ts'
import type { Exchange } from '../../emulators/github/exchange.ts'
import type { Tour, AnswerKind } from './tour.ts'
import type { Witnessed } from './witnessed.ts'

/** Where the emulator differs and is right, or need not be the same. Each has its reason. */
const ACCEPTED: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/git_url is address, not text$/, 'The examples write git:github.com. Recordings have git://github.com.'],
  [/\/activity .*\.(pushed_at|push_type|pusher) is missing$/, 'The example has other names than its own schema.'],
  [/\.\$ref is missing$/, 'An example is a reference that leads nowhere.'],
  [/\.master_branch is missing$/, 'It has been default_branch since 2014.'],
  [
    /\.(parent|source|repo|repository)\.(?!.*\.)\w+ is missing$/,
    'The examples mix the fields of full and of short repositories.'
  ],
  [/\.(organization|template_repository) is missing$/, 'The emulator has no organizations and no templates.'],
  [/^DELETE .*\.submitted_at is missing$/, 'Only pending reviews can be deleted, and they have no such time.'],
  [/\.(in_reply_to_id|pull_request) is missing$/, 'Only replies and only pull requests have it.'],
  [/\.(permissions|parameters)(\.\w+)? is missing$/, 'A map: of an app, or of a rule that has parameters.'],
  [/\.bypass_actors is missing$/, 'Only who may edit the ruleset sees it.']
]

/**
 * Where the emulator's answers lack what all answers of a witness have, or have another kind of value. Answers are compared for each operation,
 * and errors for each status.
 */
export function disagreements(ours: readonly Exchange[], witnessed: readonly Witnessed[]): readonly string[] {
  const own = Map.groupBy(ours, (exchange) => outcomeOf(`${exchange.method} ${exchange.route ?? ''}`, exchange.status))
  const seen = Map.groupBy(witnessed, ({ operation, status }) => outcomeOf(operation ?? '', status))
  return [...seen].flatMap(([outcome, answers]) => {
    const exchanges = own.get(outcome) ?? []
    // Nothing that the emulator does, such as an error of the server, or GraphQL.
    if (exchanges.length === 0) return []
    const shape = shapeOf(exchanges.map(({ responseBody }) => responseBody))
    const found = differences(shape, shapeOf(answers.map(({ body }) => body)))
    const statuses = new Set(answers.map(({ status }) => status))
    const others = [...new Set(exchanges.map(({ status }) => status))].filter((status) => !statuses.has(status))
    return [...found, ...others.map((status) => `status ${status}, not ${[...statuses].join(' or ')}`)]
      .map((difference) => `${outcome}: ${difference}`)
      .filter((line) => !ACCEPTED.some(([pattern]) => pattern.test(line)))
  })
}

function outcomeOf(operation: string, status: number): string {
  return `${operation} → ${status < 300 ? 'success' : status}`
}

/** Of the connection, of GitHub's servers, or for browsers. */
const NOT_EMULATED =
  /^(server|connection|content-(encoding|length|security-policy)|transfer-encoding|strict-transport-security|x-(frame-options|content-type-options|xss-protection)|referrer-policy|access-control-.*)$/

/** Headers that all answers of a kind have in the recordings, and the emulator's have not. */
export function missingHeaders(headers: Tour['headers'], witnessed: readonly Witnessed[]): readonly string[] {
  const kinds = Map.groupBy(witnessed, kindOf)
  return [...kinds].flatMap(([kind, answers]) => {
    const [first, ...rest] = answers.map((answer) => Object.keys(answer.headers))
    const always = (first ?? []).filter((name) => rest.every((names) => names.includes(name)))
    const missing = always.filter((name) => !NOT_EMULATED.test(name) && !headers[kind].includes(name))
    return missing.map((name) => `${kind}: the header ${name} is missing`)
  })
}

function kindOf({ method, path, status }: Witnessed): AnswerKind {
  if (path === '/graphql') return 'graphql'
  if (status === 304) return 'unchanged'
  if (status >= 400) return 'refused'
  return method === 'GET' ? 'read' : 'written'
}
