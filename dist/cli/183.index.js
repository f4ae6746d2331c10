export const id = 183;
export const ids = [183];
export const modules = {

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

/***/ 6163:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ MAX_TIMER_MS)
/* harmony export */ });
/** The longest delay that Node's timers take, in milliseconds. A longer one fires at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;


/***/ }),

/***/ 183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ createLocalModel),
  V: () => (/* binding */ requireEndpoint)
});

// EXTERNAL MODULE: ./src/agent/model.js
var agent_model = __webpack_require__(5915);
// EXTERNAL MODULE: ../node_modules/eventsource-parser/dist/index.js
var dist = __webpack_require__(4879);
// EXTERNAL MODULE: ./src/models/failures.js
var failures = __webpack_require__(7344);
;// CONCATENATED MODULE: ./src/models/assemble-calls.js

/**
 * Puts tool calls together from the pieces in which a stream brings them.
 *
 * A piece belongs to the call with its id, else to the latest call with its index, else to the latest call. Servers
 * disagree about all three: some give every call the index 0, some send no index, some no id.
 */
class CallAssembly {
    #calls = [];
    #byId = new Map();
    #byIndex = new Map();
    add(delta) {
        const name = delta.function?.name ?? '';
        const call = this.#callOf(delta, name) ?? this.#open(delta);
        // The first name stays: some servers send it again, whole, with every piece.
        if (call.name === '')
            call.name = name;
        call.arguments += argumentText(delta.function?.arguments);
    }
    /**
     * The calls in the order in which they began. Only to be asked at the end of the stream: JSON that parses may still
     * be the beginning of something else.
     *
     * @throws PassingFailure when a call never got a name
     */
    finish() {
        const ids = new Set();
        const copies = new Map();
        return this.#calls.flatMap(separate).map((call) => {
            if (call.name === '')
                throw new failures/* PassingFailure */.Wz('it sent a tool call without a name');
            const id = unused(call.id || `call_${ids.size + 1}`, ids, copies);
            ids.add(id);
            return { id, name: call.name, arguments: call.arguments.trim() === '' ? '{}' : call.arguments };
        });
    }
    #callOf({ id, index }, name) {
        const call = this.#latestFor(id ?? '', index);
        // A call never changes its name, so another name begins another call.
        return call && (name === '' || call.name === '' || name === call.name) ? call : undefined;
    }
    #latestFor(id, index) {
        if (id === '')
            return index == null ? this.#calls.at(-1) : this.#byIndex.get(index);
        const atIndex = index == null ? undefined : this.#byIndex.get(index);
        if (atIndex?.id === id)
            return atIndex;
        const call = this.#byId.get(id);
        // One id under two indices: two calls, of a server that does not keep its ids apart.
        return index == null || call?.index == null ? call : undefined;
    }
    #open({ id, index }) {
        const call = { id: id ?? '', index, name: '', arguments: '' };
        this.#calls.push(call);
        if (call.id !== '')
            this.#byId.set(call.id, call);
        if (index != null)
            this.#byIndex.set(index, call);
        return call;
    }
}
/** True when every call has arguments that are complete JSON. */
function areComplete(calls) {
    return calls.every((call) => isJson(call.arguments));
}
function argumentText(value) {
    if (value === undefined || value === null)
        return '';
    return typeof value === 'string' ? value : JSON.stringify(value);
}
// Where calls have neither an id nor an index of their own, the next one begins where the object of the last one ends.
function separate(call) {
    if (call.id !== '' || isJson(call.arguments))
        return [call];
    return topLevelObjects(call.arguments).map((text) => ({ ...call, arguments: text }));
}
/** The JSON objects that follow one another in a text; the text itself, undivided, where it is anything else. */
function topLevelObjects(text) {
    const objects = [];
    let start = 0;
    for (let end = objectEnd(text, start); end !== undefined; end = objectEnd(text, start)) {
        objects.push(text.slice(start, end).trim());
        start = end;
    }
    return text.slice(start).trim() === '' ? objects : [text];
}
/** The place after the object that begins at `start`, white space before it allowed; undefined when none is whole. */
function objectEnd(text, start) {
    let depth = 0;
    for (let place = start; place < text.length; place += 1) {
        const character = text.charAt(place);
        if (depth === 0 && character !== '{' && character.trim() !== '')
            return undefined;
        if (character === '"')
            place = stringEnd(text, place);
        else if (character === '{')
            depth += 1;
        else if (character === '}')
            depth -= 1;
        if (character === '}' && depth === 0)
            return place + 1;
    }
    return undefined;
}
/** The place of the quote that closes the string opened at `start`; the text's length when none does. */
function stringEnd(text, start) {
    let place = start + 1;
    while (place < text.length && text[place] !== '"')
        place += text[place] === '\\' ? 2 : 1;
    return place;
}
function isJson(text) {
    try {
        JSON.parse(text);
        return true;
    }
    catch {
        return false;
    }
}
/** @param copies how many of each id there are: counting anew for each would take quadratic time */
function unused(id, taken, copies) {
    if (!taken.has(id))
        return id;
    for (let number = (copies.get(id) ?? 1) + 1;; number += 1) {
        copies.set(id, number);
        if (!taken.has(`${id}_${number}`))
            return `${id}_${number}`;
    }
}

// EXTERNAL MODULE: ../node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(3301);
;// CONCATENATED MODULE: ./src/models/chat-chunk.js

// What OpenAI-compatible servers send, in all the variants seen: only the fields that are read, and strict on those, for
// a call or a word that is dropped quietly is worse than a reply that is asked for again.
// Source: https://platform.openai.com/docs/api-reference/chat-streaming
const chat_chunk_text = schemas/* string */.YjP().nullish();
const contentPart = schemas/* object */.Ikc({
    text: chat_chunk_text,
    thinking: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* array */.YOg(schemas/* object */.Ikc({ text: chat_chunk_text }))]).nullish()
});
const callDelta = schemas/* object */.Ikc({
    index: schemas/* union */.KCZ([schemas/* number */.aig(), schemas/* string */.YjP()]).nullish(),
    id: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig().transform(String)]).nullish(),
    // Arguments are JSON text, or with some servers the object itself.
    function: schemas/* object */.Ikc({ name: chat_chunk_text, arguments: schemas/* unknown */.L5J().optional() }).nullish()
});
const delta = schemas/* object */.Ikc({
    content: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* array */.YOg(contentPart)]).nullish(),
    refusal: chat_chunk_text,
    reasoning_content: chat_chunk_text,
    reasoning: chat_chunk_text,
    tool_calls: schemas/* array */.YOg(callDelta).nullish()
});
const count = schemas/* number */.aig().nonnegative().nullish().catch(undefined);
const usage = schemas/* object */.Ikc({
    prompt_tokens: count,
    completion_tokens: count,
    total_tokens: count,
    prompt_tokens_details: schemas/* object */.Ikc({ cached_tokens: count }).nullish().catch(undefined),
    /** DeepSeek's name for the cached tokens. */
    prompt_cache_hit_tokens: count,
    completion_tokens_details: schemas/* object */.Ikc({ reasoning_tokens: count }).nullish().catch(undefined)
});
const choice = schemas/* object */.Ikc({
    index: schemas/* number */.aig().nullish(),
    delta: delta.nullish(),
    /** In an answer that is not a stream. */
    message: delta.nullish(),
    finish_reason: chat_chunk_text,
    /** Where Moonshot counts. */
    usage: usage.nullish().catch(undefined)
});
const chatChunk = schemas/* object */.Ikc({
    object: chat_chunk_text.catch(undefined),
    choices: schemas/* array */.YOg(choice).nullish(),
    usage: usage.nullish().catch(undefined),
    /** Where Groq counts. */
    x_groq: schemas/* object */.Ikc({ usage: usage.nullish() }).nullish().catch(undefined),
    error: schemas/* unknown */.L5J().optional()
});

// EXTERNAL MODULE: ./src/models/provider-problem.js
var provider_problem = __webpack_require__(9108);
;// CONCATENATED MODULE: ./src/models/assemble-stream.js





/** Far beyond any reply; a server that never stops must not fill the memory. */
const MAX_CHARS = 64 * 2 ** 20;
/** Far beyond any sensible reply: the results of thousands of calls would make a request of hundreds of megabytes. */
const MAX_CALLS = 128;
/**
 * Puts a reply together from the bytes of its answer: server-sent events, or one JSON document from a server that does
 * not stream. Whatever the sizes of the pieces it is fed, the result is the same.
 */
class StreamAssembly {
    #onDelta;
    #decoder = new TextDecoder();
    #events = (0,dist/* createParser */.C)({
        onEvent: ({ data }) => {
            this.#takeData(data);
        }
    });
    #calls = new CallAssembly();
    #document = [];
    #form = 'unknown';
    #chars = 0;
    #text = '';
    #thinking = '';
    #wantsThinkingBack = false;
    #hasChoice = false;
    #isOver = false;
    #finishReason;
    #usage;
    constructor(onDelta) {
        this.#onDelta = onDelta;
    }
    /**
     * @returns true once the stream has said that nothing more comes
     * @throws PassingFailure or Refusal for an error that the provider reports, or a stream that makes no sense
     */
    feed(bytes) {
        this.#read(this.#decoder.decode(bytes, { stream: true }));
        return this.#isOver;
    }
    /**
     * The whole reply, at the end of the bytes.
     *
     * @throws as `feed` does, and PassingFailure when the stream ended before the reply did
     */
    end() {
        // The last event counts even where the blank line after it is missing.
        this.#read(this.#decoder.decode() + (this.#form === 'events' ? '\n\n' : ''));
        if (this.#form === 'document')
            this.#takeDocument();
        if (this.#finishReason === undefined && !this.#isOver)
            throw new failures/* PassingFailure */.Wz('the stream ended before the reply did');
        if (!this.#hasChoice)
            throw new failures/* PassingFailure */.Wz('the answer held no reply');
        const toolCalls = this.#calls.finish();
        const end = this.#endOf(toolCalls);
        return {
            text: this.#text,
            thinking: this.#thinking,
            toolCalls: end === 'complete' ? toolCalls : [],
            end,
            wantsThinkingBack: this.#wantsThinkingBack,
            usage: this.#usage
        };
    }
    #read(text) {
        this.#chars += text.length;
        if (this.#chars > MAX_CHARS)
            throw new failures/* PassingFailure */.Wz(`the reply grew beyond ${MAX_CHARS} characters`);
        // Servers mislabel their content type. No line of an event stream begins with a brace; JSON does.
        if (this.#form === 'unknown' && text.trim() !== '')
            this.#form = /^\s*[{[]/.test(text) ? 'document' : 'events';
        if (this.#form === 'document')
            this.#document.push(text);
        else
            this.#events.feed(text);
    }
    #takeDocument() {
        this.#takeData(this.#document.join(''));
        this.#isOver = true;
    }
    #takeData(data) {
        if (data.trim() === '' || this.#isOver)
            return;
        if (data.trim() === '[DONE]')
            this.#isOver = true;
        else
            this.#takeChunk(parseChunk(data));
    }
    #takeChunk({ choices, usage, x_groq: groq }) {
        for (const choice of choices ?? []) {
            // Only one choice was asked for. It may come as several entries of one chunk; others have another number.
            if (choice.index)
                continue;
            this.#hasChoice = true;
            this.#usage = choice.usage ?? this.#usage;
            const said = choice.delta ?? choice.message;
            if (said)
                this.#takeDelta(said);
            if (choice.finish_reason)
                this.#finishReason = choice.finish_reason.toLowerCase();
        }
        this.#usage = usage ?? groq?.usage ?? this.#usage;
    }
    #takeDelta(delta) {
        if (delta.reasoning_content)
            this.#wantsThinkingBack = true;
        const { text, thinking } = contentOf(delta);
        this.#thinking += thinking;
        this.#text += text;
        if (thinking !== '')
            this.#onDelta({ kind: 'thinking', text: thinking });
        if (text !== '')
            this.#onDelta({ kind: 'text', text });
        for (const call of delta.tool_calls ?? [])
            this.#calls.add(call);
    }
    #endOf(toolCalls) {
        if (toolCalls.length > MAX_CALLS)
            return 'length';
        const reason = this.#finishReason;
        // Some servers end with [DONE] alone. Arguments that stop in the middle then show that the reply was cut.
        if (reason === undefined)
            return areComplete(toolCalls) ? 'complete' : 'length';
        if (/length|max_tokens|context_window/.test(reason))
            return 'length';
        if (/filter|safety|sensitive|recitation|prohibited/.test(reason))
            return 'content-filter';
        if (/error|abort|insufficient/.test(reason))
            throw new failures/* PassingFailure */.Wz(`the reply ended with "${reason}"`);
        return 'complete';
    }
}
function parseChunk(data) {
    const chunk = chatChunk.safeParse(parseJson(data));
    if (!chunk.success)
        throw new failures/* PassingFailure */.Wz('it sent what is not a chat completion', { cause: chunk.error });
    const { error, object } = chunk.data;
    if (error || object === 'error')
        throw (0,failures/* failureOf */.g5)((0,provider_problem/* readProblem */.K)(parseJson(data)));
    return chunk.data;
}
function parseJson(data) {
    try {
        const value = JSON.parse(data);
        // Gemini wraps an error in a list.
        return Array.isArray(value) ? value[0] : value;
    }
    catch (error) {
        throw new failures/* PassingFailure */.Wz('it sent what is not JSON', { cause: error });
    }
}
function contentOf(delta) {
    // `reasoning` repeats `reasoning_content` where a server sends both, as `reasoning_details` does for either.
    const thinking = [delta.reasoning_content, delta.reasoning].find(Boolean) ?? '';
    if (!Array.isArray(delta.content))
        return { text: (delta.content ?? '') + (delta.refusal ?? ''), thinking };
    return {
        text: delta.content.map(({ text }) => text ?? '').join(''),
        thinking: thinking + delta.content.map((part) => thinkingOf(part.thinking)).join('')
    };
}
function thinkingOf(thinking) {
    return Array.isArray(thinking) ? thinking.map(({ text }) => text ?? '').join('') : (thinking ?? '');
}

// EXTERNAL MODULE: ./src/models/chat-client.js + 1 modules
var chat_client = __webpack_require__(5259);
// EXTERNAL MODULE: ./src/models/chat-wire.js
var chat_wire = __webpack_require__(5131);
// EXTERNAL MODULE: ./src/models/context-overflow.js
var context_overflow = __webpack_require__(7663);
;// CONCATENATED MODULE: ./src/models/context-window.js
/** Tokens. Most models of today hold this much or more, and one that holds less says so when it is asked too much. */
const USUAL_WINDOW = 128_000;
/**
 * Families of models by how their names begin, the narrower before the wider, with the tokens they can hold in view, or from
 * which on each token costs more: a run that stays below pays the plain price.
 *
 * Sources, November 2026: the model pages of https://developers.openai.com/api/docs/models,
 * https://platform.claude.com/docs/en/about-claude/pricing, https://ai.google.dev/gemini-api/docs/pricing,
 * https://api-docs.deepseek.com/quick_start/pricing and the limits kept at https://models.dev.
 */
const WINDOWS = [
    [/^gpt-5[\d.]*-chat/, 128_000],
    // To gpt-5.3 the most input that is taken; later ones take 922,000 and cost twice as much above this.
    [/^gpt-[5-9]/, 272_000],
    [/^gpt-4\.1/, 1_047_576],
    [/^gpt-4(?:-0|-3|$)/, 8_192],
    [/^gpt-3\.5/, 16_385],
    [/^o[134](?:-|$)/, 200_000],
    // Five times the price above.
    [/^claude-haiku-5/, 100_000],
    [/^claude-(?:fable|mythos|opus|sonnet)-5/, 1_000_000],
    [/^claude-/, 200_000],
    // Twice the price above.
    [/^gemini-.*pro/, 200_000],
    [/^gemini-/, 1_048_576],
    [/^deepseek-(?:flash|v4)/, 1_000_000],
    [/^grok-4/, 200_000],
    [/^devstral-(?:2512|latest|medium)/, 256_000]
];
/**
 * @param model the provider's name for it; what stands before a slash, as in `openai/gpt-5`, is a router's
 * @returns tokens of prompt and answer together; a careful guess for a model that is not known
 */
function contextWindowOf(model) {
    const name = model.slice(model.lastIndexOf('/') + 1).toLowerCase();
    return WINDOWS.find(([family]) => family.test(name))?.[1] ?? USUAL_WINDOW;
}

// EXTERNAL MODULE: ./src/errors.js
var errors = __webpack_require__(9973);
;// CONCATENATED MODULE: ./src/models/endpoint.js

/** @throws UserError for an address or a key that no request can be made with */
function readEndpoint(baseUrl, apiKey) {
    const url = URL.parse(baseUrl);
    if (!url || !/^https?:$/.test(url.protocol)) {
        throw new errors/* UserError */.yo(`base-url is "${baseUrl}"; set it to an address such as https://api.openai.com/v1.`);
    }
    // A request is refused by the runtime when its address holds them, and an address is no place for a secret.
    if (url.username || url.password) {
        throw new errors/* UserError */.yo(`base-url for ${url.host} holds a user name or password; take them out and set api-key instead.`);
    }
    if (!/^[\x21-\x7e]*$/.test(apiKey)) {
        throw new errors/* UserError */.yo('api-key holds a space, a line break or a letter beyond ASCII; copy the key again, without them.');
    }
    return { baseUrl: baseUrl.replace(/\/+$/, ''), host: url.host, apiKey };
}

;// CONCATENATED MODULE: ./src/models/explain-refusal.js



const MAX_NAMES = 10;
/** Says in one sentence what a person must change; as a ContextOverflow where the prompt is too long. */
async function explainRefusal(refusal, request) {
    if ((0,context_overflow/* isAboutLength */.O)(refusal.problem))
        return new agent_model/* ContextOverflow */.G(tooLong(refusal, request), { cause: refusal });
    const names = refusal.problem.status === 404 ? await request.listModels() : [];
    return new errors/* UserError */.yo(sentence(refusal, request, names), { cause: refusal });
}
function sentence({ problem }, { endpoint, model }, names) {
    const { host, apiKey, baseUrl } = endpoint;
    const { status, code, message } = problem;
    const said = quote(problem);
    if (isAboutQuota(status, code))
        return `${host} has no credit left for this API key (${said}); add credit there or set another api-key.`;
    switch (status) {
        case 401:
            if (apiKey === '')
                return `${host} asks for an API key (${said}); set api-key.`;
            return `${host} refused the API key (${said}); set api-key to a valid key for this host.`;
        case 403:
            return `${host} does not let this API key use ${model} (${said}); set another model, or an api-key that may use it.`;
        case 404:
            if (names.length === 0)
                return `${baseUrl}/chat/completions does not serve ${model} (${said}); check base-url and model.`;
            return `${host} has no model ${model} (${said}); set model to one of those it has: ${nearest(model, names)}.`;
        case 200:
            return `${baseUrl} answered with ${message}; set base-url to the API itself, which with most providers ends in /v1.`;
        default:
            if (isRedirect(status))
                return `${baseUrl} redirects ${message}; set base-url to the address it leads to.`;
            return `${host} refused the request to ${model} (${said}); check that model can call tools and that base-url is an OpenAI-compatible API.`;
    }
}
function tooLong({ problem }, { model }) {
    return `The conversation is longer than ${model} can read (${quote(problem)}); set a model with a larger context window, or ask for a smaller step.`;
}
function quote({ status, message }) {
    return status === undefined ? `"${message}"` : `${status}: "${message}"`;
}
function isRedirect(status) {
    return status !== undefined && status >= 300 && status < 400;
}
function isAboutQuota(status, code) {
    return status === 402 || /quota|billing|credit/i.test(code);
}
/** The names that begin most like the one that was asked for come first. */
function nearest(model, names) {
    const sorted = names.toSorted((a, b) => sharedStart(model, b) - sharedStart(model, a) || a.localeCompare(b));
    const rest = sorted.length - MAX_NAMES;
    return sorted.slice(0, MAX_NAMES).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}
function sharedStart(a, b) {
    let length = 0;
    while (length < a.length && a[length] === b[length])
        length += 1;
    return length;
}

;// CONCATENATED MODULE: ./src/models/request-bytes.js
const START = Buffer.from('{"messages":[');
const ROOM = 64 * 1024;
/**
 * Writes requests as JSON. A history only grows, so each message is written once, behind those that stand there already: a
 * round costs what it added, and not the length of the history.
 */
class RequestBytes {
    #buffer = Buffer.alloc(ROOM);
    /** The messages that stand in the buffer, and where each of them ends. */
    #written = [];
    constructor() {
        START.copy(this.#buffer);
    }
    /** @returns a copy, for other requests may be written before this one has left */
    of({ messages, ...rest }) {
        const firstNew = messages.findIndex((message, index) => message !== this.#written[index]?.message);
        // After a compaction what follows the common beginning is written anew.
        this.#written.length = firstNew < 0 ? messages.length : firstNew;
        for (const message of messages.slice(this.#written.length)) {
            const comma = this.#written.length === 0 ? '' : ',';
            this.#written.push({ message, end: this.#put(comma + JSON.stringify(message)) });
        }
        // Not in one expression: writing may put a larger buffer in the place of this one.
        const end = this.#put(`],${JSON.stringify(rest).slice(1)}`);
        return new Uint8Array(this.#buffer.subarray(0, end));
    }
    /** Writes behind the last message. Returns where the text ends. */
    #put(text) {
        const start = this.#written.at(-1)?.end ?? START.length;
        const end = start + Buffer.byteLength(text);
        if (end > this.#buffer.length) {
            const larger = Buffer.alloc(2 * end);
            this.#buffer.copy(larger, 0, 0, start);
            this.#buffer = larger;
        }
        this.#buffer.write(text, start);
        return end;
    }
}

// EXTERNAL MODULE: ./src/models/retry.js
var retry = __webpack_require__(6261);
;// CONCATENATED MODULE: ./src/models/chat.js











const TEMPERATURE = 0.1;
const TIMEOUTS = { answerMs: 300_000, idleMs: 120_000 };
const CHARS_PER_TOKEN = 4;
/**
 * A model behind OpenAI's Chat Completions, which most providers and local servers speak.
 *
 * @throws UserError for a base URL or key that no request can be made with
 */
function createChatModel(options) {
    const { model, clock = retry/* systemClock */.ml, timeouts = TIMEOUTS } = options;
    const endpoint = readEndpoint(options.baseUrl, options.apiKey);
    const { temperature = TEMPERATURE, maxOutputTokens } = options;
    const wire = new chat_wire/* ChatWire */.W({ model, temperature, maxOutputTokens });
    const bytes = new RequestBytes();
    const client = new chat_client/* ChatClient */.Q(endpoint, timeouts, () => clock.now());
    let contextWindow = options.contextWindow ?? contextWindowOf(model);
    async function ask(request) {
        const { messages, tools, toolChoice, signal } = request;
        const body = bytes.of(wire.request(messages, tools, toolChoice));
        const assembly = new StreamAssembly((delta) => {
            request.onDelta(delta);
        });
        try {
            await client.stream(body, (chunk) => assembly.feed(chunk), signal);
            const reply = assembly.end();
            if (reply.wantsThinkingBack)
                wire.returnThinking();
            return finished(reply, body.length);
        }
        catch (error) {
            signal.throwIfAborted();
            if (!(error instanceof failures/* Refusal */.P_))
                throw error;
            if (wire.adaptTo(error.problem))
                return ask(request);
            const explained = await explainRefusal(error, { endpoint, model, listModels: () => client.listModels(signal) });
            // The server knows better than any table, the more so where it was started with less than the model could hold.
            if (explained instanceof agent_model/* ContextOverflow */.G)
                contextWindow = Math.min((0,context_overflow/* windowIn */.g)(error.problem.message) ?? contextWindow, options.contextWindow ?? Infinity);
            throw explained;
        }
    }
    return {
        name: model,
        host: endpoint.host,
        get contextWindow() {
            return contextWindow;
        },
        reply: async (request) => {
            request.signal.throwIfAborted();
            return (0,retry/* withRetries */.LH)(() => ask(request), { service: `${model} at ${endpoint.host}`, request, clock });
        }
    };
}
function finished({ text, thinking, toolCalls, end, usage }, promptBytes) {
    const output = text.length + thinking.length + JSON.stringify(toolCalls).length;
    // No prompt is of no tokens: a zero says that nothing was counted.
    const tokens = usage?.prompt_tokens ? counted(usage, usage.prompt_tokens) : estimated(promptBytes, output);
    return { text, thinking, toolCalls, end, tokens };
}
function counted(usage, prompt) {
    const cachedInput = usage.prompt_tokens_details?.cached_tokens ?? usage.prompt_cache_hit_tokens ?? 0;
    // Some servers leave hidden reasoning out of the completion, though not out of the total.
    const output = Math.max(usage.completion_tokens ?? 0, (usage.total_tokens ?? 0) - prompt);
    return {
        // Where more came from the cache than there was in all, the prompt was counted without it.
        input: cachedInput > prompt ? prompt + cachedInput : prompt,
        cachedInput,
        output,
        reasoning: Math.min(usage.completion_tokens_details?.reasoning_tokens ?? 0, output),
        isEstimate: false
    };
}
function estimated(promptBytes, outputChars) {
    return {
        input: Math.ceil(promptBytes / CHARS_PER_TOKEN),
        cachedInput: 0,
        output: Math.ceil(outputChars / CHARS_PER_TOKEN),
        reasoning: 0,
        isEstimate: true
    };
}

;// CONCATENATED MODULE: ./src/settings/endpoint.js
/** True for an http(s) address without credentials, query and fragment. */
function isEndpoint(text) {
    const url = URL.parse(text);
    if (!url || !['http:', 'https:'].includes(url.protocol))
        return false;
    return url.username === '' && url.password === '' && url.search === '' && url.hash === '';
}
/** What is wrong with the key for this endpoint, in sentences; undefined when nothing is, or the address itself is wrong. */
function findEndpointMistake(endpoint) {
    const { baseUrl, apiKey } = endpoint;
    const url = isEndpoint(baseUrl) ? URL.parse(baseUrl) : undefined;
    if (!url || isNearby(url.hostname))
        return undefined;
    if (url.protocol === 'https:' && apiKey === '') {
        return `api-key is not set. Give the key for ${url.host}, such as \${{ secrets.OPENAI_API_KEY }}, and see that the secret exists.`;
    }
    if (url.protocol === 'http:' && apiKey !== '') {
        return `api-key would go to ${url.host} unencrypted. Use https in base-url, or leave the key out.`;
    }
    return undefined;
}
// On this machine, or a service container of the job, which is known by a name without dots.
function isNearby(hostname) {
    return /^(?:127\.\d+\.\d+\.\d+|\[::1\]|[^.[\]:]+|[^.]+\.localhost)$/u.test(hostname);
}

// EXTERNAL MODULE: ./src/cli/usage-error.js
var usage_error = __webpack_require__(4565);
;// CONCATENATED MODULE: ./src/cli/local-model.js



/** @throws UsageError for an address that cannot be asked, and for a key that is missing or would be seen on the way */
function createLocalModel(choice) {
    requireEndpoint(choice);
    return createChatModel(choice);
}
/** @throws UsageError as `createLocalModel` */
function requireEndpoint({ baseUrl, apiKey }) {
    if (!isEndpoint(baseUrl)) {
        // It may hold a password, so it is not repeated here.
        throw new usage_error/* UsageError */.e('The base URL is no http or https address that can be asked. ' +
            'Set --base-url or OPENAI_BASE_URL to one such as https://api.openai.com/v1, without user name, query or fragment.');
    }
    if (findEndpointMistake({ baseUrl, apiKey }) === undefined)
        return;
    const { host } = new URL(baseUrl);
    throw new usage_error/* UsageError */.e(apiKey === ''
        ? `OPENAI_API_KEY is not set. Set it to your key for ${host}, or name another endpoint with --base-url.`
        : `OPENAI_API_KEY would go to ${host} unencrypted. Use https in the base URL, or unset the key for this command.`);
}


/***/ }),

/***/ 5259:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ ChatClient),
  D: () => (/* binding */ preloadChatClient)
});

// EXTERNAL MODULE: ./src/agent/timer.js
var timer = __webpack_require__(6163);
// EXTERNAL MODULE: ./src/models/failures.js
var failures = __webpack_require__(7344);
// EXTERNAL MODULE: ./src/models/provider-problem.js
var provider_problem = __webpack_require__(9108);
;// CONCATENATED MODULE: ./src/models/read-bytes.js

/** How long the end of a body is waited for when all that matters has come. */
const LINGER_MS = 250;
/**
 * Reads a body piece by piece until it ends.
 *
 * @param feed takes one piece, and returns true when it needs no more
 * @throws PassingFailure when the body is cut off, or nothing comes for `idleMs`
 * @throws the signal's reason when aborted, and whatever `feed` throws
 */
async function readBytes(body, feed, { signal, idleMs }) {
    const reader = body.getReader();
    const silence = new AbortController();
    const timer = setTimeout(() => {
        silence.abort(new failures/* PassingFailure */.Wz(`it sent nothing for ${idleMs / 1000} s`));
    }, idleMs);
    const stop = AbortSignal.any([signal, silence.signal]);
    const onStop = () => {
        release(reader);
    };
    stop.addEventListener('abort', onStop);
    try {
        for await (const bytes of pieces(reader, stop)) {
            timer.refresh();
            if (feed(bytes)) {
                await linger(reader);
                return;
            }
        }
    }
    finally {
        clearTimeout(timer);
        stop.removeEventListener('abort', onStop);
        release(reader);
    }
}
async function* pieces(reader, stop) {
    for (;;) {
        const { done, value } = await reader.read().catch((error) => {
            stop.throwIfAborted();
            throw new failures/* PassingFailure */.Wz('the connection was cut', { cause: error });
        });
        // A cancelled body ends as a complete one does.
        stop.throwIfAborted();
        if (done)
            return;
        yield value;
    }
}
// Reading to the end keeps the connection for the next request; some servers, though, never end.
async function linger(reader) {
    const timer = setTimeout(release, LINGER_MS, reader);
    try {
        while (!(await reader.read()).done)
            ;
    }
    catch {
        // The reply is complete; what becomes of the connection is of no matter.
    }
    finally {
        clearTimeout(timer);
    }
}
/** Ends a read that is waiting, and the connection where the body is not at its end. */
function release(reader) {
    // Only a body that has already failed refuses, and it needs no release.
    reader.cancel().catch(() => undefined);
}

// EXTERNAL MODULE: ./src/models/retry.js
var retry = __webpack_require__(6261);
;// CONCATENATED MODULE: ./src/models/chat-client.js





const MAX_ERROR_BYTES = 64 * 1024;
const LIST_TIMEOUT_MS = 10_000;
/** The SDK takes longer to load than all the rest: begun early, it loads while something else is waited for. */
function preloadChatClient() {
    // A failure shows at the first request, which waits for the same import.
    __webpack_require__.e(/* import() */ 658).then(__webpack_require__.bind(__webpack_require__, 1658)).catch(() => undefined);
}
/** One provider's Chat Completions over the official SDK, whose failures come out sorted. */
class ChatClient {
    #endpoint;
    #timeouts;
    #now;
    #sdk;
    constructor(endpoint, timeouts, now) {
        this.#endpoint = endpoint;
        this.#timeouts = timeouts;
        this.#now = now;
    }
    /**
     * Sends a request and hands over the answer while it comes in.
     *
     * @param body a request of Chat Completions as JSON, for a stream
     * @param feed as for `readBytes`
     * @throws PassingFailure, Refusal, the signal's reason, or what `feed` throws
     */
    async stream(body, feed, signal) {
        const response = await this.#open(body, signal);
        if (/text\/html/i.test(response.headers.get('content-type') ?? '')) {
            void response.body?.cancel();
            throw new failures/* Refusal */.P_({ status: response.status, code: '', parameter: '', message: 'a web page' });
        }
        if (response.body)
            await readBytes(response.body, feed, { signal, idleMs: this.#timeouts.idleMs });
    }
    /** The names of the models on offer; none when the endpoint does not say. */
    async listModels(signal) {
        try {
            const sdk = await this.#client();
            const { data } = await sdk.models.list({ signal, timeout: LIST_TIMEOUT_MS });
            return data.map(({ id }) => id);
        }
        catch {
            // It is asked for only to help with another failure, which is the one to tell.
            signal.throwIfAborted();
            return [];
        }
    }
    async #open(body, signal) {
        const { APIError } = await __webpack_require__.e(/* import() */ 658).then(__webpack_require__.bind(__webpack_require__, 1658));
        const sdk = await this.#client();
        const late = new AbortController();
        const { answerMs } = this.#timeouts;
        const timer = setTimeout(() => {
            late.abort();
        }, answerMs);
        try {
            // Not by its method for this path, which would write the whole history as JSON anew each round.
            const headers = { 'content-type': 'application/json' };
            const options = { body, headers, stream: true, signal: AbortSignal.any([signal, late.signal]) };
            return await sdk.post('/chat/completions', options).asResponse();
        }
        catch (error) {
            signal.throwIfAborted();
            if (late.signal.aborted)
                throw new failures/* PassingFailure */.Wz(`it did not answer for ${answerMs / 1000} s`, { cause: error });
            // The cast: instanceof leaves the type parameters any.
            throw error instanceof APIError ? this.#sorted(error) : error;
        }
        finally {
            clearTimeout(timer);
        }
    }
    #client() {
        this.#sdk ??= this.#load();
        return this.#sdk;
    }
    async #load() {
        const { default: OpenAI } = await __webpack_require__.e(/* import() */ 658).then(__webpack_require__.bind(__webpack_require__, 1658));
        return new OpenAI({
            baseURL: this.#endpoint.baseUrl,
            // The SDK refuses to work without a key; servers that ask for none ignore it.
            apiKey: this.#endpoint.apiKey || 'none',
            // Null keeps it from reading the environment, where a command's setting could change who is asked.
            organization: null,
            project: null,
            adminAPIKey: null,
            webhookSecret: null,
            logLevel: 'off',
            maxRetries: 0,
            // Ours end earlier, and are told from an abort.
            timeout: timer/* MAX_TIMER_MS */._,
            fetch: (url, init) => this.#fetch(url, init)
        });
    }
    async #fetch(url, init = {}) {
        // The prompt goes to the host that was named and to no other.
        const response = await fetch(url, { ...init, redirect: 'manual' });
        if (response.ok)
            return response;
        // Of a failure the SDK keeps only what stands under `error`; other servers say it elsewhere.
        const { status, headers } = response;
        const error = asJson(await this.#errorText(response, init.signal ?? undefined));
        return Response.json({ error: status < 400 ? `to ${headers.get('location') ?? 'nowhere'}` : error }, { status, headers });
    }
    async #errorText({ body }, signal = new AbortController().signal) {
        if (!body)
            return '';
        const decoder = new TextDecoder();
        let text = '';
        const feed = (bytes) => {
            text += decoder.decode(bytes, { stream: true });
            return text.length > MAX_ERROR_BYTES;
        };
        await readBytes(body, feed, { signal, idleMs: this.#timeouts.idleMs });
        return text;
    }
    #sorted(error) {
        if (error.status === undefined)
            return new failures/* PassingFailure */.Wz(networkReason(error), { cause: error });
        const headers = error.headers ?? new Headers();
        const shouldRetry = { true: true, false: false }[headers.get('x-should-retry') ?? ''];
        return (0,failures/* failureOf */.g5)((0,provider_problem/* readProblem */.K)(error.error, error.status), {
            retryAfterMs: (0,retry/* retryAfterMs */.Vs)(headers, this.#now()),
            shouldRetry
        });
    }
}
function asJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return text;
    }
}
/** The innermost cause: what wraps it says no more than "fetch failed". */
function networkReason(error) {
    const { cause } = error;
    if (cause instanceof failures/* PassingFailure */.Wz)
        return cause.message;
    if (Error.isError(cause))
        return networkReason(cause);
    // Where a name has several addresses, the error for all of them has a code and no message.
    return error.message || ('code' in error ? String(error.code) : error.name);
}


/***/ }),

/***/ 7663:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ isAboutLength),
/* harmony export */   g: () => (/* binding */ windowIn)
/* harmony export */ });
/** The words of a provider for a prompt that is too long: OpenAI, Anthropic, Gemini and the servers that speak like them. */
const TOO_LONG = [
    // OpenAI, OpenRouter, vLLM, SGLang, Together, llama.cpp, LM Studio, Ollama, MiniMax, Z.ai.
    /context.?(length|window|size|limit)/i,
    // Anthropic, Bedrock, Ollama.
    /(prompt|input|request) (is )?too (long|large)|request_too_large|exceeds the maximum size/i,
    // Gemini, GitHub Copilot.
    /(input|prompt) token count\b.*exceeds/i,
    // xAI, vLLM, Poolside.
    /maximum (prompt|model|allowed input) length/i,
    // Groq.
    /reduce the length of the (messages|prompt)/i,
    // Moonshot, DashScope.
    /exceeded model token limit|input length should be/i
];
/** True when the prompt is longer than the model, or the server before it, can take: to wait and ask again is no use. */
function isAboutLength({ status, code, message }) {
    // OpenAI and Groq: one request beyond the limit of a whole minute. Any other 429 passes.
    if (status === 429)
        return /request too large/i.test(message);
    return status === 413 || TOO_LONG.some((words) => words.test(`${code} ${message}`));
}
const NUMBER = String.raw `\[?\(?(\d[\d,]*)`;
const WINDOWS = [
    `(?:maximum |allowed |model's |with |\\()(?:context|prompt|model|input) length(?: is| of)?(?: only)? ${NUMBER}`,
    `available context size ${NUMBER}`,
    `with ${NUMBER} maximum context length`,
    `> ${NUMBER} maximum`,
    `context limit: \\d+ \\+ \\d+ > ${NUMBER}`,
    `tokens allowed ${NUMBER}`,
    `(?:model token limit|n_ctx): ${NUMBER}`,
    `exceeds the limit of ${NUMBER}`,
    `input length should be \\[\\d+, ${NUMBER}`
].map((words) => new RegExp(words, 'i'));
/** The tokens the model can hold in view, where a refusal for length names them; undefined where it does not. */
function windowIn(message) {
    for (const words of WINDOWS) {
        const digits = words.exec(message)?.[1];
        const tokens = Number(digits?.replaceAll(',', '') ?? 0);
        if (tokens > 0)
            return tokens;
    }
    return undefined;
}


/***/ }),

/***/ 7344:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P_: () => (/* binding */ Refusal),
/* harmony export */   Wz: () => (/* binding */ PassingFailure),
/* harmony export */   g5: () => (/* binding */ failureOf)
/* harmony export */ });
/* harmony import */ var _context_overflow_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7663);

/** A failure that may be gone when the same request is made again. */
class PassingFailure extends Error {
    name = 'PassingFailure';
    /** The wait that the server asked for; undefined when it asked for none. */
    retryAfterMs;
    constructor(message, options = {}) {
        super(message, options);
        this.retryAfterMs = options.retryAfterMs;
    }
}
/** The provider has understood the request and will not serve it as it is. */
class Refusal extends Error {
    name = 'Refusal';
    problem;
    constructor(problem) {
        super(problem.message);
        this.problem = problem;
    }
}
/** Codes that no waiting mends, whatever the status: quota comes as a 429, and within a stream there is no status. */
const LASTING = /quota|billing|credit|invalid|unsupported|not.?found|auth|permission|denied/i;
/** Sorts a provider's word into what passes and what a person must mend. */
function failureOf(problem, hint = {}) {
    const { status, message } = problem;
    // Whatever status it comes with: some servers say it with a 429 or a 500.
    if ((0,_context_overflow_js__WEBPACK_IMPORTED_MODULE_0__/* .isAboutLength */ .O)(problem))
        return new Refusal(problem);
    if (!(hint.shouldRetry ?? mayPass(problem)))
        return new Refusal(problem);
    const reason = status === undefined ? message : `${status} ${message}`;
    return new PassingFailure(reason, { retryAfterMs: hint.retryAfterMs });
}
function mayPass({ status, code }) {
    if (status === undefined)
        return !LASTING.test(code);
    if (status === 429)
        return !/quota|billing|credit/i.test(code);
    return status === 408 || status === 409 || status >= 500;
}


/***/ }),

/***/ 9108:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ readProblem)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3301);

const MAX_MESSAGE_CHARS = 300;
const word = zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().transform(String)]).catch('');
const problem = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ message: word, code: word, type: word, status: word, param: word });
/**
 * @param body an error as JSON (`{error: {…}}`, `{message}`, `{detail}`, or a list of these) or as text
 * @param status of the answer that carried it; undefined for an error within a stream
 */
function readProblem(body, status) {
    const error = unwrap(body);
    const { message, code, type, status: name, param } = problem.parse(typeof error === 'object' && error ? error : {});
    return {
        status: status ?? statusIn(code),
        code: [code, type, name].filter((text) => text !== '').join(' '),
        parameter: param,
        message: readable(message || (typeof error === 'string' ? error : JSON.stringify(error)))
    };
}
/** The innermost thing that speaks of the error. */
function unwrap(body) {
    if (Array.isArray(body))
        return unwrap(body[0]);
    if (typeof body !== 'object' || body === null)
        return body ?? '';
    if ('error' in body && body.error)
        return unwrap(body.error);
    if ('detail' in body && body.detail)
        return typeof body.detail === 'string' ? body.detail : { message: JSON.stringify(body.detail) };
    return body;
}
function statusIn(code) {
    return /^[45]\d\d$/.test(code) ? Number(code) : undefined;
}
function readable(text) {
    if (/^\s*<(!doctype|html)/i.test(text))
        return 'a web page';
    const line = text
        .replace(/[\s\p{Cc}]+/gu, ' ')
        .trim()
        .replace(/\.$/, '');
    if (line === '' || line === '{}')
        return 'no explanation';
    return line.length > MAX_MESSAGE_CHARS ? `${line.slice(0, MAX_MESSAGE_CHARS).toWellFormed()}…` : line;
}


/***/ }),

/***/ 6261:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LH: () => (/* binding */ withRetries),
/* harmony export */   Vs: () => (/* binding */ retryAfterMs),
/* harmony export */   ml: () => (/* binding */ systemClock)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9973);
/* harmony import */ var _agent_timer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6163);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7344);




const systemClock = {
    now: () => Date.now(),
    random: () => Math.random(),
    async sleep(ms, signal) {
        try {
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(Math.min(ms, _agent_timer_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_TIMER_MS */ ._), undefined, { signal });
        }
        catch (error) {
            signal.throwIfAborted();
            throw error;
        }
    }
};
const MAX_RETRIES = 5;
const FIRST_WAIT_MS = 1000;
const JITTER = 0.2;
/**
 * Makes an attempt until it succeeds, fails for good, or has failed too often.
 *
 * @throws UserError when no retry is left; whatever else than a PassingFailure the attempt throws
 * @throws the signal's reason when aborted
 */
async function withRetries(attempt, { service, request, clock }) {
    for (let retry = 1;; retry += 1) {
        try {
            return await attempt();
        }
        catch (error) {
            request.signal.throwIfAborted();
            if (!(error instanceof _failures_js__WEBPACK_IMPORTED_MODULE_1__/* .PassingFailure */ .Wz))
                throw error;
            if (retry > MAX_RETRIES)
                throw exhausted(service, error);
            // Never before the server's own time: a request that comes earlier counts against the limit again.
            const waitMs = Math.max(backoffMs(retry, clock.random()), error.retryAfterMs ?? 0);
            request.onRetry({ reason: error.message, waitMs, attempt: retry });
            await clock.sleep(waitMs, request.signal);
        }
    }
}
function exhausted(service, cause) {
    const message = `${service} failed ${MAX_RETRIES + 1} times in a row, the last time with "${cause.message}"; try again later or set another model or base-url.`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(message, { cause });
}
function backoffMs(retry, random) {
    return Math.round(FIRST_WAIT_MS * 2 ** (retry - 1) * (1 - JITTER + 2 * JITTER * random));
}
/** The wait that `retry-after-ms` or `retry-after` asks for; undefined for none, a negative one or nonsense. */
function retryAfterMs(headers, now) {
    const milliseconds = decimal(headers.get('retry-after-ms'));
    if (milliseconds !== undefined)
        return milliseconds;
    const value = headers.get('retry-after');
    const seconds = decimal(value);
    if (seconds !== undefined)
        return seconds * 1000;
    // Date.parse reads nearly anything as some date; HTTP dates end in GMT.
    const time = value?.endsWith('GMT') ? Date.parse(value) : NaN;
    return time > now ? time - now : undefined;
}
function decimal(value) {
    return value !== null && /^\d+(\.\d+)?$/.test(value) ? Number(value) : undefined;
}


/***/ }),

/***/ 4879:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ createParser)
/* harmony export */ });
/* unused harmony export ParseError */
class ParseError extends Error {
  constructor(message, options) {
    super(message), this.name = "ParseError", this.type = options.type, this.field = options.field, this.value = options.value, this.line = options.line;
  }
}
const LF = 10, CR = 13, SPACE = 32;
function noop(_arg) {
}
function createParser(config) {
  if (typeof config == "function")
    throw new TypeError(
      "`config` must be an object, got a function instead. Did you mean `createParser({onEvent: fn})`?"
    );
  const { onEvent = noop, onError = noop, onRetry = noop, onComment, maxBufferSize } = config, pendingFragments = [];
  let pendingFragmentsLength = 0, isFirstChunk = !0, id, data = "", dataLines = 0, eventType, terminated = !1;
  function feed(chunk) {
    if (terminated)
      throw new Error(
        "Cannot feed parser: it was terminated after exceeding the configured max buffer size. Call `reset()` to resume parsing."
      );
    if (isFirstChunk && (isFirstChunk = !1, chunk.charCodeAt(0) === 239 && chunk.charCodeAt(1) === 187 && chunk.charCodeAt(2) === 191 && (chunk = chunk.slice(3))), pendingFragments.length === 0) {
      const trailing2 = processLines(chunk);
      trailing2 !== "" && (pendingFragments.push(trailing2), pendingFragmentsLength = trailing2.length), checkBufferSize();
      return;
    }
    if (chunk.indexOf(`
`) === -1 && chunk.indexOf("\r") === -1) {
      pendingFragments.push(chunk), pendingFragmentsLength += chunk.length, checkBufferSize();
      return;
    }
    pendingFragments.push(chunk);
    const input = pendingFragments.join("");
    pendingFragments.length = 0, pendingFragmentsLength = 0;
    const trailing = processLines(input);
    trailing !== "" && (pendingFragments.push(trailing), pendingFragmentsLength = trailing.length), checkBufferSize();
  }
  function checkBufferSize() {
    maxBufferSize !== void 0 && (pendingFragmentsLength + data.length <= maxBufferSize || (terminated = !0, pendingFragments.length = 0, pendingFragmentsLength = 0, id = void 0, data = "", dataLines = 0, eventType = void 0, onError(
      new ParseError(`Buffered data exceeded max buffer size of ${maxBufferSize} characters`, {
        type: "max-buffer-size-exceeded"
      })
    )));
  }
  function processLines(chunk) {
    let searchIndex = 0;
    if (chunk.indexOf("\r") === -1) {
      let lfIndex = chunk.indexOf(`
`, searchIndex);
      for (; lfIndex !== -1; ) {
        if (searchIndex === lfIndex) {
          dataLines > 0 && onEvent({ id, event: eventType, data }), id = void 0, data = "", dataLines = 0, eventType = void 0, searchIndex = lfIndex + 1, lfIndex = chunk.indexOf(`
`, searchIndex);
          continue;
        }
        const firstCharCode = chunk.charCodeAt(searchIndex);
        if (isDataPrefix(chunk, searchIndex, firstCharCode)) {
          const valueStart = chunk.charCodeAt(searchIndex + 5) === SPACE ? searchIndex + 6 : searchIndex + 5, value = chunk.slice(valueStart, lfIndex);
          if (dataLines === 0 && chunk.charCodeAt(lfIndex + 1) === LF) {
            onEvent({ id, event: eventType, data: value }), id = void 0, data = "", eventType = void 0, searchIndex = lfIndex + 2, lfIndex = chunk.indexOf(`
`, searchIndex);
            continue;
          }
          data = dataLines === 0 ? value : `${data}
${value}`, dataLines++;
        } else isEventPrefix(chunk, searchIndex, firstCharCode) ? eventType = chunk.slice(
          chunk.charCodeAt(searchIndex + 6) === SPACE ? searchIndex + 7 : searchIndex + 6,
          lfIndex
        ) || void 0 : parseLine(chunk, searchIndex, lfIndex);
        searchIndex = lfIndex + 1, lfIndex = chunk.indexOf(`
`, searchIndex);
      }
      return chunk.slice(searchIndex);
    }
    for (; searchIndex < chunk.length; ) {
      const crIndex = chunk.indexOf("\r", searchIndex), lfIndex = chunk.indexOf(`
`, searchIndex);
      let lineEnd = -1;
      if (crIndex !== -1 && lfIndex !== -1 ? lineEnd = crIndex < lfIndex ? crIndex : lfIndex : crIndex !== -1 ? crIndex === chunk.length - 1 ? lineEnd = -1 : lineEnd = crIndex : lfIndex !== -1 && (lineEnd = lfIndex), lineEnd === -1)
        break;
      parseLine(chunk, searchIndex, lineEnd), searchIndex = lineEnd + 1, chunk.charCodeAt(searchIndex - 1) === CR && chunk.charCodeAt(searchIndex) === LF && searchIndex++;
    }
    return chunk.slice(searchIndex);
  }
  function parseLine(chunk, start, end) {
    if (start === end) {
      dispatchEvent();
      return;
    }
    const firstCharCode = chunk.charCodeAt(start);
    if (isDataPrefix(chunk, start, firstCharCode)) {
      const valueStart = chunk.charCodeAt(start + 5) === SPACE ? start + 6 : start + 5, value2 = chunk.slice(valueStart, end);
      data = dataLines === 0 ? value2 : `${data}
${value2}`, dataLines++;
      return;
    }
    if (isEventPrefix(chunk, start, firstCharCode)) {
      eventType = chunk.slice(chunk.charCodeAt(start + 6) === SPACE ? start + 7 : start + 6, end) || void 0;
      return;
    }
    if (firstCharCode === 105 && chunk.charCodeAt(start + 1) === 100 && chunk.charCodeAt(start + 2) === 58) {
      const value2 = chunk.slice(chunk.charCodeAt(start + 3) === SPACE ? start + 4 : start + 3, end);
      value2.includes("\0") || (id = value2);
      return;
    }
    if (firstCharCode === 58) {
      if (onComment) {
        const line2 = chunk.slice(start, end);
        onComment(line2.slice(chunk.charCodeAt(start + 1) === SPACE ? 2 : 1));
      }
      return;
    }
    const line = chunk.slice(start, end), fieldSeparatorIndex = line.indexOf(":");
    if (fieldSeparatorIndex === -1) {
      processField(line, "", line);
      return;
    }
    const field = line.slice(0, fieldSeparatorIndex), offset = line.charCodeAt(fieldSeparatorIndex + 1) === SPACE ? 2 : 1, value = line.slice(fieldSeparatorIndex + offset);
    processField(field, value, line);
  }
  function processField(field, value, line) {
    switch (field) {
      case "event":
        eventType = value || void 0;
        break;
      case "data":
        data = dataLines === 0 ? value : `${data}
${value}`, dataLines++;
        break;
      case "id":
        value.includes("\0") || (id = value);
        break;
      case "retry":
        /^\d+$/.test(value) ? onRetry(parseInt(value, 10)) : onError(
          new ParseError(`Invalid \`retry\` value: "${value}"`, {
            type: "invalid-retry",
            value,
            line
          })
        );
        break;
      default:
        onError(
          new ParseError(
            `Unknown field "${field.length > 20 ? `${field.slice(0, 20)}\u2026` : field}"`,
            { type: "unknown-field", field, value, line }
          )
        );
        break;
    }
  }
  function dispatchEvent() {
    dataLines > 0 && onEvent({
      id,
      event: eventType,
      data
    }), id = void 0, data = "", dataLines = 0, eventType = void 0;
  }
  function reset(options = {}) {
    if (options.consume && pendingFragments.length > 0) {
      const incompleteLine = pendingFragments.join("");
      parseLine(incompleteLine, 0, incompleteLine.length);
    }
    isFirstChunk = !0, id = void 0, data = "", dataLines = 0, eventType = void 0, pendingFragments.length = 0, pendingFragmentsLength = 0, terminated = !1;
  }
  return { feed, reset };
}
function isDataPrefix(chunk, i, firstCharCode) {
  return firstCharCode === 100 && chunk.charCodeAt(i + 1) === 97 && chunk.charCodeAt(i + 2) === 116 && chunk.charCodeAt(i + 3) === 97 && chunk.charCodeAt(i + 4) === 58;
}
function isEventPrefix(chunk, i, firstCharCode) {
  return firstCharCode === 101 && chunk.charCodeAt(i + 1) === 118 && chunk.charCodeAt(i + 2) === 101 && chunk.charCodeAt(i + 3) === 110 && chunk.charCodeAt(i + 4) === 116 && chunk.charCodeAt(i + 5) === 58;
}

//# sourceMappingURL=index.js.map


/***/ })

};
