import type { Command } from 'commander'
import { bashScript } from './completion/bash.ts'
import { commandWords, programOptions } from './completion/command-words.ts'
import { fishScript } from './completion/fish.ts'
import { zshScript } from './completion/zsh.ts'
import { jsonText } from './json-text.ts'
import type { Shell } from './options.ts'

const SCRIPTS = { bash: bashScript, zsh: zshScript, fish: fishScript }

/** Prints a script that completes the commands of the program in a shell. Returns the exit code. */
export function completion(program: Command, shell: Shell, { json }: { readonly json?: true }): number {
  const script = SCRIPTS[shell](commandWords(program), programOptions(program))
  process.stdout.write(json ? jsonText({ shell, script }) : script)
  return 0
}
