import type { CommandWords, OptionWords, Values } from './command-words.ts'

/** A script for fish 3 and newer. */
export function fishScript(commands: readonly CommandWords[], options: readonly OptionWords[]): string {
  const noCommand = `-n __fish_use_subcommand`
  const lines = [
    '# Completion of forgehand for fish. Load it with: forgehand completion fish | source',
    ...FUNCTIONS,
    'complete -c forgehand -f',
    ...options.map((option) => `complete -c forgehand ${noCommand} ${optionArguments(option)}`),
    ...commands.map(
      ({ name, description }) => `complete -c forgehand ${noCommand} -a ${name} -d ${quoted(description)}`
    ),
    ...commands.flatMap(({ name, options: own, argument }) => {
      const inCommand = `complete -c forgehand -n '__fish_seen_subcommand_from ${name}'`
      const values = argumentValues(argument)
      return [
        ...own.map((option) => `${inCommand} ${optionArguments(option)}`),
        ...(values === '' ? [] : [`${inCommand} ${values}`])
      ]
    })
  ]
  return `${lines.join('\n')}\n`
}

const FUNCTIONS = [
  '# Words with commas between them, each once: those before the last comma stay.',
  'function __forgehand_list',
  `    set -l before (commandline -ct | string replace -r '^--[a-z-]+=' '' | string match -r '^.*,')`,
  `    set -q before[1]; or set before ''`,
  '    set -l used (string split , -- $before)',
  '    for word in $argv',
  String.raw`        contains -- $word $used; or printf '%s\n' $before$word`,
  '    end',
  'end',
  'function __forgehand_traces',
  String.raw`    __fish_complete_path (commandline -ct) | string match -r '^.*(?:/|\.jsonl)(?:\t.*)?$'`,
  'end',
  'function __forgehand_checkpoints',
  String.raw`    forgehand checkpoints 2>/dev/null | string replace -rf '^ *(\d+)  (.*)' '$1\t$2'`,
  'end'
]

function optionArguments({ names, description, values }: OptionWords): string {
  const flags = names.map((name) => (name.startsWith('--') ? `-l ${name.slice(2)}` : `-s ${name.slice(1)}`))
  return [...flags, optionValues(values), `-d ${quoted(description)}`].filter(Boolean).join(' ')
}

function optionValues(values: Values): string {
  switch (values.kind) {
    case 'none':
      return ''
    case 'text':
      return '-x'
    case 'files':
      return '-r -F'
    case 'folders':
      return "-x -a '(__fish_complete_directories)'"
    case 'traces':
      return "-x -a '(__forgehand_traces)'"
    case 'choices':
      return `-x -a ${quoted(values.choices.join(' '))}`
    case 'list':
      return `-x -a ${quoted(`(__forgehand_list ${values.choices.join(' ')})`)}`
    case 'checkpoints':
      return `-x -a '(__forgehand_checkpoints)'`
  }
}

function argumentValues(values: Values): string {
  switch (values.kind) {
    case 'none':
    case 'text':
      return ''
    case 'files':
      return '-F'
    case 'folders':
      return "-a '(__fish_complete_directories)'"
    case 'traces':
      return "-a '(__forgehand_traces)'"
    case 'choices':
    case 'list':
      return `-a ${quoted(values.choices.join(' '))}`
    case 'checkpoints':
      return `-a '(__forgehand_checkpoints)'`
  }
}

function quoted(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`
}
