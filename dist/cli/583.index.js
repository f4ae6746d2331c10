export const id = 583;
export const ids = [583];
export const modules = {

/***/ 4583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  replay: () => (/* binding */ replay_replay)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/errors.js
var errors = __webpack_require__(9973);
// EXTERNAL MODULE: ./src/report/format.js
var format = __webpack_require__(9152);
// EXTERNAL MODULE: ../node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(3301);
// EXTERNAL MODULE: ../node_modules/zod/v4/core/errors.js
var core_errors = __webpack_require__(6150);
// EXTERNAL MODULE: ./src/report/trace-file.js
var trace_file = __webpack_require__(9237);
;// CONCATENATED MODULE: ./src/replay/traced-event.js

// The lines of a trace that belong to conversations with the model, as docs/trace.md describes them. What is not named here
// is left out: a newer version may have more to tell.
const tokens = schemas/* object */.Ikc({
    input: schemas/* number */.aig(),
    cachedInput: schemas/* number */.aig(),
    cacheWrite: schemas/* number */.aig().optional(),
    output: schemas/* number */.aig(),
    reasoning: schemas/* number */.aig(),
    isEstimate: schemas/* boolean */.zMY()
});
const price = schemas/* object */.Ikc({
    input: schemas/* number */.aig(),
    cachedInput: schemas/* number */.aig(),
    cacheWrite: schemas/* number */.aig().optional(),
    output: schemas/* number */.aig()
});
const limits = schemas/* object */.Ikc({
    rounds: schemas/* number */.aig(),
    tokens: schemas/* number */.aig(),
    minutes: schemas/* number */.aig(),
    dollars: schemas/* number */.aig().optional()
});
const answerer = schemas/* object */.Ikc({ name: schemas/* string */.YjP(), host: schemas/* string */.YjP() });
const denial = schemas/* object */.Ikc({ command: schemas/* string */.YjP(), reason: schemas/* string */.YjP(), remedy: schemas/* string */.YjP().optional() });
const awaited = schemas/* object */.Ikc({
    command: schemas/* string */.YjP(),
    cwd: schemas/* string */.YjP(),
    reason: schemas/* string */.YjP(),
    severity: schemas/* enum */.k5n(['critical', 'high', 'medium', 'none'])
});
const toolCall = schemas/* object */.Ikc({
    id: schemas/* string */.YjP(),
    name: schemas/* string */.YjP(),
    arguments: schemas/* string */.YjP(),
    problem: schemas/* string */.YjP().optional()
});
const message = schemas/* discriminatedUnion */.gMt('role', [
    schemas/* object */.Ikc({ role: schemas/* literal */.euz('system'), text: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ role: schemas/* literal */.euz('user'), text: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({
        role: schemas/* literal */.euz('assistant'),
        text: schemas/* string */.YjP(),
        thinking: schemas/* string */.YjP(),
        toolCalls: schemas/* array */.YOg(toolCall),
        echo: schemas/* object */.Ikc({ from: schemas/* string */.YjP(), content: schemas/* unknown */.L5J() }).optional()
    }),
    schemas/* object */.Ikc({
        role: schemas/* literal */.euz('tool'),
        callId: schemas/* string */.YjP(),
        name: schemas/* string */.YjP(),
        ok: schemas/* boolean */.zMY(),
        text: schemas/* string */.YjP()
    })
]);
const tool = schemas/* object */.Ikc({
    name: schemas/* string */.YjP(),
    description: schemas/* string */.YjP(),
    parameters: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()),
    cachePolicy: schemas/* enum */.k5n(['none', 'cacheable', 'mutating'])
});
const call = { callId: schemas/* string */.YjP(), name: schemas/* string */.YjP(), subject: schemas/* string */.YjP() };
const limit = schemas/* enum */.k5n(['rounds', 'tokens', 'minutes', 'dollars']);
const kinds = [
    schemas/* object */.Ikc({
        kind: schemas/* literal */.euz('session'),
        model: schemas/* string */.YjP(),
        contextWindow: schemas/* number */.aig(),
        summariser: schemas/* string */.YjP().optional(),
        expectsChange: schemas/* boolean */.zMY(),
        hasCheckpoints: schemas/* boolean */.zMY(),
        limits,
        price: price.optional(),
        usedMs: schemas/* number */.aig()
    }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('offered'), tools: schemas/* array */.YOg(tool) }),
    schemas/* object */.Ikc({
        kind: schemas/* literal */.euz('request'),
        model: schemas/* string */.YjP(),
        isTurn: schemas/* boolean */.zMY(),
        kept: schemas/* number */.aig(),
        messages: schemas/* number */.aig(),
        digest: schemas/* string */.YjP()
    }),
    schemas/* object */.Ikc({
        kind: schemas/* literal */.euz('reply'),
        end: schemas/* enum */.k5n(['complete', 'length', 'content-filter']),
        tokens,
        contextWindow: schemas/* number */.aig(),
        text: schemas/* string */.YjP().optional()
    }),
    schemas/* object */.Ikc({
        kind: schemas/* literal */.euz('no-reply'),
        why: schemas/* enum */.k5n(['overflow', 'refused', 'aborted', 'failed']),
        message: schemas/* string */.YjP(),
        contextWindow: schemas/* number */.aig()
    }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('chant'), chars: schemas/* number */.aig().int().min(0).max(50_000_000) }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('interrupted'), by: schemas/* enum */.k5n(['minutes', 'cancel', 'wrap-up']) }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('compared'), hasChanged: schemas/* boolean */.zMY().optional() }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('round'), round: schemas/* number */.aig() }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('message'), message }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('tool-started'), ...call }),
    schemas/* object */.Ikc({
        kind: schemas/* literal */.euz('tool-finished'),
        ...call,
        ok: schemas/* boolean */.zMY(),
        text: schemas/* string */.YjP(),
        cached: schemas/* boolean */.zMY(),
        denial: denial.optional(),
        awaited: awaited.optional(),
        essence: schemas/* string */.YjP().optional()
    }),
    schemas/* object */.Ikc({
        kind: schemas/* literal */.euz('file-modified'),
        callId: schemas/* string */.YjP(),
        path: schemas/* string */.YjP(),
        added: schemas/* number */.aig(),
        removed: schemas/* number */.aig(),
        isNew: schemas/* boolean */.zMY().optional()
    }),
    schemas/* object */.Ikc({
        kind: schemas/* literal */.euz('checkpoint'),
        checkpoint: schemas/* object */.Ikc({ number: schemas/* number */.aig(), id: schemas/* string */.YjP() }),
        callId: schemas/* string */.YjP()
    }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('compaction'), step: schemas/* enum */.k5n(['masked', 'summarised']), freedTokens: schemas/* number */.aig() }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('usage'), tokens }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('completion'), model: schemas/* string */.YjP(), tokens, price: price.optional() }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('retry'), reason: schemas/* string */.YjP(), waitMs: schemas/* number */.aig(), attempt: schemas/* number */.aig() }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('fallback'), from: answerer, to: answerer, reason: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('nudge'), text: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('limit'), limit }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('done'), end: schemas/* enum */.k5n(['finished', 'stopped', 'stuck', 'awaiting', 'cancelled']) }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('bug'), tool: schemas/* string */.YjP(), stack: schemas/* string */.YjP() })
];
/** One thing that happened in a conversation, as a trace tells it. */
const tracedEvent = schemas/* discriminatedUnion */.gMt('kind', kinds);
/** The kinds of `tracedEvent`. */
const TRACED_KINDS = new Set(kinds.map(({ shape }) => shape.kind.value));

;// CONCATENATED MODULE: ./src/replay/read-recording.js





/** A line of our own traces is far below; the file is somebody's artifact. */
const MAX_LINE = 32 * 1024 * 1024;
const MAX_FILE = 512 * 1024 * 1024;
const MAX_CHILDREN = 1_000;
/** Of lists and objects in one another. Deeper ones would overflow the stack of what reads them. */
const MAX_DEPTH = 200;
const header = schemas/* object */.Ikc({ schema: schemas/* literal */.euz(trace_file/* TRACE_SCHEMA */.on), version: schemas/* number */.aig() });
const line = schemas/* object */.Ikc({ at: schemas/* number */.aig(), kind: schemas/* string */.YjP() });
const childLine = schemas/* object */.Ikc({
    child: schemas/* number */.aig().int().min(1).max(MAX_CHILDREN),
    event: schemas/* looseObject */._H3({ kind: schemas/* string */.YjP() })
});
const placeLine = schemas/* object */.Ikc({ commit: schemas/* string */.YjP().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/) });
/** @throws UserError for a file that cannot be read, is no trace, or is one of another version */
async function readRecording(path) {
    const run = [];
    const children = new Map();
    let [commit, isEnded] = [undefined, false];
    for (const { value, place } of linesOf(path, await readTrace(path))) {
        const at = { at: value.at, line: place.number };
        if (value.kind === 'ended')
            isEnded = true;
        else if (value.kind === 'place')
            commit = placeLine.safeParse(value).data?.commit;
        else if (value.kind === 'child') {
            const { child, event } = shaped(childLine, value, place);
            const events = children.get(child) ?? [];
            if (!children.has(child))
                run.push({ ...at, event: { kind: 'child-begins', child } });
            children.set(child, events);
            if (TRACED_KINDS.has(event.kind))
                events.push({ ...at, event: shaped(tracedEvent, event, place) });
        }
        else if (TRACED_KINDS.has(value.kind)) {
            run.push({ ...at, event: shaped(tracedEvent, value, place) });
        }
    }
    const isWhole = isEnded || run.some(({ event }) => event.kind === 'done');
    return { run, children, commit, isWhole };
}
/** What the lines of a trace hold, without the first, which says that it is one. */
function* linesOf(path, trace) {
    const lines = trace.split('\n');
    requireTrace(path, lines[0] ?? '');
    for (const [index, text] of lines.entries()) {
        if (index === 0 || text === '')
            continue;
        const place = { path, number: index + 1 };
        const value = parseLine(place, { text, isLast: index === lines.length - 1 });
        if (!value)
            return;
        yield { value, place };
    }
}
async function readTrace(path) {
    try {
        const found = await (0,promises_.stat)(path);
        // A pipe or a device could be read without an end.
        if (!found.isFile())
            throw new errors/* UserError */.yo(`${path} is no file. Name a trace, such as trace.jsonl of a run.`);
        if (found.size > MAX_FILE) {
            throw new errors/* UserError */.yo(`${path} has ${found.size} bytes. A trace of at most ${MAX_FILE} can be replayed.`);
        }
        return await (0,promises_.readFile)(path, 'utf8');
    }
    catch (error) {
        if (!(0,errors/* isSystemError */.Or)(error))
            throw error;
        throw new errors/* UserError */.yo(`${path} cannot be read: ${error.message}. Name a trace, such as trace.jsonl of a run.`, {
            cause: error
        });
    }
}
/** @throws UserError */
function requireTrace(path, first) {
    const parsed = header.safeParse(parseJson(first));
    if (!parsed.success) {
        throw new errors/* UserError */.yo(`${path} is no trace of a run: its first line does not say that it is one.`);
    }
    if (parsed.data.version !== trace_file/* TRACE_VERSION */.T$) {
        throw new errors/* UserError */.yo(`${path} is a trace of version ${parsed.data.version}, and this Forgehand replays version ${trace_file/* TRACE_VERSION */.T$}. ` +
            'Replay it with the Forgehand that wrote it.');
    }
}
/** @returns undefined for the last line of a run that was killed while it wrote it */
function parseLine(place, { text, isLast }) {
    const { path, number } = place;
    if (text.length > MAX_LINE)
        throw new errors/* UserError */.yo(`Line ${number} of ${path} is longer than ${MAX_LINE} characters.`);
    const value = parseJson(text);
    if (value === undefined && isLast)
        return undefined;
    if (isDeeperThan(MAX_DEPTH, value)) {
        throw new errors/* UserError */.yo(`Line ${number} of ${path} has more than ${MAX_DEPTH} lists and objects in one another.`);
    }
    return shaped(schemas/* looseObject */._H3(line.shape), value, place);
}
/** @throws UserError that says which line and which field is wrong */
function shaped(schema, value, { path, number }) {
    const parsed = schema.safeParse(value);
    if (parsed.success)
        return parsed.data;
    throw new errors/* UserError */.yo(`Line ${number} of ${path} is not as a trace has it:\n${core_errors/* prettifyError */.S1(parsed.error)}`);
}
function isDeeperThan(depth, value) {
    if (typeof value !== 'object' || value === null)
        return false;
    return depth === 0 || Object.values(value).some((within) => isDeeperThan(depth - 1, within));
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./src/agent/budget.js
var agent_budget = __webpack_require__(6885);
// EXTERNAL MODULE: ./src/agent/loop.js + 13 modules
var loop = __webpack_require__(5396);
;// CONCATENATED MODULE: ./src/replay/cast.js
/** The models of a run. All its conversations share them, so what becomes of one in a child session counts for all. */
class Cast {
    #roles = [];
    /** The model that goes by this name at the time. */
    roleOf(name, contextWindow) {
        const known = this.#roles.find(({ answerer }) => answerer.name === name);
        if (known)
            return known;
        // The record has the host of those only that take a place.
        const role = { answerer: { name, host: '' }, contextWindow };
        this.#roles.push(role);
        return role;
    }
    replace({ from, to }) {
        for (const role of this.#roles) {
            const { name, host } = role.answerer;
            if (name === from.name && (host === '' || host === from.host))
                role.answerer = to;
        }
    }
}

;// CONCATENATED MODULE: ./src/replay/interruptions.js
/** The signals of one conversation, for the record to raise. */
class Interruptions {
    #cancel = new AbortController();
    #deadlines = [];
    get cancelled() {
        return this.#cancel.signal;
    }
    /** For `AgentRun.timeout`: the first is that of the run, the second that of its last turn. */
    timeout = () => {
        const controller = new AbortController();
        this.#deadlines.push(controller);
        return controller.signal;
    };
    raise(by) {
        const [minutes, wrapUp] = this.#deadlines;
        const controller = { cancel: this.#cancel, minutes, 'wrap-up': wrapUp }[by];
        controller?.abort(new DOMException('It was interrupted.', by === 'cancel' ? 'AbortError' : 'TimeoutError'));
    }
}

// EXTERNAL MODULE: ./src/report/request-digests.js
var request_digests = __webpack_require__(3798);
// EXTERNAL MODULE: ./src/agent/canonical-json.js
var canonical_json = __webpack_require__(8847);
;// CONCATENATED MODULE: ./src/replay/difference.js

const MAX_SHOWN = 300;
/** The first field in which two plain values differ, and of a text the first line; undefined when they are equal. */
function firstDifference(recorded, now, field = '') {
    if (recorded === now || (0,canonical_json/* canonicalJson */.d)(recorded) === (0,canonical_json/* canonicalJson */.d)(now))
        return undefined;
    if (typeof recorded === 'string' && typeof now === 'string')
        return { field, ...firstLine(recorded, now) };
    if (isComposite(recorded) && isComposite(now) && Array.isArray(recorded) === Array.isArray(now)) {
        const [ours, theirs] = [fieldsOf(recorded), fieldsOf(now)];
        for (const name of new Set([...ours.keys(), ...theirs.keys()])) {
            const within = firstDifference(ours.get(name), theirs.get(name), field === '' ? name : `${field}.${name}`);
            if (within)
                return within;
        }
    }
    return { field, line: undefined, recorded: shown(recorded), now: shown(now) };
}
function firstLine(recorded, now) {
    const [ours, theirs] = [recorded.split('\n'), now.split('\n')];
    const index = ours.findIndex((line, place) => line !== theirs[place]);
    const place = index < 0 ? ours.length : index;
    return { line: place + 1, ...around(ours[place], theirs[place]) };
}
/** Of long lines the part where they part. */
function around(recorded, now) {
    const units = [...(recorded ?? '').split('').entries()];
    const parting = units.find(([place, unit]) => now?.[place] !== unit)?.[0] ?? units.length;
    const start = Math.max(0, parting - MAX_SHOWN / 2);
    const cut = (text) => text === undefined ? undefined : `${start > 0 ? '…' : ''}${text.slice(start, start + MAX_SHOWN)}`.toWellFormed();
    return { recorded: cut(recorded), now: cut(now) };
}
function isComposite(value) {
    return typeof value === 'object' && value !== null;
}
function fieldsOf(value) {
    return new Map(Object.entries(value));
}
function shown(value) {
    return value === undefined ? undefined : (0,canonical_json/* canonicalJson */.d)(value).slice(0, MAX_SHOWN).toWellFormed();
}

;// CONCATENATED MODULE: ./src/replay/divergence.js

/** What is measured anew each time, or fed from the record. */
const UNCOMPARED = {
    session: ['usedMs'],
    bug: ['stack'],
    // A digest of what is itself the digest, where it is from the record.
    'tool-finished': ['essence']
};
/** @returns undefined when both are the same */
function divergenceOf({ event: recorded, line }, now, place) {
    if (recorded.kind === 'offered' && now.kind === 'offered')
        return toolDivergence(recorded.tools, now.tools, { ...place, line });
    if (recorded.kind !== now.kind) {
        const what = 'something else happens';
        return { ...place, line, what, field: '', textLine: undefined, recorded: nameOf(recorded), now: nameOf(now) };
    }
    const difference = firstDifference(compared(recorded), compared(now));
    if (!difference)
        return undefined;
    const { field, line: textLine, ...sides } = difference;
    return { ...place, line, what: `${nameOf(now)} is another`, field, textLine, ...sides };
}
/** Each tool by its name, so that one that is new does not make all that follow differ. */
function toolDivergence(recorded, now, place) {
    const ours = new Map(now.map((tool) => [tool.name, tool]));
    const theirs = new Map(recorded.map((tool) => [tool.name, tool]));
    for (const name of new Set([...theirs.keys(), ...ours.keys()])) {
        const difference = firstDifference(theirs.get(name), ours.get(name));
        if (!difference)
            continue;
        const { field, line: textLine, ...sides } = difference;
        const gone = ours.has(name) ? 'is offered otherwise' : 'is not offered any more';
        return { ...place, what: `the tool ${name} ${theirs.has(name) ? gone : 'is new'}`, field, textLine, ...sides };
    }
    const [before, after] = [recorded, now].map((tools) => tools.map(({ name }) => name).join(', '));
    if (before === after)
        return undefined;
    return {
        ...place,
        what: 'the tools come in another order',
        field: '',
        textLine: undefined,
        recorded: before,
        now: after
    };
}
function compared(event) {
    const left = new Map(Object.entries(UNCOMPARED)).get(event.kind) ?? [];
    return Object.fromEntries(Object.entries(event).filter(([name]) => !left.includes(name)));
}
/** What an event is, for people. */
function nameOf(event) {
    switch (event.kind) {
        case 'request':
            return event.isTurn ? 'what the model is shown' : 'what the model is shown of the history for a summary';
        case 'message':
            return messageName(event.message);
        case 'tool-started':
            return `the call of ${event.name} (${event.callId})`;
        case 'tool-finished':
            return `the result of ${event.name} (${event.callId})`;
        case 'checkpoint':
            return `the checkpoint before the call ${event.callId}`;
        case 'file-modified':
            return `the change of ${event.path} by the call ${event.callId}`;
        case 'round':
            return `the beginning of round ${event.round}`;
        case 'child-begins':
            return `the beginning of child ${event.child}`;
        case 'bug':
            return `a failure of ${event.tool} in itself`;
        default:
            return NAMES[event.kind];
    }
}
/** Of what needs no more to be told from others of its kind. */
const NAMES = {
    session: 'what the conversation goes by',
    offered: 'what tools are offered',
    reply: 'the reply of the model',
    'no-reply': 'the failure of the request',
    chant: 'the end of a reply that repeats itself',
    interrupted: 'an interruption',
    compared: 'a look at whether the work tree has changed',
    compaction: 'the rewriting of the history to make room',
    usage: 'the count of tokens',
    completion: 'the answer of another model',
    retry: 'another try of a request',
    fallback: 'the change to another model',
    nudge: 'a word to the model beside its results',
    limit: 'the end by a limit',
    done: 'the end of the work'
};
function messageName(message) {
    if (message.role === 'tool')
        return `the message with the result of ${message.name} (${message.callId})`;
    return message.role === 'assistant' ? 'the message of the model' : `a message of role ${message.role}`;
}

;// CONCATENATED MODULE: ./src/replay/playback.js



/** Calls that run side by side end in any order. */
const UNORDERED = new Set(['tool-finished', 'file-modified', 'bug']);
/** One recorded conversation, followed event by event while it is had again. */
class Playback {
    #events;
    #stage;
    #conversation;
    #interrupt;
    #digests = new request_digests/* RequestDigests */.R();
    #matched = new Set();
    #next = 0;
    #counts = { rounds: 0, requests: 0 };
    constructor(events, { stage, conversation, interrupt }) {
        // It is told when the work goes on beside it, so it has no place of its own.
        this.#events = events.filter(({ event }) => !isAboutCheckpoints(event));
        this.#stage = stage;
        this.#conversation = conversation;
        this.#interrupt = interrupt;
        this.#moveOn();
    }
    /** What was recorded next; undefined at the end of the record. */
    get next() {
        return this.#events[this.#next]?.event;
    }
    /** The next of this kind that has not come yet. */
    find(kind, isIt = () => true) {
        for (let place = this.#next; place < this.#events.length; place += 1) {
            const recorded = this.#events[place];
            if (recorded === undefined || this.#matched.has(recorded) || !isOf(kind, recorded.event))
                continue;
            if (isIt(recorded.event))
                return recorded.event;
        }
        return undefined;
    }
    /** The next of these kinds. */
    first(kinds) {
        return this.#events
            .slice(this.#next)
            .map(({ event }) => event)
            .find((event) => kinds.some((kind) => kind === event.kind));
    }
    /** Those of this kind before the next that `isEnd`. */
    before(kind, isEnd) {
        const coming = this.#events.slice(this.#next).map(({ event }) => event);
        const end = coming.findIndex(isEnd);
        return coming.slice(0, end < 0 ? coming.length : end).filter((event) => isOf(kind, event));
    }
    /** True where an interruption comes before this, and until then calls only end. */
    isInterruptedBefore(event) {
        const coming = this.#events.slice(this.#next).map((recorded) => recorded.event);
        return coming.find((each) => each === event || !UNORDERED.has(each.kind))?.kind === 'interrupted';
    }
    /** @throws when the replay has ended, and nothing is to be answered any more */
    throwIfEnded() {
        this.#stage.signal.throwIfAborted();
    }
    /** True for the end of the record. */
    isLast(event) {
        return this.#events.at(-1)?.event === event;
    }
    /** Passes over what only stands in the record. */
    skip() {
        this.#next += 1;
        this.#moveOn();
    }
    /** Holds what happens now against what happened then. */
    take(event) {
        if (event.kind === 'delta' || event.kind === 'child' || isAboutCheckpoints(event))
            return;
        const now = this.#asTraced(event);
        const recorded = this.#partnerOf(now);
        if (!recorded) {
            this.#goOnWithout(now);
            return;
        }
        this.#count(now);
        const divergence = divergenceOf(recorded, now, { conversation: this.#conversation, ...this.#counts });
        if (divergence)
            this.#stage.end({ kind: 'diverged', divergence });
        this.#matched.add(recorded);
        this.#moveOn();
    }
    /** Names a difference that no event shows. */
    diverge(what, difference) {
        const line = this.#events[Math.min(this.#next, this.#events.length - 1)]?.line ?? 0;
        this.#stage.end({
            kind: 'diverged',
            divergence: { conversation: this.#conversation, ...this.#counts, line, what, ...difference }
        });
    }
    endOfRecord() {
        this.#stage.end({ kind: 'record-ended' });
    }
    /** Names what the record still holds when the work has ended. */
    requireEnd() {
        const { next } = this;
        if (next === undefined)
            return;
        this.diverge('the work ends, and the record goes on', { ...NOTHING, recorded: nameOf(next) });
    }
    /** True when the last request failed for a bug. */
    get hasFailed() {
        return [...this.#matched].at(-1)?.event.kind === 'no-reply';
    }
    get counts() {
        return this.#counts;
    }
    /** A run that was killed left no more to compare with. */
    #goOnWithout(now) {
        if (!this.#events.some(({ event }) => event.kind === 'done'))
            this.endOfRecord();
        else
            this.diverge('the record ends, and the work goes on', { ...NOTHING, now: nameOf(now) });
    }
    #asTraced(event) {
        const traced = this.#digests.inPlaceOfMessages(event);
        // As it would come back from the file.
        return tracedEvent.parse(JSON.parse(JSON.stringify(traced)));
    }
    #partnerOf(now) {
        const first = this.#events[this.#next];
        // It is told beside the request, so its place is a matter of chance.
        if (now.kind === 'offered')
            return this.#events.find(({ event }) => event.kind === 'offered') ?? first;
        if (!UNORDERED.has(now.kind))
            return first;
        for (let place = this.#next; place < this.#events.length; place += 1) {
            const recorded = this.#events[place];
            if (recorded === undefined || this.#matched.has(recorded))
                continue;
            if (isSameStep(recorded.event, now))
                return recorded;
            if (!UNORDERED.has(recorded.event.kind))
                break;
        }
        return first;
    }
    #count({ kind }) {
        const { rounds, requests } = this.#counts;
        if (kind === 'round')
            this.#counts = { rounds: rounds + 1, requests };
        if (kind === 'request')
            this.#counts = { rounds, requests: requests + 1 };
    }
    #moveOn() {
        for (;;) {
            const recorded = this.#events[this.#next];
            if (recorded === undefined || !this.#matched.has(recorded))
                break;
            this.#next += 1;
        }
        this.#stage.time = this.#events[this.#next]?.at ?? this.#stage.time;
        // Whatever is waited for then is to end.
        if (this.next?.kind === 'interrupted')
            this.#interrupt(this.next.by);
    }
}
const NOTHING = { field: '', textLine: undefined, recorded: undefined, now: undefined };
function isOf(kind, event) {
    return event.kind === kind;
}
function isAboutCheckpoints(event) {
    return event.kind === 'bug' && event.tool === 'checkpoints';
}
function isSameStep(recorded, now) {
    if (recorded.kind !== now.kind)
        return false;
    if ('callId' in recorded && 'callId' in now)
        return recorded.callId === now.callId;
    return recorded.kind === 'bug' && now.kind === 'bug' && recorded.tool === now.tool;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
// EXTERNAL MODULE: ./src/agent/call-runner.js + 4 modules
var call_runner = __webpack_require__(4197);
// EXTERNAL MODULE: ./src/agent/dispatch.js + 4 modules
var dispatch = __webpack_require__(7111);
;// CONCATENATED MODULE: ./src/replay/replayed-calls.js







/** Answers the calls of one conversation by their recorded results. */
class ReplayedCalls {
    #parts;
    /** Calls under way that nothing was asked of yet, by tool, in their order. */
    #started = new Map();
    #fingerprints = new Map();
    constructor(parts) {
        this.#parts = parts;
    }
    /** To be told of each event before it is held against the record. */
    note(event) {
        if (event.kind !== 'tool-started' && event.kind !== 'tool-finished')
            return;
        const { callId, name, subject } = event;
        const others = (this.#started.get(name) ?? []).filter((started) => started.callId !== callId);
        const cached = this.#finishOf(callId)?.cached ?? false;
        this.#started.set(name, event.kind === 'tool-finished' ? others : [...others, { callId, subject, cached }]);
    }
    /** The tool with its work replaced. */
    replay(tool) {
        const fingerprint = (input) => Promise.resolve(this.#fingerprint(tool.name, input));
        return {
            ...tool,
            ...(tool.fingerprint && { fingerprint }),
            run: (input, signal) => this.#answer(tool, input, signal)
        };
    }
    /** Equal to the last one where an equal call was served again, and new where it was not. */
    #fingerprint(name, input) {
        const key = `${name} ${(0,canonical_json/* canonicalJson */.d)(input)}`;
        const last = this.#fingerprints.get(key);
        const call = this.#started.get(name)?.at(-1);
        if (call?.cached && last !== undefined)
            return last;
        const fingerprint = call?.callId === undefined ? '' : `${this.#fingerprints.size} ${call.callId} ${last ?? ''}`;
        this.#fingerprints.set(key, hash(fingerprint));
        return hash(fingerprint);
    }
    async #answer(tool, input, signal) {
        const call = this.#takeCall(tool.name, (0,dispatch/* subjectOf */.et)(tool, input));
        const finish = call && this.#finishOf(call.callId);
        await this.#relive(signal);
        this.#parts.playback.throwIfEnded();
        if (!call || !finish) {
            this.#parts.playback.endOfRecord();
            this.#parts.playback.throwIfEnded();
            throw new Error('The replay goes on after it has ended.');
        }
        // It touches nothing, and its account of the work is not in the record in full.
        if (tool.name === 'finish')
            return tool.run(input, signal);
        if (this.#parts.isReal(tool.name))
            await this.#runReally(tool, input, { finish, signal });
        this.#parts.count(this.#parts.isReal(tool.name) ? 'real' : 'recorded');
        await this.#waitForTheEnd(finish, signal);
        return this.#recordedResult(tool, finish);
    }
    /** Of a call that was ended with the run, which may have been after others had ended. */
    async #waitForTheEnd(finish, signal) {
        if (finish.ok || finish.text !== call_runner/* ENDED_WITH_THE_RUN */.qX)
            return;
        if (!signal.aborted && this.#parts.playback.isInterruptedBefore(finish))
            await (0,external_node_events_.once)(signal, 'abort');
        throw new DOMException('It was interrupted.', 'AbortError');
    }
    /** A call that is refused for its arguments is under way too, and asks nothing. */
    #takeCall(name, subject) {
        const waiting = this.#started.get(name) ?? [];
        const alike = waiting.filter((call) => call.subject === subject);
        const taken = alike.find(({ cached }) => !cached) ?? alike[0];
        this.#started.set(name, waiting.filter((call) => call !== taken));
        return taken;
    }
    /** What was told while the call lasted is told again. */
    async #relive(signal) {
        const { playback, budget, onEvent, runChild } = this.#parts;
        for (;;) {
            const { next } = playback;
            if (next?.kind === 'completion') {
                budget.spendAt(next.tokens, next.price);
                onEvent({ ...next, price: next.price });
            }
            else if (next?.kind === 'retry' || next?.kind === 'fallback')
                onEvent(next);
            else if (next?.kind === 'child-begins') {
                await runChild(next.child, signal);
                playback.skip();
            }
            else
                return;
        }
    }
    #recordedResult({ name }, finish) {
        const { callId, ok, text, denial, awaited, essence } = finish;
        const stack = this.#bugOf(name, callId);
        if (stack !== undefined)
            throw bug(text, stack);
        if (!ok && !denial && !awaited)
            throw new errors/* ToolError */.v4(text);
        const edits = this.#parts.playback
            .before('file-modified', ({ kind }) => kind === 'message')
            .filter((edit) => edit.callId === callId)
            .map(({ path, added, removed, isNew }) => ({ path, added, removed, ...(isNew !== undefined && { isNew }) }));
        return {
            text,
            ...(essence !== undefined && { essence }),
            ...(edits.length > 0 && { edits }),
            ...(denial && { denial: { ...denial, remedy: denial.remedy } }),
            ...(awaited && { awaited })
        };
    }
    async #runReally(tool, input, { finish, signal }) {
        const { ok, result } = await (0,dispatch/* dispatch */.JD)({ kind: 'ready', tool, input, subject: '' }, signal);
        const isSame = result.essence !== undefined && digest(result.essence) === finish.essence;
        const compared = (of) => ({
            ok: of.ok,
            ...(!isSame && { text: placeless(of.text) })
        });
        const difference = firstDifference(compared(finish), compared({ ok, text: result.text }));
        if (!difference)
            return;
        const { line: textLine, ...rest } = difference;
        this.#parts.playback.diverge(`the result of ${finish.name} (${finish.callId}), run again, is another`, {
            ...rest,
            textLine
        });
        signal.throwIfAborted();
    }
    #finishOf(callId) {
        return this.#parts.playback.find('tool-finished', (event) => event.callId === callId);
    }
    #bugOf(name, callId) {
        const after = this.#parts.playback.before('bug', ({ kind }) => kind === 'message').find(({ tool }) => tool === name);
        return this.#finishOf(callId)?.text.startsWith(`${name} failed in itself`) ? after?.stack : undefined;
    }
}
/** As it failed then: dispatch makes the same words of it. */
function bug(text, stack) {
    const error = new Error(/failed in itself \((.*)\)\. Go another way\.$/s.exec(text)?.[1] ?? text);
    error.stack = stack;
    return error;
}
/** Without what a machine and a moment put into the output of programs: how long it took, and where the checkout lies. */
function placeless(text) {
    return text
        .replaceAll(/\b\d+(?:\.\d+)?(?= ?m?s\b)|(?<=duration_ms )\d+(?:\.\d+)?/g, '0')
        .replaceAll(/(?<![\w./])(?:file:\/\/)?(?:\/[\w.@+-]+)+\/(?=[\w.@+-])/g, '/');
}
function digest(essence) {
    return (0,external_node_crypto_.createHash)('sha256').update(essence).digest('hex').slice(0, 16);
}
function hash(text) {
    return (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex');
}

// EXTERNAL MODULE: ./src/agent/model.js
var model = __webpack_require__(5915);
;// CONCATENATED MODULE: ./src/replay/replayed-model.js


/** Of the shortest period that is taken for a chant, so that it is one as soon as any other was. */
const CHANT = 'over and over and over again, the same words, '.slice(0, 45);
/** Answers as the model did: with the same words after the same failures. */
class ReplayedModel {
    #parts;
    constructor(parts) {
        this.#parts = parts;
    }
    get name() {
        return this.#parts.role.answerer.name;
    }
    get host() {
        return this.#parts.role.answerer.host;
    }
    get contextWindow() {
        return this.#parts.role.contextWindow;
    }
    async reply(request) {
        // The tools are told of once the request is on its way.
        await Promise.resolve();
        const { playback } = this.#parts;
        for (;;) {
            const { next } = playback;
            if (next === undefined)
                playback.endOfRecord();
            // Where the replay has ended, nothing is answered any more.
            playback.throwIfEnded();
            switch (next?.kind) {
                case 'retry':
                    request.onRetry({ reason: next.reason, waitMs: next.waitMs, attempt: next.attempt });
                    break;
                case 'fallback':
                    request.onFallback({ from: next.from, to: next.to, reason: next.reason });
                    break;
                case 'reply':
                    return this.#answer(next);
                case 'no-reply':
                    return this.#fail(next, request);
                default:
                    playback.diverge('the model is asked, and the record has no reply to it', replayed_model_NOTHING);
                    playback.throwIfEnded();
                    throw new Error('The replay goes on after it has ended.');
            }
        }
    }
    #answer({ end, tokens, contextWindow, text }) {
        this.#parts.role.contextWindow = contextWindow;
        const none = { text: '', thinking: '', toolCalls: [], answerer: this.#payee() };
        if (text !== undefined)
            return { ...none, text, end, tokens };
        const said = this.#parts.playback.find('message')?.message;
        if (said?.role !== 'assistant')
            return { ...none, end, tokens };
        const { echo } = said;
        const toolCalls = said.toolCalls.map(({ problem, ...call }) => ({
            ...call,
            ...(problem !== undefined && { problem })
        }));
        const { text: words, thinking } = said;
        return { ...none, text: words, thinking, toolCalls, end, tokens, ...(echo && { echo }) };
    }
    /** Whose price the record has for the reply: what follows it tells. */
    #payee() {
        const { playback, main } = this.#parts;
        const counted = playback.first(['usage', 'completion']);
        return counted?.kind === 'completion' ? { name: counted.model, host: 'another' } : main;
    }
    #fail(recorded, request) {
        this.#parts.role.contextWindow = recorded.contextWindow;
        const { why, message } = recorded;
        if (why === 'overflow')
            throw new model/* ContextOverflow */.G(message);
        if (why === 'refused')
            throw new errors/* UserError */.yo(message);
        if (why === 'failed')
            throw new Error(message);
        const chant = this.#parts.playback.before('chant', ({ kind }) => kind === 'round' || kind === 'done').at(0);
        if (chant)
            request.onDelta({ kind: 'text', text: CHANT.repeat(Math.ceil(chant.chars / CHANT.length)).slice(0, chant.chars) });
        // What raised the signal was told after it.
        if (!request.signal.aborted && this.#parts.playback.isLast(recorded))
            this.#parts.playback.endOfRecord();
        this.#parts.playback.throwIfEnded();
        throw new DOMException(message, 'AbortError');
    }
}
const replayed_model_NOTHING = { field: '', textLine: undefined, recorded: undefined, now: undefined };

;// CONCATENATED MODULE: ./src/replay/replay.js








/**
 * Has a recorded run again: the loop of today, with the model and the tools answering as they did.
 *
 * @throws UserError for a record that does not hold enough
 * @throws the signal's reason when aborted
 */
async function replay(recording, terms) {
    const performance = new Performance(recording, terms);
    await performance.play();
    return performance.report;
}
class Performance {
    #recording;
    #terms;
    #stop = new AbortController();
    #stage;
    #cast = new Cast();
    #end;
    #counts = { rounds: 0, requests: 0, children: 0 };
    #calls = { recorded: 0, real: 0 };
    constructor(recording, terms) {
        this.#recording = recording;
        this.#terms = terms;
        this.#stage = {
            time: 0,
            signal: AbortSignal.any([terms.signal, this.#stop.signal]),
            end: (end) => {
                this.#end ??= end;
                this.#stop.abort();
            }
        };
    }
    get report() {
        const divergence = this.#end?.kind === 'diverged' ? this.#end.divergence : undefined;
        const isWhole = this.#recording.isWhole && this.#end?.kind !== 'record-ended';
        return {
            outcome: divergence ? 'diverged' : 'same',
            isWhole,
            divergence,
            ...this.#counts,
            calls: this.#calls
        };
    }
    async play() {
        const { signal } = this.#stage;
        const events = this.#recording.run;
        await this.#act({
            events,
            conversation: 'the run',
            parent: undefined,
            signal
        });
        this.#terms.signal.throwIfAborted();
    }
    async #act({ events, conversation, parent, signal }) {
        const opening = openingOf(events);
        if (!opening) {
            if (parent)
                return;
            throw new errors/* UserError */.yo('The trace does not hold enough to be replayed: it says nothing of how the work with the model began. ' +
                'Either the run ended before that, or an older Forgehand wrote it.');
        }
        const { session, at, prompt, offered } = opening;
        // The clock of a budget starts when it is made.
        this.#stage.time = at - session.usedMs;
        const { limits, price, expectsChange } = session;
        const budget = new agent_budget/* Budget */._({ limits, price, now: () => this.#stage.time }, parent?.budget);
        const interruptions = new Interruptions();
        const interrupt = (by) => {
            interruptions.raise(by);
        };
        const playback = new Playback(events, { stage: this.#stage, conversation, interrupt });
        const main = parent?.main ?? { name: session.model, host: '' };
        const onEvent = (event) => {
            if (event.kind === 'fallback')
                this.#cast.replace(event);
            calls.note(event);
            playback.take(event);
        };
        const calls = new ReplayedCalls({
            playback,
            budget,
            onEvent,
            isReal: this.#terms.isReal,
            count: (how) => {
                this.#calls = { ...this.#calls, [how]: this.#calls[how] + 1 };
            },
            runChild: (child, childSignal) => this.#actChild(child, { parent: { budget, main }, signal: childSignal })
        });
        await this.#run(prompt, playback, {
            ...this.#modelsOf(session, { playback, main }),
            tools: this.#terms.toolsFor(offered, { isChild: parent !== undefined }).map((tool) => calls.replay(tool)),
            budget,
            checkpoints: session.hasCheckpoints ? recordedCheckpoints(playback) : undefined,
            expectsChange,
            signal: AbortSignal.any([signal, interruptions.cancelled]),
            onEvent,
            timeout: interruptions.timeout
        });
    }
    async #actChild(child, { parent, signal }) {
        this.#counts = { ...this.#counts, children: this.#counts.children + 1 };
        const events = this.#recording.children.get(child) ?? [];
        await this.#act({ events, conversation: `child ${child}`, parent, signal });
    }
    #modelsOf({ model, summariser, contextWindow }, { playback, main }) {
        const modelNamed = (name) => new ReplayedModel({ playback, main, role: this.#cast.roleOf(name, contextWindow) });
        return {
            model: modelNamed(model),
            summariser: summariser === undefined ? undefined : modelNamed(summariser),
            tariff: { main, priceOf: () => playback.find('completion')?.price }
        };
    }
    async #run(prompt, playback, run) {
        try {
            await (0,loop/* runAgent */.J)(prompt, run);
        }
        catch (error) {
            // A run that failed in itself fails again, and what it told until then was held against the record.
            if (!playback.hasFailed)
                throw error;
        }
        const { rounds, requests } = playback.counts;
        this.#counts = { ...this.#counts, rounds: this.#counts.rounds + rounds, requests: this.#counts.requests + requests };
        if (!this.#stage.signal.aborted)
            playback.requireEnd();
    }
}
/** How a conversation began; undefined when the record does not say. */
function openingOf(events) {
    const first = events.find(({ event }) => event.kind === 'session');
    if (first?.event.kind !== 'session')
        return undefined;
    const { price, limits, ...rest } = first.event;
    const session = { ...rest, price, limits: { ...limits, dollars: limits.dollars } };
    const prompt = [];
    for (const { event } of events) {
        if (event.kind === 'round')
            break;
        if (event.kind === 'message' && event.message.role !== 'assistant')
            prompt.push(event.message);
    }
    const offer = events.find(({ event }) => event.kind === 'offered')?.event;
    return { session, at: first.at, prompt, offered: offer?.kind === 'offered' ? offer.tools : [] };
}
/** States of the tree by what the record says of them. */
function recordedCheckpoints(playback) {
    return {
        take() {
            const checkpoint = playback.find('checkpoint')?.checkpoint;
            return checkpoint ? Promise.resolve(checkpoint) : Promise.reject(new Error('None was taken.'));
        },
        hasChanged() {
            const hasChanged = playback.find('compared')?.hasChanged;
            return hasChanged === undefined ? Promise.reject(new Error('Nobody could tell.')) : Promise.resolve(hasChanged);
        }
    };
}

// EXTERNAL MODULE: ./src/workspace/workspace.js + 22 modules
var workspace_workspace = __webpack_require__(2833);
// EXTERNAL MODULE: ./src/cli/checkpoint-folder.js
var checkpoint_folder = __webpack_require__(1344);
// EXTERNAL MODULE: ./src/git/git.js
var git_git = __webpack_require__(3999);
// EXTERNAL MODULE: ./src/git/search-path.js
var search_path = __webpack_require__(8243);
// EXTERNAL MODULE: ./src/cli/find-checkout.js
var find_checkout = __webpack_require__(175);
// EXTERNAL MODULE: ./src/cli/usage-error.js
var usage_error = __webpack_require__(4565);
;// CONCATENATED MODULE: ./src/cli/copy-checkout.js







/**
 * Copies a checkout whole, with what git ignores: the tests may need what was installed there.
 *
 * @throws UsageError for one that cannot stand for itself, and for one without the commit
 */
async function copyCheckout({ from, to, commit, searchPath }) {
    const root = (0,find_checkout/* findCheckout */.I)(from, '--on');
    if (!(await standsForItself((0,external_node_path_.join)(root, '.git')))) {
        // Git in a copy of it would work on what is shared with the others.
        throw new usage_error/* UsageError */.e(`${root} is a linked work tree or a submodule. Name a checkout of its own, such as a fresh clone.`);
    }
    await (0,promises_.cp)(root, to, { recursive: true, verbatimSymlinks: true });
    if (commit === undefined)
        return;
    try {
        const gitDir = (0,external_node_path_.join)(to, '.git');
        const environment = { PATH: await (0,search_path/* searchPathOutside */.$)(root, searchPath) };
        const git = (0,git_git/* createGit */.lD)({ gitDir, workTree: to, environment, signal: undefined, maxSilenceMs: PATIENCE_MS });
        await withPlainConfiguration(gitDir, async () => {
            await git.run(['checkout', '--quiet', '--force', '--detach', commit, '--'], { inWorkTree: true });
            await git.run(['clean', '--quiet', '--force', '-d'], { inWorkTree: true });
        });
    }
    catch (error) {
        throw new usage_error/* UsageError */.e(`${root} cannot be brought to the commit ${commit} that the run began with (${copy_checkout_firstLine((0,errors/* messageOf */.bD)(error))}). ` +
            'Fetch it, or name another checkout.', { cause: error });
    }
}
/** False for a `.git` that is a link or a file, or takes its configuration from another folder. */
async function standsForItself(gitFolder) {
    return (await (0,promises_.lstat)(gitFolder)).isDirectory() && !(await exists((0,external_node_path_.join)(gitFolder, 'commondir')));
}
async function exists(path) {
    try {
        await (0,promises_.lstat)(path);
        return true;
    }
    catch (error) {
        if ((0,errors/* isSystemError */.Or)(error) && error.code === 'ENOENT')
            return false;
        throw error;
    }
}
const PLAIN = '[core]\n\trepositoryFormatVersion = 0\n\tbare = false\n\thooksPath = /dev/null\n';
const PATIENCE_MS = 600_000;
/**
 * Lends a repository a configuration of ours for as long as git works on it.
 *
 * Attack: the checkout comes from somebody else, `.git` and all, and its configuration names a filter, a watcher of files or a folder
 * of hooks: a program that git would start here, outside of any sandbox.
 */
async function withPlainConfiguration(gitFolder, work) {
    const [own, kept] = [(0,external_node_path_.join)(gitFolder, 'config'), (0,external_node_path_.join)(gitFolder, 'config.forgehand')];
    const hasOwn = await exists(own);
    if (hasOwn)
        await (0,promises_.rename)(own, kept);
    try {
        await (0,promises_.writeFile)(own, PLAIN, { flag: 'wx' });
        await work();
    }
    finally {
        await (hasOwn ? (0,promises_.rename)(kept, own) : (0,promises_.rm)(own, { force: true }));
    }
}
function copy_checkout_firstLine(text) {
    return text.trim().split('\n').at(-1) ?? '';
}

// EXTERNAL MODULE: ./src/cli/interrupt.js
var interrupt = __webpack_require__(5098);
// EXTERNAL MODULE: ./src/cli/json-text.js
var json_text = __webpack_require__(3727);
// EXTERNAL MODULE: ./src/cli/local-site.js + 2 modules
var local_site = __webpack_require__(4672);
// EXTERNAL MODULE: ./src/tools/index.js + 54 modules
var tools = __webpack_require__(286);
;// CONCATENATED MODULE: ./src/cli/replay-tools.js



/**
 * The tools of today for those that a recorded run offered, with what was switched on then; those of servers as they were
 * offered, for the servers are not here.
 */
function toolsLike(offered, workspace, { isChild, ...options }) {
    const has = (name) => offered.some((tool) => tool.name === name);
    const serverTools = offered.filter(({ name }) => isOfServer(name)).map(asOffered);
    return (0,tools/* toolbox */.M)(workspace, {
        ...options,
        // A child session can ask nobody for approval, and is told so by what it is not offered.
        isApproved: isChild ? undefined : () => false,
        readOnly: !has('write_file'),
        commandSeconds: commandSecondsOf(offered),
        delegates: {
            sessions: has('spawn_agent') ? NO_DELEGATES.sessions : undefined,
            coders: has('generate_code') ? NO_DELEGATES.coders : undefined,
            writers: has('dispatch_sprints') ? NO_DELEGATES.writers : undefined
        },
        serverTools
    });
}
/** A tool that a server offers. */
function isOfServer(name) {
    return name.startsWith('mcp__');
}
/** Their calls are answered by the record, so nobody is ever asked. */
const ABSENT = 'Nobody is asked in a replay.';
const completer = { model: 'recorded', complete: () => Promise.reject(new errors/* ToolError */.v4(ABSENT)) };
const NO_DELEGATES = {
    sessions: { runChild: () => Promise.reject(new errors/* ToolError */.v4(ABSENT)) },
    coders: { cheap: completer, main: completer },
    writers: { cheap: completer, main: completer }
};
/** The setting of agent.yml, which stands in the words that the model is shown. */
function commandSecondsOf(offered) {
    const command = offered.find(({ name }) => name === 'run_command');
    const [, seconds] = /"Default (\d{1,5}),/.exec(JSON.stringify(command?.parameters ?? {})) ?? [];
    return seconds === undefined ? undefined : Number(seconds);
}
function asOffered({ name, description, parameters, cachePolicy }) {
    return {
        name,
        description,
        cachePolicy,
        parameters: schemas/* looseObject */._H3({}).meta(withoutId(parameters)),
        subject: (input) => JSON.stringify(input),
        run: () => Promise.reject(new errors/* ToolError */.v4(ABSENT))
    };
}
/** zod would take an `id` for the name of a definition, and refuse the second of a name. */
function withoutId(parameters) {
    return Object.fromEntries(Object.entries(parameters).filter(([key]) => key !== 'id' && key !== '$schema'));
}

;// CONCATENATED MODULE: ./src/cli/replay.js















/** Has a recorded run again and says where it first differs. Returns the exit code of the command. */
async function replay_replay(path, flags) {
    const signal = (0,interrupt/* listenForInterrupt */.Y)();
    const recording = await readRecording(path).catch(asWrongUsage);
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'forgehand-'));
    try {
        const terms = flags.on === undefined ? await offline(folder) : await onCopy(recording, { folder, on: flags.on, flags });
        const result = await replay(recording, { ...terms, signal }).catch(asWrongUsage);
        process.stdout.write(flags.json ? (0,json_text/* jsonText */.s)(result) : describe(result, flags.on !== undefined));
        return result.outcome === 'same' ? 0 : 1;
    }
    catch (error) {
        if (!signal.aborted)
            throw error;
        process.stderr.write('It was interrupted.\n');
        return 1;
    }
    finally {
        await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
}
/** A file that cannot be replayed was the wrong one to name. */
function asWrongUsage(error) {
    throw error instanceof errors/* UserError */.yo ? new usage_error/* UsageError */.e(error.message, { cause: error }) : error;
}
/** Nothing is run: every call is answered by the record. */
async function offline(folder) {
    const workspace = await (0,workspace_workspace/* openWorkspace */.O)({
        root: folder,
        stateFolder: (0,external_node_path_.join)(folder, 'state'),
        sandbox: undefined,
        environment: {},
        commands: [],
        verify: []
    });
    return { toolsFor: (offered, session) => toolsLike(offered, workspace, session), isReal: () => false };
}
/** These ask a model, which is not here. */
const DELEGATING = new Set(['spawn_agent', 'generate_code', 'dispatch_sprints', 'write_enriched_sprint']);
async function onCopy({ commit }, { folder, on, flags }) {
    const root = (0,external_node_path_.join)(folder, 'copy');
    await copyCheckout({ from: on, to: root, commit, searchPath: process.env['PATH'] ?? '' });
    const { workspace, rules } = await (0,local_site/* openLocalSite */.b)({
        root,
        stateFolder: (0,external_node_path_.join)(folder, 'state'),
        home: (0,external_node_os_.homedir)(),
        hidden: [(0,checkpoint_folder/* stateHome */.Z0)(process.env)],
        sandbox: flags.sandbox,
        environment: process.env,
        whileTrying: () => undefined
    });
    return {
        toolsFor: (offered, session) => toolsLike(offered, workspace, { ...session, checkers: rules.diagnostics }),
        isReal: (name) => !isOfServer(name) && !DELEGATING.has(name)
    };
}
function describe(result, isOn) {
    const { divergence, rounds, requests, children, calls, isWhole } = result;
    const figures = [(0,format/* plural */.LS)(rounds, 'round'), (0,format/* plural */.LS)(requests, 'request'), (0,format/* plural */.LS)(calls.recorded + calls.real, 'call')];
    if (children > 0)
        figures.push((0,format/* plural */.LS)(children, 'child session'));
    const lines = divergence
        ? describeDivergence(divergence)
        : [`It is the same run again: ${figures.join(', ')}.`, ...(isWhole ? [] : [CUT_OFF])];
    if (calls.recorded > 0) {
        const from = `${(0,format/* plural */.LS)(calls.recorded, 'result')} came from the trace.`;
        lines.push(isOn ? from : `${from} --on CHECKOUT runs the tools in a copy of it.`);
    }
    return `${lines.join('\n')}\n`;
}
const CUT_OFF = 'The trace ends before the run did, so nothing can be said of what came after.';
function describeDivergence({ conversation, rounds, requests, line, what, ...sides }) {
    const { field, textLine, recorded, now } = sides;
    const where = [field, textLine === undefined ? '' : `line ${textLine}`].filter((part) => part !== '').join(', ');
    return [
        `It goes another way in ${conversation}, round ${rounds}, after ${(0,format/* plural */.LS)(requests, 'request')} (line ${line} of the trace):`,
        `${quoted(what)}${where === '' ? '.' : ` (${quoted(where)}).`}`,
        `  recorded: ${recorded === undefined ? 'nothing' : (0,json_text/* jsonText */.s)(recorded).trimEnd()}`,
        `  now:      ${now === undefined ? 'nothing' : (0,json_text/* jsonText */.s)(now).trimEnd()}`
    ];
}
/** Names of tools and fields are strangers' too. Hidden characters are shown by their numbers. */
function quoted(text) {
    return (0,json_text/* jsonText */.s)(text).trimEnd().slice(1, -1).replaceAll('\\"', '"');
}


/***/ }),

/***/ 3999:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $3: () => (/* binding */ TooMuchOutput),
/* harmony export */   Xi: () => (/* binding */ GitFailure),
/* harmony export */   lD: () => (/* binding */ createGit)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8161);
/* harmony import */ var simple_git__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1034);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9973);



/** A git command that ended with an exit code nobody asked for. */
class GitFailure extends Error {
    name = 'GitFailure';
    /** What git wrote to standard error, for people: never a thing to decide by. */
    complaint;
    constructor(args, exitCode, complaint) {
        super(`git ${args[0] ?? ''} ended with exit code ${exitCode}: ${complaint}`);
        this.complaint = complaint;
    }
}
/** A git command that had more to say than was asked for. It was ended, and what it said is gone. */
class TooMuchOutput extends Error {
    name = 'TooMuchOutput';
}
// No HOME: curl would read ~/.netrc there. The two configuration variables shut out /etc/gitconfig and ~/.gitconfig.
const FIXED = {
    GIT_ATTR_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: node_os__WEBPACK_IMPORTED_MODULE_0__.devNull,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_LITERAL_PATHSPECS: '1',
    // A partial clone asks for what it lacks as it goes, by a program that its configuration names.
    GIT_NO_LAZY_FETCH: '1',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_TERMINAL_PROMPT: '0',
    // Synthetic commits of a merge get one identity and date, so that the same input gives the same ids.
    GIT_AUTHOR_NAME: 'forgehand',
    GIT_AUTHOR_EMAIL: 'forgehand@localhost',
    GIT_AUTHOR_DATE: '2000-01-01T00:00:00Z',
    GIT_COMMITTER_NAME: 'forgehand',
    GIT_COMMITTER_EMAIL: 'forgehand@localhost',
    GIT_COMMITTER_DATE: '2000-01-01T00:00:00Z',
    LC_ALL: 'C'
};
// Only believed when it comes from outside the repository. Ours is named to every command; a bare one that lies in the work tree, put
// there as plain files of the repository, is never found by looking for one.
const PROTECTED = { 'safe.bareRepository': 'explicit' };
const INHERITED = [
    'PATH',
    'TMPDIR',
    'http_proxy',
    'https_proxy',
    'HTTPS_PROXY',
    'no_proxy',
    'NO_PROXY',
    'all_proxy',
    'ALL_PROXY',
    'SSL_CERT_FILE',
    'SSL_CERT_DIR',
    'GIT_SSL_CAINFO'
];
function createGit(settings) {
    const { gitDir, workTree, signal, maxSilenceMs } = settings;
    const inherited = inheritedFrom(settings.environment);
    // A fresh instance for each command: simple-git runs the commands of one instance in a row, and drops the rest after a failure.
    async function call(args, options, send) {
        signal?.throwIfAborted();
        const environment = environmentOf(settings, inherited, options);
        let failure;
        const enough = new AbortController();
        const git = (0,simple_git__WEBPACK_IMPORTED_MODULE_1__/* .simpleGit */ .Lp)({
            baseDir: options.inWorkTree ? workTree : gitDir,
            allowEnvironment: Object.keys(environment),
            unsafe: { allowUnsafeConfigPaths: true, allowUnsafeConfigEnvCount: true },
            // Without this, output that comes later than 50 ms after the exit is lost.
            completion: { onClose: true, onExit: false },
            abort: signal ? AbortSignal.any([signal, enough.signal]) : enough.signal,
            // Attack: a named pipe stands where git reads a file of the work tree or of its .git, such as a .gitignore, and it waits for ever.
            ...(!options.isRemote && { timeout: { block: maxSilenceMs } }),
            ...(options.input !== undefined && { input: () => options.input }),
            errors: (error, { exitCode, stdErr }) => {
                if (isSilence(error))
                    return error;
                if (exitCode === 0 || options.exitCodes?.includes(exitCode))
                    return undefined;
                failure = new GitFailure(args, exitCode, Buffer.concat(stdErr).toString().trim());
                return error ?? failure;
            }
        })
            .env(environment)
            .outputHandler((_command, stdout) => {
            endSilence(stdout);
            if (options.maxBytes !== undefined)
                endAfter(stdout, options.maxBytes, enough);
        });
        try {
            return await send(git);
        }
        catch (error) {
            signal?.throwIfAborted();
            if (enough.signal.aborted)
                throw enough.signal.reason;
            // simple-git wraps what it does not know in an error of its own.
            throw explained(failure ?? error);
        }
    }
    return {
        directory: gitDir,
        run: (args, options = {}) => call(args, options, (git) => git.raw([...args])),
        readObject: (type, id) => call(['cat-file', type, id], {}, (git) => git.binaryCatFile([type, id])) // typed as any
    };
}
/**
 * simple-git waits 50 ms after a command that printed nothing, for output that may come late. With the close of the streams awaited
 * none can; an empty piece of output at their end spares the wait.
 */
function endSilence(stdout) {
    stdout.once('end', () => stdout.emit('data', Buffer.alloc(0)));
}
function endAfter(stdout, maxBytes, enough) {
    let bytes = 0;
    stdout.on('data', (chunk) => {
        bytes += chunk.length;
        if (bytes > maxBytes)
            enough.abort(new TooMuchOutput(`git said more than ${maxBytes} bytes.`));
    });
}
function inheritedFrom(environment) {
    const set = INHERITED.flatMap((name) => {
        const value = environment[name];
        return value === undefined ? [] : [[name, value]];
    });
    return Object.fromEntries(set);
}
function environmentOf({ gitDir, workTree }, inherited, call) {
    const config = Object.entries({ ...PROTECTED, ...call.config });
    return {
        ...inherited,
        ...FIXED,
        GIT_DIR: gitDir,
        ...(call.inWorkTree && { GIT_WORK_TREE: workTree }),
        ...(call.indexFile !== undefined && { GIT_INDEX_FILE: call.indexFile }),
        GIT_CONFIG_COUNT: String(config.length),
        ...Object.fromEntries(config.flatMap(([key, value], index) => [
            [`GIT_CONFIG_KEY_${index}`, key],
            [`GIT_CONFIG_VALUE_${index}`, value]
        ]))
    };
}
function isSilence(error) {
    return error instanceof simple_git__WEBPACK_IMPORTED_MODULE_1__/* .GitPluginError */ .Uo && error.plugin === 'timeout';
}
function explained(error) {
    if (isSilence(error)) {
        const message = 'git came to no end in the workspace. A named pipe may stand there where git expects a file, such as a .gitignore.';
        return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${message} Start from a clean workspace.`, { cause: error });
    }
    if (!(error instanceof GitFailure) || !error.complaint.includes('spawn git ENOENT'))
        return error;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo('The program git was not found on the PATH. Install git 2.39 or newer.', { cause: error });
}


/***/ }),

/***/ 8243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ searchPathOutside)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9973);



/**
 * A PATH without the folders that lie in the work tree, such as `.venv/bin`, links followed, and without relative and
 * missing ones.
 *
 * Attack: a command leaves a program named `git` there, and we start it, with the token in its environment.
 *
 * @param workTree an absolute path without symbolic links
 */
async function searchPathOutside(workTree, searchPath) {
    const folders = searchPath.split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter).filter((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(folder));
    const real = await Promise.all(folders.map(realpathIfThere));
    const isTrusted = (path = workTree) => !`${path}${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`.startsWith(workTree + node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
    return folders.filter((_, index) => isTrusted(real[index])).join(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter);
}
async function realpathIfThere(folder) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(folder);
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isSystemError */ .Or)(error))
            return undefined;
        throw error;
    }
}


/***/ })

};
