"use strict";
exports.id=7802;
exports.ids=[7802];
exports.modules={
13622:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
AK:()=>(countImages),
FE:()=>(withoutImages),
IC:()=>(imagesOf),
pk:()=>(TOKENS_PER_IMAGE)
});
const TOKENS_PER_IMAGE=1_600;
function imagesOf(message){
return message.role==='user'?(message.images??[]):[];
}
function countImages(messages){
return messages.reduce((count,message)=>count+imagesOf(message).length,0);
}
function withoutImages(message,why,isKept=()=>false){
const images=imagesOf(message);
const kept=images.filter(isKept);
if(kept.length===images.length)
return message;
const missing=images.length-kept.length;
const what=missing===1?'1 image is':`${missing} images are`;
const text=`${message.text}\n\n[${what} not shown to you: ${why}.]`;
return{role:'user',text,...(kept.length>0&&{images:kept})};
}
}),
5915:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
G1:()=>(ContextOverflow),
ZF:()=>(MAX_CALLS),
me:()=>(ModelError)
});
const MAX_CALLS=128;
class ModelError extends Error{
name='ModelError';
}
class ContextOverflow extends ModelError{
name='ContextOverflow';
}
}),
66163:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
_:()=>(MAX_TIMER_MS)
});
const MAX_TIMER_MS=2**31-1;
}),
39744:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
a:()=>(TokenEstimator),
k:()=>(CHARS_PER_TOKEN)
});
var _images_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(13622);
const CHARS_PER_TOKEN=4;
const MIN_MEASURED_CHARS=20_000;
const MIN_TOKENS_PER_CHAR=0.15;
const MAX_TOKENS_PER_CHAR=1;
class TokenEstimator{
#tokensPerChar=1/ CHARS_PER_TOKEN;
learn(messages,{input},hiddenImages=0){
const chars=charsOf(messages);
if(chars<MIN_MEASURED_CHARS)
return;
const textTokens=input-((0,_images_js__WEBPACK_IMPORTED_MODULE_0__.AK)(messages)-hiddenImages)*_images_js__WEBPACK_IMPORTED_MODULE_0__.pk;
this.#tokensPerChar=Math.min(MAX_TOKENS_PER_CHAR,Math.max(MIN_TOKENS_PER_CHAR,textTokens/ chars));
}
tokensOf(messages){
return this.tokensIn(charsOf(messages))+(0,_images_js__WEBPACK_IMPORTED_MODULE_0__.AK)(messages)*_images_js__WEBPACK_IMPORTED_MODULE_0__.pk;
}
tokensIn(chars){
return Math.ceil(chars*this.#tokensPerChar);
}
}
function charsOf(messages){
return messages.reduce((chars,message)=>chars+sizeOf(message),0);
}
function sizeOf(message){
if(message.role!=='assistant')
return message.text.length;
const{text,thinking,toolCalls}=message;
const calls=toolCalls.reduce((chars,call)=>chars+call.name.length+call.arguments.length,0);
return text.length+thinking.length+calls;
}
}),
86304:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
w:()=>(checkModel),
I:()=>(connectModel)
});
var errors=__webpack_require__(59973);
;
const INPUT_NAMES={apiKey:'api-key',model:'model',baseUrl:'base-url',api:'api'};
function readEndpoint(baseUrl,credential,settings=INPUT_NAMES){
const url=URL.parse(baseUrl);
if(!url||!/^https?:$/.test(url.protocol)){
throw new errors.yo(`${settings.baseUrl} is "${baseUrl}"; set it to an address such as https://api.openai.com/v1.`);
}
if(url.username||url.password){
throw new errors.yo(`${settings.baseUrl} for ${url.host} contains a user name or password; remove them and set ${settings.apiKey}.`);
}
if(credential.kind==='key'&&!/^[\x21-\x7e]*$/.test(credential.key)){
throw new errors.yo(`${settings.apiKey} contains a space, a line break or a non-ASCII character; copy the key again.`);
}
return{baseUrl:baseUrl.replace(/\/+$/,''),host:url.host,credential,settings};
}
var retry=__webpack_require__(21273);
var http_fetch=__webpack_require__(88184);
var schemas=__webpack_require__(3301);
var failures=__webpack_require__(37820);
;
const TIMEOUT_MS=30_000;
const tokenResponse=schemas.RZV(()=>schemas.Ikc({value:schemas.YjP().min(1)}));
async function requestIdentityToken({url:serviceUrl,bearer},audience,fetch=(0,http_fetch.H)({answerMs:TIMEOUT_MS,idleMs:TIMEOUT_MS},()=>Date.now())){
const url=URL.parse(serviceUrl);
if(!url||bearer==='')
throw new errors.yo(`This job cannot request an identity token. ${REMEDY}`);
url.searchParams.set('audience',audience);
const answer=tokenResponse.safeParse(await requestJson(url,bearer,fetch));
if(!answer.success)
throw new failures.$r(NO_TOKEN,{cause:answer.error});
return answer.data.value;
}
const NO_TOKEN='GitHub answered without an identity token';
const REMEDY="Add `id-token: write` to the permissions of the job (a run of a fork's pull request cannot have it), or set api-key.";
async function requestJson(url,bearer,fetch){
try{
const response=await fetch(url,{headers:{authorization:`Bearer ${bearer}`,accept:'application/json'}});
return await response.json();
}
catch(error){
const failure=(0,http_fetch.g)(error);
if(failure instanceof failures.RC){
const{status,message}=failure.problem;
throw new errors.yo(`GitHub issued no identity token to this job (${status??''}: "${message}"). ${REMEDY}`,{
cause:error
});
}
throw failure??new failures.$r(NO_TOKEN,{cause:error});
}
}
var grace_period=__webpack_require__(14018);
var agent_model=__webpack_require__(5915);
var format=__webpack_require__(79623);
var google_details=__webpack_require__(93639);
var problem_kinds=__webpack_require__(19990);
var web_page=__webpack_require__(19881);
;
const MAX_NAMES=10;
async function explainFailure(failure,request){
const{problem}=failure;
if((0,problem_kinds.OX)(problem))
return new agent_model.G1(explainOverflow(problem,request),{cause:failure});
if((0,web_page.AA)(problem))
return new agent_model.me(explainPage(problem,request),{cause:failure});
const names=isAboutModel(problem)?await request.listModels():[];
return new agent_model.me(explain(problem,request,names),{cause:failure});
}
function explain(problem,request,names){
const{endpoint,model}=request;
const{host,baseUrl,settings}=endpoint;
const{status,code,message}=problem;
const reason=quote(problem);
if(code.includes(google_details.r))
return `${host} has no quota left for ${model} with this API key today (${reason}); try again tomorrow, or set another ${settings.model} or ${settings.apiKey}.`;
if(/api_key_invalid/i.test(code))
return explainCredential(request,reason,401);
if((0,problem_kinds.rc)(problem))
return `${host} has no credit left for this API key (${reason}); add credit there or set another ${settings.apiKey}.`;
if(names.length>0&&!names.includes(model))
return `${host} has no model ${model} (${reason}); set ${settings.model} to one of those it has: ${nearest(model,names)}.`;
if(isRedirect(status))
return `${baseUrl} redirects ${message}; set ${settings.baseUrl} to the address it leads to.`;
return explainStatus(problem,request,reason);
}
function explainStatus({status},request,reason){
const{endpoint,model,address}=request;
const{host,settings}=endpoint;
switch(status){
case 401:
case 403:
return explainCredential(request,reason,status);
case 404:
case 405:
case 501:
return `${address} does not serve ${model} (${reason}); check ${settings.baseUrl} and ${settings.model}.`;
case 410:
return `${host} no longer serves ${model} (${reason}); set another ${settings.model}, or the ${settings.baseUrl} of another provider.`;
default:
return `${host} refused the request to ${model} (${reason}); check that the model can call tools and that ${settings.baseUrl} and ${settings.api} match.`;
}
}
function explainPage({status},{endpoint:{settings},address}){
const sender=status===401||status===403
?'a login page or a firewall stands in front of the model, or the server there is not a model API'
:'the server there is probably not a model API';
return `${address} answered with a web page (status ${status??'unknown'}), so ${sender}; set ${settings.baseUrl} to the address of the API, which usually ends in a version such as /v1.`;
}
function explainCredential({endpoint:{host,credential,settings},model},reason,status){
if(credential.kind==='workload-identity')
return `${host} does not let ${credential.serviceAccountId} use ${model} (${reason}); set another ${settings.model}, or an openai-service-account that may use it.`;
if(status===403&&credential.key!=='')
return `${host} does not let this API key use ${model} (${reason}); set another ${settings.model}, or an ${settings.apiKey} that may use it.`;
if(credential.key==='')
return `${host} requires an API key (${reason}); set ${settings.apiKey}.`;
return `${host} refused the API key (${reason}); set ${settings.apiKey} to a valid key for this host.`;
}
function isAboutModel({status,code,parameter,message}){
if(status===404||status===410)
return true;
if(status!==400&&status!==422)
return false;
return parameter==='model'||NO_MODEL.test(`${code} ${message}`);
}
const NO_MODEL=/\bmodel\b[^.]{0,80}\b(not exist|not found|not a valid model|is invalid)\b|\b(invalid|unknown|no such) model\b|not a valid model|model_not_found/i;
function explainOverflow(problem,{model}){
return `The conversation is longer than ${model} can read (${quote(problem)}); set a model with a larger context window, or ask for a smaller step.`;
}
function quote({status,message}){
return status===undefined?`"${message}"`:`${status}: "${message}"`;
}
function isRedirect(status){
return status!==undefined&&status>=300&&status<400;
}
function nearest(model,names){
const wanted=letterPairs(model);
const similarity=new Map(names.map((name)=>[name,overlap(wanted,letterPairs(name))]));
const sorted=names.toSorted((a,b)=>(similarity.get(b)??0)-(similarity.get(a)??0)||a.length-b.length);
return(0,format.rL)(sorted,MAX_NAMES);
}
function letterPairs(name){
const letters=`^${name.slice(name.lastIndexOf('/')+1).toLowerCase()}$`;
return new Set(Array.from({length:letters.length-1},(_,place)=>letters.slice(place,place+2)));
}
function overlap(a,b){
return a.intersection(b).size/ Math.min(a.size,b.size);
}
var model_limits=__webpack_require__(88319);
var models_tokens=__webpack_require__(81629);
;
function modelFromProtocol({endpoint,model,clock,openProtocol,isKnownHost,...options}){
let contextWindow=options.contextWindow??(0,model_limits.$u)(model);
let opened;
let adaptations=0;
let isServerThere=isKnownHost;
async function ask(request,attempts){
const protocol=await(opened??=openProtocol());
const known=adaptations;
try{
const response=await protocol.ask(request);
isServerThere=true;
return response;
}
catch(error){
request.signal.throwIfAborted();
const failure=(0,http_fetch.g)(error);
if(failure&&!(failure instanceof failures.QS))
isServerThere=true;
if(!(failure instanceof failures.RC))
throw failure??error;
if((0,problem_kinds.rP)(failure.problem))
return filteredResponse(request);
if(protocol.adaptTo(failure.problem))
adaptations+=1;
if(adaptations>known)
return ask(request,attempts);
if((0,web_page.AA)(failure.problem)&&attempts.webPages++===0)
throw new failures.$r(`it answered with ${web_page.Nc}`,{cause:failure});
const explained=await explainFailure(failure,{
endpoint,
model,
address:protocol.address,
listModels:()=>availableModels(protocol,request.signal)
});
if(explained instanceof agent_model.G1)
contextWindow=Math.min((0,problem_kinds.Ru)(failure.problem.message)??contextWindow,options.contextWindow??Infinity);
throw explained;
}
}
return{
name:model,
host:endpoint.host,
get contextWindow(){
return contextWindow;
},
respond:async(request)=>{
request.signal.throwIfAborted();
try{
const attempts={webPages:0};
return await(0,retry.LH)(()=>ask(request,attempts),{
service:`${model} at ${endpoint.host}`,
settings:endpoint.settings,
request,
clock,
unknownServer:()=>(isServerThere?undefined:endpoint.baseUrl)
});
}
catch(error){
throw error instanceof errors.yo?new agent_model.me(error.message,{cause:error}):error;
}
}
};
}
const LIST_TIMEOUT_MS=10_000;
const modelName=schemas.RZV(()=>schemas.YjP().min(1).max(200));
async function availableModels(protocol,signal){
const limit=AbortSignal.any([signal,AbortSignal.timeout(LIST_TIMEOUT_MS)]);
try{
const names=await(0,grace_period.i)(protocol.listModels(limit),limit,0);
return names.filter((name)=>modelName.safeParse(name).success);
}
catch{
signal.throwIfAborted();
return[];
}
}
function filteredResponse({messages}){
const tokens=(0,models_tokens.bP)(Buffer.byteLength(JSON.stringify(messages)));
return{text:'',thinking:'',toolCalls:[],end:'content-filter',tokens};
}
var external_node_crypto_=__webpack_require__(77598);
var assembled_response=__webpack_require__(92327);
var tool_definition=__webpack_require__(43622);
var tool_calls=__webpack_require__(47225);
;
function callAsText({name,arguments:args},id){
const call={name:(0,tool_calls.d6)(name),arguments:(0,tool_calls.ml)(args).value};
return `<tool_call id="${id}">${JSON.stringify(call)}</tool_call>`;
}
function openingPattern(id){
return String.raw `<tool_call\b[^<>]{0,100}\b${RegExp.escape(id)}\b[^<>]{0,100}>`;
}
function instructionsFor(tools,id){
const described=tools.map((tool)=>{
const{name,description}=tool;
return JSON.stringify({name,description,parameters:(0,tool_definition.RH)(tool)});
});
return[
'You have these tools, one per line:',
'<tools>',
...described,
'</tools>',
'To call a tool, write its name and arguments as one JSON object between these tags:',
shownForm(id),
'Only calls with this id run. Write any number of them and nothing after them. The results arrive in the next message, in <tool_response> tags.'
].join('\n');
}
function leakAnswer(id){
return `Your response contains what looks like a tool call, but it was text, so nothing ran: if you only quoted it, go on; if you meant it, call the tool, or write ${shownForm(id)}.`;
}
function shownForm(id){
return `<tool_call id="${id}">{"name": "…", "arguments": {…}}</tool_call>`;
}
var match_at=__webpack_require__(34565);
var read_arguments=__webpack_require__(59397);
var json=__webpack_require__(32686);
;
const THINKING='(?:seed:)?(?:think|thinking|thought|reasoning)';
const THINKING_OPENS=String.raw `^[ \t]*(?:<${THINKING}>|◁think▷|\[THINK\])`;
const THINKING_CLOSES=String.raw `(?<!["'${'`'}])(?:</${THINKING}>|◁/think▷|\[/THINK\])`;
const BEFORE_JSON=/\s*(?:```(?:json)?\s*)?\[?\s*/y;
const BLOCK_END=/<\/tool_call\b[^<>]{0,20}>|<tool_call\b/g;
const EXCERPT=40;
function readText(text,id,splitsThinking){
const[calls,shown,thinking]=[[],[],[]];
const kinds=splitsThinking?[`(?<opens>${THINKING_OPENS})`,`(?<closes>${THINKING_CLOSES})`]:['(?!)'];
if(id!==undefined)
kinds.push(`(?<call>${openingPattern(id)})`,'(?<result><tool_response\\b)');
const marks=new RegExp(kinds.join('|'),'gim');
const closes=new RegExp(THINKING_CLOSES,'gi');
let position=0;
for(let mark=marks.exec(text);mark;mark=marks.exec(text)){
const{index,groups={}}=mark;
const end=marks.lastIndex;
const before=text.slice(position,index);
if(groups['call']!==undefined){
shown.push(before);
const block=readBlock(text,end);
calls.push(...block.calls);
position=block.end;
}
else if(groups['opens']!==undefined){
closes.lastIndex=end;
const close=closes.exec(text);
shown.push(before);
thinking.push(text.slice(end,close?.index));
position=close?closes.lastIndex:text.length;
}
else if(groups['closes']!==undefined&&thinking.length===0){
thinking.push(text.slice(0,index));
shown.splice(0);
calls.splice(0);
position=end;
}
else if(groups['result']!==undefined&&calls.length>0){
shown.push(before);
position=text.length;
}
marks.lastIndex=Math.max(end,position);
}
shown.push(text.slice(position));
return{
text:calls.length>0?shown.join('').trimEnd():shown.join(''),
thinking:thinking.join('\n').trim(),
calls:calls.map((call,index)=>({id:`text-${index+1}`,...call}))
};
}
function readBlock(text,start){
const from=start+(0,match_at.I)(BEFORE_JSON,text,start);
const read=(0,read_arguments.$I)(text,from,BLOCK_END);
const broken={calls:[],end:text.length};
if(read.kind==='mistake'){
const json=read.isCut?'its JSON ends too early.':notValid(text,read.end);
const why=read.reason===undefined?json:`its arguments ${read.reason}`;
return{...broken,calls:[unreadable(text.slice(from),why)]};
}
const[tag='']=(0,match_at.p)(BLOCK_END,text,read.end);
const rest=text.slice(read.end,tag===''?undefined:BLOCK_END.lastIndex-tag.length);
if(!(0,read_arguments.ty)(rest,read.objects))
return{...broken,calls:[unreadable(text.slice(from),notValid(text,read.end))]};
const calls=read.objects.map(({value,json})=>callIn(value)??unreadable(json,'it names no tool.'));
if(calls.some(({problem})=>problem!==undefined))
return{...broken,calls};
return{calls,end:tag.startsWith('</')?BLOCK_END.lastIndex:read.end};
}
function unreadable(written,why){
const[,name='tool_call']=/^\W{0,5}(?:name|tool|function)["']?\s*:\s*["']([\w.-]{1,64})/.exec(written)??[];
const problem=`The call of ${name} could not be read and was not run: ${why} Write it again, complete.`;
return{name,arguments:'',problem};
}
function notValid(text,at){
const place=`${text.slice(Math.max(0,at-EXCERPT),at)}▸${text.slice(at,at+EXCERPT)}`;
return `its JSON is not valid at ▸ in: ${place.toWellFormed()}.`;
}
function callIn(fields){
if((0,json.u4)(fields['function']))
return callIn(fields['function']);
const key=['function','tool','name'].find((each)=>typeof fields[each]==='string');
if(key===undefined)
return undefined;
const{[key]:name,...others}=fields;
const args=['arguments','args','params','parameters'].find((each)=>Object.hasOwn(others,each));
const written=args===undefined?others:others[args];
return{name:String(name),arguments:typeof written==='string'?written:JSON.stringify(written)};
}
var object_cache=__webpack_require__(89251);
;
const TEXT_CALLS='text-calls';
const textMetadata=schemas.RZV(()=>schemas.Ikc({
text:schemas.YjP(),
callId:schemas.YjP(),
providerMetadata:schemas.Ikc({from:schemas.YjP(),content:schemas.L5J()}).exactOptional()
}));
class TextHistory{
#callId;
#turns=new object_cache.U();
#results=new object_cache.U();
#systems=new object_cache.U();
constructor(callId){
this.#callId=callId;
}
mixed(messages){
return this.#rewrite(messages,(message)=>metadataOf(message)!==undefined);
}
asText(messages,tools){
const turns=this.#rewrite(messages,(message)=>message.toolCalls.length>0);
if(tools.length===0)
return turns;
const[first]=turns;
const system=first?.role==='system'?first:undefined;
return[this.#withInstructions(system,tools),...turns.slice(system?1:0)];
}
#rewrite(messages,isText){
const rewritten=[];
for(let index=0;index<messages.length;index+=1){
const message=messages[index];
if(message?.role!=='assistant'||!isText(message)){
if(message)
rewritten.push(message);
continue;
}
rewritten.push(this.#turns.get(message,()=>this.#turnAsText(message)));
const next=endOfResults(messages,index+1);
const results=messages.slice(index+1,next);
if(results[0])
rewritten.push(this.#resultsAsText(results[0],results));
index=next-1;
}
return rewritten;
}
#turnAsText(message){
const{text,thinking,toolCalls}=message;
const metadata=metadataOf(message);
if(metadata?.callId===this.#callId){
const{text:written,providerMetadata}=metadata;
return{
role:'assistant',
text:written,
thinking,
toolCalls:[],
...(providerMetadata&&{providerMetadata})
};
}
const parts=[...(text===''?[]:[text]),...toolCalls.map((call)=>callAsText(call,this.#callId))];
return{role:'assistant',text:parts.join('\n'),thinking,toolCalls:[]};
}
#resultsAsText(first,results){
const text=results.map((each)=>(each.role==='tool'?resultAsText(each):each.text)).join('\n');
return this.#results.get(first,()=>({role:'user',text}),text);
}
#withInstructions(system,tools){
const instructions=instructionsFor(tools,this.#callId);
const text=system?`${system.text}\n\n${instructions}`:instructions;
return this.#systems.get(tools,()=>({role:'system',text}),text);
}
}
function endOfResults(messages,start){
let end=start;
while(messages[end]?.role==='tool')
end+=1;
if(end===start)
return start;
while(messages[end]?.role==='user')
end+=1;
return end;
}
function metadataOf({providerMetadata}){
return providerMetadata?.from===TEXT_CALLS?textMetadata.safeParse(providerMetadata.content).data:undefined;
}
function resultAsText({name,ok,text}){
const inert=text.replaceAll(/<(\/?)(?=tool_response\b)/gi,'<\\$1');
return `<tool_response name="${(0,tool_calls.d6)(name)}"${ok?'':' status="failed"'}>\n${inert}\n</tool_response>`;
}
;
function newCallId(){
return(0,external_node_crypto_.randomBytes)(6).toString('hex');
}
function withTextCalls(protocol,callId,mode='auto'){
if(mode==='native')
return protocol;
const history=new TextHistory(callId);
let sendsTools=mode==='auto';
async function ask(request){
const{messages,tools,toolChoice,onDelta}=request;
const sent=sendsTools
?{messages:history.mixed(messages)}
:{messages:history.asText(messages,tools),tools:[]};
const response=await protocol.ask({...request,...sent,onDelta:splitCalls(onDelta,callId)});
const mayCall=tools.length>0&&toolChoice!=='none'&&response.toolCalls.length===0;
const read=readText(response.text,mayCall?callId:undefined,response.thinking==='');
const thinking=response.thinking||read.thinking;
if(!mayCall||response.end!=='complete')
return{...response,text:read.text,thinking};
const{text,calls}=read.calls.length>0?read:answered(read,tools,callId);
if(calls.length===0)
return{...response,text,thinking};
const content={
text:response.text,
callId,
...(response.providerMetadata&&{providerMetadata:response.providerMetadata})
};
const providerMetadata={from:TEXT_CALLS,content};
return(0,assembled_response.X)({...response,text,thinking,toolCalls:calls,providerMetadata});
}
return{
get address(){
return protocol.address;
},
ask,
adaptTo(problem){
if(protocol.adaptTo(problem))
return true;
if(!sendsTools||!(0,problem_kinds.N$)(problem))
return false;
sendsTools=false;
return true;
},
listModels:(signal)=>protocol.listModels(signal),
requestModel:(signal)=>protocol.requestModel(signal)
};
}
function answered({text},tools,callId){
const leaked=findLeakedCall(text,tools);
if(!leaked)
return{text,calls:[]};
const{start,name}=leaked;
const call={id:'text-1',name,arguments:'',problem:leakAnswer(callId)};
return{text:text.slice(0,start).trimEnd(),calls:[call]};
}
const CLOSING=String.raw `</tool_call\b[^<>]{0,20}>`;
const TAGS=['<tool_call','</tool_call'];
const PARTIAL=/<[^<>]{0,220}$/;
function splitCalls(onDelta,id){
const opening=new RegExp(openingPattern(id),'i');
const closing=new RegExp(`${CLOSING}|${openingPattern(id)}`,'i');
let isCall=false;
let held='';
const emit=(text)=>{
if(text!=='')
onDelta({kind:isCall?'arguments':'text',text});
};
return(delta)=>{
if(delta.kind!=='text'){
onDelta(delta);
return;
}
let rest=held+delta.text;
for(let tag=(isCall?closing:opening).exec(rest);tag;tag=(isCall?closing:opening).exec(rest)){
emit(rest.slice(0,tag.index));
isCall=!tag[0].startsWith('</');
if(isCall)
onDelta({kind:'call',text:''});
rest=rest.slice(tag.index+tag[0].length);
}
const[partial='']=PARTIAL.exec(rest)??[];
held=TAGS.some((tag)=>tag.startsWith(partial.slice(0,tag.length)))?partial:'';
emit(rest.slice(0,rest.length-held.length));
};
}
const MARKUP=[
/<[|｜][^<>\n]{0,60}?(?:tool|func|call|python|channel|recipient|action|plugin)[^<>\n]{0,60}[|｜]?>/,
/\[(?:\/?(?:AVAILABLE_)?TOOL_?(?:CALLS?|REQUEST)\w*)\]|\bfunctools\[/,
/<(?:[\w｜|]{1,20}[:｜])?(?:tools?[_-]?(?:calls?|use|code|name|request)?|(?:start_)?function(?:_?calls?)?|invoke|call|parameter|use_mcp_tool|execute_\w+)(?=[\s=>:])[^<>\n]{0,200}>/
];
const callOf=(name)=>[
String.raw `["'\\](?:name|tool|function|tool_name|recipient_name|action)\\?["']\s*[:=]\s*\\?["'](?:functions?\.)?${name}\\?["']`,
String.raw `<${name}\b[^<>\n]{0,200}>`,
String.raw `^[^\p{L}\n]{0,12}(?:print\()?(?:(?:functions?|default_api|tools?)[.:])?${name}(?::\d+)?\s{0,2}[({[]`,
String.raw `(?:>>>|\bto=(?:functions\.)?|\bcall:|\bAction:\s*)${name}\b`
];
const INLINE_CODE=/(?<!`)`[^`\n]{1,300}`(?!`)/g;
const MAX_TEXT=200_000;
function findLeakedCall(text,tools){
const looked=text.slice(0,MAX_TEXT).replaceAll(INLINE_CODE,(code)=>' '.repeat(code.length));
const names=`(${tools.flatMap(({name,otherNames=[]})=>[name,...otherNames].map(RegExp.escape)).join('|')})`;
const calls=new RegExp(callOf(names).join('|'),'miu').exec(looked);
const marks=MARKUP.map((pattern)=>looked.search(pattern)).filter((index)=>index>=0);
const start=Math.min(...marks,...(calls?[calls.index]:[]));
const name=calls?.slice(1).find(Boolean)??'tool_call';
return Number.isFinite(start)?{start,name}:undefined;
}
var agent_images=__webpack_require__(13622);
;
const NO_GIF=['gemini'];
function withImages(protocol,{api,model}){
const rewritten=new object_cache.U();
let rejectsImages=!(0,model_limits.qi)(model);
const oversized=new Set();
let sent=[];
const isShown=({type})=>!rejectsImages&&(type!=='image/gif'||!NO_GIF.includes(api));
const rewrite=(message)=>{
const why=rejectsImages?'this model accepts no images':'this model accepts no GIF images';
const compute=()=>{
const shown=(0,agent_images.FE)(message,why,isShown);
return(0,agent_images.FE)(shown,'this model does not accept images this large, or this many',({sha256})=>!oversized.has(sha256));
};
return rewritten.get(message,compute,`${why} ${oversized.size}`);
};
async function ask(request){
const count=(0,agent_images.AK)(request.messages);
const messages=request.messages.map(rewrite);
sent=messages.flatMap(agent_images.IC);
if(count===0)
return protocol.ask(request);
const hiddenImages=count-sent.length;
const response=await protocol.ask({...request,messages});
return hiddenImages>0?{...response,hiddenImages}:response;
}
return{
get address(){
return protocol.address;
},
ask,
adaptTo(problem){
const shown=sent.filter(({sha256})=>!oversized.has(sha256));
const[largest]=shown.toSorted((one,other)=>other.bytes-one.bytes);
if(rejectsImages||!largest||!(0,problem_kinds.OZ)(problem))
return protocol.adaptTo(problem);
if((0,problem_kinds.I9)(problem))
oversized.add(largest.sha256);
else
rejectsImages=true;
return true;
},
listModels:(signal)=>protocol.listModels(signal),
requestModel:(signal)=>protocol.requestModel(signal)
};
}
;
const PROTOCOLS={
chat:()=>__webpack_require__.e(8157).then(__webpack_require__.bind(__webpack_require__,38157)),
responses:()=>__webpack_require__.e(520).then(__webpack_require__.bind(__webpack_require__,38139)),
anthropic:()=>__webpack_require__.e(2122).then(__webpack_require__.bind(__webpack_require__,72122)),
gemini:()=>__webpack_require__.e(435).then(__webpack_require__.bind(__webpack_require__,50435))
};
const NO_TOKENS={url:'',bearer:''};
const PARAMETERS={temperature:undefined,maxOutputTokens:undefined,toolChoice:'auto'};
const TIMEOUTS={answerMs:300_000,idleMs:120_000};
function openModel(spec){
const{model,contextWindow,clock=retry.ml,isKnownHost=false}=spec;
const{endpoint,openProtocol}=protocolOf(spec);
return modelFromProtocol({endpoint,model,contextWindow,clock,isKnownHost,openProtocol});
}
function findModelProblem(spec,signal){
const{endpoint,openProtocol}=protocolOf(spec);
return modelProblem({endpoint,model:spec.model,openProtocol,signal});
}
function protocolOf(spec){
const{api,baseUrl,credential,model}=spec;
const{clock=retry.ml,timeouts=TIMEOUTS,tokenService=NO_TOKENS,callId=newCallId()}=spec;
const endpoint=readEndpoint(baseUrl,credential,spec.settingNames);
const options={
endpoint,
model,
parameters:{...PARAMETERS,...spec.parameters},
fetch:(0,http_fetch.H)(timeouts,()=>clock.now()),
getIdentityToken:(audience)=>requestIdentityToken(tokenService,audience)
};
const openProtocol=async()=>{
const protocol=withTextCalls((await PROTOCOLS[api]()).createProtocol(options),callId,options.parameters.toolCalls);
return withImages(protocol,{api,model});
};
return{endpoint,openProtocol};
}
async function modelProblem({endpoint,model,openProtocol,signal}){
const protocol=await openProtocol();
try{
await protocol.requestModel(signal);
return undefined;
}
catch(error){
signal.throwIfAborted();
const failure=(0,http_fetch.g)(error);
if(failure instanceof errors.yo)
return failure.message;
if(!(failure instanceof failures.RC)||!isSure(failure.problem))
return undefined;
const listModels=()=>availableModels(protocol,signal);
const{message}=await explainFailure(failure,{endpoint,model,address:protocol.address,listModels});
return message;
}
}
const RESTRICTED=/\b(scopes?|permissions?)\b/i;
function isSure({status,code,message}){
if(status===404)
return true;
if(status===401)
return!RESTRICTED.test(message);
return/api_key_invalid/i.test(code);
}
;
function connectModel(choice,options,environment,settingNames){
const{contextTokens:contextWindow,...parameters}=options;
return openModel({...specOf(choice,environment),contextWindow,parameters,settingNames});
}
const DESCRIBED={
openai:['chat','responses'],
anthropic:['anthropic'],
gemini:['gemini']
};
async function checkModel(choice,environment,signal){
const{provider,host,api}=choice;
const isDescribed=provider?.hosts.test(host)&&DESCRIBED[provider.name]?.includes(api);
return isDescribed?await findModelProblem(specOf(choice,environment),signal):undefined;
}
function specOf({api,baseUrl,host,name:model,credential,provider},environment){
const tokenService={
url:environment['ACTIONS_ID_TOKEN_REQUEST_URL']??'',
bearer:environment['ACTIONS_ID_TOKEN_REQUEST_TOKEN']??''
};
const isKnownHost=provider?.keyVariable!==undefined&&provider.hosts.test(host);
return{api,baseUrl,credential,tokenService,model,isKnownHost};
}
}),
92327:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
X:()=>(withSeparateCalls),
p:()=>(modelResponse)
});
var _agent_model_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(5915);
var _agent_read_arguments_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(59397);
var _http_body_reader_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(30200);
var _tokens_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(81629);
function modelResponse(assembler,{source,promptBytes,countTokens}){
return(0,_http_body_reader_js__WEBPACK_IMPORTED_MODULE_1__.hF)(()=>{
const{metadata,usage,...response}=assembler.end();
const counted=usage===undefined?undefined:countTokens(usage);
return withSeparateCalls({
...response,
tokens:counted&&(0,_tokens_js__WEBPACK_IMPORTED_MODULE_2__.wC)(counted)?counted:(0,_tokens_js__WEBPACK_IMPORTED_MODULE_2__.bP)(promptBytes,response),
...(metadata!==undefined&&{providerMetadata:{from:source,content:metadata}})
});
});
}
function withSeparateCalls({providerMetadata,...response}){
const toolCalls=(0,_agent_read_arguments_js__WEBPACK_IMPORTED_MODULE_0__.R8)(response.toolCalls);
if(toolCalls.length>_agent_model_js__WEBPACK_IMPORTED_MODULE_3__.ZF)
return{...response,toolCalls:[],end:'length'};
return{...response,toolCalls,...(providerMetadata&&{providerMetadata})};
}
}),
37820:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
$r:()=>(TransientFailure),
QS:()=>(UnreachableServer),
QU:()=>(GatewayPage),
RC:()=>(PermanentFailure),
g5:()=>(failureOf)
});
var _problem_kinds_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(19990);
var _web_page_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(19881);
class TransientFailure extends Error{
name='TransientFailure';
retryAfterMs;
constructor(message,options={}){
super(message,options);
this.retryAfterMs=options.retryAfterMs;
}
}
class UnreachableServer extends TransientFailure{
name='UnreachableServer';
}
class GatewayPage extends TransientFailure{
name='GatewayPage';
}
class PermanentFailure extends Error{
name='PermanentFailure';
problem;
constructor(problem){
super(problem.message);
this.problem=problem;
}
}
const PERMANENT_CODES=/quota|billing|credit|balance|invalid|unsupported|not.?found|auth|permission|denied|policy|mismatch/i;
function failureOf(problem,hint={}){
const{status,message}=problem;
if((0,_problem_kinds_js__WEBPACK_IMPORTED_MODULE_0__.OX)(problem)||(0,_problem_kinds_js__WEBPACK_IMPORTED_MODULE_0__.rP)(problem))
return new PermanentFailure(problem);
if((0,_problem_kinds_js__WEBPACK_IMPORTED_MODULE_0__.N$)(problem)||(0,_problem_kinds_js__WEBPACK_IMPORTED_MODULE_0__.mh)(problem))
return new PermanentFailure(problem);
if(!(hint.shouldRetry??isTransient(problem)))
return new PermanentFailure(problem);
const reason=status===undefined?message:`${status} ${message}`;
const Failure=(0,_web_page_js__WEBPACK_IMPORTED_MODULE_1__.AA)(problem)?GatewayPage:TransientFailure;
return new Failure(reason,{retryAfterMs:hint.retryAfterMs??problem.retryAfterMs});
}
function isTransient(problem){
const{status,code}=problem;
if((0,_problem_kinds_js__WEBPACK_IMPORTED_MODULE_0__.rc)(problem))
return false;
if(status===undefined)
return!PERMANENT_CODES.test(code);
if((0,_web_page_js__WEBPACK_IMPORTED_MODULE_1__.AA)(problem))
return(0,_web_page_js__WEBPACK_IMPORTED_MODULE_1__.Vt)(problem);
return status===408||status===409||status===429||(status>=500&&status!==501);
}
}),
93639:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
m:()=>(googleDetails),
r:()=>(DAILY_QUOTA)
});
var zod__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3301);
const EMPTY={reason:'',violations:[],retryDelay:''};
const error=zod__WEBPACK_IMPORTED_MODULE_0__.RZV(()=>{
const word=zod__WEBPACK_IMPORTED_MODULE_0__.YjP().catch('');
const detail=zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
reason:word,
violations:zod__WEBPACK_IMPORTED_MODULE_0__.YOg(zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({quotaId:word})).catch([]),
retryDelay:word
});
return zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({message:word,details:zod__WEBPACK_IMPORTED_MODULE_0__.YOg(detail.catch(EMPTY)).catch([])});
});
function googleDetails(body){
const{details,message}=error.safeParse(body).data??{details:[],message:''};
const quotas=details.flatMap(({violations})=>violations.map(({quotaId})=>quotaId));
const codes=details.map(({reason})=>reason).filter((reason)=>reason!=='');
if(quotas.some((quota)=>/PerDay/i.test(quota)))
codes.push(DAILY_QUOTA);
if(/^\* Quota exceeded .*\blimit: 0\b/m.test(message))
codes.push('no_quota');
return{
codes,
retryAfterMs:details.map(({retryDelay})=>milliseconds(retryDelay)).find(Boolean)??statedWaitMs(message)
};
}
function statedWaitMs(message){
return milliseconds(/\bPlease retry in (\d+(?:\.\d+)?m?s)\b/.exec(message)?.[1]??'');
}
function milliseconds(duration){
const[,number,unit]=/^(\d+(?:\.\d+)?)(m?s)$/.exec(duration)??[];
return number===undefined?undefined:Math.ceil(Number(number)*(unit==='s'?1000:1));
}
const DAILY_QUOTA='daily_quota';
}),
19990:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
I9:()=>(isTooLarge),
N$:()=>(isToolsUnsupported),
OX:()=>(isContextOverflow),
OZ:()=>(isImageRefusal),
Ru:()=>(statedContextWindow),
mh:()=>(isImagesUnsupported),
rP:()=>(isContentFiltered),
rc:()=>(isOutOfCredit)
});
const TOO_LONG=[
/context.?(length|window|size|limit)/i,
/(prompt|input|request) (is )?too (long|large)|request_too_large|exceeds the maximum size/i,
/(input|prompt) token count\b.*(exceeds|only supports)/i,
/maximum (prompt|model|allowed input) length/i,
/reduce the length of the (messages|prompt)/i,
/exceeded model token limit|input length should be/i
];
function isContextOverflow({status,code,message}){
if(status===429)
return/request too large/i.test(message);
return status===413||TOO_LONG.some((words)=>words.test(`${code} ${message}`));
}
const NUMBER=String.raw `\[?\(?(\d[\d,]*)`;
const WINDOWS=[
`(?:maximum |allowed |model's |with |\\()(?:context|prompt|model|input) length(?: is| of)?(?: only)? ${NUMBER}`,
`available context size ${NUMBER}`,
`with ${NUMBER} maximum context length`,
`> ${NUMBER} maximum`,
`context limit: \\d+ \\+ \\d+ > ${NUMBER}`,
`tokens allowed ${NUMBER}`,
`only supports up to ${NUMBER}`,
`(?:model token limit|n_ctx): ${NUMBER}`,
`exceeds the limit of ${NUMBER}`,
`input length should be \\[\\d+, ${NUMBER}`
].map((words)=>new RegExp(words,'i'));
function statedContextWindow(message){
for(const words of WINDOWS){
const digits=words.exec(message)?.[1];
const tokens=Number(digits?.replaceAll(',','')??0);
if(tokens>0)
return tokens;
}
return undefined;
}
const FILTER_CODES=/content_?(filter|policy)|responsible_?ai|data_inspection|moderation|sensitive|invalid_prompt/i;
const FILTER_WORDS=/content management policy|content exists risk|flagged as potentially violating|considered high risk|violates? (our |the )?(usage|content) (guideline|polic)|input was flagged/i;
function isContentFiltered({status,code,message}){
if(status!==undefined&&![200,400,403,422,451].includes(status))
return false;
return FILTER_CODES.test(code)||FILTER_WORDS.test(message);
}
const TOOLS=/\btools?\b|\bfunction[ _-]?call|\bfunctions\b|--enable-auto-tool-choice/i;
const UNSUPPORTED=/not (?:\w+ )?(?:support|available|enabled|allowed|permitted|implemented|recogni[sz]ed)|n[o']t support|unsupported|no endpoints|requires? |unrecogni[sz]ed|unknown|unexpected|extra inputs/i;
const ONE_TOOL=/schema|tool_call_id|failed to call|role/i;
const WITHOUT_TEMPLATES=/\btools param requires --jinja\b/i;
function isToolsUnsupported({status,parameter,message}){
if(WITHOUT_TEMPLATES.test(message))
return true;
if(![400,404,405,422,501].includes(status??0)||ONE_TOOL.test(message))
return false;
const namesTools=/^(?:tools|functions)$/.test(parameter)||TOOLS.test(message);
return namesTools&&UNSUPPORTED.test(message);
}
const IMAGES=/\bimages?\b|image_url|input_image|inline_?data|\bvision\b|multi-?modal|\bmodalit(?:y|ies)\b/i;
const TEXT_EXPECTED=/\bcontent\b.*\b(?:must|should|expected)\b.*\bstring\b/i;
function isImageRefusal(problem){
const{status,code,parameter,message}=problem;
if(isImagesUnsupported(problem)||status===413)
return true;
const words=`${code} ${parameter} ${message}`;
return[400,404,415,422].includes(status??0)&&(IMAGES.test(words)||TEXT_EXPECTED.test(message));
}
const SIZE=/\bexceed|too (?:large|big|many)|\bmaximum\b|\bat most\b|\blimit|\bdimensions?\b|\bpixels?\b|\bresolution\b|\bsize\b/i;
function isTooLarge(problem){
return problem.status===413||(SIZE.test(problem.message)&&!isImagesUnsupported(problem));
}
function isImagesUnsupported({message}){
return IMAGES.test(message)&&UNSUPPORTED.test(message);
}
function isOutOfCredit({status,code,message}){
return(status===402||
/quota|billing|credit|balance/i.test(code)||
/insufficient (account )?(balance|credit|fund)|credit balance|out of credit/i.test(message));
}
}),
40952:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
BG:()=>(jsonOrText),
JD:()=>(hasError),
K:()=>(readProblem)
});
var zod__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3301);
var _text_json_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(32686);
var _google_details_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(93639);
var _web_page_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(19881);
const MAX_MESSAGE_CHARS=300;
const problem=zod__WEBPACK_IMPORTED_MODULE_1__.RZV(()=>{
const word=zod__WEBPACK_IMPORTED_MODULE_1__.KCZ([zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),zod__WEBPACK_IMPORTED_MODULE_1__.aig().transform(String)]).catch('');
return zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({message:word,code:word,type:word,status:word,param:word});
});
function readProblem(body,status){
if(typeof body==='string'&&(0,_web_page_js__WEBPACK_IMPORTED_MODULE_2__._6)(body))
return{status,code:'',parameter:'',message:_web_page_js__WEBPACK_IMPORTED_MODULE_2__.Nc};
const error=unwrap(body);
const{message,code,type,status:name,param}=problem.parse(typeof error==='object'&&error?error:{});
const{codes,retryAfterMs}=(0,_google_details_js__WEBPACK_IMPORTED_MODULE_0__.m)(error);
return{
status:status??[code,name].map(statusIn).find((number)=>number!==undefined),
code:[code,type,name,...codes].filter((text)=>text!=='').join(' '),
parameter:param,
message:readable(message||(typeof error==='string'?error:((0,_text_json_js__WEBPACK_IMPORTED_MODULE_3__.Ar)(error)??''))),
...(retryAfterMs!==undefined&&{retryAfterMs})
};
}
function hasError(value){
return typeof value==='object'&&value!==null&&'error' in value&&Boolean(value.error);
}
const MAX_NESTING=8;
function unwrap(body,left=MAX_NESTING){
if(left===0)
return '';
if(Array.isArray(body))
return body.some(isFieldError)?joinFieldErrors(body):unwrap(body[0],left-1);
if(typeof body==='string')
return unwrapText(body,left);
return typeof body==='object'&&body!==null?unwrapObject(body,left):(body??'');
}
function unwrapObject(body,left){
const{error,detail,base_resp:minimax,status_msg:text,metadata,...fields}={...body};
if(fields.error_description)
return{message:fields.error_description,code:error};
const inner=[error,detail,minimax].find(Boolean);
if(inner!==undefined)
return unwrap(inner,left-1);
if(text!==undefined)
return{message:text,code:text};
const raw=relayed(metadata);
if(raw!==undefined)
return{...fields,...asFields(unwrap(raw,left-1)),status:fields.code};
if(isWrapping(fields.message))
return{...fields,...asFields(unwrap(fields.message,left-1))};
return body;
}
function relayed(metadata){
return typeof metadata==='object'&&metadata!==null&&'raw' in metadata?metadata.raw:undefined;
}
function isWrapping(message){
return typeof message==='string'?message.startsWith('{'):typeof message==='object'&&message!==null;
}
function unwrapText(text,left){
const value=jsonOrText(text);
return typeof value==='object'&&value!==null?unwrap(value,left-1):text;
}
function asFields(error){
return typeof error==='object'&&error!==null?error:{message:error};
}
const fieldError=zod__WEBPACK_IMPORTED_MODULE_1__.RZV(()=>zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({loc:zod__WEBPACK_IMPORTED_MODULE_1__.YOg(zod__WEBPACK_IMPORTED_MODULE_1__.KCZ([zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),zod__WEBPACK_IMPORTED_MODULE_1__.aig()])),msg:zod__WEBPACK_IMPORTED_MODULE_1__.YjP()}));
function isFieldError(value){
return fieldError.safeParse(value).success;
}
function joinFieldErrors(values){
const errors=values.flatMap((value)=>fieldError.safeParse(value).data??[]);
const paths=errors.map(({loc})=>loc.filter((part,index)=>index>0||part!=='body').join('.'));
return{message:errors.map(({msg},index)=>`${paths[index]??''}: ${msg}`).join('; '),param:paths[0]??''};
}
function jsonOrText(text){
try{
return JSON.parse(text);
}
catch{
return text;
}
}
function statusIn(code){
return/^[45]\d\d$/.test(code)?Number(code):undefined;
}
function readable(text){
if((0,_web_page_js__WEBPACK_IMPORTED_MODULE_2__._6)(text))
return 'an error page in HTML';
const line=text
.replace(/[\s\p{Cc}]+/gu,' ')
.trim()
.replace(/\.$/,'');
if(line===''||line==='{}')
return 'no explanation';
return line.length>MAX_MESSAGE_CHARS
?`${line
.slice(0,MAX_MESSAGE_CHARS+1)
.toWellFormed()
.replace(/[\w.+/=:~-]*$/u,'')
.trimEnd()}…`
:line;
}
}),
21273:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
LH:()=>(withRetries),
Vs:()=>(retryAfterMs),
ml:()=>(systemClock)
});
var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(58500);
var _agent_model_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(5915);
var _agent_timer_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(66163);
var _failures_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(37820);
const systemClock={
now:()=>Date.now(),
random:()=>Math.random(),
async sleep(ms,signal){
try{
await(0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(Math.min(ms,_agent_timer_js__WEBPACK_IMPORTED_MODULE_2__._),undefined,{signal});
}
catch(error){
signal.throwIfAborted();
throw error;
}
}
};
const MAX_RETRIES=5;
const MAX_RETRIES_OF_MISSING=1;
const FIRST_WAIT_MS=1000;
const JITTER=0.2;
async function withRetries(attempt,{service,settings,request,clock,unknownServer}){
for(let retry=1;;retry+=1){
try{
return await attempt();
}
catch(error){
request.signal.throwIfAborted();
if(!(error instanceof _failures_js__WEBPACK_IMPORTED_MODULE_1__.$r))
throw error;
const missing=error instanceof _failures_js__WEBPACK_IMPORTED_MODULE_1__.QS?unknownServer?.():undefined;
if(missing!==undefined&&retry>MAX_RETRIES_OF_MISSING)
throw noServer(missing,settings,error);
if(retry>MAX_RETRIES)
throw outOfRetries({service,settings},error);
const waitMs=Math.max(backoffMs(retry,clock.random()),error.retryAfterMs??0);
const leftMs=request.remainingMs?.()??Infinity;
if(waitMs>=leftMs)
throw outOfTime({service,settings},error,{waitMs,leftMs});
request.onRetry({reason:error.message,waitMs,attempt:retry});
await clock.sleep(waitMs,request.signal);
}
}
}
function outOfRetries({service,settings},cause){
if(cause instanceof _failures_js__WEBPACK_IMPORTED_MODULE_1__.QU)
return onlyPages(service,settings,cause);
const message=`${service} failed ${MAX_RETRIES+1} times in a row, the last time with "${cause.message}"; try again later or set another ${settings.model} or ${settings.baseUrl}.`;
return new _agent_model_js__WEBPACK_IMPORTED_MODULE_3__.me(message,{cause});
}
function onlyPages(service,settings,cause){
const message=`${service} failed ${MAX_RETRIES+1} times in a row, the last time with "${cause.message}". A gateway sends one while the model behind it is busy or down: try again later. If it stays, the server is probably not a model API: set ${settings.baseUrl} to the address of the API, which usually ends in a version such as /v1.`;
return new _agent_model_js__WEBPACK_IMPORTED_MODULE_3__.me(message,{cause});
}
function noServer(address,settings,cause){
const message=`No server answers at ${address}: ${cause.message}. Start the server, or set another ${settings.baseUrl}.`;
return new _agent_model_js__WEBPACK_IMPORTED_MODULE_3__.me(message,{cause});
}
function outOfTime({service,settings},cause,{waitMs,leftMs}){
const message=`${service} failed with "${cause.message}" and accepts the next request in ${formatWait(waitMs)}, but the run ends in ${formatWait(leftMs)}; try again later or set another ${settings.model} or ${settings.baseUrl}.`;
return new _agent_model_js__WEBPACK_IMPORTED_MODULE_3__.me(message,{cause});
}
function formatWait(ms){
return ms<120_000?`${Math.ceil(ms/ 1000)} s`:`${Math.round(ms/ 60_000)} min`;
}
function backoffMs(retry,random){
return Math.round(FIRST_WAIT_MS*2**(retry-1)*(1-JITTER+2*JITTER*random));
}
function retryAfterMs(headers,now){
const milliseconds=decimal(headers.get('retry-after-ms'));
if(milliseconds!==undefined)
return milliseconds;
const value=headers.get('retry-after');
const seconds=decimal(value);
if(seconds!==undefined)
return seconds*1000;
const time=value?.endsWith('GMT')?Date.parse(value):NaN;
return time>now?time-now:undefined;
}
function decimal(value){
return value!==null&&/^\d+(\.\d+)?$/.test(value)?Number(value):undefined;
}
}),
19881:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
AA:()=>(isWebPage),
Nc:()=>(WEB_PAGE),
Vt:()=>(isBusyPage),
_6:()=>(isHtml)
});
var _agent_match_at_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(34565);
const WEB_PAGE='a web page';
const PREAMBLE=/\s+|<!--(?:(?!-->)[^])*(?:-->|$)|<\?[^>]*>/y;
const ELEMENT=/<(?:!doctype\s+html|(?:html|head|body|title|meta|link|style|script|center|div|h[1-6]|p)[\s/>])/iy;
function isHtml(text){
let start=0;
for(let length=(0,_agent_match_at_js__WEBPACK_IMPORTED_MODULE_0__.I)(PREAMBLE,text,0);length>0;length=(0,_agent_match_at_js__WEBPACK_IMPORTED_MODULE_0__.I)(PREAMBLE,text,start))
start+=length;
return(0,_agent_match_at_js__WEBPACK_IMPORTED_MODULE_0__.I)(ELEMENT,text,start)>0;
}
function isWebPage({status,message}){
return message===WEB_PAGE&&status!==413;
}
function isBusyPage({status=0}){
return[408,429,502,503,504].includes(status)||status>=520;
}
}),
30200:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
OP:()=>(parseBodyJson),
WR:()=>(BodyReader),
hF:()=>(reading)
});
var eventsource_parser__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(94879);
var _errors_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(59973);
var _text_json_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(32686);
var _failures_failures_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(37820);
var _failures_web_page_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(19881);
var _send_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76057);
const MAX_CHARS=64*2**20;
const MAX_DEPTH=400;
class BodyReader{
#handlers;
#decoder=new TextDecoder();
#events=(0,eventsource_parser__WEBPACK_IMPORTED_MODULE_2__.C)({
onEvent:({event,data})=>{
this.#handlers.onEvent({name:event,data});
}
});
#document=[];
#format='unknown';
#chars=0;
constructor(handlers){
this.#handlers=handlers;
}
feed(bytes){
reading(()=>{
this.#read(this.#decoder.decode(bytes,{stream:true}));
});
}
end(){
this.#read(this.#decoder.decode()+(this.#format==='events'?'\n\n':''));
if(this.#format==='document')
this.#handlers.onDocument(this.#document.join(''));
}
#read(text){
this.#chars+=text.length;
if(this.#chars>MAX_CHARS)
throw new _failures_failures_js__WEBPACK_IMPORTED_MODULE_0__.$r(`the response exceeds ${MAX_CHARS} characters`);
if(this.#format==='unknown'&&text.trim()!=='')
this.#format=formatOf(text);
if(this.#format==='document')
this.#document.push(text);
else
this.#events.feed(text);
}
}
function formatOf(text){
const start=text.trimStart();
if(start.startsWith('<'))
throw new _failures_failures_js__WEBPACK_IMPORTED_MODULE_0__.RC({status:200,code:'',parameter:'',message:_failures_web_page_js__WEBPACK_IMPORTED_MODULE_3__.Nc});
return/^[{[]/.test(start)?'document':'events';
}
function reading(read){
try{
return read();
}
catch(error){
if((0,_send_js__WEBPACK_IMPORTED_MODULE_1__.N)(error))
throw error;
throw new _failures_failures_js__WEBPACK_IMPORTED_MODULE_0__.$r(`its response could not be read (${(0,_errors_js__WEBPACK_IMPORTED_MODULE_4__.bD)(error)})`,{cause:error});
}
}
function parseBodyJson(text){
const value=(0,_text_json_js__WEBPACK_IMPORTED_MODULE_5__.qF)(text);
if(value===undefined)
throw new _failures_failures_js__WEBPACK_IMPORTED_MODULE_0__.$r('it sent invalid JSON');
if(text.length>MAX_DEPTH&&(0,_text_json_js__WEBPACK_IMPORTED_MODULE_5__.hz)(MAX_DEPTH,value))
throw new _failures_failures_js__WEBPACK_IMPORTED_MODULE_0__.$r(`it sent JSON that is nested deeper than ${MAX_DEPTH} levels`);
return value;
}
}),
88184:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
H:()=>(createFetch),
g:()=>(findFailure)
});
var _send_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(76057);
class WrappedFailure extends Error{
name='WrappedFailure';
failure;
constructor(failure){
super('not served');
this.failure=failure;
}
}
function findFailure(error){
if((0,_send_js__WEBPACK_IMPORTED_MODULE_0__.N)(error))
return error;
if(error instanceof WrappedFailure)
return error.failure;
return Error.isError(error)&&error.cause!==undefined?findFailure(error.cause):undefined;
}
function createFetch(timeouts,now){
const send=(0,_send_js__WEBPACK_IMPORTED_MODULE_0__.R)(timeouts,now);
return async(url,{method='GET',headers,body,signal:ending}={})=>{
const signal=ending??new AbortController().signal;
try{
const answer=await send(new URL(url instanceof Request?url.url:url),{
method,
headers:Object.fromEntries(new Headers(headers)),
body:plainBody(body),
signal
});
return responseOf(answer);
}
catch(error){
throw(0,_send_js__WEBPACK_IMPORTED_MODULE_0__.N)(error)?new WrappedFailure(error):error;
}
};
}
function plainBody(body){
if(body===undefined||body===null)
return undefined;
if(typeof body==='string'||body instanceof Uint8Array)
return body;
throw new TypeError('A request of an SDK is neither text nor bytes.');
}
function responseOf({status,statusText,headers,body}){
const hasBody=status!==204&&status!==205;
return new Response(hasBody?streamOf(body):null,{status,statusText,headers});
}
function streamOf(body){
return new ReadableStream({
async pull(controller){
const{value}=await body.read();
if(!value)
controller.close();
else
controller.enqueue(value);
},
cancel:()=>body.cancel()
},{highWaterMark:0});
}
}),
48192:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
i:()=>(readBytes)
});
const LINGER_MS=250;
async function readBytes(body,feed){
try{
for(let{value}=await body.read();value!==undefined;{value}=await body.read()){
if(!feed(value))
continue;
await linger(body);
return;
}
}
finally{
release(body);
}
}
async function linger(body){
const timer=setTimeout(release,LINGER_MS,body);
try{
while(!(await body.read()).done)
;
}
catch{
}
finally{
clearTimeout(timer);
}
}
function release(body){
body.cancel().catch(()=>undefined);
}
}),
76057:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
R:()=>(createSend),
N:()=>(isFailure)
});
var errors=__webpack_require__(59973);
var certificate_error=__webpack_require__(99841);
var failures=__webpack_require__(37820);
var provider_problem=__webpack_require__(40952);
var retry=__webpack_require__(21273);
var web_page=__webpack_require__(19881);
var read_bytes=__webpack_require__(48192);
var external_node_zlib_=__webpack_require__(38522);
;
const DECODERS={
gzip:external_node_zlib_.createUnzip,
'x-gzip':external_node_zlib_.createUnzip,
deflate:external_node_zlib_.createUnzip,
br:external_node_zlib_.createBrotliDecompress
};
class ResponseBody{
#message;
#content;
#signal;
#idleMs;
#patienceMs;
#isCancelled=false;
#wake=()=>undefined;
constructor(message,{signal,firstMs,idleMs}){
this.#message=message;
this.#content=decoded(message);
this.#signal=signal;
this.#idleMs=idleMs;
this.#patienceMs=firstMs;
for(const event of['readable','end','error','close'])
this.#content.on(event,()=>{
this.#wake();
});
}
async read(){
for(;;){
this.#signal.throwIfAborted();
const piece=this.#content.read();
if(piece instanceof Uint8Array){
this.#patienceMs=this.#idleMs;
return{done:false,value:piece};
}
if(this.#content.readableEnded||this.#isCancelled)
return{done:true};
if(this.#content.destroyed)
throw new failures.$r('the connection was cut',{cause:this.#content.errored});
await this.#change();
}
}
cancel(){
this.#isCancelled=true;
if(!this.#message.readableEnded)
this.#message.destroy();
this.#wake();
return Promise.resolve();
}
#change(){
return new Promise((resolve,reject)=>{
const timer=setTimeout(()=>{
reject(new failures.$r(`it sent nothing for ${this.#patienceMs/ 1000} s`));
void this.cancel();
},this.#patienceMs);
this.#wake=()=>{
clearTimeout(timer);
resolve();
};
});
}
}
function decoded(message){
const decoder=DECODERS[message.headers['content-encoding']??'']?.();
if(!decoder)
return message;
message.on('error',(error)=>{
decoder.destroy(error);
});
return message.pipe(decoder);
}
;
const BLOCKED_PORTS=new Set([
...[0,1,7,9,11,13,15,17,19,20,21,22,23,25,37,42,43,53,69,77,79,87,95,101,102,103,104,109],
...[110,111,113,115,117,119,123,135,137,139,143,161,179,389,427,465,512,513,514,515,526,530],
...[531,532,540,548,554,556,563,587,601,636,989,990,993,995,1719,1720,1723,2049,3659,4045,4190],
...[5060,5061,6000,6566,6665,6666,6667,6668,6669,6679,6697,10080]
]);
const CONNECT_MS=10_000;
const MAX_ERROR_BYTES=64*1024;
const ignore=()=>undefined;
function isFailure(error){
return error instanceof failures.$r||error instanceof failures.RC||error instanceof errors.yo;
}
function createSend(timeouts,now){
return async(url,request)=>{
const{signal}=request;
try{
const message=await answerTo(url,request,timeouts);
const{statusCode:status=0,statusMessage:statusText=''}=message;
const isOk=status>=200&&status<=299;
const{answerMs,idleMs}=timeouts;
const body=new ResponseBody(message,{signal,firstMs:isOk?answerMs:idleMs,idleMs});
if(!isOk)
throw await errorResponse(message,body,now());
if(/text\/html/i.test(message.headers['content-type']??'')){
await body.cancel();
throw new failures.RC({status,code:'',parameter:'',message:web_page.Nc});
}
return{status,statusText,headers:headersOf(message),body};
}
catch(error){
signal.throwIfAborted();
throw isFailure(error)?error:networkFailure(error,url);
}
};
}
async function answerTo(url,{method,headers,body,signal},{connectMs=CONNECT_MS,answerMs}){
refuseBlockedPort(url);
const{request}=await(url.protocol==='https:'?Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__,44708,19)):Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__,37067,19)));
signal.throwIfAborted();
return await new Promise((resolve,reject)=>{
const sent=request(url,{method,headers:{'accept-encoding':'identity',...headers}});
const onAbort=()=>sent.destroy();
signal.addEventListener('abort',onAbort,{once:true});
const failAfter=(milliseconds,what)=>setTimeout(()=>{
sent.destroy(new failures.$r(`it ${what} for ${milliseconds/ 1000} s`));
},milliseconds);
const connecting=failAfter(connectMs,'accepted no connection');
const answering=failAfter(answerMs,'did not answer');
sent.on('socket',(socket)=>{
socket.off('error',ignore).on('error',ignore);
const stop=()=>{
clearTimeout(connecting);
};
if(socket.connecting)
socket.once(url.protocol==='https:'?'secureConnect':'connect',stop);
else
stop();
});
sent.on('close',()=>{
clearTimeout(connecting);
clearTimeout(answering);
signal.removeEventListener('abort',onAbort);
reject(new failures.$r('it ended the connection without an answer'));
});
sent.on('response',(message)=>{
clearTimeout(answering);
resolve(message);
});
sent.on('error',reject);
sent.end(body);
});
}
function headersOf({headersDistinct}){
const headers=new Headers();
for(const[name,values=[]]of Object.entries(headersDistinct)){
for(const value of values)
headers.append(name,value);
}
return headers;
}
async function errorResponse(message,body,now){
const{statusCode:status=0,headers}=message;
const text=await errorText(body);
const content=status<400?`to ${headers.location??'nowhere'}`:(0,provider_problem.BG)(text);
const shouldRetry={true:true,false:false}[String(headers['x-should-retry'])];
return(0,failures.g5)((0,provider_problem.K)(content,status),{
retryAfterMs:(0,retry.Vs)(headersOf(message),now),
shouldRetry
});
}
async function errorText(body){
const decoder=new TextDecoder();
let text='';
const feed=(bytes)=>{
text+=decoder.decode(bytes,{stream:true});
return text.length>MAX_ERROR_BYTES;
};
await(0,read_bytes.i)(body,feed);
return text;
}
function refuseBlockedPort({host,port}){
if(port===''||!BLOCKED_PORTS.has(Number(port)))
return;
throw new errors.yo(`No web request can use port ${port}, which belongs to another protocol. Let the server at ${host} listen on another port, such as 8080, and change its address.`);
}
function networkFailure(error,{host}){
const cause=(0,certificate_error.UH)(error);
const reason=networkReason(cause);
const unreachable=Error.isError(cause)&&'code' in cause?UNREACHABLE[String(cause.code)]:undefined;
if(unreachable!==undefined)
return new failures.QS(unreachable,{cause:error});
if(!(0,certificate_error.Y4)(error))
return new failures.$r(reason,{cause:error});
return new errors.yo(`The certificate of ${host} is not trusted (${reason}). ${certificate_error.lW}`,{cause:error});
}
function networkReason(error){
if(!Error.isError(error))
return String(error);
if(error.message==='socket hang up')
return 'other side closed';
return error.message||('code' in error?String(error.code):error.name);
}
const UNREACHABLE={
ECONNREFUSED:'the connection was refused',
ENOTFOUND:'there is no host of this name',
EHOSTUNREACH:'the host cannot be reached',
ENETUNREACH:'the network of the host cannot be reached'
};
}),
88319:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
$u:()=>(knownContextWindow),
El:()=>(knownOutputLimit),
qi:()=>(acceptsImages)
});
function limitOf(model,limits,fallback){
const name=familyName(model);
return limits.find(([family])=>family.test(name))?.[1]??fallback;
}
function familyName(model){
return model.slice(model.lastIndexOf('/')+1).toLowerCase();
}
const DEFAULT_WINDOW=128_000;
const WINDOWS=[
[/^gpt-5[\d.]*-chat/,128_000],
[/^gpt-[5-9]/,272_000],
[/^gpt-4\.1/,1_047_576],
[/^gpt-4(?:-0|-3|$)/,8_192],
[/^gpt-3\.5/,16_385],
[/^o[134](?:-|$)/,200_000],
[/^claude-haiku-5/,100_000],
[/^claude-(?:fable|mythos|opus|sonnet)-5/,1_000_000],
[/^claude-/,200_000],
[/^gemini-.*pro/,200_000],
[/^gemini-/,1_048_576],
[/^deepseek-(?:flash|v4)/,1_000_000],
[/^grok-4/,200_000],
[/^devstral-(?:2512|latest|medium)/,256_000]
];
function knownContextWindow(model){
return limitOf(model,WINDOWS,DEFAULT_WINDOW);
}
const DEFAULT_OUTPUT=32_000;
const OUTPUTS=[
[/^claude-3-7/,DEFAULT_OUTPUT],
[/^claude-3[-.]5/,8_192],
[/^claude-(?:3|2|instant)/,4_096]
];
function knownOutputLimit(model){
return limitOf(model,OUTPUTS,DEFAULT_OUTPUT);
}
const TEXT_ONLY=[
/^gpt-3\.5/,
/^gpt-4(?:-0|-3|$)/,
/^gpt-oss/,
/^o1-(?:mini|preview)/,
/^o3-mini/,
/^claude-(?:2|instant)/,
/^deepseek-(?!.*(?:vl|ocr))/,
/^(?:codestral|devstral-small-25|devstral-medium-25)/,
/^qwen3-coder/
];
function acceptsImages(model){
const name=familyName(model);
return!TEXT_ONLY.some((family)=>family.test(name));
}
}),
81629:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Sv:()=>(promptBytes),
_r:()=>(cacheWriteTokens),
bP:()=>(estimateTokens),
wC:()=>(isPossible)
});
var _agent_images_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(13622);
var _agent_token_estimator_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(39744);
function cacheWriteTokens(counted,{input,cachedInput}){
const cacheWrite=Math.min(counted??0,input-cachedInput);
return cacheWrite>0?{cacheWrite}:{};
}
const MAX_COUNT=1e12;
function isPossible(tokens){
const counts=Object.values(tokens).filter((count)=>typeof count==='number');
return counts.every((count)=>Number.isInteger(count)&&count>=0&&count<=MAX_COUNT);
}
function promptBytes(body,messages){
const images=messages.flatMap(_agent_images_js__WEBPACK_IMPORTED_MODULE_0__.IC);
const imageBytes=images.reduce((sum,image)=>sum+image.base64().length,0);
return body.length-imageBytes+images.length*_agent_images_js__WEBPACK_IMPORTED_MODULE_0__.pk*_agent_token_estimator_js__WEBPACK_IMPORTED_MODULE_1__.k;
}
function estimateTokens(prompt,response){
const outputChars=response
?response.text.length+response.thinking.length+JSON.stringify(response.toolCalls).length
:0;
return{
input:Math.ceil(prompt/ _agent_token_estimator_js__WEBPACK_IMPORTED_MODULE_1__.k),
cachedInput:0,
output:Math.ceil(outputChars/ _agent_token_estimator_js__WEBPACK_IMPORTED_MODULE_1__.k),
reasoning:0,
isEstimate:true
};
}
}),
94163:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
z:()=>(useEnvironmentProxy)
});
const LOOPBACK=['localhost','127.0.0.1','[::1]'];
function useEnvironmentProxy(environment){
const read=(name)=>[environment[name],environment[name.toUpperCase()]].find(Boolean)??'';
const[http_proxy,https_proxy]=[read('http_proxy'),read('https_proxy')].map(withScheme);
if(!http_proxy&&!https_proxy)
return;
const no_proxy=[read('no_proxy'),...LOOPBACK].filter((hosts)=>hosts!=='').join(',');
const http=process.getBuiltinModule('node:http');
const set=http.setGlobalProxyFromEnv;
set?.({...(http_proxy&&{http_proxy}),...(https_proxy&&{https_proxy}),no_proxy});
}
function withScheme(address){
return address===''||address.includes('://')?address:`http://${address}`;
}
}),
16778:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
D:()=>(notStarted),
J:()=>(runChecks)
});
var agent_host=__webpack_require__(63652);
var errors=__webpack_require__(59973);
var secrets_redact=__webpack_require__(26837);
var shorten=__webpack_require__(64607);
var within_time=__webpack_require__(78301);
var failure_excerpt=__webpack_require__(80216);
var name_tests=__webpack_require__(42427);
var read_report=__webpack_require__(89884);
var root_files=__webpack_require__(25178);
var git_look=__webpack_require__(56296);
var picomatch=__webpack_require__(55180);
;
const KNOWN=[
'**/target/{surefire,failsafe}-reports/TEST-*.xml',
'**/build/test-results/**/*.xml',
'**/TestResults/**/*.{trx,xml}',
'**/{junit,test-results,test-report,test_results,test_report,nosetests}.xml',
'**/{test-results,test-reports,reports}/**/*.xml'
];
const NARROW=new Map([
['target',/^(?:surefire|failsafe)-reports$/],
['build',/^(?:test-results|reports)$/]
]);
const NO_REPORTS=/^(?:node_modules|\.git|\.venv|venv|vendor|__pycache__|\.gradle|\.nx|\.turbo)$/;
function reportPlaces(globs){
return{
isReport:picomatch([...KNOWN,...globs],{dot:true}),
isSearched:(folder)=>{
const[name='',parent='']=folder.split('/').reverse();
if(globs.some((glob)=>glob.startsWith(`${folder}/`)))
return true;
return!NO_REPORTS.test(name)&&NARROW.get(parent)?.test(name)!==false;
}
};
}
var test_report=__webpack_require__(9095);
var at_once=__webpack_require__(51511);
var files=__webpack_require__(93597);
;
const MAX_FOLDERS=5_000;
const BATCH=100;
const MAX_DEPTH=12;
const MAX_FILES=1_000;
const MAX_BYTES=4*1024*1024;
const MAX_TOTAL_BYTES=16*1024*1024;
const MAX_PARSE_MS=10_000;
const CLOCK_MS=20;
async function listReports({root,globs}){
const since=Date.now();
const states=new Map();
for(const path of await reportPaths(root,reportPlaces(globs))){
const stats=await unlessUnreadable((0,files.iV)(root,path),undefined);
if(stats)
states.set(path,stateOf(stats));
}
return{states,since};
}
function stateOf({ino,size,mtimeMs,ctimeMs}){
return[ino,size,mtimeMs,ctimeMs].join(' ');
}
async function readReportFiles({root,globs},earlier){
const until=Date.now();
const paths=await reportPaths(root,reportPlaces(globs));
const reports=[];
const limited=(0,within_time.Bo)(MAX_PARSE_MS);
let bytes=0;
for(const path of paths){
const text=await newText(root,path,{...earlier,until});
if(text===undefined)
continue;
bytes+=text.length;
if(bytes>MAX_TOTAL_BYTES)
break;
const{readXmlReport}=await Promise.all([__webpack_require__.e(8446),__webpack_require__.e(9235)]).then(__webpack_require__.bind(__webpack_require__,99235));
const report=limited(()=>readXmlReport(text));
if(report)
reports.push(report);
}
return reports.length===0?undefined:(0,test_report.cR)(reports);
}
async function reportPaths(root,{isReport,isSearched}){
const look=new git_look.yx(git_look.i7);
const folders=[''];
const found=[];
for(const[index,folder]of folders.entries()){
if(index%BATCH===BATCH-1)
await(0,at_once.h)();
const entries=await unlessUnreadable((0,files.Il)(root,folder,look),[]);
for(const{name,kind}of entries){
const path=folder===''?name:`${folder}/${name}`;
if(kind==='file'&&isReport(path)&&found.length<MAX_FILES)
found.push(path);
const isDeeper=kind==='folder'&&path.split('/').length<MAX_DEPTH&&isSearched(path);
if(isDeeper&&folders.length<MAX_FOLDERS)
folders.push(path);
}
}
return found;
}
async function newText(root,path,{states,since,until}){
const read=(0,files.mn)(root,path,async(file,stats)=>{
const isDuring=stats.mtimeMs>=since-CLOCK_MS&&stats.mtimeMs<=until+CLOCK_MS;
const isNew=isDuring&&states.get(path)!==stateOf(stats);
return isNew&&stats.size<=MAX_BYTES?(await file.content()).toString():undefined;
});
return await unlessUnreadable(read,undefined);
}
function unlessUnreadable(work,otherwise){
return(0,errors.NN)(work,otherwise,(error)=>(0,errors.Or)(error)||error instanceof errors.v4||error instanceof git_look.UB);
}
var documentation_url=__webpack_require__(47728);
;
const NO_SANDBOX=`No sandbox could be set up on this runner, so no command was run and nothing is verified. See ${(0,documentation_url.o)('docs/sandbox.md')} for what a sandbox needs.`;
async function runChecks(run,{emit,redact,signal,now=()=>performance.now()}){
const{workspace,checks:entries,when,minutes,usedMs=0}=run;
if(!workspace.sandbox){
if(when==='before')
emit({kind:'warning',text:NO_SANDBOX});
return[];
}
const endsAt=now()+minutes*60_000-usedMs;
const checks=[];
for(const entry of entries){
const check=await runCheck(entry,{workspace,when,leftMs:endsAt-now(),redact,signal});
emit({kind:'checked',when,check});
checks.push(check);
}
if(now()>=endsAt)
emit({kind:'warning',text:overtimeWarning(when,minutes)});
return checks;
}
function notStarted(command,why){
return{command,exitCode:undefined,durationMs:0,output:`Not started: ${why}\n`};
}
async function runCheck(check,limits){
if(limits.leftMs<=0)
return notStarted(check.run,'no time was left.');
try{
return await startCheck(check,limits);
}
catch(error){
if(error instanceof errors.v4)
return notStarted(check.run,error.message);
throw error;
}
}
async function startCheck({run:command,reports},{workspace,when,leftMs,redact,signal}){
const search={root:workspace.root,globs:reports};
const earlier=await listReports(search);
const{onOutput,ifLongerThan}=completeOutput();
const asking=await(0,name_tests.nE)(command,(path)=>(0,root_files.L)(workspace.root,path));
const{exitCode,durationMs,output}=await workspace.run(asking,{
context:{check:command,when},
timeoutMs:leftMs,
signal,
onOutput
});
const roots=[workspace.shownRoot??workspace.root,workspace.root].flatMap((root)=>[
`file://${root}/`,
`${root}/`
]);
const relative=(text)=>roots.reduce((rest,root)=>rest.replaceAll(root,''),text);
const complete=ifLongerThan(output);
const whole=complete===undefined?undefined:relative(complete);
const{shown,printed,isShown}=(0,within_time.dn)(MAX_READ_MS,()=>readOutput(relative(output),whole,redact))??{
shown:redact(output),
printed:UNREADABLE,
isShown:false
};
const reported=await readReportFiles(search,earlier);
const isReported=reported!==undefined&&countOf(reported)>=countOf(printed);
const report=isReported?reported:isShown?undefined:printed;
const tests=report&&withBoundedNames((0,secrets_redact.KL)(report,(text)=>redact(relative(text))));
return{command,exitCode,durationMs,output:shown,...(tests&&{tests})};
}
const MAX_SHOWN=30_000;
function failuresIn(output,whole,redact){
const plain=whole===undefined?'':(0,read_report.wh)(redact(whole));
const failures=(0,name_tests.J7)(plain);
return failures===plain?(0,name_tests.J7)(redact(output)):(0,failure_excerpt.a)(failures,MAX_SHOWN);
}
const MAX_READ_MS=10_000;
const UNREADABLE={
hasRun:false,
passed:0,
failed:0,
failing:[],
passing:undefined,
skipped:[],
notLoaded:['the output, which takes too long to read']
};
function readOutput(output,whole,redact){
const printed=(0,read_report.LA)(whole??output);
const shown=printed?failuresIn(output,whole,redact):redact(output);
return{shown,printed,isShown:JSON.stringify(printed)===JSON.stringify((0,read_report.LA)(shown))};
}
function countOf(report){
return report?(report.passed??0)+report.failed:0;
}
const MAX_NAMES=10_000;
const MAX_NAME=300;
const DIGEST=8;
function withBoundedNames({failing,failingIn,passing,skipped,notLoaded,...counts}){
const bounded=(names)=>names.slice(0,MAX_NAMES).map(boundedName);
const isListed=passing!==undefined&&Math.max(passing.length,skipped.length)<=MAX_NAMES;
return{
...counts,
failing:bounded(failing),
...(failingIn&&{failingIn:bounded(failingIn)}),
passing:isListed?bounded(passing):undefined,
skipped:bounded(skipped),
notLoaded:bounded(notLoaded)
};
}
function boundedName(name){
if(name.length<=MAX_NAME)
return name;
const digest=agent_host.M.digest(name).slice(0,DIGEST);
return `${(0,shorten.ml)(name,MAX_NAME-DIGEST-1)} ${digest}`;
}
const MAX_OUTPUT_BYTES=8*1024*1024;
function completeOutput(){
const chunks=[];
let bytes=0;
const onOutput=(chunk)=>{
if(bytes<MAX_OUTPUT_BYTES)
chunks.push(chunk);
bytes+=chunk.length;
};
const ifLongerThan=(shown)=>bytes>Buffer.byteLength(shown)?Buffer.concat(chunks).toString():undefined;
return{onOutput,ifLongerThan};
}
function overtimeWarning(when,minutes){
return `The checks ${when} the work used all of their ${minutes} min. Raise verify-minutes under limits in agent.yml, or list faster checks under verify.`;
}
}),
72061:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
L:()=>(assignRoles),
W:()=>(modelsOf)
});
function assignRoles({offered,file,requested,reviews}){
const notes=[];
const find=(setting,written,instead)=>{
if(written===undefined)
return undefined;
const{model,problem}=offered.find(written,'repository');
if(!problem)
return model;
notes.push(`\`${setting}\` is ${written}, ${describeLack(problem)}; ${instead}.`);
return undefined;
};
const ofFile=find('models.main',file.models.main,`${offered.main.name} is used`)??offered.main;
const isReview=reviews==='pull-request';
const asked=reviews==='nothing'?undefined:file.models.reviewer;
const reviewer=find('models.reviewer',asked,`${ofFile.name} is used`);
const usual=(isReview?reviewer:undefined)??ofFile;
const main=requestedModel({offered,file,requested},{usual,find,notes})??usual;
const fallbacks=file.models.fallback?.flatMap((written)=>find('models.fallback',written,'it is left out')??[])??
offered.fallbacks;
const usesCheap=file.delegation.generateCode||file.delegation.sprints;
const cheap=usesCheap?find('models.cheap',file.models.cheap,`${main.name} is used`):undefined;
const summarizer=find('models.summarizer',file.models.summarizer,`${main.name} is used`);
const isOther=(model)=>model!==undefined&&!isSame(model,main);
const roles={
main,
fallbacks:fallbacks.filter(isOther),
cheap:isOther(cheap)?cheap:undefined,
summarizer:isOther(summarizer)?summarizer:undefined,
reviewer:!isReview&&isOther(reviewer)?reviewer:undefined
};
return{roles,notes};
}
function describeLack(problem){
const{kind,provider}={provider:undefined,...problem};
return kind==='missing-key'&&provider?.keyVariable!==undefined
?`but the workflow has no key for it: add ${provider.name}=KEY to the input api-key`
:'for which the workflow has no key and address';
}
function requestedModel({offered,file:{allowedModels},requested},{usual,find,notes}){
const model=find('--model',requested,`${usual.name} is used`);
if(!model||requested===undefined)
return undefined;
const allowed=allowedModels?.map((written)=>offered.find(written,'repository').model);
const isAllowed=!allowed||[...allowed,offered.main,usual].some((one)=>isSame(one,model));
if(isAllowed)
return model;
notes.push(`\`--model\` is ${requested}, which \`allowed-models\` of agent.yml does not list; ${usual.name} is used.`);
return undefined;
}
function isSame(one,other){
return one.name===other.name&&one.baseUrl===other.baseUrl&&one.api===other.api;
}
function modelsOf({main,fallbacks,cheap,summarizer,reviewer}){
const all=[main,...fallbacks,cheap,summarizer,reviewer].filter((model)=>model!==undefined);
return all.filter((model,index)=>all.findIndex((one)=>isSame(one,model))===index);
}
}),
57182:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
pj:()=>(modelInputs),
FJ:()=>(readModels),
_7:()=>(readWorkflowModels)
});
var schemas=__webpack_require__(3301);
var api_keys=__webpack_require__(6697);
var providers=__webpack_require__(28658);
;
function describeModelProblem(problem,setting,names){
switch(problem.kind){
case 'unknown-provider':
return `${setting} is ${problem.written}, whose address is not known. Set ${names.baseUrl}, or use a model of a known provider: ${providers.e4.join(', ')}.`;
case 'missing-address':
return `${setting} is a model of ${problem.provider.name}, where each customer has their own address. Set ${names.baseUrl} to yours, such as ${problem.provider.exampleUrl??'https://NAME.example/v1'}.`;
case 'unsupported-api':
return `${names.api} is ${problem.api}, which ${problem.provider.name} does not support. Use ${Object.keys(problem.provider.apis).join(' or ')}.`;
case 'missing-key':
return names.missingKey({...problem,setting});
case 'unencrypted':
return names.unencrypted({...problem,setting});
case 'invalid-key':
return names.invalidKey({...problem,setting});
}
}
var check_endpoint=__webpack_require__(16428);
var input_fields=__webpack_require__(39616);
;
const NO_ADDRESS='https://no-address.invalid';
function openDirectory(settings){
const main=findMain(settings);
return{main,find:(written,from)=>findOther(written,from,{settings,main:main.model})};
}
function findMain(settings){
const{model:written,baseUrl,keys}=settings;
const{prefix,rest}=splitName(written);
if(baseUrl!==''){
const isElsewhere=prefix&&keys.byProvider.has(prefix.name)&&prefix!==(0,providers.zJ)(hostOf(baseUrl));
return isElsewhere?atProvider(prefix,rest,{settings}):atBaseUrl(written,settings);
}
const provider=prefix??(written.includes('/')?undefined:((0,providers.WX)(written)??(0,providers.li)('openai')));
if(provider)
return atProvider(provider,rest,{settings,api:settings.api,ownKey:keys.own});
return unknownProvider(written);
}
function findOther(written,from,{settings,main}){
const hasAnyNames=settings.baseUrl!==''||main.provider?.hasSlashedNames===true;
const{prefix=hasAnyNames?undefined:(0,providers.WX)(written),rest}=splitName(written);
const here=(name)=>checked({...main,name});
if(!prefix)
return hasAnyNames||!isPath(written)?here(written):unknownProvider(written);
if(prefix===main.provider)
return here(settings.baseUrl===''?rest:nameAt(written,main.host));
const canUseIt=canUse(prefix,from,settings);
if(!canUseIt&&hasAnyNames)
return here(written);
const{model,problem}=atProvider(prefix,rest,{settings});
return canUseIt||problem
?{model,problem}
:{model,problem:{kind:'missing-key',provider:prefix,host:model.host}};
}
function canUse(provider,from,{keys,identity}){
if(provider.keyVariable===undefined)
return from==='workflow';
return keys.byProvider.has(provider.name)||(provider.name==='openai'&&identity!==undefined);
}
function isPath(written){
return written.replace(/^models\//,'').includes('/');
}
function unknownProvider(written){
return{model:unreachable(written,undefined),problem:{kind:'unknown-provider',written}};
}
function atProvider(provider,name,{settings,ownKey='',...options}){
const{api=(0,providers.jS)(provider).api}=options;
const baseUrl=provider.apis[api];
if(baseUrl===undefined)
return{model:unreachable(name,provider),problem:{kind:'unsupported-api',provider,api}};
if(baseUrl==='')
return{model:unreachable(name,provider),problem:{kind:'missing-address',provider}};
const key=settings.keys.byProvider.get(provider.name)??ownKey;
const credential=credentialFor(provider,key,settings);
return checked({name,provider,api,baseUrl,host:hostOf(baseUrl),credential});
}
function atBaseUrl(written,settings){
const{baseUrl,keys}=settings;
const host=hostOf(baseUrl);
const provider=(0,providers.zJ)(host);
const key=(provider&&keys.byProvider.get(provider.name))??keys.own;
const api=settings.api??(provider?apiAt(baseUrl,provider):'chat');
const credential=credentialFor(provider,key,settings);
return checked({name:nameAt(written,host),provider,api,baseUrl,host,credential});
}
function apiAt(baseUrl,provider){
const isCompatible=/\/openai(?:\/v1)?\/?$|\/endpoints\/openapi\/?$/.test(baseUrl);
return isCompatible&&provider.apis.chat!==undefined?'chat':(0,providers.jS)(provider).api;
}
function nameAt(written,host){
const{prefix,rest}=splitName(written);
return prefix&&prefix===(0,providers.zJ)(host)&&!prefix.hasSlashedNames?rest:written;
}
function credentialFor(provider,key,{identity}){
if(identity&&provider?.name==='openai'&&key==='')
return{kind:'workload-identity',...identity};
return{kind:'key',key};
}
function checked(model){
const{credential,baseUrl,host,provider}=model;
const problem=(0,check_endpoint.d)(baseUrl,credential.kind==='key'?credential.key:credential.serviceAccountId);
return{model,problem:problem&&{kind:KEY_PROBLEMS[problem],provider,host}};
}
const KEY_PROBLEMS={missing:'missing-key',unencrypted:'unencrypted',invalid:'invalid-key'};
function unreachable(name,provider){
const baseUrl=NO_ADDRESS;
return{name,provider,api:'chat',baseUrl,host:hostOf(baseUrl),credential:{kind:'key',key:''}};
}
function splitName(written){
const slash=written.indexOf('/');
const isNamed=slash>=0&&slash<written.length-1;
return{prefix:isNamed?(0,providers.li)(written.slice(0,slash)):undefined,rest:written.slice(slash+1)};
}
function hostOf(baseUrl){
return URL.parse(baseUrl)?.host??'';
}
;
const workflow_models_text=schemas.YjP().trim();
const modelInputs=schemas.Ikc({
model:workflow_models_text,
api:workflow_models_text,
'base-url':workflow_models_text,
'api-key':workflow_models_text,
'fallback-models':input_fields.ci,
'openai-identity-provider':workflow_models_text,
'openai-service-account':workflow_models_text,
'openai-audience':workflow_models_text
});
function readWorkflowModels(inputs){
const{keys,problems}=(0,api_keys.H)(inputs['api-key']);
const identity=readIdentity(inputs);
const settings={
model:inputs.model,
api:asApi(inputs.api),
baseUrl:(0,check_endpoint.c)(inputs['base-url'])?inputs['base-url']:'',
keys,
identity:identity.value
};
const hasBadUrl=inputs['base-url']!==''&&settings.baseUrl==='';
const fallbacks=inputs['fallback-models'];
const hasAllKeys=problems.length===0;
const reading=readModels(settings,{fallbacks,names:inputNames(inputs),settingOf:INPUT_NAMES,hasAllKeys});
const ofIdentity=identity.value?identityProblems(settings,reading.models):undefined;
const ofModels=hasBadUrl||ofIdentity!==undefined?[]:reading.problems;
return{...reading,problems:[...problems,...identity.problems,...(ofIdentity??[]),...ofModels]};
}
function identityProblems({baseUrl,keys},models){
const{credential,provider}=models.main;
const hasKey=keys.byProvider.has('openai')||(provider?.name==='openai'&&credential.kind==='key');
if(hasKey)
return[DOUBLE_KEY];
return baseUrl!==''&&!usesIdentity(models)?[identityElsewhere(baseUrl)]:undefined;
}
function usesIdentity({main,fallbacks}){
return[main,...fallbacks].some(({credential})=>credential.kind==='workload-identity');
}
function identityElsewhere(baseUrl){
return `openai-identity-provider is set, and base-url is ${baseUrl}, which is not an address of OpenAI and must not receive a token for it. Remove base-url, or set api-key instead of the identity.`;
}
function readModels(settings,naming){
const{fallbacks,names,settingOf,hasAllKeys}=naming;
const{main,find}=openDirectory(settings);
const others=fallbacks.map((written)=>find(written,'workflow'));
const describeProblem=({problem},setting)=>problem&&(hasAllKeys||problem.kind!=='missing-key')?[describeModelProblem(problem,setting,names)]:[];
const problems=[
...describeProblem(main,settingOf.model),
...others.flatMap((other)=>(isSharedWithMain(other,main)?[]:describeProblem(other,settingOf.fallback)))
];
const models={main:main.model,fallbacks:others.map(({model})=>model),find};
return{models,problems:[...new Set(problems)]};
}
function isSharedWithMain({problem},main){
return main.problem!==undefined&&problem!==undefined&&'host' in problem&&problem.host===main.model.host;
}
function asApi(text){
return providers.yc.find((api)=>api===text);
}
const DOUBLE_KEY='openai-identity-provider is set, and api-key has a key for openai too. Remove one of them: the identity needs no key.';
function readIdentity(inputs){
const{'openai-identity-provider':identityProviderId,'openai-service-account':serviceAccountId}=inputs;
if(identityProviderId===''&&serviceAccountId==='')
return{problems:[]};
if(identityProviderId!==''&&serviceAccountId!=='')
return{value:{identityProviderId,serviceAccountId,audience:inputs['openai-audience']},problems:[]};
const names=['openai-identity-provider','openai-service-account'];
const[given='',missing='']=identityProviderId===''?names.toReversed():names;
return{problems:[`${given} is set and ${missing} is not. Set both, or set neither and use api-key.`]};
}
const INPUT_NAMES={model:'model',fallback:'fallback-models'};
const inputNames=({'api-key':apiKey})=>({
baseUrl:'base-url',
api:'api',
missingKey:({setting,host,provider})=>apiKey===''&&setting===INPUT_NAMES.model
?`api-key is not set. Set it to the key for ${host}, such as \${{ secrets.${secretFor(provider)} }}, and check that the secret exists.`
:`api-key has no key for ${host}, which ${setting} uses. Add a line such as ${provider?`${provider.name}=`:''}\${{ secrets.${secretFor(provider)} }}, and check that the secret exists.`,
unencrypted:({host})=>`api-key would be sent to ${host} unencrypted. Use https in base-url, or remove the key.`,
invalidKey:({host})=>`api-key for ${host} contains a space or a non-ASCII character, which no key does. Copy the key again. Write several keys on separate lines, as provider=key.`
});
function secretFor(provider){
return provider?.keyVariable??'API_KEY';
}
}),
94879:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
C:()=>(createParser)
});
class ParseError extends Error{
constructor(message,options){
super(message),this.name="ParseError",this.type=options.type,this.field=options.field,this.value=options.value,this.line=options.line;
}
}
const LF=10,CR=13,SPACE=32;
function noop(_arg){
}
function createParser(config){
if(typeof config=="function")
throw new TypeError(
"`config` must be an object, got a function instead. Did you mean `createParser({onEvent: fn})`?"
);
const{onEvent=noop,onError=noop,onRetry=noop,onComment,maxBufferSize}=config,pendingFragments=[];
let pendingFragmentsLength=0,isFirstChunk=!0,id,data="",dataLines=0,eventType,terminated=!1;
function feed(chunk){
if(terminated)
throw new Error(
"Cannot feed parser: it was terminated after exceeding the configured max buffer size. Call `reset()` to resume parsing."
);
if(isFirstChunk&&(isFirstChunk=!1,chunk.charCodeAt(0)===239&&chunk.charCodeAt(1)===187&&chunk.charCodeAt(2)===191&&(chunk=chunk.slice(3))),pendingFragments.length===0){
const trailing2=processLines(chunk);
trailing2!==""&&(pendingFragments.push(trailing2),pendingFragmentsLength=trailing2.length),checkBufferSize();
return;
}
if(chunk.indexOf(`
`)===-1&&chunk.indexOf("\r")===-1){
pendingFragments.push(chunk),pendingFragmentsLength+=chunk.length,checkBufferSize();
return;
}
pendingFragments.push(chunk);
const input=pendingFragments.join("");
pendingFragments.length=0,pendingFragmentsLength=0;
const trailing=processLines(input);
trailing!==""&&(pendingFragments.push(trailing),pendingFragmentsLength=trailing.length),checkBufferSize();
}
function checkBufferSize(){
maxBufferSize!==void 0&&(pendingFragmentsLength+data.length<=maxBufferSize||(terminated=!0,pendingFragments.length=0,pendingFragmentsLength=0,id=void 0,data="",dataLines=0,eventType=void 0,onError(
new ParseError(`Buffered data exceeded max buffer size of ${maxBufferSize} characters`,{
type:"max-buffer-size-exceeded"
})
)));
}
function processLines(chunk){
let searchIndex=0;
if(chunk.indexOf("\r")===-1){
let lfIndex=chunk.indexOf(`
`,searchIndex);
for(;lfIndex!==-1;){
if(searchIndex===lfIndex){
dataLines>0&&onEvent({id,event:eventType,data}),id=void 0,data="",dataLines=0,eventType=void 0,searchIndex=lfIndex+1,lfIndex=chunk.indexOf(`
`,searchIndex);
continue;
}
const firstCharCode=chunk.charCodeAt(searchIndex);
if(isDataPrefix(chunk,searchIndex,firstCharCode)){
const valueStart=chunk.charCodeAt(searchIndex+5)===SPACE?searchIndex+6:searchIndex+5,value=chunk.slice(valueStart,lfIndex);
if(dataLines===0&&chunk.charCodeAt(lfIndex+1)===LF){
onEvent({id,event:eventType,data:value}),id=void 0,data="",eventType=void 0,searchIndex=lfIndex+2,lfIndex=chunk.indexOf(`
`,searchIndex);
continue;
}
data=dataLines===0?value:`${data}
${value}`,dataLines++;
}else isEventPrefix(chunk,searchIndex,firstCharCode)?eventType=chunk.slice(
chunk.charCodeAt(searchIndex+6)===SPACE?searchIndex+7:searchIndex+6,
lfIndex
)||void 0:parseLine(chunk,searchIndex,lfIndex);
searchIndex=lfIndex+1,lfIndex=chunk.indexOf(`
`,searchIndex);
}
return chunk.slice(searchIndex);
}
for(;searchIndex<chunk.length;){
const crIndex=chunk.indexOf("\r",searchIndex),lfIndex=chunk.indexOf(`
`,searchIndex);
let lineEnd=-1;
if(crIndex!==-1&&lfIndex!==-1?lineEnd=crIndex<lfIndex?crIndex:lfIndex:crIndex!==-1?crIndex===chunk.length-1?lineEnd=-1:lineEnd=crIndex:lfIndex!==-1&&(lineEnd=lfIndex),lineEnd===-1)
break;
parseLine(chunk,searchIndex,lineEnd),searchIndex=lineEnd+1,chunk.charCodeAt(searchIndex-1)===CR&&chunk.charCodeAt(searchIndex)===LF&&searchIndex++;
}
return chunk.slice(searchIndex);
}
function parseLine(chunk,start,end){
if(start===end){
dispatchEvent();
return;
}
const firstCharCode=chunk.charCodeAt(start);
if(isDataPrefix(chunk,start,firstCharCode)){
const valueStart=chunk.charCodeAt(start+5)===SPACE?start+6:start+5,value2=chunk.slice(valueStart,end);
data=dataLines===0?value2:`${data}
${value2}`,dataLines++;
return;
}
if(isEventPrefix(chunk,start,firstCharCode)){
eventType=chunk.slice(chunk.charCodeAt(start+6)===SPACE?start+7:start+6,end)||void 0;
return;
}
if(firstCharCode===105&&chunk.charCodeAt(start+1)===100&&chunk.charCodeAt(start+2)===58){
const value2=chunk.slice(chunk.charCodeAt(start+3)===SPACE?start+4:start+3,end);
value2.includes("\0")||(id=value2);
return;
}
if(firstCharCode===58){
if(onComment){
const line2=chunk.slice(start,end);
onComment(line2.slice(chunk.charCodeAt(start+1)===SPACE?2:1));
}
return;
}
const line=chunk.slice(start,end),fieldSeparatorIndex=line.indexOf(":");
if(fieldSeparatorIndex===-1){
processField(line,"",line);
return;
}
const field=line.slice(0,fieldSeparatorIndex),offset=line.charCodeAt(fieldSeparatorIndex+1)===SPACE?2:1,value=line.slice(fieldSeparatorIndex+offset);
processField(field,value,line);
}
function processField(field,value,line){
switch(field){
case "event":
eventType=value||void 0;
break;
case "data":
data=dataLines===0?value:`${data}
${value}`,dataLines++;
break;
case "id":
value.includes("\0")||(id=value);
break;
case "retry":
/^\d+$/.test(value)?onRetry(parseInt(value,10)):onError(
new ParseError(`Invalid \`retry\` value: "${value}"`,{
type:"invalid-retry",
value,
line
})
);
break;
default:
onError(
new ParseError(
`Unknown field "${field.length>20?`${field.slice(0,20)}\u2026`:field}"`,
{type:"unknown-field",field,value,line}
)
);
break;
}
}
function dispatchEvent(){
dataLines>0&&onEvent({
id,
event:eventType,
data
}),id=void 0,data="",dataLines=0,eventType=void 0;
}
function reset(options={}){
if(options.consume&&pendingFragments.length>0){
const incompleteLine=pendingFragments.join("");
parseLine(incompleteLine,0,incompleteLine.length);
}
isFirstChunk=!0,id=void 0,data="",dataLines=0,eventType=void 0,pendingFragments.length=0,pendingFragmentsLength=0,terminated=!1;
}
return{feed,reset};
}
function isDataPrefix(chunk,i,firstCharCode){
return firstCharCode===100&&chunk.charCodeAt(i+1)===97&&chunk.charCodeAt(i+2)===116&&chunk.charCodeAt(i+3)===97&&chunk.charCodeAt(i+4)===58;
}
function isEventPrefix(chunk,i,firstCharCode){
return firstCharCode===101&&chunk.charCodeAt(i+1)===118&&chunk.charCodeAt(i+2)===101&&chunk.charCodeAt(i+3)===110&&chunk.charCodeAt(i+4)===116&&chunk.charCodeAt(i+5)===58;
}
})
};
;
