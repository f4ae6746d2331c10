/**
 * Runs the tests below __tests__/promises and writes docs/promises.md: for each promise of SECURITY.md, how many attacks were tried
 * and how many got through. With `--from FILE` it takes the results of `npm test -- --json --outputFile=FILE`. A test whose name
 * begins with "lets " is no attack, but something harmless that has to pass.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import * as z from 'zod'
import { format, resolveConfig } from 'prettier'

const root = join(import.meta.dirname, '..')

const report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ title: z.string(), status: z.string() }))
    })
  )
})

interface Count {
  tried: number
  through: number
  harmless: number
  refused: number
  skipped: number
}

const counts = new Map<string, Count>()
const { from } = parseArgs({ options: { from: { type: 'string' } } }).values
const { testResults } = from === undefined ? await run() : report.parse(JSON.parse(await readFile(from, 'utf8')))
for (const { name, assertionResults } of testResults.filter(({ name }) => name.includes('__tests__/promises/'))) {
  const file = basename(name)
  const [number = ''] = file.split('-', 1)
  const count = counts.get(number) ?? { tried: 0, through: 0, harmless: 0, refused: 0, skipped: 0 }
  counts.set(number, count)
  for (const { title, status } of assertionResults) add(count, title, status)
}
const path = join(root, 'docs/promises.md')
await writeFile(path, await format(document(), { ...(await resolveConfig(path)), filepath: path }))

function add(count: Count, title: string, status: string): void {
  if (status === 'pending' || status === 'todo') {
    count.skipped += 1
    return
  }
  const isFailed = Number(status !== 'passed')
  if (title.startsWith('lets ')) {
    count.harmless += 1
    count.refused += isFailed
  } else {
    count.tried += 1
    count.through += isFailed
  }
}

async function run(): Promise<z.output<typeof report>> {
  const folder = await mkdtemp(join(tmpdir(), 'forgehand-attacks-'))
  try {
    const output = join(folder, 'results.json')
    const jest = join(root, 'node_modules/jest/bin/jest.js')
    const args = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', jest, '__tests__/promises']
    const child = spawn(process.execPath, [...args, '--json', `--outputFile=${output}`], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit']
    })
    await once(child, 'close')
    return report.parse(JSON.parse(await readFile(output, 'utf8')))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function document(): string {
  const rows = [...counts]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([number, count]) => row(number, count))
  const all = [...counts.values()]
  const sum = (pick: (count: Count) => number) => all.reduce((total, count) => total + pick(count), 0)
  return [
    '# The promises, attacked',
    'Written by `node scripts/count-attacks.ts`, which runs the tests below `__tests__/promises`. The promises stand in [SECURITY.md](../SECURITY.md) ' +
      'by the same numbers, with which the files of the tests begin. Each test is one attack, with the real git, shell, kernel and HTTP, or one harmless thing that must not be in the ' +
      'way; a property test with its hundreds of random cases counts as one. Most promises have more tests beside these.',
    [
      '| Promise | Attacks | Got through | Harmless | Refused of them | Not run here |',
      '| ---: | ---: | ---: | ---: | ---: | ---: |',
      ...rows,
      `| **All** | **${sum((c) => c.tried)}** | **${sum((c) => c.through)}** | **${sum((c) => c.harmless)}** | **${sum((c) => c.refused)}** | **${sum((c) => c.skipped)}** |`
    ].join('\n')
  ].join('\n\n')
}

function row(number: string, { tried, through, harmless, refused, skipped }: Count): string {
  return `| ${Number(number)} | ${tried} | ${through} | ${harmless} | ${refused} | ${skipped} |`
}
