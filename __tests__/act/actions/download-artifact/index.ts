import { cpSync, mkdirSync, readdirSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'

const { ACT_ARTIFACTS: folder = '', INPUT_NAME: name = '', INPUT_PATTERN: pattern = '', ...inputs } = process.env
const { INPUT_PATH: target = '' } = inputs
const ids = (inputs['INPUT_ARTIFACT-IDS'] ?? '').split(',').filter((id) => id !== '')

const wanted = readdirSync(folder).filter((entry) => {
  const [, id = '', title = ''] = /^(\d+)\.(.+)$/.exec(entry) ?? []
  if (name !== '') return title === name
  return ids.length > 0 ? ids.includes(id) : matchesGlob(title, pattern)
})
if (pattern === '' && wanted.length === 0) throw new Error(`There is no artifact ${name}${ids.join(', ')}.`)
for (const entry of wanted) {
  const to = wanted.length === 1 ? target : join(target, entry.replace(/^\d+\./, ''))
  mkdirSync(to, { recursive: true })
  cpSync(join(folder, entry), to, { recursive: true })
}
