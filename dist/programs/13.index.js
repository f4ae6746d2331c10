export const id = 13;
export const ids = [13];
export const modules = {

/***/ 80013:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createProtocol: () => (/* binding */ createProtocol),
  preload: () => (/* reexport */ client/* preload */.u)
});

// EXTERNAL MODULE: ./src/models/assembled-response.js
var assembled_response = __webpack_require__(92327);
// EXTERNAL MODULE: ./src/models/http/request-serializer.js
var request_serializer = __webpack_require__(83706);
// EXTERNAL MODULE: ./src/models/openai/client.js
var client = __webpack_require__(87139);
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
;// CONCATENATED MODULE: ./src/models/responses/event.js

// The events of a stream. Only the fields that are read.
// Source: https://developers.openai.com/api/reference/resources/responses/streaming-events
const count = schemas/* number */.aig().nonnegative().nullish().catch(undefined);
const usage = schemas/* object */.Ikc({
    input_tokens: count,
    output_tokens: count,
    input_tokens_details: schemas/* object */.Ikc({ cached_tokens: count, cache_write_tokens: count }).nullish().catch(undefined),
    output_tokens_details: schemas/* object */.Ikc({ reasoning_tokens: count }).nullish().catch(undefined)
});
const wholeResponse = schemas/* object */.Ikc({
    status: schemas/* string */.YjP().nullish(),
    error: schemas/* unknown */.L5J().optional(),
    incomplete_details: schemas/* object */.Ikc({ reason: schemas/* string */.YjP().nullish() }).nullish(),
    output: schemas/* array */.YOg(schemas/* unknown */.L5J()).nullish(),
    usage: usage.nullish().catch(undefined)
});
const index = schemas/* number */.aig().nullish().catch(undefined);
const streamEvent = schemas/* object */.Ikc({
    type: schemas/* string */.YjP(),
    output_index: index,
    summary_index: index,
    content_index: index,
    delta: schemas/* string */.YjP().nullish().catch(undefined),
    item: schemas/* unknown */.L5J().optional(),
    response: schemas/* unknown */.L5J().optional()
});

;// CONCATENATED MODULE: ./src/models/responses/input-items.js


/** The items of a response as they are sent back, in order. */
const itemsMetadata = schemas/* array */.YOg(schemas/* looseObject */._H3({ type: schemas/* string */.YjP(), call_id: schemas/* string */.YjP().optional() }));
/**
 * The metadata of a complete response: its items as they are sent back. Undefined if it has only text and calls.
 *
 * @param items each call with its id in the response
 */
function returnedItems(items) {
    // The provider stores nothing, so it rejects thinking without content. It also rejects thinking with no item after it.
    const last = items.findLastIndex(({ type }) => type !== 'reasoning');
    const returned = items.slice(0, last + 1).filter((item) => item.type !== 'reasoning' || isReadable(item));
    const hasThinking = returned.some((item) => item.type === 'reasoning' || (item.type === 'message' && item.phase));
    if (!hasThinking)
        return undefined;
    // An item with an id must follow the thinking that led to it.
    const isComplete = returned.length === last + 1;
    return returned.map((item) => inputItem(item, isComplete));
}
function isReadable({ encrypted_content: encrypted, content }) {
    return Boolean(encrypted) || Boolean(content?.some(({ text }) => text));
}
/** The items in the metadata of a message. Undefined if they are of another source, or do not match its calls. */
function itemsFromMetadata({ providerMetadata, toolCalls }, source) {
    if (providerMetadata?.from !== source)
        return undefined;
    const items = itemsMetadata.safeParse(providerMetadata.content).data;
    const ids = items?.flatMap(({ call_id: id }) => id ?? []);
    if (ids?.join(' ') !== toolCalls.map(({ id }) => id).join(' '))
        return undefined;
    // The cast: only `returnedItems` writes metadata of this source.
    return items;
}
/** The text and calls of a message, for one of another model or without thinking. */
function itemsFromText({ text, toolCalls }) {
    const calls = toolCalls.map((call) => ({
        type: 'function_call',
        call_id: call.id,
        name: (0,tool_calls/* sanitizeCallName */.d6)(call.name),
        arguments: (0,tool_calls/* sanitizeArguments */.ml)(call.arguments).text
    }));
    return text.trim() === '' ? calls : [{ role: 'assistant', content: text.toWellFormed() }, ...calls];
}
/** Replaces the ids of calls by those of the request. */
function withIds(items, ids) {
    return items.map((item) => item.type === 'function_call' ? { ...item, call_id: ids.get(item.call_id) ?? item.call_id } : item);
}
function inputItem(item, hasId) {
    const id = hasId && item.id ? { id: item.id } : {};
    switch (item.type) {
        case 'reasoning':
            return { type: 'reasoning', ...id, ...reasoningFields(item) };
        case 'message':
            return { type: 'message', ...id, ...messageFields(item) };
        case 'function_call':
            return { type: 'function_call', ...id, ...callFields(item) };
    }
}
function reasoningFields({ summary, content, encrypted_content: encrypted }) {
    const parts = (type, texts) => (texts ?? []).map(({ text }) => ({ type, text: (text ?? '').toWellFormed() }));
    return {
        summary: parts('summary_text', summary),
        ...(content?.length && { content: parts('reasoning_text', content) }),
        ...(encrypted && { encrypted_content: encrypted })
    };
}
function messageFields({ content, phase }) {
    const parts = (content ?? []).map(({ text, refusal }) => text == null && refusal != null
        ? { type: 'refusal', refusal: refusal.toWellFormed() }
        : { type: 'output_text', text: (text ?? '').toWellFormed(), annotations: [] });
    return { role: 'assistant', status: 'completed', content: parts, ...(phase && { phase }) };
}
function callFields({ call_id: id, name, arguments: args }) {
    return { call_id: id, name: (0,tool_calls/* sanitizeCallName */.d6)(name), arguments: (0,tool_calls/* sanitizeArguments */.ml)((0,tool_calls/* argumentText */.RM)(args)).text };
}

;// CONCATENATED MODULE: ./src/models/responses/output-item.js


// The items of a response from OpenAI or a compatible server. Only the fields that are read, and strictly: silently dropping a
// call is worse than requesting the response again.
// Source: https://developers.openai.com/api/reference/resources/responses
const output_item_text = schemas/* string */.YjP().nullish();
// Thinking in an unknown format is only not shown.
const texts = schemas/* array */.YOg(schemas/* object */.Ikc({ text: output_item_text })).nullish().catch(undefined);
const reasoning = schemas/* object */.Ikc({
    type: schemas/* literal */.euz('reasoning'),
    id: output_item_text,
    summary: texts,
    /** The full thinking, which open models show. */
    content: texts,
    encrypted_content: output_item_text
});
const part = schemas/* object */.Ikc({ text: output_item_text, refusal: output_item_text });
const message = schemas/* object */.Ikc({
    type: schemas/* literal */.euz('message'),
    id: output_item_text,
    content: schemas/* union */.KCZ([schemas/* string */.YjP().transform((content) => [{ text: content, refusal: undefined }]), schemas/* array */.YOg(part)])
        .nullish(),
    phase: schemas/* enum */.k5n(['commentary', 'final_answer']).nullish().catch(undefined)
});
const functionCall = schemas/* object */.Ikc({
    type: schemas/* literal */.euz('function_call'),
    id: output_item_text,
    call_id: output_item_text,
    name: schemas/* string */.YjP().min(1),
    // JSON text, or the object itself from some servers.
    arguments: schemas/* unknown */.L5J().optional(),
    status: output_item_text.catch(undefined)
});
const known = schemas/* discriminatedUnion */.gMt('type', [reasoning, message, functionCall]);
const anyItem = schemas/* object */.Ikc({ type: schemas/* string */.YjP() });
/**
 * Validates the items of a response. Items of unknown types belong to tools that were not requested, and are dropped.
 *
 * @throws TransientFailure for an invalid item
 */
function readItems(output) {
    return output.flatMap((value) => {
        const item = known.safeParse(value);
        if (item.success)
            return [item.data];
        const { type } = anyItem.safeParse(value).data ?? { type: 'function_call' };
        if (!['reasoning', 'message', 'function_call'].includes(type))
            return [];
        throw new failures/* TransientFailure */.$r('it sent an invalid item', { cause: item.error });
    });
}
function textOf({ content }) {
    return (content ?? []).map(({ text, refusal }) => (text ?? '') + (refusal ?? '')).join('');
}
function thinkingOf({ summary, content }) {
    return paragraphs([...(summary ?? []), ...(content ?? [])].map(({ text }) => text ?? ''));
}
/** Between two messages of one response, or two parts of its thinking. */
const SEPARATOR = '\n\n';
function paragraphs(parts) {
    return parts.filter((part) => part !== '').join(SEPARATOR);
}

;// CONCATENATED MODULE: ./src/models/responses/assemble-stream.js







/** Assembles the response from its completed items. Their pieces are only displayed. */
class ResponsesAssembler {
    #onDelta;
    #reader = new body_reader/* BodyReader */.W({
        onEvent: ({ name, data }) => {
            this.#takeData(data, name);
        },
        onDocument: (text) => {
            this.#takeDocument((0,body_reader/* parseBodyJson */.O)(text));
        }
    });
    /** Items by their index in the response. */
    #done = new Map();
    #begun = new Set();
    #streamed = { text: '', thinking: '' };
    #lastPart = '';
    #response;
    #isOver = false;
    constructor(onDelta) {
        this.#onDelta = onDelta;
    }
    feed(bytes) {
        this.#reader.feed(bytes);
        return this.#isOver;
    }
    end() {
        this.#reader.end();
        const response = this.#response;
        if (!response)
            throw new failures/* TransientFailure */.$r('the stream ended before the response did');
        const items = this.#items(response);
        const calls = callItems(items);
        const end = calls.length > tool_calls/* MAX_CALLS */.ZF ? 'length' : responseEnd(response);
        const text = paragraphs(items.map((item) => (item.type === 'message' ? textOf(item) : ''))) || this.#streamed.text;
        const thinking = paragraphs(items.map((item) => (item.type === 'reasoning' ? thinkingOf(item) : '')));
        if (this.#streamed.text === '' && text !== '')
            this.#onDelta({ kind: 'text', text });
        return {
            text,
            thinking: thinking || this.#streamed.thinking,
            toolCalls: end === 'complete' ? calls.map(callOf) : [],
            end,
            // The provider rejects the items of a cut response.
            metadata: end === 'complete' ? returnedItems(items) : undefined,
            usage: response.usage ?? undefined
        };
    }
    /** The last event repeats all items. Some servers leave it empty. */
    #items({ output }) {
        if (output && output.length > 0)
            return withUniqueIds(readItems(output));
        if (this.#begun.size > 0)
            throw new failures/* TransientFailure */.$r('the response ended before its calls did');
        const indices = [...this.#done.keys()].sort((a, b) => a - b);
        return withUniqueIds(readItems(indices.map((index) => this.#done.get(index))));
    }
    #takeData(data, name) {
        if (data.trim() === '' || this.#isOver)
            return;
        if (data.trim() === '[DONE]') {
            this.#isOver = true;
            return;
        }
        const sent = (0,body_reader/* parseBodyJson */.O)(data);
        const event = streamEvent.safeParse(sent).data;
        if (name === 'error' || event?.type === 'error' || (0,provider_problem/* hasError */.JD)(sent))
            throw (0,failures/* failureOf */.g5)((0,provider_problem/* readProblem */.K)(sent));
        if (!event)
            throw new failures/* TransientFailure */.$r('it sent an invalid event');
        this.#takeEvent(event);
    }
    #takeEvent(event) {
        switch (event.type) {
            case 'response.output_text.delta':
            case 'response.refusal.delta':
                this.#stream('text', event);
                return;
            case 'response.reasoning_summary_text.delta':
            case 'response.reasoning_text.delta':
                this.#stream('thinking', event);
                return;
            case 'response.output_item.added':
                if (isCall(event.item))
                    this.#begun.add(this.#indexOf(event));
                return;
            case 'response.output_item.done':
                this.#begun.delete(this.#indexOf(event));
                this.#done.set(this.#indexOf(event), event.item);
                return;
            case 'response.completed':
            case 'response.incomplete':
            case 'response.failed':
                this.#take(event.response, event.type.slice('response.'.length));
        }
    }
    #indexOf({ output_index: index }) {
        return index ?? this.#done.size;
    }
    #stream(kind, { delta, ...event }) {
        if (!delta)
            return;
        const part = [kind, event.output_index, kind === 'thinking' && (event.summary_index ?? event.content_index)].join(' ');
        const isNew = part !== this.#lastPart && this.#streamed[kind] !== '';
        this.#lastPart = part;
        const text = isNew ? SEPARATOR + delta : delta;
        this.#streamed[kind] += text;
        this.#onDelta({ kind, text });
    }
    #takeDocument(sent) {
        if ((0,provider_problem/* hasError */.JD)(sent) && !isResponse(sent))
            throw (0,failures/* failureOf */.g5)((0,provider_problem/* readProblem */.K)(sent));
        if (!isResponse(sent))
            throw new failures/* TransientFailure */.$r('the body contained no output');
        this.#take(sent, 'completed');
    }
    /** @param defaultStatus for a response without one */
    #take(sent, defaultStatus) {
        const parsed = wholeResponse.safeParse(sent);
        if (!parsed.success)
            throw new failures/* TransientFailure */.$r('it sent an invalid response', { cause: parsed.error });
        const response = { ...parsed.data, status: parsed.data.status ?? defaultStatus };
        if (response.status === 'failed')
            throw failureOfResponse(response.error);
        if (response.status !== 'completed' && response.status !== 'incomplete')
            throw new failures/* TransientFailure */.$r(`the response ended as ${response.status}`);
        this.#response = response;
        this.#isOver = true;
    }
}
function isResponse(value) {
    return typeof value === 'object' && value !== null && 'output' in value;
}
function isCall(item) {
    return typeof item === 'object' && item !== null && 'type' in item && item.type === 'function_call';
}
function failureOfResponse(error) {
    const problem = (0,provider_problem/* readProblem */.K)(error);
    return (0,failures/* failureOf */.g5)(problem, { retryAfterMs: statedWaitMs(problem.message) });
}
/** The wait that OpenAI states in the message: within a stream, there are no headers. */
function statedWaitMs(message) {
    const [, minutes, amount, unit] = /try again in (?:(\d+)m(?!s))?(\d+(?:\.\d+)?)(ms|s)\b/i.exec(message) ?? [];
    if (amount === undefined)
        return undefined;
    return Number(minutes ?? 0) * 60_000 + Math.ceil(Number(amount) * (unit === 's' ? 1000 : 1));
}
function responseEnd({ status, incomplete_details: details }) {
    if (status === 'completed')
        return 'complete';
    return details?.reason === 'content_filter' ? 'content-filter' : 'length';
}
function callItems(items) {
    return items.filter((item) => item.type === 'function_call');
}
/** Gives each call an id that no other call of the response has. */
function withUniqueIds(items) {
    const ids = new tool_calls/* UniqueIds */.mc();
    return items.map((item) => {
        if (item.type !== 'function_call')
            return item;
        const wanted = [item.call_id, item.id].find(Boolean) ?? `call_${ids.size + 1}`;
        return { ...item, call_id: ids.take(wanted) };
    });
}
function callOf({ call_id: id, name, arguments: args, status }) {
    const call = { id: id ?? '', name, arguments: (0,tool_calls/* argumentText */.RM)(args) };
    return status === 'incomplete' ? { ...call, problem: 'It was cut off before its arguments were complete.' } : call;
}

// EXTERNAL MODULE: ./src/agent/images.js
var agent_images = __webpack_require__(13622);
// EXTERNAL MODULE: ./src/agent/tool-definition.js
var tool_definition = __webpack_require__(43622);
// EXTERNAL MODULE: ./src/models/object-cache.js
var object_cache = __webpack_require__(89251);
// EXTERNAL MODULE: ./src/models/protocol.js
var protocol = __webpack_require__(44475);
// EXTERNAL MODULE: ./src/models/openai/data-url.js
var data_url = __webpack_require__(79648);
;// CONCATENATED MODULE: ./src/models/responses/wire.js







/** What a request omits once a server rejects it. */
const OPTIONAL_PARAMETERS = [
    'temperature',
    'reasoning',
    'max_output_tokens',
    'tool_choice',
    'include',
    'store',
    'strict'
];
/** Says that thinking cannot be read, for example because another key or server has encrypted it. */
const ABOUT_THINKING = /encrypted[ _]content|provided without its required|\breasoning\b.{0,9}\bitem|\bitem.{0,90} not (?:found|persisted)/i;
/** Writes requests for Responses. */
class ResponsesWire {
    #options;
    #rejected = new Set();
    #items = new object_cache/* ObjectCache */.U();
    #tools = new object_cache/* ObjectCache */.U();
    #returnsMetadata = true;
    #hasReturned = false;
    constructor(options) {
        this.#options = options;
    }
    request(messages, tools, choice = 'auto') {
        const { model, parameters } = this.#options;
        const { temperature = protocol/* DEFAULT_TEMPERATURE */.N, maxOutputTokens, toolChoice, effort } = parameters;
        const accepts = (name) => !this.#rejected.has(name);
        const ids = new tool_calls/* CallIds */.$R(tool_calls/* boundedId */.$W);
        return {
            model,
            input: messages.flatMap((message) => this.#itemsOf(message, ids)),
            ...(tools.length > 0 && { tools: tools.map((tool) => this.#tools.get(tool, () => this.#define(tool))) }),
            ...(tools.length > 0 && accepts('tool_choice') && { tool_choice: choice === 'auto' ? toolChoice : choice }),
            ...(accepts('temperature') && { temperature }),
            ...(effort !== undefined && accepts('reasoning') && { reasoning: { effort } }),
            ...(maxOutputTokens !== undefined && accepts('max_output_tokens') && { max_output_tokens: maxOutputTokens }),
            // The provider stores nothing: its thinking comes encrypted, and is sent back with each request.
            ...(accepts('store') && { store: false }),
            ...(accepts('include') && { include: ['reasoning.encrypted_content'] }),
            stream: true
        };
    }
    /** See `Protocol.adaptTo`. */
    adaptTo({ status, code, parameter, message }) {
        if (status !== 400 && status !== 404 && status !== 422)
            return false;
        // Such as tools[0].strict
        const path = parameter.split(/[^\w]+/);
        const sent = OPTIONAL_PARAMETERS.filter((name) => this.#isSent(name));
        const named = sent.find((name) => path.includes(name));
        if (named)
            return this.#reject(named);
        if (this.#hasReturned && ABOUT_THINKING.test(`${code} ${message}`))
            return this.#dropThinking();
        const meant = sent.find((name) => isNamed(name, message));
        return meant !== undefined && this.#reject(meant);
    }
    #isSent(name) {
        if (this.#rejected.has(name))
            return false;
        if (name === 'reasoning')
            return this.#options.parameters.effort !== undefined;
        return name !== 'max_output_tokens' || this.#options.parameters.maxOutputTokens !== undefined;
    }
    #reject(name) {
        this.#rejected.add(name);
        if (name === 'strict')
            this.#tools.clear();
        return true;
    }
    #dropThinking() {
        this.#returnsMetadata = false;
        this.#hasReturned = false;
        this.#items.clear();
        return true;
    }
    #itemsOf(message, ids) {
        switch (message.role) {
            case 'system':
            case 'user':
                return this.#items.get(message, () => [{ role: message.role, content: contentOf(message) }]);
            case 'tool': {
                const id = ids.ofResult(message.callId);
                const output = message.text.toWellFormed();
                return this.#items.get(message, () => [{ type: 'function_call_output', call_id: id, output }], id);
            }
            case 'assistant': {
                const callIds = ids.of(message);
                const variant = [...callIds.values()].join(' ');
                return this.#items.get(message, () => withIds(this.#assistantItems(message), callIds), variant);
            }
        }
    }
    #assistantItems(message) {
        const items = this.#returnsMetadata ? itemsFromMetadata(message, this.#options.source) : undefined;
        if (items)
            this.#hasReturned = true;
        return items ?? itemsFromText(message);
    }
    #define(tool) {
        const { name, description } = tool;
        const parameters = (0,tool_definition/* parameterSchema */.RH)(tool);
        // Strict is the default, and allows no optional parameters.
        return { type: 'function', name, description, parameters, ...(!this.#rejected.has('strict') && { strict: false }) };
    }
}
function contentOf(message) {
    const text = message.text.toWellFormed();
    const images = (0,agent_images/* imagesOf */.IC)(message);
    if (images.length === 0)
        return text;
    const imageItem = (image) => ({
        type: 'input_image',
        detail: 'auto',
        image_url: (0,data_url/* dataUrl */.S)(image)
    });
    return [{ type: 'input_text', text }, ...images.map(imageItem)];
}
/** Some names are also plain words. A message means the parameter if it quotes it, or says that it is one. */
function isNamed(name, message) {
    if (name === 'reasoning' && /\breasoning[_. ]effort\b/i.test(message))
        return true;
    if (name === 'include' && /encrypted[ _]content/i.test(message))
        return true;
    if (name.includes('_') || name === 'temperature')
        return new RegExp(`\\b${name}\\b`).test(message);
    return new RegExp(`["'\`]${name}\\b|\\b(?:argument|parameter|field|property|supplied|input)s?:? ${name}\\b`).test(message);
}

;// CONCATENATED MODULE: ./src/models/responses/protocol.js







/** OpenAI's Responses. The provider stores nothing: it gets its encrypted thinking back with the history. */
function createProtocol(options) {
    const { endpoint, model, parameters } = options;
    const source = `responses ${endpoint.host} ${model}`;
    const wire = new ResponsesWire({ model, parameters, source });
    const serializer = new request_serializer/* RequestSerializer */.U('input');
    const { address, listModels, requestModel, post } = (0,client/* openaiClient */.o)(options, '/responses');
    async function ask(request) {
        const { messages, tools, toolChoice, signal } = request;
        const body = serializer.serialize(wire.request(messages, tools, toolChoice));
        const assembler = new ResponsesAssembler((delta) => {
            request.onDelta(delta);
        });
        await post(body, signal, (bytes) => assembler.feed(bytes));
        return (0,assembled_response/* modelResponse */.p)(assembler.end(), { source, promptBytes: (0,tokens/* promptBytes */.Sv)(body, messages), countTokens });
    }
    return { address, ask, adaptTo: (problem) => wire.adaptTo(problem), listModels, requestModel };
}
function countTokens(usage) {
    const { input_tokens: input, input_tokens_details: inputDetails, output_tokens_details: outputDetails } = usage;
    if (!input)
        return undefined;
    const output = usage.output_tokens ?? 0;
    const cachedInput = Math.min(inputDetails?.cached_tokens ?? 0, input);
    return {
        input,
        cachedInput,
        ...(0,tokens/* cacheWriteTokens */._r)(inputDetails?.cache_write_tokens, { input, cachedInput }),
        output,
        reasoning: Math.min(outputDetails?.reasoning_tokens ?? 0, output),
        isEstimate: false
    };
}


/***/ })

};
