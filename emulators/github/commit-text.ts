export interface Signature {
  readonly name: string
  readonly email: string
  readonly date: Date
}

export interface Commit {
  readonly sha: string
  readonly tree: string
  readonly parents: readonly string[]
  readonly author: Signature
  readonly committer: Signature
  readonly message: string
}

export type NewCommit = Omit<Commit, 'sha'>

const HEADERS =
  /^tree (?<tree>[0-9a-f]{40})\n(?<parents>(?:parent [0-9a-f]{40}\n)*)author (?<author>.*)\ncommitter (?<committer>.*)\n\n/
const SIGNATURE = /^(?<name>.*) <(?<email>[^<>]*)> (?<seconds>\d+) [+-]\d{4}$/
// git takes other characters out of names, at their ends or anywhere.
const PLAIN_NAME = /^[a-z0-9](?:[a-z0-9 +.@[\]_-]*[a-z0-9\]])?$/i

/** Reads the object of a commit. Undefined for one with headers that only git reads right, such as an encoding. */
export function parseCommit(sha: string, object: Buffer): Commit | undefined {
  const text = object.toString('utf8')
  const headers = HEADERS.exec(text)
  const { tree = '', parents = '', author = '', committer = '' } = headers?.groups ?? {}
  const signatures = [author, committer].map(parseSignature)
  if (!headers || !signatures[0] || !signatures[1]) return undefined
  return {
    sha,
    tree,
    parents: parents.split(/parent |\n/).filter(Boolean),
    author: signatures[0],
    committer: signatures[1],
    message: text.slice(headers[0].length).trimEnd()
  }
}

function parseSignature(line: string): Signature | undefined {
  const { name = '', email = '', seconds = '' } = SIGNATURE.exec(line)?.groups ?? {}
  return seconds === '' ? undefined : { name, email, date: new Date(Number(seconds) * 1000) }
}

/** The object that `git commit-tree` writes; undefined for a commit that git would change or refuse. */
export function formatCommit({ tree, parents, author, committer, message }: NewCommit): string | undefined {
  const names = [author, committer].flatMap(({ name, email }) => [name, email])
  if (!names.every((name) => PLAIN_NAME.test(name))) return undefined
  if (message.includes('\0') || message === '' || new Set(parents).size < parents.length) return undefined
  const headers = [
    `tree ${tree}`,
    ...parents.map((parent) => `parent ${parent}`),
    `author ${formatSignature(author)}`,
    `committer ${formatSignature(committer)}`
  ]
  return `${headers.join('\n')}\n\n${message}`
}

function formatSignature({ name, email, date }: Signature): string {
  return `${name} <${email}> ${gitDate(date)}`
}

export function gitDate(date: Date): string {
  return `${Math.floor(date.getTime() / 1000)} +0000`
}
