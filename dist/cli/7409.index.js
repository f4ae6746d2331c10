export const id = 7409;
export const ids = [7409];
export const modules = {

/***/ 75098:
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
/* harmony import */ var _text_hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30113);

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

/***/ 79771:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ readLocalModels),
  k: () => (/* binding */ settingNamesOf)
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
var providers = __webpack_require__(28658);
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
    const provider = prefix ?? (written.includes('/') ? undefined : ((0,providers/* providerOfModel */.WX)(written) ?? (0,providers/* providerNamed */.li)('openai')));
    if (provider)
        return atProvider(provider, rest, { settings, api: settings.api, ownKey: keys.own });
    return unknownProvider(written);
}
function findOther(written, from, { settings, main }) {
    // With an address, and where others than the vendors offer models, any name can be a name of that endpoint.
    const hasAnyNames = settings.baseUrl !== '' || main.provider?.hasSlashedNames === true;
    const { prefix = hasAnyNames ? undefined : (0,providers/* providerOfModel */.WX)(written), rest } = splitName(written);
    const here = (name) => checked({ ...main, name });
    if (!prefix)
        return hasAnyNames || !isPath(written) ? here(written) : unknownProvider(written);
    if (prefix === main.provider)
        return here(settings.baseUrl === '' ? rest : nameAt(written, main.host));
    const canUseIt = canUse(prefix, from, settings);
    if (!canUseIt && hasAnyNames)
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
/** True if a name has a slash, apart from the prefix with which Google lists its models. */
function isPath(written) {
    return written.replace(/^models\//, '').includes('/');
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
    const reading = readModels(settings, { fallbacks, names: inputNames(inputs), settingOf: INPUT_NAMES, hasAllKeys });
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
const inputNames = ({ 'api-key': apiKey }) => ({
    baseUrl: 'base-url',
    api: 'api',
    missingKey: ({ setting, host, provider }) => apiKey === '' && setting === INPUT_NAMES.model
        ? `api-key is not set. Set it to the key for ${host}, such as \${{ secrets.${secretFor(provider)} }}, and check that the secret exists.`
        : `api-key has no key for ${host}, which ${setting} uses. Add a line such as ${provider ? `${provider.name}=` : ''}\${{ secrets.${secretFor(provider)} }}, and check that the secret exists.`,
    unencrypted: ({ host }) => `api-key would be sent to ${host} unencrypted. Use https in base-url, or remove the key.`,
    invalidKey: ({ host }) => `api-key for ${host} contains a space or a non-ASCII character, which no key does. Copy the key again. Write several keys on separate lines, as provider=key.`
});
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
/** What the settings of a model are called at the command line, for messages about requests that fail. */
function settingNamesOf({ provider }) {
    return { apiKey: variableOf(provider), model: '--model', baseUrl: '--base-url', api: '--api' };
}
function variableOf(provider) {
    return provider?.keyVariable ?? 'OPENAI_API_KEY';
}


/***/ }),

/***/ 17409:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  simulate: () => (/* binding */ simulate)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ../node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(3301);
// EXTERNAL MODULE: ../node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(79435);
// EXTERNAL MODULE: ../node_modules/zod/v4/core/errors.js
var errors = __webpack_require__(46150);
// EXTERNAL MODULE: ./src/errors.js
var src_errors = __webpack_require__(59973);
// EXTERNAL MODULE: ./emulators/demo/project.js
var project = __webpack_require__(96413);
// EXTERNAL MODULE: ./emulators/start-emulators.js + 86 modules
var start_emulators = __webpack_require__(15856);
// EXTERNAL MODULE: ./emulators/demo/script.js
var script = __webpack_require__(97185);
// EXTERNAL MODULE: ./src/text/visible-text.js
var visible_text = __webpack_require__(2754);
// EXTERNAL MODULE: ./src/cli/interrupt.js
var interrupt = __webpack_require__(75098);
// EXTERNAL MODULE: ./src/cli/json-text.js
var json_text = __webpack_require__(3727);
// EXTERNAL MODULE: ./src/cli/local-model.js + 4 modules
var local_model = __webpack_require__(79771);
// EXTERNAL MODULE: ./src/cli/machine.js
var machine = __webpack_require__(97012);
// EXTERNAL MODULE: ./src/cli/package-root.js
var package_root = __webpack_require__(29850);
// EXTERNAL MODULE: ./src/cli/run-action.js + 4 modules
var run_action = __webpack_require__(81749);
// EXTERNAL MODULE: ./src/cli/terminal-writer.js + 1 modules
var terminal_writer = __webpack_require__(59272);
// EXTERNAL MODULE: ./src/cli/text-blocks.js
var text_blocks = __webpack_require__(3945);
// EXTERNAL MODULE: ./src/text/markdown/html-elements.js
var html_elements = __webpack_require__(55611);
;// CONCATENATED MODULE: ./src/text/markdown/html-text.js

/** The content of these is for browsers, not for readers. */
const UNREAD = /^(?:script|style|svg|math|iframe|object|template|noscript)$/;
/**
 * The words of raw HTML, without comments, tags and scripts. The result is plain text: escape it.
 *
 * Unknown tags, such as <T> in Vec<T>, are text that the author forgot to escape.
 */
function htmlText(html, HtmlTokenizer) {
    const words = [];
    let unread;
    const add = (text) => {
        if (unread === undefined)
            words.push(text);
    };
    const addUnknown = ({ tagName, location }) => {
        if (!(0,html_elements/* isHtmlElement */.u)(tagName))
            add(html.slice(location?.startOffset, location?.endOffset));
    };
    const ignore = () => undefined;
    const tokenizer = new HtmlTokenizer({ sourceCodeLocationInfo: true }, {
        onStartTag: (tag) => {
            addUnknown(tag);
            if (UNREAD.test(tag.tagName))
                unread ??= tag.tagName;
        },
        onEndTag: (tag) => {
            addUnknown(tag);
            if (tag.tagName === unread)
                unread = undefined;
        },
        onCharacter: ({ chars }) => {
            add(chars);
        },
        onWhitespaceCharacter: ({ chars }) => {
            add(chars);
        },
        onNullCharacter: ignore,
        onComment: ignore,
        onDoctype: ignore,
        onEof: ignore
    });
    tokenizer.write(html, true);
    return words.join('');
}

// EXTERNAL MODULE: ./src/text/markdown/parser.js + 1 modules
var parser = __webpack_require__(36465);
;// CONCATENATED MODULE: ./src/text/markdown/plain-text.js



/** Markdown for a terminal: what GitHub shows, without markers, tags and comments. Folded sections are unfolded. */
async function markdownAsText(markdown) {
    const text = (0,visible_text/* visibleText */.Q)(markdown);
    if ((0,parser/* exceedsParserLimits */.Hj)(text))
        return text;
    const [parse, { Tokenizer: HtmlTokenizer }] = await Promise.all([(0,parser/* loadMarkdownParser */.jM)(), __webpack_require__.e(/* import() */ 7016).then(__webpack_require__.bind(__webpack_require__, 67016))]);
    try {
        return (0,visible_text/* visibleText */.Q)(new TextWriter(HtmlTokenizer).blockOf(parse(text, 'all')));
    }
    catch (error) {
        if ((0,parser/* isStackOverflow */.fF)(error))
            return text;
        throw error;
    }
}
const ALERT = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]\n?/u;
const SUMMARY = /<summary>([^]*?)<\/summary>/giu;
class TextWriter {
    #HtmlTokenizer;
    constructor(HtmlTokenizer) {
        this.#HtmlTokenizer = HtmlTokenizer;
    }
    blockOf(node) {
        switch (node.type) {
            case 'list':
                return this.#list(node);
            case 'blockquote':
                return prefixed(this.#blocks(node.children).replace(ALERT, (_, kind) => `${capitalized(kind)}: `), '> ');
            case 'code':
                return prefixed(node.value, '    ');
            case 'table':
                return this.#table(node);
            case 'thematicBreak':
                return '---';
            case 'html':
                return this.#html(node.value.replaceAll(SUMMARY, '▸ $1')).trim();
            case 'root':
            case 'listItem':
            case 'footnoteDefinition':
                return this.#blocks(node.children);
            default:
                return this.#inline(node);
        }
    }
    #blocks(nodes) {
        const blocks = nodes.map((node) => this.blockOf(node));
        return blocks.filter((block) => block !== '').join('\n\n');
    }
    #list({ children, ordered, start, spread }) {
        const items = children.map((item, index) => {
            const marker = ordered ? `${(start ?? 1) + index}. ` : '- ';
            const box = item.checked === true ? '[x] ' : item.checked === false ? '[ ] ' : '';
            const text = item.spread
                ? this.#blocks(item.children)
                : item.children.map((child) => this.blockOf(child)).join('\n');
            return `${marker}${box}${prefixed(text, ' '.repeat(marker.length)).trimStart()}`;
        });
        return items.join(spread ? '\n\n' : '\n');
    }
    #table({ children }) {
        const rows = children.map((row) => row.children.map((cell) => this.#inlines(cell.children)));
        const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => widthOf(row[column]))));
        const lines = rows.map((row) => widths.map((width, column) => padded(row[column], width)).join('  '));
        return lines.map((line) => line.trimEnd()).join('\n');
    }
    #inlines(nodes) {
        return nodes.map((node) => this.#inline(node)).join('');
    }
    #inline(node) {
        switch (node.type) {
            case 'text':
            case 'inlineCode':
                return node.value;
            case 'break':
                return '\n';
            case 'html':
                return this.#html(node.value);
            case 'image':
                return node.alt ?? '';
            case 'link': {
                const text = this.#inlines(node.children);
                return node.url === text || node.url.startsWith('#') ? text : `${text} (${node.url})`;
            }
            default:
                return 'children' in node ? this.#inlines(node.children) : '';
        }
    }
    #html(html) {
        return htmlText(html, this.#HtmlTokenizer);
    }
}
/** An emoji takes two columns of a terminal. */
function widthOf(text = '') {
    return text.length + (text.match(/\p{Emoji_Presentation}/gu) ?? []).filter(({ length }) => length === 1).length;
}
function padded(text = '', width) {
    return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}
function prefixed(text, prefix) {
    return text
        .split('\n')
        .map((line) => `${prefix}${line}`.trimEnd())
        .join('\n');
}
function capitalized(word) {
    return `${word.slice(0, 1)}${word.slice(1).toLowerCase()}`;
}

;// CONCATENATED MODULE: ./src/cli/threads-text.js



/** The threads for a terminal: titles, texts, comments and changes. */
async function threadsText(threads, style) {
    const texts = await Promise.all(threads.map((thread) => threadText(thread, style)));
    return texts.map((text) => `\n${text}\n`).join('');
}
async function threadText(thread, style) {
    const title = style('bold', (0,visible_text/* visibleText */.Q)(`${labelOf(thread)}: ${thread.title}`));
    const comments = await Promise.all(thread.comments.map(async ({ author, body }) => `${style('bold', author)} commented:\n${(0,text_blocks/* indent */.pZ)(await markdownAsText(body))}`));
    const body = thread.body === null ? '' : await markdownAsText(thread.body);
    const change = thread.kind === 'pull_request' ? (0,text_blocks/* colorDiff */.N5)((0,visible_text/* visibleText */.Q)(thread.diff), style) : '';
    const parts = [body, ...comments, change].filter((part) => part.trim() !== '');
    return [title, ...parts.map(text_blocks/* indent */.pZ)].join('\n\n');
}
function labelOf(thread) {
    if (thread.kind === 'issue')
        return `Issue #${thread.number}`;
    const { number, head, base, isDraft } = thread;
    return `Pull request #${number} (${isDraft ? 'draft, ' : ''}${head} into ${base})`;
}

// EXTERNAL MODULE: ./src/cli/usage-error.js
var usage_error = __webpack_require__(4565);
;// CONCATENATED MODULE: ./src/cli/simulate.js



















const account = schemas/* object */.Ikc({ login: schemas/* string */.YjP(), id: schemas/* number */.aig().optional() });
/** Null when the account was deleted. */
const author = account.nullish().transform((user) => user ?? { login: 'ghost' });
// What the emulator must contain before the action starts.
const scenarioSchema = schemas/* object */.Ikc({
    // Events such as schedule name neither.
    repository: schemas/* object */.Ikc({ name: schemas/* string */.YjP(), owner: account, default_branch: schemas/* string */.YjP().default('main') })
        .default({ name: 'repository', owner: { login: 'owner' }, default_branch: 'main' }),
    sender: account.default({ login: 'owner' }),
    issue: schemas/* object */.Ikc({
        number: schemas/* number */.aig(),
        title: schemas/* string */.YjP(),
        body: schemas/* string */.YjP().nullish(),
        user: author,
        pull_request: schemas/* unknown */.L5J().optional()
    })
        .optional(),
    comment: schemas/* object */.Ikc({ id: schemas/* number */.aig(), body: schemas/* string */.YjP(), user: author, created_at: iso/* datetime */.w$().optional() })
        .optional()
});
/** Runs the built action on a payload, with a GitHub emulator. Returns the exit code of the command. */
async function simulate(flags) {
    const action = (0,package_root/* packageRoot */.Z)();
    const payload = await readPayload(flags.payload);
    const scenario = readScenario(payload, flags);
    const inputs = readActionInputs(flags);
    const signal = (0,interrupt/* listenForInterrupt */.Y)();
    const emulators = await startEmulatorsFor(scenario, flags);
    const say = (0,terminal_writer/* terminalWriter */.A)(process.stdout, process.env);
    try {
        const onLine = (line) => void (flags.json ? process.stderr : process.stdout).write(`${(0,visible_text/* visibleText */.Q)(line)}\n`);
        const { exitCode, outputs } = await (0,run_action/* runAction */.C)(emulators, {
            ...{ commentId: scenario.comment?.id ?? 0, onLine, signal },
            ...{ action, environment: (0,machine/* machineEnvironment */.R)(), eventName: flags.event, payload, inputs }
        });
        const outcome = outputs['outcome'] ?? 'none';
        const threads = await threadsOf(emulators);
        if (flags.json)
            process.stdout.write((0,json_text/* jsonText */.s)({ outcome, exitCode, outputs, threads }));
        else
            say(`${await threadsText(threads, (0,text_blocks/* styleFor */.j9)(process.stdout))}\nOutcome: ${outcome}\n`);
        return exitCode === 0 ? 0 : 1;
    }
    finally {
        await emulators.close();
    }
}
async function readPayload(path) {
    try {
        return JSON.parse(await (0,promises_.readFile)(path, 'utf8'));
    }
    catch (error) {
        throw new usage_error/* UsageError */.e(`The payload ${path} cannot be read: ${(0,src_errors/* messageOf */.bD)(error)}`);
    }
}
function readScenario(payload, { payload: path, repository, head, model }) {
    const parsed = scenarioSchema.safeParse(payload);
    if (!parsed.success)
        throw new usage_error/* UsageError */.e(`${path} is not a webhook payload:\n${errors/* prettifyError */.S1(parsed.error)}`);
    if (repository !== undefined && model === undefined) {
        throw new usage_error/* UsageError */.e('The scripted model only knows the demo project. Choose a real model with --model.');
    }
    if (repository !== undefined && !(0,external_node_fs_.existsSync)(repository)) {
        throw new usage_error/* UsageError */.e(`There is no folder ${repository}. Choose the files of the repository with --repository.`);
    }
    if (head !== undefined && !(0,external_node_fs_.existsSync)(head)) {
        throw new usage_error/* UsageError */.e(`There is no folder ${head}. Choose the files of the pull request's branch with --head.`);
    }
    return parsed.data;
}
function readActionInputs({ model, baseUrl = '', sandbox }) {
    if (model === undefined)
        return { sandbox };
    const { credential } = (0,local_model/* readLocalModels */.g)({ model, baseUrl }, process.env).main;
    return { sandbox, model, 'base-url': baseUrl, 'api-key': credential.kind === 'key' ? credential.key : '' };
}
async function startEmulatorsFor({ repository, sender, issue, comment }, flags) {
    const files = flags.repository === undefined ? { files: project/* demoProject */.ZJ } : { fromDirectory: (0,external_node_path_.resolve)(flags.repository) };
    const { name, owner, default_branch: defaultBranch } = repository;
    const clock = new ScenarioClock(comment?.created_at);
    const emulators = await (0,start_emulators/* startEmulators */.d)({
        repository: { owner: owner.login, name, defaultBranch, ...files },
        script: script/* demoScript */.x,
        now: () => clock.now(),
        maintainer: sender.login,
        accounts: [sender, owner, ...[issue?.user, comment?.user].filter((user) => user !== undefined)],
        searchPath: (0,machine/* machineEnvironment */.R)().PATH
    });
    if (issue)
        await openThread(emulators, issue, flags);
    clock.start();
    if (issue && comment)
        emulators.repository.comment(issue.number, { ...comment, author: comment.user.login });
    return emulators;
}
/**
 * GitHub's clock. It starts at the time of the comment, because a run that answers an old comment reads no later posts, and refuses
 * to work on a branch that has moved since.
 */
class ScenarioClock {
    #commentedAt;
    #startedAt;
    constructor(commentedAt) {
        this.#commentedAt = commentedAt === undefined ? Date.now() : Date.parse(commentedAt);
    }
    /** Everything up to now happened before the comment. */
    start() {
        this.#startedAt = Date.now();
    }
    now() {
        return new Date(this.#commentedAt + (this.#startedAt === undefined ? -BEFORE_MS : Date.now() - this.#startedAt));
    }
}
const BEFORE_MS = 60_000;
const HEAD_BRANCH = 'simulated-head';
/** The payload of a comment on a pull request names no commits, so --head provides the files of its branch. */
async function openThread({ repository }, { number, title, body = null, user, pull_request: isPullRequest }, { head }) {
    const thread = { number, title, author: user.login };
    if (isPullRequest === undefined || isPullRequest === null) {
        repository.openIssue({ ...thread, body });
        return;
    }
    await repository.push(HEAD_BRANCH, {}, 'Simulated pull request');
    if (head !== undefined)
        await repository.pushDirectory(HEAD_BRANCH, (0,external_node_path_.resolve)(head), 'Files of --head');
    await repository.openPullRequest({ ...thread, body: body ?? '', head: HEAD_BRANCH });
}
async function threadsOf({ repository }) {
    const { issues, git } = repository.state;
    return await Promise.all([...issues.values()].map(async ({ number, title, body, pullRequest }) => {
        const comments = repository
            .comments(number)
            .map(({ author: { login }, body: text }) => ({ author: login, body: text }));
        const thread = { number, title, body, comments };
        if (!pullRequest)
            return { kind: 'issue', ...thread };
        const { isDraft, headRef: head, headSha, baseRef: base, baseSha } = pullRequest;
        const diff = await git.text(['diff', '--no-color', '--no-ext-diff', `${baseSha}...${headSha}`]);
        return { kind: 'pull_request', ...thread, head, base, isDraft, diff };
    }));
}


/***/ }),

/***/ 6697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* unused harmony exports readApiKeys, secretsIn */
/* harmony import */ var _providers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28658);

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


/***/ }),

/***/ 55611:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ isHtmlElement)
/* harmony export */ });
const ELEMENTS = new Set(('a abbr address area article aside audio b base bdo blockquote body br button canvas caption center cite code col ' +
    'colgroup datalist dd del details dfn dialog div dl dt em embed fieldset figcaption figure font footer form frame ' +
    'frameset h1 h2 h3 h4 h5 h6 head header hr html i iframe image img input ins kbd label legend li link main map ' +
    'mark math menu meta nav noscript object ol optgroup option p param picture pre q rp rt ruby s samp script ' +
    'section select small source span strike strong style sub summary sup svg table tbody td template textarea tfoot th ' +
    'thead time title tr track tt u ul use var video wbr').split(' '));
/** True for the name of an element of HTML. Any other name is the author's own word. */
function isHtmlElement(tagName) {
    return ELEMENTS.has(tagName);
}


/***/ }),

/***/ 36465:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b7: () => (/* binding */ countMatches),
  Hj: () => (/* binding */ exceedsParserLimits),
  V1: () => (/* binding */ hasAmbiguousBlocks),
  fF: () => (/* binding */ isStackOverflow),
  jM: () => (/* binding */ loadMarkdownParser)
});

;// CONCATENATED MODULE: ./src/text/github-limits.js
/** GitHub's limit for the body of an issue, a comment and a pull request. */
const MAX_BODY_LENGTH = 65_536;
const MAX_TITLE_LENGTH = 256;

;// CONCATENATED MODULE: ./src/text/markdown/parser.js

const DECORATION = ['attention', 'strikethrough', 'hardBreakEscape', 'wwwAutolink', 'protocolAutolink', 'emailAutolink'];
const DISABLED = {
    all: [],
    structure: DECORATION,
    blocks: [
        ...DECORATION,
        'autolink',
        'htmlText',
        'codeText',
        'labelEnd',
        'labelStartImage',
        'labelStartLink',
        'characterEscape',
        'characterReference',
        'gfmFootnoteCall',
        'gfmPotentialFootnoteCall'
    ]
};
/** Loads the parser of GitHub's Markdown. Imported here because most comments have no command and are never parsed. */
async function loadMarkdownParser() {
    const [{ fromMarkdown }, { gfm }, { gfmFromMarkdown }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(4028), __webpack_require__.e(6556)]).then(__webpack_require__.bind(__webpack_require__, 16556)),
        Promise.all(/* import() */[__webpack_require__.e(3361), __webpack_require__.e(7221)]).then(__webpack_require__.bind(__webpack_require__, 3361)),
        Promise.all(/* import() */[__webpack_require__.e(4971), __webpack_require__.e(7554)]).then(__webpack_require__.bind(__webpack_require__, 36514))
    ]);
    const options = (depth) => ({
        extensions: [gfm(), { disable: { null: DISABLED[depth] } }],
        // The transforms look for bare URLs. The nodes they make have no positions.
        mdastExtensions: gfmFromMarkdown().filter(({ transforms }) => depth === 'all' || !transforms)
    });
    const byDepth = { all: options('all'), structure: options('structure'), blocks: options('blocks') };
    return (text, depth) => fromMarkdown(text, byDepth[depth]);
}
// Markers of quotes, lists and footnotes at the start of a line, but not a thematic break such as `- - -`.
const MARKERS = String.raw `(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t])|\[\^[^\]\s]{1,99}\]:))`;
const NO_BREAK = String.raw `(?![ \t]*([-*])(?:[ \t]*\1)*[ \t]*$)`;
// The parser recurses at each level, and reads a line once per level. Real texts are not nested this deep.
const TOO_DEEP = new RegExp(`^${NO_BREAK}${MARKERS}{13}`, 'm');
// List items, quotes and underlined headings take much longer than words.
const CONTAINERS = new RegExp(`^${MARKERS}+`, 'gm');
const UNDERLINES = /^[ \t]*(?:=+|-+)[ \t]*$/gm;
const MAX_CONTAINERS = 2_500;
const MAX_UNDERLINES = 2_500;
// An empty list item and a line of spaces. In cmark, what follows can belong to the item; in CommonMark it cannot.
const AMBIGUOUS_ITEM = /^(?:[ \t>]*(?:[-*+]|\d{1,9}[.)])(?=[ \t\n]))+[ \t]*\n[ \t>]*(?:\t| {2})\n/mu;
/** True for a text that GitHub's parser and ours can read differently. */
function hasAmbiguousBlocks(markdown) {
    return AMBIGUOUS_ITEM.test(markdown);
}
/** GitHub counts an emoji once, JavaScript twice. */
const MAX_PARSED = 2 * MAX_BODY_LENGTH;
/** True for a text whose blocks would take the parser quadratic time or overflow its stack. Call it before parsing. Linear time. */
function exceedsParserLimits(markdown) {
    return (markdown.length > MAX_PARSED ||
        TOO_DEEP.test(markdown) ||
        countMarkerCharacters(CONTAINERS, markdown) > MAX_CONTAINERS ||
        countMatches(UNDERLINES, markdown) > MAX_UNDERLINES);
}
/** True when the parser failed on nesting that `exceedsParserLimits` did not foresee. */
function isStackOverflow(error) {
    return Error.isError(error) && error.name === 'RangeError';
}
function countMatches(pattern, text) {
    return (text.match(pattern) ?? []).length;
}
/** The number of characters in all matches, without white space and digits. */
function countMarkerCharacters(pattern, text) {
    return (text.match(pattern) ?? []).reduce((sum, found) => sum + found.replace(/[ \t\d]+/g, '').length, 0);
}


/***/ }),

/***/ 79435:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p6: () => (/* binding */ date),
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68729);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3301);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODateTime */ .You, params);
}
function date(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDate */ .db(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODate */ .Brp, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}


/***/ })

};
