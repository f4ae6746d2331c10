const ELEMENTS = new Set(
  (
    'a abbr address area article aside audio b base bdo blockquote body br button canvas caption center cite code col ' +
    'colgroup datalist dd del details dfn dialog div dl dt em embed fieldset figcaption figure font footer form frame ' +
    'frameset h1 h2 h3 h4 h5 h6 head header hr html i iframe image img input ins kbd label legend li link main map ' +
    'mark math menu meta nav noscript object ol optgroup option p param picture pre q rp rt ruby s samp script ' +
    'section select small source span strike strong style sub summary sup svg table tbody td template textarea tfoot th ' +
    'thead time title tr track tt u ul use var video wbr'
  ).split(' ')
)

/** True for the name of an element of HTML. Any other name is the author's own word. */
export function isHtmlElement(tagName: string): boolean {
  return ELEMENTS.has(tagName)
}
