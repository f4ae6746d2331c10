export const id = 241;
export const ids = [241];
export const modules = {

/***/ 281:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ AnswerReader),
/* harmony export */   Y: () => (/* binding */ jsonIn)
/* harmony export */ });
/* harmony import */ var eventsource_parser__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4879);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7344);


/** Far beyond any reply; a server that never stops must not fill the memory. */
const MAX_CHARS = 64 * 2 ** 20;
/** Reads the bytes of an answer. Whatever the sizes of the pieces it is fed, the parts are the same. */
class AnswerReader {
    #parts;
    #decoder = new TextDecoder();
    #events = (0,eventsource_parser__WEBPACK_IMPORTED_MODULE_1__/* .createParser */ .C)({
        onEvent: ({ event, data }) => {
            this.#parts.onEvent({ name: event, data });
        }
    });
    #document = [];
    #form = 'unknown';
    #chars = 0;
    constructor(parts) {
        this.#parts = parts;
    }
    feed(bytes) {
        this.#read(this.#decoder.decode(bytes, { stream: true }));
    }
    /** To be called at the end of the bytes. */
    end() {
        // The last event counts even where the blank line after it is missing.
        this.#read(this.#decoder.decode() + (this.#form === 'events' ? '\n\n' : ''));
        if (this.#form === 'document')
            this.#parts.onDocument(this.#document.join(''));
    }
    #read(text) {
        this.#chars += text.length;
        if (this.#chars > MAX_CHARS)
            throw new _failures_js__WEBPACK_IMPORTED_MODULE_0__/* .PassingFailure */ .Wz(`the reply grew beyond ${MAX_CHARS} characters`);
        // Servers mislabel their content type. No line of an event stream begins with a brace; JSON does.
        if (this.#form === 'unknown' && text.trim() !== '')
            this.#form = /^\s*[{[]/.test(text) ? 'document' : 'events';
        if (this.#form === 'document')
            this.#document.push(text);
        else
            this.#events.feed(text);
    }
}
/** @throws PassingFailure for a part of an answer that is not JSON */
function jsonIn(part) {
    try {
        return JSON.parse(part);
    }
    catch (error) {
        throw new _failures_js__WEBPACK_IMPORTED_MODULE_0__/* .PassingFailure */ .Wz('it sent what is not JSON', { cause: error });
    }
}


/***/ }),

/***/ 2241:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createProtocol: () => (/* binding */ createProtocol),
  preload: () => (/* binding */ preload)
});

// EXTERNAL MODULE: ./src/models/answer-reader.js
var answer_reader = __webpack_require__(281);
// EXTERNAL MODULE: ./src/models/failures.js
var failures = __webpack_require__(7344);
// EXTERNAL MODULE: ./src/models/max-calls.js
var max_calls = __webpack_require__(3005);
// EXTERNAL MODULE: ./src/models/provider-problem.js
var provider_problem = __webpack_require__(9108);
// EXTERNAL MODULE: ./src/models/unique-ids.js
var unique_ids = __webpack_require__(87);
// EXTERNAL MODULE: ../node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(3301);
;// CONCATENATED MODULE: ./src/models/anthropic/event.js

// The events of a stream, as far as they are read: strict on that, for a call or a word that is dropped quietly is worse
// than a reply that is asked for again, and blind to what is new.
// Source: https://platform.claude.com/docs/en/build-with-claude/streaming
const count = schemas/* number */.aig().nonnegative().nullish().catch(undefined);
const usage = schemas/* object */.Ikc({
    input_tokens: count,
    cache_creation_input_tokens: count,
    cache_read_input_tokens: count,
    output_tokens: count,
    output_tokens_details: schemas/* object */.Ikc({ thinking_tokens: count }).nullish().catch(undefined)
});
const anyUsage = usage.nullish().catch(undefined);
const knownBlock = schemas/* discriminatedUnion */.gMt('type', [
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('text'), text: schemas/* string */.YjP().default('') }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('thinking'), thinking: schemas/* string */.YjP().default(''), signature: schemas/* string */.YjP().default('') }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('redacted_thinking'), data: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('tool_use'), id: schemas/* string */.YjP().nullish(), name: schemas/* string */.YjP(), input: schemas/* unknown */.L5J().optional() })
]);
const block = schemas/* union */.KCZ([knownBlock, otherThan(knownBlock.options)]);
const knownDelta = schemas/* discriminatedUnion */.gMt('type', [
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('text_delta'), text: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('thinking_delta'), thinking: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('signature_delta'), signature: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('input_json_delta'), partial_json: schemas/* string */.YjP() })
]);
const delta = schemas/* union */.KCZ([knownDelta, otherThan(knownDelta.options)]);
const stop_reason = schemas/* string */.YjP().nullish();
const index = schemas/* number */.aig();
const knownEvent = schemas/* discriminatedUnion */.gMt('type', [
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('message_start'), message: schemas/* object */.Ikc({ usage: anyUsage }) }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('content_block_start'), index, content_block: block }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('content_block_delta'), index, delta }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('message_delta'), delta: schemas/* object */.Ikc({ stop_reason }), usage: anyUsage }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('message_stop') }),
    // A whole message is the answer of a server that does not stream.
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('message'), content: schemas/* array */.YOg(block), stop_reason, usage: anyUsage })
]);
const messageEvent = schemas/* union */.KCZ([knownEvent, otherThan(knownEvent.options)]);
function otherThan(known) {
    const names = known.map(({ shape }) => shape.type.value);
    const type = schemas/* string */.YjP().refine((name) => !names.includes(name));
    return schemas/* object */.Ikc({ type }).transform(() => ({ type: 'other' }));
}

;// CONCATENATED MODULE: ./src/models/anthropic/assemble-message.js






/** Puts a reply together from the bytes of its answer. */
class MessageAssembly {
    #onDelta;
    #reader = new answer_reader/* AnswerReader */.E({
        onEvent: ({ data, name }) => {
            // Some servers end with OpenAI's word.
            if (data.trim() !== '' && data.trim() !== '[DONE]')
                this.#read((0,answer_reader/* jsonIn */.Y)(data), name === 'error');
        },
        onDocument: (text) => {
            this.#read((0,answer_reader/* jsonIn */.Y)(text), false);
        }
    });
    #parts = [];
    #byIndex = new Map();
    #ids = new unique_ids/* UniqueIds */.m();
    #isOver = false;
    #stopReason;
    #usage = {};
    constructor(onDelta) {
        this.#onDelta = onDelta;
    }
    /**
     * @returns true once the reply is whole
     * @throws PassingFailure or Refusal for an error that the provider reports, or an event that makes no sense
     */
    feed(bytes) {
        this.#reader.feed(bytes);
        return this.#isOver;
    }
    /**
     * The whole reply, at the end of the bytes.
     *
     * @throws as `feed` does, and PassingFailure when the stream ended before the reply did
     */
    end() {
        this.#reader.end();
        if (!this.#isOver)
            throw new failures/* PassingFailure */.Wz('the stream ended before the reply did');
        const toolCalls = this.#parts.flatMap(callIn);
        const end = toolCalls.length > max_calls/* MAX_CALLS */.Z ? 'length' : endOf(this.#stopReason);
        const hasThinking = this.#parts.some(({ kind }) => kind === 'thinking' || kind === 'redacted');
        return {
            text: this.#parts.map((part) => (part.kind === 'text' ? part.text : '')).join(''),
            thinking: this.#parts.map((part) => (part.kind === 'thinking' ? part.text : '')).join(''),
            toolCalls: end === 'complete' ? toolCalls : [],
            end,
            echo: hasThinking ? this.#parts.flatMap(echoed) : undefined,
            usage: this.#usage
        };
    }
    #read(sent, isError) {
        if (this.#isOver)
            return;
        if (isError || (0,provider_problem/* hasError */.JD)(sent))
            throw (0,failures/* failureOf */.g5)((0,provider_problem/* readProblem */.K)(sent));
        const event = messageEvent.safeParse(sent);
        if (!event.success)
            throw new failures/* PassingFailure */.Wz('it sent what is not a part of a message', { cause: event.error });
        this.#take(event.data);
    }
    #take(event) {
        switch (event.type) {
            case 'message_start':
                this.#count(event.message.usage);
                return;
            case 'content_block_start':
                this.#byIndex.set(event.index, this.#begin(event.content_block));
                return;
            case 'content_block_delta':
                this.#add(event.index, event.delta);
                return;
            case 'message_delta':
                this.#stopReason = event.delta.stop_reason ?? this.#stopReason;
                this.#count(event.usage);
                return;
            case 'message':
                for (const block of event.content)
                    this.#begin(block);
                this.#stopReason = event.stop_reason ?? undefined;
                this.#count(event.usage);
                this.#isOver = true;
                return;
            case 'message_stop':
                this.#isOver = true;
                return;
            case 'other':
                return;
        }
    }
    /** Each count is that of the whole message so far; what an event leaves out stays. */
    #count(usage) {
        const said = Object.entries(usage ?? {}).filter(([, value]) => value != null);
        this.#usage = { ...this.#usage, ...Object.fromEntries(said) };
    }
    #begin(block) {
        const part = this.#partFor(block);
        this.#parts.push(part);
        if (part.kind === 'text' || part.kind === 'thinking')
            this.#tell(part.kind, part.text);
        return part;
    }
    #partFor(block) {
        switch (block.type) {
            case 'text':
                return { kind: 'text', text: block.text };
            case 'thinking':
                return { kind: 'thinking', text: block.thinking, signature: block.signature };
            case 'redacted_thinking':
                return { kind: 'redacted', data: block.data };
            case 'tool_use': {
                if (block.name === '')
                    throw new failures/* PassingFailure */.Wz('it sent a tool call without a name');
                return {
                    kind: 'call',
                    id: this.#ids.take([block.id].find(Boolean) ?? `call_${this.#parts.length + 1}`),
                    name: block.name,
                    input: block.input,
                    json: ''
                };
            }
            case 'other':
                return { kind: 'other' };
        }
    }
    #add(index, delta) {
        const part = this.#byIndex.get(index);
        if (part?.kind === 'other' || delta.type === 'other')
            return;
        if (!addTo(part, delta))
            throw new failures/* PassingFailure */.Wz(`it sent ${delta.type} where none belongs`);
        if (delta.type === 'text_delta')
            this.#tell('text', delta.text);
        else if (delta.type === 'thinking_delta')
            this.#tell('thinking', delta.thinking);
    }
    #tell(kind, text) {
        if (text !== '')
            this.#onDelta({ kind, text });
    }
}
/** False for a piece that does not belong to this part. */
function addTo(part, delta) {
    switch (part?.kind) {
        case 'text':
            if (delta.type === 'text_delta')
                part.text += delta.text;
            return delta.type === 'text_delta';
        case 'thinking':
            if (delta.type === 'thinking_delta')
                part.text += delta.thinking;
            if (delta.type === 'signature_delta')
                part.signature = delta.signature;
            return delta.type === 'thinking_delta' || delta.type === 'signature_delta';
        case 'call':
            if (delta.type === 'input_json_delta')
                part.json += delta.partial_json;
            return delta.type === 'input_json_delta';
        default:
            return false;
    }
}
/** @throws PassingFailure for a reply that its server gave up */
function endOf(reason) {
    // Without a reason nothing says that the reply is whole, and a call must not be run on a guess.
    if (reason === undefined)
        throw new failures/* PassingFailure */.Wz('the reply ended without saying why');
    if (/max_tokens|length|context_window/.test(reason))
        return 'length';
    if (/refusal|filter|safety|sensitive/.test(reason))
        return 'content-filter';
    if (/error|abort/.test(reason))
        throw new failures/* PassingFailure */.Wz(`the reply ended with "${reason}"`);
    return 'complete';
}
function callIn(part) {
    if (part.kind !== 'call')
        return [];
    const { id, name, input, json } = part;
    // Servers that do not send the input piece by piece send it with the call itself.
    return [{ id, name, arguments: json.trim() === '' ? JSON.stringify(input ?? {}) : json }];
}
function echoed(part) {
    switch (part.kind) {
        case 'text':
            return [{ type: 'text', chars: part.text.length }];
        case 'thinking':
            return [{ type: 'thinking', thinking: part.text, signature: part.signature }];
        case 'redacted':
            return [{ type: 'redacted_thinking', data: part.data }];
        case 'call':
            return [{ type: 'tool_use', id: part.id }];
        case 'other':
            return [];
    }
}

// EXTERNAL MODULE: ./src/agent/timer.js
var timer = __webpack_require__(6163);
// EXTERNAL MODULE: ./src/errors.js
var errors = __webpack_require__(9973);
// EXTERNAL MODULE: ./src/models/own-headers.js
var own_headers = __webpack_require__(4524);
;// CONCATENATED MODULE: ./src/models/anthropic/client.js



/** The version of the API that this adapter speaks: the one in which sampling parameters are refused. */
const VERSION = '2026-10-21';
/** Loads Anthropic's SDK. */
function preloadAnthropic() {
    return __webpack_require__.e(/* import() */ 481).then(__webpack_require__.bind(__webpack_require__, 4481));
}
/** Anthropic's SDK for one endpoint. Retries and limits of time are ours, within `fetch` and around it. */
async function anthropicClient(endpoint, fetch) {
    const { default: Anthropic } = await __webpack_require__.e(/* import() */ 481).then(__webpack_require__.bind(__webpack_require__, 4481));
    const own = headersFor(endpoint);
    return new Anthropic({
        baseURL: rootOf(endpoint.baseUrl),
        apiKey: keyOf(endpoint),
        // Each of these would otherwise be read from the environment, where a command's setting could change who is asked.
        authToken: null,
        webhookKey: null,
        openTelemetry: false,
        logLevel: 'off',
        maxRetries: 0,
        timeout: timer/* MAX_TIMER_MS */._,
        fetch: (url, init) => fetch(url, { ...init, headers: (0,own_headers/* withOwn */.L)(init?.headers, own) })
    });
}
/** The address below which the API's paths begin: the SDK's have the version in them. */
function rootOf(baseUrl) {
    return baseUrl.replace(/\/v1$/, '');
}
/** The headers of each request, over whatever the environment says of the same ones. */
function headersFor(endpoint) {
    const key = keyOf(endpoint);
    const always = { 'content-type': 'application/json', 'anthropic-version': VERSION };
    const bearer = { authorization: `Bearer ${key}` };
    if (endpoint.host === 'api.anthropic.com')
        return { ...always, ...bearer };
    // Azure takes a bearer for a token of its own directory.
    if (endpoint.host.endsWith('.azure.com'))
        return { ...always, 'x-api-key': key };
    // Others that speak the protocol know the one or the other.
    return { ...always, ...bearer, 'x-api-key': key };
}
/** @throws UserError for a credential that is not a key */
function keyOf({ credential, host }) {
    if (credential.kind !== 'key')
        throw new errors/* UserError */.yo(`A workload identity lets nobody in at ${host} with api anthropic; set api-key.`);
    // The SDK refuses to work without a key; servers that ask for none ignore it.
    return credential.key || 'none';
}

// EXTERNAL MODULE: ./src/models/call-ids.js
var call_ids = __webpack_require__(9320);
// EXTERNAL MODULE: ./src/models/context-overflow.js
var context_overflow = __webpack_require__(7663);
;// CONCATENATED MODULE: ./src/models/output-limit.js
/** Tokens. Room for a large file and the thinking before it, which counts as well; all models of today can write more. */
const USUAL_LIMIT = 32_000;
/**
 * Families of models that cannot write so much, by how their names begin, with the most tokens of one reply.
 *
 * Sources, November 2026: https://platform.claude.com/docs/en/models and the limits kept at https://models.dev.
 */
const LIMITS = [
    [/^claude-3-7/, USUAL_LIMIT],
    [/^claude-3[-.]5/, 8_192],
    [/^claude-(?:3|2|instant)/, 4_096]
];
/**
 * For protocols that ask how long a reply may be.
 *
 * @param model the provider's name for it; what stands before a slash is a router's
 * @returns tokens of one reply, thinking included
 */
function outputLimitOf(model) {
    const name = model.slice(model.lastIndexOf('/') + 1).toLowerCase();
    return LIMITS.find(([family]) => family.test(name))?.[1] ?? USUAL_LIMIT;
}

// EXTERNAL MODULE: ./src/models/protocol.js
var protocol = __webpack_require__(4475);
// EXTERNAL MODULE: ./src/agent/parameter-schema.js
var parameter_schema = __webpack_require__(5581);
// EXTERNAL MODULE: ./src/models/past-calls.js
var past_calls = __webpack_require__(6647);
;// CONCATENATED MODULE: ./src/models/anthropic/blocks.js


/** The text of a block; none for one that says nothing, which is refused. */
function textBlocks(text) {
    return text.trim() === '' ? [] : [{ type: 'text', text: text.toWellFormed() }];
}
/** @param id of the call that it answers, as the request says it */
function resultBlock({ text, ok }, id) {
    const content = text.trim() === '' ? '(nothing)' : text.toWellFormed();
    return { type: 'tool_result', tool_use_id: id, content, ...(!ok && { is_error: true }) };
}
/**
 * @param ids of its calls as the request says them, by the ids they have here
 * @param echo its parts in their order; undefined where its thinking is not to go back
 */
function assistantBlocks(message, ids, echo) {
    const calls = new Map(message.toolCalls.map((call) => [call.id, callBlock(call, ids.get(call.id) ?? call.id)]));
    const blocks = inOrder(message.text, calls, echo ?? []);
    // A thought that nothing follows was cut off; it is refused at the end.
    const last = blocks.findLastIndex(({ type }) => type === 'text' || type === 'tool_use');
    return blocks.slice(0, last + 1);
}
function callBlock(call, id) {
    return { type: 'tool_use', id, name: (0,past_calls/* pastName */.E)(call.name) || '_', input: (0,past_calls/* pastArguments */.v)(call.arguments).value };
}
function inOrder(text, calls, echo) {
    const chars = echo.reduce((sum, part) => sum + (part.type === 'text' ? part.chars : 0), 0);
    // The text may have been rewritten since, to keep a secret: then it is not known any more where its parts end.
    let rest = chars === text.length ? text : '';
    const unplaced = new Map(calls);
    const placed = echo.flatMap((part) => {
        switch (part.type) {
            case 'text': {
                const said = rest.slice(0, part.chars);
                rest = rest.slice(part.chars);
                return textBlocks(said);
            }
            case 'tool_use': {
                const call = unplaced.get(part.id);
                unplaced.delete(part.id);
                return call ? [call] : [];
            }
            default:
                return [part];
        }
    });
    if (chars === text.length)
        return [...placed, ...unplaced.values()];
    const firstCall = placed.findIndex(({ type }) => type === 'tool_use');
    return [...placed.toSpliced(firstCall < 0 ? placed.length : firstCall, 0, ...textBlocks(text)), ...unplaced.values()];
}
/** The definition of a tool as each request carries it. */
function toolOnTheWire(tool) {
    const { name, description } = tool;
    return { name, description, input_schema: (0,parameter_schema/* parameterSchema */.R)(tool) };
}

;// CONCATENATED MODULE: ./src/models/anthropic/echo.js

/**
 * The parts of a reply in their order, for what has to go back as it came: thinking is signed, and a model that thinks
 * between its calls reads it in its place. Text and calls are kept with their message; here is where they stand.
 */
const echoedPart = schemas/* union */.KCZ([
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('thinking'), thinking: schemas/* string */.YjP(), signature: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('redacted_thinking'), data: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('text'), chars: schemas/* number */.aig() }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('tool_use'), id: schemas/* string */.YjP() })
]);
const echoedParts = schemas/* array */.YOg(echoedPart);
/** @returns undefined for what this adapter did not write */
function readEcho(content) {
    return echoedParts.safeParse(content).data;
}

;// CONCATENATED MODULE: ./src/models/anthropic/wire.js






const OPTIONAL = ['temperature', 'tool_choice', 'cache_control', 'thinking'];
const MIN_OUTPUT_TOKENS = 256;
const MARK = ',"cache_control":{"type":"ephemeral"}}';
const OPENING = JSON.stringify({ type: 'text', text: 'The beginning of this conversation is left out.' });
const GO_ON = JSON.stringify({ type: 'text', text: 'Go on.' });
/**
 * Writes our messages and tools in the words of Anthropic's Messages.
 *
 * What was written once is kept, so that a request repeats the bytes of the one before it, but for the marks that say up
 * to where the provider's cache is to hold: at the end of tools and system prompt, at the end of the conversation, and
 * where the request before this one ended.
 */
class AnthropicWire {
    #terms;
    #written = new WeakMap();
    #tools = new WeakMap();
    #refused = new Set();
    #maxTokens;
    constructor(terms) {
        this.#terms = terms;
        this.#maxTokens = terms.parameters.maxOutputTokens ?? outputLimitOf(terms.model);
    }
    /** @returns JSON */
    request(messages, tools, choice = 'auto') {
        const system = messages.flatMap((message) => (message.role === 'system' ? textBlocks(message.text) : []));
        const systemBlocks = this.#marked(system.map((block) => JSON.stringify(block)));
        const toolBlocks = tools.map((tool) => this.#tool(tool));
        return [
            `{"model":${JSON.stringify(this.#terms.model)},"max_tokens":${this.#maxTokens},"stream":true${this.#temperature()}`,
            tools.length > 0 && `"tools":[${(system.length > 0 ? toolBlocks : this.#marked(toolBlocks)).join(',')}]`,
            system.length > 0 && `"system":[${systemBlocks.join(',')}]`,
            // The choice stands behind the conversation, so that what comes before its end is the same whatever it is.
            `"messages":[${this.#turns(messages).join(',')}]${tools.length > 0 ? this.#choice(choice) : ''}}`
        ]
            .filter((part) => part !== false)
            .join(',');
    }
    /**
     * Leaves out or lowers, from now on, what a refusal says it cannot take.
     *
     * @returns whether there was something, so that the request is worth another try
     */
    adaptTo(problem) {
        const { status, parameter, message } = problem;
        if ((status !== 400 && status !== 422) || (0,context_overflow/* isAboutLength */.O)(problem))
            return false;
        if (/\bmax_tokens\b/.test(`${parameter} ${message}`))
            return this.#lowerLimit(message);
        const named = OPTIONAL.find((name) => this.#accepts(name) && RegExp(`\\b${name}\\b`).test(`${parameter} ${message}`));
        if (!named)
            return false;
        this.#refused.add(named);
        return true;
    }
    /** To the largest number in the message that is less than what was asked for. */
    #lowerLimit(message) {
        const numbers = message.match(/\d[\d,]*/g) ?? [];
        const lower = numbers.map((digits) => Number(digits.replaceAll(',', ''))).filter((limit) => limit < this.#maxTokens);
        const limit = Math.max(0, ...lower);
        if (limit < MIN_OUTPUT_TOKENS)
            return false;
        this.#maxTokens = limit;
        return true;
    }
    #temperature() {
        const { model, parameters } = this.#terms;
        const { temperature = usualTemperature(model) } = parameters;
        return temperature !== undefined && this.#accepts('temperature') ? `,"temperature":${temperature}` : '';
    }
    #choice(choice) {
        const type = choice === 'none' ? 'none' : this.#terms.parameters.toolChoice === 'required' ? 'any' : 'auto';
        return type !== 'auto' && this.#accepts('tool_choice') ? `,"tool_choice":{"type":"${type}"}` : '';
    }
    #accepts(name) {
        return !this.#refused.has(name);
    }
    #turns(messages) {
        const ids = new call_ids/* CallIds */.$R(call_ids/* plainId */.Sd);
        const said = messages.map((message) => this.#said(message, ids));
        const ends = new Set([
            wire_endOf(said),
            wire_endOf(said.slice(0, messages.findLastIndex(({ role }) => role === 'assistant')))
        ]);
        const turns = [];
        for (const each of said) {
            if (each.blocks.length === 0)
                continue;
            const blocks = ends.has(each) ? this.#marked(each.blocks) : each.blocks;
            const last = turns.at(-1);
            const turn = last?.role === each.role ? last : { role: each.role, results: [], rest: [] };
            if (turn !== last)
                turns.push(turn);
            turn[each.isResult ? 'results' : 'rest'].push(...blocks);
        }
        // It is a user who begins and who speaks last.
        if (turns[0]?.role !== 'user')
            turns.unshift({ role: 'user', results: [], rest: [OPENING] });
        if (turns.at(-1)?.role !== 'user')
            turns.push({ role: 'user', results: [], rest: [GO_ON] });
        return turns.map(({ role, results, rest }) => `{"role":"${role}","content":[${[...results, ...rest].join(',')}]}`);
    }
    #said(message, ids) {
        switch (message.role) {
            case 'system':
                return { role: 'user', blocks: [], isResult: false };
            case 'user':
                return { role: 'user', blocks: this.#kept(message, '', () => textBlocks(message.text)), isResult: false };
            case 'tool': {
                const id = ids.answering(message.callId);
                return { role: 'user', blocks: this.#kept(message, id, () => [resultBlock(message, id)]), isResult: true };
            }
            case 'assistant': {
                const { echo } = message;
                const isOurs = this.#accepts('thinking') && echo?.from === this.#terms.echoFrom;
                const callIds = ids.of(message);
                const key = [isOurs, ...callIds.values()].join(' ');
                const parts = isOurs ? readEcho(echo.content) : undefined;
                return {
                    role: 'assistant',
                    blocks: this.#kept(message, key, () => assistantBlocks(message, callIds, parts)),
                    isResult: false
                };
            }
        }
    }
    #kept(message, key, write) {
        const known = this.#written.get(message);
        if (known?.key === key)
            return known.blocks;
        const blocks = write().map((block) => JSON.stringify(block));
        this.#written.set(message, { key, blocks });
        return blocks;
    }
    #tool(tool) {
        const json = this.#tools.get(tool) ?? JSON.stringify(toolOnTheWire(tool));
        this.#tools.set(tool, json);
        return json;
    }
    /** The same, with the last one marked. */
    #marked(blocks) {
        const last = blocks.at(-1);
        if (last === undefined || !this.#accepts('cache_control'))
            return blocks;
        return [...blocks.slice(0, -1), last.slice(0, -1) + MARK];
    }
}
/** Anthropic's own models refuse any in the version of the API that is spoken; those of others take it. */
function usualTemperature(model) {
    return /claude/i.test(model) ? undefined : protocol/* USUAL_TEMPERATURE */.O;
}
/** The last of them that says anything. */
function wire_endOf(said) {
    return said.findLast(({ blocks }) => blocks.length > 0);
}

// EXTERNAL MODULE: ./src/models/read-bytes.js
var read_bytes = __webpack_require__(2745);
// EXTERNAL MODULE: ./src/models/tokens.js
var tokens = __webpack_require__(1629);
;// CONCATENATED MODULE: ./src/models/anthropic.js





/** Without it the SDK takes text for something to be written as JSON. */
const JSON_BODY = { 'content-type': 'application/json' };
const preload = preloadAnthropic;
/** Anthropic's Messages, which some other providers speak as well. */
function createProtocol({ endpoint, model, parameters, fetch }) {
    const echoFrom = `anthropic ${endpoint.baseUrl} ${model}`;
    const wire = new AnthropicWire({ model, parameters, echoFrom });
    let loading;
    const client = () => (loading ??= anthropicClient(endpoint, fetch));
    async function ask(request) {
        const { messages, tools, toolChoice, signal } = request;
        const sdk = await client();
        const body = wire.request(messages, tools, toolChoice);
        const assembly = new MessageAssembly((delta) => {
            request.onDelta(delta);
        });
        // Not by its method for this path, which would write the whole history as JSON anew each round, nor by its stream, which
        // drops what servers that speak like Anthropic send without the names of events.
        const response = await sdk.post('/v1/messages', { body, headers: JSON_BODY, stream: true, signal }).asResponse();
        if (response.body)
            await (0,read_bytes/* readBytes */.i)(response.body, (chunk) => assembly.feed(chunk));
        const { echo, usage, ...said } = assembly.end();
        const tokens = tokensOf(said, usage, body.length);
        return { ...said, tokens, ...(echo && { echo: { from: echoFrom, content: echo } }) };
    }
    return {
        address: `${rootOf(endpoint.baseUrl)}/v1/messages`,
        ask,
        adaptTo: (problem) => wire.adaptTo(problem),
        async listModels(signal) {
            const { data } = await (await client()).models.list({}, { signal });
            return data.map(({ id }) => id);
        }
    };
}
function tokensOf(said, usage, promptChars) {
    const cachedInput = usage.cache_read_input_tokens ?? 0;
    const input = (usage.input_tokens ?? 0) + (usage.cache_creation_input_tokens ?? 0) + cachedInput;
    // No prompt is of no tokens: a zero says that nothing was counted.
    if (input === 0)
        return (0,tokens/* estimateTokens */.b)(promptChars, said);
    const output = usage.output_tokens ?? 0;
    const reasoning = Math.min(usage.output_tokens_details?.thinking_tokens ?? 0, output);
    const cacheWrite = (0,tokens/* cacheWriteOf */.V)(usage.cache_creation_input_tokens, { input, cachedInput });
    return { input, cachedInput, ...cacheWrite, output, reasoning, isEstimate: false };
}


/***/ }),

/***/ 9320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $R: () => (/* binding */ CallIds),
/* harmony export */   $W: () => (/* binding */ boundedId),
/* harmony export */   Sd: () => (/* binding */ plainId),
/* harmony export */   u2: () => (/* binding */ nineLetterId)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _unique_ids_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87);


/**
 * The ids of calls as one request says them, no two alike in a conversation: those of another provider, whose conversation
 * is taken over, may be alike, or not what the endpoint takes. The same messages get the same ids each time.
 */
class CallIds {
    #spell;
    #ids;
    #latest = new Map();
    /** @param spell an id as the endpoint takes it; the same where it does already */
    constructor(spell) {
        this.#spell = spell;
        this.#ids = new _unique_ids_js__WEBPACK_IMPORTED_MODULE_1__/* .UniqueIds */ .m(spell);
    }
    /** The ids of a message's calls by the ids they have here. */
    of({ toolCalls }) {
        this.#latest = new Map(toolCalls.map(({ id }) => [id, this.#ids.take(id)]));
        return this.#latest;
    }
    /** The id of a call of the message that was asked for last. */
    answering(id) {
        return this.#latest.get(id) ?? this.#spell(id);
    }
}
/** For Anthropic, which takes letters, digits, `_` and `-`. */
function plainId(id) {
    return id.replaceAll(/[^a-zA-Z0-9_-]/gu, (letter) => `_${letter.codePointAt(0)?.toString(16) ?? ''}`) || '_';
}
const MAX_CHARS = 64;
/** For Responses, which takes 64 characters. */
function boundedId(id) {
    return id !== '' && id.length <= MAX_CHARS ? id : digest(id);
}
/** For all the others that want ids to be short, of whom Mistral is the strictest: nine letters or digits. */
function nineLetterId(id) {
    return /^[a-zA-Z0-9]{9}$/.test(id) ? id : digest(id).slice(0, 9);
}
function digest(id) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(id).digest('hex');
}


/***/ }),

/***/ 3005:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ MAX_CALLS)
/* harmony export */ });
/** Far beyond any sensible reply: the results of thousands of calls would make a request of hundreds of megabytes. */
const MAX_CALLS = 128;


/***/ }),

/***/ 4524:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ withOwn)
/* harmony export */ });
/** What an SDK says in the headers of a request beside who is asking. */
const SAID = /^(accept|anthropic-version|content-type|user-agent|x-stainless-.*)$/;
/**
 * The headers of an SDK's request, as far as they are its own. It adds whatever stands in a variable such as
 * OPENAI_CUSTOM_HEADERS, over ours, where a command's setting could change who is asked and who pays for it.
 *
 * @param own who is asking, and all else that nobody may change
 */
function withOwn(headers, own) {
    const said = [...new Headers(headers)].filter(([name]) => SAID.test(name));
    return new Headers({ ...Object.fromEntries(said), ...own });
}


/***/ }),

/***/ 6647:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ pastName),
/* harmony export */   v: () => (/* binding */ pastArguments)
/* harmony export */ });
/** The name of an earlier call as providers check it: one that the model made up would have every request refused. */
function pastName(name) {
    return name.replaceAll(/[^\w-]/g, '_').slice(0, 64);
}
/**
 * The arguments of an earlier call as an object, whatever the model wrote: some servers parse them, and one call that was
 * written badly would make them refuse every request from then on.
 */
function pastArguments(text) {
    try {
        const value = JSON.parse(text);
        if (typeof value === 'object' && value !== null && !Array.isArray(value))
            return { text, value: { ...value } };
    }
    catch {
        // It goes back as a quotation, below.
    }
    const value = { not_json: text.toWellFormed() };
    return { text: JSON.stringify(value), value };
}


/***/ }),

/***/ 4475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ USUAL_TEMPERATURE)
/* harmony export */ });
/** Low, so that what a tool returned is followed more than chance. */
const USUAL_TEMPERATURE = 0.1;


/***/ }),

/***/ 87:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ UniqueIds)
/* harmony export */ });
/** Gives ids out, no two alike. */
class UniqueIds {
    #spell;
    #taken = new Set();
    /** How many there are of each: counting anew for each would take quadratic time. */
    #copies = new Map();
    /** @param spell an id as it has to be; the same where it is already */
    constructor(spell = (id) => id) {
        this.#spell = spell;
    }
    /** The id that is wanted, or one like it where that is given out already. */
    take(wanted) {
        const first = this.#spell(wanted);
        let free = first;
        for (let copy = this.#copies.get(first) ?? 2; this.#taken.has(free); copy += 1) {
            free = this.#spell(`${first}_${copy}`);
            this.#copies.set(first, copy + 1);
        }
        this.#taken.add(free);
        return free;
    }
    get size() {
        return this.#taken.size;
    }
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
