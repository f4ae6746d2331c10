import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import { selectTools, serverTool } from '../../src/mcp/open-servers.ts'
import { visibleText } from '../../src/text/visible-text.ts'
import type { McpServer } from '../../src/domain/settings.ts'

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
const definition = fc.record(
  { name: fc.oneof(name, text), description: text, inputSchema: schema },
  { requiredKeys: [] }
)
const sent = fc.array(fc.oneof(definition, fc.jsonValue(), fc.anything()), { maxLength: 30 })

it('accepts anything from a server, and selects only visible, short definitions with unique names', () => {
  fc.assert(
    fc.property(sent, fc.boolean(), (tools, isReadOnly) => {
      const selected = selectTools(tools, server, isReadOnly)
      const words = [...selected.warnings, JSON.stringify(selected.definitions)]
      expect(words.map((each) => visibleText(each))).toEqual(words)
      expect(JSON.stringify(selected.definitions).length).toBeLessThan(40_000)
      expect(new Set(selected.definitions.map((each) => each.name.replaceAll(/[./]/g, '_'))).size).toBe(
        selected.definitions.length
      )
      expect(selected.definitions.every((each) => !isReadOnly || each.name.startsWith('get'))).toBe(true)
    })
  )
})

it('refuses a schema that is nested as deeply as JSON allows', () => {
  const depth = 200_000
  const deep: unknown = JSON.parse(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`)
  const { definitions, warnings } = selectTools(
    [{ name: 'deep', inputSchema: { type: 'object', deep } }],
    server,
    false
  )
  expect(definitions).toEqual([])
  expect(warnings.join()).toContain('deep (its schema has more than 8000 characters)')
})

const named = (names: readonly string[]) => names.map((each) => ({ name: each, inputSchema: { type: 'object' } }))

it('selects only what agent.yml allows', () => {
  const some = { ...server, tools: ['e*o', 'count'] }
  const { definitions, warnings } = selectTools(named(['write', 'echo', 'echoes', 'count']), some, false)
  expect(definitions.map((each) => each.name)).toEqual(['count', 'echo'])
  expect(warnings).toEqual([])
})

it('names the tools of a server if agent.yml allows none of them', () => {
  const none = { ...server, tools: ['get_*'] }
  const { warnings } = selectTools(named(['echo', 'count', 'die']), none, false)
  expect(warnings).toEqual([expect.stringContaining('it has count, die, echo')])
})

it('allows parallel calls only of tools that agent.yml lists as read-only', () => {
  const connection = {
    server,
    toolDefinitions: [],
    call: () => Promise.reject(new Error('Not called.')),
    close: () => Promise.resolve()
  }
  const definition = { description: '', inputSchema: { type: 'object' } } as const
  const policies = ['get_all', 'write'].map((each) => serverTool({ ...definition, name: each }, connection).cachePolicy)
  expect(policies).toEqual(['none', 'mutating'])
})
