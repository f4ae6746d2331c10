import { readdirSync, readFileSync } from 'node:fs'

/** Of all processes of the machine, with a NUL after each argument. */
export function commandLines(): string[] {
  const processes = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))
  return processes.flatMap((name) => {
    try {
      return [readFileSync(`/proc/${name}/cmdline`, 'utf8')]
    } catch {
      // The process has ended meanwhile.
      return []
    }
  })
}
