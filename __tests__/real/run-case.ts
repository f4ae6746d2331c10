import { mkdir, readFile, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { openActionFixture } from '../support/action-run.ts'
import type { Case } from './real-package.ts'

export interface CaseResult {
  readonly outcome: string
  readonly verifyStatus: string
  readonly installSeconds: number
  readonly seconds: number
  /** The pull request and the comment. */
  readonly text: string
  readonly log: string
  /** What is not as expected; empty if all is. */
  readonly problems: readonly string[]
}

/** Folders that outlive a run. */
export interface Caches {
  /** The packages under test. */
  readonly downloads: string
  /** The packages that runs install. */
  readonly packages: string
}

/** Runs the built action for one case as the workflow of the README does. */
export async function runCase(real: Case, { downloads, packages }: Caches): Promise<CaseResult> {
  const scene = await real.scene(downloads)
  const fixture = await openActionFixture(scene)
  try {
    const { repository } = fixture
    const issue = repository.openIssue({ title: 'A test fails', body: 'See the tests.', author: 'marie' }).number
    const { id } = repository.comment(issue, { author: 'ada', body: '/agent fix this' })
    const runner = await fixture.runner(id, { environment: environmentIn(fixture.folder) })
    // As actions/cache does for a workflow.
    await mkdir(packages, { recursive: true })
    await symlink(packages, join(runner.temp, 'forgehand-packages'))
    const main = await runner.main()
    await runner.post()
    const pull = [...repository.state.issues.values()].find(({ pullRequest }) => pullRequest !== undefined)
    const comments = repository.comments(issue).filter((comment) => comment.id !== id)
    const text = [pull?.body ?? '', ...comments.map(({ body }) => body)].join('\n\n---\n\n')
    const { outcome = '', 'verify-status': verifyStatus = '', 'trace-path': trace = '' } = main.outputs
    return {
      outcome,
      verifyStatus,
      installSeconds: await installSeconds(trace),
      seconds: main.durationMs / 1_000,
      text,
      log: main.log,
      problems: problemsOf(real, { outcome, verifyStatus, text })
    }
  } finally {
    await fixture.close()
  }
}

function problemsOf(
  { outcome, verifyStatus, begins = '', says, fixes = [] }: Case,
  found: Pick<CaseResult, 'outcome' | 'verifyStatus' | 'text'>
): readonly string[] {
  const fixed = [...found.text.matchAll(/^ *- Fixed: (.*)$/gm)].map(([, names = '']) => names)
  return [
    ...(found.outcome === outcome ? [] : [`The outcome is ${found.outcome} instead of ${outcome}.`]),
    ...(found.verifyStatus === verifyStatus
      ? []
      : [`verify-status is ${found.verifyStatus} instead of ${verifyStatus}.`]),
    ...(found.text.startsWith(begins) ? [] : [`It does not begin with: ${begins}`]),
    ...says.filter((part) => !found.text.includes(part)).map((part) => `Nothing says: ${part}`),
    ...fixes
      .filter((name) => !fixed.some((names) => names.includes(`\`${name}\``)))
      .map((name) => `Not listed as fixed: ${name}`)
  ]
}

/** The time of all installations of a run, from its trace. */
async function installSeconds(trace: string): Promise<number> {
  const lines = (await readFile(trace, 'utf8')).split('\n').filter((line) => line.includes('"dependencies"'))
  const times = lines.map((line) => Number(/"durationMs":(\d+)/.exec(line)?.[1] ?? 0))
  return times.reduce((sum, each) => sum + each, 0) / 1_000
}

/** @param folder the home folder of a machine without one */
export function environmentIn(folder: string): Readonly<Record<string, string>> {
  return { ...certificates(), PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? folder }
}

/** Variables that name the certificates of this machine, which a proxy in front of the registries can need. */
function certificates(): Readonly<Record<string, string>> {
  const names =
    /^(NODE_EXTRA_CA_CERTS|SSL_CERT_(FILE|DIR)|REQUESTS_CA_BUNDLE|CURL_CA_BUNDLE|PIP_CERT|CARGO_HTTP_CAINFO)$/
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      names.test(name) && value !== undefined ? [[name, value]] : []
    )
  )
}
