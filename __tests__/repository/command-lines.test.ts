import { describe, expect, it } from '@jest/globals'
import { parse } from 'unbash'
import * as z from 'zod'
import { createProgram } from '../../src/cli/program.ts'
import { codeBlocks, pages } from '../support/documents.ts'
import { exists, textOf } from '../support/repository-files.ts'

/** The changelog names commands as they were. */
const documents = pages.filter((path) => path !== 'CHANGELOG.md')

const command = z.object({
  type: z.literal('Command'),
  name: z.object({ value: z.string() }).optional(),
  suffix: z.array(z.object({ value: z.string().optional() }))
})

/** The simple commands of a shell script as words, also those inside of others. */
function commandsIn(script: string): readonly (readonly string[])[] {
  const visit = (node: unknown): (readonly string[])[] => {
    if (typeof node !== 'object' || node === null) return []
    const { data } = command.safeParse(node)
    const own = data ? [[data.name, ...data.suffix].flatMap((word) => word?.value ?? [])] : []
    return [...own, ...Object.values(node).flatMap(visit)]
  }
  return visit(parse(script).commands)
}

const ARCHIVE = 'https://github.com/forgehand/forgehand/archive/'

/** What follows the program, however a page starts it: installed, in a clone, or without either. Undefined for another command. */
function argumentsOf([first = '', second = '', ...rest]: readonly string[]): readonly string[] | undefined {
  if (first === 'npx') return second.startsWith(ARCHIVE) ? rest : argumentsOf([second, ...rest])
  if (first === 'node') return second.endsWith('dist/cli/index.js') ? rest : undefined
  return first === 'forgehand' ? [second, ...rest].filter((word) => word !== '') : undefined
}

/** Parses a command line without carrying it out, and returns why it is wrong. */
async function mistakeIn(words: readonly string[]): Promise<string | undefined> {
  const program = createProgram(() => undefined).configureOutput({
    writeErr: () => undefined,
    writeOut: () => undefined
  })
  for (const each of program.commands) each.copyInheritedSettings(program).action(() => undefined)
  try {
    await program.parseAsync(words, { from: 'user' })
    return undefined
  } catch (error) {
    return `forgehand ${words.join(' ')}: ${error instanceof Error ? error.message : String(error)}`
  }
}

const SHELL = ['sh', 'bash', 'console', 'fish']
const fencedLines = (path: string) =>
  codeBlocks(path)
    .filter(({ language }) => SHELL.includes(language))
    .flatMap(({ text }) => commandsIn(text.replaceAll(/^\$ /gm, '')))

/** The words of code in a sentence. Words in capitals stand for others. */
const quotedLines = (path: string) =>
  [
    ...textOf(path)
      .replaceAll(/^( *)```[^]*?^\1```$/gm, '')
      .matchAll(/`((?:forgehand|npx|node|npm) [^`\n]+)`/g)
  ].flatMap(([, code = '']) => commandsIn(code.replaceAll(String.raw`\|`, '|').replaceAll(/\bSHELL\b/g, 'bash')))

const manifest = z.object({ scripts: z.record(z.string(), z.string()) })
const { scripts } = manifest.parse(JSON.parse(textOf('package.json')))

describe.each(documents)('%s', (path) => {
  it('has only command lines that the program takes', async () => {
    // A sentence can name a command without what it needs.
    const named = quotedLines(path)
      .map((words) => argumentsOf(words))
      .map((words) => (words && words.length < 2 ? undefined : words))
    const lines = [...fencedLines(path).map((words) => argumentsOf(words)), ...named]
    const mistakes = await Promise.all(lines.map(async (words) => words && (await mistakeIn(words))))
    expect(mistakes.filter((mistake) => mistake !== undefined)).toEqual([])
  })

  it('has only scripts that exist', () => {
    const lines = [...fencedLines(path), ...quotedLines(path)]
    const missing = lines.filter(([program, first = '', second = '']) => {
      if (program === 'npx' && first === 'node') return second.startsWith('scripts/') && !exists(second)
      if (program === 'node') return first.startsWith('scripts/') && !exists(first)
      return program === 'npm' && first === 'run' && !second.includes('*') && !(second in scripts)
    })
    expect(missing).toEqual([])
  })
})

it('finds command lines wherever the pages have them', () => {
  const found = documents
    .flatMap((path) => [...fencedLines(path), ...quotedLines(path)])
    .map((words) => argumentsOf(words))
  const names = new Set(found.map((words) => words?.[0]))
  const commands = createProgram(() => undefined).commands.map((each) => each.name())
  expect(commands.filter((name) => !names.has(name))).toEqual([])
})
