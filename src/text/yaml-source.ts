import type * as Yaml from 'yaml'
import { messageOf } from '../errors.ts'
import { withinTime } from './within-time.ts'
import { aliasProblem, describeSyntax, MAX_ALIASES, type YamlProblem } from './yaml-problem.ts'

/** A parsed YAML text: its value, and the lines of its parts. */
export interface YamlSource {
  readonly value: unknown
  /** Syntax errors. If there are any, `value` is undefined. */
  readonly problems: readonly YamlProblem[]
  /** Line of the key at the end of this path, or of the nearest parent that exists. From 1. */
  readonly lineOf: (path: readonly PropertyKey[]) => number
}

const MAX_MS = 5_000
const TOO_SLOW = 'The file takes too long to read. Shorten it: mappings with thousands of keys are slow.'

/** @param yaml the parser, an argument because most runs need none and it takes time to load */
export function parseYaml(text: string, yaml: typeof Yaml): YamlSource {
  const { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } = yaml
  const lines = new LineCounter()
  const document = withinTime(MAX_MS, () => parseDocument(text, { lineCounter: lines, prettyErrors: false }))
  if (!document) return { value: undefined, problems: [{ line: 1, text: TOO_SLOW }], lineOf: () => 1 }

  const keyOrItem = (
    node: unknown,
    name: PropertyKey
  ): { readonly at: unknown; readonly value: unknown } | undefined => {
    if (isSeq(node)) return typeof name === 'number' ? { at: node.items[name], value: node.items[name] } : undefined
    const pair = isMap(node) ? node.items.find(({ key }) => isScalar(key) && String(key.value) === name) : undefined
    return pair && { at: pair.key, value: pair.value }
  }
  const lineOf = (path: readonly PropertyKey[]): number => {
    let found: unknown = document.contents
    let inside: unknown = document.contents
    for (const name of path) {
      const next = keyOrItem(inside, name)
      if (!next) break
      found = next.at
      inside = next.value
    }
    return isNode(found) ? lineOfNode(found, lines) : 1
  }

  const reported = [...document.errors, ...document.warnings]
  const textLines = text.split(/\r?\n/)
  const faults = reported.map(({ code, message, pos }) => ({ code, message, at: lines.linePos(pos[0]) }))
  const problems = describeSyntax(faults, textLines)
  if (problems.length > 0) return { value: undefined, problems, lineOf }
  try {
    return { value: document.toJS({ maxAliasCount: MAX_ALIASES }), problems, lineOf }
  } catch (error) {
    return { value: undefined, problems: [aliasProblem(messageOf(error), textLines)], lineOf }
  }
}

function lineOfNode({ range }: Yaml.Node, lines: Yaml.LineCounter): number {
  return range ? Math.max(1, lines.linePos(range[0]).line) : 1
}

/** The same, with the parser loaded on demand. */
export async function readYaml(text: string): Promise<YamlSource> {
  return parseYaml(text, await import('yaml'))
}
