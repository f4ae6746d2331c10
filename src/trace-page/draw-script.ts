/**
 * Draws the page from the JSON that is in it. Runs in the browser and sends nothing. What a trace contains becomes text nodes and the values
 * of a few attributes, never HTML, a class or an address.
 */
export const DRAW_SCRIPT = String.raw`
'use strict'
const [summary, ...events] = JSON.parse(document.getElementById('data').textContent)

function put(made, part) {
  if (Array.isArray(part)) for (const each of part) put(made, each)
  else if (part?.constructor === Object) for (const key in part) made.setAttribute(key, part[key])
  else if (part !== undefined && part !== false && part !== '') made.append(part)
  return made
}
const maker = (namespace) => (tag, ...parts) => {
  const [name, ...classes] = tag.split('.')
  return put(document.createElementNS(namespace, name), [classes.length > 0 && { class: classes.join(' ') }, parts])
}
const [h, svg] = [maker('http://www.w3.org/1999/xhtml'), maker('http://www.w3.org/2000/svg')]

const parted = (value, large, small) => Math.floor(value / 60) + ' ' + large + ' ' + String(value % 60).padStart(2, '0') + ' ' + small
function duration(ms) {
  if (ms < 59950) return ms < 1000 ? Math.round(ms) + ' ms' : (ms / 1000).toFixed(1) + ' s'
  return ms < 3599500 ? parted(Math.round(ms / 1000), 'min', 's') : parted(Math.round(ms / 60000), 'h', 'min')
}
const decimal = (value) => value.toFixed(1).replace('.0', '')
const count = (value) => value < 1000 ? String(value) : value < 999950 ? decimal(value / 1000) + 'k' : decimal(value / 1e6) + 'M'
const money = (value) => '$' + value.toFixed(value < 0.1 ? 4 : 2)
const plural = (value, noun) => value + ' ' + noun + (value === 1 ? '' : 's')
const first = (items, max) => items.slice(0, max).join(', ') + (items.length > max ? ' and ' + (items.length - max) + ' more' : '')
const cut = (text, max) => text.length > max ? text.slice(0, max - 1) + '…' : text
const oneLine = (text, max) => cut(text, max).replace(/\s+/g, ' ')
const sum = (values) => values.reduce((total, value) => total + value, 0)
const lengthOf = (spans) => sum(spans.map(([from, to]) => to - from))

// The conversations, from the events.
const NOTES = {
  retry: (e) => ['retry', 'Retry ' + e.attempt, e.reason + '; sent again after ' + duration(e.waitMs) + '.'],
  fallback: (e) => ['fallback', 'Fallback', e.text],
  compaction: (e) => ['compaction', 'Compaction', (e.step === 'masked' ? 'Old results were masked: ' : 'Earlier turns were replaced by a summary: ') + count(e.freedTokens) + ' tokens freed.'],
  message: (e) => ['message', 'To the model', e.text],
  response: (e) => e.end === 'length' ? ['problem', 'Cut off', 'The response reached the length limit.']
    : e.end === 'content-filter' ? ['problem', 'Cut off', "The provider's content filter stopped the response."] : e.text !== undefined && ['event', 'Summary by the model', e.text],
  'request-failed': (e) => ['problem', 'No response', e.message],
  repetition: (e) => ['problem', 'Repetition', 'The response only repeated itself and was stopped after ' + plural(e.chars, 'character') + '.'],
  interrupted: (e) => ['problem', 'Interrupted', { minutes: 'The time limit was reached.', cancel: 'The run was cancelled.', stop: 'A person asked to stop.', 'wrap-up': 'The time for the last turn was over.' }[e.by]],
  limit: (e) => ['problem', 'Limit', 'The limit of ' + e.limit + ' was reached.'],
  bug: (e) => ['problem', 'Bug', e.tool + ' crashed. This is a bug in Forgehand.\n' + e.stack],
  'stop-requested': (e) => ['event', 'Stop', e.by.login + ' asked to stop.'],
  done: (e) => e.end !== 'finished' && ['event', 'End', 'The work of the model ended: ' + e.end.replace('-', ' ') + '.']
}
const marks = []
const mark = (kind, at, text) => marks.push({ kind, at, turn: run.turns.length, text })
const conversation = () => ({ prompt: [], tools: [], turns: [], calls: new Map(), children: new Map() })
const run = conversation()
for (const event of events) add(run, event, event.at)
function add(to, event, at) {
  const turn = to.turns.at(-1)
  const call = to.calls.get(event.callId)
  if (turn) turn.to = at
  if (event.kind === 'turn') to.turns.push({ number: to.turns.length + 1, from: at, to: at, model: [], tools: [], counts: [0, 0, 0], cost: 0, sign: '', entries: [] })
  else if (event.kind === 'tools') to.tools = event.names
  else if (!turn) to.prompt.push(...(event.kind === 'message' ? [event] : []))
  else if (event.kind === 'request') to.requestedAt = at
  else if (event.kind === 'usage') spend(turn, event)
  else if (event.role === 'assistant') {
    to.calls = new Map(event.toolCalls.map((each) => [each.id, { ...each, kind: 'call', subject: '', edits: [] }]))
    turn.entries.push({ ...event, kind: 'said' }, ...to.calls.values())
  } else if (call && event.kind === 'tool-started') call.subject = event.subject
  else if (call && event.kind === 'file-modified') call.edits.push(event)
  else if (call && event.kind === 'tool-finished') {
    call.end = event
    if (event.denial) mark('denied', at, 'Denied: ' + call.subject)
    let from = Math.max(0, at - event.durationMs)
    // Calls that ran side by side count once.
    while (turn.tools.at(-1)?.[1] >= from) from = Math.min(from, turn.tools.pop()[0])
    turn.tools.push([from, at])
  } else if (event.kind === 'child') {
    if (event.event.kind === 'usage') spend(turn, event.event)
    if (!to.children.has(event.child)) to.children.set(event.child, turn.entries[turn.entries.push({ kind: 'child', number: event.child, ...conversation() }) - 1])
    add(to.children.get(event.child), event.event, at)
  } else {
    if (event.kind === 'response' || event.kind === 'request-failed') turn.model.push([to.requestedAt, at])
    const [kind, label, text] = NOTES[event.kind]?.(event) || []
    if (kind === 'retry' || kind === 'compaction') mark(kind, at, label + ': ' + text)
    if (kind) turn.entries.push({ kind: 'note', tone: kind, label, text })
  }
}
function spend(turn, { tokens: { cachedInput, input, output, isEstimate }, dollars = NaN }) {
  turn.counts = [cachedInput, Math.max(0, input - cachedInput), output].map((value, index) => turn.counts[index] + value)
  turn.cost += dollars
  if (isEstimate) turn.sign = '≈'
}

// Parts of the page.
const kept = (text) => h('span.kept', { dir: 'auto' }, text)
const pre = (tag, name, ...parts) => h(tag, { tabindex: 0, role: 'group', 'aria-label': name }, parts)
const block = (text, name) => text.trim() === '' ? h('p.muted', 'Nothing.') : pre('pre', name, text.replace(/^\n+/, ''))
const fold = (tag, name, size, ...parts) => h('details' + tag, h('summary', name, ' ', h('small', size)), parts)
const folded = (tag, name, text) => fold(tag, name, plural(text.length, 'character'), block(text, name))
const sign = (symbol, tone) => [h('span.sign.' + tone, { 'aria-hidden': 'true' }, symbol), ' ']
const lines = (edits) => [h('span.plus', '+' + sum(edits.map(({ added }) => added))), ' ', h('span.minus', '−' + sum(edits.map(({ removed }) => removed)))]
const section = (id, name, ...parts) => h('section', { id }, h('h2', name), parts)
const row = (cell) => (values) => h('tr', values.map((value) => h(cell, value)))
const table = (tag, names, values) => h(tag, h('thead', row('th')(names)), h('tbody', values.map(row('td'))))
const rows = (tag, pairs) => h(tag, pairs.map(([name, ...parts]) => h('div', h('dt', name), h('dd', parts))))
const keys = (pairs) => h('p.legend', pairs.map(([name, words]) => h('span', h('i.' + name), words)))
const axis = (tag, ticks) => h(tag, { 'aria-hidden': 'true' }, ticks.map((tick) => h('span', tick)))
const image = (width) => ({ viewBox: '0 0 ' + width + ' 1', preserveAspectRatio: 'none', 'aria-hidden': 'true', focusable: 'false' })
const lane = (name, detail, ...shapes) => h('div.lane.' + name.toLowerCase(), h('div.name', name, detail && h('small', detail)), svg('svg', image(1000), shapes))
const bar = (x, y, width, height) => 'M' + x.toFixed(2) + ' ' + y.toFixed(4) + 'h' + width.toFixed(2) + 'v' + height.toFixed(4) + 'h-' + width.toFixed(2) + 'z'

const [GOOD, BAD] = [['proposed', 'updated', 'answered', 'suggested', 'planned', 'prepared', 'finished'], ['verify_failed', 'failed', 'conflict', 'blocked']]
function header({ title, end, sentence, links, task, notes, startedAt, model, cost, tokens, files, calls, ...figures }) {
  const at = Date.parse(startedAt)
  const about = tokens.isEstimate ? '≈' : ''
  const stats = [
    ['Model', model?.name ?? 'unknown', model?.host], ['Cost', cost === undefined ? 'unknown' : about + money(cost), cost === undefined && 'no price is set'],
    ['Time', duration(figures.durationMs)], ['Turns', figures.turns, model && 'of ' + model.maxTurns],
    ['Input', about + count(tokens.input), Math.round(100 * tokens.cachedInput / (tokens.input || 1)) + ' % cached'],
    ['Output', about + count(tokens.output), tokens.reasoning > 0 ? count(tokens.reasoning) + ' reasoning' : 'tokens'],
    ['Calls', calls.all, calls.failed === 0 ? 'all done' : calls.failed + ' not done'], ['Files edited', files.length, files.length > 0 && [lines(files), ' lines']]
  ]
  return h('header.top', h('p.over', 'Forgehand trace', at > 0 && ' · ' + new Date(at).toISOString().slice(0, 16).replace('T', ' ') + ' UTC'), h('h1', title),
    h('p.outcome', h('span.badge.' + (GOOD.includes(end) ? 'good' : BAD.includes(end) ? 'bad' : 'warn'), end.replaceAll(/[_-]/g, ' ')), ' ', sentence),
    links.length > 0 && h('p.links', links.map(({ text, url }) => h('a', { href: url, rel: 'noopener noreferrer' }, text))),
    task?.text && h('div.asked', h('p', h('b', task.who), ' asked', task.what !== 'repository' && ' on ' + task.what.replace('-', ' ') + ' #' + task.number), h('blockquote', kept(cut(task.text, 600)))),
    notes.length > 0 && h('ul.notes', notes.map((note) => h('li', note))), rows('dl.stats', stats.map(([name, value, detail]) => [name, value, ' ', detail && h('small', detail)])))
}
const MARKS = { retry: ['retry', 'retries'], compaction: ['compaction', 'compactions'], denied: ['denied command', 'denied commands'] }
const counted = (kind, number) => number + ' ' + MARKS[kind][number === 1 ? 0 : 1]
function timeline({ durationMs, titles, ...summary }) {
  if (durationMs <= 0) return []
  const steps = summary.steps.map((step) => ({ ...step, span: [step.startedAt, step.endedAt ?? durationMs] }))
  const x = (at) => Math.min(Math.max(at, 0), durationMs) / durationMs * 1000
  const widthOf = ([from, to], gap) => Math.max(x(to) - x(from) - gap, 1.5)
  const spans = { model: run.turns.flatMap(({ model }) => model), tools: run.turns.flatMap(({ tools }) => tools) }
  const laneOf = (name, kind) => lane(name, duration(lengthOf(spans[kind])), svg('path.' + kind, { d: spans[kind].map((span) => bar(x(span[0]), 0, widthOf(span, 0), 1)).join('') }))
  const words = ({ step, span, hasFailed }) => duration(lengthOf([span])) + (hasFailed ? step.startsWith('verifying') ? ', not all passed' : ', failed' : '')
  const legend = Object.keys(MARKS).map((kind) => [kind, marks.filter((each) => each.kind === kind).length]).filter(([, number]) => number > 0).map(([kind, number]) => [kind, counted(kind, number)])
  // Marks of one kind that would touch are drawn as one.
  const shapes = [...Map.groupBy(marks, ({ kind, at }) => kind + Math.round(x(at) / 5)).values()].map((group) => {
    const [{ kind, at, turn, text }] = group
    const title = (group.length === 1 ? oneLine(text, 160) : counted(kind, group.length)) + ' (turn ' + turn + ', ' + duration(at) + ')'
    return svg('path.' + kind, { d: 'M' + x(at).toFixed(2) + (kind === 'denied' ? ' 0v1' : ' .5h0') }, svg('title', title))
  })
  const marked = marks.length > 0 && ' Marked: ' + legend.map(([, words]) => words).join(', ') + '; when and where is listed below.'
  const label = 'The model answered for ' + duration(lengthOf(spans.model)) + ', tools ran for ' + duration(lengthOf(spans.tools)) + ', of ' + duration(durationMs) + ' in all.' + (marked || '')
  return section('timeline', 'Timeline', h('figure.chart', { role: 'img', 'aria-label': label },
      lane('Steps', '', steps.map((step, index) => svg('rect.' + (step.hasFailed ? 'failed' : 'step' + index % 2), { x: x(step.span[0]), width: widthOf(step.span, 1), height: 1 }, svg('title', titles[step.step] + ': ' + words(step))))),
      laneOf('Model', 'model'), laneOf('Tools', 'tools'), marked && lane('Marks', '', shapes), axis('div.axis', [0, 1, 2, 3, 4].map((tick) => duration(durationMs * tick / 4)))),
    h('ol.durations', steps.map((step) => h('li', step.hasFailed && sign('✗', 'bad'), titles[step.step], ' ', h('b', words(step))))),
    marked && [keys(legend), h('details.when', h('summary', 'When and where'), h('ol',
      marks.map(({ at, turn, text }) => h('li', h('b', duration(at)), ' ', h('a', { href: '#turn-' + turn }, 'turn ' + turn), ' ', oneLine(text, 160)))))])
}

function charts({ turns }) {
  if (turns.length === 0) return []
  const [step, gap] = [1000 / turns.length, Math.min(200 / turns.length, 4)]
  const stacked = (name, format, classes, valuesOf) => {
    const values = turns.map(valuesOf)
    const max = Math.max(...values.map(sum), 0)
    const barOf = (parts, part, index) => parts[part] > 0 ? bar(index * step + gap / 2, 1 - sum(parts.slice(0, part + 1)) / max, step - gap, parts[part] / max) : ''
    return lane(name, 'max ' + format(max), classes.map((each, part) => svg('path.' + each, { d: values.map((parts, index) => barOf(parts, part, index)).join('') })), hints())
  }
  const hints = () => turns.map((turn, index) => svg('g', { 'data-turn': 'turn-' + turn.number },
    svg('title', 'Turn ' + turn.number + ': ' + figuresOf(turn).map((figure) => figure.join(' ')).join(', ')), svg('rect', { x: index * step, width: step, height: 1 })))
  const hasCost = turns.some(({ cost }) => cost > 0)
  const label = 'Time, tokens' + (hasCost ? ' and cost' : '') + ' of each of ' + plural(turns.length, 'turn') + '. The same numbers are next to each turn below.'
  return section('usage', 'Per turn', h('figure.chart.turns', { role: 'img', 'aria-label': label },
      stacked('Time', duration, ['model', 'tools'], ({ model, tools }) => [lengthOf(model), lengthOf(tools)]), stacked('Tokens', count, ['cached', 'new', 'out'], ({ counts }) => counts),
      hasCost && stacked('Cost', money, ['cost'], ({ cost }) => [cost || 0]),
      turns.length <= 12 ? axis('div.axis.cells', turns.map(({ number }) => number)) : axis('div.axis', [0, 1, 2, 3, 4].map((tick) => 1 + Math.round((turns.length - 1) * tick / 4)))),
    keys([['model', 'model'], ['tools', 'tools'], ['cached', 'input, cached'], ['new', 'input, new'], ['out', 'out'], ...(hasCost ? [['cost', 'cost']] : [])]))
}

function verification({ checks, runs, notRun }) {
  const endOf = (end) => end ? [sign(end.sign, { passed: 'good', failed: 'bad' }[end.kind] ?? 'warn'), end.label, ' ', h('small', duration(end.durationMs))] : h('span.muted', 'did not run')
  const testsOf = ({ tests, isWorse }) => tests && h('ul.tests', h('li', tests.passed === undefined ? '' : tests.passed + ' passed, ', tests.failed + ' failed', isWorse && ' (worse than before)'),
    tests.groups.map(([name, names]) => h('li', name + ': ' + first(names, 8))))
  return [checks.length > 0 && table('table.checks', ['Check', 'Before the work', 'After the work'], checks.map((check) => [[h('code', check.command), testsOf(check)], ...['before', 'after'].map((time) => endOf(runs.find((each) => each.command === check.command && each.time === time)))])),
    notRun && h('p', 'Not run, because the code is from a fork: ' + first(notRun, 8) + '.'),
    runs.map(({ command, time, durationMs, output }) => fold('.output', ['Output of ', h('code', command), ' ' + time + ' the work'], duration(durationMs), block(output, 'Output of ' + command + ' ' + time + ' the work')))]
}
const denied = ({ command, reason, remedy }) => h('li', sign('⊘', 'warn'), h('code', command), h('p', reason), remedy && h('p', 'To allow it in agent.yml: ', h('code', remedy)))
const noticesOf = ({ warnings, approvals, installations, excluded, todo, sandbox }) => [
  ...warnings.map((text) => ['Warning', text]), ...approvals.map(({ what, by }) => ['Approved', by + ' approved a ' + what + '.']),
  ...installations.map(({ tool, command, result, durationMs }) => ['Dependencies', tool + ': ' + result + ', ' + duration(durationMs) + ' (' + command + ').']),
  ['Protected files', excluded && 'Left out of the change: ' + excluded + '.'], ['Sandbox', sandbox],
  ['Steps of the model', todo.length > 0 && todo.filter(({ status }) => status === 'completed').length + ' of ' + plural(todo.length, 'step') + ' done.']].filter(([, text]) => text)
const sections = ({ files, checks, notRun, denials }, notices) => [
  files.length > 0 && section('changes', 'Files edited', table('table.files', ['File', 'Lines'], files.map((file) => [h('code', file.path), lines([file])]))),
  (checks.length > 0 || notRun) && section('verification', 'Verification', verification(summary)),
  denials.length > 0 && section('refused', 'Denied commands', h('ul.cards', denials.map(denied))),
  notices.length > 0 && section('notices', 'Notes', rows('dl.rows', notices.map(([name, text]) => [name, kept(text)])))]

const ENTRIES = {
  note: ({ tone, label, text }) => text.length > 600 ? folded('.aside', label, text) : h('p.note.' + tone, h('b', label), ' ', kept(text)),
  said: ({ text, thinking }) => [thinking.trim() && folded('.aside', 'Thinking', thinking.trim()),
    text.length > 3000 ? folded('.aside', 'Text', text) : text.trim() && h('p.said', kept(text.trim()))],
  child: (child, id) => fold('.child', 'Child session ' + child.number, plural(child.turns.length, 'turn'), promptOf(child), turnsOf(child, id + '-child-' + child.number)),
  call: callOf
}
const promptOf = ({ prompt, tools }) => h('div.prompt', prompt.map(({ role, text }) => folded('', role === 'system' ? 'System prompt' : 'Request', text)),
  tools.length > 0 && fold('', 'Tools', tools.length, h('p.tools', tools.map((name) => [h('code', name), ' ']))))
const figuresOf = ({ model, tools, counts, cost, sign }) => [['model', duration(lengthOf(model))], ['tools', duration(lengthOf(tools))],
  ...['cached', 'new', 'out'].map((name, index) => [name, sign + count(counts[index])]), ...(cost > 0 ? [['cost', sign + money(cost)]] : [])]
function turnsOf({ turns }, prefix) {
  const longest = Math.max(1, ...turns.map(({ from, to }) => to - from))
  return h('ol.turns', turns.map((turn) => {
    const { number, model, tools, entries } = turn
    const id = prefix + '-' + number
    const [width, toolWidth] = [model, tools].map((spans) => Math.min(100, 100 * lengthOf(spans) / longest).toFixed(2))
    let calls = 0
    return h('li.turn', { id, tabindex: -1 },
      h('div.row', h('h3', h('a', { href: '#' + id, 'aria-label': 'Turn ' + number }, number)),
        svg('svg.bar', image(100), svg('rect.model', { width, height: 1 }), svg('rect.tools', { x: width, width: toolWidth, height: 1 })),
        h('p.figures', figuresOf(turn).map(([name, value]) => [h('span', h('i.' + name), name + ' ', h('b', value)), ' ']))),
      h('div.body', entries.map((entry) => ENTRIES[entry.kind](entry, entry.kind === 'call' ? id + '-' + ++calls : id))))
  }))
}
function callOf({ name, subject, arguments: written, end, edits }, id) {
  const tone = { done: 'good', failed: 'bad', 'timed-out': 'bad' }[end?.status] ?? 'warn'
  const label = end ? end.label || (end.exitCode === undefined ? '' : 'exit ' + end.exitCode) : 'no result'
  const kinds = [end?.status !== 'done' && 'failed', edits.length > 0 && 'edited', end?.exitCode !== undefined && 'command'].filter(Boolean).join(' ')
  return h('details.call', { id, 'data-kinds': kinds },
    h('summary', sign(end?.sign ?? '⏹', tone), h('span.what', h('b', name), ' ', h('code', oneLine(subject || written, 200))), label && h('span.tag.' + tone, label),
      end?.cached && h('span.tag', 'reused'), edits.length > 0 && h('span.lines', lines(edits)), h('small', end && duration(end.durationMs))),
    h('div.parts', edits.map(editOf), end?.denial && h('p.note.problem', h('b', 'Denied'), ' ', h('span', end.denial.reason), end.denial.remedy && [' To allow it in agent.yml: ', h('code', end.denial.remedy)]),
      h('div', h('h4', 'Arguments'), argumentsOf(written)), h('div', h('h4', 'Result'), end ? block(end.text, 'Result') : h('p.muted', 'The trace ends before the call did.'))))
}
const editOf = (edit) => h('div.edit', h('h4', h('code', edit.path), ' ', edit.isNew && [h('span.tag', 'new'), ' '], lines([edit])),
  edit.diff && pre('pre.diff', 'Change of ' + edit.path, edit.diff.split('\n').map((line) => h({ '+': 'ins', '-': 'del' }[line[0]] ?? 'span', line))))
// One by one if they are an object: texts of several lines are easier to read than their JSON. Deeply nested ones would only be indented.
function argumentsOf(written) {
  const isDeep = (value, depth) => typeof value === 'object' && value !== null && (depth === 0 || Object.values(value).some((each) => isDeep(each, depth - 1)))
  let value
  try { value = JSON.parse(written) } catch {}
  if (value?.constructor !== Object || isDeep(value, 10)) return block(written, 'Arguments')
  const texts = Object.entries(value).map(([name, each]) => [name, typeof each === 'string' ? each : JSON.stringify(each, undefined, 2)])
  return texts.length === 0 ? h('p.muted', 'None.') : rows('dl.arguments', texts.map(([name, text]) => [name, text.includes('\n') ? block(text, name) : h('code', text)]))
}

document.title = summary.title + ' · Forgehand trace'
document.querySelector('main').before(header(summary))
put(document.getElementById('overview'), [timeline(summary), charts(run), sections(summary, noticesOf(summary))])
put(document.getElementById('turns'), [promptOf(run), run.turns.length > 0 ? turnsOf(run, 'turn') : h('p.muted', 'No turn began.')])
`
