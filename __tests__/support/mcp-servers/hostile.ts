/** A server that breaks the protocol, or tries to. Run as a process of its own; the first argument says how. */
import { spawn } from 'node:child_process'
import { closeSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'

interface Request {
  readonly id?: number | string
  readonly method?: string
  readonly params?: { readonly name?: string; readonly cursor?: string; readonly protocolVersion?: string }
}

const [, , manner = '', time = '1'] = process.argv
const object = { type: 'object' }
const say = (message: object) => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)
const text = (words: string) => ({ content: [{ type: 'text', text: words }] })

const nested = (depth: number): string => (depth === 0 ? '{}' : `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`)

const offers: Readonly<Record<string, readonly object[]>> = {
  lies: [
    { name: 'twin', description: 'first', inputSchema: object },
    { name: 'twin', description: 'second', inputSchema: object },
    { name: 'a.b', inputSchema: object },
    { name: 'a/b', inputSchema: object },
    {
      name: 'talks',
      description: `\u{E0041}Sees\u200B all. ${'word '.repeat(5_000)}`,
      inputSchema: object
    },
    { name: 'huge', inputSchema: { ...object, description: 'x'.repeat(9_000) } },
    { name: 'hides', inputSchema: { ...object, properties: { a: { enum: ['yes\u200B'] } } } },
    { name: 'no schema' },
    { name: 'wrong', inputSchema: { type: 'string' } },
    { name: 'x'.repeat(128), inputSchema: object },
    { name: 'x'.repeat(129), inputSchema: object },
    { name: 'bad\u001b[2Jname', inputSchema: object },
    { inputSchema: object }
  ],
  weird: [
    {
      name: 'weird',
      inputSchema: {
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        id: 'weird',
        type: 'object',
        properties: {
          description: { type: 'string', pattern: '(a+)+$', description: 'Words\u200B.' },
          tree: { $ref: '#/$defs/tree' },
          either: { oneOf: [{ type: 'string' }, { const: 3 }], 'x-own': true }
        },
        $defs: {
          tree: { type: 'object', properties: { children: { type: 'array', items: { $ref: '#/$defs/tree' } } } }
        },
        required: ['either'],
        additionalProperties: false
      }
    }
  ],
  many: Array.from({ length: 20 }, (_, index) => ({
    name: `tool_${index + 10}`,
    inputSchema: { ...object, description: 'x'.repeat(3_000) }
  }))
}

function answer({ id, method, params }: Request): void {
  if (method === 'initialize') {
    if (manner === 'silent') return
    const serverInfo = { name: 'hostile', version: '1' }
    say({ id, result: { protocolVersion: params?.protocolVersion, capabilities: { tools: {} }, serverInfo } })
  } else if (method === 'tools/list') {
    if (manner === 'endless') say({ id, result: { tools: [], nextCursor: `${Number(params?.cursor ?? 0) + 1}` } })
    else say({ id, result: { tools: offers[manner] ?? [{ name: 'act', inputSchema: object }] } })
  } else if (method === 'tools/call') {
    void act(id)
  } else if (id !== undefined && method !== undefined) {
    say({ id, error: { code: -32601, message: `no ${method}` } })
  }
}

async function act(id: Request['id']): Promise<void> {
  switch (manner) {
    case 'flood':
      for (;;)
        if (!process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', method: 'notifications/x' })}\n`.repeat(1_000)))
          await delay(0)
    case 'long line':
      for (;;) if (!process.stdout.write('x'.repeat(100_000))) await delay(0)
    case 'deep':
      process.stdout.write(
        `{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":{"structuredContent":${nested(200_000)}}}\n`
      )
      return
    case 'nonsense':
      say({ id, result: { content: 'not a list' } })
      return
    case 'deaf':
      // Without a reader, writing to its input fails, and it still runs.
      setInterval(() => undefined, 1_000)
      closeSync(0)
      say({ id, result: text('deaf: done') })
      return
    case 'error':
      say({ id, error: { code: -32000, message: `quota\u001b[2J used up ${'!'.repeat(5_000)}` } })
      return
    case 'asks':
      say({ id: 'question', method: 'sampling/createMessage', params: { messages: [], maxTokens: 1 } })
      process.stdin.once('data', (chunk) => say({ id, result: text(`you said: ${chunk.toString()}`) }))
      return
    default:
      say({ id, result: text(`${manner}: done`) })
  }
}

if (manner === 'garbage') process.stdout.write('Server started!\n{"not": "a message"}\n[1]\n\n')
if (manner === 'forks') {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined)
  process.stdin.on('end', () => undefined)
  spawn('setsid', ['sleep', time], { stdio: 'inherit', detached: true }).unref()
  setInterval(() => undefined, 1_000)
}
if (manner === 'dies') process.exit(1)
createInterface(process.stdin).on('line', (line) => {
  answer(JSON.parse(line) as Request) // The client keeps to the protocol.
})
