import { expect, it } from '@jest/globals'
import { renderRunPage } from '../../../emulators/demo/log-page.ts'
import { renderPage, type ThreadView } from '../../../emulators/demo/page.ts'

const thread: ThreadView = {
  kind: 'Pull request',
  number: 2,
  title: 'A <b>',
  state: 'open',
  url: 'http://127.0.0.1:9/pull/2',
  entries: [],
  diff: undefined
}

const at = (seconds: number) => new Date(1_800_000_000_000 + seconds * 1000)
const entry = (...bodies: readonly string[]) => ({
  author: 'ada',
  states: bodies.map((body, index) => ({ body, at: at(1.5 * index) }))
})

it('renders Markdown like GitHub, without anything executable', async () => {
  const body = '> [!NOTE]\n> Mind this.\n\n<script>alert(1)</script><img src=x onerror=alert(1)>'
  const page = await renderPage('t', [{ ...thread, entries: [entry(body)] }])
  expect(page).toContain('<b>Note</b>Mind this.')
  expect(page).toContain('A &lt;b&gt;')
  expect(page).not.toMatch(/<script|onerror/)
})

it('folds the source of a diagram, which it does not draw', async () => {
  const body = '```mermaid\ngantt\n```'
  const page = await renderPage('t', [{ ...thread, entries: [entry(body)] }])
  expect(page).toMatch(/<details><summary>Source of the diagram<\/summary><pre tabindex="0">[^]*gantt/)
})

it('turns links between threads into links within the page', async () => {
  const body = `[there](${thread.url})`
  expect(await renderPage('t', [{ ...thread, entries: [entry(body)] }])).toContain('<a href="#2">there</a>')
})

it('marks the lines of a diff', async () => {
  const diff = 'diff --git a/x b/x\n--- a/x\n+++ b/x\n@@ -1 +1 @@\n-<old>\n+new\n'
  const page = await renderPage('t', [{ ...thread, diff }])
  expect(page).toContain('<b>x</b><i>@@ -1 +1 @@</i><del>-&lt;old&gt;</del><ins>+new</ins>')
})

it('has every state of an edited comment, with buttons to step through them', async () => {
  const page = await renderPage('t', [{ ...thread, entries: [entry('plain'), entry('working', '**done**')] }])
  expect(page).toContain('edited once')
  expect(page.match(/<input type="radio" name="state-2-1"/g)).toHaveLength(2)
  expect(page).toContain('State 2 of 2, after 1.5 s')
  expect(page).toMatch(/<p>working<\/p>[^]*<label for="state-2-1-0">‹ Previous<\/label>[^]*<strong>done<\/strong>/)
  expect(page.match(/ checked>/g)).toHaveLength(1)
})

it('links every target of a label to an existing button', async () => {
  const page = await renderPage('t', [{ ...thread, entries: [entry('a', 'b', 'c'), entry('d', 'e')] }])
  const ids = new Set([...page.matchAll(/<input [^>]*id="([^"]+)"/g)].map(([, id]) => id))
  const targets = [...page.matchAll(/<label for="([^"]+)"/g)].map(([, target]) => target)
  expect(targets).toHaveLength(6)
  expect(targets.filter((target) => !ids.has(target))).toEqual([])
})

it('shows the summary and the log of a run', async () => {
  const page = await renderRunPage('octo/hello', { summary: '## Done', lines: ['▸ Work', '  ✓ <b>', '  ✗ npm test'] })
  expect(page).toContain('<h2>Done</h2>')
  expect(page).toContain('<b>▸ Work</b><ins>  ✓ &lt;b&gt;</ins><del>  ✗ npm test</del>')
})
