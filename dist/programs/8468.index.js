export const id = 8468;
export const ids = [8468];
export const modules = {

/***/ 34720:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ main)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ../node_modules/@actions/core/lib/core.js + 14 modules
var core = __webpack_require__(2327);
// EXTERNAL MODULE: ./src/errors.js
var errors = __webpack_require__(59973);
// EXTERNAL MODULE: ./src/secrets/collect.js
var collect = __webpack_require__(1624);
// EXTERNAL MODULE: ./src/secrets/redact.js
var redact = __webpack_require__(26837);
// EXTERNAL MODULE: ./src/settings/phase-inputs.js
var phase_inputs = __webpack_require__(9905);
// EXTERNAL MODULE: ./src/tasks/read-event.js + 8 modules
var read_event = __webpack_require__(45199);
// EXTERNAL MODULE: ./src/settings/event-inputs.js + 1 modules
var event_inputs = __webpack_require__(77816);
;// CONCATENATED MODULE: ./src/action/read-item.js




/**
 * The inputs that decide which events are requests, with what the plan job knows about the item of this job.
 *
 * @throws UserError if the plan job knows no such item
 */
async function readEventSettings(read, { job, workspace }, openRedactor) {
    const settings = (0,event_inputs/* eventSettings */.a)(read, job);
    const folder = read('artifacts-path').trim();
    const { prompted } = settings;
    if (!prompted?.item || folder === '')
        return settings;
    const { readPlan } = await __webpack_require__.e(/* import() */ 4804).then(__webpack_require__.bind(__webpack_require__, 24804));
    const found = itemOf(await readPlan((0,external_node_path_.resolve)(workspace, folder), prompted.taskId), prompted.item.id);
    return { ...settings, prompted: { ...prompted, item: (0,redact/* redactDeep */.KL)(found, openRedactor()) } };
}
function itemOf(items, id) {
    const found = items.find((item) => item.id === id);
    if (found)
        return found;
    throw new errors/* UserError */.yo(`The plan job left no item ${id}. Set \`item\` to \`\${{ matrix.item }}\`.`);
}

// EXTERNAL MODULE: ./src/action/runner-context.js
var runner_context = __webpack_require__(17271);
// EXTERNAL MODULE: ./src/action/target-repository.js
var target_repository = __webpack_require__(69187);
;// CONCATENATED MODULE: ./src/action/task-of-phase.js
/** What the job of a phase does about an event. Jobs beside it get the same event, and answer what this one ignores. */
function taskOfPhase(task, phase) {
    switch (phase) {
        case 'stop':
            if (task.kind === 'task' && task.request.verb === 'stop')
                return task;
            return leftToOthers('the comment does not ask to stop, and this job does nothing else');
        case 'plan':
        case 'gather':
            if (task.kind === 'ignored')
                return { ...task, notice: undefined };
            if (task.trigger.kind === 'prompt')
                return task;
            return leftToOthers(`a job with phase: ${phase} works for the task of the workflow only`);
        default:
            return task;
    }
}
function leftToOthers(reason) {
    return { kind: 'ignored', reason, notice: undefined };
}

;// CONCATENATED MODULE: ./src/action/main.js












/** For reading a target repository or gathering outcomes. Longer than GitHub asks to wait for a write. */
const MAX_FORGE_MS = 20 * 60_000;
/** The main step of the action: an event in; outputs, summary and exit status out. */
async function main() {
    try {
        const repository = core/* getInput */.V4('repository').trim();
        const context = (0,target_repository/* inRepository */.y)(await (0,runner_context/* readRunnerContext */.g)(process.env), repository);
        refuseActionInWorkspace(context.workspace);
        const phase = (0,phase_inputs/* readPhase */.mc)(core/* getInput */.V4);
        if (phase === 'stats') {
            await reportStats(context);
            return;
        }
        const { event } = context;
        const settings = await readEventSettings(core/* getInput */.V4, context, openRedactor);
        const read = taskOfPhase(await (0,read_event/* readEvent */.j)(event.name, event.payload, settings), phase);
        const task = repository === '' ? read : await (0,target_repository/* inTarget */.$)(read, () => connect(context));
        if (task.kind === 'ignored')
            await reportIgnored(task, context);
        else if (phase === 'gather')
            await reportGathered(task, context);
        else
            await loadAndCarryOut(task, context);
    }
    catch (error) {
        const redact = openRedactor();
        core/* setFailed */.C1(redact(error instanceof errors/* UserError */.yo ? error.message : stackOf(error)));
    }
}
/**
 * Attack: the runner reads the post step from the action's folder after the work. If that folder is inside the workspace, a command or
 * the head of a pull request can have replaced the post step, which runs with the secrets.
 */
function refuseActionInWorkspace(workspace) {
    const entry = (0,external_node_fs_.realpathSync)(process.argv[1] ?? '');
    if (!entry.startsWith((0,external_node_fs_.realpathSync)(workspace) + external_node_path_.sep))
        return;
    throw new errors/* UserError */.yo('The action was started from inside the workspace (`uses: ./…`), where the work could change its code. Use a released version, or copy action.yml and dist out of the workspace first, as .github/workflows/agent.yml of Forgehand does.');
}
async function connect(context) {
    const { connectForge } = await Promise.all(/* import() */[__webpack_require__.e(5562), __webpack_require__.e(3181), __webpack_require__.e(6139), __webpack_require__.e(2907)]).then(__webpack_require__.bind(__webpack_require__, 32907));
    return connectForge(core/* getInput */.V4('github-token'), context, AbortSignal.timeout(MAX_FORGE_MS));
}
function openRedactor() {
    return (0,redact/* createRedactor */.lY)((0,collect/* collectJobSecrets */.V4)(core/* getInput */.V4, process.env));
}
function stackOf(error) {
    return Error.isError(error) ? (error.stack ?? error.message) : String(error);
}
async function reportIgnored({ reason, notice, isForSummary }, context) {
    core/* notice */.lm(`Nothing to do: ${reason}.`);
    if (isForSummary)
        await core/* summary */.z.addRaw(`Nothing to do: ${reason}.`, true).write();
    core/* setOutput */.uH('outcome', 'skipped');
    // The propose job cannot write comments. The publish job gets the same event.
    if (!notice || (0,phase_inputs/* readPhase */.mc)(core/* getInput */.V4) === 'propose')
        return;
    const { postNotice } = await Promise.all(/* import() */[__webpack_require__.e(5562), __webpack_require__.e(3181), __webpack_require__.e(6139), __webpack_require__.e(2907), __webpack_require__.e(4510)]).then(__webpack_require__.bind(__webpack_require__, 54510));
    await postNotice(notice, core/* getInput */.V4('github-token'), context);
}
async function reportGathered(task, context) {
    const { gatherOutcomes } = await __webpack_require__.e(/* import() */ 9309).then(__webpack_require__.bind(__webpack_require__, 79309));
    const inputs = (0,phase_inputs/* readGatherInputs */.X_)(core/* getInput */.V4);
    const options = { forge: await connect(context), context, redact: openRedactor(), now: Date.now };
    const { outcome, text, issueUrl = '' } = await gatherOutcomes(task, inputs, options);
    await core/* summary */.z.addRaw(`${text}\n`).write();
    core/* setOutput */.uH('outcome', outcome);
    core/* setOutput */.uH('issue-url', issueUrl);
}
async function reportStats(context) {
    const { writeStats } = await Promise.all(/* import() */[__webpack_require__.e(5562), __webpack_require__.e(3181), __webpack_require__.e(6139), __webpack_require__.e(7341), __webpack_require__.e(6760), __webpack_require__.e(7410)]).then(__webpack_require__.bind(__webpack_require__, 7410));
    await writeStats((0,phase_inputs/* readStatsInputs */.Lb)(core/* getInput */.V4), context);
}
// Most comments ask for nothing. Only a task loads the code that carries it out.
async function loadAndCarryOut(task, context) {
    const { carryOut } = await Promise.all(/* import() */[__webpack_require__.e(5562), __webpack_require__.e(1034), __webpack_require__.e(5180), __webpack_require__.e(3181), __webpack_require__.e(7476), __webpack_require__.e(3782), __webpack_require__.e(2363), __webpack_require__.e(6139), __webpack_require__.e(732), __webpack_require__.e(695), __webpack_require__.e(2907), __webpack_require__.e(7341), __webpack_require__.e(8040), __webpack_require__.e(7274), __webpack_require__.e(4878), __webpack_require__.e(2892), __webpack_require__.e(6739), __webpack_require__.e(8887), __webpack_require__.e(7486)]).then(__webpack_require__.bind(__webpack_require__, 27013));
    await carryOut(task, context);
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

/***/ 98468:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _small_heap_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17402);
/* harmony import */ var _quick_schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51242);
/* harmony import */ var _action_main_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34720);



await (0,_action_main_js__WEBPACK_IMPORTED_MODULE_2__/* .main */ .i)();

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 17402:
/***/ ((__unused_webpack___webpack_module__, __unused_webpack___webpack_exports__, __webpack_require__) => {

/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78877);
// Imported first. To start a command, the kernel copies the page tables of this process, so a large heap makes every command
// slower. By default, V8 lets the heap grow to several times what is in use. With this flag it collects garbage more often, and
// the process stays at 60 % of its size over 400 turns. See bench/RESULTS.md.

(0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--heap-growing-percent=20');


/***/ })

};
