import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import ts from 'typescript'

const root = join(import.meta.dirname, '../..')

interface NamedFile {
  /** Where the text is, in the repository. */
  readonly place: string
  readonly path: string
  /** True for the argument of a function that makes it a URL. */
  readonly isUrl: boolean
}

const URL_FUNCTIONS: ReadonlySet<string> = new Set(['documentationUrl', 'rawUrl'])

const named = globSync('{src,emulators}/**/*.ts', { cwd: root }).flatMap(filesNamedIn)
const { files: published } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { files: string[] }

/** Each file of docs/ and examples/ that a text of the program names. */
function filesNamedIn(file: string): readonly NamedFile[] {
  const text = readFileSync(join(root, file), 'utf8')
  if (!/docs|examples/.test(text)) return []
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true)
  const found: NamedFile[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      const call = node.parent
      const isUrl = ts.isCallExpression(call) && URL_FUNCTIONS.has(call.expression.getText())
      for (const [path] of node.text.matchAll(/(?<![\w/.])(?:docs|examples)\/[\w./-]*\w\.(?:md|yml|json|html)\b/g))
        found.push({ place: file, path, isUrl })
    }
    node.forEachChild(visit)
  }
  visit(source)
  return found
}

it('never names by its path a file that the published package lacks', () => {
  const isPublished = ({ path }: NamedFile) => published.some((entry) => path.startsWith(`${entry}/`))
  expect(named.filter((one) => !one.isUrl && !isPublished(one))).toEqual([])
})

it('links to files that exist', () => {
  const links = named.filter(({ isUrl }) => isUrl)
  expect(links.length).toBeGreaterThan(5)
  expect(links.filter(({ path }) => !existsSync(join(root, path)))).toEqual([])
})
