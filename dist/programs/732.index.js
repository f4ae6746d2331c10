export const id = 732;
export const ids = [732];
export const modules = {

/***/ 48388:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ RunCheckpoints)
/* harmony export */ });
/** The most checkpoints kept across runs. When there are more, the older half is deleted. */
const MAX_CHECKPOINTS = 500;
/** The checkpoints of one run, added to those of earlier runs. */
class RunCheckpoints {
    #run;
    #started;
    constructor(run) {
        this.#run = run;
    }
    async take(signal) {
        signal.throwIfAborted();
        const isFirst = !this.#started;
        const { checkout, journal, baseline } = await this.#start();
        if (isFirst)
            return checkpointOf(baseline);
        const { tree } = await checkout.snapshot();
        signal.throwIfAborted();
        // No await in between, so two concurrent calls return one checkpoint.
        return checkpointOf(journal.last?.id === tree ? journal.last : journal.add({ id: tree }));
    }
    async hasChanged(signal) {
        const { checkout, baseline } = await this.#start();
        const { tree } = await checkout.snapshot();
        signal.throwIfAborted();
        return tree !== baseline.id;
    }
    /** What has changed since before the work, whoever changed it: tracked and new files. Nothing before the first checkpoint. */
    async changes(signal) {
        if (!this.#started)
            return [];
        const { checkout, baseline } = await this.#started;
        const { tree } = await checkout.snapshot();
        signal.throwIfAborted();
        return await checkout.compare(baseline.id, tree);
    }
    async changedPaths(signal) {
        return (await this.changes(signal)).map(({ path }) => path);
    }
    /** Records the step that follows a checkpoint. It is written to disk before the step runs, in case the run is killed. */
    recordStep(number, step) {
        const saved = this.#started?.then(({ journal }) => {
            journal.recordStep(number, step);
            journal.save();
        });
        // If the disk is full, the next checkpoint saves it or fails.
        saved?.catch(() => undefined);
    }
    /** Saves the journal and returns the first checkpoint of the run; undefined if none was taken. */
    async close() {
        const started = await this.#started?.catch(() => undefined);
        started?.journal.save();
        return started?.baseline;
    }
    #start() {
        return (this.#started ??= start(this.#run));
    }
}
function checkpointOf({ number, id }) {
    return { number, id };
}
async function start({ open, request, baseline }) {
    const { checkout, journal } = await open();
    if (journal.entries.length > MAX_CHECKPOINTS) {
        journal.keepNewest(MAX_CHECKPOINTS / 2);
        await checkout.prune();
    }
    const { tree } = baseline ?? (await checkout.snapshot());
    return { checkout, journal, baseline: journal.add({ id: tree, request }) };
}


/***/ }),

/***/ 55191:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ openSandboxedWorkspace)
});

// EXTERNAL MODULE: ./src/workspace/sandbox/choose-sandbox.js + 8 modules
var choose_sandbox = __webpack_require__(52363);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/errors.js
var errors = __webpack_require__(59973);
// EXTERNAL MODULE: ./src/policy/credential-paths.js
var credential_paths = __webpack_require__(82787);
;// CONCATENATED MODULE: ./src/workspace/sandbox/home-paths.js




/** Where tool chains and their shared packages are installed in a home folder. */
const toolPaths = words(`
  .cargo .rustup go/bin go/pkg sdk .nvm .fnm .volta .nodenv .n n .asdf .proto .local/bin .local/lib
  .local/share/mise/installs .local/share/uv .local/share/fnm .local/share/pnpm .local/share/virtualenvs
  .local/share/pipx .local/pipx .local/share/rtx/installs .local/opt .pyenv .virtualenvs miniconda3 anaconda3
  miniforge3 .rbenv .rvm .gem .goenv .jenv .sdkman/candidates .jdks .m2/repository .m2/wrapper .gradle/wrapper
  .ivy2/cache .sbt/boot .dotnet .nuget/packages .deno/bin .bun/bin .ghcup .cabal/bin .cabal/packages .stack/programs
  .opam .juliaup .julia/packages .pub-cache/hosted .composer/vendor .config/composer/vendor .swiftly
  .cache/ms-playwright .cache/Cypress .cache/puppeteer .cache/coursier .linuxbrew .foundry/bin .yarn/berry/cache
  .krew/bin .terraform.d/plugins .elan .hex/packages .zig
`);
/**
 * Credentials inside the folders of tool chains, and inside folders that are readable because they are on the PATH. Git's settings
 * are among them, because many workflows use `url.https://TOKEN@….insteadOf` for private dependencies.
 */
const credentialPaths = [
    ...credential_paths/* CREDENTIAL_FOLDERS */.U.map((name) => `.${name}`),
    ...words(`
  .cargo/credentials .cargo/credentials.toml .gem/credentials .nuget/NuGet .dotnet/corefx .composer/auth.json
  .config/composer/auth.json .terraform.d/credentials.tfrc.json .rvm/user .azure .docker
  .config/gh .config/gcloud .config/hub .netrc .git-credentials .gitconfig .config/git .npmrc .yarnrc.yml .pypirc
  .pgpass .bundle/config .m2/settings.xml .m2/settings-security.xml .gradle/gradle.properties .config/NuGet
  .vault-token .pip .config/pip .config/pypoetry .terraformrc .boto .s3cfg .my.cnf .config/rclone .config/op
  .bash_history .zsh_history .python_history .node_repl_history .local/share/keyrings
`)
];
/** Settings that tool chains need. They are hidden only if they contain a token. */
const settings = ['.cargo/config.toml', '.cargo/config', '.nuget/packages/NuGet.Config', '.rustup/settings.toml'];
const CREDENTIAL = /:\/\/[^\s/"']*@|token|passw|secret|credential/i;
// A home folder in this list contains the system, not a user's files.
const SYSTEM = new Set(['/', '/bin', '/etc', '/home', '/lib', '/opt', '/sbin', '/srv', '/usr', '/usr/local', '/var']);
function words(text) {
    return text.trim().split(/\s+/);
}
/**
 * Hides the whole home folder, because no list of credential files is complete. What tool chains need stays readable.
 */
async function homePaths(home) {
    const within = (names) => names.map((name) => (0,external_node_path_.join)(home, name));
    const credentials = within(credentialPaths);
    if (SYSTEM.has((0,external_node_path_.join)(home, '.').replace(/(.)\/$/, '$1')))
        return { hidden: credentials, readable: [] };
    const paths = within(settings);
    const hasCredential = await Promise.all(paths.map(containsCredential));
    return {
        hidden: [home, ...credentials, ...paths.filter((_, index) => hasCredential[index])],
        readable: within(toolPaths)
    };
}
async function containsCredential(path) {
    return CREDENTIAL.test(await (0,errors/* unlessSystemError */.e4)((0,promises_.readFile)(path, 'utf8'), ''));
}

// EXTERNAL MODULE: ./src/workspace/workspace.js + 17 modules
var workspace = __webpack_require__(15932);
;// CONCATENATED MODULE: ./src/pipeline/open-workspace.js



const ANY_COMMAND = 'agent.yml sets `commands: any`, so only the sandbox limited the commands of the agent.';
const ANY_WITHOUT_SANDBOX = '`commands: any` in agent.yml has no effect without a sandbox. The default commands are allowed.';
/**
 * Opens a checkout for work, by the rules of agent.yml and inside the best sandbox that works here.
 *
 * @throws UserError when the requested sandbox does not work
 */
async function openSandboxedWorkspace({ commands, verify, network, writablePaths, limits }, options) {
    const { root, stateFolder, mode, environment, emit, whileTesting } = options;
    const home = await homePaths(options.home);
    const refused = [];
    const sandbox = await (0,choose_sandbox/* chooseSandbox */.H)(mode, {
        root,
        stateFolder,
        hidden: [...options.hidden, ...home.hidden],
        readable: home.readable,
        searchPath: environment['PATH'] ?? '',
        repository: options.repository,
        limits
    }, { onRefusal: (text) => refused.push(text), ...(whileTesting && { whileTesting }) });
    emit({ kind: 'sandbox', description: sandbox?.description, probes: sandbox?.probes ?? [], refused });
    const warn = (text) => {
        emit({ kind: 'warning', text });
    };
    if (commands === 'any')
        warn(sandbox && sandbox.kind !== 'none' ? ANY_COMMAND : ANY_WITHOUT_SANDBOX);
    return await (0,workspace/* openWorkspace */.O)({
        root,
        stateFolder,
        sandbox,
        environment,
        commands,
        verify,
        network,
        writablePaths,
        warn
    });
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

/***/ 3817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Go: () => (/* binding */ isBinary),
/* harmony export */   P$: () => (/* binding */ encodingOf),
/* harmony export */   g7: () => (/* binding */ decodeText),
/* harmony export */   wx: () => (/* binding */ encodeText)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59973);


const SNIFFED_BYTES = 8_000;
/**
 * Decodes a file that can be edited: UTF-8, or UTF-16 with a byte order mark. Undefined for anything else, which could not be encoded to
 * the same bytes again.
 */
function decodeText(content) {
    const encoding = encodingOf(content);
    if (encoding === 'utf-8') {
        return isBinary(content) || !(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(content) ? undefined : { text: content.toString('utf8'), encoding };
    }
    if (content.length % 2 !== 0)
        return undefined;
    const text = inLittleEndian(content, encoding).toString('utf16le');
    // UTF-32 starts with the same mark, and then contains NUL characters.
    return text.includes('\0') || !text.isWellFormed() ? undefined : { text, encoding };
}
/**
 * Encodes a text. Writes a byte order mark only if the text starts with one.
 *
 * @throws ToolError for a lone surrogate, which would be replaced by another character
 */
function encodeText(text, encoding) {
    if (!text.isWellFormed()) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ToolError */ .v4('The text contains a lone surrogate, which cannot be encoded. Remove it.');
    }
    if (encoding === 'utf-8')
        return Buffer.from(text);
    return inLittleEndian(Buffer.from(text, 'utf16le'), encoding);
}
/** True if there is a NUL byte near the start. Git uses the same test. */
function isBinary(content) {
    return content.subarray(0, SNIFFED_BYTES).includes(0);
}
/** Detects the encoding by the byte order mark; UTF-8 if there is none. */
function encodingOf(content) {
    const [first, second] = content;
    if (first === 0xff && second === 0xfe)
        return 'utf-16le';
    return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
function inLittleEndian(content, encoding) {
    return encoding === 'utf-16be' ? Buffer.from(content).swap16() : content;
}


/***/ }),

/***/ 57335:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ similarity),
/* harmony export */   n: () => (/* binding */ bigramsOf)
/* harmony export */ });
/** Each pair of adjacent characters as a number. */
function bigramsOf(text) {
    const pairs = new Set();
    for (let index = 1; index < text.length; index += 1) {
        pairs.add(text.charCodeAt(index - 1) * 0x1_0000 + text.charCodeAt(index));
    }
    return pairs;
}
/** Sørensen-Dice similarity of two sets: 1 for equal ones, 0 for two empty ones. */
function similarity(a, b) {
    return a.size + b.size === 0 ? 0 : (2 * a.intersection(b).size) / (a.size + b.size);
}


/***/ }),

/***/ 42090:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ terminalText),
/* harmony export */   m: () => (/* binding */ TerminalText)
/* harmony export */ });
/* harmony import */ var node_string_decoder__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46193);
/* harmony import */ var _hidden_characters_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30113);


const ESC = '\u001b';
const BEL = '\u0007';
// String sequences that start with one character: DCS, SOS, PM and APC; then OSC; then ST, which ends them.
const C1_STRING = '\u0090\u0098\u009e\u009f';
const C1_OSC = '\u009d';
const C1_CSI = '\u009b';
const ST = '\u009c';
const INTRODUCERS = `${ESC}${C1_STRING}${C1_OSC}${C1_CSI}`;
// The content of a sequence never includes the start of another one, so that no text is scanned twice. Output is hostile, and a
// pattern that backtracks would take minutes for a few kilobytes. A title or a link contains no line feed: without a terminator, it
// ends with its line and does not swallow the rest of the output.
const osc = `(?:${ESC}\\]|${C1_OSC})[^\\n${BEL}${ST}${INTRODUCERS}]*`;
const deviceString = `(?:${ESC}[PX^_]|[${C1_STRING}])[^${BEL}${ST}${INTRODUCERS}]*`;
const controlSequence = `(?:${ESC}\\[|${C1_CSI})[0-?]*[ -/]*`;
const sequences = new RegExp(`(?:${osc}|${deviceString})(?:${BEL}|${ST}|${ESC}\\\\)?|${controlSequence}[@-~]?|${ESC}(?:[ -/]+[0-~]|[0-~])?`, 'g');
/** The start of a sequence that can continue in the next chunk. */
const unfinished = new RegExp(`(?:(?:${osc}|${deviceString})${ESC}?|${controlSequence}|${ESC}[ -/]*)$`);
const special = new RegExp(String.raw `[${_hidden_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .CONTROL */ .W3}--[\t\n]]`, 'v');
const control = new RegExp(String.raw `[${_hidden_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .CONTROL */ .W3}--[\t\n\r\b]]`, 'gv');
/** A longer line is returned in parts, which later output can no longer overwrite. */
const MAX_LINE = 65_536;
const MAX_SEQUENCE = 1_024;
/**
 * Converts the output of a program, in chunks of any size, into what a terminal would finally show: without colors, titles and other
 * sequences. Only the last state of an overwritten line remains, for example of a progress bar.
 */
class TerminalText {
    #decoder = new node_string_decoder__WEBPACK_IMPORTED_MODULE_0__.StringDecoder('utf8');
    #sequence = '';
    #line = '';
    #isRewound = false;
    /** Uses bounded memory. @returns the lines that are complete now */
    push(chunk) {
        const text = this.#sequence + this.#decoder.write(chunk);
        this.#sequence = '';
        return special.test(text) ? this.#applyControls(this.#strip(text)) : this.#addPlain(text);
    }
    /** @returns the last line if it has no line feed */
    end() {
        const rest = this.push(Buffer.from(this.#decoder.end()));
        return rest + this.#line;
    }
    #strip(text) {
        const start = text.search(unfinished);
        if (start >= 0)
            this.#sequence = shortened(text.slice(start));
        const complete = start < 0 ? text : text.slice(0, start);
        return complete.replaceAll(sequences, '').replaceAll(control, '');
    }
    #addPlain(text) {
        if (text === '')
            return '';
        const overwrites = this.#isRewound && !text.startsWith('\n');
        this.#isRewound = false;
        const all = (overwrites ? '' : this.#line) + text;
        const end = all.lastIndexOf('\n') + 1;
        return this.#keepLine(all.slice(0, end), all.slice(end));
    }
    #applyControls(text) {
        let output = '';
        for (const [piece] of text.matchAll(/[\r\b]|[^\r\b]+/g)) {
            if (piece === '\r')
                this.#isRewound = true;
            else if (piece === '\b')
                this.#line = this.#line.slice(0, -1);
            else
                output += this.#addPlain(piece);
        }
        return output;
    }
    #keepLine(output, line) {
        this.#line = line.length > MAX_LINE ? '' : line;
        return line.length > MAX_LINE ? output + line : output;
    }
}
/** Converts a complete output. */
function terminalText(output) {
    const terminal = new TerminalText();
    return terminal.push(Buffer.from(output)) + terminal.end();
}
/** Keeps the start of a sequence, which determines its terminator. Its content is dropped anyway. */
function shortened(sequence) {
    if (sequence.length <= MAX_SEQUENCE)
        return sequence;
    return sequence.slice(0, sequence.startsWith(ESC) ? 2 : 1) + (sequence.endsWith(ESC) ? ESC : '');
}


/***/ }),

/***/ 14546:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ readDeclaredCommands)
/* harmony export */ });
/* harmony import */ var _policy_default_commands_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19347);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32686);


/** The commands and tests that the repository's own files declare. */
async function readDeclaredCommands({ names, read }) {
    // An invalid package.json declares nothing.
    return (0,_policy_default_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .defaultCommands */ .WQ)({
        packageJson: (0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)((await read('package.json')) ?? ''),
        files: [...names],
        makefile: await read('Makefile'),
        cargoManifest: await read('Cargo.toml')
    });
}


/***/ }),

/***/ 22611:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ readPackageBinaries)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59973);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32686);
/* harmony import */ var _files_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93597);



/** Names of the programs that the packages of the lock file declare, or that are installed. */
async function readPackageBinaries(root) {
    const [declared, installed] = await Promise.all([
        unlessMissing(async () => binariesOfLockFile((await (0,_files_files_js__WEBPACK_IMPORTED_MODULE_0__/* .readFileBeneath */ .aL)(root, 'package-lock.json')).toString())),
        unlessMissing(async () => (await (0,_files_files_js__WEBPACK_IMPORTED_MODULE_0__/* .listFolderBeneath */ .Il)(root, 'node_modules/.bin')).map(({ name }) => name))
    ]);
    return [...new Set([...declared, ...installed])];
}
/** Lock files of the versions 2 and 3 name the programs of each package. */
function binariesOfLockFile(text) {
    const lock = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(text);
    const packages = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(lock) && (0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(lock['packages']) ? Object.entries(lock['packages']) : [];
    // The first entry is the repository itself.
    return packages.flatMap(([path, entry]) => path !== '' && (0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(entry) && (0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(entry['bin']) ? Object.keys(entry['bin']) : []);
}
async function unlessMissing(read) {
    try {
        return await read();
    }
    catch (error) {
        // A lock file that is a folder or a link declares nothing.
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isSystemError */ .Or)(error) || error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ToolError */ .v4)
            return [];
        throw error;
    }
}


/***/ }),

/***/ 1699:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GD: () => (/* binding */ shownInTmp),
/* harmony export */   LI: () => (/* binding */ resolveInside),
/* harmony export */   QU: () => (/* binding */ pathInTmp),
/* harmony export */   ig: () => (/* binding */ OutsideTree)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59973);
/* harmony import */ var _text_normalized_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60409);
/* harmony import */ var _text_hidden_characters_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30113);





/** A path leads out of the repository. */
class OutsideTree extends _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ToolError */ .v4 {
}
// Linux reports ELOOP after the same number.
const MAX_LINKS = 40;
const MAX_LENGTH = 4_096;
/**
 * Turns a path from the model into the real path below the root, with every symbolic link resolved. Names that do not exist yet stay
 * as they are.
 *
 * The result is only true at that moment. `openBeneath` follows no link, so a link created later cannot mislead it.
 *
 * @param root an absolute path without symbolic links
 * @returns a path relative to the root, '' for the root itself
 * @throws OutsideTree if the path leads out of the root; ToolError if it leads into a `.git` folder
 */
async function resolveInside(root, path) {
    const pending = namesOf(relativeTo(root, path), path);
    const names = [];
    let links = 0;
    for (let name = pending.shift(); name !== undefined; name = pending.shift()) {
        if (name === '..') {
            if (names.pop() === undefined)
                throw outside(path);
            continue;
        }
        if ((0,_text_normalized_path_js__WEBPACK_IMPORTED_MODULE_2__/* .isInGitFolder */ .e9)(name))
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ToolError */ .v4(`${path} is in .git, which no tool reads or writes. Use git commands.`);
        names.push(name);
        const target = await linkTarget((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, ...names));
        if (target === undefined)
            continue;
        links += 1;
        if (links > MAX_LINKS)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ToolError */ .v4(`${path} has too many symbolic links.`);
        names.pop();
        if (target.startsWith('/'))
            names.length = 0;
        pending.unshift(...namesOf(target.startsWith('/') ? relativeTo(root, target, path) : target, path));
    }
    return names.join('/');
}
const TMP = '/tmp';
/** The part below /tmp of a path that leads there and not into the root; undefined for any other path. */
function pathInTmp(root, path) {
    if (path === TMP)
        return '';
    const isInRoot = path === root || path.startsWith(`${root}/`);
    return path.startsWith(`${TMP}/`) && !isInRoot ? path.slice(TMP.length + 1) : undefined;
}
/** The path by which commands know a file of their /tmp. */
function shownInTmp(path) {
    return path === '' ? TMP : `${TMP}/${path}`;
}
function relativeTo(root, path, shown = path) {
    // ~ means the home folder. Taken literally, a folder named ~ would be created in the tree.
    if (/^~(\/|$)/.test(path))
        throw outside(shown);
    if (!path.startsWith('/'))
        return path;
    if (path === root)
        return '';
    if (!path.startsWith(`${root}/`))
        throw outside(shown);
    return path.slice(root.length + 1);
}
const BREAKS_LINES = new RegExp(`[${_text_hidden_characters_js__WEBPACK_IMPORTED_MODULE_3__/* .CONTROL */ .W3}${_text_hidden_characters_js__WEBPACK_IMPORTED_MODULE_3__/* .LINE_SEPARATORS */ .Ev}]`, 'v');
function namesOf(path, shown) {
    if (path.includes('\0'))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ToolError */ .v4('The path contains a NUL character. Remove it.');
    // A line break would look like another path in a log or a list of files. A lone surrogate would be replaced when written to disk.
    if (BREAKS_LINES.test(path) || !path.isWellFormed())
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ToolError */ .v4('The path contains a line break or another control character. Remove it.');
    if (path.length > MAX_LENGTH)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ToolError */ .v4(`The path is longer than ${MAX_LENGTH} characters.`);
    const names = path.split('/').filter((name) => name !== '' && name !== '.');
    if (names.some((name) => Buffer.byteLength(name) > 255))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ToolError */ .v4(`${shown} has a name too long for a file.`);
    return names;
}
function linkTarget(path) {
    // EINVAL: not a link. If it is missing or below a file, opening it reports that with the path that the model knows.
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .unlessSystemError */ .e4)((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readlink)(path), undefined, ['EINVAL', 'ENOENT', 'ENOTDIR']);
}
function outside(path) {
    return new OutsideTree(`${path} is outside the repository. Use a path relative to its root, such as src/index.ts.`);
}


/***/ }),

/***/ 25178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ readRootFiles)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59973);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93597);



/** @param folder relative to the root */
async function readRootFiles(root, folder = '') {
    const names = new Set((await (0,_files_js__WEBPACK_IMPORTED_MODULE_1__/* .listFolderBeneath */ .Il)(root, folder)).map(({ name }) => name));
    return {
        names,
        read: async (name) => {
            if (!names.has(name))
                return undefined;
            try {
                return (await (0,_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readFileBeneath */ .aL)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, name))).toString();
            }
            catch (error) {
                if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isSystemError */ .Or)(error) || error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ToolError */ .v4)
                    return undefined;
                throw error;
            }
        }
    };
}


/***/ }),

/***/ 40818:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: () => (/* binding */ fingerprint),
  I: () => (/* binding */ viewFile)
});

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./src/errors.js
var errors = __webpack_require__(59973);
// EXTERNAL MODULE: ./src/text/encoding.js
var text_encoding = __webpack_require__(3817);
;// CONCATENATED MODULE: ./src/workspace/files/file-type.js
const signatures = [
    ['89504e470d0a1a0a', 'PNG image'],
    ['ffd8ff', 'JPEG image'],
    ['47494638', 'GIF image'],
    ['57454250', 'WebP image', 8],
    ['424d', 'BMP image'],
    ['00000100', 'icon'],
    ['255044462d', 'PDF document'],
    ['504b0304', 'ZIP archive (or Office document, JAR, wheel)'],
    ['1f8b', 'gzip archive'],
    ['425a68', 'bzip2 archive'],
    ['fd377a585a00', 'xz archive'],
    ['28b52ffd', 'Zstandard archive'],
    ['377abcaf271c', '7-Zip archive'],
    ['7573746172', 'tar archive', 257],
    ['7f454c46', 'ELF program or library'],
    ['cffaedfe', 'Mach-O program or library'],
    ['4d5a', 'Windows program or library'],
    ['0061736d', 'WebAssembly module'],
    ['cafebabe', 'Java class'],
    ['53514c69746520666f726d6174203300', 'SQLite database'],
    ['774f4646', 'WOFF font'],
    ['774f4632', 'WOFF2 font'],
    ['4f676753', 'Ogg media'],
    ['494433', 'MP3 audio'],
    ['52494646', 'RIFF media'],
    ['66747970', 'MP4 media', 4],
    ['fffe0000', 'UTF-32 text']
];
/** The type of a binary file, by its first bytes; undefined if unknown. */
function typeOfBinary(head) {
    const match = signatures.find(([bytes, , offset = 0]) => {
        const signature = Buffer.from(bytes, 'hex');
        return head.subarray(offset, offset + signature.length).equals(signature);
    });
    return match?.[1];
}

;// CONCATENATED MODULE: ./src/workspace/files/line-window.js

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const MAX_CHARACTER_BYTES = 4;
/** The most common encoding besides UTF-8. It has a character for each byte. */
const fallback = new TextDecoder('windows-1252');
/** Extracts a range of lines from a stream of bytes and counts the others. Keeps only the range in memory. */
class LineWindow {
    #range;
    #limits;
    #lines = [];
    #ends = { crlf: 0, lf: 0 };
    #length = 0;
    #isFull = false;
    #isUtf8 = true;
    /** Completed lines. */
    #total = 0;
    #line = emptyLine();
    #countedBytes = 0;
    constructor(range, limits) {
        this.#range = range;
        this.#limits = limits;
    }
    /** Returns false if the range is complete and enough bytes were counted after it. */
    push(chunk) {
        let start = 0;
        while (start < chunk.length) {
            const end = chunk.indexOf(LINE_FEED, start);
            this.#extend(chunk.subarray(start, end < 0 ? chunk.length : end));
            if (end >= 0)
                this.#endLine({ hasLineFeed: true });
            start = end < 0 ? chunk.length : end + 1;
        }
        return this.#countedBytes <= this.#limits.maxCountedBytes;
    }
    /** To call after the last chunk. */
    end() {
        if (this.#line.bytes > 0)
            this.#endLine({ hasLineFeed: false });
        const { crlf, lf } = this.#ends;
        const lineEnds = crlf === 0 ? 'LF' : lf === 0 ? 'CRLF' : 'mixed';
        return { lines: this.#lines, total: this.#total, lineEnds, isUtf8: this.#isUtf8 };
    }
    #extend(piece) {
        const line = this.#line;
        const bytesLeft = this.#isWanted() ? this.#limits.maxLineLength * MAX_CHARACTER_BYTES - line.headBytes : 0;
        const kept = piece.subarray(0, Math.max(0, bytesLeft));
        // A copy, because the reader reuses its buffer.
        if (kept.length > 0)
            line.head.push(Buffer.from(kept));
        line.headBytes += kept.length;
        line.bytes += piece.length;
        line.lastByte = piece.at(-1) ?? line.lastByte;
        if (this.#total + 1 >= this.#range.first)
            this.#countedBytes += piece.length - kept.length + 1;
    }
    #isWanted() {
        return !this.#isFull && this.#total + 1 >= this.#range.first && this.#lines.length < this.#range.count;
    }
    #endLine({ hasLineFeed }) {
        if (this.#isWanted())
            this.#addLine(hasLineFeed);
        this.#total += 1;
        this.#line = emptyLine();
    }
    #addLine(hasLineFeed) {
        const { head, headBytes, bytes, lastByte } = this.#line;
        const hasReturn = hasLineFeed && lastByte === CARRIAGE_RETURN;
        const length = bytes - (hasReturn ? 1 : 0);
        const content = Buffer.concat(head).subarray(0, Math.min(headBytes, length));
        const { text, isUtf8: isText } = decode(content, { isCut: headBytes < bytes });
        const plain = this.#total === 0 ? text.replace(/^\ufeff/, '') : text;
        const shown = plain.slice(0, this.#limits.maxLineLength).replace(/[\ud800-\udbff]$/, '');
        this.#length += shown.length;
        if (this.#lines.length > 0 && this.#length > this.#limits.maxLength) {
            this.#isFull = true;
            return;
        }
        if (hasLineFeed)
            this.#ends[hasReturn ? 'crlf' : 'lf'] += 1;
        if (!isText)
            this.#isUtf8 = false;
        const isWhole = shown.length === plain.length && headBytes >= length;
        this.#lines.push({
            text: shown,
            cutBytes: isWhole ? 0 : length - (isText ? Buffer.byteLength(shown) : shown.length)
        });
    }
}
function emptyLine() {
    /** The start of a line, and the number of all its bytes without the line feed. */
    return { head: [], headBytes: 0, bytes: 0, lastByte: LINE_FEED };
}
/** If the line was cut in the middle of a character, drops that character. */
function decode(content, { isCut }) {
    for (let dropped = 0; dropped < (isCut ? MAX_CHARACTER_BYTES : 1); dropped += 1) {
        const whole = content.subarray(0, content.length - dropped);
        if ((0,external_node_buffer_.isUtf8)(whole))
            return { text: whole.toString('utf8'), isUtf8: true };
    }
    return { text: fallback.decode(content), isUtf8: false };
}

;// CONCATENATED MODULE: ./src/workspace/files/view-file.js






const CHUNK_BYTES = 256 * 1024;
/** Files up to this size are always read to the end. */
const MAX_COUNTED_BYTES = 64 * 1024 * 1024;
const MAX_HASHED_BYTES = 32 * 1024 * 1024;
const MAX_MS = 10_000;
/** Reads a range of lines. Keeps only the range in memory, however large the file, and does not block other work. */
async function viewFile(file, { size, range, signal }) {
    const head = Buffer.alloc(Math.min(size, CHUNK_BYTES));
    const { bytesRead } = await file.read(head, 0, head.length, 0);
    const start = head.subarray(0, bytesRead);
    const encoding = (0,text_encoding/* encodingOf */.P$)(start);
    const type = typeOfBinary(start);
    // UTF-32 starts like UTF-16, and a PDF may have no NUL.
    const isText = encoding === 'utf-8' ? !(0,text_encoding/* isBinary */.Go)(start) && (type === undefined || (0,external_node_buffer_.isUtf8)(start)) : type === undefined;
    if (!isText)
        return { kind: 'binary', type, size };
    const window = new LineWindow(range, { ...range, maxCountedBytes: MAX_COUNTED_BYTES });
    const hash = size <= MAX_HASHED_BYTES ? (0,external_node_crypto_.createHash)('sha256') : undefined;
    const toUtf8 = transcoder(encoding);
    const isTotal = await readThrough(file, signal, (chunk) => {
        hash?.update(chunk);
        return window.push(toUtf8(chunk));
    });
    const lines = window.end();
    if (lines.lines.length === 0 && lines.total > 0) {
        if (!isTotal)
            throw new errors/* ToolError */.v4(`Line ${range.first} was not reached in ${MAX_MS / 1000} s. Use grep_search.`);
        // Beyond the end: show the last line instead of an error.
        return viewFile(file, { size, range: { ...range, first: lines.total }, signal });
    }
    return { kind: 'text', encoding, first: range.first, isTotal, fingerprint: hash?.digest('hex'), ...lines };
}
/** Equal for equal content only. */
function fingerprint(content) {
    return (0,external_node_crypto_.createHash)('sha256').update(content).digest('hex');
}
/** Returns false if `take` needed no more before the end, or the time was up. */
async function readThrough(file, signal, take) {
    const buffer = Buffer.allocUnsafe(CHUNK_BYTES);
    const startedAt = performance.now();
    for (let position = 0; performance.now() - startedAt < MAX_MS;) {
        signal.throwIfAborted();
        const { bytesRead } = await file.read(buffer, 0, buffer.length, position);
        if (bytesRead === 0)
            return true;
        position += bytesRead;
        if (!take(buffer.subarray(0, bytesRead)))
            return false;
    }
    return false;
}
function transcoder(encoding) {
    if (encoding === 'utf-8')
        return (chunk) => chunk;
    const decoder = new TextDecoder(encoding, { ignoreBOM: true });
    return (chunk) => Buffer.from(decoder.decode(chunk, { stream: true }));
}


/***/ }),

/***/ 3573:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pf: () => (/* binding */ pathspecsFor),
/* harmony export */   ij: () => (/* binding */ globInterpretations),
/* harmony export */   yZ: () => (/* binding */ matchingPaths)
/* harmony export */ });
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30714);
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55180);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59973);



const MAX_MS = 2_000;
const MAX_CHOICES = 50;
const filter = new node_vm__WEBPACK_IMPORTED_MODULE_0__.Script(`
  const matches = (path) => (expression) => expression.test(path)
  paths.filter((path) => wanted.some(matches(path)) && !unwanted.some(matches(path)))
`);
/** The interpretations of a glob, to be tried in this order until something matches. */
function globInterpretations(glob) {
    const literal = glob.replaceAll(/[[\](){}!+@]/g, '\\$&');
    return [
        { interpretation: 'glob', pattern: glob, ignoreCase: false },
        ...(literal === glob ? [] : [{ interpretation: 'literal', pattern: literal, ignoreCase: false }]),
        { interpretation: 'any-case', pattern: glob, ignoreCase: true }
    ];
}
/**
 * The paths that match one of the globs, and none of those that start with `!`. A glob without `/` matches the name at any depth. A
 * glob that ends in `/` matches everything below that folder.
 *
 * Globs become regular expressions, and one with many asterisks can take centuries on a long name. Only code in another context can
 * be given a timeout.
 *
 * @throws ToolError if it takes too long
 */
function matchingPaths(globs, paths, { ignoreCase = false } = {}) {
    const [unwanted = [], wanted = []] = [true, false].map((isUnwanted) => globs.filter((glob) => glob.startsWith('!') === isUnwanted).map((glob) => expressionOf(glob, ignoreCase)));
    if (wanted.length === 0)
        wanted.push(/^/);
    try {
        // Safe: the script above returns some of the strings it is given.
        return filter.runInNewContext({ paths, wanted, unwanted }, { timeout: MAX_MS });
    }
    catch (error) {
        if (!isTimeout(error))
            throw error;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ToolError */ .v4(`Matching ${globs.join(', ').slice(0, 200)} takes too long. Use fewer asterisks.`, {
            cause: error
        });
    }
}
function expressionOf(glob, ignoreCase) {
    return picomatch__WEBPACK_IMPORTED_MODULE_2__.makeRe(fromAnyDepth(glob.replace(/^!/, '')), { dot: true, nocase: ignoreCase });
}
/** A complete glob: for a bare name at any depth, and for a bare folder with everything below it. */
function fromAnyDepth(glob) {
    const plain = glob.replace(/^\.?\//, '').replace(/\/$/, '/**');
    return plain.includes('/') ? plain : `**/${plain}`;
}
function isTimeout(error) {
    return Error.isError(error) && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}
/**
 * Pathspecs that restrict git to the files that the globs match; undefined if git's patterns differ from ours, so that its results
 * must be filtered.
 *
 * @param folder the globs are relative to it
 */
function pathspecsFor(globs, folder) {
    const isPlain = (glob) => /^[\w\-./*{},@~ ]+$/.test(glob) && !glob.split('/').includes('..');
    if (globs.length === 0 || !globs.every(isPlain))
        return undefined;
    const patterns = globs.map(fromAnyDepth).flatMap(withoutBraces);
    if (patterns.some((pattern) => /[{}]/.test(pattern)))
        return undefined;
    const start = folder === '' ? '' : `${folder.replaceAll(/[*?[\]\\]/g, '\\$&')}/`;
    return patterns.map((pattern) => `:(glob)${start}${pattern}`);
}
/** One glob for each combination of the choices in braces. Unchanged if there are too many. */
function withoutBraces(glob) {
    let patterns = [glob];
    while (patterns.length <= MAX_CHOICES) {
        const next = patterns.flatMap(choices);
        if (next.length === patterns.length)
            return next;
        patterns = next;
    }
    return [glob];
}
function choices(glob) {
    const [braces, list] = /\{([^{},]*(?:,[^{},]*)+)\}/.exec(glob) ?? [];
    if (braces === undefined || list === undefined)
        return [glob];
    return list.split(',').map((choice) => glob.replace(braces, () => choice));
}


/***/ }),

/***/ 15932:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ openWorkspace)
});

// UNUSED EXPORTS: Workspace

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:v8"
var external_node_v8_ = __webpack_require__(78877);
// EXTERNAL MODULE: ./src/errors.js
var errors = __webpack_require__(59973);
// EXTERNAL MODULE: ./src/git/hardened-environment.js
var hardened_environment = __webpack_require__(22388);
// EXTERNAL MODULE: ./src/policy/default-commands.js + 2 modules
var default_commands = __webpack_require__(19347);
// EXTERNAL MODULE: ./src/text/writable-paths.js
var writable_paths = __webpack_require__(237);
// EXTERNAL MODULE: ./src/text/format.js
var format = __webpack_require__(79623);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./src/text/normalized-path.js
var normalized_path = __webpack_require__(60409);
// EXTERNAL MODULE: ./src/workspace/files/files.js
var files_files = __webpack_require__(93597);
// EXTERNAL MODULE: ./src/workspace/files/open-beneath.js
var open_beneath = __webpack_require__(53858);
;// CONCATENATED MODULE: ./src/workspace/files/apply-changes.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});







/**
 * Makes several changes as one. Writes all new content to disk before it touches the first file. If a later step fails, undoes
 * everything and throws. At any moment each file is either the old one or the new one, even if the process is killed. Creates
 * missing folders, and removes folders that become empty.
 *
 * @param changes at most one for each path
 * @throws ToolError with the path of the change that is not possible
 */
async function applyChanges(root, changes, signal) {
    const undo = [];
    const folders = [];
    const prepared = [];
    try {
        for (const change of changes) {
            signal.throwIfAborted();
            await explainingErrors(change, async () => {
                const target = await openTarget(root, change, undo);
                folders.push(target.folder);
                prepared.push(await prepare(root, { change, target, undo }));
            });
        }
        for (const each of prepared)
            await explainingErrors(each.change, () => replaceFile(each, undo));
    }
    catch (error) {
        await undoAll(undo, error);
        await closeAll(folders);
        throw error;
    }
    for (const each of prepared)
        await cleanUp(root, each);
    await closeAll(folders);
}
/** Errors of the system name a path in `/proc`, which means nothing to a model. */
async function explainingErrors({ path }, work) {
    try {
        await work();
    }
    catch (error) {
        if (!(0,errors/* isSystemError */.Or)(error))
            throw error;
        throw new errors/* ToolError */.v4(`${path} cannot be changed: ${reasons[error.code ?? ''] ?? error.code}.`, { cause: error });
    }
}
const reasons = {
    ENOSPC: 'no space is left on the disk',
    EDQUOT: 'no space is left on the disk',
    EACCES: 'permission denied',
    EPERM: 'permission denied',
    EROFS: 'the disk is read-only',
    ENOTDIR: 'a name before the last one is not a folder',
    ELOOP: 'a symbolic link has replaced it'
};
async function closeAll(folders) {
    await Promise.all(folders.map((folder) => folder[Symbol.asyncDispose]()));
}
async function undoAll(undo, cause) {
    const failures = [];
    for (const step of undo.toReversed())
        await step().catch((failure) => failures.push(failure));
    if (failures.length > 0) {
        throw new AggregateError(failures, 'A change failed halfway, and not all of it could be undone.', { cause });
    }
}
async function openTarget(root, { path, content }, undo) {
    const { dir, base } = external_node_path_.posix.parse(path);
    if (base === '')
        throw new errors/* ToolError */.v4('The root of the repository is a folder; name a file in it.');
    if (content !== undefined) {
        const missing = await missingFolders(root, dir);
        undo.push(() => removeFolders(root, missing));
    }
    return { folder: await (0,open_beneath/* openBeneath */.c)(root, dir, { create: content !== undefined }), name: base };
}
async function prepare(root, { change, target, undo }) {
    const { path, content, like, executable } = change;
    const old = await statsAt(target);
    if (old && !old.isFile())
        throw new errors/* ToolError */.v4(`${path} is ${old.isDirectory() ? 'a folder' : 'not a regular file'}.`);
    if (!old && content === undefined)
        throw new errors/* ToolError */.v4(`${path} does not exist.`);
    const prepared = { change, target, old, backupName: temporaryName() };
    if (content === undefined)
        return { ...prepared, newName: undefined };
    const newName = temporaryName();
    undo.push(() => unlinkIfExists(target.folder.at(newName)));
    await (0,files_files/* writeNew */.qf)(target.folder, newName, { content, like: like === undefined ? old : await statsOf(root, like) });
    if (executable !== undefined)
        await setExecutable({ ...target, name: newName }, executable);
    return { ...prepared, newName };
}
function temporaryName() {
    return `.forgehand-${(0,external_node_crypto_.randomUUID)()}`;
}
async function statsOf(root, path) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { dir, base } = external_node_path_.posix.parse(path);
        const folder = __addDisposableResource(env_1, await (0,open_beneath/* openBeneath */.c)(root, dir), true);
        return await statsAt({ folder, name: base });
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
function statsAt({ folder, name }) {
    return (0,errors/* unlessSystemError */.e4)((0,promises_.lstat)(folder.at(name)), undefined, ['ENOENT']);
}
/** As git does: everyone who can read the file can execute it, or nobody can. */
async function setExecutable({ folder, name }, executable) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const file = __addDisposableResource(env_2, await (0,open_beneath/* openFile */.T)(folder, name), true);
        const { mode } = await file.stat();
        await file.chmod(executable ? (mode & 0o777) | ((mode & 0o444) >> 2) : mode & 0o666);
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        const result_2 = __disposeResources(env_2);
        if (result_2)
            await result_2;
    }
}
async function replaceFile(prepared, undo) {
    const { old, newName } = prepared;
    const { folder, name } = prepared.target;
    const [path, backup] = [folder.at(name), folder.at(prepared.backupName)];
    if (old) {
        await (newName === undefined ? promises_.rename : backUp)(path, backup);
        undo.push(async () => {
            await (0,promises_.rename)(backup, path);
            // If both are still names of one file, renaming does nothing.
            await unlinkIfExists(backup);
        });
    }
    if (newName !== undefined) {
        await (0,promises_.rename)(folder.at(newName), path);
        // An old file is restored by renaming it over the new one.
        if (!old)
            undo.push(() => (0,promises_.unlink)(path));
    }
}
/** Gives a file a second name, so that it never disappears; where the file system has no hard links, a new name. */
async function backUp(path, backup) {
    try {
        await (0,promises_.link)(path, backup);
    }
    catch (error) {
        if (!(0,errors/* isSystemError */.Or)(error))
            throw error;
        await (0,promises_.rename)(path, backup);
    }
}
async function cleanUp(root, { change, target, old, backupName }) {
    if (old)
        await (0,promises_.unlink)(target.folder.at(backupName));
    if (change.content === undefined)
        await removeFolders(root, (0,normalized_path/* foldersAbove */.Zv)(change.path).toReversed());
}
function unlinkIfExists(path) {
    return (0,errors/* unlessSystemError */.e4)((0,promises_.unlink)(path), undefined, ['ENOENT']);
}
/** The missing folders of a path, deepest first. */
async function missingFolders(root, folder) {
    if (folder === '' || (await (0,files_files/* existsBeneath */.a4)(root, folder)))
        return [];
    return [folder, ...(await missingFolders(root, external_node_path_.posix.dirname(folder).replace(/^\.$/, '')))];
}
/** @param folders deepest first; stops at the first one that is not empty */
async function removeFolders(root, folders) {
    for (const path of folders) {
        const { dir, base } = external_node_path_.posix.parse(path);
        try {
            const env_3 = { stack: [], error: void 0, hasError: false };
            try {
                const parent = __addDisposableResource(env_3, await (0,open_beneath/* openBeneath */.c)(root, dir), true);
                await (0,promises_.rmdir)(parent.at(base));
            }
            catch (e_3) {
                env_3.error = e_3;
                env_3.hasError = true;
            }
            finally {
                const result_3 = __disposeResources(env_3);
                if (result_3)
                    await result_3;
            }
        }
        catch (error) {
            // It is not empty, or was never created.
            if ((0,errors/* isSystemError */.Or)(error))
                return;
            throw error;
        }
    }
}

;// CONCATENATED MODULE: ./src/workspace/commands/environment.js



// Variables that tool chains need and that contain no secrets. All others are withheld: on a runner they can contain tokens under any
// name (INPUT_*, ACTIONS_*, every secret of the workflow).
const passed = new RegExp([
    '^(PATH|LANG|LANGUAGE|LC_[A-Z]+|TZ|SHELL|USER|LOGNAME|HOSTNAME|LD_LIBRARY_PATH|PKG_CONFIG_PATH)$',
    '^(NODE_(VERSION|PATH|ENV)|NVM_(DIR|BIN|INC)|PNPM_HOME|VOLTA_HOME|COREPACK_HOME|BUN_INSTALL|DENO_(DIR|INSTALL))$',
    '^(VIRTUAL_ENV|PYENV_(ROOT|VERSION)|CONDA_(PREFIX|DEFAULT_ENV)|PYTHON(PATH|HOME|USERBASE|_VERSION)|pythonLocation)$',
    '^(GO(PATH|ROOT|BIN|FLAGS|TOOLCHAIN|MODCACHE|CACHE|OS|ARCH|PRIVATE|NOSUMDB)|GOROOT_[0-9]+_[0-9]+_[A-Z0-9]+)$',
    '^(CARGO_HOME|CARGO_TARGET_DIR|RUSTUP_(HOME|TOOLCHAIN)|RUSTFLAGS)$',
    '^(JAVA_HOME(_[0-9]+_[A-Z0-9]+)?|GRADLE_(HOME|USER_HOME)|MAVEN_HOME|M2_HOME|KOTLIN_HOME|ANDROID_(HOME|SDK_ROOT))$',
    '^(GEM_(HOME|PATH)|BUNDLE_PATH|RBENV_ROOT|RUBY_VERSION|DOTNET_ROOT|PHP_VERSION|COMPOSER_HOME|HOMEBREW_PREFIX)$',
    // Files with the certificate of a company's proxy.
    '^(NODE_EXTRA_CA_CERTS|SSL_CERT_(FILE|DIR)|REQUESTS_CA_BUNDLE|CURL_CA_BUNDLE|PIP_CERT|CARGO_HTTP_CAINFO|GIT_SSL_CAINFO)$',
    '^(CC|CXX|CFLAGS|CXXFLAGS|LDFLAGS|CMAKE_PREFIX_PATH)$'
].join('|'));
const fixed = {
    CI: '1',
    TERM: 'dumb',
    NO_COLOR: '1',
    FORCE_COLOR: '0',
    CLICOLOR: '0',
    PAGER: 'cat',
    GIT_PAGER: 'cat',
    MANPAGER: 'cat',
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_EDITOR: 'true',
    DEBIAN_FRONTEND: 'noninteractive',
    PIP_PROGRESS_BAR: 'off',
    PIP_NO_INPUT: '1',
    PIP_DISABLE_PIP_VERSION_CHECK: '1',
    TQDM_DISABLE: '1',
    PYTHONUNBUFFERED: '1',
    npm_config_progress: 'false',
    npm_config_fund: 'false',
    npm_config_audit: 'false',
    npm_config_update_notifier: 'false',
    NO_UPDATE_NOTIFIER: '1',
    CARGO_TERM_PROGRESS_WHEN: 'never',
    DO_NOT_TRACK: '1'
};
/**
 * The environment of commands: harmless variables of ours, and settings that turn off prompts, pagers and colors.
 *
 * @param home becomes HOME, because our own may contain credentials
 */
function commandEnvironment(environment, home) {
    const allowed = Object.entries(environment).filter((entry) => entry[1] !== undefined && passed.test(entry[0]));
    return { LANG: 'C.UTF-8', ...Object.fromEntries(allowed), ...fixed, HOME: home, TMPDIR: '/tmp' };
}
// Without the user's HOME, tools find the files that they installed there only with these variables.
const toolFolders = {
    CARGO_HOME: '.cargo',
    RUSTUP_HOME: '.rustup',
    GOMODCACHE: 'go/pkg/mod',
    PYTHONUSERBASE: '.local',
    NVM_DIR: '.nvm',
    PYENV_ROOT: '.pyenv',
    RBENV_ROOT: '.rbenv',
    VOLTA_HOME: '.volta'
};
/** Variables that lead tool chains to their files in the user's home, if the folder exists and the variable is not set. */
async function installedTools(environment) {
    const home = environment['HOME'];
    if (home === undefined)
        return {};
    const found = await Promise.all(Object.entries(toolFolders).map(async ([name, folder]) => {
        const path = (0,external_node_path_.join)(home, folder);
        const isUnset = environment[name] === undefined;
        return isUnset && (await (0,errors/* unlessSystemError */.e4)((0,promises_.stat)(path), undefined)) ? [[name, path]] : [];
    }));
    return Object.fromEntries(found.flat());
}

// EXTERNAL MODULE: ./src/text/similarity.js
var similarity = __webpack_require__(57335);
;// CONCATENATED MODULE: ./src/workspace/search/nearest-paths.js

const MAX_NAMES = 3;
const MIN_SIMILARITY = 0.6;
/**
 * Up to three files or folders that a wrong path most likely means: first the same name in other folders, then similar names. Fast
 * enough for a hundred thousand files.
 */
function nearestPaths(path, files) {
    const wanted = analyze(path.toLowerCase().replace(/\/+$/, ''));
    const scored = [];
    for (const candidate of new Set([...files, ...foldersOf(files)])) {
        const score = scoreOf(wanted, candidate.toLowerCase());
        if (score > 0)
            scored.push({ path: candidate, score });
    }
    return scored
        .sort((a, b) => b.score - a.score || (a.path < b.path ? -1 : 1))
        .slice(0, MAX_NAMES)
        .map((each) => each.path);
}
/** All folders that contain the files, directly or indirectly. */
function foldersOf(files) {
    const folders = new Set();
    for (const file of files) {
        for (let end = file.lastIndexOf('/'); end > 0; end = file.lastIndexOf('/', end - 1)) {
            const folder = file.slice(0, end);
            if (folders.has(folder))
                break;
            folders.add(folder);
        }
    }
    return folders;
}
function analyze(path) {
    const name = lastName(path);
    return { path, name, names: path.split('/'), stem: stemOf(name), pairs: (0,similarity/* bigramsOf */.n)(name) };
}
/** From 0, nothing in common, to 3, the same path except for case. */
function scoreOf(wanted, path) {
    if (wanted.path === path)
        return 3;
    const name = lastName(path);
    if (wanted.name === name)
        return 2 + sharedNames(wanted, path);
    if (wanted.stem === stemOf(name))
        return 1 + sharedNames(wanted, path);
    const common = commonPairs(wanted, name);
    return common >= MIN_SIMILARITY ? common : 0;
}
function lastName(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
function stemOf(name) {
    const dot = name.lastIndexOf('.');
    return dot <= 0 ? name : name.slice(0, dot);
}
/** The share, below 1, of the wanted path's names that are in the other path. */
function sharedNames({ names }, path) {
    const others = new Set(path.split('/'));
    return names.filter((name) => others.has(name)).length / (names.length + 1);
}
function commonPairs({ name, pairs }, other) {
    const [count, otherCount] = [name.length - 1, other.length - 1];
    // Most names are too different in length.
    if (count < 1 || otherCount < 1 || 2 * Math.min(count, otherCount) < MIN_SIMILARITY * (count + otherCount))
        return 0;
    return (0,similarity/* similarity */.k)(pairs, (0,similarity/* bigramsOf */.n)(other));
}

// EXTERNAL MODULE: ./src/workspace/files/resolve-inside.js
var resolve_inside = __webpack_require__(1699);
;// CONCATENATED MODULE: ./src/workspace/commands/working-folder.js




/**
 * The working folder of a command. For a folder outside the repository, which models name if they are wrong about the root, it is the
 * root. The sandbox decides what the command can reach.
 *
 * @param listFiles paths of all files, to suggest similar names
 * @throws ToolError if it is not a folder
 */
async function resolveWorkingFolder(root, path, listFiles) {
    const relative = await resolveUnlessOutside(root, path);
    if (relative === undefined)
        return { path: '', isClamped: true };
    const kind = await (0,files_files/* kindBeneath */.oq)(root, relative);
    if (kind === 'folder')
        return { path: relative, isClamped: false };
    if (kind !== undefined) {
        throw new errors/* ToolError */.v4(`${path} is not a folder. Name a folder, or omit cwd for the root.`);
    }
    const nearest = nearestPaths(path, [...foldersOf(await listFiles())]);
    const hint = nearest.length > 0 ? `Did you mean ${nearest.join(', ')}?` : 'Omit cwd for the root.';
    throw new errors/* ToolError */.v4(`There is no folder ${path}. ${hint}`);
}
async function resolveUnlessOutside(root, path) {
    try {
        return await (0,resolve_inside/* resolveInside */.LI)(root, path);
    }
    catch (error) {
        if (error instanceof resolve_inside/* OutsideTree */.ig)
            return undefined;
        throw error;
    }
}

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./src/workspace/sandbox/spawn.js
var spawn = __webpack_require__(69861);
// EXTERNAL MODULE: ./src/workspace/sandbox/resource-limits.js
var resource_limits = __webpack_require__(94057);
// EXTERNAL MODULE: external "node:string_decoder"
var external_node_string_decoder_ = __webpack_require__(46193);
;// CONCATENATED MODULE: ./src/workspace/commands/truncated-output.js

const HEAD_SHARE = 0.15;
/** Keeps the start and the end of an output of any length in bounded memory. The end gets most of the space, because it matters most. */
class TruncatedOutput {
    #limits;
    /** The whole output while it fits; then its beginning. */
    #head = '';
    #tail = '';
    #bytes = 0;
    #lineEnds = 0;
    #isCut = false;
    #file;
    constructor(limits) {
        this.#limits = limits;
    }
    push(text) {
        this.#bytes += Buffer.byteLength(text);
        this.#lineEnds += countLineEnds(text);
        if (this.#isCut)
            this.#add(text);
        else {
            this.#head += text;
            const { maxBytes, maxLines } = this.#limits;
            const lines = this.#lineEnds + (this.#head.endsWith('\n') ? 0 : 1);
            if (this.#bytes > maxBytes || lines > maxLines)
                this.#cut();
        }
    }
    /** The output, with a line in the middle that says how much is missing and where to find it. */
    text() {
        if (!this.#isCut)
            return this.#head;
        const { maxBytes, maxLines } = this.#limits;
        const tail = lastPart(this.#tail, {
            bytes: maxBytes - headOf(maxBytes),
            lines: maxLines - headOf(maxLines)
        });
        const lineEnd = this.#head.endsWith('\n') ? '' : '\n';
        return `${this.#head}${lineEnd}[… ${this.#missing(tail)} omitted${this.#location()} …]\n${tail}`;
    }
    close() {
        this.#file?.close();
    }
    #cut() {
        this.#isCut = true;
        const { maxBytes, maxLines, createFile } = this.#limits;
        this.#file = createFile?.();
        this.#file?.write(this.#head);
        const whole = this.#head;
        this.#head = firstPart(whole, { bytes: headOf(maxBytes), lines: headOf(maxLines) });
        this.#tail = whole.slice(this.#head.length);
    }
    #add(text) {
        this.#file?.write(text);
        this.#tail += text;
        // Cut only now and then, because each cut copies the tail. A character has at least one byte.
        const { maxBytes } = this.#limits;
        if (this.#tail.length > 2 * maxBytes)
            this.#tail = this.#tail.slice(-maxBytes);
    }
    #missing(tail) {
        const bytes = this.#bytes - Buffer.byteLength(this.#head) - Buffer.byteLength(tail);
        const lines = this.#lineEnds - countLineEnds(this.#head) - countLineEnds(tail);
        return lines > 0 ? `${lines} lines, ${bytes} bytes` : `${bytes} bytes`;
    }
    #location() {
        if (!this.#file || this.#file.bytes === 0)
            return '';
        const { name, bytes, isComplete } = this.#file;
        return isComplete ? `; full output: ${name}` : `; first ${bytes} bytes: ${name}`;
    }
}
function headOf(limit) {
    return Math.floor(limit * HEAD_SHARE);
}
/** Complete lines from the start, or a part of the first line if it is too long. */
function firstPart(text, { bytes, lines }) {
    const fitting = new external_node_string_decoder_.StringDecoder('utf8').write(Buffer.from(text).subarray(0, bytes));
    let end = 0;
    for (let line = 0; line < lines; line += 1) {
        const next = fitting.indexOf('\n', end);
        if (next < 0)
            break;
        end = next + 1;
    }
    return end > 0 ? fitting.slice(0, end) : fitting;
}
/** Complete lines up to the end, or a part of the last line if it is too long. */
function lastPart(text, { bytes, lines }) {
    const all = Buffer.from(text);
    const fitting = fromCharacter(all.subarray(-bytes)).toString();
    let start = fitting.length;
    for (let line = 0; line < lines; line += 1) {
        const previous = start < 2 ? -1 : fitting.lastIndexOf('\n', start - 2);
        // No line starts where the bytes were cut.
        if (previous < 0)
            return start === fitting.length || all.length <= bytes ? fitting : fitting.slice(start);
        start = previous + 1;
    }
    return fitting.slice(start);
}
/** Without the rest of a character that was cut. */
function fromCharacter(bytes) {
    const start = bytes.findIndex((byte) => (byte & 0xc0) !== 0x80);
    return bytes.subarray(Math.max(start, 0));
}
function countLineEnds(text) {
    let count = 0;
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1))
        count += 1;
    return count;
}

// EXTERNAL MODULE: ./src/workspace/sandbox/process-tree.js
var process_tree = __webpack_require__(30108);
// EXTERNAL MODULE: ./src/text/terminal-text.js
var terminal_text = __webpack_require__(42090);
// EXTERNAL MODULE: ./src/workspace/sandbox/temporary-usage.js
var temporary_usage = __webpack_require__(33899);
// EXTERNAL MODULE: ./src/workspace/sandbox/resource-usage.js
var resource_usage = __webpack_require__(45150);
;// CONCATENATED MODULE: ./src/workspace/commands/run-command.js











const MAX_OUTPUT_BYTES = 30_000;
const MAX_OUTPUT_LINES = 100;
const DRAIN_MS = 2_000;
const END_MS = 5_000;
/**
 * Runs a shell script in the sandbox. When it returns or throws, everything that the script started has ended.
 *
 * @throws the signal's reason if aborted
 */
async function runCommand(script, run) {
    const startedAt = performance.now();
    const marker = (0,external_node_crypto_.randomUUID)();
    const terminal = new terminal_text/* TerminalText */.m();
    const window = createOutput(run);
    const pipe = await run.pipes.open((chunk) => {
        window.push(terminal.push(chunk));
        run.onOutput?.(chunk);
    });
    try {
        const child = start(script, { ...run, marker, writer: pipe.writer });
        const { exceeded, ...end } = await waitForEnd(child, { ...run, marker });
        // The pipe never ends if a surviving process holds it open.
        await Promise.race([pipe.ended, (0,external_node_timers_promises_.setTimeout)(DRAIN_MS, undefined, { ref: false })]);
        run.signal.throwIfAborted();
        window.push(terminal.end());
        const text = window.text();
        const { temporary, limits } = run.sandbox;
        const emptied = temporary === undefined ? undefined : (0,temporary_usage/* emptyIfFull */.u)(temporary, limits.temporaryMb);
        const note = exceeded ?? emptied ?? (0,resource_limits/* describeLimitHit */.Ub)({ ...end, output: text }, limits);
        const output = note === undefined ? text : `${text.replace(/(?<=.)\n?$/s, '\n')}[${note}]\n`;
        const exitCode = emptied === undefined ? end.exitCode : undefined;
        return { ...end, exitCode, output, durationMs: Math.round(performance.now() - startedAt) };
    }
    finally {
        pipe.close();
        window.close();
    }
}
function createOutput({ outputs }) {
    // A line has at least one byte, so this limit on lines never applies.
    if (!outputs)
        return new TruncatedOutput({ maxBytes: MAX_OUTPUT_BYTES, maxLines: MAX_OUTPUT_BYTES });
    return new TruncatedOutput({
        maxBytes: MAX_OUTPUT_BYTES,
        maxLines: MAX_OUTPUT_LINES,
        createFile: () => outputs.create()
    });
}
function start(script, run) {
    const { sandbox, cwd, network, readable = [], writable = [], confinedTo, writer } = run;
    try {
        // No await between this check and the listener in `ending`, so no abort is missed.
        run.signal.throwIfAborted();
        const marked = { ...run.environment, [process_tree/* MARKER */.tl]: run.marker };
        const launch = sandbox.wrap({ script, cwd, network, readable, writable, confinedTo, environment: marked });
        return (0,spawn/* spawnProcess */.N)(launch, { cwd, stdio: [sandbox.usesParentDeathPipe ? 'pipe' : 'ignore', writer, writer] });
    }
    finally {
        (0,external_node_fs_.closeSync)(writer);
    }
}
/** Waits until the command exits, times out, exceeds a limit or is aborted. Then ends everything that it started. */
async function waitForEnd(child, run) {
    const settled = new AbortController();
    const { signal } = settled;
    const exit = (0,external_node_events_.once)(child, 'exit', { signal });
    const timeout = (0,external_node_timers_promises_.setTimeout)(run.timeoutMs, undefined, { signal });
    const abort = (0,external_node_events_.once)(run.signal, 'abort', { signal });
    const usage = limitExceeded(child, run, signal);
    try {
        const end = await Promise.race([
            exit.then(() => 'exit'),
            timeout.then(() => 'timeout'),
            abort.then(() => 'abort'),
            usage
        ]);
        await (0,process_tree/* endEverything */.vo)(child, run);
        if (end === 'exit')
            return { exitCode: (0,spawn/* exitCodeOf */.F)(child), timedOut: false, exceeded: undefined };
        await Promise.race([exit, (0,external_node_timers_promises_.setTimeout)(END_MS, undefined, { signal })]);
        return {
            exitCode: undefined,
            timedOut: end === 'timeout',
            exceeded: typeof end === 'string' ? undefined : end.exceeded
        };
    }
    finally {
        settled.abort();
        await Promise.allSettled([exit, timeout, abort]);
    }
}
/** Settles only if a limit is exceeded. */
async function limitExceeded(child, run, signal) {
    const { pid } = child;
    const never = new Promise(() => undefined);
    if (pid === undefined)
        return never;
    const folders = [run.cwd, run.sandbox.home];
    const { limits, temporary } = run.sandbox;
    const exceeded = await (0,resource_usage/* monitorUsage */.i)({ leader: pid, limits, folders, temporary, signal });
    return exceeded === undefined ? never : { exceeded };
}

// EXTERNAL MODULE: ./src/workspace/commands/declared-commands.js
var declared_commands = __webpack_require__(14546);
// EXTERNAL MODULE: ./src/workspace/commands/package-binaries.js
var package_binaries = __webpack_require__(22611);
;// CONCATENATED MODULE: ./src/workspace/commands/output-files.js



const LIMITS = { maxBytes: 20 * 2 ** 20, maxTotalBytes: 100 * 2 ** 20 };
/** Long outputs of commands, on disk. Each has a name such as `output:3`, which the reading tools accept as a path. */
class OutputFiles {
    #folder;
    #limits;
    /** Oldest first. */
    #files = [];
    #count = 0;
    /** @param folder outside the work tree, where commands cannot see it; created when needed */
    constructor(folder, limits = LIMITS) {
        this.#folder = folder;
        this.#limits = limits;
    }
    /** The absolute path of an output; undefined for any other name, and for an output that was deleted. */
    pathOf(name) {
        return this.#files.find((file) => file.name === name)?.path;
    }
    /** Starts a new output; undefined if it cannot be written to disk. */
    create() {
        const { maxBytes, maxTotalBytes } = this.#limits;
        while (this.#files.length > 0 && this.#size() + maxBytes > maxTotalBytes)
            this.#dropOldest();
        const number = this.#count + 1;
        const path = (0,external_node_path_.join)(this.#folder, `${number}.txt`);
        try {
            (0,external_node_fs_.mkdirSync)(this.#folder, { recursive: true, mode: 0o700 });
            const file = new OutputFile({ name: `output:${number}`, path, maxBytes });
            this.#count = number;
            this.#files.push(file);
            return file;
        }
        catch (error) {
            if ((0,errors/* isSystemError */.Or)(error))
                return undefined;
            throw error;
        }
    }
    #size() {
        return this.#files.reduce((sum, { bytes }) => sum + bytes, 0);
    }
    #dropOldest() {
        const oldest = this.#files.shift();
        if (oldest)
            (0,external_node_fs_.rmSync)(oldest.path, { force: true });
    }
}
/**
 * One output. Written synchronously, so that a command that prints faster than the disk blocks at its pipe and nothing piles up in
 * memory.
 */
class OutputFile {
    name;
    path;
    #maxBytes;
    #descriptor;
    #bytes = 0;
    #isComplete = true;
    constructor({ name, path, maxBytes }) {
        this.name = name;
        this.path = path;
        this.#maxBytes = maxBytes;
        this.#descriptor = (0,external_node_fs_.openSync)(path, 'w', 0o600);
    }
    /** Bytes written so far. */
    get bytes() {
        return this.#bytes;
    }
    /** False if the end is missing, because of the limit or a full disk. */
    get isComplete() {
        return this.#isComplete;
    }
    write(text) {
        if (!this.#isComplete)
            return;
        const all = Buffer.from(text);
        const fitting = all.subarray(0, this.#maxBytes - this.#bytes);
        try {
            for (let start = 0; start < fitting.length;) {
                const written = (0,external_node_fs_.writeSync)(this.#descriptor, fitting, start);
                start += written;
                this.#bytes += written;
            }
            this.#isComplete = fitting.length === all.length;
        }
        catch (error) {
            if (!(0,errors/* isSystemError */.Or)(error))
                throw error;
            this.#isComplete = false;
        }
    }
    close() {
        (0,external_node_fs_.closeSync)(this.#descriptor);
    }
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
;// CONCATENATED MODULE: ./src/workspace/commands/output-pipes.js








const BATCH = 32;
// Our own PATH may lead into the work tree, where a command could put a program named mkfifo.
const SYSTEM_PATH = '/usr/bin:/bin';
/**
 * Pipes for the output of commands. One pipe takes both standard output and error, which preserves their order. They are named
 * pipes, because Node's own pipes are sockets, which a script cannot reopen as /dev/stdout. They are created in batches, because
 * starting `mkfifo` costs as much as starting the command.
 */
class OutputPipes {
    #folder;
    #ready = [];
    /** @param folder an existing folder that commands cannot see */
    constructor(folder) {
        this.#folder = folder;
    }
    async open(onChunk) {
        const path = this.#ready.pop() ?? (await this.#make());
        // The reading end first, without waiting for a writer. Then the writing end opens at once too.
        const descriptor = (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NONBLOCK);
        const writer = (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_WRONLY);
        await (0,promises_.unlink)(path);
        const reader = new external_node_net_.Socket({ fd: descriptor, readable: true, writable: false });
        reader.on('data', onChunk);
        return {
            writer,
            ended: (0,external_node_events_.once)(reader, 'close'),
            close: () => {
                reader.destroy();
            }
        };
    }
    async #make() {
        const first = (0,external_node_path_.join)(this.#folder, (0,external_node_crypto_.randomUUID)());
        const others = Array.from({ length: BATCH - 1 }, () => (0,external_node_path_.join)(this.#folder, (0,external_node_crypto_.randomUUID)()));
        await (0,external_node_util_.promisify)(external_node_child_process_.execFile)('mkfifo', ['-m', '600', first, ...others], { env: { PATH: SYSTEM_PATH } });
        this.#ready.push(...others);
        return first;
    }
}

// EXTERNAL MODULE: ./src/workspace/files/root-files.js
var root_files = __webpack_require__(25178);
// EXTERNAL MODULE: ./src/text/shell-quote.js
var shell_quote = __webpack_require__(41609);
;// CONCATENATED MODULE: ./src/workspace/commands/background-process.js







const MAX_STDERR_BYTES = 2_000;
/** For a program that exits by itself when its input is closed. */
const GRACE_MS = 300;
const background_process_END_MS = 5_000;
const background_process_DRAIN_MS = 200;
/** Starts a program in the sandbox. When our process ends, so does the program: with its parent-death pipe, or with its input. */
function startBackgroundProcess([program, ...args], run) {
    const { sandbox, cwd, network, readable = [], wrap = (plain) => plain } = run;
    const marker = (0,external_node_crypto_.randomUUID)();
    const script = wrap(['exec', ...[program, ...args].map(shell_quote/* quoteForShell */.e)].join(' '));
    const environment = { ...run.environment, [process_tree/* MARKER */.tl]: marker };
    const launch = sandbox.wrap({ script, cwd, network, readable, environment, isBackground: true });
    // Node's pipes are sockets, so the sandbox can use standard error as its parent-death pipe while the program writes to it.
    const child = (0,spawn/* spawnProcess */.N)(launch, { cwd, stdio: ['pipe', 'pipe', 'pipe'] });
    // After the program has ended, writing to its input fails. `ended` reports the end.
    for (const stream of [child.stdin, child.stdout, child.stderr])
        stream.on('error', () => undefined);
    let stderr = Buffer.alloc(0);
    child.stderr.on('data', (chunk) => {
        stderr = Buffer.concat([stderr, chunk]).subarray(-MAX_STDERR_BYTES);
    });
    const errorsClosed = new Promise((resolve) => child.stderr.once('close', resolve));
    const outputClosed = new Promise((resolve) => child.stdout.once('close', resolve));
    const killAll = () => {
        child.stderr.destroy();
        return (0,process_tree/* endEverything */.vo)(child, { sandbox, marker });
    };
    const ended = endOf(child).then(async (how) => {
        // Wait for its last output. Then kill everything that it started, which must not outlive it.
        await Promise.race([errorsClosed, pause(background_process_DRAIN_MS)]);
        await killAll();
        return how;
    });
    const end = async () => {
        child.stdin.end();
        await Promise.race([ended, pause(GRACE_MS)]);
        if (child.exitCode === null && child.signalCode === null)
            await killAll();
        child.stdout.resume();
        await Promise.race([Promise.all([ended, outputClosed]), pause(background_process_END_MS)]);
        child.stdin.destroy();
        child.stdout.destroy();
    };
    return {
        input: child.stdin,
        output: child.stdout,
        ended,
        stderrTail: () => (0,terminal_text/* terminalText */.e)(stderr.toString()).trim(),
        end
    };
}
function endOf(child) {
    return new Promise((resolve) => {
        child.once('error', (error) => {
            resolve(`it could not be started: ${(0,errors/* messageOf */.bD)(error)}`);
        });
        child.once('exit', () => {
            resolve(`exit code ${(0,spawn/* exitCodeOf */.F)(child)}`);
        });
    });
}
/** Does not keep our process alive. */
function pause(ms) {
    return (0,external_node_timers_promises_.setTimeout)(ms, undefined, { ref: false });
}

// EXTERNAL MODULE: ./src/workspace/files/view-file.js + 2 modules
var view_file = __webpack_require__(40818);
;// CONCATENATED MODULE: ./src/workspace/files/list-folder.js



const MAX_ENTRIES = 500;
/** @param path as `resolveInside` returns it */
async function listFolder(path, { root, files, signal }) {
    const all = await (0,files_files/* listFolderBeneath */.Il)(root, path);
    const shown = all.slice(0, MAX_ENTRIES);
    const pathOf = ({ name }) => (path === '' ? name : `${path}/${name}`);
    const ignored = await files.ignored(shown.map(pathOf), signal);
    const entries = await Promise.all(shown.map(async (entry) => {
        const listed = { ...entry, isIgnored: ignored.has(pathOf(entry)) };
        const target = entry.kind === 'link' ? await targetOf(root, pathOf(entry)) : undefined;
        return target ? { ...listed, target } : listed;
    }));
    return { kind: 'folder', path, entries, more: all.length - shown.length };
}
/** Undefined for a link that has just been removed, or whose name is not valid text, so that it cannot be read. */
async function targetOf(root, link) {
    const path = await (0,files_files/* linkBeneath */.io)(root, link);
    if (path === undefined)
        return undefined;
    try {
        return { path, kind: (await (0,files_files/* kindBeneath */.oq)(root, await (0,resolve_inside/* resolveInside */.LI)(root, link))) ?? 'missing' };
    }
    catch (error) {
        if (error instanceof resolve_inside/* OutsideTree */.ig)
            return { path, kind: 'outside' };
        // A cycle of links, a path into .git, or a folder without permission: no tool can read it.
        if (error instanceof errors/* ToolError */.v4 || (0,errors/* isSystemError */.Or)(error))
            return { path, kind: 'missing' };
        throw error;
    }
}

// EXTERNAL MODULE: ./src/workspace/search/glob.js
var search_glob = __webpack_require__(3573);
;// CONCATENATED MODULE: ./src/workspace/search/list-files.js



const TIMEOUT_MS = 20_000;
const MAX_BYTES = 64 * 1024 * 1024;
/** Of nested repositories. */
const MAX_DEPTH = 3;
const list_files_BATCH = 500;
/** More than any tool shows. */
const MAX_CONFIRMED = 200;
/** The files of the work tree, as git sees them. */
class WorkTreeFiles {
    #git;
    constructor(git) {
        this.#git = git;
    }
    /** All files that are not ignored, sorted, including those of nested repositories such as submodules. */
    files(signal) {
        return this.#below({ folder: '', ignored: false }, signal);
    }
    /**
     * Files whose path below the folder matches a glob. A glob without `/` matches the name at any depth. If it matches nothing, it is
     * tried again as plain text except for its asterisks, as in `app/(group)/*.tsx`, and then ignoring case.
     *
     * @throws ToolError if the glob takes too long
     */
    async find({ glob, folder }, signal) {
        const visible = await this.#below({ folder, ignored: false }, signal);
        const isIgnored = visible.length === 0 && folder !== '' && (await this.ignored([folder], signal)).size > 0;
        const all = isIgnored ? await this.#below({ folder, ignored: true }, signal) : visible;
        const start = folder === '' ? '' : `${folder}/`;
        const below = start === '' ? all : all.map((file) => file.slice(start.length));
        for (const { interpretation, pattern, ignoreCase } of (0,search_glob/* globInterpretations */.ij)(glob)) {
            const files = (0,search_glob/* matchingPaths */.yZ)([pattern], below, { ignoreCase });
            if (files.length > 0)
                return { files: await this.#confirmed(files.map((file) => start + file)), interpretation, isIgnored };
        }
        return { files: [], interpretation: 'glob', isIgnored };
    }
    /**
     * Checks the first files, which are the ones shown, and drops those that are missing or behind a link. Attack: a folder becomes a
     * link while git lists it.
     */
    async #confirmed(files) {
        const shown = files.slice(0, MAX_CONFIRMED);
        const exists = await Promise.all(shown.map((file) => (0,files_files/* existsBeneath */.a4)(this.#git.root, file)));
        return [...shown.filter((_, index) => exists[index]), ...files.slice(MAX_CONFIRMED)];
    }
    /** Files larger than this. */
    async largerThan(bytes, listing, signal) {
        const large = [];
        const files = await this.#below(listing, signal);
        for (let start = 0; start < files.length; start += list_files_BATCH) {
            signal.throwIfAborted();
            const batch = files.slice(start, start + list_files_BATCH);
            const stats = await Promise.all(batch.map((file) => (0,files_files/* statBeneath */.iV)(this.#git.root, file)));
            large.push(...batch.filter((_, index) => (stats[index]?.size ?? 0) > bytes));
        }
        return large;
    }
    /** The paths that `.gitignore` excludes. */
    async ignored(paths, signal) {
        if (paths.length === 0)
            return new Set();
        const args = ['-c', 'core.quotePath=false', 'check-ignore', '--', ...paths.map((path) => `./${path}`)];
        const lines = (await this.#output(args, '', signal)).split('\n').filter(Boolean);
        return new Set(lines.map((line) => line.slice('./'.length)));
    }
    async #below({ folder, ignored, depth = 0 }, signal) {
        const repository = await this.#repositoryOf(folder);
        const start = repository === '' ? '' : `${repository}/`;
        const pathspec = folder === repository ? [] : [`:(literal)${folder.slice(start.length)}`];
        const args = ['ls-files', '--others', '-z', ...(ignored ? [] : ['--exclude-standard']), '--', ...pathspec];
        const files = [];
        for (const name of (await this.#output(args, repository, signal)).split('\0')) {
            if (name === '')
                continue;
            // For a nested repository, git lists only its folder.
            if (!name.endsWith('/'))
                files.push(start + name);
            else if (depth < MAX_DEPTH) {
                const inside = { folder: start + name.slice(0, -1), ignored, depth: depth + 1 };
                files.push(...(await this.#below(inside, signal)));
            }
        }
        return files;
    }
    /** The innermost repository that contains a folder; '' for the work tree's own. */
    async #repositoryOf(folder) {
        const names = folder.split('/');
        for (let count = folder === '' ? 0 : names.length; count > 0; count -= 1) {
            const candidate = names.slice(0, count).join('/');
            if (await (0,files_files/* existsBeneath */.a4)(this.#git.root, `${candidate}/.git`))
                return candidate;
        }
        return '';
    }
    async #output(args, folder, signal) {
        const chunks = [];
        let size = 0;
        const take = (chunk) => {
            chunks.push(chunk);
            size += chunk.length;
            return size < MAX_BYTES;
        };
        const { exitCode, stderr, stoppedBy } = await this.#git.run(args, { take, folder, timeoutMs: TIMEOUT_MS, signal });
        if (stoppedBy === 'time')
            throw new errors/* ToolError */.v4(`Listing the files took longer than ${TIMEOUT_MS / 1000} s.`);
        if (stderr.includes('beyond a symbolic link')) {
            throw new errors/* ToolError */.v4('A folder was replaced with a symbolic link, which is not followed.');
        }
        // 1: check-ignore found none.
        if (exitCode > 1)
            throw new Error(`git ${args[0] ?? ''} failed: ${stderr}`);
        return Buffer.concat(chunks).toString();
    }
}

// EXTERNAL MODULE: ./src/git/exclude-paths.js
var exclude_paths = __webpack_require__(13316);
;// CONCATENATED MODULE: ./src/workspace/search/isolated-git.js






const MAX_STDERR = 2_000;
/** The exit code that a shell reports for SIGKILL, which the system sends when memory runs out. */
const KILLED = 137;
/**
 * Runs git over the work tree to search it and to apply `.gitignore`. It uses an empty repository of its own and never reads the
 * work tree's `.git`, so no configuration in there can make it run a program. To this git, every file is
 * untracked, so a tracked file that `.gitignore` names counts as ignored.
 */
class IsolatedGit {
    #root;
    #gitFolder;
    #searchPath;
    #isReady;
    /**
     * @param stateFolder outside the work tree
     * @param searchPath see `trustedSearchPath`
     */
    constructor(root, { stateFolder, searchPath }) {
        this.#root = root;
        this.#gitFolder = (0,external_node_path_.join)(stateFolder, 'empty.git');
        this.#searchPath = searchPath;
    }
    /** Ignores these paths from now on. A folder ends with a slash. */
    exclude(paths) {
        return (0,exclude_paths/* excludePaths */.l)(this.#gitFolder, paths);
    }
    get root() {
        return this.#root;
    }
    /** @throws the signal's reason when aborted */
    async run(args, { take, folder, timeoutMs, signal }) {
        await (this.#isReady ??= this.#makeEmptyRepository());
        const timeout = AbortSignal.timeout(timeoutMs);
        const root = (0,external_node_path_.join)(this.#root, folder);
        const child = (0,external_node_child_process_.spawn)('git', args, {
            cwd: root,
            env: {
                ...(0,hardened_environment/* hardenedEnvironment */.j)(this.#searchPath),
                GIT_DIR: this.#gitFolder,
                GIT_WORK_TREE: root,
                // `git grep` then matches characters, not bytes.
                LC_ALL: 'C.UTF-8'
            },
            signal: AbortSignal.any([signal, timeout]),
            killSignal: 'SIGKILL',
            stdio: ['ignore', 'pipe', 'pipe']
        });
        const stderr = [];
        child.stderr.on('data', (chunk) => stderr.push(chunk.toString()));
        const taking = takeAll(child.stdout, take).finally(() => {
            if (!child.stdout.readableEnded)
                child.kill('SIGKILL');
        });
        try {
            const [hasEnough] = await Promise.all([taking, (0,external_node_events_.once)(child, 'close')]);
            // We killed it, so its exit code and messages mean nothing.
            if (hasEnough)
                return { exitCode: 0, stderr: '', stoppedBy: 'enough' };
            return {
                exitCode: child.exitCode ?? KILLED,
                stderr: stderr.join('').slice(0, MAX_STDERR),
                stoppedBy: undefined
            };
        }
        catch (error) {
            signal.throwIfAborted();
            if (timeout.aborted)
                return { exitCode: 0, stderr: '', stoppedBy: 'time' };
            throw error;
        }
    }
    /** The minimum that git accepts as a repository. */
    async #makeEmptyRepository() {
        await (0,promises_.mkdir)((0,external_node_path_.join)(this.#gitFolder, 'objects'), { recursive: true });
        await (0,promises_.mkdir)((0,external_node_path_.join)(this.#gitFolder, 'refs'), { recursive: true });
        await (0,promises_.writeFile)((0,external_node_path_.join)(this.#gitFolder, 'HEAD'), 'ref: refs/heads/none\n');
    }
}
/** True if `take` needed no more before the end. */
async function takeAll(output, take) {
    // The cast: a stream without an encoding yields buffers.
    for await (const chunk of output)
        if (!take(chunk))
            return true;
    return false;
}

;// CONCATENATED MODULE: ./src/workspace/search/confirm-matches.js


const CHUNK_BYTES = 256 * 1024;
const LINE_FEED = 10;
/**
 * Reads the matching lines again, without following links, and drops files that do not contain them.
 *
 * Attack: git opens files by path. A folder that becomes a link during the search leads it out of the repository.
 */
async function confirmMatches(root, found, signal) {
    const byPath = Map.groupBy(found.lines, ({ path }) => path);
    const unconfirmed = new Set();
    for (const [path, lines] of byPath) {
        signal.throwIfAborted();
        if (!(await containsLines(root, path, lines)))
            unconfirmed.add(path);
    }
    if (unconfirmed.size === 0)
        return found;
    const lines = found.lines.filter(({ path }) => !unconfirmed.has(path));
    return {
        ...found,
        lines,
        matches: found.matches - countMatches(found.lines) + countMatches(lines),
        files: found.files - unconfirmed.size,
        skipped: found.skipped + unconfirmed.size
    };
}
function countMatches(lines) {
    return lines.filter(({ isMatch }) => isMatch).length;
}
async function containsLines(root, path, lines) {
    const wanted = new Set(lines.map(({ line }) => line));
    try {
        const actual = await (0,files_files/* withFileBeneath */.mn)(root, path, (file) => readLines(file, wanted));
        return lines.every(({ line, text }) => actual.get(line)?.includes(withoutEllipses(text)));
    }
    catch (error) {
        if ((0,errors/* isSystemError */.Or)(error) || error instanceof errors/* ToolError */.v4)
            return false;
        throw error;
    }
}
/** They mark where a long line was shortened. */
function withoutEllipses(text) {
    return text.replace(/^…/, '').replace(/…$/, '');
}
async function readLines(file, wanted) {
    const last = Math.max(...wanted);
    const buffer = Buffer.allocUnsafe(CHUNK_BYTES);
    const lines = new Map();
    let parts = [];
    let number = 1;
    const complete = () => {
        if (wanted.has(number))
            lines.set(number, Buffer.concat(parts).toString());
        parts = [];
        number += 1;
    };
    while (number <= last) {
        const { bytesRead } = await file.read(buffer, 0, buffer.length);
        if (bytesRead === 0)
            break;
        const chunk = buffer.subarray(0, bytesRead);
        let start = 0;
        for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, start)) {
            if (wanted.has(number))
                parts.push(Buffer.from(chunk.subarray(start, end)));
            complete();
            start = end + 1;
        }
        if (wanted.has(number))
            parts.push(Buffer.from(chunk.subarray(start)));
    }
    complete();
    return lines;
}

;// CONCATENATED MODULE: ./src/workspace/search/grep-output.js
const MAX_LINE_BYTES = 300;
const BEFORE_MATCH_BYTES = 100;
/** The rest of a longer line is dropped, so that an endless line does not fill the memory. */
const MAX_PENDING_BYTES = 1024 * 1024;
const grep_output_LINE_FEED = 10;
/** Parses the output of `git grep -n --column -z` in chunks. */
class GrepOutput {
    #limits;
    #admit;
    #admissions = new Map();
    #lines = [];
    #files = new Set();
    #binaries = [];
    #pending = [];
    #pendingBytes = 0;
    #matches = 0;
    /** @param admit is called once for each file, in batches */
    constructor(limits, admit) {
        this.#limits = limits;
        this.#admit = admit;
    }
    /** Returns false if no more output is needed. */
    push(chunk) {
        const records = this.#split(chunk).flatMap(parse);
        const paths = new Set(records.map(({ path }) => path).filter((path) => !this.#admissions.has(path)));
        const admissions = this.#admit([...paths]);
        for (const [index, path] of [...paths].entries())
            this.#admissions.set(path, admissions[index] ?? 'excluded');
        for (const record of records)
            if (this.#admissions.get(record.path) === 'included')
                this.#add(record);
        return this.#matches < this.#limits.maxCounted;
    }
    get found() {
        return {
            lines: this.#lines,
            matches: this.#matches,
            files: this.#files.size,
            binaries: this.#binaries,
            skipped: [...this.#admissions.values()].filter((admission) => admission === 'skipped').length
        };
    }
    /** The complete lines so far. The start of an incomplete line is kept for the next chunk. */
    #split(chunk) {
        const lines = [];
        let start = 0;
        for (let end = chunk.indexOf(grep_output_LINE_FEED); end >= 0; end = chunk.indexOf(grep_output_LINE_FEED, start)) {
            lines.push(this.#completed(chunk.subarray(start, end)));
            start = end + 1;
        }
        if (start < chunk.length && this.#pendingBytes < MAX_PENDING_BYTES) {
            this.#pending.push(chunk.subarray(start));
            this.#pendingBytes += chunk.length - start;
        }
        return lines;
    }
    #completed(end) {
        if (this.#pending.length === 0)
            return end;
        const line = Buffer.concat([...this.#pending, end]);
        this.#pending = [];
        this.#pendingBytes = 0;
        return line;
    }
    #add(record) {
        if (record.kind === 'binary') {
            this.#binaries.push(record.path);
            return;
        }
        const { kind, path, line } = record;
        const isMatch = kind === 'match';
        if (isMatch) {
            this.#matches += 1;
            this.#files.add(path);
        }
        if (this.#isReturned(record))
            this.#lines.push({ path, line, isMatch, text: shorten(record) });
    }
    #isReturned({ kind, path, line }) {
        const { maxMatches, context } = this.#limits;
        if (this.#matches !== maxMatches || kind === 'match')
            return this.#matches <= maxMatches;
        // Context after the last returned match, but not before the first one that is only counted.
        const last = this.#lines.findLast(({ isMatch }) => isMatch);
        return last?.path === path && line <= last.line + context;
    }
}
/** Empty for a line that separates groups. */
function parse(record) {
    const pathEnd = record.indexOf(0);
    const lineEnd = record.indexOf(0, pathEnd + 1);
    if (pathEnd < 0 || lineEnd < 0) {
        const binary = /^Binary file (.*) matches$/.exec(record.toString('utf8', 0, 5_000))?.[1];
        return binary === undefined ? [] : [{ kind: 'binary', path: binary }];
    }
    const place = {
        path: record.toString('utf8', 0, pathEnd),
        line: Number(record.toString('latin1', pathEnd + 1, lineEnd))
    };
    // Only matching lines have a column.
    const columnEnd = record.indexOf(0, lineEnd + 1);
    const column = columnEnd < 0 ? '' : record.toString('latin1', lineEnd + 1, Math.min(columnEnd, lineEnd + 12));
    return /^\d{1,10}$/.test(column)
        ? [{ kind: 'match', ...place, text: record.subarray(columnEnd + 1), match: Number(column) - 1 }]
        : [{ kind: 'context', ...place, text: record.subarray(lineEnd + 1), match: 0 }];
}
function shorten({ text, match }) {
    if (text.length <= MAX_LINE_BYTES)
        return text.toString().replace(/\r$/, '');
    const start = Math.max(0, Math.min(match - BEFORE_MATCH_BYTES, text.length - MAX_LINE_BYTES));
    const end = start + MAX_LINE_BYTES;
    // A character may have been cut at either end.
    const part = text
        .subarray(start, end)
        .toString()
        .replaceAll(/^\ufffd+|\ufffd+$/g, '');
    return `${start > 0 ? '…' : ''}${part}${end < text.length ? '…' : ''}`;
}

;// CONCATENATED MODULE: ./src/workspace/search/regex-error.js
/**
 * Where an invalid regular expression has a wrong bracket or repetition; undefined for other mistakes. The first character is 1.
 */
function describeRegexError(pattern) {
    const open = [];
    let before = '';
    for (const { text, index } of tokensOf(pattern)) {
        const at = `at character ${index + 1}`;
        if (text === '\\')
            return `the backslash ${at} has nothing after it`;
        if (text === '[')
            return `the [ ${at} is never closed`;
        if (text === '(')
            open.push(index);
        if (text === ')' && open.pop() === undefined)
            return `the ) ${at} closes nothing`;
        if (/^[*+?]$/.test(text) && /^[(|]?$/.test(before))
            return `the ${text} ${at} has nothing to repeat`;
        before = text;
    }
    const unclosed = open.at(-1);
    return unclosed === undefined ? undefined : `the ( at character ${unclosed + 1} is never closed`;
}
/** Escapes, classes and the start of a special group are one token each. A single [ is an unclosed class. */
function tokensOf(pattern) {
    const token = /\\.|\[\^?\]?(?:\\.|[^\]\\])*\]|\(\?[^)\s]|[^]/g;
    return [...pattern.matchAll(token)].map(({ 0: text, index }) => ({ text: text.startsWith('(?') ? '(' : text, index }));
}

;// CONCATENATED MODULE: ./src/workspace/search/search-text.js








/** Enough, except for files of several gigabytes. */
const FIRST_TIMEOUT_MS = 4_000;
const SECOND_TIMEOUT_MS = 16_000;
/** Git loads whole files, several at a time. If the first attempt fails, larger files are excluded from the second one. */
const MAX_FILE_BYTES = 50 * 1024 * 1024;
/** A higher number would be of no use to the model. */
const MAX_COUNTED = 10_000;
const SECONDS = (FIRST_TIMEOUT_MS + SECOND_TIMEOUT_MS) / 1000;
const MAX_EXCLUDED = 100;
/** Searches the text of the work tree. Git stops patterns that would never finish, and a timeout stops slow ones. */
class TextSearch {
    #git;
    #files;
    constructor(git, files) {
        this.#git = git;
        this.#files = files;
    }
    /**
     * Matching lines, sorted by file. Ignored files are excluded, unless the path itself is ignored.
     *
     * @throws ToolError if the pattern is invalid or takes too long
     */
    async lines(query, signal) {
        if (query.pattern.includes('\0')) {
            throw new errors/* ToolError */.v4('The pattern contains a NUL character, which never occurs in text. Remove it.');
        }
        if (query.pattern.includes('\n')) {
            throw new errors/* ToolError */.v4('The pattern contains a line break, but the search looks at single lines. Search for one of its lines.');
        }
        const found = await this.#confirmed(query, { ignored: false }, signal);
        if (found.matches > 0 || query.path === '')
            return { ...found, isIgnored: false };
        const isIgnored = (await this.#files.ignored([query.path], signal)).size > 0;
        return { ...(isIgnored ? await this.#confirmed(query, { ignored: true }, signal) : found), isIgnored };
    }
    async #confirmed(query, scope, signal) {
        const found = await this.#grep(query, scope, signal);
        return { ...found, ...(await confirmMatches(this.#git.root, found, signal)) };
    }
    async #grep(query, { ignored }, signal) {
        const first = await this.#attempt(query, { ignored, excluded: [], timeoutMs: FIRST_TIMEOUT_MS }, signal);
        if (first.end.stoppedBy !== 'time' && !/out of memory/i.test(first.end.stderr))
            return resultOf(query, first);
        const large = await this.#files.largerThan(MAX_FILE_BYTES, { folder: query.path, ignored }, signal);
        const tooLarge = large.filter((file) => file !== query.path).slice(0, MAX_EXCLUDED);
        const second = await this.#attempt(query, { ignored, excluded: tooLarge, timeoutMs: SECOND_TIMEOUT_MS }, signal);
        return { ...resultOf(query, second), tooLarge };
    }
    async #attempt(query, { ignored, excluded, timeoutMs }, signal) {
        const limits = { maxMatches: query.maxMatches, context: query.context, maxCounted: MAX_COUNTED };
        const pathspecs = (0,search_glob/* pathspecsFor */.Pf)(query.globs, query.path);
        const globs = pathspecs ? [] : query.globs;
        const output = new GrepOutput(limits, (paths) => this.#admit(paths, { ...query, globs }));
        const args = [
            ...optionsOf(query),
            ...[ignored ? '--no-exclude-standard' : '--exclude-standard', '--'],
            ...(pathspecs ?? [`:(literal)${query.path}`]),
            ...excluded.map((path) => `:(exclude,literal)${path}`)
        ];
        const take = (chunk) => output.push(chunk);
        const end = await this.#git.run(args, { take, folder: '', timeoutMs, signal });
        return { found: output.found, end };
    }
    #admit(paths, { globs, path }) {
        const start = path === '' ? 0 : path.length + 1;
        const below = paths.map((each) => each.slice(start));
        const matching = globs.length === 0 ? undefined : new Set((0,search_glob/* matchingPaths */.yZ)(globs, below));
        return paths.map((each) => {
            if (matching?.has(each.slice(start)) === false)
                return 'excluded';
            return this.#isOwn(each) ? 'included' : 'skipped';
        });
    }
    #isOwn(path) {
        try {
            return (0,files_files/* isOwnFile */.Z4)(path, (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(this.#git.root, path)));
        }
        catch (error) {
            // It was removed, or its name is not valid text, so that no tool can open it.
            if ((0,errors/* isSystemError */.Or)(error))
                return false;
            throw error;
        }
    }
}
function resultOf(query, { found, end }) {
    if (end.exitCode > 1)
        throw searchError(query, end);
    if (end.stoppedBy === 'time' && found.matches === 0) {
        throw new errors/* ToolError */.v4(`The search took longer than ${SECONDS} s. Search a narrower path or a simpler pattern.`);
    }
    return { ...found, tooLarge: [], stoppedBy: end.stoppedBy };
}
function optionsOf({ pattern, isLiteral, ignoreCase, context }) {
    return [
        ...['grep', '--no-index', '--no-textconv', '--no-color', '--full-name', '-n', '--column', '-z'],
        ...(context > 0 ? [`-C${context}`] : []),
        ...(ignoreCase ? ['-i'] : []),
        ...[isLiteral ? '-F' : '-P', '-e', pattern]
    ];
}
function searchError({ pattern }, { stderr }) {
    const reason = /match limit exceeded|JIT stack/.test(stderr)
        ? 'the pattern takes too many steps on a long line. Exclude minified files with glob, or use fewer repetitions'
        : (describeRegexError(pattern) ?? stderr.replace(/^fatal: (?:-e option, |command line, )?/, '').trim());
    return new errors/* ToolError */.v4(`The search failed: ${reason}. Fix the regular expression, or set literal to true.`);
}

;// CONCATENATED MODULE: ./src/workspace/reader.js
var reader_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var reader_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});
var _a;











const MAX_HASHED_BYTES = 1024 * 1024;
/**
 * Reads the work tree, and the saved outputs of commands, for the tools that read and search. It takes paths as the model wrote them
 * and returns paths relative to the root.
 */
class WorkspaceReader {
    #parts;
    #git;
    #files;
    #search;
    constructor(parts) {
        this.#parts = parts;
        this.#git = new IsolatedGit(parts.root, parts);
        this.#files = new WorkTreeFiles(this.#git);
        this.#search = new TextSearch(this.#git, this.#files);
    }
    /** Ignores these paths from now on, as if a .gitignore named them. A folder ends with a slash. */
    exclude(paths) {
        return this.#git.exclude(paths);
    }
    /** For a path in the /tmp of commands: the reader of that folder, and the path in it. */
    #inTmp(path) {
        const { root, temporary } = this.#parts;
        const inTmp = temporary === undefined ? undefined : (0,resolve_inside/* pathInTmp */.QU)(root, path);
        if (temporary === undefined || inTmp === undefined)
            return undefined;
        return { reader: new _a({ ...this.#parts, root: temporary, temporary: undefined }), path: inTmp };
    }
    /** Paths of all files that are not ignored, sorted. */
    files(signal) {
        return this.#files.files(signal);
    }
    /** Lines of a text file, the type of a binary file, or the entries of a folder. Names of saved outputs are paths too. */
    async view(path, range, signal) {
        const output = this.#outputPath(path);
        if (output !== undefined) {
            const env_1 = { stack: [], error: void 0, hasError: false };
            try {
                const file = reader_addDisposableResource(env_1, await (0,promises_.open)(output), true);
                const { size } = await file.stat();
                return { path, ...(await (0,view_file/* viewFile */.I)(file, { size, range, signal })) };
            }
            catch (e_1) {
                env_1.error = e_1;
                env_1.hasError = true;
            }
            finally {
                const result_1 = reader_disposeResources(env_1);
                if (result_1)
                    await result_1;
            }
        }
        const tmp = this.#inTmp(path);
        if (tmp) {
            const view = await tmp.reader.view(tmp.path, range, signal);
            return { ...view, path: (0,resolve_inside/* shownInTmp */.GD)(view.path) };
        }
        const relative = await this.#resolve(path);
        return this.explainingErrors(path, signal, async () => {
            if ((await (0,files_files/* kindBeneath */.oq)(this.#parts.root, relative)) === 'folder')
                return this.#folder(relative, signal);
            const view = await (0,files_files/* withFileBeneath */.mn)(this.#parts.root, relative, (file, { size }) => (0,view_file/* viewFile */.I)(file, { size, range, signal }));
            return { path: relative, ...view };
        });
    }
    /**
     * The whole content of a file.
     *
     * @throws ToolError if it is larger
     */
    async readBytes(path, maxBytes, signal) {
        const tmp = this.#inTmp(path);
        if (tmp)
            return tmp.reader.readBytes(tmp.path, maxBytes, signal);
        const relative = await this.#resolve(path);
        return this.explainingErrors(path, signal, () => (0,files_files/* withFileBeneath */.mn)(this.#parts.root, relative, async (file, { size }) => {
            if (size <= maxBytes)
                return await file.readFile();
            throw new errors/* ToolError */.v4(`${path} has ${size} bytes; the limit is ${maxBytes}.`);
        }));
    }
    async listFolder(path, signal) {
        const tmp = this.#inTmp(path);
        if (tmp) {
            const folder = await tmp.reader.listFolder(tmp.path, signal);
            return { ...folder, path: (0,resolve_inside/* shownInTmp */.GD)(folder.path) };
        }
        const relative = await this.#resolve(path);
        return this.explainingErrors(path, signal, () => this.#folder(relative, signal));
    }
    /** Stays equal while the content is the same; for a large file, while it is not written to. Not for folders. */
    async fingerprint(path, signal) {
        const output = this.#outputPath(path);
        // Outputs never change.
        if (output !== undefined)
            return output;
        const tmp = this.#inTmp(path);
        if (tmp)
            return tmp.reader.fingerprint(tmp.path, signal);
        return (0,files_files/* withFileBeneath */.mn)(this.#parts.root, await this.#resolve(path), async (file, stats) => {
            signal.throwIfAborted();
            if (stats.size > MAX_HASHED_BYTES)
                return identityOf(stats);
            return (0,view_file/* fingerprint */.R)(await file.readFile());
        });
    }
    /** Files whose path below a folder matches a glob. A glob without `/` matches the name at any depth. */
    async findFiles(glob, path, signal) {
        const tmp = this.#inTmp(path);
        if (tmp) {
            const found = await tmp.reader.findFiles(glob, tmp.path, signal);
            return { ...found, files: found.files.map(resolve_inside/* shownInTmp */.GD) };
        }
        const folder = await this.#resolve(path);
        const kind = await (0,files_files/* kindBeneath */.oq)(this.#parts.root, folder);
        if (kind === undefined)
            throw await this.#missing(path, signal);
        if (kind !== 'folder')
            throw new errors/* ToolError */.v4(`${path} is not a folder. Name a folder, or omit path.`);
        return this.#files.find({ glob: withoutRoot(glob, this.#parts.root), folder }, signal);
    }
    /** Lines that match a pattern, in the files below a path, in one file or in a saved output. */
    async search(query, signal) {
        const output = this.#outputPath(query.path);
        if (output !== undefined)
            return this.#searchOutput(output, query, signal);
        const tmp = this.#inTmp(query.path);
        if (tmp) {
            const found = await tmp.reader.search({ ...query, path: tmp.path }, signal);
            return { ...found, lines: found.lines.map((line) => ({ ...line, path: (0,resolve_inside/* shownInTmp */.GD)(line.path) })) };
        }
        const path = await this.#resolve(query.path);
        const kind = await (0,files_files/* kindBeneath */.oq)(this.#parts.root, path);
        if (kind === undefined)
            throw await this.#missing(query.path, signal);
        // For a single file, the globs do not matter.
        const globs = kind === 'folder' ? query.globs.map((glob) => withoutRoot(glob, this.#parts.root)) : [];
        return this.#search.lines({ ...query, path, globs: globs.map((glob) => relativeGlob(glob, path)) }, signal);
    }
    /** Translates system errors into ToolErrors with the model's own path, and suggests similar names for a missing one. */
    async explainingErrors(path, signal, work) {
        try {
            return await work();
        }
        catch (error) {
            if (!(0,errors/* isSystemError */.Or)(error))
                throw error;
            if (error.code !== 'ENOENT')
                throw new errors/* ToolError */.v4(explain(path, error.code), { cause: error });
            throw await this.#missing(path, signal, error);
        }
    }
    async #missing(path, signal, cause) {
        const files = await this.#files.files(signal);
        if (files.includes(external_node_path_.posix.normalize(path))) {
            return new errors/* ToolError */.v4(`${path} is a broken symbolic link. Use list_directory to see its target.`);
        }
        const nearest = nearestPaths(path, files);
        const hint = nearest.length > 0 ? ` Did you mean ${nearest.join(', ')}?` : ' Use find_files to find it.';
        return new errors/* ToolError */.v4(`${path} does not exist.${hint}`, { cause });
    }
    #resolve(path) {
        return (0,resolve_inside/* resolveInside */.LI)(this.#parts.root, path);
    }
    #outputPath(path) {
        const output = this.#parts.outputs.pathOf(path);
        if (output === undefined && /^output:\d+$/.test(path)) {
            throw new errors/* ToolError */.v4(`${path} does not exist or was deleted. Run the command again.`);
        }
        return output;
    }
    async #searchOutput(output, query, signal) {
        const git = new IsolatedGit((0,external_node_path_.dirname)(output), this.#parts);
        const search = new TextSearch(git, new WorkTreeFiles(git));
        const found = await search.lines({ ...query, path: (0,external_node_path_.basename)(output), globs: [] }, signal);
        return { ...found, lines: found.lines.map((line) => ({ ...line, path: query.path })) };
    }
    #folder(path, signal) {
        return listFolder(path, { root: this.#parts.root, files: this.#files, signal });
    }
}
_a = WorkspaceReader;
function identityOf({ ino, size, mtimeMs, ctimeMs }) {
    return [ino, size, mtimeMs, ctimeMs].join(':');
}
/** Models that know the root put it before globs too. */
function withoutRoot(glob, root) {
    return glob.startsWith(`${root}/`) ? glob.slice(root.length + 1) : glob;
}
/** If a glob starts with the folder that it is relative to, it means the same folder. */
function relativeGlob(glob, folder) {
    return folder !== '' && glob.startsWith(`${folder}/`) ? glob.slice(folder.length + 1) : glob;
}
function explain(path, code) {
    switch (code) {
        case 'ENOTDIR':
            return `${path} is not a folder, or one of the names before it is a file.`;
        case 'ELOOP':
            return `${path} was replaced with a symbolic link, which is not followed.`;
        case 'EACCES':
        case 'EPERM':
            return `${path} cannot be opened: permission denied.`;
        case 'ENXIO':
            return `${path} is not a regular file.`;
        default:
            return `${path} cannot be opened: ${code ?? 'unknown error'}.`;
    }
}

;// CONCATENATED MODULE: ./src/workspace/workspace.js
var workspace_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var workspace_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});





















const DEFAULT_TIMEOUT_MS = 120_000;
const workspace_SYSTEM_PATH = '/usr/local/bin:/usr/bin:/bin';
const NO_LIST = 'agent.yml lists hosts under network, but with sandbox: off commands have access to the whole network. Remove the list, or choose a sandbox.';
const NO_CONFINEMENT = 'agent.yml lists writable-paths, but with sandbox: off commands can change everything. Remove the list, or choose a sandbox.';
const ONLY_REPOSITORY = 'A patch changes only files of the repository. Use write_file or edit_file in /tmp.';
const NO_SANDBOX = 'No command can be run, because no sandbox works on this machine. Use only the file tools, and say in your summary ' +
    'that nothing was run.';
/** Opens the work tree for tools and checks. Uses the repository's declared commands and tests if none are given. */
async function openWorkspace(options) {
    const { network = false } = options;
    if (options.sandbox?.kind === 'none' && hostsOf(network).length > 0)
        throw new errors/* UserError */.yo(NO_LIST);
    if (options.sandbox?.kind === 'none' && options.writablePaths)
        throw new errors/* UserError */.yo(NO_CONFINEMENT);
    // The memory for new objects no longer grows, because commands start faster from a small process. See src/small-heap.ts. Not
    // earlier: loading our own code creates many objects that stay.
    (0,external_node_v8_.setFlagsFromString)('--semi-space-growth-factor=1');
    const root = await (0,promises_.realpath)(options.root);
    await (0,promises_.mkdir)(options.stateFolder, { recursive: true, mode: 0o700 });
    const declared = await (0,declared_commands/* readDeclaredCommands */.l)(await (0,root_files/* readRootFiles */.W)(root));
    const environment = { ...options.environment, ...(await installedTools(options.environment)) };
    const searchPath = await (0,hardened_environment/* trustedSearchPath */.b)(root, options.environment['PATH'] ?? workspace_SYSTEM_PATH);
    const outputs = new OutputFiles((0,external_node_path_.join)(options.stateFolder, 'outputs'));
    return new Workspace({
        root,
        sandbox: options.sandbox,
        environment: commandEnvironment(environment, options.sandbox?.home ?? '/nonexistent'),
        commandSetting: options.commands,
        declared,
        checks: options.verify ?? declared.verify.map((run) => ({ run, quick: undefined, reports: [] })),
        packageChecks: [],
        reader: new WorkspaceReader({
            ...{ root, stateFolder: options.stateFolder, searchPath, outputs },
            temporary: options.sandbox?.temporary
        }),
        pipes: new OutputPipes(options.stateFolder),
        outputs,
        network,
        writablePaths: options.writablePaths,
        readable: [],
        openRoute: async (hosts, allowsMirrors) => {
            // Loaded on demand, because most repositories allow no hosts.
            const [{ openRoute }, { openInternet }] = await Promise.all([
                __webpack_require__.e(/* import() */ 1885).then(__webpack_require__.bind(__webpack_require__, 51885)),
                __webpack_require__.e(/* import() */ 1344).then(__webpack_require__.bind(__webpack_require__, 41344))
            ]);
            const { stateFolder, internet = openInternet(), warn = () => undefined } = options;
            return openRoute({ hosts, allowsMirrors, stateFolder, internet, onRefusal: warn });
        }
    });
}
/** The hosts of a list; none for access to everything or nothing. */
function hostsOf(network) {
    return typeof network === 'boolean' ? [] : network;
}
/**
 * The checked-out repository. Paths are relative to its root, or absolute inside it. A path that leads out of it or into `.git` is a
 * ToolError. Returned paths are relative, with links resolved.
 */
class Workspace {
    root;
    /** Undefined if no sandbox works, so that commands are refused. */
    sandbox;
    /** What checks the work. */
    checks;
    /** Command lines that check the work if it changes their package. */
    packageChecks;
    /** Reads, lists and searches files. */
    reader;
    #parts;
    constructor(parts) {
        this.root = parts.root;
        this.sandbox = parts.sandbox;
        this.checks = parts.checks;
        this.packageChecks = parts.packageChecks;
        this.reader = parts.reader;
        this.#parts = parts;
    }
    /**
     * The names in a folder, and the texts of its files.
     *
     * @param folder relative to the root
     */
    filesIn(folder) {
        return (0,root_files/* readRootFiles */.W)(this.root, folder);
    }
    /** The same workspace, whose commands have more variables, more folders at the start of PATH, and more readable folders. */
    with({ environment, searchPath, readable }) {
        const parts = this.#parts;
        const path = [...searchPath, parts.environment['PATH'] ?? workspace_SYSTEM_PATH].join(':');
        return new Workspace({
            ...parts,
            environment: { ...parts.environment, ...environment, PATH: path },
            readable: [...parts.readable, ...readable]
        });
    }
    /** The command lines of `checks`. */
    get verifyCommands() {
        return this.checks.map(({ run }) => run);
    }
    /** The tests that the root declares now. */
    async declaredChecks() {
        return (await (0,declared_commands/* readDeclaredCommands */.l)(await (0,root_files/* readRootFiles */.W)(this.root))).verify;
    }
    /** The same workspace with these checks of packages. */
    withPackageChecks(packageChecks) {
        return new Workspace({ ...this.#parts, packageChecks });
    }
    /** The same workspace for code that must not run. Commands are refused, as without a sandbox. */
    withoutCommands() {
        return new Workspace({ ...this.#parts, sandbox: undefined });
    }
    /** The same workspace, which this command checks before the other checks. */
    withFirstCheck(run) {
        const rest = this.checks.filter((check) => check.run !== run);
        const first = this.checks.find((check) => check.run === run) ?? { run, quick: undefined, reports: [] };
        return new Workspace({ ...this.#parts, checks: [first, ...rest] });
    }
    /** Keeps a text for the tools that read. Returns its name, such as `output:1`; undefined if it cannot be written to disk. */
    keepOutput(text) {
        const file = this.#parts.outputs.create();
        file?.write(text);
        file?.close();
        return file?.name;
    }
    /** The hosts that agent.yml allows. */
    get hosts() {
        return hostsOf(this.#parts.network);
    }
    /** What `judge` allows, to show to the model. */
    get allowedCommands() {
        const { commandSetting: setting, declared } = this.#parts;
        if (!this.isBounded)
            return { kind: 'rules', rules: (0,default_commands/* commandRules */.Hf)({ setting, declared, isBounded: false }) };
        return typeof setting === 'object' ? { kind: 'reading-and-rules', rules: setting } : { kind: setting ?? 'default' };
    }
    /** True where the kernel limits what commands reach. */
    get isBounded() {
        return this.sandbox !== undefined && this.sandbox.kind !== 'none';
    }
    /** Relative to the root; a path in the /tmp of commands stays absolute. */
    async resolve(path) {
        const { root, relative } = await this.#locate(path);
        return root === this.root ? relative : (0,resolve_inside/* shownInTmp */.GD)(relative);
    }
    /** The folder that a path is in, the work tree or the /tmp of commands, and the path below it. */
    async #locate(path) {
        const temporary = this.sandbox?.temporary;
        const inTmp = temporary === undefined ? undefined : (0,resolve_inside/* pathInTmp */.QU)(this.root, path);
        if (temporary === undefined || inTmp === undefined) {
            return { root: this.root, relative: await (0,resolve_inside/* resolveInside */.LI)(this.root, path) };
        }
        return { root: temporary, relative: await (0,resolve_inside/* resolveInside */.LI)(temporary, inTmp) };
    }
    /** True for anything, including folders. */
    async exists(path) {
        const { root, relative } = await this.#locate(path);
        return (0,files_files/* existsBeneath */.a4)(root, relative);
    }
    async readFile(path, signal) {
        const { root, relative } = await this.#locate(path);
        const content = await this.reader.explainingErrors(path, signal, () => (0,files_files/* readFileBeneath */.aL)(root, relative));
        return { path: await this.resolve(path), content };
    }
    async writeFile(path, content, signal) {
        const { root, relative } = await this.#locate(path);
        if (root === this.root)
            this.#requireWritable(relative);
        const isNew = !(await (0,files_files/* existsBeneath */.a4)(root, relative));
        await applyChanges(root, [{ path: relative, content: Buffer.from(content) }], signal);
        return { path: root === this.root ? relative : (0,resolve_inside/* shownInTmp */.GD)(relative), isNew };
    }
    /** Makes all the changes or none. Their paths come from `resolve`. */
    async applyChanges(changes, signal) {
        if (changes.some(({ path }) => path.startsWith('/')))
            throw new errors/* ToolError */.v4(ONLY_REPOSITORY);
        for (const { path } of changes)
            this.#requireWritable(path);
        await applyChanges(this.root, changes, signal);
    }
    #requireWritable(path) {
        const { writablePaths = [] } = this.#parts;
        if ((0,writable_paths/* isWritable */.nH)(path, this.#parts.writablePaths))
            return;
        throw new errors/* ToolError */.v4(`${path} was not changed: agent.yml allows changes only in ${(0,format/* listFirst */.rL)(writablePaths, 20)}.`);
    }
    /** Paths of all files that are not ignored, sorted. */
    files(signal) {
        return this.reader.files(signal);
    }
    /** The working folder for a path from the model. @throws ToolError if it is not a folder */
    workingFolder(path, signal) {
        return resolveWorkingFolder(this.root, path, () => this.reader.files(signal));
    }
    /**
     * Whether the model is allowed to run this command in this folder. Checks of the work are always allowed.
     *
     * @param folder relative to the root
     */
    async judge(command, folder = '') {
        const { commandSetting: setting, declared } = this.#parts;
        const { checks, packageChecks, root } = this;
        const ownCommands = [...checks.flatMap(({ run, quick }) => [run, quick]), ...packageChecks];
        const isBounded = this.isBounded;
        if (ownCommands.includes(command.trim()))
            return { kind: 'allowed', rules: [command.trim()] };
        // Loaded on demand: the shell grammar is large, and many runs first read files for a while.
        const { judgeAnyCommand, judgeCommand } = await Promise.all(/* import() */[__webpack_require__.e(9863), __webpack_require__.e(1657)]).then(__webpack_require__.bind(__webpack_require__, 21657));
        if (isBounded && setting === 'any')
            return judgeAnyCommand(command);
        const judgeWith = (packageBinaries) => judgeCommand(command, (0,default_commands/* commandRules */.Hf)({ setting, declared, packageBinaries, isBounded }), {
            root,
            folder,
            isBounded
        });
        const judgment = judgeWith([]);
        // Lock files can be megabytes, and most commands need none of the programs that they name.
        return !isBounded || judgment.kind === 'allowed' ? judgment : judgeWith(await (0,package_binaries/* readPackageBinaries */.I)(root));
    }
    /**
     * Runs a shell command in the sandbox. Does not apply the rules: checks and set-up commands need none, and the tool calls `judge`
     * first. When it returns, everything that the command started has ended.
     *
     * @throws ToolError if there is no sandbox
     */
    async run(command, options) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const { sandbox, environment, pipes, root, readable, writablePaths } = this.#parts;
            if (!sandbox)
                throw new errors/* ToolError */.v4(NO_SANDBOX);
            const { timeoutMs = DEFAULT_TIMEOUT_MS, cwd = '.', network = this.#parts.network, allowsMirrors = false, writable = [], keepsOutput = false, isConfined = false, onOutput, signal } = options;
            const folder = (0,external_node_path_.join)(root, await (0,resolve_inside/* resolveInside */.LI)(root, cwd));
            const outputs = keepsOutput ? this.#parts.outputs : undefined;
            const confinedTo = isConfined && writablePaths ? { root, paths: writablePaths.map((path) => (0,external_node_path_.join)(root, path)) } : undefined;
            const where = { cwd: folder, readable, writable, confinedTo };
            const run = { sandbox, environment, pipes, outputs, ...where, timeoutMs, onOutput, signal };
            const hosts = hostsOf(network);
            if (hosts.length === 0)
                return runCommand(command, { ...run, network: network === true });
            if (sandbox.kind === 'none')
                throw new errors/* UserError */.yo(NO_LIST);
            const route = workspace_addDisposableResource(env_1, await this.#parts.openRoute(hosts, allowsMirrors), true);
            const withRoute = { ...run, network: false, readable: [...readable, ...route.readable] };
            const result = await runCommand(route.wrap(command), withRoute);
            return { ...result, output: `${endingLine(result.output)}${route.notes()}` };
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            const result_1 = workspace_disposeResources(env_1);
            if (result_1)
                await result_1;
        }
    }
    /**
     * Starts a program in the sandbox that runs in the background. It can read the work tree and cannot write to it.
     *
     * @param environment is added to the environment of commands
     * @throws ToolError if there is no sandbox
     */
    async startBackgroundProcess(command, { environment, network }) {
        const { sandbox, root, readable } = this.#parts;
        if (!sandbox)
            throw new errors/* ToolError */.v4(NO_SANDBOX);
        const run = { sandbox, cwd: root, readable, environment: { ...this.#parts.environment, ...environment } };
        const hosts = hostsOf(network);
        if (hosts.length === 0)
            return startBackgroundProcess(command, { ...run, network: network === true });
        if (sandbox.kind === 'none')
            throw new errors/* ToolError */.v4(NO_LIST);
        const route = await this.#parts.openRoute(hosts, false);
        const wrap = (script) => route.wrap(script);
        const withRoute = { ...run, network: false, readable: [...readable, ...route.readable], wrap };
        const started = startBackgroundProcess(command, withRoute);
        void started.ended.then(() => route[Symbol.asyncDispose]());
        return started;
    }
}
function endingLine(output) {
    return output === '' || output.endsWith('\n') ? output : `${output}\n`;
}


/***/ })

};
