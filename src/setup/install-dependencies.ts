import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Installation } from '../domain/installation.ts'
import { folderOf, isWithin, nameOf } from '../text/paths.ts'
import { listFirst } from '../text/format.ts'
import { isLockFile } from '../text/paths.ts'
import { inFolder, quoteForShell } from '../text/shell-quote.ts'
import { readFileBeneath, unlessUnreadable } from '../workspace/files/files.ts'
import { readRootFiles, readTextBeneath, type RootFiles } from '../workspace/files/root-files.ts'
import { toolsFolder, type TrustContextName } from '../workspace/sandbox/trust-contexts.ts'
import type { Workspace } from '../workspace/workspace.ts'
import { buildAgain, hasCopied, type Build } from './builds.ts'
import { DATA_NEEDS, dataFiles } from './data-files.ts'
import { explainForeignHead } from './explain-failure.ts'
import { commandAtRoot, type InstallPlan, type PackageManager, PACKAGE_HOSTS } from './install-plan.ts'
import { judgeInstallation, toolAndCommand } from './judge-installation.ts'
import { declaresPackages, projectFolders, type TaskHints } from './project-folders.ts'
import { recognizeDependencies } from './recognize.ts'
import { mkdir, stat } from 'node:fs/promises'

export interface InstallOptions {
  readonly onEnd: (installation: Installation) => void
  readonly signal: AbortSignal
}

export interface SearchOptions extends InstallOptions {
  readonly task: TaskHints
  /** All files that are not ignored, if already listed. */
  readonly paths?: Promise<readonly string[]> | undefined
  /** Called with the folders beyond the maximum, whose dependencies are not installed. */
  readonly onSkipped: (folders: readonly string[]) => void
}

const CHECK_MS = 60_000
const INSTALL_MS = 900_000

/** Plans for the declared dependencies that are not installed. Calls `onEnd` for those that are. */
export async function missingDependencies(
  workspace: Workspace,
  { task, paths: listed, onEnd, onSkipped, signal }: SearchOptions
): Promise<readonly InstallPlan[]> {
  const missing: InstallPlan[] = []
  for (const plan of await allPlans(workspace, { task, paths: listed, onSkipped, signal })) {
    // Attack: bundler evaluates the Gemfile of a stranger, which leaves a program in HOME for the installation that runs no code.
    const options = { context: 'alone', timeoutMs: CHECK_MS, cwd: plan.folder || '.', network: false, signal } as const
    const { exitCode, durationMs } = await workspace.run(plan.check, options)
    if (exitCode === 0) onEnd({ ...toolAndCommand(plan), result: 'present', durationMs, problem: undefined })
    else missing.push(plan)
  }
  return missing
}

async function allPlans(
  workspace: Workspace,
  { task, paths: listed, onSkipped, signal }: Omit<SearchOptions, 'onEnd'>,
  options?: PlanOptions
): Promise<readonly InstallPlan[]> {
  if (!workspace.sandbox) return []
  const atRoot = await plansFor(workspace, [''], options)
  const paths = await (listed ?? workspace.files(signal))
  const verifyCommands = commandsOf(workspace)
  const { folders, skipped } = projectFolders({ paths, verifyCommands, rootDeclares: atRoot.length > 0, task })
  if (skipped.length > 0) onSkipped(skipped)
  return [...atRoot, ...(await plansFor(workspace, folders, options))]
}

interface PlanOptions {
  /** See `InstallRequest`. */
  readonly cache?: string | undefined
  /** See `RecognizeOptions`. */
  readonly runsCode?: boolean
  /** Lock files that set-up has left. They say nothing about a change. */
  readonly leftLocks?: readonly string[]
}

async function plansFor(
  workspace: Workspace,
  projects: readonly string[],
  { cache, runsCode = true, leftLocks = [] }: PlanOptions = {}
): Promise<readonly InstallPlan[]> {
  const home = workspace.sandbox?.home ?? ''
  const folders = { tools: toolsFolder(home), home, cache: cache ?? join(home, 'packages') }
  const verifyCommands = commandsOf(workspace)
  const plans = projects.map(async (folder) =>
    recognizeDependencies(await readProjectFiles(workspace.root, folder, leftLocks), folder, {
      folders,
      verifyCommands,
      runsCode
    })
  )
  return (await Promise.all(plans)).flat()
}

/** The files of a project; the names are those in its folder and in its folder `requirements`. */
async function readProjectFiles(root: string, folder: string, without: readonly string[]): Promise<RootFiles> {
  const { names } = await readRootFiles(root, folder)
  const inside = await unlessUnreadable(readRootFiles(root, join(folder, REQUIREMENTS)), undefined)
  const all = [...names, ...[...(inside?.names ?? [])].map((name) => `${REQUIREMENTS}/${name}`)]
  const isThere = (name: string) => !without.includes(join(folder, name))
  return {
    names: new Set(all.filter(isThere)),
    read: async (name) => (isThere(name) ? await readTextBeneath(root, join(folder, name)) : undefined)
  }
}

const REQUIREMENTS = 'requirements'

function commandsOf({ verifyCommands, packageChecks }: Workspace): readonly string[] {
  return [...verifyCommands, ...packageChecks]
}

export interface InstallRequest {
  readonly missing: readonly InstallPlan[]
  /** Why no code of the repository or of packages can run; undefined if it can. */
  readonly foreignReason: string | undefined
  /** An existing folder that keeps downloaded packages after the run; undefined for a folder that is deleted with the run. */
  readonly cache: string | undefined
}

export interface Installed {
  readonly workspace: Workspace
  readonly builds: readonly Build[]
}

/**
 * Installs dependencies. Each command can reach only the package hosts of its tool. A failure is reported and does not end the run.
 *
 * @returns the workspace whose commands find what was installed, and what the installations have built of the sources
 */
export async function installDependencies(
  workspace: Workspace,
  { missing, foreignReason, cache }: InstallRequest,
  { onEnd, signal }: InstallOptions
): Promise<Installed> {
  const projects = [...new Set(missing.map(({ folder }) => folder))]
  const plans = (await plansFor(workspace, projects, { cache, runsCode: foreignReason === undefined })).filter(
    ({ tool, folder }) => missing.some((plan) => plan.tool === tool && plan.folder === folder)
  )
  const kept = cache === undefined ? [] : [cache]
  const builds: Build[] = []
  let current = workspace
  for (const plan of plans) {
    // Attack: a command of the model changes a kept package, and the next run installs it.
    const withPlan = extended(current, plan, kept)
    const context = { workspace: withPlan, context: 'setup', writable: kept, signal } as const
    const since = Date.now()
    const installation =
      foreignReason === undefined
        ? await installWithCode(plan, context)
        : await installWithoutCode(plan, foreignReason, context)
    onEnd(installation)
    if (installation.result !== 'installed') continue
    current = withPlan
    const [name, timeoutMs] = [commandAtRoot(plan), INSTALL_MS]
    const again = (script: string) => ({ name, script: inFolder(plan.folder, script), timeoutMs })
    if (await hasCopied(current, since, { context: 'setup', signal }))
      builds.push({ ...again(scriptOf(plan, plan.command)), hasCopied: true })
    // With a problem, no script of the project ran.
    if (plan.buildScript === '' || foreignReason !== undefined || installation.problem) continue
    builds.push(again(plan.buildScript))
  }
  return { workspace: current, builds }
}

/** Runs the scripts of packages, without a network. */
const REBUILD: Readonly<Partial<Record<PackageManager, string>>> = { npm: 'npm rebuild', pnpm: 'pnpm rebuild' }

/** How checks start tools that look for what is declared whenever they run, and take no other version. */
const RESOLVES_WHEN_RUN: Readonly<Partial<Record<PackageManager, RegExp>>> = {
  maven: /\bmvnw?\b/,
  gradle: /\bgradlew?\b/,
  dotnet: /\bdotnet\b(?!.*--no-restore)/,
  bundler: /\bbundle exec\b/
}

export interface UpdateOptions extends InstallOptions {
  /** The same workspace as it was before the change. */
  readonly before: Workspace
  /** What built something of the sources before the change; nothing if omitted. */
  readonly builds?: readonly Build[] | undefined
}

export interface Updated {
  /** Its commands find what was installed. */
  readonly workspace: Workspace
  /** Why a check that runs no test does not find what the change declares; undefined if nothing keeps it from that. */
  readonly unresolved: string | undefined
}

/**
 * Brings the declared dependencies up to date after a change of the model, and what was built of the sources. Attack: a manifest of the
 * model runs a program that publishes the code with a key of the attacker. Nothing of the change is therefore executed while a host is
 * open, and a tool that cannot do that installs nothing.
 *
 * @returns why that was not possible, if it was not
 */
export async function updateDependencies(
  workspace: Workspace,
  changed: readonly string[],
  options: UpdateOptions
): Promise<Updated | string> {
  const updated = await updatePackages(workspace, changed, options)
  if (typeof updated === 'string') return updated
  return (await buildAgain(updated.workspace, options.builds ?? [], { changed, signal: options.signal })) ?? updated
}

async function updatePackages(
  workspace: Workspace,
  changed: readonly string[],
  { before, onEnd, signal }: UpdateOptions
): Promise<Updated | string> {
  const search = { task: { changed, text: '' }, onSkipped: () => undefined, signal }
  const leftLocks = (await lockFilesOutsideGit(workspace, signal)).filter((path) => !changed.includes(path))
  const plans = await allPlans(workspace, search, { runsCode: false, leftLocks })
  const isRead = (path: string) => plans.some(({ folder, reads }) => reads.includes(relative(folder, path)))
  const mayDiffer = changed.some((path) => declaresPackages(path) || isRead(path))
  const earlier = mayDiffer ? await allPlans(before, search, { runsCode: false, leftLocks }) : []
  const isDeclared = (name: string) => plans.some(({ names }) => names.includes(name))
  const left = earlier.flatMap(({ names }) => names.filter((name) => !isDeclared(name)))
  if (left.length > 0) return `Python still finds what the change no longer declares: ${listFirst(left, MAX_LEFT)}.`
  const isReplaced = (old: InstallPlan) =>
    plans.some(({ tool, folder }) => folder === old.folder && placeOf(tool) === placeOf(old.tool))
  // A manifest that declares nothing any more has no plan, and what it declared is still there.
  const ended = earlier.filter((old) => !isReplaced(old) && !RESOLVES_WHEN_RUN[old.tool])
  const isChanged = (plan: InstallPlan) => {
    const read = plan.reads.map((name) => join(plan.folder, name))
    const isOwn = (path: string) => declaresPackages(path) && (plan.folder === '' || isWithin(path, plan.folder))
    const own = changed.filter((path) => isOwn(path) || read.includes(path))
    const old = earlier.find(({ tool, folder }) => tool === plan.tool && folder === plan.folder)
    const isSame = plan.declares !== undefined && plan !== old && plan.declares === old?.declares
    return own.some((path) => !isSame || !DECLARING.test(nameOf(path)))
  }
  let current = workspace
  let unresolved: string | undefined
  for (const plan of [...ended, ...plans].filter(isChanged)) {
    const resolves = RESOLVES_WHEN_RUN[plan.tool]
    if (resolves && workspace.verifyCommands.every((command) => resolves.test(command))) {
      unresolved = explainForeignHead(plan, CODE_OF_CHANGE).cause
      continue
    }
    current = extended(current, plan, [])
    const context = { workspace: current, context: 'setup', writable: [], leftLocks, signal } as const
    const installation = await installWithoutCode(plan, CODE_OF_CHANGE, context)
    onEnd(installation)
    if (installation.problem) return `${installation.problem.cause} ${installation.problem.line}`.trim()
    ;(await workspace.testedSandbox()).contexts.restartChecks()
    const options = { context: 'alone', timeoutMs: INSTALL_MS, network: false, signal } as const
    const rebuild = REBUILD[plan.tool]
    if (rebuild !== undefined) await current.run(rebuild, { ...options, cwd: plan.folder || '.' })
  }
  return { workspace: current, unresolved }
}

const MAX_LEFT = 10

/** Where a tool puts packages: npm and pnpm replace what the other one has installed. */
function placeOf(tool: PackageManager): string {
  return DATA_NEEDS[tool]?.result ?? tool
}

async function lockFilesOutsideGit(workspace: Workspace, signal: AbortSignal): Promise<readonly string[]> {
  const search = "git -c core.quotePath=off ls-files -o -x node_modules -- '*lock*' '*.sum'"
  const { output } = await workspace.run(search, { context: 'alone', network: false, signal })
  return output.split('\n').filter(isLockFile)
}

/** The manifests of which `declares` has everything. */
const DECLARING = /^(?:pyproject\.toml|setup\.cfg|tox\.ini)$/

function extended(workspace: Workspace, { variables, searchPath, getTool }: InstallPlan, kept: readonly string[]) {
  const readable = [...kept, ...(getTool === '' ? [] : [toolsFolder(workspace.sandbox?.home ?? '')])]
  return workspace.with({ environment: variables, searchPath, readable })
}

const CODE_OF_CHANGE =
  'no code of a change can reach a host. Update them in the workflow, and let its checks prove the change.'

interface InstallContext {
  readonly workspace: Workspace
  readonly context: TrustContextName
  readonly writable: readonly string[]
  readonly leftLocks?: readonly string[]
  readonly signal: AbortSignal
}

/**
 * What npm, pnpm, yarn 1 and bun print when an install script fails, for example because it downloads a browser from a closed host, or
 * writes hooks into `.git`, which is read-only.
 */
const SCRIPT_FAILED =
  /^npm (?:error|ERR!) command failed|^\S*node_modules\S* (?:pre|post)?install: Failed|ELIFECYCLE|^error \S+: Command failed\.|script from ".*" exited with/m

async function installWithCode(plan: InstallPlan, context: InstallContext): Promise<Installation> {
  const { installation, output } = await attempt(plan, plan.command, context)
  const { commandWithoutCode } = plan
  const hasScriptFailed = installation.result === 'failed' && SCRIPT_FAILED.test(output)
  if (commandWithoutCode === undefined || !hasScriptFailed) return installation
  const { installation: withoutScripts } = await attempt(plan, commandWithoutCode, context)
  if (withoutScripts.result !== 'installed') return installation
  const command = commandAtRoot({ ...plan, command: commandWithoutCode })
  const durationMs = installation.durationMs + withoutScripts.durationMs
  // Kept, because a check can load a native module that was not built.
  const problem = installation.problem && { ...installation.problem, title: 'An install script failed, so none ran.' }
  return { ...withoutScripts, command, durationMs, problem }
}

/**
 * Installs what the files of the head say, in a folder that holds nothing else of it. Attack: whatever option keeps a tool from running code of the
 * work tree, another setting, version or search path brings it back.
 */
async function installWithoutCode(plan: InstallPlan, reason: string, install: InstallContext): Promise<Installation> {
  const { commandWithoutCode, tool, folder } = plan
  const [needs, { workspace, signal }] = [DATA_NEEDS[tool], install]
  const read = (path: string) => unlessUnreadable(readFileBeneath(workspace.root, path), undefined)
  const paths = (await workspace.files(signal)).filter((path) => install.leftLocks?.includes(path) !== true)
  const isData = (path: string) => needs?.names.test(path) === true || plan.reads.includes(relative(folder, path))
  const files = needs && (await dataFiles(needs, paths.filter(isData), read))
  if (commandWithoutCode === undefined || !needs || !files)
    return { ...toolAndCommand(plan), result: 'failed', durationMs: 0, problem: explainForeignHead(plan, reason) }
  await using data = await workspace.ofData(files, signal)
  // Attack: npm obeys a setting that makes a folder of HOME the place for programs, which the next installation starts.
  const context = { keeps: Object.values(plan.variables) }
  // Attack: yarn 1 runs the scripts of packages from git despite --ignore-scripts. With this variable, git fetches nothing.
  const planned = { ...plan, installVariables: { ...plan.installVariables, GIT_ALLOW_PROTOCOL: 'none' } }
  const { installation } = await attempt(planned, commandWithoutCode, { ...install, workspace: data, context })
  if (installation.result !== 'installed') return installation
  const { result, completion } = needs
  const options = { context: 'alone', timeoutMs: INSTALL_MS, network: false, signal } as const
  if (result !== undefined) {
    const folders = [...new Set([folder, ...[...files.keys()].map(folderOf)])]
    const lines = folders.flatMap((each) => {
      const place = join(each, result)
      if (existsSync(join(data.root, place))) return [moveLine(join(data.root, place), place)]
      return each === folder || isMember(each, plan, files) ? [removeLine(place)] : []
    })
    const seeing = workspace.with({ environment: {}, searchPath: [], readable: [data.root] })
    const moved = await seeing.run(lines.join(''), options)
    if (moved.exitCode !== 0) return judgeInstallation(plan, moved)
  }
  if (completion !== undefined) await workspace.run(completion, { ...options, cwd: folder || '.' })
  return installation
}

function moveLine(from: string, to: string): string {
  const [source, target] = [from, to].map(quoteForShell)
  return `rm -rf ${target} && cp -a --reflink=auto ${source} ${target} || exit\n`
}

/** What the tool has put there earlier. What git tracks is not of a tool. */
function removeLine(path: string): string {
  const place = quoteForShell(path)
  return `git ls-files -- ${place} | grep -q . || rm -rf ${place} || exit\n`
}

/** True for a folder of a workspace. One with a lock file has packages of its own. */
function isMember(inner: string, { folder }: InstallPlan, files: ReadonlyMap<string, string | Buffer>): boolean {
  const isWorkspace =
    files.has(join(folder, 'pnpm-workspace.yaml')) ||
    String(files.get(join(folder, 'package.json'))).includes('"workspaces"')
  return isWorkspace && ![...files.keys()].some((path) => folderOf(path) === inner && isLockFile(path))
}

async function attempt(
  plan: InstallPlan,
  command: string,
  { workspace, context, writable, signal }: InstallContext
): Promise<{ readonly installation: Installation; readonly output: string }> {
  // Without a sandbox, all hosts are open and a list is not supported.
  const network = workspace.sandbox?.kind === 'none' ? true : PACKAGE_HOSTS[plan.tool]
  const options = { timeoutMs: INSTALL_MS, network, allowsMirrors: true, signal }
  const tool = plan.getTool === '' ? undefined : await workspace.run(plan.getTool, { ...options, context: 'tools' })
  const result =
    tool && tool.exitCode !== 0
      ? tool
      : await workspace.run(scriptOf(plan, command), { ...options, context, cwd: plan.folder || '.', writable })
  return { installation: judgeInstallation(plan, result), output: result.output }
}

function scriptOf({ preparation, completion, installVariables, ownOptions }: InstallPlan, command: string): string {
  const variables = Object.entries(installVariables).map(([name, value]) => `export ${name}=${quoteForShell(value)}\n`)
  // Gradle has its packages even if the code of the repository does not compile.
  const ending = completion === '' ? '' : `\nstatus=$?; ${completion}; exit $status`
  return `${variables.join('')}${preparation}${command}${ownOptions}${ending}`
}

/**
 * Creates the folder for packages that a workflow can keep between runs.
 *
 * @param root the work tree
 * @returns undefined if commands run as another user, who could not write to it
 */
export async function openPackageCache(folder: string, root: string): Promise<string | undefined> {
  if ((await stat(root)).uid !== process.getuid?.()) return undefined
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return folder
}
