"use strict";
exports.id=2072;
exports.ids=[2072];
exports.modules={
41079:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
B2:()=>(SIGNS),
Rh:()=>(statusLabel),
W0:()=>(CALL_STATUSES),
Wn:()=>(describeStatus)
});
const CALL_STATUSES=[
'done',
'failed',
'timed-out',
'refused',
'awaiting-approval',
'interrupted',
'skipped'
];
const SIGNS={
done:{symbol:'\u2713',ascii:'ok',emoji:'\u2705'},
failed:{symbol:'\u2717',ascii:'x',emoji:'\u274c'},
'timed-out':{symbol:'\u23f1',ascii:'T',emoji:'\u23f1\ufe0f'},
refused:{symbol:'\u2298',ascii:'-',emoji:'\ud83d\udeab'},
'awaiting-approval':{symbol:'\u23f8',ascii:'?',emoji:'\u270b'},
interrupted:{symbol:'\u23f9',ascii:'#',emoji:'\ud83d\uded1'},
skipped:{symbol:'\u21b7',ascii:'>',emoji:'\u23ed\ufe0f'},
'could-not-run':{symbol:'\u26a0',ascii:'!',emoji:'\u26a0\ufe0f'}
};
const LABELS={
done:'',
failed:'',
'timed-out':'timed out',
refused:'refused',
'awaiting-approval':'waiting for approval',
interrupted:'interrupted',
skipped:'skipped'
};
function statusLabel({status,exitCode}){
return status==='failed'&&exitCode!==undefined?`exit ${exitCode}`:LABELS[status];
}
function describeStatus(end){
return `${SIGNS[end.status].symbol} ${statusLabel(end)}`.trimEnd();
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
59397:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
$I:()=>(readObjects),
R8:()=>(separateCalls),
We:()=>(parseArguments),
lR:()=>(readArguments),
ty:()=>(isNoise)
});
var _json_js_1_=__webpack_require__(90294);
var _match_at_js_2_=__webpack_require__(34565);
var _read_literal_js_0_=__webpack_require__(15666);
const FENCE=/^```(?:json)?\s/;
const SEPARATOR=/(?:[\s,;}\]]|"")*/y;
const ONLY_CLOSERS=/^[\s}\]]*$/;
const MAX_UNPACKED=2;
const MAX_OBJECTS=32;
function readObjects(text,start){
const objects=new Map();
let literal=(0,_read_literal_js_0_.U)(text,start);
let end=start;
let from=start;
while(literal.kind==='value'&&(0,_json_js_1_.u)(literal.value)){
const{value}=literal;
end=literal.end;
const key=JSON.stringify(value);
if(!objects.has(key))
objects.set(key,{value,json:asJson(text.slice(from,end),key)});
from=end+(0,_match_at_js_2_.I)(SEPARATOR,text,end);
if(text[from]!=='{')
break;
literal=(0,_read_literal_js_0_.U)(text,from);
}
const isPartOfFirst=text.startsWith(text.slice(from).trimEnd(),start);
if(literal.kind!=='value'&&!(objects.size>0&&isPartOfFirst))
return{kind:'mistake',reason:literal.reason,isCut:literal.kind==='cut',end:literal.end};
if(literal.kind==='value'&&objects.size===0)
return{kind:'mistake',reason:`are ${nameType(literal.value)}. Send one JSON object.`,isCut:false,end};
if(objects.size>MAX_OBJECTS)
return{kind:'mistake',reason:'repeat themselves.',isCut:false,end};
const all=[...objects.values()];
const filled=all.filter(({json})=>json!=='{}');
return{kind:'read',objects:filled.length>0?filled:all,end};
}
function isNoise(rest){
return ONLY_CLOSERS.test(rest)||!rest.trimEnd().endsWith('}');
}
function readArguments(text,unpacked=0){
const written=text.trim().replace(FENCE,'');
if(written===''||written==='null')
return readObjects('{}',0);
const literal=(0,_read_literal_js_0_.U)(written,0);
if(literal.kind==='value'&&typeof literal.value==='string'&&unpacked<MAX_UNPACKED){
const inner=readArguments(literal.value,unpacked+1);
if(inner.kind==='read'&&isNoise(written.slice(literal.end)))
return inner;
}
const read=readObjects(written,0);
if(read.kind==='mistake'||isNoise(written.slice(read.end)))
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
var _match_at_js_0_=__webpack_require__(34565);
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
const[all,code]=(0,_match_at_js_0_.p)(CODE,this.#text,this.position);
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
this.position+=(0,_match_at_js_0_.I)(SPACE,this.#text,this.position);
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
const[match]=(0,_match_at_js_0_.p)(pattern,this.#text,this.position);
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
var _images_js_0_=__webpack_require__(13622);
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
const textTokens=input-((0,_images_js_0_.AK)(messages)-hiddenImages)*_images_js_0_.pk;
this.#tokensPerChar=Math.min(MAX_TOKENS_PER_CHAR,Math.max(MIN_TOKENS_PER_CHAR,textTokens/ chars));
}
tokensOf(messages){
return this.tokensIn(charsOf(messages))+(0,_images_js_0_.AK)(messages)*_images_js_0_.pk;
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
ne:()=>(UNLISTED),
vJ:()=>(describeShape)
});
var zod_0_=__webpack_require__(48821);
var zod_1_=__webpack_require__(9110);
var zod_2_=__webpack_require__(3301);
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
const schema=zod_0_.bl(shownParameters(parameters),{io:'input'});
delete schema.$schema;
return{...schema,type:'object'};
}
const UNLISTED={isUnlisted:true};
function shownParameters(parameters){
const unlisted=Object.entries(parameters.shape)
.filter(([,schema])=>zod_1_.fd.get(schema)?.['isUnlisted']===true)
.map(([name])=>[name,true]);
return unlisted.length===0?parameters:parameters.omit(Object.fromEntries(unlisted));
}
function byName(one,other){
return one.name<other.name?-1:1;
}
const MAX_SHAPE_LENGTH=600;
const property=zod_2_.RZV(()=>zod_2_.Ikc({
type:zod_2_.KCZ([zod_2_.YjP(),zod_2_.YOg(zod_2_.YjP())]).optional(),
enum:zod_2_.YOg(zod_2_.L5J()).optional(),
const:zod_2_.L5J().optional(),
items:property.optional(),
anyOf:zod_2_.YOg(property).optional()
}));
const objectSchema=zod_2_.RZV(()=>zod_2_.Ikc({
properties:zod_2_.g1P(zod_2_.YjP(),property).default({}),
required:zod_2_.YOg(zod_2_.YjP()).default([])
}));
function describeShape(parameters){
const json=zod_0_.bl(shownParameters(parameters),{io:'input',unrepresentable:'any'});
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
if(type==='array'&&items){
const item=typeText(items);
return item.includes(' | ')?`(${item})[]`:`${item}[]`;
}
return typeof type==='string'?type:type.join(' | ');
}
}),
99377:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
u:()=>(isLockFile)
});
const LOCK_FILE=/(^|\/)(package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lockb?|deno\.lock|(uv|poetry|pdm|Pipfile|Cargo|Gemfile|composer|mix|pubspec|flake)\.lock|pylock(\.[^/]+)?\.toml|gems\.locked|go\.(work\.)?sum|gradle\.lockfile|packages\.lock\.json|paket\.lock|Podfile\.lock|Package\.resolved)$/;
function isLockFile(path){
return LOCK_FILE.test(path);
}
})
};
;
