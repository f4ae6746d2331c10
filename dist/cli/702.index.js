export const id = 702;
export const ids = [702];
export const modules = {

/***/ 5702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  policy: () => (/* binding */ policy)
});

;// CONCATENATED MODULE: ./src/policy/built-in-protected-paths.js
/**
 * Files that run code, grant rights or say what an agent may do, on somebody's machine or in CI, without being looked at as code: a
 * person approves each change to one.
 *
 * Left out on purpose: package.json, lock files, pyproject.toml, Makefile, build.rs, conftest.py and their like. They run code too,
 * but to change them is daily work, reviewed as code is, and what a run starts of them is in the sandbox. What a repository may
 * want to change without asking, such as a Dockerfile, is among the sensitive files instead, which its rules can lower.
 */
const builtInProtectedPaths = [
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
];

// EXTERNAL MODULE: ./src/policy/commands.js + 21 modules
var commands = __webpack_require__(649);
// EXTERNAL MODULE: ./src/policy/default-commands.js
var default_commands = __webpack_require__(189);
// EXTERNAL MODULE: ./src/policy/folded-path.js
var folded_path = __webpack_require__(6137);
// EXTERNAL MODULE: ../node_modules/picomatch/index.js
var picomatch = __webpack_require__(5180);
;// CONCATENATED MODULE: ./src/policy/path-pattern.js


const matchers = new Map();
/** True when a glob fits a path; spelling tricks (case, Unicode, `..`) get a path neither in nor out. */
function fitsPathPattern(path, pattern) {
    return matcherOf(pattern)((0,folded_path/* foldedPath */.kV)(path));
}
function matcherOf(pattern) {
    const known = matchers.get(pattern);
    if (known)
        return known;
    // A folder is what is in it.
    const glob = pattern
        .normalize('NFKC')
        .replace(/^\.?\//, '')
        .replace(/\/$/, '/**');
    const matches = picomatch((0,folded_path/* foldedCase */.dt)(glob), { dot: true, nocase: true });
    matchers.set(pattern, matches);
    return matches;
}

;// CONCATENATED MODULE: ./src/policy/protected-paths.js


/** A short name of NTFS: `GITHUB~1` may be `.github`, and `NPMRC~1` `.npmrc`, for whoever checks the change out there. */
const SHORT_NAME = /^[^./~]{1,8}~\d{1,6}(?:\.[^./~]{1,3})?$/;
/** A bound on the folders of a path that are looked at. */
const MAX_DEPTH = 200;
/** Stands for a path that some system takes for a `.git` folder: nobody can approve that. */
const GIT_FOLDER = '.git/**';
/**
 * The pattern that protects a path, or undefined. `.git` in any spelling is always protected, and so is what a pattern fits with
 * one of the folders above it: a folder that takes the place of a protected file, and all within a folder that is named alone.
 *
 * @param path as git has it in the tree; spelling tricks (case, Unicode, `..`) do not get past it
 * @param patterns globs; all of them, built-in ones included
 */
function protectedBy(path, patterns) {
    if ((0,folded_path/* isInGitFolder */.e9)(path))
        return GIT_FOLDER;
    const names = (0,folded_path/* foldedPath */.kV)(path).split('/');
    if (names.length > MAX_DEPTH)
        return 'a path of very many folders';
    if (names.some((name) => SHORT_NAME.test(name)))
        return 'a short name of Windows';
    const places = names.map((_, index) => names.slice(0, index + 1).join('/'));
    return patterns.find((pattern) => 
    // To leave out is said of the whole path: the folders above it would always be among the others.
    pattern.startsWith('!') ? fitsPathPattern(path, pattern) : places.some((place) => fitsPathPattern(place, pattern)));
}
/** True for a file that GitHub takes from nobody whose token has no permission for workflows. */
function isWorkflow(path) {
    return foldedPath(path).startsWith('.github/workflows/');
}

;// CONCATENATED MODULE: ./src/policy/sensitive-files.js


/**
 * Files that hold secrets, or that run code of their own accord when somebody installs, builds or starts the project. A
 * repository may lower them, one by one, which it cannot do for protected paths.
 */
const builtInSensitiveFiles = [
    ...['**/.env', '**/.env.*', '**/*.{pem,key,p12,pfx,jks,keystore,kdbx}', '**/id_{rsa,dsa,ecdsa,ed25519}'].map(asked),
    ...['**/{secrets,credentials}.{json,yml,yaml,toml}', '**/.{htpasswd,pgpass,my.cnf,dockercfg}'].map(asked),
    ...['**/.{ssh,aws,gnupg,kube,docker}/**', '**/*.tfstate{,.backup}', '**/*.tfvars'].map(asked),
    ...['**/{Dockerfile,Containerfile}{,.*}', '**/{docker-,}compose.{yml,yaml}', '**/*.service'].map(asked),
    ...['**/.gitlab/ci/**', '**/azure-pipelines.{yml,yaml}', '**/.travis.yml', '**/.drone.yml'].map(asked),
    // Samples are written to be read, and hold no secret.
    ...['**/.env.{example,sample,template,dist,test}', '**/*.tfvars.example'].map(unasked)
];
/**
 * The rule that decides for a path: of those that fit, the last one. Undefined when none fits, and then the file is not
 * sensitive.
 *
 * @param path as git has it in the tree
 * @param rules in their order, those of agent.yml after the built-in ones
 */
function sensitiveBy(path, rules = builtInSensitiveFiles) {
    if ((0,folded_path/* isInGitFolder */.e9)(path))
        return asked('.git/**');
    return rules.findLast(({ pattern }) => fitsPathPattern(path, pattern));
}
function asked(pattern) {
    return { pattern, requiresApproval: true };
}
function unasked(pattern) {
    return { pattern, requiresApproval: false };
}

// EXTERNAL MODULE: ./src/settings/agent-file.js + 5 modules
var agent_file = __webpack_require__(7224);
// EXTERNAL MODULE: ./src/tasks/visible-text.js
var visible_text = __webpack_require__(3067);
// EXTERNAL MODULE: ./src/workspace/declared-commands.js
var declared_commands = __webpack_require__(8033);
// EXTERNAL MODULE: ./src/cli/find-checkout.js
var find_checkout = __webpack_require__(175);
// EXTERNAL MODULE: ./src/cli/json-text.js
var json_text = __webpack_require__(3727);
// EXTERNAL MODULE: ./src/cli/read-rules.js
var read_rules = __webpack_require__(6643);
// EXTERNAL MODULE: ./src/cli/usage-error.js
var usage_error = __webpack_require__(4565);
;// CONCATENATED MODULE: ./src/cli/policy.js












const RULES = '.github/agent.yml';
/**
 * Says whether a command would run here, or whether a change of a file would wait for approval, and which rule decides. Nothing is
 * run. Returns 0 for what may go on by itself, else 1.
 */
async function policy(command, flags) {
    if ((command === undefined) === (flags.file === undefined)) {
        throw new usage_error/* UsageError */.e('Give either a command, such as "npm test", or a path with --file.');
    }
    const root = (0,find_checkout/* findCheckout */.I)(flags.cwd);
    const rules = await (0,agent_file/* readAgentFile */.U)(await (0,read_rules/* rulesReader */.J)(root)(RULES), RULES);
    if (flags.file !== undefined)
        return tellFile(flags.file, rules, flags.json === true);
    const line = command ?? '';
    const declared = await (0,declared_commands/* readDeclaredCommands */.l)(root);
    const isCheck = (rules.verify ?? declared.verify).includes(line.trim());
    const allowed = isCheck ? [line.trim()] : [...default_commands/* inspectionCommands */.v, ...(rules.commands ?? declared.commands)];
    const explanation = isCheck ? asCheck(line) : (0,commands/* explainCommand */.b)(line, allowed, { root, folder: '' });
    process.stdout.write(flags.json ? (0,json_text/* jsonText */.s)(toJson(explanation)) : describe(explanation));
    return explanation.judgement.kind === 'allowed' ? 0 : 1;
}
/** The checks of the work always may be run, whatever they are made of. */
function asCheck(line) {
    const command = line.trim();
    return {
        judgement: { kind: 'allowed', rules: [command] },
        commands: [{ command, severity: 'medium', rule: command, reason: undefined, remedy: undefined }]
    };
}
function toJson({ judgement, commands }) {
    return {
        allowed: judgement.kind === 'allowed',
        severity: judgement.kind === 'refused' ? judgement.severity : null,
        reason: reasonOf(judgement) ?? null,
        remedy: judgement.kind === 'refused' ? (judgement.remedy ?? null) : null,
        commands: commands.map(({ command, severity, rule = null, reason = null, remedy = null }) => ({
            ...{ command, allowed: rule !== null, severity, rule, reason, remedy }
        }))
    };
}
function describe({ judgement, commands }) {
    const end = judgement.kind === 'allowed' ? 'It would run.' : `It would not run. ${reasonOf(judgement) ?? ''}`;
    return `${[...commands.flatMap(describeCommand), (0,visible_text/* visibleText */.Q)(end)].join('\n')}\n`;
}
function describeCommand({ command, severity, rule, reason = '', remedy }) {
    const head = `${rule === undefined ? 'refused' : 'allowed'}  ${severity.padEnd(8)}  ${command}`;
    if (rule !== undefined)
        return [(0,visible_text/* visibleText */.Q)(head), (0,visible_text/* visibleText */.Q)(`         by the rule: ${rule}`)];
    const line = remedy === undefined ? [] : [`         in ${RULES}, under commands: ${remedy}`];
    return [head, `         ${reason}`, ...line].map((text) => (0,visible_text/* visibleText */.Q)(text));
}
function reasonOf(judgement) {
    if (judgement.kind === 'allowed')
        return undefined;
    return judgement.kind === 'mistaken' ? judgement.mistake : judgement.reason;
}
function tellFile(path, { protectedPaths, sensitiveFiles }, isJson) {
    const protecting = protectedBy(path, [...builtInProtectedPaths, RULES, ...protectedPaths]);
    const sensitive = sensitiveBy(path, [...builtInSensitiveFiles, ...sensitiveFiles]);
    const waits = protecting !== undefined || sensitive?.requiresApproval === true;
    const told = { path, requiresApproval: waits, protectedBy: protecting ?? null, sensitiveBy: sensitive ?? null };
    process.stdout.write(isJson ? (0,json_text/* jsonText */.s)(told) : `${(0,visible_text/* visibleText */.Q)(describeFile(told))}\n`);
    return waits ? 1 : 0;
}
function describeFile({ path, protectedBy: protecting, sensitiveBy: sensitive }) {
    if (protecting !== null)
        return `A change of ${path} needs approval: it is protected by ${protecting}.`;
    if (sensitive === null)
        return `A change of ${path} needs no approval: no pattern fits it.`;
    const rule = `sensitive-files has require-approval: ${String(sensitive.requiresApproval)} for ${sensitive.pattern}`;
    return `A change of ${path} needs ${sensitive.requiresApproval ? '' : 'no '}approval: ${rule}.`;
}


/***/ })

};
