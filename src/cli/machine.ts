import { homedir } from 'node:os'

/** The variables with which programs find each other and their settings. */
export function machineEnvironment(): Readonly<Record<'PATH' | 'HOME', string>> {
  return { PATH: process.env['PATH'] ?? '/usr/local/bin:/usr/bin:/bin', HOME: homedir() }
}
