import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parse } from '@babel/parser'
import { expect, it } from '@jest/globals'
import { compact } from '../../scripts/compact.ts'

/** The tokens of a module, without comments, as they are written. */
function tokensOf(code: string): readonly string[] {
  const { tokens = [] } = parse(code, { sourceType: 'module', tokens: true })
  return (tokens as readonly { type: unknown; start: number; end: number }[])
    .filter(({ type }) => typeof type !== 'string')
    .map(({ start, end }) => code.slice(start, end))
}

it('drops comments, indentation and insignificant spaces', () => {
  const code = '/** Adds. */\nexport function add(a, b) {\n    // the sum\n    return a + b /* here */\n}\n'
  expect(compact(code)).toBe('export function add(a,b){\nreturn a+b\n}\n')
})

it('keeps each statement on its line', () => {
  expect(compact('a()\n\n\n   b()\n')).toBe('a()\nb()\n')
})

it('keeps what a license asks to keep', () => {
  expect(compact('/*! MIT License. A. Author */\na()\n// @license ISC\nb()\n/* gone */')).toBe(
    '/*! MIT License. A. Author */\na()\n// @license ISC\nb()\n'
  )
  expect(compact('/** @license A */\na()\n/** @license A */\nb()\n')).toBe('/** @license A */\na()\nb()\n')
})

it.each([
  ['a line break that ends a statement', 'let a = 1\nlet b = a\n++b\nexport { b }'],
  ['a line break in a comment', 'let a = 1 /*\n*/ let b = 2'],
  ['a return before a line break', 'function f() { return /*\n*/ 1 }'],
  ['operators that would merge', 'let a = 1, b = 2; a = a + +b; a = a - -b; a = a - --b; a = a ++ + b; a = a - + b'],
  ['division', 'let a = 4, g = 2; a = a / /2/g.lastIndex; a = a * /2/g.lastIndex / g; a /= 2'],
  ['what looks like the end of a comment', 'let a = 3, b = 1; while (a -- > b) {} b = a * b ** - a'],
  ['a number before a method', 'const a = 5 .toFixed(1) + 5. .toFixed(1)'],
  ['a choice of a fraction', 'const a = true ? .5 : .25'],
  ['what looks like a comment of HTML', 'let a = 3, b = 1; const c = a < ! --b; while (a -- > 0) {}'],
  [
    'regular expressions',
    'const a = "x" .replace( / \\/\\* {2}[/] /g , "" ); const b = 4 / 2 / 1; if (b) /re/ .test(a)'
  ],
  ['templates', 'const a = `  two  ${ `in ${ 1 + 1 }  // no comment` }\n    /* kept */  ${ { b: `}` } . b }`'],
  ['strings', 'const a = "  // no comment  /* */ ", b = \'\\\n   continued\''],
  [
    'private names and keys',
    'class A { # a = 1; static  async * [ "x" ] ( ) { } get  b ( ) { return this . # a } }'.replaceAll('# a', '#a')
  ],
  [
    'patterns beside words and operators',
    'const a = /b/ in {}, c = /d/g instanceof Object, e = "f".split(/g/) - 1 / /h/.exec("h") ?? typeof /i/ + 4 / 2; () => { return /j/ }'
  ],
  [
    'operators beside words',
    'const a = 1e3 + 0x1e + 2, b = a * 2 ** - a - ~ a % 3 ^ ! a, c = "d" + `e` + \'f\' * 1, g = a - - a + + a; function * h() { yield * [ - 1 ] } export * from "x"; import * as y from "y"'
  ],
  ['properties', 'const a = b .c .d + 5 .toFixed() + 0x1f .toFixed() + 1e3 .toFixed() + b . e'],
  ['words beside operators', 'const a = typeof  void  0, b = "x" in  {}, c = !  a instanceof  Object; await  0'],
  ['imports', 'import  a , { join  as  b } from  "node:path" ; export  *  as  d  from "node:fs"; import ( "node:os" )']
])('keeps the tokens of %s', (_, code) => {
  expect(tokensOf(compact(code))).toEqual(tokensOf(code))
})

it('changes no value', async () => {
  const code =
    'let a = 1\nconst t = `  x\n    ${ a }  // y`\nfunction f() { return /*\n*/ 5 }\nexport const all = [ t, f(), 5 .toFixed(1), a < ! --a, /[ /]  /.source ]'
  const load = async (text: string) =>
    ((await import(`data:text/javascript,${encodeURIComponent(text)}`)) as { all: unknown }).all
  expect(await load(compact(code))).toEqual(await load(code))
})

// Code of many authors, in many styles.
it.each(['commander/lib/command.js', 'undici/lib/web/fetch/index.js', 'sax/lib/sax.js', '@babel/parser/lib/index.js'])(
  'keeps the tokens of %s, and makes it smaller',
  (path) => {
    const modules = createRequire(import.meta.url)
      .resolve('typescript')
      .replace(/typescript\/lib\/.*$/, '')
    const code = readFileSync(modules + path, 'utf8')
    const compacted = compact(code)
    expect(tokensOf(compacted)).toEqual(tokensOf(code))
    expect(compacted.length).toBeLessThan(0.9 * code.length)
    expect(compact(compacted)).toBe(compacted)
  }
)
