import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { format } from 'prettier'
import { parse } from 'yaml'
import * as z from 'zod'

const entries = z.record(
  z.string(),
  z.object({ description: z.string(), required: z.boolean().default(false), default: z.string().default('') })
)
const action = z.object({ inputs: entries, outputs: entries })

/** The README with the inputs and outputs of action.yml in its tables. */
export async function withTables(readme: string, actionYaml: string): Promise<string> {
  const { inputs, outputs } = action.parse(parse(actionYaml))
  const tables = {
    inputs: table(
      ['Input', 'Default', 'What it is'],
      Object.entries(inputs).map(([name, { description, required, default: value }]) => [
        code(name),
        required ? '**required**' : code(value),
        description
      ])
    ),
    outputs: table(
      ['Output', 'What it is'],
      Object.entries(outputs).map(([name, { description }]) => [code(name), description])
    )
  }
  const filled = Object.entries(tables).reduce((text, [name, rows]) => between(text, name, rows), readme)
  return format(filled, { parser: 'markdown', printWidth: 120 })
}

/** @throws Error when the README lacks the markers */
function between(text: string, name: string, content: string): string {
  const [start, end] = [`<!-- ${name}: written by scripts/readme-tables.ts -->`, `<!-- end of ${name} -->`]
  const [from, to] = [text.indexOf(start), text.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`README.md lacks "${start}" followed by "${end}". Add them.`)
  return `${text.slice(0, from)}${start}\n\n${content}\n\n${text.slice(to)}`
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

export function code(text: string): string {
  return text === '' ? '' : `\`${text}\``
}

// A test compares the README with action.yml. This updates it.
if (import.meta.main) {
  const root = join(import.meta.dirname, '..')
  const [readme, actionYaml] = await Promise.all(
    ['README.md', 'action.yml'].map((name) => readFile(join(root, name), 'utf8'))
  )
  await writeFile(join(root, 'README.md'), await withTables(readme ?? '', actionYaml ?? ''))
}
