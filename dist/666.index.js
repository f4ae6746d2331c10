export const id = 666;
export const ids = [666];
export const modules = {

/***/ 8666:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openServers: () => (/* binding */ openServers)
});

// EXTERNAL MODULE: ./src/agent/by-name.js
var by_name = __webpack_require__(2641);
// EXTERNAL MODULE: ./src/errors.js
var errors = __webpack_require__(9973);
;// CONCATENATED MODULE: ./src/mcp/match-name.js
/** Whether one of the patterns is for this name; `*` stands for any characters. Linear: the name is a stranger's. */
function matchesAny(patterns, name) {
    return patterns.some((pattern) => matches(pattern, name));
}
function matches(pattern, name) {
    const [first = '', ...others] = pattern.split('*');
    const last = others.pop();
    if (last === undefined)
        return name === first;
    if (!name.startsWith(first))
        return false;
    let at = first.length;
    for (const part of others) {
        const found = name.indexOf(part, at);
        if (found < 0)
            return false;
        at = found + part.length;
    }
    return at + last.length <= name.length && name.endsWith(last);
}

// EXTERNAL MODULE: ../node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(3301);
// EXTERNAL MODULE: ./src/prompts/clean-text.js + 5 modules
var clean_text = __webpack_require__(7460);
// EXTERNAL MODULE: ./src/tasks/shorten.js
var shorten = __webpack_require__(9596);
// EXTERNAL MODULE: ./src/tasks/visible-text.js
var visible_text = __webpack_require__(3067);
;// CONCATENATED MODULE: ./src/mcp/compact-json.js
/** Undefined for what is nested so deeply that it cannot be written. JSON can be read at any depth, so a server can send it. */
function compactJson(value) {
    try {
        return JSON.stringify(value);
    }
    catch (error) {
        if (error instanceof RangeError)
            return undefined;
        throw error;
    }
}

;// CONCATENATED MODULE: ./src/mcp/offer.js





/** A tool as a server describes it. Descriptions are optional in the protocol. */
const offer = schemas/* object */.Ikc({
    name: schemas/* string */.YjP().regex(/^[\w./-]{1,128}$/),
    description: schemas/* string */.YjP().default(''),
    inputSchema: schemas/* looseObject */._H3({ type: schemas/* literal */.euz('object') })
});
const MAX_NAME = 60;
const MAX_DESCRIPTION = 1_000;
const MAX_SCHEMA = 8_000;
/** Of a description, before it is cleaned. */
const MAX_READ = 10_000;
/** Checks what a server offers: every request to the model carries it. */
function readOffer(offered) {
    const parsed = offer.safeParse(offered);
    const refused = (reason) => ({ kind: 'refused', name: nameOf(offered), reason });
    if (!parsed.success)
        return refused('it is not described as the protocol asks for');
    const { name, description, inputSchema } = parsed.data;
    const size = compactJson(inputSchema)?.length ?? Infinity;
    if (size > MAX_SCHEMA)
        return refused(`its schema has more than ${MAX_SCHEMA} characters`);
    const schema = cleanSchema(inputSchema);
    if (!schema)
        return refused('its schema holds characters that nobody sees');
    return {
        kind: 'usable',
        name,
        offer: { name, description: shownDescription(description), inputSchema: schema }
    };
}
function shownDescription(text) {
    return (0,shorten/* shorten */.m)((0,clean_text/* cleanText */.X)(text.slice(0, MAX_READ)).toWellFormed(), MAX_DESCRIPTION);
}
class HiddenCharacters extends Error {
}
/** The schema with its words cleaned; undefined when something that is not only words holds hidden characters. */
function cleanSchema(schema) {
    try {
        return { ...cleanFields(schema), type: 'object' };
    }
    catch (error) {
        if (error instanceof HiddenCharacters)
            return undefined;
        throw error;
    }
}
function cleanFields(fields) {
    return Object.fromEntries(Object.entries(fields).map(([key, value]) => {
        const isWords = typeof value === 'string' && (key === 'description' || key === 'title');
        return [visible(key), isWords ? (0,clean_text/* cleanText */.X)(value) : cleanValue(value)];
    }));
}
function cleanValue(value) {
    if (typeof value === 'string')
        return visible(value);
    if (Array.isArray(value))
        return value.map(cleanValue);
    return typeof value === 'object' && value !== null ? cleanFields(value) : value;
}
/** What goes back to the server has to stay as it is. */
function visible(text) {
    if ((0,visible_text/* visibleText */.Q)(text) !== text)
        throw new HiddenCharacters();
    return text;
}
function nameOf(offered) {
    const name = typeof offered === 'object' && offered !== null && 'name' in offered ? offered.name : undefined;
    return (0,shorten/* shorten */.m)(typeof name === 'string' ? (0,visible_text/* visibleText */.Q)(name).replaceAll('\n', ' ') : 'a tool without a name', MAX_NAME);
}

;// CONCATENATED MODULE: ./src/mcp/result-text.js



// Only what is read; kinds of content that are not known yet are named.
const result_text_text = schemas/* object */.Ikc({ type: schemas/* literal */.euz('text'), text: schemas/* string */.YjP() });
const media = schemas/* object */.Ikc({ type: schemas/* enum */.k5n(['image', 'audio']), data: schemas/* string */.YjP(), mimeType: schemas/* string */.YjP().default('unknown') });
const result_text_link = schemas/* object */.Ikc({ type: schemas/* literal */.euz('resource_link'), uri: schemas/* string */.YjP(), name: schemas/* string */.YjP().default('') });
const resource = schemas/* object */.Ikc({
    type: schemas/* literal */.euz('resource'),
    resource: schemas/* object */.Ikc({
        uri: schemas/* string */.YjP(),
        mimeType: schemas/* string */.YjP().default('unknown'),
        text: schemas/* string */.YjP().optional(),
        blob: schemas/* string */.YjP().default('')
    })
});
const other = schemas/* object */.Ikc({ type: schemas/* string */.YjP() }).transform(({ type }) => ({ type: 'other', name: type }));
/** What a server answers to a call. */
const callResult = schemas/* object */.Ikc({
    content: schemas/* array */.YOg(schemas/* union */.KCZ([result_text_text, media, result_text_link, resource, other])).default([]),
    structuredContent: schemas/* unknown */.L5J().optional(),
    isError: schemas/* boolean */.zMY().default(false)
});
/** The answer in words, without characters that nobody sees: what is no text is described. */
function resultText({ content, structuredContent }) {
    const parts = content.map(partText).filter((part) => part !== '');
    if (parts.length > 0)
        return (0,visible_text/* visibleText */.Q)(parts.join('\n'));
    return structuredContent === undefined
        ? '(no output)'
        : (0,visible_text/* visibleText */.Q)(compactJson(structuredContent) ?? '[too deep to show]');
}
function partText(part) {
    switch (part.type) {
        case 'text':
            return part.text;
        case 'image':
        case 'audio':
            return describe(part.mimeType, part.data);
        case 'resource_link':
            return `[link to ${part.uri} ${part.name}]`;
        case 'resource': {
            const { uri, mimeType, text: content, blob } = part.resource;
            return `${uri}:\n${content ?? describe(mimeType, blob)}`;
        }
        case 'other':
            return `[${part.name}, not shown]`;
    }
}
function describe(mimeType, base64) {
    return `[${mimeType}, ${Math.ceil((base64.length * 3) / 4 / 1000)} kB, not shown]`;
}

;// CONCATENATED MODULE: ./src/mcp/offered-tool.js






const offered_tool_MAX_NAME = 64;
const MAX_ERROR = 4_000;
const MAX_RESULT = 30_000;
/** What the model calls it. Providers take letters, digits, _ and -, and 64 of them. */
function toolName(server, offered) {
    return `mcp__${server}__${offered.replaceAll(/[^\w-]/g, '_')}`.slice(0, offered_tool_MAX_NAME);
}
/** The tool for what was offered. */
function offeredTool({ name, description, inputSchema }, connection) {
    const { server } = connection;
    return {
        name: toolName(server.name, name),
        description,
        cachePolicy: matchesAny(server.readOnlyTools, name) ? 'none' : 'mutating',
        maxResultLength: MAX_RESULT,
        parameters: shownAs(inputSchema),
        subject: (input) => compactJson(input) ?? '',
        run: async (input, signal) => {
            const result = await connection.call(name, input, signal);
            const text = resultText(result);
            if (result.isError)
                throw new errors/* ToolError */.v4((0,shorten/* shorten */.m)(text, MAX_ERROR));
            return { text };
        }
    };
}
/**
 * Takes any object and shows the model the server's own schema. The server checks what it gets. We do not: a pattern of a
 * stranger, run over what the model wrote, can take for ever.
 */
function shownAs(schema) {
    // zod would take an `id` for the name of a definition, and put a reference to it in the place of the schema.
    const shown = Object.entries(schema).filter(([key]) => key !== 'id' && key !== '$schema');
    return schemas/* looseObject */._H3({}).meta(Object.fromEntries(shown));
}

;// CONCATENATED MODULE: ./src/mcp/choose-offers.js



/** Most characters of the names, descriptions and schemas of one server together: every request carries them. */
const MAX_DEFINITIONS = 32_000;
const MAX_NAMED = 10;
/** Of what a server offers, the tools that agent.yml allows and that can be shown to the model. */
function chooseOffers(offered, server, isReadOnly) {
    const readings = offered.map(readOffer).sort((one, other) => (one.name < other.name ? -1 : 1));
    const allowed = readings.filter(({ name }) => matchesAny(server.tools, name));
    const wanted = allowed.filter(({ name }) => !isReadOnly || matchesAny(server.readOnlyTools, name));
    const fitting = refuseWhatDoesNotFit(wanted, server);
    return {
        offers: fitting.flatMap((reading) => (reading.kind === 'usable' ? [reading.offer] : [])),
        warnings: [...emptyWarning(readings, allowed, server), ...refusalWarning(fitting, server)]
    };
}
function refuseWhatDoesNotFit(readings, server) {
    const names = new Set();
    let room = MAX_DEFINITIONS;
    return readings.map((reading) => {
        if (reading.kind === 'refused')
            return reading;
        const name = toolName(server.name, reading.name);
        const size = JSON.stringify(reading.offer).length;
        if (names.has(name))
            return { ...reading, kind: 'refused', reason: 'there is another one of its name' };
        if (size > room)
            return { ...reading, kind: 'refused', reason: `with it they would have over ${MAX_DEFINITIONS} characters` };
        names.add(name);
        room -= size;
        return reading;
    });
}
function emptyWarning(offered, allowed, { name }) {
    if (allowed.length > 0)
        return [];
    const those = offered.length === 0 ? 'it has none' : `it has ${listed(offered.map((each) => each.name))}`;
    return [
        `agent.yml allows no tool of the MCP server ${name}: ${those}. Name those to use under mcp-servers.${name}.tools.`
    ];
}
function refusalWarning(readings, { name }) {
    const refused = readings.flatMap((each) => (each.kind === 'refused' ? [`${each.name} (${each.reason})`] : []));
    return refused.length === 0 ? [] : [`Tools of the MCP server ${name} were left out: ${listed(refused)}.`];
}
function listed(names) {
    const more = names.length > MAX_NAMED ? ` and ${names.length - MAX_NAMED} more` : '';
    return `${names.slice(0, MAX_NAMED).join(', ')}${more}`;
}

;// CONCATENATED MODULE: ./src/mcp/service-transport.js

const MAX_LINE_BYTES = 4_000_000;
/** Between two messages of ours. More is a flood, and would keep us busy until the end of the run. */
const MAX_UNASKED_BYTES = 16_000_000;
const MAX_UNASKED_MESSAGES = 10_000;
/**
 * The protocol over the standard streams of a service. The SDK's own transport starts its process by itself: without a
 * sandbox, with variables of ours, and so that another user's cannot be ended.
 */
class ServiceTransport {
    onclose;
    onerror;
    onmessage;
    #service;
    #serialize;
    #lines;
    #unaskedBytes = 0;
    #unaskedMessages = 0;
    #fault;
    constructor(service, { ReadBuffer, serializeMessage }) {
        this.#service = service;
        this.#serialize = serializeMessage;
        this.#lines = new ReadBuffer({ maxBufferSize: MAX_LINE_BYTES });
    }
    /** Why we ended the service ourselves; undefined when we did not. */
    get fault() {
        return this.#fault;
    }
    start() {
        this.#service.output.on('data', (chunk) => {
            this.#read(chunk);
        });
        void this.#service.ended.then(() => this.onclose?.());
        return Promise.resolve();
    }
    send(message) {
        this.#unaskedBytes = 0;
        this.#unaskedMessages = 0;
        return new Promise((resolve, reject) => {
            this.#service.input.write(this.#serialize(message), (error) => {
                if (error)
                    reject(error);
                else
                    resolve();
            });
        });
    }
    close() {
        return this.#service.end();
    }
    #read(chunk) {
        this.#unaskedBytes += chunk.length;
        if (this.#unaskedBytes > MAX_UNASKED_BYTES) {
            this.#giveUp('it wrote more than 16 MB without being asked');
            return;
        }
        try {
            this.#lines.append(chunk);
        }
        catch {
            this.#giveUp('it wrote a line of more than 4 MB');
            return;
        }
        while (this.#fault === undefined && this.#readMessage())
            ;
    }
    /** @returns false when there is no whole line left */
    #readMessage() {
        try {
            const message = this.#lines.readMessage();
            if (message === null)
                return false;
            this.#unaskedMessages += 1;
            if (this.#unaskedMessages > MAX_UNASKED_MESSAGES)
                this.#giveUp('it sent more than 10,000 messages without being asked');
            else
                this.onmessage?.(message);
        }
        catch (error) {
            // JSON that is no message: passed over, as other lines that servers print by mistake are.
            this.onerror?.(new Error((0,errors/* messageOf */.bD)(error), { cause: error }));
        }
        return true;
    }
    #giveUp(fault) {
        this.#fault ??= fault;
        this.#service.output.removeAllListeners('data').destroy();
        void this.#service.end();
    }
}

;// CONCATENATED MODULE: ./src/mcp/connection.js






/** For starting, shaking hands and listing the tools together. */
const START_MS = 20_000;
const MAX_PAGES = 20;
const MAX_WORDS = 500;
// Only what is read, so that one tool that breaks the protocol does not cost the others.
const toolPage = schemas/* object */.Ikc({ tools: schemas/* array */.YOg(schemas/* unknown */.L5J()), nextCursor: schemas/* string */.YjP().optional() });
/**
 * Starts a server and asks it for its tools.
 *
 * @throws ToolError that says why it cannot be used
 * @throws the signal's reason when aborted
 */
async function connect(server, { workspace, signal }) {
    const sdk = await __webpack_require__.e(/* import() */ 837).then(__webpack_require__.bind(__webpack_require__, 9837));
    const { command, environment, network } = server;
    const service = await workspace.startService(command, { environment, network });
    const transport = new ServiceTransport(service, sdk);
    // Without capabilities: what a server asks of us (roots, sampling, elicitation) is refused by the SDK.
    const client = new sdk.Client({ name: 'forgehand', version: '1' }, { capabilities: {} });
    const line = new Line(client, { service, transport });
    try {
        const deadline = AbortSignal.any([signal, AbortSignal.timeout(START_MS)]);
        await client.connect(transport, { signal: deadline, timeout: START_MS });
        const offers = await listTools(client, deadline);
        return {
            server,
            offers,
            call: (name, input, callSignal) => line.call({ name, input, timeoutMs: server.timeoutMs, signal: callSignal }),
            close: () => service.end()
        };
    }
    catch (error) {
        const reason = await line.explain(error, START_MS);
        await service.end();
        signal.throwIfAborted();
        throw new errors/* ToolError */.v4(reason, { cause: error });
    }
}
async function listTools(client, signal) {
    if (!client.getServerCapabilities()?.tools)
        return [];
    const offers = [];
    let cursor;
    for (let page = 0; page < MAX_PAGES; page += 1) {
        const request = { method: 'tools/list', params: cursor === undefined ? {} : { cursor } };
        const { tools, nextCursor } = await client.request(request, toolPage, { signal, timeout: START_MS });
        offers.push(...tools);
        if (nextCursor === undefined)
            break;
        cursor = nextCursor;
    }
    return offers;
}
/** The line to one server, and what is known about its end. */
class Line {
    #client;
    #ends;
    #ending;
    constructor(client, ends) {
        this.#client = client;
        this.#ends = ends;
        void ends.service.ended.then((how) => {
            this.#ending = how;
        });
    }
    async call({ name, input, timeoutMs, signal }) {
        if (this.#ending !== undefined)
            throw new errors/* ToolError */.v4(this.#obituary(this.#ending));
        try {
            const request = { method: 'tools/call', params: { name, arguments: input } };
            return await this.#client.request(request, callResult, { signal, timeout: timeoutMs });
        }
        catch (error) {
            signal.throwIfAborted();
            throw new errors/* ToolError */.v4(await this.explain(error, timeoutMs), { cause: error });
        }
    }
    /** A failure in words; it may be the server's own. */
    async explain(error, timeoutMs) {
        const code = Error.isError(error) && 'code' in error ? error.code : undefined;
        const { service, transport } = this.#ends;
        if (transport.fault !== undefined || code === 'CONNECTION_CLOSED' || code === 'SEND_FAILED' || code === 'EPIPE') {
            return this.#obituary(await service.ended);
        }
        if (code === 'REQUEST_TIMEOUT')
            return `There was no answer within ${timeoutMs / 1000} s.`;
        if (code === 'INVALID_RESULT')
            return 'The answer is not what the protocol asks for.';
        return words((0,errors/* messageOf */.bD)(error));
    }
    #obituary(how) {
        const { service, transport } = this.#ends;
        const last = words(service.complaints().slice(-MAX_WORDS));
        return `The server has ended: ${transport.fault ?? how}.${last === '' ? '' : ` It last said: ${last}`}`;
    }
}
/** A stranger's words on one line. */
function words(text) {
    return (0,shorten/* shorten */.m)((0,visible_text/* visibleText */.Q)(text).replaceAll(/\s+/gu, ' ').trim(), MAX_WORDS);
}

;// CONCATENATED MODULE: ./src/mcp/open-servers.js





/**
 * Starts the servers side by side. What cannot be used is told by `warn` and left out.
 *
 * @throws the signal's reason when aborted, after all servers have ended
 */
async function openServers(servers, options) {
    const { workspace, isReadOnly, signal, warn } = options;
    const wanted = servers.filter(({ readOnlyTools }) => !isReadOnly || readOnlyTools.length > 0);
    if (wanted.length > 0 && !workspace.sandbox) {
        warn('The MCP servers of agent.yml were not started, for there is no sandbox to run them in. docs/sandbox.md says what it takes.');
        return { tools: [], [Symbol.asyncDispose]: () => Promise.resolve() };
    }
    const connections = (await Promise.all(wanted.map((server) => tryToConnect(server, options)))).filter((each) => !!each);
    const close = async () => {
        await Promise.all(connections.map((connection) => connection.close()));
    };
    if (signal.aborted)
        await close();
    signal.throwIfAborted();
    const tools = connections.flatMap((connection) => {
        const { offers, warnings } = chooseOffers(connection.offers, connection.server, isReadOnly);
        warnings.forEach(warn);
        return offers.map((offer) => offeredTool(offer, connection));
    });
    return { tools: tools.sort(by_name/* byName */.n), [Symbol.asyncDispose]: close };
}
/** Undefined too when the signal was raised: the others must be ended before anybody hears of it. */
async function tryToConnect(server, { workspace, signal, warn }) {
    try {
        return await connect(server, { workspace, signal });
    }
    catch (error) {
        if (signal.aborted)
            return undefined;
        if (!(error instanceof errors/* ToolError */.v4))
            throw error;
        warn(`The MCP server ${server.name} of agent.yml cannot be used. ${(0,errors/* messageOf */.bD)(error)}`);
        return undefined;
    }
}


/***/ })

};
