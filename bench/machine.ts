/** What the programs that are measured are given of this machine: where programs are, and a home folder of their own. */
export type Machine = Readonly<Record<'PATH' | 'HOME', string>>

/** Where a measurement takes place, and how often. */
export interface Setting {
  readonly machine: Machine
  /** The workload as a git repository; to be copied, not changed. */
  readonly repository: string
  readonly repetitions: number
}
