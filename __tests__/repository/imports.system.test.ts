import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, it } from '@jest/globals'
import * as z from 'zod'

const root = join(import.meta.dirname, '../..')

const report = z.object({
  modules: z.array(
    z.object({ source: z.string(), dependencies: z.array(z.object({ module: z.string(), resolved: z.string() })) })
  ),
  summary: z.object({
    violations: z.array(
      z.object({ rule: z.object({ name: z.string() }), cycle: z.array(z.object({ name: z.string() })).optional() })
    )
  })
})
let imports: z.output<typeof report>

beforeAll(async () => {
  const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const config = join(root, '__tests__/support/import-rules.json')
  const args = [program, '--config', config, '--output-type', 'json', 'src', 'emulators']
  // The exit status counts the violations, and the report lists them.
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root, maxBuffer: 64 * 2 ** 20 }).catch(
    (error: unknown) => error as { stdout: string }
  )
  imports = report.parse(JSON.parse(stdout))
})

it('reads the imports of types as well', () => {
  expect(importsOf('src/tools/')).toContain('src/agent/tool.ts')
})

it('has no import cycles between files', () => {
  const circles = imports.summary.violations.map(({ cycle = [] }) => cycle.map(({ name }) => name).join(' → '))
  expect(circles).toEqual([])
})

it('keeps src/agent independent: it imports zod and none of our other folders', () => {
  const outside = importsOf('src/agent/').filter((name) => !name.startsWith('src/agent/'))
  expect(new Set(outside)).toEqual(new Set(['zod']))
})

it('allows only the command line to import the emulators', () => {
  const users = imports.modules
    .filter(({ dependencies }) => dependencies.some(({ resolved }) => resolved.startsWith('emulators/')))
    .map(({ source }) => source)
  expect(users.filter((source) => !/^(?:emulators|src\/cli)\//.test(source))).toEqual([])
})

/** Paths of our own files, and names of packages. */
function importsOf(folder: string): readonly string[] {
  return imports.modules
    .filter(({ source }) => source.startsWith(folder))
    .flatMap(({ dependencies }) => dependencies)
    .map(({ module, resolved }) => (module.startsWith('.') ? resolved : module))
}
