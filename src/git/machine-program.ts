import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { promisify } from 'node:util'
import type { Environment } from '../domain/settings.ts'
import { trustedEnvironment } from './hardened-environment.ts'

export interface ProgramPlace {
  readonly workTree: string
  readonly environment: Environment
}

/**
 * Runs a program of the machine by its name, and returns what it prints. The linter holds that the command line and the action start none
 * in another way. Attack: a command leaves `xdg-open` in `node_modules/.bin`, which npm scripts put on the PATH.
 *
 * @throws the error of `execFile`
 */
export async function runProgram(
  name: string,
  args: readonly string[],
  { workTree, environment, input = '', ...more }: ProgramPlace & { cwd: string; input?: string; signal?: AbortSignal }
): Promise<string> {
  const options = { ...more, env: await trustedEnvironment(workTree, environment), maxBuffer: 64 * 1024 * 1024 }
  const running = promisify(execFile)(name, [...args], options)
  // A program that fails at once reads nothing.
  running.child.stdin?.on('error', () => undefined).end(input)
  return (await running).stdout
}

/** Starts one that can run for longer than this process. */
export async function leaveProgram(name: string, args: readonly string[], place: ProgramPlace): Promise<ChildProcess> {
  const env = await trustedEnvironment(place.workTree, place.environment)
  return spawn(name, args, { stdio: 'ignore', detached: true, env })
}
