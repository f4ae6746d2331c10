export const id = 6501;
export const ids = [6501];
export const modules = {

/***/ 6501:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderPage: () => (/* binding */ renderPage)
/* harmony export */ });
/* harmony import */ var rehype_raw__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3011);
/* harmony import */ var rehype_sanitize__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9312);
/* harmony import */ var rehype_stringify__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4063);
/* harmony import */ var remark_gfm__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(288);
/* harmony import */ var remark_parse__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6331);
/* harmony import */ var remark_rehype__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2786);
/* harmony import */ var unified__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5522);







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
// Alerts are not part of GitHub's Markdown specification, so the parser does not handle them.
const ALERT = /(?<=<blockquote>\s*<p>)\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]\s*/g;
/** A page that shows threads like GitHub: its Markdown, and raw HTML after its sanitizer. */
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
    const file = await (0,unified__WEBPACK_IMPORTED_MODULE_0__/* .unified */ .l)()
        .use(remark_parse__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A)
        .use(remark_gfm__WEBPACK_IMPORTED_MODULE_2__/* ["default"] */ .A)
        .use(remark_rehype__WEBPACK_IMPORTED_MODULE_3__/* ["default"] */ .A, { allowDangerousHtml: true })
        .use(rehype_raw__WEBPACK_IMPORTED_MODULE_4__/* ["default"] */ .A)
        .use(rehype_sanitize__WEBPACK_IMPORTED_MODULE_5__/* ["default"] */ .A)
        .use(rehype_stringify__WEBPACK_IMPORTED_MODULE_6__/* ["default"] */ .A)
        .process(markdown);
    return String(file).replace(ALERT, (_, kind) => `<b>${kind.slice(0, 1)}${kind.slice(1).toLowerCase()}</b>`);
}
function escapeHtml(text) {
    return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}


/***/ })

};
