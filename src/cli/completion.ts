import type { Command } from 'commander'
import { bashScript } from './completion/bash.ts'
import { commandWords, programOptions } from './completion/command-words.ts'
import { fishScript } from './completion/fish.ts'
import { zshScript } from './completion/zsh.ts'
import { SWITCHABLE } from '../settings/agent-file-schema.ts'
import { jsonText } from './json-text.ts'
import type { Shell } from './options.ts'

/** The tools that a run at a terminal can have, except those of MCP servers. */
const TOOLS = [...SWITCHABLE.filter((name) => name !== 'read_diff'), 'finish']

const SCRIPTS = { bash: bashScript, zsh: zshScript, fish: fishScript }

/** Prints a script that completes the commands of the program in a shell. Returns the exit code. */
export function completion(program: Command, shell: Shell, { json }: { readonly json?: true }): number {
  const script = SCRIPTS[shell](commandWords(program, TOOLS), programOptions(program))
  process.stdout.write(json ? jsonText({ shell, script }) : script)
  return 0
}
