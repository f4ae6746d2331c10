import type { Fault, ScriptedCall, Step, Turn } from '../model/script.ts'
import { demoScript } from './script.ts'

const CODE = 'src/duration.js'
const TEST = 'test/duration.test.js'

const TWO_PATTERNS = `  if (!/^(\\d+\\s*[smhd]\\s*)+$/.test(text.trim())) throw new RangeError(\`Not a duration: \${text}\`)
  const parts = [...text.matchAll(/(\\d+)\\s*([smhd])/g)]
`
const ONE_PATTERN = `  if (!new RegExp(\`^(\${PART}\\\\s*)+$\`).test(text.trim())) throw new RangeError(\`Not a duration: \${text}\`)
  const parts = [...text.matchAll(new RegExp(PART, 'g'))]
`
const SUM = '  return parts.reduce('
const ORDERED = `  const sizes = parts.map(([, , unit]) => SECONDS[unit])
  if (sizes.some((size, index) => size >= sizes[index - 1])) throw new RangeError(\`Not a duration: \${text}\`)
${SUM}`
const UNITS = `const SECONDS = { s: 1, m: 60, h: 3600, d: 86400 }
`
const PART = `const PART = '(\\\\d+)\\\\s*([smhd])'
`
const BANANA = `  assert.throws(() => parseDuration('1h banana'), RangeError)
`

/** The suggestion of the review, without its line end. */
export const SUGGESTED = '/** Seconds in a text such as "90m" or "1h 30m". Anything else is a RangeError. */'

const MERGED = `const SECONDS = { s: 1, m: 60, h: 3600, d: 86400, w: 604800 }
const PART = '(\\\\d+)\\\\s*([smhdw])'

${SUGGESTED}
export function parseDuration(text) {
${ONE_PATTERN}${ORDERED}(seconds, [, amount, unit]) => seconds + Number(amount) * SECONDS[unit], 0)
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
`

const PLAN = `1. Let \`PART\` in \`${CODE}\` accept a decimal point, so that \`1.5h\` is read.
2. Round the sum to whole seconds, which is what timers count.
3. Test \`1.5h\`, \`0.5m\` and \`1.h\` in \`${TEST}\`.

**Risk:** \`formatDuration\` writes \`1h 30m\` for \`1.5h\`, so a text no longer comes back as it was written.`

const ROUNDED_SUM = `  const sum = parts.reduce((seconds, [, amount, unit]) => seconds + Number(amount) * SECONDS[unit], 0)
  return Math.round(sum)`

const npmTest = call('run_command', { command: 'npm test' })

/** The responses of the model, in order. */
export const conversationTurns: readonly Step[] = [
  // fix
  ...demoScript,
  // The review
  turn(
    call('read_file', { path: CODE }),
    call('apply_suggestion', { thread: 'T1' }),
    edit(CODE, TWO_PATTERNS, ONE_PATTERN),
    edit(CODE, UNITS, UNITS + PART)
  ),
  turn(npmTest),
  turn(
    verdict('T1', 'fixed', 'Your words are in the comment now.'),
    verdict('T2', 'fixed', 'Both expressions are built from `PART`.'),
    verdict('T3', 'declined', '`AGENTS.md` asks to keep the code free of dependencies, and `PART` is one line.'),
    verdict('T4', 'question', 'Today it is. Should `1h 1h` be refused, and with it a wrong order such as `30m 1h`?')
  ),
  turn(
    finish(
      'Write the pattern of a part once',
      'Both expressions now share one pattern, and the comment names the error.\n\nThe code still takes `1h 1h` as two hours.'
    )
  ),
  // The answer to the question
  turn(
    call('read_file', { path: CODE }),
    edit(CODE, SUM, ORDERED),
    edit(
      TEST,
      BANANA,
      `${BANANA}  assert.throws(() => parseDuration('1h 1h'), RangeError)
  assert.throws(() => parseDuration('30m 1h'), RangeError)
`
    )
  ),
  turn(npmTest),
  turn(verdict('T1', 'fixed', 'Each unit must be smaller than the one before it. Tests cover `1h 1h` and `30m 1h`.')),
  turn(
    finish(
      'Refuse repeated and unordered units',
      'Each unit can occur once, largest first. Anything else is a `RangeError`.'
    )
  ),
  // continue
  turn(
    call('read_file', { path: 'README.md' }),
    edit('README.md', 'largest first.', 'largest first, each unit at most once.')
  ),
  turn(
    finish('Say in the README that a unit occurs once', 'The README now says that each unit can occur at most once.')
  ),
  // update
  turn(call('read_file', { path: CODE })),
  turn(call('write_file', { path: CODE, content: MERGED }), npmTest),
  turn(
    finish(
      'Merge main',
      'Both sides are kept: the weeks of `main`, and the one pattern of this branch, which reads them.'
    )
  ),
  // plan, approve
  turn(call('read_file', { path: CODE })),
  turn(finish('Accept decimals', PLAN)),
  turn(
    call('read_file', { path: CODE }),
    edit(CODE, "'(\\\\d+)", "'(\\\\d+(?:\\\\.\\\\d+)?)"),
    edit(CODE, `${SUM}(seconds, [, amount, unit]) => seconds + Number(amount) * SECONDS[unit], 0)`, ROUNDED_SUM),
    edit(
      TEST,
      BANANA,
      `${BANANA}  assert.throws(() => parseDuration('1.h'), RangeError)
})

test('reads decimals', () => {
  assert.equal(parseDuration('1.5h'), 5400)
  assert.equal(parseDuration('0.5m'), 30)
`
    )
  ),
  turn(npmTest),
  turn(
    finish(
      'Accept decimals',
      'An amount can have decimals: `1.5h` is 5400 seconds. The sum is rounded to whole seconds.'
    )
  ),
  // fix, until somebody stops it, and continue
  turn(
    call('read_file', { path: 'README.md' }),
    edit('README.md', 'largest first.', 'largest first. An amount can have decimals: `1.5h`.')
  ),
  never(turn(npmTest)),
  turn(edit('README.md', '`1.5h`.', '`1.5h`. The sum is rounded to whole seconds.')),
  turn(
    finish(
      'Describe decimals in the README',
      'The README now says that amounts can have decimals, and how they are rounded.'
    )
  )
]

/** The number of the response that does not come. */
export const STUCK_AT = conversationTurns.findIndex((step) => step.fault === 'idle') + 1

function turn(...toolCalls: readonly ScriptedCall[]): Turn {
  return { toolCalls }
}

/** A response that does not come. */
function never(late: Turn): Fault {
  return { fault: 'idle', turn: late, afterChunks: 0 }
}

function call(name: string, input: ScriptedCall['arguments']): ScriptedCall {
  return { name, arguments: input }
}

function edit(path: string, before: string, after: string): ScriptedCall {
  return call('edit_file', { path, old_string: before, new_string: after })
}

function verdict(thread: string, kind: string, text: string): ScriptedCall {
  return call('answer_thread', { thread, verdict: kind, text })
}

function finish(title: string, description: string): ScriptedCall {
  return call('finish', { title, description, complete: true })
}
