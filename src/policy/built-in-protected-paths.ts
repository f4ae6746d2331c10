/**
 * Files that run code, grant rights or say what an agent may do, on somebody's machine or in CI, without being looked at as code: a
 * person approves each change to one.
 *
 * Left out on purpose: package.json, lock files, pyproject.toml, Makefile, build.rs, conftest.py and their like. They run code too,
 * but to change them is daily work, reviewed as code is, and what a run starts of them is in the sandbox. What a repository may
 * want to change without asking, such as a Dockerfile, is among the sensitive files instead, which its rules can lower.
 */
export const builtInProtectedPaths: readonly string[] = [
  // The forge: workflows, owners, bots with rights, settings that a bot carries out.
  ...['.github/workflows/**', '.github/actions/**', '.github/agent.{yml,yaml}', '**/action.{yml,yaml}'],
  ...['**/CODEOWNERS', '.github/dependabot.{yml,yaml}', '.github/settings.{yml,yaml}', '.github/codeql/**'],
  ...['**/renovate.{json,json5}', '**/.renovaterc{,.json,.json5}', '**/.mergify.{yml,yaml}', '.mergify/**'],
  ...['.github/mergify.{yml,yaml}', '.forgejo/**', '.gitea/**'],
  // Other CI and places that deploy.
  ...['**/.gitlab-ci.{yml,yaml}', '.circleci/**', '**/Jenkinsfile', '**/{,.}azure-pipelines{,.yml,.yaml}'],
  ...['**/.travis.{yml,yaml}', '**/{,.}appveyor.{yml,yaml}', '**/bitbucket-pipelines.{yml,yaml}', '.buildkite/**'],
  ...['**/.drone.{yml,yaml,star,jsonnet}', '.woodpecker/**', '**/.woodpecker.{yml,yaml}', '**/.cirrus.{yml,star}'],
  ...['.semaphore/**', '.teamcity/**', '.tekton/**', '.builds/**', '**/.build.{yml,yaml}', '.harness/**'],
  ...['**/cloudbuild.{yml,yaml,json}', '**/{buildspec,wercker,codemagic,netlify,vercel,skaffold}.{yml,yaml,toml,json}'],
  ...['**/.{goreleaser,releaserc}{,.yml,.yaml,.json}'],
  // git, and what hooks run.
  ...['**/.git{attributes,config,modules}', '**/.lfsconfig', '**/.{,git}hooks/**', '**/.git-hooks/**', '**/.husky/**'],
  ...['**/.pre-commit-{config,hooks}.{yml,yaml}', '**/{,.}lefthook{,-local}.{yml,yaml,toml,json}', '.lefthook/**'],
  ...['**/.lintstagedrc{,.*}', '**/lint-staged.config.*', '**/.simple-git-hooks.*', '**/simple-git-hooks.*'],
  ...['**/.overcommit.{yml,yaml}', '**/.huskyrc{,.*}', '**/commitlint.config.*'],
  // Package managers and tool chains: registries, tokens, plugins, wrappers, programs of their own.
  ...['**/.{npmrc,yarnrc,pypirc,netrc,curlrc,wgetrc,ripgreprc,gemrc,condarc,irbrc,pryrc,pdbrc,Rprofile}'],
  ...['**/_netrc', '**/.yarnrc.{yml,yaml}', '**/.yarn/**', '**/yarn.config.*', '**/.pnp.{cjs,js,loader.mjs}'],
  ...['**/{,.}pnpmfile.{cjs,mjs,js}', '**/pnpm-workspace.{yml,yaml}', '**/{,.}bunfig.toml', '**/.node_modules/**'],
  ...['**/node_modules/**', '**/{pip.conf,pip.ini,uv.toml,poetry.toml,hatch.toml,pdm.toml,.pdm.toml,pixi.toml}'],
  ...['**/{sitecustomize,usercustomize}.py', '**/.cargo/**', '**/rust-toolchain{,.toml}', '**/go.env'],
  ...['**/.mvn/**', '**/mvnw{,.cmd}', '**/.m2/**', '**/gradlew{,.bat}', '**/gradle/wrapper/**', '**/gradle.properties'],
  ...['**/.gradle/**', '**/init.gradle{,.kts}', '**/.sbtopts', '**/.jvmopts', '**/.sdkmanrc'],
  ...['**/.bundle/**', 'auth.json', '**/nuget.config', '**/Directory.Build.{props,targets,rsp}'],
  ...['**/dotnet-tools.json', '**/{.bazelrc,.bazeliskrc,user.bazelrc}', '**/.envrc', '**/.asdfrc', '**/.tool-versions'],
  ...['**/{,.}mise{,.*}.toml', '**/{,.}mise/**', '**/.rtx{,.*}.toml', '**/.config/mise.toml', '**/.npm/**'],
  // Shells and debuggers that read a file where they are started.
  ...['**/.{bashrc,bash_profile,bash_login,bash_logout,bash_aliases,profile,inputrc}'],
  ...['**/.{zshrc,zprofile,zshenv,zlogin,zlogout,lldbinit,gdbinit}'],
  // Editors.
  ...['**/.vscode/**', '**/.vs/**', '**/.idea/**', '**/.run/**', '**/.fleet/**', '**/.zed/**', '**/.nova/**'],
  ...['**/.devcontainer/**', '**/.devcontainer.json', '**/devcontainer.json', '**/*.code-workspace'],
  ...['**/*.sublime-project', '**/.externalToolBuilders/**', '**/.gitpod.{yml,yaml}', '**/.gitpod.Dockerfile'],
  ...['**/.{exrc,nexrc,vimrc,nvimrc,lvimrc,nvim.lua}', '**/.{vim,nvim}/**', '**/.dir-locals{,-2}.el', '**/.theia/**'],
  // What agents are told, and which programs they start.
  ...['.github/copilot-instructions.md', '.github/{instructions,prompts,chatmodes,agents,skills,hooks}/**'],
  ...['**/{AGENT,AGENTS,CLAUDE,GEMINI,QWEN}{,.local,.override}.md', '**/.{claude,cursor,gemini,codex}/**'],
  ...['**/.{windsurf,roo,continue,opencode,kiro,junie,amazonq,augment,agents,qwen,crush,trae,goose}/**'],
  ...['**/.{mcp,claude,opencode,crush}.json', '**/opencode.jsonc', '**/.aider.conf.{yml,yaml}'],
  ...['**/.{cursor,windsurf,cline,roo,kilocode}rules{,-*}', '**/.goosehints', '**/.rules']
]
