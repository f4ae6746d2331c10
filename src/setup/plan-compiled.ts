import { quoteForShell } from '../text/shell-quote.ts'
import type { RootFiles } from '../workspace/files/root-files.ts'
import { basePlan, untrackedCheck, type InstallPlan, type SetupFolders } from './install-plan.ts'

/**
 * How the modules that go.mod requires are downloaded; undefined if it requires none, or if they are in the repository.
 *
 * @param isAlone true for a module that go.work does not list
 */
export async function planGo(
  { names, read }: RootFiles,
  { cache }: SetupFolders,
  isAlone: boolean
): Promise<InstallPlan | undefined> {
  const isWorkspace = names.has('go.work')
  const requiresModules = /^require\b/m.test((await read('go.mod')) ?? '')
  if ((!isWorkspace && !requiresModules) || names.has('vendor')) return undefined
  const command = `${isAlone ? 'GOWORK=off ' : ''}go mod download`
  return {
    ...basePlan,
    tool: 'go',
    command,
    commandWithoutCode: command,
    check: `GOPROXY=off ${command}`,
    variables: { GOMODCACHE: `${cache}/go` }
  }
}

/** How the crates that Cargo.toml declares are downloaded; undefined if it declares none. */
export async function planCargo({ names, read }: RootFiles, { cache }: SetupFolders): Promise<InstallPlan | undefined> {
  const manifest = (await read('Cargo.toml')) ?? ''
  if (!/^\[(.*\.)?((dev|build)-)?dependencies[.\]]|^\[workspace/m.test(manifest)) return undefined
  const command = names.has('Cargo.lock') ? 'cargo fetch --locked' : 'cargo fetch'
  return {
    ...basePlan,
    tool: 'cargo',
    command,
    commandWithoutCode: command,
    // Without a lock file, this would write one.
    check: names.has('Cargo.lock') ? `${command} --quiet --offline` : 'false',
    variables: { CARGO_HOME: `${cache}/cargo` }
  }
}

/** How the packages that a .NET solution or project names are downloaded; undefined if there is none. */
export function planDotnet({ names }: RootFiles, { cache }: SetupFolders): InstallPlan | undefined {
  const projects = [/\.slnx?$/i, /\.(cs|fs|vb)proj$/i]
    .map((pattern) => [...names].filter((name) => pattern.test(name)).toSorted())
    .find((found) => found.length > 0)
  const [project] = projects ?? []
  // Attack: a name with a line break ends up in a command that users paste.
  if (projects === undefined || project === undefined || /\p{C}/u.test(project)) return undefined
  const locked = names.has('packages.lock.json') ? ' --locked-mode' : ''
  return {
    ...basePlan,
    tool: 'dotnet',
    // Without a name, dotnet refuses to choose between several.
    command: `dotnet restore${projects.length > 1 ? ` ${quoteForShell(project)}` : ''}${locked}`,
    check: untrackedCheck('obj/project.assets.json */obj/project.assets.json */*/obj/project.assets.json'),
    variables: { NUGET_PACKAGES: `${cache}/nuget`, DOTNET_CLI_TELEMETRY_OPTOUT: '1', DOTNET_NOLOGO: '1' }
  }
}
