"use strict";
exports.id=2943;
exports.ids=[2943];
exports.modules={
20382:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
U:()=>(stackOf),
b:()=>(messageOf)
});
function messageOf(error){
return Error.isError(error)?error.message:String(error);
}
function stackOf(error){
return(Error.isError(error)?error.stack:undefined)??messageOf(error);
}
}),
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
91686:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
N0:()=>(AGENT_FILE),
_g:()=>(openLocalWorkspaceEarly),
fP:()=>(openLocalWorkspace),
jE:()=>(readLocalRules),
vV:()=>(readLocalSettings)
});
var _workspace_files_checkout_files_js_0_=__webpack_require__(76946);
var _pipeline_open_workspace_js_1_=__webpack_require__(75946);
var _pipeline_prepare_js_2_=__webpack_require__(42426);
var _settings_agent_file_js_3_=__webpack_require__(6759);
var _local_sandbox_js_4_=__webpack_require__(83188);
const AGENT_FILE='.github/agent.yml';
async function readLocalSettings(root){
const[rules,instructions]=await Promise.all([readLocalRules(root),(0,_pipeline_prepare_js_2_.KK)((0,_workspace_files_checkout_files_js_0_.c)(root))]);
return{rules,instructions};
}
async function readLocalRules(root){
const read=(0,_workspace_files_checkout_files_js_0_.c)(root);
return await(0,_settings_agent_file_js_3_.U)(await read(AGENT_FILE),AGENT_FILE,read);
}
async function openLocalWorkspace(rules,options){
return await(0,_pipeline_open_workspace_js_1_.k)(rules,{
emit:()=>undefined,
settingsFile:AGENT_FILE,
...options,
...(0,_local_sandbox_js_4_.Z)()
});
}
async function openLocalWorkspaceEarly(rules,options){
return await(0,_pipeline_open_workspace_js_1_.r)(rules,{...options,settingsFile:AGENT_FILE,environment:process.env});
}
}),
29922:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
CG:()=>(MAX_ITEM_TITLE),
P7:()=>(MAX_ITEM_KEY),
_5:()=>(MAX_ITEMS),
vP:()=>(MAX_ITEM_TEXT)
});
const MAX_ITEMS=256;
const MAX_ITEM_KEY=500;
const MAX_ITEM_TITLE=200;
const MAX_ITEM_TEXT=8_000;
}),
93798:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
R:()=>(RequestDigests)
});
var node_crypto_0_=__webpack_require__(77598);
var _agent_json_js_1_=__webpack_require__(90294);
class RequestDigests{
#digests=new Map();
traced(event){
return event.kind==='child'||event.kind==='request'?this.#traced(event,0):event;
}
#traced(event,conversation){
if(event.kind==='child')
return{...event,event:this.#traced(event.event,event.child)};
if(event.kind!=='request')
return event;
const{added,...request}=event;
const digests=(this.#digests.get(conversation)??[]).slice(0,request.reused);
for(const message of added)
digests.push(nextDigest(digests.at(-1)??'',message));
this.#digests.set(conversation,digests);
return{...request,messages:digests.length,digest:digests.at(-1)??''};
}
}
function nextDigest(digest,message){
return(0,node_crypto_0_.createHash)('sha256')
.update(`${digest}\n${(0,_agent_json_js_1_.d)(message)}`)
.digest('hex')
.slice(0,32);
}
}),
39237:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Lh:()=>(MAX_TRACE_DEPTH),
T$:()=>(TRACE_VERSION),
eM:()=>(TraceFile),
hI:()=>(TRACE_START),
ij:()=>(MAX_TRACE_LINE),
on:()=>(TRACE_SCHEMA)
});
var node_fs_0_=__webpack_require__(73024);
var node_path_1_=__webpack_require__(76760);
var _errors_js_4_=__webpack_require__(59973);
var _request_digests_js_2_=__webpack_require__(93798);
var _text_file_problem_js_3_=__webpack_require__(99736);
const TRACE_SCHEMA='forgehand.trace';
const TRACE_VERSION=1;
const MAX_TRACE_LINE=32*1024*1024;
const MAX_TRACE_DEPTH=200;
const TRACE_START=`{"schema":"${TRACE_SCHEMA}"`;
const MAX_TRACE_BYTES=512*1024*1024;
const UNICODE_LINE_ENDS=/[\u0085\u2028\u2029]/g;
function escapeCharacter(character){
return `\\u${character.charCodeAt(0).toString(16).padStart(4,'0')}`;
}
class TraceFile{
#options;
#startedAt;
#file;
#lines=[];
#bytes=0;
#digests=new _request_digests_js_2_.R();
constructor(options){
this.#options=options;
this.#startedAt=options.now();
(0,node_fs_0_.mkdirSync)((0,node_path_1_.dirname)(options.path),{recursive:true});
this.#file=(0,node_fs_0_.openSync)(options.path,'w',0o600);
const startedAt=new Date(this.#startedAt).toISOString();
this.#add({schema:TRACE_SCHEMA,version:TRACE_VERSION,startedAt});
this.#flush();
}
onEvent(event){
if(event.kind==='delta')
return;
this.#add({at:this.#options.now()-this.#startedAt,...this.#digests.traced(event)});
if(event.kind==='request'||(event.kind==='child'&&event.event.kind==='request'))
this.#flush();
else if(this.#lines.length===1)
setImmediate(()=>{
this.#flush();
});
}
close(){
this.#flush();
if(this.#file!==undefined)
(0,node_fs_0_.closeSync)(this.#file);
this.#file=undefined;
return Promise.resolve();
}
#add(line){
if(this.#file!==undefined)
this.#lines.push(JSON.stringify(line).replace(UNICODE_LINE_ENDS,escapeCharacter));
}
#flush(){
if(this.#file===undefined||this.#lines.length===0)
return;
const bytes=Buffer.from(`${this.#lines.join('\n')}\n`);
this.#lines=[];
this.#bytes+=bytes.length;
const{maxBytes=MAX_TRACE_BYTES}=this.#options;
if(this.#bytes>maxBytes){
this.#giveUp(`it would exceed ${maxBytes} bytes. Later events are missing.`);
return;
}
try{
for(let written=0;written<bytes.length;)
written+=(0,node_fs_0_.writeSync)(this.#file,bytes,written);
}
catch(error){
if(!(0,_errors_js_4_.Or)(error))
throw error;
this.#giveUp(`${(0,_text_file_problem_js_3_.W)(error)}.`);
}
}
#giveUp(reason){
if(this.#file!==undefined)
(0,node_fs_0_.closeSync)(this.#file);
this.#file=undefined;
this.#options.onFailure(`The trace can no longer be written: ${reason}`);
}
}
}),
1624:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
C:()=>(collectInputSecrets),
V4:()=>(collectJobSecrets),
vf:()=>(collectLocalSecrets)
});
var _settings_api_keys_js_0_=__webpack_require__(6697);
var _settings_providers_js_1_=__webpack_require__(28658);
const SECRET_NAME=/(?:^|[_-])(?:tokens?|secrets?|passwords?|passwd|pass|passphrase|credentials?|api[_-]?keys?|private[_-]?key|access[_-]?key|auth|pat)$|[_-]pwd$|^pgpassword$|auth[_-]?token$/i;
const MIN_SECRET=12;
const HARMLESS=/^(?:\d+|[a-z]+)$/i;
const PATH=/^(?=[/~.])[~\w.@+ -]*(?:\/[~\w.@+ -]*)+$/;
const BASE64=/^(?=.*\d)(?=.*[a-z])(?=.*[A-Z])[A-Za-z\d+/]{40,}$/;
function collectJobSecrets(read,environment){
const identity=environment['ACTIONS_ID_TOKEN_REQUEST_TOKEN']??'';
return[...collectInputSecrets(read),...withoutEmpty([identity]),...collectEnvironmentSecrets(environment)];
}
function collectInputSecrets(read){
return withoutEmpty([read('github-token'),...(0,_settings_api_keys_js_0_.V)(read('api-key'))]);
}
function collectLocalSecrets(environment){
const keys=_settings_providers_js_1_.r5.map(({keyVariable=''})=>environment[keyVariable]?.trim()??'');
return[...withoutEmpty(keys),...collectEnvironmentSecrets(environment)];
}
function collectEnvironmentSecrets(environment){
const values=Object.entries(environment).flatMap(([name,value])=>value!==undefined&&SECRET_NAME.test(name)?[value,...value.split(/\r?\n/)]:[]);
const trimmed=values.map((value)=>value.trim());
return[...new Set(trimmed)].filter((value)=>value.length>=MIN_SECRET&&!isHarmless(value));
}
function isHarmless(value){
return HARMLESS.test(value)||(PATH.test(value)&&!BASE64.test(value));
}
function withoutEmpty(secrets){
return secrets.filter((secret)=>secret!=='');
}
}),
590:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
LB:()=>(EXPECTED_REVIEWER),
Ob:()=>(MAX_ASSIGNEES),
Pf:()=>(label),
Yc:()=>(reviewer),
Zl:()=>(EXPECTED_LOGIN),
iD:()=>(login),
iP:()=>(MAX_REVIEWERS),
xs:()=>(MAX_LABELS)
});
var zod_0_=__webpack_require__(3301);
const EXPECTED_LABEL='a label of at most 50 characters';
const EXPECTED_LOGIN='a login such as octocat';
const EXPECTED_REVIEWER='a login such as octocat, or a team such as acme/platform';
const label=zod_0_.YjP(EXPECTED_LABEL).trim().min(1,EXPECTED_LABEL).max(50,EXPECTED_LABEL);
const login=zod_0_.YjP(EXPECTED_LOGIN).regex(/^[\w-]{1,100}$/u,EXPECTED_LOGIN);
const reviewer=zod_0_.YjP(EXPECTED_REVIEWER).regex(/^[\w-]{1,100}(?:\/[\w.-]{1,100})?$/u,EXPECTED_REVIEWER);
const MAX_LABELS=100;
const MAX_REVIEWERS=15;
const MAX_ASSIGNEES=10;
}),
71271:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
E:()=>(claimKey),
Z:()=>(sourceKey)
});
var node_crypto_0_=__webpack_require__(77598);
var _task_key_js_1_=__webpack_require__(26150);
function claimKey({trigger,number,createdAt}){
switch(trigger.kind){
case 'comment':
return `comment-${trigger.commentId}`;
case 'review':
return `review-${trigger.reviewId}`;
case 'label':
return `label-${number}-${digest(trigger.label)}-${Date.parse(createdAt)}`;
case 'assignment':
return `assign-${number}-${Date.parse(createdAt)}`;
case 'ci':
return `ci-${trigger.failure.headSha}-${checksKey(trigger.failure.source)}`;
case 'auto-review':
return `auto-review-${number}-${trigger.headSha}`;
case 'prompt':
return `task-${(0,_task_key_js_1_.D)(trigger)}-${trigger.runId}`;
}
}
function checksKey(source){
const isAgain=source.kind==='workflow'&&source.attempt>1;
return isAgain?`${sourceKey(source)}-again`:sourceKey(source);
}
function sourceKey(source){
return source.kind==='suite'?source.app:String(source.workflowId);
}
function digest(label){
return(0,node_crypto_0_.createHash)('sha256').update(label.toLowerCase()).digest('hex').slice(0,12);
}
}),
26150:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
D:()=>(taskKey)
});
function taskKey({taskId,item}){
return item?`${taskId}_${item.id}`:taskId;
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
99736:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
W:()=>(fileProblem)
});
var node_util_0_=__webpack_require__(57975);
const REASONS={
ENOENT:'there is no such file or folder',
ENOTDIR:'a part of its path is a file, not a folder',
EISDIR:'it is a folder, not a file',
EEXIST:'something else has this name',
EACCES:'you have no permission',
EPERM:'the operating system does not permit it',
EROFS:'the disk is read-only',
ENOSPC:'the disk is full',
EDQUOT:'your disk quota is used up',
ENAMETOOLONG:'its path is too long',
ELOOP:'its symbolic links form a loop',
EMFILE:'too many files are open',
ENFILE:'too many files are open',
EBUSY:'another program is using it',
ETXTBSY:'another program is running it',
EIO:'the disk reports an error'
};
function fileProblem({code='',errno}){
return REASONS[code]??(errno===undefined?'the operating system refuses it':(0,node_util_0_.getSystemErrorMessage)(errno));
}
}),
814:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
S3:()=>(LOGIN),
SN:()=>(OBJECT_ID),
TS:()=>(isObjectId),
Zx:()=>(CLAIM_KEY)
});
const OBJECT_ID=/^[0-9a-f]{40}$/;
const LOGIN=/^[\w-]{1,100}(?:\[bot\])?$/;
const CLAIM_KEY=/^[a-z\d-]{1,100}$/;
function isObjectId(text){
return OBJECT_ID.test(text);
}
}),
83836:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
P:()=>(issuesOfMeantForm)
});
function issuesOfMeantForm(issue,isWrongType){
const forms=issue.errors;
const meant=forms?.find((issues)=>issues.every((each)=>each.path.length>0||!isWrongType(each)));
if(!meant)
return[issue];
return meant.flatMap((inner)=>issuesOfMeantForm({...inner,path:[...issue.path,...inner.path]},isWrongType));
}
}),
60690:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
d:()=>(NO_COMMANDS)
});
const NO_COMMANDS='Commands cannot run here after all: no sandbox works on this machine. Read, search and edit only, and say that nothing was run.';
}),
21513:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
_:()=>(fieldOf),
w:()=>(issueSentences)
});
var _meant_form_js_0_=__webpack_require__(83836);
const MAX_ISSUES=5;
function issueSentences(issues,value,lineOf){
const all=issues.flatMap((issue)=>(0,_meant_form_js_0_.P)(issue,isWrongType));
const sentences=[
...new Set(all.map((issue)=>{
const sentence=sentenceOf(issue,value);
return lineOf?`Line ${lineOf(issue.path)}: ${sentence}`:sentence;
}))
];
if(sentences.length<=MAX_ISSUES)
return sentences;
return[...sentences.slice(0,MAX_ISSUES),`${sentences.length-MAX_ISSUES} more.`];
}
const TYPE=/expected (\w+), received/;
function isWrongType({message}){
return TYPE.test(message);
}
function sentenceOf(issue,value){
const{path,message}=issue;
const name=path.length===0?'The value':`The field ${path.map(String).join('.')}`;
const actual=path.reduce(fieldOf,value);
if(actual===undefined)
return `${name} is missing.`;
const types=expectedTypes(issue);
if(types.length>0)
return `${name} has the type ${kindOf(actual)} instead of ${types.join(' or ')}.`;
const[,options]=/expected one of (.+)/.exec(message)??[];
if(options!==undefined)
return `${name} must be one of ${options.replaceAll('"','').replaceAll('|',', ')}.`;
const[,bound]=/expected \w+ to ((?:be|have) .+)/.exec(message)??[];
return bound===undefined?`${name} cannot be used: ${message}.`:`${name} must ${inWords(bound)}.`;
}
function expectedTypes({message,errors=[]}){
const messages=[message,...errors.flatMap((issues)=>issues.map((each)=>each.message))];
const types=messages.flatMap((text)=>TYPE.exec(text)?.[1]??[]);
return[...new Set(types.map((type)=>(type==='record'?'object':type)))];
}
const COMPARISONS={'>=':'at least ','<=':'at most ','>':'more than ','<':'less than '};
function inWords(bound){
return bound.replace(/[<>]=?/,(sign)=>COMPARISONS[sign]);
}
function fieldOf(value,name){
if(typeof value!=='object'||value===null||!Object.hasOwn(value,name))
return undefined;
return value[name];
}
function kindOf(value){
if(value===null)
return 'null';
return Array.isArray(value)?'array':typeof value;
}
}),
76946:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
c:()=>(checkoutFileReader)
});
var node_path_0_=__webpack_require__(76760);
var _errors_js_3_=__webpack_require__(59973);
var _files_js_1_=__webpack_require__(93597);
var _resolve_inside_js_2_=__webpack_require__(1699);
function checkoutFileReader(root){
return async(path)=>{
try{
return(await(0,_files_js_1_.aL)(root,await(0,_resolve_inside_js_2_.LI)(root,path))).toString();
}
catch(error){
if((0,_errors_js_3_.Or)(error)&&error.code==='ENOENT')
return undefined;
const message=`${(0,node_path_0_.join)(root,path)} cannot be read. Make it a readable file of this checkout, or remove it.`;
throw new _errors_js_3_.yo(message,{cause:error});
}
};
}
})
};
;
