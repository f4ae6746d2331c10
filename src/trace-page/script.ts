/** Search, filters, keys and the chart's readout. Runs in the browser; it sets no HTML and sends nothing. */
export const PAGE_SCRIPT = `
'use strict'
const find = (selector, within = document) => within.querySelector(selector)
const findAll = (selector, within = document) => [...within.querySelectorAll(selector)]
const toolbar = find('#toolbar')
if (toolbar) {
  const [search, count, unfold, theme, help] = ['#search', '#count', '#unfold', '#theme', '#help'].map((id) => find(id))
  const turns = findAll('#turns > .turns > .turn')
  const calls = findAll('.call')
  const texts = new Map()
  const textOf = (element) => {
    if (!texts.has(element)) texts.set(element, element.textContent.toLowerCase())
    return texts.get(element)
  }
  let filter = ''
  let words = ''

  const isShown = (call) => (filter === '' || call.dataset.kinds.split(' ').includes(filter)) && (words === '' || textOf(call).includes(words))
  const ownCalls = new Map(turns.map((turn) => [turn, findAll('.call', turn)]))

  function update() {
    let shown = 0
    for (const turn of turns) {
      let inTurn = 0
      for (const call of ownCalls.get(turn)) {
        call.hidden = !isShown(call)
        if (!call.hidden) inTurn += 1
      }
      const isFound = filter === '' && (words === '' || textOf(turn).includes(words))
      turn.hidden = inTurn === 0 && !isFound
      shown += inTurn
    }
    for (const child of findAll('.child')) if (words !== '' && textOf(child).includes(words)) child.open = true
    const all = filter === '' && words === ''
    count.textContent = all ? turns.length + ' turns, ' + calls.length + ' calls' : shown + ' of ' + calls.length + ' calls'
    mark()
  }

  // The words are marked without changing the page.
  function mark() {
    if (!('highlights' in CSS)) return
    CSS.highlights.delete('found')
    if (words.length < 2) return
    const ranges = []
    const walker = document.createTreeWalker(find('#turns'), NodeFilter.SHOW_TEXT)
    while (ranges.length < 2000 && walker.nextNode()) {
      const node = walker.currentNode
      const text = node.data.toLowerCase()
      for (let at = text.indexOf(words); at >= 0 && ranges.length < 2000; at = text.indexOf(words, at + words.length)) {
        if (at + words.length > node.length) break
        const range = new Range()
        range.setStart(node, at)
        range.setEnd(node, at + words.length)
        ranges.push(range)
      }
    }
    CSS.highlights.set('found', new Highlight(...ranges))
  }

  let timer
  search.addEventListener('input', () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      words = search.value.trim().toLowerCase()
      update()
    }, 120)
  })

  function choose(button) {
    filter = button.dataset.filter
    for (const each of findAll('[data-filter]')) each.setAttribute('aria-pressed', String(each === button))
    update()
  }
  for (const button of findAll('[data-filter]')) button.addEventListener('click', () => choose(button))

  function toggleAll() {
    const open = unfold.textContent === 'Unfold all'
    for (const call of calls) if (!open || !call.hidden) call.open = open
    unfold.textContent = open ? 'Fold all' : 'Unfold all'
  }
  unfold.addEventListener('click', toggleAll)

  const dark = matchMedia('(prefers-color-scheme: dark)')
  const isDark = () => (document.documentElement.dataset.theme || (dark.matches ? 'dark' : 'light')) === 'dark'
  const nameTheme = () => { theme.textContent = isDark() ? 'Light' : 'Dark' }
  function toggleTheme() {
    document.documentElement.dataset.theme = isDark() ? 'light' : 'dark'
    nameTheme()
  }
  theme.addEventListener('click', toggleTheme)
  dark.addEventListener('change', nameTheme)
  nameTheme()

  function goTo(element) {
    if (!element) return
    for (let parent = element.parentElement.closest('details'); parent; parent = parent.parentElement.closest('details')) parent.open = true
    const target = element.matches('details') ? find('summary', element) : element
    target.focus({ preventScroll: true })
    element.scrollIntoView({ block: element.matches('.turn') ? 'start' : 'nearest' })
  }

  // From where the reader is: the focused element, or the top of the page.
  function step(elements, direction) {
    const visible = elements.filter((element) => !element.hidden && !element.closest('.turn[hidden]'))
    const here = document.activeElement
    const isAfter = (element) => here.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING
    const isBefore = (element) => here.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING
    const own = here.closest('.turn, .call')
    if (here === document.body) return goTo(direction > 0 ? visible[0] : visible.at(-1))
    const others = visible.filter((element) => element !== own || elements[0] !== undefined && !element.contains(here))
    goTo(direction > 0 ? others.find(isAfter) : others.filter((element) => isBefore(element) && !(element.contains(here) && element.matches('.call'))).at(-1))
  }

  const KEYS = {
    '/': () => search.focus(),
    j: () => step(turns, 1),
    k: () => step(turns, -1),
    n: () => step(calls, 1),
    p: () => step(calls, -1),
    f: () => step(calls.filter((call) => call.dataset.kinds.split(' ').includes('failed')), 1),
    u: toggleAll,
    t: toggleTheme,
    '?': () => help.showModal()
  }
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || help.open) return
    if (event.target === search) {
      if (event.key !== 'Escape') return
      search.value = words = ''
      search.blur()
      update()
      return
    }
    const action = KEYS[event.key]
    if (!action) return
    event.preventDefault()
    action()
  })
  find('#keys').addEventListener('click', KEYS['?'])

  const chart = find('.chart.turns')
  const readout = find('#readout')
  if (chart) {
    const turnAt = (event) => {
      const { left, width } = find('svg', chart).getBoundingClientRect()
      const index = Math.floor(((event.clientX - left) / width) * turns.length)
      return turns[Math.min(Math.max(index, 0), turns.length - 1)]
    }
    chart.addEventListener('pointermove', (event) => {
      const turn = turnAt(event)
      const figures = findAll('.row .figures span', turn).map((each) => each.textContent)
      readout.textContent = 'Turn ' + find('h3', turn).textContent + ': ' + figures.join(', ')
      readout.hidden = false
    })
    chart.addEventListener('click', (event) => goTo(turnAt(event)))
  }

  toolbar.hidden = false
  update()
}
`
