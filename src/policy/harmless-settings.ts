import { isSteering } from './steering-variables.ts'
import { isUnreadable, leadsOutside, type WorkingDirectory } from './working-directory.ts'

/** Stands for the value that a variable had before, in a text in which it is set anew. No word can contain it. */
export const EARLIER = '\0'

/** Variables that decide which program a name means, or that every program reads as a command. */
const hidesPrograms =
  /^(IFS|ENV|PS4|GLOBIGNORE|CDPATH|PWD|OLDPWD|SHELLOPTS|(BASH|ZSH|DYLD|NPM)(_?[A-Z].*)?|GIT_(?!(AUTHOR|COMMITTER)_|TERMINAL_PROMPT$).*|LD_(?!LIBRARY_PATH$).*|PERL5(OPT|DB)|LUA_INIT.*|TAR_OPTIONS|MANOPT|MANROFFOPT|OPENSSL_.*|GROFF_.*|BAT_.*|ACKRC|HOSTALIASES|POSIXLY_CORRECT|LESS(OPEN|CLOSE|KEY.*)?|NODE_REPL_.*|.*(PRELOAD|EDITOR|PAGER|VISUAL|BROWSER|HOOKS?|WRAPPER|STARTUP|COMMAND|CMD|PROXY))$/i

/** Options by which a compiler or a runtime starts a program or loads code of the value's choice. */
const loadsCode =
  /toolexec|[-:]exec\b|-eval\b|agent(path|lib)?[:=]|wrapper|linker|fuse-ld|plugin|(^|\s)-(r|M|-require)(\W|$)|(^|\s)@|patch-module|bootclasspath|XX:(Flags|VMOptionsFile|On\w+)=|`|\$\(/

const harmlessNodeOptions =
  /^\s*(--(max-old-space-size=\d+|experimental-vm-modules|no-(warnings|deprecation)|enable-source-maps|trace-[a-z-]+|experimental-strip-types|unhandled-rejections=[a-z-]+|(import|require|loader|experimental-loader)[= ]@?[a-z][\w-]*(\/[\w.-]+)*)\s*)+$/

type IsHarmless = (value: string, directory: WorkingDirectory) => boolean

const compiler = /^((ccache|sccache) )?([\w-]*-)?(gcc|g\+\+|clang|clang\+\+|cc|c\+\+|musl-gcc)(-\d+)?$/

const byName: readonly (readonly [RegExp, IsHarmless])[] = [
  [/^PATH$/, isHarmlessPath],
  [/^(GIT_|MAN)?PAGER$/, (value) => /^(cat)?$/.test(value)],
  [/^NODE_OPTIONS$/, (value) => harmlessNodeOptions.test(value)],
  [/^GOPROXY$/, (value) => /^(off|direct)$/.test(value)],
  [/^(CC|CXX|LD|AR)$/, (value) => compiler.test(value)],
  [/^(HOME|TMPDIR)$/, (value) => /^\/tmp(\/(?!.*\.\.)[\w./-]*)?$/.test(value)],
  [/^SHELL$/, (value) => /^(\/usr)?\/bin\/(ba|da)?sh$/.test(value)],
  [
    /^(PYTHONPATH|RUBYLIB|NODE_PATH|LD_LIBRARY_PATH|CLASSPATH)$/,
    (value, directory) => entriesOf(value).every((path) => !isUnreadable(path, directory))
  ]
]

/**
 * True for a variable that can be set in a sandbox: it steers no program, or only configures one, with its earlier value, options of
 * a compiler, or paths of the repository, the system or /tmp. It must not change which program a name of the script means.
 *
 * @param value all of it, with `EARLIER` for the value that it had before
 */
export function isHarmlessSetting(name: string, value: string, directory: WorkingDirectory): boolean {
  if (!isSteering(name)) return true
  const known = byName.find(([pattern]) => pattern.test(name))
  if (known) return known[1](value, directory)
  if (hidesPrograms.test(name) || loadsCode.test(value)) return false
  const paths = value.split(/[\s:=,]+/).map((path) => path.replace(/^-[A-Za-z]+(?=[./~])/, ''))
  return paths.every((path) => path === '' || !isUnreadable(path, directory))
}

/** Names of variables with folders of programs, libraries or whole runtimes. */
const namesCode = /(PATH|ROOT|USERBASE|^RUBYLIB|^PERL5?LIB|^(JAVA|PYTHON|GEM|MAVEN|GRADLE)_?HOME)$/

/** True for a setting by which programs, or parts of them, can come from a folder that the model can write. */
export function loadsFromTree(name: string, value: string): boolean {
  if (!namesCode.test(name) || !isSteering(name)) return false
  return entriesOf(value).some(
    (path) => path !== '' && !/^\/(usr|opt|s?bin|lib\w*|snap)\/(?!.*\.\.)|^~\/\.[\w-]+\/(?!.*\.\.)/.test(path)
  )
}

/** True for a variable that says where programs look for their settings. */
export function selectsHome(name: string): boolean {
  return /^(HOME|XDG_\w+)$/.test(name)
}

/**
 * True for a word that names a program whose settings can start other programs. Attack: after `echo … > /tmp/.gitconfig`, `HOME=/tmp git status`
 * runs what core.fsmonitor names.
 */
export function readsHome(word: string): boolean {
  return /(^|[^\w.-])(git|bat|batcat|ack|delta|rg|man)($|[^\w.-])/.test(word)
}

/** True if folders are added to those that PATH already has. */
function isHarmlessPath(value: string, directory: WorkingDirectory): boolean {
  return value.includes(EARLIER) && entriesOf(value).every((path) => isFolderOfPrograms(path, directory))
}

function entriesOf(value: string): readonly string[] {
  return value.split(':').filter((path) => path !== EARLIER)
}

/** Only folders that hold programs by convention: a script of the tree in any other would pass for `ls`. */
function isFolderOfPrograms(path: string, directory: WorkingDirectory): boolean {
  if (/^~\/(\.[\w-]+|go|[\w-]+)(\/[\w.-]+)*\/s?bin$/.test(path)) return !path.includes('..')
  return /(^|\/)\.?s?bin$/.test(path) && (!leadsOutside(path, directory) || !isUnreadable(path, directory))
}
