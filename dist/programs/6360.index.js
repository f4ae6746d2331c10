export const id = 6360;
export const ids = [6360];
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

/***/ 56360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   keep: () => (/* binding */ keep)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79623);
/* harmony import */ var _checkpoint_store_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52335);



/** Keeps the work tree as it is and deletes its checkpoints. Returns the exit code. */
async function keep({ cwd }) {
    const count = await (0,_checkpoint_store_js__WEBPACK_IMPORTED_MODULE_1__/* .withStore */ .aH)(cwd, async ({ journal }, { folder }) => {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(folder, { recursive: true });
        return journal.entries.length;
    });
    process.stdout.write(`The work tree stays as it is. Deleted ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(count, 'checkpoint')}.\n`);
    return 0;
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


/***/ })

};
