export const id = 893;
export const ids = [893];
export const modules = {

/***/ 6885:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ Budget)
/* harmony export */ });
/* harmony import */ var _price_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3071);

const NOTICES_AT = [0.9, 0.75];
/** What a run may use, and what it has used. The clock starts when it is made. */
class Budget {
    #limits;
    #price;
    #now;
    #startedAt;
    #noticed = new Map();
    #parent;
    #rounds = 0;
    #tokens = 0;
    #dollars = 0;
    constructor({ limits, price, now }, parent) {
        this.#parent = parent;
        this.#limits = limits;
        this.#price = price;
        this.#now = now;
        this.#startedAt = now();
    }
    /** Number of the round that begins, from 1. */
    startRound() {
        this.#rounds += 1;
        return this.#rounds;
    }
    spend(tokens) {
        this.spendAt(tokens, this.#price);
    }
    /** Counts tokens of another model. @param price undefined when it is not known: its dollars cannot be counted then */
    spendAt(tokens, price) {
        this.#tokens += tokens.input + tokens.output;
        if (price)
            this.#dollars += (0,_price_js__WEBPACK_IMPORTED_MODULE_0__/* .costOf */ .h)(tokens, price);
        this.#parent?.spendAt(tokens, price);
    }
    /**
     * A budget for a child session within this one. What it spends is spent here too, but for rounds, of which it has its own.
     */
    carve({ rounds, share }) {
        const { tokens, dollars } = this.#limits;
        const limits = {
            rounds,
            tokens: Math.max(0, Math.floor((tokens - this.#tokens) * share)),
            minutes: (this.remainingMs / 60_000) * share,
            dollars: dollars === undefined ? undefined : Math.max(0, (dollars - this.#dollars) * share)
        };
        return new Budget({ limits, price: this.#price, now: this.#now }, this);
    }
    get terms() {
        return { limits: this.#limits, price: this.#price, usedMs: this.#now() - this.#startedAt };
    }
    /** Milliseconds until the minutes run out; 0 when they have. */
    get remainingMs() {
        return Math.max(0, this.#limits.minutes * 60_000 - (this.#now() - this.#startedAt));
    }
    /** The first limit that has been reached. */
    get exhausted() {
        return this.#uses().find(({ share }) => share >= 1)?.limit;
    }
    /** The first limit reached of what is spent outside of rounds too: by child sessions and single questions. */
    get usedUp() {
        return this.#uses().find(({ limit, share }) => limit !== 'rounds' && share >= 1)?.limit;
    }
    /** A word to the model when a limit comes near: once at 75 % and once at 90 % of each. A limit that is reached needs none. */
    takeNotice() {
        if (this.exhausted)
            return undefined;
        for (const { limit, share, left } of this.#uses()) {
            const threshold = NOTICES_AT.find((at) => share >= at);
            if (threshold === undefined || (this.#noticed.get(limit) ?? 0) >= threshold)
                continue;
            this.#noticed.set(limit, threshold);
            return `${Math.floor(share * 100)} % of the ${limit} for this run are used; ${left} left. Bring the work to a state that can be handed in, then call finish.`;
        }
        return undefined;
    }
    #uses() {
        const { rounds, tokens, minutes, dollars } = this.#limits;
        const elapsedMinutes = (this.#now() - this.#startedAt) / 60_000;
        return [
            { limit: 'rounds', share: shareOf(this.#rounds, rounds), left: String(rounds - this.#rounds) },
            { limit: 'tokens', share: shareOf(this.#tokens, tokens), left: String(tokens - this.#tokens) },
            { limit: 'minutes', share: shareOf(elapsedMinutes, minutes), left: (minutes - elapsedMinutes).toFixed(1) },
            ...(dollars === undefined
                ? []
                : [
                    {
                        limit: 'dollars',
                        share: shareOf(this.#dollars, dollars),
                        left: (dollars - this.#dollars).toFixed(2)
                    }
                ])
        ];
    }
}
/** Of nothing all is used: a child's part of what is left can be that small. */
function shareOf(used, limit) {
    return limit > 0 ? used / limit : 1;
}


/***/ }),

/***/ 4197:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  zM: () => (/* binding */ CallRunner),
  qX: () => (/* binding */ ENDED_WITH_THE_RUN),
  Xb: () => (/* binding */ mayShare),
  lB: () => (/* binding */ observe)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./src/agent/canonical-json.js
var canonical_json = __webpack_require__(8847);
;// CONCATENATED MODULE: ./src/agent/change-gate.js
const NOTHING_CHANGED = 'Nothing was changed yet, and the task asks for a change. Make it; if no change is right, call finish again and say why.';
/** Objects once when a task that asks for a change is about to end without one. The second time it is meant. */
class ChangeGate {
    #expectsChange;
    #checkpoints;
    #hasObjected = false;
    constructor(expectsChange, checkpoints) {
        this.#expectsChange = expectsChange;
        this.#checkpoints = checkpoints;
    }
    /** From here on it is not for the model to choose whether to go on. */
    open() {
        this.#hasObjected = true;
    }
    /** What to tell the model instead of letting it end; undefined when it may. */
    async objection(signal) {
        if (!this.#expectsChange || this.#hasObjected)
            return undefined;
        if ((await this.#checkpoints.hasChanged(signal)) !== false)
            return undefined;
        this.#hasObjected = true;
        return NOTHING_CHANGED;
    }
}

// EXTERNAL MODULE: ./src/errors.js
var errors = __webpack_require__(9973);
;// CONCATENATED MODULE: ./src/agent/checkpoints-ahead.js

/** Starting git keeps the process busy for some milliseconds; the request to the model leaves before that. */
const HEAD_START_MS = 20;
/**
 * Has a checkpoint ready when a call is about to change the tree. It is taken while the model is being asked, when the tree
 * is quiet and nobody waits for anything else; between two changes of one reply there is nothing for it but to wait.
 */
class CheckpointsAhead {
    #run;
    /** The state of the tree as it is; undefined when it may have changed since. Never rejects. */
    #current;
    #timer;
    #mayHaveChanged = false;
    constructor(run) {
        this.#run = run;
    }
    /** Takes the next one soon. Not to be called while anything may write to the tree. */
    begin() {
        if (!this.#run.checkpoints || this.#current)
            return;
        this.#timer ??= setTimeout(() => {
            this.#takeNow();
        }, HEAD_START_MS);
    }
    /**
     * To be awaited before each call that may change the tree; from here on it may.
     *
     * @throws the signal's reason when aborted
     */
    async beforeChange(callId, signal) {
        if (!this.#run.checkpoints)
            return;
        this.#takeNow();
        const checkpoint = await this.#current;
        this.#current = undefined;
        this.#mayHaveChanged = true;
        signal.throwIfAborted();
        if (checkpoint)
            this.#run.onEvent({ kind: 'checkpoint', checkpoint, callId });
    }
    /** Undefined when nobody can tell. */
    async hasChanged(signal) {
        this.#stopTimer();
        await this.#current;
        try {
            const hasChanged = await this.#run.checkpoints?.hasChanged(signal);
            this.#run.onEvent({ kind: 'compared', hasChanged });
            return hasChanged;
        }
        catch (error) {
            signal.throwIfAborted();
            this.#run.onEvent({ kind: 'compared', hasChanged: undefined });
            this.#tell(error);
            return undefined;
        }
    }
    /** Takes the last one, of what the work came to, and waits until nothing looks at the tree any more. */
    async settle() {
        if (this.#mayHaveChanged)
            this.#takeNow();
        this.#stopTimer();
        await this.#current;
    }
    #takeNow() {
        this.#stopTimer();
        this.#mayHaveChanged = false;
        this.#current ??= this.#take();
    }
    #stopTimer() {
        clearTimeout(this.#timer);
        this.#timer = undefined;
    }
    async #take() {
        try {
            return await this.#run.checkpoints?.take(this.#run.signal);
        }
        catch (error) {
            // The work is worth more than the way back from one of its steps.
            if (!this.#run.signal.aborted)
                this.#tell(error);
            return undefined;
        }
    }
    #tell(error) {
        const stack = Error.isError(error) ? error.stack : undefined;
        this.#run.onEvent({ kind: 'bug', tool: 'checkpoints', stack: stack ?? (0,errors/* messageOf */.bD)(error) });
    }
}

// EXTERNAL MODULE: ./src/agent/dispatch.js + 4 modules
var dispatch = __webpack_require__(7111);
;// CONCATENATED MODULE: ./src/agent/result-cache.js

const MAX_ENTRIES = 200;
const MAX_CHARACTERS = 4_000_000;
/** Results of calls that only look at the tree, to be served again until something may have changed it. */
class ResultCache {
    /** The one that was used longest ago comes first. */
    #results = new Map();
    #characters = 0;
    find(key) {
        const result = this.#results.get(key);
        if (!result)
            return undefined;
        this.#results.delete(key);
        this.#results.set(key, result);
        return result;
    }
    keep(key, result) {
        this.#drop(key);
        this.#results.set(key, result);
        this.#characters += sizeOf(key, result);
        for (const [oldest] of this.#results) {
            if (this.#results.size <= MAX_ENTRIES && this.#characters <= MAX_CHARACTERS)
                break;
            this.#drop(oldest);
        }
    }
    clear() {
        this.#results.clear();
        this.#characters = 0;
    }
    #drop(key) {
        const result = this.#results.get(key);
        if (!result)
            return;
        this.#results.delete(key);
        this.#characters -= sizeOf(key, result);
    }
}
/** Equal for calls that get the same result as long as the tree does not change; undefined when a result is not to be kept. */
async function cacheKey(tool, input, signal) {
    if (tool.cachePolicy !== 'cacheable')
        return undefined;
    try {
        return JSON.stringify([tool.name, (0,canonical_json/* canonicalJson */.d)(input), await tool.fingerprint?.(input, signal)]);
    }
    catch {
        // What has no fingerprint, such as a file that is not there, is for the tool itself to explain.
        signal.throwIfAborted();
        return undefined;
    }
}
function sizeOf(key, { text }) {
    return key.length + text.length;
}

// EXTERNAL MODULE: ./src/agent/tool.js
var tool = __webpack_require__(2026);
;// CONCATENATED MODULE: ./src/agent/trace-summary.js

const MAX_CALLS = 10;
const MAX_FILES = 30;
const MAX_LINE = 160;
const NO_ACCOUNT = 'The model gave no account of its work; this is what the trace of the run shows.';
const MAY_BE_INCOMPLETE = 'The run ended before the model gave an account of its work, which may be incomplete.';
/** What was done last, so that a run that ends without an account of the model has one. Keeps a few lines, not results. */
class RunTrace {
    #lines = [];
    #edits = new Map();
    #fileCount = 0;
    note({ name, subject, ok, text, edits }) {
        const [firstLine = ''] = text.trimStart().split('\n', 1);
        this.#lines.push(`- ${ok ? '✓' : '✗'} ${plain(`${name} ${subject}`)}: ${plain(firstLine)}`);
        if (this.#lines.length > MAX_CALLS)
            this.#lines.shift();
        for (const edit of edits)
            this.#noteEdit(edit);
    }
    /** @param words what the model said last, '' when it said nothing */
    summary(words) {
        const trace = [list('Edited:', this.#editLines()), list('Last calls:', this.#lines)].filter(Boolean);
        if (words.trim() !== '') {
            const summary = (0,tool/* summaryFromText */.iO)(words);
            return { ...summary, description: [summary.description, ...trace].join('\n\n') };
        }
        return { title: this.#title(), description: [NO_ACCOUNT, ...trace].join('\n\n'), notDone: MAY_BE_INCOMPLETE };
    }
    #noteEdit({ path, added, removed }) {
        const before = this.#edits.get(path);
        if (!before)
            this.#fileCount += 1;
        if (!before && this.#edits.size >= MAX_FILES)
            return;
        this.#edits.set(path, { path, added: added + (before?.added ?? 0), removed: removed + (before?.removed ?? 0) });
    }
    #editLines() {
        const lines = [...this.#edits.values()].map(({ path, added, removed }) => `- ${plain(path)} +${added} −${removed}`);
        return this.#fileCount > lines.length ? [...lines, `- ${this.#fileCount - lines.length} more`] : lines;
    }
    #title() {
        const [first] = this.#edits.keys();
        if (first === undefined)
            return 'No account of the work';
        return this.#fileCount === 1 ? `Change ${first}` : `Change ${first} and ${this.#fileCount - 1} more`;
    }
}
function list(head, lines) {
    return lines.length > 0 ? `${head}\n\n${lines.join('\n')}` : '';
}
/** One line of code in Markdown: what it holds is not Markdown. */
function plain(text) {
    const line = text
        .replaceAll(/[\s`]+/g, ' ')
        .trim()
        .slice(0, MAX_LINE)
        .toWellFormed();
    return line === '' ? '' : `\`${line}\``;
}

;// CONCATENATED MODULE: ./src/agent/call-runner.js







/** What the model would be told of a call that was under way when the run ended. */
const ENDED_WITH_THE_RUN = 'Ended before it was done, for the run ended. Part of it may have happened.';
/** Runs the calls of one run, one at a time or side by side, and keeps what the calls have in common. */
class CallRunner {
    gate;
    checkpoints;
    trace = new RunTrace();
    #run;
    #cache = new ResultCache();
    constructor(run) {
        this.#run = run;
        this.checkpoints = new CheckpointsAhead(run);
        this.gate = new ChangeGate(run.expectsChange ?? false, this.checkpoints);
    }
    async prepare(call) {
        return { call, prepared: await (0,dispatch/* prepareCall */.mK)(call, this.#run.tools) };
    }
    /**
     * Runs one call and tells of it. A call that would end a run which is not to end yet comes back as a failure, and so does
     * one that is under way when the signal is raised.
     *
     * @throws the signal's reason when it was raised before the call began
     */
    async run({ call, prepared }, signal) {
        const { onEvent } = this.#run;
        const name = nameOf({ call, prepared });
        const about = { callId: call.id, name, subject: prepared.kind === 'ready' ? prepared.subject : '' };
        signal.throwIfAborted();
        if (isMutating(prepared))
            await this.checkpoints.beforeChange(call.id, signal);
        const startedAt = performance.now();
        onEvent({ kind: 'tool-started', ...about });
        const { cached, ...done } = await this.#runGated(prepared, signal).catch((error) => {
            if (!signal.aborted)
                throw error;
            return { ...(0,dispatch/* failure */.V2)(ENDED_WITH_THE_RUN), cached: false };
        });
        const durationMs = performance.now() - startedAt;
        const { ok, result, bug } = done;
        const { text, edits = [], denial, awaited, essence } = result;
        for (const edit of edits)
            onEvent({ kind: 'file-modified', callId: call.id, ...edit });
        onEvent({
            kind: 'tool-finished',
            ...about,
            ok,
            text,
            durationMs,
            cached,
            denial,
            ...(awaited && { awaited }),
            ...digested(essence)
        });
        if (bug !== undefined)
            onEvent({ kind: 'bug', tool: name, stack: bug });
        this.trace.note({ ...about, ok, text, edits });
        return done;
    }
    async #runGated(prepared, signal) {
        const ran = await this.#runCached(prepared, signal);
        const objection = ran.result.summary && (await this.gate.objection(signal));
        return objection === undefined ? ran : { ...(0,dispatch/* failure */.V2)(objection), cached: false };
    }
    async #runCached(prepared, signal) {
        if (isMutating(prepared)) {
            try {
                return { ...(await (0,dispatch/* dispatch */.JD)(prepared, signal)), cached: false };
            }
            finally {
                // Also after a failure: it may have changed the tree before it failed.
                this.#cache.clear();
            }
        }
        const key = prepared.kind === 'ready' ? await cacheKey(prepared.tool, prepared.input, signal) : undefined;
        const found = key === undefined ? undefined : this.#cache.find(key);
        if (found)
            return { ok: true, result: found, bug: undefined, cached: true };
        const done = await (0,dispatch/* dispatch */.JD)(prepared, signal);
        if (key !== undefined && done.ok)
            this.#cache.keep(key, done.result);
        return { ...done, cached: false };
    }
}
/** The call as the detector of loops sees it. */
function observe({ call, prepared }, { ok, result }) {
    const given = prepared.kind === 'ready' ? (0,canonical_json/* canonicalJson */.d)(prepared.input) : call.arguments;
    return { name: nameOf({ call, prepared }), arguments: given, ok, essence: result.essence ?? result.text };
}
/** It may be long, and all that counts is whether two are equal. */
function digested(essence) {
    return essence === undefined ? {} : { essence: (0,external_node_crypto_.createHash)('sha256').update(essence).digest('hex').slice(0, 16) };
}
/** True for what may run beside other calls. */
function mayShare({ prepared }) {
    return !isMutating(prepared);
}
function isMutating(prepared) {
    return prepared.kind === 'ready' && prepared.tool.cachePolicy === 'mutating';
}
function nameOf({ call, prepared }) {
    return prepared.kind === 'ready' ? prepared.tool.name : call.name;
}


/***/ }),

/***/ 8847:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ canonicalJson)
/* harmony export */ });
/** JSON that is equal for equal values, in whatever order their fields were written. */
function canonicalJson(value) {
    // Undefined, for which there is no JSON, is not a value here.
    return JSON.stringify(value ?? null, (_, each) => (isPlainObject(each) ? sorted(each) : each));
}
function isPlainObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function sorted(value) {
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}


/***/ }),

/***/ 5396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ runAgent)
});

// EXTERNAL MODULE: ./src/errors.js
var errors = __webpack_require__(9973);
// EXTERNAL MODULE: ./src/agent/call-runner.js + 4 modules
var call_runner = __webpack_require__(4197);
;// CONCATENATED MODULE: ./src/agent/chant-detector.js
/** Characters that are compared. */
const CHUNK = 50;
const MIN_REPEATS = 10;
/** Less apart it is one repeat: a line of dashes is full of the shorter lines in it. */
const MIN_DISTANCE = 25;
/** A chant goes on for so long at least. */
const MIN_SPAN = 400;
const MAX_MEAN_DISTANCE = 250;
/** What stands between the repeats may be of so many kinds; rows of a list that begin alike are of as many as they are. */
const MAX_KINDS = 3;
const WINDOW = MIN_REPEATS * MAX_MEAN_DISTANCE + CHUNK;
/** Characters from one look to the next. */
const STRIDE = 25;
const MAX_STRUCTURES = 200;
const fence = /^\s*(?:```|~~~)/;
/** A heading, an item of a list, a row of a table, a quotation. */
const structure = /^\s*(?:#{1,6} |[-*+] |\d{1,3}[.)] |\||>)/;
/** Tells when a text that is being written only repeats itself. Its answer does not depend on how the text is cut. */
class ChantDetector {
    #window = '';
    #line = '';
    #isFenced = false;
    #structures = new Set();
    #sinceLook = 0;
    /** True once the text up to the end of this piece is a chant. */
    push(piece) {
        for (const character of piece.split('')) {
            if (this.#add(character))
                return true;
        }
        return false;
    }
    #add(character) {
        if (character === '\n')
            this.#endLine();
        else
            this.#line += character;
        if (this.#isFenced)
            return false;
        this.#window += character;
        this.#sinceLook += 1;
        if (this.#sinceLook < STRIDE)
            return false;
        this.#sinceLook = 0;
        this.#window = this.#window.slice(-WINDOW);
        return isChant(this.#window);
    }
    #endLine() {
        const line = this.#line;
        this.#line = '';
        if (fence.test(line)) {
            // Code may well repeat itself.
            this.#isFenced = !this.#isFenced;
            this.#window = '';
        }
        else if (structure.test(line) && !this.#structures.has(line)) {
            // A new item is something new, however alike the text around it.
            this.#window = '';
            if (this.#structures.size >= MAX_STRUCTURES)
                this.#structures.clear();
            this.#structures.add(line);
        }
    }
}
function isChant(text) {
    const chunk = text.slice(-CHUNK);
    if (chunk.length < CHUNK || chunk.trim() === '')
        return false;
    const places = [];
    for (let at = text.indexOf(chunk); at >= 0; at = text.indexOf(chunk, at + MIN_DISTANCE))
        places.push(at);
    const span = (places.at(-1) ?? 0) - (places[0] ?? 0);
    if (places.length < MIN_REPEATS || span < MIN_SPAN || span / (places.length - 1) > MAX_MEAN_DISTANCE)
        return false;
    const kinds = new Set(places.slice(1).map((place, index) => text.slice(places[index], place)));
    return kinds.size <= MAX_KINDS;
}

;// CONCATENATED MODULE: ./src/agent/chant-watch.js

/** Watches a reply, its text and its thinking apart, and has it ended once it only repeats itself. */
class ChantWatch {
    #end = new AbortController();
    #detectors = newDetectors();
    #length = 0;
    /** Raised when there is nothing more to be expected of the reply. */
    get signal() {
        return this.#end.signal;
    }
    /** Characters that came. */
    get length() {
        return this.#length;
    }
    onDelta = ({ kind, text }) => {
        this.#length += text.length;
        if (this.#detectors[kind].push(text))
            this.#end.abort();
    };
    /** Another try says the same again. */
    onRetry = () => {
        this.#detectors = newDetectors();
    };
    onFallback = this.onRetry;
}
function newDetectors() {
    return { text: new ChantDetector(), thinking: new ChantDetector() };
}

;// CONCATENATED MODULE: ./src/agent/masking.js
const MAX_SUBJECT = 120;
/**
 * Puts a line in the place of old tool results, all in one batch, for each rewriting costs the provider's cache from there on.
 * Calls and words stay, and every message before the first result left out is the same object as before.
 */
function maskOldResults(messages, { before, keepTokens, tokensOf }) {
    const old = new Set();
    let newerTokens = 0;
    for (const [place, message] of [...messages.entries()].reverse()) {
        if (message.role !== 'tool')
            continue;
        newerTokens += tokensOf([message]);
        if (place < before && newerTokens > keepTokens)
            old.add(message);
    }
    return maskResults(messages, old, tokensOf);
}
/** Puts a line in the place of these results where it is shorter. */
function maskResults(messages, results, tokensOf) {
    const calls = new Map();
    let freedTokens = 0;
    const masked = messages.map((message) => {
        // Ids are unique within one reply only, so the latest call before a result is the one it answers.
        if (message.role === 'assistant')
            for (const call of message.toolCalls)
                calls.set(call.id, call);
        if (message.role !== 'tool' || !results.has(message))
            return message;
        const shorter = { ...message, text: lineFor(message.name, calls.get(message.callId)) };
        if (shorter.text.length >= message.text.length)
            return message;
        freedTokens += tokensOf([message]) - tokensOf([shorter]);
        return shorter;
    });
    return { messages: masked, freedTokens };
}
function lineFor(name, call) {
    const about = [name, call && subjectOf(call)].filter(Boolean).join(' ');
    return `[result of ${about} left out to save room; call it again if you need it]`;
}
/** The first short text among the arguments, which is the path, the pattern or the command. */
function subjectOf(call) {
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

;// CONCATENATED MODULE: ./src/agent/shorten-results.js
const MIN_LENGTH = 500;
/**
 * Takes the middle out of the longest results from a place on, until as many tokens are free or all are short. Only for when
 * the run would end otherwise: one reply may call for more than the model can read at once.
 */
function shortenLongestResults(messages, { from, neededTokens, tokensOf }) {
    const before = tokensOf(messages);
    const longest = Math.max(0, ...messages.slice(from).map(({ text }) => text.length));
    let shortened = { messages, freedTokens: 0 };
    for (let length = longest / 2; length >= MIN_LENGTH && shortened.freedTokens < neededTokens; length /= 2) {
        const cut = messages.map((message, place) => (place < from ? message : cutTo(message, Math.floor(length))));
        shortened = { messages: cut, freedTokens: before - tokensOf(cut) };
    }
    return shortened;
}
function cutTo(message, length) {
    if (message.role !== 'tool' || message.text.length <= length)
        return message;
    const half = Math.floor(length / 2);
    const { text } = message;
    const note = `[${text.length - 2 * half} characters left out to save room; ask for a smaller part]`;
    return { ...message, text: `${text.slice(0, half)}\n${note}\n${text.slice(-half)}`.toWellFormed() };
}

;// CONCATENATED MODULE: ./src/agent/compaction.js


const KEPT_TURNS = 2;
/** A history masked to less than this share of the window leaves room for some turns to come. */
const ROOMY = 0.75;
const KEEP_TOKENS = 40_000;
const MIN_FREED_TOKENS = 20_000;
/** Less is not worth a summary, however urgent. */
const MIN_SUMMARISED_TOKENS = 500;
/** The first two for small models, as shares of the window. */
const KEEP_SHARE = 0.3;
const MIN_FREED_SHARE = 0.15;
/**
 * Makes room: old results first, then a summary in the place of the turns. The prompt stays word for word always; so do the
 * last two turns, unless the model has refused them and nothing else is left to take out.
 *
 * @returns undefined when there is nothing to gain, or not enough yet to be worth the cost
 */
async function compact(crowded) {
    const { messages, tokens, window, hasOverflown, tokensOf } = crowded;
    const lastTurns = startOfLastTurns(crowded);
    const isRoomy = (freed) => tokens - freed <= ROOMY * window;
    const keepTokens = Math.min(KEEP_TOKENS, KEEP_SHARE * window);
    const masked = maskOldResults(messages, { before: lastTurns, keepTokens, tokensOf });
    const isWorthwhile = masked.freedTokens >= minFreedTokens(window);
    if (isWorthwhile && isRoomy(masked.freedTokens))
        return { step: 'masked', ...masked };
    const summarised = await replaceTurns(crowded, lastTurns);
    if (summarised)
        return summarised;
    const barest = maskOldResults(messages, { before: lastTurns, keepTokens: 0, tokensOf });
    if (!hasOverflown)
        return isWorthwhile ? gained(barest) : undefined;
    if (isRoomy(barest.freedTokens))
        return gained(barest);
    const neededTokens = tokens - barest.freedTokens - ROOMY * window;
    const shortened = shortenLongestResults(barest.messages, { from: lastTurns, neededTokens, tokensOf });
    const freedTokens = barest.freedTokens + shortened.freedTokens;
    return isRoomy(freedTokens) ? gained({ ...shortened, freedTokens }) : gained(dropTurns(crowded, shortened, lastTurns));
}
/** The least that is worth the loss of the provider's cache. */
function minFreedTokens(window) {
    return Math.min(MIN_FREED_TOKENS, MIN_FREED_SHARE * window);
}
function gained(masked) {
    return masked.freedTokens > 0 ? { step: 'masked', ...masked } : undefined;
}
/** The last that can be done: without words of their own in their place. A summary that was made before stays. */
function dropTurns({ messages, promptLength, tokensOf }, shortened, lastTurns) {
    const firstTurn = messages.findIndex(({ role }, place) => place >= promptLength && role === 'assistant');
    if (firstTurn < 0 || firstTurn >= lastTurns)
        return { ...shortened, freedTokens: tokensOf(messages) - tokensOf(shortened.messages) };
    const note = {
        role: 'user',
        text: '[the turns before the next were left out, for they did not fit any more]'
    };
    const kept = [...shortened.messages.slice(0, firstTurn), note, ...shortened.messages.slice(lastTurns)];
    return { messages: kept, freedTokens: tokensOf(messages) - tokensOf(kept) };
}
async function replaceTurns(crowded, lastTurns) {
    const { messages, promptLength, window, hasOverflown, tokensOf, summarise } = crowded;
    const replacedTokens = tokensOf(messages.slice(promptLength, lastTurns));
    if (replacedTokens < (hasOverflown ? MIN_SUMMARISED_TOKENS : minFreedTokens(window)))
        return undefined;
    const summary = await summarise();
    const freedTokens = summary ? replacedTokens - tokensOf([summary]) : 0;
    if (!summary || freedTokens <= 0)
        return undefined;
    const kept = [...messages.slice(0, promptLength), summary, ...messages.slice(lastTurns)];
    return { step: 'summarised', messages: kept, freedTokens };
}
/** A turn is a reply with all that answers it, so that no result is parted from its call. */
function startOfLastTurns({ messages, promptLength }) {
    const replies = [...messages.entries()].filter(([place, { role }]) => place >= promptLength && role === 'assistant');
    return replies.at(-KEPT_TURNS)?.[0] ?? promptLength;
}

// EXTERNAL MODULE: ./src/agent/model.js
var model = __webpack_require__(5915);
;// CONCATENATED MODULE: ./src/agent/shown-text.js
const MIN_INTERVAL_MS = 100;
const MAX_WAITING_CHARS = 200;
/**
 * Makes of the pieces of a reply what people see while it comes: in portions that can be followed, and without the marks by
 * which models talk to machines. Nothing is shown of a mark before it is known to be none.
 */
class ShownText {
    #show;
    #now;
    #filters = newFilters();
    #waiting = { channel: 'text', text: '' };
    #shownAt = -Infinity;
    /** @param now milliseconds, of any origin */
    constructor(show, now = () => performance.now()) {
        this.#show = show;
        this.#now = now;
    }
    add(channel, text) {
        const visible = this.#filters[channel].pass(text);
        if (visible === '')
            return;
        if (channel !== this.#waiting.channel)
            this.#flush();
        this.#waiting = { channel, text: this.#waiting.text + visible };
        const isDue = this.#now() - this.#shownAt >= MIN_INTERVAL_MS || this.#waiting.text.length >= MAX_WAITING_CHARS;
        if (isDue)
            this.#flush();
    }
    /** Shows the rest of a complete reply. What may have been the beginning of a mark is not part of it. */
    end() {
        this.#flush();
    }
    /** Forgets the reply so far, for it comes again from its beginning. */
    restart() {
        this.#filters = newFilters();
        this.#waiting = { channel: 'text', text: '' };
    }
    #flush() {
        const { channel, text } = this.#waiting;
        this.#waiting = { channel, text: '' };
        if (text === '')
            return;
        this.#shownAt = this.#now();
        this.#show(channel, text);
    }
}
/** Marks with what ends the stretch that is not for people: a closing mark, or the end of the reply. */
const STRETCHES = [
    ['<think>', '</think>'],
    ['<tool_call>', '</tool_call>'],
    ['<tool_response>', '</tool_response>'],
    ['<function=', '</function>'],
    ['<minimax:tool_call>', '</minimax:tool_call>'],
    ['<|tool_calls_section_begin|>', '<|tool_calls_section_end|>'],
    ['<｜tool▁calls▁begin｜>', '<｜tool▁calls▁end｜>'],
    ['<|python_tag|>', undefined],
    ['[TOOL_CALLS]', undefined]
];
const SINGLE_MARKS = ['[TASK_COMPLETE]', '</think>', '</tool_call>', '</function>'];
/** Special tokens such as `<|im_end|>`, and how one may begin. */
const TOKEN = /^<[|｜][\w.▁-]{1,40}[|｜]>/u;
const TOKEN_START = /^<(?:[|｜](?:[\w.▁-]{1,40}[|｜]?)?)?$/u;
const MARK_START = /[<[]/g;
/** Longer than any mark, so that it is enough to look at so much of the text at a time. */
const MAX_MARK = 48;
class MarkerFilter {
    /** Not yet shown: what may become a mark, or the last characters of a stretch that may become its closing mark. */
    #held = '';
    #stretch;
    #hasShown = false;
    /** Takes the next piece and gives back what can be shown now. Time is linear in the text. */
    pass(piece) {
        let text = this.#held + piece;
        this.#held = '';
        const visible = [];
        while (text !== '') {
            const rest = this.#stretch ? this.#skip(text, this.#stretch.until) : this.#read(text, visible);
            if (rest === undefined)
                break;
            text = rest;
        }
        return this.#afterBlank(visible.join(''));
    }
    /** @returns what follows the stretch; undefined when it has not ended yet */
    #skip(text, until) {
        if (until === undefined)
            return undefined;
        const end = text.indexOf(until);
        if (end < 0) {
            this.#held = text.slice(1 - until.length);
            return undefined;
        }
        this.#stretch = undefined;
        return text.slice(end + until.length);
    }
    /** @returns what follows the next mark; undefined when all that can be told is told */
    #read(text, visible) {
        for (const { index } of text.matchAll(MARK_START)) {
            const reading = readMark(text.slice(index, index + MAX_MARK));
            if (reading.kind === 'plain')
                continue;
            visible.push(text.slice(0, index));
            if (reading.kind === 'open')
                this.#held = text.slice(index);
            else if (reading.isStretch)
                this.#stretch = { until: reading.until };
            return reading.kind === 'open' ? undefined : text.slice(index + reading.length);
        }
        visible.push(text);
        return undefined;
    }
    #afterBlank(text) {
        const visible = this.#hasShown ? text : text.trimStart();
        this.#hasShown ||= visible !== '';
        return visible;
    }
}
function newFilters() {
    return { text: new MarkerFilter(), thinking: new MarkerFilter() };
}
function readMark(text) {
    const stretch = STRETCHES.find(([opens]) => text.startsWith(opens));
    if (stretch)
        return { kind: 'mark', length: stretch[0].length, until: stretch[1], isStretch: true };
    const single = SINGLE_MARKS.find((mark) => text.startsWith(mark)) ?? TOKEN.exec(text)?.[0];
    if (single !== undefined)
        return { kind: 'mark', length: single.length, until: undefined, isStretch: false };
    const marks = [...STRETCHES.map(([opens]) => opens), ...SINGLE_MARKS];
    const isOpen = TOKEN_START.test(text) || marks.some((mark) => mark.startsWith(text));
    return { kind: isOpen ? 'open' : 'plain' };
}

;// CONCATENATED MODULE: ./src/agent/summarise.js



const MAX_SUMMARY_CHARS = 16_000;
const REQUEST = {
    role: 'user',
    text: `The conversation is about to outgrow what you can read. Write a summary that takes the place of all turns between the task and the last two; you go on from it alone. Call no tool. If an earlier summary stands above, bring it up to date. At most 1,500 words, under these headings:
## Plan
The steps, with what is done.
## Files changed
Each path with what was changed in it and its state now.
## Tried and failed
What not to try again, and why.
## Results that still matter
Facts, names, places in files and output of commands that the rest of the work needs.
## Next step
What you were about to do.`
};
/**
 * Has the model itself sum up the conversation. One that does not fit is shown without its tool results, from the middle out,
 * and then with its newer half only.
 *
 * @returns undefined when no summary came of it
 */
async function summarise(history, { ask, tokensOf, signal, hasOverflown }) {
    for (const shown of readings(history, hasOverflown, tokensOf)) {
        try {
            const { text, end } = await ask([...shown, REQUEST]);
            // One that reached its length limit has said what comes first; one that was filtered may have said anything.
            return text.trim() === '' || end === 'content-filter' ? undefined : { role: 'user', text: inPlaceOfTurns(text) };
        }
        catch (error) {
            signal.throwIfAborted();
            // What a person must mend shows at the next request; the work goes on without a summary until then.
            if (!(error instanceof errors/* UserError */.yo))
                throw error;
            if (!(error instanceof model/* ContextOverflow */.G))
                return undefined;
        }
    }
    return undefined;
}
/** Ever shorter ways to show a history. */
function* readings(history, hasOverflown, tokensOf) {
    if (!hasOverflown)
        yield history;
    yield withoutMiddleResults(history, 0.5, tokensOf);
    const bare = withoutMiddleResults(history, 1, tokensOf);
    yield bare;
    yield newerHalf(bare);
}
function inPlaceOfTurns(summary) {
    const text = summary.trim().slice(0, MAX_SUMMARY_CHARS).toWellFormed();
    return `Your own summary of the turns that were left out here to save room:\n\n${text}`;
}
function withoutMiddleResults(messages, share, tokensOf) {
    const results = messages.filter(({ role }) => role === 'tool');
    const middle = (results.length - 1) / 2;
    const fromTheMiddle = [...results.entries()].sort(([one], [other]) => Math.abs(one - middle) - Math.abs(other - middle));
    const dropped = fromTheMiddle.slice(0, Math.ceil(results.length * share)).map(([, result]) => result);
    return maskResults(messages, new Set(dropped), tokensOf).messages;
}
/** What stands before the first reply, and the turns of the second half of the text. */
function newerHalf(messages) {
    const replies = [...messages.entries()].filter(([, { role }]) => role === 'assistant').map(([place]) => place);
    const [first = 0] = replies;
    const lengthFrom = (place) => messages.slice(place).reduce((sum, { text }) => sum + text.length, 0);
    const middle = replies.find((place) => lengthFrom(place) <= lengthFrom(first) / 2) ?? replies.at(-1) ?? 0;
    return [...messages.slice(0, first), ...messages.slice(middle)];
}

;// CONCATENATED MODULE: ./src/agent/token-gauge.js
const CHARS_PER_TOKEN = 4;
/** Below this the definitions of the tools, which are counted with the prompt, would spoil the measure. */
const MIN_MEASURED_CHARS = 20_000;
/** From long words of plain English to a script of which every character is a token. */
const MIN_TOKENS_PER_CHAR = 0.15;
const MAX_TOKENS_PER_CHAR = 1;
/** Tells tokens from characters, and from the counts of the provider how many tokens a character makes in this run. */
class TokenGauge {
    #tokensPerChar = 1 / CHARS_PER_TOKEN;
    /** @param tokens what the provider counted for these messages */
    learn(messages, { input }) {
        const chars = charsOf(messages);
        if (chars < MIN_MEASURED_CHARS)
            return;
        this.#tokensPerChar = Math.min(MAX_TOKENS_PER_CHAR, Math.max(MIN_TOKENS_PER_CHAR, input / chars));
    }
    tokensOf = (messages) => this.tokensIn(charsOf(messages));
    tokensIn(chars) {
        return Math.ceil(chars * this.#tokensPerChar);
    }
}
function charsOf(messages) {
    return messages.reduce((chars, message) => chars + sizeOf(message), 0);
}
function sizeOf(message) {
    if (message.role !== 'assistant')
        return message.text.length;
    const { text, thinking, toolCalls } = message;
    const calls = toolCalls.reduce((chars, call) => chars + call.name.length + call.arguments.length, 0);
    return text.length + thinking.length + calls;
}

// EXTERNAL MODULE: ./src/agent/parameter-schema.js
var parameter_schema = __webpack_require__(5581);
;// CONCATENATED MODULE: ./src/agent/shown-tool.js

function showTools(tools) {
    return tools.map((tool) => {
        const { name, description, cachePolicy } = tool;
        return { name, description, parameters: (0,parameter_schema/* parameterSchema */.R)(tool), cachePolicy };
    });
}

;// CONCATENATED MODULE: ./src/agent/told-requests.js



/** The requests of one conversation, each told with what it adds to the one before, and with what came of it. */
class ToldRequests {
    #asking;
    #last;
    constructor(asking) {
        this.#asking = asking;
    }
    /** @throws as `Model.reply` */
    async ask(model, request) {
        const { tools, onEvent } = this.#asking;
        const isFirst = this.#last === undefined;
        const isTurn = request.toolChoice !== 'none';
        onEvent({ kind: 'request', model: model.name, isTurn, ...this.#differenceOf(request.messages) });
        const asked = model.reply({ ...request, tools });
        // Their schemas take some milliseconds to write down, and by now the request is on its way.
        if (isFirst)
            onEvent({ kind: 'offered', tools: showTools(tools) });
        const reply = await asked.catch((error) => {
            const why = whyNot(error, request.signal);
            onEvent({ kind: 'no-reply', why, message: (0,errors/* messageOf */.bD)(error), contextWindow: model.contextWindow });
            throw error;
        });
        const { end, tokens, text } = reply;
        onEvent({ kind: 'reply', end, tokens, contextWindow: model.contextWindow, ...(!isTurn && { text }) });
        return reply;
    }
    /** What is the same message in both is the same object. */
    #differenceOf(messages) {
        const last = this.#last ?? [];
        const firstNew = messages.findIndex((message, place) => message !== last[place]);
        const kept = firstNew < 0 ? messages.length : firstNew;
        this.#last = [...messages];
        return { kept, added: this.#last.slice(kept) };
    }
}
function whyNot(error, signal) {
    if (signal.aborted)
        return 'aborted';
    if (error instanceof model/* ContextOverflow */.G)
        return 'overflow';
    return error instanceof errors/* UserError */.yo ? 'refused' : 'failed';
}

;// CONCATENATED MODULE: ./src/agent/dialogue.js






/** From this share of the window on room is made; the rest is for the answer and for what the estimate missed. */
const FULL = 0.82;
/** Each makes the history shorter in another way; a model that still refuses it cannot be helped. */
const MAX_OVERFLOWS = 3;
/** The history of one run and the asking of the model. It is only ever added to, but where it outgrows the model. */
class Dialogue {
    #run;
    #promptLength;
    #gauge = new TokenGauge();
    #requests;
    #messages = [];
    /** What is known of the tokens of the first so many messages. */
    #counted = { messages: 0, tokens: 0 };
    /** Less than the model's own word where it has refused that much. */
    #knownWindow = Infinity;
    /** Until the history has grown to so many tokens again, to make room is not worth what it costs. */
    #quietUntil = 0;
    constructor(prompt, run) {
        this.#run = run;
        this.#promptLength = prompt.length;
        this.#requests = new ToldRequests(run);
        for (const message of prompt)
            this.add(message);
    }
    add(message) {
        this.#messages.push(message);
        this.#run.onEvent({ kind: 'message', message });
    }
    /**
     * Asks the model once, with all that was said, and adds its reply to it.
     *
     * @param watch sees the reply as it comes, with what people are not shown
     * @throws ContextOverflow when even the shortest history is longer than the model can read
     */
    async ask(signal, watch) {
        const { budget, onEvent } = this.#run;
        const isLastWord = budget.exhausted !== undefined;
        onEvent({ kind: 'round', round: budget.startRound() });
        if (!isLastWord && this.#tokens >= Math.max(FULL * this.#window, this.#quietUntil)) {
            await this.#makeRoom(signal, false);
        }
        const reply = await this.#replyThatFits(signal, watch);
        const { text, thinking, toolCalls, tokens, echo } = reply;
        this.#gauge.learn(this.#messages, tokens);
        // It has read more than what it refused was thought to be: the estimate was wrong.
        if (tokens.input > this.#knownWindow)
            this.#knownWindow = Infinity;
        this.add({ role: 'assistant', text, thinking, toolCalls, ...(echo && { echo }) });
        // What was reasoned in secret is not part of the next prompt.
        this.#counted = { messages: this.#messages.length, tokens: tokens.input + tokens.output - tokens.reasoning };
        return reply;
    }
    /** Counts a reply that was ended before the provider could count it. @param chars of it that came */
    spendUncounted(chars) {
        const output = this.#gauge.tokensIn(chars);
        this.#spend({ input: this.#tokens, cachedInput: 0, output, reasoning: 0, isEstimate: true }, this.#run.model);
    }
    async #replyThatFits(signal, watch) {
        for (let overflows = 1;; overflows += 1) {
            try {
                return await this.#reply(signal, watch);
            }
            catch (error) {
                if (!(error instanceof model/* ContextOverflow */.G))
                    throw error;
                this.#knownWindow = Math.min(this.#knownWindow, this.#tokens);
                if (overflows > MAX_OVERFLOWS || !(await this.#makeRoom(signal, true)))
                    throw error;
            }
        }
    }
    async #reply(signal, watch) {
        const { onEvent } = this.#run;
        const shown = new ShownText((channel, text) => {
            onEvent({ kind: 'delta', channel, text });
        });
        const reply = await this.#request(this.#run.model, {
            messages: this.#messages,
            signal,
            onDelta: (delta) => {
                watch?.onDelta(delta);
                shown.add(delta.kind, delta.text);
            },
            onRetry: (retry) => {
                watch?.onRetry(retry);
                shown.restart();
                onEvent({ kind: 'retry', ...retry });
            },
            onFallback: (fallback) => {
                watch?.onFallback(fallback);
                shown.restart();
                // What another refused says nothing of this one.
                this.#knownWindow = Infinity;
                onEvent({ kind: 'fallback', ...fallback });
            }
        });
        shown.end();
        return reply;
    }
    async #makeRoom(signal, hasOverflown) {
        const { onEvent } = this.#run;
        const { tokensOf } = this.#gauge;
        const [messages, tokens, window] = [this.#messages, this.#tokens, this.#window];
        const compacted = await compact({
            messages,
            promptLength: this.#promptLength,
            tokens,
            window,
            hasOverflown,
            tokensOf,
            summarise: () => summarise(messages, { signal, tokensOf, hasOverflown, ask: (asked) => this.#askAside(asked, signal) })
        });
        const left = tokens - (compacted?.freedTokens ?? 0);
        this.#quietUntil = left + minFreedTokens(window);
        if (!compacted)
            return false;
        const { step, freedTokens } = compacted;
        onEvent({ kind: 'compaction', step, freedTokens });
        this.#messages = [...compacted.messages];
        this.#counted = { messages: this.#messages.length, tokens: left };
        const summary = step === 'summarised' ? this.#messages[this.#promptLength] : undefined;
        if (summary)
            onEvent({ kind: 'message', message: summary });
        return true;
    }
    /** A request that is no part of the history and that nobody watches. */
    #askAside(messages, signal) {
        const { onEvent, model, summariser = model } = this.#run;
        return this.#request(summariser, {
            messages,
            toolChoice: 'none',
            signal,
            onDelta: () => undefined,
            onRetry: (retry) => {
                onEvent({ kind: 'retry', ...retry });
            },
            onFallback: (fallback) => {
                onEvent({ kind: 'fallback', ...fallback });
            }
        });
    }
    async #request(model, request) {
        const { budget } = this.#run;
        // The last turn comes when the time may be over already, and has a limit of its own.
        const timed = budget.remainingMs > 0 ? { ...request, remainingMs: () => budget.remainingMs } : request;
        const reply = await this.#requests.ask(model, timed);
        this.#spend(reply.tokens, reply.answerer ?? model);
        return reply;
    }
    #spend(tokens, { name, host }) {
        const { budget, tariff, onEvent } = this.#run;
        if (!tariff || (name === tariff.main.name && host === tariff.main.host)) {
            budget.spend(tokens);
            onEvent({ kind: 'usage', tokens });
            return;
        }
        const price = tariff.priceOf({ name, host });
        budget.spendAt(tokens, price);
        onEvent({ kind: 'completion', model: name, tokens, price });
    }
    /** Of the next request, as well as it can be told. */
    get #tokens() {
        return this.#counted.tokens + this.#gauge.tokensOf(this.#messages.slice(this.#counted.messages));
    }
    get #window() {
        return Math.min(this.#run.model.contextWindow, this.#knownWindow);
    }
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./src/agent/loop-detector.js

const MAX_CYCLE = 5;
const NUDGE_AT = 3;
const STOP_AT = 5;
/** Calls among which the same error counts. */
const ERROR_WINDOW = 20;
const MAX_QUOTED = 200;
/**
 * Tells when the work goes in circles. What counts as a step is all that was called in one reply, together with what came of
 * it: equal calls within a reply are one, in whatever order they stand, and asking again for what changes is no circle.
 */
class LoopDetector {
    #steps = [];
    #errors = [];
    #text = { hash: '', count: 0 };
    #repeats = 1;
    /** Looks at one reply of the model and at the results of its calls. */
    observe(text, calls) {
        const error = this.#noteErrors(calls);
        const isSameText = this.#noteText(text);
        const cycle = calls.length > 0 ? this.#noteStep(calls) : undefined;
        if (cycle)
            return cycle;
        if (error !== undefined)
            return nudge(`The same error came ${NUDGE_AT} times: “${quote(error)}”.`);
        return isSameText ? nudge(`You said the same thing in ${NUDGE_AT} replies.`) : undefined;
    }
    #noteStep(calls) {
        this.#steps.push([...new Set(calls.map(hashOf))].sort().join(' '));
        if (this.#steps.length > MAX_CYCLE * STOP_AT)
            this.#steps.shift();
        const before = this.#repeats;
        const { length, repeats } = longestCycle(this.#steps);
        this.#repeats = repeats;
        if (repeats === before || repeats < NUDGE_AT)
            return undefined;
        if (repeats >= STOP_AT)
            return { kind: 'stop', reason: reasonFor(length, repeats, calls) };
        if (repeats > NUDGE_AT)
            return undefined;
        const steps = length === 1 ? `step (${namesOf(calls)})` : `${length} steps`;
        return nudge(`You took the same ${steps} ${repeats} times, with the same results.`);
    }
    /** The error that has come too often by now. */
    #noteErrors(calls) {
        let repeated;
        for (const { name, essence } of calls.filter(({ ok }) => !ok)) {
            const error = hash([name, essence.replaceAll(/\s+/g, ' ').trim()]);
            this.#errors.push(error);
            if (this.#errors.filter((each) => each === error).length % NUDGE_AT === 0)
                repeated = essence;
        }
        this.#errors.push(...calls.filter(({ ok }) => ok).map(() => ''));
        this.#errors.splice(0, this.#errors.length - ERROR_WINDOW);
        return repeated;
    }
    #noteText(text) {
        const words = text.replaceAll(/\s+/g, ' ').trim();
        const found = words === '' ? '' : hash(words);
        this.#text =
            found !== '' && found === this.#text.hash
                ? { hash: found, count: this.#text.count + 1 }
                : { hash: found, count: 1 };
        return found !== '' && this.#text.count % NUDGE_AT === 0;
    }
}
function nudge(what) {
    return {
        kind: 'nudge',
        text: `${what} Doing it again will not help. Go another way; if there is none, call finish and say why.`
    };
}
function reasonFor(length, repeats, calls) {
    return length === 1
        ? `The model went in circles: it called ${namesOf(calls)} ${repeats} times in a row, with the same result each time.`
        : `The model went in circles: it took the same ${length} steps ${repeats} times in a row, with the same results each time.`;
}
function namesOf(calls) {
    return [...new Set(calls.map(({ name }) => name))].slice(0, 3).join(', ');
}
function quote(error) {
    return error.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_QUOTED).toWellFormed();
}
/** How often the last steps, as many as repeat most often, were taken in a row. */
function longestCycle(steps) {
    let longest = { length: 1, repeats: 1 };
    for (let length = 1; length <= MAX_CYCLE; length += 1) {
        const repeats = repeatsOf(steps, length);
        if (repeats > longest.repeats)
            longest = { length, repeats };
    }
    return longest;
}
function repeatsOf(steps, length) {
    let equal = 0;
    for (let at = steps.length - 1; at - length >= 0 && steps[at] === steps[at - length]; at -= 1)
        equal += 1;
    return Math.floor(equal / length) + 1;
}
function hashOf({ name, arguments: given, essence }) {
    return hash([name, given, essence]);
}
function hash(value) {
    return (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(value)).digest('base64');
}

// EXTERNAL MODULE: ./src/agent/parse-arguments.js
var parse_arguments = __webpack_require__(5124);
// EXTERNAL MODULE: ./src/agent/timer.js
var timer = __webpack_require__(6163);
// EXTERNAL MODULE: ./src/agent/tool.js
var tool = __webpack_require__(2026);
;// CONCATENATED MODULE: ./src/agent/conversation.js







const MAX_PARALLEL_READS = 8;
/** Time for the last turn. */
const WRAP_UP_MS = 60_000;
/** The turns of one run: what the model says, the calls in it, and what it is told beside their results. */
class Conversation {
    #dialogue;
    #calls;
    #run;
    #loops = new LoopDetector();
    /** Raised by the run's own, or when the minutes have run out. One for all rounds: a timer lives until it fires. */
    #signal;
    #settled = new AbortController();
    constructor(prompt, run) {
        this.#run = run;
        this.#calls = new call_runner/* CallRunner */.zM(run);
        const deadline = this.#timeout(Math.min(Math.ceil(run.budget.remainingMs), timer/* MAX_TIMER_MS */._));
        this.#signal = AbortSignal.any([run.signal, deadline]);
        run.onEvent({ kind: 'session', ...termsOf(run) });
        this.#tellWhenRaised(run.signal, 'cancel');
        this.#tellWhenRaised(deadline, 'minutes');
        this.#dialogue = new Dialogue(prompt, run);
    }
    /** One reply of the model and all the calls in it. */
    async nextRound() {
        const limit = this.#run.budget.exhausted;
        if (limit)
            return { kind: 'exhausted', limit };
        try {
            this.#calls.checkpoints.begin();
            const reply = await this.#ask(this.#signal);
            if (!reply)
                return { kind: 'cut', by: 'chant' };
            const { end, text, toolCalls } = reply;
            if (end !== 'complete')
                return { kind: 'cut', by: end };
            if (toolCalls.length > 0)
                return await this.#runCalls(text, toolCalls, this.#signal);
            return { kind: 'talked', text: text.trim() };
        }
        catch (error) {
            if (this.#signal.aborted && !this.#run.signal.aborted)
                return { kind: 'exhausted', limit: 'minutes' };
            throw error;
        }
    }
    /** Tells the model something beside the results of its calls. */
    nudge(text) {
        this.#run.onEvent({ kind: 'nudge', text });
        this.#dialogue.add({ role: 'user', text });
    }
    /** Tells the model when a limit comes near. It is told last, for it is never the same. */
    giveNotice() {
        const notice = this.#run.budget.takeNotice();
        if (notice !== undefined)
            this.nudge(notice);
    }
    /** What speaks against ending now; undefined the second time. */
    async objection() {
        return await this.#calls.gate.objection(this.#run.signal);
    }
    /**
     * One last turn in which only `finish` is run; a failure of the model in it costs nothing but its account of the work.
     *
     * @param words what the model said last, for want of anything better
     */
    async wrapUp(why, words = '') {
        this.#calls.gate.open();
        this.nudge(`${why} Only finish is still run. Call it now: title, what is done, and what is not done.`);
        const deadline = this.#timeout(WRAP_UP_MS);
        this.#tellWhenRaised(deadline, 'wrap-up');
        const signal = AbortSignal.any([this.#run.signal, deadline]);
        // The same tools are offered, for another list would cost the provider's cache.
        const reply = await this.#ask(signal).catch(() => undefined);
        const finish = reply && (await this.#finish(reply.toolCalls, signal));
        this.#run.signal.throwIfAborted();
        if (finish)
            return finish;
        const said = reply && ((await wordsOf(reply.toolCalls)) || reply.text.trim());
        return said ? (0,tool/* summaryFromText */.iO)(said) : this.summary(words);
    }
    /** An account made from what was done. */
    summary(words = '') {
        return this.#calls.trace.summary(words);
    }
    /** Waits until nothing looks at the work tree any more. */
    async settle() {
        this.#settled.abort();
        await this.#calls.checkpoints.settle();
    }
    /** The reply; undefined when it was nothing but a chant, and was ended for that. */
    async #ask(signal) {
        const chant = new ChantWatch();
        try {
            return await this.#dialogue.ask(AbortSignal.any([signal, chant.signal]), chant);
        }
        catch (error) {
            if (!chant.signal.aborted || signal.aborted)
                throw error;
            this.#run.onEvent({ kind: 'chant', chars: chant.length });
            this.#dialogue.spendUncounted(chant.length);
            return undefined;
        }
    }
    /** Every call is answered exactly once, in the order of the calls, also when the run ends among them. */
    async #runCalls(text, calls, signal) {
        const waiting = new Set(calls);
        const observed = [];
        try {
            const jobs = await Promise.all(calls.map((call) => this.#calls.prepare(call)));
            for (const batch of batches(jobs)) {
                const running = batch.map((job) => this.#calls.run(job, signal));
                // All of them, so that none is still running when the failure of another ends the run.
                const settled = await Promise.allSettled(running);
                batch.forEach((job, index) => {
                    const done = settled[index]?.status === 'fulfilled' ? settled[index].value : undefined;
                    waiting.delete(job.call);
                    this.#answer(job.call, done);
                    if (done)
                        observed.push((0,call_runner/* observe */.lB)(job, done));
                });
                const end = endAmong((await Promise.all(running)).map(({ result }) => result));
                if (end)
                    return end;
            }
            signal.throwIfAborted();
            const isFruitless = jobs.every(({ prepared }) => prepared.kind === 'malformed');
            return { kind: 'worked', isFruitless, finding: this.#loops.observe(text, observed) };
        }
        finally {
            for (const call of waiting)
                this.#answer(call, undefined);
        }
    }
    /** Runs the first `finish` among the calls, and answers the others. */
    async #finish(calls, signal) {
        let summary;
        for (const call of calls) {
            const job = await this.#calls.prepare(call);
            const isFinish = job.prepared.kind === 'ready' && job.prepared.tool.name === 'finish';
            const done = isFinish && !summary ? await this.#calls.run(job, signal) : undefined;
            this.#answer(call, done);
            summary ??= done?.result.summary;
        }
        return summary;
    }
    #timeout(milliseconds) {
        return this.#run.timeout?.(milliseconds) ?? AbortSignal.timeout(milliseconds);
    }
    #tellWhenRaised(signal, by) {
        const tell = () => {
            this.#run.onEvent({ kind: 'interrupted', by });
        };
        if (signal.aborted)
            tell();
        else
            signal.addEventListener('abort', tell, { once: true, signal: this.#settled.signal });
    }
    #answer({ id, name }, done) {
        const text = done ? done.result.text : 'Not run: the run ended before this call.';
        this.#dialogue.add({ role: 'tool', callId: id, name, ok: done?.ok ?? false, text });
    }
}
function termsOf({ model, summariser, budget, expectsChange = false, checkpoints }) {
    const hasCheckpoints = checkpoints !== undefined;
    const { name, contextWindow } = model;
    const others = summariser && summariser !== model ? { summariser: summariser.name } : {};
    return { model: name, contextWindow, ...others, expectsChange, hasCheckpoints, ...budget.terms };
}
/** The end that one of the results brings; a command that waits comes first, for the work is not done while it does. */
function endAmong(results) {
    const awaited = results.find((result) => result.awaited)?.awaited;
    if (awaited)
        return { kind: 'awaiting', awaited };
    const summary = results.find((result) => result.summary)?.summary;
    return summary && { kind: 'finished', summary };
}
/** What a call of finish says, though its schema refuses it. */
async function wordsOf(calls) {
    const finish = calls.find(({ name }) => name === 'finish');
    const given = finish && (await (0,parse_arguments/* parseArguments */.W)(finish.arguments));
    if (given?.kind !== 'parsed')
        return '';
    const texts = Object.values(given.value).filter((value) => typeof value === 'string');
    return texts.join('\n\n').trim();
}
/** Neighbouring reads together, everything else alone: what changes the tree must not run beside anything. */
function batches(jobs) {
    const result = [];
    for (const job of jobs) {
        const last = result.at(-1);
        if (last && (0,call_runner/* mayShare */.Xb)(job) && last.every(call_runner/* mayShare */.Xb) && last.length < MAX_PARALLEL_READS)
            last.push(job);
        else
            result.push([job]);
    }
    return result;
}

;// CONCATENATED MODULE: ./src/agent/loop.js


/** Replies in a row in which nothing could be run. */
const MAX_FRUITLESS_ROUNDS = 5;
const NUDGES = {
    talked: 'Go on with a tool call. When the work is complete, call finish; when it cannot be done, call finish and say why.',
    length: 'Your reply reached the length limit and nothing of it was run. Take a smaller step.',
    'content-filter': 'Your reply was stopped by the content filter and nothing of it was run. Go another way.',
    chant: 'Your reply repeated itself without end and was stopped; nothing of it was run. Say little, and go on with a tool call.'
};
/** Lets the model work until it finishes, a limit is reached, it goes nowhere, or the signal is raised. */
async function runAgent(prompt, run) {
    const conversation = new Conversation(prompt, run);
    const result = await workToTheEnd(conversation, run);
    run.onEvent({ kind: 'done', end: result.kind });
    return result;
}
async function workToTheEnd(conversation, run) {
    try {
        return await work(conversation, run);
    }
    catch (error) {
        if (run.signal.aborted)
            return { kind: 'cancelled' };
        // A quota that runs out in the middle must not cost what was done before.
        if (error instanceof errors/* UserError */.yo)
            return { kind: 'stuck', reason: error.message, summary: conversation.summary() };
        throw error;
    }
    finally {
        await conversation.settle();
    }
}
async function work(conversation, { onEvent }) {
    const patience = new Patience();
    for (;;) {
        const round = await conversation.nextRound();
        if (round.kind === 'finished')
            return round;
        // Not asked for a summary: it waits for a person, not for words.
        if (round.kind === 'awaiting')
            return { ...round, summary: conversation.summary() };
        if (round.kind === 'exhausted') {
            onEvent({ kind: 'limit', limit: round.limit });
            const summary = await conversation.wrapUp('The limit for this run is reached.');
            return { kind: 'stopped', limit: round.limit, summary };
        }
        const verdict = patience.judge(round);
        if (verdict.kind === 'stuck') {
            const summary = await conversation.wrapUp('The run ends here, for the work does not go on.');
            return { ...verdict, summary };
        }
        if (verdict.kind === 'done') {
            return { kind: 'finished', summary: await conversation.wrapUp('The run ends here.', verdict.words) };
        }
        const objection = round.kind === 'talked' ? await conversation.objection() : undefined;
        const nudge = objection ?? verdict.nudge;
        if (nudge !== undefined)
            conversation.nudge(nudge);
        conversation.giveNotice();
    }
}
/** How long a model may go on that gets nothing done. */
class Patience {
    #fruitless = 0;
    #talks = 0;
    #chants = 0;
    judge(round) {
        this.#count(round);
        if (round.kind === 'talked' && round.text !== '' && this.#talks > 1)
            return { kind: 'done', words: round.text };
        if (this.#chants > 1)
            return { kind: 'stuck', reason: 'The model repeated itself without end, twice in a row.' };
        if (this.#fruitless >= MAX_FRUITLESS_ROUNDS) {
            const reason = `The model could not go on: ${MAX_FRUITLESS_ROUNDS} replies in a row held nothing that could be run.`;
            return { kind: 'stuck', reason };
        }
        if (round.kind === 'talked')
            return { kind: 'go-on', nudge: NUDGES.talked };
        if (round.kind === 'cut')
            return { kind: 'go-on', nudge: NUDGES[round.by] };
        if (round.finding?.kind === 'stop')
            return { kind: 'stuck', reason: round.finding.reason };
        return { kind: 'go-on', nudge: round.finding?.text };
    }
    #count(round) {
        const isFruitless = round.kind !== 'worked' || round.isFruitless;
        this.#fruitless = isFruitless ? this.#fruitless + 1 : 0;
        if (!isFruitless)
            this.#talks = this.#chants = 0;
        if (round.kind === 'talked')
            this.#talks += 1;
        if (round.kind === 'cut' && round.by === 'chant')
            this.#chants += 1;
    }
}


/***/ }),

/***/ 5915:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ ContextOverflow)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9973);

/** The prompt is longer than the model can read. The message is fit for people, should nothing be done about it. */
class ContextOverflow extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo {
    name = 'ContextOverflow';
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

/***/ 6163:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ MAX_TIMER_MS)
/* harmony export */ });
/** The longest delay that Node's timers take, in milliseconds. A longer one fires at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;


/***/ }),

/***/ 9152:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   WH: () => (/* binding */ estimateSign),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   fq: () => (/* binding */ formatEdits)
/* harmony export */ });
/* unused harmony export formatDollars */
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
        return `${shorten(count / 1_000)}k`;
    return `${shorten(count / 1_000_000)}M`;
}
/** Cents, and finer where a cent says nothing. */
function formatDollars(dollars) {
    return `$${dollars.toFixed(dollars < 0.1 ? 4 : 2)}`;
}
/** What stands before tokens and dollars of which some were not counted by the provider. */
function estimateSign({ isEstimate }) {
    return isEstimate ? '≈' : '';
}
/** `1 file`, `3 files`. */
function plural(count, noun) {
    return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
/** `+3 −1`, '' when nothing was edited. */
function formatEdits(edits) {
    if (edits.length === 0)
        return '';
    const added = edits.reduce((sum, edit) => sum + edit.added, 0);
    const removed = edits.reduce((sum, edit) => sum + edit.removed, 0);
    return `+${added} −${removed}`;
}
function shorten(value) {
    return value.toFixed(1).replace(/\.0$/, '');
}
function pad(value) {
    return String(value).padStart(2, '0');
}


/***/ }),

/***/ 3798:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ RequestDigests)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _agent_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8847);


/** Puts digests in the place of messages. Each message is read once, however often the model is shown it. */
class RequestDigests {
    /** Of each conversation, by its child's number, the digest up to each message of its last request. */
    #digests = new Map();
    inPlaceOfMessages(event) {
        if (event.kind === 'child')
            return { ...event, event: this.#of(event.event, event.child) };
        return event.kind === 'request' ? this.#digested(event, 0) : event;
    }
    #of(event, child) {
        if (event.kind === 'request')
            return this.#digested(event, child);
        return this.inPlaceOfMessages(event);
    }
    #digested({ added, ...request }, conversation) {
        const digests = (this.#digests.get(conversation) ?? []).slice(0, request.kept);
        for (const message of added)
            digests.push(next(digests.at(-1) ?? '', message));
        this.#digests.set(conversation, digests);
        return { ...request, messages: digests.length, digest: digests.at(-1) ?? '' };
    }
}
function next(digest, message) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
        .update(`${digest}\n${(0,_agent_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d)(message)}`)
        .digest('hex')
        .slice(0, 32);
}


/***/ }),

/***/ 9237:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T$: () => (/* binding */ TRACE_VERSION),
/* harmony export */   eM: () => (/* binding */ TraceFile),
/* harmony export */   on: () => (/* binding */ TRACE_SCHEMA)
/* harmony export */ });
/* unused harmony export MAX_TRACE_BYTES */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9973);
/* harmony import */ var _request_digests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3798);




const TRACE_SCHEMA = 'forgehand.trace';
const TRACE_VERSION = 1;
/** Many times what a run of 60 rounds leaves. */
const MAX_TRACE_BYTES = 512 * 1024 * 1024;
/**
 * Writes every event of a run as one line of JSON; docs/trace.md describes the format.
 *
 * Events of one turn of the event loop are written together, synchronously: what was told before a kill is on the disk,
 * and nobody waits for it. The single deltas of a stream are left out, for the message that they add up to follows; so are the
 * messages of a request, for each was told when it joined the conversation.
 */
class TraceFile {
    #options;
    #startedAt;
    #file;
    #lines = [];
    #bytes = 0;
    #digests = new _request_digests_js__WEBPACK_IMPORTED_MODULE_2__/* .RequestDigests */ .R();
    /** @throws a system error when the file cannot be made */
    constructor(options) {
        this.#options = options;
        this.#startedAt = options.now();
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(options.path), { recursive: true });
        // What was said and read in a private repository is nobody else's business.
        this.#file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(options.path, 'w', 0o600);
        const startedAt = new Date(this.#startedAt).toISOString();
        this.#add({ schema: TRACE_SCHEMA, version: TRACE_VERSION, startedAt });
        this.#flush();
    }
    onEvent(event) {
        if (event.kind === 'delta')
            return;
        this.#add({ at: this.#options.now() - this.#startedAt, ...this.#digests.inPlaceOfMessages(event) });
        if (this.#lines.length === 1)
            setImmediate(() => {
                this.#flush();
            });
    }
    close() {
        this.#flush();
        if (this.#file !== undefined)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(this.#file);
        this.#file = undefined;
        return Promise.resolve();
    }
    #add(line) {
        if (this.#file !== undefined)
            this.#lines.push(JSON.stringify(line));
    }
    #flush() {
        if (this.#file === undefined || this.#lines.length === 0)
            return;
        const bytes = Buffer.from(`${this.#lines.join('\n')}\n`);
        this.#lines = [];
        this.#bytes += bytes.length;
        const { maxBytes = MAX_TRACE_BYTES } = this.#options;
        if (this.#bytes > maxBytes) {
            this.#giveUp(`it would be larger than ${maxBytes} bytes. What happens from here on is not in it.`);
            return;
        }
        try {
            for (let written = 0; written < bytes.length;)
                written += (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(this.#file, bytes, written);
        }
        catch (error) {
            if (!(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .isSystemError */ .Or)(error))
                throw error;
            this.#giveUp(error.message);
        }
    }
    #giveUp(reason) {
        if (this.#file !== undefined)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(this.#file);
        this.#file = undefined;
        this.#options.onFailure(`The trace cannot be written any more: ${reason}`);
    }
}


/***/ })

};
