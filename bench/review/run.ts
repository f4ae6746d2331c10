/**
 * Reviews published changes with the built action: `npm run bench:review`, see bench/review/README.md. Words choose packages.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { changes, type PublishedChange } from './changes.ts'
import { reviewChange, type ModelInputs, type ReviewedChange } from './review-change.ts'

const CACHE = join(import.meta.dirname, '../../node_modules/.cache/review')
const AT_ONCE = 2

const { positionals: words, values } = parseArgs({
  allowPositionals: true,
  options: {
    model: { type: 'string' },
    provider: { type: 'string' },
    'base-url': { type: 'string' },
    verbose: { type: 'boolean', default: false }
  }
})
const chosen = changes.filter(({ name }) => words.length === 0 || words.includes(name))
if (chosen.length === 0) throw new Error(`No package is called ${words.join(' or ')}.`)

const waiting = [...chosen]
const reviewed: ReviewedChange[] = []
let failures = 0
console.log('| change | lines | named | comments | mistakes | beside the fix | fixed places found | s |')
console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |')
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await play(next)
  })
)
summarize()

async function play(change: PublishedChange): Promise<void> {
  const label = `${change.name} ${change.before} → ${change.after} → ${change.fixed}`
  try {
    const result = await reviewChange(change, { cache: CACHE, model: modelInputs() })
    const { changedLines, named, placed, mistakes, agreement, seconds } = result
    const { comments, right, found, places } = agreement
    const cells = [
      label,
      changedLines,
      named,
      comments,
      mistakes.length,
      right,
      `${found} of ${places}`,
      seconds.toFixed(1)
    ]
    reviewed.push(result)
    console.log(`| ${cells.join(' | ')} |`)
    for (const line of [...mistakes, ...(values.verbose ? placed : [])]) console.log(`    ${line}`)
  } catch (error) {
    failures += 1
    console.log(`| ${label} | ✗ |`)
    console.log(error)
  }
}

/** The key is in `REVIEW_API_KEY`: arguments are seen by every process. */
function modelInputs(): ModelInputs {
  const { model, provider = '', 'base-url': baseUrl = '' } = values
  if (model === undefined) return undefined
  return { model, provider, 'base-url': baseUrl, 'api-key': process.env['REVIEW_API_KEY'] ?? '' }
}

function summarize(): void {
  const sum = (count: (one: ReviewedChange) => number) => reviewed.reduce((total, one) => total + count(one), 0)
  const named = sum((one) => one.named)
  const mistakes = sum((one) => one.mistakes.length)
  const comments = sum(({ agreement }) => agreement.comments)
  const right = sum(({ agreement }) => agreement.right)
  const found = sum(({ agreement }) => agreement.found)
  const places = sum(({ agreement }) => agreement.places)
  const manners = Map.groupBy(
    reviewed.flatMap(({ placed }) => placed),
    (manner) => manner
  )
  for (const [manner, all] of [...manners].toSorted(([one], [other]) => (one < other ? -1 : 1)))
    console.log(`${manner}: ${all.length}`)
  console.log(`Placement: ${named - mistakes} of ${named} findings right, in ${reviewed.length} changes.`)
  console.log(
    `Precision: ${percent(right, comments)} of ${comments} comments. Recall: ${percent(found, places)} of ${places} places.`
  )
  console.log(`Reviews: ${reviewed.length} passed, ${failures} failed`)
  process.exitCode = failures + mistakes === 0 ? 0 : 1
}

function percent(part: number, all: number): string {
  return all === 0 ? 'none' : `${((100 * part) / all).toFixed(1)} %`
}
