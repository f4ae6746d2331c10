export const id = 5895;
export const ids = [5895];
export const modules = {

/***/ 35895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  policy: () => (/* binding */ policy)
});

// EXTERNAL MODULE: ./src/policy/built-in-protected-paths.js
var built_in_protected_paths = __webpack_require__(85573);
// EXTERNAL MODULE: ./src/policy/commands.js + 32 modules
var commands = __webpack_require__(21657);
// EXTERNAL MODULE: ./src/policy/default-commands.js + 2 modules
var default_commands = __webpack_require__(19347);
// EXTERNAL MODULE: ./src/text/normalized-path.js
var normalized_path = __webpack_require__(60409);
// EXTERNAL MODULE: ../node_modules/picomatch/index.js
var picomatch = __webpack_require__(55180);
;// CONCATENATED MODULE: ./src/policy/path-pattern.js


const matchers = new Map();
/** True if a glob matches a path. Spelling (case, Unicode, `..`) makes no difference. */
function matchesPathPattern(path, pattern) {
    return matcherOf(pattern)((0,normalized_path/* normalizedPath */.pT)(path));
}
function matcherOf(pattern) {
    const known = matchers.get(pattern);
    if (known)
        return known;
    // A folder stands for everything in it.
    const glob = pattern
        .normalize('NFKC')
        .replace(/^\.?\//, '')
        .replace(/\/$/, '/**');
    const matches = picomatch((0,normalized_path/* normalizedCase */.YF)(glob), { dot: true, nocase: true });
    matchers.set(pattern, matches);
    return matches;
}

;// CONCATENATED MODULE: ./src/policy/protected-paths.js


/** A short name of NTFS. On Windows, `GITHUB~1` can be `.github`, and `NPMRC~1` can be `.npmrc`. */
const SHORT_NAME = /^[^./~]{1,8}~\d{1,6}(?:\.[^./~]{1,3})?$/;
/** Limits how many folders of a path are checked. */
const MAX_DEPTH = 200;
/** The pattern for paths that some system takes for a `.git` folder. They cannot be approved. */
const GIT_FOLDER = '.git/**';
/**
 * The pattern that protects a path, or undefined. `.git` is always protected in any spelling. A pattern also protects what is
 * below a folder that it matches: a folder can replace a protected file, and a pattern can name a folder alone.
 *
 * @param path as git has it in the tree. Its spelling (case, Unicode, `..`) makes no difference.
 * @param patterns all globs, built-in ones included
 */
function protectingPattern(path, patterns) {
    if ((0,normalized_path/* isInGitFolder */.e9)(path))
        return GIT_FOLDER;
    const names = (0,normalized_path/* normalizedPath */.pT)(path).split('/');
    if (names.length > MAX_DEPTH)
        return `a path of more than ${MAX_DEPTH} names`;
    if (names.some((name) => SHORT_NAME.test(name)))
        return 'a short name of Windows';
    const ancestors = names.map((_, index) => names.slice(0, index + 1).join('/'));
    return patterns.find((pattern) => 
    // A negated pattern is matched with the path alone: it would almost always match one of the folders above.
    pattern.startsWith('!')
        ? matchesPathPattern(path, pattern)
        : ancestors.some((ancestor) => matchesPathPattern(ancestor, pattern)));
}
/** True for a workflow file. GitHub accepts it only with a token that has the permission for workflows. */
function isWorkflow(path) {
    return normalizedPath(path).startsWith('.github/workflows/');
}

// EXTERNAL MODULE: ./src/policy/credential-paths.js
var credential_paths = __webpack_require__(82787);
;// CONCATENATED MODULE: ./src/policy/sensitive-files.js




/**
 * Files that hold secrets, or that run code when the project is installed, built or started. Unlike a protected path, a
 * repository can exempt each of them.
 */
const builtInSensitiveFiles = [
    ...['**/.env', '**/.env.*', '**/*.{pem,key,p12,pfx,jks,keystore,kdbx}', `**/id_{${credential_paths/* SSH_KEY_TYPES */.F.join()}}`].map(needsApproval),
    ...['**/{secrets,credentials}.{json,yml,yaml,toml}', '**/.{htpasswd,pgpass,my.cnf,dockercfg}'].map(needsApproval),
    ...[`**/.{${credential_paths/* CREDENTIAL_FOLDERS */.U.join()},docker}/**`, '**/*.tfstate{,.backup}', '**/*.tfvars'].map(needsApproval),
    ...['**/{Dockerfile,Containerfile}{,.*}', '**/{docker-,}compose.{yml,yaml}', '**/*.service'].map(needsApproval),
    needsApproval('**/.gitlab/ci/**'),
    // Samples contain no secrets.
    ...['**/.env.{example,sample,template,dist,test}', '**/*.tfvars.example'].map(exempt)
];
/**
 * The last rule that matches a path, which decides. Undefined if none matches: the file is not sensitive.
 *
 * @param path as git has it in the tree
 * @param rules in their order, the rules of agent.yml after the built-in ones
 */
function sensitiveFileRule(path, rules = builtInSensitiveFiles) {
    if ((0,normalized_path/* isInGitFolder */.e9)(path))
        return needsApproval(GIT_FOLDER);
    return rules.findLast(({ pattern }) => matchesPathPattern(path, pattern));
}
function needsApproval(pattern) {
    return { pattern, requiresApproval: true };
}
function exempt(pattern) {
    return { pattern, requiresApproval: false };
}

// EXTERNAL MODULE: ./src/workspace/commands/declared-commands.js
var declared_commands = __webpack_require__(14546);
// EXTERNAL MODULE: ./src/workspace/commands/package-binaries.js
var package_binaries = __webpack_require__(22611);
// EXTERNAL MODULE: ./src/workspace/files/root-files.js
var root_files = __webpack_require__(25178);
// EXTERNAL MODULE: ./src/text/visible-text.js
var visible_text = __webpack_require__(2754);
// EXTERNAL MODULE: ./src/text/writable-paths.js
var writable_paths = __webpack_require__(237);
// EXTERNAL MODULE: ./src/cli/find-checkout.js
var find_checkout = __webpack_require__(10175);
// EXTERNAL MODULE: ./src/cli/json-text.js
var json_text = __webpack_require__(3727);
// EXTERNAL MODULE: ./src/cli/local-repository.js + 9 modules
var local_repository = __webpack_require__(81649);
// EXTERNAL MODULE: ./src/cli/usage-error.js
var usage_error = __webpack_require__(4565);
;// CONCATENATED MODULE: ./src/cli/policy.js














/**
 * Reports whether a command is allowed here, or whether a change to a file needs approval, and which rule decides. Nothing is run.
 * Returns 0 for what needs no approval, else 1.
 */
async function policy(command, flags) {
    if ((command === undefined) === (flags.file === undefined)) {
        throw new usage_error/* UsageError */.e('Give either a command, such as "npm test", or a path with --file.');
    }
    const root = (0,find_checkout/* findCheckout */.I)(flags.cwd);
    const rules = await (0,local_repository/* readLocalRules */.jE)(root);
    if (flags.file !== undefined)
        return printFileVerdict(flags.file, rules, flags.json === true);
    const line = command ?? '';
    const declared = await (0,declared_commands/* readDeclaredCommands */.l)(await (0,root_files/* readRootFiles */.W)(root));
    const isCheck = (rules.verify?.flatMap(({ run, quick }) => [run, quick]) ?? declared.verify).includes(line.trim());
    const explanation = isCheck ? asCheck(line) : await explain(line, { root, setting: rules.commands, declared, flags });
    process.stdout.write(flags.json ? (0,json_text/* jsonText */.s)(toJson(explanation)) : explanationText(explanation));
    return explanation.judgment.kind === 'allowed' ? 0 : 1;
}
async function explain(line, { root, setting, declared, flags }) {
    const isBounded = flags.sandbox !== 'off';
    if (isBounded && setting === 'any')
        return { judgment: (0,commands.judgeAnyCommand)(line), commands: [] };
    const packageBinaries = isBounded ? await (0,package_binaries/* readPackageBinaries */.I)(root) : [];
    const rules = (0,default_commands/* commandRules */.Hf)({ setting, declared, packageBinaries, isBounded });
    return (0,commands/* explainCommand */.b)(line, rules, { root, folder: '', isBounded });
}
/** The repository's own checks are always allowed. */
function asCheck(line) {
    const command = line.trim();
    return {
        judgment: { kind: 'allowed', rules: [command] },
        commands: [{ command, severity: 'medium', rule: command, reason: undefined, remedy: undefined }]
    };
}
function toJson({ judgment, commands }) {
    return {
        allowed: judgment.kind === 'allowed',
        severity: judgment.kind === 'refused' ? judgment.severity : null,
        reason: reasonOf(judgment) ?? null,
        remedy: judgment.kind === 'refused' ? (judgment.remedy ?? null) : null,
        commands: commands.map(({ command, severity, rule = null, reason = null, remedy = null }) => ({
            ...{ command, allowed: rule !== null, severity, rule, reason, remedy }
        }))
    };
}
function explanationText({ judgment, commands }) {
    const end = judgment.kind === 'allowed' ? 'Allowed.' : `Not allowed. ${reasonOf(judgment) ?? ''}`;
    return `${[...commands.flatMap(commandLines), (0,visible_text/* visibleText */.Q)(end)].join('\n')}\n`;
}
function commandLines({ command, severity, rule, reason = '', remedy }) {
    const head = `${rule === undefined ? 'refused' : 'allowed'}  ${severity.padEnd(8)}  ${command}`;
    if (rule !== undefined)
        return [(0,visible_text/* visibleText */.Q)(head), (0,visible_text/* visibleText */.Q)(`         by the rule: ${rule}`)];
    const line = remedy === undefined ? [] : [`         in ${local_repository/* AGENT_FILE */.N0}, under commands: ${remedy}`];
    return [head, `         ${reason}`, ...line].map((text) => (0,visible_text/* visibleText */.Q)(text));
}
function reasonOf(judgment) {
    if (judgment.kind === 'allowed')
        return undefined;
    return judgment.kind === 'malformed' ? judgment.problem : judgment.reason;
}
function printFileVerdict(path, { protectedPaths, sensitiveFiles, writablePaths }, isJson) {
    const protecting = protectingPattern(path, [...built_in_protected_paths/* builtInProtectedPaths */.g, local_repository/* AGENT_FILE */.N0, ...protectedPaths]);
    const sensitive = sensitiveFileRule(path, [...builtInSensitiveFiles, ...sensitiveFiles]);
    const needsApproval = protecting !== undefined || sensitive?.requiresApproval === true;
    const canChange = (0,writable_paths/* isWritable */.nH)(path, writablePaths);
    const verdict = {
        path,
        isWritable: canChange,
        requiresApproval: needsApproval,
        protectedBy: protecting ?? null,
        sensitiveBy: sensitive ?? null
    };
    process.stdout.write(isJson ? (0,json_text/* jsonText */.s)(verdict) : `${(0,visible_text/* visibleText */.Q)(fileVerdictText(verdict))}\n`);
    return needsApproval || !canChange ? 1 : 0;
}
function fileVerdictText({ path, isWritable: canChange, protectedBy: protecting, sensitiveBy: sensitive }) {
    if (!canChange)
        return `${path} cannot be changed: it is outside writable-paths.`;
    if (protecting !== null)
        return `A change to ${path} needs approval: it is protected by ${protecting}.`;
    if (sensitive === null)
        return `A change to ${path} needs no approval: no pattern matches it.`;
    const rule = `sensitive-files has require-approval: ${String(sensitive.requiresApproval)} for ${sensitive.pattern}`;
    return `A change to ${path} needs ${sensitive.requiresApproval ? '' : 'no '}approval: ${rule}.`;
}


/***/ })

};
