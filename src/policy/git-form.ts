import type { ShellWord, SimpleCommand } from './shell-command.ts'
import { isUnwritable, type WorkingDirectory } from './working-directory.ts'

/** Settings that only change what git prints. */
const displaySetting =
  /^((color|column|log|diff)\.(?!external|tool|guitool|.*(command|textconv))[\w.]+=[\w-]+|core\.(pager=(cat)?|quote[Pp]ath=\w+|abbrev=\w+)|safe\.directory=[\w./*-]+|advice\.\w+=\w+)$/

/**
 * A git command without the options before its subcommand that only say where it works or what its output looks like, such as
 * `git log` for `git -C src -c color.ui=never log`. Undefined if there are none, or others.
 */
export function boundedGitForm(
  [program, ...words]: SimpleCommand,
  directory: WorkingDirectory
): SimpleCommand | undefined {
  if (program.value !== 'git') return undefined
  let at = 0
  for (let option = words[0]; option && /^-[cC]$/.test(option.value); option = words[at]) {
    const value = words[at + 1]
    if (!isHarmlessOption(option, value, directory)) return undefined
    at += 2
  }
  return at > 0 && at < words.length ? [program, ...words.slice(at)] : undefined
}

function isHarmlessOption(
  { value: option }: ShellWord,
  word: ShellWord | undefined,
  directory: WorkingDirectory
): boolean {
  if (!word || word.isOpen || word.isGlob) return false
  return option === '-c' ? displaySetting.test(word.value) : !isUnwritable(word.value, directory)
}
