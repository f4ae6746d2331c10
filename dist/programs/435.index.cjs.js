"use strict";
exports.id=435;
exports.ids=[435];
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
#reader=new body_reader.WR({
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
for(const value of listOf((0,body_reader.OP)(data)))
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
return(0,assembled_response.p)(assembler,{source,promptBytes:sentBytes,countTokens});
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
})
};
;
