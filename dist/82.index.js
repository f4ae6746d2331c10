export const id = 82;
export const ids = [82];
export const modules = {

/***/ 5708:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ connectForge)
});

// EXTERNAL MODULE: ../node_modules/@actions/github/lib/utils.js + 1 modules
var utils = __webpack_require__(5562);
// EXTERNAL MODULE: ../node_modules/@octokit/plugin-retry/dist-bundle/index.js
var dist_bundle = __webpack_require__(6553);
// EXTERNAL MODULE: ../node_modules/@octokit/plugin-throttling/dist-bundle/index.js
var plugin_throttling_dist_bundle = __webpack_require__(398);
// EXTERNAL MODULE: ../node_modules/@octokit/rest/dist-src/index.js + 3 modules
var dist_src = __webpack_require__(7809);
// EXTERNAL MODULE: ../node_modules/bottleneck/light.js
var light = __webpack_require__(4133);
// EXTERNAL MODULE: ../node_modules/@octokit/request-error/dist-src/index.js
var request_error_dist_src = __webpack_require__(6013);
// EXTERNAL MODULE: ./src/errors.js
var errors = __webpack_require__(9973);
// EXTERNAL MODULE: ./src/network/certificate-error.js
var certificate_error = __webpack_require__(9841);
// EXTERNAL MODULE: ./src/text/shorten.js
var shorten = __webpack_require__(4607);
;// CONCATENATED MODULE: ./src/forge/errors.js




/** True if GitHub responded with one of these statuses. */
function hasStatus(error, ...statuses) {
    return error instanceof request_error_dist_src/* RequestError */.G && error.response !== undefined && statuses.includes(error.status);
}
/** True for an error from `explainIfGone`. */
function isGone(error) {
    return error instanceof UserError && hasStatus(error.cause, 404, 410);
}
/** True if it is unknown whether GitHub carried out the request: it did not respond, or it failed itself. */
function isUnknownResult(error) {
    return error instanceof request_error_dist_src/* RequestError */.G && (error.response === undefined || error.status >= 500);
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
    return error instanceof request_error_dist_src/* RequestError */.G && error.response?.headers['x-ratelimit-remaining'] === '0';
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
    return body.errors.flatMap((error) => typeof error?.message === 'string' ? [error.message] : []);
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
    if (!(error instanceof request_error_dist_src/* RequestError */.G))
        return error;
    const message = explanation(error);
    return message === undefined ? error : new errors/* UserError */.yo(message, { cause: error });
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
    return (0,shorten/* withPeriod */.uA)(reasonOf(error));
}
function isRefusal(error) {
    return error.response !== undefined;
}
function noResponse(call, error) {
    const reason = (0,errors/* messageOf */.bD)((0,certificate_error/* deepestCause */.UH)(error));
    const remedy = (0,certificate_error/* isCertificateError */.Y4)(error) ? certificate_error/* TRUST_CERTIFICATE */.lW : 'Try again later.';
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

;// CONCATENATED MODULE: ./src/forge/response-fields.js
const REPO = '/repos/{owner}/{repo}';
/** The fields that the forge reads from each response, by the request's method and path template. */
const REQUIRED_FIELDS = {
    [`GET ${REPO}/branches/{branch}`]: ['name', 'commit.sha', 'protected'],
    [`GET ${REPO}/collaborators/{username}/permission`]: ['permission'],
    [`GET ${REPO}/git/commits/{commit_sha}`]: ['tree.sha', 'parents', 'message', 'verification.verified'],
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
var pause = __webpack_require__(9642);
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
            // Octokit returns a truncated body as text.
            const isJson = response.headers['content-type']?.includes('json') === true;
            const isTruncated = isJson && typeof response.data === 'string';
            const missing = missingFields(options, response.data);
            if (!isTruncated && missing.length === 0)
                return;
            const problem = isTruncated ? 'the response was truncated' : `the response lacks ${missing.join(', ')}`;
            throw new request_error_dist_src/* RequestError */.G(problem, 500, { request: request.endpoint.parse(options) });
        });
        hook.error('request', (error) => {
            // Octokit treats every abort reason but its own AbortError as a network failure, and retries.
            signal.throwIfAborted();
            // The retry plugin leaves an error alone that is not Octokit's.
            if ((0,certificate_error/* isCertificateError */.Y4)(error))
                throw toUserError(error);
            // The throttling plugin detects a limit by these words or by a used-up quota. A proxy may use other words.
            const isNamed = /\bsecondary rate\b/i.test(error.message);
            if (isRateLimit(error) && !isNamed && !isPrimaryRateLimit(error))
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
            // GraphQL is only used to read.
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
                if (!(isUnknownResult(error) || isRefLocked(error)) || repeats === retryLimits.retries)
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

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./src/tasks/comment-markers.js
var comment_markers = __webpack_require__(8062);
// EXTERNAL MODULE: ./src/text/github-limits.js
var github_limits = __webpack_require__(2628);
;// CONCATENATED MODULE: ./src/forge/comments.js






async function createComment(connection, number, body) {
    // Nobody can guess the marker, so a comment that contains it was created by the interrupted call.
    return post(connection, number, { body, marker: `<!-- forgehand:comment:${(0,external_node_crypto_.randomUUID)()} -->` });
}
/** Others can write the marker too. The only effect is that a refusal is not explained. */
async function postNoticeOnce(connection, number, { about, text }) {
    const marker = (0,comment_markers/* noticeMarker */.Jb)(about);
    const existing = await findMarked(connection, number, marker);
    if (existing === undefined)
        await post(connection, number, { body: text, marker });
}
async function post(connection, number, { body, marker }) {
    const { octokit, repository, createOnce } = connection;
    const text = `${(0,shorten/* shorten */.ml)(body, github_limits/* MAX_BODY_LENGTH */.t - marker.length - 1)}\n${marker}`;
    try {
        return await createOnce({
            create: async () => {
                const { data } = await octokit.rest.issues.createComment({ ...repository, issue_number: number, body: text });
                return data.id;
            },
            find: () => findMarked(connection, number, marker)
        });
    }
    catch (error) {
        if (isLocked(error)) {
            const message = `#${number} is locked for this token: ${reasonSentence(error)} Unlock the conversation and try again.`;
            throw new errors/* UserError */.yo(message, { cause: error });
        }
        throw explainIfGone(error, `#${number}`);
    }
}
async function findMarked({ octokit, repository }, number, marker) {
    const query = { ...repository, issue_number: number, per_page: 100 };
    try {
        const comments = await octokit.paginate(octokit.rest.issues.listComments, query);
        return comments.find((comment) => comment.body?.includes(marker))?.id;
    }
    catch (error) {
        throw explainIfGone(error, `#${number}`);
    }
}
async function updateComment(connection, commentId, body) {
    const { octokit, repository } = connection;
    try {
        const text = (0,shorten/* shorten */.ml)(body, github_limits/* MAX_BODY_LENGTH */.t);
        await octokit.rest.issues.updateComment({ ...repository, comment_id: commentId, body: text });
    }
    catch (error) {
        throw explainIfGone(error, `The comment ${commentId}`);
    }
}
function isLocked(error) {
    return hasStatus(error, 403) && /\blocked\b/i.test(error.message);
}
/** A UserError that names what is gone, if that is the error. */
function explainIfGone(error, what) {
    if (!hasStatus(error, 404, 410))
        return error;
    return new errors/* UserError */.yo(`${what} was deleted, or the token cannot read it. If it still exists, set \`github-token\` to a token with read access.`, { cause: error });
}

// EXTERNAL MODULE: ./src/tasks/person.js
var person = __webpack_require__(7044);
;// CONCATENATED MODULE: ./src/forge/branch-updates.js


/** One page, newest first. More in the minutes between a comment and its run would not be usable. */
const MAX_UPDATES = 100;
/** Reads GitHub's own record of pushes. The dates of commits cannot be trusted: their authors choose them. */
async function branchUpdatesSince({ octokit, repository }, { branch, since }) {
    try {
        const ref = `refs/heads/${branch}`;
        const { data } = await octokit.rest.repos.listActivities({ ...repository, ref, per_page: MAX_UPDATES });
        const all = data.map(({ before, after, timestamp, actor }) => ({
            before,
            after,
            at: timestamp,
            by: (0,person/* personOf */.R)(actor)
        }));
        // Times are whole seconds: a push in the same second may have come after the comment. An unreadable time is NaN.
        const updates = all.filter(({ at }) => !(Date.parse(at) < Date.parse(since)));
        return { kind: 'known', updates, head: all[0]?.after };
    }
    catch (error) {
        if (!hasStatus(error, 403, 404) || isRateLimit(error))
            throw error;
        return { kind: 'unknown', reason: reasonOf(error) };
    }
}

;// CONCATENATED MODULE: ./src/forge/users.js



/**
 * Other roles count as the permission that they are based on: `maintain` as write, `triage` as read.
 *
 * Attack: the author gave up or renamed the login, and it now belongs to another account with more permissions.
 */
async function readPermission({ octokit, repository }, { login, id }) {
    try {
        const { data } = await octokit.rest.repos.getCollaboratorPermissionLevel({ ...repository, username: login });
        if (data.user?.id !== id)
            return 'none';
        return permissions.find((permission) => permission === data.permission) ?? 'none';
    }
    catch (error) {
        if (hasStatus(error, 404))
            return 'none';
        throw error;
    }
}
/** For the token of a workflow, REST says that it belongs to no user. GraphQL names the account that its writes come from. */
async function whoAmI({ octokit }) {
    const { login, databaseId: id } = (await octokit.graphql('{ viewer { login databaseId } }')).viewer;
    return { login, id, isBot: login.endsWith('[bot]') };
}
const permissions = ['admin', 'write', 'read', 'none'];
/** Also returns our own account: the author of the reaction. REST has no other way to learn the account of a workflow's token. */
async function acknowledge({ octokit, repository }, commentId) {
    try {
        const reaction = { ...repository, comment_id: commentId, content: 'eyes' };
        const { data, status } = await octokit.rest.reactions.createForIssueComment(reaction);
        // 200 if the reaction exists already. The types only list 201.
        return { self: (0,person/* personOf */.R)(data.user), isFirst: status === 201 };
    }
    catch (error) {
        if (!hasStatus(error, 404, 410))
            throw error;
        const message = `The comment ${commentId} in ${repository.owner}/${repository.repo} was deleted, so there is nothing to do.`;
        throw new errors/* UserError */.yo(message, { cause: error });
    }
}

// EXTERNAL MODULE: ./src/forge/branch-names.js
var branch_names = __webpack_require__(2131);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./src/forge/tree-entries.js

const MAX_INLINE_BYTES = 100_000;
/** For all entries together, so that the request stays small enough to be repeated. */
const MAX_INLINE_TOTAL_BYTES = 2_000_000;
/** Small texts are sent in the tree itself, which saves a call each. Everything else becomes a blob first. */
async function treeEntries(connection, changes) {
    const entries = [];
    let inlineBytes = 0;
    // One after the other, so that a large change is never in memory as a whole.
    for (const change of changes) {
        if (change.kind === 'deleted') {
            entries.push({ path: change.path, mode: '100644', type: 'blob', sha: null });
            continue;
        }
        const content = await change.readContent();
        if (isPlainText(content) && inlineBytes + content.length <= MAX_INLINE_TOTAL_BYTES) {
            inlineBytes += content.length;
            entries.push({ path: change.path, mode: change.mode, type: 'blob', content: content.toString('utf8') });
        }
        else {
            entries.push({
                path: change.path,
                mode: change.mode,
                type: 'blob',
                sha: await createBlob(connection, change, content)
            });
        }
    }
    return entries;
}
/** True for text that survives JSON unchanged. */
function isPlainText(content) {
    return (content.length <= MAX_INLINE_BYTES && (0,external_node_buffer_.isUtf8)(content) && !content.includes(0) && !startsWithByteOrderMark(content));
}
function startsWithByteOrderMark(content) {
    return content.subarray(0, 3).equals(Buffer.from('\uFEFF'));
}
async function createBlob({ octokit, repository }, { path, blob }, content) {
    const encoded = { content: content.toString('base64'), encoding: 'base64' };
    const { data } = await octokit.rest.git.createBlob({ ...repository, ...encoded });
    if (data.sha !== blob)
        throw new Error(`GitHub stored ${path} as ${data.sha} instead of ${blob}.`);
    return data.sha;
}

;// CONCATENATED MODULE: ./src/forge/create-commit.js



/** The most that GitHub shows of a pull request. Nobody could review more. */
const MAX_FILES = 3_000;
/**
 * Creates the commit and moves the branch to it, unless the branch is at an unexpected commit.
 *
 * @throws Error, with nothing published, if GitHub builds another tree than the one that was checked
 */
async function commit(connection, request) {
    const { length } = request.changes;
    if (length > MAX_FILES)
        return { kind: 'refused', reason: `it changes ${length} files. The limit is ${MAX_FILES}` };
    if (!(0,branch_names/* isValidBranchName */.e)(request.branch)) {
        return {
            kind: 'refused',
            reason: `${JSON.stringify(request.branch)} is not a safe branch name`
        };
    }
    try {
        const made = await createCommit(connection, request);
        return request.isNewBranch
            ? await createBranch(connection, request, made)
            : await advanceBranch(connection, request, made);
    }
    catch (error) {
        const reason = refusalReason(error, request);
        if (reason === undefined)
            throw error;
        return { kind: 'refused', reason };
    }
}
async function createCommit(connection, request) {
    const { octokit, repository } = connection;
    const { parent, parentTree, message } = request;
    const tree = await treeEntries(connection, request.changes);
    const built = await octokit.rest.git.createTree({ ...repository, base_tree: parentTree, tree });
    if (built.data.sha !== request.tree) {
        throw new Error(`GitHub built the tree ${built.data.sha} instead of ${request.tree}. Nothing was published.`);
    }
    // No author: GitHub signs a commit of a bot's token only in the bot's own name.
    const { data } = await octokit.rest.git.createCommit({
        ...repository,
        message,
        tree: request.tree,
        parents: [parent]
    });
    return { sha: data.sha, isVerified: data.verification.verified };
}
async function createBranch(connection, request, made) {
    const { octokit, repository, createOnce } = connection;
    try {
        return await createOnce({
            create: async () => {
                await octokit.rest.git.createRef({ ...repository, ref: `refs/heads/${request.branch}`, sha: made.sha });
                return { kind: 'committed', ...made };
            },
            find: async () => {
                const head = await readHead(connection, request.branch);
                return head === undefined ? undefined : resultAt(connection, request, head);
            }
        });
    }
    catch (error) {
        // GitHub uses the second message if somebody created the branch at the same moment, and for other reasons.
        if (!hasStatus(error, 422) || !/already exists|reference update failed/i.test(error.message))
            throw error;
        const head = await readHead(connection, request.branch);
        if (head !== undefined)
            return resultAt(connection, request, head);
        if (/already exists/i.test(error.message))
            return MOVED;
        throw error;
    }
}
async function advanceBranch(connection, request, made) {
    const { octokit, repository, createOnce } = connection;
    // `force: false` is not enough: if the branch was reset to before the parent, it would restore the removed commits.
    const found = await readBranch(connection, request.branch);
    if (found === undefined)
        return MOVED;
    const { head, isProtected } = found;
    // A token that bypasses the rules could write to it.
    if (isProtected)
        return { kind: 'refused', reason: `${request.branch} is a protected branch` };
    if (head !== request.parent)
        return resultAt(connection, request, head);
    try {
        return await createOnce({
            create: async () => {
                await octokit.rest.git.updateRef({ ...repository, ref: `heads/${request.branch}`, sha: made.sha, force: false });
                return { kind: 'committed', ...made };
            },
            find: async () => {
                const now = await readHead(connection, request.branch);
                return now === request.parent ? undefined : now === undefined ? MOVED : resultAt(connection, request, now);
            }
        });
    }
    catch (error) {
        if (hasStatus(error, 422) && /not a fast.forward|does not exist/i.test(error.message))
            return MOVED;
        throw error;
    }
}
const MOVED = { kind: 'moved' };
async function readBranch({ octokit, repository }, branch) {
    try {
        const { data } = await octokit.rest.repos.getBranch({ ...repository, branch });
        // For a renamed branch, GitHub returns the new one.
        return data.name === branch ? { head: data.commit.sha, isProtected: data.protected } : undefined;
    }
    catch (error) {
        if (hasStatus(error, 404))
            return undefined;
        throw error;
    }
}
/** The commit of a branch; undefined if the branch does not exist. */
async function readHead({ octokit, repository }, branch) {
    try {
        const { data } = await octokit.rest.git.getRef({ ...repository, ref: `heads/${branch}` });
        return data.object.sha;
    }
    catch (error) {
        if (hasStatus(error, 404))
            return undefined;
        throw error;
    }
}
/** If the head of the branch is this very change, an earlier attempt has succeeded. Otherwise somebody else moved the branch. */
async function resultAt({ octokit, repository }, request, head) {
    const { data } = await octokit.rest.git.getCommit({ ...repository, commit_sha: head });
    const hasOneParent = data.parents.length === 1 && data.parents[0]?.sha === request.parent;
    const isSame = hasOneParent && data.tree.sha === request.tree && data.message.trim() === request.message.trim();
    return isSame ? { kind: 'committed', sha: head, isVerified: data.verification.verified } : { kind: 'moved' };
}
/** Why GitHub refuses this kind of change for good; undefined for other errors. */
function refusalReason(error, { changes, branch }) {
    if (!hasStatus(error, 403, 404, 409, 422))
        return undefined;
    if (/`?workflows?`? (permission|scope)/i.test(error.message))
        return reasonOf(error);
    const isWorkflow = changes.some(({ path }) => path.startsWith('.github/workflows/'));
    if (isWorkflow && (isForbiddenToToken(error) || error.status === 404))
        return workflowReason(error);
    if (/protected branch|rule violations?|creations being restricted/i.test(error.message)) {
        return `The rules of the repository do not allow this token to write to ${branch}: ${reasonOf(error)}`;
    }
    if (/reference update failed/i.test(error.message)) {
        return `GitHub could not create the branch ${branch}. A branch with the name of one of its folders may be in the way.`;
    }
    return undefined;
}
/** For workflow files GitHub uses the same words as for any missing permission. */
function workflowReason(error) {
    return `GitHub refused the change (${reasonOf(error)}). Either it contains workflow files, which the token of a workflow can never write, or ${missingPermission(error)} is missing under \`permissions:\`.`;
}

;// CONCATENATED MODULE: ./src/forge/pull-requests.js





async function readPullRequest({ octokit, repository }, number) {
    try {
        const { data } = await octokit.rest.pulls.get({ ...repository, pull_number: number });
        return pullRequestOf(data);
    }
    catch (error) {
        throw explainIfGone(error, `The pull request #${number}`);
    }
}
async function readMergeBase({ octokit, repository }, { base, head }) {
    try {
        const query = { ...repository, basehead: `${base}...${head}`, per_page: 1 };
        return (await octokit.rest.repos.compareCommitsWithBasehead(query)).data.merge_base_commit.sha;
    }
    catch (error) {
        // Histories without a common commit, and comparisons that take GitHub too long.
        if (hasStatus(error, 404, 422, 500, 502, 503, 504))
            return undefined;
        throw error;
    }
}
/** GitHub lists no more commits than that. */
const MAX_COMMITS = 250;
// The account of commits that were made on GitHub's own pages.
const WEB_FLOW = 'web-flow';
async function readContributors({ octokit, repository }, number) {
    const query = { ...repository, pull_number: number };
    const [{ data }, commits] = await Promise.all([
        octokit.rest.pulls.get(query),
        octokit.paginate(octokit.rest.pulls.listCommits, { ...query, per_page: 100 })
    ]);
    const accounts = commits.flatMap(({ author, committer }) => [author, committer]);
    const people = [data.user, ...accounts].map((account) => (isAccount(account) ? (0,person/* personOf */.R)(account) : undefined));
    return {
        people: people.filter((person) => person?.login !== WEB_FLOW),
        head: commits.at(-1)?.sha,
        isComplete: commits.length < MAX_COMMITS
    };
}
/** GitHub names no account, or an empty one, for an address that belongs to nobody. */
function isAccount(account) {
    return account !== null && account !== undefined && 'login' in account;
}
async function findPullRequest({ octokit, repository }, branch) {
    const head = `${repository.owner}:${branch}`;
    const query = { ...repository, head, state: 'all', sort: 'created', direction: 'desc', per_page: 100 };
    const listed = await octokit.paginate(octokit.rest.pulls.list, query);
    // The owner may have a fork with such a branch, and GitHub ignores a head that it cannot parse.
    const own = listed.map(pullRequestOf).filter(({ isFork, headRef }) => !isFork && headRef === branch);
    return own.find(({ state }) => state === 'open') ?? own[0];
}
async function openPullRequest(connection, draft, settingsUrl) {
    try {
        return await create(connection, draft);
    }
    catch (error) {
        if (!hasStatus(error, 403, 422) || isRateLimit(error))
            throw error;
        // Some plans have no drafts in private repositories.
        const isAboutDraft = draft.isDraft && /draft pull requests are not supported/i.test(error.message);
        if (isAboutDraft)
            return openPullRequest(connection, { ...draft, isDraft: false }, settingsUrl);
        const existing = /already exists/i.test(error.message) ? await findOpen(connection, draft.branch) : undefined;
        return existing ?? { kind: 'refused', reason: reasonOf(error), remedy: remedyFor(error, settingsUrl) };
    }
}
async function updatePullRequest({ octokit, repository }, number, change) {
    try {
        await octokit.rest.pulls.update({
            ...repository,
            pull_number: number,
            body: (0,shorten/* shorten */.ml)(change.body, github_limits/* MAX_BODY_LENGTH */.t)
        });
    }
    catch (error) {
        throw explainIfGone(error, `The pull request #${number}`);
    }
}
async function create(connection, { branch, base, title, body, isDraft }) {
    const { octokit, repository, createOnce } = connection;
    return createOnce({
        create: async () => {
            const { data } = await octokit.rest.pulls.create({
                ...repository,
                head: branch,
                base,
                title: (0,shorten/* shorten */.ml)(title, github_limits/* MAX_TITLE_LENGTH */.M),
                body: (0,shorten/* shorten */.ml)(body, github_limits/* MAX_BODY_LENGTH */.t),
                draft: isDraft
            });
            return { kind: 'opened', pullRequest: { number: data.number, url: data.html_url } };
        },
        find: () => findOpen(connection, branch)
    });
}
async function findOpen(connection, branch) {
    const found = await findPullRequest(connection, branch);
    if (found?.state !== 'open')
        return undefined;
    return { kind: 'opened', pullRequest: { number: found.number, url: found.url } };
}
function remedyFor(error, settingsUrl) {
    const setting = pullRequestSetting(error, settingsUrl);
    if (setting !== undefined)
        return setting;
    if (isForbiddenToToken(error)) {
        return `Add ${missingPermission(error)} under \`permissions:\` in the workflow file.`;
    }
    return 'Open it manually from the page that compares the branches.';
}
function pullRequestOf({ head, base, ...listed }) {
    return {
        number: listed.number,
        url: listed.html_url,
        state: listed.state === 'open' ? 'open' : 'closed',
        headRef: head.ref,
        headSha: head.sha,
        baseRef: base.ref,
        isFork: head.repo?.id !== base.repo.id
    };
}

// EXTERNAL MODULE: ./src/forge/forge.js
var forge = __webpack_require__(5659);
;// CONCATENATED MODULE: ./src/forge/thread.js





/** @param self the author of our own comments; anyone can write their markers */
async function readThread(connection, task, self) {
    try {
        const [comments, ...reviews] = await Promise.all([
            listComments(connection, task.number),
            ...(task.subject === 'pull-request' ? [readReviewComments(connection, task), readReviews(connection, task)] : [])
        ]);
        const isProgress = ({ author, body }) => author.id === self.id && (0,comment_markers/* hasProgressMarker */.Kn)(body);
        const isResult = ({ author, body }) => author.id === self.id && (0,comment_markers/* hasResultMarker */.u6)(body);
        const posted = comments.filter(({ post }) => post.id !== task.commentId && !isProgress(post) && !isResult(post));
        const candidates = [
            ...posted.map(({ post, updatedAt }) => ({ post, isBeforeTask: wasCommentPostedBefore(post, updatedAt, task) })),
            ...reviews.flat()
        ];
        const posts = candidates.filter(({ isBeforeTask }) => isBeforeTask).map(({ post }) => post);
        return {
            posts: posts.toSorted((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt)),
            droppedCount: candidates.length - posts.length,
            ownProgress: comments.filter(({ post }) => isProgress(post)).map(({ post }) => post.body),
            progress: progressOf(comments.find(({ post }) => isProgress(post) && (0,comment_markers/* hasProgressMarker */.Kn)(post.body, task.commentId))),
            result: comments.find(({ post }) => isResult(post) && (0,comment_markers/* hasResultMarker */.u6)(post.body, task.commentId))?.post.id
        };
    }
    catch (error) {
        throw explainIfGone(error, `#${task.number}`);
    }
}
function progressOf(found) {
    if (!found)
        return undefined;
    const mark = (0,comment_markers/* readRunMarker */.gF)(found.post.body);
    return { id: found.post.id, runId: mark?.runId, hasEnded: mark?.hasEnded === true, updatedAt: found.updatedAt };
}
async function listComments({ octokit, repository }, number) {
    const query = { ...repository, issue_number: number, per_page: 100 };
    const comments = await octokit.paginate(octokit.rest.issues.listComments, query);
    return comments.map(({ id, user, body, created_at, updated_at }) => ({
        post: { id, author: (0,person/* personOf */.R)(user), body: body ?? '', createdAt: created_at, location: undefined },
        updatedAt: updated_at
    }));
}
/** Comments on lines of the diff. */
async function readReviewComments({ octokit, repository }, task) {
    const query = { ...repository, pull_number: task.number, per_page: 100 };
    const comments = await octokit.paginate(octokit.rest.pulls.listReviewComments, query);
    return comments.map(({ id, user, body, created_at, updated_at, path, line }) => ({
        // `line` is null on an outdated comment, although its type says otherwise.
        post: { id, author: (0,person/* personOf */.R)(user), body, createdAt: created_at, location: { path, line: line ?? undefined } },
        isBeforeTask: wasPostedBefore([created_at, updated_at], task)
    }));
}
/**
 * The summary texts of reviews. The API does not say whether one was edited, so only authors with write access count: they could
 * give tasks themselves. Nobody else can add words after the task was given.
 */
async function readReviews(connection, task) {
    const { octokit, repository } = connection;
    const query = { ...repository, pull_number: task.number, per_page: 100 };
    const reviews = await octokit.paginate(octokit.rest.pulls.listReviews, query);
    const posts = reviews
        .filter(({ body }) => body !== '')
        .map(({ id, user, body, submitted_at = '' }) => {
        return { id, author: (0,person/* personOf */.R)(user), body, createdAt: submitted_at, location: undefined };
    });
    const trusted = await writersAmong(connection, posts, task.actor);
    return posts.map((post) => ({
        post,
        isBeforeTask: trusted.has(post.author.id) && wasPostedBefore([post.createdAt], task)
    }));
}
/** Limits the calls that reviews of strangers can cause. */
const MAX_LOOKUPS = 10;
/** @param actor is known to have write access */
async function writersAmong(connection, posts, actor) {
    const authors = new Map(posts.map(({ author }) => [author.id, author]));
    authors.delete(actor.id);
    const asked = [...authors.values()].slice(-MAX_LOOKUPS);
    const permissions = await Promise.all(asked.map((author) => readPermission(connection, author)));
    const isWriter = (_, index) => (0,forge/* allowsWriting */.b)(permissions[index]);
    return new Set([actor.id, ...asked.filter(isWriter).map(({ id }) => id)]);
}
/**
 * True if all of these times are before the task. Times are whole seconds: what happened in the same second as the task may have
 * happened after it, such as an edit by a program that waits for the moment.
 */
function wasPostedBefore(times, { createdAt }) {
    // An unreadable time is NaN, which is not less than anything.
    return times.every((time) => Date.parse(time) < Date.parse(createdAt));
}
/** Like `wasPostedBefore`. Comments of one issue are numbered in order, which decides within the same second. */
function wasCommentPostedBefore(comment, updatedAt, task) {
    if (wasPostedBefore([comment.createdAt, updatedAt], task))
        return true;
    const isSameSecond = [comment.createdAt, updatedAt].every((time) => Date.parse(time) === Date.parse(task.createdAt));
    return isSameSecond && comment.id < task.commentId;
}

;// CONCATENATED MODULE: ./src/forge/triage.js




/**
 * Adds labels and assignees to a pull request and requests reviews, with one call for each. Returns a sentence for everything that
 * GitHub refused: the pull request is open already, so no refusal may fail the run.
 */
async function triagePullRequest(connection, number, { labels, assignees, reviewers }) {
    const problems = await Promise.all([
        labels.length === 0 ? [] : addLabels(connection, number, labels),
        assignees.length === 0 ? [] : triage_assign(connection, number, assignees),
        reviewers.length === 0 ? [] : requestReviews(connection, number, reviewers)
    ]);
    return problems.flat();
}
async function addLabels({ octokit, repository }, number, labels) {
    const request = { ...repository, issue_number: number, labels: [...labels] };
    const refusal = await refusalOf(octokit.rest.issues.addLabels(request));
    return refusal ? [`The labels ${labels.join(', ')} were not added: ${refusal.reason}`] : [];
}
async function triage_assign({ octokit, repository }, number, assignees) {
    const unassigned = new Set(assignees.map((login) => login.toLowerCase()));
    const request = { ...repository, issue_number: number, assignees: [...assignees] };
    const call = octokit.rest.issues.addAssignees(request).then(({ data }) => {
        for (const assignee of data.assignees ?? [])
            unassigned.delete(assignee.login.toLowerCase());
    });
    const refusal = await refusalOf(call);
    const names = assignees.filter((login) => unassigned.has(login.toLowerCase())).join(', ');
    if (names === '')
        return [];
    return [`These people were not assigned: ${names}. ${refusal?.reason ?? NOT_ASSIGNABLE}`];
}
const NOT_ASSIGNABLE = 'GitHub leaves out people without access to the repository, and more than ten.';
/** GitHub requests all reviews or none. After a refusal, each reviewer is requested separately. */
async function requestReviews(connection, number, reviewers) {
    const { octokit, repository } = connection;
    const elsewhere = reviewers.filter((name) => name.includes('/') && !isTeamOf(repository.owner, name));
    if (elsewhere.length > 0) {
        const rest = reviewers.filter((name) => !elsewhere.includes(name));
        const others = rest.length === 0 ? [] : await requestReviews(connection, number, rest);
        return [...elsewhere.map((team) => notRequested(team, `${repository.owner} has no such team.`)), ...others];
    }
    const call = octokit.rest.pulls.requestReviewers({
        ...repository,
        pull_number: number,
        reviewers: reviewers.filter((name) => !name.includes('/')),
        team_reviewers: reviewers.flatMap((name) => name.split('/').slice(1))
    });
    const refusal = await refusalOf(call);
    if (!refusal)
        return [];
    const [only = '', ...more] = reviewers;
    if (more.length === 0)
        return [notRequested(only, only.includes('/') ? `${refusal.reason} ${TEAM_ACCESS}` : refusal.reason)];
    if (!refusal.isAboutNames)
        return [notRequested(reviewers.join(', '), refusal.reason)];
    const problems = await Promise.all(reviewers.map((reviewer) => requestReviews(connection, number, [reviewer])));
    return problems.flat();
}
const TEAM_ACCESS = 'A team needs access to the repository, and github-token must be able to read teams, such as the token of a GitHub App.';
function isTeamOf(owner, team) {
    return team.toLowerCase().startsWith(`${owner}/`.toLowerCase());
}
function notRequested(names, reason) {
    return `No review was requested from ${names}: ${reason}`;
}
/** Why GitHub did not do it; undefined if it did. */
async function refusalOf(call) {
    try {
        await call;
        return undefined;
    }
    catch (error) {
        if (hasStatus(error, 422))
            return { reason: (0,shorten/* withPeriod */.uA)(reasonOf(error)), isAboutNames: true };
        const explained = toUserError(error);
        if (explained instanceof errors/* UserError */.yo)
            return { reason: explained.message, isAboutNames: false };
        if (error instanceof request_error_dist_src/* RequestError */.G)
            return { reason: (0,shorten/* withPeriod */.uA)(error.message), isAboutNames: false };
        throw error;
    }
}

;// CONCATENATED MODULE: ./src/forge/write-access.js

/**
 * Finds out what GitHub would refuse when work is published, by requests that change nothing. An answer that can have another reason
 * counts as nothing missing: such a run finds out when it publishes.
 */
async function findMissingAccess(connection, plan, pages) {
    const { base, opensPullRequest } = plan;
    const questions = [
        canPush(pages).then((can) => (can ? [] : [permission('contents')])),
        ...(opensPullRequest ? [missingForPullRequest(connection, base, pages)] : []),
        ...(plan.branch === undefined ? [] : [branchObstacles(connection, { ...plan, branch: plan.branch })])
    ];
    const answers = await Promise.allSettled(questions);
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}
function permission(name) {
    return { kind: 'permission', permission: name };
}
function obstacle(text) {
    return [{ kind: 'setting', text }];
}
/** Asks git's own address, which refuses a push before anything is sent. This costs no request of the API. */
async function canPush({ page, token, signal }) {
    const authorization = `Basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;
    const headers = { authorization, 'user-agent': 'git/forgehand' };
    const response = await fetch(`${page}.git/info/refs?service=git-receive-pack`, {
        headers,
        redirect: 'manual',
        signal
    });
    if (![403, 404].includes(response.status)) {
        await response.body?.cancel();
        return true;
    }
    // Other refusals have other reasons, such as an address that is not allowed. "Not found": not even reading is permitted.
    return !/\bdenied to\b|\bnot granted\b|\brepository not found\b/i.test(await response.text());
}
/** A pull request from a branch to itself is refused after the permissions were checked, because it has no commits. */
async function missingForPullRequest({ octokit, repository }, base, { page }) {
    try {
        await octokit.rest.pulls.create({ ...repository, head: base, base, title: 'Forgehand checks its permissions' });
        return [];
    }
    catch (error) {
        if (isForbiddenToToken(error))
            return [permission('pull-requests')];
        if (!hasStatus(error, 403))
            return [];
        const setting = pullRequestSetting(error, `${page}/settings/actions`);
        return setting === undefined ? [] : obstacle(`${reasonSentence(error)} ${setting}`);
    }
}
function branchObstacles(connection, plan) {
    return plan.isNewBranch ? rulesAgainst(connection, plan.branch) : protectionOf(connection, plan.branch);
}
/** Only commits to unprotected branches are made, even if the token could bypass the protection. */
async function protectionOf({ octokit, repository }, branch) {
    const { data } = await octokit.rest.repos.getBranch({ ...repository, branch });
    if (data.name !== branch || !data.protected)
        return [];
    return obstacle(`${branch} is a protected branch, and the bot never writes to one. Remove the protection from it, or ask on a pull request from another branch.`);
}
/** GitHub also answers for a branch that does not exist. Enterprise Server without rule sets answers 404. */
async function rulesAgainst(connection, branch) {
    const { octokit, repository } = connection;
    const { data } = await octokit.rest.repos.getBranchRules({ ...repository, branch, per_page: 100 });
    const against = data.filter((rule) => preventsCreation(rule, branch));
    const ids = new Set(against.map(({ ruleset_id: id }) => id).filter((id) => id !== undefined));
    const found = await Promise.all([...ids].map((id) => enforcedRuleSet(connection, id)));
    return found.flatMap((ruleSet) => {
        if (!ruleSet)
            return [];
        const types = against.filter(({ ruleset_id: id }) => id === ruleSet.id).map(({ type }) => type);
        return obstacle(`The rule set "${ruleSet.name}" (${types.join(', ')}) does not let this token create the branch ${branch}. Exclude the branches agent/** from it, or let the token bypass it: ${ruleSet.url}`);
    });
}
/** Only for rules that leave no doubt. Most rules are about merging, or about commits that do not exist yet. */
function preventsCreation(rule, branch) {
    if (rule.type === 'creation')
        return true;
    if (rule.type === 'required_status_checks')
        return rule.parameters?.do_not_enforce_on_create === false;
    if (rule.type !== 'branch_name_pattern' || !rule.parameters)
        return false;
    const { operator, pattern, negate = false } = rule.parameters;
    const matches = matchesName(branch, operator, pattern);
    return matches !== undefined && matches === negate;
}
/** Undefined for a regular expression, whose dialect is not JavaScript's. */
function matchesName(branch, operator, pattern) {
    switch (operator) {
        case 'starts_with':
            return branch.startsWith(pattern);
        case 'ends_with':
            return branch.endsWith(pattern);
        case 'contains':
            return branch.includes(pattern);
        default:
            return undefined;
    }
}
/** The rule set, if GitHub says that our token cannot bypass it. */
async function enforcedRuleSet({ octokit, repository }, id) {
    const { data } = await octokit.rest.repos.getRepoRuleset({ ...repository, ruleset_id: id });
    if (data.current_user_can_bypass !== 'never')
        return undefined;
    return { id, name: data.name, url: data._links?.html?.href ?? data.source };
}

;// CONCATENATED MODULE: ./src/forge/github.js










/** The repository on GitHub. Every method throws a UserError if GitHub refuses and a change of the workflow can fix it. */
function createGitHubForge({ serverUrl, retryLimits, ...settings }) {
    const connection = connect({ ...settings, retryLimits: { ...DEFAULT_RETRY_LIMITS, ...retryLimits } });
    const page = `${serverUrl}/${settings.owner}/${settings.repo}`;
    const call = callWith(connection);
    return {
        permissionOf: call(readPermission),
        whoAmI: call(whoAmI),
        acknowledge: call(acknowledge),
        readThread: call(readThread),
        readPullRequest: call(readPullRequest),
        mergeBase: call(readMergeBase),
        readContributors: call(readContributors),
        branchUpdatesSince: call(branchUpdatesSince),
        createComment: call(createComment),
        updateComment: call(updateComment),
        postNoticeOnce: call(postNoticeOnce),
        headOf: call(readHead),
        findPullRequest: call(findPullRequest),
        missingAccess: (plan) => findMissingAccess(connection, plan, { page, ...settings }),
        commit: call(commit),
        openPullRequest: call((_, draft) => openPullRequest(connection, draft, `${page}/settings/actions`)),
        updatePullRequest: call(updatePullRequest),
        triagePullRequest: call(triagePullRequest),
        compareUrl: (base, branch) => `${page}/compare/${encodeRef(base)}...${encodeRef(branch)}?expand=1`
    };
}
/** Passes the connection to an operation, and translates GitHub's refusals. */
function callWith(connection) {
    return (operation) => async (...args) => {
        try {
            return await operation(connection, ...args);
        }
        catch (error) {
            throw toUserError(error);
        }
    };
}
function encodeRef(name) {
    return name.split('/').map(encodeURIComponent).join('/');
}

;// CONCATENATED MODULE: ./src/connect-forge.js

/** Connects to the repository of the job. */
function connectForge(token, context, signal) {
    const { owner, repo, apiUrl, serverUrl } = context;
    return createGitHubForge({ owner, repo, token, apiUrl, serverUrl, signal });
}


/***/ }),

/***/ 2131:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ isSameBranch),
/* harmony export */   e: () => (/* binding */ isValidBranchName)
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


/***/ }),

/***/ 5659:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ allowsWriting)
/* harmony export */ });
/** True for a permission that includes write access. It lets an account run the agent. */
function allowsWriting(permission) {
    return permission === 'admin' || permission === 'write';
}


/***/ }),

/***/ 9642:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ pause)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);

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

/***/ 9841:
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

/***/ 4052:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ permissionOf),
/* harmony export */   c: () => (/* binding */ refuseWithoutWriteAccess)
/* harmony export */ });
/* harmony import */ var _forge_forge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5659);

/** The permission that an account has now, whatever the event says about it. */
async function permissionOf(actor, forge) {
    // A bot that got this far is on the workflow's list of exact logins. GitHub has no permission level for apps.
    return actor.isBot ? 'write' : await forge.permissionOf(actor);
}
/** Posts and returns the reason why the actor cannot run the agent; undefined when they can. */
async function refuseWithoutWriteAccess({ actor, number }, forge) {
    const permission = await permissionOf(actor, forge);
    if ((0,_forge_forge_js__WEBPACK_IMPORTED_MODULE_0__/* .allowsWriting */ .b)(permission))
        return undefined;
    const access = permission === 'none' ? 'no access' : `${permission} access`;
    const reason = `${actor.login} has ${access} to this repository. You need write access to run the agent.`;
    // Attack: a stranger comments a hundred times, and everybody who watches the thread gets a hundred answers.
    await forge.postNoticeOnce(number, { about: { accountId: actor.id }, text: reason });
    return reason;
}


/***/ })

};
