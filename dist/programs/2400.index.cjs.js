"use strict";
exports.id=2400;
exports.ids=[2400];
exports.modules={
59397:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Bw:()=>(holdsInfinity),
Lc:()=>(holdsField),
hz:()=>(isDeeperThan),
lR:()=>(readArguments)
});
var _read_literal_js_0_=__webpack_require__(15666);
const FENCE=/^```(?:json)?[ \t]*\r?\n([^]*)```$/;
const EXTRA_CLOSERS=/^[\s}\]]*$/;
const MAX_UNPACKED=2;
function readArguments(text,isParameter=()=>false){
let result=readValue(text,isParameter);
for(let times=0;times<MAX_UNPACKED&&typeof result?.value==='string';times+=1){
const inner=readValue(result.value,isParameter);
if(!inner)
break;
result=inner;
}
return result?.value===null?{value:{}}:result;
}
function readValue(text,isParameter){
const trimmed=text.trim();
if(trimmed==='')
return{value:{}};
try{
const value=JSON.parse(trimmed);
return hasTwoValues(trimmed,value)?undefined:{value};
}
catch{
return readLeniently(FENCE.exec(trimmed)?.[1]??trimmed,isParameter);
}
}
function hasTwoValues(text,value){
if(typeof value!=='object'||value===null||(0,_read_literal_js_0_.U1)(text,0).kind==='value')
return false;
return!isDeeperThan(value,_read_literal_js_0_.lr)&&!holdsInfinity(value);
}
function isDeeperThan(value,maxDepth){
let level=[value];
for(let depth=0;depth<=maxDepth;depth+=1){
level=level.flatMap((each)=>(typeof each==='object'&&each!==null?Object.values(each):[]));
if(level.length===0)
return false;
}
return true;
}
function holdsInfinity(value){
if(typeof value==='number')
return!Number.isFinite(value);
return typeof value==='object'&&value!==null&&Object.values(value).some(holdsInfinity);
}
function readLeniently(text,isParameter){
const start=(0,_read_literal_js_0_.AN)(text,0);
const literal=(0,_read_literal_js_0_.U1)(text,start);
if(literal.kind==='value')
return isRest(text,literal.end)?{value:literal.value}:undefined;
if(!(0,_read_literal_js_0_.uG)(text,literal))
return undefined;
const loose=(0,_read_literal_js_0_.U1)(text,start,{looseQuotes:true});
if(loose.kind!=='value'||!isRest(text,loose.end))
return undefined;
const{value}=loose;
if(typeof value!=='object'||value===null||!Object.keys(value).every(isParameter))
return undefined;
return holdsField(value,isParameter)?undefined:{value};
}
const FIELD=/["']\s*,\s*["']?([\w-]{1,100})["']?\s*[:"'{[]/g;
function holdsField(args,isParameter){
const texts=Object.values(args).filter((value)=>typeof value==='string');
return texts.some((text)=>[...text.matchAll(FIELD)].some(([,name=''])=>isParameter(name)));
}
function isRest(text,end){
return EXTRA_CLOSERS.test(text.slice((0,_read_literal_js_0_.AN)(text,end)));
}
}),
15666:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
AN:()=>(skipSpace),
U1:()=>(readLiteral),
lr:()=>(MAX_DEPTH),
uG:()=>(stopsAfterQuote)
});
var _match_at_js_0_=__webpack_require__(34565);
const MAX_DEPTH=64;
const SPACE=/(?:\s+|\/\/[^\n\r]*|\/\*(?:[^*]|\*(?!\/))*\*\/)*/y;
const NUMBER=/[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?(?![\w.])/y;
const WORD=/[\p{L}_$][\p{L}\p{N}_$-]*/uy;
const WORDS=new Map([
['true',true],
['True',true],
['false',false],
['False',false],
['null',null],
['None',null]
]);
const ESCAPES={n:'\n',t:'\t',r:'\r',b:'\b',f:'\f'};
const JSON_TEXT=/[c-eg-mo-qswyzA-MO-TV-Z]/;
const PYTHON_TEXT=/[^0-7abfnrtvxuUN\r]/;
const CODE_ESCAPE=/\\(?:u([\da-fA-F]{4})|x([\da-fA-F]{2}))/y;
const FIELD_AFTER=/\s*,\s*["']?[\w-]{1,100}["']?\s*:/y;
const BETWEEN_STRINGS=/^\s*\+?\s*$/;
const PLAIN={'"':/[^"\\]+/y,"'":/[^'\\]+/y};
const AFTER_STRING=/\s*(?:[}\]]|$|,\s*(?:"[^"\\\n]{1,80}"\s*:|[}\]])|:)/y;
function readLiteral(text,start,form={}){
const reader=new LiteralReader(text,start,form);
try{
const value=reader.value(0);
const unclear=reader.unclearEscape;
return unclear===undefined?{kind:'value',value,end:reader.position}:{kind:'broken',end:unclear};
}
catch(error){
if(!(error instanceof Unreadable))
throw error;
return{kind:error.kind,end:reader.position};
}
}
function stopsAfterQuote(text,{kind,end}){
return kind==='broken'&&/"\s*$/.test(text.slice(Math.max(0,end-40),end))&&/[^\s,:}\]]/.test(text[end]??'');
}
function skipSpace(text,start){
return start+(0,_match_at_js_0_.I)(SPACE,text,start);
}
class Unreadable extends Error{
kind;
constructor(kind){
super(kind);
this.kind=kind;
}
}
const CUT=new Unreadable('cut');
const BROKEN=new Unreadable('broken');
class LiteralReader{
#text;
#form;
#signs=new Set();
#firstHexEscape;
position;
constructor(text,start,form){
this.#text=text;
this.position=start;
this.#form=form;
}
get unclearEscape(){
if(this.#form.isPython===true)
return undefined;
return this.#signs.has('Python')&&!this.#signs.has('JSON')?undefined:this.#firstHexEscape;
}
value(depth){
if(depth>MAX_DEPTH)
throw BROKEN;
this.#skip();
const first=this.#text[this.position];
if(first==='{')
return this.#object(depth);
if(first==='[')
return this.#list(']',depth);
if(first==='(')
return this.#list(')',depth);
const string=this.#string();
if(string!==undefined)
return string;
const number=this.#match(NUMBER);
if(number!==undefined)
return this.#number(number);
const word=this.#match(WORD);
if(word===undefined||!WORDS.has(word))
this.#fail();
this.#signs.add(/^[A-Z]/.test(word)?'Python':'JSON');
return WORDS.get(word);
}
#object(depth){
const fields=new Map();
this.position+=1;
for(;;){
this.#skip();
if(this.#take('}'))
return Object.fromEntries(fields);
const name=this.#string()??this.#match(WORD);
if(name===undefined)
this.#fail();
this.#skip();
if(!this.#take(':'))
this.#fail();
const value=this.value(depth+1);
if(fields.has(name)&&JSON.stringify(fields.get(name))!==JSON.stringify(value))
throw BROKEN;
fields.set(name,value);
this.#skip();
if(!this.#take(',')&&this.#text[this.position]!=='}')
this.#fail();
}
}
#list(close,depth){
const items=[];
this.position+=1;
for(;;){
this.#skip();
if(this.#take(close))
return items;
items.push(this.value(depth+1));
this.#skip();
if(!this.#take(',')&&this.#text[this.position]!==close)
this.#fail();
}
}
#number(written){
const number=Number(written);
if(!Number.isFinite(number))
throw BROKEN;
return number;
}
#string(){
const mark=this.#form.quoteMarks?.find((each)=>this.#text.startsWith(each,this.position));
if(mark!==undefined)
return this.#until(mark);
const quote=this.#text[this.position];
if(quote!=='"'&&quote!=="'")
return undefined;
const triple=quote.repeat(3);
if(this.#text.startsWith(triple,this.position))
return this.#tripleQuoted(triple);
if(quote==="'")
this.#signs.add('Python');
return this.#quoted(quote);
}
#tripleQuoted(triple){
const start=this.position+triple.length;
const text=this.#until(triple);
const quote=text.indexOf(triple.charAt(0));
if(quote>=0&&(0,_match_at_js_0_.I)(FIELD_AFTER,this.#text,start+quote+1)>0)
throw BROKEN;
return text;
}
#until(mark){
const start=this.position+mark.length;
const end=this.#text.indexOf(mark,start);
this.position=end<0?this.#text.length:end+mark.length;
if(end<0)
throw CUT;
return this.#text.slice(start,end);
}
#quoted(quote){
const parts=[];
let inner=0;
let opened=0;
this.position+=1;
while(this.position<this.#text.length){
parts.push(this.#match(PLAIN[quote])??'');
const next=this.#text[this.position];
if(next===undefined)
break;
if(next==='\\')
parts.push(this.#escape());
else{
this.position+=1;
if(!this.#form.looseQuotes||this.#endsString()){
if(inner%2===1)
throw BROKEN;
return parts.join('');
}
inner+=1;
if(inner%2===1)
opened=this.position;
else if(this.#joinsStrings(opened))
throw BROKEN;
parts.push(quote);
}
}
throw CUT;
}
#joinsStrings(opened){
if(!BETWEEN_STRINGS.test(this.#text.slice(opened,this.position-1)))
return false;
const[before='',after='']=[this.#text[opened-2],this.#text[this.position]];
return!/[\s([{=,:]/.test(before)||!/[\s)\]},;:.]/.test(after);
}
#endsString(){
AFTER_STRING.lastIndex=this.position;
return AFTER_STRING.test(this.#text);
}
#escape(){
const code=this.#codeEscape();
if(code!==undefined)
return code;
const escaped=this.#text[this.position+1];
if(escaped===undefined)
throw CUT;
const known=`"'\\/`.includes(escaped)?escaped:ESCAPES[escaped];
if(known===undefined&&!(this.#form.isPython?PYTHON_TEXT:JSON_TEXT).test(escaped))
throw BROKEN;
this.position+=2;
if(escaped==='\n'&&this.#form.isPython)
return '';
return known??`\\${escaped}`;
}
#codeEscape(){
const[all='',wide,narrow]=(0,_match_at_js_0_.p)(CODE_ESCAPE,this.#text,this.position);
const code=wide??narrow;
if(code===undefined)
return undefined;
if(narrow!==undefined)
this.#firstHexEscape??=this.position;
this.position+=all.length;
return String.fromCharCode(parseInt(code,16));
}
#skip(){
this.position=skipSpace(this.#text,this.position);
}
#take(character){
if(this.#text[this.position]!==character)
return false;
this.position+=1;
return true;
}
#match(pattern){
const[match]=(0,_match_at_js_0_.p)(pattern,this.#text,this.position);
this.position+=match?.length??0;
return match;
}
#fail(){
throw this.position>=this.#text.length?CUT:BROKEN;
}
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
var node_crypto_0_=__webpack_require__(77598);
var _agent_read_arguments_js_1_=__webpack_require__(59397);
var _agent_read_literal_js_2_=__webpack_require__(15666);
var _text_json_js_3_=__webpack_require__(32686);
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
return(0,node_crypto_0_.createHash)('sha256').update(id).digest('hex');
}
function argumentText(args){
const text=typeof args==='string'?args:JSON.stringify(args??{});
return text.trim()===''?'{}':text;
}
function sanitizeCallName(name){
return name.replaceAll(/[^\w-]/g,'_').slice(0,64);
}
function sanitizeArguments(text){
const sent=(0,_text_json_js_3_.qF)(text);
const isSent=(0,_text_json_js_3_.u4)(sent)&&!(0,_agent_read_arguments_js_1_.hz)(sent,_agent_read_literal_js_2_.lr);
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
return(0,_text_json_js_3_.u4)(value)?wellFormed(value):value;
}
})
};
;
