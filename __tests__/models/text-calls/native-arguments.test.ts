import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import '../../support/property-seed.ts'
import { agentHost } from '../../../src/agent-host.ts'
import { resolveCall } from '../../../src/agent/execute-call.ts'
import { parseTextCalls } from '../../../src/models/text-calls/parse.ts'
import { propertyRuns } from '../../support/property-runs.ts'
import { edit, tools } from '../../support/text-call-tools.ts'

const text = fc.stringMatching(/^[a-z ]{1,12}$/)
const call = fc.record({ path: text, text, all: fc.boolean() })
interface Call {
  readonly path: string
  readonly text: string
  readonly all: boolean
}

/** What models write instead of JSON. */
const deviations: Readonly<Record<string, (call: Call) => string>> = {
  none: (call) => JSON.stringify(call),
  'a trailing comma': (call) => JSON.stringify(call).replace(/\}$/, ',}'),
  'a surplus bracket': (call) => `${JSON.stringify(call)}}`,
  'single quotes': ({ path, text, all }) => `{'path': '${path}', 'text': '${text}', 'all': ${all ? 'True' : 'False'}}`,
  'unquoted names': ({ path, text, all }) => `{path: "${path}", text: "${text}", all: ${all}}`,
  'a comment': (call) => JSON.stringify(call).replace('{', '{ // so\n'),
  'text in text': (call) => JSON.stringify(JSON.stringify(call)),
  'text in text with a comma': (call) => JSON.stringify(JSON.stringify(call).replace(/\}$/, ',}'))
}
const broken: Readonly<Record<string, (call: Call) => string>> = {
  'a backslash before a line break': ({ path }) => `{"path": "${path}\\\n", "text": "a"}`,
  'a backslash before a tab': ({ path }) => `{"path": "${path}\\\t", "text": "a"}`,
  'a backslash before a sign': ({ path }) => String.raw`{"path": "${path}\$", "text": "a"}`,
  'a number without a value': ({ path }) => `{"path": "${path}", "text": "a", "lines": [1e999]}`,
  'two values for one name': ({ path }) => `{'path': "${path}", 'path': "other than ${path}", "text": "a"}`
}

async function nativeInput(written: string): Promise<unknown> {
  const resolved = await resolveCall({ id: '1', name: 'edit', arguments: written }, [edit], agentHost)
  return resolved.kind === 'ready' ? resolved.input : undefined
}

async function textInput(written: string): Promise<unknown> {
  const response = `<tool_call>{"name": "edit", "arguments": ${written}}</tool_call>`
  const [found] = parseTextCalls(response, tools).calls
  return found && found.problem === undefined ? await nativeInput(found.arguments) : undefined
}

describe('arguments', () => {
  it.each(Object.entries(deviations))('are read alike in native and text calls: %s', async (_, write) => {
    await fc.assert(
      fc.asyncProperty(call, async (meant) => {
        expect([await nativeInput(write(meant)), await textInput(write(meant))]).toEqual([meant, meant])
      }),
      { numRuns: propertyRuns(500) }
    )
  })

  it('are read alike with unescaped quotes', async () => {
    await fc.assert(
      fc.asyncProperty(call, async ({ path, text: word, all }) => {
        const written = `{"path": "${path}", "text": "so "${word}" there", "all": ${all}}`
        const meant = { path, text: `so "${word}" there`, all }
        expect([await nativeInput(written), await textInput(written)]).toEqual([meant, meant])
      }),
      { numRuns: propertyRuns(500) }
    )
  })

  it.each(Object.entries(broken))('are refused in both: %s', async (_, write) => {
    await fc.assert(
      fc.asyncProperty(call, async (meant) => {
        expect([await nativeInput(write(meant)), await textInput(write(meant))]).toEqual([undefined, undefined])
      }),
      { numRuns: propertyRuns(500) }
    )
  })
})
