"use strict";
exports.id=4238;
exports.ids=[4238];
exports.modules={
51857:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Z:()=>(tracePage),
A:()=>(writeTracePage)
});
var agent_price=__webpack_require__(3071);
var read_trace_file=__webpack_require__(36159);
var run_record=__webpack_require__(61183);
var trace_file=__webpack_require__(39237);
var format=__webpack_require__(79623);
var own_file=__webpack_require__(57809);
var describe_outcome=__webpack_require__(86719);
var outputs=__webpack_require__(53154);
var sentences=__webpack_require__(25789);
var verification_section=__webpack_require__(53886);
var edit_totals=__webpack_require__(47534);
var shorten=__webpack_require__(64607);
var compare=__webpack_require__(36905);
var judge_check=__webpack_require__(45356);
;
const LINK=/\[([^\]]*)\]\(<[^>]*>\)/g;
function summaryOf(snapshot,end){
const{run,outcome,tools,verification,excludedFiles}=snapshot;
const{turns,tokens,cost,durationMs,steps,denials,warnings,approvals,installations,sandbox,todo}=snapshot;
const{before,after,notRun}=verification;
const task=run?.task;
const titles=[task?.title,task?.instruction,run?.request].map((text='')=>(0,shorten.TN)(text,160));
const sentence=outcome&&(0,outputs.wh)((0,describe_outcome.SS)(outcome,'/agent').sentence.replace(LINK,'$1'));
return{
...{turns,tokens,cost,durationMs,steps,denials,warnings,approvals,installations,sandbox,todo},
title:titles.find(Boolean)??'A run in a checkout',
end:end??'unfinished',
sentence:sentence??(end&&'A run of the command line.'),
links:linksOf(snapshot),
task:task&&{who:task.actor.login,what:task.subject,number:task.number,text:task.instruction.trim()},
model:run&&{name:run.model,host:run.host,maxTurns:run.limits.turns},
titles:sentences.pT,
calls:{all:tools.length,failed:tools.filter(({status})=>status!=='done').length},
files:(0,edit_totals.m)(tools.flatMap(({edits})=>edits)),
checks:(0,compare.$J)(verification).map(({tests,...check})=>({
...check,
tests:tests&&{...tests,groups:(0,verification_section.TN)(tests,verification)}
})),
runs:[...before.map((check)=>checkRun(check,'before')),...after.map((check)=>checkRun(check,'after'))],
notRun,
excluded:excludedFiles&&(0,sentences.bL)((0,sentences.GB)(excludedFiles))
};
}
function checkRun(check,time){
const end=(0,judge_check.G)(check);
const{sign,label}=(0,sentences.bT)(end,check.exitCode);
return{...check,tests:undefined,time,kind:end.kind,sign:sign.symbol,label};
}
function linksOf({run,outcome}){
const publication=outcome&&'publication' in outcome?outcome.publication:undefined;
const{pullRequest}=publication??{};
const issue=outcome?.kind==='answered'?outcome.issue:undefined;
const links=[
pullRequest&&{text:`Pull request #${pullRequest.number}`,url:pullRequest.url},
publication&&!pullRequest&&{text:`Branch ${publication.branch}`,url:publication.compareUrl},
issue&&{text:`Issue #${issue.number}`,url:issue.url},
run?.runUrl!==undefined&&{text:'Workflow run',url:run.runUrl}
];
return links.filter((link)=>link&&/^https?:\/\//i.test(link.url));
}
var external_node_crypto_=__webpack_require__(77598);
;
const DRAW_SCRIPT=String.raw `
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
`;
;
const PAGE_STYLE=`
:root { color-scheme: light dark;
  --bg: light-dark(#ffffff, #0e1116); --raised: light-dark(#f6f7f9, #161b22); --line: light-dark(#dfe3e8, #2a313b); --hover: light-dark(#eef1f5, #1c232c); --text: light-dark(#1b2027, #e3e8ee); --muted: light-dark(#59636e, #99a3b0); --link: light-dark(#2451c7, #86a8ff);
  --good: light-dark(#136f3a, #57c785); --bad: light-dark(#b3261e, #ff8a80); --warn: light-dark(#8a5200, #e6b450); --good-bg: light-dark(#e5f5ea, #12291c); --bad-bg: light-dark(#fdebea, #331a1b); --warn-bg: light-dark(#fdf3df, #2d2412);
  --model: light-dark(#5b5fd6, #8a8ef5); --tool: light-dark(#e0912b, #e5a13f); --cached: light-dark(#b9c6dc, #41506a); --fresh: light-dark(#3d8fe0, #4fa3f0); --output: light-dark(#0f9d84, #2cc5a9); --cost: light-dark(#b0499c, #dd7fcb); --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
:root[data-theme="light"] { color-scheme: light; } :root[data-theme="dark"] { color-scheme: dark; } * { box-sizing: border-box; } html { scroll-padding-top: 4rem; }
body { background: var(--bg); color: var(--text); font: 14px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; margin: 0 auto; max-width: 72rem; padding: 2rem 1.5rem 4rem; overflow-wrap: break-word; }
a { color: var(--link); text-underline-offset: .15em; } h1, h2, h3, h4, p, dl, dd, ol, ul, figure, blockquote { margin: 0; padding: 0; } ol, ul { list-style: none; }
h1 { font-size: 1.6rem; font-weight: 650; letter-spacing: -.015em; line-height: 1.25; margin: .15rem 0 .7rem; text-wrap: balance; } h2 { font-size: 1.05rem; font-weight: 650; margin-bottom: .7rem; } section { margin-top: 2.4rem; } small, .muted { color: var(--muted); font-size: .86em; font-weight: 400; } code, pre, kbd { font-family: var(--mono); font-size: .88em; } :focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 3px; } .skip { left: 1rem; position: absolute; top: -4rem; } .skip:focus { top: .5rem; background: var(--bg); padding: .3rem .6rem; z-index: 9; }
.over { color: var(--muted); font-size: .86em; } .outcome { font-size: 1.03rem; max-width: 60rem; } .links { display: flex; flex-wrap: wrap; gap: .1rem 1.1rem; margin-top: .5rem; }
.badge { border-radius: 99px; background: var(--raised); border: 1px solid var(--line); display: inline-block; font-size: .86em; font-weight: 600; margin-right: .35rem; padding: 0 .6rem; white-space: nowrap; } .badge.good { background: var(--good-bg); border-color: transparent; color: var(--good); } .badge.bad { background: var(--bad-bg); border-color: transparent; color: var(--bad); } .badge.warn { background: var(--warn-bg); border-color: transparent; color: var(--warn); }
.asked { border-left: 3px solid var(--line); margin-top: 1rem; padding-left: .9rem; } .asked p { color: var(--muted); font-size: .92em; } .asked b { color: var(--text); font-weight: 600; } .kept { unicode-bidi: isolate; white-space: pre-wrap; }
.notes { background: var(--warn-bg); border-radius: 6px; color: var(--warn); margin-top: 1rem; padding: .6rem .9rem; }
.stats { border: 1px solid var(--line); border-radius: 8px; display: grid; gap: 1px; background: var(--line); grid-template-columns: repeat(8, 1fr); margin-top: 1.4rem; overflow: hidden; } .stats > div { background: var(--bg); padding: .55rem .8rem .6rem; min-width: 0; } .stats dt { color: var(--muted); font-size: .82em; } .stats dd { font-size: 1.12rem; font-variant-numeric: tabular-nums; font-weight: 600; line-height: 1.35; overflow-wrap: anywhere; } .stats small { display: block; font-size: .72rem; }
.chart .lane { align-items: center; display: grid; grid-template-columns: 5.2rem 1fr; } .chart .name { font-size: .86em; line-height: 1.25; } .chart .name small { display: block; font-variant-numeric: tabular-nums; }
.chart svg { background: var(--raised); border-bottom: 1px solid var(--bg); display: block; height: 30px; width: 100%; } .chart .lane:last-of-type svg { border-radius: 0 0 4px 4px; }
.chart.turns svg { height: 58px; border-bottom: 6px solid var(--bg); } .chart.turns .tokens svg { height: 84px; } .chart.turns { cursor: pointer; } .chart g[data-turn] { fill: transparent; }
.axis { color: var(--muted); display: flex; font-size: .78em; font-variant-numeric: tabular-nums; justify-content: space-between; margin: .15rem 0 0 5.2rem; } .axis.cells span { flex: 1; text-align: center; }
.step0 { fill: light-dark(#aab4c2, #4a5563); } .step1 { fill: light-dark(#c9d0da, #353e4a); } rect.failed { fill: var(--bad); } svg .model { fill: var(--model); } svg .tools { fill: var(--tool); } svg .cached { fill: var(--cached); } svg .new { fill: var(--fresh); } svg .out { fill: var(--output); } svg .cost { fill: var(--cost); } i.model { background: var(--model); } i.tools { background: var(--tool); } i.cached { background: var(--cached); } i.new { background: var(--fresh); } i.out { background: var(--output); } i.cost { background: var(--cost); }
.chart .marks svg { height: 16px; overflow: visible; } .marks path { fill: none; stroke-width: 9px; vector-effect: non-scaling-stroke; } .marks .denied { stroke-width: 4px; } .marks .retry { stroke-linecap: round; } .marks .compaction { stroke-linecap: square; stroke-width: 8px; } .marks .retry { stroke: var(--warn); } .marks .compaction { stroke: var(--fresh); } .marks .denied { stroke: var(--bad); }
.legend i.retry { background: var(--warn); border-radius: 50%; } .legend i.compaction { background: var(--fresh); border-radius: 0; } .legend i.denied { background: var(--bad); border-radius: 0; height: .9em; vertical-align: -.1em; width: .28em; }
.when { font-size: .86em; margin: .3rem 0 0 5.2rem; } .when li { margin: .15rem 0 0 1rem; overflow-wrap: anywhere; } .when b { font-variant-numeric: tabular-nums; font-weight: 500; }
.durations, .legend { color: var(--muted); display: flex; flex-wrap: wrap; font-size: .84em; gap: .1rem 1.1rem; margin: .6rem 0 0 5.2rem; } .durations b { color: var(--text); font-weight: 500; font-variant-numeric: tabular-nums; } .legend i, .figures i { border-radius: 2px; display: inline-block; height: .62em; margin-right: .32em; width: .62em; }
table { border-collapse: collapse; width: 100%; } th { color: var(--muted); font-size: .86em; font-weight: 500; text-align: left; } th, td { border-bottom: 1px solid var(--line); padding: .4rem .8rem .4rem 0; vertical-align: top; } td { overflow-wrap: anywhere; } .files :is(th, td):last-child { font-variant-numeric: tabular-nums; padding-right: 0; text-align: right; white-space: nowrap; } .checks td:not(:first-child) { white-space: nowrap; }
.tests { color: var(--muted); font-size: .88em; margin-top: .15rem; } .plus { color: var(--good); } .minus { color: var(--bad); } .sign { display: inline-block; font-weight: 700; text-align: center; width: 1.1em; } .good { color: var(--good); } .bad { color: var(--bad); } .warn { color: var(--warn); } .cards li { border-bottom: 1px solid var(--line); padding: .5rem 0; } .cards p { color: var(--muted); padding-left: 1.4em; }
.rows > div { border-bottom: 1px solid var(--line); display: grid; gap: .2rem 1rem; grid-template-columns: 9rem 1fr; padding: .35rem 0; } .rows dt { color: var(--muted); } .rows dd { min-width: 0; }
.toolbar { align-items: center; background: var(--bg); border-bottom: 1px solid var(--line); display: flex; flex-wrap: wrap; gap: .4rem .7rem; margin-top: 2.4rem; padding: .6rem 0; position: sticky; top: 0; z-index: 5; } .toolbar[hidden] { display: none; } .toolbar ~ #turns { margin-top: 1rem; }
.toolbar input { background: var(--raised); border: 1px solid var(--line); border-radius: 6px; color: inherit; flex: 1 1 10rem; font: inherit; min-width: 0; padding: .32rem .6rem; } .toolbar input::placeholder { color: var(--muted); opacity: 1; }
.filters { display: flex; } button { background: var(--raised); border: 1px solid var(--line); border-radius: 6px; color: inherit; cursor: pointer; font: inherit; font-size: .92em; padding: .3rem .65rem; } button:hover { background: var(--hover); } .buttons { display: flex; gap: .35rem; } #count { color: var(--muted); font-size: .86em; font-variant-numeric: tabular-nums; } .filters button { border-radius: 0; margin-left: -1px; } .filters button:first-child { border-radius: 6px 0 0 6px; } .filters button:last-child { border-radius: 0 6px 6px 0; } button[aria-pressed="true"] { background: var(--text); border-color: var(--text); color: var(--bg); }
dialog { background: var(--bg); border: 1px solid var(--line); border-radius: 10px; color: inherit; max-width: 26rem; padding: 1.2rem 1.4rem; width: 90vw; } dialog::backdrop { background: #0008; } dialog form { margin-top: 1rem; text-align: right; } dialog .rows > div { grid-template-columns: 5rem 1fr; } kbd { background: var(--raised); border: 1px solid var(--line); border-radius: 4px; padding: 0 .35em; }
.prompt { margin-bottom: .6rem; } summary { cursor: pointer; } summary small { font-variant-numeric: tabular-nums; margin-left: .3rem; } .prompt details, .aside, .output { padding: .15rem 0; } .tools code { margin-right: .6rem; }
.turn { border-top: 1px solid var(--line); padding: .7rem 0 .8rem; scroll-margin-top: 4rem; } .turn:focus { outline: none; } .turn:focus > .row h3 a, .turn:target > .row h3 a { background: var(--link); color: var(--bg); }
.row { align-items: center; display: grid; gap: .2rem .8rem; grid-template-columns: 2.4rem minmax(4rem, 1fr) auto; } h3 { font-size: .86rem; font-weight: 600; font-variant-numeric: tabular-nums; } h3 a { border-radius: 5px; color: var(--muted); display: inline-block; min-width: 1.9rem; padding: 0 .35rem; text-align: right; text-decoration: none; } h3 a:hover { color: var(--link); }
.bar { background: var(--raised); border-radius: 3px; display: block; height: 7px; width: 100%; } .figures { color: var(--muted); display: flex; flex-wrap: wrap; font-size: .82em; font-variant-numeric: tabular-nums; gap: 0 .9rem; justify-content: flex-end; } .figures span { white-space: nowrap; } .figures b { color: var(--text); font-weight: 500; }
.body { margin: .3rem 0 0 3.2rem; min-width: 0; } .said { margin: .1rem 0 .45rem; max-width: 52rem; } .child { border-left: 3px solid var(--line); margin: .4rem 0; padding-left: .8rem; } .child .body { margin-left: 1rem; }
.note { border-left: 3px solid var(--line); font-size: .93em; margin: .35rem 0; padding: .05rem 0 .05rem .7rem; } .note b { color: var(--muted); font-weight: 600; } .note.problem { border-color: var(--bad); } .note.problem b { color: var(--bad); } :is(.note.retry, .note.fallback) { border-color: var(--warn); } :is(.note.retry, .note.fallback) b { color: var(--warn); } .note.compaction { border-color: var(--model); } .note.compaction b { color: var(--link); }
.call > summary { align-items: baseline; border-radius: 5px; display: flex; gap: .5rem; list-style: none; margin-left: -.4rem; padding: .12rem .4rem; } .call > summary::-webkit-details-marker { display: none; } .call > summary:hover { background: var(--hover); } .call[open] > summary { background: var(--raised); }
.what { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; } .what b { font-weight: 600; } .what code { color: var(--muted); } .call[open] .what { white-space: normal; overflow-wrap: anywhere; }
.lines, .call small { font-size: .84em; font-variant-numeric: tabular-nums; white-space: nowrap; } .call small { min-width: 4.2em; text-align: right; }
.tag { border: 1px solid var(--line); border-radius: 4px; color: var(--muted); font-size: .8em; padding: 0 .35em; white-space: nowrap; } .tag.bad { color: var(--bad); background: var(--bad-bg); border-color: transparent; } .tag.warn { color: var(--warn); background: var(--warn-bg); border-color: transparent; }
.parts { margin: .3rem 0 .9rem 1.2rem; } .parts > div { margin-top: .5rem; } h4 { color: var(--muted); font-size: .82rem; font-weight: 500; margin-bottom: .2rem; } h4 code { color: var(--text); }
.arguments > div { display: grid; gap: 0 .8rem; grid-template-columns: minmax(5rem, auto) 1fr; margin-bottom: .2rem; } .arguments dt { color: var(--muted); font-family: var(--mono); font-size: .82em; padding-top: .1em; } .arguments dd { min-width: 0; overflow-wrap: anywhere; }
pre { background: var(--raised); border-radius: 6px; line-height: 1.45; margin: .2rem 0; max-height: 30rem; overflow: auto; overflow-wrap: anywhere; padding: .55rem .75rem; tab-size: 4; unicode-bidi: isolate; direction: ltr; white-space: pre-wrap; } code { unicode-bidi: isolate; }
.diff > * { display: block; min-height: 1.45em; text-decoration: none; margin: 0 -.75rem; padding: 0 .75rem; } .diff ins { background: var(--good-bg); color: light-dark(#0f4a28, #a6e6bf); } .diff del { background: var(--bad-bg); color: light-dark(#7d1a14, #ffc1bb); } .diff span { color: var(--muted); }
::highlight(found) { background-color: light-dark(#ffe08a, #6b5200); color: light-dark(#1b2027, #fff); } @media (max-width: 66rem) { .stats { grid-template-columns: repeat(4, 1fr); } } [hidden] { display: none !important; } footer { border-top: 1px solid var(--line); color: var(--muted); font-size: .86em; margin-top: 3rem; padding-top: .8rem; }
@media (max-width: 46rem) { body { padding: 1.1rem .9rem 3rem; } h1 { font-size: 1.3rem; } .chart .lane { grid-template-columns: 1fr; } .chart .name { display: flex; gap: .5rem; justify-content: space-between; margin-top: .3rem; } .chart .name small { display: inline; } .axis, .durations, .legend, .when { margin-left: 0; }
  .stats { grid-template-columns: repeat(2, 1fr); } .row { grid-template-columns: auto 1fr; } .figures { grid-column: 1 / -1; justify-content: flex-start; } .body { margin-left: 0; } .parts { margin-left: .2rem; } .call small { min-width: 0; } .call > summary { flex-wrap: wrap; gap: .1rem .45rem; } .what { flex-basis: 9rem; }
  .rows > div, .arguments > div { grid-template-columns: 1fr; } .toolbar { position: static; } html, .turn { scroll-padding-top: 0; scroll-margin-top: 0; } .checks thead { display: none; } .checks td { border: 0; display: block; padding: .1rem 0; } .checks tr { border-bottom: 1px solid var(--line); display: block; padding: .4rem 0; } .checks td:nth-child(2)::before { content: "before: "; color: var(--muted); } .checks td:nth-child(3)::before { content: "after: "; color: var(--muted); } }
@media print { :root { color-scheme: light !important; } body { font-size: 10pt; max-width: none; padding: 0; } .toolbar, .skip, .prompt { display: none; } .turn { break-inside: avoid-page; } pre { max-height: none; } a { color: inherit; text-decoration: none; } svg, i, ins, del, .badge { print-color-adjust: exact; -webkit-print-color-adjust: exact; } .what { white-space: normal; } }
`;
;
const TOOLBAR_SCRIPT=String.raw `
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
`;
var call_status=__webpack_require__(41079);
var shorten_middle=__webpack_require__(23213);
var hidden_characters=__webpack_require__(30113);
;
const MAX_PAGE=30_000_000;
const PER_EVENT=500;
async function tracePage(path){
const events=[];
const unreadable=[];
let[now,room,left]=[0,MAX_PAGE,0];
let[workEnd,price]=[];
const record=new run_record.d({now:()=>now});
const{version,startedAt}=await(0,read_trace_file.m)(path,({number,at,event})=>{
now=Math.max(now,at);
if(event?.kind==='done')
workEnd=event.end;
if(event?.kind==='session'||event?.kind==='configured')
({price}=event);
if(event)
record.onEvent(event);
else
unreadable.push(number);
const shown=event&&shownEvent(event,price);
const json=shown?scriptJson({at:now,...shown}):'';
room-=json.length+PER_EVENT;
if(json!==''&&room>=0)
events.push(json);
else if(json!=='')
left+=1;
});
const run=record.snapshot();
const end=run.outcome?.kind??(run.run?.task?undefined:workEnd);
const notes=[
version!==trace_file.T$&&`This trace has version ${version}; this page shows version ${trace_file.T$}.`,
end===undefined&&'The trace ends before the run did: what happened later is not in it.',
unreadable[0]&&
`${(0,format.LS)(unreadable.length,'line')} of the trace could not be read, the first at line ${unreadable[0]}.`,
left>0&&`The trace is too large for one page: ${left} later events are left out.`
].filter(Boolean);
return pageWith(scriptJson({...summaryOf(run,end),startedAt,notes}),events);
}
async function writeTracePage(path,to){
(0,own_file.O)(to,await tracePage(path));
}
const SCRIPT=DRAW_SCRIPT+TOOLBAR_SCRIPT;
const ICON='data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 16 16%22%3E%3Crect y=%222%22 width=%2210%22 height=%225%22 rx=%221%22 fill=%22%234f6bed%22/%3E%3Crect x=%226%22 y=%229%22 width=%2210%22 height=%225%22 rx=%221%22 fill=%22%23d97706%22/%3E%3C/svg%3E';
const hashOf=(text)=>`sha256-${(0,external_node_crypto_.createHash)('sha256').update(text).digest('base64')}`;
const POLICY=`default-src 'none'; style-src '${hashOf(PAGE_STYLE)}'; script-src '${hashOf(SCRIPT)}'; img-src data:; base-uri 'none'; form-action 'none'`;
function pageWith(summary,events){
return `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer"><meta name="robots" content="noindex">
<title>Forgehand trace</title><link rel="icon" href="${ICON}"><style>${PAGE_STYLE}</style></head>
<body><a class="skip" href="#turns">Skip to the turns</a>
<noscript>This page is drawn by its own script. Allow JavaScript for it, or read the trace itself.</noscript>
<main><div id="overview"></div><div class="toolbar" id="toolbar" role="search" aria-label="Turns" hidden>
<input type="search" id="search" placeholder="Search calls and texts  ( / )" aria-label="Search calls and texts" autocomplete="off" spellcheck="false">
<div class="filters" role="group" aria-label="Show"><button type="button" data-filter="" aria-pressed="true">All</button><button type="button" data-filter="failed" aria-pressed="false">Not done</button><button type="button" data-filter="edited" aria-pressed="false">Edits</button><button type="button" data-filter="command" aria-pressed="false">Commands</button></div><span id="count" role="status"></span>
<div class="buttons"><button type="button" id="unfold">Unfold all</button><button type="button" id="theme">Dark</button><button type="button" id="keys" aria-label="Keys">?</button></div></div>
<section id="turns" aria-label="Turns" tabindex="-1"><h2>Turns</h2></section></main>
<dialog id="help" aria-label="Keys"><h2>Keys</h2><dl class="rows">
<div><dt><kbd>/</kbd></dt><dd>Search; <kbd>Esc</kbd> clears it</dd></div><div><dt><kbd>j</kbd> <kbd>k</kbd></dt><dd>Next and previous turn</dd></div>
<div><dt><kbd>n</kbd> <kbd>p</kbd></dt><dd>Next and previous call</dd></div><div><dt><kbd>f</kbd></dt><dd>Next call that was not done</dd></div>
<div><dt><kbd>Enter</kbd></dt><dd>Fold and unfold the call</dd></div><div><dt><kbd>u</kbd></dt><dd>Unfold or fold all calls</dd></div>
<div><dt><kbd>t</kbd></dt><dd>Dark or light</dd></div></dl><form method="dialog"><button>Close</button></form></dialog>
<footer><p>Made by <code>forgehand trace</code> from a trace of the run. It holds what the model received and wrote, with known secrets replaced by <code>***</code>. Treat it like the code of the repository.</p></footer>
<script type="application/json" id="data">[${[summary,...events].join(',\n')}]</script>
<script>${SCRIPT}</script></body></html>
`;
}
const MAX_TEXT=100_000;
function scriptJson(data){
const shown=(value)=>(typeof value==='string'?(0,hidden_characters.Ul)((0,shorten_middle.j)(value,MAX_TEXT)):value);
return JSON.stringify(data,(_,value)=>shown(value)).replaceAll('<',String.raw `\u003c`);
}
function shownEvent(event,price){
switch(event.kind){
case 'tools':
return{kind:'tools',names:event.tools.map(({name})=>name)};
case 'message':
if(event.message.role==='tool')
return undefined;
return{...event.message,kind:'message',providerMetadata:undefined};
case 'usage':
return{...event,dollars:price&&(0,agent_price.h)(event.tokens,price)};
case 'other-model-usage':
return{kind:'usage',tokens:event.tokens,dollars:event.price&&(0,agent_price.h)(event.tokens,event.price)};
case 'fallback':
return{kind:'fallback',text:(0,sentences.kc)(event)};
case 'tool-finished':
return{...event,subject:undefined,label:(0,call_status.Rh)(event),sign:call_status.B2[event.status].symbol};
case 'child':{
const shown=shownEvent(event.event,price);
return shown&&{...event,event:shown};
}
default:
return SHOWN.has(event.kind)?event:undefined;
}
}
const SHOWN=new Set([
...['turn','request','response','request-failed','tool-started','file-modified','retry'],
...['compaction','repetition','interrupted','limit','bug','stop-requested','done']
]);
})
};
;
