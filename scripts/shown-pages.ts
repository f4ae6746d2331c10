import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openBrowser } from '../__tests__/support/browser.ts'
import { shownPage } from '../__tests__/support/shown/page.ts'
import { shownScenarios } from '../__tests__/support/shown/scenarios.ts'

// Plays many kinds of runs with the built action, and writes what GitHub shows of them as pages, with pictures at the width of a desktop
// and of a phone. Needs `npm run build` and Chromium. The first argument is the folder; the others choose scenarios.

const WIDTHS = [1_280, 390]

const {
  positionals: [folder = 'shown', ...names]
} = parseArgs({ allowPositionals: true })
const chosen = shownScenarios.filter(({ name }) => names.length === 0 || names.includes(name))

await using stack = new AsyncDisposableStack()
const browser = await openBrowser()
stack.defer(() => browser.close())
for (const scenario of chosen) {
  const path = resolve(folder, scenario.name)
  await mkdir(path, { recursive: true })
  const texts = await scenario.play()
  console.log(`${scenario.name.padEnd(20)}${texts.map(({ name }) => name).join(', ')}`)
  for (const text of texts) {
    const html = await shownPage(text)
    await writeFile(join(path, `${text.name}.md`), text.markdown)
    await writeFile(join(path, `${text.name}.html`), html)
    for (const width of WIDTHS) {
      const page = await browser.newPage({ viewport: { width, height: 900 } })
      await page.setContent(html)
      await page.screenshot({ path: join(path, `${text.name}-${width}.png`), fullPage: true })
      await page.close()
    }
  }
}
