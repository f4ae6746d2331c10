export const id = 9957;
export const ids = [9957];
export const modules = {

/***/ 9957:
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

// EXTERNAL MODULE: ./src/text/markdown/html-elements.js
var html_elements = __webpack_require__(55611);
;// CONCATENATED MODULE: ./src/text/markdown/raw-html-reader.js

// GitHub shows the tags of these as text. https://github.github.com/gfm/#disallowed-raw-html-extension-
const SHOWN_TAG = /<(?=\/?(?:title|textarea|style|xmp|iframe|noembed|noframes|script|plaintext)(?:[\s/>]|$))/giu;
/** Elements whose content a browser does not show. */
const UNRENDERED_ELEMENT = /^(?:audio|canvas|datalist|object|rp|template|video)$/u;
const HIDING_STYLE = /display|visibility|opacity|font-size/iu;
/** Elements without content. */
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/u;
/**
 * Appended to each piece of HTML to find out what it leaves open. The tag ends an unclosed tag, as the next tag of the page would.
 * The rest ends an unclosed comment or quoted value, which would hide the rest of the page.
 */
const TAIL_PROBE = `\n<p>"'-->`;
/**
 * Finds what a page does not show of its raw HTML: comments, attributes, unknown tags, and elements such as `<template>`.
 *
 * If it is not certain, it hides the part: an element that is not shown ends only where all tags inside it are properly nested, and nothing is shown
 * after an unclosed comment or quoted value.
 */
class RawHtmlReader {
    #Tokenizer;
    #edits;
    #counts;
    /** The open element that is not shown, and the open elements inside it. */
    #hiddenElements = [];
    #hiddenElementFrom = 0;
    #hiddenFrom;
    #anchor;
    constructor(tokenizer, edits, counts) {
        this.#Tokenizer = tokenizer;
        this.#edits = edits;
        this.#counts = counts;
    }
    /** True inside an element that is not shown. */
    get isHiding() {
        return this.hidesRest || this.#hiddenElements.length > 0;
    }
    /** Ends a link. If it had no words, its address is not on the page. */
    closeAnchor() {
        const edit = this.#anchor && this.#edits[this.#anchor.edit];
        if (this.#anchor && edit && this.#anchor.words === this.#counts.words)
            this.#edits[this.#anchor.edit] = { ...edit, text: '<a>' };
        this.#anchor = undefined;
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
        return this.#hiddenElements.length > 0 ? this.#hiddenElementFrom : this.#hiddenFrom;
    }
    /** @param sourceOf turns an offset in the HTML into one in the source */
    read(html, sourceOf) {
        const end = html.length + TAIL_PROBE.length;
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
                if (tag.tagName === 'a')
                    this.#countAnchorTag();
                const address = addressOf(tag);
                const span = replace(tag, bareTag(tag, '<', address));
                if (!span)
                    return;
                if (address)
                    this.#anchor = { edit: this.#edits.length - 1, words: this.#counts.words };
                this.#openElement(tag, span.from);
            },
            onEndTag: (tag) => {
                if (tag.tagName === 'a')
                    this.#countAnchorTag();
                const span = replace(tag, bareTag(tag, '</'));
                if (span)
                    this.#closeElement(tag, span.to);
            },
            onComment: remove,
            onDoctype: remove,
            onCharacter: ({ location }) => {
                if (location && location.startOffset < html.length && !this.isHiding)
                    this.#counts.words += 1;
            },
            onWhitespaceCharacter: ignore,
            onNullCharacter: ignore,
            onEof: ignore
        });
        tokenizer.write(html.replace(SHOWN_TAG, 'x') + TAIL_PROBE, true);
    }
    #countAnchorTag() {
        this.closeAnchor();
        this.#counts.anchors += 1;
    }
    #openElement({ tagName, attrs }, from) {
        if (VOID.test(tagName))
            return;
        if (this.#hiddenElements.length > 0)
            this.#hiddenElements.push(tagName);
        else if (UNRENDERED_ELEMENT.test(tagName) || attrs.some(hides)) {
            this.#hiddenElements.push(tagName);
            this.#hiddenElementFrom = from;
        }
    }
    #closeElement({ tagName }, to) {
        if (this.#hiddenElements.at(-1) !== tagName)
            return;
        this.#hiddenElements.pop();
        if (this.#hiddenElements.length === 0)
            this.#edits.push({ from: this.#hiddenElementFrom, to, text: '' });
    }
}
function hides({ name, value }) {
    return name === 'hidden' || (name === 'style' && HIDING_STYLE.test(value));
}
/** A tag of the page with no attribute but its address, which readers can look up. Any other can contain a sentence. */
function bareTag({ tagName }, start, address) {
    if (!(0,html_elements/* isHtmlElement */.u)(tagName))
        return '';
    return address ? `${start}${tagName} href="${address}">` : `${start}${tagName}>`;
}
function addressOf({ tagName, attrs }) {
    const address = tagName === 'a' ? attrs.find(({ name }) => name === 'href')?.value : undefined;
    return address !== undefined && /^[^\s"]+$/u.test(address) ? address : undefined;
}

;// CONCATENATED MODULE: ./src/text/markdown/hidden-parts.js


// The info string of a fence is not shown, so it is kept only if it is the name of a language.
const LANGUAGES = /^(?:suggestion|diff|patch|js|jsx|javascript|mjs|ts|tsx|typescript|json|jsonc|json5|yaml|yml|toml|ini|xml|html|css|scss|vue|svelte|python|py|rust|rs|go|java|kotlin|scala|swift|ruby|rb|php|c|cpp|c\+\+|csharp|cs|c#|sh|bash|zsh|fish|shell|console|powershell|ps1|bat|sql|graphql|dockerfile|docker|makefile|make|cmake|lua|perl|r|dart|elixir|haskell|zig|nix|hcl|terraform|text|txt|plaintext|log|md|markdown|http|mermaid|math)$/iu;
/** Languages that GitHub renders as a map or a 3D model, not as text. */
const GRAPHIC_LANGUAGE = /^(?:geojson|topojson|stl)$/iu;
/** Lines of diagrams and formulas that GitHub does not render. */
const UNRENDERED_LINE = {
    mermaid: /^\s*%%/u,
    math: /%|\\(?:[hv]?phantom|(?:text|page)?color)/u
};
// An escape, a numeric character reference, or a formula that can contain words without showing them, or show white on white.
const IN_TEXT = /\\[!-/:-@[-`{-~]|&#(?:x([\da-f]{1,6})|(\d{1,7}));|\$[^$]*\\(?:[hv]?phantom|(?:text|page)?color)[^$]*\$?/giu;
// Older versions of CommonMark, among them GitHub's, do not take this for a comment, so they read the tags in it.
const AMBIGUOUS_COMMENT = /^<!--(?=[^]*<)(?:-?>|[^]*--[^]*-->$|[^]*--->$)/u;
// cmark takes this for a link or an image, although a bracket in the address is not closed.
const AMBIGUOUS_TARGET = /\]\([ \t\n]{0,99}([^\s]{1,999})[ \t\n]{1,99}(?:"[^"\n]{0,999}"|'[^'\n]{0,999}'|\([^()\n]{0,999}\))?[ \t]{0,99}\)/gu;
/** Whatever a page may not show starts with one of these. Without them, a reader sees the whole text. */
const MAY_HIDE = /<[a-z/!?]|\[|&#|\$|\||`{3}|~{3}/iu;
// Everything but tables and fences that hides something contains one of these.
const HIDES = /<[a-z/!?]|\][(:[]|\[\^|&#|\\(?:[hv]?phantom|(?:text|page)?color)/iu;
/** The line below the heading of a table. */
const TABLE_DELIMITER = /^(?=[^\w\n]*$).*-/mu;
const INFO_STRING = /(?:`{3,}|~{3,})[ \t]*(.*)/gu;
/** False for a text that its page shows whole. Much faster than the parser. */
function canHide(text) {
    if (!MAY_HIDE.test(text))
        return false;
    return (HIDES.test(text) ||
        (text.includes('|') && TABLE_DELIMITER.test(text)) ||
        [...text.matchAll(INFO_STRING)].some(([, info = '']) => info.trim() !== '' && !isPlainLanguage(info.trim())));
}
function isPlainLanguage(info) {
    return LANGUAGES.test(info) && !GRAPHIC_LANGUAGE.test(info) && !Object.hasOwn(UNRENDERED_LINE, info.toLowerCase());
}
/** Every piece of HTML starts with this. */
const MAY_BE_HTML = /<[a-z/!?]/iu;
// Marks of emphasis and line breaks, which are not parsed, are not words.
const WORDS = /[^\s*_~\\]/u;
const LEFT_OUT = '[The rest of this paragraph was left out: it has too many brackets.]';
/** Edits that remove what the page does not show, and replace the labels of footnotes with their numbers. */
function hiddenParts(page) {
    return new PageReader(page).read();
}
/** Visits the nodes in the order of the page, where the footnotes come last. */
class PageReader {
    #page;
    #edits = [];
    #html;
    #counts = { words: 0, anchors: 0 };
    #lineEnds;
    #addresses = new Map();
    #footnotes = [];
    /** Numbers of the footnotes that something visible refers to, in order. */
    #numbers = new Map();
    /** The current paragraph, heading or cell. */
    #content = { from: 0, to: 0 };
    constructor(page) {
        this.#page = page;
        this.#html = page.tokenizer && new RawHtmlReader(page.tokenizer, this.#edits, this.#counts);
        this.#lineEnds = [...page.source.matchAll(/\n|$/gu)].map(({ index }) => index);
    }
    read() {
        const { tree, source } = this.#page;
        this.#collectDefinitions(tree);
        this.#readFlow(tree, source.length);
        this.#readFootnotes();
        this.#html?.closeAnchor();
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
        this.#html?.closeAnchor();
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
                // Its alternative text and its address are not on the page.
                this.#replace(node, '![]()');
                return;
            case 'link':
            case 'linkReference':
                this.#readLink(node);
                return;
            case 'footnoteReference':
                this.#readFootnoteReference(node);
                return;
            case 'html':
                this.#readHtml(node);
                return;
            case 'code':
                this.#readCode(node);
                return;
            case 'text':
                this.#readText(node);
                return;
            case 'inlineCode':
                this.#countWords(node.value);
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
        this.#content = spanOf(node);
        if (this.#page.unparsed.has(this.#content.from))
            this.#leaveOut(node);
        else
            for (const child of node.children)
                this.#read(child);
    }
    #readFootnoteReference(node) {
        this.#html?.closeAnchor();
        // cmark can take this for the words of a link.
        if (/[[(]/u.test(this.#page.source.charAt(spanOf(node).to))) {
            this.#replace(node, '');
            return;
        }
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
        this.#html?.closeAnchor();
        this.#counts.anchors += 1;
        // Otherwise it is `<https://example.com>`.
        if (!this.#page.source.startsWith('[', from)) {
            for (const child of node.children)
                this.#read(child);
            return;
        }
        const { words, anchors } = this.#counts;
        for (const child of node.children)
            this.#read(child);
        // A link inside ends this one. A link without words is not on the page.
        const hasWords = this.#counts.words > words && this.#counts.anchors === anchors;
        this.#html?.closeAnchor();
        const last = node.children.at(-1);
        const end = `](${hasWords ? this.#addressOf(node) : ''})`;
        this.#edits.push({ from: last ? spanOf(last).to : from + '['.length, to, text: end });
    }
    #countWords(text) {
        if (!this.#html?.isHiding && WORDS.test((0,visible_text/* visibleText */.Q)(text.replaceAll(IN_TEXT, ''))))
            this.#counts.words += 1;
    }
    /** '' for an address with blanks: it can contain a sentence. */
    #addressOf(node) {
        const address = 'url' in node ? node.url : (this.#addresses.get(keyOf(node)) ?? '');
        return /\s/u.test(address) ? '' : address;
    }
    #readHtml(node) {
        const firstLine = node.position?.start.line ?? 1;
        const sourceOf = this.#sourceOf(node, firstLine);
        let at = 0;
        // The names of tags can be replaced in the tree, and its blanks can stand for tabs.
        const lines = node.value.split('\n').map((line) => {
            const words = line.trimStart();
            const from = sourceOf(at + line.length - words.length);
            at += line.length + 1;
            return line.slice(0, line.length - words.length) + this.#page.source.slice(from, from + words.length);
        });
        const html = lines.join('\n');
        this.#html?.read(html, this.#sourceOf(node, firstLine));
        if (spanOf(node).to <= this.#content.to && AMBIGUOUS_COMMENT.test(html))
            this.#html?.hideRest(spanOf(node).from);
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
        const unrendered = GRAPHIC_LANGUAGE.test(language) ? /^/u : UNRENDERED_LINE[language.toLowerCase()];
        if (!unrendered)
            return;
        const sourceOf = this.#sourceOf(node, line + 1);
        for (const { 0: code, index } of node.value.matchAll(/.+/gu))
            if (unrendered.test(code))
                this.#edits.push({ from: sourceOf(index), to: sourceOf(index + code.length), text: '' });
    }
    #readText(node) {
        this.#countWords(node.value);
        const { from, to } = spanOf(node);
        const content = this.#page.source.slice(0, this.#content.to);
        for (const { 0: call, index, 1: target = '' } of content.slice(from, to).matchAll(AMBIGUOUS_TARGET)) {
            if (target.split('(').length <= target.split(')').length)
                continue;
            const bracket = content.indexOf('[', this.#content.from);
            this.#edits.push({ from: Math.min(from, bracket), to: from + index + call.length, text: '' });
        }
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
        for (const cell of heading?.children ?? [])
            this.#readCell(cell);
        for (const row of rows) {
            for (const cell of row.children.slice(0, columns))
                this.#readCell(cell);
            const extra = row.children[columns];
            if (extra)
                this.#edits.push({ from: spanOf(extra).from, to: spanOf(row).to, text: '' });
        }
    }
    /** A link of raw HTML does not reach into a cell or out of it. */
    #readCell(cell) {
        this.#html?.closeAnchor();
        this.#read(cell);
        this.#html?.closeAnchor();
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

;// CONCATENATED MODULE: ./src/text/markdown/skipped-parts.js
/** A private-use character, which no construct of Markdown or HTML contains. */
const PLACEHOLDER_MARK = '\uE000';
// Paragraphs of words only. They start in the first column, so they end every quote and list.
const skipped_parts_WORDS = String.raw `[A-Za-z][\w ,.;:()!?/+'-]*`;
const PLAIN_PARAGRAPHS = new RegExp(String.raw `(?<=\n\n)${skipped_parts_WORDS}(?:\n{1,2}${skipped_parts_WORDS})*(?=\n\n)`, 'gu');
/** The attributes of these tags can continue after a blank line. */
const OPEN_TAG = /<(?:pre|script|style|textarea)/iu;
const MIN_LENGTH = 20;
/**
 * Leaves out parts that hide nothing but take the parser time: plain paragraphs, and fenced code wherever it is certain that it is
 * code. Linear time.
 */
function skipPlainParts(text) {
    if (text.includes(PLACEHOLDER_MARK) || OPEN_TAG.test(text))
        return { text, restore: (same) => same };
    const parts = [];
    const skip = (part) => part.length < MIN_LENGTH ? part : `${PLACEHOLDER_MARK}${parts.push(part) - 1}${PLACEHOLDER_MARK}`;
    const short = skipFencedCode(text, skip).replaceAll(PLAIN_PARAGRAPHS, skip);
    const placeholders = new RegExp(`${PLACEHOLDER_MARK}(\\d+)${PLACEHOLDER_MARK}`, 'gu');
    return { text: short, restore: (edited) => edited.replaceAll(placeholders, (_, index) => parts[Number(index)] ?? '') };
}
const FENCE = /^(?<indent> {0,3})(?<marker>`{3,}(?=[^`]*$)|~{3,})/u;
/** Diagrams and formulas, whose code GitHub does not show completely. */
const GRAPHIC_FENCE = /^[`~]+[ \t]*(?:mermaid|math|geojson|topojson|stl)/iu;
/** Skips code between fences in the first column. Stops where it is not certain that a fence is one. */
function skipFencedCode(text, skip) {
    const lines = text.split('\n');
    const result = [];
    let isInHtml = false;
    let at = 0;
    while (at < lines.length) {
        const line = lines[at] ?? '';
        const fence = FENCE.exec(line)?.groups;
        if (line.startsWith('<!--')) {
            const end = findLine(lines, at, (later) => later.includes('-->'));
            if (isInHtml || end === lines.length)
                break;
            result.push(...lines.slice(at, end + 1));
            at = end + 1;
        }
        else if (fence) {
            const marker = fence['marker'] ?? '';
            if (isInHtml || fence['indent'] !== '')
                break;
            const closing = new RegExp(`^ {0,3}${marker.charAt(0)}{${marker.length},}[ \\t]*$`, 'u');
            const end = findLine(lines, at + 1, (later) => closing.test(later));
            const code = lines.slice(at + 1, end).join('\n');
            result.push(line, ...(end > at + 1 ? [GRAPHIC_FENCE.test(line) ? code : skip(code)] : []), ...lines.slice(end, end + 1));
            at = end + 1;
        }
        else {
            if (/<[!?]/u.test(line))
                break;
            isInHtml = line.trim() !== '' && (isInHtml || /^[^\w]*</u.test(line));
            result.push(line);
            at += 1;
        }
    }
    return [...result, ...lines.slice(at)].join('\n');
}
function findLine(lines, from, isWanted) {
    let at = from;
    while (at < lines.length && !isWanted(lines[at] ?? ''))
        at += 1;
    return at;
}

;// CONCATENATED MODULE: ./src/text/markdown/cmark-corrections.js

const TAG_START = /^[ \t]*<\/?(?<name>[a-z][a-z0-9-]*)/iu;
// Blocks of these can follow a paragraph in both parsers.
const BLOCK = /^(?:address|article|aside|blockquote|body|center|dd|details|dialog|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|html|li|main|nav|ol|p|section|summary|table|tbody|td|tfoot|th|thead|tr|ul)$/iu;
const BLOCK_START = /^[ \t]*<(?:pre|script|style|textarea)/iu;
const LIST_MARKER = /^(?:\d{1,9}[.)]|[-*+])(?=\s|$)/u;
const cmark_corrections_TABLE_DELIMITER = /^[ \t>]*[|:-][ \t|:-]*$/mu;
/**
 * GitHub renders with cmark-gfm, which reads a few texts differently from micromark. These edits make micromark read them in the
 * same way. All positions stay the same: each replacement is as long as what it replaces.
 */
function cmarkCorrections(tree, source) {
    const edits = [];
    const visit = (node, outerQuotes) => {
        if (!('children' in node))
            return;
        const quotes = node.type === 'blockquote' ? outerQuotes + 1 : outerQuotes;
        node.children.forEach((child, at) => {
            const before = node.children[at - 1];
            if (child.type === 'paragraph' || child.type === 'heading')
                edits.push(...missedList(child, source));
            // A definition is a paragraph until its end has been read.
            if ((before?.type === 'paragraph' || before?.type === 'definition') && child.type === 'html')
                edits.push(...tagAfterParagraph({ paragraph: before, tag: child, quotes, source }));
            visit(child, quotes);
        });
    };
    visit(tree, 0);
    return edits;
}
/**
 * Finds a list that micromark takes for a paragraph: directly after indented code, or at the start of a quote that follows a
 * paragraph, with a number other than 1 or an empty first item. A real paragraph cannot start like this.
 */
function missedList(block, source) {
    const { from, to } = spanOf(block);
    const text = source.slice(from, to);
    const marker = LIST_MARKER.exec(text)?.[0];
    if (marker === undefined || marker === text.trimEnd())
        return [];
    // As many nested bullets as fit, so that the content starts in the same column.
    return [{ from, to: from + marker.length, text: ' +'.repeat(5).slice(-marker.length) }];
}
/** Corrects a tag on the line after a paragraph. */
function tagAfterParagraph({ paragraph, tag, quotes, source }) {
    const name = TAG_START.exec(tag.value)?.groups?.['name'];
    const [end, start] = [paragraph.position?.end, tag.position?.start];
    if (name === undefined || BLOCK.test(name) || BLOCK_START.test(tag.value) || !end || start?.line !== end.line + 1)
        return [];
    const from = source.indexOf('<', spanOf(tag).from);
    const prefix = source.slice(source.lastIndexOf('\n', from - 1) + 1, from);
    if (start.column < (paragraph.position?.start.column ?? 0) || prefix.split('>').length - 1 < quotes) {
        // It lacks the markers of its quote or list. In cmark it ends them, and starts a block of HTML as `<p>` does.
        const nameFrom = source.indexOf(name, from);
        return [{ from: nameFrom, to: nameFrom + name.length, text: 'p'.padEnd(name.length) }];
    }
    // In cmark, a tag that is not of a block element can be the head of a table.
    return cmark_corrections_TABLE_DELIMITER.test(tag.value) ? [{ from, to: from + 1, text: 'x' }] : [];
}

// EXTERNAL MODULE: ./src/text/markdown/parser.js + 1 modules
var parser = __webpack_require__(36465);
;// CONCATENATED MODULE: ./src/text/markdown/clean-text.js






// The parser looks for the end of each opening through the whole paragraph, and back from each closing bracket.
const MAX_OPENINGS = 1_500;
const MAX_BRACKETS = 6_000;
// Each correction can reveal a further difference. More passes than this suggest an attack.
const MAX_PASSES = 4;
/**
 * A stranger's Markdown as readers of the page see it: without hidden characters, comments, attributes, titles, labels and
 * alternative texts, which bring words to the model that nobody saw. Code stays as it is.
 *
 * This removes hiding places. The fence around the text tells the model that the rest is data.
 */
async function cleanText(markdown) {
    const text = (0,visible_text/* visibleText */.Q)(markdown);
    const shown = canHide(text) ? await shownText(text) : text;
    // Again, because character references may stand for hidden characters.
    return (0,visible_text/* visibleText */.Q)(breakControlTokens(shown)).trim();
}
async function shownText(text) {
    if ((0,parser/* exceedsParserLimits */.Hj)(text))
        return cutAtFirstHidingPlace(text);
    const { text: short, restore } = skipPlainParts(text);
    if (!canHide(short))
        return text;
    return restore((0,parser/* hasAmbiguousBlocks */.V1)(short) ? cutAtFirstHidingPlace(short) : await parsedText(short));
}
async function parsedText(text) {
    const [parse, tokenizer] = await Promise.all([
        (0,parser/* loadMarkdownParser */.jM)(),
        MAY_BE_HTML.test(text) ? __webpack_require__.e(/* import() */ 7016).then(__webpack_require__.bind(__webpack_require__, 67016)).then(({ Tokenizer }) => Tokenizer) : undefined
    ]);
    try {
        const slow = slowParagraphs(text, parse);
        // Masks keep the length, so that positions stay the same.
        const masks = slow.map(({ from, to }) => ({ from, to, text: text.slice(from, to).replaceAll(/[[\]<]/gu, 'x') }));
        const unparsed = new Set(slow.map(({ from }) => from));
        let masked = applyEdits(text, masks);
        const passes = [];
        while (passes.length < MAX_PASSES) {
            const tree = parse(masked, 'structure');
            passes.push(hiddenParts({ tree, source: text, tokenizer, unparsed }));
            const corrections = cmarkCorrections(tree, masked);
            if (corrections.length === 0)
                return applyEdits(text, hiddenInAnyPass(passes));
            masked = applyEdits(masked, corrections);
        }
        return cutAtFirstHidingPlace(text);
    }
    catch (error) {
        if ((0,parser/* isStackOverflow */.fF)(error))
            return cutAtFirstHidingPlace(text);
        throw error;
    }
}
/** Edits that hide what any pass hides. An edit that is not in all passes removes its text without a replacement. */
function hiddenInAnyPass(passes) {
    const [first = [], ...others] = passes;
    if (others.length === 0)
        return first;
    const counts = new Map();
    for (const edit of passes.flat())
        counts.set(clean_text_keyOf(edit), (counts.get(clean_text_keyOf(edit)) ?? 0) + 1);
    return passes.flat().map((edit) => (counts.get(clean_text_keyOf(edit)) === passes.length ? edit : { ...edit, text: '' }));
}
function clean_text_keyOf({ from, to, text }) {
    return `${from} ${to} ${text}`;
}
function cutAtFirstHidingPlace(text) {
    return `${text.slice(0, text.search(MAY_HIDE))}\n\n[The rest was left out: the text is too long or too deeply nested.]`;
}
/** Paragraphs, headings and cells that would take the parser quadratic time. */
function slowParagraphs(text, parse) {
    if (!text.split(/\n[ \t]*\n/u).some(isSlowParagraph))
        return [];
    return paragraphsOf(parse(text, 'blocks')).filter(({ from, to }) => isSlowParagraph(text.slice(from, to)));
}
function paragraphsOf(node) {
    if (hasInlineContent(node))
        return [spanOf(node)];
    return 'children' in node ? node.children.flatMap(paragraphsOf) : [];
}
function isSlowParagraph(text) {
    return (0,parser/* countMatches */.b7)(/<[!?]|\]\(/gu, text) > MAX_OPENINGS || (0,parser/* countMatches */.b7)(/[[\]]/gu, text) > MAX_BRACKETS;
}
/** Breaks control tokens of chat templates, which a server could read as a change of speaker, and shortens stacked accents. */
function breakControlTokens(text) {
    return text.replaceAll(/<(?=[|｜][^<>|｜\n]{1,40}[|｜]>)/gu, '< ').replaceAll(/(\p{M}{8})\p{M}+/gu, '$1');
}


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

/***/ 36465:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b7: () => (/* binding */ countMatches),
  Hj: () => (/* binding */ exceedsParserLimits),
  V1: () => (/* binding */ hasAmbiguousBlocks),
  fF: () => (/* binding */ isStackOverflow),
  jM: () => (/* binding */ loadMarkdownParser)
});

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
        Promise.all(/* import() */[__webpack_require__.e(4028), __webpack_require__.e(6556)]).then(__webpack_require__.bind(__webpack_require__, 16556)),
        Promise.all(/* import() */[__webpack_require__.e(3361), __webpack_require__.e(7221)]).then(__webpack_require__.bind(__webpack_require__, 3361)),
        Promise.all(/* import() */[__webpack_require__.e(4971), __webpack_require__.e(7554)]).then(__webpack_require__.bind(__webpack_require__, 36514))
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
const MAX_PARSED = 2 * MAX_BODY_LENGTH;
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
