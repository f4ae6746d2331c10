import { APP_PERMISSIONS, appManifest, appSettingsUrl, registrationUrl } from '../init/app-manifest.ts'
import type { AnswerFlags } from '../init/check-flags.ts'
import type { RemoteRepository } from '../init/remote.ts'
import { useEnvironmentProxy } from '../network/use-environment-proxy.ts'
import { appFlagMistakes, type AppFlags } from './app-flags.ts'
import { appFormPage } from './app-page.ts'
import { messagePage } from './local-page.ts'
import { appResultText, type AppResult } from './app-text.ts'
import { convertManifest } from './convert-manifest.ts'
import { findCheckout } from './find-checkout.ts'
import { findGh } from './gh.ts'
import { gitHubAddressesOf } from './github-addresses.ts'
import { openLocalRepository } from './open-local-repository.ts'
import { listenForInterrupt } from './interrupt.ts'
import { jsonText } from './json-text.ts'
import { chooseKeyStore, storeApp } from './keep-app-key.ts'
import { openPrompts } from './prompts.ts'
import { readPin } from './release-pin.ts'
import { serveAppForm } from './serve-app-form.ts'
import { terminalWriter } from './terminal-writer.ts'
import { UsageError } from './usage-error.ts'

const TIMEOUT_MS = 10 * 60_000

/**
 * Creates a GitHub App in the browser, by GitHub's manifest flow, and stores its id and private key. Returns the exit code.
 *
 * @throws UsageError with all mistakes of the command line
 */
export async function initApp(flags: AppFlags & AnswerFlags): Promise<number> {
  const root = findCheckout(flags.cwd)
  const mistakes = appFlagMistakes(flags)
  if (mistakes.length > 0) throw new UsageError(mistakes.join('\n'))
  const output = flags.json ? process.stderr : process.stdout
  const say = terminalWriter(output, process.env)
  const repository = await findRepository(root, flags)
  const { organization } = flags
  const addresses = gitHubAddressesOf(repository.host, process.env)
  const gh = await findGh(repository.host, root, process.env)
  const store = await (async () => {
    const asks = process.stdin.isTTY && process.stderr.isTTY && !(flags.yes ?? flags.json)
    // Closed before the wait, so that Ctrl+C ends it.
    using prompts = asks ? openPrompts(process.stdin, output) : undefined
    return await chooseKeyStore(flags, { root, repository, gh }, prompts)
  })()
  useEnvironmentProxy(process.env)
  const result = await serveAppForm<AppResult>(
    {
      form: (redirectUrl, state) =>
        appFormPage({
          url: registrationUrl(addresses.serverUrl, organization, state),
          manifest: appManifest(repository, addresses.serverUrl, redirectUrl),
          permissions: APP_PERMISSIONS,
          owner: organization ?? 'your account'
        }),
      exchange: async (code) => {
        const { pem, ...app } = await convertManifest(addresses, code)
        const settingsUrl = appSettingsUrl(addresses.serverUrl, organization, app.slug)
        return { app, settingsUrl, repository, stored: await storeApp(store, repository, { id: app.id, pem }) }
      },
      done: ({ stored }) =>
        stored.failures.length > 0
          ? messagePage('The App was created, but not all of it was stored', 'The terminal says what remains to do.')
          : messagePage('The App was created', 'The terminal says what remains to do. You can close this page.')
    },
    {
      timeoutMs: TIMEOUT_MS,
      signal: listenForInterrupt(),
      onReady: (url) => {
        say(`Open this page in a browser on this machine, within 10 minutes (Ctrl+C ends it):\n\n  ${url}\n\n`)
      }
    }
  )
  const { text, commands } = appResultText(result, await readPin({}, repository.host))
  say(text)
  if (flags.json) {
    const { app, stored } = result
    const installUrl = `${app.url}/installations/new`
    process.stdout.write(jsonText({ app: { ...app, installUrl }, ...stored, commands }))
  }
  return result.stored.failures.length > 0 ? 1 : 0
}

async function findRepository(root: string, flags: AppFlags): Promise<RemoteRepository> {
  const { remote } = await openLocalRepository(root, process.env['PATH'] ?? '')
  const name = flags.repository ?? remote?.name
  if (name === undefined)
    throw new UsageError('The checkout has no remote on GitHub. Name the repository with --repository OWNER/NAME.')
  return { host: flags.host ?? remote?.host ?? 'github.com', name }
}
