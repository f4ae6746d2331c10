import { posix } from 'node:path'
import * as z from 'zod'
import type { CheckerChoice } from '../checker.ts'
import { builtInMatchers } from '../built-in-matchers.ts'
import { applyMatchers } from '../problem-matcher.ts'
import { groupByFolder, nearestFolder, nodeProgram, type Project } from '../project.ts'
import { quoteForShell } from '../../text/shell-quote.ts'

const SOURCE = /\.[cm]?tsx?$/
const solution = z.object({
  files: z.array(z.unknown()).optional(),
  include: z.unknown().optional(),
  references: z.array(z.object({ path: z.string() })).optional()
})

/** The compiler, once for each project that has one of the files. */
export async function typescriptCheckers(
  project: Project,
  files: readonly string[]
): Promise<readonly CheckerChoice[]> {
  const sources = files.filter((file) => SOURCE.test(file))
  const groups = await groupByFolder(sources, async (folder) => {
    const nearest = await nearestFolder(folder, (each) => project.files.has(posix.join(each, 'tsconfig.json')))
    return nearest === undefined ? undefined : posix.join(nearest, 'tsconfig.json')
  })
  const configurations = await followReferences(project, [...groups.keys()])
  return await Promise.all(configurations.map((configuration) => compiler(project, configuration)))
}

/** A configuration without files of its own only leads to others, as those of new Vite projects do. */
async function followReferences(project: Project, configurations: readonly string[]): Promise<readonly string[]> {
  const known = new Set(configurations)
  const withFiles: string[] = []
  // A set is gone through with what is added meanwhile.
  for (const configuration of known) {
    const referenced = referencesOf(await parsed(project, configuration))
    if (referenced.length === 0) withFiles.push(configuration)
    for (const path of referenced) {
      const target = posix.join(posix.dirname(configuration), path)
      const file = [target, posix.join(target, 'tsconfig.json')].find((each) => project.files.has(each))
      if (file !== undefined) known.add(file)
    }
  }
  return withFiles
}

async function parsed(project: Project, path: string): Promise<unknown> {
  const { parse } = await import('jsonc-parser')
  return parse(await project.text(path))
}

function referencesOf(configuration: unknown): readonly string[] {
  const { files, include, references } = solution.safeParse(configuration).data ?? {}
  if (files?.length !== 0 || include !== undefined) return []
  return references?.map(({ path }) => path) ?? []
}

async function compiler(project: Project, configuration: string): Promise<CheckerChoice> {
  const { dir, base } = posix.parse(configuration)
  const name = `tsc -p ${configuration}`
  const program = await nodeProgram(project, dir, 'tsc')
  if (program === undefined) return { kind: 'unavailable', name, reason: 'typescript is not installed in node_modules' }
  // What it has learned is kept in the home of commands: outside of the tree, for the next time in this run.
  const memory = `"$HOME"/.cache/forgehand/${quoteForShell(`${encodeURIComponent(configuration)}.tsbuildinfo`)}`
  const flags = `--noEmit --pretty false --incremental --tsBuildInfoFile ${memory}`
  return {
    kind: 'checker',
    checker: {
      name,
      folder: dir,
      command: `${quoteForShell(program)} -p ${quoteForShell(base)} ${flags}`,
      // A message goes on in lines that are indented, and the reason is often in those.
      read: (output) => applyMatchers(builtInMatchers.tsc, output.replaceAll(/\n +(?=\S)/g, ' '))
    }
  }
}
