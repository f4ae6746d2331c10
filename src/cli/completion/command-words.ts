import type { Argument, Command, Option } from 'commander'

/** What can be completed at a place of the command line. */
export type Values =
  | { readonly kind: 'none' }
  /** Free text, which a shell cannot know. */
  | { readonly kind: 'text' }
  | { readonly kind: 'files' }
  | { readonly kind: 'folders' }
  /** Files that end in .jsonl, and folders, which can contain some. */
  | { readonly kind: 'traces' }
  | { readonly kind: 'choices'; readonly choices: readonly string[] }
  /** Several of the choices, each once, with commas between them. */
  | { readonly kind: 'list'; readonly choices: readonly string[] }
  /** The numbers that `forgehand checkpoints` lists. */
  | { readonly kind: 'checkpoints' }

export interface OptionWords {
  /** Such as `--help` and `-h`. */
  readonly names: readonly string[]
  readonly description: string
  /** `none` for a flag. */
  readonly values: Values
  /** The placeholder of its value, such as `file`. */
  readonly placeholder: string
  readonly isRepeatable: boolean
}

export interface CommandWords {
  readonly name: string
  readonly description: string
  readonly options: readonly OptionWords[]
  /** `none` for a command without arguments. */
  readonly argument: Values
}

/**
 * The words of each command, from its definition.
 *
 * @param toolNames are the argument of `tool`
 */
export function commandWords(program: Command, toolNames: readonly string[]): readonly CommandWords[] {
  const help = program.createHelp()
  const commands = help.visibleCommands(program)
  const names = commands.map((command) => command.name())
  return commands.map((command) => ({
    name: command.name(),
    description: firstSentence(command.description()),
    options: help.visibleOptions(command).map(optionWords),
    argument: argumentValues(command, { help: names, tool: toolNames })
  }))
}

/** The options of the program itself. */
export function programOptions(program: Command): readonly OptionWords[] {
  return program.createHelp().visibleOptions(program).map(optionWords)
}

function optionWords(option: Option): OptionWords {
  const { short, long, description, flags, argChoices, required, optional } = option
  const placeholder = /[<[](.+?)[>\]]/.exec(flags)?.[1] ?? ''
  return {
    names: [long, short].flatMap((name) => name ?? []),
    description: firstSentence(description),
    values: required || optional ? valuesOf(argChoices, placeholder) : { kind: 'none' },
    placeholder,
    isRepeatable: description.includes('repeatable')
  }
}

/** @param known choices by the name of the command, which its definition does not have */
function argumentValues(command: Command, known: Readonly<Record<string, readonly string[]>>): Values {
  const choices = known[command.name()]
  if (choices) return { kind: 'choices', choices }
  const argument: Argument | undefined = command.registeredArguments[0]
  return argument ? valuesOf(argument.argChoices, argument.name()) : { kind: 'none' }
}

const FILES = new Set(['file', 'path'])
const FOLDERS = new Set(['folder', 'checkout'])

/** Help and completion agree on what a placeholder means. */
function valuesOf(choices: readonly string[] | undefined, placeholder: string): Values {
  if (choices) return { kind: placeholder === 'list' ? 'list' : 'choices', choices }
  if (placeholder === 'checkpoint') return { kind: 'checkpoints' }
  if (placeholder === 'trace') return { kind: 'traces' }
  if (FILES.has(placeholder)) return { kind: 'files' }
  return { kind: FOLDERS.has(placeholder) ? 'folders' : 'text' }
}

/** Shells list each completion with one short line. */
function firstSentence(text: string): string {
  return (/^.*?(?=[.:;] |\.$| \(|$)/s.exec(text)?.[0] ?? text).replace(/\s+/g, ' ')
}
