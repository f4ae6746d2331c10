export const id = 6760;
export const ids = [6760];
export const modules = {

/***/ 4461:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ AUTHOR_FIELDS),
/* harmony export */   a: () => (/* binding */ personOfAuthor)
/* harmony export */ });
/* harmony import */ var _tasks_person_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87044);

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


/***/ }),

/***/ 90270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ readStats)
});

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
var client = __webpack_require__(39989);
// EXTERNAL MODULE: ./src/forge/errors.js
var errors = __webpack_require__(72189);
// EXTERNAL MODULE: ./src/forge/stored-sessions.js
var stored_sessions = __webpack_require__(55939);
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
var json = __webpack_require__(32686);
// EXTERNAL MODULE: ./src/sessions/find-session.js + 1 modules
var find_session = __webpack_require__(75744);
// EXTERNAL MODULE: ./src/sessions/session.js
var session = __webpack_require__(53732);
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
/** The id of a scheduled task, which has a session of its own, or one for each item; or the repair of a branch. */
function taskOf(key) {
    const [, task, repair] = /^(?:task-([^_]+)|(ci-.+)$)/.exec(key) ?? [];
    return task ?? repair;
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


/***/ }),

/***/ 97881:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ statsMarkdown)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79623);
/* harmony import */ var _text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62070);


/** The measures as Markdown, for a terminal and for a job summary. Ends with a line break. */
function statsMarkdown(stats, { repository, days, isComplete }) {
    const title = `## Pull requests of the agent in ${(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(repository)}, opened in the last ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(days, 'day')}`;
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
    return `${(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .joinParagraphs */ .ml)(parts)}\n`;
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
        yield `Cost per merged pull request, including work that was not merged: ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDollars */ .nT)(dollarsPerMerged)}`;
}
function table(heading, groups) {
    const head = [heading, 'Merged', 'Closed', 'Open', 'Time to merge', 'Commits by others', 'Cost', 'Cost per merged'];
    const rows = [...groups].map(([name, measures]) => [
        (0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .codeCell */ .MZ)(name),
        String(measures.merged),
        String(measures.closed),
        String(measures.open),
        measures.timeToMerge === undefined ? '–' : formatDays(measures.timeToMerge),
        String(measures.otherCommits),
        (0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDollars */ .nT)(measures.dollars),
        measures.dollarsPerMerged === undefined ? '–' : (0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDollars */ .nT)(measures.dollarsPerMerged)
    ]);
    const rule = head.map((_, column) => (column === 0 ? '---' : '---:'));
    return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
function notes({ withoutCost }, isComplete) {
    return [
        withoutCost === 0
            ? ''
            : `The cost of ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(withoutCost, 'pull request')} is missing or incomplete: the model’s price was unknown, or the session is gone.`,
        isComplete ? '' : 'The repository has so many pull requests that the oldest of this time were not read.'
    ].filter(Boolean);
}
function percent(share) {
    return `${Math.round(share * 100)}%`;
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


/***/ }),

/***/ 91009:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lr: () => (/* binding */ issueOfBranch),
/* harmony export */   at: () => (/* binding */ branchName),
/* harmony export */   d2: () => (/* binding */ sideBranchName),
/* harmony export */   l5: () => (/* binding */ itemsFolder),
/* harmony export */   nG: () => (/* binding */ branchNames)
/* harmony export */ });
/* harmony import */ var _text_branch_template_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82859);
/* harmony import */ var _claim_key_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71271);
/* harmony import */ var _stop_scope_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36504);



/**
 * The branch for a task's work. By most templates it is always the same for an issue or a task of the repository, so that a later run finds
 * the work of an earlier one; see `branchPattern` for the others.
 *
 * @param template the setting `branch`. Tasks of the repository have a name of their own.
 * @param attempt 2 or more names a new branch, for when the pull request of the previous one is merged or closed
 */
function branchName(task, template, attempt = 1) {
    const { subject } = task;
    const kind = subject === 'issue' ? 'issue' : 'pull';
    const name = subject === 'repository' ? taskBranch(task) : (0,_text_branch_template_js__WEBPACK_IMPORTED_MODULE_0__/* .fillBranchTemplate */ .U8)(template, { ...task, kind });
    // No id of an item has the character: another item can be called `core-2`.
    const separator = itemsFolder(task) === undefined ? '-' : '.';
    return attempt === 1 ? name : `${name}${separator}${attempt}`;
}
function taskBranch(task) {
    const folder = itemsFolder(task);
    return folder === undefined ? `agent/${(0,_stop_scope_js__WEBPACK_IMPORTED_MODULE_2__/* .threadKey */ .G)(task)}` : `${folder.branch}/${folder.item}`;
}
/** Where the branches of all items of a task are, which cannot be a branch itself; undefined for a task without items. */
function itemsFolder({ trigger }) {
    if (trigger.kind !== 'prompt' || !trigger.item)
        return undefined;
    return { branch: `agent/task-${trigger.taskId}`, item: trigger.item.id };
}
/** The branches for a task's work, in the order in which they are taken. */
function branchNames(task, template, count) {
    return Array.from({ length: count }, (_, index) => branchName(task, template, index + 1));
}
/** A branch for work that cannot go to its branch because others pushed there meanwhile: one for each request. */
function sideBranchName(task, template) {
    return `${branchName(task, template)}-${(0,_claim_key_js__WEBPACK_IMPORTED_MODULE_1__/* .claimKey */ .E)(task)}`;
}
/** The issue whose branch has this name by the default template; undefined for any other branch. */
function issueOfBranch(branch) {
    const [, number] = /^agent\/issue-(\d{1,15})(?:-\d{1,3})?$/.exec(branch) ?? [];
    return number === undefined ? undefined : Number(number);
}


/***/ }),

/***/ 36504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ threadKey),
/* harmony export */   h: () => (/* binding */ isStoppedBy)
/* harmony export */ });
/* harmony import */ var _claim_key_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71271);
/* harmony import */ var _task_key_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26150);


/** Identifies a thread, or a task without one, in the names of refs and branches. */
function threadKey({ subject, number, trigger }) {
    if (trigger.kind === 'prompt')
        return `task-${(0,_task_key_js__WEBPACK_IMPORTED_MODULE_1__/* .taskKey */ .D)(trigger)}`;
    if (trigger.kind === 'ci' && trigger.repair)
        return trigger.repair.key;
    return `${subject === 'issue' ? 'issue' : 'pull'}-${number}`;
}
/**
 * True if the run was asked for before the stop. Somebody who re-runs a job after a stop wants the work done, so only later stops end that
 * attempt. GitHub's times are whole seconds; in the same second, the ids of comments say which one is older.
 */
function isStoppedBy(stop, { task, run, startedAt }) {
    const stoppedAt = Date.parse(stop.at);
    if (run.attempt > 1)
        return stoppedAt >= Math.floor(startedAt / 1000) * 1000;
    const askedAt = Date.parse(task.createdAt);
    if (stoppedAt !== askedAt)
        return stoppedAt > askedAt;
    const [stopId, taskId] = [commentIdIn(stop.claim), commentIdIn((0,_claim_key_js__WEBPACK_IMPORTED_MODULE_0__/* .claimKey */ .E)(task))];
    return stopId === undefined || taskId === undefined || stopId > taskId;
}
function commentIdIn(claim) {
    const [, id] = /^comment-(\d+)$/.exec(claim) ?? [];
    return id === undefined ? undefined : Number(id);
}


/***/ }),

/***/ 82859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  oU: () => (/* binding */ DEFAULT_BRANCH_TEMPLATE),
  LX: () => (/* binding */ branchPattern),
  $Q: () => (/* binding */ branchTemplateProblems),
  U8: () => (/* binding */ fillBranchTemplate)
});

// EXTERNAL MODULE: ./src/text/branch-names.js
var branch_names = __webpack_require__(62973);
;// CONCATENATED MODULE: ./src/text/slug.js
/** The longest slug. */
const MAX_SLUG = 40;
/** Longer titles are not GitHub's. */
const MAX_TITLE = 1_000;
/** For a title without a Latin letter or digit. */
const EMPTY = 'change';
/**
 * A title as part of a branch name: words of lower-case letters and digits with hyphens between them, never empty. Cut between words if a word
 * ends in time.
 *
 * Attack: a stranger writes the title. Characters that are not seen do not part a word, and no other character survives.
 */
function slugOf(title) {
    const decomposed = title.slice(0, MAX_TITLE).normalize('NFKD').toLowerCase();
    const visible = decomposed.replaceAll(/[\p{Mark}\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '');
    const words = visible.match(/[a-z0-9]+/g) ?? [];
    let slug = words[0]?.slice(0, MAX_SLUG) ?? EMPTY;
    for (const word of words.slice(1)) {
        if (slug.length + 1 + word.length > MAX_SLUG)
            break;
        slug += `-${word}`;
    }
    return slug;
}

;// CONCATENATED MODULE: ./src/text/branch-template.js


const DEFAULT_BRANCH_TEMPLATE = 'agent/{kind}-{number}';
// A number is added to it for a further branch, and the key of a request for a side branch.
const MAX_FILLED = 150;
/** With more digits, a number is no number of GitHub. */
const MAX_DIGITS = 15;
const TASKS = /^agent\/task-/i;
const PLACEHOLDER = /\{[^{}]*\}/g;
const KNOWN = ['{kind}', '{number}', '{slug}', '{date}'];
/** The branch that a template names. Two numbers never have the same one. */
function fillBranchTemplate(template, { kind, number, title, createdAt }) {
    return fill(template, { kind, number: String(number), slug: slugOf(title), date: createdAt.slice(0, 10) });
}
/** Undefined for a template with neither a title nor a date: its branches have one name. */
function branchPattern(template, { kind, number }) {
    if (!isVarying(template))
        return undefined;
    const known = { kind, number: String(number) };
    const [slug, date] = ['[a-z0-9]+(?:-[a-z0-9]+)*', String.raw `\d{4}-\d{2}-\d{2}`];
    // A template without problems has no other characters that mean something in a regular expression.
    const literal = template.split(PLACEHOLDER).map((text) => text.replaceAll(/[.+]/g, String.raw `\$&`));
    const filled = [...template.matchAll(PLACEHOLDER)].map(([name]) => fill(name, { ...known, slug, date }));
    const source = literal.map((text, index) => text + (filled[index] ?? '')).join('');
    const pattern = new RegExp(`^${source}(?:-[a-z0-9-]+)?$`);
    return {
        glob: `${fill(template, { ...known, slug: '*', date: '*' })}*`,
        matches: (branch) => pattern.test(branch)
    };
}
function isVarying(template) {
    return template.includes('{slug}') || template.includes('{date}');
}
function fill(template, values) {
    return template.replaceAll(/\{(kind|number|slug|date)\}/g, (_, name) => values[name]);
}
/** What is wrong with a template: all mistakes, each as what was expected instead; empty if it is right. */
function branchTemplateProblems(template) {
    const unknown = [...template.matchAll(PLACEHOLDER)].some(([name]) => !KNOWN.includes(name));
    const literal = template.replaceAll(PLACEHOLDER, '1');
    const isTooLong = filledBranches(template).some((name) => name.length > MAX_FILLED);
    return [
        unknown ? `no placeholders but ${KNOWN.slice(0, -1).join(', ')} and {date}` : '',
        template.includes('{number}') ? '' : 'a name with {number}, so that every issue has a branch of its own',
        // Attack: a stranger's title would choose how the name starts, which rules and workflows go by, or end in the number of another issue.
        /\{slug\}[^]*\{number\}/.test(template)
            ? 'a name with {slug} only after {number}, because anyone can choose a title'
            : '',
        isVarying(template) && /\{number\}[\d{]/.test(template) ? 'a name with -, /, _ or . after {number}' : '',
        isTooLong ? `a name of at most ${MAX_FILLED} characters` : '',
        isTooLong || [literal, ...(unknown ? [] : filledBranches(template))].every(branch_names/* isValidBranchName */.eB)
            ? ''
            : 'a branch name of letters, digits, /, _, . and -, as git allows it',
        TASKS.test(template) ? 'a name that does not start with agent/task-, as the branches of scheduled tasks do' : ''
    ].filter((problem) => problem !== '');
}
/** The longest and the most dangerous slug. */
const SLUGS = ['a'.repeat(MAX_SLUG), 'lock'];
/** One name for each kind, each length of a number and each slug. Which digits it has makes no difference to git. */
function filledBranches(template) {
    const numbers = Array.from({ length: MAX_DIGITS }, (_, digits) => String(10 ** digits));
    const kinds = ['issue', 'pull'];
    const date = '2026-11-23';
    return kinds.flatMap((kind) => numbers.flatMap((number) => SLUGS.map((slug) => fill(template, { kind, number, slug, date }))));
}


/***/ }),

/***/ 79623:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   WH: () => (/* binding */ estimateSign),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   fq: () => (/* binding */ formatEdits),
/* harmony export */   nT: () => (/* binding */ formatDollars),
/* harmony export */   rL: () => (/* binding */ listFirst)
/* harmony export */ });
/** `950 ms`, `4.2 s`, `3 min 05 s`, `1 h 02 min`. */
function formatDuration(milliseconds) {
    if (milliseconds < 1_000)
        return `${Math.round(milliseconds)} ms`;
    if (milliseconds < 59_950)
        return `${(milliseconds / 1_000).toFixed(1)} s`;
    const seconds = Math.round(milliseconds / 1_000);
    if (seconds < 3_600)
        return `${Math.floor(seconds / 60)} min ${pad(seconds % 60)} s`;
    const minutes = Math.round(seconds / 60);
    return `${Math.floor(minutes / 60)} h ${pad(minutes % 60)} min`;
}
/** `812`, `12.3k`, `1.2M`. */
function formatCount(count) {
    if (count < 1_000)
        return String(count);
    if (count < 999_950)
        return `${oneDecimal(count / 1_000)}k`;
    return `${oneDecimal(count / 1_000_000)}M`;
}
/** `$1.25`; below ten cents with four decimals. */
function formatDollars(dollars) {
    return `$${dollars.toFixed(dollars < 0.1 ? 4 : 2)}`;
}
/** The sign before tokens and dollars when the provider did not count all of them. */
function estimateSign({ isEstimate }) {
    return isEstimate ? '≈' : '';
}
/** `1 file`, `3 files`. */
function plural(count, noun) {
    return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
/** `a, b and 3 more`: the first `max` items of a list. */
function listFirst(items, max) {
    const more = items.length - max;
    return items.slice(0, max).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
/** `+3 −1`, '' when nothing was edited. */
function formatEdits(edits) {
    if (edits.length === 0)
        return '';
    const added = edits.reduce((sum, edit) => sum + edit.added, 0);
    const removed = edits.reduce((sum, edit) => sum + edit.removed, 0);
    return `+${added} −${removed}`;
}
function oneDecimal(value) {
    return value.toFixed(1).replace(/\.0$/, '');
}
function pad(value) {
    return String(value).padStart(2, '0');
}


/***/ })

};
