/** A repository, an event and the folder that act needs, for one workflow. */
import { cp, mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { demoProject } from '../../emulators/demo/project.ts'
import type { Script } from '../../emulators/model/script.ts'
import { startEmulators, type Emulators } from '../../emulators/start-emulators.ts'
import { startModelEmulator, type ModelEmulator } from '../../emulators/model/start-model.ts'
import { createClock } from '../../src/cli/built-in-events.ts'
import { readWorkflow } from '../../src/doctor/workflow.ts'
import { createOpenApiAuditor, type OpenApiAuditor } from '../support/openapi.ts'
import { filesIn, textOf } from '../support/repository-files.ts'
import { startAct, type StartedAct } from './act-run.ts'
import type { FiredEvent } from './cases.ts'
import { giveJobTokens } from './job-tokens.ts'
import { startProviderGateway, type ProviderGateway } from './provider-gateway.ts'
import { certificate } from './provider-certificate.ts'

const ROOT = join(import.meta.dirname, '../..')
const ACTIONS = join(import.meta.dirname, 'actions')
const PROGRAMS = join(import.meta.dirname, 'bin')

export interface Scene extends AsyncDisposable {
  readonly emulators: Emulators
  readonly model: ModelEmulator
  /** Values that no log and no work tree may contain. */
  readonly secrets: readonly string[]
  /** Where the files of artifacts are. */
  readonly artifacts: string
  readonly gateway: ProviderGateway
  /** Where exchanges so far differ from GitHub's description of its API. */
  readonly violations: OpenApiAuditor['violations']
  /** Call it when everything from before the event is in place. */
  readonly onReady: () => void
  /** Starts act. The folder of a job that failed stays in `jobs`. */
  start(event: FiredEvent): Promise<StartedAct>
  readonly jobs: string
}

export interface SceneOptions {
  readonly binary: string
  /** The text of the workflow. */
  readonly workflow: string
  readonly script: Script
}

const KEY = 'model-key-of-the-tests-0123456789'
const RUN_ID = '4711'

export async function openScene({ binary, workflow, script }: SceneOptions): Promise<Scene> {
  const files = await projectFiles(workflow)
  const clock = createClock()
  const emulators = await startEmulators({
    repository: { owner: 'acme', name: 'project', files },
    script: [],
    maintainer: 'ada',
    now: clock.now,
    searchPath: process.env['PATH'] ?? ''
  })
  const { github, repository, folder } = emulators
  const model = await startModelEmulator({ script, name: modelOf(workflow), apiKey: KEY })
  const gateway = await startProviderGateway(model)
  const auditor = createOpenApiAuditor()
  github.onExchange(auditor.listener)
  const jobTokens = giveJobTokens(workflow, (permissions) => repository.issueToken({ permissions }))
  // The jobs have no use for the only one that act knows.
  const token = repository.issueToken({ permissions: { checks: 'none', issues: 'none', pull_requests: 'none' } })
  // The repository of another owner in examples/fleet.yml.
  const other = await github.createRepository({ owner: 'acme-labs', name: 'website', files })
  other.setPermission('ada', 'write')
  const appTokens = Object.fromEntries([repository, other].map((each) => [each.fullName, each.issueToken()]))
  const [artifacts, jobs] = [join(folder, 'artifacts'), join(folder, 'jobs')]
  const action = await copyAction(folder)
  await Promise.all([artifacts, jobs].map((path) => mkdir(path)))

  return {
    ...{ emulators, model, gateway, artifacts, jobs },
    secrets: [KEY, token, ...Object.values(jobTokens.secrets), ...Object.values(appTokens)],
    violations: auditor.violations,
    onReady: clock.start,
    start: async (event) => {
      const home = await mkdtemp(join(folder, 'act-'))
      const write = async (name: string, text: string) => {
        const path = join(home, name)
        await mkdir(dirname(path), { recursive: true })
        await writeFile(path, text)
        return path
      }
      const lines = (values: Readonly<Record<string, string>>) =>
        Object.entries(values)
          .map(([name, value]) => `${name}=${value}\n`)
          .join('')
      const head = (await repository.head()) ?? ''
      const ofJob = {
        GITHUB_SERVER_URL: github.serverUrl,
        GITHUB_API_URL: github.apiUrl,
        GITHUB_GRAPHQL_URL: `${github.apiUrl}/graphql`,
        GITHUB_REPOSITORY: repository.fullName,
        GITHUB_REPOSITORY_OWNER: 'acme',
        GITHUB_RUN_ID: RUN_ID,
        GITHUB_REF: 'refs/heads/main',
        GITHUB_WORKFLOW_REF: `${repository.fullName}/.github/workflows/agent.yml@refs/heads/main`,
        // Where act looks for GITHUB_SHA.
        SHA_REF: head,
        ACTIONS_ID_TOKEN_REQUEST_URL: gateway.identityUrl,
        ACTIONS_ID_TOKEN_REQUEST_TOKEN: gateway.identityToken,
        ACT_ARTIFACTS: artifacts,
        ACT_APP_GRANTS: JSON.stringify(appTokens),
        ACT_MODEL_KEY: KEY
      }
      const secrets = {
        ...jobTokens.secrets,
        GITHUB_TOKEN: token,
        OPENAI_API_KEY: KEY,
        ANTHROPIC_API_KEY: KEY,
        GEMINI_API_KEY: KEY,
        LLM_API_KEY: KEY,
        FORGEHAND_APP_KEY: 'private key of the app'
      }
      const args = [
        event.name,
        ...['--json', '--insecure-secrets', '--no-cache-server', '--no-skip-checkout', '--pull=false'],
        ...['--actor', 'ada', '--directory', home, '--action-cache-path', jobs],
        ...['--workflows', await write('.github/workflows/agent.yml', forAct(jobTokens.workflow, gateway))],
        ...['--eventpath', await write('event.json', JSON.stringify(event.payload))],
        ...['--env-file', await write('job.env', lines(ofJob))],
        ...['--secret-file', await write('secrets.env', lines(secrets))],
        ...['--var-file', await write('vars.env', lines({ FORGEHAND_APP_ID: '1234' }))],
        ...LABELS.flatMap((label) => ['--platform', `${label}=-self-hosted`]),
        ...actionsOf(workflow).flatMap((uses) => ['--local-repository', `${uses}=${folderOf(uses, action)}`])
      ]
      const environment = {
        // Node.js 24 comes first: act runs every JavaScript action with the one that it finds.
        PATH: [dirname(process.execPath), PROGRAMS, process.env['PATH'] ?? ''].join(delimiter),
        HOME: home,
        XDG_CACHE_HOME: home,
        XDG_CONFIG_HOME: home,
        LANG: 'C.UTF-8',
        HTTPS_PROXY: gateway.proxyUrl,
        HTTP_PROXY: gateway.proxyUrl,
        NO_PROXY: '127.0.0.1',
        NODE_EXTRA_CA_CERTS: await write('providers.pem', certificate),
        FORGEHAND_PROGRESS_MS: '100'
      }
      return startAct({ binary, args, cwd: home, environment })
    },
    [Symbol.asyncDispose]: async () => {
      await gateway[Symbol.asyncDispose]()
      await model.close()
      await emulators.close()
    }
  }
}

/** The labels of runners in the examples. */
const LABELS = ['ubuntu-24.04', 'ubuntu-latest', 'self-hosted']

/** A small project with what the examples expect of a repository. */
async function projectFiles(workflow: string): Promise<Readonly<Record<string, string>>> {
  const prompts = await filesIn('examples/maintenance/prompts', /\.md$/)
  const lock = {
    name: 'kitchen-timer',
    version: '1.2.0',
    lockfileVersion: 3,
    packages: { '': { name: 'kitchen-timer', version: '1.2.0' } }
  }
  return {
    ...demoProject,
    ...Object.fromEntries(prompts.map((path) => [path.replace('examples/maintenance', '.github'), textOf(path)])),
    '.github/agent-dependencies.yml': textOf('examples/maintenance/agent-dependencies.yml'),
    '.github/codex/prompt.md': 'Only the first part of a duration counts. Correct that.\n',
    'package-lock.json': `${JSON.stringify(lock, undefined, 2)}\n`,
    // With this file, the action makes a Python environment, which takes seconds.
    ...(workflow.includes('requirements.txt') && { 'requirements.txt': '' })
  }
}

/** The model that the workflow names first, without its provider. */
function modelOf(workflow: string): string {
  const [, name = 'gpt-5'] = /^\s*model: (?:(?:vertex|anthropic)\/)?(\S+)$/m.exec(workflow) ?? []
  return name
}

/** What GitHub would fetch of the action: its definition and what was built. */
async function copyAction(parent: string): Promise<string> {
  const action = join(parent, 'action')
  await mkdir(action)
  for (const name of ['action.yml', 'dist']) await cp(join(ROOT, name), join(action, name), { recursive: true })
  return action
}

/** Without the key that act's schema does not know, and with the address of a model on this machine. The rest stays as it is. */
function forAct(workflow: string, { localModel }: ProviderGateway): string {
  return workflow.replaceAll(/^ *queue: max\n/gm, '').replaceAll('localhost:11434', localModel)
}

function actionsOf(workflow: string): readonly string[] {
  const { jobs } = readWorkflow(workflow, 'the workflow')
  const all = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ uses = [] }) => uses))
  return [...new Set(all)]
}

function folderOf(uses: string, action: string): string {
  const [, owner = '', name = ''] = /^([^/]+)\/([^@]+)@/.exec(uses) ?? []
  return owner === 'forgehand' ? action : join(ACTIONS, name)
}
