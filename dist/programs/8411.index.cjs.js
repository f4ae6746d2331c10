"use strict";
exports.id=8411;
exports.ids=[8411];
exports.modules={
3071:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
h:()=>(costOf)
});
function costOf(tokens,price){
const{input,cachedInput,cacheWrite=0,output}=tokens;
const fresh=input-cachedInput-cacheWrite;
const written=cacheWrite*(price.cacheWrite??price.input);
return(fresh*price.input+cachedInput*price.cachedInput+written+output*price.output)/ 1_000_000;
}
}),
12387:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
openDisplay:()=>(openDisplay)
});
var tslib__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(67877);
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760);
var _errors_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(59973);
var _report_log_reporters_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(52082);
var _report_reporters_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(60589);
var _report_run_record_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(61183);
var _report_trace_file_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(39237);
var _workspace_files_open_file_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(75455);
var _terminal_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(97985);
var _usage_error_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(4565);
async function openDisplay({stream,environment,redact,trace}){
const now=()=>Date.now();
const record=new _report_run_record_js__WEBPACK_IMPORTED_MODULE_4__.d({now});
const snapshot=()=>record.snapshot();
const write=(0,_terminal_js__WEBPACK_IMPORTED_MODULE_7__.AO)(stream,environment);
const live=(0,_terminal_js__WEBPACK_IMPORTED_MODULE_7__.d7)(stream,environment)
?(await __webpack_require__.e(4970).then(__webpack_require__.bind(__webpack_require__,4970))).openLive(stream,environment,{snapshot,redact,now})
:undefined;
const onFailure=(text)=>{
if(live)
live.print(text);
else
write(`${text}\n`);
};
const files=trace===undefined?[]:[await openTrace({path:(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(trace),now,onFailure})];
return{reporters:new _report_reporters_js__WEBPACK_IMPORTED_MODULE_3__.T([record,live??(0,_report_log_reporters_js__WEBPACK_IMPORTED_MODULE_2__.O)(write),...files],redact),snapshot};
}
async function openTrace(options){
try{
if(await isOtherFile(options.path)){
throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_8__.e(`${options.path} exists and is not a trace, so it was not overwritten. Choose another path with --trace.`);
}
return new _report_trace_file_js__WEBPACK_IMPORTED_MODULE_5__.eM(options);
}
catch(error){
if(!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_9__.yo))
throw error;
throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_8__.e(error.message,{cause:error});
}
}
async function isOtherFile(path){
const env_1={stack:[],error:void 0,hasError:false};
try{
const stats=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path,{throwIfNoEntry:false});
if(!stats?.isFile()||stats.size===0)
return false;
const file=(0,tslib__WEBPACK_IMPORTED_MODULE_10__.mS)(env_1,new _workspace_files_open_file_js__WEBPACK_IMPORTED_MODULE_6__.T(path,node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY|node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW),false);
const start=Buffer.alloc(_report_trace_file_js__WEBPACK_IMPORTED_MODULE_5__.hI.length);
await file.read(start,0);
return start.toString('latin1')!==_report_trace_file_js__WEBPACK_IMPORTED_MODULE_5__.hI;
}
catch(e_1){
env_1.error=e_1;
env_1.hasError=true;
}
finally{
(0,tslib__WEBPACK_IMPORTED_MODULE_10__.hk)(env_1);
}
}
}),
61183:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
d:()=>(RunRecord)
});
var price=__webpack_require__(3071);
var sentences=__webpack_require__(25789);
var shorten=__webpack_require__(64607);
var judge_check=__webpack_require__(45356);
;
function stepsAfter(steps,event,at){
const isInterrupted=(step)=>event.kind==='ended'&&isFailure(event)&&step.endedAt===undefined;
const ended=()=>steps
.filter((step)=>!step.isIdle||isInterrupted(step))
.map((step)=>(step.endedAt===undefined?{...step,endedAt:at}:step));
switch(event.kind){
case 'step':{
const isIdle=event.step==='verifying';
return[...ended(),{step:event.step,startedAt:at,endedAt:undefined,hasFailed:false,isIdle}];
}
case 'ended':{
if(isFailure(event))
return withFailure(ended());
return ended().filter(({step})=>step!=='publishing'||!isUnpublished(event.outcome));
}
default:{
const running=steps.at(-1);
if(!running)
return steps;
const after=isOfStep(running.step,event)?withLast(steps,WORKING):steps;
return failsStep(running.step,event)?withFailure(after):after;
}
}
}
const WORKING={isIdle:false};
function isUnpublished(outcome){
return outcome.kind==='no_change'||('publication' in outcome&&outcome.publication===undefined);
}
const FAILED=new Set(['failed','cancelled','conflict','blocked']);
function isFailure({outcome}){
return FAILED.has(outcome.kind);
}
function withFailure(steps){
return withLast(steps,{hasFailed:true});
}
function withLast(steps,fields){
return steps.map((step,index)=>(index===steps.length-1?{...step,...fields}:step));
}
function failsStep(step,event){
switch(event.kind){
case 'checked':
return isOfStep(step,event)&&(0,judge_check.G)(event.check).kind!=='passed';
case 'dependencies':
return event.result==='failed';
case 'done':
return step==='working'&&['stuck','stopped','cancelled'].includes(event.end);
default:
return false;
}
}
function isOfStep(step,event){
return step==='verifying'&&event.kind==='checked'&&event.when==='after';
}
;
const MAX_SUBJECT=300;
const NO_TOKENS={input:0,cachedInput:0,output:0,reasoning:0,isEstimate:false};
const COUNTED_FROM_CHILDREN=new Set([
'usage',
'other-model-usage',
'fallback',
'bug'
]);
const NO_ROUND={
after:[],
outdated:undefined,
changedTestFiles:undefined,
renamedTests:undefined,
oldTests:undefined
};
class RunRecord{
#now;
#running=new Map();
#tools=[];
#denials=new Map();
#warnings=new Set();
#ownTokens=NO_TOKENS;
#otherDollars=0;
#earlierMs=0;
#endedAt;
#recorded;
constructor(options){
this.#now=options.now;
this.#recorded={
run:undefined,
startedAt:this.#now(),
steps:[],
todo:[],
threads:[],
baseCommit:undefined,
basePage:undefined,
turns:0,
tokens:NO_TOKENS,
selfReview:undefined,
installations:[],
verification:{before:[],after:[]},
annotations:[],
attachments:undefined,
files:[],
approvals:[],
sandbox:undefined,
excludedFiles:undefined,
unpublished:undefined,
structuredOutput:undefined,
isStopping:false,
outcome:undefined
};
}
onEvent(event){
switch(event.kind){
case 'tool-started':
this.#running.set(event.callId,{
name:event.name,
subject:(0,shorten.TN)(event.subject,MAX_SUBJECT),
startedAt:this.#elapsed(),
edits:[]
});
return;
case 'file-modified':
this.#addEdit(event);
return;
case 'tool-finished':
this.#finishTool(event);
return;
case 'child':
this.#addChildEvent(event.event);
return;
case 'usage':
this.#ownTokens=sum(this.#ownTokens,event.tokens);
break;
case 'other-model-usage':
this.#otherDollars=plus(this.#otherDollars,event.price&&(0,price.h)(event.tokens,event.price));
break;
case 'earlier-job':
this.#tools.push(...event.earlier.tools);
this.#otherDollars=event.earlier.cost;
this.#earlierMs=event.earlier.durationMs;
this.#continueFrom(event.earlier);
break;
case 'ended':
this.#endedAt=this.#now();
this.#running.clear();
break;
default:
}
const steps=stepsAfter(this.#recorded.steps,event,this.#elapsed());
const{warning,...change}=changeBy(event,this.#recorded);
if(warning!==undefined)
this.#warnings.add(warning);
this.#recorded={...this.#recorded,...change,steps};
}
snapshot(){
const{run}=this.#recorded;
return{
...this.#recorded,
tools:[...this.#tools],
denials:[...this.#denials.values()],
warnings:[...this.#warnings],
durationMs:this.#earlierMs+(this.#endedAt??this.#now())-this.#recorded.startedAt,
cost:plus(this.#otherDollars,run?.price&&(0,price.h)(this.#ownTokens,run.price)),
running:[...this.#running.values()].map(({name,subject})=>({name,subject}))
};
}
#finishTool(event){
const{callId,name,status,exitCode,durationMs,denial}=event;
const{startedAt=this.#elapsed()-durationMs,edits=[]}=this.#running.get(callId)??{};
this.#running.delete(callId);
const subject=(0,shorten.TN)(event.subject,MAX_SUBJECT);
this.#tools.push({name,subject,status,exitCode,startedAt,durationMs,edits});
this.#addDenial(denial);
}
#addEdit({callId,path,added,removed}){
const call=this.#running.get(callId);
if(call)
this.#running.set(callId,{...call,edits:[...call.edits,{path,added,removed}]});
}
#addChildEvent(event){
if(COUNTED_FROM_CHILDREN.has(event.kind))
this.onEvent(event);
if(event.kind==='tool-finished')
this.#addDenial(event.denial);
}
#addDenial(denial){
if(denial&&!this.#denials.has(denial.command))
this.#denials.set(denial.command,denial);
}
#continueFrom({denials,warnings}){
const reported=warnings.map((text)=>`Reported by the propose job: ${text}`);
this.#warnings=new Set([...reported,...this.#warnings]);
for(const denial of denials)
this.#addDenial(denial);
}
#elapsed(){
return this.#now()-this.#recorded.startedAt;
}
}
function changeBy(event,run){
switch(event.kind){
case 'started':
return{run:event.run};
case 'configured':{
const{model,host,receivers,limits,price}=event;
return run.run?{run:{...run.run,model,host,receivers,limits,price}}:{};
}
case 'todo':
return{todo:event.items};
case 'attachments':
return{attachments:{images:event.images,texts:event.texts,missing:event.missing,hidden:0}};
case 'file-attached':
return{
files:[...run.files.filter(({name})=>name!==event.name),{name:event.name,bytes:event.bytes}]
};
case 'response':
return event.text===undefined?{attachments:withHidden(run.attachments,event.hiddenImages)}:{};
case 'stop-requested':
return{isStopping:true};
case 'base-commit':
return{baseCommit:event.commit,basePage:event.page};
case 'dependencies':
return{installations:[...run.installations,event]};
case 'step':
return{verification:afterStep(run.verification,event)};
case 'proof-shared':
return{verification:{...run.verification,sharedBecause:event.because}};
case 'checked':
return{verification:withCheck(run.verification,event.when,event.check)};
case 'dependencies-outdated':
return{verification:{...run.verification,outdated:event.because}};
case 'self-review':
return{selfReview:event};
case 'tests-changed':{
const{changedTestFiles,renamedTests,oldTests}=event;
return{verification:{...run.verification,changedTestFiles,renamedTests,oldTests}};
}
case 'no-checks':
return{verification:{...run.verification,noChecks:event.why}};
case 'annotations':
return{annotations:event.annotations};
case 'checks-not-run':
return{verification:{...run.verification,notRun:event.commands}};
case 'files-unpublished':
return{verification:{...run.verification,unpublished:event.paths}};
case 'work-rebased':
return{verification:{...run.verification,rebasedOnto:event.onto}};
case 'approved':{
const{hash,what,by}=event;
return{approvals:[...run.approvals,{hash,what,by}]};
}
case 'warning':
return{warning:event.text};
case 'sandbox':
return sandboxChange(event);
case 'earlier-job':
return continueFrom(run,event.earlier);
case 'threads-settled':
return{threads:event.threads};
case 'structured-output':
return{structuredOutput:event.json};
case 'files-excluded':
return{excludedFiles:{paths:event.paths,rules:event.rules,patch:event.patch}};
case 'change-unpublished':
return event.paths.length===0?{}:{unpublished:event};
case 'ended':
return{outcome:event.outcome};
default:
return changeByAgent(event,run);
}
}
function changeByAgent(event,run){
switch(event.kind){
case 'turn':
return{turns:event.turn};
case 'usage':
case 'other-model-usage':
return{tokens:sum(run.tokens,event.tokens)};
case 'fallback':
return{warning:(0,sentences.kc)(event)};
case 'bug':
return{warning:`${event.tool} crashed. This is a bug in Forgehand; the log of the run has the details.`};
default:
return{};
}
}
function continueFrom(run,earlier){
const{model,host,receivers,turns,tokens,selfReview,verification}=earlier;
const price={input:0,cachedInput:0,output:0};
const sandbox=earlier.sandbox&&`${earlier.sandbox} This was reported by the propose job.`;
const{notRun}=run.verification;
const start=run.run&&{...run.run,model,host,receivers,price};
return{
run:start,
turns,
tokens,
selfReview,
verification:{...verification,...(notRun&&{notRun})},
sandbox
};
}
function withHidden(attachments,hidden=0){
if(!attachments||hidden<=attachments.hidden)
return attachments;
return{...attachments,hidden};
}
function afterStep(verification,{step,failed}){
if(failed!==undefined)
return{...verification,rounds:[...(verification.rounds??[]),failed]};
return step==='verifying'?{...verification,...NO_ROUND}:verification;
}
function withCheck(verification,when,check){
const others=verification[when].filter(({command})=>command!==check.command);
return{...verification,[when]:[...others,check]};
}
function sandboxChange({description,probes,refused}){
if(description!==undefined)
return{sandbox:`${description} ${(0,sentences.W9)(probes)}.`};
const tried=refused.length===0?'':` Tried: ${refused.join('; ')}.`;
return{warning:`No sandbox works here, so commands are refused.${tried}`};
}
function plus(a,b){
return a===undefined||b===undefined?undefined:a+b;
}
function sum(a,b){
const cacheWrite=(a.cacheWrite??0)+(b.cacheWrite??0);
return{
input:a.input+b.input,
cachedInput:a.cachedInput+b.cachedInput,
...(cacheWrite>0&&{cacheWrite}),
output:a.output+b.output,
reasoning:a.reasoning+b.reasoning,
isEstimate:a.isEstimate||b.isEstimate
};
}
}),
25789:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
BD:()=>(failedStepWords),
GB:()=>(excludedWithRules),
W9:()=>(selfTestSentence),
bL:()=>(excludedNames),
bT:()=>(describeCheckEnd),
kc:()=>(fallbackSentence),
pT:()=>(STEP_TITLES),
sD:()=>(dataNoticeSentence)
});
var _agent_call_status_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(41079);
const STEP_TITLES={
permission:'Check permission',
reading:'Read the thread',
preparing:'Prepare the workspace',
installing:'Install the dependencies',
working:'Work',
verifying:'Run the checks',
publishing:'Submit the change'
};
function failedStepWords(step){
return step==='verifying'?'not all passed':'failed';
}
function excludedWithRules({paths,rules}){
return paths.map((path,index)=>({path,rule:rules[index]??''}));
}
const MAX_EXCLUDED=10;
function excludedNames(excluded,quote=(path)=>path,quoteRule=(rule)=>rule){
const byRule=Map.groupBy(excluded.slice(0,MAX_EXCLUDED),({rule})=>rule);
const groups=[...byRule].map(([rule,files])=>{
const names=files.map(({path})=>quote(path)).join(', ');
return rule===''?names:`${names} (${quoteRule(rule)})`;
});
const more=excluded.length-MAX_EXCLUDED;
return[...groups,...(more>0?[`${more} more`]:[])].join(', ');
}
function describeCheckEnd({kind,crash},exitCode){
switch(kind){
case 'passed':
return{sign:_agent_call_status_js__WEBPACK_IMPORTED_MODULE_0__.B2.done,label:'exit 0'};
case 'failed':
return{sign:_agent_call_status_js__WEBPACK_IMPORTED_MODULE_0__.B2.failed,label:`exit ${exitCode??''}${crash===undefined?'':` (crashed: ${crash})`}`};
case 'timed-out':
return{sign:_agent_call_status_js__WEBPACK_IMPORTED_MODULE_0__.B2['timed-out'],label:'did not finish'};
case 'could-not-run':
return{sign:_agent_call_status_js__WEBPACK_IMPORTED_MODULE_0__.B2['could-not-run'],label:'could not run'};
}
}
function fallbackSentence({from,to,reason}){
return `Switched from ${from.name} at ${from.host} to ${to.name} at ${to.host}: ${reason}`;
}
function selfTestSentence(probes){
const failed=probes.filter(({held})=>!held);
const counts=`Self-test: ${probes.length-failed.length} of ${probes.length} passed`;
if(failed.length===0)
return counts;
return `${counts}; failed: ${failed.map(({name,detail})=>`${name} (${detail})`).join(', ')}`;
}
function dataNoticeSentence({task,receivers},quote){
if(receivers.length===0)
return '';
const data=task?'The code, this thread and the output of commands':'The code and the output of commands';
const[main='',...others]=receivers.map((receiver)=>describeReceiver(receiver,quote));
const more=others.length>0?`, and may go to ${joinWithAnd(others)}`:'';
return `${data} go to ${main}${more}.`;
}
function describeReceiver({name,host,provider},quote){
return `${quote(name)} at ${quote(host)}${provider===undefined?'':` (${provider})`}`;
}
function joinWithAnd(names){
return[names.slice(0,-1).join(', '),names.at(-1)??''].filter((part)=>part!=='').join(' and ');
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
9226:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
A:()=>(markdownList),
J:()=>(fitAround)
});
function markdownList(items,maxLength=Infinity){
const lines=items.map((item)=>`- ${item}`);
const all=lines.join('\n');
if(all.length<=maxLength)
return all;
const gap=(count)=>`- … ${count} more …`;
const{start,end}=fitAround(lines,maxLength-gap(lines.length).length);
if(start===0)
return '';
const left=lines.length-start-end;
return[...lines.slice(0,start),gap(left),...lines.slice(lines.length-end)].join('\n');
}
function fitAround(lines,room){
let start=0;
let end=0;
let used=0;
for(;;){
const next=start<=end?lines[start]:lines[lines.length-1-end];
used+=(next?.length??Infinity)+1;
if(used>room)
return{start,end};
if(start<=end)
start+=1;
else
end+=1;
}
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
})
};
;
