import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { callSource } from '../support/cli-program.ts'
import { startInTerminal, type TerminalProgram } from '../support/pty.ts'

let folder: string
/** Has a program `forgehand` that lists two checkpoints. */
let bin: string
/** Not the folder where files are completed: fish makes folders in it. */
const homes: string[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forgehand-test-'))
  await mkdir(join(folder, 'sub folder'))
  await writeFile(join(folder, 'recorded run.jsonl'), '')
  await writeFile(join(folder, 'recorded.txt'), '')
  bin = await mkdtemp(join(tmpdir(), 'forgehand-test-'))
  homes.push(bin)
  const listed =
    '  3  2026-05-04 13:50  edit_file a.txt\n\nRun 12  2026-05-04 14:00  the second\n 12  2026-05-04 14:00  current state\n'
  await writeFile(
    join(bin, 'forgehand'),
    `#!/bin/sh\n[ "$*" = checkpoints ] && printf '${listed.replaceAll('\n', '\\n')}'\n`,
    { mode: 0o755 }
  )
  for (const shell of ['bash', 'zsh', 'fish']) {
    const { stdout } = await callSource(['completion', shell]).ended
    await writeFile(join(folder, `completion.${shell}`), stdout)
  }
})

afterAll(async () => {
  await Promise.all([folder, ...homes].map((path) => rm(path, { recursive: true, force: true })))
})

/** Each prints a prompt of `$ ` and has the completion loaded. */
const SHELLS = {
  bash: ['bash', '--noprofile', '--norc', '-i'],
  zsh: ['zsh', '-f', '-i'],
  fish: ['fish', '--no-config', '-i']
}
const LOAD = {
  bash: `bind 'set bell-style none'; bind 'set show-all-if-ambiguous on'; PS1='$ '; source ./completion.bash; clear`,
  zsh: `PROMPT='$ '; unsetopt beep; autoload -U compinit; compinit -u -D; source ./completion.zsh; clear`,
  fish: `function fish_prompt; echo -n '$ '; end; function fish_greeting; end; source ./completion.fish; clear`
}

const shells = ['bash', 'zsh', 'fish'] as const
const installed = shells.filter((shell) => spawnSync(shell, ['--version']).error === undefined)

for (const shell of shells.filter((each) => !installed.includes(each))) {
  // The name says the reason.
  it.todo(`completes in ${shell}, which is not installed here`)
}

describe.each(installed)('in %s', (shell) => {
  let terminal: TerminalProgram | undefined

  afterAll(async () => {
    terminal?.kill(9)
    await terminal?.ended
  })

  /** The screen after Tab is pressed at the end of this line, once it has what is expected. */
  async function typed(line: string, expected: RegExp): Promise<string> {
    terminal ??= await startShell(shell)
    // Ctrl+U and Ctrl+L remove the line before. Ctrl+C would discard the keys that follow it.
    terminal.type('\u0015\u000C')
    await terminal.until(isAtPrompt)
    terminal.type(line)
    // zsh does not complete while there is more to read.
    await terminal.until((screen) => screen.startsWith(`$ ${line}`.trimEnd()))
    terminal.type('\t')
    await terminal.until((screen) => expected.test(screen))
    return terminal.screen().join('\n')
  }

  it.each([
    ['a command', 'forgehand compl', /^\$ forgehand completion\b/],
    ['an option', 'forgehand run --sandb', /^\$ forgehand run --sandbox\b/],
    ['a value of an option', 'forgehand run --sandbox bubb', /^\$ forgehand run --sandbox bubblewrap\b/],
    ['a value after an equals sign', 'forgehand ask --effort=med', /^\$ forgehand ask --effort=medium\b/],
    ['a provider', 'forgehand init --provider anth', /^\$ forgehand init --provider anthropic\b/],
    ['a trigger', 'forgehand init --triggers sche', /^\$ forgehand init --triggers schedule\b/],
    [
      'a trigger after a comma',
      'forgehand init --triggers comments,r',
      /^\$ forgehand init --triggers comments,reviews\b/
    ],
    [
      'a trigger only once',
      'forgehand init --triggers comments,schedule,c',
      /^\$ forgehand init --triggers comments,schedule,ci\b/
    ],
    ['a list after an equals sign', 'forgehand init --triggers=ci,sc', /^\$ forgehand init --triggers=ci,schedule\b/],
    ['a tool', 'forgehand tool read', /^\$ forgehand tool read_file\b/],
    ['an activity', 'forgehand simulate --activity sync', /^\$ forgehand simulate --activity synchronize\b/],
    ['a checkpoint', 'forgehand undo 1', /^\$ forgehand undo 12\b/],
    ['a checkpoint to compare with', 'forgehand diff 1', /^\$ forgehand diff 12\b/],
    ['an event', 'forgehand simulate --event check', /^\$ forgehand simulate --event check_suite\b/],
    ['a protocol', 'forgehand doctor --api resp', /^\$ forgehand doctor --api responses\b/],
    ['a command to get help for', 'forgehand help comp', /^\$ forgehand help completion\b/],
    ['the value of an argument', 'forgehand completion fi', /^\$ forgehand completion fish\b/],
    ['a trace, and no other file', 'forgehand trace rec', /^\$ forgehand trace recorded\\ run\.jsonl/],
    ['a file of an option', 'forgehand run --trace recorded\\ ', /^\$ forgehand run --trace recorded\\ run\.jsonl/],
    ['a folder, and no file', 'forgehand policy --cwd ', /^\$ forgehand policy --cwd sub\\ folder\//]
  ] as const)('completes %s', async (_, line, expected) => {
    expect(await typed(line, expected)).toMatch(expected)
  })

  it('lists the values of an option', async () => {
    const screen = await typed(
      'forgehand tool --sandbox ',
      /^(?=[^]*auto)(?=[^]*bubblewrap)(?=[^]*namespaces)(?=[^]*\boff\b)/
    )
    expect(screen).not.toContain('recorded')
  })
})

const isAtPrompt = (screen: string) => /^\$ ?$/.test(screen)

async function startShell(shell: keyof typeof SHELLS): Promise<TerminalProgram> {
  const home = await mkdtemp(join(tmpdir(), 'forgehand-test-'))
  homes.push(home)
  const env = {
    PATH: `${bin}:${process.env['PATH'] ?? ''}`,
    HOME: home,
    XDG_DATA_HOME: home,
    XDG_CONFIG_HOME: home
  }
  const terminal = startInTerminal(SHELLS[shell], { columns: 100, rows: 40, cwd: folder, env })
  await terminal.until((screen) => /[$#%>] ?$/.test(screen))
  terminal.type(`${LOAD[shell]}\r`)
  await terminal.until(isAtPrompt)
  return terminal
}
