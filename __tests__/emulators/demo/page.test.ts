import { expect, it } from '@jest/globals'
import { renderPage, type ThreadView } from '../../../emulators/demo/page.ts'

const thread: ThreadView = {
  kind: 'Pull request',
  number: 2,
  title: 'A <b>',
  url: 'http://127.0.0.1:9/pull/2',
  entries: [],
  diff: undefined
}

it('renders Markdown like GitHub, without anything executable', async () => {
  const body = '> [!NOTE]\n> Mind this.\n\n<script>alert(1)</script><img src=x onerror=alert(1)>'
  const page = await renderPage('t', [{ ...thread, entries: [{ author: 'ada', body }] }])
  expect(page).toContain('<b>Note</b>Mind this.')
  expect(page).toContain('A &lt;b&gt;')
  expect(page).not.toMatch(/<script|onerror/)
})

it('turns links between threads into links within the page', async () => {
  const body = `[there](${thread.url})`
  expect(await renderPage('t', [{ ...thread, entries: [{ author: 'ada', body }] }])).toContain('<a href="#2">there</a>')
})

it('marks the lines of a diff', async () => {
  const diff = 'diff --git a/x b/x\n--- a/x\n+++ b/x\n@@ -1 +1 @@\n-<old>\n+new\n'
  const page = await renderPage('t', [{ ...thread, diff }])
  expect(page).toContain('<b>x</b><i>@@ -1 +1 @@</i><del>-&lt;old&gt;</del><ins>+new</ins>')
})
