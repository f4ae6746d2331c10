import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'

/** The parts of Jest's `--json` file that are used. */
interface Results {
  numPassedTests: number
  numFailedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[]
  }[]
}

/** More have a cause that another attempt would not remove. */
const MAX_FILES = 5

const [file] = process.argv.slice(2)
if (file === undefined) throw new Error('Name the file with the results: npm run test:again -- FILE')
process.exitCode = retry(file)

/**
 * Runs the test files again that failed, alone on the machine, and corrects the counts in the file of results. A test that passes now depends
 * on how fast the machine is: it is named, so that somebody fixes it, but the change is not to blame.
 *
 * @returns the exit code
 */
function retry(path: string): number {
  const first = read(path)
  const failed = first.testResults.filter(({ status }) => status === 'failed')
  if (failed.length === 0 || failed.length > MAX_FILES) return 1
  const names = failed.map(({ name }) => relative(process.cwd(), name))
  const output = `${path}.again`
  const options = ['--ci', '--runInBand', '--json', `--outputFile=${output}`, '--runTestsByPath', ...names]
  const { status } = spawnSync(process.execPath, ['node_modules/jest/bin/jest.js', ...options], {
    stdio: ['ignore', 'ignore', 'inherit']
  })
  const again = read(output)
  const passedBefore = failed.flatMap(({ assertionResults }) => namesOf(assertionResults, 'passed')).length
  const failedBefore = failed.flatMap(({ assertionResults }) => namesOf(assertionResults, 'failed'))
  first.numPassedTests += again.numPassedTests - passedBefore
  first.numFailedTests += again.numFailedTests - failedBefore.length
  writeFileSync(path, JSON.stringify(first))
  if (status !== 0) return 1
  for (const name of failedBefore) console.log(`Flaky: passed only when it ran alone: ${name}`)
  return 0
}

function namesOf(results: Results['testResults'][number]['assertionResults'], status: string): string[] {
  return results.filter((result) => result.status === status).map(({ fullName }) => fullName)
}

function read(path: string): Results {
  return JSON.parse(readFileSync(path, 'utf8')) as Results // Written by Jest.
}
