"use strict";
exports.id=4212;
exports.ids=[4212];
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
89251:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
U:()=>(ObjectCache)
});
class ObjectCache{
#entries=new WeakMap();
get(key,compute,variant=''){
const cached=this.#entries.get(key);
if(cached?.variant===variant)
return cached.value;
const value=compute();
this.#entries.set(key,{variant,value});
return value;
}
clear(){
this.#entries=new WeakMap();
}
}
}),
47225:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
$R:()=>(CallIds),
$W:()=>(boundedId),
RM:()=>(argumentText),
Sd:()=>(plainId),
d6:()=>(sanitizeCallName),
mc:()=>(UniqueIds),
ml:()=>(sanitizeArguments),
u2:()=>(nineLetterId)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598);
var _agent_read_literal_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(15666);
var _text_json_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(32686);
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
const sent=(0,_text_json_js__WEBPACK_IMPORTED_MODULE_2__.qF)(text);
const isSent=(0,_text_json_js__WEBPACK_IMPORTED_MODULE_2__.u4)(sent)&&!(0,_text_json_js__WEBPACK_IMPORTED_MODULE_2__.hz)(_agent_read_literal_js__WEBPACK_IMPORTED_MODULE_1__.l,sent);
if(isSent&&!LONE_SURROGATE.test(JSON.stringify(sent)))
return{text,value:sent};
const value=isSent?wellFormed(sent):{not_json:text.toWellFormed()};
return{text:JSON.stringify(value),value};
}
const LONE_SURROGATE=/(?<!\\)(?:\\\\)*\\ud[89a-f][\da-f]{2}/;
function wellFormed(fields){
return Object.fromEntries(Object.entries(fields).map(([name,each])=>[name.toWellFormed(),wellFormedValue(each)]));
}
function wellFormedValue(value){
if(typeof value==='string')
return value.toWellFormed();
if(Array.isArray(value))
return value.map(wellFormedValue);
return(0,_text_json_js__WEBPACK_IMPORTED_MODULE_2__.u4)(value)?wellFormed(value):value;
}
}),
17547:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
k:()=>(openSandboxedWorkspace),
r:()=>(openWorkspaceEarly)
});
var late_sandbox=__webpack_require__(70782);
var resource_limits=__webpack_require__(94057);
;
function withLimits(sandbox,limits){
return{...sandbox,limits,wrap:(command)=>sandbox.wrap({limits,...command})};
}
var workspace=__webpack_require__(66362);
;
const ANY_COMMAND='agent.yml sets `commands: any`, so only the sandbox limited the commands of the agent.';
const ANY_WITHOUT_SANDBOX='`commands: any` in agent.yml has no effect without a sandbox. The default commands are allowed.';
async function openSandboxedWorkspace(rules,options){
const{findSandbox}=await __webpack_require__.e(8757).then(__webpack_require__.bind(__webpack_require__,18757));
return await openWith(rules,options,reportSandbox(await findSandbox(options),rules,options.emit));
}
async function openWorkspaceEarly(rules,options){
const{stateFolder,findSandbox,emit}=options;
const sandbox=new late_sandbox.W(stateFolder,async()=>reportSandbox(await findSandbox(),rules,emit));
return{workspace:await openWith(rules,options,sandbox),sandbox};
}
function reportSandbox({sandbox:found,refused},{commands,limits},emit){
const sandbox=found&&withLimits(found,(0,resource_limits.ZY)(limits));
emit({kind:'sandbox',description:sandbox?.description,probes:sandbox?.probes??[],refused});
if(commands==='any'){
const text=sandbox&&sandbox.kind!=='none'?ANY_COMMAND:ANY_WITHOUT_SANDBOX;
emit({kind:'warning',text});
}
return sandbox;
}
async function openWith({commands,verify,network,writablePaths},{emit,...options},sandbox){
const warn=(text)=>{
emit({kind:'warning',text});
};
return await(0,workspace.O)({...options,sandbox,commands,verify,network,writablePaths,warn});
}
}),
91009:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Lr:()=>(issueOfBranch),
at:()=>(branchName),
d2:()=>(sideBranchName),
l5:()=>(itemsFolder),
nG:()=>(branchNames)
});
var _text_branch_template_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(82859);
var _keys_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(79057);
function branchName(task,template,attempt=1){
const{subject}=task;
const kind=subject==='issue'?'issue':'pull';
const name=subject==='repository'?taskBranch(task):(0,_text_branch_template_js__WEBPACK_IMPORTED_MODULE_0__.U8)(template,{...task,kind});
const separator=itemsFolder(task)===undefined?'-':'.';
return attempt===1?name:`${name}${separator}${attempt}`;
}
function taskBranch(task){
const folder=itemsFolder(task);
return folder===undefined?`agent/${(0,_keys_js__WEBPACK_IMPORTED_MODULE_1__.GK)(task)}`:`${folder.branch}/${folder.item}`;
}
function itemsFolder({trigger}){
if(trigger.kind!=='prompt'||!trigger.item)
return undefined;
return{branch:`agent/task-${trigger.taskId}`,item:trigger.item.id};
}
function branchNames(task,template,count){
return Array.from({length:count},(_,index)=>branchName(task,template,index+1));
}
function sideBranchName(task,template){
return `${branchName(task,template)}-${(0,_keys_js__WEBPACK_IMPORTED_MODULE_1__.Eo)(task)}`;
}
function issueOfBranch(branch){
const[,number]=/^agent\/issue-(\d{1,15})(?:-\d{1,3})?$/.exec(branch)??[];
return number===undefined?undefined:Number(number);
}
}),
82859:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
oU:()=>(DEFAULT_BRANCH_TEMPLATE),
LX:()=>(branchPattern),
$Q:()=>(branchTemplateProblems),
U8:()=>(fillBranchTemplate)
});
var branch_names=__webpack_require__(62973);
;
const MAX_SLUG=40;
const MAX_TITLE=1_000;
function slugOf(title){
const decomposed=title.slice(0,MAX_TITLE).normalize('NFKD').toLowerCase();
const visible=decomposed.replaceAll(/[\p{Mark}\p{Default_Ignorable_Code_Point}\p{Cf}]/gu,'');
const words=visible.match(/[a-z0-9]+/g)??[];
let slug=words[0]?.slice(0,MAX_SLUG)??'change';
for(const word of words.slice(1)){
if(slug.length+1+word.length>MAX_SLUG)
break;
slug+=`-${word}`;
}
return slug;
}
;
const DEFAULT_BRANCH_TEMPLATE='agent/{kind}-{number}';
const MAX_FILLED=150;
const MAX_DIGITS=15;
const TASKS=/^agent\/task-/i;
const PLACEHOLDER=/\{[^{}]*\}/g;
const KNOWN=['{kind}','{number}','{slug}','{date}'];
function fillBranchTemplate(template,{kind,number,title,createdAt}){
return fill(template,{kind,number:String(number),slug:slugOf(title),date:createdAt.slice(0,10)});
}
function branchPattern(template,{kind,number}){
if(!isVarying(template))
return undefined;
const known={kind,number:String(number)};
const[slug,date]=['[a-z0-9]+(?:-[a-z0-9]+)*',String.raw `\d{4}-\d{2}-\d{2}`];
const literal=template.split(PLACEHOLDER).map((text)=>RegExp.escape(text));
const filled=[...template.matchAll(PLACEHOLDER)].map(([name])=>fill(name,{...known,slug,date}));
const source=literal.map((text,index)=>text+(filled[index]??'')).join('');
const pattern=new RegExp(`^${source}(?:-[a-z0-9-]+)?$`);
return{
glob:`${fill(template,{...known,slug:'*',date:'*'})}*`,
matches:(branch)=>pattern.test(branch)
};
}
function isVarying(template){
return template.includes('{slug}')||template.includes('{date}');
}
function fill(template,values){
return template.replaceAll(/\{(kind|number|slug|date)\}/g,(_,name)=>values[name]);
}
function branchTemplateProblems(template){
const unknown=[...template.matchAll(PLACEHOLDER)].some(([name])=>!KNOWN.includes(name));
const literal=template.replaceAll(PLACEHOLDER,'1');
const isTooLong=filledBranches(template).some((name)=>name.length>MAX_FILLED);
return[
unknown?`no placeholders but ${KNOWN.slice(0,-1).join(', ')} and {date}`:'',
template.includes('{number}')?'':'a name with {number}, so that every issue has a branch of its own',
/\{slug\}[^]*\{number\}/.test(template)
?'a name with {slug} only after {number}, because anyone can choose a title'
:'',
isVarying(template)&&/\{number\}[\d{]/.test(template)?'a name with -, /, _ or . after {number}':'',
isTooLong?`a name of at most ${MAX_FILLED} characters`:'',
isTooLong||[literal,...(unknown?[]:filledBranches(template))].every(branch_names.eB)
?''
:'a branch name of letters, digits, /, _, . and -, as git allows it',
TASKS.test(template)?'a name that does not start with agent/task-, as the branches of scheduled tasks do':''
].filter((problem)=>problem!=='');
}
const SLUGS=['a'.repeat(MAX_SLUG),'lock'];
function filledBranches(template){
const numbers=Array.from({length:MAX_DIGITS},(_,digits)=>String(10**digits));
const kinds=['issue','pull'];
const date='2026-11-23';
return kinds.flatMap((kind)=>numbers.flatMap((number)=>SLUGS.map((slug)=>fill(template,{kind,number,slug,date}))));
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
22229:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
P:()=>(beginUse),
f:()=>(endUse)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024);
var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(51455);
var node_path__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(76760);
var _errors_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(59973);
var _git_untrusted_files_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(80667);
var _text_format_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(79623);
var _text_normalized_path_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(60409);
var _text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(62070);
var _command_folders_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(78363);
const LOOK_MS=60_000;
async function beginUse(root,tracked,signal){
const{began,ended}=recordsIn(root);
const left=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(began)?reasonFor(await leftBehind(root,signal),await tracked()):undefined;
if(left===undefined)
await write(root,began,'A run of Forgehand.\n');
await(0,_errors_js__WEBPACK_IMPORTED_MODULE_7__.e4)((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(ended,{force:true}),undefined);
return left;
}
async function endUse(root){
const{began,ended}=recordsIn(root);
if(!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(began)||(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(ended))
return;
const entries=await changedSince(root,began);
if(entries)
await write(root,ended,entries.join('\0'));
}
function recordsIn(root){
const folder=(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root,'.git','forgehand');
return{began:(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder,'began'),ended:(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder,'ended')};
}
async function changedSince(root,began,signal){
const entries=['-mindepth','1','-path','./.git','-prune','-o','-cnewer',began,'-printf','%i %T@ %P\\0'];
const find=['/usr/bin/env','-C',root,'/usr/bin/find','.',...entries];
try{
return(await(0,_command_folders_js__WEBPACK_IMPORTED_MODULE_6__.pN)(find,signal,LOOK_MS)).split('\0').filter(Boolean);
}
catch(error){
signal?.throwIfAborted();
if((0,_command_folders_js__WEBPACK_IMPORTED_MODULE_6__.N6)(error))
return undefined;
throw error;
}
}
async function leftBehind(root,signal){
const{began,ended}=recordsIn(root);
const now=await changedSince(root,began,signal);
if(!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(ended))
return now;
const known=new Set((await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(ended,'utf8')).split('\0'));
return now?.filter((entry)=>known.has(entry));
}
function reasonFor(left,tracked){
const known=new Set([...tracked,...tracked.flatMap(_text_normalized_path_js__WEBPACK_IMPORTED_MODULE_4__.Zv)]);
const paths=left?.map((entry)=>entry.split(' ').slice(2).join(' ')).filter((path)=>!known.has(path));
if(paths?.length===0)
return undefined;
const[first,...others]=paths??[];
const more=others.length===0?'':` and ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_8__.LS)(others.length,'more path')}`;
const what=first===undefined?'more files than could be listed':`${(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_5__.SS)(first)}${more}`;
return `an earlier run has left ${what} in this workspace, which a checkout step before this one would remove`;
}
async function write(root,path,text){
if(!(await(0,_git_untrusted_files_js__WEBPACK_IMPORTED_MODULE_3__.jj)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root,'.git'))))
return;
const writing=(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path),{recursive:true}).then(()=>(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(path,text));
await(0,_errors_js__WEBPACK_IMPORTED_MODULE_7__.e4)(writing,undefined);
}
})
};
;
