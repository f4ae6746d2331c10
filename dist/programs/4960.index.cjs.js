"use strict";
exports.id=4960;
exports.ids=[4960,3397];
exports.modules={
43397:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
renderMarkdown:()=>(renderMarkdown)
});
var rehype_raw__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(83011);
var rehype_sanitize__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(89312);
var rehype_stringify__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(14063);
var remark_gfm__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(90288);
var remark_parse__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(6331);
var remark_rehype__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(72786);
var unified__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(5522);
const SHOWN_TAG=/<(?=\/?(?:title|textarea|style|xmp|iframe|noembed|noframes|script|plaintext)(?:[\s/>]|$))/giu;
async function renderMarkdown(markdown,repositoryPage){
const file=await(0,unified__WEBPACK_IMPORTED_MODULE_0__.l)()
.use(remark_parse__WEBPACK_IMPORTED_MODULE_1__.A)
.use(remark_gfm__WEBPACK_IMPORTED_MODULE_2__.A)
.use(remark_rehype__WEBPACK_IMPORTED_MODULE_3__.A,{allowDangerousHtml:true})
.use(()=>showTags)
.use(rehype_raw__WEBPACK_IMPORTED_MODULE_4__.A)
.use(rehype_sanitize__WEBPACK_IMPORTED_MODULE_5__.A)
.use(()=>(tree)=>{
enrich(tree,repositoryPage);
})
.use(rehype_stringify__WEBPACK_IMPORTED_MODULE_6__.A)
.process(markdown);
return String(file);
}
function showTags(node){
if(node.type==='raw')
node.value=node.value.replaceAll(SHOWN_TAG,'&lt;');
if('children' in node)
node.children.forEach(showTags);
}
function enrich(parent,page){
parent.children=parent.children.flatMap((node)=>{
if(node.type==='text')
return isBetweenBlocks(node,parent)?[node]:enrichedText(node.value,page);
if(node.type!=='element')
return[];
if(node.tagName==='pre')
return[codeOf(node)];
if(node.tagName!=='code'&&node.tagName!=='a')
enrich(node,page);
return[node];
});
}
function isBetweenBlocks({value},parent){
return parent.type==='root'||(parent.tagName!=='p'&&value.trim()==='');
}
const IN_TEXT=/\n|(?<!\w)@([a-z\d][a-z\d-]{0,38})\b|(?<!\w)#(\d+)\b|(\$[^$\n]+\$)/giu;
function enrichedText(text,page){
const nodes=[];
let at=0;
for(const{0:found,1:login,2:number,3:formula,index}of text.matchAll(IN_TEXT)){
nodes.push(textNode(text.slice(at,index)));
at=index+found.length;
if(login!==undefined)
nodes.push(element('a',{className:['user-mention','notranslate'],href:new URL(`/${login}`,page).href},found));
else if(number!==undefined)
nodes.push(element('a',{className:['issue-link'],href:`${page}/issues/${number}`},found));
else if(formula!==undefined)
nodes.push(element('math-renderer',{className:['js-inline-math']},formula));
else
nodes.push(element('br',{}),textNode('\n'));
}
return[...nodes,textNode(text.slice(at))];
}
const DRAWN=/^(?:mermaid|geojson|topojson|stl|math)$/u;
const HIGHLIGHTED=new Map([
...['js','ts','json','yaml','python','diff','rust','go'].map((name)=>[name,name]),
['sh','shell'],
['html','text-html-basic']
]);
function codeOf(pre){
const[code]=pre.children;
const className=code?.type==='element'?code.properties.className:undefined;
const language=Array.isArray(className)?String(className[0]).replace('language-',''):'';
const source=code?.type==='element'&&code.children[0]?.type==='text'?code.children[0].value:'';
if(language==='suggestion')
return suggestionOf(source);
if(DRAWN.test(language))
return element('section',{className:['js-render-needs-enrichment'],dataType:language},element('pre',{},source));
const highlighter=HIGHLIGHTED.get(language);
if(highlighter===undefined)
return element('pre',{lang:language||undefined},element('code',{},source));
const name=highlighter.startsWith('text-')?highlighter:`source-${highlighter}`;
return element('div',{className:['highlight',`highlight-${name}`]},element('pre',{},source));
}
function suggestionOf(source){
const rows=source
.replace(/\n$/u,'')
.split('\n')
.map((line)=>element('tr',{},element('td',{className:['blob-code-inner','blob-code-addition']},line)));
const title=element('div',{},'Suggested change');
return element('div',{className:['js-suggested-changes-blob']},title,element('table',{},...rows));
}
function element(tagName,properties,...children){
const nodes=children.map((child)=>(typeof child==='string'?textNode(child):child));
return{type:'element',tagName,properties,children:nodes};
}
function textNode(value){
return{type:'text',value};
}
}),
23213:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
j:()=>(shortenMiddle)
});
function shortenMiddle(text,maxLength){
if(text.length<=maxLength)
return text.toWellFormed();
const room=Math.max(0,maxLength-removedNote(text.length,text.length).length-1);
const head=text.slice(0,characterStart(text,Math.ceil(room/ 2)));
const tail=text.slice(characterStart(text,text.length-Math.floor(room/ 2)));
const removed=text.length-head.length-tail.length;
return `${head}${removedNote(removed,text.length)}${tail}`.toWellFormed();
}
function removedNote(removed,length){
return `\n[… ${removed} of ${length} characters removed here …]\n`;
}
function characterStart(text,position){
const isInside=/^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(text.slice(position-1,position+1));
return isInside?position-1:position;
}
}),
80998:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
renderPath:()=>(renderPath)
});
var rendered_markdown=__webpack_require__(43397);
;
const STYLE=`
  * { box-sizing: border-box; }
  body { font: 15px/1.55 system-ui, sans-serif; margin: 0 auto; max-width: 60rem; padding: 1rem; color: #1f2328; overflow-wrap: break-word; }
  h1 { font-size: 1.5rem; line-height: 1.3; margin: 2.2rem 0 1rem; } h1 small { color: #59636e; font-weight: normal; white-space: nowrap; }
  h2, h3 { font-size: 1.1rem; margin: 1.2rem 0 .5rem; } a { color: #0969da; }
  body > nav { border-bottom: 1px solid #d1d9e0; display: flex; flex-wrap: wrap; gap: .2rem 1.2rem; padding-bottom: .7rem; }
  article { border: 1px solid #d1d9e0; border-radius: 6px; margin: 0 0 1rem; overflow: hidden; }
  article > header { align-items: center; background: #f6f8fa; border-bottom: 1px solid #d1d9e0; color: #59636e; display: flex; flex-wrap: wrap; gap: 0 .5rem; padding: .4rem 1rem; }
  header > b, header > h2 { color: #1f2328; } article > header > h2 { font-size: inherit; margin: 0; }
  .avatar { background: #ddf4ff; border-radius: 50%; color: #0969da; font-weight: 600; height: 1.6em; line-height: 1.6em; text-align: center; text-transform: uppercase; width: 1.6em; }
  .text { padding: .2rem 1rem .6rem; overflow-x: auto; } .text > p:first-child { margin-top: .6rem; }
  table { border-collapse: collapse; display: block; margin: .6rem 0; max-width: 100%; overflow-x: auto; width: max-content; }
  th, td { border: 1px solid #d1d9e0; padding: .3rem .7rem; text-align: left; } td { overflow-wrap: normal; } th { background: #f6f8fa; }
  pre { background: #f6f8fa; border-radius: 6px; overflow: auto; padding: .8rem; }
  code { background: #eff1f3; border-radius: 4px; font-size: .87em; padding: .1em .35em; } pre code { background: none; padding: 0; }
  blockquote { border-left: 4px solid #d1d9e0; color: #59636e; margin: .5rem 0; padding: 0 1rem; } summary { cursor: pointer; padding: .25rem 0; }
  blockquote b:first-child { color: #0969da; display: block; }
  .contains-task-list { list-style: none; padding-left: .2rem; }
  .thread { margin: .6rem 1rem 1rem; } .thread > header ~ header { background: none; border: 0; padding-bottom: 0; }
  .thread > header > span:last-child { margin-left: auto; } .js-suggested-changes-blob > div { color: #59636e; font-size: .87em; } .js-suggested-changes-blob td { background: #dafbe1; font: .87em ui-monospace, monospace; white-space: pre-wrap; }
  .states { align-items: center; display: flex; flex-wrap: wrap; } .states > header { width: 100%; }
  .states > input { accent-color: #0969da; cursor: pointer; height: 1rem; margin: .7rem 0 .3rem .6rem; order: 1; width: 1rem; }
  .states > input:first-of-type { margin-left: 1rem; } .state { display: none; order: 2; width: 100%; } input:checked + .state { display: block; }
  .step { border-bottom: 1px solid #d1d9e0; color: #59636e; display: flex; gap: 1rem; justify-content: space-between; padding: 0 1rem .5rem; }
  .step label { color: #0969da; cursor: pointer; white-space: nowrap; } .step label:hover { text-decoration: underline; } .step i { font-style: normal; visibility: hidden; white-space: nowrap; }
  .step span { text-align: center; }
  .diff, .log { border-radius: 0; font-size: .87em; line-height: 1.5; margin: 0; }
  .diff > *, .log > * { display: block; min-height: 1.5em; text-decoration: none; } .diff { display: grid; grid-template-columns: minmax(max-content, 1fr); }
  .diff ins { background: #dafbe1; } .diff del { background: #ffebe9; } .diff b { background: #fff; margin-top: .6rem; } .diff i { color: #59636e; font-style: normal; }
  .log { background: #1f2328; color: #d1d9e0; white-space: pre-wrap; } .log b { color: #fff; margin-top: .4rem; } .log ins { color: #7ee787; } .log del { color: #ffa198; }
  @media (max-width: 40rem) { body { padding: .6rem; } .text, article > header { padding-left: .7rem; padding-right: .7rem; } h1 { font-size: 1.25rem; } }
  @media (max-width: 40rem), (pointer: coarse) { body > nav a, article > header > a, .step label { align-items: center; display: inline-flex; min-height: 44px; min-width: 44px; } summary { padding: .65rem 0; } .states > input { height: 28px; margin: 8px; width: 28px; } .step { align-items: center; padding: 0 .7rem; } }`;
function htmlDocument(title,{nav,main}){
const head=`<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${STYLE}</style>`;
return `<!doctype html><html lang="en"><head>${head}</head><body>${nav}<main>${main}</main></body></html>`;
}
const ALERT=/(?<=<blockquote>\s*<p>)\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]\s*(?:<br>\s*)?/g;
const REFERENCE=/<a class="(?:user-mention notranslate|issue-link)"[^>]*>([^<]*)<\/a>/g;
const DIAGRAM=/<section class="js-render-needs-enrichment"[^>]*>([^]*?)<\/section>/g;
async function renderMarkdown(markdown){
const rendered=await(0,rendered_markdown.renderMarkdown)(markdown,'https://github.com');
const html=rendered
.replace(REFERENCE,'$1')
.replace(ALERT,(_,kind)=>`<b>${kind.slice(0,1)}${kind.slice(1).toLowerCase()}</b>`)
.replace(DIAGRAM,'<details><summary>Source of the diagram</summary>$1</details>');
return `<div class="text">${html}</div>`;
}
async function renderText(markdown){
const html=await renderMarkdown(markdown);
return html
.replaceAll(/<input type="checkbox"( checked="")?/g,(input,checked)=>`${input} aria-label="${checked===undefined?'to do':'done'}"`)
.replaceAll('<pre>','<pre tabindex="0">');
}
function escapeHtml(text){
return text.replaceAll('&','&amp;').replaceAll('<','&lt;').replaceAll('>','&gt;').replaceAll('"','&quot;');
}
;
async function renderPage(title,threads,links=[]){
const sections=(await Promise.all(threads.map(renderThread))).join('');
const body=threads.reduce((html,{url,number})=>html.replaceAll(`href="${url}"`,`href="#${number}"`),sections);
const inPage=threads.map(({kind,number})=>({text:`${kind} #${number}`,url:`#${number}`}));
return htmlDocument(title,{nav:renderLinks([{text:title,url:'/'},...inPage,...links]),main:body});
}
function renderLinks(links){
const anchors=links.map(({text,url})=>`<a href="${escapeHtml(url)}">${escapeHtml(text)}</a>`);
return `<nav>${anchors.join('')}</nav>`;
}
async function renderThread({kind,number,title,state,entries,diff}){
const articles=await Promise.all(entries.map((entry,index)=>renderEntry(entry,`${number}-${index}`)));
const heading=`<h1>${escapeHtml(title)} <small>${kind} #${number} · ${escapeHtml(state)}</small></h1>`;
return `<section id="${number}">${heading}${articles.join('')}${diff===undefined?'':renderDiff(diff)}</section>`;
}
async function renderEntry({author,states,threads=[]},id){
const texts=await Promise.all(states.map(({body})=>renderText(body)));
const head=renderAuthor(author);
if(states.length<=1){
const reviewed=threads.length===0?'':'<span>reviewed</span>';
const below=(await Promise.all(threads.map(renderReviewThread))).join('');
return `<article><header>${head}${reviewed}</header>${texts.join('')}${below}</article>`;
}
const note=`<span>edited ${states.length===2?'once':`${states.length-1} times`}: step through its states</span>`;
const panels=texts.map((text,index)=>renderState(text,{id,index,states}));
return `<article class="states"><header>${head}${note}</header>${panels.join('')}</article>`;
}
function renderAuthor(author){
return `<span class="avatar">${escapeHtml(author.slice(0,1))}</span><h2>${escapeHtml(author)}</h2>`;
}
const SHOWN_LINES=4;
async function renderReviewThread({path,hunk,resolvedBy,comments}){
const state=resolvedBy===undefined?'open':`resolved by ${resolvedBy}`;
const lines=hunk===''
?''
:`<pre class="diff" tabindex="0">${renderLines(hunk.split('\n').slice(1).slice(-SHOWN_LINES))}</pre>`;
const texts=await Promise.all(comments.map(async({author,body})=>`<header>${renderAuthor(author)}</header>${await renderText(body)}`));
const head=`<header><b>${escapeHtml(path)}</b><span>${escapeHtml(state)}</span></header>`;
return `<article class="thread">${head}${lines}${texts.join('')}</article>`;
}
function renderState(text,{id,index,states}){
const[first,state]=[states[0],states[index]];
const seconds=first&&state?(state.at.getTime()-first.at.getTime())/ 1000:0;
const name=`State ${index+1} of ${states.length}, ${index===0?'at first':`after ${seconds.toFixed(1)} s`}`;
const to=(target,words)=>states[target]?`<label for="state-${id}-${target}">${words}</label>`:`<i>${words}</i>`;
const checked=index===states.length-1?' checked':'';
const input=`<input type="radio" name="state-${id}" id="state-${id}-${index}" aria-label="${name}"${checked}>`;
const steps=`${to(index-1,'‹ Previous')}<span>${name}</span>${to(index+1,'Next ›')}`;
return `${input}<div class="state"><div class="step">${steps}</div>${text}</div>`;
}
function renderDiff(diff){
const lines=diff
.trimEnd()
.split('\n')
.filter((line)=>!/^(?:diff --git|index|---) /.test(line));
return `<article><header><b>Files changed</b></header><pre class="diff" tabindex="0">${renderLines(lines)}</pre></article>`;
}
function renderLines(lines){
const rows=lines.map((line)=>{
const element=elementFor(line);
return `<${element}>${escapeHtml(line.replace(/^\+\+\+ b\//,''))}</${element}>`;
});
return rows.join('');
}
function elementFor(line){
if(line.startsWith('+++ '))
return 'b';
if(line.startsWith('@@'))
return 'i';
if(line.startsWith('+'))
return 'ins';
return line.startsWith('-')?'del':'span';
}
;
async function renderRunPage(repository,{summary,lines}){
const rows=lines.map((line)=>{
const element=log_page_elementFor(line);
return `<${element}>${escapeHtml(line)}</${element}>`;
});
const links=renderLinks([{text:repository,url:'/'}]);
const articles=[
summary.trim()===''?'':`<article><header><b>Job summary</b></header>${await renderText(summary)}</article>`,
`<article><header><b>Log</b></header><pre class="log" tabindex="0">${rows.join('')}</pre></article>`
];
return htmlDocument(`Run · ${repository}`,{nav:links,main:`<h1>Log of the run</h1>${articles.join('')}`});
}
function log_page_elementFor(line){
if(/^[▸■]/u.test(line))
return 'b';
if(/^ *✓/u.test(line))
return 'ins';
return/^ *✗|^(?:Error|Warning):/u.test(line)?'del':'span';
}
;
async function renderStatesPage(repository,comments,links){
const sections=await Promise.all(comments.map(async({state,url,author,body})=>{
const head=`<header><b>${escapeHtml(author)}</b><a href="${escapeHtml(url)}">its thread</a></header>`;
return `<section><h2>${escapeHtml(state)}</h2><article>${head}${await renderText(body)}</article></section>`;
}));
const nav=renderLinks([{text:repository,url:'/'},...links]);
return htmlDocument(`Comments · ${repository}`,{
nav,
main:`<h1>The comment in each of its states</h1>${sections.join('')}`
});
}
;
async function viewThread(repository,issue,serverUrl){
const{number,title,author,createdAt}=issue;
const comments=repository.comments(number).map((comment)=>({...entryOf(comment),at:comment.createdAt}));
const reviews=issue.pullRequest?reviewEntries(issue):[];
const kind=issue.pullRequest?'Pull request':'Issue';
return{
kind,
number,
title,
state:issue.pullRequest?.isDraft?'draft':issue.state,
url:`${serverUrl}/${repository.fullName}/${issue.pullRequest?'pull':'issues'}/${number}`,
entries:[
{author:author.login,states:[{body:issue.body??'',at:createdAt}]},
...[...comments,...reviews].toSorted((one,other)=>one.at.getTime()-other.at.getTime())
],
diff:issue.pullRequest&&(await diffOf(repository,issue.pullRequest))
};
}
function entryOf({author,states}){
return{author:author.login,states};
}
function reviewEntries({pullRequest:{reviews,reviewComments}}){
return reviews.flatMap(({id,author,body,submittedAt:at})=>{
const roots=reviewComments.filter(({reviewId,replyTo})=>reviewId===id&&replyTo===undefined);
if(!at||(body===''&&roots.length===0))
return[];
const threads=roots.map((root)=>threadOf(root,reviewComments));
return[{author:author.login,states:[{body,at}],threads,at}];
});
}
function threadOf({id,thread},all){
return{
path:thread.path,
hunk:thread.diffHunk,
resolvedBy:thread.resolvedBy?.login,
comments:all
.filter((comment)=>comment.id===id||comment.replyTo===id)
.map(({author,body})=>({author:author.login,body}))
};
}
function diffOf({state:{git}},pull){
return git.text(['diff','--no-color','--no-ext-diff',`${pull.baseSha}...${pull.headSha}`]);
}
var write_page=__webpack_require__(51857);
;
async function renderPath(path,emulators,served){
const{run:{view,trace=''}={},otherOutcomes}=served;
const name=emulators.repository.fullName;
const log=`/${name}/actions/runs/1`;
const states=commentStates(emulators,otherOutcomes);
const links=[
...(states.length>0?[{text:'States of the comment',url:'/comments'}]:[]),
...(view?[{text:'Log of the run',url:log}]:[]),
...(trace===''?[]:[{text:'Trace of the run',url:`${log}/trace`}])
];
if(path==='/comments'&&states.length>0)
return await renderStatesPage(name,states,links);
if(view&&path===log)
return await renderRunPage(name,view);
if(trace!==''&&path===`${log}/trace`)
return await(0,write_page.Z)(trace);
const end=otherOutcomes.find(({runId})=>path===`/${name}/actions/runs/${runId}`);
if(end)
return await renderRunPage(name,end.run);
const threads=await viewThreads(emulators);
const others=new Set(otherOutcomes.map(({issue})=>issue));
const shown=path==='/'
?threads.filter(({number})=>!others.has(number))
:threads.filter(({url})=>path===URL.parse(url)?.pathname);
return path==='/'||shown.length>0?await renderPage(name,shown,links):undefined;
}
async function viewThreads({repository,github}){
const issues=[...repository.state.issues.values()];
return await Promise.all(issues.map((issue)=>viewThread(repository,issue,github.serverUrl)));
}
function commentStates({repository,github},otherOutcomes){
const url=(issue)=>`${github.serverUrl}/${repository.fullName}/issues/${issue}`;
const ended=otherOutcomes.flatMap(({issue,state})=>repository
.comments(issue)
.slice(-1)
.map(({author,body})=>({state,url:url(issue),author:author.login,body})));
const others=new Set(otherOutcomes.map(({issue})=>issue));
const comments=[...repository.state.issues.keys()]
.filter((issue)=>!others.has(issue))
.flatMap((issue)=>repository.comments(issue).map((comment)=>({...comment,issue})));
const progress=comments.find(({states})=>states.length>1);
if(!progress)
return ended;
const{states,author,issue}=progress;
const last=states.length-1;
const chosen=[
['Started',states[0]],
['Working',states[Math.ceil(last/ 2)]],
['Done',states[last]]
];
const own=chosen.map(([state,text])=>({
state,
url:url(issue),
author:author.login,
body:text?.body??''
}));
return[...own,...ended];
}
}),
53154:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
V4:()=>(outputs),
wh:()=>(plainText)
});
var _text_shorten_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(64607);
var _verification_closing_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(24305);
var _verification_compare_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(36905);
var _describe_outcome_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(86719);
function outputs(run,options){
const texts=Object.entries(valuesOf(run,options)).map(([name,value=''])=>[name,String(value)]);
return Object.fromEntries(texts);
}
function valuesOf(run,options){
const{outcome,threads}=run;
const publication='publication' in outcome?outcome.publication:undefined;
const review=outcome.kind==='reviewed'?outcome:undefined;
const{issue,items}=outcome.kind==='answered'?outcome:{};
const changed=outcome.kind==='suggested'?outcome:publication;
const hasThreads=threads.length>0;
return{
outcome:outcome.kind,
'pull-request-number':publication?.pullRequest?.number,
'pull-request-url':publication?.pullRequest?.url,
'issue-url':issue?.url,
branch:publication?.branch,
'head-sha':publication?.headSha,
'commits-verified':publication?.isVerified,
'files-changed':changed?.filesChanged.length??0,
turns:run.turns,
'input-tokens':run.tokens.input,
'output-tokens':run.tokens.output,
'cost-usd':run.cost?.toFixed(6),
'trace-path':options.tracePath,
'trace-html-path':undefined,
'patch-path':options.patchPath,
'files-path':options.filesPath,
'verify-status':verifyStatus(run,outcome),
tests:testsOutput(run),
'denied-commands':deniedCommands(run),
summary:plainText((0,_describe_outcome_js__WEBPACK_IMPORTED_MODULE_3__.SS)(outcome,options.trigger).sentence),
'proposal-path':options.proposalPath,
'review-id':review?.review?.id,
'review-url':review?.review?.url,
'review-findings':review&&review.findings.comments+review.findings.listed,
'threads-fixed':hasThreads
?threads.filter(({verdict,commit})=>verdict==='fixed'&&commit!==undefined).length
:undefined,
'threads-open':hasThreads?threads.filter(({end})=>end==='open').length:undefined,
'session-ref':options.sessionRef,
'artifact-path':options.artifactPath,
matrix:items&&matrixOf(items),
'has-items':items&&items.length>0,
'structured-output':WITHOUT_RESULT.has(outcome.kind)?undefined:run.structuredOutput
};
}
const MAX_SUMMARY=1_000;
const WITHOUT_RESULT=new Set(['failed','cancelled','skipped']);
const STATUS={
none:'none',
passed:'passed',
worse:'failed',
'failing-as-before':'unchanged',
partial:'partial',
'could-not-run':'not-run'
};
function verifyStatus({verification},{kind}){
const isUnchanged=kind==='no_change'||kind==='answered';
const{before,after}=verification;
const verdict=isUnchanged&&after.length===0&&before.length>0?'could-not-run':(0,_verification_compare_js__WEBPACK_IMPORTED_MODULE_2__.Vj)(verification);
const isGood=verdict==='passed'||verdict==='failing-as-before';
return STATUS[isGood&&verification.sharedBecause!==undefined?'partial':verdict];
}
const MAX_LISTS=64_000;
const MAX_TESTS=100;
function cutList(items,{length:maxLength=MAX_LISTS,count=Infinity}={}){
let length=0;
const shown=items.slice(0,count).filter((item)=>(length+=JSON.stringify(item).length+1)<=maxLength);
return{shown,left:items.length-shown.length};
}
function deniedCommands({denials}){
const{shown,left}=cutList(denials.map(({command})=>command));
return JSON.stringify(left===0?shown:[...shown,`… and ${left} more`]);
}
function testsOutput({verification}){
const tests=(0,_verification_compare_js__WEBPACK_IMPORTED_MODULE_2__.$J)(verification).flatMap((check)=>check.tests??[]);
if(tests.length===0)
return '';
const all=(pick)=>tests.flatMap(pick);
const hasFixed=(0,_verification_closing_js__WEBPACK_IMPORTED_MODULE_1__.AO)(verification)&&verification.sharedBecause===undefined&&!(0,_verification_compare_js__WEBPACK_IMPORTED_MODULE_2__.B1)(verification);
const lists={
fixed:hasFixed?all(({fixed})=>fixed):[],
broken:all(({newlyFailing})=>newlyFailing),
'still-failing':all(({stillFailing})=>stillFailing),
added:all(({added})=>added),
removed:all(({removed})=>removed),
skipped:all(({skipped})=>skipped),
renamed:all(({renamed})=>renamed),
'not-loaded':all(({notLoaded})=>notLoaded),
'failing-as-they-were':(0,_verification_closing_js__WEBPACK_IMPORTED_MODULE_1__.St)(verification),
'changed-files':verification.changedTestFiles??[]
};
const length=MAX_LISTS/ Object.keys(lists).length;
const cut=Object.entries(lists).map(([name,items])=>({name,...cutList(items,{length,count:MAX_TESTS})}));
const left=cut.filter((list)=>list.left>0).map((list)=>[list.name,list.left]);
return JSON.stringify({
...Object.fromEntries(cut.map(({name,shown})=>[name,shown])),
...(left.length>0&&{'left-out':Object.fromEntries(left)})
});
}
function plainText(markdown){
const words=markdown
.replace(/\[([^\]]*)\]\(<([^>]*)>\)/g,'$1 ($2)')
.replace(/\\([!-/:-@[-`{-~])/g,'$1')
.replaceAll('&#124;','|');
return(0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__.TN)(words,MAX_SUMMARY);
}
function matrixOf(items){
return JSON.stringify({
include:items.map(({id,title,repository})=>{
const[owner,name]=repository?.split('/')??[];
return{item:id,title:plainTitle(title)||id,...(repository!==undefined&&{repository,owner,name})};
})
});
}
function plainTitle(title){
const plain=title
.replaceAll(/[^\p{L}\p{M}\p{N} .,:@/_+=-]+/gu,' ')
.replaceAll(/ +/g,' ')
.trim();
return plain.replace(/^[-=+@ ]+/u,'');
}
}),
66634:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
GD:()=>(breakSkipMarkers),
Jr:()=>(breakBotCommands),
T5:()=>(indentCommands),
UJ:()=>(inertText),
_N:()=>(splitActiveContent),
wx:()=>(BOTS_WITHOUT_SIGN),
yO:()=>(withoutScheme)
});
const BOTS_WITHOUT_SIGN='bors|homu';
const ACTIVE_PATTERNS=[
String.raw `[a-z][a-z0-9+.-]{1,20}://[^\s<>\x60]*`,
String.raw `www\.[^\s<>\x60]+`,
String.raw `[\w.+:/-]{0,100}@[\w-](?:[\w./-]{0,200}[\w-])?`,
String.raw `(?:[\w.-]{1,100}(?:/[\w.-]{1,100})?)?#\d+`,
String.raw `\w{0,100}gh-\d+`,
String.raw `(?<command>(?<=^[ \t]{0,8})(?:[/!.][a-z][\w./-]*|(?:${BOTS_WITHOUT_SIGN})(?=[:,]?[ \t])))`
];
const BOT_NAME=String.raw `(?:[\w-]*bot(?![a-z])|(?:bors|homu|mergify|copilot|claude|codex|coderabbit|k8s-ci)(?![a-z]{4}))`;
const SIGNS=String.raw `(\w?)(?<!@)@+`;
const BOT_MENTION=new RegExp(String.raw `${SIGNS}(?=${BOT_NAME})`,'gi');
const BOT_COMMAND=new RegExp(String.raw `${SIGNS}(?=${BOT_NAME}[\w-]*[ \t]+[a-z]|(?:dependabot|bors|homu|mergifyio|rustbot)(?![\w/-]))`,'gi');
const COMMAND_LINE=new RegExp(String.raw `^(?=(?:[/!][a-z][\w-]*|(?:${BOTS_WITHOUT_SIGN})[:,]?)(?:[ \t]|$))`,'gim');
const SKIPS_CHECKS=/\[((?:skip|no)[ _-]?(?:ci|actions)|(?:ci|actions)[ _-]?skip)\]/gi;
const TRAILING_PUNCTUATION=/(?<![.,;:!?'")\]*_~])[.,;:!?'")\]*_~]+$/;
const SCHEME=/^[a-z][a-z0-9+.-]*:\/\//i;
function splitActiveContent(text,startsLine){
const pieces=[];
const active=new RegExp(ACTIVE_PATTERNS.join('|'),'gim');
const firstLineStart=startsLine?0:text.indexOf('\n')+1||Infinity;
let start=0;
for(let match=active.exec(text);match;match=active.exec(text)){
if(match.groups?.['command']&&match.index<firstLineStart){
active.lastIndex=match.index+1;
continue;
}
const found=match[0].replace(TRAILING_PUNCTUATION,'')||match[0];
if(match.index>start)
pieces.push({isActive:false,text:text.slice(start,match.index)});
pieces.push({isActive:true,text:found});
start=match.index+found.length;
active.lastIndex=start;
}
if(start<text.length)
pieces.push({isActive:false,text:text.slice(start)});
return pieces;
}
function inertText(active){
return withoutScheme(active).replace(BOT_MENTION,withoutSign);
}
function breakBotCommands(code){
return code.replace(BOT_COMMAND,(found,before,at)=>
at===0||code[at-1]==='\n'?`${before} `:withoutSign(found,before));
}
function indentCommands(code){
return breakBotCommands(code).replace(COMMAND_LINE,' ');
}
function withoutSign(_,before){
return before===''?'':`${before} `;
}
function breakSkipMarkers(text){
return text.replace(SKIPS_CHECKS,'[ $1 ]');
}
function withoutScheme(url){
return url.replace(SCHEME,'');
}
}),
35695:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
b:()=>(backticksAround),
n:()=>(labeledFence)
});
function backticksAround(code,atLeast){
const longest=(code.match(/`+/gu)??[]).reduce((length,run)=>Math.max(length,run.length),0);
return '`'.repeat(Math.max(atLeast,longest+1));
}
function labeledFence(label,text){
const marks=backticksAround(text,5);
return `${label}\n${marks}\n${text===''?'(empty)':text}\n${marks}`;
}
}),
32686:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Ar:()=>(compactJson),
Io:()=>(jsonProblem),
hz:()=>(isDeeperThan),
qF:()=>(parseJson),
u4:()=>(isRecord),
zv:()=>(recordOf)
});
function parseJson(text){
try{
return JSON.parse(text);
}
catch{
return undefined;
}
}
function compactJson(value){
try{
return JSON.stringify(value);
}
catch(error){
if(error instanceof RangeError)
return undefined;
throw error;
}
}
function isRecord(value){
return typeof value==='object'&&value!==null&&!Array.isArray(value);
}
function recordOf(value){
return isRecord(value)?value:{};
}
function isDeeperThan(depth,value){
if(typeof value!=='object'||value===null)
return false;
return depth===0||Object.values(value).some((within)=>isDeeperThan(depth-1,within));
}
function jsonProblem(text,message){
if(text.trim()==='')
return 'it is empty';
if(text.includes('\0'))
return 'it is not a text file';
const position=Number(/at position (\d+)/.exec(message)?.[1]??0);
if(/Unexpected end|Unterminated/.test(message)||position>=text.trimEnd().length){
return 'it ends too early. A quotation mark or a bracket is not closed';
}
const[,line,column]=/\(line (\d+) column (\d+)\)/.exec(message)??[];
return line===undefined||column===undefined
?'a name or a value is not valid JSON. Names and texts need double quotation marks'
:`line ${line}, column ${column} is not valid JSON. Names and texts need double quotation marks, and a list must not end with a comma`;
}
}),
62070:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
DV:()=>(codeBlock),
FV:()=>(escapeMarkdown),
Gg:()=>(codeElement),
MZ:()=>(codeCell),
SS:()=>(codeSpan),
k9:()=>(linkMarkdown),
ml:()=>(joinParagraphs),
nf:()=>(link),
zH:()=>(details)
});
var _fence_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(35695);
var _visible_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(2754);
var _shorten_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(64607);
var _active_content_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(66634);
const MAX_SPAN=160;
const MAX_SENTENCES=2_000;
function codeSpan(text,maxLength=MAX_SPAN){
const code=(0,_active_content_js__WEBPACK_IMPORTED_MODULE_2__.Jr)((0,_shorten_js__WEBPACK_IMPORTED_MODULE_1__.TN)(text,maxLength));
if(code==='')
return '';
const ticks=(0,_fence_js__WEBPACK_IMPORTED_MODULE_3__.b)(code,1);
const padding=code.startsWith('`')||code.endsWith('`')?' ':'';
return ticks+padding+code+padding+ticks;
}
function codeCell(text,maxLength=MAX_SPAN){
const code=(0,_shorten_js__WEBPACK_IMPORTED_MODULE_1__.TN)(text,maxLength);
return code.includes('|')?codeElement(code,maxLength):codeSpan(code,maxLength);
}
function codeElement(text,maxLength=MAX_SPAN){
const code=(0,_active_content_js__WEBPACK_IMPORTED_MODULE_2__.Jr)((0,_shorten_js__WEBPACK_IMPORTED_MODULE_1__.TN)(text,maxLength));
return `<code>${code.replace(/[!-/:-@[-`{-~]/g,(character)=>`&#${character.charCodeAt(0)};`)}</code>`;
}
function escapeMarkdown(text,maxLength=MAX_SENTENCES){
return(0,_active_content_js__WEBPACK_IMPORTED_MODULE_2__._N)((0,_shorten_js__WEBPACK_IMPORTED_MODULE_1__.TN)(text,maxLength),false)
.map(({isActive,text:piece})=>(isActive?codeSpan((0,_active_content_js__WEBPACK_IMPORTED_MODULE_2__.UJ)(piece),maxLength):escapePunctuation(piece)))
.join('');
}
function codeBlock(text,language=''){
const shown=(0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__.Q)(text).replace(/(?<!\n)\n+$/,'');
const code=language===''?(0,_active_content_js__WEBPACK_IMPORTED_MODULE_2__.Jr)(shown):shown;
const ticks=(0,_fence_js__WEBPACK_IMPORTED_MODULE_3__.b)(code,3);
return `${ticks}${language}\n${code}\n${ticks}`;
}
function details(title,body){
return `<details>\n<summary>${title}</summary>\n\n${body}\n\n</details>`;
}
function joinParagraphs(paragraphs){
return paragraphs.filter(Boolean).join('\n\n');
}
function link(label,url){
return linkMarkdown(escapePunctuation(label),url);
}
function linkMarkdown(label,url){
return `[${label}](<${url.replace(/[<>\s\\]/g,encodeURIComponent)}>)`;
}
function escapePunctuation(text){
return text.replace(/[\\`*_[\]<>&~#$]/g,String.raw `\$&`).replaceAll('|','&#124;');
}
}),
64607:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
TN:()=>(oneLine),
VI:()=>(beginningOf),
l2:()=>(capitalized),
ml:()=>(shorten),
uA:()=>(withPeriod)
});
var _visible_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(2754);
function shorten(text,maxLength){
if(text.length<=maxLength)
return text;
return `${beginningOf(text,maxLength-1).trimEnd()}…`;
}
function beginningOf(text,maxLength){
return text.slice(0,maxLength).replace(/[\uD800-\uDBFF]$/u,'');
}
function withPeriod(text){
return text.replace(/\.?$/,'.');
}
function capitalized(text){
return text.replace(/^(\[?)([a-z])/,(_,before,first)=>before+first.toUpperCase());
}
function oneLine(text,maxLength){
const line=(0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__.Q)(text.slice(0,maxLength*4+100)).replace(/\s+/g,' ');
return shorten(line.trim(),maxLength);
}
})
};
;
