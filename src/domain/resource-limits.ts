/** The most that one command can use, with everything that it starts. */
export interface ResourceLimits {
  /** Including threads. */
  readonly processes: number
  /** Of all its processes together. Shared memory counts once. */
  readonly memoryMb: number
  /** Size of one file. */
  readonly fileMb: number
  /** Size of each of /tmp, /var/tmp and /dev/shm. The last two are in memory. */
  readonly temporaryMb: number
  /** How much the free disk space may shrink while the command runs. */
  readonly diskMb: number
}
