export const id = 9119;
export const ids = [9119];
export const modules = {

/***/ 79119:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   policy: () => (/* binding */ policy)
/* harmony export */ });
/* harmony import */ var _policy_built_in_protected_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85573);
/* harmony import */ var _policy_commands_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21657);
/* harmony import */ var _policy_default_commands_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19347);
/* harmony import */ var _policy_protected_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23852);
/* harmony import */ var _policy_sensitive_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96885);
/* harmony import */ var _workspace_commands_declared_commands_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14546);
/* harmony import */ var _workspace_commands_package_binaries_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22611);
/* harmony import */ var _workspace_files_root_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(25178);
/* harmony import */ var _text_visible_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2754);
/* harmony import */ var _text_writable_paths_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(237);
/* harmony import */ var _find_checkout_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(10175);
/* harmony import */ var _json_text_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(3727);
/* harmony import */ var _local_repository_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(24563);
/* harmony import */ var _usage_error_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(4565);














/**
 * Reports whether a command is allowed here, or whether a change to a file needs approval, and which rule decides. Nothing is run.
 * Returns 0 for what needs no approval, else 1.
 */
async function policy(command, flags) {
    if ((command === undefined) === (flags.file === undefined)) {
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_13__/* .UsageError */ .e('Give either a command, such as "npm test", or a path with --file.');
    }
    const root = (0,_find_checkout_js__WEBPACK_IMPORTED_MODULE_10__/* .findCheckout */ .I)(flags.cwd);
    const rules = await (0,_local_repository_js__WEBPACK_IMPORTED_MODULE_12__/* .readLocalRules */ .jE)(root);
    if (flags.file !== undefined)
        return printFileVerdict(flags.file, rules, flags.json === true);
    const line = command ?? '';
    const declared = await (0,_workspace_commands_declared_commands_js__WEBPACK_IMPORTED_MODULE_5__/* .readDeclaredCommands */ .l)(await (0,_workspace_files_root_files_js__WEBPACK_IMPORTED_MODULE_7__/* .readRootFiles */ .W)(root));
    const isCheck = (rules.verify?.flatMap(({ run, quick }) => [run, quick]) ?? declared.verify).includes(line.trim());
    const explanation = isCheck ? asCheck(line) : await explain(line, { root, setting: rules.commands, declared, flags });
    process.stdout.write(flags.json ? (0,_json_text_js__WEBPACK_IMPORTED_MODULE_11__/* .jsonText */ .s)(toJson(explanation)) : explanationText(explanation));
    return explanation.judgment.kind === 'allowed' ? 0 : 1;
}
async function explain(line, { root, setting, declared, flags }) {
    const isBounded = flags.sandbox !== 'off';
    if (isBounded && setting === 'any')
        return { judgment: (0,_policy_commands_js__WEBPACK_IMPORTED_MODULE_1__.judgeAnyCommand)(line), commands: [] };
    const packageBinaries = isBounded ? await (0,_workspace_commands_package_binaries_js__WEBPACK_IMPORTED_MODULE_6__/* .readPackageBinaries */ .I)(root) : [];
    const rules = (0,_policy_default_commands_js__WEBPACK_IMPORTED_MODULE_2__/* .commandRules */ .Hf)({ setting, declared, packageBinaries, isBounded });
    return (0,_policy_commands_js__WEBPACK_IMPORTED_MODULE_1__/* .explainCommand */ .b)(line, rules, { root, folder: '', isBounded });
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
    return `${[...commands.flatMap(commandLines), (0,_text_visible_text_js__WEBPACK_IMPORTED_MODULE_8__/* .visibleText */ .Q)(end)].join('\n')}\n`;
}
function commandLines({ command, severity, rule, reason = '', remedy }) {
    const head = `${rule === undefined ? 'refused' : 'allowed'}  ${severity.padEnd(8)}  ${command}`;
    if (rule !== undefined)
        return [(0,_text_visible_text_js__WEBPACK_IMPORTED_MODULE_8__/* .visibleText */ .Q)(head), (0,_text_visible_text_js__WEBPACK_IMPORTED_MODULE_8__/* .visibleText */ .Q)(`         by the rule: ${rule}`)];
    const line = remedy === undefined ? [] : [`         in ${_local_repository_js__WEBPACK_IMPORTED_MODULE_12__/* .AGENT_FILE */ .N0}, under commands: ${remedy}`];
    return [head, `         ${reason}`, ...line].map((text) => (0,_text_visible_text_js__WEBPACK_IMPORTED_MODULE_8__/* .visibleText */ .Q)(text));
}
function reasonOf(judgment) {
    if (judgment.kind === 'allowed')
        return undefined;
    return judgment.kind === 'malformed' ? judgment.problem : judgment.reason;
}
function printFileVerdict(path, { protectedPaths, sensitiveFiles, writablePaths }, isJson) {
    const protecting = (0,_policy_protected_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .protectingPattern */ ._b)(path, [..._policy_built_in_protected_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .builtInProtectedPaths */ .g, _local_repository_js__WEBPACK_IMPORTED_MODULE_12__/* .AGENT_FILE */ .N0, ...protectedPaths]);
    const sensitive = (0,_policy_sensitive_files_js__WEBPACK_IMPORTED_MODULE_4__/* .sensitiveFileRule */ .R)(path, [..._policy_sensitive_files_js__WEBPACK_IMPORTED_MODULE_4__/* .builtInSensitiveFiles */ .r, ...sensitiveFiles]);
    const needsApproval = protecting !== undefined || sensitive?.requiresApproval === true;
    const canChange = (0,_text_writable_paths_js__WEBPACK_IMPORTED_MODULE_9__/* .isWritable */ .nH)(path, writablePaths);
    const verdict = {
        path,
        isWritable: canChange,
        requiresApproval: needsApproval,
        protectedBy: protecting ?? null,
        sensitiveBy: sensitive ?? null
    };
    process.stdout.write(isJson ? (0,_json_text_js__WEBPACK_IMPORTED_MODULE_11__/* .jsonText */ .s)(verdict) : `${(0,_text_visible_text_js__WEBPACK_IMPORTED_MODULE_8__/* .visibleText */ .Q)(fileVerdictText(verdict))}\n`);
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


/***/ }),

/***/ 73527:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ matchesPathPattern)
/* harmony export */ });
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55180);
/* harmony import */ var _text_normalized_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60409);


const matchers = new Map();
/** True if a glob matches a path. Spelling (case, Unicode, `..`) makes no difference. */
function matchesPathPattern(path, pattern) {
    return matcherOf(pattern)((0,_text_normalized_path_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizedPath */ .pT)(path));
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
    const matches = picomatch__WEBPACK_IMPORTED_MODULE_1__((0,_text_normalized_path_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizedCase */ .YF)(glob), { dot: true, nocase: true });
    matchers.set(pattern, matches);
    return matches;
}


/***/ }),

/***/ 23852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Md: () => (/* binding */ GIT_FOLDER),
/* harmony export */   _2: () => (/* binding */ isWorkflow),
/* harmony export */   _b: () => (/* binding */ protectingPattern)
/* harmony export */ });
/* harmony import */ var _text_normalized_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60409);
/* harmony import */ var _path_pattern_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73527);


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
    if ((0,_text_normalized_path_js__WEBPACK_IMPORTED_MODULE_0__/* .isInGitFolder */ .e9)(path))
        return GIT_FOLDER;
    const names = (0,_text_normalized_path_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizedPath */ .pT)(path).split('/');
    if (names.length > MAX_DEPTH)
        return `a path of more than ${MAX_DEPTH} names`;
    if (names.some((name) => SHORT_NAME.test(name)))
        return 'a short name of Windows';
    const ancestors = names.map((_, index) => names.slice(0, index + 1).join('/'));
    return patterns.find((pattern) => 
    // A negated pattern is matched with the path alone: it would almost always match one of the folders above.
    pattern.startsWith('!')
        ? (0,_path_pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .matchesPathPattern */ .R)(path, pattern)
        : ancestors.some((ancestor) => (0,_path_pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .matchesPathPattern */ .R)(ancestor, pattern)));
}
/** True for a workflow file. GitHub accepts it only with a token that has the permission for workflows. */
function isWorkflow(path) {
    return (0,_text_normalized_path_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizedPath */ .pT)(path).startsWith('.github/workflows/');
}


/***/ }),

/***/ 96885:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ sensitiveFileRule),
/* harmony export */   r: () => (/* binding */ builtInSensitiveFiles)
/* harmony export */ });
/* harmony import */ var _text_normalized_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60409);
/* harmony import */ var _credential_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82787);
/* harmony import */ var _path_pattern_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73527);
/* harmony import */ var _protected_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23852);




/**
 * Files that hold secrets, or that run code when the project is installed, built or started. Unlike a protected path, a
 * repository can exempt each of them.
 */
const builtInSensitiveFiles = [
    ...['**/.env', '**/.env.*', '**/*.{pem,key,p12,pfx,jks,keystore,kdbx}', `**/id_{${_credential_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .SSH_KEY_TYPES */ .F.join()}}`].map(needsApproval),
    ...['**/{secrets,credentials}.{json,yml,yaml,toml}', '**/.{htpasswd,pgpass,my.cnf,dockercfg}'].map(needsApproval),
    ...[`**/.{${_credential_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .CREDENTIAL_FOLDERS */ .U.join()},docker}/**`, '**/*.tfstate{,.backup}', '**/*.tfvars'].map(needsApproval),
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
    if ((0,_text_normalized_path_js__WEBPACK_IMPORTED_MODULE_0__/* .isInGitFolder */ .e9)(path))
        return needsApproval(_protected_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .GIT_FOLDER */ .Md);
    return rules.findLast(({ pattern }) => (0,_path_pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .matchesPathPattern */ .R)(path, pattern));
}
function needsApproval(pattern) {
    return { pattern, requiresApproval: true };
}
function exempt(pattern) {
    return { pattern, requiresApproval: false };
}


/***/ })

};
