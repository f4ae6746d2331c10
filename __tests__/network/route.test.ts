import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { openRoute } from '../../src/network/route.ts'
import { smallInternet } from '../support/small-internet.ts'

it('says in words that there are too many connections', async () => {
  const stateFolder = await mkdtemp(join(tmpdir(), 'forgehand-route-'))
  await using net = await smallInternet({})
  const refusals: string[] = []
  const onRefusal = (text: string) => refusals.push(text)
  const route = await openRoute({
    settingsFile: 'agent.yml',
    hosts: ['a.example.org'],
    stateFolder,
    internet: net.internet,
    onRefusal
  })
  const sockets = Array.from({ length: 129 }, () =>
    connect(join(route.readable[0] ?? '', 's')).on('error', () => undefined)
  )
  // The proxy closes one connection: the one beyond the maximum.
  await Promise.race(sockets.map((socket) => once(socket, 'close')))
  const text = 'A connection was refused. At most 128 connections can be open at a time.'
  expect(refusals).toEqual([`A command tried to use the network. ${text}`])
  expect(route.notes()).toBe(`[network] ${text}\n`)
  for (const socket of sockets) socket.destroy()
  await route[Symbol.asyncDispose]()
  await rm(stateFolder, { recursive: true })
})
