"use strict";
exports.id=1380;
exports.ids=[1380];
exports.modules={
58233:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
q:()=>(formatEvent)
});
var _agent_call_status_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(41079);
var _text_format_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(79623);
var _sentences_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(25789);
var _text_shorten_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(64607);
var _sections_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(23138);
var _verification_judge_check_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(45356);
const MAX_TEXT_LINES=40;
const MAX_FAILURE_LINES=5;
const MAX_CHECK_LINES=30;
const MAX_SUBJECT=160;
function formatEvent(event){
switch(event.kind){
case 'started':
return textLines((0,_sentences_js__WEBPACK_IMPORTED_MODULE_1__.sD)(event.run,(name)=>name),1);
case 'step':
return[`▸ ${_sentences_js__WEBPACK_IMPORTED_MODULE_1__.pT[event.step]}`];
case 'message':
return event.message.role==='assistant'?textLines(event.message.text,MAX_TEXT_LINES):[];
case 'tool-finished':
return toolLines(event);
case 'file-modified':
return[`  ${formatEdit(event)}`];
case 'child':
return childLines(event);
case 'dependencies':
return installationLines(event);
case 'checked':
return checkLines(event.check);
case 'bug':
return[
`${_agent_call_status_js__WEBPACK_IMPORTED_MODULE_0__.B2.failed.symbol} ${event.tool} crashed. This is a bug in Forgehand:`,
...textLines(event.stack,MAX_TEXT_LINES)
];
case 'ended':
return[`■ ${event.outcome.kind}${'reason' in event.outcome?`: ${event.outcome.reason}`:''}`];
default:
return[formatNote(event)].filter((line)=>line!==undefined);
}
}
const COMPACTION_STEPS={masked:'Removed old tool results',summarized:'Summarized earlier turns'};
function formatNote(event){
switch(event.kind){
case 'retry':
return `  ↻ Attempt ${event.attempt+1} ${formatWait(event.waitMs)}: ${(0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_2__.TN)(event.reason,300)}`;
case 'nudge':
return `  ! ${(0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_2__.TN)(event.text,300)}`;
case 'other-model-usage':
return `    called ${event.model} · ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__.WH)(event.tokens)}${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__.B4)(event.tokens.input+event.tokens.output)} tokens`;
case 'fallback':
return `  ⇄ ${(0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_2__.TN)((0,_sentences_js__WEBPACK_IMPORTED_MODULE_1__.kc)(event),600)}`;
case 'compaction':
return `  ↧ ${COMPACTION_STEPS[event.step]} to free ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__.B4)(event.freedTokens)} tokens.`;
case 'limit':
return `  ! Reached the limit of ${event.limit}.`;
case 'warning':
return `  ! ${event.text}`;
case 'attachments':
return `  ${(0,_sections_js__WEBPACK_IMPORTED_MODULE_3__.rq)({attachments:{...event,hidden:0}})}`;
case 'stop-requested':
return `  ! ${event.by.login} asked to stop.`;
case 'sandbox':
return `  Sandbox: ${formatSandbox(event)}`;
case 'files-excluded':
return `  ! Left out of the change: ${(0,_sentences_js__WEBPACK_IMPORTED_MODULE_1__.bL)((0,_sentences_js__WEBPACK_IMPORTED_MODULE_1__.GB)(event))}.`;
case 'change-unpublished':
return event.paths.length===0?undefined:'  ! The change was not published. It is kept as a patch.';
case 'earlier-job':
return `  Continuing from the propose job: ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__.LS)(event.earlier.turns,'turn')}, ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__.a3)(event.earlier.durationMs)}.`;
case 'publishing':
return `  Committing to ${event.branch}.`;
case 'configured':
return `  Model ${event.model} at ${event.host}${formatOtherModels(event)}, at most ${event.limits.turns} turns, ${event.limits.minutes} minutes, ${event.limits.tokens} tokens.`;
default:
return undefined;
}
}
function formatWait(waitMs){
return waitMs===0?'now':`in ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__.a3)(waitMs)}`;
}
function formatSandbox({description,probes,refused}){
const tried=refused.map((reason)=>` Not used: ${(0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_2__.TN)(reason,600)}.`).join('');
if(description===undefined)
return `none works here, so commands are refused.${tried}`;
return `${description} ${(0,_sentences_js__WEBPACK_IMPORTED_MODULE_1__.W9)(probes)}.${tried}`;
}
function formatOtherModels({receivers}){
const others=receivers.slice(1).map(({name,host})=>`${name} at ${host}`);
return others.length>0?` (also: ${others.join(', ')})`:'';
}
function toolLines(event){
const{ok,denial,approvalRequest}=event;
const head=`  ${formatCall(event)}`;
const stopped=denial??approvalRequest;
if(stopped)
return[head,`    ${(0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_2__.TN)(stopped.reason,300)}`];
return ok?[head]:[head,...textLines(event.text,MAX_FAILURE_LINES).map((line)=>`    ${line}`)];
}
function childLines({child,event}){
if(event.kind==='fallback')
return formatEvent(event);
if(event.kind==='file-modified')
return[`    child ${child} ${formatEdit(event)}`];
return event.kind==='tool-finished'?[`    child ${child} ${formatCall(event)}`]:[];
}
function formatEdit({path,isNew=false,...counts}){
return(0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_2__.TN)(`${isNew?'+':'~'} ${path} ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__.fq)([counts])}`,MAX_SUBJECT);
}
function formatCall({name,subject,durationMs,...end}){
const about=[(0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_2__.TN)(`${name} ${subject}`,MAX_SUBJECT),(0,_agent_call_status_js__WEBPACK_IMPORTED_MODULE_0__.Rh)(end),(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__.a3)(durationMs)];
return `${_agent_call_status_js__WEBPACK_IMPORTED_MODULE_0__.B2[end.status].symbol} ${about.filter(Boolean).join(' · ')}`;
}
function installationLines({tool,command,result,durationMs,problem}){
const head=`${(0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_2__.TN)(command,MAX_SUBJECT)} · ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__.a3)(durationMs)}`;
if(result==='present')
return[`  ${_agent_call_status_js__WEBPACK_IMPORTED_MODULE_0__.B2.done.symbol} The dependencies of ${tool} are installed already.`];
if(!problem)
return[`  ${_agent_call_status_js__WEBPACK_IMPORTED_MODULE_0__.B2.done.symbol} ${head}`];
const{title,cause,line,advice,yaml,output}=problem;
const shown=output.includes(line)?output:`${line}\n${output}`;
return[
`  ${_agent_call_status_js__WEBPACK_IMPORTED_MODULE_0__.B2[result==='failed'?'failed':'done'].symbol} ${head}`,
`    ${title} ${cause}`,
...textLines(shown,MAX_TEXT_LINES+1).map((each)=>`    ${each}`),
`    ${advice}`,
...yaml.split('\n').map((each)=>`      ${each}`)
];
}
function checkLines(check){
const{command,durationMs,output}=check;
const end=(0,_verification_judge_check_js__WEBPACK_IMPORTED_MODULE_4__.G)(check);
const{sign,label}=(0,_sentences_js__WEBPACK_IMPORTED_MODULE_1__.bT)(end,check.exitCode);
const head=`  ${sign.symbol} ${(0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_2__.TN)(command,MAX_SUBJECT)} · ${label} · ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__.a3)(durationMs)}`;
if(end.kind==='passed')
return[head];
const lines=output.trimEnd().split('\n');
return[head,...lines.slice(-MAX_CHECK_LINES).map((line)=>`    ${line}`)];
}
function textLines(text,maxLines){
const lines=text.trim().split('\n');
if(text.trim()==='')
return[];
if(lines.length<=maxLines)
return lines;
return[...lines.slice(0,maxLines),`… ${lines.length-maxLines} more lines`];
}
}),
52082:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
O:()=>(lineReporter),
t:()=>(runnerLog)
});
var _format_event_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(58233);
var _text_workflow_commands_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(46556);
var _text_visible_text_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(2754);
function runnerLog(write,stopToken){
let isStopped=false;
return{
onEvent(event){
const lines=(0,_format_event_js__WEBPACK_IMPORTED_MODULE_0__.q)(event);
if(lines.length===0)
return;
if(!isStopped)
write(`::stop-commands::${stopToken}\n`);
isStopped=true;
write(`${(0,_text_workflow_commands_js__WEBPACK_IMPORTED_MODULE_1__.F)(lines.join('\n'))}\n`);
},
close(){
if(isStopped)
write(`::${stopToken}::\n`);
isStopped=false;
return Promise.resolve();
}
};
}
function lineReporter(write){
return{
onEvent:(event)=>{
const lines=(0,_format_event_js__WEBPACK_IMPORTED_MODULE_0__.q)(event);
if(lines.length>0)
write(`${(0,_text_visible_text_js__WEBPACK_IMPORTED_MODULE_2__.Q)(lines.join('\n'))}\n`);
}
};
}
}),
60589:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
A:()=>(parentReporter),
T:()=>(Reporters)
});
var _secrets_redact_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(26837);
class Reporters{
#reporters;
#redact;
constructor(reporters,redact){
this.#reporters=reporters;
this.#redact=redact;
}
onEvent(event){
const clean=(0,_secrets_redact_js__WEBPACK_IMPORTED_MODULE_0__.KL)(event,this.#redact);
for(const reporter of this.#reporters)
reporter.onEvent(clean);
}
async close(){
const closed=await Promise.allSettled(this.#reporters.map(async(reporter)=>reporter.close?.()));
for(const result of closed)
if(result.status==='rejected')
throw result.reason;
}
}
function parentReporter(send){
return{
onEvent:(event)=>{
if(event.kind!=='request'&&event.kind!=='tools')
send(event);
}
};
}
}),
23138:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
wM:()=>(CHECKED_WITH_EXCLUDED),
rq:()=>(attachmentsLine),
XD:()=>(countPatchFiles),
Ji:()=>(dataNotice),
Ym:()=>(denialsSection),
PF:()=>(excludedFilesSection),
bE:()=>(filesSection),
$f:()=>(filesUrl),
ig:()=>(installationSection),
cl:()=>(installationWarnings),
z9:()=>(openPointsSection),
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
;
function markdownTable({headers,rows},maxLength=Infinity){
const lines=rows.map(line);
const head=[line(headers),line(headers.map(()=>'---'))];
const room=maxLength-lengthOf(head);
if(lines.length===0)
return '';
if(lengthOf(lines)<=room)
return[...head,...lines].join('\n');
const{start,end}=(0,markdown_list.J)(lines,room-lengthOf([gapLine(lines.length,headers.length)]));
if(start===0)
return '';
const left=lines.length-start-end;
const kept=[...lines.slice(0,start),gapLine(left,headers.length),...lines.slice(lines.length-end)];
return[...head,...kept].join('\n');
}
function line(cells){
return `| ${cells.join(' | ')} |`;
}
function gapLine(count,columns){
return line([`… ${count} more …`,...Array.from({length:columns-1},()=>'')]);
}
function lengthOf(lines){
return lines.reduce((sum,{length})=>sum+length+1,0);
}
var shorten=__webpack_require__(64607);
;
function plainLogin(login){
return(0,quote_markdown.FV)(login.replace(/[^\w[\]-]/g,''));
}
const NEVER='No rule can allow it.';
function denialsSection(denials,maxLength){
const items=denials.map(({command,reason,remedy})=>{
const why=reason.replaceAll(`"${command}"`,'it');
const never=why.endsWith(NEVER)?'':' No setting allows it.';
const way=remedy===undefined?never:` Line of \`agent.yml\` that allows it: ${(0,quote_markdown.SS)(remedy)}`;
return `${(0,quote_markdown.SS)(command)}: ${(0,quote_markdown.FV)(why,200)}${way}`;
});
return(0,markdown_list.A)(items,maxLength);
}
function warningsSection(warnings,maxLength){
const lines=[];
let charactersLeft=maxLength;
for(const warning of warnings){
const line=`* ⚠️ ${(0,quote_markdown.FV)(warning,500)}`;
charactersLeft-=line.length+1;
if(charactersLeft<40)
return[...lines,`* … ${warnings.length-lines.length} more …`].join('\n');
lines.push(line);
}
return lines.join('\n');
}
function openPointsSection({selfReview},maxLength){
return(0,markdown_list.A)(selfReview?.openPoints.map((point)=>(0,quote_markdown.FV)(point,800))??[],maxLength);
}
function excludedFilesSection({excludedFiles,verification},maxLength){
if(!excludedFiles)
return '';
const{paths,patch}=excludedFiles;
const names=(0,sentences.bL)((0,sentences.GB)(excludedFiles),quote_markdown.SS,quote_markdown.FV);
const checked=verification.after.length>0?` ${CHECKED_WITH_EXCLUDED}`:'';
const list=`Left out of the change: ${names}.${checked}`;
const charactersLeft=maxLength-list.length-400;
if(charactersLeft<0)
return(0,shorten.ml)(list,maxLength);
if(patch==='')
return `${list} The change is too large to show.`;
const lines=patch.slice(0,charactersLeft).split('\n');
const isCut=patch.length>charactersLeft;
const kept=isCut?lines.slice(0,-1).join('\n'):patch;
const notes=[
isCut?'The patch is cut off here. The trace of the run contains more of it.':'',
countPatchFiles(patch)<paths.length?'Files with a change that is too large are missing from the patch.':''
];
const change=(0,quote_markdown.ml)([(0,quote_markdown.DV)(kept,'diff'),...notes]);
const section=`${list}\n\n${(0,quote_markdown.zH)('The change as a patch',change)}`;
return section.length<=maxLength?section:list;
}
const CHECKED_WITH_EXCLUDED='The checks ran with these files; they are not published.';
function unpublishedSection({pullRequest,patch,paths,protectedPaths,hasFile},maxLength){
const held=protectedPaths.map((path)=>(0,quote_markdown.SS)(path));
const notice=held.length>0?`⚠️ It also changes protected files: ${(0,format.rL)(held,MAX_HELD)}.`:'';
const checkout=pullRequest===undefined?'':`gh pr checkout ${pullRequest} && `;
const apply=`Save it as \`change.patch\` and apply it with \`${checkout}git apply change.patch\`:`;
const change=(0,quote_markdown.ml)([notice,apply,(0,quote_markdown.DV)(patch.replace(/\n$/,''),'diff')]);
const section=(0,quote_markdown.zH)(`The change of ${(0,format.LS)(paths.length,'file')}, as a patch`,change);
if(patch!==''&&section.length<=maxLength)
return section;
const files=(0,format.LS)(paths.length,'file');
return(0,quote_markdown.ml)([`The change of ${files} ${hasFile?IN_FILE:NOWHERE}`,notice]);
}
const MAX_HELD=10;
const NOT_SHOWN='is too long to be shown here, or contains characters that a comment would change';
const IN_FILE=`${NOT_SHOWN}. The output \`patch-path\` of the action names a file with it. Upload the file in a later step, and apply it with \`git apply\`.`;
const NOWHERE=`was not kept: it contains a secret, or ${NOT_SHOWN}, and there is no file with it.`;
function countPatchFiles(patch){
return patch.match(/(?<![^\n])diff --git /g)?.length??0;
}
function toolTraceSection(tools,maxLength){
const title=['Tool trace: '+(0,format.LS)(tools.length,'call'),...unsuccessfulCounts(tools)].join(', ');
const rows=tools.map(({name,subject,durationMs,edits,...end},index)=>[
String(index+1),
(0,quote_markdown.MZ)(name,60),
(0,quote_markdown.MZ)(subject,120),
(0,call_status.Wn)(end),
(0,format.fq)(edits),
(0,format.a3)(durationMs)
]);
const table=markdownTable({headers:['#','Tool','About','Result','Edits','Time'],rows},maxLength-title.length-80);
return table&&(0,quote_markdown.zH)(title,table);
}
function unsuccessfulCounts(tools){
const byStatus=Map.groupBy(tools,({status})=>status);
return Array.from(byStatus)
.filter(([status])=>status!=='done')
.map(([status,calls])=>`${calls.length} ${(0,call_status.Rh)({status})||'failed'}`);
}
function usageLine({turns,tokens,selfReview}){
const cached=tokens.cachedInput>0?` (${(0,format.B4)(tokens.cachedInput)} cached)`:'';
const sign=(0,format.WH)(tokens);
const cost=selfReview?.cost===undefined?'':`, ${sign}${(0,format.nT)(selfReview.cost)}`;
return[
(0,format.LS)(turns,'turn'),
`${sign}${(0,format.B4)(tokens.input)} tokens in${cached}, ${sign}${(0,format.B4)(tokens.output)} out`,
...(selfReview?[`self-review: ${sign}${(0,format.B4)(selfReview.tokens)} tokens${cost}`]:[])
].join(' · ');
}
function timeAndCost({tokens,cost,durationMs}){
const dollars=cost===undefined?[]:[`${(0,format.WH)(tokens)}${(0,format.nT)(cost)}`];
return[(0,format.a3)(durationMs),...dollars].join(' · ');
}
function attachmentsLine({attachments}){
if(!attachments)
return '';
const{texts,missing,hidden}=attachments;
const images=attachments.images-hidden;
const shown=[...(images>0?[(0,format.LS)(images,'image')]:[]),...(texts>0?[(0,format.LS)(texts,'text file')]:[])];
const sentences=[
...(shown.length>0?[`${shown.join(' and ')} shown to the model.`]:[]),
...(hidden>0
?[`${(0,format.LS)(hidden,'image')} not shown, because the model does not accept ${hidden===1?'it':'them'}.`]
:[]),
...(missing>0?[`${(0,format.LS)(missing,'attachment')} not shown.`]:[])
];
return sentences.join(' ');
}
function filesSection({files,run}){
if(files.length===0)
return '';
const names=files.map(({name,bytes})=>`${(0,quote_markdown.SS)(name)} (${Math.ceil(bytes/ 1024)} KB)`);
const place=run?.runUrl===undefined?'the artifacts of the run':(0,quote_markdown.nf)('the artifacts of the run',`${run.runUrl}#artifacts`);
return `${(0,format.LS)(files.length,'file')} for ${place}: ${names.join(', ')}.`;
}
function dataNotice({run,outcome,turns}){
const nothingWasSent=outcome!==undefined&&turns===0;
return run&&!nothingWasSent?(0,sentences.sD)(run,quote_markdown.SS):'';
}
function sandboxNotice({sandbox}){
return sandbox===undefined?'':`Sandbox: ${(0,quote_markdown.FV)(sandbox,1_000)}`;
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
function installationSection(run,maxLength){
let charactersLeft=maxLength;
const parts=problemsOf(run).flatMap(({command,problem})=>{
const part=[paragraphs(command,problem,true),paragraphs(command,problem,false)].find(({length})=>length<=charactersLeft);
charactersLeft-=(part?.length??0)+2;
return part===undefined?[]:[part];
});
return(0,quote_markdown.ml)(parts);
}
function installationWarnings(run){
return problemsOf(run).map(({command,problem:{title,cause,line}})=>`${title} ${cause} ${(0,shorten.TN)(line,200)} (${command})`);
}
function problemsOf({installations,verification:{before,after}}){
const hasFailed=[...before,...after].some(({exitCode})=>exitCode!==0);
return installations.flatMap(({command,result,problem})=>problem&&(result==='failed'||hasFailed)?[{command,problem}]:[]);
}
function paragraphs(command,problem,hasOutput){
const{cause,line,advice,yaml,output}=problem;
return(0,quote_markdown.ml)([
`⚠️ **${problem.title}** ${(0,quote_markdown.FV)(cause)}`,
line===''?'':(0,quote_markdown.DV)(line),
(0,quote_markdown.FV)(advice),
(0,quote_markdown.DV)(yaml,'yaml'),
hasOutput&&output.trim()!==''
?(0,quote_markdown.zH)('Output of the installation',`${(0,quote_markdown.SS)(command)}\n\n${(0,quote_markdown.DV)(output)}`)
:''
]);
}
}),
46556:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
F:()=>(escapeWorkflowCommands)
});
var _visible_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(2754);
var _hidden_characters_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(30113);
const COMMAND_AT_START=new RegExp(String.raw `^((?:[^\S\n]|${_hidden_characters_js__WEBPACK_IMPORTED_MODULE_1__.uB})*):(?=${_hidden_characters_js__WEBPACK_IMPORTED_MODULE_1__.uB}*:)`,'gmu');
const OLD_COMMAND=new RegExp(String.raw `#(?=${_hidden_characters_js__WEBPACK_IMPORTED_MODULE_1__.uB}*#${_hidden_characters_js__WEBPACK_IMPORTED_MODULE_1__.uB}*\[)`,'gu');
function escapeWorkflowCommands(text){
return(0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__.Q)(text).replace(OLD_COMMAND,'# ').replace(COMMAND_AT_START,'$1: ');
}
})
};
;
