const RULE = /^([^\s#=:][^=:]*):(?!=)([^=]*)$/
const VARIABLE = /^([A-Za-z_][\w.-]*)[ \t]*(?:[:?+]?)=(.*)$/
/** Attack: variables that name each other. */
const MAX_DEPTH = 5
const MAX_EXPANSIONS = 200
const MAX_VALUE = 1_000

interface Rule {
  readonly needs: string[]
  readonly recipe: string[]
}

/**
 * The lines that make runs for these targets, or for the first one, with those of what they need. Reads what is written, not what only make
 * computes: patterns, conditions, included files.
 */
export function makeRecipes(makefile: string, targets: readonly string[]): readonly string[] {
  const { rules, variables } = readMakefile(makefile)
  const first = [...rules.keys()].find((name) => !name.startsWith('.'))
  const wanted = new Set(targets.length > 0 ? targets : first === undefined ? [] : [first])
  const lines: string[] = []
  // A set can grow while it is read.
  for (const target of wanted) {
    const { needs = [], recipe = [] } = rules.get(target) ?? {}
    for (const name of needs) if (rules.has(name)) wanted.add(name)
    lines.push(...recipe.map((line) => expanded(line.replace(/^[@+-]+/, ''), variables)))
  }
  return lines
}

function readMakefile(text: string) {
  const rules = new Map<string, Rule>()
  const variables = new Map<string, string>()
  let current: readonly Rule[] = []
  for (const line of text.replaceAll('\\\n', ' ').split('\n')) {
    if (line.startsWith('\t')) {
      for (const { recipe } of current) recipe.push(line.trim())
      continue
    }
    const [, name, value = ''] = VARIABLE.exec(line) ?? []
    if (name !== undefined) variables.set(name, value.trim())
    const [, names, needs = ''] = RULE.exec(line) ?? []
    if (names === undefined) continue
    const [needed = '', inline] = needs.split(';')
    current = names
      .split(/\s+/)
      .filter(Boolean)
      .map((target) => {
        const rule = rules.get(target) ?? { needs: [], recipe: [] }
        rules.set(target, rule)
        rule.needs.push(...needed.split(/\s+/).filter(Boolean))
        if (inline !== undefined) rule.recipe.push(inline.trim())
        return rule
      })
  }
  return { rules, variables }
}

function expanded(line: string, variables: ReadonlyMap<string, string>): string {
  let left = MAX_EXPANSIONS
  const expand = (text: string, depth: number): string =>
    text.replaceAll(/\$(?:\(([\w.-]+)\)|\{([\w.-]+)\}|\$)/g, (whole, round?: string, curly?: string) => {
      const name = round ?? curly
      if (name === undefined) return '$'
      const value = name === 'MAKE' ? 'make' : variables.get(name)
      left -= 1
      const isUsable = value !== undefined && value.length <= MAX_VALUE && depth < MAX_DEPTH && left > 0
      return isUsable ? expand(value, depth + 1) : whole
    })
  return expand(line, 0)
}
