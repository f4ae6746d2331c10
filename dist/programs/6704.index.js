export const id = 6704;
export const ids = [6704];
export const modules = {

/***/ 77766:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ readLocalModels),
/* harmony export */   k: () => (/* binding */ settingNamesOf)
/* harmony export */ });
/* harmony import */ var _settings_endpoint_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79559);
/* harmony import */ var _settings_providers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28658);
/* harmony import */ var _settings_workflow_models_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57182);
/* harmony import */ var _usage_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4565);




/** @throws UsageError that lists every mistake: an invalid URL, a missing key, or a key that would be sent unencrypted */
function readLocalModels(flags, environment) {
    const { model, api, baseUrl = '', fallbackModel = [] } = flags;
    if (baseUrl !== '' && !(0,_settings_endpoint_js__WEBPACK_IMPORTED_MODULE_2__/* .isEndpoint */ .c)(baseUrl)) {
        // The URL can contain a password, so the message does not repeat it.
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .e('The base URL is not a usable http or https address. ' +
            'Set --base-url or OPENAI_BASE_URL to one such as https://api.openai.com/v1, without user name, query or fragment.');
    }
    const keys = keysFor(baseUrl, environment);
    const settings = { model, api, baseUrl, keys, identity: undefined };
    const settingOf = { model: '--model', fallback: '--fallback-model' };
    const { models, problems: mistakes } = (0,_settings_workflow_models_js__WEBPACK_IMPORTED_MODULE_1__/* .readModels */ .F)(settings, {
        fallbacks: fallbackModel,
        names: OPTIONS,
        settingOf,
        hasAllKeys: true
    });
    if (mistakes.length > 0)
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .e(mistakes.join('\n'));
    return models;
}
/** With a base URL, all models belong to that endpoint, so the keys of other providers are not used. */
function keysFor(baseUrl, environment) {
    const provider = baseUrl === '' ? undefined : (0,_settings_providers_js__WEBPACK_IMPORTED_MODULE_0__/* .providerAt */ .zJ)(URL.parse(baseUrl)?.host ?? '');
    const openai = (0,_settings_providers_js__WEBPACK_IMPORTED_MODULE_0__/* .providerNamed */ .li)('openai');
    const known = baseUrl === '' ? _settings_providers_js__WEBPACK_IMPORTED_MODULE_0__/* .providers */ .r5 : [provider].filter((one) => one !== undefined);
    const entries = known.map((one) => [one.name, keyOf(one, environment)]).filter(([, key]) => key !== '');
    // An unknown endpoint gets the key for OpenAI, because it is compatible with OpenAI's API.
    const own = baseUrl !== '' && !provider && openai ? keyOf(openai, environment) : '';
    return { own, byProvider: new Map(entries) };
}
function keyOf({ keyVariable }, environment) {
    return keyVariable === undefined ? '' : (environment[keyVariable]?.trim() ?? '');
}
const OPTIONS = {
    baseUrl: '--base-url',
    api: '--api',
    missingKey: ({ host, provider }) => `${variableOf(provider)} is not set. Set it to your key for ${host}, or name another endpoint with --base-url.`,
    unencrypted: ({ host, provider }) => `${variableOf(provider)} would go to ${host} unencrypted. Use https in the base URL, or unset the key for this command.`,
    invalidKey: ({ host, provider }) => `${variableOf(provider)} for ${host} contains a space or a character beyond ASCII, which keys do not have. Copy the key again.`
};
/** What the settings of a model are called at the command line, for messages about requests that fail. */
function settingNamesOf({ provider }) {
    return { apiKey: variableOf(provider), model: '--model', baseUrl: '--base-url', api: '--api' };
}
function variableOf(provider) {
    return provider?.keyVariable ?? 'OPENAI_API_KEY';
}


/***/ }),

/***/ 6704:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  simulate: () => (/* binding */ simulate)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./emulators/demo/project.js
var project = __webpack_require__(96413);
// EXTERNAL MODULE: ./emulators/start-emulators.js + 69 modules
var start_emulators = __webpack_require__(31636);
// EXTERNAL MODULE: ./src/text/visible-text.js
var visible_text = __webpack_require__(2754);
// EXTERNAL MODULE: ./src/cli/interrupt.js
var interrupt = __webpack_require__(75098);
// EXTERNAL MODULE: ./src/cli/json-text.js
var json_text = __webpack_require__(3727);
// EXTERNAL MODULE: ./src/cli/local-model.js
var local_model = __webpack_require__(77766);
// EXTERNAL MODULE: ./src/cli/machine.js
var machine = __webpack_require__(97012);
// EXTERNAL MODULE: ./src/cli/package-root.js
var package_root = __webpack_require__(29850);
// EXTERNAL MODULE: ./src/cli/run-action.js + 4 modules
var run_action = __webpack_require__(81749);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ../node_modules/fastest-levenshtein/mod.js
var mod = __webpack_require__(2818);
// EXTERNAL MODULE: ../node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(3301);
// EXTERNAL MODULE: ../node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(79435);
// EXTERNAL MODULE: ../node_modules/zod/v4/core/errors.js
var errors = __webpack_require__(46150);
// EXTERNAL MODULE: ./src/errors.js
var src_errors = __webpack_require__(59973);
// EXTERNAL MODULE: ../node_modules/yaml/dist/index.js
var dist = __webpack_require__(6637);
;// CONCATENATED MODULE: ./src/workflows/read-workflow.js



const scalar = schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig(), schemas/* boolean */.zMY()]).transform(String);
const texts = schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* array */.YOg(schemas/* string */.YjP())])
    .transform((value) => (typeof value === 'string' ? [value] : value));
const permissions = schemas/* union */.KCZ([
    schemas/* enum */.k5n(['read-all', 'write-all']),
    schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* enum */.k5n(['read', 'write', 'none']))
]);
const stepSchema = schemas/* looseObject */._H3({
    id: schemas/* string */.YjP().optional(),
    uses: schemas/* string */.YjP().optional(),
    with: schemas/* record */.g1P(schemas/* string */.YjP(), scalar.nullable().transform((value) => value ?? ''))
        .default({})
});
const jobSchema = schemas/* looseObject */._H3({
    if: scalar.optional(),
    needs: texts.default([]),
    permissions: permissions.optional(),
    strategy: schemas/* looseObject */._H3({ matrix: schemas/* unknown */.L5J() }).optional(),
    outputs: schemas/* record */.g1P(schemas/* string */.YjP(), scalar).default({}),
    steps: schemas/* array */.YOg(stepSchema).default([])
});
const withTypes = schemas/* object */.Ikc({ types: texts });
/** Without types, GitHub has its own for each event. */
const events = schemas/* union */.KCZ([
    texts.transform((names) => names.map((name) => ({ name, types: [] }))),
    schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J())
        .transform((all) => Object.entries(all).map(([name, about]) => ({ name, types: withTypes.safeParse(about).data?.types ?? [] })))
]);
const workflowSchema = schemas/* looseObject */._H3({
    name: schemas/* string */.YjP().optional(),
    on: events,
    permissions: permissions.nullish(),
    jobs: schemas/* record */.g1P(schemas/* string */.YjP(), jobSchema).refine((jobs) => Object.keys(jobs).length > 0, 'has no jobs')
});
/** @throws UserError with everything that is wrong with the file */
function readWorkflow(text, path) {
    const document = (0,dist.parseDocument)(text);
    if (document.errors.length > 0)
        throw new src_errors/* UserError */.yo([`${path} is not valid YAML:`, ...document.errors.map(({ message }) => message)].join('\n'));
    const parsed = workflowSchema.safeParse(document.toJS());
    if (!parsed.success)
        throw new src_errors/* UserError */.yo(`${path} is not a workflow:\n${errors/* prettifyError */.S1(parsed.error)}`);
    const { jobs } = parsed.data;
    const unknown = Object.entries(jobs).flatMap(([name, { needs }]) => needs.filter((other) => !(other in jobs)).map((other) => `${name} needs ${other}`));
    if (unknown.length > 0)
        throw new src_errors/* UserError */.yo(`${path} names jobs that it does not have: ${unknown.join(', ')}.`);
    inOrder(parsed.data);
    return parsed.data;
}
/** The jobs, each after those that it needs. @throws UserError for jobs that need each other */
function inOrder({ jobs }) {
    const ordered = [];
    let left = Object.entries(jobs);
    while (left.length > 0) {
        const done = new Set(ordered.map(([name]) => name));
        const ready = left.filter(([, { needs }]) => needs.every((name) => done.has(name)));
        if (ready.length === 0)
            throw new src_errors/* UserError */.yo(`The jobs ${left.map(([name]) => name).join(', ')} need each other.`);
        ordered.push(...ready);
        left = left.filter((job) => !ready.includes(job));
    }
    return ordered;
}
/** The step of a job that uses Forgehand; undefined if there is none. */
function forgehandStep({ steps }) {
    return steps.find(({ uses = '' }) => /(?:^|\/)forgehand(?:@|$)/.test(uses));
}

;// CONCATENATED MODULE: ./src/workflows/untrusted-prompt.js

/**
 * What people write into an issue, a comment, a commit or a branch. The inputs of a dispatch come from people who can write, and numbers say
 * nothing. Expressions ignore case, and `github` on its own is everything.
 */
const BY_STRANGERS = /\$\{\{(?:(?!\}\})[^]){0,500}\bgithub(?:\.event\.(?!inputs\b|(?:\w+\.)*(?:number|id)\b(?!\.))|\.event\b(?!\.|_)|\.head_ref\b|\b(?!\.))/i;
/**
 * The jobs whose prompt has words of strangers in it, one problem for each.
 *
 * Attack: an issue whose title is an instruction. GitHub puts it into the prompt before the action sees it, so only the file tells.
 */
function untrustedPrompts({ jobs }) {
    return Object.entries(jobs).flatMap(([name, job]) => BY_STRANGERS.test(forgehandStep(job)?.with['prompt'] ?? '')
        ? [
            `The prompt of the job ${name} has words of the event in it: whoever wrote them would instruct the model. Pass them as the input data.`
        ]
        : []);
}

// EXTERNAL MODULE: ./emulators/demo/script.js
var script = __webpack_require__(97185);
// EXTERNAL MODULE: ./emulators/model/script.js
var model_script = __webpack_require__(15401);
;// CONCATENATED MODULE: ./src/cli/simulate-scene.js


const HEAD_BRANCH = 'simulated-head';
const FAILING_LOG = [
    '##[group]Run npm test',
    'not ok 1 - adds up all parts of a duration',
    '  expected: 5400',
    '  actual: 3600',
    '##[error]Process completed with exit code 1.',
    ''
].join('\n');
const STAGES = {
    issue_comment: async (repository, seed) => {
        const number = seed.fork ? await openHead(repository, seed) : repository.openIssue(issueOf(seed)).number;
        seed.onReady();
        const { id } = repository.comment(number, { body: seed.words, author: seed.sender });
        return { name: 'issue_comment', payload: repository.issueCommentEvent(id) };
    },
    issues: (repository, seed) => {
        const { number } = repository.openIssue(issueOf(seed));
        seed.onReady();
        const payload = seed.activity === 'assigned'
            ? repository.assign(number, { to: seed.author, by: seed.sender })
            : repository.addLabel(number, { label: seed.label, by: seed.sender });
        return { name: 'issues', payload };
    },
    pull_request: async (repository, seed) => {
        const number = await openHead(repository, seed);
        return { name: 'pull_request', payload: await pullRequestPayload(repository, number, seed) };
    },
    pull_request_review: (repository, seed) => reviewOf(repository, seed, { body: seed.words, remark: REMARK }),
    pull_request_review_comment: (repository, seed) => reviewOf(repository, seed, { body: '', remark: seed.words }),
    workflow_run: async (repository, seed) => {
        const { fork } = seed;
        const number = await openHead(repository, { ...seed, author: 'github-actions[bot]' });
        const { headSha } = repository.pullRequest(number).pullRequest;
        const step = { name: 'Run npm test', conclusion: 'failure' };
        const job = { name: 'test', conclusion: 'failure', log: FAILING_LOG, steps: [step] };
        // GitHub names no pull requests of forks.
        const origin = fork ? { from: fork.state, actor: CONTRIBUTOR } : { actor: seed.sender, pullRequests: [number] };
        const about = { headSha, headBranch: HEAD_BRANCH, ...origin, jobs: [job] };
        return { name: 'workflow_run', payload: await repository.checks.runEvent(repository.checks.addRun(about)) };
    },
    check_suite: async (repository, seed) => {
        const number = await openHead(repository, { ...seed, author: 'github-actions[bot]' });
        const { headSha } = repository.pullRequest(number).pullRequest;
        const output = { title: 'Tests failed', summary: 'expected 5400, got 3600', text: null };
        const runs = [{ name: 'tests', conclusion: 'failure', output }];
        const suite = repository.checks.addSuite({ slug: 'other-ci', headSha, headBranch: HEAD_BRANCH, runs });
        return { name: 'check_suite', payload: await repository.checks.suiteEvent(suite, { by: seed.sender }) };
    },
    schedule: () => ({ name: 'schedule', payload: { schedule: '17 4 * * 1' } }),
    workflow_dispatch: (repository, { sender }) => ({
        name: 'workflow_dispatch',
        payload: repository.dispatch({ by: sender })
    }),
    repository_dispatch: (repository, seed) => {
        const { repository: about, sender } = repository.dispatch({ by: seed.sender });
        const payload = { action: 'simulated', branch: 'main', client_payload: {}, repository: about, sender };
        return { name: 'repository_dispatch', payload };
    }
};
/** Activity types that can be made up, of the events that have several. The first is the default. */
const ACTIVITIES = {
    issues: ['labeled', 'assigned'],
    pull_request: ['labeled', 'opened', 'synchronize', 'reopened', 'ready_for_review']
};
/** Events that can be about the pull request of a fork. */
const FORK_EVENTS = [
    ...['issue_comment', 'pull_request', 'pull_request_review', 'pull_request_review_comment', 'workflow_run']
];
/**
 * True if GitHub gives the jobs neither secrets nor a token that writes.
 * Source: https://docs.github.com/actions/reference/workflows-and-actions/events-that-trigger-workflows
 */
function isRestricted(event, isFork) {
    return isFork && event.startsWith('pull_request');
}
/** The owner of the fork, who cannot write to the repository. */
const CONTRIBUTOR = 'contributor';
/** Events that can be made up. Any other needs a payload. */
const SIMULATED_EVENTS = Object.keys(STAGES);
/** Puts into the repository what the event is about. Returns the event as GitHub sends it. */
async function stageEvent(name, repository, seed) {
    const stage = STAGES[name];
    if (!stage)
        throw new Error(`No scene for ${name}.`);
    return await stage(repository, seed);
}
/** The scripted model of the demo, which also plans, answers and gives its verdict on a review, by the tools that it is offered. */
const simulatedModel = async (request) => (0,model_script/* nextStep */.sk)(stepsFor(request.tools), request);
function stepsFor(tools) {
    const [look] = script/* demoScript */.x;
    const [finish] = script/* demoScript */.x.slice(-1);
    if (tools.includes('plan_items')) {
        const items = ['src/duration.js', 'test/duration.test.js'].map((path) => ({ key: path, title: path, text: '' }));
        return [look, callOf('plan_items', { items }), callOf('finish', PLANNED)];
    }
    if (!tools.includes('edit_file'))
        return [look, callOf('read_file', { path: 'src/duration.js' }), callOf('finish', ANSWER)];
    if (!tools.includes('answer_thread') || !finish)
        return script/* demoScript */.x;
    const verdict = { thread: 'T1', verdict: 'fixed', text: 'All parts of a duration are added up now.' };
    return [...script/* demoScript */.x.slice(0, -1), callOf('answer_thread', verdict), finish];
}
const PLANNED = { title: 'Two files', description: 'Each file of the project is an item.', complete: true };
const ANSWER = {
    title: 'Why only one part counts',
    description: '`parseDuration` matches only the start of the text, so everything after the first part is lost.',
    complete: true
};
function callOf(name, args) {
    return { text: '', toolCalls: [{ name, arguments: args }] };
}
const REMARK = 'The second part of a duration is lost.';
/** A review with a body is an event of its own; without one, only its comment is. */
async function reviewOf(repository, seed, { body, remark }) {
    const number = await openHead(repository, { ...seed, author: 'github-actions[bot]' });
    const comments = [{ path: 'notes.md', line: 1, body: remark }];
    const review = await repository.review(number, { author: seed.sender, body, comments });
    const events = await repository.reviewEvents(number, review.id);
    const event = body === '' ? events[1] : events[0];
    if (!event)
        throw new Error('The review has no such event.');
    return event;
}
async function openHead(repository, seed) {
    const { fork } = seed;
    await (fork ?? repository).push(HEAD_BRANCH, { 'notes.md': 'Durations have parts.\n' }, 'Add notes');
    const origin = fork && { from: fork, author: CONTRIBUTOR, maintainerCanModify: true };
    const { number } = await repository.openPullRequest({ ...issueOf(seed), head: HEAD_BRANCH, ...origin });
    seed.onReady();
    return number;
}
async function pullRequestPayload(repository, number, { activity, label, sender, fork }) {
    const by = fork ? CONTRIBUTOR : sender;
    switch (activity) {
        case 'synchronize':
            await (fork ?? repository).push(HEAD_BRANCH, { 'more.md': 'Hours, minutes, seconds.\n' }, 'Add more');
            return repository.pullRequestEvent(number, { action: activity, by });
        case 'opened':
        case 'reopened':
        case 'ready_for_review':
            return repository.pullRequestEvent(number, { action: activity, by });
        default:
            return repository.addLabel(number, { label, by: sender });
    }
}
function issueOf({ number, title, body, author }) {
    return { title, body, author, ...(number !== undefined && { number }) };
}

// EXTERNAL MODULE: ./src/cli/usage-error.js
var usage_error = __webpack_require__(4565);
;// CONCATENATED MODULE: ./src/cli/simulate-plan.js









const account = schemas/* object */.Ikc({ login: schemas/* string */.YjP(), id: schemas/* number */.aig().optional() });
/** Null when the account was deleted. */
const author = account.nullish().transform((user) => user ?? { login: 'ghost' });
const subject = schemas/* object */.Ikc({
    number: schemas/* number */.aig(),
    title: schemas/* string */.YjP(),
    body: schemas/* string */.YjP().nullish(),
    user: author,
    pull_request: schemas/* unknown */.L5J().optional()
});
// What the emulator must contain before the action starts.
const scenarioSchema = schemas/* object */.Ikc({
    // Events such as schedule name neither.
    repository: schemas/* object */.Ikc({ name: schemas/* string */.YjP(), owner: account, default_branch: schemas/* string */.YjP().default('main') })
        .default({ name: 'repository', owner: { login: 'owner' }, default_branch: 'main' }),
    sender: account.default({ login: 'owner' }),
    action: schemas/* string */.YjP().optional(),
    issue: subject.optional(),
    pull_request: subject.optional(),
    label: schemas/* object */.Ikc({ name: schemas/* string */.YjP() }).default({ name: 'agent' }),
    review: schemas/* object */.Ikc({ body: schemas/* string */.YjP().nullish() }).optional(),
    comment: schemas/* object */.Ikc({ id: schemas/* number */.aig(), body: schemas/* string */.YjP(), user: author, created_at: iso/* datetime */.w$().optional() })
        .optional()
});
/** @throws UsageError with every mistake at once */
async function readPlan(flags) {
    const problems = [...callProblems(flags), ...folderProblems(flags)];
    const read = async (path, parse) => {
        try {
            return path === undefined ? undefined : await parse(path);
        }
        catch (error) {
            if (!(error instanceof src_errors/* UserError */.yo))
                throw error;
            problems.push(error.message);
            return undefined;
        }
    };
    const workflow = await read(flags.workflow, async (path) => readWorkflow(await readText(path), path));
    const payload = await read(flags.payload, readJson);
    const outputs = await read(flags.plan, readOutputs);
    const parsed = scenarioSchema.safeParse(payload ?? {});
    if (!parsed.success)
        problems.push(`${flags.payload ?? ''} is not a webhook payload:\n${errors/* prettifyError */.S1(parsed.error)}`);
    const names = namesOf(flags, workflow);
    problems.push(...eventProblems(flags, workflow, names));
    if (problems.length > 0 || !parsed.success)
        throw new usage_error/* UsageError */.e(problems.join('\n'));
    const { data: scenario } = parsed;
    const events = names.map((name) => ({
        name,
        activity: activityOf(name, scenario.action ?? flags.activity, workflow)
    }));
    return { events, payload, scenario, workflow, outputs };
}
/** That of the payload or the command, or else the first that the workflow starts on. */
function activityOf(name, given, workflow) {
    if (given !== undefined)
        return given;
    const [known = []] = [ACTIVITIES[name]];
    const types = workflow?.on.find((one) => one.name === name)?.types ?? [];
    return types.find((type) => known.includes(type)) ?? known[0];
}
function callProblems({ event, activity, fork, workflow, payload, plan }) {
    const known = ACTIVITIES[event ?? ''] ?? [];
    const isOfFork = event === undefined ? workflow !== undefined : FORK_EVENTS.includes(event);
    return [
        activity !== undefined && payload !== undefined ? 'The payload says what the activity is. Remove --activity.' : '',
        activity !== undefined && payload === undefined && !known.includes(activity) ? unknownActivity(event, known) : '',
        fork && payload !== undefined ? '--fork makes up a pull request. Remove --payload.' : '',
        fork && payload === undefined && !isOfFork ? `--fork is for the events ${FORK_EVENTS.join(', ')}.` : '',
        event === undefined && workflow === undefined ? 'Name an event with --event, or a workflow with --workflow.' : '',
        payload !== undefined && event === undefined ? 'Name the event of the payload with --event.' : '',
        plan !== undefined && workflow === undefined ? '--plan is for a workflow: add --workflow.' : ''
    ].filter(Boolean);
}
function unknownActivity(event, known) {
    return known.length === 0
        ? `--activity is for one of the events ${Object.keys(ACTIVITIES).join(' and ')}: name it with --event.`
        : `The activities of ${event ?? ''} that can be made up are ${known.join(', ')}. Choose one of them with --activity.`;
}
function namesOf({ event }, workflow) {
    if (event !== undefined)
        return [event];
    return (workflow?.on ?? []).flatMap(({ name }) => (SIMULATED_EVENTS.includes(name) ? [name] : []));
}
function eventProblems({ event, workflow: file = '', payload }, workflow, events) {
    const isKnown = event === undefined || payload !== undefined || SIMULATED_EVENTS.includes(event);
    const problems = isKnown ? [] : [unknownEvent(event)];
    if (!workflow)
        return problems;
    problems.push(...untrustedPrompts(workflow));
    const on = workflow.on.map(({ name }) => name);
    if (event !== undefined && !on.includes(event))
        problems.push(`${file} does not start on ${event}, only on ${on.join(', ')}.`);
    if (events.length === 0)
        problems.push(`${file} starts on ${on.join(', ')}. None of these can be simulated without --payload.`);
    return problems;
}
function unknownEvent(event) {
    const near = (0,mod/* closest */.kp)(event, [...SIMULATED_EVENTS]);
    return `The event ${JSON.stringify(event)} cannot be made up. Did you mean ${near}? The events are ${SIMULATED_EVENTS.join(', ')}. For another one, add --payload.`;
}
async function readText(path) {
    try {
        return await (0,promises_.readFile)(path, 'utf8');
    }
    catch (error) {
        throw new usage_error/* UsageError */.e(`The file ${path} cannot be read: ${(0,src_errors/* messageOf */.bD)(error)}`);
    }
}
async function readJson(path) {
    const text = await readText(path);
    try {
        return JSON.parse(text);
    }
    catch (error) {
        throw new usage_error/* UsageError */.e(`The file ${path} is not JSON: ${(0,src_errors/* messageOf */.bD)(error)}`);
    }
}
const outputsSchema = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J().transform((value) => (typeof value === 'string' ? value : JSON.stringify(value))));
async function readOutputs(path) {
    const parsed = outputsSchema.safeParse(await readJson(path));
    if (parsed.success)
        return parsed.data;
    throw new usage_error/* UsageError */.e(`${path} must be a JSON object with the outputs of the job that plans, such as matrix.`);
}
function folderProblems({ repository, head, model }) {
    return [
        repository !== undefined && model === undefined
            ? 'The scripted model only knows the demo project. Choose a real model with --model.'
            : '',
        repository !== undefined && !(0,external_node_fs_.existsSync)(repository)
            ? `There is no folder ${repository}. Choose the files of the repository with --repository.`
            : '',
        head !== undefined && !(0,external_node_fs_.existsSync)(head)
            ? `There is no folder ${head}. Choose the files of the pull request's branch with --head.`
            : ''
    ].filter(Boolean);
}

;// CONCATENATED MODULE: ./src/cli/simulate-clock.js
/**
 * GitHub's clock. It starts at the time of the comment, because a run that answers an old comment reads no later posts, and refuses
 * to work on a branch that has moved since.
 */
class ScenarioClock {
    #commentedAt;
    #startedAt;
    constructor(commentedAt) {
        this.#commentedAt = commentedAt === undefined ? Date.now() : Date.parse(commentedAt);
    }
    /** Everything up to now happened before the comment. */
    start() {
        this.#startedAt ??= Date.now();
    }
    now() {
        return new Date(this.#commentedAt + (this.#startedAt === undefined ? -BEFORE_MS : Date.now() - this.#startedAt));
    }
}
const BEFORE_MS = 60_000;

;// CONCATENATED MODULE: ./src/cli/simulate-effects.js
/** Counts the requests from now on. The function returns the numbers so far. */
function countCalls(github) {
    const first = github.requests.length;
    let git = 0;
    github.observe((phase, { url = '' }) => {
        if (phase === 'received' && /\/(?:info\/refs|git-(?:upload|receive)-pack)(?:\?|$)/.test(url))
            git += 1;
        return Promise.resolve(undefined);
    });
    return () => {
        const own = github.requests.slice(first);
        const graphql = own.filter(({ path }) => path.includes('/graphql')).length;
        const writes = own.filter(({ method, path }) => method !== 'GET' && !path.includes('/graphql')).length;
        return { reads: own.length - writes - graphql, writes, graphql, git };
    };
}
async function readContents({ state }) {
    const listing = await state.git.text(['for-each-ref', '--format=%(objectname) %(refname)']);
    const lines = listing.split('\n').filter(Boolean);
    const refs = new Map(lines.map((line) => [line.slice(41), line.slice(0, 40)]));
    const issues = [...state.issues.values()].flatMap(thingsOf);
    const comments = [...state.comments.values()].flatMap(({ id, issueNumber, body, reactions }) => [
        [`comment ${id} on #${issueNumber}`, body],
        ...reactions.map(({ content }) => [`reaction ${content} on comment ${id}`, ''])
    ]);
    return { refs, things: new Map([...issues, ...comments]) };
}
function thingsOf(issue) {
    const { number, title, body, state, labels, reactions, pullRequest: pull } = issue;
    const name = pull ? `pull request #${number}` : `issue #${number}`;
    const refs = pull ? ` (${pull.isDraft ? 'draft, ' : ''}${pull.headRef} into ${pull.baseRef})` : '';
    return [
        [`${name}${refs}`, [title, body, state].join('\n')],
        ...[...labels].map((label) => [`label ${label} of #${number}`, '']),
        ...reactions.map(({ content }) => [`reaction ${content} on #${number}`, '']),
        ...(pull?.reviews ?? []).map((review) => [`review ${review.id} of #${number}`, review.body]),
        ...(pull?.reviewComments ?? []).flatMap((comment) => [
            [`comment ${comment.id} in a review thread of #${number}`, comment.body],
            ...(comment.thread.resolvedBy ? [[`resolved thread ${comment.thread.id} of #${number}`, '']] : [])
        ])
    ];
}
/** What differs, a line for each: `created`, `changed` or `removed`, and what. Refs of pull requests follow from their branches. */
function effectsBetween(before, after) {
    const isOwn = ([name]) => !name.startsWith('refs/pull/');
    const named = (contents) => new Map([
        ...[...contents.refs].filter(isOwn).map(([name, sha]) => [refLabel(name), sha]),
        ...contents.things
    ]);
    const [old, now] = [named(before), named(after)];
    const created = [...now.keys()].filter((name) => !old.has(name)).map((name) => `created ${name}`);
    const changed = [...now].filter(([name, value]) => old.has(name) && old.get(name) !== value);
    const removed = [...old.keys()].filter((name) => !now.has(name)).map((name) => `removed ${name}`);
    return counted([...created, ...changed.map(([name]) => `changed ${name}`), ...removed].map(withoutId));
}
/** Ids of comments, reviews and threads say nothing to people. Numbers have a # in front. */
function withoutId(line) {
    return line.replace(/(?<= (?:comment|review|thread)) \d+\b/, '');
}
function counted(lines) {
    return [...Map.groupBy(lines, (line) => line)].map(([line, { length }]) => length > 1 ? `${line} (${length})` : line);
}
function refLabel(name) {
    return name.startsWith('refs/heads/') ? `branch ${name.slice('refs/heads/'.length)}` : `ref ${name}`;
}

// EXTERNAL MODULE: ./src/text/format.js
var format = __webpack_require__(79623);
// EXTERNAL MODULE: ./src/cli/text-blocks.js
var text_blocks = __webpack_require__(3945);
;// CONCATENATED MODULE: ./src/cli/simulate-text.js



/** What was written, and what it cost. */
function effectsText({ writes, calls }) {
    const lines = writes.length === 0 ? ['nothing was written'] : writes;
    return [...lines.map((line) => `- ${(0,visible_text/* visibleText */.Q)(line)}`), callsText(calls), ''].join('\n');
}
function callsText({ reads, writes, graphql, git }) {
    const total = reads + writes + graphql;
    return `${(0,format/* plural */.LS)(total, 'API call')}: ${reads} read, ${writes} write, ${graphql} GraphQL; ${(0,format/* plural */.LS)(git, 'git request')}`;
}
/** The jobs of a workflow for one event. */
function eventText({ event, jobs }) {
    return `\n${event}\n${jobs.map((job) => (0,text_blocks/* indent */.pZ)(jobText(job))).join('')}`;
}
function jobText({ job, skipped, runs }) {
    if (skipped !== undefined)
        return `${job}: skipped, ${skipped}\n`;
    return runs.map((run) => `${job}${matrixLabel(run)}: ${run.outcome}\n${(0,text_blocks/* indent */.pZ)(effectsText(run))}`).join('');
}
function matrixLabel({ matrix }) {
    if (!matrix)
        return '';
    const values = Object.values(matrix).map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));
    return ` (${(0,visible_text/* visibleText */.Q)(values.join(', '))})`;
}

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./emulators/model/start-model.js + 24 modules
var start_model = __webpack_require__(74679);
// EXTERNAL MODULE: ../node_modules/@actions/expressions/dist/index.js + 29 modules
var expressions_dist = __webpack_require__(48460);
;// CONCATENATED MODULE: ./src/workflows/expressions.js


const CONTEXTS = ['github', 'needs', 'matrix', 'inputs', 'vars', 'secrets', 'env', 'steps', 'runner', 'job', 'strategy'];
/** A text that is one expression in its marks. */
const MARKED = /^\s*\$\{\{(.*)\}\}\s*$/s;
/**
 * Evaluates the `if:` of a job with the library of GitHub's own runner and editors. Without a status function, it includes success().
 *
 * @throws UserError for an expression that GitHub would refuse
 */
function jobRuns(condition, contexts, needs) {
    const isSuccess = needs.every((result) => result === 'success');
    if (condition === undefined)
        return isSuccess;
    const text = MARKED.exec(condition)?.[1] ?? condition;
    const namesStatus = /\b(?:success|failure|always|cancelled)\s*\(/.test(text);
    if (!namesStatus && !isSuccess)
        return false;
    return isTruthy(evaluate(text, contexts, needs));
}
/** Replaces each `${{ }}` of a text. @throws UserError for an expression that GitHub would refuse */
function interpolate(text, contexts) {
    return text.replaceAll(/\$\{\{(.*?)\}\}/gs, (_, expression) => evaluate(expression, contexts, []).coerceString());
}
/** The value of a text that is one expression, such as a matrix from a job before; the text itself for any other. */
function expressions_valueOf(text, contexts) {
    const [, expression] = MARKED.exec(text) ?? [];
    if (expression === undefined)
        return text;
    return JSON.parse(JSON.stringify(evaluate(expression, contexts, []), expressions_dist/* data.replacer */.p.$U));
}
function evaluate(text, contexts, needs) {
    try {
        const functions = new Map(statusFunctions(needs).map((one) => [one.name, one]));
        const { tokens } = new expressions_dist/* Lexer */.JG(text.trim()).lex();
        const expression = new expressions_dist/* Parser */.iX(tokens, CONTEXTS, [...functions.values()]).parse();
        const all = Object.entries(contexts).map(([key, value]) => ({ key, value: toData(value) }));
        return new expressions_dist/* Evaluator */.oi(expression, new expressions_dist/* data.Dictionary */.p.bT(...all), functions).evaluate();
    }
    catch (error) {
        throw new src_errors/* UserError */.yo(`The expression ${text.trim()} cannot be evaluated: ${(0,src_errors/* messageOf */.bD)(error)}`, { cause: error });
    }
}
function statusFunctions(needs) {
    const values = {
        success: needs.every((result) => result === 'success'),
        failure: needs.includes('failure'),
        always: true,
        cancelled: false
    };
    return Object.entries(values).map(([name, value]) => ({
        name,
        minArgs: 0,
        maxArgs: 0,
        call: () => new expressions_dist/* data.BooleanData */.p.bo(value)
    }));
}
function toData(value) {
    if (value === null)
        return new expressions_dist/* data.Null */.p.Uv();
    if (typeof value === 'string')
        return new expressions_dist/* data.StringData */.p.uQ(value);
    if (typeof value === 'number')
        return new expressions_dist/* data.NumberData */.p.Q9(value);
    if (typeof value === 'boolean')
        return new expressions_dist/* data.BooleanData */.p.bo(value);
    if (isList(value))
        return new expressions_dist/* data.Array */.p.O3(...value.map(toData));
    return new expressions_dist/* data.Dictionary */.p.bT(...Object.entries(value).map(([key, inner]) => ({ key, value: toData(inner) })));
}
function isList(value) {
    return Array.isArray(value);
}
/** As GitHub decides: false, 0, '' and null are not. */
function isTruthy(value) {
    switch (value.kind) {
        case expressions_dist/* data.Kind */.p.b8.Boolean:
        case expressions_dist/* data.Kind */.p.b8.Number:
        case expressions_dist/* data.Kind */.p.b8.String:
            return Boolean(value.value);
        case expressions_dist/* data.Kind */.p.b8.Null:
            return false;
        default:
            return true;
    }
}

;// CONCATENATED MODULE: ./src/workflows/matrix.js

/** GitHub's limit for one matrix. */
const MAX_JOBS = 256;
/** The jobs of a matrix in GitHub's order: the product of its lists without what is excluded, then what is included. @throws UserError for one that GitHub would refuse */
function expandMatrix(matrix) {
    if (!isMap(matrix))
        throw new src_errors/* UserError */.yo(`The matrix is ${JSON.stringify(matrix)}, which is not a map of lists.`);
    const { include = [], exclude = [], ...lists } = matrix;
    if (!isListOfMaps(include) || !isListOfMaps(exclude))
        throw new src_errors/* UserError */.yo('include and exclude of a matrix must be lists of maps.');
    const product = productOf(lists).filter((job) => !exclude.some((pattern) => matches(job, pattern)));
    const all = include.reduce((jobs, extra) => addIncluded(jobs, extra, lists), product);
    if (all.length === 0)
        throw new src_errors/* UserError */.yo('The matrix has no jobs, which makes the workflow fail.');
    if (all.length > MAX_JOBS)
        throw new src_errors/* UserError */.yo(`The matrix has ${all.length} jobs. The limit is ${MAX_JOBS}.`);
    return all;
}
function productOf(lists) {
    const names = Object.keys(lists);
    if (names.length === 0)
        return [];
    return names.reduce((jobs, name) => {
        const values = lists[name];
        if (!Array.isArray(values))
            throw new src_errors/* UserError */.yo(`${name} of the matrix is not a list.`);
        return jobs.flatMap((job) => values.map((value) => ({ ...job, [name]: value })));
    }, [{}]);
}
/** Adds the keys to every job whose own values they leave as they are, or else a job. */
function addIncluded(jobs, extra, lists) {
    const ofLists = Object.fromEntries(Object.entries(extra).filter(([name]) => name in lists));
    const isExtended = (job) => Object.keys(lists).some((name) => name in job) && matches(job, ofLists);
    return jobs.some(isExtended) ? jobs.map((job) => (isExtended(job) ? { ...job, ...extra } : job)) : [...jobs, extra];
}
function matches(job, pattern) {
    return Object.entries(pattern).every(([name, value]) => JSON.stringify(job[name]) === JSON.stringify(value));
}
function isMap(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function isListOfMaps(value) {
    return Array.isArray(value) && value.every(isMap);
}

;// CONCATENATED MODULE: ./src/cli/simulate-workflow.js










/** Runs the jobs of a workflow that the event starts, one after the other, each with its condition, matrix, inputs and permissions. */
async function simulateJobs(run, scene) {
    const artifacts = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'forgehand-artifacts-'));
    try {
        return await simulateInOrder(run, { ...scene, artifacts });
    }
    finally {
        await (0,promises_.rm)(artifacts, { recursive: true, force: true });
    }
}
async function simulateInOrder(run, scene) {
    const ended = new Map();
    const shown = new Map();
    for (const [name, job] of inOrder(run.workflow)) {
        const contexts = contextsOf(run, job, { ended, repository: scene.emulators.repository.fullName });
        const needed = job.needs.flatMap((other) => ended.get(other) ?? []);
        const simulated = await simulateJob({ name, job, contexts, needed }, run, scene);
        shown.set(name, simulated.shown);
        ended.set(name, { ...simulated.ended, outputs: { ...simulated.ended.outputs, ...run.outputs } });
    }
    // As the file lists them.
    const jobs = Object.keys(run.workflow.jobs).flatMap((name) => shown.get(name) ?? []);
    return { event: run.event.name, jobs };
}
async function simulateJob({ name, job, contexts, needed }, run, scene) {
    const skip = (skipped, result) => ({
        shown: { job: name, skipped, runs: [] },
        ended: { result, outputs: {} }
    });
    const needs = needed.map(({ result }) => result);
    if (!jobRuns(job.if, contexts, needs))
        return skip(job.if === undefined ? 'because a job that it needs did not run' : 'because its condition is false', 'skipped');
    const step = forgehandStep(job);
    if (!step)
        return skip('because none of its steps is Forgehand', 'success');
    const runs = [];
    let outputs = {};
    for (const matrix of matrixOf(job, contexts)) {
        const own = matrix ? { ...contexts, matrix: asJson(matrix) } : contexts;
        const result = await runStep({ job, step, contexts: own, matrix, needed }, run, scene);
        runs.push(result.shown);
        await keepArtifact(result.outputs, (0,external_node_path_.join)(scene.artifacts, `${name}-${runs.length}`));
        outputs = outputsOf(job, step, { contexts: own, outputs: result.outputs });
    }
    const isFine = runs.every(({ exitCode }) => exitCode === 0);
    return { shown: { job: name, skipped: undefined, runs }, ended: { result: isFine ? 'success' : 'failure', outputs } };
}
function matrixOf({ strategy }, contexts) {
    const matrix = strategy?.matrix;
    if (matrix === undefined)
        return [undefined];
    return expandMatrix(typeof matrix === 'string' ? expressions_valueOf(matrix, contexts) : matrix);
}
/** Inputs that lead to GitHub and to the model, which are emulated. */
const REPLACED = new Set([
    ...['github-token', 'api-key', 'model', 'api', 'base-url', 'fallback-models'],
    ...['openai-identity-provider', 'openai-service-account', 'openai-audience']
]);
async function runStep({ job, step, contexts, matrix, needed }, { workflow, event, inputs: ofModel, isRestricted }, { emulators, script, action, sandbox, onLine, signal, artifacts }) {
    const { github, repository } = emulators;
    // Each job has a model of its own, which begins with the first step of its script.
    const model = await (0,start_model/* startModelEmulator */.D)({ script });
    try {
        const given = Object.entries(step.with).filter(([name]) => !REPLACED.has(name));
        const written = given.map(([name, text]) => [name, interpolate(text, contexts)]);
        const before = await readContents(repository);
        const calls = countCalls(github);
        const asksModel = !['publish', 'stop', 'stats', 'gather'].includes(step.with['phase'] ?? '');
        const scripted = { 'base-url': model.baseUrl, 'api-key': model.apiKey, model: model.name };
        const none = { 'base-url': '', 'api-key': '', model: '' };
        const { exitCode, outputs } = await (0,run_action/* runAction */.C)(emulators, {
            ...{ action, environment: (0,machine/* machineEnvironment */.R)(), eventName: event.name, payload: event.payload },
            ...{ commentId: 0, onLine, signal },
            token: repository.issueToken({
                permissions: permissionsOf(job.permissions ?? workflow.permissions, isRestricted)
            }),
            inputs: {
                sandbox,
                ...Object.fromEntries(written),
                ...proposalOf(step, needed),
                // One job at a time needs no distance to the others.
                'spread-seconds': '0',
                ...('artifacts-path' in step.with && { 'artifacts-path': artifacts }),
                ...(asksModel ? (ofModel ?? scripted) : none),
                ...(isRestricted && { 'api-key': '' })
            }
        });
        const writes = effectsBetween(before, await readContents(repository));
        const outcome = outputs['outcome'] ?? 'none';
        return { shown: { matrix, outcome, exitCode, writes, calls: calls() }, outputs };
    }
    finally {
        await model.close();
    }
}
/** The most that a job gets for the pull request of a fork. */
const READ_ONLY = {
    ...{ actions: 'read', checks: 'read', contents: 'read', issues: 'read', pull_requests: 'read' }
};
/** What a job does not list under `permissions:`, its token does not have. */
function permissionsOf(listed, isRestricted) {
    if (listed === undefined || listed === null || listed === 'write-all')
        return isRestricted ? READ_ONLY : {};
    const level = (name) => {
        const written = listed === 'read-all' ? 'read' : (listed[name] ?? 'none');
        return isRestricted && written === 'write' ? 'read' : written;
    };
    return {
        actions: level('actions'),
        checks: level('checks'),
        contents: level('contents'),
        issues: level('issues'),
        pull_requests: level('pull-requests')
    };
}
function contextsOf({ event }, { needs }, { ended, repository }) {
    const payload = asJson(event.payload);
    const [owner = ''] = repository.split('/');
    const github = {
        event_name: event.name,
        event: payload,
        repository,
        repository_owner: owner,
        actor: fieldOf(fieldOf(payload, 'sender'), 'login') ?? ''
    };
    return {
        github: {
            ...github,
            ref: 'refs/heads/main',
            ref_name: 'main',
            run_id: '1',
            run_attempt: '1',
            workflow: 'simulated'
        },
        needs: Object.fromEntries(needs.map((name) => [name, asJson(ended.get(name) ?? { result: 'skipped', outputs: {} })])),
        inputs: fieldOf(payload, 'inputs') ?? {},
        ...EMPTY
    };
}
/** What a simulation does not know. GitHub's evaluator wants every context that is named. */
const EMPTY = {
    ...{ secrets: {}, vars: {}, env: {}, steps: {}, matrix: {}, strategy: {} },
    ...{ job: { status: 'success' }, runner: { os: 'Linux', temp: '/tmp' } }
};
function fieldOf(value, name) {
    if (value === null || typeof value !== 'object')
        return undefined;
    return Object.entries(value).find(([key]) => key === name)?.[1];
}
/** The outputs of the job. Those of other steps are not known; of a step that uploads, such as an artifact, nothing needs them here. */
function outputsOf({ outputs: declared }, { id }, { contexts, outputs }) {
    const steps = id === undefined ? {} : { [id]: { outputs: asJson(outputs) } };
    const read = (text) => interpolate(text, { ...contexts, steps });
    const own = Object.entries(declared).map(([name, text]) => [name, read(text)]);
    return { ...Object.fromEntries(own), [PROPOSAL]: outputs[PROPOSAL] ?? '' };
}
const PROPOSAL = 'proposal-path';
/** The artifact of the job before, which a workflow passes on with steps that are not simulated. */
function proposalOf({ with: inputs }, needed) {
    const path = needed.flatMap(({ outputs }) => outputs[PROPOSAL] ?? []).find((one) => one !== '');
    return inputs['phase'] === 'publish' && path !== undefined ? { [PROPOSAL]: path } : {};
}
/** Its folder belongs to a job, and the next one has the same. */
async function keepArtifact(outputs, folder) {
    const { 'artifact-path': path = '' } = outputs;
    if (path !== '')
        await (0,promises_.cp)(path, folder, { recursive: true });
}
function asJson(value) {
    return JSON.parse(JSON.stringify(value ?? null)); // JSON has no other values.
}

// EXTERNAL MODULE: ./src/cli/terminal-writer.js + 1 modules
var terminal_writer = __webpack_require__(59272);
// EXTERNAL MODULE: ./src/text/markdown/html-text.js
var html_text = __webpack_require__(61297);
// EXTERNAL MODULE: ./src/text/markdown/parser.js
var parser = __webpack_require__(66855);
;// CONCATENATED MODULE: ./src/text/markdown/plain-text.js



/** Markdown for a terminal: what GitHub shows, without markers, tags and comments. Folded sections are unfolded. */
async function markdownAsText(markdown) {
    const text = (0,visible_text/* visibleText */.Q)(markdown);
    if ((0,parser/* exceedsParserLimits */.Hj)(text))
        return text;
    const [parse, { Tokenizer: HtmlTokenizer }] = await Promise.all([(0,parser/* loadMarkdownParser */.jM)(), __webpack_require__.e(/* import() */ 7016).then(__webpack_require__.bind(__webpack_require__, 67016))]);
    try {
        return (0,visible_text/* visibleText */.Q)(new TextWriter(HtmlTokenizer).blockOf(parse(text, 'all')));
    }
    catch (error) {
        if ((0,parser/* isStackOverflow */.fF)(error))
            return text;
        throw error;
    }
}
const ALERT = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]\n?/u;
const SUMMARY = /<summary>([^]*?)<\/summary>/giu;
class TextWriter {
    #HtmlTokenizer;
    constructor(HtmlTokenizer) {
        this.#HtmlTokenizer = HtmlTokenizer;
    }
    blockOf(node) {
        switch (node.type) {
            case 'list':
                return this.#list(node);
            case 'blockquote':
                return prefixed(this.#blocks(node.children).replace(ALERT, (_, kind) => `${capitalized(kind)}: `), '> ');
            case 'code':
                return prefixed(node.value, '    ');
            case 'table':
                return this.#table(node);
            case 'thematicBreak':
                return '---';
            case 'html':
                return this.#html(node.value.replaceAll(SUMMARY, '▸ $1')).trim();
            case 'root':
            case 'listItem':
            case 'footnoteDefinition':
                return this.#blocks(node.children);
            default:
                return this.#inline(node);
        }
    }
    #blocks(nodes) {
        const blocks = nodes.map((node) => this.blockOf(node));
        return blocks.filter((block) => block !== '').join('\n\n');
    }
    #list({ children, ordered, start, spread }) {
        const items = children.map((item, index) => {
            const marker = ordered ? `${(start ?? 1) + index}. ` : '- ';
            const box = item.checked === true ? '[x] ' : item.checked === false ? '[ ] ' : '';
            const text = item.spread
                ? this.#blocks(item.children)
                : item.children.map((child) => this.blockOf(child)).join('\n');
            return `${marker}${box}${prefixed(text, ' '.repeat(marker.length)).trimStart()}`;
        });
        return items.join(spread ? '\n\n' : '\n');
    }
    #table({ children }) {
        const rows = children.map((row) => row.children.map((cell) => this.#inlines(cell.children)));
        const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => widthOf(row[column]))));
        const lines = rows.map((row) => widths.map((width, column) => padded(row[column], width)).join('  '));
        return lines.map((line) => line.trimEnd()).join('\n');
    }
    #inlines(nodes) {
        return nodes.map((node) => this.#inline(node)).join('');
    }
    #inline(node) {
        switch (node.type) {
            case 'text':
            case 'inlineCode':
                return node.value;
            case 'break':
                return '\n';
            case 'html':
                return this.#html(node.value);
            case 'image':
                return node.alt ?? '';
            case 'link': {
                const text = this.#inlines(node.children);
                return node.url === text || node.url.startsWith('#') ? text : `${text} (${node.url})`;
            }
            default:
                return 'children' in node ? this.#inlines(node.children) : '';
        }
    }
    #html(html) {
        return (0,html_text/* htmlText */.j)(html, this.#HtmlTokenizer);
    }
}
/** An emoji takes two columns of a terminal. */
function widthOf(text = '') {
    return text.length + (text.match(/\p{Emoji_Presentation}/gu) ?? []).filter(({ length }) => length === 1).length;
}
function padded(text = '', width) {
    return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}
function prefixed(text, prefix) {
    return text
        .split('\n')
        .map((line) => `${prefix}${line}`.trimEnd())
        .join('\n');
}
function capitalized(word) {
    return `${word.slice(0, 1)}${word.slice(1).toLowerCase()}`;
}

;// CONCATENATED MODULE: ./src/cli/threads-text.js



/** The threads for a terminal: titles, texts, comments and changes. */
async function threadsText(threads, style) {
    const texts = await Promise.all(threads.map((thread) => threadText(thread, style)));
    return texts.map((text) => `\n${text}\n`).join('');
}
async function threadText(thread, style) {
    const title = style('bold', (0,visible_text/* visibleText */.Q)(`${labelOf(thread)}: ${thread.title}`));
    const comments = await Promise.all(thread.comments.map(async ({ author, body }) => `${style('bold', author)} commented:\n${(0,text_blocks/* indent */.pZ)(await markdownAsText(body))}`));
    const body = thread.body === null ? '' : await markdownAsText(thread.body);
    const change = thread.kind === 'pull_request' ? (0,text_blocks/* colorDiff */.N5)((0,visible_text/* visibleText */.Q)(thread.diff), style) : '';
    const parts = [body, ...comments, change].filter((part) => part.trim() !== '');
    return [title, ...parts.map(text_blocks/* indent */.pZ)].join('\n\n');
}
function labelOf(thread) {
    if (thread.kind === 'issue')
        return `Issue #${thread.number}`;
    const { number, head, base, isDraft } = thread;
    return `Pull request #${number} (${isDraft ? 'draft, ' : ''}${head} into ${base})`;
}

;// CONCATENATED MODULE: ./src/cli/simulate.js



















/** Runs the built action on events, with a GitHub emulator: as one job, or as the jobs of a workflow. Returns the exit code of the command. */
async function simulate(flags) {
    const plan = await readPlan(flags);
    return plan.workflow
        ? await simulateWorkflow(plan, plan.workflow, flags)
        : await simulateEvent(plan, plan.events[0] ?? NO_EVENT, flags);
}
/** Not reached: a command without a workflow names its event. */
const NO_EVENT = { name: '', activity: undefined };
async function simulateEvent(plan, event, flags) {
    const restricted = isRestricted(event.name, flags.fork === true);
    const inputs = { ...readActionInputs(flags), ...(restricted && NO_SECRETS) };
    const signal = (0,interrupt/* listenForInterrupt */.Y)();
    const { emulators, fired } = await openScene(plan, event, flags);
    const say = (0,terminal_writer/* terminalWriter */.A)(process.stdout, process.env);
    try {
        const before = await readContents(emulators.repository);
        const calls = countCalls(emulators.github);
        const { exitCode, outputs } = await (0,run_action/* runAction */.C)(emulators, {
            ...{ commentId: plan.scenario.comment?.id ?? 0, onLine: logTo(flags), signal },
            ...{ action: (0,package_root/* packageRoot */.Z)(), environment: (0,machine/* machineEnvironment */.R)(), inputs },
            ...{ eventName: fired.name, payload: fired.payload },
            token: emulators.repository.issueToken({ permissions: restricted ? READ_ONLY : ALL_PERMISSIONS })
        });
        const outcome = outputs['outcome'] ?? 'none';
        const threads = await threadsOf(emulators);
        const done = { writes: effectsBetween(before, await readContents(emulators.repository)), calls: calls() };
        if (flags.json)
            process.stdout.write((0,json_text/* jsonText */.s)({ outcome, exitCode, outputs, threads, ...done }));
        else {
            const style = (0,text_blocks/* styleFor */.j9)(process.stdout);
            say(`${await threadsText(threads, style)}\n${effectsText(done)}\nOutcome: ${outcome}\n`);
        }
        return exitCode === 0 ? 0 : 1;
    }
    finally {
        await emulators.close();
    }
}
async function simulateWorkflow(plan, workflow, flags) {
    const inputs = readActionInputs(flags);
    const signal = (0,interrupt/* listenForInterrupt */.Y)();
    const say = (0,terminal_writer/* terminalWriter */.A)(process.stdout, process.env);
    const events = [];
    for (const event of plan.events) {
        const { emulators, fired } = await openScene(plan, event, flags);
        try {
            const run = {
                workflow,
                event: fired,
                outputs: plan.outputs,
                inputs: flags.model === undefined ? undefined : inputs,
                isRestricted: isRestricted(event.name, flags.fork === true)
            };
            const scene = {
                emulators,
                script: simulatedModel,
                action: (0,package_root/* packageRoot */.Z)(),
                sandbox: flags.sandbox,
                onLine: logTo(flags),
                signal
            };
            const simulated = await simulateJobs(run, scene);
            events.push(simulated);
            if (!flags.json)
                say(eventText(simulated));
        }
        finally {
            await emulators.close();
        }
    }
    if (flags.json)
        process.stdout.write((0,json_text/* jsonText */.s)({ workflow: flags.workflow, events }));
    const isFine = events.every(({ jobs }) => jobs.every(({ runs }) => runs.every(({ exitCode }) => exitCode === 0)));
    return isFine ? 0 : 1;
}
/** With --workflow, standard output has the jobs only. */
function logTo({ json, workflow }) {
    const stream = json || workflow !== undefined ? process.stderr : process.stdout;
    return (line) => void stream.write(`${(0,visible_text/* visibleText */.Q)(line)}\n`);
}
function readActionInputs({ model, baseUrl = '', sandbox }) {
    if (model === undefined)
        return { sandbox };
    const { credential } = (0,local_model/* readLocalModels */.g)({ model, baseUrl }, process.env).main;
    return { sandbox, model, 'base-url': baseUrl, 'api-key': credential.kind === 'key' ? credential.key : '' };
}
const NO_SECRETS = { 'api-key': '' };
/** Those that the ladder of failed checks needs, besides what every token has here. */
const ALL_PERMISSIONS = { actions: 'write', checks: 'read' };
/** A payload of a comment is fired as it is; that of an event that names more is rebuilt with the objects of the emulator. */
async function openScene({ scenario, payload }, event, flags) {
    const { name, activity } = event;
    const isRebuilt = payload === undefined || (name !== 'issue_comment' && canMakeUp(event));
    const { issue, comment } = scenario;
    const clock = new ScenarioClock(isRebuilt ? undefined : comment?.created_at);
    const emulators = await startEmulatorsFor(scenario, clock, flags);
    const { repository, github } = emulators;
    const onReady = () => {
        clock.start();
    };
    try {
        if (isRebuilt) {
            const fork = flags.fork &&
                (await github.createRepository({ owner: CONTRIBUTOR, name: repository.state.name, forkOf: repository }));
            const fired = await stageEvent(name, repository, { ...seedOf(scenario), activity, fork, onReady });
            onReady();
            return { emulators, fired };
        }
        if (issue)
            await openThread(emulators, issue, flags);
        onReady();
        if (issue && comment)
            repository.comment(issue.number, { ...comment, author: comment.user.login });
        return { emulators, fired: { name, payload } };
    }
    catch (error) {
        await emulators.close();
        throw error;
    }
}
/** The activity of a payload can be one that has no scene. Then the payload is fired as it is. */
function canMakeUp({ name, activity }) {
    const known = ACTIVITIES[name];
    return SIMULATED_EVENTS.includes(name) && (!known || activity === undefined || known.includes(activity));
}
const TITLE = 'Only the first part of a duration counts';
const BODY = '`1h 30m` is 3600 seconds, not 5400.';
function seedOf({ issue, pull_request: pull, ...scenario }) {
    const { sender, comment, review, label } = scenario;
    const about = pull ?? issue;
    return {
        sender: sender.login,
        number: about?.number,
        title: about?.title ?? TITLE,
        body: about?.body ?? BODY,
        author: about?.user.login ?? sender.login,
        words: review?.body ?? comment?.body ?? '/agent fix this',
        label: label.name
    };
}
async function startEmulatorsFor({ repository, sender, issue, comment }, clock, flags) {
    const files = flags.repository === undefined ? { files: project/* demoProject */.ZJ } : { fromDirectory: (0,external_node_path_.resolve)(flags.repository) };
    const { name, owner, default_branch: defaultBranch } = repository;
    return await (0,start_emulators/* startEmulators */.d)({
        repository: { owner: owner.login, name, defaultBranch, ...files },
        script: simulatedModel,
        now: () => clock.now(),
        maintainer: sender.login,
        accounts: [sender, owner, ...[issue?.user, comment?.user].filter((user) => user !== undefined)],
        searchPath: (0,machine/* machineEnvironment */.R)().PATH
    });
}
/** The payload of a comment on a pull request names no commits, so --head provides the files of its branch. */
async function openThread({ repository }, { number, title, body = null, user, pull_request: isPullRequest }, { head }) {
    const thread = { number, title, author: user.login };
    if (isPullRequest === undefined || isPullRequest === null) {
        repository.openIssue({ ...thread, body });
        return;
    }
    await repository.push(HEAD_BRANCH, {}, 'Simulated pull request');
    if (head !== undefined)
        await repository.pushDirectory(HEAD_BRANCH, (0,external_node_path_.resolve)(head), 'Files of --head');
    await repository.openPullRequest({ ...thread, body: body ?? '', head: HEAD_BRANCH });
}
async function threadsOf({ repository }) {
    const { issues, git } = repository.state;
    return await Promise.all([...issues.values()].map(async ({ number, title, body, pullRequest }) => {
        const comments = repository
            .comments(number)
            .map(({ author: { login }, body: text }) => ({ author: login, body: text }));
        const thread = { number, title, body, comments };
        if (!pullRequest)
            return { kind: 'issue', ...thread };
        const { isDraft, headRef: head, headSha, baseRef: base, baseSha } = pullRequest;
        const diff = await git.text(['diff', '--no-color', '--no-ext-diff', `${baseSha}...${headSha}`]);
        return { kind: 'pull_request', ...thread, head, base, isDraft, diff };
    }));
}


/***/ }),

/***/ 6697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ readApiKeys),
/* harmony export */   V: () => (/* binding */ secretsIn)
/* harmony export */ });
/* harmony import */ var _providers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28658);

const LABELED = /^([a-z][a-z0-9-]{0,30})\s*=\s*(.*)$/i;
/** Reads the input `api-key`: one key, or lines of `provider=key` and at most one key alone. */
function readApiKeys(text) {
    const lines = linesOf(text);
    const byProvider = new Map();
    const bare = [];
    const problems = [];
    for (const line of lines) {
        const { label, value: key } = parseLabel(line);
        const provider = (0,_providers_js__WEBPACK_IMPORTED_MODULE_0__/* .providerNamed */ .li)(label);
        // A key can contain = too, so a single line that names no provider is a key.
        if (!provider && (label === '' || lines.length === 1))
            bare.push(line);
        else if (!provider)
            problems.push(unknownProvider(label));
        else if (key === '')
            problems.push(emptyKey(label));
        else if (byProvider.has(provider.name))
            problems.push(`api-key has two keys for ${provider.name}. Remove one.`);
        else
            byProvider.set(provider.name, key);
    }
    if (bare.length > 1) {
        problems.push(`api-key has ${bare.length} keys without a provider. Write each as provider=key, such as openai=….`);
    }
    return { keys: { own: bare[0] ?? '', byProvider }, problems };
}
/** Everything to keep secret: each key, and what can be a key in a line that is not understood. */
function secretsIn(text) {
    const secrets = linesOf(text).flatMap((line) => {
        const { label, value } = parseLabel(line);
        return (0,_providers_js__WEBPACK_IMPORTED_MODULE_0__/* .providerNamed */ .li)(label) ? [value] : [line, value];
    });
    return [...new Set(secrets)].filter((secret) => secret !== '');
}
function linesOf(text) {
    return text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '');
}
function parseLabel(line) {
    const [, label = '', value = ''] = LABELED.exec(line) ?? [];
    return { label, value };
}
function emptyKey(label) {
    return `api-key has nothing after ${label}=. Check that the secret exists and that this workflow can read it, or remove the line.`;
}
function unknownProvider(label) {
    return `api-key has a line for ${label}, which is not a known provider. Use one of ${_providers_js__WEBPACK_IMPORTED_MODULE_0__/* .providerNames */ .e4.join(', ')}; write a key for base-url alone on its line.`;
}


/***/ }),

/***/ 79559:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ isEndpoint),
/* harmony export */   d: () => (/* binding */ keyProblem)
/* harmony export */ });
/** True for an http(s) address without credentials, query and fragment. */
function isEndpoint(text) {
    const url = URL.parse(text);
    if (!url || !['http:', 'https:'].includes(url.protocol))
        return false;
    return url.username === '' && url.password === '' && url.search === '' && url.hash === '';
}
/** What is wrong with a key for an address; undefined if nothing is. */
function keyProblem(baseUrl, key) {
    const url = URL.parse(baseUrl);
    if (!/^[\x21-\x7e]*$/.test(key))
        return 'invalid';
    if (!url || isLocal(url.hostname))
        return undefined;
    if (url.protocol === 'https:')
        return key === '' ? 'missing' : undefined;
    return key === '' ? undefined : 'unencrypted';
}
// This machine, or a service container of the job, whose name has no dots.
function isLocal(hostname) {
    return /^(?:127\.\d+\.\d+\.\d+|\[::1\]|[^.[\]:]+|[^.]+\.localhost)$/u.test(hostname);
}


/***/ }),

/***/ 57182:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ readModels),
  _: () => (/* binding */ readWorkflowModels)
});

// EXTERNAL MODULE: ./src/settings/api-keys.js
var api_keys = __webpack_require__(6697);
// EXTERNAL MODULE: ./src/settings/providers.js
var providers = __webpack_require__(28658);
;// CONCATENATED MODULE: ./src/settings/model-problems.js

/**
 * A problem as sentences for the user who can solve it.
 *
 * @param setting the setting that names the model
 */
function describeModelProblem(problem, setting, names) {
    switch (problem.kind) {
        case 'unknown-provider':
            return `${setting} is ${problem.written}, whose address is not known. Set ${names.baseUrl}, or use a model of a known provider: ${providers/* providerNames */.e4.join(', ')}.`;
        case 'missing-address':
            return `${setting} is a model of ${problem.provider.name}, where each customer has their own address. Set ${names.baseUrl} to yours, such as ${problem.provider.exampleUrl ?? 'https://NAME.example/v1'}.`;
        case 'unsupported-api':
            return `${names.api} is ${problem.api}, which ${problem.provider.name} does not support. Use ${Object.keys(problem.provider.apis).join(' or ')}.`;
        case 'missing-key':
            return names.missingKey({ ...problem, setting });
        case 'unencrypted':
            return names.unencrypted({ ...problem, setting });
        case 'invalid-key':
            return names.invalidKey({ ...problem, setting });
    }
}

// EXTERNAL MODULE: ./src/settings/endpoint.js
var endpoint = __webpack_require__(79559);
;// CONCATENATED MODULE: ./src/settings/model-directory.js


const NO_ADDRESS = 'https://no-address.invalid';
function openDirectory(settings) {
    const main = findMain(settings);
    return { main, find: (written, from) => findOther(written, from, { settings, main: main.model }) };
}
function findMain(settings) {
    const { model: written, baseUrl, keys } = settings;
    const { prefix, rest } = splitName(written);
    if (baseUrl !== '') {
        const isElsewhere = prefix && keys.byProvider.has(prefix.name) && prefix !== (0,providers/* providerAt */.zJ)(hostOf(baseUrl));
        return isElsewhere ? atProvider(prefix, rest, { settings }) : atBaseUrl(written, settings);
    }
    const provider = prefix ?? (written.includes('/') ? undefined : ((0,providers/* providerOfModel */.WX)(written) ?? (0,providers/* providerNamed */.li)('openai')));
    if (provider)
        return atProvider(provider, rest, { settings, api: settings.api, ownKey: keys.own });
    return unknownProvider(written);
}
function findOther(written, from, { settings, main }) {
    // With an address, and where others than the vendors offer models, any name can be a name of that endpoint.
    const hasAnyNames = settings.baseUrl !== '' || main.provider?.hasSlashedNames === true;
    const { prefix = hasAnyNames ? undefined : (0,providers/* providerOfModel */.WX)(written), rest } = splitName(written);
    const here = (name) => checked({ ...main, name });
    if (!prefix)
        return hasAnyNames || !isPath(written) ? here(written) : unknownProvider(written);
    if (prefix === main.provider)
        return here(settings.baseUrl === '' ? rest : nameAt(written, main.host));
    const canUseIt = canUse(prefix, from, settings);
    if (!canUseIt && hasAnyNames)
        return here(written);
    const { model, problem } = atProvider(prefix, rest, { settings });
    return canUseIt || problem
        ? { model, problem }
        : { model, problem: { kind: 'missing-key', provider: prefix, host: model.host } };
}
/** True if models of this provider can be used. A local server needs no key, but the workflow must name it. */
function canUse(provider, from, { keys, identity }) {
    if (provider.keyVariable === undefined)
        return from === 'workflow';
    return keys.byProvider.has(provider.name) || (provider.name === 'openai' && identity !== undefined);
}
/** True if a name has a slash, apart from the prefix with which Google lists its models. */
function isPath(written) {
    return written.replace(/^models\//, '').includes('/');
}
function unknownProvider(written) {
    return { model: unreachable(written, undefined), problem: { kind: 'unknown-provider', written } };
}
/** A model at the provider's own endpoint. */
function atProvider(provider, name, { settings, ownKey = '', ...options }) {
    const { api = (0,providers/* firstApi */.jS)(provider).api } = options;
    const baseUrl = provider.apis[api];
    if (baseUrl === undefined)
        return { model: unreachable(name, provider), problem: { kind: 'unsupported-api', provider, api } };
    if (baseUrl === '')
        return { model: unreachable(name, provider), problem: { kind: 'missing-address', provider } };
    const key = settings.keys.byProvider.get(provider.name) ?? ownKey;
    const credential = credentialFor(provider, key, settings);
    return checked({ name, provider, api, baseUrl, host: hostOf(baseUrl), credential });
}
/** A model at the endpoint whose address is set. */
function atBaseUrl(written, settings) {
    const { baseUrl, keys } = settings;
    const host = hostOf(baseUrl);
    const provider = (0,providers/* providerAt */.zJ)(host);
    // A key for one provider is not sent to any other host.
    const key = (provider && keys.byProvider.get(provider.name)) ?? keys.own;
    const api = settings.api ?? (provider ? apiAt(baseUrl, provider) : 'chat');
    const credential = credentialFor(provider, key, settings);
    return checked({ name: nameAt(written, host), provider, api, baseUrl, host, credential });
}
/** The API at an address: several providers have one for Chat Completions besides their own. */
function apiAt(baseUrl, provider) {
    const isCompatible = /\/openai(?:\/v1)?\/?$|\/endpoints\/openapi\/?$/.test(baseUrl);
    return isCompatible && provider.apis.chat !== undefined ? 'chat' : (0,providers/* firstApi */.jS)(provider).api;
}
/** The name at a host: without the provider's prefix, if it is this provider's host and its names contain no slash. */
function nameAt(written, host) {
    const { prefix, rest } = splitName(written);
    return prefix && prefix === (0,providers/* providerAt */.zJ)(host) && !prefix.hasSlashedNames ? rest : written;
}
function credentialFor(provider, key, { identity }) {
    if (identity && provider?.name === 'openai' && key === '')
        return { kind: 'workload-identity', ...identity };
    return { kind: 'key', key };
}
function checked(model) {
    const { credential, baseUrl, host, provider } = model;
    // The token for a workload identity must not be sent unencrypted either.
    const problem = (0,endpoint/* keyProblem */.d)(baseUrl, credential.kind === 'key' ? credential.key : credential.serviceAccountId);
    return { model, problem: problem && { kind: KEY_PROBLEMS[problem], provider, host } };
}
const KEY_PROBLEMS = { missing: 'missing-key', unencrypted: 'unencrypted', invalid: 'invalid-key' };
function unreachable(name, provider) {
    const baseUrl = NO_ADDRESS;
    return { name, provider, api: 'chat', baseUrl, host: hostOf(baseUrl), credential: { kind: 'key', key: '' } };
}
function splitName(written) {
    const slash = written.indexOf('/');
    const isNamed = slash >= 0 && slash < written.length - 1;
    return { prefix: isNamed ? (0,providers/* providerNamed */.li)(written.slice(0, slash)) : undefined, rest: written.slice(slash + 1) };
}
function hostOf(baseUrl) {
    return URL.parse(baseUrl)?.host ?? '';
}

;// CONCATENATED MODULE: ./src/settings/workflow-models.js





/** Finds the models of a workflow. Problems that the input schema reports, such as a missing name, are not reported here. */
function readWorkflowModels(inputs) {
    const { keys, problems } = (0,api_keys/* readApiKeys */.H)(inputs['api-key']);
    const identity = readIdentity(inputs);
    const settings = {
        model: inputs.model,
        api: asApi(inputs.api),
        baseUrl: (0,endpoint/* isEndpoint */.c)(inputs['base-url']) ? inputs['base-url'] : '',
        keys,
        identity: identity.value
    };
    const hasBadUrl = inputs['base-url'] !== '' && settings.baseUrl === '';
    const fallbacks = inputs['fallback-models'];
    const hasAllKeys = problems.length === 0;
    const reading = readModels(settings, { fallbacks, names: inputNames(inputs), settingOf: INPUT_NAMES, hasAllKeys });
    const ofIdentity = identity.value ? identityProblems(settings, reading.models) : undefined;
    const ofModels = hasBadUrl || ofIdentity !== undefined ? [] : reading.problems;
    return { ...reading, problems: [...problems, ...identity.problems, ...(ofIdentity ?? []), ...ofModels] };
}
/** Conflicts of a workload identity with other settings; undefined if there are none. */
function identityProblems({ baseUrl, keys }, models) {
    const { credential, provider } = models.main;
    const hasKey = keys.byProvider.has('openai') || (provider?.name === 'openai' && credential.kind === 'key');
    if (hasKey)
        return [DOUBLE_KEY];
    return baseUrl !== '' && !usesIdentity(models) ? [identityElsewhere(baseUrl)] : undefined;
}
function usesIdentity({ main, fallbacks }) {
    return [main, ...fallbacks].some(({ credential }) => credential.kind === 'workload-identity');
}
/** An identity is proved with a token, which only OpenAI must receive. */
function identityElsewhere(baseUrl) {
    return `openai-identity-provider is set, and base-url is ${baseUrl}, which is not an address of OpenAI and must not receive a token for it. Remove base-url, or set api-key instead of the identity.`;
}
/** Looks up the main model and its fallbacks. */
function readModels(settings, naming) {
    const { fallbacks, names, settingOf, hasAllKeys } = naming;
    const { main, find } = openDirectory(settings);
    const others = fallbacks.map((written) => find(written, 'workflow'));
    const describeProblem = ({ problem }, setting) => problem && (hasAllKeys || problem.kind !== 'missing-key') ? [describeModelProblem(problem, setting, names)] : [];
    const problems = [
        ...describeProblem(main, settingOf.model),
        ...others.flatMap((other) => (isSharedWithMain(other, main) ? [] : describeProblem(other, settingOf.fallback)))
    ];
    const models = { main: main.model, fallbacks: others.map(({ model }) => model), find };
    return { models, problems: [...new Set(problems)] };
}
/** True for a problem of the main model's endpoint. All its models share the problem, which is reported once. */
function isSharedWithMain({ problem }, main) {
    return main.problem !== undefined && problem !== undefined && 'host' in problem && problem.host === main.model.host;
}
function asApi(text) {
    return providers/* APIS */.yc.find((api) => api === text);
}
const DOUBLE_KEY = 'openai-identity-provider is set, and api-key has a key for openai too. Remove one of them: the identity needs no key.';
function readIdentity(inputs) {
    const identityProviderId = inputs['openai-identity-provider'];
    const serviceAccountId = inputs['openai-service-account'];
    if (identityProviderId === '' && serviceAccountId === '')
        return { value: undefined, problems: [] };
    if (identityProviderId !== '' && serviceAccountId !== '') {
        const audience = inputs['openai-audience'];
        return { value: { identityProviderId, serviceAccountId, audience }, problems: [] };
    }
    const [given, missing] = identityProviderId === ''
        ? ['openai-service-account', 'openai-identity-provider']
        : ['openai-identity-provider', 'openai-service-account'];
    return {
        value: undefined,
        problems: [`${given} is set and ${missing} is not. Set both, or set neither and use api-key.`]
    };
}
const INPUT_NAMES = { model: 'model', fallback: 'fallback-models' };
const inputNames = ({ 'api-key': apiKey }) => ({
    baseUrl: 'base-url',
    api: 'api',
    missingKey: ({ setting, host, provider }) => apiKey === '' && setting === INPUT_NAMES.model
        ? `api-key is not set. Set it to the key for ${host}, such as \${{ secrets.${secretFor(provider)} }}, and check that the secret exists.`
        : `api-key has no key for ${host}, which ${setting} uses. Add a line such as ${provider ? `${provider.name}=` : ''}\${{ secrets.${secretFor(provider)} }}, and check that the secret exists.`,
    unencrypted: ({ host }) => `api-key would be sent to ${host} unencrypted. Use https in base-url, or remove the key.`,
    invalidKey: ({ host }) => `api-key for ${host} contains a space or a non-ASCII character, which no key does. Copy the key again. Write several keys on separate lines, as provider=key.`
});
function secretFor(provider) {
    return provider?.keyVariable ?? 'API_KEY';
}


/***/ }),

/***/ 52628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ MAX_TITLE_LENGTH),
/* harmony export */   t: () => (/* binding */ MAX_BODY_LENGTH)
/* harmony export */ });
/** GitHub's limit for the body of an issue, a comment and a pull request. */
const MAX_BODY_LENGTH = 65_536;
const MAX_TITLE_LENGTH = 256;


/***/ }),

/***/ 55611:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ isHtmlElement)
/* harmony export */ });
const ELEMENTS = new Set(('a abbr address area article aside audio b base bdo blockquote body br button canvas caption center cite code col ' +
    'colgroup datalist dd del details dfn dialog div dl dt em embed fieldset figcaption figure font footer form frame ' +
    'frameset h1 h2 h3 h4 h5 h6 head header hr html i iframe image img input ins kbd label legend li link main map ' +
    'mark math menu meta nav noscript object ol optgroup option p param picture pre q rp rt ruby s samp script ' +
    'section select small source span strike strong style sub summary sup svg table tbody td template textarea tfoot th ' +
    'thead time title tr track tt u ul use var video wbr').split(' '));
/** True for the name of an element of HTML. Any other name is the author's own word. */
function isHtmlElement(tagName) {
    return ELEMENTS.has(tagName);
}


/***/ }),

/***/ 61297:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ htmlText)
/* harmony export */ });
/* harmony import */ var _html_elements_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55611);

/** The content of these is for browsers, not for readers. */
const UNREAD = /^(?:script|style|svg|math|iframe|object|template|noscript)$/;
/**
 * The words of raw HTML, without comments, tags and scripts. The result is plain text: escape it.
 *
 * Unknown tags, such as <T> in Vec<T>, are text that the author forgot to escape.
 */
function htmlText(html, HtmlTokenizer) {
    const words = [];
    let unread;
    const add = (text) => {
        if (unread === undefined)
            words.push(text);
    };
    const addUnknown = ({ tagName, location }) => {
        if (!(0,_html_elements_js__WEBPACK_IMPORTED_MODULE_0__/* .isHtmlElement */ .u)(tagName))
            add(html.slice(location?.startOffset, location?.endOffset));
    };
    const ignore = () => undefined;
    const tokenizer = new HtmlTokenizer({ sourceCodeLocationInfo: true }, {
        onStartTag: (tag) => {
            addUnknown(tag);
            if (UNREAD.test(tag.tagName))
                unread ??= tag.tagName;
        },
        onEndTag: (tag) => {
            addUnknown(tag);
            if (tag.tagName === unread)
                unread = undefined;
        },
        onCharacter: ({ chars }) => {
            add(chars);
        },
        onWhitespaceCharacter: ({ chars }) => {
            add(chars);
        },
        onNullCharacter: ignore,
        onComment: ignore,
        onDoctype: ignore,
        onEof: ignore
    });
    tokenizer.write(html, true);
    return words.join('');
}


/***/ }),

/***/ 66855:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hj: () => (/* binding */ exceedsParserLimits),
/* harmony export */   V1: () => (/* binding */ hasAmbiguousBlocks),
/* harmony export */   b7: () => (/* binding */ countMatches),
/* harmony export */   fF: () => (/* binding */ isStackOverflow),
/* harmony export */   jM: () => (/* binding */ loadMarkdownParser)
/* harmony export */ });
/* harmony import */ var _github_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52628);

const DECORATION = ['attention', 'strikethrough', 'hardBreakEscape', 'wwwAutolink', 'protocolAutolink', 'emailAutolink'];
const DISABLED = {
    all: [],
    structure: DECORATION,
    blocks: [
        ...DECORATION,
        'autolink',
        'htmlText',
        'codeText',
        'labelEnd',
        'labelStartImage',
        'labelStartLink',
        'characterEscape',
        'characterReference',
        'gfmFootnoteCall',
        'gfmPotentialFootnoteCall'
    ]
};
/** Loads the parser of GitHub's Markdown. Imported here because most comments have no command and are never parsed. */
async function loadMarkdownParser() {
    const [{ fromMarkdown }, { gfm }, { gfmFromMarkdown }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(108), __webpack_require__.e(3011), __webpack_require__.e(6688)]).then(__webpack_require__.bind(__webpack_require__, 16556)),
        Promise.all(/* import() */[__webpack_require__.e(3361), __webpack_require__.e(7221)]).then(__webpack_require__.bind(__webpack_require__, 3361)),
        Promise.all(/* import() */[__webpack_require__.e(1479), __webpack_require__.e(5850), __webpack_require__.e(1462)]).then(__webpack_require__.bind(__webpack_require__, 36514))
    ]);
    const options = (depth) => ({
        extensions: [gfm(), { disable: { null: DISABLED[depth] } }],
        // The transforms look for bare URLs. The nodes they make have no positions.
        mdastExtensions: gfmFromMarkdown().filter(({ transforms }) => depth === 'all' || !transforms)
    });
    const byDepth = { all: options('all'), structure: options('structure'), blocks: options('blocks') };
    return (text, depth) => fromMarkdown(text, byDepth[depth]);
}
// Markers of quotes, lists and footnotes at the start of a line, but not a thematic break such as `- - -`.
const MARKERS = String.raw `(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t])|\[\^[^\]\s]{1,99}\]:))`;
const NO_BREAK = String.raw `(?![ \t]*([-*])(?:[ \t]*\1)*[ \t]*$)`;
// The parser recurses at each level, and reads a line once per level. Real texts are not nested this deep.
const TOO_DEEP = new RegExp(`^${NO_BREAK}${MARKERS}{13}`, 'm');
// List items, quotes and underlined headings take much longer than words.
const CONTAINERS = new RegExp(`^${MARKERS}+`, 'gm');
const UNDERLINES = /^[ \t]*(?:=+|-+)[ \t]*$/gm;
const MAX_CONTAINERS = 2_500;
const MAX_UNDERLINES = 2_500;
// An empty list item and a line of spaces. In cmark, what follows can belong to the item; in CommonMark it cannot.
const AMBIGUOUS_ITEM = /^(?:[ \t>]*(?:[-*+]|\d{1,9}[.)])(?=[ \t\n]))+[ \t]*\n[ \t>]*(?:\t| {2})\n/mu;
/** True for a text that GitHub's parser and ours can read differently. */
function hasAmbiguousBlocks(markdown) {
    return AMBIGUOUS_ITEM.test(markdown);
}
/** GitHub counts an emoji once, JavaScript twice. */
const MAX_PARSED = 2 * _github_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_BODY_LENGTH */ .t;
/** True for a text whose blocks would take the parser quadratic time or overflow its stack. Call it before parsing. Linear time. */
function exceedsParserLimits(markdown) {
    return (markdown.length > MAX_PARSED ||
        TOO_DEEP.test(markdown) ||
        countMarkerCharacters(CONTAINERS, markdown) > MAX_CONTAINERS ||
        countMatches(UNDERLINES, markdown) > MAX_UNDERLINES);
}
/** True when the parser failed on nesting that `exceedsParserLimits` did not foresee. */
function isStackOverflow(error) {
    return Error.isError(error) && error.name === 'RangeError';
}
function countMatches(pattern, text) {
    return (text.match(pattern) ?? []).length;
}
/** The number of characters in all matches, without white space and digits. */
function countMarkerCharacters(pattern, text) {
    return (text.match(pattern) ?? []).reduce((sum, found) => sum + found.replace(/[ \t\d]+/g, '').length, 0);
}


/***/ })

};
