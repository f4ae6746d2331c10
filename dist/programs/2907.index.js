export const id = 2907;
export const ids = [2907];
export const modules = {

/***/ 32907:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  connectForge: () => (/* binding */ connectForge)
});

// EXTERNAL MODULE: ./src/forge/client.js + 2 modules
var client = __webpack_require__(39989);
// EXTERNAL MODULE: ./src/forge/errors.js
var errors = __webpack_require__(72189);
// EXTERNAL MODULE: ./src/forge/own-refs.js
var own_refs = __webpack_require__(25567);
;// CONCATENATED MODULE: ./src/forge/claims.js


/** Of the refs. */
const CLAIMS_FOLDER = 'claims/';
/** Writes a note that names the run. Its random line makes it unique, so that a run recognizes its own claim. */
async function claim(connection, key, run) {
    const message = `Run ${run.id}, attempt ${run.attempt}\n\nForgehand-Claim: ${crypto.randomUUID()}\n`;
    try {
        if (await (0,own_refs/* writeNote */.IP)(connection, { name: CLAIMS_FOLDER + key, message, previous: undefined }))
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
    const sha = await (0,own_refs/* readOwnRef */.aq)(connection, CLAIMS_FOLDER + key);
    const note = sha === undefined ? undefined : await (0,own_refs/* readNote */.VC)(connection, sha);
    if (!note)
        return { kind: 'unavailable' };
    const [, runId = '', attempt = ''] = /^Run (\d+), attempt (\d+)$/m.exec(note.message) ?? [];
    const isEarlierAttempt = runId === run.id && Number(attempt) < run.attempt;
    return isEarlierAttempt ? { kind: 'ours' } : { kind: 'held', runId, at: note.at };
}

// EXTERNAL MODULE: ./src/forge/comments.js
var comments = __webpack_require__(5856);
// EXTERNAL MODULE: ./src/tasks/person.js
var person = __webpack_require__(87044);
;// CONCATENATED MODULE: ./src/forge/branch-updates.js


/** One page, newest first. More in the minutes between a comment and its run would not be usable. */
const MAX_UPDATES = 100;
/** Reads GitHub's own record of pushes. The dates of commits cannot be trusted: their authors choose them. */
async function branchUpdatesSince({ octokit, repository }, { branch, since, page }) {
    try {
        const ref = `refs/heads/${branch}`;
        const { data } = await octokit.rest.repos.listActivities({
            ...(ownerAndName(page) ?? repository),
            ref,
            per_page: MAX_UPDATES
        });
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
/** The repository of a page such as https://github.com/ada/app. */
function ownerAndName(page) {
    const [owner, repo] = page === undefined ? [] : new URL(page).pathname.split('/').slice(-2);
    return owner === undefined || repo === undefined ? undefined : { owner, repo };
}

// EXTERNAL MODULE: ./src/forge/users.js
var users = __webpack_require__(90004);
// EXTERNAL MODULE: ./src/text/branch-names.js
var branch_names = __webpack_require__(62973);
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
    if (!(0,branch_names/* isValidBranchName */.eB)(request.branch)) {
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

// EXTERNAL MODULE: ./src/text/github-limits.js
var github_limits = __webpack_require__(52628);
// EXTERNAL MODULE: ./src/text/shorten.js
var shorten = __webpack_require__(64607);
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
        isBot: isAccount(author) && (0,person/* personOf */.R)(author).isBot,
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
async function editPullRequestBody(connection, number, edit) {
    const { octokit, repository } = connection;
    const { data } = await octokit.rest.pulls.get({ ...repository, pull_number: number });
    // GitHub names no account for a pull request whose author was deleted, although its description says that it always does.
    const author = data.user;
    const body = edit({ body: data.body ?? '', authorId: author?.id });
    if (body !== undefined)
        await updatePullRequest(connection, number, { title: undefined, body });
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
        headPage: head.repo?.html_url,
        allowsEdits: listed.maintainer_can_modify ?? false,
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

;// CONCATENATED MODULE: ./src/forge/own-pull-requests.js




const PER_PAGE = 100;
const MAX_PAGES = 3;
/** GitHub cannot list by author, and its search is minutes behind. */
async function listOwnPullRequests({ octokit, repository }, self, branch) {
    const query = { ...repository, state: 'all', sort: 'created', direction: 'desc', per_page: PER_PAGE };
    const listed = [];
    let isCut = true;
    for (let page = 1; page <= MAX_PAGES && isCut; page++) {
        const { data } = await octokit.rest.pulls.list({ ...query, page });
        listed.push(...data);
        isCut = data.length === PER_PAGE;
    }
    if (isCut) {
        const numbers = new Set(listed.map(({ number }) => number));
        const { data } = await octokit.rest.pulls.list({ ...query, head: `${repository.owner}:${branch}` });
        listed.push(...data.filter(({ number, head }) => head.ref === branch && !numbers.has(number)));
    }
    return listed
        .filter(({ user }) => user?.id === self.id)
        .map(ownPullRequest)
        .filter(({ isFork }) => !isFork);
}
function ownPullRequest(listed) {
    const { body, merged_at: mergedAt, closed_at: closedAt } = listed;
    const isMerged = mergedAt !== null;
    return { ...pullRequestOf(listed), body: body ?? '', isMerged, closedAt: closedAt ?? undefined };
}
async function closePullRequest({ octokit, repository }, number, body) {
    try {
        const change = { state: 'closed', body: (0,shorten/* shorten */.ml)(body, github_limits/* MAX_BODY_LENGTH */.t) };
        await octokit.rest.pulls.update({ ...repository, pull_number: number, ...change });
    }
    catch (error) {
        throw (0,comments/* explainIfGone */.K_)(error, `The pull request #${number}`);
    }
}

// EXTERNAL MODULE: ./src/forge/stored-sessions.js
var stored_sessions = __webpack_require__(55939);
// EXTERNAL MODULE: ../node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(3301);
// EXTERNAL MODULE: ../node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(79435);
// EXTERNAL MODULE: ./src/text/json.js
var text_json = __webpack_require__(32686);
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



/** The folder of the refs. */
const STOPS = 'stop/';
/** Returns a function that reads the latest stop of a thread. An unchanged answer costs a request that GitHub does not count. */
function stopReader(connection, key) {
    const readRef = (0,own_refs/* ownRefReader */.Xm)(connection, STOPS + key);
    let [sha, stop] = [undefined, undefined];
    return async () => {
        const found = await readRef();
        if (found !== sha)
            stop = await readStop(connection, found);
        sha = found;
        return stop;
    };
}
async function readStop(connection, sha) {
    const note = sha === undefined ? undefined : await (0,own_refs/* readNote */.VC)(connection, sha);
    return note && readStopMessage(note.message);
}
/** Other stops that are written at the same moment. */
const MAX_ATTEMPTS = 4;
/** Writes a stop, unless a later one is there. Returns false if this one is there already. */
async function writeStop(connection, key, stop) {
    const name = STOPS + key;
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
        const previous = await (0,own_refs/* readOwnRef */.aq)(connection, name);
        const latest = await readStop(connection, previous);
        if (latest?.claim === stop.claim)
            return false;
        if (latest && Date.parse(latest.at) > Date.parse(stop.at))
            return true;
        if (await (0,own_refs/* writeNote */.IP)(connection, { name, message: stopMessage(key, stop), previous }))
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

;// CONCATENATED MODULE: ./src/forge/prune-refs.js



/** Fewer refs than this are left alone, which saves the calls that read their age. */
const MAX_REFS = 50;
const MAX_LOOKED_AT = 10;
const DAY_MS = 24 * 60 * 60_000;
const MAX_AGES_MS = [
    /** Longer than GitHub offers to deliver an event again. */
    { folder: CLAIMS_FOLDER, ms: 7 * DAY_MS },
    /** GitHub ends every workflow run after 35 days, so nothing that was asked before can still wait. */
    { folder: STOPS, ms: 35 * DAY_MS }
];
/** Deletes some old claims and stops. Each run looks at others, so that all are looked at in time. */
async function pruneRefs(connection, run) {
    const all = (await (0,own_refs/* listOwnRefs */.Fy)(connection, '')).filter(({ name }) => maxAgeOf(name) !== undefined);
    if (all.length <= MAX_REFS)
        return;
    const start = Number(run.id) % all.length;
    const some = [...all.slice(start), ...all.slice(0, start)].slice(0, MAX_LOOKED_AT);
    await Promise.all(some.map((ref) => pruneIfOld(connection, ref)));
}
function maxAgeOf(name) {
    return MAX_AGES_MS.find(({ folder }) => name.startsWith(folder))?.ms;
}
async function pruneIfOld(connection, { name, sha }) {
    const note = await (0,own_refs/* readNote */.VC)(connection, sha);
    const isOld = note !== undefined && Date.now() - Date.parse(note.at) > (maxAgeOf(name) ?? Infinity);
    // Somebody may stop the thread again at this moment.
    if (isOld && (await (0,own_refs/* readOwnRef */.aq)(connection, name)) === sha)
        await (0,own_refs/* deleteOwnRef */.X4)(connection, name);
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
            comments: comments.map(({ body, updated_at: updatedAt, in_reply_to_id: root }) => ({
                body,
                updatedAt,
                isReply: root !== undefined
            }))
        };
    }
    catch (error) {
        if ((0,errors/* hasStatus */.Ro)(error, 404))
            return undefined;
        throw error;
    }
}
async function listReviews({ octokit, repository }, number) {
    const question = { ...repository, pull_number: number, per_page: 100 };
    const reviews = await octokit.paginate(octokit.rest.pulls.listReviews, question);
    return reviews.flatMap(({ id, user, body, state, submitted_at: submittedAt, commit_id: commit }) => submittedAt === undefined
        ? []
        : [{ id, author: (0,person/* personOf */.R)(user), body, state: state.toLowerCase(), submittedAt, commit: commit ?? undefined }]);
}

// EXTERNAL MODULE: ./src/forge/thread.js
var thread = __webpack_require__(43222);
// EXTERNAL MODULE: ./src/tasks/comment-markers.js
var comment_markers = __webpack_require__(8062);
// EXTERNAL MODULE: ./src/forge/session-author.js
var session_author = __webpack_require__(87582);
;// CONCATENATED MODULE: ./src/forge/thread-start.js







// `object` takes what git rev-parse understands, such as the full name of a ref, or a path in its commit.
const SESSION = `
    session: object(expression: $session) {
      __typename
      ... on Commit {
        oid author { name email } committer { email } signature { __typename isValid }
        tree { entries { name type oid size } }
      }
    }
    record: object(expression: $record) { __typename ... on Blob { oid text isTruncated } }`;
const SESSION_QUERY = `query ($owner: String!, $repo: String!, $session: String!, $record: String!) {
  repository(owner: $owner, name: $repo) {${SESSION}
  }
}`;
const START_QUERY = `query (
  $owner: String!, $repo: String!, $session: String!, $record: String!, $stop: String!, $number: Int!, $isPullRequest: Boolean!
) {
  repository(owner: $owner, name: $repo) {${SESSION}
    stop: object(expression: $stop) { __typename ... on Commit { message } }
    pullRequest(number: $number) @include(if: $isPullRequest) {
      number url state title body isDraft headRefName headRefOid baseRefName isCrossRepository maintainerCanModify headRepository { url }
    }
  }
}`;
/** Reads in one request what a run must know about its thread before it works. */
async function readThreadStart({ octokit, repository }, { thread, pullRequest: number }) {
    const pull = { number: number ?? 0, isPullRequest: number !== undefined };
    const names = { ...sessionNames(thread), stop: (0,own_refs/* ownRefName */.Lo)(STOPS + thread) };
    try {
        const query = { ...repository, ...names, ...pull };
        const { repository: found } = await octokit.graphql(START_QUERY, query);
        return {
            session: sessionOf(found),
            stop: readStopMessage(found.stop?.message ?? ''),
            pullRequest: found.pullRequest && thread_start_pullRequestOf(found.pullRequest),
            issue: (0,comment_markers/* readIssueMarker */.qf)(found.pullRequest?.body ?? ''),
            taskKey: (0,comment_markers/* readTaskKey */.t9)(found.pullRequest?.body ?? '')
        };
    }
    catch (error) {
        throw number === undefined ? error : (0,comments/* explainIfGone */.K_)(error, `The pull request #${number}`);
    }
}
/** The session with its record. The other files are read on demand. */
async function readSession({ octokit, repository }, key) {
    const query = { ...repository, ...sessionNames(key) };
    return sessionOf((await octokit.graphql(SESSION_QUERY, query)).repository);
}
function sessionNames(key) {
    const session = (0,own_refs/* ownRefName */.Lo)(stored_sessions/* SESSIONS */.U5 + key);
    return { session, record: `${session}:${stored_sessions/* RECORD_FILE */.lt}` };
}
function sessionOf({ session, record }) {
    // Something that is not a commit.
    if (session?.oid === undefined)
        return undefined;
    const entries = session.tree?.entries ?? [];
    // Attack: the ref is moved while GitHub answers, so that the record is not of the commit whose author we check.
    const isOfCommit = record?.isTruncated === false && entries.some(({ oid }) => oid === record.oid);
    return {
        commit: session.oid,
        author: (0,session_author/* authorOf */.r)(session),
        files: entries.map(({ name, type, oid, size }) => ({ path: name, isFile: type === 'blob', blob: oid, size })),
        record: isOfCommit ? (record.text ?? undefined) : undefined
    };
}
function thread_start_pullRequestOf({ state, headRefName, headRefOid, baseRefName, ...node }) {
    const { number, url, title, isDraft, isCrossRepository, maintainerCanModify, headRepository } = node;
    return {
        number,
        url,
        state: state === 'OPEN' ? 'open' : 'closed',
        headRef: headRefName,
        headSha: headRefOid,
        baseRef: baseRefName,
        isFork: isCrossRepository || headRepository === null,
        headPage: headRepository?.url,
        allowsEdits: maintainerCanModify,
        isDraft,
        title
    };
}

// EXTERNAL MODULE: ../node_modules/@octokit/request-error/dist-src/index.js
var dist_src = __webpack_require__(6013);
// EXTERNAL MODULE: ./src/errors.js
var src_errors = __webpack_require__(59973);
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
        if (error instanceof dist_src/* RequestError */.G)
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

// EXTERNAL MODULE: ./src/forge/pause.js
var pause = __webpack_require__(59642);
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
        findBranchObstacles(connection, plan)
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
/** The rules that refuse work on the branch, whatever the permissions of the token. A read-only token can ask for them. */
async function findBranchObstacles(connection, { branch, isNewBranch }) {
    if (branch === undefined)
        return [];
    return isNewBranch ? await rulesAgainst(connection, branch) : await protectionOf(connection, branch);
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
        return obstacle(`The rule set "${ruleSet.name}" (${types.join(', ')}) does not let this token create the branch ${branch}. Exclude the branches ${branchPattern(branch)} from it, or let the token bypass it: ${ruleSet.url}`);
    });
}
/** For all branches that are named like this one. */
function branchPattern(branch) {
    const folder = branch.slice(0, branch.lastIndexOf('/') + 1);
    return (folder === '' ? branch : folder).replaceAll(/\d+/g, '*') + (folder === '' ? '' : '**');
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
    const reading = { signal: settings.signal, retryLimits: { ...client/* DEFAULT_RETRY_LIMITS */.c, ...retryLimits } };
    const connection = (0,client/* connect */.N)({ ...settings, ...reading });
    const page = `${serverUrl}/${settings.owner}/${settings.repo}`;
    const call = callWith(connection);
    return {
        permissionOf: call(users/* readPermission */.cE),
        whoAmI: call(users/* whoAmI */.Wc),
        acknowledge: call(users/* acknowledge */.b0),
        claim: call(claim),
        pruneRefs: call(pruneRefs),
        removeLabel: call(removeLabel),
        readReview: call(readReview),
        listReviews: call(listReviews),
        readThread: call(thread/* readThread */.nj),
        readAttachments: call(async (_, attachments) => (await __webpack_require__.e(/* import() */ 5877).then(__webpack_require__.bind(__webpack_require__, 45877))).readAttachments(connection, attachments, { serverUrl, ...reading })),
        readReviewThreads: call(async (...args) => (await __webpack_require__.e(/* import() */ 4138).then(__webpack_require__.bind(__webpack_require__, 64138))).readReviewThreads(...args)),
        replyToThread: call(async (...args) => (await __webpack_require__.e(/* import() */ 2260).then(__webpack_require__.bind(__webpack_require__, 22260))).replyToThread(...args)),
        resolveThread: call(async (...args) => (await __webpack_require__.e(/* import() */ 2260).then(__webpack_require__.bind(__webpack_require__, 22260))).resolveThread(...args)),
        unresolveThread: call(async (...args) => (await __webpack_require__.e(/* import() */ 2260).then(__webpack_require__.bind(__webpack_require__, 22260))).unresolveThread(...args)),
        reactToReview: call(async (...args) => (await __webpack_require__.e(/* import() */ 2260).then(__webpack_require__.bind(__webpack_require__, 22260))).reactToReview(...args)),
        readPullRequest: call(readPullRequest),
        mergeBase: call(readMergeBase),
        commitsBetween: call(readCommitsBetween),
        commitsToFile: call(readCommitsToFile),
        readContributors: call(readContributors),
        branchUpdatesSince: call(branchUpdatesSince),
        submitReview: call(async (...args) => (await __webpack_require__.e(/* import() */ 6877).then(__webpack_require__.bind(__webpack_require__, 36877))).submitReview(...args)),
        dismissReview: call(async (...args) => (await __webpack_require__.e(/* import() */ 6913).then(__webpack_require__.bind(__webpack_require__, 36913))).dismissReview(...args)),
        createComment: call(comments/* createComment */.eT),
        updateComment: call(comments/* updateComment */.vv),
        postNoticeOnce: call(comments/* postNoticeOnce */.oW),
        headOf: call(readHead),
        findPullRequest: call(findPullRequest),
        listOwnPullRequests: call(listOwnPullRequests),
        missingAccess: (plan) => findMissingAccess(connection, plan, { page, ...settings }),
        branchObstacles: (plan) => findBranchObstacles(connection, plan),
        commit: call(commit),
        updateBranch: call((_, merge) => updateBranch(connection, merge, settings.signal)),
        openPullRequest: call((_, draft) => openPullRequest(connection, draft, `${page}/settings/actions`)),
        updatePullRequest: call(updatePullRequest),
        editPullRequestBody: call(editPullRequestBody),
        closePullRequest: call(closePullRequest),
        readDefaultBranch: call(async (...args) => (await __webpack_require__.e(/* import() */ 1038).then(__webpack_require__.bind(__webpack_require__, 41038))).readDefaultBranch(...args)),
        searchRepositories: call(async (...args) => (await __webpack_require__.e(/* import() */ 1038).then(__webpack_require__.bind(__webpack_require__, 41038))).searchRepositories(...args)),
        listOwnIssues: call(async (...args) => (await __webpack_require__.e(/* import() */ 921).then(__webpack_require__.bind(__webpack_require__, 90921))).listOwnIssues(...args)),
        missingIssueAccess: call(async (...args) => (await __webpack_require__.e(/* import() */ 921).then(__webpack_require__.bind(__webpack_require__, 90921))).missingIssueAccess(...args)),
        openIssueOnce: call(async (...args) => (await __webpack_require__.e(/* import() */ 921).then(__webpack_require__.bind(__webpack_require__, 90921))).openIssueOnce(...args)),
        updateIssue: call(async (...args) => (await __webpack_require__.e(/* import() */ 921).then(__webpack_require__.bind(__webpack_require__, 90921))).updateIssue(...args)),
        convertToDraft: call(async (...args) => (await __webpack_require__.e(/* import() */ 655).then(__webpack_require__.bind(__webpack_require__, 90655))).convertToDraft(...args)),
        triagePullRequest: call(triagePullRequest),
        stopReader: (thread) => {
            const read = stopReader(connection, thread);
            return call(read);
        },
        writeStop: call(writeStop),
        cancelRun: call(cancelRun),
        pullRequestsAt: call(async (...args) => (await __webpack_require__.e(/* import() */ 6991).then(__webpack_require__.bind(__webpack_require__, 36991))).pullRequestsAt(...args)),
        failedChecksAt: call(async (...args) => (await __webpack_require__.e(/* import() */ 4409).then(__webpack_require__.bind(__webpack_require__, 34409))).failedChecksAt(...args)),
        jobsOf: call(async (...args) => (await __webpack_require__.e(/* import() */ 6991).then(__webpack_require__.bind(__webpack_require__, 36991))).jobsOf(...args)),
        artifactsOf: call(async (...args) => (await __webpack_require__.e(/* import() */ 6987).then(__webpack_require__.bind(__webpack_require__, 86987))).artifactsOf(...args)),
        readArtifact: call(async (_, id) => (await __webpack_require__.e(/* import() */ 6987).then(__webpack_require__.bind(__webpack_require__, 86987))).readArtifact(connection, id, reading)),
        readJobLog: call(async (_, jobId) => (await __webpack_require__.e(/* import() */ 692).then(__webpack_require__.bind(__webpack_require__, 70692))).readJobLog(connection, jobId, reading)),
        annotationsOf: call(async (...args) => (await __webpack_require__.e(/* import() */ 6991).then(__webpack_require__.bind(__webpack_require__, 36991))).annotationsOf(...args)),
        completedRuns: call(async (...args) => (await __webpack_require__.e(/* import() */ 6991).then(__webpack_require__.bind(__webpack_require__, 36991))).completedRuns(...args)),
        checksOfSuite: call(async (...args) => (await __webpack_require__.e(/* import() */ 6991).then(__webpack_require__.bind(__webpack_require__, 36991))).checksOfSuite(...args)),
        rerunFailedJobs: call(async (...args) => (await __webpack_require__.e(/* import() */ 6991).then(__webpack_require__.bind(__webpack_require__, 36991))).rerunFailedJobs(...args)),
        readThreadStart: call(readThreadStart),
        readSession: call(readSession),
        readSessionFile: call(stored_sessions/* readSessionFile */.zZ),
        writeSession: call((_, write) => (0,stored_sessions/* writeSession */.Ko)(connection, write, new URL(serverUrl).hostname)),
        deleteSession: call(stored_sessions/* deleteSession */.ME),
        listSessions: call(stored_sessions/* listSessions */.GW),
        closedSince: call(stored_sessions/* closedSince */.z9),
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

/***/ 5856:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K_: () => (/* binding */ explainIfGone),
/* harmony export */   eT: () => (/* binding */ createComment),
/* harmony export */   oW: () => (/* binding */ postNoticeOnce),
/* harmony export */   vv: () => (/* binding */ updateComment)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(59973);
/* harmony import */ var _tasks_comment_markers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8062);
/* harmony import */ var _text_shorten_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64607);
/* harmony import */ var _text_github_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52628);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72189);






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

/***/ 35659:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ allowsWriting)
/* harmony export */ });
/** True for a permission that includes write access. It lets an account run the agent. */
function allowsWriting(permission) {
    return permission === 'admin' || permission === 'write';
}


/***/ }),

/***/ 43222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _H: () => (/* binding */ wasPostedBefore),
/* harmony export */   nj: () => (/* binding */ readThread)
/* harmony export */ });
/* unused harmony export wasCommentPostedBefore */
/* harmony import */ var _tasks_comment_markers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8062);
/* harmony import */ var _tasks_claim_key_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71271);
/* harmony import */ var _comments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5856);
/* harmony import */ var _tasks_person_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87044);
/* harmony import */ var _forge_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35659);
/* harmony import */ var _users_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90004);






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
            ownProgress: comments.filter(({ post }) => isProgress(post)).map(({ post }) => post),
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
        post: {
            id,
            kind: 'comment',
            author: (0,_tasks_person_js__WEBPACK_IMPORTED_MODULE_2__/* .personOf */ .R)(user),
            body: body ?? '',
            createdAt: created_at,
            location: undefined
        },
        updatedAt: updated_at
    }));
}
/** Comments on lines of the diff. */
async function readReviewComments({ octokit, repository }, task) {
    const query = { ...repository, pull_number: task.number, per_page: 100 };
    const comments = await octokit.paginate(octokit.rest.pulls.listReviewComments, query);
    return comments.map(({ id, user, body, created_at, updated_at, path, line, pull_request_review_id }) => ({
        // `line` is null on an outdated comment, although its type says otherwise.
        post: {
            id,
            kind: 'review-comment',
            author: (0,_tasks_person_js__WEBPACK_IMPORTED_MODULE_2__/* .personOf */ .R)(user),
            body,
            createdAt: created_at,
            location: { path, line: line ?? undefined }
        },
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
        return { id, kind: 'review', author: (0,_tasks_person_js__WEBPACK_IMPORTED_MODULE_2__/* .personOf */ .R)(user), body, createdAt: submitted_at, location: undefined };
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

/***/ 90004:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wc: () => (/* binding */ whoAmI),
/* harmony export */   b0: () => (/* binding */ acknowledge),
/* harmony export */   cE: () => (/* binding */ readPermission)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59973);
/* harmony import */ var _tasks_person_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87044);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72189);



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


/***/ })

};
