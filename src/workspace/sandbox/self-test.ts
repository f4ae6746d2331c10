import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type ListenOptions, type Server } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { unlessSystemError } from '../../errors.ts'
import { isWithin } from '../../text/paths.ts'
import { OWN_FOLDERS, probesFolder } from './mounts.ts'
import type { TreePlan } from './mount.ts'
import { planTree } from './tree-mounts.ts'
import { spawnProcess } from './spawn.ts'
import { endEverything, MARKER } from './process-tree.ts'
import { resourceLimits } from './resource-limits.ts'
import type { Probe, Sandbox, SandboxOptions } from './sandbox.ts'
import { USAGE, PROBES, selfTestScript, type ProbeName } from './self-test-script.ts'
import { UsageCounter } from './resource-usage.ts'

export interface SelfTest {
  readonly probes: readonly Probe[]
  /** Why the test could not run; undefined if it did. */
  readonly failure: string | undefined
}

export type TestSandbox = (sandbox: Sandbox, options: SandboxOptions) => Promise<SelfTest>

export function hasPassed({ probes, failure }: SelfTest): boolean {
  return failure === undefined && probes.every(({ held }) => held)
}

const TIMEOUT_MS = 10_000
const END_MS = 1_000
// Without a sandbox, `endEverything` has already killed all processes that it can find.
const END_MS_WITHOUT_SANDBOX = 100
const MAX_OUTPUT = 64_000
// Paths that a command must not be able to write to, whatever its user.
const UNWRITABLE = ['/', '/usr', '/etc', '/sys', '/proc/sys/kernel/core_pattern', '/proc/sysrq-trigger', '/dev']
const MAX_OUTSIDE = 8

/**
 * Attacks a sandbox from inside, as a hostile command would, to test what docs/sandbox.md promises before the sandbox is used. A
 * successful attack does no harm, and its files are removed.
 */
export const testSandbox: TestSandbox = async (sandbox, options) => {
  const { root, stateFolder, home } = options
  const name = `.forgehand-${randomBytes(6).toString('hex')}`
  const [first, second] = [randomBytes(8).toString('hex'), randomBytes(8).toString('hex')]
  const outside = [stateFolder, ...options.closed, home].filter((path) => isSeparate(path, root)).slice(0, MAX_OUTSIDE)
  await using other = await sandbox.contexts.open('alone')
  const tree = join(stateFolder, `${name}-tree`)
  const planted = [...outside, other.home].map((folder) => join(folder, name))
  const socket = join(probesFolder(stateFolder), name)
  const bait = spawn('/bin/sleep', ['20'], { env: { BAIT: `${first}${second}` }, stdio: 'ignore' })
  bait.on('error', () => undefined)
  await mkdir(probesFolder(stateFolder), { recursive: true })
  const [servers, plan] = await Promise.all([listen(name, socket), plantTree(tree, options), ...planted.map(plant)])
  try {
    const port = servers.flatMap((server) => portOf(server) ?? [])[0] ?? 0
    return await attack(sandbox, options, plan, {
      PATH: '/usr/bin:/bin',
      HOME: sandbox.home,
      LC_ALL: 'C',
      BAIT_A: first,
      BAIT_B: second,
      NAME: name,
      PORT: `${port}`,
      SOCKET: name,
      SOCKET_FILE: socket,
      TREE: tree,
      OUTSIDE: outside.join('\n'),
      UNWRITABLE: UNWRITABLE.join('\n'),
      OTHER_HOME: other.home
    })
  } finally {
    bait.kill('SIGKILL')
    for (const server of servers) server.close()
    const { home: ownHome } = await sandbox.contexts.open('setup')
    const folders = [join(root, '.git'), ownHome, sandbox.home, '/tmp', '/dev/shm', '/var/tmp', ...outside]
    const traces = folders.flatMap((folder) => ['', '-1', '-2'].map((end) => join(folder, `${name}${end}`)))
    // Ignore system errors, such as ENOTDIR if a folder is a file.
    await Promise.all(
      [tree, socket, join(other.home, name), ...traces].map((path) =>
        unlessSystemError(rm(path, { recursive: true, force: true }), undefined)
      )
    )
  }
}

/** Not for the work tree, or a folder of which commands have their own. */
function isSeparate(path: string, root: string): boolean {
  return !OWN_FOLDERS.includes(path) && !isWithin(path, root)
}

/** Where we cannot write, nothing is planted. */
async function plant(path: string): Promise<void> {
  await unlessSystemError(writeFile(path, '', { flag: 'wx' }), undefined)
}

/** A work tree with a second checkout in it, whose configuration holds a token. */
async function plantTree(tree: string, options: SandboxOptions): Promise<TreePlan> {
  for (const folder of ['.git', 'sub/.git/hooks']) await mkdir(join(tree, folder), { recursive: true })
  await writeFile(join(tree, 'sub/.git/config'), '[http]\n\textraheader = planted\n')
  return planTree({ ...options, root: tree, repository: undefined }, [])
}

async function attack(
  sandbox: Sandbox,
  { root }: SandboxOptions,
  plan: TreePlan,
  environment: Readonly<Record<string, string>>
): Promise<SelfTest> {
  const marker = `${environment['NAME'] ?? ''}-test`
  const launch = sandbox.wrap({
    script: selfTestScript,
    cwd: root,
    network: false,
    environment: { ...environment, [MARKER]: marker },
    folders: await sandbox.contexts.open('setup'),
    trees: [plan],
    limits: resourceLimits({ fileMb: 1, temporaryMb: 1 })
  })
  const child = spawnProcess(launch, { cwd: '/', stdio: ['pipe', 'pipe', 'pipe'] })
  const report = readReport(child)
  const closed = once(child.stdout, 'close')
  const settled = new AbortController()
  const timeout = delay(TIMEOUT_MS, undefined, { signal: settled.signal }).catch(() => undefined)
  await Promise.race([report.ready, closed, timeout])
  const usage = child.pid === undefined ? undefined : new UsageCounter(child.pid).count({ memoryMb: Infinity })
  await endEverything(child, { sandbox, marker })
  const isGone = await Promise.race([
    closed.then(() => true),
    delay(sandbox.endsWholeTree ? END_MS : END_MS_WITHOUT_SANDBOX, false, { signal: settled.signal }).catch(() => false)
  ])
  settled.abort()
  for (const stream of [child.stdin, child.stdout, child.stderr]) stream.destroy()

  const results = report.results()
  if (results.size === 0) return { probes: [], failure: report.firstError() }
  if (results.has('ready')) {
    const isCounted = usage && usage.processes > USAGE.processes && usage.memoryMb > USAGE.memoryMb
    results.set('usage', isCounted ? '' : 'its processes and memory cannot be counted')
    results.set('orphan', isGone ? '' : 'left a process behind')
  }
  return { probes: PROBES.map((probe) => resultOf(probe, results)), failure: undefined }
}

function resultOf(name: ProbeName, results: ReadonlyMap<string, string>): Probe {
  const detail = results.get(name) ?? 'the test ended before this attack'
  return { name, held: detail === '', detail }
}

function readReport(child: ChildProcessWithoutNullStreams) {
  let [output, errors, failure] = ['', '', '']
  const ready = new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output = `${output}${chunk.toString()}`.slice(-MAX_OUTPUT)
      if (/^ready\t$/m.test(output)) resolve()
    })
    child.once('error', (error) => {
      failure = error.message
      resolve()
    })
  })
  child.stderr.on('data', (chunk: Buffer) => {
    errors = `${errors}${chunk.toString()}`.slice(0, MAX_OUTPUT)
  })
  for (const stream of [child.stdin, child.stdout, child.stderr]) stream.on('error', () => undefined)
  return {
    ready,
    results: () =>
      new Map(
        output.split('\n').flatMap((line): [string, string][] => {
          const [name, detail] = line.split('\t')
          return name !== undefined && detail !== undefined ? [[name, detail.slice(0, 300)]] : []
        })
      ),
    firstError: () => (/\S.*/.exec(errors)?.[0].trim() ?? failure).slice(0, 300) || 'no command could run in it'
  }
}

/** Listens on each kind of address that leads to this machine. Unavailable kinds are left out. */
async function listen(name: string, file: string): Promise<Server[]> {
  const first = await listenAt({ host: '127.0.0.1', port: 0 })
  const port = first && portOf(first)
  const others = await Promise.all([
    port === undefined ? undefined : listenAt({ host: '::1', port }),
    listenAt({ path: `\0${name}` }),
    listenAt({ path: file })
  ])
  return [first, ...others].flatMap((server) => server ?? [])
}

async function listenAt(address: ListenOptions): Promise<Server | undefined> {
  const server = createServer((socket) => socket.destroy())
    .listen(address)
    .unref()
  const started = await unlessSystemError(once(server, 'listening'), undefined)
  return started && server
}

function portOf(server: Server): number | undefined {
  const address = server.address()
  return typeof address === 'object' ? address?.port : undefined
}
