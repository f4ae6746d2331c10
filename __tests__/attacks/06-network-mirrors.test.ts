import { networkInterfaces } from 'node:os'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { isMirrorAddress } from '../../src/network/addresses.ts'
import { openProxy } from '../../src/network/proxy.ts'
import { PACKAGE_HOSTS } from '../../src/setup/install-plan.ts'
import { PUBLIC, smallInternet } from '../support/small-internet.ts'

/** What a request gets from the proxy of an installation with npm, in a network that answers so for the registry. */
async function ask(request: readonly string[], addresses: readonly string[], allowsMirrors = true) {
  await using net = await smallInternet({ 'registry.npmjs.org': [addresses], 'evil.example.org': [addresses] })
  const folder = await mkdtemp(join(tmpdir(), 'forgehand-proxy-'))
  const options = {
    hosts: PACKAGE_HOSTS.npm,
    settingsFile: 'agent.yml',
    allowsMirrors,
    folder,
    internet: net.internet,
    onRefusal: () => undefined
  }
  const proxy = await openProxy(options)
  try {
    const socket = connect(join(folder, proxy.socket))
    let answer = ''
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString('latin1')
      socket.destroy()
    })
    socket.write([...request, '', ''].join('\r\n'))
    await new Promise((resolve) => socket.once('close', resolve))
    return { status: /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1], connected: [...net.connected], resolved: [...net.resolved] }
  } finally {
    await proxy[Symbol.asyncDispose]()
    await rm(folder, { recursive: true })
  }
}

const tunnel = (target: string) => [`CONNECT ${target} HTTP/1.1`]
const registry = tunnel('registry.npmjs.org:443')

describe('a package host in a company network', () => {
  it.each(['10.0.0.7', '172.31.255.255', '192.168.1.1', '100.64.0.1', PUBLIC])(
    'can be a mirror at %s',
    async (address) => {
      expect(await ask(registry, [address])).toMatchObject({ status: '200', connected: [`${address}:443`] })
    }
  )

  it.each([
    ['the metadata service of AWS, Azure and Google', '169.254.169.254'],
    ['the metadata service of containers of AWS', '169.254.170.2'],
    ['the metadata service of Alibaba Cloud', '100.100.100.200'],
    ['the name server of Alibaba Cloud', '100.100.2.136'],
    ['the metadata service of Oracle Cloud Classic', '192.0.0.192'],
    ['the host of machines of Azure', '168.63.129.16'],
    ['loopback', '127.0.0.1'],
    ['another loopback address', '127.8.9.10'],
    ['the unspecified address', '0.0.0.0'],
    ['a group', '239.1.2.3'],
    ['broadcast', '255.255.255.255'],
    ['IPv6 loopback', '::1'],
    ['IPv4-mapped loopback', '::ffff:127.0.0.1'],
    ['an IPv4-mapped private address', '::ffff:10.0.0.7'],
    ['the IPv6 metadata service of AWS', 'fd00:ec2::254'],
    ['a private IPv6 address', 'fd12::1'],
    ['a link-local IPv6 address', 'fe80::1%eth0']
  ])('cannot be %s', async (_, address) => {
    expect(await ask(registry, [address])).toMatchObject({ status: '403', connected: [] })
    expect(await ask(registry, [PUBLIC, address])).toMatchObject({ status: '403', connected: [] })
  })

  it('cannot be this machine under any of its addresses', async () => {
    const own = Object.values(networkInterfaces()).flatMap((each) => (each ?? []).map(({ address }) => address))
    for (const address of own) expect(await ask(registry, [address])).toMatchObject({ status: '403', connected: [] })
    expect(own.length).toBeGreaterThan(0)
  })

  it.each([
    ['a host that is not in the table', tunnel('evil.example.org:443')],
    ['a name below one in the table', tunnel('a.registry.npmjs.org:443')],
    ['the parent of one in the table', tunnel('npmjs.org:443')],
    ['port 80', tunnel('registry.npmjs.org:80')],
    ['another port', tunnel('registry.npmjs.org:8080')],
    ['an address', tunnel('10.0.0.7:443')],
    ['plain HTTP', ['GET http://registry.npmjs.org/a HTTP/1.1', 'Host: registry.npmjs.org']],
    ['plain HTTP on port 443', ['GET http://registry.npmjs.org:443/a HTTP/1.1', 'Host: registry.npmjs.org:443']]
  ])('opens nothing for %s', async (_, request) => {
    expect(await ask(request, ['10.0.0.7'])).toMatchObject({ status: '403', connected: [], resolved: [] })
  })

  it('is closed to every other command, whatever agent.yml lists', async () => {
    expect(await ask(registry, ['10.0.0.7'], false)).toMatchObject({ status: '403', connected: [] })
  })

  it('is an address from an allowlist', () => {
    const first = Array.from({ length: 256 }, (_, index) => `${index}.0.0.1`)
    const closed = first.filter((address) => !isMirrorAddress(address))
    expect(closed).toEqual(['0.0.0.1', '127.0.0.1', '192.0.0.1', ...first.slice(224)])
  })

  it.each(Object.entries(PACKAGE_HOSTS))('is named exactly for %s', (_, hosts) => {
    for (const host of hosts) expect(host).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/)
  })
})
