import type { InstallProblem } from '../domain/installation.ts'
import { quoteForShell } from '../text/shell-quote.ts'
import { commandAtRoot, type PackageManager } from './install-plan.ts'
import { PACKAGE_HOSTS } from './package-hosts.ts'
import { toolchainStep, versionFor } from './toolchains.ts'
import {
  BUNDLE_INTO_TREE,
  CHECKOUT,
  environmentCommands,
  installSteps,
  languageSteps,
  type PastedInstall,
  type WorkflowNeeds
} from './workflow-steps.ts'
import { runStep, yamlScalar } from './workflow-yaml.ts'

export type Remedy = Pick<InstallProblem, 'advice' | 'yaml'>

const WORKFLOW = '# .github/workflows/agent.yml, before the step that uses Forgehand'

/** Steps of the workflow that install before the action starts, where secrets and root are available. */
export function workflowRemedy(install: PastedInstall, needs: WorkflowNeeds = {}): Remedy {
  const advice = needs.hasCredentials
    ? 'Install the dependencies in the workflow, where the secret is available:'
    : 'Install the dependencies in the workflow:'
  return { advice, yaml: [WORKFLOW, ...installSteps(install, needs)].join('\n') }
}

/** Steps of the workflow that run setup commands on the default branch. */
export function commandsRemedy(commands: readonly string[]): Remedy {
  const yaml = [WORKFLOW, ...CHECKOUT, ...commands.flatMap((command) => runStep([command]))].join('\n')
  return { advice: 'Run them in the workflow, where the default branch is checked out:', yaml }
}

/** A virtual environment of its own for a Python project, and the check that uses it. */
export function ownEnvironmentRemedy({ tool, folder, command }: PastedInstall): Remedy {
  const yaml = [
    WORKFLOW,
    ...CHECKOUT,
    ...languageSteps(tool),
    ...runStep([...(folder === '' ? [] : [`cd ${quoteForShell(folder)}`]), ...environmentCommands(tool, command)]),
    '',
    '# .github/agent.yml: runs on GitHub read it from the base branch; use the command of your check',
    '# verify:',
    `#   - ${yamlScalar(commandAtRoot({ folder, command: '.venv/bin/python -m pytest' }))}`
  ].join('\n')
  return { advice: 'If a check fails because of that, give this project an environment of its own:', yaml }
}

/** A step of the workflow that sets up another version of the language, so that the installation works. */
export function versionRemedy({ tool }: Pick<PastedInstall, 'tool'>, version: string | undefined): Remedy {
  const yaml = [WORKFLOW, ...toolchainStep(tool, versionFor(tool, version))].join('\n')
  return { advice: 'Set up the version that the repository needs in the workflow:', yaml }
}

/** A step of the workflow that sets up PHP with an extension. */
export function extensionRemedy(extension: string): Remedy {
  const yaml = [WORKFLOW, ...languageSteps('composer'), `    extensions: ${extension}`].join('\n')
  return { advice: 'Set up PHP with the extension in the workflow:', yaml }
}

/** A command that makes a program in a folder of the repository executable. */
export function executableRemedy(program: string, folder: string): Remedy {
  const command = `git update-index --chmod=+x ${program} && git commit -m "Make ${program} executable"`
  const yaml = `# In a clone of the repository:\n# ${commandAtRoot({ folder, command })}`
  return { advice: `Make ${program} executable and commit that:`, yaml }
}

/** A setup command in agent.yml: without the lock file, or with more hosts. */
export function agentFileRemedy(install: PastedInstall, hosts: readonly string[] = []): Remedy {
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
  const line = commandAtRoot({
    ...install,
    command: tool === 'bundler' ? `${BUNDLE_INTO_TREE} && ${command}` : command
  })
  const yaml = [
    '# .github/agent.yml: runs on GitHub read it from the base branch',
    'setup:',
    `  - run: ${yamlScalar(line)}`,
    `    network: [${all.join(', ')}]`
  ].join('\n')
  const advice =
    hosts.length > 0
      ? 'If you trust the host and it needs no credentials, open it:'
      : 'Update the lock file and commit it. Or install without it:'
  return { advice, yaml }
}

/** Tools that a setup command cannot install for later commands, or that need an environment or a proxy set up first. */
const NEEDS_WORKFLOW: ReadonlySet<PackageManager> = new Set([
  ...(['pnpm', 'yarn', 'bun'] as const),
  ...(['pip', 'uv', 'poetry', 'pdm', 'pipenv', 'maven', 'gradle'] as const)
])

/** The command that installs what the manifest declares, whatever the lock file says. */
function unlocked({ tool, command }: PastedInstall): string {
  // Such as the extras that tests need.
  const optionsAfter = (start: string) => (command.startsWith(start) ? command.slice(start.length) : '')
  const commands: Partial<Record<PackageManager, string>> = {
    npm: 'npm install --no-package-lock',
    pnpm: 'pnpm install --no-frozen-lockfile',
    // Version 1 has other options.
    yarn: command.includes('--frozen-lockfile') ? 'yarn install --no-lockfile' : 'yarn install --no-immutable',
    bun: 'bun install --no-save',
    uv: `uv sync${optionsAfter('uv sync --frozen')}`,
    poetry: `poetry lock && ${command}`,
    pdm: `pdm install${optionsAfter('pdm sync')}`,
    pipenv: 'pipenv install --dev --skip-lock',
    go: 'go mod tidy',
    cargo: 'cargo fetch',
    composer: 'composer update --no-interaction',
    dotnet: command.replace(' --locked-mode', ' --force-evaluate')
  }
  return commands[tool] ?? command
}
