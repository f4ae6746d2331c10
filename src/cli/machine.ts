import { homedir } from 'node:os'

/** The variables that lead programs to other programs and to their settings. */
export function machineEnvironment(): Readonly<Record<'PATH' | 'HOME', string>> {
  return { PATH: process.env['PATH'] ?? '/usr/local/bin:/usr/bin:/bin', HOME: homedir() }
}
