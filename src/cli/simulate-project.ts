import { statSync } from 'node:fs'
import { basename, dirname, join, resolve, sep } from 'node:path'
import { parseDocument, stringify } from 'yaml'
import { demoProject } from '../../emulators/demo/project.ts'
import { isRecord } from '../text/json.ts'
import { MAX_ALIASES } from '../text/yaml-problem.ts'
import { usingJobs } from '../workflows/forgehand-step.ts'
import type { Workflow } from '../workflows/read-workflow.ts'
import { AGENT_FILE } from './local-workspace.ts'
import { readText } from './simulate-plan.ts'

/** Where the settings of the agent come from. */
export type SimulatedSettings =
  | { readonly kind: 'demo' }
  /** `missing` is the file that does not exist, as the workflow names it. */
  | { readonly kind: 'defaults'; readonly missing: string }
  /** `ignored` are settings that do not fit the demo project, and are left out. */
  | { readonly kind: 'file'; readonly path: string; readonly ignored: readonly string[] }

/** What the simulated repository contains. */
export interface SimulatedProject {
  readonly content: { readonly files: Readonly<Record<string, string>> } | { readonly fromDirectory: string }
  /** The folder; undefined for the demo project. */
  readonly folder: string | undefined
  readonly settings: SimulatedSettings
}

/**
 * The files and settings of a simulation. A real model works on the user's files. The scripted model only knows the demo project, which then
 * has the settings of the checkout that the workflow is in.
 *
 * @param repository the user's files; undefined for those of the checkout
 */
export async function chooseProject(
  isRealModel: boolean,
  repository: string | undefined,
  { file, workflow }: { readonly file: string | undefined; readonly workflow: Workflow | undefined }
): Promise<SimulatedProject> {
  const checkout = file === undefined ? undefined : checkoutOf(resolve(file))
  const folder = isRealModel ? (repository === undefined ? checkout : resolve(repository)) : undefined
  const path = settingsPath(workflow)
  if (folder !== undefined)
    return { content: { fromDirectory: folder }, folder, settings: fileSettings(folder, path, []) }
  if (checkout === undefined) return { content: { files: demoProject }, folder: undefined, settings: { kind: 'demo' } }
  const files = Object.fromEntries(Object.entries(demoProject).filter(([name]) => name !== AGENT_FILE))
  const own = join(checkout, path)
  // Attack: the workflow names a file outside of its checkout, which no repository has.
  if (!own.startsWith(checkout + sep) || !isFile(own))
    return { content: { files }, folder: undefined, settings: { kind: 'defaults', missing: path } }
  const { text, ignored } = withoutProject(await readText(own))
  return {
    content: { files: { ...files, [path]: text } },
    folder: undefined,
    settings: fileSettings(checkout, path, ignored)
  }
}

function fileSettings(root: string, name: string, ignored: readonly string[]): SimulatedSettings {
  const path = join(root, name)
  return isFile(path) ? { kind: 'file', path, ignored } : { kind: 'defaults', missing: name }
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true
}

/** Undefined for a file that is not where GitHub looks for workflows, such as an example. */
function checkoutOf(file: string): string | undefined {
  const [workflows, github] = [dirname(file), dirname(dirname(file))]
  return basename(workflows) === 'workflows' && basename(github) === '.github' ? dirname(github) : undefined
}

function settingsPath(workflow: Workflow | undefined): string {
  const written = workflow ? usingJobs(workflow).flatMap(({ step }) => step.with['config-path'] ?? []) : []
  return written.find((path) => path !== '' && !path.includes('${{')) ?? AGENT_FILE
}

/** Settings about the commands, packages and models of the user's own project. */
const PROJECT_SETTINGS = [
  'setup',
  'verify',
  'commands',
  'network',
  'models',
  'allowed-models',
  'mcp-servers',
  'diagnostics'
]

/** A file with mistakes stays as it is, so that the run reports them. */
function withoutProject(text: string): { readonly text: string; readonly ignored: readonly string[] } {
  const settings = valueOf(text)
  const ignored = isRecord(settings) ? PROJECT_SETTINGS.filter((key) => Object.hasOwn(settings, key)) : []
  if (!isRecord(settings) || ignored.length === 0) return { text, ignored: [] }
  // As values, because an alias of what stays can name an anchor in what is left out.
  const left = Object.entries(settings).filter(([key]) => !ignored.includes(key))
  return { text: stringify(Object.fromEntries(left)), ignored }
}

function valueOf(text: string): unknown {
  const document = parseDocument(text)
  try {
    return document.errors.length > 0 ? undefined : document.toJS({ maxAliasCount: MAX_ALIASES })
  } catch {
    // An alias is invalid.
    return undefined
  }
}
