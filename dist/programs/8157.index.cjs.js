"use strict";
exports.id=8157;
exports.ids=[8157];
exports.modules={
38157:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__,{
createProtocol:()=>(createProtocol),
withResponsesFallback:()=>(withResponsesFallback)
});
var assembled_response=__webpack_require__(92327);
var serialize_request=__webpack_require__(56249);
var openai_client=__webpack_require__(53584);
var tokens=__webpack_require__(81629);
var failures=__webpack_require__(37820);
var provider_problem=__webpack_require__(40952);
var body_reader=__webpack_require__(30200);
var tool_calls=__webpack_require__(47225);
;
class CallAssembler{
#onDelta;
#calls=[];
#byId=new Map();
#byIndex=new Map();
constructor(onDelta){
this.#onDelta=onDelta;
}
add(delta){
const name=delta.function?.name??'';
const call=this.#callOf(delta,name)??this.#open(delta,name);
if(call.name==='')
call.name=name;
const piece=argumentPiece(delta.function?.arguments);
call.arguments+=piece;
if(piece!=='')
this.#onDelta({kind:'arguments',text:piece});
call.extra=delta.extra_content??call.extra;
}
finish(){
const ids=new tool_calls.mc();
const extras=new Map();
const calls=this.#calls.map((call)=>{
if(call.name==='')
throw new failures.$r('it sent a tool call without a name');
const id=ids.take(call.id||`call_${ids.size+1}`);
if(call.extra)
extras.set(id,call.extra);
return{id,name:call.name,arguments:(0,tool_calls.RM)(call.arguments)};
});
return{calls,extras};
}
#callOf({id,index},name){
const call=this.#latestFor(id??'',index);
return call&&(name===''||call.name===''||name===call.name)?call:undefined;
}
#latestFor(id,index){
if(id==='')
return index==null?this.#calls.at(-1):this.#byIndex.get(index);
const atIndex=index==null?undefined:this.#byIndex.get(index);
if(atIndex?.id===id)
return atIndex;
const call=this.#byId.get(id);
return index==null||call?.index==null?call:undefined;
}
#open({id,index},name){
this.#onDelta({kind:'call',text:name});
const call={id:id??'',index,name:'',arguments:'',extra:undefined};
this.#calls.push(call);
if(call.id!=='')
this.#byId.set(call.id,call);
if(index!=null)
this.#byIndex.set(index,call);
return call;
}
}
function argumentPiece(value){
if(value===undefined||value===null)
return '';
return typeof value==='string'?value:(0,tool_calls.RM)(value);
}
var schemas=__webpack_require__(3301);
;
const chatChunk=schemas.RZV(()=>{
const text=schemas.YjP().nullish();
const record=schemas.g1P(schemas.YjP(),schemas.L5J());
const contentPart=schemas.Ikc({
text,
thinking:schemas.KCZ([schemas.YjP(),schemas.YOg(schemas.Ikc({text}))]).nullish()
});
const callDelta=schemas.Ikc({
index:schemas.KCZ([schemas.aig(),schemas.YjP()]).nullish(),
id:schemas.KCZ([schemas.YjP(),schemas.aig().transform(String)]).nullish(),
function:schemas.Ikc({name:text,arguments:schemas.L5J().optional()}).nullish(),
extra_content:record.nullish().catch(undefined)
});
const delta=schemas.Ikc({
content:schemas.KCZ([schemas.YjP(),schemas.YOg(contentPart)]).nullish(),
refusal:text,
reasoning_content:text,
reasoning:text,
reasoning_details:schemas.YOg(record).nullish().catch(undefined),
tool_calls:schemas.YOg(callDelta).nullish()
});
const count=schemas.aig().nonnegative().nullish().catch(undefined);
const usage=schemas.Ikc({
prompt_tokens:count,
completion_tokens:count,
total_tokens:count,
prompt_tokens_details:schemas.Ikc({cached_tokens:count,cache_write_tokens:count}).nullish().catch(undefined),
prompt_cache_hit_tokens:count,
completion_tokens_details:schemas.Ikc({reasoning_tokens:count}).nullish().catch(undefined)
});
const choice=schemas.Ikc({
index:schemas.aig().nullish(),
delta:delta.nullish(),
message:delta.nullish(),
finish_reason:text,
usage:usage.nullish().catch(undefined)
});
return schemas.Ikc({
object:text.catch(undefined),
choices:schemas.YOg(choice).nullish(),
usage:usage.nullish().catch(undefined),
x_groq:schemas.Ikc({usage:usage.nullish()}).nullish().catch(undefined),
error:schemas.L5J().optional()
});
});
var read_arguments=__webpack_require__(59397);
;
class ChatAssembler{
#onDelta;
#reader=new body_reader.WR({
onEvent:({name,data})=>{
if(name==='error')
this.#takeError((0,provider_problem.BG)(data));
else
this.#takeData(data);
},
onDocument:(text)=>{
this.#document=text;
this.#takeData(text);
this.#isOver=true;
}
});
#calls;
#document='';
#text='';
#thinking='';
#thinkingIn;
#details=new ThinkingDetails();
#hasChoice=false;
#isOver=false;
#finishReason;
#usage;
constructor(onDelta){
this.#onDelta=onDelta;
this.#calls=new CallAssembler(onDelta);
}
feed(bytes){
this.#reader.feed(bytes);
return this.#isOver;
}
end(){
this.#reader.end();
if(this.#finishReason===undefined&&!this.#isOver)
throw new failures.$r('the stream ended before the response did');
if(!this.#hasChoice)
throw this.#withoutResponse();
const{calls,extras}=this.#calls.finish();
const end=responseEnd(this.#finishReason,calls);
return{
text:this.#text,
thinking:this.#thinking,
toolCalls:end==='complete'?calls:[],
end,
metadata:end==='complete'?this.#metadata(extras):undefined,
usage:this.#usage
};
}
#withoutResponse(){
const{message,...problem}=(0,provider_problem.K)((0,provider_problem.BG)(this.#document));
const reason=message==='no explanation'?'the body contained no choices':message;
return(0,failures.g5)({...problem,message:reason});
}
#metadata(extras){
const details=this.#details.finish();
const metadata={
...(this.#thinkingIn&&{thinkingIn:this.#thinkingIn}),
...(details.length>0&&{details}),
...(extras.size>0&&{extras:Object.fromEntries(extras)})
};
return Object.keys(metadata).length>0?metadata:undefined;
}
#takeData(data){
const line=data.trim();
if(line===''||line==='null'||this.#isOver)
return;
if(line==='[DONE]')
this.#isOver=true;
else
this.#takeValue((0,body_reader.OP)(data));
}
#takeValue(value){
const sent=Array.isArray(value)?value[0]:value;
const chunk=chatChunk.safeParse(sent);
if(!chunk.success)
throw new failures.$r('it sent an invalid chat completion',{cause:chunk.error});
const{error,object,choices}=chunk.data;
const isError=Boolean(error)||object==='error';
if(!isError||choices?.some((choice)=>isCutOff(choice.finish_reason)))
this.#takeChunk(chunk.data);
if(isError)
this.#takeError(sent);
}
#takeError(sent){
if(!isCutOff(this.#finishReason))
throw(0,failures.g5)((0,provider_problem.K)(sent));
this.#isOver=true;
}
#takeChunk({choices,usage,x_groq:groq}){
for(const choice of choices??[]){
if(choice.index)
continue;
this.#hasChoice=true;
this.#usage=choice.usage??this.#usage;
const delta=choice.delta??choice.message;
if(delta)
this.#takeDelta(delta);
if(choice.finish_reason)
this.#finishReason=choice.finish_reason.toLowerCase();
}
this.#usage=usage??groq?.usage??this.#usage;
}
#takeDelta(delta){
const{text,thinking,field}=contentOf(delta);
this.#thinkingIn??=field;
for(const detail of delta.reasoning_details??[])
this.#details.add(detail);
this.#thinking+=thinking;
this.#text+=text;
if(thinking!=='')
this.#onDelta({kind:'thinking',text:thinking});
if(text!=='')
this.#onDelta({kind:'text',text});
for(const call of delta.tool_calls??[])
this.#calls.add(call);
}
}
function contentOf(delta){
const{content,refusal}=delta;
const field=['reasoning_content','reasoning'].find((name)=>delta[name]);
const thinking=(field&&delta[field])??'';
if(!Array.isArray(content))
return{text:(content??'')+(refusal??''),thinking,field};
const inParts=content.map((part)=>thinkingOf(part.thinking)).join('');
return{
text:content.map(({text})=>text??'').join(''),
thinking:thinking+inParts,
field:field??(inParts===''?undefined:'content')
};
}
function thinkingOf(thinking){
return Array.isArray(thinking)?thinking.map(({text})=>text??'').join(''):(thinking??'');
}
const LENGTH=/length|max_\w*tokens|token_limit|context_window/;
const FAILED=/error|abort|insufficient|malformed|cancel|interrupt|timeout|overload/;
const FILTERED=/filter|safety|sensitive|recitation|prohibited|refusal|blocklist|spii|guardrail|moderation|inspection/;
function isCutOff(reason){
return LENGTH.test(reason?.toLowerCase()??'');
}
function responseEnd(reason,calls){
if(reason===undefined)
return calls.every(isComplete)?'complete':'length';
if(isCutOff(reason))
return 'length';
if(FAILED.test(reason))
throw new failures.$r(`the response ended with "${reason}"`);
return FILTERED.test(reason)?'content-filter':'complete';
}
function isComplete(call){
return(0,read_arguments.lR)(call.arguments).kind==='read';
}
const STREAMED=['text','summary'];
class ThinkingDetails{
#entries=[];
add(piece){
const entry=this.#entryFor(piece);
if(!entry){
this.#entries.push({pieces:[piece],fields:presentFields(piece)});
return;
}
entry.pieces.push(piece);
for(const[field,value]of Object.entries(presentFields(piece))){
if(field==='signature'?value:!(field in entry.fields))
entry.fields[field]=value;
}
}
finish(){
return this.#entries.map(({pieces,fields})=>({...fields,...joinedFields(pieces)}));
}
#entryFor(piece){
const{type,index,id}=piece;
if(!STREAMED.some((field)=>field in piece)&&!('signature' in piece))
return undefined;
const fits=({fields})=>fields['type']===type&&(fields['id']==null||id==null||fields['id']===id);
if(index==null)
return this.#entries.slice(-1).find(fits);
return this.#entries.findLast((entry)=>entry.fields['index']===index&&fits(entry));
}
}
function presentFields(piece){
return Object.fromEntries(Object.entries(piece).filter(([,value])=>value!==null&&value!==undefined));
}
function joinedFields(pieces){
const fields=STREAMED.map((field)=>[field,pieces.map((piece)=>piece[field]).filter(isText)]);
return Object.fromEntries(fields.filter(([,texts])=>texts.length>0).map(([field,texts])=>[field,texts.join('')]));
}
function isText(value){
return typeof value==='string';
}
var chat_wire=__webpack_require__(90191);
var fetch=__webpack_require__(88184);
;
const MAX_SHARE=0.5;
const MIN_WINDOW=1500;
class TruncationDetector{
#previous;
check(messages,promptBytes,{input,cachedInput,isEstimate}){
const message=messages.at(-1);
if(isEstimate||!message)
return;
const previous=this.#previous;
const hasGrown=previous!==undefined&&previous.message!==message&&messages.includes(previous.message);
const max=hasGrown?previous.max:0;
this.#previous={message,max:Math.max(max,input)};
const hasStopped=input<=max&&input>max/ 2&&input>=MIN_WINDOW;
const estimate=(0,tokens.bP)(promptBytes).input;
if(!hasStopped||cachedInput>0||input>=MAX_SHARE*estimate)
return;
throw new failures.RC({
status:undefined,
code:'context_length_exceeded',
parameter:'messages',
message:`of about ${estimate} tokens it read ${input} and dropped the rest: its maximum context length is ${input}; with Ollama, raise num_ctx`
});
}
}
function createProtocol(options){
const openResponses=async()=>(await __webpack_require__.e(8139).then(__webpack_require__.bind(__webpack_require__,38139))).createProtocol(options);
return withResponsesFallback(createChat(options),openResponses);
}
function createChat(options){
const{endpoint,model,parameters}=options;
const source=`chat ${endpoint.host} ${model}`;
const wire=new chat_wire.W({model,parameters,source});
const truncation=new TruncationDetector();
const{address,listModels,requestModel,post}=(0,openai_client.o)(options,'/chat/completions');
async function ask(request){
const{messages,tools,toolChoice,signal}=request;
const sent=wire.request(messages,tools,toolChoice);
const body=(0,serialize_request.y)(sent,'messages');
const assembler=new ChatAssembler(request.onDelta);
await post(body,signal,(chunk)=>assembler.feed(chunk));
const bytes=(0,tokens.Sv)(body,messages);
const response=(0,assembled_response.p)(assembler,{source,promptBytes:bytes,countTokens});
truncation.check(sent.messages,bytes,response.tokens);
return response;
}
return{address,ask,adaptTo:(problem)=>wire.adaptTo(problem),listModels,requestModel};
}
function countTokens({prompt_tokens:prompt,...usage}){
if(!prompt)
return undefined;
const cachedInput=usage.prompt_tokens_details?.cached_tokens??usage.prompt_cache_hit_tokens??0;
const output=Math.max(usage.completion_tokens??0,(usage.total_tokens??0)-prompt);
const input=cachedInput>prompt?prompt+cachedInput:prompt;
return{
input,
cachedInput,
...(0,tokens._r)(usage.prompt_tokens_details?.cache_write_tokens,{input,cachedInput}),
output,
reasoning:Math.min(usage.completion_tokens_details?.reasoning_tokens??0,output),
isEstimate:false
};
}
function withResponsesFallback(chat,openResponses){
let current=chat;
let opening;
async function ask(request){
if(current!==chat)
return current.ask(request);
try{
return await chat.ask(request);
}
catch(error){
request.signal.throwIfAborted();
const failure=(0,fetch.g)(error);
if(!(failure instanceof failures.RC)||!requiresResponses(failure.problem))
throw error;
current=await(opening??=openResponses());
const{status,message}=failure.problem;
request.onRetry({
reason:`switching to Responses: ${status??''} ${message}`,
waitMs:0,
attempt:1
});
return current.ask(request);
}
}
return{
get address(){
return current.address;
},
ask,
adaptTo:(problem)=>current.adaptTo(problem),
listModels:(signal)=>current.listModels(signal),
requestModel:(signal)=>current.requestModel(signal)
};
}
const RESPONSES=/\bv1\/responses\b|\bresponses (?:api|endpoint)\b|\bnot a chat model\b|\bchatcompletion operation does not work\b|\bunsupported_api_for_model\b/i;
function requiresResponses({status,code,message}){
return(status===400||status===404)&&RESPONSES.test(`${code} ${message}`);
}
}),
90191:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
W:()=>(ChatWire),
E:()=>(toolDefinition)
});
var tool_definition=__webpack_require__(43622);
var object_cache=__webpack_require__(89251);
var protocol=__webpack_require__(44475);
var data_url=__webpack_require__(79648);
var tool_calls=__webpack_require__(47225);
var schemas=__webpack_require__(3301);
;
const THINKING_FIELDS=['reasoning_content','reasoning','content'];
const chatMetadata=schemas.RZV(()=>{
const extras=schemas.g1P(schemas.YjP(),schemas.L5J());
return schemas.Ikc({
thinkingIn:schemas.k5n(THINKING_FIELDS).optional().catch(undefined),
details:schemas.YOg(extras).optional().catch(undefined),
extras:schemas.g1P(schemas.YjP(),extras).optional().catch(undefined)
});
});
const METADATA_FIELDS=[
'reasoning_content',
'reasoning_details',
'reasoning',
'extra_content',
'thinking',
'name'
];
const UNSIGNED={google:{thought_signature:'skip_thought_signature_validator'}};
const NO_THINKING=' ';
function assistantMessage(message,source,rules){
const{toolCalls,providerMetadata}=message;
const text=message.text.toWellFormed();
const metadata=providerMetadata?.from===source?(chatMetadata.safeParse(providerMetadata.content).data??{}):{};
const thinking=message.thinking===''?undefined:message.thinking.toWellFormed();
const isPart=metadata.thinkingIn==='content'&&!rules.rejected.has('thinking');
const plainText=text===''&&toolCalls.length>0?null:text;
const param={
role:'assistant',
content:isPart&&thinking!==undefined?contentParts(thinking,text):plainText,
...thinkingFields({metadata,thinking,rules,hasCalls:toolCalls.length>0}),
...(toolCalls.length>0&&{tool_calls:callParams(toolCalls,metadata,rules)})
};
return param;
}
function thinkingFields({metadata,thinking,rules,hasCalls}){
const{thinkingIn,details}=metadata;
const isRequired=hasCalls&&rules.required.has('reasoning_content');
const content=thinkingIn==='reasoning_content'&&thinking!==undefined?thinking:isRequired&&NO_THINKING;
const fields={
...(content!==false&&{reasoning_content:content}),
...(details&&{reasoning_details:details}),
...(thinkingIn==='reasoning'&&thinking!==undefined&&!details&&{reasoning:thinking})
};
return Object.fromEntries(Object.entries(fields).filter(([field])=>!rules.rejected.has(field)));
}
function contentParts(thinking,text){
const part={type:'thinking',thinking:[{type:'text',text:thinking}],closed:true};
return text===''?[part]:[part,{type:'text',text}];
}
function callParams(calls,{extras={}},rules){
const acceptsExtras=!rules.rejected.has('extra_content');
const isUnsigned=rules.required.has('extra_content')&&!calls.some(({id})=>Object.hasOwn(extras,id));
return calls.map(({id,name,arguments:args},index)=>{
const extra=Object.hasOwn(extras,id)?extras[id]:isUnsigned&&index===0?UNSIGNED:undefined;
return{
id:rules.hasShortIds?(0,tool_calls.u2)(id):id,
type:'function',
function:{name:(0,tool_calls.d6)(name),arguments:(0,tool_calls.ml)(args).text},
...(acceptsExtras&&extra&&{extra_content:extra})
};
});
}
;
class ChatWire{
#options;
#compatibility=new Compatibility();
#tools=new object_cache.U();
#messages=new object_cache.U();
constructor(options){
this.#options=options;
}
request(messages,tools,choice='auto'){
const request={
model:this.#options.model,
messages:messages.filter(hasContent).map((message)=>this.#messages.get(message,()=>this.#convert(message))),
...(tools.length>0&&{
tools:tools.map((tool)=>this.#tools.get(tool,()=>toolDefinition(tool))),
...this.#choice(choice)
}),
...this.#settings()
};
return request;
}
adaptTo(problem){
const adapted=this.#compatibility.adaptTo(problem,this.#options.parameters);
if(adapted==='messages')
this.#messages.clear();
return adapted!==undefined;
}
#choice(choice){
if(!this.#compatibility.accepts('tool_choice'))
return{};
if(choice==='none')
return{tool_choice:choice};
return{tool_choice:this.#compatibility.accepts('required')?this.#options.parameters.toolChoice:'auto'};
}
#settings(){
const{temperature=protocol.N,maxOutputTokens,effort}=this.#options.parameters;
const accepts=(name)=>this.#compatibility.accepts(name);
const limit=LIMIT_NAMES.find(accepts);
return{
...(accepts('temperature')&&{temperature}),
...(effort!==undefined&&accepts('reasoning_effort')&&{reasoning_effort:effort}),
...(maxOutputTokens!==undefined&&limit&&{[limit]:maxOutputTokens}),
...(accepts('stream')&&{stream:true}),
...(accepts('stream')&&accepts('stream_options')&&{stream_options:{include_usage:true}})
};
}
#convert(message){
const content=message.text.toWellFormed();
const{metadataRules}=this.#compatibility;
switch(message.role){
case 'system':
return{role:'system',content};
case 'user':
return{
role:'user',
content:message.images?[{type:'text',text:content},...message.images.map(imagePart)]:content
};
case 'tool':{
const id=metadataRules.hasShortIds?(0,tool_calls.u2)(message.callId):message.callId;
const named=metadataRules.rejected.has('name')?{}:{name:(0,tool_calls.d6)(message.name)};
return{role:'tool',tool_call_id:id,...named,content};
}
case 'assistant':
return assistantMessage(message,this.#options.source,metadataRules);
}
}
}
function imagePart(image){
return{type:'image_url',image_url:{url:(0,data_url.S)(image)}};
}
function toolDefinition(tool){
const{name,description}=tool;
return{type:'function',function:{name,description,parameters:(0,tool_definition.RH)(tool)}};
}
function hasContent(message){
return message.role!=='assistant'||message.toolCalls.length>0||message.text.trim()!=='';
}
const LIMIT_NAMES=['max_tokens','max_completion_tokens'];
const WORDS=[
['temperature',/\btemperature\b/],
['reasoning_effort',/\breasoning[_. ]effort\b|\bsupport (?:thinking|reasoning)\b|\bthinking\b.*\bnot support/i],
['tool_choice',/\btool_choice\b/],
['stream_options',/\bstream_options\b|\binclude_usage\b/],
['max_tokens',/\bmax_tokens\b/],
['max_completion_tokens',/\bmax_completion_tokens\b/],
['stream',/\bstream(ing)?\b.*\b(not |un|dis)|\b(not |un|dis)\w*\b.*\bstream(ing)?\b/i]
];
const UNKNOWN=/unsupported|not supported|unknown|unrecognized|unexpected|not permitted|not allowed|forbidden|additional|extra/i;
const CALL_ID=/\btool call id was\b|\btool_(calls|use)\b[^ ]*\.id\b.*(too long|pattern)|\btool_call_id\b.*(too long|pattern)/i;
const MISSING=/missing|must be (passed|provided|included|present)|required/i;
class Compatibility{
#rejected=new Set();
#rejectedFields=new Set();
#requiredFields=new Set();
#hasShortIds=false;
accepts(name){
return!this.#rejected.has(name);
}
get metadataRules(){
return{rejected:this.#rejectedFields,required:this.#requiredFields,hasShortIds:this.#hasShortIds};
}
adaptTo(problem,parameters){
if(problem.status!==400&&problem.status!==422)
return undefined;
if(this.#adaptField(problem)||this.#adaptIds(problem))
return 'messages';
const named=this.#parameterIn(problem,parameters);
if(!named)
return undefined;
const isRequired=named==='tool_choice'&&parameters.toolChoice==='required'&&this.accepts('required');
this.#rejected.add(isRequired?'required':named);
return 'parameters';
}
#adaptField({parameter,message}){
const words=`${parameter} ${message}`;
const isUnknown=UNKNOWN.test(message);
if(!isUnknown&&MISSING.test(message)){
const field=words.includes('reasoning_content')
?'reasoning_content'
:words.includes('thought_signature')&&'extra_content';
return field!==false&&addNew(this.#requiredFields,field);
}
if(!isUnknown)
return false;
const field=METADATA_FIELDS.find((name)=>isNamed(name,words)&&!this.#rejectedFields.has(name));
return field!==undefined&&addNew(this.#rejectedFields,field);
}
#adaptIds({parameter,message}){
if(this.#hasShortIds||!CALL_ID.test(`${parameter} ${message}`))
return false;
this.#hasShortIds=true;
return true;
}
#parameterIn({parameter,message},{maxOutputTokens,effort}){
const limit=LIMIT_NAMES.find((name)=>this.accepts(name));
const sent=WORDS.filter(([name])=>{
if(name==='max_tokens'||name==='max_completion_tokens')
return maxOutputTokens!==undefined&&name===limit;
if(name==='reasoning_effort'&&effort===undefined)
return false;
return this.accepts(name)&&(name!=='stream_options'||this.accepts('stream'));
});
const path=parameter.split(/[.[\]]/);
const named=sent.find(([name])=>path.includes(name))??sent.find(([,words])=>words.test(message));
return named?.[0];
}
}
function isNamed(field,words){
if(field==='name')
return/\bmessages?\b.*\bname\b|["'`]name["'`].*\b(?:tool|message)|^name\b/.test(words);
return RegExp(`\\b${field}\\b`).test(words);
}
function addNew(set,value){
if(set.has(value))
return false;
set.add(value);
return true;
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
79648:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
S:()=>(dataUrl)
});
function dataUrl({type,base64}){
return `data:${type};base64,${base64()}`;
}
}),
53584:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
o:()=>(openaiClient)
});
var zod__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(3301);
var _agent_timer_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(66163);
var _errors_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(59973);
var _failures_failures_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(37820);
var _failures_provider_problem_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(40952);
var _http_fetch_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(88184);
var _http_headers_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(61906);
var _http_read_bytes_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(48192);
function openaiClient(options,path){
let loading;
const load=()=>(loading??=loadSdk(options));
return{
address:options.endpoint.baseUrl+path,
async post(body,signal,feed){
const response=await post(await load(),path,{body,signal});
if(response.body)
await(0,_http_read_bytes_js__WEBPACK_IMPORTED_MODULE_3__.i)(response.body.getReader(),feed);
},
async listModels(signal){
const{data}=await(await load()).models.list({signal});
return data.map(({id})=>id);
},
requestModel:async(signal)=>(await load()).models.retrieve(options.model,{signal})
};
}
async function loadSdk({endpoint,fetch,getIdentityToken}){
const{default:OpenAI}=await __webpack_require__.e(955).then(__webpack_require__.bind(__webpack_require__,30955));
const{baseUrl,credential}=endpoint;
return new OpenAI({
baseURL:baseUrl,
...(credential.kind==='key'
?
{apiKey:credential.key||'none',fetch:fetchWithKey(fetch,credential.key||'none')}
:{
workloadIdentity:{
identityProviderId:credential.identityProviderId,
serviceAccountId:credential.serviceAccountId,
provider:{tokenType:'jwt',getToken:()=>getIdentityToken(credential.audience)}
},
fetch:fetchWithIdentity(fetch,baseUrl,credential)
}),
organization:null,
project:null,
adminAPIKey:null,
webhookSecret:null,
logLevel:'off',
maxRetries:0,
timeout:_agent_timer_js__WEBPACK_IMPORTED_MODULE_4__._
});
}
async function post(sdk,path,{body,signal}){
const headers={'content-type':'application/json'};
const{promise:aborted,reject}=Promise.withResolvers();
const stop=()=>{
reject(signal.reason);
};
signal.throwIfAborted();
signal.addEventListener('abort',stop,{once:true});
try{
return await Promise.race([sdk.post(path,{body,headers,stream:true,signal}).asResponse(),aborted]);
}
finally{
signal.removeEventListener('abort',stop);
}
}
function fetchWithKey(fetch,key){
const own={authorization:`Bearer ${key}`};
return(url,init)=>fetch(url,{...init,headers:(0,_http_headers_js__WEBPACK_IMPORTED_MODULE_5__.i)(init?.headers,own)});
}
function fetchWithIdentity(fetch,baseUrl,identity){
let token='';
return async(url,init)=>{
const address=url instanceof Request?url.url:url.toString();
if(address.startsWith(`${baseUrl}/`))
return fetchWithKey(fetch,token)(url,init);
const exchanged=await exchangeToken(()=>fetch(url,init),identity);
token=exchanged.token;
return exchanged.response;
};
}
async function exchangeToken(request,identity){
try{
const response=await request();
const answer=tokenResponse.safeParse((0,_failures_provider_problem_js__WEBPACK_IMPORTED_MODULE_1__.BG)(await response.clone().text()));
if(!answer.success)
throw new _failures_failures_js__WEBPACK_IMPORTED_MODULE_0__.$r('OpenAI answered without an access token');
return{response,token:answer.data.access_token};
}
catch(error){
const failure=(0,_http_fetch_js__WEBPACK_IMPORTED_MODULE_2__.g)(error);
throw failure instanceof _failures_failures_js__WEBPACK_IMPORTED_MODULE_0__.RC
?new _errors_js__WEBPACK_IMPORTED_MODULE_6__.yo(explainUnknownIdentity(failure,identity),{cause:failure})
:error;
}
}
const tokenResponse=zod__WEBPACK_IMPORTED_MODULE_7__.RZV(()=>zod__WEBPACK_IMPORTED_MODULE_7__.Ikc({
access_token:zod__WEBPACK_IMPORTED_MODULE_7__.YjP().regex(/^[\x21-\x7e]+$/),
expires_in:zod__WEBPACK_IMPORTED_MODULE_7__.aig().positive().optional()
}));
function explainUnknownIdentity({problem},{identityProviderId,serviceAccountId}){
const reason=`${problem.status??''}: "${problem.message}"`;
return `OpenAI did not accept this job as ${serviceAccountId} (${reason}); check openai-service-account, openai-identity-provider (${identityProviderId}), and that this provider at OpenAI expects openai-audience and the repository of the job.`;
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
