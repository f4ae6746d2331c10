export const id = 2485;
export const ids = [2485];
export const modules = {

/***/ 2818:
/***/ ((__unused_webpack_module, exports) => {

var __webpack_unused_export__;

__webpack_unused_export__ = true;
exports.Io = exports.kp = void 0;
var peq = new Uint32Array(0x10000);
var myers_32 = function (a, b) {
    var n = a.length;
    var m = b.length;
    var lst = 1 << (n - 1);
    var pv = -1;
    var mv = 0;
    var sc = n;
    var i = n;
    while (i--) {
        peq[a.charCodeAt(i)] |= 1 << i;
    }
    for (i = 0; i < m; i++) {
        var eq = peq[b.charCodeAt(i)];
        var xv = eq | mv;
        eq |= ((eq & pv) + pv) ^ pv;
        mv |= ~(eq | pv);
        pv &= eq;
        if (mv & lst) {
            sc++;
        }
        if (pv & lst) {
            sc--;
        }
        mv = (mv << 1) | 1;
        pv = (pv << 1) | ~(xv | mv);
        mv &= xv;
    }
    i = n;
    while (i--) {
        peq[a.charCodeAt(i)] = 0;
    }
    return sc;
};
var myers_x = function (b, a) {
    var n = a.length;
    var m = b.length;
    var mhc = [];
    var phc = [];
    var hsize = Math.ceil(n / 32);
    var vsize = Math.ceil(m / 32);
    for (var i = 0; i < hsize; i++) {
        phc[i] = -1;
        mhc[i] = 0;
    }
    var j = 0;
    for (; j < vsize - 1; j++) {
        var mv_1 = 0;
        var pv_1 = -1;
        var start_1 = j * 32;
        var vlen_1 = Math.min(32, m) + start_1;
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] |= 1 << k;
        }
        for (var i = 0; i < n; i++) {
            var eq = peq[a.charCodeAt(i)];
            var pb = (phc[(i / 32) | 0] >>> i) & 1;
            var mb = (mhc[(i / 32) | 0] >>> i) & 1;
            var xv = eq | mv_1;
            var xh = ((((eq | mb) & pv_1) + pv_1) ^ pv_1) | eq | mb;
            var ph = mv_1 | ~(xh | pv_1);
            var mh = pv_1 & xh;
            if ((ph >>> 31) ^ pb) {
                phc[(i / 32) | 0] ^= 1 << i;
            }
            if ((mh >>> 31) ^ mb) {
                mhc[(i / 32) | 0] ^= 1 << i;
            }
            ph = (ph << 1) | pb;
            mh = (mh << 1) | mb;
            pv_1 = mh | ~(xv | ph);
            mv_1 = ph & xv;
        }
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] = 0;
        }
    }
    var mv = 0;
    var pv = -1;
    var start = j * 32;
    var vlen = Math.min(32, m - start) + start;
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] |= 1 << k;
    }
    var score = m;
    for (var i = 0; i < n; i++) {
        var eq = peq[a.charCodeAt(i)];
        var pb = (phc[(i / 32) | 0] >>> i) & 1;
        var mb = (mhc[(i / 32) | 0] >>> i) & 1;
        var xv = eq | mv;
        var xh = ((((eq | mb) & pv) + pv) ^ pv) | eq | mb;
        var ph = mv | ~(xh | pv);
        var mh = pv & xh;
        score += (ph >>> (m - 1)) & 1;
        score -= (mh >>> (m - 1)) & 1;
        if ((ph >>> 31) ^ pb) {
            phc[(i / 32) | 0] ^= 1 << i;
        }
        if ((mh >>> 31) ^ mb) {
            mhc[(i / 32) | 0] ^= 1 << i;
        }
        ph = (ph << 1) | pb;
        mh = (mh << 1) | mb;
        pv = mh | ~(xv | ph);
        mv = ph & xv;
    }
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] = 0;
    }
    return score;
};
var distance = function (a, b) {
    if (a.length < b.length) {
        var tmp = b;
        b = a;
        a = tmp;
    }
    if (b.length === 0) {
        return a.length;
    }
    if (a.length <= 32) {
        return myers_32(a, b);
    }
    return myers_x(a, b);
};
exports.Io = distance;
var closest = function (str, arr) {
    var min_distance = Infinity;
    var min_index = 0;
    for (var i = 0; i < arr.length; i++) {
        var dist = distance(str, arr[i]);
        if (dist < min_distance) {
            min_distance = dist;
            min_index = i;
        }
    }
    return arr[min_index];
};
exports.kp = closest;


/***/ }),

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

/***/ 3727:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ jsonText)
/* harmony export */ });
/* harmony import */ var _text_hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30113);

// Invisible, bidirectional and control characters. In JSON, a line feed can occur only between values.
const HIDDEN = new RegExp(String.raw `[${_text_hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .INVISIBLE */ .kH}${_text_hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .LINE_SEPARATORS */ .Ev}[${_text_hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .CONTROL */ .W3}--\n]]`, 'gv');
/** Formats JSON with hidden characters escaped, because it contains text by strangers and may be printed to a terminal. */
function jsonText(value) {
    return `${JSON.stringify(value, undefined, 2).replace(HIDDEN, escaped)}\n`;
}
/** In JSON, a character above U+FFFF needs two escapes. */
function escaped(character) {
    return character
        .split('')
        .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .join('');
}


/***/ }),

/***/ 24563:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N0: () => (/* binding */ AGENT_FILE),
/* harmony export */   fP: () => (/* binding */ openLocalWorkspace),
/* harmony export */   jE: () => (/* binding */ readLocalRules),
/* harmony export */   vV: () => (/* binding */ readLocalSettings)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(59973);
/* harmony import */ var _pipeline_open_workspace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55191);
/* harmony import */ var _pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42426);
/* harmony import */ var _settings_agent_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6512);
/* harmony import */ var _workspace_files_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(93597);
/* harmony import */ var _workspace_files_resolve_inside_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1699);
/* harmony import */ var _checkpoint_store_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(52335);









const AGENT_FILE = '.github/agent.yml';
/**
 * Reads the settings of a checkout from its work tree, because the user at the terminal controls those files.
 *
 * @param root an absolute path without symbolic links
 * @throws UserError for an agent.yml with mistakes, and for a file that cannot be read
 */
async function readLocalSettings(root) {
    const [rules, instructions] = await Promise.all([readLocalRules(root), (0,_pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_3__/* .readInstructions */ .KK)(fileReader(root))]);
    return { rules, instructions };
}
/** Reads agent.yml as `readLocalSettings` does. */
async function readLocalRules(root) {
    const read = fileReader(root);
    return await (0,_settings_agent_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readAgentFile */ .U)(await read(AGENT_FILE), AGENT_FILE, read);
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
            return (await (0,_workspace_files_files_js__WEBPACK_IMPORTED_MODULE_5__/* .readFileBeneath */ .aL)(root, await (0,_workspace_files_resolve_inside_js__WEBPACK_IMPORTED_MODULE_6__/* .resolveInside */ .LI)(root, path))).toString();
        }
        catch (error) {
            if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .isSystemError */ .Or)(error) && error.code === 'ENOENT')
                return undefined;
            const message = `${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path)} cannot be read. Make it a readable file of this checkout, or remove it.`;
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_8__/* .UserError */ .yo(message, { cause: error });
        }
    };
}
/** Opens a local checkout for work. @throws UserError when the requested sandbox does not work */
async function openLocalWorkspace(rules, options) {
    return await (0,_pipeline_open_workspace_js__WEBPACK_IMPORTED_MODULE_2__/* .openSandboxedWorkspace */ .k)(rules, {
        emit: () => undefined,
        ...options,
        home: (0,node_os__WEBPACK_IMPORTED_MODULE_0__.homedir)(),
        hidden: [(0,_checkpoint_store_js__WEBPACK_IMPORTED_MODULE_7__/* .stateHome */ .Z0)(process.env)],
        environment: process.env
    });
}


/***/ }),

/***/ 93936:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ quoteValue)
/* harmony export */ });
/* harmony import */ var _text_shorten_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64607);

const MAX_CHARACTERS = 60;
/** A value for a message: JSON on one short line, or that it is missing. */
function quoteValue(value) {
    const text = value === undefined ? 'missing' : JSON.stringify(value);
    return (0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(text, MAX_CHARACTERS);
}


/***/ }),

/***/ 590:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M0: () => (/* binding */ REVIEWER),
/* harmony export */   Ob: () => (/* binding */ MAX_ASSIGNEES),
/* harmony export */   Pf: () => (/* binding */ label),
/* harmony export */   S3: () => (/* binding */ LOGIN),
/* harmony export */   Yc: () => (/* binding */ reviewer),
/* harmony export */   iD: () => (/* binding */ login),
/* harmony export */   iP: () => (/* binding */ MAX_REVIEWERS),
/* harmony export */   xs: () => (/* binding */ MAX_LABELS)
/* harmony export */ });
/* unused harmony export LABEL */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3301);

const LABEL = 'a label of at most 50 characters';
const LOGIN = 'a login such as octocat';
const REVIEWER = 'a login such as octocat, or a team such as acme/platform';
const label = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(LABEL).trim().min(1, LABEL).max(50, LABEL);
const login = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(LOGIN).regex(/^[\w-]{1,100}$/u, LOGIN);
const reviewer = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(REVIEWER).regex(/^[\w-]{1,100}(?:\/[\w.-]{1,100})?$/u, REVIEWER);
// GitHub's limits.
const MAX_LABELS = 100;
const MAX_REVIEWERS = 15;
const MAX_ASSIGNEES = 10;


/***/ }),

/***/ 71271:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ claimKey),
/* harmony export */   Z: () => (/* binding */ sourceKey)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _task_key_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26150);


/**
 * Identifies what was asked, in the names of refs and branches and in the markers of comments. All events and attempts of one request have
 * the same key.
 */
function claimKey({ trigger, number, createdAt }) {
    switch (trigger.kind) {
        case 'comment':
            return `comment-${trigger.commentId}`;
        // A review with comments on lines causes one event for itself and one for each comment.
        case 'review':
            return `review-${trigger.reviewId}`;
        // A label that is added again asks again.
        case 'label':
            return `label-${number}-${digest(trigger.label)}-${Date.parse(createdAt)}`;
        case 'assignment':
            return `assign-${number}-${Date.parse(createdAt)}`;
        case 'ci':
            return `ci-${trigger.failure.headSha}-${checksKey(trigger.failure.source)}`;
        // Several events can be about the same commits.
        case 'auto-review':
            return `auto-review-${trigger.headSha}`;
        case 'prompt':
            return `task-${(0,_task_key_js__WEBPACK_IMPORTED_MODULE_1__/* .taskKey */ .D)(trigger)}-${trigger.runId}`;
    }
}
/** Once for a commit, and once more when its checks have been run again. */
function checksKey(source) {
    const isAgain = source.kind === 'workflow' && source.attempt > 1;
    return isAgain ? `${sourceKey(source)}-again` : sourceKey(source);
}
/** What the checks belong to: a workflow, or the app that made them. */
function sourceKey(source) {
    return source.kind === 'suite' ? source.app : String(source.workflowId);
}
/** A label can have any characters. Its upper and lower case are the same label. */
function digest(label) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(label.toLowerCase()).digest('hex').slice(0, 12);
}


/***/ }),

/***/ 26150:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ taskKey)
/* harmony export */ });
/** Names a task, or one item of it, in refs and markers. No id contains the character between the two. */
function taskKey({ taskId, item }) {
    return item ? `${taskId}_${item.id}` : taskId;
}


/***/ }),

/***/ 62973:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NJ: () => (/* binding */ isSameBranch),
/* harmony export */   eB: () => (/* binding */ isValidBranchName),
/* harmony export */   uO: () => (/* binding */ headRef)
/* harmony export */ });
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
function headRef(branch) {
    return `refs/heads/${branch}`;
}


/***/ }),

/***/ 32686:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ar: () => (/* binding */ compactJson),
/* harmony export */   hz: () => (/* binding */ isDeeperThan),
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
/** True if lists and objects are nested deeper. `JSON.parse` accepts any depth, and most readers do not. */
function isDeeperThan(depth, value) {
    if (typeof value !== 'object' || value === null)
        return false;
    return depth === 0 || Object.values(value).some((within) => isDeeperThan(depth - 1, within));
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
