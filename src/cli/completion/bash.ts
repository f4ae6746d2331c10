import type { CommandWords, OptionWords, Values } from './command-words.ts'

/** A script for bash 3.2 and newer, which macOS has. */
export function bashScript(commands: readonly CommandWords[], options: readonly OptionWords[]): string {
  const names = commands.map(({ name }) => name)
  return `# Completion of forgehand for bash. Load it with: source <(forgehand completion bash)

_forgehand_words() {
  COMPREPLY=($(compgen -W "$1" -- "$current"))
}

# Words with commas between them, each once: those before the last comma stay.
_forgehand_list() {
  local before= left= word
  if [[ $current == *,* ]]; then before=\${current%,*},; fi
  for word in $1; do [[ ,$before == *,$word,* ]] || left+=" $word"; done
  compopt -o nospace 2>/dev/null
  COMPREPLY=($(compgen -P "$before" -W "$left" -- "\${current##*,}"))
}

_forgehand_checkpoints() {
  _forgehand_words "$(forgehand checkpoints 2>/dev/null | sed -n 's/^ *\\([0-9][0-9]*\\)  .*/\\1/p')"
}

# Names with spaces stay whole, and a folder gets a slash.
_forgehand_paths() {
  local path
  compopt -o filenames 2>/dev/null
  COMPREPLY=()
  while IFS= read -r path; do COMPREPLY+=("$path"); done < <(compgen "$@" -- "$current")
}

_forgehand_traces() {
  _forgehand_paths -f -X '!*.jsonl'
  local traces=("\${COMPREPLY[@]}")
  _forgehand_paths -d
  COMPREPLY+=("\${traces[@]}")
}

_forgehand() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]} command= index
  # bash splits --option=value at the sign.
  if [[ $current == '=' ]]; then current=
  elif [[ $previous == '=' ]]; then previous=\${COMP_WORDS[COMP_CWORD-2]}
  fi
  for ((index = 1; index < COMP_CWORD; index++)); do
    if [[ \${COMP_WORDS[index]} != -* ]]; then command=\${COMP_WORDS[index]}; break; fi
  done
  COMPREPLY=()
  case "$command $previous" in
${commands.flatMap(({ name, options: own }) => own.flatMap((option) => valueCases(name, option))).join('\n')}
  esac
  if [[ $current == -* ]]; then
    case "$command" in
      '') _forgehand_words '${words(options)}' ;;
${commands.map(({ name, options: own }) => `      ${name}) _forgehand_words '${words(own)}' ;;`).join('\n')}
    esac
    return
  fi
  case "$command" in
    '') _forgehand_words '${names.join(' ')}' ;;
${commands.map(({ name, options: own, argument }) => `    ${name}) ${argumentAction(argument, own)} ;;`).join('\n')}
  esac
}

complete -F _forgehand forgehand
`
}

function valueCases(command: string, { names, values }: OptionWords): readonly string[] {
  if (values.kind === 'none') return []
  const patterns = names.map((name) => `'${command} ${name}'`).join(' | ')
  return [`    ${patterns}) ${valueAction(values)}; return ;;`]
}

function valueAction(values: Values): string {
  switch (values.kind) {
    case 'files':
      return '_forgehand_paths -f'
    case 'folders':
      return '_forgehand_paths -d'
    case 'traces':
      return '_forgehand_traces'
    case 'choices':
      return `_forgehand_words '${values.choices.join(' ')}'`
    case 'list':
      return `_forgehand_list '${values.choices.join(' ')}'`
    case 'checkpoints':
      return '_forgehand_checkpoints'
    case 'text':
    case 'none':
      return ':'
  }
}

/** Completes the options of the command if nothing is known about its argument. */
function argumentAction(argument: Values, options: readonly OptionWords[]): string {
  const isUnknown = argument.kind === 'none' || argument.kind === 'text'
  return isUnknown ? `_forgehand_words '${words(options)}'` : valueAction(argument)
}

function words(options: readonly OptionWords[]): string {
  return options.flatMap(({ names }) => names).join(' ')
}
