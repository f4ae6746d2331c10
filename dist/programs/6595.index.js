export const id = 6595;
export const ids = [6595];
export const modules = {

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

/***/ 46595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createProtocol: () => (/* binding */ createProtocol),
  preload: () => (/* reexport */ preload)
});

// EXTERNAL MODULE: ../node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(3301);
// EXTERNAL MODULE: ./src/errors.js
var errors = __webpack_require__(59973);
// EXTERNAL MODULE: ./src/models/assembled-response.js
var assembled_response = __webpack_require__(92327);
// EXTERNAL MODULE: ./src/models/http/read-bytes.js
var read_bytes = __webpack_require__(48192);
// EXTERNAL MODULE: ./src/models/http/request-serializer.js
var request_serializer = __webpack_require__(83706);
// EXTERNAL MODULE: ./src/models/tokens.js
var tokens = __webpack_require__(81629);
// EXTERNAL MODULE: ./src/models/failures/failures.js
var failures = __webpack_require__(37820);
// EXTERNAL MODULE: ./src/models/failures/provider-problem.js
var provider_problem = __webpack_require__(40952);
// EXTERNAL MODULE: ./src/models/http/body-reader.js
var body_reader = __webpack_require__(30200);
;// CONCATENATED MODULE: ./src/models/gemini/chunk.js

// Only the fields that are read, and strictly: silently dropping a part is worse than requesting the response again.
// Source: https://ai.google.dev/api/generate-content#v1beta.GenerateContentResponse
const chunk_text = schemas/* string */.YjP().nullish();
const part = schemas/* object */.Ikc({
    text: chunk_text,
    /** True for a summary of the thinking. */
    thought: schemas/* boolean */.zMY().nullish(),
    /** The encrypted reasoning. It must come back on the same part. */
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

// EXTERNAL MODULE: ./src/models/tool-calls.js
var tool_calls = __webpack_require__(47225);
;// CONCATENATED MODULE: ./src/models/gemini/finish-reason.js


const MAX_QUOTE = 300;
/** True for a turn that the token limit cut off. */
function isCutOff({ reason }) {
    // CONTINUATION asks for a request that continues this response. A smaller step serves the same purpose.
    return reason === 'MAX_TOKENS' || reason === 'CONTINUATION';
}
/** @throws TransientFailure for a turn that failed: another attempt may succeed */
function responseEnd({ reason, message }, toolCalls) {
    if (toolCalls.length > tool_calls/* MAX_CALLS */.ZF)
        return 'length';
    // Gateways send OpenAI's reasons.
    if (reason === 'STOP' || /^(FUNCTION|TOOL)_CALLS?$/.test(reason))
        return 'complete';
    // The tool is unknown: the loop tells the model which tools exist.
    if (reason === 'UNEXPECTED_TOOL_CALL' && toolCalls.length > 0)
        return 'complete';
    if (isCutOff({ reason, message }))
        return 'length';
    if (/SAFETY|RECITATION|BLOCKLIST|PROHIBITED|SPII|LANGUAGE|JAILBREAK|ARMOR|FILTER/.test(reason))
        return 'content-filter';
    throw new failures/* TransientFailure */.$r(`the response ended with ${reason}${message && ` (${message.slice(0, MAX_QUOTE).toWellFormed()})`}`);
}
/**
 * A call that Gemini itself could not read, for example one in Python syntax. The model must learn of it, since the same
 * request would fail again. Undefined for a turn without such a call, or if the tool is unclear.
 */
function unreadableCall({ reason, message }, toolCalls) {
    const isUnreadable = reason === 'MALFORMED_FUNCTION_CALL' || (reason === 'UNEXPECTED_TOOL_CALL' && toolCalls.length === 0);
    const name = toolCalls[0]?.name ?? /default_api[.:]([\w-]+)/.exec(message)?.[1];
    if (!isUnreadable || name === undefined)
        return undefined;
    const explanation = message.slice(0, MAX_QUOTE).toWellFormed() || reason;
    return { id: 'call_1', name, arguments: '{}', problem: `The provider could not read this call: ${explanation}` };
}

// EXTERNAL MODULE: ./src/text/json.js
var json = __webpack_require__(32686);
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
/** The metadata of an earlier turn; undefined for anything else. */
function readTurnParts(content) {
    return schemas/* array */.YOg(turnPart).safeParse(content).data;
}
/** Assembles a turn from the parts of a stream. */
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
    /** @throws TransientFailure for a call without a name */
    add({ text, thought, thoughtSignature: signature, functionCall }) {
        const signed = signature ? { thoughtSignature: signature } : {};
        if (functionCall) {
            const { id, name, args } = functionCall;
            if (!name)
                throw new failures/* TransientFailure */.$r('it sent a tool call without a name');
            this.#calls.push({ id: id ?? '', name, arguments: (0,tool_calls/* argumentText */.RM)(args) });
            this.#parts.push({ functionCall: { ...(id && { id }), name, args: argumentObject(args) }, ...signed });
        }
        else if (text || signature) {
            if (text)
                (thought ? this.#thinking : this.#text).push(text);
            this.#addText({ text: text ?? '', ...(thought && { thought }), ...signed });
        }
    }
    finish() {
        const ids = new tool_calls/* UniqueIds */.mc();
        // One more than can run is enough to know that there are too many.
        const toolCalls = this.#calls
            .slice(0, tool_calls/* MAX_CALLS */.ZF + 1)
            .map((call, index) => ({ ...call, id: ids.take(call.id || `call_${index + 1}`) }));
        return { parts: this.#parts, toolCalls };
    }
    // A signed part is sent back unchanged; only unsigned pieces are joined.
    #addText(part) {
        const last = this.#parts.at(-1);
        const isMore = last && 'text' in last && last.thought === part.thought && !last.thoughtSignature && !part.thoughtSignature;
        if (isMore)
            this.#parts[this.#parts.length - 1] = { ...last, text: last.text + part.text };
        else
            this.#parts.push(part);
    }
}
/** Some proxies send arguments as JSON text. These are sent back as an empty object. */
function argumentObject(args) {
    return (0,json/* isRecord */.u4)(args) ? { ...args } : {};
}

;// CONCATENATED MODULE: ./src/models/gemini/assemble-stream.js






class GeminiAssembler {
    #onDelta;
    #reader = new body_reader/* BodyReader */.W({
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
    /** A finish reason does not complete the response: some models send one with every chunk. */
    feed(bytes) {
        this.#reader.feed(bytes);
        return this.#isOver;
    }
    end() {
        this.#reader.end();
        if (this.#isBlocked)
            return this.#assembled('content-filter', []);
        if (!this.#finish)
            throw new failures/* TransientFailure */.$r('the stream ended before the response did');
        const { parts, toolCalls } = this.#parts.finish();
        const unreadable = unreadableCall(this.#finish, toolCalls);
        if (unreadable)
            return this.#assembled('complete', [unreadable]);
        const end = responseEnd(this.#finish, toolCalls);
        return end === 'complete' ? this.#assembled(end, toolCalls, parts) : this.#assembled(end, []);
    }
    #assembled(end, toolCalls, parts = []) {
        const { text, thinking } = this.#parts;
        return { text, thinking, toolCalls, end, metadata: parts.length > 0 ? parts : undefined, usage: this.#usage };
    }
    #takeData(data) {
        if (data.trim() === '' || this.#isOver)
            return;
        if (data.trim() === '[DONE]')
            this.#isOver = true;
        else
            for (const value of listOf((0,body_reader/* parseBodyJson */.O)(data)))
                this.#takeValue(value);
    }
    #takeValue(value) {
        const chunk = geminiChunk.safeParse(value);
        if (!chunk.success)
            throw new failures/* TransientFailure */.$r('it sent an invalid Gemini response', { cause: chunk.error });
        if (!chunk.data.error) {
            this.#takeChunk(chunk.data);
            return;
        }
        // Once a response was cut off, a later error of the server does not matter.
        if (!this.#finish || !isCutOff(this.#finish))
            throw (0,failures/* failureOf */.g5)((0,provider_problem/* readProblem */.K)(value));
        this.#isOver = true;
    }
    #takeChunk({ candidates, promptFeedback, usageMetadata }) {
        if (isStated(promptFeedback?.blockReason))
            this.#isBlocked = true;
        // Only one candidate was requested.
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
        if (isStated(finishReason))
            this.#finish = { reason: finishReason.toUpperCase(), message: finishMessage ?? '' };
    }
}
/** False for the placeholder of a reason that is not known yet. */
function isStated(reason) {
    return Boolean(reason) && !reason?.endsWith('_UNSPECIFIED');
}
/** Later counts replace earlier ones. A count that is missing does not. */
function withoutGaps(usage) {
    return Object.fromEntries(Object.entries(usage).filter(([, count]) => count != null));
}
/** Without `alt=sse` the answer is one list of all events. */
function listOf(value) {
    return Array.isArray(value) ? value : [value];
}

;// CONCATENATED MODULE: ./src/models/gemini/service.js

/** @throws UserError for a credential that Google does not accept */
function readService({ baseUrl, host, credential, settings }) {
    if (credential.kind !== 'key')
        throw new errors/* UserError */.yo(`${host} does not accept an OpenAI identity; set ${settings.apiKey} to an API key or an access token of Google.`);
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
/** Google's keys begin with one of two prefixes; access tokens begin with `ya29.` or like a JWT. */
function isApiKey(key) {
    return /^(AIza|AQ\.)/.test(key);
}
const preload = () => __webpack_require__.e(/* import() */ 8788).then(__webpack_require__.bind(__webpack_require__, 28788));
/**
 * Google's SDK for one service, in its build for the web. The build for Node reads a dozen environment variables, warns about
 * them on the console, and looks for credentials at the cloud's metadata server and in files, which in a workflow are part of
 * the workspace.
 */
async function genaiClient({ baseUrl }, { isVertex }) {
    const { GoogleGenAI } = await __webpack_require__.e(/* import() */ 8788).then(__webpack_require__.bind(__webpack_require__, 28788));
    const options = {
        vertexai: isVertex,
        // It requires a key. The fetch sets the real credential.
        apiKey: 'none',
        // The base URL includes the version.
        httpOptions: { baseUrl, apiVersion: '' }
    };
    return new GoogleGenAI(options);
}

// EXTERNAL MODULE: ./src/agent/tool-definition.js
var tool_definition = __webpack_require__(43622);
// EXTERNAL MODULE: ./src/models/object-cache.js
var object_cache = __webpack_require__(89251);
// EXTERNAL MODULE: ./src/models/protocol.js
var protocol = __webpack_require__(44475);
// EXTERNAL MODULE: ./src/agent/images.js
var agent_images = __webpack_require__(13622);
;// CONCATENATED MODULE: ./src/models/gemini/contents.js




/**
 * Google's placeholder for the signature of a call by another model, or a lost one.
 * Source: https://ai.google.dev/gemini-api/docs/thought-signatures
 */
const NO_SIGNATURE = 'skip_thought_signature_validator';
/**
 * Converts a conversation to Gemini's format: turns of user and model alternate, and the results of a turn's calls form the
 * turn after it.
 */
class Contents {
    /** The endpoint and model whose metadata can be sent back. */
    #source;
    #rule;
    #parts = new object_cache/* ObjectCache */.U();
    constructor(source, rule) {
        this.#source = source;
        this.#rule = rule;
    }
    of(messages) {
        const contents = [];
        let calls = [];
        for (const message of messages) {
            if (message.role === 'assistant')
                calls = this.#callsOf(message);
            const sent = calls;
            const parts = this.#parts.get(message, () => this.#convert(message, sent));
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
    #convert(message, calls) {
        switch (message.role) {
            case 'system':
            case 'user':
                return [{ text: message.text.toWellFormed() }, ...(0,agent_images/* imagesOf */.IC)(message).map(imagePart)];
            case 'tool':
                return [resultPart(message, calls)];
            case 'assistant':
                return hasContent(message) ? this.#signed(this.#turnParts(message) ?? plainParts(message)) : [];
        }
    }
    /** The parts in the metadata of the turn. Undefined if they are of another source, or do not match its calls. */
    #turnParts({ providerMetadata, toolCalls }) {
        const parts = providerMetadata?.from === this.#source ? readTurnParts(providerMetadata.content) : undefined;
        return parts && callsIn(parts).length === toolCalls.length ? parts : undefined;
    }
    /** The calls of a turn as they are sent: results must repeat their names and ids. */
    #callsOf(message) {
        const sent = callsIn(this.#turnParts(message) ?? plainParts(message));
        return message.toolCalls.map(({ id }, index) => ({ callId: id, sent: sent[index] }));
    }
    #signed(parts) {
        const { sendsOwn, fillsGaps } = this.#rule;
        // Only the first of parallel calls is signed.
        const first = parts.findIndex((part) => 'functionCall' in part);
        return parts.map(({ thoughtSignature, ...part }, index) => {
            const own = sendsOwn ? thoughtSignature : undefined;
            const signature = own ?? (fillsGaps && index === first ? NO_SIGNATURE : undefined);
            return signature === undefined ? part : { ...part, thoughtSignature: signature };
        });
    }
}
function plainParts({ text, toolCalls }) {
    const textParts = text.trim() === '' ? [] : [{ text: text.toWellFormed() }];
    return [...textParts, ...toolCalls.map(callPart)];
}
/** Without an id, which may be another provider's. Gemini matches calls without ids by their order. */
function callPart({ name, arguments: args }) {
    return { functionCall: { name: (0,tool_calls/* sanitizeCallName */.d6)(name), args: { ...(0,tool_calls/* sanitizeArguments */.ml)(args).value } } };
}
function imagePart({ type, base64 }) {
    return { inlineData: { mimeType: type, data: base64() } };
}
function resultPart({ callId, name, ok, text }, calls) {
    const call = calls.find((call) => call.callId === callId)?.sent;
    const output = text.toWellFormed();
    return {
        functionResponse: {
            ...(call?.id !== undefined && { id: call.id }),
            name: call?.name ?? (0,tool_calls/* sanitizeCallName */.d6)(name),
            response: ok ? { output } : { error: output }
        }
    };
}
function callsIn(parts) {
    return parts.flatMap((part) => ('functionCall' in part ? [part.functionCall] : []));
}
/** False for an empty response, which Gemini rejects in the history. */
function hasContent({ toolCalls, text }) {
    return toolCalls.length > 0 || text.trim() !== '';
}

;// CONCATENATED MODULE: ./src/models/gemini/schema.js

/** The formats that Gemini knows. Some of its versions reject a request with any other. */
const FORMATS = new Set(['date-time', 'date', 'time', 'duration', 'enum', 'int32', 'int64', 'float', 'double']);
/**
 * The keywords of JSON Schema that Gemini supports, each with a conversion of its value; undefined for an invalid value.
 * Source: https://ai.google.dev/api/caching#FunctionDeclaration
 */
const KEYWORDS = {
    $id: schema_text,
    $anchor: schema_text,
    $ref: (value) => schema_text(value)?.replace(/^#\/definitions\//, '#/$defs/'),
    $defs: named,
    type: (value) => schema_text(value) ?? texts(value),
    format: schema_text,
    title: schema_text,
    description: schema_text,
    enum: (value) => (Array.isArray(value) ? value.filter(isTextOrNumber) : undefined),
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
 * Rewrites a schema with the keywords that Gemini supports: it rejects every request with an unknown keyword. What cannot be
 * expressed is dropped, since the tool validates its arguments itself.
 */
function geminiSchema(schema) {
    const converted = Object.entries(withKnownKeywords(schema)).flatMap(([key, value]) => {
        const result = Object.hasOwn(KEYWORDS, key) ? KEYWORDS[key]?.(value) : undefined;
        return result === undefined ? [] : [[key, result]];
    });
    const { $ref, $defs, ...rest } = Object.fromEntries(converted);
    // No other keywords are allowed beside a reference.
    const own = $ref === undefined ? withKnownNames(rest) : { $ref };
    return $defs === undefined ? own : { $defs, ...own };
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
function isTextOrNumber(value) {
    return typeof value === 'string' || typeof value === 'number';
}
function named(value) {
    if (!(0,json/* isRecord */.u4)(value))
        return undefined;
    return Object.fromEntries(Object.entries(value).map(([name, schema]) => [name, asSchema(schema)]));
}
function listed(value) {
    return Array.isArray(value) && value.length > 0 ? value.map(asSchema) : undefined;
}
// An empty schema allows anything, like `true`. There is no equivalent of `false`, which no model needs.
function asSchema(schema) {
    return (0,json/* isRecord */.u4)(schema) ? geminiSchema(schema) : {};
}
function withKnownKeywords(schema) {
    const { const: only, oneOf, allOf, definitions, format, ...rest } = schema;
    return {
        ...(Array.isArray(allOf) ? merged([rest, ...allOf.filter(json/* isRecord */.u4).map(withKnownKeywords)]) : rest),
        ...(only !== undefined && { enum: [only] }),
        ...(Array.isArray(oneOf) && !rest['anyOf'] && { anyOf: oneOf }),
        ...((0,json/* isRecord */.u4)(definitions) && !rest['$defs'] && { $defs: definitions }),
        ...(typeof format === 'string' && FORMATS.has(format) && { format }),
        ...bounds(schema)
    };
}
/** Exclusive bounds as the nearest inclusive ones. */
function bounds({ type, exclusiveMinimum: above, exclusiveMaximum: below }) {
    const step = type === 'integer' ? 1 : 0;
    return {
        ...(typeof above === 'number' && { minimum: above + step }),
        ...(typeof below === 'number' && { maximum: below - step })
    };
}
/** Merges the schemas of `allOf`: their properties together, and the first value of every other keyword. */
function merged(schemas) {
    const named = (key) => Object.assign({}, ...schemas.map((schema) => schema[key]).filter(json/* isRecord */.u4));
    const required = schemas.flatMap((schema) => Array.isArray(schema['required']) ? schema['required'] : []);
    const properties = named('properties');
    return {
        ...Object.assign({}, ...schemas.toReversed()),
        ...(Object.keys(properties).length > 0 && { properties }),
        ...(required.length > 0 && { required: [...new Set(required)] })
    };
}
/** Gemini rejects an empty list of choices, and a required name without a schema. */
function withKnownNames({ required, enum: choices, ...rest }) {
    const { properties } = rest;
    const names = texts(required)?.filter((name) => (0,json/* isRecord */.u4)(properties) && Object.hasOwn(properties, name)) ?? [];
    return {
        ...rest,
        ...(Array.isArray(choices) && choices.length > 0 && { enum: choices }),
        ...(names.length > 0 && { required: names })
    };
}

;// CONCATENATED MODULE: ./src/models/gemini/wire.js





/** What a request omits once a server rejects it, and how an error names it. */
const OPTIONAL_PARAMETERS = {
    temperature: /\btemperature\b/i,
    effort: /thinking[_ ]?(?:level|budget)/i,
    thoughts: /include_?thoughts|thinking/i,
    limit: /max_?output_?tokens/i,
    choice: /tool_?config|function_?calling_?config/i,
    // Gemma calls it "developer instruction".
    system: /(system|developer)[ _]?instruction/i
};
const OPTIONAL_NAMES = ['temperature', 'effort', 'thoughts', 'limit', 'choice', 'system'];
/** Models before Gemini 3, which require no signatures. Newer ones, and models whose name has no version, may require them. */
const OLDER = /gemini-[12]\b|gemma/i;
/** Thinking tokens, as Google translates the words for these models: https://ai.google.dev/gemini-api/docs/openai */
const BUDGETS = { low: 1_024, medium: 8_192, high: 24_576 };
const MODES = { auto: 'AUTO', required: 'ANY', none: 'NONE' };
/** Writes requests for Gemini. */
class GeminiWire {
    #options;
    #declarations = new object_cache/* ObjectCache */.U();
    #rejected = new Set();
    #contents;
    #rule;
    #triedRules = new Set();
    constructor(options) {
        this.#options = options;
        this.#rule = { sendsOwn: true, fillsGaps: !OLDER.test(options.model) };
        this.#contents = new Contents(options.source, this.#rule);
    }
    request(messages, tools, choice = 'auto') {
        const { system, rest } = this.#accepts('system') ? splitSystem(messages) : { system: [], rest: messages };
        const instructions = system.map(({ text }) => ({ text: text.toWellFormed() }));
        return {
            contents: this.#contents.of(rest),
            config: {
                ...(instructions.length > 0 && { systemInstruction: { parts: instructions } }),
                ...(tools.length > 0 && this.#toolConfig(tools, choice)),
                ...this.#settings()
            }
        };
    }
    #toolConfig(tools, choice) {
        const mode = MODES[choice === 'auto' ? this.#options.parameters.toolChoice : choice];
        return {
            tools: [{ functionDeclarations: tools.map((tool) => this.#declarations.get(tool, () => toolDeclaration(tool))) }],
            ...(this.#accepts('choice') && { toolConfig: { functionCallingConfig: { mode } } })
        };
    }
    #settings() {
        const { temperature = defaultTemperature(this.#options.model), maxOutputTokens } = this.#options.parameters;
        return {
            ...(temperature !== undefined && this.#accepts('temperature') && { temperature }),
            ...(maxOutputTokens !== undefined && this.#accepts('limit') && { maxOutputTokens }),
            ...this.#thinking()
        };
    }
    #thinking() {
        const { model, parameters } = this.#options;
        const { effort } = parameters;
        const thinkingConfig = {
            ...(this.#accepts('thoughts') && { includeThoughts: true }),
            ...(effort !== undefined && this.#accepts('effort') && thinkingEffort(effort, model))
        };
        return Object.keys(thinkingConfig).length > 0 ? { thinkingConfig } : {};
    }
    /** See `Protocol.adaptTo`. */
    adaptTo({ status, message }) {
        if (status !== 400)
            return false;
        if (/thought_?\s?signature/i.test(message))
            return this.#adaptSignatures(/missing/i.test(message));
        const named = OPTIONAL_NAMES.find((name) => this.#accepts(name) && OPTIONAL_PARAMETERS[name].test(message));
        if (!named)
            return false;
        this.#rejected.add(named);
        return true;
    }
    #adaptSignatures(isMissing) {
        const { sendsOwn } = this.#rule;
        const next = isMissing ? { sendsOwn, fillsGaps: true } : { sendsOwn: false, fillsGaps: sendsOwn };
        // A server that rejects every rule must not be asked forever.
        this.#triedRules.add(JSON.stringify(this.#rule));
        if (this.#triedRules.has(JSON.stringify(next)))
            return false;
        this.#rule = next;
        this.#contents = new Contents(this.#options.source, next);
        return true;
    }
    #accepts(name) {
        if (name === 'effort' && this.#options.parameters.effort === undefined)
            return false;
        return !this.#rejected.has(name);
    }
}
function toolDeclaration(tool) {
    const { name, description } = tool;
    return { name, description, parametersJsonSchema: geminiSchema((0,tool_definition/* parameterSchema */.RH)(tool)) };
}
function thinkingEffort(effort, model) {
    return OLDER.test(model) ? { thinkingBudget: BUDGETS[effort] } : { thinkingLevel: effort.toUpperCase() };
}
/** From Gemini 3 on, Google advises against changing its default: at a lower temperature, the models repeat themselves. */
function defaultTemperature(model) {
    // Source: https://ai.google.dev/gemini-api/docs/gemini-3
    return /gemini/i.test(model) && !OLDER.test(model) ? undefined : protocol/* DEFAULT_TEMPERATURE */.N;
}
/** System messages at the start go into a field of their own. At least one message stays in the conversation. */
function splitSystem(messages) {
    const first = messages.findIndex(({ role }) => role !== 'system');
    const length = first < 0 ? messages.length - 1 : first;
    return { system: messages.slice(0, length), rest: messages.slice(length) };
}

;// CONCATENATED MODULE: ./src/models/gemini/protocol.js









const LIST_PAGE = 1000;
/** The SDK requires contents; the fetch replaces them. */
const PLACEHOLDER = 'replaced';
/** Both options would make the SDK send requests of its own. */
const ONE_REQUEST = { automaticFunctionCalling: { disable: true }, automaticContinuation: false };

/**
 * Gemini's own protocol, at Google's AI Studio and at Vertex AI.
 *
 * @throws UserError for a model or a credential that no request can use
 */
function createProtocol({ endpoint, model, parameters, fetch }) {
    const { baseUrl, host } = endpoint;
    if (!/^[\w.@:/-]+$/.test(model) || model.includes('..'))
        throw new errors/* UserError */.yo(`model is "${model}"; set it to the name of a model at ${host}, such as gemini-flash-latest.`);
    const service = readService(endpoint);
    const source = `gemini ${baseUrl} ${model}`;
    const wire = new GeminiWire({ model, parameters, source });
    const serializer = new request_serializer/* RequestSerializer */.U('contents');
    let loading;
    const client = () => (loading ??= genaiClient(endpoint, service));
    /** A fetch for one request: with our credential, and with the signal, on which the SDK would leave a listener. */
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
        const responses = [];
        let sentBytes = 0;
        const send = fetchWith(signal);
        const httpOptions = {
            fetch: async (...[url, init]) => {
                // The SDK would write the contents first, and the settings, which never change, after them.
                const settings = schemas/* looseObject */._H3({}).parse(JSON.parse(schemas/* string */.YjP().parse(init?.body)));
                const body = serializer.serialize({ ...settings, contents });
                sentBytes = (0,tokens/* promptBytes */.Sv)(body, messages);
                responses.push(await send(url, { ...init, body }));
                // We read the body ourselves: the SDK ignores an event without a blank line after it, and sets no bounds.
                return new Response();
            }
        };
        const sent = { model, contents: PLACEHOLDER, config: { ...config, ...ONE_REQUEST, httpOptions } };
        // The cast: our mode is a string, and the SDK's an enum of the same strings.
        await models.generateContentStream(sent);
        const assembler = new GeminiAssembler((delta) => {
            request.onDelta(delta);
        });
        for (const { body } of responses)
            if (body)
                await (0,read_bytes/* readBytes */.i)(body, (chunk) => assembler.feed(chunk));
        return (0,assembled_response/* modelResponse */.p)(assembler.end(), { source, promptBytes: sentBytes, countTokens });
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
        },
        requestModel: async (signal) => (await client()).models.get({ model, config: { httpOptions: { fetch: fetchWith(signal) } } })
    };
}
/** A model without listed actions is assumed to generate text. */
function isForText({ supportedActions = ['generateContent'] }) {
    return supportedActions.includes('generateContent');
}
function countTokens({ promptTokenCount: prompt, ...usage }) {
    if (!prompt)
        return undefined;
    const input = prompt + (usage.toolUsePromptTokenCount ?? 0);
    const reasoning = usage.thoughtsTokenCount ?? 0;
    // Some proxies count thinking in the total only.
    const output = Math.max((usage.candidatesTokenCount ?? 0) + reasoning, (usage.totalTokenCount ?? 0) - input);
    const cachedInput = Math.min(usage.cachedContentTokenCount ?? 0, input);
    return { input, cachedInput, output, reasoning, isEstimate: false };
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

/***/ 83706:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ RequestSerializer)
/* harmony export */ });
const INITIAL_BYTES = 64 * 1024;
/**
 * Writes requests as JSON with the history as the last field, so that each request begins with the bytes of the one before.
 * A history only grows, so each message is serialized once and appended: a turn costs what it adds, not the length of the
 * history.
 */
class RequestSerializer {
    #list;
    #buffer = Buffer.alloc(INITIAL_BYTES);
    /** Everything in the buffer before the history. */
    #head = '';
    #headEnd = 0;
    /** The messages in the buffer, with the offsets at which they end. */
    #written = [];
    /** @param list the field of a request that holds its history */
    constructor(list) {
        this.#list = list;
    }
    /** @returns a copy, since other requests may be serialized before this one is sent */
    serialize(request) {
        const { [this.#list]: parts, ...rest } = request;
        this.#begin(rest);
        const firstNew = parts.findIndex((part, index) => part !== this.#written[index]?.part);
        // After a compaction, everything after the common start is written again.
        this.#written.length = firstNew < 0 ? parts.length : firstNew;
        for (const part of parts.slice(this.#written.length)) {
            const comma = this.#written.length === 0 ? '' : ',';
            this.#written.push({ part, end: this.#append(comma + JSON.stringify(part)) });
        }
        // Appending may replace the buffer, so this is a statement of its own.
        const end = this.#append(']}');
        return new Uint8Array(this.#buffer.subarray(0, end));
    }
    /** The part before the history rarely changes. When it does, everything is written again. */
    #begin(rest) {
        const others = JSON.stringify(rest).slice(0, -1);
        const head = `${others}${others === '{' ? '' : ','}"${this.#list}":[`;
        if (head === this.#head)
            return;
        this.#written.length = 0;
        this.#headEnd = 0;
        this.#headEnd = this.#append(head);
        this.#head = head;
    }
    /** Writes after the last message. @returns where the text ends */
    #append(text) {
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
