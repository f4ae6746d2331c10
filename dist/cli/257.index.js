export const id = 257;
export const ids = [257];
export const modules = {

/***/ 2379:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   simulate: () => (/* binding */ simulate)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(9077);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(6150);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(9973);
/* harmony import */ var _loopback_demo_project_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(223);
/* harmony import */ var _loopback_demo_scene_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8830);
/* harmony import */ var _loopback_demo_script_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5379);
/* harmony import */ var _loopback_runner_log_view_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1963);
/* harmony import */ var _loopback_runner_runner_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1520);
/* harmony import */ var _tasks_visible_text_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(3067);
/* harmony import */ var _interrupt_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(5098);
/* harmony import */ var _local_model_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8262);
/* harmony import */ var _machine_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7012);
/* harmony import */ var _package_root_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9850);
/* harmony import */ var _usage_error_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(4565);
















const account = zod__WEBPACK_IMPORTED_MODULE_11__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP() });
// What must be there before the action starts, for it to find what the payload speaks of.
const setting = zod__WEBPACK_IMPORTED_MODULE_11__/* .object */ .Ikc({
    repository: zod__WEBPACK_IMPORTED_MODULE_11__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP(), owner: account, default_branch: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().default('main') }),
    sender: account,
    issue: zod__WEBPACK_IMPORTED_MODULE_11__/* .object */ .Ikc({
        number: zod__WEBPACK_IMPORTED_MODULE_11__/* .number */ .aig(),
        title: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP(),
        body: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().nullable(),
        user: account,
        pull_request: zod__WEBPACK_IMPORTED_MODULE_11__/* .unknown */ .L5J().optional()
    })
        .optional(),
    comment: zod__WEBPACK_IMPORTED_MODULE_11__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_11__/* .number */ .aig(), body: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP(), user: account }).optional()
});
/** Puts a payload through the built action on a GitHub of its own. Returns the exit code of the command. */
async function simulate(flags) {
    const action = (0,_package_root_js__WEBPACK_IMPORTED_MODULE_10__/* .packageRoot */ .Z)();
    const payload = await readPayload(flags.payload);
    const found = readSetting(payload, flags);
    const inputs = readActionInputs(flags);
    const signal = (0,_interrupt_js__WEBPACK_IMPORTED_MODULE_12__/* .listenForInterrupt */ .Y)();
    const scene = await openSceneFor(found, flags);
    try {
        const view = new _loopback_runner_log_view_js__WEBPACK_IMPORTED_MODULE_6__/* .LogView */ .I((line) => void (flags.json ? process.stderr : process.stdout).write(`${(0,_tasks_visible_text_js__WEBPACK_IMPORTED_MODULE_13__/* .visibleText */ .Q)(line)}\n`));
        const job = scene.jobFor(found.comment?.id ?? 0, {
            action,
            environment: (0,_machine_js__WEBPACK_IMPORTED_MODULE_9__/* .machineEnvironment */ .R)(),
            eventName: flags.event,
            payload,
            inputs,
            onLog: (text) => {
                view.add(text);
            }
        });
        const runner = await _loopback_runner_runner_js__WEBPACK_IMPORTED_MODULE_7__/* .Runner */ .b.start(job, scene.folder);
        signal.addEventListener('abort', () => void runner.cancel());
        const { exitCode, outputs } = await runner.main();
        await runner.post();
        view.end();
        const outcome = outputs['outcome'] ?? 'none';
        const result = { outcome, exitCode, outputs, threads: threadsOf(scene) };
        process.stdout.write(flags.json ? `${JSON.stringify(result, undefined, 2)}\n` : `\nOutcome: ${outcome}\n`);
        return exitCode === 0 ? 0 : 1;
    }
    finally {
        await scene.close();
    }
}
async function readPayload(path) {
    try {
        return JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path, 'utf8'));
    }
    catch (error) {
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_14__/* .UsageError */ .e(`The payload ${path} cannot be read: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_15__/* .messageOf */ .bD)(error)}`);
    }
}
function readSetting(payload, { payload: path, repository, model }) {
    const parsed = setting.safeParse(payload);
    if (!parsed.success)
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_14__/* .UsageError */ .e(`${path} is no webhook payload:\n${zod__WEBPACK_IMPORTED_MODULE_16__/* .prettifyError */ .S1(parsed.error)}`);
    if (repository !== undefined && model === undefined) {
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_14__/* .UsageError */ .e('The scripted model knows the project of the demo only. Name a real one with --model.');
    }
    if (repository !== undefined && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(repository)) {
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_14__/* .UsageError */ .e(`There is no folder ${repository}. Give the files of the repository with --repository.`);
    }
    if (parsed.data.issue?.pull_request !== undefined) {
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_14__/* .UsageError */ .e('The comment is on a pull request, whose commits the payload does not hold. Give one on an issue; ' +
            'pull requests can be tried on GitHub only.');
    }
    return parsed.data;
}
function readActionInputs({ model, baseUrl, sandbox }) {
    if (model === undefined)
        return { sandbox };
    const apiKey = process.env['OPENAI_API_KEY'] ?? '';
    (0,_local_model_js__WEBPACK_IMPORTED_MODULE_8__/* .requireEndpoint */ .V)({ baseUrl, apiKey });
    return { sandbox, model, 'base-url': baseUrl, 'api-key': apiKey };
}
async function openSceneFor({ repository, sender, issue, comment }, flags) {
    const files = flags.repository === undefined ? { files: _loopback_demo_project_js__WEBPACK_IMPORTED_MODULE_3__/* .demoProject */ .ZJ } : { fromDirectory: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(flags.repository) };
    const { name, owner, default_branch: defaultBranch } = repository;
    const scene = await (0,_loopback_demo_scene_js__WEBPACK_IMPORTED_MODULE_4__/* .openScene */ .H)({
        repository: { owner: owner.login, name, defaultBranch, ...files },
        script: _loopback_demo_script_js__WEBPACK_IMPORTED_MODULE_5__/* .demoScript */ .x,
        maintainer: sender.login,
        searchPath: (0,_machine_js__WEBPACK_IMPORTED_MODULE_9__/* .machineEnvironment */ .R)().PATH
    });
    if (issue)
        scene.repository.openIssue({ ...issue, author: issue.user.login });
    if (issue && comment)
        scene.repository.comment(issue.number, { ...comment, author: comment.user.login });
    return scene;
}
function threadsOf({ repository }) {
    return [...repository.state.issues.values()].map(({ number, title, body, pullRequest }) => ({
        kind: pullRequest ? 'pull_request' : 'issue',
        number,
        title,
        body,
        comments: repository.comments(number).map(({ author, body: text }) => ({ author: author.login, body: text }))
    }));
}


/***/ }),

/***/ 4879:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ createParser)
/* harmony export */ });
/* unused harmony export ParseError */
class ParseError extends Error {
  constructor(message, options) {
    super(message), this.name = "ParseError", this.type = options.type, this.field = options.field, this.value = options.value, this.line = options.line;
  }
}
const LF = 10, CR = 13, SPACE = 32;
function noop(_arg) {
}
function createParser(config) {
  if (typeof config == "function")
    throw new TypeError(
      "`config` must be an object, got a function instead. Did you mean `createParser({onEvent: fn})`?"
    );
  const { onEvent = noop, onError = noop, onRetry = noop, onComment, maxBufferSize } = config, pendingFragments = [];
  let pendingFragmentsLength = 0, isFirstChunk = !0, id, data = "", dataLines = 0, eventType, terminated = !1;
  function feed(chunk) {
    if (terminated)
      throw new Error(
        "Cannot feed parser: it was terminated after exceeding the configured max buffer size. Call `reset()` to resume parsing."
      );
    if (isFirstChunk && (isFirstChunk = !1, chunk.charCodeAt(0) === 239 && chunk.charCodeAt(1) === 187 && chunk.charCodeAt(2) === 191 && (chunk = chunk.slice(3))), pendingFragments.length === 0) {
      const trailing2 = processLines(chunk);
      trailing2 !== "" && (pendingFragments.push(trailing2), pendingFragmentsLength = trailing2.length), checkBufferSize();
      return;
    }
    if (chunk.indexOf(`
`) === -1 && chunk.indexOf("\r") === -1) {
      pendingFragments.push(chunk), pendingFragmentsLength += chunk.length, checkBufferSize();
      return;
    }
    pendingFragments.push(chunk);
    const input = pendingFragments.join("");
    pendingFragments.length = 0, pendingFragmentsLength = 0;
    const trailing = processLines(input);
    trailing !== "" && (pendingFragments.push(trailing), pendingFragmentsLength = trailing.length), checkBufferSize();
  }
  function checkBufferSize() {
    maxBufferSize !== void 0 && (pendingFragmentsLength + data.length <= maxBufferSize || (terminated = !0, pendingFragments.length = 0, pendingFragmentsLength = 0, id = void 0, data = "", dataLines = 0, eventType = void 0, onError(
      new ParseError(`Buffered data exceeded max buffer size of ${maxBufferSize} characters`, {
        type: "max-buffer-size-exceeded"
      })
    )));
  }
  function processLines(chunk) {
    let searchIndex = 0;
    if (chunk.indexOf("\r") === -1) {
      let lfIndex = chunk.indexOf(`
`, searchIndex);
      for (; lfIndex !== -1; ) {
        if (searchIndex === lfIndex) {
          dataLines > 0 && onEvent({ id, event: eventType, data }), id = void 0, data = "", dataLines = 0, eventType = void 0, searchIndex = lfIndex + 1, lfIndex = chunk.indexOf(`
`, searchIndex);
          continue;
        }
        const firstCharCode = chunk.charCodeAt(searchIndex);
        if (isDataPrefix(chunk, searchIndex, firstCharCode)) {
          const valueStart = chunk.charCodeAt(searchIndex + 5) === SPACE ? searchIndex + 6 : searchIndex + 5, value = chunk.slice(valueStart, lfIndex);
          if (dataLines === 0 && chunk.charCodeAt(lfIndex + 1) === LF) {
            onEvent({ id, event: eventType, data: value }), id = void 0, data = "", eventType = void 0, searchIndex = lfIndex + 2, lfIndex = chunk.indexOf(`
`, searchIndex);
            continue;
          }
          data = dataLines === 0 ? value : `${data}
${value}`, dataLines++;
        } else isEventPrefix(chunk, searchIndex, firstCharCode) ? eventType = chunk.slice(
          chunk.charCodeAt(searchIndex + 6) === SPACE ? searchIndex + 7 : searchIndex + 6,
          lfIndex
        ) || void 0 : parseLine(chunk, searchIndex, lfIndex);
        searchIndex = lfIndex + 1, lfIndex = chunk.indexOf(`
`, searchIndex);
      }
      return chunk.slice(searchIndex);
    }
    for (; searchIndex < chunk.length; ) {
      const crIndex = chunk.indexOf("\r", searchIndex), lfIndex = chunk.indexOf(`
`, searchIndex);
      let lineEnd = -1;
      if (crIndex !== -1 && lfIndex !== -1 ? lineEnd = crIndex < lfIndex ? crIndex : lfIndex : crIndex !== -1 ? crIndex === chunk.length - 1 ? lineEnd = -1 : lineEnd = crIndex : lfIndex !== -1 && (lineEnd = lfIndex), lineEnd === -1)
        break;
      parseLine(chunk, searchIndex, lineEnd), searchIndex = lineEnd + 1, chunk.charCodeAt(searchIndex - 1) === CR && chunk.charCodeAt(searchIndex) === LF && searchIndex++;
    }
    return chunk.slice(searchIndex);
  }
  function parseLine(chunk, start, end) {
    if (start === end) {
      dispatchEvent();
      return;
    }
    const firstCharCode = chunk.charCodeAt(start);
    if (isDataPrefix(chunk, start, firstCharCode)) {
      const valueStart = chunk.charCodeAt(start + 5) === SPACE ? start + 6 : start + 5, value2 = chunk.slice(valueStart, end);
      data = dataLines === 0 ? value2 : `${data}
${value2}`, dataLines++;
      return;
    }
    if (isEventPrefix(chunk, start, firstCharCode)) {
      eventType = chunk.slice(chunk.charCodeAt(start + 6) === SPACE ? start + 7 : start + 6, end) || void 0;
      return;
    }
    if (firstCharCode === 105 && chunk.charCodeAt(start + 1) === 100 && chunk.charCodeAt(start + 2) === 58) {
      const value2 = chunk.slice(chunk.charCodeAt(start + 3) === SPACE ? start + 4 : start + 3, end);
      value2.includes("\0") || (id = value2);
      return;
    }
    if (firstCharCode === 58) {
      if (onComment) {
        const line2 = chunk.slice(start, end);
        onComment(line2.slice(chunk.charCodeAt(start + 1) === SPACE ? 2 : 1));
      }
      return;
    }
    const line = chunk.slice(start, end), fieldSeparatorIndex = line.indexOf(":");
    if (fieldSeparatorIndex === -1) {
      processField(line, "", line);
      return;
    }
    const field = line.slice(0, fieldSeparatorIndex), offset = line.charCodeAt(fieldSeparatorIndex + 1) === SPACE ? 2 : 1, value = line.slice(fieldSeparatorIndex + offset);
    processField(field, value, line);
  }
  function processField(field, value, line) {
    switch (field) {
      case "event":
        eventType = value || void 0;
        break;
      case "data":
        data = dataLines === 0 ? value : `${data}
${value}`, dataLines++;
        break;
      case "id":
        value.includes("\0") || (id = value);
        break;
      case "retry":
        /^\d+$/.test(value) ? onRetry(parseInt(value, 10)) : onError(
          new ParseError(`Invalid \`retry\` value: "${value}"`, {
            type: "invalid-retry",
            value,
            line
          })
        );
        break;
      default:
        onError(
          new ParseError(
            `Unknown field "${field.length > 20 ? `${field.slice(0, 20)}\u2026` : field}"`,
            { type: "unknown-field", field, value, line }
          )
        );
        break;
    }
  }
  function dispatchEvent() {
    dataLines > 0 && onEvent({
      id,
      event: eventType,
      data
    }), id = void 0, data = "", dataLines = 0, eventType = void 0;
  }
  function reset(options = {}) {
    if (options.consume && pendingFragments.length > 0) {
      const incompleteLine = pendingFragments.join("");
      parseLine(incompleteLine, 0, incompleteLine.length);
    }
    isFirstChunk = !0, id = void 0, data = "", dataLines = 0, eventType = void 0, pendingFragments.length = 0, pendingFragmentsLength = 0, terminated = !1;
  }
  return { feed, reset };
}
function isDataPrefix(chunk, i, firstCharCode) {
  return firstCharCode === 100 && chunk.charCodeAt(i + 1) === 97 && chunk.charCodeAt(i + 2) === 116 && chunk.charCodeAt(i + 3) === 97 && chunk.charCodeAt(i + 4) === 58;
}
function isEventPrefix(chunk, i, firstCharCode) {
  return firstCharCode === 101 && chunk.charCodeAt(i + 1) === 118 && chunk.charCodeAt(i + 2) === 101 && chunk.charCodeAt(i + 3) === 110 && chunk.charCodeAt(i + 4) === 116 && chunk.charCodeAt(i + 5) === 58;
}

//# sourceMappingURL=index.js.map


/***/ }),

/***/ 725:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p6: () => (/* binding */ date)
/* harmony export */ });
/* unused harmony exports string, number, boolean, bigint */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8729);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9077);


function string(params) {
    return core._coercedString(schemas.ZodString, params);
}
function number(params) {
    return core._coercedNumber(schemas.ZodNumber, params);
}
function boolean(params) {
    return core._coercedBoolean(schemas.ZodBoolean, params);
}
function bigint(params) {
    return core._coercedBigint(schemas.ZodBigInt, params);
}
function date(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._coercedDate */ .B4(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodDate */ .aPP, params);
}


/***/ })

};
