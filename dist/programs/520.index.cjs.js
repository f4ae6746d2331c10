"use strict";
exports.id=520;
exports.ids=[520,8139];
exports.modules={
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
}),
38139:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__,{
createProtocol:()=>(createProtocol)
});
var assembled_response=__webpack_require__(92327);
var serialize_request=__webpack_require__(56249);
var openai_client=__webpack_require__(53584);
var protocol=__webpack_require__(44475);
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
output_tokens:count,
input_tokens_details:schemas.Ikc({cached_tokens:count,cache_write_tokens:count}).nullish().catch(undefined),
output_tokens_details:schemas.Ikc({reasoning_tokens:count}).nullish().catch(undefined)
});
const wholeResponse=schemas.Ikc({
status:schemas.YjP().nullish(),
error:schemas.L5J().optional(),
incomplete_details:schemas.Ikc({reason:schemas.YjP().nullish()}).nullish(),
output:schemas.YOg(schemas.L5J()).nullish(),
usage:usage.nullish().catch(undefined)
});
const index=schemas.aig().nullish().catch(undefined);
const streamEvent=schemas.Ikc({
type:schemas.YjP(),
output_index:index,
summary_index:index,
content_index:index,
delta:schemas.YjP().nullish().catch(undefined),
item:schemas.L5J().optional(),
response:schemas.L5J().optional()
});
;
const itemsMetadata=schemas.YOg(schemas._H3({type:schemas.YjP(),call_id:schemas.YjP().optional()}));
function returnedItems(items){
const last=items.findLastIndex(({type})=>type!=='reasoning');
const returned=items.slice(0,last+1).filter((item)=>item.type!=='reasoning'||isReadable(item));
const hasThinking=returned.some((item)=>item.type==='reasoning'||(item.type==='message'&&item.phase));
if(!hasThinking)
return undefined;
const isComplete=returned.length===last+1;
return returned.map((item)=>inputItem(item,isComplete));
}
function isReadable({encrypted_content:encrypted,content}){
return Boolean(encrypted)||Boolean(content?.some(({text})=>text));
}
function itemsFromMetadata({providerMetadata,toolCalls},source){
if(providerMetadata?.from!==source)
return undefined;
const items=itemsMetadata.safeParse(providerMetadata.content).data;
const ids=items?.flatMap(({call_id:id})=>id??[]);
if(ids?.join(' ')!==toolCalls.map(({id})=>id).join(' '))
return undefined;
return items;
}
function itemsFromText({text,toolCalls}){
const calls=toolCalls.map((call)=>({
type:'function_call',
call_id:call.id,
name:(0,tool_calls.d6)(call.name),
arguments:(0,tool_calls.ml)(call.arguments).text
}));
return text.trim()===''?calls:[{role:'assistant',content:text.toWellFormed()},...calls];
}
function withIds(items,ids){
return items.map((item)=>item.type==='function_call'?{...item,call_id:ids.get(item.call_id)??item.call_id}:item);
}
function inputItem(item,hasId){
const id=hasId&&item.id?{id:item.id}:{};
switch(item.type){
case 'reasoning':
return{type:'reasoning',...id,...reasoningFields(item)};
case 'message':
return{type:'message',...id,...messageFields(item)};
case 'function_call':
return{type:'function_call',...id,...callFields(item)};
}
}
function reasoningFields({summary,content,encrypted_content:encrypted}){
const parts=(type,texts)=>(texts??[]).map(({text})=>({type,text:(text??'').toWellFormed()}));
return{
summary:parts('summary_text',summary),
...(content?.length&&{content:parts('reasoning_text',content)}),
...(encrypted&&{encrypted_content:encrypted})
};
}
function messageFields({content,phase}){
const parts=(content??[]).map(({text,refusal})=>text==null&&refusal!=null
?{type:'refusal',refusal:refusal.toWellFormed()}
:{type:'output_text',text:(text??'').toWellFormed(),annotations:[]});
return{role:'assistant',status:'completed',content:parts,...(phase&&{phase})};
}
function callFields({call_id:id,name,arguments:args}){
return{call_id:id,name:(0,tool_calls.d6)(name),arguments:(0,tool_calls.ml)((0,tool_calls.RM)(args)).text};
}
;
const output_item_text=schemas.YjP().nullish();
const texts=schemas.YOg(schemas.Ikc({text:output_item_text})).nullish().catch(undefined);
const reasoning=schemas.Ikc({
type:schemas.euz('reasoning'),
id:output_item_text,
summary:texts,
content:texts,
encrypted_content:output_item_text
});
const part=schemas.Ikc({text:output_item_text,refusal:output_item_text});
const message=schemas.Ikc({
type:schemas.euz('message'),
id:output_item_text,
content:schemas.KCZ([schemas.YjP().transform((content)=>[{text:content,refusal:undefined}]),schemas.YOg(part)])
.nullish(),
phase:schemas.k5n(['commentary','final_answer']).nullish().catch(undefined)
});
const functionCall=schemas.Ikc({
type:schemas.euz('function_call'),
id:output_item_text,
call_id:output_item_text,
name:schemas.YjP().min(1),
arguments:schemas.L5J().optional(),
status:output_item_text.catch(undefined)
});
const known=schemas.gMt('type',[reasoning,message,functionCall]);
const anyItem=schemas.Ikc({type:schemas.YjP()});
function readItems(output){
return output.flatMap((value)=>{
const item=known.safeParse(value);
if(item.success)
return[item.data];
const{type}=anyItem.safeParse(value).data??{type:'function_call'};
if(!['reasoning','message','function_call'].includes(type))
return[];
throw new failures.$r('it sent an invalid item',{cause:item.error});
});
}
function textOf({content}){
return(content??[]).map(({text,refusal})=>(text??'')+(refusal??'')).join('');
}
function thinkingOf({summary,content}){
return paragraphs([...(summary??[]),...(content??[])].map(({text})=>text??''));
}
const SEPARATOR='\n\n';
function paragraphs(parts){
return parts.filter((part)=>part!=='').join(SEPARATOR);
}
;
class ResponsesAssembler{
#onDelta;
#reader=new body_reader.WR({
onEvent:({name,data})=>{
this.#takeData(data,name);
},
onDocument:(text)=>{
this.#takeDocument((0,body_reader.OP)(text));
}
});
#done=new Map();
#begun=new Set();
#streamed={text:'',thinking:''};
#lastPart='';
#response;
#isOver=false;
constructor(onDelta){
this.#onDelta=onDelta;
}
feed(bytes){
this.#reader.feed(bytes);
return this.#isOver;
}
end(){
this.#reader.end();
const response=this.#response;
if(!response)
throw new failures.$r('the stream ended before the response did');
const items=this.#items(response);
const calls=callItems(items);
const end=responseEnd(response);
const text=paragraphs(items.map((item)=>(item.type==='message'?textOf(item):'')))||this.#streamed.text;
const thinking=paragraphs(items.map((item)=>(item.type==='reasoning'?thinkingOf(item):'')));
if(this.#streamed.text===''&&text!=='')
this.#onDelta({kind:'text',text});
return{
text,
thinking:thinking||this.#streamed.thinking,
toolCalls:end==='complete'?calls.map(callOf):[],
end,
metadata:end==='complete'?returnedItems(items):undefined,
usage:response.usage??undefined
};
}
#items({output}){
if(output&&output.length>0)
return withUniqueIds(readItems(output));
if(this.#begun.size>0)
throw new failures.$r('the response ended before its calls did');
const indices=[...this.#done.keys()].sort((a,b)=>a-b);
return withUniqueIds(readItems(indices.map((index)=>this.#done.get(index))));
}
#takeData(data,name){
if(data.trim()===''||this.#isOver)
return;
if(data.trim()==='[DONE]'){
this.#isOver=true;
return;
}
const sent=(0,body_reader.OP)(data);
const event=streamEvent.safeParse(sent).data;
if(name==='error'||event?.type==='error'||(0,provider_problem.JD)(sent))
throw(0,failures.g5)((0,provider_problem.K)(sent));
if(!event)
throw new failures.$r('it sent an invalid event');
this.#takeEvent(event);
}
#takeEvent(event){
switch(event.type){
case 'response.output_text.delta':
case 'response.refusal.delta':
this.#stream('text',event);
return;
case 'response.reasoning_summary_text.delta':
case 'response.reasoning_text.delta':
this.#stream('thinking',event);
return;
case 'response.output_item.added':
this.#begin(event);
return;
case 'response.function_call_arguments.delta':
this.#onDelta({kind:'arguments',text:event.delta??''});
return;
case 'response.output_item.done':
this.#begun.delete(this.#indexOf(event));
this.#done.set(this.#indexOf(event),event.item);
return;
case 'response.completed':
case 'response.incomplete':
case 'response.failed':
this.#take(event.response,event.type.slice('response.'.length));
}
}
#begin(event){
if(!isCall(event.item))
return;
this.#begun.add(this.#indexOf(event));
this.#onDelta({kind:'call',text:''});
}
#indexOf({output_index:index}){
return index??this.#done.size;
}
#stream(kind,{delta,...event}){
if(!delta)
return;
const part=[kind,event.output_index,kind==='thinking'&&(event.summary_index??event.content_index)].join(' ');
const isNew=part!==this.#lastPart&&this.#streamed[kind]!=='';
this.#lastPart=part;
const text=isNew?SEPARATOR+delta:delta;
this.#streamed[kind]+=text;
this.#onDelta({kind,text});
}
#takeDocument(sent){
if((0,provider_problem.JD)(sent)&&!isResponse(sent))
throw(0,failures.g5)((0,provider_problem.K)(sent));
if(!isResponse(sent))
throw new failures.$r('the body contained no output');
this.#take(sent,'completed');
}
#take(sent,defaultStatus){
const parsed=wholeResponse.safeParse(sent);
if(!parsed.success)
throw new failures.$r('it sent an invalid response',{cause:parsed.error});
const response={...parsed.data,status:parsed.data.status??defaultStatus};
if(response.status==='failed')
throw failureOfResponse(response.error);
if(response.status!=='completed'&&response.status!=='incomplete')
throw new failures.$r(`the response ended as ${response.status}`);
this.#response=response;
this.#isOver=true;
}
}
function isResponse(value){
return typeof value==='object'&&value!==null&&'output' in value;
}
function isCall(item){
return typeof item==='object'&&item!==null&&'type' in item&&item.type==='function_call';
}
function failureOfResponse(error){
const problem=(0,provider_problem.K)(error);
return(0,failures.g5)(problem,{retryAfterMs:statedWaitMs(problem.message)});
}
function statedWaitMs(message){
const[,minutes,amount,unit]=/try again in (?:(\d+)m(?!s))?(\d+(?:\.\d+)?)(ms|s)\b/i.exec(message)??[];
if(amount===undefined)
return undefined;
return Number(minutes??0)*60_000+Math.ceil(Number(amount)*(unit==='s'?1000:1));
}
function responseEnd({status,incomplete_details:details}){
if(status==='completed')
return 'complete';
return details?.reason==='content_filter'?'content-filter':'length';
}
function callItems(items){
return items.filter((item)=>item.type==='function_call');
}
function withUniqueIds(items){
const ids=new tool_calls.mc();
return items.map((item)=>{
if(item.type!=='function_call')
return item;
const wanted=[item.call_id,item.id].find(Boolean)??`call_${ids.size+1}`;
return{...item,call_id:ids.take(wanted)};
});
}
function callOf({call_id:id,name,arguments:args,status}){
const call={id:id??'',name,arguments:(0,tool_calls.RM)(args)};
return status==='incomplete'?{...call,problem:'It was cut off before its arguments were complete.'}:call;
}
var agent_images=__webpack_require__(13622);
var tool_definition=__webpack_require__(43622);
var object_cache=__webpack_require__(89251);
var data_url=__webpack_require__(79648);
;
function createProtocol(options){
const{endpoint,model,parameters}=options;
const source=`responses ${endpoint.host} ${model}`;
const wire=new ResponsesWire({model,parameters,source});
const{address,listModels,requestModel,post}=(0,openai_client.o)(options,'/responses');
async function ask(request){
const{messages,tools,toolChoice,signal}=request;
const body=(0,serialize_request.y)(wire.request(messages,tools,toolChoice),'input');
const assembler=new ResponsesAssembler(request.onDelta);
await post(body,signal,(bytes)=>assembler.feed(bytes));
return(0,assembled_response.p)(assembler,{source,promptBytes:(0,tokens.Sv)(body,messages),countTokens});
}
return{address,ask,adaptTo:(problem)=>wire.adaptTo(problem),listModels,requestModel};
}
function countTokens(usage){
const{input_tokens:input,input_tokens_details:inputDetails,output_tokens_details:outputDetails}=usage;
if(!input)
return undefined;
const output=usage.output_tokens??0;
const cachedInput=Math.min(inputDetails?.cached_tokens??0,input);
return{
input,
cachedInput,
...(0,tokens._r)(inputDetails?.cache_write_tokens,{input,cachedInput}),
output,
reasoning:Math.min(outputDetails?.reasoning_tokens??0,output),
isEstimate:false
};
}
const OPTIONAL_PARAMETERS=[
'temperature',
'reasoning',
'max_output_tokens',
'tool_choice',
'include',
'store',
'strict'
];
const ABOUT_THINKING=/encrypted[ _]content|provided without its required|\breasoning\b.{0,9}\bitem|\bitem.{0,90} not (?:found|persisted)/i;
class ResponsesWire{
#options;
#rejected=new Set();
#items=new object_cache.U();
#tools=new object_cache.U();
#returnsMetadata=true;
#hasReturned=false;
constructor(options){
this.#options=options;
}
request(messages,tools,choice='auto'){
const{model,parameters}=this.#options;
const{temperature=protocol.N,maxOutputTokens,toolChoice,effort}=parameters;
const accepts=(name)=>!this.#rejected.has(name);
const ids=new tool_calls.$R(tool_calls.$W);
return{
model,
input:messages.flatMap((message)=>this.#itemsOf(message,ids)),
...(tools.length>0&&{tools:tools.map((tool)=>this.#tools.get(tool,()=>this.#define(tool)))}),
...(tools.length>0&&accepts('tool_choice')&&{tool_choice:choice==='auto'?toolChoice:choice}),
...(accepts('temperature')&&{temperature}),
...(effort!==undefined&&accepts('reasoning')&&{reasoning:{effort}}),
...(maxOutputTokens!==undefined&&accepts('max_output_tokens')&&{max_output_tokens:maxOutputTokens}),
...(accepts('store')&&{store:false}),
...(accepts('include')&&{include:['reasoning.encrypted_content']}),
stream:true
};
}
adaptTo({status,code,parameter,message}){
if(status!==400&&status!==404&&status!==422)
return false;
const path=parameter.split(/[^\w]+/);
const sent=OPTIONAL_PARAMETERS.filter((name)=>this.#isSent(name));
const named=sent.find((name)=>path.includes(name));
if(named)
return this.#reject(named);
if(this.#hasReturned&&ABOUT_THINKING.test(`${code} ${message}`))
return this.#dropThinking();
const meant=sent.find((name)=>isNamed(name,message));
return meant!==undefined&&this.#reject(meant);
}
#isSent(name){
if(this.#rejected.has(name))
return false;
if(name==='reasoning')
return this.#options.parameters.effort!==undefined;
return name!=='max_output_tokens'||this.#options.parameters.maxOutputTokens!==undefined;
}
#reject(name){
this.#rejected.add(name);
if(name==='strict')
this.#tools.clear();
return true;
}
#dropThinking(){
this.#returnsMetadata=false;
this.#hasReturned=false;
this.#items.clear();
return true;
}
#itemsOf(message,ids){
switch(message.role){
case 'system':
case 'user':
return this.#items.get(message,()=>[{role:message.role,content:contentOf(message)}]);
case 'tool':{
const id=ids.ofResult(message.callId);
const output=message.text.toWellFormed();
return this.#items.get(message,()=>[{type:'function_call_output',call_id:id,output}],id);
}
case 'assistant':{
const callIds=ids.of(message);
const variant=[...callIds.values()].join(' ');
return this.#items.get(message,()=>withIds(this.#assistantItems(message),callIds),variant);
}
}
}
#assistantItems(message){
const items=this.#returnsMetadata?itemsFromMetadata(message,this.#options.source):undefined;
if(items)
this.#hasReturned=true;
return items??itemsFromText(message);
}
#define(tool){
const{name,description}=tool;
const parameters=(0,tool_definition.RH)(tool);
return{type:'function',name,description,parameters,...(!this.#rejected.has('strict')&&{strict:false})};
}
}
function contentOf(message){
const text=message.text.toWellFormed();
const images=(0,agent_images.IC)(message);
if(images.length===0)
return text;
const imageItem=(image)=>({
type:'input_image',
detail:'auto',
image_url:(0,data_url.S)(image)
});
return[{type:'input_text',text},...images.map(imageItem)];
}
function isNamed(name,message){
if(name==='reasoning'&&/\breasoning[_. ]effort\b/i.test(message))
return true;
if(name==='include'&&/encrypted[ _]content/i.test(message))
return true;
if(name.includes('_')||name==='temperature')
return new RegExp(`\\b${name}\\b`).test(message);
return new RegExp(`["'\`]${name}\\b|\\b(?:argument|parameter|field|property|supplied|input)s?:? ${name}\\b`).test(message);
}
})
};
;
