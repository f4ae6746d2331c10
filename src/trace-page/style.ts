/** The style of the page. Colors have a contrast of at least 4.5 with what is behind them, in light and dark. */
export const PAGE_STYLE = `
:root { color-scheme: light dark;
  --bg: light-dark(#ffffff, #0e1116); --raised: light-dark(#f6f7f9, #161b22); --line: light-dark(#dfe3e8, #2a313b); --hover: light-dark(#eef1f5, #1c232c);
  --text: light-dark(#1b2027, #e3e8ee); --muted: light-dark(#59636e, #99a3b0); --link: light-dark(#2451c7, #86a8ff);
  --good: light-dark(#136f3a, #57c785); --bad: light-dark(#b3261e, #ff8a80); --warn: light-dark(#8a5200, #e6b450);
  --good-bg: light-dark(#e5f5ea, #12291c); --bad-bg: light-dark(#fdebea, #331a1b); --warn-bg: light-dark(#fdf3df, #2d2412);
  --model: light-dark(#5b5fd6, #8a8ef5); --tool: light-dark(#e0912b, #e5a13f); --cached: light-dark(#b9c6dc, #41506a); --fresh: light-dark(#3d8fe0, #4fa3f0);
  --output: light-dark(#0f9d84, #2cc5a9); --cost: light-dark(#b0499c, #dd7fcb);
  --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
:root[data-theme="light"] { color-scheme: light; } :root[data-theme="dark"] { color-scheme: dark; }
* { box-sizing: border-box; }
html { scroll-padding-top: 4rem; }
body { background: var(--bg); color: var(--text); font: 14px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; margin: 0 auto; max-width: 72rem; padding: 2rem 1.5rem 4rem; overflow-wrap: break-word; }
a { color: var(--link); text-underline-offset: .15em; } h1, h2, h3, h4, p, dl, dd, ol, ul, figure, blockquote { margin: 0; padding: 0; } ol, ul { list-style: none; }
h1 { font-size: 1.6rem; font-weight: 650; letter-spacing: -.015em; line-height: 1.25; margin: .15rem 0 .7rem; text-wrap: balance; }
h2 { font-size: 1.05rem; font-weight: 650; margin-bottom: .7rem; } section { margin-top: 2.4rem; }
small, .muted { color: var(--muted); font-size: .86em; font-weight: 400; } code, pre, kbd { font-family: var(--mono); font-size: .88em; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 3px; }
.skip { left: 1rem; position: absolute; top: -4rem; } .skip:focus { top: .5rem; background: var(--bg); padding: .3rem .6rem; z-index: 9; }
.over { color: var(--muted); font-size: .86em; } .outcome { font-size: 1.03rem; max-width: 60rem; }
.badge { border-radius: 99px; background: var(--raised); border: 1px solid var(--line); display: inline-block; font-size: .86em; font-weight: 600; margin-right: .35rem; padding: 0 .6rem; white-space: nowrap; }
.badge.good { background: var(--good-bg); border-color: transparent; color: var(--good); } .badge.bad { background: var(--bad-bg); border-color: transparent; color: var(--bad); } .badge.warn { background: var(--warn-bg); border-color: transparent; color: var(--warn); }
.links { display: flex; flex-wrap: wrap; gap: .1rem 1.1rem; margin-top: .5rem; }
.asked { border-left: 3px solid var(--line); margin-top: 1rem; padding-left: .9rem; } .asked p { color: var(--muted); font-size: .92em; } .asked b { color: var(--text); font-weight: 600; } .kept { unicode-bidi: isolate; white-space: pre-wrap; }
.notes { background: var(--warn-bg); border-radius: 6px; color: var(--warn); margin-top: 1rem; padding: .6rem .9rem; }
.stats { border: 1px solid var(--line); border-radius: 8px; display: grid; gap: 1px; background: var(--line); grid-template-columns: repeat(8, 1fr); margin-top: 1.4rem; overflow: hidden; }
.stats > div { background: var(--bg); padding: .55rem .8rem .6rem; min-width: 0; } .stats dt { color: var(--muted); font-size: .82em; } .stats dd { font-size: 1.12rem; font-variant-numeric: tabular-nums; font-weight: 600; line-height: 1.35; overflow-wrap: anywhere; } .stats small { display: block; font-size: .72rem; }
.chart .lane { align-items: center; display: grid; grid-template-columns: 5.2rem 1fr; } .chart .name { font-size: .86em; line-height: 1.25; } .chart .name small { display: block; font-variant-numeric: tabular-nums; }
.chart svg { background: var(--raised); border-bottom: 1px solid var(--bg); display: block; height: 30px; width: 100%; } .chart .lane:last-of-type svg { border-radius: 0 0 4px 4px; }
.chart.turns svg { height: 58px; border-bottom: 6px solid var(--bg); } .chart.turns .tokens svg { height: 84px; } .chart.turns { cursor: pointer; }
.axis { color: var(--muted); display: flex; font-size: .78em; font-variant-numeric: tabular-nums; justify-content: space-between; margin: .15rem 0 0 5.2rem; }
.axis.cells span { flex: 1; text-align: center; }
.step0 { fill: light-dark(#aab4c2, #4a5563); } .step1 { fill: light-dark(#c9d0da, #353e4a); } rect.failed { fill: var(--bad); } svg .model { fill: var(--model); } svg .tools { fill: var(--tool); } svg .cached { fill: var(--cached); } svg .new { fill: var(--fresh); } svg .out { fill: var(--output); } svg .cost { fill: var(--cost); }
i.model { background: var(--model); } i.tools { background: var(--tool); } i.cached { background: var(--cached); } i.new { background: var(--fresh); } i.out { background: var(--output); } i.cost { background: var(--cost); }
.chart .marks svg { height: 16px; overflow: visible; } .marks path { fill: none; stroke-width: 9px; vector-effect: non-scaling-stroke; } .marks .denied { stroke-width: 4px; } .marks .retry { stroke-linecap: round; } .marks .compaction { stroke-linecap: square; stroke-width: 8px; } .marks .retry { stroke: var(--warn); } .marks .compaction { stroke: var(--fresh); } .marks .denied { stroke: var(--bad); }
.legend i.retry { background: var(--warn); border-radius: 50%; } .legend i.compaction { background: var(--fresh); border-radius: 0; } .legend i.denied { background: var(--bad); border-radius: 0; height: .9em; vertical-align: -.1em; width: .28em; }
.when { font-size: .86em; margin: .3rem 0 0 5.2rem; } .when li { margin: .15rem 0 0 1rem; overflow-wrap: anywhere; } .when b { font-variant-numeric: tabular-nums; font-weight: 500; }
.durations, .legend { color: var(--muted); display: flex; flex-wrap: wrap; font-size: .84em; gap: .1rem 1.1rem; margin: .6rem 0 0 5.2rem; } .durations b { color: var(--text); font-weight: 500; font-variant-numeric: tabular-nums; }
.legend i, .figures i { border-radius: 2px; display: inline-block; height: .62em; margin-right: .32em; width: .62em; }
.readout { font-size: .86em; font-variant-numeric: tabular-nums; margin: .35rem 0 0 5.2rem; }
table { border-collapse: collapse; width: 100%; } th { color: var(--muted); font-size: .86em; font-weight: 500; text-align: left; } th, td { border-bottom: 1px solid var(--line); padding: .4rem .8rem .4rem 0; vertical-align: top; } td { overflow-wrap: anywhere; } .num { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; padding-right: 0; } .checks td:not(:first-child) { white-space: nowrap; }
.tests { color: var(--muted); font-size: .88em; margin-top: .15rem; } .plus { color: var(--good); } .minus { color: var(--bad); }
.sign { display: inline-block; font-weight: 700; text-align: center; width: 1.1em; } .good { color: var(--good); } .bad { color: var(--bad); } .warn { color: var(--warn); }
.cards li { border-bottom: 1px solid var(--line); padding: .5rem 0; } .cards p { color: var(--muted); padding-left: 1.4em; }
.rows > div { border-bottom: 1px solid var(--line); display: grid; gap: .2rem 1rem; grid-template-columns: 9rem 1fr; padding: .35rem 0; } .rows dt { color: var(--muted); } .rows dd { min-width: 0; }
.toolbar { align-items: center; background: var(--bg); border-bottom: 1px solid var(--line); display: flex; flex-wrap: wrap; gap: .4rem .7rem; margin-top: 2.4rem; padding: .6rem 0; position: sticky; top: 0; z-index: 5; } .toolbar[hidden] { display: none; } .toolbar ~ #turns { margin-top: 1rem; }
.toolbar input { background: var(--raised); border: 1px solid var(--line); border-radius: 6px; color: inherit; flex: 1 1 10rem; font: inherit; min-width: 0; padding: .32rem .6rem; } .toolbar input::placeholder { color: var(--muted); opacity: 1; }
.filters { display: flex; } button { background: var(--raised); border: 1px solid var(--line); border-radius: 6px; color: inherit; cursor: pointer; font: inherit; font-size: .92em; padding: .3rem .65rem; } button:hover { background: var(--hover); }
.filters button { border-radius: 0; margin-left: -1px; } .filters button:first-child { border-radius: 6px 0 0 6px; } .filters button:last-child { border-radius: 0 6px 6px 0; } button[aria-pressed="true"] { background: var(--text); border-color: var(--text); color: var(--bg); }
.buttons { display: flex; gap: .35rem; } #count { color: var(--muted); font-size: .86em; font-variant-numeric: tabular-nums; }
dialog { background: var(--bg); border: 1px solid var(--line); border-radius: 10px; color: inherit; max-width: 26rem; padding: 1.2rem 1.4rem; width: 90vw; } dialog::backdrop { background: #0008; } dialog form { margin-top: 1rem; text-align: right; } dialog .rows > div { grid-template-columns: 5rem 1fr; } kbd { background: var(--raised); border: 1px solid var(--line); border-radius: 4px; padding: 0 .35em; }
.prompt { margin-bottom: .6rem; } summary { cursor: pointer; } summary small { font-variant-numeric: tabular-nums; margin-left: .3rem; } .prompt details, .aside, .output { padding: .15rem 0; } .tools code { margin-right: .6rem; }
.turn { border-top: 1px solid var(--line); padding: .7rem 0 .8rem; scroll-margin-top: 4rem; } .turn:focus { outline: none; } .turn:focus > .row h3 a, .turn:target > .row h3 a { background: var(--link); color: var(--bg); }
.row { align-items: center; display: grid; gap: .2rem .8rem; grid-template-columns: 2.4rem minmax(4rem, 1fr) auto; } h3 { font-size: .86rem; font-weight: 600; font-variant-numeric: tabular-nums; } h3 a { border-radius: 5px; color: var(--muted); display: inline-block; min-width: 1.9rem; padding: 0 .35rem; text-align: right; text-decoration: none; } h3 a:hover { color: var(--link); }
.bar { background: var(--raised); border-radius: 3px; display: block; height: 7px; width: 100%; } .figures { color: var(--muted); display: flex; flex-wrap: wrap; font-size: .82em; font-variant-numeric: tabular-nums; gap: 0 .9rem; justify-content: flex-end; } .figures span { white-space: nowrap; } .figures b { color: var(--text); font-weight: 500; }
.body { margin: .3rem 0 0 3.2rem; min-width: 0; } .said { margin: .1rem 0 .45rem; max-width: 52rem; }
.note { border-left: 3px solid var(--line); font-size: .93em; margin: .35rem 0; padding: .05rem 0 .05rem .7rem; } .note b { color: var(--muted); font-weight: 600; } .note.problem { border-color: var(--bad); } .note.problem b { color: var(--bad); } :is(.note.retry, .note.fallback) { border-color: var(--warn); } :is(.note.retry, .note.fallback) b { color: var(--warn); } .note.compaction { border-color: var(--model); } .note.compaction b { color: var(--link); }
.call > summary { align-items: baseline; border-radius: 5px; display: flex; gap: .5rem; list-style: none; margin-left: -.4rem; padding: .12rem .4rem; } .call > summary::-webkit-details-marker { display: none; } .call > summary:hover { background: var(--hover); } .call[open] > summary { background: var(--raised); }
.what { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; } .what b { font-weight: 600; } .what code { color: var(--muted); } .call[open] .what { white-space: normal; overflow-wrap: anywhere; }
.lines, .call small { font-size: .84em; font-variant-numeric: tabular-nums; white-space: nowrap; } .call small { min-width: 4.2em; text-align: right; }
.tag { border: 1px solid var(--line); border-radius: 4px; color: var(--muted); font-size: .8em; padding: 0 .35em; white-space: nowrap; } .tag.bad { color: var(--bad); background: var(--bad-bg); border-color: transparent; } .tag.warn { color: var(--warn); background: var(--warn-bg); border-color: transparent; }
.parts { margin: .3rem 0 .9rem 1.2rem; } .parts > div { margin-top: .5rem; } h4 { color: var(--muted); font-size: .82rem; font-weight: 500; margin-bottom: .2rem; } h4 code { color: var(--text); }
.arguments > div { display: grid; gap: 0 .8rem; grid-template-columns: minmax(5rem, auto) 1fr; margin-bottom: .2rem; } .arguments dt { color: var(--muted); font-family: var(--mono); font-size: .82em; padding-top: .1em; } .arguments dd { min-width: 0; overflow-wrap: anywhere; }
pre { background: var(--raised); border-radius: 6px; line-height: 1.45; margin: .2rem 0; max-height: 30rem; overflow: auto; overflow-wrap: anywhere; padding: .55rem .75rem; tab-size: 4; unicode-bidi: isolate; direction: ltr; white-space: pre-wrap; } code { unicode-bidi: isolate; }
.diff > * { display: block; min-height: 1.45em; text-decoration: none; margin: 0 -.75rem; padding: 0 .75rem; } .diff ins { background: var(--good-bg); color: light-dark(#0f4a28, #a6e6bf); } .diff del { background: var(--bad-bg); color: light-dark(#7d1a14, #ffc1bb); } .diff span { color: var(--muted); }
.child { border-left: 3px solid var(--line); margin: .4rem 0; padding-left: .8rem; } .child .body { margin-left: 1rem; }
::highlight(found) { background-color: light-dark(#ffe08a, #6b5200); color: light-dark(#1b2027, #fff); }
[hidden] { display: none !important; } footer { border-top: 1px solid var(--line); color: var(--muted); font-size: .86em; margin-top: 3rem; padding-top: .8rem; }
@media (max-width: 66rem) { .stats { grid-template-columns: repeat(4, 1fr); } }
@media (max-width: 46rem) { body { padding: 1.1rem .9rem 3rem; } h1 { font-size: 1.3rem; } .chart .lane { grid-template-columns: 1fr; } .chart .name { display: flex; gap: .5rem; justify-content: space-between; margin-top: .3rem; } .chart .name small { display: inline; } .axis, .durations, .legend, .when, .readout { margin-left: 0; }
  .stats { grid-template-columns: repeat(2, 1fr); } .row { grid-template-columns: auto 1fr; } .figures { grid-column: 1 / -1; justify-content: flex-start; } .body { margin-left: 0; } .parts { margin-left: .2rem; } .call small { min-width: 0; } .call > summary { flex-wrap: wrap; gap: .1rem .45rem; } .what { flex-basis: 9rem; }
  .rows > div, .arguments > div { grid-template-columns: 1fr; } .toolbar { position: static; } html, .turn { scroll-padding-top: 0; scroll-margin-top: 0; } .checks thead { display: none; } .checks td { border: 0; display: block; padding: .1rem 0; } .checks tr { border-bottom: 1px solid var(--line); display: block; padding: .4rem 0; } .checks td:nth-child(2)::before { content: "before: "; color: var(--muted); } .checks td:nth-child(3)::before { content: "after: "; color: var(--muted); } }
@media print { :root { color-scheme: light !important; } body { font-size: 10pt; max-width: none; padding: 0; } .toolbar, .skip, .readout, .prompt { display: none; } .turn { break-inside: avoid-page; } pre { max-height: none; } a { color: inherit; text-decoration: none; } svg, i, ins, del, .badge { print-color-adjust: exact; -webkit-print-color-adjust: exact; } .what { white-space: normal; } }
`
