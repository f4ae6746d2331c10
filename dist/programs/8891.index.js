export const id = 8891;
export const ids = [8891];
export const modules = {

/***/ 83068:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  completeKilledRun: () => (/* binding */ completeKilledRun)
});

// EXTERNAL MODULE: ./src/quick-schemas.js
var quick_schemas = __webpack_require__(51242);
// EXTERNAL MODULE: ../node_modules/@actions/core/lib/core.js + 14 modules
var core = __webpack_require__(2327);
// EXTERNAL MODULE: ./src/connect-forge.js + 16 modules
var connect_forge = __webpack_require__(32907);
// EXTERNAL MODULE: ./src/errors.js
var errors = __webpack_require__(59973);
// EXTERNAL MODULE: ./src/forge/errors.js
var forge_errors = __webpack_require__(72189);
// EXTERNAL MODULE: ./src/pipeline/complete-failed-checks.js + 1 modules
var complete_failed_checks = __webpack_require__(7727);
// EXTERNAL MODULE: ./src/pipeline/run-lock.js
var run_lock = __webpack_require__(93076);
// EXTERNAL MODULE: ./src/report/describe-outcome.js
var describe_outcome = __webpack_require__(86719);
// EXTERNAL MODULE: ./src/report/progress-body.js
var progress_body = __webpack_require__(56153);
// EXTERNAL MODULE: ./src/report/result-body.js
var result_body = __webpack_require__(59519);
// EXTERNAL MODULE: ./src/secrets/collect.js
var collect = __webpack_require__(1624);
// EXTERNAL MODULE: ./src/secrets/redact.js
var secrets_redact = __webpack_require__(26837);
// EXTERNAL MODULE: ./src/settings/event-inputs.js + 1 modules
var event_inputs = __webpack_require__(77816);
// EXTERNAL MODULE: ./src/settings/phase-inputs.js
var phase_inputs = __webpack_require__(9905);
// EXTERNAL MODULE: ./src/tasks/read-event.js + 8 modules
var read_event = __webpack_require__(45199);
// EXTERNAL MODULE: ./src/text/markdown/safe-markdown.js + 3 modules
var safe_markdown = __webpack_require__(81634);
// EXTERNAL MODULE: ./src/action/target-repository.js
var target_repository = __webpack_require__(69187);
// EXTERNAL MODULE: ./src/action/runner-context.js
var runner_context = __webpack_require__(17271);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:readline"
var external_node_readline_ = __webpack_require__(80481);
// EXTERNAL MODULE: ./src/report/run-record.js
var run_record = __webpack_require__(24486);
// EXTERNAL MODULE: ./src/sessions/find-session.js + 1 modules
var find_session = __webpack_require__(75744);
// EXTERNAL MODULE: ./src/sessions/published-runs.js
var published_runs = __webpack_require__(92913);
// EXTERNAL MODULE: ./src/sessions/session-recorder.js + 1 modules
var session_recorder = __webpack_require__(15022);
// EXTERNAL MODULE: ./src/text/json.js
var json = __webpack_require__(32686);
;// CONCATENATED MODULE: ./src/action/record-killed-run.js













const MAX_MS = 30_000;
/** Adds a killed run to the session of its thread, so that `continue` and `retry` find its request. Never rejects. */
async function recordKilledRun(state, context) {
    const redact = (0,secrets_redact/* createRedactor */.lY)((0,collect/* collectJobSecrets */.V4)(core/* getInput */.V4, context.environment));
    const warn = (text) => {
        core/* warning */.$e(redact(text));
    };
    try {
        const deadline = new AbortController();
        const signal = AbortSignal.any([deadline.signal, AbortSignal.timeout(MAX_MS)]);
        const forge = (0,connect_forge.connectForge)(core/* getInput */.V4('github-token'), context, signal);
        const start = state.session && (await reopen(state.session, state, forge));
        if (!start)
            return;
        const now = () => Date.now();
        const record = new run_record/* RunRecord */.d({ now });
        const recorder = new session_recorder/* SessionRecorder */.$({
            forge,
            deadline,
            snapshot: () => ({ ...record.snapshot(), ...state.figures }),
            redact,
            runId: context.run.id,
            now,
            onFailure: warn,
            onSettled: () => undefined
        });
        recorder.keep(start);
        for await (const event of tracedEvents((0,external_node_path_.join)(context.stateFolder, 'trace.jsonl'))) {
            record.onEvent(event);
            recorder.onEvent(event);
        }
        recorder.onEvent({ kind: 'ended', outcome: state.ended?.outcome ?? outcomeOf(state) });
        await recorder.close();
    }
    catch (error) {
        warn(`The killed run could not be added to its session: ${(0,errors/* messageOf */.bD)(error)}`);
    }
}
function outcomeOf({ isCancelled }) {
    const kind = isCancelled ? 'cancelled' : 'failed';
    return { kind, reason: 'The run was stopped before it could report its outcome.' };
}
/** Undefined if the session was deleted during the run: somebody wants it forgotten. */
async function reopen({ key, commit, ...start }, { publishing, ended }, forge) {
    const stored = await forge.readSession(key);
    const opened = (0,find_session/* openSession */.fA)({ key, stored, problem: undefined }, start.self, forge);
    if (!opened || (commit !== undefined && opened.commit === undefined))
        return undefined;
    const isPublished = ended !== undefined && 'publication' in ended.outcome;
    const pushed = publishing && !isPublished ? await findPushed(publishing, start, forge) : undefined;
    return { ...start, opened, ...(pushed && { pushed }) };
}
/** What the branch has of the run. Its head alone proves nothing: others push too. */
async function findPushed({ branch, parent: base }, { claim, self }, forge) {
    const head = await forge.headOf(branch);
    if (head === undefined || head === base)
        return undefined;
    const commit = (0,published_runs/* commitOfRequest */.I)(await forge.commitsBetween({ base, head }), { claim, self });
    if (!commit)
        return undefined;
    const pullRequest = await forge.findPullRequest(branch);
    return { commits: [commit.sha], ...(pullRequest?.state === 'open' && { pullRequest: pullRequest.number }) };
}
/** The events of the run, which are redacted. The last line of a killed run can be incomplete. */
async function* tracedEvents(path) {
    try {
        for await (const line of (0,external_node_readline_.createInterface)({ input: (0,external_node_fs_.createReadStream)(path) })) {
            const event = (0,json/* parseJson */.qF)(line);
            // Safe: only TraceFile writes it. Its first line is no event.
            if (typeof event === 'object' && event !== null && 'kind' in event)
                yield event;
        }
    }
    catch (error) {
        // Without the trace, the session still gets the request.
        if (!(0,errors/* isSystemError */.Or)(error))
            throw error;
    }
}

;// CONCATENATED MODULE: ./src/action/complete-killed-run.js



















/** GitHub gives a post step its own time, but nobody should wait long for it. */
const complete_killed_run_MAX_MS = 60_000;
/** Writes into the thread what a main step could not, and adds its run to the session. Never rejects. */
async function completeKilledRun(state) {
    try {
        // In two-job mode, the publish job writes the comment.
        if ((0,phase_inputs/* readPhase */.mc)(core/* getInput */.V4) === 'propose')
            return;
        const context = (0,target_repository/* inRepository */.y)(await (0,runner_context/* readRunnerContext */.g)(process.env), core/* getInput */.V4('repository').trim());
        await Promise.all([
            state.hasFinalComment ? undefined : reportKilledRun(state, context),
            state.session && recordKilledRun(state, context)
        ]);
    }
    catch (error) {
        // The job already has its result; this only goes to its log. A deleted issue, for example, is not an error.
        const log = error instanceof errors/* UserError */.yo ? core/* warning */.$e : core/* error */.z3;
        const redact = (0,secrets_redact/* createRedactor */.lY)((0,collect/* collectJobSecrets */.V4)(core/* getInput */.V4, process.env));
        log(redact(`The final progress comment could not be written: ${(0,errors/* messageOf */.bD)(error)}`));
    }
}
async function reportKilledRun(state, context) {
    const { event } = context;
    const settings = (0,event_inputs/* eventSettings */.a)(core/* getInput */.V4, context.job);
    const task = await (0,read_event/* readEvent */.j)(event.name, event.payload, settings);
    if (task.kind === 'ignored')
        return;
    const forge = (0,connect_forge.connectForge)(core/* getInput */.V4('github-token'), context, AbortSignal.timeout(complete_killed_run_MAX_MS));
    const found = await (0,complete_failed_checks/* completeFailedChecks */.u)(task, forge);
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
        if ((0,run_lock/* isOnlyOffered */.uZ)(task) && found.progressId === undefined) {
            await summarize(result, state);
            return;
        }
        const view = (0,progress_body/* progressView */.tR)(task, { trigger, runId: context.run.id });
        await writeComments(result, found, { task, view, forge, context });
        core/* notice */.lm(`The run was stopped before it could report its outcome. A comment now says ${result.kind}.`);
    }
    catch (error) {
        // A main step that ended has written its own summary.
        if (!state.ended)
            await core/* summary */.z.addRaw(`${result.text}\n`).write();
        if (!(0,forge_errors/* isGone */.ST)(error))
            core/* error */.z3(`The outcome of the run is ${result.kind}.`);
        throw error;
    }
}
/** For a run without a thread. A main step that ended has written its own summary. */
async function summarize({ text, kind }, { ended }) {
    if (ended)
        return;
    await core/* summary */.z.addRaw(`${text}\n`).write();
    core/* notice */.lm(`The run was stopped before it could report its outcome, which is ${kind}.`);
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
        await replace(progressId, (0,progress_body/* endedBody */.BL)(ended, text));
        return;
    }
    const writtenId = isWritten && resultId !== undefined ? resultId : await replace(resultId, (0,result_body/* resultBody */.ai)(view.claim, text));
    const resultUrl = (0,progress_body/* commentUrl */.NP)(repositoryUrl, number, writtenId);
    await updateUnlessDeleted(progressId, (0,progress_body/* closedBody */.R_)(ended, { resultUrl, runUrl }), forge);
}
/** Returns false when somebody has deleted the comment. A new one is needed then. */
async function updateUnlessDeleted(id, body, forge) {
    try {
        await forge.updateComment(id, body);
        return true;
    }
    catch (error) {
        if ((0,forge_errors/* isGone */.ST)(error))
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
        const self = await ((0,run_lock/* isOnlyOffered */.uZ)(task) ? forge.whoAmI() : forge.acknowledge(task));
        const { progress, result } = await forge.readThread(task, self);
        const isLocked = progressCommentId === undefined && progress && (0,run_lock/* lockedReason */.vi)(progress, run, Date.now()) !== undefined;
        return isLocked ? 'locked' : { progressId: progressCommentId ?? progress?.id, resultId: resultCommentId ?? result };
    }
    catch (error) {
        // Somebody has deleted the comment that requested the run.
        if ((0,forge_errors/* isGone */.ST)(error) && progressCommentId !== undefined)
            return known;
        throw error;
    }
}
/** A run that ended has saved everything about itself. For a killed run, the forge says whether its work was pushed. */
async function finalResult({ state, killed, forge, repositoryUrl, keepWork }) {
    const { ended: run } = state;
    if (run && run.outcome.kind !== 'cancelled') {
        const { outcome } = run;
        const markdown = (0,describe_outcome/* modelAnswerOf */.pS)(outcome);
        const answer = markdown === undefined ? undefined : await (0,safe_markdown/* safeMarkdown */.f)(markdown, (0,result_body/* answerOptions */.Hy)(run, repositoryUrl));
        const text = (0,result_body/* resultText */.D6)(run, killed.trigger, answer);
        const needsOwnComment = (0,result_body/* needsResultComment */.Cq)(outcome);
        return { kind: outcome.kind, run, text, needsOwnComment, isWritten: state.hasResultComment };
    }
    const kind = state.isCancelled ? 'cancelled' : 'failed';
    const unfinished = await findUnfinishedSubmission(state, forge);
    const kept = unfinished?.isPushed ? undefined : (state.unpublished ?? (await keepWork()));
    const text = (0,result_body/* resultAfterKill */.yf)(killed, { outcome: kind, endedAt: Date.now(), unfinished, kept, run });
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
        if (!(error instanceof errors/* UserError */.yo))
            throw error;
        return { ...location, isPushed: undefined, pullRequest: undefined };
    }
}


/***/ }),

/***/ 5563:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $f: () => (/* binding */ filesUrl),
/* harmony export */   F3: () => (/* binding */ toolTraceSection),
/* harmony export */   Ji: () => (/* binding */ dataNotice),
/* harmony export */   LL: () => (/* binding */ withHeading),
/* harmony export */   PF: () => (/* binding */ excludedFilesSection),
/* harmony export */   U0: () => (/* binding */ usageLine),
/* harmony export */   UB: () => (/* binding */ sandboxNotice),
/* harmony export */   XD: () => (/* binding */ countPatchFiles),
/* harmony export */   Ym: () => (/* binding */ denialsSection),
/* harmony export */   bE: () => (/* binding */ filesSection),
/* harmony export */   eE: () => (/* binding */ timeAndCost),
/* harmony export */   qM: () => (/* binding */ plainLogin),
/* harmony export */   rq: () => (/* binding */ attachmentsLine),
/* harmony export */   xd: () => (/* binding */ warningsSection),
/* harmony export */   zw: () => (/* binding */ unpublishedSection)
/* harmony export */ });
/* harmony import */ var _agent_call_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41079);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79623);
/* harmony import */ var _text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62070);
/* harmony import */ var _sentences_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25789);
/* harmony import */ var _text_markdown_table_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82604);





// The sections that the pull request, the progress comment and the job summary share. Each returns at most `maxLength`
// characters, and '' when there is nothing to show.
/** A login without anything that Markdown or GitHub acts on, such as a mention. */
function plainLogin(login) {
    return (0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(login.replace(/[^\w[\]-]/g, ''));
}
/** Refused commands, each with the line of agent.yml that would allow it. */
function denialsSection(denials, maxLength) {
    const rows = denials.map(({ command, reason, remedy }) => [
        (0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .codeCell */ .MZ)(command),
        cell((0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(reason, 200)),
        remedy === undefined ? 'no setting allows this' : (0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .codeCell */ .MZ)(remedy)
    ]);
    return (0,_text_markdown_table_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownTable */ .Q)({ headers: ['Refused command', 'Why', 'Line of `agent.yml` that allows it'], rows }, maxLength);
}
function warningsSection(warnings, maxLength) {
    // A different bullet than in our other lists, so that these items do not continue a list before them.
    const lines = [];
    let charactersLeft = maxLength;
    for (const warning of warnings) {
        const line = `* ⚠️ ${(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(warning, 500)}`;
        charactersLeft -= line.length + 1;
        if (charactersLeft < 40)
            return [...lines, `* … ${warnings.length - lines.length} more …`].join('\n');
        lines.push(line);
    }
    return lines.join('\n');
}
/** Protected files that were left out of the change, with what would have changed in them. */
function excludedFilesSection({ paths, patch }, maxLength) {
    const names = paths.map((path) => (0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(path));
    const list = `Left out because they are protected: ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .listFirst */ .rL)(names, 20)}.`;
    const charactersLeft = maxLength - list.length - 400;
    if (charactersLeft < 0)
        return list.slice(0, maxLength);
    if (patch === '')
        return `${list} The change is too large to show.`;
    const lines = patch.slice(0, charactersLeft).split('\n');
    const isCut = patch.length > charactersLeft;
    const kept = isCut ? lines.slice(0, -1).join('\n') : patch;
    const notes = [
        isCut ? 'The patch is cut off here. The trace of the run contains more of it.' : '',
        countPatchFiles(patch) < paths.length ? 'Files with a change that is too large are missing from the patch.' : ''
    ];
    const change = (0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .joinParagraphs */ .ml)([(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .codeBlock */ .DV)(kept, 'diff'), ...notes]);
    const section = `${list}\n\n${(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .details */ .zH)('The change as a patch', change)}`;
    // A fence grows with the backticks inside. For a patch of nothing but backticks the list is enough.
    return section.length <= maxLength ? section : list;
}
/** The whole change, when nothing of it was published. Without the patch, at most 3,000 characters. */
function unpublishedSection({ pullRequest, patch, paths, protectedPaths, hasFile }, maxLength) {
    const held = protectedPaths.map((path) => (0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(path));
    const notice = held.length > 0 ? `⚠️ It also changes protected files: ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .listFirst */ .rL)(held, MAX_HELD)}.` : '';
    const checkout = pullRequest === undefined ? '' : `gh pr checkout ${pullRequest} && `;
    const apply = `Save it as \`change.patch\` and apply it with \`${checkout}git apply change.patch\`:`;
    const change = (0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .joinParagraphs */ .ml)([notice, apply, (0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .codeBlock */ .DV)(patch.replace(/\n$/, ''), 'diff')]);
    const section = (0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .details */ .zH)(`The change of ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(paths.length, 'file')}, as a patch`, change);
    // A part of a patch cannot be applied.
    if (patch !== '' && section.length <= maxLength)
        return section;
    const files = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(paths.length, 'file');
    return (0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .joinParagraphs */ .ml)([`The change of ${files} ${hasFile ? IN_FILE : NOWHERE}`, notice]);
}
const MAX_HELD = 10;
const NOT_SHOWN = 'is too long to be shown here, or contains characters that a comment would change';
const IN_FILE = `${NOT_SHOWN}. The output \`patch-path\` of the action names a file with it. Upload the file in a later step, and apply it with \`git apply\`.`;
const NOWHERE = `was not kept: it contains a secret, or ${NOT_SHOWN}, and there is no file with it.`;
/** Content cannot start a line like this: in a patch, every line of content has a character in front. */
function countPatchFiles(patch) {
    return patch.match(/^diff --git /gm)?.length ?? 0;
}
/** Every tool call of the run, in a collapsed table. */
function toolTraceSection(tools, maxLength) {
    const title = ['Tool trace: ' + (0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(tools.length, 'call'), ...unsuccessfulCounts(tools)].join(', ');
    const rows = tools.map(({ name, subject, durationMs, edits, ...end }, index) => [
        String(index + 1),
        (0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .codeCell */ .MZ)(name, 60),
        (0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .codeCell */ .MZ)(subject, 120),
        (0,_agent_call_status_js__WEBPACK_IMPORTED_MODULE_0__/* .describeStatus */ .Wn)(end),
        (0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatEdits */ .fq)(edits),
        (0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatDuration */ .a3)(durationMs)
    ]);
    const table = (0,_text_markdown_table_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownTable */ .Q)({ headers: ['#', 'Tool', 'About', 'Result', 'Edits', 'Time'], rows }, maxLength - title.length - 80);
    return table && (0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .details */ .zH)(title, table);
}
/** `2 failed`, `1 refused`. */
function unsuccessfulCounts(tools) {
    const byStatus = Map.groupBy(tools, ({ status }) => status);
    return Array.from(byStatus)
        .filter(([status]) => status !== 'done')
        .map(([status, calls]) => `${calls.length} ${(0,_agent_call_status_js__WEBPACK_IMPORTED_MODULE_0__/* .statusLabel */ .Rh)({ status }) || 'failed'}`);
}
/** `12 turns · 34.1k tokens in (30k cached), 2.1k out`. */
function usageLine({ turns, tokens }) {
    const cached = tokens.cachedInput > 0 ? ` (${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(tokens.cachedInput)} cached)` : '';
    const sign = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .estimateSign */ .WH)(tokens);
    return [
        (0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(turns, 'turn'),
        `${sign}${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(tokens.input)} tokens in${cached}, ${sign}${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(tokens.output)} out`
    ].join(' · ');
}
/** `3 min 05 s · $0.08`, for a heading. */
function timeAndCost({ tokens, cost, durationMs }) {
    const dollars = cost === undefined ? [] : [`${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .estimateSign */ .WH)(tokens)}${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatDollars */ .nT)(cost)}`];
    return [(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatDuration */ .a3)(durationMs), ...dollars].join(' · ');
}
/** What people uploaded into the thread and the model was shown, on one line; '' for nothing. */
function attachmentsLine({ attachments }) {
    if (!attachments)
        return '';
    const { texts, missing, hidden } = attachments;
    const images = attachments.images - hidden;
    const shown = [...(images > 0 ? [(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(images, 'image')] : []), ...(texts > 0 ? [(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(texts, 'text file')] : [])];
    const sentences = [
        ...(shown.length > 0 ? [`${shown.join(' and ')} shown to the model.`] : []),
        ...(hidden > 0
            ? [`${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(hidden, 'image')} not shown, because the model does not accept ${hidden === 1 ? 'it' : 'them'}.`]
            : []),
        ...(missing > 0 ? [`${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(missing, 'attachment')} not shown.`] : [])
    ];
    return sentences.join(' ');
}
/** The files that the model attached, and where people find them; '' for none. */
function filesSection({ files, run }) {
    if (files.length === 0)
        return '';
    const names = files.map(({ name, bytes }) => `${(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(name)} (${Math.ceil(bytes / 1024)} KB)`);
    const place = run?.runUrl === undefined ? 'the artifacts of the run' : (0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)('the artifacts of the run', `${run.runUrl}#artifacts`);
    return `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(files.length, 'file')} for ${place}: ${names.join(', ')}.`;
}
/** Which models receive the code. Users must be able to know that before they ask. One line. */
function dataNotice({ run, outcome, turns }) {
    const nothingWasSent = outcome !== undefined && turns === 0;
    return run && !nothingWasSent ? (0,_sentences_js__WEBPACK_IMPORTED_MODULE_2__/* .dataNoticeSentence */ .sD)(run, _text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS) : '';
}
/** Which sandbox the commands ran in, on one line; '' when no command was run. */
function sandboxNotice({ sandbox }) {
    return sandbox === undefined ? '' : `Sandbox: ${(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(sandbox, 1_000)}`;
}
/** Where the files of the commit are shown that the work started from. Texts of the model can link to their lines. */
function filesUrl({ baseCommit, basePage }, { repositoryUrl }) {
    return baseCommit === undefined ? undefined : `${basePage ?? repositoryUrl}/blob/${baseCommit}/`;
}
/** A section under its heading; '' when it is empty. */
function withHeading(title, body) {
    return body && `### ${title}\n\n${body}`;
}
// Code can still contain pipes. As a reference, a pipe spoils one word. Unescaped, it would break the table.
function cell(markdown) {
    return markdown.replaceAll('|', '&#124;');
}


/***/ }),

/***/ 91009:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lr: () => (/* binding */ issueOfBranch),
/* harmony export */   at: () => (/* binding */ branchName),
/* harmony export */   d2: () => (/* binding */ sideBranchName),
/* harmony export */   l5: () => (/* binding */ itemsFolder),
/* harmony export */   nG: () => (/* binding */ branchNames)
/* harmony export */ });
/* harmony import */ var _text_branch_template_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82859);
/* harmony import */ var _claim_key_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71271);
/* harmony import */ var _stop_scope_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36504);



/**
 * The branch for a task's work. By most templates it is always the same for an issue or a task of the repository, so that a later run finds
 * the work of an earlier one; see `branchPattern` for the others.
 *
 * @param template the setting `branch`. Tasks of the repository have a name of their own.
 * @param attempt 2 or more names a new branch, for when the pull request of the previous one is merged or closed
 */
function branchName(task, template, attempt = 1) {
    const { subject } = task;
    const kind = subject === 'issue' ? 'issue' : 'pull';
    const name = subject === 'repository' ? taskBranch(task) : (0,_text_branch_template_js__WEBPACK_IMPORTED_MODULE_0__/* .fillBranchTemplate */ .U8)(template, { ...task, kind });
    // No id of an item has the character: another item can be called `core-2`.
    const separator = itemsFolder(task) === undefined ? '-' : '.';
    return attempt === 1 ? name : `${name}${separator}${attempt}`;
}
function taskBranch(task) {
    const folder = itemsFolder(task);
    return folder === undefined ? `agent/${(0,_stop_scope_js__WEBPACK_IMPORTED_MODULE_2__/* .threadKey */ .G)(task)}` : `${folder.branch}/${folder.item}`;
}
/** Where the branches of all items of a task are, which cannot be a branch itself; undefined for a task without items. */
function itemsFolder({ trigger }) {
    if (trigger.kind !== 'prompt' || !trigger.item)
        return undefined;
    return { branch: `agent/task-${trigger.taskId}`, item: trigger.item.id };
}
/** The branches for a task's work, in the order in which they are taken. */
function branchNames(task, template, count) {
    return Array.from({ length: count }, (_, index) => branchName(task, template, index + 1));
}
/** A branch for work that cannot go to its branch because others pushed there meanwhile: one for each request. */
function sideBranchName(task, template) {
    return `${branchName(task, template)}-${(0,_claim_key_js__WEBPACK_IMPORTED_MODULE_1__/* .claimKey */ .E)(task)}`;
}
/** The issue whose branch has this name by the default template; undefined for any other branch. */
function issueOfBranch(branch) {
    const [, number] = /^agent\/issue-(\d{1,15})(?:-\d{1,3})?$/.exec(branch) ?? [];
    return number === undefined ? undefined : Number(number);
}


/***/ }),

/***/ 36504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ threadKey),
/* harmony export */   h: () => (/* binding */ isStoppedBy)
/* harmony export */ });
/* harmony import */ var _claim_key_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71271);
/* harmony import */ var _task_key_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26150);


/** Identifies a thread, or a task without one, in the names of refs and branches. */
function threadKey({ subject, number, trigger }) {
    if (trigger.kind === 'prompt')
        return `task-${(0,_task_key_js__WEBPACK_IMPORTED_MODULE_1__/* .taskKey */ .D)(trigger)}`;
    if (trigger.kind === 'ci' && trigger.repair)
        return trigger.repair.key;
    return `${subject === 'issue' ? 'issue' : 'pull'}-${number}`;
}
/**
 * True if the run was asked for before the stop. Somebody who re-runs a job after a stop wants the work done, so only later stops end that
 * attempt. GitHub's times are whole seconds; in the same second, the ids of comments say which one is older.
 */
function isStoppedBy(stop, { task, run, startedAt }) {
    const stoppedAt = Date.parse(stop.at);
    if (run.attempt > 1)
        return stoppedAt >= Math.floor(startedAt / 1000) * 1000;
    const askedAt = Date.parse(task.createdAt);
    if (stoppedAt !== askedAt)
        return stoppedAt > askedAt;
    const [stopId, taskId] = [commentIdIn(stop.claim), commentIdIn((0,_claim_key_js__WEBPACK_IMPORTED_MODULE_0__/* .claimKey */ .E)(task))];
    return stopId === undefined || taskId === undefined || stopId > taskId;
}
function commentIdIn(claim) {
    const [, id] = /^comment-(\d+)$/.exec(claim) ?? [];
    return id === undefined ? undefined : Number(id);
}


/***/ }),

/***/ 82859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  oU: () => (/* binding */ DEFAULT_BRANCH_TEMPLATE),
  LX: () => (/* binding */ branchPattern),
  $Q: () => (/* binding */ branchTemplateProblems),
  U8: () => (/* binding */ fillBranchTemplate)
});

// EXTERNAL MODULE: ./src/text/branch-names.js
var branch_names = __webpack_require__(62973);
;// CONCATENATED MODULE: ./src/text/slug.js
/** The longest slug. */
const MAX_SLUG = 40;
/** Longer titles are not GitHub's. */
const MAX_TITLE = 1_000;
/** For a title without a Latin letter or digit. */
const EMPTY = 'change';
/**
 * A title as part of a branch name: words of lower-case letters and digits with hyphens between them, never empty. Cut between words if a word
 * ends in time.
 *
 * Attack: a stranger writes the title. Characters that are not seen do not part a word, and no other character survives.
 */
function slugOf(title) {
    const decomposed = title.slice(0, MAX_TITLE).normalize('NFKD').toLowerCase();
    const visible = decomposed.replaceAll(/[\p{Mark}\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '');
    const words = visible.match(/[a-z0-9]+/g) ?? [];
    let slug = words[0]?.slice(0, MAX_SLUG) ?? EMPTY;
    for (const word of words.slice(1)) {
        if (slug.length + 1 + word.length > MAX_SLUG)
            break;
        slug += `-${word}`;
    }
    return slug;
}

;// CONCATENATED MODULE: ./src/text/branch-template.js


const DEFAULT_BRANCH_TEMPLATE = 'agent/{kind}-{number}';
// A number is added to it for a further branch, and the key of a request for a side branch.
const MAX_FILLED = 150;
/** With more digits, a number is no number of GitHub. */
const MAX_DIGITS = 15;
const TASKS = /^agent\/task-/i;
const PLACEHOLDER = /\{[^{}]*\}/g;
const KNOWN = ['{kind}', '{number}', '{slug}', '{date}'];
/** The branch that a template names. Two numbers never have the same one. */
function fillBranchTemplate(template, { kind, number, title, createdAt }) {
    return fill(template, { kind, number: String(number), slug: slugOf(title), date: createdAt.slice(0, 10) });
}
/** Undefined for a template with neither a title nor a date: its branches have one name. */
function branchPattern(template, { kind, number }) {
    if (!isVarying(template))
        return undefined;
    const known = { kind, number: String(number) };
    const [slug, date] = ['[a-z0-9]+(?:-[a-z0-9]+)*', String.raw `\d{4}-\d{2}-\d{2}`];
    // A template without problems has no other characters that mean something in a regular expression.
    const literal = template.split(PLACEHOLDER).map((text) => text.replaceAll(/[.+]/g, String.raw `\$&`));
    const filled = [...template.matchAll(PLACEHOLDER)].map(([name]) => fill(name, { ...known, slug, date }));
    const source = literal.map((text, index) => text + (filled[index] ?? '')).join('');
    const pattern = new RegExp(`^${source}(?:-[a-z0-9-]+)?$`);
    return {
        glob: `${fill(template, { ...known, slug: '*', date: '*' })}*`,
        matches: (branch) => pattern.test(branch)
    };
}
function isVarying(template) {
    return template.includes('{slug}') || template.includes('{date}');
}
function fill(template, values) {
    return template.replaceAll(/\{(kind|number|slug|date)\}/g, (_, name) => values[name]);
}
/** What is wrong with a template: all mistakes, each as what was expected instead; empty if it is right. */
function branchTemplateProblems(template) {
    const unknown = [...template.matchAll(PLACEHOLDER)].some(([name]) => !KNOWN.includes(name));
    const literal = template.replaceAll(PLACEHOLDER, '1');
    const isTooLong = filledBranches(template).some((name) => name.length > MAX_FILLED);
    return [
        unknown ? `no placeholders but ${KNOWN.slice(0, -1).join(', ')} and {date}` : '',
        template.includes('{number}') ? '' : 'a name with {number}, so that every issue has a branch of its own',
        // Attack: a stranger's title would choose how the name starts, which rules and workflows go by, or end in the number of another issue.
        /\{slug\}[^]*\{number\}/.test(template)
            ? 'a name with {slug} only after {number}, because anyone can choose a title'
            : '',
        isVarying(template) && /\{number\}[\d{]/.test(template) ? 'a name with -, /, _ or . after {number}' : '',
        isTooLong ? `a name of at most ${MAX_FILLED} characters` : '',
        isTooLong || [literal, ...(unknown ? [] : filledBranches(template))].every(branch_names/* isValidBranchName */.eB)
            ? ''
            : 'a branch name of letters, digits, /, _, . and -, as git allows it',
        TASKS.test(template) ? 'a name that does not start with agent/task-, as the branches of scheduled tasks do' : ''
    ].filter((problem) => problem !== '');
}
/** The longest and the most dangerous slug. */
const SLUGS = ['a'.repeat(MAX_SLUG), 'lock'];
/** One name for each kind, each length of a number and each slug. Which digits it has makes no difference to git. */
function filledBranches(template) {
    const numbers = Array.from({ length: MAX_DIGITS }, (_, digits) => String(10 ** digits));
    const kinds = ['issue', 'pull'];
    const date = '2026-11-23';
    return kinds.flatMap((kind) => numbers.flatMap((number) => SLUGS.map((slug) => fill(template, { kind, number, slug, date }))));
}


/***/ }),

/***/ 82604:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ markdownTable)
/* harmony export */ });
/**
 * Writes a table in at most `maxLength` characters. When it is too long, rows in the middle are left out and counted, because
 * the beginning and the end of a run matter most. Returns '' when there are no rows, or no room for two.
 */
function markdownTable({ headers, rows }, maxLength = Infinity) {
    const lines = rows.map(line);
    const head = [line(headers), line(headers.map(() => '---'))];
    const room = maxLength - lengthOf(head);
    if (lines.length === 0)
        return '';
    if (lengthOf(lines) <= room)
        return [...head, ...lines].join('\n');
    const { start, end } = fitAround(lines, room - lengthOf([gapLine(lines.length, headers.length)]));
    if (start === 0)
        return '';
    const left = lines.length - start - end;
    const kept = [...lines.slice(0, start), gapLine(left, headers.length), ...lines.slice(lines.length - end)];
    return [...head, ...kept].join('\n');
}
/** Takes lines from both ends alternately while they fit. */
function fitAround(lines, room) {
    let start = 0;
    let end = 0;
    let used = 0;
    for (;;) {
        const next = start <= end ? lines[start] : lines[lines.length - 1 - end];
        used += (next?.length ?? Infinity) + 1;
        if (used > room)
            return { start, end };
        if (start <= end)
            start += 1;
        else
            end += 1;
    }
}
function line(cells) {
    return `| ${cells.join(' | ')} |`;
}
function gapLine(count, columns) {
    return line([`… ${count} more …`, ...Array.from({ length: columns - 1 }, () => '')]);
}
function lengthOf(lines) {
    return lines.reduce((sum, { length }) => sum + length + 1, 0);
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


/***/ })

};
