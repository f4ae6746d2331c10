"use strict";
exports.id=1058;
exports.ids=[1058];
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
return typeof value==='object'&&value!==null&&!Array.isArray(value);
}
function sorted(value){
return Object.fromEntries(Object.entries(value).sort(([a],[b])=>(a<b?-1:1)));
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
25452:
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
71344:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
L:()=>(checkpointFolder),
Z:()=>(stateHome)
});
var node_crypto_0_=__webpack_require__(77598);
var node_os_1_=__webpack_require__(48161);
var node_path_2_=__webpack_require__(76760);
function stateHome(environment){
const chosen=environment['XDG_STATE_HOME']??'';
return(0,node_path_2_.join)((0,node_path_2_.isAbsolute)(chosen)?chosen:(0,node_path_2_.join)((0,node_os_1_.homedir)(),'.local/state'),'forgehand');
}
function checkpointFolder(root,environment){
const home=stateHome(environment);
if(home.startsWith(root===node_path_2_.sep?node_path_2_.sep:root+node_path_2_.sep))
return undefined;
return(0,node_path_2_.join)(home,`${(0,node_path_2_.basename)(root)}-${(0,node_crypto_0_.createHash)('sha256').update(root).digest('hex').slice(0,12)}`);
}
}),
10175:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
I:()=>(findCheckout),
r:()=>(lookForCheckout)
});
var node_fs_0_=__webpack_require__(73024);
var node_path_1_=__webpack_require__(76760);
var _usage_error_js_2_=__webpack_require__(4565);
function findCheckout(folder,option='--cwd'){
const{start,root}=lookForCheckout(folder,option);
if(root!==undefined)
return root;
throw new _usage_error_js_2_.e(`${start} is not in a git repository, so a change could not be reviewed or undone. `+
`Choose a checkout with ${option}, or create one with git init.`);
}
function lookForCheckout(folder,option){
if(!(0,node_fs_0_.existsSync)(folder))
throw new _usage_error_js_2_.e(`There is no folder ${folder}. Choose a checkout with ${option}.`);
if(!(0,node_fs_0_.statSync)(folder).isDirectory())
throw new _usage_error_js_2_.e(`${folder} is a file. Choose the folder of a checkout with ${option}.`);
const start=(0,node_fs_0_.realpathSync)((0,node_path_1_.resolve)(folder));
for(let root=start;;root=(0,node_path_1_.dirname)(root)){
if((0,node_fs_0_.existsSync)((0,node_path_1_.join)(root,'.git')))
return{start,root};
if(root===(0,node_path_1_.dirname)(root))
return{start,root:undefined};
}
}
}),
83188:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Z:()=>(localSandboxOptions)
});
var node_os_0_=__webpack_require__(48161);
var _checkpoint_folder_js_1_=__webpack_require__(71344);
function localSandboxOptions(){
return{home:(0,node_os_0_.homedir)(),closed:[(0,_checkpoint_folder_js_1_.Z)(process.env)],environment:process.env};
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
94967:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
i:()=>(refusingDelegates)
});
var _errors_js_0_=__webpack_require__(59973);
function refusingDelegates(enabled,reason){
const refuse=()=>Promise.reject(new _errors_js_0_.v4(reason));
const completer={model:'none',complete:refuse};
const completers={cheap:completer,main:completer};
return{
sessions:enabled.sessions?{runChild:refuse}:undefined,
coders:enabled.coders?completers:undefined,
writers:enabled.writers?completers:undefined
};
}
}),
63951:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
replay:()=>(replay_replay)
});
var promises_=__webpack_require__(51455);
var external_node_path_=__webpack_require__(76760);
var errors=__webpack_require__(59973);
var format=__webpack_require__(79623);
var schemas=__webpack_require__(3301);
var trace_file=__webpack_require__(39237);
var json=__webpack_require__(32686);
var conversation_events=__webpack_require__(19896);
var file_problem=__webpack_require__(99736);
var schema_issue=__webpack_require__(21513);
;
const MAX_FILE=512*1024*1024;
const MAX_CHILDREN=1_000;
const header=schemas.Ikc({schema:schemas.euz(trace_file.on),version:schemas.aig()});
const line=schemas.Ikc({at:schemas.aig(),kind:schemas.YjP()});
const childLine=schemas.Ikc({
child:schemas.aig().int().min(1).max(MAX_CHILDREN),
event:schemas._H3({kind:schemas.YjP()})
});
const commitLine=schemas.Ikc({commit:schemas.YjP().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/)});
async function readRecording(path){
const run=[];
const children=new Map();
let[commit,isEnded]=[undefined,false];
for(const{value,position}of linesOf(path,await readTrace(path))){
const at={at:value.at,line:position.number};
if(value.kind==='ended')
isEnded=true;
else if(value.kind==='base-commit')
commit=commitLine.safeParse(value).data?.commit;
else if(value.kind==='child'){
const{child,event}=parseAs(childLine,value,position);
const events=children.get(child)??[];
if(!children.has(child))
run.push({...at,event:{kind:'child-begins',child}});
children.set(child,events);
if(conversation_events.KD.has(event.kind))
events.push({...at,event:parseAs(conversation_events.Uu,event,position)});
}
else if(conversation_events.KD.has(value.kind)){
run.push({...at,event:parseAs(conversation_events.Uu,value,position)});
}
}
const isComplete=isEnded||run.some(({event})=>event.kind==='done');
return{run,children,commit,isComplete};
}
function*linesOf(path,trace){
const lines=trace.split('\n');
requireTrace(path,lines[0]??'');
for(const[index,text]of lines.entries()){
if(index===0||text==='')
continue;
const position={path,number:index+1};
const value=parseLine(position,{text,isLast:index===lines.length-1});
if(!value)
return;
yield{value,position};
}
}
async function readTrace(path){
try{
const status=await(0,promises_.stat)(path);
if(!status.isFile())
throw new errors.yo(`${path} is not a file. ${ADVICE}`);
if(status.size>MAX_FILE){
throw new errors.yo(`${path} has ${status.size} bytes. The limit for a replay is ${MAX_FILE}.`);
}
return await(0,promises_.readFile)(path,'utf8');
}
catch(error){
if(!(0,errors.Or)(error))
throw error;
throw new errors.yo(`${path} cannot be read: ${(0,file_problem.W)(error)}. ${ADVICE}`,{cause:error});
}
}
const ADVICE='Name a trace, such as the trace.jsonl of a run.';
function requireTrace(path,first){
const parsed=header.safeParse((0,json.qF)(first));
if(!parsed.success){
throw new errors.yo(`${path} is not a trace: its first line is not the header of one. ${ADVICE}`);
}
if(parsed.data.version!==trace_file.T$){
throw new errors.yo(`${path} is a trace of version ${parsed.data.version}; this Forgehand replays version ${trace_file.T$}. `+
'Replay it with the version that wrote it.');
}
}
function parseLine(position,{text,isLast}){
const{path,number}=position;
if(text.length>trace_file.ij){
throw new errors.yo(`Line ${number} of ${path} is longer than ${trace_file.ij} characters.`);
}
const value=(0,json.qF)(text);
if(value===undefined&&isLast)
return undefined;
if((0,json.hz)(trace_file.Lh,value)){
throw new errors.yo(`Line ${number} of ${path} is nested deeper than ${trace_file.Lh} levels.`);
}
return parseAs(schemas._H3(line.shape),value,position);
}
function parseAs(schema,value,{path,number}){
const parsed=schema.safeParse(value);
if(parsed.success)
return parsed.data;
const reasons=(0,schema_issue.w)(parsed.error.issues,value).join(' ');
throw new errors.yo(`Line ${number} of ${path} does not fit the format of a trace. ${reasons}`);
}
var agent_host=__webpack_require__(63652);
var agent_budget=__webpack_require__(26885);
var loop=__webpack_require__(28296);
var no_commands=__webpack_require__(60690);
var request_digests=__webpack_require__(93798);
var agent_json=__webpack_require__(90294);
;
const MAX_SHOWN=300;
function firstDifference(recorded,now,field=''){
if(recorded===now||(0,agent_json.d)(recorded)===(0,agent_json.d)(now))
return undefined;
if(typeof recorded==='string'&&typeof now==='string')
return{field,...differingLine(recorded,now)};
if(isComposite(recorded)&&isComposite(now)&&Array.isArray(recorded)===Array.isArray(now)){
const[before,after]=[fieldsOf(recorded),fieldsOf(now)];
for(const name of new Set([...before.keys(),...after.keys()])){
const within=firstDifference(before.get(name),after.get(name),field===''?name:`${field}.${name}`);
if(within)
return within;
}
}
return{field,textLine:undefined,recorded:shortJson(recorded),now:shortJson(now)};
}
function differingLine(recorded,now){
const[before,after]=[recorded.split('\n'),now.split('\n')];
const index=before.findIndex((line,position)=>line!==after[position]);
const position=index<0?before.length:index;
return{textLine:position+1,...excerpts(before[position],after[position])};
}
function excerpts(recorded,now){
const units=[...(recorded??'').split('').entries()];
const first=units.find(([position,unit])=>now?.[position]!==unit)?.[0]??units.length;
const start=Math.max(0,first-MAX_SHOWN/ 2);
const cut=(text)=>text===undefined?undefined:`${start>0?'\u2026':''}${text.slice(start,start+MAX_SHOWN)}`.toWellFormed();
return{recorded:cut(recorded),now:cut(now)};
}
function isComposite(value){
return typeof value==='object'&&value!==null;
}
function fieldsOf(value){
return new Map(Object.entries(value));
}
function shortJson(value){
return value===undefined?undefined:(0,agent_json.d)(value).slice(0,MAX_SHOWN).toWellFormed();
}
;
const IGNORED_FIELDS={
session:['usedMs'],
bug:['stack'],
'tool-finished':['durationMs','dedupeKey']
};
function divergenceOf({event:recorded,line},now,position){
if(recorded.kind==='tools'&&now.kind==='tools'){
const found=toolDifference(recorded.tools,now.tools);
return found&&{...position,line,...found};
}
if(recorded.kind!==now.kind){
const labels={recorded:eventLabel(recorded),now:eventLabel(now)};
return{...position,line,what:'another event happens',field:'',textLine:undefined,...labels};
}
const difference=firstDifference(comparable(recorded),comparable(asRecorded(now,recorded)));
return difference&&{...position,line,what:`${eventLabel(now)} differs`,...difference};
}
function toolDifference(recorded,now){
const before=new Map(recorded.map((tool)=>[tool.name,tool]));
const after=new Map(now.map((tool)=>[tool.name,tool]));
for(const name of new Set([...before.keys(),...after.keys()])){
const difference=firstDifference(before.get(name),after.get(name));
if(!difference)
continue;
const change=!before.has(name)?'is new':after.has(name)?'has changed':'is no longer offered';
return{what:`the tool ${name} ${change}`,...difference};
}
const[namesBefore,namesNow]=[recorded,now].map((tools)=>tools.map(({name})=>name).join(', '));
if(namesBefore===namesNow)
return undefined;
const what='the tools are in another order';
return{what,field:'',textLine:undefined,recorded:namesBefore,now:namesNow};
}
function asRecorded(now,recorded){
if(now.kind!=='tool-finished'||recorded.kind!=='tool-finished'||recorded.status!==undefined)
return now;
return{...now,status:undefined,exitCode:undefined};
}
function comparable(event){
const ignored=new Map(Object.entries(IGNORED_FIELDS)).get(event.kind)??[];
return Object.fromEntries(Object.entries(event).filter(([name])=>!ignored.includes(name)));
}
function eventLabel(event){
switch(event.kind){
case 'request':
return event.isTurn?'the request to the model':'the request for a summary';
case 'message':
return messageLabel(event.message);
case 'tool-started':
return `the call of ${event.name} (${event.callId})`;
case 'tool-finished':
return `the result of ${event.name} (${event.callId})`;
case 'checkpoint':
return `the checkpoint before the call ${event.callId}`;
case 'file-modified':
return `the change of ${event.path} by the call ${event.callId}`;
case 'turn':
return `the beginning of turn ${event.turn}`;
case 'child-begins':
return `the beginning of child ${event.child}`;
case 'bug':
return `a crash of ${event.tool}`;
default:
return LABELS[event.kind];
}
}
const LABELS={
session:'the settings of the conversation',
tools:'the list of tools',
response:'the response of the model',
'request-failed':'the failure of the request',
repetition:'the end of a response that repeats itself',
interrupted:'an interruption',
'tree-compared':'the check whether the work tree has changed',
compaction:'the compaction of the history',
usage:'the count of tokens',
'other-model-usage':'the count of tokens of another model',
retry:'the retry of a request',
fallback:'the change to another model',
nudge:'a nudge',
limit:'the limit that ends the work',
done:'the end of the work'
};
function messageLabel(message){
if(message.role==='tool')
return `the message with the result of ${message.name} (${message.callId})`;
return message.role==='assistant'?'the message of the model':`a message of role ${message.role}`;
}
;
const UNORDERED=new Set(['tool-finished','file-modified','bug']);
class Cursor{
#events;
#options;
#digests=new request_digests.R();
#matched=new Set();
#index=0;
#counts={turns:0,requests:0};
constructor(events,options){
this.#events=events.filter(({event})=>!isCheckpointFailure(event));
this.#options=options;
this.#advance();
}
get counts(){
return this.#counts;
}
get hasFailed(){
return[...this.#matched].at(-1)?.event.kind==='request-failed';
}
get next(){
return this.#events[this.#index]?.event;
}
get following(){
return this.#events[this.#index+1]?.event;
}
find(kind,matches=()=>true){
for(let index=this.#index;index<this.#events.length;index+=1){
const recorded=this.#events[index];
if(recorded===undefined||this.#matched.has(recorded)||!isOfKind(kind,recorded.event))
continue;
if(matches(recorded.event))
return recorded.event;
}
return undefined;
}
before(event){
const coming=this.#events.slice(this.#index).map((recorded)=>recorded.event);
return coming.slice(0,coming.indexOf(event));
}
isInterruptedBefore(event){
return this.before(event).find(({kind})=>!UNORDERED.has(kind))?.kind==='interrupted';
}
take(event){
if(event.kind==='delta'||event.kind==='child'||isCheckpointFailure(event))
return;
const now=this.#asTraced(event);
const recorded=this.#counterpartOf(now);
if(!recorded){
if(!this.#events.some(({event:{kind}})=>kind==='done'))
this.#end({kind:'recording-ended'});
else
this.diverge('the recording ends, but the work continues',{now:eventLabel(now)});
return;
}
const{turns,requests}=this.#counts;
if(now.kind==='turn')
this.#counts={turns:turns+1,requests};
if(now.kind==='request')
this.#counts={turns,requests:requests+1};
const divergence=divergenceOf(recorded,now,{conversation:this.#options.conversation,...this.#counts});
if(divergence)
this.#end({kind:'diverged',divergence});
this.#matched.add(recorded);
this.#advance();
}
skip(){
this.#index+=1;
this.#advance();
}
diverge(what,difference={}){
const{conversation}=this.#options;
const line=this.#events[Math.min(this.#index,this.#events.length-1)]?.line??0;
this.#end({
kind:'diverged',
divergence:{conversation,...this.#counts,line,what,...NO_DIFFERENCE,...difference}
});
}
requireEnd(){
const{next}=this;
if(next)
this.diverge('the work ends, but the recording continues',{recorded:eventLabel(next)});
}
throwIfEnded(){
this.#options.control.signal.throwIfAborted();
}
stop(){
this.#end({kind:'recording-ended'});
this.throwIfEnded();
throw new Error('The replay continues after its end.');
}
#end(end){
this.#options.control.end(end);
}
#asTraced(event){
return conversation_events.Uu.parse(JSON.parse(JSON.stringify(this.#digests.traced(event))));
}
#counterpartOf(now){
const first=this.#events[this.#index];
if(now.kind==='tools')
return this.#events.find(({event})=>event.kind==='tools')??first;
if(!UNORDERED.has(now.kind))
return first;
for(let index=this.#index;index<this.#events.length;index+=1){
const recorded=this.#events[index];
if(recorded===undefined||this.#matched.has(recorded))
continue;
if(isSameStep(recorded.event,now))
return recorded;
if(!UNORDERED.has(recorded.event.kind))
break;
}
return first;
}
#advance(){
for(;;){
const recorded=this.#events[this.#index];
if(recorded===undefined||!this.#matched.has(recorded))
break;
this.#index+=1;
}
const{control,onInterruption}=this.#options;
control.time=this.#events[this.#index]?.at??control.time;
if(this.next?.kind==='interrupted')
onInterruption(this.next.by);
}
}
const NO_DIFFERENCE={field:'',textLine:undefined,recorded:undefined,now:undefined};
function isOfKind(kind,event){
return event.kind===kind;
}
function isCheckpointFailure(event){
return event.kind==='bug'&&event.tool==='checkpoints';
}
function isSameStep(recorded,now){
return recorded.kind===now.kind&&'callId' in recorded&&'callId' in now&&recorded.callId===now.callId;
}
var model=__webpack_require__(5915);
;
class RecordedModels{
#models=[];
open(name,contextWindow,{cursor,main}){
const known=this.#models.find(({identity})=>identity.name===name);
const model=known??{identity:{name,host:''},contextWindow};
if(!known)
this.#models.push(model);
return new RecordedModel(model,cursor,main);
}
replace({from,to}){
for(const model of this.#models){
const{name,host}=model.identity;
if(name===from.name&&(host===''||host===from.host))
model.identity=to;
}
}
}
const REPETITION='over and over and over again, the same words,';
class RecordedModel{
#model;
#cursor;
#main;
constructor(model,cursor,main){
this.#model=model;
this.#cursor=cursor;
this.#main=main;
}
get name(){
return this.#model.identity.name;
}
get host(){
return this.#model.identity.host;
}
get contextWindow(){
return this.#model.contextWindow;
}
async respond(request){
await Promise.resolve();
for(;;){
this.#cursor.throwIfEnded();
const{next}=this.#cursor;
switch(next?.kind){
case 'retry':
request.onRetry({reason:next.reason,waitMs:next.waitMs,attempt:next.attempt});
break;
case 'fallback':
request.onFallback({from:next.from,to:next.to,reason:next.reason});
break;
case 'response':
return this.#respond(next);
case 'request-failed':
return this.#fail(next,request);
case undefined:
return this.#cursor.stop();
default:
this.#cursor.diverge('the model is asked, but the recording has no response');
}
}
}
#respond({end,tokens,contextWindow,text,hiddenImages}){
this.#model.contextWindow=contextWindow;
const hidden=hiddenImages===undefined?{}:{hiddenImages};
const empty={text:'',thinking:'',toolCalls:[],answeredBy:this.#answeredBy(),...hidden};
if(text!==undefined)
return{...empty,text,end,tokens};
const recorded=this.#cursor.find('message')?.message;
const message=recorded&&recordedMessage(recorded);
if(message?.role!=='assistant')
return{...empty,end,tokens};
const{text:said,thinking,toolCalls,providerMetadata}=message;
return{...empty,text:said,thinking,toolCalls,end,tokens,...(providerMetadata&&{providerMetadata})};
}
#answeredBy(){
const usage=this.#cursor.following;
return usage?.kind==='other-model-usage'?{name:usage.model,host:'another'}:this.#main;
}
#fail({reason,message,contextWindow},request){
this.#model.contextWindow=contextWindow;
if(reason==='context-overflow')
throw new model.G1(message);
if(reason==='refused')
throw new model.me(message);
if(reason==='error')
throw new Error(message);
const{following}=this.#cursor;
if(following?.kind==='repetition'){
const{chars}=following;
const text=REPETITION.repeat(Math.ceil(chars/ REPETITION.length)).slice(0,chars);
request.onDelta({kind:'text',text});
}
if(!request.signal.aborted&&following===undefined)
this.#cursor.stop();
throw new DOMException(message,'AbortError');
}
}
function recordedMessage(recorded){
if(recorded.role==='user')
return withImages(recorded);
if(recorded.role!=='assistant')
return recorded;
const{providerMetadata,toolCalls,...rest}=recorded;
return{
...rest,
toolCalls:toolCalls.map(({problem,...call})=>({...call,...(problem!==undefined&&{problem})})),
...(providerMetadata&&{providerMetadata})
};
}
function withImages({images,...message}){
return{...message,...(images&&{images:images.map((image)=>({...image,base64:()=>''}))})};
}
var external_node_events_=__webpack_require__(78474);
var execute_call=__webpack_require__(97351);
var run_calls=__webpack_require__(28307);
;
class RecordedTools{
#options;
#fingerprints=new Map();
#calls=0;
constructor(options){
this.#options=options;
}
replace(tool){
return{
...tool,
...(tool.fingerprint&&{
fingerprint:(input,_,callId='')=>Promise.resolve(this.#fingerprint(tool,input,callId))
}),
run:(input,signal,callId='')=>this.#run(tool,input,{callId,signal})
};
}
#fingerprint({name},input,callId){
const key=`${name} ${(0,agent_json.d)(input)}`;
const last=this.#fingerprints.get(key);
if(last!==undefined&&this.#finishOf(callId)?.cached)
return last;
this.#calls+=1;
this.#fingerprints.set(key,String(this.#calls));
return String(this.#calls);
}
async #run(tool,input,{callId,signal}){
const{cursor,isReal,onCall}=this.#options;
const finish=this.#finishOf(callId);
await this.#repeatEvents(signal);
cursor.throwIfEnded();
if(!finish)
return cursor.stop();
if(tool.name==='finish')
return tool.run(input,signal);
if(isReal(tool.name))
await this.#compareWithReal(tool,input,{finish,signal});
onCall(isReal(tool.name)?'real':'recorded');
if(!finish.ok&&finish.text===run_calls.t){
if(!signal.aborted&&cursor.isInterruptedBefore(finish))
await(0,external_node_events_.once)(signal,'abort');
throw new DOMException('The recorded call was interrupted.','AbortError');
}
return this.#resultOf(tool,finish);
}
async #repeatEvents(signal){
const{cursor,budget,onEvent,runChild}=this.#options;
for(;;){
const{next}=cursor;
if(next?.kind==='other-model-usage'){
budget.spendAt(next.tokens,next.price);
onEvent({price:undefined,...next});
}
else if(next?.kind==='retry'||next?.kind==='fallback'){
onEvent(next);
}
else if(next?.kind==='child-begins'){
await runChild(next.child,signal);
cursor.skip();
}
else
return;
}
}
#resultOf({name},finish){
const{callId,ok,status,exitCode,text,denial,approvalRequest,dedupeKey}=finish;
const{cursor}=this.#options;
const crash=crashMessage(name,text);
if(crash!==undefined){
const stack=cursor.find('bug',(event)=>event.callId===callId)?.stack;
throw Object.assign(new Error(crash),stack!==undefined&&{stack});
}
if(!ok&&!denial&&!approvalRequest)
throw new errors.v4(text);
const edits=cursor
.before(finish)
.filter((event)=>event.kind==='file-modified')
.filter((event)=>event.callId===callId)
.map(({path,added,removed,isNew,diff})=>({
path,
added,
removed,
...(isNew!==undefined&&{isNew}),
...(diff!==undefined&&{diff})
}));
return{
text,
...((status==='failed'||status==='timed-out')&&{status}),
...(exitCode!==undefined&&{exitCode}),
...(dedupeKey!==undefined&&{dedupeKey}),
...(edits.length>0&&{edits}),
...(denial&&{denial:{remedy:undefined,...denial}}),
...(approvalRequest&&{approvalRequest})
};
}
async #compareWithReal(tool,input,{finish,signal}){
const{name,callId}=finish;
const{asRecorded}=this.#options;
const{ok,result}=await(0,execute_call.Ex)({kind:'ready',callId,tool,input,subject:''},agent_host.M,signal);
const isSame=result.dedupeKey!==undefined&&(0,run_calls.CO)(result.dedupeKey,agent_host.M)===finish.dedupeKey;
const compared=(outcome)=>({
ok:outcome.ok,
...(!isSame&&{text:withoutMachineDetails(outcome.text)})
});
const difference=firstDifference(compared(finish),compared({ok,text:asRecorded(result.text)}));
if(!difference)
return;
this.#options.cursor.diverge(`the result of ${name} (${callId}) differs when it runs again`,difference);
signal.throwIfAborted();
}
#finishOf(callId){
return this.#options.cursor.find('tool-finished',(event)=>event.callId===callId);
}
}
function crashMessage(name,text){
const[before='',after='']=(0,execute_call.dN)(name,'\n').split('\n');
const isCrash=text.startsWith(before)&&text.endsWith(after);
return isCrash?text.slice(before.length,text.length-after.length):undefined;
}
function withoutMachineDetails(text){
return text
.replaceAll(/\b\d+(?:\.\d+)?(?= ?m?s\b)|(?<=duration_ms )\d+(?:\.\d+)?/g,'0')
.replaceAll(/\b\d+(?= bytes omitted\b| bytes: output:| more bytes\))/g,'0')
.replaceAll(/(?<![\w./])(?:file:\/\/)?(?:\/[\w.@+-]+)+\/(?=[\w.@+-])/g,'/');
}
;
async function replay(recording,options){
const session=new ReplaySession(recording,options);
await session.run({events:recording.run,name:'the run',parent:undefined,signal:session.signal});
options.signal.throwIfAborted();
return session.result;
}
class ReplaySession{
time=0;
signal;
#recording;
#options;
#models=new RecordedModels();
#stop=new AbortController();
#end;
#counts={turns:0,requests:0,children:0};
#calls={recorded:0,real:0};
constructor(recording,options){
this.#recording=recording;
this.#options=options;
this.signal=AbortSignal.any([options.signal,this.#stop.signal]);
}
get result(){
const divergence=this.#end?.kind==='diverged'?this.#end.divergence:undefined;
const isComplete=this.#recording.isComplete&&this.#end?.kind!=='recording-ended';
return{outcome:divergence?'diverged':'same',isComplete,divergence,...this.#counts,calls:this.#calls};
}
end(end){
this.#end??=end;
this.#stop.abort();
}
async run({events,name,parent,signal}){
const first=events.find(({event})=>event.kind==='session');
if(first?.event.kind!=='session'){
if(parent)
return;
throw new errors.yo('The trace cannot be replayed: it does not say how the conversation with the model began. '+
'The run ended too early, or an older Forgehand wrote the trace.');
}
const session=first.event;
const{price,expectsChange}=session;
const limits={dollars:undefined,...session.limits};
this.time=first.at-session.usedMs;
const budget=new agent_budget._({limits,price,now:()=>this.time},parent?.budget);
const interruptions=new Interruptions();
const cursor=new Cursor(events,{control:this,conversation:name,onInterruption:interruptions.raise});
const main=parent?.main??{name:session.model,host:''};
const onEvent=(event)=>{
if(event.kind==='fallback')
this.#models.replace(event);
cursor.take(event);
};
const tools=new RecordedTools({
cursor,
budget,
onEvent,
isReal:this.#options.isReal,
asRecorded:this.#options.asRecorded,
onCall:(how)=>{
this.#calls={...this.#calls,[how]:this.#calls[how]+1};
},
runChild:(child,childSignal)=>this.#runChild(child,{budget,main},childSignal)
});
const offered=events.map(({event})=>event).find((event)=>event.kind==='tools')?.tools??[];
const{prompt,earlier}=startOf(events);
await this.#repeat(prompt,cursor,{
earlier,
...this.#modelsOf(session,cursor,main),
tools:this.#options.toolsFor(offered,{isChild:parent!==undefined}).map((tool)=>tools.replace(tool)),
budget,
checkpoints:session.hasCheckpoints?recordedCheckpoints(cursor):undefined,
expectsChange,
lateNews:{known:()=>Promise.resolve(),take:()=>recordedNews(cursor)},
host:agent_host.M,
signal:AbortSignal.any([signal,interruptions.cancelled]),
stop:interruptions.stopped,
onEvent,
timeout:interruptions.timeout
});
}
async #runChild(child,parent,signal){
this.#counts={...this.#counts,children:this.#counts.children+1};
const events=this.#recording.children.get(child)??[];
await this.run({events,name:`child ${child}`,parent,signal});
}
#modelsOf({model,summarizer,contextWindow},cursor,main){
const open=(name)=>this.#models.open(name,contextWindow,{cursor,main});
return{
model:open(model),
summarizer:summarizer===undefined?undefined:open(summarizer),
pricing:{main,priceOf:()=>cursor.find('other-model-usage')?.price}
};
}
async #repeat(prompt,cursor,run){
try{
await(0,loop.J)(prompt,run);
}
catch(error){
if(!cursor.hasFailed)
throw error;
}
const{turns,requests}=cursor.counts;
this.#counts={...this.#counts,turns:this.#counts.turns+turns,requests:this.#counts.requests+requests};
if(!this.signal.aborted)
cursor.requireEnd();
}
}
class Interruptions{
#cancel=new AbortController();
#stop=new AbortController();
#deadlines=[];
get cancelled(){
return this.#cancel.signal;
}
get stopped(){
return this.#stop.signal;
}
timeout=()=>{
const controller=new AbortController();
this.#deadlines.push(controller);
return controller.signal;
};
raise=(by)=>{
const[minutes,wrapUp]=this.#deadlines;
const controller={cancel:this.#cancel,stop:this.#stop,minutes,'wrap-up':wrapUp}[by];
const name=by==='cancel'?'AbortError':'TimeoutError';
controller?.abort(new DOMException('The recorded run was interrupted here.',name));
};
}
function startOf(events){
const firstTurn=events.findIndex(({event})=>event.kind==='turn');
const messages=events
.slice(0,firstTurn<0?events.length:firstTurn)
.flatMap(({event})=>(event.kind==='message'?[recordedMessage(event.message)]:[]));
const firstResponse=messages.findIndex(({role})=>role==='assistant');
const promptLength=firstResponse<0?messages.length:firstResponse;
return{prompt:messages.slice(0,promptLength),earlier:messages.slice(promptLength)};
}
function recordedNews(cursor){
const news=cursor.find('nudge',({text})=>text===no_commands.d);
return news&&!cursor.before(news).some(({kind})=>kind==='turn')?news.text:undefined;
}
function recordedCheckpoints(cursor){
return{
take(){
const checkpoint=cursor.find('checkpoint')?.checkpoint;
return checkpoint?Promise.resolve(checkpoint):Promise.reject(new Error('No checkpoint was recorded.'));
},
hasChanged(){
const hasChanged=cursor.find('tree-compared')?.hasChanged;
return hasChanged===undefined
?Promise.reject(new Error('No comparison was recorded.'))
:Promise.resolve(hasChanged);
}
};
}
var collect=__webpack_require__(1624);
var secrets_redact=__webpack_require__(26837);
var workspace_workspace=__webpack_require__(38866);
var git_git=__webpack_require__(43999);
var git_look=__webpack_require__(56296);
var hardened_environment=__webpack_require__(22388);
var usage_error=__webpack_require__(4565);
var lines=__webpack_require__(61165);
;
async function copyCheckout({from:root,to,commit,searchPath}){
if(!(await ownsRepository((0,external_node_path_.join)(root,'.git')))){
throw new usage_error.e(`${root} is a linked work tree or a submodule. Use a checkout with its own repository, such as a fresh clone.`);
}
await(0,promises_.cp)(root,to,{recursive:true,verbatimSymlinks:true});
if(commit===undefined)
return;
try{
const gitDir=(0,external_node_path_.join)(to,'.git');
const environment={PATH:await(0,hardened_environment.b)(root,searchPath)};
const git=(0,git_git.lD)({gitDir,workTree:to,environment,signal:undefined,maxSilenceMs:MAX_SILENCE_MS});
const look=new git_look.yx(git_look.Mi);
await withPlainConfiguration(gitDir,async()=>{
await git.run(['checkout','--quiet','--force','--detach',commit,'--'],{look});
await git.run(['clean','--quiet','--force','-d'],{look});
});
}
catch(error){
throw new usage_error.e(`${root} cannot be switched to ${commit}, the commit that the run started from (${(0,lines.fM)((0,errors.bD)(error))}). `+
'Fetch that commit, or use another checkout.',{cause:error});
}
}
async function ownsRepository(gitFolder){
return(await(0,promises_.lstat)(gitFolder)).isDirectory()&&!(await exists((0,external_node_path_.join)(gitFolder,'commondir')));
}
async function exists(path){
return(await(0,errors.e4)((0,promises_.lstat)(path),undefined,['ENOENT']))!==undefined;
}
const PLAIN_CONFIGURATION='[core]\n\trepositoryFormatVersion = 0\n\tbare = false\n';
const MAX_SILENCE_MS=600_000;
async function withPlainConfiguration(gitFolder,work){
const[own,kept]=[(0,external_node_path_.join)(gitFolder,'config'),(0,external_node_path_.join)(gitFolder,'config.forgehand')];
const hasOwn=await exists(own);
if(hasOwn)
await(0,promises_.rename)(own,kept);
try{
await(0,promises_.writeFile)(own,PLAIN_CONFIGURATION,{flag:'wx'});
await work();
}
finally{
await(hasOwn?(0,promises_.rename)(kept,own):(0,promises_.rm)(own,{force:true}));
}
}
var find_checkout=__webpack_require__(10175);
var interrupt=__webpack_require__(75098);
var json_text=__webpack_require__(3727);
var local_workspace=__webpack_require__(91686);
var external_node_fs_=__webpack_require__(73024);
;
const MAX_LINES=20_000;
const MAX_LINE_LENGTH=2_000;
const ABSOLUTE_PATH=/(?:^|[\s"'`(=:[]|file:\/\/)(\/[^"'`<>|)\]]+)/gu;
const RELATIVE_PATH=/^[\w@+-][\w.@+-]*(?:\/[\w.@+-]+)*/u;
function findRecordedRoot({run,children},checkout){
const texts=[run,...children.values()]
.flat()
.map(({event})=>(event.kind==='tool-finished'?event.text:''));
const lines=texts.flatMap((text)=>text.split('\n')).slice(0,MAX_LINES);
const votes=new Map();
const known=new Map();
const isFile=(path)=>{
if(path==='')
return false;
if(!known.has(path))
known.set(path,(0,external_node_fs_.existsSync)((0,external_node_path_.join)(checkout,path)));
return known.get(path)===true;
};
for(const line of lines){
for(const root of rootsIn(line.slice(0,MAX_LINE_LENGTH),isFile))
votes.set(root,(votes.get(root)??0)+1);
}
return[...votes].sort(([one,votesForOne],[other,votesForOther])=>votesForOther===votesForOne?one.length-other.length:votesForOther-votesForOne)[0]?.[0];
}
function rootsIn(line,isFile){
return[...line.matchAll(ABSOLUTE_PATH)].flatMap(([,path=''])=>{
const slashes=[...path.matchAll(/\//gu)].map(({index})=>index).slice(1);
const root=slashes.find((slash)=>isFile(RELATIVE_PATH.exec(path.slice(slash+1))?.[0]??''));
return root===undefined?[]:[path.slice(0,root)];
});
}
const MAX_LENGTH=1_000;
const MAX_NAME_LENGTH=200;
const SAFE_NAME=/^[\w@+-][\w.@+-]{0,99}$/u;
function pathForCopy(folder,{recorded,checkout}){
const name=[(0,external_node_path_.basename)(recorded??''),(0,external_node_path_.basename)(checkout)].find((each)=>SAFE_NAME.test(each))??'copy';
const plain=(0,external_node_path_.join)(folder,name);
const length=recorded===undefined||recorded.length>MAX_LENGTH?plain.length:recorded.length;
const missing=length-plain.length;
if(missing>=2)
return(0,external_node_path_.join)(folder,foldersOfLength(missing-1),name);
const free=length-folder.length-1;
return missing===0||free<1?plain:(0,external_node_path_.join)(folder,'c'.repeat(free));
}
function foldersOfLength(length){
if(length<=MAX_NAME_LENGTH)
return 'c'.repeat(length);
return(0,external_node_path_.join)('c'.repeat(MAX_NAME_LENGTH/ 2),foldersOfLength(length-MAX_NAME_LENGTH/ 2-1));
}
var agent_file_schema=__webpack_require__(78630);
var finding_book=__webpack_require__(51515);
var tools=__webpack_require__(65673);
var run_command=__webpack_require__(14125);
var refusing_delegates=__webpack_require__(94967);
;
function currentTools(offered,workspace,{isChild,...options}){
const has=(name)=>offered.some((tool)=>tool.name===name);
const serverTools=offered.filter(({name})=>isServerTool(name)).map(recordedTool);
return(0,tools.M)(workspace,{
...options,
isApproved:isChild?undefined:()=>false,
isReadOnly:!WRITING.some(has),
...commandSecondsOf(offered),
withoutTools:agent_file_schema.XJ.filter((name)=>!has(name)),
isBounded:!offered.some(({description})=>description.includes(run_command._V)),
delegates:(0,refusing_delegates.i)({sessions:has('spawn_agent'),coders:has('generate_code'),writers:has('dispatch_sprints')},NOT_IN_REPLAY),
showTodo:has('todo')?()=>undefined:undefined,
attachFile:has('attach_file')?()=>Promise.reject(new errors.v4(NOT_IN_REPLAY)):undefined,
findings:has('comment_on')?new finding_book.X([]):undefined,
serverTools
});
}
function isServerTool(name){
return name.startsWith('mcp__');
}
const NOT_IN_REPLAY='A replay does not call models or servers.';
const WRITING=['write_file','edit_file','apply_patch','run_command','get_diagnostics'];
function commandSecondsOf(offered){
const command=offered.find(({name})=>name==='run_command');
const stated=/"Default (\d{1,5}), at most (\d{1,5})\./.exec(JSON.stringify(command?.parameters??{}));
return stated?{commandSeconds:Number(stated[1]),maxCommandSeconds:Number(stated[2])}:{};
}
function recordedTool({name,description,parameters,cachePolicy}){
return{
name,
description,
cachePolicy,
parameters:schemas._H3({}).meta(withoutId(parameters)),
subject:(input)=>JSON.stringify(input),
run:()=>Promise.reject(new errors.v4(NOT_IN_REPLAY))
};
}
function withoutId(parameters){
return Object.fromEntries(Object.entries(parameters).filter(([key])=>key!=='id'&&key!=='$schema'));
}
var temporary_folder=__webpack_require__(47483);
;
async function replay_replay(path,flags){
const signal=(0,interrupt.YP)();
const recording=await readRecording(path).catch(asUsageError);
return(0,temporary_folder.E)(async(folder)=>{
const options=flags.on===undefined?await offline(folder):await onCopy(recording,{folder,on:flags.on,flags});
const result=await replay(recording,{...options,signal}).catch(asUsageError);
process.stdout.write(flags.json?(0,json_text.s)(result):resultText(result,flags.on!==undefined));
return result.outcome==='same'?0:1;
});
}
function asUsageError(error){
throw error instanceof errors.yo?new usage_error.e(error.message,{cause:error}):error;
}
async function offline(folder){
const workspace=await(0,workspace_workspace.O)({
root:folder,
stateFolder:(0,external_node_path_.join)(folder,'state'),
sandbox:undefined,
environment:{},
commands:[],
verify:[]
});
return{
toolsFor:(offered,session)=>currentTools(offered,workspace,session),
isReal:()=>false,
asRecorded:(text)=>text
};
}
const DELEGATING=new Set(['spawn_agent','generate_code','dispatch_sprints','write_enriched_sprint']);
async function onCopy(recording,{folder,on,flags}){
const checkout=(0,find_checkout.I)(on,'--on');
const recorded=findRecordedRoot(recording,checkout);
const root=pathForCopy((0,external_node_path_.join)(await(0,promises_.realpath)(folder),'c'),{recorded,checkout});
const{commit}=recording;
await copyCheckout({from:checkout,to:root,commit,searchPath:process.env['PATH']??''});
const rules=await(0,local_workspace.jE)(root);
const redact=(0,secrets_redact.lY)((0,collect.vf)(process.env));
const options={root,stateFolder:(0,external_node_path_.join)(folder,'state'),mode:flags.sandbox,redact};
const workspace=await(0,local_workspace.fP)(rules,options);
return{
toolsFor:(offered,session)=>currentTools(offered,workspace,{...session,checkers:rules.diagnostics}),
isReal:(name)=>!isServerTool(name)&&!DELEGATING.has(name),
asRecorded:(text)=>(recorded===undefined?text:text.replaceAll(root,recorded))
};
}
function resultText(result,isOn){
const{divergence,turns,requests,children,calls,isComplete}=result;
const figures=[(0,format.LS)(turns,'turn'),(0,format.LS)(requests,'request'),(0,format.LS)(calls.recorded+calls.real,'call')];
if(children>0)
figures.push((0,format.LS)(children,'child session'));
const lines=divergence
?describeDivergence(divergence)
:[`The replay matches the recording: ${figures.join(', ')}.`,...(isComplete?[]:[INCOMPLETE])];
if(calls.recorded>0){
const from=`${(0,format.LS)(calls.recorded,'result')} came from the trace.`;
lines.push(isOn?from:`${from} --on CHECKOUT runs the tools in a copy of it.`);
}
return `${lines.join('\n')}\n`;
}
const INCOMPLETE='The trace is incomplete. The rest of the run was not compared.';
function describeDivergence({conversation,turns,requests,line,what,...sides}){
const{field,textLine,recorded,now}=sides;
const where=[field,textLine===undefined?'':`line ${textLine}`].filter((part)=>part!=='').join(', ');
return[
`The replay diverges in ${conversation}, turn ${turns}, after ${(0,format.LS)(requests,'request')} (line ${line} of the trace):`,
`${quoted(what)}${where===''?'.':` (${quoted(where)}).`}`,
`  recorded: ${recorded===undefined?'nothing':(0,json_text.s)(recorded).trimEnd()}`,
`  now:      ${now===undefined?'nothing':(0,json_text.s)(now).trimEnd()}`
];
}
function quoted(text){
return(0,json_text.s)(text).trimEnd().slice(1,-1).replaceAll('\\"','"');
}
}),
47483:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
E:()=>(withTemporaryFolder)
});
var node_fs_promises_0_=__webpack_require__(51455);
var node_os_1_=__webpack_require__(48161);
var node_path_2_=__webpack_require__(76760);
async function withTemporaryFolder(command){
const folder=await(0,node_fs_promises_0_.mkdtemp)((0,node_path_2_.join)((0,node_os_1_.tmpdir)(),'forgehand-'));
try{
return await command(folder);
}
finally{
await(0,node_fs_promises_0_.rm)(folder,{recursive:true,force:true});
}
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
43999:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
$3:()=>(TooMuchOutput),
Xi:()=>(GitFailure),
kz:()=>(succeeds),
lD:()=>(createGit)
});
var simple_git_0_=__webpack_require__(31034);
var _errors_js_2_=__webpack_require__(59973);
var _hardened_environment_js_1_=__webpack_require__(22388);
class GitFailure extends Error{
name='GitFailure';
stderr;
constructor(args,exitCode,stderr){
super(`git ${args[0]??''} failed with exit code ${exitCode}: ${stderr}`);
this.stderr=stderr;
}
}
class TooMuchOutput extends Error{
name='TooMuchOutput';
}
async function succeeds(git,args,call){
try{
await git.run(args,call);
return true;
}
catch(error){
if(error instanceof GitFailure)
return false;
throw error;
}
}
const OWN_ENVIRONMENT={
GIT_LITERAL_PATHSPECS:'1',
GIT_AUTHOR_NAME:'forgehand',
GIT_AUTHOR_EMAIL:'forgehand@localhost',
GIT_AUTHOR_DATE:'2000-01-01T00:00:00Z',
GIT_COMMITTER_NAME:'forgehand',
GIT_COMMITTER_EMAIL:'forgehand@localhost',
GIT_COMMITTER_DATE:'2000-01-01T00:00:00Z'
};
const INHERITED=[
'TMPDIR',
'http_proxy',
'https_proxy',
'HTTPS_PROXY',
'no_proxy',
'NO_PROXY',
'all_proxy',
'ALL_PROXY',
'SSL_CERT_FILE',
'SSL_CERT_DIR',
'GIT_SSL_CAINFO'
];
function createGit(settings){
const{gitDir,workTree,signal,maxSilenceMs}=settings;
const inherited=pick(settings.environment,INHERITED);
async function call(args,options,send){
signal?.throwIfAborted();
options.look?.throwIfOver();
const environment=environmentOf(settings,inherited,options);
let failure;
const outputLimit=new AbortController();
const git=(0,simple_git_0_.Lp)({
baseDir:options.look?workTree:gitDir,
allowEnvironment:Object.keys(environment),
unsafe:{
allowUnsafeConfigPaths:true,
allowUnsafeConfigEnvCount:true,
allowUnsafeFsMonitor:true,
allowUnsafeHooksPath:true,
allowUnsafeProtocolOverride:true
},
completion:{onClose:true,onExit:false},
abort:AbortSignal.any([signal,options.look?.signal,outputLimit.signal].filter((each)=>each!==undefined)),
...(!options.isRemote&&{timeout:{block:maxSilenceMs}}),
...(options.input!==undefined&&{input:()=>options.input}),
errors:(error,{exitCode,stdErr})=>{
if(isTimeout(error))
return error;
if(exitCode===0||options.exitCodes?.includes(exitCode))
return undefined;
failure=new GitFailure(args,exitCode,Buffer.concat(stdErr).toString().trim());
return error??failure;
}
})
.env(environment)
.outputHandler((_command,stdout)=>{
skipOutputDelay(stdout);
if(options.onOutput)
stdout.on('data',options.onOutput);
if(options.maxBytes!==undefined)
abortAfter(stdout,options.maxBytes,outputLimit);
});
try{
return await send(git);
}
catch(error){
signal?.throwIfAborted();
options.look?.throwIfOver();
if(outputLimit.signal.aborted)
throw outputLimit.signal.reason;
throw toUserError(failure??error);
}
}
return{
directory:gitDir,
signal,
run:(args,options={})=>call(args,options,(git)=>git.raw([...args])),
readObject:(type,id,options={})=>call(['cat-file',type,id],options,(git)=>git.binaryCatFile([type,id])),
readObjects:(names,options={})=>call(['cat-file','--batch'],{...options,input:names.map((name)=>`${name}\n`).join('')},(git)=>git.binaryCatFile(['--batch'])
)
};
}
function skipOutputDelay(stdout){
stdout.once('end',()=>stdout.emit('data',Buffer.alloc(0)));
}
function abortAfter(stdout,maxBytes,abort){
let bytes=0;
stdout.on('data',(chunk)=>{
bytes+=chunk.length;
if(bytes>maxBytes)
abort.abort(new TooMuchOutput(`git wrote more than ${maxBytes} bytes.`));
});
}
function pick(environment,names){
const set=names.flatMap((name)=>{
const value=environment[name];
return value===undefined?[]:[[name,value]];
});
return Object.fromEntries(set);
}
function environmentOf({gitDir,workTree,environment},inherited,call){
return{
...inherited,
...(0,_hardened_environment_js_1_.j)(environment['PATH']??'',call.config),
...OWN_ENVIRONMENT,
GIT_DIR:gitDir,
...(call.look&&{GIT_WORK_TREE:workTree}),
...(call.indexFile!==undefined&&{GIT_INDEX_FILE:call.indexFile})
};
}
function isTimeout(error){
return error instanceof simple_git_0_.Uo&&error.plugin==='timeout';
}
function toUserError(error){
if(isTimeout(error)){
const message='git did not finish in the workspace. A named pipe may have replaced a file that git reads, such as a .gitignore.';
return new _errors_js_2_.yo(`${message} Start from a clean workspace.`,{cause:error});
}
if(!(error instanceof GitFailure)||!error.stderr.includes('spawn git ENOENT'))
return error;
return new _errors_js_2_.yo('git was not found on the PATH. Install git 2.39 or newer.',{cause:error});
}
}),
19896:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
D_:()=>(identity),
Fy:()=>(limits),
HJ:()=>(conversationKinds),
KD:()=>(CONVERSATION_KINDS),
Kp:()=>(denial),
LU:()=>(tokens),
Rz:()=>(milliseconds),
U9:()=>(count),
Uu:()=>(conversationEvent),
gE:()=>(callEnd),
q9:()=>(price),
yf:()=>(severity)
});
var zod_1_=__webpack_require__(3301);
var _agent_call_status_js_0_=__webpack_require__(41079);
const milliseconds=zod_1_.aig().min(0);
const count=zod_1_.Whr().min(0);
const tokens=zod_1_.Ikc({
input:count.describe('The whole prompt, cached parts included.'),
cachedInput:count.describe("The part of input read from the provider's cache."),
cacheWrite:count.optional().describe("The part of input written to the provider's cache."),
output:count.describe('Everything generated, reasoning included.'),
reasoning:count.describe('The part of output that is hidden reasoning.'),
isEstimate:zod_1_.zMY().describe('True when the provider reported no usage.')
})
.meta({id:'tokens'});
const price=zod_1_.Ikc({
input:zod_1_.aig(),
cachedInput:zod_1_.aig(),
cacheWrite:zod_1_.aig().optional().describe('Default: as input.'),
output:zod_1_.aig()
})
.describe('US dollars per million tokens.')
.meta({id:'price'});
const limits=zod_1_.Ikc({
turns:zod_1_.aig(),
tokens:zod_1_.aig(),
minutes:zod_1_.aig(),
dollars:zod_1_.aig().optional()
})
.meta({id:'limits'});
const identity=zod_1_.Ikc({name:zod_1_.YjP(),host:zod_1_.YjP()}).meta({id:'identity'});
const severity=zod_1_.k5n(['critical','high','medium','none']);
const denial=zod_1_.Ikc({
command:zod_1_.YjP(),
reason:zod_1_.YjP(),
remedy:zod_1_.YjP().optional().describe('The line of agent.yml that would allow the command.')
})
.meta({id:'denial'});
const approvalRequest=zod_1_.Ikc({command:zod_1_.YjP(),cwd:zod_1_.YjP(),reason:zod_1_.YjP(),severity})
.describe('The command that a person is asked to approve. It ended the run.')
.meta({id:'approvalRequest'});
const toolCall=zod_1_.Ikc({
id:zod_1_.YjP().describe('Unique within its message; a result names it as its callId.'),
name:zod_1_.YjP(),
arguments:zod_1_.YjP().describe('The text that the model wrote; it should be JSON.'),
problem:zod_1_.YjP().optional().describe('Why the call could not be read.')
})
.meta({id:'toolCall'});
const image=zod_1_.Ikc({
type:zod_1_.k5n(['image/png','image/jpeg','image/gif','image/webp']),
bytes:count,
sha256:zod_1_.YjP()
})
.describe('An image of the message. Its bytes are not in the trace.')
.meta({id:'image'});
const message=zod_1_.gMt('role',[
zod_1_.Ikc({role:zod_1_.euz('system'),text:zod_1_.YjP()}),
zod_1_.Ikc({role:zod_1_.euz('user'),text:zod_1_.YjP(),images:zod_1_.YOg(image).optional()}),
zod_1_.Ikc({
role:zod_1_.euz('assistant'),
text:zod_1_.YjP(),
thinking:zod_1_.YjP(),
toolCalls:zod_1_.YOg(toolCall),
providerMetadata:zod_1_.Ikc({from:zod_1_.YjP(),content:zod_1_.L5J()})
.optional()
.describe('What the provider wants back with the message.')
}),
zod_1_.Ikc({
role:zod_1_.euz('tool'),
callId:zod_1_.YjP(),
name:zod_1_.YjP(),
ok:zod_1_.zMY(),
text:zod_1_.YjP()
})
])
.meta({id:'message'});
const tool=zod_1_.Ikc({
name:zod_1_.YjP(),
description:zod_1_.YjP(),
parameters:zod_1_.g1P(zod_1_.YjP(),zod_1_.L5J()).describe('JSON Schema.'),
cachePolicy:zod_1_.k5n(['none','cacheable','mutating'])
})
.meta({id:'tool'});
const call={callId:zod_1_.YjP(),name:zod_1_.YjP(),subject:zod_1_.YjP()};
const callEnd={
status:zod_1_.k5n(_agent_call_status_js_0_.W0).optional().describe('How the call ended. `done`: it did what was asked.'),
exitCode:zod_1_.Whr().optional().describe('Of the command that the call ran.')
};
const limit=zod_1_.k5n(['turns','tokens','minutes','dollars']);
const conversationKinds=[
zod_1_.Ikc({
kind:zod_1_.euz('session'),
model:zod_1_.YjP(),
contextWindow:zod_1_.aig(),
summarizer:zod_1_.YjP().optional(),
expectsChange:zod_1_.zMY(),
hasCheckpoints:zod_1_.zMY(),
limits,
price:price.optional(),
usedMs:milliseconds
})
.describe('A conversation with the model begins.'),
zod_1_.Ikc({kind:zod_1_.euz('tools'),tools:zod_1_.YOg(tool)})
.describe('The tools that every request of the conversation offers. Follows the first request.'),
zod_1_.Ikc({
kind:zod_1_.euz('request'),
model:zod_1_.YjP(),
isTurn:zod_1_.zMY(),
reused:count,
messages:count,
digest:zod_1_.YjP()
})
.describe('A request is sent to the model. `digest` stands for its messages.'),
zod_1_.Ikc({
kind:zod_1_.euz('response'),
end:zod_1_.k5n(['complete','length','content-filter']),
tokens,
contextWindow:zod_1_.aig(),
hiddenImages:count.optional().describe('How many images of the request the model was not shown.'),
text:zod_1_.YjP().optional()
})
.describe('The request was answered. The text of a turn is in the `message` that follows.'),
zod_1_.Ikc({
kind:zod_1_.euz('request-failed'),
reason:zod_1_.k5n(['context-overflow','refused','aborted','error']),
message:zod_1_.YjP(),
contextWindow:zod_1_.aig()
})
.describe('The request got no response.'),
zod_1_.Ikc({kind:zod_1_.euz('repetition'),chars:zod_1_.Whr().min(0).max(50_000_000)})
.describe('The response was stopped because it only repeated itself. `chars` of it had arrived.'),
zod_1_.Ikc({kind:zod_1_.euz('interrupted'),by:zod_1_.k5n(['minutes','cancel','stop','wrap-up'])})
.describe('The work in progress is stopped. `wrap-up` is the time limit of the last turn.'),
zod_1_.Ikc({kind:zod_1_.euz('tree-compared'),hasChanged:zod_1_.zMY().optional()})
.describe('The work tree was compared with the one before the work.'),
zod_1_.Ikc({kind:zod_1_.euz('turn'),turn:count}).describe('A turn begins.'),
zod_1_.Ikc({kind:zod_1_.euz('message'),message}).describe('A message joined the conversation.'),
zod_1_.Ikc({kind:zod_1_.euz('tool-started'),...call}).describe('A tool call begins.'),
zod_1_.Ikc({
kind:zod_1_.euz('tool-finished'),
...call,
ok:zod_1_.zMY().describe('False when the model got no proper result.'),
...callEnd,
text:zod_1_.YjP(),
durationMs:milliseconds,
cached:zod_1_.zMY(),
denial:denial.optional(),
approvalRequest:approvalRequest.optional(),
dedupeKey:zod_1_.YjP().optional()
})
.describe('The call ended. `text` is what the model sees. `cached`: the result of an equal call was reused.'),
zod_1_.Ikc({
kind:zod_1_.euz('file-modified'),
callId:zod_1_.YjP(),
path:zod_1_.YjP(),
added:count,
removed:count,
isNew:zod_1_.zMY().optional(),
diff:zod_1_.YjP().optional().describe('The changed lines, each after `+` or `-`. Older traces lack it.')
})
.describe('The call wrote, created or deleted a file. `added` and `removed` count lines.'),
zod_1_.Ikc({
kind:zod_1_.euz('checkpoint'),
checkpoint:zod_1_.Ikc({number:count,id:zod_1_.YjP()}),
callId:zod_1_.YjP()
})
.describe('The state of the work tree before a call that may change it.'),
zod_1_.Ikc({kind:zod_1_.euz('compaction'),step:zod_1_.k5n(['masked','summarized']),freedTokens:zod_1_.aig()})
.describe('Earlier turns were rewritten to make room.'),
zod_1_.Ikc({kind:zod_1_.euz('usage'),tokens}).describe('The provider counted the tokens of a request.'),
zod_1_.Ikc({kind:zod_1_.euz('other-model-usage'),model:zod_1_.YjP(),tokens,price:price.optional()})
.describe('The same for a model other than that of the run: for a tool, a summary or as the fallback.'),
zod_1_.Ikc({kind:zod_1_.euz('retry'),reason:zod_1_.YjP(),waitMs:milliseconds,attempt:count})
.describe('A request failed and is sent again.'),
zod_1_.Ikc({kind:zod_1_.euz('fallback'),from:identity,to:identity,reason:zod_1_.YjP()})
.describe('Another model answers from now on.'),
zod_1_.Ikc({kind:zod_1_.euz('nudge'),text:zod_1_.YjP()})
.describe('The model got a message besides tool results, for example that a limit is near.'),
zod_1_.Ikc({kind:zod_1_.euz('limit'),limit}).describe('A limit ended the work.'),
zod_1_.Ikc({
kind:zod_1_.euz('done'),
end:zod_1_.k5n(['finished','stopped','halted','stuck','awaiting-approval','cancelled'])
})
.describe('The work of the model ended.'),
zod_1_.Ikc({
kind:zod_1_.euz('bug'),
tool:zod_1_.YjP(),
stack:zod_1_.YjP(),
callId:zod_1_.YjP().optional()
})
.describe('A part of Forgehand crashed; the run went on.')
];
const conversationEvent=zod_1_.gMt('kind',conversationKinds);
const CONVERSATION_KINDS=new Set(conversationKinds.map(({shape})=>shape.kind.value));
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
60690:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
d:()=>(NO_COMMANDS)
});
const NO_COMMANDS='Commands cannot run here after all: no sandbox works on this machine. Read, search and edit only, and say that nothing was run.';
}),
51515:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
X:()=>(FindingBook)
});
var _code_review_place_finding_js_0_=__webpack_require__(40448);
var _domain_review_finding_js_1_=__webpack_require__(48157);
var _errors_js_2_=__webpack_require__(59973);
class FindingBook{
files;
#findings=new Map();
constructor(files){
this.files=files;
}
get all(){
return[...this.#findings.values()];
}
record(finding,replaces){
const label=replaces===undefined?(this.#labelOf(finding)??this.#nextLabel()):this.#find(replaces);
this.#findings.set(label,finding);
return{label,place:(0,_code_review_place_finding_js_0_.B)(finding,this.files)};
}
#labelOf(finding){
const text=JSON.stringify(finding);
return[...this.#findings].find(([,one])=>JSON.stringify(one)===text)?.[0];
}
#nextLabel(){
const count=this.#findings.size;
if(count<_domain_review_finding_js_1_.Mt)
return `F${count+1}`;
throw new _errors_js_2_.v4(`There are ${count} findings, the most that a review can have. Replace a less important one with "replaces", or finish.`);
}
#find(written){
const label=`F${written.trim().replace(/^f/i,'')}`;
if(this.#findings.has(label))
return label;
const labels=[...this.#findings.keys()];
const known=labels.length===0?'There are none yet.':`The findings are ${labels.join(', ')}.`;
throw new _errors_js_2_.v4(`There is no finding ${JSON.stringify(written)}. ${known}`);
}
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
}),
60461:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
g7:()=>(execute),
os:()=>(openFolders),
v$:()=>(removeFolder)
});
var node_child_process_0_=__webpack_require__(31421);
var node_fs_promises_1_=__webpack_require__(51455);
var node_util_2_=__webpack_require__(57975);
var _errors_js_3_=__webpack_require__(59973);
const execute=(0,node_util_2_.promisify)(node_child_process_0_.execFile);
const CHMOD_MS=60_000;
async function removeFolder(path){
const remove=()=>(0,node_fs_promises_1_.rm)(path,{recursive:true,force:true,maxRetries:3});
if((await(0,_errors_js_3_.e4)(remove(),'failed'))===undefined)
return;
await openFolders(path);
await(0,_errors_js_3_.e4)(remove(),undefined);
}
async function openFolders(path){
await execute('/bin/chmod',['-R','u+rwX',path],{env:{},timeout:CHMOD_MS}).catch(()=>undefined);
}
})
};
;
