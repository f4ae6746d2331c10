// Removes pieces of behavior from `src` one at a time and says which ones `npm test` notices: npm run mutations [-- SEED]
// Works in the checkout and puts each file back, so commit first. The bundles are built from the mutated sources, as a contributor would.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { ROOMS } from './sizes.ts'

const COUNT = 30
/** A statement that ends a function or an iteration early under a condition, on one line: the smallest unit of behavior that can be removed. */
const GUARD = /^\s*if \(.*\) (?:return\b.*|throw\b.*|continue|break)$/

interface Mutation {
  readonly room: string
  readonly path: string
  /** Index of the line that is removed. */
  readonly line: number
}

/** A random guard of each room, then a second one of the rooms with most guards. The same for the same seed. */
function choose(seed: string): readonly Mutation[] {
  const rank = ({ path, line }: Mutation) => createHash('sha256').update(`${seed} ${path}:${line}`).digest('hex')
  const guards = ROOMS.filter(({ paths }) => paths.length === 1 && paths[0] !== '.').map(
    ({ name, paths: [path = ''] }) =>
      globSync(`src/${path}/**/*.ts`)
        .flatMap((file) => guardsIn(file).map((line): Mutation => ({ room: name, path: file, line })))
        .sort((one, other) => rank(one).localeCompare(rank(other)))
  )
  const rooms = guards.filter((each) => each.length > 0)
  const more = rooms.toSorted((one, other) => other.length - one.length).flatMap((each) => each.slice(1, 2))
  return [...rooms.flatMap((each) => each.slice(0, 1)), ...more].slice(0, COUNT)
}

function guardsIn(file: string): number[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((text, line) => (GUARD.test(text) ? [line] : []))
}

/** What noticed it; undefined if nothing did. */
function noticedBy({ path, line }: Mutation): string | undefined {
  const source = readFileSync(path, 'utf8')
  writeFileSync(path, source.split('\n').toSpliced(line, 1).join('\n'))
  const isRed = (...command: string[]) => spawnSync('npx', command, { stdio: 'ignore' }).status !== 0
  const fails = (...options: string[]) => isRed('jest', '--bail', ...options)
  try {
    if (isRed('tsc', '--noEmit')) return 'types'
    // The tests that import it come first, because they are fast.
    const projects = ['unit', 'system', 'attacks']
    if (projects.some((each) => fails('--findRelatedTests', path, '--selectProjects', each))) return 'its tests'
    if (isRed('node', 'scripts/build.ts')) return 'the build'
    return fails('--selectProjects', ...projects) ? 'other tests' : undefined
  } finally {
    writeFileSync(path, source)
    // The next one's tests would run what was built from this one.
    for (const restore of [
      ['checkout', '--'],
      ['clean', '-fdq']
    ])
      spawnSync('git', [...restore, 'dist'])
  }
}

const [seed = '1'] = process.argv.slice(2)
const mutations = choose(seed)
let noticed = 0
for (const mutation of mutations) {
  const by = noticedBy(mutation)
  if (by !== undefined) noticed += 1
  console.log(`${by ?? 'NOT NOTICED'}: ${mutation.room}, ${mutation.path}:${mutation.line + 1}`)
}
console.log(`${noticed} of ${mutations.length} were noticed.`)
