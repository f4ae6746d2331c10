import * as z from 'zod'

const report = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), range: z.string() }))
})

/**
 * Returns a line for each vulnerability in a package of the bundle.
 *
 * @param audit - what `npm audit --json` printed
 * @param licenses - what ncc wrote: the name of each package on a line of its own, before its license
 * @throws if this is no report, for example because the registry did not answer
 */
export function bundledFindings(audit: string, licenses: string): readonly string[] {
  const bundled = new Set(licenses.split('\n'))
  return Object.entries(report.parse(JSON.parse(audit)).vulnerabilities)
    .filter(([name]) => bundled.has(name))
    .map(([name, { severity, range }]) => `${name} ${range}: ${severity}`)
}
