import { describe, expect, it } from '@jest/globals'
import { placeFinding, type NamedPlace } from '../../src/code-review/place-finding.ts'
import { reviewedFiles } from '../../src/code-review/reviewed-file.ts'

// Lines 10 to 16 after the change; 10 to 15 before it, of which 12 and 13 are removed.
const hunk = '@@ -10,6 +10,7 @@ f()\n ten\n eleven\n-old\n-older\n+new\n+newer\n+newest\n fourteen\n fifteen\n'
const far = '@@ -40 +41 @@\n-forty\n+FORTY\n'
const files = reviewedFiles([
  { path: 'a.ts', movedFrom: 'old.ts', hunks: hunk + far },
  { path: 'gone.ts', movedFrom: undefined, hunks: '@@ -1,2 +0,0 @@\n-one\n-two\n' },
  { path: 'new.ts', movedFrom: undefined, hunks: '@@ -0,0 +1,2 @@\n+one\n+two\n' },
  { path: 'added.ts', movedFrom: undefined, hunks: '@@ -1,2 +1,4 @@\n+new\n+newer\n one\n two\n' },
  { path: 'binary.png', movedFrom: undefined, hunks: '' }
])

function place(side: NamedPlace['side'], startLine: number, endLine = startLine, path = 'a.ts') {
  const found = placeFinding({ path, side, startLine, endLine }, files)
  return found && [found.side, found.startLine, found.endLine, found.isExact, ...found.code]
}

describe('a finding', () => {
  it.each([
    ['on an added line', place('right', 12), ['right', 12, 12, true, 'new']],
    ['on an equal line', place('right', 16), ['right', 16, 16, true, 'fifteen']],
    ['on lines', place('right', 11, 12), ['right', 11, 12, true, 'eleven', 'new']],
    ['on lines in the wrong order', place('right', 12, 11), ['right', 11, 12, true, 'eleven', 'new']],
    ['on a removed line', place('left', 13), ['left', 13, 13, true, 'older']],
    ['on an equal line of the left', place('left', 15), ['right', 16, 16, true, 'fifteen']],
    ['on removed and context lines of the left', place('left', 11, 12), ['left', 12, 12, false, 'old']],
    [
      'on lines that reach out of the hunk',
      place('right', 14, 30),
      ['right', 14, 16, false, 'newest', 'fourteen', 'fifteen']
    ],
    ['three lines below a hunk', place('right', 19), ['right', 16, 16, false, 'fifteen']],
    ['three lines above a hunk', place('right', 6, 7), ['right', 10, 10, false, 'ten']],
    ['by the path before the move', place('left', 12, 12, 'old.ts'), ['left', 12, 12, true, 'old']],
    ['on the left of a new file', place('left', 2, 2, 'new.ts'), ['right', 2, 2, true, 'two']],
    [
      'on an equal line of a file that has no removed ones',
      place('left', 2, 2, 'added.ts'),
      ['right', 4, 4, true, 'two']
    ],
    ['on the right of a deleted file', place('right', 2, 2, 'gone.ts'), ['left', 2, 2, true, 'two']]
  ])('%s is placed', (_, found, wanted) => {
    expect(found).toEqual(wanted)
  })

  it.each([
    ['four lines below a hunk', place('right', 20)],
    ['in another file', place('right', 12, 12, 'b.ts')],
    ['in a binary file', place('right', 1, 1, 'binary.png')]
  ])('%s is outside the diff', (_, found) => {
    expect(found).toBeUndefined()
  })
})
