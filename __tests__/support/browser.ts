import { access } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { chromium, type Browser } from 'playwright-core'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome']

/** The Chromium of the system. Its own sandbox does not work in containers, and the pages of tests are ours. */
export async function openBrowser(): Promise<Browser> {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const candidates = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)))
  for (const executablePath of candidates) {
    const isThere = await access(executablePath).then(
      () => true,
      () => false
    )
    if (isThere) return await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  }
  throw new Error('These tests need Chromium. On Debian and Ubuntu: apt-get install chromium')
}
