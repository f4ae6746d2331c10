import { isRecord } from '../text/json.ts'
import { readYaml } from './yaml-source.ts'

/** The inputs that name a file of the repository: settings, instructions or data for a run. */
export const FILE_INPUTS = ['config-path', 'prompt-file', 'output-schema-file', 'items'] as const

/** Any other text of the input `items` is the list itself. */
export function isItemsFile(items: string): boolean {
  return /^[\w./-]+\.jsonl$/u.test(items)
}

/** The files of the repository that the inputs give to the run. */
export function givenFiles(read: (input: (typeof FILE_INPUTS)[number]) => string): readonly string[] {
  return FILE_INPUTS.flatMap((input) => {
    const path = read(input).trim()
    return path === '' || (input === 'items' && !isItemsFile(path)) ? [] : [path]
  })
}

/**
 * The files of the repository that a workflow gives to runs of Forgehand: other runs than the present one follow them too. The input of an
 * action with the same name counts as well. Not found: a path that only an expression knows.
 */
export async function filesGivenBy(workflow: string): Promise<readonly string[]> {
  // The runner does not look at the case of inputs.
  if (!FILE_INPUTS.some((input) => workflow.toLowerCase().includes(input))) return []
  return filesIn((await readYaml(workflow)).value)
}

function filesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(filesIn)
  if (!isRecord(value)) return []
  const inputs = new Map(Object.entries(value).map(([name, each]) => [name.toLowerCase(), each]))
  const own = givenFiles((input) => textOf(inputs.get(input)))
  return [...own, ...Object.values(value).flatMap(filesIn)]
}

/** The text of an input, or its default where a workflow declares it. */
function textOf(value: unknown): string {
  const text = isRecord(value) ? value['default'] : value
  return typeof text === 'string' && !text.includes('${{') ? text : ''
}
