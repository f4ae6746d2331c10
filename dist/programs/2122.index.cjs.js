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
#reader=new body_reader.WR({
onEvent:({data,name})=>{
if(data.trim()!==''&&data.trim()!=='[DONE]')
this.#read((0,body_reader.OP)(data),name==='error');
},
onDocument:(text)=>{
this.#read((0,body_reader.OP)(text),false);
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
return[{id,name,arguments:(0,tool_calls.RM)(json.trim()===''?input:json)}];
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
return(0,assembled_response.p)(assembler,{source,promptBytes:(0,tokens.Sv)(body,messages),countTokens});
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
})
};
;
