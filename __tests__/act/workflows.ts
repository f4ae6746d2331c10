/** The workflows that act executes: those of the examples and of the pages, and what `forgehand init` writes. */
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as z from 'zod'
import { TRIGGERS } from '../../src/init/choices.ts'
import { WORKFLOW_FILE } from '../../src/cli/init.ts'
import { exampleWorkflows, filesIn, textOf } from '../support/repository-files.ts'

const CLI = join(import.meta.dirname, '../../dist/cli/index.js')

export interface ActWorkflow {
  /** Where it comes from: a file, perhaps with a heading, or a command. */
  readonly path: string
  readonly text: string
}

export async function allWorkflows(): Promise<readonly ActWorkflow[]> {
  const examples = (await exampleWorkflows()).map((path) => ({ path, text: textOf(path) }))
  const pages = ['README.md', ...(await filesIn('docs', /^[^/]+\.md$/))]
  return [...examples, ...pages.flatMap(workflowsOf), ...(await initWorkflows())]
}

/** The complete workflows of a page that use Forgehand. Parts, and the workflows of other actions, are left out. */
function workflowsOf(page: string): readonly ActWorkflow[] {
  const blocks = [...textOf(page).matchAll(/^#+ ([^\n]+)$|^```ya?ml\n(.+?)^```/gmsu)]
  const found = blocks.flatMap(([, , text = ''], index) => {
    const isComplete = /^on:/m.test(text) && /^jobs:/m.test(text) && text.includes('uses: forgehand/forgehand@')
    const heading = blocks.slice(0, index).findLast(([, title]) => title !== undefined)?.[1] ?? ''
    return isComplete ? [{ heading, text }] : []
  })
  return found.map(({ heading, text }) => ({ path: found.length === 1 ? page : `${page} ${heading}`, text }))
}

/** What the built command writes for each trigger alone, and for all of them. */
async function initWorkflows(): Promise<readonly ActWorkflow[]> {
  const checkout = await mkdtemp(join(tmpdir(), 'forgehand-act-'))
  try {
    await promisify(execFile)('git', ['init', '--quiet', checkout])
    return await Promise.all([...TRIGGERS, TRIGGERS.join(',')].map((triggers) => writtenFor(triggers, checkout)))
  } finally {
    await rm(checkout, { recursive: true })
  }
}

const writtenSchema = z.object({ files: z.array(z.object({ path: z.string(), text: z.string() })) })

async function writtenFor(triggers: string, checkout: string): Promise<ActWorkflow> {
  const model = ['--provider', 'openai', '--model', 'gpt-5', '--ref', 'v0.1.0']
  const watched = triggers.includes('ci') ? ['--watch', 'CI'] : []
  const args = [CLI, 'init', '--yes', '--dry-run', '--json', '--triggers', triggers, ...model, ...watched]
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: checkout })
  const file = writtenSchema.parse(JSON.parse(stdout)).files.find(({ path }) => path === WORKFLOW_FILE)
  if (!file) throw new Error(`init wrote no workflow for ${triggers}.`)
  return { path: `forgehand init --triggers ${triggers}`, text: file.text }
}
