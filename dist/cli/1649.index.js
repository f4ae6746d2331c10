export const id = 1649;
export const ids = [1649];
export const modules = {

/***/ 89254:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sR: () => (/* binding */ changesSince),
  Jc: () => (/* binding */ lockCheckpoints),
  PQ: () => (/* binding */ recordSteps),
  Z0: () => (/* binding */ stateHome),
  n2: () => (/* binding */ temporaryCheckpoints),
  aH: () => (/* binding */ withStore)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./src/errors.js
var errors = __webpack_require__(59973);
;// CONCATENATED MODULE: ./src/git/checkpoints.js
/** The most checkpoints kept across runs. When there are more, the older half is deleted. */
const MAX_CHECKPOINTS = 500;
/** The checkpoints of one run, added to those of earlier runs. */
class RunCheckpoints {
    #run;
    #started;
    constructor(run) {
        this.#run = run;
    }
    async take(signal) {
        signal.throwIfAborted();
        const isFirst = !this.#started;
        const { checkout, journal, baseline } = await this.#start();
        if (isFirst)
            return checkpointOf(baseline);
        const { tree } = await checkout.snapshot();
        signal.throwIfAborted();
        // No await in between, so two concurrent calls return one checkpoint.
        return checkpointOf(journal.last?.id === tree ? journal.last : journal.add({ id: tree }));
    }
    async hasChanged(signal) {
        const { checkout, baseline } = await this.#start();
        const { tree } = await checkout.snapshot();
        signal.throwIfAborted();
        return tree !== baseline.id;
    }
    /** What has changed since before the work, whoever changed it: tracked and new files. Nothing before the first checkpoint. */
    async changes(signal) {
        if (!this.#started)
            return [];
        const { checkout, baseline } = await this.#started;
        const { tree } = await checkout.snapshot();
        signal.throwIfAborted();
        return await checkout.compare(baseline.id, tree);
    }
    async changedPaths(signal) {
        return (await this.changes(signal)).map(({ path }) => path);
    }
    /** Records the step that follows a checkpoint. It is written to disk before the step runs, in case the run is killed. */
    recordStep(number, step) {
        const saved = this.#started?.then(({ journal }) => {
            journal.recordStep(number, step);
            journal.save();
        });
        // If the disk is full, the next checkpoint saves it or fails.
        saved?.catch(() => undefined);
    }
    /** Saves the journal and returns the first checkpoint of the run; undefined if none was taken. */
    async close() {
        const started = await this.#started?.catch(() => undefined);
        started?.journal.save();
        return started?.baseline;
    }
    #start() {
        return (this.#started ??= start(this.#run));
    }
}
function checkpointOf({ number, id }) {
    return { number, id };
}
async function start({ open, request, baseline }) {
    const { checkout, journal } = await open();
    if (journal.entries.length > MAX_CHECKPOINTS) {
        journal.keepNewest(MAX_CHECKPOINTS / 2);
        await checkout.prune();
    }
    const { tree } = baseline ?? (await checkout.snapshot());
    return { checkout, journal, baseline: journal.add({ id: tree, request }) };
}

// EXTERNAL MODULE: ./src/cli/find-checkout.js
var find_checkout = __webpack_require__(10175);
// EXTERNAL MODULE: ./src/cli/interrupt.js
var interrupt = __webpack_require__(75098);
;// CONCATENATED MODULE: ./src/cli/checkpoint-store.js









/** The first request of a run is sent within this time. */
const FIRST_REQUEST_MS = 50;
/**
 * Locks the checkpoints of a checkout for a run. The store is opened when the first checkpoint is taken.
 *
 * @returns undefined when they cannot be stored: their folder would be inside the checkout, or is not writable
 * @throws UserError when another process works on the checkout
 */
function lockCheckpoints({ root, request, signal }) {
    const folder = checkpointFolder(root, process.env);
    const release = folder === undefined ? undefined : lockIfWritable(folder);
    if (folder === undefined || !release)
        return undefined;
    const checkpoints = new RunCheckpoints({ request, open: () => openStoreForRun({ root, folder, signal }) });
    return { folder, checkpoints, release };
}
/** Checkpoints that are deleted with `folder`: they show what a run has changed, but cannot revert it later. */
function temporaryCheckpoints({ request, ...location }) {
    return new RunCheckpoints({ request, open: () => openStoreForRun(location) });
}
/** What has changed since a checkpoint of a run, whoever changed it. Also after an interrupt, which has ended the git of the run. */
async function changesSince({ id }, location) {
    const { checkout } = await openStore({ ...location, signal: new AbortController().signal });
    const { tree } = await checkout.snapshot();
    return await checkout.compare(id, tree);
}
/** Returns undefined for a folder that is not writable. A run can work without checkpoints. */
function lockIfWritable(folder) {
    try {
        return lockFolder(folder);
    }
    catch (error) {
        if ((0,errors/* isSystemError */.Or)(error))
            return undefined;
        throw error;
    }
}
/** Opens the store with the files of the checkout's commit as the tracked files. */
async function openStoreForRun(location) {
    // Loading the git library keeps the processor busy, and the first request is about to be sent.
    await (0,promises_.setTimeout)(FIRST_REQUEST_MS, undefined, { signal: location.signal });
    const store = await openStore(location);
    const { checkout } = store;
    // Only this finds files that were committed although .gitignore lists them.
    if (checkout.workspaceCommit !== undefined)
        await checkout.resetIndexTo(checkout.workspaceCommit);
    return store;
}
/**
 * Opens the checkpoints of the current checkout for one command.
 *
 * @throws UserError when there are none, or when another process works on the checkout
 */
async function withStore(cwd, work) {
    const root = (0,find_checkout/* findCheckout */.I)(cwd);
    const folder = checkpointFolder(root, process.env);
    if (folder === undefined || !(0,external_node_fs_.existsSync)(folder)) {
        throw new errors/* UserError */.yo(`There are no checkpoints of ${root}. forgehand run takes them.`);
    }
    const release = lockFolder(folder);
    try {
        const location = { root, folder, signal: (0,interrupt/* listenForInterrupt */.Y)() };
        return await work(await openStore(location), location);
    }
    finally {
        release();
    }
}
/** Opens the checkpoints in a folder that the caller has locked. */
async function openStore({ root, folder, signal }) {
    // The git library is large, and a run needs it only after the first request.
    const [{ openCheckout }, { CheckpointJournal }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(1034), __webpack_require__.e(4337)]).then(__webpack_require__.bind(__webpack_require__, 24337)),
        Promise.all(/* import() */[__webpack_require__.e(3301), __webpack_require__.e(8619)]).then(__webpack_require__.bind(__webpack_require__, 98619))
    ]);
    const checkout = await openCheckout({
        workTree: root,
        gitDir: (0,external_node_path_.join)(folder, 'git'),
        remote: undefined,
        environment: process.env,
        isExact: true,
        signal
    });
    return { checkout, journal: new CheckpointJournal(checkout.directory, () => new Date()) };
}
/** Wraps `emit` so that the tool call after each checkpoint is recorded too. */
function recordSteps(checkpoints, emit) {
    const numbers = new Map();
    const record = (event) => {
        if (event.kind === 'child')
            record(event.event);
        if (event.kind === 'checkpoint')
            numbers.set(event.callId, event.checkpoint.number);
        if (event.kind !== 'tool-started')
            return;
        const number = numbers.get(event.callId);
        if (number !== undefined)
            checkpoints.recordStep(number, { tool: event.name, subject: event.subject });
    };
    return (event) => {
        record(event);
        emit(event);
    };
}
/** The folder with the checkpoints of all checkouts of this user. Commands of a run cannot see it. */
function stateHome(environment) {
    const chosen = environment['XDG_STATE_HOME'] ?? '';
    return (0,external_node_path_.join)((0,external_node_path_.isAbsolute)(chosen) ? chosen : (0,external_node_path_.join)((0,external_node_os_.homedir)(), '.local/state'), 'forgehand');
}
/** The folder with the checkpoints of a checkout; undefined when it would be inside the checkout, where commands could change it. */
function checkpointFolder(root, environment) {
    const home = stateHome(environment);
    if (home.startsWith(root === external_node_path_.sep ? external_node_path_.sep : root + external_node_path_.sep))
        return undefined;
    // The hash distinguishes checkouts with the same name. The name is for users.
    return (0,external_node_path_.join)(home, `${(0,external_node_path_.basename)(root)}-${(0,external_node_crypto_.createHash)('sha256').update(root).digest('hex').slice(0, 12)}`);
}
/**
 * Locks a folder for this process, and creates it when it is missing.
 *
 * @returns a function that releases the lock
 * @throws UserError when another process has locked it
 */
function lockFolder(folder) {
    (0,external_node_fs_.mkdirSync)(folder, { recursive: true, mode: 0o700 });
    const path = (0,external_node_path_.join)(folder, 'lock');
    const holder = writeLock(path);
    if (holder !== undefined) {
        throw new errors/* UserError */.yo(`Another forgehand (process ${holder}) is working on this checkout. Wait until it ends. If it has ended, delete ${path}.`);
    }
    return () => {
        (0,external_node_fs_.rmSync)(path, { force: true });
    };
}
/** Returns the process that holds the lock; undefined when this process does. */
function writeLock(path) {
    try {
        (0,external_node_fs_.writeFileSync)(path, `${process.pid}`, { flag: 'wx' });
        return undefined;
    }
    catch (error) {
        if (!(0,errors/* isSystemError */.Or)(error) || error.code !== 'EEXIST')
            throw error;
    }
    const holder = Number((0,external_node_fs_.readFileSync)(path, 'utf8'));
    if (isRunning(holder))
        return holder;
    // The lock is stale: its process was killed.
    (0,external_node_fs_.rmSync)(path, { force: true });
    (0,external_node_fs_.writeFileSync)(path, `${process.pid}`, { flag: 'wx' });
    return undefined;
}
function isRunning(pid) {
    if (!Number.isSafeInteger(pid) || pid <= 0)
        return false;
    try {
        process.kill(pid, 0);
        return true;
    }
    catch (error) {
        // EPERM: it is running, as another user.
        return (0,errors/* isSystemError */.Or)(error) && error.code === 'EPERM';
    }
}


/***/ }),

/***/ 10175:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ findCheckout)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _usage_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4565);



/**
 * Returns the root of the git checkout that contains this folder.
 *
 * @param option the option that names the folder, for messages
 * @throws UsageError when there is none: without git, a change could not be reviewed or undone
 */
function findCheckout(folder, option = '--cwd') {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder))
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`There is no folder ${folder}. Choose a checkout with ${option}.`);
    const start = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder));
    for (let root = start;; root = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(root)) {
        // In a linked work tree or a submodule, .git is a file.
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, '.git')))
            return root;
        if (root === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(root)) {
            throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`${start} is in no git repository, so a change could not be reviewed or undone. ` +
                `Choose a checkout with ${option}, or create one with git init.`);
        }
    }
}


/***/ }),

/***/ 81649:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N0: () => (/* binding */ AGENT_FILE),
  fP: () => (/* binding */ openLocalWorkspace),
  jE: () => (/* binding */ readLocalRules),
  vV: () => (/* binding */ readLocalSettings)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/errors.js
var errors = __webpack_require__(59973);
// EXTERNAL MODULE: ./src/workspace/sandbox/choose-sandbox.js + 10 modules
var choose_sandbox = __webpack_require__(15305);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./src/policy/credential-paths.js
var credential_paths = __webpack_require__(82787);
;// CONCATENATED MODULE: ./src/workspace/sandbox/home-paths.js




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
`);
/**
 * Credentials inside the folders of tool chains, and inside folders that are readable because they are on the PATH. Git's settings
 * are among them, because many workflows use `url.https://TOKEN@….insteadOf` for private dependencies.
 */
const credentialPaths = [
    ...credential_paths/* CREDENTIAL_FOLDERS */.U.map((name) => `.${name}`),
    ...words(`
  .cargo/credentials .cargo/credentials.toml .gem/credentials .nuget/NuGet .dotnet/corefx .composer/auth.json
  .config/composer/auth.json .terraform.d/credentials.tfrc.json .rvm/user .azure .docker
  .config/gh .config/gcloud .config/hub .netrc .git-credentials .gitconfig .config/git .npmrc .yarnrc.yml .pypirc
  .pgpass .bundle/config .m2/settings.xml .m2/settings-security.xml .gradle/gradle.properties .config/NuGet
  .vault-token .pip .config/pip .config/pypoetry .terraformrc .boto .s3cfg .my.cnf .config/rclone .config/op
  .bash_history .zsh_history .python_history .node_repl_history .local/share/keyrings
`)
];
/** Settings that tool chains need. They are hidden only if they contain a token. */
const settings = ['.cargo/config.toml', '.cargo/config', '.nuget/packages/NuGet.Config', '.rustup/settings.toml'];
const CREDENTIAL = /:\/\/[^\s/"']*@|token|passw|secret|credential/i;
// A home folder in this list contains the system, not a user's files.
const SYSTEM = new Set(['/', '/bin', '/etc', '/home', '/lib', '/opt', '/sbin', '/srv', '/usr', '/usr/local', '/var']);
function words(text) {
    return text.trim().split(/\s+/);
}
/**
 * Hides the whole home folder, because no list of credential files is complete. What tool chains need stays readable.
 */
async function homePaths(home) {
    const within = (names) => names.map((name) => (0,external_node_path_.join)(home, name));
    const credentials = within(credentialPaths);
    if (SYSTEM.has((0,external_node_path_.join)(home, '.').replace(/(.)\/$/, '$1')))
        return { hidden: credentials, readable: [] };
    const paths = within(settings);
    const hasCredential = await Promise.all(paths.map(containsCredential));
    return {
        hidden: [home, ...credentials, ...paths.filter((_, index) => hasCredential[index])],
        readable: within(toolPaths)
    };
}
async function containsCredential(path) {
    return CREDENTIAL.test(await (0,errors/* unlessSystemError */.e4)((0,promises_.readFile)(path, 'utf8'), ''));
}

// EXTERNAL MODULE: ./src/workspace/workspace.js + 17 modules
var workspace = __webpack_require__(15932);
;// CONCATENATED MODULE: ./src/pipeline/open-workspace.js



const ANY_COMMAND = 'agent.yml sets `commands: any`, so only the sandbox limited the commands of the agent.';
const ANY_WITHOUT_SANDBOX = '`commands: any` in agent.yml has no effect without a sandbox. The default commands are allowed.';
/**
 * Opens a checkout for work, by the rules of agent.yml and inside the best sandbox that works here.
 *
 * @throws UserError when the requested sandbox does not work
 */
async function openSandboxedWorkspace({ commands, verify, network, writablePaths, limits }, options) {
    const { root, stateFolder, mode, environment, emit, whileTesting } = options;
    const home = await homePaths(options.home);
    const refused = [];
    const sandbox = await (0,choose_sandbox/* chooseSandbox */.H)(mode, {
        root,
        stateFolder,
        hidden: [...options.hidden, ...home.hidden],
        readable: home.readable,
        searchPath: environment['PATH'] ?? '',
        repository: options.repository,
        limits
    }, { onRefusal: (text) => refused.push(text), ...(whileTesting && { whileTesting }) });
    emit({ kind: 'sandbox', description: sandbox?.description, probes: sandbox?.probes ?? [], refused });
    const warn = (text) => {
        emit({ kind: 'warning', text });
    };
    if (commands === 'any')
        warn(sandbox && sandbox.kind !== 'none' ? ANY_COMMAND : ANY_WITHOUT_SANDBOX);
    return await (0,workspace/* openWorkspace */.O)({
        root,
        stateFolder,
        sandbox,
        environment,
        commands,
        verify,
        network,
        writablePaths,
        warn
    });
}

// EXTERNAL MODULE: ./src/setup/install-dependencies.js + 12 modules
var install_dependencies = __webpack_require__(89584);
// EXTERNAL MODULE: ./src/setup/explain-failure.js + 2 modules
var explain_failure = __webpack_require__(55297);
;// CONCATENATED MODULE: ./src/setup/package-cache.js

/**
 * Creates the folder for packages that a workflow can keep between runs.
 *
 * @param root the work tree
 * @returns undefined if commands run as another user, who could not write to it
 */
async function package_cache_openPackageCache(folder, root) {
    if ((await stat(root)).uid !== process.getuid?.())
        return undefined;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return folder;
}

// EXTERNAL MODULE: ./src/policy/built-in-protected-paths.js
var built_in_protected_paths = __webpack_require__(85573);
// EXTERNAL MODULE: ../node_modules/fastest-levenshtein/mod.js
var mod = __webpack_require__(2818);
// EXTERNAL MODULE: ./src/text/shorten.js
var shorten = __webpack_require__(64607);
;// CONCATENATED MODULE: ./src/settings/quote-value.js

const MAX_CHARACTERS = 60;
/** A value for a message: JSON on one short line, or that it is missing. */
function quoteValue(value) {
    const text = value === undefined ? 'missing' : JSON.stringify(value);
    return (0,shorten/* shorten */.ml)(text, MAX_CHARACTERS);
}

;// CONCATENATED MODULE: ./src/settings/agent-file-problems.js


/** Each issue of the schema as a sentence for the author of the file, with its line. */
function describeIssues(issues, source) {
    return issues.flatMap((issue) => issuesOfMeantForm(issue)).flatMap((issue) => describeIssue(issue, source));
}
// If a value can have several forms, the author meant the one whose outermost type is right.
function issuesOfMeantForm(issue) {
    if (issue.code !== 'invalid_union')
        return [issue];
    const meant = issue.errors.find((issues) => issues.every(({ code, path }) => path.length > 0 || code !== 'invalid_type'));
    if (!meant)
        return [issue];
    return meant.flatMap((inner) => issuesOfMeantForm({ ...inner, path: [...issue.path, ...inner.path] }));
}
function describeIssue(issue, source) {
    const { path, message } = issue;
    if (issue.code === 'unrecognized_keys') {
        return issue.keys.map((key) => ({ line: source.lineOf([...path, key]), text: unknownKey(key, path, message) }));
    }
    const value = path.reduce(valueAt, source.value);
    const state = value === undefined ? 'missing' : quoteValue(value);
    return [{ line: source.lineOf(path), text: `${settingName(path)} is ${state}. Expected ${message}.` }];
}
/** Settings that were renamed. */
const RENAMED = { 'delegation.cheap-model': 'models.cheap' };
function unknownKey(key, path, known) {
    const newName = Object.entries(RENAMED).find(([name]) => name === settingName([...path, key]))?.[1];
    if (newName !== undefined)
        return `${settingName([...path, key])} was renamed. Use ${newName}.`;
    const near = (0,mod/* closest */.kp)(key, known.split(', '));
    const remedy = (0,mod/* distance */.Io)(key, near) <= 3 ? `Did you mean ${near}?` : `The settings here are ${known}.`;
    return `${settingName([...path, key])} is not a setting. ${remedy}`;
}
function valueAt(value, name) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name))
        return undefined;
    return value[name]; // Safe: it has the property.
}
/** As in `setup[0].run`. */
function settingName(path) {
    if (path.length === 0)
        return 'The file';
    const parts = path.map((name, index) => {
        if (typeof name === 'number')
            return `[${name}]`;
        return `${index === 0 ? '' : '.'}${String(name)}`;
    });
    return parts.join('');
}

// EXTERNAL MODULE: ./src/settings/agent-file-schema.js + 2 modules
var agent_file_schema = __webpack_require__(82360);
// EXTERNAL MODULE: ../node_modules/zod/v4/core/errors.js
var core_errors = __webpack_require__(46150);
// EXTERNAL MODULE: ./src/settings/diagnostics-schema.js
var diagnostics_schema = __webpack_require__(54582);
;// CONCATENATED MODULE: ./src/settings/diagnostics.js



/** @throws UserError for a file of problem matchers that is missing or invalid */
async function readDiagnostics(entries, readRepositoryFile) {
    if (entries === undefined)
        return undefined;
    const read = entries.map(async (entry) => {
        if (typeof entry === 'string')
            return entry;
        const { command, files, 'problem-matcher': matcher } = entry;
        return { command, files, matchers: await matchersOf(matcher, readRepositoryFile) };
    });
    return await Promise.all(read);
}
async function matchersOf(matcher, readRepositoryFile) {
    if (typeof matcher !== 'string')
        return [toMatcher(matcher)];
    const name = diagnostics_schema/* MATCHERS */.kS.find((each) => each === matcher);
    return name ?? readMatcherFile(matcher, await readRepositoryFile(matcher));
}
function readMatcherFile(path, text) {
    if (text === undefined) {
        throw new errors/* UserError */.yo(`agent.yml names the problem matcher ${path}, which is not on the base branch. Add it there.`);
    }
    const parsed = diagnostics_schema/* matcherFileSchema */.O.safeParse(parseJson(path, text));
    if (!parsed.success)
        throw new errors/* UserError */.yo(`${path} is not a valid file of problem matchers:\n${core_errors/* prettifyError */.S1(parsed.error)}`);
    return parsed.data.problemMatcher.map(toMatcher);
}
function parseJson(path, text) {
    try {
        return JSON.parse(text);
    }
    catch (error) {
        throw new errors/* UserError */.yo(`${path} is not valid JSON: ${(0,errors/* messageOf */.bD)(error)}.`, { cause: error });
    }
}
function toMatcher({ severity = 'error', pattern }) {
    return { severity, patterns: [pattern].flat() };
}

;// CONCATENATED MODULE: ./src/settings/yaml-source.js

// Attack: nested aliases expand to fill the memory. A few anchors are fine.
const MAX_ALIASES = 50;
async function readYaml(text) {
    // Loaded here, because most repositories have no such file.
    const { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } = await __webpack_require__.e(/* import() */ 6637).then(__webpack_require__.t.bind(__webpack_require__, 6637, 19));
    const lines = new LineCounter();
    const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
    const keyOrItem = (node, name) => {
        if (isSeq(node))
            return typeof name === 'number' ? { at: node.items[name], value: node.items[name] } : undefined;
        const pair = isMap(node) ? node.items.find(({ key }) => isScalar(key) && String(key.value) === name) : undefined;
        return pair && { at: pair.key, value: pair.value };
    };
    const lineOf = (path) => {
        let found = document.contents;
        let inside = document.contents;
        for (const name of path) {
            const next = keyOrItem(inside, name);
            if (!next)
                break;
            found = next.at;
            inside = next.value;
        }
        return isNode(found) ? lineOfNode(found, lines) : 1;
    };
    const found = [...document.errors, ...document.warnings];
    const problems = found.map(({ message, pos }) => ({ line: lines.linePos(pos[0]).line, text: `${message}.` }));
    if (problems.length > 0)
        return { value: undefined, problems, lineOf };
    try {
        return { value: document.toJS({ maxAliasCount: MAX_ALIASES }), problems, lineOf };
    }
    catch (error) {
        return { value: undefined, problems: [{ line: 1, text: `${(0,errors/* messageOf */.bD)(error)}.` }], lineOf };
    }
}
function lineOfNode({ range }, lines) {
    return range ? Math.max(1, lines.linePos(range[0]).line) : 1;
}

;// CONCATENATED MODULE: ./src/settings/agent-file.js





const agent_file_MAX_CHARACTERS = 65_536;
const MAX_PROBLEMS = 30;
/**
 * Reads the settings of the repository.
 *
 * @param text undefined if there is no file, which counts as an empty one
 * @param path for messages only
 * @param readRepositoryFile reads the files that the settings name
 * @throws UserError that names every problem with its line, the value and what was expected
 */
async function agent_file_readAgentFile(text, path = '.github/agent.yml', readRepositoryFile = () => Promise.resolve(undefined)) {
    const file = text === undefined ? agent_file_schema/* agentFileSchema */.XW.parse({}) : await parse(text, path);
    return { ...toAgentFile(file), diagnostics: await readDiagnostics(file.diagnostics, readRepositoryFile) };
}
async function parse(text, path) {
    if (text.length > agent_file_MAX_CHARACTERS) {
        throw new errors/* UserError */.yo(`${path} has ${text.length} characters, and the limit is ${agent_file_MAX_CHARACTERS}. Shorten it.`);
    }
    const source = await readYaml(text);
    // An empty file, or one with only comments, has no value.
    const parsed = agent_file_schema/* agentFileSchema */.XW.safeParse(source.value ?? {});
    if (parsed.success && source.problems.length === 0)
        return parsed.data;
    const problems = parsed.error ? describeIssues(parsed.error.issues, source) : source.problems;
    const inOrder = problems.toSorted((one, other) => one.line - other.line);
    const lines = inOrder.slice(0, MAX_PROBLEMS).map((problem) => `- line ${problem.line}: ${problem.text}`);
    throw new errors/* UserError */.yo(`${path} on the base branch has errors:\n${lines.join('\n')}`);
}
function toVerifyEntry(entry) {
    return typeof entry === 'string' ? { run: entry, quick: undefined, reports: [] } : { quick: undefined, ...entry };
}
function toAgentFile(file) {
    return {
        commands: file.commands,
        verify: file.verify?.map(toVerifyEntry),
        network: file.network,
        setup: file.setup === undefined ? undefined : [file.setup].flat().map(toSetupStep),
        limits: {
            turns: file.limits.turns,
            minutes: file.limits.minutes,
            tokens: file.limits.tokens,
            dollars: file.limits.dollars,
            contextTokens: file.limits['context-tokens'],
            outputTokens: file.limits['output-tokens'],
            commandSeconds: file.limits['command-seconds'],
            maxCommandSeconds: file.limits['max-command-seconds'],
            verifyMinutes: file.limits['verify-minutes'],
            processes: file.limits.processes,
            memoryMb: file.limits['memory-mb'],
            fileMb: file.limits['file-mb'],
            temporaryMb: file.limits['temporary-mb'],
            diskMb: file.limits['disk-mb']
        },
        writablePaths: file['writable-paths'],
        protectedPaths: file['protected-paths'],
        sensitiveFiles: file['sensitive-files'].map(({ pattern, ...rest }) => ({
            pattern,
            requiresApproval: rest['require-approval']
        })),
        triage: {
            labels: file.labels,
            reviewers: file.reviewers,
            assignees: file.assignees,
            requestReview: file['request-review']
        },
        keepsSessions: file.session === 'on' || file.session === true,
        reviews: file.reviews,
        ciRepair: file['ci-repair'],
        threads: { mode: file.threads, resolves: file['resolve-whose'], reRequests: file['re-request'] },
        branchTemplate: file.branch,
        instructions: file.instructions.trim(),
        allowedModels: file['allowed-models'],
        models: toModels(file.models),
        prices: new Map(Object.entries(file.prices).map(([model, { input, output, ...cache }]) => [
            model,
            { input, cachedInput: cache['cached-input'] ?? input, cacheWrite: cache['cache-write'], output }
        ])),
        withoutTools: Object.keys(file.tools).filter((name) => !file.tools[name]),
        delegation: toDelegation(file.delegation),
        mcpServers: Object.entries(file['mcp-servers']).map(([name, server]) => ({
            name,
            command: server.command,
            environment: server.env,
            tools: server.tools,
            readOnlyTools: server['read-only'],
            timeoutMs: server['timeout-seconds'] * 1000,
            network: server.network
        }))
    };
}
function toDelegation(file) {
    return {
        spawnAgent: file['spawn-agent'],
        generateCode: file['generate-code'],
        sprints: file.sprints
    };
}
function toModels(file) {
    return {
        main: file.main,
        cheap: file.cheap,
        summarizer: file.summarizer,
        fallback: file.fallback,
        temperature: file.temperature,
        effort: file.effort,
        toolChoice: file['tool-choice'],
        toolCalls: file['tool-calls']
    };
}
function toSetupStep(step) {
    if (typeof step === 'string')
        return { run: step, network: undefined, timeoutMs: agent_file_schema/* DEFAULT_SETUP_MINUTES */.Uq * 60_000 };
    return { run: step.run, network: step.network, timeoutMs: step['timeout-minutes'] * 60_000 };
}

// EXTERNAL MODULE: ./src/pipeline/package-checks.js + 8 modules
var package_checks = __webpack_require__(42913);
;// CONCATENATED MODULE: ./src/pipeline/prepare.js









/** Fetches the commits and reads the settings. No file is written, and nothing of the repository is run. */
async function readBaseSettings({ startSha, baseSha, mergeBase }, checkout, configPath) {
    await checkout.fetch([...new Set([startSha, baseSha, mergeBase ?? startSha])]);
    const read = (path) => checkout.readFile(baseSha, path);
    const rules = await readAgentFile(await read(configPath), configPath, read);
    const protectedPaths = [...builtInProtectedPaths, configPath, ...rules.protectedPaths];
    return { rules, instructions: await readInstructions(read), protectedPaths };
}
/** In order; the first that exists is used. */
const INSTRUCTION_FILES = ['AGENTS.md', '.github/copilot-instructions.md', 'CLAUDE.md'];
const MAX_INSTRUCTIONS = 32_768;
/** The repository's instructions for agents; '' for none. */
async function readInstructions(read) {
    const texts = await Promise.all(INSTRUCTION_FILES.map(read));
    return texts.find((text) => text !== undefined)?.slice(0, MAX_INSTRUCTIONS) ?? '';
}
/** Checks out the code and runs the setup commands, or installs the declared dependencies if there are none. @throws UserError for what a user must fix first */
async function prepareCheckout({ checkout, target, base }, options) {
    await checkout.switchTo(target.startSha);
    const { branch, base: baseBranch, baseSha, startSha: start, mergeBase } = target;
    const refs = { branch, start, base: baseBranch, baseSha, mergeBase };
    const repository = await checkout.repositoryForCommands(refs);
    const workspace = await options.preflight.alongside(options.openWorkspace(base.rules, repository));
    // From here on, a run can take minutes.
    await options.preflight.requireAll();
    const { setup } = base.rules;
    const unchecked = { checkout, target, base, workspace, packages: [] };
    // Nothing of a read-only branch is run, its setup commands included.
    if (target.readOnlyReason !== undefined)
        return unchecked;
    const reason = setup ? await setUp(workspace, setup, options) : undefined;
    if (options.isReadOnly)
        return unchecked;
    const packages = await packagesIn(workspace, base.rules.verify, options.signal);
    const prepared = { ...unchecked, packages };
    const checked = workspace.withPackageChecks(packages.flatMap(({ check }) => check ?? []));
    if (setup && reason === undefined)
        return { ...prepared, workspace: checked };
    const foreignReason = reason === undefined ? options.foreignReason : () => Promise.resolve(reason);
    return { ...prepared, workspace: await install({ ...prepared, workspace: checked }, { ...options, foreignReason }) };
}
/**
 * Runs the setup commands. On a head that has commits of strangers, it stops before the first command that can reach a host: the later
 * ones may need what that command installs.
 *
 * Attack: `npm ci` in agent.yml runs an install script that a stranger added to the pull request, and the script sends the code to an
 * open host.
 *
 * @returns why commands were left out; undefined if all ran
 */
async function setUp(workspace, setup, { foreignReason, emit, signal }) {
    const opening = setup.findIndex((step) => reachesHosts(step, workspace));
    const reason = opening === -1 ? undefined : await foreignReason();
    if (reason === undefined) {
        await runSetup(workspace, setup, signal);
        return undefined;
    }
    await runSetup(workspace, setup.slice(0, opening), signal);
    const skipped = setup.slice(opening).map(({ run }) => run);
    const problem = explainSkippedSetup(skipped, reason);
    emit({ kind: 'dependencies', tool: 'setup', command: skipped.join('\n'), result: 'failed', durationMs: 0, problem });
    return reason;
}
function reachesHosts({ network }, { sandbox, hosts }) {
    if (!sandbox)
        return false;
    const access = sandbox.kind === 'none' ? true : (network ?? hosts);
    return access === true || (access !== false && access.length > 0);
}
/** Nothing that this adds to the work tree becomes part of the change. */
async function install({ workspace, checkout, target }, { foreignReason, taskText, packageCache, emit, signal }) {
    const options = {
        onEnd: (installation) => {
            emit({ kind: 'dependencies', ...installation });
        },
        signal
    };
    const { pullRequest, mergeBase, startSha } = target;
    const stats = pullRequest && mergeBase !== undefined ? await checkout.compare(mergeBase, startSha) : [];
    const missing = await missingDependencies(workspace, {
        ...options,
        task: { changed: stats.map(({ path }) => path), text: taskText },
        onSkipped: (folders) => {
            emit({ kind: 'warning', text: skippedProjects(folders) });
        }
    });
    if (missing.length === 0)
        return workspace;
    emit({ kind: 'step', step: 'installing' });
    const reason = await foreignReason();
    // Attack: a package of a stranger's pull request stays in the cache of the default branch.
    const isKept = packageCache !== undefined && reason === undefined;
    const cache = isKept ? await openPackageCache(packageCache, workspace.root) : undefined;
    const request = { missing, foreignReason: reason, cache };
    let installed = workspace;
    const added = await checkout.isolateInstall(async () => {
        installed = await installDependencies(workspace, request, options);
    });
    await installed.reader.exclude(added);
    return installed;
}
const MAX_NAMES = 10;
function skippedProjects(folders) {
    const names = listFirst(folders, MAX_NAMES);
    return `The repository has more projects in folders than Forgehand installs, so the dependencies of these were not looked at: ${names}. If their checks need them, install them in the workflow or with setup in agent.yml.`;
}
const SHOWN_LINES = { head: 10, tail: 20 };
const MAX_SHOWN = 4_000;
async function runSetup(workspace, setup, signal) {
    if (setup.length > 0 && !workspace.sandbox) {
        throw new UserError('agent.yml has setup commands, but no sandbox to run them in could be set up on this runner. See docs/sandbox.md for what a sandbox needs.');
    }
    for (const { run, network, timeoutMs } of setup) {
        const { exitCode, output } = await workspace.run(run, { timeoutMs, network, signal });
        if (exitCode === 0)
            continue;
        const ending = exitCode === undefined ? 'did not end in time' : `failed with exit code ${exitCode}`;
        throw new UserError(`The setup command "${run}" in agent.yml ${ending}:\n${headAndTail(output, SHOWN_LINES).slice(0, MAX_SHOWN)}`);
    }
}

// EXTERNAL MODULE: ./src/workspace/files/files.js
var files = __webpack_require__(93597);
// EXTERNAL MODULE: ./src/workspace/files/resolve-inside.js
var resolve_inside = __webpack_require__(1699);
// EXTERNAL MODULE: ./src/cli/checkpoint-store.js + 1 modules
var checkpoint_store = __webpack_require__(89254);
;// CONCATENATED MODULE: ./src/cli/local-repository.js









const AGENT_FILE = '.github/agent.yml';
/**
 * Reads the settings of a checkout from its work tree, because the user at the terminal controls those files.
 *
 * @param root an absolute path without symbolic links
 * @throws UserError for an agent.yml with mistakes, and for a file that cannot be read
 */
async function readLocalSettings(root) {
    const [rules, instructions] = await Promise.all([readLocalRules(root), readInstructions(fileReader(root))]);
    return { rules, instructions };
}
/** Reads agent.yml as `readLocalSettings` does. */
async function readLocalRules(root) {
    const read = fileReader(root);
    return await agent_file_readAgentFile(await read(AGENT_FILE), AGENT_FILE, read);
}
/**
 * Reads files as the file tools do.
 *
 * Attack: `AGENTS.md` of somebody else's checkout is a link to a key in the home folder, which would be sent to the model, or a pipe,
 * which would block.
 */
function fileReader(root) {
    return async (path) => {
        try {
            return (await (0,files/* readFileBeneath */.aL)(root, await (0,resolve_inside/* resolveInside */.LI)(root, path))).toString();
        }
        catch (error) {
            if ((0,errors/* isSystemError */.Or)(error) && error.code === 'ENOENT')
                return undefined;
            const message = `${(0,external_node_path_.join)(root, path)} cannot be read. Make it a readable file of this checkout, or remove it.`;
            throw new errors/* UserError */.yo(message, { cause: error });
        }
    };
}
/** Opens a local checkout for work. @throws UserError when the requested sandbox does not work */
async function openLocalWorkspace(rules, options) {
    return await openSandboxedWorkspace(rules, {
        emit: () => undefined,
        ...options,
        home: (0,external_node_os_.homedir)(),
        hidden: [(0,checkpoint_store/* stateHome */.Z0)(process.env)],
        environment: process.env
    });
}


/***/ }),

/***/ 13316:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ excludePaths)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


/**
 * Makes git ignore exactly these paths from now on.
 *
 * @param gitDir a git directory of ours
 * @param paths relative to the work tree; a folder ends with a slash
 */
async function excludePaths(gitDir, paths) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'info'), { recursive: true });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.appendFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'info', 'exclude'), paths.map((path) => `${patternOf(path)}\n`).join(''));
}
/** A pattern of gitignore for one path. It cannot contain a line break, so any character takes its place. */
function patternOf(path) {
    return `/${path.replace(/[\\*?[\] #!]/g, String.raw `\$&`).replace(/[\r\n]/g, '?')}`;
}


/***/ }),

/***/ 22388:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ trustedSearchPath),
/* harmony export */   j: () => (/* binding */ hardenedEnvironment)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59973);




const ENVIRONMENT = {
    GIT_ATTR_NOSYSTEM: '1',
    // Shuts out ~/.gitconfig and /etc/gitconfig. There is no HOME either: curl would read ~/.netrc there.
    GIT_CONFIG_GLOBAL: node_os__WEBPACK_IMPORTED_MODULE_1__.devNull,
    GIT_CONFIG_NOSYSTEM: '1',
    // A partial clone fetches missing objects on demand, with a program that its configuration names.
    GIT_NO_LAZY_FETCH: '1',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_TERMINAL_PROMPT: '0',
    // English messages. Any other locale costs each git half a millisecond, to load it.
    LC_ALL: 'C'
};
/** Configuration in the environment overrides every file, so no repository can set these. */
const CONFIGURATION = {
    'core.attributesFile': node_os__WEBPACK_IMPORTED_MODULE_1__.devNull,
    'core.excludesFile': node_os__WEBPACK_IMPORTED_MODULE_1__.devNull,
    'core.fsmonitor': 'false',
    'core.hooksPath': node_os__WEBPACK_IMPORTED_MODULE_1__.devNull,
    // `ext::` is a shell, and a local path is somebody else's repository. A repository of ours allows HTTP explicitly.
    'protocol.allow': 'never',
    // Git ignores this setting inside a repository. Our repositories are always named explicitly, so git must never discover a
    // bare one: anyone can commit one to the work tree as plain files.
    'safe.bareRepository': 'explicit',
    'submodule.recurse': 'false'
};
/**
 * The environment of every git process that Forgehand starts. Settings of the machine, the user and the workspace cannot make
 * git run a program.
 *
 * @param searchPath becomes PATH; see `trustedSearchPath`
 * @param configuration is added for this process only. It stays out of argv and off the disk, so it can hold a secret.
 */
function hardenedEnvironment(searchPath, configuration = {}) {
    const entries = Object.entries({ ...CONFIGURATION, ...configuration });
    return {
        ...ENVIRONMENT,
        PATH: searchPath,
        GIT_CONFIG_COUNT: String(entries.length),
        ...Object.fromEntries(entries.flatMap(([key, value], index) => [
            [`GIT_CONFIG_KEY_${index}`, key],
            [`GIT_CONFIG_VALUE_${index}`, value]
        ]))
    };
}
/**
 * A PATH without relative folders, missing folders and folders in the work tree, such as `.venv/bin`. Symbolic links are
 * resolved first.
 *
 * Attack: a command puts a program named `git` in such a folder. We start it with the token in its environment.
 *
 * @param workTree an absolute path without symbolic links
 */
async function trustedSearchPath(workTree, searchPath) {
    const folders = searchPath.split(node_path__WEBPACK_IMPORTED_MODULE_2__.delimiter).filter((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(folder));
    const real = await Promise.all(folders.map((folder) => (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .unlessSystemError */ .e4)((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(folder), undefined)));
    const isTrusted = (path = workTree) => !`${path}${node_path__WEBPACK_IMPORTED_MODULE_2__.sep}`.startsWith(workTree + node_path__WEBPACK_IMPORTED_MODULE_2__.sep);
    return folders.filter((_, index) => isTrusted(real[index])).join(node_path__WEBPACK_IMPORTED_MODULE_2__.delimiter);
}


/***/ }),

/***/ 95621:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E5: () => (/* binding */ EXPECTED_HOST),
/* harmony export */   FD: () => (/* binding */ readDestination),
/* harmony export */   XJ: () => (/* binding */ readHostRule),
/* harmony export */   YI: () => (/* binding */ entryForDestination),
/* harmony export */   q1: () => (/* binding */ matchingHostRule)
/* harmony export */ });
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73136);
/* harmony import */ var _text_wildcard_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58542);


const USUAL_PORTS = { 'https://': [443], 'http://': [80], '': [443, 80] };
const MAX_NAME = 253;
const LABEL = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;
// With a number as its last label, a name would be an address: 127.1, 0x7f.1.
const LAST_LABEL = /^[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
// The asterisk is a part of one label, or all of it: api-*.example.org, *.example.org.
const STARRED = /^(?=.{1,63}$)[a-z0-9_-]*\*[a-z0-9_-]*$/;
// Names of this machine or its network, and names that never resolve.
const LOCAL_DOMAINS = new Set([
    'localhost',
    'local',
    'internal',
    'intranet',
    'lan',
    'corp',
    'home',
    'arpa',
    'onion',
    'invalid'
]);
/** Describes a valid entry of a list of hosts, for messages. */
const EXPECTED_HOST = 'a host such as registry.npmjs.org or *.example.org, with an optional port, but not an address, a path, or a name of this machine or its network';
/**
 * Parses one entry: a name, or `*.` before at least two labels for all names below them. With `https://` or `http://` before it,
 * or a port after it, only that port is allowed; otherwise 443 and 80.
 *
 * @returns what was expected, as text, for an invalid entry
 */
function readHostRule(text) {
    const [, scheme = '', name = '', port] = /^(https?:\/\/|)([^/:@?#]*)(?::(\d{1,5}))?$/i.exec(text) ?? [];
    if (name === '')
        return EXPECTED_HOST;
    const ports = port === undefined ? USUAL_PORTS[scheme.toLowerCase()] : [Number(port)];
    if (ports.some((each) => each < 1 || each > 65_535))
        return 'a port from 1 to 65535 after the host';
    const ascii = name.toLowerCase().replace(/\.$/, '');
    // eslint-disable-next-line no-control-regex -- everything that is not ASCII
    if (/[^\x00-\x7f]/.test(ascii))
        return inPunycode(ascii);
    const labels = ascii.split('.');
    const [first = '', ...others] = labels;
    const isStarred = first.includes('*');
    if (isStarred && !STARRED.test(first))
        return EXPECTED_HOST;
    if (isStarred && others.length < 2)
        return 'at least two labels after the asterisk, as in *.example.org';
    const plain = isStarred ? others : labels;
    if (!isName(plain) || ascii.length > MAX_NAME)
        return EXPECTED_HOST;
    return { text, labels, ports };
}
/** Parses `host:port`; undefined unless it names a host on the internet. */
function readDestination(authority, usualPort) {
    const [, name = '', port] = /^([^/:@?#\s]{1,254})(?::(\d{1,5}))?$/.exec(authority) ?? [];
    const host = name.toLowerCase().replace(/\.$/, '');
    const number = port === undefined ? usualPort : Number(port);
    if (number === undefined || number < 1 || number > 65_535 || !isName(host.split('.')))
        return undefined;
    return host.length <= MAX_NAME ? { host, port: number } : undefined;
}
/** The narrowest entry of a list that allows a destination. */
function entryForDestination({ host, port }) {
    return USUAL_PORTS[''].some((usual) => usual === port) ? host : `${host}:${port}`;
}
/** The first rule that allows a destination. */
function matchingHostRule({ host, port }, rules) {
    const labels = host.split('.');
    return rules.find((rule) => rule.ports.includes(port) && covers(rule.labels, labels));
}
function covers([first = '', ...others], labels) {
    const below = labels.length - others.length;
    if (below < 1 || others.some((label, index) => label !== labels[below + index]))
        return false;
    if (first === '*')
        return true;
    const [label = ''] = labels;
    // An asterisk stands for one or more characters.
    return below === 1 && label.length >= first.length && (0,_text_wildcard_js__WEBPACK_IMPORTED_MODULE_1__/* .matchesWildcard */ .H)(first, label);
}
function isName(labels) {
    const last = labels.at(-1) ?? '';
    return (labels.length >= 2 &&
        labels.every((label) => LABEL.test(label) && isRealPunycode(label)) &&
        LAST_LABEL.test(last) &&
        !LOCAL_DOMAINS.has(last));
}
/** Attack: a label that looks like Punycode, and that programs decode differently. */
function isRealPunycode(label) {
    if (!label.startsWith('xn--'))
        return !label.startsWith('--', 2);
    const unicode = (0,node_url__WEBPACK_IMPORTED_MODULE_0__.domainToUnicode)(label);
    return unicode !== '' && unicode !== label && (0,node_url__WEBPACK_IMPORTED_MODULE_0__.domainToASCII)(unicode) === label;
}
function inPunycode(name) {
    const ascii = (0,node_url__WEBPACK_IMPORTED_MODULE_0__.domainToASCII)(name);
    return ascii === '' ? EXPECTED_HOST : `a host in ASCII (if it is the one you mean, write ${ascii})`;
}


/***/ }),

/***/ 42913:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a9: () => (/* binding */ changedChecks),
  jQ: () => (/* binding */ packagesIn)
});

// UNUSED EXPORTS: runChangedChecks

// EXTERNAL MODULE: ./src/errors.js
var errors = __webpack_require__(59973);
// EXTERNAL MODULE: ./src/text/shell-quote.js
var shell_quote = __webpack_require__(41609);
;// CONCATENATED MODULE: ./src/verification/packages/package.js

/** A command line that runs a command in a folder. */
function inFolder(folder, command) {
    return folder === '' ? command : `cd ${(0,shell_quote/* quoteForShell */.e)(folder.startsWith('-') ? `./${folder}` : folder)} && ${command}`;
}
/** The folder of a path; '' for the root. */
function folderOf(path) {
    return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
/** The name of a file or folder without its own folder. */
function baseOf(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}

;// CONCATENATED MODULE: ./src/verification/packages/affected-checks.js

/** How many packages one change can have checked. */
const MAX_CHECKS = 10;
/** Files of the root that every package depends on. */
const SHARED = /^(?:package(?:-lock)?\.json|npm-shrinkwrap\.json|pnpm-(?:lock|workspace)\.yaml|yarn\.lock|\.yarnrc\.yml|\.npmrc|(?:turbo|nx|lerna)\.json|tsconfig[\w.]*\.json|(?:babel|jest|vite|vitest)\.[\w.]+|go\.work(?:\.sum)?|Cargo\.(?:toml|lock)|rust-toolchain(?:\.toml)?|pyproject\.toml|setup\.cfg|(?:tox|pytest)\.ini|conftest\.py|requirements[\w-]*\.txt|(?:uv|poetry)\.lock)$/;
/**
 * The checks of the packages that a change affects.
 *
 * @param changed paths of the changed files, relative to the root
 */
function affectedChecks(packages, changed) {
    const checks = [...withDependents(changedPackages(packages, changed), packages)].map(({ check }) => check);
    const commands = [...new Set(checks.filter((check) => check !== undefined))];
    return { commands: commands.slice(0, MAX_CHECKS), leftOut: commands.slice(MAX_CHECKS) };
}
function changedPackages(packages, changed) {
    if (changed.some((path) => SHARED.test(path)))
        return packages;
    const byFolder = Map.groupBy(packages, ({ folder }) => folder);
    return [...new Set(changed.flatMap((path) => packagesAround(path, byFolder)))];
}
/** The deepest package around a file. If it has no check, such as a folder of build output, also those around it. */
function packagesAround(path, byFolder) {
    const found = [];
    let folder = path;
    while (folder !== '' && !found.some(({ check }) => check !== undefined)) {
        folder = folderOf(folder);
        found.push(...(byFolder.get(folder) ?? []));
    }
    return found;
}
/** The packages and all that depend on them, in the order of the distance. */
function withDependents(start, packages) {
    const dependents = new Map(packages.map((each) => [`${each.ecosystem} ${each.name ?? ''}`, []]));
    for (const each of packages) {
        for (const name of new Set(each.dependencies))
            dependents.get(`${each.ecosystem} ${name}`)?.push(each);
    }
    const affected = new Set(start);
    // A set can grow while it is read.
    for (const { ecosystem, name } of affected) {
        if (name === undefined)
            continue;
        for (const dependent of dependents.get(`${ecosystem} ${name}`) ?? [])
            affected.add(dependent);
    }
    return affected;
}

// EXTERNAL MODULE: ./src/text/foreign-folders.js
var foreign_folders = __webpack_require__(66742);
;// CONCATENATED MODULE: ./src/verification/packages/manifests.js


const MAX_MANIFESTS = 500;
const MAX_DEPTH = 8;
/**
 * The manifests of this name in folders below the root, in the order of their paths.
 *
 * @param isMember true for folders that count wherever they are
 */
async function readManifests({ paths, read }, name, isMember = () => false) {
    const found = paths.filter((path) => baseOf(path) === name && path !== name && path.split('/').length <= MAX_DEPTH && isOwn(path, isMember));
    const manifests = await Promise.all(found.slice(0, MAX_MANIFESTS).map(async (path) => ({ folder: folderOf(path), text: await read(path) })));
    return manifests.flatMap(({ folder, text }) => (text === undefined ? [] : [{ folder, text }]));
}
function isOwn(path, isMember) {
    return (!path.split('/').slice(0, -1).some(foreign_folders/* isForeignFolder */.J) || (isMember(folderOf(path)) && !path.includes('node_modules/')));
}
/** The value of a TOML text, undefined if it has errors. */
async function parseToml(text) {
    // Loaded on demand, because most repositories have no such files.
    const { parse } = await __webpack_require__.e(/* import() */ 1746).then(__webpack_require__.bind(__webpack_require__, 91746));
    try {
        return parse(text);
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./src/verification/packages/go-modules.js



/**
 * Go modules below the root. The module at the root has a check of its own.
 *
 * https://go.dev/ref/mod#go-mod-file
 */
async function findGoModules(files) {
    const [manifests, workspace] = [await readManifests(files, 'go.mod'), await files.read('go.work')];
    const members = usedFolders(workspace ?? '');
    return manifests.map(({ folder, text }) => {
        const lines = text.split('\n').map((line) => line.replace(/\/\/.*/, '').trim());
        return {
            ecosystem: 'go',
            folder,
            name: lines.map((line) => /^module\s+"?([^\s"]+)/.exec(line)?.[1]).find((name) => name !== undefined),
            // In a block or after `require`: a module path and a version.
            dependencies: lines.flatMap((line) => /^(?:require\s+)?"?([^\s"()]+)"?\s+v\d/.exec(line)?.[1] ?? []),
            check: members.has(folder) ? `go test ${(0,shell_quote/* quoteForShell */.e)(`./${folder}/...`)}` : inFolder(folder, 'go test ./...')
        };
    });
}
/** The folders that go.work lists. */
function usedFolders(text) {
    const blocks = [...text.matchAll(/^use\s*\(([^)]*)\)/gm)].flatMap(([, lines = '']) => lines.split('\n'));
    const single = [...text.matchAll(/^use\s+([^\s(]+)/gm)].map(([, folder = '']) => folder);
    const folders = [...blocks, ...single].map((line) => line
        .replace(/\/\/.*/, '')
        .replaceAll('"', '')
        .trim());
    return new Set(folders.map((folder) => folder.replace(/^\.\//, '').replace(/\/$/, '')));
}

// EXTERNAL MODULE: ../node_modules/picomatch/index.js
var picomatch = __webpack_require__(55180);
// EXTERNAL MODULE: ./src/policy/default-commands.js + 2 modules
var default_commands = __webpack_require__(19347);
// EXTERNAL MODULE: ./src/text/json.js
var json = __webpack_require__(32686);
;// CONCATENATED MODULE: ./src/verification/packages/node-packages.js






/** Packages of npm, pnpm and yarn below the root, and projects of nx. */
async function findNodePackages(files) {
    const root = await readRoot(files);
    const [manifests, projects] = await Promise.all([
        readManifests(files, 'package.json', root.isMember),
        root.hasNx ? readManifests(files, 'project.json', root.isMember) : []
    ]);
    const folders = new Set([...manifests, ...projects].map(({ folder }) => folder));
    return [...folders].toSorted().map((folder) => {
        const [manifest, project] = [jsonIn(manifests, folder), jsonIn(projects, folder)];
        return toPackage({ folder, manifest, project }, root);
    });
}
const DEPENDENCY_LISTS = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'];
function toPackage(node, root) {
    const { folder, manifest, project } = node;
    const name = manifest['name'] ?? project['name'];
    const implicit = project['implicitDependencies'];
    return {
        ecosystem: 'node',
        folder,
        name: typeof name === 'string' ? name : undefined,
        dependencies: [
            ...DEPENDENCY_LISTS.flatMap((key) => Object.keys(recordOf(manifest[key]))),
            ...(Array.isArray(implicit) ? implicit.map(String) : [])
        ],
        check: checkOf(node, root)
    };
}
function checkOf(node, root) {
    const { folder, manifest } = node;
    const script = recordOf(manifest['scripts'])['test'];
    const hasScript = typeof script === 'string' && !script.includes('no test specified');
    const nxName = root.hasNx ? nxNameOf(node, hasScript, root) : undefined;
    if (nxName !== undefined)
        return `${runnerOf(root.manager)} nx test ${nxName}`;
    if (!hasScript)
        return undefined;
    if (!root.isMember(folder))
        return inFolder(folder, `${(0,default_commands/* packageManager */.ml)(manifest, root.namesIn(folder))} test`);
    const tasks = root.turboTasks ?? {};
    const isTask = 'test' in tasks || `${String(manifest['name'])}#test` in tasks;
    if (isTask)
        return `${runnerOf(root.manager)} turbo run test --filter=${(0,shell_quote/* quoteForShell */.e)(`./${folder}`)} --output-logs=full`;
    return inFolder(folder, `${root.manager} test`);
}
const NX_PLUGIN_CONFIG = /^(?:jest|vitest|vite)\.config\.[cm]?[jt]s$/;
const NX_NAME = /^[@\w][\w@/.-]*$/;
/** The name of a project of nx that has the target `test`; undefined if it has none. */
function nxNameOf({ folder, manifest, project }, hasScript, { namesIn }) {
    const hasTarget = 'test' in recordOf(project['targets']) ||
        hasScript ||
        // A plugin derives the target from the configuration of the test runner.
        namesIn(folder).some((name) => NX_PLUGIN_CONFIG.test(name));
    const name = project['name'] ?? manifest['name'] ?? baseOf(folder);
    return hasTarget && typeof name === 'string' && NX_NAME.test(name) ? name : undefined;
}
/** How a program of an installed package starts. */
function runnerOf(manager) {
    if (manager === 'pnpm')
        return 'pnpm exec';
    return manager === 'yarn' ? 'yarn' : 'npx';
}
async function readRoot(files) {
    const { paths, read } = files;
    const byFolder = Map.groupBy(paths, folderOf);
    const namesIn = (folder) => (byFolder.get(folder) ?? []).map(baseOf);
    const names = namesIn('');
    const manifest = recordOf((0,json/* parseJson */.qF)((await read('package.json')) ?? ''));
    const turbo = recordOf(await readJsonWithComments(await read('turbo.json')));
    const hasTurbo = names.includes('turbo.json');
    return {
        manager: (0,default_commands/* packageManager */.ml)(manifest, names),
        isMember: memberTest(await memberGlobs(files, manifest)),
        turboTasks: hasTurbo ? { ...recordOf(turbo['pipeline']), ...recordOf(turbo['tasks']) } : undefined,
        hasNx: names.includes('nx.json'),
        namesIn
    };
}
/** The globs of npm and yarn, pnpm, and lerna. */
async function memberGlobs({ read }, manifest) {
    const workspaces = manifest['workspaces'];
    const lerna = recordOf((0,json/* parseJson */.qF)((await read('lerna.json')) ?? ''));
    const pnpm = await readYaml(await read('pnpm-workspace.yaml'));
    const lists = [(0,json/* isRecord */.u4)(workspaces) ? workspaces['packages'] : workspaces, pnpm['packages'], lerna['packages']];
    return lists.flatMap((list) => (Array.isArray(list) ? list.filter((glob) => typeof glob === 'string') : []));
}
const MAX_GLOBS = 100;
function memberTest(globs) {
    const normal = globs.slice(0, MAX_GLOBS).map((glob) => glob.replace(/^(!?)\.\//, '$1').replace(/\/+$/, ''));
    const included = picomatch(normal.filter((glob) => !glob.startsWith('!')));
    const excluded = picomatch(normal.filter((glob) => glob.startsWith('!')).map((glob) => glob.slice(1)));
    return (folder) => included(folder) && !excluded(folder);
}
async function readYaml(text) {
    if (text === undefined)
        return {};
    const { parse } = await __webpack_require__.e(/* import() */ 6637).then(__webpack_require__.t.bind(__webpack_require__, 6637, 19));
    try {
        return recordOf(parse(text, { maxAliasCount: 0 }));
    }
    catch {
        return {};
    }
}
async function readJsonWithComments(text) {
    if (text === undefined)
        return undefined;
    const { parse } = await __webpack_require__.e(/* import() */ 3105).then(__webpack_require__.t.bind(__webpack_require__, 73105, 19));
    return parse(text, [], { allowTrailingComma: true });
}
function jsonIn(manifests, folder) {
    const text = manifests.find((manifest) => manifest.folder === folder)?.text;
    return recordOf((0,json/* parseJson */.qF)(text ?? ''));
}
function recordOf(value) {
    return (0,json/* isRecord */.u4)(value) ? value : {};
}

;// CONCATENATED MODULE: ./src/verification/packages/python-projects.js



const MANIFESTS = ['pyproject.toml', 'setup.py', 'setup.cfg', 'requirements.txt'];
const TEST_FILE = /^(?:test_.*|.*_test|tests)\.py$/;
/** Python projects, at the root and below it. The root counts if its tests are not in a folder that its check is recognized by. */
async function findPythonProjects(files) {
    const below = (await Promise.all(MANIFESTS.map((name) => readManifests(files, name)))).flat();
    const atRoot = await Promise.all(MANIFESTS.map((name) => files.read(name)));
    const manifests = [...atRoot.flatMap((text) => (text === undefined ? [] : [{ folder: '', text }])), ...below];
    const byFolder = Map.groupBy(manifests, ({ folder }) => folder);
    const tested = testedFolders(files, new Set(byFolder.keys()));
    return await Promise.all([...byFolder].map(([folder, [first]]) => python_projects_toPackage({ folder, first, tested })));
}
async function python_projects_toPackage({ folder, first, tested }) {
    const manifest = await parseToml(first?.text ?? '');
    const own = tableOf(manifest, 'project');
    const poetry = tableOf(tableOf(manifest, 'tool'), 'poetry');
    const name = own?.['name'] ?? poetry?.['name'];
    return {
        ecosystem: 'python',
        folder,
        name: normalizedName(typeof name === 'string' ? name : baseOf(folder)),
        dependencies: [
            ...listOf(own?.['dependencies']),
            ...Object.values(tableOf(own, 'optional-dependencies') ?? {}).flatMap(listOf),
            ...Object.values(tableOf(manifest, 'dependency-groups') ?? {}).flatMap(listOf),
            ...Object.keys(tableOf(poetry, 'dependencies') ?? {}),
            ...Object.values(tableOf(poetry, 'group') ?? {}).flatMap((group) => Object.keys(tableOf(group, 'dependencies') ?? {}))
        ].map((requirement) => normalizedName(/^[\w.-]*/.exec(requirement.trim())?.[0] ?? '')),
        check: tested.has(folder) ? inFolder(folder, 'python3 -m pytest') : undefined
    };
}
/** The folders of projects that hold test files, each file counted for the deepest project around it. */
function testedFolders({ paths }, projects) {
    const tests = paths.filter((path) => TEST_FILE.test(baseOf(path)));
    return new Set(tests.flatMap((path) => {
        let folder = folderOf(path);
        while (folder !== '' && !projects.has(folder))
            folder = folderOf(folder);
        return projects.has(folder) ? [folder] : [];
    }));
}
/** https://packaging.python.org/en/latest/specifications/name-normalization/ */
function normalizedName(name) {
    return name.toLowerCase().replaceAll(/[-_.]+/g, '-');
}
function tableOf(value, key) {
    const table = (0,json/* isRecord */.u4)(value) ? value[key] : undefined;
    return (0,json/* isRecord */.u4)(table) ? table : undefined;
}
function listOf(value) {
    return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}

;// CONCATENATED MODULE: ./src/verification/packages/rust-crates.js




/**
 * Crates below the root.
 *
 * https://doc.rust-lang.org/cargo/reference/workspaces.html
 */
async function findRustCrates(files) {
    const manifests = await readManifests(files, 'Cargo.toml');
    if (manifests.length === 0)
        return [];
    const root = await parseToml((await files.read('Cargo.toml')) ?? '');
    const workspace = (0,json/* isRecord */.u4)(root) && (0,json/* isRecord */.u4)(root['workspace']) ? root['workspace'] : undefined;
    const excluded = Array.isArray(workspace?.['exclude']) ? workspace['exclude'].map(String) : [];
    // Cargo refuses a crate below a workspace that is neither a member nor excluded.
    const isMember = (folder) => workspace !== undefined && !picomatch.isMatch(folder, excluded);
    const crates = await Promise.all(manifests.map(async ({ folder, text }) => {
        const manifest = await parseToml(text);
        if (!(0,json/* isRecord */.u4)(manifest) || !(0,json/* isRecord */.u4)(manifest['package']))
            return undefined;
        const name = manifest['package']['name'];
        return {
            ecosystem: 'rust',
            folder,
            name: typeof name === 'string' ? name : undefined,
            dependencies: dependenciesOf(manifest),
            check: isMember(folder) ? undefined : inFolder(folder, 'cargo test --no-fail-fast')
        };
    }));
    return crates.filter((crate) => crate !== undefined);
}
function dependenciesOf(manifest) {
    const tables = ['dependencies', 'dev-dependencies', 'build-dependencies'].map((key) => manifest[key]);
    return tables.flatMap((table) => (0,json/* isRecord */.u4)(table)
        ? Object.entries(table).map(([key, value]) => (0,json/* isRecord */.u4)(value) && typeof value['package'] === 'string' ? value['package'] : key)
        : []);
}

;// CONCATENATED MODULE: ./src/verification/packages/find-packages.js





/** Checks of the root that also run the tests of all packages of their ecosystem. In Go and Rust, they run only those that the root lists. */
const COVERING = {
    node: /^(?:npm|pnpm|yarn) test$/,
    python: /^python3 -m pytest$/,
    go: undefined,
    rust: undefined,
    maven: /^(?:\.\/mvnw|mvn) /
};
/**
 * The packages of a repository, with those checks that no check of the root covers.
 *
 * @param rootChecks the command lines of the checks that the root declares
 */
async function findPackages(tree, rootChecks) {
    // `make test` usually tests all parts of a repository.
    if (rootChecks.includes('make test'))
        return [];
    // Attack: a path with a line break ends up in a command and in the prompt.
    const files = { ...tree, paths: tree.paths.filter((path) => !/\p{C}/u.test(path)) };
    const found = await Promise.all([
        findNodePackages(files),
        findPythonProjects(files),
        findGoModules(files),
        findRustCrates(files)
    ]);
    return [...found.flat(), ...findMavenProjects(files)].map((each) => {
        const isCovered = rootChecks.some((check) => COVERING[each.ecosystem]?.test(check));
        return isCovered ? { ...each, check: undefined } : each;
    });
}
/** Projects without a pom.xml at the root that could list them as modules. A module of another project is tested with it. */
function findMavenProjects({ paths }) {
    const folders = paths.filter((path) => baseOf(path) === 'pom.xml').map(folderOf);
    const outermost = folders.filter((folder) => !folders.some((other) => other !== folder && isInside(folder, other)) && folder !== '');
    return outermost.map((folder) => ({
        ecosystem: 'maven',
        folder,
        name: undefined,
        dependencies: [],
        check: inFolder(folder, `${paths.includes(`${folder}/mvnw`) ? './mvnw' : 'mvn'} -B -ntp test`)
    }));
}
function isInside(folder, other) {
    return other === '' || folder.startsWith(`${other}/`);
}

// EXTERNAL MODULE: ./src/pipeline/run-checks.js + 2 modules
var run_checks = __webpack_require__(66672);
;// CONCATENATED MODULE: ./src/pipeline/package-checks.js





const MAX_MANIFEST_BYTES = 1024 * 1024;
/** The packages of the work tree as it is; none where agent.yml names the checks or where none can run. */
async function packagesIn(workspace, verify, signal) {
    if (verify !== undefined || !workspace.sandbox)
        return [];
    const read = async (path) => {
        try {
            const { content } = await workspace.readFile(path, signal);
            return content.length > MAX_MANIFEST_BYTES ? undefined : content.toString();
        }
        catch (error) {
            if ((0,errors/* isSystemError */.Or)(error) || error instanceof errors/* ToolError */.v4)
                return undefined;
            throw error;
        }
    };
    return await findPackages({ paths: await workspace.files(signal), read }, workspace.verifyCommands);
}
/**
 * The checks that a change calls for besides those that the root declared before the work: tests that the root declares since then, and
 * the tests of the packages that the change affects.
 *
 * Attack: a change removes a package, its test script or a dependency, so that no check sees what it breaks. The packages from before the
 * work therefore count as well as those after it.
 */
async function changedChecks({ workspace, packages, changed, verify }, signal) {
    if (verify !== undefined || !workspace.sandbox)
        return { commands: [], leftOut: [] };
    const known = workspace.verifyCommands;
    const added = (await workspace.declaredChecks()).filter((command) => !known.includes(command));
    const { commands, leftOut } = affectedChecks([...packages, ...(await packagesIn(workspace, verify, signal))], changed);
    return { commands: [...added, ...commands], leftOut };
}
/** Runs checks after the work, and then in the state from before it. */
async function runChangedChecks({ commands, leftOut }, { checkout, baseline, ...run }, options) {
    if (commands.length === 0)
        return { before: [], after: [] };
    if (leftOut.length > 0)
        options.emit({ kind: 'warning', text: leftOutWarning(commands.length, leftOut) });
    const checks = commands.map((command) => ({ run: command, reports: [] }));
    const after = await runChecks({ ...run, checks, when: 'after' }, options);
    try {
        const before = await checkout.withTree(baseline, () => runChecks({ ...run, checks, when: 'before' }, options));
        return { before, after };
    }
    catch (error) {
        if (!(error instanceof UserError))
            throw error;
        options.emit({
            kind: 'warning',
            text: `The checks could not run on the code from before the work. ${error.message}`
        });
        return { before: [], after };
    }
}
const MAX_LISTED = 5;
function leftOutWarning(run, leftOut) {
    return `The change affects ${run + leftOut.length} packages with tests. The tests of ${run} ran; these did not: ${listFirst(leftOut, MAX_LISTED)}. To choose what runs, list commands under verify in agent.yml.`;
}


/***/ }),

/***/ 66672:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ runChecks)
});

// EXTERNAL MODULE: ./src/text/shorten.js
var shorten = __webpack_require__(64607);
// EXTERNAL MODULE: ./src/verification/read-report.js + 4 modules
var read_report = __webpack_require__(8698);
// EXTERNAL MODULE: ./src/errors.js
var errors = __webpack_require__(59973);
// EXTERNAL MODULE: ../node_modules/picomatch/index.js
var picomatch = __webpack_require__(55180);
;// CONCATENATED MODULE: ./src/verification/report-files.js

/** Where build tools and runners write reports unless told otherwise. */
const KNOWN = [
    '**/target/{surefire,failsafe}-reports/TEST-*.xml',
    '**/build/test-results/**/*.xml',
    '**/TestResults/**/*.{trx,xml}',
    '**/{junit,test-results,test-report,test_results,test_report,nosetests}.xml',
    '**/{test-results,test-reports,reports}/**/*.xml'
];
/** Folders in which only some others can hold reports. */
const NARROW = new Map([
    ['target', /^(?:surefire|failsafe)-reports$/],
    ['build', /^(?:test-results|reports)$/]
]);
const NO_REPORTS = /^(?:node_modules|\.git|\.venv|venv|vendor|__pycache__|\.gradle|\.nx|\.turbo)$/;
/** @param globs more places, relative to the root */
function reportPlaces(globs) {
    return {
        isReport: picomatch([...KNOWN, ...globs], { dot: true }),
        isSearched: (folder) => {
            const [name = '', parent = ''] = folder.split('/').reverse();
            if (globs.some((glob) => glob.startsWith(`${folder}/`)))
                return true;
            return !NO_REPORTS.test(name) && NARROW.get(parent)?.test(name) !== false;
        }
    };
}

// EXTERNAL MODULE: ./src/verification/test-report.js
var test_report = __webpack_require__(9095);
// EXTERNAL MODULE: ./src/workspace/files/files.js
var files = __webpack_require__(93597);
;// CONCATENATED MODULE: ./src/pipeline/test-reports.js




const MAX_FOLDERS = 5_000;
const MAX_DEPTH = 12;
const MAX_FILES = 1_000;
const MAX_BYTES = 4 * 1024 * 1024;
const MAX_TOTAL_BYTES = 16 * 1024 * 1024;
/** The clock of a file system can be this far behind. */
const CLOCK_MS = 20;
async function listReports({ root, globs }) {
    const since = Date.now();
    const states = new Map();
    for (const path of await reportPaths(root, reportPlaces(globs))) {
        const stats = await unlessUnreadable((0,files/* statBeneath */.iV)(root, path), undefined);
        if (stats)
            states.set(path, stateOf(stats));
    }
    return { states, since };
}
/** Changes with the file. A program can choose `mtime`, but not `ctime`. */
function stateOf({ ino, size, mtimeMs, ctimeMs }) {
    return [ino, size, mtimeMs, ctimeMs].join(' ');
}
/**
 * The tests in the XML reports that a check wrote; undefined if it wrote none.
 *
 * Attack: the model writes a report in which all tests pass, and dates it into the future. Only files that changed during the check
 * count, and none that is dated outside of it.
 */
async function readReportFiles({ root, globs }, earlier) {
    const until = Date.now();
    const paths = await reportPaths(root, reportPlaces(globs));
    const reports = [];
    let bytes = 0;
    for (const path of paths) {
        const text = await newText(root, path, { ...earlier, until });
        if (text === undefined)
            continue;
        bytes += text.length;
        if (bytes > MAX_TOTAL_BYTES)
            break;
        // Loaded on demand, because most checks write no reports.
        const { readXmlReport } = await Promise.all(/* import() */[__webpack_require__.e(8446), __webpack_require__.e(9235)]).then(__webpack_require__.bind(__webpack_require__, 99235));
        const report = readXmlReport(text);
        if (report)
            reports.push(report);
    }
    return reports.length === 0 ? undefined : (0,test_report/* joinReports */.cR)(reports);
}
/** In the order of the folders, breadth first, so that a large folder cannot hide the others. */
async function reportPaths(root, { isReport, isSearched }) {
    const folders = [''];
    const found = [];
    for (const folder of folders) {
        const entries = await unlessUnreadable((0,files/* listFolderBeneath */.Il)(root, folder), []);
        for (const { name, kind } of entries) {
            const path = folder === '' ? name : `${folder}/${name}`;
            if (kind === 'file' && isReport(path) && found.length < MAX_FILES)
                found.push(path);
            const isDeeper = kind === 'folder' && path.split('/').length < MAX_DEPTH && isSearched(path);
            if (isDeeper && folders.length < MAX_FOLDERS)
                folders.push(path);
        }
    }
    return found;
}
async function newText(root, path, { states, since, until }) {
    const read = (0,files/* withFileBeneath */.mn)(root, path, async (file, stats) => {
        const isDuring = stats.mtimeMs >= since - CLOCK_MS && stats.mtimeMs <= until + CLOCK_MS;
        const isNew = isDuring && states.get(path) !== stateOf(stats);
        return isNew && stats.size <= MAX_BYTES ? (await file.readFile()).toString() : undefined;
    });
    return await unlessUnreadable(read, undefined);
}
async function unlessUnreadable(work, otherwise) {
    try {
        return await work;
    }
    catch (error) {
        if ((0,errors/* isSystemError */.Or)(error) || error instanceof errors/* ToolError */.v4)
            return otherwise;
        throw error;
    }
}

;// CONCATENATED MODULE: ./src/pipeline/run-checks.js



const NO_SANDBOX = 'No sandbox could be set up on this runner, so no command was run and nothing is verified. See docs/sandbox.md for what a sandbox needs.';
/**
 * Runs the repository's own checks, in order, on the work tree as it is. A check that has not ended
 * when the time is up is recorded without an exit code, because the work must still be submitted.
 */
async function runChecks(run, { emit, signal, now = () => performance.now() }) {
    const { workspace, checks: entries, when, minutes, usedMs = 0 } = run;
    if (!workspace.sandbox) {
        if (when === 'before')
            emit({ kind: 'warning', text: NO_SANDBOX });
        return [];
    }
    const endsAt = now() + minutes * 60_000 - usedMs;
    const checks = [];
    for (const entry of entries) {
        const check = await runCheck(entry, { workspace, leftMs: endsAt - now(), signal });
        emit({ kind: 'checked', when, check });
        checks.push(check);
    }
    if (now() >= endsAt)
        emit({ kind: 'warning', text: overtimeWarning(when, minutes) });
    return checks;
}
async function runCheck({ run: command, reports }, { workspace, leftMs, signal }) {
    if (leftMs <= 0)
        return { command, exitCode: undefined, durationMs: 0, output: 'Not started: no time was left.\n' };
    const search = { root: workspace.root, globs: reports };
    const earlier = await listReports(search);
    const complete = new CompleteOutput();
    const onOutput = (chunk) => {
        complete.add(chunk);
    };
    const { exitCode, durationMs, output } = await workspace.run(command, { timeoutMs: leftMs, signal, onOutput });
    const tests = await testsFrom(complete, output, () => readReportFiles(search, earlier));
    return { command, exitCode, durationMs, output, ...(tests && { tests }) };
}
/** The tests in the reports that the check wrote, or in what it printed. Undefined if the truncated output shows all that is known. */
async function testsFrom(complete, output, readReported) {
    const shown = (0,read_report/* readTestReport */.LA)(output);
    const printed = complete.isLongerThan(output) ? (0,read_report/* readTestReport */.LA)(complete.text) : shown;
    const reported = await readReported();
    if (reported && countOf(reported) >= countOf(printed))
        return withBoundedNames(reported);
    return printed && JSON.stringify(printed) !== JSON.stringify(shown) ? withBoundedNames(printed) : undefined;
}
function countOf(report) {
    return report ? (report.passed ?? 0) + report.failed : 0;
}
const MAX_NAMES = 2_000;
const MAX_NAME = 300;
/** The trace and the artifact between two jobs store the names. */
function withBoundedNames({ failing, passing, ...counts }) {
    const bounded = (names) => names.slice(0, MAX_NAMES).map((name) => (0,shorten/* shorten */.ml)(name, MAX_NAME));
    const all = passing !== undefined && passing.length <= MAX_NAMES ? bounded(passing) : undefined;
    return { ...counts, failing: bounded(failing), passing: all };
}
const MAX_OUTPUT_BYTES = 8 * 1024 * 1024;
/** What a check printed, up to a limit. */
class CompleteOutput {
    #chunks = [];
    #bytes = 0;
    add(chunk) {
        if (this.#bytes < MAX_OUTPUT_BYTES)
            this.#chunks.push(chunk);
        this.#bytes += chunk.length;
    }
    isLongerThan(output) {
        return this.#bytes > Buffer.byteLength(output);
    }
    get text() {
        return Buffer.concat(this.#chunks).toString();
    }
}
function overtimeWarning(when, minutes) {
    return `The checks ${when} the work used all of their ${minutes} min. Raise verify-minutes under limits in agent.yml, or list faster checks under verify.`;
}


/***/ }),

/***/ 85573:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ builtInProtectedPaths)
/* harmony export */ });
/**
 * Files that run code, grant rights or instruct agents, on a developer's machine or in CI, and that nobody reviews as code. Each
 * change to one needs approval.
 *
 * Left out on purpose: package.json, lock files, pyproject.toml, Makefile, build.rs, conftest.py and the like. They run code too,
 * but changing them is daily work that is reviewed as code, and a run starts them in the sandbox. Files that a repository can
 * want to change without approval, such as a Dockerfile, are sensitive files instead, which agent.yml can exempt.
 */
const builtInProtectedPaths = [
    // The forge: workflows, code owners, bots with rights, settings that a bot applies.
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
];


/***/ }),

/***/ 82787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ SSH_KEY_TYPES),
/* harmony export */   U: () => (/* binding */ CREDENTIAL_FOLDERS)
/* harmony export */ });
/** Folders in a home folder that hold credentials, without the dot that their names begin with. */
const CREDENTIAL_FOLDERS = ['ssh', 'aws', 'gnupg', 'kube'];
/** Types of SSH keys: a private key is a file named `id_TYPE`. */
const SSH_KEY_TYPES = ['rsa', 'dsa', 'ecdsa', 'ed25519'];


/***/ }),

/***/ 19347:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Hf: () => (/* binding */ commandRules),
  WQ: () => (/* binding */ defaultCommands),
  vj: () => (/* binding */ inspectionCommands),
  ml: () => (/* binding */ packageManager),
  AU: () => (/* binding */ packagePrograms)
});

// EXTERNAL MODULE: ./src/text/json.js
var json = __webpack_require__(32686);
;// CONCATENATED MODULE: ./src/policy/bounded-commands.json
const bounded_commands_namespaceObject = /*#__PURE__*/JSON.parse('{"h":[{"names":["base64 base32 numfmt sha1sum sha512sum b2sum cksum hexdump strings fold expand unexpand fmt tsort join zcat","factor expr cal df free uptime ps pgrep lsof tty getconf locale hostname arch groups lscpu nm objdump readelf","size printenv hash yes"],"rules":["NAME **"]},{"names":"exit return break continue shift wait","rules":["NAME","NAME *"]},{"rules":["bash --version","bash -n **","sh -n **","env","jobs"]},{"names":"-u -eu +x +u -ex pipefail","rules":["set NAME"]},{"rules":["set -uo pipefail","set -exo pipefail","set -euxo pipefail","set -ex","shopt -s nullglob","shopt -s globstar"]},{"rules":["npm ls **","npm list **","npm root","npm root -g","npm prefix","npm bin","npm explain *","npm why *"]},{"rules":["npm pkg get **","npm config get *","pip list **","pip show **","pip freeze","pip check"]},{"rules":["go env **","go version **","rustup show","rustup toolchain list"]},{"names":["gcc g++ clang cmake ninja ruby perl php deno bun uv poetry mvn gradle dotnet jest vitest eslint prettier pytest"],"rules":["NAME --version","NAME -v"]}],"C":[{"names":"rm rmdir unlink chmod mktemp truncate split tar zip unzip gzip gunzip bzip2 xz","rules":["NAME **"]},{"names":"python node tsx ts-node ruby perl php lua","rules":["NAME","NAME **"]},{"names":"bash sh","rules":["NAME **"]},{"names":["pytest ruff mypy flake8 black isort pylint tox nox coverage tsc eslint prettier jest vitest mocha ava biome","oxlint stylelint vue-tsc"],"rules":["NAME **"]},{"names":"npm pnpm yarn bun","rules":["NAME run","NAME run **","NAME test","NAME test **"]},{"rules":["npm t **","npm start **","npm run-script **","npm -w * run **","npm --workspace * run **"]},{"rules":["npm --prefix * run **","npm --prefix * test **","npm -w * test **","npm --workspace * test **"]},{"rules":["npm -ws run **","npm -ws test **","pnpm -r run **","pnpm -r test **"]},{"rules":["pnpm --filter * run **","pnpm --filter * test **","pnpm --dir * run **","pnpm --dir * test **"]},{"rules":["yarn workspace * run **","yarn workspace * test **","yarn workspaces run **"]},{"rules":["yarn --cwd * run **","yarn --cwd * test **"]},{"rules":["bun --filter * run **","bun --filter * test **","bun --cwd * run **","bun --cwd * test **"]},{"names":"turbo nx lerna","rules":["NAME **","npx NAME **"]},{"names":"test vet build list fmt doc run","rules":["go NAME **"]},{"rules":["gofmt **","go tool cover **","staticcheck **"]},{"names":"test check build clippy fmt tree doc bench run nextest metadata","rules":["cargo NAME **"]},{"names":["gcc g++ cc c++ clang clang++ rustc rustfmt javac java make cmake ctest ninja mvn gradle ./mvnw ./gradlew dotnet"],"rules":["NAME","NAME **"]},{"names":"rspec rake rubocop","rules":["NAME **","bundle exec NAME **"]},{"rules":["phpunit **","composer test","kill *","kill -9 *","pkill *","pkill -f *","deno test **","deno lint **","deno check **"]},{"names":["http://localhost* localhost* http://127.0.0.1* 127.0.0.1*"],"rules":["curl NAME","curl * NAME","curl * * NAME"]}]}');
;// CONCATENATED MODULE: ./src/policy/inspection-commands.json
const inspection_commands_namespaceObject = /*#__PURE__*/JSON.parse('[{"names":["status diff log show blame ls-files ls-tree rev-parse rev-list merge-base grep shortlog describe name-rev","show-ref for-each-ref cat-file check-ignore"],"rules":["git NAME **","git --no-pager NAME **"]},{"rules":["git branch --list **","git branch --show-current","git branch -a","git branch -r","git branch"]},{"rules":["git tag --list **","git tag -l **","git tag","git remote -v","git remote"]},{"rules":["git stash list","git worktree list","git --version"]},{"names":["cat cd diff echo false find grep head ls pwd sort tail true uniq sed wc awk basename cmp comm cut dirname egrep","fgrep file jq nl od paste printf readlink realpath rg seq sha256sum sleep stat tac test [ tr tree xxd :"],"rules":["NAME **"]},{"rules":["which **","command -v *","type *","uname","uname -a","nproc","whoami","id"]},{"names":"node npm pnpm yarn python python3 cargo rustc ruby php java make gcc tsc","rules":["NAME --version"]},{"rules":["set -e","set -o pipefail","set -eo pipefail","set -euo pipefail","set -x","set +e"]},{"names":"md5sum rev column date du","rules":["NAME **"]},{"rules":["git config --get *","git stash show **","git reflog"]},{"rules":["node -v","npm -v","python -V","python3 -V","go version","java -version"]}]');
// EXTERNAL MODULE: ./src/policy/programs.js + 1 modules
var programs = __webpack_require__(76491);
;// CONCATENATED MODULE: ./src/policy/default-commands.js




const { /* reading */ "h": reading, /* working */ "C": working } = bounded_commands_namespaceObject;
/** Rules for commands that only read the repository. They are always allowed. */
const inspectionCommands = expanded(inspection_commands_namespaceObject);
function expanded(templates) {
    return templates.flatMap(({ names, rules }) => {
        if (names === undefined)
            return rules;
        const each = [names].flat().flatMap((line) => line.split(' '));
        return each.flatMap((name) => rules.map((rule) => rule.replace('NAME', name)));
    });
}
/** All rules of a run. */
function commandRules({ setting, declared, packageBinaries = [], isBounded }) {
    if (typeof setting === 'object')
        return [...inspectionCommands, ...(isBounded ? expanded(reading) : []), ...setting];
    if (!isBounded)
        return [...inspectionCommands, ...declared.commands];
    const binaries = packageBinaries
        .filter((name) => /^[\w.-]+$/.test(name) && !name.startsWith('-') && !(0,programs/* isUnbounded */.Hi)(name) && (0,programs/* criticalEffect */.pk)(name) === undefined)
        .map((name) => `npx ${name} **`);
    return [...inspectionCommands, ...expanded(reading), ...declared.commands, ...expanded(working), ...binaries];
}
/** Rules for creating files and folders in the repository, which the file tools can do as well. */
const treeCommands = ['mkdir **', 'touch **', 'cp **', 'mv **', 'tee **'];
/**
 * The commands allowed besides reading, and the checks to run, if agent.yml names none: the test, build and lint runners that
 * the repository declares.
 */
function defaultCommands(declared) {
    const found = [
        fromPackage(declared),
        fromPython(declared),
        fromGo(declared),
        fromRust(declared),
        ...fromMarkers(declared),
        fromMake(declared)
    ];
    const verify = found.map(({ test }) => test).filter((test) => test !== undefined);
    return {
        commands: [...treeCommands, ...found.flatMap(({ commands }) => commands)],
        // A Makefile usually calls the test runner that the language's own files declare, so one check is enough.
        verify: verify.slice(0, verify.at(-1) === 'make test' && verify.length > 1 ? -1 : undefined)
    };
}
const nothing = { commands: [] };
function fromPackage({ packageJson, files }) {
    if (!(0,json/* isRecord */.u4)(packageJson))
        return nothing;
    const scripts = (0,json/* isRecord */.u4)(packageJson['scripts']) ? packageJson['scripts'] : {};
    const names = Object.keys(scripts).filter((name) => /^[\w:.-]+$/.test(name) && !name.startsWith('-'));
    const manager = packageManager(packageJson, files);
    // npm takes options before -- for itself.
    const commands = names.flatMap((name) => [
        `${manager} run ${name}`,
        `${manager} run ${name} -- **`,
        ...['--silent', '-s'].flatMap((option) => [`${manager} run ${option} ${name}`, `${manager} run ${name} ${option}`])
    ]);
    const hasTest = typeof scripts['test'] === 'string' && !scripts['test'].includes('no test specified');
    const testRules = hasTest
        ? [`${manager} test`, `${manager} test -- **`, ...(manager === 'npm' ? ['npm t'] : [`${manager} test **`])]
        : [];
    const installed = installedRules(packageJson);
    return {
        commands: [
            'node --test **',
            ...(names.length > 0 ? [`${manager} run`] : []),
            'npm ls **',
            ...testRules,
            ...commands,
            ...installed
        ],
        test: hasTest ? `${manager} test` : undefined
    };
}
/** Programs that only test, build or lint, by the name of their package. */
const packagePrograms = new Map(Object.entries({
    ...{ typescript: 'tsc', eslint: 'eslint', prettier: 'prettier', jest: 'jest', vitest: 'vitest', mocha: 'mocha' },
    ...{ ava: 'ava', '@biomejs/biome': 'biome', stylelint: 'stylelint', 'vue-tsc': 'vue-tsc', oxlint: 'oxlint' }
}));
function installedRules(packageJson) {
    const names = ['dependencies', 'devDependencies'].flatMap((key) => {
        const packages = packageJson[key];
        return (0,json/* isRecord */.u4)(packages) ? Object.keys(packages) : [];
    });
    return names.flatMap((name) => packagePrograms.get(name) ?? []).map((program) => `npx ${program} **`);
}
/** The program that runs the scripts of a package.json. */
function packageManager(packageJson, files) {
    const declared = packageJson['packageManager'];
    const named = typeof declared === 'string' ? /^(npm|pnpm|yarn)@/.exec(declared)?.[1] : undefined;
    if (named !== undefined)
        return named;
    if (files.includes('pnpm-lock.yaml'))
        return 'pnpm';
    return files.includes('yarn.lock') ? 'yarn' : 'npm';
}
function fromPython({ files }) {
    const markers = 'pyproject.toml setup.py setup.cfg pytest.ini tox.ini conftest.py requirements.txt'.split(' ');
    if (!markers.some((name) => files.includes(name)))
        return nothing;
    const hasTests = files.some((name) => /^(tests?|pytest\.ini|conftest\.py|test_.*\.py|.*_test\.py)$/.test(name));
    const modules = 'pytest unittest mypy ruff flake8 py_compile compileall'.split(' ');
    return {
        commands: [
            'pytest **',
            ...['python', 'python3'].flatMap((python) => modules.map((name) => `${python} -m ${name} **`)),
            ...['ruff **', 'mypy **', 'flake8 **', 'black **', 'isort **', 'pip list', 'pip show *']
        ],
        test: hasTests ? 'python3 -m pytest' : undefined
    };
}
function fromGo({ files }) {
    if (!files.includes('go.mod'))
        return nothing;
    const subcommands = ['test', 'vet', 'build', 'list', 'fmt', 'doc'];
    return {
        commands: [...subcommands.map((name) => `go ${name} **`), ...['gofmt **', 'go env *', 'go tool cover -func=*']],
        test: 'go test ./...'
    };
}
function fromRust({ files, cargoManifest = '' }) {
    if (!files.includes('Cargo.toml'))
        return nothing;
    const subcommands = ['test', 'check', 'build', 'clippy', 'fmt', 'tree', 'metadata'];
    return {
        commands: subcommands.map((name) => `cargo ${name} **`),
        // Without --workspace, a package at the root is tested alone. Without --no-fail-fast, test binaries after one that fails do not
        // run, and their failures would look new once the first one is fixed.
        test: `cargo test ${/^\[workspace/m.test(cargoManifest) ? '--workspace ' : ''}--no-fail-fast`
    };
}
const markedRunners = [
    {
        marker: /^pom\.xml$/,
        rules: ['mvn **', './mvnw **'],
        test: (files) => `${files.includes('mvnw') ? './mvnw' : 'mvn'} -B -ntp test`
    },
    {
        marker: /^(build|settings)\.gradle(\.kts)?$/,
        rules: ['gradle **', './gradlew **'],
        test: (files) => `${files.includes('gradlew') ? './gradlew' : 'gradle'} test`
    },
    { marker: /\.(?:sln|slnx|csproj|fsproj)$/, rules: ['dotnet test **', 'dotnet build **'], test: () => 'dotnet test' },
    { marker: /^CMakeLists\.txt$/, rules: ['cmake **', 'ctest **'], test: () => undefined },
    {
        marker: /^Gemfile$/,
        rules: ['rspec', 'rake', 'rubocop'].flatMap((name) => [`bundle exec ${name} **`, `${name} **`]),
        test: (files) => {
            if (files.includes('spec'))
                return 'bundle exec rspec';
            return files.includes('Rakefile') && files.includes('test') ? 'bundle exec rake test' : undefined;
        }
    },
    {
        marker: /^composer\.json$/,
        rules: ['composer test', 'vendor/bin/phpunit **', './vendor/bin/phpunit **', 'php -l *'],
        test: (files) => (files.some((name) => /^phpunit\.xml(\.dist)?$/.test(name)) ? 'vendor/bin/phpunit' : undefined)
    }
];
function fromMarkers({ files }) {
    return markedRunners
        .filter(({ marker }) => files.some((name) => marker.test(name)))
        .map(({ rules, test }) => ({ commands: rules, test: test(files) }));
}
function fromMake({ makefile }) {
    if (makefile === undefined)
        return nothing;
    const targets = [...makefile.matchAll(/^([A-Za-z][\w.-]*)[ \t]*:(?![:=])/gm)].flatMap(([, name]) => name ?? []);
    const commands = [
        ...(targets.length > 0 ? ['make', 'make -j*'] : []),
        ...[...new Set(targets)].flatMap((target) => [`make ${target}`, `make -j* ${target}`, `make -n ${target}`])
    ];
    return { commands, test: targets.includes('test') ? 'make test' : undefined };
}


/***/ }),

/***/ 76491:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dg: () => (/* binding */ INTERPRETER),
  Pp: () => (/* binding */ POSIX_SHELL),
  pk: () => (/* binding */ criticalEffect),
  bD: () => (/* binding */ environmentRunners),
  Hi: () => (/* binding */ isUnbounded),
  mN: () => (/* binding */ readsAnyFile),
  Xj: () => (/* binding */ takesAnyArguments)
});

;// CONCATENATED MODULE: ./src/policy/programs.json
const programs_namespaceObject = /*#__PURE__*/JSON.parse('[{"programs":"sudo doas su pkexec runuser","critical":"runs commands with other rights","unbounded":true},{"programs":"run0","critical":"runs commands with other rights"},{"programs":"dd mkfs mkswap fdisk shred losetup","critical":"writes to disks","unbounded":true},{"programs":"sfdisk parted wipefs blkdiscard badblocks cryptsetup","critical":"writes to disks"},{"programs":"init telinit","critical":"stops the machine","unbounded":true},{"programs":"shutdown reboot halt poweroff kexec","critical":"stops the machine"},{"programs":"mount umount chroot nsenter unshare","critical":"changes the state of the kernel","unbounded":true},{"programs":"pivot_root insmod rmmod modprobe sysctl setcap","critical":"changes the state of the kernel"},{"programs":"useradd userdel usermod groupadd passwd chpasswd visudo chsh","critical":"changes users and their rights"},{"programs":"iptables ip6tables nft ufw firewall-cmd route","critical":"changes the network"},{"programs":"crontab at batch systemd-run","critical":"schedules a command for after the run","unbounded":true},{"programs":"twine vsce ovsx","critical":"publishes packages"},{"note":"Shells, and programs that run another program.","programs":["sh bash dash zsh ksh fish csh tcsh eval exec source . builtin env xargs parallel nohup setsid script flock","watch strace ltrace gdb lldb busybox trap alias enable coproc expect entr valgrind hyperfine perf xvfb-run","cross-env dotenv direnv nodemon watchexec npm-run-all concurrently unbuffer rlwrap setarch prlimit setpriv","bwrap firejail fakeroot numactl run-parts timeout nice ionice chrt taskset stdbuf command time git-shell"],"unbounded":true},{"note":"Languages, editors and pagers, which have a way to start programs.","programs":["conda rustup mix iex erl groovy jshell Rscript R julia zx tclsh wish guile vim vi nvim view ex ed nano emacs","less more most man info pg screen tmux"],"unbounded":true},{"note":"Programs that reach other machines, services or processes.","programs":["ssh scp sftp ftp telnet nc ncat netcat socat rsync systemctl service gpg gpg2 osascript launchctl kill pkill","killall sqlite3 mysql psql redis-cli mongo kubectl helm terraform ansible aws gcloud az gh hub glab heroku"],"unbounded":true},{"note":"No option of these that a file name could be mistaken for writes or runs anything.","programs":"basename cat dirname echo grep egrep fgrep head ls stat tail wc md5sum sha256sum","readsAnyFile":true},{"note":"They read and write files, and run what the repository or the model wrote.","programs":["cp mv mkdir touch tee tac nl od hexdump cmp comm column fold expand sha1sum sha512sum cksum realpath readlink","strings rev du cut paste diff file tr seq printf test [ base64 base32 numfmt true false : sleep which type exit","return break continue shift wait kill node python python3 tsx ts-node jq chmod mktemp bash sh"],"takesAnyArguments":true}]');
;// CONCATENATED MODULE: ./src/policy/programs.js

const known = programs_namespaceObject;
function namesIn({ programs }) {
    return [programs].flat().flatMap((line) => line.split(' '));
}
const critical = new Map(known.flatMap((group) => (group.critical === undefined ? [] : namesIn(group).map((name) => [name, group.critical]))));
const unbounded = new Set(known.filter((group) => group.unbounded).flatMap(namesIn));
const readers = new Set(known.filter((group) => group.readsAnyFile).flatMap(namesIn));
const insensitive = new Set(known.filter((group) => group.readsAnyFile ?? group.takesAnyArguments).flatMap(namesIn));
/** What a critical program does, such as "writes to disks"; undefined for any other. */
function criticalEffect(program) {
    return critical.get(isMkfs(program) ? 'mkfs' : program);
}
/** True for a program that can run any other program or act on the machine. */
function isUnbounded(program) {
    return unbounded.has(isMkfs(program) ? 'mkfs' : program);
}
/** True for a program that can be given any file: no option that a file name could be mistaken for writes or runs anything. */
function readsAnyFile(program) {
    return readers.has(program);
}
/** True for a program whose arguments do not need to be known in a sandbox. */
function takesAnyArguments(program) {
    return insensitive.has(program);
}
/** `mkfs.ext4` and the like. */
function isMkfs(program) {
    return program.startsWith('mkfs.');
}
/** Programs whose `run` starts another program in the environment of a Python project. */
const environmentRunners = ['uv', 'poetry', 'pipenv', 'hatch', 'pdm'];
/** Sources of regular expressions: names of shells that run `-c 'script'`, and of interpreters that run their input. */
const POSIX_SHELL = '(?:ba|da|z|k)?sh';
const INTERPRETER = String.raw `python[\d.]*|perl|ruby|node|php`;


/***/ }),

/***/ 82360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Uq: () => (/* binding */ DEFAULT_SETUP_MINUTES),
  XJ: () => (/* binding */ SWITCHABLE),
  XW: () => (/* binding */ agentFileSchema)
});

// EXTERNAL MODULE: ../node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(3301);
// EXTERNAL MODULE: ../node_modules/zod/v4/core/core.js
var core = __webpack_require__(74214);
// EXTERNAL MODULE: ./src/domain/effort.js
var effort = __webpack_require__(17987);
// EXTERNAL MODULE: ./src/text/writable-paths.js
var writable_paths = __webpack_require__(237);
// EXTERNAL MODULE: ./src/network/host-rules.js
var host_rules = __webpack_require__(95621);
// EXTERNAL MODULE: ./src/text/branch-names.js
var branch_names = __webpack_require__(62973);
;// CONCATENATED MODULE: ./src/text/branch-template.js

const DEFAULT_BRANCH_TEMPLATE = 'agent/{kind}-{number}';
// A number is added to it for a further branch, and the key of a request for a side branch.
const MAX_FILLED = 150;
/** With more digits, a number is no number of GitHub. */
const MAX_DIGITS = 15;
const TASKS = /^agent\/task-/i;
/** The branch that a template names. Two numbers never have the same one. */
function fillBranchTemplate(template, { kind, number }) {
    return template.replaceAll('{kind}', kind).replaceAll('{number}', String(number));
}
/** What is wrong with a template: all mistakes, each as what was expected instead; empty if it is right. */
function branchTemplateProblems(template) {
    const unknown = [...template.matchAll(/\{[^{}]*\}/g)].some(([name]) => name !== '{kind}' && name !== '{number}');
    const literal = template.replaceAll(/\{[^{}]*\}/g, '1');
    const isTooLong = filledBranches(template).some((name) => name.length > MAX_FILLED);
    return [
        unknown
            ? 'no placeholders but {kind} and {number}: with a title or a date, a later run would not find its branch'
            : '',
        template.includes('{number}') ? '' : 'a name with {number}, so that every issue has a branch of its own',
        isTooLong ? `a name of at most ${MAX_FILLED} characters` : '',
        isTooLong || [literal, ...(unknown ? [] : filledBranches(template))].every(branch_names/* isValidBranchName */.e)
            ? ''
            : 'a branch name of letters, digits, /, _, . and -, as git allows it',
        TASKS.test(template) ? 'a name that does not start with agent/task-, as the branches of scheduled tasks do' : ''
    ].filter((problem) => problem !== '');
}
/** One name for each kind and each length of a number. Which digits it has makes no difference to git. */
function filledBranches(template) {
    const numbers = Array.from({ length: MAX_DIGITS }, (_, digits) => 10 ** digits);
    const kinds = ['issue', 'pull'];
    return kinds.flatMap((kind) => numbers.map((number) => fillBranchTemplate(template, { kind, number })));
}

// EXTERNAL MODULE: ./src/settings/diagnostics-schema.js
var diagnostics_schema = __webpack_require__(54582);
;// CONCATENATED MODULE: ./src/settings/triage.js

const LABEL = 'a label of at most 50 characters';
const LOGIN = 'a login such as octocat';
const REVIEWER = 'a login such as octocat, or a team such as acme/platform';
const label = schemas/* string */.YjP(LABEL).trim().min(1, LABEL).max(50, LABEL);
const login = schemas/* string */.YjP(LOGIN).regex(/^[\w-]{1,100}$/u, LOGIN);
const reviewer = schemas/* string */.YjP(REVIEWER).regex(/^[\w-]{1,100}(?:\/[\w.-]{1,100})?$/u, REVIEWER);
// GitHub's limits.
const MAX_LABELS = 100;
const MAX_REVIEWERS = 15;
const MAX_ASSIGNEES = 10;

;// CONCATENATED MODULE: ./src/settings/agent-file-schema.js







const DEFAULT_SETUP_MINUTES = 10;
const DEFAULT_VERIFY_MINUTES = 20;
/** As in inputs.ts, the message of each check is what was expected; the reader adds the line and the value. */
const nonEmpty = (wants) => schemas/* string */.YjP(wants).trim().min(1, wants);
const list = (item, wants, max = 500) => schemas/* array */.YOg(item, wants).max(max, `at most ${max} entries`);
const number = (from, to) => {
    const wants = `an integer from ${from} to ${to}`;
    return schemas/* int */.Whr(wants).min(from, wants).max(to, wants);
};
const dollars = schemas/* number */.aig('US dollars per million tokens').nonnegative('US dollars per million tokens, 0 or more');
/** For an unknown key, the message lists the known ones. */
function mapping(shape) {
    const keys = Object.keys(shape).join(', ');
    return schemas/* strictObject */.rej(shape, {
        error: ({ code }) => (code === 'unrecognized_keys' ? keys : `a mapping with ${keys}`)
    });
}
const COMMANDS = 'a list of commands, or any';
const commands = list(nonEmpty('a command'), 'a list of commands');
const host = schemas/* string */.YjP(host_rules/* EXPECTED_HOST */.E5).superRefine((text, context) => {
    const rule = (0,host_rules/* readHostRule */.XJ)(text);
    if (typeof rule === 'string')
        context.addIssue(rule);
});
const hosts = schemas/* array */.YOg(host, 'a list of hosts, such as [registry.npmjs.org]').max(100, 'at most 100 hosts');
const reach = schemas/* union */.KCZ([schemas/* boolean */.zMY(), hosts], 'true, false or a list of hosts');
const writablePath = schemas/* string */.YjP(writable_paths/* EXPECTED_WRITABLE_PATH */.s$).transform((text, context) => {
    const path = (0,writable_paths/* readWritablePath */.Y6)(text);
    if (path === undefined)
        context.addIssue(writable_paths/* EXPECTED_WRITABLE_PATH */.s$);
    return path ?? core/* NEVER */.tm;
});
const branchTemplate = schemas/* string */.YjP('a name with {number}').superRefine((text, context) => {
    for (const problem of branchTemplateProblems(text))
        context.addIssue(problem);
});
const setupStep = mapping({
    run: nonEmpty('a command'),
    network: reach
        .optional()
        .describe('What the command can reach: true for the whole network, false for nothing, or a list of hosts. Default: the top-level network.'),
    'timeout-minutes': number(1, 60).default(DEFAULT_SETUP_MINUTES)
});
const verifyEntry = mapping({
    run: nonEmpty('a command').describe('The check, as it runs before and after the work.'),
    quick: nonEmpty('a command')
        .optional()
        .describe('A faster form of it, which the agent runs during the work. Default: none.'),
    reports: list(nonEmpty('a path pattern'), 'a list of path patterns')
        .default([])
        .describe('XML reports that it writes: JUnit, trx, NUnit or xUnit.net. Those in the folders of Maven, Gradle and dotnet are found without this.')
});
const price = mapping({
    input: dollars.describe('US dollars per million input tokens.'),
    'cached-input': dollars
        .optional()
        .describe('US dollars per million input tokens read from the cache. Default: input.'),
    'cache-write': dollars
        .optional()
        .describe('US dollars per million input tokens written to the cache. Default: input.'),
    output: dollars.describe('US dollars per million output tokens.')
});
/** What was expected in a mapping with free names: of one of the names, or of the whole mapping. */
function expectedIn(name, whole) {
    return ({ code }) => (code === 'invalid_key' ? name : whole);
}
const TOOL_NAME = 'a tool name, with * for any characters';
// Two underscores separate the name of a server from the name of its tool, so the name itself has no underscore.
const SERVER_NAME = /^[a-zA-Z][a-zA-Z0-9-]{0,19}$/;
const variables = schemas/* record */.g1P(schemas/* string */.YjP().regex(/^[a-zA-Z_][a-zA-Z0-9_]{0,99}$/), schemas/* string */.YjP('text; put numbers in quotes'), {
    error: expectedIn('a name of letters, digits and underscores', 'a mapping of variable names to text')
});
const toolName = schemas/* string */.YjP(TOOL_NAME).regex(/^[\w.*/-]{1,100}$/, TOOL_NAME);
const toolNames = list(toolName, 'a list of tool names, such as ["get_*"]');
const mcpServer = mapping({
    command: schemas/* tuple */.PVZ([nonEmpty('a program')], schemas/* string */.YjP('an argument'), 'a list: a program, then its arguments')
        .describe('The program and its arguments. It starts in the sandbox, in the work tree, which it can only read.'),
    env: variables
        .default({})
        .describe('Environment variables in addition to those of commands. Do not put secrets here: this file is in the repository.'),
    tools: toolNames.describe('Tools the agent can use, such as "get_*"; ["*"] for all.'),
    'read-only': toolNames
        .default([])
        .describe('The tools among them that change nothing. They also run for questions, and in parallel.'),
    'timeout-seconds': number(1, 600).default(60).describe('Time limit for one call.'),
    network: reach
        .default(false)
        .describe('What the server can reach: true for the whole network, or a list of hosts. Default: nothing.')
});
const sensitiveFile = mapping({
    pattern: nonEmpty('a path pattern'),
    'require-approval': schemas/* boolean */.zMY('true or false')
        .describe('true: a change needs approval. false: it does not, unless the path is protected.')
});
const onOrOff = schemas/* boolean */.zMY('true or false').default(false);
const enabled = schemas/* boolean */.zMY('true or false').default(true);
/** Not finish, without which no run can end properly. */
const SWITCHABLE = [
    ...['apply_patch', 'edit_file', 'find_files', 'get_diagnostics', 'grep_search', 'list_directory', 'read_diff'],
    ...['read_file', 'run_command', 'todo', 'write_file']
];
const tools = mapping(Object.fromEntries(SWITCHABLE.map((name) => [name, enabled])))
    .prefault({})
    .describe('Built-in tools. Each is on unless set to false.');
const delegation = mapping({
    'spawn-agent': onOrOff.describe('spawn_agent: child sessions, which only read unless the agent lets them change files.'),
    'generate-code': onOrOff.describe('generate_code: the cheap model writes files from a contract.'),
    sprints: onOrOff.describe('write_enriched_sprint and dispatch_sprints: the cheap model writes and audits work documents.')
})
    .prefault({})
    .describe('Tools that delegate work to other sessions and models. Each is off unless set to true.');
const modelName = nonEmpty('a model name, such as gpt-5 or groq/NAME').optional();
const temperature = 'a number from 0 to 2';
const models = mapping({
    main: modelName.describe('The model for requests that name none. Default: the model of the workflow.'),
    cheap: modelName.describe('The model for delegated files and documents. Default: the model of the run.'),
    summarizer: modelName.describe('The model that summarizes a conversation that has become too long. Default: the model of the run.'),
    fallback: list(nonEmpty('a model name'), 'a list of model names')
        .optional()
        .describe('Models to fall back to, in order, if a model is unavailable. Default: the fallback models of the workflow.'),
    temperature: schemas/* number */.aig(temperature)
        .min(0, temperature)
        .max(2, temperature)
        .optional()
        .describe('Sampling temperature. Not sent to models that refuse it. Default: 0.1.'),
    effort: schemas/* enum */.k5n(effort/* EFFORTS */.i, 'low, medium or high')
        .optional()
        .describe("How much the models think. Not sent to models that refuse it. Default: the provider's."),
    'tool-choice': schemas/* enum */.k5n(['auto', 'required'], 'auto or required')
        .default('auto')
        .describe('auto: a response can have no tool calls. required: it must have one.'),
    'tool-calls': schemas/* enum */.k5n(['auto', 'native', 'text'], 'auto, native or text')
        .default('auto')
        .describe('How tool calls are written: native to the protocol, as text, or detected automatically.')
})
    .prefault({})
    .describe('Which model does what, each by its name or as provider/name, and how models are called: docs/models.md.');
const REVIEWS = ['own', 'asked', 'all', 'off'];
const REPAIRS = ['own', 'labelled', 'all', 'off'];
/** `.github/agent.yml` as it is written. Published for editors as docs/agent.schema.json. */
const agentFileSchema = mapping({
    commands: schemas/* union */.KCZ([schemas/* literal */.euz('any', COMMANDS), commands], COMMANDS)
        .optional()
        .describe('Commands the agent can run besides those that only read, such as "npm test" or "pytest **": * is one word, ** any number of words. any: every command, limited by the sandbox alone. Default: what works on files of the repository, and its tests, builds and installed tools.'),
    verify: schemas/* array */.YOg(schemas/* union */.KCZ([nonEmpty('a command'), verifyEntry], 'a command'), 'a list of commands')
        .max(500, 'at most 500 entries')
        .optional()
        .describe('Checks to run before and after the work. Default: the tests that the repository declares, or those of the packages that the change affects; [] for none.'),
    network: hosts
        .default([])
        .describe('Hosts that commands can reach by HTTP and HTTPS, such as registry.npmjs.org or *.example.org. Default: none.'),
    setup: schemas/* union */.KCZ([nonEmpty('a command'), schemas/* array */.YOg(schemas/* union */.KCZ([nonEmpty('a command'), setupStep])).max(50, 'at most 50 entries')], 'a command, or a list of commands')
        .optional()
        .describe('Commands to run once before the work, in order. Default: installs the dependencies that the repository declares; [] for nothing.'),
    limits: mapping({
        turns: number(1, 1_000).optional().describe('Model turns per run.'),
        minutes: number(1, 360).optional(),
        tokens: number(1_000, 1_000_000_000).optional().describe('Input and output tokens together.'),
        dollars: schemas/* number */.aig('US dollars')
            .positive('US dollars, more than 0')
            .optional()
            .describe('US dollars. Applies only if the price of the model is known or set under prices.'),
        'context-tokens': number(4_000, 10_000_000)
            .optional()
            .describe('Context window of the main model, in tokens. Set it for a model or server that Forgehand does not know, especially one that truncates long prompts silently.'),
        'output-tokens': number(256, 1_000_000)
            .optional()
            .describe("Tokens of one response, including thinking. Default: the provider's limit."),
        'command-seconds': number(1, 21_600)
            .optional()
            .describe('Default time limit for a command of the agent. The agent can set another one for each command.'),
        'max-command-seconds': number(1, 21_600)
            .optional()
            .describe('Longest time limit that the agent can set for a command. Default: 600, or command-seconds if that is more.'),
        'verify-minutes': number(1, 180)
            .default(DEFAULT_VERIFY_MINUTES)
            .describe('Time limit for all checks together, once before the work and once after it.'),
        processes: number(16, 100_000)
            .optional()
            .describe('Processes and threads of one command. Default: 2048, or 128 per processor if that is more.'),
        'memory-mb': number(64, 10_000_000)
            .optional()
            .describe('Memory of one command and everything that it starts. Default: three quarters of the memory of the machine.'),
        'file-mb': number(1, 10_000_000).optional().describe('Size of one file that a command writes. Default: 4096.'),
        'temporary-mb': number(1, 1_000_000)
            .optional()
            .describe('Size of /tmp, which is kept for the run, and of each of /var/tmp and /dev/shm, which are in memory. Default: 2048, at most a quarter of the memory of the machine.'),
        'disk-mb': number(1, 100_000_000).optional().describe('Disk space that one command can use. Default: 10240.')
    })
        .prefault({})
        .describe('Limits for runs in this repository. They can only lower the limits that the workflow sets.'),
    'protected-paths': list(nonEmpty('a path pattern'), 'a list of path patterns')
        .default([])
        .describe('Paths whose changes need approval, in addition to those that are always protected, such as "migrations/**".'),
    'writable-paths': schemas/* array */.YOg(writablePath, 'a list of paths, such as [src, docs]')
        .min(1, 'at least one path')
        .max(500, 'at most 500 entries')
        .optional()
        .describe('The only folders and files that the agent can change, with its tools and with commands. Nothing else is published. Default: the whole repository.'),
    'sensitive-files': schemas/* array */.YOg(sensitiveFile, 'a list of mappings with pattern and require-approval')
        .max(500, 'at most 500 entries')
        .default([])
        .describe('Files whose changes need approval, or do not. The last pattern that matches a path decides; built-in patterns come first.'),
    reviews: schemas/* enum */.k5n(REVIEWS, 'own, asked, all or off')
        .default('own')
        .describe('Reviews without a command that ask for a fix, if they request changes or comment on lines. own: on pull requests that Forgehand opened. all: on every pull request. asked: none, only those with a command. off: none at all.'),
    'ci-repair': schemas/* enum */.k5n(REPAIRS, 'own, labelled, all or off')
        .default('own')
        .describe('Pull requests whose failed checks are repaired, if the workflow has the event workflow_run or check_suite. own: those that Forgehand opened. labelled: those with the label agent:fix-ci. all: every pull request. off: none.'),
    labels: list(label, 'a list of labels', MAX_LABELS)
        .optional()
        .describe('Labels for the pull requests that Forgehand opens. Default: the input labels.'),
    reviewers: list(reviewer, 'a list of logins and teams', MAX_REVIEWERS)
        .optional()
        .describe('Logins, and teams as org/team, that are asked to review the pull requests that Forgehand opens. Default: the input reviewers.'),
    assignees: list(login, 'a list of logins', MAX_ASSIGNEES)
        .optional()
        .describe('Logins to which the pull requests that Forgehand opens are assigned. Default: the input assignees.'),
    'request-review': schemas/* boolean */.zMY('true or false')
        .optional()
        .describe('true: whoever asked for the work is asked to review its pull request. Default: the input request-review.'),
    session: schemas/* union */.KCZ([schemas/* boolean */.zMY(), schemas/* enum */.k5n(['on', 'off'])], 'on or off')
        .default('on')
        .describe('on: what the runs of a thread did is stored in the repository, so that later runs there know it (docs/sessions.md). off: nothing is stored or read.'),
    threads: schemas/* enum */.k5n(['resolve', 'reply', 'silent'], 'resolve, reply or silent')
        .default('resolve')
        .describe('What happens to the review threads that a run has worked off. resolve: a reply, and what is done is resolved. reply: a reply. silent: only the comment of the run says it.'),
    'resolve-whose': schemas/* enum */.k5n(['all', 'own'], 'all or own')
        .default('all')
        .describe('own: only threads that Forgehand began are resolved.'),
    're-request': schemas/* boolean */.zMY('true or false')
        .default(false)
        .describe('true: when all threads of a review are settled, its author is asked to review again.'),
    branch: branchTemplate
        .default(DEFAULT_BRANCH_TEMPLATE)
        .describe('How the branches of Forgehand are named. {kind} is issue or pull, and {number} the number of it, which the name must have. Read from the default branch. Choose a name that no branch of yours has. Tasks of the repository have the branch agent/task-ID.'),
    instructions: schemas/* string */.YjP('text')
        .max(20_000, 'text of at most 20,000 characters')
        .default('')
        .describe('Instructions for the agent, added to every task.'),
    'allowed-models': list(nonEmpty('a model name'), 'a list of model names')
        .optional()
        .describe('Models that --model can select besides the default. Default: any model that the workflow has a key for.'),
    models,
    prices: schemas/* record */.g1P(schemas/* string */.YjP(), price, 'a mapping of model names')
        .default({})
        .describe('Prices by model name or provider/name. They replace the published prices.'),
    'mcp-servers': schemas/* record */.g1P(schemas/* string */.YjP().regex(SERVER_NAME), mcpServer, {
        error: expectedIn('a name of at most 20 letters, digits and hyphens', 'a mapping of server names')
    })
        .default({})
        .describe('Programs that offer the agent tools over the Model Context Protocol. Default: none.'),
    diagnostics: diagnostics_schema/* diagnosticsSchema */.cb,
    tools,
    delegation
});


/***/ }),

/***/ 54582:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ matcherFileSchema),
/* harmony export */   Pf: () => (/* binding */ CHECKERS),
/* harmony export */   cb: () => (/* binding */ diagnosticsSchema),
/* harmony export */   kS: () => (/* binding */ MATCHERS)
/* harmony export */ });
/* unused harmony export problemMatcherSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3301);

/** Checkers that are known by name. Each runs where its configuration file is. */
const CHECKERS = ['typescript', 'eslint', 'ruff', 'flake8', 'go-vet', 'cargo-check'];
/** Problem matchers that are known by name. `gcc` matches every program that prints `file:line:column: error: message`. */
const MATCHERS = ['tsc', 'eslint-stylish', 'eslint-unix', 'ruff', 'flake8', 'go-vet', 'cargo', 'gcc'];
const GROUP = 'the number of a group of the regular expression';
const group = zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(GROUP).min(0, GROUP).max(99, GROUP).optional();
const REGEXP = 'a regular expression';
const pattern = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    regexp: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(REGEXP).min(1, REGEXP).refine(isRegularExpression, REGEXP),
    file: group,
    fromPath: group,
    line: group,
    column: group,
    severity: group,
    code: group,
    message: group,
    loop: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY('true or false').optional()
}, 'a mapping with regexp and the numbers of its groups');
const PATTERNS = 'a list of patterns: one with a group for the message, and loop in the last one only';
/**
 * A problem matcher in the format of GitHub's runner and VS Code. Fields that only one of them knows are ignored.
 * https://github.com/actions/toolkit/blob/main/docs/problem-matchers.md
 */
const problemMatcherSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    owner: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP('a name').min(1, 'a name'),
    severity: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP('error, warning or notice').optional(),
    pattern: zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(pattern).min(1, PATTERNS).max(20, PATTERNS), pattern], PATTERNS)
        .refine((patterns) => isComplete([patterns].flat()), PATTERNS)
}, 'a mapping with owner and pattern');
/** A file of problem matchers. */
const matcherFileSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ problemMatcher: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(problemMatcherSchema, 'a list of problem matchers').min(1, 'a list of problem matchers') }, 'an object with problemMatcher');
// The unions below start with the mapping, so that an error in a mapping is reported as such.
const MATCHER = `one of ${MATCHERS.join(', ')}, the path of a .json file, or a problem matcher`;
const declaredChecker = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    command: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP('a command')
        .trim()
        .min(1, 'a command')
        .describe('The command. It runs at the root, without the network.'),
    'problem-matcher': zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([problemMatcherSchema, zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(MATCHERS, MATCHER), zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/\.json$/, MATCHER)], MATCHER)
        .describe('How its output is parsed: the name of a built-in matcher, a file in the repository, or a matcher.'),
    files: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP('a glob')
        .min(1, 'a glob')
        .optional()
        .describe('It runs for files that match, such as "*.css". Default: all files.')
}, {
    error: ({ code }) => code === 'unrecognized_keys' ? 'command, problem-matcher, files' : 'a mapping with command and problem-matcher'
});
const ENTRY = `one of ${CHECKERS.join(', ')}, or a mapping with command and problem-matcher`;
const diagnosticsSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([declaredChecker, zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(CHECKERS, ENTRY)], ENTRY), 'a list of checkers')
    .max(50, 'at most 50 entries')
    .optional()
    .describe('Checkers that get_diagnostics runs. Default: the checkers configured in the repository; [] for none.');
function isRegularExpression(source) {
    try {
        new RegExp(source);
        return true;
    }
    catch {
        return false;
    }
}
function isComplete(patterns) {
    const loops = patterns.findIndex(({ loop }) => loop === true);
    const loopIsLast = loops === -1 || (loops > 0 && loops === patterns.length - 1);
    return loopIsLast && patterns.some(({ message }) => message !== undefined);
}


/***/ }),

/***/ 55297:
/***/ ((__unused_webpack___webpack_module__, __unused_webpack___webpack_exports__, __webpack_require__) => {


// UNUSED EXPORTS: explainFailure, explainForeignHead, explainSkippedSetup

// EXTERNAL MODULE: ./src/text/shorten.js
var shorten = __webpack_require__(64607);
// EXTERNAL MODULE: ./src/setup/remedies.js + 3 modules
var remedies = __webpack_require__(20138);
;// CONCATENATED MODULE: ./src/setup/system-packages.js
/** Packages of Debian and Ubuntu, by a word of the message that names what is missing. */
const SYSTEM_PACKAGES = [
    [/ensurepip|python3-venv/, 'python3-venv'],
    [/pg_config|libpq/, 'libpq-dev'],
    [/mysql|mariadb/, 'default-libmysqlclient-dev pkg-config'],
    [/Python\.h/, 'python3-dev'],
    [/ffi\.h|libffi/, 'libffi-dev'],
    [/openssl|-lssl|-lcrypto/, 'libssl-dev pkg-config'],
    [/xml2|libxml/, 'libxml2-dev libxslt1-dev'],
    [/cairo/, 'libcairo2-dev libpango1.0-dev pkg-config'],
    [/jpeg/, 'libjpeg-dev'],
    [/zlib|-lz\b/, 'zlib1g-dev'],
    [/sqlite3/, 'libsqlite3-dev'],
    [/dbus/, 'libdbus-1-dev pkg-config'],
    [/alsa/, 'libasound2-dev pkg-config'],
    [/udev/, 'libudev-dev pkg-config'],
    [/curl/, 'libcurl4-openssl-dev'],
    [/cmake/, 'cmake'],
    [/gcc|g\+\+|\bcc\b|make/, 'build-essential']
];
/** The packages that hold what the line names as missing; a placeholder if it is unknown. */
function systemPackageFor(line) {
    return SYSTEM_PACKAGES.find(([pattern]) => pattern.test(line))?.[1] ?? 'NAME-OF-THE-PACKAGE';
}

;// CONCATENATED MODULE: ./src/setup/known-causes.js


/** What the proxy writes about a host that is not in the list. Attack: an install script that prints a host with YAML in it. */
const known_causes_CLOSED_HOST = /^\[network\] ((?:[\w-]+\.)+[a-z][\w-]*(?::\d+)?) was refused\. It is not in the list of hosts/i;
/** One pattern from several that are easier to read. */
function oneOf(...patterns) {
    return new RegExp(patterns.map(({ source }) => `(?:${source})`).join('|'));
}
const OUTDATED = oneOf(/package\.json and .* are (?:not )?in sync|ERR_PNPM_OUTDATED_LOCKFILE|lockfile needs to be updated/, /YN0028|lockfile had changes, but lockfile is frozen|[Ll]ock ?file .* needs to be updated|Unable to find lockfile/, /changed significantly since poetry\.lock|Pipfile\.lock.* out[- ]of[- ]date|[Ll]ock file hash doesn't match/, /cannot update the lock file|missing go\.sum entry|updates to go\.mod needed/, /The dependencies in your gemfile changed|You have (?:added to|deleted from|changed in) the Gemfile/, /lock file is not up to date|lock file does not contain a compatible set of packages/, /\bNU1004\b|not part of the dependency lock state/);
/** The version is in the group that matched, if any. */
const WRONG_VERSION = oneOf(/Required: +\{"node":"([^"]+)"/, /The engine "node" is incompatible with this module\. Expected version "([^"]+)"/, /^Expected version: (.+)$/, /requires a different Python: \S+ not in '([^']+)'/, /require a different python version: .*Requires-Python ([^;\s]+)/, /No interpreter found for Python (\S+)/, /incompatible with the project's Python requirement: `([^`]+)`/, /Current Python version \(\S+\) is not allowed by the project \(([^)]+)\)/, /Python (\S+) was not found on your system/, /Poetry was unable to find a compatible version/, /requires go >= (\S+)/, /requires rustc (\S+)/, /release version (\d+) not supported|invalid (?:target|source) release: (\d+)/, /installation on your machine .*languageVersion=(\d+)|Unsupported class file major version/, /but your Gemfile specified (\S+)/, /requires php (\S+) (?:but|->)/, /does not support targeting \.NET (\d[\d.]*\d)|Requested SDK version: (\S+)/);
const MISSING_EXTENSION = /requires (?:PHP extension )?ext-(\w+)/;
const PRIVATE = oneOf(/\bE40[134]\b|ERR_PNPM_FETCH_40[134]|YN0041|YN0035|Couldn't find (?:any versions for|package)/, /\b40[13] (?:Unauthorized|Forbidden)|\b40[13] (?:Client )?Error|[Aa]uthentication (?:is )?required/, /could not read Username|terminal prompts disabled|No matching distribution found|^User for \S+:/, /was not found in the package registry|lack of valid authentication credentials/, /Authorization error accessing|Package \S+ \(\S+\) not found/, /: reading https?:\S+: (?:40[134]|410) |no matching package named/, /Could not (?:transfer|find) artifact|Received status code 40[13]|Could not find [\w.-]+:[\w.-]+:[\w.+-]+/, /required authentication|file could not be downloaded|could not be found in any version/, /Authentication is required for|Could not find gem|Could not fetch specs/, /\bNU1(?:101|301)\b/);
/** Answers of registries. A 403 can also come from the proxy of the sandbox, which has a cause of its own below. */
const NO_ACCESS = oneOf(/\bE40[14]\b|ERR_PNPM_FETCH_40[14]|YN0035|\b401 Unauthorized|\b40[14] Client Error|^User for \S+:/, /: reading https?:\S+: 40[14] |Received status code 401|status: 401|Authentication is required for|\bNU1101\b/);
/** Finds the line that names the package. */
const NAMES_PACKAGE = /could not be found|Not Found - |No matching distribution found|Unable to authenticate|hint: An index|was not found in the package registry/;
const PRIVATE_PACKAGE = 'A package is private or does not exist. The sandbox has no credentials for a private registry.';
/** The first cause that matches explains the failure. */
const known_causes_KNOWN_CAUSES = [
    {
        pattern: OUTDATED,
        sentence: () => 'The lock file does not match the declared dependencies.',
        remedyFor: (plan) => (0,remedies/* agentFileRemedy */.EX)(plan)
    },
    {
        pattern: WRONG_VERSION,
        sentence: ({ tool }) => `This machine has another version of the language than the repository needs (${tool}).`,
        remedyFor: (plan, { line }) => (0,remedies/* versionRemedy */.ju)(plan, firstGroup(WRONG_VERSION, line))
    },
    {
        pattern: MISSING_EXTENSION,
        sentence: () => 'An extension of PHP is missing on this machine.',
        remedyFor: (_, { line }) => (0,remedies/* extensionRemedy */.y1)(firstGroup(MISSING_EXTENSION, line) ?? 'NAME')
    },
    {
        pattern: /(?:mvnw|gradlew): Permission denied/,
        sentence: ({ command }) => `${command.split(' ', 1).join('')} is not executable in the repository.`,
        remedyFor: ({ command }) => (0,remedies/* executableRemedy */.RE)(command.split(' ', 1).join('').replace('./', ''))
    },
    {
        pattern: NO_ACCESS,
        detail: NAMES_PACKAGE,
        sentence: () => PRIVATE_PACKAGE,
        remedyFor: (plan) => (0,remedies/* workflowRemedy */.Ci)(plan, { hasCredentials: true })
    },
    {
        pattern: known_causes_CLOSED_HOST,
        sentence: ({ tool }) => `Packages come from a host that is not open for ${tool}.`,
        remedyFor: (plan, { closedHosts }) => (0,remedies/* agentFileRemedy */.EX)(plan, closedHosts)
    },
    {
        pattern: /^\[network\] .* was refused\. /,
        sentence: () => 'The proxy of the sandbox refused a connection.',
        remedyFor: (plan) => (0,remedies/* workflowRemedy */.Ci)(plan)
    },
    {
        pattern: PRIVATE,
        detail: NAMES_PACKAGE,
        sentence: () => PRIVATE_PACKAGE,
        remedyFor: (plan) => (0,remedies/* workflowRemedy */.Ci)(plan, { hasCredentials: true })
    },
    {
        pattern: /ensurepip is not available|command not found|No such file or directory: '(?:gcc|cc|make|cmake)'|linker `cc` not found|(?:make|cc|gcc|g\+\+|cmake): not found/,
        sentence: () => 'A program that the installation needs is missing on this machine.',
        remedyFor: (plan, { line }) => (0,remedies/* workflowRemedy */.Ci)(plan, { systemPackage: systemPackageFor(line) })
    },
    {
        pattern: oneOf(/fatal error: \S+: No such file|\w+[-_]config(?:\.exe)?\b.* not found|cannot find -l\S+/, /pkg-config.*(?:not found|was not found|exited with)|pkg-config --exists \S+.* non-zero/, /was not found in the pkg-config search path|No package '\S+' found|Could NOT find \w+/, /headers or library files could not be found|The system library `\S+` required|Dependency "\S+" not found/),
        sentence: () => 'A system library is missing on this machine.',
        remedyFor: (plan, { line }) => (0,remedies/* workflowRemedy */.Ci)(plan, { systemPackage: systemPackageFor(line) })
    }
];
function firstGroup(pattern, line) {
    return pattern
        .exec(line)
        ?.slice(1)
        .find((group) => group !== undefined);
}

// EXTERNAL MODULE: ./src/setup/private-registries.js
var private_registries = __webpack_require__(2665);
// EXTERNAL MODULE: ./src/setup/install-plan.js
var install_plan = __webpack_require__(94953);
;// CONCATENATED MODULE: ./src/setup/explain-failure.js







/**
 * Why dependencies are not installed, and the YAML that installs them.
 *
 * @param settings the texts of files that can name registries
 */
function explainFailure(plan, failure, settings = []) {
    const { cause, line, remedy } = causeOf(plan, failure, settings);
    return { title: NOT_INSTALLED, cause, line: line.trim(), ...remedy, output: shortened(failure.output, line) };
}
const NOT_INSTALLED = 'The dependencies are not installed.';
/** Why nothing is installed on a head with foreign commits. */
function explainForeignHead(plan, reason) {
    const cause = `${commandAtRoot(plan)} can run code of the pull request, and ${reason}`;
    return { title: NOT_INSTALLED, cause, line: '', ...workflowRemedy(plan), output: '' };
}
/**
 * Why setup commands of agent.yml did not run on a head with foreign commits.
 *
 * @param commands not empty
 */
function explainSkippedSetup(commands, reason) {
    const [first = '', ...others] = commands;
    const rest = others.length === 0 ? '' : ` It and the ${plural(others.length, 'command')} after it did not run.`;
    const cause = `${oneLine(first, MAX_COMMAND)} can run code of the pull request while hosts are open, and ${reason}${rest}`;
    return { title: 'Setup commands of agent.yml did not run.', cause, line: '', ...commandsRemedy(commands), output: '' };
}
const MAX_COMMAND = 200;
function causeOf(plan, { exitCode, timedOut, output, durationMs }, settings) {
    const lines = output.split('\n');
    const find = (pattern) => lines.find((each) => pattern.test(each)) ?? '';
    if (timedOut) {
        const cause = `${commandAtRoot(plan)} did not end within ${formatDuration(durationMs)}.`;
        return { cause, line: lines.findLast((each) => each.trim() !== '') ?? '', remedy: workflowRemedy(plan) };
    }
    const closedHosts = lines.flatMap((each) => CLOSED_HOST.exec(each)?.[1] ?? []);
    const registry = closedHosts
        .map((host) => host.replace(/:\d+$/, ''))
        .find((host) => isPrivateRegistry(host, settings));
    if (registry !== undefined) {
        const cause = `${registry} is a private registry. The sandbox has no credentials for it.`;
        const remedy = workflowRemedy(plan, { hasCredentials: true, registry });
        return { cause, line: find(/^\[network\] /), remedy };
    }
    for (const { pattern, detail = pattern, sentence, remedyFor } of KNOWN_CAUSES) {
        const line = find(pattern) && (find(detail) || find(pattern));
        if (line !== '')
            return { cause: sentence(plan), line, remedy: remedyFor(plan, { line, closedHosts }) };
    }
    const status = exitCode === undefined ? 'was killed' : `ended with exit code ${exitCode}`;
    return {
        cause: `${commandAtRoot(plan)} ${status}.`,
        line: find(ERROR) || find(MAYBE_ERROR),
        remedy: workflowRemedy(plan)
    };
}
const ERROR = /^\s*(npm (error|ERR!) (?!A complete log)|ERR_|error\b|ERROR\b|fatal:|\[ERROR\]|➤ YN\d+: .*Error|go: |\* What went wrong|Could not |Bundler::)/;
const MAYBE_ERROR = /error|failed|fatal|cannot|not found/i;
const SHOWN = { head: 15, tail: 25 };
const AROUND = { head: 10, before: 10, after: 14, tail: 10 };
const MAX_LINE = 300;
/** The beginning, the lines around the cause, and the end. The end alone can be a help text. */
function shortened(output, cause) {
    const lines = output.trimEnd().split('\n');
    const short = lines.map((line) => (line.length > MAX_LINE ? `${line.slice(0, MAX_LINE)}…` : line));
    const at = cause === '' ? -1 : lines.indexOf(cause);
    if (at < 0)
        return headAndTail(short.join('\n'), SHOWN);
    const { head, before, after, tail } = AROUND;
    const isShown = (index) => index < head || index >= lines.length - tail || (index >= at - before && index <= at + after);
    return short
        .flatMap((line, index) => {
        if (isShown(index))
            return [line];
        if (!isShown(index - 1))
            return [];
        let end = index;
        while (!isShown(end))
            end += 1;
        return [`[… ${end - index} lines omitted …]`];
    })
        .join('\n');
}


/***/ }),

/***/ 89584:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ missingDependencies)
});

// UNUSED EXPORTS: installDependencies

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/setup/explain-failure.js + 2 modules
var explain_failure = __webpack_require__(55297);
// EXTERNAL MODULE: ./src/setup/install-plan.js
var install_plan = __webpack_require__(94953);
;// CONCATENATED MODULE: ./src/setup/judge-installation.js


/** What Maven and Gradle print when they have downloaded packages and the code of the repository does not compile. */
const CODE_FAILED = /COMPILATION ERROR|Compilation failed; see the compiler/;
/** What Maven prints when it has downloaded the packages of a module and starts its tests. Some plugins ignore our filter. */
const TESTS_STARTED = /^ T E S T S *$/m;
/**
 * Whether dependencies are installed, judged by how the installation command ended.
 *
 * @param settings the texts of files that can name registries
 */
function judge_installation_judgeInstallation(plan, result, settings = []) {
    const { exitCode, timedOut, durationMs, output } = result;
    const base = { ...judge_installation_toolAndCommand(plan), durationMs };
    if (exitCode === 0 || CODE_FAILED.test(output))
        return { ...base, result: 'installed', problem: undefined };
    const problem = explainFailure(plan, result, settings);
    if (!timedOut || plan.tool !== 'maven' || !TESTS_STARTED.test(output))
        return { ...base, result: 'failed', problem };
    const title = 'The installation reached its time limit, so dependencies can be missing.';
    return { ...base, result: 'installed', problem: { ...problem, title } };
}
function judge_installation_toolAndCommand(plan) {
    return { tool: plan.tool, command: (0,install_plan/* commandAtRoot */.x$)(plan) };
}

// EXTERNAL MODULE: ./src/setup/package-hosts.js
var package_hosts = __webpack_require__(16328);
// EXTERNAL MODULE: ./src/setup/private-registries.js
var private_registries = __webpack_require__(2665);
// EXTERNAL MODULE: ./src/setup/remedies.js + 3 modules
var remedies = __webpack_require__(20138);
;// CONCATENATED MODULE: ./src/setup/python-conflicts.js


const LIST_MS = 60_000;
const MAX_SHOWN = 5;
/** The versions of the packages in the virtual environment; none if they cannot be listed. */
async function python_conflicts_pythonPackages(workspace, signal) {
    const command = 'python3 -m pip --disable-pip-version-check list --format=freeze 2>/dev/null';
    const { output } = await workspace.run(command, { timeoutMs: LIST_MS, network: false, signal });
    return new Map([...output.matchAll(/^([\w.-]+)==(\S+)$/gm)].map(([, name = '', version = '']) => [name, version]));
}
/** Packages that a virtual environment comes with. */
const OWN_PACKAGES = new Set(['pip', 'setuptools', 'wheel']);
/** The installation with a problem if it replaced packages of another project in the same virtual environment. */
function python_conflicts_withConflict(installation, { plan, before, after }) {
    const replaced = [...before].flatMap(([name, version]) => {
        const now = after.get(name);
        return now === undefined || now === version || OWN_PACKAGES.has(name) ? [] : [`${name} ${version} by ${now}`];
    });
    if (replaced.length === 0 || installation.problem)
        return installation;
    const problem = {
        title: 'Python projects need different versions of packages.',
        cause: `All share one virtual environment, where ${installation.command} replaced ${listFirst(replaced, MAX_SHOWN)}.`,
        line: '',
        ...ownEnvironmentRemedy(plan),
        output: ''
    };
    return { ...installation, problem };
}

// EXTERNAL MODULE: ./src/setup/toolchains.js
var toolchains = __webpack_require__(34016);
// EXTERNAL MODULE: ./src/text/foreign-folders.js
var foreign_folders = __webpack_require__(66742);
// EXTERNAL MODULE: ./src/text/normalized-path.js
var normalized_path = __webpack_require__(60409);
;// CONCATENATED MODULE: ./src/setup/project-folders.js


/** Folders of projects that show how to use the repository. Its checks do not need them. */
const DEMONSTRATIONS = /^(examples?|samples?|docs?|benchmarks?)$/i;
/** Files that declare dependencies, by their ecosystem. */
const MANIFESTS = [
    /^package\.json$/,
    /^(pyproject\.toml|setup\.py|requirements\.txt|Pipfile)$/,
    /^go\.mod$/,
    /^Cargo\.toml$/,
    /^(pom\.xml|(build|settings)\.gradle(\.kts)?)$/,
    /^(Gemfile|gems\.rb)$/,
    /^composer\.json$/,
    /\.(slnx?|(cs|fs|vb)proj)$/i
];
/** Files that a project has only if it is not a member of another one. Members of .NET and Gradle have lock files, too. */
const OWN_LOCK = /^((package-lock|npm-shrinkwrap)\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lockb?|(uv|poetry|pdm|Pipfile|Cargo|Gemfile|composer)\.lock|requirements\.txt|go\.mod)$/;
const MAX_DEPTH = 3;
const MAX_FOLDERS = 5;
/**
 * The folders below the root whose dependencies the checks need. If the root declares dependencies, these are the folders that a check
 * names, otherwise all folders with a project. A project inside another one of the same ecosystem counts as a member of that one, unless
 * a check names it and it has a lock file.
 */
function projectFolders({ paths, verifyCommands, rootDeclares, task }) {
    const files = paths.map(splitPath);
    const declares = (folder, manifest) => files.some((file) => file.folder === folder && manifest.test(file.name));
    const changed = new Set(task.changed.flatMap((path) => (0,normalized_path/* foldersAbove */.Zv)(path)));
    const checkWords = verifyCommands.flatMap(wordsOf);
    const taskWords = wordsOf(task.text);
    const priorities = new Map();
    for (const { folder, name } of files) {
        const manifest = MANIFESTS.find((each) => each.test(name));
        if (folder === '' || !manifest || !isProjectFolder(folder))
            continue;
        const isMember = ['', ...(0,normalized_path/* foldersAbove */.Zv)(folder)].some((above) => (above !== '' || rootDeclares) && declares(above, manifest));
        const isNamed = includesFolder(checkWords, folder);
        if (isNamed ? isMember && !declares(folder, OWN_LOCK) : rootDeclares || isMember)
            continue;
        const isInTask = includesFolder(taskWords, folder);
        priorities.set(folder, (changed.has(folder) ? 4 : 0) + (isNamed ? 2 : 0) + (isInTask ? 1 : 0));
    }
    const all = [...priorities].toSorted(([, first], [, second]) => second - first).map(([folder]) => folder);
    return { folders: all.slice(0, MAX_FOLDERS), skipped: all.slice(MAX_FOLDERS) };
}
function splitPath(path) {
    const end = path.lastIndexOf('/');
    return { folder: path.slice(0, Math.max(0, end)), name: path.slice(end + 1) };
}
function isProjectFolder(folder) {
    const names = folder.split('/');
    // Attack: a name with a line break ends up in a command that users paste.
    return (names.length <= MAX_DEPTH &&
        !names.some((name) => (0,foreign_folders/* isForeignFolder */.J)(name) || DEMONSTRATIONS.test(name)) &&
        !/\p{C}/u.test(folder));
}
/** The words of a command line or a text, each with a slash at its end. Some of them are paths. */
function wordsOf(text) {
    return text.split(/[\s'"`=;&|(),<>[\]*:]+/).map((word) => `${word.replace(/^\.?\//, '').replace(/\.$/, '')}/`);
}
function includesFolder(words, folder) {
    return words.some((word) => word.startsWith(`${folder}/`));
}

// EXTERNAL MODULE: ./src/text/shell-quote.js
var shell_quote = __webpack_require__(41609);
;// CONCATENATED MODULE: ./src/setup/plan-compiled.js


/** How the modules that go.mod requires are downloaded; undefined if it requires none, or if they are in the repository. */
async function planGo({ names, read }, { cache }) {
    const isWorkspace = names.has('go.work');
    const requiresModules = /^require\b/m.test((await read('go.mod')) ?? '');
    if ((!isWorkspace && !requiresModules) || names.has('vendor'))
        return undefined;
    return {
        ...install_plan/* basePlan */.hx,
        tool: 'go',
        command: 'go mod download',
        commandWithoutCode: 'go mod download',
        check: 'GOPROXY=off go mod download',
        variables: { GOMODCACHE: `${cache}/go` }
    };
}
/** How the crates that Cargo.toml declares are downloaded; undefined if it declares none. */
async function planCargo({ names, read }, { cache }) {
    const manifest = (await read('Cargo.toml')) ?? '';
    if (!/^\[(.*\.)?((dev|build)-)?dependencies[.\]]|^\[workspace/m.test(manifest))
        return undefined;
    const command = names.has('Cargo.lock') ? 'cargo fetch --locked' : 'cargo fetch';
    return {
        ...install_plan/* basePlan */.hx,
        tool: 'cargo',
        command,
        // No command without code: .cargo/config.toml and rust-toolchain.toml can name a program to run instead of the compiler.
        // Without a lock file, this would write one.
        check: names.has('Cargo.lock') ? `${command} --quiet --offline` : 'false',
        variables: { CARGO_HOME: `${cache}/cargo` }
    };
}
/** How the packages that a .NET solution or project names are downloaded; undefined if there is none. */
function planDotnet({ names }, { cache }) {
    const projects = [/\.slnx?$/i, /\.(cs|fs|vb)proj$/i]
        .map((pattern) => [...names].filter((name) => pattern.test(name)).toSorted())
        .find((found) => found.length > 0);
    const [project] = projects ?? [];
    // Attack: a name with a line break ends up in a command that users paste.
    if (projects === undefined || project === undefined || /\p{C}/u.test(project))
        return undefined;
    const locked = names.has('packages.lock.json') ? ' --locked-mode' : '';
    return {
        ...install_plan/* basePlan */.hx,
        tool: 'dotnet',
        // Without a name, dotnet refuses to choose between several.
        command: `dotnet restore${projects.length > 1 ? ` ${(0,shell_quote/* quoteForShell */.e)(project)}` : ''}${locked}`,
        check: (0,install_plan/* untrackedCheck */.u2)('obj/project.assets.json */obj/project.assets.json */*/obj/project.assets.json'),
        variables: { NUGET_PACKAGES: `${cache}/nuget`, DOTNET_CLI_TELEMETRY_OPTOUT: '1', DOTNET_NOLOGO: '1' }
    };
}

;// CONCATENATED MODULE: ./src/setup/plan-java.js

// Java ignores proxies in the environment. This variable sets one for each Java process, including those that a build starts.
const USE_PROXY = `port="\${https_proxy##*:}"
for scheme in http https; do
  JAVA_TOOL_OPTIONS="$JAVA_TOOL_OPTIONS \${port:+-D$scheme.proxyHost=127.0.0.1 -D$scheme.proxyPort=$port}"
done
export JAVA_TOOL_OPTIONS
`;
/**
 * Maven downloads some plugins only when it finds test classes. This filter lets all classes pass and no test, because no class has the
 * method. All tests could take longer than the time limit of an installation.
 */
const NO_METHOD = " -Dtest='*#no_such_method' -DfailIfNoTests=false -Dsurefire.failIfNoSpecifiedTests=false";
/** How the artifacts that pom.xml names are downloaded; undefined if there is none. */
function planMaven({ names }, { cache }) {
    if (!names.has('pom.xml'))
        return undefined;
    return {
        ...install_plan/* basePlan */.hx,
        tool: 'maven',
        command: `${names.has('mvnw') ? './mvnw' : 'mvn'} -B -ntp -Dmaven.test.failure.ignore test`,
        ownOptions: NO_METHOD,
        check: (0,install_plan/* untrackedCheck */.u2)('target/*classes */target/*classes'),
        preparation: USE_PROXY,
        // Java takes the home folder from the system, and commands cannot see that folder.
        variables: { MAVEN_OPTS: `-Dmaven.repo.local=${cache}/maven`, MAVEN_USER_HOME: `${cache}/maven-wrapper` }
    };
}
/** An init script with which `test` compiles the tests and downloads what they need, and runs none. */
const NO_TESTS = 'allprojects { tasks.withType(Test) { filter { includeTestsMatching("none.at.all"); failOnNoMatchingTests = false } } }';
/** How the artifacts that a Gradle build names are downloaded; undefined if there is none. */
function planGradle({ names }, { cache, tools }) {
    const builds = ['build.gradle', 'build.gradle.kts', 'settings.gradle', 'settings.gradle.kts'];
    if (!builds.some((name) => names.has(name)))
        return undefined;
    const [kept, home, script] = [`${cache}/gradle`, `${tools}/gradle`, `${tools}/no-tests.gradle`];
    return {
        ...install_plan/* basePlan */.hx,
        tool: 'gradle',
        command: `${names.has('gradlew') ? './gradlew' : 'gradle'} --no-daemon test`,
        ownOptions: ` --init-script '${script}'`,
        // Gradle must write to its home folder, and commands cannot write to ~/.gradle.
        check: 'test -w "$GRADLE_USER_HOME" -a -d "$GRADLE_USER_HOME/caches/modules-2"',
        preparation: `${USE_PROXY}mkdir -p '${tools}' && echo '${NO_TESTS}' > '${script}' || exit\n`,
        installVariables: { GRADLE_USER_HOME: kept },
        // Later commands cannot write to the kept folder.
        completion: `mkdir -p '${home}' && cp -a '${kept}/.' '${home}/'`,
        variables: { GRADLE_USER_HOME: home }
    };
}

// EXTERNAL MODULE: ./src/text/json.js
var json = __webpack_require__(32686);
;// CONCATENATED MODULE: ./src/setup/plan-node.js



/** How the packages that package.json declares are installed; undefined if it declares none. */
async function planNode(files, folders) {
    const manifest = (0,json/* parseJson */.qF)((await files.read('package.json')) ?? '');
    if (!(0,json/* isRecord */.u4)(manifest) || !declaresPackages(manifest, files))
        return undefined;
    const { names } = files;
    const check = packagesCheck(manifest);
    const [, named, version = ''] = /^(npm|pnpm|yarn|bun)@([\w.-]+)/.exec(plan_node_text(manifest['packageManager'])) ?? [];
    switch (named ?? managerOfLock(names)) {
        case 'pnpm':
            return { check, ...(await planPnpm(files, folders, version)) };
        case 'yarn':
            return { check, ...(await planYarn(files, folders, version)) };
        case 'bun':
            return { check, ...planBun(names, folders, version) };
        default:
            return { check, ...planNpm(names, folders) };
    }
}
function declaresPackages(manifest, { names }) {
    const lists = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];
    const hasPackages = lists.some((key) => (0,json/* isRecord */.u4)(manifest[key]) && Object.keys(manifest[key]).length > 0);
    return hasPackages || manifest['workspaces'] !== undefined || names.has('pnpm-workspace.yaml');
}
/** In the same order as in `defaultCommands`, which chooses the program that runs the scripts. */
function managerOfLock(names) {
    if (names.has('pnpm-lock.yaml'))
        return 'pnpm';
    if (names.has('yarn.lock'))
        return 'yarn';
    const hasNpmLock = names.has('package-lock.json') || names.has('npm-shrinkwrap.json');
    return !hasNpmLock && (names.has('bun.lock') || names.has('bun.lockb')) ? 'bun' : 'npm';
}
/** The check looks for the first packages only. */
const MAX_CHECKED = 50;
/**
 * A check that looks for the declared packages in node_modules of the folder and of the folders above, as in a workspace. That a folder
 * node_modules exists is not enough: it can contain only caches of tools or committed packages.
 */
function packagesCheck(manifest) {
    const optional = Object.keys(recordOf(manifest['optionalDependencies']));
    const [names = []] = ['dependencies', 'devDependencies']
        .map((key) => Object.keys(recordOf(manifest[key])).filter((name) => !optional.includes(name)))
        .filter(({ length }) => length > 0);
    // `ls` omits hidden names such as .cache. pnpm may have created no others.
    if (names.length === 0)
        return 'test -e node_modules/.modules.yaml -o -n "$(ls node_modules 2>/dev/null)"';
    const quoted = names.slice(0, MAX_CHECKED).map(shell_quote/* quoteForShell */.e).join(' ');
    return `for name in ${quoted}; do folder=$PWD; until [ -e "$folder/node_modules/$name" ]; do [ -n "$folder" ] || exit 1; folder=\${folder%/*}; done; done`;
}
function planNpm(names, { cache }) {
    const hasLock = names.has('package-lock.json') || names.has('npm-shrinkwrap.json');
    // Without a lock file, npm would write one.
    const command = hasLock ? 'npm ci' : 'npm install --no-package-lock';
    // --git: a .npmrc can name a program to run instead of git.
    const commandWithoutCode = `${command} --ignore-scripts --git=git`;
    return {
        ...install_plan/* basePlan */.hx,
        tool: 'npm',
        command,
        commandWithoutCode,
        installVariables: { npm_config_cache: `${cache}/npm` }
    };
}
async function planPnpm(files, folders, version) {
    const lock = await files.read('pnpm-lock.yaml');
    const command = lock === undefined ? 'pnpm install --no-lockfile' : 'pnpm install --frozen-lockfile';
    // Otherwise pnpm puts its store into the work tree, which is on a mount of its own.
    const installVariables = {
        npm_config_store_dir: `${folders.cache}/pnpm`,
        PNPM_CONFIG_STORE_DIR: `${folders.cache}/pnpm`
    };
    const commandWithoutCode = `${command} --ignore-scripts --ignore-pnpmfile`;
    const spec = `pnpm@${version || pnpmVersionFor(lock)}`;
    return { ...install_plan/* basePlan */.hx, ...fromNpm('pnpm', spec, folders), tool: 'pnpm', command, commandWithoutCode, installVariables };
}
/** The major version that wrote a lock file. */
function pnpmVersionFor(lock) {
    const [, format = '9'] = /^lockfileVersion: '?(\d+)/m.exec(lock ?? '') ?? [];
    return { '5': '7', '6': '8' }[format] ?? '10';
}
async function planYarn(files, folders, version) {
    const [lock, settings] = [await files.read('yarn.lock'), await files.read('.yarnrc.yml')];
    const isClassic = version === '' ? settings === undefined && !/^__metadata:/m.test(lock ?? '') : version.startsWith('1.');
    if (isClassic) {
        const command = lock === undefined ? 'yarn install --no-lockfile' : 'yarn install --frozen-lockfile';
        return {
            ...install_plan/* basePlan */.hx,
            ...fromNpm('yarn', `yarn@${version || '1'}`, folders),
            tool: 'yarn',
            command,
            // YARN_IGNORE_PATH: a .yarnrc can name a program to run instead of yarn.
            commandWithoutCode: `YARN_IGNORE_PATH=1 ${command} --ignore-scripts`,
            installVariables: { YARN_CACHE_FOLDER: `${folders.cache}/yarn` }
        };
    }
    const hasOwnYarn = /^yarnPath:/m.test(settings ?? '');
    // The yarn of the machine is usually version 1, which can only start the one that yarnPath names.
    const program = hasOwnYarn ? fromNpm('yarn', 'yarn@1', folders) : ownYarn(version || yarnVersionFor(lock), folders);
    return {
        ...install_plan/* basePlan */.hx,
        ...program,
        tool: 'yarn',
        // With Plug'n'Play, .pnp.cjs can be committed without the packages. The state of an installation is never committed.
        check: 'test -e node_modules/.yarn-state.yml || { test -e .pnp.cjs && ls .yarn/install-state.gz .yarn/cache/*.zip 2>/dev/null | grep -q .; }',
        // No command without code: .yarnrc.yml can load plugins.
        command: lock === undefined ? 'yarn install --no-immutable' : 'yarn install --immutable',
        installVariables: { YARN_ENABLE_TELEMETRY: '0' },
        // Later commands load packages from here with Plug'n'Play.
        variables: { YARN_GLOBAL_FOLDER: `${folders.cache}/yarn-berry` }
    };
}
/** The version that wrote a lock file. Another one would rewrite it, which --immutable refuses. */
function yarnVersionFor(lock) {
    const [, format = ''] = /^__metadata:\n {2}version: (\d+)/m.exec(lock ?? '') ?? [];
    return { '4': '2', '5': '2', '6': '3', '7': '3', '8': '4.9.1' }[format] ?? '4';
}
function ownYarn(version, { tools }) {
    const npmPackage = `@yarnpkg/cli-dist@${version}`;
    const preparation = `npm install --global --silent --ignore-scripts --prefix '${tools}' ${npmPackage} || exit\n`;
    return { npmPackage, preparation, searchPath: [`${tools}/bin`] };
}
function planBun(names, folders, version) {
    const hasLock = names.has('bun.lock') || names.has('bun.lockb');
    const command = hasLock ? 'bun install --frozen-lockfile' : 'bun install --no-save';
    const installVariables = { BUN_INSTALL_CACHE_DIR: `${folders.cache}/bun` };
    const program = fromNpm('bun', `bun@${version || '1'}`, folders);
    return {
        ...install_plan/* basePlan */.hx,
        ...program,
        tool: 'bun',
        command,
        // --config: bunfig.toml can name a package that inspects the others.
        commandWithoutCode: `${command} --ignore-scripts --config=/dev/null`,
        installVariables
    };
}
/** Gets a program from npm if the machine does not have it. */
function fromNpm(program, npmPackage, { tools }) {
    const install = `npm install --global --silent --prefix '${tools}' ${npmPackage}`;
    return {
        npmPackage,
        preparation: `command -v ${program} >/dev/null || ${install} || exit\n`,
        searchPath: [`${tools}/bin`]
    };
}
function recordOf(value) {
    return (0,json/* isRecord */.u4)(value) ? value : {};
}
function plan_node_text(value) {
    return typeof value === 'string' ? value : '';
}

;// CONCATENATED MODULE: ./src/setup/python-project.js

/** True for the usual names of optional dependencies and of files with requirements that tests need. */
function isForTests(name) {
    return /^(tests?|testing|dev|develop|development)$/i.test(name);
}
/** Undefined if there is no pyproject.toml. */
async function readPythonProject({ read }) {
    const source = await read('pyproject.toml');
    if (source === undefined)
        return undefined;
    // Loaded on demand, because most repositories have no such file.
    const { parse } = await __webpack_require__.e(/* import() */ 1746).then(__webpack_require__.bind(__webpack_require__, 91746));
    const file = tryParse(parse, source);
    const project = tableOf(file, 'project');
    const poetry = tableOf(tableOf(file, 'tool'), 'poetry');
    const groups = tableOf(file, 'dependency-groups') ?? {};
    const testGroups = Object.keys(groups).filter(isForTests);
    const optional = tableOf(project, 'optional-dependencies') ?? tableOf(poetry, 'extras') ?? {};
    const name = project?.['name'] ?? poetry?.['name'];
    const isBuilt = file['build-system'] !== undefined && (project ?? poetry) !== undefined;
    const isPackage = isBuilt && poetry?.['package-mode'] !== false;
    const extras = Object.keys(optional).filter(isForTests);
    const own = isPackage ? [] : [project?.['dependencies'], ...extras.map((extra) => optional[extra])];
    return {
        name: typeof name === 'string' && /^[\w.-]+$/.test(name) ? name : undefined,
        isPackage,
        extras,
        groups: testGroups,
        optionalPoetryGroups: poetryTestGroups(poetry).flatMap(({ name, table }) => table['optional'] === true ? [name] : []),
        requirements: [
            ...[...own, ...testGroups.map((group) => groups[group])].flatMap(requirementsOf),
            ...poetryLists(poetry, isPackage).flatMap(poetryRequirementsOf)
        ]
    };
}
function tryParse(parse, source) {
    try {
        return parse(source);
    }
    catch {
        // The file has errors, which pip will report.
        return {};
    }
}
function tableOf(table, key) {
    const value = table?.[key];
    return (0,json/* isRecord */.u4)(value) ? value : undefined;
}
function poetryTestGroups(poetry) {
    return Object.entries(tableOf(poetry, 'group') ?? {}).flatMap(([name, table]) => isForTests(name) && (0,json/* isRecord */.u4)(table) ? [{ name, table }] : []);
}
/** The tables of requirements that installing the package does not include. */
function poetryLists(poetry, isPackage) {
    return [
        isPackage ? undefined : poetry?.['dependencies'],
        poetry?.['dev-dependencies'],
        ...poetryTestGroups(poetry).map(({ table }) => table['dependencies'])
    ];
}
function requirementsOf(list) {
    return Array.isArray(list) ? list.filter((each) => typeof each === 'string') : [];
}
/** Poetry has a syntax of its own: ^1.2 is any version from 1.2 on that is compatible with it. */
function poetryRequirementsOf(table) {
    if (!(0,json/* isRecord */.u4)(table))
        return [];
    return Object.entries(table).flatMap(([name, entry]) => {
        const version = (0,json/* isRecord */.u4)(entry) ? entry['version'] : entry;
        // `python` is the version of the language. Without a version, it is a path or a repository.
        if (name === 'python' || typeof version !== 'string')
            return [];
        const [, from] = /^[~^](\d[\w.]*)$/.exec(version) ?? [];
        if (from !== undefined)
            return [`${name}>=${from}`];
        return /^[<>=!~]/.test(version) ? [`${name}${version.replaceAll(' ', '')}`] : [name];
    });
}

;// CONCATENATED MODULE: ./src/setup/python-environment.js

/**
 * The part of a plan that all tools of Python share: a virtual environment outside the work tree, which later commands find first. All
 * projects of a repository use the same one, because a command finds only one.
 *
 * @param spec the requirement that installs the tool if the machine does not have it
 */
function pythonPlan(tool, { environment, tools }, spec = tool) {
    const ownTools = `${tools}/python`;
    const getTool = tool === 'pip'
        ? ''
        : `command -v ${tool} >/dev/null || { python3 -m venv '${ownTools}' && '${ownTools}/bin/pip' install --quiet '${spec}'; } || exit\n`;
    return {
        ...install_plan/* basePlan */.hx,
        tool,
        preparation: `${getTool}test -x '${environment}/bin/python' || python3 -m venv '${environment}' || exit\n`,
        variables: { VIRTUAL_ENV: environment },
        searchPath: [`${environment}/bin`, ...(tool === 'pip' ? [] : [`${ownTools}/bin`])]
    };
}
/**
 * A shell script that exits with 0 if the project in the current folder is installed. Metadata in the folder itself, which Python would
 * find first, can be committed or left over.
 *
 * @param name undefined for a setup.py, which does not say it: then an editable installation of the folder counts
 */
function distributionCheck(name) {
    const elsewhere = 'sys.path = [path for path in sys.path if path]';
    if (name !== undefined) {
        return `python3 -c "import importlib.metadata as m, sys; ${elsewhere}; m.distribution('${name}')"`;
    }
    const isEditable = "any(here in (each.read_text('direct_url.json') or '') for each in m.distributions())";
    const isOnPath = "{here, here + '/src'} & set(sys.path)";
    return `python3 -c "import importlib.metadata as m, os, sys; here = os.getcwd(); ${elsewhere}; sys.exit(not (${isOnPath} or ${isEditable}))"`;
}

;// CONCATENATED MODULE: ./src/setup/plan-python-lock.js

/** How the packages in the lock file of uv, Poetry, PDM or Pipenv are installed; undefined without such a file. */
async function planPythonLock({ names, read }, folders, checks) {
    const { project } = checks;
    const { cache } = folders;
    if (project && names.has('uv.lock')) {
        const options = [...each('--extra', project.extras), ...each('--group', project.groups)];
        const plan = pythonPlan('uv', folders);
        const { environment } = folders;
        return {
            ...plan,
            // --inexact: other projects of the repository use the same environment.
            command: ['uv sync --frozen --inexact', ...options].join(' '),
            check: installedCheck('uv', checks),
            installVariables: { UV_CACHE_DIR: `${cache}/uv`, UV_LINK_MODE: 'copy' },
            variables: { ...plan.variables, UV_PROJECT_ENVIRONMENT: environment, UV_NO_SYNC: '1' }
        };
    }
    if (project && names.has('poetry.lock')) {
        const options = [...each('--extras', project.extras), ...each('--with', project.optionalPoetryGroups)];
        const noRoot = project.isPackage ? [] : ['--no-root'];
        return {
            ...pythonPlan('poetry', folders, poetryFor(await read('poetry.lock'))),
            command: ['poetry install --no-interaction', ...noRoot, ...options].join(' '),
            check: installedCheck('poetry', checks),
            installVariables: { POETRY_CACHE_DIR: `${cache}/poetry` }
        };
    }
    if (project && names.has('pdm.lock')) {
        return {
            ...pythonPlan('pdm', folders),
            command: ['pdm sync', ...each('--group', project.extras)].join(' '),
            check: installedCheck('pdm', checks),
            installVariables: { PDM_CACHE_DIR: `${cache}/pdm`, PDM_CHECK_UPDATE: '0' }
        };
    }
    if (names.has('Pipfile')) {
        return {
            ...pythonPlan('pipenv', folders),
            command: names.has('Pipfile.lock') ? 'pipenv sync --dev' : 'pipenv install --dev --skip-lock',
            check: installedCheck('pipenv', checks),
            installVariables: { PIPENV_CACHE_DIR: `${cache}/pipenv`, PIP_CACHE_DIR: `${cache}/pip`, PIPENV_NOSPIN: '1' },
            variables: { VIRTUAL_ENV: folders.environment, PIPENV_VERBOSITY: '-1' }
        };
    }
    return undefined;
}
function each(option, names) {
    return names.map((name) => `${option} ${name}`);
}
/** Poetry 1 cannot read lock files of Poetry 2, and later versions ask to write older ones again. */
function poetryFor(lock) {
    return (lock ?? '').includes('@generated by Poetry 1.') ? 'poetry<2' : 'poetry';
}
/**
 * An environment of an earlier step counts only if the checks find it: `uv run` does, `python3` only if PATH leads there.
 */
function installedCheck(tool, { project, verifyCommands }) {
    const isFound = verifyCommands.some((command) => command.includes(`${tool} run `))
        ? 'test -x .venv/bin/python'
        : `test "$(python3 -c 'import sys; print(sys.prefix)')" -ef .venv`;
    return project?.isPackage && project.name !== undefined ? `${isFound} || ${distributionCheck(project.name)}` : isFound;
}

;// CONCATENATED MODULE: ./src/setup/plan-python.js




/** How the packages that a Python project declares are installed; undefined if it declares none. */
async function planPython(files, folders, verifyCommands) {
    const project = await readPythonProject(files);
    const needsPytest = verifyCommands.some((command) => /\bpytest\b/.test(command));
    return ((await planPythonLock(files, folders, { project, verifyCommands })) ??
        planPip(files, folders, { project, needsPytest }));
}
/** True for requirements.txt and files such as dev-requirements.txt or requirements-test.txt. */
function isRequirementsFile(name) {
    const [whole, before = 'test', after = 'test'] = /^(?:(\w+)[-_.])?requirements(?:[-_.](\w+))?\.txt$/.exec(name) ?? [];
    return whole !== undefined && isForTests(before) && isForTests(after);
}
function planPip({ names }, folders, { project, needsPytest }) {
    const requirements = [...names].filter(isRequirementsFile).toSorted();
    const isPackage = project?.isPackage === true || names.has('setup.py');
    const own = isPackage ? ['-e', (0,shell_quote/* quoteForShell */.e)(`.${extrasOf(project)}`)] : [];
    const others = [
        ...requirements.flatMap((name) => ['-r', name]),
        ...new Set([...(project?.requirements ?? []).map(shell_quote/* quoteForShell */.e), ...(needsPytest ? ['pytest'] : [])])
    ];
    if (own.length === 0 && others.length === 0)
        return undefined;
    const installed = [
        ...(others.length > 0 ? [requirementsCheck(others)] : []),
        ...(isPackage ? [distributionCheck(project?.name)] : [])
    ];
    return {
        ...pythonPlan('pip', folders),
        command: ['pip install', ...own, ...others].join(' '),
        check: installed.join(' && '),
        installVariables: { PIP_CACHE_DIR: `${folders.cache}/pip` }
    };
}
/** As pip expects them after a name or a path; '' for none. */
function extrasOf(project) {
    return project && project.extras.length > 0 ? `[${project.extras.join(',')}]` : '';
}
/**
 * Without the index, pip could still find packages in folders that its settings name. The python3 of pyenv is a script that fails
 * after each `pip install`, because it cannot write to its own folder in the sandbox.
 */
function requirementsCheck(requirements) {
    const pip = `"$(python3 -c 'import sys; print(sys.executable)')" -m pip`;
    return `plan=$(${pip} install --dry-run --no-index ${requirements.join(' ')} 2>&1) && [[ $plan != *'Would install'* ]]`;
}

;// CONCATENATED MODULE: ./src/setup/plan-scripting.js


/** How the gems of a Gemfile are installed; undefined if there is none. */
function planBundler({ names }, { cache }) {
    const [file] = ['Gemfile', 'gems.rb'].filter((name) => names.has(name));
    if (file === undefined)
        return undefined;
    const hasLock = names.has('Gemfile.lock') || names.has('gems.locked');
    return {
        ...install_plan/* basePlan */.hx,
        tool: 'bundler',
        command: 'bundle install',
        check: 'bundle check --dry-run',
        installVariables: hasLock ? { BUNDLE_FROZEN: 'true' } : {},
        variables: { BUNDLE_PATH: `${cache}/bundle` }
    };
}
/** How the packages that composer.json requires are installed; undefined if it requires none but PHP and its extensions. */
async function planComposer({ read }, { cache }) {
    const manifest = (0,json/* parseJson */.qF)((await read('composer.json')) ?? '');
    if (!(0,json/* isRecord */.u4)(manifest))
        return undefined;
    const required = ['require', 'require-dev'].flatMap((key) => {
        const packages = manifest[key];
        return (0,json/* isRecord */.u4)(packages) ? Object.keys(packages) : [];
    });
    const hasAutoload = (0,json/* isRecord */.u4)(manifest['autoload']) || (0,json/* isRecord */.u4)(manifest['autoload-dev']);
    if (!hasAutoload && !required.some((name) => name.includes('/')))
        return undefined;
    const command = 'composer install --no-interaction';
    return {
        ...install_plan/* basePlan */.hx,
        tool: 'composer',
        command,
        commandWithoutCode: `${command} --no-scripts --no-plugins`,
        check: 'test -e vendor/autoload.php',
        installVariables: { COMPOSER_CACHE_DIR: `${cache}/composer`, COMPOSER_ALLOW_SUPERUSER: '1' }
    };
}

;// CONCATENATED MODULE: ./src/setup/recognize.js





/**
 * One plan for each tool whose files declare dependencies in a folder. Plans install what the lock files say.
 *
 * @param folder relative to the root; '' for the root
 * @param verifyCommands the checks of the repository
 */
async function recognizeDependencies(files, folder, { folders, verifyCommands }) {
    const plans = await Promise.all([
        planNode(files, folders),
        planPython(files, folders, verifyCommands),
        planGo(files, folders),
        planCargo(files, folders),
        planComposer(files, folders)
    ]);
    const others = [
        planMaven(files, folders) ?? planGradle(files, folders),
        planBundler(files, folders),
        planDotnet(files, folders)
    ];
    return [...plans, ...others].filter((plan) => plan !== undefined).map((plan) => ({ ...plan, folder }));
}

;// CONCATENATED MODULE: ./src/setup/install-dependencies.js











const CHECK_MS = 60_000;
const INSTALL_MS = 900_000;
/** Plans for the declared dependencies that are not installed. Calls `onEnd` for those that are. */
async function missingDependencies(workspace, { task, onEnd, onSkipped, signal }) {
    if (!workspace.sandbox)
        return [];
    const atRoot = await plansFor(workspace, ['']);
    const paths = await workspace.files(signal);
    const verifyCommands = commandsOf(workspace);
    const { folders, skipped } = projectFolders({ paths, verifyCommands, rootDeclares: atRoot.length > 0, task });
    if (skipped.length > 0)
        onSkipped(skipped);
    const missing = [];
    for (const plan of [...atRoot, ...(await plansFor(workspace, folders))]) {
        const options = { timeoutMs: CHECK_MS, cwd: plan.folder || '.', network: false, signal };
        const { exitCode, durationMs } = await workspace.run(plan.check, options);
        if (exitCode === 0)
            onEnd({ ...judge_installation_toolAndCommand(plan), result: 'present', durationMs, problem: undefined });
        else
            missing.push(plan);
    }
    return missing;
}
/** @param cache see `InstallRequest` */
async function plansFor(workspace, projects, cache) {
    const home = workspace.sandbox?.home ?? '';
    const folders = {
        tools: (0,external_node_path_.join)(home, 'tools'),
        environment: (0,external_node_path_.join)(home, 'venv'),
        cache: cache ?? (0,external_node_path_.join)(home, 'packages')
    };
    const verifyCommands = commandsOf(workspace);
    const plans = projects.map(async (folder) => recognizeDependencies(await workspace.filesIn(folder), folder, { folders, verifyCommands }));
    return (await Promise.all(plans)).flat();
}
function commandsOf({ verifyCommands, packageChecks }) {
    return [...verifyCommands, ...packageChecks];
}
/**
 * Installs dependencies. Each command can reach only the package hosts of its tool. A failure is reported and does not end the run.
 *
 * @returns the workspace whose commands find what was installed
 */
async function installDependencies(workspace, { missing, foreignReason, cache }, { onEnd, signal }) {
    const projects = [...new Set(missing.map(({ folder }) => folder))];
    const plans = (await plansFor(workspace, projects, cache)).filter(({ tool, folder }) => missing.some((plan) => plan.tool === tool && plan.folder === folder));
    const readable = cache === undefined ? [] : [cache];
    let current = workspace;
    let hasPython = false;
    for (const plan of plans) {
        const extended = current.with({ environment: plan.variables, searchPath: plan.searchPath, readable });
        // Attack: a command of the model changes a kept package, and the next run installs it.
        const context = { workspace: extended, writable: readable, signal };
        const before = hasPython && isPython(plan.tool) ? await pythonPackages(current, signal) : undefined;
        const installation = foreignReason === undefined
            ? await installWithCode(plan, context)
            : await installWithoutCode(plan, foreignReason, context);
        const after = before && (await pythonPackages(extended, signal));
        onEnd(after ? withConflict(installation, { plan, before, after }) : installation);
        if (installation.result !== 'installed')
            continue;
        current = extended;
        hasPython ||= isPython(plan.tool);
    }
    return current;
}
/**
 * What npm, pnpm, yarn 1 and bun print when an install script fails, for example because it downloads a browser from a closed host, or
 * writes hooks into `.git`, which is read-only.
 */
const SCRIPT_FAILED = /^npm (?:error|ERR!) command failed|^\S*node_modules\S* (?:pre|post)?install: Failed|ELIFECYCLE|^error \S+: Command failed\.|script from ".*" exited with/m;
async function installWithCode(plan, context) {
    const { installation, output } = await install(plan, plan.command, context);
    const { commandWithoutCode } = plan;
    const hasScriptFailed = installation.result === 'failed' && SCRIPT_FAILED.test(output);
    if (commandWithoutCode === undefined || !hasScriptFailed)
        return installation;
    const { installation: withoutScripts } = await install(plan, commandWithoutCode, context);
    if (withoutScripts.result !== 'installed')
        return installation;
    const command = commandAtRoot({ ...plan, command: commandWithoutCode });
    const durationMs = installation.durationMs + withoutScripts.durationMs;
    // Kept, because a check can load a native module that was not built.
    const problem = installation.problem && { ...installation.problem, title: 'An install script failed, so none ran.' };
    return { ...withoutScripts, command, durationMs, problem };
}
async function installWithoutCode(plan, reason, context) {
    const { commandWithoutCode } = plan;
    // Attack: yarn 1 runs the scripts of packages from a git repository, such as one in the work tree, despite --ignore-scripts. With
    // this variable, git fetches nothing.
    const variables = { ...plan.installVariables, GIT_ALLOW_PROTOCOL: 'none' };
    if (commandWithoutCode !== undefined) {
        return (await install({ ...plan, installVariables: variables }, commandWithoutCode, context)).installation;
    }
    return { ...toolAndCommand(plan), result: 'failed', durationMs: 0, problem: explainForeignHead(plan, reason) };
}
async function install(plan, command, { workspace, writable, signal }) {
    // Without a sandbox, all hosts are open and a list is not supported.
    const network = workspace.sandbox?.kind === 'none' ? true : PACKAGE_HOSTS[plan.tool];
    const script = scriptOf(plan, command);
    const result = await workspace.run(script, {
        timeoutMs: INSTALL_MS,
        cwd: plan.folder || '.',
        network,
        allowsMirrors: true,
        writable,
        signal
    });
    const settings = result.exitCode === 0 ? [] : await readRegistrySettings(workspace, plan.folder);
    return { installation: judgeInstallation(plan, result, settings), output: result.output };
}
function scriptOf({ preparation, completion, installVariables, ownOptions }, command) {
    const variables = Object.entries(installVariables).map(([name, value]) => `export ${name}=${quoteForShell(value)}\n`);
    // Gradle has its packages even if the code of the repository does not compile.
    const ending = completion === '' ? '' : `\nstatus=$?; ${completion}; exit $status`;
    return `${variables.join('')}${preparation}${command}${ownOptions}${ending}`;
}


/***/ }),

/***/ 94953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hx: () => (/* binding */ basePlan),
/* harmony export */   u2: () => (/* binding */ untrackedCheck),
/* harmony export */   x$: () => (/* binding */ commandAtRoot)
/* harmony export */ });
/* harmony import */ var _text_shell_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41609);

/** Defaults of a plan. */
const basePlan = {
    folder: '',
    ownOptions: '',
    commandWithoutCode: undefined,
    npmPackage: undefined,
    preparation: '',
    completion: '',
    installVariables: {},
    variables: {},
    searchPath: []
};
/**
 * A shell script that exits with 0 if one of the paths exists and git does not track it. A committed file does not show that anything
 * was installed on this machine.
 *
 * @param patterns shell patterns
 */
function untrackedCheck(patterns) {
    return `for path in ${patterns}; do [ -e "$path" ] && [ -z "$(git ls-files -- "$path" 2>/dev/null | head -n 1)" ] && exit 0; done; exit 1`;
}
/** The command line as a user would type it at the root. */
function commandAtRoot({ folder, command }) {
    return folder === '' ? command : `cd ${(0,_text_shell_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteForShell */ .e)(folder)} && ${command}`;
}


/***/ }),

/***/ 16328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ PACKAGE_HOSTS)
/* harmony export */ });
const npm = ['registry.npmjs.org', 'registry.yarnpkg.com', 'nodejs.org'];
const python = ['pypi.org', 'files.pythonhosted.org'];
const java = ['repo.maven.apache.org', 'repo1.maven.org'];
/**
 * The hosts that each tool gets packages from. Nothing else is open while it installs. nodejs.org has the headers of Node for
 * native modules. The distributions of Gradle and the archives of Composer are on GitHub.
 */
const PACKAGE_HOSTS = {
    npm,
    pnpm: npm,
    yarn: npm,
    bun: npm,
    pip: python,
    uv: python,
    poetry: python,
    pdm: python,
    pipenv: python,
    go: ['proxy.golang.org', 'sum.golang.org', 'storage.googleapis.com'],
    cargo: ['index.crates.io', 'static.crates.io'],
    maven: java,
    gradle: [
        ...java,
        'plugins.gradle.org',
        'plugins-artifacts.gradle.org',
        'services.gradle.org',
        'dl.google.com',
        'github.com',
        'release-assets.githubusercontent.com'
    ],
    bundler: ['rubygems.org', 'index.rubygems.org'],
    composer: ['repo.packagist.org', 'packagist.org', 'api.github.com', 'codeload.github.com'],
    dotnet: ['api.nuget.org', 'www.nuget.org']
};


/***/ }),

/***/ 2665:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* unused harmony exports readRegistrySettings, isPrivateRegistry */
/** Services and programs that serve packages only to those who sign in. */
const SERVICES = /(?:^|\.)(?:pkg\.github\.com|pkgs\.dev\.azure\.com|pkgs\.visualstudio\.com|jfrog\.io|codeartifact\.[\w-]+\.amazonaws\.com|pkg\.dev|fury\.io|packagecloud\.io|cloudsmith\.io|npm\.fontawesome\.com|repo\.packagist\.com|contribsys\.com)$|artifactory|nexus/i;
/** Files that can name a registry and how to sign in there. */
const SETTINGS = [
    ...['.npmrc', '.yarnrc.yml', '.yarnrc', 'bunfig.toml', 'pnpm-workspace.yaml'],
    ...['pip.conf', 'requirements.txt', 'pyproject.toml', 'Pipfile', 'poetry.toml', 'uv.toml'],
    ...['pom.xml', 'build.gradle', 'build.gradle.kts', 'settings.gradle', 'settings.gradle.kts'],
    ...['Gemfile', 'composer.json', 'NuGet.Config', 'nuget.config', 'NuGet.config']
];
/** Only lines near the host count, because files of Gradle can also have credentials for publishing. */
const CREDENTIALS = /_auth|auth-?token|always-auth|passw|username|credentials|\$\{?\w*(?:TOKEN|SECRET|KEY)/i;
const NEAR = 8;
/** The texts of the files in a folder and at the root that can name registries. */
async function readRegistrySettings(workspace, folder) {
    const folders = await Promise.all([...new Set(['', folder])].map((each) => workspace.filesIn(each)));
    const texts = await Promise.all(folders.flatMap(({ read }) => SETTINGS.map(read)));
    return texts.filter((text) => text !== undefined);
}
/**
 * True for a host that serves packages only to those who sign in, as far as its name and the settings of the repository show.
 *
 * @param settings the texts of files that can name registries
 */
function isPrivateRegistry(host, settings) {
    return SERVICES.test(host) || settings.some((text) => hasCredentialsNear(host, text.split('\n')));
}
function hasCredentialsNear(host, lines) {
    return lines.some((line, index) => line.includes(host) && CREDENTIALS.test(lines.slice(Math.max(0, index - NEAR), index + NEAR + 1).join('\n')));
}


/***/ }),

/***/ 20138:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  EX: () => (/* binding */ agentFileRemedy),
  RE: () => (/* binding */ executableRemedy),
  y1: () => (/* binding */ extensionRemedy),
  ju: () => (/* binding */ versionRemedy),
  Ci: () => (/* binding */ workflowRemedy)
});

// UNUSED EXPORTS: commandsRemedy, ownEnvironmentRemedy

// EXTERNAL MODULE: ./src/setup/install-plan.js
var install_plan = __webpack_require__(94953);
// EXTERNAL MODULE: ./src/setup/package-hosts.js
var package_hosts = __webpack_require__(16328);
// EXTERNAL MODULE: ./src/setup/toolchains.js
var toolchains = __webpack_require__(34016);
;// CONCATENATED MODULE: ./src/setup/registry-credentials.js

/** The variables that each tool, or the settings that its documentation shows, read credentials from. */
const VARIABLES = {
    npm: ['NODE_AUTH_TOKEN'],
    pnpm: ['NODE_AUTH_TOKEN'],
    yarn: ['NODE_AUTH_TOKEN', 'YARN_NPM_AUTH_TOKEN'],
    bun: ['NODE_AUTH_TOKEN'],
    pip: ['PIP_INDEX_URL'],
    uv: ['UV_DEFAULT_INDEX'],
    // The name of the source in pyproject.toml is a part of these two.
    poetry: ['POETRY_HTTP_BASIC_PRIVATE_USERNAME', 'POETRY_HTTP_BASIC_PRIVATE_PASSWORD'],
    pdm: ['PDM_PYPI_USERNAME', 'PDM_PYPI_PASSWORD'],
    pipenv: ['PIPENV_PYPI_MIRROR'],
    go: ['GO_MODULES_TOKEN'],
    cargo: ['CARGO_REGISTRIES_PRIVATE_TOKEN'],
    maven: ['MAVEN_USERNAME', 'MAVEN_PASSWORD'],
    gradle: ['ORG_GRADLE_PROJECT_privateUsername', 'ORG_GRADLE_PROJECT_privatePassword'],
    bundler: ['BUNDLE_RUBYGEMS__PKG__GITHUB__COM'],
    composer: ['COMPOSER_AUTH'],
    dotnet: ['NUGET_TOKEN']
};
const NO_CREDENTIALS = { toolchain: undefined, commands: [], variables: [] };
/** @param registry the host of the registry; undefined for the public one, which also has private packages */
function registryCredentials(tool, registry) {
    const secrets = VARIABLES[tool].map((name) => `${name}: \${{ secrets.${name} }}`);
    return {
        toolchain: toolchainFor(tool, registry),
        commands: commandsFor(tool),
        variables: tool === 'go' ? [...secrets, 'GOPRIVATE: github.com/OWNER/*'] : secrets
    };
}
function toolchainFor(tool, registry) {
    if ((0,toolchains/* isNode */.Ll)(tool)) {
        return [
            '- uses: actions/setup-node@v6',
            '  with:',
            `    registry-url: https://${registry ?? 'registry.npmjs.org'}`,
            ...(registry === undefined ? [] : ["    scope: '@YOUR-SCOPE' # remove if the registry has all packages"])
        ];
    }
    if (tool !== 'maven')
        return undefined;
    return [
        ...(0,toolchains/* toolchainStep */.c0)(tool, '21'),
        '    server-id: ID-OF-THE-REPOSITORY',
        '    server-username: MAVEN_USERNAME',
        '    server-password: MAVEN_PASSWORD'
    ];
}
function commandsFor(tool) {
    if (tool === 'go') {
        const url = '"https://x-access-token:${GO_MODULES_TOKEN}@github.com/"';
        return [`git config --global url.${url}.insteadOf https://github.com/`];
    }
    if (tool === 'dotnet') {
        const source = 'dotnet nuget update source NAME-OF-THE-SOURCE --username token --password "$NUGET_TOKEN"';
        return [`${source} --store-password-in-clear-text`];
    }
    return [];
}

;// CONCATENATED MODULE: ./src/setup/workflow-yaml.js
/** A step of a workflow that runs commands. */
function workflow_yaml_runStep(commands) {
    const lines = commands.flatMap((command) => withoutExpressions(command.trim()).split('\n'));
    const [line = ''] = lines;
    return lines.length === 1 && isPlain(line)
        ? [`- run: ${line}`]
        : ['- run: |', ...lines.map((each) => (each === '' ? '' : `    ${each}`))];
}
/** A text as a value in a workflow. */
function workflowValue(text) {
    return workflow_yaml_yamlScalar(withoutExpressions(text));
}
/** A text as a value in YAML, in quotes if it needs them. */
function workflow_yaml_yamlScalar(text) {
    return isPlain(text) ? text : JSON.stringify(text);
}
/** Source: https://yaml.org/spec/1.2.2/#733-plain-style. A word such as `on` or a number would not be a text. */
function isPlain(text) {
    return /^(?:\.?\/|[a-z_])/i.test(text) && !/: | #|[:\s]$|[\n\t]|^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text);
}
/** Attack: a folder or a requirement named `${{ secrets.TOKEN }}`, which GitHub would evaluate. */
function withoutExpressions(text) {
    return text.replaceAll('${{', "${{ '${{' }}");
}

;// CONCATENATED MODULE: ./src/setup/workflow-steps.js




const workflow_steps_CHECKOUT = ['- uses: actions/checkout@v6', '  with:', '    persist-credentials: false'];
/** Steps of a workflow that install, so that later steps find the tool and the packages. */
function installSteps(install, { hasCredentials = false, registry, systemPackage }) {
    const { tool, folder } = install;
    const { toolchain, commands, variables } = hasCredentials ? registryCredentials(tool, registry) : NO_CREDENTIALS;
    const isGradle = tool === 'gradle';
    const environment = isGradle ? [...variables, GRADLE_IN_TREE] : variables;
    return [
        ...(systemPackage === undefined
            ? []
            : [`- run: sudo apt-get update && sudo apt-get install --yes ${systemPackage}`]),
        ...workflow_steps_CHECKOUT,
        ...(toolchain ?? workflow_steps_languageSteps(tool)),
        ...workflow_yaml_runStep([...commands, ...workflow_steps_commandsFor(install)]),
        ...(folder === '' || (0,toolchains/* isPython */.r2)(tool) ? [] : [`  working-directory: ${workflowValue(folder)}`]),
        ...(environment.length > 0 ? ['  env:', ...environment.map((line) => `    ${line}`)] : []),
        ...(isGradle ? ['# and in the step that uses Forgehand', '# env:', `#   ${GRADLE_IN_TREE}`] : [])
    ];
}
/** Versions of the languages that some runners do not have, or only in old versions. */
const USUAL_VERSIONS = {
    ...{ pip: '3.13', uv: '3.13', poetry: '3.13', pdm: '3.13', pipenv: '3.13' },
    ...{ go: 'stable', bundler: '3.4', composer: '8.4' }
};
/** The step that sets up the language of a tool; none if runners have it. */
function workflow_steps_languageSteps(tool) {
    const version = USUAL_VERSIONS[tool];
    return version === undefined ? [] : (0,toolchains/* toolchainStep */.c0)(tool, version);
}
/** Gradle must write to its home folder, and commands can only write to the work tree. */
const GRADLE_IN_TREE = 'GRADLE_USER_HOME: ${{ github.workspace }}/.gradle-home';
/** Commands in the sandbox do not see where gems are installed by default. */
const BUNDLE_INTO_TREE = 'bundle config set --local path vendor/bundle';
function workflow_steps_commandsFor(install) {
    const { tool, command, npmPackage } = install;
    if (npmPackage !== undefined) {
        return [
            `npm install --global --prefix "$HOME/.local" ${npmPackage}`,
            // Commands in the sandbox can read this folder of the home folder.
            'export PATH="$HOME/.local/bin:$PATH"',
            'echo "$HOME/.local/bin" >> "$GITHUB_PATH"',
            command
        ];
    }
    if ((0,toolchains/* isPython */.r2)(tool)) {
        const [create = '', ...others] = workflow_steps_environmentCommands(tool, (0,install_plan/* commandAtRoot */.x$)(install));
        return [create, 'echo "$PWD/.venv/bin" >> "$GITHUB_PATH"', ...others];
    }
    return tool === 'bundler' ? [BUNDLE_INTO_TREE, command] : [command];
}
/** Creates a virtual environment in the current folder, and installs into it. */
function workflow_steps_environmentCommands(tool, command) {
    return [
        'python -m venv .venv',
        '. .venv/bin/activate',
        ...(tool === 'pip' ? [] : [`pip install ${tool}`]),
        // Without --active, uv creates another environment in a folder.
        command.replace('uv sync', 'uv sync --active')
    ];
}

;// CONCATENATED MODULE: ./src/setup/remedies.js






const WORKFLOW = '# .github/workflows/agent.yml, before the step that uses Forgehand';
/** Steps of the workflow that install before the action starts, where secrets and root are available. */
function workflowRemedy(install, needs = {}) {
    const advice = needs.hasCredentials
        ? 'Install the dependencies in the workflow, where the secret is available:'
        : 'Install the dependencies in the workflow:';
    return { advice, yaml: [WORKFLOW, ...installSteps(install, needs)].join('\n') };
}
/** Steps of the workflow that run setup commands on the default branch. */
function commandsRemedy(commands) {
    const yaml = [WORKFLOW, ...CHECKOUT, ...commands.flatMap((command) => runStep([command]))].join('\n');
    return { advice: 'Run them in the workflow, where the default branch is checked out:', yaml };
}
/** A virtual environment of its own for a Python project, and the check that uses it. */
function ownEnvironmentRemedy({ tool, folder, command }) {
    const yaml = [
        WORKFLOW,
        ...CHECKOUT,
        ...languageSteps(tool),
        ...runStep([...(folder === '' ? [] : [`cd ${quoteForShell(folder)}`]), ...environmentCommands(tool, command)]),
        '',
        '# .github/agent.yml on the base branch; use the command of your check',
        '# verify:',
        `#   - ${yamlScalar(commandAtRoot({ folder, command: '.venv/bin/python -m pytest' }))}`
    ].join('\n');
    return { advice: 'If a check fails because of that, give this project an environment of its own:', yaml };
}
/** A step of the workflow that sets up another version of the language, so that the installation works. */
function versionRemedy({ tool }, version) {
    const yaml = [WORKFLOW, ...(0,toolchains/* toolchainStep */.c0)(tool, (0,toolchains/* versionFor */.GX)(tool, version))].join('\n');
    return { advice: 'Set up the version that the repository needs in the workflow:', yaml };
}
/** A step of the workflow that sets up PHP with an extension. */
function extensionRemedy(extension) {
    const yaml = [WORKFLOW, ...workflow_steps_languageSteps('composer'), `    extensions: ${extension}`].join('\n');
    return { advice: 'Set up PHP with the extension in the workflow:', yaml };
}
/** A command that makes a program of the repository executable. */
function executableRemedy(program) {
    const yaml = `# In a clone of the repository:\n# git update-index --chmod=+x ${program} && git commit -m "Make ${program} executable"`;
    return { advice: `Make ${program} executable and commit that:`, yaml };
}
/** A setup command in agent.yml: without the lock file, or with more hosts. */
function agentFileRemedy(install, hosts = []) {
    const { tool } = install;
    const command = hosts.length > 0 ? install.command : unlocked(install);
    if (NEEDS_WORKFLOW.has(tool)) {
        const advice = hosts.length > 0
            ? 'Install the dependencies in the workflow, where every host is open:'
            : 'Update the lock file and commit it. Or install without it in the workflow:';
        return { ...workflowRemedy({ ...install, command }), advice };
    }
    const all = [...new Set([...package_hosts/* PACKAGE_HOSTS */.T[tool], ...hosts.map((host) => host.replace(/:(443|80)$/, ''))])];
    const line = (0,install_plan/* commandAtRoot */.x$)({
        ...install,
        command: tool === 'bundler' ? `${BUNDLE_INTO_TREE} && ${command}` : command
    });
    const yaml = [
        '# .github/agent.yml on the base branch',
        'setup:',
        `  - run: ${workflow_yaml_yamlScalar(line)}`,
        `    network: [${all.join(', ')}]`
    ].join('\n');
    const advice = hosts.length > 0
        ? 'If you trust the host and it needs no credentials, open it:'
        : 'Update the lock file and commit it. Or install without it:';
    return { advice, yaml };
}
/** Tools that a setup command cannot install for later commands, or that need an environment or a proxy set up first. */
const NEEDS_WORKFLOW = new Set([
    ...['pnpm', 'yarn', 'bun'],
    ...['pip', 'uv', 'poetry', 'pdm', 'pipenv', 'maven', 'gradle']
]);
/** The command that installs what the manifest declares, whatever the lock file says. */
function unlocked({ tool, command }) {
    const commands = {
        npm: 'npm install --no-package-lock',
        pnpm: 'pnpm install --no-frozen-lockfile',
        yarn: 'yarn install --no-immutable',
        bun: 'bun install --no-save',
        uv: 'uv sync',
        poetry: `poetry lock && ${command}`,
        pdm: 'pdm install',
        pipenv: 'pipenv install --dev --skip-lock',
        go: 'go mod tidy',
        cargo: 'cargo fetch',
        composer: 'composer update --no-interaction',
        dotnet: command.replace(' --locked-mode', ' --force-evaluate')
    };
    return command.includes('--frozen-lockfile') && tool === 'yarn'
        ? 'yarn install --no-lockfile'
        : (commands[tool] ?? command);
}


/***/ }),

/***/ 34016:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GX: () => (/* binding */ versionFor),
/* harmony export */   Ll: () => (/* binding */ isNode),
/* harmony export */   c0: () => (/* binding */ toolchainStep),
/* harmony export */   r2: () => (/* binding */ isPython)
/* harmony export */ });
const setUp = (action, input) => (version) => [`- uses: ${action}`, '  with:', `    ${input}: '${version}'`];
const node = setUp('actions/setup-node@v6', 'node-version');
const python = setUp('actions/setup-python@v6', 'python-version');
const java = (version) => [
    ...setUp('actions/setup-java@v5', 'java-version')(version),
    '    distribution: temurin'
];
/** The step that sets up a version of the language of each tool. */
const TOOLCHAINS = {
    npm: node,
    pnpm: node,
    yarn: node,
    bun: node,
    pip: python,
    uv: python,
    poetry: python,
    pdm: python,
    pipenv: python,
    go: setUp('actions/setup-go@v6', 'go-version'),
    cargo: (version) => [`- run: rustup toolchain install ${version} && rustup default ${version}`],
    maven: java,
    gradle: java,
    bundler: setUp('ruby/setup-ruby@v1', 'ruby-version'),
    composer: setUp('shivammathur/setup-php@v2', 'php-version'),
    dotnet: setUp('actions/setup-dotnet@v5', 'dotnet-version')
};
/** A step of a workflow that sets up the language of a tool. */
function toolchainStep(tool, version) {
    return TOOLCHAINS[tool](version);
}
/** True for the package managers of JavaScript. */
function isNode(tool) {
    return TOOLCHAINS[tool] === node;
}
/** True for a tool that installs into the virtual environment. */
function isPython(tool) {
    return TOOLCHAINS[tool] === python;
}
/**
 * The version that a message asks for, in the form that the step takes.
 *
 * @returns VERSION if there is none. Attack: a message of the repository with YAML of its own
 */
function versionFor(tool, version = '') {
    // Only the steps for Node and Python take a range.
    const form = isNode(tool) || isPython(tool) ? /^[\w.<>=^~*|, -]{1,40}$/ : /\d+(?:\.\d+)*/;
    return form.exec(version)?.[0] ?? 'VERSION';
}


/***/ }),

/***/ 62973:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ isValidBranchName)
/* harmony export */ });
/* unused harmony export isSameBranch */
const ALLOWED = /^(?!@$)[A-Za-z0-9_@][A-Za-z0-9/_.,#+@-]*$/;
const OBJECT_ID = /^[0-9a-f]{40}$/;
const MAX_LENGTH = 244;
/**
 * True for a branch name that is safe to pass to git, to the forge and to users. Stricter than git: a name from a stranger's pull
 * request could be read as an option, as shell syntax or as a revision expression wherever it is quoted.
 */
function isValidBranchName(name) {
    if (name.length > MAX_LENGTH || !ALLOWED.test(name))
        return false;
    if (name.includes('..') || /^(HEAD|refs)(\/|$)/i.test(name) || name.includes('@{') || OBJECT_ID.test(name))
        return false;
    return name.split('/').every((part) => part !== '' && !/^[.-]|\.$|\.lock$/i.test(part));
}
/** True for names that are one branch on a file system that ignores case. */
function isSameBranch(one, other) {
    return one.normalize('NFKC').toLowerCase() === other.normalize('NFKC').toLowerCase();
}


/***/ }),

/***/ 3817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Go: () => (/* binding */ isBinary),
/* harmony export */   P$: () => (/* binding */ encodingOf),
/* harmony export */   g7: () => (/* binding */ decodeText),
/* harmony export */   wx: () => (/* binding */ encodeText)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59973);


const SNIFFED_BYTES = 8_000;
/**
 * Decodes a file that can be edited: UTF-8, or UTF-16 with a byte order mark. Undefined for anything else, which could not be encoded to
 * the same bytes again.
 */
function decodeText(content) {
    const encoding = encodingOf(content);
    if (encoding === 'utf-8') {
        return isBinary(content) || !(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(content) ? undefined : { text: content.toString('utf8'), encoding };
    }
    if (content.length % 2 !== 0)
        return undefined;
    const text = inLittleEndian(content, encoding).toString('utf16le');
    // UTF-32 starts with the same mark, and then contains NUL characters.
    return text.includes('\0') || !text.isWellFormed() ? undefined : { text, encoding };
}
/**
 * Encodes a text. Writes a byte order mark only if the text starts with one.
 *
 * @throws ToolError for a lone surrogate, which would be replaced by another character
 */
function encodeText(text, encoding) {
    if (!text.isWellFormed()) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ToolError */ .v4('The text contains a lone surrogate, which cannot be encoded. Remove it.');
    }
    if (encoding === 'utf-8')
        return Buffer.from(text);
    return inLittleEndian(Buffer.from(text, 'utf16le'), encoding);
}
/** True if there is a NUL byte near the start. Git uses the same test. */
function isBinary(content) {
    return content.subarray(0, SNIFFED_BYTES).includes(0);
}
/** Detects the encoding by the byte order mark; UTF-8 if there is none. */
function encodingOf(content) {
    const [first, second] = content;
    if (first === 0xff && second === 0xfe)
        return 'utf-16le';
    return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
function inLittleEndian(content, encoding) {
    return encoding === 'utf-16be' ? Buffer.from(content).swap16() : content;
}


/***/ }),

/***/ 66742:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ isForeignFolder)
/* harmony export */ });
const FOREIGN = /^(node_modules|vendor|third[-_]party|(__)?fixtures?(__)?|(__)?tests?(__)?|testdata|spec|dist|build|target|templates?|\..+)$/i;
/** True for the name of a folder whose projects are not the repository's own: packages, test data, build output, templates, hidden ones. */
function isForeignFolder(name) {
    return FOREIGN.test(name);
}


/***/ }),

/***/ 32686:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ar: () => (/* binding */ compactJson),
/* harmony export */   qF: () => (/* binding */ parseJson),
/* harmony export */   u4: () => (/* binding */ isRecord)
/* harmony export */ });
/** The value of a JSON text; undefined for any other text. */
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
/** JSON text; undefined for a value that is nested too deeply for `JSON.stringify`. `JSON.parse` accepts any depth. */
function compactJson(value) {
    try {
        return JSON.stringify(value);
    }
    catch (error) {
        if (error instanceof RangeError)
            return undefined;
        throw error;
    }
}
/** True for an object that is not a list. */
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}


/***/ }),

/***/ 60409:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YF: () => (/* binding */ normalizedCase),
/* harmony export */   Zv: () => (/* binding */ foldersAbove),
/* harmony export */   _K: () => (/* binding */ isOutside),
/* harmony export */   e9: () => (/* binding */ isInGitFolder),
/* harmony export */   pT: () => (/* binding */ normalizedPath)
/* harmony export */ });
/* harmony import */ var _hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30113);

// Not all of INVISIBLE: no file system skips interlinear marks or the blank Braille cell.
const SKIPPED = new RegExp(`[${_hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .IGNORABLE */ .qM}${_hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .CONTROL */ .W3}]`, 'gv');
/**
 * Normalizes a path as the most lenient file systems do. It ignores case, Unicode compatibility forms, ignorable characters, dots and
 * spaces at the end of a name, and NTFS streams. Two paths with the same normalized form can be the same file on some system. https://github.com/git/git/blob/master/path.c (only_spaces_and_periods, is_hfs_dotgit)
 */
function normalizedPath(path) {
    const names = [];
    for (const name of path.replaceAll('\\', '/').split('/').map(normalizedName)) {
        if (name === '..')
            names.pop();
        else if (name !== '' && name !== '.')
            names.push(name);
    }
    return names.join('/');
}
/** True if a name in the path is `.git`, in any spelling that some file system treats as equal. */
function isInGitFolder(path) {
    return path.split(/[/\\]/).some((name) => /^(\.git|git~\d+)$/.test(normalizedName(name)));
}
/** True for a path that is absolute or leads above the folder it is relative to. Symbolic links are not followed. */
function isOutside(path) {
    if (path.startsWith('/'))
        return true;
    let depth = 0;
    for (const name of path.split('/')) {
        if (name === '..')
            depth -= 1;
        else if (name !== '' && name !== '.')
            depth += 1;
        if (depth < 0)
            return true;
    }
    return false;
}
function normalizedName(name) {
    const plain = name.normalize('NFKC').replaceAll(SKIPPED, '');
    if (plain === '.' || plain === '..')
        return plain;
    return normalizedCase(plain.replace(/(?<=.):.*$/, '').replace(/[. ]+$/, ''));
}
/** Removes differences in case. Converts to upper case first, because ı becomes I, and only then i. */
function normalizedCase(text) {
    return text.toUpperCase().toLowerCase();
}
/** The folders that a path is in, the outermost first. */
function foldersAbove(path) {
    const names = path.split('/');
    return names.slice(1).map((_, index) => names.slice(0, index + 1).join('/'));
}


/***/ }),

/***/ 41609:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ quoteForShell)
/* harmony export */ });
/** Quotes a text as one shell word. Attack: a file named `$(curl evil)` or `-rf`. */
function quoteForShell(text) {
    return /^[\w@%+=:,./][\w@%+=:,./-]*$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}


/***/ }),

/***/ 64607:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   ml: () => (/* binding */ shorten),
/* harmony export */   uA: () => (/* binding */ withPeriod)
/* harmony export */ });
/* harmony import */ var _visible_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2754);

/** Shortens a text to `maxLength` characters, ending in an ellipsis. Never splits a surrogate pair. */
function shorten(text, maxLength) {
    if (text.length <= maxLength)
        return text;
    const beginning = text.slice(0, maxLength - 1).replace(/[\uD800-\uDBFF]$/u, '');
    return `${beginning.trimEnd()}…`;
}
/** The text with one period at its end. */
function withPeriod(text) {
    return text.replace(/\.?$/, '.');
}
/** The visible text on one line, in at most `maxLength` characters. */
function oneLine(text, maxLength) {
    // Cut first, so that megabytes of output are not cleaned to show their first words.
    const line = (0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleText */ .Q)(text.slice(0, maxLength * 4 + 100)).replace(/\s+/g, ' ');
    return shorten(line.trim(), maxLength);
}


/***/ }),

/***/ 57335:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ similarity),
/* harmony export */   n: () => (/* binding */ bigramsOf)
/* harmony export */ });
/** Each pair of adjacent characters as a number. */
function bigramsOf(text) {
    const pairs = new Set();
    for (let index = 1; index < text.length; index += 1) {
        pairs.add(text.charCodeAt(index - 1) * 0x1_0000 + text.charCodeAt(index));
    }
    return pairs;
}
/** Sørensen-Dice similarity of two sets: 1 for equal ones, 0 for two empty ones. */
function similarity(a, b) {
    return a.size + b.size === 0 ? 0 : (2 * a.intersection(b).size) / (a.size + b.size);
}


/***/ }),

/***/ 42090:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ terminalText),
/* harmony export */   m: () => (/* binding */ TerminalText)
/* harmony export */ });
/* harmony import */ var node_string_decoder__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46193);
/* harmony import */ var _hidden_characters_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30113);


const ESC = '\u001b';
const BEL = '\u0007';
// String sequences that start with one character: DCS, SOS, PM and APC; then OSC; then ST, which ends them.
const C1_STRING = '\u0090\u0098\u009e\u009f';
const C1_OSC = '\u009d';
const C1_CSI = '\u009b';
const ST = '\u009c';
const INTRODUCERS = `${ESC}${C1_STRING}${C1_OSC}${C1_CSI}`;
// The content of a sequence never includes the start of another one, so that no text is scanned twice. Output is hostile, and a
// pattern that backtracks would take minutes for a few kilobytes. A title or a link contains no line feed: without a terminator, it
// ends with its line and does not swallow the rest of the output.
const osc = `(?:${ESC}\\]|${C1_OSC})[^\\n${BEL}${ST}${INTRODUCERS}]*`;
const deviceString = `(?:${ESC}[PX^_]|[${C1_STRING}])[^${BEL}${ST}${INTRODUCERS}]*`;
const controlSequence = `(?:${ESC}\\[|${C1_CSI})[0-?]*[ -/]*`;
const sequences = new RegExp(`(?:${osc}|${deviceString})(?:${BEL}|${ST}|${ESC}\\\\)?|${controlSequence}[@-~]?|${ESC}(?:[ -/]+[0-~]|[0-~])?`, 'g');
/** The start of a sequence that can continue in the next chunk. */
const unfinished = new RegExp(`(?:(?:${osc}|${deviceString})${ESC}?|${controlSequence}|${ESC}[ -/]*)$`);
const special = new RegExp(String.raw `[${_hidden_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .CONTROL */ .W3}--[\t\n]]`, 'v');
const control = new RegExp(String.raw `[${_hidden_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .CONTROL */ .W3}--[\t\n\r\b]]`, 'gv');
/** A longer line is returned in parts, which later output can no longer overwrite. */
const MAX_LINE = 65_536;
const MAX_SEQUENCE = 1_024;
/**
 * Converts the output of a program, in chunks of any size, into what a terminal would finally show: without colors, titles and other
 * sequences. Only the last state of an overwritten line remains, for example of a progress bar.
 */
class TerminalText {
    #decoder = new node_string_decoder__WEBPACK_IMPORTED_MODULE_0__.StringDecoder('utf8');
    #sequence = '';
    #line = '';
    #isRewound = false;
    /** Uses bounded memory. @returns the lines that are complete now */
    push(chunk) {
        const text = this.#sequence + this.#decoder.write(chunk);
        this.#sequence = '';
        return special.test(text) ? this.#applyControls(this.#strip(text)) : this.#addPlain(text);
    }
    /** @returns the last line if it has no line feed */
    end() {
        const rest = this.push(Buffer.from(this.#decoder.end()));
        return rest + this.#line;
    }
    #strip(text) {
        const start = text.search(unfinished);
        if (start >= 0)
            this.#sequence = shortened(text.slice(start));
        const complete = start < 0 ? text : text.slice(0, start);
        return complete.replaceAll(sequences, '').replaceAll(control, '');
    }
    #addPlain(text) {
        if (text === '')
            return '';
        const overwrites = this.#isRewound && !text.startsWith('\n');
        this.#isRewound = false;
        const all = (overwrites ? '' : this.#line) + text;
        const end = all.lastIndexOf('\n') + 1;
        return this.#keepLine(all.slice(0, end), all.slice(end));
    }
    #applyControls(text) {
        let output = '';
        for (const [piece] of text.matchAll(/[\r\b]|[^\r\b]+/g)) {
            if (piece === '\r')
                this.#isRewound = true;
            else if (piece === '\b')
                this.#line = this.#line.slice(0, -1);
            else
                output += this.#addPlain(piece);
        }
        return output;
    }
    #keepLine(output, line) {
        this.#line = line.length > MAX_LINE ? '' : line;
        return line.length > MAX_LINE ? output + line : output;
    }
}
/** Converts a complete output. */
function terminalText(output) {
    const terminal = new TerminalText();
    return terminal.push(Buffer.from(output)) + terminal.end();
}
/** Keeps the start of a sequence, which determines its terminator. Its content is dropped anyway. */
function shortened(sequence) {
    if (sequence.length <= MAX_SEQUENCE)
        return sequence;
    return sequence.slice(0, sequence.startsWith(ESC) ? 2 : 1) + (sequence.endsWith(ESC) ? ESC : '');
}


/***/ }),

/***/ 58542:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ matchesWildcard),
/* harmony export */   _: () => (/* binding */ matchesAnyWildcard)
/* harmony export */ });
/**
 * True if the whole text matches a pattern, in which `*` matches any characters. Takes linear time for every pattern and text, because
 * both can be hostile.
 */
function matchesWildcard(pattern, text) {
    const [first = '', ...others] = pattern.split('*');
    const last = others.pop();
    if (last === undefined)
        return text === first;
    if (!text.startsWith(first))
        return false;
    let position = first.length;
    for (const piece of others) {
        const found = text.indexOf(piece, position);
        if (found < 0)
            return false;
        position = found + piece.length;
    }
    return position + last.length <= text.length && text.endsWith(last);
}
function matchesAnyWildcard(patterns, text) {
    return patterns.some((pattern) => matchesWildcard(pattern, text));
}


/***/ }),

/***/ 237:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y6: () => (/* binding */ readWritablePath),
/* harmony export */   nH: () => (/* binding */ isWritable),
/* harmony export */   s$: () => (/* binding */ EXPECTED_WRITABLE_PATH)
/* harmony export */ });
/* harmony import */ var _hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30113);
/* harmony import */ var _normalized_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60409);


const EXPECTED_WRITABLE_PATH = 'a folder or file of the repository, such as src, without * and ..';
const UNUSABLE = new RegExp(`[*${_hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .CONTROL */ .W3}]`, 'v');
/** The path in one spelling, relative to the root; undefined for a pattern, the root itself and everything outside of it. */
function readWritablePath(text) {
    const names = text
        .trim()
        .split('/')
        .filter((name) => name !== '' && name !== '.');
    const path = names.join('/');
    const isUsable = path !== '' && !UNUSABLE.test(path) && !names.includes('..') && !(0,_normalized_path_js__WEBPACK_IMPORTED_MODULE_1__/* .isInGitFolder */ .e9)(path);
    return isUsable && !(0,_normalized_path_js__WEBPACK_IMPORTED_MODULE_1__/* .isOutside */ ._K)(text.trim()) ? path : undefined;
}
/**
 * True if the agent can change this file: it is one of the writable paths, or below one. Spelling matters, because the kernel
 * compares paths byte by byte.
 *
 * @param path relative to the root, with links resolved
 * @param writablePaths undefined for everything
 */
function isWritable(path, writablePaths) {
    return writablePaths?.some((each) => path === each || path.startsWith(`${each}/`)) ?? true;
}


/***/ }),

/***/ 8698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  wh: () => (/* binding */ plainText),
  LA: () => (/* binding */ readTestReport),
  Vh: () => (/* binding */ testsOf)
});

// EXTERNAL MODULE: ./src/verification/test-report.js
var test_report = __webpack_require__(9095);
;// CONCATENATED MODULE: ./src/verification/read-javascript.js

const GROUP = '▶';
const TREE = /^( *)(▶|✔|✓|✖|✘|✕|×|﹣|○|↓|\d+\))(?: \[fail\]:)? (.+?)(?: \(?(?:[\d.]+ ?m?s)\)?)?(?: # .*)? *$/;
const STATUS = {
    '✔': 'passed',
    '✓': 'passed',
    '﹣': 'skipped',
    '○': 'skipped',
    '↓': 'skipped'
};
/** The spec reporter of node:test. A group is listed before its tests with ▶, and after them like a test. */
function readNodeTest(output) {
    const passed = (0,test_report/* lastNumber */.iU)(output, /^ℹ pass (\d+)$/gm);
    const failed = (0,test_report/* lastNumber */.iU)(output, /^ℹ fail (\d+)$/gm);
    if (passed === undefined || failed === undefined)
        return undefined;
    const [listing = ''] = output.split(/^✖ failing tests:$/m);
    const groups = [];
    const tests = [];
    for (const line of treeLines(listing)) {
        while ((groups.at(-1)?.indent ?? -1) > line.indent)
            groups.pop();
        if (line.mark === GROUP) {
            groups.push(line);
            continue;
        }
        const group = groups.at(-1);
        if (group?.indent === line.indent && group.name === line.name)
            groups.pop();
        else
            tests.push({ name: nameIn(groups, line.name), status: STATUS[line.mark] ?? 'failed' });
    }
    // A file that does not load is listed like a test.
    const notLoaded = new Set([...output.matchAll(/^test at (.+):1:1\n✖ \1 \(/gm)].map(([, file]) => file)).size;
    return { ...(0,test_report/* reportOf */.EI)(tests), hasRun: passed > 0 || failed > notLoaded, passed, failed };
}
/** The spec reporter of mocha. Failures are numbered, and their full names follow the counts. */
function readMocha(output) {
    const passed = (0,test_report/* lastNumber */.iU)(output, /^ {2}(\d+) passing \(/gm);
    if (passed === undefined)
        return undefined;
    const failed = (0,test_report/* lastNumber */.iU)(output, /^ {2}(\d+) failing$/gm) ?? 0;
    const summary = output.slice(output.search(/^ {2}\d+ passing \(/m));
    // The lines of a name are indented more and more; the last one ends in a colon.
    const summarized = [...summary.matchAll(/^ {2}\d+\) (.+(?:\n {5,}\S.*)*?):\n/gm)].map(([, name = '']) => name
        .split('\n')
        .map((part) => part.trim())
        .join(test_report/* SEPARATOR */.wv));
    const { passing, failing } = namesInTree(output.slice(0, output.length - summary.length));
    return {
        hasRun: passed > 0 || failed > 0,
        passed,
        failed,
        // Before version 4, the summary has no line ends between groups.
        failing: failing.length === failed ? failing : [...new Set(summarized)],
        passing: passing.length === passed ? passing : undefined
    };
}
/** The default and the verbose reporter of jest. */
function readJest(output) {
    const line = /^Tests: +(.*\btotal)$/m.exec(output)?.[1];
    if (line === undefined)
        return undefined;
    // At the end of a long run, the failures are repeated.
    const [listing = ''] = output.split(/^Summary of all failing tests$/m);
    const files = listing.split(/^(?=(?:PASS|FAIL) )/m).map(readJestFile);
    const [passed, failedTests] = [(0,test_report/* countBefore */.t3)(line, 'passed'), (0,test_report/* countBefore */.t3)(line, 'failed')];
    const suites = (0,test_report/* countBefore */.t3)(/^Test Suites: +(.*)$/m.exec(output)?.[1] ?? '', 'failed');
    const notLoaded = files.flatMap((file) => file.notLoaded);
    const listed = (0,test_report/* numbered */.jN)(files.flatMap(({ tests }) => tests));
    const [passing, failing] = [(0,test_report/* namesOf */.eZ)(listed, 'passed'), (0,test_report/* namesOf */.eZ)(listed, 'failed')];
    return {
        hasRun: passed > 0 || failedTests > 0,
        passed,
        failed: Math.max(failedTests + notLoaded.length, failedTests === 0 ? suites : 0),
        failing: [...notLoaded, ...(failing.length === failedTests ? failing : files.flatMap(({ titles }) => titles))],
        passing: passing.length === passed ? passing : undefined
    };
}
const NOT_LOADED = 'Test suite failed to run';
/** What jest printed about one file. The names of its tests start with that of the file, because other files can have the same. */
function readJestFile(text) {
    const file = /^(?:PASS|FAIL) +(.*?\.\w+)(?: \([\d.]+ m?s\))?\n/.exec(text)?.[1];
    const inFile = (name) => (file === undefined ? name : `${file}${test_report/* SEPARATOR */.wv}${name}`);
    const titles = new Set([...text.matchAll(/^ {2}● (?!Console$)(.+)$/gm)].map(([, title = '']) => title));
    const isLoaded = !titles.delete(NOT_LOADED);
    return {
        tests: testsInTree(text).map((test) => ({ ...test, name: inFile(test.name) })),
        titles: [...titles].map(inFile),
        notLoaded: isLoaded ? [] : [file ?? NOT_LOADED]
    };
}
/** The default and the verbose reporter of vitest. */
function readVitest(output) {
    const line = /^ *Tests +(.*\(\d+\)|no tests)$/m.exec(output)?.[1];
    if (line === undefined)
        return undefined;
    const names = (pattern) => [
        ...new Set([...output.matchAll(pattern)].map(([, name = '']) => name.replaceAll(' > ', test_report/* SEPARATOR */.wv)))
    ];
    const notLoaded = names(/^ FAIL {2}(.+?) \[ .+ \]$/gm);
    const failing = names(/^ FAIL {2}(.+?)(?<! \])$/gm);
    const listed = [...output.matchAll(/^ ✓ (\S.* > .+?)(?: \d+ ?ms)?$/gm)].map(([, name = '']) => name.replaceAll(' > ', test_report/* SEPARATOR */.wv));
    const passed = (0,test_report/* countBefore */.t3)(line, 'passed');
    const failedFiles = (0,test_report/* countBefore */.t3)(/^ *Test Files +(.*)$/m.exec(output)?.[1] ?? '', 'failed');
    const failedTests = (0,test_report/* countBefore */.t3)(line, 'failed');
    return {
        hasRun: passed > 0 || failedTests > 0 || failing.length > 0,
        passed,
        failed: Math.max(failedTests + notLoaded.length, failedTests === 0 ? failedFiles : 0),
        failing: [...notLoaded, ...failing],
        passing: listed.length === passed ? listed : undefined
    };
}
/** The default reporter of ava. */
function readAva(output) {
    if (!/^ {2}(?:\d+ tests? (?:passed|failed)|\d+ uncaught exceptions?|no tests found)/m.test(output))
        return undefined;
    // Some versions show this like a failed test.
    const lines = treeLines(output).filter(({ name }) => name !== "Couldn't find any files to test");
    // In the list, the title of a failed test is followed by its message. Below, it stands alone.
    const titles = [...output.matchAll(/^ {2}(\S.*)\n\n {2}\S+:\d+$/gm)].map(([, title = '']) => title);
    const tests = lines.map(({ mark, name }) => {
        const status = STATUS[mark] ?? (NOT_LOADED_BY_AVA.test(name) ? 'not-loaded' : 'failed');
        const title = titles.filter((each) => name.startsWith(`${each} `)).toSorted((a, b) => b.length - a.length)[0];
        return { name: status === 'failed' ? (title ?? name) : name, status };
    });
    return (0,test_report/* reportOf */.EI)(tests);
}
const NOT_LOADED_BY_AVA = /\.\w+ exited (?:with a non-zero exit code|due to)|^No tests found in /;
function treeLines(output) {
    return output.split('\n').flatMap((line) => {
        const [, spaces, mark, name] = TREE.exec(line) ?? [];
        return spaces === undefined || mark === undefined || name === undefined
            ? []
            : [{ indent: spaces.length, mark, name }];
    });
}
function namesInTree(listing) {
    const tests = (0,test_report/* numbered */.jN)(testsInTree(listing));
    return { passing: (0,test_report/* namesOf */.eZ)(tests, 'passed'), failing: (0,test_report/* namesOf */.eZ)(tests, 'failed') };
}
/** The tests in an indented listing whose groups have no mark. */
function testsInTree(listing) {
    const groups = [];
    const tests = [];
    for (const text of listing.split('\n')) {
        const [line] = treeLines(text);
        const [, spaces = '', title] = /^( +)(\S.*)$/.exec(text) ?? [];
        if (!line && title === undefined)
            continue;
        const indent = line?.indent ?? spaces.length;
        while ((groups.at(-1)?.indent ?? -1) >= indent)
            groups.pop();
        if (line)
            tests.push({ name: nameIn(groups, line.name), status: STATUS[line.mark] ?? 'failed' });
        else
            groups.push({ indent, mark: '', name: title ?? '' });
    }
    return tests;
}
function nameIn(groups, name) {
    return [...groups.map((group) => group.name), name].join(test_report/* SEPARATOR */.wv);
}

;// CONCATENATED MODULE: ./src/verification/read-others.js

/** pytest, in all its verbosities. */
function readPytest(output) {
    const line = /^=* ?((?:\d+ [a-z]+(?:, )?)+) in [\d.]+s.*$/m.exec(output)?.[1];
    if (line === undefined)
        return undefined;
    const listed = [...output.matchAll(/^(?:FAILED|ERROR) (\S+(?:\[.*?\])?)(?: - .*)?$/gm)].map(([, name = '']) => ({ name, status: name.includes('::') ? 'failed' : 'not-loaded' }));
    const passing = [...output.matchAll(/^(\S+::.+?) PASSED(?: +\[ *\d+%\])?$/gm)].map(([, name = '']) => name);
    const [passed, failed, errors] = ['passed', 'failed', 'errors?'].map((word) => (0,test_report/* countBefore */.t3)(line, word));
    const uncollected = new Set([...output.matchAll(/^_+ ERROR collecting (.+?) _+$/gm)].map(([, file]) => file));
    return {
        hasRun: /\b(?:x?passed|x?failed)\b/.test(line) || (errors ?? 0) > uncollected.size,
        passed,
        failed: (failed ?? 0) + (errors ?? 0),
        failing: (0,test_report/* reportOf */.EI)(listed).failing,
        passing: passing.length === passed ? passing : undefined
    };
}
const FAILED_IMPORT = /^unittest\.loader\.(?:_FailedTest|ModuleImportFailure)\./;
/** unittest of Python, and runners built on it, such as Django's. */
function readUnittest(output) {
    const run = /^Ran (\d+) tests? in /m.exec(output)?.[1];
    if (run === undefined)
        return undefined;
    const end = /^(?:FAILED|OK)(?: \((.*)\))?$/m.exec(output)?.[1] ?? '';
    const countOf = (word) => Number(new RegExp(`\\b${word}=(\\d+)`).exec(end)?.[1] ?? 0);
    const failed = countOf('failures') + countOf('errors') + countOf('unexpected successes');
    const expected = countOf('expected failures');
    const passed = Math.max(0, Number(run) - failed - countOf('skipped') - expected);
    const listed = [...output.matchAll(/^(?:FAIL|ERROR): (\S+) \(([^)\s]+)\)(.*)$/gm)].map(([, test = '', place = '', subtest = '']) => {
        const name = `${unittestName(test, place)}${subtest}`;
        return FAILED_IMPORT.test(name)
            ? { name: name.replace(FAILED_IMPORT, ''), status: 'not-loaded' }
            : { name, status: 'failed' };
    });
    const passing = [...output.matchAll(/^(\S+) \(([^)\s]+)\)(?:\n.*)? \.\.\. ok$/gm)].map(([, test = '', place = '']) => unittestName(test, place));
    const notLoaded = listed.filter(({ status }) => status === 'not-loaded').length;
    return {
        hasRun: passed + expected > 0 || failed > notLoaded,
        passed,
        failed,
        failing: (0,test_report/* reportOf */.EI)(listed).failing,
        passing: passing.length === passed ? passing : undefined
    };
}
/** Before Python 3.11, only the class stands in parentheses. */
function unittestName(test, place) {
    return place.endsWith(`.${test}`) ? place : `${place}.${test}`;
}
/** go test, also with -v and -json. A test with failing subtests counts as those. */
function readGoTest(output) {
    const text = goText(output);
    if (!/^(?:ok {2}\t|FAIL\t|--- (?:FAIL|PASS): )/m.test(text))
        return undefined;
    const tests = [];
    let hasPassed = false;
    let unassigned = [];
    for (const line of text.split('\n')) {
        const [, result, test] = /^ *--- (FAIL|PASS|SKIP): (\S+)/.exec(line) ?? [];
        if (test !== undefined) {
            const status = result === 'PASS' ? 'passed' : result === 'FAIL' ? 'failed' : 'skipped';
            unassigned.push({ name: test, status });
        }
        const [, end, path = '', note = ''] = /^(ok {2}|FAIL)\t(\S+)(?:\s+(.*))?$/.exec(line) ?? [];
        if (end === undefined)
            continue;
        const ofPackage = leavesOf(unassigned).map((each) => ({ ...each, name: `${path}.${each.name}` }));
        tests.push(...ofPackage);
        if (end !== 'FAIL')
            hasPassed ||= !/\[no tests? /.test(note);
        else if (/\[(?:build|setup) failed\]/.test(note))
            tests.push({ name: `${path} ${note}`, status: 'not-loaded' });
        // Its program ended outside of a test.
        else if (!ofPackage.some(({ status }) => status === 'failed'))
            tests.push({ name: path, status: 'failed' });
        unassigned = [];
    }
    const report = (0,test_report/* reportOf */.EI)([...tests, ...leavesOf(unassigned)]);
    // Without -v, passed tests are not listed.
    if (/^ *--- PASS: /m.test(text))
        return report;
    return { ...report, hasRun: report.hasRun || hasPassed, passed: undefined, passing: undefined };
}
/** The text of the events of `go test -json`; any other output as it is. */
function goText(output) {
    if (!output.startsWith('{"Time"') && !output.includes('\n{"Time"'))
        return output;
    const texts = output.split('\n').flatMap((line) => {
        const [, text] = /"Action":"output".*"Output":("(?:[^"\\]|\\.)*")/.exec(line) ?? [];
        return text === undefined ? [] : [JSON.parse(text)]; // A JSON string.
    });
    return texts.join('');
}
/** Go lists a test after its subtests in some outputs and before them in others. */
function leavesOf(tests) {
    return tests.filter(({ name }) => !tests.some((other) => other.name.startsWith(`${name}/`)));
}
/** cargo test, of one or several crates. The names of tests start with that of their crate, because other crates can have the same. */
function readCargo(output) {
    const tests = [];
    let program = '';
    let isRunning = false;
    let [passed, failed] = [0, 0];
    const endProgram = () => {
        // It ended before its last test.
        if (isRunning)
            tests.push({ name: program, status: 'failed' });
        if (isRunning)
            failed += 1;
        isRunning = false;
    };
    for (const line of output.split('\n')) {
        const header = CARGO_PROGRAM.exec(line);
        if (header) {
            endProgram();
            program = programName(header);
        }
        const [, count] = /^running (\d+) tests?$/.exec(line) ?? [];
        if (count !== undefined)
            isRunning = count !== '0';
        const [, name = '', status = ''] = /^test (.+?)(?: - should panic)? \.\.\. (ok|FAILED|ignored)/.exec(line) ?? [];
        const prefix = program === '' ? '' : `${program}${test_report/* SEPARATOR */.wv}`;
        if (name !== '')
            tests.push({ name: `${prefix}${name}`, status: CARGO[status] ?? 'failed' });
        const [, passing, failing] = /^test result: \w+\. (\d+) passed; (\d+) failed;/.exec(line) ?? [];
        if (failing === undefined)
            continue;
        passed += Number(passing);
        failed += Number(failing);
        isRunning = false;
    }
    endProgram();
    const broken = [
        ...new Set([...output.matchAll(/^error: could not compile `([^`]+)`/gm)].map(([, crate = '']) => crate))
    ];
    const notBuilt = broken.map((crate) => ({ name: `${crate} (does not compile)`, status: 'not-loaded' }));
    if (!/^(?:running \d+ tests?$|test result: )/m.test(output) && notBuilt.length === 0)
        return undefined;
    const report = (0,test_report/* reportOf */.EI)([...tests, ...notBuilt]);
    return { ...report, hasRun: passed > 0 || failed > 0, passed, failed: failed + notBuilt.length };
}
/** The groups: the source file or the crate of the tests in the documentation, and the program. */
const CARGO_PROGRAM = /^ +(?:Running (?:unittests )?|Doc-tests )(\S+)(?: \((\S+)\))?$/;
function programName([, source = '', program = source]) {
    const crate = program.replace(/^.*[\\/]/, '').replace(/-[0-9a-f]{16}(?:\.exe)?$/, '');
    if (program === source || source === 'src/lib.rs')
        return crate;
    // A file with integration tests is a program of its own.
    return source.startsWith('src/') ? `${crate} ${source}` : source;
}
const CARGO = { ok: 'passed', ignored: 'skipped' };
/** Maven's Surefire and Failsafe. */
function readMaven(output) {
    const totals = [
        ...output.matchAll(/^(?:\[\w+\] )?Tests run: (\d+), Failures: (\d+), Errors: (\d+), Skipped: (\d+)$/gm)
    ];
    if (totals.length === 0)
        return undefined;
    const sum = (group) => totals.reduce((all, match) => all + Number(match[group]), 0);
    const failed = sum(2) + sum(3);
    const failing = [
        ...output.matchAll(/^\[ERROR\] +(\w[\w.$]*\.\w+|\w[\w$]*)(?:[:»(].*| -- Time elapsed.* <<< (?:FAILURE|ERROR)!)$/gm)
    ];
    const named = failing.filter(([line]) => line.includes('<<<')).map(([, name = '']) => name);
    // Before Surefire 3.
    const inOldFormat = [...output.matchAll(/^ *(\w+)\(([\w.$]+)\)(?:: .*| +Time elapsed: .* <<< (?:FAILURE|ERROR)!)$/gm)];
    named.push(...inOldFormat.map(([, test = '', type = '']) => `${type}.${test}`));
    return {
        hasRun: sum(1) > sum(4),
        passed: sum(1) - failed - sum(4),
        failed,
        failing: [...new Set(named)],
        passing: undefined
    };
}
/** Gradle lists failed tests only. The names of tests start with the path of their project, if it is not the root. */
function readGradle(output) {
    const listed = [];
    let project = '';
    for (const line of output.split('\n')) {
        project = /^> Task (:\S*):[^\s:]+/.exec(line)?.[1] ?? (line.startsWith('> Task ') ? '' : project);
        const [, name] = /^(\S.* > .+?) FAILED$/.exec(line) ?? [];
        if (name !== undefined)
            listed.push({ name: project === '' ? name : `${project}${test_report/* SEPARATOR */.wv}${name}`, status: 'failed' });
    }
    const totals = [...output.matchAll(/^(\d+) tests? completed(?:, (\d+) failed)?/gm)];
    if (totals.length === 0 && listed.length === 0)
        return undefined;
    const [run, failed] = [1, 2].map((group) => totals.reduce((sum, match) => sum + Number(match[group] ?? 0), 0));
    const failures = totals.length === 0 ? listed.length : (failed ?? 0);
    return {
        hasRun: true,
        passed: totals.length === 0 ? undefined : (run ?? 0) - failures,
        failed: failures,
        failing: (0,test_report/* reportOf */.EI)(listed).failing,
        passing: undefined
    };
}
/** dotnet test. */
function readDotnet(output) {
    const totals = [...output.matchAll(/(?:Passed|Failed)! +- Failed: +(\d+), Passed: +(\d+), Skipped: +(\d+)/g)];
    if (totals.length === 0)
        return undefined;
    const listed = [...output.matchAll(/^ {2}Failed (.+?) \[[^\]]+\]$/gm)].map(([, name = '']) => ({
        name,
        status: 'failed'
    }));
    const [failed, passed] = [1, 2].map((group) => totals.reduce((sum, match) => sum + Number(match[group]), 0));
    return {
        hasRun: (failed ?? 0) + (passed ?? 0) > 0,
        passed,
        failed: failed ?? 0,
        failing: (0,test_report/* reportOf */.EI)(listed).failing,
        passing: undefined
    };
}

;// CONCATENATED MODULE: ./src/verification/read-tap.js

const POINT = /^( *)(not )?ok (\d+)(?: -)?(?: (.*?))?(?: # (.*))?$/;
/** A file that ends with a failure before its first point becomes a point itself, with its exit code. */
const FILE_NAME = /^\S+\.[cm]?[jt]sx?$/;
const EXIT_CODE = /^ *exitCode: [1-9]/;
const COMMENT = /^# (?!Subtest: |tests |pass |fail |suites |cancelled |skipped |skip: |todo |duration_ms |time=|fail: )(.+)$/;
/**
 * Reads the Test Anything Protocol as node:test, tap, tape, ava and mocha write it. A point that follows deeper points is their group.
 *
 * Source: https://testanything.org/tap-version-14-specification.html
 */
function readTap(output) {
    let open = [];
    let comment = '';
    // A comment names the test for tape only. node:test prints the output of test files as comments.
    const hasSubtests = /^ *# Subtest: /m.test(output);
    // ava reports files that do not load in points outside of its plan.
    const planned = (0,test_report/* lastNumber */.iU)(output, /^1\.\.(\d+)$/gm) ?? Infinity;
    for (const line of output.split('\n')) {
        if (!hasSubtests)
            comment = COMMENT.exec(line)?.[1] ?? comment;
        const point = POINT.exec(line);
        const last = open.at(-1);
        if (last?.status === 'failed' && EXIT_CODE.test(line) && FILE_NAME.test(last.name)) {
            open[open.length - 1] = { ...last, status: 'not-loaded' };
        }
        if (!point)
            continue;
        const [, spaces = '', not, number, text = '', directive = ''] = point;
        const indent = spaces.length;
        const parent = indent === 0 && comment !== '' ? `${comment}${test_report/* SEPARATOR */.wv}` : '';
        const name = `${parent}${read_tap_unescape(text)}`;
        const children = open.filter((child) => child.indent > indent);
        const isPlanned = indent > 0 || Number(number) <= planned;
        const failure = isPlanned ? 'failed' : 'not-loaded';
        const status = /^(skip|todo)\b/i.test(directive) ? 'skipped' : not === undefined ? 'passed' : failure;
        const leaves = children.length === 0
            ? [{ name, status, indent }]
            : children.map((child) => ({ ...child, name: `${name}${test_report/* SEPARATOR */.wv}${child.name}`, indent }));
        open = [...open.filter((child) => child.indent <= indent), ...leaves];
    }
    const report = (0,test_report/* reportOf */.EI)(open);
    const [passed, failed] = [(0,test_report/* lastNumber */.iU)(output, /^# pass +(\d+)$/gm), (0,test_report/* lastNumber */.iU)(output, /^# fail +(\d+)$/gm)];
    if (passed === undefined)
        return open.length === 0 ? undefined : report;
    // The beginning of a long output may be cut off. Its end counts all tests.
    const notLoaded = open.filter(({ status }) => status === 'not-loaded').length;
    const hasRun = passed > 0 || (failed ?? 0) > notLoaded;
    const passing = report.passed === passed ? report.passing : undefined;
    return { ...report, hasRun, passed, failed: failed ?? 0, passing };
}
/** The reporters of tap that print the failures only. */
function readTapFailures(output) {
    const [, passed, failed] = /^# \{ total: \d+, pass: (\d+), fail: (\d+)/m.exec(output) ?? [];
    if (passed === undefined || /^TAP version/m.test(output))
        return undefined;
    const tests = [];
    let file = '';
    for (const line of output.split('\n')) {
        file = /^ FAIL {2}(\S+) /.exec(line)?.[1] ?? file;
        const name = /^✖ (.+)$/.exec(line)?.[1]?.replaceAll(' > ', test_report/* SEPARATOR */.wv);
        if (name !== undefined)
            tests.push({ name: `${file}${test_report/* SEPARATOR */.wv}${name}`, status: 'failed' });
    }
    const hasRun = Number(passed) + Number(failed) > 0;
    return { ...(0,test_report/* reportOf */.EI)(tests), hasRun, passed: Number(passed), failed: Number(failed), passing: undefined };
}
const FILE = /^(?:not )?ok (\S.*?) \.{3,} \d+\/(\d+)$/;
/** The default reporter of tap before version 1: a line for each file, with the points of those that fail. */
function readFileTotals(output) {
    const [, passed, all] = /^total \.{3,} (\d+)\/(\d+)$/m.exec(output) ?? [];
    if (passed === undefined)
        return undefined;
    const points = [];
    let failedFiles = 0;
    let [file, comment, pointsOfFile] = ['', '', 0];
    for (const line of output.split('\n')) {
        const text = line.trim();
        const header = FILE.exec(line);
        if (header)
            [file, pointsOfFile] = [header[1] ?? '', Number(header[2])];
        comment = COMMENT.exec(text)?.[1] ?? comment;
        const [, , not, , name] = line.startsWith(' ') ? (POINT.exec(text) ?? []) : [];
        // A file that exits with a failure counts as one more point.
        if (name === file && pointsOfFile === 1)
            points.push({ name: file, status: 'not-loaded' });
        else if (name === file)
            failedFiles += 1;
        else if (name !== undefined) {
            const names = [file, comment, name].filter((each) => each !== '');
            points.push({ name: names.join(test_report/* SEPARATOR */.wv), status: not === undefined ? 'passed' : 'failed' });
        }
    }
    const { failing } = (0,test_report/* reportOf */.EI)(points);
    const failed = Number(all) - Number(passed) - failedFiles;
    const notLoaded = points.filter(({ status }) => status === 'not-loaded').length;
    const hasRun = Number(passed) > 0 || failed > notLoaded;
    return { hasRun, passed: Number(passed), failed, failing, passing: undefined };
}
function read_tap_unescape(text) {
    return text.replaceAll(/\\([#\\])/g, '$1');
}

;// CONCATENATED MODULE: ./src/verification/split-packages.js
/** Lines that begin the output of a package, with its name: of npm and pnpm, of nx and lerna, and of yarn 1. */
const BLOCKS = [
    /^> (@?[^\s@]+)@[^\s@]+ \S+(?: \/.*)?$/,
    /^> (?:nx run )?(@?[\w./-]+):[\w:.-]+(?: +\[.*\])?$/,
    /^> (@?[^\s@>]+)(?=\nyarn run v)/
];
/** Lines that announce a prefix of later lines, which then end in a colon: of pnpm, and of turbo. */
const ANNOUNCED = [/^(\S+) [\w:.-]+\$ /, /^(\S+):[\w.-]+: cache (?:miss|hit|bypass)/];
/** A prefix with the name of the package: of pnpm, turbo, yarn 2 and later, and nx and lerna. */
const PREFIXED = [
    /^(\S+) [\w:.-]+: ?(.*)$/,
    /^([^\s:]+):[\w.-]+: ?(.*)$/,
    /^\[([^\s\]]+)\]: ?(.*)$/,
    /^([^\s:]+): ?(.*)$/
];
/** What says that several packages are tested, also if the run stops at the first one. */
const SEVERAL = /^(?:yarn workspaces v1|Scope: (?!1 of)\d+ of|\[[^\s\]]+\]: |.*\bRunning (?:target )?\S+ (?:in|for) (?!1 )\d+ (?:packages|projects))/m;
/**
 * What each package of a workspace printed, in the order of their first lines. Undefined if the output is of one package and is as the
 * package wrote it.
 */
function splitPackages(output) {
    const lines = output.split('\n');
    const known = new Set(lines.flatMap((line, index) => announcedIn(line, lines[index + 1] ?? '')));
    const texts = new Map();
    let hasPrefixes = false;
    let block;
    for (const [index, line] of lines.entries()) {
        const [name, text] = prefixed(line, known) ?? [];
        if (name !== undefined && text !== undefined) {
            hasPrefixes = true;
            append(texts, name, text);
            continue;
        }
        block = blockIn(line, lines[index + 1] ?? '') ?? block;
        if (block !== undefined)
            append(texts, block, line);
    }
    const isOne = texts.size < 2 && !SEVERAL.test(output);
    if (isOne && !hasPrefixes)
        return undefined;
    return [...texts].map(([name, ofPackage]) => ({ name: isOne ? undefined : name, text: ofPackage.join('\n') }));
}
function append(texts, name, line) {
    const lines = texts.get(name);
    if (lines)
        lines.push(line);
    else
        texts.set(name, [line]);
}
function announcedIn(line, next) {
    const yarn = /^\[([^\s\]]+)\]: /.exec(line)?.[1];
    const announced = ANNOUNCED.map((pattern) => pattern.exec(line)?.[1]);
    return [yarn, ...announced, blockIn(line, next)].filter((name) => name !== undefined);
}
function blockIn(line, next) {
    if (!line.startsWith('> '))
        return undefined;
    const both = `${line}\n${next}`;
    return BLOCKS.map((pattern, index) => pattern.exec(index === 2 ? both : line)?.[1]).find((name) => name !== undefined);
}
function prefixed(line, known) {
    for (const pattern of PREFIXED) {
        const [, name = '', text = ''] = pattern.exec(line) ?? [];
        if (known.has(name))
            return [name, text];
    }
    return undefined;
}

;// CONCATENATED MODULE: ./src/verification/read-report.js





// TAP comes last: other runners print lines that look like it.
const READERS = [
    readNodeTest,
    readVitest,
    readJest,
    readMocha,
    readAva,
    readPytest,
    readUnittest,
    readCargo,
    readMaven,
    readGradle,
    readDotnet,
    readGoTest,
    readFileTotals,
    readTapFailures,
    readTap
];
// eslint-disable-next-line no-control-regex -- terminal colors
const COLORS = /\u001B\[[\d;]*m/g;
/** What npm and pnpm print before a script, as in `> name@1.0.0 test:unit` and `> jest`. yarn 1 prints `$ jest`. */
const SCRIPT_STARTS = /^(?=> \S.*\n> |\$ \S)/m;
/** An output without colors, and with the line ends of Unix. */
function plainText(output) {
    return output.replaceAll(COLORS, '').replaceAll('\r\n', '\n');
}
/** The tests of a check; undefined if no known runner ran. */
function testsOf({ tests, output }) {
    return tests ?? readTestReport(output);
}
/**
 * The tests in the output of runners; undefined if no known runner wrote it. If several packages of a workspace are tested, the names
 * of tests start with that of the package.
 */
function readTestReport(output) {
    const text = plainText(output);
    const packages = splitPackages(text) ?? [];
    const reports = packages.flatMap(({ name, text: ofPackage }) => {
        const report = readScript(ofPackage);
        if (!report || name === undefined)
            return report ?? [];
        return [renamed(report, (test) => `${name}${test_report/* SEPARATOR */.wv}${test}`)];
    });
    return reports.length === 0 ? readScript(text) : (0,test_report/* joinReports */.cR)(reports);
}
function renamed(report, rename) {
    return { ...report, failing: report.failing.map(rename), passing: report.passing?.map(rename) };
}
/** A script can start several runners, one after the other. */
function readScript(text) {
    const reports = text.split(SCRIPT_STARTS).flatMap((part) => readPart(part) ?? []);
    return reports.length < 2 ? reports[0] : (0,test_report/* joinReports */.cR)(reports);
}
function readPart(text) {
    for (const read of READERS) {
        const report = read(text);
        if (report)
            return report;
    }
    return undefined;
}


/***/ }),

/***/ 9095:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EI: () => (/* binding */ reportOf),
/* harmony export */   cR: () => (/* binding */ joinReports),
/* harmony export */   eZ: () => (/* binding */ namesOf),
/* harmony export */   iU: () => (/* binding */ lastNumber),
/* harmony export */   jN: () => (/* binding */ numbered),
/* harmony export */   t3: () => (/* binding */ countBefore),
/* harmony export */   wv: () => (/* binding */ SEPARATOR)
/* harmony export */ });
/** What separates the groups in the name of a test. */
const SEPARATOR = ' › ';
/** A report of tests that are all listed by name. */
function reportOf(listed) {
    const tests = numbered(listed);
    const failing = namesOf(tests, 'failed', 'not-loaded');
    const passing = namesOf(tests, 'passed');
    const hasRun = tests.some(({ status }) => status === 'passed' || status === 'failed');
    return { hasRun, passed: passing.length, failed: failing.length, failing, passing };
}
/**
 * The same tests with a number in each name that was there before. Without numbers, a failing test could not be told from a passing one
 * of the same name in another file.
 */
function numbered(tests) {
    const seen = new Map();
    return tests.map((test) => {
        const number = (seen.get(test.name) ?? 0) + 1;
        seen.set(test.name, number);
        return number === 1 ? test : { ...test, name: `${test.name} (${number})` };
    });
}
/** One report of several runs. What one of them does not say, the sum does not say either. */
function joinReports(reports) {
    const passed = reports.flatMap((report) => report.passed ?? []);
    const passing = reports.flatMap((report) => (report.passing === undefined ? [] : [report.passing]));
    return {
        hasRun: reports.some(({ hasRun }) => hasRun),
        passed: passed.length === reports.length ? sum(passed) : undefined,
        failed: sum(reports.map(({ failed }) => failed)),
        ...joinedNames(reports, passing.length === reports.length)
    };
}
/** Several runs of one script can have tests of the same name. */
function joinedNames(reports, areAllListed) {
    const tests = numbered(reports.flatMap(({ failing, passing = [] }) => [
        ...failing.map((name) => ({ name, status: 'failed' })),
        ...(areAllListed ? passing : []).map((name) => ({ name, status: 'passed' }))
    ]));
    return { failing: namesOf(tests, 'failed'), passing: areAllListed ? namesOf(tests, 'passed') : undefined };
}
function sum(numbers) {
    return numbers.reduce((total, each) => total + each, 0);
}
/** The names of the tests with one of these statuses, in order. */
function namesOf(tests, ...statuses) {
    return tests.filter(({ status }) => statuses.includes(status)).map(({ name }) => name);
}
/** The number before a word, as in "2 failed"; 0 if there is none. */
function countBefore(line, word) {
    return Number(new RegExp(String.raw `(\d+) ${word}\b`).exec(line)?.[1] ?? 0);
}
/** The number in the last match of a pattern; undefined if there is none. */
function lastNumber(output, pattern) {
    const found = [...output.matchAll(pattern)].at(-1)?.[1];
    return found === undefined ? undefined : Number(found);
}


/***/ }),

/***/ 14546:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ readDeclaredCommands)
/* harmony export */ });
/* harmony import */ var _policy_default_commands_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19347);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32686);


/** The commands and tests that the repository's own files declare. */
async function readDeclaredCommands({ names, read }) {
    // An invalid package.json declares nothing.
    return (0,_policy_default_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .defaultCommands */ .WQ)({
        packageJson: (0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)((await read('package.json')) ?? ''),
        files: [...names],
        makefile: await read('Makefile'),
        cargoManifest: await read('Cargo.toml')
    });
}


/***/ }),

/***/ 22611:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ readPackageBinaries)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59973);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32686);
/* harmony import */ var _files_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93597);



/** Names of the programs that the packages of the lock file declare, or that are installed. */
async function readPackageBinaries(root) {
    const [declared, installed] = await Promise.all([
        unlessMissing(async () => binariesOfLockFile((await (0,_files_files_js__WEBPACK_IMPORTED_MODULE_0__/* .readFileBeneath */ .aL)(root, 'package-lock.json')).toString())),
        unlessMissing(async () => (await (0,_files_files_js__WEBPACK_IMPORTED_MODULE_0__/* .listFolderBeneath */ .Il)(root, 'node_modules/.bin')).map(({ name }) => name))
    ]);
    return [...new Set([...declared, ...installed])];
}
/** Lock files of the versions 2 and 3 name the programs of each package. */
function binariesOfLockFile(text) {
    const lock = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(text);
    const packages = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(lock) && (0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(lock['packages']) ? Object.entries(lock['packages']) : [];
    // The first entry is the repository itself.
    return packages.flatMap(([path, entry]) => path !== '' && (0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(entry) && (0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(entry['bin']) ? Object.keys(entry['bin']) : []);
}
async function unlessMissing(read) {
    try {
        return await read();
    }
    catch (error) {
        // A lock file that is a folder or a link declares nothing.
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isSystemError */ .Or)(error) || error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ToolError */ .v4)
            return [];
        throw error;
    }
}


/***/ }),

/***/ 93597:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Il: () => (/* binding */ listFolderBeneath),
/* harmony export */   Z4: () => (/* binding */ isOwnFile),
/* harmony export */   a4: () => (/* binding */ existsBeneath),
/* harmony export */   aL: () => (/* binding */ readFileBeneath),
/* harmony export */   iV: () => (/* binding */ statBeneath),
/* harmony export */   io: () => (/* binding */ linkBeneath),
/* harmony export */   mn: () => (/* binding */ withFileBeneath),
/* harmony export */   oq: () => (/* binding */ kindBeneath),
/* harmony export */   qf: () => (/* binding */ writeNew)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59973);
/* harmony import */ var _open_beneath_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53858);
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});





const MAX_FILE_BYTES = 32 * 1024 * 1024;
/**
 * @param relative as `resolveInside` returns it, here and below
 * @throws ToolError if it is not a readable file; the system's ENOENT
 */
function readFileBeneath(root, relative) {
    return withFileBeneath(root, relative, async (file, { size }) => {
        if (size <= MAX_FILE_BYTES)
            return await file.readFile();
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ToolError */ .v4(`${relative} has ${size} bytes, too many to load at once. Use read_file or grep_search.`);
    });
}
/**
 * Opens a file while `work` runs.
 *
 * @throws ToolError if it is not a readable file; the system's ENOENT
 */
async function withFileBeneath(root, relative, work) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { dir, base } = node_path__WEBPACK_IMPORTED_MODULE_2__.posix.parse(relative);
        if (base === '')
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ToolError */ .v4('The root of the repository is a folder; use list_directory.');
        const folder = __addDisposableResource(env_1, await (0,_open_beneath_js__WEBPACK_IMPORTED_MODULE_3__/* .openBeneath */ .c)(root, dir), true);
        const file = __addDisposableResource(env_1, await (0,_open_beneath_js__WEBPACK_IMPORTED_MODULE_3__/* .openFile */ .T)(folder, base), true);
        const stats = await file.stat();
        if (stats.isDirectory())
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ToolError */ .v4(`${relative} is a folder; use list_directory.`);
        if (!stats.isFile())
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ToolError */ .v4(`${relative} is not a regular file.`);
        if (!isOwnFile(relative, stats)) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ToolError */ .v4(`${relative} is a hard link and may belong elsewhere, so it is not read.`);
        }
        return await work(file, stats);
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
/**
 * False for a file that may also be outside the repository. A hard link has no target that could be checked. Git creates none, but
 * package managers do, to share installed files.
 */
function isOwnFile(path, { nlink }) {
    return nlink <= 1 || path.split('/').includes('node_modules');
}
/** Writes a file that must not exist yet, with the mode and owner of `like` if given. */
async function writeNew(folder, name, { content, like }) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const { O_CREAT, O_EXCL, O_NOFOLLOW, O_WRONLY } = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
        const file = __addDisposableResource(env_2, await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(folder.at(name), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, 0o666), true);
        await file.writeFile(content);
        // In a container job we are root, but commands run as the owner of the tree and must be able to change the file.
        const owner = process.getuid?.() === 0 ? (like ?? (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(folder.path))) : undefined;
        if (owner)
            await file.chown(owner.uid, owner.gid);
        if (like)
            await file.chmod(like.mode & 0o777);
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        const result_2 = __disposeResources(env_2);
        if (result_2)
            await result_2;
    }
}
async function existsBeneath(root, relative) {
    return (await statBeneath(root, relative)) !== undefined;
}
/** Follows no link; undefined if the path does not exist or leads through a link. */
function statBeneath(root, relative) {
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .unlessSystemError */ .e4)(atEntry(root, relative, (path) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(path)), undefined, ['ENOENT', 'ENOTDIR', 'ELOOP']);
}
async function atEntry(root, relative, work) {
    const env_3 = { stack: [], error: void 0, hasError: false };
    try {
        const { dir, base } = node_path__WEBPACK_IMPORTED_MODULE_2__.posix.parse(relative);
        const folder = __addDisposableResource(env_3, await (0,_open_beneath_js__WEBPACK_IMPORTED_MODULE_3__/* .openBeneath */ .c)(root, dir), true);
        return await work(folder.at(base));
    }
    catch (e_3) {
        env_3.error = e_3;
        env_3.hasError = true;
    }
    finally {
        const result_3 = __disposeResources(env_3);
        if (result_3)
            await result_3;
    }
}
/** Undefined if it does not exist. */
async function kindBeneath(root, relative) {
    // The descriptor of the root is itself a link in /proc.
    if (relative === '')
        return 'folder';
    const stats = await statBeneath(root, relative);
    return stats && kindOf(stats);
}
/** The target of a link; undefined if it is not a link. */
function linkBeneath(root, relative) {
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .unlessSystemError */ .e4)(atEntry(root, relative, (path) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readlink)(path)), undefined);
}
/** The entries of a folder, sorted by name, without `.git`. */
async function listFolderBeneath(root, relative) {
    const env_4 = { stack: [], error: void 0, hasError: false };
    try {
        const folder = __addDisposableResource(env_4, await (0,_open_beneath_js__WEBPACK_IMPORTED_MODULE_3__/* .openBeneath */ .c)(root, relative), true);
        const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(folder.path, { withFileTypes: true });
        return entries
            .filter(({ name }) => name !== '.git')
            .map((entry) => ({ name: entry.name, kind: kindOf(entry) }))
            .sort((a, b) => (a.name < b.name ? -1 : 1));
    }
    catch (e_4) {
        env_4.error = e_4;
        env_4.hasError = true;
    }
    finally {
        const result_4 = __disposeResources(env_4);
        if (result_4)
            await result_4;
    }
}
function kindOf(entry) {
    if (entry.isDirectory())
        return 'folder';
    if (entry.isSymbolicLink())
        return 'link';
    return entry.isFile() ? 'file' : 'other';
}


/***/ }),

/***/ 53858:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ openFile),
/* harmony export */   c: () => (/* binding */ openBeneath)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59973);
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});




const { O_DIRECTORY, O_NOFOLLOW, O_NONBLOCK, O_RDONLY } = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
/**
 * Opens a folder below the root one name at a time and follows no symbolic link, so the result is below the root whatever is renamed
 * in the meantime. Attack: a process replaces a folder with a link between check and use.
 *
 * @param relative as `resolveInside` returns it
 * @throws the system's ENOTDIR or ELOOP if a name is a link
 */
async function openBeneath(root, relative, { create = false } = {}) {
    let folder = await openFolder(root);
    for (const name of relative.split('/').filter((each) => each !== '')) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const parent = __addDisposableResource(env_1, folder, true);
            if (create)
                await (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .unlessSystemError */ .e4)((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(parent.at(name)), undefined, ['EEXIST']);
            folder = await openFolder(parent.at(name));
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            const result_1 = __disposeResources(env_1);
            if (result_1)
                await result_1;
        }
    }
    return folder;
}
/** Opens a file for reading. Does not follow a link, and does not wait for a named pipe. */
function openFile(folder, name) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(folder.at(name), O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
}
async function openFolder(path) {
    const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW);
    // On Linux, a path can start from a descriptor. Other systems, for development only, use the plain path.
    const stable = process.platform === 'linux' ? `/proc/self/fd/${handle.fd}` : path;
    return {
        path: stable,
        at: (name) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(stable, name),
        [Symbol.asyncDispose]: () => handle.close()
    };
}


/***/ }),

/***/ 1699:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GD: () => (/* binding */ shownInTmp),
/* harmony export */   LI: () => (/* binding */ resolveInside),
/* harmony export */   QU: () => (/* binding */ pathInTmp),
/* harmony export */   ig: () => (/* binding */ OutsideTree)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59973);
/* harmony import */ var _text_normalized_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60409);
/* harmony import */ var _text_hidden_characters_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30113);





/** A path leads out of the repository. */
class OutsideTree extends _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ToolError */ .v4 {
}
// Linux reports ELOOP after the same number.
const MAX_LINKS = 40;
const MAX_LENGTH = 4_096;
/**
 * Turns a path from the model into the real path below the root, with every symbolic link resolved. Names that do not exist yet stay
 * as they are.
 *
 * The result is only true at that moment. `openBeneath` follows no link, so a link created later cannot mislead it.
 *
 * @param root an absolute path without symbolic links
 * @returns a path relative to the root, '' for the root itself
 * @throws OutsideTree if the path leads out of the root; ToolError if it leads into a `.git` folder
 */
async function resolveInside(root, path) {
    const pending = namesOf(relativeTo(root, path), path);
    const names = [];
    let links = 0;
    for (let name = pending.shift(); name !== undefined; name = pending.shift()) {
        if (name === '..') {
            if (names.pop() === undefined)
                throw outside(path);
            continue;
        }
        if ((0,_text_normalized_path_js__WEBPACK_IMPORTED_MODULE_2__/* .isInGitFolder */ .e9)(name))
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ToolError */ .v4(`${path} is in .git, which no tool reads or writes. Use git commands.`);
        names.push(name);
        const target = await linkTarget((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, ...names));
        if (target === undefined)
            continue;
        links += 1;
        if (links > MAX_LINKS)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ToolError */ .v4(`${path} has too many symbolic links.`);
        names.pop();
        if (target.startsWith('/'))
            names.length = 0;
        pending.unshift(...namesOf(target.startsWith('/') ? relativeTo(root, target, path) : target, path));
    }
    return names.join('/');
}
const TMP = '/tmp';
/** The part below /tmp of a path that leads there and not into the root; undefined for any other path. */
function pathInTmp(root, path) {
    if (path === TMP)
        return '';
    const isInRoot = path === root || path.startsWith(`${root}/`);
    return path.startsWith(`${TMP}/`) && !isInRoot ? path.slice(TMP.length + 1) : undefined;
}
/** The path by which commands know a file of their /tmp. */
function shownInTmp(path) {
    return path === '' ? TMP : `${TMP}/${path}`;
}
function relativeTo(root, path, shown = path) {
    // ~ means the home folder. Taken literally, a folder named ~ would be created in the tree.
    if (/^~(\/|$)/.test(path))
        throw outside(shown);
    if (!path.startsWith('/'))
        return path;
    if (path === root)
        return '';
    if (!path.startsWith(`${root}/`))
        throw outside(shown);
    return path.slice(root.length + 1);
}
const BREAKS_LINES = new RegExp(`[${_text_hidden_characters_js__WEBPACK_IMPORTED_MODULE_3__/* .CONTROL */ .W3}${_text_hidden_characters_js__WEBPACK_IMPORTED_MODULE_3__/* .LINE_SEPARATORS */ .Ev}]`, 'v');
function namesOf(path, shown) {
    if (path.includes('\0'))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ToolError */ .v4('The path contains a NUL character. Remove it.');
    // A line break would look like another path in a log or a list of files. A lone surrogate would be replaced when written to disk.
    if (BREAKS_LINES.test(path) || !path.isWellFormed())
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ToolError */ .v4('The path contains a line break or another control character. Remove it.');
    if (path.length > MAX_LENGTH)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ToolError */ .v4(`The path is longer than ${MAX_LENGTH} characters.`);
    const names = path.split('/').filter((name) => name !== '' && name !== '.');
    if (names.some((name) => Buffer.byteLength(name) > 255))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ToolError */ .v4(`${shown} has a name too long for a file.`);
    return names;
}
function linkTarget(path) {
    // EINVAL: not a link. If it is missing or below a file, opening it reports that with the path that the model knows.
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .unlessSystemError */ .e4)((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readlink)(path), undefined, ['EINVAL', 'ENOENT', 'ENOTDIR']);
}
function outside(path) {
    return new OutsideTree(`${path} is outside the repository. Use a path relative to its root, such as src/index.ts.`);
}


/***/ }),

/***/ 25178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ readRootFiles)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59973);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93597);



/** @param folder relative to the root */
async function readRootFiles(root, folder = '') {
    const names = new Set((await (0,_files_js__WEBPACK_IMPORTED_MODULE_1__/* .listFolderBeneath */ .Il)(root, folder)).map(({ name }) => name));
    return {
        names,
        read: async (name) => {
            if (!names.has(name))
                return undefined;
            try {
                return (await (0,_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readFileBeneath */ .aL)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, name))).toString();
            }
            catch (error) {
                if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isSystemError */ .Or)(error) || error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ToolError */ .v4)
                    return undefined;
                throw error;
            }
        }
    };
}


/***/ }),

/***/ 40818:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: () => (/* binding */ fingerprint),
  I: () => (/* binding */ viewFile)
});

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./src/errors.js
var errors = __webpack_require__(59973);
// EXTERNAL MODULE: ./src/text/encoding.js
var text_encoding = __webpack_require__(3817);
;// CONCATENATED MODULE: ./src/workspace/files/file-type.js
const signatures = [
    ['89504e470d0a1a0a', 'PNG image'],
    ['ffd8ff', 'JPEG image'],
    ['47494638', 'GIF image'],
    ['57454250', 'WebP image', 8],
    ['424d', 'BMP image'],
    ['00000100', 'icon'],
    ['255044462d', 'PDF document'],
    ['504b0304', 'ZIP archive (or Office document, JAR, wheel)'],
    ['1f8b', 'gzip archive'],
    ['425a68', 'bzip2 archive'],
    ['fd377a585a00', 'xz archive'],
    ['28b52ffd', 'Zstandard archive'],
    ['377abcaf271c', '7-Zip archive'],
    ['7573746172', 'tar archive', 257],
    ['7f454c46', 'ELF program or library'],
    ['cffaedfe', 'Mach-O program or library'],
    ['4d5a', 'Windows program or library'],
    ['0061736d', 'WebAssembly module'],
    ['cafebabe', 'Java class'],
    ['53514c69746520666f726d6174203300', 'SQLite database'],
    ['774f4646', 'WOFF font'],
    ['774f4632', 'WOFF2 font'],
    ['4f676753', 'Ogg media'],
    ['494433', 'MP3 audio'],
    ['52494646', 'RIFF media'],
    ['66747970', 'MP4 media', 4],
    ['fffe0000', 'UTF-32 text']
];
/** The type of a binary file, by its first bytes; undefined if unknown. */
function typeOfBinary(head) {
    const match = signatures.find(([bytes, , offset = 0]) => {
        const signature = Buffer.from(bytes, 'hex');
        return head.subarray(offset, offset + signature.length).equals(signature);
    });
    return match?.[1];
}

;// CONCATENATED MODULE: ./src/workspace/files/line-window.js

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const MAX_CHARACTER_BYTES = 4;
/** The most common encoding besides UTF-8. It has a character for each byte. */
const fallback = new TextDecoder('windows-1252');
/** Extracts a range of lines from a stream of bytes and counts the others. Keeps only the range in memory. */
class LineWindow {
    #range;
    #limits;
    #lines = [];
    #ends = { crlf: 0, lf: 0 };
    #length = 0;
    #isFull = false;
    #isUtf8 = true;
    /** Completed lines. */
    #total = 0;
    #line = emptyLine();
    #countedBytes = 0;
    constructor(range, limits) {
        this.#range = range;
        this.#limits = limits;
    }
    /** Returns false if the range is complete and enough bytes were counted after it. */
    push(chunk) {
        let start = 0;
        while (start < chunk.length) {
            const end = chunk.indexOf(LINE_FEED, start);
            this.#extend(chunk.subarray(start, end < 0 ? chunk.length : end));
            if (end >= 0)
                this.#endLine({ hasLineFeed: true });
            start = end < 0 ? chunk.length : end + 1;
        }
        return this.#countedBytes <= this.#limits.maxCountedBytes;
    }
    /** To call after the last chunk. */
    end() {
        if (this.#line.bytes > 0)
            this.#endLine({ hasLineFeed: false });
        const { crlf, lf } = this.#ends;
        const lineEnds = crlf === 0 ? 'LF' : lf === 0 ? 'CRLF' : 'mixed';
        return { lines: this.#lines, total: this.#total, lineEnds, isUtf8: this.#isUtf8 };
    }
    #extend(piece) {
        const line = this.#line;
        const bytesLeft = this.#isWanted() ? this.#limits.maxLineLength * MAX_CHARACTER_BYTES - line.headBytes : 0;
        const kept = piece.subarray(0, Math.max(0, bytesLeft));
        // A copy, because the reader reuses its buffer.
        if (kept.length > 0)
            line.head.push(Buffer.from(kept));
        line.headBytes += kept.length;
        line.bytes += piece.length;
        line.lastByte = piece.at(-1) ?? line.lastByte;
        if (this.#total + 1 >= this.#range.first)
            this.#countedBytes += piece.length - kept.length + 1;
    }
    #isWanted() {
        return !this.#isFull && this.#total + 1 >= this.#range.first && this.#lines.length < this.#range.count;
    }
    #endLine({ hasLineFeed }) {
        if (this.#isWanted())
            this.#addLine(hasLineFeed);
        this.#total += 1;
        this.#line = emptyLine();
    }
    #addLine(hasLineFeed) {
        const { head, headBytes, bytes, lastByte } = this.#line;
        const hasReturn = hasLineFeed && lastByte === CARRIAGE_RETURN;
        const length = bytes - (hasReturn ? 1 : 0);
        const content = Buffer.concat(head).subarray(0, Math.min(headBytes, length));
        const { text, isUtf8: isText } = decode(content, { isCut: headBytes < bytes });
        const plain = this.#total === 0 ? text.replace(/^\ufeff/, '') : text;
        const shown = plain.slice(0, this.#limits.maxLineLength).replace(/[\ud800-\udbff]$/, '');
        this.#length += shown.length;
        if (this.#lines.length > 0 && this.#length > this.#limits.maxLength) {
            this.#isFull = true;
            return;
        }
        if (hasLineFeed)
            this.#ends[hasReturn ? 'crlf' : 'lf'] += 1;
        if (!isText)
            this.#isUtf8 = false;
        const isWhole = shown.length === plain.length && headBytes >= length;
        this.#lines.push({
            text: shown,
            cutBytes: isWhole ? 0 : length - (isText ? Buffer.byteLength(shown) : shown.length)
        });
    }
}
function emptyLine() {
    /** The start of a line, and the number of all its bytes without the line feed. */
    return { head: [], headBytes: 0, bytes: 0, lastByte: LINE_FEED };
}
/** If the line was cut in the middle of a character, drops that character. */
function decode(content, { isCut }) {
    for (let dropped = 0; dropped < (isCut ? MAX_CHARACTER_BYTES : 1); dropped += 1) {
        const whole = content.subarray(0, content.length - dropped);
        if ((0,external_node_buffer_.isUtf8)(whole))
            return { text: whole.toString('utf8'), isUtf8: true };
    }
    return { text: fallback.decode(content), isUtf8: false };
}

;// CONCATENATED MODULE: ./src/workspace/files/view-file.js






const CHUNK_BYTES = 256 * 1024;
/** Files up to this size are always read to the end. */
const MAX_COUNTED_BYTES = 64 * 1024 * 1024;
const MAX_HASHED_BYTES = 32 * 1024 * 1024;
const MAX_MS = 10_000;
/** Reads a range of lines. Keeps only the range in memory, however large the file, and does not block other work. */
async function viewFile(file, { size, range, signal }) {
    const head = Buffer.alloc(Math.min(size, CHUNK_BYTES));
    const { bytesRead } = await file.read(head, 0, head.length, 0);
    const start = head.subarray(0, bytesRead);
    const encoding = (0,text_encoding/* encodingOf */.P$)(start);
    const type = typeOfBinary(start);
    // UTF-32 starts like UTF-16, and a PDF may have no NUL.
    const isText = encoding === 'utf-8' ? !(0,text_encoding/* isBinary */.Go)(start) && (type === undefined || (0,external_node_buffer_.isUtf8)(start)) : type === undefined;
    if (!isText)
        return { kind: 'binary', type, size };
    const window = new LineWindow(range, { ...range, maxCountedBytes: MAX_COUNTED_BYTES });
    const hash = size <= MAX_HASHED_BYTES ? (0,external_node_crypto_.createHash)('sha256') : undefined;
    const toUtf8 = transcoder(encoding);
    const isTotal = await readThrough(file, signal, (chunk) => {
        hash?.update(chunk);
        return window.push(toUtf8(chunk));
    });
    const lines = window.end();
    if (lines.lines.length === 0 && lines.total > 0) {
        if (!isTotal)
            throw new errors/* ToolError */.v4(`Line ${range.first} was not reached in ${MAX_MS / 1000} s. Use grep_search.`);
        // Beyond the end: show the last line instead of an error.
        return viewFile(file, { size, range: { ...range, first: lines.total }, signal });
    }
    return { kind: 'text', encoding, first: range.first, isTotal, fingerprint: hash?.digest('hex'), ...lines };
}
/** Equal for equal content only. */
function fingerprint(content) {
    return (0,external_node_crypto_.createHash)('sha256').update(content).digest('hex');
}
/** Returns false if `take` needed no more before the end, or the time was up. */
async function readThrough(file, signal, take) {
    const buffer = Buffer.allocUnsafe(CHUNK_BYTES);
    const startedAt = performance.now();
    for (let position = 0; performance.now() - startedAt < MAX_MS;) {
        signal.throwIfAborted();
        const { bytesRead } = await file.read(buffer, 0, buffer.length, position);
        if (bytesRead === 0)
            return true;
        position += bytesRead;
        if (!take(buffer.subarray(0, bytesRead)))
            return false;
    }
    return false;
}
function transcoder(encoding) {
    if (encoding === 'utf-8')
        return (chunk) => chunk;
    const decoder = new TextDecoder(encoding, { ignoreBOM: true });
    return (chunk) => Buffer.from(decoder.decode(chunk, { stream: true }));
}


/***/ }),

/***/ 3573:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pf: () => (/* binding */ pathspecsFor),
/* harmony export */   ij: () => (/* binding */ globInterpretations),
/* harmony export */   yZ: () => (/* binding */ matchingPaths)
/* harmony export */ });
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30714);
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55180);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59973);



const MAX_MS = 2_000;
const MAX_CHOICES = 50;
const filter = new node_vm__WEBPACK_IMPORTED_MODULE_0__.Script(`
  const matches = (path) => (expression) => expression.test(path)
  paths.filter((path) => wanted.some(matches(path)) && !unwanted.some(matches(path)))
`);
/** The interpretations of a glob, to be tried in this order until something matches. */
function globInterpretations(glob) {
    const literal = glob.replaceAll(/[[\](){}!+@]/g, '\\$&');
    return [
        { interpretation: 'glob', pattern: glob, ignoreCase: false },
        ...(literal === glob ? [] : [{ interpretation: 'literal', pattern: literal, ignoreCase: false }]),
        { interpretation: 'any-case', pattern: glob, ignoreCase: true }
    ];
}
/**
 * The paths that match one of the globs, and none of those that start with `!`. A glob without `/` matches the name at any depth. A
 * glob that ends in `/` matches everything below that folder.
 *
 * Globs become regular expressions, and one with many asterisks can take centuries on a long name. Only code in another context can
 * be given a timeout.
 *
 * @throws ToolError if it takes too long
 */
function matchingPaths(globs, paths, { ignoreCase = false } = {}) {
    const [unwanted = [], wanted = []] = [true, false].map((isUnwanted) => globs.filter((glob) => glob.startsWith('!') === isUnwanted).map((glob) => expressionOf(glob, ignoreCase)));
    if (wanted.length === 0)
        wanted.push(/^/);
    try {
        // Safe: the script above returns some of the strings it is given.
        return filter.runInNewContext({ paths, wanted, unwanted }, { timeout: MAX_MS });
    }
    catch (error) {
        if (!isTimeout(error))
            throw error;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ToolError */ .v4(`Matching ${globs.join(', ').slice(0, 200)} takes too long. Use fewer asterisks.`, {
            cause: error
        });
    }
}
function expressionOf(glob, ignoreCase) {
    return picomatch__WEBPACK_IMPORTED_MODULE_2__.makeRe(fromAnyDepth(glob.replace(/^!/, '')), { dot: true, nocase: ignoreCase });
}
/** A complete glob: for a bare name at any depth, and for a bare folder with everything below it. */
function fromAnyDepth(glob) {
    const plain = glob.replace(/^\.?\//, '').replace(/\/$/, '/**');
    return plain.includes('/') ? plain : `**/${plain}`;
}
function isTimeout(error) {
    return Error.isError(error) && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}
/**
 * Pathspecs that restrict git to the files that the globs match; undefined if git's patterns differ from ours, so that its results
 * must be filtered.
 *
 * @param folder the globs are relative to it
 */
function pathspecsFor(globs, folder) {
    const isPlain = (glob) => /^[\w\-./*{},@~ ]+$/.test(glob) && !glob.split('/').includes('..');
    if (globs.length === 0 || !globs.every(isPlain))
        return undefined;
    const patterns = globs.map(fromAnyDepth).flatMap(withoutBraces);
    if (patterns.some((pattern) => /[{}]/.test(pattern)))
        return undefined;
    const start = folder === '' ? '' : `${folder.replaceAll(/[*?[\]\\]/g, '\\$&')}/`;
    return patterns.map((pattern) => `:(glob)${start}${pattern}`);
}
/** One glob for each combination of the choices in braces. Unchanged if there are too many. */
function withoutBraces(glob) {
    let patterns = [glob];
    while (patterns.length <= MAX_CHOICES) {
        const next = patterns.flatMap(choices);
        if (next.length === patterns.length)
            return next;
        patterns = next;
    }
    return [glob];
}
function choices(glob) {
    const [braces, list] = /\{([^{},]*(?:,[^{},]*)+)\}/.exec(glob) ?? [];
    if (braces === undefined || list === undefined)
        return [glob];
    return list.split(',').map((choice) => glob.replace(braces, () => choice));
}


/***/ }),

/***/ 15932:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ openWorkspace)
});

// UNUSED EXPORTS: Workspace

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:v8"
var external_node_v8_ = __webpack_require__(78877);
// EXTERNAL MODULE: ./src/errors.js
var errors = __webpack_require__(59973);
// EXTERNAL MODULE: ./src/git/hardened-environment.js
var hardened_environment = __webpack_require__(22388);
// EXTERNAL MODULE: ./src/policy/default-commands.js + 2 modules
var default_commands = __webpack_require__(19347);
// EXTERNAL MODULE: ./src/text/writable-paths.js
var writable_paths = __webpack_require__(237);
// EXTERNAL MODULE: ./src/text/format.js
var format = __webpack_require__(79623);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./src/text/normalized-path.js
var normalized_path = __webpack_require__(60409);
// EXTERNAL MODULE: ./src/workspace/files/files.js
var files_files = __webpack_require__(93597);
// EXTERNAL MODULE: ./src/workspace/files/open-beneath.js
var open_beneath = __webpack_require__(53858);
;// CONCATENATED MODULE: ./src/workspace/files/apply-changes.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});







/**
 * Makes several changes as one. Writes all new content to disk before it touches the first file. If a later step fails, undoes
 * everything and throws. At any moment each file is either the old one or the new one, even if the process is killed. Creates
 * missing folders, and removes folders that become empty.
 *
 * @param changes at most one for each path
 * @throws ToolError with the path of the change that is not possible
 */
async function applyChanges(root, changes, signal) {
    const undo = [];
    const folders = [];
    const prepared = [];
    try {
        for (const change of changes) {
            signal.throwIfAborted();
            await explainingErrors(change, async () => {
                const target = await openTarget(root, change, undo);
                folders.push(target.folder);
                prepared.push(await prepare(root, { change, target, undo }));
            });
        }
        for (const each of prepared)
            await explainingErrors(each.change, () => replaceFile(each, undo));
    }
    catch (error) {
        await undoAll(undo, error);
        await closeAll(folders);
        throw error;
    }
    for (const each of prepared)
        await cleanUp(root, each);
    await closeAll(folders);
}
/** Errors of the system name a path in `/proc`, which means nothing to a model. */
async function explainingErrors({ path }, work) {
    try {
        await work();
    }
    catch (error) {
        if (!(0,errors/* isSystemError */.Or)(error))
            throw error;
        throw new errors/* ToolError */.v4(`${path} cannot be changed: ${reasons[error.code ?? ''] ?? error.code}.`, { cause: error });
    }
}
const reasons = {
    ENOSPC: 'no space is left on the disk',
    EDQUOT: 'no space is left on the disk',
    EACCES: 'permission denied',
    EPERM: 'permission denied',
    EROFS: 'the disk is read-only',
    ENOTDIR: 'a name before the last one is not a folder',
    ELOOP: 'a symbolic link has replaced it'
};
async function closeAll(folders) {
    await Promise.all(folders.map((folder) => folder[Symbol.asyncDispose]()));
}
async function undoAll(undo, cause) {
    const failures = [];
    for (const step of undo.toReversed())
        await step().catch((failure) => failures.push(failure));
    if (failures.length > 0) {
        throw new AggregateError(failures, 'A change failed halfway, and not all of it could be undone.', { cause });
    }
}
async function openTarget(root, { path, content }, undo) {
    const { dir, base } = external_node_path_.posix.parse(path);
    if (base === '')
        throw new errors/* ToolError */.v4('The root of the repository is a folder; name a file in it.');
    if (content !== undefined) {
        const missing = await missingFolders(root, dir);
        undo.push(() => removeFolders(root, missing));
    }
    return { folder: await (0,open_beneath/* openBeneath */.c)(root, dir, { create: content !== undefined }), name: base };
}
async function prepare(root, { change, target, undo }) {
    const { path, content, like, executable } = change;
    const old = await statsAt(target);
    if (old && !old.isFile())
        throw new errors/* ToolError */.v4(`${path} is ${old.isDirectory() ? 'a folder' : 'not a regular file'}.`);
    if (!old && content === undefined)
        throw new errors/* ToolError */.v4(`${path} does not exist.`);
    const prepared = { change, target, old, backupName: temporaryName() };
    if (content === undefined)
        return { ...prepared, newName: undefined };
    const newName = temporaryName();
    undo.push(() => unlinkIfExists(target.folder.at(newName)));
    await (0,files_files/* writeNew */.qf)(target.folder, newName, { content, like: like === undefined ? old : await statsOf(root, like) });
    if (executable !== undefined)
        await setExecutable({ ...target, name: newName }, executable);
    return { ...prepared, newName };
}
function temporaryName() {
    return `.forgehand-${(0,external_node_crypto_.randomUUID)()}`;
}
async function statsOf(root, path) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { dir, base } = external_node_path_.posix.parse(path);
        const folder = __addDisposableResource(env_1, await (0,open_beneath/* openBeneath */.c)(root, dir), true);
        return await statsAt({ folder, name: base });
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
function statsAt({ folder, name }) {
    return (0,errors/* unlessSystemError */.e4)((0,promises_.lstat)(folder.at(name)), undefined, ['ENOENT']);
}
/** As git does: everyone who can read the file can execute it, or nobody can. */
async function setExecutable({ folder, name }, executable) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const file = __addDisposableResource(env_2, await (0,open_beneath/* openFile */.T)(folder, name), true);
        const { mode } = await file.stat();
        await file.chmod(executable ? (mode & 0o777) | ((mode & 0o444) >> 2) : mode & 0o666);
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        const result_2 = __disposeResources(env_2);
        if (result_2)
            await result_2;
    }
}
async function replaceFile(prepared, undo) {
    const { old, newName } = prepared;
    const { folder, name } = prepared.target;
    const [path, backup] = [folder.at(name), folder.at(prepared.backupName)];
    if (old) {
        await (newName === undefined ? promises_.rename : backUp)(path, backup);
        undo.push(async () => {
            await (0,promises_.rename)(backup, path);
            // If both are still names of one file, renaming does nothing.
            await unlinkIfExists(backup);
        });
    }
    if (newName !== undefined) {
        await (0,promises_.rename)(folder.at(newName), path);
        // An old file is restored by renaming it over the new one.
        if (!old)
            undo.push(() => (0,promises_.unlink)(path));
    }
}
/** Gives a file a second name, so that it never disappears; where the file system has no hard links, a new name. */
async function backUp(path, backup) {
    try {
        await (0,promises_.link)(path, backup);
    }
    catch (error) {
        if (!(0,errors/* isSystemError */.Or)(error))
            throw error;
        await (0,promises_.rename)(path, backup);
    }
}
async function cleanUp(root, { change, target, old, backupName }) {
    if (old)
        await (0,promises_.unlink)(target.folder.at(backupName));
    if (change.content === undefined)
        await removeFolders(root, (0,normalized_path/* foldersAbove */.Zv)(change.path).toReversed());
}
function unlinkIfExists(path) {
    return (0,errors/* unlessSystemError */.e4)((0,promises_.unlink)(path), undefined, ['ENOENT']);
}
/** The missing folders of a path, deepest first. */
async function missingFolders(root, folder) {
    if (folder === '' || (await (0,files_files/* existsBeneath */.a4)(root, folder)))
        return [];
    return [folder, ...(await missingFolders(root, external_node_path_.posix.dirname(folder).replace(/^\.$/, '')))];
}
/** @param folders deepest first; stops at the first one that is not empty */
async function removeFolders(root, folders) {
    for (const path of folders) {
        const { dir, base } = external_node_path_.posix.parse(path);
        try {
            const env_3 = { stack: [], error: void 0, hasError: false };
            try {
                const parent = __addDisposableResource(env_3, await (0,open_beneath/* openBeneath */.c)(root, dir), true);
                await (0,promises_.rmdir)(parent.at(base));
            }
            catch (e_3) {
                env_3.error = e_3;
                env_3.hasError = true;
            }
            finally {
                const result_3 = __disposeResources(env_3);
                if (result_3)
                    await result_3;
            }
        }
        catch (error) {
            // It is not empty, or was never created.
            if ((0,errors/* isSystemError */.Or)(error))
                return;
            throw error;
        }
    }
}

;// CONCATENATED MODULE: ./src/workspace/commands/environment.js



// Variables that tool chains need and that contain no secrets. All others are withheld: on a runner they can contain tokens under any
// name (INPUT_*, ACTIONS_*, every secret of the workflow).
const passed = new RegExp([
    '^(PATH|LANG|LANGUAGE|LC_[A-Z]+|TZ|SHELL|USER|LOGNAME|HOSTNAME|LD_LIBRARY_PATH|PKG_CONFIG_PATH)$',
    '^(NODE_(VERSION|PATH|ENV)|NVM_(DIR|BIN|INC)|PNPM_HOME|VOLTA_HOME|COREPACK_HOME|BUN_INSTALL|DENO_(DIR|INSTALL))$',
    '^(VIRTUAL_ENV|PYENV_(ROOT|VERSION)|CONDA_(PREFIX|DEFAULT_ENV)|PYTHON(PATH|HOME|USERBASE|_VERSION)|pythonLocation)$',
    '^(GO(PATH|ROOT|BIN|FLAGS|TOOLCHAIN|MODCACHE|CACHE|OS|ARCH|PRIVATE|NOSUMDB)|GOROOT_[0-9]+_[0-9]+_[A-Z0-9]+)$',
    '^(CARGO_HOME|CARGO_TARGET_DIR|RUSTUP_(HOME|TOOLCHAIN)|RUSTFLAGS)$',
    '^(JAVA_HOME(_[0-9]+_[A-Z0-9]+)?|GRADLE_(HOME|USER_HOME)|MAVEN_HOME|M2_HOME|KOTLIN_HOME|ANDROID_(HOME|SDK_ROOT))$',
    '^(GEM_(HOME|PATH)|BUNDLE_PATH|RBENV_ROOT|RUBY_VERSION|DOTNET_ROOT|PHP_VERSION|COMPOSER_HOME|HOMEBREW_PREFIX)$',
    // Files with the certificate of a company's proxy.
    '^(NODE_EXTRA_CA_CERTS|SSL_CERT_(FILE|DIR)|REQUESTS_CA_BUNDLE|CURL_CA_BUNDLE|PIP_CERT|CARGO_HTTP_CAINFO|GIT_SSL_CAINFO)$',
    '^(CC|CXX|CFLAGS|CXXFLAGS|LDFLAGS|CMAKE_PREFIX_PATH)$'
].join('|'));
const fixed = {
    CI: '1',
    TERM: 'dumb',
    NO_COLOR: '1',
    FORCE_COLOR: '0',
    CLICOLOR: '0',
    PAGER: 'cat',
    GIT_PAGER: 'cat',
    MANPAGER: 'cat',
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_EDITOR: 'true',
    DEBIAN_FRONTEND: 'noninteractive',
    PIP_PROGRESS_BAR: 'off',
    PIP_NO_INPUT: '1',
    PIP_DISABLE_PIP_VERSION_CHECK: '1',
    TQDM_DISABLE: '1',
    PYTHONUNBUFFERED: '1',
    npm_config_progress: 'false',
    npm_config_fund: 'false',
    npm_config_audit: 'false',
    npm_config_update_notifier: 'false',
    NO_UPDATE_NOTIFIER: '1',
    CARGO_TERM_PROGRESS_WHEN: 'never',
    DO_NOT_TRACK: '1'
};
/**
 * The environment of commands: harmless variables of ours, and settings that turn off prompts, pagers and colors.
 *
 * @param home becomes HOME, because our own may contain credentials
 */
function commandEnvironment(environment, home) {
    const allowed = Object.entries(environment).filter((entry) => entry[1] !== undefined && passed.test(entry[0]));
    return { LANG: 'C.UTF-8', ...Object.fromEntries(allowed), ...fixed, HOME: home, TMPDIR: '/tmp' };
}
// Without the user's HOME, tools find the files that they installed there only with these variables.
const toolFolders = {
    CARGO_HOME: '.cargo',
    RUSTUP_HOME: '.rustup',
    GOMODCACHE: 'go/pkg/mod',
    PYTHONUSERBASE: '.local',
    NVM_DIR: '.nvm',
    PYENV_ROOT: '.pyenv',
    RBENV_ROOT: '.rbenv',
    VOLTA_HOME: '.volta'
};
/** Variables that lead tool chains to their files in the user's home, if the folder exists and the variable is not set. */
async function installedTools(environment) {
    const home = environment['HOME'];
    if (home === undefined)
        return {};
    const found = await Promise.all(Object.entries(toolFolders).map(async ([name, folder]) => {
        const path = (0,external_node_path_.join)(home, folder);
        const isUnset = environment[name] === undefined;
        return isUnset && (await (0,errors/* unlessSystemError */.e4)((0,promises_.stat)(path), undefined)) ? [[name, path]] : [];
    }));
    return Object.fromEntries(found.flat());
}

// EXTERNAL MODULE: ./src/text/similarity.js
var similarity = __webpack_require__(57335);
;// CONCATENATED MODULE: ./src/workspace/search/nearest-paths.js

const MAX_NAMES = 3;
const MIN_SIMILARITY = 0.6;
/**
 * Up to three files or folders that a wrong path most likely means: first the same name in other folders, then similar names. Fast
 * enough for a hundred thousand files.
 */
function nearestPaths(path, files) {
    const wanted = analyze(path.toLowerCase().replace(/\/+$/, ''));
    const scored = [];
    for (const candidate of new Set([...files, ...foldersOf(files)])) {
        const score = scoreOf(wanted, candidate.toLowerCase());
        if (score > 0)
            scored.push({ path: candidate, score });
    }
    return scored
        .sort((a, b) => b.score - a.score || (a.path < b.path ? -1 : 1))
        .slice(0, MAX_NAMES)
        .map((each) => each.path);
}
/** All folders that contain the files, directly or indirectly. */
function foldersOf(files) {
    const folders = new Set();
    for (const file of files) {
        for (let end = file.lastIndexOf('/'); end > 0; end = file.lastIndexOf('/', end - 1)) {
            const folder = file.slice(0, end);
            if (folders.has(folder))
                break;
            folders.add(folder);
        }
    }
    return folders;
}
function analyze(path) {
    const name = lastName(path);
    return { path, name, names: path.split('/'), stem: stemOf(name), pairs: (0,similarity/* bigramsOf */.n)(name) };
}
/** From 0, nothing in common, to 3, the same path except for case. */
function scoreOf(wanted, path) {
    if (wanted.path === path)
        return 3;
    const name = lastName(path);
    if (wanted.name === name)
        return 2 + sharedNames(wanted, path);
    if (wanted.stem === stemOf(name))
        return 1 + sharedNames(wanted, path);
    const common = commonPairs(wanted, name);
    return common >= MIN_SIMILARITY ? common : 0;
}
function lastName(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
function stemOf(name) {
    const dot = name.lastIndexOf('.');
    return dot <= 0 ? name : name.slice(0, dot);
}
/** The share, below 1, of the wanted path's names that are in the other path. */
function sharedNames({ names }, path) {
    const others = new Set(path.split('/'));
    return names.filter((name) => others.has(name)).length / (names.length + 1);
}
function commonPairs({ name, pairs }, other) {
    const [count, otherCount] = [name.length - 1, other.length - 1];
    // Most names are too different in length.
    if (count < 1 || otherCount < 1 || 2 * Math.min(count, otherCount) < MIN_SIMILARITY * (count + otherCount))
        return 0;
    return (0,similarity/* similarity */.k)(pairs, (0,similarity/* bigramsOf */.n)(other));
}

// EXTERNAL MODULE: ./src/workspace/files/resolve-inside.js
var resolve_inside = __webpack_require__(1699);
;// CONCATENATED MODULE: ./src/workspace/commands/working-folder.js




/**
 * The working folder of a command. For a folder outside the repository, which models name if they are wrong about the root, it is the
 * root. The sandbox decides what the command can reach.
 *
 * @param listFiles paths of all files, to suggest similar names
 * @throws ToolError if it is not a folder
 */
async function resolveWorkingFolder(root, path, listFiles) {
    const relative = await resolveUnlessOutside(root, path);
    if (relative === undefined)
        return { path: '', isClamped: true };
    const kind = await (0,files_files/* kindBeneath */.oq)(root, relative);
    if (kind === 'folder')
        return { path: relative, isClamped: false };
    if (kind !== undefined) {
        throw new errors/* ToolError */.v4(`${path} is not a folder. Name a folder, or omit cwd for the root.`);
    }
    const nearest = nearestPaths(path, [...foldersOf(await listFiles())]);
    const hint = nearest.length > 0 ? `Did you mean ${nearest.join(', ')}?` : 'Omit cwd for the root.';
    throw new errors/* ToolError */.v4(`There is no folder ${path}. ${hint}`);
}
async function resolveUnlessOutside(root, path) {
    try {
        return await (0,resolve_inside/* resolveInside */.LI)(root, path);
    }
    catch (error) {
        if (error instanceof resolve_inside/* OutsideTree */.ig)
            return undefined;
        throw error;
    }
}

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./src/workspace/sandbox/spawn.js
var spawn = __webpack_require__(69861);
// EXTERNAL MODULE: ./src/workspace/sandbox/resource-limits.js
var resource_limits = __webpack_require__(94057);
// EXTERNAL MODULE: external "node:string_decoder"
var external_node_string_decoder_ = __webpack_require__(46193);
;// CONCATENATED MODULE: ./src/workspace/commands/truncated-output.js

const HEAD_SHARE = 0.15;
/** Keeps the start and the end of an output of any length in bounded memory. The end gets most of the space, because it matters most. */
class TruncatedOutput {
    #limits;
    /** The whole output while it fits; then its beginning. */
    #head = '';
    #tail = '';
    #bytes = 0;
    #lineEnds = 0;
    #isCut = false;
    #file;
    constructor(limits) {
        this.#limits = limits;
    }
    push(text) {
        this.#bytes += Buffer.byteLength(text);
        this.#lineEnds += countLineEnds(text);
        if (this.#isCut)
            this.#add(text);
        else {
            this.#head += text;
            const { maxBytes, maxLines } = this.#limits;
            const lines = this.#lineEnds + (this.#head.endsWith('\n') ? 0 : 1);
            if (this.#bytes > maxBytes || lines > maxLines)
                this.#cut();
        }
    }
    /** The output, with a line in the middle that says how much is missing and where to find it. */
    text() {
        if (!this.#isCut)
            return this.#head;
        const { maxBytes, maxLines } = this.#limits;
        const tail = lastPart(this.#tail, {
            bytes: maxBytes - headOf(maxBytes),
            lines: maxLines - headOf(maxLines)
        });
        const lineEnd = this.#head.endsWith('\n') ? '' : '\n';
        return `${this.#head}${lineEnd}[… ${this.#missing(tail)} omitted${this.#location()} …]\n${tail}`;
    }
    close() {
        this.#file?.close();
    }
    #cut() {
        this.#isCut = true;
        const { maxBytes, maxLines, createFile } = this.#limits;
        this.#file = createFile?.();
        this.#file?.write(this.#head);
        const whole = this.#head;
        this.#head = firstPart(whole, { bytes: headOf(maxBytes), lines: headOf(maxLines) });
        this.#tail = whole.slice(this.#head.length);
    }
    #add(text) {
        this.#file?.write(text);
        this.#tail += text;
        // Cut only now and then, because each cut copies the tail. A character has at least one byte.
        const { maxBytes } = this.#limits;
        if (this.#tail.length > 2 * maxBytes)
            this.#tail = this.#tail.slice(-maxBytes);
    }
    #missing(tail) {
        const bytes = this.#bytes - Buffer.byteLength(this.#head) - Buffer.byteLength(tail);
        const lines = this.#lineEnds - countLineEnds(this.#head) - countLineEnds(tail);
        return lines > 0 ? `${lines} lines, ${bytes} bytes` : `${bytes} bytes`;
    }
    #location() {
        if (!this.#file || this.#file.bytes === 0)
            return '';
        const { name, bytes, isComplete } = this.#file;
        return isComplete ? `; full output: ${name}` : `; first ${bytes} bytes: ${name}`;
    }
}
function headOf(limit) {
    return Math.floor(limit * HEAD_SHARE);
}
/** Complete lines from the start, or a part of the first line if it is too long. */
function firstPart(text, { bytes, lines }) {
    const fitting = new external_node_string_decoder_.StringDecoder('utf8').write(Buffer.from(text).subarray(0, bytes));
    let end = 0;
    for (let line = 0; line < lines; line += 1) {
        const next = fitting.indexOf('\n', end);
        if (next < 0)
            break;
        end = next + 1;
    }
    return end > 0 ? fitting.slice(0, end) : fitting;
}
/** Complete lines up to the end, or a part of the last line if it is too long. */
function lastPart(text, { bytes, lines }) {
    const all = Buffer.from(text);
    const fitting = fromCharacter(all.subarray(-bytes)).toString();
    let start = fitting.length;
    for (let line = 0; line < lines; line += 1) {
        const previous = start < 2 ? -1 : fitting.lastIndexOf('\n', start - 2);
        // No line starts where the bytes were cut.
        if (previous < 0)
            return start === fitting.length || all.length <= bytes ? fitting : fitting.slice(start);
        start = previous + 1;
    }
    return fitting.slice(start);
}
/** Without the rest of a character that was cut. */
function fromCharacter(bytes) {
    const start = bytes.findIndex((byte) => (byte & 0xc0) !== 0x80);
    return bytes.subarray(Math.max(start, 0));
}
function countLineEnds(text) {
    let count = 0;
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1))
        count += 1;
    return count;
}

// EXTERNAL MODULE: ./src/workspace/sandbox/process-tree.js
var process_tree = __webpack_require__(30108);
// EXTERNAL MODULE: ./src/text/terminal-text.js
var terminal_text = __webpack_require__(42090);
// EXTERNAL MODULE: ./src/workspace/sandbox/temporary-usage.js
var temporary_usage = __webpack_require__(33899);
// EXTERNAL MODULE: ./src/workspace/sandbox/resource-usage.js
var resource_usage = __webpack_require__(45150);
;// CONCATENATED MODULE: ./src/workspace/commands/run-command.js











const MAX_OUTPUT_BYTES = 30_000;
const MAX_OUTPUT_LINES = 100;
const DRAIN_MS = 2_000;
const END_MS = 5_000;
/**
 * Runs a shell script in the sandbox. When it returns or throws, everything that the script started has ended.
 *
 * @throws the signal's reason if aborted
 */
async function runCommand(script, run) {
    const startedAt = performance.now();
    const marker = (0,external_node_crypto_.randomUUID)();
    const terminal = new terminal_text/* TerminalText */.m();
    const window = createOutput(run);
    const pipe = await run.pipes.open((chunk) => {
        window.push(terminal.push(chunk));
        run.onOutput?.(chunk);
    });
    try {
        const child = start(script, { ...run, marker, writer: pipe.writer });
        const { exceeded, ...end } = await waitForEnd(child, { ...run, marker });
        // The pipe never ends if a surviving process holds it open.
        await Promise.race([pipe.ended, (0,external_node_timers_promises_.setTimeout)(DRAIN_MS, undefined, { ref: false })]);
        run.signal.throwIfAborted();
        window.push(terminal.end());
        const text = window.text();
        const { temporary, limits } = run.sandbox;
        const emptied = temporary === undefined ? undefined : (0,temporary_usage/* emptyIfFull */.u)(temporary, limits.temporaryMb);
        const note = exceeded ?? emptied ?? (0,resource_limits/* describeLimitHit */.Ub)({ ...end, output: text }, limits);
        const output = note === undefined ? text : `${text.replace(/(?<=.)\n?$/s, '\n')}[${note}]\n`;
        const exitCode = emptied === undefined ? end.exitCode : undefined;
        return { ...end, exitCode, output, durationMs: Math.round(performance.now() - startedAt) };
    }
    finally {
        pipe.close();
        window.close();
    }
}
function createOutput({ outputs }) {
    // A line has at least one byte, so this limit on lines never applies.
    if (!outputs)
        return new TruncatedOutput({ maxBytes: MAX_OUTPUT_BYTES, maxLines: MAX_OUTPUT_BYTES });
    return new TruncatedOutput({
        maxBytes: MAX_OUTPUT_BYTES,
        maxLines: MAX_OUTPUT_LINES,
        createFile: () => outputs.create()
    });
}
function start(script, run) {
    const { sandbox, cwd, network, readable = [], writable = [], confinedTo, writer } = run;
    try {
        // No await between this check and the listener in `ending`, so no abort is missed.
        run.signal.throwIfAborted();
        const marked = { ...run.environment, [process_tree/* MARKER */.tl]: run.marker };
        const launch = sandbox.wrap({ script, cwd, network, readable, writable, confinedTo, environment: marked });
        return (0,spawn/* spawnProcess */.N)(launch, { cwd, stdio: [sandbox.usesParentDeathPipe ? 'pipe' : 'ignore', writer, writer] });
    }
    finally {
        (0,external_node_fs_.closeSync)(writer);
    }
}
/** Waits until the command exits, times out, exceeds a limit or is aborted. Then ends everything that it started. */
async function waitForEnd(child, run) {
    const settled = new AbortController();
    const { signal } = settled;
    const exit = (0,external_node_events_.once)(child, 'exit', { signal });
    const timeout = (0,external_node_timers_promises_.setTimeout)(run.timeoutMs, undefined, { signal });
    const abort = (0,external_node_events_.once)(run.signal, 'abort', { signal });
    const usage = limitExceeded(child, run, signal);
    try {
        const end = await Promise.race([
            exit.then(() => 'exit'),
            timeout.then(() => 'timeout'),
            abort.then(() => 'abort'),
            usage
        ]);
        await (0,process_tree/* endEverything */.vo)(child, run);
        if (end === 'exit')
            return { exitCode: (0,spawn/* exitCodeOf */.F)(child), timedOut: false, exceeded: undefined };
        await Promise.race([exit, (0,external_node_timers_promises_.setTimeout)(END_MS, undefined, { signal })]);
        return {
            exitCode: undefined,
            timedOut: end === 'timeout',
            exceeded: typeof end === 'string' ? undefined : end.exceeded
        };
    }
    finally {
        settled.abort();
        await Promise.allSettled([exit, timeout, abort]);
    }
}
/** Settles only if a limit is exceeded. */
async function limitExceeded(child, run, signal) {
    const { pid } = child;
    const never = new Promise(() => undefined);
    if (pid === undefined)
        return never;
    const folders = [run.cwd, run.sandbox.home];
    const { limits, temporary } = run.sandbox;
    const exceeded = await (0,resource_usage/* monitorUsage */.i)({ leader: pid, limits, folders, temporary, signal });
    return exceeded === undefined ? never : { exceeded };
}

// EXTERNAL MODULE: ./src/workspace/commands/declared-commands.js
var declared_commands = __webpack_require__(14546);
// EXTERNAL MODULE: ./src/workspace/commands/package-binaries.js
var package_binaries = __webpack_require__(22611);
;// CONCATENATED MODULE: ./src/workspace/commands/output-files.js



const LIMITS = { maxBytes: 20 * 2 ** 20, maxTotalBytes: 100 * 2 ** 20 };
/** Long outputs of commands, on disk. Each has a name such as `output:3`, which the reading tools accept as a path. */
class OutputFiles {
    #folder;
    #limits;
    /** Oldest first. */
    #files = [];
    #count = 0;
    /** @param folder outside the work tree, where commands cannot see it; created when needed */
    constructor(folder, limits = LIMITS) {
        this.#folder = folder;
        this.#limits = limits;
    }
    /** The absolute path of an output; undefined for any other name, and for an output that was deleted. */
    pathOf(name) {
        return this.#files.find((file) => file.name === name)?.path;
    }
    /** Starts a new output; undefined if it cannot be written to disk. */
    create() {
        const { maxBytes, maxTotalBytes } = this.#limits;
        while (this.#files.length > 0 && this.#size() + maxBytes > maxTotalBytes)
            this.#dropOldest();
        const number = this.#count + 1;
        const path = (0,external_node_path_.join)(this.#folder, `${number}.txt`);
        try {
            (0,external_node_fs_.mkdirSync)(this.#folder, { recursive: true, mode: 0o700 });
            const file = new OutputFile({ name: `output:${number}`, path, maxBytes });
            this.#count = number;
            this.#files.push(file);
            return file;
        }
        catch (error) {
            if ((0,errors/* isSystemError */.Or)(error))
                return undefined;
            throw error;
        }
    }
    #size() {
        return this.#files.reduce((sum, { bytes }) => sum + bytes, 0);
    }
    #dropOldest() {
        const oldest = this.#files.shift();
        if (oldest)
            (0,external_node_fs_.rmSync)(oldest.path, { force: true });
    }
}
/**
 * One output. Written synchronously, so that a command that prints faster than the disk blocks at its pipe and nothing piles up in
 * memory.
 */
class OutputFile {
    name;
    path;
    #maxBytes;
    #descriptor;
    #bytes = 0;
    #isComplete = true;
    constructor({ name, path, maxBytes }) {
        this.name = name;
        this.path = path;
        this.#maxBytes = maxBytes;
        this.#descriptor = (0,external_node_fs_.openSync)(path, 'w', 0o600);
    }
    /** Bytes written so far. */
    get bytes() {
        return this.#bytes;
    }
    /** False if the end is missing, because of the limit or a full disk. */
    get isComplete() {
        return this.#isComplete;
    }
    write(text) {
        if (!this.#isComplete)
            return;
        const all = Buffer.from(text);
        const fitting = all.subarray(0, this.#maxBytes - this.#bytes);
        try {
            for (let start = 0; start < fitting.length;) {
                const written = (0,external_node_fs_.writeSync)(this.#descriptor, fitting, start);
                start += written;
                this.#bytes += written;
            }
            this.#isComplete = fitting.length === all.length;
        }
        catch (error) {
            if (!(0,errors/* isSystemError */.Or)(error))
                throw error;
            this.#isComplete = false;
        }
    }
    close() {
        (0,external_node_fs_.closeSync)(this.#descriptor);
    }
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
;// CONCATENATED MODULE: ./src/workspace/commands/output-pipes.js








const BATCH = 32;
// Our own PATH may lead into the work tree, where a command could put a program named mkfifo.
const SYSTEM_PATH = '/usr/bin:/bin';
/**
 * Pipes for the output of commands. One pipe takes both standard output and error, which preserves their order. They are named
 * pipes, because Node's own pipes are sockets, which a script cannot reopen as /dev/stdout. They are created in batches, because
 * starting `mkfifo` costs as much as starting the command.
 */
class OutputPipes {
    #folder;
    #ready = [];
    /** @param folder an existing folder that commands cannot see */
    constructor(folder) {
        this.#folder = folder;
    }
    async open(onChunk) {
        const path = this.#ready.pop() ?? (await this.#make());
        // The reading end first, without waiting for a writer. Then the writing end opens at once too.
        const descriptor = (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NONBLOCK);
        const writer = (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_WRONLY);
        await (0,promises_.unlink)(path);
        const reader = new external_node_net_.Socket({ fd: descriptor, readable: true, writable: false });
        reader.on('data', onChunk);
        return {
            writer,
            ended: (0,external_node_events_.once)(reader, 'close'),
            close: () => {
                reader.destroy();
            }
        };
    }
    async #make() {
        const first = (0,external_node_path_.join)(this.#folder, (0,external_node_crypto_.randomUUID)());
        const others = Array.from({ length: BATCH - 1 }, () => (0,external_node_path_.join)(this.#folder, (0,external_node_crypto_.randomUUID)()));
        await (0,external_node_util_.promisify)(external_node_child_process_.execFile)('mkfifo', ['-m', '600', first, ...others], { env: { PATH: SYSTEM_PATH } });
        this.#ready.push(...others);
        return first;
    }
}

// EXTERNAL MODULE: ./src/workspace/files/root-files.js
var root_files = __webpack_require__(25178);
// EXTERNAL MODULE: ./src/text/shell-quote.js
var shell_quote = __webpack_require__(41609);
;// CONCATENATED MODULE: ./src/workspace/commands/background-process.js







const MAX_STDERR_BYTES = 2_000;
/** For a program that exits by itself when its input is closed. */
const GRACE_MS = 300;
const background_process_END_MS = 5_000;
const background_process_DRAIN_MS = 200;
/** Starts a program in the sandbox. When our process ends, so does the program: with its parent-death pipe, or with its input. */
function startBackgroundProcess([program, ...args], run) {
    const { sandbox, cwd, network, readable = [], wrap = (plain) => plain } = run;
    const marker = (0,external_node_crypto_.randomUUID)();
    const script = wrap(['exec', ...[program, ...args].map(shell_quote/* quoteForShell */.e)].join(' '));
    const environment = { ...run.environment, [process_tree/* MARKER */.tl]: marker };
    const launch = sandbox.wrap({ script, cwd, network, readable, environment, isBackground: true });
    // Node's pipes are sockets, so the sandbox can use standard error as its parent-death pipe while the program writes to it.
    const child = (0,spawn/* spawnProcess */.N)(launch, { cwd, stdio: ['pipe', 'pipe', 'pipe'] });
    // After the program has ended, writing to its input fails. `ended` reports the end.
    for (const stream of [child.stdin, child.stdout, child.stderr])
        stream.on('error', () => undefined);
    let stderr = Buffer.alloc(0);
    child.stderr.on('data', (chunk) => {
        stderr = Buffer.concat([stderr, chunk]).subarray(-MAX_STDERR_BYTES);
    });
    const errorsClosed = new Promise((resolve) => child.stderr.once('close', resolve));
    const outputClosed = new Promise((resolve) => child.stdout.once('close', resolve));
    const killAll = () => {
        child.stderr.destroy();
        return (0,process_tree/* endEverything */.vo)(child, { sandbox, marker });
    };
    const ended = endOf(child).then(async (how) => {
        // Wait for its last output. Then kill everything that it started, which must not outlive it.
        await Promise.race([errorsClosed, pause(background_process_DRAIN_MS)]);
        await killAll();
        return how;
    });
    const end = async () => {
        child.stdin.end();
        await Promise.race([ended, pause(GRACE_MS)]);
        if (child.exitCode === null && child.signalCode === null)
            await killAll();
        child.stdout.resume();
        await Promise.race([Promise.all([ended, outputClosed]), pause(background_process_END_MS)]);
        child.stdin.destroy();
        child.stdout.destroy();
    };
    return {
        input: child.stdin,
        output: child.stdout,
        ended,
        stderrTail: () => (0,terminal_text/* terminalText */.e)(stderr.toString()).trim(),
        end
    };
}
function endOf(child) {
    return new Promise((resolve) => {
        child.once('error', (error) => {
            resolve(`it could not be started: ${(0,errors/* messageOf */.bD)(error)}`);
        });
        child.once('exit', () => {
            resolve(`exit code ${(0,spawn/* exitCodeOf */.F)(child)}`);
        });
    });
}
/** Does not keep our process alive. */
function pause(ms) {
    return (0,external_node_timers_promises_.setTimeout)(ms, undefined, { ref: false });
}

// EXTERNAL MODULE: ./src/workspace/files/view-file.js + 2 modules
var view_file = __webpack_require__(40818);
;// CONCATENATED MODULE: ./src/workspace/files/list-folder.js



const MAX_ENTRIES = 500;
/** @param path as `resolveInside` returns it */
async function listFolder(path, { root, files, signal }) {
    const all = await (0,files_files/* listFolderBeneath */.Il)(root, path);
    const shown = all.slice(0, MAX_ENTRIES);
    const pathOf = ({ name }) => (path === '' ? name : `${path}/${name}`);
    const ignored = await files.ignored(shown.map(pathOf), signal);
    const entries = await Promise.all(shown.map(async (entry) => {
        const listed = { ...entry, isIgnored: ignored.has(pathOf(entry)) };
        const target = entry.kind === 'link' ? await targetOf(root, pathOf(entry)) : undefined;
        return target ? { ...listed, target } : listed;
    }));
    return { kind: 'folder', path, entries, more: all.length - shown.length };
}
/** Undefined for a link that has just been removed, or whose name is not valid text, so that it cannot be read. */
async function targetOf(root, link) {
    const path = await (0,files_files/* linkBeneath */.io)(root, link);
    if (path === undefined)
        return undefined;
    try {
        return { path, kind: (await (0,files_files/* kindBeneath */.oq)(root, await (0,resolve_inside/* resolveInside */.LI)(root, link))) ?? 'missing' };
    }
    catch (error) {
        if (error instanceof resolve_inside/* OutsideTree */.ig)
            return { path, kind: 'outside' };
        // A cycle of links, a path into .git, or a folder without permission: no tool can read it.
        if (error instanceof errors/* ToolError */.v4 || (0,errors/* isSystemError */.Or)(error))
            return { path, kind: 'missing' };
        throw error;
    }
}

// EXTERNAL MODULE: ./src/workspace/search/glob.js
var search_glob = __webpack_require__(3573);
;// CONCATENATED MODULE: ./src/workspace/search/list-files.js



const TIMEOUT_MS = 20_000;
const MAX_BYTES = 64 * 1024 * 1024;
/** Of nested repositories. */
const MAX_DEPTH = 3;
const list_files_BATCH = 500;
/** More than any tool shows. */
const MAX_CONFIRMED = 200;
/** The files of the work tree, as git sees them. */
class WorkTreeFiles {
    #git;
    constructor(git) {
        this.#git = git;
    }
    /** All files that are not ignored, sorted, including those of nested repositories such as submodules. */
    files(signal) {
        return this.#below({ folder: '', ignored: false }, signal);
    }
    /**
     * Files whose path below the folder matches a glob. A glob without `/` matches the name at any depth. If it matches nothing, it is
     * tried again as plain text except for its asterisks, as in `app/(group)/*.tsx`, and then ignoring case.
     *
     * @throws ToolError if the glob takes too long
     */
    async find({ glob, folder }, signal) {
        const visible = await this.#below({ folder, ignored: false }, signal);
        const isIgnored = visible.length === 0 && folder !== '' && (await this.ignored([folder], signal)).size > 0;
        const all = isIgnored ? await this.#below({ folder, ignored: true }, signal) : visible;
        const start = folder === '' ? '' : `${folder}/`;
        const below = start === '' ? all : all.map((file) => file.slice(start.length));
        for (const { interpretation, pattern, ignoreCase } of (0,search_glob/* globInterpretations */.ij)(glob)) {
            const files = (0,search_glob/* matchingPaths */.yZ)([pattern], below, { ignoreCase });
            if (files.length > 0)
                return { files: await this.#confirmed(files.map((file) => start + file)), interpretation, isIgnored };
        }
        return { files: [], interpretation: 'glob', isIgnored };
    }
    /**
     * Checks the first files, which are the ones shown, and drops those that are missing or behind a link. Attack: a folder becomes a
     * link while git lists it.
     */
    async #confirmed(files) {
        const shown = files.slice(0, MAX_CONFIRMED);
        const exists = await Promise.all(shown.map((file) => (0,files_files/* existsBeneath */.a4)(this.#git.root, file)));
        return [...shown.filter((_, index) => exists[index]), ...files.slice(MAX_CONFIRMED)];
    }
    /** Files larger than this. */
    async largerThan(bytes, listing, signal) {
        const large = [];
        const files = await this.#below(listing, signal);
        for (let start = 0; start < files.length; start += list_files_BATCH) {
            signal.throwIfAborted();
            const batch = files.slice(start, start + list_files_BATCH);
            const stats = await Promise.all(batch.map((file) => (0,files_files/* statBeneath */.iV)(this.#git.root, file)));
            large.push(...batch.filter((_, index) => (stats[index]?.size ?? 0) > bytes));
        }
        return large;
    }
    /** The paths that `.gitignore` excludes. */
    async ignored(paths, signal) {
        if (paths.length === 0)
            return new Set();
        const args = ['-c', 'core.quotePath=false', 'check-ignore', '--', ...paths.map((path) => `./${path}`)];
        const lines = (await this.#output(args, '', signal)).split('\n').filter(Boolean);
        return new Set(lines.map((line) => line.slice('./'.length)));
    }
    async #below({ folder, ignored, depth = 0 }, signal) {
        const repository = await this.#repositoryOf(folder);
        const start = repository === '' ? '' : `${repository}/`;
        const pathspec = folder === repository ? [] : [`:(literal)${folder.slice(start.length)}`];
        const args = ['ls-files', '--others', '-z', ...(ignored ? [] : ['--exclude-standard']), '--', ...pathspec];
        const files = [];
        for (const name of (await this.#output(args, repository, signal)).split('\0')) {
            if (name === '')
                continue;
            // For a nested repository, git lists only its folder.
            if (!name.endsWith('/'))
                files.push(start + name);
            else if (depth < MAX_DEPTH) {
                const inside = { folder: start + name.slice(0, -1), ignored, depth: depth + 1 };
                files.push(...(await this.#below(inside, signal)));
            }
        }
        return files;
    }
    /** The innermost repository that contains a folder; '' for the work tree's own. */
    async #repositoryOf(folder) {
        const names = folder.split('/');
        for (let count = folder === '' ? 0 : names.length; count > 0; count -= 1) {
            const candidate = names.slice(0, count).join('/');
            if (await (0,files_files/* existsBeneath */.a4)(this.#git.root, `${candidate}/.git`))
                return candidate;
        }
        return '';
    }
    async #output(args, folder, signal) {
        const chunks = [];
        let size = 0;
        const take = (chunk) => {
            chunks.push(chunk);
            size += chunk.length;
            return size < MAX_BYTES;
        };
        const { exitCode, stderr, stoppedBy } = await this.#git.run(args, { take, folder, timeoutMs: TIMEOUT_MS, signal });
        if (stoppedBy === 'time')
            throw new errors/* ToolError */.v4(`Listing the files took longer than ${TIMEOUT_MS / 1000} s.`);
        if (stderr.includes('beyond a symbolic link')) {
            throw new errors/* ToolError */.v4('A folder was replaced with a symbolic link, which is not followed.');
        }
        // 1: check-ignore found none.
        if (exitCode > 1)
            throw new Error(`git ${args[0] ?? ''} failed: ${stderr}`);
        return Buffer.concat(chunks).toString();
    }
}

// EXTERNAL MODULE: ./src/git/exclude-paths.js
var exclude_paths = __webpack_require__(13316);
;// CONCATENATED MODULE: ./src/workspace/search/isolated-git.js






const MAX_STDERR = 2_000;
/** The exit code that a shell reports for SIGKILL, which the system sends when memory runs out. */
const KILLED = 137;
/**
 * Runs git over the work tree to search it and to apply `.gitignore`. It uses an empty repository of its own and never reads the
 * work tree's `.git`, so no configuration in there can make it run a program. To this git, every file is
 * untracked, so a tracked file that `.gitignore` names counts as ignored.
 */
class IsolatedGit {
    #root;
    #gitFolder;
    #searchPath;
    #isReady;
    /**
     * @param stateFolder outside the work tree
     * @param searchPath see `trustedSearchPath`
     */
    constructor(root, { stateFolder, searchPath }) {
        this.#root = root;
        this.#gitFolder = (0,external_node_path_.join)(stateFolder, 'empty.git');
        this.#searchPath = searchPath;
    }
    /** Ignores these paths from now on. A folder ends with a slash. */
    exclude(paths) {
        return (0,exclude_paths/* excludePaths */.l)(this.#gitFolder, paths);
    }
    get root() {
        return this.#root;
    }
    /** @throws the signal's reason when aborted */
    async run(args, { take, folder, timeoutMs, signal }) {
        await (this.#isReady ??= this.#makeEmptyRepository());
        const timeout = AbortSignal.timeout(timeoutMs);
        const root = (0,external_node_path_.join)(this.#root, folder);
        const child = (0,external_node_child_process_.spawn)('git', args, {
            cwd: root,
            env: {
                ...(0,hardened_environment/* hardenedEnvironment */.j)(this.#searchPath),
                GIT_DIR: this.#gitFolder,
                GIT_WORK_TREE: root,
                // `git grep` then matches characters, not bytes.
                LC_ALL: 'C.UTF-8'
            },
            signal: AbortSignal.any([signal, timeout]),
            killSignal: 'SIGKILL',
            stdio: ['ignore', 'pipe', 'pipe']
        });
        const stderr = [];
        child.stderr.on('data', (chunk) => stderr.push(chunk.toString()));
        const taking = takeAll(child.stdout, take).finally(() => {
            if (!child.stdout.readableEnded)
                child.kill('SIGKILL');
        });
        try {
            const [hasEnough] = await Promise.all([taking, (0,external_node_events_.once)(child, 'close')]);
            // We killed it, so its exit code and messages mean nothing.
            if (hasEnough)
                return { exitCode: 0, stderr: '', stoppedBy: 'enough' };
            return {
                exitCode: child.exitCode ?? KILLED,
                stderr: stderr.join('').slice(0, MAX_STDERR),
                stoppedBy: undefined
            };
        }
        catch (error) {
            signal.throwIfAborted();
            if (timeout.aborted)
                return { exitCode: 0, stderr: '', stoppedBy: 'time' };
            throw error;
        }
    }
    /** The minimum that git accepts as a repository. */
    async #makeEmptyRepository() {
        await (0,promises_.mkdir)((0,external_node_path_.join)(this.#gitFolder, 'objects'), { recursive: true });
        await (0,promises_.mkdir)((0,external_node_path_.join)(this.#gitFolder, 'refs'), { recursive: true });
        await (0,promises_.writeFile)((0,external_node_path_.join)(this.#gitFolder, 'HEAD'), 'ref: refs/heads/none\n');
    }
}
/** True if `take` needed no more before the end. */
async function takeAll(output, take) {
    // The cast: a stream without an encoding yields buffers.
    for await (const chunk of output)
        if (!take(chunk))
            return true;
    return false;
}

;// CONCATENATED MODULE: ./src/workspace/search/confirm-matches.js


const CHUNK_BYTES = 256 * 1024;
const LINE_FEED = 10;
/**
 * Reads the matching lines again, without following links, and drops files that do not contain them.
 *
 * Attack: git opens files by path. A folder that becomes a link during the search leads it out of the repository.
 */
async function confirmMatches(root, found, signal) {
    const byPath = Map.groupBy(found.lines, ({ path }) => path);
    const unconfirmed = new Set();
    for (const [path, lines] of byPath) {
        signal.throwIfAborted();
        if (!(await containsLines(root, path, lines)))
            unconfirmed.add(path);
    }
    if (unconfirmed.size === 0)
        return found;
    const lines = found.lines.filter(({ path }) => !unconfirmed.has(path));
    return {
        ...found,
        lines,
        matches: found.matches - countMatches(found.lines) + countMatches(lines),
        files: found.files - unconfirmed.size,
        skipped: found.skipped + unconfirmed.size
    };
}
function countMatches(lines) {
    return lines.filter(({ isMatch }) => isMatch).length;
}
async function containsLines(root, path, lines) {
    const wanted = new Set(lines.map(({ line }) => line));
    try {
        const actual = await (0,files_files/* withFileBeneath */.mn)(root, path, (file) => readLines(file, wanted));
        return lines.every(({ line, text }) => actual.get(line)?.includes(withoutEllipses(text)));
    }
    catch (error) {
        if ((0,errors/* isSystemError */.Or)(error) || error instanceof errors/* ToolError */.v4)
            return false;
        throw error;
    }
}
/** They mark where a long line was shortened. */
function withoutEllipses(text) {
    return text.replace(/^…/, '').replace(/…$/, '');
}
async function readLines(file, wanted) {
    const last = Math.max(...wanted);
    const buffer = Buffer.allocUnsafe(CHUNK_BYTES);
    const lines = new Map();
    let parts = [];
    let number = 1;
    const complete = () => {
        if (wanted.has(number))
            lines.set(number, Buffer.concat(parts).toString());
        parts = [];
        number += 1;
    };
    while (number <= last) {
        const { bytesRead } = await file.read(buffer, 0, buffer.length);
        if (bytesRead === 0)
            break;
        const chunk = buffer.subarray(0, bytesRead);
        let start = 0;
        for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, start)) {
            if (wanted.has(number))
                parts.push(Buffer.from(chunk.subarray(start, end)));
            complete();
            start = end + 1;
        }
        if (wanted.has(number))
            parts.push(Buffer.from(chunk.subarray(start)));
    }
    complete();
    return lines;
}

;// CONCATENATED MODULE: ./src/workspace/search/grep-output.js
const MAX_LINE_BYTES = 300;
const BEFORE_MATCH_BYTES = 100;
/** The rest of a longer line is dropped, so that an endless line does not fill the memory. */
const MAX_PENDING_BYTES = 1024 * 1024;
const grep_output_LINE_FEED = 10;
/** Parses the output of `git grep -n --column -z` in chunks. */
class GrepOutput {
    #limits;
    #admit;
    #admissions = new Map();
    #lines = [];
    #files = new Set();
    #binaries = [];
    #pending = [];
    #pendingBytes = 0;
    #matches = 0;
    /** @param admit is called once for each file, in batches */
    constructor(limits, admit) {
        this.#limits = limits;
        this.#admit = admit;
    }
    /** Returns false if no more output is needed. */
    push(chunk) {
        const records = this.#split(chunk).flatMap(parse);
        const paths = new Set(records.map(({ path }) => path).filter((path) => !this.#admissions.has(path)));
        const admissions = this.#admit([...paths]);
        for (const [index, path] of [...paths].entries())
            this.#admissions.set(path, admissions[index] ?? 'excluded');
        for (const record of records)
            if (this.#admissions.get(record.path) === 'included')
                this.#add(record);
        return this.#matches < this.#limits.maxCounted;
    }
    get found() {
        return {
            lines: this.#lines,
            matches: this.#matches,
            files: this.#files.size,
            binaries: this.#binaries,
            skipped: [...this.#admissions.values()].filter((admission) => admission === 'skipped').length
        };
    }
    /** The complete lines so far. The start of an incomplete line is kept for the next chunk. */
    #split(chunk) {
        const lines = [];
        let start = 0;
        for (let end = chunk.indexOf(grep_output_LINE_FEED); end >= 0; end = chunk.indexOf(grep_output_LINE_FEED, start)) {
            lines.push(this.#completed(chunk.subarray(start, end)));
            start = end + 1;
        }
        if (start < chunk.length && this.#pendingBytes < MAX_PENDING_BYTES) {
            this.#pending.push(chunk.subarray(start));
            this.#pendingBytes += chunk.length - start;
        }
        return lines;
    }
    #completed(end) {
        if (this.#pending.length === 0)
            return end;
        const line = Buffer.concat([...this.#pending, end]);
        this.#pending = [];
        this.#pendingBytes = 0;
        return line;
    }
    #add(record) {
        if (record.kind === 'binary') {
            this.#binaries.push(record.path);
            return;
        }
        const { kind, path, line } = record;
        const isMatch = kind === 'match';
        if (isMatch) {
            this.#matches += 1;
            this.#files.add(path);
        }
        if (this.#isReturned(record))
            this.#lines.push({ path, line, isMatch, text: shorten(record) });
    }
    #isReturned({ kind, path, line }) {
        const { maxMatches, context } = this.#limits;
        if (this.#matches !== maxMatches || kind === 'match')
            return this.#matches <= maxMatches;
        // Context after the last returned match, but not before the first one that is only counted.
        const last = this.#lines.findLast(({ isMatch }) => isMatch);
        return last?.path === path && line <= last.line + context;
    }
}
/** Empty for a line that separates groups. */
function parse(record) {
    const pathEnd = record.indexOf(0);
    const lineEnd = record.indexOf(0, pathEnd + 1);
    if (pathEnd < 0 || lineEnd < 0) {
        const binary = /^Binary file (.*) matches$/.exec(record.toString('utf8', 0, 5_000))?.[1];
        return binary === undefined ? [] : [{ kind: 'binary', path: binary }];
    }
    const place = {
        path: record.toString('utf8', 0, pathEnd),
        line: Number(record.toString('latin1', pathEnd + 1, lineEnd))
    };
    // Only matching lines have a column.
    const columnEnd = record.indexOf(0, lineEnd + 1);
    const column = columnEnd < 0 ? '' : record.toString('latin1', lineEnd + 1, Math.min(columnEnd, lineEnd + 12));
    return /^\d{1,10}$/.test(column)
        ? [{ kind: 'match', ...place, text: record.subarray(columnEnd + 1), match: Number(column) - 1 }]
        : [{ kind: 'context', ...place, text: record.subarray(lineEnd + 1), match: 0 }];
}
function shorten({ text, match }) {
    if (text.length <= MAX_LINE_BYTES)
        return text.toString().replace(/\r$/, '');
    const start = Math.max(0, Math.min(match - BEFORE_MATCH_BYTES, text.length - MAX_LINE_BYTES));
    const end = start + MAX_LINE_BYTES;
    // A character may have been cut at either end.
    const part = text
        .subarray(start, end)
        .toString()
        .replaceAll(/^\ufffd+|\ufffd+$/g, '');
    return `${start > 0 ? '…' : ''}${part}${end < text.length ? '…' : ''}`;
}

;// CONCATENATED MODULE: ./src/workspace/search/regex-error.js
/**
 * Where an invalid regular expression has a wrong bracket or repetition; undefined for other mistakes. The first character is 1.
 */
function describeRegexError(pattern) {
    const open = [];
    let before = '';
    for (const { text, index } of tokensOf(pattern)) {
        const at = `at character ${index + 1}`;
        if (text === '\\')
            return `the backslash ${at} has nothing after it`;
        if (text === '[')
            return `the [ ${at} is never closed`;
        if (text === '(')
            open.push(index);
        if (text === ')' && open.pop() === undefined)
            return `the ) ${at} closes nothing`;
        if (/^[*+?]$/.test(text) && /^[(|]?$/.test(before))
            return `the ${text} ${at} has nothing to repeat`;
        before = text;
    }
    const unclosed = open.at(-1);
    return unclosed === undefined ? undefined : `the ( at character ${unclosed + 1} is never closed`;
}
/** Escapes, classes and the start of a special group are one token each. A single [ is an unclosed class. */
function tokensOf(pattern) {
    const token = /\\.|\[\^?\]?(?:\\.|[^\]\\])*\]|\(\?[^)\s]|[^]/g;
    return [...pattern.matchAll(token)].map(({ 0: text, index }) => ({ text: text.startsWith('(?') ? '(' : text, index }));
}

;// CONCATENATED MODULE: ./src/workspace/search/search-text.js








/** Enough, except for files of several gigabytes. */
const FIRST_TIMEOUT_MS = 4_000;
const SECOND_TIMEOUT_MS = 16_000;
/** Git loads whole files, several at a time. If the first attempt fails, larger files are excluded from the second one. */
const MAX_FILE_BYTES = 50 * 1024 * 1024;
/** A higher number would be of no use to the model. */
const MAX_COUNTED = 10_000;
const SECONDS = (FIRST_TIMEOUT_MS + SECOND_TIMEOUT_MS) / 1000;
const MAX_EXCLUDED = 100;
/** Searches the text of the work tree. Git stops patterns that would never finish, and a timeout stops slow ones. */
class TextSearch {
    #git;
    #files;
    constructor(git, files) {
        this.#git = git;
        this.#files = files;
    }
    /**
     * Matching lines, sorted by file. Ignored files are excluded, unless the path itself is ignored.
     *
     * @throws ToolError if the pattern is invalid or takes too long
     */
    async lines(query, signal) {
        if (query.pattern.includes('\0')) {
            throw new errors/* ToolError */.v4('The pattern contains a NUL character, which never occurs in text. Remove it.');
        }
        if (query.pattern.includes('\n')) {
            throw new errors/* ToolError */.v4('The pattern contains a line break, but the search looks at single lines. Search for one of its lines.');
        }
        const found = await this.#confirmed(query, { ignored: false }, signal);
        if (found.matches > 0 || query.path === '')
            return { ...found, isIgnored: false };
        const isIgnored = (await this.#files.ignored([query.path], signal)).size > 0;
        return { ...(isIgnored ? await this.#confirmed(query, { ignored: true }, signal) : found), isIgnored };
    }
    async #confirmed(query, scope, signal) {
        const found = await this.#grep(query, scope, signal);
        return { ...found, ...(await confirmMatches(this.#git.root, found, signal)) };
    }
    async #grep(query, { ignored }, signal) {
        const first = await this.#attempt(query, { ignored, excluded: [], timeoutMs: FIRST_TIMEOUT_MS }, signal);
        if (first.end.stoppedBy !== 'time' && !/out of memory/i.test(first.end.stderr))
            return resultOf(query, first);
        const large = await this.#files.largerThan(MAX_FILE_BYTES, { folder: query.path, ignored }, signal);
        const tooLarge = large.filter((file) => file !== query.path).slice(0, MAX_EXCLUDED);
        const second = await this.#attempt(query, { ignored, excluded: tooLarge, timeoutMs: SECOND_TIMEOUT_MS }, signal);
        return { ...resultOf(query, second), tooLarge };
    }
    async #attempt(query, { ignored, excluded, timeoutMs }, signal) {
        const limits = { maxMatches: query.maxMatches, context: query.context, maxCounted: MAX_COUNTED };
        const pathspecs = (0,search_glob/* pathspecsFor */.Pf)(query.globs, query.path);
        const globs = pathspecs ? [] : query.globs;
        const output = new GrepOutput(limits, (paths) => this.#admit(paths, { ...query, globs }));
        const args = [
            ...optionsOf(query),
            ...[ignored ? '--no-exclude-standard' : '--exclude-standard', '--'],
            ...(pathspecs ?? [`:(literal)${query.path}`]),
            ...excluded.map((path) => `:(exclude,literal)${path}`)
        ];
        const take = (chunk) => output.push(chunk);
        const end = await this.#git.run(args, { take, folder: '', timeoutMs, signal });
        return { found: output.found, end };
    }
    #admit(paths, { globs, path }) {
        const start = path === '' ? 0 : path.length + 1;
        const below = paths.map((each) => each.slice(start));
        const matching = globs.length === 0 ? undefined : new Set((0,search_glob/* matchingPaths */.yZ)(globs, below));
        return paths.map((each) => {
            if (matching?.has(each.slice(start)) === false)
                return 'excluded';
            return this.#isOwn(each) ? 'included' : 'skipped';
        });
    }
    #isOwn(path) {
        try {
            return (0,files_files/* isOwnFile */.Z4)(path, (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(this.#git.root, path)));
        }
        catch (error) {
            // It was removed, or its name is not valid text, so that no tool can open it.
            if ((0,errors/* isSystemError */.Or)(error))
                return false;
            throw error;
        }
    }
}
function resultOf(query, { found, end }) {
    if (end.exitCode > 1)
        throw searchError(query, end);
    if (end.stoppedBy === 'time' && found.matches === 0) {
        throw new errors/* ToolError */.v4(`The search took longer than ${SECONDS} s. Search a narrower path or a simpler pattern.`);
    }
    return { ...found, tooLarge: [], stoppedBy: end.stoppedBy };
}
function optionsOf({ pattern, isLiteral, ignoreCase, context }) {
    return [
        ...['grep', '--no-index', '--no-textconv', '--no-color', '--full-name', '-n', '--column', '-z'],
        ...(context > 0 ? [`-C${context}`] : []),
        ...(ignoreCase ? ['-i'] : []),
        ...[isLiteral ? '-F' : '-P', '-e', pattern]
    ];
}
function searchError({ pattern }, { stderr }) {
    const reason = /match limit exceeded|JIT stack/.test(stderr)
        ? 'the pattern takes too many steps on a long line. Exclude minified files with glob, or use fewer repetitions'
        : (describeRegexError(pattern) ?? stderr.replace(/^fatal: (?:-e option, |command line, )?/, '').trim());
    return new errors/* ToolError */.v4(`The search failed: ${reason}. Fix the regular expression, or set literal to true.`);
}

;// CONCATENATED MODULE: ./src/workspace/reader.js
var reader_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var reader_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});
var _a;











const MAX_HASHED_BYTES = 1024 * 1024;
/**
 * Reads the work tree, and the saved outputs of commands, for the tools that read and search. It takes paths as the model wrote them
 * and returns paths relative to the root.
 */
class WorkspaceReader {
    #parts;
    #git;
    #files;
    #search;
    constructor(parts) {
        this.#parts = parts;
        this.#git = new IsolatedGit(parts.root, parts);
        this.#files = new WorkTreeFiles(this.#git);
        this.#search = new TextSearch(this.#git, this.#files);
    }
    /** Ignores these paths from now on, as if a .gitignore named them. A folder ends with a slash. */
    exclude(paths) {
        return this.#git.exclude(paths);
    }
    /** For a path in the /tmp of commands: the reader of that folder, and the path in it. */
    #inTmp(path) {
        const { root, temporary } = this.#parts;
        const inTmp = temporary === undefined ? undefined : (0,resolve_inside/* pathInTmp */.QU)(root, path);
        if (temporary === undefined || inTmp === undefined)
            return undefined;
        return { reader: new _a({ ...this.#parts, root: temporary, temporary: undefined }), path: inTmp };
    }
    /** Paths of all files that are not ignored, sorted. */
    files(signal) {
        return this.#files.files(signal);
    }
    /** Lines of a text file, the type of a binary file, or the entries of a folder. Names of saved outputs are paths too. */
    async view(path, range, signal) {
        const output = this.#outputPath(path);
        if (output !== undefined) {
            const env_1 = { stack: [], error: void 0, hasError: false };
            try {
                const file = reader_addDisposableResource(env_1, await (0,promises_.open)(output), true);
                const { size } = await file.stat();
                return { path, ...(await (0,view_file/* viewFile */.I)(file, { size, range, signal })) };
            }
            catch (e_1) {
                env_1.error = e_1;
                env_1.hasError = true;
            }
            finally {
                const result_1 = reader_disposeResources(env_1);
                if (result_1)
                    await result_1;
            }
        }
        const tmp = this.#inTmp(path);
        if (tmp) {
            const view = await tmp.reader.view(tmp.path, range, signal);
            return { ...view, path: (0,resolve_inside/* shownInTmp */.GD)(view.path) };
        }
        const relative = await this.#resolve(path);
        return this.explainingErrors(path, signal, async () => {
            if ((await (0,files_files/* kindBeneath */.oq)(this.#parts.root, relative)) === 'folder')
                return this.#folder(relative, signal);
            const view = await (0,files_files/* withFileBeneath */.mn)(this.#parts.root, relative, (file, { size }) => (0,view_file/* viewFile */.I)(file, { size, range, signal }));
            return { path: relative, ...view };
        });
    }
    async listFolder(path, signal) {
        const tmp = this.#inTmp(path);
        if (tmp) {
            const folder = await tmp.reader.listFolder(tmp.path, signal);
            return { ...folder, path: (0,resolve_inside/* shownInTmp */.GD)(folder.path) };
        }
        const relative = await this.#resolve(path);
        return this.explainingErrors(path, signal, () => this.#folder(relative, signal));
    }
    /** Stays equal while the content is the same; for a large file, while it is not written to. Not for folders. */
    async fingerprint(path, signal) {
        const output = this.#outputPath(path);
        // Outputs never change.
        if (output !== undefined)
            return output;
        const tmp = this.#inTmp(path);
        if (tmp)
            return tmp.reader.fingerprint(tmp.path, signal);
        return (0,files_files/* withFileBeneath */.mn)(this.#parts.root, await this.#resolve(path), async (file, stats) => {
            signal.throwIfAborted();
            if (stats.size > MAX_HASHED_BYTES)
                return identityOf(stats);
            return (0,view_file/* fingerprint */.R)(await file.readFile());
        });
    }
    /** Files whose path below a folder matches a glob. A glob without `/` matches the name at any depth. */
    async findFiles(glob, path, signal) {
        const tmp = this.#inTmp(path);
        if (tmp) {
            const found = await tmp.reader.findFiles(glob, tmp.path, signal);
            return { ...found, files: found.files.map(resolve_inside/* shownInTmp */.GD) };
        }
        const folder = await this.#resolve(path);
        const kind = await (0,files_files/* kindBeneath */.oq)(this.#parts.root, folder);
        if (kind === undefined)
            throw await this.#missing(path, signal);
        if (kind !== 'folder')
            throw new errors/* ToolError */.v4(`${path} is not a folder. Name a folder, or omit path.`);
        return this.#files.find({ glob: withoutRoot(glob, this.#parts.root), folder }, signal);
    }
    /** Lines that match a pattern, in the files below a path, in one file or in a saved output. */
    async search(query, signal) {
        const output = this.#outputPath(query.path);
        if (output !== undefined)
            return this.#searchOutput(output, query, signal);
        const tmp = this.#inTmp(query.path);
        if (tmp) {
            const found = await tmp.reader.search({ ...query, path: tmp.path }, signal);
            return { ...found, lines: found.lines.map((line) => ({ ...line, path: (0,resolve_inside/* shownInTmp */.GD)(line.path) })) };
        }
        const path = await this.#resolve(query.path);
        const kind = await (0,files_files/* kindBeneath */.oq)(this.#parts.root, path);
        if (kind === undefined)
            throw await this.#missing(query.path, signal);
        // For a single file, the globs do not matter.
        const globs = kind === 'folder' ? query.globs.map((glob) => withoutRoot(glob, this.#parts.root)) : [];
        return this.#search.lines({ ...query, path, globs: globs.map((glob) => relativeGlob(glob, path)) }, signal);
    }
    /** Translates system errors into ToolErrors with the model's own path, and suggests similar names for a missing one. */
    async explainingErrors(path, signal, work) {
        try {
            return await work();
        }
        catch (error) {
            if (!(0,errors/* isSystemError */.Or)(error))
                throw error;
            if (error.code !== 'ENOENT')
                throw new errors/* ToolError */.v4(explain(path, error.code), { cause: error });
            throw await this.#missing(path, signal, error);
        }
    }
    async #missing(path, signal, cause) {
        const files = await this.#files.files(signal);
        if (files.includes(external_node_path_.posix.normalize(path))) {
            return new errors/* ToolError */.v4(`${path} is a broken symbolic link. Use list_directory to see its target.`);
        }
        const nearest = nearestPaths(path, files);
        const hint = nearest.length > 0 ? ` Did you mean ${nearest.join(', ')}?` : ' Use find_files to find it.';
        return new errors/* ToolError */.v4(`${path} does not exist.${hint}`, { cause });
    }
    #resolve(path) {
        return (0,resolve_inside/* resolveInside */.LI)(this.#parts.root, path);
    }
    #outputPath(path) {
        const output = this.#parts.outputs.pathOf(path);
        if (output === undefined && /^output:\d+$/.test(path)) {
            throw new errors/* ToolError */.v4(`${path} does not exist or was deleted. Run the command again.`);
        }
        return output;
    }
    async #searchOutput(output, query, signal) {
        const git = new IsolatedGit((0,external_node_path_.dirname)(output), this.#parts);
        const search = new TextSearch(git, new WorkTreeFiles(git));
        const found = await search.lines({ ...query, path: (0,external_node_path_.basename)(output), globs: [] }, signal);
        return { ...found, lines: found.lines.map((line) => ({ ...line, path: query.path })) };
    }
    #folder(path, signal) {
        return listFolder(path, { root: this.#parts.root, files: this.#files, signal });
    }
}
_a = WorkspaceReader;
function identityOf({ ino, size, mtimeMs, ctimeMs }) {
    return [ino, size, mtimeMs, ctimeMs].join(':');
}
/** Models that know the root put it before globs too. */
function withoutRoot(glob, root) {
    return glob.startsWith(`${root}/`) ? glob.slice(root.length + 1) : glob;
}
/** If a glob starts with the folder that it is relative to, it means the same folder. */
function relativeGlob(glob, folder) {
    return folder !== '' && glob.startsWith(`${folder}/`) ? glob.slice(folder.length + 1) : glob;
}
function explain(path, code) {
    switch (code) {
        case 'ENOTDIR':
            return `${path} is not a folder, or one of the names before it is a file.`;
        case 'ELOOP':
            return `${path} was replaced with a symbolic link, which is not followed.`;
        case 'EACCES':
        case 'EPERM':
            return `${path} cannot be opened: permission denied.`;
        case 'ENXIO':
            return `${path} is not a regular file.`;
        default:
            return `${path} cannot be opened: ${code ?? 'unknown error'}.`;
    }
}

;// CONCATENATED MODULE: ./src/workspace/workspace.js
var workspace_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var workspace_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});





















const DEFAULT_TIMEOUT_MS = 120_000;
const workspace_SYSTEM_PATH = '/usr/local/bin:/usr/bin:/bin';
const NO_LIST = 'agent.yml lists hosts under network, but with sandbox: off commands have access to the whole network. Remove the list, or choose a sandbox.';
const NO_CONFINEMENT = 'agent.yml lists writable-paths, but with sandbox: off commands can change everything. Remove the list, or choose a sandbox.';
const ONLY_REPOSITORY = 'A patch changes only files of the repository. Use write_file or edit_file in /tmp.';
const NO_SANDBOX = 'No command can be run, because no sandbox works on this machine. Use only the file tools, and say in your summary ' +
    'that nothing was run.';
/** Opens the work tree for tools and checks. Uses the repository's declared commands and tests if none are given. */
async function openWorkspace(options) {
    const { network = false } = options;
    if (options.sandbox?.kind === 'none' && hostsOf(network).length > 0)
        throw new errors/* UserError */.yo(NO_LIST);
    if (options.sandbox?.kind === 'none' && options.writablePaths)
        throw new errors/* UserError */.yo(NO_CONFINEMENT);
    // The memory for new objects no longer grows, because commands start faster from a small process. See src/small-heap.ts. Not
    // earlier: loading our own code creates many objects that stay.
    (0,external_node_v8_.setFlagsFromString)('--semi-space-growth-factor=1');
    const root = await (0,promises_.realpath)(options.root);
    await (0,promises_.mkdir)(options.stateFolder, { recursive: true, mode: 0o700 });
    const declared = await (0,declared_commands/* readDeclaredCommands */.l)(await (0,root_files/* readRootFiles */.W)(root));
    const environment = { ...options.environment, ...(await installedTools(options.environment)) };
    const searchPath = await (0,hardened_environment/* trustedSearchPath */.b)(root, options.environment['PATH'] ?? workspace_SYSTEM_PATH);
    const outputs = new OutputFiles((0,external_node_path_.join)(options.stateFolder, 'outputs'));
    return new Workspace({
        root,
        sandbox: options.sandbox,
        environment: commandEnvironment(environment, options.sandbox?.home ?? '/nonexistent'),
        commandSetting: options.commands,
        declared,
        checks: options.verify ?? declared.verify.map((run) => ({ run, quick: undefined, reports: [] })),
        packageChecks: [],
        reader: new WorkspaceReader({
            ...{ root, stateFolder: options.stateFolder, searchPath, outputs },
            temporary: options.sandbox?.temporary
        }),
        pipes: new OutputPipes(options.stateFolder),
        outputs,
        network,
        writablePaths: options.writablePaths,
        readable: [],
        openRoute: async (hosts, allowsMirrors) => {
            // Loaded on demand, because most repositories allow no hosts.
            const [{ openRoute }, { openInternet }] = await Promise.all([
                __webpack_require__.e(/* import() */ 1885).then(__webpack_require__.bind(__webpack_require__, 51885)),
                __webpack_require__.e(/* import() */ 1344).then(__webpack_require__.bind(__webpack_require__, 41344))
            ]);
            const { stateFolder, internet = openInternet(), warn = () => undefined } = options;
            return openRoute({ hosts, allowsMirrors, stateFolder, internet, onRefusal: warn });
        }
    });
}
/** The hosts of a list; none for access to everything or nothing. */
function hostsOf(network) {
    return typeof network === 'boolean' ? [] : network;
}
/**
 * The checked-out repository. Paths are relative to its root, or absolute inside it. A path that leads out of it or into `.git` is a
 * ToolError. Returned paths are relative, with links resolved.
 */
class Workspace {
    root;
    /** Undefined if no sandbox works, so that commands are refused. */
    sandbox;
    /** What checks the work. */
    checks;
    /** Command lines that check the work if it changes their package. */
    packageChecks;
    /** Reads, lists and searches files. */
    reader;
    #parts;
    constructor(parts) {
        this.root = parts.root;
        this.sandbox = parts.sandbox;
        this.checks = parts.checks;
        this.packageChecks = parts.packageChecks;
        this.reader = parts.reader;
        this.#parts = parts;
    }
    /**
     * The names in a folder, and the texts of its files.
     *
     * @param folder relative to the root
     */
    filesIn(folder) {
        return (0,root_files/* readRootFiles */.W)(this.root, folder);
    }
    /** The same workspace, whose commands have more variables, more folders at the start of PATH, and more readable folders. */
    with({ environment, searchPath, readable }) {
        const parts = this.#parts;
        const path = [...searchPath, parts.environment['PATH'] ?? workspace_SYSTEM_PATH].join(':');
        return new Workspace({
            ...parts,
            environment: { ...parts.environment, ...environment, PATH: path },
            readable: [...parts.readable, ...readable]
        });
    }
    /** The command lines of `checks`. */
    get verifyCommands() {
        return this.checks.map(({ run }) => run);
    }
    /** The tests that the root declares now. */
    async declaredChecks() {
        return (await (0,declared_commands/* readDeclaredCommands */.l)(await (0,root_files/* readRootFiles */.W)(this.root))).verify;
    }
    /** The same workspace with these checks of packages. */
    withPackageChecks(packageChecks) {
        return new Workspace({ ...this.#parts, packageChecks });
    }
    /** The same workspace, which this command checks before the other checks. */
    withFirstCheck(run) {
        const rest = this.checks.filter((check) => check.run !== run);
        const first = this.checks.find((check) => check.run === run) ?? { run, quick: undefined, reports: [] };
        return new Workspace({ ...this.#parts, checks: [first, ...rest] });
    }
    /** Keeps a text for the tools that read. Returns its name, such as `output:1`; undefined if it cannot be written to disk. */
    keepOutput(text) {
        const file = this.#parts.outputs.create();
        file?.write(text);
        file?.close();
        return file?.name;
    }
    /** The hosts that agent.yml allows. */
    get hosts() {
        return hostsOf(this.#parts.network);
    }
    /** What `judge` allows, to show to the model. */
    get allowedCommands() {
        const { commandSetting: setting, declared } = this.#parts;
        if (!this.isBounded)
            return { kind: 'rules', rules: (0,default_commands/* commandRules */.Hf)({ setting, declared, isBounded: false }) };
        return typeof setting === 'object' ? { kind: 'reading-and-rules', rules: setting } : { kind: setting ?? 'default' };
    }
    /** True where the kernel limits what commands reach. */
    get isBounded() {
        return this.sandbox !== undefined && this.sandbox.kind !== 'none';
    }
    /** Relative to the root; a path in the /tmp of commands stays absolute. */
    async resolve(path) {
        const { root, relative } = await this.#locate(path);
        return root === this.root ? relative : (0,resolve_inside/* shownInTmp */.GD)(relative);
    }
    /** The folder that a path is in, the work tree or the /tmp of commands, and the path below it. */
    async #locate(path) {
        const temporary = this.sandbox?.temporary;
        const inTmp = temporary === undefined ? undefined : (0,resolve_inside/* pathInTmp */.QU)(this.root, path);
        if (temporary === undefined || inTmp === undefined) {
            return { root: this.root, relative: await (0,resolve_inside/* resolveInside */.LI)(this.root, path) };
        }
        return { root: temporary, relative: await (0,resolve_inside/* resolveInside */.LI)(temporary, inTmp) };
    }
    /** True for anything, including folders. */
    async exists(path) {
        const { root, relative } = await this.#locate(path);
        return (0,files_files/* existsBeneath */.a4)(root, relative);
    }
    async readFile(path, signal) {
        const { root, relative } = await this.#locate(path);
        const content = await this.reader.explainingErrors(path, signal, () => (0,files_files/* readFileBeneath */.aL)(root, relative));
        return { path: await this.resolve(path), content };
    }
    async writeFile(path, content, signal) {
        const { root, relative } = await this.#locate(path);
        if (root === this.root)
            this.#requireWritable(relative);
        const isNew = !(await (0,files_files/* existsBeneath */.a4)(root, relative));
        await applyChanges(root, [{ path: relative, content: Buffer.from(content) }], signal);
        return { path: root === this.root ? relative : (0,resolve_inside/* shownInTmp */.GD)(relative), isNew };
    }
    /** Makes all the changes or none. Their paths come from `resolve`. */
    async applyChanges(changes, signal) {
        if (changes.some(({ path }) => path.startsWith('/')))
            throw new errors/* ToolError */.v4(ONLY_REPOSITORY);
        for (const { path } of changes)
            this.#requireWritable(path);
        await applyChanges(this.root, changes, signal);
    }
    #requireWritable(path) {
        const { writablePaths = [] } = this.#parts;
        if ((0,writable_paths/* isWritable */.nH)(path, this.#parts.writablePaths))
            return;
        throw new errors/* ToolError */.v4(`${path} was not changed: agent.yml allows changes only in ${(0,format/* listFirst */.rL)(writablePaths, 20)}.`);
    }
    /** Paths of all files that are not ignored, sorted. */
    files(signal) {
        return this.reader.files(signal);
    }
    /** The working folder for a path from the model. @throws ToolError if it is not a folder */
    workingFolder(path, signal) {
        return resolveWorkingFolder(this.root, path, () => this.reader.files(signal));
    }
    /**
     * Whether the model is allowed to run this command in this folder. Checks of the work are always allowed.
     *
     * @param folder relative to the root
     */
    async judge(command, folder = '') {
        const { commandSetting: setting, declared } = this.#parts;
        const { checks, packageChecks, root } = this;
        const ownCommands = [...checks.flatMap(({ run, quick }) => [run, quick]), ...packageChecks];
        const isBounded = this.isBounded;
        if (ownCommands.includes(command.trim()))
            return { kind: 'allowed', rules: [command.trim()] };
        // Loaded on demand: the shell grammar is large, and many runs first read files for a while.
        const { judgeAnyCommand, judgeCommand } = await Promise.all(/* import() */[__webpack_require__.e(9863), __webpack_require__.e(1657)]).then(__webpack_require__.bind(__webpack_require__, 21657));
        if (isBounded && setting === 'any')
            return judgeAnyCommand(command);
        const judgeWith = (packageBinaries) => judgeCommand(command, (0,default_commands/* commandRules */.Hf)({ setting, declared, packageBinaries, isBounded }), {
            root,
            folder,
            isBounded
        });
        const judgment = judgeWith([]);
        // Lock files can be megabytes, and most commands need none of the programs that they name.
        return !isBounded || judgment.kind === 'allowed' ? judgment : judgeWith(await (0,package_binaries/* readPackageBinaries */.I)(root));
    }
    /**
     * Runs a shell command in the sandbox. Does not apply the rules: checks and set-up commands need none, and the tool calls `judge`
     * first. When it returns, everything that the command started has ended.
     *
     * @throws ToolError if there is no sandbox
     */
    async run(command, options) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const { sandbox, environment, pipes, root, readable, writablePaths } = this.#parts;
            if (!sandbox)
                throw new errors/* ToolError */.v4(NO_SANDBOX);
            const { timeoutMs = DEFAULT_TIMEOUT_MS, cwd = '.', network = this.#parts.network, allowsMirrors = false, writable = [], keepsOutput = false, isConfined = false, onOutput, signal } = options;
            const folder = (0,external_node_path_.join)(root, await (0,resolve_inside/* resolveInside */.LI)(root, cwd));
            const outputs = keepsOutput ? this.#parts.outputs : undefined;
            const confinedTo = isConfined && writablePaths ? { root, paths: writablePaths.map((path) => (0,external_node_path_.join)(root, path)) } : undefined;
            const where = { cwd: folder, readable, writable, confinedTo };
            const run = { sandbox, environment, pipes, outputs, ...where, timeoutMs, onOutput, signal };
            const hosts = hostsOf(network);
            if (hosts.length === 0)
                return runCommand(command, { ...run, network: network === true });
            if (sandbox.kind === 'none')
                throw new errors/* UserError */.yo(NO_LIST);
            const route = workspace_addDisposableResource(env_1, await this.#parts.openRoute(hosts, allowsMirrors), true);
            const withRoute = { ...run, network: false, readable: [...readable, ...route.readable] };
            const result = await runCommand(route.wrap(command), withRoute);
            return { ...result, output: `${endingLine(result.output)}${route.notes()}` };
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            const result_1 = workspace_disposeResources(env_1);
            if (result_1)
                await result_1;
        }
    }
    /**
     * Starts a program in the sandbox that runs in the background. It can read the work tree and cannot write to it.
     *
     * @param environment is added to the environment of commands
     * @throws ToolError if there is no sandbox
     */
    async startBackgroundProcess(command, { environment, network }) {
        const { sandbox, root, readable } = this.#parts;
        if (!sandbox)
            throw new errors/* ToolError */.v4(NO_SANDBOX);
        const run = { sandbox, cwd: root, readable, environment: { ...this.#parts.environment, ...environment } };
        const hosts = hostsOf(network);
        if (hosts.length === 0)
            return startBackgroundProcess(command, { ...run, network: network === true });
        if (sandbox.kind === 'none')
            throw new errors/* ToolError */.v4(NO_LIST);
        const route = await this.#parts.openRoute(hosts, false);
        const wrap = (script) => route.wrap(script);
        const withRoute = { ...run, network: false, readable: [...readable, ...route.readable], wrap };
        const started = startBackgroundProcess(command, withRoute);
        void started.ended.then(() => route[Symbol.asyncDispose]());
        return started;
    }
}
function endingLine(output) {
    return output === '' || output.endsWith('\n') ? output : `${output}\n`;
}


/***/ })

};
