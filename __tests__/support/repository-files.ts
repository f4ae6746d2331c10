import { existsSync, readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { parse } from 'yaml'

const root = join(import.meta.dirname, '../..')

/** The text of a file of the repository. */
export function textOf(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

export function exists(path: string): boolean {
  return existsSync(join(root, path))
}

/** Sorted paths of the files below a folder whose names match. */
export async function filesIn(folder: string, name: RegExp): Promise<string[]> {
  const names = await readdir(join(root, folder), { recursive: true })
  return names
    .filter((path) => name.test(path))
    .map((path) => `${folder}/${path}`)
    .sort()
}

/** The workflows in examples/. Settings for the agent are beside them. */
export async function exampleWorkflows(): Promise<string[]> {
  return (await filesIn('examples', /\.yml$/)).filter((path) => !/\/agent(-\w+)?\.yml$/.test(path))
}

const described = z.record(z.string(), z.object({ description: z.string() }))
const action = z.object({ inputs: described, outputs: described })

/** The inputs and outputs of the action, as action.yml declares them. */
export function readAction() {
  return action.parse(parse(textOf('action.yml')))
}
