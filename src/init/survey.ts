import { visibleText } from '../text/visible-text.ts'
import { commandAtRoot, type PackageManager } from '../setup/install-plan.ts'
import { projectFolders } from '../setup/project-folders.ts'
import { recognizeDependencies } from '../setup/recognize.ts'
import { readYaml } from '../text/yaml-source.ts'
import { isRecord } from '../text/json.ts'
import { findPackages } from '../verification/packages/find-packages.ts'
import type { TreeFiles } from '../verification/packages/package.ts'
import { readDeclaredChecks } from '../workspace/commands/find-declared-checks.ts'
import type { RootFiles } from '../workspace/files/root-files.ts'

/** What a repository shows about itself. No text has hidden characters or line breaks. */
export interface RepositorySurvey {
  /** Each once. */
  readonly languages: readonly string[]
  readonly tools: readonly PackageManager[]
  /** Command lines that install the declared dependencies, at the root. */
  readonly installs: readonly string[]
  readonly packages: number
  /** The tests that Forgehand runs without a setting. */
  readonly tests: readonly string[]
  /** The commands of the repository that lint it. */
  readonly linters: readonly string[]
  /** Names of the workflows that test pushes or pull requests. */
  readonly workflows: readonly string[]
}

export interface SurveyedTree extends TreeFiles {
  /** @param folder relative to the root */
  readonly filesIn: (folder: string) => Promise<RootFiles>
}

/** Not used: the commands that are shown do not contain these folders. */
const NO_FOLDERS = { tools: '', home: '', cache: '' }

/** Looks at the files of a repository. Nothing is run. */
export async function surveyRepository(tree: SurveyedTree): Promise<RepositorySurvey> {
  const root = await tree.filesIn('')
  const { tests, linters } = await readDeclaredChecks(root)
  const recognize = async (folder: string) =>
    recognizeDependencies(await tree.filesIn(folder), folder, { folders: NO_FOLDERS, verifyCommands: tests })
  const ofRoot = await recognize('')
  const { folders } = projectFolders({
    paths: tree.paths,
    verifyCommands: tests,
    rootDeclares: ofRoot.length > 0,
    task: { changed: [], text: '' }
  })
  const plans = [...ofRoot, ...(await Promise.all(folders.map(recognize))).flat()]
  const tools = [...new Set(plans.map(({ tool }) => tool))]
  const packages = await findPackages(tree, tests)
  return {
    languages: languagesOf(tools, tree.paths),
    tools,
    installs: plans.map(commandAtRoot).filter(isOneLine),
    packages: packages.filter(({ folder }) => folder !== '').length,
    tests: tests.filter(isOneLine),
    linters,
    workflows: await testingWorkflows(tree)
  }
}

/** True for a text that is one line as readers see it. */
export function isOneLine(text: string): boolean {
  return text !== '' && !text.includes('\n') && visibleText(text) === text
}

/** By the manager of its packages, and by the manifest at the root, which projects have even without dependencies. */
const LANGUAGES: Readonly<Record<string, readonly [managers: readonly PackageManager[], ...manifests: string[]]>> = {
  JavaScript: [['npm', 'pnpm', 'yarn', 'bun'], 'package.json'],
  Python: [['pip', 'uv', 'poetry', 'pdm', 'pipenv'], 'pyproject.toml', 'setup.py'],
  Go: [['go'], 'go.mod'],
  Rust: [['cargo'], 'Cargo.toml'],
  Java: [['maven', 'gradle'], 'pom.xml', 'build.gradle', 'build.gradle.kts'],
  Ruby: [['bundler'], 'Gemfile'],
  PHP: [['composer'], 'composer.json'],
  '.NET': [['dotnet']]
}

function languagesOf(tools: readonly PackageManager[], paths: readonly string[]): readonly string[] {
  const all = Object.entries(LANGUAGES)
  const ofTools = tools.flatMap((tool) => all.filter(([, [managers]]) => managers.includes(tool)))
  const declared = all.filter(([, [, ...manifests]]) => manifests.some((name) => paths.includes(name)))
  return [...new Set([...ofTools, ...declared].map(([language]) => language))]
}

const MAX_WORKFLOWS = 20
const MAX_NAME = 100

async function testingWorkflows({ paths, read }: TreeFiles): Promise<readonly string[]> {
  const files = paths.filter((path) => /^\.github\/workflows\/[^/]+\.ya?ml$/.test(path)).slice(0, MAX_WORKFLOWS)
  const names = await Promise.all(files.map(async (path) => nameOfTests(path, (await read(path)) ?? '')))
  return [...new Set(names.filter((name) => name !== undefined))]
}

/** Undefined for a workflow that tests nothing, and for a name that cannot be written. */
async function nameOfTests(path: string, text: string): Promise<string | undefined> {
  const { value } = await readYaml(text)
  if (!isRecord(value) || text.includes('forgehand@')) return undefined
  const { on: events, name = path } = value
  const kinds = typeof events === 'string' ? [events] : Array.isArray(events) ? events : Object.keys(events ?? {})
  if (!kinds.includes('push') && !kinds.includes('pull_request')) return undefined
  return typeof name === 'string' && isWatchable(name) ? name : undefined
}

/**
 * True for a name of a workflow that GitHub takes literally. Attack: a name that is an expression of GitHub, or that runs into the
 * next line.
 */
export function isWatchable(name: string): boolean {
  return isOneLine(name) && name.trim() === name && name.length <= MAX_NAME && !name.includes('${{')
}
