import { renderMarkdown } from '../emulators/github/rendered-markdown.ts'
import { pageText } from '../src/text/page-text.ts'
import { escapeWorkflowCommands } from '../src/text/workflow-commands.ts'
import { createRedactor } from '../src/secrets/redact.ts'
import { safeMarkdown } from '../src/text/markdown/safe-markdown.ts'
import { alternate, median, timed } from './statistics.ts'
import type { Row } from './table.ts'

const MEGABYTE = 1024 * 1024

const SECRETS = [
  `ghs_${'aB3dE5gHx9'.repeat(4)}`,
  `sk-ant-api03-${'aB3dE5gH7jK9mN1pQ4sT6vW8xY0z'.repeat(3)}`,
  `eyJhbGciOiJSUzI1NiJ9.${'aB3dE5gHx9Qw'.repeat(60)}`
]

const COMMENT =
  '## What happens\n\nThe *parser* reads `a/b.ts` twice, see [the notes](https://example.com/a?b=c) <!-- or not -->.\n\n' +
  '- one\n- two &amp; three\n\n```ts\nconst name = "x\\n"\n```\n\n'
const LOG = '  ✓ reads the file again when it changed (12 ms) src/a/b.ts:14:3\n\u001b[32mok\u001b[0m ::notice:: 100%\n'
const ESCAPES = '{"text":"line one\\nline \\"two\\"","url":"https%3A%2F%2Fexample.com","html":"&lt;a&gt;"}\n'

const TWICE = { kind: 'ratio', most: 2.3 } as const

interface TextOperation {
  readonly what: string
  readonly piece: string
  /** Size of the smaller of two texts. */
  readonly kilobytes?: number
  readonly run: (text: string) => unknown
}

/** The cost of operations on all text that comes in or goes out, and whether twice the text takes more than twice the time. */
export async function measureText(repetitions: number): Promise<readonly Row[]> {
  const redact = createRedactor(SECRETS)
  const safe = (text: string) => safeMarkdown(text, { filesUrl: undefined, maxLength: MEGABYTE })
  const rows: Row[] = []
  for (const { what, piece, run, kilobytes = 1_024 } of [
    { what: 'reading of comments', piece: await renderMarkdown(COMMENT, 'https://github.com/acme/app'), run: pageText },
    { what: 'sanitizing Markdown', piece: COMMENT, run: safe },
    { what: 'escaping of a log', piece: LOG, run: escapeWorkflowCommands },
    { what: 'redaction of a log', piece: LOG, run: redact },
    { what: 'redaction of escapes', piece: ESCAPES, run: redact },
    { what: 'redaction of secrets', piece: `${SECRETS.join(' ')} `, run: redact }
  ] as readonly TextOperation[]) {
    const [one, two] = [textOf(piece, kilobytes), textOf(piece, 2 * kilobytes)]
    const times = await alternate(repetitions, { one: () => timed(() => run(one)), two: () => timed(() => run(two)) })
    const floor = { name: `of ${sizeName(kilobytes)}`, value: median(times.one) }
    rows.push({
      what: `${what}, ${sizeName(2 * kilobytes)}`,
      unit: 'ms',
      ours: median(times.two),
      floor,
      target: TWICE
    })
  }
  const creations = await alternate(repetitions, { ours: () => timed(() => createRedactor(SECRETS)) })
  rows.push({ what: 'making a redactor', unit: 'ms', ours: median(creations.ours), target: { kind: 'value', most: 3 } })
  return rows
}

function sizeName(kilobytes: number): string {
  return kilobytes < 1_024 ? `${kilobytes} KB` : `${kilobytes / 1_024} MB`
}

function textOf(piece: string, kilobytes: number): string {
  const length = kilobytes * 1_024
  return piece.repeat(Math.ceil(length / piece.length)).slice(0, length)
}
