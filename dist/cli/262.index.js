export const id = 262;
export const ids = [262];
export const modules = {

/***/ 8262:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ createLocalModel),
  V: () => (/* binding */ requireEndpoint)
});

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

// EXTERNAL MODULE: ../node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(9077);
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
// EXTERNAL MODULE: ../node_modules/zod/v4/core/json-schema-processors.js
var json_schema_processors = __webpack_require__(8821);
;// CONCATENATED MODULE: ./src/models/chat-wire.js

const OPTIONAL = ['temperature', 'tool_choice', 'stream_options'];
/** The older name first: it is the one that servers other than OpenAI's know. */
const LIMIT_NAMES = ['max_tokens', 'max_completion_tokens'];
/**
 * Says our messages and tools in the words of Chat Completions.
 *
 * What was converted once is kept, so that every request repeats the bytes of the one before it and the provider's
 * prompt cache holds.
 */
class ChatWire {
    #parameters;
    #messages = new WeakMap();
    #tools = new WeakMap();
    #thoughtsToReturn = new Set();
    #refused = new Set();
    constructor(parameters) {
        this.#parameters = parameters;
    }
    request(messages, tools) {
        const { model, temperature, maxOutputTokens } = this.#parameters;
        const limit = this.#limitName();
        return {
            model,
            messages: messages.map((message) => this.#message(message)),
            ...(tools.length > 0 && { tools: tools.map((tool) => this.#tool(tool)) }),
            ...(tools.length > 0 && this.#accepts('tool_choice') && { tool_choice: 'auto' }),
            ...(this.#accepts('temperature') && { temperature }),
            ...(maxOutputTokens !== undefined && limit && { [limit]: maxOutputTokens }),
            stream: true,
            ...(this.#accepts('stream_options') && { stream_options: { include_usage: true } })
        };
    }
    /** Marks thinking that the provider wants to see again in the next requests. */
    returnThinking(thinking) {
        this.#thoughtsToReturn.add(thinking);
    }
    /**
     * Leaves out, from now on, the parameter that a refusal names.
     *
     * @returns whether there was one, so that the request is worth another try
     */
    adaptTo({ status, parameter, message }) {
        if (status !== 400 && status !== 422)
            return false;
        const limit = this.#limitName();
        const sent = [...OPTIONAL.filter((name) => this.#accepts(name)), ...(limit ? [limit] : [])];
        const named = sent.find((name) => name === parameter) ?? sent.find((name) => RegExp(`\\b${name}\\b`).test(message));
        if (!named)
            return false;
        this.#refused.add(named);
        return true;
    }
    #accepts(name) {
        return !this.#refused.has(name);
    }
    #limitName() {
        if (this.#parameters.maxOutputTokens === undefined)
            return undefined;
        return LIMIT_NAMES.find((name) => this.#accepts(name));
    }
    #message(message) {
        return kept(this.#messages, message, () => this.#convert(message));
    }
    #tool(tool) {
        return kept(this.#tools, tool, () => toolOnTheWire(tool));
    }
    #convert(message) {
        const content = message.text.toWellFormed();
        switch (message.role) {
            case 'system':
            case 'user':
                return { role: message.role, content };
            case 'tool':
                return { role: 'tool', tool_call_id: message.callId, content };
            case 'assistant': {
                const { toolCalls, thinking } = message;
                const reply = {
                    role: 'assistant',
                    content: content === '' && toolCalls.length > 0 ? null : content,
                    ...(this.#thoughtsToReturn.has(thinking) && { reasoning_content: thinking.toWellFormed() }),
                    ...(toolCalls.length > 0 && { tool_calls: toolCalls.map(callOnTheWire) })
                };
                return reply;
            }
        }
    }
}
function toolOnTheWire({ name, description, parameters }) {
    // As the model must write it: a parameter with a default may be left out. `$schema` would be noise in every request.
    const schema = json_schema_processors/* toJSONSchema */.bl(parameters, { io: 'input' });
    delete schema.$schema;
    return { type: 'function', function: { name, description, parameters: schema } };
}
function callOnTheWire(call) {
    return { id: call.id, type: 'function', function: { name: call.name, arguments: objectText(call.arguments) } };
}
// Some servers parse the arguments of earlier calls, and one call that the model wrote badly would make them refuse
// every request from then on.
function objectText(text) {
    const quoted = () => JSON.stringify({ not_json: text.toWellFormed() });
    try {
        const value = JSON.parse(text);
        return typeof value === 'object' && value !== null && !Array.isArray(value) ? text : quoted();
    }
    catch {
        return quoted();
    }
}
function kept(store, key, make) {
    const value = store.get(key) ?? make();
    store.set(key, value);
    return value;
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
/** Says in one sentence what a person must change. */
async function explainRefusal(refusal, request) {
    const names = refusal.problem.status === 404 ? await request.listModels() : [];
    return new errors/* UserError */.yo(sentence(refusal, request, names), { cause: refusal });
}
function sentence({ problem }, { endpoint, model }, names) {
    const { host, apiKey, baseUrl } = endpoint;
    const { status, code, message } = problem;
    const said = status === undefined ? `"${message}"` : `${status}: "${message}"`;
    if (isAboutQuota(status, code))
        return `${host} has no credit left for this API key (${said}); add credit there or set another api-key.`;
    if (isAboutLength(code, message)) {
        return `The conversation is longer than ${model} can read (${said}); set a model with a larger context window, or ask for a smaller step.`;
    }
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
function isRedirect(status) {
    return status !== undefined && status >= 300 && status < 400;
}
function isAboutQuota(status, code) {
    return status === 402 || /quota|billing|credit/i.test(code);
}
function isAboutLength(code, message) {
    return /context.?length|context.?window|exceed.*context|prompt is too long/i.test(`${code} ${message}`);
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
    const wire = new ChatWire({ model, temperature, maxOutputTokens });
    const client = new chat_client/* ChatClient */.Q(endpoint, timeouts, () => clock.now());
    async function ask(request) {
        const { messages, tools, signal } = request;
        const body = wire.request(messages, tools);
        const assembly = new StreamAssembly((delta) => {
            request.onDelta(delta);
        });
        try {
            await client.stream(body, (bytes) => assembly.feed(bytes), signal);
            const reply = assembly.end();
            if (reply.wantsThinkingBack)
                wire.returnThinking(reply.thinking);
            return finished(reply, () => JSON.stringify(body).length);
        }
        catch (error) {
            signal.throwIfAborted();
            if (!(error instanceof failures/* Refusal */.P_))
                throw error;
            if (wire.adaptTo(error.problem))
                return ask(request);
            throw await explainRefusal(error, { endpoint, model, listModels: () => client.listModels(signal) });
        }
    }
    return {
        name: model,
        host: endpoint.host,
        reply: async (request) => {
            request.signal.throwIfAborted();
            return (0,retry/* withRetries */.LH)(() => ask(request), { service: `${model} at ${endpoint.host}`, request, clock });
        }
    };
}
function finished({ text, thinking, toolCalls, end, usage }, promptChars) {
    const output = text.length + thinking.length + JSON.stringify(toolCalls).length;
    const tokens = usage?.prompt_tokens == null ? estimated(promptChars(), output) : counted(usage, usage.prompt_tokens);
    return { text, thinking, toolCalls, end, tokens };
}
function counted(usage, input) {
    const completion = usage.completion_tokens ?? 0;
    return {
        input,
        cachedInput: usage.prompt_tokens_details?.cached_tokens ?? usage.prompt_cache_hit_tokens ?? 0,
        // Some servers leave hidden reasoning out of the completion, though not out of the total.
        output: Math.max(completion, (usage.total_tokens ?? 0) - input),
        reasoning: usage.completion_tokens_details?.reasoning_tokens ?? 0,
        isEstimate: false
    };
}
function estimated(promptChars, outputChars) {
    return {
        input: Math.ceil(promptChars / CHARS_PER_TOKEN),
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
const MAX_TIMER_MS = 2 ** 31 - 1;
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
     * @param feed as for `readBytes`
     * @throws PassingFailure, Refusal, the signal's reason, or what `feed` throws
     */
    async stream(request, feed, signal) {
        const response = await this.#open(request, signal);
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
    async #open(request, signal) {
        const { APIError } = await __webpack_require__.e(/* import() */ 658).then(__webpack_require__.bind(__webpack_require__, 1658));
        const sdk = await this.#client();
        const late = new AbortController();
        const { answerMs } = this.#timeouts;
        const timer = setTimeout(() => {
            late.abort();
        }, answerMs);
        try {
            const response = sdk.chat.completions.create(request, { signal: AbortSignal.any([signal, late.signal]) });
            return await response.asResponse();
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
            timeout: MAX_TIMER_MS,
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

/***/ 7344:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P_: () => (/* binding */ Refusal),
/* harmony export */   Wz: () => (/* binding */ PassingFailure),
/* harmony export */   g5: () => (/* binding */ failureOf)
/* harmony export */ });
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
const LASTING = /quota|billing|credit|context.?length|invalid|unsupported|not.?found|auth|permission|denied/i;
/** Sorts a provider's word into what passes and what a person must mend. */
function failureOf(problem, hint = {}) {
    const { status, message } = problem;
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9077);

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
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9973);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7344);



const systemClock = {
    now: () => Date.now(),
    random: () => Math.random(),
    async sleep(ms, signal) {
        try {
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(Math.min(ms, MAX_TIMER_MS), undefined, { signal });
        }
        catch (error) {
            signal.throwIfAborted();
            throw error;
        }
    }
};
/** Node fires a longer timer at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;
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
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(message, { cause });
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


/***/ })

};
