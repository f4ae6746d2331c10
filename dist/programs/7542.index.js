export const id = 7542;
export const ids = [7542];
export const modules = {

/***/ 68774:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   recordKilledRun: () => (/* binding */ recordKilledRun)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_readline__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80481);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2327);
/* harmony import */ var _connect_forge_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32907);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(59973);
/* harmony import */ var _report_run_record_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(24486);
/* harmony import */ var _secrets_collect_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1624);
/* harmony import */ var _secrets_redact_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(26837);
/* harmony import */ var _sessions_find_session_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(75744);
/* harmony import */ var _sessions_published_runs_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(92913);
/* harmony import */ var _sessions_session_recorder_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(15022);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(32686);













const MAX_MS = 30_000;
/** Adds a killed run to the session of its thread, so that `continue` and `retry` find its request. Never rejects. */
async function recordKilledRun(state, context) {
    const redact = (0,_secrets_redact_js__WEBPACK_IMPORTED_MODULE_7__/* .createRedactor */ .l)((0,_secrets_collect_js__WEBPACK_IMPORTED_MODULE_6__/* .collectJobSecrets */ .V4)(_actions_core__WEBPACK_IMPORTED_MODULE_3__/* .getInput */ .V4, context.environment));
    const warn = (text) => {
        _actions_core__WEBPACK_IMPORTED_MODULE_3__/* .warning */ .$e(redact(text));
    };
    try {
        const deadline = new AbortController();
        const signal = AbortSignal.any([deadline.signal, AbortSignal.timeout(MAX_MS)]);
        const forge = (0,_connect_forge_js__WEBPACK_IMPORTED_MODULE_4__.connectForge)(_actions_core__WEBPACK_IMPORTED_MODULE_3__/* .getInput */ .V4('github-token'), context, signal);
        const start = state.session && (await reopen(state.session, state, forge));
        if (!start)
            return;
        const now = () => Date.now();
        const record = new _report_run_record_js__WEBPACK_IMPORTED_MODULE_5__/* .RunRecord */ .d({ now });
        const recorder = new _sessions_session_recorder_js__WEBPACK_IMPORTED_MODULE_10__/* .SessionRecorder */ .$({
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
        for await (const event of tracedEvents((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(context.stateFolder, 'trace.jsonl'))) {
            record.onEvent(event);
            recorder.onEvent(event);
        }
        recorder.onEvent({ kind: 'ended', outcome: state.ended?.outcome ?? outcomeOf(state) });
        await recorder.close();
    }
    catch (error) {
        warn(`The killed run could not be added to its session: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_11__/* .messageOf */ .bD)(error)}`);
    }
}
function outcomeOf({ isCancelled }) {
    const kind = isCancelled ? 'cancelled' : 'failed';
    return { kind, reason: 'The run was stopped before it could report its outcome.' };
}
/** Undefined if the session was deleted during the run: somebody wants it forgotten. */
async function reopen({ key, commit, ...start }, { publishing, ended }, forge) {
    const stored = await forge.readSession(key);
    const opened = (0,_sessions_find_session_js__WEBPACK_IMPORTED_MODULE_8__/* .openSession */ .fA)({ key, stored, problem: undefined }, start.self, forge);
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
    const commit = (0,_sessions_published_runs_js__WEBPACK_IMPORTED_MODULE_9__/* .commitOfRequest */ .I)(await forge.commitsBetween({ base, head }), { claim, self });
    if (!commit)
        return undefined;
    const pullRequest = await forge.findPullRequest(branch);
    return { commits: [commit.sha], ...(pullRequest?.state === 'open' && { pullRequest: pullRequest.number }) };
}
/** The events of the run, which are redacted. The last line of a killed run can be incomplete. */
async function* tracedEvents(path) {
    try {
        for await (const line of (0,node_readline__WEBPACK_IMPORTED_MODULE_2__.createInterface)({ input: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(path) })) {
            const event = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_12__/* .parseJson */ .qF)(line);
            // Safe: only TraceFile writes it. Its first line is no event.
            if (typeof event === 'object' && event !== null && 'kind' in event)
                yield event;
        }
    }
    catch (error) {
        // Without the trace, the session still gets the request.
        if (!(0,_errors_js__WEBPACK_IMPORTED_MODULE_11__/* .isSystemError */ .Or)(error))
            throw error;
    }
}


/***/ }),

/***/ 3071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ costOf)
/* harmony export */ });
/** US dollars. */
function costOf(tokens, price) {
    const { input, cachedInput, cacheWrite = 0, output } = tokens;
    const fresh = input - cachedInput - cacheWrite;
    const written = cacheWrite * (price.cacheWrite ?? price.input);
    return (fresh * price.input + cachedInput * price.cachedInput + written + output * price.output) / 1_000_000;
}


/***/ }),

/***/ 24486:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ RunRecord)
/* harmony export */ });
/* harmony import */ var _agent_price_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3071);
/* harmony import */ var _sentences_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25789);
/* harmony import */ var _text_shorten_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64607);



const MAX_SUBJECT = 300;
const NO_TOKENS = { input: 0, cachedInput: 0, output: 0, reasoning: 0, isEstimate: false };
/** Events of a child that also count for the run. */
const COUNTED_FROM_CHILDREN = new Set([
    'usage',
    'other-model-usage',
    'fallback',
    'bug'
]);
/** Builds the snapshot of a run from its events. */
class RunRecord {
    #now;
    #running = new Map();
    #tools = [];
    /** The tokens at the price of the run's model. */
    #ownTokens = NO_TOKENS;
    /** US dollars for the tokens of other models; undefined once one of them has no price. */
    #otherDollars = 0;
    /** The time that the propose job took. */
    #earlierMs = 0;
    #endedAt;
    #recorded;
    /** @param options.now milliseconds since 1970 */
    constructor(options) {
        this.#now = options.now;
        this.#recorded = {
            run: undefined,
            startedAt: this.#now(),
            steps: [],
            todo: [],
            threads: [],
            baseCommit: undefined,
            basePage: undefined,
            turns: 0,
            tokens: NO_TOKENS,
            installations: [],
            verification: { before: [], after: [] },
            denials: [],
            warnings: [],
            approvals: [],
            sandbox: undefined,
            excludedFiles: undefined,
            unpublished: undefined,
            structuredOutput: undefined,
            isStopping: false,
            outcome: undefined
        };
    }
    onEvent(event) {
        switch (event.kind) {
            case 'tool-started':
                this.#running.set(event.callId, {
                    name: event.name,
                    subject: (0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(event.subject, MAX_SUBJECT),
                    startedAt: this.#elapsed(),
                    edits: []
                });
                return;
            case 'file-modified':
                this.#addEdit(event);
                return;
            case 'tool-finished':
                this.#finishTool(event);
                return;
            case 'child':
                this.#addChildEvent(event.event);
                return;
            case 'usage':
                this.#ownTokens = sum(this.#ownTokens, event.tokens);
                break;
            case 'other-model-usage':
                this.#otherDollars = plus(this.#otherDollars, event.price && (0,_agent_price_js__WEBPACK_IMPORTED_MODULE_2__/* .costOf */ .h)(event.tokens, event.price));
                break;
            case 'earlier-job':
                this.#tools.push(...event.earlier.tools);
                this.#otherDollars = event.earlier.cost;
                this.#earlierMs = event.earlier.durationMs;
                break;
            case 'ended':
                this.#endedAt = this.#now();
                this.#running.clear();
                break;
            default:
        }
        this.#recorded = { ...this.#recorded, ...changeBy(event, this.#recorded, this.#elapsed()) };
    }
    snapshot() {
        const { run } = this.#recorded;
        return {
            ...this.#recorded,
            tools: [...this.#tools],
            durationMs: this.#earlierMs + (this.#endedAt ?? this.#now()) - this.#recorded.startedAt,
            cost: plus(this.#otherDollars, run?.price && (0,_agent_price_js__WEBPACK_IMPORTED_MODULE_2__/* .costOf */ .h)(this.#ownTokens, run.price)),
            running: [...this.#running.values()].map(({ name, subject }) => ({ name, subject }))
        };
    }
    #finishTool(event) {
        const { callId, name, status, exitCode, durationMs, denial } = event;
        const { startedAt = this.#elapsed() - durationMs, edits = [] } = this.#running.get(callId) ?? {};
        this.#running.delete(callId);
        const subject = (0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(event.subject, MAX_SUBJECT);
        this.#tools.push({ name, subject, status, exitCode, startedAt, durationMs, edits });
        this.#addDenial(denial);
    }
    #addEdit({ callId, path, added, removed }) {
        const call = this.#running.get(callId);
        if (call)
            this.#running.set(callId, { ...call, edits: [...call.edits, { path, added, removed }] });
    }
    /** The turns and calls of a child are its own. Its cost, fallbacks, refused commands and bugs count for the run. */
    #addChildEvent(event) {
        if (COUNTED_FROM_CHILDREN.has(event.kind))
            this.onEvent(event);
        if (event.kind === 'tool-finished')
            this.#addDenial(event.denial);
    }
    #addDenial(denial) {
        const { denials } = this.#recorded;
        if (!denial || denials.some(({ command }) => command === denial.command))
            return;
        this.#recorded = { ...this.#recorded, denials: [...denials, denial] };
    }
    #elapsed() {
        return this.#now() - this.#recorded.startedAt;
    }
}
function changeBy(event, run, at) {
    switch (event.kind) {
        case 'started':
            return { run: event.run };
        case 'configured': {
            const { model, host, receivers, limits, price } = event;
            return run.run ? { run: { ...run.run, model, host, receivers, limits, price } } : {};
        }
        case 'step':
            return { steps: [...endedSteps(run.steps, at), { step: event.step, startedAt: at, endedAt: undefined }] };
        case 'todo':
            return { todo: event.items };
        case 'stop-requested':
            return { isStopping: true };
        case 'base-commit':
            return { baseCommit: event.commit, basePage: event.page };
        case 'dependencies':
            return { installations: [...run.installations, event] };
        case 'checked':
            return { verification: withCheck(run.verification, event.when, event.check) };
        case 'checks-not-run':
            return { verification: { ...run.verification, notRun: event.commands } };
        case 'approved': {
            const { hash, what, by } = event;
            return { approvals: [...run.approvals, { hash, what, by }] };
        }
        case 'warning':
            return withWarning(run, event.text);
        case 'sandbox':
            return withSandbox(run, event);
        case 'earlier-job':
            return continueFrom(run, event.earlier);
        case 'threads-settled':
            return { threads: event.threads };
        case 'structured-output':
            return { structuredOutput: event.json };
        case 'files-excluded':
            return { excludedFiles: { paths: event.paths, patch: event.patch } };
        case 'change-unpublished':
            return event.paths.length === 0 ? {} : { unpublished: event };
        case 'ended':
            return { outcome: event.outcome, steps: endedSteps(run.steps, at) };
        default:
            return changeByAgent(event, run);
    }
}
function changeByAgent(event, run) {
    switch (event.kind) {
        case 'turn':
            return { turns: event.turn };
        case 'usage':
        case 'other-model-usage':
            return { tokens: sum(run.tokens, event.tokens) };
        case 'fallback':
            return withWarning(run, (0,_sentences_js__WEBPACK_IMPORTED_MODULE_0__/* .fallbackSentence */ .kc)(event));
        case 'bug':
            return withWarning(run, `${event.tool} crashed. This is a bug in Forgehand; the log of the run has the details.`);
        default:
            return {};
    }
}
/**
 * Continues with what the propose job reports. This job calls no model, so its own cost is zero. What the propose job says
 * is not verified, and is marked as its claim.
 */
function continueFrom(run, earlier) {
    const { model, host, receivers, turns, tokens, verification, denials } = earlier;
    const price = { input: 0, cachedInput: 0, output: 0 };
    const sandbox = earlier.sandbox && `${earlier.sandbox} This was reported by the propose job.`;
    const claimed = earlier.warnings.map((text) => `Reported by the propose job: ${text}`);
    const warnings = [...new Set([...claimed, ...run.warnings])];
    const { notRun } = run.verification;
    const start = run.run && { ...run.run, model, host, receivers, price };
    return {
        run: start,
        turns,
        tokens,
        verification: { ...verification, ...(notRun && { notRun }) },
        denials,
        warnings,
        sandbox
    };
}
function endedSteps(steps, at) {
    return steps.map((step) => (step.endedAt === undefined ? { ...step, endedAt: at } : step));
}
function withCheck(verification, when, check) {
    return { ...verification, [when]: [...verification[when], check] };
}
function withSandbox(run, report) {
    const { description, probes, refused } = report;
    if (description !== undefined)
        return { sandbox: `${description} ${(0,_sentences_js__WEBPACK_IMPORTED_MODULE_0__/* .selfTestSentence */ .W9)(probes)}.` };
    const tried = refused.length === 0 ? '' : ` Tried: ${refused.join('; ')}.`;
    return withWarning(run, `No sandbox works here, so commands are refused.${tried}`);
}
function withWarning({ warnings }, text) {
    return warnings.includes(text) ? {} : { warnings: [...warnings, text] };
}
/** Undefined when one of them is unknown. */
function plus(a, b) {
    return a === undefined || b === undefined ? undefined : a + b;
}
function sum(a, b) {
    const cacheWrite = (a.cacheWrite ?? 0) + (b.cacheWrite ?? 0);
    return {
        input: a.input + b.input,
        cachedInput: a.cachedInput + b.cachedInput,
        ...(cacheWrite > 0 && { cacheWrite }),
        output: a.output + b.output,
        reasoning: a.reasoning + b.reasoning,
        isEstimate: a.isEstimate || b.isEstimate
    };
}


/***/ }),

/***/ 10379:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ isPruningTurn)
/* harmony export */ });
/** GitHub counts runs across all repositories, so about this share of a repository's runs has a turn. */
const ONE_IN = 10;
/** True if this run deletes old refs of ours. Most runs do not, which saves the calls that look for them. */
function isPruningTurn(runId) {
    return Number(runId) % ONE_IN === 0;
}


/***/ }),

/***/ 92913:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ commitOfRequest),
/* harmony export */   t: () => (/* binding */ publishedRuns)
/* harmony export */ });
/* harmony import */ var _tasks_commit_message_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(542);

/**
 * The runs that made commits of a branch. A commit counts only if three things agree: our own account is its author, its message names a
 * request, and the session lists it as a commit of that request.
 *
 * Attack: somebody pushes a commit with our name and our trailer, so that `undo` takes back their choice of changes.
 *
 * @param commits of the branch, oldest first
 */
function publishedRuns(session, commits, self) {
    const ours = commits.filter((commit) => isOurs(commit, self) && (0,_tasks_commit_message_js__WEBPACK_IMPORTED_MODULE_0__/* .readRunTrailer */ .JC)(commit.message) !== undefined);
    const runs = new Map();
    const unknown = [];
    for (const commit of ours) {
        const claim = (0,_tasks_commit_message_js__WEBPACK_IMPORTED_MODULE_0__/* .readRunTrailer */ .JC)(commit.message);
        const request = session?.requests.find((one) => one.claim === claim && one.commits.includes(commit.sha));
        if (request)
            runs.set(request, [...(runs.get(request) ?? []), commit]);
        else
            unknown.push(commit);
    }
    return { runs: [...runs].map(([request, made]) => ({ request, commits: made })), unknown };
}
/** GitHub signs what a bot's token commits and is its committer. Nobody signs the commits of a person's token. */
function isOurs({ authorId, committerId, isSigned }, self) {
    return authorId === self.id && (self.isBot ? isSigned : committerId === self.id);
}
/** The commit that this request has already made, in an attempt that ended before it could be recorded. */
function commitOfRequest(commits, { claim, self }) {
    return commits.findLast((commit) => isOurs(commit, self) && (0,_tasks_commit_message_js__WEBPACK_IMPORTED_MODULE_0__/* .readRunTrailer */ .JC)(commit.message) === claim);
}


/***/ }),

/***/ 15022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $: () => (/* binding */ SessionRecorder)
});

// EXTERNAL MODULE: ./src/errors.js
var errors = __webpack_require__(59973);
// EXTERNAL MODULE: ./src/forge/stored-sessions.js
var stored_sessions = __webpack_require__(55939);
// EXTERNAL MODULE: ./src/report/describe-outcome.js
var describe_outcome = __webpack_require__(86719);
// EXTERNAL MODULE: ./src/secrets/redact.js
var secrets_redact = __webpack_require__(26837);
// EXTERNAL MODULE: ./src/sessions/find-session.js + 1 modules
var find_session = __webpack_require__(75744);
// EXTERNAL MODULE: ./src/text/json.js
var json = __webpack_require__(32686);
// EXTERNAL MODULE: ./src/sessions/session.js
var sessions_session = __webpack_require__(53732);
;// CONCATENATED MODULE: ./src/sessions/prune-sessions.js


const DAY_MS = 24 * 60 * 60_000;
const KEPT_MS = 90 * DAY_MS;
/** Of a task of the repository, or of a repair of a branch, without a run. Some tasks run once a quarter, and a skipped run writes no session. */
const KEPT_TASK_MS = 365 * DAY_MS;
/** Each costs a call, and another one if it is deleted. Other runs check others. */
const MAX_CHECKED = 5;
/**
 * Deletes sessions of threads that have been closed for 90 days, or were deleted, and of tasks that have not run for a year. Checks a few of
 * them, others in each run.
 */
async function pruneSessions({ forge, runId, now }) {
    const keys = [...(await forge.listSessions()).keys()];
    const start = (Number(runId) * MAX_CHECKED) % Math.max(1, keys.length);
    const checked = [...keys.slice(start), ...keys.slice(0, start)].slice(0, MAX_CHECKED);
    await Promise.all(checked.map(async (key) => {
        if (await isOutdated(key, forge, now()))
            await forge.deleteSession(key);
    }));
}
async function isOutdated(key, forge, now) {
    if (/^(?:task|ci)-/.test(key)) {
        const { record } = (await forge.readSession(key)) ?? {};
        const { data } = sessions_session/* sessionSchema */._M.safeParse((0,json/* parseJson */.qF)(record ?? ''));
        return data !== undefined && now - Date.parse(data.updatedAt) > KEPT_TASK_MS;
    }
    const [, number] = /^(?:issue|pull)-(\d{1,15})$/.exec(key) ?? [];
    const closed = number === undefined ? undefined : await forge.closedSince(Number(number));
    return closed !== undefined && (closed === 'deleted' || now - Date.parse(closed) > KEPT_MS);
}

// EXTERNAL MODULE: ./src/sessions/pruning-turn.js
var pruning_turn = __webpack_require__(10379);
// EXTERNAL MODULE: ./src/sessions/saved-messages.js
var saved_messages = __webpack_require__(87864);
;// CONCATENATED MODULE: ./src/sessions/session-recorder.js









/** The job waits for it. */
const MAX_MS = 10_000;
/** Writes before other runs must have changed the session. */
const MAX_ATTEMPTS = 4;
const KEPT_TURNS = 2;
/**
 * Writes the session when the run has ended, beside the last update of its comment. It hears the run's events, which are redacted, so that
 * its messages are redacted like the trace.
 */
class SessionRecorder {
    #options;
    #messages = [];
    #compaction = { summary: '', isNext: false };
    #start;
    #outcome;
    #stop;
    #threads = [];
    #ref;
    constructor(options) {
        this.#options = options;
    }
    /** The ref of the session, once it is written. */
    get ref() {
        return this.#ref;
    }
    /** Without this call, no session is written. */
    keep = (start) => {
        this.#start = start;
    };
    onEvent(event) {
        if (event.kind === 'message')
            this.#addMessage(event.message);
        if (event.kind === 'compaction')
            this.#compaction.isNext = event.step === 'summarized';
        if (event.kind === 'ended')
            this.#outcome = event.outcome;
        if (event.kind === 'threads-settled')
            this.#threads = event.threads;
        if (event.kind === 'stop-requested')
            this.#stop = { by: event.by, at: event.at };
    }
    async close() {
        const [start, outcome] = [this.#start, this.#outcome];
        const { deadline, onSettled } = this.#options;
        if (!start || !outcome)
            return;
        if (outcome.kind === 'skipped') {
            onSettled();
            return;
        }
        const timer = setTimeout(() => {
            deadline.abort(new Error('GitHub took too long.'));
        }, MAX_MS);
        try {
            await this.#write(start, outcome);
            if (outcome.kind !== 'cancelled' && (0,pruning_turn/* isPruningTurn */.d)(this.#options.runId))
                await pruneSessions(this.#options);
        }
        catch (error) {
            this.#options.onFailure(`The session of this run could not be stored: ${(0,errors/* messageOf */.bD)(error)}`);
        }
        finally {
            clearTimeout(timer);
            onSettled();
        }
    }
    /** A summary replaces the turns before the last two, as in the conversation. */
    #addMessage(message) {
        if (!this.#compaction.isNext) {
            this.#messages.push(message);
            return;
        }
        this.#compaction = { summary: message.text, isNext: false };
        const responses = [...this.#messages.entries()].filter(([, { role }]) => role === 'assistant');
        const kept = this.#messages.slice(responses.at(-KEPT_TURNS)?.[0] ?? 0);
        this.#messages = [{ role: 'assistant', text: message.text, thinking: '', toolCalls: [] }, ...kept];
    }
    /** If another run was faster, this one is added to its session. */
    async #write(start, outcome) {
        const { forge, redact, now } = this.#options;
        const { self, approvals, base, isTask } = start;
        const messages = (0,saved_messages/* packMessages */.o5)(this.#messages)?.toString('base64');
        let opened = start.opened;
        for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
            if (!opened)
                return;
            const { key, commit: previous, session } = opened;
            const added = (0,sessions_session/* addRequest */.N)(session, {
                request: this.#requestOf(start, outcome),
                approvals,
                summary: this.#summaryOf(start, outcome, session),
                plan: planAfter(start, outcome),
                stop: this.#stop,
                threads: this.#threads.flatMap(recordedThread),
                task: isTask && RAN.has(outcome.kind) && base ? { sha: base.sha, at: new Date(now()).toISOString() } : undefined,
                base,
                updatedAt: new Date(now()).toISOString()
            });
            const record = (0,sessions_session/* recordText */.Pe)((0,secrets_redact/* redactDeep */.K)(added, redact));
            const message = `Session of ${key}\n\nThe model is told what earlier runs did. See docs/sessions.md of Forgehand.`;
            // What somebody else wrote is not kept in the history.
            const isRoot = previous !== undefined && added.generation === 1;
            if (await forge.writeSession({ key, self, previous, isRoot, record, messages, message })) {
                this.#ref = (0,stored_sessions/* sessionRef */.uw)(key);
                return;
            }
            opened = await this.#reread(start, previous);
        }
    }
    /** Undefined if the session was deleted meanwhile: somebody wants it forgotten. */
    async #reread({ opened: { key }, self }, previous) {
        const { forge } = this.#options;
        const stored = await forge.readSession(key);
        if (!stored || stored.commit === previous)
            return undefined;
        return (0,find_session/* openSession */.fA)({ key, stored, problem: undefined }, self, forge);
    }
    #requestOf(start, outcome) {
        const { author, claim, at, request, retriesFrom, pushed } = start;
        const { run, turns, tokens, cost, durationMs } = this.#options.snapshot();
        const { verb, flags, text } = request;
        const publication = 'publication' in outcome ? outcome.publication : undefined;
        return {
            author: { login: author.login, id: author.id },
            claim,
            at,
            verb: RECORDED.find((one) => one === verb) ?? 'fix',
            flags: recordedFlags(flags),
            text,
            outcome: outcome.kind,
            result: resultOf(outcome),
            commits: publication ? [publication.headSha] : [],
            ...pushed,
            ...(retriesFrom !== undefined && { start: retriesFrom }),
            ...(publication?.pullRequest && { pullRequest: publication.pullRequest.number }),
            pending: outcome.kind === 'needs_approval' ? outcome.pending.map(({ hash }) => hash) : [],
            model: run?.model ?? '',
            host: run?.host ?? '',
            used: {
                turns,
                tokens: tokens.input + tokens.output,
                seconds: Math.round(durationMs / 1000),
                ...(cost !== undefined && { dollars: cost })
            }
        };
    }
    #summaryOf({ request }, outcome, session) {
        const result = resultOf(outcome);
        // It says what was taken back, but not what the work was about.
        if (request.verb === 'undo')
            return [result, session?.summary].filter(Boolean).join('\n\n');
        const { summary } = this.#compaction;
        return [result, summary && `Summary during the work:\n${summary}`].filter(Boolean).join('\n\n');
    }
}
/** How a task ends that has looked at everything. After any other end, the next run must look again. */
const RAN = new Set([
    'proposed',
    'updated',
    'no_change',
    'answered',
    'verify_failed',
    'needs_approval'
]);
/** What somebody else turned or answered during the run is not of it. */
function recordedThread({ id, verdict, commit, end }) {
    if (verdict === undefined || end === 'left')
        return [];
    return [{ id, verdict, ...(commit !== undefined && { commit }) }];
}
function recordedFlags({ model, base, draft }) {
    return { ...(model !== undefined && { model }), ...(base !== undefined && { base }), draft };
}
/** The others end before this, or are carried out as the request that they go on with. */
const RECORDED = ['ask', 'explain', 'plan', 'undo', 'update'];
/** A plan is done when its work is complete. */
function planAfter({ plan, request: { verb } }, outcome) {
    if ('plan' in outcome)
        return { ...outcome.plan, state: outcome.kind === 'planned' ? 'proposed' : 'open' };
    if (!plan || verb !== 'fix')
        return undefined;
    const isDone = outcome.kind === 'proposed' || outcome.kind === 'updated';
    const { hash, text, baseSha, isApproved } = plan;
    return { hash, text, baseSha, state: isDone ? 'done' : isApproved ? 'approved' : 'proposed' };
}
function resultOf(outcome) {
    const reason = 'reason' in outcome ? outcome.reason : '';
    return [reason, (0,describe_outcome/* modelAnswerOf */.pS)(outcome) ?? ''].filter(Boolean).join('\n\n');
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


/***/ })

};
