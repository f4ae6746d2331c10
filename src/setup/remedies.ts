import type { InstallProblem } from '../domain/installation.ts'
import type { InstallPlan, Tool } from './install-plan.ts'
import { PACKAGE_HOSTS } from './package-hosts.ts'

export type Remedy = Pick<InstallProblem, 'advice' | 'yaml'>

type Install = Pick<InstallPlan, 'tool' | 'command'>

/** What a workflow needs besides the command. */
export interface WorkflowNeeds {
  readonly hasCredentials?: boolean
  /** Packages of Debian and Ubuntu. */
  readonly systemPackage?: string
}

/** Steps of the workflow that install before the action starts, where secrets and root are available. */
export function workflowRemedy({ tool, command }: Install, needs: WorkflowNeeds = {}): Remedy {
  const { hasCredentials = false, systemPackage } = needs
  const yaml = [
    '# .github/workflows/agent.yml, before the step that uses Forgehand',
    ...(systemPackage === undefined
      ? []
      : [`- run: sudo apt-get update && sudo apt-get install --yes ${systemPackage}`]),
    '- uses: actions/checkout@v6',
    '  with:',
    '    persist-credentials: false',
    ...stepsFor(tool, command),
    ...(hasCredentials ? ['  env:', `    ${CREDENTIALS[tool]}: \${{ secrets.${CREDENTIALS[tool]} }}`] : [])
  ].join('\n')
  const advice = hasCredentials
    ? 'Install the dependencies in the workflow, where the secret is available:'
    : 'Install the dependencies in the workflow:'
  return { advice, yaml }
}

/** A setup command in agent.yml: without the lock file, or with more hosts. */
export function agentFileRemedy({ tool, command }: Install, hosts: readonly string[] = []): Remedy {
  if (isPython(tool)) return workflowRemedy({ tool, command: hosts.length > 0 ? command : unlocked(tool, command) })
  const all = [...new Set([...PACKAGE_HOSTS[tool], ...hosts.map((host) => host.replace(/:(443|80)$/, ''))])]
  const run = hosts.length > 0 ? command : unlocked(tool, command)
  const yaml = [
    '# .github/agent.yml on the base branch',
    'setup:',
    `  - run: ${run}`,
    `    network: [${all.join(', ')}]`
  ].join('\n')
  const advice =
    hosts.length > 0 ? 'If you trust the host, open it:' : 'Update the lock file and commit it. Or install without it:'
  return { advice, yaml }
}

/** The secret that each tool reads from its environment. */
const CREDENTIALS: Readonly<Record<Tool, string>> = {
  npm: 'NODE_AUTH_TOKEN',
  pnpm: 'NODE_AUTH_TOKEN',
  yarn: 'NODE_AUTH_TOKEN',
  bun: 'NODE_AUTH_TOKEN',
  pip: 'PIP_INDEX_URL',
  uv: 'UV_INDEX_URL',
  go: 'GOPROXY',
  cargo: 'CARGO_REGISTRY_TOKEN',
  maven: 'MAVEN_ARGS'
}

function isPython(tool: Tool): boolean {
  return tool === 'pip' || tool === 'uv'
}

/** The command that installs what the manifest declares, whatever the lock file says. */
function unlocked(tool: Tool, command: string): string {
  const commands: Partial<Record<Tool, string>> = {
    npm: 'npm install --no-package-lock',
    pnpm: 'pnpm install --no-frozen-lockfile',
    yarn: 'yarn install --no-immutable',
    bun: 'bun install --no-save',
    uv: 'uv sync',
    go: 'go mod tidy',
    cargo: 'cargo fetch'
  }
  return command.includes('--frozen-lockfile') && tool === 'yarn'
    ? 'yarn install --no-lockfile'
    : (commands[tool] ?? command)
}

/** Steps that get the tool and run the command. */
function stepsFor(tool: Tool, command: string): readonly string[] {
  switch (tool) {
    case 'npm':
    case 'yarn':
      return [`- run: ${command}`]
    case 'pnpm':
      return ['- uses: pnpm/action-setup@v4', `- run: ${command}`]
    case 'bun':
      return ['- uses: oven-sh/setup-bun@v2', `- run: ${command}`]
    case 'go':
      return ['- uses: actions/setup-go@v6', `- run: ${command}`]
    case 'cargo':
    case 'maven':
      return [`- run: ${command}`]
    case 'pip':
    case 'uv':
      return [
        '- uses: actions/setup-python@v6',
        '  with:',
        "    python-version: '3.13'",
        '- run: |',
        '    python -m venv .venv',
        '    echo "$PWD/.venv/bin" >> "$GITHUB_PATH"',
        '    . .venv/bin/activate',
        ...(tool === 'pip' ? [] : [`    pip install ${tool}`]),
        `    ${tool === 'uv' ? command.replace('uv sync', 'uv sync --active') : command}`
      ]
  }
}
