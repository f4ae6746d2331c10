import { quoteForShell } from '../text/shell-quote.ts'
import type { InstallProblem } from '../domain/installation.ts'
import { commandAtRoot, type InstallPlan, type Tool } from './install-plan.ts'
import { isPython } from './python-tools.ts'
import { PACKAGE_HOSTS } from './package-hosts.ts'

export type Remedy = Pick<InstallProblem, 'advice' | 'yaml'>

type Install = Pick<InstallPlan, 'tool' | 'folder' | 'command' | 'npmPackage'>

/** What a workflow needs besides the command. */
export interface WorkflowNeeds {
  readonly hasCredentials?: boolean
  /** The host of a private registry; undefined for the public one, with private packages. */
  readonly registry?: string | undefined
  /** Packages of Debian and Ubuntu. */
  readonly systemPackage?: string | undefined
}

const WORKFLOW = '# .github/workflows/agent.yml, before the step that uses Forgehand'

const CHECKOUT = ['- uses: actions/checkout@v6', '  with:', '    persist-credentials: false']

/** Steps of the workflow that install before the action starts, where secrets and root are available. */
export function workflowRemedy(install: Install, needs: WorkflowNeeds = {}): Remedy {
  const { hasCredentials = false, registry, systemPackage } = needs
  const yaml = [
    WORKFLOW,
    ...(systemPackage === undefined
      ? []
      : [`- run: sudo apt-get update && sudo apt-get install --yes ${systemPackage}`]),
    ...CHECKOUT,
    ...stepsFor(install, { hasCredentials, registry })
  ].join('\n')
  const advice = hasCredentials
    ? 'Install the dependencies in the workflow, where the secret is available:'
    : 'Install the dependencies in the workflow:'
  return { advice, yaml }
}

/** Steps of the workflow that run setup commands on the default branch. */
export function commandsRemedy(commands: readonly string[]): Remedy {
  const yaml = [WORKFLOW, ...CHECKOUT, ...commands.flatMap((command) => ['- run: |', indented(command)])].join('\n')
  return { advice: 'Run them in the workflow, where the default branch is checked out:', yaml }
}

function indented(command: string): string {
  return command
    .trim()
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n')
}

/** A virtual environment of its own for a Python project, and the check that uses it. */
export function ownEnvironmentRemedy({ tool, folder, command }: Install): Remedy {
  const inFolder = folder === '' ? '' : `cd ${quoteForShell(folder)} && `
  const yaml = [
    WORKFLOW,
    ...CHECKOUT,
    ...toolSteps(tool, false),
    '- run: |',
    ...[
      ...(folder === '' ? [] : [`cd ${quoteForShell(folder)}`]),
      'python -m venv .venv',
      '. .venv/bin/activate',
      ...(tool === 'pip' ? [] : [`pip install ${tool}`]),
      command.replace('uv sync', 'uv sync --active')
    ].map((line) => `    ${line}`),
    '',
    '# .github/agent.yml on the base branch; use the command of your check',
    '# verify:',
    `#   - ${inFolder}.venv/bin/python -m pytest`
  ].join('\n')
  return { advice: 'If a check fails because of that, give this project an environment of its own:', yaml }
}

/** A step of the workflow that sets up another version of the language, so that the installation works. */
export function versionRemedy({ tool }: Pick<Install, 'tool'>, version: string | undefined): Remedy {
  const yaml = [WORKFLOW, ...TOOLCHAINS[tool](readVersion(tool, version))].join('\n')
  return { advice: 'Set up the version that the repository needs in the workflow:', yaml }
}

/** Only the steps for Node and Python take a range. */
function readVersion(tool: Tool, version = ''): string {
  const takesRange = TOOLCHAINS[tool] === node || TOOLCHAINS[tool] === python
  const [text = 'VERSION'] = (takesRange ? /^[\w.<>=^~*|, -]{1,40}$/ : /\d+(?:\.\d+)*/).exec(version) ?? []
  return text
}

/** A step of the workflow that sets up PHP with an extension. */
export function extensionRemedy(extension: string): Remedy {
  const yaml = [WORKFLOW, ...php('8.4'), `    extensions: ${extension}`].join('\n')
  return { advice: 'Set up PHP with the extension in the workflow:', yaml }
}

/** A command that makes a program of the repository executable. */
export function executableRemedy(program: string): Remedy {
  const yaml = `# In a clone of the repository:\n# git update-index --chmod=+x ${program} && git commit -m "Make ${program} executable"`
  return { advice: `Make ${program} executable and commit that:`, yaml }
}

/** A setup command in agent.yml: without the lock file, or with more hosts. */
export function agentFileRemedy(install: Install, hosts: readonly string[] = []): Remedy {
  const { tool } = install
  const command = hosts.length > 0 ? install.command : unlocked(install)
  if (NEEDS_WORKFLOW.has(tool)) {
    const advice =
      hosts.length > 0
        ? 'Install the dependencies in the workflow, where every host is open:'
        : 'Update the lock file and commit it. Or install without it in the workflow:'
    return { ...workflowRemedy({ ...install, command }), advice }
  }
  const all = [...new Set([...PACKAGE_HOSTS[tool], ...hosts.map((host) => host.replace(/:(443|80)$/, ''))])]
  const yaml = [
    '# .github/agent.yml on the base branch',
    'setup:',
    `  - run: ${commandAtRoot({ ...install, command: tool === 'bundler' ? `${BUNDLE_INTO_TREE} && ${command}` : command })}`,
    `    network: [${all.join(', ')}]`
  ].join('\n')
  const advice =
    hosts.length > 0
      ? 'If you trust the host and it needs no credentials, open it:'
      : 'Update the lock file and commit it. Or install without it:'
  return { advice, yaml }
}

/** Tools that a setup command would have to install first for all later commands, or whose environment or proxy it would set up. */
const NEEDS_WORKFLOW: ReadonlySet<Tool> = new Set([
  ...(['pnpm', 'yarn', 'bun'] as const),
  ...(['pip', 'uv', 'poetry', 'pdm', 'pipenv', 'maven', 'gradle'] as const)
])
const BUNDLE_INTO_TREE = 'bundle config set --local path vendor/bundle'

/** The command that installs what the manifest declares, whatever the lock file says. */
function unlocked({ tool, command }: Install): string {
  const commands: Partial<Record<Tool, string>> = {
    npm: 'npm install --no-package-lock',
    pnpm: 'pnpm install --no-frozen-lockfile',
    yarn: 'yarn install --no-immutable',
    bun: 'bun install --no-save',
    uv: 'uv sync',
    poetry: `poetry lock && ${command}`,
    pdm: 'pdm install',
    pipenv: 'pipenv install --dev --skip-lock',
    go: 'go mod tidy',
    cargo: 'cargo fetch',
    composer: 'composer update --no-interaction',
    dotnet: command.replace(' --locked-mode', ' --force-evaluate')
  }
  return command.includes('--frozen-lockfile') && tool === 'yarn'
    ? 'yarn install --no-lockfile'
    : (commands[tool] ?? command)
}

type Toolchain = (version: string) => readonly string[]

const setUp =
  (action: string, input: string): Toolchain =>
  (version) => [`- uses: ${action}`, '  with:', `    ${input}: '${version}'`]

const node = setUp('actions/setup-node@v6', 'node-version')
const python = setUp('actions/setup-python@v6', 'python-version')
const php = setUp('shivammathur/setup-php@v2', 'php-version')
const java: Toolchain = (version) => [
  ...setUp('actions/setup-java@v5', 'java-version')(version),
  '    distribution: temurin'
]

/** The step that sets up a version of the language of each tool. */
const TOOLCHAINS: Readonly<Record<Tool, Toolchain>> = {
  npm: node,
  pnpm: node,
  yarn: node,
  bun: node,
  pip: python,
  uv: python,
  poetry: python,
  pdm: python,
  pipenv: python,
  go: setUp('actions/setup-go@v6', 'go-version'),
  cargo: (version) => [`- run: rustup toolchain install ${version} && rustup default ${version}`],
  maven: java,
  gradle: java,
  bundler: setUp('ruby/setup-ruby@v1', 'ruby-version'),
  composer: php,
  dotnet: setUp('actions/setup-dotnet@v5', 'dotnet-version')
}

/** The variables that each tool, or the settings that its documentation shows, read credentials from. */
const CREDENTIALS: Readonly<Record<Tool, readonly string[]>> = {
  npm: ['NODE_AUTH_TOKEN'],
  pnpm: ['NODE_AUTH_TOKEN'],
  yarn: ['NODE_AUTH_TOKEN', 'YARN_NPM_AUTH_TOKEN'],
  bun: ['NODE_AUTH_TOKEN'],
  pip: ['PIP_INDEX_URL'],
  uv: ['UV_DEFAULT_INDEX'],
  // The name of the source in pyproject.toml is a part of these two.
  poetry: ['POETRY_HTTP_BASIC_PRIVATE_USERNAME', 'POETRY_HTTP_BASIC_PRIVATE_PASSWORD'],
  pdm: ['PDM_PYPI_USERNAME', 'PDM_PYPI_PASSWORD'],
  pipenv: ['PIPENV_PYPI_MIRROR'],
  go: ['GO_MODULES_TOKEN'],
  cargo: ['CARGO_REGISTRIES_PRIVATE_TOKEN'],
  maven: ['MAVEN_USERNAME', 'MAVEN_PASSWORD'],
  gradle: ['ORG_GRADLE_PROJECT_privateUsername', 'ORG_GRADLE_PROJECT_privatePassword'],
  bundler: ['BUNDLE_RUBYGEMS__PKG__GITHUB__COM'],
  composer: ['COMPOSER_AUTH'],
  dotnet: ['NUGET_TOKEN']
}

/** Steps that get the tool and run the command. */
function stepsFor(
  install: Install,
  { hasCredentials, registry }: { readonly hasCredentials: boolean; readonly registry: string | undefined }
): readonly string[] {
  const { tool, folder } = install
  const variables = [
    ...(hasCredentials ? CREDENTIALS[tool].map((name) => `    ${name}: \${{ secrets.${name} }}`) : []),
    ...(tool === 'gradle' ? [`    GRADLE_USER_HOME: ${GRADLE_IN_TREE}`] : []),
    ...(tool === 'go' && hasCredentials ? ['    GOPRIVATE: github.com/OWNER/*'] : [])
  ]
  const commands = commandsFor(install, hasCredentials)
  const isOne = commands.length === 1
  return [
    ...(hasCredentials && TOOLCHAINS[tool] === node ? registrySteps(registry) : toolSteps(tool, hasCredentials)),
    ...(isOne ? [`- run: ${commands.join('')}`] : ['- run: |', ...commands.map((line) => `    ${line}`)]),
    ...(folder === '' || isPython(tool) ? [] : [`  working-directory: ${folder}`]),
    ...(variables.length > 0 ? ['  env:', ...variables] : []),
    ...(tool === 'gradle'
      ? ['# and in the step that uses Forgehand', '# env:', `#   GRADLE_USER_HOME: ${GRADLE_IN_TREE}`]
      : [])
  ]
}

/** Gradle must write to its home folder, and commands can only write to the work tree. */
const GRADLE_IN_TREE = '${{ github.workspace }}/.gradle-home'

function registrySteps(registry: string | undefined): readonly string[] {
  return [
    '- uses: actions/setup-node@v6',
    '  with:',
    `    registry-url: https://${registry ?? 'registry.npmjs.org'}`,
    ...(registry === undefined ? [] : ["    scope: '@YOUR-SCOPE' # remove if the registry has all packages"])
  ]
}

function toolSteps(tool: Tool, hasCredentials: boolean): readonly string[] {
  switch (tool) {
    case 'npm':
    case 'pnpm':
    case 'yarn':
    case 'bun':
      return []
    case 'maven':
      return hasCredentials
        ? [
            ...java('21'),
            '    server-id: ID-OF-THE-REPOSITORY',
            '    server-username: MAVEN_USERNAME',
            '    server-password: MAVEN_PASSWORD'
          ]
        : []
    case 'cargo':
    case 'gradle':
    case 'dotnet':
      return []
    case 'go':
      return TOOLCHAINS.go('stable')
    case 'bundler':
      return TOOLCHAINS.bundler('3.4')
    case 'composer':
      return php('8.4')
    case 'pip':
    case 'uv':
    case 'poetry':
    case 'pdm':
    case 'pipenv':
      return python('3.13')
  }
}

function commandsFor(install: Install, hasCredentials: boolean): readonly string[] {
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
    const active = { ...install, command: command.replace('uv sync', 'uv sync --active') }
    return [
      'python -m venv .venv',
      'echo "$PWD/.venv/bin" >> "$GITHUB_PATH"',
      '. .venv/bin/activate',
      ...(tool === 'pip' ? [] : [`pip install ${tool}`]),
      commandAtRoot(active)
    ]
  }
  if (tool === 'bundler') return [BUNDLE_INTO_TREE, command]
  if (!hasCredentials) return [command]
  const url = '"https://x-access-token:${GO_MODULES_TOKEN}@github.com/"'
  if (tool === 'go') return [`git config --global url.${url}.insteadOf https://github.com/`, command]
  const source = 'dotnet nuget update source NAME-OF-THE-SOURCE --username token --password "$NUGET_TOKEN"'
  if (tool === 'dotnet') return [`${source} --store-password-in-clear-text`, command]
  return [command]
}
