"use strict";
exports.id=2816;
exports.ids=[2816];
exports.modules={
50435:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__,{
createProtocol:()=>(createProtocol)
});
var schemas=__webpack_require__(3301);
var errors=__webpack_require__(59973);
var assembled_response=__webpack_require__(92327);
var read_bytes=__webpack_require__(48192);
var serialize_request=__webpack_require__(56249);
var tokens=__webpack_require__(81629);
var failures=__webpack_require__(37820);
var provider_problem=__webpack_require__(40952);
var body_reader=__webpack_require__(30200);
var tool_calls=__webpack_require__(47225);
;
const gemini_chunk_text=schemas.YjP().nullish();
const part=schemas.Ikc({
text:gemini_chunk_text,
thought:schemas.zMY().nullish(),
thoughtSignature:gemini_chunk_text,
functionCall:schemas.Ikc({id:gemini_chunk_text,name:gemini_chunk_text,args:schemas.L5J().optional()}).nullish()
});
const count=schemas.aig().nonnegative().nullish().catch(undefined);
const usage=schemas.Ikc({
promptTokenCount:count,
toolUsePromptTokenCount:count,
cachedContentTokenCount:count,
candidatesTokenCount:count,
thoughtsTokenCount:count,
totalTokenCount:count
});
const candidate=schemas.Ikc({
index:schemas.aig().nullish(),
content:schemas.Ikc({parts:schemas.YOg(part).nullish()}).nullish(),
finishReason:gemini_chunk_text,
finishMessage:gemini_chunk_text
});
const geminiChunk=schemas.Ikc({
candidates:schemas.YOg(candidate).nullish(),
promptFeedback:schemas.Ikc({blockReason:gemini_chunk_text}).nullish(),
usageMetadata:usage.nullish().catch(undefined),
error:schemas.L5J().optional()
});
var model=__webpack_require__(5915);
var json=__webpack_require__(32686);
;
const thoughtSignature=schemas.YjP().exactOptional();
const turnPart=schemas.KCZ([
schemas.Ikc({text:schemas.YjP(),thought:schemas.euz(true).exactOptional(),thoughtSignature}),
schemas.Ikc({
functionCall:schemas.Ikc({
id:schemas.YjP().exactOptional(),
name:schemas.YjP(),
args:schemas.g1P(schemas.YjP(),schemas.L5J())
}),
thoughtSignature
})
]);
function readTurnParts(content){
return schemas.YOg(turnPart).safeParse(content).data;
}
class TurnParts{
#parts=[];
#calls=[];
#text=[];
#thinking=[];
get text(){
return this.#text.join('');
}
get thinking(){
return this.#thinking.join('');
}
add({text,thought,thoughtSignature:signature,functionCall}){
const signed=signature?{thoughtSignature:signature}:{};
if(functionCall){
const{id,name,args}=functionCall;
if(!name)
throw new failures.$r('it sent a tool call without a name');
this.#calls.push({id:id??'',name,arguments:(0,tool_calls.RM)(args)});
this.#parts.push({functionCall:{...(id&&{id}),name,args:argumentObject(args)},...signed});
}
else if(text||signature){
if(text)
(thought?this.#thinking:this.#text).push(text);
this.#addText({text:text??'',...(thought&&{thought}),...signed});
}
}
finish(){
const ids=new tool_calls.mc();
const toolCalls=this.#calls
.slice(0,model.ZF+1)
.map((call,index)=>({...call,id:ids.take(call.id||`call_${index+1}`)}));
return{parts:this.#parts,toolCalls};
}
#addText(part){
const last=this.#parts.at(-1);
const isMore=last&&'text' in last&&last.thought===part.thought&&!last.thoughtSignature&&!part.thoughtSignature;
if(isMore)
this.#parts[this.#parts.length-1]={...last,text:last.text+part.text};
else
this.#parts.push(part);
}
}
function argumentObject(args){
return(0,json.u4)(args)?{...args}:{};
}
;
class GeminiAssembler{
#onDelta;
#reader=new body_reader.W({
onEvent:({data})=>{
this.#takeData(data);
},
onDocument:(text)=>{
this.#takeData(text);
}
});
#parts=new TurnParts();
#isOver=false;
#isBlocked=false;
#finish;
#usage;
constructor(onDelta){
this.#onDelta=onDelta;
}
feed(bytes){
this.#reader.feed(bytes);
return this.#isOver;
}
end(){
this.#reader.end();
if(this.#isBlocked)
return this.#assembled('content-filter',[]);
if(!this.#finish)
throw new failures.$r('the stream ended before the response did');
const{parts,toolCalls}=this.#parts.finish();
const unreadable=unreadableCall(this.#finish,toolCalls);
if(unreadable)
return this.#assembled('complete',[unreadable]);
const end=responseEnd(this.#finish,toolCalls);
return end==='complete'?this.#assembled(end,toolCalls,parts):this.#assembled(end,[]);
}
#assembled(end,toolCalls,parts=[]){
const{text,thinking}=this.#parts;
return{text,thinking,toolCalls,end,metadata:parts.length>0?parts:undefined,usage:this.#usage};
}
#takeData(data){
if(data.trim()===''||this.#isOver)
return;
if(data.trim()==='[DONE]')
this.#isOver=true;
else
for(const value of listOf((0,body_reader.O)(data)))
this.#takeValue(value);
}
#takeValue(value){
const chunk=geminiChunk.safeParse(value);
if(!chunk.success)
throw new failures.$r('it sent an invalid Gemini response',{cause:chunk.error});
if(!chunk.data.error){
this.#takeChunk(chunk.data);
return;
}
if(!this.#finish||!isCutOff(this.#finish))
throw(0,failures.g5)((0,provider_problem.K)(value));
this.#isOver=true;
}
#takeChunk({candidates,promptFeedback,usageMetadata}){
if(isStated(promptFeedback?.blockReason))
this.#isBlocked=true;
for(const candidate of candidates??[])
if(!candidate.index)
this.#takeCandidate(candidate);
if(usageMetadata)
this.#usage={...this.#usage,...withoutGaps(usageMetadata)};
}
#takeCandidate({content,finishReason,finishMessage}){
for(const part of content?.parts??[]){
this.#parts.add(part);
if(part.functionCall){
this.#onDelta({kind:'call',text:part.functionCall.name??''});
this.#onDelta({kind:'arguments',text:(0,tool_calls.RM)(part.functionCall.args)});
}
if(part.text)
this.#onDelta({kind:part.thought?'thinking':'text',text:part.text});
}
if(isStated(finishReason))
this.#finish={reason:finishReason.toUpperCase(),message:finishMessage??''};
}
}
function isStated(reason){
return Boolean(reason)&&!reason?.endsWith('_UNSPECIFIED');
}
function withoutGaps(usage){
return Object.fromEntries(Object.entries(usage).filter(([,count])=>count!=null));
}
function listOf(value){
return Array.isArray(value)?value:[value];
}
const MAX_QUOTE=300;
function isCutOff({reason}){
return reason==='MAX_TOKENS'||reason==='CONTINUATION';
}
function responseEnd({reason,message},toolCalls){
if(reason==='STOP'||/^(FUNCTION|TOOL)_CALLS?$/.test(reason))
return 'complete';
if(reason==='UNEXPECTED_TOOL_CALL'&&toolCalls.length>0)
return 'complete';
if(isCutOff({reason,message}))
return 'length';
if(/SAFETY|RECITATION|BLOCKLIST|PROHIBITED|SPII|LANGUAGE|JAILBREAK|ARMOR|FILTER/.test(reason))
return 'content-filter';
throw new failures.$r(`the response ended with ${reason}${message&&` (${message.slice(0,MAX_QUOTE).toWellFormed()})`}`);
}
function unreadableCall({reason,message},toolCalls){
const isUnreadable=reason==='MALFORMED_FUNCTION_CALL'||(reason==='UNEXPECTED_TOOL_CALL'&&toolCalls.length===0);
const name=toolCalls[0]?.name??/default_api[.:]([\w-]+)/.exec(message)?.[1];
if(!isUnreadable||name===undefined)
return undefined;
const explanation=message.slice(0,MAX_QUOTE).toWellFormed()||reason;
return{id:'call_1',name,arguments:'{}',problem:`The provider could not read this call: ${explanation}`};
}
var tool_definition=__webpack_require__(43622);
var object_cache=__webpack_require__(89251);
var protocol=__webpack_require__(44475);
var agent_images=__webpack_require__(13622);
;
const NO_SIGNATURE='skip_thought_signature_validator';
class Contents{
#source;
#rule;
#parts=new object_cache.U();
constructor(source,rule){
this.#source=source;
this.#rule=rule;
}
of(messages){
const contents=[];
let calls=[];
for(const message of messages){
if(message.role==='assistant')
calls=this.#callsOf(message);
const sent=calls;
const parts=this.#parts.get(message,()=>this.#convert(message,sent));
if(parts.length===0)
continue;
const role=message.role==='assistant'?'model':'user';
const last=contents.at(-1);
if(last?.role===role)
last.parts.push(...parts);
else
contents.push({role,parts:[...parts]});
}
return contents;
}
#convert(message,calls){
switch(message.role){
case 'system':
case 'user':
return[{text:message.text.toWellFormed()},...(0,agent_images.IC)(message).map(imagePart)];
case 'tool':
return[resultPart(message,calls)];
case 'assistant':
return hasContent(message)?this.#signed(this.#turnParts(message)??plainParts(message)):[];
}
}
#turnParts({providerMetadata,toolCalls}){
const parts=providerMetadata?.from===this.#source?readTurnParts(providerMetadata.content):undefined;
return parts&&callsIn(parts).length===toolCalls.length?parts:undefined;
}
#callsOf(message){
const sent=callsIn(this.#turnParts(message)??plainParts(message));
return message.toolCalls.map(({id},index)=>({callId:id,sent:sent[index]}));
}
#signed(parts){
const{sendsOwn,fillsGaps}=this.#rule;
const first=parts.findIndex((part)=>'functionCall' in part);
return parts.map(({thoughtSignature,...part},index)=>{
const own=sendsOwn?thoughtSignature:undefined;
const signature=own??(fillsGaps&&index===first?NO_SIGNATURE:undefined);
return signature===undefined?part:{...part,thoughtSignature:signature};
});
}
}
function plainParts({text,toolCalls}){
const textParts=text.trim()===''?[]:[{text:text.toWellFormed()}];
return[...textParts,...toolCalls.map(callPart)];
}
function callPart({name,arguments:args}){
return{functionCall:{name:(0,tool_calls.d6)(name),args:{...(0,tool_calls.ml)(args).value}}};
}
function imagePart({type,base64}){
return{inlineData:{mimeType:type,data:base64()}};
}
function resultPart({callId,name,ok,text},calls){
const call=calls.find((call)=>call.callId===callId)?.sent;
const output=text.toWellFormed();
return{
functionResponse:{
...(call?.id!==undefined&&{id:call.id}),
name:call?.name??(0,tool_calls.d6)(name),
response:ok?{output}:{error:output}
}
};
}
function callsIn(parts){
return parts.flatMap((part)=>('functionCall' in part?[part.functionCall]:[]));
}
function hasContent({toolCalls,text}){
return toolCalls.length>0||text.trim()!=='';
}
;
const FORMATS=new Set(['date-time','date','time','duration','enum','int32','int64','float','double']);
const KEYWORDS={
$id:schema_text,
$anchor:schema_text,
$ref:(value)=>schema_text(value)?.replace(/^#\/definitions\//,'#/$defs/'),
$defs:named,
type:(value)=>schema_text(value)??texts(value),
format:schema_text,
title:schema_text,
description:schema_text,
enum:(value)=>(Array.isArray(value)?value.filter(isTextOrNumber):undefined),
items:(value)=>(value===undefined?undefined:asSchema(value)),
prefixItems:listed,
minItems:number,
maxItems:number,
minimum:number,
maximum:number,
anyOf:listed,
properties:named,
additionalProperties:(value)=>(typeof value==='boolean'?value:asSchema(value)),
required:texts,
propertyOrdering:texts
};
function geminiSchema(schema){
const converted=Object.entries(withKnownKeywords(schema)).flatMap(([key,value])=>{
const result=Object.hasOwn(KEYWORDS,key)?KEYWORDS[key]?.(value):undefined;
return result===undefined?[]:[[key,result]];
});
const{$ref,$defs,...rest}=Object.fromEntries(converted);
const own=$ref===undefined?withKnownNames(rest):{$ref};
return $defs===undefined?own:{$defs,...own};
}
function schema_text(value){
return typeof value==='string'?value:undefined;
}
function texts(value){
return Array.isArray(value)?value.filter((word)=>typeof word==='string'):undefined;
}
function number(value){
return typeof value==='number'?value:undefined;
}
function isTextOrNumber(value){
return typeof value==='string'||typeof value==='number';
}
function named(value){
if(!(0,json.u4)(value))
return undefined;
return Object.fromEntries(Object.entries(value).map(([name,schema])=>[name,asSchema(schema)]));
}
function listed(value){
return Array.isArray(value)&&value.length>0?value.map(asSchema):undefined;
}
function asSchema(schema){
return(0,json.u4)(schema)?geminiSchema(schema):{};
}
function withKnownKeywords(schema){
const{const:only,oneOf,allOf,definitions,format,...rest}=schema;
return{
...(Array.isArray(allOf)?merged([rest,...allOf.filter(json.u4).map(withKnownKeywords)]):rest),
...(only!==undefined&&{enum:[only]}),
...(Array.isArray(oneOf)&&!rest['anyOf']&&{anyOf:oneOf}),
...((0,json.u4)(definitions)&&!rest['$defs']&&{$defs:definitions}),
...(typeof format==='string'&&FORMATS.has(format)&&{format}),
...bounds(schema)
};
}
function bounds({type,exclusiveMinimum:above,exclusiveMaximum:below}){
const step=type==='integer'?1:0;
return{
...(typeof above==='number'&&{minimum:above+step}),
...(typeof below==='number'&&{maximum:below-step})
};
}
function merged(schemas){
const named=(key)=>Object.assign({},...schemas.map((schema)=>schema[key]).filter(json.u4));
const required=schemas.flatMap((schema)=>Array.isArray(schema['required'])?schema['required']:[]);
const properties=named('properties');
return{
...Object.assign({},...schemas.toReversed()),
...(Object.keys(properties).length>0&&{properties}),
...(required.length>0&&{required:[...new Set(required)]})
};
}
function withKnownNames({required,enum:choices,...rest}){
const{properties}=rest;
const names=texts(required)?.filter((name)=>(0,json.u4)(properties)&&Object.hasOwn(properties,name))??[];
return{
...rest,
...(Array.isArray(choices)&&choices.length>0&&{enum:choices}),
...(names.length>0&&{required:names})
};
}
;
const OPTIONAL_PARAMETERS=[
['temperature',/\btemperature\b/i],
['effort',/thinking[_ ]?(?:level|budget)/i],
['thoughts',/include_?thoughts|thinking/i],
['limit',/max_?output_?tokens/i],
['choice',/tool_?config|function_?calling_?config/i],
['system',/(system|developer)[ _]?instruction/i]
];
const OLDER=/gemini-[12]\b|gemma/i;
const BUDGETS={low:1_024,medium:8_192,high:24_576};
const MODES={auto:'AUTO',required:'ANY',none:'NONE'};
class GeminiWire{
#options;
#declarations=new object_cache.U();
#rejected=new Set();
#contents;
#rule;
#triedRules=new Set();
constructor(options){
this.#options=options;
this.#rule={sendsOwn:true,fillsGaps:!OLDER.test(options.model)};
this.#contents=new Contents(options.source,this.#rule);
}
request(messages,tools,choice='auto'){
const{system,rest}=this.#accepts('system')?splitSystem(messages):{system:[],rest:messages};
const instructions=system.map(({text})=>({text:text.toWellFormed()}));
return{
contents:this.#contents.of(rest),
config:{
...(instructions.length>0&&{systemInstruction:{parts:instructions}}),
...(tools.length>0&&this.#toolConfig(tools,choice)),
...this.#settings()
}
};
}
#toolConfig(tools,choice){
const mode=MODES[choice==='auto'?this.#options.parameters.toolChoice:choice];
return{
tools:[{functionDeclarations:tools.map((tool)=>this.#declarations.get(tool,()=>toolDeclaration(tool)))}],
...(this.#accepts('choice')&&{toolConfig:{functionCallingConfig:{mode}}})
};
}
#settings(){
const{temperature=defaultTemperature(this.#options.model),maxOutputTokens}=this.#options.parameters;
return{
...(temperature!==undefined&&this.#accepts('temperature')&&{temperature}),
...(maxOutputTokens!==undefined&&this.#accepts('limit')&&{maxOutputTokens}),
...this.#thinking()
};
}
#thinking(){
const{model,parameters}=this.#options;
const{effort}=parameters;
const thinkingConfig={
...(this.#accepts('thoughts')&&{includeThoughts:true}),
...(effort!==undefined&&this.#accepts('effort')&&thinkingEffort(effort,model))
};
return Object.keys(thinkingConfig).length>0?{thinkingConfig}:{};
}
adaptTo({status,message}){
if(status!==400)
return false;
if(/thought_?\s?signature/i.test(message))
return this.#adaptSignatures(/missing/i.test(message));
const[named]=OPTIONAL_PARAMETERS.find(([name,words])=>this.#accepts(name)&&words.test(message))??[];
if(!named)
return false;
this.#rejected.add(named);
return true;
}
#adaptSignatures(isMissing){
const{sendsOwn}=this.#rule;
const next=isMissing?{sendsOwn,fillsGaps:true}:{sendsOwn:false,fillsGaps:sendsOwn};
this.#triedRules.add(JSON.stringify(this.#rule));
if(this.#triedRules.has(JSON.stringify(next)))
return false;
this.#rule=next;
this.#contents=new Contents(this.#options.source,next);
return true;
}
#accepts(name){
if(name==='effort'&&this.#options.parameters.effort===undefined)
return false;
return!this.#rejected.has(name);
}
}
function toolDeclaration(tool){
const{name,description}=tool;
return{name,description,parametersJsonSchema:geminiSchema((0,tool_definition.RH)(tool))};
}
function thinkingEffort(effort,model){
return OLDER.test(model)?{thinkingBudget:BUDGETS[effort]}:{thinkingLevel:effort.toUpperCase()};
}
function defaultTemperature(model){
return/gemini/i.test(model)&&!OLDER.test(model)?undefined:protocol.N;
}
function splitSystem(messages){
const first=messages.findIndex(({role})=>role!=='system');
const length=first<0?messages.length-1:first;
return{system:messages.slice(0,length),rest:messages.slice(length)};
}
;
const LIST_PAGE=1000;
const PLACEHOLDER='replaced';
const ONE_REQUEST={automaticFunctionCalling:{disable:true},automaticContinuation:false};
function createProtocol({endpoint,model,parameters,fetch}){
const{baseUrl,host}=endpoint;
if(!/^[\w.@:/-]+$/.test(model)||model.includes('..'))
throw new errors.yo(`${endpoint.settings.model} is "${model}"; set it to the name of a model at ${host}, such as gemini-flash-latest.`);
const service=readService(endpoint);
const source=`gemini ${baseUrl} ${model}`;
const wire=new GeminiWire({model,parameters,source});
let loading;
const client=()=>(loading??=genaiClient(endpoint,service));
function fetchWith(signal){
return(url,init)=>{
const headers=new Headers(init?.headers);
headers.delete('x-goog-api-key');
if(service.authorization)
headers.set(...service.authorization);
return fetch(url,{...init,headers,signal});
};
}
async function ask(request){
const{messages,tools,toolChoice,signal}=request;
const{models}=await client();
const{contents,config}=wire.request(messages,tools,toolChoice);
const responses=[];
let sentBytes=0;
const send=fetchWith(signal);
const httpOptions={
fetch:async(...[url,init])=>{
const settings=schemas._H3({}).parse(JSON.parse(schemas.YjP().parse(init?.body)));
const body=(0,serialize_request.y)({...settings,contents},'contents');
sentBytes=(0,tokens.Sv)(body,messages);
responses.push(await send(url,{...init,body}));
return new Response();
}
};
const sent={model,contents:PLACEHOLDER,config:{...config,...ONE_REQUEST,httpOptions}};
await models.generateContentStream(sent);
const assembler=new GeminiAssembler(request.onDelta);
for(const{body}of responses)
if(body)
await(0,read_bytes.i)(body.getReader(),(chunk)=>assembler.feed(chunk));
return(0,assembled_response.p)(assembler.end(),{source,promptBytes:sentBytes,countTokens});
}
return{
address:`${baseUrl}/${service.isVertex?'publishers/google/':''}models/${model}`,
ask,
adaptTo:(problem)=>wire.adaptTo(problem),
async listModels(signal){
const{models}=await client();
const httpOptions={fetch:fetchWith(signal)};
const{page}=await models.list({config:{queryBase:true,pageSize:LIST_PAGE,httpOptions}});
return page.filter(isForText).map(({name=''})=>name.slice(name.lastIndexOf('/')+1));
},
requestModel:async(signal)=>(await client()).models.get({model,config:{httpOptions:{fetch:fetchWith(signal)}}})
};
}
function isForText({supportedActions=['generateContent']}){
return supportedActions.includes('generateContent');
}
function countTokens({promptTokenCount:prompt,...usage}){
if(!prompt)
return undefined;
const input=prompt+(usage.toolUsePromptTokenCount??0);
const reasoning=usage.thoughtsTokenCount??0;
const output=Math.max((usage.candidatesTokenCount??0)+reasoning,(usage.totalTokenCount??0)-input);
const cachedInput=Math.min(usage.cachedContentTokenCount??0,input);
return{input,cachedInput,output,reasoning,isEstimate:false};
}
function readService({baseUrl,host,credential,settings}){
if(credential.kind!=='key')
throw new errors.yo(`${host} does not accept an OpenAI identity; set ${settings.apiKey} to an API key or an access token of Google.`);
const hasProject=/\/projects\/[^/]+\/locations\/[^/]+$/.test(baseUrl);
const{key}=credential;
return{
isVertex:hasProject||/(^|[-.])aiplatform\.([\w.-]+\.)?googleapis\.com(:\d+)?$/.test(host),
authorization:key===''
?undefined
:hasProject&&!isApiKey(key)
?['authorization',`Bearer ${key}`]
:['x-goog-api-key',key]
};
}
function isApiKey(key){
return/^(AIza|AQ\.)/.test(key);
}
async function genaiClient({baseUrl},{isVertex}){
const{GoogleGenAI}=await __webpack_require__.e(8788).then(__webpack_require__.bind(__webpack_require__,28788));
const options={
vertexai:isVertex,
apiKey:'none',
httpOptions:{baseUrl,apiVersion:''}
};
return new GoogleGenAI(options);
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
56249:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
y:()=>(serializeRequest)
});
function serializeRequest(request,list){
const{[list]:history,...rest}=request;
return new TextEncoder().encode(JSON.stringify({...rest,[list]:history}));
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
