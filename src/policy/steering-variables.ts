/**
 * Variables that tell a program where to find other programs, libraries, options or configuration. The sandbox holds anyway;
 * this keeps `PATH=evil npm test` from passing for `npm test`.
 */
const steeringVariable = new RegExp(
  [
    '^(LD|DYLD|GIT|NPM|PIP|UV|CARGO|RUST|GO|CGO|JAVA|JDK|MAVEN|GRADLE|BASH|ZSH|DOTNET|COR|CORECLR)([_A-Z].*)?$',
    '^(PYTHON|PERL5|RUBY|NODE|LUA|PHP|TAR|LESS|GLIBC|MALLOC|RIPGREP|POSIX|PYTEST|ELECTRON).*$',
    '^(XDG|CMAKE|MVNW|BUNDLE|OPENSSL|SSL|COREPACK|YARN|GROFF|BAT)_.*$',
    '^(MAKEFILES|MAKE|MANOPT|MANROFFOPT|PERLLIB|GEM_HOME|HOSTALIASES|ACKRC|CustomBefore.*|CustomAfter.*)$',
    '^(IFS|ENV|HOME|SHELL|SHELLOPTS|CDPATH|GLOBIGNORE|PS4|EDITOR|VISUAL|PAGER|BROWSER|TMPDIR|PWD|OLDPWD|CC|CXX|LD|AR)$',
    '(PATH|FLAGS|OPTIONS|OPTS|ARGS|PRELOAD|EDITOR|PAGER|COMMAND|CMD|PROXY|CONFIG|HOOK|WRAPPER|SHELL|STARTUP)$'
  ].join('|'),
  'i'
)
const harmlessVariable =
  /^(NODE_ENV|RUST_BACKTRACE|RUST_LOG|PYTHONUNBUFFERED|PYTHONDONTWRITEBYTECODE|PYTHONHASHSEED|PYTHONWARNINGS|CARGO_TERM_COLOR|CARGO_INCREMENTAL|RUST_TEST_THREADS|CGO_ENABLED|GOOS|GOARCH|GOMAXPROCS)$/

/** Variables that only change what is printed, or what a test assumes. */
const displayVariable = /^(CI|DEBUG|TERM|TZ|LANG|LANGUAGE|LC_[A-Z]+|DJANGO_SETTINGS_MODULE)$/
/** Names of what a tool loads, runs or connects to. */
const namesSource =
  /(^|_)(FILES?|DIRS?|DIRECTORY|FOLDER|HOME|ROOT|PREFIX|PATHS?|CONF|RC|INIT|PROFILE|PLUGINS?|MODULES?|LIBS?|LOADER|COMPILER|LAUNCHER|TOOLCHAIN|LINKER|BIN|BINARY|EXE|EXEC|EXECUTABLE|PROGRAM|SCRIPTS?|HOOKS?|REQUIRE|IMPORT|INCLUDE|TARGETS?|TEMPLATE|REPO|REPOSITORY|REGISTRY|MIRROR|INDEX|DOWNLOAD|SOURCES?|ALIASES|INTERPRETER|SERVER)(_|$)/i
const plainValue = /^(\w[\w-]*|\d[\d.]*|)$/
const localAddress = /^[a-z][a-z+]*:\/\/([\w:-]+@)?(localhost|127\.0\.0\.1)([:/][\w/:?=&-]*)?$/

/**
 * True for a variable that can be set without a sandbox: with a name that no tool is known to read for what it loads or runs, and a value that
 * is no path, option or address. Attack: `MAKEFILES=evil.mk make test`, `XDG_CONFIG_HOME=evil git status`.
 */
export function isPlainSetting(name: string, value: string): boolean {
  if (harmlessVariable.test(name) || displayVariable.test(name)) return !/^[/~:-]|\.\./.test(value)
  return !isSteering(name) && !namesSource.test(name) && (plainValue.test(value) || localAddress.test(value))
}

/** True for a variable that changes what a program does beyond its words. */
export function isSteering(name: string): boolean {
  return steeringVariable.test(name) && !harmlessVariable.test(name)
}

/** The same for a variable that a script sets: of the names in small letters, programs read only those of npm and of proxies. */
export function isSteeringInScript(name: string): boolean {
  return isSteering(name) && (/[A-Z]/.test(name) || /^npm_|proxy$/.test(name))
}
