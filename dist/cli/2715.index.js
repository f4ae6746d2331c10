export const id = 2715;
export const ids = [2715];
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

/***/ 72715:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  stats: () => (/* binding */ stats)
});

// EXTERNAL MODULE: ./src/errors.js
var errors = __webpack_require__(59973);
;// CONCATENATED MODULE: ./src/text/active-content.js
/** Bots whose commands start with their plain name, such as `bors r+`. */
const BOTS_WITHOUT_SIGN = 'bors|homu';
// Every repetition before a fixed character is bounded, so that matching takes linear time.
const ACTIVE_PATTERNS = [
    // A URL of any scheme. GitHub turns http and www addresses into links.
    String.raw `[a-z][a-z0-9+.-]{1,20}://[^\s<>\x60]*`,
    String.raw `www\.[^\s<>\x60]+`,
    // A mention of a person or a team, an email address, owner/repository@commit, a package with its version.
    String.raw `[\w.+:/-]{0,100}@[\w-](?:[\w./-]{0,200}[\w-])?`,
    // #3, repository#3, owner/repository#3, GH-3, and longer words that end in one.
    String.raw `(?:[\w.-]{1,100}(?:/[\w.-]{1,100})?)?#\d+`,
    String.raw `\w{0,100}gh-\d+`,
    // A command to a bot, at the start of a line.
    String.raw `(?<command>(?<=^[ \t]{0,8})(?:[/!.][a-z][\w./-]*|(?:${BOTS_WITHOUT_SIGN})(?=[:,]?[ \t])))`
];
// Some bots look for their names anywhere, in code too.
const BOT_NAME = String.raw `(?:[\w-]*bot(?![a-z])|(?:bors|homu|mergify|copilot|claude|codex|coderabbit|k8s-ci)(?![a-z]{4}))`;
const BOT_MENTION = new RegExp(`@(?=${BOT_NAME})`, 'gi');
const BOT_LINE = new RegExp(String.raw `^([ \t]*)@(?=${BOT_NAME}[\w-]*[ \t]+[a-z])`, 'gim');
// A line that starts with a command. A path is none.
const COMMAND_LINE = new RegExp(String.raw `^(?=(?:[/!][a-z][\w-]*|(?:${BOTS_WITHOUT_SIGN})[:,]?)(?:[ \t]|$))`, 'gim');
const SKIPS_CHECKS = /\[((?:skip|no)[ _-]?(?:ci|actions)|(?:ci|actions)[ _-]?skip)\]/gi;
const TRAILING_PUNCTUATION = /[.,;:!?'")\]*_~]+$/;
const SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i;
/**
 * Splits a text into plain and active pieces. Concatenated, they equal the text.
 *
 * @param startsLine false when other text precedes it on its first line
 */
function active_content_splitActiveContent(text, startsLine) {
    const pieces = [];
    const active = new RegExp(ACTIVE_PATTERNS.join('|'), 'gim');
    const firstLineStart = startsLine ? 0 : text.indexOf('\n') + 1 || Infinity;
    let start = 0;
    for (let match = active.exec(text); match; match = active.exec(text)) {
        if (match.groups?.['command'] && match.index < firstLineStart) {
            // Not a command here, but it can contain something else that is active.
            active.lastIndex = match.index + 1;
            continue;
        }
        const found = match[0].replace(TRAILING_PUNCTUATION, '') || match[0];
        if (match.index > start)
            pieces.push({ isActive: false, text: text.slice(start, match.index) });
        pieces.push({ isActive: true, text: found });
        start = match.index + found.length;
        active.lastIndex = start;
    }
    if (start < text.length)
        pieces.push({ isActive: false, text: text.slice(start) });
    return pieces;
}
/** What to show of an active piece, in code: a URL without its scheme, and a bot's name without its @. */
function active_content_inertText(active) {
    return withoutScheme(active).replace(BOT_MENTION, '');
}
/** Code in which no line starts with a command to a bot. Some bots also look for their commands in code. */
function indentCommands(code) {
    return code.replace(COMMAND_LINE, ' ').replace(BOT_LINE, '$1');
}
/**
 * A text without markers such as `[skip ci]`. They act in code too: the description of a pull request can become the message of
 * its squashed commit.
 */
function breakSkipMarkers(text) {
    return text.replace(SKIPS_CHECKS, '[ $1 ]');
}
/** A URL without its scheme, so that GitHub does not turn it into a link. */
function withoutScheme(url) {
    return url.replace(SCHEME, '');
}

// EXTERNAL MODULE: ./src/text/shorten.js
var text_shorten = __webpack_require__(64607);
// EXTERNAL MODULE: ./src/text/visible-text.js
var visible_text = __webpack_require__(2754);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./src/tasks/claim-key.js

/**
 * Identifies what was asked, in the names of refs and branches and in the markers of comments. All events and attempts of one request have
 * the same key.
 */
function claim_key_claimKey({ trigger, number, createdAt }) {
    switch (trigger.kind) {
        case 'comment':
            return `comment-${trigger.commentId}`;
        // A review with comments on lines causes one event for itself and one for each comment.
        case 'review':
            return `review-${trigger.reviewId}`;
        // A label that is added again asks again.
        case 'label':
            return `label-${number}-${digest(trigger.label)}-${Date.parse(createdAt)}`;
        case 'assignment':
            return `assign-${number}-${Date.parse(createdAt)}`;
        case 'ci':
            return `ci-${trigger.failure.headSha}-${checksKey(trigger.failure.source)}`;
        case 'prompt':
            return `task-${trigger.taskId}-${trigger.runId}`;
    }
}
/** Once for a commit, and once more when its checks have been run again. */
function checksKey(source) {
    const isAgain = source.kind === 'workflow' && source.attempt > 1;
    return isAgain ? `${sourceKey(source)}-again` : sourceKey(source);
}
/** What the checks belong to: a workflow, or the app that made them. */
function sourceKey(source) {
    return source.kind === 'suite' ? source.app : String(source.workflowId);
}
/** A label can have any characters. Its upper and lower case are the same label. */
function digest(label) {
    return createHash('sha256').update(label.toLowerCase()).digest('hex').slice(0, 12);
}

;// CONCATENATED MODULE: ./src/tasks/commit-message.js




const MAX_SUBJECT_CHARACTERS = 100;
const MAX_TITLE_CHARACTERS = 200;
const MAX_DESCRIPTION_CHARACTERS = 2_000;
// Reads this many times the text that is kept, because some of it is removed.
const READ_FACTOR = 2;
/**
 * What a forge or git acts on in plain text, with a replacement that reads the same and does nothing.
 *
 * Every replacement removes or encloses a character that made its match active and adds none, so repeating them terminates.
 * Patterns with \w do not ignore case: then \w would match ſ and the Kelvin sign, which forges do not count as letters.
 */
const ACTIVE_CONTENT = [
    // Trailers that say who wrote, signed and reviewed a commit, and that skip its checks.
    [
        /^[ \t]*(?:cc|(?:[a-z]+[\p{Pd}])+by|on[\p{Pd}]behalf[\p{Pd}]of|change[\p{Pd}]id|(?:skip|request)[\p{Pd}]checks)[ \t]*[:：=].*$/gimu,
        ''
    ],
    // Any other trailer that controls a tool, such as Release-As. No trailer has a space in its name.
    [/^([ \t]*[A-Za-z\d]+(?:-[A-Za-z\d]+)*)-([A-Za-z\d]+[ \t]*:)/gmu, '$1 $2'],
    // [skip ci], [ci skip], [no ci], [skip ci: why], [ci:skip] …: in round brackets they are only words. ***NO_CI*** too.
    [/[[［]([^[\]［］]{0,80}(?<![a-z])(?:skip|no(?![a-z])|no(?:ci|build|deploy))[^[\]［］]{0,80})[\]］]/giu, '($1)'],
    [/\*{3}(no_ci)\*{3}/giu, '$1'],
    // Back ticks do not protect a mention here. Pages that list titles as Markdown drop tags and read references of characters.
    [/(?<![A-Za-z0-9])@+(?=\w)/gu, ''],
    [/[@#](?=(?:<[^<>]{0,100}>|&#?\w{1,31};)+\w)/gu, ''],
    [/&(?=(?:commat|num|#0{0,6}(?:35|64)|#x0{0,6}(?:23|40))(?!\w))/giu, ''],
    // A command to a bot, at the start of a line.
    [/^([ \t>*+-]*)[/!]+(?=[A-Za-z][\w-]*(?:\s|$))/gmu, '$1'],
    [new RegExp(String.raw `^([ \t>*+-]*)(${BOTS_WITHOUT_SIGN})(?=[:,]?[ \t])`, 'gimu'), '$1($2)'],
    // A subject that folds the commit into another one.
    [/^(fixup|squash|amend)!/gimu, '$1'],
    [/[A-Za-z][\w+.-]{0,40}:\/{2,}/gu, ''],
    [/[Ww]{3}\.+/gu, ''],
    // A reference is shown on the issue, and after a keyword such as "fixes" it closes the issue.
    [/(?<=\b(?:issue|request|PR) )#(?=\d)/giu, ''],
    [/(?<!\w)#(?=\d)/gu, 'issue '],
    [/(?<=\w)#(?=\d)/gu, '# '],
    [/(?<!\w)([Gg][Hh])-(?=\d)/gu, '$1 '],
    // A commit in another repository.
    [/(?<=[\w.-]\/[\w.-]{1,100})@(?=[\da-f]{7,40}(?!\w))/gu, ' '],
    // A line that git drops as a comment when the message is edited, or that ends the message in a mail.
    [/^[ \t]*#+[ \t]*/gmu, ''],
    [/^-{3,}[ \t]*/gmu, ''],
    [/^(diff|Index)(?: -+|:)/gmu, '$1']
];
/** A commit message around the model's words: subject, description, and the requester as co-author. */
function commitMessage(summary, task, { host, approver }) {
    const address = ({ login, id }) => `${login} <${id}+${login}@users.noreply.${host}>`;
    const trailers = [
        `${RUN_TRAILER}: ${claimKey(task)}`,
        approver ? `Approved-by: ${address(approver)}` : '',
        attemptOf(task),
        isScheduled(task) ? '' : `Co-authored-by: ${address(task.actor)}`
    ];
    const parts = [
        commit_message_oneLine(summary.title, task, MAX_SUBJECT_CHARACTERS),
        paragraphs(summary.description),
        requestedIn(task),
        trailers.filter((trailer) => trailer !== '').join('\n')
    ];
    return parts.filter((part) => part !== '').join('\n\n');
}
/** Counts the attempts at the repair of checks; see `src/ci/attempts.ts`. */
function attemptOf({ trigger }) {
    return trigger.kind === 'ci' ? `Forgehand-CI-Attempt: ${trigger.attempt ?? 1}` : '';
}
function requestedIn({ trigger, number }) {
    if (trigger.kind === 'ci')
        return `Repairs checks of #${number}, which failed on ${trigger.failure.headSha.slice(0, 7)}.`;
    return trigger.kind === 'prompt' ? `Task ${trigger.taskId}, started by ${trigger.event}.` : `Requested in #${number}.`;
}
/** A schedule has no author, and neither have failed checks. */
function isScheduled({ trigger }) {
    return trigger.kind === 'ci' || (trigger.kind === 'prompt' && trigger.event === 'schedule');
}
/** Names the request that a commit was made for. */
const RUN_TRAILER = 'Forgehand-Run';
/**
 * The claim key of the request that a commit was made for; undefined if its last paragraph does not name exactly one. Anyone can write
 * such a message, but not the model in ours: its words are in another paragraph, without trailers.
 */
function readRunTrailer(message) {
    const [last = ''] = message
        .trim()
        .split(/\n[ \t]*\n/u)
        .slice(-1);
    const named = last.split('\n').flatMap((line) => /^Forgehand-Run:(.*)$/iu.exec(line)?.[1]?.trim() ?? []);
    return named.length === 1 ? named[0] : undefined;
}
/** The title of a pull request: one line without anything that a forge acts on. */
function pullRequestTitle(summary, task) {
    return commit_message_oneLine(summary.title, task, MAX_TITLE_CHARACTERS);
}
function commit_message_oneLine(text, { trigger, number }, maxCharacters) {
    // Twice: a trailer is found on its own line, and joining the lines can make other content active.
    const lines = removeActiveContent(visibleText(text)
        .trim()
        .slice(0, READ_FACTOR * maxCharacters));
    const plain = removeActiveContent(lines.replaceAll(/\s+/gu, ' ').trim()).replaceAll(/ {2,}/gu, ' ').trim();
    return plain === ''
        ? `Work on ${trigger.kind === 'prompt' ? trigger.taskId : `#${number}`}`
        : shorten(plain, maxCharacters);
}
function paragraphs(text) {
    const read = visibleText(text.slice(0, READ_FACTOR * MAX_DESCRIPTION_CHARACTERS));
    const lines = removeActiveContent(read)
        .replaceAll(/[ \t]+$/gmu, '')
        .replaceAll(/\n{3,}/gu, '\n\n');
    return shorten(lines.trim(), MAX_DESCRIPTION_CHARACTERS);
}
/**
 * Removes trailers and everything that notifies, links, refers to an issue, closes one or skips checks. Cutting off the end of
 * the result makes nothing active again.
 *
 * Takes quadratic time at worst: bound the text first.
 */
function removeActiveContent(text) {
    // Once is not enough: a removal can join two parts that are active together, as in `@@eve`.
    for (let before = text;;) {
        const after = ACTIVE_CONTENT.reduce((result, [pattern, replacement]) => result.replaceAll(pattern, replacement), before);
        if (after === before)
            return after;
        before = after;
    }
}

;// CONCATENATED MODULE: ./src/tasks/person.js
/** The account that GitHub shows instead of deleted ones. */
const GHOST = { login: 'ghost', id: 10137, isBot: false };
/** @param account null when the account was deleted */
function personOf(account) {
    if (!account)
        return GHOST;
    const { login, id, type } = account;
    return { login, id, isBot: type === 'Bot' || login.endsWith('[bot]') };
}
/** True for a bot that the input allowed-bots lists. An entry never admits a person: the account renovate is not renovate[bot]. */
function isListedBot(login, allowedBots) {
    return allowedBots.some((allowed) => allowed.toLowerCase() === login.toLowerCase());
}

;// CONCATENATED MODULE: ./src/forge/graphql-author.js

/** The fields of an author in a query. */
const AUTHOR_FIELDS = '__typename login ... on User { databaseId } ... on Bot { databaseId }';
/** GraphQL leaves out the `[bot]` of a bot's login. Accounts that are neither users nor bots have no id here, and count as deleted. */
function personOfAuthor(author) {
    if (author?.databaseId === undefined)
        return undefined;
    const { __typename: type, login, databaseId: id } = author;
    const isShort = type === 'Bot' && !login.endsWith('[bot]');
    return personOf({ login: isShort ? `${login}[bot]` : login, id, type });
}

;// CONCATENATED MODULE: ./src/forge/agent-pull-requests.js


const PAGE_SIZE = 50;
const MAX_PAGES = 40;
const QUERY = `query ($owner: String!, $repo: String!, $after: String) {
  repository(owner: $owner, name: $repo) {
    pullRequests(first: ${PAGE_SIZE}, after: $after, orderBy: { field: CREATED_AT, direction: DESC }) {
      pageInfo { hasNextPage endCursor }
      nodes {
        number state createdAt closedAt mergedAt
        author { ${AUTHOR_FIELDS} }
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
    const byRuns = commits.map(({ message }) => readRunTrailer(message) !== undefined);
    if (byRuns[0] !== true)
        return [];
    return [
        {
            number,
            author: personOfAuthor(author),
            state: state === 'MERGED' ? 'merged' : state === 'CLOSED' ? 'closed' : 'open',
            createdAt,
            endedAt: node.mergedAt ?? node.closedAt ?? undefined,
            otherCommits: commits.filter(({ parents }, index) => !byRuns[index] && parents.totalCount < 2).length
        }
    ];
}

// EXTERNAL MODULE: ../node_modules/@actions/github/lib/utils.js + 2 modules
var utils = __webpack_require__(99778);
// EXTERNAL MODULE: ../node_modules/@octokit/plugin-retry/dist-bundle/index.js
var dist_bundle = __webpack_require__(86553);
// EXTERNAL MODULE: ../node_modules/@octokit/plugin-throttling/dist-bundle/index.js
var plugin_throttling_dist_bundle = __webpack_require__(30398);
// EXTERNAL MODULE: ../node_modules/@octokit/rest/dist-src/index.js + 3 modules
var dist_src = __webpack_require__(87809);
// EXTERNAL MODULE: ../node_modules/bottleneck/light.js
var light = __webpack_require__(84133);
// EXTERNAL MODULE: ../node_modules/@octokit/request-error/dist-src/index.js
var request_error_dist_src = __webpack_require__(6013);
;// CONCATENATED MODULE: ./src/forge/graphql-errors.js

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
        return new request_error_dist_src/* RequestError */.G('the response lacks data', 500, { request });
    }
    const list = errors;
    const message = list.map((error) => error.message).join(' ');
    const status = Math.max(...list.map(statusOf));
    return new request_error_dist_src/* RequestError */.G(message, status, { request, response: { ...response, status, data: { message, errors } } });
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

// EXTERNAL MODULE: ./src/network/certificate-error.js
var certificate_error = __webpack_require__(99841);
;// CONCATENATED MODULE: ./src/forge/errors.js





/** True if GitHub responded with one of these statuses. */
function errors_hasStatus(error, ...statuses) {
    return error instanceof request_error_dist_src/* RequestError */.G && error.response !== undefined && statuses.includes(error.status);
}
/** True for an error from `explainIfGone`. */
function isGone(error) {
    return error instanceof UserError && errors_hasStatus(error.cause, 404, 410);
}
/** True if it is unknown whether GitHub carried out the request: it did not respond, or it failed itself. */
function isUnknownResult(error) {
    return error instanceof request_error_dist_src/* RequestError */.G && (error.response === undefined || error.status >= 500);
}
/** True if another request was writing the same ref at that moment. */
function isRefLocked(error) {
    return errors_hasStatus(error, 409, 422) && /cannot lock ref/i.test(error.message);
}
/** https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api */
function isRateLimit(error) {
    if (errors_hasStatus(error, 429))
        return true;
    if (!errors_hasStatus(error, 403))
        return false;
    const asksToWait = error.response.headers['retry-after'] !== undefined;
    return asksToWait || isPrimaryRateLimit(error) || /\bsecondary rate\b/i.test(error.message);
}
/** True for the primary limit, which ends at a time that GitHub names. */
function isPrimaryRateLimit(error) {
    return error instanceof request_error_dist_src/* RequestError */.G && error.response?.headers['x-ratelimit-remaining'] === '0';
}
function isForbiddenToToken(error) {
    return errors_hasStatus(error, 403) && /not accessible by (integration|personal access token)/i.test(error.message);
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
    const fields = unknownFields(error);
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
    return (0,text_shorten/* withPeriod */.uA)(reasonOf(error));
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
            const failure = isTruncated || !options.url.endsWith('/graphql') ? undefined : graphqlFailure(response, parsed());
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

;// CONCATENATED MODULE: ./src/forge/own-refs.js

const FOLDER = 'forgehand/';
/** The full name, such as `refs/forgehand/sessions/issue-12`. */
function own_refs_ownRefName(name) {
    return `refs/${FOLDER}${name}`;
}
/** The commit of the ref; undefined if there is no such ref. */
async function own_refs_readOwnRef({ octokit, repository }, name) {
    try {
        const { data } = await octokit.rest.git.getRef({ ...repository, ref: FOLDER + name });
        return data.object.sha;
    }
    catch (error) {
        if (hasStatus(error, 404))
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
            sha = data.find(({ ref }) => ref === own_refs_ownRefName(name))?.object.sha;
        }
        catch (error) {
            if (!hasStatus(error, 304))
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
async function own_refs_createOwnRef(connection, { name, sha }) {
    const { octokit, repository, createOnce } = connection;
    try {
        return await createOnce({
            create: async () => {
                await octokit.rest.git.createRef({ ...repository, ref: own_refs_ownRefName(name), sha });
                return true;
            },
            find: async () => {
                const found = await own_refs_readOwnRef(connection, name);
                return found === undefined ? undefined : found === sha;
            }
        });
    }
    catch (error) {
        // GitHub uses the second message if somebody creates the ref at the same moment.
        if (hasStatus(error, 422) && /already exists|reference update failed/i.test(error.message))
            return false;
        throw error;
    }
}
/** Moves the ref to a descendant of its commit. Returns false if it is at another commit, or was deleted. */
async function own_refs_advanceOwnRef(connection, { name, sha }) {
    const { octokit, repository, createOnce } = connection;
    try {
        return await createOnce({
            create: async () => {
                await octokit.rest.git.updateRef({ ...repository, ref: FOLDER + name, sha, force: false });
                return true;
            },
            find: async () => ((await own_refs_readOwnRef(connection, name)) === sha ? true : undefined)
        });
    }
    catch (error) {
        if (hasStatus(error, 422) && /not a fast.forward|does not exist|reference update failed/i.test(error.message))
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
    return await (previous === undefined ? own_refs_createOwnRef(connection, ref) : own_refs_advanceOwnRef(connection, ref));
}
/** The message of a note and when it was written (ISO 8601, UTC); undefined for something that is not a commit. */
async function readNote({ octokit, repository }, sha) {
    try {
        const { data } = await octokit.rest.git.getCommit({ ...repository, commit_sha: sha });
        return { message: data.message, at: data.committer.date };
    }
    catch (error) {
        if (hasStatus(error, 404, 422))
            return undefined;
        throw error;
    }
}
/** Deletes the ref. Returns false if there is none. */
async function own_refs_deleteOwnRef({ octokit, repository }, name) {
    try {
        await octokit.rest.git.deleteRef({ ...repository, ref: FOLDER + name });
        return true;
    }
    catch (error) {
        if (hasStatus(error, 404, 422))
            return false;
        throw error;
    }
}

;// CONCATENATED MODULE: ./src/forge/session-author.js
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

;// CONCATENATED MODULE: ./src/forge/stored-sessions.js



/** The folder of the refs. */
const SESSIONS = 'sessions/';
/** The full name of the ref. */
function sessionRef(key) {
    return ownRefName(SESSIONS + key);
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
const MESSAGES_FILE = 'messages.jsonl.gz.base64';
function gitAuthorOf({ login, id }, host) {
    return { name: login, email: `${id}+${login}@users.noreply.${host}` };
}
async function deleteSession(connection, key) {
    return await deleteOwnRef(connection, SESSIONS + key);
}
/** The keys of all sessions, each with its commit. */
async function listSessions(connection) {
    const refs = await listOwnRefs(connection, SESSIONS);
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
    return [{ key, author: authorOf(node), record: blob.text }];
}
/** Since when the thread is closed; `deleted` if it does not exist any more, undefined if it is open. */
async function closedSince({ octokit, repository }, number) {
    try {
        const { data } = await octokit.rest.issues.get({ ...repository, issue_number: number });
        return data.closed_at ?? undefined;
    }
    catch (error) {
        if (hasStatus(error, 404, 410))
            return 'deleted';
        throw error;
    }
}

;// CONCATENATED MODULE: ./src/forge/agent-records.js




/**
 * What past runs left on GitHub: the pull requests that they opened since a time, and the records of all sessions.
 *
 * @param since ISO 8601
 * @throws UserError if GitHub refuses and a change of the token can fix it
 */
async function readAgentRecords({ retryLimits, ...settings }, since) {
    const connection = connect({ ...settings, retryLimits: { ...DEFAULT_RETRY_LIMITS, ...retryLimits } });
    try {
        const [found, records] = await Promise.all([
            listAgentPullRequests(connection, since),
            readSessionRecords(connection)
        ]);
        return { ...found, records };
    }
    catch (error) {
        throw toUserError(error);
    }
}

// EXTERNAL MODULE: ./src/text/json.js
var json = __webpack_require__(32686);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ../node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(3301);
;// CONCATENATED MODULE: ./src/sessions/saved-messages.js




/** The most that is stored, compressed. */
const MAX_MESSAGES_BYTES = 1024 * 1024;
/** The most that is unpacked. Attack: a small file that unpacks to gigabytes. */
const MAX_UNPACKED_BYTES = (/* unused pure expression or super */ null && (4 * 1024 * 1024));
/** A continued run pays for all of it, uncached, in its first request. About 40,000 tokens. */
const MAX_CHARACTERS = 160_000;
/** Characters of the newest results that stay. */
const KEPT_RESULTS = 60_000;
const call = schemas/* strictObject */.rej({ id: schemas/* string */.YjP(), name: schemas/* string */.YjP(), arguments: schemas/* string */.YjP(), problem: schemas/* string */.YjP().optional() });
const message = schemas/* discriminatedUnion */.gMt('role', [
    schemas/* strictObject */.rej({ role: schemas/* literal */.euz('user'), text: schemas/* string */.YjP() }),
    schemas/* strictObject */.rej({ role: schemas/* literal */.euz('assistant'), text: schemas/* string */.YjP(), toolCalls: schemas/* array */.YOg(call) }),
    schemas/* strictObject */.rej({
        role: schemas/* literal */.euz('tool'),
        callId: schemas/* string */.YjP(),
        name: schemas/* string */.YjP(),
        ok: schemas/* boolean */.zMY(),
        text: schemas/* string */.YjP()
    })
]);
/**
 * The turns of a conversation without its prompt, old results masked, as compressed JSON lines; undefined if there are none. Thinking and
 * what providers sign are left out: a provider refuses them when anything before them was changed.
 */
function packMessages(messages) {
    const turns = turnsOf(messages);
    const lengthOf = (some) => JSON.stringify(some).length;
    const all = turns.flat();
    const masked = maskOldResults(all, { before: all.length, keepTokens: KEPT_RESULTS, tokensOf: lengthOf }).messages;
    const newest = [];
    let characters = 0;
    for (const turn of turnsOf(masked).toReversed()) {
        const saved = turn.flatMap(savedForm);
        characters += lengthOf(turn);
        if (characters > MAX_CHARACTERS)
            break;
        newest.unshift(saved);
    }
    const lines = newest.flat().map((one) => JSON.stringify(one));
    if (lines.length === 0)
        return undefined;
    const packed = gzipSync(lines.join('\n'));
    return packed.length <= MAX_MESSAGES_BYTES ? packed : undefined;
}
/** @returns undefined for anything that `packMessages` would not have written */
function saved_messages_unpackMessages(packed) {
    if (packed.length > MAX_MESSAGES_BYTES)
        return undefined;
    try {
        const text = gunzipSync(packed, { maxOutputLength: MAX_UNPACKED_BYTES }).toString();
        const parsed = z.array(message).safeParse(text.split('\n').map(parseJson));
        if (!parsed.success)
            return undefined;
        const messages = parsed.data.map(restoredForm);
        const isComplete = turnsOf(messages).flat().length === messages.length;
        return isComplete ? messages : undefined;
    }
    catch {
        return undefined;
    }
}
/** Each response with its results and what follows them. A response whose calls have no results is left out: providers refuse it. */
function turnsOf(messages) {
    const turns = [];
    for (const one of messages) {
        if (one.role === 'assistant')
            turns.push([one]);
        else
            turns.at(-1)?.push(one);
    }
    return turns.filter(([response, ...rest]) => {
        const calls = response?.role === 'assistant' ? response.toolCalls : [];
        const results = rest.filter(({ role }) => role === 'tool');
        return calls.length === results.length;
    });
}
function savedForm(one) {
    switch (one.role) {
        case 'system':
            return [];
        case 'assistant':
            return [{ role: 'assistant', text: one.text, toolCalls: [...one.toolCalls] }];
        default:
            return [one];
    }
}
function restoredForm(saved) {
    if (saved.role !== 'assistant')
        return saved;
    const toolCalls = saved.toolCalls.map(({ problem, ...rest }) => ({
        ...rest,
        ...(problem !== undefined && { problem })
    }));
    return { role: 'assistant', text: saved.text, thinking: '', toolCalls };
}

// EXTERNAL MODULE: ../node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(79435);
;// CONCATENATED MODULE: ./src/sessions/session.js


// The file session.json. Runs of other versions, and anyone who can write to the repository, may have written it, so the schema is
// strict and bounds every text and list.
/** Increase it when an older reader would misread the new format. */
const SESSION_VERSION = 1;
const session_MAX_RECORD_BYTES = (/* unused pure expression or super */ null && (64 * 1024));
/** About 4,000 tokens. */
const MAX_SUMMARY = 16_000;
/** Sessions of one thread that stay in the history of its ref. */
const MAX_GENERATIONS = 20;
const MAX_REQUESTS = 50;
const MAX_REQUEST_TEXT = 20_000;
const MAX_OLD_TEXT = 500;
const MAX_RESULT = 2_000;
const count = schemas/* int */.Whr().min(0);
const id = schemas/* int */.Whr().positive();
const time = iso/* datetime */.w$();
const objectId = schemas/* string */.YjP().regex(/^[0-9a-f]{40}$/u);
const session_name = schemas/* string */.YjP().max(200);
const line = schemas/* string */.YjP().max(1_000);
const person = schemas/* strictObject */.rej({ login: session_name, id });
const request = schemas/* strictObject */.rej({
    author: person,
    /** Identifies what was asked; see tasks/claim-key.ts. */
    claim: session_name,
    at: time,
    verb: schemas/* enum */.k5n(['fix', 'explain', 'ask', 'plan', 'undo']),
    flags: schemas/* strictObject */.rej({ model: session_name.optional(), base: session_name.optional(), draft: schemas/* boolean */.zMY() }),
    text: schemas/* string */.YjP().max(MAX_REQUEST_TEXT),
    outcome: schemas/* string */.YjP().regex(/^[a-z_]{1,30}$/u),
    /** What the run said about its result. */
    result: schemas/* string */.YjP().max(MAX_RESULT),
    /** What it published; newest last. */
    commits: schemas/* array */.YOg(objectId).max(20),
    /** For a retry: the commit that its work started from. */
    start: objectId.optional(),
    pullRequest: id.optional(),
    /** Hashes of what waits for approval. */
    pending: schemas/* array */.YOg(schemas/* string */.YjP().regex(/^[0-9a-f]{32}$/u)).max(50),
    model: session_name,
    host: session_name,
    used: schemas/* strictObject */.rej({ turns: count, tokens: count, seconds: count, dollars: schemas/* number */.aig().min(0).optional() })
});
/** The last request that asked for work or an answer, before the one with this claim: an earlier attempt of it can be recorded. */
function lastRequestBefore(claim, session) {
    return session?.requests.findLast((request) => request.verb !== 'undo' && request.claim !== claim);
}
const approval = schemas/* strictObject */.rej({
    hash: schemas/* string */.YjP().regex(/^[0-9a-f]{32}$/u),
    what: schemas/* enum */.k5n(['command', 'change', 'plan']),
    by: person,
    claim: session_name,
    at: time
});
const session_sessionSchema = schemas/* strictObject */.rej({
    version: schemas/* literal */.euz(SESSION_VERSION),
    /** 1 for a commit without a parent. */
    generation: schemas/* int */.Whr().min(1).max(MAX_GENERATIONS),
    updatedAt: time,
    /** Oldest first. */
    requests: schemas/* array */.YOg(request).min(1).max(MAX_REQUESTS),
    /** Of the work so far; Markdown. */
    summary: schemas/* string */.YjP().max(MAX_SUMMARY),
    base: schemas/* strictObject */.rej({ branch: session_name, sha: objectId }).optional(),
    /** The last run of the task of the repository that came to an end, with the commit of the default branch that it saw. */
    task: schemas/* strictObject */.rej({ sha: objectId, at: time }).optional(),
    approvals: schemas/* array */.YOg(approval).max(50).default([]),
    stops: schemas/* array */.YOg(schemas/* strictObject */.rej({ by: person, at: time }))
        .max(50)
        .default([]),
    plan: schemas/* strictObject */.rej({
        hash: session_name,
        text: schemas/* string */.YjP().max(MAX_SUMMARY),
        baseSha: objectId,
        /** `open`: it has a question. */
        state: schemas/* enum */.k5n(['open', 'proposed', 'approved', 'done'])
    })
        .optional(),
    openQuestions: schemas/* array */.YOg(line).max(20).default([]),
    /** The commit that was reviewed last. */
    reviewedSha: objectId.optional(),
    findings: schemas/* array */.YOg(schemas/* strictObject */.rej({ hash: session_name, path: line, title: line }))
        .max(200)
        .default([]),
    threads: schemas/* array */.YOg(schemas/* strictObject */.rej({ id: session_name, verdict: session_name, commit: objectId.optional() }))
        .max(200)
        .default([])
});
/** The session after one more run. The request of an earlier attempt of this run is replaced. */
function addRequest(session, added) {
    const { request: newest, approvals, stop, plan = session?.plan, task = session?.task, ...rest } = added;
    const earlier = (session?.requests ?? []).filter(({ claim }) => claim !== newest.claim);
    const known = (session?.approvals ?? []).filter(({ hash }) => !approvals.some((one) => one.hash === hash));
    return {
        openQuestions: [],
        findings: [],
        threads: [],
        ...session,
        ...rest,
        version: SESSION_VERSION,
        generation: ((session?.generation ?? 0) % MAX_GENERATIONS) + 1,
        requests: [...earlier.map(shortened), bounded(newest)].slice(-MAX_REQUESTS),
        approvals: [...known, ...approvals].slice(-50),
        stops: withStop(session?.stops ?? [], stop),
        ...(plan && { plan }),
        ...(task && { task }),
        summary: shorten(added.summary, MAX_SUMMARY)
    };
}
function withStop(stops, added) {
    if (!added)
        return stops;
    const others = stops.filter(({ at, by }) => at !== added.at || by.id !== added.by.id);
    return [...others, added].slice(-50);
}
function bounded(newest) {
    return { ...newest, text: shorten(newest.text, MAX_REQUEST_TEXT), result: shorten(newest.result, MAX_RESULT) };
}
function shortened(older) {
    return { ...older, text: shorten(older.text, MAX_OLD_TEXT), result: shorten(older.result, MAX_OLD_TEXT) };
}
/** The content of session.json. Old requests, then the ends of long texts, are left out until it is small enough. */
function recordText(session) {
    for (let [kept, maxText] = [session, MAX_REQUEST_TEXT];;) {
        const text = JSON.stringify(session_sessionSchema.parse(kept));
        if (Buffer.byteLength(text) <= session_MAX_RECORD_BYTES)
            return text;
        if (kept.requests.length > 1)
            kept = { ...kept, requests: kept.requests.slice(1) };
        else {
            maxText = Math.floor(maxText / 2);
            kept = {
                ...kept,
                summary: shorten(kept.summary, maxText),
                findings: kept.findings.slice(-10),
                threads: kept.threads.slice(-10),
                requests: kept.requests.map((only) => ({ ...only, text: shorten(only.text, maxText) }))
            };
        }
    }
}

;// CONCATENATED MODULE: ./src/tasks/stop-scope.js

/** Identifies a thread, or a task without one, in the names of refs and branches. */
function stop_scope_threadKey({ subject, number, trigger }) {
    if (trigger.kind === 'prompt')
        return `task-${trigger.taskId}`;
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
    const [stopId, taskId] = [commentIdIn(stop.claim), commentIdIn(claimKey(task))];
    return stopId === undefined || taskId === undefined || stopId > taskId;
}
function commentIdIn(claim) {
    const [, id] = /^comment-(\d+)$/.exec(claim) ?? [];
    return id === undefined ? undefined : Number(id);
}

;// CONCATENATED MODULE: ./src/tasks/branch-name.js



/**
 * The branch for a task's work: always the same for an issue or a task of the repository, so that a later run finds the work of an earlier
 * one.
 *
 * @param template the setting `branch`. Tasks of the repository have a name of their own.
 * @param attempt 2 or more names a new branch, for when the pull request of the previous one is merged or closed
 */
function branchName(task, template, attempt = 1) {
    const { subject, number, trigger } = task;
    const kind = subject === 'issue' ? 'issue' : 'pull';
    const name = trigger.kind === 'prompt' ? `agent/${threadKey(task)}` : fillBranchTemplate(template, { kind, number });
    return attempt === 1 ? name : `${name}-${attempt}`;
}
/** A branch for work that cannot go to its branch because others pushed there meanwhile: one for each request. */
function sideBranchName(task, template) {
    return `${branchName(task, template)}-${claimKey(task)}`;
}
/** The issue whose branch has this name by the default template; undefined for any other branch. */
function branch_name_issueOfBranch(branch) {
    const [, number] = /^agent\/issue-(\d{1,15})(?:-\d{1,3})?$/.exec(branch) ?? [];
    return number === undefined ? undefined : Number(number);
}

;// CONCATENATED MODULE: ./src/sessions/session-key.js


/**
 * Where the session of a thread is. A pull request that a run opened for an issue continues the session of that issue: the name of its
 * branch says which, or else the marker in its text. Only people with write access can make either in this repository.
 */
function session_key_sessionKey(task, { pullRequest, issue: marked }) {
    const issue = pullRequest && !pullRequest.isFork ? (issueOfBranch(pullRequest.headRef) ?? marked) : undefined;
    return issue === undefined ? threadKey(task) : `issue-${issue}`;
}

;// CONCATENATED MODULE: ./src/sessions/find-session.js






/** Finds the session of a thread, with at most one more call. Never rejects: a run works without its session too. */
async function findSession(task, starting, forge) {
    try {
        const { session, ...start } = await starting;
        const key = sessionKey(task, start);
        const stored = key === threadKey(task) ? session : await forge.readSession(key);
        return { key, stored, problem: undefined };
    }
    catch (error) {
        const problem = `The session of earlier runs could not be read: ${messageOf(error)}`;
        return { key: undefined, stored: undefined, problem };
    }
}
const RECORD = 'session.json';
const MESSAGES = 'messages.jsonl.gz.base64';
const MAX_BASE64_BYTES = Math.ceil(MAX_MESSAGES_BYTES / 3) * 4;
/** Uses the stored session only if our own account wrote it, and only if it is what we would have written. */
function openSession({ key, stored, problem }, self, forge) {
    if (key === undefined)
        return undefined;
    const opened = { key, commit: stored?.commit, readMessages: () => readMessages(stored, forge) };
    if (!stored)
        return { ...opened, session: undefined, problem };
    const { author } = stored;
    if (!isWrittenBy(author, self)) {
        const who = author.name.replaceAll(/[^\w.[\] -]/g, '_').slice(0, 60);
        return {
            ...opened,
            session: undefined,
            problem: `The session of this thread is ignored: ${self.login} did not write it, but ${who}.`
        };
    }
    const isOurs = stored.files.every(({ path, isFile }) => isFile && (path === RECORD || path === MESSAGES));
    const record = fileOf(stored, RECORD, MAX_RECORD_BYTES) && stored.record;
    const parsed = sessionSchema.safeParse(parseJson(record ?? ''));
    if (isOurs && parsed.success)
        return { ...opened, session: parsed.data, problem: undefined };
    return {
        ...opened,
        session: undefined,
        problem: 'The session of this thread is ignored: it does not have the format that this version writes.'
    };
}
/** GitHub signs what a bot's token commits. Nobody signs the commits of a person's token. */
function isWrittenBy(author, { id, isBot }) {
    return author.id === id && (author.isSigned || !isBot);
}
async function readMessages(stored, forge) {
    const file = stored && fileOf(stored, MESSAGES, MAX_BASE64_BYTES);
    return file && unpackMessages(Buffer.from(String(await forge.readSessionFile(file.blob)), 'base64'));
}
function fileOf({ files }, name, maxBytes) {
    return files.find(({ path, isFile, size }) => path === name && isFile && size <= maxBytes);
}

;// CONCATENATED MODULE: ./src/sessions/run-figures.js



/**
 * What the runs cost that published to a pull request, from the sessions that one of our accounts wrote. Oldest first in each session.
 *
 * @param accounts that our runs wrote with
 */
function runFigures(records, accounts) {
    const ours = records.filter(({ author }) => accounts.some((account) => isWrittenBy(author, account)));
    return ours.flatMap(({ key, record }) => {
        const requests = session_sessionSchema.safeParse((0,json/* parseJson */.qF)(record)).data?.requests ?? [];
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
var format = __webpack_require__(79623);
// EXTERNAL MODULE: ./src/text/fence.js
var fence = __webpack_require__(35695);
;// CONCATENATED MODULE: ./src/text/quote-markdown.js




const MAX_SPAN = 160;
const MAX_SENTENCES = 2_000;
/** Formats any text as inline code on one line, without active content. */
function codeSpan(text, maxLength = MAX_SPAN) {
    const code = (0,text_shorten/* oneLine */.TN)(text, maxLength);
    if (code === '')
        return '';
    const ticks = (0,fence/* backticksAround */.b)(code, 1);
    const padding = code.startsWith('`') || code.endsWith('`') ? ' ' : '';
    return ticks + padding + code + padding + ticks;
}
/**
 * Formats any text as inline code in a table cell.
 *
 * Parsers disagree on when a backslash escapes a pipe. A text with a pipe is therefore written as an HTML element in which all
 * punctuation is character references.
 */
function codeCell(text, maxLength = MAX_SPAN) {
    const code = (0,text_shorten/* oneLine */.TN)(text, maxLength);
    if (!code.includes('|'))
        return codeSpan(code, maxLength);
    return `<code>${code.replace(/[!-/:-@[-`{-~]/g, (character) => `&#${character.charCodeAt(0)};`)}</code>`;
}
/** Escapes any text for use in a paragraph, so that Markdown and active content in it are shown literally. */
function escapeMarkdown(text, maxLength = MAX_SENTENCES) {
    return splitActiveContent(oneLine(text, maxLength), false)
        .map(({ isActive, text: piece }) => (isActive ? codeSpan(inertText(piece), maxLength) : escapePunctuation(piece)))
        .join('');
}
/** Formats any text as a code block, with a fence longer than any run of backticks inside. */
function codeBlock(text, language = '') {
    const code = visibleText(text).replace(/\n+$/, '');
    const ticks = backticksAround(code, 3);
    return `${ticks}${language}\n${code}\n${ticks}`;
}
/**
 * A collapsed section. GitHub renders Markdown in it only between blank lines.
 *
 * @param title our own words, shown without Markdown
 */
function details(title, body) {
    return `<details>\n<summary>${title}</summary>\n\n${body}\n\n</details>`;
}
/** Joins the paragraphs that are not empty. */
function joinParagraphs(paragraphs) {
    return paragraphs.filter(Boolean).join('\n\n');
}
/** A link, for URLs from the forge. */
function quote_markdown_link(label, url) {
    return `[${escapePunctuation(label)}](<${url.replace(/[<>\s\\]/g, encodeURIComponent)}>)`;
}
// A pipe becomes a character reference, because in a table a backslash before it has another meaning.
function escapePunctuation(text) {
    return text.replace(/[\\`*_[\]<>&~#$]/g, String.raw `\$&`).replaceAll('|', '&#124;');
}

;// CONCATENATED MODULE: ./src/stats/stats-markdown.js


/** The measures as Markdown, for a terminal and for a job summary. Ends with a line break. */
function statsMarkdown(stats, { repository, days, isComplete }) {
    const title = `## Pull requests of the agent in ${codeSpan(repository)}, opened in the last ${(0,format/* plural */.LS)(days, 'day')}`;
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
    return `${joinParagraphs(parts)}\n`;
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
        codeCell(name),
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

// EXTERNAL MODULE: ./src/cli/interrupt.js
var interrupt = __webpack_require__(75098);
// EXTERNAL MODULE: ./src/cli/json-text.js
var json_text = __webpack_require__(3727);
// EXTERNAL MODULE: ./src/cli/usage-error.js
var usage_error = __webpack_require__(4565);
;// CONCATENATED MODULE: ./src/cli/stats.js






/**
 * Prints what became of the agent's pull requests, from GitHub's API alone. Returns the exit code.
 *
 * @param name such as acme/app; undefined for the repository of the GitHub Actions job
 * @throws UsageError without a repository or a token
 */
async function stats(name, { days, json }) {
    const { GITHUB_REPOSITORY, GITHUB_TOKEN, GH_TOKEN, GITHUB_API_URL, GITHUB_SERVER_URL } = process.env;
    const token = (GITHUB_TOKEN ?? GH_TOKEN ?? '').trim();
    const repository = name ?? GITHUB_REPOSITORY ?? '';
    const [, owner, repo] = /^([\w.-]+)\/([\w.-]+)$/.exec(repository) ?? [];
    const problems = [
        owner === undefined ? 'Name the repository as OWNER/NAME, such as acme/app.' : '',
        token === ''
            ? 'Set GITHUB_TOKEN or GH_TOKEN to a token that can read the repository, such as that of `gh auth token`.'
            : ''
    ].filter(Boolean);
    if (owner === undefined || repo === undefined || problems.length > 0)
        throw new usage_error/* UsageError */.e(problems.join('\n'));
    const source = {
        owner,
        repo,
        token,
        apiUrl: addressOf(GITHUB_API_URL, 'https://api.github.com'),
        serverUrl: addressOf(GITHUB_SERVER_URL, 'https://github.com'),
        signal: (0,interrupt/* listenForInterrupt */.Y)()
    };
    const { stats: measures, isComplete } = await readStats(source, { days, now: new Date() });
    const { byTask, byModel, ...total } = measures;
    const record = {
        repository,
        days,
        isComplete,
        ...total,
        byTask: Object.fromEntries(byTask),
        byModel: Object.fromEntries(byModel)
    };
    process.stdout.write(json ? (0,json_text/* jsonText */.s)(record) : statsMarkdown(measures, { repository, days, isComplete }));
    return 0;
}
function addressOf(written, fallback) {
    const url = (written ?? '').trim() || fallback;
    if (!URL.canParse(url))
        throw new errors/* UserError */.yo(`${url} is not an address. GITHUB_API_URL and GITHUB_SERVER_URL are addresses of GitHub.`);
    return url.replace(/\/$/, '');
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

/***/ 35695:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ backticksAround),
/* harmony export */   n: () => (/* binding */ labeledFence)
/* harmony export */ });
/** Backticks to delimit code: more than any run of them inside, and at least `atLeast`. */
function backticksAround(code, atLeast) {
    const longest = (code.match(/`+/gu) ?? []).reduce((length, run) => Math.max(length, run.length), 0);
    return '`'.repeat(Math.max(atLeast, longest + 1));
}
/**
 * Marks text as data for a model, between two lines that the text itself cannot contain.
 *
 * @param label one line of ours; it can contain text by others only if its format is harmless, such as a login
 */
function labeledFence(label, text) {
    const marks = backticksAround(text, 5);
    return `${label}\n${marks}\n${text === '' ? '(empty)' : text}\n${marks}`;
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


/***/ }),

/***/ 32686:
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


/***/ }),

/***/ 64607:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   ml: () => (/* binding */ shorten),
/* harmony export */   uA: () => (/* binding */ withPeriod)
/* harmony export */ });
/* harmony import */ var _visible_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2754);

/** Shortens a text to `maxLength` characters, ending in an ellipsis. Never splits a surrogate pair. */
function shorten(text, maxLength) {
    if (text.length <= maxLength)
        return text;
    const beginning = text.slice(0, maxLength - 1).replace(/[\uD800-\uDBFF]$/u, '');
    return `${beginning.trimEnd()}…`;
}
/** The text with one period at its end. */
function withPeriod(text) {
    return text.replace(/\.?$/, '.');
}
/** The visible text on one line, in at most `maxLength` characters. */
function oneLine(text, maxLength) {
    // Cut first, so that megabytes of output are not cleaned to show their first words.
    const line = (0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleText */ .Q)(text.slice(0, maxLength * 4 + 100)).replace(/\s+/g, ' ');
    return shorten(line.trim(), maxLength);
}


/***/ })

};
