import { readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { unlessFailed } from '../../errors.ts'

/** A self-hosted runner's own folder, two above RUNNER_TEMP, which is `_work/_temp` in it; and the one that runs this program. */
export function runnerFolders(temp: string, program: string): string[] {
  const [, running] = /^(.+)\/externals\/[^/]+\/bin\/node$/.exec(program) ?? []
  return [join(temp, '..', '..'), ...(running === undefined ? [] : [running])]
}

/** The home folders of all people with an account. */
export function homesOfPeople(): string[] {
  const accounts = (unlessFailed(() => readFileSync('/etc/passwd', 'utf8')) ?? '').split('\n')
  return accounts.flatMap((line) => {
    const [, , uid, , , folder] = line.split(':')
    const isPerson = uid === '0' || Number(uid) >= FIRST_PERSON
    return isPerson && folder?.startsWith('/') && folder !== '/' ? folder : []
  })
}

/** Lower numbers are accounts of the system, whose home folder can be /usr or /var. Source: UID_MIN in login.defs(5) */
const FIRST_PERSON = 1000

/** The paths that exist, with links resolved. */
export function realPaths(paths: readonly string[]): string[] {
  return [...new Set(paths.flatMap((path) => unlessFailed(() => realpathSync(path)) ?? []))]
}
