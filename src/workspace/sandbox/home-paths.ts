import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unlessSystemError } from '../../errors.ts'
import { CREDENTIAL_FOLDERS } from '../../policy/credential-paths.ts'

/** Where tool chains and their shared packages are installed in a home folder. */
const toolPaths = words(`
  .cargo .rustup go/bin go/pkg sdk .nvm .fnm .volta .nodenv .n n .asdf .proto .local/bin .local/lib
  .local/share/mise/installs .local/share/uv .local/share/fnm .local/share/pnpm .local/share/virtualenvs
  .local/share/pipx .local/pipx .local/share/rtx/installs .local/opt .pyenv .virtualenvs miniconda3 anaconda3
  miniforge3 .rbenv .rvm .gem .goenv .jenv .sdkman/candidates .jdks .m2/repository .m2/wrapper .gradle/wrapper
  .ivy2/cache .sbt/boot .dotnet .nuget/packages .deno/bin .bun/bin .ghcup .cabal/bin .cabal/packages .stack/programs
  .opam .juliaup .julia/packages .pub-cache/hosted .composer/vendor .config/composer/vendor .swiftly
  .cache/ms-playwright .cache/Cypress .cache/puppeteer .cache/coursier .linuxbrew .foundry/bin .yarn/berry/cache
  .krew/bin .terraform.d/plugins .elan .hex/packages .zig
`)

/**
 * Credentials inside the folders of tool chains, and inside folders that are readable because they are on the PATH. Git's settings
 * are among them, because many workflows use `url.https://TOKEN@….insteadOf` for private dependencies.
 */
const credentialPaths = [
  ...CREDENTIAL_FOLDERS.map((name) => `.${name}`),
  ...words(`
  .cargo/credentials .cargo/credentials.toml .gem/credentials .nuget/NuGet .dotnet/corefx .composer/auth.json
  .config/composer/auth.json .terraform.d/credentials.tfrc.json .rvm/user .azure .docker
  .config/gh .config/gcloud .config/hub .netrc .git-credentials .gitconfig .config/git .npmrc .yarnrc.yml .pypirc
  .pgpass .bundle/config .m2/settings.xml .m2/settings-security.xml .gradle/gradle.properties .config/NuGet
  .vault-token .pip .config/pip .config/pypoetry .terraformrc .boto .s3cfg .my.cnf .config/rclone .config/op
  .bash_history .zsh_history .python_history .node_repl_history .local/share/keyrings
`)
]

/** Settings that tool chains need. They are hidden only if they contain a token. */
const settings = ['.cargo/config.toml', '.cargo/config', '.nuget/packages/NuGet.Config', '.rustup/settings.toml']
const CREDENTIAL = /:\/\/[^\s/"']*@|token|passw|secret|credential/i

// A home folder in this list contains the system, not a user's files.
const SYSTEM = new Set(['/', '/bin', '/etc', '/home', '/lib', '/opt', '/sbin', '/srv', '/usr', '/usr/local', '/var'])

function words(text: string): string[] {
  return text.trim().split(/\s+/)
}

export interface HomePaths {
  readonly hidden: readonly string[]
  readonly readable: readonly string[]
}

/**
 * Hides the whole home folder, because no list of credential files is complete. What tool chains need stays readable.
 */
export async function homePaths(home: string): Promise<HomePaths> {
  const within = (names: readonly string[]): string[] => names.map((name) => join(home, name))
  const credentials = within(credentialPaths)
  if (SYSTEM.has(join(home, '.').replace(/(.)\/$/, '$1'))) return { hidden: credentials, readable: [] }
  const paths = within(settings)
  const hasCredential = await Promise.all(paths.map(containsCredential))
  return {
    hidden: [home, ...credentials, ...paths.filter((_, index) => hasCredential[index])],
    readable: within(toolPaths)
  }
}

async function containsCredential(path: string): Promise<boolean> {
  return CREDENTIAL.test(await unlessSystemError(readFile(path, 'utf8'), ''))
}
