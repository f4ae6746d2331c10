/** Builds act into the user's cache, unless this version is there. Needs Go and the Go module proxy, or the modules in Go's cache. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { cachedAct, MODULE } from './binary.ts'

const target = cachedAct()
if (!existsSync(target)) {
  const started = performance.now()
  await mkdir(dirname(target), { recursive: true })
  // Two builds at once: the last one replaces the same bytes.
  const unfinished = `${target}.${process.pid}`
  // The jobs run on the machine itself, without Docker, whose client would be a sixth of the packages.
  const flags = ['-p=1', '-tags=WITHOUT_DOCKER', '-mod=readonly', '-trimpath', '-buildvcs=false', '-ldflags=-s -w']
  execFileSync('go', ['build', ...flags, '-o', unfinished, '.'], {
    cwd: MODULE,
    stdio: 'inherit',
    env: { ...process.env, CGO_ENABLED: '0' }
  })
  await rename(unfinished, target)
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(0)} s.`)
}
console.log(target)
