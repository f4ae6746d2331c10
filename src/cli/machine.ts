import { homedir } from 'node:os'

/** What programs need to be found and to keep their settings. */
export function machineEnvironment(): Readonly<Record<'PATH' | 'HOME', string>> {
  return { PATH: process.env['PATH'] ?? '/usr/local/bin:/usr/bin:/bin', HOME: homedir() }
}
