/** Fails if npm knows a vulnerability in a package of the bundle: `node scripts/audit.ts`. Tools that only build and test do not count. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundledFindings } from './bundled-findings.ts'

const root = join(import.meta.dirname, '..')
const { stdout } = spawnSync('npm', ['audit', '--json'], { cwd: root, encoding: 'utf8' })
const findings = bundledFindings(stdout, readFileSync(join(root, 'dist/programs/licenses.txt'), 'utf8'))
console.log(findings.length === 0 ? 'No known vulnerabilities in the bundle.' : findings.join('\n'))
process.exitCode = findings.length === 0 ? 0 : 1
