import { expect, it } from '@jest/globals'
import { replaceText } from '../../../src/tools/edit/replace-text.ts'
import { indentedEdit, misquotes, type MisquoteName } from '../../support/indented-edits.ts'
import { propertyRuns } from '../../support/property-runs.ts'
import { describeWithPython, hasPython, runPython } from '../../support/python.ts'

const PROGRAM = `
import ast, json, sys
tree = lambda text: ast.dump(ast.parse(text))
pairs = json.load(sys.stdin)
print(json.dumps([index for index, (got, wanted) in enumerate(pairs) if tree(got) != tree(wanted)]))
`

const EDITS = propertyRuns(1_000) * 2

it('finds Python if it runs in CI', () => {
  expect(process.env['CI'] === undefined || hasPython).toBe(true)
})

// Without Python only the texts can be compared, which indented-edits.test.ts does.
describeWithPython('an edit of Python code', () => {
  it('gives the code the meaning that the edit has, whatever was misindented in the quote', () => {
    const names = Object.keys(misquotes) as MisquoteName[]
    const edits = names.flatMap((name) =>
      Array.from({ length: EDITS }, (_, seed) => indentedEdit(seed, name, { language: 'Python' }))
    )
    const pairs: (readonly [string, string])[] = []
    for (const edit of edits) {
      if (edit?.isPartial !== false) continue
      const result = replaceText(edit.before, { ...edit, replaceAll: false })
      if (result.kind === 'replaced') pairs.push([result.text, edit.after])
    }
    expect(pairs.length).toBeGreaterThan(EDITS / 4)
    const { stdout, stderr } = runPython(PROGRAM, JSON.stringify(pairs))
    expect(stderr).toBe('')
    expect(JSON.parse(stdout)).toEqual([])
  })
})
