export const id=1354;
export const ids=[1354];
export const modules={
24486:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
d:()=>(RunRecord)
});
var _agent_price_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(3071);
var _sentences_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(25789);
var _text_shorten_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(64607);
const MAX_SUBJECT=300;
const NO_TOKENS={input:0,cachedInput:0,output:0,reasoning:0,isEstimate:false};
const COUNTED_FROM_CHILDREN=new Set([
'usage',
'other-model-usage',
'fallback',
'bug'
]);
class RunRecord{
#now;
#running=new Map();
#tools=[];
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
installations:[],
verification:{before:[],after:[]},
annotations:[],
attachments:undefined,
files:[],
denials:[],
warnings:[],
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
subject:(0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(event.subject,MAX_SUBJECT),
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
this.#otherDollars=plus(this.#otherDollars,event.price&&(0,_agent_price_js__WEBPACK_IMPORTED_MODULE_2__ .h)(event.tokens,event.price));
break;
case 'earlier-job':
this.#tools.push(...event.earlier.tools);
this.#otherDollars=event.earlier.cost;
this.#earlierMs=event.earlier.durationMs;
break;
case 'ended':
this.#endedAt=this.#now();
this.#running.clear();
break;
default:
}
this.#recorded={...this.#recorded,...changeBy(event,this.#recorded,this.#elapsed())};
}
snapshot(){
const{run}=this.#recorded;
return{
...this.#recorded,
tools:[...this.#tools],
durationMs:this.#earlierMs +(this.#endedAt??this.#now())- this.#recorded.startedAt,
cost:plus(this.#otherDollars,run?.price&&(0,_agent_price_js__WEBPACK_IMPORTED_MODULE_2__ .h)(this.#ownTokens,run.price)),
running:[...this.#running.values()].map(({name,subject})=>({name,subject}))
};
}
#finishTool(event){
const{callId,name,status,exitCode,durationMs,denial}=event;
const{startedAt=this.#elapsed()- durationMs,edits=[]}=this.#running.get(callId)??{};
this.#running.delete(callId);
const subject=(0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(event.subject,MAX_SUBJECT);
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
const{denials}=this.#recorded;
if(!denial||denials.some(({command})=>command===denial.command))
return;
this.#recorded={...this.#recorded,denials:[...denials,denial]};
}
#elapsed(){
return this.#now()- this.#recorded.startedAt;
}
}
function changeBy(event,run,at){
switch(event.kind){
case 'started':
return{run:event.run};
case 'configured':{
const{model,host,receivers,limits,price}=event;
return run.run?{run:{...run.run,model,host,receivers,limits,price}}:{};
}
case 'step':
return{steps:[...endedSteps(run.steps,at),{step:event.step,startedAt:at,endedAt:undefined}]};
case 'todo':
return{todo:event.items};
case 'attachments':
return{attachments:{images:event.images,texts:event.texts,missing:event.missing,hidden:0}};
case 'file-attached':
return{
files:[...run.files.filter(({name})=>name !==event.name),{name:event.name,bytes:event.bytes}]
};
case 'response':
return event.text===undefined?{attachments:withHidden(run.attachments,event.hiddenImages)}:{};
case 'stop-requested':
return{isStopping:true};
case 'base-commit':
return{baseCommit:event.commit,basePage:event.page};
case 'dependencies':
return{installations:[...run.installations,event]};
case 'checked':
return{verification:withCheck(run.verification,event.when,event.check)};
case 'annotations':
return{annotations:event.annotations};
case 'checks-not-run':
return{verification:{...run.verification,notRun:event.commands}};
case 'approved':{
const{hash,what,by}=event;
return{approvals:[...run.approvals,{hash,what,by}]};
}
case 'warning':
return withWarning(run,event.text);
case 'sandbox':
return withSandbox(run,event);
case 'earlier-job':
return continueFrom(run,event.earlier);
case 'threads-settled':
return{threads:event.threads};
case 'structured-output':
return{structuredOutput:event.json};
case 'files-excluded':
return{excludedFiles:{paths:event.paths,patch:event.patch}};
case 'change-unpublished':
return event.paths.length===0?{}:{unpublished:event};
case 'ended':
return{outcome:event.outcome,steps:endedSteps(run.steps,at)};
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
return withWarning(run,(0,_sentences_js__WEBPACK_IMPORTED_MODULE_0__ .kc)(event));
case 'bug':
return withWarning(run,`${event.tool} crashed. This is a bug in Forgehand; the log of the run has the details.`);
default:
return{};
}
}
function continueFrom(run,earlier){
const{model,host,receivers,turns,tokens,verification,denials}=earlier;
const price={input:0,cachedInput:0,output:0};
const sandbox=earlier.sandbox&&`${earlier.sandbox} This was reported by the propose job.`;
const claimed=earlier.warnings.map((text)=>`Reported by the propose job: ${text}`);
const warnings=[...new Set([...claimed,...run.warnings])];
const{notRun}=run.verification;
const start=run.run&&{...run.run,model,host,receivers,price};
return{
run:start,
turns,
tokens,
verification:{...verification,...(notRun&&{notRun})},
denials,
warnings,
sandbox
};
}
function withHidden(attachments,hidden=0){
if(!attachments||hidden<=attachments.hidden)
return attachments;
return{...attachments,hidden};
}
function endedSteps(steps,at){
return steps.map((step)=>(step.endedAt===undefined?{...step,endedAt:at}:step));
}
function withCheck(verification,when,check){
return{...verification,[when]:[...verification[when],check]};
}
function withSandbox(run,report){
const{description,probes,refused}=report;
if(description !==undefined)
return{sandbox:`${description} ${(0,_sentences_js__WEBPACK_IMPORTED_MODULE_0__ .W9)(probes)}.`};
const tried=refused.length===0?'':` Tried: ${refused.join('; ')}.`;
return withWarning(run,`No sandbox works here, so commands are refused.${tried}`);
}
function withWarning({warnings},text){
return warnings.includes(text)?{}:{warnings:[...warnings,text]};
}
function plus(a,b){
return a===undefined||b===undefined?undefined:a + b;
}
function sum(a,b){
const cacheWrite=(a.cacheWrite??0)+(b.cacheWrite??0);
return{
input:a.input + b.input,
cachedInput:a.cachedInput + b.cachedInput,
...(cacheWrite>0&&{cacheWrite}),
output:a.output + b.output,
reasoning:a.reasoning + b.reasoning,
isEstimate:a.isEstimate||b.isEstimate
};
}
}),
23138:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
rq:()=>(attachmentsLine),
XD:()=>(countPatchFiles),
Ji:()=>(dataNotice),
Ym:()=>(denialsSection),
PF:()=>(excludedFilesSection),
bE:()=>(filesSection),
$f:()=>(filesUrl),
qM:()=>(plainLogin),
UB:()=>(sandboxNotice),
eE:()=>(timeAndCost),
F3:()=>(toolTraceSection),
zw:()=>(unpublishedSection),
U0:()=>(usageLine),
xd:()=>(warningsSection),
LL:()=>(withHeading),
nH:()=>(withLabel)
});
var call_status=__webpack_require__(41079);
var format=__webpack_require__(79623);
var quote_markdown=__webpack_require__(62070);
var sentences=__webpack_require__(25789);
var markdown_list=__webpack_require__(9226);
var fit_around=__webpack_require__(91519);
;
function markdownTable({headers,rows},maxLength=Infinity){
const lines=rows.map(line);
const head=[line(headers),line(headers.map(()=>'---'))];
const room=maxLength - lengthOf(head);
if(lines.length===0)
return '';
if(lengthOf(lines)<=room)
return[...head,...lines].join('\n');
const{start,end}=(0,fit_around .J)(lines,room - lengthOf([gapLine(lines.length,headers.length)]));
if(start===0)
return '';
const left=lines.length - start - end;
const kept=[...lines.slice(0,start),gapLine(left,headers.length),...lines.slice(lines.length - end)];
return[...head,...kept].join('\n');
}
function line(cells){
return `| ${cells.join(' | ')} |`;
}
function gapLine(count,columns){
return line([`… ${count} more …`,...Array.from({length:columns - 1},()=>'')]);
}
function lengthOf(lines){
return lines.reduce((sum,{length})=>sum + length + 1,0);
}
;
function plainLogin(login){
return(0,quote_markdown .FV)(login.replace(/[^\w[\]-]/g,''));
}
function denialsSection(denials,maxLength){
const items=denials.map(({command,reason,remedy})=>{
const way=remedy===undefined?'No setting allows it.':`Line of \`agent.yml\` that allows it: ${(0,quote_markdown .SS)(remedy)}`;
return `${(0,quote_markdown .SS)(command)}: ${(0,quote_markdown .FV)(reason,200)} ${way}`;
});
return(0,markdown_list .A)(items,maxLength);
}
function warningsSection(warnings,maxLength){
const lines=[];
let charactersLeft=maxLength;
for(const warning of warnings){
const line=`* ⚠️ ${(0,quote_markdown .FV)(warning,500)}`;
charactersLeft -=line.length + 1;
if(charactersLeft<40)
return[...lines,`* … ${warnings.length - lines.length} more …`].join('\n');
lines.push(line);
}
return lines.join('\n');
}
function excludedFilesSection({paths,patch},maxLength){
const names=paths.map((path)=>(0,quote_markdown .SS)(path));
const list=`Left out because they are protected: ${(0,format .rL)(names,20)}.`;
const charactersLeft=maxLength - list.length - 400;
if(charactersLeft<0)
return list.slice(0,maxLength);
if(patch==='')
return `${list} The change is too large to show.`;
const lines=patch.slice(0,charactersLeft).split('\n');
const isCut=patch.length>charactersLeft;
const kept=isCut?lines.slice(0,-1).join('\n'):patch;
const notes=[
isCut?'The patch is cut off here. The trace of the run contains more of it.':'',
countPatchFiles(patch)<paths.length?'Files with a change that is too large are missing from the patch.':''
];
const change=(0,quote_markdown .ml)([(0,quote_markdown .DV)(kept,'diff'),...notes]);
const section=`${list}\n\n${(0,quote_markdown .zH)('The change as a patch',change)}`;
return section.length<=maxLength?section:list;
}
function unpublishedSection({pullRequest,patch,paths,protectedPaths,hasFile},maxLength){
const held=protectedPaths.map((path)=>(0,quote_markdown .SS)(path));
const notice=held.length>0?`⚠️ It also changes protected files: ${(0,format .rL)(held,MAX_HELD)}.`:'';
const checkout=pullRequest===undefined?'':`gh pr checkout ${pullRequest} && `;
const apply=`Save it as \`change.patch\` and apply it with \`${checkout}git apply change.patch\`:`;
const change=(0,quote_markdown .ml)([notice,apply,(0,quote_markdown .DV)(patch.replace(/\n$/,''),'diff')]);
const section=(0,quote_markdown .zH)(`The change of ${(0,format .LS)(paths.length,'file')}, as a patch`,change);
if(patch !==''&&section.length<=maxLength)
return section;
const files=(0,format .LS)(paths.length,'file');
return(0,quote_markdown .ml)([`The change of ${files} ${hasFile?IN_FILE:NOWHERE}`,notice]);
}
const MAX_HELD=10;
const NOT_SHOWN='is too long to be shown here, or contains characters that a comment would change';
const IN_FILE=`${NOT_SHOWN}. The output \`patch-path\` of the action names a file with it. Upload the file in a later step, and apply it with \`git apply\`.`;
const NOWHERE=`was not kept: it contains a secret, or ${NOT_SHOWN}, and there is no file with it.`;
function countPatchFiles(patch){
return patch.match(/^diff --git /gm)?.length??0;
}
function toolTraceSection(tools,maxLength){
const title=['Tool trace: ' +(0,format .LS)(tools.length,'call'),...unsuccessfulCounts(tools)].join(', ');
const rows=tools.map(({name,subject,durationMs,edits,...end},index)=>[
String(index + 1),
(0,quote_markdown .MZ)(name,60),
(0,quote_markdown .MZ)(subject,120),
(0,call_status .Wn)(end),
(0,format .fq)(edits),
(0,format .a3)(durationMs)
]);
const table=markdownTable({headers:['#','Tool','About','Result','Edits','Time'],rows},maxLength - title.length - 80);
return table&&(0,quote_markdown .zH)(title,table);
}
function unsuccessfulCounts(tools){
const byStatus=Map.groupBy(tools,({status})=>status);
return Array.from(byStatus)
.filter(([status])=>status !=='done')
.map(([status,calls])=>`${calls.length} ${(0,call_status .Rh)({status})||'failed'}`);
}
function usageLine({turns,tokens}){
const cached=tokens.cachedInput>0?` (${(0,format .B4)(tokens.cachedInput)} cached)`:'';
const sign=(0,format .WH)(tokens);
return[
(0,format .LS)(turns,'turn'),
`${sign}${(0,format .B4)(tokens.input)} tokens in${cached}, ${sign}${(0,format .B4)(tokens.output)} out`
].join(' · ');
}
function timeAndCost({tokens,cost,durationMs}){
const dollars=cost===undefined?[]:[`${(0,format .WH)(tokens)}${(0,format .nT)(cost)}`];
return[(0,format .a3)(durationMs),...dollars].join(' · ');
}
function attachmentsLine({attachments}){
if(!attachments)
return '';
const{texts,missing,hidden}=attachments;
const images=attachments.images - hidden;
const shown=[...(images>0?[(0,format .LS)(images,'image')]:[]),...(texts>0?[(0,format .LS)(texts,'text file')]:[])];
const sentences=[
...(shown.length>0?[`${shown.join(' and ')} shown to the model.`]:[]),
...(hidden>0
?[`${(0,format .LS)(hidden,'image')} not shown, because the model does not accept ${hidden===1?'it':'them'}.`]
:[]),
...(missing>0?[`${(0,format .LS)(missing,'attachment')} not shown.`]:[])
];
return sentences.join(' ');
}
function filesSection({files,run}){
if(files.length===0)
return '';
const names=files.map(({name,bytes})=>`${(0,quote_markdown .SS)(name)} (${Math.ceil(bytes / 1024)} KB)`);
const place=run?.runUrl===undefined?'the artifacts of the run':(0,quote_markdown .nf)('the artifacts of the run',`${run.runUrl}#artifacts`);
return `${(0,format .LS)(files.length,'file')} for ${place}: ${names.join(', ')}.`;
}
function dataNotice({run,outcome,turns}){
const nothingWasSent=outcome !==undefined&&turns===0;
return run&&!nothingWasSent?(0,sentences .sD)(run,quote_markdown .SS):'';
}
function sandboxNotice({sandbox}){
return sandbox===undefined?'':`Sandbox: ${(0,quote_markdown .FV)(sandbox,1_000)}`;
}
function filesUrl({baseCommit,basePage},{repositoryUrl}){
return baseCommit===undefined?undefined:`${basePage??repositoryUrl}/blob/${baseCommit}/`;
}
function withLabel(label,body){
return body&&`**${label}:**\n\n${body}`;
}
function withHeading(title,body){
return body&&`### ${title}\n\n${body}`;
}
}),
25789:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
W9:()=>(selfTestSentence),
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
'verifying-before':'Run checks before the work',
working:'Work',
'verifying-after':'Run checks after the work',
publishing:'Submit the change'
};
function describeCheckEnd(end,exitCode){
switch(end){
case 'passed':
return{sign:_agent_call_status_js__WEBPACK_IMPORTED_MODULE_0__ .B2.done,label:'exit 0'};
case 'failed':
return{sign:_agent_call_status_js__WEBPACK_IMPORTED_MODULE_0__ .B2.failed,label:`exit ${exitCode??''}`};
case 'timed-out':
return{sign:_agent_call_status_js__WEBPACK_IMPORTED_MODULE_0__ .B2['timed-out'],label:'did not finish'};
case 'could-not-run':
return{sign:_agent_call_status_js__WEBPACK_IMPORTED_MODULE_0__ .B2['could-not-run'],label:'could not run'};
}
}
function fallbackSentence({from,to,reason}){
return `Switched from ${from.name} at ${from.host} to ${to.name} at ${to.host}: ${reason}`;
}
function selfTestSentence(probes){
const failed=probes.filter(({held})=>!held);
const counts=`Self-test: ${probes.length - failed.length} of ${probes.length} passed`;
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
return[names.slice(0,-1).join(', '),names.at(-1)??''].filter((part)=>part !=='').join(' and ');
}
}),
91519:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
J:()=>(fitAround)
});
function fitAround(lines,room){
let start=0;
let end=0;
let used=0;
for(;;){
const next=start<=end?lines[start]:lines[lines.length - 1 - end];
used +=(next?.length??Infinity)+ 1;
if(used>room)
return{start,end};
if(start<=end)
start +=1;
else
end +=1;
}
}
}),
9226:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
A:()=>(markdownList)
});
var _fit_around_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(91519);
function markdownList(items,maxLength=Infinity){
const lines=items.map((item)=>`- ${item}`);
const all=lines.join('\n');
if(all.length<=maxLength)
return all;
const gap=(count)=>`- … ${count} more …`;
const{start,end}=(0,_fit_around_js__WEBPACK_IMPORTED_MODULE_0__ .J)(lines,maxLength - gap(lines.length).length);
if(start===0)
return '';
const left=lines.length - start - end;
return[...lines.slice(0,start),gap(left),...lines.slice(lines.length - end)].join('\n');
}
}),
86442:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
C:()=>(revealHidden)
});
var _hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(30113);
var _format_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(79623);
const UNSEEN=new RegExp(String.raw `[[\p{C}\p{Z}${_hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__ .kH}]--[\n\x20]]`,'gv');
const COMBINING_MARKS=/\p{M}/gu;
const MAX_NAMED=12;
function revealHidden(written,{isCode=false}={}){
const hidden=new Set();
const text=written.replace(UNSEEN,(character)=>{
if(isCode&&character==='\t')
return character;
hidden.add((0,_hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__ .yb)(character));
return `\\u{${(character.codePointAt(0)??0).toString(16).toUpperCase()}}`;
});
const lookAlikes=isCode?lookAlikesInCode(text):(text.match(/[^\n -~]/gu)??[]);
const named=[...new Set(lookAlikes)].map((character)=>`${character} is ${(0,_hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__ .yb)(character)}`);
return{
text,
notes:[
...note('It contains invisible characters, shown here as \\u{…}:',[...hidden]),
...note('It contains characters that can be taken for others:',named)
]
};
}
function note(beginning,named){
return named.length===0?[]:[`${beginning} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__ .rL)(named,MAX_NAMED)}.`];
}
const NOT_LATIN=/[^\P{L}\p{Script=Latin}]|[\u{FF01}-\u{FF5E}\u{1D400}-\u{1D7FF}]/u;
function lookAlikesInCode(text){
const words=text.match(/[\p{L}\p{N}_]+/gu)??[];
const mixed=words.filter((word)=>NOT_LATIN.test(word)&&/[\p{Script=Latin}\d_]/u.test(word));
const letters=mixed.flatMap((word)=>Array.from(word).filter((letter)=>NOT_LATIN.test(letter)));
return[...letters,...(text.match(COMBINING_MARKS)?.slice(0,MAX_NAMED)??[])];
}
}),
36905:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
$:()=>(compareChecks),
V:()=>(verdictOf)
});
var _judge_check_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(45356);
var _read_report_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(8698);
function compareChecks({before,after}){
const commands=[...new Set([...before,...after].map(({command})=>command))];
return commands.map((command)=>{
const find=(checks)=>checks.find((check)=>check.command===command);
return compareCheck(command,find(before),find(after));
});
}
function verdictOf(verification){
const checks=compareChecks(verification).filter(({after})=>after !==undefined);
if(checks.length===0)
return 'none';
if(checks.some(({isWorse})=>isWorse))
return 'worse';
const ends=new Set(checks.map(({after})=>after?.kind));
if(ends.has('failed'))
return 'failing-as-before';
return ends.has('passed')?'passed':'could-not-run';
}
function compareCheck(command,before,after){
const[oldEnd,newEnd]=[before&&(0,_judge_check_js__WEBPACK_IMPORTED_MODULE_0__ .G)(before),after&&(0,_judge_check_js__WEBPACK_IMPORTED_MODULE_0__ .G)(after)];
const[old,now]=[before&&(0,_read_report_js__WEBPACK_IMPORTED_MODULE_1__ .Vh)(before),after&&(0,_read_report_js__WEBPACK_IMPORTED_MODULE_1__ .Vh)(after)];
const tests=compareTests(old,now??(after?undefined:old));
const isGone=after !==undefined&&newEnd !==undefined&&hasGone(oldEnd,newEnd,{old,now,after});
const isWorse=isGone||(newEnd !==undefined&&isWorseThan(oldEnd,newEnd,{old,now,tests}));
return{command,before:oldEnd,after:newEnd,tests,isWorse,isGone};
}
const CACHED=/up[- ]to[- ]date|cache|Nothing to be done|skipp/i;
function hasGone(before,end,{old,now,after}){
if(before?.kind !=='passed'&&before?.kind !=='failed')
return false;
if(end.kind==='could-not-run')
return true;
return end.kind==='passed'&&old?.hasRun===true&&now?.hasRun !==true&&!CACHED.test(after.output);
}
function isWorseThan(before,after,{old,now,tests}){
if(after.kind==='passed')
return false;
if(before===undefined||before.kind==='passed')
return true;
const nowEnds=before.kind==='timed-out'&&after.kind==='failed';
if(before.kind !==after.kind&&!nowEnds)
return true;
if(!old||!now)
return nowEnds;
if(areAllNamed(old)&&areAllNamed(now))
return(tests?.newlyFailing.length??0)>0;
return now.failed>old.failed;
}
function compareTests(old,now){
if(!now)
return undefined;
const{passed,failed,failing}=now;
const failedBefore=new Set(old?.failing);
const failsNow=new Set(failing);
const fixed=areAllNamed(now)?[...failedBefore].filter((name)=>!failsNow.has(name)):[];
const knownBefore=old?.passing&&new Set([...old.passing,...old.failing]);
return{
passed,
failed,
fixed,
fixedCount:old&&areAllNamed(old)&&areAllNamed(now)?fixed.length:Math.max(0,(old?.failed??0)- failed),
stillFailing:failing.filter((name)=>failedBefore.has(name)),
newlyFailing:failing.filter((name)=>old !==undefined&&areAllNamed(old)&&!failedBefore.has(name)),
added:knownBefore?(now.passing??[]).filter((name)=>!knownBefore.has(name)):[]
};
}
function areAllNamed({failed,failing}){
return failing.length>=failed;
}
}),
45356:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
G:()=>(judgeCheck)
});
var _cannot_start_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(35242);
var _read_report_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(8698);
const SHELL_CODES=[126,127];
function judgeCheck(check){
const{exitCode}=check;
if(exitCode===undefined)
return{kind:'timed-out'};
const report=(0,_read_report_js__WEBPACK_IMPORTED_MODULE_1__ .Vh)(check);
if(report?.hasRun===true)
return{kind:exitCode===0?'passed':'failed'};
const output=(0,_read_report_js__WEBPACK_IMPORTED_MODULE_1__ .wh)(check.output);
if(exitCode===0){
const cause=(0,_cannot_start_js__WEBPACK_IMPORTED_MODULE_0__ .W)(output)??(report?.failed===0?'it ran no tests':undefined);
return cause===undefined?{kind:'passed'}:{kind:'could-not-run',cause};
}
const cause=(0,_cannot_start_js__WEBPACK_IMPORTED_MODULE_0__ .P)(output)??(SHELL_CODES.includes(exitCode)?`exit code ${exitCode}`:undefined);
return cause===undefined?{kind:'failed'}:{kind:'could-not-run',cause};
}
})
};
