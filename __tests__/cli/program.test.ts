import { Command } from 'commander'
import { expect, it } from '@jest/globals'
import { parse } from 'unbash'
import { createProgram } from '../../src/cli/program.ts'

const commands = () => createProgram(() => undefined).commands
const names = commands().map((command) => command.name())

/** The help of a command as it is printed, at a width. */
function helpOf(name: string, columns: number): string {
  let text = ''
  const command = commands().find((each) => each.name() === name) ?? new Command()
  process.env['COLUMNS'] = String(columns)
  try {
    command.configureOutput({ ...command.configureOutput(), writeOut: (part) => (text += part) }).outputHelp()
  } finally {
    delete process.env['COLUMNS']
  }
  return text
}

function examplesOf(name: string): string[] {
  const [, examples = ''] = helpOf(name, 80).split(/^Examples?:\n/m)
  return [...examples.matchAll(/^ {2}(forgehand .*)$/gm)].map(([, line = '']) => line)
}

it.each(names)('%s prints its result as JSON with --json', (name) => {
  const flags = commands()
    .find((command) => command.name() === name)
    ?.options.map(({ long }) => long)
  expect(flags).toContain('--json')
})

it.each(names)('%s has examples in its help, and each is a correct command line', async (name) => {
  const examples = examplesOf(name)
  expect(examples.length).toBeGreaterThan(0)
  for (const example of examples) {
    const program = createProgram(() => undefined)
    const called: string[] = []
    for (const each of program.commands) each.action(() => void called.push(each.name()))
    const command = parse(example).commands[0]?.command
    const words =
      command?.type === 'Command' ? command.args.flatMap((word) => (word.type === 'Word' ? [word.value] : [])) : []
    await program.parseAsync(words, { from: 'user' })
    expect(called).toEqual([name])
  }
})

it.each(names)('the help of %s keeps within a terminal of 40 columns', (name) => {
  const [help = ''] = helpOf(name, 40).split(/^Examples?:\n/m)
  const long = help.split('\n').filter((line) => line.length > 40)
  // A URL stays whole.
  expect(long.filter((line) => !/^https:\/\/\S+$/.test(line))).toEqual([])
})
