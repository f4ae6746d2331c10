import { setImmediate } from 'node:timers/promises'
import { expect, it } from '@jest/globals'
import { readForeignJsonc, readForeignToml, readForeignYaml } from '../../src/text/foreign-text.ts'

it('reads what is right, and nothing of what is broken', async () => {
  expect([await readForeignYaml('a: [1]\n'), await readForeignYaml('a: [')]).toEqual([{ a: [1] }, undefined])
  expect([await readForeignToml('a = 1\n'), await readForeignToml('a =')]).toEqual([{ a: 1 }, undefined])
  expect(await readForeignJsonc('{ "a": 1, } // b')).toEqual({ a: 1 })
})

// The parsers need minutes for some of these texts, or the whole stack.
it('comes to an end with every text', async () => {
  const keys = Array.from({ length: 60_000 }, (_, index) => `k${index}: 1\n`).join('')
  expect(Object.keys((await readForeignYaml(keys)) as object)).toHaveLength(60_000)
  const brackets = '['.repeat(100_000)
  const read = [readForeignYaml, readForeignJsonc, readForeignToml].map((each) => each(brackets))
  expect(await Promise.all(read)).toEqual([undefined, undefined, undefined])
})

it('writes nothing of the text anywhere', async () => {
  const warnings: Error[] = []
  const onWarning = (warning: Error) => void warnings.push(warning)
  process.on('warning', onWarning)
  await readForeignYaml('::error::proposed: !!x a\n')
  await setImmediate()
  process.off('warning', onWarning)
  expect(warnings).toEqual([])
})
