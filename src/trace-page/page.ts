import { visibleText } from '../text/visible-text.ts'
import { timelineSection, turnCharts } from './charts.ts'
import { headerOf, titleOf } from './header.ts'
import { hashOf, html, Html } from './html.ts'
import { PAGE_SCRIPT } from './script.ts'
import { changesSection, noticesSection, refusedSection, verificationSection } from './sections.ts'
import { PAGE_STYLE } from './style.ts'
import { toolbar } from './toolbar.ts'
import { conversationSection } from './turns.ts'
import type { TraceView } from './view.ts'

// A tab's icon, so that the browser asks no server for one.
const ICON =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 16 16%22%3E%3Crect y=%222%22 width=%2210%22 height=%225%22 rx=%221%22 fill=%22%234f6bed%22/%3E%3Crect x=%226%22 y=%229%22 width=%2210%22 height=%225%22 rx=%221%22 fill=%22%23d97706%22/%3E%3C/svg%3E'

/**
 * A trace as one self-contained HTML page. It loads nothing: its policy allows only its own style and its own script, by their hashes.
 * Works without the script, except for search, filters and keys.
 */
export function renderTracePage(view: TraceView): string {
  const { run, conversation } = view
  const policy = [
    "default-src 'none'",
    `style-src '${hashOf(PAGE_STYLE)}'`,
    `script-src '${hashOf(PAGE_SCRIPT)}'`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'"
  ].join('; ')
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${policy}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="referrer" content="no-referrer" />
        <meta name="robots" content="noindex" />
        <title>${`${visibleText(titleOf(run))} · Forgehand trace`}</title>
        <link rel="icon" href="${new Html(ICON)}" />
        ${new Html(`<style>${PAGE_STYLE}</style>`)}
      </head>
      <body>
        <a class="skip" href="#turns">Skip to the turns</a>
        ${headerOf(view)}
        <main>
          ${[timelineSection(view), turnCharts(conversation), changesSection(conversation), verificationSection(run), refusedSection(run), noticesSection(run)]}
          ${toolbar(conversation)} ${conversationSection(conversation)}
        </main>
        <footer>
          <p>
            Made by <code>forgehand trace</code> from a trace of the run. It holds what the model received and wrote,
            with known secrets replaced by <code>***</code>. Treat it like the code of the repository.
          </p>
        </footer>
        ${new Html(`<script>${PAGE_SCRIPT}</script>`)}
      </body>
    </html> `
  return page.text
}
