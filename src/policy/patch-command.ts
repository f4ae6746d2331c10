import { parse, type Command, type HereDoc, type PipelineNode } from 'unbash'
import { literalWords } from './literal-words.ts'

/** What a command line with a patch means. */
export type PatchCommand =
  | {
      readonly kind: 'patch'
      readonly patch: string
      /** The folder that the line changes to first; undefined if it does not. */
      readonly folder: string | undefined
    }
  /** A patch that the shell would not run as it was meant. */
  | { readonly kind: 'malformed'; readonly problem: string }

const MAX_LENGTH = 1_000_000
const patchPrograms: readonly (string | undefined)[] = ['apply_patch', 'applypatch']
const shells: readonly (string | undefined)[] = ['bash', 'sh', 'zsh', '/bin/bash', '/bin/sh', '/usr/bin/bash']

/**
 * Recognizes a patch that is passed to the shell, because many models know apply_patch as a program. The line must do nothing
 * else: `apply_patch` with the patch as a here-document or as its only argument, after at most one `cd`, and possibly all of it
 * as the script of a shell. Undefined for any other line, which is judged as a command.
 */
export function readPatchCommand(line: string): PatchCommand | undefined {
  if (line.length > MAX_LENGTH || !/apply_?patch|\*\*\* Begin Patch/.test(line)) return undefined
  return readScript(line) ?? readScript(scriptOfShell(line) ?? '')
}

function readScript(script: string): PatchCommand | undefined {
  if (script.trimStart().startsWith('*** Begin Patch')) {
    return { kind: 'malformed', problem: 'This is a patch, not a command. Pass it to the tool apply_patch.' }
  }
  const commands = joinedCommands(script)
  if (!commands || commands.length === 0 || commands.length > 2) return undefined
  const last = commands.at(-1)
  const folder = commands.length === 2 ? folderOf(commands[0]) : undefined
  if (!last || (commands.length === 2 && folder === undefined)) return undefined
  return readCommand(last, folder)
}

/** The commands of a script that consists only of commands joined by `&&`. */
function joinedCommands(script: string): Command[] | undefined {
  const { commands: statements, errors = [] } = parse(script)
  const [statement] = statements
  if (!statement || statements.length > 1 || statement.background || errors.length > 0) return undefined
  const { command } = statement
  if (command.type === 'AndOr' && command.operators.some((operator) => operator !== '&&')) return undefined
  const nodes: readonly PipelineNode[] = command.type === 'AndOr' ? command.commands : [command]
  return nodes.every((node) => node.type === 'Command') ? [...nodes] : undefined
}

function folderOf(command: Command | undefined): string | undefined {
  if (!command || command.prefix.length > 0 || command.redirects.length > 0) return undefined
  const [program, folder, ...others] = literalWords(command) ?? []
  // Only a shell knows the folders `-` and `~`.
  return program === 'cd' && others.length === 0 && !/^[-~]/.test(folder ?? '') ? folder : undefined
}

function readCommand(command: Command, folder: string | undefined): PatchCommand | undefined {
  const [program, argument, ...others] = literalWords(command) ?? []
  if (!patchPrograms.includes(program) || command.prefix.length > 0 || others.length > 0) return undefined
  const [redirect, ...more] = command.redirects
  if (argument === undefined) {
    return redirect?.type === 'HereDoc' && more.length === 0 ? readHereDocument(redirect, folder) : undefined
  }
  const isPatch = argument.trimStart().startsWith('*** Begin Patch')
  return isPatch && !redirect ? { kind: 'patch', patch: argument, folder } : undefined
}

function readHereDocument({ delimiter, body, operator }: HereDoc, folder: string | undefined): PatchCommand {
  const isLiteral = delimiter?.quoted === true || !/[$`\\]/.test(body.text)
  if (isLiteral)
    return { kind: 'patch', patch: operator === '<<-' ? body.text.replaceAll(/^\t+/gm, '') : body.text, folder }
  return {
    kind: 'malformed',
    problem: "The shell would expand $, ` and \\ in this patch. Pass it to the tool apply_patch, or write <<'EOF'."
  }
}

/** The script of a shell with -c; undefined for any other line. */
function scriptOfShell(line: string): string | undefined {
  const [command, ...others] = joinedCommands(line) ?? []
  if (!command || others.length > 0 || command.prefix.length > 0 || command.redirects.length > 0) return undefined
  const [program, option, script, ...rest] = literalWords(command) ?? []
  if (!shells.includes(program) || !/^-l?c$/.test(option ?? '') || rest.length > 0) return undefined
  return script
}
