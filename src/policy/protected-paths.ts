import { foldersAbove, isInGitFolder, normalizedPath, beginsWithDot } from '../text/normalized-path.ts'
import { matchesPathPattern } from './path-pattern.ts'

/** A short name of NTFS. On Windows, `GITHUB~1` can be `.github`, and `NPMRC~1` can be `.npmrc`. */
const SHORT_NAME = /^[^./~]{1,8}~\d{1,6}(?:\.[^./~]{1,3})?$/

/** Limits how many folders of a path are checked. */
const MAX_DEPTH = 200

/** The pattern for paths that some system takes for a `.git` folder. They cannot be approved. */
export const GIT_FOLDER = '.git/**'

/**
 * The pattern that protects a path, or the reason if its spelling alone does. What is built in always counts. A pattern of the repository
 * also protects what is below a folder that it matches, because it can name a folder alone.
 *
 * @param path as git has it in the tree. Its spelling (case, Unicode, `..`) makes no difference.
 * @param patterns the globs of the repository
 */
export function protectingPattern(path: string, patterns: readonly string[]): string | undefined {
  if (isInGitFolder(path)) return GIT_FOLDER
  const normalized = normalizedPath(path)
  const names = normalized.split('/')
  if (names.length > MAX_DEPTH) return `a path of more than ${MAX_DEPTH} names`
  if (names.some((name) => SHORT_NAME.test(name))) return 'a short name of Windows'
  const paths = [...foldersAbove(normalized), normalized]
  const own = patterns.find((pattern) =>
    // A negated pattern is matched with the path alone: it would almost always match one of the folders above.
    pattern.startsWith('!')
      ? matchesPathPattern(path, pattern)
      : paths.some((each) => matchesPathPattern(each, pattern))
  )
  const builtIn = () => builtInProtectedPaths.find((pattern) => matchesPathPattern(path, pattern))
  return own ?? builtIn() ?? (hasProtectedDotName(path) ? DOT_NAME : isForAgents(path) ? UPPER_CASE_NAME : undefined)
}

/** True for a workflow file. GitHub accepts it only with a token that has the permission for workflows. */
export function isWorkflow(path: string): boolean {
  return normalizedPath(path).startsWith('.github/workflows/')
}

/**
 * Files without a dot at the start of their name that run code, grant permissions, instruct agents or decide what is trusted, on a
 * developer's machine or in CI, and that nobody reviews as code. Each change to one needs approval. Names with a dot are `HARMLESS` below.
 *
 * Left out on purpose: package.json, lock files, pyproject.toml, Makefile, build.rs, conftest.py and the like. They run code
 * too, but changing them is daily work that is reviewed as code, and a run starts them in the sandbox. Files that a repository
 * can want to change without approval, such as a Dockerfile, are sensitive files instead, which agent.yml can exempt.
 */
const builtInProtectedPaths: readonly string[] = [
  // CI, deployment and hosting.
  ...['**/action.{yml,yaml}', '**/{Jenkinsfile*,*.Jenkinsfile}', '**/{azure,bitbucket}-pipelines{,[-._]*,/**}'],
  ...named(
    'appveyor,circle,cirrus,wercker,drone,woodpecker,buildkite,shippable,codeship{,-steps,-services},codefresh,codemagic,bitrise,semaphore,zuul{,.d/*},screwdriver,heroku,amplify,cloudbuild,buildspec,appspec,atlantis,codecov,crowdin'
  ),
  ...[
    '**/sonar-project.properties',
    '**/Dangerfile*',
    '**/{app.{yml,yaml,json},Tiltfile,Earthfile,Procfile,{Fast,App,Deliver,Match,Gym,Scan,Snap,Plugin}file,cdk.json,cdktf.json,ansible.cfg,terragrunt.hcl,docker-bake*,{buddy,sweep}.{yml,yaml},electron-builder.*,{staticwebapp.config,eas,jsr,dagger}.json,_redirects,_headers,{vercel,serverless}.{ts,js}}',
    '**/{ci_scripts/**,config/deploy*.yml}'
  ],
  ...named(
    'netlify,vercel,now,skaffold,firebase,fly,render,railway,nfpm,werf,okteto,railpack,nixpacks,wrangler,serverless,samconfig,pulumi,helmfile,snapcraft'
  ),
  // Owners, permissions, and bots that act for them.
  ...[
    '**/{CODE,}OWNERS{,_ALIASES,.yaml,.toml}',
    '**/{{firestore,storage}.rules,database.rules.json,CNAME}',
    '**/{MAINTAINERS*,REVIEWERS,authorized_keys*,known_hosts,allowed_signers}'
  ],
  ...named('renovate,dependabot,mergify,pullapprove,bors,kodiak'),
  // Releases, and the hooks of git.
  ...['**/{release,lint-staged,commitlint,husky,yarn}.config.*', '**/{simple-git-hooks,lefthook{,-local}}.*'],
  ...[
    '**/{git{,-}hooks/**,{pre,post,commit}-{commit,push,merge,checkout,msg}}',
    '**/{captainhook.json,grumphp.yml}',
    '**/{release-please-config,lerna}.json',
    '**/{release,release-plz,dist-workspace}.toml'
  ],
  ...named('goreleaser,jreleaser,shipit'),
  // Package managers and toolchains: registries, tokens, plugins, wrappers, programs.
  ...['**/{_netrc,pnpmfile.*,pnpm-workspace.*,bunfig.toml,pip.conf,pip.ini}', '**/node_modules/**', 'auth.json'],
  ...['**/{uv,poetry,hatch,pdm,pixi}.toml', '**/{site,user}customize{.py,/**}', '**/{rust-toolchain{,.toml},go.env}'],
  ...['**/{mvnw,gradlew}*', '**/{gradle/wrapper/**,gradle.properties,init.gradle*}', '**/*.bazelrc'],
  ...[
    '**/{nuget.config,Directory.{Build,Packages}.*,MSBuild.rsp,dotnet-tools.json}',
    '**/{mise{,.*}.toml,mise/**,devbox.json,devenv.*,{flake,shell,default}.nix,Brewfile}'
  ],
  // Editors.
  ...['**/devcontainer.json', '**/*.{code-workspace,sublime-project}'],
  // Instructions for agents, and the programs that agents start.
  ...[
    '**/{AGENT,AGENTS,CLAUDE,GEMINI,QWEN,CRUSH,IFLOW,CODEBUDDY,SKILL,WARP,replit,knowledge,best_practices}{,.*}.md',
    '**/{copilot-instructions.md,*.mdc,hooks/hooks.json}'
  ],
  ...named('greptile,ellipsis'),
  ...[
    '**/*.{instructions,prompt,chatmode,agent}.{md,yml,yaml}',
    '{agents,commands}/*.md',
    '**/{mcp{,[-_.]{config,server{,s}}},opencode,crush,{gemini,qwen}-extension}.{json,jsonc}'
  ]
]

/** Settings of these programs, with whatever is added to the name: `vercel.json`, `appveyor-nightly.yml`. */
function named(programs: string): readonly string[] {
  return [`**/{${programs}}{,[-._]*}.{yml,yaml,toml,json,json5,jsonc,jsonnet,star,hcl}`]
}

/** New programs read instructions from a file of this form at the root: AGENTS.md, CRUSH.md, JULES.md. */
const UPPER_CASE = /^[A-Z][A-Z0-9_-]*\.md$/
const READ_BY_PEOPLE =
  /^(?:README|CHANGE(?:LOG|S)|HISTORY|NEWS|RELEASES?|RELEASE[_-]NOTES|UPGRAD(?:E|ING)|MIGRAT(?:E|ING|IONS?)|LICEN[CS]ES?|COPYING|NOTICES?|PATENTS|CONTRIBUTING|CODE_OF_CONDUCT|SECURITY|SUPPORT|GOVERNANCE|AUTHORS|CONTRIBUTORS|CREDITS|THANKS|ACKNOWLEDGE?MENTS|CITATION|SPONSORS|BACKERS|ADOPTERS|TODO|ROADMAP|VISION|ARCHITECTURE|DESIGN|INSTALL(?:ATION)?|SETUP|QUICKSTART|GETTING[_-]STARTED|USAGE|EXAMPLES?|API|REFERENCE|DOCS?|DOCUMENTATION|FAQ|GLOSSARY|TROUBLESHOOTING|KNOWN[_-]ISSUES|LIMITATIONS|COMPATIBILITY|PERFORMANCE|BENCHMARKS?|BUILD(?:ING)?|COMPILING|DEVELOP(?:MENT|ING)?|HACKING|TEST(?:S|ING)?|DEBUGGING|DEPLOY(?:MENT|ING)?|DOCKER|STYLE(?:GUIDE)?|SPEC(?:IFICATION)?|PROTOCOL|RFC|ADR|INTRODUCTION|OVERVIEW|ABOUT|INDEX|SUMMARY)(?:[_-][A-Z0-9_-]+)?\.md$/

function isForAgents(path: string): boolean {
  return UPPER_CASE.test(path) && !READ_BY_PEOPLE.test(path)
}

/** The rule for them, as people read it. */
const UPPER_CASE_NAME = 'an upper-case name at the root that is not known as a document for people'

/** The rule that protects a name which begins with a dot, as people read it. */
export const DOT_NAME = 'a name that begins with a dot'

/**
 * The only names with a dot that need no approval: nothing runs, trusts or grants anything because of them. A version of a toolchain
 * (`.nvmrc`) is not among them, because it decides what runs, nor is an issue template, whose labels go to whoever opens an issue. Each
 * pattern is for the path from its first name with a dot on.
 */
const HARMLESS: readonly string[] = [
  '.{git,docker,npm,prettier,eslint,stylelint,markdownlint}ignore',
  '.{editorconfig,gitkeep,keep,mailmap,git-blame-ignore-revs,nojekyll}',
  '.changeset/[^.]*.md',
  '.github/{CODE_OF_CONDUCT,CONTRIBUTING,SECURITY,SUPPORT,PULL_REQUEST_TEMPLATE}.md',
  '.github/PULL_REQUEST_TEMPLATE/[^.]*.md',
  // The rules of sensitive files decide, which agent.yml can change.
  '.env{,.*}'
]

/** True for a path in which a file or folder has a name that begins with a dot, in any spelling, and that is not harmless. */
function hasProtectedDotName(path: string): boolean {
  if (!path.split(/[/\\]/).some(beginsWithDot)) return false
  const [fromDot] = /(?<=^|\/)\..*/s.exec(normalizedPath(path)) ?? []
  return fromDot === undefined || !HARMLESS.some((pattern) => matchesPathPattern(fromDot, pattern))
}
