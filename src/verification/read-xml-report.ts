import sax from 'sax'
import type { TestReport } from '../domain/verification.ts'
import { reportOf, type NamedTest } from './test-report.ts'

const MAX_DEPTH = 100
const MAX_TESTS = 100_000
/** Attack: the parser compares all of what follows `<!` again for each character. */
const MAX_DECLARATION = 100
const CHUNK = 4_096

type Status = NamedTest['status']
type Attributes = Readonly<Record<string, string>>

/** A kind of element that stands for a test: its name, and the status that its attributes give. */
interface TestElement {
  readonly nameOf: (attributes: Attributes) => string
  /** `passed` if only elements inside it say otherwise. */
  readonly statusOf: (attributes: Attributes) => Status
}

const FAILED = /^(?:fail(?:ed|ure)?|error|timeout|aborted|invalid)$/i
const SKIPPED = /^(?:skip(?:ped)?|ignored|notexecuted|notrun(?:nable)?|inconclusive|pending|disabled)$/i

/** JUnit, as Surefire, Gradle, pytest, PHPUnit, CTest and others write it; trx of dotnet; NUnit 3; xUnit.net 2. */
const TESTS: ReadonlyMap<string, TestElement> = new Map([
  ['testcase', { nameOf: junitName, statusOf: ({ status = '' }) => statusFrom(status) }],
  ['UnitTestResult', { nameOf: ({ testName = '' }) => testName, statusOf: ({ outcome = '' }) => statusFrom(outcome) }],
  [
    'test-case',
    { nameOf: ({ fullname, name = '' }) => fullname ?? name, statusOf: ({ result = '' }) => statusFrom(result) }
  ],
  ['test', { nameOf: ({ name = '' }) => name, statusOf: ({ result = '' }) => statusFrom(result) }]
])

/** Attack: another XML file of the repository has elements of these names. */
const ROOTS = new Set('testsuites testsuite TestRun test-run test-results assemblies assembly'.split(' '))

/** What an element inside a test of JUnit says. Others, such as `flakyFailure`, are of runs that were repeated. */
const ENDINGS: ReadonlyMap<string, Status> = new Map([
  ['failure', 'failed'],
  ['error', 'failed'],
  ['skipped', 'skipped']
])

/** What pytest says of a file that does not load. */
const UNCOLLECTED = 'collection failure'

/**
 * The tests in an XML report; undefined for any other file, and for one that is not well-formed.
 *
 * Attack: a file with a document type, which could define entities, or with elements nested without end, is refused.
 */
export function readXmlReport(text: string): TestReport | undefined {
  const tests: NamedTest[] = []
  // Entities are replaced by one character each, and a file cannot define any.
  const parser = sax.parser(true) as sax.SAXParser & { readonly sgmlDecl: string }
  let depth = 0
  let current: { test: NamedTest; depth: number } | undefined
  parser.onerror = (error) => {
    throw new Refused(error.message)
  }
  parser.ondoctype = () => {
    throw new Refused('document type')
  }
  parser.onopentag = ({ name, attributes }) => {
    depth += 1
    if (depth === 1 && !ROOTS.has(name)) throw new Refused('no report')
    if (depth > MAX_DEPTH || tests.length > MAX_TESTS) throw new Refused('too large')
    const isUncollected = attributes['message'] === UNCOLLECTED
    const status = current?.depth === depth - 1 ? ENDINGS.get(name) : undefined
    if (current && status) current.test = { ...current.test, status: isUncollected ? 'not-loaded' : status }
    const element = current ? undefined : TESTS.get(name)
    // Strict parsing without namespaces gives plain attributes.
    const plainAttributes = attributes as Attributes
    if (element)
      current = { test: { name: element.nameOf(plainAttributes), status: element.statusOf(plainAttributes) }, depth }
  }
  parser.onclosetag = () => {
    if (current?.depth === depth) {
      if (current.test.name !== '') tests.push(current.test)
      current = undefined
    }
    depth -= 1
  }
  try {
    for (let at = 0; at < text.length; at += CHUNK) {
      parser.write(text.slice(at, at + CHUNK))
      if (parser.sgmlDecl.length > MAX_DECLARATION) throw new Refused('declaration')
    }
    parser.close()
  } catch (error) {
    if (error instanceof Refused) return undefined
    throw error
  }
  return tests.length === 0 ? undefined : reportOf(tests)
}

class Refused extends Error {}

function junitName({ classname = '', name = '' }: Attributes): string {
  return classname === '' || name.startsWith(classname) ? name : `${classname}.${name}`
}

function statusFrom(word: string): Status {
  if (FAILED.test(word)) return 'failed'
  return SKIPPED.test(word) ? 'skipped' : 'passed'
}
