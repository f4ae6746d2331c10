export const id = 54;
export const ids = [54];
export const modules = {

/***/ 175:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ findCheckout)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _usage_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4565);



/**
 * The root of the git checkout that holds this folder.
 *
 * @param option what names the folder, for people
 * @throws UsageError when there is none: without git, nobody could see the change or take it back
 */
function findCheckout(folder, option = '--cwd') {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder))
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`There is no folder ${folder}. Name a checkout with ${option}.`);
    const start = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder));
    for (let root = start;; root = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(root)) {
        // A file in place of a folder is how a linked work tree or a submodule has it.
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, '.git')))
            return root;
        if (root === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(root)) {
            throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`${start} is in no git repository, so a change could not be looked at or taken back. ` +
                `Name a checkout with ${option}, or make this one with git init.`);
        }
    }
}


/***/ }),

/***/ 3727:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ jsonText)
/* harmony export */ });
// What draws nothing, turns the direction of text, or is a command to a terminal. In JSON a line feed can only stand between values.
const HIDDEN = /[\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}]|(?!\n)\p{Cc}/gu;
/** The JSON that commands print, with hidden characters escaped: text of strangers is in it, and it may end on a terminal. */
function jsonText(value) {
    return `${JSON.stringify(value, undefined, 2).replace(HIDDEN, escaped)}\n`;
}
/** In JSON a character beyond 16 bits is two escapes. */
function escaped(character) {
    return character
        .split('')
        .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .join('');
}


/***/ }),

/***/ 6643:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ rulesReader)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9973);
/* harmony import */ var _workspace_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6857);
/* harmony import */ var _workspace_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7874);




/**
 * Reads the files of a checkout that say how to work on it, in the way the file tools read.
 *
 * Attack: `AGENTS.md` of a checkout that somebody else made is a link to a key in the home folder, and goes to the model; or it is a
 * pipe, which would be waited for.
 *
 * @param root an absolute path without symbolic links
 * @returns a reader that answers undefined for a file that is not there
 */
function rulesReader(root) {
    return async (path) => {
        try {
            return (await (0,_workspace_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readFileBeneath */ .aL)(root, await (0,_workspace_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveInside */ .L)(root, path))).toString();
        }
        catch (error) {
            if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .isSystemError */ .Or)(error) && error.code === 'ENOENT')
                return undefined;
            const message = `${(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, path)} cannot be read. Make it a file of this checkout that you may read, or remove it.`;
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(message, { cause: error });
        }
    };
}


/***/ }),

/***/ 5621:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FD: () => (/* binding */ readDestination),
/* harmony export */   XJ: () => (/* binding */ readHostRule),
/* harmony export */   cy: () => (/* binding */ entryFor),
/* harmony export */   lh: () => (/* binding */ HOST_WANTED),
/* harmony export */   sG: () => (/* binding */ ruleFor)
/* harmony export */ });
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3136);

const USUAL_PORTS = { 'https://': [443], 'http://': [80], '': [443, 80] };
const MAX_NAME = 253;
const LABEL = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;
// A number in the last place would make an address of it: 127.1, 0x7f.1.
const LAST_LABEL = /^[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
// The star is a sign of one label, or the whole of it: api-*.example.org, *.example.org.
const STARRED = /^(?=.{1,63}$)[a-z0-9_-]*\*[a-z0-9_-]*$/;
// Names that lead to the machine itself, to its neighbours, or to nobody.
const NEARBY = new Set([
    'localhost',
    'local',
    'internal',
    'intranet',
    'lan',
    'corp',
    'home',
    'arpa',
    'onion',
    'invalid'
]);
/** What belongs in a list of hosts, for a message. */
const HOST_WANTED = 'a host such as registry.npmjs.org or *.example.org, perhaps with a port: no address, no path, no name of this machine or its network';
/**
 * Reads one entry: a name, or `*.` before at least two labels for all names below them. With `https://` or `http://` before it,
 * or a port behind it, that port alone; else 443 and 80.
 *
 * @returns what is wrong with it as text, for what is none
 */
function readHostRule(text) {
    const [, scheme = '', name = '', port] = /^(https?:\/\/|)([^/:@?#]*)(?::(\d{1,5}))?$/i.exec(text) ?? [];
    if (name === '')
        return HOST_WANTED;
    const ports = port === undefined ? USUAL_PORTS[scheme.toLowerCase()] : [Number(port)];
    if (ports.some((each) => each < 1 || each > 65_535))
        return 'a port from 1 to 65535 behind the host';
    const ascii = name.toLowerCase().replace(/\.$/, '');
    // eslint-disable-next-line no-control-regex -- all that is no ASCII
    if (/[^\x00-\x7f]/.test(ascii))
        return inPunycode(ascii);
    const labels = ascii.split('.');
    const [first = '', ...others] = labels;
    const isStarred = first.includes('*');
    if (isStarred && !STARRED.test(first))
        return HOST_WANTED;
    if (isStarred && others.length < 2)
        return 'at least two labels after the star, as in *.example.org';
    const plain = isStarred ? others : labels;
    if (!isName(plain) || ascii.length > MAX_NAME)
        return HOST_WANTED;
    return { text, labels, ports };
}
/** The host and port of `host:port`; undefined for what is no name of a host on the internet. */
function readDestination(authority, usualPort) {
    const [, name = '', port] = /^([^/:@?#\s]{1,254})(?::(\d{1,5}))?$/.exec(authority) ?? [];
    const host = name.toLowerCase().replace(/\.$/, '');
    const number = port === undefined ? usualPort : Number(port);
    if (number === undefined || number < 1 || number > 65_535 || !isName(host.split('.')))
        return undefined;
    return host.length <= MAX_NAME ? { host, port: number } : undefined;
}
/** The entry of a list that lets a destination through, and no other host. */
function entryFor({ host, port }) {
    return USUAL_PORTS[''].some((usual) => usual === port) ? host : `${host}:${port}`;
}
/** The first of the rules that lets something through. */
function ruleFor({ host, port }, rules) {
    const labels = host.split('.');
    return rules.find((rule) => rule.ports.includes(port) && covers(rule.labels, labels));
}
function covers([first = '', ...others], labels) {
    const below = labels.length - others.length;
    if (below < 1 || others.some((label, index) => label !== labels[below + index]))
        return false;
    if (first === '*')
        return true;
    const [label = ''] = labels;
    const [start = '', end] = first.split('*');
    if (below !== 1)
        return false;
    if (end === undefined)
        return label === first;
    return label.length > first.length - 1 && label.startsWith(start) && label.endsWith(end);
}
function isName(labels) {
    const last = labels.at(-1) ?? '';
    return (labels.length >= 2 &&
        labels.every((label) => LABEL.test(label) && isRealPunycode(label)) &&
        LAST_LABEL.test(last) &&
        !NEARBY.has(last));
}
/** Attack: a label that says it is Punycode, and that programs read each in their own way. */
function isRealPunycode(label) {
    if (!label.startsWith('xn--'))
        return !label.startsWith('--', 2);
    const unicode = (0,node_url__WEBPACK_IMPORTED_MODULE_0__.domainToUnicode)(label);
    return unicode !== '' && unicode !== label && (0,node_url__WEBPACK_IMPORTED_MODULE_0__.domainToASCII)(unicode) === label;
}
function inPunycode(name) {
    const ascii = (0,node_url__WEBPACK_IMPORTED_MODULE_0__.domainToASCII)(name);
    return ascii === '' ? HOST_WANTED : `a host in ASCII, which here is ${ascii}, if that is the one you mean`;
}


/***/ }),

/***/ 3645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ codePoint)
/* harmony export */ });
/** `U+200B`, by which a character is called that nobody can see. */
function codePoint(character) {
    return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}


/***/ }),

/***/ 189:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ defaultCommands),
/* harmony export */   v: () => (/* binding */ inspectionCommands)
/* harmony export */ });
/** Rules for commands that only read; they are always allowed. */
const inspectionCommands = [
    ...[
        ...['status', 'diff', 'log', 'show', 'blame', 'ls-files', 'ls-tree', 'rev-parse', 'rev-list', 'merge-base', 'grep'],
        ...['shortlog', 'describe', 'name-rev', 'show-ref', 'for-each-ref', 'cat-file', 'check-ignore']
    ].flatMap((verb) => [`git ${verb} **`, `git --no-pager ${verb} **`]),
    ...['git branch --list **', 'git branch --show-current', 'git branch -a', 'git branch -r', 'git branch'],
    ...[
        'git tag --list **',
        'git tag -l **',
        'git tag',
        'git remote -v',
        'git remote',
        'git stash list',
        'git worktree list',
        'git --version'
    ],
    ...[
        ...[
            'cat',
            'cd',
            'diff',
            'echo',
            'false',
            'find',
            'grep',
            'head',
            'ls',
            'pwd',
            'sort',
            'tail',
            'true',
            'uniq',
            'sed',
            'wc'
        ],
        ...[
            'awk',
            'basename',
            'cmp',
            'comm',
            'cut',
            'dirname',
            'egrep',
            'fgrep',
            'file',
            'jq',
            'nl',
            'od',
            'paste',
            'printf',
            'readlink'
        ],
        ...['realpath', 'rg', 'seq', 'sha256sum', 'sleep', 'stat', 'tac', 'test', '[', 'tr', 'tree', 'xxd', ':']
    ].map((program) => `${program} **`),
    ...['which **', 'command -v *', 'type *', 'uname', 'uname -a', 'nproc', 'whoami', 'id'],
    ...[
        'node',
        'npm',
        'pnpm',
        'yarn',
        'python',
        'python3',
        'cargo',
        'rustc',
        'ruby',
        'php',
        'java',
        'make',
        'gcc',
        'tsc'
    ].map((program) => `${program} --version`),
    ...['set -e', 'set -o pipefail', 'set -eo pipefail', 'set -euo pipefail', 'set -x', 'set +e'],
    ...['md5sum **', 'rev **', 'column **', 'date **', 'du **', 'git config --get *', 'git stash show **', 'git reflog'],
    ...['node -v', 'npm -v', 'python -V', 'python3 -V', 'go version', 'java -version']
];
/** Rules for making folders and files of the repository, which the file tools can do just as well. */
const treeCommands = ['mkdir **', 'touch **', 'cp **', 'mv **', 'tee **'];
/**
 * The commands that are allowed beside reading, and the checks that are run, when agent.yml names none: the test, build
 * and lint runners that the repository itself declares.
 */
function defaultCommands(declared) {
    const found = [
        fromPackage(declared),
        fromPython(declared),
        fromGo(declared),
        fromRust(declared),
        fromMake(declared),
        { commands: fromMarkers(declared) }
    ];
    const verify = found.map(({ test }) => test).filter((test) => test !== undefined);
    return {
        commands: [...treeCommands, ...found.flatMap(({ commands }) => commands)],
        // A Makefile usually calls the very runner that the language's own files declare, so one check is enough.
        verify: verify.slice(0, verify.at(-1) === 'make test' && verify.length > 1 ? -1 : undefined)
    };
}
const nothing = { commands: [] };
function fromPackage({ packageJson, files }) {
    if (!isRecord(packageJson))
        return nothing;
    const scripts = isRecord(packageJson['scripts']) ? packageJson['scripts'] : {};
    const names = Object.keys(scripts).filter((name) => /^[\w:.-]+$/.test(name) && !name.startsWith('-'));
    const manager = packageManager(packageJson, files);
    // npm keeps options before -- for itself, but for those that every script may be given.
    const commands = names.flatMap((name) => [
        `${manager} run ${name}`,
        `${manager} run ${name} -- **`,
        ...['--silent', '-s'].flatMap((option) => [`${manager} run ${option} ${name}`, `${manager} run ${name} ${option}`])
    ]);
    const hasTest = typeof scripts['test'] === 'string' && !scripts['test'].includes('no test specified');
    const testRules = hasTest
        ? [`${manager} test`, `${manager} test -- **`, ...(manager === 'npm' ? ['npm t'] : [`${manager} test **`])]
        : [];
    const installed = installedRules(packageJson);
    return {
        commands: [
            'node --test **',
            ...(names.length > 0 ? [`${manager} run`] : []),
            'npm ls **',
            ...testRules,
            ...commands,
            ...installed
        ],
        test: hasTest ? `${manager} test` : undefined
    };
}
/** Test, build and lint programs that have no other use, by the name of their package. */
const packagePrograms = new Map(Object.entries({
    ...{ typescript: 'tsc', eslint: 'eslint', prettier: 'prettier', jest: 'jest', vitest: 'vitest', mocha: 'mocha' },
    ...{ ava: 'ava', '@biomejs/biome': 'biome', stylelint: 'stylelint', 'vue-tsc': 'vue-tsc', oxlint: 'oxlint' }
}));
function installedRules(packageJson) {
    const names = ['dependencies', 'devDependencies'].flatMap((key) => {
        const packages = packageJson[key];
        return isRecord(packages) ? Object.keys(packages) : [];
    });
    return names.flatMap((name) => packagePrograms.get(name) ?? []).map((program) => `npx ${program} **`);
}
function packageManager(packageJson, files) {
    const declared = packageJson['packageManager'];
    const named = typeof declared === 'string' ? /^(npm|pnpm|yarn)@/.exec(declared)?.[1] : undefined;
    if (named !== undefined)
        return named;
    if (files.includes('pnpm-lock.yaml'))
        return 'pnpm';
    return files.includes('yarn.lock') ? 'yarn' : 'npm';
}
function fromPython({ files }) {
    const markers = [
        'pyproject.toml',
        'setup.py',
        'setup.cfg',
        'pytest.ini',
        'tox.ini',
        'conftest.py',
        'requirements.txt'
    ];
    if (!markers.some((name) => files.includes(name)))
        return nothing;
    const hasTests = files.some((name) => /^(tests?|pytest\.ini|conftest\.py|test_.*\.py|.*_test\.py)$/.test(name));
    return {
        commands: [
            'pytest **',
            ...['python', 'python3'].flatMap((python) => ['pytest', 'unittest', 'mypy', 'ruff', 'flake8', 'py_compile', 'compileall'].map((name) => `${python} -m ${name} **`)),
            ...['ruff **', 'mypy **', 'flake8 **', 'black **', 'isort **', 'pip list', 'pip show *']
        ],
        test: hasTests ? 'python3 -m pytest' : undefined
    };
}
function fromGo({ files }) {
    if (!files.includes('go.mod'))
        return nothing;
    return {
        commands: [
            'go test **',
            'go vet **',
            'go build **',
            'go list **',
            'go fmt **',
            'go doc **',
            'gofmt **',
            'go env *',
            'go tool cover -func=*'
        ],
        test: 'go test ./...'
    };
}
function fromRust({ files }) {
    if (!files.includes('Cargo.toml'))
        return nothing;
    const verbs = ['test', 'check', 'build', 'clippy', 'fmt', 'tree', 'metadata'];
    return { commands: verbs.map((verb) => `cargo ${verb} **`), test: 'cargo test' };
}
/** Runners of other languages, by the file that declares them. No check follows: without their packages none would pass. */
const runnersOf = [
    [/^pom\.xml$/, ['mvn **', './mvnw **']],
    [/^(build|settings)\.gradle(\.kts)?$/, ['gradle **', './gradlew **']],
    [/^CMakeLists\.txt$/, ['cmake **', 'ctest **']],
    [/^Gemfile$/, ['rspec', 'rake', 'rubocop'].flatMap((name) => [`bundle exec ${name} **`, `${name} **`])],
    [/^composer\.json$/, ['composer test', 'vendor/bin/phpunit **', './vendor/bin/phpunit **', 'php -l *']]
];
function fromMarkers({ files }) {
    return runnersOf.flatMap(([marker, rules]) => (files.some((name) => marker.test(name)) ? rules : []));
}
function fromMake({ makefile }) {
    if (makefile === undefined)
        return nothing;
    const targets = [...makefile.matchAll(/^([A-Za-z][\w.-]*)[ \t]*:(?![:=])/gm)].flatMap(([, name]) => name ?? []);
    const commands = [
        ...(targets.length > 0 ? ['make', 'make -j*'] : []),
        ...[...new Set(targets)].flatMap((target) => [`make ${target}`, `make -j* ${target}`, `make -n ${target}`])
    ];
    return { commands, test: targets.includes('test') ? 'make test' : undefined };
}
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}


/***/ }),

/***/ 6137:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _K: () => (/* binding */ isOutside),
/* harmony export */   dt: () => (/* binding */ foldedCase),
/* harmony export */   e9: () => (/* binding */ isInGitFolder),
/* harmony export */   kV: () => (/* binding */ foldedPath)
/* harmony export */ });
/**
 * A path as the most forgiving file system reads it: case, Unicode compatibility forms, ignorable characters, dots and
 * spaces at the end of a name and NTFS streams make no difference. Two paths that fold alike may be one file somewhere.
 * https://github.com/git/git/blob/master/path.c (only_spaces_and_periods, is_hfs_dotgit)
 */
function foldedPath(path) {
    const names = [];
    for (const name of path.replaceAll('\\', '/').split('/').map(foldedName)) {
        if (name === '..')
            names.pop();
        else if (name !== '' && name !== '.')
            names.push(name);
    }
    return names.join('/');
}
/** True for a path that has `.git`, in any spelling that some file system takes for it, as one of its names. */
function isInGitFolder(path) {
    return path.split(/[/\\]/).some((name) => /^(\.git|git~\d+)$/.test(foldedName(name)));
}
/** True for a path that is absolute or climbs above the folder it starts from. Says nothing about symbolic links. */
function isOutside(path) {
    if (path.startsWith('/'))
        return true;
    let depth = 0;
    for (const name of path.split('/')) {
        if (name === '..')
            depth -= 1;
        else if (name !== '' && name !== '.')
            depth += 1;
        if (depth < 0)
            return true;
    }
    return false;
}
function foldedName(name) {
    const plain = name.normalize('NFKC').replaceAll(/\p{Default_Ignorable_Code_Point}|\p{Cc}/gu, '');
    if (plain === '.' || plain === '..')
        return plain;
    return foldedCase(plain.replace(/(?<=.):.*$/, '').replace(/[. ]+$/, ''));
}
/** Without case, for file systems that have none. To upper case first: there ı is I, and only then i. */
function foldedCase(text) {
    return text.toUpperCase().toLowerCase();
}


/***/ }),

/***/ 7224:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (/* binding */ readAgentFile)
});

// EXTERNAL MODULE: ./src/errors.js
var errors = __webpack_require__(9973);
// EXTERNAL MODULE: ../node_modules/fastest-levenshtein/mod.js
var mod = __webpack_require__(2818);
;// CONCATENATED MODULE: ./src/settings/show-value.js
const MAX_CHARACTERS = 60;
/** A value as a message quotes it: JSON on one short line, or that it is not there. */
function showValue(value) {
    const text = value === undefined ? 'missing' : JSON.stringify(value);
    return text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS).toWellFormed()}…` : text;
}

;// CONCATENATED MODULE: ./src/settings/agent-file-mistakes.js


/** Each issue of the schema as a sentence for the author of the file, with the line it is about. */
function describeIssues(issues, source) {
    return issues.flatMap((issue) => closestReading(issue)).flatMap((issue) => describe(issue, source));
}
// Of several forms a value may have, the one that was meant is the one whose outermost type is right.
function closestReading(issue) {
    if (issue.code !== 'invalid_union')
        return [issue];
    const meant = issue.errors.find((issues) => issues.every(({ code, path }) => path.length > 0 || code !== 'invalid_type'));
    if (!meant)
        return [issue];
    return meant.flatMap((inner) => closestReading({ ...inner, path: [...issue.path, ...inner.path] }));
}
function describe(issue, source) {
    const { path, message } = issue;
    if (issue.code === 'unrecognized_keys') {
        return issue.keys.map((key) => ({ line: source.lineOf([...path, key]), text: unknownKey(key, path, message) }));
    }
    const value = path.reduce(valueAt, source.value);
    const state = value === undefined ? 'missing' : showValue(value);
    return [{ line: source.lineOf(path), text: `${nameOf(path)} is ${state}. It takes ${message}.` }];
}
/** Settings that have another name now. */
const RENAMED = { 'delegation.cheap-model': 'models.cheap' };
function unknownKey(key, path, known) {
    const now = Object.entries(RENAMED).find(([name]) => name === nameOf([...path, key]))?.[1];
    if (now !== undefined)
        return `${nameOf([...path, key])} is not a setting any more. Write it as ${now}.`;
    const near = (0,mod/* closest */.kp)(key, known.split(', '));
    const remedy = (0,mod/* distance */.Io)(key, near) <= 3 ? `Did you mean ${near}?` : `There are ${known}.`;
    return `${nameOf([...path, key])} is not a setting. ${remedy}`;
}
function valueAt(value, name) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name))
        return undefined;
    return value[name]; // It has the property, so it can be asked for it.
}
/** As people write it: `setup[0].run`, or what stands for the whole file. */
function nameOf(path) {
    if (path.length === 0)
        return 'The file';
    const parts = path.map((name, index) => {
        if (typeof name === 'number')
            return `[${name}]`;
        return `${index === 0 ? '' : '.'}${String(name)}`;
    });
    return parts.join('');
}

// EXTERNAL MODULE: ../node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(3301);
// EXTERNAL MODULE: ./src/network/host-rules.js
var host_rules = __webpack_require__(5621);
// EXTERNAL MODULE: ./src/settings/diagnostics-schema.js
var diagnostics_schema = __webpack_require__(4582);
;// CONCATENATED MODULE: ./src/settings/agent-file-schema.js



const DEFAULT_SETUP_MINUTES = 10;
/** As in inputs.ts, the message of each check is what belongs there; the reader makes the sentence, with line and value. */
const words = (wants) => schemas/* string */.YjP(wants).trim().min(1, wants);
const list = (item, wants) => schemas/* array */.YOg(item, wants).max(500, 'at most 500 entries');
const number = (from, to) => {
    const wants = `a whole number from ${from} to ${to}`;
    return schemas/* int */.Whr(wants).min(from, wants).max(to, wants);
};
const dollars = schemas/* number */.aig('US dollars per million tokens').nonnegative('US dollars per million tokens, 0 or more');
/** For an unknown key, the message is what could have been meant. */
function mapping(shape) {
    const keys = Object.keys(shape).join(', ');
    return schemas/* strictObject */.rej(shape, {
        error: ({ code }) => (code === 'unrecognized_keys' ? keys : `a mapping with ${keys}`)
    });
}
const commands = list(words('a command'), 'a list of commands');
const host = schemas/* string */.YjP(host_rules/* HOST_WANTED */.lh).superRefine((text, context) => {
    const rule = (0,host_rules/* readHostRule */.XJ)(text);
    if (typeof rule === 'string')
        context.addIssue(rule);
});
const hosts = schemas/* array */.YOg(host, 'a list of hosts, such as [registry.npmjs.org]').max(100, 'at most 100 hosts');
const reach = schemas/* union */.KCZ([schemas/* boolean */.zMY(), hosts], 'true, false or a list of hosts');
const setupStep = mapping({
    run: words('a command'),
    network: reach
        .optional()
        .describe('What the command may reach: true for the whole network, false for nothing, or a list of hosts. Default: as network at the top.'),
    'timeout-minutes': number(1, 60).default(DEFAULT_SETUP_MINUTES)
});
const price = mapping({
    input: dollars.describe('US dollars per million input tokens.'),
    'cached-input': dollars
        .optional()
        .describe('US dollars per million input tokens read from the cache; default: as input.'),
    'cache-write': dollars
        .optional()
        .describe('US dollars per million input tokens written to the cache; default: as input.'),
    output: dollars.describe('US dollars per million output tokens.')
});
/** What is wrong with a mapping of free names: one of the names, or the whole. */
function namedBy(name, whole) {
    return ({ code }) => (code === 'invalid_key' ? name : whole);
}
const TOOL_NAME = 'the name of a tool, with * for any characters';
// Two underscores in a row part the name of a server from that of its tool, so a name has no underscore of its own.
const SERVER_NAME = /^[a-zA-Z][a-zA-Z0-9-]{0,19}$/;
const variables = schemas/* record */.g1P(schemas/* string */.YjP().regex(/^[a-zA-Z_][a-zA-Z0-9_]{0,99}$/), schemas/* string */.YjP('text; put numbers in quotes'), {
    error: namedBy('a name of letters, digits and underscores', 'a mapping of names of variables to text')
});
const toolName = schemas/* string */.YjP(TOOL_NAME).regex(/^[\w.*/-]{1,100}$/, TOOL_NAME);
const toolNames = list(toolName, 'a list of names of tools, such as ["get_*"]');
const mcpServer = mapping({
    command: schemas/* tuple */.PVZ([words('a program')], schemas/* string */.YjP('an argument'), 'a list: a program, then its arguments')
        .describe('The program and its arguments. It is started in the sandbox, in the work tree, which it can only read.'),
    env: variables
        .default({})
        .describe('Variables beside those that commands have. No place for secrets: they are in the repository.'),
    tools: toolNames.describe('Tools the agent may use, such as "get_*"; ["*"] for all.'),
    'read-only': toolNames
        .default([])
        .describe('Those of them that change nothing: also for questions, and side by side.'),
    'timeout-seconds': number(1, 600).default(60).describe('Time for one call.'),
    network: reach
        .default(false)
        .describe('What the server may reach: true for the whole network, or a list of hosts. Default: nothing.')
});
const sensitiveFile = mapping({
    pattern: words('a path pattern'),
    'require-approval': schemas/* boolean */.zMY('true or false')
        .describe('true: a change waits for approval. false: it does not, unless the path is protected.')
});
const onOrOff = schemas/* boolean */.zMY('true or false').default(false);
const delegation = mapping({
    'spawn-agent': onOrOff.describe('spawn_agent: child sessions, which only read unless the agent lets them change files.'),
    'generate-code': onOrOff.describe('generate_code: files written by the cheap model from a contract.'),
    sprints: onOrOff.describe('write_enriched_sprint and dispatch_sprints: work documents written and audited by the cheap model.')
})
    .prefault({})
    .describe('Tools that hand work on to other sessions and models, each off unless it is true.');
const modelName = words('the name of a model, such as gpt-5 or anthropic/claude-sonnet-5').optional();
const temperature = 'a number from 0 to 2';
const models = mapping({
    main: modelName.describe('The model for requests that name none. Default: that of the workflow.'),
    cheap: modelName.describe('The model for delegated files and documents. Default: the model of the run.'),
    summariser: modelName.describe('The model that sums up a conversation which has grown too long. Default: the model of the run.'),
    fallback: list(words('the name of a model'), 'a list of names of models')
        .optional()
        .describe('Models that take over, in order, when the one before cannot be had. Default: those of the workflow.'),
    temperature: schemas/* number */.aig(temperature)
        .min(0, temperature)
        .max(2, temperature)
        .optional()
        .describe('Left out of the request where a model refuses it. Default: 0.1.'),
    'tool-choice': schemas/* enum */.k5n(['auto', 'required'], 'auto or required')
        .default('auto')
        .describe('Whether a reply may do without a call of a tool.'),
    'tool-calls': schemas/* enum */.k5n(['auto', 'native', 'text'], 'auto, native or text')
        .default('auto')
        .describe('How calls of tools are written: as the protocol has it, as text, or found out by itself.')
})
    .prefault({})
    .describe('Which model does what, each as its endpoint or as provider/name, and how they are asked: docs/models.md.');
/** `.github/agent.yml` as it is written. Also published as docs/agent.schema.json for editors. */
const agentFileSchema = mapping({
    commands: commands
        .optional()
        .describe('Commands the agent may run, such as "npm test" or "pytest **": * is one word, ** any number of words. Default: what the repository declares.'),
    verify: commands
        .optional()
        .describe('Commands that prove the work, run before and after it. Default: the test command the repository declares; [] for none.'),
    network: hosts
        .default([])
        .describe('Hosts that commands may reach by HTTP and HTTPS, such as registry.npmjs.org or *.example.org. Default: none.'),
    setup: schemas/* union */.KCZ([words('a command'), schemas/* array */.YOg(schemas/* union */.KCZ([words('a command'), setupStep])).max(50, 'at most 50 entries')], 'a command, or a list of commands')
        .default([])
        .describe('Commands run once before the work, in order.'),
    limits: mapping({
        rounds: number(1, 1_000).optional().describe('Requests to the model.'),
        minutes: number(1, 360).optional(),
        tokens: number(1_000, 1_000_000_000).optional().describe('Input and output tokens together.'),
        dollars: schemas/* number */.aig('US dollars')
            .positive('US dollars, more than 0')
            .optional()
            .describe('US dollars. Kept where the price of the model is known, or stands under prices.'),
        'context-tokens': number(4_000, 10_000_000)
            .optional()
            .describe('Tokens that the main model can hold in view, for a model or a server that is not known, such as one that cuts longer prompts without a word.'),
        'output-tokens': number(256, 1_000_000)
            .optional()
            .describe('Tokens of one reply, thinking included. Default: as the provider has it.'),
        'command-seconds': number(1, 600).optional().describe('Time for one command of the agent that asks for no other.'),
        processes: number(16, 100_000)
            .optional()
            .describe('Processes and threads of one command. Default: 2048, or 128 for each processor where that is more.'),
        'memory-mb': number(64, 10_000_000)
            .optional()
            .describe('Memory of one command with all that it starts. Default: three quarters of the memory of the machine.'),
        'file-mb': number(1, 10_000_000).optional().describe('Size of one file that a command writes. Default: 4096.'),
        'temporary-mb': number(1, 1_000_000)
            .optional()
            .describe('What each of /tmp, /var/tmp and /dev/shm holds; they lie in memory. Default: 2048, at most a quarter of the memory of the machine.'),
        'disk-mb': number(1, 100_000_000)
            .optional()
            .describe('By how much one command may shrink the free space of the disk. Default: 10240.')
    })
        .prefault({})
        .describe('Limits for runs in this repository, within the ceiling that the workflow sets.'),
    'protected-paths': list(words('a path pattern'), 'a list of path patterns')
        .default([])
        .describe('Paths the agent may not change, beside those that are always protected, such as "migrations/**".'),
    'sensitive-files': schemas/* array */.YOg(sensitiveFile, 'a list of mappings with pattern and require-approval')
        .max(500, 'at most 500 entries')
        .default([])
        .describe('Files whose change needs approval or not. Of the patterns that fit a path, built-in ones first, the last decides.'),
    instructions: schemas/* string */.YjP('text')
        .max(20_000, 'text of at most 20,000 characters')
        .default('')
        .describe('Told to the agent with every task.'),
    'allowed-models': list(words('the name of a model'), 'a list of names of models')
        .optional()
        .describe('Models that --model may choose beside the usual one. Default: any that the workflow has a key for.'),
    models,
    prices: schemas/* record */.g1P(schemas/* string */.YjP(), price, 'a mapping of names of models')
        .default({})
        .describe('Prices by the name of the model or by provider/name, in place of those that are known of its vendor.'),
    'mcp-servers': schemas/* record */.g1P(schemas/* string */.YjP().regex(SERVER_NAME), mcpServer, {
        error: namedBy('a name of at most 20 letters, digits and hyphens', 'a mapping of names of servers')
    })
        .default({})
        .describe('Programs that offer the agent tools over the Model Context Protocol. Default: none.'),
    diagnostics: diagnostics_schema/* diagnosticsSchema */.cb,
    delegation
});
/** The JSON Schema for editors. Draft 7 is the one they all know. */
function agentFileJsonSchema() {
    const schema = z.toJSONSchema(agentFileSchema, { target: 'draft-7', io: 'input' });
    return { ...schema, title: 'Settings of Forgehand (.github/agent.yml)' };
}

// EXTERNAL MODULE: ../node_modules/zod/v4/core/errors.js
var core_errors = __webpack_require__(6150);
;// CONCATENATED MODULE: ./src/settings/diagnostics.js



/** @throws UserError for a file of problem matchers that is missing or is none */
async function readDiagnostics(entries, readBeside) {
    if (entries === undefined)
        return undefined;
    const read = entries.map(async (entry) => {
        if (typeof entry === 'string')
            return entry;
        const { command, files, 'problem-matcher': matcher } = entry;
        return { command, files, matchers: await matchersOf(matcher, readBeside) };
    });
    return await Promise.all(read);
}
async function matchersOf(matcher, readBeside) {
    if (typeof matcher !== 'string')
        return [toMatcher(matcher)];
    const name = diagnostics_schema/* MATCHERS */.kS.find((each) => each === matcher);
    return name ?? readMatcherFile(matcher, await readBeside(matcher));
}
function readMatcherFile(path, text) {
    if (text === undefined) {
        throw new errors/* UserError */.yo(`agent.yml names the problem matcher ${path}, which is not on the base branch. Add it there.`);
    }
    const parsed = diagnostics_schema/* matcherFileSchema */.O.safeParse(parseJson(path, text));
    if (!parsed.success)
        throw new errors/* UserError */.yo(`${path} is no file of problem matchers:\n${core_errors/* prettifyError */.S1(parsed.error)}`);
    return parsed.data.problemMatcher.map(toMatcher);
}
function parseJson(path, text) {
    try {
        return JSON.parse(text);
    }
    catch (error) {
        throw new errors/* UserError */.yo(`${path} is no JSON: ${(0,errors/* messageOf */.bD)(error)}.`, { cause: error });
    }
}
function toMatcher({ severity = 'error', pattern }) {
    return { severity, patterns: [pattern].flat() };
}

;// CONCATENATED MODULE: ./src/settings/yaml-source.js

// A few anchors are a convenience; aliases of aliases of aliases are an attack on memory.
const MAX_ALIASES = 50;
async function readYaml(text) {
    // Loaded here because most repositories have no such file.
    const { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } = await __webpack_require__.e(/* import() */ 637).then(__webpack_require__.t.bind(__webpack_require__, 6637, 19));
    const lines = new LineCounter();
    const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
    const keyOrItem = (node, name) => {
        if (isSeq(node))
            return typeof name === 'number' ? { at: node.items[name], value: node.items[name] } : undefined;
        const pair = isMap(node) ? node.items.find(({ key }) => isScalar(key) && String(key.value) === name) : undefined;
        return pair && { at: pair.key, value: pair.value };
    };
    const lineOf = (path) => {
        let found = document.contents;
        let inside = document.contents;
        for (const name of path) {
            const next = keyOrItem(inside, name);
            if (!next)
                break;
            found = next.at;
            inside = next.value;
        }
        return isNode(found) ? lineOfNode(found, lines) : 1;
    };
    const problems = [...document.errors, ...document.warnings];
    const mistakes = problems.map(({ message, pos }) => ({ line: lines.linePos(pos[0]).line, text: `${message}.` }));
    if (mistakes.length > 0)
        return { value: undefined, mistakes, lineOf };
    try {
        return { value: document.toJS({ maxAliasCount: MAX_ALIASES }), mistakes, lineOf };
    }
    catch (error) {
        return { value: undefined, mistakes: [{ line: 1, text: `${(0,errors/* messageOf */.bD)(error)}.` }], lineOf };
    }
}
function lineOfNode({ range }, lines) {
    return range ? Math.max(1, lines.linePos(range[0]).line) : 1;
}

;// CONCATENATED MODULE: ./src/settings/agent-file.js





const agent_file_MAX_CHARACTERS = 65_536;
const MAX_MISTAKES = 30;
/**
 * Reads the settings of the repository.
 *
 * @param text undefined when there is no file, which is the same as an empty one
 * @param path is for messages only
 * @param readBeside reads the files that the settings name, from where the settings are
 * @throws UserError that names every mistake with its line, the value and what belongs there
 */
async function readAgentFile(text, path = '.github/agent.yml', readBeside = () => Promise.resolve(undefined)) {
    const file = text === undefined ? agentFileSchema.parse({}) : await parse(text, path);
    return { ...toAgentFile(file), diagnostics: await readDiagnostics(file.diagnostics, readBeside) };
}
async function parse(text, path) {
    if (text.length > agent_file_MAX_CHARACTERS) {
        throw new errors/* UserError */.yo(`${path} has ${text.length} characters. It may have ${agent_file_MAX_CHARACTERS}; shorten it.`);
    }
    const source = await readYaml(text);
    // An empty file, or one of comments only, says nothing, as no file does.
    const parsed = agentFileSchema.safeParse(source.value ?? {});
    if (parsed.success && source.mistakes.length === 0)
        return parsed.data;
    const mistakes = parsed.error ? describeIssues(parsed.error.issues, source) : source.mistakes;
    const inOrder = mistakes.toSorted((one, other) => one.line - other.line);
    const lines = inOrder.slice(0, MAX_MISTAKES).map((mistake) => `- line ${mistake.line}: ${mistake.text}`);
    throw new errors/* UserError */.yo(`${path} needs mending on the base branch:\n${lines.join('\n')}`);
}
function toAgentFile(file) {
    return {
        commands: file.commands,
        verify: file.verify,
        network: file.network,
        setup: [file.setup].flat().map(toSetupStep),
        limits: {
            rounds: file.limits.rounds,
            minutes: file.limits.minutes,
            tokens: file.limits.tokens,
            dollars: file.limits.dollars,
            contextTokens: file.limits['context-tokens'],
            outputTokens: file.limits['output-tokens'],
            commandSeconds: file.limits['command-seconds'],
            processes: file.limits.processes,
            memoryMb: file.limits['memory-mb'],
            fileMb: file.limits['file-mb'],
            temporaryMb: file.limits['temporary-mb'],
            diskMb: file.limits['disk-mb']
        },
        protectedPaths: file['protected-paths'],
        sensitiveFiles: file['sensitive-files'].map(({ pattern, ...rest }) => ({
            pattern,
            requiresApproval: rest['require-approval']
        })),
        instructions: file.instructions.trim(),
        allowedModels: file['allowed-models'],
        models: toModels(file.models),
        prices: new Map(Object.entries(file.prices).map(([model, { input, output, ...cache }]) => [
            model,
            { input, cachedInput: cache['cached-input'] ?? input, cacheWrite: cache['cache-write'], output }
        ])),
        delegation: toDelegation(file.delegation),
        mcpServers: Object.entries(file['mcp-servers']).map(([name, server]) => ({
            name,
            command: server.command,
            environment: server.env,
            tools: server.tools,
            readOnlyTools: server['read-only'],
            timeoutMs: server['timeout-seconds'] * 1000,
            network: server.network
        }))
    };
}
function toDelegation(file) {
    return {
        spawnAgent: file['spawn-agent'],
        generateCode: file['generate-code'],
        sprints: file.sprints
    };
}
function toModels(file) {
    return {
        main: file.main,
        cheap: file.cheap,
        summariser: file.summariser,
        fallback: file.fallback,
        temperature: file.temperature,
        toolChoice: file['tool-choice'],
        toolCalls: file['tool-calls']
    };
}
function toSetupStep(step) {
    if (typeof step === 'string')
        return { run: step, network: undefined, timeoutMs: DEFAULT_SETUP_MINUTES * 60_000 };
    return { run: step.run, network: step.network, timeoutMs: step['timeout-minutes'] * 60_000 };
}


/***/ }),

/***/ 4582:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ matcherFileSchema),
/* harmony export */   Pf: () => (/* binding */ CHECKERS),
/* harmony export */   cb: () => (/* binding */ diagnosticsSchema),
/* harmony export */   kS: () => (/* binding */ MATCHERS)
/* harmony export */ });
/* unused harmony export problemMatcherSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3301);

/** Checkers that are known by name; each runs where its configuration is. */
const CHECKERS = ['typescript', 'eslint', 'ruff', 'flake8', 'go-vet', 'cargo-check'];
/** Problem matchers that are known by name. `gcc` fits all that print `file:line:column: error: message`. */
const MATCHERS = ['tsc', 'eslint-stylish', 'eslint-unix', 'ruff', 'flake8', 'go-vet', 'cargo', 'gcc'];
const GROUP = 'the number of a group of the regular expression';
const group = zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(GROUP).min(0, GROUP).max(99, GROUP).optional();
const REGEXP = 'a regular expression';
const pattern = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    regexp: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(REGEXP).min(1, REGEXP).refine(isRegularExpression, REGEXP),
    file: group,
    fromPath: group,
    line: group,
    column: group,
    severity: group,
    code: group,
    message: group,
    loop: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY('true or false').optional()
}, 'a mapping with regexp and the numbers of its groups');
const PATTERNS = 'a list of patterns, of which one has a group for the message and only the last may loop';
/**
 * A problem matcher, in the format that GitHub's runner and VS Code read; `problem-matchers.md` in the documents of
 * https://github.com/actions/toolkit has it. Fields that only one of them knows are left alone.
 */
const problemMatcherSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    owner: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP('a name').min(1, 'a name'),
    severity: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP('error, warning or notice').optional(),
    pattern: zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(pattern).min(1, PATTERNS).max(20, PATTERNS), pattern], PATTERNS)
        .refine((patterns) => isComplete([patterns].flat()), PATTERNS)
}, 'a mapping with owner and pattern');
/** What a file of problem matchers holds. */
const matcherFileSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ problemMatcher: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(problemMatcherSchema, 'a list of problem matchers').min(1, 'a list of problem matchers') }, 'an object with problemMatcher');
// In the unions below a mapping comes first: of a mapping with a mistake, the mistake is told.
const MATCHER = `one of ${MATCHERS.join(', ')}, the path of a .json file, or a problem matcher`;
const declaredChecker = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    command: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP('a command').trim().min(1, 'a command').describe('Run at the root, without the network.'),
    'problem-matcher': zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([problemMatcherSchema, zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(MATCHERS, MATCHER), zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/\.json$/, MATCHER)], MATCHER)
        .describe('How its output is read: by a matcher that is known by name, by a file in the repository, or by one written here.'),
    files: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP('a glob')
        .min(1, 'a glob')
        .optional()
        .describe('It is run when a file that matches is asked about, such as "*.css". Default: any.')
}, {
    error: ({ code }) => code === 'unrecognized_keys' ? 'command, problem-matcher, files' : 'a mapping with command and problem-matcher'
});
const ENTRY = `one of ${CHECKERS.join(', ')}, or a mapping with command and problem-matcher`;
const diagnosticsSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([declaredChecker, zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(CHECKERS, ENTRY)], ENTRY), 'a list of checkers')
    .max(50, 'at most 50 entries')
    .optional()
    .describe('Checkers that get_diagnostics asks. Default: those that are configured in the repository; [] for none.');
function isRegularExpression(source) {
    try {
        new RegExp(source);
        return true;
    }
    catch {
        return false;
    }
}
function isComplete(patterns) {
    const loops = patterns.findIndex(({ loop }) => loop === true);
    const loopIsLast = loops === -1 || (loops > 0 && loops === patterns.length - 1);
    return loopIsLast && patterns.some(({ message }) => message !== undefined);
}


/***/ }),

/***/ 8033:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ readDeclaredCommands)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9973);
/* harmony import */ var _policy_default_commands_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(189);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6857);



/** What the repository's own files say of its commands and tests. */
async function readDeclaredCommands(root) {
    const files = (await (0,_files_js__WEBPACK_IMPORTED_MODULE_1__/* .listFolderBeneath */ .Il)(root, '')).map(({ name }) => name);
    const text = async (name) => {
        if (!files.includes(name))
            return undefined;
        try {
            return (await (0,_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readFileBeneath */ .aL)(root, name)).toString();
        }
        catch (error) {
            // A package.json that is a folder or a link declares nothing.
            if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isSystemError */ .Or)(error) || error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ToolError */ .v4)
                return undefined;
            throw error;
        }
    };
    return (0,_policy_default_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .defaultCommands */ .W)({ packageJson: parsed(await text('package.json')), files, makefile: await text('Makefile') });
}
function parsed(json) {
    try {
        return json === undefined ? undefined : JSON.parse(json);
    }
    catch {
        // The repository's own tools will complain about it; here it declares nothing.
        return undefined;
    }
}


/***/ }),

/***/ 6857:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Y: () => (/* binding */ sizeBeneath),
/* harmony export */   Dd: () => (/* binding */ writeFileBeneath),
/* harmony export */   Il: () => (/* binding */ listFolderBeneath),
/* harmony export */   Z4: () => (/* binding */ isOwnFile),
/* harmony export */   a4: () => (/* binding */ existsBeneath),
/* harmony export */   aL: () => (/* binding */ readFileBeneath),
/* harmony export */   io: () => (/* binding */ linkBeneath),
/* harmony export */   mn: () => (/* binding */ withFileBeneath),
/* harmony export */   oq: () => (/* binding */ kindBeneath),
/* harmony export */   qf: () => (/* binding */ writeNew)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9973);
/* harmony import */ var _open_beneath_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5262);
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






const MAX_FILE_BYTES = 32 * 1024 * 1024;
/**
 * @param relative as `resolveInside` returns it, here and below
 * @throws ToolError for what is no readable file; the system's ENOENT
 */
function readFileBeneath(root, relative) {
    return withFileBeneath(root, relative, async (file, { size }) => {
        if (size <= MAX_FILE_BYTES)
            return await file.readFile();
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .ToolError */ .v4(`${relative} has ${size} bytes, more than can be held at once. Use read_file or grep_search.`);
    });
}
/**
 * Opens a file for as long as `work` takes.
 *
 * @throws ToolError for what is no readable file; the system's ENOENT
 */
async function withFileBeneath(root, relative, work) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { dir, base } = node_path__WEBPACK_IMPORTED_MODULE_3__.posix.parse(relative);
        if (base === '')
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .ToolError */ .v4('The root of the repository is a folder; use list_directory.');
        const folder = __addDisposableResource(env_1, await (0,_open_beneath_js__WEBPACK_IMPORTED_MODULE_4__/* .openBeneath */ .c)(root, dir), true);
        const file = __addDisposableResource(env_1, await (0,_open_beneath_js__WEBPACK_IMPORTED_MODULE_4__/* .openFile */ .T)(folder, base), true);
        const stats = await file.stat();
        if (stats.isDirectory())
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .ToolError */ .v4(`${relative} is a folder; use list_directory.`);
        if (!stats.isFile())
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .ToolError */ .v4(`${relative} is no regular file.`);
        if (!isOwnFile(relative, stats)) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .ToolError */ .v4(`${relative} has a second name (hard link) and may belong elsewhere; it is not read.`);
        }
        return await work(file, stats);
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
/**
 * False for a file that may well lie outside the repository too: a hard link has no target to look at, and git makes none.
 * Package managers do, to share what they installed.
 */
function isOwnFile(path, { nlink }) {
    return nlink <= 1 || path.split('/').includes('node_modules');
}
/**
 * Writes a whole file at once: a reader sees the old content or the new. Folders are made as needed; mode and owner of a
 * file that is there stay.
 *
 * @returns true when the file is new
 */
async function writeFileBeneath(root, relative, content) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const { dir, base } = node_path__WEBPACK_IMPORTED_MODULE_3__.posix.parse(relative);
        if (base === '')
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .ToolError */ .v4('The root of the repository is a folder; name a file in it.');
        const folder = __addDisposableResource(env_2, await (0,_open_beneath_js__WEBPACK_IMPORTED_MODULE_4__/* .openBeneath */ .c)(root, dir, { create: true }), true);
        const old = await statIfThere(folder.at(base));
        if (old && !old.isFile())
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .ToolError */ .v4(`${relative} is ${old.isDirectory() ? 'a folder' : 'no regular file'}.`);
        const temporary = `.forgehand-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`;
        try {
            await writeNew(folder, temporary, { content, like: old });
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(folder.at(temporary), folder.at(base));
        }
        catch (error) {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.unlink)(folder.at(temporary)).catch((missing) => {
                if (!(0,_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .isSystemError */ .Or)(missing))
                    throw missing;
            });
            throw error;
        }
        return old === undefined;
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
/** Writes a file that must not exist yet, with the mode and owner of another when one is given. */
async function writeNew(folder, name, { content, like }) {
    const env_3 = { stack: [], error: void 0, hasError: false };
    try {
        const { O_CREAT, O_EXCL, O_NOFOLLOW, O_WRONLY } = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants;
        const file = __addDisposableResource(env_3, await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(folder.at(name), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, 0o666), true);
        await file.writeFile(content);
        // As root, in a container job, a file of ours could not be changed by commands, which run as the tree's owner.
        const owner = process.getuid?.() === 0 ? (like ?? (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.stat)(folder.path))) : undefined;
        if (owner)
            await file.chown(owner.uid, owner.gid);
        if (like)
            await file.chmod(like.mode & 0o777);
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
async function existsBeneath(root, relative) {
    return (await statBeneath(root, relative)) !== undefined;
}
/** Undefined when there is nothing. */
async function sizeBeneath(root, relative) {
    return (await statBeneath(root, relative))?.size;
}
/** Of what stands at a path itself, be it a link; undefined when there is nothing, or only behind a link. */
async function statBeneath(root, relative) {
    const { dir, base } = node_path__WEBPACK_IMPORTED_MODULE_3__.posix.parse(relative);
    try {
        const env_4 = { stack: [], error: void 0, hasError: false };
        try {
            const folder = __addDisposableResource(env_4, await (0,_open_beneath_js__WEBPACK_IMPORTED_MODULE_4__/* .openBeneath */ .c)(root, dir), true);
            return await statIfThere(folder.at(base));
        }
        catch (e_4) {
            env_4.error = e_4;
            env_4.hasError = true;
        }
        finally {
            const result_4 = __disposeResources(env_4);
            if (result_4)
                await result_4;
        }
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .isSystemError */ .Or)(error) && ['ENOENT', 'ENOTDIR', 'ELOOP'].includes(error.code ?? ''))
            return undefined;
        throw error;
    }
}
async function statIfThere(path) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.lstat)(path);
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .isSystemError */ .Or)(error) && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
            return undefined;
        throw error;
    }
}
/** What a path leads to; undefined when it does not exist. */
async function kindBeneath(root, relative) {
    // Its root is a folder, of which a descriptor has but a link to show.
    if (relative === '')
        return 'folder';
    const stats = await statBeneath(root, relative);
    return stats && kindOf(stats);
}
/** What a link says; undefined for what is none. */
async function linkBeneath(root, relative) {
    const { dir, base } = node_path__WEBPACK_IMPORTED_MODULE_3__.posix.parse(relative);
    try {
        const env_5 = { stack: [], error: void 0, hasError: false };
        try {
            const folder = __addDisposableResource(env_5, await (0,_open_beneath_js__WEBPACK_IMPORTED_MODULE_4__/* .openBeneath */ .c)(root, dir), true);
            return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readlink)(folder.at(base));
        }
        catch (e_5) {
            env_5.error = e_5;
            env_5.hasError = true;
        }
        finally {
            const result_5 = __disposeResources(env_5);
            if (result_5)
                await result_5;
        }
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .isSystemError */ .Or)(error))
            return undefined;
        throw error;
    }
}
/** What lies in a folder, by name, without `.git`. */
async function listFolderBeneath(root, relative) {
    const env_6 = { stack: [], error: void 0, hasError: false };
    try {
        const folder = __addDisposableResource(env_6, await (0,_open_beneath_js__WEBPACK_IMPORTED_MODULE_4__/* .openBeneath */ .c)(root, relative), true);
        const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readdir)(folder.path, { withFileTypes: true });
        return entries
            .filter(({ name }) => name !== '.git')
            .map((entry) => ({ name: entry.name, kind: kindOf(entry) }))
            .sort((a, b) => (a.name < b.name ? -1 : 1));
    }
    catch (e_6) {
        env_6.error = e_6;
        env_6.hasError = true;
    }
    finally {
        const result_6 = __disposeResources(env_6);
        if (result_6)
            await result_6;
    }
}
function kindOf(entry) {
    if (entry.isDirectory())
        return 'folder';
    if (entry.isSymbolicLink())
        return 'link';
    return entry.isFile() ? 'file' : 'other';
}


/***/ }),

/***/ 5262:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ openFile),
/* harmony export */   c: () => (/* binding */ openBeneath)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9973);
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




const { O_DIRECTORY, O_NOFOLLOW, O_NONBLOCK, O_RDONLY } = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
/**
 * Opens a folder below the root one name at a time and follows no symbolic link, so that what is opened lies below the
 * root whatever is renamed meanwhile. Attack: a process swaps a folder for a link between the check and the use.
 *
 * @param relative as `resolveInside` returns it
 * @throws the system's ENOTDIR or ELOOP when a link stands in the way
 */
async function openBeneath(root, relative, { create = false } = {}) {
    let folder = await openFolder(root);
    for (const name of relative.split('/').filter((each) => each !== '')) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const parent = __addDisposableResource(env_1, folder, true);
            if (create)
                await makeFolder(parent.at(name));
            folder = await openFolder(parent.at(name));
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
    return folder;
}
/** Opens a file for reading without following a link and without waiting, as a named pipe would make it. */
function openFile(folder, name) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(folder.at(name), O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
}
async function openFolder(path) {
    const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW);
    // Linux names what a descriptor stands for; elsewhere (development on other systems) the path itself has to do.
    const stable = process.platform === 'linux' ? `/proc/self/fd/${handle.fd}` : path;
    return {
        path: stable,
        at: (name) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(stable, name),
        [Symbol.asyncDispose]: () => handle.close()
    };
}
async function makeFolder(path) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(path);
    }
    catch (error) {
        if (!(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .isSystemError */ .Or)(error) || error.code !== 'EEXIST')
            throw error;
    }
}


/***/ }),

/***/ 7874:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ resolveInside),
/* harmony export */   i: () => (/* binding */ OutsideTree)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9973);
/* harmony import */ var _policy_folded_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6137);




/** A path that leads out of the repository. */
class OutsideTree extends _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ToolError */ .v4 {
}
// As many as Linux follows before it reports ELOOP.
const MAX_LINKS = 40;
const MAX_LENGTH = 4_096;
/**
 * Turns a path the model wrote into the real path below the root, every symbolic link in it followed. Parts that do not
 * exist yet are taken as they stand.
 *
 * What it answers is true only at that moment; `openBeneath` follows no link, so a link put there since cannot mislead it.
 *
 * @param root an absolute path without symbolic links
 * @returns a path relative to the root, '' for the root itself
 * @throws OutsideTree when the path leads out of the root; ToolError when it leads into a `.git` folder
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
        if ((0,_policy_folded_path_js__WEBPACK_IMPORTED_MODULE_3__/* .isInGitFolder */ .e9)(name))
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ToolError */ .v4(`${path} lies in .git, which no tool reads or writes. Use git commands.`);
        names.push(name);
        const target = await linkTarget((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, ...names));
        if (target === undefined)
            continue;
        links += 1;
        if (links > MAX_LINKS)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ToolError */ .v4(`${path} has too many symbolic links.`);
        names.pop();
        if (target.startsWith('/'))
            names.length = 0;
        pending.unshift(...namesOf(target.startsWith('/') ? relativeTo(root, target, path) : target, path));
    }
    return names.join('/');
}
function relativeTo(root, path, shown = path) {
    // A home folder to whoever writes it; taken as it stands, it would be made anew in the tree.
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
function namesOf(path, shown) {
    if (path.includes('\0'))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ToolError */ .v4('The path contains a NUL character; leave it out.');
    // In a log or a list of files it would look like another path; and half a character is replaced on its way to the disk.
    if (/\p{Cc}|[\u2028\u2029]/u.test(path) || !path.isWellFormed())
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ToolError */ .v4('The path contains a line break or another control character; leave it out.');
    if (path.length > MAX_LENGTH)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ToolError */ .v4(`The path is longer than ${MAX_LENGTH} characters.`);
    const names = path.split('/').filter((name) => name !== '' && name !== '.');
    if (names.some((name) => Buffer.byteLength(name) > 255))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ToolError */ .v4(`${shown} has a name too long for a file.`);
    return names;
}
async function linkTarget(path) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readlink)(path);
    }
    catch (error) {
        // No link; or missing, or below a file, which opening it reports with the path the model knows.
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isSystemError */ .Or)(error) && ['EINVAL', 'ENOENT', 'ENOTDIR'].includes(error.code ?? ''))
            return undefined;
        throw error;
    }
}
function outside(path) {
    return new OutsideTree(`${path} is outside the repository. Use a path relative to its root, such as src/index.ts.`);
}


/***/ })

};
