export const id = 7944;
export const ids = [7944];
export const modules = {

/***/ 7944:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createProtocol: () => (/* binding */ createProtocol),
  preload: () => (/* binding */ preload)
});

// EXTERNAL MODULE: ./src/models/assembled-response.js
var assembled_response = __webpack_require__(2327);
// EXTERNAL MODULE: ./src/models/http/request-serializer.js
var request_serializer = __webpack_require__(3706);
// EXTERNAL MODULE: ./src/models/openai/client.js
var client = __webpack_require__(7139);
// EXTERNAL MODULE: ./src/models/failures/problem-kinds.js
var problem_kinds = __webpack_require__(9990);
;// CONCATENATED MODULE: ./src/models/text-calls/match-at.js
/** The match of a pattern with the flag y or g from `at` on, with its groups; empty for none. */
function matchAt(pattern, text, at) {
    pattern.lastIndex = at;
    return pattern.exec(text) ?? [];
}
/** How many characters a sticky pattern matches at `at`; 0 for no match. */
function lengthAt(pattern, text, at) {
    return matchAt(pattern, text, at)[0]?.length ?? 0;
}

;// CONCATENATED MODULE: ./src/models/text-calls/delimiters.js

/** Tags that open calls, whatever is between them and their closing tag. */
const TAGS = '(?:[a-z]+:|longcat_)?(?:tool_calls?|function_calls?|toolcall|tool_use|TOOLCALLS?)';
const TOKENS = 'tool[▁_]calls?(?:[▁_](?:section[▁_])?(?:begin|start))?|python_tag|function_call|action_start|START_ACTION|tools_prefix';
const TOKEN_ENDS = '/tool_calls?|tool[▁_]calls?[▁_](?:section[▁_])?end|action_end|END_ACTION|tools_suffix|eo[mt]_id|im_end|end[▁_]of[▁_](?:sentence|turn)|call|end|return';
const OPENER = [
    `<${TAGS}>`,
    `<[|｜](?:${TOKENS})[|｜]>`,
    '<[|]tool_call>',
    '<｜DSML｜(?:function|tool)_calls>',
    '<start_function_call>',
    String.raw `\[TOOL_CALLS\]`,
    String.raw `\[TOOL_REQUEST\]`,
    String.raw `functools(?=\s*[\[{])`,
    String.raw `(?:<\|message_sep\|>\s*)?function call<\|role_sep\|>`
].join('|');
const CLOSER = [
    `</${TAGS}>`,
    `<[|｜](?:${TOKEN_ENDS})[|｜]>`,
    '<tool_call[|]>',
    '</｜DSML｜(?:function|tool)_calls>',
    '<end_function_call>',
    String.raw `\[/TOOL_CALLS\]`,
    String.raw `\[END_TOOL_REQUEST\]`,
    '</s>'
].join('|');
const WITHIN = String.raw `<\|plugin\|>|function\s*<[|｜]tool[▁_]sep[|｜]>(?=\s*<)|<[|｜]tool[▁_]sep[|｜]>`;
/** A delimiter that calls follow. */
const OPENING = new RegExp(OPENER, 'uy');
const CLOSING = new RegExp(CLOSER, 'uy');
/** Everything between calls and around them. */
const AROUND_CALLS = new RegExp(`(?:\\s|[,;]\\s|${OPENER}|${CLOSER}|${WITHIN})*`, 'uy');
/** The closing delimiters that belong to the calls before them. */
const AFTER_CALLS = new RegExp(`(?:\\s*(?:${CLOSER}))*`, 'uy');
/** An opening tag. If text follows the call, a closing tag is required: only that tells a call from a mention of the tag. */
const OPENING_TAG = new RegExp(`<${TAGS}>`, 'uy');
const CLOSING_TAG = new RegExp(`</${TAGS}>`, 'u');
/** A closing tag that the end of the text cuts. */
const CUT_CLOSING_TAG = /<(?:\/[\w:｜]{0,30})?$/uy;
/** Delimiters of thinking. */
const THINKING = [
    ['<think>', '</think>'],
    ['<thinking>', '</thinking>'],
    ['<Think>', '</Think>'],
    ['<THINK>', '</THINK>'],
    ['<think >', '</think>'],
    ['<thought>', '</thought>'],
    ['<thoughts>', '</thoughts>'],
    ['<reasoning>', '</reasoning>'],
    ['<reflection>', '</reflection>'],
    ['<scratchpad>', '</scratchpad>'],
    ['<inner_monologue>', '</inner_monologue>'],
    ['<|begin_of_thought|>', '<|end_of_thought|>'],
    ['<seed:think>', '</seed:think>'],
    ['<|channel>', '<channel|>'],
    ['[THINK]', '[/THINK]'],
    ['<|START_THINKING|>', '<|END_THINKING|>'],
    ['◁think▷', '◁/think▷']
];
/** Ends of thinking that began in the prompt, before the text. */
const THINKING_ENDS = ['</think>', '</seed:think>', '[/THINK]', '◁/think▷'];
/** A sentence that goes on. */
const BEFORE_WORD = /[\p{L}\p{N},;][ \t("'‘“—–-]+$/u;
const AFTER_WORD = /[ \t.,;:!?)"'’”—–-]/;
/** True for a delimiter in the middle of a sentence: the sentence probably mentions it. */
function isMention(text, start, end) {
    const line = text.slice(Math.max(0, start - 100), start);
    return BEFORE_WORD.test(line) && AFTER_WORD.test(text[end] ?? '');
}
/** Where the text may stop being prose. */
const STOP = /<|`+|[[{>~◁]|functools(?=\s*[[{])|function call(?=<\|role_sep\|>)/g;
const ASIDE = /<!--|<(code|pre|samp|blockquote|example|quote|tool_response|tool_result|function_results)>/y;
function asideAt(text, at) {
    const [opens, name] = matchAt(ASIDE, text, at);
    if (opens === undefined)
        return undefined;
    return {
        length: opens.length,
        closes: name === undefined ? '-->' : `</${name}>`,
        isResult: (name ?? '').includes('_')
    };
}
const MAY_DELIMIT = /<(?:[|｜/!]|(?:[a-z]+:|longcat_)?(?:tool|TOOL|function_|th|Th|TH|re|scr|inner|start_f|end_f|code>|pre>|samp>|blockquote>|example>|quote>))|\[[TE/]|[^<[]/uy;
/** Rules out most brackets quickly. */
function mayDelimit(text, at) {
    return lengthAt(MAY_DELIMIT, text, at) > 0;
}
/** The line before a sample that announces it. */
const ANNOUNCES_SAMPLE = /\b(?:examples?|e\.g|for instance|such as|like this|looks? like|would be|format|syntax|template|says?|contains?|reads?|wrote|quot\w+|found)\b[^\n]*$/i;
/** Words directly before a quotation. */
const QUOTES = /\b(?:says?|said|contains?|reads?|wrote|quotes?|examples?|for instance|e\.g\.)\s*:\s*$/i;
const QUOTE_PAIRS = { '"': '"', "'": "'", '“': '”', '«': '»', '‘': '’' };
/** True for text between quotes, or after words that announce a quotation. */
function isQuoted(text, start, end) {
    const closes = QUOTE_PAIRS[text[start - 1] ?? ''];
    return (closes !== undefined && text[end] === closes) || QUOTES.test(text.slice(Math.max(0, start - 60), start));
}

;// CONCATENATED MODULE: ./src/models/text-calls/name-pattern.js
const MAX_PATTERN = 100;
const MAX_NAME = 64;
const QUANTIFIERS = /(?<!\\)(?:[*+]|\{)/g;
const FIRST_CHARACTER = /^\^\(*(?:\?:)?(?:\\x([\da-f]{2})|\\u([\da-f]{4})|([\w-]))(?![?*{])/i;
/**
 * Whether a name matches a pattern of a JSON Schema. An MCP server controls the pattern and the model the name, so only
 * patterns that are fast for every name are tried. For others, only the first character is compared.
 */
function mayMatch(pattern, name) {
    if (!isFast(pattern) || name.length > MAX_NAME)
        return beginsLike(pattern, name) ? 'perhaps' : 'no';
    try {
        return new RegExp(pattern, 'u').test(name) ? 'yes' : 'no';
    }
    catch {
        return 'perhaps';
    }
}
/** A quantified group with a quantifier in it takes exponential time. */
function isFast(pattern) {
    if (pattern.length > MAX_PATTERN || /\\[\dk]|\(\?[=!<]/.test(pattern))
        return false;
    const quantifiers = pattern.match(QUANTIFIERS)?.length ?? 0;
    const isGrouped = /\)\s*[*+{?]/.test(pattern);
    return isGrouped ? quantifiers <= 1 : quantifiers <= (pattern.startsWith('^') ? 2 : 1);
}
/** False if the pattern requires another first character. */
function beginsLike(pattern, name) {
    const [, narrow, wide, plain] = pattern.includes('|') ? [] : (FIRST_CHARACTER.exec(pattern) ?? []);
    const code = narrow ?? wide;
    const first = code === undefined ? plain : String.fromCharCode(parseInt(code, 16));
    return first === undefined || name.startsWith(first);
}

// EXTERNAL MODULE: ../node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(3301);
// EXTERNAL MODULE: ./src/agent/find-tool.js
var find_tool = __webpack_require__(2662);
// EXTERNAL MODULE: ./src/agent/tool-definition.js
var tool_definition = __webpack_require__(3622);
// EXTERNAL MODULE: ./src/models/object-cache.js
var object_cache = __webpack_require__(9251);
;// CONCATENATED MODULE: ./src/models/text-calls/tool-signatures.js




const signatures = new object_cache/* ObjectCache */.U();
function toolLookup(tools) {
    const found = new Map();
    const names = new Set(tools.flatMap(({ name, otherNames = [] }) => [name, ...otherNames]));
    return {
        isName: (name) => names.has(name),
        find(name) {
            if (!found.has(name)) {
                const tool = name.length <= 200 ? (0,find_tool/* findTool */.S)(name.trim(), tools) : undefined;
                found.set(name, tool && signatures.get(tool, () => signatureOf(tool)));
            }
            return found.get(name);
        }
    };
}
function signatureOf(tool) {
    const schema = (0,tool_definition/* parameterSchema */.RH)(tool);
    const { properties, required, additionalProperties } = schema;
    const own = new Map(isRecord(properties) ? Object.entries(properties).map(([name, each]) => [name, isRecord(each) ? each : {}]) : []);
    const aliases = Object.entries(tool.aliases ?? {}).map(([alias, name]) => [alias, own.get(name) ?? {}]);
    const all = new Map([...aliases, ...own]);
    return {
        name: tool.name,
        properties: all,
        required: Array.isArray(required) ? required.map(String) : [],
        isOpen: own.size === 0 && (additionalProperties !== false || isRecord(schema['patternProperties'])),
        schema: all.size > 0 ? { ...schema, properties: Object.fromEntries(all) } : schema,
        fitting: {
            isStrict: Object.keys(tool.parameters.shape).length === 0,
            keepsUnknown: tool.cachePolicy === 'mutating' && tool.parameters.def.catchall instanceof schemas/* ZodNever */.iSc
        }
    };
}
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

;// CONCATENATED MODULE: ./src/models/text-calls/literals.js

const MAX_DEPTH = 64;
const SPACE = /(?:\s+|\/\/[^\n\r]*|\/\*(?:[^*]|\*(?!\/))*\*\/)*/y;
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?(?![\w.])/y;
const WORD = /[\p{L}_$][\p{L}\p{N}_$-]*/uy;
const WORDS = new Map([
    ['true', true],
    ['True', true],
    ['false', false],
    ['False', false],
    ['null', null],
    ['None', null]
]);
const ESCAPES = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', '\n': '' };
const CODE_ESCAPE = /\\(?:u([\da-fA-F]{4})|x([\da-fA-F]{2}))/y;
const PLAIN = { '"': /[^"\\]+/y, "'": /[^'\\]+/y };
/** What can follow the closing quote of a string: the end of its container, or the next field. */
const AFTER_STRING = /\s*(?:[}\]]|$|,\s*(?:"[^"\\\n]{1,80}"\s*:|[}\]])|:)/y;
/**
 * Reads one value as JSON or Python writes it, with the liberties that models take: quotes of either kind, unquoted names,
 * comments, trailing commas, line breaks in strings. It never guesses: incomplete and ambiguous values are reported as such.
 */
function readLiteral(text, start, form = {}) {
    const reader = new LiteralReader(text, start, form);
    try {
        const value = reader.value(0);
        return { kind: 'value', value, end: reader.position };
    }
    catch (error) {
        if (!(error instanceof Unreadable))
            throw error;
        return { kind: error.kind, end: reader.position };
    }
}
/** Where the white space and comments from `start` on end. */
function skipSpace(text, start) {
    return start + lengthAt(SPACE, text, start);
}
class Unreadable extends Error {
    kind;
    constructor(kind) {
        super(kind);
        this.kind = kind;
    }
}
// Created once: capturing a stack each time would take longer than the reading.
const CUT = new Unreadable('cut');
const BROKEN = new Unreadable('broken');
class LiteralReader {
    #text;
    #form;
    position;
    constructor(text, start, form) {
        this.#text = text;
        this.position = start;
        this.#form = form;
    }
    value(depth) {
        if (depth > MAX_DEPTH)
            throw BROKEN;
        this.#skip();
        const first = this.#text[this.position];
        if (first === '{')
            return this.#object(depth);
        if (first === '[')
            return this.#list(']', depth);
        if (first === '(')
            return this.#list(')', depth);
        const string = this.#string();
        if (string !== undefined)
            return string;
        const number = this.#match(NUMBER);
        if (number !== undefined)
            return Number(number);
        const word = this.#match(WORD);
        if (word === undefined || !WORDS.has(word))
            this.#fail();
        return WORDS.get(word);
    }
    #object(depth) {
        const fields = new Map();
        this.position += 1;
        for (;;) {
            this.#skip();
            if (this.#take('}'))
                return Object.fromEntries(fields);
            const name = this.#string() ?? this.#match(WORD);
            if (name === undefined)
                this.#fail();
            this.#skip();
            if (!this.#take(':'))
                this.#fail();
            const value = this.value(depth + 1);
            // Two different values for one name are ambiguous.
            if (fields.has(name) && JSON.stringify(fields.get(name)) !== JSON.stringify(value))
                throw BROKEN;
            fields.set(name, value);
            this.#skip();
            if (!this.#take(',') && this.#text[this.position] !== '}')
                this.#fail();
        }
    }
    #list(close, depth) {
        const items = [];
        this.position += 1;
        for (;;) {
            this.#skip();
            if (this.#take(close))
                return items;
            items.push(this.value(depth + 1));
            this.#skip();
            if (!this.#take(',') && this.#text[this.position] !== close)
                this.#fail();
        }
    }
    #string() {
        const mark = this.#form.quoteMarks?.find((each) => this.#text.startsWith(each, this.position));
        if (mark !== undefined)
            return this.#until(mark);
        const quote = this.#text[this.position];
        if (quote !== '"' && quote !== "'")
            return undefined;
        const triple = quote.repeat(3);
        if (this.#text.startsWith(triple, this.position))
            return this.#until(triple);
        return this.#quoted(quote);
    }
    #until(mark) {
        const start = this.position + mark.length;
        const end = this.#text.indexOf(mark, start);
        this.position = end < 0 ? this.#text.length : end + mark.length;
        if (end < 0)
            throw CUT;
        return this.#text.slice(start, end);
    }
    #quoted(quote) {
        const parts = [];
        this.position += 1;
        while (this.position < this.#text.length) {
            parts.push(this.#match(PLAIN[quote]) ?? '');
            const next = this.#text[this.position];
            if (next === undefined)
                break;
            if (next === '\\')
                parts.push(this.#escape());
            else {
                this.position += 1;
                if (!this.#form.looseQuotes || this.#endsString())
                    return parts.join('');
                parts.push(quote);
            }
        }
        throw CUT;
    }
    #endsString() {
        AFTER_STRING.lastIndex = this.position;
        return AFTER_STRING.test(this.#text);
    }
    /** An unknown escape such as `\d` stands for itself, backslash included. */
    #escape() {
        const [all, wide, narrow] = matchAt(CODE_ESCAPE, this.#text, this.position);
        const code = wide ?? narrow;
        if (all !== undefined && code !== undefined) {
            this.position += all.length;
            return String.fromCharCode(parseInt(code, 16));
        }
        const escaped = this.#text[this.position + 1] ?? '';
        this.position += 2;
        if (`"'\\/`.includes(escaped))
            return escaped;
        return ESCAPES[escaped] ?? `\\${escaped}`;
    }
    #skip() {
        this.position = skipSpace(this.#text, this.position);
    }
    #take(character) {
        if (this.#text[this.position] !== character)
            return false;
        this.position += 1;
        return true;
    }
    #match(pattern) {
        const [found] = matchAt(pattern, this.#text, this.position);
        this.position += found?.length ?? 0;
        return found;
    }
    #fail() {
        throw this.position >= this.#text.length ? CUT : BROKEN;
    }
}

;// CONCATENATED MODULE: ./src/models/text-calls/typed-value.js



/** If a schema allows several types, the narrowest is tried first. */
const ORDER = ['null', 'boolean', 'integer', 'number', 'array', 'object', 'string'];
const typed_value_NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
const INTEGER = /^[+-]?\d+$/;
/**
 * Converts raw text to the value that its schema asks for; returns the text if it is no such value. One line break at each
 * end is dropped. Entities are not decoded, since code may contain them.
 */
function typedValue(raw, schema) {
    const text = raw.replace(/^\r?\n/, '').replace(/\r?\n$/, '');
    const types = typesOf(schema);
    // Without a type, markup is more likely text than a value.
    if (types.size === 0 && text.trimStart().startsWith('<'))
        return text;
    for (const type of types.size > 0 ? ORDER.filter((each) => types.has(each)) : ORDER) {
        const value = read(text, type, schema);
        if (value !== undefined)
            return value;
    }
    return text.trim().toLowerCase() === 'null' && types.size > 0 && !types.has('string') ? null : text;
}
/** True if several values under one name form a list. */
function takesList(schema) {
    const types = typesOf(schema ?? {});
    return types.size === 0 || types.has('array');
}
function read(text, type, schema) {
    const word = text.trim();
    switch (type) {
        case 'null':
            return /^(?:null|none)$/i.test(word) ? null : undefined;
        case 'boolean':
            return { true: true, false: false }[word.toLowerCase()];
        case 'integer':
            return INTEGER.test(word) && Number.isSafeInteger(Number(word)) ? Number(word) : undefined;
        case 'number':
            return typed_value_NUMBER.test(word) ? Number(word) : undefined;
        case 'array':
        case 'object':
            return readStructure(word, type, schema);
        case 'string':
            return text;
    }
}
function readStructure(text, type, schema) {
    if (text === '' && type === 'array')
        return [];
    const literal = /^[[{]/.test(text) ? readLiteral(text, 0) : undefined;
    const value = literal?.kind === 'value' && literal.end === text.length ? literal.value : undefined;
    if (type === 'array' ? Array.isArray(value) : isRecord(value))
        return value;
    const numbers = type === 'array' ? numbersIn(text, schema) : undefined;
    return numbers ?? (text.startsWith('<') ? readElements(text, type, schema) : undefined);
}
/** Reads `1, 2, 3` or one number per line, if the list can hold nothing but numbers. */
function numbersIn(text, schema) {
    const { items } = schema;
    const types = isRecord(items) ? [...typesOf(items)] : [];
    if (types.length === 0 || !types.every((type) => type === 'number' || type === 'integer'))
        return undefined;
    const parts = text.split(/\s*[,\n]\s*/);
    const pattern = types.includes('number') ? typed_value_NUMBER : INTEGER;
    return parts.every((part) => pattern.test(part)) ? parts.map(Number) : undefined;
}
const typed_value_OPENING_TAG = /<([\p{L}_][\p{L}\p{N}_.-]*)>/uy;
/** Tag names that only say that there is an item. */
const ITEM = /^(?:item|element|entry|value|li|i)$/i;
const MAX_ELEMENTS = 1_000;
/** Reads a list or an object written as elements: `<item>1</item><item>2</item>`. Undefined if there is other text. */
function readElements(text, type, schema) {
    const elements = elementsOf(text);
    if (!elements)
        return undefined;
    const names = new Set(elements.map(({ name }) => name));
    if (type === 'object') {
        if (names.size < elements.length)
            return undefined;
        const properties = isRecord(schema['properties']) ? schema['properties'] : {};
        return Object.fromEntries(elements.map(({ name, inner }) => [name, typedValue(inner, isRecord(properties[name]) ? properties[name] : {})]));
    }
    if (names.size > 1)
        return undefined;
    const items = isRecord(schema['items']) ? schema['items'] : {};
    // If the schema says nothing about the items, the tag name may be part of the value.
    const isNamed = Object.keys(items).length === 0 && [...names].some((name) => !ITEM.test(name));
    return elements.map(({ name, inner }) => (isNamed ? { [name]: readUntyped(inner) } : typedValue(inner, items)));
}
function readUntyped(text) {
    const object = text.startsWith('<') ? readElements(text, 'object', {}) : undefined;
    return object ?? typedValue(text, {});
}
function elementsOf(text) {
    const elements = [];
    for (let position = 0; position < text.length;) {
        const [tag, name = ''] = matchAt(typed_value_OPENING_TAG, text, position);
        if (tag === undefined || elements.length >= MAX_ELEMENTS)
            return undefined;
        const start = position + tag.length;
        const end = text.indexOf(`</${name}>`, start);
        if (end < 0)
            return undefined;
        elements.push({ name, inner: text.slice(start, end) });
        position = end + name.length + 3;
        while (/\s/.test(text[position] ?? ''))
            position += 1;
    }
    return elements;
}
/** The types that a schema allows; empty if it does not say. */
function typesOf(schema) {
    const { type, anyOf, oneOf, enum: values, const: only } = schema;
    if (typeof type === 'string')
        return new Set([type]);
    if (Array.isArray(type))
        return new Set(type.map(String));
    const branches = anyOf ?? oneOf;
    if (Array.isArray(branches))
        return new Set(branches.filter(isRecord).flatMap((each) => [...typesOf(each)]));
    const examples = Array.isArray(values) ? values : only === undefined ? [] : [only];
    return new Set(examples.map((value) => (typeof value === 'number' ? 'number' : jsonTypeOf(value))));
}
function jsonTypeOf(value) {
    if (value === null)
        return 'null';
    if (Array.isArray(value))
        return 'array';
    return Number.isInteger(value) ? 'integer' : typeof value;
}

;// CONCATENATED MODULE: ./src/models/text-calls/fit-schema.js



const fit_schema_MAX_DEPTH = 64;
/**
 * Fits a value to a JSON Schema: drops names that the schema does not allow, converts text that can only be a number, a
 * boolean, a list or an object, and picks the alternative that the value matches. A value that already fits is returned
 * as the same object.
 */
function fitToSchema(value, schema, fitting = { isStrict: false }) {
    const depth = (fitting.depth ?? 0) + 1;
    if (schema === false)
        return fitting.isStrict ? misfit('it contains something that its schema does not allow') : fits(value);
    if (!isRecord(schema) || depth > fit_schema_MAX_DEPTH)
        return fits(value);
    const branches = [schema['oneOf'], schema['anyOf']].find(Array.isArray);
    const inner = { ...fitting, depth };
    const own = fitOwn(value, schema, inner);
    return branches && own.kind === 'fits' ? fitOneOf(own.value, branches, inner) : own;
}
/** If several alternatives accept the value, one must accept it unchanged, or all must convert it to the same value. */
function fitOneOf(value, branches, fitting) {
    const found = branches
        .map((branch) => fitToSchema(value, branch, { ...fitting, isStrict: true }))
        .flatMap((fit) => (fit.kind === 'fits' ? [fit] : []));
    const [first, ...others] = found;
    if (!first)
        return isRecord(value) || fitting.isStrict ? misfit('it matches no alternative of its schema') : fits(value);
    if (found.some((fit) => fit.value === value))
        return fits(value);
    const isOne = others.every((fit) => JSON.stringify(fit.value) === JSON.stringify(first.value));
    return isOne ? first : misfit('it mixes several alternatives of its schema');
}
function fitOwn(original, schema, fitting) {
    const types = typesOf(schema);
    const isText = typeof original === 'string' && types.size > 0 && !types.has('string');
    const value = isText ? (typedValue(original, schema) ?? original) : original;
    const reason = fitting.isStrict ? mismatch(value, types, schema) : undefined;
    if (reason !== undefined)
        return misfit(reason);
    if (Array.isArray(value))
        return fitItems(value, schema, fitting);
    return isRecord(value) ? fitFields(value, schema, fitting) : fits(value);
}
function mismatch(value, types, schema) {
    const type = jsonTypeOf(value);
    const isTyped = types.size === 0 || types.has(type) || (type === 'integer' && types.has('number'));
    if (!isTyped)
        return `its schema does not allow a value of type ${type}`;
    return isAllowed(value, schema) ? undefined : 'a value is not one of those that its schema allows';
}
function isAllowed(value, { enum: values, const: only }) {
    if (only !== undefined && JSON.stringify(only) !== JSON.stringify(value))
        return false;
    return !Array.isArray(values) || values.some((each) => JSON.stringify(each) === JSON.stringify(value));
}
function fitItems(items, schema, fitting) {
    const { items: rest, additionalItems, prefixItems } = schema;
    const first = Array.isArray(prefixItems) ? prefixItems : Array.isArray(rest) ? rest : [];
    const further = Array.isArray(rest) ? additionalItems : rest;
    const fitted = items.map((item, index) => fitToSchema(item, index < first.length ? first[index] : further, fitting));
    return collect(items, fitted);
}
function fitFields(original, schema, fitting) {
    const required = Array.isArray(schema['required']) ? schema['required'] : [];
    const named = withKnownNames(original, schema, required);
    if (fitting.isStrict && required.some((name) => !Object.hasOwn(named, String(name))))
        return misfit('a required field is missing');
    const inner = { isStrict: fitting.isStrict, depth: fitting.depth ?? 0 };
    const fields = Object.entries(named).flatMap(([name, value]) => {
        const rules = rulesFor(name, schema);
        if (rules === 'unknown')
            return fitting.keepsUnknown ? [{ name, value, fit: fits(value) }] : [];
        const fit = fitAll(value, rules, inner);
        // Many models send null to omit an optional field.
        return value === null && fit.kind === 'misfit' && !required.includes(name) ? [] : [{ name, value, fit }];
    });
    const values = fields.map(({ value }) => value);
    const collected = collect(values, fields.map(({ fit }) => fit));
    if (collected.kind === 'misfit')
        return collected;
    const isComplete = named === original && fields.length === Object.keys(original).length;
    if (isComplete && collected.value === values)
        return fits(original);
    return fits(Object.fromEntries(fields.map(({ name }, index) => [name, collected.value[index]])));
}
function fitAll(value, rules, fitting) {
    let fit = fits(value);
    for (const { schema, isStrict } of rules) {
        if (fit.kind === 'misfit')
            break;
        fit = fitToSchema(fit.value, schema, { ...fitting, isStrict: fitting.isStrict || isStrict });
    }
    return fit;
}
/** The schemas that apply to a field; `unknown` for a field that is not allowed. */
function rulesFor(name, schema) {
    const properties = fieldsOf(schema['properties']);
    const patterns = Object.entries(fieldsOf(schema['patternProperties']));
    const isKnown = Object.hasOwn(properties, name);
    // A slow pattern is not tried: it counts as a match for unknown names, and as none for known ones.
    const matching = patterns.filter(([pattern]) => {
        const match = mayMatch(pattern, name);
        return match === 'yes' || (match === 'perhaps' && !isKnown);
    });
    const rules = matching.map(([, each]) => ({ schema: each, isStrict: true }));
    if (isKnown)
        rules.unshift({ schema: properties[name], isStrict: false });
    if (rules.some((rule) => rule.schema === false))
        return 'unknown';
    if (rules.length > 0)
        return rules;
    const { additionalProperties: others } = schema;
    // A schema with patterns alone allows no other names.
    const isClosed = others === false || (isEmpty(others) && patterns.length > 0 && isEmpty(schema['properties']));
    return isClosed ? 'unknown' : [{ schema: others, isStrict: false }];
}
/** Zod writes `{}` for a schema of any value. */
function isEmpty(schema) {
    return schema === undefined || (isRecord(schema) && Object.keys(schema).length === 0);
}
/** Renames `target_language` to `targetLanguage` where only that can be meant. */
function withKnownNames(original, schema, required) {
    const properties = fieldsOf(schema['properties']);
    const isClosed = schema['additionalProperties'] === false;
    const free = Object.keys(properties).filter((name) => !Object.hasOwn(original, name));
    const knownName = (name) => {
        if (Object.hasOwn(properties, name))
            return name;
        const alike = free.filter((each) => normalized(each) === normalized(name) && (isClosed || required.includes(each)));
        return alike.length === 1 && alike[0] !== undefined ? alike[0] : name;
    };
    const names = Object.keys(original);
    const known = names.map(knownName);
    const isSame = free.length === 0 || known.every((name, index) => name === names[index]);
    // Two names that mean the same field are ambiguous.
    if (isSame || new Set(known).size < known.length)
        return original;
    return Object.fromEntries(Object.values(original).map((value, index) => [known[index] ?? '', value]));
}
function normalized(name) {
    return name.replaceAll(/[_-]/g, '').toLowerCase();
}
function fieldsOf(value) {
    return isRecord(value) ? value : {};
}
/** The first misfit, or all fitted values; the very same list if none changed. */
function collect(values, fitted) {
    const results = [];
    for (const fit of fitted) {
        if (fit.kind === 'misfit')
            return fit;
        results.push(fit.value);
    }
    return { kind: 'fits', value: results.every((value, index) => value === values[index]) ? values : results };
}
function fits(value) {
    return { kind: 'fits', value };
}
function misfit(reason) {
    return { kind: 'misfit', reason };
}

;// CONCATENATED MODULE: ./src/models/text-calls/found-call.js


/** Attack: these names change JavaScript objects. No tool has parameters of these names. */
const UNSAFE_NAMES = new Set(['__proto__', 'constructor', 'prototype']);
/** @param source the arguments as they were written, if that is JSON */
function foundCall({ name, schema, fitting }, args, source) {
    if (!isRecord(args))
        return brokenCall(name, 'its arguments are not a JSON object');
    if (hasUnsafeName(args))
        return brokenCall(name, `its arguments use a name such as ${[...UNSAFE_NAMES].join(' or ')}`);
    const fit = fitToSchema(args, schema, fitting);
    if (fit.kind === 'misfit')
        return brokenCall(name, fit.reason);
    return { name, arguments: fit.value === args && isJson(source) ? source : JSON.stringify(fit.value) };
}
/** A call whose meaning is not certain. @param reason completes "could not be read: …" */
function brokenCall(name, reason) {
    const problem = `The call of ${name} could not be read and was not run: ${reason}. Write it again, complete.`;
    return { name, arguments: '', problem };
}
function isJson(source) {
    if (source === undefined)
        return false;
    try {
        JSON.parse(source);
        return true;
    }
    catch {
        return false;
    }
}
function hasUnsafeName(value) {
    if (Array.isArray(value))
        return value.some(hasUnsafeName);
    return isRecord(value) && Object.entries(value).some(([name, each]) => UNSAFE_NAMES.has(name) || hasUnsafeName(each));
}

;// CONCATENATED MODULE: ./src/models/text-calls/json-calls.js




const NAMES = ['name', 'tool_name', 'tool', 'function', 'toolName', 'function_name', 'recipient_name'];
const ARGUMENTS = ['arguments', 'args', 'parameters', 'params', 'input', 'tool_input', 'kwargs'];
/** What providers write beside name and arguments. */
const BESIDE = new Set([...NAMES, 'id', 'type', 'call_id', 'tool_call_id', 'index']);
const PARTS = new Set([...BESIDE, ...ARGUMENTS]);
/** The tool that a malformed call names, near its start. */
const NAMED = /^[[{\s]*(?:"type"\s*:\s*"function"\s*,\s*)?(?:"function"\s*:\s*\{\s*)?["']?(?:name|tool|function|tool_name)["']?\s*:\s*["']([^"'\n]{1,80})["']\s*([,}]?)/;
const NAMED_WITHIN = 300;
const BETWEEN = /[\s,;]*/y;
const EXTRA_CLOSERS = /(?:\s*[}\]])*/y;
/**
 * Reads calls written as JSON: an object, a list, or several in a row.
 *
 * @returns undefined if there is no call of a known tool
 */
function readJsonCalls(text, start, context) {
    const calls = [];
    let end;
    for (let next = start; text[next] === '{' || text[next] === '['; next = end + lengthAt(BETWEEN, text, end)) {
        const read = readOne(text, next, context);
        if (!read)
            break;
        calls.push(...read.calls);
        end = read.end;
    }
    return end === undefined ? undefined : { calls, end };
}
function readOne(text, start, context) {
    const literal = readLiteral(text, start);
    if (literal.kind === 'value') {
        const end = literal.end + lengthAt(EXTRA_CLOSERS, text, literal.end);
        const calls = callsIn(literal.value, context, text.slice(start, literal.end));
        const found = allOrNone(calls, literal.value, end > literal.end);
        if (found.length === 0)
            context.fuel.burn(literal.end - start);
        return found.length > 0 ? { calls: found, end } : undefined;
    }
    context.fuel.burn(literal.end - start);
    return (readOpenList(text, start, context) ??
        readWithLooseQuotes(text, start, context) ??
        readBroken(text, start, { ...context, kind: literal.kind }));
}
/** Runs a list completely or not at all. A surplus bracket may belong before a field that is unknown here. */
function allOrNone(calls, value, hasExtraClosers) {
    const hasProblem = calls.some(({ problem }) => problem !== undefined);
    const isUnclear = hasExtraClosers && isRecord(value) && Object.keys(value).some((name) => !PARTS.has(name));
    if (!hasProblem && !isUnclear)
        return calls;
    const reason = isUnclear ? 'its brackets do not match' : 'another call of its list is not valid';
    return calls.map((call) => (call.problem === undefined ? brokenCall(call.name, reason) : call));
}
/** Reads a list without its closing bracket that holds only complete objects. */
function readOpenList(text, start, context) {
    if (text[start] !== '[')
        return undefined;
    const calls = [];
    let next = skipSpace(text, start + 1);
    let end = next;
    while (text[next] === '{' && !context.fuel.isSpent) {
        const literal = readLiteral(text, next);
        if (literal.kind !== 'value')
            return undefined;
        calls.push(...callsIn(literal.value, context, text.slice(next, literal.end)));
        end = literal.end;
        next = end + lengthAt(BETWEEN, text, end);
    }
    return calls.length > 0 && next >= text.length ? { calls, end } : undefined;
}
/** Only if the schema knows every name that comes out: a wrong reading would produce other names. */
function readWithLooseQuotes(text, start, context) {
    if (context.fuel.isSpent || !namedIn(text, start, context))
        return undefined;
    const literal = readLiteral(text, start, { looseQuotes: true });
    context.fuel.burn(literal.end - start);
    if (literal.kind !== 'value' || !isRecord(literal.value))
        return undefined;
    const parts = partsOf(literal.value, context.tools);
    if (!parts || !isRecord(parts.args))
        return undefined;
    const { tool, args } = parts;
    if (tool.isOpen || !Object.keys(args).every((name) => tool.properties.has(name)))
        return undefined;
    return { calls: [foundCall(tool, args)], end: literal.end + lengthAt(EXTRA_CLOSERS, text, literal.end) };
}
function readBroken(text, start, { kind, ...context }) {
    const tool = namedIn(text, start, context);
    if (!tool)
        return undefined;
    const reason = kind === 'cut' ? 'its JSON ends too early' : 'its JSON is not valid; quotes inside a string need a backslash';
    return { calls: [brokenCall(tool.name, reason)], end: text.length };
}
function namedIn(text, start, { tools, isBare }) {
    const [, name, then] = NAMED.exec(text.slice(start, start + NAMED_WITHIN)) ?? [];
    return name === undefined || (isBare && then !== ',') ? undefined : tools.find(name);
}
/** @param source the text of the value */
function callsIn(value, context, source) {
    if (Array.isArray(value))
        return value.flatMap((each) => callsIn(each, context));
    if (!isRecord(value))
        return [];
    const inner = value['tool_calls'] ?? value['function_call'];
    if (inner !== undefined && typeof inner === 'object')
        return callsIn(inner, context);
    const parts = partsOf(value, context.tools);
    if (!parts)
        return context.isBare ? [] : callUnderItsName(value, context.tools);
    const { tool, args } = parts;
    if (args === undefined)
        return context.isBare ? [] : [foundCall(tool, {})];
    return [foundCall(tool, args, sourceOf(args, source))];
}
/** The arguments as they were written, so that numbers beyond the range of JavaScript keep all digits. */
function sourceOf(args, source) {
    const field = source === undefined ? null : /["'](?:arguments|parameters|args|params|input)["']\s*:\s*(?=\{)/.exec(source);
    if (!field || source === undefined)
        return undefined;
    const start = field.index + field[0].length;
    const literal = readLiteral(source, start);
    const isSame = literal.kind === 'value' && JSON.stringify(literal.value) === JSON.stringify(args);
    return isSame ? source.slice(start, literal.end) : undefined;
}
/** @returns undefined if the value names no known tool */
function partsOf(value, tools) {
    const inner = value['function'];
    if (isRecord(inner))
        return partsOf(inner, tools);
    for (const field of NAMES) {
        const name = Object.hasOwn(value, field) ? value[field] : undefined;
        const tool = typeof name === 'string' ? tools.find(name) : undefined;
        if (tool)
            return { tool, args: argumentsOf(value, tool) };
    }
    return undefined;
}
function argumentsOf(value, tool) {
    const [args, ...others] = ARGUMENTS.filter((name) => Object.hasOwn(value, name)).map((name) => unpacked(value[name]));
    if (others.some((other) => JSON.stringify(other) !== JSON.stringify(args)))
        return null;
    if (args !== undefined)
        return args;
    const rest = Object.entries(value).filter(([name]) => !BESIDE.has(name));
    if (rest.length === 0)
        return undefined;
    // The arguments stand beside the name only if all of them are parameters.
    return rest.every(([name]) => tool.properties.has(name)) ? Object.fromEntries(rest) : null;
}
/** Unpacks arguments that are JSON text, or JSON text inside JSON text. */
function unpacked(value) {
    let inner = value;
    for (let times = 0; times < 2 && typeof inner === 'string'; times += 1) {
        const literal = readLiteral(inner.trim(), 0);
        if (literal.kind !== 'value' || literal.end < inner.trim().length)
            return value;
        inner = literal.value;
    }
    return inner;
}
/** Reads `{"grep": {"pattern": "x"}}`. */
function callUnderItsName(value, tools) {
    const [entry, ...others] = Object.entries(value);
    const tool = entry && others.length === 0 && isRecord(entry[1]) ? tools.find(entry[0]) : undefined;
    return entry && tool ? [foundCall(tool, entry[1])] : [];
}

;// CONCATENATED MODULE: ./src/models/text-calls/fields.js



const UNCLEAR = 'it is not clear where its parameters end';
/**
 * Reads the fields of a call that are written between tags. A value is raw text up to the last closing tag before the next
 * field, so it can contain such tags itself.
 */
function readFields(text, start, { tool, form }) {
    const tags = tagsOf(text, start, form);
    const last = lastTagOf(text, tags);
    const fields = new FieldReader(text, start, tool);
    for (const [index, tag] of tags.entries()) {
        fields.take(tag, index === last);
        if (index !== last)
            continue;
        // Everything after it may belong to a value.
        if (fields.isUnclear)
            return { calls: [brokenCall(tool.name, UNCLEAR)], end: text.length };
        return { calls: [fields.call()], end: tag.kind === 'end' ? tag.after : tag.start };
    }
    const isComplete = form.mayLackEnd && fields.endsComplete();
    const call = isComplete && !fields.isUnclear ? fields.call() : brokenCall(tool.name, 'it ends too early');
    return { calls: [call], end: text.length };
}
/** The tags of this call, and the one that opens the next call. */
function tagsOf(text, start, { pattern, tagOf }) {
    const tags = [];
    pattern.lastIndex = start;
    for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
        const tag = tagOf(match);
        if (!tag)
            continue;
        const before = tags.at(-1);
        tags.push({ ...tag, start: match.index, after: pattern.lastIndex });
        // In any other place, the tag is part of a value.
        if (tag.kind === 'next' && before && before.kind !== 'open' && before.kind !== 'next')
            break;
    }
    return tags;
}
/** The tag that ends the call: the last one directly behind a closed field, or else the first one. */
function lastTagOf(text, tags) {
    const isEnd = ({ kind }, index) => kind === 'end' || kind === 'outer' || (kind === 'next' && index > 0);
    const afterField = tags.findLastIndex((tag, index) => {
        const before = tags[index - 1];
        return before?.kind === 'close' && isEnd(tag, index) && isBlank(text, before.after, tag.start);
    });
    if (afterField >= 0)
        return afterField;
    return tags.findIndex(({ kind }) => kind === 'end' || kind === 'outer');
}
function isBlank(text, start, end) {
    return text.slice(start, end).trim() === '';
}
class FieldReader {
    #text;
    #tool;
    #fields = new Map();
    #open;
    #position;
    #isUnclear = false;
    /** The open field is not closed, and another call seems to begin in it. */
    #containsCall = false;
    constructor(text, start, tool) {
        this.#text = text;
        this.#tool = tool;
        this.#position = start;
    }
    get isUnclear() {
        return this.#isUnclear;
    }
    take(tag, isLast) {
        if (isLast)
            this.#finish(tag.start);
        else if (tag.kind === 'open')
            this.#begin(tag);
        else if (tag.kind === 'next')
            this.#containsCall ||= this.#open?.close === undefined;
        else if (tag.kind === 'close' && this.#open && (tag.name === undefined || tag.name === this.#open.name))
            this.#open = { ...this.#open, close: tag };
    }
    /** At the end of the text: whether the last field is closed and no required field is missing. */
    endsComplete() {
        if (this.#open && !this.#open.close)
            return false;
        this.#finish(this.#text.length);
        return this.#fields.size > 0 && this.#tool.required.every((name) => this.#fields.has(name));
    }
    call() {
        const { name, properties } = this.#tool;
        const values = [];
        for (const [field, texts] of this.#fields) {
            // Attack: decoded later, it would be another name than the one that was checked.
            if (field.includes('&'))
                return brokenCall(name, 'the name of a parameter contains an entity');
            const schema = properties.get(field) ?? {};
            if (texts.length === 1)
                values.push([field, typedValue(texts[0] ?? '', schema)]);
            else if (takesList(schema))
                values.push([field, texts.map((text) => typedValue(text, itemsOf(schema)))]);
            else
                return brokenCall(name, `it sets ${field} ${texts.length} times`);
        }
        return foundCall(this.#tool, Object.fromEntries(values));
    }
    #begin(tag) {
        if (this.#open && !this.#beginsField(tag))
            return;
        this.#finish(tag.start);
        this.#open = { name: tag.name, start: tag.after, close: undefined };
    }
    /** Whether the tag opens a field; otherwise it is part of the value before it. */
    #beginsField({ name, start }) {
        const close = this.#open?.close;
        if (close && isBlank(this.#text, close.after, start))
            return true;
        if (!this.#tool.properties.has(name) || this.#fields.has(name) || this.#open?.name === name)
            return false;
        return close !== undefined || /(?:^|\n)[ \t]*$/.test(this.#text.slice(Math.max(0, start - 40), start));
    }
    #finish(end) {
        const from = this.#open ? this.#open.close?.after : this.#position;
        if (this.#containsCall && from === undefined)
            this.#isUnclear = true;
        this.#containsCall = false;
        if (from !== undefined && !isBlank(this.#text, from, end))
            this.#isUnclear = true;
        if (!this.#open)
            return;
        const { name, start, close } = this.#open;
        this.#fields.set(name, [...(this.#fields.get(name) ?? []), this.#text.slice(start, close?.start ?? end)]);
        this.#open = undefined;
        this.#position = end;
    }
}
function itemsOf({ items }) {
    return isRecord(items) ? items : {};
}

;// CONCATENATED MODULE: ./src/models/text-calls/named-calls.js




const NAME = /(?:function\s*<[|｜]tool[▁_]sep[|｜]>\s*)?(?:call:)?(?:functions[.:])?([\p{L}_][\p{L}\p{N}_.-]*)(?::\d+)?/uy;
const named_calls_BETWEEN = /(?:\s|<\|tool_call_argument_begin\|>|\[ARGS\]|\[CALL_ID\][\w-]*|<[|｜]tool[▁_]sep[|｜]>|```(?:json)?|<\|constrain\|>(?:json)?|<\|message\|>)*/y;
const AFTER = /(?:\s*```)?/y;
const QUOTE_MARKS = ['<escape>', '<|"|>'];
/** What follows a call without arguments. */
const END = /(?:$|<\/|<[|｜]|\[)/y;
const argumentTags = {
    pattern: /<arg_key>\s*([^<]{1,100}?)\s*<\/arg_key>\s*<arg_value>|(<\/arg_value>)|(<tool_call>)|<\/tool_call>/g,
    tagOf([, name, close, next]) {
        if (name !== undefined)
            return { kind: 'open', name };
        if (close !== undefined)
            return { kind: 'close', name: undefined };
        return { kind: next === undefined ? 'outer' : 'next' };
    },
    mayLackEnd: true
};
/** Reads a tool name and its arguments, with or without delimiters between the two. */
function readNamedCall(text, start, { tools, fuel }) {
    const [written, name] = matchAt(NAME, text, start);
    const tool = name === undefined ? undefined : tools.find(name);
    if (written === undefined || !tool)
        return undefined;
    const afterName = start + written.length;
    const next = afterName + lengthAt(named_calls_BETWEEN, text, afterName);
    if (text.startsWith('<arg_key>', next))
        return readFields(text, next, { tool, form: argumentTags });
    if (text[next] !== '{') {
        const [isEnd] = matchAt(END, text, next);
        return isEnd === undefined ? undefined : { calls: [foundCall(tool, {})], end: next };
    }
    const literal = readLiteral(text, next, { quoteMarks: QUOTE_MARKS });
    if (literal.kind === 'value') {
        const call = foundCall(tool, literal.value, text.slice(next, literal.end));
        return { calls: [call], end: literal.end + lengthAt(AFTER, text, literal.end) };
    }
    fuel.burn(literal.end - start);
    return { calls: [brokenCall(tool.name, 'its arguments are incomplete')], end: text.length };
}
const CALL = /([\p{L}_][\p{L}\p{N}_.]*)\s*\(/uy;
const KEYWORD = /([\p{L}_][\p{L}\p{N}_]*)\s*=(?!=)/uy;
const SEPARATOR = /[\s,;]*/y;
/**
 * Reads calls in Python syntax: `[read(path="a"), finish()]`, or without brackets inside delimiters.
 *
 * @returns undefined if there is no call of a known tool
 */
function readPythonCalls(text, start, { tools, fuel }) {
    const isList = text[start] === '[';
    const row = readRow(text, isList ? skipSpace(text, start + 1) : start, { tools, fuel });
    if (row.calls.length === 0) {
        fuel.burn(row.end - start);
        return undefined;
    }
    if (row.isBroken)
        return { calls: row.calls, end: text.length };
    if (!isList)
        return row;
    if (text[row.end] === ']')
        return { calls: row.calls, end: row.end + 1 };
    return { calls: row.calls.map(({ name }) => brokenCall(name, 'its list is not closed')), end: text.length };
}
function readRow(text, start, { tools, fuel }) {
    const calls = [];
    for (let position = start;;) {
        const [head, name = ''] = matchAt(CALL, text, position);
        if (head === undefined)
            return { calls, end: position, isBroken: false };
        const tool = tools.find(name);
        const read = readKeywords(text, position + head.length);
        if (read.problem !== undefined) {
            fuel.burn(read.end - position);
            if (tool)
                calls.push(brokenCall(tool.name, read.problem));
            return { calls, end: read.end, isBroken: true };
        }
        if (tool)
            calls.push(foundCall(tool, Object.fromEntries(read.values)));
        position = read.end + lengthAt(SEPARATOR, text, read.end);
    }
}
function readKeywords(text, start) {
    const values = [];
    let position = skipSpace(text, start);
    while (text[position] !== ')') {
        const [head, name] = matchAt(KEYWORD, text, position);
        if (head === undefined || name === undefined)
            return { values, problem: 'its arguments have no names', end: position };
        const literal = readLiteral(text, position + head.length);
        const next = skipSpace(text, literal.end);
        if (literal.kind !== 'value' || !/[,)]/.test(text[next] ?? '')) {
            return { values, problem: `the value of ${name} is incomplete`, end: next };
        }
        values.push([name, literal.value]);
        position = text[next] === ',' ? skipSpace(text, next + 1) : next;
    }
    return { values, problem: undefined, end: position + 1 };
}
/** True for `[NAME(` with the name of a tool, which opens a list of Python calls. */
function namesPythonCall(text, start, tools) {
    const [, name] = /^\[\s*([\p{L}_][\p{L}\p{N}_.]*)\s*\(/u.exec(text.slice(start, start + 120)) ?? [];
    return name !== undefined && tools.find(name) !== undefined;
}

;// CONCATENATED MODULE: ./src/models/text-calls/bare-calls.js


const NAME_KEYS = ['name', 'tool_name', 'tool', 'function', 'toolName', 'function_name'];
const OTHER_KEYS = [
    ...['arguments', 'args', 'parameters', 'params', 'input', 'tool_input', 'kwargs'],
    ...['id', 'type', 'call_id', 'tool_call_id', 'tool_calls', 'function_call', 'index']
];
const FIRST_KEY = /^\{\s*["']?([\w-]{0,40})["']?\s*:/;
const bare_calls_NAMED = new RegExp(`^\\{\\s*["']?(?:${NAME_KEYS.join('|')})["']?\\s*:\\s*(?:["']([^"'\\n]{0,80})["']|(\\{))`);
/** Enough characters to recognize a call. */
const START_CHARS = 300;
/** Reads calls without delimiters: JSON, or a list as Python writes it. Undefined where no call begins. */
function readBareCalls(text, at, context) {
    if (namesPythonCall(text, at, context.tools))
        return readPythonCalls(text, at, context);
    const start = text.slice(at, at + START_CHARS).replace(/^\[\s*/, '');
    return isCallObject(start, context.tools) ? readJsonCalls(text, at, { ...context, isBare: true }) : undefined;
}
/** Judges an object by its first key. */
function isCallObject(start, tools) {
    const key = FIRST_KEY.exec(start)?.[1] ?? '';
    if (!NAME_KEYS.includes(key))
        return OTHER_KEYS.includes(key);
    const [, name, inner] = bare_calls_NAMED.exec(start) ?? [];
    return inner !== undefined || (name !== undefined && tools.find(name) !== undefined);
}

;// CONCATENATED MODULE: ./src/models/text-calls/channels.js



const HARMONY = /(?:<\|start\|>([^<]{0,200}))?<\|channel\|>([^<]{0,200})(?:<\|constrain\|>\s*\w*\s*)?<\|message\|>/y;
const HARMONY_END = /<\|(?:end|return|call|start|channel)\|>/g;
/** Reads `<|channel|>commentary to=NAME<|message|>` and similar headers of the Harmony format. */
function readHarmony(text, at, tools) {
    const [header, before = '', channel = ''] = matchAt(HARMONY, text, at);
    if (header === undefined)
        return undefined;
    const from = at + header.length;
    const [, recipient] = /\bto=(\S+)/.exec(`${before} ${channel}`) ?? [];
    const addressed = recipient === undefined ? undefined : readAddressed(text, from, { name: recipient, tools });
    if (addressed)
        return addressed;
    if (!channel.trimStart().startsWith('analysis'))
        return { kind: 'text', from };
    HARMONY_END.lastIndex = from;
    return { kind: 'thinking', from, end: HARMONY_END.exec(text)?.index ?? text.length };
}
const NAME_HEADER = />>>([\p{L}_][\p{L}\p{N}_.]{0,100})\n/uy;
/** Reads `>>>NAME` with arguments on the next line. `>>>all` addresses the user. */
function readNameHeader(text, at, tools) {
    const [header, name] = matchAt(NAME_HEADER, text, at);
    if (header === undefined || name === undefined)
        return undefined;
    const from = at + header.length;
    return readAddressed(text, from, { name, tools }) ?? (name === 'all' ? { kind: 'text', from } : undefined);
}
function readAddressed(text, from, { name, tools }) {
    const tool = tools.find(name);
    if (!tool)
        return undefined;
    const start = skipSpace(text, from);
    const literal = readLiteral(text, start);
    if (literal.kind !== 'value')
        return { kind: 'calls', found: { calls: [brokenCall(tool.name, 'its JSON is incomplete')], end: text.length } };
    const call = foundCall(tool, literal.value, text.slice(start, literal.end));
    return { kind: 'calls', found: { calls: [call], end: literal.end } };
}

;// CONCATENATED MODULE: ./src/models/text-calls/code.js
/** The first line of a fence: the backticks or tildes, the language, and the rest of the line. */
const FENCE = /(`{3,}|~{3,})[ \t]*([\w-]*)[^\n]*(?:\n|$)/y;
/** The list marker before a fence that is a list item. */
const LIST_ITEM = /(?:^|\n)[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)+$/;
/** Languages of fences that may hold a call. Any other fence is a code sample. */
const CALL_LANGUAGES = new Set([
    '',
    'json',
    'jsonc',
    'tool_call',
    'tool_calls',
    'tool_code',
    'tool_use',
    'python'
]);
/** Inline code is never longer. */
const MAX_INLINE_CODE = 2_000;
const INDENTED = /[^\n]*(?:\n(?:[ ]{4,}|\t)[^\n]*)*/y;
const BLANK_LINE = /\n[ \t]*\n/;
/** Finds the line that closes a fence opened by `mark`, from `start` on. Undefined when the fence is not closed. */
function fenceEnd(text, start, mark) {
    const close = new RegExp(`^[ \\t]*${mark}${mark[0] ?? ''}*[ \\t\\r]*$`, 'gm');
    close.lastIndex = start;
    const found = close.exec(text);
    return found ? { from: found.index, end: found.index + found[0].length } : undefined;
}
/** Where inline code ends whose opening backticks end at `start`. Undefined when the backticks are not closed. */
function inlineCodeEnd(text, start, backticks) {
    const within = text.slice(start, start + MAX_INLINE_CODE);
    for (const match of within.matchAll(/`+/g)) {
        if (match[0] !== backticks)
            continue;
        const end = match.index + backticks.length;
        return BLANK_LINE.test(within.slice(0, end)) ? undefined : start + end;
    }
    return undefined;
}
/** Where the indented code block around `at` ends: it follows prose and a blank line. Undefined outside of such a block. */
function indentedCodeEnd(text, at) {
    if (!/[ \t]/.test(text[at - 1] ?? ''))
        return undefined;
    const before = text.slice(Math.max(0, at - 200), at);
    if (!/\S[ \t]*\r?\n[ \t]*\r?\n(?:[ ]{4,}|\t)[ \t]*$/.test(before))
        return undefined;
    INDENTED.lastIndex = at;
    return at + (INDENTED.exec(text)?.[0].length ?? 0);
}

;// CONCATENATED MODULE: ./src/models/text-calls/tag-calls.js





const PREFIX = String.raw `(?:[a-z]+:|｜DSML｜)?`;
const KIND = '(?:function|invoke|call|tool)';
const HEAD = `<${PREFIX}${KIND}(?:=|\\s+name=)["']?([^"'>\\s<]{1,100})["']?[^<>\\n]{0,100}>`;
const FUNCTION_HEADER = new RegExp(HEAD, 'uy');
const FUNCTION_END = new RegExp(`<\\/${PREFIX}${KIND}>`, 'uy');
const OUTER = String.raw `<\/(?:[a-z]+:|[a-z]+_|｜DSML｜)?(?:tool_calls?|function_calls)>|<[|｜]tool[▁_]calls?[▁_]end[|｜]>`;
const FIELD = `<${PREFIX}param(?:eter)?`;
const functionTags = {
    pattern: new RegExp(`${FIELD}(?:=["']?([^"'>=\\s<]{1,100})["']?\\s*[>=]|\\s+name=["']([^"'>]{1,100})["'][^<>\\n]{0,100}>|>\\s*([\\w-]{1,100})\\s*<\\/param(?:eter)?>)` +
        `|(<\\/${PREFIX}param(?:eter)?>)|(<\\/${PREFIX}${KIND}>)|${HEAD}|(${OUTER})`, 'gu'),
    tagOf([, byEquals, byName, byValue, close, end, next]) {
        const name = byEquals ?? byName ?? byValue;
        if (name !== undefined)
            return { kind: 'open', name };
        if (close !== undefined)
            return { kind: 'close', name: undefined };
        if (end !== undefined)
            return { kind: 'end' };
        return next === undefined ? { kind: 'outer' } : { kind: 'next' };
    }
};
/** Reads `<function=NAME>`, `<invoke name="NAME">` and similar tags, with fields or JSON between them. */
function readFunctionTag(text, start, context) {
    const [header, name] = matchAt(FUNCTION_HEADER, text, start);
    const tool = name === undefined ? undefined : context.tools.find(name);
    if (header === undefined || !tool)
        return undefined;
    const body = start + header.length;
    const first = skipSpace(text, body);
    if (text[first] === '{') {
        const literal = readLiteral(text, first);
        if (literal.kind !== 'value') {
            context.fuel.burn(literal.end - start);
            return { calls: [brokenCall(tool.name, 'its JSON is incomplete')], end: text.length };
        }
        const end = skipSpace(text, literal.end);
        const source = text.slice(first, literal.end);
        return { calls: [foundCall(tool, literal.value, source)], end: end + lengthAt(FUNCTION_END, text, end) };
    }
    // A mention of the tag, followed by prose.
    if (first < text.length && text[first] !== '<')
        return undefined;
    const form = { ...functionTags, mayLackEnd: !context.isDelimited };
    return burning(readFields(text, body, { tool, form }), { start, context });
}
const NEXT_END = new RegExp(FUNCTION_END, 'gu');
/** Where the call of an unknown tool ends, whose values may hold anything. Undefined if there is no such call. */
function unknownCallEnd(text, start) {
    const [header] = matchAt(FUNCTION_HEADER, text, start);
    if (header === undefined || !/[<{]/.test(text[skipSpace(text, start + header.length)] ?? ''))
        return undefined;
    NEXT_END.lastIndex = start + header.length;
    const found = NEXT_END.exec(text);
    return found ? found.index + found[0].length : text.length;
}
const ELEMENT = /<([\p{L}_][\p{L}\p{N}_.-]{0,100})\s*\/?>/uy;
/** Reads `<NAME><field>value</field></NAME>` with the names of known tools and fields. */
function readElement(text, start, context) {
    const element = toolElementAt(text, start, context.tools);
    if (!element)
        return undefined;
    const { tag, name, tool } = element;
    const body = start + tag.length;
    const first = skipSpace(text, body);
    const end = `</${name}>`;
    if (tag.endsWith('/>'))
        return callWithoutArguments(tool, body);
    if (text.startsWith(end, first))
        return callWithoutArguments(tool, first + end.length);
    if (text[first] === '{')
        return readJsonBody(text, first, { tool, end, context });
    const [, child] = /^<([\p{L}_][\p{L}\p{N}_.-]*)>/u.exec(text.slice(first, first + 120)) ?? [];
    if (child === undefined || !(tool.isOpen || tool.properties.has(child)))
        return undefined;
    const form = { ...elementTags(name, tool.isOpen ? undefined : tool.properties), mayLackEnd: false };
    return burning(readFields(text, body, { tool, form }), { start, context });
}
function toolElementAt(text, start, tools) {
    const [tag, name] = matchAt(ELEMENT, text, start);
    if (tag === undefined || name === undefined || !tools.isName(name))
        return undefined;
    const tool = tools.find(name);
    return tool && { tag, name, tool };
}
function callWithoutArguments(tool, end) {
    return tool.required.length === 0 ? { calls: [foundCall(tool, {})], end } : undefined;
}
function readJsonBody(text, first, { tool, end, context }) {
    const literal = readLiteral(text, first);
    const after = skipSpace(text, literal.end);
    if (literal.kind === 'value' && text.startsWith(end, after)) {
        return { calls: [foundCall(tool, literal.value, text.slice(first, literal.end))], end: after + end.length };
    }
    context.fuel.burn(literal.end - first);
    return undefined;
}
function elementTags(tool, fields) {
    return {
        pattern: /<(\/?)([\p{L}_][\p{L}\p{N}_.-]*)>/gu,
        tagOf([, slash, name = '']) {
            if (name === tool)
                return slash === '/' ? { kind: 'end' } : { kind: 'next' };
            if (fields && !fields.has(name))
                return undefined;
            return slash === '/' ? { kind: 'close', name } : { kind: 'open', name };
        }
    };
}
const MAX_TAG = 140;
const FIELD_TAG = /^<([\p{L}_][\p{L}\p{N}_.-]{0,100})>/u;
const NAME_LINE = /(?:^|\n)([\p{L}_][\p{L}\p{N}_.-]{0,100})\s*\n\s*$/u;
/** Reads `<field>` below a line with the name of a tool: the tag of the call has lost its brackets, and maybe its end. */
function readNameLine(text, start, context) {
    const line = nameLineBefore(text, start, context.tools);
    const field = FIELD_TAG.exec(text.slice(start, start + MAX_TAG))?.[1];
    if (!line || field === undefined || !line.tool.properties.has(field))
        return undefined;
    const form = { ...elementTags(line.name, line.tool.properties), mayLackEnd: false };
    const found = readFields(text, start, { tool: line.tool, form });
    if (found.calls.every(({ problem }) => problem === undefined))
        return found;
    context.fuel.burn(found.end - start);
    return context.isFirst ? readLines(text, start, line.tool) : undefined;
}
const FIELD_LINE = /[ \t]*<([\p{L}_][\p{L}\p{N}_.-]{0,100})>([^<>\n]*)<\/\1>[ \t]*(?:\n|$)/uy;
/** Reads fields that each fill a line, without a closing tag, if all required fields are there. */
function readLines(text, start, tool) {
    const values = new Map();
    let end = start;
    for (;;) {
        const [line, name = '', raw = ''] = matchAt(FIELD_LINE, text, end);
        const schema = tool.properties.get(name);
        if (line === undefined || !schema || values.has(name))
            break;
        values.set(name, typedValue(raw, schema));
        end += line.length;
    }
    const isComplete = values.size > 0 && tool.required.every((name) => values.has(name));
    return isComplete ? { calls: [foundCall(tool, Object.fromEntries(values))], end } : undefined;
}
/** The tool whose name fills the line above. */
function nameLineBefore(text, start, tools) {
    if (!/\s/.test(text[start - 1] ?? ''))
        return undefined;
    const [, name] = NAME_LINE.exec(text.slice(Math.max(0, start - MAX_TAG), start)) ?? [];
    const tool = name === undefined || !tools.isName(name) ? undefined : tools.find(name);
    return name !== undefined && tool ? { name, tool } : undefined;
}
/** A failed attempt costs fuel: the same text may be read again from a later start. */
function burning(found, { start, context }) {
    if (found.calls.some(({ problem }) => problem !== undefined))
        context.fuel.burn(found.end - start);
    return found;
}

;// CONCATENATED MODULE: ./src/models/text-calls/delimited-calls.js







/**
 * Reads the calls after an opening delimiter at `at`, with the closing delimiters. If it finds none, `end` is behind this
 * delimiter and all that directly follow it.
 */
function readDelimitedCalls(text, at, context) {
    const found = delimited_calls_readRow(text, at, context);
    if (!found) {
        const length = lengthAt(OPENING, text, at);
        context.fuel.burn(length);
        return { calls: [], end: at + (lengthAt(AROUND_CALLS, text, at) || length) };
    }
    const isClosed = lengthAt(OPENING_TAG, text, at) === 0 || isAtEnd(text, found.end);
    const calls = isClosed ? found.calls : found.calls.map(({ name }) => brokenCall(name, 'its closing tag is missing'));
    const end = isClosed ? found.end : text.length;
    return { calls, end: end + lengthAt(AFTER_CALLS, text, end) };
}
/** All calls of a row, with further delimiters before and between them. */
function delimited_calls_readRow(text, at, context) {
    const calls = [];
    let end = at;
    for (;;) {
        const start = end + lengthAt(AROUND_CALLS, text, end);
        const found = readItem(text, start, context);
        if (!found)
            return calls.length > 0 ? { calls, end } : undefined;
        const isAmbiguous = mayEndInString(text, start, found.end);
        calls.push(...(isAmbiguous ? found.calls.map(({ name }) => brokenCall(name, AMBIGUOUS)) : found.calls));
        end = found.end;
    }
}
const AMBIGUOUS = 'it is not clear which closing tag ends it';
function readItem(text, at, context) {
    const first = text[at];
    if (first === '<') {
        const tagContext = { ...context, isDelimited: true };
        return readFunctionTag(text, at, tagContext) ?? readElement(text, at, tagContext);
    }
    if (first === '{' || (first === '[' && !namesPythonCall(text, at, context.tools))) {
        return readJsonCalls(text, at, { ...context, isBare: false });
    }
    return readPythonCalls(text, at, context) ?? readNamedCall(text, at, context);
}
/** True for a closing tag in a string, none after it, and another call: the first may end inside the string. */
function mayEndInString(text, start, end) {
    const next = skipSpace(text, end);
    if (lengthAt(OPENING_TAG, text, next) === 0)
        return false;
    return text[start] === '{' && CLOSING_TAG.test(text.slice(start, end));
}
/** True if nothing or another delimiter follows. */
function isAtEnd(text, end) {
    const next = skipSpace(text, end);
    return next >= text.length || [CLOSING, OPENING, CUT_CLOSING_TAG].some((pattern) => lengthAt(pattern, text, next) > 0);
}

;// CONCATENATED MODULE: ./src/models/text-calls/fuel.js
/** What every failed attempt costs at least. */
const MIN_COST = 100;
/**
 * Limits the work of parsing one response. Each failed attempt burns as many units as it read characters, so that a text full
 * of false starts still takes linear time.
 */
class Fuel {
    #left;
    constructor(textLength) {
        this.#left = 8 * textLength + 4_096;
    }
    get isSpent() {
        return this.#left <= 0;
    }
    burn(characters) {
        this.#left -= Math.max(MIN_COST, characters);
    }
}

;// CONCATENATED MODULE: ./src/models/text-calls/segments.js
function withoutCalls(segment) {
    return segment.kind === 'calls' ? { ...segment, calls: [] } : segment;
}
/** Turns uncertain calls into text if prose follows them. */
function withCertainCalls(segments) {
    const last = segments.findLastIndex((segment) => segment.kind === 'text' && segment.text.trim() !== '');
    return segments.map((segment, index) => segment.kind === 'calls' && !segment.isCertain && index < last ? { kind: 'text', text: segment.source } : segment);
}
function joined(segments, kind) {
    return segments.map((segment) => (segment.kind === kind ? segment.text : '')).join(kind === 'text' ? '' : '\n');
}

;// CONCATENATED MODULE: ./src/models/text-calls/parse.js











/**
 * Finds the calls in a response whose model writes them as text. Only known tools count, and nothing counts inside thinking,
 * quotations or code samples. An unfinished or ambiguous call is returned with its `problem`.
 */
function parseTextCalls(text, tools) {
    const scanner = new Scanner(text, toolLookup(tools));
    scanner.run();
    return scanner.parsed();
}
class Scanner {
    #text;
    #fuel;
    #context;
    #segments = [];
    /** Start of the text that is in no segment yet. */
    #start = 0;
    #hasThinking = false;
    #hasProse = false;
    /** True if the rest may be thinking, made up, or about thinking: it is shown, but no call in it runs. */
    #isDoubtful = false;
    constructor(text, tools) {
        this.#text = text;
        this.#fuel = new Fuel(text.length);
        this.#context = { tools, fuel: this.#fuel };
    }
    run() {
        const stop = new RegExp(STOP);
        for (let match = stop.exec(this.#text); match; match = stop.exec(this.#text)) {
            const [found] = match;
            const next = indentedCodeEnd(this.#text, match.index) ?? this.#read(match.index, found);
            if (next !== undefined)
                stop.lastIndex = next;
        }
        this.#addText(this.#text.length);
    }
    parsed() {
        const segments = withCertainCalls(this.#segments);
        const calls = segments.flatMap((segment) => (segment.kind === 'calls' ? segment.calls : []));
        const text = joined(segments, 'text');
        return {
            text: calls.length > 0 ? text.trimEnd() : text,
            thinking: joined(segments, 'thinking').trim(),
            calls: calls.map((call, index) => ({ id: `text-${index + 1}`, ...call }))
        };
    }
    /** @returns where to continue; undefined for directly after what was found */
    #read(at, found) {
        switch (found[0]) {
            case '`':
            case '~':
                return this.#readCode(at, found);
            case '>':
                return this.#readQuote(at);
            case '{':
                return this.#readBare(at);
            case '[':
                return (mayDelimit(this.#text, at) ? this.#readDelimiter(at) : undefined) ?? this.#readBare(at);
            case '<':
                return (mayDelimit(this.#text, at) ? this.#readAngle(at) : undefined) ?? this.#readTag(at);
            default:
                return this.#readDelimiter(at);
        }
    }
    #readAngle(at) {
        return (this.#readAside(at) ??
            this.#readChannel(at, readHarmony(this.#text, at, this.#context.tools)) ??
            this.#readDelimiter(at));
    }
    #readDelimiter(at) {
        return this.#readThinking(at) ?? this.#readDelimited(at);
    }
    #readAside(at) {
        const aside = asideAt(this.#text, at);
        if (!aside || isMention(this.#text, at, at + aside.length))
            return undefined;
        this.#isDoubtful ||= aside.isResult;
        const end = this.#text.indexOf(aside.closes, at + aside.length);
        return end < 0 ? this.#text.length : end;
    }
    #readThinking(at) {
        const pair = THINKING.find(([opens]) => this.#text.startsWith(opens, at));
        if (pair)
            return this.#readThought(at, pair);
        const closes = THINKING_ENDS.find((each) => this.#text.startsWith(each, at));
        if (closes === undefined || this.#hasThinking)
            return undefined;
        const end = at + closes.length;
        if (isMention(this.#text, at, end)) {
            // If it is a delimiter after all, everything before it is thinking, and must not run.
            this.#segments.splice(0, Infinity, ...this.#segments.map(withoutCalls));
            return end;
        }
        // The prompt opened the thinking, so everything before is thinking.
        this.#segments.splice(0, Infinity, { kind: 'thinking', text: this.#text.slice(0, at) });
        this.#hasThinking = true;
        this.#hasProse = false;
        return this.#continueAt(end);
    }
    #readThought(at, [opens, closes]) {
        const start = at + opens.length;
        const end = this.#text.indexOf(closes, start);
        if (end < 0 && isMention(this.#text, at, start)) {
            this.#isDoubtful = true;
            return start;
        }
        this.#addText(at);
        this.#hasThinking = true;
        this.#segments.push({ kind: 'thinking', text: this.#text.slice(start, end < 0 ? undefined : end) });
        return this.#continueAt(end < 0 ? this.#text.length : end + closes.length);
    }
    #readQuote(at) {
        if (!this.#isLineStart(at))
            return undefined;
        const end = this.#text.indexOf('\n', at);
        const channel = readNameHeader(this.#text, at, this.#context.tools);
        return this.#readChannel(at, channel) ?? (end < 0 ? this.#text.length : end);
    }
    #readChannel(at, channel) {
        if (!channel)
            return undefined;
        this.#addText(at);
        if (channel.kind === 'calls')
            return this.#addCalls(at, channel.found);
        if (channel.kind === 'text')
            return this.#continueAt(channel.from);
        this.#segments.push({ kind: 'thinking', text: this.#text.slice(channel.from, channel.end) });
        return this.#continueAt(channel.end);
    }
    #readDelimited(at) {
        if (lengthAt(OPENING, this.#text, at) === 0) {
            const closing = lengthAt(CLOSING, this.#text, at);
            if (closing === 0)
                return undefined;
            this.#addText(at);
            return this.#continueAt(at + closing);
        }
        if (this.#fuel.isSpent)
            return undefined;
        const found = readDelimitedCalls(this.#text, at, this.#context);
        if (found.calls.length === 0 || isQuoted(this.#text, at, found.end))
            return found.end;
        this.#addText(at);
        return this.#addCalls(at, found);
    }
    #readTag(at) {
        if (this.#fuel.isSpent)
            return undefined;
        const context = { ...this.#context, isDelimited: false };
        const found = readFunctionTag(this.#text, at, context) ??
            readElement(this.#text, at, context) ??
            readNameLine(this.#text, at, { ...context, isFirst: this.#isOneLineBefore(at) });
        if (!found)
            return unknownCallEnd(this.#text, at);
        if (isQuoted(this.#text, at, found.end))
            return found.end;
        this.#addText(at);
        return this.#addCalls(at, { ...found, end: found.end + lengthAt(AFTER_CALLS, this.#text, found.end) });
    }
    /** Reads a call without delimiters at the start of the response or of a line. */
    #readBare(at) {
        if (this.#fuel.isSpent || !this.#isLineStart(at))
            return undefined;
        const isFirst = this.#isBlankBefore(at);
        if (!isFirst && this.#isAnnounced(at))
            return undefined;
        const found = readBareCalls(this.#text, at, this.#context);
        if (!found)
            return undefined;
        this.#addText(at);
        return this.#addCalls(at, found, isFirst);
    }
    #readCode(at, run) {
        const isFirst = this.#isLineStart(at) || LIST_ITEM.test(this.#text.slice(Math.max(this.#start, at - 40), at));
        const [header, mark, language = ''] = isFirst ? matchAt(FENCE, this.#text, at) : [];
        if (header !== undefined && mark !== undefined)
            return this.#readFence(at, { header, mark, language });
        if (run.startsWith('~') || this.#fuel.isSpent)
            return undefined;
        const start = at + run.length;
        const end = inlineCodeEnd(this.#text, start, run);
        if (end === undefined)
            this.#fuel.burn(Math.min(MAX_INLINE_CODE, this.#text.length - start));
        return end ?? start;
    }
    /** A fence is a sample, unless it ends the response and holds nothing but calls. */
    #readFence(at, { header, mark, language }) {
        const body = at + header.length;
        const closed = fenceEnd(this.#text, body, mark);
        const end = closed?.end ?? this.#text.length;
        if (!CALL_LANGUAGES.has(language) || this.#isAnnounced(at))
            return end;
        const first = skipSpace(this.#text, body);
        const found = /[[{]/.test(this.#text[first] ?? '') ? readBareCalls(this.#text, first, this.#context) : undefined;
        const isAll = found && skipSpace(this.#text, found.end) >= (closed?.from ?? this.#text.length);
        if (!isAll)
            return end;
        this.#addText(at);
        return this.#addCalls(at, { calls: found.calls, end }, false);
    }
    #addText(end) {
        const text = this.#text.slice(this.#start, end);
        if (text !== '')
            this.#segments.push({ kind: 'text', text });
        this.#hasProse ||= text.trim() !== '';
        this.#start = end;
    }
    #addCalls(start, { calls, end }, isCertain = true) {
        const source = this.#text.slice(start, end);
        this.#segments.push({ kind: 'calls', calls: this.#isDoubtful ? [] : calls, source, isCertain });
        return this.#continueAt(end);
    }
    #continueAt(position) {
        this.#start = position;
        return position;
    }
    #isLineStart(at) {
        let before = at;
        while (before > this.#start && /[ \t]/.test(this.#text[before - 1] ?? ''))
            before -= 1;
        return before === this.#start || this.#text[before - 1] === '\n';
    }
    /** True if there is no prose before. */
    #isBlankBefore(at) {
        return !this.#hasProse && at - this.#start < 200 && this.#text.slice(this.#start, at).trim() === '';
    }
    /** True if the line before is the only prose. */
    #isOneLineBefore(at) {
        if (this.#hasProse || at - this.#start > 200)
            return false;
        return !this.#text.slice(this.#start, at).trim().includes('\n');
    }
    #isAnnounced(at) {
        return ANNOUNCES_SAMPLE.test(this.#text.slice(Math.max(this.#start, at - 200), at).trimEnd());
    }
}

// EXTERNAL MODULE: ./src/models/tool-calls.js
var tool_calls = __webpack_require__(7225);
;// CONCATENATED MODULE: ./src/models/text-calls/instructions.js



/** A call in the format that the instructions ask for, which is that of Hermes. */
function callAsText({ name, arguments: args }) {
    const call = { name: (0,tool_calls/* sanitizeCallName */.d6)(name), arguments: (0,tool_calls/* sanitizeArguments */.ml)(args).value };
    return `<tool_call>\n${JSON.stringify(call)}\n</tool_call>`;
}
const cache = new object_cache/* ObjectCache */.U();
/** Describes the tools and how to call them in text, for a model without native tool calls. */
function instructionsFor(tools) {
    return cache.get(tools, () => write(tools));
}
function write(tools) {
    const described = tools.map((tool) => {
        const { name, description } = tool;
        return JSON.stringify({ name, description, parameters: (0,tool_definition/* parameterSchema */.RH)(tool) });
    });
    return [
        'You have these tools, one per line:',
        '<tools>',
        ...described,
        '</tools>',
        'To call a tool, write its name and arguments as one JSON object between these tags, outside of any code block:',
        ...tools.slice(0, 1).map((tool) => callAsText({ name: tool.name, arguments: JSON.stringify(exampleFor(tool)) })),
        'Write any number of calls and nothing after them. The results arrive in the next message, in <tool_response> tags.'
    ].join('\n');
}
/** A value for each required parameter. */
function exampleFor(tool) {
    const { properties, required } = (0,tool_definition/* parameterSchema */.RH)(tool);
    const schemas = typeof properties === 'object' && properties !== null ? { ...properties } : {};
    const names = Array.isArray(required) ? required.map(String) : [];
    return Object.fromEntries(names.map((name) => [name, exampleOf(schemas[name])]));
}
function exampleOf(schema) {
    if (typeof schema !== 'object' || schema === null)
        return '…';
    const { type, enum: values, const: only } = schema;
    if (Array.isArray(values))
        return values[0];
    if (only !== undefined)
        return only;
    switch (type) {
        case 'integer':
        case 'number':
            return 1;
        case 'boolean':
            return true;
        case 'array':
            return [];
        case 'object':
            return {};
        default:
            return '…';
    }
}

;// CONCATENATED MODULE: ./src/models/text-calls/text-history.js




/** The source of provider metadata that holds the text in which the model wrote its calls. */
const TEXT_CALLS = 'text-calls';
const textMetadata = schemas/* object */.Ikc({
    text: schemas/* string */.YjP(),
    /** What the protocol itself wants back with the message. */
    providerMetadata: schemas/* object */.Ikc({ from: schemas/* string */.YjP(), content: schemas/* unknown */.L5J() }).exactOptional()
});
/**
 * Writes a history as text where its calls are text. A rewritten message stays the same object, so that later requests
 * repeat its bytes.
 */
class TextHistory {
    #turns = new object_cache/* ObjectCache */.U();
    #results = new WeakMap();
    #system;
    /** Rewrites turns whose calls came as text; all others stay as they are. */
    mixed(messages) {
        return this.#rewrite(messages, (message) => metadataOf(message) !== undefined);
    }
    /** Writes all calls and results as text, with instructions for further calls. */
    asText(messages, tools) {
        const turns = this.#rewrite(messages, (message) => message.toolCalls.length > 0);
        if (tools.length === 0)
            return turns;
        const [first] = turns;
        const hasSystem = first?.role === 'system';
        const system = this.#withInstructions(hasSystem ? first : undefined, instructionsFor(tools));
        return [system, ...turns.slice(hasSystem ? 1 : 0)];
    }
    #rewrite(messages, isText) {
        const rewritten = [];
        for (let index = 0; index < messages.length; index += 1) {
            const message = messages[index];
            if (message?.role !== 'assistant' || !isText(message)) {
                if (message)
                    rewritten.push(message);
                continue;
            }
            rewritten.push(this.#turns.get(message, () => turnAsText(message)));
            const next = endOfResults(messages, index + 1);
            const results = messages.slice(index + 1, next);
            if (results[0])
                rewritten.push(this.#resultsAsText(results[0], results));
            index = next - 1;
        }
        return rewritten;
    }
    #resultsAsText(first, results) {
        const cached = this.#results.get(first);
        if (cached?.of.length === results.length && cached.of.every((each, index) => each === results[index]))
            return cached.message;
        const text = results.map((each) => (each.role === 'tool' ? resultAsText(each) : each.text)).join('\n');
        const message = { role: 'user', text };
        this.#results.set(first, { of: results, message });
        return message;
    }
    #withInstructions(system, instructions) {
        if (this.#system?.of !== system || this.#system?.instructions !== instructions) {
            const text = system ? `${system.text}\n\n${instructions}` : instructions;
            this.#system = { of: system, instructions, message: { role: 'system', text } };
        }
        return this.#system.message;
    }
}
/** After the results of a turn and what the user said next: many servers require the roles to alternate. */
function endOfResults(messages, start) {
    let end = start;
    while (messages[end]?.role === 'tool')
        end += 1;
    if (end === start)
        return start;
    while (messages[end]?.role === 'user')
        end += 1;
    return end;
}
function metadataOf({ providerMetadata }) {
    return providerMetadata?.from === TEXT_CALLS ? textMetadata.safeParse(providerMetadata.content).data : undefined;
}
function turnAsText(message) {
    const { text, thinking, toolCalls } = message;
    const metadata = metadataOf(message);
    if (metadata)
        return { role: 'assistant', thinking, toolCalls: [], ...metadata };
    const parts = [...(text === '' ? [] : [text]), ...toolCalls.map(callAsText)];
    return { role: 'assistant', text: parts.join('\n'), thinking, toolCalls: [] };
}
/** Attack: tags in the result could end it, or begin another one. */
function resultAsText({ name, ok, text }) {
    const inert = text.replaceAll(/<(\/?)(?=tool_(?:response|call)\b)/gi, '<\\$1');
    return `<tool_response name="${(0,tool_calls/* sanitizeCallName */.d6)(name)}"${ok ? '' : ' status="failed"'}>\n${inert}\n</tool_response>`;
}

;// CONCATENATED MODULE: ./src/models/text-calls/with-text-calls.js





/**
 * Adds calls written as text, and thinking between delimiters, to a protocol.
 *
 * `native` changes nothing. `auto` sends the tools and parses the text of responses without native calls; an endpoint that
 * rejects tools gets everything as text from then on. `text` never sends tools.
 */
function withTextCalls(protocol, mode = 'auto') {
    if (mode === 'native')
        return protocol;
    const history = new TextHistory();
    let sendsTools = mode === 'auto';
    async function ask(request) {
        const { messages, tools, toolChoice } = request;
        const asText = sendsTools
            ? { messages: history.mixed(messages) }
            : { messages: history.asText(messages, tools), tools: [] };
        const onDelta = untilCall((delta) => {
            request.onDelta(delta);
        });
        const response = await protocol.ask({ ...request, ...asText, onDelta });
        const parsed = parseTextCalls(response.text, toolChoice === 'none' ? [] : tools);
        return { ...response, ...contentOf(response, parsed) };
    }
    return {
        get address() {
            return protocol.address;
        },
        ask,
        adaptTo(problem) {
            if (protocol.adaptTo(problem))
                return true;
            if (!sendsTools || !(0,problem_kinds/* isToolsUnsupported */.N$)(problem))
                return false;
            sendsTools = false;
            return true;
        },
        listModels: (signal) => protocol.listModels(signal)
    };
}
function contentOf(response, parsed) {
    const thinking = [response.thinking, parsed.thinking].filter((each) => each !== '').join('\n');
    const text = parsed.thinking === '' ? parsed.text : parsed.text.trimStart();
    const hasTextCalls = response.end === 'complete' && response.toolCalls.length === 0 && parsed.calls.length > 0;
    if (!hasTextCalls)
        return { text, thinking };
    const content = {
        text: response.text,
        ...(response.providerMetadata && { providerMetadata: response.providerMetadata })
    };
    return { text, thinking, toolCalls: parsed.calls, providerMetadata: { from: TEXT_CALLS, content } };
}
const CALL_START = new RegExp([
    OPENING.source,
    FUNCTION_HEADER.source,
    String.raw `<\|channel\|>`,
    String.raw `<[\p{L}_][\p{L}\p{N}_.-]*/?>\s*[<{]`,
    String.raw `\n\s*[[{]`,
    String.raw `\n>>>\w`
].join('|'), 'u');
/** Longer than the start of any call. */
const MAX_START_CHARS = 300;
/** Passes deltas on until a call begins in the text: the arguments of a call may repeat themselves, prose may not. */
function untilCall(onDelta) {
    let tail = '\n';
    let hasCall = false;
    return (delta) => {
        if (delta.kind === 'thinking')
            onDelta(delta);
        if (delta.kind === 'thinking' || hasCall)
            return;
        const seen = tail + delta.text;
        const start = seen.search(CALL_START);
        hasCall = start >= 0;
        const text = hasCall ? seen.slice(tail.length, start) : delta.text;
        if (text !== '')
            onDelta({ kind: 'text', text });
        tail = seen.slice(-MAX_START_CHARS);
    };
}

// EXTERNAL MODULE: ./src/models/tokens.js
var tokens = __webpack_require__(1629);
// EXTERNAL MODULE: ./src/models/failures/failures.js
var failures = __webpack_require__(7820);
// EXTERNAL MODULE: ./src/models/failures/provider-problem.js
var provider_problem = __webpack_require__(952);
// EXTERNAL MODULE: ./src/models/http/body-reader.js
var body_reader = __webpack_require__(200);
;// CONCATENATED MODULE: ./src/models/chat/assemble-calls.js


/**
 * Assembles tool calls from the pieces of a stream.
 *
 * A piece belongs to the call with its id, or else to the latest call with its index, or else to the latest call. Servers
 * disagree about all three: some give every call the index 0, some send no index, some no id.
 */
class CallAssembly {
    #calls = [];
    #byId = new Map();
    #byIndex = new Map();
    add(delta) {
        const name = delta.function?.name ?? '';
        const call = this.#callOf(delta, name) ?? this.#open(delta);
        // The first name stays: some servers repeat it with every piece.
        if (call.name === '')
            call.name = name;
        call.arguments += argumentText(delta.function?.arguments);
        call.extra = delta.extra_content ?? call.extra;
    }
    /**
     * The calls in the order in which they began. Must be called at the end of the stream: JSON that parses may still be the
     * start of something else.
     *
     * @throws TransientFailure for a call without a name
     */
    finish() {
        const ids = new tool_calls/* UniqueIds */.mc();
        const extras = new Map();
        const calls = this.#calls.flatMap(separate).map((call) => {
            if (call.name === '')
                throw new failures/* TransientFailure */.$r('it sent a tool call without a name');
            const id = ids.take(call.id || `call_${ids.size + 1}`);
            if (call.extra)
                extras.set(id, call.extra);
            return { id, name: call.name, arguments: call.arguments.trim() === '' ? '{}' : call.arguments };
        });
        return { calls, extras };
    }
    #callOf({ id, index }, name) {
        const call = this.#latestFor(id ?? '', index);
        // A call never changes its name, so another name starts another call.
        return call && (name === '' || call.name === '' || name === call.name) ? call : undefined;
    }
    #latestFor(id, index) {
        if (id === '')
            return index == null ? this.#calls.at(-1) : this.#byIndex.get(index);
        const atIndex = index == null ? undefined : this.#byIndex.get(index);
        if (atIndex?.id === id)
            return atIndex;
        const call = this.#byId.get(id);
        // One id with two indices means two calls, of a server that does not keep ids unique.
        return index == null || call?.index == null ? call : undefined;
    }
    #open({ id, index }) {
        const call = { id: id ?? '', index, name: '', arguments: '', extra: undefined };
        this.#calls.push(call);
        if (call.id !== '')
            this.#byId.set(call.id, call);
        if (index != null)
            this.#byIndex.set(index, call);
        return call;
    }
}
/** True if the arguments of every call are complete JSON. */
function areComplete(calls) {
    return calls.every((call) => assemble_calls_isJson(call.arguments));
}
function argumentText(value) {
    if (value === undefined || value === null)
        return '';
    return typeof value === 'string' ? value : JSON.stringify(value);
}
// If calls have neither ids nor indices, the next one begins where the object of the last one ends.
function separate(call) {
    if (call.id !== '' || assemble_calls_isJson(call.arguments))
        return [call];
    return topLevelObjects(call.arguments).map((text, place) => ({
        ...call,
        arguments: text,
        extra: place === 0 ? call.extra : undefined
    }));
}
/** Splits a sequence of JSON objects; any other text stays whole. */
function topLevelObjects(text) {
    const objects = [];
    let start = 0;
    for (let end = objectEnd(text, start); end !== undefined; end = objectEnd(text, start)) {
        objects.push(text.slice(start, end).trim());
        start = end;
    }
    return text.slice(start).trim() === '' ? objects : [text];
}
/** The offset after the object that begins at `start` or behind white space there; undefined if it is incomplete. */
function objectEnd(text, start) {
    let depth = 0;
    for (let place = start; place < text.length; place += 1) {
        const character = text.charAt(place);
        if (depth === 0 && character !== '{' && character.trim() !== '')
            return undefined;
        if (character === '"')
            place = stringEnd(text, place);
        else if (character === '{')
            depth += 1;
        else if (character === '}')
            depth -= 1;
        if (character === '}' && depth === 0)
            return place + 1;
    }
    return undefined;
}
/** The offset of the quote that closes the string opened at `start`; the length of the text if it is not closed. */
function stringEnd(text, start) {
    let place = start + 1;
    while (place < text.length && text[place] !== '"')
        place += text[place] === '\\' ? 2 : 1;
    return place;
}
function assemble_calls_isJson(text) {
    try {
        JSON.parse(text);
        return true;
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./src/models/chat/chunk.js

// What OpenAI-compatible servers send, in all known variants. Only the fields that are read, and strictly: silently dropping
// a call or text is worse than requesting the response again.
// Source: https://platform.openai.com/docs/api-reference/chat-streaming
const chunk_text = schemas/* string */.YjP().nullish();
const record = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J());
const contentPart = schemas/* object */.Ikc({
    text: chunk_text,
    thinking: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* array */.YOg(schemas/* object */.Ikc({ text: chunk_text }))]).nullish()
});
const callDelta = schemas/* object */.Ikc({
    index: schemas/* union */.KCZ([schemas/* number */.aig(), schemas/* string */.YjP()]).nullish(),
    id: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig().transform(String)]).nullish(),
    // JSON text, or the object itself from some servers.
    function: schemas/* object */.Ikc({ name: chunk_text, arguments: schemas/* unknown */.L5J().optional() }).nullish(),
    /** Gemini signs its thinking before the call here. */
    extra_content: record.nullish().catch(undefined)
});
const delta = schemas/* object */.Ikc({
    content: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* array */.YOg(contentPart)]).nullish(),
    refusal: chunk_text,
    reasoning_content: chunk_text,
    reasoning: chunk_text,
    reasoning_details: schemas/* array */.YOg(record).nullish().catch(undefined),
    tool_calls: schemas/* array */.YOg(callDelta).nullish()
});
const count = schemas/* number */.aig().nonnegative().nullish().catch(undefined);
const usage = schemas/* object */.Ikc({
    prompt_tokens: count,
    completion_tokens: count,
    total_tokens: count,
    prompt_tokens_details: schemas/* object */.Ikc({ cached_tokens: count, cache_write_tokens: count }).nullish().catch(undefined),
    /** DeepSeek's cached tokens. */
    prompt_cache_hit_tokens: count,
    completion_tokens_details: schemas/* object */.Ikc({ reasoning_tokens: count }).nullish().catch(undefined)
});
const choice = schemas/* object */.Ikc({
    index: schemas/* number */.aig().nullish(),
    delta: delta.nullish(),
    /** In a document. */
    message: delta.nullish(),
    finish_reason: chunk_text,
    /** Moonshot's place for it. */
    usage: usage.nullish().catch(undefined)
});
const chatChunk = schemas/* object */.Ikc({
    object: chunk_text.catch(undefined),
    choices: schemas/* array */.YOg(choice).nullish(),
    usage: usage.nullish().catch(undefined),
    /** Groq's place for it. */
    x_groq: schemas/* object */.Ikc({ usage: usage.nullish() }).nullish().catch(undefined),
    error: schemas/* unknown */.L5J().optional()
});

;// CONCATENATED MODULE: ./src/models/chat/finish-reason.js


/** Includes the reasons of Anthropic, Gemini and Bedrock, which gateways pass on. */
const LENGTH = /length|max_\w*tokens|token_limit|context_window/;
const FAILED = /error|abort|insufficient|malformed|cancel|interrupt|timeout|overload/;
const FILTERED = /filter|safety|sensitive|recitation|prohibited|refusal|blocklist|spii|guardrail|moderation|inspection/;
/**
 * @param reason of the provider; undefined if it sent only [DONE]
 * @throws TransientFailure for a response that failed
 */
function responseEnd(reason, calls) {
    // Incomplete arguments show that the response was cut.
    if (reason === undefined)
        return areComplete(calls) ? 'complete' : 'length';
    if (LENGTH.test(reason))
        return 'length';
    if (FAILED.test(reason))
        throw new failures/* TransientFailure */.$r(`the response ended with "${reason}"`);
    return FILTERED.test(reason) ? 'content-filter' : 'complete';
}

;// CONCATENATED MODULE: ./src/models/chat/thinking-details.js
/** Fields that stream in pieces; all others come complete. */
const STREAMED = ['text', 'summary'];
/**
 * Assembles the entries of `reasoning_details` from their pieces. They go back unchanged, since the provider checks each
 * signature.
 *
 * A piece belongs to the entry of its type and index; without an index, to the last entry if that has its type.
 */
class ThinkingDetails {
    #entries = [];
    add(piece) {
        const entry = this.#entryFor(piece);
        if (!entry) {
            this.#entries.push({ pieces: [piece], fields: presentFields(piece) });
            return;
        }
        entry.pieces.push(piece);
        // The first id and format stay; the signature comes last.
        for (const [field, value] of Object.entries(presentFields(piece))) {
            if (field === 'signature' ? value : !(field in entry.fields))
                entry.fields[field] = value;
        }
    }
    finish() {
        return this.#entries.map(({ pieces, fields }) => ({ ...fields, ...joinedFields(pieces) }));
    }
    #entryFor(piece) {
        const { type, index, id } = piece;
        // Encrypted thinking comes complete, so what follows is another entry.
        if (!STREAMED.some((field) => field in piece) && !('signature' in piece))
            return undefined;
        const fits = ({ fields }) => fields['type'] === type && (fields['id'] == null || id == null || fields['id'] === id);
        if (index == null)
            return this.#entries.slice(-1).find(fits);
        return this.#entries.findLast((entry) => entry.fields['index'] === index && fits(entry));
    }
}
function presentFields(piece) {
    return Object.fromEntries(Object.entries(piece).filter(([, value]) => value !== null && value !== undefined));
}
function joinedFields(pieces) {
    const fields = STREAMED.map((field) => [field, pieces.map((piece) => piece[field]).filter(isText)]);
    return Object.fromEntries(fields.filter(([, texts]) => texts.length > 0).map(([field, texts]) => [field, texts.join('')]));
}
function isText(value) {
    return typeof value === 'string';
}

;// CONCATENATED MODULE: ./src/models/chat/assemble-stream.js








/** Assembles a response from the bytes of its body. */
class StreamAssembly {
    #onDelta;
    #reader = new body_reader/* BodyReader */.W({
        onEvent: ({ name, data }) => {
            if (name === 'error')
                throw (0,failures/* failureOf */.g5)((0,provider_problem/* readProblem */.K)((0,provider_problem/* jsonOrText */.BG)(data)));
            this.#takeData(data);
        },
        onDocument: (text) => {
            this.#document = text;
            this.#takeData(text);
            this.#isOver = true;
        }
    });
    #calls = new CallAssembly();
    #document = '';
    #text = '';
    #thinking = '';
    #thinkingIn;
    #details = new ThinkingDetails();
    #hasChoice = false;
    #isOver = false;
    #finishReason;
    #usage;
    constructor(onDelta) {
        this.#onDelta = onDelta;
    }
    /**
     * @returns true once the response is complete
     * @throws TransientFailure or PermanentFailure for an error of the provider, or an invalid stream
     */
    feed(bytes) {
        this.#reader.feed(bytes);
        return this.#isOver;
    }
    /**
     * The response, at the end of the bytes.
     *
     * @throws like `feed`, and TransientFailure if the stream ended early
     */
    end() {
        this.#reader.end();
        if (this.#finishReason === undefined && !this.#isOver)
            throw new failures/* TransientFailure */.$r('the stream ended before the response did');
        if (!this.#hasChoice)
            throw this.#withoutResponse();
        const { calls, extras } = this.#calls.finish();
        const end = calls.length > tool_calls/* MAX_CALLS */.ZF ? 'length' : responseEnd(this.#finishReason, calls);
        return {
            text: this.#text,
            thinking: this.#thinking,
            toolCalls: end === 'complete' ? calls : [],
            end,
            // A cut response is not signed, and would be rejected.
            metadata: end === 'complete' ? this.#metadata(extras) : undefined,
            usage: this.#usage
        };
    }
    /** The failure of a document without a response, or of an empty stream. */
    #withoutResponse() {
        const { message, ...problem } = (0,provider_problem/* readProblem */.K)((0,provider_problem/* jsonOrText */.BG)(this.#document));
        const reason = message === 'no explanation' ? 'the answer contained no response' : message;
        return (0,failures/* failureOf */.g5)({ ...problem, message: reason });
    }
    #metadata(extras) {
        const details = this.#details.finish();
        const metadata = {
            ...(this.#thinkingIn && { thinkingIn: this.#thinkingIn }),
            ...(details.length > 0 && { details }),
            ...(extras.size > 0 && { extras: Object.fromEntries(extras) })
        };
        return Object.keys(metadata).length > 0 ? metadata : undefined;
    }
    #takeData(data) {
        const line = data.trim();
        if (line === '' || line === 'null' || this.#isOver)
            return;
        if (line === '[DONE]')
            this.#isOver = true;
        else
            this.#takeChunk(parseChunk(data));
    }
    #takeChunk({ choices, usage, x_groq: groq }) {
        for (const choice of choices ?? []) {
            // Only one choice was requested. It may come as several entries of one chunk; others have another index.
            if (choice.index)
                continue;
            this.#hasChoice = true;
            this.#usage = choice.usage ?? this.#usage;
            const delta = choice.delta ?? choice.message;
            if (delta)
                this.#takeDelta(delta);
            if (choice.finish_reason)
                this.#finishReason = choice.finish_reason.toLowerCase();
        }
        this.#usage = usage ?? groq?.usage ?? this.#usage;
    }
    #takeDelta(delta) {
        const { text, thinking, field } = assemble_stream_contentOf(delta);
        this.#thinkingIn ??= field;
        for (const detail of delta.reasoning_details ?? [])
            this.#details.add(detail);
        this.#thinking += thinking;
        this.#text += text;
        if (thinking !== '')
            this.#onDelta({ kind: 'thinking', text: thinking });
        if (text !== '')
            this.#onDelta({ kind: 'text', text });
        for (const call of delta.tool_calls ?? [])
            this.#calls.add(call);
    }
}
function parseChunk(data) {
    const value = (0,body_reader/* parseJson */.q)(data);
    // Gemini wraps an error in a list.
    const sent = Array.isArray(value) ? value[0] : value;
    const chunk = chatChunk.safeParse(sent);
    if (!chunk.success)
        throw new failures/* TransientFailure */.$r('it sent an invalid chat completion', { cause: chunk.error });
    const { error, object } = chunk.data;
    if (error || object === 'error')
        throw (0,failures/* failureOf */.g5)((0,provider_problem/* readProblem */.K)(sent));
    return chunk.data;
}
function assemble_stream_contentOf(delta) {
    const { content, refusal } = delta;
    // If a server sends both, `reasoning` repeats `reasoning_content`, and `reasoning_details` repeats either.
    const field = ['reasoning_content', 'reasoning'].find((name) => delta[name]);
    const thinking = (field && delta[field]) ?? '';
    if (!Array.isArray(content))
        return { text: (content ?? '') + (refusal ?? ''), thinking, field };
    const inParts = content.map((part) => thinkingOf(part.thinking)).join('');
    return {
        text: content.map(({ text }) => text ?? '').join(''),
        thinking: thinking + inParts,
        field: field ?? (inParts === '' ? undefined : 'content')
    };
}
function thinkingOf(thinking) {
    return Array.isArray(thinking) ? thinking.map(({ text }) => text ?? '').join('') : (thinking ?? '');
}

// EXTERNAL MODULE: ./src/models/http/fetch.js
var fetch = __webpack_require__(8184);
;// CONCATENATED MODULE: ./src/models/chat/responses-fallback.js


/**
 * Chat Completions until the endpoint says that the model, or tools with it, require Responses. Then the rejected request
 * and all later ones go to Responses.
 */
function withResponsesFallback(chat, openResponses) {
    let current = chat;
    let opening;
    async function ask(request) {
        if (current !== chat)
            return current.ask(request);
        try {
            return await chat.ask(request);
        }
        catch (error) {
            request.signal.throwIfAborted();
            const failure = (0,fetch/* findFailure */.g)(error);
            if (!(failure instanceof failures/* PermanentFailure */.RC) || !requiresResponses(failure.problem))
                throw error;
            // Concurrent requests can be rejected before the first of them has opened it.
            current = await (opening ??= openResponses());
            const { status, message } = failure.problem;
            request.onRetry({
                reason: `switching to Responses: ${status ?? ''} ${message}`,
                waitMs: 0,
                attempt: 1
            });
            return current.ask(request);
        }
    }
    return {
        get address() {
            return current.address;
        },
        ask,
        adaptTo: (problem) => current.adaptTo(problem),
        listModels: (signal) => current.listModels(signal)
    };
}
/**
 * What OpenAI, Azure and GitHub Models say about a model that supports Responses only, or thinks with tools only there. The
 * message "not a chat model" suggests Completions, an older endpoint that does not serve these models either.
 */
const RESPONSES = /\bv1\/responses\b|\bresponses (?:api|endpoint)\b|\bnot a chat model\b|\bchatcompletion operation does not work\b|\bunsupported_api_for_model\b/i;
function requiresResponses({ status, code, message }) {
    return (status === 400 || status === 404) && RESPONSES.test(`${code} ${message}`);
}

;// CONCATENATED MODULE: ./src/models/chat/truncation-detector.js


/** Below this share of the estimate, no way of counting explains the figure. */
const MAX_SHARE = 0.5;
/** Tokens. No server runs with a smaller window, so a smaller figure is not a count. */
const MIN_WINDOW = 1500;
/**
 * Detects a server that silently truncates long prompts, as Ollama does at its `num_ctx`: then the model answers without its
 * instructions.
 *
 * A single low figure proves nothing, since some servers leave out cached tokens. But if the prompt grows, the count does
 * not, and it is far too small for the bytes, the prompt has reached a limit.
 */
class TruncationDetector {
    /** The last message of the previous prompt, and the highest count of any earlier prompt of the conversation. */
    #previous;
    /**
     * @param messages of the request; the same objects each time
     * @throws PermanentFailure for a context overflow, with the tokens that were read
     */
    check(messages, promptBytes, { input, cachedInput, isEstimate }) {
        const message = messages.at(-1);
        if (isEstimate || !message)
            return;
        const previous = this.#previous;
        const hasGrown = previous !== undefined && previous.message !== message && messages.includes(previous.message);
        const max = hasGrown ? previous.max : 0;
        this.#previous = { message, max: Math.max(max, input) };
        // A server that leaves out cached tokens counts only the new ones, which is far less.
        const hasStopped = input <= max && input > max / 2 && input >= MIN_WINDOW;
        const estimate = (0,tokens/* estimateTokens */.b)(promptBytes).input;
        if (!hasStopped || cachedInput > 0 || input >= MAX_SHARE * estimate)
            return;
        throw new failures/* PermanentFailure */.RC({
            status: undefined,
            code: 'context_length_exceeded',
            parameter: 'messages',
            message: `of about ${estimate} tokens it read ${input} and dropped the rest: its maximum context length is ${input}; with Ollama, raise num_ctx`
        });
    }
}

// EXTERNAL MODULE: ./src/models/chat/wire.js + 2 modules
var chat_wire = __webpack_require__(1139);
;// CONCATENATED MODULE: ./src/models/chat/protocol.js









const preload = client/* preloadOpenai */.Q;
/** OpenAI's Chat Completions, which most providers and local servers support; Responses if the endpoint requires it. */
function createProtocol(options) {
    const openResponses = async () => (await __webpack_require__.e(/* import() */ 13).then(__webpack_require__.bind(__webpack_require__, 13))).createProtocol(options);
    // Around both: a model writes its calls in its own way, whatever the protocol.
    return withTextCalls(withResponsesFallback(createChat(options), openResponses), options.parameters.toolCalls);
}
function createChat(options) {
    const { endpoint, model, parameters } = options;
    // Another endpoint would reject the metadata, or take the thinking of another model for its own.
    const source = `chat ${endpoint.host} ${model}`;
    const wire = new chat_wire/* ChatWire */.W({ model, parameters, source });
    const serializer = new request_serializer/* RequestSerializer */.U('messages');
    const truncation = new TruncationDetector();
    const { address, listModels, post } = (0,client/* openaiClient */.o)(options, '/chat/completions');
    async function ask(request) {
        const { messages, tools, toolChoice, signal } = request;
        const sent = wire.request(messages, tools, toolChoice);
        const body = serializer.serialize(sent);
        const assembly = new StreamAssembly((delta) => {
            request.onDelta(delta);
        });
        await post(body, signal, (bytes) => assembly.feed(bytes));
        const response = (0,assembled_response/* modelResponse */.p)(assembly.end(), { source, promptBytes: body.length, countTokens });
        truncation.check(sent.messages, body.length, response.tokens);
        return response;
    }
    return { address, ask, adaptTo: (problem) => wire.adaptTo(problem), listModels };
}
function countTokens({ prompt_tokens: prompt, ...usage }) {
    if (!prompt)
        return undefined;
    const cachedInput = usage.prompt_tokens_details?.cached_tokens ?? usage.prompt_cache_hit_tokens ?? 0;
    // Some servers count hidden reasoning in the total only.
    const output = Math.max(usage.completion_tokens ?? 0, (usage.total_tokens ?? 0) - prompt);
    // If the cached part exceeds the prompt, the prompt was counted without it.
    const input = cachedInput > prompt ? prompt + cachedInput : prompt;
    return {
        input,
        cachedInput,
        ...(0,tokens/* cacheWriteTokens */._)(usage.prompt_tokens_details?.cache_write_tokens, { input, cachedInput }),
        output,
        reasoning: Math.min(usage.completion_tokens_details?.reasoning_tokens ?? 0, output),
        isEstimate: false
    };
}


/***/ }),

/***/ 1139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ ChatWire),
  E: () => (/* binding */ toolDefinition)
});

// EXTERNAL MODULE: ./src/agent/tool-definition.js
var tool_definition = __webpack_require__(3622);
// EXTERNAL MODULE: ./src/models/object-cache.js
var object_cache = __webpack_require__(9251);
// EXTERNAL MODULE: ./src/models/protocol.js
var protocol = __webpack_require__(4475);
// EXTERNAL MODULE: ./src/models/tool-calls.js
var tool_calls = __webpack_require__(7225);
// EXTERNAL MODULE: ../node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(3301);
;// CONCATENATED MODULE: ./src/models/chat/assistant-message.js


/** The fields in which thinking comes, and in which its provider wants it back. Mistral sends it as parts of the content. */
const THINKING_FIELDS = ['reasoning_content', 'reasoning', 'content'];
const extras = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J());
/** What goes back with a message to the endpoint that sent it. The text of the thinking is in the message. */
const chatMetadata = schemas/* object */.Ikc({
    thinkingIn: schemas/* enum */.k5n(THINKING_FIELDS).optional().catch(undefined),
    /** `reasoning_details`. */
    details: schemas/* array */.YOg(extras).optional().catch(undefined),
    /** `extra_content` of calls by their ids. Gemini signs its thinking before a call there. */
    extras: schemas/* record */.g1P(schemas/* string */.YjP(), extras).optional().catch(undefined)
});
/** Message fields that some servers reject and others require. */
const METADATA_FIELDS = [
    'reasoning_content',
    'reasoning_details',
    'reasoning',
    'extra_content',
    'thinking'
];
/** For a call without a signature, such as one of another model: https://ai.google.dev/gemini-api/docs/thought-signatures */
const UNSIGNED = { google: { thought_signature: 'skip_thought_signature_validator' } };
/** Kimi takes an empty text for a missing one. */
const NO_THINKING = ' ';
/** Writes an assistant message of the history. @param source the endpoint and model whose metadata can go back */
function assistantMessage(message, source, rules) {
    const { toolCalls, providerMetadata } = message;
    const text = message.text.toWellFormed();
    const metadata = providerMetadata?.from === source ? (chatMetadata.safeParse(providerMetadata.content).data ?? {}) : {};
    const thinking = message.thinking === '' ? undefined : message.thinking.toWellFormed();
    const isPart = metadata.thinkingIn === 'content' && !rules.rejected.has('thinking');
    const plainText = text === '' && toolCalls.length > 0 ? null : text;
    const param = {
        role: 'assistant',
        content: isPart && thinking !== undefined ? contentParts(thinking, text) : plainText,
        ...thinkingFields({ metadata, thinking, rules, hasCalls: toolCalls.length > 0 }),
        ...(toolCalls.length > 0 && { tool_calls: callParams(toolCalls, metadata, rules) })
    };
    // The cast: parts and fields for thinking are not OpenAI's own.
    return param;
}
function thinkingFields({ metadata, thinking, rules, hasCalls }) {
    const { thinkingIn, details } = metadata;
    const isRequired = hasCalls && rules.required.has('reasoning_content');
    const content = thinkingIn === 'reasoning_content' && thinking !== undefined ? thinking : isRequired && NO_THINKING;
    const fields = {
        ...(content !== false && { reasoning_content: content }),
        ...(details && { reasoning_details: details }),
        // The details hold the same thinking, with its signature.
        ...(thinkingIn === 'reasoning' && thinking !== undefined && !details && { reasoning: thinking })
    };
    return Object.fromEntries(Object.entries(fields).filter(([field]) => !rules.rejected.has(field)));
}
function contentParts(thinking, text) {
    const part = { type: 'thinking', thinking: [{ type: 'text', text: thinking }], closed: true };
    return text === '' ? [part] : [part, { type: 'text', text }];
}
function callParams(calls, { extras = {} }, rules) {
    const acceptsExtras = !rules.rejected.has('extra_content');
    // Only the first of several calls is signed.
    const isUnsigned = rules.required.has('extra_content') && !calls.some(({ id }) => Object.hasOwn(extras, id));
    return calls.map(({ id, name, arguments: args }, index) => {
        const extra = Object.hasOwn(extras, id) ? extras[id] : isUnsigned && index === 0 ? UNSIGNED : undefined;
        return {
            id: rules.hasShortIds ? (0,tool_calls/* nineLetterId */.u2)(id) : id,
            type: 'function',
            function: { name: (0,tool_calls/* sanitizeCallName */.d6)(name), arguments: (0,tool_calls/* sanitizeArguments */.ml)(args).text },
            ...(acceptsExtras && extra && { extra_content: extra })
        };
    });
}

;// CONCATENATED MODULE: ./src/models/chat/compatibility.js

/** The older name comes first, since servers other than OpenAI's know it. */
const LIMIT_NAMES = ['max_tokens', 'max_completion_tokens'];
/** How servers name each in their messages, narrow patterns before wide ones. */
const WORDS = [
    ['temperature', /\btemperature\b/],
    ['tool_choice', /\btool_choice\b/],
    ['stream_options', /\bstream_options\b|\binclude_usage\b/],
    ['max_tokens', /\bmax_tokens\b/],
    ['max_completion_tokens', /\bmax_completion_tokens\b/],
    // The word alone means little: a server may also fail to read a stream.
    ['stream', /\bstream(ing)?\b.*\b(not |un|dis)|\b(not |un|dis)\w*\b.*\bstream(ing)?\b/i]
];
const UNKNOWN = /unsupported|not supported|unknown|unrecognized|unexpected|not permitted|not allowed|forbidden|additional|extra/i;
/** Mistral, OpenAI, and Anthropic behind a gateway. Not a complaint about calls without results. */
const CALL_ID = /\btool call id was\b|\btool_(calls|use)\b[^ ]*\.id\b.*(too long|pattern)|\btool_call_id\b.*(too long|pattern)/i;
const MISSING = /missing|must be (passed|provided|included|present)|required/i;
/** What one server rejects or requires. It only grows, so that a request is not retried forever. */
class Compatibility {
    #rejected = new Set();
    #rejectedFields = new Set();
    #requiredFields = new Set();
    #hasShortIds = false;
    accepts(name) {
        return !this.#rejected.has(name);
    }
    get metadataRules() {
        return { rejected: this.#rejectedFields, required: this.#requiredFields, hasShortIds: this.#hasShortIds };
    }
    /** @returns the part of requests that changes from now on; undefined if the problem names nothing that can */
    adaptTo(problem, parameters) {
        if (problem.status !== 400 && problem.status !== 422)
            return undefined;
        if (this.#adaptField(problem) || this.#adaptIds(problem))
            return 'messages';
        const named = this.#parameterIn(problem, parameters);
        if (!named)
            return undefined;
        const isRequired = named === 'tool_choice' && parameters.toolChoice === 'required' && this.accepts('required');
        this.#rejected.add(isRequired ? 'required' : named);
        return 'parameters';
    }
    #adaptField({ parameter, message }) {
        const words = `${parameter} ${message}`;
        const isUnknown = UNKNOWN.test(message);
        // Gemini names the signature inside the field.
        if (!isUnknown && MISSING.test(message)) {
            const field = words.includes('reasoning_content')
                ? 'reasoning_content'
                : words.includes('thought_signature') && 'extra_content';
            return field !== false && addNew(this.#requiredFields, field);
        }
        if (!isUnknown)
            return false;
        const field = METADATA_FIELDS.find((name) => RegExp(`\\b${name}\\b`).test(words) && !this.#rejectedFields.has(name));
        return field !== undefined && addNew(this.#rejectedFields, field);
    }
    #adaptIds({ parameter, message }) {
        if (this.#hasShortIds || !CALL_ID.test(`${parameter} ${message}`))
            return false;
        this.#hasShortIds = true;
        return true;
    }
    #parameterIn({ parameter, message }, { maxOutputTokens }) {
        const limit = LIMIT_NAMES.find((name) => this.accepts(name));
        const sent = WORDS.filter(([name]) => {
            if (name === 'max_tokens' || name === 'max_completion_tokens')
                return maxOutputTokens !== undefined && name === limit;
            return this.accepts(name) && (name !== 'stream_options' || this.accepts('stream'));
        });
        const path = parameter.split(/[.[\]]/);
        const named = sent.find(([name]) => path.includes(name)) ?? sent.find(([, words]) => words.test(message));
        return named?.[0];
    }
}
function addNew(set, value) {
    if (set.has(value))
        return false;
    set.add(value);
    return true;
}

;// CONCATENATED MODULE: ./src/models/chat/wire.js






/** Writes requests for Chat Completions. */
class ChatWire {
    #options;
    #compatibility = new Compatibility();
    #tools = new object_cache/* ObjectCache */.U();
    #messages = new object_cache/* ObjectCache */.U();
    constructor(options) {
        this.#options = options;
    }
    request(messages, tools, choice = 'auto') {
        const request = {
            model: this.#options.model,
            messages: messages.filter(hasContent).map((message) => this.#messages.get(message, () => this.#convert(message))),
            ...(tools.length > 0 && {
                tools: tools.map((tool) => this.#tools.get(tool, () => toolDefinition(tool))),
                ...this.#choice(choice)
            }),
            ...this.#settings()
        };
        // The cast: without `stream` the answer is a document, which is read as well.
        return request;
    }
    /** See `Protocol.adaptTo`. */
    adaptTo(problem) {
        const adapted = this.#compatibility.adaptTo(problem, this.#options.parameters);
        if (adapted === 'messages')
            this.#messages.clear();
        return adapted !== undefined;
    }
    #choice(choice) {
        if (!this.#compatibility.accepts('tool_choice'))
            return {};
        if (choice === 'none')
            return { tool_choice: choice };
        return { tool_choice: this.#compatibility.accepts('required') ? this.#options.parameters.toolChoice : 'auto' };
    }
    #settings() {
        const { temperature = protocol/* DEFAULT_TEMPERATURE */.N, maxOutputTokens } = this.#options.parameters;
        const accepts = (name) => this.#compatibility.accepts(name);
        const limit = LIMIT_NAMES.find(accepts);
        return {
            ...(accepts('temperature') && { temperature }),
            ...(maxOutputTokens !== undefined && limit && { [limit]: maxOutputTokens }),
            ...(accepts('stream') && { stream: true }),
            ...(accepts('stream') && accepts('stream_options') && { stream_options: { include_usage: true } })
        };
    }
    #convert(message) {
        const content = message.text.toWellFormed();
        const { metadataRules } = this.#compatibility;
        switch (message.role) {
            case 'system':
            case 'user':
                return { role: message.role, content };
            case 'tool': {
                const id = metadataRules.hasShortIds ? (0,tool_calls/* nineLetterId */.u2)(message.callId) : message.callId;
                return { role: 'tool', tool_call_id: id, content };
            }
            case 'assistant':
                return assistantMessage(message, this.#options.source, metadataRules);
        }
    }
}
/** The definition of a tool in each request. */
function toolDefinition(tool) {
    const { name, description } = tool;
    return { type: 'function', function: { name, description, parameters: (0,tool_definition/* parameterSchema */.RH)(tool) } };
}
/** False for an empty response. Mistral and Anthropic reject it in the history. */
function hasContent(message) {
    return message.role !== 'assistant' || message.toolCalls.length > 0 || message.text.trim() !== '';
}


/***/ })

};
