import { spawn, type ChildProcess, type ChildProcessWithoutNullStreams, type StdioOptions } from 'node:child_process'
import { constants } from 'node:os'
import { Writable } from 'node:stream'
import type { SpawnArguments } from './sandbox.ts'

type Channel = number | 'pipe' | 'ignore'

export interface SpawnOptions {
  readonly cwd: string
  /** Standard input, output and error. */
  readonly stdio: readonly [Channel, Channel, Channel]
}

interface PipedOptions extends SpawnOptions {
  readonly stdio: readonly ['pipe', 'pipe', 'pipe']
}

/** Starts a process as the leader of a new process group, so that the group can be killed as one. */
export function spawnProcess(launch: SpawnArguments, options: PipedOptions): ChildProcessWithoutNullStreams
export function spawnProcess(launch: SpawnArguments, options: SpawnOptions): ChildProcess
export function spawnProcess(
  { file, args, environment, inputs }: SpawnArguments,
  { cwd, stdio }: SpawnOptions
): ChildProcess {
  const channels: StdioOptions = [...stdio, ...inputs.map(() => 'pipe' as const)]
  const child = spawn(file, args, { cwd, env: environment, detached: true, stdio: channels })
  inputs.forEach((input, index) => {
    const channel = child.stdio[stdio.length + index]
    if (!(channel instanceof Writable)) return
    // A launcher that has exited reads no more. Its exit code says why.
    channel.on('error', () => undefined)
    channel.end(input)
  })
  return child
}

/** The exit code of a process that has ended; after a signal 128 + its number, as in a shell. */
export function exitCodeOf({ exitCode, signalCode }: ChildProcess): number {
  return exitCode ?? 128 + (signalCode ? constants.signals[signalCode] : 0)
}

/** Runs a script. --norc: if its input is a socket, bash assumes a remote shell and would run files from HOME. */
export const SHELL = ['/bin/bash', '--norc', '-c'] as const
