export const id = 8219;
export const ids = [8219];
export const modules = {

/***/ 58219:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createProtocol: () => (/* binding */ createProtocol),
  preload: () => (/* reexport */ preload)
});

// EXTERNAL MODULE: ./src/models/assembled-response.js
var assembled_response = __webpack_require__(92327);
// EXTERNAL MODULE: ./src/models/http/read-bytes.js
var read_bytes = __webpack_require__(48192);
// EXTERNAL MODULE: ./src/models/tokens.js
var tokens = __webpack_require__(81629);
// EXTERNAL MODULE: ./src/models/failures/failures.js
var failures = __webpack_require__(37820);
// EXTERNAL MODULE: ./src/models/failures/provider-problem.js
var provider_problem = __webpack_require__(40952);
// EXTERNAL MODULE: ./src/models/http/body-reader.js
var body_reader = __webpack_require__(30200);
// EXTERNAL MODULE: ./src/models/tool-calls.js
var tool_calls = __webpack_require__(47225);
// EXTERNAL MODULE: ../node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(3301);
;// CONCATENATED MODULE: ./src/models/anthropic/event.js

// The events of a stream. Only the fields that are read, and strictly: silently dropping a call or text is worse than
// requesting the response again. New types are ignored.
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
    // The document of a server that does not stream.
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('message'), content: schemas/* array */.YOg(block), stop_reason, usage: anyUsage })
]);
const messageEvent = schemas/* union */.KCZ([knownEvent, otherThan(knownEvent.options)]);
function otherThan(known) {
    const names = known.map(({ shape }) => shape.type.value);
    const type = schemas/* string */.YjP().refine((name) => !names.includes(name));
    return schemas/* object */.Ikc({ type }).transform(() => ({ type: 'other' }));
}

;// CONCATENATED MODULE: ./src/models/anthropic/assemble-stream.js





class AnthropicAssembler {
    #onDelta;
    #reader = new body_reader/* BodyReader */.W({
        onEvent: ({ data, name }) => {
            // Some servers end the stream like OpenAI.
            if (data.trim() !== '' && data.trim() !== '[DONE]')
                this.#read((0,body_reader/* parseBodyJson */.O)(data), name === 'error');
        },
        onDocument: (text) => {
            this.#read((0,body_reader/* parseBodyJson */.O)(text), false);
        }
    });
    #parts = [];
    #byIndex = new Map();
    #ids = new tool_calls/* UniqueIds */.mc();
    #isOver = false;
    #stopReason;
    #usage = {};
    constructor(onDelta) {
        this.#onDelta = onDelta;
    }
    feed(bytes) {
        this.#reader.feed(bytes);
        return this.#isOver;
    }
    end() {
        this.#reader.end();
        if (!this.#isOver)
            throw new failures/* TransientFailure */.$r('the stream ended before the response did');
        const toolCalls = this.#parts.flatMap(callIn);
        const end = toolCalls.length > tool_calls/* MAX_CALLS */.ZF ? 'length' : responseEnd(this.#stopReason);
        const hasThinking = this.#parts.some(({ kind }) => kind === 'thinking' || kind === 'redacted');
        return {
            text: this.#parts.map((part) => (part.kind === 'text' ? part.text : '')).join(''),
            thinking: this.#parts.map((part) => (part.kind === 'thinking' ? part.text : '')).join(''),
            toolCalls: end === 'complete' ? toolCalls : [],
            end,
            metadata: hasThinking ? this.#parts.flatMap(metadataPart) : undefined,
            usage: this.#usage
        };
    }
    #read(sent, isError) {
        if (this.#isOver)
            return;
        if (isError || (0,provider_problem/* hasError */.JD)(sent)) {
            // Once a response was cut off, a later error of the server does not matter.
            if (!isCutOff(this.#stopReason))
                throw (0,failures/* failureOf */.g5)((0,provider_problem/* readProblem */.K)(sent));
            this.#isOver = true;
            return;
        }
        const event = messageEvent.safeParse(sent);
        if (!event.success)
            throw new failures/* TransientFailure */.$r('it sent an invalid event', { cause: event.error });
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
    /** Each count is the total so far; a count that an event omits stays. */
    #count(usage) {
        const counted = Object.entries(usage ?? {}).filter(([, value]) => value != null);
        this.#usage = { ...this.#usage, ...Object.fromEntries(counted) };
    }
    #begin(block) {
        const part = this.#partFor(block);
        this.#parts.push(part);
        if (part.kind === 'text' || part.kind === 'thinking')
            this.#stream(part.kind, part.text);
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
                    throw new failures/* TransientFailure */.$r('it sent a tool call without a name');
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
            throw new failures/* TransientFailure */.$r(`it sent an unexpected ${delta.type}`);
        if (delta.type === 'text_delta')
            this.#stream('text', delta.text);
        else if (delta.type === 'thinking_delta')
            this.#stream('thinking', delta.thinking);
    }
    #stream(kind, text) {
        if (text !== '')
            this.#onDelta({ kind, text });
    }
}
/** @returns false for a delta that does not belong to this part */
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
/** True for a response that the token limit cut off. */
function isCutOff(reason) {
    return reason !== undefined && /max_tokens|length|context_window/.test(reason);
}
/** @throws TransientFailure for a response that failed */
function responseEnd(reason) {
    // Without a reason the response may be incomplete, and a call must not run on a guess.
    if (reason === undefined)
        throw new failures/* TransientFailure */.$r('the response ended without a stop reason');
    if (isCutOff(reason))
        return 'length';
    if (/refusal|filter|safety|sensitive/.test(reason))
        return 'content-filter';
    if (/error|abort/.test(reason))
        throw new failures/* TransientFailure */.$r(`the response ended with "${reason}"`);
    return 'complete';
}
function callIn(part) {
    if (part.kind !== 'call')
        return [];
    const { id, name, input, json } = part;
    // Servers that do not stream the input send it with the call.
    return [{ id, name, arguments: json.trim() === '' ? JSON.stringify(input ?? {}) : json }];
}
function metadataPart(part) {
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
var timer = __webpack_require__(66163);
// EXTERNAL MODULE: ./src/errors.js
var errors = __webpack_require__(59973);
// EXTERNAL MODULE: ./src/models/http/headers.js
var headers = __webpack_require__(61906);
;// CONCATENATED MODULE: ./src/models/anthropic/client.js



/** The API version of our requests. It rejects sampling parameters. */
const VERSION = '2026-10-21';
const preload = () => __webpack_require__.e(/* import() */ 4481).then(__webpack_require__.bind(__webpack_require__, 84481));
/** Anthropic's SDK for one endpoint. Retries and timeouts are ours, inside `fetch` and around it. */
async function anthropicClient(endpoint, fetch) {
    const { default: Anthropic } = await __webpack_require__.e(/* import() */ 4481).then(__webpack_require__.bind(__webpack_require__, 84481));
    const own = headersFor(endpoint);
    return new Anthropic({
        baseURL: rootOf(endpoint.baseUrl),
        apiKey: keyOf(endpoint),
        // Attack: the SDK would read these from the environment, where a command could redirect the requests.
        authToken: null,
        webhookKey: null,
        openTelemetry: false,
        logLevel: 'off',
        maxRetries: 0,
        timeout: timer/* MAX_TIMER_MS */._,
        fetch: (url, init) => fetch(url, { ...init, headers: (0,headers/* withTrustedHeaders */.i)(init?.headers, own) })
    });
}
/** The base URL without the version, which is part of the SDK's paths. */
function rootOf(baseUrl) {
    return baseUrl.replace(/\/v1$/, '');
}
/** The headers of each request. They override those of the environment. */
function headersFor(endpoint) {
    const key = keyOf(endpoint);
    const always = { 'content-type': 'application/json', 'anthropic-version': VERSION };
    const bearer = { authorization: `Bearer ${key}` };
    if (endpoint.host === 'api.anthropic.com')
        return { ...always, ...bearer };
    // Azure takes a bearer for a token of its own directory.
    if (endpoint.host.endsWith('.azure.com'))
        return { ...always, 'x-api-key': key };
    // Compatible servers support one or the other.
    return { ...always, ...bearer, 'x-api-key': key };
}
/** @throws UserError for a credential that is not a key */
function keyOf({ credential, host, settings }) {
    if (credential.kind !== 'key')
        throw new errors/* UserError */.yo(`${host} does not accept a workload identity with api anthropic; set ${settings.apiKey}.`);
    // The SDK requires a key; servers that need none ignore it.
    return credential.key || 'none';
}

// EXTERNAL MODULE: ./src/models/failures/problem-kinds.js
var problem_kinds = __webpack_require__(19990);
// EXTERNAL MODULE: ./src/models/model-limits.js
var model_limits = __webpack_require__(88319);
// EXTERNAL MODULE: ./src/models/object-cache.js
var object_cache = __webpack_require__(89251);
// EXTERNAL MODULE: ./src/models/protocol.js
var protocol = __webpack_require__(44475);
// EXTERNAL MODULE: ./src/agent/images.js
var agent_images = __webpack_require__(13622);
// EXTERNAL MODULE: ./src/agent/tool-definition.js
var tool_definition = __webpack_require__(43622);
;// CONCATENATED MODULE: ./src/models/anthropic/blocks.js



/** A block of text; none for blank text, which is rejected. */
function textBlocks(text) {
    return text.trim() === '' ? [] : [{ type: 'text', text: text.toWellFormed() }];
}
function userBlocks(message) {
    const images = (0,agent_images/* imagesOf */.IC)(message).map(({ type, base64 }) => ({
        type: 'image',
        source: { type: 'base64', media_type: type, data: base64() }
    }));
    return [...textBlocks(message.text), ...images];
}
/** @param id of the call in the request */
function resultBlock({ text, ok }, id) {
    const content = text.trim() === '' ? '(nothing)' : text.toWellFormed();
    return { type: 'tool_result', tool_use_id: id, content, ...(!ok && { is_error: true }) };
}
/**
 * @param ids of its calls in the request, by their ids in the history
 * @param parts in order; empty if its thinking must not be sent back
 */
function assistantBlocks(message, ids, parts) {
    const calls = new Map(message.toolCalls.map((call) => [call.id, callBlock(call, ids.get(call.id) ?? call.id)]));
    const blocks = inOrder(message.text, calls, parts);
    // Thinking at the end was cut off, and is rejected.
    const last = blocks.findLastIndex(({ type }) => type === 'text' || type === 'tool_use');
    return blocks.slice(0, last + 1);
}
function callBlock(call, id) {
    return {
        type: 'tool_use',
        id,
        name: (0,tool_calls/* sanitizeCallName */.d6)(call.name) || '_',
        input: (0,tool_calls/* sanitizeArguments */.ml)(call.arguments).value
    };
}
function inOrder(text, calls, parts) {
    const chars = parts.reduce((sum, part) => sum + (part.type === 'text' ? part.chars : 0), 0);
    // If redaction has changed the text, it is unknown where its parts end.
    let rest = chars === text.length ? text : '';
    const unplaced = new Map(calls);
    const placed = parts.flatMap((part) => {
        switch (part.type) {
            case 'text': {
                const partText = rest.slice(0, part.chars);
                rest = rest.slice(part.chars);
                return textBlocks(partText);
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
/** The definition of a tool in each request. */
function toolDefinition(tool) {
    const { name, description } = tool;
    return { name, description, input_schema: (0,tool_definition/* parameterSchema */.RH)(tool) };
}

;// CONCATENATED MODULE: ./src/models/anthropic/provider-metadata.js

/**
 * The parts of a response in order. Thinking is signed, so it is sent back unchanged. It keeps its position, because a model may
 * think between its calls. Text and calls are in the message; the metadata has only their positions.
 */
const provider_metadata_metadataPart = schemas/* union */.KCZ([
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('thinking'), thinking: schemas/* string */.YjP(), signature: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('redacted_thinking'), data: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('text'), chars: schemas/* number */.aig() }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('tool_use'), id: schemas/* string */.YjP() })
]);
const metadataParts = schemas/* array */.YOg(provider_metadata_metadataPart);
/** @returns undefined for metadata of another protocol */
function readMetadata(content) {
    return metadataParts.safeParse(content).data;
}

;// CONCATENATED MODULE: ./src/models/anthropic/wire.js







/** What a request omits once a server rejects it. `thinking` is that of earlier responses. */
const OPTIONAL_PARAMETERS = {
    temperature: /\btemperature\b/,
    effort: /\b(?:output_config|effort)\b/,
    tool_choice: /\btool_choice\b/,
    cache_control: /\bcache_control\b/,
    thinking: /\bthinking\b/
};
const OPTIONAL_NAMES = [
    'temperature',
    'effort',
    'tool_choice',
    'cache_control',
    'thinking'
];
const MIN_OUTPUT_TOKENS = 256;
const CACHE_CONTROL = ',"cache_control":{"type":"ephemeral"}}';
const OPENING = JSON.stringify({ type: 'text', text: 'The beginning of this conversation was left out.' });
const CONTINUE = JSON.stringify({ type: 'text', text: 'Continue.' });
/**
 * Writes requests for Anthropic's Messages as JSON.
 *
 * A request repeats the bytes of the one before it, except for the cache breakpoints: at the end of tools and system prompt,
 * at the end of the conversation, and where the previous request ended.
 */
class AnthropicWire {
    #options;
    #blocks = new object_cache/* ObjectCache */.U();
    #tools = new object_cache/* ObjectCache */.U();
    #rejected = new Set();
    #maxTokens;
    constructor(options) {
        this.#options = options;
        this.#maxTokens = options.parameters.maxOutputTokens ?? (0,model_limits/* knownOutputLimit */.El)(options.model);
    }
    /** @returns JSON */
    request(messages, tools, choice = 'auto') {
        const system = messages.flatMap((message) => (message.role === 'system' ? textBlocks(message.text) : []));
        const systemBlocks = this.#withBreakpoint(system.map((block) => JSON.stringify(block)));
        const toolBlocks = tools.map((tool) => this.#tools.get(tool, () => JSON.stringify(toolDefinition(tool))));
        return [
            `{"model":${JSON.stringify(this.#options.model)},"max_tokens":${this.#maxTokens},"stream":true${this.#temperature()}${this.#effort()}`,
            tools.length > 0 && `"tools":[${(system.length > 0 ? toolBlocks : this.#withBreakpoint(toolBlocks)).join(',')}]`,
            system.length > 0 && `"system":[${systemBlocks.join(',')}]`,
            // The choice comes after the conversation, so that it does not change the bytes before.
            `"messages":[${this.#turns(messages).join(',')}]${tools.length > 0 ? this.#choice(choice) : ''}}`
        ]
            .filter((part) => part !== false)
            .join(',');
    }
    /** See `Protocol.adaptTo`. */
    adaptTo(problem) {
        const { status, parameter, message } = problem;
        if ((status !== 400 && status !== 422) || (0,problem_kinds/* isContextOverflow */.OX)(problem))
            return false;
        const words = `${parameter} ${message}`;
        if (/\bmax_tokens\b/.test(words))
            return this.#lowerLimit(message);
        const named = OPTIONAL_NAMES.find((name) => this.#accepts(name) && OPTIONAL_PARAMETERS[name].test(words));
        if (!named)
            return false;
        this.#rejected.add(named);
        return true;
    }
    /** Lowers the limit to the largest number in the message that is below it. */
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
        const { model, parameters } = this.#options;
        const { temperature = defaultTemperature(model) } = parameters;
        return temperature !== undefined && this.#accepts('temperature') ? `,"temperature":${temperature}` : '';
    }
    #effort() {
        const { effort } = this.#options.parameters;
        return effort !== undefined && this.#accepts('effort') ? `,"output_config":{"effort":"${effort}"}` : '';
    }
    #choice(choice) {
        const type = choice === 'none' ? 'none' : this.#options.parameters.toolChoice === 'required' ? 'any' : 'auto';
        return type !== 'auto' && this.#accepts('tool_choice') ? `,"tool_choice":{"type":"${type}"}` : '';
    }
    #accepts(name) {
        if (name === 'effort' && this.#options.parameters.effort === undefined)
            return false;
        return !this.#rejected.has(name);
    }
    #turns(messages) {
        const ids = new tool_calls/* CallIds */.$R(tool_calls/* plainId */.Sd);
        const written = messages.map((message) => this.#write(message, ids));
        const lastTurn = messages.findLastIndex(({ role }) => role === 'assistant');
        const breakpoints = new Set([lastWithContent(written), lastWithContent(written.slice(0, lastTurn))]);
        const turns = [];
        for (const message of written) {
            if (message.blocks.length === 0)
                continue;
            const blocks = breakpoints.has(message) ? this.#withBreakpoint(message.blocks) : message.blocks;
            const last = turns.at(-1);
            const turn = last?.role === message.role ? last : { role: message.role, results: [], rest: [] };
            if (turn !== last)
                turns.push(turn);
            turn[message.isResult ? 'results' : 'rest'].push(...blocks);
        }
        // The conversation must begin and end with the user.
        if (turns[0]?.role !== 'user')
            turns.unshift({ role: 'user', results: [], rest: [OPENING] });
        if (turns.at(-1)?.role !== 'user')
            turns.push({ role: 'user', results: [], rest: [CONTINUE] });
        return turns.map(({ role, results, rest }) => `{"role":"${role}","content":[${[...results, ...rest].join(',')}]}`);
    }
    #write(message, ids) {
        switch (message.role) {
            case 'system':
                return { role: 'user', blocks: [], isResult: false };
            case 'user':
                return { role: 'user', blocks: this.#json(message, '', () => userBlocks(message)), isResult: false };
            case 'tool': {
                const id = ids.ofResult(message.callId);
                return { role: 'user', blocks: this.#json(message, id, () => [resultBlock(message, id)]), isResult: true };
            }
            case 'assistant': {
                const { providerMetadata } = message;
                const isOwn = this.#accepts('thinking') && providerMetadata?.from === this.#options.source;
                const callIds = ids.of(message);
                const parts = (isOwn ? readMetadata(providerMetadata.content) : undefined) ?? [];
                const variant = [isOwn, ...callIds.values()].join(' ');
                const blocks = this.#json(message, variant, () => assistantBlocks(message, callIds, parts));
                return { role: 'assistant', blocks, isResult: false };
            }
        }
    }
    #json(message, variant, write) {
        return this.#blocks.get(message, () => write().map((block) => JSON.stringify(block)), variant);
    }
    /** Marks the last block as the end of a prefix that the provider caches. */
    #withBreakpoint(blocks) {
        const last = blocks.at(-1);
        if (last === undefined || !this.#accepts('cache_control'))
            return blocks;
        return [...blocks.slice(0, -1), last.slice(0, -1) + CACHE_CONTROL];
    }
}
/** Anthropic's models reject a temperature in our API version. Compatible servers have other models, which accept it. */
function defaultTemperature(model) {
    return /claude/i.test(model) ? undefined : protocol/* DEFAULT_TEMPERATURE */.N;
}
function lastWithContent(messages) {
    return messages.findLast(({ blocks }) => blocks.length > 0);
}

;// CONCATENATED MODULE: ./src/models/anthropic/protocol.js






/** Without it, the SDK serializes the text as a JSON string. */
const JSON_BODY = { 'content-type': 'application/json' };

/** Anthropic's Messages, which some other providers also support. */
function createProtocol({ endpoint, model, parameters, fetch }) {
    const source = `anthropic ${endpoint.baseUrl} ${model}`;
    const wire = new AnthropicWire({ model, parameters, source });
    let loading;
    const client = () => (loading ??= anthropicClient(endpoint, fetch));
    async function ask(request) {
        const { messages, tools, toolChoice, signal } = request;
        const sdk = await client();
        const body = wire.request(messages, tools, toolChoice);
        const assembler = new AnthropicAssembler((delta) => {
            request.onDelta(delta);
        });
        // The SDK's method for this path would serialize the whole history again each turn, and its stream drops the events
        // that compatible servers send without a name.
        const response = await sdk.post('/v1/messages', { body, headers: JSON_BODY, stream: true, signal }).asResponse();
        if (response.body)
            await (0,read_bytes/* readBytes */.i)(response.body, (chunk) => assembler.feed(chunk));
        return (0,assembled_response/* modelResponse */.p)(assembler.end(), { source, promptBytes: (0,tokens/* promptBytes */.Sv)(body, messages), countTokens });
    }
    return {
        address: `${rootOf(endpoint.baseUrl)}/v1/messages`,
        ask,
        adaptTo: (problem) => wire.adaptTo(problem),
        async listModels(signal) {
            const { data } = await (await client()).models.list({}, { signal });
            return data.map(({ id }) => id);
        },
        requestModel: async (signal) => (await client()).models.retrieve(model, {}, { signal })
    };
}
function countTokens(usage) {
    const cachedInput = usage.cache_read_input_tokens ?? 0;
    const input = (usage.input_tokens ?? 0) + (usage.cache_creation_input_tokens ?? 0) + cachedInput;
    if (input === 0)
        return undefined;
    const output = usage.output_tokens ?? 0;
    const reasoning = Math.min(usage.output_tokens_details?.thinking_tokens ?? 0, output);
    const cacheWrite = (0,tokens/* cacheWriteTokens */._r)(usage.cache_creation_input_tokens, { input, cachedInput });
    return { input, cachedInput, ...cacheWrite, output, reasoning, isEstimate: false };
}


/***/ }),

/***/ 92327:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ modelResponse)
/* harmony export */ });
/* harmony import */ var _tokens_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81629);

function modelResponse({ metadata, usage, ...response }, { source, promptBytes, countTokens }) {
    const counted = usage === undefined ? undefined : countTokens(usage);
    return {
        ...response,
        tokens: counted ?? (0,_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .estimateTokens */ .bP)(promptBytes, response),
        ...(metadata !== undefined && { providerMetadata: { from: source, content: metadata } })
    };
}


/***/ }),

/***/ 30200:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ parseBodyJson),
/* harmony export */   W: () => (/* binding */ BodyReader)
/* harmony export */ });
/* harmony import */ var eventsource_parser__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94879);
/* harmony import */ var _failures_failures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37820);
/* harmony import */ var _failures_provider_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40952);



/** Far beyond any response. A server that never stops must not fill the memory. */
const MAX_CHARS = 64 * 2 ** 20;
/** Reads a response body. The result does not depend on how the bytes are split. */
class BodyReader {
    #handlers;
    #decoder = new TextDecoder();
    #events = (0,eventsource_parser__WEBPACK_IMPORTED_MODULE_2__/* .createParser */ .C)({
        onEvent: ({ event, data }) => {
            this.#handlers.onEvent({ name: event, data });
        }
    });
    #document = [];
    #format = 'unknown';
    #chars = 0;
    constructor(handlers) {
        this.#handlers = handlers;
    }
    feed(bytes) {
        this.#read(this.#decoder.decode(bytes, { stream: true }));
    }
    /** Must be called at the end of the body. */
    end() {
        // Some servers omit the blank line after the last event.
        this.#read(this.#decoder.decode() + (this.#format === 'events' ? '\n\n' : ''));
        if (this.#format === 'document')
            this.#handlers.onDocument(this.#document.join(''));
    }
    #read(text) {
        this.#chars += text.length;
        if (this.#chars > MAX_CHARS)
            throw new _failures_failures_js__WEBPACK_IMPORTED_MODULE_0__/* .TransientFailure */ .$r(`the response exceeds ${MAX_CHARS} characters`);
        if (this.#format === 'unknown' && text.trim() !== '')
            this.#format = formatOf(text);
        if (this.#format === 'document')
            this.#document.push(text);
        else
            this.#events.feed(text);
    }
}
/**
 * Content types are unreliable. JSON begins with a bracket or brace, a web page with `<`; no line of an event stream does.
 *
 * @throws PermanentFailure for a web page
 */
function formatOf(text) {
    const start = text.trimStart();
    if (start.startsWith('<'))
        throw new _failures_failures_js__WEBPACK_IMPORTED_MODULE_0__/* .PermanentFailure */ .RC({ status: 200, code: '', parameter: '', message: _failures_provider_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .WEB_PAGE */ .Nc });
    return /^[{[]/.test(start) ? 'document' : 'events';
}
/** @throws TransientFailure for text that is not JSON */
function parseBodyJson(text) {
    try {
        return JSON.parse(text);
    }
    catch (error) {
        throw new _failures_failures_js__WEBPACK_IMPORTED_MODULE_0__/* .TransientFailure */ .$r('it sent invalid JSON', { cause: error });
    }
}


/***/ }),

/***/ 61906:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ withTrustedHeaders)
/* harmony export */ });
/** Headers of an SDK that affect neither where a request goes nor who pays for it. */
const HARMLESS = /^(accept|anthropic-version|content-type|user-agent|x-stainless-.*)$/;
/**
 * The headers of an SDK's request, without those that it takes from variables such as OPENAI_CUSTOM_HEADERS. Attack: a
 * command could set such a variable, and so redirect requests or have another account pay.
 *
 * @param own headers that nothing may override, such as the credential
 */
function withTrustedHeaders(headers, own) {
    const harmless = [...new Headers(headers)].filter(([name]) => HARMLESS.test(name));
    return new Headers({ ...Object.fromEntries(harmless), ...own });
}


/***/ }),

/***/ 44475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ DEFAULT_TEMPERATURE)
/* harmony export */ });
/** Low, so that the model follows the results of its tools rather than chance. */
const DEFAULT_TEMPERATURE = 0.1;


/***/ }),

/***/ 47225:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $R: () => (/* binding */ CallIds),
/* harmony export */   $W: () => (/* binding */ boundedId),
/* harmony export */   RM: () => (/* binding */ argumentText),
/* harmony export */   Sd: () => (/* binding */ plainId),
/* harmony export */   ZF: () => (/* binding */ MAX_CALLS),
/* harmony export */   d6: () => (/* binding */ sanitizeCallName),
/* harmony export */   mc: () => (/* binding */ UniqueIds),
/* harmony export */   ml: () => (/* binding */ sanitizeArguments),
/* harmony export */   u2: () => (/* binding */ nineLetterId)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32686);


/** Far more calls than any sensible response has. The results of thousands would make a request of hundreds of megabytes. */
const MAX_CALLS = 128;
/** Hands out ids, each only once. */
class UniqueIds {
    #format;
    #taken = new Set();
    /** The next number to append to a repeated id. Trying all numbers again would take quadratic time. */
    #copies = new Map();
    /** @param format makes an id valid; a valid one stays as it is */
    constructor(format = (id) => id) {
        this.#format = format;
    }
    /** The wanted id, or a similar one if it is taken. */
    take(wanted) {
        const first = this.#format(wanted);
        let free = first;
        for (let copy = this.#copies.get(first) ?? 2; this.#taken.has(free); copy += 1) {
            free = this.#format(`${first}_${copy}`);
            this.#copies.set(first, copy + 1);
        }
        this.#taken.add(free);
        return free;
    }
    get size() {
        return this.#taken.size;
    }
}
/**
 * The ids that one request uses for the calls of its history, unique within the conversation. The ids of another provider,
 * whose conversation a fallback takes over, can be equal or invalid here. The same messages get the same ids each time.
 */
class CallIds {
    #format;
    #ids;
    #latest = new Map();
    /** @param format makes an id valid for the endpoint; a valid one stays as it is */
    constructor(format) {
        this.#format = format;
        this.#ids = new UniqueIds(format);
    }
    /** The ids for a message's calls, by their ids in the history. Call it for each message, in order. */
    of({ toolCalls }) {
        this.#latest = new Map(toolCalls.map(({ id }) => [id, this.#ids.take(id)]));
        return this.#latest;
    }
    /** The id for a result of a call of the latest message. */
    ofResult(id) {
        return this.#latest.get(id) ?? this.#format(id);
    }
}
/** For Anthropic, which accepts letters, digits, `_` and `-`. */
function plainId(id) {
    return id.replaceAll(/[^a-zA-Z0-9_-]/gu, (letter) => `_${letter.codePointAt(0)?.toString(16) ?? ''}`) || '_';
}
const MAX_ID_CHARS = 64;
/** For Responses, which accepts 64 characters. */
function boundedId(id) {
    return id !== '' && id.length <= MAX_ID_CHARS ? id : digest(id);
}
/** For all other servers that want short ids. Mistral is the strictest: nine letters or digits. */
function nineLetterId(id) {
    return /^[a-zA-Z0-9]{9}$/.test(id) ? id : digest(id).slice(0, 9);
}
function digest(id) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(id).digest('hex');
}
/** Arguments as JSON text, however the server sent them; '{}' for none. */
function argumentText(args) {
    const text = typeof args === 'string' ? args : JSON.stringify(args ?? {});
    return text.trim() === '' ? '{}' : text;
}
/** A name that providers accept in the history. They reject every request that repeats a name made up by the model. */
function sanitizeCallName(name) {
    return name.replaceAll(/[^\w-]/g, '_').slice(0, 64);
}
/**
 * The arguments of a call in the history as an object, whatever the model wrote. Servers that parse them would reject every
 * request from then on for one malformed call.
 */
function sanitizeArguments(text) {
    const sent = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(text);
    if ((0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(sent))
        return { text, value: sent };
    const value = { not_json: text.toWellFormed() };
    return { text: JSON.stringify(value), value };
}


/***/ }),

/***/ 94879:
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
