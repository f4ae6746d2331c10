/** The environment of the measured programs: the PATH of this machine and a separate home folder. */
export type Machine = Readonly<Record<'PATH' | 'HOME', string>>

export interface BenchSettings {
  readonly machine: Machine
  /** A git repository with the workload. Copy it; do not change it. */
  readonly repository: string
  readonly repetitions: number
}
