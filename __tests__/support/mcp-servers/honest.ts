/** A server as people write them, with the official SDK. Run as a process of its own. */
import { writeFileSync } from 'node:fs'
import { McpServer } from '@modelcontextprotocol/server'
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio'
import * as z from 'zod'

const server = new McpServer({ name: 'honest', version: '1' })
const text = (words: string) => ({ content: [{ type: 'text' as const, text: words }] })
const nothing = z.object({})

const input = z.object({ words: z.string().describe('What to say back.'), times: z.int().max(9).default(1) })
server.registerTool('echo', { description: 'Says it back.', inputSchema: input }, ({ words, times }) =>
  text(Array(times).fill(words).join(' '))
)

server.registerTool('refuse', { inputSchema: nothing }, () => ({ ...text('No such issue: 12.'), isError: true }))

server.registerTool('show', { inputSchema: nothing }, () => ({
  content: [
    { type: 'text', text: 'A picture:' },
    { type: 'image', data: Buffer.alloc(12_000).toString('base64'), mimeType: 'image/png' },
    { type: 'resource_link', uri: 'file:///a.txt', name: 'a.txt' },
    { type: 'resource', resource: { uri: 'file:///b.txt', text: 'what b says' } }
  ]
}))

const figures = z.object({ open: z.number() })
server.registerTool('count', { inputSchema: nothing, outputSchema: figures }, () => ({
  content: [],
  structuredContent: { open: 3 }
}))

server.registerTool('wait', { inputSchema: nothing }, () => new Promise<never>(() => undefined))

server.registerTool('die', { inputSchema: nothing }, () => {
  process.stderr.write('out of luck\n')
  process.exit(3)
})

server.registerTool('look', { inputSchema: nothing }, async () => {
  const hasNetwork = await fetch(process.env['ADDRESS'] ?? 'http://127.0.0.1:9').then(
    () => 'yes',
    (error: unknown) => (JSON.stringify(error, ['cause', 'code']).includes('ENETUNREACH') ? 'no' : 'own')
  )
  return text(
    JSON.stringify({ cwd: process.cwd(), word: process.env['WORD'], token: process.env['TOKEN'], hasNetwork })
  )
})

server.registerTool('write', { inputSchema: nothing }, () => {
  writeFileSync('made-by-server.txt', 'x')
  return text('written')
})

await server.connect(new StdioServerTransport())
