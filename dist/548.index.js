export const id = 548;
export const ids = [548];
export const modules = {

/***/ 2548:
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
// EXTERNAL MODULE: ./src/models/unique-ids.js
var unique_ids = __webpack_require__(87);
;// CONCATENATED MODULE: ./src/models/chat/assemble-calls.js


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
        call.extra = delta.extra_content ?? call.extra;
    }
    /**
     * The calls in the order in which they began. Only to be asked at the end of the stream: JSON that parses may still
     * be the beginning of something else.
     *
     * @throws PassingFailure when a call never got a name
     */
    finish() {
        const ids = new unique_ids/* UniqueIds */.m();
        const extras = new Map();
        const calls = this.#calls.flatMap(separate).map((call) => {
            if (call.name === '')
                throw new failures/* PassingFailure */.Wz('it sent a tool call without a name');
            const id = ids.take(call.id || `call_${ids.size + 1}`);
            if (call.extra)
                extras.set(id, call.extra);
            return { id, name: call.name, arguments: call.arguments.trim() === '' ? '{}' : call.arguments };
        });
        return { calls, extras };
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
        const call = { id: id ?? '', index, name: '', arguments: '', extra: undefined };
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
    return topLevelObjects(call.arguments).map((text, place) => ({
        ...call,
        arguments: text,
        extra: place === 0 ? call.extra : undefined
    }));
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

// EXTERNAL MODULE: ../node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(3301);
;// CONCATENATED MODULE: ./src/models/chat/chunk.js

// What OpenAI-compatible servers send, in all the variants seen: only the fields that are read, and strict on those, for
// a call or a word that is dropped quietly is worse than a reply that is asked for again.
// Source: https://platform.openai.com/docs/api-reference/chat-streaming
const chunk_text = schemas/* string */.YjP().nullish();
const record = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J());
const contentPart = schemas/* object */.Ikc({
    text: chunk_text,
    thinking: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* array */.YOg(schemas/* object */.Ikc({ text: chunk_text }))]).nullish()
});
const callDelta = schemas/* object */.Ikc({
    index: schemas/* union */.KCZ([schemas/* number */.aig(), schemas/* string */.YjP()]).nullish(),
    id: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig().transform(String)]).nullish(),
    // Arguments are JSON text, or with some servers the object itself.
    function: schemas/* object */.Ikc({ name: chunk_text, arguments: schemas/* unknown */.L5J().optional() }).nullish(),
    /** Where Gemini signs what it thought before the call. */
    extra_content: record.nullish().catch(undefined)
});
const delta = schemas/* object */.Ikc({
    content: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* array */.YOg(contentPart)]).nullish(),
    refusal: chunk_text,
    reasoning_content: chunk_text,
    reasoning: chunk_text,
    reasoning_details: schemas/* array */.YOg(record).nullish().catch(undefined),
    tool_calls: schemas/* array */.YOg(callDelta).nullish()
});
const count = schemas/* number */.aig().nonnegative().nullish().catch(undefined);
const usage = schemas/* object */.Ikc({
    prompt_tokens: count,
    completion_tokens: count,
    total_tokens: count,
    prompt_tokens_details: schemas/* object */.Ikc({ cached_tokens: count, cache_write_tokens: count }).nullish().catch(undefined),
    /** DeepSeek's name for the cached tokens. */
    prompt_cache_hit_tokens: count,
    completion_tokens_details: schemas/* object */.Ikc({ reasoning_tokens: count }).nullish().catch(undefined)
});
const choice = schemas/* object */.Ikc({
    index: schemas/* number */.aig().nullish(),
    delta: delta.nullish(),
    /** In an answer that is not a stream. */
    message: delta.nullish(),
    finish_reason: chunk_text,
    /** Where Moonshot counts. */
    usage: usage.nullish().catch(undefined)
});
const chatChunk = schemas/* object */.Ikc({
    object: chunk_text.catch(undefined),
    choices: schemas/* array */.YOg(choice).nullish(),
    usage: usage.nullish().catch(undefined),
    /** Where Groq counts. */
    x_groq: schemas/* object */.Ikc({ usage: usage.nullish() }).nullish().catch(undefined),
    error: schemas/* unknown */.L5J().optional()
});

;// CONCATENATED MODULE: ./src/models/chat/finish-reason.js


/** Anthropic's, Gemini's and Bedrock's words are among them, for gateways pass them on. */
const LENGTH = /length|max_\w*tokens|token_limit|context_window/;
const FAILED = /error|abort|insufficient|malformed|cancel|interrupt|timeout|overload/;
const FILTERED = /filter|safety|sensitive|recitation|prohibited|refusal|blocklist|spii|guardrail|moderation|inspection/;
/**
 * How a reply ended.
 *
 * @param reason the provider's word for it; undefined where it sent only [DONE]
 * @throws PassingFailure for a reason that says that something broke
 */
function endOf(reason, calls) {
    // Arguments that stop in the middle show that the reply was cut.
    if (reason === undefined)
        return areComplete(calls) ? 'complete' : 'length';
    if (LENGTH.test(reason))
        return 'length';
    if (FAILED.test(reason))
        throw new failures/* PassingFailure */.Wz(`the reply ended with "${reason}"`);
    return FILTERED.test(reason) ? 'content-filter' : 'complete';
}

;// CONCATENATED MODULE: ./src/models/chat/thinking-details.js
/** Fields of an entry that come in pieces; all others come whole. */
const GROWING = ['text', 'summary'];
/**
 * Puts the entries of `reasoning_details` together from their pieces. They go back as they came: the provider checks the
 * signature of each.
 *
 * A piece belongs to the entry of its type and index; without an index to the last entry, when that is of its type.
 */
class ThinkingDetails {
    #entries = [];
    add(piece) {
        const entry = this.#entryFor(piece);
        if (!entry) {
            this.#entries.push({ pieces: [piece], fields: said(piece) });
            return;
        }
        entry.pieces.push(piece);
        // The first id and format stay; the signature comes last.
        for (const [field, value] of Object.entries(said(piece))) {
            if (field === 'signature' ? value : !(field in entry.fields))
                entry.fields[field] = value;
        }
    }
    finish() {
        return this.#entries.map(({ pieces, fields }) => ({ ...fields, ...grown(pieces) }));
    }
    #entryFor(piece) {
        const { type, index, id } = piece;
        // Encrypted thinking comes whole: what follows it is another one.
        if (!GROWING.some((field) => field in piece) && !('signature' in piece))
            return undefined;
        const fits = ({ fields }) => fields['type'] === type && (fields['id'] == null || id == null || fields['id'] === id);
        if (index == null)
            return this.#entries.slice(-1).find(fits);
        return this.#entries.findLast((entry) => entry.fields['index'] === index && fits(entry));
    }
}
function said(piece) {
    return Object.fromEntries(Object.entries(piece).filter(([, value]) => value !== null && value !== undefined));
}
function grown(pieces) {
    const fields = GROWING.map((field) => [field, pieces.map((piece) => piece[field]).filter(isText)]);
    return Object.fromEntries(fields.filter(([, texts]) => texts.length > 0).map(([field, texts]) => [field, texts.join('')]));
}
function isText(value) {
    return typeof value === 'string';
}

// EXTERNAL MODULE: ./src/models/max-calls.js
var max_calls = __webpack_require__(3005);
// EXTERNAL MODULE: ./src/models/provider-problem.js
var provider_problem = __webpack_require__(9108);
;// CONCATENATED MODULE: ./src/models/chat/assemble-stream.js








/**
 * Puts a reply together from the bytes of its answer: server-sent events, or one JSON document from a server that does
 * not stream. Whatever the sizes of the pieces it is fed, the result is the same.
 */
class StreamAssembly {
    #onDelta;
    #reader = new answer_reader/* AnswerReader */.E({
        onEvent: ({ name, data }) => {
            if (name === 'error')
                throw (0,failures/* failureOf */.g5)((0,provider_problem/* readProblem */.K)((0,provider_problem/* jsonOrText */.BG)(data)));
            this.#takeData(data);
        },
        onDocument: (text) => {
            this.#document = text;
            this.#takeData(text);
            this.#isOver = true;
        }
    });
    #calls = new CallAssembly();
    #document = '';
    #text = '';
    #thinking = '';
    #thinkingIn;
    #details = new ThinkingDetails();
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
        if (this.#finishReason === undefined && !this.#isOver)
            throw new failures/* PassingFailure */.Wz('the stream ended before the reply did');
        if (!this.#hasChoice)
            throw this.#noReply();
        const { calls, extras } = this.#calls.finish();
        const end = calls.length > max_calls/* MAX_CALLS */.Z ? 'length' : endOf(this.#finishReason, calls);
        return {
            text: this.#text,
            thinking: this.#thinking,
            toolCalls: end === 'complete' ? calls : [],
            end,
            // What was cut is not signed, and would be refused.
            echo: end === 'complete' ? this.#echo(extras) : undefined,
            usage: this.#usage
        };
    }
    /** What a document says in place of a reply; a stream has said nothing. */
    #noReply() {
        const { message, ...problem } = (0,provider_problem/* readProblem */.K)((0,provider_problem/* jsonOrText */.BG)(this.#document));
        const said = message === 'no explanation' ? 'the answer held no reply' : message;
        return (0,failures/* failureOf */.g5)({ ...problem, message: said });
    }
    #echo(extras) {
        const details = this.#details.finish();
        const echo = {
            ...(this.#thinkingIn && { thinkingIn: this.#thinkingIn }),
            ...(details.length > 0 && { details }),
            ...(extras.size > 0 && { extras: Object.fromEntries(extras) })
        };
        return Object.keys(echo).length > 0 ? echo : undefined;
    }
    #takeData(data) {
        const line = data.trim();
        if (line === '' || line === 'null' || this.#isOver)
            return;
        if (line === '[DONE]')
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
        const { text, thinking, carrier } = contentOf(delta);
        this.#thinkingIn ??= carrier;
        for (const detail of delta.reasoning_details ?? [])
            this.#details.add(detail);
        this.#thinking += thinking;
        this.#text += text;
        if (thinking !== '')
            this.#onDelta({ kind: 'thinking', text: thinking });
        if (text !== '')
            this.#onDelta({ kind: 'text', text });
        for (const call of delta.tool_calls ?? [])
            this.#calls.add(call);
    }
}
function parseChunk(data) {
    const value = (0,answer_reader/* jsonIn */.Y)(data);
    // Gemini wraps an error in a list.
    const said = Array.isArray(value) ? value[0] : value;
    const chunk = chatChunk.safeParse(said);
    if (!chunk.success)
        throw new failures/* PassingFailure */.Wz('it sent what is not a chat completion', { cause: chunk.error });
    const { error, object } = chunk.data;
    if (error || object === 'error')
        throw (0,failures/* failureOf */.g5)((0,provider_problem/* readProblem */.K)(said));
    return chunk.data;
}
function contentOf(delta) {
    const { content, refusal } = delta;
    // `reasoning` repeats `reasoning_content` where a server sends both, as `reasoning_details` does for either.
    const carrier = ['reasoning_content', 'reasoning'].find((field) => delta[field]);
    const thinking = (carrier && delta[carrier]) ?? '';
    if (!Array.isArray(content))
        return { text: (content ?? '') + (refusal ?? ''), thinking, carrier };
    const inParts = content.map((part) => thinkingOf(part.thinking)).join('');
    return {
        text: content.map(({ text }) => text ?? '').join(''),
        thinking: thinking + inParts,
        carrier: carrier ?? (inParts === '' ? undefined : 'content')
    };
}
function thinkingOf(thinking) {
    return Array.isArray(thinking) ? thinking.map(({ text }) => text ?? '').join('') : (thinking ?? '');
}

// EXTERNAL MODULE: ./src/models/tokens.js
var models_tokens = __webpack_require__(1629);
;// CONCATENATED MODULE: ./src/models/chat/cut-prompt.js


/** Of the least that a prompt of so many bytes can be: below this share of it no way of counting explains the figure. */
const FAR_BELOW = 0.5;
/** Tokens. No server is started with less room than this; a smaller figure is no count. */
const LEAST_WINDOW = 1500;
/**
 * Notices a server that cuts what is too long and says nothing, as Ollama does at its `num_ctx`: the model then answers
 * without its instructions.
 *
 * One figure says too little, for some servers leave out what came from their cache. But a prompt that only grew, and by
 * their count did not, and is far too short for its bytes, has reached a limit.
 */
class CutPromptWatch {
    /** The end of the prompt before, and the most that any beginning of it was counted as. */
    #last;
    /**
     * @param messages as they were sent, the same objects each time
     * @throws Refusal for the length of the conversation, with the tokens that were read
     */
    check(messages, promptBytes, { input, cachedInput, isEstimate }) {
        const message = messages.at(-1);
        if (isEstimate || !message)
            return;
        const before = this.#last;
        const hasGrown = before !== undefined && before.message !== message && messages.includes(before.message);
        const most = hasGrown ? before.most : 0;
        this.#last = { message, most: Math.max(most, input) };
        // A server that leaves out its cache counts what is new alone, which is far less.
        const hasStopped = input <= most && input > most / 2 && input >= LEAST_WINDOW;
        const estimate = (0,models_tokens/* estimateTokens */.b)(promptBytes).input;
        if (!hasStopped || cachedInput > 0 || input >= FAR_BELOW * estimate)
            return;
        throw new failures/* Refusal */.P_({
            status: undefined,
            code: 'context_length_exceeded',
            parameter: 'messages',
            message: `of about ${estimate} tokens it read ${input} and dropped the rest: its maximum context length is ${input}, which with Ollama num_ctx raises`
        });
    }
}

// EXTERNAL MODULE: ./src/agent/parameter-schema.js
var parameter_schema = __webpack_require__(5581);
// EXTERNAL MODULE: ./src/models/call-ids.js
var call_ids = __webpack_require__(9320);
// EXTERNAL MODULE: ./src/models/kept.js
var kept = __webpack_require__(7847);
// EXTERNAL MODULE: ./src/models/protocol.js
var protocol = __webpack_require__(4475);
// EXTERNAL MODULE: ./src/models/past-calls.js
var past_calls = __webpack_require__(6647);
;// CONCATENATED MODULE: ./src/models/chat/echo.js



/** The ways in which thinking comes, and in which its sender wants it back. Mistral has it as parts of the content. */
const CARRIERS = ['reasoning_content', 'reasoning', 'content'];
const extras = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J());
/** What goes back with a reply to the endpoint that sent it. The text of the thinking stands in the message. */
const chatEcho = schemas/* object */.Ikc({
    thinkingIn: schemas/* enum */.k5n(CARRIERS).optional().catch(undefined),
    /** `reasoning_details`. */
    details: schemas/* array */.YOg(extras).optional().catch(undefined),
    /** `extra_content` of calls, by their ids: Gemini signs what it thought before a call. */
    extras: schemas/* record */.g1P(schemas/* string */.YjP(), extras).optional().catch(undefined)
});
/** Fields of a message that not every server knows, and that some cannot do without. */
const ECHO_FIELDS = ['reasoning_content', 'reasoning_details', 'reasoning', 'extra_content', 'thinking'];
/** For a call that was not signed, as by another model: https://ai.google.dev/gemini-api/docs/thought-signatures */
const UNSIGNED = { google: { thought_signature: 'skip_thought_signature_validator' } };
/** Kimi takes an empty text for a missing one. */
const NO_THINKING = ' ';
/** A reply of earlier as its message goes back. @param from the endpoint whose echoes are its own */
function replyOnTheWire(message, from, rules) {
    const { toolCalls } = message;
    const text = message.text.toWellFormed();
    const echo = message.echo?.from === from ? (chatEcho.safeParse(message.echo.content).data ?? {}) : {};
    const thought = message.thinking === '' ? undefined : message.thinking.toWellFormed();
    const inContent = echo.thinkingIn === 'content' && !rules.refused.has('thinking') ? thought : undefined;
    const words = text === '' && toolCalls.length > 0 ? null : text;
    const reply = {
        role: 'assistant',
        content: inContent === undefined ? words : inParts(inContent, text),
        ...thinkingFields({ echo, thought, rules, hasCalls: toolCalls.length > 0 }),
        ...(toolCalls.length > 0 && { tool_calls: callsOnTheWire(toolCalls, echo, rules) })
    };
    // The cast: parts of thinking and the fields for it are not OpenAI's own.
    return reply;
}
function thinkingFields({ echo, thought, rules, hasCalls }) {
    const { thinkingIn, details } = echo;
    const mustHave = hasCalls && rules.required.has('reasoning_content');
    const content = thinkingIn === 'reasoning_content' && thought !== undefined ? thought : mustHave && NO_THINKING;
    const fields = {
        ...(content !== false && { reasoning_content: content }),
        ...(details && { reasoning_details: details }),
        // Details say the same, and say it signed.
        ...(thinkingIn === 'reasoning' && thought !== undefined && !details && { reasoning: thought })
    };
    return Object.fromEntries(Object.entries(fields).filter(([field]) => !rules.refused.has(field)));
}
function inParts(thinking, text) {
    const thought = { type: 'thinking', thinking: [{ type: 'text', text: thinking }], closed: true };
    return text === '' ? [thought] : [thought, { type: 'text', text }];
}
function callsOnTheWire(calls, { extras = {} }, rules) {
    const mayHave = !rules.refused.has('extra_content');
    // Of several calls in one reply only the first is signed.
    const isUnsigned = rules.required.has('extra_content') && !calls.some(({ id }) => Object.hasOwn(extras, id));
    return calls.map(({ id, name, arguments: given }, index) => {
        const extra = Object.hasOwn(extras, id) ? extras[id] : isUnsigned && index === 0 ? UNSIGNED : undefined;
        return {
            id: rules.hasShortIds ? (0,call_ids/* nineLetterId */.u2)(id) : id,
            type: 'function',
            function: { name: (0,past_calls/* pastName */.E)(name), arguments: (0,past_calls/* pastArguments */.v)(given).text },
            ...(mayHave && extra && { extra_content: extra })
        };
    });
}

;// CONCATENATED MODULE: ./src/models/chat/refusals.js

/** The older name first: it is the one that servers other than OpenAI's know. */
const LIMIT_NAMES = ['max_tokens', 'max_completion_tokens'];
/** Each with how servers call it in their messages; what is narrower comes before what is wider. */
const WORDS = [
    ['temperature', /\btemperature\b/],
    ['tool_choice', /\btool_choice\b/],
    ['stream_options', /\bstream_options\b|\binclude_usage\b/],
    ['max_tokens', /\bmax_tokens\b/],
    ['max_completion_tokens', /\bmax_completion_tokens\b/],
    // The word alone says little: a server may also fail to read a stream.
    ['stream', /\bstream(ing)?\b.*\b(not |un|dis)|\b(not |un|dis)\w*\b.*\bstream(ing)?\b/i]
];
const UNKNOWN = /unsupported|not supported|unknown|unrecognized|unexpected|not permitted|not allowed|forbidden|additional|extra/i;
/** Mistral, OpenAI, and Anthropic behind a gateway; not of calls that nothing answers. */
const CALL_ID = /\btool call id was\b|\btool_(calls|use)\b[^ ]*\.id\b.*(too long|pattern)|\btool_call_id\b.*(too long|pattern)/i;
const MISSING = /missing|must be (passed|provided|included|present)|required/i;
/** What one server refuses or insists on. It only ever grows, so that a request is not tried without end. */
class Refusals {
    #refused = new Set();
    #refusedFields = new Set();
    #requiredFields = new Set();
    #hasShortIds = false;
    has(name) {
        return this.#refused.has(name);
    }
    get echoes() {
        return { refused: this.#refusedFields, required: this.#requiredFields, hasShortIds: this.#hasShortIds };
    }
    /** @returns what is to be said in another way; undefined when the refusal names nothing that could be */
    learn(problem, parameters) {
        if (problem.status !== 400 && problem.status !== 422)
            return undefined;
        if (this.#learnField(problem) || this.#learnIds(problem))
            return 'messages';
        const named = this.#nameIn(problem, parameters);
        if (!named)
            return undefined;
        this.#refused.add(named === 'tool_choice' && parameters.toolChoice === 'required' && !this.has('required') ? 'required' : named);
        return 'parameters';
    }
    #learnField({ parameter, message }) {
        const said = `${parameter} ${message}`;
        const isUnknown = UNKNOWN.test(message);
        // Gemini speaks of the signature within the field.
        if (!isUnknown && MISSING.test(message)) {
            const field = said.includes('reasoning_content')
                ? 'reasoning_content'
                : said.includes('thought_signature') && 'extra_content';
            return field !== false && grow(this.#requiredFields, field);
        }
        if (!isUnknown)
            return false;
        const field = ECHO_FIELDS.find((name) => RegExp(`\\b${name}\\b`).test(said) && !this.#refusedFields.has(name));
        return field !== undefined && grow(this.#refusedFields, field);
    }
    #learnIds({ parameter, message }) {
        if (this.#hasShortIds || !CALL_ID.test(`${parameter} ${message}`))
            return false;
        this.#hasShortIds = true;
        return true;
    }
    #nameIn({ parameter, message }, { maxOutputTokens }) {
        const limit = LIMIT_NAMES.find((name) => !this.has(name));
        const sent = WORDS.filter(([name]) => {
            if (name === 'max_tokens' || name === 'max_completion_tokens')
                return maxOutputTokens !== undefined && name === limit;
            return !this.has(name) && !(name === 'stream_options' && this.has('stream'));
        });
        const path = parameter.split(/[.[\]]/);
        const named = sent.find(([name]) => path.includes(name)) ?? sent.find(([, words]) => words.test(message));
        return named?.[0];
    }
}
function grow(set, value) {
    if (set.has(value))
        return false;
    set.add(value);
    return true;
}

;// CONCATENATED MODULE: ./src/models/chat/wire.js






/**
 * Says our messages and tools in the words of Chat Completions.
 *
 * What was converted once is kept, so that every request repeats the bytes of the one before it and the provider's
 * prompt cache holds.
 */
class ChatWire {
    #model;
    #parameters;
    #from;
    #refusals = new Refusals();
    #tools = new WeakMap();
    #messages = new WeakMap();
    /** @param from names the endpoint and the model, as the echoes of its replies do */
    constructor({ model, parameters, from }) {
        this.#model = model;
        this.#parameters = parameters;
        this.#from = from;
    }
    request(messages, tools, choice = 'auto') {
        const request = {
            model: this.#model,
            messages: messages.filter(isSaid).map((message) => this.#message(message)),
            ...(tools.length > 0 && { tools: tools.map((tool) => this.#tool(tool)), ...this.#choice(choice) }),
            ...this.#settings()
        };
        // The cast: without `stream` it asks for a document, which is read as well.
        return request;
    }
    /**
     * Leaves out or adds, from now on, what a refusal names.
     *
     * @returns whether there was something, so that the request is worth another try
     */
    adaptTo(problem) {
        const adapted = this.#refusals.learn(problem, this.#parameters);
        if (adapted === 'messages')
            this.#messages = new WeakMap();
        return adapted !== undefined;
    }
    #choice(choice) {
        if (this.#refusals.has('tool_choice'))
            return {};
        if (choice === 'none')
            return { tool_choice: choice };
        return { tool_choice: this.#refusals.has('required') ? 'auto' : this.#parameters.toolChoice };
    }
    #settings() {
        const { temperature = protocol/* USUAL_TEMPERATURE */.O, maxOutputTokens } = this.#parameters;
        const may = (name) => !this.#refusals.has(name);
        const limit = LIMIT_NAMES.find(may);
        return {
            ...(may('temperature') && { temperature }),
            ...(maxOutputTokens !== undefined && limit && { [limit]: maxOutputTokens }),
            ...(may('stream') && { stream: true }),
            ...(may('stream') && may('stream_options') && { stream_options: { include_usage: true } })
        };
    }
    #message(message) {
        return (0,kept/* kept */.L)(this.#messages, message, () => this.#convert(message));
    }
    #tool(tool) {
        return (0,kept/* kept */.L)(this.#tools, tool, () => toolOnTheWire(tool));
    }
    #convert(message) {
        const content = message.text.toWellFormed();
        switch (message.role) {
            case 'system':
            case 'user':
                return { role: message.role, content };
            case 'tool':
                return { role: 'tool', tool_call_id: this.#callId(message.callId), content };
            case 'assistant':
                return replyOnTheWire(message, this.#from, this.#refusals.echoes);
        }
    }
    #callId(id) {
        return this.#refusals.echoes.hasShortIds ? (0,call_ids/* nineLetterId */.u2)(id) : id;
    }
}
/** The definition of a tool as each request carries it. */
function toolOnTheWire(tool) {
    const { name, description } = tool;
    return { type: 'function', function: { name, description, parameters: (0,parameter_schema/* parameterSchema */.R)(tool) } };
}
/** False for a reply of nothing, which Mistral and Anthropic refuse to read back. */
function isSaid(message) {
    return message.role !== 'assistant' || message.toolCalls.length > 0 || message.text.trim() !== '';
}

// EXTERNAL MODULE: ./src/models/openai-client.js
var openai_client = __webpack_require__(5117);
// EXTERNAL MODULE: ./src/models/read-bytes.js
var read_bytes = __webpack_require__(2745);
// EXTERNAL MODULE: ./src/models/request-bytes.js
var request_bytes = __webpack_require__(4972);
// EXTERNAL MODULE: ./src/models/http.js
var http = __webpack_require__(8519);
;// CONCATENATED MODULE: ./src/models/responses-instead.js


/**
 * Chat Completions, and Responses in its place for the rest of the session once the endpoint says that the model is to be had by
 * that alone, or with tools by that alone. The request that was refused is made again at once.
 *
 * @param openResponses asked for at the first such refusal
 */
function orResponses(chat, openResponses) {
    let inUse = chat;
    let opening;
    async function ask(request) {
        if (inUse !== chat)
            return inUse.ask(request);
        try {
            return await chat.ask(request);
        }
        catch (error) {
            request.signal.throwIfAborted();
            const failure = (0,http/* failureIn */.Q)(error);
            if (!(failure instanceof failures/* Refusal */.P_) || !wantsResponses(failure.problem))
                throw error;
            // Requests side by side can be refused before the first of them has opened it.
            inUse = await (opening ??= openResponses());
            request.onRetry({
                reason: `Responses is spoken from now on, for ${saidIn(failure.problem)}`,
                waitMs: 0,
                attempt: 1
            });
            return inUse.ask(request);
        }
    }
    return {
        get address() {
            return inUse.address;
        },
        ask,
        adaptTo: (problem) => inUse.adaptTo(problem),
        listModels: (signal) => inUse.listModels(signal)
    };
}
/**
 * The words of OpenAI for a model that has Responses only, and for one that thinks where it is given tools; of Azure, and of
 * GitHub's models. Those for a model that "is not a chat model" name another endpoint, which is older than these models.
 */
const RESPONSES = /\bv1\/responses\b|\bresponses (?:api|endpoint)\b|\bnot a chat model\b|\bchatcompletion operation does not work\b|\bunsupported_api_for_model\b/i;
function wantsResponses({ status, code, message }) {
    return (status === 400 || status === 404) && RESPONSES.test(`${code} ${message}`);
}
function saidIn({ status, message }) {
    return `${status ?? ''} ${message}`.trim();
}

// EXTERNAL MODULE: ./src/models/refused-tools.js
var refused_tools = __webpack_require__(8713);
// EXTERNAL MODULE: ./src/agent/find-tool.js
var find_tool = __webpack_require__(2662);
;// CONCATENATED MODULE: ./src/models/text-calls/callables.js



const known = new WeakMap();
function callablesOf(tools) {
    const found = new Map();
    const names = new Set(tools.flatMap(({ name, otherNames = [] }) => [name, ...otherNames]));
    return {
        isName: (name) => names.has(name),
        find(name) {
            if (!found.has(name)) {
                const tool = name.length <= 200 ? (0,find_tool/* findTool */.S)(name.trim(), tools) : undefined;
                found.set(name, tool && callableOf(tool));
            }
            return found.get(name);
        }
    };
}
function callableOf(tool) {
    const callable = known.get(tool) ?? describe(tool);
    known.set(tool, callable);
    return callable;
}
function describe(tool) {
    const schema = (0,parameter_schema/* parameterSchema */.R)(tool);
    const { properties, required, additionalProperties } = schema;
    const own = new Map(isRecord(properties) ? Object.entries(properties).map(([name, each]) => [name, schemaOf(each)]) : []);
    const others = Object.entries(tool.aliases ?? {}).map(([name, meant]) => [name, own.get(meant) ?? {}]);
    const known = new Map([...others, ...own]);
    return {
        name: tool.name,
        properties: known,
        required: Array.isArray(required) ? required.map(String) : [],
        isOpen: own.size === 0 && (additionalProperties !== false || isRecord(schema['patternProperties'])),
        schema: known.size > 0 ? { ...schema, properties: Object.fromEntries(known) } : schema,
        fitting: {
            isStrict: Object.keys(tool.parameters.shape).length === 0,
            keepsUnknown: tool.cachePolicy === 'mutating' && tool.parameters.def.catchall instanceof schemas/* ZodNever */.iSc
        }
    };
}
function schemaOf(value) {
    return isRecord(value) ? value : {};
}
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

;// CONCATENATED MODULE: ./src/models/text-calls/name-pattern.js
const MAX_PATTERN = 100;
const MAX_NAME = 64;
/** What may repeat: in a group it repeats what repeats, and the time doubles with each letter. */
const REPEATS = /(?<!\\)(?:[*+]|\{)/g;
const FIRST = /^\^\(*(?:\?:)?(?:\\x([\da-f]{2})|\\u([\da-f]{4})|([\w-]))(?![?*{])/i;
/**
 * Whether a name has a pattern of a JSON Schema. The schema is a stranger's and the name is the model's, so only patterns are
 * tried that take little time with any name; of another one the first letter is looked at.
 */
function mayMatch(pattern, name) {
    if (!isHarmless(pattern) || name.length > MAX_NAME)
        return beginsLike(pattern, name) ? 'perhaps' : 'no';
    try {
        return new RegExp(pattern, 'u').test(name) ? 'yes' : 'no';
    }
    catch {
        return 'perhaps';
    }
}
function isHarmless(pattern) {
    if (pattern.length > MAX_PATTERN || /\\[\dk]|\(\?[=!<]/.test(pattern))
        return false;
    const repeats = pattern.match(REPEATS)?.length ?? 0;
    const isGrouped = /\)\s*[*+{?]/.test(pattern);
    return isGrouped ? repeats <= 1 : repeats <= (pattern.startsWith('^') ? 2 : 1);
}
/** False where the pattern asks for another first letter. */
function beginsLike(pattern, name) {
    const [, narrow, wide, plain] = pattern.includes('|') ? [] : (FIRST.exec(pattern) ?? []);
    const code = narrow ?? wide;
    const first = code === undefined ? plain : String.fromCharCode(parseInt(code, 16));
    return first === undefined || name.startsWith(first);
}

;// CONCATENATED MODULE: ./src/models/text-calls/literals.js
const MAX_DEPTH = 64;
const SPACE = /(?:\s+|\/\/[^\n\r]*|\/\*(?:[^*]|\*(?!\/))*\*\/)*/y;
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?(?![\w.])/y;
const WORD = /[\p{L}_$][\p{L}\p{N}_$-]*/uy;
const literals_WORDS = new Map([
    ['true', true],
    ['True', true],
    ['false', false],
    ['False', false],
    ['null', null],
    ['None', null]
]);
const ESCAPES = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', '\n': '' };
const CODE_ESCAPE = /\\(?:u([\da-fA-F]{4})|x([\da-fA-F]{2}))/y;
const PLAIN = { '"': /[^"\\]+/y, "'": /[^'\\]+/y };
/** What can follow the quote that ends a string: the end of what holds it, or the next field of it. */
const AFTER_STRING = /\s*(?:[}\]]|$|,\s*(?:"[^"\\\n]{1,80}"\s*:|[}\]])|:)/y;
/**
 * Reads one value as JSON or Python write it, and as models do: quotes of either kind, names without quotes, comments, a comma
 * too many, line breaks within strings. Nothing is made up: what is cut or has no reading is told as such.
 */
function readLiteral(text, start, form = {}) {
    const reader = new LiteralReader(text, start, form);
    try {
        const value = reader.value(0);
        return { kind: 'value', value, end: reader.position };
    }
    catch (error) {
        if (!(error instanceof Unreadable))
            throw error;
        return { kind: error.kind, end: reader.position };
    }
}
/** Where the white space and comments from here on end. */
function skipSpace(text, start) {
    SPACE.lastIndex = start;
    return start + (SPACE.exec(text)?.[0].length ?? 0);
}
class Unreadable extends Error {
    kind;
    constructor(kind) {
        super(kind);
        this.kind = kind;
    }
}
// Made once: to take a stack each time would cost more than all the reading.
const CUT = new Unreadable('cut');
const BROKEN = new Unreadable('broken');
class LiteralReader {
    #text;
    #form;
    position;
    constructor(text, start, form) {
        this.#text = text;
        this.position = start;
        this.#form = form;
    }
    value(depth) {
        if (depth > MAX_DEPTH)
            throw BROKEN;
        this.#skip();
        const first = this.#text[this.position];
        if (first === '{')
            return this.#object(depth);
        if (first === '[')
            return this.#list(']', depth);
        if (first === '(')
            return this.#list(')', depth);
        const string = this.#string();
        if (string !== undefined)
            return string;
        const number = this.#match(NUMBER);
        if (number !== undefined)
            return Number(number);
        const word = this.#match(WORD);
        if (word === undefined || !literals_WORDS.has(word))
            this.#fail();
        return literals_WORDS.get(word);
    }
    #object(depth) {
        const fields = new Map();
        this.position += 1;
        for (;;) {
            this.#skip();
            if (this.#take('}'))
                return Object.fromEntries(fields);
            const name = this.#string() ?? this.#match(WORD);
            if (name === undefined)
                this.#fail();
            this.#skip();
            if (!this.#take(':'))
                this.#fail();
            const value = this.value(depth + 1);
            // Two values under one name: nobody knows which is meant.
            if (fields.has(name) && JSON.stringify(fields.get(name)) !== JSON.stringify(value))
                throw BROKEN;
            fields.set(name, value);
            this.#skip();
            if (!this.#take(',') && this.#text[this.position] !== '}')
                this.#fail();
        }
    }
    #list(close, depth) {
        const items = [];
        this.position += 1;
        for (;;) {
            this.#skip();
            if (this.#take(close))
                return items;
            items.push(this.value(depth + 1));
            this.#skip();
            if (!this.#take(',') && this.#text[this.position] !== close)
                this.#fail();
        }
    }
    #string() {
        const mark = this.#form.quoteMarks?.find((each) => this.#text.startsWith(each, this.position));
        if (mark !== undefined)
            return this.#until(mark);
        const quote = this.#text[this.position];
        if (quote !== '"' && quote !== "'")
            return undefined;
        const triple = quote.repeat(3);
        if (this.#text.startsWith(triple, this.position))
            return this.#until(triple);
        return this.#quoted(quote);
    }
    #until(mark) {
        const start = this.position + mark.length;
        const end = this.#text.indexOf(mark, start);
        this.position = end < 0 ? this.#text.length : end + mark.length;
        if (end < 0)
            throw CUT;
        return this.#text.slice(start, end);
    }
    #quoted(quote) {
        const parts = [];
        this.position += 1;
        while (this.position < this.#text.length) {
            parts.push(this.#match(PLAIN[quote]) ?? '');
            const next = this.#text[this.position];
            if (next === undefined)
                break;
            if (next === '\\')
                parts.push(this.#escape());
            else {
                this.position += 1;
                if (!this.#form.looseQuotes || this.#endsString())
                    return parts.join('');
                parts.push(quote);
            }
        }
        throw CUT;
    }
    #endsString() {
        AFTER_STRING.lastIndex = this.position;
        return AFTER_STRING.test(this.#text);
    }
    /** An escape that there is not, such as `\d`, is what was meant to be there, backslash included. */
    #escape() {
        CODE_ESCAPE.lastIndex = this.position;
        const [all, wide, narrow] = CODE_ESCAPE.exec(this.#text) ?? [];
        const code = wide ?? narrow;
        if (all !== undefined && code !== undefined) {
            this.position += all.length;
            return String.fromCharCode(parseInt(code, 16));
        }
        const escaped = this.#text[this.position + 1] ?? '';
        this.position += 2;
        if (`"'\\/`.includes(escaped))
            return escaped;
        return ESCAPES[escaped] ?? `\\${escaped}`;
    }
    #skip() {
        this.position = skipSpace(this.#text, this.position);
    }
    #take(character) {
        if (this.#text[this.position] !== character)
            return false;
        this.position += 1;
        return true;
    }
    #match(pattern) {
        pattern.lastIndex = this.position;
        const found = pattern.exec(this.#text)?.[0];
        this.position += found?.length ?? 0;
        return found;
    }
    #fail() {
        throw this.position >= this.#text.length ? CUT : BROKEN;
    }
}

;// CONCATENATED MODULE: ./src/models/text-calls/markup-value.js

const OPENER = /<([\p{L}_][\p{L}\p{N}_.-]*)>/uy;
/** Names that say no more than that there is an item. */
const ITEM = /^(?:item|element|entry|value|li|i)$/i;
const MAX_ELEMENTS = 1_000;
/**
 * A list or an object whose parts are elements: `<item>1</item><item>2</item>`.
 *
 * @returns undefined where the text is anything beside elements
 */
function readMarkup(text, type, reading) {
    const elements = elementsOf(text);
    if (!elements)
        return undefined;
    const { schema } = reading;
    if (type === 'array') {
        const names = new Set(elements.map(({ name }) => name));
        if (names.size > 1)
            return undefined;
        const items = isRecord(schema['items']) ? schema['items'] : {};
        const isNamed = Object.keys(items).length === 0 && [...names].some((name) => !ITEM.test(name));
        // Where nothing is said of the items, the name of one may be part of it.
        return elements.map(({ name, inner }) => isNamed ? { [name]: readAnything(inner, reading) } : reading.typed(inner, items));
    }
    const properties = isRecord(schema['properties']) ? schema['properties'] : {};
    if (new Set(elements.map(({ name }) => name)).size < elements.length)
        return undefined;
    return Object.fromEntries(elements.map(({ name, inner }) => [name, reading.typed(inner, isRecord(properties[name]) ? properties[name] : {})]));
}
function readAnything(text, reading) {
    const markup = text.startsWith('<') ? readMarkup(text, 'object', { ...reading, schema: {} }) : undefined;
    return markup ?? reading.typed(text, {});
}
function elementsOf(text) {
    const elements = [];
    for (let position = 0; position < text.length;) {
        OPENER.lastIndex = position;
        const [opener, name = ''] = OPENER.exec(text) ?? [];
        if (opener === undefined || elements.length >= MAX_ELEMENTS)
            return undefined;
        const start = position + opener.length;
        const end = text.indexOf(`</${name}>`, start);
        if (end < 0)
            return undefined;
        elements.push({ name, inner: text.slice(start, end) });
        position = end + name.length + 3;
        while (/\s/.test(text[position] ?? ''))
            position += 1;
    }
    return elements;
}

;// CONCATENATED MODULE: ./src/models/text-calls/typed-value.js



/** Of several types that a schema allows, the narrower is tried first. */
const ORDER = ['null', 'boolean', 'integer', 'number', 'array', 'object', 'string'];
const typed_value_NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
const INTEGER = /^[+-]?\d+$/;
/**
 * The value that raw text stands for under a schema; the text itself where it stands for none. One line break at each end is
 * not part of it. Entities are not decoded: in code they are what they are.
 */
function typedValue(raw, schema) {
    const text = raw.replace(/^\r?\n/, '').replace(/\r?\n$/, '');
    const types = typesOf(schema);
    // Where the schema says nothing, markup is more likely text than a value.
    if (types.size === 0 && text.trimStart().startsWith('<'))
        return text;
    for (const type of types.size > 0 ? ORDER.filter((each) => types.has(each)) : ORDER) {
        const value = read(text, type, schema);
        if (value !== undefined)
            return value;
    }
    return text.trim().toLowerCase() === 'null' && types.size > 0 && !types.has('string') ? null : text;
}
/** True where several values under one name are a list of them. */
function takesList(schema) {
    const types = typesOf(schema ?? {});
    return types.size === 0 || types.has('array');
}
function read(text, type, schema) {
    const word = text.trim();
    switch (type) {
        case 'null':
            return /^(?:null|none)$/i.test(word) ? null : undefined;
        case 'boolean':
            return { true: true, false: false }[word.toLowerCase()];
        case 'integer':
            return INTEGER.test(word) && Number.isSafeInteger(Number(word)) ? Number(word) : undefined;
        case 'number':
            return typed_value_NUMBER.test(word) ? Number(word) : undefined;
        case 'array':
        case 'object':
            return readStructure(word, type, schema);
        case 'string':
            return text;
    }
}
function readStructure(text, type, schema) {
    if (text === '' && type === 'array')
        return [];
    const literal = /^[[{]/.test(text) ? readLiteral(text, 0) : undefined;
    const value = literal?.kind === 'value' && literal.end === text.length ? literal.value : undefined;
    if (type === 'array' ? Array.isArray(value) : isRecord(value))
        return value;
    if (type === 'array') {
        const numbers = numbersIn(text, schema);
        if (numbers)
            return numbers;
    }
    return text.startsWith('<') ? readMarkup(text, type, { schema, typed: typedValue }) : undefined;
}
/** `1, 2, 3` or a number a line, where nothing but numbers can be in the list. */
function numbersIn(text, schema) {
    const { items } = schema;
    const types = isRecord(items) ? [...typesOf(items)] : [];
    if (types.length === 0 || !types.every((type) => type === 'number' || type === 'integer'))
        return undefined;
    const parts = text.split(/\s*[,\n]\s*/);
    const pattern = types.includes('number') ? typed_value_NUMBER : INTEGER;
    return parts.every((part) => pattern.test(part)) ? parts.map(Number) : undefined;
}
/** The types that a schema allows; none where it does not say. */
function typesOf(schema) {
    const { type, anyOf, oneOf, enum: values, const: only } = schema;
    if (typeof type === 'string')
        return new Set([type]);
    if (Array.isArray(type))
        return new Set(type.map(String));
    const branches = anyOf ?? oneOf;
    if (Array.isArray(branches))
        return new Set(branches.filter(isRecord).flatMap((each) => [...typesOf(each)]));
    const examples = Array.isArray(values) ? values : only === undefined ? [] : [only];
    return new Set(examples.map((value) => (typeof value === 'number' ? 'number' : jsonTypeOf(value))));
}
function jsonTypeOf(value) {
    if (value === null)
        return 'null';
    if (Array.isArray(value))
        return 'array';
    return Number.isInteger(value) ? 'integer' : typeof value;
}

;// CONCATENATED MODULE: ./src/models/text-calls/fit-schema.js



const fit_schema_MAX_DEPTH = 64;
/**
 * Holds a value against a JSON Schema: names that it does not allow are left out, text that can only be a number, a boolean, a
 * list or an object is read as such, and of several forms the one that it has is taken. What fits as it is stays the very same
 * value.
 */
function fitToSchema(value, schema, fitting = { isStrict: false }) {
    const depth = (fitting.depth ?? 0) + 1;
    if (schema === false)
        return fitting.isStrict ? misfit('it holds what its schema does not allow') : fits(value);
    if (!isRecord(schema) || depth > fit_schema_MAX_DEPTH)
        return fits(value);
    const branches = [schema['oneOf'], schema['anyOf']].find(Array.isArray);
    const inner = { ...fitting, depth };
    const own = fitOwn(value, schema, inner);
    return branches && own.kind === 'fits' ? fitOneOf(own.value, branches, inner) : own;
}
/** Several forms may take the value; then one has to take it as it is, or all have to make the same of it. */
function fitOneOf(value, branches, fitting) {
    const found = branches
        .map((branch) => fitToSchema(value, branch, { ...fitting, isStrict: true }))
        .flatMap((fit) => (fit.kind === 'fits' ? [fit] : []));
    const [first, ...others] = found;
    if (!first)
        return isRecord(value) || fitting.isStrict ? misfit('it has none of the forms of its schema') : fits(value);
    if (found.some((fit) => fit.value === value))
        return fits(value);
    const isOne = others.every((fit) => JSON.stringify(fit.value) === JSON.stringify(first.value));
    return isOne ? first : misfit('it mixes several forms of its schema');
}
function fitOwn(given, schema, fitting) {
    const types = typesOf(schema);
    const isText = typeof given === 'string' && types.size > 0 && !types.has('string');
    const value = isText ? (typedValue(given, schema) ?? given) : given;
    const reason = fitting.isStrict ? mistakeIn(value, types, schema) : undefined;
    if (reason !== undefined)
        return misfit(reason);
    if (Array.isArray(value))
        return fitItems(value, schema, fitting);
    return isRecord(value) ? fitFields(value, schema, fitting) : fits(value);
}
function mistakeIn(value, types, schema) {
    const type = jsonTypeOf(value);
    const isTyped = types.size === 0 || types.has(type) || (type === 'integer' && types.has('number'));
    if (!isTyped)
        return `a value of the type ${type} is not what its schema asks for`;
    return isAmong(value, schema) ? undefined : 'a value is none of those that its schema allows';
}
function isAmong(value, schema) {
    const { enum: values, const: only } = schema;
    if (only !== undefined && JSON.stringify(only) !== JSON.stringify(value))
        return false;
    return !Array.isArray(values) || values.some((each) => JSON.stringify(each) === JSON.stringify(value));
}
function fitItems(items, schema, fitting) {
    const { items: rest, additionalItems, prefixItems } = schema;
    const first = Array.isArray(prefixItems) ? prefixItems : Array.isArray(rest) ? rest : [];
    const further = Array.isArray(rest) ? additionalItems : rest;
    return collect(items, items.map((item, index) => fitToSchema(item, index < first.length ? first[index] : further, fitting)), (values) => values);
}
function fitFields(given, schema, fitting) {
    const required = Array.isArray(schema['required']) ? schema['required'] : [];
    const named = underTheirNames(given, schema, required);
    if (fitting.isStrict && required.some((name) => !Object.hasOwn(named, String(name))))
        return misfit('a field that must be given is missing');
    const inner = { isStrict: fitting.isStrict, depth: fitting.depth ?? 0 };
    const kept = Object.entries(named).flatMap(([name, value]) => {
        const rules = rulesFor(name, schema);
        if (rules === 'unknown')
            return fitting.keepsUnknown ? [{ name, value, fit: fits(value) }] : [];
        const fit = fitAll(value, rules, inner);
        // How many models say that they leave out an optional field.
        return value === null && fit.kind === 'misfit' && !required.includes(name) ? [] : [{ name, value, fit }];
    });
    const isWhole = named === given && kept.length === Object.keys(given).length;
    const before = kept.map(({ value }) => value);
    const collected = collect(before, kept.map(({ fit }) => fit), (values) => values);
    if (collected.kind === 'misfit')
        return collected;
    if (isWhole && collected.value === before)
        return fits(given);
    const values = Array.isArray(collected.value) ? collected.value : before;
    return fits(Object.fromEntries(kept.map(({ name }, index) => [name, values[index]])));
}
function fitAll(value, rules, fitting) {
    let fit = fits(value);
    for (const { schema, isStrict } of rules) {
        if (fit.kind === 'misfit')
            break;
        fit = fitToSchema(fit.value, schema, { ...fitting, isStrict: fitting.isStrict || isStrict });
    }
    return fit;
}
/** The schemas that a field has to fit; `unknown` for one that is not allowed. */
function rulesFor(name, schema) {
    const properties = fieldsOf(schema['properties']);
    const patterns = Object.entries(fieldsOf(schema['patternProperties']));
    const isKnown = Object.hasOwn(properties, name);
    // Whether a dangerous pattern matches is not tried out: a name that is known is taken not to, any other one to do so.
    const matching = patterns.filter(([pattern]) => {
        const verdict = mayMatch(pattern, name);
        return verdict === 'yes' || (verdict === 'perhaps' && !isKnown);
    });
    const rules = matching.map(([, each]) => ({ schema: each, isStrict: true }));
    if (isKnown)
        rules.unshift({ schema: properties[name], isStrict: false });
    if (rules.some((rule) => rule.schema === false))
        return 'unknown';
    if (rules.length > 0)
        return rules;
    const { additionalProperties: others } = schema;
    // Who says how names have to look means those names only.
    const isClosed = others === false || (isUnsaid(others) && patterns.length > 0 && isUnsaid(schema['properties']));
    return isClosed ? 'unknown' : [{ schema: others, isStrict: false }];
}
/** An empty object is what our own schema of any object says in the place of nothing. */
function isUnsaid(value) {
    return value === undefined || (isRecord(value) && Object.keys(value).length === 0);
}
/** `target_language` is `targetLanguage`, where nothing else can be meant. */
function underTheirNames(given, schema, required) {
    const properties = fieldsOf(schema['properties']);
    const isClosed = schema['additionalProperties'] === false;
    const free = Object.keys(properties).filter((name) => !Object.hasOwn(given, name));
    const meant = (name) => {
        if (Object.hasOwn(properties, name))
            return name;
        const alike = free.filter((each) => folded(each) === folded(name) && (isClosed || required.includes(each)));
        return alike.length === 1 && alike[0] !== undefined ? alike[0] : name;
    };
    const names = Object.keys(given);
    const others = names.map(meant);
    const isSame = free.length === 0 || others.every((name, index) => name === names[index]);
    // Two for one name: nobody knows which is meant.
    if (isSame || new Set(others).size < others.length)
        return given;
    return Object.fromEntries(Object.values(given).map((value, index) => [others[index] ?? '', value]));
}
function folded(name) {
    return name.replaceAll(/[_-]/g, '').toLowerCase();
}
function fieldsOf(value) {
    return isRecord(value) ? value : {};
}
/** The first misfit, or what became of all; what was there before where nothing changed. */
function collect(before, found, make) {
    const values = [];
    for (const fit of found) {
        if (fit.kind === 'misfit')
            return fit;
        values.push(fit.value);
    }
    return fits(values.every((value, index) => value === before[index]) ? before : make(values));
}
function fits(value) {
    return { kind: 'fits', value };
}
function misfit(reason) {
    return { kind: 'misfit', reason };
}

;// CONCATENATED MODULE: ./src/models/text-calls/found-call.js


/** Names through which objects of this language are changed: no parameter, and an attack where one is made of them. */
const UNSAFE = new Set(['__proto__', 'constructor', 'prototype']);
/** @param source the arguments as they were written, where that is JSON */
function foundCall({ name, schema, fitting }, given, source) {
    if (!isRecord(given))
        return brokenCall(name, 'its arguments are no JSON object');
    if (hasUnsafeName(given))
        return brokenCall(name, `its arguments use a name such as ${[...UNSAFE].join(' or ')}`);
    const fit = fitToSchema(given, schema, fitting);
    if (fit.kind === 'misfit')
        return brokenCall(name, fit.reason);
    return { name, arguments: fit.value === given && found_call_isJson(source) ? source : JSON.stringify(fit.value) };
}
/** A call of which it cannot be said for sure what was meant. @param reason completes "could not be read, for …" */
function brokenCall(name, reason) {
    const problem = `The call of ${name} could not be read and was not run, for ${reason}. Write it again, whole.`;
    return { name, arguments: '', problem };
}
function found_call_isJson(source) {
    if (source === undefined)
        return false;
    try {
        JSON.parse(source);
        return true;
    }
    catch {
        return false;
    }
}
function hasUnsafeName(value) {
    if (Array.isArray(value))
        return value.some(hasUnsafeName);
    return isRecord(value) && Object.entries(value).some(([name, each]) => UNSAFE.has(name) || hasUnsafeName(each));
}

;// CONCATENATED MODULE: ./src/models/text-calls/channels.js


const HARMONY = /(?:<\|start\|>([^<]{0,200}))?<\|channel\|>([^<]{0,200})(?:<\|constrain\|>\s*\w*\s*)?<\|message\|>/y;
const HARMONY_END = /<\|(?:end|return|call|start|channel)\|>/g;
/** `<|channel|>commentary to=NAME<|message|>` and its like. */
function readHarmony(text, at, tools) {
    HARMONY.lastIndex = at;
    const [header, before = '', channel = ''] = HARMONY.exec(text) ?? [];
    if (header === undefined)
        return undefined;
    const from = at + header.length;
    const [, recipient] = /\bto=(\S+)/.exec(`${before} ${channel}`) ?? [];
    const addressed = recipient === undefined ? undefined : readAddressed(text, from, { name: recipient, tools });
    if (addressed)
        return addressed;
    if (!channel.trimStart().startsWith('analysis'))
        return { kind: 'said', from };
    HARMONY_END.lastIndex = from;
    return { kind: 'thinking', from, end: HARMONY_END.exec(text)?.index ?? text.length };
}
const NAME_HEADER = />>>([\p{L}_][\p{L}\p{N}_.]{0,100})\n/uy;
/** `>>>NAME` and arguments below it; `>>>all` is said to everybody. */
function readNameHeader(text, at, tools) {
    NAME_HEADER.lastIndex = at;
    const [header, name] = NAME_HEADER.exec(text) ?? [];
    if (header === undefined || name === undefined)
        return undefined;
    const from = at + header.length;
    return readAddressed(text, from, { name, tools }) ?? (name === 'all' ? { kind: 'said', from } : undefined);
}
function readAddressed(text, from, { name, tools }) {
    const tool = tools.find(name);
    if (!tool)
        return undefined;
    const start = skipSpace(text, from);
    const literal = readLiteral(text, start);
    if (literal.kind !== 'value')
        return { kind: 'calls', found: { calls: [brokenCall(tool.name, 'its JSON is not whole')], end: text.length } };
    const call = foundCall(tool, literal.value, text.slice(start, literal.end));
    return { kind: 'calls', found: { calls: [call], end: literal.end } };
}

;// CONCATENATED MODULE: ./src/models/text-calls/fuel.js
/** An attempt costs something before its first character. */
const LEAST = 100;
/**
 * What reading one reply may cost. Each attempt that comes to nothing is paid for with the characters it looked at, so that
 * text made of beginnings only takes time in proportion to its length.
 */
class Fuel {
    #left;
    constructor(textLength) {
        this.#left = 8 * textLength + 4_096;
    }
    get isSpent() {
        return this.#left <= 0;
    }
    burn(characters) {
        this.#left -= Math.max(LEAST, characters);
    }
}

;// CONCATENATED MODULE: ./src/models/text-calls/json-calls.js



const NAMES = ['name', 'tool_name', 'tool', 'function', 'toolName', 'function_name', 'recipient_name'];
const ARGUMENTS = ['arguments', 'args', 'parameters', 'params', 'input', 'tool_input', 'kwargs'];
/** What providers write beside the two. */
const BESIDE = new Set([...NAMES, 'id', 'type', 'call_id', 'tool_call_id', 'index']);
const PARTS = new Set([...BESIDE, ...ARGUMENTS]);
/** What a broken call names, near its beginning. */
const NAMED = /^[[{\s]*(?:"type"\s*:\s*"function"\s*,\s*)?(?:"function"\s*:\s*\{\s*)?["']?(?:name|tool|function|tool_name)["']?\s*:\s*["']([^"'\n]{1,80})["']\s*([,}]?)/;
const NAMED_WITHIN = 300;
const BETWEEN = /[\s,;]*/y;
const EXTRA_CLOSERS = /(?:\s*[}\]])*/y;
/**
 * Reads calls written as JSON from here on: an object, a list, or several one after the other.
 *
 * @returns undefined when there is none of a registered tool
 */
function readJsonCalls(text, start, context) {
    const calls = [];
    let end;
    for (let next = start; text[next] === '{' || text[next] === '['; next = after(BETWEEN, text, end)) {
        const read = readOne(text, next, context);
        if (!read)
            break;
        calls.push(...read.calls);
        end = read.end;
    }
    return end === undefined ? undefined : { calls, end };
}
function readOne(text, start, context) {
    const literal = readLiteral(text, start);
    if (literal.kind === 'value') {
        const end = after(EXTRA_CLOSERS, text, literal.end);
        const found = certain(callsIn(literal.value, context, text.slice(start, literal.end)), literal.value, end > literal.end);
        if (found.length === 0)
            context.fuel.burn(literal.end - start);
        return found.length > 0 ? { calls: found, end } : undefined;
    }
    context.fuel.burn(literal.end - start);
    return (readOpenList(text, start, context) ??
        readWithLooseQuotes(text, start, context) ??
        readBroken(text, start, { ...context, kind: literal.kind }));
}
/** A list is run as a whole or not at all. A bracket too many may have been meant to stand before what is not known here. */
function certain(calls, value, hasExtra) {
    const isUnsafe = calls.some(({ problem }) => problem !== undefined);
    const isUnclear = hasExtra && isRecord(value) && Object.keys(value).some((name) => !PARTS.has(name));
    if (!isUnsafe && !isUnclear)
        return calls;
    const reason = isUnclear ? 'its brackets do not match' : 'another call of its list is not valid';
    return calls.map((call) => (call.problem === undefined ? brokenCall(call.name, reason) : call));
}
/** A list whose end is missing, with nothing but whole objects in it. */
function readOpenList(text, start, context) {
    if (text[start] !== '[')
        return undefined;
    const calls = [];
    let next = skipSpace(text, start + 1);
    let end = next;
    while (text[next] === '{' && !context.fuel.isSpent) {
        const literal = readLiteral(text, next);
        if (literal.kind !== 'value')
            return undefined;
        calls.push(...callsIn(literal.value, context, text.slice(next, literal.end)));
        end = literal.end;
        next = after(BETWEEN, text, end);
    }
    return calls.length > 0 && next >= text.length ? { calls, end } : undefined;
}
/** Only where the schema knows every name that comes out: another reading would have made other names. */
function readWithLooseQuotes(text, start, context) {
    if (context.fuel.isSpent || !namedIn(text, start, context))
        return undefined;
    const literal = readLiteral(text, start, { looseQuotes: true });
    context.fuel.burn(literal.end - start);
    if (literal.kind !== 'value' || !isRecord(literal.value))
        return undefined;
    const parts = partsOf(literal.value, context.tools);
    if (!parts || !isRecord(parts.given))
        return undefined;
    const { tool, given } = parts;
    if (tool.isOpen || !Object.keys(given).every((name) => tool.properties.has(name)))
        return undefined;
    return { calls: [foundCall(tool, given)], end: after(EXTRA_CLOSERS, text, literal.end) };
}
function readBroken(text, start, { kind, ...context }) {
    const tool = namedIn(text, start, context);
    if (!tool)
        return undefined;
    const reason = kind === 'cut' ? 'its JSON ends too early' : 'its JSON is not valid: quotes within a string need a backslash';
    return { calls: [brokenCall(tool.name, reason)], end: text.length };
}
function namedIn(text, start, { tools, isBare }) {
    const [, name, then] = NAMED.exec(text.slice(start, start + NAMED_WITHIN)) ?? [];
    return name === undefined || (isBare && then !== ',') ? undefined : tools.find(name);
}
/** @param source what the value was written as */
function callsIn(value, context, source) {
    if (Array.isArray(value))
        return value.flatMap((each) => callsIn(each, context));
    if (!isRecord(value))
        return [];
    const inner = value['tool_calls'] ?? value['function_call'];
    if (inner !== undefined && typeof inner === 'object')
        return callsIn(inner, context);
    const parts = partsOf(value, context.tools);
    if (!parts)
        return context.isBare ? [] : callUnderItsName(value, context.tools);
    const { tool, given } = parts;
    if (given === undefined)
        return context.isBare ? [] : [foundCall(tool, {})];
    return [foundCall(tool, given, sourceOf(given, source))];
}
/** The arguments as they were written: numbers too large for us keep all their digits. */
function sourceOf(given, source) {
    const field = source === undefined ? null : /["'](?:arguments|parameters|args|params|input)["']\s*:\s*(?=\{)/.exec(source);
    if (!field || source === undefined)
        return undefined;
    const start = field.index + field[0].length;
    const literal = readLiteral(source, start);
    const isWhole = literal.kind === 'value' && JSON.stringify(literal.value) === JSON.stringify(given);
    return isWhole ? source.slice(start, literal.end) : undefined;
}
/** @returns undefined when no registered tool is named */
function partsOf(value, tools) {
    const inner = value['function'];
    if (isRecord(inner))
        return partsOf(inner, tools);
    for (const field of NAMES) {
        const name = Object.hasOwn(value, field) ? value[field] : undefined;
        const tool = typeof name === 'string' ? tools.find(name) : undefined;
        if (tool)
            return { tool, given: argumentsOf(value, tool) };
    }
    return undefined;
}
function argumentsOf(value, tool) {
    const [given, ...others] = ARGUMENTS.filter((name) => Object.hasOwn(value, name)).map((name) => withoutQuotes(value[name]));
    if (others.some((other) => JSON.stringify(other) !== JSON.stringify(given)))
        return null;
    if (given !== undefined)
        return given;
    const rest = Object.entries(value).filter(([name]) => !BESIDE.has(name));
    if (rest.length === 0)
        return undefined;
    // Beside the name, where all of them are parameters. Else nobody can say what they are.
    return rest.every(([name]) => tool.properties.has(name)) ? Object.fromEntries(rest) : null;
}
/** Arguments that are JSON text, also within JSON text. */
function withoutQuotes(value) {
    let inner = value;
    for (let times = 0; times < 2 && typeof inner === 'string'; times += 1) {
        const literal = readLiteral(inner.trim(), 0);
        if (literal.kind !== 'value' || literal.end < inner.trim().length)
            return value;
        inner = literal.value;
    }
    return inner;
}
/** `{"grep": {"pattern": "x"}}` */
function callUnderItsName(value, tools) {
    const [entry, ...others] = Object.entries(value);
    const tool = entry && others.length === 0 && isRecord(entry[1]) ? tools.find(entry[0]) : undefined;
    return entry && tool ? [foundCall(tool, entry[1])] : [];
}
function after(pattern, text, start) {
    pattern.lastIndex = start;
    return start + (pattern.exec(text)?.[0].length ?? 0);
}

;// CONCATENATED MODULE: ./src/models/text-calls/marks.js
/** Tags that begin a call, whatever is written between them and their end. */
const TAGS = '(?:[a-z]+:|longcat_)?(?:tool_calls?|function_calls?|toolcall|tool_use|TOOLCALLS?)';
const TOKENS = 'tool[▁_]calls?(?:[▁_](?:section[▁_])?(?:begin|start))?|python_tag|function_call|action_start|START_ACTION|tools_prefix';
const TOKEN_ENDS = '/tool_calls?|tool[▁_]calls?[▁_](?:section[▁_])?end|action_end|END_ACTION|tools_suffix|eo[mt]_id|im_end|end[▁_]of[▁_](?:sentence|turn)|call|end|return';
const marks_OPENER = [
    `<${TAGS}>`,
    `<[|｜](?:${TOKENS})[|｜]>`,
    '<[|]tool_call>',
    '<｜DSML｜(?:function|tool)_calls>',
    '<start_function_call>',
    String.raw `\[TOOL_CALLS\]`,
    String.raw `\[TOOL_REQUEST\]`,
    String.raw `functools(?=\s*[\[{])`,
    String.raw `(?:<\|message_sep\|>\s*)?function call<\|role_sep\|>`
].join('|');
const CLOSER = [
    `</${TAGS}>`,
    `<[|｜](?:${TOKEN_ENDS})[|｜]>`,
    '<tool_call[|]>',
    '</｜DSML｜(?:function|tool)_calls>',
    '<end_function_call>',
    String.raw `\[/TOOL_CALLS\]`,
    String.raw `\[END_TOOL_REQUEST\]`,
    '</s>'
].join('|');
const WITHIN = String.raw `<\|plugin\|>|function\s*<[|｜]tool[▁_]sep[|｜]>(?=\s*<)|<[|｜]tool[▁_]sep[|｜]>`;
/** A mark behind which calls follow. */
const OPENING_MARK = new RegExp(marks_OPENER, 'uy');
/** Everything that stands between calls and around them. */
const AROUND_CALLS = new RegExp(`(?:\\s|[,;]\\s|${marks_OPENER}|${CLOSER}|${WITHIN})*`, 'uy');
/** What ends calls, and belongs to them. */
const BEHIND_CALLS = new RegExp(`(?:\\s*(?:${CLOSER}))*`, 'uy');
const CLOSING_MARK = new RegExp(CLOSER, 'uy');
/** A mark that has to be closed where text follows: that it is a tag is all that tells the call from what is said of it. */
const TAG_MARK = new RegExp(`<${TAGS}>`, 'uy');
const CLOSING_TAG = new RegExp(`</${TAGS}>`, 'u');
/** The end of the text cuts a closing tag. */
const CUT_CLOSER = /<(?:\/[\w:｜]{0,30})?$/uy;
/** Marks around what the model thinks, each with its end. */
const THINKING = [
    ['<think>', '</think>'],
    ['<thinking>', '</thinking>'],
    ['<Think>', '</Think>'],
    ['<THINK>', '</THINK>'],
    ['<think >', '</think>'],
    ['<thought>', '</thought>'],
    ['<thoughts>', '</thoughts>'],
    ['<reasoning>', '</reasoning>'],
    ['<reflection>', '</reflection>'],
    ['<scratchpad>', '</scratchpad>'],
    ['<inner_monologue>', '</inner_monologue>'],
    ['<|begin_of_thought|>', '<|end_of_thought|>'],
    ['<seed:think>', '</seed:think>'],
    ['<|channel>', '<channel|>'],
    ['[THINK]', '[/THINK]'],
    ['<|START_THINKING|>', '<|END_THINKING|>'],
    ['◁think▷', '◁/think▷']
];
/** The end of thinking that began before the text did, in the prompt. */
const THINKING_ENDS = ['</think>', '</seed:think>', '[/THINK]', '◁/think▷'];
/** Not the end of a sentence. */
const BEFORE_WORD = /[\p{L}\p{N},;][ \t("'‘“—–-]+$/u;
const AFTER_WORD = /[ \t.,;:!?)"'’”—–-]/;
/** True for a mark in the middle of a sentence, which is more likely about thinking than thinking. */
function isWord(text, start, end) {
    const line = text.slice(Math.max(0, start - 100), start);
    return BEFORE_WORD.test(line) && AFTER_WORD.test(text[end] ?? '');
}
/** Where the text might stop being plain words. */
const STOP = /<|`+|[[{>~◁]|functools(?=\s*[[{])|function call(?=<\|role_sep\|>)/g;
const ASIDE = /<!--|<(code|pre|samp|blockquote|example|quote|tool_response|tool_result|function_results)>/y;
/** Markup that nobody sees, or that says that it quotes: no place for a call. It ends with the text where it has no end. */
function asideAt(text, at) {
    ASIDE.lastIndex = at;
    const [opens, name] = ASIDE.exec(text) ?? [];
    if (opens === undefined)
        return undefined;
    return {
        length: opens.length,
        closes: name === undefined ? '-->' : `</${name}>`,
        isResult: (name ?? '').includes('_')
    };
}
const MAY_BE_MARK = /<(?:[|｜/!]|(?:[a-z]+:|longcat_)?(?:tool|TOOL|function_|th|Th|TH|re|scr|inner|start_f|end_f|code>|pre>|samp>|blockquote>|example>|quote>))|\[[TE/]|[^<[]/uy;
/** False for most brackets, without a look at each mark that there is. */
function mayBeMark(text, at) {
    MAY_BE_MARK.lastIndex = at;
    return MAY_BE_MARK.test(text);
}
/** The line before a sample announces it. */
const ANNOUNCES_SAMPLE = /\b(?:examples?|e\.g|for instance|such as|like this|looks? like|would be|format|syntax|template|says?|contains?|reads?|wrote|quot\w+|found)\b[^\n]*$/i;
/** What is said directly before words that are somebody else's. */
const QUOTES = /\b(?:says?|said|contains?|reads?|wrote|quotes?|examples?|for instance|e\.g\.)\s*:\s*$/i;
const QUOTE_PAIRS = { '"': '"', "'": "'", '“': '”', '«': '»', '‘': '’' };
/** True for what stands between quotes, or behind words that say that it is quoted. */
function isQuoted(text, start, end) {
    const closes = QUOTE_PAIRS[text[start - 1] ?? ''];
    return (closes !== undefined && text[end] === closes) || QUOTES.test(text.slice(Math.max(0, start - 60), start));
}
/** How much of the text the pattern takes from here on, 0 for nothing. @param pattern has the flag y */
function lengthAt(pattern, text, at) {
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0].length ?? 0;
}

;// CONCATENATED MODULE: ./src/models/text-calls/fields.js


const UNCLEAR = 'it is not clear where its parameters end';
/**
 * Reads the fields of a call that are written between tags. A value is raw text: it goes to the last closing tag before the
 * next field, so that it may hold such tags itself.
 */
function readFields(text, start, { tool, form }) {
    const tags = tagsOf(text, start, form);
    const last = lastTagOf(text, tags);
    const fields = new FieldReader(text, start, tool);
    for (const [index, tag] of tags.entries()) {
        fields.take(tag, index === last);
        if (index !== last)
            continue;
        // Whatever follows may be part of a value.
        if (fields.isUnclear)
            return { calls: [brokenCall(tool.name, UNCLEAR)], end: text.length };
        return { calls: [fields.call()], end: tag.kind === 'end' ? tag.after : tag.start };
    }
    const isWhole = form.endMayLack && fields.endsWhole();
    const call = isWhole && !fields.isUnclear ? fields.call() : brokenCall(tool.name, 'it ends too early');
    return { calls: [call], end: text.length };
}
/** The tags of this call, and with them the one by which the next begins. */
function tagsOf(text, start, { pattern, tagOf }) {
    const tags = [];
    pattern.lastIndex = start;
    for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
        const tag = tagOf(match);
        if (!tag)
            continue;
        const before = tags.at(-1);
        tags.push({ ...tag, start: match.index, after: pattern.lastIndex });
        // Anywhere else it is a word within a value.
        if (tag.kind === 'next' && before && before.kind !== 'open' && before.kind !== 'next')
            break;
    }
    return tags;
}
/** Which tag ends the call: the last that stands directly behind a closed field, else the first at all. */
function lastTagOf(text, tags) {
    const isEnd = ({ kind }, index) => kind === 'end' || kind === 'outer' || (kind === 'next' && index > 0);
    const behindField = tags.findLastIndex((tag, index) => {
        const before = tags[index - 1];
        return before?.kind === 'close' && isEnd(tag, index) && isBlank(text, before.after, tag.start);
    });
    if (behindField >= 0)
        return behindField;
    return tags.findIndex(({ kind }) => kind === 'end' || kind === 'outer');
}
function isBlank(text, start, end) {
    return text.slice(start, end).trim() === '';
}
class FieldReader {
    #text;
    #tool;
    #fields = new Map();
    #open;
    #position;
    #isBroken = false;
    /** The open field has no end yet, and another call seems to begin in it. */
    #holdsCall = false;
    constructor(text, start, tool) {
        this.#text = text;
        this.#tool = tool;
        this.#position = start;
    }
    get isUnclear() {
        return this.#isBroken;
    }
    take(tag, isLast) {
        if (isLast)
            this.#finish(tag.start);
        else if (tag.kind === 'open')
            this.#begin(tag);
        else if (tag.kind === 'next')
            this.#holdsCall ||= this.#open?.close === undefined;
        else if (tag.kind === 'close' && this.#open && (tag.name === undefined || tag.name === this.#open.name))
            this.#open = { ...this.#open, close: tag };
    }
    /** At the end of the text: whether the last field has its end, and none is missing. */
    endsWhole() {
        if (this.#open && !this.#open.close)
            return false;
        this.#finish(this.#text.length);
        return this.#fields.size > 0 && this.#tool.required.every((name) => this.#fields.has(name));
    }
    call() {
        const { name, properties } = this.#tool;
        const values = [];
        for (const [field, raws] of this.#fields) {
            // Whoever decodes it has another name than the one that was looked at.
            if (field.includes('&'))
                return brokenCall(name, 'the name of a parameter holds an entity');
            const schema = properties.get(field) ?? {};
            if (raws.length === 1)
                values.push([field, typedValue(raws[0] ?? '', schema)]);
            else if (takesList(schema))
                values.push([field, raws.map((raw) => typedValue(raw, itemsOf(schema)))]);
            else
                return brokenCall(name, `it gives ${field} ${raws.length} times`);
        }
        return foundCall(this.#tool, Object.fromEntries(values));
    }
    #begin(tag) {
        if (this.#open && !this.#mayFollow(tag))
            return;
        this.#finish(tag.start);
        this.#open = { name: tag.name, start: tag.after, close: undefined };
    }
    /** Whether the tag begins a field, and is not part of the value before it. */
    #mayFollow({ name, start }) {
        const close = this.#open?.close;
        if (close && isBlank(this.#text, close.after, start))
            return true;
        if (!this.#tool.properties.has(name) || this.#fields.has(name) || this.#open?.name === name)
            return false;
        return close !== undefined || /(?:^|\n)[ \t]*$/.test(this.#text.slice(Math.max(0, start - 40), start));
    }
    #finish(end) {
        const from = this.#open ? this.#open.close?.after : this.#position;
        if (this.#holdsCall && from === undefined)
            this.#isBroken = true;
        this.#holdsCall = false;
        if (from !== undefined && !isBlank(this.#text, from, end))
            this.#isBroken = true;
        this.#keep(end);
    }
    #keep(end) {
        if (!this.#open)
            return;
        const { name, start, close } = this.#open;
        this.#fields.set(name, [...(this.#fields.get(name) ?? []), this.#text.slice(start, close?.start ?? end)]);
        this.#open = undefined;
        this.#position = end;
    }
}
function itemsOf(schema) {
    const { items } = schema;
    return typeof items === 'object' && items !== null ? { ...items } : {};
}

;// CONCATENATED MODULE: ./src/models/text-calls/named-calls.js



const NAME = /(?:function\s*<[|｜]tool[▁_]sep[|｜]>\s*)?(?:call:)?(?:functions[.:])?([\p{L}_][\p{L}\p{N}_.-]*)(?::\d+)?/uy;
const named_calls_BETWEEN = /(?:\s|<\|tool_call_argument_begin\|>|\[ARGS\]|\[CALL_ID\][\w-]*|<[|｜]tool[▁_]sep[|｜]>|```(?:json)?|<\|constrain\|>(?:json)?|<\|message\|>)*/y;
const AFTER = /(?:\s*```)?/y;
const QUOTE_MARKS = ['<escape>', '<|"|>'];
/** What a call without arguments is followed by. */
const END = /(?:$|<\/|<[|｜]|\[)/y;
const argumentTags = {
    pattern: /<arg_key>\s*([^<]{1,100}?)\s*<\/arg_key>\s*<arg_value>|(<\/arg_value>)|(<tool_call>)|<\/tool_call>/g,
    tagOf([, name, close, next]) {
        if (name !== undefined)
            return { kind: 'open', name };
        if (close !== undefined)
            return { kind: 'close', name: undefined };
        return { kind: next === undefined ? 'outer' : 'next' };
    },
    endMayLack: true
};
/** A name and then its arguments, with or without marks between the two. */
function readNamedCall(text, start, { tools, fuel }) {
    NAME.lastIndex = start;
    const [written, name] = NAME.exec(text) ?? [];
    const tool = name === undefined ? undefined : tools.find(name);
    if (written === undefined || !tool)
        return undefined;
    const next = named_calls_after(named_calls_BETWEEN, text, start + written.length);
    if (text.startsWith('<arg_key>', next))
        return readFields(text, next, { tool, form: argumentTags });
    if (text[next] !== '{') {
        END.lastIndex = next;
        return END.test(text) ? { calls: [foundCall(tool, {})], end: next } : undefined;
    }
    const literal = readLiteral(text, next, { quoteMarks: QUOTE_MARKS });
    if (literal.kind === 'value') {
        const call = foundCall(tool, literal.value, text.slice(next, literal.end));
        return { calls: [call], end: named_calls_after(AFTER, text, literal.end) };
    }
    fuel.burn(literal.end - start);
    return { calls: [brokenCall(tool.name, 'its arguments are not whole')], end: text.length };
}
const CALL = /([\p{L}_][\p{L}\p{N}_.]*)\s*\(/uy;
const KEYWORD = /([\p{L}_][\p{L}\p{N}_]*)\s*=(?!=)/uy;
const COMMA = /[\s,;]*/y;
/**
 * Calls as Python writes them: `[read(path="a"), finish()]`, or without the brackets where a mark says that they are calls.
 *
 * @returns undefined when there is none of a registered tool
 */
function readPythonCalls(text, start, { tools, fuel }) {
    const isList = text[start] === '[';
    const row = readRow(text, isList ? skipSpace(text, start + 1) : start, { tools, fuel });
    if (row.calls.length === 0) {
        fuel.burn(row.end - start);
        return undefined;
    }
    if (row.isBroken)
        return { calls: row.calls, end: text.length };
    if (!isList)
        return row;
    if (text[row.end] === ']')
        return { calls: row.calls, end: row.end + 1 };
    return { calls: row.calls.map(({ name }) => brokenCall(name, 'its list does not end')), end: text.length };
}
function readRow(text, start, { tools, fuel }) {
    const calls = [];
    for (let position = start;;) {
        CALL.lastIndex = position;
        const [head, name = ''] = CALL.exec(text) ?? [];
        if (head === undefined)
            return { calls, end: position, isBroken: false };
        const tool = tools.find(name);
        const read = readKeywords(text, position + head.length);
        if (read.problem !== undefined) {
            fuel.burn(read.end - position);
            if (tool)
                calls.push(brokenCall(tool.name, read.problem));
            return { calls, end: read.end, isBroken: true };
        }
        if (tool)
            calls.push(foundCall(tool, Object.fromEntries(read.values)));
        position = named_calls_after(COMMA, text, read.end);
    }
}
function readKeywords(text, start) {
    const values = [];
    let position = skipSpace(text, start);
    while (text[position] !== ')') {
        KEYWORD.lastIndex = position;
        const [head, name] = KEYWORD.exec(text) ?? [];
        if (head === undefined || name === undefined)
            return { values, problem: 'its arguments have no names', end: position };
        const literal = readLiteral(text, position + head.length);
        const next = skipSpace(text, literal.end);
        if (literal.kind !== 'value' || !/[,)]/.test(text[next] ?? '')) {
            return { values, problem: `the value of ${name} is not whole`, end: next };
        }
        values.push([name, literal.value]);
        position = text[next] === ',' ? skipSpace(text, next + 1) : next;
    }
    return { values, problem: undefined, end: position + 1 };
}
/** `[NAME(` of a tool: how a list of such calls begins. */
function beginsPythonCalls(text, start, tools) {
    const [, name] = /^\[\s*([\p{L}_][\p{L}\p{N}_.]*)\s*\(/u.exec(text.slice(start, start + 120)) ?? [];
    return name === undefined ? undefined : tools.find(name);
}
function named_calls_after(pattern, text, start) {
    pattern.lastIndex = start;
    return start + (pattern.exec(text)?.[0].length ?? 0);
}

;// CONCATENATED MODULE: ./src/models/text-calls/tag-calls.js




const SPACE_NAME = String.raw `(?:[a-z]+:|｜DSML｜)?`;
const KIND = '(?:function|invoke|call|tool)';
const HEAD = `<${SPACE_NAME}${KIND}(?:=|\\s+name=)["']?([^"'>\\s<]{1,100})["']?[^<>\\n]{0,100}>`;
const FUNCTION_HEADER = new RegExp(HEAD, 'uy');
const OUTER = String.raw `<\/(?:[a-z]+:|[a-z]+_|｜DSML｜)?(?:tool_calls?|function_calls)>|<[|｜]tool[▁_]calls?[▁_]end[|｜]>`;
const FIELD = `<${SPACE_NAME}param(?:eter)?`;
const functionTags = {
    pattern: new RegExp(`${FIELD}(?:=["']?([^"'>=\\s<]{1,100})["']?\\s*[>=]|\\s+name=["']([^"'>]{1,100})["'][^<>\\n]{0,100}>|>\\s*([\\w-]{1,100})\\s*<\\/param(?:eter)?>)` +
        `|(<\\/${SPACE_NAME}param(?:eter)?>)|(<\\/${SPACE_NAME}${KIND}>)|${HEAD}|(${OUTER})`, 'gu'),
    tagOf([, byEquals, byName, byValue, close, end, next]) {
        const name = byEquals ?? byName ?? byValue;
        if (name !== undefined)
            return { kind: 'open', name };
        if (close !== undefined)
            return { kind: 'close', name: undefined };
        if (end !== undefined)
            return { kind: 'end' };
        return next === undefined ? { kind: 'outer' } : { kind: 'next' };
    }
};
/** `<function=NAME>`, `<invoke name="NAME">` and their like, with fields or JSON between the tags. */
function readFunctionTag(text, start, context) {
    FUNCTION_HEADER.lastIndex = start;
    const [header, name] = FUNCTION_HEADER.exec(text) ?? [];
    const tool = name === undefined ? undefined : context.tools.find(name);
    if (header === undefined || !tool)
        return undefined;
    const body = start + header.length;
    const first = skipSpace(text, body);
    if (text[first] === '{') {
        const literal = readLiteral(text, first);
        if (literal.kind !== 'value') {
            context.fuel.burn(literal.end - start);
            return { calls: [brokenCall(tool.name, 'its JSON is not whole')], end: text.length };
        }
        const end = skipSpace(text, literal.end);
        const closer = new RegExp(`<\\/${SPACE_NAME}${KIND}>`, 'uy');
        closer.lastIndex = end;
        const source = text.slice(first, literal.end);
        return { calls: [foundCall(tool, literal.value, source)], end: end + (closer.exec(text)?.[0].length ?? 0) };
    }
    // What is said about such a tag goes on in words.
    if (first < text.length && text[first] !== '<')
        return undefined;
    const form = { ...functionTags, endMayLack: !context.isMarked };
    return paid(readFields(text, body, { tool, form }), { start, context });
}
const UNKNOWN_END = /<\/(?:[a-z]+:|｜DSML｜)?(?:function|invoke|call|tool)>/g;
/** Where a call of a tool that there is not ends, whose values may hold anything; undefined for what is no such call. */
function unknownCallEnd(text, start) {
    FUNCTION_HEADER.lastIndex = start;
    const [header] = FUNCTION_HEADER.exec(text) ?? [];
    if (header === undefined || !/[<{]/.test(text[skipSpace(text, start + header.length)] ?? ''))
        return undefined;
    UNKNOWN_END.lastIndex = start + header.length;
    const found = UNKNOWN_END.exec(text);
    return found ? found.index + found[0].length : text.length;
}
const ELEMENT = /<([\p{L}_][\p{L}\p{N}_.-]{0,100})\s*\/?>/uy;
/** `<NAME><field>value</field></NAME>`, for the tools and fields that there are. */
function readElement(text, start, context) {
    ELEMENT.lastIndex = start;
    const [, name] = ELEMENT.exec(text) ?? [];
    return name === undefined || !context.tools.isName(name)
        ? undefined
        : readToolTag(text, start, { ...context, named: name });
}
/** @param named the tag's own name */
function readToolTag(text, start, { named: name, ...context }) {
    const tool = context.tools.find(name);
    if (!tool)
        return undefined;
    const body = text.indexOf('>', start) + 1;
    const isClosed = text[body - 2] === '/';
    if (isClosed)
        return tool.required.length === 0 ? { calls: [foundCall(tool, {})], end: body } : undefined;
    const first = skipSpace(text, body);
    const end = `</${name}>`;
    if (text.startsWith(end, first)) {
        return tool.required.length === 0 ? { calls: [foundCall(tool, {})], end: first + end.length } : undefined;
    }
    if (text[first] === '{')
        return readJsonBody(text, first, { tool, end, context });
    const [, child] = /^<([\p{L}_][\p{L}\p{N}_.-]*)>/u.exec(text.slice(first, first + 120)) ?? [];
    if (child === undefined || !(tool.isOpen || tool.properties.has(child)))
        return undefined;
    const form = { ...elementTags(name, tool.isOpen ? undefined : tool.properties), endMayLack: false };
    return paid(readFields(text, body, { tool, form }), { start, context });
}
function readJsonBody(text, first, { tool, end, context }) {
    const literal = readLiteral(text, first);
    const after = skipSpace(text, literal.end);
    if (literal.kind === 'value' && text.startsWith(end, after)) {
        return { calls: [foundCall(tool, literal.value, text.slice(first, literal.end))], end: after + end.length };
    }
    context.fuel.burn(literal.end - first);
    return undefined;
}
function elementTags(tool, fields) {
    return {
        pattern: /<(\/?)([\p{L}_][\p{L}\p{N}_.-]*)>/gu,
        tagOf([, slash, name = '']) {
            if (name === tool)
                return slash === '/' ? { kind: 'end' } : { kind: 'next' };
            if (fields && !fields.has(name))
                return undefined;
            return slash === '/' ? { kind: 'close', name } : { kind: 'open', name };
        }
    };
}
const MAX_TAG = 140;
const FIELD_TAG = /^<([\p{L}_][\p{L}\p{N}_.-]{0,100})>/u;
const NAME_LINE = /(?:^|\n)([\p{L}_][\p{L}\p{N}_.-]{0,100})\s*\n\s*$/u;
/** `<field>` below a line that is the name of a tool: its tag lost its brackets, and maybe its end. */
function readNameLine(text, start, context) {
    const line = nameLineBefore(text, start, context.tools);
    const field = FIELD_TAG.exec(text.slice(start, start + MAX_TAG))?.[1];
    if (!line || field === undefined || !line.tool.properties.has(field))
        return undefined;
    const form = { ...elementTags(line.name, line.tool.properties), endMayLack: false };
    const found = readFields(text, start, { tool: line.tool, form });
    const isWhole = found.calls.every(({ problem }) => problem === undefined);
    if (isWhole)
        return found;
    context.fuel.burn(found.end - start);
    return context.isFirst ? readLines(text, start, line.tool) : undefined;
}
const FIELD_LINE = /[ \t]*<([\p{L}_][\p{L}\p{N}_.-]{0,100})>([^<>\n]*)<\/\1>[ \t]*(?:\n|$)/uy;
/** Fields, each whole and on a line of its own, and no end: all that has to be given is there. */
function readLines(text, start, tool) {
    const values = new Map();
    let end = start;
    for (;;) {
        FIELD_LINE.lastIndex = end;
        const [line, name = '', raw = ''] = FIELD_LINE.exec(text) ?? [];
        const schema = tool.properties.get(name);
        if (line === undefined || !schema || values.has(name))
            break;
        values.set(name, typedValue(raw, schema));
        end += line.length;
    }
    const isWhole = values.size > 0 && tool.required.every((name) => values.has(name));
    return isWhole ? { calls: [foundCall(tool, Object.fromEntries(values))], end } : undefined;
}
/** The tool whose name is all that the line above says. */
function nameLineBefore(text, start, tools) {
    if (!/\s/.test(text[start - 1] ?? ''))
        return undefined;
    const [, name] = NAME_LINE.exec(text.slice(Math.max(0, start - MAX_TAG), start)) ?? [];
    const tool = name === undefined || !tools.isName(name) ? undefined : tools.find(name);
    return name !== undefined && tool ? { name, tool } : undefined;
}
/** What led to no call may be read again from a little further on. */
function paid(found, { start, context }) {
    if (found.calls.some(({ problem }) => problem !== undefined))
        context.fuel.burn(found.end - start);
    return found;
}

;// CONCATENATED MODULE: ./src/models/text-calls/marked-calls.js






/**
 * Reads the calls behind a mark that stands at `at`, with what marks their end.
 *
 * @returns without calls where there are none behind this mark, nor behind any other mark of the same row, which `end` is behind
 */
function readMarkedCalls(text, at, context) {
    const found = marked_calls_readRow(text, at, context);
    if (!found) {
        const length = lengthAt(OPENING_MARK, text, at);
        context.fuel.burn(length);
        return { calls: [], end: at + (lengthAt(AROUND_CALLS, text, at) || length) };
    }
    const isClosed = lengthAt(TAG_MARK, text, at) === 0 || endsIn(text, found.end);
    const calls = isClosed ? found.calls : found.calls.map(({ name }) => brokenCall(name, 'its closing tag is missing'));
    const end = isClosed ? found.end : text.length;
    return { calls, end: end + lengthAt(BEHIND_CALLS, text, end) };
}
/** All calls of a row, with further marks before and between them. */
function marked_calls_readRow(text, at, context) {
    const calls = [];
    let end = at;
    for (;;) {
        const start = end + lengthAt(AROUND_CALLS, text, end);
        const found = readItem(text, start, context);
        if (!found)
            return calls.length > 0 ? { calls, end } : undefined;
        calls.push(...(isCutShort(text, start, found.end) ? found.calls.map(refused) : found.calls));
        end = found.end;
    }
}
function readItem(text, at, context) {
    const first = text[at];
    if (first === '<') {
        return (readFunctionTag(text, at, { ...context, isMarked: true }) ?? readElement(text, at, { ...context, isMarked: true }));
    }
    if (first === '{' || (first === '[' && !beginsPythonCalls(text, at, context.tools))) {
        return readJsonCalls(text, at, { ...context, isBare: false });
    }
    return readPythonCalls(text, at, context) ?? readNamedCall(text, at, context);
}
/** A closing tag within a string, none behind it, and another call: the first may have ended in the string. */
function isCutShort(text, start, end) {
    const next = skipSpace(text, end);
    if (lengthAt(TAG_MARK, text, next) === 0)
        return false;
    return text[start] === '{' && CLOSING_TAG.test(text.slice(start, end));
}
function refused({ name }) {
    return brokenCall(name, 'it is not clear which closing tag ends it');
}
/** True where nothing follows, or another mark. */
function endsIn(text, end) {
    const next = skipSpace(text, end);
    return (next >= text.length || [CLOSING_MARK, OPENING_MARK, CUT_CLOSER].some((pattern) => lengthAt(pattern, text, next) > 0));
}

;// CONCATENATED MODULE: ./src/models/text-calls/bare-calls.js
const NAME_KEYS = 'name|tool_name|tool|function|toolName|function_name';
const OTHER_KEYS = 'arguments|args|parameters|params|input|tool_input|kwargs|id|type|call_id|tool_call_id|tool_calls|function_call|index';
const KEY = /^\{\s*["']?([\w-]{0,40})(["']?)(\s*:)?/;
const bare_calls_NAMED = new RegExp(`^\\{\\s*["']?(?:${NAME_KEYS})["']?\\s*:\\s*(?:$|(["'])([^"'\\n]{0,80})(["']?)|(\\{))`);
const KEYS = `${NAME_KEYS}|${OTHER_KEYS}`.split('|');
const NAME_KEY = new RegExp(`^(?:${NAME_KEYS})$`);
const PYTHON = /^\[\s*([\p{L}_][\p{L}\p{N}_.]{0,100})\s*(\(?)/u;
/** So much of a text tells whether a call begins with it. */
const BARE_START = 300;
/** Judges what begins with a brace or a bracket by its first characters. */
function judgeBareCall(start, tools) {
    const inner = start.replace(/^\[\s*/, '');
    if (inner === '')
        return openWhere(start.length < BARE_START);
    if (inner.startsWith('{'))
        return judgeObject(inner, tools, start.length < BARE_START);
    return start.startsWith('[') ? judgePython(start, tools) : 'plain';
}
function judgePython(start, tools) {
    const [all, name = '', parenthesis] = PYTHON.exec(start) ?? [];
    if (parenthesis === '(')
        return tools.find(name) ? 'call' : 'plain';
    return openWhere(start.length < BARE_START && all?.length === start.length);
}
function judgeObject(text, tools, isCut) {
    const [all = '', key = '', , colon] = KEY.exec(text) ?? [];
    if (colon === undefined) {
        return openWhere(isCut && text.slice(all.length).trim() === '' && KEYS.some((each) => each.startsWith(key)));
    }
    if (!NAME_KEY.test(key))
        return KEYS.includes(key) ? 'call' : 'plain';
    return judgeName(bare_calls_NAMED.exec(text), tools, isCut);
}
function judgeName(found, tools, isCut) {
    if (!found)
        return 'plain';
    const [named, , name = '', closed, object] = found;
    if (object !== undefined)
        return 'call';
    if (closed)
        return tools.find(name) ? 'call' : 'plain';
    return openWhere(isCut && named.length === found.input.length);
}
function openWhere(isOpen) {
    return isOpen ? 'open' : 'plain';
}

;// CONCATENATED MODULE: ./src/models/text-calls/code.js
/** The first line of a fence: the mark, the language, and the rest of the line. */
const FENCE = /(`{3,}|~{3,})[ \t]*([\w-]*)[^\n]*(?:\n|$)/y;
/** What stands before a fence that is an item of a list. */
const LIST_ITEM = /(?:^|\n)[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)+$/;
/** Fences that may hold a call: any other is a sample of its language. */
const CALLING_FENCES = new Set([
    '',
    'json',
    'jsonc',
    'tool_call',
    'tool_calls',
    'tool_code',
    'tool_use',
    'python'
]);
/** Code between backticks that is longer is none. */
const MAX_INLINE_CODE = 2_000;
const INDENTED = /[^\n]*(?:\n(?:[ ]{4,}|\t)[^\n]*)*/y;
const BLANK_LINE = /\n[ \t]*\n/;
/** The end of a fence that is closed by `mark`, from `start` on; undefined where the text ends first. */
function fenceEnd(text, start, mark) {
    const close = new RegExp(`^[ \\t]*${mark}${mark[0] ?? ''}*[ \\t\\r]*$`, 'gm');
    close.lastIndex = start;
    const found = close.exec(text);
    return found ? { from: found.index, end: found.index + found[0].length } : undefined;
}
/** True for the line that ends such a fence. */
function closesFence(line, mark) {
    const word = line.trim();
    return word.startsWith(mark) && word.replaceAll(mark[0] ?? '', '') === '';
}
/** Where inline code ends that begins behind a run of backticks at `start`; undefined for a run that nothing closes. */
function inlineCodeEnd(text, start, run) {
    const within = text.slice(start, start + MAX_INLINE_CODE);
    for (const match of within.matchAll(/`+/g)) {
        if (match[0] !== run)
            continue;
        const end = match.index + run.length;
        return BLANK_LINE.test(within.slice(0, end)) ? undefined : start + end;
    }
    return undefined;
}
/** Whether inline code that has not ended yet may still do so. */
function mayGoOn(text, start) {
    return text.length - start < MAX_INLINE_CODE && !BLANK_LINE.test(text.slice(start));
}
/** Where the block ends that is code by its indentation, below words and a blank line; undefined for what is no such block. */
function indentedCodeEnd(text, at) {
    if (!/[ \t]/.test(text[at - 1] ?? ''))
        return undefined;
    const before = text.slice(Math.max(0, at - 200), at);
    if (!/\S[ \t]*\r?\n[ \t]*\r?\n(?:[ ]{4,}|\t)[ \t]*$/.test(before))
        return undefined;
    INDENTED.lastIndex = at;
    return at + (INDENTED.exec(text)?.[0].length ?? 0);
}

;// CONCATENATED MODULE: ./src/models/text-calls/pieces.js
function withoutCalls(piece) {
    return piece.kind === 'calls' ? { ...piece, calls: [] } : piece;
}
/** The pieces with calls that nothing marks as text, where words follow them. */
function decided(pieces) {
    const last = pieces.findLastIndex((piece) => piece.kind === 'text' && piece.text.trim() !== '');
    return pieces.map((piece, index) => piece.kind === 'calls' && !piece.isCertain && index < last ? { kind: 'text', text: piece.source } : piece);
}
function joined(pieces, kind) {
    return pieces.map((piece) => (piece.kind === kind ? piece.text : '')).join(kind === 'text' ? '' : '\n');
}

;// CONCATENATED MODULE: ./src/models/text-calls/parse.js












/**
 * Finds the calls in a reply whose model writes them as text. Only tools that there are count, and nothing counts that is
 * thought, quoted, or a sample in a fence. A call that was begun and has no one reading is given back with its `problem`.
 */
function parseTextCalls(text, tools) {
    const scanner = new Scanner(text, callablesOf(tools));
    scanner.run();
    return scanner.parsed();
}
class Scanner {
    #text;
    #tools;
    #fuel;
    #context;
    #pieces = [];
    /** Where the text begins that is in no piece yet. */
    #start = 0;
    #hasThought = false;
    /** Whether there are words for people. */
    #hasSaid = false;
    /** Whether all from here on may be thought or made up, or words about thinking: it is shown, and not run. */
    #isInDoubt = false;
    constructor(text, tools) {
        this.#text = text;
        this.#tools = tools;
        this.#fuel = new Fuel(text.length);
        this.#context = { tools, fuel: this.#fuel };
    }
    run() {
        const stop = new RegExp(STOP);
        for (let match = stop.exec(this.#text); match; match = stop.exec(this.#text)) {
            const [found] = match;
            const next = indentedCodeEnd(this.#text, match.index) ?? this.#read(match.index, found);
            if (next !== undefined)
                stop.lastIndex = next;
        }
        this.#addText(this.#text.length);
    }
    parsed() {
        const pieces = decided(this.#pieces);
        const found = pieces.flatMap((piece) => (piece.kind === 'calls' ? piece.calls : []));
        const shown = joined(pieces, 'text');
        return {
            shown: found.length > 0 ? shown.trimEnd() : shown,
            thinking: joined(pieces, 'thinking').trim(),
            calls: found.map((call, index) => ({ id: `text-${index + 1}`, ...call }))
        };
    }
    /** @returns where to go on; undefined for behind what was found */
    #read(at, found) {
        switch (found[0]) {
            case '`':
            case '~':
                return this.#readCode(at, found);
            case '>':
                return this.#readQuote(at);
            case '{':
                return this.#readBare(at);
            case '[':
                return (mayBeMark(this.#text, at) ? this.#readMark(at) : undefined) ?? this.#readBare(at);
            case '<':
                return (mayBeMark(this.#text, at) ? this.#readAngle(at) : undefined) ?? this.#readTag(at);
            default:
                return this.#readMark(at);
        }
    }
    #readAngle(at) {
        return this.#readAside(at) ?? this.#readHarmony(at) ?? this.#readMark(at);
    }
    #readMark(at) {
        return this.#readThinking(at) ?? this.#readMarked(at);
    }
    #readAside(at) {
        const aside = asideAt(this.#text, at);
        if (!aside || isWord(this.#text, at, at + aside.length))
            return undefined;
        this.#isInDoubt ||= aside.isResult;
        const end = this.#text.indexOf(aside.closes, at + aside.length);
        return end < 0 ? this.#text.length : end;
    }
    #readThinking(at) {
        const pair = THINKING.find(([opens]) => this.#text.startsWith(opens, at));
        if (pair)
            return this.#readThought(at, pair);
        const mark = THINKING_ENDS.find((closes) => this.#text.startsWith(closes, at));
        if (mark === undefined || this.#hasThought)
            return undefined;
        const end = at + mark.length;
        if (isWord(this.#text, at, end)) {
            // Should it be an end after all, what was thought is not run.
            this.#pieces.splice(0, Infinity, ...this.#pieces.map(withoutCalls));
            return end;
        }
        // The prompt ended in its beginning: all until here was thought, and none of it is run.
        this.#pieces.splice(0, Infinity, { kind: 'thinking', text: this.#text.slice(0, at) });
        this.#hasThought = true;
        this.#hasSaid = false;
        return this.#goOnAt(end);
    }
    #readThought(at, [opens, closes]) {
        const start = at + opens.length;
        const end = this.#text.indexOf(closes, start);
        if (end < 0 && isWord(this.#text, at, start)) {
            this.#isInDoubt = true;
            return start;
        }
        this.#addText(at);
        this.#hasThought = true;
        this.#pieces.push({ kind: 'thinking', text: this.#text.slice(start, end < 0 ? undefined : end) });
        return this.#goOnAt(end < 0 ? this.#text.length : end + closes.length);
    }
    #readHarmony(at) {
        return this.#readChannel(at, readHarmony(this.#text, at, this.#tools));
    }
    #readQuote(at) {
        if (!this.#isLineStart(at))
            return undefined;
        return this.#readChannel(at, readNameHeader(this.#text, at, this.#tools)) ?? lineEnd(this.#text, at);
    }
    #readChannel(at, channel) {
        if (!channel)
            return undefined;
        this.#addText(at);
        if (channel.kind === 'calls')
            return this.#addCalls(at, channel.found);
        if (channel.kind === 'said')
            return this.#goOnAt(channel.from);
        this.#pieces.push({ kind: 'thinking', text: this.#text.slice(channel.from, channel.end) });
        return this.#goOnAt(channel.end);
    }
    #readMarked(at) {
        if (lengthAt(OPENING_MARK, this.#text, at) === 0) {
            const closer = lengthAt(CLOSING_MARK, this.#text, at);
            if (closer === 0)
                return undefined;
            this.#addText(at);
            return this.#goOnAt(at + closer);
        }
        if (this.#fuel.isSpent)
            return undefined;
        const found = readMarkedCalls(this.#text, at, this.#context);
        if (found.calls.length === 0 || isQuoted(this.#text, at, found.end))
            return found.end;
        this.#addText(at);
        return this.#addCalls(at, found);
    }
    #readTag(at) {
        if (this.#fuel.isSpent)
            return undefined;
        const context = { ...this.#context, isMarked: false };
        const found = readFunctionTag(this.#text, at, context) ??
            readElement(this.#text, at, context) ??
            readNameLine(this.#text, at, { ...context, isFirst: this.#isOneLineBefore(at) });
        if (!found)
            return unknownCallEnd(this.#text, at);
        if (isQuoted(this.#text, at, found.end))
            return found.end;
        this.#addText(at);
        return this.#addCalls(at, { ...found, end: found.end + lengthAt(BEHIND_CALLS, this.#text, found.end) });
    }
    /** A call that nothing marks, at the beginning of the reply or of a line. */
    #readBare(at) {
        if (this.#fuel.isSpent || !this.#isLineStart(at))
            return undefined;
        const isFirst = this.#isBlankBefore(at);
        if (!isFirst && this.#isAnnounced(at))
            return undefined;
        const found = this.#bareCalls(at);
        if (!found)
            return undefined;
        this.#addText(at);
        return this.#addCalls(at, found, isFirst);
    }
    #bareCalls(at) {
        const [text, tools, fuel] = [this.#text, this.#tools, this.#fuel];
        if (judgeBareCall(text.slice(at, at + BARE_START), tools) !== 'call')
            return undefined;
        if (text[at] === '[' && beginsPythonCalls(text, at, tools))
            return readPythonCalls(text, at, { tools, fuel });
        return readJsonCalls(text, at, { tools, fuel, isBare: true });
    }
    #readCode(at, run) {
        FENCE.lastIndex = at;
        const isFirst = this.#isLineStart(at) || LIST_ITEM.test(this.#text.slice(Math.max(this.#start, at - 40), at));
        const [header, mark, language = ''] = isFirst ? (FENCE.exec(this.#text) ?? []) : [];
        if (header !== undefined && mark !== undefined)
            return this.#readFence(at, { header, mark, language });
        if (run.startsWith('~') || this.#fuel.isSpent)
            return undefined;
        const start = at + run.length;
        const end = inlineCodeEnd(this.#text, start, run);
        if (end === undefined)
            this.#fuel.burn(Math.min(MAX_INLINE_CODE, this.#text.length - start));
        return end ?? start;
    }
    /** A fence is a sample, but where it ends the reply and holds nothing but calls. */
    #readFence(at, { header, mark, language }) {
        const body = at + header.length;
        const closed = fenceEnd(this.#text, body, mark);
        const end = closed?.end ?? this.#text.length;
        if (!CALLING_FENCES.has(language) || this.#isAnnounced(at))
            return end;
        const first = skipSpace(this.#text, body);
        const found = /[[{]/.test(this.#text[first] ?? '') ? this.#bareCalls(first) : undefined;
        if (!found)
            return end;
        const isAll = skipSpace(this.#text, found.end) >= (closed?.from ?? this.#text.length);
        if (!isAll)
            return end;
        this.#addText(at);
        return this.#addCalls(at, { calls: found.calls, end }, false);
    }
    #addText(end) {
        const text = this.#text.slice(this.#start, end);
        if (text !== '')
            this.#pieces.push({ kind: 'text', text });
        this.#hasSaid ||= text.trim() !== '';
        this.#start = end;
    }
    #addCalls(start, { calls, end }, isCertain = true) {
        const source = this.#text.slice(start, end);
        this.#pieces.push({ kind: 'calls', calls: this.#isInDoubt ? [] : calls, source, isCertain });
        return this.#goOnAt(end);
    }
    #goOnAt(position) {
        this.#start = position;
        return position;
    }
    #isLineStart(at) {
        let before = at;
        while (before > this.#start && /[ \t]/.test(this.#text[before - 1] ?? ''))
            before -= 1;
        return before === this.#start || this.#text[before - 1] === '\n';
    }
    /** True where nothing was said yet; calls and thoughts are not said. */
    #isBlankBefore(at) {
        return !this.#hasSaid && at - this.#start < 200 && this.#text.slice(this.#start, at).trim() === '';
    }
    /** True where all that was said is the line before. */
    #isOneLineBefore(at) {
        if (this.#hasSaid || at - this.#start > 200)
            return false;
        return !this.#text.slice(this.#start, at).trim().includes('\n');
    }
    #isAnnounced(at) {
        return ANNOUNCES_SAMPLE.test(this.#text.slice(Math.max(this.#start, at - 200), at).trimEnd());
    }
}
function lineEnd(text, at) {
    const end = text.indexOf('\n', at);
    return end < 0 ? text.length : end;
}

;// CONCATENATED MODULE: ./src/models/text-calls/instructions.js


const instructions_known = new WeakMap();
/** Tells a model without calls of its own how to write them. The same list of tools gives the same text. */
function instructionsFor(tools) {
    const text = instructions_known.get(tools) ?? write(tools);
    instructions_known.set(tools, text);
    return text;
}
function write(tools) {
    const described = tools.map((tool) => {
        const { name, description } = tool;
        return JSON.stringify({ name, description, parameters: (0,parameter_schema/* parameterSchema */.R)(tool) });
    });
    return [
        'You have these tools, one a line:',
        '<tools>',
        ...described,
        '</tools>',
        'To call one, write its name and its arguments as one JSON object between these tags, outside of any code block:',
        ...tools.slice(0, 1).map((tool) => callAsText({ name: tool.name, arguments: JSON.stringify(exampleFor(tool)) })),
        'Write as many calls as you need, and nothing behind them. The results come in the next message, in <tool_response> tags.'
    ].join('\n');
}
/** A value for each parameter that must be given. */
function exampleFor(tool) {
    const { properties, required } = (0,parameter_schema/* parameterSchema */.R)(tool);
    const schemas = typeof properties === 'object' && properties !== null ? { ...properties } : {};
    const names = Array.isArray(required) ? required.map(String) : [];
    return Object.fromEntries(names.map((name) => [name, exampleOf(schemas[name])]));
}
function exampleOf(schema) {
    if (typeof schema !== 'object' || schema === null)
        return '…';
    const { type, enum: values, const: only } = schema;
    if (Array.isArray(values))
        return values[0];
    if (only !== undefined)
        return only;
    switch (type) {
        case 'integer':
        case 'number':
            return 1;
        case 'boolean':
            return true;
        case 'array':
            return [];
        case 'object':
            return {};
        default:
            return '…';
    }
}

;// CONCATENATED MODULE: ./src/models/text-calls/past-turns.js



/** Under this name a message keeps the text in which the model wrote its calls. */
const TEXT_CALLS = 'text-calls';
const textEcho = schemas/* object */.Ikc({ text: schemas/* string */.YjP(), echo: schemas/* object */.Ikc({ from: schemas/* string */.YjP(), content: schemas/* unknown */.L5J() }).optional() });
/**
 * Says a history in text where its calls are text. A message that was rewritten once stays the same object, so that later
 * requests repeat its bytes.
 */
class PastTurns {
    #turns = new WeakMap();
    #merged = new WeakMap();
    #system;
    /** Turns whose calls came as text go back in that text; all others stay as they are. */
    mixed(messages) {
        return this.#rewrite(messages, (message) => echoOf(message) !== undefined);
    }
    /** All calls and results as text, with instructions for more of them. */
    asText(messages, tools) {
        const turns = this.#rewrite(messages, (message) => message.toolCalls.length > 0);
        if (tools.length === 0)
            return turns;
        const [first] = turns;
        const hasSystem = first?.role === 'system';
        return [this.#instructed(hasSystem ? first : undefined, instructionsFor(tools)), ...turns.slice(hasSystem ? 1 : 0)];
    }
    #rewrite(messages, isText) {
        const rewritten = [];
        for (let index = 0; index < messages.length; index += 1) {
            const message = messages[index];
            if (message?.role !== 'assistant' || !isText(message)) {
                if (message)
                    rewritten.push(message);
                continue;
            }
            rewritten.push(this.#turn(message));
            const next = endOfResults(messages, index + 1);
            if (next > index + 1)
                rewritten.push(this.#results(messages.slice(index + 1, next)));
            index = next - 1;
        }
        return rewritten;
    }
    #turn(message) {
        const kept = this.#turns.get(message) ?? turnInText(message);
        this.#turns.set(message, kept);
        return kept;
    }
    #results(from) {
        const [first] = from;
        const kept = first && this.#merged.get(first);
        if (kept?.from.length === from.length && kept.from.every((each, index) => each === from[index]))
            return kept.message;
        const message = {
            role: 'user',
            text: from.map((each) => (each.role === 'tool' ? result(each) : each.text)).join('\n')
        };
        if (first)
            this.#merged.set(first, { from, message });
        return message;
    }
    #instructed(from, instructions) {
        if (this.#system?.from !== from || this.#system?.instructions !== instructions) {
            const text = from ? `${from.text}\n\n${instructions}` : instructions;
            this.#system = { from, instructions, message: { role: 'system', text } };
        }
        return this.#system.message;
    }
}
/** Behind the results of a turn, and behind what the user said to them: many servers want the roles to take turns. */
function endOfResults(messages, start) {
    let end = start;
    while (messages[end]?.role === 'tool')
        end += 1;
    if (end === start)
        return start;
    while (messages[end]?.role === 'user')
        end += 1;
    return end;
}
function echoOf({ echo }) {
    const read = echo?.from === TEXT_CALLS ? textEcho.safeParse(echo.content).data : undefined;
    return read && { text: read.text, ...(read.echo && { echo: read.echo }) };
}
function turnInText(message) {
    const { thinking, toolCalls } = message;
    const kept = echoOf(message);
    if (kept)
        return { role: 'assistant', thinking, toolCalls: [], ...kept };
    const said = message.text === '' ? [] : [message.text];
    return { role: 'assistant', text: [...said, ...toolCalls.map(callAsText)].join('\n'), thinking, toolCalls: [] };
}
function callAsText({ name, arguments: given }) {
    const call = { name: (0,past_calls/* pastName */.E)(name), arguments: (0,past_calls/* pastArguments */.v)(given).value };
    return `<tool_call>\n${JSON.stringify(call)}\n</tool_call>`;
}
/** Text of strangers within it cannot end it, nor begin another. */
function result({ name, ok, text }) {
    const inert = text.replaceAll(/<(\/?)(?=tool_(?:response|call)\b)/gi, '<\\$1');
    return `<tool_response name="${(0,past_calls/* pastName */.E)(name)}"${ok ? '' : ' status="failed"'}>\n${inert}\n</tool_response>`;
}

;// CONCATENATED MODULE: ./src/models/text-calls/sights.js




/** Longer than any mark, and than the beginning of a tag that has to be seen. */
const VIEW = 300;
const TAG_START = /^<[\p{L}\p{N}_.:|｜▁/"=-]{0,120}$/u;
const HEADER_START = /^<[\w:｜]*(?:function|invoke|call|tool)\s+(?:n|na|nam|name|name=[^<>\n]{0,200})?$/u;
const HARMONY_MARK = /^<\|(?:channel|start|message_sep)\|>/;
const TAG = /^<([\p{L}_][\p{L}\p{N}_.-]{0,100})\s*\/?>/u;
const BRACKET_MARKS = ['[TOOL_CALLS]', '[/TOOL_CALLS]', '[TOOL_REQUEST]', '[END_TOOL_REQUEST]', '[THINK]', '[/THINK]'];
const COMMENT = '<!--';
const sights_PLAIN = { kind: 'plain' };
const OPEN = { kind: 'open' };
/** What the text at a place is, as far as it has come. */
function sightAt(place) {
    const { text, at } = place;
    const first = text[at] ?? '';
    if (first === '`' || first === '~')
        return sightOfCode(place);
    if (first === '>')
        return place.isLineStart() ? sightOfQuote(viewOf(place)) : sights_PLAIN;
    if (first === '{')
        return sightOfBare(place);
    if (first === '[')
        return sightOfBracket(place);
    const mark = mayBeMark(text, at) ? sightOfMark(place) : undefined;
    return mark ?? (first === '<' ? sightOfTag(place) : sights_PLAIN);
}
function viewOf({ text, at }) {
    return text.slice(at, at + VIEW);
}
function sightOfMark(place) {
    const { text, at } = place;
    const aside = asideAt(text, at);
    if (aside)
        return sightOfAside(place, aside);
    const pair = THINKING.find(([opens]) => text.startsWith(opens, at));
    if (pair)
        return { kind: 'think', length: pair[0].length, closes: pair[1] };
    const thought = place.hasThought ? undefined : THINKING_ENDS.find((each) => text.startsWith(each, at));
    if (thought !== undefined)
        return sightOfThought(place, thought.length);
    if (HARMONY_MARK.test(text.slice(at, at + 20)) || lengthAt(OPENING_MARK, text, at) > 0)
        return { kind: 'call' };
    const closer = lengthAt(CLOSING_MARK, text, at);
    return closer === 0 ? undefined : { kind: 'skip', length: closer };
}
function sightOfAside(place, { length, closes }) {
    return asWord(place, length) ?? { kind: 'aside', length, closes };
}
function sightOfThought(place, length) {
    return asWord(place, length) ?? { kind: 'thought', length };
}
/** Plain where the mark is a word of a sentence; undefined where it is none. */
function asWord(place, length) {
    const { text, at } = place;
    if (at + length === text.length)
        return OPEN;
    const before = place.before();
    const seen = before + text.slice(at, at + length + 1);
    return isWord(seen, before.length, before.length + length) ? sights_PLAIN : undefined;
}
function sightOfBracket(place) {
    const { text, at } = place;
    if (text.length - at < 20 && BRACKET_MARKS.some((each) => each.startsWith(text.slice(at))))
        return OPEN;
    return (mayBeMark(text, at) ? sightOfMark(place) : undefined) ?? sightOfBare(place);
}
function sightOfTag(place) {
    const view = viewOf(place);
    if (view[1] === '!')
        return COMMENT.startsWith(view) ? OPEN : sights_PLAIN;
    FUNCTION_HEADER.lastIndex = 0;
    const [header, name] = FUNCTION_HEADER.exec(view) ?? [];
    if (header !== undefined)
        return place.tools.find(name ?? '') ? { kind: 'call' } : sights_PLAIN;
    const [, tag] = TAG.exec(view) ?? [];
    if (tag !== undefined)
        return sightOfElement(place, tag);
    return view.length < VIEW && (TAG_START.test(view) || HEADER_START.test(view)) ? OPEN : sights_PLAIN;
}
function sightOfElement(place, tag) {
    return place.tools.isName(tag) || isFieldBelowName(place, tag) ? { kind: 'call' } : sights_PLAIN;
}
function isFieldBelowName(place, tag) {
    const before = place.before();
    return nameLineBefore(before, before.length, place.tools)?.tool.properties.has(tag) ?? false;
}
/** A call without marks begins a line. */
function sightOfBare(place) {
    if (!place.isLineStart())
        return sights_PLAIN;
    return { kind: judgeBareCall(place.text.slice(place.at, place.at + BARE_START), place.tools) };
}
function sightOfCode(place) {
    const { text, at } = place;
    const [run = ''] = /^(?:`+|~+)/.exec(viewOf(place)) ?? [];
    if (at + run.length === text.length)
        return OPEN;
    if (run.length > 2 && (place.isLineStart() || LIST_ITEM.test(place.before()))) {
        FENCE.lastIndex = at;
        const [header, mark = '', language = ''] = FENCE.exec(text) ?? [];
        if (header !== undefined)
            return sightOfFence(place, { header, mark, language });
    }
    return run.startsWith('~') ? sights_PLAIN : sightOfInlineCode(place, run);
}
function sightOfInlineCode({ text, at }, run) {
    const start = at + run.length;
    const end = inlineCodeEnd(text, start, run);
    if (end === undefined)
        return mayGoOn(text, start) ? OPEN : sights_PLAIN;
    return end === text.length ? OPEN : { kind: 'code', length: end - at };
}
function sightOfFence({ text, at, tools }, { header, mark, language }) {
    if (!header.endsWith('\n'))
        return OPEN;
    const fence = { kind: 'fence', length: header.length, mark };
    if (!CALLING_FENCES.has(language))
        return fence;
    const within = text.slice(at + header.length).trimStart();
    if (within === '')
        return OPEN;
    const verdict = /^[[{]/.test(within) ? judgeBareCall(within.slice(0, BARE_START), tools) : 'plain';
    return verdict === 'plain' ? fence : { kind: verdict };
}
function sightOfQuote(view) {
    if (/^>{1,3}$/.test(view) || /^>>>[\p{L}\p{N}_.]{0,100}$/u.test(view))
        return OPEN;
    return /^>>>[\p{L}_][\p{L}\p{N}_.]{0,100}\n/u.test(view) ? { kind: 'call' } : { kind: 'quote', length: 1 };
}

;// CONCATENATED MODULE: ./src/models/text-calls/shown-stream.js



const TEXT = { kind: 'text' };
const MAX_TAIL = 16 * VIEW;
const WORD_MARKS = ['functools[', 'functools{', 'function call<|role_sep|>', '◁think▷', '◁/think▷'];
const MAX_WORD_MARK = 24;
/**
 * Lets the text of a reply through to people while it comes, without calls and with thinking told apart. What it lets through
 * does not depend on where the text is split, and is in the end what the parser shows.
 */
class ShownStream {
    #tools;
    #onDelta;
    #stop = new RegExp(STOP);
    #mode = TEXT;
    #held = '';
    /** What was let through, but for the white space at its end, which may turn out to stand before a call. */
    #shown = [];
    #blank = '';
    /** The last of both. */
    #tail = '';
    #isLineStart = true;
    #hasThought = false;
    constructor(tools, onDelta) {
        this.#tools = tools;
        this.#onDelta = onDelta;
    }
    add(text) {
        if (this.#mode.kind === 'silent')
            return;
        this.#held += text;
        while (this.#held !== '' && this.#advance())
            ;
    }
    /** Shows what was held back of a reply that is whole. */
    end({ shown }) {
        const before = this.#shown.join('');
        if (shown.startsWith(before))
            this.#tell('text', shown.slice(before.length));
    }
    /** @returns false when more has to come first */
    #advance() {
        const mode = this.#mode;
        switch (mode.kind) {
            case 'text':
                return this.#readText();
            case 'thinking':
                return this.#readThinking(mode.closes);
            case 'aside':
                return this.#readAside(mode.closes);
            case 'quote':
                return this.#readLine((line) => !line.includes('\n'));
            case 'fence':
                return this.#readLine((line) => !closesFence(line, mode.mark));
            case 'silent':
                this.#held = '';
                return false;
        }
    }
    #readText() {
        const stop = this.#stop;
        stop.lastIndex = 0;
        for (let match = stop.exec(this.#held); match; match = stop.exec(this.#held)) {
            const at = match.index;
            const sight = sightAt(this.#place(at));
            if (sight.kind === 'code')
                stop.lastIndex = at + sight.length;
            // The rest of a run of backticks is no other run.
            else if (sight.kind === 'plain')
                stop.lastIndex = at + match[0].length;
            else if (sight.kind !== 'open' || at < this.#clearEnd())
                return this.#turn(at, sight);
            else
                break;
        }
        const end = this.#clearEnd();
        this.#show(this.#held.slice(0, end));
        this.#held = this.#held.slice(end);
        return false;
    }
    /** Where a mark that is a word may begin that is not there as a whole yet. */
    #clearEnd() {
        return this.#held.length - markStartAtEnd(this.#held);
    }
    /** Shows what stands before the place, and goes on as what stands there asks for. */
    #turn(at, sight) {
        this.#show(this.#held.slice(0, at));
        this.#held = this.#held.slice(at);
        if (sight.kind === 'open')
            return false;
        if (sight.kind === 'call')
            this.#mode = { kind: 'silent' };
        else
            this.#pass(sight);
        return true;
    }
    #pass(sight) {
        const passed = this.#held.slice(0, sight.length);
        this.#held = this.#held.slice(sight.length);
        switch (sight.kind) {
            case 'quote':
                this.#show(passed);
                this.#mode = { kind: 'quote' };
                return;
            case 'aside':
                this.#show(passed);
                this.#mode = { kind: 'aside', closes: sight.closes };
                return;
            case 'fence':
                this.#show(passed);
                this.#mode = { kind: 'fence', mark: sight.mark };
                return;
            case 'think':
                this.#mode = { kind: 'thinking', closes: sight.closes };
                break;
            case 'thought':
                // All until here was thought, though nobody could know.
                this.#shown = [];
                this.#blank = this.#tail = '';
                break;
            case 'skip':
                this.#isLineStart = true;
                return;
        }
        this.#hasThought = true;
        this.#isLineStart = true;
    }
    #readThinking(closes) {
        const end = this.#held.indexOf(closes);
        if (end >= 0) {
            this.#tell('thinking', this.#held.slice(0, end));
            this.#held = this.#held.slice(end + closes.length);
            this.#mode = TEXT;
            this.#isLineStart = true;
            return true;
        }
        const kept = overlap(this.#held, closes);
        this.#tell('thinking', this.#held.slice(0, this.#held.length - kept));
        this.#held = this.#held.slice(this.#held.length - kept);
        return false;
    }
    #readAside(closes) {
        const end = this.#held.indexOf(closes);
        const kept = overlap(this.#held, closes);
        const shown = this.#held.slice(0, end < 0 ? this.#held.length - kept : end);
        this.#show(shown);
        this.#held = this.#held.slice(shown.length);
        if (end < 0)
            return false;
        this.#mode = TEXT;
        return true;
    }
    /** Shows up to the end of this line. @param goesOn whether the mode lasts beyond a line */
    #readLine(goesOn) {
        const end = this.#held.indexOf('\n');
        if (end < 0) {
            if (this.#mode.kind === 'fence' && /^[ \t]*[`~]*[ \t]*$/.test(this.#held) && this.#isLineStart)
                return false;
            this.#show(this.#held);
            this.#held = '';
            return false;
        }
        const isWholeLine = this.#isLineStart;
        const line = this.#held.slice(0, end);
        // The line break is left to what follows.
        const isOver = this.#mode.kind === 'quote' || (isWholeLine && !goesOn(line));
        const shown = isOver ? line : `${line}\n`;
        this.#show(shown);
        this.#held = this.#held.slice(shown.length);
        if (isOver)
            this.#mode = TEXT;
        return true;
    }
    #place(at) {
        return {
            text: this.#held,
            at,
            tools: this.#tools,
            hasThought: this.#hasThought,
            isLineStart: () => this.#isLineStartAt(at),
            before: () => (this.#tail + this.#held.slice(Math.max(0, at - VIEW), at)).slice(-VIEW)
        };
    }
    #isLineStartAt(at) {
        const line = this.#held.slice(this.#held.lastIndexOf('\n', at - 1) + 1, at);
        const isWholeLine = at > 0 && this.#held.lastIndexOf('\n', at - 1) >= 0;
        return /^[ \t]*$/.test(line) && (isWholeLine || this.#isLineStart);
    }
    #show(text) {
        if (text === '')
            return;
        const line = text.slice(text.lastIndexOf('\n') + 1);
        this.#isLineStart = /^[ \t]*$/.test(line) && (this.#isLineStart || line.length < text.length);
        this.#tail += text.slice(-VIEW);
        if (this.#tail.length > MAX_TAIL)
            this.#tail = this.#tail.slice(-VIEW);
        const length = text.trimEnd().length;
        const visible = length === 0 ? '' : this.#blank + text.slice(0, length);
        this.#blank = length === 0 ? this.#blank + text : text.slice(length);
        if (visible !== '')
            this.#shown.push(visible);
        this.#tell('text', visible);
    }
    #tell(kind, text) {
        if (text !== '')
            this.#onDelta({ kind, text });
    }
}
/** How much of the end of the text may be the beginning of a mark that is a word. */
function markStartAtEnd(text) {
    const spaced = /functools\s{1,200}$/.exec(text.slice(-VIEW))?.[0].length;
    if (spaced !== undefined)
        return spaced;
    const end = text.slice(-MAX_WORD_MARK);
    for (const { index } of end.matchAll(/[f◁]/g)) {
        const start = end.slice(index);
        if (WORD_MARKS.some((each) => each.length > start.length && each.startsWith(start)))
            return start.length;
    }
    return 0;
}
/** How many of the last characters of the text are the first of the word. */
function overlap(text, word) {
    for (let length = Math.min(text.length, word.length - 1); length > 0; length -= 1) {
        if (text.endsWith(word.slice(0, length)))
            return length;
    }
    return 0;
}

;// CONCATENATED MODULE: ./src/models/text-calls.js





/**
 * A protocol whose model may write its calls as text, and its thinking between marks.
 *
 * `native` leaves all as it is. `auto` sends the tools and reads the text of a reply without calls; an endpoint that refuses
 * tools is spoken to in text from then on. `text` never sends tools.
 */
function withTextCalls(protocol, mode = 'auto') {
    if (mode === 'native')
        return protocol;
    const turns = new PastTurns();
    let sendsTools = mode === 'auto';
    async function ask(request) {
        const { messages, tools, toolChoice = 'auto' } = request;
        // Where no call is asked for, none is looked for.
        const callable = toolChoice === 'none' ? [] : tools;
        const shown = new ShownStream(callablesOf(callable), (delta) => {
            request.onDelta(delta);
        });
        const onDelta = (delta) => {
            if (delta.kind === 'text')
                shown.add(delta.text);
            else
                request.onDelta(delta);
        };
        const said = sendsTools
            ? { messages: turns.mixed(messages) }
            : { messages: turns.asText(messages, tools), tools: [] };
        const reply = await protocol.ask({ ...request, ...said, onDelta });
        const parsed = parseTextCalls(reply.text, callable);
        shown.end(parsed);
        return { ...reply, ...text_calls_partsOf(reply, parsed) };
    }
    return {
        get address() {
            return protocol.address;
        },
        ask,
        adaptTo(problem) {
            if (protocol.adaptTo(problem))
                return true;
            if (!sendsTools || !(0,refused_tools/* isAboutTools */.N)(problem))
                return false;
            sendsTools = false;
            return true;
        },
        listModels: (signal) => protocol.listModels(signal)
    };
}
function text_calls_partsOf(reply, parsed) {
    const thinking = [reply.thinking, parsed.thinking].filter((each) => each !== '').join('\n');
    const text = parsed.thinking === '' ? parsed.shown : parsed.shown.trimStart();
    const isTextCall = reply.end === 'complete' && reply.toolCalls.length === 0 && parsed.calls.length > 0;
    if (!isTextCall)
        return { text, thinking };
    const content = { text: reply.text, ...(reply.echo && { echo: reply.echo }) };
    return { text, thinking, toolCalls: parsed.calls, echo: { from: TEXT_CALLS, content } };
}

;// CONCATENATED MODULE: ./src/models/chat.js









const preload = openai_client/* preloadOpenai */.Q7;
/** OpenAI's Chat Completions, which most providers and local servers speak; Responses where the endpoint insists on it. */
function createProtocol(terms) {
    const openResponses = async () => (await __webpack_require__.e(/* import() */ 384).then(__webpack_require__.bind(__webpack_require__, 8384))).createProtocol(terms);
    // Around both, for how a model writes its calls is its own, whichever way it is asked.
    return withTextCalls(orResponses(createChat(terms), openResponses), terms.parameters.toolCalls);
}
function createChat({ endpoint, model, parameters, fetch }) {
    // An echo is for nobody else: others would refuse it, or take the thinking of another model for their own.
    const from = `chat ${endpoint.host} ${model}`;
    const wire = new ChatWire({ model, parameters, from });
    const bytes = new request_bytes/* RequestBytes */.j('messages');
    const cuts = new CutPromptWatch();
    let loading;
    const client = () => (loading ??= (0,openai_client/* openaiClient */.oT)(endpoint, fetch));
    async function ask(request) {
        const { messages, tools, toolChoice, signal } = request;
        const sdk = await client();
        const sent = wire.request(messages, tools, toolChoice);
        const body = bytes.of(sent);
        const assembly = new StreamAssembly((delta) => {
            request.onDelta(delta);
        });
        const response = await (0,openai_client/* postBytes */.YE)(sdk, { path: '/chat/completions', body, signal });
        if (response.body)
            await (0,read_bytes/* readBytes */.i)(response.body, (chunk) => assembly.feed(chunk));
        const { echo, ...assembled } = assembly.end();
        const reply = finished(assembled, body.length);
        cuts.check(sent.messages, body.length, reply.tokens);
        return { ...reply, ...(echo && { echo: { from, content: echo } }) };
    }
    return {
        address: `${endpoint.baseUrl}/chat/completions`,
        ask,
        adaptTo: (problem) => wire.adaptTo(problem),
        listModels: async (signal) => (0,openai_client/* modelNames */.ci)(await client(), signal)
    };
}
function finished({ usage, ...reply }, promptBytes) {
    // No prompt is of no tokens: a zero says that nothing was counted.
    const tokens = usage?.prompt_tokens ? counted(usage, usage.prompt_tokens) : (0,models_tokens/* estimateTokens */.b)(promptBytes, reply);
    return { ...reply, tokens };
}
function counted(usage, prompt) {
    const cachedInput = usage.prompt_tokens_details?.cached_tokens ?? usage.prompt_cache_hit_tokens ?? 0;
    // Some servers leave hidden reasoning out of the completion, though not out of the total.
    const output = Math.max(usage.completion_tokens ?? 0, (usage.total_tokens ?? 0) - prompt);
    // Where more came from the cache than there was in all, the prompt was counted without it.
    const input = cachedInput > prompt ? prompt + cachedInput : prompt;
    return {
        input,
        cachedInput,
        ...(0,models_tokens/* cacheWriteOf */.V)(usage.prompt_tokens_details?.cache_write_tokens, { input, cachedInput }),
        output,
        reasoning: Math.min(usage.completion_tokens_details?.reasoning_tokens ?? 0, output),
        isEstimate: false
    };
}


/***/ })

};
