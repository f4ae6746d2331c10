import { styleText } from 'node:util'
import { formatDuration } from '../text/format.ts'
import { visibleText } from '../text/visible-text.ts'
import type { Proof } from './demo-proof.ts'

/** How the demo ended. --json prints it as it is, so its fields are a public interface. */
export interface DemoResult {
  readonly outcome: string
  readonly pullRequest:
    { readonly number: number; readonly url: string; readonly title: string; readonly body: string } | undefined
  /** The outputs of the action. */
  readonly outputs: Readonly<Record<string, string>>
  /** Of the action; undefined when a signal ended it. */
  readonly exitCode: number | undefined
  readonly durationMs: number
  readonly githubRequests: number
  readonly modelRequests: number
  /** Undefined when there is no branch to prove. */
  readonly proof: Proof | undefined
  /** Where everything is; undefined unless it was asked to be kept. */
  readonly kept: Readonly<Record<'folder' | 'repository' | 'workspace' | 'trace' | 'clone', string>> | undefined
}

/** Applies a color if the terminal supports it and the user wants it. */
export type Style = (format: Parameters<typeof styleText>[0], text: string) => string

export function styleFor(stream: NodeJS.WriteStream): Style {
  return (format, text) => styleText(format, text, { stream, validateStream: true })
}

/** Lines of a command's output that are shown: its end, where it says what failed. */
const DETAILS = 6

/** The action's log, set off from what the demo itself says, with long output folded. */
export class DemoLog {
  readonly #style: Style
  readonly #say: (text: string) => void
  #details: string[] = []

  constructor(style: Style, say: (text: string) => void) {
    this.#style = style
    this.#say = say
  }

  add(line: string): void {
    const text = visibleText(line)
    // What a step or a tool has to say stands further left.
    if (text.startsWith('    ')) this.#details.push(text)
    else {
      this.end()
      this.#print(/^[▸■]/.test(text) ? text : this.#style('dim', text))
    }
  }

  end(): void {
    const hidden = this.#details.length - DETAILS
    if (hidden > 0) this.#print(this.#style('dim', `    … ${hidden} lines`))
    for (const line of this.#details.slice(-DETAILS)) this.#print(this.#style('dim', line))
    this.#details = []
  }

  #print(text: string): void {
    this.#say(`${this.#style('dim', '  │')} ${text}\n`)
  }
}

/**
 * The end of the demo for people: the pull request, its change, the proof, and where to look next.
 *
 * @param options.demo is how the demo was called
 */
export function describeDemo(result: DemoResult, options: { readonly style: Style; readonly demo: string }): string {
  const { style, demo } = options
  const { pullRequest, outcome, proof, durationMs, modelRequests, githubRequests, kept } = result
  const requests = `${modelRequests} requests to the model, ${githubRequests} to GitHub`
  const figures = `Outcome: ${outcome}, after ${formatDuration(durationMs)}, ${requests}.`
  if (!pullRequest || !proof) return `\n${style('bold', 'There is no pull request.')}\n${figures}\n`
  const sign = proof.exitCode === 0 ? style('green', '✓') : style('red', '✗')
  const sections = [
    style('bold', `Pull request #${pullRequest.number}: ${pullRequest.title}`),
    indent(leadOf(pullRequest.body)),
    style('bold', 'Its change'),
    indent(colorDiff(proof.diff, style)),
    style('bold', 'The proof'),
    indent(`${sign} ${proof.command} on a fresh clone of its branch: exit code ${proof.exitCode}`),
    indent(figures),
    kept ? describeKept(kept, style) : '',
    describeNext(demo, style)
  ]
  return `\n${sections.filter(Boolean).join('\n\n')}\n`
}

// The rest, folded on a page, would be a wall here.
function leadOf(body: string): string {
  return (body.split(/\n(?:> \[!|<details>)/, 1)[0] ?? '').trim()
}

function colorDiff(diff: string, style: Style): string {
  const lines = diff.trimEnd().split('\n')
  const shown = lines.filter((line) => !/^(?:diff --git|index|---) /.test(line))
  return shown.map((line) => colorLine(line, style)).join('\n')
}

function colorLine(line: string, style: Style): string {
  if (line.startsWith('+++ b/')) return style('bold', line.slice('+++ b/'.length))
  if (line.startsWith('+')) return style('green', line)
  if (line.startsWith('-')) return style('red', line)
  return line.startsWith('@@') ? style('cyan', line) : line
}

function describeKept({ folder, ...places }: NonNullable<DemoResult['kept']>, style: Style): string {
  const lines = Object.entries(places).map(([name, path]) => `${name.padEnd(12)}${path}`)
  return `${style('bold', 'Kept')} in ${folder}\n\n${indent(lines.join('\n'))}`
}

function describeNext(demo: string, style: Style): string {
  const commands = [
    [`${demo} --serve`, 'the issue and the pull request as a page'],
    [`${demo} --keep`, 'with the repository, the workspace and the trace left to look at'],
    ['npx forgehand run "fix the failing test" --model NAME', 'a real model on your own checkout'],
    ['README.md', 'the workflow for your repository on GitHub']
  ] as const
  const width = Math.max(...commands.map(([command]) => command.length))
  const lines = commands.map(([command, about]) => `${command.padEnd(width)}  ${style('dim', about)}`)
  return `${style('bold', 'Next')}\n\n${indent(lines.join('\n'))}`
}

function indent(text: string): string {
  return text.replace(/^(?=.)/gm, '  ')
}
