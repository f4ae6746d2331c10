import { BlockList, isIP } from 'node:net'
import { networkInterfaces } from 'node:os'

// Source: https://www.iana.org/assignments/iana-ipv4-special-registry
const SPECIAL_V4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  // Looks public, but on Azure, where hosted runners are, it is the host of the machine.
  ['168.63.129.16', 32]
]

// Only 2000::/3 is allocated. Mapped, translated, private, local and multicast addresses are all outside it.
// Source: https://www.iana.org/assignments/iana-ipv6-special-registry
const PUBLIC_V6 = ['2000::', 3] as const
const SPECIAL_V6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20]
]

// Private networks of companies, and networks for tests. Metadata services, link-local, loopback and multicast addresses are not in this
// list, or excluded by the next one.
const MIRROR_V4: readonly (readonly [string, number])[] = [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['172.16.0.0', 12],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24]
]
// Services of Alibaba Cloud, including its metadata service.
const NEVER_MIRROR = ['100.100.0.0', 16] as const

const special = new BlockList()
for (const [address, prefix] of SPECIAL_V4) special.addSubnet(address, prefix, 'ipv4')
for (const [address, prefix] of SPECIAL_V6) special.addSubnet(address, prefix, 'ipv6')
const mirror = new BlockList()
for (const [address, prefix] of MIRROR_V4) mirror.addSubnet(address, prefix, 'ipv4')
const neverMirror = new BlockList()
neverMirror.addSubnet(...NEVER_MIRROR, 'ipv4')
const allocated = new BlockList()
allocated.addSubnet(...PUBLIC_V6, 'ipv6')

/** True for an address on the internet: not of this machine, its network or its cloud. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !special.check(address, 'ipv4')
  // Only link-local addresses have a zone, as in fe80::1%eth0.
  return version === 6 && !address.includes('%') && allocated.check(address, 'ipv6') && !special.check(address, 'ipv6')
}

/** True for an address where a mirror can be: on the internet, or an IPv4 address of the network that the machine is in. */
export function isMirrorAddress(address: string): boolean {
  if (isIP(address) !== 4) return isPublicAddress(address)
  return isPublicAddress(address) || (mirror.check(address, 'ipv4') && !neverMirror.check(address, 'ipv4'))
}

/** The addresses of this machine. They can be public. */
export function ownAddresses(): ReadonlySet<string> {
  return new Set(
    Object.values(networkInterfaces()).flatMap((addresses) => (addresses ?? []).map(({ address }) => address))
  )
}
