import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openConversation, type Conversation, type Scene } from '../emulators/demo/conversation.ts'
import { renderRunPage } from '../emulators/demo/log-page.ts'
import { renderPage } from '../emulators/demo/page.ts'
import { viewThread } from '../emulators/demo/thread-view.ts'
import { LogView } from '../emulators/runner/log-view.ts'

// Plays the conversation of a pull request with the built action, and writes what GitHub would show after each scene as pages: the
// issue, the pull request, and the summary and log of each run. Needs `npm run build`. The argument is the folder for the pages.

const {
  positionals: [folder = 'pages']
} = parseArgs({ allowPositionals: true })
const searchPath = process.env['PATH'] ?? ''

await using stack = new AsyncDisposableStack()
const conversation = await openConversation({ searchPath })
stack.defer(() => conversation.close())
const environment = {
  PATH: searchPath,
  HOME: conversation.folder,
  FORGEHAND_PROGRESS_MS: '500',
  FORGEHAND_STOP_MS: '500'
}
for await (const scene of conversation.play({ action: join(import.meta.dirname, '..'), environment })) {
  const outcomes = scene.runs.map(({ outputs }) => outputs['outcome'] ?? 'none')
  console.log(`${scene.name.padEnd(12)}${scene.title}: ${outcomes.join(', ')}`)
  await writePages(conversation, scene, resolve(folder, scene.name))
}

async function writePages({ repository, github }: Conversation, { runs }: Scene, path: string): Promise<void> {
  await mkdir(path, { recursive: true })
  for (const issue of repository.state.issues.values()) {
    const view = await viewThread(repository, issue, github.serverUrl)
    const name = issue.pullRequest ? 'pull-request' : 'issue'
    await writeFile(join(path, `${name}-${issue.number}.html`), await renderPage(repository.fullName, [view]))
  }
  for (const [index, { summary, log }] of runs.entries()) {
    const lines: string[] = []
    const view = new LogView((line) => void lines.push(line))
    view.add(log)
    view.end()
    await writeFile(join(path, `run-${index + 1}.html`), await renderRunPage(repository.fullName, { summary, lines }))
  }
}
