import { spawn } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { openBrowser } from '../__tests__/support/browser.ts'

// docs/media/pull-request.png: the pull request of the demo, as the emulator shows it in Chromium. Run it after `npm run build`.

const root = join(import.meta.dirname, '..')
const WIDTH = 720
/** The description of the pull request ends here or above. */
const MAX_HEIGHT = 860

const demo = spawn(process.execPath, ['dist/cli/index.js', 'demo', '--serve'], {
  cwd: root,
  stdio: ['ignore', 'pipe', 'inherit']
})
const browser = await openBrowser()
try {
  const page = await browser.newPage({ viewport: { width: WIDTH, height: MAX_HEIGHT } })
  await page.goto(`${await pagesOf(demo.stdout)}demo/kitchen-timer/pull/2`)
  // The page is the emulator's, so its row of links is of no use in a picture.
  await page.addStyleTag({ content: 'body > nav, body > header { display: none }' })
  await mkdir(join(root, 'docs/media'), { recursive: true })
  await page.screenshot({ path: join(root, 'docs/media/pull-request.png') })
} finally {
  await browser.close()
  demo.kill('SIGINT')
}

/** The address that the demo prints once its pages are there. */
async function pagesOf(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const [address] = /http:\/\/127\.0\.0\.1:\d+\/(?= )/.exec(line) ?? []
    if (address !== undefined) return address
  }
  throw new Error('The demo ended without pages. Run it by hand: npm run demo -- --serve')
}
