import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isSystemError } from '../../errors.ts'

/** Tool chains and the packages that they keep for all projects, where they are put into a home folder. */
const toolPlaces = [
  ...[
    '.cargo',
    '.rustup',
    'go/bin',
    'go/pkg',
    'sdk',
    '.nvm',
    '.fnm',
    '.volta',
    '.nodenv',
    '.n',
    'n',
    '.asdf',
    '.proto'
  ],
  ...[
    '.local/bin',
    '.local/lib',
    '.local/share/mise/installs',
    '.local/share/uv',
    '.local/share/fnm',
    '.local/share/pnpm'
  ],
  ...['.local/share/virtualenvs', '.local/share/pipx', '.local/pipx', '.local/share/rtx/installs', '.local/opt'],
  ...['.pyenv', '.virtualenvs', 'miniconda3', 'anaconda3', 'miniforge3', '.rbenv', '.rvm', '.gem', '.goenv', '.jenv'],
  ...['.sdkman/candidates', '.jdks', '.m2/repository', '.m2/wrapper', '.gradle/wrapper', '.ivy2/cache', '.sbt/boot'],
  ...[
    '.dotnet',
    '.nuget/packages',
    '.deno/bin',
    '.bun/bin',
    '.ghcup',
    '.cabal/bin',
    '.cabal/packages',
    '.stack/programs'
  ],
  ...[
    '.opam',
    '.juliaup',
    '.julia/packages',
    '.pub-cache/hosted',
    '.composer/vendor',
    '.config/composer/vendor',
    '.swiftly'
  ],
  ...['.cache/ms-playwright', '.cache/Cypress', '.cache/puppeteer', '.cache/coursier', '.linuxbrew', '.foundry/bin'],
  ...['.yarn/berry/cache', '.krew/bin', '.terraform.d/plugins', '.elan', '.hex/packages', '.zig']
]

/** Places in a tool chain's folder, or in one that PATH opens, where credentials are kept. */
const credentialPlaces = [
  ...['.cargo/credentials', '.cargo/credentials.toml', '.gem/credentials', '.nuget/NuGet', '.dotnet/corefx'],
  ...['.composer/auth.json', '.config/composer/auth.json', '.terraform.d/credentials.tfrc.json', '.rvm/user'],
  ...['.ssh', '.aws', '.azure', '.gnupg', '.kube', '.docker', '.config/gh', '.config/gcloud', '.config/hub', '.netrc'],
  // Git's own settings too: `url.https://TOKEN@….insteadOf` is how many workflows reach private dependencies.
  ...['.git-credentials', '.gitconfig', '.config/git', '.npmrc', '.yarnrc.yml', '.pypirc', '.pgpass', '.bundle/config'],
  ...['.m2/settings.xml', '.m2/settings-security.xml', '.gradle/gradle.properties', '.config/NuGet', '.vault-token'],
  ...['.pip', '.config/pip', '.config/pypoetry', '.terraformrc', '.boto', '.s3cfg', '.my.cnf', '.config/rclone'],
  ...['.config/op', '.bash_history', '.zsh_history', '.python_history', '.node_repl_history', '.local/share/keyrings']
]

/** Settings of tool chains that may hold a token, and are needed when they do not. */
const settings = ['.cargo/config.toml', '.cargo/config', '.nuget/packages/NuGet.Config', '.rustup/settings.toml']
const CREDENTIAL = /:\/\/[^\s/"']*@|token|passw|secret|credential/i

// A home that is one of these holds the system, not somebody's files.
const SYSTEM = new Set(['/', '/bin', '/etc', '/home', '/lib', '/opt', '/sbin', '/srv', '/usr', '/usr/local', '/var'])

export interface HomePaths {
  readonly hidden: readonly string[]
  readonly readable: readonly string[]
}

/**
 * A person's or a runner's home folder is hidden as a whole: nobody can list the places where programs keep credentials. What
 * tool chains need of it can be read.
 */
export async function homePaths(home: string): Promise<HomePaths> {
  const within = (names: readonly string[]): string[] => names.map((name) => join(home, name))
  const credentials = within(credentialPlaces)
  if (SYSTEM.has(join(home, '.').replace(/(.)\/$/, '$1'))) return { hidden: credentials, readable: [] }
  const paths = within(settings)
  const telling = await Promise.all(paths.map(isTelling))
  return {
    hidden: [home, ...credentials, ...paths.filter((_, index) => telling[index])],
    readable: within(toolPlaces)
  }
}

async function isTelling(path: string): Promise<boolean> {
  try {
    return CREDENTIAL.test(await readFile(path, 'utf8'))
  } catch (error) {
    if (isSystemError(error)) return false
    throw error
  }
}
