import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Command, Option } from 'commander'
import { format } from 'prettier'
import { parse } from 'yaml'
import * as z from 'zod'
import { createProgram } from '../src/cli/program.ts'
import { code, fillPart, table } from './markdown-table.ts'
import { agentFileJsonSchema } from './write-agent-schema.ts'

const entries = z.record(
  z.string(),
  z.object({ description: z.string(), required: z.boolean().default(false), default: z.string().default('') })
)
const action = z.object({ inputs: entries, outputs: entries })

const setting = z.object({
  description: z.string().default(''),
  default: z.unknown().optional(),
  type: z.string().optional(),
  enum: z.array(z.string()).optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  get properties() {
    return z.record(z.string(), setting).optional()
  },
  get anyOf() {
    return z.array(setting).optional()
  },
  get items() {
    return z.union([setting, z.array(setting)]).optional()
  },
  get additionalProperties() {
    return z.union([z.boolean(), setting]).optional()
  },
  const: z.string().optional()
})
type Setting = z.output<typeof setting>

/** docs/reference.md with the inputs and outputs of action.yml, the settings of agent.yml and the commands of the program. */
export async function withReference(document: string, actionYaml: string): Promise<string> {
  const { inputs, outputs } = action.parse(parse(actionYaml))
  const parts = {
    inputs: inputTable(inputs),
    outputs: table(
      ['Output', 'What it is'],
      Object.entries(outputs).map(([name, { description }]) => [code(name), plain(description)])
    ),
    settings: table(['Setting', 'What it is'], settingRows(setting.parse(agentFileJsonSchema()))),
    commands: commandsText(createProgram(() => undefined))
  }
  const script = 'scripts/write-reference.ts'
  const filled = Object.entries(parts).reduce(
    (text, [name, content]) => fillPart(text, { name, script, content }),
    document
  )
  return format(filled, { parser: 'markdown', printWidth: 120 })
}

/** Descriptions are plain text: stars and underscores in them are part of names. */
function plain(description: string): string {
  return description.replace(/[*_<[\]]/g, String.raw`\$&`)
}

function inputTable(inputs: z.output<typeof entries>): string {
  return table(
    ['Input', 'What it is'],
    Object.entries(inputs).map(([name, { description, required, default: value }]) => [
      code(name),
      details(plain(description), required ? '**Required.**' : '', defaultOf(value))
    ])
  )
}

/** Two columns fit on a phone, so whatever else is known of a row follows its description. */
function details(...parts: readonly string[]): string {
  return parts.filter(Boolean).join(' ')
}

function defaultOf(value: string): string {
  return value === '' ? '' : `Default: ${code(value)}.`
}

/** One row for each setting. Those of a mapping follow it as `mapping.setting`, those of the entries of a list as `list[].setting`. */
function settingRows({ properties = {} }: Setting, prefix = ''): string[][] {
  return Object.entries(properties).flatMap(([key, value]) => {
    const name = prefix + key
    const row = [code(name), details(plain(value.description), `Value: ${valueText(value)}.`, defaultText(value))]
    return [row, ...settingRows(value, `${name}.`), ...entryRows(value, name)]
  })
}

function entryRows(value: Setting, name: string): string[][] {
  const { items, additionalProperties, anyOf = [] } = value
  const ofList = items === undefined || Array.isArray(items) ? [] : [items, ...(items.anyOf ?? [])]
  return [
    ...anyOf.flatMap((form) => entryRows(form, name)),
    ...ofList.flatMap((item) => settingRows(item, `${name}[].`)),
    ...(typeof additionalProperties === 'object' ? settingRows(additionalProperties, `${name}.NAME.`) : [])
  ]
}

const TYPES: Readonly<Record<string, string>> = {
  boolean: '`true`, `false`',
  array: 'a list',
  object: 'a mapping',
  string: 'text'
}

function valueText(value: Setting): string {
  if (value.const !== undefined) return code(value.const)
  if (value.enum) return value.enum.map(code).join(', ')
  if (value.anyOf) return [...new Set(value.anyOf.map(valueText))].join(', or ')
  if (value.minimum !== undefined && value.maximum !== undefined) return `${value.minimum} to ${value.maximum}`
  return TYPES[value.type ?? ''] ?? value.type ?? ''
}

// An empty default says nothing that the description does not say.
function defaultText(value: Setting): string {
  if (value.default === undefined) return ''
  const text = typeof value.default === 'string' ? value.default : JSON.stringify(value.default)
  return text === '{}' || text === '[]' ? '' : defaultOf(text)
}

function commandsText(program: Command): string {
  return program.commands.map(commandText).join('\n\n')
}

function commandText(command: Command): string {
  const heading = `### \`forgehand ${command.name()}\``
  const usage = `\`\`\`\nforgehand ${command.name()} ${command.usage()}\n\`\`\``
  const rows = [
    ...command.registeredArguments.map((argument) => [code(argument.name()), `${plain(argument.description)}.`]),
    ...command.options.map((option) => [
      code(option.flags),
      details(plain(option.description) + variable(option) + '.', valuesOf(option), optionDefault(option))
    ])
  ]
  return [heading, command.description(), usage, table(['', 'What it is'], rows)].join('\n\n')
}

function valuesOf({ argChoices = [] }: Option): string {
  return argChoices.length === 0 ? '' : `Values: ${argChoices.map(code).join(', ')}.`
}

function optionDefault({ defaultValue }: Option): string {
  if (defaultValue === process.cwd()) return 'Default: the current folder.'
  return typeof defaultValue === 'string' || typeof defaultValue === 'number' ? defaultOf(String(defaultValue)) : ''
}

function variable({ envVar }: Option): string {
  return envVar === undefined ? '' : `; also the variable ${code(envVar)}`
}

// A test compares docs/reference.md with its sources. This updates it.
if (import.meta.main) {
  const root = join(import.meta.dirname, '..')
  const path = join(root, 'docs/reference.md')
  const actionYaml = await readFile(join(root, 'action.yml'), 'utf8')
  await writeFile(path, await withReference(await readFile(path, 'utf8'), actionYaml))
}
