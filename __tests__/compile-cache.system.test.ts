import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { testsFolder } from './support/tests-folder.ts'

const source = pathToFileURL(resolve('src/compile-cache.ts')).href
const program = `import { keepCompiledCode } from ${JSON.stringify(source)}\nkeepCompiledCode()\nawait import('node:test')\n`

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(testsFolder, 'forgehand-home-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

function run(home: string): void {
  execFileSync(process.execPath, ['--input-type=module', '--eval', program], { cwd: folder, env: { HOME: home } })
}

it('is kept in the home folder', () => {
  run(folder)
  expect(readdirSync(join(folder, '.cache'))).toEqual(['forgehand'])
})

it.each(['', '.'])('is not taken from the current folder, which can be a hostile repository, if HOME is %j', (home) => {
  run(home)
  expect(readdirSync(folder)).toEqual([])
})
