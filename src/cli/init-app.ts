import { flagMistakes, type AnswerFlags } from '../init/check-flags.ts'
import type { Pin } from '../init/choices.ts'
import type { RemoteRepository } from '../init/remote-of-checkout.ts'
import { pinned } from '../init/write-workflow.ts'
import { visibleText } from '../text/visible-text.ts'
import { findCheckout } from './find-checkout.ts'
import { gitHubAddressesOf } from './github-environment.ts'
import { secretArguments, variableArguments } from './init-github.ts'
import { ghCommand } from './init-text.ts'
import { jsonText } from './json-text.ts'
import { openLocalRepository } from './open-local-repository.ts'
import { readPin } from './release-pin.ts'
import { terminalWriter } from './terminal.ts'
import { UsageError } from './usage-error.ts'

export interface AppFlags {
  readonly cwd: string
  readonly organization?: string
  readonly json?: true
}

/** Prints the link that registers a GitHub App, and what remains to do. @throws UsageError with all mistakes of the command line */
export async function initApp({ cwd, organization, json, ...flags }: AppFlags & AnswerFlags): Promise<number> {
  const root = findCheckout(cwd)
  const { host, repository: named, ...others } = flags
  const options = Object.keys(others).map((name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
  const mistakes = [
    ...(options.length > 0 ? [`--app only prints how to register an App. Leave out: --${options.join(', --')}.`] : []),
    ...(organization !== undefined && !/^[a-z\d](?:[\w-]{0,98}\w)?$/i.test(organization)
      ? ['--organization is not the name of an organization. Use a name such as acme.']
      : []),
    ...flagMistakes({ ...(host !== undefined && { host }), ...(named !== undefined && { repository: named }) })
  ]
  if (mistakes.length > 0) throw new UsageError(mistakes.join('\n'))
  const { remote } = await openLocalRepository(root, process.env['PATH'] ?? '')
  const name = named ?? remote?.name
  if (name === undefined)
    throw new UsageError('The checkout has no remote on GitHub. Name the repository with --repository OWNER/NAME.')
  const repository = { host: host ?? remote?.host ?? 'github.com', name }
  const url = registrationUrl(repository, organization)
  const commands = [
    `${ghCommand(secretArguments(repository, KEY_SECRET))} < downloaded.private-key.pem`,
    `${ghCommand(variableArguments(repository, ID_VARIABLE))} --body APP_ID`
  ]
  const text = json
    ? jsonText({ url, permissions: APP_PERMISSIONS, commands })
    : visibleText(stepsText(url, { commands, name, pin: await readPin({}, repository.host) }))
  terminalWriter(process.stdout, process.env)(text)
  return 0
}

const KEY_SECRET = 'FORGEHAND_APP_KEY'
const ID_VARIABLE = 'FORGEHAND_APP_ID'

/** What the jobs that `init` writes need, except the one that stops runs. Without `workflows`, no run can change a workflow. */
const APP_PERMISSIONS = { contents: 'write', issues: 'write', pull_requests: 'write', checks: 'read', actions: 'read' }

/**
 * The page of GitHub with the App filled in.
 * Source: https://docs.github.com/apps/sharing-github-apps/registering-a-github-app-using-url-parameters
 *
 * @param organization undefined for the account of whoever is signed in
 */
function registrationUrl({ host, name }: RemoteRepository, organization: string | undefined): string {
  const { serverUrl } = gitHubAddressesOf(host, process.env)
  const [owner = ''] = name.split('/')
  const query = new URLSearchParams({
    // At most 34 characters, and unique on its server. The user can change it in the form.
    name: `Forgehand ${owner}`.slice(0, 34).trim(),
    description: 'Opens pull requests for /agent comments, so that their workflows start at once.',
    url: `${serverUrl}/${name}`,
    public: 'false',
    webhook_active: 'false',
    ...APP_PERMISSIONS
  })
  return `${serverUrl}${organization === undefined ? '' : `/organizations/${organization}`}/settings/apps/new?${query.toString()}`
}

// The same in docs/github-app.md.
function stepsText(
  url: string,
  { commands, name, pin }: { readonly commands: readonly string[]; readonly name: string; readonly pin: Pin }
): string {
  const steps = `- uses: actions/create-github-app-token@29824e69f54612133e76f7eaac726eef6c875baf # v2.2.1
       id: app
       with:
         app-id: \${{ vars.${ID_VARIABLE} }}
         private-key: \${{ secrets.${KEY_SECRET} }}
     - uses: ${pinned(pin)}
       with:
         github-token: \${{ steps.app.outputs.token }}`
  return `1. Open this page of GitHub, and create the App:
     ${url}
2. On the App's page, generate a private key. Store it, and the App ID:
     ${commands.join('\n     ')}
3. Under Install App, install it in ${name}.
4. Give the workflow its token:
     ${steps}
`
}
