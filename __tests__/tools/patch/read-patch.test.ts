import { describe, expect, it } from '@jest/globals'
import { readPatch } from '../../../src/tools/patch/read-patch.ts'
import { applyHunks, type PatchedText } from '../../../src/tools/patch/apply-hunks.ts'

/** The result of a patch with one section. */
function applied(text: string, patch: string): PatchedText {
  const [section, ...others] = readPatch(patch)
  if (!section || others.length > 0) throw new Error('Not one update.')
  return applyHunks(text, section.hunks)
}

const update = (...lines: string[]) => ['*** Begin Patch', '*** Update File: f', ...lines, '*** End Patch'].join('\n')
const diff = (...lines: string[]) => ['--- a/f', '+++ b/f', ...lines, ''].join('\n')

describe('hunks of *** Begin Patch', () => {
  it.each([
    ['in place', 'a\nb\nc\n', update('@@', ' a', '-b', '+B', ' c'), 'a\nB\nc\n'],
    ['below an anchor', 'f\nx\ng\nx\n', update('@@ g', '-x', '+y'), 'f\nx\ng\ny\n'],
    ['below anchors that lead to it', 'A\nf\nx\nB\nf\nx\n', update('@@ B', '@@ f', '-x', '+y'), 'A\nf\nx\nB\nf\ny\n'],
    ['repeating their anchor', 'f\nx\ng\nx\n', update('@@ g', ' g', '-x', '+y'), 'f\nx\ng\ny\n'],
    ['without the first @@', 'a\n', update('-a', '+b'), 'b\n'],
    ['with line numbers after @@', 'a\nb\n', update('@@ -2,1 +2,1 @@', '-b', '+c'), 'a\nc\n'],
    ['at the end of the file', 'x\na\nx\n', update('@@', '-x', '+y', '*** End of File'), 'x\na\ny\n'],
    [
      'in the block of their anchor',
      'class A {\n  y = 0\n}\nclass B {\n  y = 0\n}\n',
      update('@@ class A {', '-  y = 0', '+  y = 1'),
      'class A {\n  y = 1\n}\nclass B {\n  y = 0\n}\n'
    ],
    ['at the end if they only add lines', 'a\n', update('@@', '+b'), 'a\nb\n'],
    ['with an empty line for an empty context', 'a\n\nb\n', update('@@', ' a', '', '-b', '+c'), 'a\n\nc\n'],
    [
      'with an empty line that only separates it from its @@',
      'x\na\nb\n',
      update('@@ x', '', ' a', '-b', '+c'),
      'x\na\nc\n'
    ],
    ['with what only looks like the header of a diff', '-- a/f\n', update('--- a/f', '+++ b/g', ''), '++ b/g\n'],
    ['with empty lines that only separate them', 'a\nb\n', update('@@', '-a', '+A', '', '@@', '-b', '+B'), 'A\nB\n'],
    ['below a name without a space before it', 'b\nf:\nb\n', update('@@f:', '-b', '+c'), 'b\nf:\nc\n'],
    ['below an anchor at the end of the file', 'a\nb\n', update('@@ a', '+c', '*** End of File'), 'a\nb\nc\n'],
    ['deleting a line', 'a\nb\n', update('@@', '-a', ' b'), 'b\n'],
    ['in a file with CRLF', 'a\r\nb\r\n', update('@@', ' a', '-b', '+c', '+d'), 'a\r\nc\r\nd\r\n'],
    ['in a file with lone returns', 'a\rb\r', update('@@', ' a', '+x', ' b'), 'a\rx\rb\r'],
    ['below a byte order mark', '\ufeffa\nb\n', update('@@', '-a', '+c', ' b'), '\ufeffc\nb\n'],
    ['in a file without a final line ending', 'a\nb', update('@@', '-a', '+c'), 'c\nb'],
    ['to the last line without a line ending', 'a\nb', update('@@', '-b', '+c', '+d'), 'a\nc\nd'],
    ['with context lines that lack their space', '\ta\nb\n', update('@@', '\ta', '-b', '+c'), '\ta\nc\n']
  ])('are applied %s', (...[, text, patch, expected]) => {
    expect(applied(text, patch)).toEqual({ kind: 'patched', text: expected, notes: [] })
  })

  it.each([
    ['white space', 'a  \nb\n', update('@@', ' a', '-b', '+c'), 'a  \nc\n'],
    ['white space', '  if:\n    a\n', update('@@', ' if:', '-  a', '+  b'), '  if:\n    b\n'],
    [
      'white space',
      'x:\n    a\n    b\n',
      update('@@', '-  a', '+  y:', '+      a', '   b'),
      'x:\n    y:\n        a\n    b\n'
    ],
    ['white space', 'a {\n}\nb {\n  }\n', update('@@', '-}', '+};', '*** End of File'), 'a {\n}\nb {\n  };\n'],
    ['the kind of quotes', 'say(“hi”) — x\n', update('@@', '-say("hi") - x', '+z'), 'z\n'],
    ['hunk 2 found at line 1', 'a\nb\n', update('@@', '-b', '+B', '@@', '-a', '+A'), 'A\nB\n']
  ])('are applied ignoring %s, with a note', (...[what, text, patch, expected]) => {
    const result = applied(text, patch)
    expect(result).toMatchObject({ kind: 'patched', text: expected })
    expect(result).toHaveProperty('notes', [expect.stringContaining(what)])
  })

  it.each([
    ['fit several places', 'x\na\nx\n', update('@@', '-x', '+y'), /in several places, from lines 1, 3/],
    ['fit below an anchor that occurs several times', 'f\nx\nf\nx\n', update('@@ f', '-x', '+y'), /several places/],
    ['fit several places that differ in indentation', '  x\n    x\n', update('@@', '-x', '+y'), /several places/],
    ['are not in the file', 'one line\n', update('@@', '-one  line!', '+y'), /closest lines[^]*\n1\tone line$/],
    ['are similar to no line', 'one line\n', update('@@', '-zzz', '+y'), /Nothing in the file is similar/],
    ['were already applied', 'one line two\n', update('@@', '-one line', '+one line two'), /may have been made/],
    ['have an anchor that is not in the file', 'x\n', update('@@ class A', '-x', '+y'), /no line "class A"/],
    ['change the same line', 'x\ny\n', update('@@', '-x', '+a', '@@', '-x', '+b'), /lines of hunk 2 of 2/],
    ['only add below an anchor', 'x\n', update('@@ x', '+y'), /Quote the line above or below/],
    [
      'may move a new line to a wrong level',
      'z:\n   y:\n     a\n',
      update('@@', '-    a', '+  b'),
      /does not have the lines/
    ],
    [
      'are in other blocks than their anchor',
      'class A:\n    x = 1\nclass B:\n    y = 0\nclass C:\n    y = 0\n',
      update('@@ class A:', '-    y = 0', '+    y = 1'),
      /the lines of the hunk in the block of "class A:"/
    ],
    ['only add below a line number', 'a\nb\nc\n', update('@@ -2,0 +3,1 @@', '+new'), /Quote the line above or below/],
    ['leave the indentation of new lines open', '  a\nb\n', update('@@', ' a', ' b', '+c'), /does not have the lines/]
  ])('are refused when they %s', (...[, text, patch, reason]) => {
    expect(applied(text, patch)).toEqual({ kind: 'refused', reasons: [expect.stringMatching(reason)] })
  })
})

describe('hunks of a unified diff', () => {
  it.each([
    ['at their line', 'x\na\nx\n', diff('@@ -3 +3 @@', '-x', '+y'), 'x\na\ny\n'],
    ['with their line endings', 'a\r\nb\n', diff('@@ -1,2 +1,2 @@', '-a\r', '+c\r', ' b'), 'c\r\nb\n'],
    [
      'without a final line ending',
      'a\nb',
      diff('@@ -1,2 +1,2 @@', ' a', '-b', '\\ No newline at end of file', '+c', '\\ No newline at end of file'),
      'a\nc'
    ],
    [
      'without joining lines in their middle',
      'a\nb\n',
      diff('@@ -1,2 +1,3 @@', ' a', '+n', '\\ No newline at end of file', ' b'),
      'a\nn\nb\n'
    ],
    ['with a new final line ending', 'a', diff('@@ -1 +1 @@', '-a', '\\ No newline at end of file', '+a'), 'a\n'],
    ['with wrong line counts', 'a\nb\nc\n', diff('@@ -1,7 +1,2 @@', ' a', '-b', '+B', '+B2', ' c'), 'a\nB\nB2\nc\n'],
    ['with empty lines that lost their space', 'a\n\nb\n', diff('@@ -1,2 +1,2 @@', ' a', '', '-b', '+c'), 'a\n\nc\n'],
    ['with nothing but a blank line around it', '\n', diff('@@ -1 +1,2 @@', '++a', ' '), '+a\n\n'],
    ['with LF for CRLF', 'a\r\nb\r\n', diff('@@ -1,2 +1,3 @@', ' a', '-b', '+c', '+d'), 'a\r\nc\r\nd\r\n'],
    ['without a line ending that the file lacks', 'a\nb', diff('@@ -2 +2,2 @@', '-b', '+c', '+d'), 'a\nc\nd'],
    ['with lines that look like headers', '-- a\n', diff('@@ -1 +1 @@', '--- a', '+++ b'), '++ b\n'],
    ['below a byte order mark', '\ufeffa\nb\na\n', diff('@@ -1 +1 @@', '-a', '+c'), '\ufeffc\nb\na\n'],
    ['with a byte order mark', '\ufeffa\n', diff('@@ -1 +1 @@', '-\ufeffa', '+c'), 'c\n']
  ])('are applied %s', (...[, text, patch, expected]) => {
    expect(applied(text, patch)).toEqual({ kind: 'patched', text: expected, notes: [] })
  })

  it.each([
    ['at another line', 'x\ny\na\n', diff('@@ -1 +1 @@', '-a', '+b'), 'x\ny\nb\n', /found at line 3/],
    [
      'where a blank line is',
      'a\nb\na\n\n',
      diff('@@ -9 +9,2 @@', ' a', '+c', ' '),
      'a\nb\na\nc\n\n',
      /found at line 3/
    ],
    ['without a line number', 'x\na\n', diff('@@ ... @@', '-a', '+b'), 'x\nb\n', /found at line 2/],
    [
      'with white space that only the file has',
      'a \nb\n',
      diff('@@ -1,2 +1,2 @@', ' a', '-b', '+c'),
      'a \nc\n',
      /white space/
    ],
    ['with less indentation', '  a\n', diff('@@ -1 +1 @@', '-a', '+b'), '  b\n', /white space/]
  ])('are applied to the only place where they fit %s, with a note', (...[, text, patch, expected, note]) => {
    expect(applied(text, patch)).toEqual({
      kind: 'patched',
      text: expected,
      notes: [expect.stringMatching(note)]
    })
  })

  it.each([
    ['fit several other places', 'z\nx\na\nx\n', diff('@@ -1 +1 @@', '-x', '+y'), /in several places, from lines 2, 4/],
    [
      'end a line without a line ending before the end',
      'foo\nnext\n',
      diff('@@ -1 +1 @@', '-foo', '+bar', '\\ No newline at end of file'),
      /does not have the lines of the hunk at its end/
    ],
    [
      'have an unmarked line that the file lacks',
      'a\nc\n',
      diff('@@ -1,2 +1 @@', ' a', 'b', '-c'),
      /does not have the lines/
    ],
    ['quote lines of a new file', '', diff('@@ -1 +1,2 @@', ' a', '+b'), /does not have the lines/],
    ['quote nothing', 'a\n', diff('@@ -1,0 +2 @@', '+b'), /only adds lines/],
    [
      'change the same line',
      'a\nb\n',
      diff('@@ -1 +1 @@', '-a', '+x', '@@ -1 +1 @@', '-a', '+y'),
      /does not have the lines of hunk 2 of 2/
    ]
  ])('are refused when they %s', (...[, text, patch, reason]) => {
    expect(applied(text, patch)).toEqual({ kind: 'refused', reasons: [expect.stringMatching(reason)] })
  })
})

describe('the text of a patch', () => {
  const add = '*** Begin Patch\n*** Add File: x\n+a\n*** End Patch'

  it.each([
    ['spaces around its markers', ' *** Begin Patch\n  *** Add File:  x \n+a\n*** End Patch  \n'],
    ['no first and last line', '*** Add File: x\n+a\n'],
    ['a heredoc around it', `apply_patch <<'EOF'\n${add}\nEOF\n`],
    ['a heredoc in a code fence', `\`\`\`bash\napply_patch<<'EOF'\n${add}\nEOF\n\`\`\``],
    ['a @@ before the lines of a new file', add.replace('+a', '@@ -0,0 +1 @@\n+a')],
    ['a code fence around it', `\`\`\`diff\n${add}\n\`\`\``],
    ['CRLF', add.replaceAll('\n', '\r\n')],
    ['a unified diff', '--- /dev/null\n+++ b/x\n@@ -0,0 +1 @@\n+a\n'],
    ['a unified diff of git', 'diff --git a/x b/x\nnew file mode 100644\n--- /dev/null\n+++ b/x\n@@ -0,0 +1 @@\n+a\n']
  ])('is read with %s', (_, patch) => {
    const [section, ...others] = readPatch(patch)
    expect([section?.source, section?.target, others]).toEqual([undefined, 'x', []])
    expect(applyHunks('', section?.hunks ?? [])).toHaveProperty('text', 'a\n')
  })

  it('is read with everything that a git diff can contain', () => {
    const git = [
      'From 1234 Mon Sep 17 00:00:00 2001',
      'Subject: several things',
      ' a | 2 +-',
      'diff --git a/old b/new',
      'similarity index 100%',
      'rename from old',
      'rename to new',
      'diff --git a/run b/run',
      'old mode 100644',
      'new mode 100755',
      'diff --git "a/sp\\303\\244t" "b/sp\\303\\244t"',
      'deleted file mode 100644',
      '--- "a/sp\\303\\244t"',
      '+++ /dev/null',
      '@@ -1 +0,0 @@',
      '-x',
      '-- ',
      '2.43.0'
    ]
    expect(readPatch(git.join('\n'))).toMatchObject([
      { source: 'old', target: 'new', hunks: [] },
      { source: 'run', target: 'run', executable: true },
      { source: 'spät', target: undefined }
    ])
  })

  it.each([
    ['--- a/x', '+++ b/x'],
    ['--- a/x', '+++ x'],
    ['--- x', '+++ b/x'],
    ['--- i/x', '+++ w/x'],
    ['--- x\t2026-01-01', '+++ x\t2026-01-02']
  ])('names one file when it starts with %s and %s', (old, current) => {
    const sections = readPatch(`${old}\n${current}\n@@ -1 +1 @@\n-a\n+b\n`)
    expect(sections).toMatchObject([{ source: 'x', target: 'x' }])
  })

  it.each([
    ['is something else', 'hello', /This is not a patch/],
    ['has no end', '*** Begin Patch\n*** Add File: x\n+a\n', /does not end/],
    ['continues after its end', `${add}\nand more`, /"and more" in the patch is outside/],
    ['names no file', '*** Begin Patch\n*** End Patch', /names no file/],
    ['has no lines for a file', update(), /no line with \+ or - for it/],
    ['changes nothing', update('@@', ' x'), /no line with \+ or - for it/],
    ['has a misplaced line', '*** Begin Patch\nbad\n*** End Patch', /"bad" in the patch must be/],
    ['has a misplaced marker', update('@@', '-a', '*** Begin Patch'), /"\*\*\* Begin Patch" in the patch is not/],
    ['adds an unmarked line', '*** Add File: x\n+a\nb\n', /"b" in the patch must start with \+/],
    ['leaves code out', update('@@', '-a', '+// ... rest of the code'), /leaves code out/],
    ['leaves code out of a diff', diff('@@ -1 +1 @@', '-a', '+// ... rest of the code'), /leaves code out/],
    ['is a diff without hunks', '--- a/x\n+++ b/x\n', /has no hunk/],
    ['is a diff of binary files', 'diff --git a/x b/x\nindex 1..2\nBinary files a/x and b/x differ\n', /binary/],
    ['makes a link', 'diff --git a/x b/x\nnew file mode 120000\n--- /dev/null\n+++ b/x\n@@ -0,0 +1 @@\n+y\n', /a link/],
    ['makes a copy', 'diff --git a/x b/y\ncopy from x\ncopy to y\n', /a copy of another file/],
    [
      'renames one file and changes another',
      [
        'diff --git a/a.txt b/b.txt',
        'rename from a.txt',
        'rename to b.txt',
        '--- a/z.txt',
        '+++ b/c.txt',
        '@@ -1 +1 @@',
        '-x',
        '+y',
        ''
      ].join('\n'),
      /diff of z\.txt has other names in its first line/
    ],
    ...[
      ['diff --git a/a.txt b/a.txt', '--- a/q.txt', '+++ b/q.txt'],
      ['diff --git a/a.txt b/a.txt', '--- a/a.txt', '+++ b/q.txt']
    ].map(
      (lines) =>
        [
          `names other files in its first line: ${lines.join(' ')}`,
          [...lines, '@@ -1 +1 @@', '-x', '+y', ''].join('\n'),
          /Write the same names/
        ] as const
    )
  ])('is refused when it %s', (_, patch, reason) => {
    expect(() => readPatch(patch)).toThrow(reason)
  })
})
