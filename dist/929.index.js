export const id = 929;
export const ids = [929];
export const modules = {

/***/ 9929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  writeStats: () => (/* binding */ writeStats)
});

// EXTERNAL MODULE: ../node_modules/@actions/core/lib/core.js + 18 modules
var core = __webpack_require__(7867);
// EXTERNAL MODULE: ./src/tasks/commit-message.js
var commit_message = __webpack_require__(542);
// EXTERNAL MODULE: ./src/forge/graphql-author.js
var graphql_author = __webpack_require__(4461);
;// CONCATENATED MODULE: ./src/forge/agent-pull-requests.js


const PAGE_SIZE = 50;
const MAX_PAGES = 40;
const QUERY = `query ($owner: String!, $repo: String!, $after: String) {
  repository(owner: $owner, name: $repo) {
    pullRequests(first: ${PAGE_SIZE}, after: $after, orderBy: { field: CREATED_AT, direction: DESC }) {
      pageInfo { hasNextPage endCursor }
      nodes {
        number state createdAt closedAt mergedAt
        author { ${graphql_author/* AUTHOR_FIELDS */._} }
        commits(first: 100) { nodes { commit { message parents { totalCount } } } }
      }
    }
  }
}`;
/**
 * The pull requests that were opened since a time and start with a commit of ours. Of the commits of each, the first hundred count.
 *
 * Anyone can write a commit message like ours. That makes a pull request count here, and does nothing else.
 *
 * @param since ISO 8601
 */
async function listAgentPullRequests({ octokit, repository }, since) {
    const found = [];
    let after = null;
    for (let page = 0; page < MAX_PAGES; page++) {
        const answer = await octokit.graphql(QUERY, { ...repository, after });
        const { nodes, pageInfo } = answer.repository.pullRequests;
        const recent = nodes.filter((node) => node !== null).filter(({ createdAt }) => isSince(createdAt, since));
        found.push(...recent);
        after = pageInfo.endCursor;
        if (!pageInfo.hasNextPage || recent.length < nodes.length)
            return { pullRequests: found.flatMap(ofAgent), isComplete: true };
    }
    return { pullRequests: found.flatMap(ofAgent), isComplete: false };
}
function isSince(time, since) {
    return new Date(time) >= new Date(since);
}
function ofAgent(node) {
    const { number, state, createdAt, author } = node;
    const commits = node.commits.nodes.flatMap((one) => one?.commit ?? []);
    const byRuns = commits.map(({ message }) => (0,commit_message/* readRunTrailer */.JC)(message) !== undefined);
    if (byRuns[0] !== true)
        return [];
    return [
        {
            number,
            author: (0,graphql_author/* personOfAuthor */.a)(author),
            state: state === 'MERGED' ? 'merged' : state === 'CLOSED' ? 'closed' : 'open',
            createdAt,
            endedAt: node.mergedAt ?? node.closedAt ?? undefined,
            otherCommits: commits.filter(({ parents }, index) => !byRuns[index] && parents.totalCount < 2).length
        }
    ];
}

// EXTERNAL MODULE: ./src/forge/client.js + 2 modules
var client = __webpack_require__(9989);
// EXTERNAL MODULE: ./src/forge/errors.js
var errors = __webpack_require__(2189);
// EXTERNAL MODULE: ./src/forge/stored-sessions.js
var stored_sessions = __webpack_require__(5939);
;// CONCATENATED MODULE: ./src/forge/agent-records.js




/**
 * What past runs left on GitHub: the pull requests that they opened since a time, and the records of all sessions.
 *
 * @param since ISO 8601
 * @throws UserError if GitHub refuses and a change of the token can fix it
 */
async function readAgentRecords({ retryLimits, ...settings }, since) {
    const connection = (0,client/* connect */.N)({ ...settings, retryLimits: { ...client/* DEFAULT_RETRY_LIMITS */.c, ...retryLimits } });
    try {
        const [found, records] = await Promise.all([
            listAgentPullRequests(connection, since),
            (0,stored_sessions/* readSessionRecords */.xv)(connection)
        ]);
        return { ...found, records };
    }
    catch (error) {
        throw (0,errors/* toUserError */.dZ)(error);
    }
}

// EXTERNAL MODULE: ./src/text/json.js
var json = __webpack_require__(2686);
// EXTERNAL MODULE: ./src/sessions/find-session.js + 1 modules
var find_session = __webpack_require__(5744);
// EXTERNAL MODULE: ./src/sessions/session.js
var session = __webpack_require__(3732);
;// CONCATENATED MODULE: ./src/sessions/run-figures.js



/**
 * What the runs cost that published to a pull request, from the sessions that one of our accounts wrote. Oldest first in each session.
 *
 * @param accounts that our runs wrote with
 */
function runFigures(records, accounts) {
    const ours = records.filter(({ author }) => accounts.some((account) => (0,find_session/* isWrittenBy */.dU)(author, account)));
    return ours.flatMap(({ key, record }) => {
        const requests = session/* sessionSchema */._M.safeParse((0,json/* parseJson */.qF)(record)).data?.requests ?? [];
        return requests.flatMap(({ pullRequest, verb, model, used }) => pullRequest === undefined ? [] : [{ pullRequest, task: taskOf(key) ?? verb, model, dollars: used.dollars }]);
    });
}
/** The id of a scheduled task, which has a session of its own. */
function taskOf(key) {
    return /^task-(.+)$/.exec(key)?.[1];
}

;// CONCATENATED MODULE: ./src/stats/measure.js
const UNKNOWN = 'unknown';
/** A pull request counts for the task and the model of the run that opened it. */
function measure(pullRequests, runs) {
    const all = pullRequests.map((pullRequest) => ({
        pullRequest,
        runs: runs.filter((run) => run.pullRequest === pullRequest.number)
    }));
    return {
        ...measuresOf(all),
        byTask: groupedBy(all, (first) => first?.task),
        byModel: groupedBy(all, (first) => first?.model)
    };
}
function groupedBy(all, nameOf) {
    const groups = Map.groupBy(all, ({ runs: [first] }) => nameOf(first) ?? UNKNOWN);
    const largestFirst = [...groups].sort(([, one], [, other]) => other.length - one.length);
    return new Map(largestFirst.map(([name, group]) => [name, measuresOf(group)]));
}
function measuresOf(all) {
    const merged = all.filter(({ pullRequest }) => pullRequest.state === 'merged');
    const closed = all.filter(({ pullRequest }) => pullRequest.state === 'closed').length;
    const dollars = sum(all.flatMap(({ runs }) => runs.map((run) => run.dollars ?? 0)));
    const ended = merged.length + closed;
    return {
        merged: merged.length,
        closed,
        open: all.length - ended,
        mergedShare: ended === 0 ? undefined : merged.length / ended,
        timeToMerge: median(merged.map(({ pullRequest }) => lifetimeOf(pullRequest))),
        mergedUntouched: merged.filter(({ pullRequest }) => pullRequest.otherCommits === 0).length,
        otherCommits: sum(all.map(({ pullRequest }) => pullRequest.otherCommits)),
        dollars,
        dollarsPerMerged: merged.length === 0 ? undefined : dollars / merged.length,
        withoutCost: all.filter(({ runs }) => runs.length === 0 || runs.some((run) => run.dollars === undefined)).length
    };
}
function lifetimeOf({ createdAt, endedAt = createdAt }) {
    return Date.parse(endedAt) - Date.parse(createdAt);
}
function median(values) {
    const sorted = values.toSorted((one, other) => one - other);
    const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
    return low === undefined || high === undefined ? undefined : (low + high) / 2;
}
function sum(values) {
    return values.reduce((total, value) => total + value, 0);
}

;// CONCATENATED MODULE: ./src/stats/read-stats.js



const DAY_MS = 86_400_000;
/** Measures the pull requests of the last `days` days, from GitHub's API alone. @throws UserError if GitHub refuses */
async function readStats(source, { days, now }) {
    const since = new Date(now.getTime() - days * DAY_MS).toISOString();
    const { pullRequests, isComplete, records } = await readAgentRecords(source, since);
    const accounts = pullRequests.flatMap(({ author }) => author ?? []);
    return { stats: measure(pullRequests, runFigures(records, accounts)), isComplete };
}

// EXTERNAL MODULE: ./src/text/format.js
var format = __webpack_require__(9623);
// EXTERNAL MODULE: ./src/text/quote-markdown.js
var quote_markdown = __webpack_require__(2070);
;// CONCATENATED MODULE: ./src/stats/stats-markdown.js


/** The measures as Markdown, for a terminal and for a job summary. Ends with a line break. */
function statsMarkdown(stats, { repository, days, isComplete }) {
    const title = `## Pull requests of the agent in ${(0,quote_markdown/* codeSpan */.SS)(repository)}, opened in the last ${(0,format/* plural */.LS)(days, 'day')}`;
    const count = stats.merged + stats.closed + stats.open;
    if (count === 0)
        return `${title}\n\nThere are none.\n`;
    const parts = [
        title,
        [...totals(stats)].map((line) => `- ${line}`).join('\n'),
        table('Task', stats.byTask),
        table('Model', stats.byModel),
        ...notes(stats, isComplete)
    ];
    return `${(0,quote_markdown/* joinParagraphs */.ml)(parts)}\n`;
}
function* totals(stats) {
    const { merged, closed, open, mergedShare, timeToMerge, mergedUntouched, dollarsPerMerged } = stats;
    const share = mergedShare === undefined ? '' : `, ${percent(mergedShare)} of those that ended`;
    yield `**${merged} merged**${share}; ${closed} closed without merging; ${open} open`;
    if (timeToMerge !== undefined)
        yield `Median time to merge: ${formatDays(timeToMerge)}`;
    if (merged > 0)
        yield `Merged without a commit by anybody else: ${mergedUntouched} of ${merged}`;
    if (dollarsPerMerged !== undefined)
        yield `Cost per merged pull request, including work that was not merged: ${(0,format/* formatDollars */.nT)(dollarsPerMerged)}`;
}
function table(heading, groups) {
    const head = [heading, 'Merged', 'Closed', 'Open', 'Time to merge', 'Commits by others', 'Cost', 'Cost per merged'];
    const rows = [...groups].map(([name, measures]) => [
        (0,quote_markdown/* codeCell */.MZ)(name),
        String(measures.merged),
        String(measures.closed),
        String(measures.open),
        measures.timeToMerge === undefined ? '–' : formatDays(measures.timeToMerge),
        String(measures.otherCommits),
        (0,format/* formatDollars */.nT)(measures.dollars),
        measures.dollarsPerMerged === undefined ? '–' : (0,format/* formatDollars */.nT)(measures.dollarsPerMerged)
    ]);
    const rule = head.map((_, column) => (column === 0 ? '---' : '---:'));
    return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
function notes({ withoutCost }, isComplete) {
    return [
        withoutCost === 0
            ? ''
            : `The cost of ${(0,format/* plural */.LS)(withoutCost, 'pull request')} is missing or incomplete: the model’s price was unknown, or the session is gone.`,
        isComplete ? '' : 'The repository has so many pull requests that the oldest of this time were not read.'
    ].filter(Boolean);
}
function percent(share) {
    return `${Math.round(share * 100)} %`;
}
const HOUR = 3_600_000;
/** `12 min`, `5.5 h`, `3.2 days`. */
function formatDays(milliseconds) {
    if (milliseconds < HOUR)
        return `${Math.round(milliseconds / 60_000)} min`;
    if (milliseconds < 48 * HOUR)
        return `${(milliseconds / HOUR).toFixed(1)} h`;
    return `${(milliseconds / (24 * HOUR)).toFixed(1)} days`;
}

;// CONCATENATED MODULE: ./src/action/write-stats.js



const MAX_MS = 10 * 60_000;
/** Writes to the job summary what became of the pull requests of the last days. */
async function writeStats(inputs, { owner, repo, apiUrl, serverUrl }) {
    const { 'github-token': token, 'stats-days': days } = inputs;
    const source = { owner, repo, apiUrl, serverUrl, token, signal: AbortSignal.timeout(MAX_MS) };
    const { stats, isComplete } = await readStats(source, { days, now: new Date() });
    await core/* summary */.z.addRaw(statsMarkdown(stats, { repository: `${owner}/${repo}`, days, isComplete })).write();
    core/* setOutput */.uH('outcome', 'answered');
}


/***/ }),

/***/ 4461:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ AUTHOR_FIELDS),
/* harmony export */   a: () => (/* binding */ personOfAuthor)
/* harmony export */ });
/* harmony import */ var _tasks_person_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7044);

/** The fields of an author in a query. */
const AUTHOR_FIELDS = '__typename login ... on User { databaseId } ... on Bot { databaseId }';
/** GraphQL leaves out the `[bot]` of a bot's login. Accounts that are neither users nor bots have no id here, and count as deleted. */
function personOfAuthor(author) {
    if (author?.databaseId === undefined)
        return undefined;
    const { __typename: type, login, databaseId: id } = author;
    const isShort = type === 'Bot' && !login.endsWith('[bot]');
    return (0,_tasks_person_js__WEBPACK_IMPORTED_MODULE_0__/* .personOf */ .R)({ login: isShort ? `${login}[bot]` : login, id, type });
}


/***/ })

};
