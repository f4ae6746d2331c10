import type { Pin } from '../init/choices.ts'
import type { RemoteRepository } from '../init/remote.ts'
import { pinned } from '../init/write-workflow.ts'
import { quoteForShell } from '../text/shell-quote.ts'
import { visibleText } from '../text/visible-text.ts'
import type { CreatedApp } from './convert-manifest.ts'
import { secretArguments, variableArguments } from './init-github.ts'
import { ghCommand } from './init-text.ts'
import { ID_VARIABLE, KEY_SECRET, type StoredApp } from './keep-app-key.ts'

export interface AppResult {
  readonly app: Omit<CreatedApp, 'pem'>
  /** The page of its settings. */
  readonly settingsUrl: string
  readonly repository: RemoteRepository
  readonly stored: StoredApp
}

// The same in docs/github-app.md.
function stepsWith(pin: Pin): readonly string[] {
  return `- uses: actions/create-github-app-token@29824e69f54612133e76f7eaac726eef6c875baf # v2.2.1
  id: app
  with:
    app-id: \${{ vars.${ID_VARIABLE} }}
    private-key: \${{ secrets.${KEY_SECRET} }}
- uses: ${pinned(pin)}
  with:
    github-token: \${{ steps.app.outputs.token }}`.split('\n')
}

/** What was done and what remains. */
export function appResultText({ app, settingsUrl, repository, stored }: AppResult, pin: Pin) {
  const done = [
    `Created the App ${app.name}: ${app.url}`,
    ...(stored.secret ? [`Set the secret ${KEY_SECRET}.`] : []),
    ...(stored.variable ? [`Set the variable ${ID_VARIABLE}.`] : []),
    ...(stored.keyFile === null
      ? []
      : [`Wrote the private key to ${stored.keyFile}. Delete the file once it is stored.`]),
    ...stored.failures.map((failure) => `✗ ${failure}`)
  ]
  const secret = ghCommand(secretArguments(repository, KEY_SECRET))
  const commands = [
    ...(stored.secret ? [] : [`${secret} < ${quoteForShell(stored.keyFile ?? 'downloaded.private-key.pem')}`]),
    ...(stored.variable ? [] : [`${ghCommand(variableArguments(repository, ID_VARIABLE))} --body ${app.id}`])
  ]
  const isLost = !stored.secret && stored.keyFile === null
  const steps = [
    ...(isLost ? [['Generate a new private key (the first one was not kept):', settingsUrl]] : []),
    ...(commands.length > 0 ? [['Store what is missing:', ...commands]] : []),
    [`Install the App in ${repository.name}:`, `${app.url}/installations/new`],
    ['Give the workflow its token:', ...stepsWith(pin)]
  ]
  const lines = steps.flatMap(([title = '', ...rest], index) => [
    `${index + 1}. ${title}`,
    ...rest.map((line) => `     ${line}`)
  ])
  return { text: visibleText(`\n${[...done, '', ...lines].join('\n')}\n`), commands }
}
