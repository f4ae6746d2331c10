import { describe, expect, it } from '@jest/globals'
import { builtInMatchers } from '../../src/diagnostics/built-in-matchers.ts'
import { uniqueSorted, formatDiagnostic } from '../../src/diagnostics/diagnostic.ts'
import { applyMatchers } from '../../src/diagnostics/problem-matcher.ts'
import { MATCHERS, type MatcherName, type MatcherPattern } from '../../src/settings/diagnostics-schema.ts'

const shown = (name: MatcherName, output: string) => applyMatchers(builtInMatchers[name], output)?.map(formatDiagnostic)

/** Recorded output of the programs. */
const recorded: readonly (readonly [MatcherName, string, readonly string[]])[] = [
  [
    'tsc',
    "src/a(b).ts(1,7): error TS2322: Type 'string' is not assignable to type 'number'.\nerror TS18003: No inputs were found.\nFound 2 errors.",
    [
      "src/a(b).ts:1:7 error: Type 'string' is not assignable to type 'number'. (TS2322)",
      '(no file) error: No inputs were found. (TS18003)'
    ]
  ],
  [
    'eslint-stylish',
    "\n/tree/a.js\n  1:7   error    'a' is assigned a value but never used  no-unused-vars\n  2:1   warning  Unexpected console statement              no-console\n\n/tree/b.ts\n  3:5  error  Parsing error: Unexpected token\n\n✖ 3 problems (2 errors, 1 warning)\n",
    [
      "/tree/a.js:1:7 error: 'a' is assigned a value but never used (no-unused-vars)",
      '/tree/a.js:2:1 warning: Unexpected console statement (no-console)',
      '/tree/b.ts:3:5 error: Parsing error: Unexpected token'
    ]
  ],
  [
    'eslint-unix',
    "/tree/a.js:1:7: 'a' is not defined. [Error/no-undef]\n/tree/b.js:2:1: Parsing error: x [Error]\n\n2 problems\n",
    ["/tree/a.js:1:7 error: 'a' is not defined. (no-undef)", '/tree/b.js:2:1 error: Parsing error: x']
  ],
  [
    'ruff',
    'a.py:2:7: invalid-syntax: Expected a parameter or the end of the parameter list\nb.py:1:8: F401 [*] `os` imported but unused\nb.py:3:7: F821 Undefined name `undefined_name`\nFound 3 errors.\n[*] 1 fixable with the `--fix` option.',
    [
      'a.py:2:7 error: Expected a parameter or the end of the parameter list (invalid-syntax)',
      'b.py:1:8 warning: `os` imported but unused (F401)',
      'b.py:3:7 error: Undefined name `undefined_name` (F821)'
    ]
  ],
  [
    'flake8',
    "./a.py:2:8: E999 SyntaxError: invalid syntax\n./b.py:2:11: E401 multiple imports on one line\n./b.py:3:7: F821 undefined name 'x'",
    [
      './a.py:2:8 error: SyntaxError: invalid syntax (E999)',
      './b.py:2:11 warning: multiple imports on one line (E401)',
      "./b.py:3:7 error: undefined name 'x' (F821)"
    ]
  ],
  [
    'go-vet',
    '# example.com/m\n./a.go:6:2: fmt.Printf format %d has arg "x" of wrong type string\nvet: ./b.go:7:12: undefined: y\n',
    ['./a.go:6:2 error: fmt.Printf format %d has arg "x" of wrong type string', './b.go:7:12 error: undefined: y']
  ],
  [
    'cargo',
    'src/main.rs:1:5: warning: unused import: `std::fs`\nsrc/main.rs:2:26: error[E0308]: mismatched types: expected `i32`, found `&str`\nwarning: `c` (bin "c") generated 1 warning\nerror: could not compile `c` (bin "c") due to 1 previous error\n',
    [
      'src/main.rs:1:5 warning: unused import: `std::fs`',
      'src/main.rs:2:26 error: mismatched types: expected `i32`, found `&str` (E0308)'
    ]
  ],
  [
    'maven',
    '[WARNING] /w/src/main/java/t/A.java:[3,8] [deprecation] stop() in Thread has been deprecated\n[ERROR] COMPILATION ERROR : \n[ERROR] /w/src/main/java/t/A.java:[5,5] cannot find symbol\n  symbol:   class B\n[ERROR] Failed to execute goal org.apache.maven.plugins:maven-compiler-plugin:3.1:compile (default-compile) on project a: Compilation failure\n',
    [
      '/w/src/main/java/t/A.java:3:8 warning: [deprecation] stop() in Thread has been deprecated',
      '/w/src/main/java/t/A.java:5:5 error: cannot find symbol'
    ]
  ],
  [
    'gcc',
    'a.c: In function ‘main’:\na.c:3:5: warning: unused variable ‘x’ [-Wunused-variable]\na.c:9: fatal error: no.h: No such file\na.py:3: error: Incompatible types in assignment  [assignment]\nIn a.sh line 2: note\n',
    [
      'a.c:3:5 warning: unused variable ‘x’ (-Wunused-variable)',
      'a.c:9 error: no.h: No such file',
      'a.py:3 error: Incompatible types in assignment (assignment)'
    ]
  ]
]

describe('a built-in matcher', () => {
  it.each(recorded)('reads the output of %s', (name, output, expected) => {
    expect(shown(name, output)).toEqual(expected)
  })

  it('is covered by the recorded outputs', () => {
    expect(recorded.map(([name]) => name)).toEqual([...MATCHERS])
  })

  it.each(MATCHERS)('%s finishes on lines designed to be slow', (name) => {
    const line = `${'a:1:'.repeat(500)}(${'1,'.repeat(500)}${' '.repeat(5_000)}`
    expect(shown(name, `${line}\n`.repeat(300))).toBeDefined()
  })
})

describe('a problem matcher', () => {
  const read = (patterns: readonly MatcherPattern[], output: string, severity = 'error') =>
    applyMatchers([{ severity, patterns }], output)?.map(formatDiagnostic)

  const file = { regexp: '^in (.*)$', file: 1 }
  const message = { regexp: String.raw`^ +(\d+) (.*)$`, line: 1, message: 2 }

  it('joins consecutive lines only', () => {
    expect(read([file, message], 'in a\n 1 x\n 2 y\nin b\n\n 3 z\nin c\n 4 w')).toEqual([
      'a:1 error: x',
      'c:4 error: w'
    ])
  })

  it('continues with the same file while its last pattern loops', () => {
    const patterns = [file, { ...message, loop: true }]
    expect(read(patterns, 'in a\n 1 x\n 2 y\n\n 3 z\nin b\n 4 w')).toEqual([
      'a:1 error: x',
      'a:2 error: y',
      'b:4 error: w'
    ])
  })

  it('starts again after an incomplete diagnostic of three lines', () => {
    const patterns = [file, { regexp: '^at (.*)$', code: 1 }, message]
    expect(read(patterns, 'in a\nin b\nat E1\n 1 x\nat E2\n 2 y')).toEqual(['b:1 error: x (E1)'])
  })

  it.each([
    ['warning', 'Warning: x', 'warning'],
    ['hints', 'hint: x', 'notice'],
    ['unknown words as an error', 'E: x', 'error'],
    ['no word as the default', ': x', 'warning']
  ])('reads a severity of %s', (_, output, expected) => {
    const patterns = [{ regexp: '^(.*): (.*)$', severity: 1, message: 2 }]
    expect(read(patterns, output, 'warning')).toEqual([`(no file) ${expected}: x`])
  })

  it('resolves a file relative to the file that names it', () => {
    const patterns = [{ regexp: '^(.*) (.*) (.*)$', fromPath: 1, file: 2, message: 3 }]
    expect(read(patterns, 'p/q.proj a x\nq.proj b y\np/q.proj /c z')).toEqual([
      'p/a error: x',
      'b error: y',
      '/c error: z'
    ])
  })

  it('gives up on an expression that would take years', () => {
    expect(read([{ regexp: '^(a+)+$', message: 1 }], `${'a'.repeat(50)}!`)).toBeUndefined()
  })

  it('limits the number of diagnostics', () => {
    expect(read([{ regexp: '(.)', message: 1 }], 'x\n'.repeat(20_000))).toHaveLength(5_000)
  })
})

it('sorts diagnostics by path and line, without duplicates', () => {
  const output = 'b:2:1: error: x\na:10:1: error: y\na:9:1: error: z\nb:2:1: error: x\n'
  const diagnostics = applyMatchers(builtInMatchers.gcc, output) ?? []
  expect(uniqueSorted(diagnostics).map(formatDiagnostic)).toEqual([
    'a:9:1 error: z',
    'a:10:1 error: y',
    'b:2:1 error: x'
  ])
})
