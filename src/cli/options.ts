import { Argument, InvalidArgumentError, Option } from 'commander'

const SANDBOXES = ['auto', 'bubblewrap', 'namespaces', 'off']

const SHELLS = ['bash', 'zsh', 'fish'] as const
export type Shell = (typeof SHELLS)[number]

export function shellArgument(): Argument {
  return new Argument('<shell>', 'the shell to complete in').choices(SHELLS)
}

export function elseDefault(limit: number): string {
  return `(default: from agent.yml, else ${limit})`
}

export function modelOption(description: string): Option {
  return new Option('--model <name>', description).env('FORGEHAND_MODEL')
}

export function endpointOption(): Option {
  return new Option('--base-url <url>', "URL of another endpoint (default: the provider's)").env('OPENAI_BASE_URL')
}

export function sandboxOption(): Option {
  return new Option('--sandbox <kind>', 'how commands are sandboxed').choices(SANDBOXES).default('auto')
}

/** Lists values of an option for help and completion. Its command also accepts others, and checks them itself. */
export function suggesting(option: Option, values: readonly string[]): Option {
  const read = option.parseArg
  option.choices(values)
  return option.argParser((text, previous) => (read ? read(text, previous) : text))
}

export function checkoutOption(): Option {
  return new Option('--cwd <folder>', 'the checkout to work in').default(process.cwd())
}

export function collect(name: string, others: readonly string[] = []): readonly string[] {
  return [...others, name]
}

export function checkpointNumber(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text)
  throw new InvalidArgumentError('It must be the number of a checkpoint.')
}

export function positiveInteger(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text)
  throw new InvalidArgumentError('It must be a positive integer.')
}

export function dollars(text: string): number {
  if (/^\d{1,6}(?:\.\d{1,4})?$/.test(text) && Number(text) > 0) return Number(text)
  throw new InvalidArgumentError('It must be an amount of US dollars, such as 2 or 0.50.')
}
