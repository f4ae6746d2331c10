import { pinCommand } from '../text/pin-command.ts'
import { quoteForShell } from '../text/shell-quote.ts'
import { oneLine } from '../text/shorten.ts'

export interface PinnedFile {
  /** The workflow, in the repository. */
  readonly path: string
  /** Where the repository is, such as https://github.com. */
  readonly serverUrl: string
}

/**
 * Commands that pin an action of a workflow. If there is no such tag or branch, they change nothing and say so.
 *
 * @param uses such as actions/checkout@v7
 */
export function pinRemedy(uses: string, { path, serverUrl }: PinnedFile): string {
  const [, action = '', owner = '', name = '', version = 'HEAD'] =
    /^(([\w.-]+)\/([\w.-]+)[\w./-]*)(?:@([\w./-]+))?$/.exec(uses) ?? []
  if (action === '') return `# Write the commit, of 40 characters, after the @ of ${oneLine(uses, 80)}.`
  const find = `commit=$(${pinCommand(`${serverUrl}/${owner}/${name}`, version)})`
  // Group 2 is the quotation mark after the value, if there is one.
  const from = `(${inExpression(action)})${uses.includes('@') ? `@${inExpression(version)}` : ''}([^[:alnum:][:space:]._/-]?)([[:space:]]|$)`
  const change = `sed -E -i 's,${from},\\1@'"\${commit:?${uses} was not found}"'\\2 # ${version}\\3,' ${quoteForShell(path)}`
  return [find, change, ...(serverUrl === GITHUB ? [] : [WITH_CONNECT])].join('\n')
}

const GITHUB = 'https://github.com'
/** An Enterprise Server takes actions from itself first. */
const WITH_CONNECT = `# If the server takes this action from github.com by GitHub Connect, write ${GITHUB} in the first line.`

/** The characters of names and versions, in an extended regular expression. */
function inExpression(text: string): string {
  return text.replaceAll('.', String.raw`\.`)
}
