import type { Words } from './shell-line.ts'

/** What a command runs: another command, or a line that a shell reads. */
export type Inner = { readonly words: Words } | { readonly line: string }

interface Wrapper {
  /** Options whose value is the next word. */
  readonly valued?: RegExp
  /** Number of words between the options and the command. */
  readonly operands?: number
}

const ofPackages: Wrapper = { valued: /^(-[npw]|--(name|package|with|extra|group|python|workspace|filter))$/ }

/** Programs that run the command after their own words. Some do so after a subcommand. */
const wrappers: Readonly<Record<string, Wrapper>> = {
  builtin: {},
  command: {},
  env: { valued: /^-[uC]$/ },
  exec: { valued: /^-a$/ },
  nice: { valued: /^-n$/ },
  nohup: {},
  setsid: {},
  stdbuf: { valued: /^-[ioe]$/ },
  time: { valued: /^-[fo]$/ },
  timeout: { valued: /^-[ks]$/, operands: 1 },
  xargs: { valued: /^-[aEILnPsd]$/ },
  'xvfb-run': { valued: /^-[efns]$/ },
  ...Object.fromEntries(['npx', 'bunx', 'pnpx'].map((name) => [name, ofPackages])),
  ...Object.fromEntries(
    ['npm', 'pnpm', 'yarn', 'bundle'].flatMap((name) => [`${name} exec`, `${name} dlx`].map((key) => [key, ofPackages]))
  ),
  ...Object.fromEntries(['uv', 'poetry', 'pipenv', 'hatch', 'pdm', 'conda'].map((name) => [`${name} run`, ofPackages]))
}

/**
 * The commands inside a command such as `timeout 60 npm test`, `bash -c '…'` or `find -exec`, so that the list names what really runs.
 * None for a command that wraps none. This is for the reader of the list: what hides behind another program is up to the sandbox.
 *
 * @param name of the program, without its folder
 */
export function commandsInside(name: string, [, ...words]: Words): readonly Inner[] {
  const line = lineInside(name, words)
  if (line !== undefined) return line === '' ? [] : [{ line }]
  if (name === 'find') return executedBy(words)
  if (name === 'command' && /^-[vV]/.test(words[0] ?? '')) return []
  if (/^python[\d.]*$/.test(name) && words[0] === '-m' && /^(pip|twine)$/.test(words[1] ?? '')) {
    return commandOf(words.slice(1))
  }
  const [subcommand = '', ...others] = words
  const inSubcommand = wrappers[`${name} ${subcommand}`]
  if (inSubcommand) return commandOf(afterOptions(others, inSubcommand))
  const wrapper = wrappers[name]
  return wrapper ? commandOf(afterOptions(words, wrapper)) : []
}

/** The line that a shell gets as an argument; '' for none, undefined for a program that is no shell. */
function lineInside(name: string, words: readonly string[]): string | undefined {
  if (name === 'eval') return words.join(' ')
  if (name === 'trap') return words.length > 1 && !words[0]?.startsWith('-') ? words[0] : ''
  if (!/^(ba|da|z|k)?sh$/.test(name)) return undefined
  let at = 0
  for (let word = words[0]; word?.startsWith('-'); word = words[at]) {
    if (/^-\w*c/.test(word)) return words[at + 1] ?? ''
    at += word.endsWith('o') ? 2 : 1
  }
  return ''
}

function afterOptions(words: readonly string[], { valued, operands = 0 }: Wrapper): readonly string[] {
  let at = 0
  for (let word = words[0]; word !== undefined && /^-.|^\w+=/.test(word); word = words[at]) {
    at += valued?.test(word) ? 2 : 1
  }
  return words.slice(at + operands)
}

function executedBy(words: readonly string[]): readonly Inner[] {
  const starts = [...words.keys()].filter((at) => /^-(exec|ok)(dir)?$/.test(words[at] ?? ''))
  return starts.flatMap((start) => {
    const length = words.slice(start).findIndex((word) => word === ';' || word === '+')
    return commandOf(words.slice(start + 1, length < 0 ? undefined : start + length))
  })
}

function commandOf([name, ...words]: readonly string[]): readonly Inner[] {
  return name === undefined || name === '' ? [] : [{ words: [name, ...words] }]
}
