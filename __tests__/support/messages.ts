import { globSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'

const root = join(import.meta.dirname, '../..')

/** A text that users can meet: an error they can do something about, why a run ended, or a warning. */
export interface SourceMessage {
  readonly file: string
  /** `…` stands for what is known only when the program runs. */
  readonly text: string
}

/** Files whose every return value is a sentence for users. */
const SENTENCES = ['src/models/failures/explain-model-failure.ts', 'src/settings/model-problems.ts']

const ERRORS = ['UserError', 'UsageError', 'InvalidArgumentError']

/** Parts of a text that the source does not say. */
const UNKNOWN = '…'
const MAX_DEPTH = 12

/** Every message in the source, found by TypeScript's own parser and type checker. */
export function collectMessages(): readonly SourceMessage[] {
  const program = openProgram()
  const checker = program.getTypeChecker()
  const sources = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(join(root, 'src/')))
  const texts = new TextResolver(new Names(checker), sources)
  const found = sources.flatMap((source) =>
    descendants(source)
      .flatMap(messageExpressions)
      .flatMap((expression) => texts.of(expression))
      .filter((text) => /\p{L}{2,}/u.test(text))
      .map((text) => ({ file: relative(root, source.fileName), text }))
  )
  return [...new Map(found.map((message) => [`${message.file}\n${message.text}`, message])).values()]
}

/** Without packages and libraries: what names stand for in our own source needs neither. */
function openProgram(): ts.Program {
  const files = globSync('src/**/*.ts', { cwd: root }).map((path) => join(root, path))
  const options = { noLib: true, types: [], module: ts.ModuleKind.NodeNext, target: ts.ScriptTarget.ESNext }
  const host = ts.createCompilerHost(options)
  host.jsDocParsingMode = ts.JSDocParsingMode.ParseNone
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) => ({ resolvedModule: text.endsWith('.ts') ? ownModule(text, from) : undefined }))
  return ts.createProgram(files, options, host)
}

function ownModule(path: string, from: string): ts.ResolvedModuleFull {
  return { resolvedFileName: join(dirname(from), path), extension: ts.Extension.Ts }
}

function descendants(node: ts.Node): readonly ts.Node[] {
  const nodes: ts.Node[] = [node]
  for (const each of nodes) each.forEachChild((child) => void nodes.push(child))
  return nodes
}

/** The expressions whose texts a node shows to users. */
function messageExpressions(node: ts.Node): readonly ts.Expression[] {
  if (ts.isNewExpression(node) && ERRORS.includes(node.expression.getText())) return node.arguments?.slice(0, 1) ?? []
  if (ts.isReturnStatement(node)) return isInSentences(node) && node.expression ? [node.expression] : []
  const value = ts.isObjectLiteralExpression(node) ? messageOf(node) : undefined
  return value ? [value] : []
}

/** What an outcome, a warning or something that is missing says. */
function messageOf(node: ts.ObjectLiteralExpression): ts.Expression | undefined {
  const kind = propertyOf(node, 'kind')
  if (!kind) return undefined
  const hasText = ts.isStringLiteralLike(kind) && ['warning', 'setting'].includes(kind.text)
  return propertyOf(node, hasText ? 'text' : 'reason')
}

function isInSentences(node: ts.Node): boolean {
  return SENTENCES.includes(relative(root, node.getSourceFile().fileName))
}

function propertyOf(node: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  const property = node.properties.find((each) => each.name?.getText() === name)
  if (property && ts.isPropertyAssignment(property)) return property.initializer
  return property && ts.isShorthandPropertyAssignment(property) ? property.name : undefined
}

/** What names stand for. Needs no types, so it is fast. */
class Names {
  readonly #checker: ts.TypeChecker

  constructor(checker: ts.TypeChecker) {
    this.#checker = checker
  }

  declarationOf(name: ts.Identifier): ts.Declaration | undefined {
    const symbol = ts.isShorthandPropertyAssignment(name.parent)
      ? this.#checker.getShorthandAssignmentValueSymbol(name.parent)
      : this.#checker.getSymbolAtLocation(name)
    const isAlias = symbol !== undefined && (symbol.flags & ts.SymbolFlags.Alias) !== 0
    const { declarations, valueDeclaration } = (isAlias ? this.#checker.getAliasedSymbol(symbol) : symbol) ?? {}
    // Of an overloaded function, the last declaration is the one with a body.
    return declarations?.findLast(ts.isFunctionDeclaration) ?? valueDeclaration
  }

  /** The function that is called by its name. */
  functionOf({ expression }: ts.CallExpression): ts.SignatureDeclaration | undefined {
    const declaration = ts.isIdentifier(expression) ? this.declarationOf(expression) : undefined
    if (declaration && ts.isFunctionDeclaration(declaration)) return declaration
    const value = declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined
    return value && ts.isArrowFunction(value) ? value : undefined
  }
}

/** Follows constants, functions and parameters to the texts that an expression can have. */
class TextResolver {
  readonly #names: Names
  readonly #calls: ReadonlyMap<ts.Node, readonly ts.CallExpression[]>

  constructor(names: Names, sources: readonly ts.SourceFile[]) {
    this.#names = names
    const calls = sources.flatMap((source) => descendants(source).filter(ts.isCallExpression))
    const known = calls.flatMap((call) => {
      const called = names.functionOf(call)
      return called ? [{ called, call }] : []
    })
    const groups = Map.groupBy(known, ({ called }) => called)
    this.#calls = new Map([...groups].map(([called, group]) => [called, group.map(({ call }) => call)]))
  }

  /** Empty if the text comes from elsewhere, such as from another error. */
  of(expression: ts.Expression, depth = 0): readonly string[] {
    if (depth > MAX_DEPTH) return []
    const next = (inner: ts.Expression) => this.of(inner, depth + 1)
    if (ts.isStringLiteralLike(expression)) return [expression.text]
    if (ts.isTemplateExpression(expression)) return [templateText(expression)]
    if (ts.isConditionalExpression(expression)) return [...next(expression.whenTrue), ...next(expression.whenFalse)]
    if (ts.isParenthesizedExpression(expression) || ts.isAsExpression(expression)) return next(expression.expression)
    if (ts.isBinaryExpression(expression)) return this.#binary(expression, depth)
    if (ts.isIdentifier(expression)) return this.#named(expression, depth)
    return ts.isCallExpression(expression) ? this.#called(expression, depth) : []
  }

  #binary({ left, right, operatorToken }: ts.BinaryExpression, depth: number): readonly string[] {
    const [one, other] = [this.of(left, depth + 1), this.of(right, depth + 1)]
    if (operatorToken.kind !== ts.SyntaxKind.PlusToken) return [...one, ...other]
    return [(one[0] ?? UNKNOWN) + (other[0] ?? UNKNOWN)]
  }

  #named(name: ts.Identifier, depth: number): readonly string[] {
    const declaration = this.#names.declarationOf(name)
    if (!declaration) return []
    if (ts.isVariableDeclaration(declaration) && declaration.initializer)
      return this.of(declaration.initializer, depth + 1)
    return ts.isParameter(declaration) ? this.#argumentsFor(declaration, depth) : []
  }

  #argumentsFor(parameter: ts.ParameterDeclaration, depth: number): readonly string[] {
    const index = parameter.parent.parameters.indexOf(parameter)
    const values = (this.#calls.get(parameter.parent) ?? []).flatMap((call) => call.arguments[index] ?? [])
    return values.flatMap((value) => this.of(value, depth + 1))
  }

  #called(call: ts.CallExpression, depth: number): readonly string[] {
    if (ts.isPropertyAccessExpression(call.expression)) {
      const { expression: list, name } = call.expression
      if (name.text === 'join' && ts.isArrayLiteralExpression(list)) {
        return [list.elements.map((element) => this.of(element, depth + 1)[0] ?? UNKNOWN).join('\n')]
      }
    }
    const called = this.#names.functionOf(call)
    return called ? returned(called).flatMap((value) => this.of(value, depth + 1)) : []
  }
}

function templateText({ head, templateSpans }: ts.TemplateExpression): string {
  return head.text + templateSpans.map(({ literal }) => UNKNOWN + literal.text).join('')
}

/** What a function of our own can return. */
function returned(declaration: ts.Node): readonly ts.Expression[] {
  if (!ts.isFunctionDeclaration(declaration) && !ts.isArrowFunction(declaration)) return []
  const { body } = declaration
  if (!body) return []
  if (!ts.isBlock(body)) return [body]
  return descendants(body)
    .filter(ts.isReturnStatement)
    .flatMap(({ expression }) => expression ?? [])
}
