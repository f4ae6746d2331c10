"use strict";
exports.id=7073;
exports.ids=[7073];
exports.modules={
15398:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
ed:()=>(shortenLongestResults),
tO:()=>(maskResults),
uY:()=>(maskOldResults)
});
const MAX_SUBJECT=120;
const MIN_RESULT_LENGTH=500;
function maskOldResults(messages,{before,keepTokens,tokensOf}){
const old=new Set();
let newerTokens=0;
for(const[index,message]of[...messages.entries()].reverse()){
if(message.role!=='tool')
continue;
newerTokens+=tokensOf([message]);
if(index<before&&newerTokens>keepTokens)
old.add(message);
}
return maskResults(messages,old,tokensOf);
}
function maskResults(messages,results,tokensOf){
const calls=new Map();
let freedTokens=0;
const masked=messages.map((message)=>{
if(message.role==='assistant')
for(const call of message.toolCalls)
calls.set(call.id,call);
if(message.role!=='tool'||!results.has(message))
return message;
const shorter={...message,text:placeholder(message.name,calls.get(message.callId))};
if(shorter.text.length>=message.text.length)
return message;
freedTokens+=tokensOf([message])-tokensOf([shorter]);
return shorter;
});
return{messages:masked,freedTokens};
}
function placeholder(name,call){
const about=[name,call&&firstShortText(call)].filter(Boolean).join(' ');
return `[result of ${about} removed to save space; call it again if you need it]`;
}
function firstShortText(call){
try{
const input=JSON.parse(call.arguments);
const values=typeof input==='object'&&input!==null?Object.values(input):[];
return values.filter((value)=>typeof value==='string').find(isShortLine);
}
catch{
return undefined;
}
}
function isShortLine(text){
return text.length<=MAX_SUBJECT&&!text.includes('\n');
}
function shortenLongestResults(messages,{from,neededTokens,tokensOf}){
const before=tokensOf(messages);
const longest=Math.max(0,...messages.slice(from).map(({text})=>text.length));
let shortened={messages,freedTokens:0};
for(let length=longest/ 2;length>=MIN_RESULT_LENGTH&&shortened.freedTokens<neededTokens;length/=2){
const cut=messages.map((message,index)=>(index<from?message:cutTo(message,Math.floor(length))));
shortened={messages:cut,freedTokens:before-tokensOf(cut)};
}
return shortened;
}
function cutTo(message,length){
if(message.role!=='tool'||message.text.length<=length)
return message;
const half=Math.floor(length/ 2);
const{text}=message;
const note=`[${text.length-2*half} characters removed to save space; ask for a smaller part]`;
return{...message,text:`${text.slice(0,half)}\n${note}\n${text.slice(-half)}`.toWellFormed()};
}
}),
46236:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
HL:()=>(isPruningRun),
KP:()=>(findSession),
PA:()=>(RUNS_PER_PRUNING),
dU:()=>(isWrittenBy),
fA:()=>(openSession),
w:()=>(sessionFor)
});
var _errors_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(59973);
var _text_json_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(32686);
var _saved_messages_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(87864);
var _session_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(53732);
var _tasks_keys_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(79057);
var _tasks_branch_name_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(91009);
async function findSession(task,starting,forge){
try{
const start=await starting;
const{session}=start;
const read=async(key)=>{
const stored=key===(0,_tasks_keys_js__WEBPACK_IMPORTED_MODULE_2__.GK)(task)?session:await forge.readSession(key);
return{key,stored,problem:undefined};
};
const[key,marked]=[sessionKey(task,start),markedSessionKey(start)];
const[ofThread,ofMarker]=await Promise.all([read(key),marked===undefined?undefined:read(marked)]);
return{ofThread,marked:ofMarker};
}
catch(error){
const problem=`The session of earlier runs could not be read: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_4__.bD)(error)}`;
return{ofThread:{key:undefined,stored:undefined,problem},marked:undefined};
}
}
function sessionFor({author},{ofThread,marked},self){
return marked&&author.id===self.id?marked:ofThread;
}
const RECORD='session.json';
const MESSAGES='messages.jsonl.gz.base64';
const MAX_BASE64_BYTES=Math.ceil(_saved_messages_js__WEBPACK_IMPORTED_MODULE_0__.YO/ 3)*4;
function openSession({key,stored,problem},self,forge){
if(key===undefined)
return undefined;
const opened={key,commit:stored?.commit,readMessages:()=>readMessages(stored,forge)};
if(!stored)
return{...opened,session:undefined,problem};
const{author}=stored;
if(!isWrittenBy(author,self)){
const who=author.name.replaceAll(/[^\w.[\] -]/g,'_').slice(0,60);
return{
...opened,
session:undefined,
problem:`The session of this thread is ignored: ${self.login} did not write it, but ${who}.`
};
}
const isOurs=stored.files.every(({path,isFile})=>isFile&&(path===RECORD||path===MESSAGES));
const record=fileOf(stored,RECORD,_session_js__WEBPACK_IMPORTED_MODULE_1__.xR)&&stored.record;
const parsed=_session_js__WEBPACK_IMPORTED_MODULE_1__._M.safeParse((0,_text_json_js__WEBPACK_IMPORTED_MODULE_5__.qF)(record??''));
if(isOurs&&parsed.success)
return{...opened,session:parsed.data,problem:undefined};
return{
...opened,
session:undefined,
problem:'The session of this thread is ignored: it does not have the format that this version writes.'
};
}
function isWrittenBy(author,{id,isBot}){
return author.id===id&&(author.isSigned||!isBot);
}
async function readMessages(stored,forge){
const file=stored&&fileOf(stored,MESSAGES,MAX_BASE64_BYTES);
return file&&(0,_saved_messages_js__WEBPACK_IMPORTED_MODULE_0__.ry)(Buffer.from(String(await forge.readSessionFile(file.blob)),'base64'));
}
function fileOf({files},name,maxBytes){
return files.find(({path,isFile,size})=>path===name&&isFile&&size<=maxBytes);
}
function sessionKey(task,{pullRequest}){
const issue=pullRequest&&!pullRequest.isFork?(0,_tasks_branch_name_js__WEBPACK_IMPORTED_MODULE_3__.Lr)(pullRequest.headRef):undefined;
return issue===undefined?(0,_tasks_keys_js__WEBPACK_IMPORTED_MODULE_2__.GK)(task):`issue-${issue}`;
}
function markedSessionKey({pullRequest,issue,taskKey}){
if(!pullRequest||pullRequest.isFork)
return undefined;
if(taskKey!==undefined)
return taskKey;
const isNamed=issue!==undefined&&(0,_tasks_branch_name_js__WEBPACK_IMPORTED_MODULE_3__.Lr)(pullRequest.headRef)===undefined;
return isNamed?`issue-${issue}`:undefined;
}
const RUNS_PER_PRUNING=10;
function isPruningRun(runId){
return Number(runId)%RUNS_PER_PRUNING===0;
}
}),
87864:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
YO:()=>(MAX_MESSAGES_BYTES),
o5:()=>(packMessages),
ry:()=>(unpackMessages)
});
var node_zlib__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(38522);
var zod__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3301);
var _agent_masking_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(15398);
var _text_json_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(32686);
const MAX_MESSAGES_BYTES=1024*1024;
const MAX_UNPACKED_BYTES=4*1024*1024;
const MAX_CHARACTERS=160_000;
const KEPT_RESULTS=60_000;
const call=zod__WEBPACK_IMPORTED_MODULE_1__.RZV(()=>zod__WEBPACK_IMPORTED_MODULE_1__.rej({id:zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),name:zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),arguments:zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),problem:zod__WEBPACK_IMPORTED_MODULE_1__.YjP().optional()}));
const message=zod__WEBPACK_IMPORTED_MODULE_1__.RZV(()=>zod__WEBPACK_IMPORTED_MODULE_1__.gMt('role',[
zod__WEBPACK_IMPORTED_MODULE_1__.rej({role:zod__WEBPACK_IMPORTED_MODULE_1__.euz('user'),text:zod__WEBPACK_IMPORTED_MODULE_1__.YjP()}),
zod__WEBPACK_IMPORTED_MODULE_1__.rej({role:zod__WEBPACK_IMPORTED_MODULE_1__.euz('assistant'),text:zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),toolCalls:zod__WEBPACK_IMPORTED_MODULE_1__.YOg(call)}),
zod__WEBPACK_IMPORTED_MODULE_1__.rej({
role:zod__WEBPACK_IMPORTED_MODULE_1__.euz('tool'),
callId:zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
name:zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
ok:zod__WEBPACK_IMPORTED_MODULE_1__.zMY(),
text:zod__WEBPACK_IMPORTED_MODULE_1__.YjP()
})
]));
function packMessages(messages){
const turns=turnsOf(messages);
const lengthOf=(some)=>JSON.stringify(some).length;
const all=turns.flat();
const masked=(0,_agent_masking_js__WEBPACK_IMPORTED_MODULE_2__.uY)(all,{before:all.length,keepTokens:KEPT_RESULTS,tokensOf:lengthOf}).messages;
const newest=[];
let characters=0;
for(const turn of turnsOf(masked).toReversed()){
const saved=turn.flatMap(savedForm);
characters+=lengthOf(saved);
if(characters>MAX_CHARACTERS)
break;
newest.unshift(saved);
}
const lines=newest.flat().map((one)=>JSON.stringify(one));
if(lines.length===0)
return undefined;
const packed=(0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.gzipSync)(lines.join('\n'));
return packed.length<=MAX_MESSAGES_BYTES?packed:undefined;
}
function unpackMessages(packed){
if(packed.length>MAX_MESSAGES_BYTES)
return undefined;
try{
const text=(0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.gunzipSync)(packed,{maxOutputLength:MAX_UNPACKED_BYTES}).toString();
const parsed=zod__WEBPACK_IMPORTED_MODULE_1__.YOg(message).safeParse(text.split('\n').map(_text_json_js__WEBPACK_IMPORTED_MODULE_3__.qF));
if(!parsed.success)
return undefined;
const messages=parsed.data.map(restoredForm);
const isComplete=turnsOf(messages).flat().length===messages.length;
return isComplete?messages:undefined;
}
catch{
return undefined;
}
}
function turnsOf(messages){
const turns=[];
for(const one of messages){
if(one.role==='assistant')
turns.push([one]);
else
turns.at(-1)?.push(one);
}
return turns.filter(([response,...rest])=>{
const calls=response?.role==='assistant'?response.toolCalls:[];
const results=rest.filter(({role})=>role==='tool');
return calls.length===results.length;
});
}
function savedForm(one){
switch(one.role){
case 'system':
return[];
case 'assistant':
return[{role:'assistant',text:one.text,toolCalls:[...one.toolCalls]}];
case 'user':
return[{role:'user',text:one.text}];
case 'tool':
return[one];
}
}
function restoredForm(saved){
if(saved.role!=='assistant')
return saved;
const toolCalls=saved.toolCalls.map(({problem,...rest})=>({
...rest,
...(problem!==undefined&&{problem})
}));
return{role:'assistant',text:saved.text,thinking:'',toolCalls};
}
}),
53732:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
G1:()=>(overtakenWarning),
N:()=>(addRequest),
Pe:()=>(recordText),
RW:()=>(lastRequestBefore),
_M:()=>(sessionSchema),
xR:()=>(MAX_RECORD_BYTES)
});
var zod__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(3301);
var zod__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(79435);
var _text_near_name_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(58804);
var _text_shorten_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(64607);
var _tasks_verbs_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(76575);
var _tasks_keys_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(79057);
const SESSION_VERSION=1;
const MAX_RECORD_BYTES=64*1024;
const MAX_SUMMARY=16_000;
const MAX_GENERATIONS=20;
const MAX_REQUESTS=50;
const MAX_REQUEST_TEXT=20_000;
const MAX_OLD_TEXT=500;
const MAX_RESULT=2_000;
const MAX_THREADS=200;
const MAX_APPROVALS=50;
const MAX_STOPS=50;
const count=zod__WEBPACK_IMPORTED_MODULE_4__.Whr().min(0);
const id=zod__WEBPACK_IMPORTED_MODULE_4__.Whr().positive();
const time=zod__WEBPACK_IMPORTED_MODULE_5__.w$();
const objectId=zod__WEBPACK_IMPORTED_MODULE_4__.YjP().regex(_text_near_name_js__WEBPACK_IMPORTED_MODULE_0__.SN);
const name=zod__WEBPACK_IMPORTED_MODULE_4__.YjP().max(200);
const line=zod__WEBPACK_IMPORTED_MODULE_4__.YjP().max(1_000);
const person=zod__WEBPACK_IMPORTED_MODULE_4__.rej({login:name,id});
const request=zod__WEBPACK_IMPORTED_MODULE_4__.RZV(()=>zod__WEBPACK_IMPORTED_MODULE_4__.rej({
author:person,
claim:name,
at:time,
verb:zod__WEBPACK_IMPORTED_MODULE_4__.k5n(['fix','explain','ask','plan','undo','update']),
flags:zod__WEBPACK_IMPORTED_MODULE_4__.rej({model:name.optional(),base:name.optional(),draft:zod__WEBPACK_IMPORTED_MODULE_4__.zMY()}),
text:zod__WEBPACK_IMPORTED_MODULE_4__.YjP().max(MAX_REQUEST_TEXT),
outcome:zod__WEBPACK_IMPORTED_MODULE_4__.YjP().regex(/^[a-z_]{1,30}$/u),
result:zod__WEBPACK_IMPORTED_MODULE_4__.YjP().max(MAX_RESULT),
commits:zod__WEBPACK_IMPORTED_MODULE_4__.YOg(objectId).max(20),
start:objectId.optional(),
pullRequest:id.optional(),
pending:zod__WEBPACK_IMPORTED_MODULE_4__.YOg(zod__WEBPACK_IMPORTED_MODULE_4__.YjP().regex(/^[0-9a-f]{32}$/u)).max(50),
model:name,
host:name,
used:zod__WEBPACK_IMPORTED_MODULE_4__.rej({turns:count,tokens:count,seconds:count,dollars:zod__WEBPACK_IMPORTED_MODULE_4__.aig().min(0).optional()})
}));
function lastRequestBefore(claim,session){
return session?.requests.findLast((request)=>(0,_tasks_verbs_js__WEBPACK_IMPORTED_MODULE_2__.cD)(request)&&request.claim!==claim);
}
const approval=zod__WEBPACK_IMPORTED_MODULE_4__.RZV(()=>zod__WEBPACK_IMPORTED_MODULE_4__.rej({
hash:zod__WEBPACK_IMPORTED_MODULE_4__.YjP().regex(/^[0-9a-f]{32}$/u),
what:zod__WEBPACK_IMPORTED_MODULE_4__.k5n(['command','change','adoption','plan']),
by:person,
claim:name,
at:time
}));
const sessionSchema=zod__WEBPACK_IMPORTED_MODULE_4__.RZV(()=>zod__WEBPACK_IMPORTED_MODULE_4__.rej({
version:zod__WEBPACK_IMPORTED_MODULE_4__.euz(SESSION_VERSION),
generation:zod__WEBPACK_IMPORTED_MODULE_4__.Whr().min(1).max(MAX_GENERATIONS),
updatedAt:time,
requests:zod__WEBPACK_IMPORTED_MODULE_4__.YOg(request).min(1).max(MAX_REQUESTS),
summary:zod__WEBPACK_IMPORTED_MODULE_4__.YjP().max(MAX_SUMMARY),
base:zod__WEBPACK_IMPORTED_MODULE_4__.rej({branch:name,sha:objectId}).optional(),
task:zod__WEBPACK_IMPORTED_MODULE_4__.rej({sha:objectId,at:time}).optional(),
approvals:zod__WEBPACK_IMPORTED_MODULE_4__.YOg(approval).max(MAX_APPROVALS).default([]),
stops:zod__WEBPACK_IMPORTED_MODULE_4__.YOg(zod__WEBPACK_IMPORTED_MODULE_4__.rej({by:person,at:time}))
.max(MAX_STOPS)
.default([]),
plan:zod__WEBPACK_IMPORTED_MODULE_4__.rej({
hash:name,
text:zod__WEBPACK_IMPORTED_MODULE_4__.YjP().max(MAX_SUMMARY),
baseSha:objectId,
state:zod__WEBPACK_IMPORTED_MODULE_4__.k5n(['open','proposed','approved','done'])
})
.optional(),
openQuestions:zod__WEBPACK_IMPORTED_MODULE_4__.YOg(line).max(20).default([]),
threads:zod__WEBPACK_IMPORTED_MODULE_4__.YOg(zod__WEBPACK_IMPORTED_MODULE_4__.rej({id:name,verdict:name,commit:objectId.optional()}))
.max(MAX_THREADS)
.default([])
}));
function addRequest(session,added){
const{request:latest,approvals,stop,plan=session?.plan,task=session?.task,threads,...rest}=added;
const newest=withEarlierWork(latest,session);
const earlier=(session?.requests??[]).filter(({claim})=>claim!==newest.claim);
const known=(session?.approvals??[]).filter(({hash})=>!approvals.some((one)=>one.hash===hash));
const otherThreads=(session?.threads??[]).filter(({id})=>!threads.some((one)=>one.id===id));
return{
openQuestions:[],
...session,
...rest,
threads:[...otherThreads,...threads].slice(-MAX_THREADS),
version:SESSION_VERSION,
generation:((session?.generation??0)%MAX_GENERATIONS)+1,
requests:[...earlier.map(shortened),bounded(newest)].slice(-MAX_REQUESTS),
approvals:[...known,...approvals].slice(-MAX_APPROVALS),
stops:withStop(session?.stops??[],stop),
...(plan&&{plan}),
...(task&&{task}),
summary:(0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__.ml)(added.summary,MAX_SUMMARY)
};
}
function withEarlierWork(newest,session){
const attempt=session?.requests.find(({claim})=>claim===newest.claim);
if(newest.commits.length>0||!attempt||attempt.commits.length===0)
return newest;
const{commits,start,pullRequest}=attempt;
return{
...newest,
commits,
...(start!==undefined&&{start}),
...(pullRequest!==undefined&&{pullRequest})
};
}
function withStop(stops,added){
if(!added)
return stops;
const others=stops.filter(({at,by})=>at!==added.at||by.id!==added.by.id);
return[...others,added].slice(-MAX_STOPS);
}
function bounded(newest){
return{...newest,text:(0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__.ml)(newest.text,MAX_REQUEST_TEXT),result:(0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__.ml)(newest.result,MAX_RESULT)};
}
function shortened(older){
return{...older,text:(0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__.ml)(older.text,MAX_OLD_TEXT),result:(0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__.ml)(older.result,MAX_OLD_TEXT)};
}
function recordText(session){
for(let[kept,maxText]=[session,MAX_REQUEST_TEXT];;){
const text=JSON.stringify(sessionSchema.parse(kept));
if(Buffer.byteLength(text)<=MAX_RECORD_BYTES)
return text;
if(kept.requests.length>1)
kept={...kept,requests:kept.requests.slice(1)};
else if(maxText===0)
throw new Error(`Its file would have more than ${MAX_RECORD_BYTES} bytes.`);
else{
maxText=Math.floor(maxText/ 2);
kept={
...kept,
summary:(0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__.ml)(kept.summary,maxText),
threads:kept.threads.slice(-10),
requests:kept.requests.map((only)=>({...only,text:(0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__.ml)(only.text,maxText)}))
};
}
}
}
const MAX_REQUEST=80;
function overtakenWarning(task,session){
const claim=(0,_tasks_keys_js__WEBPACK_IMPORTED_MODULE_3__.Eo)(task);
const later=session?.requests.findLast((request)=>request.claim!==claim&&Date.parse(request.at)>Date.parse(task.createdAt));
if(!later)
return undefined;
const{verb,text,author}=later;
return `A later request was carried out before this one: "${(0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__.TN)(`${verb} ${text}`,MAX_REQUEST)}" by ${author.login}.`;
}
}),
542:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
JC:()=>(readRunTrailer),
Zr:()=>(pullRequestTitle),
df:()=>(commitMessage)
});
var _text_active_content_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(66634);
var _text_github_rules_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(43525);
var _text_shorten_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(64607);
var _text_visible_text_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(2754);
var _keys_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(79057);
const MAX_SUBJECT_CHARACTERS=100;
const MAX_TITLE_CHARACTERS=200;
const MAX_DESCRIPTION_CHARACTERS=2_000;
const READ_FACTOR=2;
const ACTIVE_CONTENT=[
[
/^[ \t]*(?:cc|(?:[a-z]+[\p{Pd}])+by|on[\p{Pd}]behalf[\p{Pd}]of|change[\p{Pd}]id|(?:skip|request)[\p{Pd}]checks)[ \t]*[:：=].*$/gimu,
''
],
[/^([ \t]*[A-Za-z\d]+(?:-[A-Za-z\d]+)*)-([A-Za-z\d]+[ \t]*:)/gmu,'$1 $2'],
[/[[［]([^[\]［］]{0,80}(?<![a-z])(?:skip|no(?![a-z])|no(?:ci|build|deploy))[^[\]［］]{0,80})[\]］]/giu,'($1)'],
[/\*{3}(no_ci)\*{3}/giu,'$1'],
[/(?<![A-Za-z0-9])@+(?=\w)/gu,''],
[/[@#](?=(?:<[^<>]{0,100}>|&#?\w{1,31};)+\w)/gu,''],
[/&(?=(?:commat|num|#0{0,6}(?:35|64)|#x0{0,6}(?:23|40))(?!\w))/giu,''],
[/^([ \t>*+-]*)[/!]+(?=[A-Za-z][\w-]*(?:\s|$))/gmu,'$1'],
[new RegExp(String.raw `^([ \t>*+-]*)(${_text_active_content_js__WEBPACK_IMPORTED_MODULE_0__.wx})(?=[:,]?[ \t])`,'gimu'),'$1($2)'],
[/^(fixup|squash|amend)!/gimu,'$1'],
[/[A-Za-z][\w+.-]{0,40}:\/{2,}/gu,''],
[/[Ww]{3}\.+/gu,''],
[/(?<=\b(?:issue|request|PR) )#(?=\d)/giu,''],
[/(?<!\w)#(?=\d)/gu,'issue '],
[/(?<=\w)#(?=\d)/gu,'# '],
[/(?<!\w)([Gg][Hh])-(?=\d)/gu,'$1 '],
[/(?<=[\w.-]\/[\w.-]{1,100})@(?=[\da-f]{7,40}(?!\w))/gu,' '],
[/^[ \t]*#+[ \t]*/gmu,''],
[/^-{3,}[ \t]*/gmu,''],
[/^(diff|Index)(?: -+|:)/gmu,'$1']
];
function commitMessage(summary,task,{host,approver}){
const address=(person)=>`${person.login} <${(0,_text_github_rules_js__WEBPACK_IMPORTED_MODULE_4__.Q4)(person,host)}>`;
const trailers=[
`${RUN_TRAILER}: ${(0,_keys_js__WEBPACK_IMPORTED_MODULE_3__.Eo)(task)}`,
approver?`Approved-by: ${address(approver)}`:'',
attemptOf(task),
hasNoAuthor(task)?'':`Co-authored-by: ${address(task.actor)}`
];
const parts=[
oneLine(summary.title,task,MAX_SUBJECT_CHARACTERS),
paragraphs(summary.description),
requestedIn(task),
trailers.filter((trailer)=>trailer!=='').join('\n')
];
return parts.filter((part)=>part!=='').join('\n\n');
}
function attemptOf({trigger}){
return trigger.kind==='ci'?`Forgehand-CI-Attempt: ${trigger.attempt??1}`:'';
}
function requestedIn({trigger,number}){
if(trigger.kind==='ci'){
const{repair,failure}=trigger;
return `Repairs checks of ${repair?.branch??`#${number}`}, which failed on ${failure.headSha.slice(0,7)}.`;
}
return trigger.kind==='prompt'
?`Task ${(0,_keys_js__WEBPACK_IMPORTED_MODULE_3__.Do)(trigger)}, started by ${trigger.event}.`
:`Requested in #${number}.`;
}
function hasNoAuthor({trigger}){
return trigger.kind==='ci'||(trigger.kind==='prompt'&&trigger.event==='schedule');
}
const RUN_TRAILER='Forgehand-Run';
function readRunTrailer(message){
const[last='']=message
.trim()
.split(/\n[ \t]*\n/u)
.slice(-1);
const named=last.split('\n').flatMap((line)=>/^Forgehand-Run:(.*)$/iu.exec(line)?.[1]?.trim()??[]);
return named.length===1?named[0]:undefined;
}
function pullRequestTitle(summary,task){
return oneLine(summary.title,task,MAX_TITLE_CHARACTERS);
}
function oneLine(text,{trigger,number},maxCharacters){
const lines=removeActiveContent((0,_text_visible_text_js__WEBPACK_IMPORTED_MODULE_2__.Q)(text)
.trim()
.slice(0,READ_FACTOR*maxCharacters));
const plain=removeActiveContent(lines.replaceAll(/\s+/gu,' ').trim()).replaceAll(/ {2,}/gu,' ').trim();
return plain===''?`Work on ${subjectOf(trigger,number)}`:(0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__.ml)(plain,maxCharacters);
}
function subjectOf(trigger,number){
if(trigger.kind==='prompt')
return(0,_keys_js__WEBPACK_IMPORTED_MODULE_3__.Do)(trigger);
return trigger.kind==='ci'&&trigger.repair?`the checks of ${trigger.repair.branch}`:`#${number}`;
}
function paragraphs(text){
const read=(0,_text_visible_text_js__WEBPACK_IMPORTED_MODULE_2__.Q)(text.slice(0,READ_FACTOR*MAX_DESCRIPTION_CHARACTERS));
const lines=removeActiveContent(read)
.replaceAll(/[ \t]+$/gmu,'')
.replaceAll(/\n{3,}/gu,'\n\n');
return(0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__.ml)(lines.trim(),MAX_DESCRIPTION_CHARACTERS);
}
function removeActiveContent(text){
for(let before=text;;){
const after=ACTIVE_CONTENT.reduce((result,[pattern,replacement])=>result.replaceAll(pattern,replacement),before);
if(after===before)
return after;
before=after;
}
}
})
};
;
