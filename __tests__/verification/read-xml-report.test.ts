import { describe, expect, it } from '@jest/globals'
import { readXmlReport } from '../../src/verification/read-xml-report.ts'
import { growth, LINEAR } from '../support/scaling.ts'

const suite = (cases: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<testsuite name="s">\n${cases}\n</testsuite>\n`

describe('a report', () => {
  it('of JUnit names its tests by their class', () => {
    const xml = suite(`
      <properties><property name="os" value="a &amp; b"/></properties>
      <testcase name="adds" classname="a.SumTest" time="0.1"/>
      <testcase name="breaks" classname="a.SumTest"><failure message="1 &lt; 2"><![CDATA[at <x>]]></failure></testcase>
      <testcase name="throws" classname="a.SumTest"><error type="E"/></testcase>
      <testcase name="waits" classname="a.SumTest"><skipped/></testcase>
      <testcase name="flaky" classname="a.SumTest"><flakyFailure message="once"><error/></flakyFailure></testcase>
      <testcase name="prints" classname=""><system-out>&lt;failure/&gt; <![CDATA[<failure/>]]></system-out></testcase>`)
    expect(readXmlReport(xml)).toEqual({
      hasRun: true,
      passed: 3,
      failed: 2,
      passing: ['a.SumTest.adds', 'a.SumTest.flaky', 'prints'],
      failing: ['a.SumTest.breaks', 'a.SumTest.throws'],
      skipped: ['a.SumTest.waits'],
      notLoaded: []
    })
  })

  it('of GoogleTest with disabled tests only has run none', () => {
    const xml = suite('<testcase name="DISABLED_Adds" status="notrun" result="suppressed" classname="Sum"/>')
    expect(readXmlReport(xml)).toMatchObject({ hasRun: false, passed: 0, failed: 0 })
  })

  it('of pytest with a file that does not load has run no test', () => {
    const xml = suite('<testcase classname="" name="test_sum"><error message="collection failure">E</error></testcase>')
    expect(readXmlReport(xml)).toMatchObject({ hasRun: false, failed: 0, failing: [], notLoaded: ['test_sum'] })
  })

  it('of several suites is read as one', () => {
    const one = '<testsuite><testcase classname="A" name="a"/></testsuite>'
    const two = '<testsuite><testcase classname="B" name="b"><failure/></testcase></testsuite>'
    expect(readXmlReport(`<testsuites>${one}${two}</testsuites>`)).toMatchObject({ passing: ['A.a'], failing: ['B.b'] })
  })

  it.each([
    [
      'dotnet',
      `<TestRun xmlns="http://microsoft.com/schemas/VisualStudio/TeamTest/2010"><Results>
        <UnitTestResult testName="N.T.Adds" outcome="Passed"/>
        <UnitTestResult testName="N.T.Breaks" outcome="Failed"><Output><ErrorInfo/></Output></UnitTestResult>
        <UnitTestResult testName="N.T.Waits" outcome="NotExecuted"/></Results></TestRun>`
    ],
    [
      'NUnit',
      `<test-run><test-suite><test-case name="Adds" fullname="N.T.Adds" result="Passed"/>
        <test-case name="Breaks" fullname="N.T.Breaks" result="Failed"><failure/></test-case>
        <test-case fullname="N.T.Waits" result="Skipped"/></test-suite></test-run>`
    ],
    [
      'xUnit.net',
      `<assemblies><assembly><collection><test name="N.T.Adds" result="Pass"/><test name="N.T.Breaks" result="Fail"/>
        <test name="N.T.Waits" result="Skip"/></collection></assembly></assemblies>`
    ]
  ])('of %s is read', (_, xml) => {
    expect(readXmlReport(xml)).toEqual({
      hasRun: true,
      passed: 1,
      failed: 1,
      passing: ['N.T.Adds'],
      failing: ['N.T.Breaks'],
      skipped: ['N.T.Waits'],
      notLoaded: []
    })
  })
})

describe('nothing is read from', () => {
  const test = '<testcase name="a"/>'
  it.each([
    ['a file that is no XML', 'PK\u0003\u0004'],
    ['an empty file', ''],
    ['a report without tests', suite('')],
    ['another XML file', `<project>${test}</project>`],
    ['a report that ends too early', `<testsuite>${test}`],
    ['a document type', `<!DOCTYPE testsuite>\n<testsuite>${test}</testsuite>`],
    ['entities that grow', `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><testsuite>${test}&b;</testsuite>`],
    [
      'an external entity',
      `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><testsuite><testcase name="&a;"/></testsuite>`
    ],
    ['an unknown entity', '<testsuite><testcase name="&a;"/></testsuite>'],
    ['deep nesting', `<testsuite>${'<a>'.repeat(200_000)}`],
    ['unquoted attributes', '<testsuite><testcase name=a/></testsuite>']
  ])('%s', (_, xml) => {
    expect(readXmlReport(xml)).toBeUndefined()
  })
})

it('treats names of object properties as ordinary names', () => {
  const xml = suite('<testcase name="__proto__" constructor="x" __proto__="y"/><testcase name="constructor"/>')
  expect(readXmlReport(xml)?.passing).toEqual(['__proto__', 'constructor'])
})

it.each(['<testcase name="a"/>', '<!-- x -->', '&amp;', '<a b="c">d</a>', 'x', '<![CDATA[x]]>'])(
  'takes time that grows with a report of %j',
  (text) => {
    expect(growth((size) => readXmlReport(suite(text.repeat(size))), 1_000)).toBeLessThan(LINEAR)
  }
)

// The parser alone takes minutes.
it('refuses a declaration without an end', () => {
  expect(readXmlReport(`<testsuite><testcase name="a"/><!${'A'.repeat(200_000)}`)).toBeUndefined()
})
