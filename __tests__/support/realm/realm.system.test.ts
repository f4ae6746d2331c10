import { beforeAll, describe, expect, it } from '@jest/globals'
import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { writeFiles } from '../temporary-workspace.ts'

const jest = join(import.meta.dirname, '../../../node_modules/jest/bin/jest.js')
const config = {
  runtime: join(import.meta.dirname, 'runtime.js'),
  testEnvironment: join(import.meta.dirname, '../no-processes.js'),
  transform: {},
  testMatch: ['**/*.test.ts']
}

const leaks = [
  { what: 'a variable of the environment', body: "process.env['LEFT'] = 'x'", named: 'process.env.LEFT' },
  { what: 'the working directory', body: "process.chdir('/')", named: 'process.cwd()' },
  { what: 'a listener', body: "process.on('exit', () => undefined)", named: 'process.on(exit)' },
  { what: 'the exit code', body: 'process.exitCode = 3', named: 'process.exitCode' },
  { what: 'a global function', body: 'globalThis.fetch = () => undefined', named: 'globalThis.fetch' },
  { what: 'fake timers', body: 'jest.useFakeTimers()', named: 'globalThis.setTimeout' }
]
const errors = [
  {
    what: 'an error that nothing catches',
    body: "setTimeout(() => { throw new Error('nobody caught this') }); await new Promise((done) => setTimeout(done, 20))",
    named: 'nobody caught this'
  },
  { what: 'a process', body: "execFileSync('true')", named: 'A unit test started a process.' },
  {
    what: 'a process as a promise',
    body: "await promisify(execFile)('true')",
    named: 'A unit test started a process.'
  },
  { what: 'a value', body: 'expect(1).not.toBe(1)', named: 'Object.is equality' },
  { what: 'a matcher', body: 'expect(1).toBeOdd()', named: 'toBeOdd is not a function' },
  {
    what: 'a rejected promise',
    body: "await expect(Promise.reject(new Error('no'))).resolves.toBe(1)",
    named: 'Received promise rejected instead of resolved'
  },
  {
    what: 'a promise that is not rejected',
    body: 'await expect(Promise.resolve(1)).rejects.toBe(1)',
    named: 'Received promise resolved instead of rejected'
  }
]
const count = 'expect(++loaded.times).toBe(1)'

const testFile = (body: string) => `import { expect, it, jest } from '@jest/globals'
import { execFile, execFileSync } from 'node:child_process'
import { promisify } from 'node:util'
import { loaded } from './loaded.ts'

it('does it', async () => { ${body} })
it('knows the module', () => { expect(loaded.times).toBeLessThan(3) })
`

/** The parts of Jest's `--json` output that are used. */
interface Results {
  readonly testResults: readonly { readonly name: string; readonly message: string }[]
}

describe('test files that share a realm', () => {
  let messages: ReadonlyMap<string, string>

  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'forgehand-realm-'))
    const bodies = [...[...leaks, ...errors].map(({ body }) => body), count, count, 'await 0']
    const files = Object.fromEntries(bodies.map((body, index) => [`${String(index)}.test.ts`, testFile(body)]))
    await writeFiles(folder, {
      ...files,
      'loaded.ts': 'export const loaded = { times: 0 }\n',
      'package.json': '{"type":"module"}'
    })
    const args = [jest, '--json', '--runInBand', '--rootDir', folder, '--config', JSON.stringify(config)]
    const { stdout } = spawnSync(process.execPath, args, {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, FORCE_COLOR: '0' }
    })
    const { testResults } = JSON.parse(stdout) as Results // Written by Jest.
    messages = new Map(testResults.map(({ name, message }) => [basename(name), message]))
    await rm(folder, { recursive: true })
  })

  it.each(leaks.map((leak, index) => ({ ...leak, index })))('fail if they leave $what', ({ named, index }) => {
    expect(messages.get(`${String(index)}.test.ts`)).toMatch(/^.*did not put back: .*$/m)
    expect(messages.get(`${String(index)}.test.ts`)).toContain(named)
  })

  it.each(errors.map((error, index) => ({ ...error, index: leaks.length + index })))(
    'fail for $what of their own',
    ({ named, index }) => {
      expect(messages.get(`${String(index)}.test.ts`)).toContain(named)
    }
  )

  it.each(errors.flatMap(({ what, body }, index) => (body.includes('expect') ? [{ what, body, index }] : [])))(
    'show the line with $what',
    ({ body, index }) => {
      expect(messages.get(`${String(leaks.length + index)}.test.ts`)).toMatch(/^ +> 6 \| it\('does it', /m)
      expect(messages.get(`${String(leaks.length + index)}.test.ts`)).toContain(body)
    }
  )

  it('share the modules that they import, and nothing else', () => {
    const [first, second, clean] = [0, 1, 2].map((index) =>
      messages.get(`${String(leaks.length + errors.length + index)}.test.ts`)
    )
    expect([first, second].filter((message) => message === '')).toHaveLength(1)
    expect(clean).toBe('')
  })
})
