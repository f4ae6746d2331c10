import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { connectModel } from '../connect-model.ts'
import type { CommittedFiles } from '../doctor/committed-files.ts'
import { examineSetup, type NotChecked, type NotRun, type SetupToExamine } from '../doctor/examine-setup.ts'
import { findingsJson } from '../doctor/finding.ts'
import { findingsText, type Paint } from '../doctor/report-text.ts'
import type { RepositoryAccess } from '../doctor/repository.ts'
import { createGitHubForge } from '../forge/github.ts'
import { readRepositorySetup } from '../forge/read-setup.ts'
import type { RemoteRepository } from '../init/remote-of-checkout.ts'
import { useEnvironmentProxy } from '../network/use-environment-proxy.ts'
import { collectLocalSecrets } from '../secrets/collect.ts'
import { createRedactor, redactDeep, type Redact } from '../secrets/redact.ts'
import { REPOSITORY_NAME } from '../text/github-rules.ts'
import { quoteForShell } from '../text/shell-quote.ts'
import type { SandboxMode } from '../workspace/sandbox/choose-sandbox.ts'
import { lookForCheckout } from './find-checkout.ts'
import { openLocalRepository, type LocalRepository } from './open-local-repository.ts'
import { gitHubAddresses, gitHubAddressesOf, gitHubToken } from './github-environment.ts'
import { listenForInterrupt } from './interrupt.ts'
import { jsonText } from './json-text.ts'
import { readLocalModels, settingNamesOf, type ModelFlags } from './local-model.ts'
import { AGENT_FILE, openLocalWorkspace, readLocalRules } from './local-workspace.ts'
import { withTemporaryFolder } from './temporary-folder.ts'
import { styleFor, terminalColumns, terminalWriter } from './terminal.ts'
import { UsageError } from './usage-error.ts'

export interface DoctorFlags extends Partial<ModelFlags> {
  readonly cwd: string
  readonly sandbox: SandboxMode
  /** False to run no code of the checkout. */
  readonly checks: boolean
  readonly json?: true
}

/** Longer lines are hard to read. */
const MAX_COLUMNS = 120

/**
 * Examines this machine, the checkout, the models and the repository on GitHub, and prints what to do. Returns 1 if something does not work.
 *
 * @param name of the repository on GitHub, such as acme/app; undefined for that of the job or of the checkout's remote
 */
export async function doctor(name: string | undefined, flags: DoctorFlags): Promise<number> {
  const { start, root = start } = lookForCheckout(flags.cwd, '--cwd')
  const signal = listenForInterrupt()
  useEnvironmentProxy(process.env)
  return await withTemporaryFolder(async (stateFolder) => {
    const redact = createRedactor(collectLocalSecrets(process.env))
    const setup = await localSetup({ root, stateFolder, name, flags, redact }, signal)
    if (process.stderr.isTTY && !flags.json) process.stderr.write(flags.checks ? CHECKING : CHECKING_ONLY)
    const findings = redactDeep(await examineSetup(setup, signal), redact)
    const columns = Math.min(terminalColumns(process.stdout, process.env), MAX_COLUMNS)
    const write = terminalWriter(process.stdout, process.env)
    write(flags.json ? jsonText(findingsJson(findings)) : findingsText(findings, columns, painter()))
    return findings.some(({ state }) => state === 'problem') ? 1 : 0
  })
}

const CHECKING_ONLY = 'Checking …\n'
const CHECKING = "Checking … This includes the repository's checks; --no-checks leaves them out.\n"

function painter(): Paint {
  const style = styleFor(process.stdout)
  const colors = { ok: 'green', warning: 'yellow', problem: 'red', unknown: 'dim', remedy: 'cyan' } as const
  return (state, text) => style(colors[state], text)
}

interface LocalDoctor {
  readonly root: string
  readonly stateFolder: string
  readonly name: string | undefined
  readonly flags: DoctorFlags
  readonly redact: Redact
}

async function localSetup(
  { root, stateFolder, name, flags, redact }: LocalDoctor,
  signal: AbortSignal
): Promise<SetupToExamine> {
  const local = await openLocalRepository(root, process.env['PATH'] ?? '')
  const isCheckout = existsSync(join(root, '.git'))
  return {
    root,
    environment: process.env,
    serverUrl: gitHubAddresses(process.env).serverUrl,
    settings: {
      path: AGENT_FILE,
      read: async () => (existsSync(join(root, AGENT_FILE)) ? await readLocalRules(root) : undefined)
    },
    commits: isCheckout ? commitsOf(local) : noCheckout(root),
    sandbox: flags.sandbox,
    opensPaths: 'environment',
    openWorkspace: (rules, emit) => openLocalWorkspace(rules, { root, stateFolder, mode: flags.sandbox, redact, emit }),
    notRun: !flags.checks ? CHECKS_OFF : isCheckout ? undefined : NO_CHECKOUT,
    installs: false,
    models: localModels(flags),
    createModel: (choice, options) => connectModel(choice, options, process.env, settingNamesOf(choice)),
    repository: gitHubRepository(name, local, signal),
    redact
  }
}

/** A run needs a checkout. */
function noCheckout(root: string): NotChecked {
  return {
    state: 'problem',
    title: `${root} is not in a git repository.`,
    detail: 'A change could be neither reviewed nor undone, so run, ask and init do not work here.',
    remedy: 'git init   # or choose a checkout: forgehand doctor --cwd FOLDER'
  }
}

function commitsOf(local: LocalRepository): CommittedFiles | NotChecked {
  if (!local.hasGit)
    return {
      title: 'Whether the files are committed was not checked: git is missing.',
      remedy: 'Install git, and run forgehand doctor again.'
    }
  const { defaultBranch: name, defaultBranchRef: ref, branch, remoteName, textAt } = local
  const defaultBranch = name !== undefined && ref !== undefined ? { name, ref } : undefined
  return { defaultBranch, branch, remoteName, textAt }
}

const CHECKS_OFF: NotRun = { reason: 'because of --no-checks', remedy: 'forgehand doctor' }
const NO_CHECKOUT: NotRun = { reason: 'because this is not a git repository', remedy: 'git init' }

function localModels({ model = '', ...flags }: DoctorFlags): SetupToExamine['models'] {
  // The variable can be set and empty.
  if (model.trim() === '')
    return {
      title: 'No model was asked, because none is named.',
      remedy:
        'forgehand doctor --model gpt-5   # the one of your workflow. Or set FORGEHAND_MODEL; its key is read from the environment'
    }
  try {
    return readLocalModels({ ...flags, model }, process.env)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    return {
      state: 'problem',
      title: error.message.replaceAll('\n', ' '),
      remedy: `forgehand doctor --model ${quoteForShell(model)}   # once that is corrected`
    }
  }
}

/**
 * How to reach the repository on GitHub.
 *
 * @throws UsageError for a name that is not OWNER/NAME
 */
function gitHubRepository(
  written: string | undefined,
  { remote, hasGit }: LocalRepository,
  signal: AbortSignal
): RepositoryAccess | NotChecked {
  // A variable that is empty counts as not set.
  const { GITHUB_REPOSITORY = '', GITHUB_ACTIONS } = process.env
  const { apiUrl, serverUrl } = gitHubAddresses(process.env)
  const token = gitHubToken(process.env)
  const name = written ?? (GITHUB_REPOSITORY === '' ? nameAt(serverUrl, remote) : GITHUB_REPOSITORY)
  if (name === undefined) return remote ? otherHost(remote, serverUrl) : hasGit ? NO_REMOTE : NO_GIT
  if (!REPOSITORY_NAME.test(name)) throw new UsageError('Name the repository as OWNER/NAME, such as acme/app.')
  const [owner = '', repo = ''] = name.split('/')
  if (token === '')
    return {
      title: `Token, settings and rules of ${name} were not checked: there is no token.`,
      remedy: 'GITHUB_TOKEN=$(gh auth token) forgehand doctor'
    }
  const source = { owner, repo, token, apiUrl, serverUrl, signal }
  return {
    forge: createGitHubForge({ ...source, retryLimits: { retries: 0 } }),
    readSetup: () => readRepositorySetup(source),
    page: `${serverUrl}/${owner}/${repo}`,
    token: GITHUB_ACTIONS === 'true' ? 'of-job' : 'other'
  }
}

/** Attack: the remote of somebody else's checkout names a host that collects tokens. Only GitHub's own host counts. */
function nameAt(serverUrl: string, remote: RemoteRepository | undefined): string | undefined {
  const { host, hostname } = new URL(serverUrl)
  return remote && [host, hostname].includes(remote.host) ? remote.name : undefined
}

const NO_REMOTE: NotChecked = {
  title: 'Nothing was checked on GitHub: the checkout has no remote on GitHub.',
  remedy: 'git remote add origin https://github.com/OWNER/NAME.git   # or: forgehand doctor OWNER/NAME'
}

const NO_GIT: NotChecked = {
  title: 'Nothing was checked on GitHub: without git, the remote of the checkout is unknown.',
  remedy: 'forgehand doctor OWNER/NAME'
}

function otherHost({ host }: RemoteRepository, asked: string): NotChecked {
  const { apiUrl, serverUrl } = gitHubAddressesOf(host, {})
  return {
    title: `Nothing was checked on GitHub: the remote is at ${host}, not at ${new URL(asked).host}.`,
    detail: 'If that is your Enterprise Server, name its addresses.',
    remedy: `export GITHUB_SERVER_URL=${serverUrl} GITHUB_API_URL=${apiUrl}\nGITHUB_TOKEN=$(gh auth token --hostname ${host}) forgehand doctor`
  }
}
