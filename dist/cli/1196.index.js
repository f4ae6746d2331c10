export const id = 1196;
export const ids = [1196];
export const modules = {

/***/ 1196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ cleanText)
});

// EXTERNAL MODULE: ./src/text/visible-text.js
var visible_text = __webpack_require__(2754);
;// CONCATENATED MODULE: ./src/text/markdown/edits.js
/** Applies the edits. Where two overlap, everything that either covers is removed, and the text of the first stays. */
function applyEdits(source, edits) {
    const parts = [];
    let at = 0;
    for (const { from, to, text } of edits.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
        if (from >= at)
            parts.push(source.slice(at, from), text);
        at = Math.max(at, to);
    }
    return parts.join('') + source.slice(at);
}

;// CONCATENATED MODULE: ./src/text/markdown/raw-html-reader.js
// GitHub shows the tags of these as text. https://github.github.com/gfm/#disallowed-raw-html-extension-
const SHOWN_TAG = /<(?=\/?(?:title|textarea|style|xmp|iframe|noembed|noframes|script|plaintext)(?:[\s/>]|$))/giu;
/** Elements whose content a browser does not show. */
const UNDRAWN = /^(?:audio|canvas|datalist|object|rp|template|video)$/u;
const HIDING_STYLE = /display|visibility|opacity|font-size/iu;
/** Elements without content. */
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/u;
/**
 * Read after each piece of HTML. The tag stands for the next tag of the page, which ends an unclosed tag. What follows it ends an
 * unclosed comment or quoted value, which would hide the rest of the page.
 */
const REST_OF_PAGE = `\n<p>"'-->`;
/**
 * Finds what a browser does not show of the raw HTML in a page: comments, attributes, and elements such as `<template>`.
 *
 * In doubt it hides: an element that is not shown ends only where all tags inside it are properly nested, and nothing is shown
 * after an unclosed comment or quoted value.
 */
class RawHtmlReader {
    #Tokenizer;
    #edits;
    /** The open element that is not shown, and the open elements inside it. */
    #undrawn = [];
    #undrawnFrom = 0;
    #hiddenFrom;
    constructor(tokenizer, edits) {
        this.#Tokenizer = tokenizer;
        this.#edits = edits;
    }
    /** True when an unclosed comment or quoted value hides the rest of the page. */
    get hidesRest() {
        return this.#hiddenFrom !== undefined;
    }
    hideRest(from) {
        this.#hiddenFrom ??= from;
    }
    /** Where in the source the rest of the page starts to be hidden. Undefined when its end is shown. Ask at the end. */
    get hiddenFrom() {
        return this.#undrawn.length > 0 ? this.#undrawnFrom : this.#hiddenFrom;
    }
    /** @param sourceOf turns an offset in the HTML into one in the source */
    read(html, sourceOf) {
        const end = html.length + REST_OF_PAGE.length;
        const replace = ({ location }, text = '') => {
            if (!location || location.startOffset >= html.length)
                return undefined;
            const span = { from: sourceOf(location.startOffset), to: sourceOf(Math.min(location.endOffset, html.length)) };
            this.#edits.push({ ...span, text });
            if (location.endOffset === end)
                this.hideRest(span.from);
            return span;
        };
        const remove = (token) => void replace(token);
        const ignore = () => undefined;
        const tokenizer = new this.#Tokenizer({ sourceCodeLocationInfo: true }, {
            onStartTag: (tag) => {
                const span = replace(tag, bareTag(html, tag));
                if (span)
                    this.#openElement(tag, span.from);
            },
            onEndTag: (tag) => {
                const span = replace(tag, bareTag(html, tag));
                if (span)
                    this.#closeElement(tag, span.to);
            },
            onComment: remove,
            onDoctype: remove,
            onCharacter: ignore,
            onWhitespaceCharacter: ignore,
            onNullCharacter: ignore,
            onEof: ignore
        });
        tokenizer.write(html.replace(SHOWN_TAG, 'x') + REST_OF_PAGE, true);
    }
    #openElement({ tagName, attrs }, from) {
        if (VOID.test(tagName))
            return;
        if (this.#undrawn.length > 0)
            this.#undrawn.push(tagName);
        else if (UNDRAWN.test(tagName) || attrs.some(hides)) {
            this.#undrawn.push(tagName);
            this.#undrawnFrom = from;
        }
    }
    #closeElement({ tagName }, to) {
        if (this.#undrawn.at(-1) !== tagName)
            return;
        this.#undrawn.pop();
        if (this.#undrawn.length === 0)
            this.#edits.push({ from: this.#undrawnFrom, to, text: '' });
    }
}
function hides({ name, value }) {
    return name === 'hidden' || (name === 'style' && HIDING_STYLE.test(value));
}
/** The tag with its name and address, which readers can see or look up. Any other attribute can contain a sentence. */
function bareTag(html, { attrs, location }) {
    const name = /^<\/?[a-z][a-z0-9-]*/iu.exec(html.slice(location?.startOffset))?.[0] ?? '<';
    const address = attrs.find(({ name, value }) => /^(?:src|href)$/u.test(name) && /^[^\s"]+$/u.test(value));
    return address ? `${name} ${address.name}="${address.value}">` : `${name}>`;
}

;// CONCATENATED MODULE: ./src/text/markdown/hidden-parts.js

// The info string of a fence is not shown. The model only gets to see it when it is the name of a language.
const LANGUAGES = /^(?:suggestion|diff|patch|js|jsx|javascript|mjs|ts|tsx|typescript|json|jsonc|json5|yaml|yml|toml|ini|xml|html|css|scss|vue|svelte|python|py|rust|rs|go|java|kotlin|scala|swift|ruby|rb|php|c|cpp|c\+\+|csharp|cs|c#|sh|bash|zsh|fish|shell|console|powershell|ps1|bat|sql|graphql|dockerfile|docker|makefile|make|cmake|lua|perl|r|dart|elixir|haskell|zig|nix|hcl|terraform|text|txt|plaintext|log|md|markdown|http|mermaid|math)$/iu;
/** Languages shown as a map or a solid, not as text. */
const DRAWN = /^(?:geojson|topojson|stl)$/iu;
/** Lines of diagrams and formulas that are not shown. */
const UNDRAWN_LINE = {
    mermaid: /^\s*%%/u,
    math: /%|\\(?:[hv]?phantom|(?:text|page)?color)/u
};
// An escape, a numeric character reference, or a formula that can contain words without showing them, or show white on white.
const IN_TEXT = /\\[!-/:-@[-`{-~]|&#(?:x([\da-f]{1,6})|(\d{1,7}));|\$[^$]*\\(?:[hv]?phantom|(?:text|page)?color)[^$]*\$?/giu;
/** Whatever a page may not show starts with one of these. Without them, a reader sees the whole text. */
const MAY_HIDE = /<[a-z/!?]|\[|&#|\$|\||`{3}|~{3}/iu;
/** Every piece of HTML starts with this. */
const MAY_BE_HTML = /<[a-z/!?]/iu;
const LEFT_OUT = '[The rest of this paragraph was left out: it has too many brackets.]';
/** Edits that remove from Markdown what its page does not show, and that replace the labels of footnotes by their numbers. */
function hiddenParts(page) {
    return new PageReader(page).read();
}
/** Visits the nodes in the order of the page, where the footnotes come last. */
class PageReader {
    #page;
    #edits = [];
    #html;
    #lineEnds;
    #addresses = new Map();
    #footnotes = [];
    /** Numbers of the footnotes that something visible refers to, in order. */
    #numbers = new Map();
    /** End of the current paragraph, heading or cell. */
    #contentEnd = 0;
    constructor(page) {
        this.#page = page;
        this.#html = page.tokenizer && new RawHtmlReader(page.tokenizer, this.#edits);
        this.#lineEnds = [...page.source.matchAll(/\n|$/gu)].map(({ index }) => index);
    }
    read() {
        const { tree, source } = this.#page;
        this.#collectDefinitions(tree);
        this.#readFlow(tree, source.length);
        this.#readFootnotes();
        return this.#edits;
    }
    #collectDefinitions(node) {
        // The first definition of a label counts.
        if (node.type === 'definition' && !this.#addresses.has(keyOf(node)))
            this.#addresses.set(keyOf(node), node.url);
        if (node.type === 'footnoteDefinition')
            this.#footnotes.push(node);
        if ('children' in node)
            for (const child of node.children)
                this.#collectDefinitions(child);
    }
    #readFlow(node, to) {
        for (const child of node.children)
            this.#read(child);
        const hiddenFrom = this.#html?.hiddenFrom;
        if (hiddenFrom !== undefined) {
            this.#html?.hideRest(hiddenFrom);
            this.#edits.push({ from: hiddenFrom, to, text: '' });
        }
    }
    /** Keeps the footnotes that have a number. Reading one can give others a number. */
    #readFootnotes() {
        const byKey = new Map(this.#footnotes.toReversed().map((note) => [keyOf(note), note]));
        const shown = new Set();
        for (const [key, number] of this.#numbers) {
            const note = byKey.get(key);
            if (!note || this.#html?.hidesRest)
                continue;
            shown.add(note);
            this.#replaceLabel(note, number);
            this.#readFlow(note, spanOf(note).to);
        }
        for (const note of this.#footnotes)
            if (!shown.has(note))
                this.#replace(note, '');
    }
    #read(node) {
        if (this.#html?.hidesRest)
            return;
        switch (node.type) {
            case 'footnoteDefinition':
                return;
            case 'definition':
                this.#replace(node, '');
                return;
            case 'image':
            case 'imageReference':
                this.#replace(node, `![](${this.#addressOf(node)})`);
                return;
            case 'link':
            case 'linkReference':
                this.#readLink(node);
                return;
            case 'footnoteReference':
                this.#readFootnoteReference(node);
                return;
            case 'html':
                this.#html?.read(node.value, this.#sourceOf(node, node.position?.start.line ?? 1));
                return;
            case 'code':
                this.#readCode(node);
                return;
            case 'text':
                this.#readText(node);
                return;
            case 'table':
                this.#readTable(node);
                return;
            default:
                if (hasInlineContent(node))
                    this.#readContent(node);
                else if ('children' in node)
                    for (const child of node.children)
                        this.#read(child);
        }
    }
    #readContent(node) {
        const { from, to } = spanOf(node);
        this.#contentEnd = to;
        if (this.#page.unparsed.has(from))
            this.#leaveOut(node);
        else
            for (const child of node.children)
                this.#read(child);
    }
    #readFootnoteReference(node) {
        const number = this.#numbers.get(keyOf(node)) ?? this.#numbers.size + 1;
        this.#numbers.set(keyOf(node), number);
        this.#replaceLabel(node, number);
    }
    #replaceLabel(node, number) {
        const from = spanOf(node).from + '[^'.length;
        const label = /(?:[^\]\\]|\\[^])*/uy;
        label.lastIndex = from;
        label.test(this.#page.source);
        this.#edits.push({ from, to: label.lastIndex, text: String(number) });
    }
    #readLink(node) {
        const { from, to } = spanOf(node);
        // Otherwise it is `<https://example.com>`.
        if (!this.#page.source.startsWith('[', from))
            return;
        for (const child of node.children)
            this.#read(child);
        const last = node.children.at(-1);
        this.#edits.push({ from: last ? spanOf(last).to : from + '['.length, to, text: `](${this.#addressOf(node)})` });
    }
    /** '' for an address with blanks: it can contain a sentence. */
    #addressOf(node) {
        const address = 'url' in node ? node.url : (this.#addresses.get(keyOf(node)) ?? '');
        return /\s/u.test(address) ? '' : address;
    }
    #readCode(node) {
        const { source } = this.#page;
        const { from } = spanOf(node);
        const line = node.position?.start.line ?? 1;
        const end = this.#lineEnds[line - 1] ?? from;
        const fence = /^(?:`{3,}|~{3,})[ \t]*/u.exec(source.slice(from, end));
        if (!fence)
            return;
        const language = node.lang ?? '';
        this.#edits.push({ from: from + fence[0].length, to: end, text: LANGUAGES.test(language) ? language : '' });
        const undrawn = DRAWN.test(language) ? /^/u : UNDRAWN_LINE[language.toLowerCase()];
        if (!undrawn)
            return;
        const sourceOf = this.#sourceOf(node, line + 1);
        for (const { 0: code, index } of node.value.matchAll(/.+/gu))
            if (undrawn.test(code))
                this.#edits.push({ from: sourceOf(index), to: sourceOf(index + code.length), text: '' });
    }
    #readText(node) {
        const { from, to } = spanOf(node);
        const content = this.#page.source.slice(0, this.#contentEnd);
        IN_TEXT.lastIndex = from;
        for (let found = IN_TEXT.exec(content); found && found.index < to; found = IN_TEXT.exec(content)) {
            const [part, hexadecimal, decimal] = found;
            if (part.startsWith('\\'))
                continue;
            const code = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16);
            const text = part.startsWith('&') && code <= 0x10ffff ? String.fromCodePoint(code) : '';
            this.#edits.push({ from: found.index, to: found.index + part.length, text });
        }
    }
    /** A page does not show more cells in a row than there are in the heading. */
    #readTable({ children: [heading, ...rows] }) {
        const columns = heading?.children.length ?? 0;
        if (heading)
            this.#read(heading);
        for (const row of rows) {
            for (const cell of row.children.slice(0, columns))
                this.#read(cell);
            const extra = row.children[columns];
            if (extra)
                this.#edits.push({ from: spanOf(extra).from, to: spanOf(row).to, text: '' });
        }
    }
    #leaveOut(node) {
        const { from, to } = spanOf(node);
        const content = this.#page.source.slice(from, to);
        const hiddenFrom = from + content.search(MAY_HIDE);
        this.#edits.push({ from: hiddenFrom, to, text: LEFT_OUT });
        if (MAY_BE_HTML.test(content))
            this.#html?.hideRest(hiddenFrom);
    }
    #replace(node, text) {
        this.#edits.push({ ...spanOf(node), text });
    }
    /**
     * Turns offsets in the value of a node into offsets in the source; ask in ascending order. The value lacks the markers of the
     * quotes and lists around the node, so each of its lines is the end of a line of the source.
     */
    #sourceOf(node, firstLine) {
        const lines = node.value.split('\n');
        let line = 0;
        let start = 0;
        return (at) => {
            let length = lines[line]?.length ?? Infinity;
            while (at > start + length) {
                start += length + 1;
                line += 1;
                length = lines[line]?.length ?? Infinity;
            }
            const lineEnd = this.#lineEnds[firstLine - 1 + line] ?? Infinity;
            return at - start + Math.min(lineEnd, spanOf(node).to) - length;
        };
    }
}
function hasInlineContent(node) {
    return node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell';
}
function spanOf({ position }) {
    return { from: position?.start.offset ?? 0, to: position?.end.offset ?? 0 };
}
function keyOf({ identifier }) {
    return identifier.toUpperCase();
}

;// CONCATENATED MODULE: ./src/text/github-limits.js
/** GitHub's limit for the body of an issue, a comment and a pull request. */
const MAX_BODY_LENGTH = 65_536;
const MAX_TITLE_LENGTH = 256;

;// CONCATENATED MODULE: ./src/text/markdown/parser.js

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
        Promise.all(/* import() */[__webpack_require__.e(4028), __webpack_require__.e(6556)]).then(__webpack_require__.bind(__webpack_require__, 6556)),
        Promise.all(/* import() */[__webpack_require__.e(3361), __webpack_require__.e(7221)]).then(__webpack_require__.bind(__webpack_require__, 3361)),
        Promise.all(/* import() */[__webpack_require__.e(4971), __webpack_require__.e(7554)]).then(__webpack_require__.bind(__webpack_require__, 6514))
    ]);
    return (text, depth) => fromMarkdown(text, {
        extensions: [gfm(), { disable: { null: DISABLED[depth] } }],
        // The transforms look for bare URLs. The nodes they make have no positions.
        mdastExtensions: gfmFromMarkdown().filter(({ transforms }) => depth === 'all' || !transforms)
    });
}
// Markers of quotes, lists and footnotes at the start of a line, but not a thematic break such as `- - -`.
const MARKERS = String.raw `(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t])|\[\^[^\]\s]{1,99}\]:))`;
const NO_BREAK = String.raw `(?![ \t]*([-*])(?:[ \t]*\1)*[ \t]*$)`;
// The parser recurses at each level, and reads a line once per level. Nobody nests this deep in good faith.
const TOO_DEEP = new RegExp(`^${NO_BREAK}${MARKERS}{13}`, 'm');
// List items, quotes and underlined headings take much longer than words.
const CONTAINERS = new RegExp(`^${MARKERS}+`, 'gm');
const UNDERLINES = /^[ \t]*(?:=+|-+)[ \t]*$/gm;
const MAX_CONTAINERS = 2_500;
const MAX_UNDERLINES = 2_500;
/** GitHub counts an emoji once, JavaScript twice. */
const MAX_PARSED = 2 * MAX_BODY_LENGTH;
/** True for text whose blocks take the parser quadratic time or overflow its stack. Ask before parsing. Linear time. */
function hasCostlyBlocks(markdown) {
    return (markdown.length > MAX_PARSED ||
        TOO_DEEP.test(markdown) ||
        countSigns(CONTAINERS, markdown) > MAX_CONTAINERS ||
        countMatches(UNDERLINES, markdown) > MAX_UNDERLINES);
}
/** True when the parser failed on nesting that `hasCostlyBlocks` did not foresee. */
function isStackOverflow(error) {
    return Error.isError(error) && error.name === 'RangeError';
}
function countMatches(pattern, text) {
    return (text.match(pattern) ?? []).length;
}
/** Characters in all matches, without blanks and digits. */
function countSigns(pattern, text) {
    return (text.match(pattern) ?? []).reduce((sum, found) => sum + found.replace(/[ \t\d]+/g, '').length, 0);
}

;// CONCATENATED MODULE: ./src/text/markdown/clean-text.js




// The parser looks for the end of each opening through the whole paragraph, and back from each closing bracket.
const MAX_OPENINGS = 1_500;
const MAX_BRACKETS = 6_000;
/**
 * A stranger's Markdown as readers of the page see it: without hidden characters, comments, attributes, titles, labels and
 * alternative texts, which bring words to the model that nobody saw. Code stays as it is.
 *
 * This removes hiding places. The fence around the text tells the model that the rest is data.
 */
async function cleanText(markdown) {
    const text = (0,visible_text/* visibleText */.Q)(markdown);
    const shown = MAY_HIDE.test(text) ? await shownText(text) : text;
    // Again, because character references may stand for hidden characters.
    return (0,visible_text/* visibleText */.Q)(breakControlTokens(shown)).trim();
}
async function shownText(text) {
    if (hasCostlyBlocks(text))
        return cutAtFirstHidingPlace(text);
    const [parse, tokenizer] = await Promise.all([
        loadMarkdownParser(),
        MAY_BE_HTML.test(text) ? __webpack_require__.e(/* import() */ 7016).then(__webpack_require__.bind(__webpack_require__, 7016)).then(({ Tokenizer }) => Tokenizer) : undefined
    ]);
    try {
        const costly = costlyParagraphs(text, parse);
        // Masks have the same length, so that positions stay the same.
        const masks = costly.map(({ from, to }) => ({ from, to, text: text.slice(from, to).replaceAll(/[[\]<]/gu, 'x') }));
        const tree = parse(applyEdits(text, masks), 'structure');
        const unparsed = new Set(costly.map(({ from }) => from));
        return applyEdits(text, hiddenParts({ tree, source: text, tokenizer, unparsed }));
    }
    catch (error) {
        if (isStackOverflow(error))
            return cutAtFirstHidingPlace(text);
        throw error;
    }
}
function cutAtFirstHidingPlace(text) {
    return `${text.slice(0, text.search(MAY_HIDE))}\n\n[The rest was left out: the text is too long or too deeply nested.]`;
}
/** Paragraphs, headings and cells that would take the parser quadratic time. */
function costlyParagraphs(text, parse) {
    if (!text.split(/\n[ \t]*\n/u).some(isCostlyParagraph))
        return [];
    return paragraphsOf(parse(text, 'blocks')).filter(({ from, to }) => isCostlyParagraph(text.slice(from, to)));
}
function paragraphsOf(node) {
    if (hasInlineContent(node))
        return [spanOf(node)];
    return 'children' in node ? node.children.flatMap(paragraphsOf) : [];
}
function isCostlyParagraph(text) {
    return countMatches(/<[!?]|\]\(/gu, text) > MAX_OPENINGS || countMatches(/[[\]]/gu, text) > MAX_BRACKETS;
}
/** Breaks control tokens of chat templates, which a server could read as a change of speaker, and shortens stacked accents. */
function breakControlTokens(text) {
    return text.replaceAll(/<(?=[|｜][^<>|｜\n]{1,40}[|｜]>)/gu, '< ').replaceAll(/(\p{M}{8})\p{M}+/gu, '$1');
}


/***/ })

};
