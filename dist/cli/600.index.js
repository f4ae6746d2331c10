export const id = 600;
export const ids = [600];
export const modules = {

/***/ 1600:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tool: () => (/* binding */ tool)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:stream/consumers"
var consumers_ = __webpack_require__(8321);
// EXTERNAL MODULE: ./src/agent/dispatch.js + 4 modules
var dispatch = __webpack_require__(7111);
// EXTERNAL MODULE: ./src/agent/find-tool.js
var find_tool = __webpack_require__(2662);
// EXTERNAL MODULE: ./src/mcp/open-servers.js + 9 modules
var open_servers = __webpack_require__(111);
// EXTERNAL MODULE: ./src/story/with-servers.js
var with_servers = __webpack_require__(8837);
// EXTERNAL MODULE: ./src/tasks/visible-text.js
var visible_text = __webpack_require__(3067);
// EXTERNAL MODULE: ./src/tools/index.js + 54 modules
var tools = __webpack_require__(286);
// EXTERNAL MODULE: ./src/cli/checkpoint-folder.js
var checkpoint_folder = __webpack_require__(1344);
// EXTERNAL MODULE: ./src/cli/find-checkout.js
var find_checkout = __webpack_require__(175);
// EXTERNAL MODULE: ./src/cli/interrupt.js
var interrupt = __webpack_require__(5098);
// EXTERNAL MODULE: ./src/cli/json-text.js
var json_text = __webpack_require__(3727);
// EXTERNAL MODULE: ./src/cli/local-site.js + 2 modules
var local_site = __webpack_require__(4672);
// EXTERNAL MODULE: ./src/models/chat/wire.js + 2 modules
var wire = __webpack_require__(4223);
// EXTERNAL MODULE: ./src/prompts/system-prompt.js
var system_prompt = __webpack_require__(6750);
;// CONCATENATED MODULE: ./src/cli/tool-list.js




/** Every tool with what its definition costs in each request to the model: as a table, or as JSON. */
function describeTools(tools, { isReadOnly, isJson }) {
    const listed = tools.map((tool) => ({
        name: tool.name,
        characters: JSON.stringify((0,wire/* toolOnTheWire */.A)(tool)).length,
        description: tool.description
    }));
    const prompt = (0,system_prompt/* systemPrompt */.A)(isReadOnly ? 'answer' : 'change').length;
    const total = listed.reduce((sum, { characters }) => sum + characters, prompt);
    if (isJson)
        return (0,json_text/* jsonText */.s)({ tools: listed, systemPrompt: prompt, total });
    const rows = [...listed, { name: '(system prompt)', characters: prompt, description: '' }];
    const nameWidth = Math.max(...rows.map(({ name }) => name.length));
    const row = (name, characters, description) => `${name.padEnd(nameWidth)}  ${String(characters).padStart(10)}  ${firstLine(description)}`.trimEnd();
    return [
        row('tool', 'characters', 'description'),
        ...rows.map(({ name, characters, description }) => row(name, characters, description)),
        row('together', total, ''),
        ''
    ].join('\n');
}
function firstLine(text) {
    return (0,visible_text/* visibleText */.Q)(text).split('\n', 1).join();
}

// EXTERNAL MODULE: ./src/cli/usage-error.js
var usage_error = __webpack_require__(4565);
;// CONCATENATED MODULE: ./src/cli/tool.js

















/** Runs one tool on a local checkout and prints what the model would see of it. Returns the exit code of the command. */
async function tool(name, flags) {
    if (name === undefined && !flags.list)
        throw new usage_error/* UsageError */.e('Name a tool to run, or see them with --list.');
    const root = (0,find_checkout/* findCheckout */.I)(flags.cwd);
    const input = flags.input === '-' ? await (0,consumers_.text)(process.stdin) : flags.input;
    const signal = (0,interrupt/* listenForInterrupt */.Y)();
    const stateFolder = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'forgehand-'));
    try {
        const site = await (0,local_site/* openLocalSite */.b)({
            root,
            stateFolder,
            home: (0,external_node_os_.homedir)(),
            hidden: [(0,checkpoint_folder/* stateHome */.Z0)(process.env)],
            sandbox: flags.sandbox,
            environment: process.env,
            whileTrying: () => undefined
        });
        const isReadOnly = flags.readOnly === true;
        // They take their time to start, and most tools are ours.
        const servers = name === undefined || name.startsWith('mcp__') ? site.rules.mcpServers : [];
        const open = () => (0,open_servers.openServers)(servers, { workspace: site.workspace, isReadOnly, signal, warn });
        return await (0,with_servers/* withServers */.F)({ servers, workspace: site.workspace, isReadOnly }, open, async (serverTools) => {
            const tools = toolsOf(site, { isReadOnly, serverTools });
            if (name !== undefined)
                return await call({ name, input, isJson: flags.json === true }, tools, signal);
            process.stdout.write(describeTools(tools, { isReadOnly, isJson: flags.json === true }));
            return 0;
        });
    }
    catch (error) {
        if (!signal.aborted)
            throw error;
        process.stderr.write('It was interrupted.\n');
        return 1;
    }
    finally {
        await (0,promises_.rm)(stateFolder, { recursive: true, force: true });
    }
}
/** All that the model of a local run has, but for those tools that need a model themselves. */
function toolsOf({ workspace, rules }, { isReadOnly, serverTools }) {
    const { commandSeconds } = rules.limits;
    return (0,tools/* toolbox */.M)(workspace, { readOnly: isReadOnly, commandSeconds, checkers: rules.diagnostics, serverTools });
}
/** @throws UsageError for a tool that there is not */
async function call({ name, input, isJson }, tools, signal) {
    if (!(0,find_tool/* findTool */.S)(name, tools))
        throw new usage_error/* UsageError */.e((0,find_tool/* describeUnknownTool */.m)(name, tools));
    const startedAt = performance.now();
    const { ok, result, bug } = await (0,dispatch/* dispatch */.JD)(await (0,dispatch/* prepareCall */.mK)({ id: '1', name, arguments: input }, tools), signal);
    const durationMs = Math.round(performance.now() - startedAt);
    const { text, edits = [], denial = null } = result;
    const told = isJson ? (0,json_text/* jsonText */.s)({ ok, text, edits, denial, durationMs }) : (0,visible_text/* visibleText */.Q)(text);
    process.stdout.write(told.endsWith('\n') ? told : `${told}\n`);
    if (bug !== undefined)
        process.stderr.write(`${(0,visible_text/* visibleText */.Q)(bug)}\n`);
    return ok ? 0 : 1;
}
function warn(text) {
    process.stderr.write(`${(0,visible_text/* visibleText */.Q)(text)}\n`);
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

/***/ 4223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ ChatWire),
  A: () => (/* binding */ toolOnTheWire)
});

// EXTERNAL MODULE: ./src/agent/parameter-schema.js
var parameter_schema = __webpack_require__(5581);
// EXTERNAL MODULE: ./src/models/call-ids.js
var call_ids = __webpack_require__(9320);
// EXTERNAL MODULE: ./src/models/kept.js
var kept = __webpack_require__(7847);
// EXTERNAL MODULE: ./src/models/protocol.js
var protocol = __webpack_require__(4475);
// EXTERNAL MODULE: ../node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(3301);
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


/***/ }),

/***/ 7847:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ kept)
/* harmony export */ });
/** What was made of a key once, made now for one that is new: what is said again has to be said in the same bytes. */
function kept(store, key, make) {
    const value = store.get(key) ?? make();
    store.set(key, value);
    return value;
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


/***/ })

};
