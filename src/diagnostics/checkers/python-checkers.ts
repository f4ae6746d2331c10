import { posix } from 'node:path'
import { builtInMatchers } from '../built-in-matchers.ts'
import { checkerName, quotePaths, type CheckerChoice } from '../checker.ts'
import { applyMatchers } from '../problem-matcher.ts'
import { groupByFolder, relativeTo, type Project } from '../project.ts'
import { quoteForShell } from '../../text/shell-quote.ts'

const SOURCE = /\.pyi?$/

/** Ruff finds the configuration of each file itself, so it runs if there is any. */
export async function ruffCheckers(project: Project, files: readonly string[]): Promise<readonly CheckerChoice[]> {
  const groups = await groupByFolder(pythonFiles(files), (folder) => hasRuff(project, folder))
  const configured = [...groups.values()].flat()
  if (configured.length === 0) return []
  return [python(project, { name: 'ruff', folder: '', words: RUFF, files: configured })]
}

/** Flake8 reads the configuration of the folder that it runs in. */
export async function flake8Checkers(project: Project, files: readonly string[]): Promise<readonly CheckerChoice[]> {
  const groups = await groupByFolder(pythonFiles(files), (folder) => hasFlake8(project, folder))
  return [...groups].map(([folder, group]) => python(project, { name: 'flake8', folder, words: FLAKE8, files: group }))
}

const RUFF = 'ruff check --output-format concise --no-cache --quiet --force-exclude'
const FLAKE8 = "flake8 --format '%(path)s:%(row)d:%(col)d: %(code)s %(text)s'"

function pythonFiles(files: readonly string[]): readonly string[] {
  return files.filter((file) => SOURCE.test(file))
}

async function hasRuff(project: Project, folder: string): Promise<boolean> {
  const has = (name: string) => project.files.has(posix.join(folder, name))
  if (has('ruff.toml') || has('.ruff.toml')) return true
  return /^\s*\[tool\.ruff\b/m.test(await project.text(posix.join(folder, 'pyproject.toml')))
}

async function hasFlake8(project: Project, folder: string): Promise<boolean> {
  if (project.files.has(posix.join(folder, '.flake8'))) return true
  const texts = await Promise.all(['setup.cfg', 'tox.ini'].map((name) => project.text(posix.join(folder, name))))
  return texts.some((text) => /^\[flake8\]/m.test(text))
}

interface PythonProgram {
  readonly name: 'ruff' | 'flake8'
  readonly folder: string
  readonly words: string
  readonly files: readonly string[]
}

function python({ root }: Project, { name, folder, words, files }: PythonProgram): CheckerChoice {
  const paths = quotePaths(files.map((file) => relativeTo(folder, file)))
  // The project's own environment takes precedence over installed programs.
  const environments = ['.venv/bin', 'venv/bin'].map((path) => quoteForShell(posix.join(root, path))).join(':')
  return {
    kind: 'checker',
    name: checkerName(folder, name),
    folder,
    command: `PATH=${environments}:"$PATH" ${words} -- ${paths}`,
    parse: (output) => applyMatchers(builtInMatchers[name], output)
  }
}
