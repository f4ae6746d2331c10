import { spawn, type ChildProcess, type ChildProcessWithoutNullStreams, type StdioOptions } from 'node:child_process'
import { Writable } from 'node:stream'
import type { SpawnArguments } from './sandbox.ts'

type Channel = number | 'pipe' | 'ignore'

export interface SpawnOptions<Channels extends readonly [Channel, Channel, Channel]> {
  readonly cwd: string
  /** Standard input, output and error. */
  readonly stdio: Channels
}

type AllPipes = readonly ['pipe', 'pipe', 'pipe']

/** Starts it as the leader of a process group of its own, so that it can be killed as one. */
export function spawnProcess(launch: SpawnArguments, options: SpawnOptions<AllPipes>): ChildProcessWithoutNullStreams
export function spawnProcess(
  launch: SpawnArguments,
  options: SpawnOptions<readonly [Channel, Channel, Channel]>
): ChildProcess
export function spawnProcess(
  { file, args, environment, inputs }: SpawnArguments,
  { cwd, stdio }: SpawnOptions<readonly [Channel, Channel, Channel]>
): ChildProcess {
  const channels: StdioOptions = [...stdio, ...inputs.map(() => 'pipe' as const)]
  const child = spawn(file, args, { cwd, env: environment, detached: true, stdio: channels })
  inputs.forEach((input, index) => {
    const channel = child.stdio[stdio.length + index]
    if (!(channel instanceof Writable)) return
    // A launcher that is gone reads no more; how it ended is told by its exit.
    channel.on('error', () => undefined)
    channel.end(input)
  })
  return child
}
