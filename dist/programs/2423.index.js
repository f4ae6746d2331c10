export const id = 2423;
export const ids = [2423];
export const modules = {

/***/ 24804:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ readOutcomes),
/* harmony export */   readPlan: () => (/* binding */ readPlan),
/* harmony export */   writeItemOutcome: () => (/* binding */ writeItemOutcome),
/* harmony export */   writePlan: () => (/* binding */ writePlan)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3301);
/* harmony import */ var _domain_task_item_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29922);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(59973);
/* harmony import */ var _git_read_small_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14581);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(32686);







// What the jobs of a fan-out leave for each other, in folders that the workflow uploads and downloads. An item's job runs code of the
// repository, so whatever it left is bounded and checked.
const PLAN_FILE = 'plan.json';
const OUTCOME_FILE = 'outcome.json';
const MAX_PLAN_BYTES = 16 * 1024 * 1024;
const MAX_OUTCOME_BYTES = 16 * 1024;
const id = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().regex(/^[a-z\d-]{1,40}$/u);
const planSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    version: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(1),
    task: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().max(100),
    items: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        id,
        title: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().max(_domain_task_item_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_ITEM_TITLE */ .CG),
        text: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().max(_domain_task_item_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_ITEM_TEXT */ .vP),
        repository: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().max(200).optional()
    }))
        .max(_domain_task_item_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_ITEMS */ ._5)
});
const outcomeSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    version: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(1),
    item: id,
    /** As in the output `outcome`. */
    outcome: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().regex(/^[a-z_]{1,30}$/u),
    /** How the run ended, in one sentence without Markdown. */
    summary: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().max(1_000),
    /** Its number. The plan has the repository. */
    pullRequest: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().positive().optional(),
    /** US dollars; left out if the price of the model is not known. */
    cost: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().min(0).optional()
});
/** Writes the items of a task for its other jobs. */
async function writePlan(folder, task, items) {
    await write(folder, PLAN_FILE, { version: 1, task, items });
}
async function writeItemOutcome(folder, outcome) {
    await write(folder, OUTCOME_FILE, { version: 1, ...outcome });
}
async function write(folder, name, content) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(folder, { recursive: true });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name), JSON.stringify(content));
}
/**
 * The items that the plan job left.
 *
 * Attack: the job of an item leaves a plan too, by which the report would not name what failed.
 *
 * @param folder of the downloaded artifacts
 * @throws UserError if they are not there, of another task, or there twice
 */
async function readPlan(folder, task) {
    const paths = await findAll(folder, PLAN_FILE);
    if (paths.length > 1) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .yo(`artifacts-path (${folder}) has ${paths.length} plans: ${paths.join(', ')}. Download the artifact of one plan job, and look at who left the others.`);
    }
    const found = paths[0] === undefined ? undefined : await readJson(paths[0], MAX_PLAN_BYTES);
    const plan = planSchema.safeParse(found).data;
    if (!plan) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .yo(`artifacts-path (${folder}) has no items of the plan job. Upload the folder of its output artifact-path there, and download it here.`);
    }
    if (plan.task !== task) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .yo(`The items are those of the task ${plan.task}, not of ${task}. Set task-id to the same value in all jobs.`);
    }
    return plan.items.map((item) => ({ ...item, repository: item.repository }));
}
/** What the jobs of the items left, by the id of the item. Anything else in the folder is ignored. */
async function readOutcomes(folder) {
    const outcomes = new Map();
    for (const path of await findAll(folder, OUTCOME_FILE)) {
        const { data } = outcomeSchema.safeParse(await readJson(path, MAX_OUTCOME_BYTES));
        if (data)
            outcomes.set(data.item, data);
    }
    return outcomes;
}
/** Files of this name. With one artifact, the download action may leave out the folder with its name. */
async function findAll(folder, name) {
    const paths = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name), ...(await foldersIn(folder)).map((each) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, each, name))];
    const isFile = await Promise.all(paths.map(_git_read_small_js__WEBPACK_IMPORTED_MODULE_2__/* .isRegularFile */ .Ze));
    return paths.filter((_, index) => isFile[index]);
}
async function readJson(path, maxBytes) {
    return (0,_text_json_js__WEBPACK_IMPORTED_MODULE_6__/* .parseJson */ .qF)((await (0,_git_read_small_js__WEBPACK_IMPORTED_MODULE_2__/* .readSmall */ .o5)(path, maxBytes))?.toString() ?? '');
}
/** The plan, and an outcome for each item, which can be of several attempts. */
const MAX_FOLDERS = 10 * _domain_task_item_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_ITEMS */ ._5;
async function foldersIn(folder) {
    try {
        const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder, { withFileTypes: true });
        return entries
            .filter((entry) => entry.isDirectory())
            .map(({ name }) => name)
            .slice(0, MAX_FOLDERS);
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .isSystemError */ .Or)(error))
            return [];
        throw error;
    }
}


/***/ })

};
