import { findCommands } from './command-lines.ts'
import { readFlags, standsAlone } from './flags.ts'
import type { WrittenFlag } from './flags.ts'
import type { Request, Task, Verb } from '../domain/task.ts'

/** What a comment asks for. */
export type RequestReading =
  | { readonly kind: 'request'; readonly request: Request }
  /** Nothing: there is no command in it. */
  | { readonly kind: 'none' }
  /** A command that cannot be carried out; `tell` is a line for its author. */
  | { readonly kind: 'refused'; readonly reason: string; readonly tell: string }

type Availability = 'now' | 'later' | 'later, on pull requests'

/** Every word that is a verb. Those to come are known already, so that none of them is taken for free text meanwhile. */
const verbs: Readonly<Record<string, Availability>> = {
  fix: 'now',
  explain: 'now',
  ask: 'now',
  help: 'now',
  plan: 'later',
  approve: 'now',
  continue: 'later',
  retry: 'later',
  stop: 'later',
  review: 'later, on pull requests',
  undo: 'later, on pull requests',
  update: 'later, on pull requests'
}

/** Reads the one command of a comment: trigger, then verb and flags in any order, then free text. */
export async function readRequest(
  comment: string,
  { trigger, subject }: { readonly trigger: string; readonly subject: Task['subject'] }
): Promise<RequestReading> {
  const [command, ...others] = await findCommands(comment, trigger)
  if (!command) return { kind: 'none' }
  if (others.length > 0) {
    // To do the first and pass over the rest would be a choice made silently.
    const tell = `This comment has ${others.length + 1} commands, so none was run. Write each in a comment of its own.`
    return { kind: 'refused', reason: 'the comment has more than one command', tell }
  }

  const { word, written, rest } = readHead(command.line)
  const text = joinText(rest, command.below)
  const { flags, mistakes } = readFlags(written)
  if (mistakes.length > 0) {
    return { kind: 'refused', reason: 'the flags are wrong', tell: `Nothing was run. ${mistakes.join(' ')}` }
  }
  if (word === undefined) {
    const verb = text === '' && written.length === 0 ? 'help' : 'fix'
    return { kind: 'request', request: { verb, flags, text } }
  }

  const verb = verbOf(word)
  if (isBuilt(verb)) return { kind: 'request', request: { verb, flags, text } }
  if (verbs[verb] === 'later, on pull requests' && subject === 'issue' && text !== '') {
    return { kind: 'request', request: { verb: 'fix', flags, text: `${word} ${text}` } }
  }
  return { kind: 'refused', reason: `the verb ${verb} is not available`, tell: unavailable(verb, trigger) }
}

interface Head {
  /** The verb as it was written. */
  readonly word: string | undefined
  readonly written: readonly WrittenFlag[]
  readonly rest: string
}

// Phones write two hyphens as one dash.
const FLAG = /^(?:--|—)(?<name>[^\s=]+)(?<equals>=?)/u
const END_OF_FLAGS = /^--(?:\s+|$)/u

function readHead(line: string): Head {
  const before = takeFlags(line)
  const [word = ''] = before.rest.split(/\s/u, 1)
  if (!Object.hasOwn(verbs, verbOf(word))) return { ...before, word: undefined }
  const after = takeFlags(before.rest.slice(word.length))
  return { word, written: [...before.written, ...after.written], rest: after.rest }
}

function takeFlags(text: string): { readonly written: readonly WrittenFlag[]; readonly rest: string } {
  const written: WrittenFlag[] = []
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
  // What follows an unknown flag was meant for it; the flags behind it are to be looked at too.
  const isMissing = standsAlone(name) || following === '' || FLAG.test(following)
  if (!hasEquals && isMissing) return { value: undefined, rest: following }

  const match = VALUE.exec(following)
  const value = match?.slice(1).find((part: string | undefined) => part !== undefined) ?? ''
  return { value, rest: following.slice(match?.[0].length).trimStart() }
}

function verbOf(word: string): string {
  return word.toLowerCase().replace(/[.,:;!?]+$/u, '')
}

function isBuilt(verb: string): verb is Verb {
  return verbs[verb] === 'now'
}

function joinText(line: string, below: string): string {
  return `${line}\n${below}`.trim()
}

function unavailable(verb: string, trigger: string): string {
  const built = Object.keys(verbs).filter(isBuilt)
  return (
    `\`${verb}\` is not available in this version, so nothing was run. There are ${built.join(', ')}. ` +
    `If a request in words begins with it, write \`${trigger} fix ${verb} …\`.`
  )
}
