import type { Command } from 'commander'
import { SWITCHABLE } from '../settings/agent-file-schema.ts'
import { jsonText } from './json-text.ts'

export type Shell = 'bash' | 'zsh' | 'fish'

/** Each calls this command with the words of the line. Where it knows none, the shell completes files. */
const SCRIPTS: Readonly<Record<Shell, string>> = {
  bash: `_forgehand() {
  local IFS=$'\\n'
  COMPREPLY=($(forgehand completion bash -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
}
complete -o default -F _forgehand forgehand
`,
  zsh: `_forgehand() {
  local -a found
  found=(\${(f)"$(forgehand completion zsh -- "\${(@)words[2,CURRENT]}" 2>/dev/null)"})
  if (( $#found )); then _describe forgehand found; else _files; fi
}
compdef _forgehand forgehand
`,
  fish: `function __forgehand
  set -l found (forgehand completion fish -- (commandline -opc)[2..] (commandline -ct) 2>/dev/null)
  if count $found >/dev/null
    printf '%s\\n' $found
  else
    __fish_complete_path (commandline -ct)
  end
end
complete -c forgehand -f -a '(__forgehand)'
`
}

/** What separates a word from its description. bash shows none. */
const SEPARATORS: Readonly<Record<Shell, string | undefined>> = { bash: undefined, zsh: ':', fish: '\t' }

interface Candidate {
  readonly word: string
  readonly description: string
}

interface CompletionFlags {
  readonly shell: Shell
  /** The words of the line after the name of the program, up to the one that is completed. None for the script. */
  readonly words: readonly string[]
  readonly json?: true | undefined
}

/** A script that completes in a shell, or for its words what the last one can be. */
export function completion(program: Command, { shell, words, json }: CompletionFlags): string {
  if (words.length === 0) {
    const script = `# Completion of forgehand for ${shell}.\n${SCRIPTS[shell]}`
    return json ? jsonText({ shell, script }) : script
  }
  const separator = SEPARATORS[shell]
  const lines = candidatesFor(program, words).map(({ word, description }) =>
    separator === undefined || description === '' ? `${word}\n` : `${word}${separator}${description}\n`
  )
  return lines.join('')
}

function candidatesFor(program: Command, words: readonly string[]): readonly Candidate[] {
  const help = program.createHelp()
  const last = words.at(-1) ?? ''
  // bash makes words of its own of --option=value.
  const [, flag, value = last === '=' ? '' : last] = /^(--[\w-]+=)(.*)$/.exec(last) ?? []
  const before = words.slice(0, -1).filter((word) => word !== '=')
  const commands = help.visibleCommands(program)
  const command = commands.find((each) => each.name() === before.find((word) => !word.startsWith('-')))
  const options = help.visibleOptions(command ?? program)
  const named = flag?.slice(0, -1) ?? before.at(-1)
  const option = options.find(({ long, short }) => named !== undefined && [long, short].includes(named))
  if (option?.required || option?.optional) return wordsFrom(option.argChoices ?? [], value, flag)
  if (value.startsWith('-'))
    return startingWith(value)(options.map(({ long, description }) => ({ word: long ?? '', description })))
  const names = commands.map((each) => ({ word: each.name(), description: each.description() }))
  if (!command || command.name() === 'help') return startingWith(value)(names)
  const tools = command.name() === 'tool' ? [...SWITCHABLE, 'finish'] : []
  return wordsFrom(command.registeredArguments[0]?.argChoices ?? tools, value)
}

/** Of a list with commas, the last entry is completed, to one that it does not have. */
function wordsFrom(choices: readonly string[], value: string, flag = ''): readonly Candidate[] {
  const entries = value.split(',').slice(0, -1)
  const prefix = flag + entries.map((entry) => `${entry},`).join('')
  const all = choices
    .filter((each) => !entries.includes(each))
    .map((each) => ({ word: prefix + each, description: '' }))
  return startingWith(flag + value)(all)
}

function startingWith(prefix: string) {
  return (candidates: readonly Candidate[]) =>
    candidates
      .filter(({ word }) => word.startsWith(prefix))
      // Shells show a description in one short line.
      .map(({ word, description }) => ({ word, description: description.split(/[.:;] |\.$| \(/, 1)[0] ?? '' }))
}
