import { findCommands } from './command-lines.ts'
import { isSwitch, parseFlags, type RawFlag } from './flags.ts'
import type { Request, Task, Verb } from '../domain/task.ts'

/** What a comment asks for. */
export type ParsedRequest =
  | { readonly kind: 'request'; readonly request: Request }
  /** The comment has no command. */
  | { readonly kind: 'none' }
  /** A command that cannot be carried out; `message` is for its author. */
  | { readonly kind: 'refused'; readonly reason: string; readonly message: string }

/** All verbs, and where each works. */
const verbs: Readonly<Record<Verb, 'everywhere' | 'on pull requests'>> = {
  fix: 'everywhere',
  explain: 'everywhere',
  ask: 'everywhere',
  help: 'everywhere',
  plan: 'everywhere',
  approve: 'everywhere',
  continue: 'everywhere',
  forget: 'everywhere',
  retry: 'everywhere',
  stop: 'everywhere',
  doctor: 'everywhere',
  review: 'on pull requests',
  undo: 'everywhere',
  update: 'on pull requests'
}

interface ParseOptions {
  readonly trigger: string
  readonly subject: Task['subject']
}

/** Parses the only command of a comment: trigger, then verb and flags in any order, then free text. */
export async function parseRequest(comment: string, { trigger, subject }: ParseOptions): Promise<ParsedRequest> {
  const [command, ...others] = await findCommands(comment, trigger)
  if (!command) return { kind: 'none' }
  if (others.length > 0) {
    // Running the first and skipping the rest would be a silent choice.
    const message = `This comment has ${others.length + 1} commands, so none was run. Write each in its own comment.`
    return { kind: 'refused', reason: 'the comment has more than one command', message }
  }

  const { verb, word, written, rest } = readHead(command.line)
  const text = `${rest}\n${command.below}`.trim()
  const { flags, errors } = parseFlags(written)
  if (errors.length > 0) {
    return { kind: 'refused', reason: 'the flags are invalid', message: `Nothing was run. ${errors.join(' ')}` }
  }
  if (verb === undefined) {
    const implied = text === '' && written.length === 0 ? 'help' : 'fix'
    return { kind: 'request', request: { verb: implied, flags, text } }
  }

  const isPlainWord = isFollowedByWords(verb, { rest, text })
  if (verb === 'undo' && !isPlainWord && !/^(?:[1-9]\d{0,3})?$/u.test(text))
    return { kind: 'refused', reason: 'undo takes only a number', message: undoMessage(trigger) }
  const isElsewhere = verbs[verb] === 'on pull requests' && subject === 'issue'
  if (isPlainWord || (isElsewhere && text !== ''))
    return { kind: 'request', request: { verb: 'fix', flags, text: `${word} ${text}` } }
  if (!isElsewhere) return { kind: 'request', request: { verb, flags, text } }
  return {
    kind: 'refused',
    reason: `the verb ${verb} works only on pull requests`,
    message: elsewhereMessage(verb, trigger)
  }
}

/** True if the word asks for other work, as in "update the docs" or "retry the upload when it fails". */
function isFollowedByWords(verb: Verb, { rest, text }: { readonly rest: string; readonly text: string }): boolean {
  if (verb === 'undo') return /^[^\d+-]/u.test(rest)
  return verb === 'retry' || verb === 'doctor' ? text !== '' : verb === 'update' && rest.trim() !== ''
}

interface Head {
  /** Undefined if the line does not begin with one. */
  readonly verb: Verb | undefined
  /** The verb as written. */
  readonly word: string
  readonly written: readonly RawFlag[]
  readonly rest: string
}

// Phones turn two hyphens into one dash.
const FLAG = /^(?:--|—)(?<name>[^\s=]+)(?<equals>=?)/u
const END_OF_FLAGS = /^--(?:\s+|$)/u

function readHead(line: string): Head {
  const before = takeFlags(line)
  const [word = ''] = before.rest.split(/\s/u, 1)
  const verb = verbOf(word)
  if (verb === undefined) return { ...before, verb, word }
  const after = takeFlags(before.rest.slice(word.length))
  return { verb, word, written: [...before.written, ...after.written], rest: after.rest }
}

function takeFlags(text: string): { readonly written: readonly RawFlag[]; readonly rest: string } {
  const written: RawFlag[] = []
  let rest = text.trimStart()
  for (let flag = FLAG.exec(rest); flag; flag = FLAG.exec(rest)) {
    const name = flag.groups?.['name']?.toLowerCase() ?? ''
    const value = takeValue(rest.slice(flag[0].length), { hasEquals: flag.groups?.['equals'] === '=', name })
    written.push({ name, value: value.value })
    rest = value.rest
  }
  return { written, rest: rest.replace(END_OF_FLAGS, '') }
}

const VALUE = /^(?:"([^"]*)"|'([^']*)'|“([^”]*)”|(\S*))/u

function takeValue(
  text: string,
  { hasEquals, name }: { readonly hasEquals: boolean; readonly name: string }
): { readonly value: string | undefined; readonly rest: string } {
  const following = hasEquals ? text : text.trimStart()
  // What follows an unknown flag was meant as its value; the flags after it are checked too.
  const isMissing = isSwitch(name) || following === '' || FLAG.test(following)
  if (!hasEquals && isMissing) return { value: undefined, rest: following }

  const match = VALUE.exec(following)
  const value = match?.slice(1).find((part: string | undefined) => part !== undefined) ?? ''
  return { value, rest: following.slice(match?.[0].length).trimStart() }
}

function verbOf(word: string): Verb | undefined {
  const written = word.toLowerCase().replace(/[.,:;!?]+$/u, '')
  // Its keys are exactly the verbs.
  return (Object.keys(verbs) as Verb[]).find((verb) => verb === written)
}

function undoMessage(trigger: string): string {
  return (
    `\`undo\` reverts the last run, and \`undo 2\` the last two, so only a number can follow it. Nothing was done. ` +
    `To have a model revert something, write \`${trigger} fix undo …\`.`
  )
}

function elsewhereMessage(verb: Verb, trigger: string): string {
  const others = Object.entries(verbs).flatMap(([each, where]) => (where === 'everywhere' ? each : []))
  return (
    `\`${verb}\` works only on pull requests, so nothing was run. On issues, the verbs are ${others.join(', ')}. ` +
    `If your request starts with this word, write \`${trigger} fix ${verb} …\`.`
  )
}
