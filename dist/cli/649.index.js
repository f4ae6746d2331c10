export const id = 649;
export const ids = [649];
export const modules = {

/***/ 5098:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ listenForInterrupt)
/* harmony export */ });
/** The signal is raised by the first Ctrl+C or SIGTERM; the second one ends the program at once. */
function listenForInterrupt() {
    const controller = new AbortController();
    const end = () => {
        if (controller.signal.aborted)
            process.exit(1);
        controller.abort(new Error('The run was interrupted.'));
    };
    process.on('SIGINT', end).on('SIGTERM', end);
    return controller.signal;
}


/***/ }),

/***/ 3727:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ jsonText)
/* harmony export */ });
// What draws nothing, turns the direction of text, or is a command to a terminal. In JSON a line feed can only stand between values.
const HIDDEN = /[\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}]|(?!\n)\p{Cc}/gu;
/** The JSON that commands print, with hidden characters escaped: text of strangers is in it, and it may end on a terminal. */
function jsonText(value) {
    return `${JSON.stringify(value, undefined, 2).replace(HIDDEN, escaped)}\n`;
}
/** In JSON a character beyond 16 bits is two escapes. */
function escaped(character) {
    return character
        .split('')
        .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .join('');
}


/***/ }),

/***/ 2379:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   simulate: () => (/* binding */ simulate)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(3301);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(6150);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(9973);
/* harmony import */ var _loopback_demo_project_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(223);
/* harmony import */ var _loopback_demo_scene_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8830);
/* harmony import */ var _loopback_demo_script_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5379);
/* harmony import */ var _loopback_runner_log_view_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1963);
/* harmony import */ var _loopback_runner_runner_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1520);
/* harmony import */ var _tasks_visible_text_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(3067);
/* harmony import */ var _interrupt_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(5098);
/* harmony import */ var _json_text_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(3727);
/* harmony import */ var _local_model_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(183);
/* harmony import */ var _machine_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7012);
/* harmony import */ var _package_root_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9850);
/* harmony import */ var _usage_error_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(4565);

















const account = zod__WEBPACK_IMPORTED_MODULE_11__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP() });
// What must be there before the action starts, for it to find what the payload speaks of.
const setting = zod__WEBPACK_IMPORTED_MODULE_11__/* .object */ .Ikc({
    repository: zod__WEBPACK_IMPORTED_MODULE_11__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP(), owner: account, default_branch: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().default('main') }),
    sender: account,
    issue: zod__WEBPACK_IMPORTED_MODULE_11__/* .object */ .Ikc({
        number: zod__WEBPACK_IMPORTED_MODULE_11__/* .number */ .aig(),
        title: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP(),
        body: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().nullable(),
        user: account,
        pull_request: zod__WEBPACK_IMPORTED_MODULE_11__/* .unknown */ .L5J().optional()
    })
        .optional(),
    comment: zod__WEBPACK_IMPORTED_MODULE_11__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_11__/* .number */ .aig(), body: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP(), user: account }).optional()
});
/** Puts a payload through the built action on a GitHub of its own. Returns the exit code of the command. */
async function simulate(flags) {
    const action = (0,_package_root_js__WEBPACK_IMPORTED_MODULE_10__/* .packageRoot */ .Z)();
    const payload = await readPayload(flags.payload);
    const found = readSetting(payload, flags);
    const inputs = readActionInputs(flags);
    const signal = (0,_interrupt_js__WEBPACK_IMPORTED_MODULE_12__/* .listenForInterrupt */ .Y)();
    const scene = await openSceneFor(found, flags);
    try {
        const view = new _loopback_runner_log_view_js__WEBPACK_IMPORTED_MODULE_6__/* .LogView */ .I((line) => void (flags.json ? process.stderr : process.stdout).write(`${(0,_tasks_visible_text_js__WEBPACK_IMPORTED_MODULE_13__/* .visibleText */ .Q)(line)}\n`));
        const job = scene.jobFor(found.comment?.id ?? 0, {
            action,
            environment: (0,_machine_js__WEBPACK_IMPORTED_MODULE_9__/* .machineEnvironment */ .R)(),
            eventName: flags.event,
            payload,
            inputs,
            onLog: (text) => {
                view.add(text);
            }
        });
        const runner = await _loopback_runner_runner_js__WEBPACK_IMPORTED_MODULE_7__/* .Runner */ .b.start(job, scene.folder);
        signal.addEventListener('abort', () => void runner.cancel());
        const { exitCode, outputs } = await runner.main();
        await runner.post();
        view.end();
        const outcome = outputs['outcome'] ?? 'none';
        const result = { outcome, exitCode, outputs, threads: threadsOf(scene) };
        process.stdout.write(flags.json ? (0,_json_text_js__WEBPACK_IMPORTED_MODULE_14__/* .jsonText */ .s)(result) : `\nOutcome: ${outcome}\n`);
        return exitCode === 0 ? 0 : 1;
    }
    finally {
        await scene.close();
    }
}
async function readPayload(path) {
    try {
        return JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path, 'utf8'));
    }
    catch (error) {
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_15__/* .UsageError */ .e(`The payload ${path} cannot be read: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_16__/* .messageOf */ .bD)(error)}`);
    }
}
function readSetting(payload, { payload: path, repository, model }) {
    const parsed = setting.safeParse(payload);
    if (!parsed.success)
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_15__/* .UsageError */ .e(`${path} is no webhook payload:\n${zod__WEBPACK_IMPORTED_MODULE_17__/* .prettifyError */ .S1(parsed.error)}`);
    if (repository !== undefined && model === undefined) {
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_15__/* .UsageError */ .e('The scripted model knows the project of the demo only. Name a real one with --model.');
    }
    if (repository !== undefined && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(repository)) {
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_15__/* .UsageError */ .e(`There is no folder ${repository}. Give the files of the repository with --repository.`);
    }
    if (parsed.data.issue?.pull_request !== undefined) {
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_15__/* .UsageError */ .e('The comment is on a pull request, whose commits the payload does not hold. Give one on an issue; ' +
            'pull requests can be tried on GitHub only.');
    }
    return parsed.data;
}
function readActionInputs({ model, baseUrl, sandbox }) {
    if (model === undefined)
        return { sandbox };
    const apiKey = process.env['OPENAI_API_KEY'] ?? '';
    (0,_local_model_js__WEBPACK_IMPORTED_MODULE_8__/* .requireEndpoint */ .V)({ baseUrl, apiKey });
    return { sandbox, model, 'base-url': baseUrl, 'api-key': apiKey };
}
async function openSceneFor({ repository, sender, issue, comment }, flags) {
    const files = flags.repository === undefined ? { files: _loopback_demo_project_js__WEBPACK_IMPORTED_MODULE_3__/* .demoProject */ .ZJ } : { fromDirectory: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(flags.repository) };
    const { name, owner, default_branch: defaultBranch } = repository;
    const scene = await (0,_loopback_demo_scene_js__WEBPACK_IMPORTED_MODULE_4__/* .openScene */ .H)({
        repository: { owner: owner.login, name, defaultBranch, ...files },
        script: _loopback_demo_script_js__WEBPACK_IMPORTED_MODULE_5__/* .demoScript */ .x,
        maintainer: sender.login,
        searchPath: (0,_machine_js__WEBPACK_IMPORTED_MODULE_9__/* .machineEnvironment */ .R)().PATH
    });
    if (issue)
        scene.repository.openIssue({ ...issue, author: issue.user.login });
    if (issue && comment)
        scene.repository.comment(issue.number, { ...comment, author: comment.user.login });
    return scene;
}
function threadsOf({ repository }) {
    return [...repository.state.issues.values()].map(({ number, title, body, pullRequest }) => ({
        kind: pullRequest ? 'pull_request' : 'issue',
        number,
        title,
        body,
        comments: repository.comments(number).map(({ author, body: text }) => ({ author: author.login, body: text }))
    }));
}


/***/ }),

/***/ 5131:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ toolOnTheWire),
/* harmony export */   W: () => (/* binding */ ChatWire)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8821);

const OPTIONAL = ['temperature', 'tool_choice', 'stream_options'];
/** The older name first: it is the one that servers other than OpenAI's know. */
const LIMIT_NAMES = ['max_tokens', 'max_completion_tokens'];
/**
 * Says our messages and tools in the words of Chat Completions.
 *
 * What was converted once is kept, so that every request repeats the bytes of the one before it and the provider's
 * prompt cache holds.
 */
class ChatWire {
    #parameters;
    #messages = new WeakMap();
    #tools = new WeakMap();
    #refused = new Set();
    #returnsThinking = false;
    constructor(parameters) {
        this.#parameters = parameters;
    }
    request(messages, tools, toolChoice = 'auto') {
        const { model, temperature, maxOutputTokens } = this.#parameters;
        const limit = this.#limitName();
        return {
            model,
            messages: messages.filter(isSaid).map((message) => this.#message(message)),
            ...(tools.length > 0 && { tools: tools.map((tool) => this.#tool(tool)) }),
            ...(tools.length > 0 && this.#accepts('tool_choice') && { tool_choice: toolChoice }),
            ...(this.#accepts('temperature') && { temperature }),
            ...(maxOutputTokens !== undefined && limit && { [limit]: maxOutputTokens }),
            stream: true,
            ...(this.#accepts('stream_options') && { stream_options: { include_usage: true } })
        };
    }
    /** From now on replies go back with their thinking: this model's server refuses or forgets where it is missing. */
    returnThinking() {
        this.#returnsThinking = true;
    }
    /**
     * Leaves out, from now on, the parameter that a refusal names.
     *
     * @returns whether there was one, so that the request is worth another try
     */
    adaptTo({ status, parameter, message }) {
        if (status !== 400 && status !== 422)
            return false;
        const limit = this.#limitName();
        const sent = [...OPTIONAL.filter((name) => this.#accepts(name)), ...(limit ? [limit] : [])];
        const named = sent.find((name) => name === parameter) ?? sent.find((name) => RegExp(`\\b${name}\\b`).test(message));
        if (!named)
            return false;
        this.#refused.add(named);
        return true;
    }
    #accepts(name) {
        return !this.#refused.has(name);
    }
    #limitName() {
        if (this.#parameters.maxOutputTokens === undefined)
            return undefined;
        return LIMIT_NAMES.find((name) => this.#accepts(name));
    }
    #message(message) {
        return kept(this.#messages, message, () => this.#convert(message));
    }
    #tool(tool) {
        return kept(this.#tools, tool, () => toolOnTheWire(tool));
    }
    #convert(message) {
        const content = message.text.toWellFormed();
        switch (message.role) {
            case 'system':
            case 'user':
                return { role: message.role, content };
            case 'tool':
                return { role: 'tool', tool_call_id: message.callId, content };
            case 'assistant': {
                const { toolCalls, thinking } = message;
                const reply = {
                    role: 'assistant',
                    content: content === '' && toolCalls.length > 0 ? null : content,
                    ...(this.#returnsThinking && thinking !== '' && { reasoning_content: thinking.toWellFormed() }),
                    ...(toolCalls.length > 0 && { tool_calls: toolCalls.map(callOnTheWire) })
                };
                return reply;
            }
        }
    }
}
/** The definition of a tool as each request carries it. */
function toolOnTheWire({ name, description, parameters }) {
    // As the model must write it: a parameter with a default may be left out. `$schema` would be noise in every request.
    const schema = zod__WEBPACK_IMPORTED_MODULE_0__/* .toJSONSchema */ .bl(parameters, { io: 'input' });
    delete schema.$schema;
    return { type: 'function', function: { name, description, parameters: schema } };
}
/** False for a reply of nothing, which Mistral and Anthropic refuse to read back. */
function isSaid(message) {
    return message.role !== 'assistant' || message.toolCalls.length > 0 || message.text.trim() !== '';
}
function callOnTheWire({ id, name, arguments: given }) {
    // As OpenAI checks it; a name that the model made up would have every request refused from then on.
    const checked = name.replaceAll(/[^\w-]/g, '_').slice(0, 64);
    return { id, type: 'function', function: { name: checked, arguments: objectText(given) } };
}
// Some servers parse the arguments of earlier calls, and one call that the model wrote badly would make them refuse
// every request from then on.
function objectText(text) {
    const quoted = () => JSON.stringify({ not_json: text.toWellFormed() });
    try {
        const value = JSON.parse(text);
        return typeof value === 'object' && value !== null && !Array.isArray(value) ? text : quoted();
    }
    catch {
        return quoted();
    }
}
function kept(store, key, make) {
    const value = store.get(key) ?? make();
    store.set(key, value);
    return value;
}


/***/ }),

/***/ 725:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ai: () => (/* binding */ number),
/* harmony export */   p6: () => (/* binding */ date)
/* harmony export */ });
/* unused harmony exports string, boolean, bigint */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8729);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3301);


function string(params) {
    return core._coercedString(schemas.ZodString, params);
}
function number(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._coercedNumber */ .qG(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodNumber */ .rSt, params);
}
function boolean(params) {
    return core._coercedBoolean(schemas.ZodBoolean, params);
}
function bigint(params) {
    return core._coercedBigint(schemas.ZodBigInt, params);
}
function date(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._coercedDate */ .B4(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodDate */ .aPP, params);
}


/***/ })

};
