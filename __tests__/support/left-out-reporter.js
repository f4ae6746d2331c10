import { globSync } from 'node:fs'
import { stdout } from 'node:process'

/** Ends a run without the deep tests with a line that says so. */
export default class LeftOutReporter {
  onRunComplete(contexts) {
    if ([...contexts].some(({ config }) => config.displayName?.name === 'deep')) return
    const { length } = globSync('__tests__/**/*.deep.test.ts')
    stdout.write(`Not run: the deep tests (${length} files). Run them with: npm run test:deep\n`)
  }
}
