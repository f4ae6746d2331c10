import TestSequencer from '@jest/test-sequencer'

// The tests of these files and folders start programs that run for seconds. The files that take longest come first.
const SLOWEST = [
  'attacks/06-tree-sequences.',
  'report/shown.',
  'setup/ecosystems.',
  'attacks/13-',
  'end-to-end/ends.',
  'attacks/04-foreign-installs.',
  'pipeline/undo-runs.',
  'cli/simulate.',
  'setup/',
  'pipeline/',
  'end-to-end/',
  'attacks/08-submitted.',
  'cli/',
  'git/',
  'sessions/',
  'emulators/',
  'attacks/'
]

/**
 * Starts the slowest files first, so that no worker is left alone with one of them. Jest knows their times only where they have run before,
 * and takes long files for slow ones.
 */
export default class SlowestFirst extends TestSequencer {
  async sort(tests) {
    const sorted = await super.sort(tests)
    return sorted.toSorted((one, other) => rank(one) - rank(other))
  }
}

function rank({ path }) {
  const at = SLOWEST.findIndex((place) => path.includes(`/__tests__/${place}`))
  return at < 0 || !/system|deep|attacks/.test(path) ? SLOWEST.length : at
}
