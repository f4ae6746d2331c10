export const id = 384;
export const ids = [384];
export const modules = {

/***/ 8384:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createProtocol: () => (/* binding */ createProtocol),
  preload: () => (/* binding */ preload)
});

// EXTERNAL MODULE: ./src/models/openai-client.js
var openai_client = __webpack_require__(5117);
// EXTERNAL MODULE: ./src/models/read-bytes.js
var read_bytes = __webpack_require__(2745);
// EXTERNAL MODULE: ./src/models/request-bytes.js
var request_bytes = __webpack_require__(4972);
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
// EXTERNAL MODULE: ./src/models/past-calls.js
var past_calls = __webpack_require__(6647);
;// CONCATENATED MODULE: ./src/models/responses/echo.js


/** An echo is the items of a reply as they go back, in their order. */
const echoItems = schemas/* array */.YOg(schemas/* looseObject */._H3({ type: schemas/* string */.YjP(), call_id: schemas/* string */.YjP().optional() }));
/**
 * What of a reply goes back as it came; undefined where its text and its calls say all.
 *
 * @param items of a reply that is complete, each call with the id that it has in the reply
 */
function echoOf(items) {
    // Thoughts that nothing came of are refused, and so are those that only their id stands for: we have nothing stored.
    const last = items.findLastIndex(({ type }) => type !== 'reasoning');
    const returned = items.slice(0, last + 1).filter((item) => item.type !== 'reasoning' || isReadable(item));
    const isThoughtful = returned.some((item) => item.type === 'reasoning' || (item.type === 'message' && item.phase));
    if (!isThoughtful)
        return undefined;
    // An item that is known by its id is looked for beside the thoughts that led to it.
    const areAllHere = returned.length === last + 1;
    return returned.map((item) => itemOnTheWire(item, areAllHere));
}
function isReadable({ encrypted_content: sealed, content }) {
    return Boolean(sealed) || Boolean(content?.some(({ text }) => text));
}
/** The items of an echo that is of this message; undefined when its text and calls have to do. */
function itemsOfEcho({ echo, toolCalls }, from) {
    if (echo?.from !== from)
        return undefined;
    const items = echoItems.safeParse(echo.content).data;
    const ids = items?.flatMap(({ call_id: id }) => id ?? []);
    if (ids?.join(' ') !== toolCalls.map(({ id }) => id).join(' '))
        return undefined;
    // The cast: `echoOf` made them, and no one else writes echoes with this name.
    return items;
}
/** A reply of another model, or one without thoughts, by its text and its calls. */
function itemsOfText({ text, toolCalls }) {
    const calls = toolCalls.map((call) => ({
        type: 'function_call',
        call_id: call.id,
        name: (0,past_calls/* pastName */.E)(call.name),
        arguments: (0,past_calls/* pastArguments */.v)(call.arguments).text
    }));
    return text.trim() === '' ? calls : [{ role: 'assistant', content: text.toWellFormed() }, ...calls];
}
/** The same items, each call with the id that the request has for it. */
function withIds(items, ids) {
    return items.map((item) => item.type === 'function_call' ? { ...item, call_id: ids.get(item.call_id) ?? item.call_id } : item);
}
function itemOnTheWire(item, hasId) {
    const id = hasId && item.id ? { id: item.id } : {};
    switch (item.type) {
        case 'reasoning':
            return { type: 'reasoning', ...id, ...thoughts(item) };
        case 'message':
            return { type: 'message', ...id, ...words(item) };
        case 'function_call':
            return { type: 'function_call', ...id, ...call(item) };
    }
}
function thoughts({ summary, content, encrypted_content: sealed }) {
    const parts = (type, texts) => (texts ?? []).map(({ text }) => ({ type, text: (text ?? '').toWellFormed() }));
    return {
        summary: parts('summary_text', summary),
        ...(content?.length && { content: parts('reasoning_text', content) }),
        ...(sealed && { encrypted_content: sealed })
    };
}
function words({ content, phase }) {
    const parts = (content ?? []).map(({ text, refusal }) => text == null && refusal != null
        ? { type: 'refusal', refusal: refusal.toWellFormed() }
        : { type: 'output_text', text: (text ?? '').toWellFormed(), annotations: [] });
    return { role: 'assistant', status: 'completed', content: parts, ...(phase && { phase }) };
}
function call({ call_id: id, name, arguments: given }) {
    return { call_id: id, name: (0,past_calls/* pastName */.E)(name), arguments: (0,past_calls/* pastArguments */.v)(argumentText(given)).text };
}
/** Arguments as text, '{}' where there are none. */
function argumentText(given) {
    const text = typeof given === 'string' ? given : JSON.stringify(given ?? {});
    return text.trim() === '' ? '{}' : text;
}

;// CONCATENATED MODULE: ./src/models/responses/event.js

// The events of a stream, with the fields that are read of them.
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
const place = schemas/* number */.aig().nullish().catch(undefined);
const streamEvent = schemas/* object */.Ikc({
    type: schemas/* string */.YjP(),
    output_index: place,
    summary_index: place,
    content_index: place,
    delta: schemas/* string */.YjP().nullish().catch(undefined),
    item: schemas/* unknown */.L5J().optional(),
    response: schemas/* unknown */.L5J().optional()
});

;// CONCATENATED MODULE: ./src/models/responses/output-item.js


// What OpenAI's Responses and the servers that speak like it put into a reply: only the fields that are read, and strict on
// those, for a call that is dropped quietly is worse than a reply that is asked for again.
// Source: https://developers.openai.com/api/reference/resources/responses
const output_item_text = schemas/* string */.YjP().nullish();
// Of thoughts that come in another shape no more is lost than the showing of them.
const texts = schemas/* array */.YOg(schemas/* object */.Ikc({ text: output_item_text })).nullish().catch(undefined);
const reasoning = schemas/* object */.Ikc({
    type: schemas/* literal */.euz('reasoning'),
    id: output_item_text,
    summary: texts,
    /** The thoughts themselves, which open models show. */
    content: texts,
    encrypted_content: output_item_text
});
const part = schemas/* object */.Ikc({ text: output_item_text, refusal: output_item_text });
const message = schemas/* object */.Ikc({
    type: schemas/* literal */.euz('message'),
    id: output_item_text,
    content: schemas/* union */.KCZ([schemas/* string */.YjP().transform((said) => [{ text: said, refusal: undefined }]), schemas/* array */.YOg(part)]).nullish(),
    phase: schemas/* enum */.k5n(['commentary', 'final_answer']).nullish().catch(undefined)
});
const functionCall = schemas/* object */.Ikc({
    type: schemas/* literal */.euz('function_call'),
    id: output_item_text,
    call_id: output_item_text,
    name: schemas/* string */.YjP().min(1),
    // JSON text, or with some servers the object itself.
    arguments: schemas/* unknown */.L5J().optional(),
    status: output_item_text.catch(undefined)
});
const known = schemas/* discriminatedUnion */.gMt('type', [reasoning, message, functionCall]);
const anyItem = schemas/* object */.Ikc({ type: schemas/* string */.YjP() });
/**
 * The items that are read; others are of tools that were not asked for.
 *
 * @throws PassingFailure for one that makes no sense
 */
function readItems(output) {
    return output.flatMap((value) => {
        const item = known.safeParse(value);
        if (item.success)
            return [item.data];
        const { type } = anyItem.safeParse(value).data ?? { type: 'function_call' };
        if (!['reasoning', 'message', 'function_call'].includes(type))
            return [];
        throw new failures/* PassingFailure */.Wz('it sent an item that makes no sense', { cause: item.error });
    });
}
function textOf({ content }) {
    return (content ?? []).map(({ text, refusal }) => (text ?? '') + (refusal ?? '')).join('');
}
function thinkingOf({ summary, content }) {
    return paragraphs([...(summary ?? []), ...(content ?? [])].map(({ text }) => text ?? ''));
}
/** What stands between two messages of one reply, or two parts of its thinking. */
const PARTING = '\n\n';
function paragraphs(parts) {
    return parts.filter((part) => part !== '').join(PARTING);
}

;// CONCATENATED MODULE: ./src/models/responses/assemble-stream.js








/** Puts a reply together from the bytes of its answer. The items count when they are done, the pieces are for people. */
class ResponseAssembly {
    #onDelta;
    #reader = new answer_reader/* AnswerReader */.E({
        onEvent: ({ name, data }) => {
            this.#takeData(data, name);
        },
        onDocument: (text) => {
            this.#takeDocument((0,answer_reader/* jsonIn */.Y)(text));
        }
    });
    /** By their place in the reply. */
    #done = new Map();
    #begun = new Set();
    #told = { text: '', thinking: '' };
    #lastPart = '';
    #whole;
    #isOver = false;
    constructor(onDelta) {
        this.#onDelta = onDelta;
    }
    /**
     * @returns true once the stream has said that nothing more comes
     * @throws PassingFailure or Refusal for an error that the provider reports, or a stream that makes no sense
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
        const whole = this.#whole;
        if (!whole)
            throw new failures/* PassingFailure */.Wz('the stream ended before the reply did');
        const items = this.#items(whole);
        const calls = callItems(items);
        const end = calls.length > max_calls/* MAX_CALLS */.Z ? 'length' : endOf(whole);
        const text = paragraphs(items.map((item) => (item.type === 'message' ? textOf(item) : ''))) || this.#told.text;
        const thinking = paragraphs(items.map((item) => (item.type === 'reasoning' ? thinkingOf(item) : '')));
        if (this.#told.text === '' && text !== '')
            this.#onDelta({ kind: 'text', text });
        return {
            text,
            thinking: thinking || this.#told.thinking,
            toolCalls: end === 'complete' ? calls.map(callOf) : [],
            end,
            // What was cut is not whole enough to go back.
            echo: end === 'complete' ? echoOf(items) : undefined,
            usage: whole.usage ?? undefined
        };
    }
    /** The last event repeats all items; some servers leave it empty. */
    #items({ output }) {
        if (output && output.length > 0)
            return withOwnIds(readItems(output));
        if (this.#begun.size > 0)
            throw new failures/* PassingFailure */.Wz('the reply ended before its calls did');
        const places = [...this.#done.keys()].sort((a, b) => a - b);
        return withOwnIds(readItems(places.map((place) => this.#done.get(place))));
    }
    #takeData(data, name) {
        if (data.trim() === '' || this.#isOver)
            return;
        if (data.trim() === '[DONE]') {
            this.#isOver = true;
            return;
        }
        const said = (0,answer_reader/* jsonIn */.Y)(data);
        const event = streamEvent.safeParse(said).data;
        if (name === 'error' || event?.type === 'error' || (0,provider_problem/* hasError */.JD)(said))
            throw (0,failures/* failureOf */.g5)((0,provider_problem/* readProblem */.K)(said));
        if (!event)
            throw new failures/* PassingFailure */.Wz('it sent what is not an event of a response');
        this.#takeEvent(event);
    }
    #takeEvent(event) {
        switch (event.type) {
            case 'response.output_text.delta':
            case 'response.refusal.delta':
                this.#tell('text', event);
                return;
            case 'response.reasoning_summary_text.delta':
            case 'response.reasoning_text.delta':
                this.#tell('thinking', event);
                return;
            case 'response.output_item.added':
                if (isCall(event.item))
                    this.#begun.add(this.#placeOf(event));
                return;
            case 'response.output_item.done':
                this.#begun.delete(this.#placeOf(event));
                this.#done.set(this.#placeOf(event), event.item);
                return;
            case 'response.completed':
            case 'response.incomplete':
            case 'response.failed':
                this.#take(event.response, event.type.slice('response.'.length));
        }
    }
    #placeOf({ output_index: place }) {
        return place ?? this.#done.size;
    }
    #tell(kind, { delta, ...event }) {
        if (!delta)
            return;
        const part = [kind, event.output_index, kind === 'thinking' && (event.summary_index ?? event.content_index)].join(' ');
        const isNext = part !== this.#lastPart && this.#told[kind] !== '';
        this.#lastPart = part;
        const text = isNext ? PARTING + delta : delta;
        this.#told[kind] += text;
        this.#onDelta({ kind, text });
    }
    #takeDocument(said) {
        if ((0,provider_problem/* hasError */.JD)(said) && !isResponse(said))
            throw (0,failures/* failureOf */.g5)((0,provider_problem/* readProblem */.K)(said));
        if (!isResponse(said))
            throw new failures/* PassingFailure */.Wz('the answer held no reply');
        this.#take(said, 'completed');
    }
    /** @param otherwise the status of a response that names none */
    #take(said, otherwise) {
        const parsed = wholeResponse.safeParse(said);
        if (!parsed.success)
            throw new failures/* PassingFailure */.Wz('it sent what is not a response', { cause: parsed.error });
        const response = { ...parsed.data, status: parsed.data.status ?? otherwise };
        if (response.status === 'failed')
            throw failureOfResponse(response.error);
        if (response.status !== 'completed' && response.status !== 'incomplete')
            throw new failures/* PassingFailure */.Wz(`the reply ended as ${response.status}`);
        this.#whole = response;
        this.#isOver = true;
    }
}
function isResponse(said) {
    return typeof said === 'object' && said !== null && 'output' in said;
}
function isCall(item) {
    return typeof item === 'object' && item !== null && 'type' in item && item.type === 'function_call';
}
function failureOfResponse(error) {
    const problem = (0,provider_problem/* readProblem */.K)(error);
    return (0,failures/* failureOf */.g5)(problem, { retryAfterMs: waitIn(problem.message) });
}
/** The wait that OpenAI names in words where there are no headers any more. */
function waitIn(message) {
    const [, minutes, amount, unit] = /try again in (?:(\d+)m(?!s))?(\d+(?:\.\d+)?)(ms|s)\b/i.exec(message) ?? [];
    if (amount === undefined)
        return undefined;
    return Number(minutes ?? 0) * 60_000 + Math.ceil(Number(amount) * (unit === 's' ? 1000 : 1));
}
function endOf({ status, incomplete_details: details }) {
    if (status === 'completed')
        return 'complete';
    return details?.reason === 'content_filter' ? 'content-filter' : 'length';
}
function callItems(items) {
    return items.filter((item) => item.type === 'function_call');
}
/** Every call with an id that no other call of the reply has. */
function withOwnIds(items) {
    const ids = new unique_ids/* UniqueIds */.m();
    return items.map((item) => {
        if (item.type !== 'function_call')
            return item;
        const wanted = [item.call_id, item.id].find(Boolean) ?? `call_${ids.size + 1}`;
        return { ...item, call_id: ids.take(wanted) };
    });
}
function callOf({ call_id: id, name, arguments: given, status }) {
    const call = { id: id ?? '', name, arguments: argumentText(given) };
    return status === 'incomplete' ? { ...call, problem: 'It was cut off before its arguments were whole.' } : call;
}

// EXTERNAL MODULE: ./src/agent/parameter-schema.js
var parameter_schema = __webpack_require__(5581);
// EXTERNAL MODULE: ./src/models/call-ids.js
var call_ids = __webpack_require__(9320);
// EXTERNAL MODULE: ./src/models/kept.js
var kept = __webpack_require__(7847);
// EXTERNAL MODULE: ./src/models/protocol.js
var protocol = __webpack_require__(4475);
;// CONCATENATED MODULE: ./src/models/responses/wire.js





/** What a request can do without. */
const OPTIONAL = ['temperature', 'max_output_tokens', 'tool_choice', 'include', 'store', 'strict'];
/** The words for thoughts that cannot be read any more, as when another key or another server has sealed them. */
const ABOUT_THOUGHTS = /encrypted[ _]content|provided without its required|\breasoning\b.{0,9}\bitem|\bitem.{0,90} not (?:found|persisted)/i;
/**
 * Says our messages and tools in the words of Responses.
 *
 * What was converted once is kept, so that every request repeats the bytes of the one before it and the provider's
 * prompt cache holds.
 */
class ResponsesWire {
    #model;
    #parameters;
    #from;
    #refused = new Set();
    #items = new WeakMap();
    #tools = new WeakMap();
    #returnsEchoes = true;
    #hasReturned = false;
    /** @param from names the endpoint and the model, as the echoes of its replies do */
    constructor({ model, parameters, from }) {
        this.#model = model;
        this.#parameters = parameters;
        this.#from = from;
    }
    request(messages, tools, choice = 'auto') {
        const { temperature = protocol/* USUAL_TEMPERATURE */.O, maxOutputTokens, toolChoice } = this.#parameters;
        const may = (name) => !this.#refused.has(name);
        const ids = new call_ids/* CallIds */.$R(call_ids/* boundedId */.$W);
        return {
            model: this.#model,
            input: messages.flatMap((message) => this.#itemsOf(message, ids)),
            ...(tools.length > 0 && { tools: tools.map((tool) => (0,kept/* kept */.L)(this.#tools, tool, () => this.#define(tool))) }),
            ...(tools.length > 0 && may('tool_choice') && { tool_choice: choice === 'auto' ? toolChoice : choice }),
            ...(may('temperature') && { temperature }),
            ...(maxOutputTokens !== undefined && may('max_output_tokens') && { max_output_tokens: maxOutputTokens }),
            // Nothing stays with the provider: what it needs to know of its thoughts comes sealed, and goes back with each request.
            ...(may('store') && { store: false }),
            ...(may('include') && { include: ['reasoning.encrypted_content'] }),
            stream: true
        };
    }
    /**
     * Leaves out, from now on, what a refusal says it cannot take.
     *
     * @returns whether there was something, so that the request is worth another try
     */
    adaptTo({ status, code, parameter, message }) {
        if (status !== 400 && status !== 404 && status !== 422)
            return false;
        // Such as tools[0].strict
        const words = parameter.split(/[^\w]+/);
        const left = OPTIONAL.filter((name) => this.#isSent(name));
        const named = left.find((name) => words.includes(name));
        if (named)
            return this.#leaveOut(named);
        if (this.#hasReturned && ABOUT_THOUGHTS.test(`${code} ${message}`))
            return this.#forgetThoughts();
        const meant = left.find((name) => isNamed(name, message));
        return meant !== undefined && this.#leaveOut(meant);
    }
    #isSent(name) {
        if (this.#refused.has(name))
            return false;
        return name !== 'max_output_tokens' || this.#parameters.maxOutputTokens !== undefined;
    }
    #leaveOut(name) {
        this.#refused.add(name);
        if (name === 'strict')
            this.#tools = new WeakMap();
        return true;
    }
    #forgetThoughts() {
        this.#returnsEchoes = false;
        this.#hasReturned = false;
        this.#items = new WeakMap();
        return true;
    }
    #itemsOf(message, ids) {
        switch (message.role) {
            case 'system':
            case 'user':
                return this.#kept(message, '', () => [{ role: message.role, content: message.text.toWellFormed() }]);
            case 'tool': {
                const id = ids.answering(message.callId);
                const output = message.text.toWellFormed();
                return this.#kept(message, id, () => [{ type: 'function_call_output', call_id: id, output }]);
            }
            case 'assistant': {
                const callIds = ids.of(message);
                return this.#kept(message, [...callIds.values()].join(' '), () => withIds(this.#said(message), callIds));
            }
        }
    }
    #said(message) {
        const echoed = this.#returnsEchoes ? itemsOfEcho(message, this.#from) : undefined;
        if (echoed)
            this.#hasReturned = true;
        return echoed ?? itemsOfText(message);
    }
    #kept(message, key, convert) {
        const known = this.#items.get(message);
        if (known?.key === key)
            return known.items;
        const items = convert();
        this.#items.set(message, { key, items });
        return items;
    }
    #define(tool) {
        const { name, description } = tool;
        const parameters = (0,parameter_schema/* parameterSchema */.R)(tool);
        // Left unsaid it is true, which takes no schema with anything optional in it.
        return { type: 'function', name, description, parameters, ...(!this.#refused.has('strict') && { strict: false }) };
    }
}
/** Some names are plain words as well: a message means the parameter when it quotes it, or says what it is. */
function isNamed(name, message) {
    if (name === 'include' && /encrypted[ _]content/i.test(message))
        return true;
    if (name.includes('_') || name === 'temperature')
        return new RegExp(`\\b${name}\\b`).test(message);
    return new RegExp(`["'\`]${name}\\b|\\b(?:argument|parameter|field|property|supplied|input)s?:? ${name}\\b`).test(message);
}

// EXTERNAL MODULE: ./src/models/tokens.js
var tokens = __webpack_require__(1629);
;// CONCATENATED MODULE: ./src/models/responses.js






const preload = openai_client/* preloadOpenai */.Q7;
/** OpenAI's Responses, with nothing stored at the provider: what it thought goes back to it, sealed, with the history. */
function createProtocol({ endpoint, model, parameters, fetch }) {
    const from = `responses ${endpoint.host} ${model}`;
    const wire = new ResponsesWire({ model, parameters, from });
    const bytes = new request_bytes/* RequestBytes */.j('input');
    let loading;
    const client = () => (loading ??= (0,openai_client/* openaiClient */.oT)(endpoint, fetch));
    async function ask(request) {
        const { messages, tools, toolChoice, signal } = request;
        const sdk = await client();
        const body = bytes.of(wire.request(messages, tools, toolChoice));
        const assembly = new ResponseAssembly((delta) => {
            request.onDelta(delta);
        });
        const response = await (0,openai_client/* postBytes */.YE)(sdk, { path: '/responses', body, signal });
        if (response.body)
            await (0,read_bytes/* readBytes */.i)(response.body, (chunk) => assembly.feed(chunk));
        const { echo, usage, ...reply } = assembly.end();
        const tokens = countedTokens(reply, usage, body.length);
        return { ...reply, tokens, ...(echo && { echo: { from, content: echo } }) };
    }
    return {
        address: `${endpoint.baseUrl}/responses`,
        ask,
        adaptTo: (problem) => wire.adaptTo(problem),
        listModels: async (signal) => (0,openai_client/* modelNames */.ci)(await client(), signal)
    };
}
function countedTokens(said, usage, promptBytes) {
    // No prompt is of no tokens: a zero says that nothing was counted.
    if (usage?.input_tokens)
        return counted(usage, usage.input_tokens);
    return (0,tokens/* estimateTokens */.b)(promptBytes, said);
}
function counted({ input_tokens_details, output_tokens_details, ...usage }, input) {
    const output = usage.output_tokens ?? 0;
    const cachedInput = Math.min(input_tokens_details?.cached_tokens ?? 0, input);
    return {
        input,
        cachedInput,
        ...(0,tokens/* cacheWriteOf */.V)(input_tokens_details?.cache_write_tokens, { input, cachedInput }),
        output,
        reasoning: Math.min(output_tokens_details?.reasoning_tokens ?? 0, output),
        isEstimate: false
    };
}


/***/ })

};
