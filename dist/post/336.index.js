export const id = 336;
export const ids = [336];
export const modules = {

/***/ 9336:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  keepKilledWork: () => (/* binding */ keepKilledWork)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ../node_modules/@actions/core/lib/core.js + 18 modules
var core = __webpack_require__(7867);
// EXTERNAL MODULE: ./src/errors.js
var errors = __webpack_require__(9973);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
;// CONCATENATED MODULE: ./src/text/lock-files.js
const LOCK_FILE = /(^|\/)(package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lockb?|deno\.lock|(uv|poetry|pdm|Pipfile|Cargo|Gemfile|composer|mix|pubspec|flake)\.lock|pylock(\.[^/]+)?\.toml|gems\.locked|go\.(work\.)?sum|gradle\.lockfile|packages\.lock\.json|paket\.lock|Podfile\.lock|Package\.resolved)$/;
/** True for a file in which a package manager records the versions that it chose. */
function isLockFile(path) {
    return LOCK_FILE.test(path);
}

// EXTERNAL MODULE: ../node_modules/simple-git/dist/index.mjs + 2 modules
var dist = __webpack_require__(1034);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
;// CONCATENATED MODULE: ./src/git/hardened-environment.js




const ENVIRONMENT = {
    GIT_ATTR_NOSYSTEM: '1',
    // Shuts out ~/.gitconfig and /etc/gitconfig. There is no HOME either: curl would read ~/.netrc there.
    GIT_CONFIG_GLOBAL: external_node_os_.devNull,
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
    'core.attributesFile': external_node_os_.devNull,
    'core.excludesFile': external_node_os_.devNull,
    'core.fsmonitor': 'false',
    'core.hooksPath': external_node_os_.devNull,
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
async function hardened_environment_trustedSearchPath(workTree, searchPath) {
    const folders = searchPath.split(external_node_path_.delimiter).filter((folder) => (0,external_node_path_.isAbsolute)(folder));
    const real = await Promise.all(folders.map((folder) => (0,errors/* unlessSystemError */.e4)((0,promises_.realpath)(folder), undefined)));
    const isTrusted = (path = workTree) => !`${path}${external_node_path_.sep}`.startsWith(workTree + external_node_path_.sep);
    return folders.filter((_, index) => isTrusted(real[index])).join(external_node_path_.delimiter);
}

;// CONCATENATED MODULE: ./src/git/git.js



/** A git command that failed with an unexpected exit code. */
class GitFailure extends Error {
    name = 'GitFailure';
    /** What git wrote to standard error. Show it to users. Use it only to decide whether to retry. */
    stderr;
    constructor(args, exitCode, stderr) {
        super(`git ${args[0] ?? ''} failed with exit code ${exitCode}: ${stderr}`);
        this.stderr = stderr;
    }
}
/** A git command that wrote more output than `maxBytes`. It was killed and its output is lost. */
class TooMuchOutput extends Error {
    name = 'TooMuchOutput';
}
// What only the git of this file needs, on top of the hardened environment.
const OWN_ENVIRONMENT = {
    // Paths come from the repository and from users; none is a pattern. (The search in the workspace uses patterns.)
    GIT_LITERAL_PATHSPECS: '1',
    // Temporary merge commits get a fixed identity and date, so that the same input gives the same ids.
    GIT_AUTHOR_NAME: 'forgehand',
    GIT_AUTHOR_EMAIL: 'forgehand@localhost',
    GIT_AUTHOR_DATE: '2000-01-01T00:00:00Z',
    GIT_COMMITTER_NAME: 'forgehand',
    GIT_COMMITTER_EMAIL: 'forgehand@localhost',
    GIT_COMMITTER_DATE: '2000-01-01T00:00:00Z'
};
// Proxies and certificates, for fetching.
const INHERITED = [
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
function git_createGit(settings) {
    const { gitDir, workTree, signal, maxSilenceMs } = settings;
    const inherited = pick(settings.environment, INHERITED);
    // A new instance for each command: simple-git queues the commands of one instance and drops the rest after a failure.
    async function call(args, options, send) {
        signal?.throwIfAborted();
        const environment = environmentOf(settings, inherited, options);
        let failure;
        const outputLimit = new AbortController();
        const git = (0,dist/* simpleGit */.Lp)({
            baseDir: options.inWorkTree ? workTree : gitDir,
            allowEnvironment: Object.keys(environment),
            // Ours are safe values of settings that simple-git refuses with any value.
            unsafe: {
                allowUnsafeConfigPaths: true,
                allowUnsafeConfigEnvCount: true,
                allowUnsafeFsMonitor: true,
                allowUnsafeHooksPath: true,
                allowUnsafeProtocolOverride: true
            },
            // Otherwise output that arrives more than 50 ms after the exit is lost.
            completion: { onClose: true, onExit: false },
            abort: signal ? AbortSignal.any([signal, outputLimit.signal]) : outputLimit.signal,
            // Attack: a named pipe takes the place of a file that git reads, such as a .gitignore, and git waits forever.
            ...(!options.isRemote && { timeout: { block: maxSilenceMs } }),
            ...(options.input !== undefined && { input: () => options.input }),
            errors: (error, { exitCode, stdErr }) => {
                if (isTimeout(error))
                    return error;
                if (exitCode === 0 || options.exitCodes?.includes(exitCode))
                    return undefined;
                failure = new GitFailure(args, exitCode, Buffer.concat(stdErr).toString().trim());
                return error ?? failure;
            }
        })
            .env(environment)
            .outputHandler((_command, stdout) => {
            skipOutputDelay(stdout);
            if (options.maxBytes !== undefined)
                abortAfter(stdout, options.maxBytes, outputLimit);
        });
        try {
            return await send(git);
        }
        catch (error) {
            signal?.throwIfAborted();
            if (outputLimit.signal.aborted)
                throw outputLimit.signal.reason;
            // simple-git wraps unknown errors in one of its own.
            throw toUserError(failure ?? error);
        }
    }
    return {
        directory: gitDir,
        signal,
        run: (args, options = {}) => call(args, options, (git) => git.raw([...args])),
        readObject: (type, id) => call(['cat-file', type, id], {}, (git) => git.binaryCatFile([type, id])) // typed as any
    };
}
/**
 * After a command that printed nothing, simple-git waits 50 ms for late output. There can be none, because we wait for the
 * streams to close. An empty chunk at the end skips the wait.
 */
function skipOutputDelay(stdout) {
    stdout.once('end', () => stdout.emit('data', Buffer.alloc(0)));
}
function abortAfter(stdout, maxBytes, abort) {
    let bytes = 0;
    stdout.on('data', (chunk) => {
        bytes += chunk.length;
        if (bytes > maxBytes)
            abort.abort(new TooMuchOutput(`git wrote more than ${maxBytes} bytes.`));
    });
}
function pick(environment, names) {
    const set = names.flatMap((name) => {
        const value = environment[name];
        return value === undefined ? [] : [[name, value]];
    });
    return Object.fromEntries(set);
}
function environmentOf({ gitDir, workTree, environment }, inherited, call) {
    return {
        ...inherited,
        ...hardenedEnvironment(environment['PATH'] ?? '', call.config),
        ...OWN_ENVIRONMENT,
        GIT_DIR: gitDir,
        ...(call.inWorkTree && { GIT_WORK_TREE: workTree }),
        ...(call.indexFile !== undefined && { GIT_INDEX_FILE: call.indexFile })
    };
}
function isTimeout(error) {
    return error instanceof dist/* GitPluginError */.Uo && error.plugin === 'timeout';
}
function toUserError(error) {
    if (isTimeout(error)) {
        const message = 'git did not finish in the workspace. A named pipe may have replaced a file that git reads, such as a .gitignore.';
        return new errors/* UserError */.yo(`${message} Start from a clean workspace.`, { cause: error });
    }
    if (!(error instanceof GitFailure) || !error.stderr.includes('spawn git ENOENT'))
        return error;
    return new errors/* UserError */.yo('git was not found on the PATH. Install git 2.39 or newer.', { cause: error });
}

;// CONCATENATED MODULE: ./src/git/objects.js


/** GitHub's limit for one file. */
const MAX_BLOB_BYTES = 100 * 1024 * 1024;
/** About twenty times the files of the Linux kernel. */
const MAX_FILES = 2_000_000;
/** True for the full id of a commit, tree or blob. An abbreviation or a name can be made to mean something else. */
function objects_isObjectId(text) {
    return /^[0-9a-f]{40}$/.test(text);
}
/** @throws UserError for a file over 100 MiB */
async function readBlob(git, id) {
    const [size = 0] = await blobSizes(git, [id]);
    if (size <= MAX_BLOB_BYTES)
        return git.readObject('blob', id);
    throw new errors/* UserError */.yo(`A file of ${size} bytes cannot be published: GitHub's limit is ${MAX_BLOB_BYTES} bytes. Leave it out of the change.`);
}
/** Sizes in bytes, in the order of the ids. 0 for the all-zero id, which means "no blob". */
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
/** Mode and blob id of each path that is a file of the commit. */
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
/**
 * Attack: ten small trees that each name the next one ten times make ten billion files. Git would list them all in memory before
 * it touches the disk.
 *
 * @throws UserError for a commit of more than two million files
 */
async function checkFileCount(git, commit) {
    try {
        // Prints only the NUL that ends each entry.
        await git.run(['ls-tree', '-r', '-z', '--format=', commit], { maxBytes: MAX_FILES });
    }
    catch (error) {
        if (!(error instanceof TooMuchOutput))
            throw error;
        throw new errors/* UserError */.yo(`The commit ${commit} has more than ${MAX_FILES} files, which is too many to work on.`, {
            cause: error
        });
    }
}
/**
 * False if an object of the tree is missing. Objects of the workspace's own repository are borrowed, because copying them would
 * cost seconds at the start of a run. They disappear when its git removes them: some weeks after a commit was rewritten, or
 * with `git gc --prune=now`.
 */
async function hasAllObjects(git, tree) {
    try {
        await git.run(['rev-list', '--quiet', '--objects', tree]);
        return true;
    }
    catch (error) {
        if (error instanceof GitFailure)
            return false;
        throw error;
    }
}

;// CONCATENATED MODULE: ./src/git/diff-trees.js
/** The mode of a path that does not exist. */
const ABSENT_MODE = '000000';
/** Instead of the id of a blob that does not exist. */
const NO_BLOB = '0'.repeat(40);
const GITLINK = '160000';
/** Compares two trees or commits path by path. A renamed file counts as one removed and one added. */
async function differences(git, from, to) {
    const options = ['-r', '-z', '--raw', '--numstat', '--no-abbrev', '--no-renames', '--no-ext-diff', '--no-textconv'];
    return parseDifferences(await git.run(['diff-tree', ...options, from, to]));
}
function isAdded({ oldMode }) {
    return oldMode === ABSENT_MODE;
}
function isDeleted({ newMode }) {
    return newMode === ABSENT_MODE;
}
/** True if either side is a submodule. */
function isGitlink({ oldMode, newMode }) {
    return oldMode === GITLINK || newMode === GITLINK;
}
/**
 * Parses the output of `diff-tree -z --raw --numstat`: first records `:mode mode id id status NUL path NUL` for all paths, then
 * records `added TAB removed TAB path NUL`. A path can contain anything except NUL.
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
    const { path, added, removed } = parseCount(record);
    counts.set(path, [added, removed]);
}
/** Parses `added TAB removed TAB path`, as `--numstat -z` writes it. For a moved file the path is '', and two fields follow. */
function parseCount(record) {
    const [, added, removed, path] = /^(\d+|-)\t(\d+|-)\t(.*)$/s.exec(record) ?? [];
    if (path === undefined)
        throw new Error(`Unexpected line from git diff-tree: ${record}`);
    return { path, added: countOf(added), removed: countOf(removed) };
}
function countOf(text) {
    return text === undefined || text === '-' ? undefined : Number(text);
}

;// CONCATENATED MODULE: ./src/git/changes.js




/**
 * What the work changed, relative to the pinned commit.
 *
 * Untracked files from before the work, such as a report of the first test run, count only if a file tool wrote them. A lock file
 * that the installation added counts as soon as it changes, because only work on the dependencies changes it. Changes that setup
 * commands made to tracked files do not count either.
 */
async function changesBetween(git, { base, baseline, now, touched }) {
    const [before, work] = await Promise.all([differences(git, base, baseline), differences(git, baseline, now)]);
    const untracked = new Set(before.filter(isAdded).map(({ path }) => path));
    const counted = work.filter(({ path }) => !untracked.has(path) || touched.has(path) || isLockFile(path));
    const gitlinks = counted.filter(isGitlink);
    const ours = counted.filter((difference) => !isGitlink(difference));
    // If setup changed nothing, as usual, the snapshot is the result.
    const tree = before.length === 0 && gitlinks.length === 0 ? now : await treeWith(git, base, ours);
    return {
        ...(await editOf(git, base, tree)),
        skipped: gitlinks.map(({ path }) => ({ path, reason: 'it is a submodule' }))
    };
}
/**
 * Applies the given changes to a commit and changes no other path. Leaves out a change that would force another one, because a
 * file replaces a folder or a folder replaces a file. Attack: a file named `.github` deletes all workflows.
 */
async function selectChanges(git, base, changes) {
    const edit = await editOf(git, base, await treeWith(git, base, changes.map(entryOf)));
    const wanted = new Set(changes.map(({ path }) => path));
    const unwanted = edit.changes.filter(({ path }) => !wanted.has(path));
    if (unwanted.length === 0)
        return edit;
    const separable = changes.filter(({ path }) => !unwanted.some((other) => isOneInsideOther(path, other.path)));
    if (separable.length === changes.length) {
        throw new Error(`Unselected paths changed: ${unwanted.map(({ path }) => path).join(', ')}`);
    }
    return selectChanges(git, base, separable);
}
function entryOf(change) {
    const { path } = change;
    if (change.kind === 'deleted')
        return { path, newMode: ABSENT_MODE, newBlob: NO_BLOB };
    return { path, newMode: change.mode, newBlob: change.blob };
}
function isOneInsideOther(one, other) {
    return one.startsWith(`${other}/`) || other.startsWith(`${one}/`);
}
/** The edit that turns a commit's tree into another tree. @throws Error if it changes a submodule */
async function editOf(git, base, tree) {
    const found = await differences(git, base, tree);
    return {
        tree,
        changes: found.map((difference) => changeOf(git, difference)),
        stat: found.map(({ path, added, removed }) => ({ path, added, removed }))
    };
}
function changeOf(git, difference) {
    const { path, newMode: mode, newBlob: blob } = difference;
    if (isDeleted(difference))
        return { kind: 'deleted', path };
    if (mode !== '100644' && mode !== '100755' && mode !== '120000')
        throw new Error(`${path} has the unexpected mode ${mode}.`);
    return { kind: 'written', path, mode, blob, readContent: () => readBlob(git, blob) };
}
/** Writes the tree of a commit with some paths changed. An edit with mode 000000 removes the path. */
async function treeWith(git, base, edits) {
    // A separate index: the work tree's own index caches the state of its files.
    const indexFile = (0,external_node_path_.join)(git.directory, 'index-of-change');
    await git.run(['read-tree', base], { indexFile });
    // Removals first: a folder may have replaced a file, or a file a folder.
    const ordered = [...edits].sort((a, b) => Number(b.newMode === ABSENT_MODE) - Number(a.newMode === ABSENT_MODE));
    const input = ordered.map(({ path, newMode, newBlob }) => `${newMode} ${newBlob}\t${path}\0`).join('');
    if (input)
        await git.run(['update-index', '--verbose', '--replace', '-z', '--index-info'], { indexFile, input });
    return (await git.run(['write-tree'], { indexFile })).trim();
}

;// CONCATENATED MODULE: ./src/git/write-blobs.js



/**
 * Writes files into the tree of a commit and deletes others. Blobs are made from the contents, never taken from a pack, a bundle or
 * an object of somebody else, so none can be forged. The file names that git reads are numbers.
 */
async function editWithFiles(git, base, files) {
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
    const folder = (0,external_node_path_.join)(git.directory, 'new-blobs');
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
 * Rebases a change onto another commit. The work tree stays as it is.
 *
 * A change does not follow a file that was renamed in the meantime, because that could move it to a protected path that nobody
 * has checked.
 *
 * Merges three temporary commits: a shallow fetch brings no common ancestor, and git 2.39 has no option to name one.
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
/** Takes changes back, in the order of the list. The work tree stays as it is. The edit is relative to `from`. */
async function takeBack(git, { changes, from }) {
    let tree = from;
    for (const { before, after } of changes) {
        const merged = await mergeOnto(git, { base: after, ours: before, onto: tree });
        if (merged.kind === 'conflict')
            return merged;
        tree = merged.edit.tree;
    }
    return { kind: 'merged', edit: await editOf(git, from, tree) };
}
async function commitTree(git, tree, parent) {
    return (await git.run(['commit-tree', ...(parent === undefined ? [] : ['-p', parent]), '-m', 'merge', tree])).trim();
}

;// CONCATENATED MODULE: ./src/domain/conflict.js
/** What the markers call the two sides. */
const OUR_LABEL = 'this-branch';
const THEIR_LABEL = 'base-branch';

;// CONCATENATED MODULE: ./src/git/merge-branches.js



/**
 * Merges two branches. The work tree stays as it is. Conflicts have the style zdiff3, which also shows the common ancestor.
 *
 * As in `mergeOnto`, temporary commits replace the real ones, whose histories are not here.
 */
async function mergeBranches(git, { mergeBase, ours, theirs }) {
    const ancestor = await commitTree(git, `${mergeBase}^{tree}`);
    const sides = [
        { label: OUR_LABEL, commit: await commitTree(git, `${ours}^{tree}`, ancestor) },
        { label: THEIR_LABEL, commit: await commitTree(git, `${theirs}^{tree}`, ancestor) }
    ];
    // The names in the markers are those of the arguments.
    for (const { label, commit } of sides)
        await git.run(['update-ref', `refs/heads/${label}`, commit]);
    const args = ['merge-tree', '--write-tree', '-z', '--no-messages', ...sides.map(({ label }) => label)];
    const output = await git.run(args, { exitCodes: [1], config: { 'merge.conflictStyle': 'zdiff3' } });
    const [tree = '', ...records] = output.split('\0').filter(Boolean);
    const stages = new Map();
    for (const record of records) {
        const [, stage, path] = /^\d+ [0-9a-f]+ ([123])\t(.*)$/s.exec(record) ?? [];
        if (stage === undefined || path === undefined)
            throw new Error(`Unexpected line from git merge-tree: ${record}`);
        stages.set(path, `${stages.get(path) ?? ''}${stage}`);
    }
    return { tree, conflicts: [...stages].map(([path, found]) => ({ path, kind: KINDS[found] ?? 'moved' })) };
}
/** By the stages that the index would have: 1 is the ancestor, 2 ours, 3 theirs. */
const KINDS = {
    '123': 'both-changed',
    '23': 'both-added',
    '12': 'deleted-by-them',
    '13': 'deleted-by-us'
};
const MARKERS = [/^<{7} .*$/gm, /^\|{7} .*$/gm, /^={7}\r?$/gm, /^>{7} .*$/gm];
/** The files of a tree that have more lines like conflict markers than in either of two commits. */
async function markedPaths(git, tree, { paths, ours, theirs }) {
    if (paths.length === 0)
        return [];
    const [now, ...sides] = await Promise.all([tree, ours, theirs].map((commit) => entriesAt(git, commit, paths)));
    const marked = [];
    for (const path of paths) {
        const [present = [], ...before] = await Promise.all([now, ...sides].map((entries) => countMarkers(git, entries?.get(path))));
        if (present.some((count, index) => before.every((counts) => count > (counts[index] ?? 0))))
            marked.push(path);
    }
    return marked;
}
async function countMarkers(git, entry) {
    if (!entry?.mode.startsWith('100'))
        return MARKERS.map(() => 0);
    const text = (await readBlob(git, entry.blob)).toString('latin1');
    return MARKERS.map((marker) => text.match(marker)?.length ?? 0);
}

;// CONCATENATED MODULE: ./src/git/moved-content.js


/** The smallest share of equal content at which git treats a removed and an added file as a renamed one. */
const MIN_SHARE = 0.5;
/** After this many bytes, only files with the same blob count as equal. */
const MAX_COMPARED = 64 * 1024 * 1024;
/** How far a chain of moves is followed. After that, everything that is deleted or overwritten is held back. */
const MAX_PASSES = 20;
/**
 * Finds the other halves of held-back moves: the removal of a file whose new path is held back, and the new path of a file whose
 * removal is held back. Publishing them would lose or duplicate the content. A file counts as moved if half of its content is
 * found again, as in git's detection of renames.
 *
 * @returns each path with its counterpart in the move, which is a held-back path or an earlier key of this map
 */
async function changesMovedWith(git, { base, tree, heldBack }) {
    const files = await readFiles(git, await differences(git, base, tree));
    const counterparts = new Map();
    const sides = { held: newSide(), published: newSide() };
    for (const file of files)
        addTo(heldBack.has(file.path) ? sides.held : sides.published, file, 1);
    let remaining = files.filter(({ path }) => !heldBack.has(path));
    for (let pass = 0, found = true; found; pass += 1) {
        const before = counterparts.size;
        const folders = movedFolders(counterparts);
        for (const file of remaining) {
            const fallback = pass >= MAX_PASSES && isMostlyRemoved(file) ? [...heldBack][0] : undefined;
            const counterpart = counterpartOf(file, sides) ?? movedPathIn(folders, file, heldBack) ?? fallback;
            if (counterpart === undefined)
                continue;
            counterparts.set(file.path, counterpart);
            addTo(sides.published, file, -1);
            addTo(sides.held, file, 1);
        }
        remaining = remaining.filter(({ path }) => !counterparts.has(path));
        found = counterparts.size > before;
    }
    return counterparts;
}
async function readFiles(git, all) {
    const sizes = await blobSizes(git, all.flatMap(({ oldBlob, newBlob }) => [oldBlob, newBlob]));
    let bytesLeft = MAX_COMPARED;
    const known = new Map([[NO_BLOB, new Map()]]);
    const read = async (blob, size = 0) => {
        const isCompared = size <= bytesLeft;
        const lines = known.get(blob) ?? linesOf(isCompared ? await git.readObject('blob', blob) : Buffer.from(blob));
        if (!known.has(blob) && isCompared)
            bytesLeft -= size;
        known.set(blob, lines);
        return lines;
    };
    const files = [];
    // One at a time: together they can exceed the memory.
    for (const [index, { path, oldBlob, newBlob, newMode }] of all.entries()) {
        const old = await read(oldBlob, sizes[2 * index]);
        const now = await read(newBlob, sizes[2 * index + 1]);
        const [lost, gained] = [withoutLines(old, now), withoutLines(now, old)];
        files.push({ path, isDeleted: newMode === ABSENT_MODE, oldSize: total(old), newSize: total(now), lost, gained });
    }
    return files;
}
const MAX_LINE = 64;
const LINE_END = 0x0a;
/** Splits at line ends and, like git, after 64 bytes. An empty file is one empty line. */
function linesOf(content) {
    const lines = new Map();
    let hash = 0;
    let length = 0;
    for (let at = 0; at <= content.length; at += 1) {
        if (at < content.length) {
            hash = (Math.imul(hash, 0x0100_0193) ^ (content[at] ?? 0)) | 0;
            length += 1;
            if (content[at] !== LINE_END && length < MAX_LINE)
                continue;
        }
        if (length > 0 || content.length === 0)
            lines.set(hash, (lines.get(hash) ?? 0) + Math.max(1, length));
        hash = 0;
        length = 0;
    }
    return lines;
}
function withoutLines(lines, others) {
    const rest = [...lines].map(([hash, bytes]) => [hash, bytes - (others.get(hash) ?? 0)]);
    return new Map(rest.filter(([, bytes]) => bytes > 0));
}
function total(lines) {
    return [...lines.values()].reduce((sum, bytes) => sum + bytes, 0);
}
function newSide() {
    return { lost: new LineSum(), gained: new LineSum() };
}
function addTo({ lost, gained }, file, sign) {
    // A few lines that were removed from a file did not move elsewhere.
    if (isMostlyRemoved(file))
        lost.add(file.lost, file.path, sign);
    gained.add(file.gained, file.path, sign);
}
class LineSum {
    #bytes = new Map();
    #sources = new Map();
    add(lines, path, sign) {
        for (const [hash, bytes] of lines) {
            this.#bytes.set(hash, (this.#bytes.get(hash) ?? 0) + sign * bytes);
            if (sign > 0 && !this.#sources.has(hash))
                this.#sources.set(hash, path);
        }
    }
    /** How many bytes of these lines this sum contains. */
    commonBytes(lines) {
        return [...lines].reduce((sum, [hash, bytes]) => sum + Math.min(bytes, this.#bytes.get(hash) ?? 0), 0);
    }
    /** The path that contributed most of these lines. */
    mainSource(lines) {
        const bytesBySource = new Map();
        for (const [hash, bytes] of lines) {
            const source = this.#sources.get(hash);
            if (source !== undefined)
                bytesBySource.set(source, (bytesBySource.get(source) ?? 0) + bytes);
        }
        return [...bytesBySource].toSorted(([, a], [, b]) => b - a)[0]?.[0];
    }
}
function isMostlyRemoved({ isDeleted, lost, oldSize }) {
    return isDeleted || (oldSize > 0 && total(lost) >= oldSize * MIN_SHARE);
}
/** The held-back path that a file's old content went to, or that its new content came from. */
function counterpartOf(file, { held, published }) {
    const { lost, gained, oldSize, newSize } = file;
    const went = isMostlyRemoved(file) ? held.gained.commonBytes(lost) : 0;
    if (went > 0 && went >= oldSize * MIN_SHARE && went > published.gained.commonBytes(lost))
        return held.gained.mainSource(lost);
    const came = held.lost.commonBytes(gained);
    if (came > 0 && came >= newSize * MIN_SHARE && came > published.lost.commonBytes(gained))
        return held.lost.mainSource(gained);
    return undefined;
}
/** The old and new paths of the folders that contained the moved files. */
function movedFolders(counterparts) {
    const folders = new Map();
    for (const [from, to] of counterparts) {
        const [old, now] = [from.split('/').slice(0, -1), to.split('/').slice(0, -1)];
        while (old.length > 1 && now.length > 1 && old.at(-1) === now.at(-1)) {
            old.pop();
            now.pop();
        }
        if (old.length === 0)
            continue;
        const places = folders.get(old.join('/')) ?? new Set();
        folders.set(old.join('/'), places.add(now.join('/')));
    }
    return folders;
}
/** The held-back path of a file that was rewritten when its folder moved. */
function movedPathIn(folders, file, heldBack) {
    if (!file.isDeleted || folders.size === 0)
        return undefined;
    const names = file.path.split('/');
    for (let depth = names.length - 1; depth > 0; depth -= 1) {
        const rest = names.slice(depth).join('/');
        for (const folder of folders.get(names.slice(0, depth).join('/')) ?? []) {
            const path = folder === '' ? rest : `${folder}/${rest}`;
            if (heldBack.has(path))
                return path;
        }
    }
    return undefined;
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./src/git/patch.js







/** Files of up to this many times the limit are read, because a small edit of a large file can still fit. */
const READ_FACTOR = 16;
/** Writes the difference between a commit and a tree as a patch of at most `maxBytes`, leaving out whole files that do not fit. */
async function writePatch(git, { base, tree, maxBytes }) {
    const all = await differences(git, base, tree);
    const readable = await firstWithin(git, all, maxBytes * READ_FACTOR);
    const isComplete = readable.length === all.length;
    const text = await diff(git, { base, tree: isComplete ? tree : await treeWith(git, base, readable) });
    const whole = text.includes('\ufffd') ? await withBinaryForm(git, base, readable) : text;
    return within(whole, maxBytes, isComplete);
}
function diff(git, { base, tree }, config = {}) {
    const format = ['-r', '-p', '--binary', '--full-index', '--no-renames', '--no-color'];
    return git.run(['diff-tree', ...format, '--no-ext-diff', '--no-textconv', base, tree], { config });
}
/** The same difference, with files in other encodings than UTF-8 in git's binary form: as text, they would be damaged. */
async function withBinaryForm(git, base, all) {
    const [text, binary] = [[], []];
    for (const difference of all) {
        const { oldBlob, newBlob } = difference;
        const contents = await Promise.all([oldBlob, newBlob].filter((id) => id !== NO_BLOB).map((id) => readBlob(git, id)));
        const list = contents.every((content) => (0,external_node_buffer_.isUtf8)(content)) ? text : binary;
        list.push(difference);
    }
    const attributes = (0,external_node_path_.join)(git.directory, 'info', 'binary');
    await (0,promises_.writeFile)(attributes, '* -diff\n');
    const parts = [
        await diff(git, { base, tree: await treeWith(git, base, text) }),
        await diff(git, { base, tree: await treeWith(git, base, binary) }, { 'core.attributesFile': attributes })
    ];
    return parts.join('');
}
function within(text, maxBytes, isComplete) {
    if (Buffer.byteLength(text) <= maxBytes)
        return { text, isComplete };
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
// No line of a file's content starts with "diff --git ": text lines start with a space or a sign, base 85 has no spaces.
function wholeFilesWithin(text, maxBytes) {
    const [first = '', ...others] = text.split('\ndiff --git ');
    let bytes = 0;
    return [first, ...others.map((file) => `diff --git ${file}`)]
        .map((file) => (file.endsWith('\n') ? file : `${file}\n`))
        .filter((file) => (bytes += Buffer.byteLength(file)) <= maxBytes)
        .join('');
}
/**
 * The tree of a commit with a whole patch applied; undefined if any part of it does not apply. Leaves the work tree as it is. The
 * caller must check the result, because the patch comes from a comment.
 */
async function applyPatch(git, { base, patch }) {
    // A separate index: the work tree's own index caches the state of its files.
    const indexFile = (0,external_node_path_.join)(git.directory, 'index-of-approval');
    await git.run(['read-tree', base], { indexFile });
    try {
        await git.run(['apply', '--cached', '--whitespace=nowarn', '--verbose', '-'], { indexFile, input: patch });
    }
    catch (error) {
        if (error instanceof GitFailure)
            return undefined;
        throw error;
    }
    return editOf(git, base, (await git.run(['write-tree'], { indexFile })).trim());
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


/** Our ref for the workspace's commit, so that a fetch does not download it again. */
const WORKSPACE_REF = 'refs/forgehand/workspace';
/**
 * Creates our own git directory, or repairs one from an earlier run. Written file by file, because `git init` would copy the
 * machine's templates into it.
 *
 * @param shared its objects are borrowed; nothing else of it is used
 * @param isExact records files byte by byte, whatever the attributes of the work tree say
 */
async function private_repository_createPrivateRepository(gitDir, shared, isExact) {
    const info = join(gitDir, 'objects', 'info');
    await Promise.all([
        mkdir(info, { recursive: true }),
        mkdir(join(gitDir, 'info'), { recursive: true }),
        mkdir(join(gitDir, 'objects', 'pack'), { recursive: true }),
        mkdir(join(gitDir, 'refs', 'forgehand'), { recursive: true })
    ]);
    await chmod(gitDir, 0o700);
    await Promise.all([
        writeFile(join(gitDir, 'HEAD'), 'ref: refs/heads/none\n'),
        writeFile(join(gitDir, 'config'), CONFIG),
        writeFile(join(gitDir, 'info', 'attributes'), isExact ? EXACT : ''),
        writeFile(join(gitDir, 'info', 'exclude'), ''),
        removeLocks(gitDir),
        ...(shared
            ? [writeFile(join(info, 'alternates'), `${shared.objects}\n`), addLines(join(gitDir, 'shallow'), shared.shallow)]
            : [rm(join(info, 'alternates'), { force: true })])
    ]);
}
/** Left over if a git was killed. */
async function removeLocks(gitDir) {
    await Promise.all(['index.lock', 'index-of-change.lock', 'shallow.lock'].map((name) => (0,promises_.rm)((0,external_node_path_.join)(gitDir, name), { force: true })));
}
// The file also lists the commits that fetches of an earlier run cut off.
async function addLines(path, lines) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const file = __addDisposableResource(env_1, await open(path, 'a+'), true);
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
/** @param commit undefined if we do not have the workspace's commit */
async function private_repository_recordWorkspaceCommit(gitDir, commit) {
    const path = join(gitDir, WORKSPACE_REF);
    await (commit === undefined ? rm(path, { force: true }) : writeFile(path, `${commit}\n`));
}
// Overrides every .gitattributes.
const EXACT = '* -text -ident !eol !filter !working-tree-encoding\n';
// Without ignoreCase, a file system that ignores case could take one file for another.
const IGNORES_CASE = process.platform === 'darwin' || process.platform === 'win32';
// What keeps git from running programs is in `hardenedEnvironment`. Here:
// - alternateRefsCommand: otherwise a fetch runs git in the workspace's own repository, under its configuration.
// - bare: a command sees the work tree only if its environment names it.
// - commitGraph, multiPackIndex, readReverseIndex: git trusts what these files of the workspace say about its objects.
// - protocol: HTTP only.
// - followRedirects: the token must reach no other host.
// - fsync: the repository lives no longer than the run.
const CONFIG = (/* unused pure expression or super */ null && (`[core]
	repositoryFormatVersion = 0
	bare = true
	fileMode = true
	symlinks = true
	ignoreCase = ${IGNORES_CASE}
	precomposeUnicode = ${IGNORES_CASE}
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
[fetch]
	recurseSubmodules = false
[checkout]
	workers = 0
`));

// EXTERNAL MODULE: ./src/text/branch-names.js
var branch_names = __webpack_require__(2973);
// EXTERNAL MODULE: ./src/forge/pause.js + 1 modules
var pause = __webpack_require__(7263);
;// CONCATENATED MODULE: ./src/git/remote.js





/**
 * Reads the commits of refs.
 *
 * @param refs full names, such as `refs/heads/main` or `refs/pull/7/head`
 * @returns the commits of the refs that exist; none for an empty repository
 * @throws UserError if the repository cannot be read
 */
async function listRefs(git, remote, refs) {
    const output = await runRemote(git, remote, ['ls-remote', '--', remote.url, ...refs.map(checkedRef)]);
    const found = output.split('\n').flatMap((line) => {
        const [id = '', name = ''] = line.split('\t');
        // Git matches the end of a name: for refs/heads/main it also lists refs/x/refs/heads/main.
        return refs.includes(name) && objects_isObjectId(id) ? [[name, id]] : [];
    });
    return new Map(found);
}
/**
 * Fetches exactly these commits, without their history. Skips commits that are already complete.
 *
 * Fetches blobs too: the work tree needs all of them, so a partial clone would only add a round trip.
 *
 * @throws UserError if the repository cannot be read or does not have a commit
 */
async function fetchCommits(git, remote, commits) {
    const missing = await remote_missingCommits(git, commits);
    if (missing.length === 0)
        return;
    if (!remote)
        throw new errors/* UserError */.yo(`This checkout does not have ${missing.join(', ')}, and there is no remote to fetch it from.`);
    const options = ['--depth=1', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules'];
    await runRemote(git, remote, ['fetch', ...options, '--no-auto-maintenance', '--', remote.url, ...missing]);
}
/** The commits that we do not have, or whose tree we do not have. */
async function remote_missingCommits(git, commits) {
    if (commits.length === 0)
        return [];
    const input = commits.map((id) => `${checkedCommit(id)}^{tree}\n`).join('');
    const lines = (await git.run(['cat-file', '--batch-check'], { input })).split('\n');
    return commits.filter((_, index) => !lines[index]?.includes(' tree '));
}
/** @throws UserError for a URL that is not safe to pass to git */
function remote_checkedRemote({ url, token }) {
    const parsed = URL.parse(url);
    if (!parsed || !['https:', 'http:'].includes(parsed.protocol)) {
        throw new UserError(`The repository's URL ${url} is not an HTTP URL. Check the server URL of the runner.`);
    }
    // Every process on the machine can read argv.
    if (parsed.username || parsed.password) {
        throw new UserError(`The URL of the repository on ${parsed.host} contains credentials. Pass the token separately.`);
    }
    return { url, token };
}
/** Before the second and the third attempt. */
const RETRY_WAITS_MS = [500, 2_000];
/** What git, curl and TLS libraries say when a connection failed or the server was overloaded. */
const TRANSIENT = /connection (reset|refused|timed out|was )|recv failure|send failure|empty reply|failed to connect|could not resolve|timed? ?out|early eof|unexpected disconnect|remote end hung up|rpc failed|transfer closed|http\/2 (stream|framing)|ssl_(read|error_syscall)|gnutls_handshake|returned error: (429|5\d\d)/i;
/** Runs a command that only reads, so it can be repeated. @throws UserError if the repository cannot be read */
async function runRemote(git, { url, token }, args) {
    for (let attempt = 0;; attempt++) {
        try {
            return await git.run(args, { isRemote: true, config: token === undefined ? {} : authorization(url, token) });
        }
        catch (error) {
            if (!(error instanceof GitFailure))
                throw error;
            const waitMs = RETRY_WAITS_MS[attempt];
            if (waitMs === undefined || !TRANSIENT.test(error.stderr))
                throw unreadable(url, error);
            await (0,pause/* pause */.v)(waitMs, git.signal);
        }
    }
}
function unreadable(url, cause) {
    const remedy = /certificate/i.test(cause.stderr)
        ? 'If a proxy of your company signs certificates, set SSL_CERT_FILE to a file with its certificate in the env of the step.'
        : 'Check that it exists and that the token has read access to its contents.';
    return new errors/* UserError */.yo(`The repository ${url} could not be read: ${cause.stderr} ${remedy}`, { cause });
}
// Limited to the server, so that git sends it nowhere else.
function authorization(url, token) {
    const basic = Buffer.from(`x-access-token:${token}`).toString('base64');
    return { [`http.${new URL(url).origin}/.extraHeader`]: `AUTHORIZATION: basic ${basic}` };
}
function checkedRef(name) {
    const branch = /^refs\/heads\/(.*)$/s.exec(name)?.[1];
    if (branch === undefined ? /^refs\/pull\/\d+\/head$/.test(name) : (0,branch_names/* isValidBranchName */.e)(branch))
        return name;
    throw new errors/* UserError */.yo(`${name} is not the ref of a branch or pull request that can be read.`);
}
function checkedCommit(id) {
    if (objects_isObjectId(id))
        return id;
    throw new TypeError(`Not the full id of a commit: ${id}`);
}

;// CONCATENATED MODULE: ./src/git/restore.js





const MAX_LISTED = 10;
/**
 * Changes the files of the work tree from one tree to another. Changes nothing if a file cannot be restored: because a file that
 * no snapshot holds is in its place, or because it has changed since. Follows no link.
 *
 * @throws UserError with the conflicts, or with what the operating system refused
 */
async function restoreWorkTree(git, { workTree, from, to }) {
    const conflicts = await untrackedConflicts(workTree, await differences(git, from, to));
    if (conflicts.length > 0) {
        throw new errors/* UserError */.yo(`The work tree was not restored, because no checkpoint holds these files:\n${list(conflicts)}\nMove them and try again.`);
    }
    try {
        await git.run(['read-tree', '-m', '-u', from, to], { inWorkTree: true });
    }
    catch (error) {
        if (!(error instanceof GitFailure))
            throw error;
        throw new errors/* UserError */.yo(`The work tree could not be restored:\n${list(error.stderr.split('\n'))}\nMake it writable and try again.`, { cause: error });
    }
}
/**
 * Files in the place of a file that the change writes, and that no snapshot holds. Most are ignored files, which git would
 * overwrite without asking.
 *
 * @param changes from the state of the work tree
 * @returns paths relative to the work tree
 */
async function untrackedConflicts(workTree, changes) {
    const deleted = new Set(changes.filter(isDeleted).map(({ path }) => path));
    const found = new Set();
    for (const { path } of changes.filter(isAdded)) {
        const ancestor = await firstNonFolder(workTree, path);
        if (ancestor === undefined)
            for (const file of await untrackedFilesAt(workTree, path, deleted))
                found.add(file);
        else if (ancestor.exists && !deleted.has(ancestor.path))
            found.add(ancestor.path);
    }
    return [...found].sort();
}
/** The first name before the last one of a path that is missing or not a folder; undefined if all are folders. */
async function firstNonFolder(workTree, path) {
    const names = path.split('/').slice(0, -1);
    for (let count = 1; count <= names.length; count += 1) {
        const ancestor = names.slice(0, count).join('/');
        const status = await lstatIfExists((0,external_node_path_.join)(workTree, ancestor));
        if (!status?.isDirectory())
            return { path: ancestor, exists: status !== undefined };
    }
    return undefined;
}
async function untrackedFilesAt(workTree, path, deleted) {
    const status = await lstatIfExists((0,external_node_path_.join)(workTree, path));
    if (!status)
        return [];
    if (!status.isDirectory())
        return [path];
    const entries = await (0,promises_.readdir)((0,external_node_path_.join)(workTree, path), { withFileTypes: true, recursive: true });
    return entries
        .filter((entry) => !entry.isDirectory())
        .map((entry) => relativePath(workTree, entry))
        .filter((file) => !deleted.has(file));
}
function relativePath(workTree, { parentPath, name }) {
    return external_node_path_.posix.relative(workTree, (0,external_node_path_.join)(parentPath, name));
}
function lstatIfExists(path) {
    return (0,errors/* unlessSystemError */.e4)((0,promises_.lstat)(path), undefined, ['ENOENT']);
}
function list(lines) {
    const shown = lines.filter((line) => line.trim() !== '').map((line) => `  ${line}`);
    const more = shown.length > MAX_LISTED ? [`  and ${shown.length - MAX_LISTED} more`] : [];
    return [...shown.slice(0, MAX_LISTED), ...more].join('\n');
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./src/git/verified-read.js



const MAX_BYTES = 1024 * 1024;
const MAX_LINKS = 3;
/**
 * Reads a text file of a commit. Follows a symbolic link to another file of the commit.
 *
 * Hashes every object on the way. Objects are borrowed from the workspace, git trusts the id that an object is stored under, and
 * policy must not come from a forged object.
 *
 * @returns undefined if the commit has no such file
 * @throws UserError if the file is over 1 MiB, or an object does not match its id
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
            throw new errors/* UserError */.yo(`${path} has ${content.length} bytes. The limit is ${MAX_BYTES} bytes.`);
        if (entry.mode !== '120000')
            return content.toString('utf8');
        wanted = external_node_path_.posix.join(external_node_path_.posix.dirname(wanted), content.toString('utf8'));
    }
    return undefined;
}
/** The tree of a commit, whose hash is checked. A forged commit could make us publish an old state as a new one. */
async function treeOfVerified(git, commit) {
    const [, tree] = /^tree ([0-9a-f]{40})\n/.exec((await readChecked(git, 'commit', commit)).toString()) ?? [];
    if (tree === undefined)
        throw new errors/* UserError */.yo(`${commit} is not a commit.`);
    return tree;
}
/** The only parent of a commit, whose hash is checked; undefined for a root commit and for a merge. */
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
// Each entry is `mode SPACE name NUL` and the 20 bytes of the id.
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
// Every file is reached through the same few trees, so they are checked once.
const verified = new WeakMap();
function readChecked(git, type, id) {
    if (type === 'blob')
        return readAndHash(git, type, id);
    const objects = verified.get(git) ?? new Map();
    verified.set(git, objects);
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

// EXTERNAL MODULE: ./src/text/hidden-characters.js
var hidden_characters = __webpack_require__(113);
;// CONCATENATED MODULE: ./src/text/normalized-path.js

// Not all of INVISIBLE: no file system skips interlinear marks or the blank Braille cell.
const SKIPPED = new RegExp(`[${hidden_characters/* IGNORABLE */.qM}${hidden_characters/* CONTROL */.W3}]`, 'gv');
/**
 * Normalizes a path as the most lenient file systems do. It ignores case, Unicode compatibility forms, ignorable characters, dots and
 * spaces at the end of a name, and NTFS streams. Two paths with the same normalized form can be the same file on some system. https://github.com/git/git/blob/master/path.c (only_spaces_and_periods, is_hfs_dotgit)
 */
function normalized_path_normalizedPath(path) {
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
function normalized_path_foldersAbove(path) {
    const names = path.split('/');
    return names.slice(1).map((_, index) => names.slice(0, index + 1).join('/'));
}

;// CONCATENATED MODULE: ./src/git/unsafe-path.js

/**
 * Why a path cannot be part of a change; undefined if it can.
 *
 * Git refuses these paths too, but fails the whole command. On file systems that ignore case or drop characters (NTFS, HFS+), such
 * a name becomes the `.git` folder of everyone who checks the change out, and git runs what it contains.
 */
function unsafePathReason(path) {
    if (path.includes('\uFFFD'))
        return 'its name is not valid UTF-8';
    if (isInGitFolder(path))
        return 'some systems treat its name as a .git folder';
    return undefined;
}
/** True for a name that some file system treats as `.gitmodules`. Git refuses that file if it is a symbolic link. */
function isModulesFile(path) {
    return /(^|\/)(\.gitmodules|gitmod~\d+|gi7eba~\d+)$/.test(normalized_path_normalizedPath(path));
}

;// CONCATENATED MODULE: ./src/git/work-tree.js







/**
 * Makes the work tree equal to a commit. Deletes files of `previous` that the commit does not have, overwrites changed files and
 * keeps files that are in neither. Files with the right content are not written, so that build caches stay valid.
 *
 * @param previous the commit of the work tree until now; undefined if it has no tracked files
 * @throws UserError if the operating system refuses to write a file, or the commit has too many files
 */
async function switchWorkTree(git, commit, previous) {
    try {
        await checkFileCount(git, commit);
        await resetIndex(git, previous ?? '--empty');
        if (previous !== undefined)
            await git.run(['update-index', '-q', '--refresh'], { inWorkTree: true, exitCodes: [1] });
        await git.run(['read-tree', '--reset', '-u', commit], { inWorkTree: true });
    }
    catch (error) {
        if (!(error instanceof GitFailure))
            throw error;
        const message = `The workspace could not be switched to commit ${commit}: ${error.stderr}`;
        throw new errors/* UserError */.yo(`${message} Check who owns its files, or start from a clean workspace.`, { cause: error });
    }
}
/**
 * Makes the files of a commit the tracked ones and leaves the work tree as it is.
 *
 * @param commit a commit, or `--empty` for no files
 */
async function resetIndex(git, commit) {
    await git.run(commit === '--empty' ? ['read-tree', commit] : ['read-tree', '--reset', commit], { inWorkTree: true });
}
/**
 * Writes the present state of the work tree to a tree object. Reads only files that changed since the last snapshot.
 *
 * Uses plumbing commands, because `git add` and `git status` start another git in each folder with a `.git`, under that folder's
 * configuration. A command of the model could make them run a program.
 *
 * @param recorded the snapshot that the index holds; undefined if the index has changed since
 */
async function takeSnapshot(git, workTree, recorded) {
    const [tracked, untracked] = await Promise.all([
        git.run(['diff-files', '-z', '--name-status', '--no-renames', '--ignore-submodules=all'], { inWorkTree: true }),
        git.run(['ls-files', '-z', '--others', '--exclude-standard'], { inWorkTree: true })
    ]);
    const { removed, changed } = parseNameStatus(tracked);
    const candidates = await Promise.all([
        ...changed.map((path) => checkFile(workTree, path)),
        ...untracked
            .split('\0')
            .filter(Boolean)
            .map((path) => checkNewFile(workTree, path))
    ]);
    const skipped = candidates.flatMap(({ path, reason }) => (reason === undefined ? [] : [{ path, reason }]));
    const accepted = candidates.flatMap(({ path, reason }) => (reason === undefined ? [path] : []));
    // A tracked file that grew too large keeps its recorded content. Any other skipped one is no longer a file.
    const wasTracked = new Set(changed);
    const replaced = skipped.flatMap(({ path, reason }) => (wasTracked.has(path) && reason !== TOO_LARGE ? [path] : []));
    if (recorded && removed.length + replaced.length + accepted.length === 0)
        return { tree: recorded.tree, skipped };
    // Removals first: a folder may have replaced a file.
    await updateIndex(git, ['--force-remove'], [...removed, ...replaced]);
    const unreadable = await addReadable(git, workTree, accepted);
    const tree = (await git.run(['write-tree'])).trim();
    return { tree, skipped: [...skipped, ...unreadable] };
}
/** What is in the work tree and neither tracked nor ignored. A folder without tracked files is one path that ends with a slash. */
async function untrackedPaths(git) {
    const output = await git.run(['ls-files', '-z', '--others', '--directory', '--exclude-standard'], {
        inWorkTree: true
    });
    return output.split('\0').filter(Boolean);
}
/** The reason why a file that a .gitignore names is no part of a change. */
const GIT_IGNORES = 'git ignores it';
/** The paths that exist and that a .gitignore keeps out of every snapshot. */
async function ignoredAmong(git, paths) {
    if (paths.size === 0)
        return [];
    const options = ['-z', '--others', '--ignored', '--exclude-standard'];
    const output = await git.run(['ls-files', ...options, '--', ...paths], { inWorkTree: true });
    const ignored = output.split('\0').filter((path) => paths.has(path));
    return ignored.map((path) => ({ path, reason: GIT_IGNORES }));
}
// Attack: a sparse file of terabytes takes no time to create, and hours to read and compress.
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
async function checkFile(workTree, path) {
    const unsafeReason = unsafePathReason(path);
    if (unsafeReason !== undefined)
        return { path, reason: unsafeReason };
    const status = await (0,promises_.lstat)((0,external_node_path_.join)(workTree, path));
    if (status.isSymbolicLink() && isModulesFile(path))
        return { path, reason: 'it is a .gitmodules that is a symbolic link' };
    if (!status.isFile() && !status.isSymbolicLink())
        return { path, reason: 'it is neither a file nor a symbolic link' };
    return { path, reason: status.size > MAX_BLOB_BYTES ? TOO_LARGE : undefined };
}
// Git lists only files and links here, and for a nested repository only its folder.
async function checkNewFile(workTree, path) {
    if (path.endsWith('/'))
        return { path, reason: 'it is a git repository of its own' };
    if (TEMPORARY.test(path))
        return { path, reason: 'it was left over from an interrupted write' };
    return checkFile(workTree, path);
}
// The file tools write to such a file first and then rename it.
const TEMPORARY = /(^|\/)\.forgehand-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
// One file that we cannot read fails the whole update, and git does not say which one.
async function addReadable(git, workTree, paths) {
    try {
        await updateIndex(git, ['--add'], paths);
        return [];
    }
    catch (error) {
        if (!(error instanceof GitFailure))
            throw error;
        const unreadable = await unreadableAmong(workTree, paths);
        if (unreadable.size === 0)
            throw unrecordable(error);
        await updateIndex(git, ['--add'], paths.filter((path) => !unreadable.has(path)));
        return [...unreadable].map((path) => ({ path, reason: 'it cannot be read' }));
    }
}
// For example, a file is not in the encoding that its .gitattributes names.
function unrecordable(error) {
    return new errors/* UserError */.yo(`The files of the workspace could not be recorded: ${error.stderr}`, { cause: error });
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
// --verbose: after a command that prints nothing, simple-git waits 50 ms.
async function updateIndex(git, options, paths) {
    if (paths.length === 0)
        return;
    const input = paths.map((path) => `${path}\0`).join('');
    await git.run(['update-index', '--verbose', ...options, '-z', '--stdin'], { inWorkTree: true, input });
}

;// CONCATENATED MODULE: ./src/git/file-differences.js


/** Arguments of a process have a limit. */
const MAX_WANTED = 500;
const file_differences_MAX_BYTES = 8 * 1024 * 1024;
const COMPARE = ['diff-tree', '-r', '-M', '--no-color', '--no-ext-diff', '--no-textconv'];
/** Compares two trees file by file. A moved file is one difference. */
async function fileDifferences(git, { from, to, context, wants }) {
    const counted = parseCounts(await git.run([...COMPARE, '--numstat', '-z', from, to]));
    const generated = await generatedAmong(git, counted.map(({ path }) => path));
    const files = counted.map((file) => ({ ...file, isGenerated: generated.has(file.path) }));
    const wanted = files.filter((file) => file.added !== undefined && wants(file)).slice(0, MAX_WANTED);
    const hunks = wanted.length === 0 ? new Map() : await readHunks(git, { from, to, context, wanted });
    return files.map((file) => ({ ...file, hunks: hunks.get(file.path) ?? '' }));
}
/** Parses records `added TAB removed TAB path NUL`, or for a moved file `added TAB removed TAB NUL old path NUL path NUL`. */
function parseCounts(output) {
    const fields = output.split('\0');
    const counted = [];
    for (let index = 0; index < fields.length - 1; index += 1) {
        const { path, ...counts } = parseCount(fields[index] ?? '');
        const isMoved = path === '';
        const movedFrom = isMoved ? fields[(index += 1)] : undefined;
        counted.push({ path: isMoved ? (fields[(index += 1)] ?? '') : path, movedFrom, ...counts });
    }
    return counted;
}
/** The hunks of each path; none if they are too large together, or if they cannot be told apart. */
async function readHunks(git, { from, to, context, wanted }) {
    const paths = wanted.flatMap(({ path, movedFrom }) => (movedFrom === undefined ? [path] : [movedFrom, path]));
    const [counts, patch] = await Promise.all([
        git.run([...COMPARE, '--numstat', '-z', from, to, '--', ...paths]),
        runBounded(git, [...COMPARE, '-p', `-U${context}`, from, to, '--', ...paths])
    ]);
    if (patch === undefined)
        return new Map();
    const files = parseCounts(counts);
    const sections = sectionsOf(patch);
    if (sections.length !== files.length)
        return new Map();
    return new Map(files.map(({ path }, index) => [path, sections[index] ?? '']));
}
const HEADER = '\ndiff --git ';
/**
 * The hunks of each file of a patch, in its order. Names are quoted in headers, and each line of a file's content begins with a space
 * or a sign, so no content looks like a header.
 */
function sectionsOf(patch) {
    const sections = [];
    for (const section of `\n${patch}`.split(HEADER).slice(1)) {
        const names = section.slice(0, section.indexOf('\n'));
        const last = sections.at(-1);
        // A file that became a link, or the reverse, has two sections.
        if (last?.names === names)
            last.hunks += hunksOf(section);
        else
            sections.push({ names, hunks: hunksOf(section) });
    }
    return sections.map(({ hunks }) => hunks);
}
async function runBounded(git, args) {
    try {
        return await git.run(args, { maxBytes: file_differences_MAX_BYTES });
    }
    catch (error) {
        if (error instanceof TooMuchOutput)
            return undefined;
        throw error;
    }
}
function hunksOf(section) {
    const start = section.indexOf('\n@@ ') + 1;
    return start === 0 ? '' : `${section.slice(start).replace(/\n$/, '')}\n`;
}
const GENERATED = ['linguist-generated', 'linguist-vendored'];
/** The paths that the .gitattributes of the work tree call generated or vendored. */
async function generatedAmong(git, paths) {
    if (paths.length === 0)
        return new Set();
    const input = paths.map((path) => `${path}\0`).join('');
    const output = await git.run(['check-attr', '-z', '--stdin', ...GENERATED], { inWorkTree: true, input });
    const fields = output.split('\0');
    const found = new Set();
    for (let index = 0; index + 2 < fields.length; index += 3) {
        if (['set', 'true'].includes(fields[index + 2] ?? ''))
            found.add(fields[index] ?? '');
    }
    return found;
}

;// CONCATENATED MODULE: ./src/git/exclude-paths.js


/**
 * Makes git ignore exactly these paths from now on.
 *
 * @param gitDir a git directory of ours
 * @param paths relative to the work tree; a folder ends with a slash
 */
async function excludePaths(gitDir, paths) {
    await (0,promises_.mkdir)((0,external_node_path_.join)(gitDir, 'info'), { recursive: true });
    await (0,promises_.appendFile)((0,external_node_path_.join)(gitDir, 'info', 'exclude'), paths.map((path) => `${patternOf(path)}\n`).join(''));
}
/** A pattern of gitignore for one path. It cannot contain a line break, so any character takes its place. */
function patternOf(path) {
    return `/${path.replace(/[\\*?[\] #!]/g, String.raw `\$&`).replace(/[\r\n]/g, '?')}`;
}

;// CONCATENATED MODULE: ./src/git/git-folder.js


/** Writes a git directory for commands: nothing in it makes git run a program or use a token. Its objects must be added. */
async function writeGitFolder(folder, { head, url, refs, shallow }) {
    for (const name of ['objects', 'refs/heads', 'info'])
        await (0,promises_.mkdir)((0,external_node_path_.join)(folder, name), { recursive: true });
    const lines = [...refs].map(([name, id]) => `${id} ${name}\n`);
    await Promise.all([
        (0,promises_.writeFile)((0,external_node_path_.join)(folder, 'HEAD'), `${head}\n`),
        (0,promises_.writeFile)((0,external_node_path_.join)(folder, 'config'), configOf(url)),
        (0,promises_.writeFile)((0,external_node_path_.join)(folder, 'packed-refs'), lines.join('')),
        // With an empty file, git calls the repository shallow.
        ...(shallow.length > 0 ? [(0,promises_.writeFile)((0,external_node_path_.join)(folder, 'shallow'), shallow.map((commit) => `${commit}\n`).join(''))] : [])
    ]);
}
// The sandbox limits what commands can do with git. This only keeps output and speed the same everywhere.
function configOf(url) {
    return `[core]
	repositoryFormatVersion = 0
	bare = false
	fileMode = true
	symlinks = true
	autocrlf = false
	fsmonitor = false
	untrackedCache = false
	hooksPath = /dev/null
	logAllRefUpdates = false
	pager = cat
[advice]
	graftFileDeprecated = false
[gc]
	auto = 0
[maintenance]
	auto = false
[submodule]
	active = .
${url === undefined ? '' : `[remote "origin"]\n\turl = ${JSON.stringify(url)}\n\tfetch = +refs/heads/*:refs/remotes/origin/*\n`}`;
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
;// CONCATENATED MODULE: ./src/git/read-small.js
var read_small_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var read_small_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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



const read_small_MAX_BYTES = 16 * 1024 * 1024;
/**
 * A file of a folder that strangers can write to. Undefined if it is missing, too large or no regular file: a link could lead to a
 * secret, and a pipe would block.
 */
async function read_small_readSmall(path, maxBytes = read_small_MAX_BYTES) {
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const file = read_small_addDisposableResource(env_1, await (0,promises_.open)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK), true);
            const status = await file.stat();
            return status.isFile() && status.size <= maxBytes ? await file.readFile() : undefined;
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            const result_1 = read_small_disposeResources(env_1);
            if (result_1)
                await result_1;
        }
    }
    catch (error) {
        if (read_small_isAbsence(error))
            return undefined;
        throw error;
    }
}
/** False for a link to a folder. */
async function read_small_isRealFolder(path) {
    return (await statusOf(path))?.isDirectory() ?? false;
}
/** False for a link to a file. */
async function isRegularFile(path) {
    return (await statusOf(path))?.isFile() ?? false;
}
async function statusOf(path) {
    try {
        return await (0,promises_.lstat)(path);
    }
    catch (error) {
        if (read_small_isAbsence(error))
            return undefined;
        throw error;
    }
}
function read_small_isAbsence(error) {
    return (0,errors/* isSystemError */.Or)(error) && ['ENOENT', 'ENOTDIR', 'ELOOP', 'EACCES', 'EISDIR', 'ENXIO'].includes(error.code ?? '');
}

;// CONCATENATED MODULE: ./src/git/read-refs.js






/** The commit of the HEAD of a git directory, read as data; undefined if it is not readable. */
async function read_refs_readHead(gitDir) {
    const head = (await read_small_readSmall((0,external_node_path_.join)(gitDir, 'HEAD')))?.toString().trim();
    if (head === undefined || objects_isObjectId(head))
        return head;
    const ref = /^ref: (refs\/[\w./+@#-]+)$/.exec(head)?.[1];
    if (ref === undefined || ref.includes('..'))
        return undefined;
    return (await readLooseRef(gitDir, ref)) ?? (await readPackedRefs(gitDir)).get(ref);
}
/** A limit for hostile repositories. */
const MAX_LOOSE_REFS = 20_000;
const FOLDERS = ['refs/heads', 'refs/tags', 'refs/remotes/origin'];
/** The branches and tags of a git directory, read as data. Do not trust them: nobody has checked that the objects exist. */
async function readRefs(gitDir) {
    if (!(await read_small_isRealFolder((0,external_node_path_.join)(gitDir, 'refs'))))
        return new Map();
    const packed = [...(await readPackedRefs(gitDir))].filter(([name]) => isCopied(name));
    const refs = new Map(packed);
    for (const name of await looseRefNames(gitDir)) {
        const id = await readLooseRef(gitDir, name);
        if (id !== undefined)
            refs.set(name, id);
    }
    return refs;
}
function isCopied(name) {
    const folder = FOLDERS.find((each) => name.startsWith(`${each}/`));
    return folder !== undefined && (0,branch_names/* isValidBranchName */.e)(name.slice(folder.length + 1));
}
async function looseRefNames(gitDir) {
    const pending = [...FOLDERS];
    const names = [];
    for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
        const parent = folder;
        if (!(await read_small_isRealFolder((0,external_node_path_.join)(gitDir, parent))))
            continue;
        for (const entry of await (0,errors/* unlessSystemError */.e4)((0,promises_.readdir)((0,external_node_path_.join)(gitDir, parent), { withFileTypes: true }), [])) {
            const name = `${parent}/${entry.name}`;
            if (entry.isDirectory())
                pending.push(name);
            else if (isCopied(name))
                names.push(name);
            if (names.length + pending.length >= MAX_LOOSE_REFS)
                return names;
        }
    }
    return names;
}
async function readLooseRef(gitDir, ref) {
    const id = (await read_small_readSmall((0,external_node_path_.join)(gitDir, ref)))?.toString().trim();
    return id !== undefined && objects_isObjectId(id) ? id : undefined;
}
async function readPackedRefs(gitDir) {
    const lines = ((await read_small_readSmall((0,external_node_path_.join)(gitDir, 'packed-refs'))) ?? '').toString().split('\n');
    return new Map(lines.flatMap((line) => (objects_isObjectId(line.slice(0, 40)) ? [[line.slice(41), line.slice(0, 40)]] : [])));
}

;// CONCATENATED MODULE: ./src/git/borrow-from-workspace.js







/**
 * Adds to a git directory what the workspace's own one has besides its history: submodules and files of Git LFS. Only data is taken
 * over, because a configuration of the workspace can contain a token or name a program.
 *
 * @returns the folders that must be mounted
 */
async function borrowFromWorkspace(workspaceGitDir, folder) {
    const borrowed = [];
    for (const name of await submodulesIn(workspaceGitDir)) {
        const [from, to] = [(0,external_node_path_.join)(workspaceGitDir, name), (0,external_node_path_.join)(folder, name)];
        await writeGitFolder(to, {
            head: (await read_refs_readHead(from)) ?? 'ref: refs/heads/none',
            url: undefined,
            refs: await readRefs(from),
            shallow: ((await read_small_readSmall((0,external_node_path_.join)(from, 'shallow'))) ?? '').toString().split('\n').filter(objects_isObjectId)
        });
        // Attack: the index is a link to a file with a secret.
        if (await isRegularFile((0,external_node_path_.join)(from, 'index')))
            await (0,promises_.copyFile)((0,external_node_path_.join)(from, 'index'), (0,external_node_path_.join)(to, 'index'));
        borrowed.push({ name: `${name}/objects`, folder: (0,external_node_path_.join)(from, 'objects') });
    }
    if (await areRealFolders(workspaceGitDir, ['.', 'lfs', 'lfs/objects'])) {
        await (0,promises_.mkdir)((0,external_node_path_.join)(folder, 'lfs', 'objects'), { recursive: true });
        borrowed.push({ name: 'lfs/objects', folder: (0,external_node_path_.join)(workspaceGitDir, 'lfs', 'objects') });
    }
    return borrowed;
}
/** Each is a mount. */
const MAX_SUBMODULES = 200;
const MAX_FOLDERS = 2_000;
const NAME = /^[^\p{Cc}]+$/u;
/**
 * The git directories of submodules, as paths in the git directory. A submodule's folder has the name of its path, so it can be at
 * any depth, and have submodules itself. Attack: a folder is a link to one that is hidden from commands.
 */
async function submodulesIn(gitDir) {
    if (!(await areRealFolders(gitDir, ['.', 'modules'])))
        return [];
    const pending = await foldersIn(gitDir, 'modules');
    const found = [];
    for (let count = 0; count < MAX_FOLDERS && found.length < MAX_SUBMODULES; count++) {
        const name = pending.shift();
        if (name === undefined)
            break;
        const isRepository = (await isRegularFile((0,external_node_path_.join)(gitDir, name, 'HEAD'))) && (await read_small_isRealFolder((0,external_node_path_.join)(gitDir, name, 'objects')));
        if (isRepository)
            found.push(name);
        if (!isRepository)
            pending.push(...(await foldersIn(gitDir, name)));
        else if (await read_small_isRealFolder((0,external_node_path_.join)(gitDir, name, 'modules')))
            pending.push(...(await foldersIn(gitDir, `${name}/modules`)));
    }
    return found;
}
async function foldersIn(gitDir, parent) {
    const entries = await (0,errors/* unlessSystemError */.e4)((0,promises_.readdir)((0,external_node_path_.join)(gitDir, parent), { withFileTypes: true }), []);
    return entries.filter((entry) => entry.isDirectory() && NAME.test(entry.name)).map(({ name }) => `${parent}/${name}`);
}
async function areRealFolders(parent, names) {
    return (await Promise.all(names.map((name) => read_small_isRealFolder((0,external_node_path_.join)(parent, name))))).every(Boolean);
}

;// CONCATENATED MODULE: ./src/git/command-repository.js








const MERGE_BASE_REF = 'refs/forgehand/merge-base';
/**
 * Writes the repository beside our own git directory, whose index must hold the files of `start`.
 *
 * Fetched commits have no history, so each end is given the merge base as its parent, unless the history is there. Then
 * `origin/base...HEAD` is true. Older commits are missing, unless an earlier step checked them out. Then its tags and branches are
 * there too.
 */
async function writeCommandRepository({ git, workTree, url }, refs) {
    const gitDir = git.directory;
    const workspaceGitDir = (0,external_node_path_.join)(workTree, '.git');
    const folder = (0,external_node_path_.join)((0,external_node_path_.dirname)(gitDir), 'command-repository');
    const alternates = await (0,errors/* unlessSystemError */.e4)((0,promises_.readFile)((0,external_node_path_.join)(gitDir, 'objects', 'info', 'alternates'), 'utf8'), '');
    const stores = [(0,external_node_path_.join)(gitDir, 'objects'), ...alternates.split('\n').filter(Boolean)].map((store, index) => ({
        name: `objects-${index + 1}`,
        folder: store
    }));
    const [grafts, shallow, copied] = await Promise.all([
        missingLinks(git, refs),
        (0,errors/* unlessSystemError */.e4)((0,promises_.readFile)((0,external_node_path_.join)(gitDir, 'shallow'), 'utf8'), ''),
        existingRefs(git, await readRefs(workspaceGitDir))
    ]);
    const grafted = new Set(grafts.map(({ commit }) => commit));
    // Left over from an earlier attempt.
    await (0,promises_.rm)(folder, { recursive: true, force: true });
    await writeGitFolder(folder, {
        head: (0,branch_names/* isValidBranchName */.e)(refs.branch) ? `ref: ${headOf(refs)}` : refs.start,
        url,
        refs: new Map([...copied, ...ownRefs(refs)]),
        // A commit of this file has no parents, so a graft on it would have no effect.
        shallow: shallow.split('\n').filter((commit) => commit !== '' && !grafted.has(commit))
    });
    for (const name of ['objects/info', ...stores.map((each) => each.name)])
        await (0,promises_.mkdir)((0,external_node_path_.join)(folder, name));
    await Promise.all([
        // Relative to the folder of objects.
        (0,promises_.writeFile)((0,external_node_path_.join)(folder, 'objects', 'info', 'alternates'), stores.map(({ name }) => `../${name}\n`).join('')),
        (0,promises_.writeFile)((0,external_node_path_.join)(folder, 'info', 'grafts'), grafts.map(({ commit, parent }) => `${commit} ${parent}\n`).join('')),
        copyIfExists((0,external_node_path_.join)(gitDir, 'index'), (0,external_node_path_.join)(folder, 'index')),
        copyIfExists((0,external_node_path_.join)(gitDir, 'info', 'exclude'), (0,external_node_path_.join)(folder, 'info', 'exclude'))
    ]);
    return { folder, borrowed: [...stores, ...(await borrowFromWorkspace(workspaceGitDir, folder))] };
}
/** Without refs whose object we do not have: git fails on them. */
async function existingRefs(git, refs) {
    const entries = [...refs];
    if (entries.length === 0)
        return refs;
    const output = await git.run(['cat-file', '--batch-check'], { input: entries.map(([, id]) => `${id}\n`).join('') });
    const lines = output.split('\n');
    return new Map(entries.filter((_, index) => !lines[index]?.endsWith(' missing')));
}
/** The ends of the history whose way to the merge base we do not have. */
async function missingLinks(git, { start, baseSha, mergeBase }) {
    if (mergeBase === undefined)
        return [];
    const ends = [...new Set([start, baseSha])].filter((commit) => commit !== mergeBase);
    const linked = await Promise.all(ends.map((commit) => isAncestor(git, mergeBase, commit)));
    return ends.filter((_, index) => !linked[index]).map((commit) => ({ commit, parent: mergeBase }));
}
async function isAncestor(git, ancestor, commit) {
    try {
        await git.run(['merge-base', '--is-ancestor', ancestor, commit]);
        return true;
    }
    catch (error) {
        if (error instanceof GitFailure)
            return false;
        throw error;
    }
}
async function copyIfExists(from, to) {
    try {
        await (0,promises_.copyFile)(from, to);
    }
    catch (error) {
        if (!(0,errors/* isSystemError */.Or)(error) || error.code !== 'ENOENT')
            throw error;
    }
}
function headOf({ branch }) {
    return `refs/heads/${branch}`;
}
function ownRefs(refs) {
    const { branch, start, base, baseSha, mergeBase } = refs;
    return [
        ...(mergeBase === undefined ? [] : [[MERGE_BASE_REF, mergeBase]]),
        ...((0,branch_names/* isValidBranchName */.e)(branch) ? [[headOf(refs), start]] : []),
        [`refs/remotes/origin/${base}`, baseSha]
    ];
}

;// CONCATENATED MODULE: ./src/git/workspace-repository.js






/** Git inserts each commit into a sorted list, so many of them take minutes. */
const MAX_SHALLOW = 10_000;
/**
 * Reads the `.git` folder of a workspace as data. No git command runs there, so its configuration, hooks and index have no effect.
 * Returns undefined for a `.git` that is a link or a pointer file, and if objects are elsewhere or missing. Also if the list of
 * alternates or a pack is not a regular file: git would follow a link there, and wait forever at a pipe.
 */
async function workspace_repository_readWorkspaceRepository(workTree) {
    const gitDir = join(workTree, '.git');
    const objects = join(gitDir, 'objects');
    // The list of alternates has one path per line.
    if (workTree.includes('\n'))
        return undefined;
    for (const folder of [gitDir, objects, join(objects, 'pack')])
        if (!(await isRealFolder(folder)))
            return undefined;
    if (await isLink(join(objects, 'info')))
        return undefined;
    if (!(await isAbsentOrEmpty(join(objects, 'info', 'alternates'))))
        return undefined;
    const packs = await readdir(join(objects, 'pack'), { withFileTypes: true });
    // A partial clone lacks objects without saying which.
    if (packs.some((entry) => !entry.isFile() || entry.name.endsWith('.promisor')))
        return undefined;
    const [head, shallow] = await Promise.all([readHead(gitDir), readSmall(join(gitDir, 'shallow'))]);
    const shallowCommits = (shallow ?? '').toString().split('\n').filter(isObjectId);
    return shallowCommits.length > MAX_SHALLOW ? undefined : { objects, head, shallow: shallowCommits };
}
async function isAbsentOrEmpty(path) {
    try {
        const status = await lstat(path);
        return status.isFile() && status.size === 0;
    }
    catch (error) {
        // Not ENOTDIR: then something else has taken the folder's place.
        if (isSystemError(error) && error.code === 'ENOENT')
            return true;
        if (isAbsence(error))
            return false;
        throw error;
    }
}
async function isLink(path) {
    try {
        return (await lstat(path)).isSymbolicLink();
    }
    catch (error) {
        if (isAbsence(error))
            return false;
        throw error;
    }
}

;// CONCATENATED MODULE: ./src/git/checkout.js























const MAX_SILENCE_MS = 180_000;
const PATCH_BYTES = 1024 * 1024;
/** Creates or reopens our own git directory for a work tree. @throws UserError for an unusable URL or folder */
async function openCheckout(settings) {
    const { gitDir, signal, isExact = false, maxSilenceMs = MAX_SILENCE_MS } = settings;
    const workTree = await realpath(settings.workTree);
    const environment = {
        ...settings.environment,
        PATH: await trustedSearchPath(workTree, settings.environment['PATH'] ?? '')
    };
    const remote = settings.remote && checkedRemote(settings.remote);
    const shared = await readWorkspaceRepository(workTree);
    await createPrivateRepository(gitDir, shared, isExact);
    const git = createGit({ gitDir: await outside(workTree, gitDir), workTree, environment, signal, maxSilenceMs });
    const head = shared?.head;
    const isThere = head !== undefined && (await missingCommits(git, [head])).length === 0;
    const workspaceCommit = isThere ? head : undefined;
    await recordWorkspaceCommit(gitDir, workspaceCommit);
    return new Checkout(git, { workTree, remote, workspaceCommit });
}
/**
 * Opens the git directory of an earlier checkout of this work tree again, with everything that it recorded and excluded. No other git
 * may be using it. There is nothing to fetch from.
 */
async function reopenCheckout(settings) {
    const { gitDir, signal, maxSilenceMs = MAX_SILENCE_MS } = settings;
    const workTree = await (0,promises_.realpath)(settings.workTree);
    const searchPath = await hardened_environment_trustedSearchPath(workTree, settings.environment['PATH'] ?? '');
    const environment = { ...settings.environment, PATH: searchPath };
    await removeLocks(gitDir);
    const git = git_createGit({ gitDir: await outside(workTree, gitDir), workTree, environment, signal, maxSilenceMs });
    return new Checkout(git, { workTree, remote: undefined, workspaceCommit: undefined });
}
// Commands can rewrite anything inside the work tree.
async function outside(workTree, gitDir) {
    const real = await (0,promises_.realpath)(gitDir);
    if (real !== workTree && !real.startsWith(workTree + external_node_path_.sep))
        return real;
    throw new errors/* UserError */.yo(`The state folder ${gitDir} is inside the workspace ${workTree}. Choose a folder outside it.`);
}
/**
 * The work tree, with our own git directory that tracks it. Methods that read the work tree run one at a time. Do not call them
 * while a command can write to it.
 */
class Checkout {
    /**
     * The HEAD commit of the workspace's own repository, if we have that commit. A hint about where files came from. Do not trust it
     * for what they are.
     */
    workspaceCommit;
    #git;
    #workTree;
    #remote;
    /** The commit whose files are the tracked ones. */
    #base;
    /** The snapshot that the index holds now. */
    #recorded;
    #queue = Promise.resolve();
    constructor(git, { workTree, remote, workspaceCommit }) {
        this.#git = git;
        this.#workTree = workTree;
        this.#remote = remote;
        this.workspaceCommit = workspaceCommit;
        this.#base = workspaceCommit;
    }
    /** Our own git directory. */
    get directory() {
        return this.#git.directory;
    }
    /** Reads the commits of full ref names from the remote. Refs that do not exist are absent. */
    async resolve(refs) {
        if (!this.#remote)
            throw new errors/* UserError */.yo('This checkout has no remote to read refs from.');
        return await listRefs(this.#git, this.#remote, refs);
    }
    /** Makes these commits available, without their history. @throws UserError if one cannot be fetched */
    fetch(commits) {
        return fetchCommits(this.#git, this.#remote, commits);
    }
    /**
     * Makes the tracked files of the work tree equal to a fetched commit. Untracked and ignored files stay.
     *
     * @throws UserError if a file cannot be written
     */
    switchTo(commit) {
        return this.#exclusively(async () => {
            await switchWorkTree(this.#git, commit, this.#base);
            this.#base = commit;
        });
    }
    /** Writes the repository that commands see. The work tree must have the files of `start`. */
    repositoryForCommands(refs) {
        return this.#exclusively(() => writeCommandRepository({ git: this.#git, workTree: this.#workTree, url: this.#remote?.url }, refs));
    }
    /** Makes the files of a commit the tracked ones and leaves the work tree as it is. */
    resetIndexTo(commit) {
        return this.#exclusively(async () => {
            await resetIndex(this.#git, commit);
            this.#base = commit;
        });
    }
    /** A text file of a commit, with every object on the way verified; undefined if there is none. */
    readFile(commit, path) {
        return readVerified(this.#git, commit, path);
    }
    /** The id of a commit's tree. The commit is verified. */
    treeOf(commit) {
        return treeOfVerified(this.#git, commit);
    }
    /** The only parent of a fetched commit, which is verified; undefined for a root commit and for a merge. */
    parentOf(commit) {
        return parentOfVerified(this.#git, commit);
    }
    snapshot() {
        return this.#exclusively(async (recorded) => {
            const snapshot = await takeSnapshot(this.#git, this.#workTree, recorded);
            this.#recorded = snapshot;
            return snapshot;
        });
    }
    /**
     * Installs packages in the work tree. What this adds is excluded from every later snapshot, and tracked files that it changes,
     * such as a lock file, get their content back. So nothing of it becomes part of a change, whether or not a .gitignore names it.
     * A lock file that it adds is not excluded, because work that changes it later wants that published.
     *
     * @param install the only thing that writes to the work tree meanwhile
     * @returns the excluded paths; a folder ends with a slash
     */
    async isolateInstall(install) {
        const before = await this.snapshot();
        const untracked = new Set(await this.#untracked());
        await install();
        const all = (await this.#untracked()).filter((path) => !untracked.has(path));
        const added = all.filter((path) => !isLockFile(path));
        await excludePaths(this.#git.directory, added);
        const after = await this.snapshot();
        const wanted = await this.#withEntries(before.tree, after.tree, all.filter(isLockFile));
        if (after.tree !== wanted)
            await this.restore(after.tree, wanted);
        return added;
    }
    /**
     * Restores the work tree to a snapshot. Files that no snapshot holds stay.
     *
     * @param from snapshot of the present state
     * @throws UserError before anything is changed, if an untracked file is in the way
     */
    restore(from, to) {
        return this.#exclusively(() => restoreWorkTree(this.#git, { workTree: this.#workTree, from, to }));
    }
    /** Restores the work tree to an earlier snapshot while `action` runs. @throws as `restore` */
    async withTree(tree, action) {
        const present = await this.snapshot();
        await this.restore(present.tree, tree);
        try {
            return await action();
        }
        finally {
            await this.restore((await this.snapshot()).tree, present.tree);
        }
    }
    /** What differs between a commit and the work tree. */
    async differencesFrom(commit, question) {
        const { tree } = await this.snapshot();
        return await fileDifferences(this.#git, { from: commit, to: tree, ...question });
    }
    /** How many lines of each file differ between two trees. */
    async compare(from, to) {
        if (from === to)
            return [];
        return (await differences(this.#git, from, to)).map(({ path, added, removed }) => ({ path, added, removed }));
    }
    /** False if an object of these trees is missing. */
    async hasAllObjects(trees) {
        return (await Promise.all(trees.map((tree) => hasAllObjects(this.#git, tree)))).every(Boolean);
    }
    /** Deletes objects that neither a ref nor the last snapshot holds. */
    async prune() {
        await this.#git.run(['prune', '--expire=now']);
    }
    /** What has changed in the work tree since `baseline`, relative to `base`. See `changesBetween` for what counts. */
    async changesSince(question) {
        const { base, baseline, touched } = question;
        const now = await this.snapshot();
        const change = await changesBetween(this.#git, { base, baseline: baseline.tree, now: now.tree, touched });
        const ignored = await ignoredAmong(this.#git, touched);
        const known = new Set(baseline.skipped.map(({ path }) => path));
        const unpublished = now.skipped.filter(({ path }) => !known.has(path));
        return { ...change, skipped: [...unpublished, ...change.skipped, ...ignored] };
    }
    /** The same change, reduced to the paths that `keep` accepts. */
    select(base, changes, keep) {
        return selectChanges(this.#git, base, changes.filter(keep));
    }
    /** The changes that are the other half of a held-back move. See `changesMovedWith`. */
    movedWith(base, tree, heldBack) {
        return changesMovedWith(this.#git, { base, tree, heldBack });
    }
    /** A fetched commit with these files written or deleted. A file that conflicts with another path is left out. */
    withFiles(base, files) {
        return editWithFiles(this.#git, base, files);
    }
    /** The edit from a commit or tree to another, read from git. */
    editTo(from, to) {
        return editOf(this.#git, from, to);
    }
    /** A commit with a patch applied; undefined if it does not apply. The work tree stays as it is. */
    withPatch(base, patch) {
        return applyPatch(this.#git, { base, patch });
    }
    /** Mode and blob of each path that is a file of the commit. */
    entriesAt(commit, paths) {
        return entriesAt(this.#git, commit, paths);
    }
    /** Paths of all files of a commit or tree. */
    async filesOf(tree) {
        const listing = await this.#git.run(['ls-tree', '-r', '-z', '--name-only', '--full-tree', tree]);
        return listing.split('\0').filter(Boolean);
    }
    /** The difference between a commit and a tree as a patch of at most `maxBytes`. */
    patchOf(base, tree, maxBytes = PATCH_BYTES) {
        return writePatch(this.#git, { base, tree, maxBytes });
    }
    /** Fetches `onto` and rebases a change onto it. The work tree stays as it is. */
    async rebase(request) {
        await this.fetch([request.onto]);
        return mergeOnto(this.#git, request);
    }
    /** Merges two branches, whose commits must have been fetched. The work tree stays as it is. */
    mergeBranches(branches) {
        return mergeBranches(this.#git, branches);
    }
    /** Changes the files of the work tree that differ between two trees, except submodules. @throws as `restore` */
    async applyDifference(from, to) {
        const { tree } = await this.snapshot();
        const files = (await differences(this.#git, from, to)).filter((difference) => !isGitlink(difference));
        await this.restore(tree, await treeWith(this.#git, tree, files));
    }
    /** The submodules that differ between two trees. */
    async changedSubmodules(from, to) {
        return (await differences(this.#git, from, to)).filter(isGitlink).map(({ path }) => path);
    }
    /** Which of these files of a tree contain conflict markers that neither commit has. */
    markedPaths(tree, files) {
        return markedPaths(this.#git, tree, files);
    }
    /** Takes changes back. The work tree stays as it is. */
    takeBack(request) {
        return takeBack(this.#git, request);
    }
    /** A tree with these files of another one. */
    async #withEntries(tree, from, paths) {
        if (paths.length === 0)
            return tree;
        const entries = [...(await entriesAt(this.#git, from, paths))];
        return await treeWith(this.#git, tree, entries.map(([path, { mode, blob }]) => ({ path, newMode: mode, newBlob: blob })));
    }
    #untracked() {
        return this.#exclusively(() => untrackedPaths(this.#git));
    }
    /** @param work gets the snapshot that the index holds, and can set a new one */
    #exclusively(work) {
        const result = this.#queue.then(() => {
            const recorded = this.#recorded;
            this.#recorded = undefined;
            return work(recorded);
        });
        this.#queue = result.catch(() => undefined);
        return result;
    }
}

;// CONCATENATED MODULE: ./src/policy/bare-repositories.js

/**
 * The folders that git takes for a repository: those with `HEAD`, `objects` and `refs`, or with `HEAD` and `commondir`. A git that
 * is started in one of them runs the programs that its `config` and `hooks` name.
 * https://git-scm.com/docs/git-config#Documentation/git-config.txt-safebareRepository
 *
 * @param paths all files of a tree
 * @returns normalized paths, '' for the root
 */
function bareRepositories(paths) {
    const contents = new Map();
    for (const path of paths) {
        const names = normalizedPath(path).split('/');
        names.forEach((name, index) => {
            const isFile = index === names.length - 1;
            if (!(isFile ? /^(head|commondir)$/ : /^(objects|refs)$/).test(name))
                return;
            const folder = names.slice(0, index).join('/');
            contents.set(folder, (contents.get(folder) ?? new Set()).add(name));
        });
    }
    return [...contents].flatMap(([folder, found]) => {
        const hasObjects = found.has('objects') && found.has('refs');
        return found.has('head') && (hasObjects || found.has('commondir')) ? [folder] : [];
    });
}
/** True for a path in one of these folders. */
function isInRepository(path, folders) {
    const normalized = normalized_path_normalizedPath(path);
    return folders.some((folder) => folder === '' || normalized.startsWith(`${folder}/`));
}

// EXTERNAL MODULE: ../node_modules/picomatch/index.js
var node_modules_picomatch = __webpack_require__(5180);
;// CONCATENATED MODULE: ./src/policy/path-pattern.js


const matchers = new Map();
/** True if a glob matches a path. Spelling (case, Unicode, `..`) makes no difference. */
function matchesPathPattern(path, pattern) {
    return matcherOf(pattern)(normalized_path_normalizedPath(path));
}
function matcherOf(pattern) {
    const known = matchers.get(pattern);
    if (known)
        return known;
    // A folder stands for everything in it.
    const glob = pattern
        .normalize('NFKC')
        .replace(/^\.?\//, '')
        .replace(/\/$/, '/**');
    const matches = node_modules_picomatch(normalizedCase(glob), { dot: true, nocase: true });
    matchers.set(pattern, matches);
    return matches;
}

;// CONCATENATED MODULE: ./src/policy/protected-paths.js


/** A short name of NTFS. On Windows, `GITHUB~1` can be `.github`, and `NPMRC~1` can be `.npmrc`. */
const SHORT_NAME = /^[^./~]{1,8}~\d{1,6}(?:\.[^./~]{1,3})?$/;
/** Limits how many folders of a path are checked. */
const MAX_DEPTH = 200;
/** The pattern for paths that some system takes for a `.git` folder. They cannot be approved. */
const GIT_FOLDER = '.git/**';
/**
 * The pattern that protects a path, or undefined. `.git` is always protected in any spelling. A pattern also protects what is
 * below a folder that it matches: a folder can replace a protected file, and a pattern can name a folder alone.
 *
 * @param path as git has it in the tree. Its spelling (case, Unicode, `..`) makes no difference.
 * @param patterns all globs, built-in ones included
 */
function protectingPattern(path, patterns) {
    if (isInGitFolder(path))
        return GIT_FOLDER;
    const names = normalized_path_normalizedPath(path).split('/');
    if (names.length > MAX_DEPTH)
        return `a path of more than ${MAX_DEPTH} names`;
    if (names.some((name) => SHORT_NAME.test(name)))
        return 'a short name of Windows';
    const ancestors = names.map((_, index) => names.slice(0, index + 1).join('/'));
    return patterns.find((pattern) => 
    // A negated pattern is matched with the path alone: it would almost always match one of the folders above.
    pattern.startsWith('!')
        ? matchesPathPattern(path, pattern)
        : ancestors.some((ancestor) => matchesPathPattern(ancestor, pattern)));
}
/** True for a workflow file. GitHub accepts it only with a token that has the permission for workflows. */
function isWorkflow(path) {
    return normalized_path_normalizedPath(path).startsWith('.github/workflows/');
}

;// CONCATENATED MODULE: ./src/text/writable-paths.js


const EXPECTED_WRITABLE_PATH = 'a folder or file of the repository, such as src, without * and ..';
const UNUSABLE = new RegExp(`[*${hidden_characters/* CONTROL */.W3}]`, 'v');
/** The path in one spelling, relative to the root; undefined for a pattern, the root itself and everything outside of it. */
function readWritablePath(text) {
    const names = text
        .trim()
        .split('/')
        .filter((name) => name !== '' && name !== '.');
    const path = names.join('/');
    const isUsable = path !== '' && !UNUSABLE.test(path) && !names.includes('..') && !isInGitFolder(path);
    return isUsable && !isOutside(text.trim()) ? path : undefined;
}
/**
 * True if the agent can change this file: it is one of the writable paths, or below one. Spelling matters, because the kernel
 * compares paths byte by byte.
 *
 * @param path relative to the root, with links resolved
 * @param writablePaths undefined for everything
 */
function isWritable(path, writablePaths) {
    return writablePaths?.some((each) => path === each || path.startsWith(`${each}/`)) ?? true;
}

;// CONCATENATED MODULE: ./src/policy/credential-paths.js
/** Folders in a home folder that hold credentials, without the dot that their names begin with. */
const CREDENTIAL_FOLDERS = ['ssh', 'aws', 'gnupg', 'kube'];
/** Types of SSH keys: a private key is a file named `id_TYPE`. */
const SSH_KEY_TYPES = ['rsa', 'dsa', 'ecdsa', 'ed25519'];

;// CONCATENATED MODULE: ./src/policy/sensitive-files.js




/**
 * Files that hold secrets, or that run code when the project is installed, built or started. Unlike a protected path, a
 * repository can exempt each of them.
 */
const builtInSensitiveFiles = [
    ...['**/.env', '**/.env.*', '**/*.{pem,key,p12,pfx,jks,keystore,kdbx}', `**/id_{${SSH_KEY_TYPES.join()}}`].map(needsApproval),
    ...['**/{secrets,credentials}.{json,yml,yaml,toml}', '**/.{htpasswd,pgpass,my.cnf,dockercfg}'].map(needsApproval),
    ...[`**/.{${CREDENTIAL_FOLDERS.join()},docker}/**`, '**/*.tfstate{,.backup}', '**/*.tfvars'].map(needsApproval),
    ...['**/{Dockerfile,Containerfile}{,.*}', '**/{docker-,}compose.{yml,yaml}', '**/*.service'].map(needsApproval),
    needsApproval('**/.gitlab/ci/**'),
    // Samples contain no secrets.
    ...['**/.env.{example,sample,template,dist,test}', '**/*.tfvars.example'].map(exempt)
];
/**
 * The last rule that matches a path, which decides. Undefined if none matches: the file is not sensitive.
 *
 * @param path as git has it in the tree
 * @param rules in their order, the rules of agent.yml after the built-in ones
 */
function sensitiveFileRule(path, rules = builtInSensitiveFiles) {
    if (isInGitFolder(path))
        return needsApproval(GIT_FOLDER);
    return rules.findLast(({ pattern }) => matchesPathPattern(path, pattern));
}
function needsApproval(pattern) {
    return { pattern, requiresApproval: true };
}
function exempt(pattern) {
    return { pattern, requiresApproval: false };
}

;// CONCATENATED MODULE: ./src/policy/judge-change.js




const WORKFLOW_PERMISSION_NEEDED = 'workflow files need the permission `workflows: write` of a GitHub App, or the scope `workflow` of a personal access token';
/** Decides whether one changed file of the tree can be published, by its path, mode and content as git has them. */
function judgeChange(file, rules) {
    const { path, mode } = file;
    const protection = protectingPattern(path, rules.protectedPaths);
    if (protection === GIT_FOLDER)
        return { kind: 'refused', rule: 'a .git folder on some systems' };
    // Attack: through a link, the next reader or writer reaches another file. Deleting a link is harmless.
    if (mode === '120000')
        return { kind: 'refused', rule: 'a symbolic link' };
    if (mode === '160000')
        return { kind: 'refused', rule: 'a submodule' };
    if (!isWritable(path, rules.writablePaths))
        return { kind: 'refused', rule: 'it is outside writable-paths of agent.yml' };
    if (isWorkflow(path) && !rules.canWriteWorkflows)
        return { kind: 'refused', rule: WORKFLOW_PERMISSION_NEEDED };
    if (isApproved(file, rules.approved))
        return { kind: 'allowed' };
    if (protection !== undefined)
        return { kind: 'needs-approval', rule: protection };
    if (isInRepository(path, rules.repositories ?? []))
        return { kind: 'needs-approval', rule: 'a bare git repository' };
    const sensitive = sensitiveFileRule(path, [...builtInSensitiveFiles, ...rules.sensitiveFiles]);
    return sensitive?.requiresApproval ? { kind: 'needs-approval', rule: sensitive.pattern } : { kind: 'allowed' };
}
function isApproved({ path, mode, blob }, approved) {
    return approved.some((one) => one.path === path && one.mode === mode && one.blob === blob);
}

// EXTERNAL MODULE: ./src/text/visible-text.js
var visible_text = __webpack_require__(2754);
;// CONCATENATED MODULE: ./src/pipeline/change-base.js

/** A changed file as the policy and approvals identify it. */
function treeFile(change) {
    const { path } = change;
    return change.kind === 'deleted'
        ? { path, mode: ABSENT_MODE, blob: '' }
        : { path, mode: change.mode, blob: change.blob };
}

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: ./src/secrets/pattern-search.js + 1 modules
var pattern_search = __webpack_require__(8888);
// EXTERNAL MODULE: ./src/secrets/search.js + 10 modules
var secrets_search = __webpack_require__(6940);
;// CONCATENATED MODULE: ./src/secrets/scan.js



/** Larger gzip files are not unpacked. */
const MAX_UNPACKED = 16 * 1024 * 1024;
/** Larger content is searched in pieces, because the search takes several times the memory of its text. */
const PIECE = 2 * 1024 * 1024;
/** Longer than any encoding of a secret. */
const OVERLAP = 256 * 1024;
const MAX_PATTERN_SEARCH = 1024 * 1024;
/**
 * Creates the scan for whole secrets in content that is going to be published. The redactor also removes parts of secrets, but
 * a file that happens to share some characters with a secret must be publishable.
 */
function createSecretScan(secrets) {
    const search = (0,secrets_search/* createSecretSearch */.I)(secrets.map((secret) => secret.toWellFormed().trim()), 'complete');
    const isIn = (bytes) => splitIntoPieces(bytes).some((piece) => search(piece.toString()).length > 0);
    return (content) => {
        const bytes = Buffer.from(content);
        return isIn(bytes) || isIn(unpack(bytes));
    };
}
/**
 * True when a change adds lines that hold something with the pattern of a well-known kind of secret. False for binary
 * content and for content of more than 1 MiB.
 *
 * @param readOld reads the text before the change; undefined makes every line a new one
 */
async function addsSecretPattern(content, readOld) {
    if (content.length > MAX_PATTERN_SEARCH || content.includes(0))
        return false;
    const text = content.toString();
    if ((0,pattern_search/* findSecretPatterns */.F)(text).length === 0)
        return false;
    const old = new Set(((await readOld()) ?? '').split('\n'));
    const added = text.split('\n').filter((line) => !old.has(line));
    return (0,pattern_search/* findSecretPatterns */.F)(added.join('\n')).length > 0;
}
function splitIntoPieces(bytes) {
    const count = Math.max(1, Math.ceil((bytes.length - OVERLAP) / PIECE));
    return Array.from({ length: count }, (_, each) => bytes.subarray(each * PIECE, (each + 1) * PIECE + OVERLAP));
}
/** The content of a gzip file; empty for any other file, and for a broken one. */
function unpack(bytes) {
    if (bytes[0] !== 0x1f || bytes[1] !== 0x8b)
        return Buffer.alloc(0);
    try {
        return (0,external_node_zlib_.gunzipSync)(bytes, { maxOutputLength: MAX_UNPACKED });
    }
    catch {
        return Buffer.alloc(0);
    }
}

// EXTERNAL MODULE: ./src/text/format.js
var format = __webpack_require__(9623);
;// CONCATENATED MODULE: ./src/pipeline/hold-back.js

/**
 * Holds back the given paths of a change, and everything that belongs to them: what they replace, and what moved with them.
 * Attack: a file is moved to a protected path, so that only its removal would be published.
 */
async function holdBack(change, paths, { checkout, startSha }) {
    const belongsTo = new Map();
    const heldBack = new Set(paths);
    let published = change;
    const add = (path, owner) => {
        if (heldBack.has(path))
            return;
        heldBack.add(path);
        belongsTo.set(path, owner);
    };
    for (let selected = 0; selected < heldBack.size;) {
        for (const [path, owner] of replacedBy(change.changes, heldBack))
            add(path, owner);
        for (const [path, owner] of await checkout.movedWith(startSha, change.tree, heldBack))
            add(path, owner);
        selected = heldBack.size;
        published = await checkout.select(startSha, change.changes, ({ path }) => !heldBack.has(path));
        // `select` leaves out what conflicts with the rest. Other changes can belong to that too.
        const kept = new Set(published.changes.map(({ path }) => path));
        for (const { path } of change.changes)
            if (!kept.has(path))
                add(path, conflicting(path, heldBack));
    }
    return { published, belongsTo };
}
/** Deleted files that a held-back folder replaces, or whose folder a held-back file replaces. */
function replacedBy(changes, heldBack) {
    const written = changes.filter(({ kind, path }) => kind === 'written' && heldBack.has(path)).map(({ path }) => path);
    const folders = new Map(written.flatMap((path) => normalized_path_foldersAbove(path).map((folder) => [folder, path])));
    const files = new Set(written);
    const replaced = changes.flatMap(({ kind, path }) => {
        const owner = folders.get(path) ?? normalized_path_foldersAbove(path).find((folder) => files.has(folder));
        return kind === 'deleted' && owner !== undefined ? [[path, owner]] : [];
    });
    return new Map(replaced);
}
function conflicting(path, heldBack) {
    return [...heldBack].find((other) => other.startsWith(`${path}/`) || path.startsWith(`${other}/`)) ?? path;
}

;// CONCATENATED MODULE: ./src/pipeline/secret-scan.js




const REASON = 'it contains a secret of this run, so it is not shown either';
const BELONGS = 'it belongs to a file that contains a secret of this run';
const HIDDEN_NAME = 'A file whose name contains a secret';
const MAX_NAMED = 10;
/**
 * Removes the files that contain a secret of ours from a change, whatever rule allows them, so that they reach no commit and no patch.
 * Warns of new text that only looks like a secret.
 */
async function scanForSecrets(change, { checkout, startSha }, { containsSecret, emit }) {
    const secretPaths = new Set();
    const suspicious = [];
    for (const file of change.changes) {
        if (file.kind === 'deleted')
            continue;
        // One at a time: together they can exceed the memory.
        const content = await file.readContent();
        if (containsSecret(file.path) || containsSecret(content))
            secretPaths.add(file.path);
        else if (await addsSecretPattern(content, () => oldText({ checkout, startSha }, file.path)))
            suspicious.push(file.path);
    }
    if (suspicious.length > 0)
        emit({ kind: 'warning', text: patternWarning(suspicious) });
    if (secretPaths.size === 0)
        return { change, secretFiles: 0 };
    const { published, belongsTo } = await holdBack(change, secretPaths, { checkout, startSha });
    const skipped = [
        ...[...secretPaths].map((path) => ({ path, reason: REASON })),
        ...[...belongsTo.keys()].map((path) => ({ path, reason: BELONGS }))
    ].map(({ path, reason }) => ({ path: containsSecret(path) ? HIDDEN_NAME : path, reason }));
    return { change: { ...published, skipped: [...change.skipped, ...skipped] }, secretFiles: secretPaths.size };
}
/** Undefined for a file that does not exist or is too large to read: then all of the new text counts as new. */
async function oldText({ checkout, startSha }, path) {
    try {
        return await checkout.readFile(startSha, path);
    }
    catch (error) {
        if (error instanceof errors/* UserError */.yo)
            return undefined;
        throw error;
    }
}
function patternWarning(paths) {
    return `New text that looks like a key or a token is in ${(0,format/* listFirst */.rL)(paths, MAX_NAMED)}. If it is real, remove it and rotate it.`;
}

;// CONCATENATED MODULE: ./src/pipeline/keep-change.js




/** Larger changes are kept without the files that do not fit. */
const MAX_PATCH_BYTES = 64 * 1024 * 1024;
/** A comment has less room. */
const MAX_SHOWN = 64_000;
/** After a cancellation. The process exits 6 s after the signal, and the comment must be written before that. */
const MAX_MS_AFTER_CANCEL = 3_000;
const MAX_MS = 30_000;
/** Does something with a recorded change, and keeps the change as a patch if that fails. */
async function keepOnFailure({ startSha, tree }, options, action) {
    try {
        return await action();
    }
    catch (error) {
        await keepChange({ startSha, tree }, options);
        throw error;
    }
}
/** Keeps a recorded change as a patch. Its files have been scanned for secrets. Never throws. */
async function keepChange({ startSha, tree }, options) {
    await keep(options, async (checkout) => ({ startSha, edit: await checkout.editTo(startSha, tree), checkout }));
}
/** Keeps what is in the work tree as a patch, because the work ended before its change was recorded. Never throws. */
async function keepWorkTree({ startSha, baseline, touched, onlyTouched = false }, options) {
    await keep(options, async (checkout) => {
        const start = { tree: baseline, skipped: [] };
        const change = await checkout.changesSince({ base: startSha, baseline: start, touched });
        const { change: scanned } = await scanForSecrets(change, { checkout, startSha }, options);
        const edit = onlyTouched
            ? await checkout.select(startSha, scanned.changes, ({ path }) => touched.has(path))
            : scanned;
        return { startSha, edit, checkout };
    });
}
async function keep(options, find) {
    const { reopenCheckout, emit, signal } = options;
    const deadline = new AbortController();
    const stop = () => {
        deadline.abort(new Error('It took too long.'));
    };
    const timer = setTimeout(stop, MAX_MS).unref();
    const onAbort = () => setTimeout(stop, MAX_MS_AFTER_CANCEL).unref();
    if (signal.aborted)
        onAbort();
    else
        signal.addEventListener('abort', onAbort, { once: true });
    try {
        await save(await find(await reopenCheckout(deadline.signal)), options);
    }
    catch (error) {
        const reason = Error.isError(error) ? error.message : String(error);
        emit({ kind: 'warning', text: `The change could not be kept as a patch: ${reason}` });
    }
    finally {
        signal.removeEventListener('abort', onAbort);
        clearTimeout(timer);
    }
}
async function save({ startSha, edit, checkout }, options) {
    const { base, containsSecret, redact, savePatch, emit } = options;
    const { text, isComplete } = await checkout.patchOf(startSha, edit.tree, MAX_PATCH_BYTES);
    const patch = withoutSecrets(text, containsSecret);
    if (!isComplete || patch !== text)
        emit({ kind: 'warning', text: INCOMPLETE });
    const hasFile = patch !== '' && savePatch(patch);
    const rules = {
        protectedPaths: base.protectedPaths,
        writablePaths: base.rules.writablePaths,
        sensitiveFiles: base.rules.sensitiveFiles,
        canWriteWorkflows: false,
        approved: []
    };
    const held = edit.changes.filter((change) => judgeChange(treeFile(change), rules).kind !== 'allowed');
    emit({
        kind: 'change-unpublished',
        patch: canBeCopied(patch, redact) ? patch : '',
        paths: edit.changes.map(({ path }) => path),
        protectedPaths: held.map(({ path }) => path),
        hasFile
    });
}
const INCOMPLETE = 'The patch of the change leaves files out: those that are too large, and those whose old or new content contains a secret of this run.';
/** Removes the files whose old content contains a secret. The new content has been scanned. */
function withoutSecrets(patch, containsSecret) {
    // Only a line feed ends a line of a patch.
    const isOld = (line) => !line.startsWith('+');
    const hasSecret = (file) => containsSecret(file.split('\n').filter(isOld).join('\n'));
    if (!hasSecret(patch))
        return patch;
    return patch
        .split(/(?<=\n)(?=diff --git )/)
        .filter((file) => !hasSecret(file))
        .join('');
}
/** False for a patch that a comment would change, so that it no longer applies. */
function canBeCopied(patch, redact) {
    return patch.length <= MAX_SHOWN && !patch.includes('\r') && (0,visible_text/* visibleText */.Q)(patch) === patch && redact(patch) === patch;
}

// EXTERNAL MODULE: ./src/text/shorten.js
var text_shorten = __webpack_require__(4607);
;// CONCATENATED MODULE: ./src/text/shell-quote.js
/** Quotes a text as one shell word. Attack: a file named `$(curl evil)` or `-rf`. */
function shell_quote_quoteForShell(text) {
    return /^[\w@%+=:,./][\w@%+=:,./-]*$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

;// CONCATENATED MODULE: ./src/setup/install-plan.js

/** Defaults of a plan. */
const install_plan_basePlan = {
    folder: '',
    ownOptions: '',
    commandWithoutCode: undefined,
    npmPackage: undefined,
    preparation: '',
    completion: '',
    installVariables: {},
    variables: {},
    searchPath: []
};
/**
 * A shell script that exits with 0 if one of the paths exists and git does not track it. A committed file does not show that anything
 * was installed on this machine.
 *
 * @param patterns shell patterns
 */
function install_plan_untrackedCheck(patterns) {
    return `for path in ${patterns}; do [ -e "$path" ] && [ -z "$(git ls-files -- "$path" 2>/dev/null | head -n 1)" ] && exit 0; done; exit 1`;
}
/** The command line as a user would type it at the root. */
function install_plan_commandAtRoot({ folder, command }) {
    return folder === '' ? command : `cd ${shell_quote_quoteForShell(folder)} && ${command}`;
}

;// CONCATENATED MODULE: ./src/setup/package-hosts.js
const npm = ['registry.npmjs.org', 'registry.yarnpkg.com', 'nodejs.org'];
const python = ['pypi.org', 'files.pythonhosted.org'];
const java = ['repo.maven.apache.org', 'repo1.maven.org'];
/**
 * The hosts that each tool gets packages from. Nothing else is open while it installs. nodejs.org has the headers of Node for
 * native modules. The distributions of Gradle and the archives of Composer are on GitHub.
 */
const package_hosts_PACKAGE_HOSTS = {
    npm,
    pnpm: npm,
    yarn: npm,
    bun: npm,
    pip: python,
    uv: python,
    poetry: python,
    pdm: python,
    pipenv: python,
    go: ['proxy.golang.org', 'sum.golang.org', 'storage.googleapis.com'],
    cargo: ['index.crates.io', 'static.crates.io'],
    maven: java,
    gradle: [
        ...java,
        'plugins.gradle.org',
        'plugins-artifacts.gradle.org',
        'services.gradle.org',
        'dl.google.com',
        'github.com',
        'release-assets.githubusercontent.com'
    ],
    bundler: ['rubygems.org', 'index.rubygems.org'],
    composer: ['repo.packagist.org', 'packagist.org', 'api.github.com', 'codeload.github.com'],
    dotnet: ['api.nuget.org', 'www.nuget.org']
};

;// CONCATENATED MODULE: ./src/setup/toolchains.js
const setUp = (action, input) => (version) => [`- uses: ${action}`, '  with:', `    ${input}: '${version}'`];
const node = setUp('actions/setup-node@v6', 'node-version');
const toolchains_python = setUp('actions/setup-python@v6', 'python-version');
const toolchains_java = (version) => [
    ...setUp('actions/setup-java@v5', 'java-version')(version),
    '    distribution: temurin'
];
/** The step that sets up a version of the language of each tool. */
const TOOLCHAINS = {
    npm: node,
    pnpm: node,
    yarn: node,
    bun: node,
    pip: toolchains_python,
    uv: toolchains_python,
    poetry: toolchains_python,
    pdm: toolchains_python,
    pipenv: toolchains_python,
    go: setUp('actions/setup-go@v6', 'go-version'),
    cargo: (version) => [`- run: rustup toolchain install ${version} && rustup default ${version}`],
    maven: toolchains_java,
    gradle: toolchains_java,
    bundler: setUp('ruby/setup-ruby@v1', 'ruby-version'),
    composer: setUp('shivammathur/setup-php@v2', 'php-version'),
    dotnet: setUp('actions/setup-dotnet@v5', 'dotnet-version')
};
/** A step of a workflow that sets up the language of a tool. */
function toolchainStep(tool, version) {
    return TOOLCHAINS[tool](version);
}
/** True for the package managers of JavaScript. */
function isNode(tool) {
    return TOOLCHAINS[tool] === node;
}
/** True for a tool that installs into the virtual environment. */
function toolchains_isPython(tool) {
    return TOOLCHAINS[tool] === toolchains_python;
}
/**
 * The version that a message asks for, in the form that the step takes.
 *
 * @returns VERSION if there is none. Attack: a message of the repository with YAML of its own
 */
function versionFor(tool, version = '') {
    // Only the steps for Node and Python take a range.
    const form = isNode(tool) || toolchains_isPython(tool) ? /^[\w.<>=^~*|, -]{1,40}$/ : /\d+(?:\.\d+)*/;
    return form.exec(version)?.[0] ?? 'VERSION';
}

;// CONCATENATED MODULE: ./src/setup/registry-credentials.js

/** The variables that each tool, or the settings that its documentation shows, read credentials from. */
const VARIABLES = {
    npm: ['NODE_AUTH_TOKEN'],
    pnpm: ['NODE_AUTH_TOKEN'],
    yarn: ['NODE_AUTH_TOKEN', 'YARN_NPM_AUTH_TOKEN'],
    bun: ['NODE_AUTH_TOKEN'],
    pip: ['PIP_INDEX_URL'],
    uv: ['UV_DEFAULT_INDEX'],
    // The name of the source in pyproject.toml is a part of these two.
    poetry: ['POETRY_HTTP_BASIC_PRIVATE_USERNAME', 'POETRY_HTTP_BASIC_PRIVATE_PASSWORD'],
    pdm: ['PDM_PYPI_USERNAME', 'PDM_PYPI_PASSWORD'],
    pipenv: ['PIPENV_PYPI_MIRROR'],
    go: ['GO_MODULES_TOKEN'],
    cargo: ['CARGO_REGISTRIES_PRIVATE_TOKEN'],
    maven: ['MAVEN_USERNAME', 'MAVEN_PASSWORD'],
    gradle: ['ORG_GRADLE_PROJECT_privateUsername', 'ORG_GRADLE_PROJECT_privatePassword'],
    bundler: ['BUNDLE_RUBYGEMS__PKG__GITHUB__COM'],
    composer: ['COMPOSER_AUTH'],
    dotnet: ['NUGET_TOKEN']
};
const NO_CREDENTIALS = { toolchain: undefined, commands: [], variables: [] };
/** @param registry the host of the registry; undefined for the public one, which also has private packages */
function registryCredentials(tool, registry) {
    const secrets = VARIABLES[tool].map((name) => `${name}: \${{ secrets.${name} }}`);
    return {
        toolchain: toolchainFor(tool, registry),
        commands: commandsFor(tool),
        variables: tool === 'go' ? [...secrets, 'GOPRIVATE: github.com/OWNER/*'] : secrets
    };
}
function toolchainFor(tool, registry) {
    if (isNode(tool)) {
        return [
            '- uses: actions/setup-node@v6',
            '  with:',
            `    registry-url: https://${registry ?? 'registry.npmjs.org'}`,
            ...(registry === undefined ? [] : ["    scope: '@YOUR-SCOPE' # remove if the registry has all packages"])
        ];
    }
    if (tool !== 'maven')
        return undefined;
    return [
        ...toolchainStep(tool, '21'),
        '    server-id: ID-OF-THE-REPOSITORY',
        '    server-username: MAVEN_USERNAME',
        '    server-password: MAVEN_PASSWORD'
    ];
}
function commandsFor(tool) {
    if (tool === 'go') {
        const url = '"https://x-access-token:${GO_MODULES_TOKEN}@github.com/"';
        return [`git config --global url.${url}.insteadOf https://github.com/`];
    }
    if (tool === 'dotnet') {
        const source = 'dotnet nuget update source NAME-OF-THE-SOURCE --username token --password "$NUGET_TOKEN"';
        return [`${source} --store-password-in-clear-text`];
    }
    return [];
}

;// CONCATENATED MODULE: ./src/setup/workflow-yaml.js
/** A step of a workflow that runs commands. */
function workflow_yaml_runStep(commands) {
    const lines = commands.flatMap((command) => withoutExpressions(command.trim()).split('\n'));
    const [line = ''] = lines;
    return lines.length === 1 && isPlain(line)
        ? [`- run: ${line}`]
        : ['- run: |', ...lines.map((each) => (each === '' ? '' : `    ${each}`))];
}
/** A text as a value in a workflow. */
function workflowValue(text) {
    return workflow_yaml_yamlScalar(withoutExpressions(text));
}
/** A text as a value in YAML, in quotes if it needs them. */
function workflow_yaml_yamlScalar(text) {
    return isPlain(text) ? text : JSON.stringify(text);
}
/** Source: https://yaml.org/spec/1.2.2/#733-plain-style. A word such as `on` or a number would not be a text. */
function isPlain(text) {
    return /^(?:\.?\/|[a-z_])/i.test(text) && !/: | #|[:\s]$|[\n\t]|^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text);
}
/** Attack: a folder or a requirement named `${{ secrets.TOKEN }}`, which GitHub would evaluate. */
function withoutExpressions(text) {
    return text.replaceAll('${{', "${{ '${{' }}");
}

;// CONCATENATED MODULE: ./src/setup/workflow-steps.js




const workflow_steps_CHECKOUT = ['- uses: actions/checkout@v6', '  with:', '    persist-credentials: false'];
/** Steps of a workflow that install, so that later steps find the tool and the packages. */
function installSteps(install, { hasCredentials = false, registry, systemPackage }) {
    const { tool, folder } = install;
    const { toolchain, commands, variables } = hasCredentials ? registryCredentials(tool, registry) : NO_CREDENTIALS;
    const isGradle = tool === 'gradle';
    const environment = isGradle ? [...variables, GRADLE_IN_TREE] : variables;
    return [
        ...(systemPackage === undefined
            ? []
            : [`- run: sudo apt-get update && sudo apt-get install --yes ${systemPackage}`]),
        ...workflow_steps_CHECKOUT,
        ...(toolchain ?? workflow_steps_languageSteps(tool)),
        ...workflow_yaml_runStep([...commands, ...workflow_steps_commandsFor(install)]),
        ...(folder === '' || toolchains_isPython(tool) ? [] : [`  working-directory: ${workflowValue(folder)}`]),
        ...(environment.length > 0 ? ['  env:', ...environment.map((line) => `    ${line}`)] : []),
        ...(isGradle ? ['# and in the step that uses Forgehand', '# env:', `#   ${GRADLE_IN_TREE}`] : [])
    ];
}
/** Versions of the languages that some runners do not have, or only in old versions. */
const USUAL_VERSIONS = {
    ...{ pip: '3.13', uv: '3.13', poetry: '3.13', pdm: '3.13', pipenv: '3.13' },
    ...{ go: 'stable', bundler: '3.4', composer: '8.4' }
};
/** The step that sets up the language of a tool; none if runners have it. */
function workflow_steps_languageSteps(tool) {
    const version = USUAL_VERSIONS[tool];
    return version === undefined ? [] : toolchainStep(tool, version);
}
/** Gradle must write to its home folder, and commands can only write to the work tree. */
const GRADLE_IN_TREE = 'GRADLE_USER_HOME: ${{ github.workspace }}/.gradle-home';
/** Commands in the sandbox do not see where gems are installed by default. */
const BUNDLE_INTO_TREE = 'bundle config set --local path vendor/bundle';
function workflow_steps_commandsFor(install) {
    const { tool, command, npmPackage } = install;
    if (npmPackage !== undefined) {
        return [
            `npm install --global --prefix "$HOME/.local" ${npmPackage}`,
            // Commands in the sandbox can read this folder of the home folder.
            'export PATH="$HOME/.local/bin:$PATH"',
            'echo "$HOME/.local/bin" >> "$GITHUB_PATH"',
            command
        ];
    }
    if (toolchains_isPython(tool)) {
        const [create = '', ...others] = workflow_steps_environmentCommands(tool, install_plan_commandAtRoot(install));
        return [create, 'echo "$PWD/.venv/bin" >> "$GITHUB_PATH"', ...others];
    }
    return tool === 'bundler' ? [BUNDLE_INTO_TREE, command] : [command];
}
/** Creates a virtual environment in the current folder, and installs into it. */
function workflow_steps_environmentCommands(tool, command) {
    return [
        'python -m venv .venv',
        '. .venv/bin/activate',
        ...(tool === 'pip' ? [] : [`pip install ${tool}`]),
        // Without --active, uv creates another environment in a folder.
        command.replace('uv sync', 'uv sync --active')
    ];
}

;// CONCATENATED MODULE: ./src/setup/remedies.js






const WORKFLOW = '# .github/workflows/agent.yml, before the step that uses Forgehand';
/** Steps of the workflow that install before the action starts, where secrets and root are available. */
function remedies_workflowRemedy(install, needs = {}) {
    const advice = needs.hasCredentials
        ? 'Install the dependencies in the workflow, where the secret is available:'
        : 'Install the dependencies in the workflow:';
    return { advice, yaml: [WORKFLOW, ...installSteps(install, needs)].join('\n') };
}
/** Steps of the workflow that run setup commands on the default branch. */
function remedies_commandsRemedy(commands) {
    const yaml = [WORKFLOW, ...CHECKOUT, ...commands.flatMap((command) => runStep([command]))].join('\n');
    return { advice: 'Run them in the workflow, where the default branch is checked out:', yaml };
}
/** A virtual environment of its own for a Python project, and the check that uses it. */
function remedies_ownEnvironmentRemedy({ tool, folder, command }) {
    const yaml = [
        WORKFLOW,
        ...CHECKOUT,
        ...languageSteps(tool),
        ...runStep([...(folder === '' ? [] : [`cd ${quoteForShell(folder)}`]), ...environmentCommands(tool, command)]),
        '',
        '# .github/agent.yml on the base branch; use the command of your check',
        '# verify:',
        `#   - ${yamlScalar(commandAtRoot({ folder, command: '.venv/bin/python -m pytest' }))}`
    ].join('\n');
    return { advice: 'If a check fails because of that, give this project an environment of its own:', yaml };
}
/** A step of the workflow that sets up another version of the language, so that the installation works. */
function versionRemedy({ tool }, version) {
    const yaml = [WORKFLOW, ...toolchainStep(tool, versionFor(tool, version))].join('\n');
    return { advice: 'Set up the version that the repository needs in the workflow:', yaml };
}
/** A step of the workflow that sets up PHP with an extension. */
function extensionRemedy(extension) {
    const yaml = [WORKFLOW, ...workflow_steps_languageSteps('composer'), `    extensions: ${extension}`].join('\n');
    return { advice: 'Set up PHP with the extension in the workflow:', yaml };
}
/** A command that makes a program of the repository executable. */
function executableRemedy(program) {
    const yaml = `# In a clone of the repository:\n# git update-index --chmod=+x ${program} && git commit -m "Make ${program} executable"`;
    return { advice: `Make ${program} executable and commit that:`, yaml };
}
/** A setup command in agent.yml: without the lock file, or with more hosts. */
function agentFileRemedy(install, hosts = []) {
    const { tool } = install;
    const command = hosts.length > 0 ? install.command : unlocked(install);
    if (NEEDS_WORKFLOW.has(tool)) {
        const advice = hosts.length > 0
            ? 'Install the dependencies in the workflow, where every host is open:'
            : 'Update the lock file and commit it. Or install without it in the workflow:';
        return { ...remedies_workflowRemedy({ ...install, command }), advice };
    }
    const all = [...new Set([...package_hosts_PACKAGE_HOSTS[tool], ...hosts.map((host) => host.replace(/:(443|80)$/, ''))])];
    const line = install_plan_commandAtRoot({
        ...install,
        command: tool === 'bundler' ? `${BUNDLE_INTO_TREE} && ${command}` : command
    });
    const yaml = [
        '# .github/agent.yml on the base branch',
        'setup:',
        `  - run: ${workflow_yaml_yamlScalar(line)}`,
        `    network: [${all.join(', ')}]`
    ].join('\n');
    const advice = hosts.length > 0
        ? 'If you trust the host and it needs no credentials, open it:'
        : 'Update the lock file and commit it. Or install without it:';
    return { advice, yaml };
}
/** Tools that a setup command cannot install for later commands, or that need an environment or a proxy set up first. */
const NEEDS_WORKFLOW = new Set([
    ...['pnpm', 'yarn', 'bun'],
    ...['pip', 'uv', 'poetry', 'pdm', 'pipenv', 'maven', 'gradle']
]);
/** The command that installs what the manifest declares, whatever the lock file says. */
function unlocked({ tool, command }) {
    const commands = {
        npm: 'npm install --no-package-lock',
        pnpm: 'pnpm install --no-frozen-lockfile',
        yarn: 'yarn install --no-immutable',
        bun: 'bun install --no-save',
        uv: 'uv sync',
        poetry: `poetry lock && ${command}`,
        pdm: 'pdm install',
        pipenv: 'pipenv install --dev --skip-lock',
        go: 'go mod tidy',
        cargo: 'cargo fetch',
        composer: 'composer update --no-interaction',
        dotnet: command.replace(' --locked-mode', ' --force-evaluate')
    };
    return command.includes('--frozen-lockfile') && tool === 'yarn'
        ? 'yarn install --no-lockfile'
        : (commands[tool] ?? command);
}

;// CONCATENATED MODULE: ./src/setup/system-packages.js
/** Packages of Debian and Ubuntu, by a word of the message that names what is missing. */
const SYSTEM_PACKAGES = [
    [/ensurepip|python3-venv/, 'python3-venv'],
    [/pg_config|libpq/, 'libpq-dev'],
    [/mysql|mariadb/, 'default-libmysqlclient-dev pkg-config'],
    [/Python\.h/, 'python3-dev'],
    [/ffi\.h|libffi/, 'libffi-dev'],
    [/openssl|-lssl|-lcrypto/, 'libssl-dev pkg-config'],
    [/xml2|libxml/, 'libxml2-dev libxslt1-dev'],
    [/cairo/, 'libcairo2-dev libpango1.0-dev pkg-config'],
    [/jpeg/, 'libjpeg-dev'],
    [/zlib|-lz\b/, 'zlib1g-dev'],
    [/sqlite3/, 'libsqlite3-dev'],
    [/dbus/, 'libdbus-1-dev pkg-config'],
    [/alsa/, 'libasound2-dev pkg-config'],
    [/udev/, 'libudev-dev pkg-config'],
    [/curl/, 'libcurl4-openssl-dev'],
    [/cmake/, 'cmake'],
    [/gcc|g\+\+|\bcc\b|make/, 'build-essential']
];
/** The packages that hold what the line names as missing; a placeholder if it is unknown. */
function systemPackageFor(line) {
    return SYSTEM_PACKAGES.find(([pattern]) => pattern.test(line))?.[1] ?? 'NAME-OF-THE-PACKAGE';
}

;// CONCATENATED MODULE: ./src/setup/known-causes.js


/** What the proxy writes about a host that is not in the list. Attack: an install script that prints a host with YAML in it. */
const known_causes_CLOSED_HOST = /^\[network\] ((?:[\w-]+\.)+[a-z][\w-]*(?::\d+)?) was refused\. It is not in the list of hosts/i;
/** One pattern from several that are easier to read. */
function oneOf(...patterns) {
    return new RegExp(patterns.map(({ source }) => `(?:${source})`).join('|'));
}
const OUTDATED = oneOf(/package\.json and .* are (?:not )?in sync|ERR_PNPM_OUTDATED_LOCKFILE|lockfile needs to be updated/, /YN0028|lockfile had changes, but lockfile is frozen|[Ll]ock ?file .* needs to be updated|Unable to find lockfile/, /changed significantly since poetry\.lock|Pipfile\.lock.* out[- ]of[- ]date|[Ll]ock file hash doesn't match/, /cannot update the lock file|missing go\.sum entry|updates to go\.mod needed/, /The dependencies in your gemfile changed|You have (?:added to|deleted from|changed in) the Gemfile/, /lock file is not up to date|lock file does not contain a compatible set of packages/, /\bNU1004\b|not part of the dependency lock state/);
/** The version is in the group that matched, if any. */
const WRONG_VERSION = oneOf(/Required: +\{"node":"([^"]+)"/, /The engine "node" is incompatible with this module\. Expected version "([^"]+)"/, /^Expected version: (.+)$/, /requires a different Python: \S+ not in '([^']+)'/, /require a different python version: .*Requires-Python ([^;\s]+)/, /No interpreter found for Python (\S+)/, /incompatible with the project's Python requirement: `([^`]+)`/, /Current Python version \(\S+\) is not allowed by the project \(([^)]+)\)/, /Python (\S+) was not found on your system/, /Poetry was unable to find a compatible version/, /requires go >= (\S+)/, /requires rustc (\S+)/, /release version (\d+) not supported|invalid (?:target|source) release: (\d+)/, /installation on your machine .*languageVersion=(\d+)|Unsupported class file major version/, /but your Gemfile specified (\S+)/, /requires php (\S+) (?:but|->)/, /does not support targeting \.NET (\d[\d.]*\d)|Requested SDK version: (\S+)/);
const MISSING_EXTENSION = /requires (?:PHP extension )?ext-(\w+)/;
const PRIVATE = oneOf(/\bE40[134]\b|ERR_PNPM_FETCH_40[134]|YN0041|YN0035|Couldn't find (?:any versions for|package)/, /\b40[13] (?:Unauthorized|Forbidden)|\b40[13] (?:Client )?Error|[Aa]uthentication (?:is )?required/, /could not read Username|terminal prompts disabled|No matching distribution found|^User for \S+:/, /was not found in the package registry|lack of valid authentication credentials/, /Authorization error accessing|Package \S+ \(\S+\) not found/, /: reading https?:\S+: (?:40[134]|410) |no matching package named/, /Could not (?:transfer|find) artifact|Received status code 40[13]|Could not find [\w.-]+:[\w.-]+:[\w.+-]+/, /required authentication|file could not be downloaded|could not be found in any version/, /Authentication is required for|Could not find gem|Could not fetch specs/, /\bNU1(?:101|301)\b/);
/** Answers of registries. A 403 can also come from the proxy of the sandbox, which has a cause of its own below. */
const NO_ACCESS = oneOf(/\bE40[14]\b|ERR_PNPM_FETCH_40[14]|YN0035|\b401 Unauthorized|\b40[14] Client Error|^User for \S+:/, /: reading https?:\S+: 40[14] |Received status code 401|status: 401|Authentication is required for|\bNU1101\b/);
/** Finds the line that names the package. */
const NAMES_PACKAGE = /could not be found|Not Found - |No matching distribution found|Unable to authenticate|hint: An index|was not found in the package registry/;
const PRIVATE_PACKAGE = 'A package is private or does not exist. The sandbox has no credentials for a private registry.';
/** The first cause that matches explains the failure. */
const known_causes_KNOWN_CAUSES = [
    {
        pattern: OUTDATED,
        sentence: () => 'The lock file does not match the declared dependencies.',
        remedyFor: (plan) => agentFileRemedy(plan)
    },
    {
        pattern: WRONG_VERSION,
        sentence: ({ tool }) => `This machine has another version of the language than the repository needs (${tool}).`,
        remedyFor: (plan, { line }) => versionRemedy(plan, firstGroup(WRONG_VERSION, line))
    },
    {
        pattern: MISSING_EXTENSION,
        sentence: () => 'An extension of PHP is missing on this machine.',
        remedyFor: (_, { line }) => extensionRemedy(firstGroup(MISSING_EXTENSION, line) ?? 'NAME')
    },
    {
        pattern: /(?:mvnw|gradlew): Permission denied/,
        sentence: ({ command }) => `${command.split(' ', 1).join('')} is not executable in the repository.`,
        remedyFor: ({ command }) => executableRemedy(command.split(' ', 1).join('').replace('./', ''))
    },
    {
        pattern: NO_ACCESS,
        detail: NAMES_PACKAGE,
        sentence: () => PRIVATE_PACKAGE,
        remedyFor: (plan) => remedies_workflowRemedy(plan, { hasCredentials: true })
    },
    {
        pattern: known_causes_CLOSED_HOST,
        sentence: ({ tool }) => `Packages come from a host that is not open for ${tool}.`,
        remedyFor: (plan, { closedHosts }) => agentFileRemedy(plan, closedHosts)
    },
    {
        pattern: /^\[network\] .* was refused\. /,
        sentence: () => 'The proxy of the sandbox refused a connection.',
        remedyFor: (plan) => remedies_workflowRemedy(plan)
    },
    {
        pattern: PRIVATE,
        detail: NAMES_PACKAGE,
        sentence: () => PRIVATE_PACKAGE,
        remedyFor: (plan) => remedies_workflowRemedy(plan, { hasCredentials: true })
    },
    {
        pattern: /ensurepip is not available|command not found|No such file or directory: '(?:gcc|cc|make|cmake)'|linker `cc` not found|(?:make|cc|gcc|g\+\+|cmake): not found/,
        sentence: () => 'A program that the installation needs is missing on this machine.',
        remedyFor: (plan, { line }) => remedies_workflowRemedy(plan, { systemPackage: systemPackageFor(line) })
    },
    {
        pattern: oneOf(/fatal error: \S+: No such file|\w+[-_]config(?:\.exe)?\b.* not found|cannot find -l\S+/, /pkg-config.*(?:not found|was not found|exited with)|pkg-config --exists \S+.* non-zero/, /was not found in the pkg-config search path|No package '\S+' found|Could NOT find \w+/, /headers or library files could not be found|The system library `\S+` required|Dependency "\S+" not found/),
        sentence: () => 'A system library is missing on this machine.',
        remedyFor: (plan, { line }) => remedies_workflowRemedy(plan, { systemPackage: systemPackageFor(line) })
    }
];
function firstGroup(pattern, line) {
    return pattern
        .exec(line)
        ?.slice(1)
        .find((group) => group !== undefined);
}

;// CONCATENATED MODULE: ./src/setup/private-registries.js
/** Services and programs that serve packages only to those who sign in. */
const SERVICES = /(?:^|\.)(?:pkg\.github\.com|pkgs\.dev\.azure\.com|pkgs\.visualstudio\.com|jfrog\.io|codeartifact\.[\w-]+\.amazonaws\.com|pkg\.dev|fury\.io|packagecloud\.io|cloudsmith\.io|npm\.fontawesome\.com|repo\.packagist\.com|contribsys\.com)$|artifactory|nexus/i;
/** Files that can name a registry and how to sign in there. */
const SETTINGS = [
    ...['.npmrc', '.yarnrc.yml', '.yarnrc', 'bunfig.toml', 'pnpm-workspace.yaml'],
    ...['pip.conf', 'requirements.txt', 'pyproject.toml', 'Pipfile', 'poetry.toml', 'uv.toml'],
    ...['pom.xml', 'build.gradle', 'build.gradle.kts', 'settings.gradle', 'settings.gradle.kts'],
    ...['Gemfile', 'composer.json', 'NuGet.Config', 'nuget.config', 'NuGet.config']
];
/** Only lines near the host count, because files of Gradle can also have credentials for publishing. */
const CREDENTIALS = /_auth|auth-?token|always-auth|passw|username|credentials|\$\{?\w*(?:TOKEN|SECRET|KEY)/i;
const NEAR = 8;
/** The texts of the files in a folder and at the root that can name registries. */
async function private_registries_readRegistrySettings(workspace, folder) {
    const folders = await Promise.all([...new Set(['', folder])].map((each) => workspace.filesIn(each)));
    const texts = await Promise.all(folders.flatMap(({ read }) => SETTINGS.map(read)));
    return texts.filter((text) => text !== undefined);
}
/**
 * True for a host that serves packages only to those who sign in, as far as its name and the settings of the repository show.
 *
 * @param settings the texts of files that can name registries
 */
function private_registries_isPrivateRegistry(host, settings) {
    return SERVICES.test(host) || settings.some((text) => hasCredentialsNear(host, text.split('\n')));
}
function hasCredentialsNear(host, lines) {
    return lines.some((line, index) => line.includes(host) && CREDENTIALS.test(lines.slice(Math.max(0, index - NEAR), index + NEAR + 1).join('\n')));
}

;// CONCATENATED MODULE: ./src/setup/explain-failure.js







/**
 * Why dependencies are not installed, and the YAML that installs them.
 *
 * @param settings the texts of files that can name registries
 */
function explain_failure_explainFailure(plan, failure, settings = []) {
    const { cause, line, remedy } = causeOf(plan, failure, settings);
    return { title: NOT_INSTALLED, cause, line: line.trim(), ...remedy, output: shortened(failure.output, line) };
}
const NOT_INSTALLED = 'The dependencies are not installed.';
/** Why nothing is installed on a head with foreign commits. */
function explain_failure_explainForeignHead(plan, reason) {
    const cause = `${commandAtRoot(plan)} can run code of the pull request, and ${reason}`;
    return { title: NOT_INSTALLED, cause, line: '', ...workflowRemedy(plan), output: '' };
}
/**
 * Why setup commands of agent.yml did not run on a head with foreign commits.
 *
 * @param commands not empty
 */
function explain_failure_explainSkippedSetup(commands, reason) {
    const [first = '', ...others] = commands;
    const rest = others.length === 0 ? '' : ` It and the ${plural(others.length, 'command')} after it did not run.`;
    const cause = `${oneLine(first, MAX_COMMAND)} can run code of the pull request while hosts are open, and ${reason}${rest}`;
    return { title: 'Setup commands of agent.yml did not run.', cause, line: '', ...commandsRemedy(commands), output: '' };
}
const MAX_COMMAND = 200;
function causeOf(plan, { exitCode, timedOut, output, durationMs }, settings) {
    const lines = output.split('\n');
    const find = (pattern) => lines.find((each) => pattern.test(each)) ?? '';
    if (timedOut) {
        const cause = `${commandAtRoot(plan)} did not end within ${formatDuration(durationMs)}.`;
        return { cause, line: lines.findLast((each) => each.trim() !== '') ?? '', remedy: workflowRemedy(plan) };
    }
    const closedHosts = lines.flatMap((each) => CLOSED_HOST.exec(each)?.[1] ?? []);
    const registry = closedHosts
        .map((host) => host.replace(/:\d+$/, ''))
        .find((host) => isPrivateRegistry(host, settings));
    if (registry !== undefined) {
        const cause = `${registry} is a private registry. The sandbox has no credentials for it.`;
        const remedy = workflowRemedy(plan, { hasCredentials: true, registry });
        return { cause, line: find(/^\[network\] /), remedy };
    }
    for (const { pattern, detail = pattern, sentence, remedyFor } of KNOWN_CAUSES) {
        const line = find(pattern) && (find(detail) || find(pattern));
        if (line !== '')
            return { cause: sentence(plan), line, remedy: remedyFor(plan, { line, closedHosts }) };
    }
    const status = exitCode === undefined ? 'was killed' : `ended with exit code ${exitCode}`;
    return {
        cause: `${commandAtRoot(plan)} ${status}.`,
        line: find(ERROR) || find(MAYBE_ERROR),
        remedy: workflowRemedy(plan)
    };
}
const ERROR = /^\s*(npm (error|ERR!) (?!A complete log)|ERR_|error\b|ERROR\b|fatal:|\[ERROR\]|➤ YN\d+: .*Error|go: |\* What went wrong|Could not |Bundler::)/;
const MAYBE_ERROR = /error|failed|fatal|cannot|not found/i;
const SHOWN = { head: 15, tail: 25 };
const AROUND = { head: 10, before: 10, after: 14, tail: 10 };
const explain_failure_MAX_LINE = 300;
/** The beginning, the lines around the cause, and the end. The end alone can be a help text. */
function shortened(output, cause) {
    const lines = output.trimEnd().split('\n');
    const short = lines.map((line) => (line.length > explain_failure_MAX_LINE ? `${line.slice(0, explain_failure_MAX_LINE)}…` : line));
    const at = cause === '' ? -1 : lines.indexOf(cause);
    if (at < 0)
        return headAndTail(short.join('\n'), SHOWN);
    const { head, before, after, tail } = AROUND;
    const isShown = (index) => index < head || index >= lines.length - tail || (index >= at - before && index <= at + after);
    return short
        .flatMap((line, index) => {
        if (isShown(index))
            return [line];
        if (!isShown(index - 1))
            return [];
        let end = index;
        while (!isShown(end))
            end += 1;
        return [`[… ${end - index} lines omitted …]`];
    })
        .join('\n');
}

;// CONCATENATED MODULE: ./src/setup/judge-installation.js


/** What Maven and Gradle print when they have downloaded packages and the code of the repository does not compile. */
const CODE_FAILED = /COMPILATION ERROR|Compilation failed; see the compiler/;
/** What Maven prints when it has downloaded the packages of a module and starts its tests. Some plugins ignore our filter. */
const TESTS_STARTED = /^ T E S T S *$/m;
/**
 * Whether dependencies are installed, judged by how the installation command ended.
 *
 * @param settings the texts of files that can name registries
 */
function judge_installation_judgeInstallation(plan, result, settings = []) {
    const { exitCode, timedOut, durationMs, output } = result;
    const base = { ...judge_installation_toolAndCommand(plan), durationMs };
    if (exitCode === 0 || CODE_FAILED.test(output))
        return { ...base, result: 'installed', problem: undefined };
    const problem = explainFailure(plan, result, settings);
    if (!timedOut || plan.tool !== 'maven' || !TESTS_STARTED.test(output))
        return { ...base, result: 'failed', problem };
    const title = 'The installation reached its time limit, so dependencies can be missing.';
    return { ...base, result: 'installed', problem: { ...problem, title } };
}
function judge_installation_toolAndCommand(plan) {
    return { tool: plan.tool, command: commandAtRoot(plan) };
}

;// CONCATENATED MODULE: ./src/setup/python-conflicts.js


const LIST_MS = 60_000;
const python_conflicts_MAX_SHOWN = 5;
/** The versions of the packages in the virtual environment; none if they cannot be listed. */
async function python_conflicts_pythonPackages(workspace, signal) {
    const command = 'python3 -m pip --disable-pip-version-check list --format=freeze 2>/dev/null';
    const { output } = await workspace.run(command, { timeoutMs: LIST_MS, network: false, signal });
    return new Map([...output.matchAll(/^([\w.-]+)==(\S+)$/gm)].map(([, name = '', version = '']) => [name, version]));
}
/** Packages that a virtual environment comes with. */
const OWN_PACKAGES = new Set(['pip', 'setuptools', 'wheel']);
/** The installation with a problem if it replaced packages of another project in the same virtual environment. */
function python_conflicts_withConflict(installation, { plan, before, after }) {
    const replaced = [...before].flatMap(([name, version]) => {
        const now = after.get(name);
        return now === undefined || now === version || OWN_PACKAGES.has(name) ? [] : [`${name} ${version} by ${now}`];
    });
    if (replaced.length === 0 || installation.problem)
        return installation;
    const problem = {
        title: 'Python projects need different versions of packages.',
        cause: `All share one virtual environment, where ${installation.command} replaced ${listFirst(replaced, python_conflicts_MAX_SHOWN)}.`,
        line: '',
        ...ownEnvironmentRemedy(plan),
        output: ''
    };
    return { ...installation, problem };
}

;// CONCATENATED MODULE: ./src/setup/project-folders.js


/** Folders of projects that show how to use the repository. Its checks do not need them. */
const DEMONSTRATIONS = /^(examples?|samples?|docs?|benchmarks?)$/i;
/** Files that declare dependencies, by their ecosystem. */
const MANIFESTS = (/* unused pure expression or super */ null && ([
    /^package\.json$/,
    /^(pyproject\.toml|setup\.py|requirements\.txt|Pipfile)$/,
    /^go\.mod$/,
    /^Cargo\.toml$/,
    /^(pom\.xml|(build|settings)\.gradle(\.kts)?)$/,
    /^(Gemfile|gems\.rb)$/,
    /^composer\.json$/,
    /\.(slnx?|(cs|fs|vb)proj)$/i
]));
/** Files that a project has only if it is not a member of another one. Members of .NET and Gradle have lock files, too. */
const OWN_LOCK = /^((package-lock|npm-shrinkwrap)\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lockb?|(uv|poetry|pdm|Pipfile|Cargo|Gemfile|composer)\.lock|requirements\.txt|go\.mod)$/;
const project_folders_MAX_DEPTH = 3;
const project_folders_MAX_FOLDERS = 5;
/**
 * The folders below the root whose dependencies the checks need. If the root declares dependencies, these are the folders that a check
 * names, otherwise all folders with a project. A project inside another one of the same ecosystem counts as a member of that one, unless
 * a check names it and it has a lock file.
 */
function project_folders_projectFolders({ paths, verifyCommands, rootDeclares, task }) {
    const files = paths.map(splitPath);
    const declares = (folder, manifest) => files.some((file) => file.folder === folder && manifest.test(file.name));
    const changed = new Set(task.changed.flatMap((path) => foldersAbove(path)));
    const checkWords = verifyCommands.flatMap(wordsOf);
    const taskWords = wordsOf(task.text);
    const priorities = new Map();
    for (const { folder, name } of files) {
        const manifest = MANIFESTS.find((each) => each.test(name));
        if (folder === '' || !manifest || !isProjectFolder(folder))
            continue;
        const isMember = ['', ...foldersAbove(folder)].some((above) => (above !== '' || rootDeclares) && declares(above, manifest));
        const isNamed = includesFolder(checkWords, folder);
        if (isNamed ? isMember && !declares(folder, OWN_LOCK) : rootDeclares || isMember)
            continue;
        const isInTask = includesFolder(taskWords, folder);
        priorities.set(folder, (changed.has(folder) ? 4 : 0) + (isNamed ? 2 : 0) + (isInTask ? 1 : 0));
    }
    const all = [...priorities].toSorted(([, first], [, second]) => second - first).map(([folder]) => folder);
    return { folders: all.slice(0, project_folders_MAX_FOLDERS), skipped: all.slice(project_folders_MAX_FOLDERS) };
}
function splitPath(path) {
    const end = path.lastIndexOf('/');
    return { folder: path.slice(0, Math.max(0, end)), name: path.slice(end + 1) };
}
function isProjectFolder(folder) {
    const names = folder.split('/');
    // Attack: a name with a line break ends up in a command that users paste.
    return (names.length <= project_folders_MAX_DEPTH &&
        !names.some((name) => isForeignFolder(name) || DEMONSTRATIONS.test(name)) &&
        !/\p{C}/u.test(folder));
}
/** The words of a command line or a text, each with a slash at its end. Some of them are paths. */
function wordsOf(text) {
    return text.split(/[\s'"`=;&|(),<>[\]*:]+/).map((word) => `${word.replace(/^\.?\//, '').replace(/\.$/, '')}/`);
}
function includesFolder(words, folder) {
    return words.some((word) => word.startsWith(`${folder}/`));
}

;// CONCATENATED MODULE: ./src/setup/plan-compiled.js


/** How the modules that go.mod requires are downloaded; undefined if it requires none, or if they are in the repository. */
async function plan_compiled_planGo({ names, read }, { cache }) {
    const isWorkspace = names.has('go.work');
    const requiresModules = /^require\b/m.test((await read('go.mod')) ?? '');
    if ((!isWorkspace && !requiresModules) || names.has('vendor'))
        return undefined;
    return {
        ...basePlan,
        tool: 'go',
        command: 'go mod download',
        commandWithoutCode: 'go mod download',
        check: 'GOPROXY=off go mod download',
        variables: { GOMODCACHE: `${cache}/go` }
    };
}
/** How the crates that Cargo.toml declares are downloaded; undefined if it declares none. */
async function plan_compiled_planCargo({ names, read }, { cache }) {
    const manifest = (await read('Cargo.toml')) ?? '';
    if (!/^\[(.*\.)?((dev|build)-)?dependencies[.\]]|^\[workspace/m.test(manifest))
        return undefined;
    const command = names.has('Cargo.lock') ? 'cargo fetch --locked' : 'cargo fetch';
    return {
        ...basePlan,
        tool: 'cargo',
        command,
        // No command without code: .cargo/config.toml and rust-toolchain.toml can name a program to run instead of the compiler.
        // Without a lock file, this would write one.
        check: names.has('Cargo.lock') ? `${command} --quiet --offline` : 'false',
        variables: { CARGO_HOME: `${cache}/cargo` }
    };
}
/** How the packages that a .NET solution or project names are downloaded; undefined if there is none. */
function plan_compiled_planDotnet({ names }, { cache }) {
    const projects = [/\.slnx?$/i, /\.(cs|fs|vb)proj$/i]
        .map((pattern) => [...names].filter((name) => pattern.test(name)).toSorted())
        .find((found) => found.length > 0);
    const [project] = projects ?? [];
    // Attack: a name with a line break ends up in a command that users paste.
    if (projects === undefined || project === undefined || /\p{C}/u.test(project))
        return undefined;
    const locked = names.has('packages.lock.json') ? ' --locked-mode' : '';
    return {
        ...basePlan,
        tool: 'dotnet',
        // Without a name, dotnet refuses to choose between several.
        command: `dotnet restore${projects.length > 1 ? ` ${quoteForShell(project)}` : ''}${locked}`,
        check: untrackedCheck('obj/project.assets.json */obj/project.assets.json */*/obj/project.assets.json'),
        variables: { NUGET_PACKAGES: `${cache}/nuget`, DOTNET_CLI_TELEMETRY_OPTOUT: '1', DOTNET_NOLOGO: '1' }
    };
}

;// CONCATENATED MODULE: ./src/setup/plan-java.js

// Java ignores proxies in the environment. This variable sets one for each Java process, including those that a build starts.
const USE_PROXY = (/* unused pure expression or super */ null && (`port="\${https_proxy##*:}"
for scheme in http https; do
  JAVA_TOOL_OPTIONS="$JAVA_TOOL_OPTIONS \${port:+-D$scheme.proxyHost=127.0.0.1 -D$scheme.proxyPort=$port}"
done
export JAVA_TOOL_OPTIONS
`));
/**
 * Maven downloads some plugins only when it finds test classes. This filter lets all classes pass and no test, because no class has the
 * method. All tests could take longer than the time limit of an installation.
 */
const NO_METHOD = " -Dtest='*#no_such_method' -DfailIfNoTests=false -Dsurefire.failIfNoSpecifiedTests=false";
/** How the artifacts that pom.xml names are downloaded; undefined if there is none. */
function plan_java_planMaven({ names }, { cache }) {
    if (!names.has('pom.xml'))
        return undefined;
    return {
        ...basePlan,
        tool: 'maven',
        command: `${names.has('mvnw') ? './mvnw' : 'mvn'} -B -ntp -Dmaven.test.failure.ignore test`,
        ownOptions: NO_METHOD,
        check: untrackedCheck('target/*classes */target/*classes'),
        preparation: USE_PROXY,
        // Java takes the home folder from the system, and commands cannot see that folder.
        variables: { MAVEN_OPTS: `-Dmaven.repo.local=${cache}/maven`, MAVEN_USER_HOME: `${cache}/maven-wrapper` }
    };
}
/** An init script with which `test` compiles the tests and downloads what they need, and runs none. */
const NO_TESTS = 'allprojects { tasks.withType(Test) { filter { includeTestsMatching("none.at.all"); failOnNoMatchingTests = false } } }';
/** How the artifacts that a Gradle build names are downloaded; undefined if there is none. */
function plan_java_planGradle({ names }, { cache, tools }) {
    const builds = ['build.gradle', 'build.gradle.kts', 'settings.gradle', 'settings.gradle.kts'];
    if (!builds.some((name) => names.has(name)))
        return undefined;
    const [kept, home, script] = [`${cache}/gradle`, `${tools}/gradle`, `${tools}/no-tests.gradle`];
    return {
        ...basePlan,
        tool: 'gradle',
        command: `${names.has('gradlew') ? './gradlew' : 'gradle'} --no-daemon test`,
        ownOptions: ` --init-script '${script}'`,
        // Gradle must write to its home folder, and commands cannot write to ~/.gradle.
        check: 'test -w "$GRADLE_USER_HOME" -a -d "$GRADLE_USER_HOME/caches/modules-2"',
        preparation: `${USE_PROXY}mkdir -p '${tools}' && echo '${NO_TESTS}' > '${script}' || exit\n`,
        installVariables: { GRADLE_USER_HOME: kept },
        // Later commands cannot write to the kept folder.
        completion: `mkdir -p '${home}' && cp -a '${kept}/.' '${home}/'`,
        variables: { GRADLE_USER_HOME: home }
    };
}

;// CONCATENATED MODULE: ./src/setup/plan-node.js



/** How the packages that package.json declares are installed; undefined if it declares none. */
async function plan_node_planNode(files, folders) {
    const manifest = parseJson((await files.read('package.json')) ?? '');
    if (!isRecord(manifest) || !declaresPackages(manifest, files))
        return undefined;
    const { names } = files;
    const check = packagesCheck(manifest);
    const [, named, version = ''] = /^(npm|pnpm|yarn|bun)@([\w.-]+)/.exec(plan_node_text(manifest['packageManager'])) ?? [];
    switch (named ?? managerOfLock(names)) {
        case 'pnpm':
            return { check, ...(await planPnpm(files, folders, version)) };
        case 'yarn':
            return { check, ...(await planYarn(files, folders, version)) };
        case 'bun':
            return { check, ...planBun(names, folders, version) };
        default:
            return { check, ...planNpm(names, folders) };
    }
}
function declaresPackages(manifest, { names }) {
    const lists = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];
    const hasPackages = lists.some((key) => isRecord(manifest[key]) && Object.keys(manifest[key]).length > 0);
    return hasPackages || manifest['workspaces'] !== undefined || names.has('pnpm-workspace.yaml');
}
/** In the same order as in `defaultCommands`, which chooses the program that runs the scripts. */
function managerOfLock(names) {
    if (names.has('pnpm-lock.yaml'))
        return 'pnpm';
    if (names.has('yarn.lock'))
        return 'yarn';
    const hasNpmLock = names.has('package-lock.json') || names.has('npm-shrinkwrap.json');
    return !hasNpmLock && (names.has('bun.lock') || names.has('bun.lockb')) ? 'bun' : 'npm';
}
/** The check looks for the first packages only. */
const MAX_CHECKED = 50;
/**
 * A check that looks for the declared packages in node_modules of the folder and of the folders above, as in a workspace. That a folder
 * node_modules exists is not enough: it can contain only caches of tools or committed packages.
 */
function packagesCheck(manifest) {
    const optional = Object.keys(recordOf(manifest['optionalDependencies']));
    const [names = []] = ['dependencies', 'devDependencies']
        .map((key) => Object.keys(recordOf(manifest[key])).filter((name) => !optional.includes(name)))
        .filter(({ length }) => length > 0);
    // `ls` omits hidden names such as .cache. pnpm may have created no others.
    if (names.length === 0)
        return 'test -e node_modules/.modules.yaml -o -n "$(ls node_modules 2>/dev/null)"';
    const quoted = names.slice(0, MAX_CHECKED).map(quoteForShell).join(' ');
    return `for name in ${quoted}; do folder=$PWD; until [ -e "$folder/node_modules/$name" ]; do [ -n "$folder" ] || exit 1; folder=\${folder%/*}; done; done`;
}
function planNpm(names, { cache }) {
    const hasLock = names.has('package-lock.json') || names.has('npm-shrinkwrap.json');
    // Without a lock file, npm would write one.
    const command = hasLock ? 'npm ci' : 'npm install --no-package-lock';
    // --git: a .npmrc can name a program to run instead of git.
    const commandWithoutCode = `${command} --ignore-scripts --git=git`;
    return {
        ...basePlan,
        tool: 'npm',
        command,
        commandWithoutCode,
        installVariables: { npm_config_cache: `${cache}/npm` }
    };
}
async function planPnpm(files, folders, version) {
    const lock = await files.read('pnpm-lock.yaml');
    const command = lock === undefined ? 'pnpm install --no-lockfile' : 'pnpm install --frozen-lockfile';
    // Otherwise pnpm puts its store into the work tree, which is on a mount of its own.
    const installVariables = {
        npm_config_store_dir: `${folders.cache}/pnpm`,
        PNPM_CONFIG_STORE_DIR: `${folders.cache}/pnpm`
    };
    const commandWithoutCode = `${command} --ignore-scripts --ignore-pnpmfile`;
    const spec = `pnpm@${version || pnpmVersionFor(lock)}`;
    return { ...basePlan, ...fromNpm('pnpm', spec, folders), tool: 'pnpm', command, commandWithoutCode, installVariables };
}
/** The major version that wrote a lock file. */
function pnpmVersionFor(lock) {
    const [, format = '9'] = /^lockfileVersion: '?(\d+)/m.exec(lock ?? '') ?? [];
    return { '5': '7', '6': '8' }[format] ?? '10';
}
async function planYarn(files, folders, version) {
    const [lock, settings] = [await files.read('yarn.lock'), await files.read('.yarnrc.yml')];
    const isClassic = version === '' ? settings === undefined && !/^__metadata:/m.test(lock ?? '') : version.startsWith('1.');
    if (isClassic) {
        const command = lock === undefined ? 'yarn install --no-lockfile' : 'yarn install --frozen-lockfile';
        return {
            ...basePlan,
            ...fromNpm('yarn', `yarn@${version || '1'}`, folders),
            tool: 'yarn',
            command,
            // YARN_IGNORE_PATH: a .yarnrc can name a program to run instead of yarn.
            commandWithoutCode: `YARN_IGNORE_PATH=1 ${command} --ignore-scripts`,
            installVariables: { YARN_CACHE_FOLDER: `${folders.cache}/yarn` }
        };
    }
    const hasOwnYarn = /^yarnPath:/m.test(settings ?? '');
    // The yarn of the machine is usually version 1, which can only start the one that yarnPath names.
    const program = hasOwnYarn ? fromNpm('yarn', 'yarn@1', folders) : ownYarn(version || yarnVersionFor(lock), folders);
    return {
        ...basePlan,
        ...program,
        tool: 'yarn',
        // With Plug'n'Play, .pnp.cjs can be committed without the packages. The state of an installation is never committed.
        check: 'test -e node_modules/.yarn-state.yml || { test -e .pnp.cjs && ls .yarn/install-state.gz .yarn/cache/*.zip 2>/dev/null | grep -q .; }',
        // No command without code: .yarnrc.yml can load plugins.
        command: lock === undefined ? 'yarn install --no-immutable' : 'yarn install --immutable',
        installVariables: { YARN_ENABLE_TELEMETRY: '0' },
        // Later commands load packages from here with Plug'n'Play.
        variables: { YARN_GLOBAL_FOLDER: `${folders.cache}/yarn-berry` }
    };
}
/** The version that wrote a lock file. Another one would rewrite it, which --immutable refuses. */
function yarnVersionFor(lock) {
    const [, format = ''] = /^__metadata:\n {2}version: (\d+)/m.exec(lock ?? '') ?? [];
    return { '4': '2', '5': '2', '6': '3', '7': '3', '8': '4.9.1' }[format] ?? '4';
}
function ownYarn(version, { tools }) {
    const npmPackage = `@yarnpkg/cli-dist@${version}`;
    const preparation = `npm install --global --silent --ignore-scripts --prefix '${tools}' ${npmPackage} || exit\n`;
    return { npmPackage, preparation, searchPath: [`${tools}/bin`] };
}
function planBun(names, folders, version) {
    const hasLock = names.has('bun.lock') || names.has('bun.lockb');
    const command = hasLock ? 'bun install --frozen-lockfile' : 'bun install --no-save';
    const installVariables = { BUN_INSTALL_CACHE_DIR: `${folders.cache}/bun` };
    const program = fromNpm('bun', `bun@${version || '1'}`, folders);
    return {
        ...basePlan,
        ...program,
        tool: 'bun',
        command,
        // --config: bunfig.toml can name a package that inspects the others.
        commandWithoutCode: `${command} --ignore-scripts --config=/dev/null`,
        installVariables
    };
}
/** Gets a program from npm if the machine does not have it. */
function fromNpm(program, npmPackage, { tools }) {
    const install = `npm install --global --silent --prefix '${tools}' ${npmPackage}`;
    return {
        npmPackage,
        preparation: `command -v ${program} >/dev/null || ${install} || exit\n`,
        searchPath: [`${tools}/bin`]
    };
}
function recordOf(value) {
    return isRecord(value) ? value : {};
}
function plan_node_text(value) {
    return typeof value === 'string' ? value : '';
}

;// CONCATENATED MODULE: ./src/setup/python-environment.js

/**
 * The part of a plan that all tools of Python share: a virtual environment outside the work tree, which later commands find first. All
 * projects of a repository use the same one, because a command finds only one.
 *
 * @param spec the requirement that installs the tool if the machine does not have it
 */
function python_environment_pythonPlan(tool, { environment, tools }, spec = tool) {
    const ownTools = `${tools}/python`;
    const getTool = tool === 'pip'
        ? ''
        : `command -v ${tool} >/dev/null || { python3 -m venv '${ownTools}' && '${ownTools}/bin/pip' install --quiet '${spec}'; } || exit\n`;
    return {
        ...basePlan,
        tool,
        preparation: `${getTool}test -x '${environment}/bin/python' || python3 -m venv '${environment}' || exit\n`,
        variables: { VIRTUAL_ENV: environment },
        searchPath: [`${environment}/bin`, ...(tool === 'pip' ? [] : [`${ownTools}/bin`])]
    };
}
/**
 * A shell script that exits with 0 if the project in the current folder is installed. Metadata in the folder itself, which Python would
 * find first, can be committed or left over.
 *
 * @param name undefined for a setup.py, which does not say it: then an editable installation of the folder counts
 */
function python_environment_distributionCheck(name) {
    const elsewhere = 'sys.path = [path for path in sys.path if path]';
    if (name !== undefined) {
        return `python3 -c "import importlib.metadata as m, sys; ${elsewhere}; m.distribution('${name}')"`;
    }
    const isEditable = "any(here in (each.read_text('direct_url.json') or '') for each in m.distributions())";
    const isOnPath = "{here, here + '/src'} & set(sys.path)";
    return `python3 -c "import importlib.metadata as m, os, sys; here = os.getcwd(); ${elsewhere}; sys.exit(not (${isOnPath} or ${isEditable}))"`;
}

;// CONCATENATED MODULE: ./src/setup/plan-python-lock.js

/** How the packages in the lock file of uv, Poetry, PDM or Pipenv are installed; undefined without such a file. */
async function plan_python_lock_planPythonLock({ names, read }, folders, checks) {
    const { project } = checks;
    const { cache } = folders;
    if (project && names.has('uv.lock')) {
        const options = [...each('--extra', project.extras), ...each('--group', project.groups)];
        const plan = pythonPlan('uv', folders);
        const { environment } = folders;
        return {
            ...plan,
            // --inexact: other projects of the repository use the same environment.
            command: ['uv sync --frozen --inexact', ...options].join(' '),
            check: installedCheck('uv', checks),
            installVariables: { UV_CACHE_DIR: `${cache}/uv`, UV_LINK_MODE: 'copy' },
            variables: { ...plan.variables, UV_PROJECT_ENVIRONMENT: environment, UV_NO_SYNC: '1' }
        };
    }
    if (project && names.has('poetry.lock')) {
        const options = [...each('--extras', project.extras), ...each('--with', project.optionalPoetryGroups)];
        const noRoot = project.isPackage ? [] : ['--no-root'];
        return {
            ...pythonPlan('poetry', folders, poetryFor(await read('poetry.lock'))),
            command: ['poetry install --no-interaction', ...noRoot, ...options].join(' '),
            check: installedCheck('poetry', checks),
            installVariables: { POETRY_CACHE_DIR: `${cache}/poetry` }
        };
    }
    if (project && names.has('pdm.lock')) {
        return {
            ...pythonPlan('pdm', folders),
            command: ['pdm sync', ...each('--group', project.extras)].join(' '),
            check: installedCheck('pdm', checks),
            installVariables: { PDM_CACHE_DIR: `${cache}/pdm`, PDM_CHECK_UPDATE: '0' }
        };
    }
    if (names.has('Pipfile')) {
        return {
            ...pythonPlan('pipenv', folders),
            command: names.has('Pipfile.lock') ? 'pipenv sync --dev' : 'pipenv install --dev --skip-lock',
            check: installedCheck('pipenv', checks),
            installVariables: { PIPENV_CACHE_DIR: `${cache}/pipenv`, PIP_CACHE_DIR: `${cache}/pip`, PIPENV_NOSPIN: '1' },
            variables: { VIRTUAL_ENV: folders.environment, PIPENV_VERBOSITY: '-1' }
        };
    }
    return undefined;
}
function each(option, names) {
    return names.map((name) => `${option} ${name}`);
}
/** Poetry 1 cannot read lock files of Poetry 2, and later versions ask to write older ones again. */
function poetryFor(lock) {
    return (lock ?? '').includes('@generated by Poetry 1.') ? 'poetry<2' : 'poetry';
}
/**
 * An environment of an earlier step counts only if the checks find it: `uv run` does, `python3` only if PATH leads there.
 */
function installedCheck(tool, { project, verifyCommands }) {
    const isFound = verifyCommands.some((command) => command.includes(`${tool} run `))
        ? 'test -x .venv/bin/python'
        : `test "$(python3 -c 'import sys; print(sys.prefix)')" -ef .venv`;
    return project?.isPackage && project.name !== undefined ? `${isFound} || ${distributionCheck(project.name)}` : isFound;
}

;// CONCATENATED MODULE: ./src/setup/plan-python.js




/** How the packages that a Python project declares are installed; undefined if it declares none. */
async function plan_python_planPython(files, folders, verifyCommands) {
    const project = await readPythonProject(files);
    const needsPytest = verifyCommands.some((command) => /\bpytest\b/.test(command));
    return ((await planPythonLock(files, folders, { project, verifyCommands })) ??
        planPip(files, folders, { project, needsPytest }));
}
/** True for requirements.txt and files such as dev-requirements.txt or requirements-test.txt. */
function isRequirementsFile(name) {
    const [whole, before = 'test', after = 'test'] = /^(?:(\w+)[-_.])?requirements(?:[-_.](\w+))?\.txt$/.exec(name) ?? [];
    return whole !== undefined && isForTests(before) && isForTests(after);
}
function planPip({ names }, folders, { project, needsPytest }) {
    const requirements = [...names].filter(isRequirementsFile).toSorted();
    const isPackage = project?.isPackage === true || names.has('setup.py');
    const own = isPackage ? ['-e', quoteForShell(`.${extrasOf(project)}`)] : [];
    const others = [
        ...requirements.flatMap((name) => ['-r', name]),
        ...new Set([...(project?.requirements ?? []).map(quoteForShell), ...(needsPytest ? ['pytest'] : [])])
    ];
    if (own.length === 0 && others.length === 0)
        return undefined;
    const installed = [
        ...(others.length > 0 ? [requirementsCheck(others)] : []),
        ...(isPackage ? [distributionCheck(project?.name)] : [])
    ];
    return {
        ...pythonPlan('pip', folders),
        command: ['pip install', ...own, ...others].join(' '),
        check: installed.join(' && '),
        installVariables: { PIP_CACHE_DIR: `${folders.cache}/pip` }
    };
}
/** As pip expects them after a name or a path; '' for none. */
function extrasOf(project) {
    return project && project.extras.length > 0 ? `[${project.extras.join(',')}]` : '';
}
/**
 * Without the index, pip could still find packages in folders that its settings name. The python3 of pyenv is a script that fails
 * after each `pip install`, because it cannot write to its own folder in the sandbox.
 */
function requirementsCheck(requirements) {
    const pip = `"$(python3 -c 'import sys; print(sys.executable)')" -m pip`;
    return `plan=$(${pip} install --dry-run --no-index ${requirements.join(' ')} 2>&1) && [[ $plan != *'Would install'* ]]`;
}

;// CONCATENATED MODULE: ./src/setup/plan-scripting.js


/** How the gems of a Gemfile are installed; undefined if there is none. */
function plan_scripting_planBundler({ names }, { cache }) {
    const [file] = ['Gemfile', 'gems.rb'].filter((name) => names.has(name));
    if (file === undefined)
        return undefined;
    const hasLock = names.has('Gemfile.lock') || names.has('gems.locked');
    return {
        ...basePlan,
        tool: 'bundler',
        command: 'bundle install',
        check: 'bundle check --dry-run',
        installVariables: hasLock ? { BUNDLE_FROZEN: 'true' } : {},
        variables: { BUNDLE_PATH: `${cache}/bundle` }
    };
}
/** How the packages that composer.json requires are installed; undefined if it requires none but PHP and its extensions. */
async function plan_scripting_planComposer({ read }, { cache }) {
    const manifest = parseJson((await read('composer.json')) ?? '');
    if (!isRecord(manifest))
        return undefined;
    const required = ['require', 'require-dev'].flatMap((key) => {
        const packages = manifest[key];
        return isRecord(packages) ? Object.keys(packages) : [];
    });
    const hasAutoload = isRecord(manifest['autoload']) || isRecord(manifest['autoload-dev']);
    if (!hasAutoload && !required.some((name) => name.includes('/')))
        return undefined;
    const command = 'composer install --no-interaction';
    return {
        ...basePlan,
        tool: 'composer',
        command,
        commandWithoutCode: `${command} --no-scripts --no-plugins`,
        check: 'test -e vendor/autoload.php',
        installVariables: { COMPOSER_CACHE_DIR: `${cache}/composer`, COMPOSER_ALLOW_SUPERUSER: '1' }
    };
}

;// CONCATENATED MODULE: ./src/setup/recognize.js





/**
 * One plan for each tool whose files declare dependencies in a folder. Plans install what the lock files say.
 *
 * @param folder relative to the root; '' for the root
 * @param verifyCommands the checks of the repository
 */
async function recognize_recognizeDependencies(files, folder, { folders, verifyCommands }) {
    const plans = await Promise.all([
        planNode(files, folders),
        planPython(files, folders, verifyCommands),
        planGo(files, folders),
        planCargo(files, folders),
        planComposer(files, folders)
    ]);
    const others = [
        planMaven(files, folders) ?? planGradle(files, folders),
        planBundler(files, folders),
        planDotnet(files, folders)
    ];
    return [...plans, ...others].filter((plan) => plan !== undefined).map((plan) => ({ ...plan, folder }));
}

;// CONCATENATED MODULE: ./src/setup/install-dependencies.js











const CHECK_MS = 60_000;
const INSTALL_MS = 900_000;
/** Plans for the declared dependencies that are not installed. Calls `onEnd` for those that are. */
async function install_dependencies_missingDependencies(workspace, { task, onEnd, onSkipped, signal }) {
    if (!workspace.sandbox)
        return [];
    const atRoot = await plansFor(workspace, ['']);
    const paths = await workspace.files(signal);
    const verifyCommands = commandsOf(workspace);
    const { folders, skipped } = projectFolders({ paths, verifyCommands, rootDeclares: atRoot.length > 0, task });
    if (skipped.length > 0)
        onSkipped(skipped);
    const missing = [];
    for (const plan of [...atRoot, ...(await plansFor(workspace, folders))]) {
        const options = { timeoutMs: CHECK_MS, cwd: plan.folder || '.', network: false, signal };
        const { exitCode, durationMs } = await workspace.run(plan.check, options);
        if (exitCode === 0)
            onEnd({ ...toolAndCommand(plan), result: 'present', durationMs, problem: undefined });
        else
            missing.push(plan);
    }
    return missing;
}
/** @param cache see `InstallRequest` */
async function plansFor(workspace, projects, cache) {
    const home = workspace.sandbox?.home ?? '';
    const folders = {
        tools: join(home, 'tools'),
        environment: join(home, 'venv'),
        cache: cache ?? join(home, 'packages')
    };
    const verifyCommands = commandsOf(workspace);
    const plans = projects.map(async (folder) => recognizeDependencies(await workspace.filesIn(folder), folder, { folders, verifyCommands }));
    return (await Promise.all(plans)).flat();
}
function commandsOf({ verifyCommands, packageChecks }) {
    return [...verifyCommands, ...packageChecks];
}
/**
 * Installs dependencies. Each command can reach only the package hosts of its tool. A failure is reported and does not end the run.
 *
 * @returns the workspace whose commands find what was installed
 */
async function install_dependencies_installDependencies(workspace, { missing, foreignReason, cache }, { onEnd, signal }) {
    const projects = [...new Set(missing.map(({ folder }) => folder))];
    const plans = (await plansFor(workspace, projects, cache)).filter(({ tool, folder }) => missing.some((plan) => plan.tool === tool && plan.folder === folder));
    const readable = cache === undefined ? [] : [cache];
    let current = workspace;
    let hasPython = false;
    for (const plan of plans) {
        const extended = current.with({ environment: plan.variables, searchPath: plan.searchPath, readable });
        // Attack: a command of the model changes a kept package, and the next run installs it.
        const context = { workspace: extended, writable: readable, signal };
        const before = hasPython && isPython(plan.tool) ? await pythonPackages(current, signal) : undefined;
        const installation = foreignReason === undefined
            ? await installWithCode(plan, context)
            : await installWithoutCode(plan, foreignReason, context);
        const after = before && (await pythonPackages(extended, signal));
        onEnd(after ? withConflict(installation, { plan, before, after }) : installation);
        if (installation.result !== 'installed')
            continue;
        current = extended;
        hasPython ||= isPython(plan.tool);
    }
    return current;
}
/**
 * What npm, pnpm, yarn 1 and bun print when an install script fails, for example because it downloads a browser from a closed host, or
 * writes hooks into `.git`, which is read-only.
 */
const SCRIPT_FAILED = /^npm (?:error|ERR!) command failed|^\S*node_modules\S* (?:pre|post)?install: Failed|ELIFECYCLE|^error \S+: Command failed\.|script from ".*" exited with/m;
async function installWithCode(plan, context) {
    const { installation, output } = await install(plan, plan.command, context);
    const { commandWithoutCode } = plan;
    const hasScriptFailed = installation.result === 'failed' && SCRIPT_FAILED.test(output);
    if (commandWithoutCode === undefined || !hasScriptFailed)
        return installation;
    const { installation: withoutScripts } = await install(plan, commandWithoutCode, context);
    if (withoutScripts.result !== 'installed')
        return installation;
    const command = commandAtRoot({ ...plan, command: commandWithoutCode });
    const durationMs = installation.durationMs + withoutScripts.durationMs;
    // Kept, because a check can load a native module that was not built.
    const problem = installation.problem && { ...installation.problem, title: 'An install script failed, so none ran.' };
    return { ...withoutScripts, command, durationMs, problem };
}
async function installWithoutCode(plan, reason, context) {
    const { commandWithoutCode } = plan;
    // Attack: yarn 1 runs the scripts of packages from a git repository, such as one in the work tree, despite --ignore-scripts. With
    // this variable, git fetches nothing.
    const variables = { ...plan.installVariables, GIT_ALLOW_PROTOCOL: 'none' };
    if (commandWithoutCode !== undefined) {
        return (await install({ ...plan, installVariables: variables }, commandWithoutCode, context)).installation;
    }
    return { ...toolAndCommand(plan), result: 'failed', durationMs: 0, problem: explainForeignHead(plan, reason) };
}
async function install(plan, command, { workspace, writable, signal }) {
    // Without a sandbox, all hosts are open and a list is not supported.
    const network = workspace.sandbox?.kind === 'none' ? true : PACKAGE_HOSTS[plan.tool];
    const script = scriptOf(plan, command);
    const result = await workspace.run(script, {
        timeoutMs: INSTALL_MS,
        cwd: plan.folder || '.',
        network,
        allowsMirrors: true,
        writable,
        signal
    });
    const settings = result.exitCode === 0 ? [] : await readRegistrySettings(workspace, plan.folder);
    return { installation: judgeInstallation(plan, result, settings), output: result.output };
}
function scriptOf({ preparation, completion, installVariables, ownOptions }, command) {
    const variables = Object.entries(installVariables).map(([name, value]) => `export ${name}=${quoteForShell(value)}\n`);
    // Gradle has its packages even if the code of the repository does not compile.
    const ending = completion === '' ? '' : `\nstatus=$?; ${completion}; exit $status`;
    return `${variables.join('')}${preparation}${command}${ownOptions}${ending}`;
}

;// CONCATENATED MODULE: ./src/setup/package-cache.js

/**
 * Creates the folder for packages that a workflow can keep between runs.
 *
 * @param root the work tree
 * @returns undefined if commands run as another user, who could not write to it
 */
async function package_cache_openPackageCache(folder, root) {
    if ((await stat(root)).uid !== process.getuid?.())
        return undefined;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return folder;
}

;// CONCATENATED MODULE: ./src/policy/built-in-protected-paths.js
/**
 * Files that run code, grant rights or instruct agents, on a developer's machine or in CI, and that nobody reviews as code. Each
 * change to one needs approval.
 *
 * Left out on purpose: package.json, lock files, pyproject.toml, Makefile, build.rs, conftest.py and the like. They run code too,
 * but changing them is daily work that is reviewed as code, and a run starts them in the sandbox. Files that a repository can
 * want to change without approval, such as a Dockerfile, are sensitive files instead, which agent.yml can exempt.
 */
const builtInProtectedPaths = [
    // The forge: workflows, code owners, bots with rights, settings that a bot applies.
    ...['.github/workflows/**', '.github/actions/**', '.github/agent.{yml,yaml}', '**/action.{yml,yaml}'],
    ...['**/CODEOWNERS', '.github/dependabot.{yml,yaml}', '.github/settings.{yml,yaml}', '.github/codeql/**'],
    ...['**/renovate.{json,json5}', '**/.renovaterc{,.json,.json5}', '**/.mergify.{yml,yaml}', '.mergify/**'],
    ...['.github/mergify.{yml,yaml}', '.forgejo/**', '.gitea/**'],
    // Other CI and deployment services.
    ...['**/.gitlab-ci.{yml,yaml}', '.circleci/**', '**/Jenkinsfile', '**/{,.}azure-pipelines{,.yml,.yaml}'],
    ...['**/.travis.{yml,yaml}', '**/{,.}appveyor.{yml,yaml}', '**/bitbucket-pipelines.{yml,yaml}', '.buildkite/**'],
    ...['**/.drone.{yml,yaml,star,jsonnet}', '.woodpecker/**', '**/.woodpecker.{yml,yaml}', '**/.cirrus.{yml,star}'],
    ...['.semaphore/**', '.teamcity/**', '.tekton/**', '.builds/**', '**/.build.{yml,yaml}', '.harness/**'],
    ...['**/cloudbuild.{yml,yaml,json}', '**/{buildspec,wercker,codemagic,netlify,vercel,skaffold}.{yml,yaml,toml,json}'],
    ...['**/.{goreleaser,releaserc}{,.yml,.yaml,.json}'],
    // git, and the programs that its hooks run.
    ...['**/.git{attributes,config,modules}', '**/.lfsconfig', '**/.{,git}hooks/**', '**/.git-hooks/**', '**/.husky/**'],
    ...['**/.pre-commit-{config,hooks}.{yml,yaml}', '**/{,.}lefthook{,-local}.{yml,yaml,toml,json}', '.lefthook/**'],
    ...['**/.lintstagedrc{,.*}', '**/lint-staged.config.*', '**/.simple-git-hooks.*', '**/simple-git-hooks.*'],
    ...['**/.overcommit.{yml,yaml}', '**/.huskyrc{,.*}', '**/commitlint.config.*'],
    // Package managers and toolchains: registries, tokens, plugins, wrappers, programs.
    ...['**/.{npmrc,yarnrc,pypirc,netrc,curlrc,wgetrc,ripgreprc,gemrc,condarc,irbrc,pryrc,pdbrc,Rprofile}'],
    ...['**/_netrc', '**/.yarnrc.{yml,yaml}', '**/.yarn/**', '**/yarn.config.*', '**/.pnp.{cjs,js,loader.mjs}'],
    ...['**/{,.}pnpmfile.{cjs,mjs,js}', '**/pnpm-workspace.{yml,yaml}', '**/{,.}bunfig.toml', '**/.node_modules/**'],
    ...['**/node_modules/**', '**/{pip.conf,pip.ini,uv.toml,poetry.toml,hatch.toml,pdm.toml,.pdm.toml,pixi.toml}'],
    ...['**/{sitecustomize,usercustomize}.py', '**/.cargo/**', '**/rust-toolchain{,.toml}', '**/go.env'],
    ...['**/.mvn/**', '**/mvnw{,.cmd}', '**/.m2/**', '**/gradlew{,.bat}', '**/gradle/wrapper/**', '**/gradle.properties'],
    ...['**/.gradle/**', '**/init.gradle{,.kts}', '**/.sbtopts', '**/.jvmopts', '**/.sdkmanrc'],
    ...['**/.bundle/**', 'auth.json', '**/nuget.config', '**/Directory.Build.{props,targets,rsp}'],
    ...['**/dotnet-tools.json', '**/{.bazelrc,.bazeliskrc,user.bazelrc}', '**/.envrc', '**/.asdfrc', '**/.tool-versions'],
    ...['**/{,.}mise{,.*}.toml', '**/{,.}mise/**', '**/.rtx{,.*}.toml', '**/.config/mise.toml', '**/.npm/**'],
    // Shells and debuggers that read a file from the current folder.
    ...['**/.{bashrc,bash_profile,bash_login,bash_logout,bash_aliases,profile,inputrc}'],
    ...['**/.{zshrc,zprofile,zshenv,zlogin,zlogout,lldbinit,gdbinit}'],
    // Editors.
    ...['**/.vscode/**', '**/.vs/**', '**/.idea/**', '**/.run/**', '**/.fleet/**', '**/.zed/**', '**/.nova/**'],
    ...['**/.devcontainer/**', '**/.devcontainer.json', '**/devcontainer.json', '**/*.code-workspace'],
    ...['**/*.sublime-project', '**/.externalToolBuilders/**', '**/.gitpod.{yml,yaml}', '**/.gitpod.Dockerfile'],
    ...['**/.{exrc,nexrc,vimrc,nvimrc,lvimrc,nvim.lua}', '**/.{vim,nvim}/**', '**/.dir-locals{,-2}.el', '**/.theia/**'],
    // Instructions for agents, and the programs that agents start.
    ...['.github/copilot-instructions.md', '.github/{instructions,prompts,chatmodes,agents,skills,hooks}/**'],
    ...['**/{AGENT,AGENTS,CLAUDE,GEMINI,QWEN}{,.local,.override}.md', '**/.{claude,cursor,gemini,codex}/**'],
    ...['**/.{windsurf,roo,continue,opencode,kiro,junie,amazonq,augment,agents,qwen,crush,trae,goose}/**'],
    ...['**/.{mcp,claude,opencode,crush}.json', '**/opencode.jsonc', '**/.aider.conf.{yml,yaml}'],
    ...['**/.{cursor,windsurf,cline,roo,kilocode}rules{,-*}', '**/.goosehints', '**/.rules']
];

// EXTERNAL MODULE: ../node_modules/fastest-levenshtein/mod.js
var mod = __webpack_require__(2818);
// EXTERNAL MODULE: ./src/settings/quote-value.js
var quote_value = __webpack_require__(3936);
;// CONCATENATED MODULE: ./src/settings/agent-file-problems.js


/** Each issue of the schema as a sentence for the author of the file, with its line. */
function describeIssues(issues, source) {
    return issues.flatMap((issue) => issuesOfMeantForm(issue)).flatMap((issue) => describeIssue(issue, source));
}
// If a value can have several forms, the author meant the one whose outermost type is right.
function issuesOfMeantForm(issue) {
    if (issue.code !== 'invalid_union')
        return [issue];
    const meant = issue.errors.find((issues) => issues.every(({ code, path }) => path.length > 0 || code !== 'invalid_type'));
    if (!meant)
        return [issue];
    return meant.flatMap((inner) => issuesOfMeantForm({ ...inner, path: [...issue.path, ...inner.path] }));
}
function describeIssue(issue, source) {
    const { path, message } = issue;
    if (issue.code === 'unrecognized_keys') {
        return issue.keys.map((key) => ({ line: source.lineOf([...path, key]), text: unknownKey(key, path, message) }));
    }
    const value = path.reduce(valueAt, source.value);
    const state = value === undefined ? 'missing' : (0,quote_value/* quoteValue */.c)(value);
    return [{ line: source.lineOf(path), text: `${settingName(path)} is ${state}. Expected ${message}.` }];
}
/** Settings that were renamed. */
const RENAMED = { 'delegation.cheap-model': 'models.cheap' };
function unknownKey(key, path, known) {
    const newName = Object.entries(RENAMED).find(([name]) => name === settingName([...path, key]))?.[1];
    if (newName !== undefined)
        return `${settingName([...path, key])} was renamed. Use ${newName}.`;
    const near = (0,mod/* closest */.kp)(key, known.split(', '));
    const remedy = (0,mod/* distance */.Io)(key, near) <= 3 ? `Did you mean ${near}?` : `The settings here are ${known}.`;
    return `${settingName([...path, key])} is not a setting. ${remedy}`;
}
function valueAt(value, name) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name))
        return undefined;
    return value[name]; // Safe: it has the property.
}
/** As in `setup[0].run`. */
function settingName(path) {
    if (path.length === 0)
        return 'The file';
    const parts = path.map((name, index) => {
        if (typeof name === 'number')
            return `[${name}]`;
        return `${index === 0 ? '' : '.'}${String(name)}`;
    });
    return parts.join('');
}

// EXTERNAL MODULE: ../node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(1967);
// EXTERNAL MODULE: ../node_modules/zod/v4/core/core.js
var core_core = __webpack_require__(4214);
// EXTERNAL MODULE: ./src/domain/effort.js
var effort = __webpack_require__(7987);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(3136);
;// CONCATENATED MODULE: ./src/network/host-rules.js


const USUAL_PORTS = { 'https://': [443], 'http://': [80], '': [443, 80] };
const MAX_NAME = 253;
const LABEL = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;
// With a number as its last label, a name would be an address: 127.1, 0x7f.1.
const LAST_LABEL = /^[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
// The asterisk is a part of one label, or all of it: api-*.example.org, *.example.org.
const STARRED = /^(?=.{1,63}$)[a-z0-9_-]*\*[a-z0-9_-]*$/;
// Names of this machine or its network, and names that never resolve.
const LOCAL_DOMAINS = new Set([
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
/** Describes a valid entry of a list of hosts, for messages. */
const EXPECTED_HOST = 'a host such as registry.npmjs.org or *.example.org, with an optional port, but not an address, a path, or a name of this machine or its network';
/**
 * Parses one entry: a name, or `*.` before at least two labels for all names below them. With `https://` or `http://` before it,
 * or a port after it, only that port is allowed; otherwise 443 and 80.
 *
 * @returns what was expected, as text, for an invalid entry
 */
function readHostRule(text) {
    const [, scheme = '', name = '', port] = /^(https?:\/\/|)([^/:@?#]*)(?::(\d{1,5}))?$/i.exec(text) ?? [];
    if (name === '')
        return EXPECTED_HOST;
    const ports = port === undefined ? USUAL_PORTS[scheme.toLowerCase()] : [Number(port)];
    if (ports.some((each) => each < 1 || each > 65_535))
        return 'a port from 1 to 65535 after the host';
    const ascii = name.toLowerCase().replace(/\.$/, '');
    // eslint-disable-next-line no-control-regex -- everything that is not ASCII
    if (/[^\x00-\x7f]/.test(ascii))
        return inPunycode(ascii);
    const labels = ascii.split('.');
    const [first = '', ...others] = labels;
    const isStarred = first.includes('*');
    if (isStarred && !STARRED.test(first))
        return EXPECTED_HOST;
    if (isStarred && others.length < 2)
        return 'at least two labels after the asterisk, as in *.example.org';
    const plain = isStarred ? others : labels;
    if (!isName(plain) || ascii.length > MAX_NAME)
        return EXPECTED_HOST;
    return { text, labels, ports };
}
/** Parses `host:port`; undefined unless it names a host on the internet. */
function readDestination(authority, usualPort) {
    const [, name = '', port] = /^([^/:@?#\s]{1,254})(?::(\d{1,5}))?$/.exec(authority) ?? [];
    const host = name.toLowerCase().replace(/\.$/, '');
    const number = port === undefined ? usualPort : Number(port);
    if (number === undefined || number < 1 || number > 65_535 || !isName(host.split('.')))
        return undefined;
    return host.length <= MAX_NAME ? { host, port: number } : undefined;
}
/** The narrowest entry of a list that allows a destination. */
function entryForDestination({ host, port }) {
    return USUAL_PORTS[''].some((usual) => usual === port) ? host : `${host}:${port}`;
}
/** The first rule that allows a destination. */
function matchingHostRule({ host, port }, rules) {
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
    // An asterisk stands for one or more characters.
    return below === 1 && label.length >= first.length && matchesWildcard(first, label);
}
function isName(labels) {
    const last = labels.at(-1) ?? '';
    return (labels.length >= 2 &&
        labels.every((label) => LABEL.test(label) && isRealPunycode(label)) &&
        LAST_LABEL.test(last) &&
        !LOCAL_DOMAINS.has(last));
}
/** Attack: a label that looks like Punycode, and that programs decode differently. */
function isRealPunycode(label) {
    if (!label.startsWith('xn--'))
        return !label.startsWith('--', 2);
    const unicode = (0,external_node_url_.domainToUnicode)(label);
    return unicode !== '' && unicode !== label && (0,external_node_url_.domainToASCII)(unicode) === label;
}
function inPunycode(name) {
    const ascii = (0,external_node_url_.domainToASCII)(name);
    return ascii === '' ? EXPECTED_HOST : `a host in ASCII (if it is the one you mean, write ${ascii})`;
}

;// CONCATENATED MODULE: ./src/text/branch-template.js

const DEFAULT_BRANCH_TEMPLATE = 'agent/{kind}-{number}';
// A number is added to it for a further branch, and the key of a request for a side branch.
const MAX_FILLED = 150;
/** With more digits, a number is no number of GitHub. */
const MAX_DIGITS = 15;
const TASKS = /^agent\/task-/i;
/** The branch that a template names. Two numbers never have the same one. */
function fillBranchTemplate(template, { kind, number }) {
    return template.replaceAll('{kind}', kind).replaceAll('{number}', String(number));
}
/** What is wrong with a template: all mistakes, each as what was expected instead; empty if it is right. */
function branchTemplateProblems(template) {
    const unknown = [...template.matchAll(/\{[^{}]*\}/g)].some(([name]) => name !== '{kind}' && name !== '{number}');
    const literal = template.replaceAll(/\{[^{}]*\}/g, '1');
    const isTooLong = filledBranches(template).some((name) => name.length > MAX_FILLED);
    return [
        unknown
            ? 'no placeholders but {kind} and {number}: with a title or a date, a later run would not find its branch'
            : '',
        template.includes('{number}') ? '' : 'a name with {number}, so that every issue has a branch of its own',
        isTooLong ? `a name of at most ${MAX_FILLED} characters` : '',
        isTooLong || [literal, ...(unknown ? [] : filledBranches(template))].every(branch_names/* isValidBranchName */.e)
            ? ''
            : 'a branch name of letters, digits, /, _, . and -, as git allows it',
        TASKS.test(template) ? 'a name that does not start with agent/task-, as the branches of scheduled tasks do' : ''
    ].filter((problem) => problem !== '');
}
/** One name for each kind and each length of a number. Which digits it has makes no difference to git. */
function filledBranches(template) {
    const numbers = Array.from({ length: MAX_DIGITS }, (_, digits) => 10 ** digits);
    const kinds = ['issue', 'pull'];
    return kinds.flatMap((kind) => numbers.map((number) => fillBranchTemplate(template, { kind, number })));
}

;// CONCATENATED MODULE: ./src/settings/diagnostics-schema.js

/** Checkers that are known by name. Each runs where its configuration file is. */
const CHECKERS = ['typescript', 'eslint', 'ruff', 'flake8', 'go-vet', 'cargo-check'];
/** Problem matchers that are known by name. `gcc` matches every program that prints `file:line:column: error: message`. */
const MATCHERS = ['tsc', 'eslint-stylish', 'eslint-unix', 'ruff', 'flake8', 'go-vet', 'cargo', 'gcc'];
const GROUP = 'the number of a group of the regular expression';
const group = schemas/* int */.Whr(GROUP).min(0, GROUP).max(99, GROUP).optional();
const REGEXP = 'a regular expression';
const pattern = schemas/* object */.Ikc({
    regexp: schemas/* string */.YjP(REGEXP).min(1, REGEXP).refine(isRegularExpression, REGEXP),
    file: group,
    fromPath: group,
    line: group,
    column: group,
    severity: group,
    code: group,
    message: group,
    loop: schemas/* boolean */.zMY('true or false').optional()
}, 'a mapping with regexp and the numbers of its groups');
const PATTERNS = 'a list of patterns: one with a group for the message, and loop in the last one only';
/**
 * A problem matcher in the format of GitHub's runner and VS Code. Fields that only one of them knows are ignored.
 * https://github.com/actions/toolkit/blob/main/docs/problem-matchers.md
 */
const problemMatcherSchema = schemas/* object */.Ikc({
    owner: schemas/* string */.YjP('a name').min(1, 'a name'),
    severity: schemas/* string */.YjP('error, warning or notice').optional(),
    pattern: schemas/* union */.KCZ([schemas/* array */.YOg(pattern).min(1, PATTERNS).max(20, PATTERNS), pattern], PATTERNS)
        .refine((patterns) => isComplete([patterns].flat()), PATTERNS)
}, 'a mapping with owner and pattern');
/** A file of problem matchers. */
const matcherFileSchema = schemas/* object */.Ikc({ problemMatcher: schemas/* array */.YOg(problemMatcherSchema, 'a list of problem matchers').min(1, 'a list of problem matchers') }, 'an object with problemMatcher');
// The unions below start with the mapping, so that an error in a mapping is reported as such.
const MATCHER = `one of ${MATCHERS.join(', ')}, the path of a .json file, or a problem matcher`;
const declaredChecker = schemas/* strictObject */.rej({
    command: schemas/* string */.YjP('a command')
        .trim()
        .min(1, 'a command')
        .describe('The command. It runs at the root, without the network.'),
    'problem-matcher': schemas/* union */.KCZ([problemMatcherSchema, schemas/* enum */.k5n(MATCHERS, MATCHER), schemas/* string */.YjP().regex(/\.json$/, MATCHER)], MATCHER)
        .describe('How its output is parsed: the name of a built-in matcher, a file in the repository, or a matcher.'),
    files: schemas/* string */.YjP('a glob')
        .min(1, 'a glob')
        .optional()
        .describe('It runs for files that match, such as "*.css". Default: all files.')
}, {
    error: ({ code }) => code === 'unrecognized_keys' ? 'command, problem-matcher, files' : 'a mapping with command and problem-matcher'
});
const ENTRY = `one of ${CHECKERS.join(', ')}, or a mapping with command and problem-matcher`;
const diagnosticsSchema = schemas/* array */.YOg(schemas/* union */.KCZ([declaredChecker, schemas/* enum */.k5n(CHECKERS, ENTRY)], ENTRY), 'a list of checkers')
    .max(50, 'at most 50 entries')
    .optional()
    .describe('Checkers that get_diagnostics runs. Default: the checkers configured in the repository; [] for none.');
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

// EXTERNAL MODULE: ./src/settings/triage.js
var triage = __webpack_require__(590);
;// CONCATENATED MODULE: ./src/settings/agent-file-schema.js







const DEFAULT_SETUP_MINUTES = 10;
const DEFAULT_VERIFY_MINUTES = 20;
/** As in inputs.ts, the message of each check is what was expected; the reader adds the line and the value. */
const nonEmpty = (wants) => schemas/* string */.YjP(wants).trim().min(1, wants);
const agent_file_schema_list = (item, wants, max = 500) => schemas/* array */.YOg(item, wants).max(max, `at most ${max} entries`);
const number = (from, to) => {
    const wants = `an integer from ${from} to ${to}`;
    return schemas/* int */.Whr(wants).min(from, wants).max(to, wants);
};
const dollars = schemas/* number */.aig('US dollars per million tokens').nonnegative('US dollars per million tokens, 0 or more');
/** For an unknown key, the message lists the known ones. */
function mapping(shape) {
    const keys = Object.keys(shape).join(', ');
    return schemas/* strictObject */.rej(shape, {
        error: ({ code }) => (code === 'unrecognized_keys' ? keys : `a mapping with ${keys}`)
    });
}
const COMMANDS = 'a list of commands, or any';
const commands = agent_file_schema_list(nonEmpty('a command'), 'a list of commands');
const host = schemas/* string */.YjP(EXPECTED_HOST).superRefine((text, context) => {
    const rule = readHostRule(text);
    if (typeof rule === 'string')
        context.addIssue(rule);
});
const hosts = schemas/* array */.YOg(host, 'a list of hosts, such as [registry.npmjs.org]').max(100, 'at most 100 hosts');
const reach = schemas/* union */.KCZ([schemas/* boolean */.zMY(), hosts], 'true, false or a list of hosts');
const writablePath = schemas/* string */.YjP(EXPECTED_WRITABLE_PATH).transform((text, context) => {
    const path = readWritablePath(text);
    if (path === undefined)
        context.addIssue(EXPECTED_WRITABLE_PATH);
    return path ?? core_core/* NEVER */.tm;
});
const branchTemplate = schemas/* string */.YjP('a name with {number}').superRefine((text, context) => {
    for (const problem of branchTemplateProblems(text))
        context.addIssue(problem);
});
const setupStep = mapping({
    run: nonEmpty('a command'),
    network: reach
        .optional()
        .describe('What the command can reach: true for the whole network, false for nothing, or a list of hosts. Default: the top-level network.'),
    'timeout-minutes': number(1, 60).default(DEFAULT_SETUP_MINUTES)
});
const verifyEntry = mapping({
    run: nonEmpty('a command').describe('The check, as it runs before and after the work.'),
    quick: nonEmpty('a command')
        .optional()
        .describe('A faster form of it, which the agent runs during the work. Default: none.'),
    reports: agent_file_schema_list(nonEmpty('a path pattern'), 'a list of path patterns')
        .default([])
        .describe('XML reports that it writes: JUnit, trx, NUnit or xUnit.net. Those in the folders of Maven, Gradle and dotnet are found without this.')
});
const price = mapping({
    input: dollars.describe('US dollars per million input tokens.'),
    'cached-input': dollars
        .optional()
        .describe('US dollars per million input tokens read from the cache. Default: input.'),
    'cache-write': dollars
        .optional()
        .describe('US dollars per million input tokens written to the cache. Default: input.'),
    output: dollars.describe('US dollars per million output tokens.')
});
/** What was expected in a mapping with free names: of one of the names, or of the whole mapping. */
function expectedIn(name, whole) {
    return ({ code }) => (code === 'invalid_key' ? name : whole);
}
const TOOL_NAME = 'a tool name, with * for any characters';
// Two underscores separate the name of a server from the name of its tool, so the name itself has no underscore.
const SERVER_NAME = /^[a-zA-Z][a-zA-Z0-9-]{0,19}$/;
const variables = schemas/* record */.g1P(schemas/* string */.YjP().regex(/^[a-zA-Z_][a-zA-Z0-9_]{0,99}$/), schemas/* string */.YjP('text; put numbers in quotes'), {
    error: expectedIn('a name of letters, digits and underscores', 'a mapping of variable names to text')
});
const toolName = schemas/* string */.YjP(TOOL_NAME).regex(/^[\w.*/-]{1,100}$/, TOOL_NAME);
const toolNames = agent_file_schema_list(toolName, 'a list of tool names, such as ["get_*"]');
const mcpServer = mapping({
    command: schemas/* tuple */.PVZ([nonEmpty('a program')], schemas/* string */.YjP('an argument'), 'a list: a program, then its arguments')
        .describe('The program and its arguments. It starts in the sandbox, in the work tree, which it can only read.'),
    env: variables
        .default({})
        .describe('Environment variables in addition to those of commands. Do not put secrets here: this file is in the repository.'),
    tools: toolNames.describe('Tools the agent can use, such as "get_*"; ["*"] for all.'),
    'read-only': toolNames
        .default([])
        .describe('The tools among them that change nothing. They also run for questions, and in parallel.'),
    'timeout-seconds': number(1, 600).default(60).describe('Time limit for one call.'),
    network: reach
        .default(false)
        .describe('What the server can reach: true for the whole network, or a list of hosts. Default: nothing.')
});
const sensitiveFile = mapping({
    pattern: nonEmpty('a path pattern'),
    'require-approval': schemas/* boolean */.zMY('true or false')
        .describe('true: a change needs approval. false: it does not, unless the path is protected.')
});
const onOrOff = schemas/* boolean */.zMY('true or false').default(false);
const enabled = schemas/* boolean */.zMY('true or false').default(true);
/** Not finish, without which no run can end properly. */
const SWITCHABLE = [
    ...['apply_patch', 'edit_file', 'find_files', 'get_diagnostics', 'grep_search', 'list_directory', 'read_diff'],
    ...['read_file', 'run_command', 'todo', 'write_file']
];
const tools = mapping(Object.fromEntries(SWITCHABLE.map((name) => [name, enabled])))
    .prefault({})
    .describe('Built-in tools. Each is on unless set to false.');
const delegation = mapping({
    'spawn-agent': onOrOff.describe('spawn_agent: child sessions, which only read unless the agent lets them change files.'),
    'generate-code': onOrOff.describe('generate_code: the cheap model writes files from a contract.'),
    sprints: onOrOff.describe('write_enriched_sprint and dispatch_sprints: the cheap model writes and audits work documents.')
})
    .prefault({})
    .describe('Tools that delegate work to other sessions and models. Each is off unless set to true.');
const modelName = nonEmpty('a model name, such as gpt-5 or groq/NAME').optional();
const temperature = 'a number from 0 to 2';
const models = mapping({
    main: modelName.describe('The model for requests that name none. Default: the model of the workflow.'),
    cheap: modelName.describe('The model for delegated files and documents. Default: the model of the run.'),
    summarizer: modelName.describe('The model that summarizes a conversation that has become too long. Default: the model of the run.'),
    fallback: agent_file_schema_list(nonEmpty('a model name'), 'a list of model names')
        .optional()
        .describe('Models to fall back to, in order, if a model is unavailable. Default: the fallback models of the workflow.'),
    temperature: schemas/* number */.aig(temperature)
        .min(0, temperature)
        .max(2, temperature)
        .optional()
        .describe('Sampling temperature. Not sent to models that refuse it. Default: 0.1.'),
    effort: schemas/* enum */.k5n(effort/* EFFORTS */.i, 'low, medium or high')
        .optional()
        .describe("How much the models think. Not sent to models that refuse it. Default: the provider's."),
    'tool-choice': schemas/* enum */.k5n(['auto', 'required'], 'auto or required')
        .default('auto')
        .describe('auto: a response can have no tool calls. required: it must have one.'),
    'tool-calls': schemas/* enum */.k5n(['auto', 'native', 'text'], 'auto, native or text')
        .default('auto')
        .describe('How tool calls are written: native to the protocol, as text, or detected automatically.')
})
    .prefault({})
    .describe('Which model does what, each by its name or as provider/name, and how models are called: docs/models.md.');
const REVIEWS = ['own', 'asked', 'all', 'off'];
const REPAIRS = ['own', 'labelled', 'all', 'off'];
/** `.github/agent.yml` as it is written. Published for editors as docs/agent.schema.json. */
const agentFileSchema = mapping({
    commands: schemas/* union */.KCZ([schemas/* literal */.euz('any', COMMANDS), commands], COMMANDS)
        .optional()
        .describe('Commands the agent can run besides those that only read, such as "npm test" or "pytest **": * is one word, ** any number of words. any: every command, limited by the sandbox alone. Default: what works on files of the repository, and its tests, builds and installed tools.'),
    verify: schemas/* array */.YOg(schemas/* union */.KCZ([nonEmpty('a command'), verifyEntry], 'a command'), 'a list of commands')
        .max(500, 'at most 500 entries')
        .optional()
        .describe('Checks to run before and after the work. Default: the tests that the repository declares, or those of the packages that the change affects; [] for none.'),
    network: hosts
        .default([])
        .describe('Hosts that commands can reach by HTTP and HTTPS, such as registry.npmjs.org or *.example.org. Default: none.'),
    setup: schemas/* union */.KCZ([nonEmpty('a command'), schemas/* array */.YOg(schemas/* union */.KCZ([nonEmpty('a command'), setupStep])).max(50, 'at most 50 entries')], 'a command, or a list of commands')
        .optional()
        .describe('Commands to run once before the work, in order. Default: installs the dependencies that the repository declares; [] for nothing.'),
    limits: mapping({
        turns: number(1, 1_000).optional().describe('Model turns per run.'),
        minutes: number(1, 360).optional(),
        tokens: number(1_000, 1_000_000_000).optional().describe('Input and output tokens together.'),
        dollars: schemas/* number */.aig('US dollars')
            .positive('US dollars, more than 0')
            .optional()
            .describe('US dollars. Applies only if the price of the model is known or set under prices.'),
        'context-tokens': number(4_000, 10_000_000)
            .optional()
            .describe('Context window of the main model, in tokens. Set it for a model or server that Forgehand does not know, especially one that truncates long prompts silently.'),
        'output-tokens': number(256, 1_000_000)
            .optional()
            .describe("Tokens of one response, including thinking. Default: the provider's limit."),
        'command-seconds': number(1, 21_600)
            .optional()
            .describe('Default time limit for a command of the agent. The agent can set another one for each command.'),
        'max-command-seconds': number(1, 21_600)
            .optional()
            .describe('Longest time limit that the agent can set for a command. Default: 600, or command-seconds if that is more.'),
        'verify-minutes': number(1, 180)
            .default(DEFAULT_VERIFY_MINUTES)
            .describe('Time limit for all checks together, once before the work and once after it.'),
        processes: number(16, 100_000)
            .optional()
            .describe('Processes and threads of one command. Default: 2048, or 128 per processor if that is more.'),
        'memory-mb': number(64, 10_000_000)
            .optional()
            .describe('Memory of one command and everything that it starts. Default: three quarters of the memory of the machine.'),
        'file-mb': number(1, 10_000_000).optional().describe('Size of one file that a command writes. Default: 4096.'),
        'temporary-mb': number(1, 1_000_000)
            .optional()
            .describe('Size of /tmp, which is kept for the run, and of each of /var/tmp and /dev/shm, which are in memory. Default: 2048, at most a quarter of the memory of the machine.'),
        'disk-mb': number(1, 100_000_000).optional().describe('Disk space that one command can use. Default: 10240.')
    })
        .prefault({})
        .describe('Limits for runs in this repository. They can only lower the limits that the workflow sets.'),
    'protected-paths': agent_file_schema_list(nonEmpty('a path pattern'), 'a list of path patterns')
        .default([])
        .describe('Paths whose changes need approval, in addition to those that are always protected, such as "migrations/**".'),
    'writable-paths': schemas/* array */.YOg(writablePath, 'a list of paths, such as [src, docs]')
        .min(1, 'at least one path')
        .max(500, 'at most 500 entries')
        .optional()
        .describe('The only folders and files that the agent can change, with its tools and with commands. Nothing else is published. Default: the whole repository.'),
    'sensitive-files': schemas/* array */.YOg(sensitiveFile, 'a list of mappings with pattern and require-approval')
        .max(500, 'at most 500 entries')
        .default([])
        .describe('Files whose changes need approval, or do not. The last pattern that matches a path decides; built-in patterns come first.'),
    reviews: schemas/* enum */.k5n(REVIEWS, 'own, asked, all or off')
        .default('own')
        .describe('Reviews without a command that ask for a fix, if they request changes or comment on lines. own: on pull requests that Forgehand opened. all: on every pull request. asked: none, only those with a command. off: none at all.'),
    'ci-repair': schemas/* enum */.k5n(REPAIRS, 'own, labelled, all or off')
        .default('own')
        .describe('Pull requests whose failed checks are repaired, if the workflow has the event workflow_run or check_suite. own: those that Forgehand opened. labelled: those with the label agent:fix-ci. all: every pull request. off: none.'),
    labels: agent_file_schema_list(triage/* label */.Pf, 'a list of labels', triage/* MAX_LABELS */.xs)
        .optional()
        .describe('Labels for the pull requests that Forgehand opens. Default: the input labels.'),
    reviewers: agent_file_schema_list(triage/* reviewer */.Yc, 'a list of logins and teams', triage/* MAX_REVIEWERS */.iP)
        .optional()
        .describe('Logins, and teams as org/team, that are asked to review the pull requests that Forgehand opens. Default: the input reviewers.'),
    assignees: agent_file_schema_list(triage/* login */.iD, 'a list of logins', triage/* MAX_ASSIGNEES */.Ob)
        .optional()
        .describe('Logins to which the pull requests that Forgehand opens are assigned. Default: the input assignees.'),
    'request-review': schemas/* boolean */.zMY('true or false')
        .optional()
        .describe('true: whoever asked for the work is asked to review its pull request. Default: the input request-review.'),
    session: schemas/* union */.KCZ([schemas/* boolean */.zMY(), schemas/* enum */.k5n(['on', 'off'])], 'on or off')
        .default('on')
        .describe('on: what the runs of a thread did is stored in the repository, so that later runs there know it (docs/sessions.md). off: nothing is stored or read.'),
    threads: schemas/* enum */.k5n(['resolve', 'reply', 'silent'], 'resolve, reply or silent')
        .default('resolve')
        .describe('What happens to the review threads that a run has worked off. resolve: a reply, and what is done is resolved. reply: a reply. silent: only the comment of the run says it.'),
    'resolve-whose': schemas/* enum */.k5n(['all', 'own'], 'all or own')
        .default('all')
        .describe('own: only threads that Forgehand began are resolved.'),
    're-request': schemas/* boolean */.zMY('true or false')
        .default(false)
        .describe('true: when all threads of a review are settled, its author is asked to review again.'),
    branch: branchTemplate
        .default(DEFAULT_BRANCH_TEMPLATE)
        .describe('How the branches of Forgehand are named. {kind} is issue or pull, and {number} the number of it, which the name must have. Read from the default branch. Choose a name that no branch of yours has. Tasks of the repository have the branch agent/task-ID.'),
    instructions: schemas/* string */.YjP('text')
        .max(20_000, 'text of at most 20,000 characters')
        .default('')
        .describe('Instructions for the agent, added to every task.'),
    'allowed-models': agent_file_schema_list(nonEmpty('a model name'), 'a list of model names')
        .optional()
        .describe('Models that --model can select besides the default. Default: any model that the workflow has a key for.'),
    models,
    prices: schemas/* record */.g1P(schemas/* string */.YjP(), price, 'a mapping of model names')
        .default({})
        .describe('Prices by model name or provider/name. They replace the published prices.'),
    'mcp-servers': schemas/* record */.g1P(schemas/* string */.YjP().regex(SERVER_NAME), mcpServer, {
        error: expectedIn('a name of at most 20 letters, digits and hyphens', 'a mapping of server names')
    })
        .default({})
        .describe('Programs that offer the agent tools over the Model Context Protocol. Default: none.'),
    diagnostics: diagnosticsSchema,
    tools,
    delegation
});

// EXTERNAL MODULE: ../node_modules/zod/v4/core/errors.js
var core_errors = __webpack_require__(6150);
;// CONCATENATED MODULE: ./src/settings/diagnostics.js



/** @throws UserError for a file of problem matchers that is missing or invalid */
async function readDiagnostics(entries, readRepositoryFile) {
    if (entries === undefined)
        return undefined;
    const read = entries.map(async (entry) => {
        if (typeof entry === 'string')
            return entry;
        const { command, files, 'problem-matcher': matcher } = entry;
        return { command, files, matchers: await matchersOf(matcher, readRepositoryFile) };
    });
    return await Promise.all(read);
}
async function matchersOf(matcher, readRepositoryFile) {
    if (typeof matcher !== 'string')
        return [toMatcher(matcher)];
    const name = MATCHERS.find((each) => each === matcher);
    return name ?? readMatcherFile(matcher, await readRepositoryFile(matcher));
}
function readMatcherFile(path, text) {
    if (text === undefined) {
        throw new errors/* UserError */.yo(`agent.yml names the problem matcher ${path}, which is not on the base branch. Add it there.`);
    }
    const parsed = matcherFileSchema.safeParse(diagnostics_parseJson(path, text));
    if (!parsed.success)
        throw new errors/* UserError */.yo(`${path} is not a valid file of problem matchers:\n${core_errors/* prettifyError */.S1(parsed.error)}`);
    return parsed.data.problemMatcher.map(toMatcher);
}
function diagnostics_parseJson(path, text) {
    try {
        return JSON.parse(text);
    }
    catch (error) {
        throw new errors/* UserError */.yo(`${path} is not valid JSON: ${(0,errors/* messageOf */.bD)(error)}.`, { cause: error });
    }
}
function toMatcher({ severity = 'error', pattern }) {
    return { severity, patterns: [pattern].flat() };
}

;// CONCATENATED MODULE: ./src/settings/yaml-source.js

// Attack: nested aliases expand to fill the memory. A few anchors are fine.
const MAX_ALIASES = 50;
async function readYaml(text) {
    // Loaded here, because most repositories have no such file.
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
    const found = [...document.errors, ...document.warnings];
    const problems = found.map(({ message, pos }) => ({ line: lines.linePos(pos[0]).line, text: `${message}.` }));
    if (problems.length > 0)
        return { value: undefined, problems, lineOf };
    try {
        return { value: document.toJS({ maxAliasCount: MAX_ALIASES }), problems, lineOf };
    }
    catch (error) {
        return { value: undefined, problems: [{ line: 1, text: `${(0,errors/* messageOf */.bD)(error)}.` }], lineOf };
    }
}
function lineOfNode({ range }, lines) {
    return range ? Math.max(1, lines.linePos(range[0]).line) : 1;
}

;// CONCATENATED MODULE: ./src/settings/agent-file.js





const MAX_CHARACTERS = 65_536;
const MAX_PROBLEMS = 30;
/**
 * Reads the settings of the repository.
 *
 * @param text undefined if there is no file, which counts as an empty one
 * @param path for messages only
 * @param readRepositoryFile reads the files that the settings name
 * @throws UserError that names every problem with its line, the value and what was expected
 */
async function readAgentFile(text, path = '.github/agent.yml', readRepositoryFile = () => Promise.resolve(undefined)) {
    const file = text === undefined ? agentFileSchema.parse({}) : await parse(text, path);
    return { ...toAgentFile(file), diagnostics: await readDiagnostics(file.diagnostics, readRepositoryFile) };
}
async function parse(text, path) {
    if (text.length > MAX_CHARACTERS) {
        throw new errors/* UserError */.yo(`${path} has ${text.length} characters, and the limit is ${MAX_CHARACTERS}. Shorten it.`);
    }
    const source = await readYaml(text);
    // An empty file, or one with only comments, has no value.
    const parsed = agentFileSchema.safeParse(source.value ?? {});
    if (parsed.success && source.problems.length === 0)
        return parsed.data;
    const problems = parsed.error ? describeIssues(parsed.error.issues, source) : source.problems;
    const inOrder = problems.toSorted((one, other) => one.line - other.line);
    const lines = inOrder.slice(0, MAX_PROBLEMS).map((problem) => `- line ${problem.line}: ${problem.text}`);
    throw new errors/* UserError */.yo(`${path} on the base branch has errors:\n${lines.join('\n')}`);
}
function toVerifyEntry(entry) {
    return typeof entry === 'string' ? { run: entry, quick: undefined, reports: [] } : { quick: undefined, ...entry };
}
function toAgentFile(file) {
    return {
        commands: file.commands,
        verify: file.verify?.map(toVerifyEntry),
        network: file.network,
        setup: file.setup === undefined ? undefined : [file.setup].flat().map(toSetupStep),
        limits: {
            turns: file.limits.turns,
            minutes: file.limits.minutes,
            tokens: file.limits.tokens,
            dollars: file.limits.dollars,
            contextTokens: file.limits['context-tokens'],
            outputTokens: file.limits['output-tokens'],
            commandSeconds: file.limits['command-seconds'],
            maxCommandSeconds: file.limits['max-command-seconds'],
            verifyMinutes: file.limits['verify-minutes'],
            processes: file.limits.processes,
            memoryMb: file.limits['memory-mb'],
            fileMb: file.limits['file-mb'],
            temporaryMb: file.limits['temporary-mb'],
            diskMb: file.limits['disk-mb']
        },
        writablePaths: file['writable-paths'],
        protectedPaths: file['protected-paths'],
        sensitiveFiles: file['sensitive-files'].map(({ pattern, ...rest }) => ({
            pattern,
            requiresApproval: rest['require-approval']
        })),
        triage: {
            labels: file.labels,
            reviewers: file.reviewers,
            assignees: file.assignees,
            requestReview: file['request-review']
        },
        keepsSessions: file.session === 'on' || file.session === true,
        reviews: file.reviews,
        ciRepair: file['ci-repair'],
        threads: { mode: file.threads, resolves: file['resolve-whose'], reRequests: file['re-request'] },
        branchTemplate: file.branch,
        instructions: file.instructions.trim(),
        allowedModels: file['allowed-models'],
        models: toModels(file.models),
        prices: new Map(Object.entries(file.prices).map(([model, { input, output, ...cache }]) => [
            model,
            { input, cachedInput: cache['cached-input'] ?? input, cacheWrite: cache['cache-write'], output }
        ])),
        withoutTools: Object.keys(file.tools).filter((name) => !file.tools[name]),
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
        summarizer: file.summarizer,
        fallback: file.fallback,
        temperature: file.temperature,
        effort: file.effort,
        toolChoice: file['tool-choice'],
        toolCalls: file['tool-calls']
    };
}
function toSetupStep(step) {
    if (typeof step === 'string')
        return { run: step, network: undefined, timeoutMs: DEFAULT_SETUP_MINUTES * 60_000 };
    return { run: step.run, network: step.network, timeoutMs: step['timeout-minutes'] * 60_000 };
}

;// CONCATENATED MODULE: ./src/policy/bounded-commands.json
const bounded_commands_namespaceObject = /*#__PURE__*/JSON.parse('{"h":[{"names":["base64 base32 numfmt sha1sum sha512sum b2sum cksum hexdump strings fold expand unexpand fmt tsort join zcat","factor expr cal df free uptime ps pgrep lsof tty getconf locale hostname arch groups lscpu nm objdump readelf","size printenv hash yes"],"rules":["NAME **"]},{"names":"exit return break continue shift wait","rules":["NAME","NAME *"]},{"rules":["bash --version","bash -n **","sh -n **","env","jobs"]},{"names":"-u -eu +x +u -ex pipefail","rules":["set NAME"]},{"rules":["set -uo pipefail","set -exo pipefail","set -euxo pipefail","set -ex","shopt -s nullglob","shopt -s globstar"]},{"rules":["npm ls **","npm list **","npm root","npm root -g","npm prefix","npm bin","npm explain *","npm why *"]},{"rules":["npm pkg get **","npm config get *","pip list **","pip show **","pip freeze","pip check"]},{"rules":["go env **","go version **","rustup show","rustup toolchain list"]},{"names":["gcc g++ clang cmake ninja ruby perl php deno bun uv poetry mvn gradle dotnet jest vitest eslint prettier pytest"],"rules":["NAME --version","NAME -v"]}],"C":[{"names":"rm rmdir unlink chmod mktemp truncate split tar zip unzip gzip gunzip bzip2 xz","rules":["NAME **"]},{"names":"python node tsx ts-node ruby perl php lua","rules":["NAME","NAME **"]},{"names":"bash sh","rules":["NAME **"]},{"names":["pytest ruff mypy flake8 black isort pylint tox nox coverage tsc eslint prettier jest vitest mocha ava biome","oxlint stylelint vue-tsc"],"rules":["NAME **"]},{"names":"npm pnpm yarn bun","rules":["NAME run","NAME run **","NAME test","NAME test **"]},{"rules":["npm t **","npm start **","npm run-script **","npm -w * run **","npm --workspace * run **"]},{"rules":["npm --prefix * run **","npm --prefix * test **","npm -w * test **","npm --workspace * test **"]},{"rules":["npm -ws run **","npm -ws test **","pnpm -r run **","pnpm -r test **"]},{"rules":["pnpm --filter * run **","pnpm --filter * test **","pnpm --dir * run **","pnpm --dir * test **"]},{"rules":["yarn workspace * run **","yarn workspace * test **","yarn workspaces run **"]},{"rules":["yarn --cwd * run **","yarn --cwd * test **"]},{"rules":["bun --filter * run **","bun --filter * test **","bun --cwd * run **","bun --cwd * test **"]},{"names":"turbo nx lerna","rules":["NAME **","npx NAME **"]},{"names":"test vet build list fmt doc run","rules":["go NAME **"]},{"rules":["gofmt **","go tool cover **","staticcheck **"]},{"names":"test check build clippy fmt tree doc bench run nextest metadata","rules":["cargo NAME **"]},{"names":["gcc g++ cc c++ clang clang++ rustc rustfmt javac java make cmake ctest ninja mvn gradle ./mvnw ./gradlew dotnet"],"rules":["NAME","NAME **"]},{"names":"rspec rake rubocop","rules":["NAME **","bundle exec NAME **"]},{"rules":["phpunit **","composer test","kill *","kill -9 *","pkill *","pkill -f *","deno test **","deno lint **","deno check **"]},{"names":["http://localhost* localhost* http://127.0.0.1* 127.0.0.1*"],"rules":["curl NAME","curl * NAME","curl * * NAME"]}]}');
;// CONCATENATED MODULE: ./src/policy/inspection-commands.json
const inspection_commands_namespaceObject = /*#__PURE__*/JSON.parse('[{"names":["status diff log show blame ls-files ls-tree rev-parse rev-list merge-base grep shortlog describe name-rev","show-ref for-each-ref cat-file check-ignore"],"rules":["git NAME **","git --no-pager NAME **"]},{"rules":["git branch --list **","git branch --show-current","git branch -a","git branch -r","git branch"]},{"rules":["git tag --list **","git tag -l **","git tag","git remote -v","git remote"]},{"rules":["git stash list","git worktree list","git --version"]},{"names":["cat cd diff echo false find grep head ls pwd sort tail true uniq sed wc awk basename cmp comm cut dirname egrep","fgrep file jq nl od paste printf readlink realpath rg seq sha256sum sleep stat tac test [ tr tree xxd :"],"rules":["NAME **"]},{"rules":["which **","command -v *","type *","uname","uname -a","nproc","whoami","id"]},{"names":"node npm pnpm yarn python python3 cargo rustc ruby php java make gcc tsc","rules":["NAME --version"]},{"rules":["set -e","set -o pipefail","set -eo pipefail","set -euo pipefail","set -x","set +e"]},{"names":"md5sum rev column date du","rules":["NAME **"]},{"rules":["git config --get *","git stash show **","git reflog"]},{"rules":["node -v","npm -v","python -V","python3 -V","go version","java -version"]}]');
;// CONCATENATED MODULE: ./src/policy/programs.json
const programs_namespaceObject = /*#__PURE__*/JSON.parse('[{"programs":"sudo doas su pkexec runuser","critical":"runs commands with other rights","unbounded":true},{"programs":"run0","critical":"runs commands with other rights"},{"programs":"dd mkfs mkswap fdisk shred losetup","critical":"writes to disks","unbounded":true},{"programs":"sfdisk parted wipefs blkdiscard badblocks cryptsetup","critical":"writes to disks"},{"programs":"init telinit","critical":"stops the machine","unbounded":true},{"programs":"shutdown reboot halt poweroff kexec","critical":"stops the machine"},{"programs":"mount umount chroot nsenter unshare","critical":"changes the state of the kernel","unbounded":true},{"programs":"pivot_root insmod rmmod modprobe sysctl setcap","critical":"changes the state of the kernel"},{"programs":"useradd userdel usermod groupadd passwd chpasswd visudo chsh","critical":"changes users and their rights"},{"programs":"iptables ip6tables nft ufw firewall-cmd route","critical":"changes the network"},{"programs":"crontab at batch systemd-run","critical":"schedules a command for after the run","unbounded":true},{"programs":"twine vsce ovsx","critical":"publishes packages"},{"note":"Shells, and programs that run another program.","programs":["sh bash dash zsh ksh fish csh tcsh eval exec source . builtin env xargs parallel nohup setsid script flock","watch strace ltrace gdb lldb busybox trap alias enable coproc expect entr valgrind hyperfine perf xvfb-run","cross-env dotenv direnv nodemon watchexec npm-run-all concurrently unbuffer rlwrap setarch prlimit setpriv","bwrap firejail fakeroot numactl run-parts timeout nice ionice chrt taskset stdbuf command time git-shell"],"unbounded":true},{"note":"Languages, editors and pagers, which have a way to start programs.","programs":["conda rustup mix iex erl groovy jshell Rscript R julia zx tclsh wish guile vim vi nvim view ex ed nano emacs","less more most man info pg screen tmux"],"unbounded":true},{"note":"Programs that reach other machines, services or processes.","programs":["ssh scp sftp ftp telnet nc ncat netcat socat rsync systemctl service gpg gpg2 osascript launchctl kill pkill","killall sqlite3 mysql psql redis-cli mongo kubectl helm terraform ansible aws gcloud az gh hub glab heroku"],"unbounded":true},{"note":"No option of these that a file name could be mistaken for writes or runs anything.","programs":"basename cat dirname echo grep egrep fgrep head ls stat tail wc md5sum sha256sum","readsAnyFile":true},{"note":"They read and write files, and run what the repository or the model wrote.","programs":["cp mv mkdir touch tee tac nl od hexdump cmp comm column fold expand sha1sum sha512sum cksum realpath readlink","strings rev du cut paste diff file tr seq printf test [ base64 base32 numfmt true false : sleep which type exit","return break continue shift wait kill node python python3 tsx ts-node jq chmod mktemp bash sh"],"takesAnyArguments":true}]');
;// CONCATENATED MODULE: ./src/policy/programs.js

const known = programs_namespaceObject;
function namesIn({ programs }) {
    return [programs].flat().flatMap((line) => line.split(' '));
}
const critical = new Map(known.flatMap((group) => (group.critical === undefined ? [] : namesIn(group).map((name) => [name, group.critical]))));
const unbounded = new Set(known.filter((group) => group.unbounded).flatMap(namesIn));
const readers = new Set(known.filter((group) => group.readsAnyFile).flatMap(namesIn));
const insensitive = new Set(known.filter((group) => group.readsAnyFile ?? group.takesAnyArguments).flatMap(namesIn));
/** What a critical program does, such as "writes to disks"; undefined for any other. */
function programs_criticalEffect(program) {
    return critical.get(isMkfs(program) ? 'mkfs' : program);
}
/** True for a program that can run any other program or act on the machine. */
function programs_isUnbounded(program) {
    return unbounded.has(isMkfs(program) ? 'mkfs' : program);
}
/** True for a program that can be given any file: no option that a file name could be mistaken for writes or runs anything. */
function readsAnyFile(program) {
    return readers.has(program);
}
/** True for a program whose arguments do not need to be known in a sandbox. */
function takesAnyArguments(program) {
    return insensitive.has(program);
}
/** `mkfs.ext4` and the like. */
function isMkfs(program) {
    return program.startsWith('mkfs.');
}
/** Programs whose `run` starts another program in the environment of a Python project. */
const environmentRunners = (/* unused pure expression or super */ null && (['uv', 'poetry', 'pipenv', 'hatch', 'pdm']));
/** Sources of regular expressions: names of shells that run `-c 'script'`, and of interpreters that run their input. */
const POSIX_SHELL = '(?:ba|da|z|k)?sh';
const INTERPRETER = (/* unused pure expression or super */ null && (String.raw `python[\d.]*|perl|ruby|node|php`));

;// CONCATENATED MODULE: ./src/policy/default-commands.js




const { /* reading */ "h": reading, /* working */ "C": working } = bounded_commands_namespaceObject;
/** Rules for commands that only read the repository. They are always allowed. */
const inspectionCommands = expanded(inspection_commands_namespaceObject);
function expanded(templates) {
    return templates.flatMap(({ names, rules }) => {
        if (names === undefined)
            return rules;
        const each = [names].flat().flatMap((line) => line.split(' '));
        return each.flatMap((name) => rules.map((rule) => rule.replace('NAME', name)));
    });
}
/** All rules of a run. */
function commandRules({ setting, declared, packageBinaries = [], isBounded }) {
    if (typeof setting === 'object')
        return [...inspectionCommands, ...(isBounded ? expanded(reading) : []), ...setting];
    if (!isBounded)
        return [...inspectionCommands, ...declared.commands];
    const binaries = packageBinaries
        .filter((name) => /^[\w.-]+$/.test(name) && !name.startsWith('-') && !isUnbounded(name) && criticalEffect(name) === undefined)
        .map((name) => `npx ${name} **`);
    return [...inspectionCommands, ...expanded(reading), ...declared.commands, ...expanded(working), ...binaries];
}
/** Rules for creating files and folders in the repository, which the file tools can do as well. */
const treeCommands = (/* unused pure expression or super */ null && (['mkdir **', 'touch **', 'cp **', 'mv **', 'tee **']));
/**
 * The commands allowed besides reading, and the checks to run, if agent.yml names none: the test, build and lint runners that
 * the repository declares.
 */
function defaultCommands(declared) {
    const found = [
        fromPackage(declared),
        fromPython(declared),
        fromGo(declared),
        fromRust(declared),
        ...fromMarkers(declared),
        fromMake(declared)
    ];
    const verify = found.map(({ test }) => test).filter((test) => test !== undefined);
    return {
        commands: [...treeCommands, ...found.flatMap(({ commands }) => commands)],
        // A Makefile usually calls the test runner that the language's own files declare, so one check is enough.
        verify: verify.slice(0, verify.at(-1) === 'make test' && verify.length > 1 ? -1 : undefined)
    };
}
const nothing = { commands: [] };
function fromPackage({ packageJson, files }) {
    if (!isRecord(packageJson))
        return nothing;
    const scripts = isRecord(packageJson['scripts']) ? packageJson['scripts'] : {};
    const names = Object.keys(scripts).filter((name) => /^[\w:.-]+$/.test(name) && !name.startsWith('-'));
    const manager = default_commands_packageManager(packageJson, files);
    // npm takes options before -- for itself.
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
/** Programs that only test, build or lint, by the name of their package. */
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
/** The program that runs the scripts of a package.json. */
function default_commands_packageManager(packageJson, files) {
    const declared = packageJson['packageManager'];
    const named = typeof declared === 'string' ? /^(npm|pnpm|yarn)@/.exec(declared)?.[1] : undefined;
    if (named !== undefined)
        return named;
    if (files.includes('pnpm-lock.yaml'))
        return 'pnpm';
    return files.includes('yarn.lock') ? 'yarn' : 'npm';
}
function fromPython({ files }) {
    const markers = 'pyproject.toml setup.py setup.cfg pytest.ini tox.ini conftest.py requirements.txt'.split(' ');
    if (!markers.some((name) => files.includes(name)))
        return nothing;
    const hasTests = files.some((name) => /^(tests?|pytest\.ini|conftest\.py|test_.*\.py|.*_test\.py)$/.test(name));
    const modules = 'pytest unittest mypy ruff flake8 py_compile compileall'.split(' ');
    return {
        commands: [
            'pytest **',
            ...['python', 'python3'].flatMap((python) => modules.map((name) => `${python} -m ${name} **`)),
            ...['ruff **', 'mypy **', 'flake8 **', 'black **', 'isort **', 'pip list', 'pip show *']
        ],
        test: hasTests ? 'python3 -m pytest' : undefined
    };
}
function fromGo({ files }) {
    if (!files.includes('go.mod'))
        return nothing;
    const subcommands = ['test', 'vet', 'build', 'list', 'fmt', 'doc'];
    return {
        commands: [...subcommands.map((name) => `go ${name} **`), ...['gofmt **', 'go env *', 'go tool cover -func=*']],
        test: 'go test ./...'
    };
}
function fromRust({ files, cargoManifest = '' }) {
    if (!files.includes('Cargo.toml'))
        return nothing;
    const subcommands = ['test', 'check', 'build', 'clippy', 'fmt', 'tree', 'metadata'];
    return {
        commands: subcommands.map((name) => `cargo ${name} **`),
        // Without --workspace, a package at the root is tested alone. Without --no-fail-fast, test binaries after one that fails do not
        // run, and their failures would look new once the first one is fixed.
        test: `cargo test ${/^\[workspace/m.test(cargoManifest) ? '--workspace ' : ''}--no-fail-fast`
    };
}
const markedRunners = [
    {
        marker: /^pom\.xml$/,
        rules: ['mvn **', './mvnw **'],
        test: (files) => `${files.includes('mvnw') ? './mvnw' : 'mvn'} -B -ntp test`
    },
    {
        marker: /^(build|settings)\.gradle(\.kts)?$/,
        rules: ['gradle **', './gradlew **'],
        test: (files) => `${files.includes('gradlew') ? './gradlew' : 'gradle'} test`
    },
    { marker: /\.(?:sln|slnx|csproj|fsproj)$/, rules: ['dotnet test **', 'dotnet build **'], test: () => 'dotnet test' },
    { marker: /^CMakeLists\.txt$/, rules: ['cmake **', 'ctest **'], test: () => undefined },
    {
        marker: /^Gemfile$/,
        rules: ['rspec', 'rake', 'rubocop'].flatMap((name) => [`bundle exec ${name} **`, `${name} **`]),
        test: (files) => {
            if (files.includes('spec'))
                return 'bundle exec rspec';
            return files.includes('Rakefile') && files.includes('test') ? 'bundle exec rake test' : undefined;
        }
    },
    {
        marker: /^composer\.json$/,
        rules: ['composer test', 'vendor/bin/phpunit **', './vendor/bin/phpunit **', 'php -l *'],
        test: (files) => (files.some((name) => /^phpunit\.xml(\.dist)?$/.test(name)) ? 'vendor/bin/phpunit' : undefined)
    }
];
function fromMarkers({ files }) {
    return markedRunners
        .filter(({ marker }) => files.some((name) => marker.test(name)))
        .map(({ rules, test }) => ({ commands: rules, test: test(files) }));
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

;// CONCATENATED MODULE: ./src/verification/packages/node-packages.js






/** Packages of npm, pnpm and yarn below the root, and projects of nx. */
async function node_packages_findNodePackages(files) {
    const root = await readRoot(files);
    const [manifests, projects] = await Promise.all([
        readManifests(files, 'package.json', root.isMember),
        root.hasNx ? readManifests(files, 'project.json', root.isMember) : []
    ]);
    const folders = new Set([...manifests, ...projects].map(({ folder }) => folder));
    return [...folders].toSorted().map((folder) => {
        const [manifest, project] = [jsonIn(manifests, folder), jsonIn(projects, folder)];
        return toPackage({ folder, manifest, project }, root);
    });
}
const DEPENDENCY_LISTS = (/* unused pure expression or super */ null && (['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies']));
function toPackage(node, root) {
    const { folder, manifest, project } = node;
    const name = manifest['name'] ?? project['name'];
    const implicit = project['implicitDependencies'];
    return {
        ecosystem: 'node',
        folder,
        name: typeof name === 'string' ? name : undefined,
        dependencies: [
            ...DEPENDENCY_LISTS.flatMap((key) => Object.keys(node_packages_recordOf(manifest[key]))),
            ...(Array.isArray(implicit) ? implicit.map(String) : [])
        ],
        check: checkOf(node, root)
    };
}
function checkOf(node, root) {
    const { folder, manifest } = node;
    const script = node_packages_recordOf(manifest['scripts'])['test'];
    const hasScript = typeof script === 'string' && !script.includes('no test specified');
    const nxName = root.hasNx ? nxNameOf(node, hasScript, root) : undefined;
    if (nxName !== undefined)
        return `${runnerOf(root.manager)} nx test ${nxName}`;
    if (!hasScript)
        return undefined;
    if (!root.isMember(folder))
        return inFolder(folder, `${packageManager(manifest, root.namesIn(folder))} test`);
    const tasks = root.turboTasks ?? {};
    const isTask = 'test' in tasks || `${String(manifest['name'])}#test` in tasks;
    if (isTask)
        return `${runnerOf(root.manager)} turbo run test --filter=${quoteForShell(`./${folder}`)} --output-logs=full`;
    return inFolder(folder, `${root.manager} test`);
}
const NX_PLUGIN_CONFIG = /^(?:jest|vitest|vite)\.config\.[cm]?[jt]s$/;
const NX_NAME = /^[@\w][\w@/.-]*$/;
/** The name of a project of nx that has the target `test`; undefined if it has none. */
function nxNameOf({ folder, manifest, project }, hasScript, { namesIn }) {
    const hasTarget = 'test' in node_packages_recordOf(project['targets']) ||
        hasScript ||
        // A plugin derives the target from the configuration of the test runner.
        namesIn(folder).some((name) => NX_PLUGIN_CONFIG.test(name));
    const name = project['name'] ?? manifest['name'] ?? baseOf(folder);
    return hasTarget && typeof name === 'string' && NX_NAME.test(name) ? name : undefined;
}
/** How a program of an installed package starts. */
function runnerOf(manager) {
    if (manager === 'pnpm')
        return 'pnpm exec';
    return manager === 'yarn' ? 'yarn' : 'npx';
}
async function readRoot(files) {
    const { paths, read } = files;
    const byFolder = Map.groupBy(paths, folderOf);
    const namesIn = (folder) => (byFolder.get(folder) ?? []).map(baseOf);
    const names = namesIn('');
    const manifest = node_packages_recordOf(parseJson((await read('package.json')) ?? ''));
    const turbo = node_packages_recordOf(await readJsonWithComments(await read('turbo.json')));
    const hasTurbo = names.includes('turbo.json');
    return {
        manager: packageManager(manifest, names),
        isMember: memberTest(await memberGlobs(files, manifest)),
        turboTasks: hasTurbo ? { ...node_packages_recordOf(turbo['pipeline']), ...node_packages_recordOf(turbo['tasks']) } : undefined,
        hasNx: names.includes('nx.json'),
        namesIn
    };
}
/** The globs of npm and yarn, pnpm, and lerna. */
async function memberGlobs({ read }, manifest) {
    const workspaces = manifest['workspaces'];
    const lerna = node_packages_recordOf(parseJson((await read('lerna.json')) ?? ''));
    const pnpm = await node_packages_readYaml(await read('pnpm-workspace.yaml'));
    const lists = [isRecord(workspaces) ? workspaces['packages'] : workspaces, pnpm['packages'], lerna['packages']];
    return lists.flatMap((list) => (Array.isArray(list) ? list.filter((glob) => typeof glob === 'string') : []));
}
const MAX_GLOBS = 100;
function memberTest(globs) {
    const normal = globs.slice(0, MAX_GLOBS).map((glob) => glob.replace(/^(!?)\.\//, '$1').replace(/\/+$/, ''));
    const included = picomatch(normal.filter((glob) => !glob.startsWith('!')));
    const excluded = picomatch(normal.filter((glob) => glob.startsWith('!')).map((glob) => glob.slice(1)));
    return (folder) => included(folder) && !excluded(folder);
}
async function node_packages_readYaml(text) {
    if (text === undefined)
        return {};
    const { parse } = await __webpack_require__.e(/* import() */ 637).then(__webpack_require__.t.bind(__webpack_require__, 6637, 19));
    try {
        return node_packages_recordOf(parse(text, { maxAliasCount: 0 }));
    }
    catch {
        return {};
    }
}
async function readJsonWithComments(text) {
    if (text === undefined)
        return undefined;
    const { parse } = await __webpack_require__.e(/* import() */ 105).then(__webpack_require__.t.bind(__webpack_require__, 3105, 19));
    return parse(text, [], { allowTrailingComma: true });
}
function jsonIn(manifests, folder) {
    const text = manifests.find((manifest) => manifest.folder === folder)?.text;
    return node_packages_recordOf(parseJson(text ?? ''));
}
function node_packages_recordOf(value) {
    return isRecord(value) ? value : {};
}

;// CONCATENATED MODULE: ./src/verification/packages/find-packages.js





/** Checks of the root that also run the tests of all packages of their ecosystem. In Go and Rust, they run only those that the root lists. */
const COVERING = {
    node: /^(?:npm|pnpm|yarn) test$/,
    python: /^python3 -m pytest$/,
    go: undefined,
    rust: undefined,
    maven: /^(?:\.\/mvnw|mvn) /
};
/**
 * The packages of a repository, with those checks that no check of the root covers.
 *
 * @param rootChecks the command lines of the checks that the root declares
 */
async function find_packages_findPackages(tree, rootChecks) {
    // `make test` usually tests all parts of a repository.
    if (rootChecks.includes('make test'))
        return [];
    // Attack: a path with a line break ends up in a command and in the prompt.
    const files = { ...tree, paths: tree.paths.filter((path) => !/\p{C}/u.test(path)) };
    const found = await Promise.all([
        findNodePackages(files),
        findPythonProjects(files),
        findGoModules(files),
        findRustCrates(files)
    ]);
    return [...found.flat(), ...findMavenProjects(files)].map((each) => {
        const isCovered = rootChecks.some((check) => COVERING[each.ecosystem]?.test(check));
        return isCovered ? { ...each, check: undefined } : each;
    });
}
/** Projects without a pom.xml at the root that could list them as modules. A module of another project is tested with it. */
function findMavenProjects({ paths }) {
    const folders = paths.filter((path) => baseOf(path) === 'pom.xml').map(folderOf);
    const outermost = folders.filter((folder) => !folders.some((other) => other !== folder && isInside(folder, other)) && folder !== '');
    return outermost.map((folder) => ({
        ecosystem: 'maven',
        folder,
        name: undefined,
        dependencies: [],
        check: inFolder(folder, `${paths.includes(`${folder}/mvnw`) ? './mvnw' : 'mvn'} -B -ntp test`)
    }));
}
function isInside(folder, other) {
    return other === '' || folder.startsWith(`${other}/`);
}

// EXTERNAL MODULE: ./src/verification/read-report.js + 4 modules
var read_report = __webpack_require__(8698);
;// CONCATENATED MODULE: ./src/verification/report-files.js

/** Where build tools and runners write reports unless told otherwise. */
const KNOWN = (/* unused pure expression or super */ null && ([
    '**/target/{surefire,failsafe}-reports/TEST-*.xml',
    '**/build/test-results/**/*.xml',
    '**/TestResults/**/*.{trx,xml}',
    '**/{junit,test-results,test-report,test_results,test_report,nosetests}.xml',
    '**/{test-results,test-reports,reports}/**/*.xml'
]));
/** Folders in which only some others can hold reports. */
const NARROW = new Map([
    ['target', /^(?:surefire|failsafe)-reports$/],
    ['build', /^(?:test-results|reports)$/]
]);
const NO_REPORTS = /^(?:node_modules|\.git|\.venv|venv|vendor|__pycache__|\.gradle|\.nx|\.turbo)$/;
/** @param globs more places, relative to the root */
function report_files_reportPlaces(globs) {
    return {
        isReport: picomatch([...KNOWN, ...globs], { dot: true }),
        isSearched: (folder) => {
            const [name = '', parent = ''] = folder.split('/').reverse();
            if (globs.some((glob) => glob.startsWith(`${folder}/`)))
                return true;
            return !NO_REPORTS.test(name) && NARROW.get(parent)?.test(name) !== false;
        }
    };
}

;// CONCATENATED MODULE: ./src/workspace/files/open-beneath.js
var open_beneath_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var open_beneath_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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




const { O_DIRECTORY, O_NOFOLLOW, O_NONBLOCK, O_RDONLY } = external_node_fs_.constants;
/**
 * Opens a folder below the root one name at a time and follows no symbolic link, so the result is below the root whatever is renamed
 * in the meantime. Attack: a process replaces a folder with a link between check and use.
 *
 * @param relative as `resolveInside` returns it
 * @throws the system's ENOTDIR or ELOOP if a name is a link
 */
async function open_beneath_openBeneath(root, relative, { create = false } = {}) {
    let folder = await openFolder(root);
    for (const name of relative.split('/').filter((each) => each !== '')) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const parent = open_beneath_addDisposableResource(env_1, folder, true);
            if (create)
                await unlessSystemError(mkdir(parent.at(name)), undefined, ['EEXIST']);
            folder = await openFolder(parent.at(name));
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            const result_1 = open_beneath_disposeResources(env_1);
            if (result_1)
                await result_1;
        }
    }
    return folder;
}
/** Opens a file for reading. Does not follow a link, and does not wait for a named pipe. */
function open_beneath_openFile(folder, name) {
    return open(folder.at(name), O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
}
async function openFolder(path) {
    const handle = await open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW);
    // On Linux, a path can start from a descriptor. Other systems, for development only, use the plain path.
    const stable = process.platform === 'linux' ? `/proc/self/fd/${handle.fd}` : path;
    return {
        path: stable,
        at: (name) => join(stable, name),
        [Symbol.asyncDispose]: () => handle.close()
    };
}

;// CONCATENATED MODULE: ./src/workspace/files/files.js
var files_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var files_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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





const MAX_FILE_BYTES = (/* unused pure expression or super */ null && (32 * 1024 * 1024));
/**
 * @param relative as `resolveInside` returns it, here and below
 * @throws ToolError if it is not a readable file; the system's ENOENT
 */
function readFileBeneath(root, relative) {
    return files_withFileBeneath(root, relative, async (file, { size }) => {
        if (size <= MAX_FILE_BYTES)
            return await file.readFile();
        throw new ToolError(`${relative} has ${size} bytes, too many to load at once. Use read_file or grep_search.`);
    });
}
/**
 * Opens a file while `work` runs.
 *
 * @throws ToolError if it is not a readable file; the system's ENOENT
 */
async function files_withFileBeneath(root, relative, work) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { dir, base } = posix.parse(relative);
        if (base === '')
            throw new ToolError('The root of the repository is a folder; use list_directory.');
        const folder = files_addDisposableResource(env_1, await openBeneath(root, dir), true);
        const file = files_addDisposableResource(env_1, await openFile(folder, base), true);
        const stats = await file.stat();
        if (stats.isDirectory())
            throw new ToolError(`${relative} is a folder; use list_directory.`);
        if (!stats.isFile())
            throw new ToolError(`${relative} is not a regular file.`);
        if (!isOwnFile(relative, stats)) {
            throw new ToolError(`${relative} is a hard link and may belong elsewhere, so it is not read.`);
        }
        return await work(file, stats);
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = files_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
/**
 * False for a file that may also be outside the repository. A hard link has no target that could be checked. Git creates none, but
 * package managers do, to share installed files.
 */
function isOwnFile(path, { nlink }) {
    return nlink <= 1 || path.split('/').includes('node_modules');
}
/** Writes a file that must not exist yet, with the mode and owner of `like` if given. */
async function writeNew(folder, name, { content, like }) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const { O_CREAT, O_EXCL, O_NOFOLLOW, O_WRONLY } = constants;
        const file = files_addDisposableResource(env_2, await open(folder.at(name), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, 0o666), true);
        await file.writeFile(content);
        // In a container job we are root, but commands run as the owner of the tree and must be able to change the file.
        const owner = process.getuid?.() === 0 ? (like ?? (await stat(folder.path))) : undefined;
        if (owner)
            await file.chown(owner.uid, owner.gid);
        if (like)
            await file.chmod(like.mode & 0o777);
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        const result_2 = files_disposeResources(env_2);
        if (result_2)
            await result_2;
    }
}
async function existsBeneath(root, relative) {
    return (await files_statBeneath(root, relative)) !== undefined;
}
/** Follows no link; undefined if the path does not exist or leads through a link. */
function files_statBeneath(root, relative) {
    return unlessSystemError(atEntry(root, relative, (path) => lstat(path)), undefined, ['ENOENT', 'ENOTDIR', 'ELOOP']);
}
async function atEntry(root, relative, work) {
    const env_3 = { stack: [], error: void 0, hasError: false };
    try {
        const { dir, base } = posix.parse(relative);
        const folder = files_addDisposableResource(env_3, await openBeneath(root, dir), true);
        return await work(folder.at(base));
    }
    catch (e_3) {
        env_3.error = e_3;
        env_3.hasError = true;
    }
    finally {
        const result_3 = files_disposeResources(env_3);
        if (result_3)
            await result_3;
    }
}
/** Undefined if it does not exist. */
async function kindBeneath(root, relative) {
    // The descriptor of the root is itself a link in /proc.
    if (relative === '')
        return 'folder';
    const stats = await files_statBeneath(root, relative);
    return stats && kindOf(stats);
}
/** The target of a link; undefined if it is not a link. */
function linkBeneath(root, relative) {
    return unlessSystemError(atEntry(root, relative, (path) => readlink(path)), undefined);
}
/** The entries of a folder, sorted by name, without `.git`. */
async function files_listFolderBeneath(root, relative) {
    const env_4 = { stack: [], error: void 0, hasError: false };
    try {
        const folder = files_addDisposableResource(env_4, await openBeneath(root, relative), true);
        const entries = await readdir(folder.path, { withFileTypes: true });
        return entries
            .filter(({ name }) => name !== '.git')
            .map((entry) => ({ name: entry.name, kind: kindOf(entry) }))
            .sort((a, b) => (a.name < b.name ? -1 : 1));
    }
    catch (e_4) {
        env_4.error = e_4;
        env_4.hasError = true;
    }
    finally {
        const result_4 = files_disposeResources(env_4);
        if (result_4)
            await result_4;
    }
}
function kindOf(entry) {
    if (entry.isDirectory())
        return 'folder';
    if (entry.isSymbolicLink())
        return 'link';
    return entry.isFile() ? 'file' : 'other';
}

;// CONCATENATED MODULE: ./src/pipeline/test-reports.js




const test_reports_MAX_FOLDERS = 5_000;
const test_reports_MAX_DEPTH = 12;
const test_reports_MAX_FILES = 1_000;
const test_reports_MAX_BYTES = (/* unused pure expression or super */ null && (4 * 1024 * 1024));
const MAX_TOTAL_BYTES = (/* unused pure expression or super */ null && (16 * 1024 * 1024));
/** The clock of a file system can be this far behind. */
const CLOCK_MS = 20;
async function test_reports_listReports({ root, globs }) {
    const since = Date.now();
    const states = new Map();
    for (const path of await reportPaths(root, reportPlaces(globs))) {
        const stats = await unlessUnreadable(statBeneath(root, path), undefined);
        if (stats)
            states.set(path, stateOf(stats));
    }
    return { states, since };
}
/** Changes with the file. A program can choose `mtime`, but not `ctime`. */
function stateOf({ ino, size, mtimeMs, ctimeMs }) {
    return [ino, size, mtimeMs, ctimeMs].join(' ');
}
/**
 * The tests in the XML reports that a check wrote; undefined if it wrote none.
 *
 * Attack: the model writes a report in which all tests pass, and dates it into the future. Only files that changed during the check
 * count, and none that is dated outside of it.
 */
async function test_reports_readReportFiles({ root, globs }, earlier) {
    const until = Date.now();
    const paths = await reportPaths(root, reportPlaces(globs));
    const reports = [];
    let bytes = 0;
    for (const path of paths) {
        const text = await newText(root, path, { ...earlier, until });
        if (text === undefined)
            continue;
        bytes += text.length;
        if (bytes > MAX_TOTAL_BYTES)
            break;
        // Loaded on demand, because most checks write no reports.
        const { readXmlReport } = await Promise.all(/* import() */[__webpack_require__.e(446), __webpack_require__.e(235)]).then(__webpack_require__.bind(__webpack_require__, 9235));
        const report = readXmlReport(text);
        if (report)
            reports.push(report);
    }
    return reports.length === 0 ? undefined : joinReports(reports);
}
/** In the order of the folders, breadth first, so that a large folder cannot hide the others. */
async function reportPaths(root, { isReport, isSearched }) {
    const folders = [''];
    const found = [];
    for (const folder of folders) {
        const entries = await unlessUnreadable(listFolderBeneath(root, folder), []);
        for (const { name, kind } of entries) {
            const path = folder === '' ? name : `${folder}/${name}`;
            if (kind === 'file' && isReport(path) && found.length < test_reports_MAX_FILES)
                found.push(path);
            const isDeeper = kind === 'folder' && path.split('/').length < test_reports_MAX_DEPTH && isSearched(path);
            if (isDeeper && folders.length < test_reports_MAX_FOLDERS)
                folders.push(path);
        }
    }
    return found;
}
async function newText(root, path, { states, since, until }) {
    const read = withFileBeneath(root, path, async (file, stats) => {
        const isDuring = stats.mtimeMs >= since - CLOCK_MS && stats.mtimeMs <= until + CLOCK_MS;
        const isNew = isDuring && states.get(path) !== stateOf(stats);
        return isNew && stats.size <= test_reports_MAX_BYTES ? (await file.readFile()).toString() : undefined;
    });
    return await unlessUnreadable(read, undefined);
}
async function unlessUnreadable(work, otherwise) {
    try {
        return await work;
    }
    catch (error) {
        if (isSystemError(error) || error instanceof ToolError)
            return otherwise;
        throw error;
    }
}

;// CONCATENATED MODULE: ./src/pipeline/run-checks.js



const NO_SANDBOX = 'No sandbox could be set up on this runner, so no command was run and nothing is verified. See docs/sandbox.md for what a sandbox needs.';
/**
 * Runs the repository's own checks, in order, on the work tree as it is. A check that has not ended
 * when the time is up is recorded without an exit code, because the work must still be submitted.
 */
async function run_checks_runChecks(run, { emit, signal, now = () => performance.now() }) {
    const { workspace, checks: entries, when, minutes, usedMs = 0 } = run;
    if (!workspace.sandbox) {
        if (when === 'before')
            emit({ kind: 'warning', text: NO_SANDBOX });
        return [];
    }
    const endsAt = now() + minutes * 60_000 - usedMs;
    const checks = [];
    for (const entry of entries) {
        const check = await runCheck(entry, { workspace, leftMs: endsAt - now(), signal });
        emit({ kind: 'checked', when, check });
        checks.push(check);
    }
    if (now() >= endsAt)
        emit({ kind: 'warning', text: overtimeWarning(when, minutes) });
    return checks;
}
async function runCheck({ run: command, reports }, { workspace, leftMs, signal }) {
    if (leftMs <= 0)
        return { command, exitCode: undefined, durationMs: 0, output: 'Not started: no time was left.\n' };
    const search = { root: workspace.root, globs: reports };
    const earlier = await listReports(search);
    const complete = new CompleteOutput();
    const onOutput = (chunk) => {
        complete.add(chunk);
    };
    const { exitCode, durationMs, output } = await workspace.run(command, { timeoutMs: leftMs, signal, onOutput });
    const tests = await testsFrom(complete, output, () => readReportFiles(search, earlier));
    return { command, exitCode, durationMs, output, ...(tests && { tests }) };
}
/** The tests in the reports that the check wrote, or in what it printed. Undefined if the truncated output shows all that is known. */
async function testsFrom(complete, output, readReported) {
    const shown = readTestReport(output);
    const printed = complete.isLongerThan(output) ? readTestReport(complete.text) : shown;
    const reported = await readReported();
    if (reported && run_checks_countOf(reported) >= run_checks_countOf(printed))
        return withBoundedNames(reported);
    return printed && JSON.stringify(printed) !== JSON.stringify(shown) ? withBoundedNames(printed) : undefined;
}
function run_checks_countOf(report) {
    return report ? (report.passed ?? 0) + report.failed : 0;
}
const MAX_NAMES = 2_000;
const run_checks_MAX_NAME = 300;
/** The trace and the artifact between two jobs store the names. */
function withBoundedNames({ failing, passing, ...counts }) {
    const bounded = (names) => names.slice(0, MAX_NAMES).map((name) => shorten(name, run_checks_MAX_NAME));
    const all = passing !== undefined && passing.length <= MAX_NAMES ? bounded(passing) : undefined;
    return { ...counts, failing: bounded(failing), passing: all };
}
const MAX_OUTPUT_BYTES = (/* unused pure expression or super */ null && (8 * 1024 * 1024));
/** What a check printed, up to a limit. */
class CompleteOutput {
    #chunks = [];
    #bytes = 0;
    add(chunk) {
        if (this.#bytes < MAX_OUTPUT_BYTES)
            this.#chunks.push(chunk);
        this.#bytes += chunk.length;
    }
    isLongerThan(output) {
        return this.#bytes > Buffer.byteLength(output);
    }
    get text() {
        return Buffer.concat(this.#chunks).toString();
    }
}
function overtimeWarning(when, minutes) {
    return `The checks ${when} the work used all of their ${minutes} min. Raise verify-minutes under limits in agent.yml, or list faster checks under verify.`;
}

;// CONCATENATED MODULE: ./src/pipeline/package-checks.js





const MAX_MANIFEST_BYTES = (/* unused pure expression or super */ null && (1024 * 1024));
/** The packages of the work tree as it is; none where agent.yml names the checks or where none can run. */
async function package_checks_packagesIn(workspace, verify, signal) {
    if (verify !== undefined || !workspace.sandbox)
        return [];
    const read = async (path) => {
        try {
            const { content } = await workspace.readFile(path, signal);
            return content.length > MAX_MANIFEST_BYTES ? undefined : content.toString();
        }
        catch (error) {
            if (isSystemError(error) || error instanceof ToolError)
                return undefined;
            throw error;
        }
    };
    return await findPackages({ paths: await workspace.files(signal), read }, workspace.verifyCommands);
}
/**
 * The checks that a change calls for besides those that the root declared before the work: tests that the root declares since then, and
 * the tests of the packages that the change affects.
 *
 * Attack: a change removes a package, its test script or a dependency, so that no check sees what it breaks. The packages from before the
 * work therefore count as well as those after it.
 */
async function changedChecks({ workspace, packages, changed, verify }, signal) {
    if (verify !== undefined || !workspace.sandbox)
        return { commands: [], leftOut: [] };
    const known = workspace.verifyCommands;
    const added = (await workspace.declaredChecks()).filter((command) => !known.includes(command));
    const { commands, leftOut } = affectedChecks([...packages, ...(await package_checks_packagesIn(workspace, verify, signal))], changed);
    return { commands: [...added, ...commands], leftOut };
}
/** Runs checks after the work, and then in the state from before it. */
async function runChangedChecks({ commands, leftOut }, { checkout, baseline, ...run }, options) {
    if (commands.length === 0)
        return { before: [], after: [] };
    if (leftOut.length > 0)
        options.emit({ kind: 'warning', text: leftOutWarning(commands.length, leftOut) });
    const checks = commands.map((command) => ({ run: command, reports: [] }));
    const after = await runChecks({ ...run, checks, when: 'after' }, options);
    try {
        const before = await checkout.withTree(baseline, () => runChecks({ ...run, checks, when: 'before' }, options));
        return { before, after };
    }
    catch (error) {
        if (!(error instanceof UserError))
            throw error;
        options.emit({
            kind: 'warning',
            text: `The checks could not run on the code from before the work. ${error.message}`
        });
        return { before: [], after };
    }
}
const package_checks_MAX_LISTED = 5;
function leftOutWarning(run, leftOut) {
    return `The change affects ${run + leftOut.length} packages with tests. The tests of ${run} ran; these did not: ${listFirst(leftOut, package_checks_MAX_LISTED)}. To choose what runs, list commands under verify in agent.yml.`;
}

;// CONCATENATED MODULE: ./src/pipeline/prepare.js









/** Fetches the commits and reads the settings. No file is written, and nothing of the repository is run. */
async function readBaseSettings({ startSha, baseSha, mergeBase }, checkout, configPath) {
    await checkout.fetch([...new Set([startSha, baseSha, mergeBase ?? startSha])]);
    const read = (path) => checkout.readFile(baseSha, path);
    const rules = await readAgentFile(await read(configPath), configPath, read);
    const protectedPaths = [...builtInProtectedPaths, configPath, ...rules.protectedPaths];
    return { rules, instructions: await readInstructions(read), protectedPaths };
}
/** In order; the first that exists is used. */
const INSTRUCTION_FILES = ['AGENTS.md', '.github/copilot-instructions.md', 'CLAUDE.md'];
const MAX_INSTRUCTIONS = 32_768;
/** The repository's instructions for agents; '' for none. */
async function readInstructions(read) {
    const texts = await Promise.all(INSTRUCTION_FILES.map(read));
    return texts.find((text) => text !== undefined)?.slice(0, MAX_INSTRUCTIONS) ?? '';
}
/** Checks out the code and runs the setup commands, or installs the declared dependencies if there are none. @throws UserError for what a user must fix first */
async function prepareCheckout({ checkout, target, base }, options) {
    await checkout.switchTo(target.startSha);
    const { branch, base: baseBranch, baseSha, startSha: start, mergeBase } = target;
    const refs = { branch, start, base: baseBranch, baseSha, mergeBase };
    const repository = await checkout.repositoryForCommands(refs);
    const workspace = await options.preflight.alongside(options.openWorkspace(base.rules, repository));
    // From here on, a run can take minutes.
    await options.preflight.requireAll();
    const { setup } = base.rules;
    const unchecked = { checkout, target, base, workspace, packages: [] };
    // Nothing of a read-only branch is run, its setup commands included.
    if (target.readOnlyReason !== undefined)
        return unchecked;
    const reason = setup ? await prepare_setUp(workspace, setup, options) : undefined;
    if (options.isReadOnly)
        return unchecked;
    const packages = await packagesIn(workspace, base.rules.verify, options.signal);
    const prepared = { ...unchecked, packages };
    const checked = workspace.withPackageChecks(packages.flatMap(({ check }) => check ?? []));
    if (setup && reason === undefined)
        return { ...prepared, workspace: checked };
    const foreignReason = reason === undefined ? options.foreignReason : () => Promise.resolve(reason);
    return { ...prepared, workspace: await prepare_install({ ...prepared, workspace: checked }, { ...options, foreignReason }) };
}
/**
 * Runs the setup commands. On a head that has commits of strangers, it stops before the first command that can reach a host: the later
 * ones may need what that command installs.
 *
 * Attack: `npm ci` in agent.yml runs an install script that a stranger added to the pull request, and the script sends the code to an
 * open host.
 *
 * @returns why commands were left out; undefined if all ran
 */
async function prepare_setUp(workspace, setup, { foreignReason, emit, signal }) {
    const opening = setup.findIndex((step) => reachesHosts(step, workspace));
    const reason = opening === -1 ? undefined : await foreignReason();
    if (reason === undefined) {
        await runSetup(workspace, setup, signal);
        return undefined;
    }
    await runSetup(workspace, setup.slice(0, opening), signal);
    const skipped = setup.slice(opening).map(({ run }) => run);
    const problem = explainSkippedSetup(skipped, reason);
    emit({ kind: 'dependencies', tool: 'setup', command: skipped.join('\n'), result: 'failed', durationMs: 0, problem });
    return reason;
}
function reachesHosts({ network }, { sandbox, hosts }) {
    if (!sandbox)
        return false;
    const access = sandbox.kind === 'none' ? true : (network ?? hosts);
    return access === true || (access !== false && access.length > 0);
}
/** Nothing that this adds to the work tree becomes part of the change. */
async function prepare_install({ workspace, checkout, target }, { foreignReason, taskText, packageCache, emit, signal }) {
    const options = {
        onEnd: (installation) => {
            emit({ kind: 'dependencies', ...installation });
        },
        signal
    };
    const { pullRequest, mergeBase, startSha } = target;
    const stats = pullRequest && mergeBase !== undefined ? await checkout.compare(mergeBase, startSha) : [];
    const missing = await missingDependencies(workspace, {
        ...options,
        task: { changed: stats.map(({ path }) => path), text: taskText },
        onSkipped: (folders) => {
            emit({ kind: 'warning', text: skippedProjects(folders) });
        }
    });
    if (missing.length === 0)
        return workspace;
    emit({ kind: 'step', step: 'installing' });
    const reason = await foreignReason();
    // Attack: a package of a stranger's pull request stays in the cache of the default branch.
    const isKept = packageCache !== undefined && reason === undefined;
    const cache = isKept ? await openPackageCache(packageCache, workspace.root) : undefined;
    const request = { missing, foreignReason: reason, cache };
    let installed = workspace;
    const added = await checkout.isolateInstall(async () => {
        installed = await installDependencies(workspace, request, options);
    });
    await installed.reader.exclude(added);
    return installed;
}
const prepare_MAX_NAMES = 10;
function skippedProjects(folders) {
    const names = listFirst(folders, prepare_MAX_NAMES);
    return `The repository has more projects in folders than Forgehand installs, so the dependencies of these were not looked at: ${names}. If their checks need them, install them in the workflow or with setup in agent.yml.`;
}
const SHOWN_LINES = { head: 10, tail: 20 };
const prepare_MAX_SHOWN = 4_000;
async function runSetup(workspace, setup, signal) {
    if (setup.length > 0 && !workspace.sandbox) {
        throw new UserError('agent.yml has setup commands, but no sandbox to run them in could be set up on this runner. See docs/sandbox.md for what a sandbox needs.');
    }
    for (const { run, network, timeoutMs } of setup) {
        const { exitCode, output } = await workspace.run(run, { timeoutMs, network, signal });
        if (exitCode === 0)
            continue;
        const ending = exitCode === undefined ? 'did not end in time' : `failed with exit code ${exitCode}`;
        throw new UserError(`The setup command "${run}" in agent.yml ${ending}:\n${headAndTail(output, SHOWN_LINES).slice(0, prepare_MAX_SHOWN)}`);
    }
}

// EXTERNAL MODULE: ./src/secrets/collect.js
var collect = __webpack_require__(1624);
// EXTERNAL MODULE: ./src/secrets/redact.js
var secrets_redact = __webpack_require__(6837);
;// CONCATENATED MODULE: ./src/action/keep-killed-work.js









const keep_killed_work_MAX_MS = 20_000;
/**
 * Keeps the change of a killed run: from the tree that it recorded, or else what its file tools wrote. Undefined if there is none, or if it
 * cannot be kept in time.
 */
async function keepKilledWork({ work, baseCommit: startSha }, { workspace: workTree, stateFolder, environment }) {
    if (!work || startSha === undefined)
        return undefined;
    const signal = AbortSignal.timeout(keep_killed_work_MAX_MS);
    const reopen = (own) => reopenCheckout({ workTree, gitDir: (0,external_node_path_.join)(stateFolder, 'git'), environment, signal: own });
    const secrets = (0,collect/* collectJobSecrets */.V4)(core/* getInput */.V4, environment);
    const redact = (0,secrets_redact/* createRedactor */.l)(secrets);
    let kept;
    try {
        const checkout = await reopen(signal);
        const options = {
            reopenCheckout: reopen,
            base: await readBaseSettings({ startSha, baseSha: work.rules, mergeBase: undefined }, checkout, core/* getInput */.V4('config-path')),
            containsSecret: createSecretScan(secrets),
            redact,
            // No step comes after this one that could read a file.
            savePatch: () => false,
            emit: (event) => {
                if (event.kind === 'change-unpublished' && event.paths.length > 0)
                    kept = event;
                if (event.kind === 'warning')
                    core/* warning */.$e(redact(event.text));
            },
            signal
        };
        const touched = new Set(work.touched);
        await (work.recorded === undefined
            ? // Attack: a later step of the job wrote credentials to the work tree before this step runs.
                keepWorkTree({ startSha, baseline: work.baseline, touched, onlyTouched: true }, options)
            : keepChange({ startSha, tree: work.recorded }, options));
    }
    catch (error) {
        // The comment must be written, even without the change.
        core/* warning */.$e(redact(`The change of the killed run could not be kept: ${(0,errors/* messageOf */.bD)(error)}`));
    }
    return kept;
}


/***/ })

};
