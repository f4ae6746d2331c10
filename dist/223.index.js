export const id = 223;
export const ids = [223];
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

/***/ 4223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createProtocol: () => (/* binding */ createProtocol),
  preload: () => (/* binding */ preload)
});

// EXTERNAL MODULE: ../node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(3301);
// EXTERNAL MODULE: ./src/errors.js
var errors = __webpack_require__(9973);
// EXTERNAL MODULE: ./src/models/answer-reader.js
var answer_reader = __webpack_require__(281);
// EXTERNAL MODULE: ./src/models/failures.js
var failures = __webpack_require__(7344);
// EXTERNAL MODULE: ./src/models/provider-problem.js
var provider_problem = __webpack_require__(9108);
;// CONCATENATED MODULE: ./src/models/gemini/chunk.js

// Only the fields that are read, and strict on those, for a part that is dropped quietly is worse than a reply that is asked
// for again. Source: https://ai.google.dev/api/generate-content#v1beta.GenerateContentResponse
const chunk_text = schemas/* string */.YjP().nullish();
const part = schemas/* object */.Ikc({
    text: chunk_text,
    /** True for a summary of what the model thinks. */
    thought: schemas/* boolean */.zMY().nullish(),
    /** What the model reasoned, sealed. It has to come back on this very part. */
    thoughtSignature: chunk_text,
    functionCall: schemas/* object */.Ikc({ id: chunk_text, name: chunk_text, args: schemas/* unknown */.L5J().optional() }).nullish()
});
const count = schemas/* number */.aig().nonnegative().nullish().catch(undefined);
const usage = schemas/* object */.Ikc({
    promptTokenCount: count,
    toolUsePromptTokenCount: count,
    cachedContentTokenCount: count,
    candidatesTokenCount: count,
    thoughtsTokenCount: count,
    totalTokenCount: count
});
const candidate = schemas/* object */.Ikc({
    index: schemas/* number */.aig().nullish(),
    content: schemas/* object */.Ikc({ parts: schemas/* array */.YOg(part).nullish() }).nullish(),
    finishReason: chunk_text,
    finishMessage: chunk_text
});
const geminiChunk = schemas/* object */.Ikc({
    candidates: schemas/* array */.YOg(candidate).nullish(),
    promptFeedback: schemas/* object */.Ikc({ blockReason: chunk_text }).nullish(),
    usageMetadata: usage.nullish().catch(undefined),
    error: schemas/* unknown */.L5J().optional()
});

// EXTERNAL MODULE: ./src/models/max-calls.js
var max_calls = __webpack_require__(3005);
;// CONCATENATED MODULE: ./src/models/gemini/finish.js


const MAX_QUOTE = 300;
/** @throws PassingFailure for a turn that failed in itself, where another try may do better */
function endOf({ reason, message }, toolCalls) {
    if (toolCalls.length > max_calls/* MAX_CALLS */.Z)
        return 'length';
    // Gateways say it in OpenAI's manner.
    if (reason === 'STOP' || /^(FUNCTION|TOOL)_CALLS?$/.test(reason))
        return 'complete';
    // The call is there, and of a tool that is not: the loop tells the model which there are.
    if (reason === 'UNEXPECTED_TOOL_CALL' && toolCalls.length > 0)
        return 'complete';
    // CONTINUATION asks for another request that goes on with this reply, which is what a smaller step does as well.
    if (reason === 'MAX_TOKENS' || reason === 'CONTINUATION')
        return 'length';
    if (/SAFETY|RECITATION|BLOCKLIST|PROHIBITED|SPII|LANGUAGE|JAILBREAK|ARMOR|FILTER/.test(reason))
        return 'content-filter';
    throw new failures/* PassingFailure */.Wz(`the reply ended with ${reason}${message && ` (${message.slice(0, MAX_QUOTE).toWellFormed()})`}`);
}
/**
 * The call that Gemini itself could not read, such as one written as Python, so that the model hears of it: the same request
 * would fail in the same way again. Undefined where the turn has none, or it cannot be told which tool was meant.
 */
function unreadableCall({ reason, message }, toolCalls) {
    const isUnreadable = reason === 'MALFORMED_FUNCTION_CALL' || (reason === 'UNEXPECTED_TOOL_CALL' && toolCalls.length === 0);
    const name = toolCalls[0]?.name ?? /default_api[.:]([\w-]+)/.exec(message)?.[1];
    if (!isUnreadable || name === undefined)
        return undefined;
    const said = message.slice(0, MAX_QUOTE).toWellFormed() || reason;
    return { id: 'call_1', name, arguments: '{}', problem: `The provider could not read this call: ${said}` };
}

// EXTERNAL MODULE: ./src/models/unique-ids.js
var unique_ids = __webpack_require__(87);
;// CONCATENATED MODULE: ./src/models/gemini/turn-parts.js




const thoughtSignature = schemas/* string */.YjP().exactOptional();
const turnPart = schemas/* union */.KCZ([
    schemas/* object */.Ikc({ text: schemas/* string */.YjP(), thought: schemas/* literal */.euz(true).exactOptional(), thoughtSignature }),
    schemas/* object */.Ikc({
        functionCall: schemas/* object */.Ikc({
            id: schemas/* string */.YjP().exactOptional(),
            name: schemas/* string */.YjP(),
            args: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J())
        }),
        thoughtSignature
    })
]);
/** What an earlier turn left to be sent back; undefined for anything else. */
function readTurnParts(content) {
    return schemas/* array */.YOg(turnPart).safeParse(content).data;
}
/** Puts a turn together from the parts in which a stream brings it. */
class TurnParts {
    #parts = [];
    #calls = [];
    #text = [];
    #thinking = [];
    get text() {
        return this.#text.join('');
    }
    get thinking() {
        return this.#thinking.join('');
    }
    /** @throws PassingFailure for a call without a name */
    add({ text, thought, thoughtSignature: signature, functionCall }) {
        const signed = signature ? { thoughtSignature: signature } : {};
        if (functionCall) {
            const { id, name, args } = functionCall;
            if (!name)
                throw new failures/* PassingFailure */.Wz('it sent a tool call without a name');
            this.#calls.push({ id: id ?? '', name, arguments: argumentText(args) });
            this.#parts.push({ functionCall: { ...(id && { id }), name, args: argumentObject(args) }, ...signed });
        }
        else if (text || signature) {
            if (text)
                (thought ? this.#thinking : this.#text).push(text);
            this.#addText({ text: text ?? '', ...(thought && { thought }), ...signed });
        }
    }
    finish() {
        const ids = new unique_ids/* UniqueIds */.m();
        // Of more than can be run it is enough to know that they are more.
        const toolCalls = this.#calls
            .slice(0, max_calls/* MAX_CALLS */.Z + 1)
            .map((call, index) => ({ ...call, id: ids.take(call.id || `call_${index + 1}`) }));
        return { parts: this.#parts, toolCalls };
    }
    // A signed part goes back as it came; only the pieces of what is unsigned are put together again.
    #addText(part) {
        const last = this.#parts.at(-1);
        const isMore = last && 'text' in last && last.thought === part.thought && !last.thoughtSignature && !part.thoughtSignature;
        if (isMore)
            this.#parts[this.#parts.length - 1] = { ...last, text: last.text + part.text };
        else
            this.#parts.push(part);
    }
}
/** Arguments are an object; some proxies send its JSON text. */
function argumentText(args) {
    if (typeof args === 'string')
        return args.trim() === '' ? '{}' : args;
    return JSON.stringify(args ?? {});
}
function argumentObject(args) {
    return typeof args === 'object' && args !== null && !Array.isArray(args) ? { ...args } : {};
}

;// CONCATENATED MODULE: ./src/models/gemini/assemble-stream.js






/**
 * Puts a reply together from the bytes of its answer: server-sent events, or JSON from a proxy that does not stream. Whatever
 * the sizes of the pieces it is fed, the result is the same.
 */
class GeminiAssembly {
    #onDelta;
    #reader = new answer_reader/* AnswerReader */.E({
        onEvent: ({ data }) => {
            this.#takeData(data);
        },
        onDocument: (text) => {
            this.#takeData(text);
        }
    });
    #parts = new TurnParts();
    #isOver = false;
    #isBlocked = false;
    #finish;
    #usage;
    constructor(onDelta) {
        this.#onDelta = onDelta;
    }
    /**
     * @returns true once the stream has said that nothing more comes. A finish reason does not say it: some models send one
     *   with every chunk.
     * @throws PassingFailure or Refusal for an error that the provider reports, or a stream that makes no sense
     */
    feed(bytes) {
        this.#reader.feed(bytes);
        return this.#isOver;
    }
    /**
     * The whole reply, at the end of the bytes.
     *
     * @throws as `feed` does, and PassingFailure when the stream ended before the reply did or the model failed in its turn
     */
    end() {
        this.#reader.end();
        if (this.#isBlocked)
            return { ...this.#said(), toolCalls: [], parts: [], end: 'content-filter' };
        if (!this.#finish)
            throw new failures/* PassingFailure */.Wz('the stream ended before the reply did');
        const { parts, toolCalls } = this.#parts.finish();
        const unreadable = unreadableCall(this.#finish, toolCalls);
        if (unreadable)
            return { ...this.#said(), ...this.#complete([unreadable], []) };
        const end = endOf(this.#finish, toolCalls);
        if (end !== 'complete')
            return { ...this.#said(), toolCalls: [], parts: [], end };
        return { ...this.#said(), ...this.#complete(toolCalls, parts) };
    }
    #said() {
        return { text: this.#parts.text, thinking: this.#parts.thinking, usage: this.#usage };
    }
    #complete(toolCalls, parts) {
        return { toolCalls, parts, end: 'complete' };
    }
    #takeData(data) {
        if (data.trim() === '' || this.#isOver)
            return;
        if (data.trim() === '[DONE]')
            this.#isOver = true;
        else
            for (const chunk of parseChunks(data))
                this.#takeChunk(chunk);
    }
    #takeChunk({ candidates, promptFeedback, usageMetadata }) {
        if (isSaid(promptFeedback?.blockReason))
            this.#isBlocked = true;
        // Only one candidate was asked for.
        for (const candidate of candidates ?? [])
            if (!candidate.index)
                this.#takeCandidate(candidate);
        if (usageMetadata)
            this.#usage = { ...this.#usage, ...withoutGaps(usageMetadata) };
    }
    #takeCandidate({ content, finishReason, finishMessage }) {
        for (const part of content?.parts ?? []) {
            this.#parts.add(part);
            if (part.text)
                this.#onDelta({ kind: part.thought ? 'thinking' : 'text', text: part.text });
        }
        if (isSaid(finishReason))
            this.#finish = { reason: finishReason.toUpperCase(), message: finishMessage ?? '' };
    }
}
/** False for what stands in the place of a reason that there is not yet. */
function isSaid(reason) {
    return Boolean(reason) && !reason?.endsWith('_UNSPECIFIED');
}
/** Later counts replace earlier ones, where they are there. */
function withoutGaps(usage) {
    return Object.fromEntries(Object.entries(usage).filter(([, count]) => count != null));
}
function parseChunks(data) {
    const value = (0,answer_reader/* jsonIn */.Y)(data);
    // Without `alt=sse` the answer is one list of all that the events would say.
    return (Array.isArray(value) ? value : [value]).map(parseChunk);
}
function parseChunk(value) {
    const chunk = geminiChunk.safeParse(value);
    if (!chunk.success)
        throw new failures/* PassingFailure */.Wz('it sent what is not a Gemini reply', { cause: chunk.error });
    if (chunk.data.error)
        throw (0,failures/* failureOf */.g5)((0,provider_problem/* readProblem */.K)(value));
    return chunk.data;
}

;// CONCATENATED MODULE: ./src/models/gemini/service.js

/** @throws UserError for a credential that Google does not take */
function readService({ baseUrl, host, credential }) {
    if (credential.kind !== 'key')
        throw new errors/* UserError */.yo(`${host} takes no OpenAI identity; set api-key to an API key or an access token of Google.`);
    const hasProject = /\/projects\/[^/]+\/locations\/[^/]+$/.test(baseUrl);
    const { key } = credential;
    return {
        isVertex: hasProject || /(^|[-.])aiplatform\.([\w.-]+\.)?googleapis\.com(:\d+)?$/.test(host),
        authorization: key === ''
            ? undefined
            : hasProject && !isApiKey(key)
                ? ['authorization', `Bearer ${key}`]
                : ['x-goog-api-key', key]
    };
}
/** Both kinds of key that Google gives out begin in a way of their own; access tokens begin with `ya29.` or as a JWT does. */
function isApiKey(key) {
    return /^(AIza|AQ\.)/.test(key);
}
/** Loads Google's SDK. */
function preloadGenai() {
    return __webpack_require__.e(/* import() */ 788).then(__webpack_require__.bind(__webpack_require__, 8788));
}
/**
 * Google's SDK for one service. In its build for the web: the one for Node reads a dozen variables of the environment, warns
 * about them on the console, and looks for credentials in files, which in a workflow lie in the workspace, and at the cloud's
 * metadata server.
 */
async function genaiClient({ baseUrl }, { isVertex }) {
    const { GoogleGenAI } = await __webpack_require__.e(/* import() */ 788).then(__webpack_require__.bind(__webpack_require__, 8788));
    const options = {
        vertexai: isVertex,
        // It refuses to work without a key. What is sent is set where the request leaves.
        apiKey: 'none',
        // The address has the version already.
        httpOptions: { baseUrl, apiVersion: '' }
    };
    return new GoogleGenAI(options);
}

// EXTERNAL MODULE: ./src/agent/parameter-schema.js
var parameter_schema = __webpack_require__(5581);
// EXTERNAL MODULE: ./src/models/protocol.js
var protocol = __webpack_require__(4475);
// EXTERNAL MODULE: ./src/models/past-calls.js
var past_calls = __webpack_require__(6647);
;// CONCATENATED MODULE: ./src/models/gemini/contents.js


/**
 * Google's own word for the signature of a call that another model made, or one that was lost.
 * Source: https://ai.google.dev/gemini-api/docs/thought-signatures
 */
const NO_SIGNATURE = 'skip_thought_signature_validator';
/**
 * Says a conversation in Gemini's words: turns of user and model by turns, and the results of a turn's calls together, in
 * the turn after it.
 *
 * What was converted once is kept, so that every request repeats the bytes of the one before it and the provider's prompt
 * cache holds.
 */
class Contents {
    /** Where a turn has to be from for what it left to be sent back. */
    #from;
    #rule;
    #kept = new WeakMap();
    constructor(from, rule) {
        this.#from = from;
        this.#rule = rule;
    }
    of(messages) {
        const contents = [];
        let calls = [];
        for (const message of messages) {
            if (message.role === 'assistant')
                calls = this.#callsOf(message);
            const parts = this.#partsOf(message, calls);
            if (parts.length === 0)
                continue;
            const role = message.role === 'assistant' ? 'model' : 'user';
            const last = contents.at(-1);
            if (last?.role === role)
                last.parts.push(...parts);
            else
                contents.push({ role, parts: [...parts] });
        }
        return contents;
    }
    #partsOf(message, calls) {
        const parts = this.#kept.get(message) ?? this.#convert(message, calls);
        this.#kept.set(message, parts);
        return parts;
    }
    #convert(message, calls) {
        switch (message.role) {
            case 'system':
            case 'user':
                return [{ text: message.text.toWellFormed() }];
            case 'tool':
                return [resultPart(message, calls)];
            case 'assistant':
                return contents_isSaid(message) ? this.#signed(this.#turnParts(message) ?? plainParts(message)) : [];
        }
    }
    /** What the turn left to be sent back, where it is from here and says the same as the turn. */
    #turnParts({ echo, toolCalls }) {
        const parts = echo?.from === this.#from ? readTurnParts(echo.content) : undefined;
        return parts && callsIn(parts).length === toolCalls.length ? parts : undefined;
    }
    /** The calls of a turn with what their results must repeat. */
    #callsOf(message) {
        const sent = callsIn(this.#turnParts(message) ?? plainParts(message));
        return message.toolCalls.map(({ id }, index) => ({ callId: id, sent: sent[index] }));
    }
    #signed(parts) {
        const { sendsOwn, fillsGaps } = this.#rule;
        // Of calls side by side only the first is signed.
        const first = parts.findIndex((part) => 'functionCall' in part);
        return parts.map(({ thoughtSignature, ...part }, index) => {
            const own = sendsOwn ? thoughtSignature : undefined;
            const signature = own ?? (fillsGaps && index === first ? NO_SIGNATURE : undefined);
            return signature === undefined ? part : { ...part, thoughtSignature: signature };
        });
    }
}
function plainParts({ text, toolCalls }) {
    const said = text.trim() === '' ? [] : [{ text: text.toWellFormed() }];
    return [...said, ...toolCalls.map(callPart)];
}
/** Without an id: it would be another provider's, and Gemini tells calls without ids by their order. */
function callPart({ name, arguments: given }) {
    return { functionCall: { name: (0,past_calls/* pastName */.E)(name), args: { ...(0,past_calls/* pastArguments */.v)(given).value } } };
}
function resultPart({ callId, name, ok, text }, calls) {
    const call = calls.find((call) => call.callId === callId)?.sent;
    const said = text.toWellFormed();
    return {
        functionResponse: {
            ...(call?.id !== undefined && { id: call.id }),
            name: call?.name ?? (0,past_calls/* pastName */.E)(name),
            response: ok ? { output: said } : { error: said }
        }
    };
}
function callsIn(parts) {
    return parts.flatMap((part) => ('functionCall' in part ? [part.functionCall] : []));
}
/** False for a reply of nothing, which cannot be sent back. */
function contents_isSaid({ toolCalls, text }) {
    return toolCalls.length > 0 || text.trim() !== '';
}

;// CONCATENATED MODULE: ./src/models/gemini/schema.js
/** The formats that it knows; others have some versions of it refuse the whole request. */
const FORMATS = new Set(['date-time', 'date', 'time', 'duration', 'enum', 'int32', 'int64', 'float', 'double']);
/**
 * What Gemini reads of JSON Schema, each keyword with what is sent of its value; undefined for a value that makes no sense.
 * Source: https://ai.google.dev/api/caching#FunctionDeclaration
 */
const READ = {
    $id: schema_text,
    $anchor: schema_text,
    $ref: (value) => schema_text(value)?.replace(/^#\/definitions\//, '#/$defs/'),
    $defs: named,
    type: (value) => schema_text(value) ?? texts(value),
    format: schema_text,
    title: schema_text,
    description: schema_text,
    enum: (value) => (Array.isArray(value) ? value.filter(isWordOrNumber) : undefined),
    items: (value) => (value === undefined ? undefined : asSchema(value)),
    prefixItems: listed,
    minItems: number,
    maxItems: number,
    minimum: number,
    maximum: number,
    anyOf: listed,
    properties: named,
    additionalProperties: (value) => (typeof value === 'boolean' ? value : asSchema(value)),
    required: texts,
    propertyOrdering: texts
};
/**
 * The same schema in the part of JSON Schema that Gemini reads: one keyword that it does not know has it refuse every request.
 * What can be said in another way is; what cannot is left out, for the tool checks its arguments itself.
 */
function geminiSchema(schema) {
    const read = Object.entries(inKnownWords(schema)).flatMap(([key, value]) => {
        const said = Object.hasOwn(READ, key) ? READ[key]?.(value) : undefined;
        return said === undefined ? [] : [[key, said]];
    });
    const { $ref, $defs, ...rest } = Object.fromEntries(read);
    // Beside a reference no other words are taken.
    const said = $ref === undefined ? withKnownNames(rest) : { $ref };
    return $defs === undefined ? said : { $defs, ...said };
}
function schema_text(value) {
    return typeof value === 'string' ? value : undefined;
}
function texts(value) {
    return Array.isArray(value) ? value.filter((word) => typeof word === 'string') : undefined;
}
function number(value) {
    return typeof value === 'number' ? value : undefined;
}
function isWordOrNumber(value) {
    return typeof value === 'string' || typeof value === 'number';
}
function named(value) {
    if (!isRecord(value))
        return undefined;
    return Object.fromEntries(Object.entries(value).map(([name, schema]) => [name, asSchema(schema)]));
}
function listed(value) {
    return Array.isArray(value) && value.length > 0 ? value.map(asSchema) : undefined;
}
// A schema of `true` takes anything, and so does an empty one; there is no other word for `false`, which no model needs.
function asSchema(schema) {
    return isRecord(schema) ? geminiSchema(schema) : {};
}
function inKnownWords(schema) {
    const { const: only, oneOf, allOf, definitions, format, ...rest } = schema;
    return {
        ...(Array.isArray(allOf) ? merged([rest, ...allOf.filter(isRecord).map(inKnownWords)]) : rest),
        ...(only !== undefined && { enum: [only] }),
        ...(Array.isArray(oneOf) && !rest['anyOf'] && { anyOf: oneOf }),
        ...(isRecord(definitions) && !rest['$defs'] && { $defs: definitions }),
        ...(typeof format === 'string' && FORMATS.has(format) && { format }),
        ...bounds(schema)
    };
}
/** Bounds that are not themselves allowed, as the nearest that are. */
function bounds({ type, exclusiveMinimum: above, exclusiveMaximum: below }) {
    const step = type === 'integer' ? 1 : 0;
    return {
        ...(typeof above === 'number' && { minimum: above + step }),
        ...(typeof below === 'number' && { maximum: below - step })
    };
}
/** One schema for all of several: their properties together, and of all else the first word that was said. */
function merged(schemas) {
    const named = (key) => Object.assign({}, ...schemas.map((schema) => schema[key]).filter(isRecord));
    const required = schemas.flatMap((schema) => Array.isArray(schema['required']) ? schema['required'] : []);
    const properties = named('properties');
    return {
        ...Object.assign({}, ...schemas.toReversed()),
        ...(Object.keys(properties).length > 0 && { properties }),
        ...(required.length > 0 && { required: [...new Set(required)] })
    };
}
/** An empty list of choices has the request refused, and so has a name that is required and not described. */
function withKnownNames({ required, enum: choices, ...rest }) {
    const { properties } = rest;
    const names = texts(required)?.filter((name) => isRecord(properties) && Object.hasOwn(properties, name)) ?? [];
    return {
        ...rest,
        ...(Array.isArray(choices) && choices.length > 0 && { enum: choices }),
        ...(names.length > 0 && { required: names })
    };
}
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

;// CONCATENATED MODULE: ./src/models/gemini/wire.js




/** What a request can do without, and how a refusal names it. */
const OPTIONAL = {
    temperature: /\btemperature\b/i,
    thoughts: /include_?thoughts|thinking/i,
    limit: /max_?output_?tokens/i,
    choice: /tool_?config|function_?calling_?config/i,
    // Gemma's word for it is "developer instruction".
    system: /(system|developer)[ _]?instruction/i
};
const OPTIONAL_NAMES = ['temperature', 'thoughts', 'limit', 'choice', 'system'];
/** Models of before Gemini 3, which sign nothing that they would miss. All newer ones, and names that do not tell, may. */
const OLDER = /gemini-[12]\b|gemma/i;
const MODES = { auto: 'AUTO', required: 'ANY', none: 'NONE' };
/** Says our messages and tools in Gemini's words. */
class GeminiWire {
    #terms;
    #declarations = new WeakMap();
    #refused = new Set();
    #contents;
    #rule;
    #triedRules = new Set();
    constructor(terms) {
        this.#terms = terms;
        this.#rule = { sendsOwn: true, fillsGaps: !OLDER.test(terms.model) };
        this.#contents = new Contents(terms.from, this.#rule);
    }
    request(messages, tools, choice = 'auto') {
        const { system, rest } = this.#accepts('system') ? apart(messages) : { system: [], rest: messages };
        const instructions = system.map(({ text }) => ({ text: text.toWellFormed() }));
        return {
            contents: this.#contents.of(rest),
            config: {
                ...(instructions.length > 0 && { systemInstruction: { parts: instructions } }),
                ...(tools.length > 0 && this.#offer(tools, choice)),
                ...this.#limits()
            }
        };
    }
    #offer(tools, choice) {
        const mode = MODES[choice === 'auto' ? this.#terms.parameters.toolChoice : choice];
        return {
            tools: [{ functionDeclarations: tools.map((tool) => this.#declaration(tool)) }],
            ...(this.#accepts('choice') && { toolConfig: { functionCallingConfig: { mode } } })
        };
    }
    #limits() {
        const { temperature = usualTemperature(this.#terms.model), maxOutputTokens } = this.#terms.parameters;
        return {
            ...(temperature !== undefined && this.#accepts('temperature') && { temperature }),
            ...(maxOutputTokens !== undefined && this.#accepts('limit') && { maxOutputTokens }),
            ...(this.#accepts('thoughts') && { thinkingConfig: { includeThoughts: true } })
        };
    }
    /**
     * Leaves out, or says in another way, what a refusal names.
     *
     * @returns whether there was something, so that the request is worth another try
     */
    adaptTo({ status, message }) {
        if (status !== 400)
            return false;
        if (/thought_?\s?signature/i.test(message))
            return this.#adaptSignatures(/missing/i.test(message));
        const named = OPTIONAL_NAMES.find((name) => this.#accepts(name) && OPTIONAL[name].test(message));
        if (!named)
            return false;
        this.#refused.add(named);
        return true;
    }
    #adaptSignatures(isMissing) {
        const { sendsOwn } = this.#rule;
        const next = isMissing ? { sendsOwn, fillsGaps: true } : { sendsOwn: false, fillsGaps: sendsOwn };
        // A server that refuses whatever it is sent would else be asked without end.
        this.#triedRules.add(nameOf(this.#rule));
        if (this.#triedRules.has(nameOf(next)))
            return false;
        this.#rule = next;
        this.#contents = new Contents(this.#terms.from, next);
        return true;
    }
    #accepts(name) {
        return !this.#refused.has(name);
    }
    #declaration(tool) {
        const kept = this.#declarations.get(tool);
        if (kept)
            return kept;
        const { name, description } = tool;
        const declaration = { name, description, parametersJsonSchema: geminiSchema((0,parameter_schema/* parameterSchema */.R)(tool)) };
        this.#declarations.set(tool, declaration);
        return declaration;
    }
}
/** From Gemini 3 on Google advises against any but its own: below it they go in circles. */
function usualTemperature(model) {
    // Source: https://ai.google.dev/gemini-api/docs/gemini-3
    return /gemini/i.test(model) && !OLDER.test(model) ? undefined : protocol/* USUAL_TEMPERATURE */.O;
}
function nameOf(rule) {
    return JSON.stringify(rule);
}
/** The instructions that stand before all else have a place of their own. */
function apart(messages) {
    const first = messages.findIndex(({ role }) => role !== 'system');
    const length = first < 0 ? messages.length - 1 : first;
    return { system: messages.slice(0, length), rest: messages.slice(length) };
}

// EXTERNAL MODULE: ./src/models/read-bytes.js
var read_bytes = __webpack_require__(2745);
// EXTERNAL MODULE: ./src/models/request-bytes.js
var request_bytes = __webpack_require__(4972);
// EXTERNAL MODULE: ./src/models/tokens.js
var models_tokens = __webpack_require__(1629);
;// CONCATENATED MODULE: ./src/models/gemini.js








const LIST_PAGE = 1000;
/** The SDK asks for a history before it makes a request. */
const SENT_BY_US = 'sent by us';
/** Both would otherwise have the SDK make requests of its own. */
const ONE_REQUEST = { automaticFunctionCalling: { disable: true }, automaticContinuation: false };
const preload = preloadGenai;
/**
 * Gemini's own protocol, at Google's AI Studio and at Vertex AI.
 *
 * @throws UserError for a model or a credential that no request can be made with
 */
function createProtocol({ endpoint, model, parameters, fetch }) {
    const { baseUrl, host } = endpoint;
    if (!/^[\w.@:/-]+$/.test(model) || model.includes('..'))
        throw new errors/* UserError */.yo(`model is "${model}"; set it to the name of a model at ${host}, such as gemini-flash-latest.`);
    const service = readService(endpoint);
    const from = `gemini ${baseUrl} ${model}`;
    const wire = new GeminiWire({ model, parameters, from });
    const bytes = new request_bytes/* RequestBytes */.j('contents');
    let loading;
    const client = () => (loading ??= genaiClient(endpoint, service));
    /** A fetch for one request: with our credential, and with a signal on which the SDK would leave a listener behind. */
    function fetchWith(signal) {
        return (url, init) => {
            const headers = new Headers(init?.headers);
            headers.delete('x-goog-api-key');
            if (service.authorization)
                headers.set(...service.authorization);
            return fetch(url, { ...init, headers, signal });
        };
    }
    async function ask(request) {
        const { messages, tools, toolChoice, signal } = request;
        const { models } = await client();
        const { contents, config } = wire.request(messages, tools, toolChoice);
        const answers = [];
        let promptBytes = 0;
        const send = fetchWith(signal);
        const httpOptions = {
            fetch: async (...[url, init]) => {
                // The SDK would write first what grows, and what never changes behind it.
                const settings = schemas/* looseObject */._H3({}).parse(JSON.parse(schemas/* string */.YjP().parse(init?.body)));
                const body = bytes.of({ ...settings, contents });
                promptBytes = body.length;
                answers.push(await send(url, { ...init, body }));
                // We read it ourselves: the SDK takes no event without a blank line after it, and bounds nothing.
                return new Response();
            }
        };
        const sent = { model, contents: SENT_BY_US, config: { ...config, ...ONE_REQUEST, httpOptions } };
        await models.generateContentStream(sent); // Ours has the word for the mode, where the SDK has an enum of such words.
        const assembly = new GeminiAssembly((delta) => {
            request.onDelta(delta);
        });
        for (const { body } of answers)
            if (body)
                await (0,read_bytes/* readBytes */.i)(body, (chunk) => assembly.feed(chunk));
        return finished(assembly.end(), { promptBytes, from });
    }
    return {
        address: `${baseUrl}/${service.isVertex ? 'publishers/google/' : ''}models/${model}`,
        ask,
        adaptTo: (problem) => wire.adaptTo(problem),
        async listModels(signal) {
            const { models } = await client();
            const httpOptions = { fetch: fetchWith(signal) };
            const { page } = await models.list({ config: { queryBase: true, pageSize: LIST_PAGE, httpOptions } });
            return page.filter(isForText).map(({ name = '' }) => name.slice(name.lastIndexOf('/') + 1));
        }
    };
}
/** Where the list does not say what a model is for, it is offered. */
function isForText({ supportedActions = ['generateContent'] }) {
    return supportedActions.includes('generateContent');
}
function finished(reply, { promptBytes, from }) {
    const { text, thinking, toolCalls, end, parts, usage } = reply;
    const tokens = usage?.promptTokenCount ? counted(usage, usage.promptTokenCount) : (0,models_tokens/* estimateTokens */.b)(promptBytes, reply);
    return { text, thinking, toolCalls, end, tokens, ...(parts.length > 0 && { echo: { from, content: parts } }) };
}
function counted(usage, prompt) {
    const input = prompt + (usage.toolUsePromptTokenCount ?? 0);
    const reasoning = usage.thoughtsTokenCount ?? 0;
    // Some proxies leave thoughts out of all but the total.
    const output = Math.max((usage.candidatesTokenCount ?? 0) + reasoning, (usage.totalTokenCount ?? 0) - input);
    const cachedInput = Math.min(usage.cachedContentTokenCount ?? 0, input);
    return { input, cachedInput, output, reasoning, isEstimate: false };
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

/***/ 4972:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ RequestBytes)
/* harmony export */ });
const ROOM = 64 * 1024;
/**
 * Writes requests as JSON, with the history as the last field: what every request says comes first, and each one begins with
 * the very bytes of the one before. A history only grows, so each part of it is written once, behind those that stand there
 * already: a round costs what it added, and not the length of the history.
 */
class RequestBytes {
    #list;
    #buffer = Buffer.alloc(ROOM);
    /** All that stands in the buffer before the history. */
    #head = '';
    #headEnd = 0;
    /** The parts of the history that stand in the buffer, and where each of them ends. */
    #written = [];
    /** @param list the field of a request that holds its history */
    constructor(list) {
        this.#list = list;
    }
    /** @returns a copy, for other requests may be written before this one has left */
    of(request) {
        const { [this.#list]: parts, ...rest } = request;
        this.#begin(rest);
        const firstNew = parts.findIndex((part, index) => part !== this.#written[index]?.part);
        // After a compaction what follows the common beginning is written anew.
        this.#written.length = firstNew < 0 ? parts.length : firstNew;
        for (const part of parts.slice(this.#written.length)) {
            const comma = this.#written.length === 0 ? '' : ',';
            this.#written.push({ part, end: this.#put(comma + JSON.stringify(part)) });
        }
        // Not in one expression: writing may put a larger buffer in the place of this one.
        const end = this.#put(']}');
        return new Uint8Array(this.#buffer.subarray(0, end));
    }
    /** What stands before the history hardly ever changes; when it does, all is written anew. */
    #begin(rest) {
        const others = JSON.stringify(rest).slice(0, -1);
        const head = `${others}${others === '{' ? '' : ','}"${this.#list}":[`;
        if (head === this.#head)
            return;
        this.#written.length = 0;
        this.#headEnd = 0;
        this.#headEnd = this.#put(head);
        this.#head = head;
    }
    /** Writes behind the last part. Returns where the text ends. */
    #put(text) {
        const start = this.#written.at(-1)?.end ?? this.#headEnd;
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
