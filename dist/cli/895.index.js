export const id = 895;
export const ids = [895];
export const modules = {

/***/ 8895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Checkout: () => (/* binding */ Checkout),
  openCheckout: () => (/* binding */ openCheckout)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/errors.js
var errors = __webpack_require__(9973);
;// CONCATENATED MODULE: ./src/git/blob.js

/** The most that GitHub takes in one file. */
const MAX_BLOB_BYTES = 100 * 1024 * 1024;
/** @throws UserError for a file over 100 MiB */
async function readBlob(git, id) {
    const [size = 0] = await blobSizes(git, [id]);
    if (size <= MAX_BLOB_BYTES)
        return git.readObject('blob', id);
    throw new errors/* UserError */.yo(`A file of ${size} bytes cannot be published: ${MAX_BLOB_BYTES} bytes is the most. Keep it out of the change.`);
}
/** Sizes in bytes, in the order of the ids; 0 for an id of zeros, which stands for no blob. */
async function blobSizes(git, ids) {
    if (ids.length === 0)
        return [];
    const input = ids.map((id) => `${id}\n`).join('');
    const output = await git.run(['cat-file', '--batch-check=%(objectsize)'], { input });
    return output
        .trimEnd()
        .split('\n')
        .map((line) => (line.endsWith(' missing') ? 0 : Number(line)));
}

;// CONCATENATED MODULE: ./src/git/tree-difference.js
const ABSENT = '000000';
const GITLINK = '160000';
/** Compares two trees, or commits, path by path. A renamed file is one removed and one added. */
async function differences(git, from, to) {
    const options = ['-r', '-z', '--raw', '--numstat', '--no-abbrev', '--no-renames', '--no-ext-diff', '--no-textconv'];
    return parseDifferences(await git.run(['diff-tree', ...options, from, to]));
}
function isAdded({ oldMode }) {
    return oldMode === ABSENT;
}
function isDeleted({ newMode }) {
    return newMode === ABSENT;
}
/** True when either side is a commit of another repository. */
function isGitlink({ oldMode, newMode }) {
    return oldMode === GITLINK || newMode === GITLINK;
}
/**
 * Reads the output of `diff-tree -z --raw --numstat`: records `:mode mode id id status NUL path NUL` for all paths, then records
 * `added TAB removed TAB path NUL`. A path may hold anything but NUL.
 */
function parseDifferences(output) {
    const fields = output.split('\0');
    const counts = new Map();
    const raw = [];
    for (let index = 0; index < fields.length - 1; index++) {
        const field = fields[index] ?? '';
        if (field.startsWith(':'))
            raw.push([field, fields[++index] ?? '']);
        else
            addCount(counts, field);
    }
    return raw.map(([header, path]) => {
        const [oldMode = '', newMode = '', oldBlob = '', newBlob = ''] = header.slice(1).split(' ');
        const [added, removed] = counts.get(path) ?? [];
        return { path, oldMode, newMode, oldBlob, newBlob, added, removed };
    });
}
function addCount(counts, record) {
    const [, added, removed, path] = /^(\d+|-)\t(\d+|-)\t(.*)$/s.exec(record) ?? [];
    if (path === undefined)
        throw new Error(`Unexpected line from git diff-tree: ${record}`);
    counts.set(path, [countOf(added), countOf(removed)]);
}
function countOf(text) {
    return text === undefined || text === '-' ? undefined : Number(text);
}

;// CONCATENATED MODULE: ./src/git/changes.js



/**
 * What the work changed, relative to the pinned commit.
 *
 * A file that was there before the work without being part of the commit, such as a report of the first test run, belongs to the
 * change only when a file tool wrote it. So does nothing that set-up commands did to tracked files and the work left as it was.
 */
async function changesBetween(git, { base, baseline, now, touched }) {
    const [before, work] = await Promise.all([differences(git, base, baseline), differences(git, baseline, now)]);
    const strangers = new Set(before.filter(isAdded).map(({ path }) => path));
    const counted = work.filter(({ path }) => !strangers.has(path) || touched.has(path));
    const gitlinks = counted.filter(isGitlink);
    const ours = counted.filter((difference) => !isGitlink(difference));
    // Where set-up left no trace, as is usual, the snapshot is the result as it stands.
    const tree = before.length === 0 && gitlinks.length === 0 ? now : await treeWith(git, base, ours);
    return {
        ...(await editOf(git, base, tree)),
        skipped: gitlinks.map(({ path }) => ({ path, reason: 'it is a submodule' }))
    };
}
/**
 * Applies some of the changes of a commit, and changes no other path. One that cannot be had without another, because a file takes
 * the place of a folder or a folder that of a file, is left out with it. Attack: a file named `.github` takes all workflows away.
 */
async function selectChanges(git, base, changes) {
    const edit = await editOf(git, base, await treeWith(git, base, changes.map(entryOf)));
    const wanted = new Set(changes.map(({ path }) => path));
    const unwanted = edit.changes.filter(({ path }) => !wanted.has(path));
    if (unwanted.length === 0)
        return edit;
    const kept = changes.filter(({ path }) => !unwanted.some((other) => standInEachOthersWay(path, other.path)));
    if (kept.length === changes.length)
        throw new Error(`Changes nobody chose: ${unwanted.map(pathOf).join(', ')}`);
    return selectChanges(git, base, kept);
}
function entryOf(change) {
    const { path } = change;
    if (change.kind === 'deleted')
        return { path, newMode: changes_ABSENT, newBlob: NO_BLOB };
    return { path, newMode: change.mode, newBlob: change.blob };
}
function pathOf({ path }) {
    return path;
}
function standInEachOthersWay(one, other) {
    return one.startsWith(`${other}/`) || other.startsWith(`${one}/`);
}
/** The way from a commit to a tree. @throws Error when it leads through a submodule */
async function editOf(git, base, tree) {
    const found = await differences(git, base, tree);
    return {
        tree,
        changes: found.map((difference) => changeOf(git, difference)),
        stat: found.map(({ path, added, removed }) => ({ path, added, removed }))
    };
}
const changes_ABSENT = '000000';
const NO_BLOB = '0'.repeat(40);
function changeOf(git, difference) {
    const { path, newMode: mode, newBlob: blob } = difference;
    if (isDeleted(difference))
        return { kind: 'deleted', path };
    if (mode !== '100644' && mode !== '100755' && mode !== '120000')
        throw new Error(`${path} has the unexpected mode ${mode}.`);
    return { kind: 'written', path, mode, blob, readContent: () => readBlob(git, blob) };
}
/** Writes the tree of a commit with some of its paths changed. An edit with mode 000000 takes the path out. */
async function treeWith(git, base, edits) {
    // An index of its own: the one of the work tree must keep what it knows of the files.
    const indexFile = (0,external_node_path_.join)(git.directory, 'index-of-change');
    await git.run(['read-tree', base], { indexFile });
    // Removals first: a folder may have taken the place of a file, or a file that of a folder.
    const ordered = [...edits].sort((a, b) => Number(b.newMode === changes_ABSENT) - Number(a.newMode === changes_ABSENT));
    const input = ordered.map(({ path, newMode, newBlob }) => `${newMode} ${newBlob}\t${path}\0`).join('');
    if (input)
        await git.run(['update-index', '--verbose', '--replace', '-z', '--index-info'], { indexFile, input });
    return (await git.run(['write-tree'], { indexFile })).trim();
}

// EXTERNAL MODULE: ./src/git/git.js
var git_git = __webpack_require__(3999);
;// CONCATENATED MODULE: ./src/git/approved-patch.js



/**
 * The tree of a commit with a patch applied, all of it or nothing; undefined when it does not fit there. The work tree stays as it
 * is. What the patch leads to is for the caller to look at: it comes from a comment.
 */
async function applyWhole(git, { base, patch }) {
    // An index of its own: the one of the work tree must keep what it knows of the files.
    const indexFile = (0,external_node_path_.join)(git.directory, 'index-of-approval');
    await git.run(['read-tree', base], { indexFile });
    try {
        await git.run(['apply', '--cached', '--whitespace=nowarn', '--verbose', '-'], { indexFile, input: patch });
    }
    catch (error) {
        if (error instanceof git_git/* GitFailure */.Xi)
            return undefined;
        throw error;
    }
    return editOf(git, base, (await git.run(['write-tree'], { indexFile })).trim());
}
/** The id of the blob that each path has in a commit, '' for one that is not there, with its mode. */
async function entriesAt(git, commit, paths) {
    const listing = await git.run(['ls-tree', '-r', '-z', '--full-tree', commit, '--', ...paths]);
    return new Map(listing
        .split('\0')
        .filter(Boolean)
        .map((line) => {
        const tab = line.indexOf('\t');
        const [mode = '', , blob = ''] = line.slice(0, tab).split(' ');
        return [line.slice(tab + 1), { mode, blob }];
    }));
}

;// CONCATENATED MODULE: ./src/git/given-files.js



/**
 * Puts files into the tree of a commit. The objects are made here from their contents: nobody's pack, bundle or object is read, so
 * none can be forged, and git is shown no name but numbers and the paths of the index.
 */
async function editFromFiles(git, base, files) {
    const written = files.filter((file) => file.kind === 'written');
    const blobs = await storeBlobs(git, written.map(({ content }) => content));
    let next = 0;
    const changes = files.map((file) => {
        if (file.kind === 'deleted')
            return file;
        const { path, mode, content } = file;
        return { kind: 'written', path, mode, blob: blobs[next++] ?? '', readContent: () => Promise.resolve(content) };
    });
    return selectChanges(git, base, changes);
}
async function storeBlobs(git, contents) {
    if (contents.length === 0)
        return [];
    const folder = (0,external_node_path_.join)(git.directory, 'given-files');
    await (0,promises_.rm)(folder, { recursive: true, force: true });
    await (0,promises_.mkdir)(folder, { mode: 0o700 });
    try {
        const paths = contents.map((_, index) => (0,external_node_path_.join)(folder, String(index)));
        for (const [index, content] of contents.entries())
            await (0,promises_.writeFile)(paths[index] ?? '', content);
        const input = paths.map((path) => `${path}\n`).join('');
        const output = await git.run(['hash-object', '-w', '--no-filters', '--stdin-paths'], { input });
        return output.split('\n').filter(Boolean);
    }
    finally {
        await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
}

;// CONCATENATED MODULE: ./src/git/merge.js


/**
 * Carries a change over to another commit. The work tree stays as it is.
 *
 * A change does not follow a file that was renamed meanwhile: that may lead it to a path that nobody has looked at, a protected one.
 *
 * The three commits are made for the occasion, since a shallow fetch brings no common ancestor and git 2.39 takes none as an option.
 */
async function mergeOnto(git, { base, ours, onto }) {
    const ancestor = await commitTree(git, `${base}^{tree}`);
    const [left, right] = await Promise.all([
        commitTree(git, `${onto}^{tree}`, ancestor),
        commitTree(git, ours, ancestor)
    ]);
    const options = ['--write-tree', '-z', '--name-only', '--no-messages'];
    const output = await git.run(['merge-tree', ...options, left, right], { exitCodes: [1] });
    const [tree = '', ...paths] = output.split('\0').filter(Boolean);
    if (paths.length > 0)
        return { kind: 'conflict', paths: [...new Set(paths)] };
    const [edit, known] = await Promise.all([editOf(git, onto, tree), differences(git, base, ours)]);
    const changed = new Set(known.map(({ path }) => path));
    const elsewhere = edit.changes.map(({ path }) => path).filter((path) => !changed.has(path));
    return elsewhere.length > 0 ? { kind: 'conflict', paths: elsewhere } : { kind: 'merged', edit };
}
async function commitTree(git, tree, parent) {
    return (await git.run(['commit-tree', ...(parent === undefined ? [] : ['-p', parent]), '-m', 'merge', tree])).trim();
}

;// CONCATENATED MODULE: ./src/git/patch.js



/** So many times the bound is read to find what fits, so that a small edit of a large file does. */
const READ_FACTOR = 16;
/** Writes the way from a commit to a tree as a patch of at most `maxBytes`. What does not fit is left out by whole files. */
async function writePatch(git, { base, tree, maxBytes }) {
    const all = await differences(git, base, tree);
    const readable = await firstWithin(git, all, maxBytes * READ_FACTOR);
    const isWhole = readable.length === all.length;
    const options = [
        '-r',
        '-p',
        '--binary',
        '--full-index',
        '--no-renames',
        '--no-color',
        '--no-ext-diff',
        '--no-textconv'
    ];
    const text = await git.run(['diff-tree', ...options, base, isWhole ? tree : await treeWith(git, base, readable)]);
    if (Buffer.byteLength(text) <= maxBytes)
        return { text, isComplete: isWhole };
    return { text: wholeFilesWithin(text, maxBytes), isComplete: false };
}
async function firstWithin(git, all, maxBytes) {
    const blobs = all.flatMap(({ oldBlob, newBlob }) => [oldBlob, newBlob]);
    const sizes = await blobSizes(git, blobs);
    let total = 0;
    return all.filter((_, index) => {
        total += (sizes[2 * index] ?? 0) + (sizes[2 * index + 1] ?? 0);
        return total <= maxBytes;
    });
}
// No line of content starts with these words: it stands behind a blank or a sign or, in base 85, holds no blanks.
function wholeFilesWithin(text, maxBytes) {
    const [first = '', ...others] = text.split('\ndiff --git ');
    let bytes = 0;
    return [first, ...others.map((file) => `diff --git ${file}`)]
        .map((file) => (file.endsWith('\n') ? file : `${file}\n`))
        .filter((file) => (bytes += Buffer.byteLength(file)) <= maxBytes)
        .join('');
}

;// CONCATENATED MODULE: ./src/git/private-repository.js
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


/** Our own name for the commit the workspace stood at, so that a fetch need not bring again what is there. */
const WORKSPACE_REF = 'refs/forgehand/workspace';
/**
 * Lays out a git directory of our own, or puts one from an earlier run in order again. Written file by file: `git init` would copy
 * templates of the machine into it.
 *
 * @param shared lends its objects; nothing else of it is used
 * @param isExact has files recorded byte by byte, whatever the attributes of the work tree say
 */
async function layOutRepository(gitDir, shared, isExact) {
    const info = (0,external_node_path_.join)(gitDir, 'objects', 'info');
    await Promise.all([
        (0,promises_.mkdir)(info, { recursive: true }),
        (0,promises_.mkdir)((0,external_node_path_.join)(gitDir, 'info'), { recursive: true }),
        (0,promises_.mkdir)((0,external_node_path_.join)(gitDir, 'objects', 'pack'), { recursive: true }),
        (0,promises_.mkdir)((0,external_node_path_.join)(gitDir, 'refs', 'forgehand'), { recursive: true })
    ]);
    await (0,promises_.chmod)(gitDir, 0o700);
    await Promise.all([
        (0,promises_.writeFile)((0,external_node_path_.join)(gitDir, 'HEAD'), 'ref: refs/heads/none\n'),
        (0,promises_.writeFile)((0,external_node_path_.join)(gitDir, 'config'), CONFIG),
        (0,promises_.writeFile)((0,external_node_path_.join)(gitDir, 'info', 'attributes'), isExact ? EXACT : ''),
        // Left behind when an earlier run was killed.
        (0,promises_.rm)((0,external_node_path_.join)(gitDir, 'index.lock'), { force: true }),
        (0,promises_.rm)((0,external_node_path_.join)(gitDir, 'shallow.lock'), { force: true }),
        ...(shared
            ? [(0,promises_.writeFile)((0,external_node_path_.join)(info, 'alternates'), `${shared.objects}\n`), addLines((0,external_node_path_.join)(gitDir, 'shallow'), shared.shallow)]
            : [(0,promises_.rm)((0,external_node_path_.join)(info, 'alternates'), { force: true })])
    ]);
}
// The file holds what our own fetches of an earlier run cut off, too.
async function addLines(path, lines) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const file = __addDisposableResource(env_1, await (0,promises_.open)(path, 'a+'), true);
        const present = new Set((await file.readFile('utf8')).split('\n'));
        const missing = lines.filter((line) => !present.has(line));
        await file.writeFile(missing.map((line) => `${line}\n`).join(''));
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
/** @param commit undefined when the workspace stands at none that we have */
async function recordWorkspaceCommit(gitDir, commit) {
    const path = (0,external_node_path_.join)(gitDir, WORKSPACE_REF);
    await (commit === undefined ? (0,promises_.rm)(path, { force: true }) : (0,promises_.writeFile)(path, `${commit}\n`));
}
// This file has the last word over every .gitattributes.
const EXACT = '* -text -ident !eol !filter !working-tree-encoding\n';
// Folding file systems need ignoreCase, or a name that differs in case only could pass for another file.
const FOLDS_CASE = process.platform === 'darwin' || process.platform === 'win32';
// - alternateRefsCommand: a fetch would else run git inside the workspace's own repository, under its configuration.
// - bare: a command sees the work tree only when its environment names it.
// - commitGraph, multiPackIndex, readReverseIndex: git believes what these files of the workspace's say of its objects.
// - protocol: only HTTP; `ext::` would be a shell, a local path would be someone's repository.
// - followRedirects: the token goes to the host it is meant for and to no other.
// - fsync: the repository is as short-lived as the run.
const CONFIG = `[core]
	repositoryFormatVersion = 0
	bare = true
	fileMode = true
	symlinks = true
	ignoreCase = ${FOLDS_CASE}
	precomposeUnicode = ${FOLDS_CASE}
	hooksPath = /dev/null
	attributesFile = /dev/null
	excludesFile = /dev/null
	fsmonitor = false
	untrackedCache = false
	alternateRefsCommand = true
	protectHFS = true
	protectNTFS = true
	autocrlf = false
	safecrlf = false
	bigFileThreshold = 32m
	commitGraph = false
	multiPackIndex = false
	fsync = none
[protocol]
	allow = never
[protocol "https"]
	allow = always
[protocol "http"]
	allow = always
[http]
	followRedirects = false
	lowSpeedLimit = 1000
	lowSpeedTime = 60
[pack]
	readReverseIndex = false
[gc]
	auto = 0
[maintenance]
	auto = false
[submodule]
	recurse = false
[fetch]
	recurseSubmodules = false
[checkout]
	workers = 0
`;

;// CONCATENATED MODULE: ./src/forge/branch-rules.js
const ALLOWED = /^[A-Za-z0-9][A-Za-z0-9/_.#+@-]*$/;
const OBJECT_ID = /^[0-9a-f]{40}$/;
const MAX_LENGTH = 244;
/**
 * True for a branch name that is safe to hand to git, to the forge and to people. Stricter than git: a name from a stranger's
 * pull request may otherwise read as an option, as shell syntax or as a revision expression wherever it is quoted later.
 */
function isValidBranchName(name) {
    if (name.length > MAX_LENGTH || !ALLOWED.test(name))
        return false;
    if (name.includes('..') || /^(HEAD|refs)(\/|$)/i.test(name) || name.includes('@{') || OBJECT_ID.test(name))
        return false;
    return name.split('/').every((part) => part !== '' && !/^[.-]|\.$|\.lock$/i.test(part));
}
/** Two names of one branch, as far as a checkout on a file system that folds case can tell. */
function isSameBranch(one, other) {
    return one.normalize('NFKC').toLowerCase() === other.normalize('NFKC').toLowerCase();
}

;// CONCATENATED MODULE: ./src/git/ref-name.js
/** True for the full id of a commit, tree or blob. Abbreviations and names are not ids: they can be made to mean something else. */
function isObjectId(text) {
    return /^[0-9a-f]{40}$/.test(text);
}

;// CONCATENATED MODULE: ./src/git/remote.js




/**
 * Asks where refs stand.
 *
 * @param refs full names, such as `refs/heads/main` or `refs/pull/7/head`
 * @returns the commits of those that exist; none for a repository without commits
 * @throws UserError when the repository cannot be read
 */
async function listRefs(git, remote, refs) {
    const output = await talk(git, remote, ['ls-remote', '--', remote.url, ...refs.map(checkedRef)]);
    const found = output.split('\n').flatMap((line) => {
        const [id = '', name = ''] = line.split('\t');
        // git matches from the end: asked for refs/heads/main it also lists refs/x/refs/heads/main.
        return refs.includes(name) && isObjectId(id) ? [[name, id]] : [];
    });
    return new Map(found);
}
/**
 * Brings exactly these commits, without their history. Those that are here already, tree and all, are not asked for.
 *
 * Blobs come along at once: the work tree needs every one of them, so fetching them as needed would only add a round trip.
 *
 * @throws UserError when the repository cannot be read or has no such commit
 */
async function fetchCommits(git, remote, commits) {
    const missing = await missingCommits(git, commits);
    if (missing.length === 0)
        return;
    if (!remote)
        throw new errors/* UserError */.yo(`This checkout has no commit ${missing.join(', ')}, and there is no remote to fetch it from.`);
    const options = [
        '--depth=1',
        '--no-tags',
        '--no-write-fetch-head',
        '--no-recurse-submodules',
        '--no-auto-maintenance'
    ];
    await talk(git, remote, ['fetch', ...options, '--', remote.url, ...missing]);
}
/** The given commits of which we lack the commit itself or its tree. */
async function missingCommits(git, commits) {
    if (commits.length === 0)
        return [];
    const input = commits.map((id) => `${checkedCommit(id)}^{tree}\n`).join('');
    const lines = (await git.run(['cat-file', '--batch-check'], { input })).split('\n');
    return commits.filter((_, index) => !lines[index]?.includes(' tree '));
}
/** @throws UserError for an address that git could not be given safely */
function checkedRemote({ url, token }) {
    const parsed = URL.parse(url);
    if (!parsed || !['https:', 'http:'].includes(parsed.protocol)) {
        throw new errors/* UserError */.yo(`The repository's address ${url} is not an HTTP address. Check the server URL of the runner.`);
    }
    // It would stand in argv, where every process of the machine can read it.
    if (parsed.username || parsed.password) {
        throw new errors/* UserError */.yo(`The address of the repository on ${parsed.host} holds credentials. Hand the token over separately.`);
    }
    return { url, token };
}
async function talk(git, { url, token }, args) {
    try {
        return await git.run(args, { isRemote: true, config: token === undefined ? {} : authorization(url, token) });
    }
    catch (error) {
        if (!(error instanceof git_git/* GitFailure */.Xi))
            throw error;
        throw new errors/* UserError */.yo(`The repository ${url} could not be read: ${error.complaint} Check that it exists and that the token may read its contents.`, { cause: error });
    }
}
// Bound to the server, so that git sends it nowhere else.
function authorization(url, token) {
    const basic = Buffer.from(`x-access-token:${token}`).toString('base64');
    return { [`http.${new URL(url).origin}/.extraHeader`]: `AUTHORIZATION: basic ${basic}` };
}
function checkedRef(name) {
    const branch = /^refs\/heads\/(.*)$/s.exec(name)?.[1];
    if (branch === undefined ? /^refs\/pull\/\d+\/head$/.test(name) : isValidBranchName(branch))
        return name;
    throw new errors/* UserError */.yo(`${name} is not a name of a branch or pull request that can be asked for.`);
}
function checkedCommit(id) {
    if (isObjectId(id))
        return id;
    throw new TypeError(`Not the full id of a commit: ${id}`);
}

;// CONCATENATED MODULE: ./src/git/in-the-way.js




/**
 * What stands where a change of the work tree puts a file, and that nobody recorded: an ignored file, mostly. git would write over
 * it, since what is ignored counts for nothing there.
 *
 * @param changes the way from what the work tree is
 * @returns paths relative to the work tree
 */
async function pathsInTheWay(workTree, changes) {
    const leaving = new Set(changes.filter(isDeleted).map(({ path }) => path));
    const found = new Set();
    for (const { path } of changes.filter(isAdded)) {
        const blocked = await blockedAncestor(workTree, path, leaving);
        if (blocked === undefined)
            for (const other of await unrecordedAt(workTree, path, leaving))
                found.add(other);
        else if (blocked !== '')
            found.add(blocked);
    }
    return [...found].sort();
}
/** A name before the path that is no folder; '' when it leaves anyway or nothing is there, undefined when all are folders. */
async function blockedAncestor(workTree, path, leaving) {
    const names = path.split('/').slice(0, -1);
    for (let count = 1; count <= names.length; count += 1) {
        const ancestor = names.slice(0, count).join('/');
        const status = await statusOf((0,external_node_path_.join)(workTree, ancestor));
        if (!status)
            return '';
        if (!status.isDirectory())
            return leaving.has(ancestor) ? '' : ancestor;
    }
    return undefined;
}
async function unrecordedAt(workTree, path, leaving) {
    const status = await statusOf((0,external_node_path_.join)(workTree, path));
    if (!status)
        return [];
    if (!status.isDirectory())
        return [path];
    const entries = await (0,promises_.readdir)((0,external_node_path_.join)(workTree, path), { withFileTypes: true, recursive: true });
    return entries
        .filter((entry) => !entry.isDirectory())
        .map((entry) => relativePath(workTree, entry))
        .filter((file) => !leaving.has(file));
}
function relativePath(workTree, { parentPath, name }) {
    return external_node_path_.posix.relative(workTree, (0,external_node_path_.join)(parentPath, name));
}
async function statusOf(path) {
    try {
        return await (0,promises_.lstat)(path);
    }
    catch (error) {
        if ((0,errors/* isSystemError */.Or)(error) && error.code === 'ENOENT')
            return undefined;
        throw error;
    }
}

;// CONCATENATED MODULE: ./src/git/restore.js




/** Lines that are shown of what is in the way. */
const MAX_NAMED = 10;
/**
 * Makes the files of one tree those of another. All of them are looked at first, and nothing is changed when one cannot be had:
 * something that no snapshot holds stands in its place, or it was changed since. No link is followed on the way.
 *
 * @throws UserError with what is in the way, or what the operating system refused
 */
async function restoreWorkTree(git, { workTree, from, to }) {
    const blocking = await pathsInTheWay(workTree, await differences(git, from, to));
    if (blocking.length > 0) {
        throw new errors/* UserError */.yo(`The work tree was not brought back. These are in the way, and no checkpoint holds them:\n${list(blocking)}\nMove them and try again.`);
    }
    try {
        await git.run(['read-tree', '-m', '-u', from, to], { inWorkTree: true });
    }
    catch (error) {
        if (!(error instanceof git_git/* GitFailure */.Xi))
            throw error;
        throw new errors/* UserError */.yo(`The work tree could not be brought back:\n${list(error.complaint.split('\n'))}\nMake it writable, and try again.`, { cause: error });
    }
}
function list(lines) {
    const shown = lines.filter((line) => line.trim() !== '').map((line) => `  ${line}`);
    const more = shown.length > MAX_NAMED ? [`  and ${shown.length - MAX_NAMED} more`] : [];
    return [...shown.slice(0, MAX_NAMED), ...more].join('\n');
}

// EXTERNAL MODULE: ./src/git/search-path.js
var search_path = __webpack_require__(8243);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./src/git/verified-read.js



const MAX_BYTES = 1024 * 1024;
const MAX_LINKS = 3;
/**
 * Reads a text file of a commit. A symbolic link to another file of the commit is followed.
 *
 * Every object on the way is hashed anew: the workspace lends us its objects, git takes an object that lies under an id for that
 * object, and policy must not be read from a forged one.
 *
 * @returns undefined when the commit has no such file
 * @throws UserError when the file is over 1 MiB, or an object is not what its id says
 */
async function readVerified(git, commit, path) {
    const root = await treeOfVerified(git, commit);
    let wanted = path;
    for (let links = 0; links <= MAX_LINKS; links++) {
        const entry = await findEntry(git, root, wanted.split('/'));
        if (!entry || (entry.mode !== '120000' && !entry.mode.startsWith('100')))
            return undefined;
        const content = await readChecked(git, 'blob', entry.id);
        if (content.length > MAX_BYTES)
            throw new errors/* UserError */.yo(`${path} has ${content.length} bytes; ${MAX_BYTES} is the most that is read.`);
        if (entry.mode !== '120000')
            return content.toString('utf8');
        wanted = external_node_path_.posix.join(external_node_path_.posix.dirname(wanted), content.toString('utf8'));
    }
    return undefined;
}
/** The tree that a commit names, the commit being hashed anew. A forged one could make us publish an old state as the new. */
async function treeOfVerified(git, commit) {
    const [, tree] = /^tree ([0-9a-f]{40})\n/.exec((await readChecked(git, 'commit', commit)).toString()) ?? [];
    if (tree === undefined)
        throw new errors/* UserError */.yo(`${commit} is not a commit with a tree.`);
    return tree;
}
/** The only parent of a commit, which is hashed anew; undefined for a first commit and for a merge. */
async function parentOfVerified(git, commit) {
    const text = (await readChecked(git, 'commit', commit)).toString();
    const [, parent] = /^tree [0-9a-f]{40}\nparent ([0-9a-f]{40})\n(?!parent )/.exec(text) ?? [];
    return parent;
}
async function findEntry(git, tree, [name, ...rest]) {
    const entry = parseTree(await readChecked(git, 'tree', tree)).find((candidate) => candidate.name === name);
    if (!entry || rest.length === 0)
        return entry;
    return entry.mode === '40000' ? findEntry(git, entry.id, rest) : undefined;
}
// Entries are `mode SPACE name NUL` and the 20 bytes of the id, one after the other.
function parseTree(bytes) {
    const entries = [];
    for (let start = 0; start < bytes.length;) {
        const end = bytes.indexOf(0, start);
        if (end < 0)
            break;
        const [, mode = '', name = ''] = /^(\d+) (.*)$/s.exec(bytes.toString('utf8', start, end)) ?? [];
        entries.push({ mode, name, id: bytes.toString('hex', end + 1, end + 21) });
        start = end + 21;
    }
    return entries;
}
// What has the right hash has it for ever; the same few trees lie on the way to every file.
const known = new WeakMap();
function readChecked(git, type, id) {
    if (type === 'blob')
        return readAndHash(git, type, id);
    const objects = known.get(git) ?? new Map();
    known.set(git, objects);
    const content = objects.get(id) ?? readAndHash(git, type, id);
    objects.set(id, content);
    return content;
}
async function readAndHash(git, type, id) {
    const content = await git.readObject(type, id);
    const actual = (0,external_node_crypto_.createHash)('sha1').update(`${type} ${content.length}\0`).update(content).digest('hex');
    if (actual === id)
        return content;
    throw new errors/* UserError */.yo(`The ${type} ${id} in the workspace's .git folder is damaged or forged. Start from a clean workspace.`);
}

;// CONCATENATED MODULE: ./src/git/refused-path.js
/**
 * Why a path may not become part of a change; undefined when it may.
 *
 * Git itself refuses these, but by failing the whole command. File systems that fold case or drop characters (NTFS, HFS+) would
 * take such a name for the `.git` folder of whoever checks the change out, and run what it holds.
 */
function refusedPath(path) {
    if (path.includes('\uFFFD'))
        return 'its name is not valid UTF-8';
    if (path.split(/[/\\]/).some(isGitFolder))
        return 'its name stands for a .git folder on some systems';
    return undefined;
}
/** True for a name that some file system takes for `.gitmodules`, which git refuses as a symbolic link. */
function isModulesFile(path) {
    return /^(\.gitmodules|gitmod~\d|gi7eba~\d)$/.test(folded(path.split(/[/\\]/).at(-1) ?? ''));
}
function isGitFolder(name) {
    return /^(\.git|git~\d)$/.test(folded(name));
}
// HFS+ ignores the first range; NTFS drops dots and spaces at the end and takes what follows a colon for a stream.
function folded(name) {
    return name
        .replace(/[\u200C-\u200F\u202A-\u202E\u206A-\u206F\uFEFF]/g, '')
        .replace(/:.*$/s, '')
        .replace(/[. ]+$/, '')
        .toLowerCase();
}

;// CONCATENATED MODULE: ./src/git/tree-size.js


/** Some twenty times the files of the Linux kernel. */
const MAX_FILES = 2_000_000;
/**
 * Attack: ten small trees, each of which names the next ten times, are ten thousand million files. git would write down every one
 * of them in memory before it looks at the disk.
 *
 * @throws UserError for a commit of more than two million files
 */
async function refuseTooManyFiles(git, commit, maxFiles = MAX_FILES) {
    try {
        // Nothing of each but the NUL at its end.
        await git.run(['ls-tree', '-r', '-z', '--format=', commit], { maxBytes: maxFiles });
    }
    catch (error) {
        if (!(error instanceof git_git/* TooMuchOutput */.$3))
            throw error;
        throw new errors/* UserError */.yo(`The commit ${commit} has more than ${maxFiles} files. It is too large to be worked on.`, {
            cause: error
        });
    }
}

;// CONCATENATED MODULE: ./src/git/work-tree.js







/**
 * Makes the work tree equal to a commit. Files of `previous` that the commit lacks disappear, changed ones are overwritten, files that
 * belong to neither stay. A file whose content is right already is not written, so that build caches stay warm.
 *
 * @param previous commit the work tree stood at; undefined when it held nothing that is tracked
 * @throws UserError when the operating system refuses to write a file, and for a commit of too many files
 */
async function switchWorkTree(git, commit, previous) {
    try {
        await refuseTooManyFiles(git, commit);
        await track(git, previous ?? '--empty');
        if (previous !== undefined)
            await git.run(['update-index', '-q', '--refresh'], { inWorkTree: true, exitCodes: [1] });
        await git.run(['read-tree', '--reset', '-u', commit], { inWorkTree: true });
    }
    catch (error) {
        if (!(error instanceof git_git/* GitFailure */.Xi))
            throw error;
        const message = `The workspace could not be brought to commit ${commit}: ${error.complaint}`;
        throw new errors/* UserError */.yo(`${message} Check who owns its files, or start from a clean workspace.`, { cause: error });
    }
}
/**
 * Takes the files of a commit as the tracked ones and leaves the work tree as it is.
 *
 * @param commit a commit, or `--empty` for no files
 */
async function track(git, commit) {
    await git.run(commit === '--empty' ? ['read-tree', commit] : ['read-tree', '--reset', commit], { inWorkTree: true });
}
/**
 * Writes the work tree as it is now into a tree object. Only what changed since the last time is read.
 *
 * Plumbing on purpose: `git add` and `git status` start a git of their own inside a folder that has a `.git`, under that folder's
 * configuration, so a command of the model's could plant a program for us to run.
 *
 * @param recorded the snapshot that the index holds; undefined when something else was put into it since
 */
async function takeSnapshot(git, workTree, recorded) {
    const [tracked, untracked] = await Promise.all([
        git.run(['diff-files', '-z', '--name-status', '--no-renames', '--ignore-submodules=all'], { inWorkTree: true }),
        git.run(['ls-files', '-z', '--others', '--exclude-standard'], { inWorkTree: true })
    ]);
    const { removed, changed } = parseNameStatus(tracked);
    const candidates = await Promise.all([
        ...changed.map((path) => examine(workTree, path)),
        ...untracked
            .split('\0')
            .filter(Boolean)
            .map((path) => examineNew(workTree, path))
    ]);
    const skipped = candidates.flatMap(({ path, reason }) => (reason === undefined ? [] : [{ path, reason }]));
    const good = candidates.flatMap(({ path, reason }) => (reason === undefined ? [path] : []));
    // One that grew too large stays as it was; any other tracked one that cannot be taken is no file any more.
    const wasTracked = new Set(changed);
    const gone = skipped.flatMap(({ path, reason }) => (wasTracked.has(path) && reason !== TOO_LARGE ? [path] : []));
    if (recorded && removed.length + gone.length + good.length === 0)
        return { tree: recorded.tree, skipped };
    // Removals first: a folder may have taken the place of a file.
    await update(git, ['--force-remove'], [...removed, ...gone]);
    const unreadable = await addReadable(git, workTree, good);
    const tree = (await git.run(['write-tree'])).trim();
    return { tree, skipped: [...skipped, ...unreadable] };
}
/** Those of the paths that exist and that a .gitignore keeps out of every snapshot. */
async function ignoredAmong(git, paths) {
    if (paths.size === 0)
        return [];
    const options = ['-z', '--others', '--ignored', '--exclude-standard'];
    const output = await git.run(['ls-files', ...options, '--', ...paths], { inWorkTree: true });
    const ignored = output.split('\0').filter((path) => paths.has(path));
    return ignored.map((path) => ({ path, reason: 'a .gitignore names it' }));
}
// Attack: a file of terabytes without content is made in no time, and would be read and compressed for hours.
const TOO_LARGE = `it is larger than ${MAX_BLOB_BYTES / 2 ** 20} MiB`;
function parseNameStatus(output) {
    const fields = output.split('\0');
    const removed = [];
    const changed = [];
    for (let index = 0; index + 1 < fields.length; index += 2) {
        const path = fields[index + 1] ?? '';
        if (fields[index] === 'D')
            removed.push(path);
        else
            changed.push(path);
    }
    return { removed, changed };
}
async function examine(workTree, path) {
    const refusal = refusedPath(path);
    if (refusal !== undefined)
        return { path, reason: refusal };
    const status = await (0,promises_.lstat)((0,external_node_path_.join)(workTree, path));
    if (status.isSymbolicLink() && isModulesFile(path))
        return { path, reason: 'it is a .gitmodules that is a symbolic link' };
    if (!status.isFile() && !status.isSymbolicLink())
        return { path, reason: 'it is neither a file nor a symbolic link' };
    return { path, reason: status.size > MAX_BLOB_BYTES ? TOO_LARGE : undefined };
}
// git lists only files and links here, and a repository inside the work tree as its folder.
async function examineNew(workTree, path) {
    if (path.endsWith('/'))
        return { path, reason: 'it is a git repository of its own' };
    if (LEFT_OVER.test(path))
        return { path, reason: 'it was left over when a write was cut short' };
    return examine(workTree, path);
}
// What the file tools write before they put it in its place.
const LEFT_OVER = /(^|\/)\.forgehand-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
// A file that a command made unreadable for us fails the whole update, and git does not say which one it was.
async function addReadable(git, workTree, paths) {
    try {
        await update(git, ['--add'], paths);
        return [];
    }
    catch (error) {
        if (!(error instanceof git_git/* GitFailure */.Xi))
            throw error;
        const unreadable = await unreadableAmong(workTree, paths);
        if (unreadable.size === 0)
            throw unrecordable(error);
        await update(git, ['--add'], paths.filter((path) => !unreadable.has(path)));
        return [...unreadable].map((path) => ({ path, reason: 'it may not be read' }));
    }
}
// Such as a file that is not in the encoding its .gitattributes claims.
function unrecordable(error) {
    return new errors/* UserError */.yo(`The files of the workspace could not be recorded: ${error.complaint}`, { cause: error });
}
async function unreadableAmong(workTree, paths) {
    const unreadable = new Set();
    for (const path of paths) {
        try {
            const absolute = (0,external_node_path_.join)(workTree, path);
            if (!(await (0,promises_.lstat)(absolute)).isSymbolicLink())
                await (0,promises_.access)(absolute, promises_.constants.R_OK);
        }
        catch (error) {
            if (!(0,errors/* isSystemError */.Or)(error))
                throw error;
            unreadable.add(path);
        }
    }
    return unreadable;
}
// --verbose because simple-git waits 50 ms for the output of a command that prints nothing.
async function update(git, options, paths) {
    if (paths.length === 0)
        return;
    const input = paths.map((path) => `${path}\0`).join('');
    await git.run(['update-index', '--verbose', ...options, '-z', '--stdin'], { inWorkTree: true, input });
}

;// CONCATENATED MODULE: ./src/git/whole-tree.js

/**
 * Whether all that a tree holds can be had. Files that the workspace's own repository has are not copied, which would cost seconds at
 * the start of a run; so they go when its git removes them, some weeks after a commit was rewritten or by `git gc --prune=now`.
 */
async function isWhole(git, tree) {
    try {
        await git.run(['rev-list', '--quiet', '--objects', tree]);
        return true;
    }
    catch (error) {
        if (error instanceof git_git/* GitFailure */.Xi)
            return false;
        throw error;
    }
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
;// CONCATENATED MODULE: ./src/git/workspace-repository.js
var workspace_repository_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var workspace_repository_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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





const workspace_repository_MAX_BYTES = 16 * 1024 * 1024;
/** git sorts each into its place among the others, so that many of them take it minutes. */
const MAX_SHALLOW = 10_000;
/**
 * Looks at the `.git` folder of a workspace as data: no git command runs there, so that its configuration, hooks and index have no say.
 * A `.git` that is a link or a pointer file, or whose objects are elsewhere or not all there, is no use to us: undefined. So is one
 * whose list of alternates or packs are no plain files: git follows a link there, and waits for ever at a pipe.
 */
async function readWorkspaceRepository(workTree) {
    const gitDir = (0,external_node_path_.join)(workTree, '.git');
    const objects = (0,external_node_path_.join)(gitDir, 'objects');
    // The list of alternates takes a path a line.
    if (workTree.includes('\n'))
        return undefined;
    for (const folder of [gitDir, objects, (0,external_node_path_.join)(objects, 'pack')])
        if (!(await isFolder(folder)))
            return undefined;
    if (await isLink((0,external_node_path_.join)(objects, 'info')))
        return undefined;
    if (!(await isAbsentOrEmpty((0,external_node_path_.join)(objects, 'info', 'alternates'))))
        return undefined;
    const packs = await (0,promises_.readdir)((0,external_node_path_.join)(objects, 'pack'), { withFileTypes: true });
    // A partial clone lacks objects without saying which.
    if (packs.some((entry) => !entry.isFile() || entry.name.endsWith('.promisor')))
        return undefined;
    const [head, shallow] = await Promise.all([readHead(gitDir), readSmall((0,external_node_path_.join)(gitDir, 'shallow'))]);
    const cutOff = (shallow ?? '').split('\n').filter(isObjectId);
    return cutOff.length > MAX_SHALLOW ? undefined : { objects, head, shallow: cutOff };
}
async function isAbsentOrEmpty(path) {
    try {
        const status = await (0,promises_.lstat)(path);
        return status.isFile() && status.size === 0;
    }
    catch (error) {
        // Not ENOTDIR: what stands in place of the folder is no plain thing either.
        if ((0,errors/* isSystemError */.Or)(error) && error.code === 'ENOENT')
            return true;
        if (isAbsence(error))
            return false;
        throw error;
    }
}
async function readHead(gitDir) {
    const head = (await readSmall((0,external_node_path_.join)(gitDir, 'HEAD')))?.trim();
    if (head === undefined || isObjectId(head))
        return head;
    const ref = /^ref: (refs\/[\w./+@#-]+)$/.exec(head)?.[1];
    if (ref === undefined || ref.includes('..'))
        return undefined;
    return (await readLooseRef(gitDir, ref)) ?? (await readPackedRef(gitDir, ref));
}
async function readLooseRef(gitDir, ref) {
    const id = (await readSmall((0,external_node_path_.join)(gitDir, ref)))?.trim();
    return id !== undefined && isObjectId(id) ? id : undefined;
}
async function readPackedRef(gitDir, ref) {
    const lines = ((await readSmall((0,external_node_path_.join)(gitDir, 'packed-refs'))) ?? '').split('\n');
    const id = lines.find((line) => line.slice(41) === ref)?.slice(0, 40);
    return id !== undefined && isObjectId(id) ? id : undefined;
}
async function isLink(path) {
    try {
        return (await (0,promises_.lstat)(path)).isSymbolicLink();
    }
    catch (error) {
        if (isAbsence(error))
            return false;
        throw error;
    }
}
async function isFolder(path) {
    try {
        return (await (0,promises_.lstat)(path)).isDirectory();
    }
    catch (error) {
        if (isAbsence(error))
            return false;
        throw error;
    }
}
// Neither a link nor a pipe is opened: the first may lead to a secret, the second would hang.
async function readSmall(path) {
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const file = workspace_repository_addDisposableResource(env_1, await (0,promises_.open)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK), true);
            const status = await file.stat();
            return status.isFile() && status.size <= workspace_repository_MAX_BYTES ? await file.readFile('utf8') : undefined;
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            const result_1 = workspace_repository_disposeResources(env_1);
            if (result_1)
                await result_1;
        }
    }
    catch (error) {
        if (isAbsence(error))
            return undefined;
        throw error;
    }
}
function isAbsence(error) {
    return (0,errors/* isSystemError */.Or)(error) && ['ENOENT', 'ENOTDIR', 'ELOOP', 'EACCES', 'EISDIR', 'ENXIO'].includes(error.code ?? '');
}

;// CONCATENATED MODULE: ./src/git/checkout.js


















const MAX_SILENCE_MS = 180_000;
const PATCH_BYTES = 1024 * 1024;
/** Makes or reopens our own git directory over a work tree. @throws UserError for an address or a folder that cannot be used */
async function openCheckout(settings) {
    const { gitDir, signal, isExact = false, maxSilenceMs = MAX_SILENCE_MS } = settings;
    const workTree = await (0,promises_.realpath)(settings.workTree);
    const environment = {
        ...settings.environment,
        PATH: await (0,search_path/* searchPathOutside */.$)(workTree, settings.environment['PATH'] ?? '')
    };
    const remote = settings.remote && checkedRemote(settings.remote);
    const shared = await readWorkspaceRepository(workTree);
    await layOutRepository(gitDir, shared, isExact);
    const git = (0,git_git/* createGit */.lD)({ gitDir: await outside(workTree, gitDir), workTree, environment, signal, maxSilenceMs });
    const head = shared?.head;
    const isThere = head !== undefined && (await missingCommits(git, [head])).length === 0;
    const workspaceCommit = isThere ? head : undefined;
    await recordWorkspaceCommit(gitDir, workspaceCommit);
    return new Checkout(git, { workTree, remote, workspaceCommit });
}
// Whatever runs in the work tree could rewrite it there.
async function outside(workTree, gitDir) {
    const real = await (0,promises_.realpath)(gitDir);
    if (real !== workTree && !real.startsWith(workTree + external_node_path_.sep))
        return real;
    throw new errors/* UserError */.yo(`The state folder ${gitDir} is inside the workspace ${workTree}. Choose one outside.`);
}
/**
 * The work tree, and the git directory of our own that knows what is in it. Methods that look at the work tree wait for each other;
 * they are not to be called while a command may write to it.
 */
class Checkout {
    /**
     * The commit at which the workspace's own repository says it stands, when we have it. Good for where files came from; not to be
     * believed when it matters what they are.
     */
    workspaceCommit;
    #git;
    #workTree;
    #remote;
    #standsAt;
    /** The snapshot that the index still holds. */
    #recorded;
    #turn = Promise.resolve();
    constructor(git, { workTree, remote, workspaceCommit }) {
        this.#git = git;
        this.#workTree = workTree;
        this.#remote = remote;
        this.workspaceCommit = workspaceCommit;
        this.#standsAt = workspaceCommit;
    }
    /** Our own git directory. */
    get directory() {
        return this.#git.directory;
    }
    /** Where full ref names stand, asked of the remote at once. A ref that does not exist is absent. */
    async resolve(refs) {
        if (!this.#remote)
            throw new errors/* UserError */.yo('This checkout has no remote to ask.');
        return await listRefs(this.#git, this.#remote, refs);
    }
    /** Makes these commits available, without their history. @throws UserError when one cannot be had */
    fetch(commits) {
        return fetchCommits(this.#git, this.#remote, commits);
    }
    /**
     * Makes the tracked files of the work tree equal to a commit that was fetched. Untracked and ignored files stay.
     *
     * @throws UserError when a file cannot be written
     */
    switchTo(commit) {
        return this.#inTurn(async () => {
            await switchWorkTree(this.#git, commit, this.#standsAt);
            this.#standsAt = commit;
        });
    }
    /** Takes the work tree as it is, with the files of a commit as the tracked ones. */
    standAt(commit) {
        return this.#inTurn(async () => {
            await track(this.#git, commit);
            this.#standsAt = commit;
        });
    }
    /** A text file of a commit, every object on the way verified; undefined when there is none. */
    readFile(commit, path) {
        return readVerified(this.#git, commit, path);
    }
    /** Id of a commit's tree, the commit verified. */
    treeOf(commit) {
        return treeOfVerified(this.#git, commit);
    }
    /** The only parent of a commit that was fetched, the commit verified; undefined for a first commit and for a merge. */
    parentOf(commit) {
        return parentOfVerified(this.#git, commit);
    }
    snapshot() {
        return this.#inTurn(async (recorded) => {
            const snapshot = await takeSnapshot(this.#git, this.#workTree, recorded);
            this.#recorded = snapshot;
            return snapshot;
        });
    }
    /**
     * Makes the work tree what it was when a snapshot was taken. Files that no snapshot holds stay.
     *
     * @param from the snapshot of now
     * @throws UserError when something is in the way, which is found out before anything is changed
     */
    restore(from, to) {
        return this.#inTurn(() => restoreWorkTree(this.#git, { workTree: this.#workTree, from, to }));
    }
    /** How much of each file differs between two trees. */
    async compare(from, to) {
        if (from === to)
            return [];
        return (await differences(this.#git, from, to)).map(({ path, added, removed }) => ({ path, added, removed }));
    }
    /** False when something that these trees hold is not there any more. */
    async holds(trees) {
        return (await Promise.all(trees.map((tree) => isWhole(this.#git, tree)))).every(Boolean);
    }
    /** Removes from the disk what neither a ref nor the last snapshot holds. */
    async prune() {
        await this.#git.run(['prune', '--expire=now']);
    }
    /** What was changed in the work tree since `baseline`, relative to `base`. See `changesBetween` for what counts. */
    async changesSince(question) {
        const { base, baseline, touched } = question;
        const now = await this.snapshot();
        const change = await changesBetween(this.#git, { base, baseline: baseline.tree, now: now.tree, touched });
        const ignored = await ignoredAmong(this.#git, touched);
        const known = new Set(baseline.skipped.map(({ path }) => path));
        const unpublished = now.skipped.filter(({ path }) => !known.has(path));
        return { ...change, skipped: [...unpublished, ...change.skipped, ...ignored] };
    }
    /** The same change with only the paths that `keep` wants. */
    select(base, changes, keep) {
        return selectChanges(this.#git, base, changes.filter(keep));
    }
    /** A commit that was fetched with these files in place of its own. Of none of them is taken what is in the way of another. */
    withFiles(base, files) {
        return editFromFiles(this.#git, base, files);
    }
    /** The way from a commit or tree to another, read anew from git. */
    editTo(from, to) {
        return editOf(this.#git, from, to);
    }
    /** A commit with a patch applied; undefined when it does not fit. The work tree stays as it is. */
    withPatch(base, patch) {
        return applyWhole(this.#git, { base, patch });
    }
    /** Mode and blob of those of the paths that are files of a commit. */
    entriesAt(commit, paths) {
        return entriesAt(this.#git, commit, paths);
    }
    /** The way from a commit to a tree as a patch of at most `maxBytes`. */
    patchOf(base, tree, maxBytes = PATCH_BYTES) {
        return writePatch(this.#git, { base, tree, maxBytes });
    }
    /** Fetches `onto` and carries a change over to it. The work tree stays as it is. */
    async rebase(request) {
        await this.fetch([request.onto]);
        return mergeOnto(this.#git, request);
    }
    /** @param work is given the snapshot that the index holds, and may leave another */
    #inTurn(work) {
        const result = this.#turn.then(() => {
            const recorded = this.#recorded;
            this.#recorded = undefined;
            return work(recorded);
        });
        this.#turn = result.catch(() => undefined);
        return result;
    }
}


/***/ }),

/***/ 3999:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $3: () => (/* binding */ TooMuchOutput),
/* harmony export */   Xi: () => (/* binding */ GitFailure),
/* harmony export */   lD: () => (/* binding */ createGit)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8161);
/* harmony import */ var simple_git__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1034);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9973);



/** A git command that ended with an exit code nobody asked for. */
class GitFailure extends Error {
    name = 'GitFailure';
    /** What git wrote to standard error, for people: never a thing to decide by. */
    complaint;
    constructor(args, exitCode, complaint) {
        super(`git ${args[0] ?? ''} ended with exit code ${exitCode}: ${complaint}`);
        this.complaint = complaint;
    }
}
/** A git command that had more to say than was asked for. It was ended, and what it said is gone. */
class TooMuchOutput extends Error {
    name = 'TooMuchOutput';
}
// No HOME: curl would read ~/.netrc there. The two configuration variables shut out /etc/gitconfig and ~/.gitconfig.
const FIXED = {
    GIT_ATTR_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: node_os__WEBPACK_IMPORTED_MODULE_0__.devNull,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_LITERAL_PATHSPECS: '1',
    // A partial clone asks for what it lacks as it goes, by a program that its configuration names.
    GIT_NO_LAZY_FETCH: '1',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_TERMINAL_PROMPT: '0',
    // Synthetic commits of a merge get one identity and date, so that the same input gives the same ids.
    GIT_AUTHOR_NAME: 'forgehand',
    GIT_AUTHOR_EMAIL: 'forgehand@localhost',
    GIT_AUTHOR_DATE: '2000-01-01T00:00:00Z',
    GIT_COMMITTER_NAME: 'forgehand',
    GIT_COMMITTER_EMAIL: 'forgehand@localhost',
    GIT_COMMITTER_DATE: '2000-01-01T00:00:00Z',
    LC_ALL: 'C'
};
// Only believed when it comes from outside the repository. Ours is named to every command; a bare one that lies in the work tree, put
// there as plain files of the repository, is never found by looking for one.
const PROTECTED = { 'safe.bareRepository': 'explicit' };
const INHERITED = [
    'PATH',
    'TMPDIR',
    'http_proxy',
    'https_proxy',
    'HTTPS_PROXY',
    'no_proxy',
    'NO_PROXY',
    'all_proxy',
    'ALL_PROXY',
    'SSL_CERT_FILE',
    'SSL_CERT_DIR',
    'GIT_SSL_CAINFO'
];
function createGit(settings) {
    const { gitDir, workTree, signal, maxSilenceMs } = settings;
    const inherited = inheritedFrom(settings.environment);
    // A fresh instance for each command: simple-git runs the commands of one instance in a row, and drops the rest after a failure.
    async function call(args, options, send) {
        signal?.throwIfAborted();
        const environment = environmentOf(settings, inherited, options);
        let failure;
        const enough = new AbortController();
        const git = (0,simple_git__WEBPACK_IMPORTED_MODULE_1__/* .simpleGit */ .Lp)({
            baseDir: options.inWorkTree ? workTree : gitDir,
            allowEnvironment: Object.keys(environment),
            unsafe: { allowUnsafeConfigPaths: true, allowUnsafeConfigEnvCount: true },
            // Without this, output that comes later than 50 ms after the exit is lost.
            completion: { onClose: true, onExit: false },
            abort: signal ? AbortSignal.any([signal, enough.signal]) : enough.signal,
            // Attack: a named pipe stands where git reads a file of the work tree or of its .git, such as a .gitignore, and it waits for ever.
            ...(!options.isRemote && { timeout: { block: maxSilenceMs } }),
            ...(options.input !== undefined && { input: () => options.input }),
            errors: (error, { exitCode, stdErr }) => {
                if (isSilence(error))
                    return error;
                if (exitCode === 0 || options.exitCodes?.includes(exitCode))
                    return undefined;
                failure = new GitFailure(args, exitCode, Buffer.concat(stdErr).toString().trim());
                return error ?? failure;
            }
        })
            .env(environment)
            .outputHandler((_command, stdout) => {
            endSilence(stdout);
            if (options.maxBytes !== undefined)
                endAfter(stdout, options.maxBytes, enough);
        });
        try {
            return await send(git);
        }
        catch (error) {
            signal?.throwIfAborted();
            if (enough.signal.aborted)
                throw enough.signal.reason;
            // simple-git wraps what it does not know in an error of its own.
            throw explained(failure ?? error);
        }
    }
    return {
        directory: gitDir,
        run: (args, options = {}) => call(args, options, (git) => git.raw([...args])),
        readObject: (type, id) => call(['cat-file', type, id], {}, (git) => git.binaryCatFile([type, id])) // typed as any
    };
}
/**
 * simple-git waits 50 ms after a command that printed nothing, for output that may come late. With the close of the streams awaited
 * none can; an empty piece of output at their end spares the wait.
 */
function endSilence(stdout) {
    stdout.once('end', () => stdout.emit('data', Buffer.alloc(0)));
}
function endAfter(stdout, maxBytes, enough) {
    let bytes = 0;
    stdout.on('data', (chunk) => {
        bytes += chunk.length;
        if (bytes > maxBytes)
            enough.abort(new TooMuchOutput(`git said more than ${maxBytes} bytes.`));
    });
}
function inheritedFrom(environment) {
    const set = INHERITED.flatMap((name) => {
        const value = environment[name];
        return value === undefined ? [] : [[name, value]];
    });
    return Object.fromEntries(set);
}
function environmentOf({ gitDir, workTree }, inherited, call) {
    const config = Object.entries({ ...PROTECTED, ...call.config });
    return {
        ...inherited,
        ...FIXED,
        GIT_DIR: gitDir,
        ...(call.inWorkTree && { GIT_WORK_TREE: workTree }),
        ...(call.indexFile !== undefined && { GIT_INDEX_FILE: call.indexFile }),
        GIT_CONFIG_COUNT: String(config.length),
        ...Object.fromEntries(config.flatMap(([key, value], index) => [
            [`GIT_CONFIG_KEY_${index}`, key],
            [`GIT_CONFIG_VALUE_${index}`, value]
        ]))
    };
}
function isSilence(error) {
    return error instanceof simple_git__WEBPACK_IMPORTED_MODULE_1__/* .GitPluginError */ .Uo && error.plugin === 'timeout';
}
function explained(error) {
    if (isSilence(error)) {
        const message = 'git came to no end in the workspace. A named pipe may stand there where git expects a file, such as a .gitignore.';
        return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${message} Start from a clean workspace.`, { cause: error });
    }
    if (!(error instanceof GitFailure) || !error.complaint.includes('spawn git ENOENT'))
        return error;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo('The program git was not found on the PATH. Install git 2.39 or newer.', { cause: error });
}


/***/ }),

/***/ 8243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ searchPathOutside)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9973);



/**
 * A PATH without the folders that lie in the work tree, such as `.venv/bin`, links followed, and without relative and
 * missing ones.
 *
 * Attack: a command leaves a program named `git` there, and we start it, with the token in its environment.
 *
 * @param workTree an absolute path without symbolic links
 */
async function searchPathOutside(workTree, searchPath) {
    const folders = searchPath.split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter).filter((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(folder));
    const real = await Promise.all(folders.map(realpathIfThere));
    const isTrusted = (path = workTree) => !`${path}${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`.startsWith(workTree + node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
    return folders.filter((_, index) => isTrusted(real[index])).join(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter);
}
async function realpathIfThere(folder) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(folder);
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isSystemError */ .Or)(error))
            return undefined;
        throw error;
    }
}


/***/ })

};
