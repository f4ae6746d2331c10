export const id = 2379;
export const ids = [2379];
export const modules = {

/***/ 5098:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ listenForInterrupt)
/* harmony export */ });
/** Returns a signal that the first Ctrl+C or SIGTERM aborts. The second one ends the program at once. */
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
/* harmony import */ var _text_hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(113);

// Invisible, bidirectional and control characters. In JSON, a line feed can occur only between values.
const HIDDEN = new RegExp(String.raw `[${_text_hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .INVISIBLE */ .kH}${_text_hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .LINE_SEPARATORS */ .Ev}[${_text_hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .CONTROL */ .W3}--\n]]`, 'gv');
/** Formats JSON with hidden characters escaped, because it contains text by strangers and may be printed to a terminal. */
function jsonText(value) {
    return `${JSON.stringify(value, undefined, 2).replace(HIDDEN, escaped)}\n`;
}
/** In JSON, a character above U+FFFF needs two escapes. */
function escaped(character) {
    return character
        .split('')
        .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .join('');
}


/***/ }),

/***/ 9771:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ readLocalModels)
});

;// CONCATENATED MODULE: ./src/settings/endpoint.js
/** True for an http(s) address without credentials, query and fragment. */
function endpoint_isEndpoint(text) {
    const url = URL.parse(text);
    if (!url || !['http:', 'https:'].includes(url.protocol))
        return false;
    return url.username === '' && url.password === '' && url.search === '' && url.hash === '';
}
/** What is wrong with a key for an address; undefined if nothing is. */
function keyProblem(baseUrl, key) {
    const url = URL.parse(baseUrl);
    if (!/^[\x21-\x7e]*$/.test(key))
        return 'invalid';
    if (!url || isLocal(url.hostname))
        return undefined;
    if (url.protocol === 'https:')
        return key === '' ? 'missing' : undefined;
    return key === '' ? undefined : 'unencrypted';
}
// This machine, or a service container of the job, whose name has no dots.
function isLocal(hostname) {
    return /^(?:127\.\d+\.\d+\.\d+|\[::1\]|[^.[\]:]+|[^.]+\.localhost)$/u.test(hostname);
}

// EXTERNAL MODULE: ./src/settings/providers.js
var providers = __webpack_require__(8658);
// EXTERNAL MODULE: ./src/settings/api-keys.js
var api_keys = __webpack_require__(6697);
;// CONCATENATED MODULE: ./src/settings/model-problems.js

/**
 * A problem as sentences for the user who can solve it.
 *
 * @param setting the setting that names the model
 */
function describeModelProblem(problem, setting, names) {
    switch (problem.kind) {
        case 'unknown-provider':
            return `${setting} is ${problem.written}, whose address is not known. Set ${names.baseUrl}, or use a model of a known provider: ${providers/* providerNames */.e4.join(', ')}.`;
        case 'missing-address':
            return `${setting} is a model of ${problem.provider.name}, where each customer has their own address. Set ${names.baseUrl} to yours, such as ${problem.provider.exampleUrl ?? 'https://NAME.example/v1'}.`;
        case 'unsupported-api':
            return `${names.api} is ${problem.api}, which ${problem.provider.name} does not support. Use ${Object.keys(problem.provider.apis).join(' or ')}.`;
        case 'missing-key':
            return names.missingKey({ ...problem, setting });
        case 'unencrypted':
            return names.unencrypted({ ...problem, setting });
        case 'invalid-key':
            return names.invalidKey({ ...problem, setting });
    }
}

;// CONCATENATED MODULE: ./src/settings/model-directory.js


const NO_ADDRESS = 'https://no-address.invalid';
function openDirectory(settings) {
    const main = findMain(settings);
    return { main, find: (written, from) => findOther(written, from, { settings, main: main.model }) };
}
function findMain(settings) {
    const { model: written, baseUrl, keys } = settings;
    const { prefix, rest } = splitName(written);
    if (baseUrl !== '') {
        const isElsewhere = prefix && keys.byProvider.has(prefix.name) && prefix !== (0,providers/* providerAt */.zJ)(hostOf(baseUrl));
        return isElsewhere ? atProvider(prefix, rest, { settings }) : atBaseUrl(written, settings);
    }
    const provider = prefix ?? (written.includes('/') ? undefined : (0,providers/* providerNamed */.li)('openai'));
    if (provider)
        return atProvider(provider, rest, { settings, api: settings.api, ownKey: keys.own });
    return unknownProvider(written);
}
function findOther(written, from, { settings, main }) {
    const { prefix, rest } = splitName(written);
    const here = (name) => checked({ ...main, name });
    if (!prefix)
        return isNameAtMain(written, settings, main) ? here(written) : unknownProvider(written);
    if (prefix === main.provider)
        return here(settings.baseUrl === '' ? rest : nameAt(written, main.host));
    const canUseIt = canUse(prefix, from, settings);
    if (!canUseIt && (settings.baseUrl !== '' || main.provider?.hasSlashedNames))
        return here(written);
    const { model, problem } = atProvider(prefix, rest, { settings });
    return canUseIt || problem
        ? { model, problem }
        : { model, problem: { kind: 'missing-key', provider: prefix, host: model.host } };
}
/** True if models of this provider can be used. A local server needs no key, but the workflow must name it. */
function canUse(provider, from, { keys, identity }) {
    if (provider.keyVariable === undefined)
        return from === 'workflow';
    return keys.byProvider.has(provider.name) || (provider.name === 'openai' && identity !== undefined);
}
/** True if a name without a known provider can be a model of the main model's endpoint. */
function isNameAtMain(written, { baseUrl }, { provider }) {
    // Google lists its models with this prefix.
    const plain = written.replace(/^models\//, '');
    return baseUrl !== '' || provider?.hasSlashedNames === true || !plain.includes('/');
}
function unknownProvider(written) {
    return { model: unreachable(written, undefined), problem: { kind: 'unknown-provider', written } };
}
/** A model at the provider's own endpoint. */
function atProvider(provider, name, { settings, ownKey = '', ...options }) {
    const { api = (0,providers/* firstApi */.jS)(provider).api } = options;
    const baseUrl = provider.apis[api];
    if (baseUrl === undefined)
        return { model: unreachable(name, provider), problem: { kind: 'unsupported-api', provider, api } };
    if (baseUrl === '')
        return { model: unreachable(name, provider), problem: { kind: 'missing-address', provider } };
    const key = settings.keys.byProvider.get(provider.name) ?? ownKey;
    const credential = credentialFor(provider, key, settings);
    return checked({ name, provider, api, baseUrl, host: hostOf(baseUrl), credential });
}
/** A model at the endpoint whose address is set. */
function atBaseUrl(written, settings) {
    const { baseUrl, keys } = settings;
    const host = hostOf(baseUrl);
    const provider = (0,providers/* providerAt */.zJ)(host);
    // A key for one provider is not sent to any other host.
    const key = (provider && keys.byProvider.get(provider.name)) ?? keys.own;
    const api = settings.api ?? (provider ? apiAt(baseUrl, provider) : 'chat');
    const credential = credentialFor(provider, key, settings);
    return checked({ name: nameAt(written, host), provider, api, baseUrl, host, credential });
}
/** The API at an address: several providers have one for Chat Completions besides their own. */
function apiAt(baseUrl, provider) {
    const isCompatible = /\/openai(?:\/v1)?\/?$|\/endpoints\/openapi\/?$/.test(baseUrl);
    return isCompatible && provider.apis.chat !== undefined ? 'chat' : (0,providers/* firstApi */.jS)(provider).api;
}
/** The name at a host: without the provider's prefix, if it is this provider's host and its names contain no slash. */
function nameAt(written, host) {
    const { prefix, rest } = splitName(written);
    return prefix && prefix === (0,providers/* providerAt */.zJ)(host) && !prefix.hasSlashedNames ? rest : written;
}
function credentialFor(provider, key, { identity }) {
    if (identity && provider?.name === 'openai' && key === '')
        return { kind: 'workload-identity', ...identity };
    return { kind: 'key', key };
}
function checked(model) {
    const { credential, baseUrl, host, provider } = model;
    // The token for a workload identity must not be sent unencrypted either.
    const problem = keyProblem(baseUrl, credential.kind === 'key' ? credential.key : credential.serviceAccountId);
    return { model, problem: problem && { kind: KEY_PROBLEMS[problem], provider, host } };
}
const KEY_PROBLEMS = { missing: 'missing-key', unencrypted: 'unencrypted', invalid: 'invalid-key' };
function unreachable(name, provider) {
    const baseUrl = NO_ADDRESS;
    return { name, provider, api: 'chat', baseUrl, host: hostOf(baseUrl), credential: { kind: 'key', key: '' } };
}
function splitName(written) {
    const slash = written.indexOf('/');
    const isNamed = slash >= 0 && slash < written.length - 1;
    return { prefix: isNamed ? (0,providers/* providerNamed */.li)(written.slice(0, slash)) : undefined, rest: written.slice(slash + 1) };
}
function hostOf(baseUrl) {
    return URL.parse(baseUrl)?.host ?? '';
}

;// CONCATENATED MODULE: ./src/settings/workflow-models.js





/** Finds the models of a workflow. Problems that the input schema reports, such as a missing name, are not reported here. */
function readWorkflowModels(inputs) {
    const { keys, problems } = readApiKeys(inputs['api-key']);
    const identity = readIdentity(inputs);
    const settings = {
        model: inputs.model,
        api: asApi(inputs.api),
        baseUrl: isEndpoint(inputs['base-url']) ? inputs['base-url'] : '',
        keys,
        identity: identity.value
    };
    const hasBadUrl = inputs['base-url'] !== '' && settings.baseUrl === '';
    const fallbacks = inputs['fallback-models'];
    const hasAllKeys = problems.length === 0;
    const reading = readModels(settings, { fallbacks, names: INPUTS, settingOf: INPUT_NAMES, hasAllKeys });
    const ofIdentity = identity.value ? identityProblems(settings, reading.models) : undefined;
    const ofModels = hasBadUrl || ofIdentity !== undefined ? [] : reading.problems;
    return { ...reading, problems: [...problems, ...identity.problems, ...(ofIdentity ?? []), ...ofModels] };
}
/** Conflicts of a workload identity with other settings; undefined if there are none. */
function identityProblems({ baseUrl, keys }, models) {
    const { credential, provider } = models.main;
    const hasKey = keys.byProvider.has('openai') || (provider?.name === 'openai' && credential.kind === 'key');
    if (hasKey)
        return [DOUBLE_KEY];
    return baseUrl !== '' && !usesIdentity(models) ? [identityElsewhere(baseUrl)] : undefined;
}
function usesIdentity({ main, fallbacks }) {
    return [main, ...fallbacks].some(({ credential }) => credential.kind === 'workload-identity');
}
/** An identity is proved with a token, which only OpenAI must receive. */
function identityElsewhere(baseUrl) {
    return `openai-identity-provider is set, and base-url is ${baseUrl}, which is not an address of OpenAI and must not receive a token for it. Remove base-url, or set api-key instead of the identity.`;
}
/** Looks up the main model and its fallbacks. */
function readModels(settings, naming) {
    const { fallbacks, names, settingOf, hasAllKeys } = naming;
    const { main, find } = openDirectory(settings);
    const others = fallbacks.map((written) => find(written, 'workflow'));
    const describeProblem = ({ problem }, setting) => problem && (hasAllKeys || problem.kind !== 'missing-key') ? [describeModelProblem(problem, setting, names)] : [];
    const problems = [
        ...describeProblem(main, settingOf.model),
        ...others.flatMap((other) => (isSharedWithMain(other, main) ? [] : describeProblem(other, settingOf.fallback)))
    ];
    const models = { main: main.model, fallbacks: others.map(({ model }) => model), find };
    return { models, problems: [...new Set(problems)] };
}
/** True for a problem of the main model's endpoint. All its models share the problem, which is reported once. */
function isSharedWithMain({ problem }, main) {
    return main.problem !== undefined && problem !== undefined && 'host' in problem && problem.host === main.model.host;
}
function asApi(text) {
    return APIS.find((api) => api === text);
}
const DOUBLE_KEY = 'openai-identity-provider is set, and api-key has a key for openai too. Remove one of them: the identity needs no key.';
function readIdentity(inputs) {
    const identityProviderId = inputs['openai-identity-provider'];
    const serviceAccountId = inputs['openai-service-account'];
    if (identityProviderId === '' && serviceAccountId === '')
        return { value: undefined, problems: [] };
    if (identityProviderId !== '' && serviceAccountId !== '') {
        const audience = inputs['openai-audience'];
        return { value: { identityProviderId, serviceAccountId, audience }, problems: [] };
    }
    const [given, missing] = identityProviderId === ''
        ? ['openai-service-account', 'openai-identity-provider']
        : ['openai-identity-provider', 'openai-service-account'];
    return {
        value: undefined,
        problems: [`${given} is set and ${missing} is not. Set both, or set neither and use api-key.`]
    };
}
const INPUT_NAMES = { model: 'model', fallback: 'fallback-models' };
const INPUTS = {
    baseUrl: 'base-url',
    api: 'api',
    missingKey: ({ setting, host, provider }) => setting === INPUT_NAMES.model
        ? `api-key is not set. Set it to the key for ${host}, such as \${{ secrets.${secretFor(provider)} }}, and check that the secret exists.`
        : `api-key has no key for ${host}, which ${setting} uses. Add a line such as ${provider?.name ?? 'provider'}=\${{ secrets.${secretFor(provider)} }}, and check that the secret exists.`,
    unencrypted: ({ host }) => `api-key would be sent to ${host} unencrypted. Use https in base-url, or remove the key.`,
    invalidKey: ({ host }) => `api-key for ${host} contains a space or a non-ASCII character, which no key does. Copy the key again. Write several keys on separate lines, as provider=key.`
};
function secretFor(provider) {
    return provider?.keyVariable ?? 'API_KEY';
}

// EXTERNAL MODULE: ./src/cli/usage-error.js
var usage_error = __webpack_require__(4565);
;// CONCATENATED MODULE: ./src/cli/local-model.js




/** @throws UsageError that lists every mistake: an invalid URL, a missing key, or a key that would be sent unencrypted */
function readLocalModels(flags, environment) {
    const { model, api, baseUrl = '', fallbackModel = [] } = flags;
    if (baseUrl !== '' && !endpoint_isEndpoint(baseUrl)) {
        // The URL can contain a password, so the message does not repeat it.
        throw new usage_error/* UsageError */.e('The base URL is not a usable http or https address. ' +
            'Set --base-url or OPENAI_BASE_URL to one such as https://api.openai.com/v1, without user name, query or fragment.');
    }
    const keys = keysFor(baseUrl, environment);
    const settings = { model, api, baseUrl, keys, identity: undefined };
    const settingOf = { model: '--model', fallback: '--fallback-model' };
    const { models, problems: mistakes } = readModels(settings, {
        fallbacks: fallbackModel,
        names: OPTIONS,
        settingOf,
        hasAllKeys: true
    });
    if (mistakes.length > 0)
        throw new usage_error/* UsageError */.e(mistakes.join('\n'));
    return models;
}
/** With a base URL, all models belong to that endpoint, so the keys of other providers are not used. */
function keysFor(baseUrl, environment) {
    const provider = baseUrl === '' ? undefined : (0,providers/* providerAt */.zJ)(URL.parse(baseUrl)?.host ?? '');
    const openai = (0,providers/* providerNamed */.li)('openai');
    const known = baseUrl === '' ? providers/* providers */.r5 : [provider].filter((one) => one !== undefined);
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
function variableOf(provider) {
    return provider?.keyVariable ?? 'OPENAI_API_KEY';
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(3301);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(6150);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(9973);
/* harmony import */ var _emulators_demo_project_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6413);
/* harmony import */ var _emulators_start_emulators_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7579);
/* harmony import */ var _emulators_demo_script_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7185);
/* harmony import */ var _text_visible_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2754);
/* harmony import */ var _interrupt_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(5098);
/* harmony import */ var _json_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3727);
/* harmony import */ var _local_model_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9771);
/* harmony import */ var _machine_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7012);
/* harmony import */ var _package_root_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9850);
/* harmony import */ var _run_action_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(1749);
/* harmony import */ var _usage_error_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(4565);
















const account = zod__WEBPACK_IMPORTED_MODULE_12__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(), id: zod__WEBPACK_IMPORTED_MODULE_12__/* .number */ .aig().optional() });
// What the emulator must contain before the action starts.
const scenarioSchema = zod__WEBPACK_IMPORTED_MODULE_12__/* .object */ .Ikc({
    repository: zod__WEBPACK_IMPORTED_MODULE_12__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(), owner: account, default_branch: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP().default('main') }),
    sender: account,
    issue: zod__WEBPACK_IMPORTED_MODULE_12__/* .object */ .Ikc({
        number: zod__WEBPACK_IMPORTED_MODULE_12__/* .number */ .aig(),
        title: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(),
        body: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP().nullable(),
        user: account,
        pull_request: zod__WEBPACK_IMPORTED_MODULE_12__/* .unknown */ .L5J().optional()
    })
        .optional(),
    comment: zod__WEBPACK_IMPORTED_MODULE_12__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_12__/* .number */ .aig(), body: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(), user: account }).optional()
});
/** Runs the built action on a payload, with a GitHub emulator. Returns the exit code of the command. */
async function simulate(flags) {
    const action = (0,_package_root_js__WEBPACK_IMPORTED_MODULE_10__/* .packageRoot */ .Z)();
    const payload = await readPayload(flags.payload);
    const scenario = readScenario(payload, flags);
    const inputs = readActionInputs(flags);
    const signal = (0,_interrupt_js__WEBPACK_IMPORTED_MODULE_13__/* .listenForInterrupt */ .Y)();
    const emulators = await startEmulatorsFor(scenario, flags);
    try {
        const onLine = (line) => void (flags.json ? process.stderr : process.stdout).write(`${(0,_text_visible_text_js__WEBPACK_IMPORTED_MODULE_6__/* .visibleText */ .Q)(line)}\n`);
        const { exitCode, outputs } = await (0,_run_action_js__WEBPACK_IMPORTED_MODULE_11__/* .runAction */ .C)(emulators, {
            ...{ commentId: scenario.comment?.id ?? 0, onLine, signal },
            ...{ action, environment: (0,_machine_js__WEBPACK_IMPORTED_MODULE_9__/* .machineEnvironment */ .R)(), eventName: flags.event, payload, inputs }
        });
        const outcome = outputs['outcome'] ?? 'none';
        const result = { outcome, exitCode, outputs, threads: threadsOf(emulators) };
        process.stdout.write(flags.json ? (0,_json_text_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonText */ .s)(result) : `\nOutcome: ${outcome}\n`);
        return exitCode === 0 ? 0 : 1;
    }
    finally {
        await emulators.close();
    }
}
async function readPayload(path) {
    try {
        return JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path, 'utf8'));
    }
    catch (error) {
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_14__/* .UsageError */ .e(`The payload ${path} cannot be read: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_15__/* .messageOf */ .bD)(error)}`);
    }
}
function readScenario(payload, { payload: path, repository, model }) {
    const parsed = scenarioSchema.safeParse(payload);
    if (!parsed.success)
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_14__/* .UsageError */ .e(`${path} is not a webhook payload:\n${zod__WEBPACK_IMPORTED_MODULE_16__/* .prettifyError */ .S1(parsed.error)}`);
    if (repository !== undefined && model === undefined) {
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_14__/* .UsageError */ .e('The scripted model only knows the demo project. Choose a real model with --model.');
    }
    if (repository !== undefined && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(repository)) {
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_14__/* .UsageError */ .e(`There is no folder ${repository}. Choose the files of the repository with --repository.`);
    }
    if (parsed.data.issue?.pull_request !== undefined) {
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_14__/* .UsageError */ .e('The comment is on a pull request, and the payload does not contain its commits. Use a comment on an issue, ' +
            'or try pull requests on GitHub.');
    }
    return parsed.data;
}
function readActionInputs({ model, baseUrl = '', sandbox }) {
    if (model === undefined)
        return { sandbox };
    const { credential } = (0,_local_model_js__WEBPACK_IMPORTED_MODULE_8__/* .readLocalModels */ .g)({ model, baseUrl }, process.env).main;
    return { sandbox, model, 'base-url': baseUrl, 'api-key': credential.kind === 'key' ? credential.key : '' };
}
async function startEmulatorsFor({ repository, sender, issue, comment }, flags) {
    const files = flags.repository === undefined ? { files: _emulators_demo_project_js__WEBPACK_IMPORTED_MODULE_3__/* .demoProject */ .ZJ } : { fromDirectory: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(flags.repository) };
    const { name, owner, default_branch: defaultBranch } = repository;
    const emulators = await (0,_emulators_start_emulators_js__WEBPACK_IMPORTED_MODULE_4__/* .startEmulators */ .d)({
        repository: { owner: owner.login, name, defaultBranch, ...files },
        script: _emulators_demo_script_js__WEBPACK_IMPORTED_MODULE_5__/* .demoScript */ .x,
        maintainer: sender.login,
        accounts: [sender, owner, ...[issue?.user, comment?.user].filter((user) => user !== undefined)],
        searchPath: (0,_machine_js__WEBPACK_IMPORTED_MODULE_9__/* .machineEnvironment */ .R)().PATH
    });
    if (issue)
        emulators.repository.openIssue({ ...issue, author: issue.user.login });
    if (issue && comment)
        emulators.repository.comment(issue.number, { ...comment, author: comment.user.login });
    return emulators;
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

/***/ 6697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* unused harmony exports readApiKeys, secretsIn */
/* harmony import */ var _providers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8658);

const LABELED = /^([a-z][a-z0-9-]{0,30})\s*=\s*(.*)$/i;
/** Reads the input `api-key`: one key, or lines of `provider=key` and at most one key alone. */
function readApiKeys(text) {
    const lines = linesOf(text);
    const byProvider = new Map();
    const bare = [];
    const problems = [];
    for (const line of lines) {
        const { label, value: key } = parseLabel(line);
        const provider = providerNamed(label);
        // A key can contain = too, so a single line that names no provider is a key.
        if (!provider && (label === '' || lines.length === 1))
            bare.push(line);
        else if (!provider)
            problems.push(unknownProvider(label));
        else if (key === '')
            problems.push(emptyKey(label));
        else if (byProvider.has(provider.name))
            problems.push(`api-key has two keys for ${provider.name}. Remove one.`);
        else
            byProvider.set(provider.name, key);
    }
    if (bare.length > 1) {
        problems.push(`api-key has ${bare.length} keys without a provider. Write each as provider=key, such as openai=….`);
    }
    return { keys: { own: bare[0] ?? '', byProvider }, problems };
}
/** Everything to keep secret: each key, and what can be a key in a line that is not understood. */
function secretsIn(text) {
    const secrets = linesOf(text).flatMap((line) => {
        const { label, value } = parseLabel(line);
        return providerNamed(label) ? [value] : [line, value];
    });
    return [...new Set(secrets)].filter((secret) => secret !== '');
}
function linesOf(text) {
    return text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '');
}
function parseLabel(line) {
    const [, label = '', value = ''] = LABELED.exec(line) ?? [];
    return { label, value };
}
function emptyKey(label) {
    return `api-key has nothing after ${label}=. Check that the secret exists and that this workflow can read it, or remove the line.`;
}
function unknownProvider(label) {
    return `api-key has a line for ${label}, which is not a known provider. Use one of ${providerNames.join(', ')}; write a key for base-url alone on its line.`;
}


/***/ })

};
