import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import type { ModelRequest } from '../../src/agent/model.ts'
import { calls, type Turn } from '../support/scripted-model.ts'
import { task } from '../support/run-snapshots.ts'
import { isRunning, sleepTime, untilRunning } from '../support/sleepers.ts'
import { files, PipelineRun } from '../support/pipeline-run.ts'

const finish = calls('finish', { title: 'Correct the greeting', description: 'It says Hello.' })
const asking = { request: { ...task.request, verb: 'ask' as const } }
const SERVERS = join(import.meta.dirname, '../support/mcp-servers')

const withServer = (name: string, args: readonly string[], more: object = {}) => {
  const server = { command: [process.execPath, join(SERVERS, name), ...args], tools: ['*'], ...more }
  return { ...files, '.github/agent.yml': JSON.stringify({ verify: [], 'mcp-servers': { server } }) }
}

/** Finishes, and records the names of the server tools that were offered. */
const look = (): { readonly names: string[]; readonly turn: Turn } => {
  const names: string[] = []
  const turn = ({ tools }: ModelRequest) => {
    names.push(...tools.map(({ name }) => name).filter((name) => name.startsWith('mcp__')))
    return Promise.resolve(finish)
  }
  return { names, turn }
}

it('treats a call of a server tool as one that may change files', async () => {
  await using run = await PipelineRun.open(withServer('honest.ts', []))
  await run.play([calls('mcp__server__echo', { words: 'heard' }), finish, finish])
  expect(run.events).toContainEqual(expect.objectContaining({ kind: 'checkpoint', callId: 'call-mcp__server__echo' }))
  expect(run.events).toContainEqual(
    expect.objectContaining({ kind: 'tool-finished', name: 'mcp__server__echo', ok: true, text: 'heard' })
  )
})

it('ends the servers before the change is read', async () => {
  const time = sleepTime()
  await using run = await PipelineRun.open(withServer('hostile.ts', ['forks', time]))
  const startsLate = async () => {
    await untilRunning(time, true)
    return calls('write_file', { path: 'new.txt', content: 'x\n' })
  }
  expect(await run.play([startsLate, finish])).toMatchObject({ kind: 'proposed' })
  expect(isRunning(time)).toBe(false)
})

it('ends the servers when the run is cancelled', async () => {
  const time = sleepTime()
  await using run = await PipelineRun.open(withServer('hostile.ts', ['forks', time]))
  const cancelled = async () => {
    await untilRunning(time, true)
    run.controller.abort(new Error('cancelled'))
    return finish
  }
  expect(await run.play([cancelled])).toMatchObject({ kind: 'cancelled' })
  expect(isRunning(time)).toBe(false)
})

it('offers for a question only tools that agent.yml lists as read-only', async () => {
  await using run = await PipelineRun.open(withServer('honest.ts', [], { 'read-only': ['echo'] }))
  const { names, turn } = look()
  await run.play([turn], { task: asking })
  expect(names).toEqual(['mcp__server__echo'])
})

it('starts no server for the code of a fork', async () => {
  const content = withServer('honest.ts', [], { 'read-only': ['*'] })
  await using run = await PipelineRun.open(content)
  await run.pullRequest({ isFork: true })
  const { names, turn } = look()
  expect(await run.play([turn], { task: { subject: 'pull-request', ...asking } })).toMatchObject({ kind: 'answered' })
  expect(names).toEqual([])
})

it('starts a server without a network, and says so, if the head has commits of strangers', async () => {
  const { promise: listening, resolve } = Promise.withResolvers<string>()
  const outside = createServer((_, response) => response.end()).listen(0, '127.0.0.1', () => {
    resolve(`http://127.0.0.1:${(outside.address() as AddressInfo).port}`)
  })
  const env = { ADDRESS: await listening }
  const content = withServer('honest.ts', [], { 'read-only': ['*'], network: true, env })
  const look = async (isOfStranger: boolean, request: object) => {
    await using run = await PipelineRun.open(content)
    await run.pullRequest({ isOfStranger }, content)
    await run.play([calls('mcp__server__look', {}), finish], { task: { subject: 'pull-request', ...request } })
    const [answer = ''] = run.events.flatMap((event) =>
      event.kind === 'tool-finished' && event.name === 'mcp__server__look' ? [event.text] : []
    )
    return [/"hasNetwork":"(\w+)"/.exec(answer)?.[1], run.warnings.filter((text) => text.includes('network'))]
  }
  const warning = expect.stringContaining('start without a network: server. The reason: GitHub knows no account')
  expect(await look(false, {})).toEqual(['yes', []])
  expect(await look(true, {})).toEqual(['own', [warning]])
  expect(await look(true, asking)).toEqual(['own', [warning]])
  outside.close()
})

it('continues with a warning if a server does not start', async () => {
  await using run = await PipelineRun.open(withServer('hostile.ts', ['dies']))
  const { names, turn } = look()
  await run.play([turn, finish])
  expect(names).toEqual([])
  expect(run.warnings).toContainEqual(expect.stringContaining('The MCP server server of agent.yml cannot be used.'))
})
