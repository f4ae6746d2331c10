import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { compileCache } from './compile-cache.ts'

const PROGRAM = join(import.meta.dirname, '../../dist/cli/index.js')
const SOURCE = join(import.meta.dirname, '../../src/cli/index.ts')

export interface ProgramResult {
  readonly exitCode: number | null
  readonly stdout: string
  readonly stderr: string
}

export interface StartedProgram {
  readonly child: ChildProcess
  readonly ended: Promise<ProgramResult>
  /** Resolves once the program has written this. */
  readonly said: (text: string) => Promise<string>
}

/** Starts the built command line as a process. */
export function call(args: readonly string[], env: Readonly<Record<string, string>> = {}): StartedProgram {
  return start(PROGRAM, args, env)
}

/**
 * Starts the command line from its sources.
 *
 * @param input its standard input
 */
export function callSource(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  input = ''
): StartedProgram {
  return start(SOURCE, args, env, input)
}

function start(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  input = ''
): StartedProgram {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, [program, ...args], {
    env: { PATH, HOME, NODE_COMPILE_CACHE: compileCache, ...env },
    stdio: ['pipe', 'pipe', 'pipe']
  })
  // A program that reads nothing may have ended before.
  child.stdin.on('error', () => undefined).end(input)
  let stdout = ''
  let stderr = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
  const ended = new Promise<ProgramResult>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (exitCode) => {
      resolve({ exitCode, stdout, stderr })
    })
  })
  const said = (text: string) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        if ((stdout + stderr).includes(text)) resolve(stdout + stderr)
      }
      child.stdout.on('data', look)
      child.stderr.on('data', look)
      child.once('close', () => {
        reject(new Error(`The program ended without printing "${text}":\n${stdout}${stderr}`))
      })
      look()
    })
  return { child, ended, said }
}
