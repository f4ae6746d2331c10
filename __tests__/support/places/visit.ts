import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, chown, cp, mkdir, mkdtemp, realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import * as z from 'zod'
import { writeFiles } from '../temporary-workspace.ts'
import { FOLDER, SETTING_FILES, SETTINGS, USER, type Place } from './places.ts'
import { placeFilter } from './seccomp.ts'

const DIST = join(import.meta.dirname, '../../../dist')

export interface Visitor extends AsyncDisposable {
  visit(place: Place): Promise<Visit>
}

/** What happens in a place. */
export interface Visit {
  /** What `forgehand doctor` finds about the sandbox. */
  readonly doctor: {
    readonly state: string
    readonly title: string
    readonly detail: string
    readonly remedy: string
  }
  /** A command of the model, with the default sandbox. */
  readonly auto: CommandResult
  /** The same with `--sandbox off`, where no sandbox works. */
  readonly off: CommandResult | undefined
}

export interface CommandResult {
  /** What the model sees. */
  readonly text: string
  /** Whether the command left its file in the work tree. */
  readonly hasRun: boolean
}

/** Copies Node and the built command to where every user can read them. */
export async function openVisitor(): Promise<Visitor> {
  const base = await realpath(await mkdtemp('/tmp/forgehand-place-'))
  await chmod(base, 0o755)
  await cp(DIST, join(base, 'dist'), { recursive: true })
  await cp(process.execPath, join(base, 'node'))
  await writeFiles(join(base, 'settings'), SETTING_FILES)
  let count = 0
  return {
    visit: (place) => {
      count += 1
      return visit(place, { base, folder: join(base, `${count}`) })
    },
    [Symbol.asyncDispose]: () => rm(base, { recursive: true, force: true })
  }
}

interface Folders {
  readonly base: string
  /** Of this place. */
  readonly folder: string
}

async function visit(place: Place, { base, folder }: Folders): Promise<Visit> {
  const owner = place.enter.includes(`${USER}`) ? USER : 0
  await writeFiles(join(folder, 'tree'), { '.github/agent.yml': "commands: ['touch auto', 'touch off']\n" })
  for (const name of ['', 'tree', 'tree/.git', 'home', 'tmp', 'mounts']) {
    await mkdir(join(folder, name), { recursive: true })
    await chown(join(folder, name), owner, owner)
  }
  const paths: Readonly<Record<string, string>> = {
    [FOLDER]: join(folder, 'mounts'),
    [SETTINGS]: join(base, 'settings')
  }
  const enter = place.enter.map((each) => each.replaceAll(/@[A-Z]+@/g, (name) => paths[name] ?? name))
  const run = async (args: readonly string[]) => {
    const [file = '', ...rest] = [...enter, join(base, 'node'), join(base, 'dist/cli/index.js'), ...args]
    const child = spawn(file, rest, {
      cwd: join(folder, 'tree'),
      env: { PATH: '/usr/local/bin:/usr/bin:/bin', HOME: join(folder, 'home'), TMPDIR: join(folder, 'tmp') },
      stdio: ['ignore', 'pipe', 'pipe', 'pipe']
    })
    const [, stdout, stderr, filter] = child.stdio
    if (!stdout || !stderr || !(filter instanceof Writable))
      throw new Error('The pipes that were asked for are missing.')
    filter.on('error', () => undefined)
    filter.end(place.filter && placeFilter(place.filter))
    const [output, errors] = await Promise.all([text(stdout), text(stderr), once(child, 'close')])
    return { output, errors }
  }
  const command = async (sandbox: string): Promise<CommandResult> => {
    const input = JSON.stringify({ command: `touch ${sandbox}` })
    const { output, errors } = await run(['tool', 'run_command', '--sandbox', sandbox, '--input', input])
    return { text: `${output}${errors}`.trim(), hasRun: existsSync(join(folder, 'tree', sandbox)) }
  }
  const doctor = findingOf(await run(['doctor', '--no-checks', '--json']))
  const auto = await command('auto')
  return { doctor, auto, off: doctor.state === 'ok' ? undefined : await command('off') }
}

const findings = z.looseObject({
  findings: z.array(
    z.looseObject({
      id: z.string(),
      state: z.string(),
      title: z.string(),
      detail: z.string().nullish(),
      remedy: z.string().nullish()
    })
  )
})

function findingOf({ output, errors }: { readonly output: string; readonly errors: string }): Visit['doctor'] {
  if (!output.startsWith('{')) throw new Error(`The place cannot be made, or doctor crashed: ${output}${errors}`)
  const found = findings.parse(JSON.parse(output)).findings.find(({ id }) => id === 'sandbox')
  if (!found) throw new Error('doctor says nothing about the sandbox.')
  const { state, title, detail, remedy } = found
  return { state, title, detail: detail ?? '', remedy: remedy ?? '' }
}
