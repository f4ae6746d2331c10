export const id = 6139;
export const ids = [6139];
export const modules = {

/***/ 39989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ DEFAULT_RETRY_LIMITS),
  N: () => (/* binding */ connect)
});

// EXTERNAL MODULE: ../node_modules/@actions/github/lib/utils.js + 1 modules
var utils = __webpack_require__(15562);
// EXTERNAL MODULE: ../node_modules/@octokit/plugin-retry/dist-bundle/index.js
var dist_bundle = __webpack_require__(86553);
// EXTERNAL MODULE: ../node_modules/@octokit/plugin-throttling/dist-bundle/index.js
var plugin_throttling_dist_bundle = __webpack_require__(30398);
// EXTERNAL MODULE: ../node_modules/@octokit/rest/dist-src/index.js + 3 modules
var dist_src = __webpack_require__(87809);
// EXTERNAL MODULE: ../node_modules/bottleneck/light.js
var light = __webpack_require__(84133);
// EXTERNAL MODULE: ./src/forge/errors.js
var errors = __webpack_require__(72189);
// EXTERNAL MODULE: ../node_modules/@octokit/request-error/dist-src/index.js
var request_error_dist_src = __webpack_require__(6013);
// EXTERNAL MODULE: ./src/network/certificate-error.js
var certificate_error = __webpack_require__(99841);
// EXTERNAL MODULE: ./src/forge/graphql-errors.js
var graphql_errors = __webpack_require__(39069);
;// CONCATENATED MODULE: ./src/forge/response-fields.js
const REPO = '/repos/{owner}/{repo}';
/** The fields that the forge reads from each response, by the request's method and path template. */
const REQUIRED_FIELDS = {
    [`GET ${REPO}/branches/{branch}`]: ['name', 'commit.sha', 'protected'],
    [`GET ${REPO}/collaborators/{username}/permission`]: ['permission'],
    [`GET ${REPO}/git/commits/{commit_sha}`]: ['tree.sha', 'parents', 'message', 'verification.verified'],
    [`GET ${REPO}/git/blobs/{file_sha}`]: ['content'],
    [`GET ${REPO}/git/trees/{tree_sha}`]: ['tree'],
    [`GET ${REPO}/git/ref/{ref}`]: ['object.sha'],
    [`GET ${REPO}/pulls/{pull_number}`]: [
        'number',
        'html_url',
        'state',
        'head.ref',
        'head.sha',
        'base.ref',
        'base.repo.id'
    ],
    [`GET ${REPO}/pulls/{pull_number}/reviews/{review_id}`]: ['node_id'],
    [`POST ${REPO}/pulls/{pull_number}/reviews`]: ['id', 'html_url'],
    [`POST ${REPO}/pulls/{pull_number}/comments/{comment_id}/replies`]: ['id'],
    [`POST ${REPO}/git/blobs`]: ['sha'],
    [`POST ${REPO}/git/commits`]: ['sha', 'verification.verified'],
    [`POST ${REPO}/git/trees`]: ['sha'],
    [`POST ${REPO}/issues/{issue_number}/comments`]: ['id'],
    [`POST ${REPO}/pulls`]: ['number', 'html_url']
};
/** The required fields that a response lacks. GitHub and proxies in front of it sometimes send a success without content. */
function missingFields({ method, url }, data) {
    const required = REQUIRED_FIELDS[`${method} ${url}`] ?? [];
    return required.filter((path) => valueAt(data, path.split('.')) === undefined);
}
function valueAt(data, [name, ...rest]) {
    if (name === undefined)
        return data ?? undefined;
    if (typeof data !== 'object' || data === null || !(name in data))
        return undefined;
    return valueAt(data[name], rest);
}

// EXTERNAL MODULE: ./src/forge/pause.js
var pause = __webpack_require__(59642);
;// CONCATENATED MODULE: ./src/forge/octokit-plugins.js






/** POST requests that are safe to repeat: git objects are addressed by content, and a reaction counts once. */
const REPEATABLE_POSTS = new Set([
    '/repos/{owner}/{repo}/git/blobs',
    '/repos/{owner}/{repo}/git/trees',
    '/repos/{owner}/{repo}/git/commits',
    '/repos/{owner}/{repo}/issues/comments/{comment_id}/reactions'
]);
/** Wraps each attempt of a call. */
function attemptPlugin({ signal, timeoutMs, secondMs }) {
    return ({ hook, request }) => {
        hook.before('request', async (options) => {
            // Replaces the retry plugin's wait, which the signal does not end.
            const repeats = Number(options.request['retryCount'] ?? 0);
            if (repeats > 0)
                await (0,pause/* pause */.v)(repeats ** 2 * secondMs, signal);
            options.headers['x-github-api-version'] = '2022-11-28';
            // By default, fetch waits five minutes for a silent server.
            options.request.signal = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
        });
        hook.after('request', (response, options) => {
            const parsed = () => request.endpoint.parse(options);
            // Octokit returns a truncated body as text.
            const isJson = response.headers['content-type']?.includes('json') === true;
            const isTruncated = isJson && typeof response.data === 'string';
            const failure = isTruncated || !options.url.endsWith('/graphql') ? undefined : (0,graphql_errors/* graphqlFailure */.g)(response, parsed());
            if (failure)
                throw failure;
            const missing = missingFields(options, response.data);
            if (!isTruncated && missing.length === 0)
                return;
            const problem = isTruncated ? 'the response was truncated' : `the response lacks ${missing.join(', ')}`;
            throw new request_error_dist_src/* RequestError */.G(problem, 500, { request: parsed() });
        });
        hook.error('request', (error) => {
            // Octokit treats every abort reason but its own AbortError as a network failure, and retries.
            signal.throwIfAborted();
            // The retry plugin leaves an error alone that is not Octokit's.
            if ((0,certificate_error/* isCertificateError */.Y4)(error))
                throw (0,errors/* toUserError */.dZ)(error);
            // The throttling plugin detects a limit by these words or by a used-up quota. A proxy may use other words.
            const isNamed = /\bsecondary rate\b/i.test(error.message);
            if ((0,errors/* isRateLimit */.a5)(error) && !isNamed && !(0,errors/* isPrimaryRateLimit */.WB)(error))
                error.message += ' (secondary rate limit)';
            throw error;
        });
    };
}
/** Wraps the whole call, with its retries and waits. */
function callPlugin(signal) {
    return ({ hook }) => {
        hook.wrap('request', async (request, options) => {
            signal.throwIfAborted();
            // The mutations in use have the same result twice as once.
            const isRepeatable = REPEATABLE_POSTS.has(options.url) || options.url.endsWith('/graphql');
            const mayRepeat = options.method !== 'POST' || isRepeatable;
            // A copy: the plugins count in this object, and calls would share it. With any number but 0, the retry plugin would also
            // repeat refused calls. So the others use the plugin's own setting.
            options.request = { ...options.request, ...(mayRepeat ? {} : { retries: 0 }) };
            return untilAborted(Promise.resolve(request(options)), signal);
        });
    };
}
/** Rejects with the signal's reason as soon as it is aborted, wherever the plugins are. */
async function untilAborted(work, signal) {
    const aborted = Promise.withResolvers();
    const onAbort = () => {
        aborted.reject(signal.reason);
    };
    signal.addEventListener('abort', onAbort, { once: true });
    try {
        return await Promise.race([work, aborted.promise]);
    }
    finally {
        signal.removeEventListener('abort', onAbort);
    }
}

;// CONCATENATED MODULE: ./src/forge/client.js








const DEFAULT_RETRY_LIMITS = {
    retries: 3,
    maxWaitSeconds: 300,
    responseTimeoutSeconds: 60,
    secondMs: 1000
};
/** For a secondary rate limit without a time: https://docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api */
const FIRST_WAIT_SECONDS = 60;
/**
 * GitHub allows 80 content-creating requests a minute. By default the plugin allows one write a second and one notification every
 * three seconds, which would slow down a run that writes ten times in all. A bucket respects the same limit without delays.
 */
const WRITES_AT_ONCE = 20;
function connect(settings) {
    const { owner, repo, signal, retryLimits } = settings;
    const createOnce = async ({ create, find }) => {
        for (let repeats = 0;; repeats++) {
            try {
                return await create();
            }
            catch (error) {
                if (!((0,errors/* isUnknownResult */.uU)(error) || (0,errors/* isRefLocked */.Y$)(error)) || repeats === retryLimits.retries)
                    throw error;
            }
            // GitHub may still be processing the request.
            await (0,pause/* pause */.v)(2 ** repeats * retryLimits.secondMs, signal);
            const found = await find();
            if (found !== undefined)
                return found;
        }
    };
    return { octokit: createOctokit(settings), repository: { owner, repo }, createOnce };
}
function createOctokit({ token, apiUrl, signal, retryLimits }) {
    const options = {
        baseUrl: apiUrl,
        userAgent: 'forgehand',
        log: silence,
        retry: { doNotRetry: clientErrors, retries: retryLimits.retries, retryAfterBaseValue: 0 },
        throttle: throttle(signal, retryLimits)
    };
    // The defaults for actions honor `https_proxy`, `http_proxy` and `no_proxy`.
    // Plugins nest: the first one wraps each attempt, the last one wraps the whole call with its retries and waits.
    const Client = dist_src/* Octokit */.E.defaults(utils/* defaults */.NT).plugin(attemptPlugin({ signal, timeoutMs: retryLimits.responseTimeoutSeconds * 1000, secondMs: retryLimits.secondMs }), dist_bundle/* retry */.L, plugin_throttling_dist_bundle/* throttling */.A, callPlugin(signal));
    return new Client((0,utils/* getOctokitOptions */.EG)(token, options));
}
// Every failure is thrown. The log would repeat it on standard output, which the runner scans for commands.
const ignore = () => undefined;
const silence = { debug: ignore, info: ignore, warn: ignore, error: ignore };
// Repeating never helps. The throttling plugin handles 429.
const clientErrors = Array.from({ length: 100 }, (_, index) => 400 + index);
function throttle(signal, { retries, maxWaitSeconds, secondMs }) {
    const waitFor = async (seconds, retryCount) => {
        if (seconds > maxWaitSeconds || retryCount >= retries)
            return false;
        await (0,pause/* pause */.v)(seconds * secondMs, signal);
        return true;
    };
    return {
        // `unknown`: the plugin awaits the result although its types say void.
        onRateLimit: (seconds, ...[, , retryCount]) => waitFor(seconds, retryCount),
        onSecondaryRateLimit: (seconds, ...[, , retryCount]) => waitFor(seconds || FIRST_WAIT_SECONDS * 2 ** retryCount, retryCount),
        // The handlers above wait instead of the plugin, whose wait neither grows nor ends with the signal.
        retryAfterBaseValue: 0,
        fallbackSecondaryRateRetryAfter: 0,
        write: new light.Group({
            reservoir: WRITES_AT_ONCE,
            reservoirIncreaseAmount: 1,
            reservoirIncreaseInterval: secondMs,
            reservoirIncreaseMaximum: WRITES_AT_ONCE
        }),
        notifications: new light.Group()
    };
}


/***/ }),

/***/ 72189:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ reasonOf),
/* harmony export */   Ro: () => (/* binding */ hasStatus),
/* harmony export */   ST: () => (/* binding */ isGone),
/* harmony export */   Up: () => (/* binding */ missingPermission),
/* harmony export */   Ux: () => (/* binding */ reasonSentence),
/* harmony export */   WB: () => (/* binding */ isPrimaryRateLimit),
/* harmony export */   WM: () => (/* binding */ isForbiddenToToken),
/* harmony export */   Y$: () => (/* binding */ isRefLocked),
/* harmony export */   a5: () => (/* binding */ isRateLimit),
/* harmony export */   dZ: () => (/* binding */ toUserError),
/* harmony export */   fj: () => (/* binding */ pullRequestSetting),
/* harmony export */   uU: () => (/* binding */ isUnknownResult)
/* harmony export */ });
/* harmony import */ var _octokit_request_error__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6013);
/* harmony import */ var _graphql_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39069);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59973);
/* harmony import */ var _network_certificate_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99841);
/* harmony import */ var _text_shorten_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64607);





/** True if GitHub responded with one of these statuses. */
function hasStatus(error, ...statuses) {
    return error instanceof _octokit_request_error__WEBPACK_IMPORTED_MODULE_2__/* .RequestError */ .G && error.response !== undefined && statuses.includes(error.status);
}
/** True for an error from `explainIfGone`. */
function isGone(error) {
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo && hasStatus(error.cause, 404, 410);
}
/** True if it is unknown whether GitHub carried out the request: it did not respond, or it failed itself. */
function isUnknownResult(error) {
    return error instanceof _octokit_request_error__WEBPACK_IMPORTED_MODULE_2__/* .RequestError */ .G && (error.response === undefined || error.status >= 500);
}
/** True if another request was writing the same ref at that moment. */
function isRefLocked(error) {
    return hasStatus(error, 409, 422) && /cannot lock ref/i.test(error.message);
}
/** https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api */
function isRateLimit(error) {
    if (hasStatus(error, 429))
        return true;
    if (!hasStatus(error, 403))
        return false;
    const asksToWait = error.response.headers['retry-after'] !== undefined;
    return asksToWait || isPrimaryRateLimit(error) || /\bsecondary rate\b/i.test(error.message);
}
/** True for the primary limit, which ends at a time that GitHub names. */
function isPrimaryRateLimit(error) {
    return error instanceof _octokit_request_error__WEBPACK_IMPORTED_MODULE_2__/* .RequestError */ .G && error.response?.headers['x-ratelimit-remaining'] === '0';
}
function isForbiddenToToken(error) {
    return hasStatus(error, 403) && /not accessible by (integration|personal access token)/i.test(error.message);
}
/** How to let workflows open pull requests, if that is what GitHub refuses. */
function pullRequestSetting({ message }, settingsUrl) {
    if (!/not permitted to create/i.test(message))
        return undefined;
    return `Allow GitHub Actions to create pull requests: select the last checkbox at ${settingsUrl} (Settings → Actions → General → Workflow permissions). If it is disabled, allow it in the organization's settings first. Or set \`github-token\` to the token of a GitHub App.`;
}
/** GitHub's message, or its messages about single fields if there are any, without the link to its documentation. */
function reasonOf({ message, response }) {
    const messages = fieldMessages(response.data);
    return messages.length > 0 ? messages.join(' ') : message.replace(/ - https:\/\/\S+$/, '');
}
function fieldMessages(body) {
    if (typeof body !== 'object' || body === null || !('errors' in body) || !Array.isArray(body.errors))
        return [];
    return body.errors.flatMap((error) => {
        if (typeof error === 'string')
            return [error];
        return typeof error?.message === 'string' ? [error.message] : [];
    });
}
/** The missing lines of the workflow file, for example `contents: write`. */
function missingPermission(error) {
    const accepted = error.response.headers['x-accepted-github-permissions'];
    if (typeof accepted !== 'string')
        return permissionByRoute(error);
    // "issues=write; pull_requests=write": alternatives, each with one or more permissions.
    const alternatives = accepted.split(';').map((alternative) => alternative
        .split(',')
        .map((permission) => `\`${permission.trim().replaceAll('_', '-').replace('=', ': ')}\``)
        .join(' and '));
    return alternatives.join(' or ');
}
function permissionByRoute({ request }) {
    if (request.url.endsWith('/graphql'))
        return '`pull-requests: read`';
    const level = request.method === 'GET' ? 'read' : 'write';
    const scopes = [
        [/\/repos\/[^/]+\/[^/]+\/(git|commits)\//, 'contents'],
        [/\/repos\/[^/]+\/[^/]+\/pulls/, 'pull-requests'],
        [/\/repos\/[^/]+\/[^/]+\/issues/, 'issues']
    ];
    const scope = scopes.find(([route]) => route.test(request.url))?.[1] ?? 'metadata';
    return `\`${scope}: ${level}\``;
}
/** Turns GitHub's refusals into errors that the user can fix. Any other error is a bug. */
function toUserError(error) {
    if (!(error instanceof _octokit_request_error__WEBPACK_IMPORTED_MODULE_2__/* .RequestError */ .G))
        return error;
    const message = explanation(error);
    return message === undefined ? error : new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(message, { cause: error });
}
function explanation(error) {
    const call = `${error.request.method} ${error.request.url}`;
    if (!isRefusal(error))
        return noResponse(call, error);
    if (isRateLimit(error))
        return `GitHub's rate limit is exceeded (${call}). ${rateLimitEnd(error)}`;
    if (isForbiddenToToken(error)) {
        const permission = missingPermission(error);
        return `The token has no permission for this (${call}). Add ${permission} under \`permissions:\` in the workflow file.`;
    }
    if (error.status >= 500) {
        return `GitHub repeatedly responded with ${error.status} to ${call}. Check https://www.githubstatus.com and try again later.`;
    }
    const fields = (0,_graphql_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .unknownFields */ ._)(error);
    if (fields.length > 0) {
        return `The GraphQL API at ${error.request.url} does not know ${fields.join(', ')}. Update GitHub Enterprise Server to a version that has them.`;
    }
    switch (error.status) {
        case 401:
            return `GitHub does not accept the token: ${reasonSentence(error)} Set \`github-token\` to a valid token, or omit it to use the workflow's own.`;
        case 403:
            return `GitHub refused ${call}: ${reasonSentence(error)} Ask an owner of the repository or organization which rule applies, and allow the token.`;
        case 404:
            return `GitHub found nothing at ${call} (404): it does not exist, or the token cannot read it. Check the name, and set \`github-token\` to a token with read access to the repository.`;
        case 409:
            return `GitHub cannot do ${call} now: ${reasonSentence(error)} Fix this, then try again.`;
        default:
            return undefined;
    }
}
/** `reasonOf` with one period at the end. */
function reasonSentence(error) {
    return (0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__/* .withPeriod */ .uA)(reasonOf(error));
}
function isRefusal(error) {
    return error.response !== undefined;
}
function noResponse(call, error) {
    const reason = (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)((0,_network_certificate_error_js__WEBPACK_IMPORTED_MODULE_4__/* .deepestCause */ .UH)(error));
    const remedy = (0,_network_certificate_error_js__WEBPACK_IMPORTED_MODULE_4__/* .isCertificateError */ .Y4)(error) ? _network_certificate_error_js__WEBPACK_IMPORTED_MODULE_4__/* .TRUST_CERTIFICATE */ .lW : 'Try again later.';
    return `The request to GitHub failed (${call}): ${reason}. ${remedy}`;
}
function rateLimitEnd({ response }) {
    const retryAfter = Number(response.headers['retry-after']);
    if (retryAfter > 0)
        return `GitHub asks to wait ${retryAfter} seconds, longer than a run waits. Try again then.`;
    const reset = Number(response.headers['x-ratelimit-reset']);
    if (reset > 0)
        return `It resets at ${new Date(reset * 1000).toISOString()}. Try again then.`;
    return 'Try again in a few minutes.';
}


/***/ }),

/***/ 39069:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ unknownFields),
/* harmony export */   g: () => (/* binding */ graphqlFailure)
/* harmony export */ });
/* harmony import */ var _octokit_request_error__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6013);

/** The status with which REST would respond. */
const STATUSES = {
    FORBIDDEN: 403,
    INSUFFICIENT_SCOPES: 403,
    NOT_FOUND: 404,
    RATE_LIMITED: 429,
    RATE_LIMIT: 429
};
/** The failure in a GraphQL response as an error of REST, so that everything that handles those handles it too. */
function graphqlFailure(response, request) {
    const { errors, data } = (response.data ?? {}); // Checked below.
    if (!Array.isArray(errors) || errors.length === 0) {
        if (data !== undefined && data !== null)
            return undefined;
        return new _octokit_request_error__WEBPACK_IMPORTED_MODULE_0__/* .RequestError */ .G('the response lacks data', 500, { request });
    }
    const list = errors;
    const message = list.map((error) => error.message).join(' ');
    const status = Math.max(...list.map(statusOf));
    return new _octokit_request_error__WEBPACK_IMPORTED_MODULE_0__/* .RequestError */ .G(message, status, { request, response: { ...response, status, data: { message, errors } } });
}
function statusOf({ type, message }) {
    if (/\bsecondary rate\b/i.test(message))
        return 429;
    const known = type === undefined ? undefined : STATUSES[type];
    if (known !== undefined)
        return known;
    // GitHub's words for a timeout, which has no type.
    return /^Something went wrong\b/.test(message) ? 502 : 422;
}
/** The fields that an older server does not have, such as `PullRequestReviewThread.subjectType`. */
function unknownFields({ response }) {
    const body = response?.data; // Any body.
    if (!Array.isArray(body?.errors))
        return [];
    const fields = body.errors.flatMap((error) => {
        const { code, typeName, fieldName } = (typeof error === 'object' ? error?.extensions : undefined) ?? {};
        return code === 'undefinedField' ? [`${typeName ?? ''}.${fieldName ?? ''}`] : [];
    });
    return [...new Set(fields)];
}


/***/ }),

/***/ 25567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fy: () => (/* binding */ listOwnRefs),
/* harmony export */   IP: () => (/* binding */ writeNote),
/* harmony export */   Lo: () => (/* binding */ ownRefName),
/* harmony export */   VC: () => (/* binding */ readNote),
/* harmony export */   X4: () => (/* binding */ deleteOwnRef),
/* harmony export */   Xm: () => (/* binding */ ownRefReader),
/* harmony export */   am: () => (/* binding */ advanceOwnRef),
/* harmony export */   aq: () => (/* binding */ readOwnRef),
/* harmony export */   uE: () => (/* binding */ createOwnRef)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72189);

const FOLDER = 'forgehand/';
/** The full name, such as `refs/forgehand/sessions/issue-12`. */
function ownRefName(name) {
    return `refs/${FOLDER}${name}`;
}
/** The commit of the ref; undefined if there is no such ref. */
async function readOwnRef({ octokit, repository }, name) {
    try {
        const { data } = await octokit.rest.git.getRef({ ...repository, ref: FOLDER + name });
        return data.object.sha;
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .hasStatus */ .Ro)(error, 404))
            return undefined;
        throw error;
    }
}
/**
 * Returns a function that reads the commit of a ref again and again. Unchanged answers cost requests that GitHub does not count. It lists
 * refs, because that answer exists while there is no such ref, and can be asked for conditionally too.
 */
function ownRefReader({ octokit, repository }, name) {
    let [etag, sha] = [undefined, undefined];
    return async () => {
        try {
            const { data, headers } = await octokit.rest.git.listMatchingRefs({
                ...repository,
                ref: FOLDER + name,
                ...(etag !== undefined && { headers: { 'if-none-match': etag } })
            });
            etag = headers.etag;
            // Others start with the same characters: issue-1 and issue-12.
            sha = data.find(({ ref }) => ref === ownRefName(name))?.object.sha;
        }
        catch (error) {
            if (!(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .hasStatus */ .Ro)(error, 304))
                throw error;
        }
        return sha;
    };
}
/** All refs whose names start like this. */
async function listOwnRefs({ octokit, repository }, prefix) {
    const { data } = await octokit.rest.git.listMatchingRefs({ ...repository, ref: FOLDER + prefix });
    return data.map(({ ref, object }) => ({ name: ref.replace(`refs/${FOLDER}`, ''), sha: object.sha }));
}
/** Creates the ref. Of several runs at the same moment, GitHub lets exactly one do it. Returns false if the ref exists. */
async function createOwnRef(connection, { name, sha }) {
    const { octokit, repository, createOnce } = connection;
    try {
        return await createOnce({
            create: async () => {
                await octokit.rest.git.createRef({ ...repository, ref: ownRefName(name), sha });
                return true;
            },
            find: async () => {
                const found = await readOwnRef(connection, name);
                return found === undefined ? undefined : found === sha;
            }
        });
    }
    catch (error) {
        // GitHub uses the second message if somebody creates the ref at the same moment.
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .hasStatus */ .Ro)(error, 422) && /already exists|reference update failed/i.test(error.message))
            return false;
        throw error;
    }
}
/** Moves the ref to a descendant of its commit. Returns false if it is at another commit, or was deleted. */
async function advanceOwnRef(connection, { name, sha }) {
    const { octokit, repository, createOnce } = connection;
    try {
        return await createOnce({
            create: async () => {
                await octokit.rest.git.updateRef({ ...repository, ref: FOLDER + name, sha, force: false });
                return true;
            },
            find: async () => ((await readOwnRef(connection, name)) === sha ? true : undefined)
        });
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .hasStatus */ .Ro)(error, 422) && /not a fast.forward|does not exist|reference update failed/i.test(error.message))
            return false;
        throw error;
    }
}
/** The tree without files. Git knows it in every repository. */
const EMPTY_TREE = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';
/** Writes the note. Returns false if the ref is at another commit than expected. */
async function writeNote(connection, { name, message, previous }) {
    const { octokit, repository } = connection;
    const parents = previous === undefined ? [] : [previous];
    const { data } = await octokit.rest.git.createCommit({ ...repository, message, tree: EMPTY_TREE, parents });
    const ref = { name, sha: data.sha };
    return await (previous === undefined ? createOwnRef(connection, ref) : advanceOwnRef(connection, ref));
}
/** The message of a note and when it was written (ISO 8601, UTC); undefined for something that is not a commit. */
async function readNote({ octokit, repository }, sha) {
    try {
        const { data } = await octokit.rest.git.getCommit({ ...repository, commit_sha: sha });
        return { message: data.message, at: data.committer.date };
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .hasStatus */ .Ro)(error, 404, 422))
            return undefined;
        throw error;
    }
}
/** Deletes the ref. Returns false if there is none. */
async function deleteOwnRef({ octokit, repository }, name) {
    try {
        await octokit.rest.git.deleteRef({ ...repository, ref: FOLDER + name });
        return true;
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .hasStatus */ .Ro)(error, 404, 422))
            return false;
        throw error;
    }
}


/***/ }),

/***/ 59642:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ pause)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);

/** Waits, or throws the signal's own reason as soon as it is aborted. */
async function pause(milliseconds, signal) {
    try {
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(milliseconds, undefined, { signal });
    }
    catch (error) {
        signal?.throwIfAborted();
        throw error;
    }
}


/***/ }),

/***/ 87582:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ authorOf)
/* harmony export */ });
/** Who wrote the commit of a session. */
function authorOf({ author, committer, signature }) {
    return {
        name: author?.name ?? '',
        id: accountIdIn(author?.email ?? ''),
        // Only GitHub itself signs with this committer, and only what it wrote for the author.
        isSigned: signature?.isValid === true && committer?.email === 'noreply@github.com'
    };
}
/** From an address such as 41898282+github-actions[bot]@users.noreply.github.com. */
function accountIdIn(email) {
    const [, id] = /^(\d{1,15})\+[^@]+@users\.noreply\.[^@]+$/.exec(email) ?? [];
    return id === undefined ? undefined : Number(id);
}


/***/ }),

/***/ 55939:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GW: () => (/* binding */ listSessions),
/* harmony export */   Ko: () => (/* binding */ writeSession),
/* harmony export */   ME: () => (/* binding */ deleteSession),
/* harmony export */   U5: () => (/* binding */ SESSIONS),
/* harmony export */   lt: () => (/* binding */ RECORD_FILE),
/* harmony export */   uw: () => (/* binding */ sessionRef),
/* harmony export */   xv: () => (/* binding */ readSessionRecords),
/* harmony export */   z9: () => (/* binding */ closedSince),
/* harmony export */   zZ: () => (/* binding */ readSessionFile)
/* harmony export */ });
/* unused harmony export MESSAGES_FILE */
/* harmony import */ var _text_no_reply_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37991);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72189);
/* harmony import */ var _own_refs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25567);
/* harmony import */ var _session_author_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87582);




/** The folder of the refs. */
const SESSIONS = 'sessions/';
/** The full name of the ref. */
function sessionRef(key) {
    return (0,_own_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .ownRefName */ .Lo)(SESSIONS + key);
}
async function readSessionFile({ octokit, repository }, blob) {
    const { data } = await octokit.rest.git.getBlob({ ...repository, file_sha: blob });
    return Buffer.from(data.content, 'base64');
}
/** Returns false if the session is not the expected one any more. Then nothing is changed. */
async function writeSession(connection, { key, self, previous, isRoot, record, messages, message }, host) {
    const { octokit, repository } = connection;
    const file = { mode: '100644', type: 'blob' };
    const { data: tree } = await octokit.rest.git.createTree({
        ...repository,
        tree: [
            // A file that is not text would take a request of its own.
            ...(messages ? [{ ...file, path: MESSAGES_FILE, content: messages }] : []),
            { ...file, path: RECORD_FILE, content: record }
        ]
    });
    const { data: commit } = await octokit.rest.git.createCommit({
        ...repository,
        message,
        tree: tree.sha,
        parents: previous === undefined || isRoot ? [] : [previous],
        // GitHub signs a commit of a bot's token only if it names no author. Nobody signs those of a person's token.
        ...(self.isBot ? {} : { author: gitAuthorOf(self, host) })
    });
    const ref = { name: SESSIONS + key, sha: commit.sha };
    if (previous === undefined)
        return await (0,_own_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .createOwnRef */ .uE)(connection, ref);
    if (!isRoot)
        return await (0,_own_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .advanceOwnRef */ .am)(connection, ref);
    // A root descends from nothing. Between the two calls, another run could only add a session that this one replaces.
    if ((await (0,_own_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .readOwnRef */ .aq)(connection, ref.name)) !== previous)
        return false;
    await octokit.rest.git.updateRef({ ...repository, ref: `forgehand/${ref.name}`, sha: ref.sha, force: true });
    return true;
}
const RECORD_FILE = 'session.json';
const MESSAGES_FILE = 'messages.jsonl.gz.base64';
function gitAuthorOf(person, host) {
    return { name: person.login, email: (0,_text_no_reply_address_js__WEBPACK_IMPORTED_MODULE_2__/* .noReplyAddress */ .Q)(person, host) };
}
async function deleteSession(connection, key) {
    return await (0,_own_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .deleteOwnRef */ .X4)(connection, SESSIONS + key);
}
/** The keys of all sessions, each with its commit. */
async function listSessions(connection) {
    const refs = await (0,_own_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .listOwnRefs */ .Fy)(connection, SESSIONS);
    return new Map(refs.map(({ name, sha }) => [name.slice(SESSIONS.length), sha]));
}
const SESSIONS_PER_QUERY = 20;
/** The records of all sessions, unread, in a few calls. What is not a commit with a record is left out. */
async function readSessionRecords(connection) {
    const all = [...(await listSessions(connection))];
    const records = [];
    for (let from = 0; from < all.length; from += SESSIONS_PER_QUERY) {
        const page = all.slice(from, from + SESSIONS_PER_QUERY);
        const { repository } = await connection.octokit.graphql(recordsQuery(page.map(([, sha]) => sha)), { ...connection.repository });
        records.push(...page.flatMap(([key], index) => recordOf(key, repository[`session${index}`])));
    }
    return records;
}
function recordsQuery(shas) {
    const fields = `__typename ... on Commit {
    author { name email } committer { email } signature { __typename isValid }
    file(path: "${RECORD_FILE}") { object { __typename ... on Blob { text isTruncated } } }
  }`;
    const objects = shas.map((sha, index) => `session${index}: object(oid: "${sha}") { ${fields} }`);
    return `query ($owner: String!, $repo: String!) { repository(owner: $owner, name: $repo) { ${objects.join('\n')} } }`;
}
function recordOf(key, node) {
    const blob = node?.file?.object;
    if (!node || typeof blob?.text !== 'string' || blob.isTruncated === true)
        return [];
    return [{ key, author: (0,_session_author_js__WEBPACK_IMPORTED_MODULE_3__/* .authorOf */ .r)(node), record: blob.text }];
}
/** Since when the thread is closed; `deleted` if it does not exist any more, undefined if it is open. */
async function closedSince({ octokit, repository }, number) {
    try {
        const { data } = await octokit.rest.issues.get({ ...repository, issue_number: number });
        return data.closed_at ?? undefined;
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .hasStatus */ .Ro)(error, 404, 410))
            return 'deleted';
        throw error;
    }
}


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


/***/ }),

/***/ 62973:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NJ: () => (/* binding */ isSameBranch),
/* harmony export */   eB: () => (/* binding */ isValidBranchName),
/* harmony export */   uO: () => (/* binding */ headRef)
/* harmony export */ });
const ALLOWED = /^(?!@$)[A-Za-z0-9_@][A-Za-z0-9/_.,#+@-]*$/;
const OBJECT_ID = /^[0-9a-f]{40}$/;
const MAX_LENGTH = 244;
/**
 * True for a branch name that is safe to pass to git, to the forge and to users. Stricter than git: a name from a stranger's pull
 * request could be read as an option, as shell syntax or as a revision expression wherever it is quoted.
 */
function isValidBranchName(name) {
    if (name.length > MAX_LENGTH || !ALLOWED.test(name))
        return false;
    if (name.includes('..') || /^(HEAD|refs)(\/|$)/i.test(name) || name.includes('@{') || OBJECT_ID.test(name))
        return false;
    return name.split('/').every((part) => part !== '' && !/^[.-]|\.$|\.lock$/i.test(part));
}
/** True for names that are one branch on a file system that ignores case. */
function isSameBranch(one, other) {
    return one.normalize('NFKC').toLowerCase() === other.normalize('NFKC').toLowerCase();
}
function headRef(branch) {
    return `refs/heads/${branch}`;
}


/***/ }),

/***/ 37991:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ noReplyAddress)
/* harmony export */ });
/** The no-reply address of an account, by which GitHub knows whose commit it is. */
function noReplyAddress({ login, id }, host) {
    return `${id}+${login}@users.noreply.${host}`;
}


/***/ })

};
