import { codeSpan } from '../text/quote-markdown.ts'

/** What one person can do in one place now. */
export interface HelpContext {
  /** The phrase that starts a command. */
  readonly trigger: string
  /** Who asks. They have write access: without it, nothing is answered. */
  readonly login: string
  readonly place: 'issue' | 'pull-request' | 'fork' | 'closed-pull-request'
  /** Hashes of commands and changes that wait for approval, newest first. */
  readonly pending: readonly string[]
  /** The hash of a plan that can be approved; undefined for none. */
  readonly plan: string | undefined
  /** The last request here; undefined if none is remembered. */
  readonly last: { readonly verb: string; readonly author: string; readonly outcome: string } | undefined
}

/** The forms of a command, joined so that each becomes code of its own, and what it does. */
type Command = readonly [command: string, text: string]

const READING: readonly Command[] = [
  ['explain …`, `ask …', 'Answers in a comment and changes nothing'],
  ['plan …', 'Writes a plan and changes nothing']
]
const APPROVE: Command = [
  'approve HASH',
  'Approves a plan, or what a run stopped at: a command, or a change to protected files. Copy the line from the comment of that run; without a hash, it lists what is waiting'
]
const SESSION: readonly Command[] = [
  ['continue …', 'Continues the last request here, with fresh limits and whatever you add'],
  ['forget', 'Deletes what is remembered of the runs here']
]
const FORK_FIX: Command = ['fix this`, or `your own words', 'Makes the change and offers it to the author']
const ALWAYS: readonly Command[] = [
  ['stop', 'Ends what runs here and keeps its work'],
  ['doctor', 'Checks the setup: runner, settings, permissions, models, packages and checks. Changes nothing'],
  ['help', 'Shows this help']
]
const REPEATED: readonly Command[] = [
  ['retry', 'Repeats the last request, for example with another `--model`, and replaces its work'],
  [
    'undo`, `undo 2',
    'Takes back the last run, or the last two, with one new commit. The next `undo` brings the work back'
  ]
]
const UPDATE: Command = ['update', 'Merges the base branch into this branch, and resolves conflicts']
const REVIEW: Command = [
  'review`, `review …',
  'Reviews this pull request: findings as comments on its lines. Your words say what to look at'
]
const CHECKS: Command = ['fix ci', 'Repairs the failed checks of this pull request']

const PLACES: Readonly<Record<HelpContext['place'], string>> = {
  issue: 'On this issue, work goes to a new pull request, or to the one that an earlier run opened.',
  'pull-request': 'On this pull request, work is committed to its branch.',
  fork: 'This pull request comes from a fork, whose code is not run here. Changes come as suggestions or as a patch, without checks. With `--adopt`, and after an approval, they go to a branch of this repository.',
  'closed-pull-request': 'This pull request is closed, so nothing is committed to it. Questions are answered.'
}

export function helpText(context: HelpContext): string {
  const { trigger, login, place } = context
  const rows = commandsFor(context).map(
    ([name, text]) => `| \`${name.replaceAll(/^|(?<=`, `)/g, `${trigger} `)}\` | ${text} |`
  )
  return [
    `${codeSpan(login)}, you have write access, so you can use these commands. ${PLACES[place]} Start a line of a comment with \`${trigger}\`, then say what you want:`,
    ['| Command | What it does |', '| --- | --- |', ...rows].join('\n'),
    waitingText(context),
    canChange(place)
      ? `Flags go before your own words: \`--model NAME\`, \`--budget DOLLARS\`, \`--turns N\`, \`--minutes N\`, \`--base BRANCH\`, \`--effort low|medium|high\`, \`--draft\`, \`--dry-run\`. They cannot exceed the limits of the workflow. For example: \`${trigger} fix --turns 20 --draft the date parser, and add a test\`.`
      : '',
    'Commands in code, quotes and folded sections are ignored.'
  ]
    .filter(Boolean)
    .join('\n\n')
}

function canChange(place: HelpContext['place']): boolean {
  return place !== 'closed-pull-request'
}

function commandsFor({ place, last }: HelpContext): readonly Command[] {
  const remembered = last ? SESSION : []
  if (!canChange(place)) return [...READING, REVIEW, ...remembered, ...ALWAYS]
  if (place === 'fork') return [FORK_FIX, ...READING, REVIEW, APPROVE, ...remembered, ...ALWAYS]
  const fix: Command = ['fix this`, or `your own words', 'Makes the change, runs the checks and commits']
  const here = place === 'pull-request' ? [REVIEW, UPDATE, CHECKS] : []
  return [fix, ...READING, APPROVE, ...here, ...(last ? REPEATED : []), ...remembered, ...ALWAYS]
}

const MAX_LISTED = 5

function waitingText({ trigger, pending, plan, last, place }: HelpContext): string {
  const lines = [
    ...(plan !== undefined && canChange(place) ? [`- A plan can be carried out: \`${trigger} approve ${plan}\``] : []),
    ...pending.slice(0, MAX_LISTED).map((hash) => `- Waits for approval: \`${trigger} approve ${hash}\``),
    ...(last
      ? [
          `- The outcome of the last request here, ${codeSpan(last.verb)} by ${codeSpan(last.author)}, was ${codeSpan(last.outcome)}.`
        ]
      : [])
  ]
  return lines.length === 0 ? '' : `Now:\n\n${lines.join('\n')}`
}
