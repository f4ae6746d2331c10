import type { MatchedCommand, WordRules } from './matched-command.ts'
import { packagesPosition } from './passed-on.ts'

const registryPackage = /^(@[\w.*-]+\/)?!?[\w.*-]+(@(npm:[@\w./-]*@?)?[\w.^~<>=*+| -]*)?$/
const archive = /\.(tgz|tar|tar\.\w+|zip)$/i
/** A scheme, or a host after @: no folder. */
const address = /^[a-z][\w+.-]*:|:\/\/|^[^\s/]+@[^\s/]+:/i

/** A wildcard stands for packages of the registry and folders of the repository, not for addresses. */
export function checkPackages({ program, words, wild, rules, directory }: MatchedCommand): string | undefined {
  const start = packagesPosition(words, rules) ?? words.length
  const isPackage = (word: string) =>
    (registryPackage.test(word) || /^\.\.?(\/|$)/.test(word) || word.startsWith(`${directory.root ?? ''}/`)) &&
    !archive.test(word)
  const refused = words.find((_, index) => {
    if (!wild.has(index)) return false
    const { kind, text } = meaningOf(words, index, rules)
    if (kind === 'folder') return address.test(text) || archive.test(text)
    return kind === 'operand' && index > start && !isPackage(text)
  })
  return refused === undefined ? undefined : `${program} runs the code that it gets from ${refused}; name it in a rule.`
}

interface Meaning {
  /** `folder`: selects packages or a folder to work in, so it can have slashes. */
  readonly kind: 'folder' | 'text' | 'option' | 'operand'
  readonly text: string
}

/** What a word is by its position. The value in an option's word counts as an operand unless the option is known. */
function meaningOf(words: readonly string[], index: number, rules: WordRules): Meaning {
  const word = words[index] ?? ''
  if (words.slice(0, index).includes('--')) return { kind: 'operand', text: word }
  const [, name, inWord = ''] = /^(-[^=]*)=(.*)/s.exec(word) ?? []
  if (name !== undefined) return { kind: kindOfValue(name, rules), text: inWord }
  if (word.startsWith('-')) return { kind: 'option', text: word }
  const option = words[index - 1]
  const isValue = option !== undefined && !takesNextWord(words[index - 2], rules)
  return { kind: isValue ? kindOfValue(option, rules) : 'operand', text: word }
}

function kindOfValue(option: string, { globalOptions, textOptions }: WordRules): Meaning['kind'] {
  if (globalOptions.includes(option)) return 'folder'
  return textOptions.includes(option) ? 'text' : 'operand'
}

/** True if the next word could be a value. Attack: in `npm i --tag -w a/b`, -w is the value of --tag, and a/b is a package. */
function takesNextWord(word: string | undefined, { globalFlags }: WordRules): boolean {
  if (word === undefined || !word.startsWith('-') || word.includes('=')) return false
  return !FLAG.test(word) && !globalFlags.includes(word)
}

/** Options of all package managers that never have a value. */
const FLAG =
  /^(?:-[DEOPSWfrs]|--(?:no-[\w-]+|force|frozen-lockfile|prefer-offline|save|save-(?:dev|exact|optional|peer|prod)|ignore-scripts|legacy-peer-deps|silent|json|recursive|workspaces|if-present|offline|dry-run))$/

/** For managers whose packages are names: a wildcard does not stand for a word that says where code comes from. */
export function checkAddresses({ program, words, wild, rules }: MatchedCommand): string | undefined {
  const start = packagesPosition(words, rules)
  if (start === undefined) return undefined
  const refused = words.find((word, index) => index > start && wild.has(index) && remote.test(word))
  return refused === undefined ? undefined : `${program} runs the code that it gets from ${refused}; name it in a rule.`
}

/** An address, or the option that has one of a server or an account. */
const remote =
  /:\/\/|^(?:-[^=]*=)?(?:(?:git|hg|svn|github|gitlab|bitbucket|gist|gh|gl|bb|file|https?)[:+]|[\w.-]+@[\w.-]+:)|^--(?:git|github|gitlab|gist|bitbucket|source|repository(?:-url)?)(?:=|$)/i
