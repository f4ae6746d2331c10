/** What a package of a workspace printed. */
export interface PackageOutput {
  /** Undefined if no other package was tested. */
  readonly name: string | undefined
  readonly text: string
}

/** Lines that begin the output of a package, with its name: of npm and pnpm, of nx and lerna, and of yarn 1. */
const BLOCKS: readonly RegExp[] = [
  /^> (@?[^\s@]+)@[^\s@]+ \S+(?: \/.*)?$/,
  /^> (?:nx run )?(@?[\w./-]+):[\w:.-]+(?: +\[.*\])?$/,
  /^> (@?[^\s@>]+)(?=\nyarn run v)/
]

/** Lines that announce a prefix of later lines, which then end in a colon: of pnpm, and of turbo. */
const ANNOUNCED: readonly RegExp[] = [/^(\S+) [\w:.-]+\$ /, /^(\S+):[\w.-]+: cache (?:miss|hit|bypass)/]

/** A prefix with the name of the package: of pnpm, turbo, yarn 2 and later, and nx and lerna. */
const PREFIXED: readonly RegExp[] = [
  /^(\S+) [\w.-]+(?::[\w.-]+)*: ?(.*)$/,
  /^([^\s:]+):[\w.-]+: ?(.*)$/,
  /^\[([^\s\]]+)\]: ?(.*)$/,
  /^([^\s:]+): ?(.*)$/
]

/** Lines that show that several packages are tested, even if the run stops at the first one. */
const SEVERAL =
  /^(?:yarn workspaces v1|Scope: (?!1 of)\d+ of|\[[^\s\]]+\]: |.*\bRunning (?:target )?\S+ (?:in|for) (?!1 )\d+ (?:packages|projects))/m

/**
 * What each package of a workspace printed, in the order of their first lines. Undefined if the output is of one package and is as the
 * package wrote it.
 */
export function splitPackages(output: string): readonly PackageOutput[] | undefined {
  const lines = output.split('\n')
  const known = new Set(lines.flatMap((line, index) => announcedIn(line, lines[index + 1] ?? '')))
  const texts = new Map<string, string[]>()
  let hasPrefixes = false
  let block: string | undefined
  for (const [index, line] of lines.entries()) {
    const [name, text] = prefixed(line, known) ?? []
    if (name !== undefined && text !== undefined) {
      hasPrefixes = true
      append(texts, name, text)
      continue
    }
    block = blockIn(line, lines[index + 1] ?? '') ?? block
    if (block !== undefined) append(texts, block, line)
  }
  const isOne = texts.size < 2 && !SEVERAL.test(output)
  if (isOne && !hasPrefixes) return undefined
  return [...texts].map(([name, ofPackage]) => ({ name: isOne ? undefined : name, text: ofPackage.join('\n') }))
}

function append(texts: Map<string, string[]>, name: string, line: string): void {
  const lines = texts.get(name)
  if (lines) lines.push(line)
  else texts.set(name, [line])
}

function announcedIn(line: string, next: string): readonly string[] {
  const yarn = /^\[([^\s\]]+)\]: /.exec(line)?.[1]
  const announced = ANNOUNCED.map((pattern) => pattern.exec(line)?.[1])
  return [yarn, ...announced, blockIn(line, next)].filter((name) => name !== undefined)
}

function blockIn(line: string, next: string): string | undefined {
  if (!line.startsWith('> ')) return undefined
  const both = `${line}\n${next}`
  return BLOCKS.map((pattern, index) => pattern.exec(index === 2 ? both : line)?.[1]).find((name) => name !== undefined)
}

function prefixed(line: string, known: ReadonlySet<string>): readonly [string, string] | undefined {
  for (const pattern of PREFIXED) {
    const [, name = '', text = ''] = pattern.exec(line) ?? []
    if (known.has(name)) return [name, text]
  }
  return undefined
}
