import { cleanText } from '../src/text/markdown/clean-text.ts'
import { escapeWorkflowCommands } from '../src/text/workflow-commands.ts'
import { createRedactor } from '../src/secrets/redact.ts'
import { safeMarkdown } from '../src/text/markdown/safe-markdown.ts'
import { byTurns, median } from './statistics.ts'
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

interface Treatment {
  readonly what: string
  readonly piece: string
  /** Of the smaller of two texts. */
  readonly kilobytes?: number
  readonly treat: (text: string) => unknown
}

/** What every text costs that comes in or goes out, and whether twice as much text takes more than twice the time. */
export async function measureText(repetitions: number): Promise<readonly Row[]> {
  const redact = createRedactor(SECRETS)
  const safe = (text: string) => safeMarkdown(text, { origin: 'https://github.com', maxLength: MEGABYTE })
  const rows: Row[] = []
  for (const { what, piece, treat, kilobytes = 1_024 } of [
    // A comment on GitHub has at most 64 KB.
    { what: 'cleaning of comments', piece: COMMENT, treat: cleanText, kilobytes: 32 },
    { what: 'Markdown made harmless', piece: COMMENT, treat: safe },
    { what: 'a log made harmless', piece: LOG, treat: escapeWorkflowCommands },
    { what: 'redaction of a log', piece: LOG, treat: redact },
    { what: 'redaction of escapes', piece: ESCAPES, treat: redact },
    { what: 'redaction of secrets', piece: `${SECRETS.join(' ')} `, treat: redact }
  ] as readonly Treatment[]) {
    const [one, two] = [textOf(piece, kilobytes), textOf(piece, 2 * kilobytes)]
    const times = await byTurns(repetitions, { one: () => timed(treat, one), two: () => timed(treat, two) })
    const floor = { name: `of ${sizeName(kilobytes)}`, value: median(times.one) }
    rows.push({ what: `${what}, ${sizeName(2 * kilobytes)}`, unit: 'ms', ours: median(times.two), floor, aim: TWICE })
  }
  const creations = await byTurns(repetitions, { ours: () => timed(createRedactor, SECRETS) })
  rows.push({ what: 'making a redactor', unit: 'ms', ours: median(creations.ours), aim: { kind: 'value', most: 3 } })
  return rows
}

function sizeName(kilobytes: number): string {
  return kilobytes < 1_024 ? `${kilobytes} KB` : `${kilobytes / 1_024} MB`
}

function textOf(piece: string, kilobytes: number): string {
  const length = kilobytes * 1_024
  return piece.repeat(Math.ceil(length / piece.length)).slice(0, length)
}

async function timed<Input>(treat: (input: Input) => unknown, input: Input): Promise<number> {
  const start = performance.now()
  await treat(input)
  return performance.now() - start
}
