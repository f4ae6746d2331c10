export const id = 525;
export const ids = [525];
export const modules = {

/***/ 5536:
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
// EXTERNAL MODULE: ./src/forge/errors.js
var errors = __webpack_require__(2189);
// EXTERNAL MODULE: ../node_modules/@octokit/request-error/dist-src/index.js
var request_error_dist_src = __webpack_require__(6013);
// EXTERNAL MODULE: ./src/network/certificate-error.js
var certificate_error = __webpack_require__(9841);
// EXTERNAL MODULE: ./src/forge/graphql-errors.js
var graphql_errors = __webpack_require__(9069);
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

;// CONCATENATED MODULE: ./src/forge/own-refs.js

const FOLDER = 'forgehand/';
/** The commit of the ref; undefined if there is no such ref. */
async function readOwnRef({ octokit, repository }, name) {
    try {
        const { data } = await octokit.rest.git.getRef({ ...repository, ref: FOLDER + name });
        return data.object.sha;
    }
    catch (error) {
        if ((0,errors/* hasStatus */.Ro)(error, 404))
            return undefined;
        throw error;
    }
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
                await octokit.rest.git.createRef({ ...repository, ref: `refs/${FOLDER}${name}`, sha });
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
        if ((0,errors/* hasStatus */.Ro)(error, 422) && /already exists|reference update failed/i.test(error.message))
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
        if ((0,errors/* hasStatus */.Ro)(error, 422) && /not a fast.forward|does not exist|reference update failed/i.test(error.message))
            return false;
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
        if ((0,errors/* hasStatus */.Ro)(error, 404, 422))
            return false;
        throw error;
    }
}

;// CONCATENATED MODULE: ./src/forge/claims.js


const claims_FOLDER = 'claims/';
/** The tree without files. Git knows it in every repository. */
const EMPTY_TREE = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';
/** Creates a commit that names the run, and a ref to it. */
async function claim(connection, key, run) {
    const { octokit, repository } = connection;
    try {
        const message = `Run ${run.id}, attempt ${run.attempt}\n\nForgehand-Claim: ${crypto.randomUUID()}\n`;
        const { data } = await octokit.rest.git.createCommit({ ...repository, message, tree: EMPTY_TREE });
        if (await createOwnRef(connection, { name: claims_FOLDER + key, sha: data.sha }))
            return { kind: 'ours' };
        return await readClaim(connection, key, run);
    }
    catch (error) {
        // A token that only reads, or a repository without a commit.
        if ((0,errors/* isForbiddenToToken */.WM)(error) || (0,errors/* hasStatus */.Ro)(error, 404, 409))
            return { kind: 'unavailable' };
        throw error;
    }
}
async function readClaim(connection, key, run) {
    const { octokit, repository } = connection;
    const sha = await readOwnRef(connection, claims_FOLDER + key);
    if (sha === undefined)
        return { kind: 'unavailable' };
    const { data } = await octokit.rest.git.getCommit({ ...repository, commit_sha: sha });
    const [, runId = '', attempt = ''] = /^Run (\d+), attempt (\d+)$/m.exec(data.message) ?? [];
    const isEarlierAttempt = runId === run.id && Number(attempt) < run.attempt;
    return isEarlierAttempt ? { kind: 'ours' } : { kind: 'held', runId, at: data.committer.date };
}
/** Fewer claims than this are left alone, which saves the calls that read their age. */
const MAX_CLAIMS = 50;
const MAX_DELETIONS = 10;
const DAY_MS = 24 * 60 * 60_000;
/** Longer than GitHub offers to deliver an event again. */
const MAX_AGE_MS = 7 * DAY_MS;
/** Deletes some old claims. Each run looks at others, so that all are looked at in time. */
async function pruneClaims(connection, run) {
    const { octokit, repository } = connection;
    const all = await listOwnRefs(connection, claims_FOLDER);
    if (all.length <= MAX_CLAIMS)
        return;
    const start = Number(run.id) % all.length;
    const some = [...all.slice(start), ...all.slice(0, start)].slice(0, MAX_DELETIONS);
    await Promise.all(some.map(async ({ name, sha }) => {
        const { data } = await octokit.rest.git.getCommit({ ...repository, commit_sha: sha });
        if (Date.now() - Date.parse(data.committer.date) > MAX_AGE_MS)
            await deleteOwnRef(connection, name);
    }));
}

// EXTERNAL MODULE: ./src/forge/comments.js
var comments = __webpack_require__(5856);
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
        if (!(0,errors/* hasStatus */.Ro)(error, 403, 404) || (0,errors/* isRateLimit */.a5)(error))
            throw error;
        return { kind: 'unknown', reason: (0,errors/* reasonOf */.A3)(error) };
    }
}

// EXTERNAL MODULE: ./src/forge/users.js
var users = __webpack_require__(4);
// EXTERNAL MODULE: ./src/forge/branch-names.js
var branch_names = __webpack_require__(2131);
;// CONCATENATED MODULE: ./src/forge/branch-protection.js

/** Rules that refuse commits pushed to a branch. The others are about signatures, history, names or the deletion of the branch. */
const AGAINST_PUSHES = new Set([
    'update',
    'pull_request',
    'merge_queue',
    'required_status_checks',
    'required_deployments',
    'workflows',
    'code_scanning'
]);
/** The protection of branches from before rule sets. GitHub lists it nowhere for a token without administration rights. */
const CLASSIC = 'branch protection';
/**
 * What keeps commits from being pushed to a branch; empty if nothing does. GitHub calls a branch protected if any rule applies to it,
 * even a rule that allows pushes.
 */
async function protectionsAgainstPushes(connection, { name, protected: isProtected }) {
    if (!isProtected)
        return [];
    const types = (await readBranchRules(connection, name)).map(({ type }) => type);
    if (types.length === 0)
        return [CLASSIC];
    return [...new Set(types)].filter((type) => AGAINST_PUSHES.has(type));
}
/** The rules of all rule sets for a branch, which need not exist. An Enterprise Server without rule sets responds with 404. */
async function readBranchRules({ octokit, repository }, branch) {
    try {
        const query = { ...repository, branch, per_page: 100 };
        return await octokit.paginate(octokit.rest.repos.getBranchRules, query);
    }
    catch (error) {
        if ((0,errors/* hasStatus */.Ro)(error, 404))
            return [];
        throw error;
    }
}

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
    const { parentTree, message } = request;
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
        parents: parentsOf(request)
    });
    return { sha: data.sha, isVerified: data.verification.verified };
}
function parentsOf({ parent, merged }) {
    return merged === undefined ? [parent] : [parent, merged];
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
        if (!(0,errors/* hasStatus */.Ro)(error, 422) || !/already exists|reference update failed/i.test(error.message))
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
    const { head, protections } = found;
    // A token that bypasses the rules could write to it.
    if (protections.length > 0)
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
        if ((0,errors/* hasStatus */.Ro)(error, 422) && /not a fast.forward|does not exist/i.test(error.message))
            return MOVED;
        throw error;
    }
}
const MOVED = { kind: 'moved' };
async function readBranch(connection, branch) {
    const { octokit, repository } = connection;
    try {
        const { data } = await octokit.rest.repos.getBranch({ ...repository, branch });
        // For a renamed branch, GitHub returns the new one.
        if (data.name !== branch)
            return undefined;
        return { head: data.commit.sha, protections: await protectionsAgainstPushes(connection, data) };
    }
    catch (error) {
        if ((0,errors/* hasStatus */.Ro)(error, 404))
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
        if ((0,errors/* hasStatus */.Ro)(error, 404))
            return undefined;
        throw error;
    }
}
/** If the head of the branch is this very change, an earlier attempt has succeeded. Otherwise somebody else moved the branch. */
async function resultAt({ octokit, repository }, request, head) {
    const { data } = await octokit.rest.git.getCommit({ ...repository, commit_sha: head });
    const hasParents = data.parents.map(({ sha }) => sha).join(' ') === parentsOf(request).join(' ');
    const isSame = hasParents && data.tree.sha === request.tree && data.message.trim() === request.message.trim();
    return isSame ? { kind: 'committed', sha: head, isVerified: data.verification.verified } : { kind: 'moved' };
}
/** Why GitHub refuses this kind of change for good; undefined for other errors. */
function refusalReason(error, { changes, branch }) {
    if (!(0,errors/* hasStatus */.Ro)(error, 403, 404, 409, 422))
        return undefined;
    if (/`?workflows?`? (permission|scope)/i.test(error.message))
        return (0,errors/* reasonOf */.A3)(error);
    const isWorkflow = changes.some(({ path }) => path.startsWith('.github/workflows/'));
    if (isWorkflow && ((0,errors/* isForbiddenToToken */.WM)(error) || error.status === 404))
        return workflowReason(error);
    if (/protected branch|rule violations?|creations being restricted/i.test(error.message)) {
        return `The rules of the repository do not allow this token to write to ${branch}: ${(0,errors/* reasonOf */.A3)(error)}`;
    }
    if (/reference update failed/i.test(error.message)) {
        return `GitHub could not create the branch ${branch}. A branch with the name of one of its folders may be in the way.`;
    }
    return undefined;
}
/** For workflow files GitHub uses the same words as for any missing permission. */
function workflowReason(error) {
    return `GitHub refused the change (${(0,errors/* reasonOf */.A3)(error)}). Either it contains workflow files, which the token of a workflow can never write, or ${(0,errors/* missingPermission */.Up)(error)} is missing under \`permissions:\`.`;
}

// EXTERNAL MODULE: ./src/text/shorten.js
var shorten = __webpack_require__(4607);
// EXTERNAL MODULE: ./src/text/github-limits.js
var github_limits = __webpack_require__(2628);
;// CONCATENATED MODULE: ./src/forge/pull-requests.js





async function readPullRequest({ octokit, repository }, number) {
    try {
        const { data } = await octokit.rest.pulls.get({ ...repository, pull_number: number });
        return pullRequestOf(data);
    }
    catch (error) {
        throw (0,comments/* explainIfGone */.K_)(error, `The pull request #${number}`);
    }
}
async function readMergeBase({ octokit, repository }, { base, head }) {
    try {
        const query = { ...repository, basehead: `${base}...${head}`, per_page: 1 };
        return (await octokit.rest.repos.compareCommitsWithBasehead(query)).data.merge_base_commit.sha;
    }
    catch (error) {
        // Histories without a common commit, and comparisons that take GitHub too long.
        if ((0,errors/* hasStatus */.Ro)(error, 404, 422, 500, 502, 503, 504))
            return undefined;
        throw error;
    }
}
const MAX_COMMIT_PAGES = 10;
/** The commits that `head` has and `base` has not, oldest first; the first thousand. */
async function readCommitsBetween({ octokit, repository }, { base, head }) {
    const all = [];
    for (let page = 1; page <= MAX_COMMIT_PAGES; page++) {
        const query = { ...repository, basehead: `${base}...${head}`, per_page: 100, page };
        const { commits, total_commits: total } = (await octokit.rest.repos.compareCommitsWithBasehead(query)).data;
        all.push(...commits.map(branchCommitOf));
        if (commits.length === 0 || all.length >= total)
            break;
    }
    return all;
}
function branchCommitOf({ sha, commit, author, committer }) {
    const { message, verification } = commit;
    return {
        sha,
        author: author?.login ?? commit.author?.name ?? 'somebody without an account',
        authorId: author?.id,
        title: message.split('\n', 1)[0] ?? '',
        message,
        committerId: committer?.id,
        // Only GitHub itself signs with this committer.
        isSigned: verification?.verified === true && commit.committer?.email === 'noreply@github.com'
    };
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
        if (!(0,errors/* hasStatus */.Ro)(error, 403, 422) || (0,errors/* isRateLimit */.a5)(error))
            throw error;
        // Some plans have no drafts in private repositories.
        const isAboutDraft = draft.isDraft && /draft pull requests are not supported/i.test(error.message);
        if (isAboutDraft)
            return openPullRequest(connection, { ...draft, isDraft: false }, settingsUrl);
        const existing = /already exists/i.test(error.message) ? await findOpen(connection, draft.branch) : undefined;
        return existing ?? { kind: 'refused', reason: (0,errors/* reasonOf */.A3)(error), remedy: remedyFor(error, settingsUrl) };
    }
}
async function updatePullRequest({ octokit, repository }, number, { title, body }) {
    try {
        await octokit.rest.pulls.update({
            ...repository,
            pull_number: number,
            ...(title !== undefined && { title: (0,shorten/* shorten */.ml)(title, github_limits/* MAX_TITLE_LENGTH */.M) }),
            body: (0,shorten/* shorten */.ml)(body, github_limits/* MAX_BODY_LENGTH */.t)
        });
    }
    catch (error) {
        throw (0,comments/* explainIfGone */.K_)(error, `The pull request #${number}`);
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
            const isNowDraft = data.draft ?? false;
            return { kind: 'opened', pullRequest: { number: data.number, url: data.html_url }, isDraft: isNowDraft };
        },
        find: () => findOpen(connection, branch)
    });
}
async function findOpen(connection, branch) {
    const found = await findPullRequest(connection, branch);
    if (found?.state !== 'open')
        return undefined;
    const { number, url } = found;
    return { kind: 'opened', pullRequest: { number, url }, isDraft: found.isDraft };
}
function remedyFor(error, settingsUrl) {
    const setting = (0,errors/* pullRequestSetting */.fj)(error, settingsUrl);
    if (setting !== undefined)
        return setting;
    if ((0,errors/* isForbiddenToToken */.WM)(error)) {
        return `Add ${(0,errors/* missingPermission */.Up)(error)} under \`permissions:\` in the workflow file.`;
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
        isFork: head.repo?.id !== base.repo.id,
        isDraft: listed.draft ?? false,
        title: listed.title
    };
}
/** As many as explain a conflict. */
const MAX_COMMITS_TO_FILE = 5;
async function readCommitsToFile({ octokit, repository }, { head, path }) {
    const query = { ...repository, sha: head, path, per_page: MAX_COMMITS_TO_FILE };
    return (await octokit.rest.repos.listCommits(query)).data.map(({ sha }) => sha);
}

;// CONCATENATED MODULE: ./src/forge/stored-sessions.js


const stored_sessions_FOLDER = 'sessions/';
/** Reads the commit and the names of its files. Their contents are read on demand. */
async function readSession(connection, key) {
    const { octokit, repository } = connection;
    const sha = await readOwnRef(connection, stored_sessions_FOLDER + key);
    if (sha === undefined)
        return undefined;
    try {
        const [{ data: commit }, { data: tree }] = await Promise.all([
            octokit.rest.git.getCommit({ ...repository, commit_sha: sha }),
            octokit.rest.git.getTree({ ...repository, tree_sha: sha })
        ]);
        const { author, committer, verification } = commit;
        return {
            commit: sha,
            author: {
                name: author.name,
                id: accountIdIn(author.email),
                // Only GitHub itself signs with this committer, and only what it wrote for the author.
                isSigned: verification.verified && committer.email === 'noreply@github.com'
            },
            at: committer.date,
            files: tree.tree.map(({ path, type, sha: blob, size = 0 }) => ({ path, isFile: type === 'blob', blob, size }))
        };
    }
    catch (error) {
        // Something that is not a commit, or was deleted meanwhile.
        if ((0,errors/* hasStatus */.Ro)(error, 404, 409, 422))
            return undefined;
        throw error;
    }
}
/** From an address such as 41898282+github-actions[bot]@users.noreply.github.com. */
function accountIdIn(email) {
    const [, id] = /^(\d{1,15})\+[^@]+@users\.noreply\.[^@]+$/.exec(email) ?? [];
    return id === undefined ? undefined : Number(id);
}
async function readSessionFile({ octokit, repository }, blob) {
    const { data } = await octokit.rest.git.getBlob({ ...repository, file_sha: blob });
    return Buffer.from(data.content, 'base64');
}
/** Returns false if the session is not the expected one any more. Then nothing is changed. */
async function writeSession(connection, { key, self, previous, isRoot, record, messages, message }, host) {
    const { octokit, repository } = connection;
    const file = { mode: '100644', type: 'blob' };
    const blob = messages && (await octokit.rest.git.createBlob({ ...repository, ...base64(messages) }));
    const { data: tree } = await octokit.rest.git.createTree({
        ...repository,
        tree: [
            ...(blob ? [{ ...file, path: MESSAGES_FILE, sha: blob.data.sha }] : []),
            { ...file, path: RECORD_FILE, content: record }
        ]
    });
    const { data: commit } = await octokit.rest.git.createCommit({
        ...repository,
        message,
        tree: tree.sha,
        parents: previous === undefined || isRoot ? [] : [previous],
        // GitHub signs a commit of a bot's token only if it names no author. Nobody signs those of a person's token.
        ...(self.isBot ? {} : { author: authorOf(self, host) })
    });
    const ref = { name: stored_sessions_FOLDER + key, sha: commit.sha };
    if (previous === undefined)
        return await createOwnRef(connection, ref);
    if (!isRoot)
        return await advanceOwnRef(connection, ref);
    // A root descends from nothing. Between the two calls, another run could only add a session that this one replaces.
    if ((await readOwnRef(connection, ref.name)) !== previous)
        return false;
    await octokit.rest.git.updateRef({ ...repository, ref: `forgehand/${ref.name}`, sha: ref.sha, force: true });
    return true;
}
const RECORD_FILE = 'session.json';
const MESSAGES_FILE = 'messages.jsonl.gz';
function base64(bytes) {
    return { content: bytes.toString('base64'), encoding: 'base64' };
}
function authorOf({ login, id }, host) {
    return { name: login, email: `${id}+${login}@users.noreply.${host}` };
}
async function deleteSession(connection, key) {
    return await deleteOwnRef(connection, stored_sessions_FOLDER + key);
}
/** The keys of all sessions, each with its commit. */
async function listSessions(connection) {
    const refs = await listOwnRefs(connection, stored_sessions_FOLDER);
    return new Map(refs.map(({ name, sha }) => [name.slice(stored_sessions_FOLDER.length), sha]));
}
/** Since when the thread is closed; `deleted` if it does not exist any more, undefined if it is open. */
async function closedSince({ octokit, repository }, number) {
    try {
        const { data } = await octokit.rest.issues.get({ ...repository, issue_number: number });
        return data.closed_at ?? undefined;
    }
    catch (error) {
        if ((0,errors/* hasStatus */.Ro)(error, 404, 410))
            return 'deleted';
        throw error;
    }
}

;// CONCATENATED MODULE: ./src/forge/reviews.js


/** Undefined if the review was deleted. */
async function readReview({ octokit, repository }, number, reviewId) {
    const place = { ...repository, pull_number: number, review_id: reviewId };
    try {
        const [{ data: review }, comments] = await Promise.all([
            octokit.rest.pulls.getReview(place),
            octokit.paginate(octokit.rest.pulls.listCommentsForReview, { ...place, per_page: 100 })
        ]);
        return {
            author: (0,person/* personOf */.R)(review.user),
            body: review.body,
            state: review.state.toLowerCase(),
            submittedAt: review.submitted_at,
            comments: comments.map(({ body, updated_at: updatedAt }) => ({ body, updatedAt }))
        };
    }
    catch (error) {
        if ((0,errors/* hasStatus */.Ro)(error, 404))
            return undefined;
        throw error;
    }
}

// EXTERNAL MODULE: ../node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(3301);
// EXTERNAL MODULE: ../node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(9435);
// EXTERNAL MODULE: ./src/text/json.js
var text_json = __webpack_require__(2686);
;// CONCATENATED MODULE: ./src/tasks/stop-message.js


/** Anyone who can write to the repository may have written it. They could stop runs anyway. */
const stopSchema = schemas/* strictObject */.rej({
    by: schemas/* strictObject */.rej({ login: schemas/* string */.YjP().regex(/^[\w-]{1,100}(?:\[bot\])?$/u), id: schemas/* int */.Whr().positive() }),
    at: iso/* datetime */.w$(),
    claim: schemas/* string */.YjP().regex(/^[a-z\d-]{1,100}$/u)
});
/** The message of a commit that carries a stop. */
function stopMessage(thread, stop) {
    return `Stop of ${thread}\n\nForgehand-Stop: ${JSON.stringify(stop)}\n`;
}
/** Undefined for any other message. */
function readStopMessage(message) {
    const [, json = ''] = /^Forgehand-Stop: (.*)$/m.exec(message) ?? [];
    return stopSchema.safeParse((0,text_json/* parseJson */.qF)(json)).data;
}

;// CONCATENATED MODULE: ./src/forge/stops.js




const stops_FOLDER = 'stop/';
/**
 * Returns a function that reads the latest stop of a thread. It remembers the answer: an unchanged one costs a request that GitHub does
 * not count. The list of refs is asked for, because it also exists while there is no stop.
 */
function stopReader(connection, key) {
    const { octokit, repository } = connection;
    let [etag, sha, stop] = [undefined, undefined, undefined];
    return async () => {
        try {
            const { data, headers } = await octokit.rest.git.listMatchingRefs({
                ...repository,
                ref: `forgehand/${stops_FOLDER}${key}`,
                ...(etag !== undefined && { headers: { 'if-none-match': etag } })
            });
            // Others start with the same characters: issue-1 and issue-12.
            const found = data.find(({ ref }) => ref === `refs/forgehand/${stops_FOLDER}${key}`)?.object.sha;
            if (found !== sha)
                stop = found === undefined ? undefined : await readStop(connection, found);
            [etag, sha] = [headers.etag, found];
        }
        catch (error) {
            if (!(0,errors/* hasStatus */.Ro)(error, 304))
                throw error;
        }
        return stop;
    };
}
async function readStop({ octokit, repository }, sha) {
    try {
        const { data } = await octokit.rest.git.getCommit({ ...repository, commit_sha: sha });
        return readStopMessage(data.message);
    }
    catch (error) {
        // Something that is not a commit.
        if ((0,errors/* hasStatus */.Ro)(error, 404, 422))
            return undefined;
        throw error;
    }
}
/** Other stops that are written at the same moment. */
const MAX_ATTEMPTS = 4;
/** Writes a stop, unless a later one is there. Returns false if this one is there already. */
async function writeStop(connection, key, stop) {
    const { octokit, repository } = connection;
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
        const { data: refs } = await octokit.rest.git.listMatchingRefs({ ...repository, ref: `forgehand/${stops_FOLDER}${key}` });
        const previous = refs.find(({ ref }) => ref === `refs/forgehand/${stops_FOLDER}${key}`)?.object.sha;
        const latest = previous === undefined ? undefined : await readStop(connection, previous);
        if (latest?.claim === stop.claim)
            return false;
        if (latest && Date.parse(latest.at) > Date.parse(stop.at))
            return true;
        const message = stopMessage(key, stop);
        const parents = previous === undefined ? [] : [previous];
        const { data } = await octokit.rest.git.createCommit({ ...repository, message, tree: EMPTY_TREE, parents });
        const ref = { name: stops_FOLDER + key, sha: data.sha };
        if (await (previous === undefined ? createOwnRef(connection, ref) : advanceOwnRef(connection, ref)))
            return true;
    }
    throw new Error(`The ref of ${key} was written by others again and again.`);
}
/** Asks GitHub to cancel a run of a workflow. */
async function cancelRun({ octokit, repository }, runId) {
    try {
        await octokit.rest.actions.cancelWorkflowRun({ ...repository, run_id: Number(runId) });
        return 'accepted';
    }
    catch (error) {
        if ((0,errors/* isForbiddenToToken */.WM)(error))
            return 'forbidden';
        // It has ended, or was deleted.
        if ((0,errors/* hasStatus */.Ro)(error, 404, 409))
            return 'ended';
        throw error;
    }
}

// EXTERNAL MODULE: ./src/forge/thread.js
var thread = __webpack_require__(3222);
// EXTERNAL MODULE: ./src/errors.js
var src_errors = __webpack_require__(9973);
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
const NOT_ASSIGNABLE = 'GitHub assigns only people with access to the repository, and at most ten.';
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
        if ((0,errors/* hasStatus */.Ro)(error, 422))
            return { reason: (0,shorten/* withPeriod */.uA)((0,errors/* reasonOf */.A3)(error)), isAboutNames: true };
        const explained = (0,errors/* toUserError */.dZ)(error);
        if (explained instanceof src_errors/* UserError */.yo)
            return { reason: explained.message, isAboutNames: false };
        if (error instanceof request_error_dist_src/* RequestError */.G)
            return { reason: (0,shorten/* withPeriod */.uA)(error.message), isAboutNames: false };
        throw error;
    }
}
/** A label that is not there any more is what was wanted. */
async function removeLabel({ octokit, repository }, number, label) {
    try {
        await octokit.rest.issues.removeLabel({ ...repository, issue_number: number, name: label });
    }
    catch (error) {
        if (!(0,errors/* hasStatus */.Ro)(error, 404, 410))
            throw error;
    }
}

;// CONCATENATED MODULE: ./src/forge/update-branch.js


/** GitHub accepts the request first and merges a moment later. Milliseconds. */
const WAITS_MS = [0, 500, 1_000, 2_000, 4_000, 8_000, 15_000];
/** Lets GitHub merge the base branch into a pull request's branch. */
async function updateBranch(connection, merge, signal) {
    const { octokit, repository } = connection;
    const { pullRequest, head } = merge;
    try {
        await octokit.rest.pulls.updateBranch({ ...repository, pull_number: pullRequest, expected_head_sha: head });
    }
    catch (error) {
        if (!(0,errors/* hasStatus */.Ro)(error, 403, 422))
            throw error;
        if (error.status === 422 && /merge conflict/i.test(error.message))
            return { kind: 'conflict' };
        if (error.status === 422 && /no new commits/i.test(error.message))
            return { kind: 'up-to-date' };
        // The branch has moved, perhaps because GitHub carried out this very request and its response was lost.
        const result = await resultOf(connection, merge);
        return result.kind === 'pending' ? { kind: 'refused', reason: (0,errors/* reasonOf */.A3)(error) } : result;
    }
    for (const waitMs of WAITS_MS) {
        await (0,pause/* pause */.v)(waitMs, signal);
        const result = await resultOf(connection, merge);
        if (result.kind !== 'pending')
            return result;
    }
    return { kind: 'pending' };
}
async function resultOf({ octokit, repository }, { pullRequest, head }) {
    const { data } = await octokit.rest.pulls.get({ ...repository, pull_number: pullRequest });
    if (data.head.sha === head)
        return { kind: 'pending' };
    const commit = (await octokit.rest.git.getCommit({ ...repository, commit_sha: data.head.sha })).data;
    const isMerge = commit.parents.length === 2 && commit.parents[0]?.sha === head;
    return isMerge ? { kind: 'merged', sha: commit.sha, isVerified: commit.verification.verified } : { kind: 'moved' };
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
        if ((0,errors/* isForbiddenToToken */.WM)(error))
            return [permission('pull-requests')];
        if (!(0,errors/* hasStatus */.Ro)(error, 403))
            return [];
        const setting = (0,errors/* pullRequestSetting */.fj)(error, `${page}/settings/actions`);
        return setting === undefined ? [] : obstacle(`${(0,errors/* reasonSentence */.Ux)(error)} ${setting}`);
    }
}
function branchObstacles(connection, plan) {
    return plan.isNewBranch ? rulesAgainst(connection, plan.branch) : protectionOf(connection, plan.branch);
}
/** Nothing is pushed to a protected branch, even if the token could bypass the protection. */
async function protectionOf(connection, branch) {
    const { octokit, repository } = connection;
    const { data } = await octokit.rest.repos.getBranch({ ...repository, branch });
    // For a renamed branch, GitHub returns the new one.
    const protections = data.name === branch ? await protectionsAgainstPushes(connection, data) : [];
    if (protections.length === 0)
        return [];
    return obstacle(`${branch} is a protected branch (${protections.join(', ')}), and Forgehand never pushes to one. Remove the protection from it, or ask on a pull request from another branch.`);
}
async function rulesAgainst(connection, branch) {
    const against = (await readBranchRules(connection, branch)).filter((rule) => preventsCreation(rule, branch));
    const ids = new Set(against.map(({ ruleset_id: id }) => id).filter((id) => id !== undefined));
    const found = await Promise.all([...ids].map((id) => enforcedRuleSet(connection, id)));
    return found.flatMap((ruleSet) => {
        if (!ruleSet)
            return [];
        const types = against.filter(({ ruleset_id: id }) => id === ruleSet.id).map(({ type }) => type);
        return obstacle(`The rule set "${ruleSet.name}" (${types.join(', ')}) does not let this token create the branch ${branch}. Exclude the branches agent/** from it, or let the token bypass it: ${ruleSet.url}`);
    });
}
/** True only for rules that leave no doubt. Most rules are about merging, or about commits that do not exist yet. */
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
        permissionOf: call(users/* readPermission */.cE),
        whoAmI: call(users/* whoAmI */.Wc),
        acknowledge: call(users/* acknowledge */.b0),
        claim: call(claim),
        pruneClaims: call(pruneClaims),
        removeLabel: call(removeLabel),
        readReview: call(readReview),
        readThread: call(thread/* readThread */.nj),
        readReviewThreads: call(async (...args) => (await __webpack_require__.e(/* import() */ 138).then(__webpack_require__.bind(__webpack_require__, 4138))).readReviewThreads(...args)),
        replyToThread: call(async (...args) => (await __webpack_require__.e(/* import() */ 260).then(__webpack_require__.bind(__webpack_require__, 2260))).replyToThread(...args)),
        resolveThread: call(async (...args) => (await __webpack_require__.e(/* import() */ 260).then(__webpack_require__.bind(__webpack_require__, 2260))).resolveThread(...args)),
        unresolveThread: call(async (...args) => (await __webpack_require__.e(/* import() */ 260).then(__webpack_require__.bind(__webpack_require__, 2260))).unresolveThread(...args)),
        reactToReview: call(async (...args) => (await __webpack_require__.e(/* import() */ 260).then(__webpack_require__.bind(__webpack_require__, 2260))).reactToReview(...args)),
        readPullRequest: call(readPullRequest),
        mergeBase: call(readMergeBase),
        commitsBetween: call(readCommitsBetween),
        commitsToFile: call(readCommitsToFile),
        readContributors: call(readContributors),
        branchUpdatesSince: call(branchUpdatesSince),
        createComment: call(comments/* createComment */.eT),
        updateComment: call(comments/* updateComment */.vv),
        postNoticeOnce: call(comments/* postNoticeOnce */.oW),
        headOf: call(readHead),
        findPullRequest: call(findPullRequest),
        missingAccess: (plan) => findMissingAccess(connection, plan, { page, ...settings }),
        commit: call(commit),
        updateBranch: call((_, merge) => updateBranch(connection, merge, settings.signal)),
        openPullRequest: call((_, draft) => openPullRequest(connection, draft, `${page}/settings/actions`)),
        updatePullRequest: call(updatePullRequest),
        convertToDraft: call(async (...args) => (await __webpack_require__.e(/* import() */ 655).then(__webpack_require__.bind(__webpack_require__, 655))).convertToDraft(...args)),
        triagePullRequest: call(triagePullRequest),
        stopReader: (thread) => {
            const read = stopReader(connection, thread);
            return call(read);
        },
        writeStop: call(writeStop),
        cancelRun: call(cancelRun),
        readSession: call(readSession),
        readSessionFile: call(readSessionFile),
        writeSession: call((_, write) => writeSession(connection, write, new URL(serverUrl).hostname)),
        deleteSession: call(deleteSession),
        listSessions: call(listSessions),
        closedSince: call(closedSince),
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
            throw (0,errors/* toUserError */.dZ)(error);
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

/***/ 5856:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K_: () => (/* binding */ explainIfGone),
/* harmony export */   eT: () => (/* binding */ createComment),
/* harmony export */   oW: () => (/* binding */ postNoticeOnce),
/* harmony export */   vv: () => (/* binding */ updateComment)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9973);
/* harmony import */ var _tasks_comment_markers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8062);
/* harmony import */ var _text_shorten_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4607);
/* harmony import */ var _text_github_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2628);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2189);






async function createComment(connection, number, body) {
    // Nobody can guess the marker, so a comment that contains it was created by the interrupted call.
    return post(connection, number, { body, marker: `<!-- forgehand:comment:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()} -->` });
}
/** Others can write the marker too. The only effect is that a refusal is not explained. */
async function postNoticeOnce(connection, number, { about, text }) {
    const marker = (0,_tasks_comment_markers_js__WEBPACK_IMPORTED_MODULE_3__/* .noticeMarker */ .Jb)(about);
    const existing = await findMarked(connection, number, marker);
    if (existing === undefined)
        await post(connection, number, { body: text, marker });
}
async function post(connection, number, { body, marker }) {
    const { octokit, repository, createOnce } = connection;
    const text = `${(0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)(body, _text_github_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_BODY_LENGTH */ .t - marker.length - 1)}\n${marker}`;
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
            const message = `#${number} is locked for this token: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .reasonSentence */ .Ux)(error)} Unlock the conversation and try again.`;
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .yo(message, { cause: error });
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
        const text = (0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)(body, _text_github_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_BODY_LENGTH */ .t);
        await octokit.rest.issues.updateComment({ ...repository, comment_id: commentId, body: text });
    }
    catch (error) {
        throw explainIfGone(error, `The comment ${commentId}`);
    }
}
function isLocked(error) {
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .hasStatus */ .Ro)(error, 403) && /\blocked\b/i.test(error.message);
}
/** A UserError that names what is gone, if that is the error. */
function explainIfGone(error, what) {
    if (!(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .hasStatus */ .Ro)(error, 404, 410))
        return error;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .yo(`${what} was deleted, or the token cannot read it. If it still exists, set \`github-token\` to a token with read access.`, { cause: error });
}


/***/ }),

/***/ 2189:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ reasonOf),
/* harmony export */   Ro: () => (/* binding */ hasStatus),
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
/* unused harmony export isGone */
/* harmony import */ var _octokit_request_error__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6013);
/* harmony import */ var _graphql_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9069);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9973);
/* harmony import */ var _network_certificate_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9841);
/* harmony import */ var _text_shorten_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4607);





/** True if GitHub responded with one of these statuses. */
function hasStatus(error, ...statuses) {
    return error instanceof _octokit_request_error__WEBPACK_IMPORTED_MODULE_2__/* .RequestError */ .G && error.response !== undefined && statuses.includes(error.status);
}
/** True for an error from `explainIfGone`. */
function isGone(error) {
    return error instanceof UserError && hasStatus(error.cause, 404, 410);
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

/***/ 9069:
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

/***/ 3222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _H: () => (/* binding */ wasPostedBefore),
/* harmony export */   nj: () => (/* binding */ readThread)
/* harmony export */ });
/* unused harmony export wasCommentPostedBefore */
/* harmony import */ var _tasks_comment_markers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8062);
/* harmony import */ var _tasks_claim_key_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1271);
/* harmony import */ var _comments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5856);
/* harmony import */ var _tasks_person_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7044);
/* harmony import */ var _forge_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5659);
/* harmony import */ var _users_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4);






/** @param self the author of our own comments; anyone can write their markers */
async function readThread(connection, task, self) {
    try {
        const [comments, ...reviews] = await Promise.all([
            listComments(connection, task.number),
            ...(task.subject === 'pull-request' ? [readReviewComments(connection, task), readReviews(connection, task)] : [])
        ]);
        const claim = (0,_tasks_claim_key_js__WEBPACK_IMPORTED_MODULE_0__/* .claimKey */ .E)(task);
        const ownId = commentIdOf(task);
        const isProgress = ({ author, body }) => author.id === self.id && (0,_tasks_comment_markers_js__WEBPACK_IMPORTED_MODULE_4__/* .hasProgressMarker */ .Kn)(body);
        const isResult = ({ author, body }) => author.id === self.id && (0,_tasks_comment_markers_js__WEBPACK_IMPORTED_MODULE_4__/* .hasResultMarker */ .u6)(body);
        const posted = comments.filter(({ post }) => post.id !== ownId && !isProgress(post) && !isResult(post));
        const candidates = [
            ...posted.map(({ post, updatedAt }) => ({ post, isBeforeTask: wasCommentPostedBefore(post, updatedAt, task) })),
            ...reviews.flat()
        ];
        const posts = candidates.filter(({ isBeforeTask }) => isBeforeTask).map(({ post }) => post);
        return {
            posts: posts.toSorted((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt)),
            droppedCount: candidates.length - posts.length,
            ownProgress: comments.filter(({ post }) => isProgress(post)).map(({ post }) => post.body),
            progress: progressOf(comments.find(({ post }) => isProgress(post) && (0,_tasks_comment_markers_js__WEBPACK_IMPORTED_MODULE_4__/* .hasProgressMarker */ .Kn)(post.body, claim))),
            result: comments.find(({ post }) => isResult(post) && (0,_tasks_comment_markers_js__WEBPACK_IMPORTED_MODULE_4__/* .hasResultMarker */ .u6)(post.body, claim))?.post.id
        };
    }
    catch (error) {
        throw (0,_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .explainIfGone */ .K_)(error, `#${task.number}`);
    }
}
function progressOf(found) {
    if (!found)
        return undefined;
    const mark = (0,_tasks_comment_markers_js__WEBPACK_IMPORTED_MODULE_4__/* .readRunMarker */ .gF)(found.post.body);
    return { id: found.post.id, runId: mark?.runId, hasEnded: mark?.hasEnded === true, updatedAt: found.updatedAt };
}
async function listComments({ octokit, repository }, number) {
    const query = { ...repository, issue_number: number, per_page: 100 };
    const comments = await octokit.paginate(octokit.rest.issues.listComments, query);
    return comments.map(({ id, user, body, created_at, updated_at }) => ({
        post: { id, author: (0,_tasks_person_js__WEBPACK_IMPORTED_MODULE_2__/* .personOf */ .R)(user), body: body ?? '', createdAt: created_at, location: undefined },
        updatedAt: updated_at
    }));
}
/** Comments on lines of the diff. */
async function readReviewComments({ octokit, repository }, task) {
    const query = { ...repository, pull_number: task.number, per_page: 100 };
    const comments = await octokit.paginate(octokit.rest.pulls.listReviewComments, query);
    return comments.map(({ id, user, body, created_at, updated_at, path, line, pull_request_review_id }) => ({
        // `line` is null on an outdated comment, although its type says otherwise.
        post: { id, author: (0,_tasks_person_js__WEBPACK_IMPORTED_MODULE_2__/* .personOf */ .R)(user), body, createdAt: created_at, location: { path, line: line ?? undefined } },
        isBeforeTask: pull_request_review_id === reviewIdOf(task)
            ? wasSubmittedWith(updated_at, task)
            : wasPostedBefore([created_at, updated_at], task)
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
        .filter(({ id, body }) => body !== '' && id !== reviewIdOf(task))
        .map(({ id, user, body, submitted_at = '' }) => {
        return { id, author: (0,_tasks_person_js__WEBPACK_IMPORTED_MODULE_2__/* .personOf */ .R)(user), body, createdAt: submitted_at, location: undefined };
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
    const permissions = await Promise.all(asked.map((author) => (0,_users_js__WEBPACK_IMPORTED_MODULE_3__/* .readPermission */ .cE)(connection, author)));
    const isWriter = (_, index) => (0,_forge_js__WEBPACK_IMPORTED_MODULE_5__/* .allowsWriting */ .b)(permissions[index]);
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
    const ownId = commentIdOf(task);
    return isSameSecond && ownId !== undefined && comment.id < ownId;
}
/** The review that is the request; undefined for other triggers. */
function reviewIdOf({ trigger }) {
    return trigger.kind === 'review' ? trigger.reviewId : undefined;
}
/** A comment of the review that is the request. It can get its time a moment after the review. */
function wasSubmittedWith(updatedAt, { createdAt }) {
    return Date.parse(updatedAt) <= Date.parse(createdAt) + 1_000;
}
/** The comment of the conversation that is the request; undefined for other triggers. */
function commentIdOf({ trigger }) {
    return trigger.kind === 'comment' ? trigger.commentId : undefined;
}


/***/ }),

/***/ 4:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wc: () => (/* binding */ whoAmI),
/* harmony export */   b0: () => (/* binding */ acknowledge),
/* harmony export */   cE: () => (/* binding */ readPermission)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9973);
/* harmony import */ var _tasks_person_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7044);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2189);



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
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .hasStatus */ .Ro)(error, 404))
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
/** Returns the author of the reaction: REST has no other way to learn the account of a workflow's token. */
async function acknowledge(connection, { trigger, number }) {
    const commentId = 'commentId' in trigger ? trigger.commentId : undefined;
    // A review gets its reaction when it has been read.
    if (trigger.kind === 'review' && commentId === undefined)
        return await whoAmI(connection);
    const { octokit, repository } = connection;
    const eyes = { ...repository, content: 'eyes' };
    try {
        const { data } = commentId === undefined
            ? await octokit.rest.reactions.createForIssue({ ...eyes, issue_number: number })
            : await (trigger.kind === 'review'
                ? octokit.rest.reactions.createForPullRequestReviewComment({ ...eyes, comment_id: commentId })
                : octokit.rest.reactions.createForIssueComment({ ...eyes, comment_id: commentId }));
        return (0,_tasks_person_js__WEBPACK_IMPORTED_MODULE_0__/* .personOf */ .R)(data.user);
    }
    catch (error) {
        if (!(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .hasStatus */ .Ro)(error, 404, 410))
            throw error;
        const what = commentId === undefined ? `#${number}` : `The comment ${commentId}`;
        const message = `${what} in ${repository.owner}/${repository.repo} was deleted, so there is nothing to do.`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(message, { cause: error });
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

/***/ 4513:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ completeReview),
/* harmony export */   a: () => (/* binding */ uncountedReviewReason)
/* harmony export */ });
/* harmony import */ var _tasks_comment_markers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8062);
/* harmony import */ var _tasks_parse_request_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5135);


/** A comment can get its time a moment after its review. */
const SAME_MOMENT_MS = 1_000;
/**
 * Reads what the event of a review does not say: the whole review, whose comments on lines can have the command. Other tasks are complete.
 *
 * @returns a string that says why the review asks for nothing
 */
async function completeReview(task, forge, word) {
    const { trigger, actor, number } = task;
    if (trigger.kind !== 'review')
        return task;
    const review = await forge.readReview(number, trigger.reviewId);
    if (!review)
        return 'the review was deleted';
    if (review.submittedAt === undefined || review.state === 'dismissed')
        return `the review is ${review.state}`;
    if (review.author.id !== actor.id)
        return `${actor.login} did not write the review`;
    const createdAt = review.submittedAt;
    const comments = review.comments.filter(({ body, updatedAt }) => Date.parse(updatedAt) <= Date.parse(createdAt) + SAME_MOMENT_MS && !(0,_tasks_comment_markers_js__WEBPACK_IMPORTED_MODULE_1__/* .hasOurMarker */ .BC)(body));
    // The event of a comment does not have the text of the review.
    const instruction = trigger.commentId === undefined ? task.instruction : review.body;
    const found = await readCommands([instruction, ...comments.map(({ body }) => body)], word);
    if (typeof found === 'string')
        return found;
    const request = found ?? (trigger.hasCommand ? task.request : undefined);
    const read = { ...trigger, requestsChanges: review.state === 'changes_requested' };
    if (request)
        return { ...task, trigger: { ...read, hasCommand: true }, createdAt, instruction, request };
    return asksForWork(review, comments.length)
        ? { ...task, trigger: read, createdAt, instruction }
        : 'the review neither requests changes nor has comments on lines';
}
function asksForWork({ state }, commentCount) {
    return state === 'changes_requested' || commentCount > 0;
}
/** The command of a review; undefined for none. Several commands are one if they differ only in their text. */
async function readCommands(texts, trigger) {
    const parsed = await Promise.all(texts.map((text) => (0,_tasks_parse_request_js__WEBPACK_IMPORTED_MODULE_0__/* .parseRequest */ .T)(text, { trigger, subject: 'pull-request' })));
    const refused = parsed.find(({ kind }) => kind === 'refused');
    if (refused?.kind === 'refused')
        return refused.reason;
    const requests = parsed.flatMap((one) => (one.kind === 'request' ? [one.request] : []));
    const [first] = requests;
    if (!first)
        return undefined;
    const kinds = new Set(requests.map(({ verb, flags }) => JSON.stringify([verb, flags])));
    if (kinds.size > 1)
        return 'the review has several different commands, so none was run';
    const words = requests.map(({ text }) => text).filter((text) => text !== '');
    return { ...first, text: words.join('\n\n') };
}
/** Why a review without a command does not count by the settings of the repository; undefined when it does. */
function uncountedReviewReason({ author }, self, reviews) {
    switch (reviews) {
        case 'all':
            return undefined;
        case 'own':
            return author.id === self.id
                ? undefined
                : 'the review has no command, and the pull request was opened by somebody else';
        case 'asked':
        case 'off':
            return `the review has no command, and reviews is ${reviews} in agent.yml`;
    }
}


/***/ }),

/***/ 4052:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ permissionOf),
/* harmony export */   c: () => (/* binding */ refuseWithoutWriteAccess)
/* harmony export */ });
/* harmony import */ var _run_lock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3076);
/* harmony import */ var _forge_forge_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5659);


/** The permission that an account has now, whatever the event says about it. */
async function permissionOf(actor, forge) {
    // A bot that got this far is on the workflow's list of exact logins. GitHub has no permission level for apps.
    return actor.isBot ? 'write' : await forge.permissionOf(actor);
}
/** Returns the reason why the actor cannot run the agent, and tells them if they asked for it; undefined when they can. */
async function refuseWithoutWriteAccess(task, forge) {
    const { actor, number } = task;
    const permission = await permissionOf(actor, forge);
    if ((0,_forge_forge_js__WEBPACK_IMPORTED_MODULE_1__/* .allowsWriting */ .b)(permission))
        return undefined;
    const access = permission === 'none' ? 'no access' : `${permission} access`;
    const reason = `${actor.login} has ${access} to this repository. You need write access to run the agent.`;
    if ((0,_run_lock_js__WEBPACK_IMPORTED_MODULE_0__/* .isOnlyOffered */ .uZ)(task))
        return reason;
    // Attack: a stranger comments a hundred times, and everybody who watches the thread gets a hundred answers.
    await forge.postNoticeOnce(number, { about: { accountId: actor.id }, text: reason });
    return reason;
}


/***/ }),

/***/ 3076:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IZ: () => (/* binding */ acquireLock),
/* harmony export */   uZ: () => (/* binding */ isOnlyOffered)
/* harmony export */ });
/* unused harmony exports claimedReason, lockedReason */
/* harmony import */ var _tasks_claim_key_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1271);
/* harmony import */ var _complete_review_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4513);


/**
 * Reserves the request for this run: GitHub can deliver an event twice, two workflows can listen to it, and a review with comments on lines
 * causes several events. The other runs stop, and the progress comment of the first one reports the outcome. A user who re-runs a job gets
 * the work done again.
 */
async function acquireLock(task, { forge, run, trigger }) {
    const [self, claim] = await Promise.all([
        // A reaction to a review that may not count would be noise.
        isOnlyOffered(task) ? forge.whoAmI() : forge.acknowledge(task),
        forge.claim((0,_tasks_claim_key_js__WEBPACK_IMPORTED_MODULE_0__/* .claimKey */ .E)(task), run)
    ]);
    const heldBy = claimedReason(claim, run, Date.now());
    if (heldBy !== undefined)
        return { kind: 'skipped', reason: heldBy };
    const completed = await (0,_complete_review_js__WEBPACK_IMPORTED_MODULE_1__/* .completeReview */ .W)(task, forge, trigger);
    if (typeof completed === 'string')
        return { kind: 'skipped', reason: completed };
    const [thread] = await Promise.all([forge.readThread(completed, self), react(completed, forge)]);
    const reason = thread.progress && lockedReason(thread.progress, run, Date.now());
    return reason === undefined ? { kind: 'acquired', task: completed, self, thread } : { kind: 'skipped', reason };
}
/** Shows what was understood: the label comes off, so that it can be added again, and a review with a command gets its 👀. */
async function react({ trigger, number }, forge) {
    if (trigger.kind === 'label')
        await forge.removeLabel(number, trigger.label);
    const isReview = trigger.kind === 'review' && trigger.hasCommand && trigger.commentId === undefined;
    if (isReview)
        await forge.reactToReview(number, trigger.reviewId);
}
/** True for a review without a command: agent.yml says whether it counts. Until that is known, nothing is posted about it. */
function isOnlyOffered({ trigger }) {
    return trigger.kind === 'review' && !trigger.hasCommand;
}
/** GitHub ends every job after six hours: https://docs.github.com/actions/reference/limits */
const LONGEST_JOB_MS = 6 * 60 * 60_000;
/** Why a claim keeps this run from working; undefined when it does not, or when the progress comment has to tell. */
function claimedReason(claim, run, now) {
    if (claim.kind !== 'held')
        return undefined;
    if (claim.runId === run.id)
        return `another job of this run works on the same request.`;
    const isOld = now - Date.parse(claim.at) > LONGEST_JOB_MS;
    return isOld || run.attempt > 1
        ? undefined
        : `run ${claim.runId} works on this request or has answered it. To have the work done again, re-run this job.`;
}
/** Why this run must leave a progress comment to the run that wrote it; undefined when this run can take it over. */
function lockedReason({ runId, hasEnded, updatedAt }, run, now) {
    if (runId === undefined || runId === run.id)
        return undefined;
    if (hasEnded) {
        return run.attempt > 1
            ? undefined
            : `run ${runId} has already answered this request. To have the work done again, re-run this job.`;
    }
    if (now - Date.parse(updatedAt) > LONGEST_JOB_MS)
        return undefined;
    return `run ${runId} is working on this request.`;
}


/***/ }),

/***/ 2686:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ar: () => (/* binding */ compactJson),
/* harmony export */   qF: () => (/* binding */ parseJson),
/* harmony export */   u4: () => (/* binding */ isRecord)
/* harmony export */ });
/** The value of a JSON text; undefined for any other text. */
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
/** JSON text; undefined for a value that is nested too deeply for `JSON.stringify`. `JSON.parse` accepts any depth. */
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
/** True for an object that is not a list. */
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}


/***/ })

};
