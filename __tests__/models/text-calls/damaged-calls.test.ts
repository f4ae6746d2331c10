import { describe, expect, it } from '@jest/globals'
import { parseTextCalls } from '../../../src/models/text-calls/parse.ts'
import { someOf } from '../../support/property-runs.ts'
import { bareFormats, formats, type EditCall } from '../../support/text-call-formats.ts'
import { tools } from '../../support/text-call-tools.ts'

/** Values that hold tags, quotes, brackets and names of parameters. */
const calls: readonly EditCall[] = [
  { path: 'docs/a.md', text: 'hello\nworld', all: true },
  { path: 'a b.ts', text: 'if (a) { b["c"] = `d` }\n', all: false },
  { path: 'x/y.html', text: '<p class="t">Hi</p>\n<b>x</b>', all: true },
  { path: 'k.json', text: '{"path": "z", "text": [1, 2]}', all: true },
  { path: "it's", text: `say 'no', "text": yes`, all: false },
  { path: 'eve', text: 'a, text="b", all=True)', all: true },
  { path: 'vim', text: 'x=1\n<path>\nq\n</path>', all: true },
  { path: 'q.ts', text: '"y', all: true },
  { path: 'n.ts', text: 'foo\\nbar', all: true }
]

/** A tag, a delimiter, or a sign of JSON or Python. */
const TOKEN = /<[^<>\n]{1,60}>|\[\/?[A-Z_]{4,}\]|```\w*|>>>|functools|[{}[\]()",:='\\]/g

interface Damage {
  readonly name: string
  readonly text: string
  readonly isCut: boolean
}

/** Each single damage to the markup of a call. Values stay as they are. */
function damagesTo(whole: string, { path, text }: EditCall): readonly Damage[] {
  const values = [path, text].flatMap((value) => placesOf(whole, value))
  const tokens = [...whole.matchAll(TOKEN)].filter(
    ({ index }) => !values.some(({ from, to }) => index >= from && index < to)
  )
  return tokens.flatMap(({ 0: token, index }) => {
    const before = whole.slice(0, index)
    const after = whole.slice(index + token.length)
    const replaced = (name: string, other: string) => ({
      name: `${name} ${token}`,
      text: before + other + after,
      isCut: false
    })
    const cut = (kept: string) => ({ name: `cut at ${token}`, text: before + kept, isCut: true })
    const half = token.length >> 1
    const misspelled = token.startsWith('</')
      ? [
          replaced('lose a letter of', token.slice(0, half) + token.slice(half + 1)),
          replaced('break', `${token.slice(0, half)}}${token.slice(half)}`)
        ]
      : []
    const parts = token.startsWith('<')
      ? [
          replaced('lose the end of', token.slice(0, -1)),
          replaced('lose the start of', token.slice(1)),
          replaced('lose half of', token.slice(0, half)),
          replaced('turn', token.startsWith('</') ? `<${token.slice(2)}` : `</${token.slice(1)}`)
        ]
      : []
    const spellings = otherSpellings(token).flatMap((other) => [
      replaced(`write ${other} for`, other),
      replaced(`write ${other} before`, other + token),
      replaced(`write ${other} after`, token + other)
    ])
    return [
      ...spellings,
      replaced('lose', ''),
      replaced('double', token + token),
      cut(''),
      cut(token),
      ...parts,
      ...misspelled
    ]
  })
}

/** Closing tags that are misspelled, encoded, or of other formats. */
function otherSpellings(token: string): readonly string[] {
  const [, name = ''] = /^<\/([\w:]+)>$/.exec(token) ?? []
  if (name === '') return []
  return [
    ...[`</${name} >`, `</ ${name}>`, `</${name}\n>`, `<\\/${name}>`, `</${name}s>`, `</${name}=text>`, `</${name}`],
    ...[`</${name.slice(0, 1).toUpperCase()}${name.slice(1)}>`, `</${name.toUpperCase()}>`, `&lt;/${name}&gt;`],
    ...[
      `</\u200b${name}>`,
      `</${name}\u200b>`,
      `</x:${name}>`,
      '</parameter>',
      '</paramter>',
      '</param>',
      '</arg_value>'
    ],
    ...['</value>', '</string>', '</invoke>', '</function>', '</tool_call>', ']]>'],
    ...['[/parameter]', '<|/parameter|>', '</|parameter|>', '</parameter_text>', '＜/parameter＞']
  ]
}

const CLOSING_TAGS = /(<\/[^<>\n]+>)(\s*)(<\/[^<>\n]+>)/g

/** Each pair of closing tags that follow each other, exchanged. */
function exchangesIn(whole: string): readonly Damage[] {
  return [...whole.matchAll(CLOSING_TAGS)].map(({ 0: all, 1: first = '', 2: space = '', 3: second = '', index }) => ({
    name: `exchange ${first} and ${second}`,
    text: whole.slice(0, index) + second + space + first + whole.slice(index + all.length),
    isCut: false
  }))
}

function placesOf(whole: string, value: string): readonly { readonly from: number; readonly to: number }[] {
  const quoted = JSON.stringify(value)
  const forms = new Set([value, quoted.slice(1, -1), JSON.stringify(quoted).slice(3, -3)])
  return [...forms].flatMap((form) =>
    [...whole.matchAll(new RegExp(RegExp.escape(form), 'g'))].map(({ index }) => ({
      from: index,
      to: index + form.length
    }))
  )
}

/** The arguments of the calls that run. */
function run(response: string): readonly string[] {
  return parseTextCalls(response, tools)
    .calls.filter(({ problem }) => problem === undefined)
    .map((call) => call.arguments)
}

/** Formats whose calls need no end: they are complete once the last required parameter is. */
const ENDLESS = new Set(['qwenAlone', 'glm', 'longcat', 'hunyuan', 'grok'])

describe.each(Object.entries({ ...formats, ...bareFormats }))('a damaged call in the format %s', (format, write) => {
  const second = write({ path: 'second.md', text: 'two', all: true })

  it.each(calls)('runs as it was meant or not at all: %j', (call) => {
    const [meant = '', ...others] = run(write(call))
    expect(others).toEqual([])
    const damages = [...damagesTo(write(call), call), ...exchangesIn(write(call))]
    const wrong = someOf(damages, 5).filter(({ text, isCut }) => {
      const allowed = new Set([meant, ...run(second)])
      if (isCut && ENDLESS.has(format)) allowed.add(JSON.stringify({ path: call.path, text: call.text }))
      return [text, ...(isCut ? [] : [`${text}\n${second}`])].some((response) =>
        run(response).some((args) => !allowed.has(args))
      )
    })
    expect(wrong).toEqual([])
  })
})
