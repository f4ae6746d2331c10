import picomatch from 'picomatch'

/** Where build tools and runners write reports unless told otherwise. */
const KNOWN = [
  '**/target/{surefire,failsafe}-reports/TEST-*.xml',
  '**/build/test-results/**/*.xml',
  '**/TestResults/**/*.{trx,xml}',
  '**/{junit,test-results,test-report,test_results,test_report,nosetests}.xml',
  '**/{test-results,test-reports,reports}/**/*.xml'
]

/** Folders in which only some others can hold reports. */
const NARROW: ReadonlyMap<string, RegExp> = new Map([
  ['target', /^(?:surefire|failsafe)-reports$/],
  ['build', /^(?:test-results|reports)$/]
])

const NO_REPORTS = /^(?:node_modules|\.git|\.venv|venv|vendor|__pycache__|\.gradle|\.nx|\.turbo)$/

export interface ReportPlaces {
  readonly isReport: (path: string) => boolean
  /** Whether to look into a folder. */
  readonly isSearched: (folder: string) => boolean
}

/** @param globs more places, relative to the root */
export function reportPlaces(globs: readonly string[]): ReportPlaces {
  return {
    isReport: picomatch([...KNOWN, ...globs], { dot: true }),
    isSearched: (folder) => {
      const [name = '', parent = ''] = folder.split('/').reverse()
      if (globs.some((glob) => glob.startsWith(`${folder}/`))) return true
      return !NO_REPORTS.test(name) && NARROW.get(parent)?.test(name) !== false
    }
  }
}
