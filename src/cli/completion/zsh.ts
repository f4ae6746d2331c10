import type { CommandWords, OptionWords, Values } from './command-words.ts'

/** A script that zsh can source, or load from a file `_forgehand` in a folder of fpath. */
export function zshScript(commands: readonly CommandWords[], options: readonly OptionWords[]): string {
  return `#compdef forgehand
# Completion of forgehand for zsh. Load it after compinit with: source <(forgehand completion zsh)

_forgehand_checkpoints() {
  compadd "$@" -- \${(f)"$(forgehand checkpoints 2>/dev/null | sed -n 's/^ *\\([0-9][0-9]*\\)  .*/\\1/p')"}
}

_forgehand() {
  local context state state_descr line curcontext="$curcontext"
  typeset -A opt_args
  local -a subcommands
  subcommands=(
${commands.map(({ name, description }) => `    ${quoted(`${name}:${description}`)}`).join('\n')}
  )
  _arguments -C ${options.flatMap(optionSpecs).join(' ')} '1: :->command' '*:: :->arguments'
  case $state in
    command) _describe -t commands command subcommands ;;
    arguments)
      case $line[1] in
${commands.map(commandCase).join('\n')}
      esac
      ;;
  esac
}

if [[ $funcstack[1] == _forgehand ]]; then _forgehand "$@"; else compdef _forgehand forgehand; fi
`
}

function commandCase({ name, options, argument }: CommandWords): string {
  const specs = [...options.flatMap(optionSpecs), ...argumentSpecs(argument)]
  return `        ${name})\n          _arguments ${specs.map((spec) => `\\\n            ${spec}`).join(' ')}\n          ;;`
}

function optionSpecs({ names, description, values, placeholder, isRepeatable }: OptionWords): readonly string[] {
  const value = values.kind === 'none' ? '' : `:${escapeColons(placeholder)}:${action(values)}`
  const others = isRepeatable ? '*' : names.length > 1 ? `(${names.join(' ')})` : ''
  // With the equals sign, both --option value and --option=value complete.
  return names.map((name) => {
    const separator = value !== '' && name.startsWith('--') ? '=' : ''
    return quoted(`${others}${name}${separator}[${description.replace(/[\\[\]]/g, '\\$&')}]${value}`)
  })
}

function argumentSpecs(argument: Values): readonly string[] {
  // With a spec of free text, zsh lists an option and does not insert it.
  return argument.kind === 'none' || argument.kind === 'text' ? [] : [quoted(`1:argument:${action(argument)}`)]
}

function action(values: Values): string {
  switch (values.kind) {
    case 'files':
      return '_files'
    case 'folders':
      return '_files -/'
    case 'traces':
      return '_files -g "*.jsonl"'
    case 'choices':
      return `(${values.choices.join(' ')})`
    case 'list':
      return `_values -s , word ${values.choices.join(' ')}`
    case 'checkpoints':
      return '_forgehand_checkpoints'
    case 'text':
    case 'none':
      return ' '
  }
}

function escapeColons(text: string): string {
  return text.replaceAll(':', '\\:')
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
