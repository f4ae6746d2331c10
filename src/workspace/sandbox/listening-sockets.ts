import { lstatSync, readFileSync, realpathSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { unlessFailed } from '../../errors.ts'

/**
 * The Unix sockets with a path that processes of this network namespace have opened. Attack: a command connects to the socket of a daemon
 * in a folder that it can read. A read-only mount does not prevent that.
 *
 * @returns real paths
 */
export function socketPaths(): readonly string[] {
  // "address: references protocol flags type state inode path". Source: proc_pid_net(5)
  const lines = (unlessFailed(() => readFileSync('/proc/net/unix', 'utf8')) ?? '').split('\n')
  const paths = lines.flatMap((line) => /^(?:\S+\s+){7}(\/.*)$/.exec(line)?.[1] ?? [])
  return [...new Set(paths)].flatMap((path) => unlessFailed(() => realSocket(path)) ?? [])
}

function realSocket(path: string): string | undefined {
  const real = join(realpathSync(dirname(path)), basename(path))
  return lstatSync(real).isSocket() ? real : undefined
}
