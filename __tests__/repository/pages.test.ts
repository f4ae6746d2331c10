import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import * as z from 'zod'
import { parse, stringify } from 'yaml'
import { withCosts } from '../../scripts/write-costs.ts'
import { readAgentFile } from '../../src/settings/agent-file.ts'
import { readWorkflow } from '../../src/doctor/workflow.ts'
import { actionlintFindings } from '../support/actionlint.ts'
import { anchorsOf, codeBlocks, pages, wordCount } from '../support/documents.ts'
import { exists, filesIn, readAction, textOf } from '../support/repository-files.ts'

/** Lists to look something up in. They have nothing to copy. */
const LISTS = ['docs/dependencies.md', 'docs/glossary.md', 'docs/lineage.md']
const guides = pages.filter((path) => path.startsWith('docs/') && !LISTS.includes(path))

const agentSchema = z.object({ properties: z.record(z.string(), z.unknown()) })
const settings = Object.keys(agentSchema.parse(JSON.parse(textOf('docs/agent.schema.json'))).properties)
const { inputs } = readAction()

/** What a file has that an example of agent.yml names. */
const MATCHERS = JSON.stringify({
  problemMatcher: [{ owner: 'example', pattern: [{ regexp: '^(.+):(\\d+): (.+)$', file: 1, line: 2, message: 3 }] }]
})

const step = z.looseObject({ uses: z.string().optional(), with: z.record(z.string(), z.unknown()).default({}) })

describe.each(guides)('%s', (path) => {
  it('opens with a title, what the page is for, and something to copy', () => {
    const [title, opening = ''] = textOf(path).split('\n\n')
    expect(title).toMatch(/^# .+$/)
    expect(opening).toMatch(/^(?![#|>`-])[^]*[.:]$/)
    expect(textOf(path).split(/^## /m, 1)[0]).toMatch(/^```/m)
  })
})

describe.each(pages)('%s', (path) => {
  it('leads to sections that exist', () => {
    const targets = [...textOf(path).matchAll(/\]\((?!https?:)([^)#\s]*)#([^)\s]+)\)/g)].map(
      ([, file = '', anchor = '']) => ({
        file: file === '' ? path : normalize(join(dirname(path), file)),
        anchor
      })
    )
    const broken = targets.filter(
      ({ file, anchor }) => !exists(file) || (file.endsWith('.md') && !anchorsOf(file).has(anchor))
    )
    expect(broken).toEqual([])
  })

  it('has YAML that the project reads', async () => {
    for (const { text } of codeBlocks(path).filter(({ language }) => language === 'yaml')) await expectReadable(text)
  })

  it('has YAML that actionlint accepts', async () => {
    const blocks = codeBlocks(path).filter(({ language }) => language === 'yaml')
    const wrong: unknown[] = []
    for (const { text } of blocks) wrong.push(...(await lint(text)))
    expect(wrong).toEqual([])
  })

  it('does not say that the package is published', () => {
    expect(textOf(path)).not.toMatch(PUBLISHED)
  })
})

/** What actionlint says about a workflow, or about a part of one, to which everything else is added. None for settings. */
async function lint(text: string): Promise<readonly string[]> {
  const workflow = completeWorkflow(parse(text))
  if (!workflow) return []
  const findings = await actionlintFindings(stringify(workflow), '.github/workflows/example.yml')
  return findings.filter(({ message }) => !OWN_LABEL.test(message)).map(({ message }) => `${message}\n${text}`)
}

/** The owner of a runner names its labels. */
const OWN_LABEL = /^label "\w+" is unknown/
/** The step that another step of an example can refer to. */
const AGENT = { id: 'agent', uses: 'forgehand/forgehand@v0.1.0' }
const JOB = { 'runs-on': 'ubuntu-24.04', steps: [{ run: 'true' }] }
const OF_WORKFLOWS = ['on', 'jobs', 'permissions', 'concurrency', 'env', 'defaults']
const OF_JOBS = [
  'steps',
  'runs-on',
  'if',
  'needs',
  'strategy',
  'timeout-minutes',
  'environment',
  'services',
  'container'
]
const mapping = z.record(z.string(), z.unknown())

function completeWorkflow(value: unknown): unknown {
  const { data: steps } = z.array(mapping).safeParse(value)
  if (steps?.some((each) => 'uses' in each || 'run' in each)) return workflowOf({ steps: withAgent(steps) })
  const { data = {} } = mapping.safeParse(value)
  const has = (names: readonly string[]) => Object.keys(data).some((key) => names.includes(key))
  if (has(['jobs'])) {
    const jobs = Object.entries(mapping.parse(data['jobs'])).map(([name, job]) => [
      name,
      completeJob(mapping.parse(job))
    ])
    return { on: 'push', ...data, jobs: Object.fromEntries(jobs) as unknown }
  }
  if (has(settings)) return undefined
  if (has(OF_JOBS)) return workflowOf(data)
  return has(OF_WORKFLOWS) ? { ...workflowOf({}), ...data } : undefined
}

function workflowOf(job: Readonly<Record<string, unknown>>) {
  return { on: 'push', jobs: { job: completeJob(job) } }
}

function completeJob(job: Readonly<Record<string, unknown>>): unknown {
  return 'uses' in job ? job : { ...JOB, ...job }
}

function withAgent(steps: readonly Readonly<Record<string, unknown>>[]): readonly unknown[] {
  return steps.some(({ id }) => id === AGENT.id) ? steps : [AGENT, ...steps]
}

/** Blocks are whole workflows, parts of one, or settings. */
async function expectReadable(text: string): Promise<void> {
  const value: unknown = parse(text)
  const isMapping = typeof value === 'object' && value !== null && !Array.isArray(value)
  const keys = isMapping ? Object.keys(value) : []
  if (keys.includes('jobs')) readWorkflow(keys.includes('on') ? text : `on: push\n${text}`, 'a workflow')
  else if (keys.some((key) => settings.includes(key)) || text.startsWith('# .github/agent')) {
    await expect(readAgentFile(text, text, () => Promise.resolve(MATCHERS))).resolves.toBeDefined()
  }
  expect(inputsSet(value).filter((name) => !(name in inputs))).toEqual([])
}

/** The inputs that steps with Forgehand set, wherever in the block they are. */
function inputsSet(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  const read = step.safeParse(value)
  if (read.data?.uses?.startsWith('forgehand/forgehand@') === true) return Object.keys(read.data.with)
  return Object.values(value).flatMap(inputsSet)
}

/**
 * `npx forgehand` would run whatever package has this name on npm. A path after npx is fine. From a repository, npm would first install
 * everything that Forgehand is developed with; from its archive it installs nothing.
 */
const PUBLISHED =
  /\bnpx (?:-\S+ )*(?:github:\S*\/)?forgehand\b|\bnpm (?:i|install)(?: -\S+)* (?:github:\S*\/)?forgehand\b/

it('names the packed file as npm pack calls it', () => {
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(textOf('package.json')))
  const named = pages.flatMap((path) => textOf(path).match(/forgehand-\d[\w.-]*\.tgz/g) ?? [])
  expect(new Set(named)).toEqual(new Set([`forgehand-${version}.tgz`]))
})

it('says nowhere in messages that the package is published', async () => {
  const files = [
    ...(await filesIn('src', /\.ts$/)),
    ...(await filesIn('emulators', /\.ts$/)),
    'action.yml',
    'package.json'
  ]
  expect(files.filter((path) => PUBLISHED.test(textOf(path)))).toEqual([])
})

describe('README.md', () => {
  it('has at most 900 words', () => {
    expect(wordCount(textOf('README.md'))).toBeLessThanOrEqual(900)
  })

  it('shows a pull request', () => {
    expect(textOf('README.md')).toContain('](docs/media/pull-request.png)')
  })
})

it.each(['README.md', 'docs/cost.md'])(
  'has the costs of the recorded runs in %s; node scripts/write-costs.ts writes them',
  async (path) => {
    const document = textOf(path)
    expect(await withCosts(document)).toBe(document)
  }
)
