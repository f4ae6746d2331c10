"use strict";
exports.id=8741;
exports.ids=[8741];
exports.modules={
58233:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
q:()=>(formatEvent)
});
var _agent_call_status_js_0_=__webpack_require__(41079);
var _text_format_js_5_=__webpack_require__(79623);
var _sentences_js_1_=__webpack_require__(25789);
var _text_shorten_js_2_=__webpack_require__(64607);
var _sections_js_3_=__webpack_require__(23138);
var _verification_judge_check_js_4_=__webpack_require__(60289);
const MAX_TEXT_LINES=40;
const MAX_FAILURE_LINES=5;
const MAX_CHECK_LINES=30;
const MAX_SUBJECT=160;
function formatEvent(event){
switch(event.kind){
case 'started':
return textLines((0,_sentences_js_1_.sD)(event.run,(name)=>name),1);
case 'step':
return[`\u25b8 ${_sentences_js_1_.pT[event.step]}`];
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
`${_agent_call_status_js_0_.B2.failed.symbol} ${event.tool} crashed. This is a bug in Forgehand:`,
...textLines(event.stack,MAX_TEXT_LINES)
];
case 'ended':
return[`\u25a0 ${event.outcome.kind}${'reason' in event.outcome?`: ${event.outcome.reason}`:''}`];
default:
return[formatNote(event)].filter((line)=>line!==undefined);
}
}
const COMPACTION_STEPS={masked:'Removed old tool results',summarized:'Summarized earlier turns'};
function formatNote(event){
switch(event.kind){
case 'retry':
return `  \u21bb Attempt ${event.attempt+1} ${formatWait(event.waitMs)}: ${(0,_text_shorten_js_2_.TN)(event.reason,300)}`;
case 'nudge':
return `  ! ${(0,_text_shorten_js_2_.TN)(event.text,300)}`;
case 'other-model-usage':
return `    called ${event.model} · ${(0,_text_format_js_5_.WH)(event.tokens)}${(0,_text_format_js_5_.B4)(event.tokens.input+event.tokens.output)} tokens`;
case 'fallback':
return `  \u21c4 ${(0,_text_shorten_js_2_.TN)((0,_sentences_js_1_.kc)(event),600)}`;
case 'compaction':
return `  \u21a7 ${COMPACTION_STEPS[event.step]} to free ${(0,_text_format_js_5_.B4)(event.freedTokens)} tokens.`;
case 'limit':
return `  ! Reached the limit of ${event.limit}.`;
case 'warning':
return `  ! ${event.text}`;
case 'attachments':
return `  ${(0,_sections_js_3_.rq)({attachments:{...event,hidden:0}})}`;
case 'stop-requested':
return `  ! ${event.by.login} asked to stop.`;
case 'sandbox':
return `  Sandbox: ${formatSandbox(event)}`;
case 'files-excluded':
return `  ! Left out of the change: ${(0,_sentences_js_1_.bL)((0,_sentences_js_1_.GB)(event))}.`;
case 'change-unpublished':
return event.paths.length===0?undefined:'  ! The change was not published. It is kept as a patch.';
case 'earlier-job':
return `  Continuing from the propose job: ${(0,_text_format_js_5_.LS)(event.earlier.turns,'turn')}, ${(0,_text_format_js_5_.a3)(event.earlier.durationMs)}.`;
case 'publishing':
return `  Committing to ${event.branch}.`;
case 'configured':
return `  Model ${event.model} at ${event.host}${formatOtherModels(event)}, at most ${event.limits.turns} turns, ${event.limits.minutes} minutes, ${event.limits.tokens} tokens.`;
default:
return undefined;
}
}
function formatWait(waitMs){
return waitMs===0?'now':`in ${(0,_text_format_js_5_.a3)(waitMs)}`;
}
function formatSandbox({description,probes,refused}){
const tried=refused.map((reason)=>` Not used: ${(0,_text_shorten_js_2_.TN)(reason,600)}.`).join('');
if(description===undefined)
return `none works here, so commands are refused.${tried}`;
return `${description} ${(0,_sentences_js_1_.W9)(probes)}.${tried}`;
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
return[head,`    ${(0,_text_shorten_js_2_.TN)(stopped.reason,300)}`];
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
return(0,_text_shorten_js_2_.TN)(`${isNew?'+':'~'} ${path} ${(0,_text_format_js_5_.fq)([counts])}`,MAX_SUBJECT);
}
function formatCall({name,subject,durationMs,...end}){
const about=[(0,_text_shorten_js_2_.TN)(`${name} ${subject}`,MAX_SUBJECT),(0,_agent_call_status_js_0_.Rh)(end),(0,_text_format_js_5_.a3)(durationMs)];
return `${_agent_call_status_js_0_.B2[end.status].symbol} ${about.filter(Boolean).join(' · ')}`;
}
function installationLines({tool,command,result,durationMs,problem}){
const head=`${(0,_text_shorten_js_2_.TN)(command,MAX_SUBJECT)} · ${(0,_text_format_js_5_.a3)(durationMs)}`;
if(result==='present')
return[`  ${_agent_call_status_js_0_.B2.done.symbol} The dependencies of ${tool} are installed already.`];
if(!problem)
return[`  ${_agent_call_status_js_0_.B2.done.symbol} ${head}`];
const{title,cause,line,advice,yaml,output}=problem;
const shown=output.includes(line)?output:`${line}\n${output}`;
return[
`  ${_agent_call_status_js_0_.B2[result==='failed'?'failed':'done'].symbol} ${head}`,
`    ${title} ${cause}`,
...textLines(shown,MAX_TEXT_LINES+1).map((each)=>`    ${each}`),
`    ${advice}`,
...yaml.split('\n').map((each)=>`      ${each}`)
];
}
function checkLines(check){
const{command,durationMs,output}=check;
const end=(0,_verification_judge_check_js_4_.G)(check);
const{sign,label}=(0,_sentences_js_1_.bT)(end.kind,check.exitCode);
const head=`  ${sign.symbol} ${(0,_text_shorten_js_2_.TN)(command,MAX_SUBJECT)} · ${label} · ${(0,_text_format_js_5_.a3)(durationMs)}`;
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
return[...lines.slice(0,maxLines),`\u2026 ${lines.length-maxLines} more lines`];
}
}),
60589:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
T:()=>(Reporters)
});
var _secrets_redact_js_0_=__webpack_require__(26837);
class Reporters{
#reporters;
#redact;
constructor(reporters,redact){
this.#reporters=reporters;
this.#redact=redact;
}
onEvent(event){
const clean=(0,_secrets_redact_js_0_.KL)(event,this.#redact);
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
const room=maxLength-lengthOf(head);
if(lines.length===0)
return '';
if(lengthOf(lines)<=room)
return[...head,...lines].join('\n');
const{start,end}=(0,fit_around.J)(lines,room-lengthOf([gapLine(lines.length,headers.length)]));
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
return line([`\u2026 ${count} more \u2026`,...Array.from({length:columns-1},()=>'')]);
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
const line=`* \u26a0\ufe0f ${(0,quote_markdown.FV)(warning,500)}`;
charactersLeft-=line.length+1;
if(charactersLeft<40)
return[...lines,`* \u2026 ${warnings.length-lines.length} more \u2026`].join('\n');
lines.push(line);
}
return lines.join('\n');
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
const notice=held.length>0?`\u26a0\ufe0f It also changes protected files: ${(0,format.rL)(held,MAX_HELD)}.`:'';
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
function usageLine({turns,tokens}){
const cached=tokens.cachedInput>0?` (${(0,format.B4)(tokens.cachedInput)} cached)`:'';
const sign=(0,format.WH)(tokens);
return[
(0,format.LS)(turns,'turn'),
`${sign}${(0,format.B4)(tokens.input)} tokens in${cached}, ${sign}${(0,format.B4)(tokens.output)} out`
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
9226:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
A:()=>(markdownList)
});
var _fit_around_js_0_=__webpack_require__(91519);
function markdownList(items,maxLength=Infinity){
const lines=items.map((item)=>`- ${item}`);
const all=lines.join('\n');
if(all.length<=maxLength)
return all;
const gap=(count)=>`- \u2026 ${count} more \u2026`;
const{start,end}=(0,_fit_around_js_0_.J)(lines,maxLength-gap(lines.length).length);
if(start===0)
return '';
const left=lines.length-start-end;
return[...lines.slice(0,start),gap(left),...lines.slice(lines.length-end)].join('\n');
}
})
};
;
