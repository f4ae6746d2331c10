/** Search, filters and keys: works on what `DRAW_SCRIPT` has drawn. */
export const TOOLBAR_SCRIPT = String.raw`
const [search, shownCount, unfold, theme, help] = ['search', 'count', 'unfold', 'theme', 'help'].map((id) => document.getElementById(id))
const findAll = (selector, within = document) => [...within.querySelectorAll(selector)]
const [turns, calls, filters] = ['#turns > .turns > .turn', '.call', '[data-filter]'].map((selector) => findAll(selector))
let [filter, words] = ['', '']

const isOf = (call, kind) => kind === '' || call.dataset.kinds.split(' ').includes(kind)
const hasWords = (each) => words === '' || each.textContent.toLowerCase().includes(words)
function update() {
  words = search.value.trim().toLowerCase()
  for (const call of calls) call.hidden = !isOf(call, filter) || !hasWords(call)
  for (const turn of turns) turn.hidden = (filter !== '' || !hasWords(turn)) && turn.querySelector('.call:not([hidden])') === null
  for (const child of findAll('.child')) if (words !== '' && hasWords(child)) child.open = true
  const shown = filter === '' && words === '' ? plural(turns.length, 'turn') + ', ' : calls.filter((call) => !call.hidden).length + ' of '
  shownCount.textContent = shown + plural(calls.length, 'call')
  highlight()
}
// Marks the words without changing the page.
function highlight() {
  const ranges = []
  const walker = document.createTreeWalker(document.getElementById('turns'), NodeFilter.SHOW_TEXT)
  while (words.length > 1 && ranges.length < 2000 && walker.nextNode()) {
    const node = walker.currentNode
    for (let at = 0; (at = node.data.toLowerCase().indexOf(words, at)) >= 0 && at + words.length <= node.length; at += words.length)
      ranges.push(new StaticRange({ startContainer: node, startOffset: at, endContainer: node, endOffset: at + words.length }))
  }
  CSS.highlights?.set('found', new Highlight(...ranges))
}
for (const button of filters) button.addEventListener('click', () => {
  filter = button.dataset.filter
  for (const each of filters) each.setAttribute('aria-pressed', String(each === button))
  update()
})
unfold.onclick = () => {
  const open = unfold.textContent === 'Unfold all'
  for (const call of calls) if (!open || !call.hidden) call.open = open
  unfold.textContent = open ? 'Fold all' : 'Unfold all'
}
const [dark, root] = [matchMedia('(prefers-color-scheme: dark)'), document.documentElement]
const isDark = () => (root.dataset.theme ?? (dark.matches ? 'dark' : 'light')) === 'dark'
dark.onchange = () => { theme.textContent = isDark() ? 'Light' : 'Dark' }
theme.onclick = () => {
  root.dataset.theme = isDark() ? 'light' : 'dark'
  dark.onchange()
}
document.getElementById('keys').onclick = () => help.showModal()
const targetOf = (each) => each.matches('.call') ? each.firstChild : each
function goTo(each) {
  if (!each) return
  for (let at = each.parentElement; at; at = at.parentElement) if (at.matches('details')) at.open = true
  targetOf(each).focus({ preventScroll: true })
  each.scrollIntoView({ block: each.matches('.turn') ? 'start' : 'nearest' })
}
// From where the reader is: the focused element, or the top of the page.
function step(elements, isForward) {
  const visible = elements.filter((each) => !each.hidden && !each.closest('.turn[hidden]'))
  const isOn = (side) => (each) => document.activeElement.compareDocumentPosition(targetOf(each)) & side
  goTo(isForward ? visible.find(isOn(Node.DOCUMENT_POSITION_FOLLOWING)) : visible.findLast(isOn(Node.DOCUMENT_POSITION_PRECEDING)))
}
for (const chart of findAll('.chart.turns')) chart.onclick = ({ target }) => goTo(document.getElementById(target.parentNode.dataset.turn))
const KEYS = {
  '/': () => search.focus(), j: () => step(turns, true), k: () => step(turns, false), n: () => step(calls, true), p: () => step(calls, false),
  f: () => step(calls.filter((call) => isOf(call, 'failed')), true), u: unfold.onclick, t: theme.onclick, '?': () => help.showModal()
}
search.onkeydown = ({ key }) => {
  if (key !== 'Escape') return
  search.value = ''
  search.blur()
  update()
}
document.onkeydown = (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || help.open || event.target === search || !KEYS[event.key]) return
  event.preventDefault()
  KEYS[event.key]()
}
let timer
search.oninput = () => {
  clearTimeout(timer)
  timer = setTimeout(update, 120)
}
document.getElementById('toolbar').hidden = turns.length === 0
dark.onchange()
update()
`
