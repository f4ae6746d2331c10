import type { JobFailure } from '../domain/ci-failure.ts'
import { labeledFence } from '../text/fence.ts'
import { nameHidden } from '../text/hidden-characters.ts'
import { oneLine } from '../text/shorten.ts'

interface ChecksToRepair {
  /** Of the workflow, or of the system that checked. */
  readonly name: string
  /** The branch whose checks failed, from which the work started; undefined for the checks of a pull request. */
  readonly brokenBranch: string | undefined
  readonly attempt: number
  readonly jobs: readonly {
    readonly failure: JobFailure
    /** The name of the whole log, such as `output:1`; undefined if there is none. */
    readonly logName: string | undefined
  }[]
  /** The failing command that runs before and after the work; undefined if none may run here. */
  readonly command: string | undefined
}

const MAX_OUTPUT = 12_000
const MAX_NAME = 200
const MAX_ANNOTATIONS = 20
const MAX_TESTS = 50

/** What failed. The logs are data: whoever opens a pull request decides what its checks print. */
export function repairText({ name, brokenBranch, attempt, jobs, command }: ChecksToRepair): string {
  const proof =
    command === undefined
      ? 'None of the failing commands can be run here, so only the next run of the checks can prove the fix.'
      : 'The failing command is the first of the checks.'
  const where = brokenBranch === undefined ? 'the head of this branch' : `the branch ${JSON.stringify(brokenBranch)}`
  const before = attempt > 1 ? ` This is attempt ${attempt}; the commits before it did not repair it.` : ''
  return [
    `# Failed checks\n${JSON.stringify(oneLine(name, MAX_NAME))} failed on ${where}.${before} ${proof}`,
    ...jobs.map(jobText)
  ].join('\n\n')
}

function jobText({ failure, logName }: ChecksToRepair['jobs'][number]): string {
  const { job, step, command, output, failingTests, annotations } = failure
  const place = `The job ${JSON.stringify(oneLine(job.name, MAX_NAME))}${step === undefined ? '' : `, step ${JSON.stringify(oneLine(step, MAX_NAME))}`}`
  const whole = logName === undefined ? '' : ` (the whole log is ${logName}, for grep_search and read_file)`
  return [
    `## ${place}`,
    command === undefined ? '' : labeledFence('Its script:', nameHidden(command.slice(0, MAX_OUTPUT))),
    failingTests.length === 0 ? '' : labeledFence('Failed tests:', testLines(failingTests)),
    annotations.length === 0 ? '' : labeledFence('Annotations:', nameHidden(annotationLines(annotations))),
    labeledFence(`The end of its output${whole}:`, nameHidden(output.slice(-MAX_OUTPUT).toWellFormed()))
  ]
    .filter((part) => part !== '')
    .join('\n')
}

/** Attack: the name of a test in an uploaded report is megabytes long. */
function testLines(names: readonly string[]): string {
  return nameHidden(
    names
      .slice(0, MAX_TESTS)
      .map((name) => oneLine(name, MAX_NAME))
      .join('\n')
  )
}

function annotationLines(annotations: JobFailure['annotations']): string {
  return annotations
    .slice(0, MAX_ANNOTATIONS)
    .map(({ path, line, level, message }) => oneLine(`${path}:${line} ${level}: ${message}`, 2 * MAX_NAME))
    .join('\n')
}
