/** A small project with a real bug: it ignores all parts of a duration but the first. One of its tests fails because of it. */
export const demoProject: Readonly<Record<string, string>> = {
  'package.json': `{
  "name": "kitchen-timer",
  "version": "1.2.0",
  "type": "module",
  "scripts": {
    "start": "node src/timer.js",
    "test": "node --test"
  }
}
`,
  'README.md': `# kitchen-timer

    $ npm start -- 1h 30m
    1h 30m is 5400 seconds.

Durations are written as amounts with a unit (s, m, h, d), largest first.
`,
  'AGENTS.md': `Run the tests with \`npm test\`. Keep the code free of dependencies. A bad duration is a RangeError that quotes the text.
`,
  '.github/agent.yml': `# What the agent may do here. Read from the default branch only.
commands:
  - npm test
  - node --test **
verify:
  - npm test
protected-paths:
  - package.json
`,
  'src/duration.js': `const SECONDS = { s: 1, m: 60, h: 3600, d: 86400 }

/** Seconds in a text such as "90m" or "1h 30m". */
export function parseDuration(text) {
  const match = /^(\\d+)\\s*([smhd])/.exec(text.trim())
  if (!match) throw new RangeError(\`Not a duration: \${text}\`)
  const [, amount, unit] = match
  return Number(amount) * SECONDS[unit]
}

/** The shortest text that parses to the same number of seconds. */
export function formatDuration(seconds) {
  const parts = []
  let rest = seconds
  for (const [unit, size] of Object.entries(SECONDS).reverse()) {
    if (rest >= size) parts.push(\`\${Math.floor(rest / size)}\${unit}\`)
    rest %= size
  }
  return parts.join(' ') || '0s'
}
`,
  'src/timer.js': `import { formatDuration, parseDuration } from './duration.js'

const seconds = parseDuration(process.argv.slice(2).join(' '))
console.log(\`\${formatDuration(seconds)} is \${seconds} seconds.\`)
`,
  'test/duration.test.js': `import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatDuration, parseDuration } from '../src/duration.js'

test('reads one part', () => {
  assert.equal(parseDuration('90m'), 5400)
})

test('adds up all parts', () => {
  assert.equal(parseDuration('1h 30m'), 5400)
  assert.equal(parseDuration('1d 2h 3m 4s'), 93784)
})

test('refuses what is not a duration', () => {
  assert.throws(() => parseDuration('soon'), RangeError)
  assert.throws(() => parseDuration(''), RangeError)
})

test('writes what it reads', () => {
  assert.equal(formatDuration(parseDuration('1h 30m')), '1h 30m')
})
`
}

/** The issue about the bug. */
export const demoIssue = {
  author: 'marie',
  title: 'The timer rings too early: "1h 30m" is taken as one hour',
  body: `I set the timer with \`npm start -- 1h 30m\` and it rang after one hour:

\`\`\`
$ npm start -- 1h 30m
1h is 3600 seconds.
\`\`\`

It should be 5400 seconds. The README says that durations can have several parts. Text after the first part seems to be ignored, even nonsense: \`1h banana\` works too.
`
}

/** The comment that starts the run. */
export const demoComment = {
  author: 'ada',
  body: '/agent fix this\n\nPlease refuse leftovers such as `1h banana` too, and add a test for that.'
}
