import { inFolder, quoteForShell } from '../text/shell-quote.ts'
import type { RootFiles } from '../workspace/files/root-files.ts'
import { type InstallPlan, type SetupFolders, basePlan, untrackedCheck } from './install-plan.ts'
import { planNode } from './plan-node.ts'
import { planPython } from './plan-python.ts'
import { isRecord, parseJson } from '../text/json.ts'

export interface RecognizeOptions {
  readonly folders: SetupFolders
  readonly verifyCommands: readonly string[]
  /** False if no code of the repository runs in the installation, and no file chooses the version of the tool; true if omitted. */
  readonly runsCode?: boolean
}

/**
 * One plan for each tool whose files declare dependencies in a folder. Plans install what the lock files say.
 *
 * @param folder relative to the root; '' for the root
 */
export async function recognizeDependencies(
  files: RootFiles,
  folder: string,
  { folders, verifyCommands, runsCode = true }: RecognizeOptions
): Promise<readonly InstallPlan[]> {
  // As the check of such a module says.
  const isAlone = verifyCommands.some((command) => command.startsWith(inFolder(folder, 'GOWORK=off ')))
  const plans = await Promise.all([
    planNode(files, folders, runsCode),
    planPython(files, folders, { verifyCommands, runsCode }),
    planGo(files, folders, isAlone),
    planCargo(files, folders),
    planComposer(files, folders)
  ])
  const others = [
    planMaven(files, folders) ?? planGradle(files, folders),
    planBundler(files, folders),
    planDotnet(files, folders)
  ]
  return [...plans, ...others].filter((plan) => plan !== undefined).map((plan) => ({ ...plan, folder }))
}

/** How the gems of a Gemfile are installed; undefined if there is none. */
function planBundler({ names }: RootFiles, { cache }: SetupFolders): InstallPlan | undefined {
  const [file] = ['Gemfile', 'gems.rb'].filter((name) => names.has(name))
  if (file === undefined) return undefined
  const hasLock = names.has('Gemfile.lock') || names.has('gems.locked')
  return {
    ...basePlan,
    tool: 'bundler',
    command: 'bundle install',
    check: 'bundle check --dry-run',
    installVariables: hasLock ? { BUNDLE_FROZEN: 'true' } : {},
    variables: { BUNDLE_PATH: `${cache}/bundle` }
  }
}

/** How the packages that composer.json requires are installed; undefined if it requires none but PHP and its extensions. */
async function planComposer({ read }: RootFiles, { cache }: SetupFolders): Promise<InstallPlan | undefined> {
  const manifest = parseJson((await read('composer.json')) ?? '')
  if (!isRecord(manifest)) return undefined
  const required = ['require', 'require-dev'].flatMap((key) => {
    const packages = manifest[key]
    return isRecord(packages) ? Object.keys(packages) : []
  })
  const hasAutoload = isRecord(manifest['autoload']) || isRecord(manifest['autoload-dev'])
  if (!hasAutoload && !required.some((name) => name.includes('/'))) return undefined
  const command = 'composer install --no-interaction'
  return {
    ...basePlan,
    tool: 'composer',
    command,
    commandWithoutCode: `${command} --no-scripts --no-plugins`,
    check: 'test -e vendor/autoload.php',
    installVariables: { COMPOSER_CACHE_DIR: `${cache}/composer`, COMPOSER_ALLOW_SUPERUSER: '1' }
  }
}

// Java ignores proxies in the environment. This variable sets one for each Java process, including those that a build starts.
const USE_PROXY = `port="\${https_proxy##*:}"
for scheme in http https; do
  JAVA_TOOL_OPTIONS="$JAVA_TOOL_OPTIONS \${port:+-D$scheme.proxyHost=127.0.0.1 -D$scheme.proxyPort=$port}"
done
export JAVA_TOOL_OPTIONS
`

/**
 * Maven downloads some plugins only when it finds test classes. This filter selects all classes but no test, because no class has
 * the method. All tests could take longer than the time limit of an installation.
 */
const NO_METHOD = " -Dtest='*#no_such_method' -DfailIfNoTests=false -Dsurefire.failIfNoSpecifiedTests=false"

/** How the artifacts that pom.xml names are downloaded; undefined if there is none. */
function planMaven({ names }: RootFiles, { cache }: SetupFolders): InstallPlan | undefined {
  if (!names.has('pom.xml')) return undefined
  return {
    ...basePlan,
    tool: 'maven',
    command: `${names.has('mvnw') ? './mvnw' : 'mvn'} -B -ntp -Dmaven.test.failure.ignore test`,
    ownOptions: NO_METHOD,
    check: untrackedCheck('target/*classes */target/*classes'),
    preparation: USE_PROXY,
    // Java takes the home folder from the system, and commands cannot see that folder.
    variables: { MAVEN_OPTS: `-Dmaven.repo.local=${cache}/maven`, MAVEN_USER_HOME: `${cache}/maven-wrapper` }
  }
}

/** An init script with which `test` compiles the tests and downloads what they need, and runs none. */
const NO_TESTS =
  'allprojects { tasks.withType(Test) { filter { includeTestsMatching("none.at.all"); failOnNoMatchingTests = false } } }'

/** How the artifacts that a Gradle build names are downloaded; undefined if there is none. */
function planGradle({ names }: RootFiles, { cache, home: folder }: SetupFolders): InstallPlan | undefined {
  const builds = ['build.gradle', 'build.gradle.kts', 'settings.gradle', 'settings.gradle.kts']
  if (!builds.some((name) => names.has(name))) return undefined
  const [kept, home, script] = [`${cache}/gradle`, `${folder}/gradle`, `${folder}/no-tests.gradle`]
  return {
    ...basePlan,
    tool: 'gradle',
    command: `${names.has('gradlew') ? './gradlew' : 'gradle'} --no-daemon test`,
    ownOptions: ` --init-script '${script}'`,
    // Gradle must write to its home folder, and commands cannot write to ~/.gradle.
    check: 'test -w "$GRADLE_USER_HOME" -a -d "$GRADLE_USER_HOME/caches/modules-2"',
    preparation: `${USE_PROXY}echo '${NO_TESTS}' > '${script}' || exit\n`,
    installVariables: { GRADLE_USER_HOME: kept },
    // Later commands cannot write to the kept folder.
    completion: `mkdir -p '${home}' && cp -a '${kept}/.' '${home}/'`,
    variables: { GRADLE_USER_HOME: home }
  }
}

/**
 * How the modules that go.mod requires are downloaded; undefined if it requires none, or if they are in the repository.
 *
 * @param isAlone true for a module that go.work does not list
 */
async function planGo(
  { names, read }: RootFiles,
  { cache }: SetupFolders,
  isAlone: boolean
): Promise<InstallPlan | undefined> {
  const isWorkspace = names.has('go.work')
  const requiresModules = /^require\b/m.test((await read('go.mod')) ?? '')
  if ((!isWorkspace && !requiresModules) || names.has('vendor')) return undefined
  const command = `${isAlone ? 'GOWORK=off ' : ''}go mod download`
  // It writes one that lacks what tests need, which go then takes for complete. Without any, checks run with -mod=mod.
  const completion = isWorkspace || names.has('go.sum') ? '' : 'rm -f go.sum'
  return {
    ...basePlan,
    tool: 'go',
    command,
    commandWithoutCode: command,
    check: `GOPROXY=off ${command}${completion && `; status=$?; ${completion}; exit $status`}`,
    completion,
    variables: { GOMODCACHE: `${cache}/go` }
  }
}

/** How the crates that Cargo.toml declares are downloaded; undefined if it declares none. */
async function planCargo({ names, read }: RootFiles, { cache }: SetupFolders): Promise<InstallPlan | undefined> {
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
function planDotnet({ names }: RootFiles, { cache }: SetupFolders): InstallPlan | undefined {
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
