import type {
  AndOr,
  ArithmeticExpression,
  Assignment,
  Case,
  Command,
  For,
  Function as ShellFunction,
  If,
  ParsedScript,
  PipelineNode,
  Redirection,
  Script,
  Statement,
  SyntaxNode,
  Word,
  WordPart
} from 'unbash'
import { startOfGlob } from '../file-lists.ts'
import { readsHome, selectsHome } from '../harmless-settings.ts'
import { literalHereDocument } from '../here-document.ts'
import { READ_SHELL } from '../programs.ts'
import { literalWord, NotUnderstood, type ScriptCommand, type ShellWord, type SimpleCommand } from '../shell-command.ts'
import { afterCd, inUnknownFolder, type WorkingDirectory } from '../working-directory.ts'
import { evaluateArithmetic } from './arithmetic.ts'
import { assign, checkLoopVariable, readPrefix, type AssignmentScope } from './assignments.ts'
import { builtinNames, declare, isDeclaration } from './declarations.ts'
import { expandWord, valueOfWord, type WordForms, type WordScope } from './expand-word.ts'
import { outputOfSubstitution } from './output-of-substitution.ts'
import { readRedirections, type RedirectionScope } from './redirections.ts'
import { functionsIn, isOfInput, runsAny, mustHaveSucceeded, OTHER_INPUT, withoutCommand } from './syntax.ts'
import { readTest } from './test-expression.ts'
import { knownValue, UNKNOWN, type Value } from './values.ts'
import { assignedIn, readOnlyIn, Variables, type AssignedNames } from './variables.ts'
import { formsOf } from './word-forms.ts'

const MAX_DEPTH = 40
const MAX_COMMANDS = 1_000
/** Of a longer pipeline, only the last commands are kept. */
const MAX_PIPED = 20

/**
 * Splits a script into all simple commands that it can run, with the words that each can get, as far as they are known. Used
 * only in a sandbox. Refuses every construct that is not named here.
 *
 * Values are followed along every path: after a branch or a loop, all values that were possible in it are possible. Code that
 * runs repeatedly sees its own variables as unknown.
 */
export function readScript(script: Script, directory: WorkingDirectory): readonly ScriptCommand[] {
  const reader = new ScriptReader(script, directory)
  reader.statements(script.commands, { isTop: true })
  if (reader.setsHome && reader.commands.some(({ command }) => command.some(({ value }) => readsHome(value)))) {
    throw new NotUnderstood(
      'With another home folder, git could run what its settings there name; leave out git or HOME.'
    )
  }
  return reader.loadsFromTree ? reader.commands.map((each) => ({ ...each, runsProject: true })) : reader.commands
}

/** Walks a script once and collects its simple commands. */
class ScriptReader {
  readonly commands: ScriptCommand[] = []
  setsHome = false
  loadsFromTree = false
  #variables: Variables
  #directory: WorkingDirectory
  #pipedFrom: readonly SimpleCommand[] = []
  #depth = 0
  #isInFunction = false
  /** The functions that are defined so far, and all of the script. */
  readonly #functions = new Set<string>()
  readonly #functionNames: ReadonlySet<string>
  readonly #setByFunctions: AssignedNames
  /** What is set anywhere in the script. */
  readonly #assigned: AssignedNames
  readonly #readOnly: ReadonlySet<string>

  constructor(script: Script, directory: WorkingDirectory) {
    this.#directory = directory
    const functions = functionsIn(script)
    this.#functionNames = new Set(functions.map(({ name }) => name.value))
    this.#setByFunctions = assignedIn(functions)
    this.#assigned = assignedIn([script])
    this.#readOnly = readOnlyIn(script)
    this.#variables = new Variables(this.#readOnly)
  }

  statements(statements: readonly Statement[], { isTop = false } = {}): void {
    this.#depth += 1
    if (this.#depth > MAX_DEPTH) throw new NotUnderstood('The commands are nested too deeply; split the line.')
    statements.forEach((statement, index) => {
      if (isTop && statement.background && index === statements.length - 1) {
        throw new NotUnderstood(
          'A background command (&) ends when this call ends; remove the &, or use it in the same line: node a.js & sleep 2; curl localhost:3000; kill $!'
        )
      }
      if (isTop && !statement.background && statement.command.type === 'Function') this.#define(statement.command)
      else this.#list(statement)
    })
    this.#depth -= 1
  }

  #list({ command, background }: Statement): void {
    const start = this.#directory
    const work = () => {
      if (command.type === 'AndOr') this.#andOr(command)
      else this.#pipeline(command)
    }
    if (background) this.#inSubshell(work)
    else work()
    // The folder is known only within `cd x && …`. After it, the shell may be in either.
    if (this.#directory !== start) this.#directory = inUnknownFolder(this.#directory)
  }

  #andOr(list: AndOr): void {
    const { commands, operators } = list
    const start = this.#directory
    // The state if the commands since the last || were skipped.
    let skipped: Variables | undefined
    const isSure = mustHaveSucceeded(list)
    commands.forEach((node, index) => {
      const operator = operators[index - 1]
      if (operator === '||') {
        if (this.#directory !== start) this.#directory = inUnknownFolder(start)
        if (skipped) this.#variables.joinWith(skipped)
        skipped = undefined
      }
      const before = operator === undefined ? undefined : this.#variables.copy()
      this.#pipeline(node, isSure[index] ? operators[index] : undefined)
      if (operator === '||' && before) this.#variables.joinWith(before)
      if (operator === '&&' && before) {
        if (skipped) before.joinWith(skipped)
        skipped = before
      }
    })
    if (skipped) this.#variables.joinWith(skipped)
  }

  #pipeline(node: PipelineNode, next?: string): void {
    if (node.type !== 'Pipeline') {
      this.#command(node, next)
      return
    }
    const outer = this.#pipedFrom
    for (const command of node.commands) {
      const first = this.commands.length
      if (node.commands.length === 1) this.#command(command, next)
      else {
        this.#inSubshell(() => {
          this.#command(command, undefined)
        })
      }
      const added = this.commands.slice(first).map((each) => each.command)
      // A function or a group can print what none of its commands got from the one before.
      const isPlain =
        command.type === 'Command' &&
        added.length > 0 &&
        added.every(([name]) => name.value === command.name?.value) &&
        !command.redirects.some(isOfInput)
      const all = [...this.#pipedFrom, ...(isPlain ? [] : [OTHER_INPUT]), ...added]
      this.#pipedFrom = all.length > MAX_PIPED ? [OTHER_INPUT, ...all.slice(-MAX_PIPED)] : all
    }
    this.#pipedFrom = outer
  }

  #command(node: PipelineNode, next: string | undefined): void {
    switch (node.type) {
      case 'Command':
        this.#simple(node, next)
        return
      case 'Redirected':
        readRedirections(node.redirects, this.#redirectionScope())
        this.#withInput(node.redirects, () => {
          this.#command(node.command, next)
        })
        return
      case 'Subshell':
        this.#inSubshell(() => {
          this.statements(node.body.commands)
        })
        return
      case 'BraceGroup':
        this.statements(node.body.commands)
        return
      case 'If':
        this.#if(node)
        return
      case 'While':
        this.#loop([node.clause, node.body], () => {
          this.statements(node.clause.commands)
          this.statements(node.body.commands)
        })
        return
      case 'For':
        this.#for(node)
        return
      case 'ArithmeticFor':
        if (node.initialize) this.#arithmetic(node.initialize)
        this.#loop([node], () => {
          if (node.test) this.#arithmetic(node.test)
          this.statements(node.body.commands)
          if (node.update) this.#arithmetic(node.update)
        })
        return
      case 'Case':
        this.#case(node)
        return
      case 'TestCommand':
        readTest(node.expression, { value: this.#value, variables: this.#variables })
        return
      case 'ArithmeticCommand':
        if (node.expression || node.body.trim() !== '') this.#arithmetic(node.expression)
        return
      case 'Function':
        throw new NotUnderstood('Define functions at the start of the line, outside of other commands.')
      default:
        throw new NotUnderstood(`${node.type.toLowerCase()} is not understood.`)
    }
  }

  #if({ clause, then, elif, else: otherwise }: If): void {
    const results: Variables[] = []
    for (const branch of [{ clause, then }, ...elif]) {
      this.statements(branch.clause.commands)
      const before = this.#variables
      this.#variables = before.copy()
      this.statements(branch.then.commands)
      results.push(this.#variables)
      this.#variables = before
    }
    this.statements(otherwise?.commands ?? [])
    for (const result of results) this.#variables.joinWith(result)
  }

  #case({ word, items }: Case): void {
    this.#value(word)
    const before = this.#variables
    const results = items.map(({ pattern, body }) => {
      this.#variables = before.copy()
      for (const each of pattern) this.#value(each)
      this.statements(body.commands)
      return this.#variables
    })
    this.#variables = before
    // With ;& and ;;& another branch can follow, so nothing is known of what the branches set.
    if (items.some(({ terminator }) => terminator !== undefined && terminator !== ';;')) {
      this.#variables.widen(assignedIn(items))
    }
    for (const result of results) this.#variables.joinWith(result)
  }

  #for({ name, wordlist, body }: For): void {
    const words = (wordlist ?? []).flatMap((word) => this.#expand(word).flat())
    const values = words.flatMap((word): Value => {
      if (word.isOpen) return [{ text: word.value, isOpen: true }]
      return word.isGlob ? [{ text: startOfGlob(word.value), isOpen: true }] : knownValue(word.value)
    })
    checkLoopVariable(name.value)
    this.#loop([body], () => {
      this.#variables.set(name.value, wordlist ? values : UNKNOWN)
      this.statements(body.commands)
    })
  }

  #loop(nodes: readonly SyntaxNode[], work: () => void): void {
    const before = this.#variables.copy()
    const start = this.#directory
    const runs = (isNamed: (name: string) => boolean) => nodes.some((node) => runsAny(node, isNamed))
    // Attack: x=ls; f() { x=curl; }; for i in 1 2; do $x http://a; f; done
    const callsFunction = runs(
      (name) => this.#functionNames.has(name) || (this.#functionNames.size > 0 && /[$`]/.test(name))
    )
    const startFolder = callsFunction || runs((name) => MAY_CHANGE_FOLDER.test(name)) ? inUnknownFolder(start) : start
    if (runs((name) => SOURCES.test(name))) this.#variables.forget()
    if (callsFunction) this.#variables.widen(this.#setByFunctions)
    this.#directory = startFolder
    this.#variables.widen(assignedIn(nodes))
    work()
    this.#variables.joinWith(before)
    if (this.#directory === startFolder) this.#directory = start
  }

  #define({ name, body }: ShellFunction): void {
    // Attack: a function replaces a builtin, so that `cd` or `read` does something other than what was judged.
    if (!/^[A-Za-z_]\w*$/.test(name.value) || builtinNames.has(name.value)) {
      throw new NotUnderstood(`A function cannot be called ${name.value}.`)
    }
    if (body.type === 'CompoundList') throw new NotUnderstood('The function has no body.')
    const before = [this.#variables, this.#directory] as const
    this.#variables = new Variables(this.#readOnly)
    // Attack: unset -v RANDOM; RANDOM='a[$(id)]'; f() { echo $((RANDOM)); }; f
    this.#variables.widen(this.#assigned)
    this.#directory = inUnknownFolder(this.#directory)
    this.#functions.delete(name.value)
    this.#isInFunction = true
    this.#command(body, undefined)
    this.#isInFunction = false
    this.#functions.add(name.value)
    ;[this.#variables, this.#directory] = before
  }

  /** Reads a command whose standard input can come from elsewhere. */
  #withInput(redirects: readonly Redirection[], work: () => void): void {
    const outer = this.#pipedFrom
    if (redirects.some(isOfInput)) this.#pipedFrom = [...outer, OTHER_INPUT]
    work()
    this.#pipedFrom = outer
  }

  #inSubshell<Result>(work: () => Result): Result {
    const before = [this.#variables, this.#directory] as const
    this.#variables = this.#variables.copy()
    const result = work()
    ;[this.#variables, this.#directory] = before
    return result
  }

  #simple(node: Command, next: string | undefined): void {
    const first = this.commands.length
    const script = scriptOfInput(node)
    readRedirections(node.redirects, this.#redirectionScope())
    const assignments = node.prefix.filter((part) => part.type === 'Assignment')
    if (!node.name) {
      for (const assignment of assignments) this.#assign(assignment)
      return
    }
    let runsProject = false
    for (const assignment of assignments) {
      runsProject = readPrefix(assignment, node.name.value, this.#assignmentScope()) || runsProject
      this.setsHome ||= selectsHome(assignment.name)
    }
    if (node.name.value === 'local' && !this.#isInFunction)
      throw new NotUnderstood('Outside of a function, local sets nothing.')
    if (KEEPS_VARIABLES.test(node.name.value)) this.#forgetPrefix(assignments)
    // Attack: git() { :; }; unset git; git push --force
    if (node.name.value === 'unset' && this.#functionNames.size > 0 && node.args[0]?.text !== '-v')
      throw new NotUnderstood('unset can remove a function; write unset -v for variables.')
    if (isDeclaration(node.name.value)) {
      declare(node, { variables: this.#variables, expand: this.#expand, value: this.#value, assign: this.#assign })
      return
    }
    const words = [node.name, ...node.args].map((word) => this.#argument(word))
    const substituted = this.commands.slice(first).map(({ command }) => command)
    const forms = formsOf(words)
    const outer = this.#pipedFrom
    this.#withInput(node.redirects, () => {
      for (const form of forms) this.#run(form, { substituted, script, runsProject })
    })
    const run = forms.map(withoutCommand)
    // What follows `exec < list` reads that file too.
    if (run.some(([name]) => name?.value === 'exec')) this.#pipedFrom = [...outer, OTHER_INPUT]
    // Attack: x=ls; e=; x=curl $e; $x http://a
    const keepsPrefix = (name: string) => KEEPS_VARIABLES.test(name) || this.#functionNames.has(name)
    if (forms.some(([name]) => !name || keepsPrefix(name.value))) this.#forgetPrefix(assignments)
    if (run.some(([name]) => CHANGES_FOLDER.test(name?.value ?? ''))) this.#changeFolder(run, next)
  }

  /** After variables that were set before a command, and that may have stayed set. */
  #forgetPrefix(assignments: readonly Assignment[]): void {
    for (const { name } of assignments) this.#variables.set(name, UNKNOWN)
  }

  #run(
    words: readonly ShellWord[],
    {
      substituted,
      script,
      runsProject
    }: { substituted: readonly SimpleCommand[]; script: string | undefined; runsProject: boolean }
  ): void {
    const [name, ...others] = words
    // Without a name, nothing runs.
    if (!name) return
    if (name.isGlob || name.isOpen || !/^[\x21-\x7e]+$/.test(name.value) || name.value.startsWith('-')) {
      throw new NotUnderstood(
        'Spell out the name of the program in plain ASCII. What a variable or a substitution names cannot be checked.'
      )
    }
    if (this.#functionNames.has(name.value) && !this.#functions.has(name.value)) {
      throw new NotUnderstood(`${name.value} is called before its definition ends.`)
    }
    if (this.#functions.has(name.value)) {
      this.#variables.widen(this.#setByFunctions)
      this.#directory = inUnknownFolder(this.#directory)
      return
    }
    if (this.commands.length >= MAX_COMMANDS)
      throw new NotUnderstood(`The line has more than ${MAX_COMMANDS} commands; split it.`)
    // What it sets is not known, and could change what a variable of this script names.
    if (SOURCES.test(withoutCommand(words)[0]?.value ?? '')) {
      if (this.#isInFunction) throw new NotUnderstood(`${name.value} is not understood in a function.`)
      this.#variables.forget()
      this.#directory = inUnknownFolder(this.#directory)
    }
    const given = script === undefined ? others : [literalWord('-c'), literalWord(script)]
    this.commands.push({
      command: [name, ...given],
      directory: this.#directory,
      pipedFrom: this.#pipedFrom,
      ...(runsProject && { runsProject }),
      ...(substituted.length > 0 && { substituted })
    })
  }

  #changeFolder(forms: WordForms, next: string | undefined): void {
    const [form] = forms
    const target = form?.[1]
    this.#directory =
      forms.length === 1 && next === '&&' && target && !target.isOpen && !target.isGlob && !/^[-~+]/.test(target.value)
        ? afterCd(this.#directory, target.value)
        : inUnknownFolder(this.#directory)
  }

  #argument(word: Word | Assignment): WordForms {
    if (word.type === 'Word') return this.#expand(word)
    if (word.value.type === 'ArrayValue' || word.index) throw new NotUnderstood('An array is not understood here.')
    const start = word.name + (word.append ? '+=' : '=')
    return this.#value(word.value).map(({ text, isOpen }) => [
      { value: start + text, isGlob: false, ...(isOpen && { isOpen }) }
    ])
  }

  #assign = (assignment: Assignment): void => {
    this.loadsFromTree = assign(assignment, this.#assignmentScope()) || this.loadsFromTree
    this.setsHome ||= selectsHome(assignment.name)
  }

  #arithmetic = (expression: ArithmeticExpression | undefined): void => {
    evaluateArithmetic(expression, { variables: this.#variables, parts: this.#parts, substitute: this.#substitute })
  }

  #expand = (word: Word): WordForms => expandWord(word, this.#scope())

  #value = (word: Word): Value => valueOfWord(word, this.#scope())

  /** The value of text in double quotes, such as that of a here-document. */
  #parts = (parts: readonly WordPart[]): Value => {
    const quoted = { type: 'DoubleQuoted', pos: 0, end: 0, text: '', parts } as WordPart
    return valueOfWord({ type: 'Word', text: '', value: '', pos: 0, end: 0, parts: [quoted] }, this.#scope())
  }

  #scope(): WordScope {
    return {
      variables: this.#variables,
      root: this.#directory.root,
      substitute: this.#substitute,
      arithmetic: this.#arithmetic
    }
  }

  #assignmentScope(): AssignmentScope {
    return { directory: this.#directory, words: this.#scope(), expand: this.#expand, value: this.#value }
  }

  #redirectionScope(): RedirectionScope {
    return { directory: this.#directory, expand: this.#expand, value: this.#value, parts: this.#parts }
  }

  /** Reads the commands of a substitution, and returns what is known of their output. */
  #substitute = (script: ParsedScript | undefined): Value => {
    // A script with an error can lack the commands around it.
    if (!script || (script.errors ?? []).length > 0)
      throw new NotUnderstood('A substitution is not understood; check its quotes and brackets.')
    const first = this.commands.length
    const outer = this.#pipedFrom
    this.#pipedFrom = []
    this.#inSubshell(() => {
      this.statements(script.commands)
    })
    this.#pipedFrom = outer
    return outputOfSubstitution(script, this.commands.slice(first), this.#directory.root)
  }
}

const posixShell = new RegExp(`^(/usr)?(/bin/)?${READ_SHELL}$`)

/** The script that a shell reads from its here-document. */
function scriptOfInput({ name, args, redirects }: Command): string | undefined {
  if (!posixShell.test(name?.value ?? '') || args.some((arg) => !/^-[seux]+$/.test(arg.text))) return undefined
  // Attack: in bash <<'A' <<'B', the second document replaces the first.
  const [document, ...others] = redirects.filter(isOfInput)
  if (document?.type !== 'HereDoc' || others.length > 0) return undefined
  const script = literalHereDocument(document)
  if (script === undefined)
    throw new NotUnderstood('The script in the here-document has parts that are not known; quote its delimiter.')
  return script
}

// In POSIX, variables that are set before one of these stay set. dash and a bash that is started as sh do so.
const KEEPS_VARIABLES =
  /^(:|\.|break|continue|eval|exec|exit|export|readonly|return|set|shift|times|trap|unset|source)$/
const CHANGES_FOLDER = /^(cd|pushd|popd|source|\.)$/
/** In the source of a script, where a variable can be the name. */
const MAY_CHANGE_FOLDER = /^(cd|pushd|popd|source|\.)$|[$`]/
const SOURCES = /^(source|\.)$/
