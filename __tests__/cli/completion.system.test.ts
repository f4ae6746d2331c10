import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { callSource } from '../support/cli-program.ts'
import { compileCache } from '../support/compile-cache.ts'
import { startInTerminal } from '../support/pty.ts'

const SOURCE = join(import.meta.dirname, '../../src/cli/index.ts')

let folder: string
/** Has the program `forgehand`. */
let bin: string
/** Not the folder where files are completed: fish makes folders in it. */
let home: string

beforeAll(async () => {
  const make = () => mkdtemp(join(tmpdir(), 'forgehand-test-'))
  ;[folder, bin, home] = await Promise.all([make(), make(), make()])
  await mkdir(join(folder, 'sub folder'))
  await writeFile(join(folder, 'recorded run.jsonl'), '')
  await writeFile(join(bin, 'forgehand'), `#!/bin/sh\nexec '${process.execPath}' '${SOURCE}' "$@"\n`, { mode: 0o755 })
  for (const shell of ['bash', 'zsh', 'fish'])
    await writeFile(join(bin, `completion.${shell}`), (await callSource(['completion', shell]).ended).stdout)
})

afterAll(async () => {
  await Promise.all([folder, bin, home].map((path) => rm(path, { recursive: true, force: true })))
})

it('completes commands, options and their values from the definition of the program', async () => {
  const cases: readonly (readonly [line: string, expected: string])[] = [
    ['compl', 'completion'],
    ['--vers', '--version'],
    ['run --sandb', '--sandbox'],
    ['run --sandbox bubb', 'bubblewrap'],
    ['ask --effort=med', '--effort=medium'],
    ['ask --effort = med', 'medium'],
    ['init --triggers comments,r', 'comments,reviews'],
    ['init --triggers comments,schedule,c', 'comments,schedule,ci'],
    ['init --triggers=ci,sc', '--triggers=ci,schedule'],
    ['tool read_f', 'read_file'],
    ['help comp', 'completion'],
    ['completion fi', 'fish'],
    ['tool --sandbox ', 'auto bubblewrap namespaces off'],
    ['run --trace rec', ''],
    ['trace rec', ''],
    ['run --model gpt', '']
  ]
  const results = await Promise.all(
    cases.map(async ([line, expected]) => {
      const { stdout } = await callSource(['completion', 'bash', '--', ...line.split(' ')]).ended
      return { line, expected, got: stdout.trim().replaceAll('\n', ' ') }
    })
  )
  expect(results.filter(({ expected, got }) => got !== expected)).toEqual([])
})

/** Each prints a prompt of `$ ` and loads the completion. */
const SHELLS = [
  {
    program: ['bash', '--noprofile', '--norc', '-i'],
    load: "bind 'set bell-style none'; bind 'set show-all-if-ambiguous on'; PS1='$ '; source $COMPLETION.bash; clear"
  },
  {
    program: ['zsh', '-f', '-i'],
    load: "PROMPT='$ '; unsetopt beep; autoload -U compinit; compinit -u -D; source $COMPLETION.zsh; clear"
  },
  {
    program: ['fish', '--no-config', '-i'],
    load: "function fish_prompt; echo -n '$ '; end; function fish_greeting; end; source $COMPLETION.fish; clear"
  }
].map((shell) => ({ ...shell, isInstalled: spawnSync(shell.program[0] ?? '', ['--version']).error === undefined }))

for (const { program } of SHELLS.filter(({ isInstalled }) => !isInstalled)) {
  // The name says the reason.
  it.todo(`completes in ${program[0]}, which is not installed here`)
}

it.each(SHELLS.filter(({ isInstalled }) => isInstalled))('completes in $program.0', async ({ program, load }) => {
  const env = {
    PATH: `${bin}:${process.env['PATH'] ?? ''}`,
    COMPLETION: join(bin, 'completion'),
    NODE_COMPILE_CACHE: compileCache,
    ...{ HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home }
  }
  const terminal = startInTerminal(program, { columns: 100, rows: 40, cwd: folder, env })
  const isAtPrompt = (screen: string) => /^\$ ?$/.test(screen)
  try {
    await terminal.until((screen) => /[$#%>] ?$/.test(screen))
    terminal.type(`${load}\r`)
    const cases: readonly (readonly [line: string, expected: RegExp])[] = [
      ['forgehand compl', /^\$ forgehand completion\b/],
      ['forgehand ask --effort=med', /^\$ forgehand ask --effort=medium\b/],
      ['forgehand tool --sandbox ', /^(?=[^]*auto)(?=[^]*bubblewrap)(?=[^]*namespaces)(?=[^]*\boff\b)/],
      ['forgehand trace rec', /^\$ forgehand trace recorded\\ run\.jsonl/]
    ]
    for (const [line, expected] of cases) {
      await terminal.until(isAtPrompt)
      terminal.type(line)
      // zsh does not complete while there is more to read.
      await terminal.until((screen) => screen.startsWith(`$ ${line}`.trimEnd()))
      terminal.type('\t')
      await terminal.until((screen) => expected.test(screen))
      // Ctrl+U and Ctrl+L remove the line. Ctrl+C would discard the keys that follow it.
      terminal.type('\u0015\u000C')
    }
  } finally {
    terminal.kill(9)
    await terminal.ended
  }
})
