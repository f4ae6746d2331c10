export const id = 8619;
export const ids = [8619];
export const modules = {

/***/ 98619:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CheckpointJournal: () => (/* binding */ CheckpointJournal)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3301);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79435);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59973);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(32686);





/** The step that followed a checkpoint. */
const stepSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ tool: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), subject: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() });
// One record per line, in the order written: checkpoints, and the steps that followed them.
const recordSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ number: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), id: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), takenAt: zod__WEBPACK_IMPORTED_MODULE_3__/* .datetime */ .w$(), request: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional() }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ number: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), step: stepSchema })
]);
/**
 * The list of checkpoints, in our own git directory. Refs protect their trees from `git prune`. Numbers continue from run to run
 * and are never reused.
 */
class CheckpointJournal {
    #path;
    #refs;
    #now;
    #entries;
    #unsaved = [];
    /** A line break, if the last line of the file has none. */
    #missingEnd;
    /** @param gitDirectory our own git directory for the work tree */
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
        // Written directly: another git process would double the cost of a checkpoint.
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(this.#refs, { recursive: true });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#refs, `${number}`), `${id}\n`);
        const { takenAt } = entry;
        this.#unsaved.push({ number, id, takenAt, ...(request !== undefined && { request }) });
        this.save();
        this.#entries.push(entry);
        return entry;
    }
    /** Records the step that followed a checkpoint. The next `add` or `save` writes it to disk. A later step replaces it. */
    recordStep(number, step) {
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
    /** Deletes all but the newest. */
    keepNewest(count) {
        const deleted = this.#entries.slice(0, -count);
        this.#entries = this.#entries.slice(-count);
        for (const { number } of deleted)
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
        const record = parseLine(line);
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
/** Undefined for a line that is incomplete because the process was killed. */
function parseLine(line) {
    return recordSchema.safeParse((0,_text_json_js__WEBPACK_IMPORTED_MODULE_5__/* .parseJson */ .qF)(line)).data;
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

/***/ 79435:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p6: () => (/* binding */ date),
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68729);
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
