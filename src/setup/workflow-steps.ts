import { commandAtRoot, type InstallPlan, type PackageManager } from './install-plan.ts'
import { NO_CREDENTIALS, registryCredentials } from './registry-credentials.ts'
import { isPython, toolchainStep } from './toolchains.ts'
import { runStep, workflowValue } from './workflow-yaml.ts'

/** The parts of a plan that the YAML for users to paste is made of. */
export type PastedInstall = Pick<InstallPlan, 'tool' | 'folder' | 'command' | 'npmPackage'>

/** What a workflow needs besides the command. */
export interface WorkflowNeeds {
  readonly hasCredentials?: boolean
  /** The host of a private registry; undefined for the public one, which also has private packages. */
  readonly registry?: string | undefined
  /** Packages of Debian and Ubuntu. */
  readonly systemPackage?: string | undefined
}

export const CHECKOUT: readonly string[] = ['- uses: actions/checkout@v6', '  with:', '    persist-credentials: false']

/** Steps of a workflow that install, so that later steps find the tool and the packages. */
export function installSteps(
  install: PastedInstall,
  { hasCredentials = false, registry, systemPackage }: WorkflowNeeds
): readonly string[] {
  const { tool, folder } = install
  const { toolchain, commands, variables } = hasCredentials ? registryCredentials(tool, registry) : NO_CREDENTIALS
  const isGradle = tool === 'gradle'
  const environment = isGradle ? [...variables, GRADLE_IN_TREE] : variables
  return [
    ...(systemPackage === undefined
      ? []
      : [`- run: sudo apt-get update && sudo apt-get install --yes ${systemPackage}`]),
    ...CHECKOUT,
    ...(toolchain ?? languageSteps(tool)),
    ...runStep([...commands, ...commandsFor(install)]),
    ...(folder === '' || isPython(tool) ? [] : [`  working-directory: ${workflowValue(folder)}`]),
    ...(environment.length > 0 ? ['  env:', ...environment.map((line) => `    ${line}`)] : []),
    ...(isGradle ? ['# and in the step that uses Forgehand', '# env:', `#   ${GRADLE_IN_TREE}`] : [])
  ]
}

/** Versions of the languages that some runners do not have, or only in old versions. */
const PYTHON_VERSION = '3.13'
const OTHER_VERSIONS: Readonly<Partial<Record<PackageManager, string>>> = {
  go: 'stable',
  bundler: '3.4',
  composer: '8.4'
}

/** The step that sets up the language of a tool; none if runners have it. */
export function languageSteps(tool: PackageManager): readonly string[] {
  const version = isPython(tool) ? PYTHON_VERSION : OTHER_VERSIONS[tool]
  return version === undefined ? [] : toolchainStep(tool, version)
}

/** Gradle must write to its home folder, and commands can only write to the work tree. */
const GRADLE_IN_TREE = 'GRADLE_USER_HOME: ${{ github.workspace }}/.gradle-home'

/** Commands in the sandbox do not see where gems are installed by default. */
export const BUNDLE_INTO_TREE = 'bundle config set --local path vendor/bundle'

function commandsFor(install: PastedInstall): readonly string[] {
  const { tool, command, npmPackage } = install
  if (npmPackage !== undefined) {
    return [
      `npm install --global --prefix "$HOME/.local" ${npmPackage}`,
      // Commands in the sandbox can read this folder of the home folder.
      'export PATH="$HOME/.local/bin:$PATH"',
      'echo "$HOME/.local/bin" >> "$GITHUB_PATH"',
      command
    ]
  }
  if (isPython(tool)) {
    const [create = '', ...others] = environmentCommands(tool, commandAtRoot(install))
    return [create, 'echo "$PWD/.venv/bin" >> "$GITHUB_PATH"', ...others]
  }
  return tool === 'bundler' ? [BUNDLE_INTO_TREE, command] : [command]
}

/** Creates a virtual environment in the current folder, and installs into it. */
export function environmentCommands(tool: PackageManager, command: string): readonly string[] {
  return [
    'python -m venv .venv',
    '. .venv/bin/activate',
    ...(tool === 'pip' ? [] : [`pip install ${tool}`]),
    // Without --active, uv creates another environment in a folder.
    command.replace('uv sync', 'uv sync --active')
  ]
}
