/**
 * Variables that tell a program where to find other programs, libraries, options or configuration. The sandbox holds anyway;
 * this keeps `PATH=evil npm test` from passing for `npm test`.
 */
const steeringVariable = new RegExp(
  [
    '^(LD|DYLD|GIT|NPM|PIP|UV|CARGO|RUST|GO|CGO|JAVA|JDK|MAVEN|GRADLE|BASH|ZSH|DOTNET|COR|CORECLR)([_A-Z].*)?$',
    '^(PYTHON|PERL5|RUBY|NODE|LUA|PHP|TAR|LESS|GLIBC|MALLOC|RIPGREP|POSIX|PYTEST|ELECTRON).*$',
    '^(IFS|ENV|HOME|SHELL|SHELLOPTS|CDPATH|GLOBIGNORE|PS4|EDITOR|VISUAL|PAGER|BROWSER|TMPDIR|PWD|OLDPWD|CC|CXX|LD|AR)$',
    '(PATH|FLAGS|OPTIONS|OPTS|ARGS|PRELOAD|EDITOR|PAGER|COMMAND|CMD|PROXY|CONFIG|HOOK|WRAPPER|SHELL|STARTUP)$'
  ].join('|'),
  'i'
)
const harmlessVariable =
  /^(NODE_ENV|RUST_BACKTRACE|RUST_LOG|PYTHONUNBUFFERED|PYTHONDONTWRITEBYTECODE|PYTHONHASHSEED|PYTHONWARNINGS|CARGO_TERM_COLOR|CARGO_INCREMENTAL|RUST_TEST_THREADS|CGO_ENABLED|GOOS|GOARCH|GOMAXPROCS)$/

/** True for a variable that changes what a program does beyond its words. */
export function isSteering(name: string): boolean {
  return steeringVariable.test(name) && !harmlessVariable.test(name)
}

/** The same for a variable of the script itself: programs read names in small letters only from npm's and the proxies' settings. */
export function isSteeringInScript(name: string): boolean {
  return isSteering(name) && (/[A-Z]/.test(name) || /^npm_|proxy$/.test(name))
}
