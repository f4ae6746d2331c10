import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Environment } from '../../domain/settings.ts'
import { words } from '../../text/lines.ts'

// Variables that tool chains need and that contain no secrets. All others are withheld: on a runner they can contain tokens under any
// name (INPUT_*, ACTIONS_*, every secret of the workflow).
const passed = new RegExp(
  [
    '^(PATH|LANG|LANGUAGE|LC_[A-Z]+|TZ|SHELL|USER|LOGNAME|HOSTNAME|LD_LIBRARY_PATH|PKG_CONFIG_PATH)$',
    '^(NODE_(VERSION|PATH|ENV)|NVM_(DIR|BIN|INC)|PNPM_HOME|VOLTA_HOME|COREPACK_HOME|BUN_INSTALL|DENO_(DIR|INSTALL))$',
    '^(VIRTUAL_ENV|PYENV_(ROOT|VERSION)|CONDA_(PREFIX|DEFAULT_ENV)|PYTHON(PATH|HOME|USERBASE|_VERSION)|pythonLocation)$',
    '^(GO(PATH|ROOT|BIN|FLAGS|TOOLCHAIN|MODCACHE|CACHE|OS|ARCH|PRIVATE|NOSUMDB)|GOROOT_[0-9]+_[0-9]+_[A-Z0-9]+)$',
    '^(CARGO_HOME|CARGO_TARGET_DIR|RUSTUP_(HOME|TOOLCHAIN)|RUSTFLAGS)$',
    '^(JAVA_HOME(_[0-9]+_[A-Z0-9]+)?|GRADLE_(HOME|USER_HOME)|MAVEN_HOME|M2_HOME|KOTLIN_HOME|ANDROID_(HOME|SDK_ROOT))$',
    '^(GEM_(HOME|PATH)|BUNDLE_PATH|RBENV_ROOT|RUBY_VERSION|DOTNET_ROOT|PHP_VERSION|COMPOSER_HOME|HOMEBREW_PREFIX)$',
    // Files with the certificate of a company's proxy.
    '^(NODE_EXTRA_CA_CERTS|SSL_CERT_(FILE|DIR)|REQUESTS_CA_BUNDLE|CURL_CA_BUNDLE|PIP_CERT|CARGO_HTTP_CAINFO|GIT_SSL_CAINFO)$',
    '^(CC|CXX|CFLAGS|CXXFLAGS|LDFLAGS|CMAKE_PREFIX_PATH)$'
  ].join('|')
)

const fixed = variables(`
  CI=1 TERM=dumb PAGER=cat GIT_PAGER=cat MANPAGER=cat GIT_TERMINAL_PROMPT=0 GIT_OPTIONAL_LOCKS=0
  GIT_EDITOR=true DEBIAN_FRONTEND=noninteractive PIP_PROGRESS_BAR=off PIP_NO_INPUT=1 PIP_DISABLE_PIP_VERSION_CHECK=1 TQDM_DISABLE=1
  PYTHONUNBUFFERED=1 npm_config_progress=false npm_config_fund=false npm_config_audit=false npm_config_update_notifier=false
  NO_UPDATE_NOTIFIER=1 CARGO_TERM_PROGRESS_WHEN=never DO_NOT_TRACK=1
`)

/**
 * The environment of commands: harmless variables of ours, and settings that turn off prompts and pagers. Colors are removed
 * where output is read: tests of colors fail when a variable turns them off.
 *
 * @param home becomes HOME, because our own may contain credentials
 */
export function commandEnvironment(environment: Environment, home: string): Record<string, string> {
  const allowed = Object.entries(environment).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && passed.test(entry[0])
  )
  return { LANG: 'C.UTF-8', ...Object.fromEntries(allowed), ...fixed, HOME: home, TMPDIR: '/tmp' }
}

// Without the user's HOME, tools find the files that they installed there only with these variables.
const toolFolders = variables(`
  CARGO_HOME=.cargo RUSTUP_HOME=.rustup GOMODCACHE=go/pkg/mod PYTHONUSERBASE=.local NVM_DIR=.nvm PYENV_ROOT=.pyenv RBENV_ROOT=.rbenv
  VOLTA_HOME=.volta
`)

/** Variables that lead tool chains to their files in the user's home, if the folder exists and the variable is not set or empty. */
export function toolVariables(environment: Environment): Record<string, string> {
  const home = environment['HOME']
  if (home === undefined || home === '') return {}
  const found = Object.entries(toolFolders).map(([name, folder]) => [name, join(home, folder)] as const)
  return Object.fromEntries(found.filter(([name, path]) => (environment[name] ?? '') === '' && existsSync(path)))
}

function variables(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(words(text).map((word) => word.split('=') as [string, string]))
}
