import { Buffer } from 'node:buffer'
import { mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath, URL } from 'node:url'
import SharedRealm from '../realm/environment.js'
import { nodeStarters } from '../realm/starters.js'
import { ask, readFrames, TYPE, writeFrame } from './frames.js'
import { LaunchedProgram } from './launched-program.js'

const { spawn: realSpawn, execFileSync: realExecFileSync } = nodeStarters
const programs = new Map()
let launcher
let lastId = 0

function startLauncher() {
  const folder = mkdtempSync(join(tmpdir(), 'forgehand-launcher-'))
  const pipes = [join(folder, 'orders'), join(folder, 'answers')]
  realExecFileSync('mkfifo', pipes)
  const file = fileURLToPath(new URL('launcher.js', import.meta.url))
  const child = realSpawn(process.execPath, [file, ...pipes], { stdio: ['pipe', 'pipe', 'inherit'], env: {} })
  // Not a reason to keep the process alive.
  child.unref()
  child.stdin.unref()
  child.stdout.unref()
  readFrames(child.stdout, (id, type, content) => programs.get(id)?.take(type, content))
  const [orders, answers] = [openSync(pipes[0], 'w'), openSync(pipes[1], 'r')]
  rmSync(folder, { recursive: true })
  return { input: child.stdin, orders, answers }
}

/** Like Node's, returns only once the program runs: afterwards, a test may remove the folder that it was started in. */
function spawn(file, args, options) {
  const stdio = listChannels(options?.stdio ?? 'pipe')
  if (!(isGit(file, args) || file === '/bin/sleep') || !isPlain(stdio)) return realSpawn(file, args, options)
  launcher ??= startLauncher()
  const id = ++lastId
  const { env = process.env, cwd = process.cwd(), signal, killSignal, ...rest } = options ?? {}
  const order = { file, args, options: { ...rest, env, cwd: String(cwd), stdio } }
  const { pid, failure } = ask(launcher, { id, type: TYPE.start, content: order })
  const program = new LaunchedProgram({
    ...{ pid, stdio, signal, killSignal },
    tell: (type, content) => writeFrame(launcher.input, { id, type, content })
  })
  programs.set(id, program)
  program.once('close', () => programs.delete(id))
  if (failure) process.nextTick(() => program.fail(failure))
  return program
}

function execFileSync(file, args, options = {}) {
  const { env = process.env, cwd = process.cwd(), input, encoding, stdio, ...rest } = options
  if (!isGit(file, args) || !isPlain(listChannels(stdio ?? 'pipe')) || Object.keys(rest).length > 0) {
    return realExecFileSync(file, args, options)
  }
  launcher ??= startLauncher()
  const order = { file, args, options: { env, cwd: String(cwd) }, input: Buffer.from(input ?? '').toString('base64') }
  const answer = ask(launcher, { id: ++lastId, type: TYPE.run, content: order })
  const { status, signal, message, code, ...texts } = answer
  const [stdout, stderr] = [texts.stdout, texts.stderr].map((text) => {
    const bytes = Buffer.from(text, 'base64')
    return encoding && encoding !== 'buffer' ? bytes.toString(encoding) : bytes
  })
  if (status === 0) return stdout
  const failure = new Error(message ?? `Command failed: ${[file, ...args].join(' ')}\n${stderr.toString()}`)
  throw Object.assign(failure, { status, signal, code, stdout, stderr })
}

const isGit = (file, args) => file === 'git' && Array.isArray(args)
const listChannels = (stdio) => (typeof stdio === 'string' ? Array(3).fill(stdio) : stdio)
const isPlain = (stdio) => stdio.length === 3 && stdio.every((channel) => channel === 'pipe' || channel === 'ignore')

/**
 * The environment of tests that start processes. Node forks, which takes time in proportion to the memory of the process: 2 ms with 50 MB,
 * 17 ms with 250 MB and 32 ms with 550 MB on a virtual machine, and most of these tests start hundreds of gits. A small process starts them
 * instead. Jest loads this as it is, so it is no TypeScript.
 */
export default class SmallLauncher extends SharedRealm {
  static starters = { spawn, execFileSync }
}
