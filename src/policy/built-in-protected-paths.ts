/**
 * Files that run code, grant permissions or instruct agents, on a developer's machine or in CI, and that nobody reviews as
 * code. Each change to one needs approval.
 *
 * Left out on purpose: package.json, lock files, pyproject.toml, Makefile, build.rs, conftest.py and the like. They run code
 * too, but changing them is daily work that is reviewed as code, and a run starts them in the sandbox. Files that a repository
 * can want to change without approval, such as a Dockerfile, are sensitive files instead, which agent.yml can exempt.
 */
export const builtInProtectedPaths: readonly string[] = [
  // The forge: workflows, code owners, bots with permissions, settings that a bot applies.
  ...['.github/workflows/**', '.github/actions/**', '.github/agent.{yml,yaml}', '**/action.{yml,yaml}'],
  ...['**/CODEOWNERS', '.github/dependabot.{yml,yaml}', '.github/settings.{yml,yaml}', '.github/codeql/**'],
  ...['**/renovate.{json,json5}', '**/.renovaterc{,.json,.json5}', '**/.mergify.{yml,yaml}', '.mergify/**'],
  ...['.github/mergify.{yml,yaml}', '.forgejo/**', '.gitea/**'],
  // Other CI and deployment services.
  ...['**/.gitlab-ci.{yml,yaml}', '.circleci/**', '**/Jenkinsfile', '**/{,.}azure-pipelines{,.yml,.yaml}'],
  ...['**/.travis.{yml,yaml}', '**/{,.}appveyor.{yml,yaml}', '**/bitbucket-pipelines.{yml,yaml}', '.buildkite/**'],
  ...['**/.drone.{yml,yaml,star,jsonnet}', '.woodpecker/**', '**/.woodpecker.{yml,yaml}', '**/.cirrus.{yml,star}'],
  ...['.semaphore/**', '.teamcity/**', '.tekton/**', '.builds/**', '**/.build.{yml,yaml}', '.harness/**'],
  ...['**/cloudbuild.{yml,yaml,json}', '**/{buildspec,wercker,codemagic,netlify,vercel,skaffold}.{yml,yaml,toml,json}'],
  ...['**/.{goreleaser,releaserc}{,.yml,.yaml,.json}'],
  // git, and the programs that its hooks run.
  ...['**/.git{attributes,config,modules}', '**/.lfsconfig', '**/.{,git}hooks/**', '**/.git-hooks/**', '**/.husky/**'],
  ...['**/.pre-commit-{config,hooks}.{yml,yaml}', '**/{,.}lefthook{,-local}.{yml,yaml,toml,json}', '.lefthook/**'],
  ...['**/.lintstagedrc{,.*}', '**/lint-staged.config.*', '**/.simple-git-hooks.*', '**/simple-git-hooks.*'],
  ...['**/.overcommit.{yml,yaml}', '**/.huskyrc{,.*}', '**/commitlint.config.*'],
  // Package managers and toolchains: registries, tokens, plugins, wrappers, programs.
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
  // Shells and debuggers that read a file from the current folder.
  ...['**/.{bashrc,bash_profile,bash_login,bash_logout,bash_aliases,profile,inputrc}'],
  ...['**/.{zshrc,zprofile,zshenv,zlogin,zlogout,lldbinit,gdbinit}'],
  // Editors.
  ...['**/.vscode/**', '**/.vs/**', '**/.idea/**', '**/.run/**', '**/.fleet/**', '**/.zed/**', '**/.nova/**'],
  ...['**/.devcontainer/**', '**/.devcontainer.json', '**/devcontainer.json', '**/*.code-workspace'],
  ...['**/*.sublime-project', '**/.externalToolBuilders/**', '**/.gitpod.{yml,yaml}', '**/.gitpod.Dockerfile'],
  ...['**/.{exrc,nexrc,vimrc,nvimrc,lvimrc,nvim.lua}', '**/.{vim,nvim}/**', '**/.dir-locals{,-2}.el', '**/.theia/**'],
  // Instructions for agents, and the programs that agents start.
  ...['.github/copilot-instructions.md', '.github/{instructions,prompts,chatmodes,agents,skills,hooks}/**'],
  ...['**/{AGENT,AGENTS,CLAUDE,GEMINI,QWEN}{,.local,.override}.md', '**/.{claude,cursor,gemini,codex}/**'],
  ...['**/.{windsurf,roo,continue,opencode,kiro,junie,amazonq,augment,agents,qwen,crush,trae,goose}/**'],
  ...['**/.{mcp,claude,opencode,crush}.json', '**/opencode.jsonc', '**/.aider.conf.{yml,yaml}'],
  ...['**/.{cursor,windsurf,cline,roo,kilocode}rules{,-*}', '**/.goosehints', '**/.rules']
]
