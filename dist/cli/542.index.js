export const id = 542;
export const ids = [542];
export const modules = {

/***/ 7542:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  demo: () => (/* binding */ demo)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/loopback/demo/project.js
var project = __webpack_require__(223);
// EXTERNAL MODULE: ./src/loopback/demo/scene.js + 65 modules
var demo_scene = __webpack_require__(9633);
// EXTERNAL MODULE: ./src/loopback/demo/script.js
var script = __webpack_require__(5379);
// EXTERNAL MODULE: ./src/loopback/runner/log-view.js + 1 modules
var log_view = __webpack_require__(3860);
// EXTERNAL MODULE: ./src/loopback/runner/runner.js + 1 modules
var runner_runner = __webpack_require__(1520);
// EXTERNAL MODULE: ./src/workspace/choose-sandbox.js + 10 modules
var choose_sandbox = __webpack_require__(3131);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
;// CONCATENATED MODULE: ./src/cli/demo-proof.js


/** Nobody has to believe the run: the branch is cloned anew and its tests are run there. @throws Error when git fails */
async function proveOnFreshClone({ cloneUrl, branch, base, folder, environment }) {
    const run = (0,external_node_util_.promisify)(external_node_child_process_.execFile);
    await run('git', ['clone', '--quiet', '--branch', branch, cloneUrl, folder], { env: environment });
    const range = `origin/${base}...HEAD`;
    const { stdout: diff } = await run('git', ['diff', '--no-color', '--no-ext-diff', range], {
        cwd: folder,
        env: environment
    });
    const exitCode = await run('npm', ['test'], { cwd: folder, env: environment }).then(() => 0, exitCodeOf);
    return { command: 'npm test', exitCode, diff };
}
function exitCodeOf(error) {
    if (Error.isError(error) && 'code' in error && typeof error.code === 'number')
        return error.code;
    throw error;
}

// EXTERNAL MODULE: ./src/report/format.js
var format = __webpack_require__(9152);
// EXTERNAL MODULE: ./src/tasks/visible-text.js
var visible_text = __webpack_require__(3067);
;// CONCATENATED MODULE: ./src/cli/demo-text.js



function styleFor(stream) {
    return (format, text) => (0,external_node_util_.styleText)(format, text, { stream, validateStream: true });
}
/** Lines of a command's output that are shown: its end, where it says what failed. */
const DETAILS = 6;
/** The action's log, set off from what the demo itself says, with long output folded. */
class DemoLog {
    #style;
    #say;
    #details = [];
    constructor(style, say) {
        this.#style = style;
        this.#say = say;
    }
    add(line) {
        const text = (0,visible_text/* visibleText */.Q)(line);
        // What a step or a tool has to say stands further left.
        if (text.startsWith('    '))
            this.#details.push(text);
        else {
            this.end();
            this.#print(/^[▸■]/.test(text) ? text : this.#style('dim', text));
        }
    }
    end() {
        const hidden = this.#details.length - DETAILS;
        if (hidden > 0)
            this.#print(this.#style('dim', `    … ${hidden} lines`));
        for (const line of this.#details.slice(-DETAILS))
            this.#print(this.#style('dim', line));
        this.#details = [];
    }
    #print(text) {
        this.#say(`${this.#style('dim', '  │')} ${text}\n`);
    }
}
/**
 * The end of the demo for people: the pull request, its change, the proof, and where to look next.
 *
 * @param options.demo is how the demo was called
 */
function describeDemo(result, options) {
    const { style, demo } = options;
    const { pullRequest, outcome, proof, durationMs, modelRequests, githubRequests, kept } = result;
    const requests = `${modelRequests} requests to the model, ${githubRequests} to GitHub`;
    const figures = `Outcome: ${outcome}, after ${(0,format/* formatDuration */.a3)(durationMs)}, ${requests}.`;
    if (!pullRequest || !proof)
        return `\n${style('bold', 'There is no pull request.')}\n${figures}\n`;
    const sign = proof.exitCode === 0 ? style('green', '✓') : style('red', '✗');
    const sections = [
        style('bold', `Pull request #${pullRequest.number}: ${pullRequest.title}`),
        indent(leadOf(pullRequest.body)),
        style('bold', 'Its change'),
        indent(colourDiff(proof.diff, style)),
        style('bold', 'The proof'),
        indent(`${sign} ${proof.command} on a fresh clone of its branch: exit code ${proof.exitCode}`),
        indent(figures),
        kept ? describeKept(kept, style) : '',
        describeNext(demo, style)
    ];
    return `\n${sections.filter(Boolean).join('\n\n')}\n`;
}
// The rest, folded on a page, would be a wall here.
function leadOf(body) {
    return (body.split(/\n(?:> \[!|<details>)/, 1)[0] ?? '').trim();
}
function colourDiff(diff, style) {
    const lines = diff.trimEnd().split('\n');
    const shown = lines.filter((line) => !/^(?:diff --git|index|---) /.test(line));
    return shown.map((line) => colourLine(line, style)).join('\n');
}
function colourLine(line, style) {
    if (line.startsWith('+++ b/'))
        return style('bold', line.slice('+++ b/'.length));
    if (line.startsWith('+'))
        return style('green', line);
    if (line.startsWith('-'))
        return style('red', line);
    return line.startsWith('@@') ? style('cyan', line) : line;
}
function describeKept({ folder, ...places }, style) {
    const lines = Object.entries(places).map(([name, path]) => `${name.padEnd(12)}${path}`);
    return `${style('bold', 'Kept')} in ${folder}\n\n${indent(lines.join('\n'))}`;
}
function describeNext(demo, style) {
    const commands = [
        [`${demo} --serve`, 'the issue and the pull request as a page'],
        [`${demo} --keep`, 'with the repository, the workspace and the trace left to look at'],
        ['npx forgehand run "fix the failing test" --model NAME', 'a real model on your own checkout'],
        ['README.md', 'the workflow for your repository on GitHub']
    ];
    const width = Math.max(...commands.map(([command]) => command.length));
    const lines = commands.map(([command, about]) => `${command.padEnd(width)}  ${style('dim', about)}`);
    return `${style('bold', 'Next')}\n\n${indent(lines.join('\n'))}`;
}
function indent(text) {
    return text.replace(/^(?=.)/gm, '  ');
}

// EXTERNAL MODULE: ./src/cli/interrupt.js
var interrupt = __webpack_require__(5098);
// EXTERNAL MODULE: ./src/cli/json-text.js
var json_text = __webpack_require__(3727);
// EXTERNAL MODULE: ./src/cli/machine.js
var cli_machine = __webpack_require__(7012);
// EXTERNAL MODULE: ./src/cli/package-root.js
var package_root = __webpack_require__(9850);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
// EXTERNAL MODULE: ../node_modules/rehype-raw/lib/index.js + 27 modules
var lib = __webpack_require__(9776);
// EXTERNAL MODULE: ../node_modules/rehype-sanitize/lib/index.js + 2 modules
var rehype_sanitize_lib = __webpack_require__(9312);
// EXTERNAL MODULE: ../node_modules/rehype-stringify/lib/index.js + 22 modules
var rehype_stringify_lib = __webpack_require__(4063);
// EXTERNAL MODULE: ../node_modules/remark-gfm/lib/index.js + 58 modules
var remark_gfm_lib = __webpack_require__(6819);
// EXTERNAL MODULE: ../node_modules/remark-parse/lib/index.js + 43 modules
var remark_parse_lib = __webpack_require__(8063);
// EXTERNAL MODULE: ../node_modules/remark-rehype/lib/index.js + 30 modules
var remark_rehype_lib = __webpack_require__(4671);
// EXTERNAL MODULE: ../node_modules/unified/lib/index.js + 7 modules
var unified_lib = __webpack_require__(5522);
;// CONCATENATED MODULE: ./src/loopback/demo/page.js







const STYLE = `
  body { font: 15px/1.55 system-ui, sans-serif; margin: 2rem auto; max-width: 58rem; padding: 0 1rem; color: #1f2328; }
  h1 { font-size: 1.5rem; margin: 2.5rem 0 1rem; } h1 small { color: #59636e; font-weight: normal; }
  article { border: 1px solid #d1d9e0; border-radius: 6px; margin: 0 0 1rem; overflow: hidden; }
  article > header { background: #f6f8fa; border-bottom: 1px solid #d1d9e0; padding: .4rem 1rem; color: #59636e; }
  article > div { padding: .2rem 1rem .6rem; }
  table { border-collapse: collapse; margin: .6rem 0; } th, td { border: 1px solid #d1d9e0; padding: .3rem .7rem; text-align: left; }
  th { background: #f6f8fa; } pre { background: #f6f8fa; border-radius: 6px; overflow: auto; padding: .8rem; }
  code { background: #eff1f3; border-radius: 4px; font-size: .87em; padding: .1em .35em; } pre code { background: none; padding: 0; }
  blockquote { border-left: 4px solid #d1d9e0; color: #59636e; margin: .5rem 0; padding: 0 1rem; } summary { cursor: pointer; }
  blockquote b:first-child { color: #0969da; display: block; } a { color: #0969da; }
  .diff { border-radius: 0; font-size: .87em; line-height: 1.5; margin: 0; } .diff > * { display: block; min-height: 1.5em; text-decoration: none; }
  .diff ins { background: #dafbe1; } .diff del { background: #ffebe9; } .diff b { background: #fff; margin-top: .6rem; } .diff i { color: #59636e; font-style: normal; }`;
// GitHub's alerts are no part of its Markdown's description, so the parser leaves the word as it is.
const ALERT = /(?<=<blockquote>\s*<p>)\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]\s*/g;
/** A page that shows threads as GitHub would: GitHub's Markdown, with what GitHub's sanitizer leaves of raw HTML. */
async function renderPage(title, threads) {
    const sections = (await Promise.all(threads.map(renderThread))).join('');
    const body = threads.reduce((html, { url, number }) => html.replaceAll(`href="${url}"`, `href="#${number}"`), sections);
    const head = `<meta charset="utf-8"><title>${escapeHtml(title)}</title><style>${STYLE}</style>`;
    return `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`;
}
async function renderThread({ kind, number, title, entries, diff }) {
    const articles = await Promise.all(entries.map(async ({ author, body }) => {
        const html = await renderMarkdown(body);
        return `<article><header><b>${escapeHtml(author)}</b></header><div>${html}</div></article>`;
    }));
    const heading = `<h1>${escapeHtml(title)} <small>${kind} #${number}</small></h1>`;
    return `<section id="${number}">${heading}${articles.join('')}${diff === undefined ? '' : renderDiff(diff)}</section>`;
}
function renderDiff(diff) {
    const lines = diff
        .trimEnd()
        .split('\n')
        .filter((line) => !/^(?:diff --git|index|---) /.test(line));
    const rows = lines.map((line) => {
        const element = elementFor(line);
        return `<${element}>${escapeHtml(line.replace(/^\+\+\+ b\//, ''))}</${element}>`;
    });
    return `<article><header><b>Files changed</b></header><pre class="diff">${rows.join('')}</pre></article>`;
}
function elementFor(line) {
    if (line.startsWith('+++ '))
        return 'b';
    if (line.startsWith('@@'))
        return 'i';
    if (line.startsWith('+'))
        return 'ins';
    return line.startsWith('-') ? 'del' : 'span';
}
async function renderMarkdown(markdown) {
    // rehype-sanitize's default schema is GitHub's.
    const file = await (0,unified_lib/* unified */.l)()
        .use(remark_parse_lib/* default */.A)
        .use(remark_gfm_lib/* default */.A)
        .use(remark_rehype_lib/* default */.A, { allowDangerousHtml: true })
        .use(lib/* default */.A)
        .use(rehype_sanitize_lib/* default */.A)
        .use(rehype_stringify_lib/* default */.A)
        .process(markdown);
    return String(file).replace(ALERT, (_, kind) => `<b>${kind.slice(0, 1)}${kind.slice(1).toLowerCase()}</b>`);
}
function escapeHtml(text) {
    return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

;// CONCATENATED MODULE: ./src/cli/serve-page.js



/** Shows the issues and pull requests of the scene on 127.0.0.1 until the signal is raised. */
async function servePage(scene, { diff, signal, say }) {
    const html = await renderPage(scene.repository.fullName, threadsOf(scene, diff));
    const server = (0,external_node_http_.createServer)((_, response) => {
        // Even if the sanitizer let something through, it could neither run nor call home.
        const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }).end(html);
    });
    server.listen(0, '127.0.0.1');
    await (0,external_node_events_.once)(server, 'listening');
    // A TCP server has an address with a port.
    const { port } = server.address();
    say(`\nThe issue and the pull request as a page: http://127.0.0.1:${port}/ (Ctrl+C ends it)\n`);
    if (!signal.aborted)
        await (0,external_node_events_.once)(signal, 'abort');
    server.close();
    server.closeAllConnections();
}
function threadsOf({ repository, github }, diff) {
    return [...repository.state.issues.values()].map((issue) => ({
        kind: issue.pullRequest ? 'Pull request' : 'Issue',
        number: issue.number,
        title: issue.title,
        url: `${github.serverUrl}/${repository.fullName}/${issue.pullRequest ? 'pull' : 'issues'}/${issue.number}`,
        entries: [
            { author: issue.author.login, body: issue.body ?? '' },
            ...repository.comments(issue.number).map(({ author, body }) => ({ author: author.login, body }))
        ],
        diff: issue.pullRequest ? diff : undefined
    }));
}

;// CONCATENATED MODULE: ./src/cli/demo.js














const PROJECT = { owner: 'demo', name: 'kitchen-timer' };
/** Plays the whole path on this machine. Returns the exit code of the command. */
async function demo({ json, keep, serve }) {
    const action = (0,package_root/* packageRoot */.Z)();
    const signal = (0,interrupt/* listenForInterrupt */.Y)();
    // With --json standard output is the result's alone.
    const stream = json ? process.stderr : process.stdout;
    const style = styleFor(stream);
    const say = (text) => void stream.write(text);
    const machine = (0,cli_machine/* machineEnvironment */.R)();
    const scene = await (0,demo_scene/* openScene */.H)({
        repository: { ...PROJECT, files: project/* demoProject */.ZJ },
        script: script/* demoScript */.x,
        maintainer: project/* demoComment */.Xq.author,
        searchPath: machine.PATH
    });
    try {
        const stage = { action, machine, signal, style, say: json ? () => undefined : say, keep: keep === true };
        const result = await play(scene, stage);
        if (json)
            process.stdout.write((0,json_text/* jsonText */.s)(result));
        else
            say(describeDemo(result, { style, demo: invocation() }));
        const isProven = result.outcome === 'proposed' && result.proof?.exitCode === 0;
        if (serve && !signal.aborted)
            await servePage(scene, { diff: result.proof?.diff, signal, say });
        return isProven ? 0 : 1;
    }
    finally {
        await scene.close({ keepFiles: keep === true });
    }
}
/** What to type for another demo. Without an installed package there is no program of the name in the PATH. */
function invocation() {
    return process.env['npm_lifecycle_event'] === 'demo' ? 'npm run demo --' : 'forgehand demo';
}
async function play(scene, stage) {
    const { machine, keep, signal } = stage;
    const main = await playAction(scene, stage);
    const branch = main.outputs['branch'] ?? '';
    const clone = (0,external_node_path_.join)(scene.folder, 'fresh-clone');
    const proof = branch === '' || signal.aborted
        ? undefined
        : await proveOnFreshClone({
            cloneUrl: scene.repository.cloneUrl,
            branch,
            base: scene.repository.state.defaultBranch,
            folder: clone,
            environment: machine
        });
    const kept = {
        folder: scene.folder,
        repository: scene.repository.state.git.directory,
        workspace: scene.workspace,
        trace: main.outputs['trace-path'] ?? '',
        clone
    };
    return summarise(scene, main, { proof, kept: keep ? kept : undefined });
}
async function playAction(scene, stage) {
    const { action, machine, signal, style, say } = stage;
    const { repository, github, model } = scene;
    const issue = repository.openIssue(project/* demoIssue */.lA);
    const comment = repository.comment(issue.number, project/* demoComment */.Xq);
    const [request = ''] = project/* demoComment */.Xq.body.split('\n', 1);
    say(`${style('bold', 'From a comment to a pull request')}: all of it on this machine, without a key or an account.\n\n`);
    say(`  GitHub  ${github.serverUrl} with the repository ${repository.fullName}\n`);
    say(`  model   ${model.baseUrl}, which plays a script\n\n`);
    say(`${style('bold', project/* demoIssue */.lA.author)} opened issue #${issue.number}: ${project/* demoIssue */.lA.title}\n`);
    say(`${style('bold', project/* demoComment */.Xq.author)} commented: ${style('cyan', request)}\n\n`);
    const inputs = await inputsFor(scene, stage);
    const log = new DemoLog(style, say);
    const view = new log_view/* LogView */.I((line) => {
        log.add(line);
    });
    const onLog = (text) => {
        view.add(text);
    };
    const runner = await runner_runner/* Runner */.b.start(scene.jobFor(comment.id, { action, environment: machine, inputs, onLog }), scene.folder);
    signal.addEventListener('abort', () => void runner.cancel());
    const main = await runner.main();
    await runner.post();
    view.end();
    log.end();
    return main;
}
/** Without a sandbox the action refuses every command. What the demo runs is its own, so here it may go without one. */
async function inputsFor(scene, { machine, style, say }) {
    const stateFolder = (0,external_node_path_.join)(scene.folder, 'sandbox');
    const boundary = { root: scene.workspace, stateFolder, hidden: [], readable: [], searchPath: machine.PATH };
    if (await (0,choose_sandbox/* chooseSandbox */.H)('auto', boundary))
        return {};
    say(style(['bold', 'yellow'], 'NO SANDBOX WORKS ON THIS MACHINE.'));
    say(' The demo goes on without one, for the code it runs is its own. The action would refuse\n');
    say('commands here until bubblewrap is installed and user namespaces are allowed.\n\n');
    return { sandbox: 'off' };
}
function summarise(scene, main, more) {
    const { outputs, exitCode, durationMs } = main;
    const number = Number(outputs['pull-request-number']);
    const opened = number > 0 ? scene.repository.pullRequest(number) : undefined;
    return {
        outcome: outputs['outcome'] ?? 'none',
        pullRequest: opened && {
            number,
            url: outputs['pull-request-url'] ?? '',
            title: opened.title,
            body: opened.body ?? ''
        },
        outputs,
        exitCode,
        durationMs: Math.round(durationMs),
        githubRequests: scene.github.requests.length,
        modelRequests: scene.model.requests.length,
        ...more
    };
}


/***/ }),

/***/ 9152:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   WH: () => (/* binding */ estimateSign),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   fq: () => (/* binding */ formatEdits)
/* harmony export */ });
/* unused harmony export formatDollars */
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
        return `${shorten(count / 1_000)}k`;
    return `${shorten(count / 1_000_000)}M`;
}
/** Cents, and finer where a cent says nothing. */
function formatDollars(dollars) {
    return `$${dollars.toFixed(dollars < 0.1 ? 4 : 2)}`;
}
/** What stands before tokens and dollars of which some were not counted by the provider. */
function estimateSign({ isEstimate }) {
    return isEstimate ? '≈' : '';
}
/** `1 file`, `3 files`. */
function plural(count, noun) {
    return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
/** `+3 −1`, '' when nothing was edited. */
function formatEdits(edits) {
    if (edits.length === 0)
        return '';
    const added = edits.reduce((sum, edit) => sum + edit.added, 0);
    const removed = edits.reduce((sum, edit) => sum + edit.removed, 0);
    return `+${added} −${removed}`;
}
function shorten(value) {
    return value.toFixed(1).replace(/\.0$/, '');
}
function pad(value) {
    return String(value).padStart(2, '0');
}


/***/ })

};
