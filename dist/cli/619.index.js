export const id = 619;
export const ids = [619];
export const modules = {

/***/ 8619:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CheckpointJournal: () => (/* binding */ CheckpointJournal)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3301);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9435);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9973);




/** What was done to the tree next. */
const stepSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ tool: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), subject: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() });
// One line each, in the order written: checkpoints, and what became known of them later.
const recordSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ number: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), id: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), takenAt: zod__WEBPACK_IMPORTED_MODULE_3__/* .datetime */ .w$(), request: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional() }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ number: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), step: stepSchema })
]);
/**
 * The list of checkpoints, in our own git directory. Their trees are held by refs, so that a `git prune` leaves them. Numbers go
 * on from run to run and are never given twice.
 */
class CheckpointJournal {
    #path;
    #refs;
    #now;
    #entries;
    #unsaved = [];
    /** What a line that was cut off lacks. */
    #missingEnd;
    /** @param gitDirectory our own, of the work tree that the checkpoints are of */
    constructor(gitDirectory, now) {
        this.#path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDirectory, 'checkpoints.jsonl');
        this.#refs = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDirectory, 'refs', 'forgehand', 'checkpoints');
        this.#now = now;
        const text = readText(this.#path);
        this.#entries = readEntries(text);
        this.#missingEnd = text === '' || text.endsWith('\n') ? '' : '\n';
    }
    /** Oldest first. */
    get entries() {
        return this.#entries;
    }
    get last() {
        return this.#entries.at(-1);
    }
    /** @param id of a tree */
    add({ id, request }) {
        const number = (this.last?.number ?? -1) + 1;
        const entry = { number, id, takenAt: this.#now().toISOString(), request, step: undefined };
        // Written by hand: another git process would double what a checkpoint costs.
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(this.#refs, { recursive: true });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#refs, `${number}`), `${id}\n`);
        const { takenAt } = entry;
        this.#unsaved.push({ number, id, takenAt, ...(request !== undefined && { request }) });
        this.save();
        this.#entries.push(entry);
        return entry;
    }
    /** Says what followed on a checkpoint; kept on disk from the next `add` or `save` on. The last word counts. */
    describe(number, step) {
        this.#entries = this.#entries.map((entry) => (entry.number === number ? { ...entry, step } : entry));
        this.#unsaved.push({ number, step });
    }
    save() {
        if (this.#unsaved.length === 0)
            return;
        const lines = this.#unsaved.map((record) => `${JSON.stringify(record)}\n`);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(this.#path, this.#missingEnd + lines.join(''));
        this.#missingEnd = '';
        this.#unsaved = [];
    }
    /** Forgets all but the newest. */
    keepNewest(count) {
        const dropped = this.#entries.slice(0, -count);
        this.#entries = this.#entries.slice(-count);
        for (const { number } of dropped)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#refs, `${number}`), { force: true });
        const lines = this.#entries.flatMap(({ step, request, ...rest }) => [
            { ...rest, ...(request !== undefined && { request }) },
            ...(step ? [{ number: rest.number, step }] : [])
        ]);
        this.#unsaved = [];
        this.#missingEnd = '';
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(this.#path, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    }
}
function readEntries(text) {
    const entries = new Map();
    for (const line of text.split('\n')) {
        const record = parsed(line);
        if (!record)
            continue;
        if ('id' in record)
            entries.set(record.number, { request: undefined, step: undefined, ...record });
        else {
            const entry = entries.get(record.number);
            if (entry)
                entries.set(record.number, { ...entry, step: record.step });
        }
    }
    return [...entries.values()];
}
function readText(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8');
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .isSystemError */ .Or)(error) && error.code === 'ENOENT')
            return '';
        throw error;
    }
}
/** Undefined for a line that was cut off when the process was killed. */
function parsed(line) {
    try {
        return recordSchema.safeParse(JSON.parse(line)).data;
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 9435:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p6: () => (/* binding */ date),
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8729);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3301);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODateTime */ .You, params);
}
function date(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDate */ .db(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODate */ .Brp, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}


/***/ })

};
