export const id = 7341;
export const ids = [7341];
export const modules = {

/***/ 15398:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ed: () => (/* binding */ shortenLongestResults),
/* harmony export */   tO: () => (/* binding */ maskResults),
/* harmony export */   uY: () => (/* binding */ maskOldResults)
/* harmony export */ });
const MAX_SUBJECT = 120;
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
    return text.length <= MAX_SUBJECT && !text.includes('\n');
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


/***/ }),

/***/ 75744:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  KP: () => (/* binding */ findSession),
  dU: () => (/* binding */ isWrittenBy),
  fA: () => (/* binding */ openSession),
  w: () => (/* binding */ sessionFor)
});

// EXTERNAL MODULE: ./src/errors.js
var errors = __webpack_require__(59973);
// EXTERNAL MODULE: ./src/text/json.js
var json = __webpack_require__(32686);
// EXTERNAL MODULE: ./src/sessions/saved-messages.js
var saved_messages = __webpack_require__(87864);
// EXTERNAL MODULE: ./src/sessions/session.js
var session = __webpack_require__(53732);
// EXTERNAL MODULE: ./src/tasks/stop-scope.js
var stop_scope = __webpack_require__(36504);
// EXTERNAL MODULE: ./src/tasks/branch-name.js
var branch_name = __webpack_require__(91009);
;// CONCATENATED MODULE: ./src/sessions/session-key.js


/**
 * Where the session of a thread is. A pull request that a run opened for an issue continues the session of that issue, whose number is in
 * the name of its branch. Only people with write access can make such a branch in this repository.
 */
function sessionKey(task, { pullRequest }) {
    const issue = pullRequest && !pullRequest.isFork ? (0,branch_name/* issueOfBranch */.Lr)(pullRequest.headRef) : undefined;
    return issue === undefined ? (0,stop_scope/* threadKey */.G)(task) : `issue-${issue}`;
}
/**
 * Where the session is by the marker in the text of a pull request: that of a task of the repository, or of an issue whose branch does not
 * tell its number. Undefined if the text has none. Believe it only when we opened the pull request: see `sessionFor`.
 */
function markedSessionKey({ pullRequest, issue, taskKey }) {
    if (!pullRequest || pullRequest.isFork)
        return undefined;
    if (taskKey !== undefined)
        return taskKey;
    const isNamed = issue !== undefined && (0,branch_name/* issueOfBranch */.Lr)(pullRequest.headRef) === undefined;
    return isNamed ? `issue-${issue}` : undefined;
}

;// CONCATENATED MODULE: ./src/sessions/find-session.js






/** Finds the session of a thread, with at most one more call. Never rejects: a run works without its session too. */
async function findSession(task, starting, forge) {
    try {
        const { session, ...start } = await starting;
        const read = async (key) => {
            const stored = key === (0,stop_scope/* threadKey */.G)(task) ? session : await forge.readSession(key);
            return { key, stored, problem: undefined };
        };
        const [key, marked] = [sessionKey(task, start), markedSessionKey(start)];
        const [ofThread, ofMarker] = await Promise.all([read(key), marked === undefined ? undefined : read(marked)]);
        return { ofThread, marked: ofMarker };
    }
    catch (error) {
        const problem = `The session of earlier runs could not be read: ${(0,errors/* messageOf */.bD)(error)}`;
        return { ofThread: { key: undefined, stored: undefined, problem }, marked: undefined };
    }
}
/**
 * The session that a run continues.
 *
 * Attack: whoever may open a pull request here, such as another bot, begins its text with a marker of ours, and a run on it would continue
 * the session of another task, with what its people approved.
 */
function sessionFor({ author }, { ofThread, marked }, self) {
    return marked && author.id === self.id ? marked : ofThread;
}
const RECORD = 'session.json';
const MESSAGES = 'messages.jsonl.gz.base64';
const MAX_BASE64_BYTES = Math.ceil(saved_messages/* MAX_MESSAGES_BYTES */.YO / 3) * 4;
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
    const record = fileOf(stored, RECORD, session/* MAX_RECORD_BYTES */.xR) && stored.record;
    const parsed = session/* sessionSchema */._M.safeParse((0,json/* parseJson */.qF)(record ?? ''));
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
    return file && (0,saved_messages/* unpackMessages */.ry)(Buffer.from(String(await forge.readSessionFile(file.blob)), 'base64'));
}
function fileOf({ files }, name, maxBytes) {
    return files.find(({ path, isFile, size }) => path === name && isFile && size <= maxBytes);
}


/***/ }),

/***/ 87864:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YO: () => (/* binding */ MAX_MESSAGES_BYTES),
/* harmony export */   o5: () => (/* binding */ packMessages),
/* harmony export */   ry: () => (/* binding */ unpackMessages)
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3301);
/* harmony import */ var _agent_masking_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15398);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32686);




/** The most that is stored, compressed. */
const MAX_MESSAGES_BYTES = 1024 * 1024;
/** The most that is unpacked. Attack: a small file that unpacks to gigabytes. */
const MAX_UNPACKED_BYTES = 4 * 1024 * 1024;
/** A continued run pays for all of it, uncached, in its first request. About 40,000 tokens. */
const MAX_CHARACTERS = 160_000;
/** Characters of the newest results that stay. */
const KEPT_RESULTS = 60_000;
const call = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), arguments: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), problem: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional() });
const message = zod__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt('role', [
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ role: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('user'), text: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ role: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('assistant'), text: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), toolCalls: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(call) }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        role: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('tool'),
        callId: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        ok: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
        text: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
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
    const masked = (0,_agent_masking_js__WEBPACK_IMPORTED_MODULE_2__/* .maskOldResults */ .uY)(all, { before: all.length, keepTokens: KEPT_RESULTS, tokensOf: lengthOf }).messages;
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
    const packed = (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.gzipSync)(lines.join('\n'));
    return packed.length <= MAX_MESSAGES_BYTES ? packed : undefined;
}
/** @returns undefined for anything that `packMessages` would not have written */
function unpackMessages(packed) {
    if (packed.length > MAX_MESSAGES_BYTES)
        return undefined;
    try {
        const text = (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.gunzipSync)(packed, { maxOutputLength: MAX_UNPACKED_BYTES }).toString();
        const parsed = zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(message).safeParse(text.split('\n').map(_text_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF));
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
        case 'user':
            return [{ role: 'user', text: one.text }];
        case 'tool':
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


/***/ }),

/***/ 53732:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ addRequest),
/* harmony export */   Pe: () => (/* binding */ recordText),
/* harmony export */   RW: () => (/* binding */ lastRequestBefore),
/* harmony export */   _M: () => (/* binding */ sessionSchema),
/* harmony export */   xR: () => (/* binding */ MAX_RECORD_BYTES)
/* harmony export */ });
/* unused harmony exports SESSION_VERSION, MAX_SUMMARY, MAX_GENERATIONS */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3301);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79435);
/* harmony import */ var _text_shorten_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64607);


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
const MAX_THREADS = 200;
const count = zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0);
const id = zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().positive();
const time = zod__WEBPACK_IMPORTED_MODULE_2__/* .datetime */ .w$();
const objectId = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(/^[0-9a-f]{40}$/u);
const name = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().max(200);
const line = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().max(1_000);
const person = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ login: name, id });
const request = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    author: person,
    /** Identifies what was asked; see tasks/claim-key.ts. */
    claim: name,
    at: time,
    verb: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['fix', 'explain', 'ask', 'plan', 'undo', 'update']),
    flags: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ model: name.optional(), base: name.optional(), draft: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY() }),
    text: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().max(MAX_REQUEST_TEXT),
    outcome: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(/^[a-z_]{1,30}$/u),
    /** What the run said about its result. */
    result: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().max(MAX_RESULT),
    /** What it published; newest last. */
    commits: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(objectId).max(20),
    /** For a retry: the commit that its work started from. */
    start: objectId.optional(),
    pullRequest: id.optional(),
    /** Hashes of what waits for approval. */
    pending: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(/^[0-9a-f]{32}$/u)).max(50),
    model: name,
    host: name,
    used: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ turns: count, tokens: count, seconds: count, dollars: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().min(0).optional() })
});
/** The last request that asked for work or an answer, before the one with this claim: an earlier attempt of it can be recorded. */
function lastRequestBefore(claim, session) {
    return session?.requests.findLast(({ verb, claim: other }) => verb !== 'undo' && verb !== 'update' && other !== claim);
}
const approval = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    hash: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(/^[0-9a-f]{32}$/u),
    what: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['command', 'change', 'adoption', 'plan']),
    by: person,
    claim: name,
    at: time
});
const sessionSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    version: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(SESSION_VERSION),
    /** 1 for a commit without a parent. */
    generation: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(1).max(MAX_GENERATIONS),
    updatedAt: time,
    /** Oldest first. */
    requests: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(request).min(1).max(MAX_REQUESTS),
    /** Of the work so far; Markdown. */
    summary: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().max(MAX_SUMMARY),
    base: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ branch: name, sha: objectId }).optional(),
    /** The last run of the task of the repository that came to an end, with the commit of the default branch that it saw. */
    task: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ sha: objectId, at: time }).optional(),
    approvals: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(approval).max(50).default([]),
    stops: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ by: person, at: time }))
        .max(50)
        .default([]),
    plan: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        hash: name,
        text: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().max(MAX_SUMMARY),
        baseSha: objectId,
        /** `open`: it has a question. */
        state: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['open', 'proposed', 'approved', 'done'])
    })
        .optional(),
    openQuestions: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(line).max(20).default([]),
    /** The last verdict in each review thread, with the commit that fixed it or took the fix back. */
    threads: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ id: name, verdict: name, commit: objectId.optional() }))
        .max(MAX_THREADS)
        .default([])
});
/** The session after one more run. The request of an earlier attempt of this run is replaced. */
function addRequest(session, added) {
    const { request: newest, approvals, stop, plan = session?.plan, task = session?.task, threads, ...rest } = added;
    const earlier = (session?.requests ?? []).filter(({ claim }) => claim !== newest.claim);
    const known = (session?.approvals ?? []).filter(({ hash }) => !approvals.some((one) => one.hash === hash));
    const otherThreads = (session?.threads ?? []).filter(({ id }) => !threads.some((one) => one.id === id));
    return {
        openQuestions: [],
        ...session,
        ...rest,
        threads: [...otherThreads, ...threads].slice(-MAX_THREADS),
        version: SESSION_VERSION,
        generation: ((session?.generation ?? 0) % MAX_GENERATIONS) + 1,
        requests: [...earlier.map(shortened), bounded(newest)].slice(-MAX_REQUESTS),
        approvals: [...known, ...approvals].slice(-50),
        stops: withStop(session?.stops ?? [], stop),
        ...(plan && { plan }),
        ...(task && { task }),
        summary: (0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(added.summary, MAX_SUMMARY)
    };
}
function withStop(stops, added) {
    if (!added)
        return stops;
    const others = stops.filter(({ at, by }) => at !== added.at || by.id !== added.by.id);
    return [...others, added].slice(-50);
}
function bounded(newest) {
    return { ...newest, text: (0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(newest.text, MAX_REQUEST_TEXT), result: (0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(newest.result, MAX_RESULT) };
}
function shortened(older) {
    return { ...older, text: (0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(older.text, MAX_OLD_TEXT), result: (0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(older.result, MAX_OLD_TEXT) };
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
                summary: (0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(kept.summary, maxText),
                threads: kept.threads.slice(-10),
                requests: kept.requests.map((only) => ({ ...only, text: (0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(only.text, maxText) }))
            };
        }
    }
}


/***/ }),

/***/ 542:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JC: () => (/* binding */ readRunTrailer),
/* harmony export */   Zr: () => (/* binding */ pullRequestTitle),
/* harmony export */   df: () => (/* binding */ commitMessage)
/* harmony export */ });
/* harmony import */ var _text_active_content_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66634);
/* harmony import */ var _text_no_reply_address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37991);
/* harmony import */ var _text_shorten_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64607);
/* harmony import */ var _text_visible_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2754);
/* harmony import */ var _claim_key_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71271);
/* harmony import */ var _task_key_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(26150);






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
    [new RegExp(String.raw `^([ \t>*+-]*)(${_text_active_content_js__WEBPACK_IMPORTED_MODULE_0__/* .BOTS_WITHOUT_SIGN */ .wx})(?=[:,]?[ \t])`, 'gimu'), '$1($2)'],
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
    const address = (person) => `${person.login} <${(0,_text_no_reply_address_js__WEBPACK_IMPORTED_MODULE_4__/* .noReplyAddress */ .Q)(person, host)}>`;
    const trailers = [
        `${RUN_TRAILER}: ${(0,_claim_key_js__WEBPACK_IMPORTED_MODULE_3__/* .claimKey */ .E)(task)}`,
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
    if (trigger.kind === 'ci') {
        const { repair, failure } = trigger;
        return `Repairs checks of ${repair?.branch ?? `#${number}`}, which failed on ${failure.headSha.slice(0, 7)}.`;
    }
    return trigger.kind === 'prompt'
        ? `Task ${(0,_task_key_js__WEBPACK_IMPORTED_MODULE_5__/* .taskKey */ .D)(trigger)}, started by ${trigger.event}.`
        : `Requested in #${number}.`;
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
function readRunTrailer(message) {
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
    const lines = removeActiveContent((0,_text_visible_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visibleText */ .Q)(text)
        .trim()
        .slice(0, READ_FACTOR * maxCharacters));
    const plain = removeActiveContent(lines.replaceAll(/\s+/gu, ' ').trim()).replaceAll(/ {2,}/gu, ' ').trim();
    return plain === '' ? `Work on ${subjectOf(trigger, number)}` : (0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)(plain, maxCharacters);
}
function subjectOf(trigger, number) {
    if (trigger.kind === 'prompt')
        return (0,_task_key_js__WEBPACK_IMPORTED_MODULE_5__/* .taskKey */ .D)(trigger);
    return trigger.kind === 'ci' && trigger.repair ? `the checks of ${trigger.repair.branch}` : `#${number}`;
}
function paragraphs(text) {
    const read = (0,_text_visible_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visibleText */ .Q)(text.slice(0, READ_FACTOR * MAX_DESCRIPTION_CHARACTERS));
    const lines = removeActiveContent(read)
        .replaceAll(/[ \t]+$/gmu, '')
        .replaceAll(/\n{3,}/gu, '\n\n');
    return (0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)(lines.trim(), MAX_DESCRIPTION_CHARACTERS);
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


/***/ })

};
