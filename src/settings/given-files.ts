import { posix } from 'node:path'
import { isRecord } from '../text/json.ts'
import { readYaml } from '../text/yaml-source.ts'

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

/** Of composite actions, which can use each other. */
const MAX_ACTIONS = 100

/**
 * The files of the repository that workflows give to runs of Forgehand, themselves or through the composite actions of the repository that
 * they use: other runs than the present one follow them too. The input of an action with the same name counts as well. Not found: a path
 * that only an expression knows.
 *
 * @param workflows their texts
 * @param read reads the definition of an action; undefined if there is none
 */
export async function filesGivenBy(
  workflows: readonly string[],
  read: (path: string) => Promise<string | undefined>
): Promise<readonly string[]> {
  const given: string[] = []
  const actions = new Set<string>()
  const texts = [...workflows]
  for (let text = texts.shift(); text !== undefined; text = texts.shift()) {
    // The runner does not look at the case of inputs.
    const mayGive = /\buses\b/.test(text) || FILE_INPUTS.some((input) => text.toLowerCase().includes(input))
    const value = mayGive ? (await readYaml(text)).value : undefined
    given.push(...filesIn(value))
    for (const folder of actionsIn(value)) {
      if (actions.has(folder) || actions.size === MAX_ACTIONS) continue
      actions.add(folder)
      const definitions = await Promise.all(
        ['action.yml', 'action.yaml'].map((name) => read(folder === '' ? name : `${folder}/${name}`))
      )
      texts.push(...definitions.filter((each) => each !== undefined))
    }
  }
  return given
}

/** The folders of the repository that `uses` names. */
function actionsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(actionsIn)
  if (!isRecord(value)) return []
  const { uses } = value
  const own =
    typeof uses === 'string' && uses.startsWith('./') ? [posix.normalize(uses).replace(/\/$|^\.\/?$/, '')] : []
  return [...own, ...Object.values(value).flatMap(actionsIn)]
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
