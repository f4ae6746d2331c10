export const id = 2152;
export const ids = [2152];
export const modules = {

/***/ 73025:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ post)
/* harmony export */ });
/* harmony import */ var _sessions_run_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14057);

/**
 * The post step: writes the result into the thread when the main step was killed before it could. Nearly every run ends with it and leaves it
 * nothing to do, so it loads nothing before it knows.
 */
async function post() {
    // As `getState` of @actions/core reads it, which brings an HTTP client with it.
    const folder = process.env['STATE_state-folder'] ?? '';
    const state = folder === '' ? undefined : (0,_sessions_run_state_js__WEBPACK_IMPORTED_MODULE_0__/* .readRunState */ .x)(folder);
    if (!state || wasLocked(state) || (state.hasFinalComment && !state.session))
        return;
    await (await Promise.all(/* import() */[__webpack_require__.e(3301), __webpack_require__.e(5562), __webpack_require__.e(3181), __webpack_require__.e(7633), __webpack_require__.e(9740), __webpack_require__.e(6452), __webpack_require__.e(7476), __webpack_require__.e(6139), __webpack_require__.e(2907), __webpack_require__.e(7341), __webpack_require__.e(8040), __webpack_require__.e(7274), __webpack_require__.e(8955), __webpack_require__.e(8347), __webpack_require__.e(8887), __webpack_require__.e(8891)]).then(__webpack_require__.bind(__webpack_require__, 83068))).completeKilledRun(state);
}
/** A run that has a state and was skipped without a comment did not get the lock: another run answers. */
function wasLocked({ ended, progressCommentId }) {
    return ended?.outcome.kind === 'skipped' && progressCommentId === undefined;
}


/***/ }),

/***/ 59973:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Or: () => (/* binding */ isSystemError),
/* harmony export */   bD: () => (/* binding */ messageOf),
/* harmony export */   e4: () => (/* binding */ unlessSystemError),
/* harmony export */   v4: () => (/* binding */ ToolError),
/* harmony export */   yo: () => (/* binding */ UserError)
/* harmony export */ });
/** A mistake in the workflow file, the settings or the request. The message tells its author what to change. */
class UserError extends Error {
    name = 'UserError';
}
/** A tool could not do what the model asked. The message goes back to the model, so it says what to try instead. */
class ToolError extends Error {
    name = 'ToolError';
}
/** True for failures reported by the operating system, such as ENOENT or EACCES. */
function isSystemError(error) {
    // Not instanceof: Jest runs tests in a realm of their own, where Node's errors are not instances of Error.
    return Error.isError(error) && 'code' in error && 'syscall' in error;
}
/** Returns `otherwise` if `work` fails with one of these system errors, by default with any. Rethrows all other errors. */
async function unlessSystemError(work, otherwise, codes) {
    try {
        return await work;
    }
    catch (error) {
        if (isSystemError(error) && (codes === undefined || codes.includes(error.code ?? '')))
            return otherwise;
        throw error;
    }
}
/** The message of anything that was thrown. */
function messageOf(error) {
    return Error.isError(error) ? error.message : String(error);
}


/***/ }),

/***/ 32152:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _action_post_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73025);

await (0,_action_post_js__WEBPACK_IMPORTED_MODULE_0__/* .post */ .b)();

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 39460:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ editedPath)
/* harmony export */ });
/** The path that a file tool of the run or of a child session wrote. */
function editedPath(event) {
    if (event.kind === 'child')
        return editedPath(event.event);
    return event.kind === 'file-modified' ? event.path : undefined;
}


/***/ }),

/***/ 14057:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ RunStateFile),
/* harmony export */   x: () => (/* binding */ readRunState)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59973);
/* harmony import */ var _report_edited_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39460);




/**
 * Keeps the state of a run on disk for the post step. Each write is synchronous and atomic: a kill leaves the old state or the
 * new one. The file is created once the author of the request is known to have write access.
 */
class RunStateFile {
    #path;
    #state;
    #isOpen = false;
    #figures;
    /** @param folder created if missing. @throws UserError if it cannot be created */
    constructor(folder, startedAt) {
        makeFolder(folder);
        this.#path = statePath(folder);
        const nothingYet = {
            progressCommentId: undefined,
            resultCommentId: undefined,
            baseCommit: undefined,
            work: undefined,
            publishing: undefined,
            unpublished: undefined,
            session: undefined,
            figures: undefined,
            ended: undefined
        };
        this.#state = { ...nothingYet, startedAt, isCancelled: false, hasResultComment: false, hasFinalComment: false };
    }
    /** @param figures what the run has used when it is called */
    followFigures(figures) {
        this.#figures = figures;
    }
    onEvent(event) {
        if (event.kind === 'step' && event.step === 'reading') {
            this.#isOpen = true;
            this.#write({});
        }
        if (event.kind === 'base-commit')
            this.#write({ baseCommit: event.commit });
        this.#followWork(event);
        if (this.#figures && changesFigures(event)) {
            const { turns, tokens, cost, durationMs } = this.#figures();
            this.#write({ figures: { turns, tokens, cost, durationMs } });
        }
        if (event.kind === 'publishing') {
            const { branch, base, parent } = event;
            this.#write({ publishing: { branch, base, parent } });
        }
    }
    setProgressComment(progressCommentId) {
        this.#write({ progressCommentId });
    }
    setResultComment(resultCommentId) {
        this.#write({ resultCommentId });
    }
    /** Saves what the comments will say, so that the post step can write them if this process cannot. */
    setEnded(ended) {
        this.#write({ ended });
    }
    setResultWritten(resultCommentId) {
        this.#write({ resultCommentId, hasResultComment: true });
    }
    setFinalCommentWritten() {
        // After a push that was cut off, only the post step can find out what the remote has. It also has time to keep the work.
        const { ended, publishing, work } = this.#state;
        const isCutOff = ended?.outcome.kind === 'cancelled' && (publishing !== undefined || work !== undefined);
        this.#write({ hasFinalComment: !isCutOff });
    }
    setSession({ opened: { key, commit }, ...rest }) {
        this.#write({ session: { ...rest, key, commit } });
    }
    /** The post step has nothing to add to the session. */
    setSessionSettled() {
        this.#write({ session: undefined });
    }
    setCancelled() {
        this.#write({ isCancelled: true });
    }
    #followWork(event) {
        const { work } = this.#state;
        const path = (0,_report_edited_path_js__WEBPACK_IMPORTED_MODULE_2__/* .editedPath */ .x)(event);
        if (work && path !== undefined && !work.touched.includes(path))
            this.#write({ work: { ...work, touched: [...work.touched, path] } });
        if (event.kind === 'work-started')
            this.#write({ work: { rules: event.rules, baseline: event.tree, touched: [], recorded: undefined } });
        if (event.kind === 'change-recorded')
            this.#write({ work: { touched: [], baseline: event.tree, ...work, rules: event.rules, recorded: event.tree } });
        if (event.kind === 'change-unpublished') {
            const { patch, paths, protectedPaths, hasFile } = event;
            const unpublished = paths.length === 0 ? undefined : { patch, paths, protectedPaths, hasFile };
            this.#write({ work: undefined, unpublished });
        }
    }
    #write(change) {
        this.#state = { ...this.#state, ...change };
        if (!this.#isOpen)
            return;
        const next = `${this.#path}.next`;
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(next, JSON.stringify(this.#state), { mode: 0o600 });
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(next, this.#path);
        }
        catch (error) {
            // A full disk must not end the run. The older state stays intact.
            if (!(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .isSystemError */ .Or)(error))
                throw error;
        }
    }
}
function changesFigures(event) {
    const { kind } = event.kind === 'child' ? event.event : event;
    return kind === 'usage' || kind === 'other-model-usage' || event.kind === 'turn';
}
function makeFolder(folder) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true, mode: 0o700 });
    }
    catch (error) {
        if (!(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .isSystemError */ .Or)(error))
            throw error;
        const message = `The folder ${folder} for the files of the run cannot be created (${error.code}). Set RUNNER_TEMP to a writable folder with free space.`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(message, { cause: error });
    }
}
/** Undefined if the run did not get that far, or the file cannot be read. */
function readRunState(folder) {
    try {
        // Safe: only RunStateFile writes it, always completely.
        return JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(statePath(folder), 'utf8'));
    }
    catch {
        return undefined;
    }
}
function statePath(folder) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'state.json');
}


/***/ })

};
