export const id = 694;
export const ids = [694];
export const modules = {

/***/ 313:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  recordKilledRun: () => (/* binding */ recordKilledRun)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:readline"
var external_node_readline_ = __webpack_require__(481);
// EXTERNAL MODULE: ../node_modules/@actions/core/lib/core.js + 18 modules
var core = __webpack_require__(7867);
// EXTERNAL MODULE: ./src/connect-forge.js + 26 modules
var connect_forge = __webpack_require__(4351);
// EXTERNAL MODULE: ./src/errors.js
var errors = __webpack_require__(9973);
;// CONCATENATED MODULE: ./src/agent/price.js
/** US dollars. */
function costOf(tokens, price) {
    const { input, cachedInput, cacheWrite = 0, output } = tokens;
    const fresh = input - cachedInput - cacheWrite;
    const written = cacheWrite * (price.cacheWrite ?? price.input);
    return (fresh * price.input + cachedInput * price.cachedInput + written + output * price.output) / 1_000_000;
}

// EXTERNAL MODULE: ./src/report/sentences.js
var sentences = __webpack_require__(5789);
// EXTERNAL MODULE: ./src/text/shorten.js
var text_shorten = __webpack_require__(4607);
;// CONCATENATED MODULE: ./src/report/run-record.js



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
            isStopping: false,
            outcome: undefined
        };
    }
    onEvent(event) {
        switch (event.kind) {
            case 'tool-started':
                this.#running.set(event.callId, {
                    name: event.name,
                    subject: (0,text_shorten/* oneLine */.TN)(event.subject, MAX_SUBJECT),
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
                this.#otherDollars = plus(this.#otherDollars, event.price && costOf(event.tokens, event.price));
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
            cost: plus(this.#otherDollars, run?.price && costOf(this.#ownTokens, run.price)),
            running: [...this.#running.values()].map(({ name, subject }) => ({ name, subject }))
        };
    }
    #finishTool(event) {
        const { callId, name, status, exitCode, durationMs, denial } = event;
        const { startedAt = this.#elapsed() - durationMs, edits = [] } = this.#running.get(callId) ?? {};
        this.#running.delete(callId);
        const subject = (0,text_shorten/* oneLine */.TN)(event.subject, MAX_SUBJECT);
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
            return withWarning(run, (0,sentences/* fallbackSentence */.kc)(event));
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
    const start = run.run && { ...run.run, model, host, receivers, price };
    return { run: start, turns, tokens, verification, denials, warnings, sandbox };
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
        return { sandbox: `${description} ${(0,sentences/* selfTestSentence */.W9)(probes)}.` };
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

// EXTERNAL MODULE: ./src/secrets/collect.js
var collect = __webpack_require__(1624);
// EXTERNAL MODULE: ./src/secrets/redact.js
var secrets_redact = __webpack_require__(6837);
// EXTERNAL MODULE: ./src/text/json.js
var json = __webpack_require__(2686);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: ../node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(1967);
;// CONCATENATED MODULE: ./src/agent/masking.js
const masking_MAX_SUBJECT = 120;
const MIN_RESULT_LENGTH = 500;
/**
 * Replaces old tool results by one line each, all in one batch, because every rewrite costs the provider's cache from there
 * on. Calls and texts stay. Every message before the first masked result is the same object as before.
 */
function maskOldResults(messages, { before, keepTokens, tokensOf }) {
    const old = new Set();
    let newerTokens = 0;
    for (const [index, message] of [...messages.entries()].reverse()) {
        if (message.role !== 'tool')
            continue;
        newerTokens += tokensOf([message]);
        if (index < before && newerTokens > keepTokens)
            old.add(message);
    }
    return maskResults(messages, old, tokensOf);
}
/** Replaces these results by one line each, where the line is shorter. */
function maskResults(messages, results, tokensOf) {
    const calls = new Map();
    let freedTokens = 0;
    const masked = messages.map((message) => {
        // Ids are unique within one response only, so a result answers the latest call of its id before it.
        if (message.role === 'assistant')
            for (const call of message.toolCalls)
                calls.set(call.id, call);
        if (message.role !== 'tool' || !results.has(message))
            return message;
        const shorter = { ...message, text: placeholder(message.name, calls.get(message.callId)) };
        if (shorter.text.length >= message.text.length)
            return message;
        freedTokens += tokensOf([message]) - tokensOf([shorter]);
        return shorter;
    });
    return { messages: masked, freedTokens };
}
function placeholder(name, call) {
    const about = [name, call && firstShortText(call)].filter(Boolean).join(' ');
    return `[result of ${about} removed to save space; call it again if you need it]`;
}
/** The first short text among the arguments, which is the path, the pattern or the command. */
function firstShortText(call) {
    try {
        const input = JSON.parse(call.arguments);
        const values = typeof input === 'object' && input !== null ? Object.values(input) : [];
        return values.filter((value) => typeof value === 'string').find(isShortLine);
    }
    catch {
        return undefined;
    }
}
function isShortLine(text) {
    return text.length <= masking_MAX_SUBJECT && !text.includes('\n');
}
/**
 * Cuts the middle out of the longest results from an index on, until enough tokens are free or all are short. Needed when the
 * results of a single response are more than the model can read.
 */
function shortenLongestResults(messages, { from, neededTokens, tokensOf }) {
    const before = tokensOf(messages);
    const longest = Math.max(0, ...messages.slice(from).map(({ text }) => text.length));
    let shortened = { messages, freedTokens: 0 };
    for (let length = longest / 2; length >= MIN_RESULT_LENGTH && shortened.freedTokens < neededTokens; length /= 2) {
        const cut = messages.map((message, index) => (index < from ? message : cutTo(message, Math.floor(length))));
        shortened = { messages: cut, freedTokens: before - tokensOf(cut) };
    }
    return shortened;
}
function cutTo(message, length) {
    if (message.role !== 'tool' || message.text.length <= length)
        return message;
    const half = Math.floor(length / 2);
    const { text } = message;
    const note = `[${text.length - 2 * half} characters removed to save space; ask for a smaller part]`;
    return { ...message, text: `${text.slice(0, half)}\n${note}\n${text.slice(-half)}`.toWellFormed() };
}

;// CONCATENATED MODULE: ./src/sessions/saved-messages.js




/** The most that is stored, compressed. */
const MAX_MESSAGES_BYTES = 1024 * 1024;
/** The most that is unpacked. Attack: a small file that unpacks to gigabytes. */
const MAX_UNPACKED_BYTES = 4 * 1024 * 1024;
/** A continued run pays for all of it, uncached, in its first request. About 40,000 tokens. */
const MAX_CHARACTERS = 160_000;
/** Characters of the newest results that stay. */
const KEPT_RESULTS = 60_000;
const call = schemas/* strictObject */.rej({ id: schemas/* string */.YjP(), name: schemas/* string */.YjP(), arguments: schemas/* string */.YjP(), problem: schemas/* string */.YjP().optional() });
const message = schemas/* discriminatedUnion */.gMt('role', [
    schemas/* strictObject */.rej({ role: schemas/* literal */.euz('user'), text: schemas/* string */.YjP() }),
    schemas/* strictObject */.rej({ role: schemas/* literal */.euz('assistant'), text: schemas/* string */.YjP(), toolCalls: schemas/* array */.YOg(call) }),
    schemas/* strictObject */.rej({
        role: schemas/* literal */.euz('tool'),
        callId: schemas/* string */.YjP(),
        name: schemas/* string */.YjP(),
        ok: schemas/* boolean */.zMY(),
        text: schemas/* string */.YjP()
    })
]);
/**
 * The turns of a conversation without its prompt, old results masked, as compressed JSON lines; undefined if there are none. Thinking and
 * what providers sign are left out: a provider refuses them when anything before them was changed.
 */
function packMessages(messages) {
    const turns = turnsOf(messages);
    const lengthOf = (some) => JSON.stringify(some).length;
    const all = turns.flat();
    const masked = maskOldResults(all, { before: all.length, keepTokens: KEPT_RESULTS, tokensOf: lengthOf }).messages;
    const newest = [];
    let characters = 0;
    for (const turn of turnsOf(masked).toReversed()) {
        const saved = turn.flatMap(savedForm);
        characters += lengthOf(turn);
        if (characters > MAX_CHARACTERS)
            break;
        newest.unshift(saved);
    }
    const lines = newest.flat().map((one) => JSON.stringify(one));
    if (lines.length === 0)
        return undefined;
    const packed = (0,external_node_zlib_.gzipSync)(lines.join('\n'));
    return packed.length <= MAX_MESSAGES_BYTES ? packed : undefined;
}
/** @returns undefined for anything that `packMessages` would not have written */
function unpackMessages(packed) {
    if (packed.length > MAX_MESSAGES_BYTES)
        return undefined;
    try {
        const text = (0,external_node_zlib_.gunzipSync)(packed, { maxOutputLength: MAX_UNPACKED_BYTES }).toString();
        const parsed = schemas/* array */.YOg(message).safeParse(text.split('\n').map(json/* parseJson */.qF));
        if (!parsed.success)
            return undefined;
        const messages = parsed.data.map(restoredForm);
        const isComplete = turnsOf(messages).flat().length === messages.length;
        return isComplete ? messages : undefined;
    }
    catch {
        return undefined;
    }
}
/** Each response with its results and what follows them. A response whose calls have no results is left out: providers refuse it. */
function turnsOf(messages) {
    const turns = [];
    for (const one of messages) {
        if (one.role === 'assistant')
            turns.push([one]);
        else
            turns.at(-1)?.push(one);
    }
    return turns.filter(([response, ...rest]) => {
        const calls = response?.role === 'assistant' ? response.toolCalls : [];
        const results = rest.filter(({ role }) => role === 'tool');
        return calls.length === results.length;
    });
}
function savedForm(one) {
    switch (one.role) {
        case 'system':
            return [];
        case 'assistant':
            return [{ role: 'assistant', text: one.text, toolCalls: [...one.toolCalls] }];
        default:
            return [one];
    }
}
function restoredForm(saved) {
    if (saved.role !== 'assistant')
        return saved;
    const toolCalls = saved.toolCalls.map(({ problem, ...rest }) => ({
        ...rest,
        ...(problem !== undefined && { problem })
    }));
    return { role: 'assistant', text: saved.text, thinking: '', toolCalls };
}

// EXTERNAL MODULE: ../node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(9435);
;// CONCATENATED MODULE: ./src/sessions/session.js


// The file session.json. Runs of other versions, and anyone who can write to the repository, may have written it, so the schema is
// strict and bounds every text and list.
/** Increase it when an older reader would misread the new format. */
const SESSION_VERSION = 1;
const MAX_RECORD_BYTES = 64 * 1024;
/** About 4,000 tokens. */
const MAX_SUMMARY = 16_000;
/** Sessions of one thread that stay in the history of its ref. */
const MAX_GENERATIONS = 20;
const MAX_REQUESTS = 50;
const MAX_REQUEST_TEXT = 20_000;
const MAX_OLD_TEXT = 500;
const MAX_RESULT = 2_000;
const count = schemas/* int */.Whr().min(0);
const id = schemas/* int */.Whr().positive();
const time = iso/* datetime */.w$();
const objectId = schemas/* string */.YjP().regex(/^[0-9a-f]{40}$/u);
const session_name = schemas/* string */.YjP().max(200);
const line = schemas/* string */.YjP().max(1_000);
const person = schemas/* strictObject */.rej({ login: session_name, id });
const request = schemas/* strictObject */.rej({
    author: person,
    /** Identifies what was asked; see tasks/claim-key.ts. */
    claim: session_name,
    at: time,
    verb: schemas/* enum */.k5n(['fix', 'explain', 'ask', 'plan', 'undo']),
    flags: schemas/* strictObject */.rej({ model: session_name.optional(), base: session_name.optional(), draft: schemas/* boolean */.zMY() }),
    text: schemas/* string */.YjP().max(MAX_REQUEST_TEXT),
    outcome: schemas/* string */.YjP().regex(/^[a-z_]{1,30}$/u),
    /** What the run said about its result. */
    result: schemas/* string */.YjP().max(MAX_RESULT),
    /** What it published; newest last. */
    commits: schemas/* array */.YOg(objectId).max(20),
    /** For a retry: the commit that its work started from. */
    start: objectId.optional(),
    pullRequest: id.optional(),
    /** Hashes of what waits for approval. */
    pending: schemas/* array */.YOg(schemas/* string */.YjP().regex(/^[0-9a-f]{32}$/u)).max(50),
    model: session_name,
    host: session_name,
    used: schemas/* strictObject */.rej({ turns: count, tokens: count, seconds: count, dollars: schemas/* number */.aig().min(0).optional() })
});
/** The last request that asked for work or an answer, before the one with this claim: an earlier attempt of it can be recorded. */
function lastRequestBefore(claim, session) {
    return session?.requests.findLast((request) => request.verb !== 'undo' && request.claim !== claim);
}
const approval = schemas/* strictObject */.rej({
    hash: schemas/* string */.YjP().regex(/^[0-9a-f]{32}$/u),
    what: schemas/* enum */.k5n(['command', 'change', 'plan']),
    by: person,
    claim: session_name,
    at: time
});
const sessionSchema = schemas/* strictObject */.rej({
    version: schemas/* literal */.euz(SESSION_VERSION),
    /** 1 for a commit without a parent. */
    generation: schemas/* int */.Whr().min(1).max(MAX_GENERATIONS),
    updatedAt: time,
    /** Oldest first. */
    requests: schemas/* array */.YOg(request).min(1).max(MAX_REQUESTS),
    /** Of the work so far; Markdown. */
    summary: schemas/* string */.YjP().max(MAX_SUMMARY),
    base: schemas/* strictObject */.rej({ branch: session_name, sha: objectId }).optional(),
    /** The last run of the task of the repository that came to an end, with the commit of the default branch that it saw. */
    task: schemas/* strictObject */.rej({ sha: objectId, at: time }).optional(),
    approvals: schemas/* array */.YOg(approval).max(50).default([]),
    stops: schemas/* array */.YOg(schemas/* strictObject */.rej({ by: person, at: time }))
        .max(50)
        .default([]),
    plan: schemas/* strictObject */.rej({
        hash: session_name,
        text: schemas/* string */.YjP().max(MAX_SUMMARY),
        baseSha: objectId,
        /** `open`: it has a question. */
        state: schemas/* enum */.k5n(['open', 'proposed', 'approved', 'done'])
    })
        .optional(),
    openQuestions: schemas/* array */.YOg(line).max(20).default([]),
    /** The commit that was reviewed last. */
    reviewedSha: objectId.optional(),
    findings: schemas/* array */.YOg(schemas/* strictObject */.rej({ hash: session_name, path: line, title: line }))
        .max(200)
        .default([]),
    threads: schemas/* array */.YOg(schemas/* strictObject */.rej({ id: session_name, verdict: session_name, commit: objectId.optional() }))
        .max(200)
        .default([])
});
/** The session after one more run. The request of an earlier attempt of this run is replaced. */
function addRequest(session, added) {
    const { request: newest, approvals, stop, plan = session?.plan, task = session?.task, ...rest } = added;
    const earlier = (session?.requests ?? []).filter(({ claim }) => claim !== newest.claim);
    const known = (session?.approvals ?? []).filter(({ hash }) => !approvals.some((one) => one.hash === hash));
    return {
        openQuestions: [],
        findings: [],
        threads: [],
        ...session,
        ...rest,
        version: SESSION_VERSION,
        generation: ((session?.generation ?? 0) % MAX_GENERATIONS) + 1,
        requests: [...earlier.map(shortened), bounded(newest)].slice(-MAX_REQUESTS),
        approvals: [...known, ...approvals].slice(-50),
        stops: withStop(session?.stops ?? [], stop),
        ...(plan && { plan }),
        ...(task && { task }),
        summary: (0,text_shorten/* shorten */.ml)(added.summary, MAX_SUMMARY)
    };
}
function withStop(stops, added) {
    if (!added)
        return stops;
    const others = stops.filter(({ at, by }) => at !== added.at || by.id !== added.by.id);
    return [...others, added].slice(-50);
}
function bounded(newest) {
    return { ...newest, text: (0,text_shorten/* shorten */.ml)(newest.text, MAX_REQUEST_TEXT), result: (0,text_shorten/* shorten */.ml)(newest.result, MAX_RESULT) };
}
function shortened(older) {
    return { ...older, text: (0,text_shorten/* shorten */.ml)(older.text, MAX_OLD_TEXT), result: (0,text_shorten/* shorten */.ml)(older.result, MAX_OLD_TEXT) };
}
/** The content of session.json. Old requests, then the ends of long texts, are left out until it is small enough. */
function recordText(session) {
    for (let [kept, maxText] = [session, MAX_REQUEST_TEXT];;) {
        const text = JSON.stringify(sessionSchema.parse(kept));
        if (Buffer.byteLength(text) <= MAX_RECORD_BYTES)
            return text;
        if (kept.requests.length > 1)
            kept = { ...kept, requests: kept.requests.slice(1) };
        else {
            maxText = Math.floor(maxText / 2);
            kept = {
                ...kept,
                summary: (0,text_shorten/* shorten */.ml)(kept.summary, maxText),
                findings: kept.findings.slice(-10),
                threads: kept.threads.slice(-10),
                requests: kept.requests.map((only) => ({ ...only, text: (0,text_shorten/* shorten */.ml)(only.text, maxText) }))
            };
        }
    }
}

// EXTERNAL MODULE: ./src/tasks/claim-key.js
var claim_key = __webpack_require__(1271);
;// CONCATENATED MODULE: ./src/tasks/stop-scope.js

/** Identifies a thread, or a task without one, in the names of refs and branches. */
function stop_scope_threadKey({ subject, number, trigger }) {
    if (trigger.kind === 'prompt')
        return `task-${trigger.taskId}`;
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
    const [stopId, taskId] = [commentIdIn(stop.claim), commentIdIn(claimKey(task))];
    return stopId === undefined || taskId === undefined || stopId > taskId;
}
function commentIdIn(claim) {
    const [, id] = /^comment-(\d+)$/.exec(claim) ?? [];
    return id === undefined ? undefined : Number(id);
}

;// CONCATENATED MODULE: ./src/tasks/branch-name.js



/**
 * The branch for a task's work: always the same for an issue or a task of the repository, so that a later run finds the work of an earlier
 * one.
 *
 * @param template the setting `branch`. Tasks of the repository have a name of their own.
 * @param attempt 2 or more names a new branch, for when the pull request of the previous one is merged or closed
 */
function branchName(task, template, attempt = 1) {
    const { subject, number, trigger } = task;
    const kind = subject === 'issue' ? 'issue' : 'pull';
    const name = trigger.kind === 'prompt' ? `agent/${threadKey(task)}` : fillBranchTemplate(template, { kind, number });
    return attempt === 1 ? name : `${name}-${attempt}`;
}
/** A branch for work that cannot go to its branch because others pushed there meanwhile: one for each request. */
function sideBranchName(task, template) {
    return `${branchName(task, template)}-${claimKey(task)}`;
}
/** The issue whose branch has this name by the default template; undefined for any other branch. */
function branch_name_issueOfBranch(branch) {
    const [, number] = /^agent\/issue-(\d{1,15})(?:-\d{1,3})?$/.exec(branch) ?? [];
    return number === undefined ? undefined : Number(number);
}

;// CONCATENATED MODULE: ./src/sessions/session-key.js


/**
 * Where the session of a thread is. A pull request that a run opened for an issue continues the session of that issue: the name of its
 * branch says which, or else the marker in its text. Only people with write access can make either in this repository.
 */
function session_key_sessionKey(task, { pullRequest, issue: marked }) {
    const issue = pullRequest && !pullRequest.isFork ? (issueOfBranch(pullRequest.headRef) ?? marked) : undefined;
    return issue === undefined ? threadKey(task) : `issue-${issue}`;
}

;// CONCATENATED MODULE: ./src/sessions/find-session.js






/** Finds the session of a thread, with at most one more call. Never rejects: a run works without its session too. */
async function findSession(task, starting, forge) {
    try {
        const { session, ...start } = await starting;
        const key = sessionKey(task, start);
        const stored = key === threadKey(task) ? session : await forge.readSession(key);
        return { key, stored, problem: undefined };
    }
    catch (error) {
        const problem = `The session of earlier runs could not be read: ${messageOf(error)}`;
        return { key: undefined, stored: undefined, problem };
    }
}
const RECORD = 'session.json';
const MESSAGES = 'messages.jsonl.gz.base64';
const MAX_BASE64_BYTES = Math.ceil(MAX_MESSAGES_BYTES / 3) * 4;
/** Uses the stored session only if our own account wrote it, and only if it is what we would have written. */
function openSession({ key, stored, problem }, self, forge) {
    if (key === undefined)
        return undefined;
    const opened = { key, commit: stored?.commit, readMessages: () => readMessages(stored, forge) };
    if (!stored)
        return { ...opened, session: undefined, problem };
    const { author } = stored;
    if (!isWrittenBy(author, self)) {
        const who = author.name.replaceAll(/[^\w.[\] -]/g, '_').slice(0, 60);
        return {
            ...opened,
            session: undefined,
            problem: `The session of this thread is ignored: ${self.login} did not write it, but ${who}.`
        };
    }
    const isOurs = stored.files.every(({ path, isFile }) => isFile && (path === RECORD || path === MESSAGES));
    const record = fileOf(stored, RECORD, MAX_RECORD_BYTES) && stored.record;
    const parsed = sessionSchema.safeParse((0,json/* parseJson */.qF)(record ?? ''));
    if (isOurs && parsed.success)
        return { ...opened, session: parsed.data, problem: undefined };
    return {
        ...opened,
        session: undefined,
        problem: 'The session of this thread is ignored: it does not have the format that this version writes.'
    };
}
/** GitHub signs what a bot's token commits. Nobody signs the commits of a person's token. */
function isWrittenBy(author, { id, isBot }) {
    return author.id === id && (author.isSigned || !isBot);
}
async function readMessages(stored, forge) {
    const file = stored && fileOf(stored, MESSAGES, MAX_BASE64_BYTES);
    return file && unpackMessages(Buffer.from(String(await forge.readSessionFile(file.blob)), 'base64'));
}
function fileOf({ files }, name, maxBytes) {
    return files.find(({ path, isFile, size }) => path === name && isFile && size <= maxBytes);
}

// EXTERNAL MODULE: ./src/text/active-content.js
var active_content = __webpack_require__(6634);
// EXTERNAL MODULE: ./src/text/visible-text.js
var visible_text = __webpack_require__(2754);
;// CONCATENATED MODULE: ./src/tasks/commit-message.js




const MAX_SUBJECT_CHARACTERS = 100;
const MAX_TITLE_CHARACTERS = 200;
const MAX_DESCRIPTION_CHARACTERS = 2_000;
// Reads this many times the text that is kept, because some of it is removed.
const READ_FACTOR = 2;
/**
 * What a forge or git acts on in plain text, with a replacement that reads the same and does nothing.
 *
 * Every replacement removes or encloses a character that made its match active and adds none, so repeating them terminates.
 * Patterns with \w do not ignore case: then \w would match ſ and the Kelvin sign, which forges do not count as letters.
 */
const ACTIVE_CONTENT = [
    // Trailers that say who wrote, signed and reviewed a commit, and that skip its checks.
    [
        /^[ \t]*(?:cc|(?:[a-z]+[\p{Pd}])+by|on[\p{Pd}]behalf[\p{Pd}]of|change[\p{Pd}]id|(?:skip|request)[\p{Pd}]checks)[ \t]*[:：=].*$/gimu,
        ''
    ],
    // Any other trailer that controls a tool, such as Release-As. No trailer has a space in its name.
    [/^([ \t]*[A-Za-z\d]+(?:-[A-Za-z\d]+)*)-([A-Za-z\d]+[ \t]*:)/gmu, '$1 $2'],
    // [skip ci], [ci skip], [no ci], [skip ci: why], [ci:skip] …: in round brackets they are only words. ***NO_CI*** too.
    [/[[［]([^[\]［］]{0,80}(?<![a-z])(?:skip|no(?![a-z])|no(?:ci|build|deploy))[^[\]［］]{0,80})[\]］]/giu, '($1)'],
    [/\*{3}(no_ci)\*{3}/giu, '$1'],
    // Back ticks do not protect a mention here. Pages that list titles as Markdown drop tags and read references of characters.
    [/(?<![A-Za-z0-9])@+(?=\w)/gu, ''],
    [/[@#](?=(?:<[^<>]{0,100}>|&#?\w{1,31};)+\w)/gu, ''],
    [/&(?=(?:commat|num|#0{0,6}(?:35|64)|#x0{0,6}(?:23|40))(?!\w))/giu, ''],
    // A command to a bot, at the start of a line.
    [/^([ \t>*+-]*)[/!]+(?=[A-Za-z][\w-]*(?:\s|$))/gmu, '$1'],
    [new RegExp(String.raw `^([ \t>*+-]*)(${active_content/* BOTS_WITHOUT_SIGN */.wx})(?=[:,]?[ \t])`, 'gimu'), '$1($2)'],
    // A subject that folds the commit into another one.
    [/^(fixup|squash|amend)!/gimu, '$1'],
    [/[A-Za-z][\w+.-]{0,40}:\/{2,}/gu, ''],
    [/[Ww]{3}\.+/gu, ''],
    // A reference is shown on the issue, and after a keyword such as "fixes" it closes the issue.
    [/(?<=\b(?:issue|request|PR) )#(?=\d)/giu, ''],
    [/(?<!\w)#(?=\d)/gu, 'issue '],
    [/(?<=\w)#(?=\d)/gu, '# '],
    [/(?<!\w)([Gg][Hh])-(?=\d)/gu, '$1 '],
    // A commit in another repository.
    [/(?<=[\w.-]\/[\w.-]{1,100})@(?=[\da-f]{7,40}(?!\w))/gu, ' '],
    // A line that git drops as a comment when the message is edited, or that ends the message in a mail.
    [/^[ \t]*#+[ \t]*/gmu, ''],
    [/^-{3,}[ \t]*/gmu, ''],
    [/^(diff|Index)(?: -+|:)/gmu, '$1']
];
/** A commit message around the model's words: subject, description, and the requester as co-author. */
function commitMessage(summary, task, { host, approver }) {
    const address = ({ login, id }) => `${login} <${id}+${login}@users.noreply.${host}>`;
    const trailers = [
        `${RUN_TRAILER}: ${claimKey(task)}`,
        approver ? `Approved-by: ${address(approver)}` : '',
        attemptOf(task),
        isScheduled(task) ? '' : `Co-authored-by: ${address(task.actor)}`
    ];
    const parts = [
        oneLine(summary.title, task, MAX_SUBJECT_CHARACTERS),
        paragraphs(summary.description),
        requestedIn(task),
        trailers.filter((trailer) => trailer !== '').join('\n')
    ];
    return parts.filter((part) => part !== '').join('\n\n');
}
/** Counts the attempts at the repair of checks; see `src/ci/attempts.ts`. */
function attemptOf({ trigger }) {
    return trigger.kind === 'ci' ? `Forgehand-CI-Attempt: ${trigger.attempt ?? 1}` : '';
}
function requestedIn({ trigger, number }) {
    if (trigger.kind === 'ci')
        return `Repairs checks of #${number}, which failed on ${trigger.failure.headSha.slice(0, 7)}.`;
    return trigger.kind === 'prompt' ? `Task ${trigger.taskId}, started by ${trigger.event}.` : `Requested in #${number}.`;
}
/** A schedule has no author, and neither have failed checks. */
function isScheduled({ trigger }) {
    return trigger.kind === 'ci' || (trigger.kind === 'prompt' && trigger.event === 'schedule');
}
/** Names the request that a commit was made for. */
const RUN_TRAILER = 'Forgehand-Run';
/**
 * The claim key of the request that a commit was made for; undefined if its last paragraph does not name exactly one. Anyone can write
 * such a message, but not the model in ours: its words are in another paragraph, without trailers.
 */
function commit_message_readRunTrailer(message) {
    const [last = ''] = message
        .trim()
        .split(/\n[ \t]*\n/u)
        .slice(-1);
    const named = last.split('\n').flatMap((line) => /^Forgehand-Run:(.*)$/iu.exec(line)?.[1]?.trim() ?? []);
    return named.length === 1 ? named[0] : undefined;
}
/** The title of a pull request: one line without anything that a forge acts on. */
function pullRequestTitle(summary, task) {
    return oneLine(summary.title, task, MAX_TITLE_CHARACTERS);
}
function oneLine(text, { trigger, number }, maxCharacters) {
    // Twice: a trailer is found on its own line, and joining the lines can make other content active.
    const lines = removeActiveContent(visibleText(text)
        .trim()
        .slice(0, READ_FACTOR * maxCharacters));
    const plain = removeActiveContent(lines.replaceAll(/\s+/gu, ' ').trim()).replaceAll(/ {2,}/gu, ' ').trim();
    return plain === ''
        ? `Work on ${trigger.kind === 'prompt' ? trigger.taskId : `#${number}`}`
        : shorten(plain, maxCharacters);
}
function paragraphs(text) {
    const read = visibleText(text.slice(0, READ_FACTOR * MAX_DESCRIPTION_CHARACTERS));
    const lines = removeActiveContent(read)
        .replaceAll(/[ \t]+$/gmu, '')
        .replaceAll(/\n{3,}/gu, '\n\n');
    return shorten(lines.trim(), MAX_DESCRIPTION_CHARACTERS);
}
/**
 * Removes trailers and everything that notifies, links, refers to an issue, closes one or skips checks. Cutting off the end of
 * the result makes nothing active again.
 *
 * Takes quadratic time at worst: bound the text first.
 */
function removeActiveContent(text) {
    // Once is not enough: a removal can join two parts that are active together, as in `@@eve`.
    for (let before = text;;) {
        const after = ACTIVE_CONTENT.reduce((result, [pattern, replacement]) => result.replaceAll(pattern, replacement), before);
        if (after === before)
            return after;
        before = after;
    }
}

;// CONCATENATED MODULE: ./src/sessions/published-runs.js

/**
 * The runs that made commits of a branch. A commit counts only if three things agree: our own account is its author, its message names a
 * request, and the session lists it as a commit of that request.
 *
 * Attack: somebody pushes a commit with our name and our trailer, so that `undo` takes back their choice of changes.
 *
 * @param commits of the branch, oldest first
 */
function publishedRuns(session, commits, self) {
    const ours = commits.filter((commit) => isOurs(commit, self) && readRunTrailer(commit.message) !== undefined);
    const runs = new Map();
    const unknown = [];
    for (const commit of ours) {
        const claim = readRunTrailer(commit.message);
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
    return commits.findLast((commit) => isOurs(commit, self) && commit_message_readRunTrailer(commit.message) === claim);
}

// EXTERNAL MODULE: ./src/forge/stored-sessions.js
var stored_sessions = __webpack_require__(5939);
// EXTERNAL MODULE: ./src/report/describe-outcome.js
var describe_outcome = __webpack_require__(6719);
;// CONCATENATED MODULE: ./src/sessions/prune-sessions.js
const KEPT_MS = 90 * 24 * 60 * 60_000;
/** Each costs a call, and another one if it is deleted. Other runs check others. */
const MAX_CHECKED = 5;
/** Deletes sessions of threads that have been closed for 90 days, or were deleted. Checks a few of them, others in each run. */
async function pruneSessions({ forge, runId, now }) {
    const keys = [...(await forge.listSessions()).keys()];
    const start = (Number(runId) * MAX_CHECKED) % Math.max(1, keys.length);
    const checked = [...keys.slice(start), ...keys.slice(0, start)].slice(0, MAX_CHECKED);
    await Promise.all(checked.map(async (key) => {
        const [, number] = /^(?:issue|pull)-(\d{1,15})$/.exec(key) ?? [];
        const closed = number === undefined ? undefined : await forge.closedSince(Number(number));
        const isOld = closed !== undefined && (closed === 'deleted' || now() - Date.parse(closed) > KEPT_MS);
        if (isOld)
            await forge.deleteSession(key);
    }));
}

;// CONCATENATED MODULE: ./src/sessions/pruning-turn.js
/** GitHub counts runs across all repositories, so about this share of a repository's runs has a turn. */
const ONE_IN = 10;
/** True if this run deletes old refs of ours. Most runs do not, which saves the calls that look for them. */
function isPruningTurn(runId) {
    return Number(runId) % ONE_IN === 0;
}

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
            if (outcome.kind !== 'cancelled' && isPruningTurn(this.#options.runId))
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
        const messages = packMessages(this.#messages)?.toString('base64');
        let opened = start.opened;
        for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
            if (!opened)
                return;
            const { key, commit: previous, session } = opened;
            const added = addRequest(session, {
                request: this.#requestOf(start, outcome),
                approvals,
                summary: this.#summaryOf(start, outcome, session),
                plan: planAfter(start, outcome),
                stop: this.#stop,
                task: isTask && RAN.has(outcome.kind) && base ? { sha: base.sha, at: new Date(now()).toISOString() } : undefined,
                base,
                updatedAt: new Date(now()).toISOString()
            });
            const record = recordText((0,secrets_redact/* redactDeep */.K)(added, redact));
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
        return openSession({ key, stored, problem: undefined }, self, forge);
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
    'verify_failed',
    'needs_approval'
]);
function recordedFlags({ model, base, draft }) {
    return { ...(model !== undefined && { model }), ...(base !== undefined && { base }), draft };
}
/** The others end before this, or are carried out as the request that they go on with. */
const RECORDED = ['ask', 'explain', 'plan', 'undo'];
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

;// CONCATENATED MODULE: ./src/action/record-killed-run.js













const record_killed_run_MAX_MS = 30_000;
/** Adds a killed run to the session of its thread, so that `continue` and `retry` find its request. Never rejects. */
async function recordKilledRun(state, context) {
    const redact = (0,secrets_redact/* createRedactor */.l)((0,collect/* collectJobSecrets */.V4)(core/* getInput */.V4, context.environment));
    const warn = (text) => {
        core/* warning */.$e(redact(text));
    };
    try {
        const deadline = new AbortController();
        const signal = AbortSignal.any([deadline.signal, AbortSignal.timeout(record_killed_run_MAX_MS)]);
        const forge = (0,connect_forge/* connectForge */.W)(core/* getInput */.V4('github-token'), context, signal);
        const start = state.session && (await reopen(state.session, state, forge));
        if (!start)
            return;
        const now = () => Date.now();
        const record = new RunRecord({ now });
        const recorder = new SessionRecorder({
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
    const opened = openSession({ key, stored, problem: undefined }, start.self, forge);
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
    const commit = commitOfRequest(await forge.commitsBetween({ base, head }), { claim, self });
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


/***/ })

};
