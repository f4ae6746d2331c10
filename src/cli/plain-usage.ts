import { nearName } from '../text/near-name.ts'
import { CommanderError } from 'commander'
import { messageOf } from '../errors.ts'
import { jsonText } from './json-text.ts'

/** What commander says about a wrong command line, as sentences with the value and what to do. */
export function plainUsage(message: string): string {
  const text = message.replace(/^error: /, '').trim()
  for (const [pattern, sentence] of SENTENCES) {
    const [found, ...parts] = pattern.exec(text) ?? []
    if (found !== undefined) return sentence(parts)
  }
  return text.replace(/^./, (start) => start.toUpperCase())
}

/** Only if one of the words is much like it: "Did you mean …? " */
export function suggestion(written: string, words: readonly string[]): string {
  const near = nearName(written, words)
  return near === undefined ? '' : `Did you mean ${near}? `
}

type Sentence = readonly [pattern: RegExp, sentence: (parts: readonly (string | undefined)[]) => string]

const SENTENCES: readonly Sentence[] = [
  [
    /^option '(?:-\w, )?(--[\w-]+)(?: [^']*)?' argument '([^]*)' is invalid\. Allowed choices are (.*)\.$/,
    ([option = '', value = '', choices = '']) => oneOf(option, value, choices)
  ],
  [
    /^command-argument value '([^]*)' is invalid for argument '(.*)'\. Allowed choices are (.*)\.$/,
    ([value = '', argument = '', choices = '']) => oneOf(`The ${argument}`, value, choices)
  ],
  [
    /^option '(?:-\w, )?(--[\w-]+)(?: [^']*)?' argument '([^]*)' is invalid\. ([^]*)$/,
    ([option = '', value = '', expected = '']) => `${option} is ${JSON.stringify(value)}. ${expected}`
  ],
  [
    /^command-argument value '([^]*)' is invalid for argument '(.*)'\. ([^]*)$/,
    ([value = '', argument = '', expected = '']) => `The ${argument} is ${JSON.stringify(value)}. ${expected}`
  ],
  [/^missing required argument '(.*)'$/, ([name = '']) => `The ${name} is missing. Add it after the command.`],
  [
    /^option '(?:-\w, )?(--[\w-]+) (.*)' argument missing$/,
    ([option = '', placeholder = '']) => `${option} has no value. Write ${option} ${placeholder}.`
  ],
  [
    /^unknown option '([^]*?)'(?:\n\(Did you mean (?:one of )?(.*)\?\))?$/,
    ([option = '', near]) => `There is no option ${option} here.${near === undefined ? '' : ` Did you mean ${near}?`}`
  ],
  [
    /^unknown command '([^]*?)'(?:\n\(Did you mean (?:one of )?(.*)\?\))?$/,
    ([command = '', near]) =>
      near === undefined
        ? `There is no command ${JSON.stringify(command)}. To give a model a request, write: forgehand run "fix the failing test"`
        : `There is no command ${JSON.stringify(command)}. Did you mean ${near}?`
  ],
  [
    /^too many arguments for 'tool'/,
    () => `tool takes only the name of a tool. Give its arguments with --input: ${TOOL_EXAMPLE}`
  ],
  [
    /^too many arguments(?: for '(.*)')?\. Expected (\d+) arguments? but got (\d+)\.$/,
    ([command = 'forgehand', expected = '', got = '']) =>
      `${command} takes ${expected === '0' ? 'no arguments' : expected === '1' ? 'one argument' : `${expected} arguments`}, not ${got}. Put quotation marks around an argument that contains spaces.`
  ]
]

const TOOL_EXAMPLE = `forgehand tool read_file --input '{"path": "README.md"}'`

function oneOf(subject: string, value: string, choices: string): string {
  return `${subject} is ${JSON.stringify(value)}. ${suggestion(value, choices.split(', '))}Choose one of ${choices}.`
}

export interface FailedCommand {
  /** `usage`: the command line is wrong. `failed`: something that a person can fix. `bug`: a mistake in Forgehand. */
  readonly kind: 'usage' | 'failed' | 'bug'
  readonly exitCode: number
  readonly error: unknown
}

/**
 * What --json prints instead of the result of a command that could not do its work, with the sentence that standard error has too. Its
 * fields are a public interface.
 */
export function errorResult({ kind, exitCode, error }: FailedCommand): string {
  const message = error instanceof CommanderError ? plainUsage(error.message) : messageOf(error)
  return jsonText({ error: { kind, message, exitCode } })
}
