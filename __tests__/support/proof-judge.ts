/** Plays what a model does to a project, and holds what the run claims against what the oracle found. */
import type { Outcome } from '../../src/domain/outcome.ts'
import { outputs } from '../../src/report/outputs.ts'
import { RunRecord } from '../../src/report/run-record.ts'
import { PipelineRun } from './pipeline-run.ts'
import type { Language } from './proof-languages.ts'
import { findTruth, type Truth } from './proof-oracle.ts'
import type { Project, Sequence } from './proof-project.ts'
import type { Result } from './proof-runners.ts'
import { calls } from './scripted-model.ts'

interface Claims {
  readonly outcome: Outcome['kind']
  readonly status: string
  readonly fixed: readonly string[]
  readonly failingAsTheyWere: readonly string[]
  /** Everything that is said to fail, or not to load. */
  readonly failing: readonly string[]
  readonly closes: boolean
  /** Everything that is said about tests, as text. */
  readonly said: string
}

export interface Judged {
  readonly sequence: string
  readonly claims: Claims
  readonly falseGreens: readonly string[]
  readonly falseReds: readonly string[]
}

const finish = calls('finish', { title: 'Correct the numbers', description: 'All tests pass.', complete: true })

export async function judge(language: Language, project: Project, { verify, done }: Sequence): Promise<Judged> {
  const settings = { commands: 'any', verify: [verify], limits: { 'verify-rounds': 0 } }
  const files = { ...project.files, '.github/agent.yml': `${JSON.stringify(settings)}\n` }
  await using run = await PipelineRun.open(files)
  if (language.home) run.programs = [language.home()]
  if (language.warm) {
    run.fixture.clone()
    await language.warm(run.fixture.workTree)
  }
  const outcome = await run.play([...done.map(({ turn }, index) => turn(`call-${index}`)), finish])
  const claims = claimsOf(run, outcome)
  const [pushed] = await run.pushed()
  const truth = await findTruth(run.fixture, language, pushed?.branch ?? 'main')
  const sequence = [verify, ...done.map(({ words }) => words)].join(' | ')
  return {
    sequence,
    claims,
    falseGreens: pushed ? falseGreens(claims, truth) : [],
    falseReds: pushed ? falseReds(claims, truth, { verify, done }) : []
  }
}

function claimsOf(run: PipelineRun, outcome: Outcome): Claims {
  const record = new RunRecord({ now: Date.now })
  for (const event of run.events) record.onEvent(event)
  const written = outputs(
    { ...record.snapshot(), outcome },
    { trigger: '/agent', tracePath: undefined, patchPath: undefined }
  )
  const tests = (written.tests === '' ? {} : JSON.parse(written.tests)) as Record<string, readonly string[]>
  const { body = '' } = run.opened[0] ?? {}
  const inBody = [...body.matchAll(/^ *- Fixed: (.*)$/gm)].flatMap(([, list = '']) =>
    [...list.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
  )
  const listed = (...keys: readonly string[]) => keys.flatMap((key) => tests[key] ?? []).map(withoutNumber)
  return {
    outcome: outcome.kind,
    status: written['verify-status'],
    fixed: [...new Set([...listed('fixed'), ...inBody.map(withoutNumber)])],
    failingAsTheyWere: listed('failing-as-they-were'),
    failing: listed('failing-as-they-were', 'broken', 'still-failing', 'not-loaded'),
    closes: /^Closes #\d+$/m.test(body),
    said: `${written.tests}${body}`
  }
}

const withoutNumber = (name: string) => name.replace(/ \(\d+\)$/, '')
const failing = (results: readonly Result[]) => results.filter(({ status }) => status === 'failed')
const isAt = (results: readonly Result[], status: Result['status'], { file, name }: Pick<Result, 'file' | 'name'>) =>
  results.some((each) => each.file === file && each.name === name && each.status === status)
const named = (results: readonly Result[], name: string) => results.filter((each) => each.name === name)
const listed = (results: readonly Result[]) => results.map(({ file, name }) => `${file}: ${name}`).join(', ')

/** The name or the file before it was changed, as a new name or by a move. */
const originalName = (name: string) =>
  name.replace(/^checks\//, 'tests/').replaceAll(/[-_]moved|(?<=[/_.])z[-_]|[ _]?now$/gi, '')
const original = ({ file, name }: Result) => ({ file: originalName(file), name: originalName(name) })

/** Tests that fail now and did not before. One that is renamed or moved is the one it was. */
function worse({ before, after }: Truth): readonly Result[] {
  return failing(after).filter((test) => !isAt(before, 'failed', original(test)))
}

function falseGreens(claims: Claims, truth: Truth): readonly string[] {
  const { status, outcome, fixed, failing: said, closes } = claims
  const { before, after, oldOnNew } = truth
  const notFixed = fixed.filter(
    (name) =>
      !named(after, name).some((each) => each.status === 'passed') ||
      !failing(before).some((test) => test.name === name && isAt(oldOnNew, 'passed', test))
  )
  const isSaid = ({ name, file }: Result) =>
    said.some((each) => each === name || each === originalName(name) || each.endsWith(file))
  const unsaid = (results: readonly Result[]) => results.filter((each) => !isSaid(each))
  const isRed = outcome === 'verify_failed' || !['passed', 'unchanged'].includes(status)
  const asTheyWere = [...worse(truth), ...failing(oldOnNew).filter((test) => !isAt(before, 'failed', test))]
  const [now, broken] = [unsaid(failing(after)), unsaid(worse(truth))]
  return [
    ...(status === 'passed' && now.length > 0 ? [`passed, and fail: ${listed(now)}`] : []),
    ...(!isRed && broken.length > 0 ? [`${status}, and newly fail: ${listed(broken)}`] : []),
    ...notFixed.map((name) => `not fixed: ${name}`),
    ...(closes && asTheyWere.length > 0 ? [`closes, and newly fail: ${listed(asTheyWere)}`] : []),
    ...(isRed
      ? []
      : gone(truth)
          // Of a runner that does not name what passes, their number is told.
          .filter(({ name }) => !claims.said.includes(name) && !/\d fewer ran/.test(claims.said))
          .map(({ name }) => `gone untold: ${name}`)),
    ...(closes && hidden(truth).length > 0 ? [`closes, and still fail as they were: ${listed(hidden(truth))}`] : [])
  ]
}

/** Tests that failed, still do as they were, and are no longer there to fail. */
function hidden({ before, after, oldOnNew }: Truth): readonly Result[] {
  return failing(before).filter(
    (test) =>
      isAt(oldOnNew, 'failed', test) &&
      failing(named(after, test.name)).length < failing(named(before, test.name)).length
  )
}

/** Tests that passed, and of which fewer with this name run now. */
function gone({ before, after }: Truth): readonly Result[] {
  const ran = (results: readonly Result[], name: string) =>
    results.filter((each) => each.name === name && each.status !== 'skipped')
  return before.filter(({ name, status }) => status === 'passed' && ran(after, name).length < ran(before, name).length)
}

function falseReds(claims: Claims, truth: Truth, { verify, done }: Sequence): readonly string[] {
  const { status, outcome, failingAsTheyWere, closes } = claims
  const { before, after, oldOnNew } = truth
  const isRed = outcome === 'verify_failed' || status === 'failed'
  const isWorse = worse(truth).length > 0 || !after.some((each) => each.status !== 'skipped')
  const isGood = [after, oldOnNew].every(
    (results) =>
      failing(results).length === 0 &&
      before.every(
        (test) => isAt(results, test.status, test) || (test.status === 'failed' && isAt(results, 'passed', test))
      )
  )
  const isTold = done.some(({ changesCheck }) => changesCheck !== undefined)
  return [
    ...(isRed && !isWorse && !done.some(({ changesCheck }) => changesCheck === 'nothing')
      ? [`${outcome}, ${status}`]
      : []),
    ...(isGood && !isTold && !(closes && status === 'passed') ? [`good, and ${outcome}, ${status}`] : []),
    // New tests fail too that only the script from before runs. A check that names none fails as itself.
    ...failingAsTheyWere
      .filter(
        (name) =>
          !failing([...oldOnNew, ...after]).some(
            (test) => test.name === name || name.endsWith(test.file) || name === verify
          )
      )
      .map((name) => `said to fail as it was: ${name}`)
  ]
}
