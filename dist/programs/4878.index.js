export const id = 4878;
export const ids = [4878];
export const modules = {

/***/ 86459:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ THEIR_LABEL),
/* harmony export */   e: () => (/* binding */ OUR_LABEL)
/* harmony export */ });
/** What the markers call the two sides. */
const OUR_LABEL = 'this-branch';
const THEIR_LABEL = 'base-branch';


/***/ }),

/***/ 14878:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Checkout: () => (/* binding */ Checkout),
  openCheckout: () => (/* binding */ openCheckout),
  reopenCheckout: () => (/* binding */ reopenCheckout)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/errors.js
var errors = __webpack_require__(59973);
// EXTERNAL MODULE: ./src/text/lock-files.js
var lock_files = __webpack_require__(99377);
// EXTERNAL MODULE: ./src/git/objects.js
var git_objects = __webpack_require__(68219);
// EXTERNAL MODULE: ./src/git/diff-trees.js
var diff_trees = __webpack_require__(70712);
;// CONCATENATED MODULE: ./src/git/changes.js




/**
 * What the work changed, relative to the pinned commit.
 *
 * Untracked files from before the work, such as a report of the first test run, count only if a file tool wrote them. A lock file
 * that the installation added counts as soon as it changes, because only work on the dependencies changes it. Changes that setup
 * commands made to tracked files do not count either.
 */
async function changesBetween(git, { base, baseline, now, touched }) {
    const [before, work] = await Promise.all([(0,diff_trees/* differences */.tX)(git, base, baseline), (0,diff_trees/* differences */.tX)(git, baseline, now)]);
    const untracked = new Set(before.filter(diff_trees/* isAdded */.N0).map(({ path }) => path));
    const counted = work.filter(({ path }) => !untracked.has(path) || touched.has(path) || (0,lock_files/* isLockFile */.u)(path));
    const gitlinks = counted.filter(diff_trees/* isGitlink */.Z$);
    const ours = counted.filter((difference) => !(0,diff_trees/* isGitlink */.Z$)(difference));
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
        return { path, newMode: diff_trees/* ABSENT_MODE */.Mq, newBlob: diff_trees/* NO_BLOB */.iG };
    return { path, newMode: change.mode, newBlob: change.blob };
}
function isOneInsideOther(one, other) {
    return one.startsWith(`${other}/`) || other.startsWith(`${one}/`);
}
/** The edit that turns a commit's tree into another tree. @throws Error if it changes a submodule */
async function editOf(git, base, tree) {
    const found = await (0,diff_trees/* differences */.tX)(git, base, tree);
    return {
        tree,
        changes: found.map((difference) => changeOf(git, difference)),
        stat: found.map(({ path, added, removed }) => ({ path, added, removed }))
    };
}
function changeOf(git, difference) {
    const { path, newMode: mode, newBlob: blob } = difference;
    if ((0,diff_trees/* isDeleted */.oy)(difference))
        return { kind: 'deleted', path };
    if (mode !== '100644' && mode !== '100755' && mode !== '120000')
        throw new Error(`${path} has the unexpected mode ${mode}.`);
    return { kind: 'written', path, mode, blob, readContent: () => (0,git_objects/* readBlob */.gm)(git, blob) };
}
/** Writes the tree of a commit with some paths changed. An edit with mode 000000 removes the path. */
async function treeWith(git, base, edits) {
    // A separate index: the work tree's own index caches the state of its files.
    const indexFile = (0,external_node_path_.join)(git.directory, 'index-of-change');
    await git.run(['read-tree', base], { indexFile });
    // Removals first: a folder may have replaced a file, or a file a folder.
    const ordered = [...edits].sort((a, b) => Number(b.newMode === diff_trees/* ABSENT_MODE */.Mq) - Number(a.newMode === diff_trees/* ABSENT_MODE */.Mq));
    const input = ordered.map(({ path, newMode, newBlob }) => `${newMode} ${newBlob}\t${path}\0`).join('');
    if (input)
        await git.run(['update-index', '--verbose', '--replace', '-z', '--index-info'], { indexFile, input });
    return (await git.run(['write-tree'], { indexFile })).trim();
}

// EXTERNAL MODULE: ./src/git/git.js
var git_git = __webpack_require__(43999);
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
    const [edit, known] = await Promise.all([editOf(git, onto, tree), (0,diff_trees/* differences */.tX)(git, base, ours)]);
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

// EXTERNAL MODULE: ./src/domain/conflict.js
var conflict = __webpack_require__(86459);
;// CONCATENATED MODULE: ./src/git/merge-branches.js



/**
 * Merges two branches. The work tree stays as it is. Conflicts have the style zdiff3, which also shows the common ancestor.
 *
 * As in `mergeOnto`, temporary commits replace the real ones, whose histories are not here.
 */
async function mergeBranches(git, { mergeBase, ours, theirs }) {
    const ancestor = await commitTree(git, `${mergeBase}^{tree}`);
    const sides = [
        { label: conflict/* OUR_LABEL */.e, commit: await commitTree(git, `${ours}^{tree}`, ancestor) },
        { label: conflict/* THEIR_LABEL */.U, commit: await commitTree(git, `${theirs}^{tree}`, ancestor) }
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
    const [now, ...sides] = await Promise.all([tree, ours, theirs].map((commit) => (0,git_objects/* entriesAt */.ws)(git, commit, paths)));
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
    const text = (await (0,git_objects/* readBlob */.gm)(git, entry.blob)).toString('latin1');
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
    const files = await readFiles(git, await (0,diff_trees/* differences */.tX)(git, base, tree));
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
    const sizes = await (0,git_objects/* blobSizes */.Iv)(git, all.flatMap(({ oldBlob, newBlob }) => [oldBlob, newBlob]));
    let bytesLeft = MAX_COMPARED;
    const known = new Map([[diff_trees/* NO_BLOB */.iG, new Map()]]);
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
        files.push({ path, isDeleted: newMode === diff_trees/* ABSENT_MODE */.Mq, oldSize: total(old), newSize: total(now), lost, gained });
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
    const all = await (0,diff_trees/* differences */.tX)(git, base, tree);
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
        const contents = await Promise.all([oldBlob, newBlob].filter((id) => id !== diff_trees/* NO_BLOB */.iG).map((id) => (0,git_objects/* readBlob */.gm)(git, id)));
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
    const sizes = await (0,git_objects/* blobSizes */.Iv)(git, blobs);
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
        if (error instanceof git_git/* GitFailure */.Xi)
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
async function createPrivateRepository(gitDir, shared, isExact) {
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
        (0,promises_.writeFile)((0,external_node_path_.join)(gitDir, 'info', 'exclude'), ''),
        removeLocks(gitDir),
        ...(shared
            ? [(0,promises_.writeFile)((0,external_node_path_.join)(info, 'alternates'), `${shared.objects}\n`), addLines((0,external_node_path_.join)(gitDir, 'shallow'), shared.shallow)]
            : [(0,promises_.rm)((0,external_node_path_.join)(info, 'alternates'), { force: true })])
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
/** @param commit undefined if we do not have the workspace's commit */
async function recordWorkspaceCommit(gitDir, commit) {
    const path = (0,external_node_path_.join)(gitDir, WORKSPACE_REF);
    await (commit === undefined ? (0,promises_.rm)(path, { force: true }) : (0,promises_.writeFile)(path, `${commit}\n`));
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
const CONFIG = `[core]
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
`;

// EXTERNAL MODULE: ./src/text/no-reply-address.js
var no_reply_address = __webpack_require__(37991);
// EXTERNAL MODULE: ./src/text/branch-names.js
var branch_names = __webpack_require__(62973);
// EXTERNAL MODULE: ./src/forge/pause.js
var pause = __webpack_require__(59642);
;// CONCATENATED MODULE: ./src/git/remote.js





/**
 * Reads the commits of refs.
 *
 * @param refs full names, such as `refs/heads/main` or `refs/pull/7/head`
 * @returns the commits of the refs that exist; none for an empty repository
 * @throws UserError if the repository cannot be read
 */
async function listRefs(git, remote, refs) {
    const listed = await runListing(git, remote, refs.map(checkedRef));
    // Git matches the end of a name: for refs/heads/main it also lists refs/x/refs/heads/main.
    return new Map(listed.filter(([name]) => refs.includes(name)));
}
/**
 * Reads the commits of the branches that match a pattern in which `*` stands for any text.
 *
 * @throws UserError if the repository cannot be read
 */
async function listBranches(git, remote, glob) {
    checkedRef((0,branch_names/* headRef */.uO)(glob.replaceAll('*', 'x')));
    const heads = (0,branch_names/* headRef */.uO)('');
    const listed = await runListing(git, remote, [(0,branch_names/* headRef */.uO)(glob)]);
    const branches = listed
        .filter(([name]) => name.startsWith(heads))
        .map(([name, id]) => [name.slice(heads.length), id]);
    return new Map(branches.filter(([branch]) => (0,branch_names/* isValidBranchName */.eB)(branch)));
}
/** Names with their commits. */
async function runListing(git, remote, patterns) {
    const output = await runRemote(git, remote, ['ls-remote', '--', remote.url, ...patterns]);
    return output.split('\n').flatMap((line) => {
        const [id = '', name = ''] = line.split('\t');
        return (0,git_objects/* isObjectId */.TS)(id) ? [[name, id]] : [];
    });
}
/**
 * Fetches exactly these commits, without their history. Skips commits that are already complete.
 *
 * Fetches blobs too: the work tree needs all of them, so a partial clone would only add a round trip.
 *
 * @throws UserError if the repository cannot be read or does not have a commit
 */
async function fetchCommits(git, remote, commits) {
    const missing = await missingCommits(git, commits);
    if (missing.length === 0)
        return;
    if (!remote)
        throw new errors/* UserError */.yo(`This checkout does not have ${missing.join(', ')}, and there is no remote to fetch it from.`);
    const options = ['--depth=1', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules'];
    await runRemote(git, remote, ['fetch', ...options, '--no-auto-maintenance', '--', remote.url, ...missing]);
}
/** The commit of a branch; undefined if it does not exist or cannot be read. */
async function headOfRemote(git, remote, branch) {
    const ref = (0,branch_names/* headRef */.uO)(branch);
    try {
        return (await listRefs(git, remote, [ref])).get(ref);
    }
    catch (error) {
        if (error instanceof errors/* UserError */.yo)
            return undefined;
        throw error;
    }
}
/** Moves a branch from `parent` to `sha`, a child of it. @throws GitFailure if the branch is elsewhere, or the server refuses it */
async function pushTo(git, { url, token }, { sha, branch, parent }) {
    const ref = checkedRef((0,branch_names/* headRef */.uO)(branch));
    const lease = `--force-with-lease=${ref}:${checkedCommit(parent)}`;
    const config = token === undefined ? {} : authorization(url, token);
    await git.run(['push', '--quiet', lease, '--', url, `${checkedCommit(sha)}:${ref}`], { isRemote: true, config });
}
/** The commits that we do not have, or whose tree we do not have. */
async function missingCommits(git, commits) {
    if (commits.length === 0)
        return [];
    const input = commits.map((id) => `${checkedCommit(id)}^{tree}\n`).join('');
    const lines = (await git.run(['cat-file', '--batch-check'], { input })).split('\n');
    return commits.filter((_, index) => !lines[index]?.includes(' tree '));
}
/** @throws UserError for a URL that is not safe to pass to git */
function checkedRemote({ url, token }) {
    const parsed = URL.parse(url);
    if (!parsed || !['https:', 'http:'].includes(parsed.protocol)) {
        throw new errors/* UserError */.yo(`The repository's URL ${url} is not an HTTP URL. Check the server URL of the runner.`);
    }
    // Every process on the machine can read argv.
    if (parsed.username || parsed.password) {
        throw new errors/* UserError */.yo(`The URL of the repository on ${parsed.host} contains credentials. Pass the token separately.`);
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
            if (!(error instanceof git_git/* GitFailure */.Xi))
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
    if (branch === undefined ? /^refs\/pull\/\d+\/head$/.test(name) : (0,branch_names/* isValidBranchName */.eB)(branch))
        return name;
    throw new errors/* UserError */.yo(`${name} is not the ref of a branch or pull request that can be read.`);
}
function checkedCommit(id) {
    if ((0,git_objects/* isObjectId */.TS)(id))
        return id;
    throw new TypeError(`Not the full id of a commit: ${id}`);
}

;// CONCATENATED MODULE: ./src/git/push-commit.js



/**
 * Commits and pushes with git, because the API of a repository does not take objects from somebody who can write only to one of its branches.
 * The lease refuses any head but the parent, also one that the branch was reset to, so nothing is ever overwritten.
 *
 * @param own the remote of our own repository
 */
async function pushCommit(git, own, commit) {
    const { page, branch, parent } = commit;
    const remote = checkedRemote({ url: `${page}.git`, token: own.token });
    // Attack: a page that the token must not be sent to.
    if (new URL(remote.url).origin !== new URL(own.url).origin)
        return { kind: 'refused', reason: `${page} is elsewhere` };
    const sha = await writeCommit(git, commit, new URL(own.url).hostname);
    try {
        await pushTo(git, remote, { sha, branch, parent });
        return { kind: 'pushed', sha };
    }
    catch (error) {
        if (!(error instanceof git_git/* GitFailure */.Xi))
            throw error;
        // The answer to a push that succeeded can be lost.
        const head = await headOfRemote(git, remote, branch);
        if (head === sha)
            return { kind: 'pushed', sha };
        return head === parent ? { kind: 'refused', reason: lastLine(error.stderr) } : { kind: 'moved' };
    }
}
async function writeCommit(git, { parent, tree, message, author, at }, host) {
    const person = `${author.login} <${(0,no_reply_address/* noReplyAddress */.Q)(author, host)}> ${Math.floor(Date.parse(at) / 1000)} +0000`;
    const head = [`tree ${tree}`, `parent ${parent}`, `author ${person}`, `committer ${person}`];
    const input = `${head.join('\n')}\n\n${message.trimEnd()}\n`;
    return (await git.run(['hash-object', '-t', 'commit', '-w', '--stdin'], { input })).trim();
}
/** Where git says what it could not do. */
function lastLine(stderr) {
    return stderr.trim().split('\n').at(-1) ?? '';
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
    const conflicts = await untrackedConflicts(workTree, await (0,diff_trees/* differences */.tX)(git, from, to));
    if (conflicts.length > 0) {
        throw new errors/* UserError */.yo(`The work tree was not restored, because no checkpoint holds these files:\n${list(conflicts)}\nMove them and try again.`);
    }
    try {
        await git.run(['read-tree', '-m', '-u', from, to], { inWorkTree: true });
    }
    catch (error) {
        if (!(error instanceof git_git/* GitFailure */.Xi))
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
    const deleted = new Set(changes.filter(diff_trees/* isDeleted */.oy).map(({ path }) => path));
    const found = new Set();
    for (const { path } of changes.filter(diff_trees/* isAdded */.N0)) {
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

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./src/git/seen-tree.js



/** For more files and folders, git is faster. */
const MAX_ENTRIES = 4000;
/** What was written within this time before we looked can be written again with the same time stamp: the kernel's clock ticks every 10 ms at the slowest. */
const TICK_MS = 15;
/** The same for a file system that counts whole seconds. */
const SECOND_MS = 2000;
const IGNORE_FILE = '.gitignore';
/**
 * What the files and folders of a work tree looked like, without their content: enough to know later, without starting git, that nothing
 * has changed. It can say too often that something may have changed. Like git's own index, it misses a change that leaves size, inode and
 * both time stamps the same.
 */
class SeenTree {
    #root;
    #files;
    #folders;
    constructor(root, files, folders) {
        this.#root = root;
        this.#files = files;
        this.#folders = folders;
    }
    /**
     * @param ignored folders in which git ignores everything, each ending with a slash
     * @returns undefined for a tree that is too large, or that changes meanwhile
     */
    static look(root, ignored, maxEntries = MAX_ENTRIES) {
        const now = Date.now();
        const files = new Map();
        const folders = new Map();
        const pending = [''];
        const lookInto = (folder) => {
            const status = (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(root, folder));
            const names = namesIn(root, folder);
            folders.set(folder, { ...seenAt(status, now), names });
            for (const name of names) {
                const path = folder + name;
                if (ignored.has(path) || path === '.git/')
                    continue;
                if (path.endsWith('/'))
                    pending.push(path);
                else
                    files.set(path, seenAt((0,external_node_fs_.lstatSync)((0,external_node_path_.join)(root, path)), now));
            }
        };
        try {
            for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
                lookInto(folder);
                if (files.size + folders.size + pending.length > maxEntries)
                    return undefined;
            }
        }
        catch (error) {
            if ((0,errors/* isSystemError */.Or)(error))
                return undefined;
            throw error;
        }
        return new SeenTree(root, files, folders);
    }
    /** Compares with the work tree, which nothing may write to meanwhile. */
    news() {
        try {
            return this.#newsOfFolders() ?? this.#newsOfFiles();
        }
        catch (error) {
            // Something is gone, or cannot be read any more.
            if ((0,errors/* isSystemError */.Or)(error))
                return { kind: 'unknown', isIgnoringSame: false };
            throw error;
        }
    }
    /** Undefined if all files are still there, and no new ones. */
    #newsOfFolders() {
        for (const [folder, { status, isSettled, names }] of this.#folders) {
            const present = (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(this.#root, folder));
            if (isSettled && isSame(present, status))
                continue;
            const presentNames = namesIn(this.#root, folder);
            const areNamesSame = presentNames.length === names.length && presentNames.every((name, at) => name === names[at]);
            if (present.mode === status.mode && areNamesSame)
                continue;
            return { kind: 'unknown', isIgnoringSame: this.#isIgnoringSame() };
        }
        return undefined;
    }
    #newsOfFiles() {
        const paths = [];
        for (const [path, { status, isSettled }] of this.#files) {
            const present = (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(this.#root, path));
            if (isSettled && isSame(present, status))
                continue;
            if (!present.isFile() || !status.isFile() || (0,external_node_path_.basename)(path) === IGNORE_FILE)
                return { kind: 'unknown', isIgnoringSame: this.#isIgnoringSame() };
            paths.push(path);
        }
        return paths.length === 0 ? { kind: 'none' } : { kind: 'edited', paths };
    }
    /** Of all folders, because a single command can change several. */
    #isIgnoringSame() {
        const isNewHere = (folder, names) => !names.includes(IGNORE_FILE) && (0,external_node_fs_.existsSync)((0,external_node_path_.join)(this.#root, folder, IGNORE_FILE));
        if ([...this.#folders].some(([folder, { names }]) => isNewHere(folder, names)))
            return false;
        return [...this.#files].every(([path, { status, isSettled }]) => (0,external_node_path_.basename)(path) !== IGNORE_FILE || (isSettled && isSame((0,external_node_fs_.lstatSync)((0,external_node_path_.join)(this.#root, path)), status)));
    }
}
/** Sorted: the order of a folder's entries is not stable. */
function namesIn(root, folder) {
    const entries = (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(root, folder), { withFileTypes: true });
    return entries.map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name)).sort();
}
/** @param now milliseconds since 1970 */
function seenAt(status, now) {
    const unsettledMs = status.ctimeMs % 1000 === 0 ? SECOND_MS : TICK_MS;
    return { status, isSettled: status.ctimeMs < now - unsettledMs };
}
function isSame(present, { ino, mode, size, mtimeMs, ctimeMs }) {
    return (present.ctimeMs === ctimeMs &&
        present.mtimeMs === mtimeMs &&
        present.size === size &&
        present.ino === ino &&
        present.mode === mode);
}

// EXTERNAL MODULE: ./src/git/work-tree.js
var work_tree = __webpack_require__(55383);
;// CONCATENATED MODULE: ./src/git/snapshots.js


/** Records states of a work tree. Nothing may write to the tree, or to the index, while it does. */
class Snapshots {
    #git;
    #workTree;
    /** The snapshot that the index holds; undefined if it holds another tree. */
    #last;
    /** Undefined until it is known. */
    #ignored;
    /** True if looking at the files takes longer than asking git. */
    #isTooLarge = false;
    constructor(git, workTree) {
        this.#git = git;
        this.#workTree = workTree;
    }
    /** Must be called when the index has changed. */
    forget() {
        this.#last = undefined;
        this.#ignored = undefined;
    }
    /** Starts git only if something may have changed since the last snapshot. */
    take() {
        return this.#take(this.#last?.seen?.news());
    }
    /** Asks git what has changed, whatever the files look like. */
    takeByGit() {
        return this.#take(undefined);
    }
    async #take(news) {
        const last = this.#last;
        if (last && news?.kind === 'none')
            return last.snapshot;
        if (news?.kind === 'unknown' && !news.isIgnoringSame)
            this.#ignored = undefined;
        this.#last = undefined;
        this.#last = await (last && news?.kind === 'edited'
            ? this.#recordEdits(last.snapshot, news.paths)
            : this.#record(last?.snapshot));
        return this.#last.snapshot;
    }
    async #recordEdits(recorded, paths) {
        const seen = this.#ignored && SeenTree.look(this.#workTree, this.#ignored);
        const snapshot = await (0,work_tree/* recordEdits */.l8)(this.#git, recorded, { workTree: this.#workTree, paths });
        return snapshot ? { snapshot, seen } : await this.#record(undefined);
    }
    async #record(recorded) {
        // First, so that what somebody else writes meanwhile, such as an editor, is news for the next snapshot.
        const seen = this.#isTooLarge ? undefined : await this.#look();
        return { snapshot: await (0,work_tree/* takeSnapshot */.W9)(this.#git, this.#workTree, recorded), seen };
    }
    async #look() {
        const known = this.#ignored;
        const seen = known && SeenTree.look(this.#workTree, known);
        if (seen)
            return seen;
        // A folder that git ignores, such as that of installed packages, can be new.
        this.#ignored = await (0,work_tree/* ignoredFolders */.YA)(this.#git);
        const all = SeenTree.look(this.#workTree, this.#ignored);
        this.#isTooLarge = !all;
        return all;
    }
}

// EXTERNAL MODULE: ./src/git/hardened-environment.js
var hardened_environment = __webpack_require__(22388);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
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
// Every file is reached through the same few trees, and several stages read the same small files, such as package.json.
const verified = new WeakMap();
const MAX_KEPT_BYTES = 64 * 1024;
function readChecked(git, type, id) {
    const objects = verified.get(git) ?? new Map();
    verified.set(git, objects);
    const key = `${type} ${id}`;
    const content = objects.get(key) ?? readAndHash(git, type, id);
    objects.set(key, content);
    if (type === 'blob')
        void forgetLarge(objects, key);
    return content;
}
async function forgetLarge(objects, key) {
    const content = await objects.get(key)?.catch(() => undefined);
    if (!content || content.length > MAX_KEPT_BYTES)
        objects.delete(key);
}
async function readAndHash(git, type, id) {
    const content = await git.readObject(type, id);
    const actual = (0,external_node_crypto_.createHash)('sha1').update(`${type} ${content.length}\0`).update(content).digest('hex');
    if (actual === id)
        return content;
    throw new errors/* UserError */.yo(`The ${type} ${id} in the workspace's .git folder is damaged or forged. Start from a clean workspace.`);
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
        const { path, ...counts } = (0,diff_trees/* parseCount */.zq)(fields[index] ?? '');
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
        if (error instanceof git_git/* TooMuchOutput */.$3)
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

// EXTERNAL MODULE: ./src/git/exclude-paths.js
var exclude_paths = __webpack_require__(13316);
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

// EXTERNAL MODULE: ./src/git/read-small.js
var read_small = __webpack_require__(14581);
;// CONCATENATED MODULE: ./src/git/read-refs.js






/** The commit of the HEAD of a git directory, read as data; undefined if it is not readable. */
async function readHead(gitDir) {
    const head = (await (0,read_small/* readSmall */.o5)((0,external_node_path_.join)(gitDir, 'HEAD')))?.toString().trim();
    if (head === undefined || (0,git_objects/* isObjectId */.TS)(head))
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
    if (!(await (0,read_small/* isRealFolder */.jj)((0,external_node_path_.join)(gitDir, 'refs'))))
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
    return folder !== undefined && (0,branch_names/* isValidBranchName */.eB)(name.slice(folder.length + 1));
}
async function looseRefNames(gitDir) {
    const pending = [...FOLDERS];
    const names = [];
    for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
        const parent = folder;
        if (!(await (0,read_small/* isRealFolder */.jj)((0,external_node_path_.join)(gitDir, parent))))
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
    const id = (await (0,read_small/* readSmall */.o5)((0,external_node_path_.join)(gitDir, ref)))?.toString().trim();
    return id !== undefined && (0,git_objects/* isObjectId */.TS)(id) ? id : undefined;
}
async function readPackedRefs(gitDir) {
    const lines = ((await (0,read_small/* readSmall */.o5)((0,external_node_path_.join)(gitDir, 'packed-refs'))) ?? '').toString().split('\n');
    return new Map(lines.flatMap((line) => ((0,git_objects/* isObjectId */.TS)(line.slice(0, 40)) ? [[line.slice(41), line.slice(0, 40)]] : [])));
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
            head: (await readHead(from)) ?? 'ref: refs/heads/none',
            url: undefined,
            refs: await readRefs(from),
            shallow: ((await (0,read_small/* readSmall */.o5)((0,external_node_path_.join)(from, 'shallow'))) ?? '').toString().split('\n').filter(git_objects/* isObjectId */.TS)
        });
        // Attack: the index is a link to a file with a secret.
        if (await (0,read_small/* isRegularFile */.Ze)((0,external_node_path_.join)(from, 'index')))
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
        const isRepository = (await (0,read_small/* isRegularFile */.Ze)((0,external_node_path_.join)(gitDir, name, 'HEAD'))) && (await (0,read_small/* isRealFolder */.jj)((0,external_node_path_.join)(gitDir, name, 'objects')));
        if (isRepository)
            found.push(name);
        if (!isRepository)
            pending.push(...(await foldersIn(gitDir, name)));
        else if (await (0,read_small/* isRealFolder */.jj)((0,external_node_path_.join)(gitDir, name, 'modules')))
            pending.push(...(await foldersIn(gitDir, `${name}/modules`)));
    }
    return found;
}
async function foldersIn(gitDir, parent) {
    const entries = await (0,errors/* unlessSystemError */.e4)((0,promises_.readdir)((0,external_node_path_.join)(gitDir, parent), { withFileTypes: true }), []);
    return entries.filter((entry) => entry.isDirectory() && NAME.test(entry.name)).map(({ name }) => `${parent}/${name}`);
}
async function areRealFolders(parent, names) {
    return (await Promise.all(names.map((name) => (0,read_small/* isRealFolder */.jj)((0,external_node_path_.join)(parent, name))))).every(Boolean);
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
        head: (0,branch_names/* isValidBranchName */.eB)(refs.branch) ? `ref: ${headOf(refs)}` : refs.start,
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
        if (error instanceof git_git/* GitFailure */.Xi)
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
        ...((0,branch_names/* isValidBranchName */.eB)(branch) ? [[headOf(refs), start]] : []),
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
async function readWorkspaceRepository(workTree) {
    const gitDir = (0,external_node_path_.join)(workTree, '.git');
    const objects = (0,external_node_path_.join)(gitDir, 'objects');
    // The list of alternates has one path per line.
    if (workTree.includes('\n'))
        return undefined;
    for (const folder of [gitDir, objects, (0,external_node_path_.join)(objects, 'pack')])
        if (!(await (0,read_small/* isRealFolder */.jj)(folder)))
            return undefined;
    if (await isLink((0,external_node_path_.join)(objects, 'info')))
        return undefined;
    if (!(await isAbsentOrEmpty((0,external_node_path_.join)(objects, 'info', 'alternates'))))
        return undefined;
    const packs = await (0,promises_.readdir)((0,external_node_path_.join)(objects, 'pack'), { withFileTypes: true });
    // A partial clone lacks objects without saying which.
    if (packs.some((entry) => !entry.isFile() || entry.name.endsWith('.promisor')))
        return undefined;
    const [head, shallow] = await Promise.all([readHead(gitDir), (0,read_small/* readSmall */.o5)((0,external_node_path_.join)(gitDir, 'shallow'))]);
    const shallowCommits = (shallow ?? '').toString().split('\n').filter(git_objects/* isObjectId */.TS);
    return shallowCommits.length > MAX_SHALLOW ? undefined : { objects, head, shallow: shallowCommits };
}
async function isAbsentOrEmpty(path) {
    try {
        const status = await (0,promises_.lstat)(path);
        return status.isFile() && status.size === 0;
    }
    catch (error) {
        // Not ENOTDIR: then something else has taken the folder's place.
        if ((0,errors/* isSystemError */.Or)(error) && error.code === 'ENOENT')
            return true;
        if ((0,read_small/* isAbsence */.Md)(error))
            return false;
        throw error;
    }
}
async function isLink(path) {
    try {
        return (await (0,promises_.lstat)(path)).isSymbolicLink();
    }
    catch (error) {
        if ((0,read_small/* isAbsence */.Md)(error))
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
    const workTree = await (0,promises_.realpath)(settings.workTree);
    const environment = {
        ...settings.environment,
        PATH: await (0,hardened_environment/* trustedSearchPath */.b)(workTree, settings.environment['PATH'] ?? '')
    };
    const remote = settings.remote && checkedRemote(settings.remote);
    const shared = await readWorkspaceRepository(workTree);
    await createPrivateRepository(gitDir, shared, isExact);
    const git = (0,git_git/* createGit */.lD)({ gitDir: await outside(workTree, gitDir), workTree, environment, signal, maxSilenceMs });
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
    const searchPath = await (0,hardened_environment/* trustedSearchPath */.b)(workTree, settings.environment['PATH'] ?? '');
    const environment = { ...settings.environment, PATH: searchPath };
    await removeLocks(gitDir);
    const git = (0,git_git/* createGit */.lD)({ gitDir: await outside(workTree, gitDir), workTree, environment, signal, maxSilenceMs });
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
    #snapshots;
    #queue = Promise.resolve();
    constructor(git, { workTree, remote, workspaceCommit }) {
        this.#git = git;
        this.#workTree = workTree;
        this.#remote = remote;
        this.workspaceCommit = workspaceCommit;
        this.#base = workspaceCommit;
        this.#snapshots = new Snapshots(git, workTree);
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
    /** Reads the commits of the branches that match a pattern in which `*` stands for any text. */
    async resolveMatching(glob) {
        if (!this.#remote)
            throw new errors/* UserError */.yo('This checkout has no remote to read branches from.');
        return await listBranches(this.#git, this.#remote, glob);
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
            await (0,work_tree/* switchWorkTree */.cd)(this.#git, commit, this.#base);
            this.#base = commit;
        });
    }
    /** Writes the repository that commands see. The work tree must have the files of `start`. */
    repositoryForCommands(refs) {
        return this.#inTurn(() => writeCommandRepository({ git: this.#git, workTree: this.#workTree, url: this.#remote?.url }, refs));
    }
    /** Makes the files of a commit the tracked ones and leaves the work tree as it is. */
    resetIndexTo(commit) {
        return this.#exclusively(async () => {
            await (0,work_tree/* resetIndex */.gn)(this.#git, commit);
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
        return this.#inTurn(() => this.#snapshots.take());
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
        const added = all.filter((path) => !(0,lock_files/* isLockFile */.u)(path));
        await (0,exclude_paths/* excludePaths */.l)(this.#git.directory, added);
        const after = await this.snapshot();
        const wanted = await this.#withEntries(before.tree, after.tree, all.filter(lock_files/* isLockFile */.u));
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
    /** What differs between two commits or trees. */
    differencesBetween(comparison) {
        return fileDifferences(this.#git, comparison);
    }
    /** How many lines of each file differ between two trees. */
    async compare(from, to) {
        if (from === to)
            return [];
        return (await (0,diff_trees/* differences */.tX)(this.#git, from, to)).map(({ path, added, removed }) => ({ path, added, removed }));
    }
    /** False if an object of these trees is missing. */
    async hasAllObjects(trees) {
        return (await Promise.all(trees.map((tree) => (0,git_objects/* hasAllObjects */.S3)(this.#git, tree)))).every(Boolean);
    }
    /** Deletes objects that neither a ref nor the last snapshot holds. */
    async prune() {
        await this.#git.run(['prune', '--expire=now']);
    }
    /** What has changed in the work tree since `baseline`, relative to `base`. See `changesBetween` for what counts. */
    async changesSince(question) {
        const { base, baseline, touched } = question;
        // What is published must not depend on time stamps.
        const now = await this.#inTurn(() => this.#snapshots.takeByGit());
        const change = await changesBetween(this.#git, { base, baseline: baseline.tree, now: now.tree, touched });
        const ignored = await (0,work_tree/* ignoredAmong */.rO)(this.#git, touched);
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
        return (0,git_objects/* entriesAt */.ws)(this.#git, commit, paths);
    }
    /** Paths of all files of a commit or tree. */
    async filesOf(tree) {
        const listing = await this.#git.run(['ls-tree', '-r', '-z', '--name-only', '--full-tree', tree]);
        return listing.split('\0').filter(Boolean);
    }
    /** Commits a tree and pushes it to a branch of another repository on the same server. */
    async push(commit) {
        if (!this.#remote)
            throw new errors/* UserError */.yo('This checkout has no remote whose token could push.');
        return await pushCommit(this.#git, this.#remote, commit);
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
        const files = (await (0,diff_trees/* differences */.tX)(this.#git, from, to)).filter((difference) => !(0,diff_trees/* isGitlink */.Z$)(difference));
        await this.restore(tree, await treeWith(this.#git, tree, files));
    }
    /** The submodules that differ between two trees. */
    async changedSubmodules(from, to) {
        return (await (0,diff_trees/* differences */.tX)(this.#git, from, to)).filter(diff_trees/* isGitlink */.Z$).map(({ path }) => path);
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
        const entries = [...(await (0,git_objects/* entriesAt */.ws)(this.#git, from, paths))];
        return await treeWith(this.#git, tree, entries.map(([path, { mode, blob }]) => ({ path, newMode: mode, newBlob: blob })));
    }
    #untracked() {
        return this.#inTurn(() => (0,work_tree/* untrackedPaths */.kN)(this.#git));
    }
    /** For what changes the index or the files. */
    #exclusively(work) {
        return this.#inTurn(() => {
            this.#snapshots.forget();
            return work();
        });
    }
    #inTurn(work) {
        const result = this.#queue.then(work);
        this.#queue = result.catch(() => undefined);
        return result;
    }
}


/***/ }),

/***/ 70712:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mq: () => (/* binding */ ABSENT_MODE),
/* harmony export */   N0: () => (/* binding */ isAdded),
/* harmony export */   Z$: () => (/* binding */ isGitlink),
/* harmony export */   iG: () => (/* binding */ NO_BLOB),
/* harmony export */   oy: () => (/* binding */ isDeleted),
/* harmony export */   tX: () => (/* binding */ differences),
/* harmony export */   zq: () => (/* binding */ parseCount)
/* harmony export */ });
/* unused harmony export parseDifferences */
/* harmony import */ var _objects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68219);

/** The mode of a path that does not exist. */
const ABSENT_MODE = '000000';
/** Instead of the id of a blob that does not exist. */
const NO_BLOB = '0'.repeat(40);
const GITLINK = '160000';
/** Compares two trees or commits, path by path. A renamed file counts as one removed and one added. */
function differences(git, from, to) {
    // A name can mean another tree later.
    if (!(0,_objects_js__WEBPACK_IMPORTED_MODULE_0__/* .isObjectId */ .TS)(from) || !(0,_objects_js__WEBPACK_IMPORTED_MODULE_0__/* .isObjectId */ .TS)(to))
        return compare(git, from, to);
    const pairs = compared.get(git) ?? new Map();
    compared.set(git, pairs);
    const pair = `${from} ${to}`;
    const result = pairs.get(pair) ?? compare(git, from, to);
    // Last in the order of insertion: the newest stay.
    pairs.delete(pair);
    pairs.set(pair, result);
    const [oldest = ''] = pairs.keys();
    if (pairs.size > MAX_KEPT_PAIRS)
        pairs.delete(oldest);
    result.catch(() => pairs.delete(pair));
    return result;
}
// The account, the rules about paths and publishing compare the same few trees.
const compared = new WeakMap();
const MAX_KEPT_PAIRS = 4;
async function compare(git, from, to) {
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


/***/ }),

/***/ 43999:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $3: () => (/* binding */ TooMuchOutput),
/* harmony export */   Xi: () => (/* binding */ GitFailure),
/* harmony export */   lD: () => (/* binding */ createGit)
/* harmony export */ });
/* harmony import */ var simple_git__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31034);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59973);
/* harmony import */ var _hardened_environment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22388);



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
function createGit(settings) {
    const { gitDir, workTree, signal, maxSilenceMs } = settings;
    const inherited = pick(settings.environment, INHERITED);
    // A new instance for each command: simple-git queues the commands of one instance and drops the rest after a failure.
    async function call(args, options, send) {
        signal?.throwIfAborted();
        const environment = environmentOf(settings, inherited, options);
        let failure;
        const outputLimit = new AbortController();
        const git = (0,simple_git__WEBPACK_IMPORTED_MODULE_0__/* .simpleGit */ .Lp)({
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
        readObject: (type, id, options = {}) => call(['cat-file', type, id], options, (git) => git.binaryCatFile([type, id])) // typed as any
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
        ...(0,_hardened_environment_js__WEBPACK_IMPORTED_MODULE_1__/* .hardenedEnvironment */ .j)(environment['PATH'] ?? '', call.config),
        ...OWN_ENVIRONMENT,
        GIT_DIR: gitDir,
        ...(call.inWorkTree && { GIT_WORK_TREE: workTree }),
        ...(call.indexFile !== undefined && { GIT_INDEX_FILE: call.indexFile })
    };
}
function isTimeout(error) {
    return error instanceof simple_git__WEBPACK_IMPORTED_MODULE_0__/* .GitPluginError */ .Uo && error.plugin === 'timeout';
}
function toUserError(error) {
    if (isTimeout(error)) {
        const message = 'git did not finish in the workspace. A named pipe may have replaced a file that git reads, such as a .gitignore.';
        return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${message} Start from a clean workspace.`, { cause: error });
    }
    if (!(error instanceof GitFailure) || !error.stderr.includes('spawn git ENOENT'))
        return error;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo('git was not found on the PATH. Install git 2.39 or newer.', { cause: error });
}


/***/ }),

/***/ 68219:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iv: () => (/* binding */ blobSizes),
/* harmony export */   S3: () => (/* binding */ hasAllObjects),
/* harmony export */   TP: () => (/* binding */ MAX_BLOB_BYTES),
/* harmony export */   TS: () => (/* binding */ isObjectId),
/* harmony export */   gm: () => (/* binding */ readBlob),
/* harmony export */   sT: () => (/* binding */ checkFileCount),
/* harmony export */   ws: () => (/* binding */ entriesAt)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59973);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43999);


/** GitHub's limit for one file. */
const MAX_BLOB_BYTES = 100 * 1024 * 1024;
/** About twenty times the files of the Linux kernel. */
const MAX_FILES = 2_000_000;
/** True for the full id of a commit, tree or blob. An abbreviation or a name can be made to mean something else. */
function isObjectId(text) {
    return /^[0-9a-f]{40}$/.test(text);
}
/** @throws UserError for a file over 100 MiB */
async function readBlob(git, id) {
    try {
        return await git.readObject('blob', id, { maxBytes: MAX_BLOB_BYTES });
    }
    catch (error) {
        if (!(error instanceof _git_js__WEBPACK_IMPORTED_MODULE_0__/* .TooMuchOutput */ .$3))
            throw error;
        const [size = 0] = await blobSizes(git, [id]);
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`A file of ${size} bytes cannot be published: GitHub's limit is ${MAX_BLOB_BYTES} bytes. Leave it out of the change.`, { cause: error });
    }
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
        if (!(error instanceof _git_js__WEBPACK_IMPORTED_MODULE_0__/* .TooMuchOutput */ .$3))
            throw error;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`The commit ${commit} has more than ${MAX_FILES} files, which is too many to work on.`, {
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
        if (error instanceof _git_js__WEBPACK_IMPORTED_MODULE_0__/* .GitFailure */ .Xi)
            return false;
        throw error;
    }
}


/***/ }),

/***/ 14581:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Md: () => (/* binding */ isAbsence),
/* harmony export */   Ze: () => (/* binding */ isRegularFile),
/* harmony export */   jj: () => (/* binding */ isRealFolder),
/* harmony export */   o5: () => (/* binding */ readSmall)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59973);
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



const MAX_BYTES = 16 * 1024 * 1024;
/**
 * A file of a folder that strangers can write to. Undefined if it is missing, too large or no regular file: a link could lead to a
 * secret, and a pipe would block.
 */
async function readSmall(path, maxBytes = MAX_BYTES) {
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const file = __addDisposableResource(env_1, await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK), true);
            const status = await file.stat();
            return status.isFile() && status.size <= maxBytes ? await file.readFile() : undefined;
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
    catch (error) {
        if (isAbsence(error))
            return undefined;
        throw error;
    }
}
/** False for a link to a folder. */
async function isRealFolder(path) {
    return (await statusOf(path))?.isDirectory() ?? false;
}
/** False for a link to a file. */
async function isRegularFile(path) {
    return (await statusOf(path))?.isFile() ?? false;
}
async function statusOf(path) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(path);
    }
    catch (error) {
        if (isAbsence(error))
            return undefined;
        throw error;
    }
}
function isAbsence(error) {
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isSystemError */ .Or)(error) && ['ENOENT', 'ENOTDIR', 'ELOOP', 'EACCES', 'EISDIR', 'ENXIO'].includes(error.code ?? '');
}


/***/ }),

/***/ 58373:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ isModulesFile),
/* harmony export */   m: () => (/* binding */ unsafePathReason)
/* harmony export */ });
/* harmony import */ var _text_normalized_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60409);

/**
 * Why a path cannot be part of a change; undefined if it can.
 *
 * Git refuses these paths too, but fails the whole command. On file systems that ignore case or drop characters (NTFS, HFS+), such
 * a name becomes the `.git` folder of everyone who checks the change out, and git runs what it contains.
 */
function unsafePathReason(path) {
    if (path.includes('\uFFFD'))
        return 'its name is not valid UTF-8';
    if ((0,_text_normalized_path_js__WEBPACK_IMPORTED_MODULE_0__/* .isInGitFolder */ .e9)(path))
        return 'some systems treat its name as a .git folder';
    return undefined;
}
/** True for a name that some file system treats as `.gitmodules`. Git refuses that file if it is a symbolic link. */
function isModulesFile(path) {
    return /(^|\/)(\.gitmodules|gitmod~\d+|gi7eba~\d+)$/.test((0,_text_normalized_path_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizedPath */ .pT)(path));
}


/***/ }),

/***/ 55383:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nf: () => (/* binding */ GIT_IGNORES),
/* harmony export */   W9: () => (/* binding */ takeSnapshot),
/* harmony export */   YA: () => (/* binding */ ignoredFolders),
/* harmony export */   cd: () => (/* binding */ switchWorkTree),
/* harmony export */   gn: () => (/* binding */ resetIndex),
/* harmony export */   kN: () => (/* binding */ untrackedPaths),
/* harmony export */   l8: () => (/* binding */ recordEdits),
/* harmony export */   rO: () => (/* binding */ ignoredAmong)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(59973);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43999);
/* harmony import */ var _objects_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68219);
/* harmony import */ var _unsafe_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58373);







/**
 * Makes the work tree equal to a commit. Deletes files of `previous` that the commit does not have, overwrites changed files and
 * keeps files that are in neither. Files with the right content are not written, so that build caches stay valid.
 *
 * @param previous the commit of the work tree until now; undefined if it has no tracked files
 * @throws UserError if the operating system refuses to write a file, or the commit has too many files
 */
async function switchWorkTree(git, commit, previous) {
    try {
        await (0,_objects_js__WEBPACK_IMPORTED_MODULE_3__/* .checkFileCount */ .sT)(git, commit);
        await resetIndex(git, previous ?? '--empty');
        if (previous !== undefined)
            await git.run(['update-index', '-q', '--refresh'], { inWorkTree: true, exitCodes: [1] });
        await git.run(['read-tree', '--reset', '-u', commit], { inWorkTree: true });
    }
    catch (error) {
        if (!(error instanceof _git_js__WEBPACK_IMPORTED_MODULE_2__/* .GitFailure */ .Xi))
            throw error;
        const message = `The workspace could not be switched to commit ${commit}: ${error.stderr}`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .yo(`${message} Check who owns its files, or start from a clean workspace.`, { cause: error });
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
/**
 * Writes the present state of a work tree in which at most the content and modes of these files have changed since the last snapshot.
 * Undefined if it takes more: the index can be incomplete then.
 */
async function recordEdits(git, { skipped }, { workTree, paths }) {
    const known = new Set(skipped.map(({ path }) => path));
    const candidates = await Promise.all(paths.map((path) => checkFile(workTree, path)));
    if (candidates.some(({ path, reason }) => reason !== undefined || known.has(path)))
        return undefined;
    try {
        // Fails for an ignored file: it is not in the index.
        await updateIndex(git, [], paths);
    }
    catch (error) {
        if (error instanceof _git_js__WEBPACK_IMPORTED_MODULE_2__/* .GitFailure */ .Xi)
            return undefined;
        throw error;
    }
    return { tree: (await git.run(['write-tree'])).trim(), skipped };
}
/**
 * Folders that a pattern ignores, so that git ignores whatever comes into them, each ending with a slash. Not those that only happen to
 * have nothing but ignored files.
 */
async function ignoredFolders(git) {
    const options = ['-z', '--others', '--ignored', '--exclude-standard', '--directory'];
    const output = await git.run(['ls-files', ...options], { inWorkTree: true });
    const folders = output.split('\0').filter((path) => path.endsWith('/'));
    if (folders.length === 0)
        return new Set();
    // Without the slash, with which `folder/*` would match the folder too. After `./`, no name is a pattern.
    const input = folders.map((folder) => `./${folder.slice(0, -1)}\0`).join('');
    const command = ['--no-literal-pathspecs', 'check-ignore', '-z', '--stdin'];
    const ignored = await git.run(command, { inWorkTree: true, input, exitCodes: [1] });
    return new Set(ignored.split('\0').flatMap((path) => (path === '' ? [] : [`${path.slice('./'.length)}/`])));
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
const TOO_LARGE = `it is larger than ${_objects_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_BLOB_BYTES */ .TP / 2 ** 20} MiB`;
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
    const unsafeReason = (0,_unsafe_path_js__WEBPACK_IMPORTED_MODULE_4__/* .unsafePathReason */ .m)(path);
    if (unsafeReason !== undefined)
        return { path, reason: unsafeReason };
    const status = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workTree, path));
    if (status.isSymbolicLink() && (0,_unsafe_path_js__WEBPACK_IMPORTED_MODULE_4__/* .isModulesFile */ .M)(path))
        return { path, reason: 'it is a .gitmodules that is a symbolic link' };
    if (!status.isFile() && !status.isSymbolicLink())
        return { path, reason: 'it is neither a file nor a symbolic link' };
    return { path, reason: status.size > _objects_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_BLOB_BYTES */ .TP ? TOO_LARGE : undefined };
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
        if (!(error instanceof _git_js__WEBPACK_IMPORTED_MODULE_2__/* .GitFailure */ .Xi))
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
    return new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .yo(`The files of the workspace could not be recorded: ${error.stderr}`, { cause: error });
}
async function unreadableAmong(workTree, paths) {
    const unreadable = new Set();
    for (const path of paths) {
        try {
            const absolute = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workTree, path);
            if (!(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(absolute)).isSymbolicLink())
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.access)(absolute, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.constants.R_OK);
        }
        catch (error) {
            if (!(0,_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .isSystemError */ .Or)(error))
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


/***/ })

};
