import { appendFileSync, cpSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'

const { ACT_ARTIFACTS: folder = '', GITHUB_OUTPUT: outputs = '', ...inputs } = process.env
const { INPUT_NAME: name = '', INPUT_PATH: written = '', INPUT_OVERWRITE: overwrite } = inputs

const taken = readdirSync(folder).filter((entry) => entry.replace(/^\d+\./, '') === name)
if (taken.length > 0 && overwrite !== 'true') throw new Error(`An artifact with the name ${name} exists already.`)
for (const entry of taken) rmSync(join(folder, entry), { recursive: true })

const id = `${Date.now()}${process.pid}`
const target = join(folder, `${id}.${name}`)
mkdirSync(target)
const lines = written.split('\n').map((line) => line.trim())
const paths = lines.filter((line) => line !== '').map((line) => resolve(line))
const root = rootOf(paths)
const filter = (path: string) => !basename(path).startsWith('.')
for (const path of paths) cpSync(path, join(target, path.slice(root.length)), { recursive: true, filter })
appendFileSync(outputs, `artifact-id=${id}\n`)
console.log(`${name}: ${readdirSync(target, { recursive: true }).join(', ')}`)

/** A folder alone, or the deepest one that has all paths. */
function rootOf([first = '', ...others]: readonly string[]): string {
  if (others.length === 0 && statSync(first).isDirectory()) return first
  let common = dirname(first)
  while (!others.every((path) => path.startsWith(`${common}/`))) common = dirname(common)
  return common
}
