"use strict";
exports.id=8847;
exports.ids=[8847];
exports.modules={
43622:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
$I:()=>(toolDefinitions),
RH:()=>(parameterSchema),
nG:()=>(byName),
ne:()=>(UNLISTED),
vJ:()=>(describeShape)
});
var zod__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(48821);
var zod__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(9110);
var zod__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(3301);
function toolDefinitions(tools){
return tools.map((tool)=>{
const{name,description,cachePolicy}=tool;
return{name,description,parameters:parameterSchema(tool),cachePolicy};
});
}
const known=new WeakMap();
function parameterSchema({parameters}){
const schema=known.get(parameters)??convert(parameters);
known.set(parameters,schema);
return schema;
}
function convert(parameters){
const schema=zod__WEBPACK_IMPORTED_MODULE_0__.bl(shownParameters(parameters),{io:'input'});
delete schema.$schema;
return{...schema,type:'object'};
}
const UNLISTED={isUnlisted:true};
function shownParameters(parameters){
const unlisted=Object.entries(parameters.shape)
.filter(([,schema])=>zod__WEBPACK_IMPORTED_MODULE_1__.fd.get(schema)?.['isUnlisted']===true)
.map(([name])=>[name,true]);
return unlisted.length===0?parameters:parameters.omit(Object.fromEntries(unlisted));
}
function byName(one,other){
return one.name<other.name?-1:1;
}
const MAX_SHAPE_LENGTH=600;
const property=zod__WEBPACK_IMPORTED_MODULE_2__.RZV(()=>zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
type:zod__WEBPACK_IMPORTED_MODULE_2__.KCZ([zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),zod__WEBPACK_IMPORTED_MODULE_2__.YOg(zod__WEBPACK_IMPORTED_MODULE_2__.YjP())]).optional(),
enum:zod__WEBPACK_IMPORTED_MODULE_2__.YOg(zod__WEBPACK_IMPORTED_MODULE_2__.L5J()).optional(),
const:zod__WEBPACK_IMPORTED_MODULE_2__.L5J().optional(),
items:property.optional(),
anyOf:zod__WEBPACK_IMPORTED_MODULE_2__.YOg(property).optional()
}));
const objectSchema=zod__WEBPACK_IMPORTED_MODULE_2__.RZV(()=>zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
properties:zod__WEBPACK_IMPORTED_MODULE_2__.g1P(zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),property).default({}),
required:zod__WEBPACK_IMPORTED_MODULE_2__.YOg(zod__WEBPACK_IMPORTED_MODULE_2__.YjP()).default([])
}));
function describeShape(parameters){
const json=zod__WEBPACK_IMPORTED_MODULE_0__.bl(shownParameters(parameters),{io:'input',unrepresentable:'any'});
const parsed=objectSchema.safeParse(json);
const fields=parsed.success
?Object.entries(parsed.data.properties).map(([name,schema])=>`${name}${parsed.data.required.includes(name)?'':'?'}: ${typeText(schema)}`)
:Object.keys(parameters.shape);
const shape=`{${fields.join(', ')}}`;
return shape.length<=MAX_SHAPE_LENGTH?shape:`${shape.slice(0,MAX_SHAPE_LENGTH)}\u2026`;
}
function typeText({type='any',enum:values,const:only,items,anyOf}){
if(values)
return values.map((value)=>JSON.stringify(value)).join(' | ');
if(only!==undefined)
return JSON.stringify(only);
if(anyOf)
return anyOf.map(typeText).join(' | ');
if(type==='array'&&items)
return `${typeText(items)}[]`;
return typeof type==='string'?type:type.join(' | ');
}
}),
92327:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
p:()=>(modelResponse)
});
var _tokens_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(81629);
function modelResponse({metadata,usage,...response},{source,promptBytes,countTokens}){
const counted=usage===undefined?undefined:countTokens(usage);
return{
...response,
tokens:counted??(0,_tokens_js__WEBPACK_IMPORTED_MODULE_0__.bP)(promptBytes,response),
...(metadata!==undefined&&{providerMetadata:{from:source,content:metadata}})
};
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
83706:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
U:()=>(RequestSerializer)
});
const INITIAL_BYTES=64*1024;
class RequestSerializer{
#list;
#buffer=Buffer.alloc(INITIAL_BYTES);
#head='';
#headEnd=0;
#written=[];
constructor(list){
this.#list=list;
}
serialize(request){
const{[this.#list]:parts,...rest}=request;
this.#begin(rest);
const firstNew=parts.findIndex((part,index)=>part!==this.#written[index]?.part);
this.#written.length=firstNew<0?parts.length:firstNew;
for(const part of parts.slice(this.#written.length)){
const comma=this.#written.length===0?'':',';
this.#written.push({part,end:this.#append(comma+JSON.stringify(part))});
}
const end=this.#append(']}');
return new Uint8Array(this.#buffer.subarray(0,end));
}
#begin(rest){
const others=JSON.stringify(rest).slice(0,-1);
const head=`${others}${others==='{'?'':','}"${this.#list}":[`;
if(head===this.#head)
return;
this.#written.length=0;
this.#headEnd=0;
this.#headEnd=this.#append(head);
this.#head=head;
}
#append(text){
const start=this.#written.at(-1)?.end??this.#headEnd;
const end=start+Buffer.byteLength(text);
if(end>this.#buffer.length){
const larger=Buffer.alloc(2*end);
this.#buffer.copy(larger,0,0,start);
this.#buffer=larger;
}
this.#buffer.write(text,start);
return end;
}
}
}),
44475:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
N:()=>(DEFAULT_TEMPERATURE)
});
const DEFAULT_TEMPERATURE=0.1;
}),
47225:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
$R:()=>(CallIds),
$W:()=>(boundedId),
RM:()=>(argumentText),
Sd:()=>(plainId),
ZF:()=>(MAX_CALLS),
d6:()=>(sanitizeCallName),
mc:()=>(UniqueIds),
ml:()=>(sanitizeArguments),
u2:()=>(nineLetterId)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598);
var _text_json_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(32686);
const MAX_CALLS=128;
class UniqueIds{
#format;
#taken=new Set();
#copies=new Map();
constructor(format=(id)=>id){
this.#format=format;
}
take(wanted){
const first=this.#format(wanted);
let free=first;
for(let copy=this.#copies.get(first)??2;this.#taken.has(free);copy+=1){
free=this.#format(`${first}_${copy}`);
this.#copies.set(first,copy+1);
}
this.#taken.add(free);
return free;
}
get size(){
return this.#taken.size;
}
}
class CallIds{
#format;
#ids;
#latest=new Map();
constructor(format){
this.#format=format;
this.#ids=new UniqueIds(format);
}
of({toolCalls}){
this.#latest=new Map(toolCalls.map(({id})=>[id,this.#ids.take(id)]));
return this.#latest;
}
ofResult(id){
return this.#latest.get(id)??this.#format(id);
}
}
function plainId(id){
return id.replaceAll(/[^a-zA-Z0-9_-]/gu,(letter)=>`_${letter.codePointAt(0)?.toString(16)??''}`)||'_';
}
const MAX_ID_CHARS=64;
function boundedId(id){
return id!==''&&id.length<=MAX_ID_CHARS?id:digest(id);
}
function nineLetterId(id){
return/^[a-zA-Z0-9]{9}$/.test(id)?id:digest(id).slice(0,9);
}
function digest(id){
return(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(id).digest('hex');
}
function argumentText(args){
const text=typeof args==='string'?args:JSON.stringify(args??{});
return text.trim()===''?'{}':text;
}
function sanitizeCallName(name){
return name.replaceAll(/[^\w-]/g,'_').slice(0,64);
}
function sanitizeArguments(text){
const sent=(0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__.qF)(text);
if((0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__.u4)(sent))
return{text,value:sent};
const value={not_json:text.toWellFormed()};
return{text:JSON.stringify(value),value};
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
