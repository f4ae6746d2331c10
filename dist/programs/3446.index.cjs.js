"use strict";
exports.id=3446;
exports.ids=[3446];
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
21387:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
p:()=>(createFinder)
});
;
const NAMED={amp:'&',lt:'<',gt:'>',quot:'"',apos:"'"};
const SCHEMES=[
{
sign:'\\',
pattern:/\\(?:u[\da-fA-F]{4}|["\\/bfnrt])/g,
decode:(escape)=>JSON.parse(`"${escape}"`)
},
{
sign:'%',
pattern:/%[0-7][\da-f]|%[c-f][\da-f](?:%[89ab][\da-f]){1,3}/gi,
decode:(escape)=>Buffer.from(escape.replaceAll('%',''),'hex').toString()
},
{
sign:'&',
pattern:/&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|amp|lt|gt|quot|apos);/g,
decode:(escape)=>{
const name=escape.slice(1,-1);
return NAMED[name]??characterOf(Number(name.replace('#','').replace(/^x/i,'0x')));
}
}
];
function unescapedViews(text){
return SCHEMES.flatMap((scheme)=>(text.includes(scheme.sign)?unescapedView(text,scheme):[]));
}
function unescapedView(text,{pattern,decode}){
const escapes=[];
let removed=0;
const view=text.replace(pattern,(escape,start)=>{
const character=decode(escape);
escapes.push({start,end:start+escape.length,at:start-removed,size:character.length});
removed+=escape.length-character.length;
return character;
});
if(escapes.length===0)
return[];
const originalRange=({start,end})=>({
start:originalOf(start,escapes).start,
end:originalOf(end-1,escapes).end
});
return[{text:view,originalRange}];
}
function originalOf(position,escapes){
let[low,high]=[0,escapes.length];
while(low<high){
const middle=(low+high)>>1;
if((escapes[middle]?.at??0)<=position)
low=middle+1;
else
high=middle;
}
const last=escapes[low-1];
if(last&&position<last.at+last.size)
return last;
const start=last?last.end+position-last.at-last.size:position;
return{start,end:start+1};
}
function characterOf(code){
return code<=0x10_ffff?String.fromCodePoint(code):'\ufffd';
}
;
const KEYWORD_LENGTH=3;
const BITS=5;
const LETTER=(1<<BITS)-1;
const KEYS=1<<(BITS*KEYWORD_LENGTH);
function createFinder(rules){
const candidates=new Map();
const isKey=new Uint8Array(KEYS);
for(const rule of rules){
for(const key of new Set(rule.keywords.map(keyOf))){
candidates.set(key,[...(candidates.get(key)??[]),rule]);
isKey[key]=1;
}
}
const find=(text)=>{
const ranges=[];
const free=new Map();
let key=0;
for(let at=0;at<text.length;at+=1){
key=nextKey(key,text.charCodeAt(at));
if(isKey[key]===0)
continue;
for(const rule of candidates.get(key)??[]){
const start=at+1-KEYWORD_LENGTH-rule.keywordOffset;
if(start<(free.get(rule)??0))
continue;
const range=rule.match(text,start);
if(!range)
continue;
ranges.push(range);
free.set(rule,range.end);
}
}
return ranges;
};
return(text)=>[
...find(text),
...unescapedViews(text).flatMap((view)=>find(view.text).map((range)=>view.originalRange(range)))
];
}
function keyOf(keyword){
return[0,1,2].reduce((key,at)=>nextKey(key,keyword.charCodeAt(at)),0);
}
function nextKey(key,code){
return((key<<BITS)|(code&LETTER))&(KEYS-1);
}
}),
9973:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
W:()=>(patternRules)
});
const START=String.raw `(?<![A-Za-z0-9_-])`;
const GITHUB=['hp_','ho_','hu_','hs_','hr_'];
function anyCase(pattern){
return pattern.replace(/\\.|\[[^\]]*\]|[A-Za-z]/g,(part)=>part.length===1?`[${part.toUpperCase()}${part.toLowerCase()}]`:part);
}
function parameter(name){
return String.raw `(?<=[?&;])${anyCase(name)}=(?=[^\s&"']{0,200}\d)(?<secret>[\w+/%.~-]{16,16384}={0,2})`;
}
const PLACEHOLDER=String.raw `(?:\$\{|\$\(|\$\w{1,80}@|\{\{|\{[\w.-]{1,80}\}@|%s@|%[({]|\*{1,80}@|\[[\w -]{1,80}\]@|\.{3}@|…@)`;
const NOWHERE=String.raw `(?:localhost|127\.0\.0\.1|\[::1\]|(?:[\w-]{1,63}\.){0,8}example(?:\.(?:com|net|org))?)(?![\w.-])`;
const ADDRESS_WITH_PASSWORD=[
String.raw `(?<=[A-Za-z0-9])://(?<user>[^\s:@/"'<>\\]{0,256}):`,
String.raw `(?!${PLACEHOLDER}|\k<user>@|\d{1,5}[?#]|${anyCase(`passw(?:or)?d@${NOWHERE}`)})`,
'(?<secret>[^\\s/"\'<>`\\\\]{1,512})(?=@(?!sha\\d{1,3}:)[A-Za-z0-9[$])'
].join('');
const SECRET_PATTERNS=[
{keywords:GITHUB,keywordOffset:1,source:String.raw `gh[pousr]_[A-Za-z0-9._-]{35,16384}[A-Za-z0-9_-]`},
{keywords:GITHUB,keywordOffset:1,source:String.raw `gh[pousr]_[A-Za-z0-9]{12,64}(?=…|\[…|$)`},
{keywords:['b_p'],keywordOffset:5,source:String.raw `github_pat_\w{22,16384}`},
{keywords:['sk-'],keywordOffset:0,source:String.raw `${START}sk-(?=[\w-]{0,80}[0-9A-Z])[\w-]{20,16384}`},
{keywords:['sk-'],keywordOffset:0,source:String.raw `${START}sk-[a-z]{20,200}(?![\w-])`},
{keywords:['sk-'],keywordOffset:0,source:String.raw `${START}sk-(?:proj|ant|or|svcacct|admin)-[\w-]{20,16384}`},
{
keywords:['sk_','rk_'],
keywordOffset:0,
source:String.raw `${START}[sr]k_(?:live|test|prod)_[A-Za-z0-9]{16,256}`
},
{keywords:['whs'],keywordOffset:0,source:String.raw `${START}whsec_[A-Za-z0-9+/=]{24,256}`},
{
keywords:['gsk','xai','ppl','r8_','hf_'],
keywordOffset:0,
source:String.raw `${START}(?:gsk_|xai-|pplx-|r8_|hf_)[A-Za-z0-9]{30,256}`
},
{keywords:['aki','asi'],keywordOffset:0,source:String.raw `(?<!\w)(?:AKIA|ASIA)[A-Z0-9]{16}(?!\w)`},
{
keywords:['sec'],
keywordOffset:0,
source:String.raw `${anyCase('secret_?access_?key')}["'\s:=]{1,8}(?<secret>[A-Za-z0-9/+]{40})(?![A-Za-z0-9/+=])`
},
{
keywords:['aws'],
keywordOffset:0,
source:String.raw `${anyCase('aws_session_token')}["'\s:=]{1,8}(?<secret>[A-Za-z0-9/+=]{60,4096})`
},
{keywords:['aiz'],keywordOffset:0,source:String.raw `${START}AIza[\w-]{35}`},
{keywords:['ya2'],keywordOffset:0,source:String.raw `${START}ya29\.[\w-]{20,4096}`},
{keywords:['goc'],keywordOffset:0,source:String.raw `${START}GOCSPX-[\w-]{20,64}`},
{keywords:['acc'],keywordOffset:0,source:String.raw `AccountKey=(?<secret>[\w+/=%&-]{30,1024})`},
{
keywords:['sha'],
keywordOffset:0,
source:String.raw `SharedAccess(?:Key|Signature)=(?<secret>[\w+/=%&-]{30,1024})`
},
{keywords:['8q~'],keywordOffset:3,source:String.raw `(?<![\w~.-])[\w~.-]{3}8Q~[\w~.-]{31,34}(?![\w~.-])`},
{keywords:['dop'],keywordOffset:0,source:String.raw `${START}dop_v1_[a-f0-9]{64}`},
{keywords:['dap'],keywordOffset:0,source:String.raw `${START}dapi[a-f0-9]{32}(?![\w])`},
{keywords:['xox'],keywordOffset:0,source:String.raw `${START}xox[abeoprs]-[\w-]{10,16384}`},
{keywords:['xap'],keywordOffset:0,source:String.raw `${START}xapp-\d-[\w-]{20,1024}`},
{
keywords:['s.s'],
keywordOffset:4,
source:String.raw `hooks\.slack\.com/(?:services|workflows|triggers)/(?<secret>[\w/]{20,256})`
},
{
keywords:['glp','gld','glr','glc','glf','gli','gla','gls','glo'],
keywordOffset:0,
source:String.raw `${START}gl(?:pat|ptt|dt|rt|cbt|ft|imt|agent|soat|oas|ffct)-[\w.-]{20,16384}`
},
{keywords:['npm'],keywordOffset:0,source:String.raw `(?<!\w)npm_[A-Za-z0-9]{36}(?!\w)`},
{keywords:['pyp'],keywordOffset:0,source:String.raw `${START}pypi-AgE[\w-]{40,1024}`},
{keywords:['rub'],keywordOffset:0,source:String.raw `${START}rubygems_[a-f0-9]{48}`},
{keywords:['dck'],keywordOffset:0,source:String.raw `${START}dckr_(?:pat|oat)_[\w-]{20,128}`},
{keywords:['sg.'],keywordOffset:0,source:String.raw `${START}SG\.[\w-]{16,64}\.[\w-]{16,128}`},
{keywords:['hvs','hvb'],keywordOffset:0,source:String.raw `${START}hv[sb]\.[\w-]{24,512}`},
{keywords:['shp'],keywordOffset:0,source:String.raw `${START}shp(?:at|ss|ca)_[a-fA-F0-9]{32}`},
{keywords:['lin'],keywordOffset:0,source:String.raw `${START}lin_api_[A-Za-z0-9]{32,64}`},
{keywords:['gls','glc'],keywordOffset:0,source:String.raw `${START}gl(?:sa|c)_[\w+/=]{32,512}`},
{keywords:['pma'],keywordOffset:0,source:String.raw `${START}PMAK-[a-f0-9-]{50,80}`},
{keywords:['sbp'],keywordOffset:0,source:String.raw `${START}sbp_[a-f0-9]{40}`},
{keywords:['fig'],keywordOffset:0,source:String.raw `${START}figd_[\w-]{36,64}`},
{keywords:['ntn'],keywordOffset:0,source:String.raw `${START}ntn_[A-Za-z0-9]{40,64}`},
{keywords:['tt3'],keywordOffset:3,source:String.raw `${START}ATATT3[\w=-]{60,512}`},
...[8,9,10].map((digits)=>({
keywords:[':aa'],
keywordOffset:digits,
source:String.raw `(?<![\w:])\d{${digits}}:AA[\w-]{33}(?![\w-])`
})),
{keywords:['e-s'],keywordOffset:2,source:String.raw `AGE-SECRET-KEY-1[0-9A-Z]{58}`},
{
keywords:['eyj'],
keywordOffset:0,
source:String.raw `${START}eyJ[\w-]{10,16384}\.[\w-]{10,16384}\.[\w-]{10,16384}`
},
{
keywords:['uth'],
keywordOffset:0,
source:String.raw `${anyCase('uthorization')}["']?[ \t]{0,4}[:=][ \t]{0,4}["']?${anyCase('(?:bearer|basic|token)')}[ \t]{1,4}(?=[^\s"']{0,200}\d)(?<secret>[A-Za-z0-9._~+/=-]{16,16384})`
},
{keywords:['sig'],keywordOffset:0,source:parameter('sig(?:nature)?')},
{
keywords:['x-a','x-c','x-g','x-o','x-t'],
keywordOffset:0,
source:parameter('x-[A-Za-z]{2,8}-(?:signature|security-token)')
},
{keywords:['sig'],keywordOffset:0,source:String.raw `(?<=[,\s])Signature=(?<secret>[0-9a-f]{40,512})(?![\w])`},
{keywords:['://'],keywordOffset:0,source:ADDRESS_WITH_PASSWORD},
{
keywords:['beg'],
keywordOffset:5,
source:String.raw `-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY[A-Z ]{0,10}-----(?:(?:(?!-----BEGIN )[^]){0,32768}?-----END [A-Z0-9 ]{0,40}PRIVATE KEY[A-Z ]{0,10}-----|[\w+/=\s>|:-]{0,32768})`
}
];
const patternRules=SECRET_PATTERNS.map(({keywords,keywordOffset,source})=>{
const pattern=new RegExp(source,'y');
return{
keywords,
keywordOffset,
match:(text,start)=>{
pattern.lastIndex=start;
const match=pattern.exec(text);
const end=pattern.lastIndex;
return match?{start:end-(match.groups?.['secret']??match[0]).length,end}:undefined;
}
};
});
}),
70508:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
G:()=>(wordRules),
N:()=>(valueRules)
});
const MIN_LENGTH=8;
const MIN_WORD_LENGTH=6;
function valueRules(values){
return trimmed(values)
.filter(({length})=>length>=MIN_LENGTH)
.flatMap(formsOf)
.map(({text,before,after})=>ruleFor(text,(_,start)=>({start:Math.max(0,start-before),end:start+text.length+after})));
}
function wordRules(values){
return trimmed(values)
.filter(({length})=>length>=MIN_WORD_LENGTH&&length<MIN_LENGTH)
.map((word)=>ruleFor(word,(text,start)=>{
const end=start+word.length;
return/\w/.test(text.charAt(start-1)+text.charAt(end))?undefined:{start,end};
}));
}
function trimmed(values){
return[...new Set(values.map((value)=>value.toWellFormed().trim()))];
}
function ruleFor(needle,rangeAt){
return{
keywords:[needle.slice(0,3)],
keywordOffset:0,
match:(text,start)=>(text.startsWith(needle,start)?rangeAt(text,start):undefined)
};
}
function formsOf(value){
const bytes=Buffer.from(value);
const hex=bytes.toString('hex');
const texts=new Set([value,value.replaceAll(' ','+'),hex,hex.toUpperCase()]);
return[...Array.from(texts,(text)=>({text,before:0,after:0})),...[0,1,2].flatMap(base64Forms)];
function base64Forms(offset){
const bits=(offset+bytes.length)*8;
const encoded=Buffer.concat([Buffer.alloc(offset),bytes]).toString('base64');
const text=encoded.slice(Math.ceil((offset*8)/ 6),Math.floor(bits/ 6));
const alphabets=new Set([text,text.replaceAll('+','-').replaceAll('/','_')]);
return Array.from(alphabets,(each)=>({
text:each,
before:offset===0?0:1,
after:bits%6===0?0:1
}));
}
}
}),
26837:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
KL:()=>(redactDeep),
Kx:()=>(PLACEHOLDER),
lY:()=>(createRedactor)
});
var _find_matches_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(21387);
var _known_patterns_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(9973);
var _known_values_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(70508);
const PLACEHOLDER='***';
const MAX_DEPTH=500;
function createRedactor(secrets){
const find=(0,_find_matches_js__WEBPACK_IMPORTED_MODULE_0__.p)([..._known_patterns_js__WEBPACK_IMPORTED_MODULE_1__.W,...(0,_known_values_js__WEBPACK_IMPORTED_MODULE_2__.N)(secrets),...(0,_known_values_js__WEBPACK_IMPORTED_MODULE_2__.G)(secrets)]);
return(text)=>replaceRanges(text,find(text));
}
function redactDeep(value,redact){
return redactBelow(value,redact,MAX_DEPTH);
}
function redactBelow(value,redact,depth){
if(typeof value==='string')
return redact(value);
if(typeof value!=='object'||value===null)
return value;
if(depth===0)
return '[too deep to show]';
if(Array.isArray(value))
return value.map((item)=>redactBelow(item,redact,depth-1));
return Object.fromEntries(Object.entries(value).map(([name,item])=>[redact(name),redactBelow(item,redact,depth-1)]));
}
function replaceRanges(text,ranges){
if(ranges.length===0)
return text;
const parts=[];
let from=0;
let isOpen=false;
for(const{start,end}of ranges.toSorted((a,b)=>a.start-b.start)){
if(!isOpen||start>from)
parts.push(text.slice(from,start),PLACEHOLDER);
isOpen=true;
from=Math.max(from,end);
}
return parts.join('')+text.slice(from);
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
