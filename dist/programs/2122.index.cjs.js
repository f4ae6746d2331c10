"use strict";
exports.id=2122;
exports.ids=[2122];
exports.modules={
72122:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__,{
anthropicClient:()=>(anthropicClient),
createProtocol:()=>(createProtocol),
headersFor:()=>(headersFor)
});
var assembled_response=__webpack_require__(92327);
var read_bytes=__webpack_require__(48192);
var tokens=__webpack_require__(81629);
var failures=__webpack_require__(37820);
var provider_problem=__webpack_require__(40952);
var body_reader=__webpack_require__(30200);
var tool_calls=__webpack_require__(47225);
var schemas=__webpack_require__(3301);
;
const count=schemas.aig().nonnegative().nullish().catch(undefined);
const usage=schemas.Ikc({
input_tokens:count,
cache_creation_input_tokens:count,
cache_read_input_tokens:count,
output_tokens:count,
output_tokens_details:schemas.Ikc({thinking_tokens:count}).nullish().catch(undefined)
});
const anyUsage=usage.nullish().catch(undefined);
const knownBlock=schemas.gMt('type',[
schemas.Ikc({type:schemas.euz('text'),text:schemas.YjP().default('')}),
schemas.Ikc({type:schemas.euz('thinking'),thinking:schemas.YjP().default(''),signature:schemas.YjP().default('')}),
schemas.Ikc({type:schemas.euz('redacted_thinking'),data:schemas.YjP()}),
schemas.Ikc({type:schemas.euz('tool_use'),id:schemas.YjP().nullish(),name:schemas.YjP(),input:schemas.L5J().optional()})
]);
const block=schemas.KCZ([knownBlock,otherThan(knownBlock.options)]);
const knownDelta=schemas.gMt('type',[
schemas.Ikc({type:schemas.euz('text_delta'),text:schemas.YjP()}),
schemas.Ikc({type:schemas.euz('thinking_delta'),thinking:schemas.YjP()}),
schemas.Ikc({type:schemas.euz('signature_delta'),signature:schemas.YjP()}),
schemas.Ikc({type:schemas.euz('input_json_delta'),partial_json:schemas.YjP()})
]);
const delta=schemas.KCZ([knownDelta,otherThan(knownDelta.options)]);
const stop_reason=schemas.YjP().nullish();
const index=schemas.aig();
const knownEvent=schemas.gMt('type',[
schemas.Ikc({type:schemas.euz('message_start'),message:schemas.Ikc({usage:anyUsage})}),
schemas.Ikc({type:schemas.euz('content_block_start'),index,content_block:block}),
schemas.Ikc({type:schemas.euz('content_block_delta'),index,delta}),
schemas.Ikc({type:schemas.euz('message_delta'),delta:schemas.Ikc({stop_reason}),usage:anyUsage}),
schemas.Ikc({type:schemas.euz('message_stop')}),
schemas.Ikc({type:schemas.euz('message'),content:schemas.YOg(block),stop_reason,usage:anyUsage})
]);
const messageEvent=schemas.KCZ([knownEvent,otherThan(knownEvent.options)]);
function otherThan(known){
const names=known.map(({shape})=>shape.type.value);
const type=schemas.YjP().refine((name)=>!names.includes(name));
return schemas.Ikc({type}).transform(()=>({type:'other'}));
}
;
class AnthropicAssembler{
#onDelta;
#reader=new body_reader.W({
onEvent:({data,name})=>{
if(data.trim()!==''&&data.trim()!=='[DONE]')
this.#read((0,body_reader.O)(data),name==='error');
},
onDocument:(text)=>{
this.#read((0,body_reader.O)(text),false);
}
});
#parts=[];
#byIndex=new Map();
#ids=new tool_calls.mc();
#isOver=false;
#stopReason;
#usage={};
constructor(onDelta){
this.#onDelta=onDelta;
}
feed(bytes){
this.#reader.feed(bytes);
return this.#isOver;
}
end(){
this.#reader.end();
if(!this.#isOver)
throw new failures.$r('the stream ended before the response did');
const toolCalls=this.#parts.flatMap(callIn);
const end=responseEnd(this.#stopReason);
const hasThinking=this.#parts.some(({kind})=>kind==='thinking'||kind==='redacted');
return{
text:this.#parts.map((part)=>(part.kind==='text'?part.text:'')).join(''),
thinking:this.#parts.map((part)=>(part.kind==='thinking'?part.text:'')).join(''),
toolCalls:end==='complete'?toolCalls:[],
end,
metadata:hasThinking?this.#parts.flatMap(metadataPart):undefined,
usage:this.#usage
};
}
#read(sent,isError){
if(this.#isOver)
return;
if(isError||(0,provider_problem.JD)(sent)){
if(!isCutOff(this.#stopReason))
throw(0,failures.g5)((0,provider_problem.K)(sent));
this.#isOver=true;
return;
}
const event=messageEvent.safeParse(sent);
if(!event.success)
throw new failures.$r('it sent an invalid event',{cause:event.error});
this.#take(event.data);
}
#take(event){
switch(event.type){
case 'message_start':
this.#count(event.message.usage);
return;
case 'content_block_start':
this.#byIndex.set(event.index,this.#begin(event.content_block));
return;
case 'content_block_delta':
this.#add(event.index,event.delta);
return;
case 'message_delta':
this.#stopReason=event.delta.stop_reason??this.#stopReason;
this.#count(event.usage);
return;
case 'message':
for(const block of event.content)
this.#begin(block);
this.#stopReason=event.stop_reason??undefined;
this.#count(event.usage);
this.#isOver=true;
return;
case 'message_stop':
this.#isOver=true;
return;
case 'other':
return;
}
}
#count(usage){
const counted=Object.entries(usage??{}).filter(([,value])=>value!=null);
this.#usage={...this.#usage,...Object.fromEntries(counted)};
}
#begin(block){
const part=this.#partFor(block);
this.#parts.push(part);
if(part.kind==='text'||part.kind==='thinking')
this.#stream(part.kind,part.text);
if(part.kind==='call')
this.#onDelta({kind:'call',text:part.name});
return part;
}
#partFor(block){
switch(block.type){
case 'text':
return{kind:'text',text:block.text};
case 'thinking':
return{kind:'thinking',text:block.thinking,signature:block.signature};
case 'redacted_thinking':
return{kind:'redacted',data:block.data};
case 'tool_use':{
if(block.name==='')
throw new failures.$r('it sent a tool call without a name');
return{
kind:'call',
id:this.#ids.take([block.id].find(Boolean)??`call_${this.#parts.length+1}`),
name:block.name,
input:block.input,
json:''
};
}
case 'other':
return{kind:'other'};
}
}
#add(index,delta){
const part=this.#byIndex.get(index);
if(part?.kind==='other'||delta.type==='other')
return;
if(!addTo(part,delta))
throw new failures.$r(`it sent an unexpected ${delta.type}`);
if(delta.type==='text_delta')
this.#stream('text',delta.text);
else if(delta.type==='thinking_delta')
this.#stream('thinking',delta.thinking);
else if(delta.type==='input_json_delta')
this.#stream('arguments',delta.partial_json);
}
#stream(kind,text){
if(text!=='')
this.#onDelta({kind,text});
}
}
function addTo(part,delta){
switch(part?.kind){
case 'text':
if(delta.type==='text_delta')
part.text+=delta.text;
return delta.type==='text_delta';
case 'thinking':
if(delta.type==='thinking_delta')
part.text+=delta.thinking;
if(delta.type==='signature_delta')
part.signature=delta.signature;
return delta.type==='thinking_delta'||delta.type==='signature_delta';
case 'call':
if(delta.type==='input_json_delta')
part.json+=delta.partial_json;
return delta.type==='input_json_delta';
default:
return false;
}
}
function isCutOff(reason){
return reason!==undefined&&/max_tokens|length|context_window/.test(reason);
}
function responseEnd(reason){
if(reason===undefined)
throw new failures.$r('the response ended without a stop reason');
if(isCutOff(reason))
return 'length';
if(/refusal|filter|safety|sensitive/.test(reason))
return 'content-filter';
if(/error|abort/.test(reason))
throw new failures.$r(`the response ended with "${reason}"`);
return 'complete';
}
function callIn(part){
if(part.kind!=='call')
return[];
const{id,name,input,json}=part;
return[{id,name,arguments:json.trim()===''?JSON.stringify(input??{}):json}];
}
function metadataPart(part){
switch(part.kind){
case 'text':
return[{type:'text',chars:part.text.length}];
case 'thinking':
return[{type:'thinking',thinking:part.text,signature:part.signature}];
case 'redacted':
return[{type:'redacted_thinking',data:part.data}];
case 'call':
return[{type:'tool_use',id:part.id}];
case 'other':
return[];
}
}
var problem_kinds=__webpack_require__(19990);
var model_limits=__webpack_require__(88319);
var object_cache=__webpack_require__(89251);
var protocol=__webpack_require__(44475);
;
const provider_metadata_metadataPart=schemas.KCZ([
schemas.Ikc({type:schemas.euz('thinking'),thinking:schemas.YjP(),signature:schemas.YjP()}),
schemas.Ikc({type:schemas.euz('redacted_thinking'),data:schemas.YjP()}),
schemas.Ikc({type:schemas.euz('text'),chars:schemas.aig()}),
schemas.Ikc({type:schemas.euz('tool_use'),id:schemas.YjP()})
]);
const metadataParts=schemas.YOg(provider_metadata_metadataPart);
function readMetadata(content){
return metadataParts.safeParse(content).data;
}
var agent_images=__webpack_require__(13622);
var tool_definition=__webpack_require__(43622);
;
const OPTIONAL_PARAMETERS=[
['temperature',/\btemperature\b/],
['effort',/\b(?:output_config|effort)\b/],
['tool_choice',/\btool_choice\b/],
['cache_control',/\bcache_control\b/],
['thinking',/\bthinking\b/]
];
const MIN_OUTPUT_TOKENS=256;
const CACHE_CONTROL=',"cache_control":{"type":"ephemeral"}}';
const OPENING=JSON.stringify({type:'text',text:'The beginning of this conversation was left out.'});
const CONTINUE=JSON.stringify({type:'text',text:'Continue.'});
class AnthropicWire{
#options;
#blocks=new object_cache.U();
#tools=new object_cache.U();
#rejected=new Set();
#maxTokens;
constructor(options){
this.#options=options;
this.#maxTokens=options.parameters.maxOutputTokens??(0,model_limits.El)(options.model);
}
request(messages,tools,choice='auto'){
const system=messages.flatMap((message)=>(message.role==='system'?textBlocks(message.text):[]));
const systemBlocks=this.#withBreakpoint(system.map((block)=>JSON.stringify(block)));
const toolBlocks=tools.map((tool)=>this.#tools.get(tool,()=>JSON.stringify(toolDefinition(tool))));
return[
`{"model":${JSON.stringify(this.#options.model)},"max_tokens":${this.#maxTokens},"stream":true${this.#temperature()}${this.#effort()}`,
tools.length>0&&`"tools":[${(system.length>0?toolBlocks:this.#withBreakpoint(toolBlocks)).join(',')}]`,
system.length>0&&`"system":[${systemBlocks.join(',')}]`,
`"messages":[${this.#turns(messages).join(',')}]${tools.length>0?this.#choice(choice):''}}`
]
.filter((part)=>part!==false)
.join(',');
}
adaptTo(problem){
const{status,parameter,message}=problem;
if((status!==400&&status!==422)||(0,problem_kinds.OX)(problem))
return false;
const words=`${parameter} ${message}`;
if(/\bmax_tokens\b/.test(words))
return this.#lowerLimit(message);
const[named]=OPTIONAL_PARAMETERS.find(([name,pattern])=>this.#accepts(name)&&pattern.test(words))??[];
if(!named)
return false;
this.#rejected.add(named);
return true;
}
#lowerLimit(message){
const numbers=message.match(/\d[\d,]*/g)??[];
const lower=numbers.map((digits)=>Number(digits.replaceAll(',',''))).filter((limit)=>limit<this.#maxTokens);
const limit=Math.max(0,...lower);
if(limit<MIN_OUTPUT_TOKENS)
return false;
this.#maxTokens=limit;
return true;
}
#temperature(){
const{model,parameters}=this.#options;
const{temperature=defaultTemperature(model)}=parameters;
return temperature!==undefined&&this.#accepts('temperature')?`,"temperature":${temperature}`:'';
}
#effort(){
const{effort}=this.#options.parameters;
return effort!==undefined&&this.#accepts('effort')?`,"output_config":{"effort":"${effort}"}`:'';
}
#choice(choice){
const type=choice==='none'?'none':this.#options.parameters.toolChoice==='required'?'any':'auto';
return type!=='auto'&&this.#accepts('tool_choice')?`,"tool_choice":{"type":"${type}"}`:'';
}
#accepts(name){
if(name==='effort'&&this.#options.parameters.effort===undefined)
return false;
return!this.#rejected.has(name);
}
#turns(messages){
const ids=new tool_calls.$R(tool_calls.Sd);
const written=messages.map((message)=>this.#write(message,ids));
const lastTurn=messages.findLastIndex(({role})=>role==='assistant');
const breakpoints=new Set([lastWithContent(written),lastWithContent(written.slice(0,lastTurn))]);
const turns=[];
for(const message of written){
if(message.blocks.length===0)
continue;
const blocks=breakpoints.has(message)?this.#withBreakpoint(message.blocks):message.blocks;
const last=turns.at(-1);
const turn=last?.role===message.role?last:{role:message.role,results:[],rest:[]};
if(turn!==last)
turns.push(turn);
turn[message.isResult?'results':'rest'].push(...blocks);
}
if(turns[0]?.role!=='user')
turns.unshift({role:'user',results:[],rest:[OPENING]});
if(turns.at(-1)?.role!=='user')
turns.push({role:'user',results:[],rest:[CONTINUE]});
return turns.map(({role,results,rest})=>`{"role":"${role}","content":[${[...results,...rest].join(',')}]}`);
}
#write(message,ids){
switch(message.role){
case 'system':
return{role:'user',blocks:[],isResult:false};
case 'user':
return{role:'user',blocks:this.#json(message,'',()=>userBlocks(message)),isResult:false};
case 'tool':{
const id=ids.ofResult(message.callId);
return{role:'user',blocks:this.#json(message,id,()=>[resultBlock(message,id)]),isResult:true};
}
case 'assistant':{
const{providerMetadata}=message;
const isOwn=this.#accepts('thinking')&&providerMetadata?.from===this.#options.source;
const callIds=ids.of(message);
const parts=(isOwn?readMetadata(providerMetadata.content):undefined)??[];
const variant=[isOwn,...callIds.values()].join(' ');
const blocks=this.#json(message,variant,()=>assistantBlocks(message,callIds,parts));
return{role:'assistant',blocks,isResult:false};
}
}
}
#json(message,variant,write){
return this.#blocks.get(message,()=>write().map((block)=>JSON.stringify(block)),variant);
}
#withBreakpoint(blocks){
const last=blocks.at(-1);
if(last===undefined||!this.#accepts('cache_control'))
return blocks;
return[...blocks.slice(0,-1),last.slice(0,-1)+CACHE_CONTROL];
}
}
function defaultTemperature(model){
return/claude/i.test(model)?undefined:protocol.N;
}
function lastWithContent(messages){
return messages.findLast(({blocks})=>blocks.length>0);
}
function textBlocks(text){
return text.trim()===''?[]:[{type:'text',text:text.toWellFormed()}];
}
function userBlocks(message){
const images=(0,agent_images.IC)(message).map(({type,base64})=>({
type:'image',
source:{type:'base64',media_type:type,data:base64()}
}));
return[...textBlocks(message.text),...images];
}
function resultBlock({text,ok},id){
const content=text.trim()===''?'(nothing)':text.toWellFormed();
return{type:'tool_result',tool_use_id:id,content,...(!ok&&{is_error:true})};
}
function assistantBlocks(message,ids,parts){
const calls=new Map(message.toolCalls.map((call)=>[call.id,callBlock(call,ids.get(call.id)??call.id)]));
const blocks=inOrder(message.text,calls,parts);
const last=blocks.findLastIndex(({type})=>type==='text'||type==='tool_use');
return blocks.slice(0,last+1);
}
function callBlock(call,id){
return{
type:'tool_use',
id,
name:(0,tool_calls.d6)(call.name)||'_',
input:(0,tool_calls.ml)(call.arguments).value
};
}
function inOrder(text,calls,parts){
const chars=parts.reduce((sum,part)=>sum+(part.type==='text'?part.chars:0),0);
let rest=chars===text.length?text:'';
const unplaced=new Map(calls);
const placed=parts.flatMap((part)=>{
switch(part.type){
case 'text':{
const partText=rest.slice(0,part.chars);
rest=rest.slice(part.chars);
return textBlocks(partText);
}
case 'tool_use':{
const call=unplaced.get(part.id);
unplaced.delete(part.id);
return call?[call]:[];
}
default:
return[part];
}
});
if(chars===text.length)
return[...placed,...unplaced.values()];
const firstCall=placed.findIndex(({type})=>type==='tool_use');
return[...placed.toSpliced(firstCall<0?placed.length:firstCall,0,...textBlocks(text)),...unplaced.values()];
}
function toolDefinition(tool){
const{name,description}=tool;
return{name,description,input_schema:(0,tool_definition.RH)(tool)};
}
var timer=__webpack_require__(66163);
var errors=__webpack_require__(59973);
var headers=__webpack_require__(61906);
;
const JSON_BODY={'content-type':'application/json'};
function createProtocol({endpoint,model,parameters,fetch}){
const source=`anthropic ${endpoint.baseUrl} ${model}`;
const wire=new AnthropicWire({model,parameters,source});
let loading;
const client=()=>(loading??=anthropicClient(endpoint,fetch));
async function ask(request){
const{messages,tools,toolChoice,signal}=request;
const sdk=await client();
const body=wire.request(messages,tools,toolChoice);
const assembler=new AnthropicAssembler(request.onDelta);
const response=await sdk.post('/v1/messages',{body,headers:JSON_BODY,stream:true,signal}).asResponse();
if(response.body)
await(0,read_bytes.i)(response.body.getReader(),(chunk)=>assembler.feed(chunk));
return(0,assembled_response.p)(assembler.end(),{source,promptBytes:(0,tokens.Sv)(body,messages),countTokens});
}
return{
address:`${rootOf(endpoint.baseUrl)}/v1/messages`,
ask,
adaptTo:(problem)=>wire.adaptTo(problem),
async listModels(signal){
const{data}=await(await client()).models.list({},{signal});
return data.map(({id})=>id);
},
requestModel:async(signal)=>(await client()).models.retrieve(model,{},{signal})
};
}
function countTokens(usage){
const cachedInput=usage.cache_read_input_tokens??0;
const input=(usage.input_tokens??0)+(usage.cache_creation_input_tokens??0)+cachedInput;
if(input===0)
return undefined;
const output=usage.output_tokens??0;
const reasoning=Math.min(usage.output_tokens_details?.thinking_tokens??0,output);
const cacheWrite=(0,tokens._r)(usage.cache_creation_input_tokens,{input,cachedInput});
return{input,cachedInput,...cacheWrite,output,reasoning,isEstimate:false};
}
const VERSION='2026-10-21';
async function anthropicClient(endpoint,fetch){
const{default:Anthropic}=await __webpack_require__.e(1359).then(__webpack_require__.bind(__webpack_require__,41359));
const own=headersFor(endpoint);
return new Anthropic({
baseURL:rootOf(endpoint.baseUrl),
apiKey:keyOf(endpoint),
authToken:null,
webhookKey:null,
openTelemetry:false,
logLevel:'off',
maxRetries:0,
timeout:timer._,
fetch:(url,init)=>fetch(url,{...init,headers:(0,headers.i)(init?.headers,own)})
});
}
function rootOf(baseUrl){
return baseUrl.replace(/\/v1$/,'');
}
function headersFor(endpoint){
const key=keyOf(endpoint);
const always={'content-type':'application/json','anthropic-version':VERSION};
const bearer={authorization:`Bearer ${key}`};
if(endpoint.host==='api.anthropic.com')
return{...always,...bearer};
if(endpoint.host.endsWith('.azure.com'))
return{...always,'x-api-key':key};
return{...always,...bearer,'x-api-key':key};
}
function keyOf({credential,host,settings}){
if(credential.kind!=='key')
throw new errors.yo(`${host} does not accept a workload identity with api anthropic; set ${settings.apiKey}.`);
return credential.key||'none';
}
}),
30200:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
O:()=>(parseBodyJson),
W:()=>(BodyReader)
});
var eventsource_parser__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(94879);
var _failures_failures_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(37820);
var _failures_web_page_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(19881);
const MAX_CHARS=64*2**20;
class BodyReader{
#handlers;
#decoder=new TextDecoder();
#events=(0,eventsource_parser__WEBPACK_IMPORTED_MODULE_1__.C)({
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
this.#read(this.#decoder.decode(bytes,{stream:true}));
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
throw new _failures_failures_js__WEBPACK_IMPORTED_MODULE_0__.RC({status:200,code:'',parameter:'',message:_failures_web_page_js__WEBPACK_IMPORTED_MODULE_2__.Nc});
return/^[{[]/.test(start)?'document':'events';
}
function parseBodyJson(text){
try{
return JSON.parse(text);
}
catch(error){
throw new _failures_failures_js__WEBPACK_IMPORTED_MODULE_0__.$r('it sent invalid JSON',{cause:error});
}
}
}),
61906:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
i:()=>(withTrustedHeaders)
});
const HARMLESS=/^(accept|anthropic-version|content-type|user-agent|x-stainless-.*)$/;
function withTrustedHeaders(headers,own){
const harmless=[...new Headers(headers)].filter(([name])=>HARMLESS.test(name));
return new Headers({...Object.fromEntries(harmless),...own});
}
}),
44475:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
N:()=>(DEFAULT_TEMPERATURE)
});
const DEFAULT_TEMPERATURE=0.1;
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
