import { setImmediate } from 'node:timers/promises'
import { expect, it } from '@jest/globals'
import { readUntrustedJsonc, readUntrustedToml, readUntrustedYaml } from '../../src/text/untrusted-text.ts'

it('reads what is right, and nothing of what is broken', async () => {
  expect([await readUntrustedYaml('a: [1]\n'), await readUntrustedYaml('a: [')]).toEqual([{ a: [1] }, undefined])
  expect([await readUntrustedToml('a = 1\n'), await readUntrustedToml('a =')]).toEqual([{ a: 1 }, undefined])
  expect(await readUntrustedJsonc('{ "a": 1, } // b')).toEqual({ a: 1 })
})

// The parsers need minutes for some of these texts, or the whole stack.
it('comes to an end with every text', async () => {
  const keys = Array.from({ length: 10_000 }, (_, index) => `k${index}: 1\n`).join('')
  expect(Object.keys((await readUntrustedYaml(keys)) as object)).toHaveLength(10_000)
  const brackets = '['.repeat(100_000)
  const read = [readUntrustedYaml, readUntrustedJsonc, readUntrustedToml].map((each) => each(brackets))
  expect(await Promise.all(read)).toEqual([undefined, undefined, undefined])
})

it('writes nothing of the text anywhere', async () => {
  const warnings: Error[] = []
  const onWarning = (warning: Error) => void warnings.push(warning)
  process.on('warning', onWarning)
  await readUntrustedYaml('::error::proposed: !!x a\n')
  await setImmediate()
  process.off('warning', onWarning)
  expect(warnings).toEqual([])
})
