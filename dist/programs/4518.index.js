export const id=4518;
export const ids=[4518];
export const modules={
90294:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
d:()=>(canonicalJson),
u:()=>(isRecord)
});
function canonicalJson(value){
return JSON.stringify(value??null,(_,each)=>(isRecord(each)?sorted(each):each));
}
function isRecord(value){
return typeof value==='object'&&value !==null&&!Array.isArray(value);
}
function sorted(value){
return Object.fromEntries(Object.entries(value).sort(([a],[b])=>(a<b?-1:1)));
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
const room=Math.max(0,maxLength - removedNote(text.length,text.length).length - 1);
const head=text.slice(0,characterStart(text,Math.ceil(room / 2)));
const tail=text.slice(characterStart(text,text.length - Math.floor(room / 2)));
const removed=text.length - head.length - tail.length;
return `${head}${removedNote(removed,text.length)}${tail}`.toWellFormed();
}
function removedNote(removed,length){
return `\n[… ${removed} of ${length} characters removed here …]\n`;
}
function characterStart(text,position){
const isInside=/^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(text.slice(position - 1,position + 1));
return isInside?position - 1:position;
}
}),
89748:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
demo:()=>(demo)
});
var promises_=__webpack_require__(51455);
var external_node_os_=__webpack_require__(48161);
var external_node_path_=__webpack_require__(76760);
var project=__webpack_require__(96413);
var start_emulators=__webpack_require__(70522);
var script=__webpack_require__(97185);
var visible_text=__webpack_require__(2754);
var choose_sandbox=__webpack_require__(67961);
var external_node_child_process_=__webpack_require__(31421);
var external_node_util_=__webpack_require__(57975);
;
async function testFreshClone({cloneUrl,branch,base,folder,environment}){
const run=(0,external_node_util_.promisify)(external_node_child_process_.execFile);
await run('git',['clone','--quiet','--branch',branch,cloneUrl,folder],{env:environment});
const range=`origin/${base}...HEAD`;
const{stdout:diff}=await run('git',['diff','--no-color','--no-ext-diff',range],{
cwd:folder,
env:environment
});
const exitCode=await run('npm',['test'],{cwd:folder,env:environment}).then(()=>0,exitCodeOf);
return{command:'npm test',exitCode,diff};
}
function exitCodeOf(error){
if(Error.isError(error)&&'code' in error&&typeof error.code==='number')
return error.code;
throw error;
}
var start_model=__webpack_require__(74679);
var run_action=__webpack_require__(81749);
;
const ASKING=[
{
toolCalls:[{name:'run_command',arguments:{command:'npm install left-pad',request_approval:true}}]
},
{toolCalls:[{name:'finish',arguments:{title:'Wait',description:'The package is needed first.'}}]}
];
const REFUSING=()=>({
...{fault:'status',status:401},
body:{error:{message:'Incorrect API key provided.'}}
});
async function playOtherEnds(emulators,job){
return await Promise.all([
playEnd(emulators,{state:'Needs approval',runId:2,script:ASKING},job),
playEnd(emulators,{state:'Failed',runId:3,script:REFUSING},job)
]);
}
async function playEnd(emulators,{script,...end},{inputs,...job}){
const{repository,folder}=emulators;
const model=await(0,start_model .D)({script});
try{
const issue=repository.openIssue(project .lA).number;
const comment=repository.comment(issue,project .Xq);
const lines=[];
const main=await(0,run_action .C)(emulators,{
...{...job,commentId:comment.id,runId:end.runId},
workspace:await(0,promises_.mkdtemp)((0,external_node_path_.join)(folder,'workspace-')),
inputs:{...inputs,'base-url':model.baseUrl,'api-key':model.apiKey},
onLine:(line)=>void lines.push((0,visible_text .Q)(line))
});
return{...end,issue,run:{summary:main.summary,lines}};
}
finally{
await model.close();
}
}
var call_status=__webpack_require__(41079);
var format=__webpack_require__(79623);
var shell_quote=__webpack_require__(41609);
var text_blocks=__webpack_require__(3945);
;
const DETAILS=6;
class DemoLog{
#style;
#say;
#details=[];
constructor(style,say){
this.#style=style;
this.#say=say;
}
add(line){
const text=(0,visible_text .Q)(line);
if(text.startsWith('    '))
this.#details.push(text);
else{
this.end();
this.#print(/^[▸■]/.test(text)?text:this.#style('dim',text));
}
}
end(){
const hidden=this.#details.length - DETAILS;
if(hidden>0)
this.#print(this.#style('dim',`    … ${hidden} lines`));
for(const line of this.#details.slice(-DETAILS))
this.#print(this.#style('dim',line));
this.#details=[];
}
#print(text){
this.#say(`${this.#style('dim','  │')} ${text}\n`);
}
}
function demoText(result,options){
const{style,demo}=options;
const{pullRequest,outcome,proof,durationMs,modelRequests,githubRequests,tracePage,kept}=result;
const requests=`${modelRequests} requests to the model, ${githubRequests} to GitHub`;
const figures=`Outcome: ${outcome}, after ${(0,format .a3)(durationMs)}, ${requests}.`;
if(!pullRequest||!proof)
return `\n${style('bold','No pull request was opened.')}\n${figures}\n`;
const sign=proof.exitCode===0?style('green',call_status .B2.done.symbol):style('red',call_status .B2.failed.symbol);
const sections=[
style('bold',`Pull request #${pullRequest.number}: ${pullRequest.title}`),
(0,text_blocks .pZ)(leadOf(pullRequest.body)),
style('bold','Change'),
(0,text_blocks .pZ)((0,text_blocks .N5)(proof.diff,style)),
style('bold','Test result'),
(0,text_blocks .pZ)(`${sign} ${proof.command} on a fresh clone of the branch: exit code ${proof.exitCode}`),
(0,text_blocks .pZ)(figures),
tracePage===undefined?'':style('bold','Every turn, call and change of the run, as a page'),
tracePage===undefined?'':(0,text_blocks .pZ)(tracePage),
kept?keptText(kept,style):'',
nextText(demo,kept?.trace,style)
];
return `\n${sections.filter(Boolean).join('\n\n')}\n`;
}
function leadOf(body){
return(body.split(/\n(?:> \[!|<details>)/,1)[0]??'').trim();
}
function keptText({folder,...paths},style){
const lines=Object.entries(paths).map(([name,path])=>`${name.padEnd(12)}${path}`);
return `${style('bold','Kept')} in ${folder}\n\n${(0,text_blocks .pZ)(lines.join('\n'))}`;
}
function nextText(demo,trace,style){
const program=demo.startsWith('npm')?'npx node dist/cli/index.js':'forgehand';
const commands=[
[`${demo} --serve`,'show the issue, the pull request, each state of the comment and the trace as pages'],
...(trace===undefined
?[[`${demo} --keep`,'keep the repository, the workspace and the trace, with its page']]
:[]),
[
`${program} trace ${(0,shell_quote .e)(trace??'trace.jsonl')} --open`,
'look at a run: turns, calls, changes, tokens and cost as one page'
],
[`${program} run "fix the failing test" --model NAME`,'run a real model in your own checkout'],
[`${program} init`,'set up the workflow for your repository on GitHub']
];
const width=Math.max(...commands.map(([command])=>command.length));
const lines=commands.map(([command,about])=>`${command.padEnd(width)}  ${style('dim',about)}`);
return `${style('bold','Next')}\n\n${(0,text_blocks .pZ)(lines.join('\n'))}`;
}
var interrupt=__webpack_require__(75098);
var json_text=__webpack_require__(3727);
var cli_machine=__webpack_require__(97012);
var package_root=__webpack_require__(29850);
var external_node_events_=__webpack_require__(78474);
var write_page=__webpack_require__(13540);
;
async function servePage(emulators,{run,trace,otherEnds,signal,say}){
const[{renderPage},{viewThread},{renderRunPage},{renderStatesPage}]=await Promise.all([
Promise.all([__webpack_require__.e(1479),__webpack_require__.e(108),__webpack_require__.e(7016),__webpack_require__.e(3011),__webpack_require__.e(3361),__webpack_require__.e(5850),__webpack_require__.e(687),__webpack_require__.e(6501)]).then(__webpack_require__.bind(__webpack_require__,86501)),
__webpack_require__.e(1826).then(__webpack_require__.bind(__webpack_require__,71826)),
Promise.all([__webpack_require__.e(1479),__webpack_require__.e(108),__webpack_require__.e(7016),__webpack_require__.e(3011),__webpack_require__.e(3361),__webpack_require__.e(5850),__webpack_require__.e(687),__webpack_require__.e(8480)]).then(__webpack_require__.bind(__webpack_require__,88480)),
Promise.all([__webpack_require__.e(1479),__webpack_require__.e(108),__webpack_require__.e(7016),__webpack_require__.e(3011),__webpack_require__.e(3361),__webpack_require__.e(5850),__webpack_require__.e(687),__webpack_require__.e(4834)]).then(__webpack_require__.bind(__webpack_require__,4834))
]);
const{github,repository}=emulators;
const name=repository.fullName;
const issues=[...repository.state.issues.values()];
const threads=await Promise.all(issues.map((issue)=>viewThread(repository,issue,github.serverUrl)));
const others=new Set(otherEnds.map(({issue})=>issue));
const own=threads.filter(({number})=>!others.has(number));
const runPath=(id)=>`/${name}/actions/runs/${id}`;
const tracePath=`${runPath(1)}/trace`;
const links=[
{text:'States of the comment',url:'/comments'},
{text:'Log of the run',url:runPath(1)},
...(trace===''?[]:[{text:'Trace of the run',url:tracePath}])
];
const pages=new Map([
['/',()=>renderPage(name,own,links)],
['/comments',()=>renderStatesPage(name,commentStates(emulators,otherEnds),links)],
[runPath(1),()=>renderRunPage(name,run)],
...otherEnds.map((end)=>[runPath(end.runId),()=>renderRunPage(name,end.run)]),
...(trace===''?[]:[[tracePath,()=>(0,write_page .Z)(trace)]]),
...threads.map((thread)=>[URL.parse(thread.url)?.pathname??'',()=>renderPage(name,[thread],links)])
]);
github.servePages((path)=>pages.get(path)?.()??Promise.resolve(undefined));
const shown='The issue, the pull request, the comment in each state, the log and the trace as pages';
say(`\n${shown}: ${github.serverUrl}/ (Ctrl+C ends it)\n`);
if(!signal.aborted)
await(0,external_node_events_.once)(signal,'abort');
}
function commentStates({repository,github},otherEnds){
const ours=(issue)=>repository.comments(issue).slice(1);
const url=(issue)=>`${github.serverUrl}/${repository.fullName}/issues/${issue}`;
const[issue=1]=repository.state.issues.keys();
const[progress]=ours(issue);
if(!progress)
return[];
const{states,author}=progress;
const last=states.length - 1;
const chosen=[
['Started',states[0]],
['Working',states[Math.ceil(last / 2)]],
['Done',states[last]]
];
const own=chosen.map(([state,text])=>({
...{state,url:url(issue),author:author.login},
body:text?.body??''
}));
const others=otherEnds.flatMap((end)=>ours(end.issue)
.slice(-1)
.map(({author,body})=>({state:end.state,url:url(end.issue),author:author.login,body})));
return[...own,...others];
}
var terminal_writer=__webpack_require__(44977);
;
const PROJECT={owner:'demo',name:'kitchen-timer'};
async function demo({json,keep,serve}){
const action=(0,package_root .Z)();
const signal=(0,interrupt .Y)();
const stream=json?process.stderr:process.stdout;
const style=(0,text_blocks .j9)(stream);
const say=(0,terminal_writer .A)(stream,process.env);
const machine=(0,cli_machine .R)();
const emulators=await(0,start_emulators .d)({
repository:{...PROJECT,files:project .ZJ},
script:script .x,
maintainer:project .Xq.author,
searchPath:machine.PATH
});
try{
const options={action,machine,signal,style,say:json?()=>undefined:say,keep:keep===true};
const{result,run,job}=await runDemo(emulators,options);
if(json)
process.stdout.write((0,json_text .s)(result));
else
say(demoText(result,{style,demo:invocation()}));
const isSuccess=result.outcome==='proposed'&&result.proof?.exitCode===0;
if(serve&&!signal.aborted){
const otherEnds=await playOtherEnds(emulators,job);
await servePage(emulators,{run,trace:result.outputs['trace-path']??'',otherEnds,signal,say});
}
return isSuccess?0:1;
}
finally{
await emulators.close({keepFiles:keep===true});
}
}
function invocation(){
return process.env['npm_lifecycle_event']==='demo'?'npm run demo --':'forgehand demo';
}
async function runDemo(emulators,options){
const{machine,keep,signal}=options;
const{main,lines,job}=await answerComment(emulators,options);
const branch=main.outputs['branch']??'';
const clone=(0,external_node_path_.join)(emulators.folder,'fresh-clone');
const proof=branch===''||signal.aborted
?undefined
:await testFreshClone({
cloneUrl:emulators.repository.cloneUrl,
branch,
base:emulators.repository.state.defaultBranch,
folder:clone,
environment:machine
});
const kept={
folder:emulators.folder,
repository:emulators.repository.state.git.directory,
workspace:emulators.workspace,
trace:main.outputs['trace-path']??'',
page:main.outputs['trace-html-path']??'',
clone
};
const tracePage=keep||kept.page===''?kept.page:await copyOut(kept.page);
const result=summarize(emulators,main,{proof,tracePage:tracePage||undefined,kept:keep?kept:undefined});
return{result,run:{summary:main.summary,lines},job};
}
async function copyOut(page){
const copy=(0,external_node_path_.join)(await(0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(),'forgehand-demo-')),'trace.html');
await(0,promises_.copyFile)(page,copy);
return copy;
}
async function answerComment(emulators,options){
const{action,machine,signal,style,say}=options;
const{repository,github,model}=emulators;
const issue=repository.openIssue(project .lA);
const comment=repository.comment(issue.number,project .Xq);
const[request='']=project .Xq.body.split('\n',1);
say(`${style('bold','From a comment to a pull request')}: everything runs on this machine, without an API key or an account.\n\n`);
say(`  GitHub  ${github.serverUrl} with the repository ${repository.fullName}\n`);
say(`  model   ${model.baseUrl}, which follows a script\n\n`);
say(`${style('bold',project .lA.author)} opened issue #${issue.number}: ${project .lA.title}\n`);
say(`${style('bold',project .Xq.author)} commented: ${style('cyan',request)}\n\n`);
const inputs=await inputsFor(emulators,options);
const log=new DemoLog(style,say);
const lines=[];
const onLine=(line)=>{
lines.push((0,visible_text .Q)(line));
log.add(line);
};
const environment={...machine,FORGEHAND_PROGRESS_MS:String(PROGRESS_MS)};
const job={action,environment,inputs,signal};
const main=await(0,run_action .C)(emulators,{...job,commentId:comment.id,onLine});
log.end();
return{main,lines,job};
}
const PROGRESS_MS=500;
async function inputsFor(emulators,{machine,style,say}){
const stateFolder=(0,external_node_path_.join)(emulators.folder,'sandbox');
const sandboxOptions={root:emulators.workspace,stateFolder,hidden:[],readable:[],searchPath:machine.PATH};
if(await(0,choose_sandbox .H)('auto',sandboxOptions))
return{};
say(style(['bold','yellow'],'NO SANDBOX WORKS ON THIS MACHINE.'));
say(' The demo continues without one, because it runs only its own code. The action would\n');
say('refuse commands here. Install bubblewrap and allow user namespaces to run them.\n\n');
return{sandbox:'off'};
}
function summarize(emulators,main,more){
const{outputs,exitCode,durationMs}=main;
const number=Number(outputs['pull-request-number']);
const opened=number>0?emulators.repository.pullRequest(number):undefined;
return{
outcome:outputs['outcome']??'none',
pullRequest:opened&&{
number,
url:outputs['pull-request-url']??'',
title:opened.title,
body:opened.body??''
},
outputs,
exitCode,
durationMs:Math.round(durationMs),
githubRequests:emulators.github.requests.length,
modelRequests:emulators.model.requests.length,
...more
};
}
}),
66634:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
GD:()=>(breakSkipMarkers),
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
const BOT_MENTION=new RegExp(`@(?=${BOT_NAME})`,'gi');
const BOT_LINE=new RegExp(String.raw `^([ \t]*)@(?=${BOT_NAME}[\w-]*[ \t]+[a-z])`,'gim');
const COMMAND_LINE=new RegExp(String.raw `^(?=(?:[/!][a-z][\w-]*|(?:${BOTS_WITHOUT_SIGN})[:,]?)(?:[ \t]|$))`,'gim');
const SKIPS_CHECKS=/\[((?:skip|no)[ _-]?(?:ci|actions)|(?:ci|actions)[ _-]?skip)\]/gi;
const TRAILING_PUNCTUATION=/[.,;:!?'")\]*_~]+$/;
const SCHEME=/^[a-z][a-z0-9+.-]*:\/\//i;
function splitActiveContent(text,startsLine){
const pieces=[];
const active=new RegExp(ACTIVE_PATTERNS.join('|'),'gim');
const firstLineStart=startsLine?0:text.indexOf('\n')+ 1||Infinity;
let start=0;
for(let match=active.exec(text);match;match=active.exec(text)){
if(match.groups?.['command']&&match.index<firstLineStart){
active.lastIndex=match.index + 1;
continue;
}
const found=match[0].replace(TRAILING_PUNCTUATION,'')||match[0];
if(match.index>start)
pieces.push({isActive:false,text:text.slice(start,match.index)});
pieces.push({isActive:true,text:found});
start=match.index + found.length;
active.lastIndex=start;
}
if(start<text.length)
pieces.push({isActive:false,text:text.slice(start)});
return pieces;
}
function inertText(active){
return withoutScheme(active).replace(BOT_MENTION,'');
}
function indentCommands(code){
return code.replace(COMMAND_LINE,' ').replace(BOT_LINE,'$1');
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
return '`'.repeat(Math.max(atLeast,longest + 1));
}
function labeledFence(label,text){
const marks=backticksAround(text,5);
return `${label}\n${marks}\n${text===''?'(empty)':text}\n${marks}`;
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
const code=(0,_shorten_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(text,maxLength);
if(code==='')
return '';
const ticks=(0,_fence_js__WEBPACK_IMPORTED_MODULE_3__ .b)(code,1);
const padding=code.startsWith('`')||code.endsWith('`')?' ':'';
return ticks + padding + code + padding + ticks;
}
function codeCell(text,maxLength=MAX_SPAN){
const code=(0,_shorten_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(text,maxLength);
return code.includes('|')?codeElement(code,maxLength):codeSpan(code,maxLength);
}
function codeElement(text,maxLength=MAX_SPAN){
const code=(0,_shorten_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(text,maxLength);
return `<code>${code.replace(/[!-/:-@[-`{-~]/g,(character)=>`&#${character.charCodeAt(0)};`)}</code>`;
}
function escapeMarkdown(text,maxLength=MAX_SENTENCES){
return(0,_active_content_js__WEBPACK_IMPORTED_MODULE_2__ ._N)((0,_shorten_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(text,maxLength),false)
.map(({isActive,text:piece})=>(isActive?codeSpan((0,_active_content_js__WEBPACK_IMPORTED_MODULE_2__ .UJ)(piece),maxLength):escapePunctuation(piece)))
.join('');
}
function codeBlock(text,language=''){
const code=(0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__ .Q)(text).replace(/\n+$/,'');
const ticks=(0,_fence_js__WEBPACK_IMPORTED_MODULE_3__ .b)(code,3);
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
})
};
