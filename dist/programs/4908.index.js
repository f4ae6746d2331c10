export const id = 4908;
export const ids = [4908];
export const modules = {

/***/ 52335:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jc: () => (/* binding */ lockCheckpoints),
/* harmony export */   PQ: () => (/* binding */ recordSteps),
/* harmony export */   Z0: () => (/* binding */ stateHome),
/* harmony export */   aH: () => (/* binding */ withStore),
/* harmony export */   n2: () => (/* binding */ temporaryCheckpoints),
/* harmony export */   sR: () => (/* binding */ changesSince)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58500);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(59973);
/* harmony import */ var _git_checkpoints_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(48388);
/* harmony import */ var _find_checkout_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10175);
/* harmony import */ var _interrupt_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(75098);









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
    const checkpoints = new _git_checkpoints_js__WEBPACK_IMPORTED_MODULE_6__/* .RunCheckpoints */ .F({ request, open: () => openStoreForRun({ root, folder, signal }) });
    return { folder, checkpoints, release };
}
/** Checkpoints that are deleted with `folder`: they show what a run has changed, but cannot revert it later. */
function temporaryCheckpoints({ request, ...location }) {
    return new _git_checkpoints_js__WEBPACK_IMPORTED_MODULE_6__/* .RunCheckpoints */ .F({ request, open: () => openStoreForRun(location) });
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
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .isSystemError */ .Or)(error))
            return undefined;
        throw error;
    }
}
/** Opens the store with the files of the checkout's commit as the tracked files. */
async function openStoreForRun(location) {
    // Loading the git library keeps the processor busy, and the first request is about to be sent.
    await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_4__.setTimeout)(FIRST_REQUEST_MS, undefined, { signal: location.signal });
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
    const root = (0,_find_checkout_js__WEBPACK_IMPORTED_MODULE_5__/* .findCheckout */ .I)(cwd);
    const folder = checkpointFolder(root, process.env);
    if (folder === undefined || !(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(folder)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_7__/* .UserError */ .yo(`There are no checkpoints of ${root}. forgehand run takes them.`);
    }
    const release = lockFolder(folder);
    try {
        const location = { root, folder, signal: (0,_interrupt_js__WEBPACK_IMPORTED_MODULE_8__/* .listenForInterrupt */ .Y)() };
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
        Promise.all(/* import() */[__webpack_require__.e(1034), __webpack_require__.e(4878), __webpack_require__.e(1862)]).then(__webpack_require__.bind(__webpack_require__, 14878)),
        Promise.all(/* import() */[__webpack_require__.e(3301), __webpack_require__.e(8619)]).then(__webpack_require__.bind(__webpack_require__, 98619))
    ]);
    const checkout = await openCheckout({
        workTree: root,
        gitDir: (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, 'git'),
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
    return (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.isAbsolute)(chosen) ? chosen : (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_2__.homedir)(), '.local/state'), 'forgehand');
}
/** The folder with the checkpoints of a checkout; undefined when it would be inside the checkout, where commands could change it. */
function checkpointFolder(root, environment) {
    const home = stateHome(environment);
    if (home.startsWith(root === node_path__WEBPACK_IMPORTED_MODULE_3__.sep ? node_path__WEBPACK_IMPORTED_MODULE_3__.sep : root + node_path__WEBPACK_IMPORTED_MODULE_3__.sep))
        return undefined;
    // The hash distinguishes checkouts with the same name. The name is for users.
    return (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(home, `${(0,node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(root)}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(root).digest('hex').slice(0, 12)}`);
}
/**
 * Locks a folder for this process, and creates it when it is missing.
 *
 * @returns a function that releases the lock
 * @throws UserError when another process has locked it
 */
function lockFolder(folder) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(folder, { recursive: true, mode: 0o700 });
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, 'lock');
    const holder = writeLock(path);
    if (holder !== undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_7__/* .UserError */ .yo(`Another forgehand (process ${holder}) is working on this checkout. Wait until it ends. If it has ended, delete ${path}.`);
    }
    return () => {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { force: true });
    };
}
/** Returns the process that holds the lock; undefined when this process does. */
function writeLock(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(path, `${process.pid}`, { flag: 'wx' });
        return undefined;
    }
    catch (error) {
        if (!(0,_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .isSystemError */ .Or)(error) || error.code !== 'EEXIST')
            throw error;
    }
    const holder = Number((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path, 'utf8'));
    if (isRunning(holder))
        return holder;
    // The lock is stale: its process was killed.
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { force: true });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(path, `${process.pid}`, { flag: 'wx' });
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
        return (0,_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .isSystemError */ .Or)(error) && error.code === 'EPERM';
    }
}


/***/ }),

/***/ 77572:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   TM: () => (/* binding */ firstLine),
/* harmony export */   b4: () => (/* binding */ entryLabel),
/* harmony export */   c0: () => (/* binding */ fileLines),
/* harmony export */   nR: () => (/* binding */ timeOf)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79623);
/* harmony import */ var _text_shorten_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64607);


const MAX_LINE = 72;
const MAX_FILES = 30;
/** `checkpoint 3 of 2026-05-04 14:00, before "fix the test"`. */
function entryLabel(entry) {
    const before = entry.request === undefined ? '' : `, before "${firstLine(entry.request)}"`;
    return `checkpoint ${entry.number} of ${timeOf(entry)}${before}`;
}
/** `2026-05-04 14:00`, in local time. */
function timeOf({ takenAt }) {
    const time = new Date(takenAt);
    const [month, day, hours, minutes] = [time.getMonth() + 1, time.getDate(), time.getHours(), time.getMinutes()].map((part) => String(part).padStart(2, '0'));
    return `${time.getFullYear()}-${month ?? ''}-${day ?? ''} ${hours ?? ''}:${minutes ?? ''}`;
}
function firstLine(text) {
    const [line = ''] = text.trim().split('\n', 1);
    return (0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(line, MAX_LINE);
}
/** One line for each file, with its `+3 −1`. */
function fileLines(stat) {
    const lines = stat.map((file) => `  ${file.path} ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatEdits */ .fq)([linesOf(file)])}`);
    return lines.length > MAX_FILES
        ? [...lines.slice(0, MAX_FILES), `  and ${lines.length - MAX_FILES} more files`]
        : lines;
}
/** A binary file has no lines to count. */
function linesOf({ added = 0, removed = 0 }) {
    return { added, removed };
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

/***/ 75098:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ listenForInterrupt)
/* harmony export */ });
/** Returns a signal that the first Ctrl+C or SIGTERM aborts. The second one ends the program at once. */
function listenForInterrupt() {
    const controller = new AbortController();
    const end = () => {
        if (controller.signal.aborted)
            process.exit(1);
        controller.abort(new Error('The run was interrupted.'));
    };
    process.on('SIGINT', end).on('SIGTERM', end);
    return controller.signal;
}


/***/ }),

/***/ 22864:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EX: () => (/* binding */ diffSince),
/* harmony export */   Ep: () => (/* binding */ listCheckpoints),
/* harmony export */   o: () => (/* binding */ undoTo)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59973);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43999);


/** Each comparison starts a process. */
const MAX_PARALLEL = 8;
/** The newest checkpoints, oldest first. */
async function listCheckpoints(store, max) {
    const { checkout, journal } = store;
    const entries = journal.entries.slice(-max);
    if (entries.length === 0)
        return [];
    const { tree } = await checkout.snapshot();
    const pairs = entries.map((entry, index) => ({ entry, next: entries[index + 1]?.id ?? tree }));
    const listed = [];
    while (pairs.length > 0) {
        const batch = pairs.splice(0, MAX_PARALLEL).map(async ({ entry, next }) => ({
            ...entry,
            stat: await unlessIncomplete(store, [entry.id, next], checkout.compare(entry.id, next))
        }));
        listed.push(...(await Promise.all(batch)));
    }
    return listed;
}
/**
 * The differences between a checkpoint and the present tree.
 *
 * @throws UserError if there is no such checkpoint, or git has deleted its objects
 */
async function diffSince(store, number) {
    const entry = findCheckpoint(store, number);
    const { tree } = await store.checkout.snapshot();
    const patch = await unlessIncomplete(store, [entry.id], store.checkout.patchOf(entry.id, tree));
    if (!patch)
        throw incompleteCheckpoint(entry);
    return { entry, patch };
}
/**
 * Restores the work tree to a checkpoint: changed, deleted, renamed and new files, links and modes. Ignored files stay as they
 * are. Takes a checkpoint first, so that the undo itself can be undone.
 *
 * @param number undefined for the first checkpoint of the last run
 * @throws UserError, with nothing changed, if there is no such checkpoint, git has deleted its objects, or a file is in the way
 */
async function undoTo(store, number) {
    const { checkout, journal } = store;
    const entry = findCheckpoint(store, number);
    const { tree, skipped } = await checkout.snapshot();
    if (tree === entry.id)
        return { entry, saved: undefined, stat: [], skipped };
    // This reads every file that the restore writes, so it detects missing objects.
    const stat = await unlessIncomplete(store, [entry.id], checkout.compare(tree, entry.id));
    if (!stat)
        throw incompleteCheckpoint(entry);
    const saved = journal.last?.id === tree ? journal.last : journal.add({ id: tree });
    await checkout.restore(tree, entry.id);
    journal.recordStep(saved.number, { tool: 'undo', subject: `to ${entry.number}` });
    journal.save();
    return { entry, saved, stat, skipped };
}
function findCheckpoint({ journal }, number) {
    const { entries } = journal;
    const entry = number === undefined
        ? entries.findLast(({ request }) => request !== undefined)
        : entries.find((each) => each.number === number);
    if (entry)
        return entry;
    const [first, last] = [entries.at(0), entries.at(-1)];
    if (!first || !last) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo('This checkout has no checkpoints. They are created by `forgehand run`.');
    }
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`There is no checkpoint ${number ?? ''}. Choose one from ${first.number} to ${last.number}.`);
}
/** Undefined if it failed because an object of these trees is missing. */
async function unlessIncomplete({ checkout }, trees, result) {
    try {
        return await result;
    }
    catch (error) {
        if (error instanceof _git_js__WEBPACK_IMPORTED_MODULE_0__/* .GitFailure */ .Xi && !(await checkout.hasAllObjects(trees)))
            return undefined;
        throw error;
    }
}
function incompleteCheckpoint({ number }) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`Checkpoint ${number} is incomplete: the git of this checkout has deleted some of its files. Nothing was changed.`);
}


/***/ }),

/***/ 48388:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ RunCheckpoints)
/* harmony export */ });
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


/***/ }),

/***/ 43999:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $3: () => (/* binding */ TooMuchOutput),
/* harmony export */   Xi: () => (/* binding */ GitFailure),
/* harmony export */   lD: () => (/* binding */ createGit)
/* harmony export */ });
/* harmony import */ var simple_git__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31034);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59973);
/* harmony import */ var _hardened_environment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22388);



/** A git command that failed with an unexpected exit code. */
class GitFailure extends Error {
    name = 'GitFailure';
    /** What git wrote to standard error. Show it to users. Use it only to decide whether to retry. */
    stderr;
    constructor(args, exitCode, stderr) {
        super(`git ${args[0] ?? ''} failed with exit code ${exitCode}: ${stderr}`);
        this.stderr = stderr;
    }
}
/** A git command that wrote more output than `maxBytes`. It was killed and its output is lost. */
class TooMuchOutput extends Error {
    name = 'TooMuchOutput';
}
// What only the git of this file needs, on top of the hardened environment.
const OWN_ENVIRONMENT = {
    // Paths come from the repository and from users; none is a pattern. (The search in the workspace uses patterns.)
    GIT_LITERAL_PATHSPECS: '1',
    // Temporary merge commits get a fixed identity and date, so that the same input gives the same ids.
    GIT_AUTHOR_NAME: 'forgehand',
    GIT_AUTHOR_EMAIL: 'forgehand@localhost',
    GIT_AUTHOR_DATE: '2000-01-01T00:00:00Z',
    GIT_COMMITTER_NAME: 'forgehand',
    GIT_COMMITTER_EMAIL: 'forgehand@localhost',
    GIT_COMMITTER_DATE: '2000-01-01T00:00:00Z'
};
// Proxies and certificates, for fetching.
const INHERITED = [
    'TMPDIR',
    'http_proxy',
    'https_proxy',
    'HTTPS_PROXY',
    'no_proxy',
    'NO_PROXY',
    'all_proxy',
    'ALL_PROXY',
    'SSL_CERT_FILE',
    'SSL_CERT_DIR',
    'GIT_SSL_CAINFO'
];
function createGit(settings) {
    const { gitDir, workTree, signal, maxSilenceMs } = settings;
    const inherited = pick(settings.environment, INHERITED);
    // A new instance for each command: simple-git queues the commands of one instance and drops the rest after a failure.
    async function call(args, options, send) {
        signal?.throwIfAborted();
        const environment = environmentOf(settings, inherited, options);
        let failure;
        const outputLimit = new AbortController();
        const git = (0,simple_git__WEBPACK_IMPORTED_MODULE_0__/* .simpleGit */ .Lp)({
            baseDir: options.inWorkTree ? workTree : gitDir,
            allowEnvironment: Object.keys(environment),
            // Ours are safe values of settings that simple-git refuses with any value.
            unsafe: {
                allowUnsafeConfigPaths: true,
                allowUnsafeConfigEnvCount: true,
                allowUnsafeFsMonitor: true,
                allowUnsafeHooksPath: true,
                allowUnsafeProtocolOverride: true
            },
            // Otherwise output that arrives more than 50 ms after the exit is lost.
            completion: { onClose: true, onExit: false },
            abort: signal ? AbortSignal.any([signal, outputLimit.signal]) : outputLimit.signal,
            // Attack: a named pipe takes the place of a file that git reads, such as a .gitignore, and git waits forever.
            ...(!options.isRemote && { timeout: { block: maxSilenceMs } }),
            ...(options.input !== undefined && { input: () => options.input }),
            errors: (error, { exitCode, stdErr }) => {
                if (isTimeout(error))
                    return error;
                if (exitCode === 0 || options.exitCodes?.includes(exitCode))
                    return undefined;
                failure = new GitFailure(args, exitCode, Buffer.concat(stdErr).toString().trim());
                return error ?? failure;
            }
        })
            .env(environment)
            .outputHandler((_command, stdout) => {
            skipOutputDelay(stdout);
            if (options.maxBytes !== undefined)
                abortAfter(stdout, options.maxBytes, outputLimit);
        });
        try {
            return await send(git);
        }
        catch (error) {
            signal?.throwIfAborted();
            if (outputLimit.signal.aborted)
                throw outputLimit.signal.reason;
            // simple-git wraps unknown errors in one of its own.
            throw toUserError(failure ?? error);
        }
    }
    return {
        directory: gitDir,
        signal,
        run: (args, options = {}) => call(args, options, (git) => git.raw([...args])),
        readObject: (type, id, options = {}) => call(['cat-file', type, id], options, (git) => git.binaryCatFile([type, id])) // typed as any
    };
}
/**
 * After a command that printed nothing, simple-git waits 50 ms for late output. There can be none, because we wait for the
 * streams to close. An empty chunk at the end skips the wait.
 */
function skipOutputDelay(stdout) {
    stdout.once('end', () => stdout.emit('data', Buffer.alloc(0)));
}
function abortAfter(stdout, maxBytes, abort) {
    let bytes = 0;
    stdout.on('data', (chunk) => {
        bytes += chunk.length;
        if (bytes > maxBytes)
            abort.abort(new TooMuchOutput(`git wrote more than ${maxBytes} bytes.`));
    });
}
function pick(environment, names) {
    const set = names.flatMap((name) => {
        const value = environment[name];
        return value === undefined ? [] : [[name, value]];
    });
    return Object.fromEntries(set);
}
function environmentOf({ gitDir, workTree, environment }, inherited, call) {
    return {
        ...inherited,
        ...(0,_hardened_environment_js__WEBPACK_IMPORTED_MODULE_1__/* .hardenedEnvironment */ .j)(environment['PATH'] ?? '', call.config),
        ...OWN_ENVIRONMENT,
        GIT_DIR: gitDir,
        ...(call.inWorkTree && { GIT_WORK_TREE: workTree }),
        ...(call.indexFile !== undefined && { GIT_INDEX_FILE: call.indexFile })
    };
}
function isTimeout(error) {
    return error instanceof simple_git__WEBPACK_IMPORTED_MODULE_0__/* .GitPluginError */ .Uo && error.plugin === 'timeout';
}
function toUserError(error) {
    if (isTimeout(error)) {
        const message = 'git did not finish in the workspace. A named pipe may have replaced a file that git reads, such as a .gitignore.';
        return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${message} Start from a clean workspace.`, { cause: error });
    }
    if (!(error instanceof GitFailure) || !error.stderr.includes('spawn git ENOENT'))
        return error;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo('git was not found on the PATH. Install git 2.39 or newer.', { cause: error });
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

/***/ 79623:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   WH: () => (/* binding */ estimateSign),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   fq: () => (/* binding */ formatEdits),
/* harmony export */   nT: () => (/* binding */ formatDollars),
/* harmony export */   rL: () => (/* binding */ listFirst)
/* harmony export */ });
/** `950 ms`, `4.2 s`, `3 min 05 s`, `1 h 02 min`. */
function formatDuration(milliseconds) {
    if (milliseconds < 1_000)
        return `${Math.round(milliseconds)} ms`;
    if (milliseconds < 59_950)
        return `${(milliseconds / 1_000).toFixed(1)} s`;
    const seconds = Math.round(milliseconds / 1_000);
    if (seconds < 3_600)
        return `${Math.floor(seconds / 60)} min ${pad(seconds % 60)} s`;
    const minutes = Math.round(seconds / 60);
    return `${Math.floor(minutes / 60)} h ${pad(minutes % 60)} min`;
}
/** `812`, `12.3k`, `1.2M`. */
function formatCount(count) {
    if (count < 1_000)
        return String(count);
    if (count < 999_950)
        return `${oneDecimal(count / 1_000)}k`;
    return `${oneDecimal(count / 1_000_000)}M`;
}
/** `$1.25`; below ten cents with four decimals. */
function formatDollars(dollars) {
    return `$${dollars.toFixed(dollars < 0.1 ? 4 : 2)}`;
}
/** The sign before tokens and dollars when the provider did not count all of them. */
function estimateSign({ isEstimate }) {
    return isEstimate ? '≈' : '';
}
/** `1 file`, `3 files`. */
function plural(count, noun) {
    return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
/** `a, b and 3 more`: the first `max` items of a list. */
function listFirst(items, max) {
    const more = items.length - max;
    return items.slice(0, max).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
/** `+3 −1`, '' when nothing was edited. */
function formatEdits(edits) {
    if (edits.length === 0)
        return '';
    const added = edits.reduce((sum, edit) => sum + edit.added, 0);
    const removed = edits.reduce((sum, edit) => sum + edit.removed, 0);
    return `+${added} −${removed}`;
}
function oneDecimal(value) {
    return value.toFixed(1).replace(/\.0$/, '');
}
function pad(value) {
    return String(value).padStart(2, '0');
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


/***/ })

};
