import { folderOf, nameOf, isLockFile, isForeignFolder } from '../text/paths.ts'
import { foldersAbove } from '../text/normalized-path.ts'

/** Folders of projects that show how to use the repository. Its checks do not need them. */
const DEMONSTRATIONS = /^(examples?|samples?|docs?|benchmarks?)$/i

/** Files that declare dependencies, by their ecosystem. */
const MANIFESTS: readonly RegExp[] = [
  /^package\.json$/,
  /^(pyproject\.toml|setup\.py|requirements\.txt|Pipfile)$/,
  /^go\.mod$/,
  /^Cargo\.toml$/,
  /^(pom\.xml|(build|settings)\.gradle(\.kts)?)$/,
  /^(Gemfile|gems\.rb)$/,
  /^composer\.json$/,
  /\.(slnx?|(cs|fs|vb)proj)$/i
]

/**
 * Files that show that a project is not a member of another one. The lock files of .NET and Gradle are left out, because members
 * have them too.
 */
const OWN_LOCK =
  /^((package-lock|npm-shrinkwrap)\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lockb?|(uv|poetry|pdm|Pipfile|Cargo|Gemfile|composer)\.lock|requirements\.txt|go\.mod)$/

/** The paths of lists of requirements for pip, such as `requirements/tests.txt`. */
export const REQUIREMENTS = /(?:requirements|constraints)[^/]*\.txt$|(?:^|\/)requirements\/[^/]+\.txt$/

/** True for a file that says which packages a project has. */
export function declaresPackages(path: string): boolean {
  const name = nameOf(path)
  return (
    isLockFile(path) ||
    REQUIREMENTS.test(path) ||
    /^(setup\.cfg|tox\.ini)$/.test(name) ||
    MANIFESTS.some((each) => each.test(name))
  )
}

const MAX_DEPTH = 3
const MAX_FOLDERS = 5

export interface ProjectFiles {
  /** All files that are not ignored, relative to the root. */
  readonly paths: readonly string[]
  readonly verifyCommands: readonly string[]
  readonly rootDeclares: boolean
  readonly task: TaskHints
}

/** Shows which projects a task is about. */
export interface TaskHints {
  /** Paths that the pull request changes. */
  readonly changed: readonly string[]
  /** The request, and the text of the issue or pull request. */
  readonly text: string
}

export interface ProjectFolders {
  /** Relative to the root, at most five: first those that the pull request changes, then those that a check or the task names. */
  readonly folders: readonly string[]
  readonly skipped: readonly string[]
}

/**
 * The folders below the root whose dependencies the checks need. If the root declares dependencies, these are the folders that a check
 * names, otherwise all folders with a project. A project inside another one of the same ecosystem counts as a member of that one, unless
 * a check names it and it has a lock file.
 */
export function projectFolders({ paths, verifyCommands, rootDeclares, task }: ProjectFiles): ProjectFolders {
  const files = paths.map((path) => ({ folder: folderOf(path), name: nameOf(path) }))
  const namesIn = Map.groupBy(files, ({ folder }) => folder)
  const declares = (folder: string, manifest: RegExp) =>
    namesIn.get(folder)?.some(({ name }) => manifest.test(name)) ?? false
  const changed = new Set(task.changed.flatMap((path) => foldersAbove(path)))
  const checkWords = verifyCommands.flatMap(wordsOf)
  const taskWords = wordsOf(task.text)
  const priorities = new Map<string, number>()
  for (const { folder, name } of files) {
    const manifest = MANIFESTS.find((each) => each.test(name))
    if (folder === '' || !manifest || !isProjectFolder(folder)) continue
    const isMember = ['', ...foldersAbove(folder)].some(
      (above) => (above !== '' || rootDeclares) && declares(above, manifest)
    )
    const isNamed = includesFolder(checkWords, folder)
    if (isNamed ? isMember && !declares(folder, OWN_LOCK) : rootDeclares || isMember) continue
    const isInTask = includesFolder(taskWords, folder)
    priorities.set(folder, (changed.has(folder) ? 4 : 0) + (isNamed ? 2 : 0) + (isInTask ? 1 : 0))
  }
  const all = [...priorities].toSorted(([, first], [, second]) => second - first).map(([folder]) => folder)
  return { folders: all.slice(0, MAX_FOLDERS), skipped: all.slice(MAX_FOLDERS) }
}

function isProjectFolder(folder: string): boolean {
  const names = folder.split('/')
  // Attack: a name with a line break ends up in a command that users paste.
  return (
    names.length <= MAX_DEPTH &&
    !names.some((name) => isForeignFolder(name) || DEMONSTRATIONS.test(name)) &&
    !/\p{C}/u.test(folder)
  )
}

/** The words of a command line or a text, and what stands in quotes, each with a slash at its end. Some of them are paths. */
function wordsOf(text: string): readonly string[] {
  const quoted = [...text.matchAll(/'([^'\n]+)'|"([^"\n]+)"/g)].map(([, single, double = '']) => single ?? double)
  const words = [...text.split(/[\s'"`=;&|(),<>[\]*:]+/), ...quoted]
  return words.map((word) => `${word.replace(/^\.?\//, '').replace(/\.$/, '')}/`)
}

function includesFolder(words: readonly string[], folder: string): boolean {
  return words.some((word) => word.startsWith(`${folder}/`))
}
