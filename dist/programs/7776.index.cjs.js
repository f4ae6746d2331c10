"use strict";
exports.id=7776;
exports.ids=[7776];
exports.modules={
69859:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
openDisplay:()=>(openDisplay)
});
var modules=__webpack_require__(67877);
var external_node_fs_=__webpack_require__(73024);
var external_node_path_=__webpack_require__(76760);
var errors=__webpack_require__(59973);
var visible_text=__webpack_require__(2754);
var format_event=__webpack_require__(58233);
;
function lineReporter(write){
return{
onEvent:(event)=>{
const lines=(0,format_event.q)(event);
if(lines.length>0)
write(`${(0,visible_text.Q)(lines.join('\n'))}\n`);
}
};
}
var reporters=__webpack_require__(60589);
var run_record=__webpack_require__(61183);
var trace_file=__webpack_require__(39237);
var open_file=__webpack_require__(75455);
var shows_live=__webpack_require__(35593);
var terminal_writer=__webpack_require__(44977);
var usage_error=__webpack_require__(4565);
;
async function openDisplay({stream,environment,redact,trace}){
const now=()=>Date.now();
const record=new run_record.d({now});
const snapshot=()=>record.snapshot();
const write=(0,terminal_writer.A)(stream,environment);
const live=(0,shows_live.d)(stream,environment)
?(await __webpack_require__.e(2569).then(__webpack_require__.bind(__webpack_require__,92569))).openLive(stream,environment,{snapshot,redact,now})
:undefined;
const onFailure=(text)=>{
if(live)
live.print(text);
else
write(`${text}\n`);
};
const files=trace===undefined?[]:[await openTrace({path:(0,external_node_path_.resolve)(trace),now,onFailure})];
return{reporters:new reporters.T([record,live??lineReporter(write),...files],redact),snapshot};
}
async function openTrace(options){
try{
if(await isOtherFile(options.path)){
throw new usage_error.e(`${options.path} exists and is not a trace, so it was not overwritten. Choose another path with --trace.`);
}
return new trace_file.eM(options);
}
catch(error){
if(!(error instanceof errors.yo))
throw error;
throw new usage_error.e(error.message,{cause:error});
}
}
async function isOtherFile(path){
const env_1={stack:[],error:void 0,hasError:false};
try{
const stats=(0,external_node_fs_.lstatSync)(path,{throwIfNoEntry:false});
if(!stats?.isFile()||stats.size===0)
return false;
const file=(0,modules.mS)(env_1,new open_file.T(path,external_node_fs_.constants.O_RDONLY|external_node_fs_.constants.O_NOFOLLOW),false);
const start=Buffer.alloc(trace_file.hI.length);
await file.read(start,0);
return start.toString('latin1')!==trace_file.hI;
}
catch(e_1){
env_1.error=e_1;
env_1.hasError=true;
}
finally{
(0,modules.hk)(env_1);
}
}
}),
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
60589:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
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
