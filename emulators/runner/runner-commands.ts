/** A workflow command that the runner finds in a line of output. */
export interface RunnerCommand {
  readonly name: string
  readonly properties: Readonly<Record<string, string>>
  readonly data: string
}

// The commands with a handler. Others are printed as text. Case is ignored.
const KNOWN = new Set(
  (
    'add-mask add-matcher add-path debug echo endgroup error group internal-set-repo-path notice remove-matcher ' +
    'save-state set-env set-output stop-commands warning'
  ).split(' ')
)

// White space for .NET's String.Trim.
const SPACE = String.raw`[\t-\r \u0085\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]`
const LEADING = new RegExp(`^${SPACE}+`)

// In the order in which the runner decodes them; the percent sign comes last.
const DATA: readonly (readonly [string, string])[] = [
  ['%0D', '\r'],
  ['%0A', '\n'],
  ['%25', '%']
]
const PROPERTY: readonly (readonly [string, string])[] = [
  ['%0D', '\r'],
  ['%0A', '\n'],
  ['%3A', ':'],
  ['%2C', ','],
  ['%25', '%']
]
const LEGACY: readonly (readonly [string, string])[] = [
  ['%3B', ';'],
  ['%0D', '\r'],
  ['%0A', '\n'],
  ['%5D', ']'],
  ['%25', '%']
]

/**
 * Finds workflow commands in the output of a step. Reimplements the rules of the runner's source:
 * https://github.com/actions/runner/blob/main/src/Runner.Common/ActionCommand.cs and
 * https://github.com/actions/runner/blob/main/src/Runner.Worker/ActionCommandManager.cs
 */
export class CommandReader {
  #resumeToken: string | undefined

  /** @returns the command, or undefined for a line that the runner prints as it is */
  read(line: string): RunnerCommand | undefined {
    const command = currentForm(line, this.#resumeToken) ?? legacyForm(line, this.#resumeToken)
    if (!command) return undefined
    if (this.#resumeToken !== undefined) {
      if (command.name.toLowerCase() !== this.#resumeToken.toLowerCase()) return undefined
      this.#resumeToken = undefined
      return { ...command, name: RESUME }
    }
    if (command.name.toLowerCase() === 'stop-commands') this.#resumeToken = command.data
    return command
  }
}

/** The name for the token that turns commands on again. */
const RESUME = 'resume'

/** The commands that the runner executes when a step prints this, in order. */
export function runnerCommands(output: string): readonly RunnerCommand[] {
  const reader = new CommandReader()
  return output.split(/\r\n|\r|\n/).flatMap((line) => {
    const command = reader.read(line)
    return command && command.name !== RESUME ? [command] : []
  })
}

/** `::name key=value,key=value::data` at the start of a line, after white space. */
function currentForm(line: string, token: string | undefined): RunnerCommand | undefined {
  const text = line.replace(LEADING, '')
  if (!text.startsWith('::')) return undefined
  const end = text.indexOf('::', 2)
  if (end < 0) return undefined
  const command = partsOf(text.slice(2, end), { separator: ',', unescapes: PROPERTY })
  return isKnown(command.name, token) ? { ...command, data: unescape(text.slice(end + 2), DATA) } : undefined
}

/** `##[name key=value;key=value]data` anywhere in a line. */
function legacyForm(line: string, token: string | undefined): RunnerCommand | undefined {
  const start = line.indexOf('##[')
  const end = line.indexOf(']', start)
  if (start < 0 || end < 0) return undefined
  const command = partsOf(line.slice(start + 3, end), { separator: ';', unescapes: LEGACY })
  return isKnown(command.name, token) ? { ...command, data: unescape(line.slice(end + 1), LEGACY) } : undefined
}

function partsOf(
  text: string,
  { separator, unescapes }: { readonly separator: string; readonly unescapes: typeof DATA }
): Omit<RunnerCommand, 'data'> {
  const at = text.indexOf(' ')
  const name = at < 0 ? text : text.slice(0, at)
  const pairs =
    at < 0
      ? []
      : text
          .slice(at + 1)
          .trim()
          .split(separator)
  const entries = pairs.flatMap((pair) => {
    const sign = pair.indexOf('=')
    return sign > 0 ? [[pair.slice(0, sign), unescape(pair.slice(sign + 1), unescapes)] as const] : []
  })
  return { name, properties: Object.fromEntries(entries) }
}

function isKnown(name: string, token: string | undefined): boolean {
  const lower = name.toLowerCase()
  return KNOWN.has(lower) || lower === token?.toLowerCase()
}

function unescape(text: string, pairs: typeof DATA): string {
  return pairs.reduce((rest, [escaped, sign]) => rest.replaceAll(escaped, sign), text)
}
