import { describe, expect, it } from '@jest/globals'
import { explainFailure } from '../../src/setup/explain-failure.ts'
import { basePlan, type InstallPlan } from '../../src/setup/install-plan.ts'
import { isPrivateRegistry } from '../../src/setup/private-registries.ts'

const npm: InstallPlan = { ...basePlan, tool: 'npm', command: 'npm ci', check: '' }

const refused = (host: string) => ({
  exitCode: 1,
  timedOut: false,
  durationMs: 1,
  output: `npm error code E403\n[network] ${host}:443 was refused. It is not in the list of hosts. To allow it, add ${host} under network in agent.yml on the base branch.\n`
})

describe('isPrivateRegistry', () => {
  it.each([
    'npm.pkg.github.com',
    'acme-123.d.codeartifact.eu-west-1.amazonaws.com',
    'europe-npm.pkg.dev',
    'acme.jfrog.io',
    'nexus.acme.example',
    'pkgs.dev.azure.com'
  ])('recognizes %s by its name', (host) => {
    expect(isPrivateRegistry(host, [])).toBe(true)
  })

  it.each([
    ['.npmrc', '@acme:registry=https://npm.acme.example/\n//npm.acme.example/:_authToken=${NPM_TOKEN}\n'],
    [
      '.yarnrc.yml',
      'npmScopes:\n  acme:\n    npmRegistryServer: "https://npm.acme.example"\n    npmAuthToken: "${NPM_TOKEN}"\n'
    ],
    ['bunfig.toml', '[install.scopes]\nacme = { token = "$npm_token", url = "https://npm.acme.example/" }\n'],
    ['requirements.txt', '--index-url https://user:${PIP_PASSWORD}@npm.acme.example/simple\n'],
    [
      'build.gradle',
      'repositories {\n  maven {\n    url "https://npm.acme.example/maven"\n    credentials { username = user }\n  }\n}\n'
    ],
    [
      'NuGet.Config',
      '<packageSources><add key="acme" value="https://npm.acme.example/v3" /></packageSources>\n<packageSourceCredentials><acme><add key="Username" value="%USER%" /></acme></packageSourceCredentials>\n'
    ]
  ])('recognizes a host for which %s has credentials', (_, text) => {
    expect(isPrivateRegistry('npm.acme.example', [text])).toBe(true)
  })

  it('does not count a host as private that the settings name without credentials', () => {
    expect(isPrivateRegistry('npm.acme.example', ['registry=https://npm.acme.example/\n'])).toBe(false)
  })

  it('does not assign credentials for publishing to another host', () => {
    const lines = Array.from({ length: 20 }, (_, index) => `// line ${index}`)
    const gradle = ['maven { url "https://jitpack.io" }', ...lines, 'credentials { password = key }'].join('\n')
    expect(isPrivateRegistry('jitpack.io', [gradle])).toBe(false)
  })
})

describe('explainFailure for a host that is not open', () => {
  it('says that it is a private registry, before it proposes to open it', () => {
    expect(explainFailure(npm, refused('npm.pkg.github.com'))).toMatchObject({
      cause: 'npm.pkg.github.com is a private registry. The sandbox has no credentials for it.',
      line: expect.stringContaining('npm.pkg.github.com:443 was refused'),
      yaml: expect.stringContaining('registry-url: https://npm.pkg.github.com')
    })
  })

  it('finds a private registry by the settings of the repository', () => {
    const settings = ['//npm.acme.example/:_authToken=${NPM_TOKEN}']
    expect(explainFailure(npm, refused('npm.acme.example'), settings).yaml).toContain('secrets.NODE_AUTH_TOKEN')
  })

  it('proposes to open any other', () => {
    const { cause, yaml } = explainFailure(npm, refused('packages.example.org'))
    expect(cause).toBe('Packages come from a host that is not open for npm.')
    expect(yaml).toContain('nodejs.org, packages.example.org]')
  })

  it.each(["artifactory.x'evil", 'nexus]}{', 'more', '10.0.0.1'])(
    'does not put %j from the output of a script into YAML',
    (host) => {
      const { cause, yaml } = explainFailure(npm, refused(host))
      expect(cause).toBe('The proxy of the sandbox refused a connection.')
      expect(yaml).not.toContain(host)
    }
  )
})
