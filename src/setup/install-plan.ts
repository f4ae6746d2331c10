import { inFolder } from '../text/shell-quote.ts'

/** Folders outside the work tree, as absolute paths. */
export interface SetupFolders {
  /** For programs that the machine does not have, such as pnpm. Only their own installation can write there. */
  readonly tools: string
  readonly home: string
  readonly cache: string
}

/** How the dependencies that the repository declares for one tool are installed. */
export interface InstallPlan {
  readonly tool: PackageManager
  /** The folder of the project, relative to the root; '' for the root. */
  readonly folder: string
  /** The command line as a user would type it in the folder. */
  readonly command: string
  /** Options that only our installation needs, with a leading space; '' for none. Users do not see them. */
  readonly ownOptions: string
  /**
   * The command line that installs without running code of a package, where nothing but data of the repository can be seen. Undefined if the tool
   * has none.
   */
  readonly commandWithoutCode: string | undefined
  /**
   * All that the manifest says about packages. While it stays the same, and lock files and lists of requirements do, a change of the manifest
   * changes no dependency. Undefined if that is not known.
   */
  readonly declares: string | undefined
  /** What else declares packages: files that manifests name, relative to the folder. */
  readonly reads: readonly string[]
  /** What it declares by name, where an installation leaves what is there and not declared; [] if it does not, or if that is not known. */
  readonly names: readonly string[]
  /** A shell script that exits with 0 if the dependencies are installed. It runs without a network and must not change anything. */
  readonly check: string
  /** The npm package that provides the tool, with its version; undefined if the tool comes with a toolchain. */
  readonly npmPackage: string | undefined
  /**
   * A shell script that gets the tool if the machine does not have it; '' for none. It sees no file of the repository. Attack: what a
   * stranger's packages leave where the tool is found would run with the package hosts open.
   */
  readonly getTool: string
  /** A shell script that runs before the command, with the same network; '' for none. */
  readonly preparation: string
  /** A shell script that repeats what the command runs of the project itself, such as `prepare`; '' for nothing. */
  readonly buildScript: string
  /** A shell command that runs after the command, whether or not it succeeded; '' for none. */
  readonly completion: string
  readonly installVariables: Readonly<Record<string, string>>
  /** Variables of the installation and of every later command. */
  readonly variables: Readonly<Record<string, string>>
  /** Folders at the start of PATH, for the installation and every later command. */
  readonly searchPath: readonly string[]
}

export const basePlan = {
  folder: '',
  ownOptions: '',
  commandWithoutCode: undefined,
  declares: undefined,
  reads: [],
  names: [],
  npmPackage: undefined,
  getTool: '',
  preparation: '',
  buildScript: '',
  completion: '',
  installVariables: {},
  variables: {},
  searchPath: []
} satisfies Partial<InstallPlan>

/**
 * A shell script that exits with 0 if one of the paths exists and git does not track it. A committed file does not show that anything
 * was installed on this machine.
 *
 * @param patterns shell patterns
 */
export function untrackedCheck(patterns: string): string {
  return `for path in ${patterns}; do [ -e "$path" ] && [ -z "$(git ls-files -- "$path" 2>/dev/null | head -n 1)" ] && exit 0; done; exit 1`
}

export type PackageManager =
  | ('npm' | 'pnpm' | 'yarn' | 'bun')
  | ('pip' | 'uv' | 'poetry' | 'pdm' | 'pipenv')
  | ('go' | 'cargo' | 'maven' | 'gradle')
  | ('bundler' | 'composer' | 'dotnet')

/** The command line as a user would type it at the root. */
export function commandAtRoot({ folder, command }: Pick<InstallPlan, 'folder' | 'command'>): string {
  return inFolder(folder, command)
}

const npm = ['registry.npmjs.org', 'registry.yarnpkg.com', 'nodejs.org']
const python = ['pypi.org', 'files.pythonhosted.org']
const java = ['repo.maven.apache.org', 'repo1.maven.org']

/**
 * The hosts that each tool gets packages from. Nothing else is open while it installs. nodejs.org has the headers of Node for
 * native modules. The distributions of Gradle and the archives of Composer are on GitHub.
 */
export const PACKAGE_HOSTS: Readonly<Record<PackageManager, readonly string[]>> = {
  npm,
  pnpm: npm,
  yarn: npm,
  bun: npm,
  pip: python,
  uv: python,
  poetry: python,
  pdm: python,
  pipenv: python,
  go: ['proxy.golang.org', 'sum.golang.org', 'storage.googleapis.com'],
  cargo: ['index.crates.io', 'static.crates.io'],
  maven: java,
  gradle: [
    ...java,
    'plugins.gradle.org',
    'plugins-artifacts.gradle.org',
    'services.gradle.org',
    'dl.google.com',
    'github.com',
    'release-assets.githubusercontent.com'
  ],
  bundler: ['rubygems.org', 'index.rubygems.org'],
  composer: ['repo.packagist.org', 'packagist.org', 'api.github.com', 'codeload.github.com'],
  dotnet: ['api.nuget.org', 'www.nuget.org']
}
