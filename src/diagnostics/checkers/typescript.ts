import { readUntrustedJsonc } from '../../text/untrusted-text.ts'
import { posix } from 'node:path'
import * as z from 'zod'
import type { CheckerChoice } from '../checker.ts'
import { builtInMatchers } from '../built-in-matchers.ts'
import { applyMatchers } from '../problem-matcher.ts'
import { groupByFolder, nodeProgram, type Project } from '../project.ts'
import { quoteForShell } from '../../text/shell-quote.ts'

const SOURCE = /\.[cm]?tsx?$/
const solution = z.lazy(() =>
  z.object({
    files: z.array(z.unknown()).optional(),
    include: z.unknown().optional(),
    references: z.array(z.object({ path: z.string() })).optional()
  })
)

/** The compiler, once for each project with one of the files. */
export async function typescriptCheckers(
  project: Project,
  files: readonly string[]
): Promise<readonly CheckerChoice[]> {
  const sources = files.filter((file) => SOURCE.test(file))
  const configurationIn = (folder: string) => posix.join(folder, 'tsconfig.json')
  const groups = await groupByFolder(sources, (folder) => project.files.has(configurationIn(folder)))
  const configurations = await followReferences(project, [...groups.keys()].map(configurationIn))
  return await Promise.all(configurations.map((configuration) => compiler(project, configuration)))
}

/** Replaces configurations that only reference others, as in new Vite projects, by those others. */
async function followReferences(project: Project, configurations: readonly string[]): Promise<readonly string[]> {
  const known = new Set(configurations)
  const withFiles: string[] = []
  // Iterating a set includes elements added during the loop.
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
  return await readUntrustedJsonc(await project.text(path))
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
  // Build information is stored in the home folder of commands: outside of the tree, for the next time in this run.
  const buildInfo = `"$HOME"/.cache/forgehand/${quoteForShell(`${encodeURIComponent(configuration)}.tsbuildinfo`)}`
  const flags = `--noEmit --pretty false --incremental --tsBuildInfoFile ${buildInfo}`
  return {
    kind: 'checker',
    name,
    folder: dir,
    command: `${quoteForShell(program)} -p ${quoteForShell(base)} ${flags}`,
    // Messages continue on indented lines, which often have the reason.
    parse: (output) => applyMatchers(builtInMatchers.tsc, output.replaceAll(/\n +(?=\S)/g, ' '))
  }
}
