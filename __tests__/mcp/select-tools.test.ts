import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import { selectTools } from '../../src/mcp/select-tools.ts'
import { visibleText } from '../../src/text/visible-text.ts'
import type { McpServer } from '../../src/domain/mcp-server.ts'

const server: McpServer = {
  name: 'any',
  command: ['any'],
  environment: {},
  tools: ['*'],
  readOnlyTools: ['get*'],
  timeoutMs: 1,
  network: false
}

const text = fc.string({ unit: 'binary', maxLength: 40 })
const schema = fc.dictionary(text, fc.jsonValue()).map((fields) => ({ ...fields, type: 'object' }))
const name = fc.stringMatching(/^[\w./-]{1,6}$/)
const offer = fc.record({ name: fc.oneof(name, text), description: text, inputSchema: schema }, { requiredKeys: [] })
const offered = fc.array(fc.oneof(offer, fc.jsonValue(), fc.anything()), { maxLength: 30 })

it('takes whatever a server sends, and lets through only what is seen, short and of one name', async () => {
  await fc.assert(
    fc.asyncProperty(offered, fc.boolean(), async (offers, isReadOnly) => {
      const chosen = await selectTools(offers, server, isReadOnly)
      const words = [...chosen.warnings, JSON.stringify(chosen.offers)]
      expect(words.map((each) => visibleText(each))).toEqual(words)
      expect(JSON.stringify(chosen.offers).length).toBeLessThan(40_000)
      expect(new Set(chosen.offers.map((each) => each.name.replaceAll(/[./]/g, '_'))).size).toBe(chosen.offers.length)
      expect(chosen.offers.every((each) => !isReadOnly || each.name.startsWith('get'))).toBe(true)
    })
  )
})

it('survives a schema that is nested as deeply as JSON can be', async () => {
  const depth = 200_000
  const deep: unknown = JSON.parse(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`)
  const { offers, warnings } = await selectTools(
    [{ name: 'deep', inputSchema: { type: 'object', deep } }],
    server,
    false
  )
  expect(offers).toEqual([])
  expect(warnings.join()).toContain('deep (its schema has more than 8000 characters)')
})
