// The floor of the benchmark: an agent loop with fetch, four tools and nothing else.
// Plain JavaScript, to avoid the cost of type stripping. Usage: node minimal-loop.js BASE_URL MODEL PROMPT
import { exec } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const [baseUrl, model, prompt] = process.argv.slice(2)
const run = promisify(exec)
const shell = async (command) => {
  const { stdout, stderr } = await run(command).catch((error) => error)
  return stdout + stderr
}

const tools = {
  read_file: ({ path }) => readFile(path, 'utf8'),
  grep_search: ({ pattern }) => shell(`git grep -n --untracked -e '${pattern}'`),
  edit_file: async ({ path, old_string, new_string }) => {
    const text = await readFile(path, 'utf8')
    await writeFile(
      path,
      text.replace(old_string, () => new_string)
    )
    return 'edited'
  },
  run_command: ({ command }) => shell(command)
}

const definitions = Object.keys(tools).map((name) => ({
  type: 'function',
  function: { name, parameters: { type: 'object', additionalProperties: true } }
}))

async function respond(messages) {
  const response = await fetch(`${baseUrl}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${process.env.OPENAI_API_KEY}` },
    body: JSON.stringify({ model, messages, tools: definitions, stream: true })
  })
  if (!response.ok) throw new Error(await response.text())
  let buffer = ''
  const message = { role: 'assistant', content: '', tool_calls: [] }
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    buffer += chunk
    const lines = buffer.split('\n')
    buffer = lines.pop()
    for (const line of lines) {
      if (!line.startsWith('data: {')) continue
      const delta = JSON.parse(line.slice(6)).choices[0]?.delta ?? {}
      message.content += delta.content ?? ''
      for (const { index, id, function: part } of delta.tool_calls ?? []) {
        const call = (message.tool_calls[index] ??= {
          id,
          type: 'function',
          function: { name: part.name, arguments: '' }
        })
        call.function.arguments += part.arguments ?? ''
      }
    }
  }
  return message
}

const messages = [{ role: 'user', content: prompt }]
for (;;) {
  const message = await respond(messages)
  messages.push(message)
  for (const { id, function: call } of message.tool_calls) {
    if (call.name === 'finish') process.exit(0)
    const content = await tools[call.name](JSON.parse(call.arguments))
    messages.push({ role: 'tool', tool_call_id: id, content })
  }
}
