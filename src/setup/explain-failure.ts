import type { InstallProblem } from '../domain/installation.ts'
import { formatDuration, plural } from '../text/format.ts'
import { oneLine } from '../text/shorten.ts'
import { rootCause } from '../verification/root-cause.ts'
import type { CommandResult } from '../workspace/commands/run-in-sandbox.ts'
import { commandAtRoot, type InstallPlan } from './install-plan.ts'
import { runStep } from './workflow-yaml.ts'

export type InstallFailure = Pick<CommandResult, 'exitCode' | 'timedOut' | 'output' | 'durationMs'>

/** Why dependencies are not installed, and the YAML that installs them. */
export function explainFailure(plan: InstallPlan, failure: InstallFailure): InstallProblem {
  const { exitCode, timedOut, output, durationMs } = failure
  const lines = output.trimEnd().split('\n')
  // Attack: a line without end makes patterns slow.
  const find = (pattern: RegExp) => lines.find((line) => pattern.test(line.slice(0, MAX_MATCHED)))
  const command = commandAtRoot(plan)
  const refusal = find(REFUSED)
  const known = rootCause(output)
  const ended = exitCode === undefined ? 'was killed' : `ended with exit code ${exitCode}`
  const [cause, line = ''] = timedOut
    ? [`${command} did not end within ${formatDuration(durationMs)}.`, lines.at(-1)]
    : [known === undefined ? `${command} ${ended}.` : `${known}.`, refusal ?? find(ERROR)]
  const shown = lines.slice(-MAX_LINES).map((each) => shortLine(each))
  return {
    title: NOT_INSTALLED,
    cause,
    line: shortLine(line.trim()),
    ...workflowRemedy(plan),
    output: shown.join('\n')
  }
}

const NOT_INSTALLED = 'The dependencies are not installed.'
const MAX_MATCHED = 2_000
const MAX_LINES = 20
const MAX_LINE = 300

/** What the proxy says about a host that is not open, with what to do. */
const REFUSED = /^\[network\] .* was refused\. /
/** What most tools say in the line with the cause. npm begins with a code and an empty line. */
const ERROR =
  /^(?!npm (?:error|ERR!)(?: code |\s*$)).*(?:\berror\b|\bERR[_!]|\bfatal\b|\bunable to\b|\bcould not\b|\bcannot\b|\bnot found\b|\bdenied\b|\bunauthorized\b|\bforbidden\b|\brequire[ds]?\b)/i

function shortLine(line: string): string {
  return line.length > MAX_LINE ? `${line.slice(0, MAX_LINE).toWellFormed()}…` : line
}

/** Why nothing is installed on a head with foreign commits. */
export function explainForeignHead(plan: InstallPlan, reason: string): InstallProblem {
  const cause = `${commandAtRoot(plan)} can run code of the pull request, and ${reason}`
  return { title: NOT_INSTALLED, cause, line: '', ...workflowRemedy(plan), output: '' }
}

const MAX_COMMAND = 200

/**
 * Why setup commands of agent.yml did not run on a head with foreign commits.
 *
 * @param commands not empty
 */
export function explainSkippedSetup(commands: readonly string[], reason: string): InstallProblem {
  const [first = '', ...others] = commands
  const rest = others.length === 0 ? '' : ` It and the ${plural(others.length, 'command')} after it did not run.`
  const cause = `${oneLine(first, MAX_COMMAND)} can run code of the pull request while hosts are open, and ${reason}${rest}`
  const advice = 'Run them in the workflow, where the default branch is checked out:'
  const yaml = yamlOf(commands.flatMap((command) => runStep([command])))
  return { title: 'Setup commands of agent.yml did not run.', cause, line: '', advice, yaml, output: '' }
}

/** Steps of the workflow that install before the action starts, where secrets and root are available. */
function workflowRemedy(plan: InstallPlan): Pick<InstallProblem, 'advice' | 'yaml'> {
  const advice =
    'Install the dependencies in the workflow. There you can add what they need, such as another version of the language, a system package or a secret:'
  return { advice, yaml: yamlOf(runStep(workflowCommands(plan))) }
}

function yamlOf(steps: readonly string[]): string {
  return `# .github/workflows/agent.yml, before the step that uses Forgehand
- uses: actions/checkout@v6
  with:
    persist-credentials: false
${steps.join('\n')}`
}

/** The command, and what makes later steps find the tool and the packages. */
function workflowCommands(plan: InstallPlan): readonly string[] {
  const { tool, folder, npmPackage } = plan
  const command = commandAtRoot(plan)
  if (PYTHON.has(tool)) {
    const installed = tool === 'pip' ? [] : [`pip install ${tool}`]
    // Without --active, uv creates another environment in a folder.
    const inEnvironment = command.replace('uv sync', 'uv sync --active')
    return ['python3 -m venv .venv', '. .venv/bin/activate', laterPath('$PWD/.venv/bin'), ...installed, inEnvironment]
  }
  // Commands in the sandbox see the work tree, and not where these two keep packages by default.
  if (tool === 'bundler')
    return [commandAtRoot({ folder, command: `bundle config set --local path vendor/bundle && ${plan.command}` })]
  if (tool === 'gradle') {
    const home = 'GRADLE_USER_HOME="$PWD/.gradle-home"'
    return [`export ${home}`, `echo ${home} >> "$GITHUB_ENV"`, command]
  }
  if (npmPackage === undefined) return [command]
  const install = `npm install --global --prefix "$HOME/.local" ${npmPackage}`
  return [install, 'export PATH="$HOME/.local/bin:$PATH"', laterPath('$HOME/.local/bin'), command]
}

function laterPath(folder: string): string {
  return `echo "${folder}" >> "$GITHUB_PATH"`
}

const PYTHON: ReadonlySet<string> = new Set(['pip', 'uv', 'poetry', 'pdm', 'pipenv'])
