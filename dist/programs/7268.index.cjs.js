"use strict";
exports.id=7268;
exports.ids=[7268];
exports.modules={
63652:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
M:()=>(agentHost)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598);
var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(2818);
var _errors_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(59973);
var _text_control_marks_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(66376);
var _text_within_time_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(78301);
var _text_hidden_characters_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(30113);
const EXCERPT=40;
const MAX_MESSAGE=200;
const MAX_LOCATING_MS=2_000;
const agentHost={
explainToolError:(error)=>error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_5__.v4||error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_5__.yo||(0,_errors_js__WEBPACK_IMPORTED_MODULE_5__.Or)(error)?error.message:undefined,
cleanResult:_text_hidden_characters_js__WEBPACK_IMPORTED_MODULE_4__.k4,
cleanResponse:_text_control_marks_js__WEBPACK_IMPORTED_MODULE_2__.i,
locateJsonError,
editDistance:fastest_levenshtein__WEBPACK_IMPORTED_MODULE_1__.Io,
digest:(text)=>(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex')
};
async function locateJsonError(text,error){
const{parse,printParseErrorCode}=await __webpack_require__.e(3105).then(__webpack_require__.t.bind(__webpack_require__,73105,19));
const found=[];
(0,_text_within_time_js__WEBPACK_IMPORTED_MODULE_3__.dn)(MAX_LOCATING_MS,()=>parse(text,found,{disallowComments:true}));
const[first]=found;
if(!first)
return ` (${(0,_errors_js__WEBPACK_IMPORTED_MODULE_5__.bD)(error).slice(0,MAX_MESSAGE)})`;
const problem=printParseErrorCode(first.error)
.replaceAll(/(?<=[a-z])(?=[A-Z])/g,' ')
.toLowerCase();
if(problem.startsWith('unexpected end')||text.slice(first.offset).trim()===''){
return `: they end at character ${text.length}, too early (${problem})`;
}
const before=text.slice(Math.max(0,first.offset-EXCERPT),first.offset);
const after=text.slice(first.offset,first.offset+EXCERPT);
return ` at character ${first.offset} (${problem}), at ▸ in: ${`${before}▸${after}`.toWellFormed()}`;
}
}),
28847:
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
14018:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
i:()=>(withGracePeriod)
});
const GRACE_MS=10_000;
async function withGracePeriod(work,signal,graceMs=GRACE_MS){
const{promise:abandoned,reject}=Promise.withResolvers();
let timer;
const onAbort=()=>{
timer=setTimeout(()=>{
reject(signal.reason);
},graceMs);
};
if(signal.aborted)
onAbort();
else
signal.addEventListener('abort',onAbort,{once:true});
try{
return await Promise.race([work,abandoned]);
}
finally{
signal.removeEventListener('abort',onAbort);
clearTimeout(timer);
}
}
}),
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
34565:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
I:()=>(lengthAt),
p:()=>(matchAt)
});
function matchAt(pattern,text,at){
pattern.lastIndex=at;
return pattern.exec(text)??[];
}
function lengthAt(pattern,text,at){
return matchAt(pattern,text,at)[0]?.length??0;
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
3071:
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
59397:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
$I:()=>(readObjects),
R8:()=>(separateCalls),
We:()=>(parseArguments),
lR:()=>(readArguments),
ty:()=>(isNoise)
});
var _canonical_json_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(28847);
var _match_at_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(34565);
var _read_literal_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(15666);
const FENCE=/^```(?:json)?\s/;
const SEPARATOR=/(?:[\s,;}\]]|""|```(?:json)?|<\|[^<>{}"]*>|<\/([\w:.-]+)\s*>(?:\s*<\1>)?)*/y;
const MAX_UNPACKED=2;
const MAX_OBJECTS=32;
function readObjects(text,start,boundary=/(?!)/){
const objects=new Map();
let literal=(0,_read_literal_js__WEBPACK_IMPORTED_MODULE_0__.U)(text,start);
let end=start;
let from=start;
while(literal.kind==='value'&&(0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__.u)(literal.value)){
const{value}=literal;
end=literal.end;
const key=JSON.stringify(value);
if(!objects.has(key))
objects.set(key,{value,json:asJson(text.slice(from,end).trimEnd(),key)});
from=end+(0,_match_at_js__WEBPACK_IMPORTED_MODULE_2__.I)(SEPARATOR,text,end);
if(text[from]!=='{'||text.slice(end,from).search(boundary)>=0)
break;
literal=(0,_read_literal_js__WEBPACK_IMPORTED_MODULE_0__.U)(text,from);
}
const rest=text.slice(from).trimEnd();
const isPart=text.startsWith(rest,start)||[...objects.values()].some(({json})=>json.startsWith(rest));
if(literal.kind!=='value'&&!(objects.size>0&&isPart))
return{kind:'mistake',reason:literal.reason,isCut:literal.kind==='cut',end:literal.end};
if(literal.kind==='value'&&objects.size===0)
return{kind:'mistake',reason:`are ${nameType(literal.value)}. Send one JSON object.`,isCut:false,end};
if(objects.size>MAX_OBJECTS)
return{
kind:'mistake',
reason:`are more than ${MAX_OBJECTS} objects. Make one call for each.`,
isCut:false,
end
};
const all=[...objects.values()];
const filled=all.filter(({json})=>json!=='{}');
return{kind:'read',objects:filled.length>0?filled:all,end};
}
function isNoise(rest,[first]=[]){
const others=rest.replaceAll(first?.json??'','');
const mayEndString=/"|(?<!\w)'|'(?!\w)/.test(others)&&others.trimEnd().endsWith('}');
return(0,_match_at_js__WEBPACK_IMPORTED_MODULE_2__.I)(SEPARATOR,others,0)===others.length||!mayEndString;
}
function readArguments(text,unpacked=0){
const written=text.trim().replace(FENCE,'');
if(written===''||written==='null')
return readObjects('{}',0);
const literal=(0,_read_literal_js__WEBPACK_IMPORTED_MODULE_0__.U)(written,0);
if(literal.kind==='value'&&typeof literal.value==='string'&&unpacked<MAX_UNPACKED){
const inner=readArguments(literal.value,unpacked+1);
if(inner.kind==='read'&&isNoise(written.slice(literal.end)))
return inner;
}
const read=readObjects(written,0);
if(read.kind==='mistake'||isNoise(written.slice(read.end),read.objects))
return read;
return{kind:'mistake',reason:undefined,isCut:false,end:read.end};
}
function separateCalls(calls){
const ids=new Set(calls.map(({id})=>id));
return calls.flatMap((call)=>{
const read=readArguments(call.arguments);
if(read.kind==='mistake'||call.problem!==undefined)
return[call];
return read.objects.map(({json},index)=>{
const id=index===0?call.id:freeId(`${call.id}_${index+1}`,ids);
return{...call,id,arguments:json};
});
});
}
async function parseArguments(text,host){
const read=readArguments(text);
if(read.kind==='read'){
const[first,...others]=read.objects;
if(first&&others.length===0)
return{kind:'parsed',value:first.value};
return{kind:'mistake',reason:'are several objects. Make one call for each.'};
}
const where=read.reason??`are not valid JSON${await host.locateJsonError(text,errorIn(text))}. Send one JSON object.`;
return{kind:'mistake',reason:where};
}
function asJson(written,json){
return errorIn(written)===undefined?written:json;
}
function errorIn(text){
try{
JSON.parse(text);
return undefined;
}
catch(error){
return error;
}
}
function nameType(value){
return Array.isArray(value)?'an array':`a ${value===null?'null':typeof value}`;
}
function freeId(wanted,taken){
const id=taken.has(wanted)?freeId(`${wanted}_`,taken):wanted;
taken.add(id);
return id;
}
}),
15666:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
U:()=>(readLiteral),
l:()=>(MAX_DEPTH)
});
var _match_at_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(34565);
const MAX_DEPTH=64;
const SPACE=/\s+/y;
const NUMBER=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])/y;
const WORD=/[\p{L}_$][\p{L}\p{N}_$-]*/uy;
const WORDS=new Map([
['true',true],
['false',false],
['null',null],
['none',null]
]);
const PLAIN={'"':/[^"\\]+/y,"'":/[^'\\]+/y};
const ESCAPES=new Map(Object.entries({n:'\n',t:'\t',r:'\r',b:'\b',f:'\f','"':'"',"'":"'",'\\':'\\','/':'/'}));
const CODE=/\\u([\da-fA-F]{4})/y;
const NO_ESCAPE=/[c-eg-mo-qswyzA-MO-TV-Z]/;
function readLiteral(text,start){
const reader=new LiteralReader(text,start);
try{
const value=reader.value(0);
return{kind:'value',value,end:reader.position};
}
catch(error){
if(!(error instanceof Unreadable))
throw error;
return{kind:error.kind,end:reader.position,reason:error.reason};
}
}
class Unreadable extends Error{
kind;
reason;
constructor(kind,reason){
super(kind);
this.kind=kind;
this.reason=reason;
}
}
class LiteralReader{
#text;
position;
constructor(text,start){
this.#text=text;
this.position=start;
}
value(depth){
if(depth>MAX_DEPTH)
throw new Unreadable('broken',`are nested deeper than ${MAX_DEPTH} levels. Send a flatter object.`);
this.#skipSpace();
if(this.#take('{'))
return this.#object(depth);
if(this.#take('['))
return this.#list(depth);
return this.#string()??this.#number()??this.#word();
}
#object(depth){
const fields=new Map();
while(!this.#take('}')){
const name=this.#string()??this.#match(WORD)??this.#fail();
if(!this.#take(':'))
this.#fail();
const value=this.value(depth+1);
if(fields.has(name)&&JSON.stringify(fields.get(name))!==JSON.stringify(value))
throw new Unreadable('broken','have two different values for one parameter. Send each parameter once.');
fields.set(name,value);
if(!this.#take(',')&&this.#text[this.position]!=='}')
this.#fail();
this.#skipSpace();
}
return Object.fromEntries(fields);
}
#list(depth){
const items=[];
while(!this.#take(']')){
items.push(this.value(depth+1));
if(!this.#take(',')&&this.#text[this.position]!==']')
this.#fail();
}
return items;
}
#string(){
const quote=this.#text[this.position];
if(quote!=='"'&&quote!=="'")
return undefined;
this.position+=1;
for(let string=this.#match(PLAIN[quote])??'';;string+=this.#match(PLAIN[quote])??''){
const next=this.#text[this.position];
if(next===undefined)
throw new Unreadable('cut');
if(next==='\\')
string+=this.#escape();
else{
this.position+=1;
return string;
}
}
}
#escape(){
const[all,code]=(0,_match_at_js__WEBPACK_IMPORTED_MODULE_0__.p)(CODE,this.#text,this.position);
if(all!==undefined&&code!==undefined){
this.position+=all.length;
return String.fromCharCode(parseInt(code,16));
}
const escaped=this.#text[this.position+1];
if(escaped===undefined)
throw new Unreadable('cut');
const known=ESCAPES.get(escaped);
if(known===undefined&&!NO_ESCAPE.test(escaped))
throw new Unreadable('broken');
this.position+=2;
return known??`\\${escaped}`;
}
#number(){
const written=this.#match(NUMBER);
if(written!==undefined&&!Number.isFinite(Number(written)))
throw new Unreadable('broken','contain a number that is too large.');
return written===undefined?undefined:Number(written);
}
#word(){
const word=this.#match(WORD)?.toLowerCase()??'';
return WORDS.has(word)?WORDS.get(word):this.#fail();
}
#skipSpace(){
this.position+=(0,_match_at_js__WEBPACK_IMPORTED_MODULE_0__.I)(SPACE,this.#text,this.position);
}
#take(character){
this.#skipSpace();
if(this.#text[this.position]!==character)
return false;
this.position+=1;
this.#skipSpace();
return true;
}
#match(pattern){
const[match]=(0,_match_at_js__WEBPACK_IMPORTED_MODULE_0__.p)(pattern,this.#text,this.position);
this.position+=match?.length??0;
return match;
}
#fail(){
throw new Unreadable(this.position>=this.#text.length?'cut':'broken');
}
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
43622:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
$I:()=>(toolDefinitions),
RH:()=>(parameterSchema),
nG:()=>(byName),
vJ:()=>(describeShape)
});
var zod__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(48821);
var zod__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3301);
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
const schema=zod__WEBPACK_IMPORTED_MODULE_0__.bl(parameters,{io:'input'});
delete schema.$schema;
return{...schema,type:'object'};
}
function byName(one,other){
return one.name<other.name?-1:1;
}
const MAX_SHAPE_LENGTH=600;
const property=zod__WEBPACK_IMPORTED_MODULE_1__.RZV(()=>zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
type:zod__WEBPACK_IMPORTED_MODULE_1__.KCZ([zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),zod__WEBPACK_IMPORTED_MODULE_1__.YOg(zod__WEBPACK_IMPORTED_MODULE_1__.YjP())]).optional(),
enum:zod__WEBPACK_IMPORTED_MODULE_1__.YOg(zod__WEBPACK_IMPORTED_MODULE_1__.L5J()).optional(),
const:zod__WEBPACK_IMPORTED_MODULE_1__.L5J().optional(),
items:property.optional(),
anyOf:zod__WEBPACK_IMPORTED_MODULE_1__.YOg(property).optional()
}));
const objectSchema=zod__WEBPACK_IMPORTED_MODULE_1__.RZV(()=>zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
properties:zod__WEBPACK_IMPORTED_MODULE_1__.g1P(zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),property).default({}),
required:zod__WEBPACK_IMPORTED_MODULE_1__.YOg(zod__WEBPACK_IMPORTED_MODULE_1__.YjP()).default([])
}));
function describeShape(parameters){
const json=zod__WEBPACK_IMPORTED_MODULE_0__.bl(parameters,{io:'input',unrepresentable:'any'});
const parsed=objectSchema.safeParse(json);
const fields=parsed.success
?Object.entries(parsed.data.properties).map(([name,schema])=>`${name}${parsed.data.required.includes(name)?'':'?'}: ${typeText(schema)}`)
:Object.keys(parameters.shape);
const shape=`{${fields.join(', ')}}`;
return shape.length<=MAX_SHAPE_LENGTH?shape:`${shape.slice(0,MAX_SHAPE_LENGTH)}…`;
}
function typeText({type='any',enum:values,const:only,items,anyOf}){
if(values)
return values.map((value)=>JSON.stringify(value)).join(' | ');
if(only!==undefined)
return JSON.stringify(only);
if(anyOf)
return anyOf.map(typeText).join(' | ');
if(type==='array'&&items){
const item=typeText(items);
return item.includes(' | ')?`(${item})[]`:`${item}[]`;
}
return typeof type==='string'?type:type.join(' | ');
}
}),
94967:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
i:()=>(refusingDelegates)
});
var _errors_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(59973);
function refusingDelegates(enabled,reason){
const refuse=()=>Promise.reject(new _errors_js__WEBPACK_IMPORTED_MODULE_0__.v4(reason));
const completer={model:'none',complete:refuse};
const completers={cheap:completer,main:completer};
return{
sessions:enabled.sessions?{runChild:refuse}:undefined,
coders:enabled.coders?completers:undefined,
writers:enabled.writers?completers:undefined
};
}
}),
35404:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__,{
currentTools:()=>(currentTools),
replay:()=>(replay_replay)
});
var schemas=__webpack_require__(3301);
var promises_=__webpack_require__(51455);
var external_node_path_=__webpack_require__(76760);
var errors=__webpack_require__(59973);
var conversation_events=__webpack_require__(19896);
var read_trace_file=__webpack_require__(36159);
var trace_file=__webpack_require__(39237);
;
async function readRecording(path){
const run=[];
const children=new Map();
let[isComplete,unreadable]=[false,0];
const{version}=await(0,read_trace_file.m)(path,({event,...line})=>{
if(!event)
unreadable||=line.number;
else if(event.kind==='child'){
const{child}=event;
const events=children.get(child)??[];
if(events.length===0)
run.push({...line,event:{kind:'child-begins',child}});
children.set(child,events);
events.push({...line,event:event.event});
}
else if(conversation_events.KD.has(event.kind))
run.push({...line,event});
isComplete||=event?.kind==='ended'||event?.kind==='done';
});
if(version!==trace_file.T$)
throw new errors.yo(`${path} is a trace of version ${version}; this Forgehand replays version ${trace_file.T$}.`);
if(unreadable>0)
throw new errors.yo(`Line ${unreadable} of ${path} does not fit the format of a trace.`);
return{run,children,isComplete};
}
var agent_host=__webpack_require__(63652);
var agent_budget=__webpack_require__(26885);
var loop=__webpack_require__(97843);
var model=__webpack_require__(5915);
var no_commands=__webpack_require__(60690);
var request_digests=__webpack_require__(93798);
var canonical_json=__webpack_require__(28847);
;
const UNORDERED=new Set(['tool-finished','file-modified','bug','tools']);
const IGNORED=new Set(['usedMs','stack','durationMs','dedupeKey']);
class Cursor{
#left;
#options;
#digests=new request_digests.R();
#wasKilled;
#turn=0;
constructor(events,options){
this.#left=events.filter(({event})=>!isCheckpointFailure(event));
this.#wasKilled=events.every(({event})=>event.kind!=='done');
this.#options=options;
if(this.#left[0])
options.onNext(this.#left[0]);
}
get next(){
return this.#left[0]?.event;
}
get following(){
return this.#left[1]?.event;
}
coming(kind,end){
const events=this.#left.map(({event})=>event);
const isMeant=(event)=>event.kind===kind;
return events.slice(0,end&&events.indexOf(end)).filter(isMeant);
}
take(event){
if(event.kind==='delta'||event.kind==='child'||isCheckpointFailure(event))
return;
const now=conversation_events.Uu.parse(JSON.parse(JSON.stringify(this.#digests.traced(event))));
const recorded=UNORDERED.has(now.kind)?this.#left.find((each)=>keyOf(each.event)===keyOf(now)):undefined;
this.expect(now,recorded);
}
expect(now,recorded=this.#left[0]){
const{end,conversation}=this.#options;
if(now?.kind==='turn')
this.#turn+=1;
const difference=firstDifference(comparable(recorded?.event),comparable(now));
const{kind='',name=''}={name:undefined,...(now??recorded?.event)};
const place={conversation,turn:this.#turn,line:recorded?.number??0,event:`${kind} ${name}`.trim()};
if(!recorded&&this.#wasKilled)
end(undefined);
else if(difference)
end({...place,...difference});
this.skip(recorded);
}
skip(done=this.#left[0]){
this.#left=this.#left.filter((each)=>each!==done);
if(this.#left[0])
this.#options.onNext(this.#left[0]);
}
stop(){
this.#options.end(undefined);
throw new Error('The recording has no answer.');
}
}
function comparable(event){
const{tools,...fields}={tools:[],...event};
const named=Object.fromEntries(tools.map((tool)=>[tool.name,tool]));
const compared=Object.entries({...fields,tools:named}).filter(([name])=>!IGNORED.has(name));
return event&&Object.fromEntries(compared);
}
const isCheckpointFailure=(event)=>'tool' in event&&event.tool==='checkpoints';
function keyOf(event){
const{kind,callId,path}={kind:'',callId:'',path:'',...event};
return[kind,callId,path].join(' ');
}
const MAX_SHOWN=300;
function firstDifference(recorded,now,field=''){
if((0,canonical_json.d)(recorded)===(0,canonical_json.d)(now))
return undefined;
if(isObject(recorded)&&isObject(now)){
const names=[...new Set([...Object.keys(recorded),...Object.keys(now)])];
const name=names.find((each)=>(0,canonical_json.d)(recorded[each])!==(0,canonical_json.d)(now[each]))??'';
return firstDifference(recorded[name],now[name],field===''?name:`${field}.${name}`);
}
const shown=(value)=>(value===undefined?undefined:(0,canonical_json.d)(value).slice(0,MAX_SHOWN));
if(typeof recorded!=='string'||typeof now!=='string')
return{field,textLine:0,recorded:shown(recorded),now:shown(now)};
const[before,after]=[recorded.split('\n'),now.split('\n')];
const line=[...before,undefined].findIndex((each,position)=>each!==after[position]);
const unit=before[line]?.split('').findIndex((each,position)=>each!==after[line]?.[position])??0;
const start=Math.max(0,unit-MAX_SHOWN/ 2);
const cut=(text)=>text?.slice(start,start+MAX_SHOWN).toWellFormed();
return{field,textLine:line+1,recorded:cut(before[line]),now:cut(after[line])};
}
function isObject(value){
return typeof value==='object'&&value!==null;
}
var external_node_events_=__webpack_require__(78474);
var execute_call=__webpack_require__(97351);
var run_calls=__webpack_require__(28307);
;
async function replay({run,children,isComplete},toolsFor){
const ended=new AbortController();
let result={divergence:undefined,isComplete};
const end=(divergence)=>{
if(!ended.signal.aborted)
result={divergence,isComplete:divergence!==undefined};
ended.abort();
};
let time=0;
const replayConversation=async(events,conversation,signal,parent)=>{
const first=events.find(({event})=>event.kind==='session');
if(first?.event.kind!=='session'){
if(parent)
return;
throw new errors.yo('The trace cannot be replayed: it does not say how the conversation with the model began.');
}
const{model,summarizer,limits,price,usedMs,expectsChange,hasCheckpoints}=first.event;
time=first.at-usedMs;
const budget=new agent_budget._({limits,price,now:()=>time},parent?.budget);
const main=parent?.main??{name:model,host:''};
const[cancel,stop]=[new AbortController(),new AbortController()];
const[minutes,wrapUp]=[new AbortController(),new AbortController()];
const deadlines=[minutes.signal,wrapUp.signal];
const nudges=()=>cursor.coming('nudge',cursor.coming('turn')[0]);
const cursor=new Cursor(events,{
...{conversation,end},
onNext:({at,event})=>{
time=at;
const reason=new DOMException('The recorded run was interrupted here.','AbortError');
if(event.kind==='interrupted')
({cancel,stop,minutes,'wrap-up':wrapUp})[event.by].abort(reason);
}
});
const runChild=(child,childSignal)=>replayConversation(children.get(child)??[],`child ${child}`,childSignal,{budget,main});
const meanwhile=async(childSignal)=>{
for(let{next}=cursor;next&&MEANWHILE.has(next.kind);{next}=cursor){
if(next.kind==='other-model-usage')
budget.spendAt(next.tokens,next.price);
if(next.kind==='child-begins')
await runChild(next.child,childSignal);
cursor.skip();
}
};
const objection=async(childSignal)=>{
await meanwhile(childSignal);
const[finish]=cursor.coming('tool-finished');
return finish?.ok===false?finish.text:undefined;
};
const tools=toolsFor(cursor.coming('tools')[0]?.tools??[],{isChild:parent!==undefined});
const messages=cursor.coming('message',cursor.coming('turn')[0]).map(({message})=>message);
const promptLength=[...messages,{role:'assistant'}].findIndex(({role})=>role==='assistant');
await(0,loop.J)(messages.slice(0,promptLength),{
earlier:messages.slice(promptLength),
model:recordedModel(cursor,main,first.event),
summarizer:summarizer===undefined?undefined:recordedModel(cursor,main,{...first.event,model:summarizer}),
pricing:{main,priceOf:()=>cursor.coming('other-model-usage')[0]?.price},
tools:recordedTools(tools,cursor,meanwhile),
requirements:[{missing:objection,isStrict:true,isCostly:true}],
checkpoints:hasCheckpoints?checkpointsOf(cursor):undefined,
lateNews:{known:()=>Promise.resolve(),take:()=>nudges().find(({text})=>text===no_commands.d)?.text},
signal:AbortSignal.any([signal,cancel.signal]),
stop:stop.signal,
timeout:()=>deadlines.shift()??signal,
onEvent:cursor.take.bind(cursor),
...{budget,expectsChange,host:agent_host.M}
}).catch((error)=>{
if(cursor.next&&!ended.signal.aborted)
throw error;
});
if(cursor.next&&!ended.signal.aborted)
cursor.expect(undefined);
};
await replayConversation(run,'the run',ended.signal);
return result;
}
function checkpointsOf(cursor){
const missing=()=>Promise.reject(new Error('It was not recorded.'));
return{
take:async()=>cursor.coming('checkpoint')[0]?.checkpoint??(await missing()),
hasChanged:async()=>cursor.coming('tree-compared')[0]?.hasChanged??(await missing())
};
}
function recordedTools(tools,cursor,meanwhile){
return tools.map((tool)=>({
...tool,
fingerprint:()=>Promise.resolve(''),
async run(input,signal,callId){
const finish=cursor.coming('tool-finished').find((event)=>event.callId===callId);
await meanwhile(signal);
if(!finish)
return cursor.stop();
if(tool.name==='finish')
return await tool.run(input,signal);
if(finish.text!==run_calls.t)
return resultOf(finish,cursor);
if(!signal.aborted)
await(0,external_node_events_.once)(signal,'abort');
throw signal.reason;
}
}));
}
const MEANWHILE=new Set(['other-model-usage','child-begins','retry','fallback']);
function resultOf(finish,cursor){
const{callId,name,ok,text,denial,approvalRequest}=finish;
const[before='',after='']=(0,execute_call.dN)(name,'\n').split('\n');
if(text.startsWith(before)&&text.endsWith(after))
throw new Error(text.slice(before.length,-after.length));
if(!ok&&!denial&&!approvalRequest)
throw new errors.v4(text);
const edits=cursor.coming('file-modified',finish).filter((event)=>event.callId===callId);
return{...finish,...(edits.length>0&&{edits})};
}
const REPETITION='over and over and over again, the same words,';
function recordedModel(cursor,main,settings){
let{contextWindow}=settings;
let identity={name:settings.model,host:''};
return{
get name(){
return cursor.next?.kind==='request'?cursor.next.model:identity.name;
},
get host(){
return identity.host;
},
get contextWindow(){
return contextWindow;
},
async respond(request){
await Promise.resolve();
for(let{next}=cursor;;{next}=cursor){
if(next?.kind==='retry')
request.onRetry(next);
else if(next?.kind==='fallback'){
identity=next.to;
request.onFallback(next);
}
else if(next?.kind==='response'||next?.kind==='request-failed'){
;
({contextWindow}=next);
return next.kind==='response'?responseOf(next,cursor,main):fail(next,request,cursor);
}
else{
cursor.expect({kind:'response'});
return cursor.stop();
}
}
}
};
}
function responseOf(event,cursor,main){
const{following}=cursor;
const message=event.text===undefined?cursor.coming('message')[0]?.message:undefined;
return{
...{thinking:'',toolCalls:[],...event,text:event.text??''},
answeredBy:following?.kind==='other-model-usage'?{name:following.model,host:'another'}:main,
...(message?.role==='assistant'&&message)
};
}
function fail({reason,message},{signal,onDelta},cursor){
if(reason==='context-overflow')
throw new model.G1(message);
if(reason==='refused')
throw new model.me(message);
if(reason==='error')
throw new Error(message);
const chars=cursor.following?.kind==='repetition'?cursor.following.chars:0;
onDelta({kind:'text',text:REPETITION.repeat(Math.ceil(chars/ REPETITION.length)).slice(0,chars)});
if(signal.aborted)
throw new DOMException(message,'AbortError');
return cursor.stop();
}
var workspace_workspace=__webpack_require__(66362);
var json_text=__webpack_require__(3727);
var temporary_folder=__webpack_require__(47483);
var usage_error=__webpack_require__(4565);
var comment_on=__webpack_require__(99555);
var finding_book=__webpack_require__(51515);
var src_tools=__webpack_require__(33405);
var run_command=__webpack_require__(14125);
var refusing_delegates=__webpack_require__(94967);
;
async function replay_replay(path,{json}){
return(0,temporary_folder.E)(async(folder)=>{
const root=(0,external_node_path_.join)(folder,'tree');
await(0,promises_.mkdir)(root);
const nothing={sandbox:undefined,environment:{},commands:[],verify:[]};
const workspace=await(0,workspace_workspace.O)({root,stateFolder:(0,external_node_path_.join)(folder,'state'),...nothing});
const result=await readRecording(path)
.then((recording)=>replay(recording,(...given)=>currentTools(workspace,...given)))
.catch((error)=>{
throw error instanceof errors.yo?new usage_error.e(error.message,{cause:error}):error;
});
const{divergence,isComplete}=result;
const matches=`The replay matches the recording${isComplete?'.':' as far as it goes: the trace is incomplete.'}\n`;
process.stdout.write(json?(0,json_text.s)(result):divergence?describe(divergence):matches);
return divergence?1:0;
});
}
function describe({conversation,turn,line,event,field,textLine,recorded,now}){
const quoted=(text='nothing')=>(0,json_text.s)(text).trimEnd();
const where=[event,field,...(textLine>0?[`line ${textLine}`]:[])].filter((part)=>part!=='');
return `The replay diverges in ${conversation}, turn ${turn} (line ${line} of the trace): ${quoted(where.join(', ')).slice(1,-1)}
  recorded: ${quoted(recorded)}
  now:      ${quoted(now)}
`;
}
const NOT_IN_REPLAY='A replay does not call models or servers.';
const WRITING=['write_file','edit_file','apply_patch','run_command','get_diagnostics'];
function currentTools(workspace,offered,{isChild}){
const tools=(0,src_tools.M)(workspace,{
isApproved:isChild?undefined:()=>false,
isReadOnly:!offered.some(({name})=>WRITING.includes(name)),
...commandSecondsOf(offered),
isBounded:!offered.some(({description})=>description.includes(run_command._V)),
delegates:(0,refusing_delegates.i)({sessions:true,coders:true,writers:true},NOT_IN_REPLAY),
showTodo:()=>undefined,
attachFile:()=>Promise.reject(new errors.v4(NOT_IN_REPLAY)),
assigned:()=>[(0,comment_on.J)(new finding_book.X([]))],
serverTools:offered.filter(({name})=>name.startsWith('mcp__')).map(recordedTool)
});
return tools.filter(({name})=>offered.some((tool)=>tool.name===name));
}
function commandSecondsOf(offered){
const command=offered.find(({name})=>name==='run_command');
const stated=/"Default (\d{1,5}), at most (\d{1,5})\./.exec(JSON.stringify(command?.parameters??{}));
return stated&&{commandSeconds:Number(stated[1]),maxCommandSeconds:Number(stated[2])};
}
function recordedTool({parameters,...tool}){
const named=Object.entries(parameters).filter(([key])=>key!=='id'&&key!=='$schema');
return{
...tool,
parameters:schemas._H3({}).meta(Object.fromEntries(named)),
subject:(input)=>JSON.stringify(input),
run:()=>Promise.reject(new errors.v4(NOT_IN_REPLAY))
};
}
}),
47483:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
E:()=>(withTemporaryFolder),
w:()=>(makeTemporaryFolder)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024);
var node_os__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(48161);
var node_path__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(76760);
var _errors_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(59973);
var _workspace_command_folders_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(78363);
async function withTemporaryFolder(command){
const folder=makeTemporaryFolder();
try{
return await command(folder);
}
finally{
await(0,_workspace_command_folders_js__WEBPACK_IMPORTED_MODULE_3__.v$)(folder);
}
}
const PREFIX='forgehand-';
const OWNER='.owner';
function makeTemporaryFolder(){
const parent=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)());
for(const name of(0,_errors_js__WEBPACK_IMPORTED_MODULE_4__.OJ)(()=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(parent))??[]){
const folder=(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parent,name);
if(name.startsWith(PREFIX)&&isLeft(folder))
void(0,_workspace_command_folders_js__WEBPACK_IMPORTED_MODULE_3__.v$)(folder);
}
const made=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parent,PREFIX));
const owner=identityOf(process.pid);
if(owner!==undefined)
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.symlinkSync)(owner,(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(made,OWNER));
return made;
}
function isLeft(folder){
const owner=(0,_errors_js__WEBPACK_IMPORTED_MODULE_4__.OJ)(()=>{
const{uid,mode}=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder);
const isOurs=uid===process.geteuid?.()&&(mode&TYPE_AND_OTHERS)===FOLDER;
return isOurs?(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder,OWNER)):undefined;
});
const[,pid,place]=/^(\d+) \d+ (\S+)$/.exec(owner??'')??[];
return place!==undefined&&place===placeOfProcesses()&&identityOf(Number(pid))!==owner;
}
const TYPE_AND_OTHERS=0o170066;
const FOLDER=0o040000;
function identityOf(pid){
const status=(0,_errors_js__WEBPACK_IMPORTED_MODULE_4__.OJ)(()=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/stat`,'utf8'));
const started=status?.slice(status.lastIndexOf(')')+2).split(' ')[19];
const place=placeOfProcesses();
return started===undefined||place===undefined?undefined:`${pid} ${started} ${place}`;
}
function placeOfProcesses(){
return(0,_errors_js__WEBPACK_IMPORTED_MODULE_4__.OJ)(()=>{
const boot=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)('/proc/sys/kernel/random/boot_id','utf8').trim();
return `${boot}/${(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)('/proc/self/ns/pid')}`;
});
}
}),
40448:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
B:()=>(placeFinding),
e:()=>(placesOf)
});
var _reviewed_file_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(23713);
const MAX_DISTANCE=3;
function placeFinding(named,files){
const file=(0,_reviewed_file_js__WEBPACK_IMPORTED_MODULE_0__.x4)(named.path,files);
if(!file)
return undefined;
const wanted={start:Math.min(named.startLine,named.endLine),end:Math.max(named.startLine,named.endLine)};
const place=placeOnSide(sideIn(file,named.side),wanted,file);
if(named.side==='right'||place?.isExact===true)
return place;
const context=contextOnRight(wanted,file);
return(context&&placeOnSide('right',context,file))??place;
}
function sideIn({hunks},named){
const isThere=hunks.some((hunk)=>hunk[named].end>=hunk[named].start);
if(isThere)
return named;
return named==='left'?'right':'left';
}
function placesOf(side,{hunks}){
return hunks.flatMap((hunk)=>{
const numbers=hunk.lines.flatMap((line)=>numberOn(side,line)??[]);
const[start]=numbers;
const end=numbers.at(-1);
return start===undefined||end===undefined?[]:[{start,end}];
});
}
function placeOnSide(side,wanted,{path,hunks}){
const candidates=hunks.flatMap((hunk)=>candidateIn(hunk,side,wanted)??[]);
const[best]=candidates.toSorted((one,other)=>one.distance-other.distance||other.lineCount-one.lineCount);
if(!best)
return undefined;
const{hunk,start,end}=best;
const code=hunk.lines.flatMap((line)=>{
const number=side==='left'?line.left:line.right;
return number!==undefined&&number>=start&&number<=end?[line.text.replace(/\r$/,'')]:[];
});
const isExact=start===wanted.start&&end===wanted.end;
return{path,side,startLine:start,endLine:end,code,isExact};
}
function candidateIn(hunk,side,wanted){
const numbers=hunk.lines.flatMap((line)=>numberOn(side,line)??[]);
const inside=numbers.filter((number)=>number>=wanted.start&&number<=wanted.end);
const[start]=inside;
const end=inside.at(-1);
if(start!==undefined&&end!==undefined)
return{hunk,start,end,distance:0,lineCount:inside.length};
const[nearest]=numbers
.map((number)=>({number,distance:number<wanted.start?wanted.start-number:number-wanted.end}))
.toSorted((one,other)=>one.distance-other.distance);
if(!nearest||nearest.distance>MAX_DISTANCE)
return undefined;
const{number,distance}=nearest;
return{hunk,start:number,end:number,distance,lineCount:1};
}
function numberOn(side,{kind,left,right}){
if(side==='right')
return right;
return kind==='removed'?left:undefined;
}
function contextOnRight({start,end},{hunks}){
for(const{lines}of hunks){
const first=lines.findIndex(({left})=>left===start);
const last=lines.findIndex(({left})=>left===end);
const named=lines.slice(first,last+1).filter(({left})=>left!==undefined);
const[from,to]=[lines[first]?.right,lines[last]?.right];
if(from===undefined||to===undefined)
continue;
return named.every(({kind})=>kind==='context')?{start:from,end:to}:undefined;
}
return undefined;
}
}),
23713:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
et:()=>(SHOWN_CONTEXT),
x4:()=>(findReviewedFile),
zk:()=>(reviewedFiles)
});
var _text_hunks_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(11879);
const SHOWN_CONTEXT=3;
function reviewedFiles(differences){
return differences.map(({path,movedFrom,hunks})=>({
path,
movedFrom,
hunks:(0,_text_hunks_js__WEBPACK_IMPORTED_MODULE_0__.F)(hunks).filter((hunk)=>!isOfSubmodule(hunk))
}));
}
function isOfSubmodule({lines}){
return lines.every(({text})=>/^Subproject commit [0-9a-f]{40,64}$/.test(text));
}
function findReviewedFile(path,files){
return files.find((file)=>file.path===path)??files.find(({movedFrom})=>movedFrom===path);
}
}),
48157:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Mt:()=>(MAX_FINDINGS),
Oy:()=>(MAX_FINDING_BODY),
Sl:()=>(MAX_FINDING_TITLE),
_o:()=>(FINDING_SEVERITIES),
yd:()=>(MAX_REPLACEMENT)
});
const FINDING_SEVERITIES=['blocking','important','minor'];
const MAX_FINDINGS=60;
const MAX_FINDING_TITLE=160;
const MAX_FINDING_BODY=4_000;
const MAX_REPLACEMENT=10_000;
}),
56296:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Mi:()=>(CHANGE_LIMITS),
UB:()=>(TreeTooLarge),
i7:()=>(LIST_LIMITS),
yx:()=>(Look)
});
var _errors_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(59973);
var _text_visible_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(2754);
var node_fs__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(76760);
var _text_format_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(79623);
var _machine_program_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(44931);
const MB=2**20;
const CHANGE_LIMITS={
counted:'new or changed files',
entries:100_000,
bytes:2_048*MB,
seconds:180
};
const LIST_LIMITS={counted:'files',entries:1_000_000,bytes:1_024*MB,seconds:60};
const MAX_NAMES=128*MB;
const PATIENCE_MS=500;
class TreeTooLarge extends _errors_js__WEBPACK_IMPORTED_MODULE_4__.yo{
name='TreeTooLarge';
}
class Look{
signal;
#limits;
#timeout;
#blocked=new AbortController();
#entries=[];
#reads=[];
#bytes=0;
#names=0;
#patternFiles=[];
constructor(limits,signal){
this.#limits=limits;
this.#timeout=AbortSignal.timeout(limits.seconds*1000);
this.signal=AbortSignal.any([...(signal?[signal]:[]),this.#timeout,this.#blocked.signal]);
}
watchGit(root,gitDirectory){
const ended=new AbortController();
const search=async()=>{
const signal=AbortSignal.any([ended.signal,this.signal]);
const{pipes,patternFiles}=await delayingFiles(root,(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDirectory,'index'),signal);
this.#patternFiles=patternFiles;
if(pipes[0]===undefined)
return;
const waits=`${(0,_text_visible_text_js__WEBPACK_IMPORTED_MODULE_0__.Q)(pipes[0])} is a named pipe, for which git waits without end.`;
this.#blocked.abort(new TreeTooLarge(`${waits} Delete it in the command that creates it.`));
};
const timer=setTimeout(()=>void search(),PATIENCE_MS);
return()=>{
clearTimeout(timer);
ended.abort();
};
}
list(paths){
const{entries,counted}=this.#limits;
for(const path of paths){
this.#entries.push({path,weight:1});
this.#names+=path.length;
}
if(this.#names>MAX_NAMES)
throw this.cutOff([],'their names are too long');
if(this.#entries.length<=entries)
return;
const{path,weight}=heaviestFolder(this.#entries);
throw tooLarge(path,`has ${number(weight)} ${counted}, and the limit is ${number(entries)}`);
}
read(files){
const{bytes:limit,counted}=this.#limits;
for(const{path,bytes}of files){
this.#reads.push({path,weight:bytes});
this.#bytes+=bytes;
}
if(this.#bytes<=limit)
return;
const{path,weight}=heaviestFolder(this.#reads);
throw tooLarge(path,`has ${megabytes(weight)} in ${counted}, and the limit is ${megabytes(limit)}`);
}
throwIfOver(seen=[]){
if(!this.signal.aborted)
return;
if(this.signal.reason!==this.#timeout.reason)
this.signal.throwIfAborted();
const took=`looking at it took longer than ${this.#limits.seconds} s`;
if(this.#patternFiles.length===0)
throw this.cutOff(seen,took);
throw new TreeTooLarge(`The work tree could not be read, because ${took}. Git compares every path with the patterns of these files, which are large, have many wildcards or have just changed: `+
`${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__.rL)(this.#patternFiles.map(_text_visible_text_js__WEBPACK_IMPORTED_MODULE_0__.Q),MAX_NAMED)}. Shorten or restore them.`);
}
cutOff(seen,why){
const all=[...this.#entries,...seen.map((each)=>({path:each,weight:1}))];
const{path,weight}=heaviestFolder(all);
if(weight===0)
return new TreeTooLarge(`The work tree could not be read, because ${why}.`);
return tooLarge(path,`has at least ${number(weight)} ${this.#limits.counted}, and ${why}`);
}
}
function tooLarge(folder,what){
const name=folder===''?'The root of the repository':(0,_text_visible_text_js__WEBPACK_IMPORTED_MODULE_0__.Q)(folder);
const remedy=folder===''?'Add them to .gitignore':'Add the folder to .gitignore';
return new TreeTooLarge(`${name} ${what}. ${remedy}, or delete them in the command that creates them.`);
}
const MAX_DEPTH=8;
const MAX_SAMPLE=20_000;
function heaviestFolder(all){
const step=Math.ceil(all.length/ MAX_SAMPLE);
const sample=all.filter((_,index)=>index%step===0);
const half=weightOf(sample)/ 2;
let inside=sample;
let path='';
for(let depth=1;depth<=MAX_DEPTH;depth+=1){
const below=inside.filter((each)=>each.path.split('/',depth+1).length>depth);
const children=Map.groupBy(below,(each)=>each.path.split('/',depth).join('/'));
const heavy=[...children].find(([,files])=>weightOf(files)>half);
if(!heavy)
break;
[path,inside]=heavy;
}
return{path,weight:weightOf(path===''?all:all.filter((each)=>each.path.startsWith(`${path}/`)))};
}
function weightOf(files){
return files.reduce((sum,{weight})=>sum+weight,0);
}
function megabytes(bytes){
return `${number(Math.round(bytes/ MB))} MB`;
}
function number(value){
return value.toLocaleString('en-US');
}
const OPENED_BY_NAME=['.gitignore','.gitattributes','.gitmodules','.mailmap'];
const WITH_PATTERNS=['.gitignore','.gitattributes'];
const MANY_PATTERNS_KIB=1_024;
const SLOW='[*]([^*/]+[*]){3}';
const MAX_NAMED=3;
async function delayingFiles(root,index,signal){
const pipes=['-type','p','(',...anyName(OPENED_BY_NAME),'-o','-path','*/.git/*',')','-printf','p%P\\0'];
const isNewer=(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(index)?['-o','-cnewer',index]:[];
const size=['(','-size',`+${MANY_PATTERNS_KIB}k`,...isNewer,'-o','-exec','grep','-qE',SLOW,'{}',';',')'];
const patterns=['-type','f','(',...anyName(WITH_PATTERNS),')',...size,'-printf','f%P\\0'];
const place={workTree:root,environment:{PATH:'/usr/bin:/bin',LC_ALL:'C'},cwd:root,signal};
const output=await(0,_machine_program_js__WEBPACK_IMPORTED_MODULE_3__.m)('find',['.',...pipes,'-o',...patterns],place).catch((error)=>error.stdout??'');
const found=signal.aborted?[]:output.split('\0');
const marked=(letter)=>found.filter((each)=>each.startsWith(letter)).map((each)=>each.slice(1));
return{pipes:marked('p'),patternFiles:marked('f')};
}
const anyName=(names)=>names.flatMap((name)=>['-o','-name',name]).slice(1);
}),
44931:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
m:()=>(runProgram),
o:()=>(leaveProgram)
});
var node_child_process__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(31421);
var node_util__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(57975);
var _hardened_environment_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(22388);
async function runProgram(name,args,{workTree,environment,input='',...more}){
const options={...more,env:await(0,_hardened_environment_js__WEBPACK_IMPORTED_MODULE_2__.Zw)(workTree,environment),maxBuffer:64*1024*1024};
const running=(0,node_util__WEBPACK_IMPORTED_MODULE_1__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)(name,[...args],options);
running.child.stdin?.on('error',()=>undefined).end(input);
return(await running).stdout;
}
async function leaveProgram(name,args,place){
const env=await(0,_hardened_environment_js__WEBPACK_IMPORTED_MODULE_2__.Zw)(place.workTree,place.environment);
return(0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(name,args,{stdio:'ignore',detached:true,env});
}
}),
11515:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Q:()=>(declaredChecks),
m:()=>(packageManager)
});
var _text_json_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(32686);
function declaredChecks(declaring){
const{packageJson,files}=declaring;
const targets=makeTargets(declaring);
const scripts=(0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__.u4)(packageJson)?(0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__.zv)(packageJson['scripts']):{};
const manager=(0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__.u4)(packageJson)?packageManager(packageJson,files):'npm';
const tests=[
declaresTest(scripts)?`${manager} test`:undefined,
ofPython(files),
files.includes('go.mod')?'go test ./...':undefined,
ofCargo(declaring),
...runners.flatMap(({marker,test})=>(files.some((name)=>marker.test(name))?test(files):undefined))
].filter((test)=>test!==undefined);
return{
tests:tests.length===0&&targets.includes('test')?['make test']:tests,
linters:[...('lint' in scripts?[`${manager} run lint`]:[]),...(targets.includes('lint')?['make lint']:[])]
};
}
function declaresTest({test}){
return typeof test==='string'&&!test.includes('no test specified');
}
function packageManager(packageJson,files){
const declared=packageJson['packageManager'];
const named=typeof declared==='string'?/^(npm|pnpm|yarn)@/.exec(declared)?.[1]:undefined;
if(named!==undefined)
return named;
if(files.includes('pnpm-lock.yaml'))
return 'pnpm';
return files.includes('yarn.lock')?'yarn':'npm';
}
function ofPython(files){
const markers='pyproject.toml setup.py setup.cfg pytest.ini tox.ini conftest.py requirements.txt'.split(' ');
const hasTests=files.some((name)=>/^(tests?|pytest\.ini|conftest\.py|test_.*\.py|.*_test\.py)$/.test(name));
return hasTests&&markers.some((name)=>files.includes(name))?'python3 -m pytest':undefined;
}
function ofCargo({files,cargoManifest=''}){
if(!files.includes('Cargo.toml'))
return undefined;
return `cargo test ${/^\[workspace/m.test(cargoManifest)?'--workspace ':''}--no-fail-fast`;
}
const runners=[
{marker:/^pom\.xml$/,test:(files)=>`${files.includes('mvnw')?'./mvnw':'mvn'} -B -ntp test`},
{
marker:/^(build|settings)\.gradle(\.kts)?$/,
test:(files)=>`${files.includes('gradlew')?'./gradlew':'gradle'} test`
},
{marker:/\.(?:sln|slnx|csproj|fsproj)$/,test:()=>'dotnet test'},
{
marker:/^Gemfile$/,
test:(files)=>{
if(files.includes('spec'))
return 'bundle exec rspec';
return files.includes('Rakefile')&&files.includes('test')?'bundle exec rake test':undefined;
}
},
{
marker:/^composer\.json$/,
test:(files)=>(files.some((name)=>/^phpunit\.xml(\.dist)?$/.test(name))?'vendor/bin/phpunit':undefined)
}
];
function makeTargets({makefile=''}){
return[...makefile.matchAll(/^([A-Za-z][\w.-]*)[ \t]*:(?![:=])/gm)].flatMap(([,name])=>name??[]);
}
}),
66376:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
i:()=>(withoutControlMarks)
});
const MARK=String.raw `(?<![ \t])[ \t]*[*_]{0,3}\\?\[\s{0,3}(?:TASK|WORK|JOB)\\?[ _-]?(?:COMPLETED?|DONE|FINISHED|ENDED|END)\s{0,3}\\?\][*_]{0,3}`;
const IS_MARK=new RegExp(MARK,'i');
const CODE_OR_MARK=new RegExp(`(\`+)[^\`\\n]*\\1|${MARK}`,'gi');
const CUT_MARK=/(?<![ \t])[ \t]*\[(?:TASK|WORK|JOB)_[A-Z]*$/i;
const FENCE=/^[ \t>]*(`{3,}|~{3,})/;
const INDENTED=/^(?: {4}|\t)/;
function withoutControlMarks(text){
if(!IS_MARK.test(text)&&!CUT_MARK.test(text))
return text;
const kept=[];
let fence;
let mayBeIndented=true;
for(const line of text.split('\n')){
const mark=FENCE.exec(line)?.[1];
const isFenced=fence!==undefined;
if(fence===undefined)
fence=mark;
else if(mark?.startsWith(fence)&&line.trim().endsWith(mark))
fence=undefined;
const isCode=isFenced||mark!==undefined||(mayBeIndented&&INDENTED.test(line));
const cleaned=isCode?line:withoutMarks(line);
if(cleaned!==''||line==='')
kept.push(cleaned);
mayBeIndented=line.trim()===''||(mayBeIndented&&INDENTED.test(line));
}
const cleaned=kept.join('\n');
return fence===undefined?cleaned.replace(CUT_MARK,''):cleaned;
}
function withoutMarks(line){
const cleaned=line.replace(CODE_OR_MARK,(found)=>(IS_MARK.test(found)&&!found.startsWith('`')?'':found));
return cleaned===line?line:cleaned.trimEnd();
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
32686:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Ar:()=>(compactJson),
Io:()=>(jsonProblem),
hz:()=>(isDeeperThan),
qF:()=>(parseJson),
u4:()=>(isRecord),
zv:()=>(recordOf)
});
function parseJson(text){
try{
return JSON.parse(text);
}
catch{
return undefined;
}
}
function compactJson(value){
try{
return JSON.stringify(value);
}
catch(error){
if(error instanceof RangeError)
return undefined;
throw error;
}
}
function isRecord(value){
return typeof value==='object'&&value!==null&&!Array.isArray(value);
}
function recordOf(value){
return isRecord(value)?value:{};
}
function isDeeperThan(depth,value){
if(typeof value!=='object'||value===null)
return false;
return depth===0||Object.values(value).some((within)=>isDeeperThan(depth-1,within));
}
function jsonProblem(text,message){
if(text.trim()==='')
return 'it is empty';
if(text.includes('\0'))
return 'it is not a text file';
const position=Number(/at position (\d+)/.exec(message)?.[1]??0);
if(/Unexpected end|Unterminated/.test(message)||position>=text.trimEnd().length){
return 'it ends too early. A quotation mark or a bracket is not closed';
}
const[,line,column]=/\(line (\d+) column (\d+)\)/.exec(message)??[];
return line===undefined||column===undefined
?'a name or a value is not valid JSON. Names and texts need double quotation marks'
:`line ${line}, column ${column} is not valid JSON. Names and texts need double quotation marks, and a list must not end with a comma`;
}
}),
60690:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
d:()=>(NO_COMMANDS)
});
const NO_COMMANDS='Commands cannot run here after all: no sandbox works on this machine. Read, search and edit only, and say that nothing was run.';
}),
60409:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
YF:()=>(normalizedCase),
Zv:()=>(foldersAbove),
_K:()=>(isOutside),
e9:()=>(isInGitFolder),
pT:()=>(normalizedPath),
yz:()=>(beginsWithDot)
});
var _hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(30113);
const SKIPPED=new RegExp(`[${_hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__.qM}${_hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__.W3}]`,'gv');
function normalizedPath(path){
const names=[];
for(const name of path.replaceAll('\\','/').split('/').map(normalizedName)){
if(name==='..')
names.pop();
else if(name!==''&&name!=='.')
names.push(name);
}
return names.join('/');
}
function isInGitFolder(path){
return path.split(/[/\\]/).some((name)=>/^(\.git|git~\d+)$/.test(normalizedName(name)));
}
function isOutside(path){
if(path.startsWith('/'))
return true;
let depth=0;
for(const name of path.split('/')){
if(name==='..')
depth-=1;
else if(name!==''&&name!=='.')
depth+=1;
if(depth<0)
return true;
}
return false;
}
function beginsWithDot(name){
return visibleName(name).startsWith('.')&&name!=='.'&&name!=='..';
}
function visibleName(name){
return name.normalize('NFKC').replaceAll(SKIPPED,'');
}
function normalizedName(name){
const plain=visibleName(name);
if(plain==='.'||plain==='..')
return plain;
return normalizedCase(plain.replace(/(?<=.):.*$/,'').replace(/[. ]+$/,''));
}
function normalizedCase(text){
return text.toUpperCase().toLowerCase();
}
function foldersAbove(path){
const names=path.split('/');
return names.slice(1).map((_,index)=>names.slice(0,index+1).join('/'));
}
}),
41609:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
F0:()=>(pinCommand),
_z:()=>(inFolder),
eC:()=>(quoteForShell)
});
function quoteForShell(text){
return/^[\w@%+=:,./][\w@%+=:,./-]*$/.test(text)?text:`'${text.replaceAll("'","'\\''")}'`;
}
function inFolder(folder,command){
return folder===''?command:`cd ${quoteForShell(folder.startsWith('-')?`./${folder}`:folder)} && ${command}`;
}
function pinCommand(repositoryUrl,ref){
const names=ref==='HEAD'?[ref]:[`refs/heads/${ref}`,`refs/tags/${ref}`,`refs/tags/${ref}^{}`];
return `git ls-remote ${[repositoryUrl,...names].map(quoteForShell).join(' ')} | tail -n 1 | cut -f 1`;
}
}),
64607:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
TN:()=>(oneLine),
VI:()=>(beginningOf),
l2:()=>(capitalized),
ml:()=>(shorten),
uA:()=>(withPeriod)
});
var _visible_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(2754);
function shorten(text,maxLength){
if(text.length<=maxLength)
return text;
return `${beginningOf(text,maxLength-1).trimEnd()}…`;
}
function beginningOf(text,maxLength){
return text.slice(0,maxLength).replace(/[\uD800-\uDBFF]$/u,'');
}
function withPeriod(text){
return text.replace(/\.?$/,'.');
}
function capitalized(text){
return text.replace(/^(\[?)([a-z])/,(_,before,first)=>before+first.toUpperCase());
}
function oneLine(text,maxLength){
const line=(0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__.Q)(text.slice(0,maxLength*4+100)).replace(/\s+/g,' ');
return shorten(line.trim(),maxLength);
}
}),
78301:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Bo:()=>(withinSum),
dn:()=>(withinTime),
kL:()=>(isTimeout)
});
var node_vm__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(30714);
const script=new node_vm__WEBPACK_IMPORTED_MODULE_0__.Script('work()');
let context;
function withinTime(milliseconds,work){
try{
context??=(0,node_vm__WEBPACK_IMPORTED_MODULE_0__.createContext)({});
context['work']=work;
return script.runInContext(context,{timeout:milliseconds});
}
catch(error){
if(isTimeout(error)||isOverflow(error))
return undefined;
throw error;
}
finally{
if(context)
context['work']=undefined;
}
}
function withinSum(milliseconds){
let left=milliseconds;
return(work)=>{
if(left<1)
return undefined;
const startedAt=performance.now();
const result=withinTime(Math.ceil(left),work);
left-=performance.now()-startedAt;
return result;
};
}
function isTimeout(error){
return Error.isError(error)&&'code' in error&&error.code==='ERR_SCRIPT_EXECUTION_TIMEOUT';
}
function isOverflow(error){
return Error.isError(error)&&error.name==='RangeError'&&error.message.includes('call stack');
}
}),
237:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Y6:()=>(readWritablePath),
nH:()=>(isWritable),
s$:()=>(EXPECTED_WRITABLE_PATH)
});
var _hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(30113);
var _normalized_path_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(60409);
var _paths_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(40458);
const EXPECTED_WRITABLE_PATH='a folder or file of the repository, such as src, without * and ..';
const UNUSABLE=new RegExp(`[*${_hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__.W3}]`,'v');
function readWritablePath(text){
const names=text
.trim()
.split('/')
.filter((name)=>name!==''&&name!=='.');
const path=names.join('/');
const isUsable=path!==''&&!UNUSABLE.test(path)&&!names.includes('..')&&!(0,_normalized_path_js__WEBPACK_IMPORTED_MODULE_1__.e9)(path);
return isUsable&&!(0,_normalized_path_js__WEBPACK_IMPORTED_MODULE_1__._K)(text.trim())?path:undefined;
}
function isWritable(path,writablePaths){
return writablePaths?.some((each)=>(0,_paths_js__WEBPACK_IMPORTED_MODULE_2__.UO)(path,each))??true;
}
}),
99555:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
J:()=>(commentOn)
});
var zod__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(3301);
var _agent_tool_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(52026);
var _code_review_place_finding_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(40448);
var _code_review_reviewed_file_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(23713);
var _domain_review_finding_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(48157);
var _text_format_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(79623);
var _text_shorten_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(64607);
var _other_agents_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(19820);
var _text_paths_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(40458);
const MAX_LISTED=30;
const MAX_SHOWN_LINE=100;
const MAX_LINE=10_000_000;
function commentOn(book){
return(0,_agent_tool_js__WEBPACK_IMPORTED_MODULE_2__.uO)({
name:'comment_on',
description:'Record what you object to in the change, at the lines that read_diff shows. Call it once for each objection. People see all of them when you finish.',
cachePolicy:'none',
parameters:zod__WEBPACK_IMPORTED_MODULE_3__.rej({
path:zod__WEBPACK_IMPORTED_MODULE_3__.YjP().min(1).max(4_096),
line:zod__WEBPACK_IMPORTED_MODULE_3__.Whr().min(1).max(MAX_LINE).describe('Number in the file; the last line of several.'),
start_line:zod__WEBPACK_IMPORTED_MODULE_3__.Whr().min(1).max(MAX_LINE).optional().describe('The first line of several.'),
side:zod__WEBPACK_IMPORTED_MODULE_3__.k5n(['left','right'])
.default('right')
.describe('left: removed lines, with their numbers in the file before the change.'),
severity:zod__WEBPACK_IMPORTED_MODULE_3__.k5n(_domain_review_finding_js__WEBPACK_IMPORTED_MODULE_4__._o).describe('blocking: must not be merged so. minor: can be ignored.'),
title:zod__WEBPACK_IMPORTED_MODULE_3__.YjP().trim().min(1).max(2_000).describe('What is wrong, on one line of plain text.'),
body:zod__WEBPACK_IMPORTED_MODULE_3__.YjP().trim().min(1).max(_domain_review_finding_js__WEBPACK_IMPORTED_MODULE_4__.Oy).describe('Why, and when it happens. Markdown.'),
replacement:zod__WEBPACK_IMPORTED_MODULE_3__.YjP()
.max(_domain_review_finding_js__WEBPACK_IMPORTED_MODULE_4__.yd)
.optional()
.describe('The whole new lines in place of exactly these, with their indentation; empty to delete them.'),
replaces:zod__WEBPACK_IMPORTED_MODULE_3__.KCZ([zod__WEBPACK_IMPORTED_MODULE_3__.YjP(),zod__WEBPACK_IMPORTED_MODULE_3__.Whr().transform(String)])
.optional()
.describe('An earlier finding that this one corrects, such as F1.')
}),
..._other_agents_js__WEBPACK_IMPORTED_MODULE_1__.n.comment_on,
subject:({path,line,severity})=>`${path}:${line} ${severity}`,
run({path,line,start_line:start=line,side,severity,title,body,replacement,replaces}){
const finding={
path:knownPath(path,book.files),
side,
severity,
body,
startLine:Math.min(start,line),
endLine:Math.max(start,line),
title:(0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__.TN)(title,_domain_review_finding_js__WEBPACK_IMPORTED_MODULE_4__.Sl),
replacement:replacement===undefined?undefined:linesIn(replacement)
};
const{label,place}=book.record(finding,replaces);
const hint=place?.isExact===true
?''
:`\n${correction(finding,book.files)} If you meant others, call again with replaces: "${label}".`;
return Promise.resolve({text:`${label}: ${placeText(place,finding)}${hint}`});
}
});
}
function knownPath(written,files){
const path=written.replace(/^(?:\.?\/)+/,'');
const bare=path.replace(/^[ab]\//,'');
return(0,_code_review_reviewed_file_js__WEBPACK_IMPORTED_MODULE_5__.x4)(path,files)||!(0,_code_review_reviewed_file_js__WEBPACK_IMPORTED_MODULE_5__.x4)(bare,files)?path:bare;
}
function linesIn(text){
return text===''?[]:text.replace(/\r\n$|[\r\n]$/,'').split(/\r\n|[\r\n]/);
}
function placeText(place,{path,startLine,endLine}){
const named=rangeText({start:startLine,end:endLine});
if(!place)
return `recorded. The diff does not show ${path}:${named}, so it will be in the text of the review, not at its lines.`;
const{startLine:start,endLine:end,side,code}=place;
const[first='']=code;
const last=code.length>1?` to ${quoted(code.at(-1)??'')}`:'';
const shown=`${place.path}:${rangeText({start,end})} (${side}), ${quoted(first)}${last}`;
return place.isExact?`recorded for ${shown}.`:`recorded for ${shown}. The diff does not show all of ${named}.`;
}
function quoted(line){
return JSON.stringify((0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__.ml)(line.trim(),MAX_SHOWN_LINE));
}
function correction({path},files){
const file=(0,_code_review_reviewed_file_js__WEBPACK_IMPORTED_MODULE_5__.x4)(path,files);
if(!file){
const name=(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_6__.Vb)(path);
const likely=files.toSorted((one,other)=>Number(other.path.endsWith(name))-Number(one.path.endsWith(name)));
return `The changed files are: ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_7__.rL)(likely.map((one)=>one.path),MAX_LISTED)}.`;
}
const onSide=(side)=>{
const ranges=(0,_code_review_place_finding_js__WEBPACK_IMPORTED_MODULE_8__.e)(side,file).map(rangeText);
return ranges.length===0?[]:[`${side}: ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_7__.rL)(ranges,MAX_LISTED)}`];
};
const sides=[...onSide('right'),...onSide('left')];
return sides.length===0
?`The diff shows no lines of ${file.path}.`
:`The diff shows these lines of ${file.path}; ${sides.join('; ')}.`;
}
function rangeText({start,end}){
return start===end?`${start}`:`${start}-${end}`;
}
}),
51515:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
X:()=>(FindingBook)
});
var _code_review_place_finding_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(40448);
var _domain_review_finding_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(48157);
var _errors_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(59973);
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
return{label,place:(0,_code_review_place_finding_js__WEBPACK_IMPORTED_MODULE_0__.B)(finding,this.files)};
}
#labelOf(finding){
const text=JSON.stringify(finding);
return[...this.#findings].find(([,one])=>JSON.stringify(one)===text)?.[0];
}
#nextLabel(){
const count=this.#findings.size;
if(count<_domain_review_finding_js__WEBPACK_IMPORTED_MODULE_1__.Mt)
return `F${count+1}`;
throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.v4(`There are ${count} findings, the most that a review can have. Replace a less important one with "replaces", or finish.`);
}
#find(written){
const label=`F${written.trim().replace(/^f/i,'')}`;
if(this.#findings.has(label))
return label;
const labels=[...this.#findings.keys()];
const known=labels.length===0?'There are none yet.':`The findings are ${labels.join(', ')}.`;
throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.v4(`There is no finding ${JSON.stringify(written)}. ${known}`);
}
}
}),
78363:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
N6:()=>(isFailure),
id:()=>(emptyFolder),
mo:()=>(copyFolder),
pN:()=>(executeWhereReadable),
v$:()=>(removeFolder)
});
var node_child_process__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(31421);
var node_util__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(57975);
var _errors_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(59973);
var _open_folder_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(37261);
const TIMEOUT_MS=600_000;
const REMOVE=['/bin/rm','-rf','--one-file-system','--'];
async function removeFolder(path){
const remove=()=>execute([...REMOVE,path]);
await remove().catch(async()=>{
(0,_open_folder_js__WEBPACK_IMPORTED_MODULE_2__.o)(path);
await remove().catch(()=>undefined);
});
}
async function emptyFolder(path){
const entries=[path,'-mindepth','1','-maxdepth','1','!','-empty'];
await execute(['/usr/bin/find',...entries,'-exec',...REMOVE,'{}','+']).catch(()=>undefined);
}
async function copyFolder(from,to,signal){
const copy=()=>execute(['/bin/cp','-a',from,to],signal);
try{
await copy().catch(async()=>{
await removeFolder(to);
signal?.throwIfAborted();
(0,_open_folder_js__WEBPACK_IMPORTED_MODULE_2__.o)(from);
return copy();
});
}
catch(error){
await removeFolder(to);
signal?.throwIfAborted();
const reason=(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.bD)(error).trim().split('\n').at(-1)??'';
throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`What a command left in its home folder could not be copied for the next one. ${reason}`,{
cause:error
});
}
}
async function execute([program,...args],signal,timeout=TIMEOUT_MS){
return(await(0,node_util__WEBPACK_IMPORTED_MODULE_1__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)(program,args,{env:{},timeout,signal})).stdout;
}
async function executeWhereReadable(command,signal,timeout){
try{
return await execute(command,signal,timeout);
}
catch(error){
const isProgram=isFailure(error)&&'stderr' in error&&'stdout' in error;
const lines=isProgram?String(error.stderr).trim().split('\n'):[];
const isLeftOut=(line)=>/: (?:Permission denied|File name too long)$/.test(line);
if(!isProgram||!lines.every(isLeftOut))
throw error;
return String(error.stdout);
}
}
function isFailure(error){
return(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.Or)(error)||(Error.isError(error)&&'stderr' in error);
}
}),
25178:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
L:()=>(readTextBeneath),
W:()=>(readRootFiles)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(76760);
var _git_look_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(56296);
var _text_lines_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(61165);
var _files_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(93597);
async function readRootFiles(root,folder=''){
const names=new Set((await(0,_files_js__WEBPACK_IMPORTED_MODULE_2__.Il)(root,folder,new _git_look_js__WEBPACK_IMPORTED_MODULE_1__.yx(_git_look_js__WEBPACK_IMPORTED_MODULE_1__.i7))).map(({name})=>name));
return{
names,
read:async(name)=>(names.has(name)?await readTextBeneath(root,(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder,name)):undefined)
};
}
async function readTextBeneath(root,path){
const content=await(0,_files_js__WEBPACK_IMPORTED_MODULE_2__.Mh)((0,_files_js__WEBPACK_IMPORTED_MODULE_2__.aL)(root,path),undefined);
return content&&(0,_text_lines_js__WEBPACK_IMPORTED_MODULE_3__.vA)(content.toString());
}
}),
37261:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
N:()=>(openFolder),
o:()=>(openFolders)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760);
var _errors_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(59973);
const O_PATH=0o10000000;
const MAX_DEPTH=200;
function openFolder(path,use=()=>undefined){
const descriptor=(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__.OJ)(()=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path,O_PATH|node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW|node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_DIRECTORY));
if(descriptor===undefined)
return;
const folder=`/proc/self/fd/${descriptor}`;
try{
const{mode,uid}=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor);
if(uid===process.geteuid?.()&&(mode&0o700)!==0o700){
(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__.OJ)(()=>{
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(folder,(mode&0o777)|0o700);
});
}
use(folder);
}
finally{
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
}
}
function openFolders(path,depth=0){
openFolder(path,(folder)=>{
if(depth===MAX_DEPTH)
return;
const entries=(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__.OJ)(()=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder,{withFileTypes:true}))??[];
for(const entry of entries)
if(entry.isDirectory())
openFolders((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,entry.name),depth+1);
});
}
}),
31657:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Ku:()=>(runnerFolders),
PV:()=>(homeIn),
Wm:()=>(programIn),
h2:()=>(homesOfPeople),
t7:()=>(realPaths)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760);
var _errors_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(59973);
var _text_normalized_path_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(60409);
function runnerFolders(temp,program){
const[,running]=/^(.+)\/externals\/[^/]+\/bin\/node$/.exec(program)??[];
return[(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(temp,'..','..'),...(running===undefined?[]:[running])];
}
function homesOfPeople(){
const accounts=((0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.OJ)(()=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)('/etc/passwd','utf8'))??'').split('\n');
return accounts.flatMap((line)=>{
const[,,uid,,,folder]=line.split(':');
const isPerson=uid==='0'||Number(uid)>=FIRST_PERSON;
return isPerson&&folder?.startsWith('/')&&folder!=='/'?folder:[];
});
}
const FIRST_PERSON=1000;
function homeIn(root,homes){
return realPaths(homes).find((home)=>[...(0,_text_normalized_path_js__WEBPACK_IMPORTED_MODULE_2__.Zv)(home),home].some((folder)=>isSameFolder(folder||'/',root)));
}
function programIn(root,nodeOptions='',options=process.execArgv){
const words=[nodeOptions,...options].flatMap((text)=>text.split(/[\s"'=]+|file:\/\//)).filter(Boolean);
const unknown=words.findIndex((word,index)=>LOADS.test(word)&&words[index+1]?.startsWith('/')!==true);
if(unknown!==-1)
return words.slice(unknown,unknown+2).join(' ');
const folders=words.filter((word)=>word.includes('/')).map((word)=>(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(word)));
return homeIn(root,[process.argv[1]??'',process.execPath,...folders]);
}
const LOADS=/^(-r|--(require|import|(experimental[-_])?loader|experimental[-_]default[-_]config[-_]file))$/;
function isSameFolder(one,other){
const[a,b]=[one,other].map((path)=>(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.OJ)(()=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path,{bigint:true})));
return one===other||(a!==undefined&&a.dev===b?.dev&&a.ino===b.ino);
}
function realPaths(paths){
return[...new Set(paths.flatMap((path)=>(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.OJ)(()=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path))??[]))];
}
})
};
;
