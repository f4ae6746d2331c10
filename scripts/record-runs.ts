import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { demoProject } from '../emulators/demo/project.ts'
import { demoScript } from '../emulators/demo/script.ts'
import type { ScriptedCall, Script, SeenRequest, Turn } from '../emulators/model/script.ts'
import { startModelEmulator } from '../emulators/model/start-model.ts'
import { writeCosts } from './write-costs.ts'

// Records the runs that __tests__/replay replays. Run it after an intended change of the tools or the loop. Each is a run of
// the command line on a copy of the demo's project, with a scripted model and real tools. Arguments name runs; default: all.
// The costs in the documents follow.

interface Scenario {
  readonly script: Script
  readonly files?: Readonly<Record<string, string>>
  readonly flags?: readonly string[]
}

const FOLDER = join(import.meta.dirname, '../__tests__/fixtures/recorded-runs')
const CLI = join(import.meta.dirname, '../src/cli/index.ts')

const call = (name: string, args: ScriptedCall['arguments']) => ({ toolCalls: [{ name, arguments: args }] })
const finish = call('finish', { title: 'Done', description: 'It is done.' })
const read = (path: string) => call('read_file', { path })
/** A turn whose call is text, in the form that the prompt of the run teaches. */
const callAsText =
  (name: string, args: ScriptedCall['arguments'], length?: number) =>
  ({ messages }: SeenRequest): Turn => {
    const [tag = ''] = /<tool_call id="\w+">/.exec(messages[0]?.text ?? '') ?? []
    const text = `I go on.\n${tag}${JSON.stringify({ name, arguments: args })}</tool_call>`
    return { text: text.slice(0, length) }
  }
const write = (path: string, content: string) => call('write_file', { path, content })

const PATCH = `*** Begin Patch
*** Add File: notes/plan.md
+# Plan
+Read all parts of a duration.
*** Update File: README.md
@@
-# kitchen-timer
+# Kitchen timer
*** End Patch
`

/** A text of lines that all differ. */
const text = (lines: number) =>
  Array.from({ length: lines }, (_, line) => `line ${line}: ${'abcdefghij'.slice(line % 7)} ${line * line}`).join('\n')

const scenarios: Readonly<Record<string, Scenario>> = {
  'fix-a-bug': { script: demoScript },
  'mistakes-and-a-patch': {
    script: [
      call('read_files', { path: 'README.md' }),
      call('grep_search', '{"pattern": "dura'),
      call('read_file', { file_path: 'README.md' }),
      {
        toolCalls: [
          { name: 'read_file', arguments: { path: 'README.md' } },
          { name: 'read_file', arguments: { path: 'missing.md' } },
          { name: 'find_files', arguments: { pattern: '**/*.js' } },
          { name: 'no_such_tool', arguments: {} }
        ]
      },
      finish,
      call('run_command', { command: 'ssh example.com uname' }),
      call('apply_patch', { patch: PATCH }),
      { text: 'I think that is all.' },
      finish
    ]
  },
  compaction: {
    files: {
      '.github/agent.yml': 'limits:\n  context-tokens: 6000\n',
      ...Object.fromEntries(['a', 'b', 'c', 'd'].map((name, index) => [`${name}.txt`, text(120 + 10 * index)]))
    },
    script: ({ number, body }) => {
      // A request for a summary.
      if (body['tool_choice'] === 'none') return { text: '## Plan\nRead all the files.\n## Next step\nGo on reading.' }
      if (number === 4) return { fault: 'overflow' }
      const steps = [read('a.txt'), read('b.txt'), read('c.txt'), read('d.txt'), read('a.txt'), read('b.txt')]
      return steps[number - 1] ?? (number === 10 ? write('note.txt', 'read\n') : number > 10 ? finish : read('c.txt'))
    }
  },
  'stopped-at-a-limit': {
    flags: ['--turns', '5'],
    script: [
      { fault: 'status', status: 503, headers: { 'retry-after-ms': '1' } },
      read('README.md'),
      write('one.txt', 'one\n'),
      { fault: 'cut', turn: read('package.json'), afterChunks: 3 },
      read('package.json'),
      write('two.txt', 'two\n'),
      read('one.txt'),
      finish
    ]
  },
  'loop-detected': {
    script: ({ number }) => (number > 8 ? finish : call('run_command', { command: 'git status' }))
  },
  'cut-and-repeating': {
    script: [
      { text: 'I begin with', finishReason: 'length' },
      { text: 'Something', finishReason: 'content_filter' },
      write('begun.txt', 'begun\n'),
      {
        fault: 'drip',
        turn: { text: 'And so it goes, over and over, without an end. '.repeat(60), chunkChars: 60 },
        delayMs: 2
      },
      { text: 'Let me think.', thinking: 'What is asked?' },
      write('note.txt', 'noted\n'),
      { text: 'It is done.' },
      { text: 'It is done, as I said.' }
    ]
  },
  'calls-as-text': {
    files: { '.github/agent.yml': 'models:\n  tool-calls: text\n' },
    script: (request) => {
      const steps = [
        callAsText('read_file', { path: 'README.md' }),
        () => ({ text: 'The format is:\n<tool_call>{"name": "write_file", "arguments": {}}</tool_call>' }),
        callAsText('write_file', { path: 'note.txt', content: 'noted\n' }, 100),
        callAsText('write_file', { path: 'note.txt', content: 'noted\n' })
      ]
      return (steps[request.number - 1] ?? callAsText('finish', { title: 'Done', description: 'It is done.' }))(request)
    }
  },
  fallback: {
    flags: ['--model', 'missing', '--fallback-model', 'scripted'],
    files: { '.github/agent.yml': 'delegation:\n  spawn-agent: true\n' },
    script: [
      call('spawn_agent', { task: 'Which file parses durations?' }),
      finish,
      { fault: 'drip', turn: { text: 'It is in src/duration.js, I think. '.repeat(90), chunkChars: 60 }, delayMs: 2 },
      write('note.txt', 'src/duration.js\n'),
      finish
    ]
  },
  'a-child': {
    files: { '.github/agent.yml': 'delegation:\n  spawn-agent: true\n' },
    script: [
      call('spawn_agent', { task: 'Which file parses durations?' }),
      call('grep_search', { pattern: 'parseDuration' }),
      call('finish', { title: 'src/duration.js', description: 'It is in src/duration.js.' }),
      write('note.txt', 'src/duration.js\n'),
      finish
    ]
  }
}

await mkdir(FOLDER, { recursive: true })
const named = process.argv.slice(2)
for (const [name, scenario] of Object.entries(scenarios)) {
  if (named.length === 0 || named.includes(name)) await record(name, scenario)
}
await writeCosts()

async function record(name: string, { script, files = {}, flags = [] }: Scenario): Promise<void> {
  // A fixed path: the output of commands contains it.
  const folder = join(tmpdir(), 'forgehand-record')
  await mkdir(folder)
  const model = await startModelEmulator({ script })
  const trace = join(FOLDER, `${name}.jsonl`)
  try {
    for (const [path, text] of Object.entries({ ...demoProject, ...files })) {
      await mkdir(dirname(join(folder, 'project', path)), { recursive: true })
      await writeFile(join(folder, 'project', path), text)
    }
    const run = promisify(execFile)
    await run('git', ['init', '--quiet', join(folder, 'project')])
    const args = [CLI, 'run', 'Fix the duration.', '--model', model.name, '--base-url', model.baseUrl, '--trace', trace]
    const env = {
      PATH: process.env['PATH'],
      HOME: folder,
      OPENAI_API_KEY: model.apiKey,
      XDG_STATE_HOME: join(folder, 'state')
    }
    // A stopped run exits with 1, which does not matter here.
    await run(process.execPath, [...args, '--no-verify', '--cwd', join(folder, 'project'), ...flags], { env }).catch(
      (error: unknown) => error
    )
    console.log(`${name}: ${model.requests.length} requests`)
  } finally {
    await model.close()
    await rm(folder, { recursive: true, force: true })
  }
}
