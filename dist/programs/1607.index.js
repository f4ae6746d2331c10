export const id = 1607;
export const ids = [1607];
export const modules = {

/***/ 73025:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ post)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2327);
/* harmony import */ var _connect_forge_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32907);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(59973);
/* harmony import */ var _forge_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72189);
/* harmony import */ var _pipeline_complete_failed_checks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30108);
/* harmony import */ var _pipeline_run_lock_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93076);
/* harmony import */ var _report_describe_outcome_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86719);
/* harmony import */ var _report_progress_body_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56153);
/* harmony import */ var _report_result_body_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(59519);
/* harmony import */ var _secrets_collect_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1624);
/* harmony import */ var _secrets_redact_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(26837);
/* harmony import */ var _sessions_run_state_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(14057);
/* harmony import */ var _settings_event_inputs_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(77816);
/* harmony import */ var _settings_phase_inputs_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(9905);
/* harmony import */ var _tasks_read_event_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(45199);
/* harmony import */ var _text_markdown_safe_markdown_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(81634);
/* harmony import */ var _target_repository_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(69187);
/* harmony import */ var _runner_context_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(17271);


















/** GitHub gives a post step its own time, but nobody should wait long for it. */
const MAX_MS = 60_000;
/** The post step: writes the result into the thread when the main step was killed before it could. */
async function post() {
    try {
        // In two-job mode, the publish job writes the comment.
        if ((0,_settings_phase_inputs_js__WEBPACK_IMPORTED_MODULE_12__/* .readPhase */ .mc)(_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getInput */ .V4) === 'propose')
            return;
        const folder = _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getState */ .Gu('state-folder');
        const state = folder === '' ? undefined : (0,_sessions_run_state_js__WEBPACK_IMPORTED_MODULE_10__/* .readRunState */ .x)(folder);
        if (!state || wasLocked(state) || (state.hasFinalComment && !state.session))
            return;
        const context = (0,_target_repository_js__WEBPACK_IMPORTED_MODULE_15__/* .inRepository */ .y)(await (0,_runner_context_js__WEBPACK_IMPORTED_MODULE_16__/* .readRunnerContext */ .g)(process.env), _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getInput */ .V4('repository').trim());
        await Promise.all([
            state.hasFinalComment ? undefined : reportKilledRun(state, context),
            // Loaded only after a kill.
            state.session && (await Promise.all(/* import() */[__webpack_require__.e(7341), __webpack_require__.e(7542)]).then(__webpack_require__.bind(__webpack_require__, 68774))).recordKilledRun(state, context)
        ]);
    }
    catch (error) {
        // The job already has its result; this only goes to its log. A deleted issue, for example, is not an error.
        const log = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_17__/* .UserError */ .yo ? _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e : _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3;
        const redact = (0,_secrets_redact_js__WEBPACK_IMPORTED_MODULE_9__/* .createRedactor */ .l)((0,_secrets_collect_js__WEBPACK_IMPORTED_MODULE_8__/* .collectJobSecrets */ .V4)(_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getInput */ .V4, process.env));
        log(redact(`The final progress comment could not be written: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_17__/* .messageOf */ .bD)(error)}`));
    }
}
/** A run that has a state and was skipped without a comment did not get the lock: another run answers. */
function wasLocked({ ended, progressCommentId }) {
    return ended?.outcome.kind === 'skipped' && progressCommentId === undefined;
}
async function reportKilledRun(state, context) {
    const { event } = context;
    const settings = (0,_settings_event_inputs_js__WEBPACK_IMPORTED_MODULE_11__/* .eventSettings */ .a)(_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getInput */ .V4, context.job);
    const task = await (0,_tasks_read_event_js__WEBPACK_IMPORTED_MODULE_13__/* .readEvent */ .j)(event.name, event.payload, settings);
    if (task.kind === 'ignored')
        return;
    const forge = (0,_connect_forge_js__WEBPACK_IMPORTED_MODULE_1__.connectForge)(_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getInput */ .V4('github-token'), context, AbortSignal.timeout(MAX_MS));
    const found = await (0,_pipeline_complete_failed_checks_js__WEBPACK_IMPORTED_MODULE_3__/* .completeFailedChecks */ .u)(task, forge);
    await writeFinalComments(typeof found === 'string' ? task : found, state, {
        trigger: settings.trigger,
        forge,
        context
    });
}
async function writeFinalComments(task, state, { trigger, forge, context }) {
    const { startedAt, figures } = state;
    const killed = { trigger, startedAt, figures, runUrl: context.runUrl };
    const result = await finalResult({
        state,
        killed,
        forge,
        repositoryUrl: context.repositoryUrl,
        // Loaded only after a kill: it brings git with it.
        keepWork: async () => (await Promise.all(/* import() */[__webpack_require__.e(1034), __webpack_require__.e(5180), __webpack_require__.e(3782), __webpack_require__.e(4878), __webpack_require__.e(9838)]).then(__webpack_require__.bind(__webpack_require__, 40042))).keepKilledWork(state, context)
    });
    if (task.subject === 'repository') {
        await summarize(result, state);
        return;
    }
    try {
        const found = await findComments(task, state, { forge, context });
        if (found === 'locked')
            return;
        // What nobody asked for in words has a comment once it is known that it counts.
        if ((0,_pipeline_run_lock_js__WEBPACK_IMPORTED_MODULE_4__/* .isOnlyOffered */ .uZ)(task) && found.progressId === undefined) {
            await summarize(result, state);
            return;
        }
        const view = (0,_report_progress_body_js__WEBPACK_IMPORTED_MODULE_6__/* .progressView */ .tR)(task, { trigger, runId: context.run.id });
        await writeComments(result, found, { task, view, forge, context });
        _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .notice */ .lm(`The run was stopped before it could report its outcome. A comment now says ${result.kind}.`);
    }
    catch (error) {
        // A main step that ended has written its own summary.
        if (!state.ended)
            await _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .summary */ .z.addRaw(`${result.text}\n`).write();
        if (!(0,_forge_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isGone */ .ST)(error))
            _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3(`The outcome of the run is ${result.kind}.`);
        throw error;
    }
}
/** For a run without a thread. A main step that ended has written its own summary. */
async function summarize({ text, kind }, { ended }) {
    if (ended)
        return;
    await _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .summary */ .z.addRaw(`${text}\n`).write();
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .notice */ .lm(`The run was stopped before it could report its outcome, which is ${kind}.`);
}
async function writeComments({ run, text, needsOwnComment, isWritten }, { progressId, resultId }, { task: { number }, view, forge, context: { repositoryUrl, runUrl } }) {
    const { steps, todo, outcome } = run ?? { steps: [], todo: [], outcome: undefined };
    const ended = { steps, todo, outcome, view };
    const replace = async (id, body) => {
        const isUpdated = id !== undefined && (await updateUnlessDeleted(id, body, forge));
        return isUpdated ? id : await forge.createComment(number, body);
    };
    // A progress comment that is only created now notifies people itself.
    if (progressId === undefined || (resultId === undefined && !needsOwnComment)) {
        await replace(progressId, (0,_report_progress_body_js__WEBPACK_IMPORTED_MODULE_6__/* .endedBody */ .BL)(ended, text));
        return;
    }
    const writtenId = isWritten && resultId !== undefined ? resultId : await replace(resultId, (0,_report_result_body_js__WEBPACK_IMPORTED_MODULE_7__/* .resultBody */ .ai)(view.claim, text));
    const resultUrl = (0,_report_progress_body_js__WEBPACK_IMPORTED_MODULE_6__/* .commentUrl */ .NP)(repositoryUrl, number, writtenId);
    await updateUnlessDeleted(progressId, (0,_report_progress_body_js__WEBPACK_IMPORTED_MODULE_6__/* .closedBody */ .R_)(ended, { resultUrl, runUrl }), forge);
}
/** Returns false when somebody has deleted the comment. A new one is needed then. */
async function updateUnlessDeleted(id, body, forge) {
    try {
        await forge.updateComment(id, body);
        return true;
    }
    catch (error) {
        if ((0,_forge_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isGone */ .ST)(error))
            return false;
        throw error;
    }
}
/** Finds comments by their markers when the run was killed before it could save their ids. They can be those of another run. */
async function findComments(task, { progressCommentId, resultCommentId }, { forge, context: { run } }) {
    const known = { progressId: progressCommentId, resultId: resultCommentId };
    if (progressCommentId !== undefined && resultCommentId !== undefined)
        return known;
    try {
        const self = await ((0,_pipeline_run_lock_js__WEBPACK_IMPORTED_MODULE_4__/* .isOnlyOffered */ .uZ)(task) ? forge.whoAmI() : forge.acknowledge(task));
        const { progress, result } = await forge.readThread(task, self);
        const isLocked = progressCommentId === undefined && progress && (0,_pipeline_run_lock_js__WEBPACK_IMPORTED_MODULE_4__/* .lockedReason */ .vi)(progress, run, Date.now()) !== undefined;
        return isLocked ? 'locked' : { progressId: progressCommentId ?? progress?.id, resultId: resultCommentId ?? result };
    }
    catch (error) {
        // Somebody has deleted the comment that requested the run.
        if ((0,_forge_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isGone */ .ST)(error) && progressCommentId !== undefined)
            return known;
        throw error;
    }
}
/** A run that ended has saved everything about itself. For a killed run, the forge says whether its work was pushed. */
async function finalResult({ state, killed, forge, repositoryUrl, keepWork }) {
    const { ended: run } = state;
    if (run && run.outcome.kind !== 'cancelled') {
        const { outcome } = run;
        const markdown = (0,_report_describe_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .modelAnswerOf */ .pS)(outcome);
        const answer = markdown === undefined ? undefined : await (0,_text_markdown_safe_markdown_js__WEBPACK_IMPORTED_MODULE_14__/* .safeMarkdown */ .f)(markdown, (0,_report_result_body_js__WEBPACK_IMPORTED_MODULE_7__/* .answerOptions */ .Hy)(run, repositoryUrl));
        const text = (0,_report_result_body_js__WEBPACK_IMPORTED_MODULE_7__/* .resultText */ .D6)(run, killed.trigger, answer);
        const needsOwnComment = (0,_report_result_body_js__WEBPACK_IMPORTED_MODULE_7__/* .needsResultComment */ .Cq)(outcome);
        return { kind: outcome.kind, run, text, needsOwnComment, isWritten: state.hasResultComment };
    }
    const kind = state.isCancelled ? 'cancelled' : 'failed';
    const unfinished = await findUnfinishedSubmission(state, forge);
    const kept = unfinished?.isPushed ? undefined : (state.unpublished ?? (await keepWork()));
    const text = (0,_report_result_body_js__WEBPACK_IMPORTED_MODULE_7__/* .resultAfterKill */ .yf)(killed, { outcome: kind, endedAt: Date.now(), unfinished, kept, run });
    return { kind, run, text, needsOwnComment: !unfinished?.pullRequest, isWritten: false };
}
/** Asks the forge what it has of the work. `isPushed` is undefined if it does not answer, for example because the token has expired. */
async function findUnfinishedSubmission({ publishing }, forge) {
    if (!publishing)
        return undefined;
    const { branch, base, parent } = publishing;
    const location = { branch, compareUrl: forge.compareUrl(base, branch) };
    try {
        const [head, found] = await Promise.all([forge.headOf(branch), forge.findPullRequest(branch)]);
        const isPushed = head !== undefined && head !== parent;
        return { ...location, isPushed, pullRequest: found?.state === 'open' ? found : undefined };
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_17__/* .UserError */ .yo))
            throw error;
        return { ...location, isPushed: undefined, pullRequest: undefined };
    }
}


/***/ }),

/***/ 41079:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B2: () => (/* binding */ SIGNS),
/* harmony export */   Rh: () => (/* binding */ statusLabel),
/* harmony export */   W0: () => (/* binding */ CALL_STATUSES),
/* harmony export */   Wn: () => (/* binding */ describeStatus)
/* harmony export */ });
/**
 * How a call ended, for users. `done` only if it did what was asked: a command that ran and exited with 15 has `failed`, although
 * the model got a proper result.
 */
const CALL_STATUSES = [
    'done',
    'failed',
    'timed-out',
    'refused',
    'awaiting-approval',
    'interrupted',
    'skipped'
];
/** The only place where signs are defined. `could-not-run` is for checks. */
const SIGNS = {
    done: { symbol: '✓', ascii: 'ok', emoji: '✅' },
    failed: { symbol: '✗', ascii: 'x', emoji: '❌' },
    'timed-out': { symbol: '⏱', ascii: 'T', emoji: '⏱️' },
    refused: { symbol: '⊘', ascii: '-', emoji: '🚫' },
    'awaiting-approval': { symbol: '⏸', ascii: '?', emoji: '✋' },
    interrupted: { symbol: '⏹', ascii: '#', emoji: '🛑' },
    skipped: { symbol: '↷', ascii: '>', emoji: '⏭️' },
    'could-not-run': { symbol: '⚠', ascii: '!', emoji: '⚠️' }
};
const LABELS = {
    done: '',
    failed: '',
    'timed-out': 'timed out',
    refused: 'refused',
    'awaiting-approval': 'waiting for approval',
    interrupted: 'interrupted',
    skipped: 'skipped'
};
/** `exit 15`, `refused`; '' when the sign says enough. */
function statusLabel({ status, exitCode }) {
    return status === 'failed' && exitCode !== undefined ? `exit ${exitCode}` : LABELS[status];
}
/** `✓`, `✗ exit 15`, `⊘ refused`. */
function describeStatus(end) {
    return `${SIGNS[end.status].symbol} ${statusLabel(end)}`.trimEnd();
}


/***/ }),

/***/ 32152:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _quick_schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51242);
/* harmony import */ var _action_post_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73025);


await (0,_action_post_js__WEBPACK_IMPORTED_MODULE_1__/* .post */ .b)();

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 25789:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W9: () => (/* binding */ selfTestSentence),
/* harmony export */   bT: () => (/* binding */ describeCheckEnd),
/* harmony export */   kc: () => (/* binding */ fallbackSentence),
/* harmony export */   pT: () => (/* binding */ STEP_TITLES),
/* harmony export */   sD: () => (/* binding */ dataNoticeSentence)
/* harmony export */ });
/* harmony import */ var _agent_call_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41079);

// Sentences that the log, the comments and the summary share.
/** The steps of a run in their order. */
const STEP_TITLES = {
    permission: 'Check permission',
    reading: 'Read the thread',
    preparing: 'Prepare the workspace',
    installing: 'Install the dependencies',
    'verifying-before': 'Run checks before the work',
    working: 'Work',
    'verifying-after': 'Run checks after the work',
    publishing: 'Submit the change'
};
/** The sign and the words for how a check ended. */
function describeCheckEnd(end, exitCode) {
    switch (end) {
        case 'passed':
            return { sign: _agent_call_status_js__WEBPACK_IMPORTED_MODULE_0__/* .SIGNS */ .B2.done, label: 'exit 0' };
        case 'failed':
            return { sign: _agent_call_status_js__WEBPACK_IMPORTED_MODULE_0__/* .SIGNS */ .B2.failed, label: `exit ${exitCode ?? ''}` };
        case 'timed-out':
            return { sign: _agent_call_status_js__WEBPACK_IMPORTED_MODULE_0__/* .SIGNS */ .B2['timed-out'], label: 'did not finish' };
        case 'could-not-run':
            return { sign: _agent_call_status_js__WEBPACK_IMPORTED_MODULE_0__/* .SIGNS */ .B2['could-not-run'], label: 'could not run' };
    }
}
/** Contains the provider's own words. */
function fallbackSentence({ from, to, reason }) {
    return `Switched from ${from.name} at ${from.host} to ${to.name} at ${to.host}: ${reason}`;
}
/** The result of the sandbox's self-test, with the names of the probes that failed. */
function selfTestSentence(probes) {
    const failed = probes.filter(({ held }) => !held);
    const counts = `Self-test: ${probes.length - failed.length} of ${probes.length} passed`;
    if (failed.length === 0)
        return counts;
    return `${counts}; failed: ${failed.map(({ name, detail }) => `${name} (${detail})`).join(', ')}`;
}
/**
 * Which models receive what the run reads; '' when none does.
 *
 * @param quote makes a name safe for where the sentence is shown
 */
function dataNoticeSentence({ task, receivers }, quote) {
    if (receivers.length === 0)
        return '';
    const data = task ? 'The code, this thread and the output of commands' : 'The code and the output of commands';
    const [main = '', ...others] = receivers.map((receiver) => describeReceiver(receiver, quote));
    const more = others.length > 0 ? `, and may go to ${joinWithAnd(others)}` : '';
    return `${data} go to ${main}${more}.`;
}
function describeReceiver({ name, host, provider }, quote) {
    return `${quote(name)} at ${quote(host)}${provider === undefined ? '' : ` (${provider})`}`;
}
function joinWithAnd(names) {
    return [names.slice(0, -1).join(', '), names.at(-1) ?? ''].filter((part) => part !== '').join(' and ');
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

/***/ 86442:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ revealHidden)
/* harmony export */ });
/* harmony import */ var _hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30113);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79623);


// Everything that a page would not show as itself. With unusual spaces, two arguments could look like one.
const UNSEEN = new RegExp(String.raw `[[\p{C}\p{Z}${_hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .INVISIBLE */ .kH}]--[\n\x20]]`, 'gv');
// A combining mark can strike out the letter before it, or cover it.
const COMBINING_MARKS = /\p{M}/gu;
const MAX_NAMED = 12;
/**
 * Reveals hidden and look-alike characters. Stricter than `misleadingCharactersIn`: in a command, it names everything beyond ASCII.
 *
 * @param isCode true for code, which has tabs for indentation and strings in any language
 */
function revealHidden(written, { isCode = false } = {}) {
    const hidden = new Set();
    const text = written.replace(UNSEEN, (character) => {
        if (isCode && character === '\t')
            return character;
        hidden.add((0,_hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .codePoint */ .yb)(character));
        return `\\u{${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}}`;
    });
    const lookAlikes = isCode ? lookAlikesInCode(text) : (text.match(/[^\n -~]/gu) ?? []);
    const named = [...new Set(lookAlikes)].map((character) => `${character} is ${(0,_hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .codePoint */ .yb)(character)}`);
    return {
        text,
        notes: [
            ...note('It contains invisible characters, shown here as \\u{…}:', [...hidden]),
            ...note('It contains characters that can be taken for others:', named)
        ]
    };
}
function note(beginning, named) {
    return named.length === 0 ? [] : [`${beginning} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .listFirst */ .rL)(named, MAX_NAMED)}.`];
}
const NOT_LATIN = /[^\P{L}\p{Script=Latin}]|[\u{FF01}-\u{FF5E}\u{1D400}-\u{1D7FF}]/u;
/** Letters of other scripts in words that also have Latin letters. Words in a single script are normal. */
function lookAlikesInCode(text) {
    const words = text.match(/[\p{L}\p{N}_]+/gu) ?? [];
    const mixed = words.filter((word) => NOT_LATIN.test(word) && /[\p{Script=Latin}\d_]/u.test(word));
    const letters = mixed.flatMap((word) => Array.from(word).filter((letter) => NOT_LATIN.test(letter)));
    return [...letters, ...(text.match(COMBINING_MARKS)?.slice(0, MAX_NAMED) ?? [])];
}


/***/ }),

/***/ 36905:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ compareChecks),
/* harmony export */   V: () => (/* binding */ verdictOf)
/* harmony export */ });
/* harmony import */ var _judge_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60289);
/* harmony import */ var _read_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8698);


/** Compares each check before and after the work, in the order of the settings. */
function compareChecks({ before, after }) {
    const commands = [...new Set([...before, ...after].map(({ command }) => command))];
    return commands.map((command) => {
        const find = (checks) => checks.find((check) => check.command === command);
        return compareCheck(command, find(before), find(after));
    });
}
/** Judges the checks after the work by those before it. */
function verdictOf(verification) {
    const checks = compareChecks(verification).filter(({ after }) => after !== undefined);
    if (checks.length === 0)
        return 'none';
    if (checks.some(({ isWorse }) => isWorse))
        return 'worse';
    const ends = new Set(checks.map(({ after }) => after?.kind));
    if (ends.has('failed'))
        return 'failing-as-before';
    return ends.has('passed') ? 'passed' : 'could-not-run';
}
function compareCheck(command, before, after) {
    const [oldEnd, newEnd] = [before && (0,_judge_check_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeCheck */ .G)(before), after && (0,_judge_check_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeCheck */ .G)(after)];
    const [old, now] = [before && (0,_read_report_js__WEBPACK_IMPORTED_MODULE_1__/* .testsOf */ .Vh)(before), after && (0,_read_report_js__WEBPACK_IMPORTED_MODULE_1__/* .testsOf */ .Vh)(after)];
    const tests = compareTests(old, now ?? (after ? undefined : old));
    const isGone = after !== undefined && newEnd !== undefined && hasGone(oldEnd, newEnd, { old, now, after });
    const isWorse = isGone || (newEnd !== undefined && isWorseThan(oldEnd, newEnd, { old, now, tests }));
    return { command, before: oldEnd, after: newEnd, tests, isWorse, isGone };
}
/** What build tools print instead of running tests again. */
const CACHED = /up[- ]to[- ]date|cache|Nothing to be done|skipp/i;
function hasGone(before, end, { old, now, after }) {
    if (before?.kind !== 'passed' && before?.kind !== 'failed')
        return false;
    if (end.kind === 'could-not-run')
        return true;
    return end.kind === 'passed' && old?.hasRun === true && now?.hasRun !== true && !CACHED.test(after.output);
}
function isWorseThan(before, after, { old, now, tests }) {
    if (after.kind === 'passed')
        return false;
    if (before === undefined || before.kind === 'passed')
        return true;
    // If a check could not run before, all failures count as caused by the change. If it hung, those that are new by their names.
    const nowEnds = before.kind === 'timed-out' && after.kind === 'failed';
    if (before.kind !== after.kind && !nowEnds)
        return true;
    // Files that do not load are compared too, although no test ran.
    if (!old || !now)
        return nowEnds;
    if (areAllNamed(old) && areAllNamed(now))
        return (tests?.newlyFailing.length ?? 0) > 0;
    return now.failed > old.failed;
}
function compareTests(old, now) {
    if (!now)
        return undefined;
    const { passed, failed, failing } = now;
    const failedBefore = new Set(old?.failing);
    const failsNow = new Set(failing);
    const fixed = areAllNamed(now) ? [...failedBefore].filter((name) => !failsNow.has(name)) : [];
    const knownBefore = old?.passing && new Set([...old.passing, ...old.failing]);
    return {
        passed,
        failed,
        fixed,
        fixedCount: old && areAllNamed(old) && areAllNamed(now) ? fixed.length : Math.max(0, (old?.failed ?? 0) - failed),
        stillFailing: failing.filter((name) => failedBefore.has(name)),
        newlyFailing: failing.filter((name) => old !== undefined && areAllNamed(old) && !failedBefore.has(name)),
        added: knownBefore ? (now.passing ?? []).filter((name) => !knownBefore.has(name)) : []
    };
}
/** A cut output lists fewer names than it counts. */
function areAllNamed({ failed, failing }) {
    return failing.length >= failed;
}


/***/ }),

/***/ 60289:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ judgeCheck)
});

// EXTERNAL MODULE: ./src/text/shorten.js
var shorten = __webpack_require__(64607);
;// CONCATENATED MODULE: ./src/verification/cannot-start.js

/** Parts of lines that runners, package managers and shells print when they cannot start. The line is the cause. */
const MISSING = [
    // A program, package, library or service that is not there. A relative import that fails is the code's own failure.
    /(?:^|[\s/])(?:(?:ba|da|z|k)?sh|env|xargs|timeout|g?make(?:\[\d+\])?): .*(?:not found|No such file or directory|Permission denied)$/,
    /: line \d+: .*: (?:command not found|No such file or directory)$|^zsh:\d+: command not found: |executable file not found in \$PATH/,
    /error while loading shared libraries|cannot open shared object file/,
    /Cannot find (?:module|package) '(?![./])|Could not locate the bindings file|was compiled against a different Node\.js version/,
    /No module named |requires a different Python/,
    /cannot find module providing package|no required module provides package|is not in std|module lookup disabled|does not contain main module|go\.mod file not found|cannot find main module/,
    /can't find crate for|no matching package named|failed to (?:get|select a version for|download)|could not find `Cargo\.toml`|linker `.*` not found|toolchain '.*' is not installed|requires rustc \d/,
    /Could not resolve (?:dependencies|all (?:files|dependencies|artifacts))|Could not find artifact|Could not transfer artifact|or one of its dependencies could not be resolved|Non-resolvable parent POM|there is no POM in this directory|No compiler is provided/,
    /(?:invalid target release|release version \d+ not supported|Unsupported class file major version|Could not determine java version|Could not find or load main class|SDK location not found)/,
    /MSB1003|error NU1[13]01|compatible \.NET SDK was not found|possible to find any installed \.NET/,
    /Could not find .* in (?:any of the sources|locally installed gems)|Could not find gem |cannot load such file -- (?!\.)|Could not locate Gemfile/,
    /Could not open input file|vendor\/autoload\.php/,
    /Could not find (?:Nx modules|task)|doesn't seem to have been installed|This project is configured to use /,
    /dial tcp[: ]|Could not resolve host|Temporary failure in name resolution|getaddrinfo (?:ENOTFOUND|EAI_AGAIN)|UnknownHostException/,
    // The script or task does not exist.
    /Missing script: |error Command ".*" not found|Couldn't find a script named|ERR_PNPM_NO_SCRIPT|Task '.*' not found in |Unknown lifecycle phase/,
    // The options are wrong.
    /(?:unrecognized (?:option|arguments)|unknown option|unknown command-line option|bad option|unexpected argument|flag provided but not defined|Unrecognized option)/i
];
/** What runners print when they have nothing to run. */
const NOTHING_TO_RUN = [
    /No test(?:s| files)? found|no tests ran|Ran 0 tests|did not match the filters|No valid test files found|Couldn't find any files to test|no test specified/i,
    /^Could not find '.*'$|^ℹ tests 0$/
];
/** The same of runners that succeed then, or that print it for each part without tests. */
const SUCCESS_WITHOUT_TESTS = [
    /^\?\s+\S+\s+\[no test files\]$|No tests to run\.|:test NO-SOURCE$|No test is available in|No tests executed!|^0 examples, 0 failures$/
];
const MAX_CAUSE = 200;
/** Attack: lines without end make patterns slow. */
const MAX_LINE = 2_000;
/** The line that says why a runner could not start, or that it has nothing to run; undefined if there is none. */
function causeIn(output) {
    return lineWith([...MISSING, ...NOTHING_TO_RUN], output);
}
/** The line with which a successful run says that there are no tests. */
function nothingToRun(output) {
    return lineWith([...NOTHING_TO_RUN, ...SUCCESS_WITHOUT_TESTS], output);
}
/** What compilers and runners quote from a file. It can contain any words. */
const SOURCE_LINE = /^\s*>?\s*\d*\s*\|/;
function lineWith(patterns, output) {
    const lines = output
        .split('\n')
        .filter((line) => !SOURCE_LINE.test(line))
        .map((line) => line.slice(0, MAX_LINE));
    for (const pattern of patterns) {
        const found = lines.find((line) => pattern.test(line));
        if (found !== undefined)
            return (0,shorten/* oneLine */.TN)(found.trim(), MAX_CAUSE);
    }
    return undefined;
}

// EXTERNAL MODULE: ./src/verification/read-report.js + 4 modules
var read_report = __webpack_require__(8698);
;// CONCATENATED MODULE: ./src/verification/judge-check.js


const SHELL_CODES = [126, 127];
/**
 * Judges one check. If at least one test ran, the check ran, whatever else it prints: the messages of failed assertions can contain any
 * words. A runner that finds no tests has not run, even if it exits with 0.
 */
function judgeCheck(check) {
    const { exitCode } = check;
    if (exitCode === undefined)
        return { kind: 'timed-out' };
    const report = (0,read_report/* testsOf */.Vh)(check);
    if (report?.hasRun === true)
        return { kind: exitCode === 0 ? 'passed' : 'failed' };
    const output = (0,read_report/* plainText */.wh)(check.output);
    if (exitCode === 0) {
        const cause = nothingToRun(output) ?? (report?.failed === 0 ? 'it ran no tests' : undefined);
        return cause === undefined ? { kind: 'passed' } : { kind: 'could-not-run', cause };
    }
    const cause = causeIn(output) ?? (SHELL_CODES.includes(exitCode) ? `exit code ${exitCode}` : undefined);
    return cause === undefined ? { kind: 'failed' } : { kind: 'could-not-run', cause };
}


/***/ })

};
