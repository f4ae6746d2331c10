import type { RootFiles } from '../workspace/files/root-files.ts'
import type { InstallPlan, SetupFolders } from './install-plan.ts'

const common = { preparation: '', installVariables: {}, searchPath: [] }

/** How the modules that go.mod requires are downloaded; undefined if it requires none, or if they are in the repository. */
export async function planGo({ names, read }: RootFiles, { cache }: SetupFolders): Promise<InstallPlan | undefined> {
  const isWorkspace = names.has('go.work')
  const requiresModules = /^require\b/m.test((await read('go.mod')) ?? '')
  if ((!isWorkspace && !requiresModules) || names.has('vendor')) return undefined
  return {
    ...common,
    tool: 'go',
    command: 'go mod download',
    commandWithoutCode: 'go mod download',
    check: 'GOPROXY=off go mod download',
    variables: { GOMODCACHE: `${cache}/go` }
  }
}

/** How the crates that Cargo.toml declares are downloaded; undefined if it declares none. */
export async function planCargo({ names, read }: RootFiles, { cache }: SetupFolders): Promise<InstallPlan | undefined> {
  const manifest = (await read('Cargo.toml')) ?? ''
  if (!/^\[(.*\.)?((dev|build)-)?dependencies[.\]]|^\[workspace/m.test(manifest)) return undefined
  const command = names.has('Cargo.lock') ? 'cargo fetch --locked' : 'cargo fetch'
  return {
    ...common,
    tool: 'cargo',
    command,
    // .cargo/config.toml and rust-toolchain.toml can name a program to run instead of the compiler.
    commandWithoutCode: undefined,
    // Without a lock file, this would write one.
    check: names.has('Cargo.lock') ? `${command} --quiet --offline` : 'false',
    variables: { CARGO_HOME: `${cache}/cargo` }
  }
}

// Java takes no proxy from the environment.
const USE_PROXY = `port="\${https_proxy##*:}"
for scheme in http https; do
  MAVEN_OPTS="$MAVEN_OPTS \${port:+-D$scheme.proxyHost=127.0.0.1 -D$scheme.proxyPort=$port}"
done
`

/** How the artifacts that pom.xml names are downloaded; undefined if there is none. */
export function planMaven({ names }: RootFiles, { cache }: SetupFolders): InstallPlan | undefined {
  if (!names.has('pom.xml')) return undefined
  return {
    ...common,
    tool: 'maven',
    // The tests run once, because some plugins are only downloaded when they do. Whether they pass is for the checks to say.
    command: `${names.has('mvnw') ? './mvnw' : 'mvn'} -B -ntp -Dmaven.test.failure.ignore test`,
    // Plugins run code.
    commandWithoutCode: undefined,
    check: 'test -d target',
    preparation: USE_PROXY,
    // Java takes the home folder from the system, where it is hidden.
    variables: { MAVEN_OPTS: `-Dmaven.repo.local=${cache}/maven` }
  }
}
