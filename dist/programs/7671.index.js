export const id = 7671;
export const ids = [7671];
export const modules = {

/***/ 15398:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ed: () => (/* binding */ shortenLongestResults),
/* harmony export */   tO: () => (/* binding */ maskResults),
/* harmony export */   uY: () => (/* binding */ maskOldResults)
/* harmony export */ });
const MAX_SUBJECT = 120;
const MIN_RESULT_LENGTH = 500;
/**
 * Replaces old tool results by one line each, all in one batch, because every rewrite costs the provider's cache from there
 * on. Calls and texts stay. Every message before the first masked result is the same object as before.
 */
function maskOldResults(messages, { before, keepTokens, tokensOf }) {
    const old = new Set();
    let newerTokens = 0;
    for (const [index, message] of [...messages.entries()].reverse()) {
        if (message.role !== 'tool')
            continue;
        newerTokens += tokensOf([message]);
        if (index < before && newerTokens > keepTokens)
            old.add(message);
    }
    return maskResults(messages, old, tokensOf);
}
/** Replaces these results by one line each, where the line is shorter. */
function maskResults(messages, results, tokensOf) {
    const calls = new Map();
    let freedTokens = 0;
    const masked = messages.map((message) => {
        // Ids are unique within one response only, so a result answers the latest call of its id before it.
        if (message.role === 'assistant')
            for (const call of message.toolCalls)
                calls.set(call.id, call);
        if (message.role !== 'tool' || !results.has(message))
            return message;
        const shorter = { ...message, text: placeholder(message.name, calls.get(message.callId)) };
        if (shorter.text.length >= message.text.length)
            return message;
        freedTokens += tokensOf([message]) - tokensOf([shorter]);
        return shorter;
    });
    return { messages: masked, freedTokens };
}
function placeholder(name, call) {
    const about = [name, call && firstShortText(call)].filter(Boolean).join(' ');
    return `[result of ${about} removed to save space; call it again if you need it]`;
}
/** The first short text among the arguments, which is the path, the pattern or the command. */
function firstShortText(call) {
    try {
        const input = JSON.parse(call.arguments);
        const values = typeof input === 'object' && input !== null ? Object.values(input) : [];
        return values.filter((value) => typeof value === 'string').find(isShortLine);
    }
    catch {
        return undefined;
    }
}
function isShortLine(text) {
    return text.length <= MAX_SUBJECT && !text.includes('\n');
}
/**
 * Cuts the middle out of the longest results from an index on, until enough tokens are free or all are short. Needed when the
 * results of a single response are more than the model can read.
 */
function shortenLongestResults(messages, { from, neededTokens, tokensOf }) {
    const before = tokensOf(messages);
    const longest = Math.max(0, ...messages.slice(from).map(({ text }) => text.length));
    let shortened = { messages, freedTokens: 0 };
    for (let length = longest / 2; length >= MIN_RESULT_LENGTH && shortened.freedTokens < neededTokens; length /= 2) {
        const cut = messages.map((message, index) => (index < from ? message : cutTo(message, Math.floor(length))));
        shortened = { messages: cut, freedTokens: before - tokensOf(cut) };
    }
    return shortened;
}
function cutTo(message, length) {
    if (message.role !== 'tool' || message.text.length <= length)
        return message;
    const half = Math.floor(length / 2);
    const { text } = message;
    const note = `[${text.length - 2 * half} characters removed to save space; ask for a smaller part]`;
    return { ...message, text: `${text.slice(0, half)}\n${note}\n${text.slice(-half)}`.toWellFormed() };
}


/***/ }),

/***/ 77572:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   TM: () => (/* binding */ firstLine),
/* harmony export */   b4: () => (/* binding */ entryLabel),
/* harmony export */   c0: () => (/* binding */ fileLines),
/* harmony export */   nR: () => (/* binding */ timeOf)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79623);
/* harmony import */ var _text_shorten_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64607);


const MAX_LINE = 72;
const MAX_FILES = 30;
/** `checkpoint 3 of 2026-05-04 14:00, before "fix the test"`. */
function entryLabel(entry) {
    const before = entry.request === undefined ? '' : `, before "${firstLine(entry.request)}"`;
    return `checkpoint ${entry.number} of ${timeOf(entry)}${before}`;
}
/** `2026-05-04 14:00`, in local time. */
function timeOf({ takenAt }) {
    const time = new Date(takenAt);
    const [month, day, hours, minutes] = [time.getMonth() + 1, time.getDate(), time.getHours(), time.getMinutes()].map((part) => String(part).padStart(2, '0'));
    return `${time.getFullYear()}-${month ?? ''}-${day ?? ''} ${hours ?? ''}:${minutes ?? ''}`;
}
function firstLine(text) {
    const [line = ''] = text.trim().split('\n', 1);
    return (0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(line, MAX_LINE);
}
/** One line for each file, with its `+3 −1`. */
function fileLines(stat) {
    const lines = stat.map((file) => `  ${file.path} ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatEdits */ .fq)([linesOf(file)])}`);
    return lines.length > MAX_FILES
        ? [...lines.slice(0, MAX_FILES), `  and ${lines.length - MAX_FILES} more files`]
        : lines;
}
/** A binary file has no lines to count. */
function linesOf({ added = 0, removed = 0 }) {
    return { added, removed };
}


/***/ }),

/***/ 77766:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ readLocalModels),
/* harmony export */   k: () => (/* binding */ settingNamesOf)
/* harmony export */ });
/* harmony import */ var _settings_endpoint_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79559);
/* harmony import */ var _settings_providers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28658);
/* harmony import */ var _settings_workflow_models_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57182);
/* harmony import */ var _usage_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4565);




/** @throws UsageError that lists every mistake: an invalid URL, a missing key, or a key that would be sent unencrypted */
function readLocalModels(flags, environment) {
    const { model, api, baseUrl = '', fallbackModel = [] } = flags;
    if (baseUrl !== '' && !(0,_settings_endpoint_js__WEBPACK_IMPORTED_MODULE_2__/* .isEndpoint */ .c)(baseUrl)) {
        // The URL can contain a password, so the message does not repeat it.
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .e('The base URL is not a usable http or https address. ' +
            'Set --base-url or OPENAI_BASE_URL to one such as https://api.openai.com/v1, without user name, query or fragment.');
    }
    const keys = keysFor(baseUrl, environment);
    const settings = { model, api, baseUrl, keys, identity: undefined };
    const settingOf = { model: '--model', fallback: '--fallback-model' };
    const { models, problems: mistakes } = (0,_settings_workflow_models_js__WEBPACK_IMPORTED_MODULE_1__/* .readModels */ .F)(settings, {
        fallbacks: fallbackModel,
        names: OPTIONS,
        settingOf,
        hasAllKeys: true
    });
    if (mistakes.length > 0)
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .e(mistakes.join('\n'));
    return models;
}
/** With a base URL, all models belong to that endpoint, so the keys of other providers are not used. */
function keysFor(baseUrl, environment) {
    const provider = baseUrl === '' ? undefined : (0,_settings_providers_js__WEBPACK_IMPORTED_MODULE_0__/* .providerAt */ .zJ)(URL.parse(baseUrl)?.host ?? '');
    const openai = (0,_settings_providers_js__WEBPACK_IMPORTED_MODULE_0__/* .providerNamed */ .li)('openai');
    const known = baseUrl === '' ? _settings_providers_js__WEBPACK_IMPORTED_MODULE_0__/* .providers */ .r5 : [provider].filter((one) => one !== undefined);
    const entries = known.map((one) => [one.name, keyOf(one, environment)]).filter(([, key]) => key !== '');
    // An unknown endpoint gets the key for OpenAI, because it is compatible with OpenAI's API.
    const own = baseUrl !== '' && !provider && openai ? keyOf(openai, environment) : '';
    return { own, byProvider: new Map(entries) };
}
function keyOf({ keyVariable }, environment) {
    return keyVariable === undefined ? '' : (environment[keyVariable]?.trim() ?? '');
}
const OPTIONS = {
    baseUrl: '--base-url',
    api: '--api',
    missingKey: ({ host, provider }) => `${variableOf(provider)} is not set. Set it to your key for ${host}, or name another endpoint with --base-url.`,
    unencrypted: ({ host, provider }) => `${variableOf(provider)} would go to ${host} unencrypted. Use https in the base URL, or unset the key for this command.`,
    invalidKey: ({ host, provider }) => `${variableOf(provider)} for ${host} contains a space or a character beyond ASCII, which keys do not have. Copy the key again.`
};
/** What the settings of a model are called at the command line, for messages about requests that fail. */
function settingNamesOf({ provider }) {
    return { apiKey: variableOf(provider), model: '--model', baseUrl: '--base-url', api: '--api' };
}
function variableOf(provider) {
    return provider?.keyVariable ?? 'OPENAI_API_KEY';
}


/***/ }),

/***/ 59768:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ask: () => (/* binding */ ask),
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/connect-model.js
var connect_model = __webpack_require__(19366);
// EXTERNAL MODULE: ./src/models/open-model.js + 6 modules
var open_model = __webpack_require__(13096);
// EXTERNAL MODULE: ./src/network/use-environment-proxy.js
var use_environment_proxy = __webpack_require__(94163);
// EXTERNAL MODULE: ./src/secrets/collect.js
var collect = __webpack_require__(1624);
// EXTERNAL MODULE: ./src/secrets/redact.js
var secrets_redact = __webpack_require__(26837);
// EXTERNAL MODULE: ./src/text/visible-text.js
var visible_text = __webpack_require__(2754);
// EXTERNAL MODULE: ./src/cli/find-checkout.js
var find_checkout = __webpack_require__(10175);
// EXTERNAL MODULE: ./src/cli/interrupt.js
var interrupt = __webpack_require__(75098);
// EXTERNAL MODULE: ./src/cli/json-text.js
var json_text = __webpack_require__(3727);
// EXTERNAL MODULE: ./src/cli/checkpoint-store.js
var checkpoint_store = __webpack_require__(52335);
// EXTERNAL MODULE: ./src/cli/local-model.js
var local_model = __webpack_require__(77766);
// EXTERNAL MODULE: ./src/text/shell-quote.js
var shell_quote = __webpack_require__(41609);
// EXTERNAL MODULE: ./src/cli/usage-error.js
var usage_error = __webpack_require__(4565);
;// CONCATENATED MODULE: ./src/cli/read-request.js


/** @throws UsageError for no request, an empty one, and one without quotation marks */
function readRequest(words, { command, example }) {
    const [request = ''] = words;
    if (words.length > 1) {
        throw new usage_error/* UsageError */.e(`The request has ${words.length} words without quotation marks around them. Write it as one argument:\n\n  ${command} ${(0,shell_quote/* quoteForShell */.e)(words.join(' '))}`);
    }
    if (request.trim() !== '')
        return request;
    const problem = words.length === 0 ? 'The request is missing.' : 'The request is empty.';
    throw new usage_error/* UsageError */.e(`${problem} Write it in quotation marks:\n\n  ${command} "${example}"`);
}
/** A polite beginning does not count. */
const QUESTION = /^(?:please\s+|(?:can|could|would)\s+you\s+(?:please\s+)?)?(?:ask|explain|describe|summari[sz]e|why|what|how|where|which|who|when)\b/i;
/** False for words that ask for an answer. A change is still possible: "explain in the README how to install it". */
function asksForChange(request) {
    return !QUESTION.test(request.trim());
}

// EXTERNAL MODULE: ./src/errors.js
var errors = __webpack_require__(59973);
// EXTERNAL MODULE: ./src/report/run-record.js
var run_record = __webpack_require__(24486);
// EXTERNAL MODULE: ./src/report/reporters.js
var reporters = __webpack_require__(60589);
// EXTERNAL MODULE: ./src/report/format-event.js
var format_event = __webpack_require__(58233);
// EXTERNAL MODULE: ./src/text/format.js
var format = __webpack_require__(79623);
// EXTERNAL MODULE: ./src/text/shorten.js
var shorten = __webpack_require__(64607);
;// CONCATENATED MODULE: ./src/report/streamed-text.js
const MAX_CHARS = 2_000;
/**
 * What may begin a tag, a control marker such as `[TASK_COMPLETE]`, or a tool call written as text: `<tool_call>`,
 * `[TOOL_CALLS]`, `functools[`, or JSON, a fence or a header at the start of a line.
 */
const MARKUP = /<(?=[^\s\d=<])|◁|\[(?=[A-Z/{]|(?:[Tt][Aa][Ss][Kk]|[Ww][Oo][Rr][Kk]|[Jj][Oo][Bb])[ _-])|\bfunctools|\n[ \t]*(?:[[{]|>>>|(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(?:`{3}|~{3}))/;
/** The end of the text may still become one of them. */
const PARTIAL = /(?:[<[]|\[(?:[Tt](?:[Aa](?:[Ss][Kk]?)?)?|[Ww](?:[Oo](?:[Rr][Kk]?)?)?|[Jj](?:[Oo][Bb]?)?)|\bf(?:u(?:n(?:c(?:t(?:o(?:o(?:l)?)?)?)?)?)?)?|\n[ \t]*(?:`+|~+|>+)?)$/;
/**
 * The part of a streaming response that can be shown: everything up to the first sequence that may begin markup. The rest
 * is only known to be prose once the response is complete.
 */
class StreamedText {
    #channel = 'text';
    #text = '\n';
    #isHeld = false;
    get visible() {
        return (this.#isHeld ? this.#text : this.#text.replace(PARTIAL, '')).trimStart();
    }
    /** Takes time in proportion to the piece. */
    add(channel, piece) {
        if (channel !== this.#channel)
            this.clear();
        this.#channel = channel;
        if (this.#isHeld)
            return;
        const text = this.#text + piece;
        const start = text.search(MARKUP);
        this.#isHeld = start >= 0;
        this.#text = (this.#isHeld ? text.slice(0, start) : text).slice(-MAX_CHARS);
    }
    clear() {
        this.#text = '\n';
        this.#isHeld = false;
    }
}

;// CONCATENATED MODULE: ./src/report/terminal.js





const ERASE_LINE = '\r\u001B[2K';
const MIN_REPAINT_MS = 100;
/** Shows a run in a terminal: one line for each event, and below them a status line. */
class TerminalReporter {
    #options;
    #streamed = new StreamedText();
    #paintedAt = -Infinity;
    #hasStatus = false;
    constructor(options) {
        this.#options = options;
    }
    onEvent(event) {
        // Streamed text is shown as it arrives. The complete message then appears as lines.
        if (event.kind === 'delta')
            this.#streamed.add(event.channel, event.text);
        if (event.kind === 'message' || event.kind === 'retry' || event.kind === 'fallback')
            this.#streamed.clear();
        const lines = (0,format_event/* formatEvent */.q)(event);
        if (lines.length > 0)
            this.#print(lines);
        if (event.kind === 'ended')
            this.#erase();
        else
            this.#paint(lines.length > 0 || event.kind === 'tool-started');
    }
    close() {
        this.#erase();
        return Promise.resolve();
    }
    #print(lines) {
        this.#erase();
        // Escape sequences in strangers' text could overwrite the lines above.
        this.#options.write(`${(0,visible_text/* visibleText */.Q)(lines.join('\n'))}\n`);
    }
    #paint(isUrgent) {
        const { isTerminal, now, write, columns } = this.#options;
        if (!isTerminal || (!isUrgent && now() - this.#paintedAt < MIN_REPAINT_MS))
            return;
        this.#paintedAt = now();
        // One column stays free. A full line would wrap and could not be overwritten.
        write(ERASE_LINE + (0,shorten/* oneLine */.TN)(this.#status(), Math.max(20, columns() - 1)));
        this.#hasStatus = true;
    }
    #status() {
        const { turns, tokens, durationMs, running } = this.#options.snapshot();
        const figures = `turn ${turns} · ${(0,format/* estimateSign */.WH)(tokens)}${(0,format/* formatCount */.B4)(tokens.input + tokens.output)} tokens · ${(0,format/* formatDuration */.a3)(durationMs)}`;
        const now = running.map(({ name, subject }) => `${name} ${subject}`).join(', ') || this.#lastWords();
        return `… ${[figures, now].filter(Boolean).join(' · ')}`;
    }
    #lastWords() {
        return this.#options.redact(this.#streamed.visible).replace(/\s+/g, ' ').trim().slice(-60);
    }
    #erase() {
        if (this.#hasStatus)
            this.#options.write(ERASE_LINE);
        this.#hasStatus = false;
    }
}

// EXTERNAL MODULE: ./src/report/trace-file.js
var trace_file = __webpack_require__(39237);
;// CONCATENATED MODULE: ./src/cli/run-display.js







/** @throws UsageError when the trace cannot be written */
function openDisplay({ stream, write, redact, trace }) {
    const now = () => Date.now();
    const record = new run_record/* RunRecord */.d({ now });
    const snapshot = () => record.snapshot();
    const columns = () => stream.columns;
    const terminal = new TerminalReporter({ write, isTerminal: stream.isTTY, columns, snapshot, redact, now });
    const onFailure = (text) => {
        write(`${text}\n`);
    };
    const files = trace === undefined ? [] : [openTrace({ path: (0,external_node_path_.resolve)(trace), now, onFailure })];
    return { reporters: new reporters/* Reporters */.T([record, terminal, ...files], redact), snapshot };
}
function openTrace(options) {
    try {
        return new trace_file/* TraceFile */.eM(options);
    }
    catch (error) {
        if (!(0,errors/* isSystemError */.Or)(error))
            throw error;
        throw new usage_error/* UsageError */.e(`The trace cannot be written: ${error.message}. Choose another path with --trace.`);
    }
}

// EXTERNAL MODULE: ./src/pipeline/agent-run.js + 6 modules
var agent_run = __webpack_require__(91092);
// EXTERNAL MODULE: ./src/pipeline/package-checks.js + 8 modules
var package_checks = __webpack_require__(42913);
// EXTERNAL MODULE: ./src/pipeline/run-checks.js + 2 modules
var run_checks = __webpack_require__(66672);
// EXTERNAL MODULE: ./src/pipeline/run-settings.js
var run_settings = __webpack_require__(25926);
// EXTERNAL MODULE: ./src/prompts/task-prompt.js + 5 modules
var task_prompt = __webpack_require__(40672);
// EXTERNAL MODULE: ./src/setup/install-dependencies.js + 12 modules
var install_dependencies = __webpack_require__(89584);
// EXTERNAL MODULE: ./src/setup/install-plan.js
var install_plan = __webpack_require__(94953);
// EXTERNAL MODULE: ./src/settings/limits.js
var limits = __webpack_require__(6858);
// EXTERNAL MODULE: ./src/settings/roles.js
var settings_roles = __webpack_require__(72061);
// EXTERNAL MODULE: ./src/cli/local-repository.js
var local_repository = __webpack_require__(24563);
;// CONCATENATED MODULE: ./src/cli/run-locally.js











/** The pipeline without a forge: prepare → work → check. No branch and no commit; the user reviews the work tree. */
async function runLocally(run, options) {
    const { request, isReadOnly, expectsChange, root, stateFolder, flags, checkpoints, canUndo, whileTesting } = run;
    const { emit, signal } = options;
    reportStart(run, emit);
    const repository = await (0,local_repository/* readLocalSettings */.vV)(root);
    const settings = chooseSettings(run, repository.rules, emit);
    const workspaceOptions = { root, stateFolder, mode: flags.sandbox, emit, whileTesting };
    const opened = await (0,local_repository/* openLocalWorkspace */.fP)(repository.rules, workspaceOptions);
    const task = { changed: [], text: request };
    const search = { task, onEnd: () => undefined, onSkipped: () => undefined, signal };
    const missing = repository.rules.setup || isReadOnly ? [] : await (0,install_dependencies/* missingDependencies */.k)(opened, search);
    const warnings = [...(isReadOnly ? [] : localWarnings(opened.sandbox, canUndo)), ...missing.map(missingWarning)];
    for (const text of warnings)
        emit({ kind: 'warning', text });
    emit({ kind: 'step', step: 'working' });
    const { verify, limits } = repository.rules;
    const packages = isReadOnly ? [] : await (0,package_checks/* packagesIn */.jQ)(opened, verify, signal);
    const workspace = opened.withPackageChecks(packages.flatMap(({ check }) => check ?? []));
    const environment = { ...repository, workspace, branch: '' };
    const work = {
        prompt: await (0,task_prompt/* terminalPrompt */.l7)({ request, environment, isReadOnly, before: [] }),
        workspace,
        repository,
        settings,
        isReadOnly,
        expectsChange,
        checkpoints: isReadOnly ? undefined : checkpoints,
        // Nothing is approved in advance. The result tells the user what to run or to allow.
        isApproved: () => false,
        servers: repository.rules.mcpServers
    };
    const result = await unlessCancelled((0,agent_run/* runAgentWithTools */.E)(work, { ...options, emit: (0,checkpoint_store/* recordSteps */.PQ)(checkpoints, emit) }), signal);
    // Someone who interrupts the run, or must first correct a key, does not want to wait for checks.
    const hasEnded = signal.aborted || (result.kind === 'stuck' && result.cause === 'no-model');
    if (!flags.verify || !workspace.sandbox || isReadOnly || hasEnded)
        return result;
    // Unknown if the comparison fails. Then the checks run.
    const changed = await checkpoints.changedPaths(signal).catch(() => undefined);
    if (changed?.length === 0)
        return result;
    emit({ kind: 'step', step: 'verifying-after' });
    const affected = await (0,package_checks/* changedChecks */.a9)({ workspace, packages, changed: changed ?? [], verify }, signal);
    const ofPackages = affected.commands.map((command) => ({ run: command, reports: [] }));
    const checks = (0,run_checks/* runChecks */.J)({ workspace, checks: [...workspace.checks, ...ofPackages], when: 'after', minutes: limits.verifyMinutes }, { emit, signal });
    return await unlessCancelled(checks.then(() => result), signal);
}
function reportStart({ models: { main, fallbacks }, flags }, emit) {
    const { name: model, host } = main;
    const receivers = (0,run_settings/* receiversOf */.YJ)([main, ...fallbacks]);
    const unknown = { task: undefined, runUrl: undefined, price: undefined };
    emit({ kind: 'started', run: { ...unknown, model, host, receivers, limits: limitsOf(flags, {}) } });
}
function chooseSettings({ flags, models }, rules, emit) {
    // The user chose the main model and the fallbacks. agent.yml adds the other roles; `allowed-models` only restricts comments.
    const fallback = models.fallbacks.length > 0 ? undefined : rules.models.fallback;
    const file = { ...rules, allowedModels: undefined, models: { ...rules.models, main: undefined, fallback } };
    const { roles, notes: warnings } = (0,settings_roles/* assignRoles */.L)({ offered: models, file, requested: undefined, isReview: false });
    const maxOutputTokens = rules.limits.outputTokens;
    const { effort = rules.models.effort } = flags;
    const limits = limitsOf(flags, rules.limits);
    return (0,run_settings/* reportRunSettings */.Rm)({ limits, roles, effort, maxOutputTokens, warnings }, rules, emit);
}
/** A flag takes precedence over agent.yml. */
function limitsOf(flags, file) {
    return {
        turns: flags.turns ?? file.turns ?? limits/* DEFAULT_MAX_LIMITS */.kd.turns,
        minutes: flags.minutes ?? file.minutes ?? limits/* DEFAULT_MAX_LIMITS */.kd.minutes,
        tokens: flags.tokens ?? file.tokens ?? limits/* DEFAULT_MAX_LIMITS */.kd.tokens,
        dollars: flags.budget ?? file.dollars
    };
}
const SANDBOX_OFF = 'THE SANDBOX IS OFF: what the model runs can read your files and keys, change anything that you can change, and use the network.';
const NO_SANDBOX = 'No sandbox works here, so commands are refused. Install bubblewrap, or pass --sandbox off to run them without one.';
const NO_CHECKPOINTS = 'No checkpoints are kept, so forgehand undo will not help: their folder would be inside this checkout, or is not writable. Set XDG_STATE_HOME to another folder.';
function localWarnings(sandbox, canUndo) {
    const warnings = [
        sandbox ? undefined : NO_SANDBOX,
        sandbox?.kind === 'none' ? SANDBOX_OFF : undefined,
        canUndo ? undefined : NO_CHECKPOINTS
    ];
    return warnings.filter((text) => text !== undefined);
}
/** Nothing is installed into the user's own work tree. */
function missingWarning(plan) {
    return `The dependencies of ${plan.tool} are not installed, so commands that need them will fail. Run ${(0,install_plan/* commandAtRoot */.x$)(plan)} first.`;
}
/** @throws what the work throws, unless it was cancelled */
async function unlessCancelled(work, signal) {
    try {
        return await work;
    }
    catch (error) {
        if (signal.aborted)
            return { kind: 'cancelled' };
        throw error;
    }
}

// EXTERNAL MODULE: ./src/report/sentences.js
var sentences = __webpack_require__(25789);
// EXTERNAL MODULE: ./src/text/reveal-hidden.js
var reveal_hidden = __webpack_require__(86442);
// EXTERNAL MODULE: ./src/verification/compare.js
var compare = __webpack_require__(36905);
// EXTERNAL MODULE: ./src/verification/judge-check.js + 1 modules
var judge_check = __webpack_require__(60289);
// EXTERNAL MODULE: ./src/cli/checkpoint-text.js
var checkpoint_text = __webpack_require__(77572);
;// CONCATENATED MODULE: ./src/cli/run-result.js






function runResult(result, snapshot, changes) {
    const hasChanges = changes.files.length > 0;
    // Without a model there is no summary, only a list of what the run did, which the user has seen.
    const isWithoutModel = result.kind === 'stuck' && result.cause === 'no-model';
    const summary = 'summary' in result && !isWithoutModel ? result.summary : undefined;
    return {
        outcome: result.kind,
        reason: reasonOf(result, hasChanges),
        title: summary?.title ?? '',
        description: summary?.description ?? '',
        notDone: summary?.notDone ?? '',
        edits: changes.files.map((file) => ({ path: file.path, ...(0,checkpoint_text/* linesOf */.Dx)(file) })),
        checks: snapshot.verification.after.map((check) => {
            const { command, exitCode, durationMs } = check;
            return { command, result: (0,judge_check/* judgeCheck */.G)(check).kind, exitCode, durationMs };
        }),
        turns: snapshot.turns,
        inputTokens: snapshot.tokens.input,
        outputTokens: snapshot.tokens.output,
        checkpoint: hasChanges ? changes.checkpoint : undefined,
        cost: snapshot.cost,
        isEstimate: snapshot.tokens.isEstimate,
        durationMs: snapshot.durationMs
    };
}
/** True if the work is finished and no check is worse than before. */
function isSuccess({ outcome }, { verification }) {
    return outcome === 'finished' && (0,compare/* verdictOf */.V)(verification) !== 'worse';
}
/**
 * Formats the result for a terminal. Does not clean the model's text.
 *
 * @param expectsChange true when the request asks for a change
 */
function describeRunResult(result, expectsChange) {
    const { reason, title, description, notDone, checkpoint } = result;
    const paragraphs = [
        notVerifiedText(result),
        reason ?? '',
        title,
        description === title ? '' : description,
        notDone && `Not done: ${notDone}`,
        checksText(result),
        changesText(result, expectsChange),
        checkpoint === undefined ? '' : 'forgehand undo reverts everything; forgehand checkpoints lists the steps.',
        figuresText(result)
    ];
    return paragraphs.filter(Boolean).join('\n\n');
}
/** Says first, in capitals because a terminal may show nothing bold, that nothing was verified. */
function notVerifiedText({ edits, checks }) {
    const hasResult = checks.some(({ result }) => result === 'passed' || result === 'failed');
    if (edits.length === 0 || hasResult)
        return '';
    const couldNotRun = checks.some(({ result }) => result === 'could-not-run');
    const why = checks.length === 0 ? 'no checks were run' : couldNotRun ? 'no check could run' : 'no check finished';
    return `NOT VERIFIED: ${why}. List commands under verify in .github/agent.yml, or run your checks now.`;
}
function checksText({ checks }) {
    const failed = checks.filter(({ result }) => result !== 'passed');
    if (failed.length === 0)
        return '';
    const ends = failed.map(({ command, result, exitCode }) => `${command} (${(0,sentences/* describeCheckEnd */.bT)(result, exitCode).label})`);
    return `Checks that did not pass: ${ends.join(', ')}.`;
}
function changesText({ edits, checkpoint }, expectsChange) {
    if (edits.length === 0)
        return expectsChange ? 'No file was changed.' : '';
    // git diff would not show new files.
    const command = checkpoint === undefined ? 'git status lists new files too' : 'forgehand diff shows it, new files too';
    return [`Changed in the work tree, not committed (${command}):`, ...(0,checkpoint_text/* fileLines */.c0)(edits)].join('\n');
}
function figuresText(result) {
    const { turns, inputTokens, outputTokens, cost, durationMs } = result;
    const sign = (0,format/* estimateSign */.WH)(result);
    return [
        (0,format/* plural */.LS)(turns, 'turn'),
        `${sign}${(0,format/* formatCount */.B4)(inputTokens)} tokens in, ${sign}${(0,format/* formatCount */.B4)(outputTokens)} out`,
        cost === undefined ? 'cost unknown' : `${sign}${(0,format/* formatDollars */.nT)(cost)}`,
        (0,format/* formatDuration */.a3)(durationMs)
    ].join(' · ');
}
function reasonOf(result, hasChanges) {
    const kept = hasChanges ? ' The work so far is in the work tree.' : '';
    switch (result.kind) {
        case 'finished':
            return undefined;
        case 'stopped':
            return `The run stopped at the limit of ${result.limit}.${kept}`;
        case 'halted':
        case 'stuck':
            return `${result.reason}${kept}`;
        case 'awaiting-approval':
            return `The run stopped at a command that needs your approval (${result.approvalRequest.severity}): ${result.approvalRequest.reason}\n\n  ${commandText(result.approvalRequest)}\n\nRun it yourself, or allow it under commands in agent.yml, then start again. In a run, it reaches only the hosts that agent.yml lists under network, such as network: [registry.npmjs.org].${kept}`;
        case 'cancelled':
            return `The run was interrupted.${kept}`;
    }
}
function commandText({ command, cwd }) {
    const { text } = (0,reveal_hidden/* revealHidden */.C)(command);
    return cwd === '' ? text : `${text}   (in ${(0,reveal_hidden/* revealHidden */.C)(cwd).text})`;
}

// EXTERNAL MODULE: ./src/cli/terminal-writer.js + 1 modules
var terminal_writer = __webpack_require__(59272);
;// CONCATENATED MODULE: ./src/cli/run.js




















/** Runs the agent on a local checkout. The change stays in the work tree. Returns the exit code of the command. */
async function run(words, flags) {
    const request = readRequest(words, { command: 'forgehand run', example: 'fix the failing test' });
    return await carryOut({ request, isReadOnly: false, expectsChange: asksForChange(request) }, flags);
}
/** Answers a question about a local checkout. Returns the exit code of the command. */
async function ask(words, flags) {
    const request = readRequest(words, { command: 'forgehand ask', example: 'how is a duration parsed?' });
    return await carryOut({ request, isReadOnly: true, expectsChange: false }, flags);
}
async function carryOut(asked, { model, verify = true, ...flags }) {
    if (model === undefined)
        throw new usage_error/* UsageError */.e(NO_MODEL);
    const signal = (0,interrupt/* listenForInterrupt */.Y)();
    (0,use_environment_proxy/* useEnvironmentProxy */.z)(process.env);
    const root = (0,find_checkout/* findCheckout */.I)(flags.cwd);
    const models = (0,local_model/* readLocalModels */.g)({ ...flags, model }, process.env);
    const redact = (0,secrets_redact/* createRedactor */.lY)((0,collect/* collectLocalSecrets */.vf)(process.env));
    // With --json, standard output is for the result only.
    const stream = flags.json ? process.stderr : process.stdout;
    const write = (0,terminal_writer/* terminalWriter */.A)(stream, process.env);
    const { reporters, snapshot } = openDisplay({ stream, write, redact, trace: flags.trace });
    // A question changes nothing, so several can be asked at the same time.
    const locked = asked.isReadOnly ? undefined : (0,checkpoint_store/* lockCheckpoints */.Jc)({ root, request: asked.request, signal });
    const stateFolder = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'forgehand-'));
    const location = { root, folder: locked?.folder ?? (0,external_node_path_.join)(stateFolder, 'checkpoints') };
    const checkpoints = locked?.checkpoints ?? (0,checkpoint_store/* temporaryCheckpoints */.n2)({ ...location, request: asked.request, signal });
    const canUndo = locked !== undefined;
    try {
        const whileTesting = () => {
            (0,open_model/* preloadModel */.Lo)(models.main.api);
        };
        const result = await runLocally({ ...asked, root, stateFolder, flags: { ...flags, verify }, models, checkpoints, canUndo, whileTesting }, {
            createModel: (choice, modelOptions) => (0,connect_model/* connectModel */.I)(choice, modelOptions, process.env, (0,local_model/* settingNamesOf */.k)(choice)),
            redact,
            emit: (event) => {
                reporters.onEvent(event);
            },
            signal
        });
        const first = await checkpoints.close();
        const files = await changedFiles(first, location, snapshot());
        // The trace is ours, wherever the user has put it.
        const ownFile = flags.trace === undefined ? undefined : (0,external_node_path_.relative)(root, (0,external_node_path_.resolve)(flags.trace));
        const shown = (0,secrets_redact/* redactDeep */.KL)(runResult(result, snapshot(), {
            files: files.filter(({ path }) => path !== ownFile),
            checkpoint: canUndo ? first?.number : undefined
        }), redact);
        // Removes the status line before the result is printed.
        await reporters.close();
        if (flags.json)
            process.stdout.write((0,json_text/* jsonText */.s)(shown));
        else
            write(`\n${(0,visible_text/* visibleText */.Q)(describeRunResult(shown, asked.expectsChange))}\n`);
        return isSuccess(shown, snapshot()) ? 0 : 1;
    }
    finally {
        await reporters.close();
        await (0,promises_.rm)(stateFolder, { recursive: true, force: true });
        locked?.release();
    }
}
const NO_MODEL = 'No model is set. Name one with --model or in FORGEHAND_MODEL, such as gpt-5 or anthropic/claude-sonnet-5.';
/** What git says that has changed since the first checkpoint; without one, what the tools have written. */
async function changedFiles(first, location, { tools }) {
    const found = first && (await (0,checkpoint_store/* changesSince */.sR)(first, location).catch(() => undefined));
    return found ?? sumByPath(tools.flatMap(({ edits }) => edits));
}
function sumByPath(edits) {
    return [...Map.groupBy(edits, ({ path }) => path)].map(([path, group]) => ({
        path,
        added: group.reduce((sum, { added }) => sum + added, 0),
        removed: group.reduce((sum, { removed }) => sum + removed, 0)
    }));
}


/***/ }),

/***/ 59272:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ terminalWriter)
});

// UNUSED EXPORTS: supportsUnicode

// EXTERNAL MODULE: ./src/agent/call-status.js
var call_status = __webpack_require__(41079);
;// CONCATENATED MODULE: ./src/report/ascii-signs.js

/** The other characters of our own that a terminal without Unicode cannot show. */
const OTHERS = [
    ['▸', '>'],
    ['■', '='],
    ['↻', '%'],
    ['⇄', '<>'],
    ['↧', 'v'],
    ['…', '...'],
    ['·', '|'],
    ['−', '-'],
    ['≈', '~'],
    ['│', '|'],
    ['“', '"'],
    ['”', '"'],
    ['’', "'"]
];
const REPLACEMENTS = new Map([...Object.values(call_status/* SIGNS */.B2).map(({ symbol, ascii }) => [symbol, ascii]), ...OTHERS]);
const SHOWN = new RegExp(`[${[...REPLACEMENTS.keys()].join('')}]`, 'gu');
/** A text for a terminal that cannot show our signs. Other characters stay, because nothing could replace them. */
function withAsciiSigns(text) {
    return text.replace(SHOWN, (sign) => REPLACEMENTS.get(sign) ?? sign);
}

;// CONCATENATED MODULE: ./src/cli/terminal-writer.js

/** Writes text for users, with signs that the terminal can show. */
function terminalWriter(stream, environment) {
    const hasUnicode = supportsUnicode(environment, process.platform);
    return (text) => void stream.write(hasUnicode ? text : withAsciiSigns(text));
}
/** False for a terminal that shows question marks or boxes where our signs would be. */
function supportsUnicode(environment, platform) {
    const { TERM = '', WT_SESSION, TERM_PROGRAM, LC_ALL, LC_CTYPE, LANG } = environment;
    // The console of the Linux kernel has a font of at most 512 characters.
    if (TERM === 'linux' || TERM === 'dumb')
        return false;
    const locale = [LC_ALL, LC_CTYPE, LANG].find(Boolean);
    // Containers often set no locale, and their output goes to a terminal with UTF-8.
    if (locale !== undefined)
        return /utf-?8/i.test(locale);
    return platform !== 'win32' || WT_SESSION !== undefined || TERM_PROGRAM !== undefined;
}


/***/ }),

/***/ 86459:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ THEIR_LABEL),
/* harmony export */   e: () => (/* binding */ OUR_LABEL)
/* harmony export */ });
/** What the markers call the two sides. */
const OUR_LABEL = 'this-branch';
const THEIR_LABEL = 'base-branch';


/***/ }),

/***/ 99841:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UH: () => (/* binding */ deepestCause),
/* harmony export */   Y4: () => (/* binding */ isCertificateError),
/* harmony export */   lW: () => (/* binding */ TRUST_CERTIFICATE)
/* harmony export */ });
/** What to do about a certificate that Node does not trust. */
const TRUST_CERTIFICATE = 'If a proxy of your company signs certificates, set NODE_EXTRA_CA_CERTS to its certificate in the env of the step.';
// Codes of OpenSSL and of Node. Source: https://nodejs.org/api/tls.html#x509-certificate-error-codes
const CERTIFICATE_CODES = /^(UNABLE_TO_(GET|VERIFY|DECRYPT|DECODE)_|CERT_|CRL_|ERROR_IN_C(ERT|RL)_|DEPTH_ZERO_SELF_SIGNED|SELF_SIGNED_CERT|INVALID_(CA|PURPOSE)$|PATH_LENGTH_EXCEEDED|HOSTNAME_MISMATCH|ERR_TLS_CERT_)/;
/** True if a connection failed because of the server's certificate. Trying again does not help. */
function isCertificateError(error) {
    const cause = deepestCause(error);
    return Error.isError(cause) && 'code' in cause && CERTIFICATE_CODES.test(String(cause.code));
}
/** fetch only says "fetch failed". The error of the operating system is one or two causes deeper. */
function deepestCause(error) {
    let deepest = error;
    while (Error.isError(deepest) && deepest.cause !== undefined)
        deepest = deepest.cause;
    return deepest;
}


/***/ })

};
