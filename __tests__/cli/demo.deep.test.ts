import { access, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { afterEach, expect, it } from '@jest/globals'
import type { AxeResults } from 'axe-core'
import * as z from 'zod'
import { openBrowser } from '../support/browser.ts'
import { call, callSource } from '../support/cli-program.ts'
import { atTerminal } from '../support/pty-program.ts'

const result = z.object({
  outcome: z.string(),
  proof: z.object({ exitCode: z.number() }),
  kept: z.object({
    folder: z.string(),
    repository: z.string(),
    workspace: z.string(),
    trace: z.string(),
    page: z.string()
  })
})
const left: string[] = []

afterEach(async () => {
  for (const folder of left.splice(0)) await rm(folder, { recursive: true, force: true })
})

it('opens a pull request whose tests pass, and keeps its files with --keep', async () => {
  const { exitCode, stdout } = await call(['demo', '--json', '--keep']).ended
  const { outcome, proof, kept } = result.parse(JSON.parse(stdout))
  left.push(kept.folder)
  expect({ outcome, proof }).toEqual({ outcome: 'proposed', proof: { exitCode: 0 } })
  for (const path of Object.values(kept)) await expect(access(path)).resolves.toBeUndefined()
  expect(exitCode).toBe(0)
})

/** The page of the trace. Its folder is deleted after the test. */
function pageNamedIn(stdout: string): string {
  const [path] = /\S+forgehand-demo-\w+\/trace\.html/.exec(stdout) ?? []
  if (path === undefined) throw new Error(`No page is named:\n${stdout}`)
  left.push(dirname(path))
  return path
}

it('shows the run at a terminal as forgehand run does, and names only files that exist', async () => {
  const { screen } = await atTerminal(['demo'], {}).ended
  const plain = stripVTControlCharacters(screen)
  expect(await readFile(pageNamedIn(plain), 'utf8')).toContain('run_command')
  expect(plain).not.toContain('trace.jsonl')
  expect(plain).toMatch(/simulate --comment .* if a model and its key are set\s*$/m)
  // Which steps and signs are shown depends on when a frame is drawn.
  expect(plain).toMatch(/^[⠀-⣿] [A-Z][a-z ]+ · \d/m)
  expect(plain).toMatch(/^ {2}turn [1-9] · .* tokens · \d/m)
  expect(plain).toContain('    +  const parts = ')
  expect(plain).not.toContain('│ ▸')
})

/** Paths of the demo's website, at the widths of a phone and of a desktop. */
async function violationsOf(url: string, paths: readonly string[]): Promise<readonly string[]> {
  const found: string[] = []
  const browser = await openBrowser()
  const page = await browser.newPage()
  for (const path of paths) {
    await page.goto(new URL(path, url).href)
    await page.evaluate(axe)
    for (const width of [360, 1_280]) {
      await page.setViewportSize({ width, height: 800 })
      const { violations } = await page.evaluate<AxeResults>(AXE)
      found.push(...violations.map(({ id }) => `${path} at ${width}: ${id}`))
    }
  }
  await browser.close()
  return found
}

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const AXE = `axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })`

const CLOSING = { headers: { connection: 'close' } }

async function open(url: string): Promise<string> {
  const response = await fetch(url, CLOSING)
  expect(response.status).toBe(200)
  return await response.text()
}

it('serves a page until it is interrupted, and prints no workflow commands', async () => {
  const { child, ended, said } = callSource(['demo', '--serve'])
  const early = /http:\S+(?=: reload)/.exec(await said(': reload them while the run works'))?.[0] ?? ''
  expect(await open(early)).toContain('The timer rings too early')
  const url = /http:\S+(?= \(Ctrl)/.exec(await said('(Ctrl+C ends it)'))?.[0] ?? ''
  expect(url).toBe(early)
  const page = await open(url)
  expect(page).toContain('Files changed')
  expect(page).toMatch(/edited (?:once|\d+ times): step through its states/)

  // Every link to the emulator leads somewhere.
  const links = [...page.matchAll(/href="((?:http:\/\/127\.0\.0\.1:|\/)[^"]*)"/g)].map(
    ([, link = '']) => new URL(link, url)
  )
  const paths = new Set(links.filter(({ origin }) => origin === new URL(url).origin).map(({ href }) => href))
  for (const path of paths) expect(await open(path)).toMatch(path.endsWith('/trace') ? /<main/ : /<nav>/)
  const [log = ''] = [...paths].filter((path) => path.includes('/actions/runs/'))
  expect(await open(log)).toContain('▸ Submit the change')
  expect(await open(`${log}/trace`)).toContain('run_command')
  const states = await open(`${url}comments`)
  expect([...states.matchAll(/<h2>([^<]+)<\/h2>/g)].map(([, state]) => state)).toEqual(
    expect.arrayContaining(['Started', 'Working', 'Done', 'Needs approval', 'Failed'])
  )
  expect(states).toMatch(/is waiting for approval/)
  expect(states).toMatch(/Incorrect API key/)
  await expect(fetch(`${url}nowhere`, CLOSING)).resolves.toMatchObject({ status: 404 })
  const shown = ['/', '/comments', new URL(log).pathname, '/demo/kitchen-timer/pull/2', '/nowhere']
  expect(await violationsOf(url, shown)).toEqual([])
  child.kill('SIGINT')
  const { exitCode, stdout } = await ended
  pageNamedIn(stdout)
  expect(stdout).toContain('▸ Work\n')
  expect(stdout).not.toMatch(/::(?:add-mask|stop-commands)::|demo --serve/)
  expect(exitCode).toBe(130)
})
