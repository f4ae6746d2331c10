export const id = 1862;
export const ids = [1862];
export const modules = {

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

/***/ 13316:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ excludePaths)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


/**
 * Makes git ignore exactly these paths from now on.
 *
 * @param gitDir a git directory of ours
 * @param paths relative to the work tree; a folder ends with a slash
 */
async function excludePaths(gitDir, paths) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'info'), { recursive: true });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.appendFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'info', 'exclude'), paths.map((path) => `${patternOf(path)}\n`).join(''));
}
/** A pattern of gitignore for one path. It cannot contain a line break, so any character takes its place. */
function patternOf(path) {
    return `/${path.replace(/[\\*?[\] #!]/g, String.raw `\$&`).replace(/[\r\n]/g, '?')}`;
}


/***/ }),

/***/ 22388:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ trustedSearchPath),
/* harmony export */   j: () => (/* binding */ hardenedEnvironment)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59973);




const ENVIRONMENT = {
    GIT_ATTR_NOSYSTEM: '1',
    // Shuts out ~/.gitconfig and /etc/gitconfig. There is no HOME either: curl would read ~/.netrc there.
    GIT_CONFIG_GLOBAL: node_os__WEBPACK_IMPORTED_MODULE_1__.devNull,
    GIT_CONFIG_NOSYSTEM: '1',
    // A partial clone fetches missing objects on demand, with a program that its configuration names.
    GIT_NO_LAZY_FETCH: '1',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_TERMINAL_PROMPT: '0',
    // English messages. Any other locale costs each git half a millisecond, to load it.
    LC_ALL: 'C'
};
/** Configuration in the environment overrides every file, so no repository can set these. */
const CONFIGURATION = {
    'core.attributesFile': node_os__WEBPACK_IMPORTED_MODULE_1__.devNull,
    'core.excludesFile': node_os__WEBPACK_IMPORTED_MODULE_1__.devNull,
    'core.fsmonitor': 'false',
    'core.hooksPath': node_os__WEBPACK_IMPORTED_MODULE_1__.devNull,
    // `ext::` is a shell, and a local path is somebody else's repository. A repository of ours allows HTTP explicitly.
    'protocol.allow': 'never',
    // Git ignores this setting inside a repository. Our repositories are always named explicitly, so git must never discover a
    // bare one: anyone can commit one to the work tree as plain files.
    'safe.bareRepository': 'explicit',
    'submodule.recurse': 'false'
};
/**
 * The environment of every git process that Forgehand starts. Settings of the machine, the user and the workspace cannot make
 * git run a program.
 *
 * @param searchPath becomes PATH; see `trustedSearchPath`
 * @param configuration is added for this process only. It stays out of argv and off the disk, so it can hold a secret.
 */
function hardenedEnvironment(searchPath, configuration = {}) {
    const entries = Object.entries({ ...CONFIGURATION, ...configuration });
    return {
        ...ENVIRONMENT,
        PATH: searchPath,
        GIT_CONFIG_COUNT: String(entries.length),
        ...Object.fromEntries(entries.flatMap(([key, value], index) => [
            [`GIT_CONFIG_KEY_${index}`, key],
            [`GIT_CONFIG_VALUE_${index}`, value]
        ]))
    };
}
/**
 * A PATH without relative folders, missing folders and folders in the work tree, such as `.venv/bin`. Symbolic links are
 * resolved first.
 *
 * Attack: a command puts a program named `git` in such a folder. We start it with the token in its environment.
 *
 * @param workTree an absolute path without symbolic links
 */
async function trustedSearchPath(workTree, searchPath) {
    const folders = searchPath.split(node_path__WEBPACK_IMPORTED_MODULE_2__.delimiter).filter((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(folder));
    const real = await Promise.all(folders.map((folder) => (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .unlessSystemError */ .e4)((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(folder), undefined)));
    const isTrusted = (path = workTree) => !`${path}${node_path__WEBPACK_IMPORTED_MODULE_2__.sep}`.startsWith(workTree + node_path__WEBPACK_IMPORTED_MODULE_2__.sep);
    return folders.filter((_, index) => isTrusted(real[index])).join(node_path__WEBPACK_IMPORTED_MODULE_2__.delimiter);
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

/***/ 99377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ isLockFile)
/* harmony export */ });
const LOCK_FILE = /(^|\/)(package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lockb?|deno\.lock|(uv|poetry|pdm|Pipfile|Cargo|Gemfile|composer|mix|pubspec|flake)\.lock|pylock(\.[^/]+)?\.toml|gems\.locked|go\.(work\.)?sum|gradle\.lockfile|packages\.lock\.json|paket\.lock|Podfile\.lock|Package\.resolved)$/;
/** True for a file in which a package manager records the versions that it chose. */
function isLockFile(path) {
    return LOCK_FILE.test(path);
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


/***/ }),

/***/ 60409:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YF: () => (/* binding */ normalizedCase),
/* harmony export */   Zv: () => (/* binding */ foldersAbove),
/* harmony export */   _K: () => (/* binding */ isOutside),
/* harmony export */   e9: () => (/* binding */ isInGitFolder),
/* harmony export */   pT: () => (/* binding */ normalizedPath)
/* harmony export */ });
/* harmony import */ var _hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30113);

// Not all of INVISIBLE: no file system skips interlinear marks or the blank Braille cell.
const SKIPPED = new RegExp(`[${_hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .IGNORABLE */ .qM}${_hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .CONTROL */ .W3}]`, 'gv');
/**
 * Normalizes a path as the most lenient file systems do. It ignores case, Unicode compatibility forms, ignorable characters, dots and
 * spaces at the end of a name, and NTFS streams. Two paths with the same normalized form can be the same file on some system. https://github.com/git/git/blob/master/path.c (only_spaces_and_periods, is_hfs_dotgit)
 */
function normalizedPath(path) {
    const names = [];
    for (const name of path.replaceAll('\\', '/').split('/').map(normalizedName)) {
        if (name === '..')
            names.pop();
        else if (name !== '' && name !== '.')
            names.push(name);
    }
    return names.join('/');
}
/** True if a name in the path is `.git`, in any spelling that some file system treats as equal. */
function isInGitFolder(path) {
    return path.split(/[/\\]/).some((name) => /^(\.git|git~\d+)$/.test(normalizedName(name)));
}
/** True for a path that is absolute or leads above the folder it is relative to. Symbolic links are not followed. */
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
function normalizedName(name) {
    const plain = name.normalize('NFKC').replaceAll(SKIPPED, '');
    if (plain === '.' || plain === '..')
        return plain;
    return normalizedCase(plain.replace(/(?<=.):.*$/, '').replace(/[. ]+$/, ''));
}
/** Removes differences in case. Converts to upper case first, because ı becomes I, and only then i. */
function normalizedCase(text) {
    return text.toUpperCase().toLowerCase();
}
/** The folders that a path is in, the outermost first. */
function foldersAbove(path) {
    const names = path.split('/');
    return names.slice(1).map((_, index) => names.slice(0, index + 1).join('/'));
}


/***/ })

};
