const WRONG_OLD = '  const match = /^(\\d+)([smhd])/.exec(text.trim())\n'

const RIGHT_OLD = `  const match = /^(\\d+)\\s*([smhd])/.exec(text.trim())
  if (!match) throw new RangeError(\`Not a duration: \${text}\`)
  const [, amount, unit] = match
  return Number(amount) * SECONDS[unit]
`

const RIGHT_NEW = `  if (!/^(\\d+\\s*[smhd]\\s*)+$/.test(text.trim())) throw new RangeError(\`Not a duration: \${text}\`)
  const parts = [...text.matchAll(/(\\d+)\\s*([smhd])/g)]
  return parts.reduce((seconds, [, amount, unit]) => seconds + Number(amount) * SECONDS[unit], 0)
`

const TEST_OLD = `  assert.throws(() => parseDuration(''), RangeError)
`

const TEST_NEW = `  assert.throws(() => parseDuration(''), RangeError)
  assert.throws(() => parseDuration('1h banana'), RangeError)
`

const SUMMARY = {
  title: 'Add up all parts of a duration',
  description: `\`parseDuration\` matched only the start of the text, so everything after the first part was lost.

- It now checks the whole text and adds up every part: \`1h 30m\` is 5400 seconds.
- Leftovers such as \`1h banana\` are a \`RangeError\` that quotes the text; a test covers that.`,
  complete: true
}

/** How a model could solve the demo's issue: it explores, sees the test fail, makes a failing edit, corrects it and runs the test. */
export const demoScript = [
  { text: 'I will look at the project first.', toolCalls: [{ name: 'list_directory', arguments: { path: '.' } }] },
  {
    text: '',
    toolCalls: [
      { name: 'grep_search', arguments: { pattern: 'parseDuration' } },
      { name: 'read_file', arguments: { path: 'test/duration.test.js' } }
    ]
  },
  { text: 'The tests should show the bug.', toolCalls: [{ name: 'run_command', arguments: { command: 'npm test' } }] },
  {
    text: 'Only the first part is matched.',
    toolCalls: [
      { name: 'edit_file', arguments: { path: 'src/duration.js', old_string: WRONG_OLD, new_string: RIGHT_NEW } }
    ]
  },
  { text: 'I misremembered that line.', toolCalls: [{ name: 'read_file', arguments: { path: 'src/duration.js' } }] },
  {
    text: '',
    toolCalls: [
      { name: 'edit_file', arguments: { path: 'src/duration.js', old_string: RIGHT_OLD, new_string: RIGHT_NEW } },
      { name: 'edit_file', arguments: { path: 'test/duration.test.js', old_string: TEST_OLD, new_string: TEST_NEW } }
    ]
  },
  { text: '', toolCalls: [{ name: 'run_command', arguments: { command: 'npm test' } }] },
  { text: '', toolCalls: [{ name: 'finish', arguments: SUMMARY }] }
] as const
