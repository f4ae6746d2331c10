import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import { DOT_NAME, protectingPattern } from '../../src/policy/protected-paths.ts'
import { literalPattern } from '../../src/policy/path-pattern.ts'
import { propertyRuns } from '../support/property-runs.ts'

const words = (text: string) => text.trim().split(/\s+/)
const isProtected = (path: string) => protectingPattern(path, []) !== undefined

const DOT_NAMES = words(`
  .asf.yaml .kodiak.toml .sops.yaml .openhands/setup.sh .roomodes .kilocode/rules/a.md .ghci .iex.exs .readthedocs.yaml
  .swiftpm/configuration/mirrors.json .npmrc .pre-commit-config.yaml .gitattributes .github/agent.yml .github/agents/x.agent.md
  .github/ISSUE_TEMPLATE/bug.md .storybook/main.ts .nvmrc .python-version .tool-versions .eslintrc.json .changeset/config.json
  docs/.vitepress/config.ts a/b/.x .GITHUB/workflows/ci.yml .github/work\u200bflows/ci.yml \u200b.x \uff0ex .husky/.gitignore
  .gitignore/x .changeset/a/b.md .new/.env .env/x ... .../x .x. .github/CONTRIBUTING.md/x
`)

const OTHER_NAMES = words(`
  flake.nix dev/shell.nix devbox.json Tiltfile cdk.json ansible.cfg Brewfile replit.md crowdin.yml OWNERS pkg/OWNERS OWNERS_ALIASES CODEOWNERS docs/codeowners azure-pipelines-release.yml azure-pipelines/a.yml Jenkinsfile.release
  ci/release.Jenkinsfile bitbucket-pipelines.yml release.config.js release.config.mts goreleaser.yaml renovate.json5 vercel.json
  appveyor-nightly.yml CLAUDE.local.md pkg/AGENTS.md skills/x/SKILL.md docs/a.instructions.md githooks/pre-push pnpmfile.cjs
  pnpm-workspace.yaml gradlew.bat mvnw src/sitecustomize.py action.yml tools/thing/action.yaml lefthook-local.yml my.code-workspace
  MAINTAINERS keys/authorized_keys2 wrangler.toml serverless.yml app.yaml Pulumi.prod.yaml codecov.yml sonar-project.properties Dangerfile.js
  CRUSH.md IFLOW.md docs/knowledge.md best_practices.md greptile.json ellipsis.yaml sweep.yaml qwen-extension.json plugin/hooks/hooks.json ci_scripts/ci_post_clone.sh
  appspec.yml codeship-steps.yml buddy.yml atlantis.yaml fastlane/Fastfile snapcraft.yaml docker-bake.hcl Procfile drone.star drone.jsonnet config/deploy.production.yml
  MSBuild.rsp semaphore.yml zuul.d/jobs.yaml helmfile.yaml samconfig.toml nixpacks.toml app.json pullapprove.yml serverless.ts cdktf.json mcp-server.json pre-commit
  JULES.md CODEX.md CONVENTIONS.md agents/reviewer.md commands/fix.md x.prompt.yml Earthfile fastlane/Matchfile default.nix _redirects electron-builder.yml eas.json
`)

const FREE = words(`
  src/action.ts README.md package.json docs/git/config a.git/b src/hooks/use-state.ts src/owners/list.html rendering.json flyway.toml
  circles.yaml data-pipelines.yml docs/release.md src/mcp.ts firebase.ts .gitignore a/.gitkeep .editorconfig web/.dockerignore
  .PRETTIERIGNORE .changeset/brave-dogs-run.md .github/PULL_REQUEST_TEMPLATE.md .github/pull_request_template/big.md .mailmap .env
  apps/.env.example docs/x.y dist/a..b src/skills/jump.ts src/serverless-client.ts hooks.json server.json render.ts knowledge-base.md
  CHANGELOG.md CHANGELOG-v2.md LICENSE.md UPGRADING.md docs/API.md docs/NOTES.md docs/commands/fix.md Notes.md
`)

it('protects names with a dot unless they are harmless, and the other names by category', () => {
  expect(DOT_NAMES.filter((path) => !isProtected(path))).toEqual([])
  expect(OTHER_NAMES.filter((path) => !isProtected(path))).toEqual([])
  expect(FREE.filter(isProtected)).toEqual([])
})

it('protects every name with a dot at any depth that is not on the short list', () => {
  const letters = fc.string({
    unit: fc.constantFrom('a', 'B', 'z', '0', '-', '_', '.', 'é', '\u200b', ' '),
    maxLength: 8
  })
  const plain = fc.stringMatching(/^[a-z]{1,8}$/)
  // No name on the list begins with a q.
  const dotted = letters.map((rest) => `.q${rest}`)
  const path = fc.tuple(fc.array(plain, { maxLength: 5 }), dotted, fc.array(fc.oneof(plain, dotted), { maxLength: 5 }))
  fc.assert(
    fc.property(path, fc.nat(), ([above, name, below], at) => {
      const names = name.split('')
      names.splice(at % (name.length + 1), 0, '\u200d')
      const paths = [name, name.toUpperCase(), names.join('')].map((spelled) => [...above, spelled, ...below].join('/'))
      expect(paths.filter((each) => !isProtected(each))).toEqual([])
    }),
    { numRuns: propertyRuns(2_000) }
  )
})

it('names what decides', () => {
  expect(protectingPattern('Deploy/prod.tf', ['*.md', 'deploy/**'])).toBe('deploy/**')
  expect(protectingPattern('.x/y', [])).toBe(DOT_NAME)
})

it('makes a pattern of any path, which matches that path only', () => {
  const paths = words('a/[b].md a/{b,c}.md (x)?+(y).md a*b.md !a.md @(a)|b.md $a^.md a-b_c.md über.md a&b,c=d;e~.md')
  const wrong = paths.filter((path) => {
    const pattern = literalPattern(path)
    return protectingPattern(path, [pattern]) !== pattern || protectingPattern(`${path}x`, [pattern]) !== undefined
  })
  expect(wrong).toEqual([])
})
