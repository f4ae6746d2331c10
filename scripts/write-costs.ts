import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { format } from 'prettier'
import * as z from 'zod'
import { costOf } from '../src/agent/price.ts'
import { priceOf } from '../src/settings/price-table.ts'
import { code, fillPart, table } from './markdown-table.ts'

const root = join(import.meta.dirname, '..')

/** The recorded runs that the documents show, from small to large. */
const RUNS = [
  ['fix-a-bug', 'A bug with a failing test, fixed'],
  ['mistakes-and-a-patch', 'Two files changed, after wrong calls'],
  ['compaction', 'A run that outgrows its context']
] as const

const MODELS = [
  { host: 'api.openai.com', name: 'gpt-5' },
  { host: 'api.anthropic.com', name: 'claude-sonnet-5' },
  { host: 'api.anthropic.com', name: 'claude-haiku-5-5' }
] as const

const response = z.object({
  kind: z.literal('response'),
  tokens: z.object({ input: z.number(), cachedInput: z.number(), output: z.number() })
})

/** The document with the table of what the recorded runs cost at the prices of the price table. */
export async function withCosts(document: string): Promise<string> {
  const rows = await Promise.all(RUNS.map(([name, what]) => costRow(name, what)))
  const content = table(
    ['Recorded run', 'Turns', 'Tokens in (cached), out', ...MODELS.map(({ name }) => code(name))],
    rows
  )
  const filled = fillPart(document, { name: 'costs', script: 'scripts/write-costs.ts', content })
  return format(filled, { parser: 'markdown', printWidth: 120 })
}

/** Updates the documents that show costs. */
export async function writeCosts(): Promise<void> {
  for (const path of ['README.md', 'docs/cost.md'].map((name) => join(root, name))) {
    await writeFile(path, await withCosts(await readFile(path, 'utf8')))
  }
}

async function costRow(name: string, what: string): Promise<string[]> {
  const trace = await readFile(join(root, `__tests__/fixtures/recorded-runs/${name}.jsonl`), 'utf8')
  const responses = trace
    .trim()
    .split('\n')
    .flatMap((line) => response.safeParse(JSON.parse(line)).data?.tokens ?? [])
  const sum = (field: 'input' | 'cachedInput' | 'output') =>
    responses.reduce((total, tokens) => total + tokens[field], 0)
  const tokens = { input: sum('input'), cachedInput: sum('cachedInput'), output: sum('output') }
  const figures = `${thousands(tokens.input)} (${thousands(tokens.cachedInput)}), ${tokens.output}`
  const costs = MODELS.map((model) => {
    const price = priceOf(model, new Map())
    if (!price)
      throw new Error(`The price table has no ${model.name} any more. Choose another model in write-costs.ts.`)
    return `$${costOf(tokens, price).toFixed(3)}`
  })
  return [what, String(responses.length), figures, ...costs]
}

function thousands(count: number): string {
  return `${(count / 1000).toFixed(1)}k`
}

// A test compares the documents with the recorded runs. This updates them.
if (import.meta.main) await writeCosts()
