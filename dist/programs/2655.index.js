export const id = 2655;
export const ids = [2655];
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

/***/ 39198:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   stats: () => (/* binding */ stats)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(59973);
/* harmony import */ var _stats_read_stats_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90270);
/* harmony import */ var _stats_stats_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97881);
/* harmony import */ var _interrupt_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75098);
/* harmony import */ var _json_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3727);
/* harmony import */ var _usage_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4565);






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
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .e(problems.join('\n'));
    const source = {
        owner,
        repo,
        token,
        apiUrl: addressOf(GITHUB_API_URL, 'https://api.github.com'),
        serverUrl: addressOf(GITHUB_SERVER_URL, 'https://github.com'),
        signal: (0,_interrupt_js__WEBPACK_IMPORTED_MODULE_4__/* .listenForInterrupt */ .Y)()
    };
    const { stats: measures, isComplete } = await (0,_stats_read_stats_js__WEBPACK_IMPORTED_MODULE_0__/* .readStats */ .u)(source, { days, now: new Date() });
    const { byTask, byModel, ...total } = measures;
    const record = {
        repository,
        days,
        isComplete,
        ...total,
        byTask: Object.fromEntries(byTask),
        byModel: Object.fromEntries(byModel)
    };
    process.stdout.write(json ? (0,_json_text_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonText */ .s)(record) : (0,_stats_stats_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .statsMarkdown */ .f)(measures, { repository, days, isComplete }));
    return 0;
}
function addressOf(written, fallback) {
    const url = (written ?? '').trim() || fallback;
    if (!URL.canParse(url))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .yo(`${url} is not an address. GITHUB_API_URL and GITHUB_SERVER_URL are addresses of GitHub.`);
    return url.replace(/\/$/, '');
}


/***/ }),

/***/ 71271:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ claimKey),
/* harmony export */   Z: () => (/* binding */ sourceKey)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _task_key_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26150);


/**
 * Identifies what was asked, in the names of refs and branches and in the markers of comments. All events and attempts of one request have
 * the same key.
 */
function claimKey({ trigger, number, createdAt }) {
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
        // Several events can be about the same commits.
        case 'auto-review':
            return `auto-review-${trigger.headSha}`;
        case 'prompt':
            return `task-${(0,_task_key_js__WEBPACK_IMPORTED_MODULE_1__/* .taskKey */ .D)(trigger)}-${trigger.runId}`;
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
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(label.toLowerCase()).digest('hex').slice(0, 12);
}


/***/ }),

/***/ 87044:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ isListedBot),
/* harmony export */   R: () => (/* binding */ personOf)
/* harmony export */ });
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


/***/ }),

/***/ 26150:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ taskKey)
/* harmony export */ });
/** Names a task, or one item of it, in refs and markers. No id contains the character between the two. */
function taskKey({ taskId, item }) {
    return item ? `${taskId}_${item.id}` : taskId;
}


/***/ }),

/***/ 66634:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GD: () => (/* binding */ breakSkipMarkers),
/* harmony export */   T5: () => (/* binding */ indentCommands),
/* harmony export */   UJ: () => (/* binding */ inertText),
/* harmony export */   _N: () => (/* binding */ splitActiveContent),
/* harmony export */   wx: () => (/* binding */ BOTS_WITHOUT_SIGN),
/* harmony export */   yO: () => (/* binding */ withoutScheme)
/* harmony export */ });
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
function splitActiveContent(text, startsLine) {
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
function inertText(active) {
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

/***/ 32686:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ar: () => (/* binding */ compactJson),
/* harmony export */   hz: () => (/* binding */ isDeeperThan),
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
/** True if lists and objects are nested deeper. `JSON.parse` accepts any depth, and most readers do not. */
function isDeeperThan(depth, value) {
    if (typeof value !== 'object' || value === null)
        return false;
    return depth === 0 || Object.values(value).some((within) => isDeeperThan(depth - 1, within));
}


/***/ }),

/***/ 62070:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DV: () => (/* binding */ codeBlock),
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   MZ: () => (/* binding */ codeCell),
/* harmony export */   SS: () => (/* binding */ codeSpan),
/* harmony export */   k9: () => (/* binding */ linkMarkdown),
/* harmony export */   ml: () => (/* binding */ joinParagraphs),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   zH: () => (/* binding */ details)
/* harmony export */ });
/* harmony import */ var _fence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35695);
/* harmony import */ var _visible_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2754);
/* harmony import */ var _shorten_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64607);
/* harmony import */ var _active_content_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66634);




const MAX_SPAN = 160;
const MAX_SENTENCES = 2_000;
/** Formats any text as inline code on one line, without active content. */
function codeSpan(text, maxLength = MAX_SPAN) {
    const code = (0,_shorten_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(text, maxLength);
    if (code === '')
        return '';
    const ticks = (0,_fence_js__WEBPACK_IMPORTED_MODULE_3__/* .backticksAround */ .b)(code, 1);
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
    const code = (0,_shorten_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(text, maxLength);
    if (!code.includes('|'))
        return codeSpan(code, maxLength);
    return `<code>${code.replace(/[!-/:-@[-`{-~]/g, (character) => `&#${character.charCodeAt(0)};`)}</code>`;
}
/** Escapes any text for use in a paragraph, so that Markdown and active content in it are shown literally. */
function escapeMarkdown(text, maxLength = MAX_SENTENCES) {
    return (0,_active_content_js__WEBPACK_IMPORTED_MODULE_2__/* .splitActiveContent */ ._N)((0,_shorten_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(text, maxLength), false)
        .map(({ isActive, text: piece }) => (isActive ? codeSpan((0,_active_content_js__WEBPACK_IMPORTED_MODULE_2__/* .inertText */ .UJ)(piece), maxLength) : escapePunctuation(piece)))
        .join('');
}
/** Formats any text as a code block, with a fence longer than any run of backticks inside. */
function codeBlock(text, language = '') {
    const code = (0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleText */ .Q)(text).replace(/\n+$/, '');
    const ticks = (0,_fence_js__WEBPACK_IMPORTED_MODULE_3__/* .backticksAround */ .b)(code, 3);
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
function link(label, url) {
    return linkMarkdown(escapePunctuation(label), url);
}
/** The same, with a label that is Markdown already. */
function linkMarkdown(label, url) {
    return `[${label}](<${url.replace(/[<>\s\\]/g, encodeURIComponent)}>)`;
}
// A pipe becomes a character reference, because in a table a backslash before it has another meaning.
function escapePunctuation(text) {
    return text.replace(/[\\`*_[\]<>&~#$]/g, String.raw `\$&`).replaceAll('|', '&#124;');
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
