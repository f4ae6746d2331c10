export const id = 929;
export const ids = [929];
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

/***/ 3005:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ MAX_CALLS)
/* harmony export */ });
/** Far beyond any sensible reply: the results of thousands of calls would make a request of hundreds of megabytes. */
const MAX_CALLS = 128;


/***/ }),

/***/ 5117:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q7: () => (/* binding */ preloadOpenai),
/* harmony export */   YE: () => (/* binding */ postBytes),
/* harmony export */   ci: () => (/* binding */ modelNames),
/* harmony export */   oT: () => (/* binding */ openaiClient)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3301);
/* harmony import */ var _agent_timer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6163);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9973);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7344);
/* harmony import */ var _http_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8519);
/* harmony import */ var _own_headers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4524);
/* harmony import */ var _provider_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9108);







/** Loads OpenAI's SDK. */
function preloadOpenai() {
    return __webpack_require__.e(/* import() */ 658).then(__webpack_require__.bind(__webpack_require__, 1658));
}
/** OpenAI's SDK for one endpoint. Retries and limits of time are ours, within `fetch` and around it. */
async function openaiClient(endpoint, fetch) {
    const { default: OpenAI } = await __webpack_require__.e(/* import() */ 658).then(__webpack_require__.bind(__webpack_require__, 1658));
    const { baseUrl, credential } = endpoint;
    return new OpenAI({
        baseURL: baseUrl,
        ...(credential.kind === 'key'
            ? // The SDK refuses to work without a key; servers that ask for none ignore it.
                { apiKey: credential.key || 'none', fetch: fetchWithKey(fetch, credential.key || 'none') }
            : {
                workloadIdentity: { ...credential, provider: { tokenType: 'jwt', getToken: credential.getToken } },
                fetch: fetchWithIdentity(fetch, baseUrl, credential)
            }),
        // Null keeps it from reading the environment, where a command's setting could change who is asked.
        organization: null,
        project: null,
        adminAPIKey: null,
        webhookSecret: null,
        logLevel: 'off',
        maxRetries: 0,
        timeout: _agent_timer_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_TIMER_MS */ ._
    });
}
/**
 * Sends a request that is JSON already: the SDK's own methods would write the whole history as JSON anew each round.
 *
 * @throws the signal's reason when aborted
 */
async function postBytes(sdk, { path, body, signal }) {
    const headers = { 'content-type': 'application/json' };
    const { promise: aborted, reject } = Promise.withResolvers();
    const stop = () => {
        reject(signal.reason);
    };
    signal.throwIfAborted();
    signal.addEventListener('abort', stop, { once: true });
    try {
        // The SDK gets a token for an identity without looking at the signal.
        return await Promise.race([sdk.post(path, { body, headers, stream: true, signal }).asResponse(), aborted]);
    }
    finally {
        signal.removeEventListener('abort', stop);
    }
}
/** See `Protocol.listModels`. */
async function modelNames(sdk, signal) {
    const { data } = await sdk.models.list({ signal });
    return data.map(({ id }) => id);
}
function fetchWithKey(fetch, key) {
    return (url, init) => fetch(url, { ...init, headers: (0,_own_headers_js__WEBPACK_IMPORTED_MODULE_4__/* .withOwn */ .L)(init?.headers, { authorization: `Bearer ${key}` }) });
}
/** Whatever the SDK asks beside the endpoint itself is for a token in place of the runner's word. */
function fetchWithIdentity(fetch, baseUrl, identity) {
    let token = '';
    return async (url, init) => {
        const address = url instanceof Request ? url.url : url.toString();
        if (address.startsWith(`${baseUrl}/`))
            return fetchWithKey(fetch, token)(url, init);
        const exchanged = await exchange(() => fetch(url, init), identity);
        token = exchanged.token;
        return exchanged.response;
    };
}
async function exchange(ask, identity) {
    try {
        const response = await ask();
        const answer = granted.safeParse(await jsonOf(response.clone()));
        if (!answer.success)
            throw new _failures_js__WEBPACK_IMPORTED_MODULE_0__/* .PassingFailure */ .Wz('OpenAI answered without an access token');
        return { response, token: answer.data.access_token };
    }
    catch (error) {
        const failure = (0,_http_js__WEBPACK_IMPORTED_MODULE_1__/* .failureIn */ .Q)(error);
        throw failure instanceof _failures_js__WEBPACK_IMPORTED_MODULE_0__/* .Refusal */ .P_ ? new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .yo(notKnown(failure, identity), { cause: failure }) : error;
    }
}
const granted = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
    access_token: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().regex(/^[\x21-\x7e]+$/),
    expires_in: zod__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig().positive().optional()
});
async function jsonOf(response) {
    return (0,_provider_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonOrText */ .BG)(await response.text());
}
function notKnown({ problem }, { identityProviderId, serviceAccountId }) {
    const said = `${problem.status ?? ''}: "${problem.message}"`;
    return `OpenAI did not let this job in as ${serviceAccountId} (${said}); check openai-service-account, openai-identity-provider (${identityProviderId}), and that this provider at OpenAI wants openai-audience and the repository of the job.`;
}


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
