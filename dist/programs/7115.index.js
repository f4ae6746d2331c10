export const id=7115;
export const ids=[7115];
export const modules={
82662:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Ap:()=>(unknownToolText),
SG:()=>(findTool),
WA:()=>(findOperations),
rx:()=>(findCalledTool)
});
const MAX_NAME=60;
const MAX_LISTED=40;
const MAX_NEAREST=3;
const MAX_DISTANCE=0.5;
function findTool(name,tools){
return findBy(name,tools,namesOf);
}
function findCalledTool(name,tools){
return findTool(name,tools)??findBy(name,tools,({foreignNames=[]})=>foreignNames);
}
function findBy(name,tools,names){
const exact=tools.find((tool)=>tool.name===name)??tools.find((tool)=>names(tool).includes(name));
if(exact)
return exact;
const normalized=normalize(name);
const alike=tools.filter((tool)=>names(tool).some((each)=>normalize(each)===normalized));
return alike.length===1?alike[0]:undefined;
}
function findOperations(name,tools){
const normalized=normalize(name);
return tools.flatMap((tool)=>(tool.foreignOperations??[])
.filter(({names})=>names.some((each)=>normalize(each)===normalized))
.map(({argument,value})=>({tool,argument,value})));
}
function unknownToolText(name,tools,host){
const wanted=normalize(name);
const nearest=tools
.map((tool)=>{
const distances=namesOf(tool).map((each)=>relativeDistance(normalize(each),wanted,host));
return{tool,distance:Math.min(...distances)};
})
.filter(({distance})=>distance<=MAX_DISTANCE)
.sort((a,b)=>a.distance-b.distance)
.slice(0,MAX_NEAREST)
.map(({tool})=>tool.name);
const listed=tools.slice(0,MAX_LISTED).map((tool)=>tool.name);
const more=tools.length>MAX_LISTED?` and ${tools.length-MAX_LISTED} more`:'';
const guess=nearest.length>0?` Did you mean ${nearest.join(' or ')}?`:'';
return `There is no tool named ${name.slice(0,MAX_NAME).toWellFormed()}.${guess} Use one of: ${listed.join(', ')}${more}.`;
}
function namesOf({name,otherNames=[]}){
return[name,...otherNames];
}
function normalize(name){
return name
.slice(0,MAX_NAME)
.toLowerCase()
.replace(/^(?:functions?|tools?|default_api|container|repo_browser)[.:/]/,'')
.replaceAll(/[^a-z0-9]/g,'');
}
function relativeDistance(a,b,{editDistance}){
if(a===''||b==='')
return 1;
if(a.includes(b)||b.includes(a))
return 1-Math.min(a.length,b.length)/ Math.max(a.length,b.length)/ 2-0.4;
return editDistance(a,b)/ Math.max(a.length,b.length);
}
}),
90294:
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
59397:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
L:()=>(holdsField),
l:()=>(readArguments)
});
var _read_literal_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(15666);
const FENCE=/^```(?:json)?[ \t]*\r?\n([^]*?)\n?[ \t]*```$/;
const EXTRA_CLOSERS=/^[\s}\]]*$/;
const MAX_UNPACKED=2;
function readArguments(text,isParameter=()=>false){
let read=readValue(text,isParameter);
for(let times=0;times<MAX_UNPACKED&&typeof read?.value==='string';times+=1){
const inner=readValue(read.value,isParameter);
if(!inner)
break;
read=inner;
}
return read?.value===null?{value:{}}:read;
}
function readValue(text,isParameter){
const trimmed=text.trim();
if(trimmed==='')
return{value:{}};
try{
return{value:JSON.parse(trimmed)};
}
catch{
return readLeniently(FENCE.exec(trimmed)?.[1]??trimmed,isParameter);
}
}
function readLeniently(text,isParameter){
const start=(0,_read_literal_js__WEBPACK_IMPORTED_MODULE_0__.AN)(text,0);
const literal=(0,_read_literal_js__WEBPACK_IMPORTED_MODULE_0__.U1)(text,start);
if(literal.kind==='value')
return isRest(text,literal.end)?{value:literal.value}:undefined;
if(!(0,_read_literal_js__WEBPACK_IMPORTED_MODULE_0__.uG)(text,literal))
return undefined;
const loose=(0,_read_literal_js__WEBPACK_IMPORTED_MODULE_0__.U1)(text,start,{looseQuotes:true});
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
return EXTRA_CLOSERS.test(text.slice((0,_read_literal_js__WEBPACK_IMPORTED_MODULE_0__.AN)(text,end)));
}
}),
15666:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
AN:()=>(skipSpace),
U1:()=>(readLiteral),
uG:()=>(stopsAfterQuote)
});
var _match_at_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(34565);
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
const PLAIN={'"':/[^"\\]+/y,"'":/[^'\\]+/y};
const AFTER_STRING=/\s*(?:[}\]]|$|,\s*(?:"[^"\\\n]{1,80}"\s*:|[}\]])|:)/y;
function readLiteral(text,start,form={}){
const reader=new LiteralReader(text,start,form);
try{
const value=reader.value(0);
return{kind:'value',value,end:reader.position};
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
return start+(0,_match_at_js__WEBPACK_IMPORTED_MODULE_0__.I)(SPACE,text,start);
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
position;
constructor(text,start,form){
this.#text=text;
this.position=start;
this.#form=form;
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
return this.#until(triple);
return this.#quoted(quote);
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
const start=this.position+1;
const inner=[];
this.position=start;
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
const isAtEdge=inner[0]===start||inner.at(-1)===this.position-2;
if(inner.length%2===1&&isAtEdge)
throw BROKEN;
return parts.join('');
}
inner.push(this.position-1);
parts.push(quote);
}
}
throw CUT;
}
#endsString(){
AFTER_STRING.lastIndex=this.position;
return AFTER_STRING.test(this.#text);
}
#escape(){
const[all,wide,narrow]=(0,_match_at_js__WEBPACK_IMPORTED_MODULE_0__.p)(CODE_ESCAPE,this.#text,this.position);
const code=wide??narrow;
if(all!==undefined&&code!==undefined){
this.position+=all.length;
return String.fromCharCode(parseInt(code,16));
}
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
const[found]=(0,_match_at_js__WEBPACK_IMPORTED_MODULE_0__.p)(pattern,this.#text,this.position);
this.position+=found?.length??0;
return found;
}
#fail(){
throw this.position>=this.#text.length?CUT:BROKEN;
}
}
}),
47115:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__,{
createProtocol:()=>(createProtocol),
preload:()=>(client.u)
});
var assembled_response=__webpack_require__(92327);
var request_serializer=__webpack_require__(83706);
var client=__webpack_require__(87139);
var problem_kinds=__webpack_require__(19990);
var match_at=__webpack_require__(34565);
;
const TAGS='(?:[a-z]+:|longcat_)?(?:tool_calls?|function_calls?|toolcall|tool_use|tool_code|use_mcp_tool|TOOLCALLS?)';
const TOKENS='tool[\u2581_]calls?(?:[\u2581_](?:section[\u2581_])?(?:begin|start))?|python_(?:tag|start)|function_call|action_start|START_ACTION|tools_prefix';
const TOKEN_ENDS='/tool_calls?|tool[\u2581_]calls?[\u2581_](?:section[\u2581_])?end|tool_call:end|calls|action_end|END_ACTION|tools_suffix|python_end|eo[mt](?:_id)?|stop|im_end|end[\u2581_]of[\u2581_](?:sentence|turn)|call|end|return';
const ATTRIBUTES=String.raw `(?:\s+(?:id|type|index)="[^"<>\n]{0,60}")*`;
const OPENER=[
`<${TAGS}${ATTRIBUTES}>`,
`<[|\uff5c](?:${TOKENS})[|\uff5c]>`,
'<[|]tool_call>',
'<\uff5cDSML\uff5c(?:function|tool)_calls>',
'<start_function_call>',
String.raw `<\|tool_call:begin\|>\w{0,64}<\|tool_call:name\|>`,
String.raw `\[TOOL_CALLS?\]`,
String.raw `\[TOOL_REQUEST\]`,
String.raw `functools(?=\s*[\[{])`,
String.raw `(?:<\|message_sep\|>\s*)?function call<\|role_sep\|>`
].join('|');
const CLOSER=[
`</${TAGS}>`,
`<[|\uff5c](?:${TOKEN_ENDS})[|\uff5c]>`,
'<tool_call[|]>',
'</\uff5cDSML\uff5c(?:function|tool)_calls>',
'<end_function_call>',
String.raw `\[/TOOL_CALLS?\]`,
String.raw `\[END_TOOL_REQUEST\]`,
'</(?:[a-z]+:|\uff5cDSML\uff5c)?(?:function|invoke)>',
'</s>'
].join('|');
const WITHIN=String.raw `<server_name>[^<>]{0,100}</server_name>|<(?:invoke|function|call|tool)>(?=\s*<(?:tool_name|name)>)|<\|plugin\|>|function\s*<[|｜]tool[▁_]sep[|｜]>(?=\s*<)|<[|｜]tool[▁_]sep[|｜]>`;
const OPENING=new RegExp(OPENER,'uy');
const CLOSING=new RegExp(CLOSER,'uy');
const AROUND_CALLS=new RegExp(`(?:\\s|[,;]\\s|${OPENER}|${CLOSER}|${WITHIN})*`,'uy');
const AFTER_CALLS=new RegExp(`(?:\\s*(?:${CLOSER}))*`,'uy');
const CALL_OPENING_TAG=new RegExp(`<${TAGS}${ATTRIBUTES}>`,'uy');
const CALL_CLOSING_TAG=new RegExp(`</${TAGS}>`,'u');
const CUT_CLOSING_TAG=/<(?:\/[\w:\uff5c]{0,30})?$/uy;
const THINKING=[
['<think>','</think>'],
['<thinking>','</thinking>'],
['<Think>','</Think>'],
['<THINK>','</THINK>'],
['<think >','</think>'],
['<thought>','</thought>'],
['<thoughts>','</thoughts>'],
['<reasoning>','</reasoning>'],
['<reflection>','</reflection>'],
['<scratchpad>','</scratchpad>'],
['<inner_monologue>','</inner_monologue>'],
['<|begin_of_thought|>','<|end_of_thought|>'],
['<seed:think>','</seed:think>'],
['<|channel>','<channel|>'],
['[THINK]','[/THINK]'],
['<|START_THINKING|>','<|END_THINKING|>'],
['\u25c1think\u25b7','\u25c1/think\u25b7']
];
const THINKING_ENDS=['</think>','</seed:think>','[/THINK]','\u25c1/think\u25b7'];
const BEFORE_WORD=/[\p{L}\p{N},;][ \t("'\u2018\u201c\u2014\u2013-]+$/u;
const AFTER_WORD=/[ \t.,;:!?)"'\u2019\u201d\u2014\u2013-]/;
function isMention(text,start,end){
const line=text.slice(Math.max(0,start-100),start);
return BEFORE_WORD.test(line)&&AFTER_WORD.test(text[end]??'');
}
const STOP=/<|`+|[[{>~\u25c1]|functools(?=\s*[[{])|function call(?=<\|role_sep\|>)/g;
const QUOTED_MARKUP=/<!--|<(code|pre|samp|blockquote|example|quote|tool_response|tool_result|function_results)>/y;
function quotedMarkupAt(text,at){
const[opens,name]=(0,match_at.p)(QUOTED_MARKUP,text,at);
if(opens===undefined)
return undefined;
return{
length:opens.length,
closes:name===undefined?'-->':`</${name}>`,
isResult:(name??'').includes('_')
};
}
const MAY_DELIMIT=/<(?:[|\uff5c/!]|(?:[a-z]+:|longcat_)?(?:tool|TOOL|function_|th|Th|TH|re|scr|inner|start_f|end_f|use_mcp|code>|pre>|samp>|blockquote>|example>|quote>))|\[[TE/]|[^<[]/uy;
function mayDelimit(text,at){
return(0,match_at.I)(MAY_DELIMIT,text,at)>0;
}
;
const MAX_PATTERN=100;
const MAX_NAME=64;
const QUANTIFIERS=/(?<!\\)(?:[*+]|\{)/g;
const FIRST_CHARACTER=/^\^\(*(?:\?:)?(?:\\x([\da-f]{2})|\\u([\da-f]{4})|([\w-]))(?![?*{])/i;
function mayMatch(pattern,name){
if(!isFast(pattern)||name.length>MAX_NAME)
return beginsLike(pattern,name)?'perhaps':'no';
try{
return new RegExp(pattern,'u').test(name)?'yes':'no';
}
catch{
return 'perhaps';
}
}
function isFast(pattern){
if(pattern.length>MAX_PATTERN||/\\[\dk]|\(\?[=!<]/.test(pattern))
return false;
const quantifiers=pattern.match(QUANTIFIERS)?.length??0;
const isGrouped=/\)\s*[*+{?]/.test(pattern);
return isGrouped?quantifiers<=1:quantifiers<=(pattern.startsWith('^')?2:1);
}
function beginsLike(pattern,name){
const[,narrow,wide,plain]=pattern.includes('|')?[]:(FIRST_CHARACTER.exec(pattern)??[]);
const code=narrow??wide;
const first=code===undefined?plain:String.fromCharCode(parseInt(code,16));
return first===undefined||name.startsWith(first);
}
var json=__webpack_require__(32686);
var read_literal=__webpack_require__(15666);
;
const ORDER=['null','boolean','integer','number','array','object','string'];
const NUMBER=/^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
const INTEGER=/^[+-]?\d+$/;
const CDATA=/^\s*<!\[CDATA\[((?:(?!\]\]>)[^])*)\]\]>\s*$/;
function insideCdata(raw){
return CDATA.exec(raw)?.[1];
}
function typedValue(raw,schema){
const types=typesOf(schema);
const text=textOf(raw,types);
if(types.size===0&&text.trimStart().startsWith('<'))
return text;
for(const type of types.size>0?ORDER.filter((each)=>types.has(each)):ORDER){
const value=read(text,type,schema);
if(value!==undefined)
return value;
}
return text.trim().toLowerCase()==='null'&&types.size>0&&!types.has('string')?null:text;
}
function textOf(raw,types){
const inner=insideCdata(raw);
if(inner===undefined)
return withoutLineBreaks(raw);
const mayBeValue=!inner.includes('\n')&&(types.size===0||types.has('string'));
return withoutLineBreaks(mayBeValue?raw:inner);
}
function withoutLineBreaks(raw){
const text=raw.replace(/^\r?\n/,'');
return text===raw?raw:text.replace(/\r?\n$/,'');
}
function takesList(schema){
const types=typesOf(schema??{});
return types.size===0||types.has('array');
}
function read(text,type,schema){
const word=text.trim();
switch(type){
case 'null':
return/^(?:null|none)$/i.test(word)?null:undefined;
case 'boolean':
return{true:true,false:false}[word.toLowerCase()];
case 'integer':
return Number.isSafeInteger(numberIn(word,INTEGER))?Number(word):undefined;
case 'number':
return numberIn(word,NUMBER);
case 'array':
case 'object':
return readStructure(word,type,schema);
case 'string':
return text;
}
}
function numberIn(text,pattern){
const number=Number(text);
return pattern.test(text)&&Number.isFinite(number)?number:undefined;
}
function readStructure(text,type,schema){
if(text===''&&type==='array')
return[];
const literal=/^[[{]/.test(text)?(0,read_literal.U1)(text,0):undefined;
const value=literal?.kind==='value'&&literal.end===text.length?literal.value:undefined;
if(type==='array'?Array.isArray(value):(0,json.u4)(value))
return value;
const numbers=type==='array'?numbersIn(text,schema):undefined;
return numbers??(text.startsWith('<')?readElements(text,type,schema):undefined);
}
function numbersIn(text,schema){
const{items}=schema;
const types=(0,json.u4)(items)?[...typesOf(items)]:[];
if(types.length===0||!types.every((type)=>type==='number'||type==='integer'))
return undefined;
const parts=text.split(/\s*[,\n]\s*/);
const pattern=types.includes('number')?NUMBER:INTEGER;
const numbers=parts.map(Number);
return parts.every((part)=>pattern.test(part))&&numbers.every(Number.isFinite)?numbers:undefined;
}
const ELEMENT_START=/<([\p{L}_][\p{L}\p{N}_.-]*)>/uy;
const ITEM=/^(?:item|element|entry|value|li|i)$/i;
const MAX_ELEMENTS=1_000;
function readElements(text,type,schema){
const elements=elementsOf(text);
if(!elements)
return undefined;
const names=new Set(elements.map(({name})=>name));
if(type==='object'){
if(names.size<elements.length)
return undefined;
const properties=(0,json.u4)(schema['properties'])?schema['properties']:{};
return Object.fromEntries(elements.map(({name,inner})=>[name,typedValue(inner,(0,json.u4)(properties[name])?properties[name]:{})]));
}
if(names.size>1)
return undefined;
const items=(0,json.u4)(schema['items'])?schema['items']:{};
const isNamed=Object.keys(items).length===0&&[...names].some((name)=>!ITEM.test(name));
return elements.map(({name,inner})=>(isNamed?{[name]:readUntyped(inner)}:typedValue(inner,items)));
}
function readUntyped(text){
const object=text.startsWith('<')?readElements(text,'object',{}):undefined;
return object??typedValue(text,{});
}
function elementsOf(text){
const elements=[];
const end=text.trimEnd().length;
for(let position=0;position<end;){
const[tag,name='']=(0,match_at.p)(ELEMENT_START,text,position);
if(tag===undefined||elements.length>=MAX_ELEMENTS)
return undefined;
const start=position+tag.length;
const close=closingTag(text,name,start);
if(close<0)
return undefined;
elements.push({name,inner:text.slice(start,close)});
position=close+name.length+3;
while(/\s/.test(text[position]??''))
position+=1;
}
return elements;
}
function closingTag(text,name,start){
let depth=1;
for(const match of text.slice(start).matchAll(new RegExp(`<(/?)${name.replaceAll('.','\\.')}>`,'gu'))){
depth+=match[1]==='/'?-1:1;
if(depth===0)
return start+match.index;
}
return-1;
}
function typesOf(schema){
const{type,anyOf,oneOf,enum:values,const:only}=schema;
if(typeof type==='string')
return new Set([type]);
if(Array.isArray(type))
return new Set(type.map(String));
const branches=anyOf??oneOf;
if(Array.isArray(branches))
return new Set(branches.filter(json.u4).flatMap((each)=>[...typesOf(each)]));
const examples=Array.isArray(values)?values:only===undefined?[]:[only];
return new Set(examples.map((value)=>(typeof value==='number'?'number':jsonTypeOf(value))));
}
function jsonTypeOf(value){
if(value===null)
return 'null';
if(Array.isArray(value))
return 'array';
return Number.isInteger(value)?'integer':typeof value;
}
;
const MAX_DEPTH=64;
function fitToSchema(value,schema,fitting={isStrict:false}){
const depth=(fitting.depth??0)+1;
if(schema===false)
return fitting.isStrict?mismatched('it contains something that its schema does not allow'):fits(value);
if(!(0,json.u4)(schema)||depth>MAX_DEPTH)
return fits(value);
const branches=[schema['oneOf'],schema['anyOf']].find(Array.isArray);
const inner={...fitting,depth};
const own=fitOwn(value,schema,inner);
return branches&&own.kind==='fits'?fitOneOf(own.value,branches,inner):own;
}
function fitOneOf(value,branches,fitting){
const found=branches
.map((branch)=>fitToSchema(value,branch,{...fitting,isStrict:true}))
.flatMap((fit)=>(fit.kind==='fits'?[fit]:[]));
const[first,...others]=found;
if(!first)
return(0,json.u4)(value)||fitting.isStrict?mismatched('it matches no alternative of its schema'):fits(value);
if(found.some((fit)=>fit.value===value))
return fits(value);
const isOne=others.every((fit)=>JSON.stringify(fit.value)===JSON.stringify(first.value));
return isOne?first:mismatched('it mixes several alternatives of its schema');
}
function fitOwn(original,schema,fitting){
const types=typesOf(schema);
const isText=typeof original==='string'&&types.size>0&&!types.has('string');
const value=isText?(typedValue(original,schema)??original):original;
const reason=fitting.isStrict?mismatch(value,types,schema):undefined;
if(reason!==undefined)
return mismatched(reason);
if(Array.isArray(value))
return fitItems(value,schema,fitting);
return(0,json.u4)(value)?fitFields(value,schema,fitting):fits(value);
}
function mismatch(value,types,schema){
const type=jsonTypeOf(value);
const isTyped=types.size===0||types.has(type)||(type==='integer'&&types.has('number'));
if(!isTyped)
return `its schema does not allow a value of type ${type}`;
return isAllowed(value,schema)?undefined:'a value is not one of those that its schema allows';
}
function isAllowed(value,{enum:values,const:only}){
if(only!==undefined&&JSON.stringify(only)!==JSON.stringify(value))
return false;
return!Array.isArray(values)||values.some((each)=>JSON.stringify(each)===JSON.stringify(value));
}
function fitItems(items,schema,fitting){
const{items:rest,additionalItems,prefixItems}=schema;
const first=Array.isArray(prefixItems)?prefixItems:Array.isArray(rest)?rest:[];
const further=Array.isArray(rest)?additionalItems:rest;
const fitted=items.map((item,index)=>fitToSchema(item,index<first.length?first[index]:further,fitting));
return collect(items,fitted);
}
function fitFields(original,schema,fitting){
const required=Array.isArray(schema['required'])?schema['required']:[];
const named=withKnownNames(original,schema,required);
if(fitting.isStrict&&required.some((name)=>!Object.hasOwn(named,String(name))))
return mismatched('a required field is missing');
const inner={isStrict:fitting.isStrict,depth:fitting.depth??0};
const fields=Object.entries(named).flatMap(([name,value])=>{
const rules=rulesFor(name,schema);
if(rules==='unknown')
return fitting.keepsUnknown?[{name,value,fit:fits(value)}]:[];
const fit=fitAll(value,rules,inner);
return value===null&&fit.kind==='mismatched'&&!required.includes(name)?[]:[{name,value,fit}];
});
const values=fields.map(({value})=>value);
const collected=collect(values,fields.map(({fit})=>fit));
if(collected.kind==='mismatched')
return collected;
const isComplete=named===original&&fields.length===Object.keys(original).length;
if(isComplete&&collected.value===values)
return fits(original);
return fits(Object.fromEntries(fields.map(({name},index)=>[name,collected.value[index]])));
}
function fitAll(value,rules,fitting){
let fit=fits(value);
for(const{schema,isStrict}of rules){
if(fit.kind==='mismatched')
break;
fit=fitToSchema(fit.value,schema,{...fitting,isStrict:fitting.isStrict||isStrict});
}
return fit;
}
function rulesFor(name,schema){
const properties=fieldsOf(schema['properties']);
const patterns=Object.entries(fieldsOf(schema['patternProperties']));
const isKnown=Object.hasOwn(properties,name);
const matching=patterns.filter(([pattern])=>{
const match=mayMatch(pattern,name);
return match==='yes'||(match==='perhaps'&&!isKnown);
});
const rules=matching.map(([,each])=>({schema:each,isStrict:true}));
if(isKnown)
rules.unshift({schema:properties[name],isStrict:false});
if(rules.some((rule)=>rule.schema===false))
return 'unknown';
if(rules.length>0)
return rules;
const{additionalProperties:others}=schema;
const isClosed=others===false||(isEmpty(others)&&patterns.length>0&&isEmpty(schema['properties']));
return isClosed?'unknown':[{schema:others,isStrict:false}];
}
function isEmpty(schema){
return schema===undefined||((0,json.u4)(schema)&&Object.keys(schema).length===0);
}
function withKnownNames(original,schema,required){
const properties=fieldsOf(schema['properties']);
const isClosed=schema['additionalProperties']===false;
const free=Object.keys(properties).filter((name)=>!Object.hasOwn(original,name));
const knownName=(name)=>{
if(Object.hasOwn(properties,name))
return name;
const alike=free.filter((each)=>normalized(each)===normalized(name)&&(isClosed||required.includes(each)));
return alike.length===1&&alike[0]!==undefined?alike[0]:name;
};
const names=Object.keys(original);
const known=names.map(knownName);
const isSame=free.length===0||known.every((name,index)=>name===names[index]);
if(isSame||new Set(known).size<known.length)
return original;
return Object.fromEntries(Object.values(original).map((value,index)=>[known[index]??'',value]));
}
function normalized(name){
return name.replaceAll(/[_-]/g,'').toLowerCase();
}
function fieldsOf(value){
return(0,json.u4)(value)?value:{};
}
function collect(values,fitted){
const results=[];
for(const fit of fitted){
if(fit.kind==='mismatched')
return fit;
results.push(fit.value);
}
return{kind:'fits',value:results.every((value,index)=>value===values[index])?values:results};
}
function fits(value){
return{kind:'fits',value};
}
function mismatched(reason){
return{kind:'mismatched',reason};
}
;
const UNSAFE_NAMES=new Set(['__proto__','constructor','prototype']);
function foundCall({name,schema,fitting},args,source){
if(!(0,json.u4)(args))
return brokenCall(name,'its arguments are not a JSON object');
if(hasUnsafeName(args))
return brokenCall(name,`its arguments use a name such as ${[...UNSAFE_NAMES].join(' or ')}`);
const fit=fitToSchema(args,schema,fitting);
if(fit.kind==='mismatched')
return brokenCall(name,fit.reason);
return{name,arguments:fit.value===args&&isJson(source)?source:JSON.stringify(fit.value)};
}
function unknownCall(name){
return{...refusedCall(name,'there is no such tool.'),isUnknown:true};
}
function refusedCall(name,reason){
return{name,arguments:'',problem:`The call of ${name} was not run: ${reason}`};
}
function brokenCall(name,reason){
const problem=`The call of ${name} could not be read and was not run: ${reason}. Write it again, complete.`;
return{name,arguments:'',problem};
}
function toolCall(id,{name,arguments:args,problem}){
return{id,name,arguments:args,...(problem!==undefined&&{problem})};
}
function isJson(source){
return source!==undefined&&(0,json.qF)(source)!==undefined;
}
function hasUnsafeName(value){
if(Array.isArray(value))
return value.some(hasUnsafeName);
return(0,json.u4)(value)&&Object.entries(value).some(([name,each])=>UNSAFE_NAMES.has(name)||hasUnsafeName(each));
}
var read_arguments=__webpack_require__(59397);
;
const NAMES=['name','tool_name','tool','function','toolName','function_name','recipient_name'];
const ARGUMENTS=['arguments','args','parameters','params','input','tool_input','kwargs'];
const NOT_ARGUMENTS=new Set([...NAMES,'id','type','call_id','tool_call_id','index']);
const PARTS=new Set([...NOT_ARGUMENTS,...ARGUMENTS]);
const NAMED=/^[[{\s]*(?:"type"\s*:\s*"function"\s*,\s*)?(?:"function"\s*:\s*\{\s*)?["']?(?:name|tool|function|tool_name)["']?\s*:\s*["']([^"'\n]{1,80})["']\s*([,}]?)/;
const NAMED_WITHIN=300;
const BETWEEN=/[\s,;]*/y;
const DOUBLED=/\{\s*(?=\{)/y;
const EXTRA_CLOSERS=/(?:\s*[}\]])*/y;
function readJsonCalls(text,start,context){
const calls=[];
let end;
for(let next=start;text[next]==='{'||text[next]==='[';next=end+(0,match_at.I)(BETWEEN,text,end)){
const read=readOne(text,next,context);
if(!read)
break;
calls.push(...read.calls);
end=read.end;
}
return end===undefined?undefined:{calls,end};
}
function readOne(text,start,context){
const literal=(0,read_literal.U1)(text,start+(context.isBare?0:(0,match_at.I)(DOUBLED,text,start)));
if(literal.kind==='value'){
const end=literal.end+(0,match_at.I)(EXTRA_CLOSERS,text,literal.end);
const calls=callsIn(literal.value,context,text.slice(start,literal.end));
const unknown=context.isBare&&calls.length===0?[]:unknownIn(literal.value,context.tools).map(unknownCall);
const found=[...allOrNone(calls,literal.value,end>literal.end),...unknown];
if(found.length===0)
context.fuel.burn(literal.end-start);
return found.length>0?{calls:found,end}:undefined;
}
context.fuel.burn(literal.end-start);
return(readOpenList(text,start,context)??
((0,read_literal.uG)(text,literal)?readWithLooseQuotes(text,start,context):undefined)??
readBroken(text,start,{...context,kind:literal.kind}));
}
function allOrNone(calls,value,hasExtraClosers){
const hasProblem=calls.some(({problem})=>problem!==undefined);
const isUnclear=hasExtraClosers&&(0,json.u4)(value)&&Object.keys(value).some((name)=>!PARTS.has(name));
if(!hasProblem&&!isUnclear)
return calls;
const reason=isUnclear?'its brackets do not match':'another call of its list is not valid';
return calls.map((call)=>(call.problem===undefined?brokenCall(call.name,reason):call));
}
function readOpenList(text,start,context){
if(text[start]!=='[')
return undefined;
const calls=[];
let next=(0,read_literal.AN)(text,start+1);
let end=next;
while(text[next]==='{'&&!context.fuel.isSpent){
const literal=(0,read_literal.U1)(text,next);
if(literal.kind!=='value')
return undefined;
calls.push(...callsIn(literal.value,context,text.slice(next,literal.end)));
end=literal.end;
next=end+(0,match_at.I)(BETWEEN,text,end);
}
return calls.length>0&&next>=text.length?{calls,end}:undefined;
}
function readWithLooseQuotes(text,start,context){
if(context.fuel.isSpent||!namedIn(text,start,context))
return undefined;
const literal=(0,read_literal.U1)(text,start,{looseQuotes:true});
context.fuel.burn(literal.end-start);
if(literal.kind!=='value'||!(0,json.u4)(literal.value))
return undefined;
const parts=partsOf(literal.value,context.tools);
if(!parts||!(0,json.u4)(parts.args))
return undefined;
const{tool,args}=parts;
if(tool.isOpen||!Object.keys(args).every((name)=>tool.properties.has(name)))
return undefined;
if((0,read_arguments.L)(args,(name)=>tool.properties.has(name)))
return undefined;
return{calls:[foundCall(tool,args)],end:literal.end+(0,match_at.I)(EXTRA_CLOSERS,text,literal.end)};
}
function readBroken(text,start,{kind,...context}){
const tool=namedIn(text,start,context);
if(!tool)
return undefined;
const reason=kind==='cut'
?'its JSON ends too early'
:'its JSON is not valid; quotes and backslashes inside a string need a backslash';
return{calls:[brokenCall(tool.name,reason)],end:text.length};
}
function namedIn(text,start,{tools,isBare}){
const[,name,then]=NAMED.exec(text.slice(start,start+NAMED_WITHIN))??[];
return name===undefined||(isBare&&then!==',')?undefined:tools.find(name);
}
function callsIn(value,context,source){
if(Array.isArray(value))
return value.flatMap((each)=>callsIn(each,context));
if(!(0,json.u4)(value))
return[];
const inner=value['tool_calls']??value['function_call'];
if(inner!==undefined&&typeof inner==='object')
return callsIn(inner,context);
const parts=partsOf(value,context.tools);
if(!parts)
return context.isBare?[]:callUnderItsName(value,context.tools);
const{tool,args}=parts;
if(args===undefined)
return context.isBare?[]:[foundCall(tool,{})];
return[foundCall(tool,args,sourceOf(args,source))];
}
function sourceOf(args,source){
const field=source===undefined?null:/["'](?:arguments|parameters|args|params|input)["']\s*:\s*(?=\{)/.exec(source);
if(!field||source===undefined)
return undefined;
const start=field.index+field[0].length;
const literal=(0,read_literal.U1)(source,start);
const isSame=literal.kind==='value'&&JSON.stringify(literal.value)===JSON.stringify(args);
return isSame?source.slice(start,literal.end):undefined;
}
function unknownIn(value,tools){
if(Array.isArray(value))
return value.flatMap((each)=>unknownIn(each,tools));
if(!(0,json.u4)(value))
return[];
const inner=value['function']??value['tool_calls'];
if(typeof inner==='object')
return unknownIn(inner,tools);
const name=NAMES.map((field)=>value[field]).find((each)=>typeof each==='string');
const isCall=ARGUMENTS.some((field)=>Object.hasOwn(value,field));
return isCall&&name!==undefined&&/^[\w.:-]{1,64}$/.test(name)&&!partsOf(value,tools)?[name]:[];
}
function partsOf(value,tools){
const inner=value['function'];
if((0,json.u4)(inner))
return partsOf(inner,tools);
for(const field of NAMES){
const name=Object.hasOwn(value,field)?value[field]:undefined;
const tool=typeof name==='string'?tools.find(name):undefined;
if(tool)
return{tool,args:argumentsOf(value,tool)};
}
return undefined;
}
function argumentsOf(value,tool){
const[args,...others]=ARGUMENTS.filter((name)=>Object.hasOwn(value,name)).map((name)=>unpacked(value[name],tool));
if(others.some((other)=>JSON.stringify(other)!==JSON.stringify(args)))
return null;
if(args!==undefined)
return args;
const rest=Object.entries(value).filter(([name])=>!NOT_ARGUMENTS.has(name));
if(rest.length===0)
return undefined;
return rest.every(([name])=>tool.properties.has(name))?Object.fromEntries(rest):null;
}
function unpacked(value,{isOpen,properties}){
if(typeof value!=='string')
return value;
return(0,read_arguments.l)(value,(name)=>!isOpen&&properties.has(name))?.value??value;
}
function callUnderItsName(value,tools){
const[entry,...others]=Object.entries(value);
const tool=entry&&others.length===0&&(0,json.u4)(entry[1])?tools.find(entry[0]):undefined;
return entry&&tool?[foundCall(tool,entry[1])]:[];
}
;
const UNCLEAR='it is not clear where its parameters end';
const ENTITY=/&[#\w]+;/;
const UNBALANCED='a closing tag is missing or doubled';
function readFields(text,start,{tool,form}){
const{tags,hidden}=tagsOf(text,start,form);
const last=lastTagOf(text,tags);
const fields=new FieldReader(text,start,{tool,isNameless:form.isNameless,hidden});
for(const[index,tag]of tags.entries()){
fields.take(tag,index===last);
if(index!==last)
continue;
if(fields.isUnclear||holdsItsEnd(tags,index))
return{calls:[brokenCall(tool.name,UNCLEAR)],end:text.length};
return{calls:[fields.call()],end:tag.kind==='end'?tag.after:tag.start};
}
const isComplete=form.mayLackEnd&&fields.endsComplete();
const call=isComplete&&!fields.isUnclear?fields.call():brokenCall(tool.name,'it ends too early');
return{calls:[call],end:text.length};
}
function tagsOf(text,start,{pattern,tagOf}){
const tags=[];
const hidden=[];
const sections=cdataSections(text,start);
pattern.lastIndex=start;
for(let match=pattern.exec(text);match;match=pattern.exec(text)){
const at=match.index;
while(sections[0]&&sections[0].end<=at)
sections.shift();
if(sections[0]&&sections[0].start<=at){
hidden.push(sections[0].start);
continue;
}
const tag=tagOf(match);
if(!tag)
continue;
const before=tags.at(-1);
tags.push({...tag,start:at,after:pattern.lastIndex});
if(tag.kind==='next'&&before&&before.kind!=='open'&&before.kind!=='next')
break;
}
return{tags,hidden};
}
function cdataSections(text,from){
const sections=[];
for(let start=text.indexOf('<![CDATA[',from);start>=0;start=text.indexOf('<![CDATA[',start)){
const end=text.indexOf(']]>',start);
if(end<0)
break;
sections.push({start,end});
start=end;
}
return sections;
}
function lastTagOf(text,tags){
const isEnd=({kind},index)=>kind==='end'||kind==='outer'||(kind==='next'&&index>0);
const afterField=tags.findLastIndex((tag,index)=>{
const before=tags[index-1];
return((before?.kind==='close'||before?.kind==='whole')&&
isEnd(tag,index)&&
isBlank(text,before.after,tag.start));
});
if(afterField>=0)
return afterField;
return tags.findIndex(({kind})=>kind==='end'||kind==='outer');
}
function holdsItsEnd(tags,last){
const kind=tags[last]?.kind;
if(kind==='end')
return false;
return tags.slice(0,last).some((tag)=>tag.kind==='end'||(tag.kind==='outer'&&kind==='next'));
}
function isBlank(text,start,end){
return text.slice(start,end).trim()==='';
}
class FieldReader{
#text;
#tool;
#fields=new Map();
#open;
#position;
#isUnclear=false;
#isUnbalanced=false;
#isNameless;
#hidden;
#containsCall=false;
constructor(text,start,{tool,isNameless,hidden}){
this.#text=text;
this.#tool=tool;
this.#isNameless=isNameless;
this.#hidden=hidden;
this.#position=start;
}
get isUnclear(){
return this.#isUnclear;
}
take(tag,isLast){
if(isLast)
this.#finish(tag.start);
else if(tag.kind==='open')
this.#begin(tag);
else if(tag.kind==='whole')
this.#takeWhole(tag);
else if(tag.kind==='next')
this.#containsCall||=this.#open?.close===undefined;
else if(tag.kind==='close'&&this.#open&&(tag.name===undefined||tag.name===this.#open.name))
this.#close(this.#open,tag);
}
endsComplete(){
if(this.#open&&!this.#open.close)
return false;
this.#finish(this.#text.length);
return this.#fields.size>0&&this.#tool.required.every((name)=>this.#fields.has(name));
}
call(){
const{name,properties}=this.#tool;
if(this.#isUnbalanced)
return brokenCall(name,UNBALANCED);
const values=[];
for(const[field,texts]of this.#fields){
if(field==='')
return brokenCall(name,'a parameter has no name');
if(field.includes('&'))
return brokenCall(name,'the name of a parameter contains an entity');
const schema=properties.get(field)??{};
if(texts.length===1)
values.push([field,typedValue(texts[0]??'',schema)]);
else if(takesList(schema))
values.push([field,texts.map((text)=>typedValue(text,itemsOf(schema)))]);
else
return brokenCall(name,`it sets ${field} ${texts.length} times`);
}
return foundCall(this.#tool,Object.fromEntries(values));
}
#begin(tag){
if(this.#open&&!this.#beginsField(tag)){
const{name,depth,isUnbalanced}=this.#open;
const isAlike=!tag.isClosed&&(this.#isNameless||tag.name===name);
this.#open={
...this.#open,
depth:depth+(isAlike?1:0),
isUnbalanced:isUnbalanced||(isAlike&&depth<=0),
holdsField:true
};
return;
}
this.#finish(tag.start);
this.#open={
name:tag.name,
start:tag.after,
close:undefined,
depth:1,
isUnbalanced:false,
holdsField:false
};
}
#close(open,close){
const isUnbalanced=open.depth<=0;
this.#open={...open,close,depth:open.depth-1,isUnbalanced:open.isUnbalanced||isUnbalanced};
}
#takeWhole(tag){
if(this.#open&&!(this.#open.close&&isBlank(this.#text,this.#open.close.after,tag.start)))
return;
this.#finish(tag.start);
this.#isUnclear||=ENTITY.test(tag.value);
this.#add(tag.name,tag.value);
this.#position=tag.after;
}
#beginsField({name,start}){
const close=this.#open?.close;
if(close&&isBlank(this.#text,close.after,start))
return true;
if(!this.#tool.properties.has(name)||this.#fields.has(name)||this.#open?.name===name)
return false;
return close!==undefined||/(?:^|\n)[ \t]*$/.test(this.#text.slice(Math.max(0,start-40),start));
}
#finish(end){
const from=this.#open?this.#open.close?.after:this.#position;
if(this.#containsCall&&from===undefined)
this.#isUnclear=true;
this.#containsCall=false;
if(from!==undefined&&!isBlank(this.#text,from,end))
this.#isUnclear=true;
if(!this.#open)
return;
if(!this.#open.close&&DAMAGED_TAG.test(this.#text.slice(Math.max(this.#open.start,end-100),end)))
this.#isUnclear=true;
this.#isUnbalanced||=!isBalanced(this.#open);
this.#add(this.#open.name,this.#valueOf(this.#open,end));
this.#open=undefined;
this.#position=end;
}
#add(name,value){
this.#fields.set(name,[...(this.#fields.get(name)??[]),value]);
}
#valueOf({start,close},end){
const text=this.#text.slice(start,close?.start??end);
while((this.#hidden[0]??Infinity)<start)
this.#hidden.shift();
const isMarkup=(this.#hidden[0]??Infinity)<start+text.length;
const value=(isMarkup?insideCdata(text):undefined)??text;
return close?value:value.replace(/\r?\n[ \t]*$/,'');
}
}
const DAMAGED_TAG=/(?:>|<\/[^<>\n]{0,60}|<[\w:\uff5c]{0,40})\s*$/u;
function isBalanced({close,depth,isUnbalanced,holdsField}){
return!isUnbalanced&&(close?depth===0:!holdsField);
}
function itemsOf({items}){
return(0,json.u4)(items)?items:{};
}
;
const NAME=/(?:function\s*<[|\uff5c]tool[\u2581_]sep[|\uff5c]>\s*)?(?:call:)?(?:functions[.:])?([\p{L}_][\p{L}\p{N}_.-]*)(?::\d+)?/uy;
const named_calls_BETWEEN=/(?:\s|<\|tool_call_argument_begin\|>|<\|tool_call:args\|>|\[ARGS\]|\[CALL_ID\][\w-]*|<[|\uff5c]tool[\u2581_]sep[|\uff5c]>|```(?:json)?|<\|constrain\|>(?:json)?|<\|message\|>)*/y;
const CLOSING_FENCE=/\s*```/y;
const CUT=/^(?:<[^<>]{0,60}|\[[A-Z_]{0,20})?$/;
const QUOTE_MARKS=['<escape>','<|"|>'];
const argumentTags={
pattern:/<arg_key>\s*([^<]{1,100}?)\s*<\/arg_key>\s*<arg_value>|(<arg_value>)|(<\/arg_value>)|(<tool_call>)|<\/tool_call>/g,
tagOf([,name,nameless,close,next]){
if(nameless!==undefined)
return{kind:'open',name:''};
if(name!==undefined)
return{kind:'open',name};
if(close!==undefined)
return{kind:'close',name:undefined};
return{kind:next===undefined?'outer':'next'};
},
isNameless:true,
mayLackEnd:true
};
function readNamedCall(text,start,{tools,fuel}){
const[written,name]=(0,match_at.p)(NAME,text,start);
const tool=name===undefined?undefined:tools.find(name);
if(written===undefined||!tool)
return undefined;
const afterName=start+written.length;
const next=afterName+(0,match_at.I)(named_calls_BETWEEN,text,afterName);
if(text.startsWith('<arg_key>',next))
return readFields(text,next,{tool,form:argumentTags});
if(text[next]!=='{'){
const isCut=text.slice(afterName,next).includes('```')||CUT.test(text.slice(next));
if(isCut)
return{calls:[brokenCall(tool.name,'it ends too early')],end:text.length};
if((0,match_at.I)(OPENING,text,next)>0&&(0,match_at.I)(CLOSING,text,next)===0)
return{calls:[brokenCall(tool.name,'its closing tag is missing')],end:next};
return(0,match_at.I)(CLOSING,text,next)>0?{calls:[foundCall(tool,{})],end:next}:undefined;
}
const literal=(0,read_literal.U1)(text,next,{quoteMarks:QUOTE_MARKS});
if(literal.kind==='value'){
const call=foundCall(tool,literal.value,text.slice(next,literal.end));
const isFenced=text.slice(afterName,next).includes('```');
return{calls:[call],end:literal.end+(isFenced?(0,match_at.I)(CLOSING_FENCE,text,literal.end):0)};
}
fuel.burn(literal.end-start);
return{calls:[brokenCall(tool.name,'its arguments are incomplete')],end:text.length};
}
const UNKNOWN=/(?:function\s*<[|\uff5c]tool[\u2581_]sep[|\uff5c]>\s*)?(?:functions[.:])?([\w-]{1,64})(?::\d+)?\s*(?:<\|tool_call_argument_begin\|>|<\|tool_call:args\|>|\[ARGS\]|<[|\uff5c]tool[\u2581_]sep[|\uff5c]>|\n```json)/uy;
function readUnknownCall(text,start){
const[header,name]=(0,match_at.p)(UNKNOWN,text,start);
if(header===undefined||name===undefined)
return undefined;
const first=(0,read_literal.AN)(text,start+header.length);
const literal=(0,read_literal.U1)(text,first);
if(literal.kind!=='value')
return undefined;
return{calls:[unknownCall(name)],end:literal.end+(0,match_at.I)(CLOSING_FENCE,text,literal.end)};
}
const CALL=/(print\s*\(\s*)?([\p{L}_][\p{L}\p{N}_.]*)\s*\(/uy;
const KEYWORD=/([\p{L}_][\p{L}\p{N}_]*)\s*=(?!=)/uy;
const PRINT_END=/\s*\)/y;
const SEPARATOR=/[\s,;]*/y;
function readPythonCalls(text,start,{tools,fuel}){
const isList=text[start]==='[';
const row=readRow(text,isList?(0,read_literal.AN)(text,start+1):start,{tools,fuel});
if(row.calls.every(({isUnknown})=>isUnknown)){
fuel.burn(row.end-start);
return undefined;
}
if(row.isBroken)
return{calls:row.calls,end:text.length};
if(!isList)
return row;
if(text[row.end]===']')
return{calls:row.calls,end:row.end+1};
return{calls:row.calls.map(({name})=>brokenCall(name,'its list is not closed')),end:text.length};
}
function readRow(text,start,{tools,fuel}){
const calls=[];
for(let position=start;;){
const[head,print,name='']=(0,match_at.p)(CALL,text,position);
if(head===undefined)
return{calls,end:position,isBroken:false};
const tool=tools.find(name);
const read=readKeywords(text,position+head.length);
if(read.problem!==undefined){
fuel.burn(read.end-position);
if(tool)
calls.push(brokenCall(tool.name,read.problem));
return{calls,end:read.end,isBroken:true};
}
calls.push(tool?foundCall(tool,Object.fromEntries(read.values)):unknownCall(name));
const end=print===undefined?read.end:read.end+(0,match_at.I)(PRINT_END,text,read.end);
position=end+(0,match_at.I)(SEPARATOR,text,end);
}
}
function readKeywords(text,start){
const values=[];
let position=(0,read_literal.AN)(text,start);
while(text[position]!==')'){
const[head,name]=(0,match_at.p)(KEYWORD,text,position);
if(head===undefined||name===undefined)
return{values,problem:'its arguments have no names',end:position};
const literal=(0,read_literal.U1)(text,position+head.length,{isPython:true});
const next=(0,read_literal.AN)(text,literal.end);
if(literal.kind!=='value'||!/[,)]/.test(text[next]??'')){
return{values,problem:`the value of ${name} is incomplete`,end:next};
}
values.push([name,literal.value]);
position=text[next]===','?(0,read_literal.AN)(text,next+1):next;
}
return{values,problem:undefined,end:position+1};
}
function beginsPythonList(text,start){
return/^\[\s*[\p{L}_][\p{L}\p{N}_.]*\s*\(/u.test(text.slice(start,start+120));
}
function namesPythonCall(text,start,tools){
const[,name]=/^\[\s*([\p{L}_][\p{L}\p{N}_.]*)\s*\(/u.exec(text.slice(start,start+120))??[];
return name!==undefined&&tools.find(name)!==undefined;
}
;
const NAME_KEYS=['name','tool_name','tool','function','toolName','function_name'];
const OTHER_KEYS=[
...['arguments','args','parameters','params','input','tool_input','kwargs'],
...['id','type','call_id','tool_call_id','tool_calls','function_call','index']
];
const FIRST_KEY=/^\{\s*["']?([\w-]{0,40})["']?\s*:/;
const bare_calls_NAMED=new RegExp(`^\\{\\s*["']?(?:${NAME_KEYS.join('|')})["']?\\s*:\\s*(?:["']([^"'\\n]{0,80})["']|(\\{))`);
const START_CHARS=300;
function readBareCalls(text,at,context){
if(namesPythonCall(text,at,context.tools))
return readPythonCalls(text,at,context);
const start=text.slice(at,at+START_CHARS).replace(/^\[\s*/,'');
return isCallObject(start,context.tools)?readJsonCalls(text,at,{...context,isBare:true}):undefined;
}
function isCallObject(start,tools){
const key=FIRST_KEY.exec(start)?.[1]??'';
if(!NAME_KEYS.includes(key))
return OTHER_KEYS.includes(key);
const[,name,inner]=bare_calls_NAMED.exec(start)??[];
return inner!==undefined||(name!==undefined&&tools.find(name)!==undefined);
}
;
const HARMONY=/(?:<\|start\|>([^<]{0,200}))?<\|channel\|>([^<]{0,200})(?:<\|constrain\|>\s*\w*\s*)?<\|message\|>/y;
const HARMONY_END=/<\|(?:end|return|call|start|channel)\|>/g;
function readHarmony(text,at,tools){
const[header,before='',channel='']=(0,match_at.p)(HARMONY,text,at);
if(header===undefined)
return undefined;
const from=at+header.length;
const[,recipient]=/\bto=(\S+)/.exec(`${before} ${channel}`)??[];
const addressed=recipient===undefined?undefined:readAddressed(text,from,{name:recipient,tools});
if(addressed)
return addressed;
if(!channel.trimStart().startsWith('analysis'))
return{kind:'text',from};
HARMONY_END.lastIndex=from;
return{kind:'thinking',from,end:HARMONY_END.exec(text)?.index??text.length};
}
const RECIPIENT=/(?:<\|from\|>\s*\w{1,40}\s*)?<\|recipient\|>\s*([\w.]{1,100})\s*<\|content\|>/y;
function readRecipient(text,at,tools){
const[header,name]=(0,match_at.p)(RECIPIENT,text,at);
if(header===undefined||name===undefined)
return undefined;
const from=at+header.length;
return readAddressed(text,from,{name,tools})??(name==='all'?{kind:'text',from}:undefined);
}
const NAME_HEADER=/>>>([\p{L}_][\p{L}\p{N}_.]{0,100})\n/uy;
function readNameHeader(text,at,tools){
const[header,name]=(0,match_at.p)(NAME_HEADER,text,at);
if(header===undefined||name===undefined)
return undefined;
const from=at+header.length;
return readAddressed(text,from,{name,tools})??(name==='all'?{kind:'text',from}:undefined);
}
function readAddressed(text,from,{name,tools}){
const tool=tools.find(name);
if(!tool)
return undefined;
const start=(0,read_literal.AN)(text,from);
const literal=(0,read_literal.U1)(text,start);
if(literal.kind!=='value')
return{kind:'calls',found:{calls:[brokenCall(tool.name,'its JSON is incomplete')],end:text.length}};
const call=foundCall(tool,literal.value,text.slice(start,literal.end));
return{kind:'calls',found:{calls:[call],end:literal.end}};
}
;
const FENCE=/(`{3,}|~{3,})[ \t]*([\w-]*)[^\n]*(?:\n|$)/y;
const LIST_ITEM=/(?:^|\n)[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)+$/;
const CALL_LANGUAGES=new Set(['tool_call','tool_calls','tool_code','tool_use']);
const MAX_INLINE_CODE=2_000;
const INDENTED=/[^\n]*(?:\n(?:[ ]{4,}|\t)[^\n]*)*/y;
const BLANK_LINE=/\n[ \t]*\n/;
function fenceEnd(text,start,mark){
const close=new RegExp(`^[ \\t]*${mark}${mark[0]??''}*[ \\t\\r]*$`,'gm');
close.lastIndex=start;
const found=close.exec(text);
return found?{from:found.index,end:found.index+found[0].length}:undefined;
}
function inlineCodeEnd(text,start,backticks){
const within=text.slice(start,start+MAX_INLINE_CODE);
for(const match of within.matchAll(/`+/g)){
if(match[0]!==backticks)
continue;
const end=match.index+backticks.length;
return BLANK_LINE.test(within.slice(0,end))?undefined:start+end;
}
return undefined;
}
function indentedCodeEnd(text,at){
if(!/[ \t]/.test(text[at-1]??''))
return undefined;
const before=text.slice(Math.max(0,at-200),at);
if(!/\S[ \t]*\r?\n[ \t]*\r?\n(?:[ ]{4,}|\t)[ \t]*$/.test(before))
return undefined;
INDENTED.lastIndex=at;
return at+(INDENTED.exec(text)?.[0].length??0);
}
;
const PREFIX=String.raw `(?:[a-z]+:|｜DSML｜)?`;
const KIND='(?:function|invoke|call|tool)';
const NAMING='(?:function|invoke|call|tool|function_call|tool_call)';
const BEFORE=String.raw `\s+(?:[\w:.-]{1,40}=["'][^"'<>\n]{0,100}["']\s+){0,5}`;
const HEAD=`<${PREFIX}${NAMING}(?:=|${BEFORE}name=)["']?([^"'>\\s<]{0,99}[^"'>\\s</])["']?[^<>\\n]{0,300}>`;
const FUNCTION_HEADER=new RegExp(HEAD,'uy');
const FUNCTION_END=new RegExp(`<\\/${PREFIX}${KIND}>`,'uy');
const OUTER=String.raw `<\/(?:[a-z]+:|[a-z]+_|｜DSML｜)?(?:tool_calls?|function_calls?)>|<[|｜]tool[▁_]calls?[▁_]end[|｜]>`;
const FIELD=`<${PREFIX}param(?:eter)?`;
const functionTags={
pattern:new RegExp(`${FIELD}(?:=["']?([^"'>=\\s<]{0,99}[^"'>=\\s</])["']?(?:\\s*[>=]|\\s*/>|\\s[^<>\\n]{0,100}>)|${BEFORE}name=["']([^"'<>\\n]{1,100})["'][^<>\\n]{0,300}>|>\\s*([\\w-]{1,100})\\s*<\\/param(?:eter)?>)`+
`|(<\\/${PREFIX}param(?:eter)?>)|(<\\/${PREFIX}${KIND}>)|${HEAD}|(${OUTER})`,'gu'),
isNameless:true,
tagOf([all,byEquals,byName,byValue,close,end,next]){
const name=byEquals??byName??byValue;
if(name!==undefined){
if(all.endsWith('/>'))
return{kind:'whole',name,value:attributesOf(all).get('value')??''};
return{kind:'open',name,isClosed:byValue!==undefined};
}
if(close!==undefined)
return{kind:'close',name:undefined};
if(end!==undefined)
return{kind:'end'};
return next===undefined?{kind:'outer'}:{kind:'next'};
}
};
const ATTRIBUTE=/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
function attributesOf(tag){
return new Map([...tag.matchAll(ATTRIBUTE)].map(([,name='',double,single])=>[name,double??single??'']));
}
function callOfAttributes(tag,tool,end){
const fields=[...attributesOf(tag)].filter(([name])=>tool.properties.has(name)||!/^(?:name|id|type)$/.test(name));
if(fields.length===0)
return callWithoutArguments(tool,end);
if(!fields.every(([name])=>tool.properties.has(name)))
return undefined;
if(fields.some(([,value])=>ENTITY.test(value)))
return{calls:[brokenCall(tool.name,'an attribute contains an entity')],end};
const args=fields.map(([name,value])=>[name,typedValue(value,tool.properties.get(name)??{})]);
return{calls:[foundCall(tool,Object.fromEntries(args))],end};
}
function readFunctionTag(text,start,context){
const[header,name]=(0,match_at.p)(FUNCTION_HEADER,text,start);
const tool=name===undefined?undefined:context.tools.find(name);
if(header===undefined||!tool)
return undefined;
const body=start+header.length;
if(header.endsWith('/>'))
return callOfAttributes(header,tool,body);
const first=(0,read_literal.AN)(text,body);
if(text[first]==='{')
return readFunctionJson(text,first,{tool,context});
if(first<text.length&&text[first]!=='<')
return undefined;
const wrapped=readWrapped(text,first,{tool,end:FUNCTION_END,context});
if(wrapped)
return wrapped;
const[,kind='']=/^<(?:[a-z]+:)?([a-z]+)/.exec(header)??[];
const hasElements=tool.properties.has(childAt(text,first)??'');
const form=hasElements
?{...elementTags(kind,tool.properties),mayLackEnd:false}
:{...functionTags,mayLackEnd:!context.isDelimited};
return burning(readFields(text,body,{tool,form}),{start,context});
}
function readFunctionJson(text,first,{tool,context}){
const literal=(0,read_literal.U1)(text,first);
if(literal.kind!=='value'){
context.fuel.burn(literal.end-first);
return{calls:[brokenCall(tool.name,'its JSON is incomplete')],end:text.length};
}
const end=(0,read_literal.AN)(text,literal.end);
const source=text.slice(first,literal.end);
return{calls:[foundCall(tool,literal.value,source)],end:end+(0,match_at.I)(FUNCTION_END,text,end)};
}
const NEXT_END=new RegExp(FUNCTION_END,'gu');
function readUnknownTag(text,start){
const[header,name]=(0,match_at.p)(FUNCTION_HEADER,text,start);
if(header===undefined||name===undefined)
return undefined;
const body=start+header.length;
if(header.endsWith('/>'))
return{calls:[unknownCall(name)],end:body};
if(!/[<{]/.test(text[(0,read_literal.AN)(text,body)]??''))
return undefined;
NEXT_END.lastIndex=body;
const found=NEXT_END.exec(text);
return{calls:[unknownCall(name)],end:found?found.index+found[0].length:text.length};
}
const CHILD=/<([\p{L}_][\p{L}\p{N}_.-]{0,100})[^<>\n]{0,100}>/uy;
function childAt(text,at){
return(0,match_at.p)(CHILD,text,at)[1];
}
const WRAPPER=/<(parameters|params|arguments|args|input)>/y;
function readWrapped(text,at,{tool,end,context}){
const[opening,name='']=(0,match_at.p)(WRAPPER,text,at);
if(opening===undefined||tool.properties.has(name))
return undefined;
const body=at+opening.length;
const first=(0,read_literal.AN)(text,body);
const inner=text[first]==='{'
?readJsonBody(text,first,{tool,end:`</${name}>`,context})
:readFields(text,body,{
tool,
form:{...elementTags(name,tool.isOpen?undefined:tool.properties),mayLackEnd:false}
});
if(!inner)
return{calls:[brokenCall(tool.name,'its arguments are incomplete')],end:text.length};
if(inner.calls.some(({problem})=>problem!==undefined))
return burning(inner,{start:at,context});
if(!end)
return inner;
const next=(0,read_literal.AN)(text,inner.end);
const length=(0,match_at.I)(end,text,next);
if(length>0)
return{calls:inner.calls,end:next+length};
return{calls:[brokenCall(tool.name,'its closing tag is missing')],end:text.length};
}
const NAME_ELEMENT=/<(tool_name|function_name|name)>\s*([\w.-]{1,100})\s*<\/\1>\s*/y;
function readNameElement(text,start,context){
const[header,,name='']=(0,match_at.p)(NAME_ELEMENT,text,start);
const tool=header===undefined?undefined:context.tools.find(name);
if(header===undefined||!tool)
return undefined;
const body=start+header.length;
if(text.startsWith('</',body))
return callWithoutArguments(tool,body);
return readWrapped(text,body,{tool,context});
}
const ELEMENT=/<([\p{L}_][\p{L}\p{N}_.-]{0,100})(?:\s[^<>\n]{0,300}\/|\s*\/?)>/uy;
function readElement(text,start,context){
const element=toolElementAt(text,start,context.tools);
if(!element)
return undefined;
const{tag,name,tool}=element;
const body=start+tag.length;
const first=(0,read_literal.AN)(text,body);
const end=`</${name}>`;
if(tag.endsWith('/>'))
return callOfAttributes(tag,tool,body);
if(text.startsWith(end,first))
return callWithoutArguments(tool,first+end.length);
const closing=new RegExp(`</${escaped(name)}>`,'uy');
const wrapped=readWrapped(text,first,{tool,end:closing,context});
if(wrapped)
return wrapped;
if(text[first]==='{')
return readJsonBody(text,first,{tool,end,context});
const child=childAt(text,first);
if(child===undefined||!(tool.isOpen||tool.properties.has(child)))
return undefined;
const form={...elementTags(name,tool.isOpen?undefined:tool.properties),mayLackEnd:false};
const found=burning(readFields(text,body,{tool,form}),{start,context});
return{...found,end:found.end+(0,match_at.I)(new RegExp(`(?:\\s*${closing.source})*`,'uy'),text,found.end)};
}
function toolElementAt(text,start,tools){
const[tag,name]=(0,match_at.p)(ELEMENT,text,start);
if(tag===undefined||name===undefined||!tools.isName(name))
return undefined;
const tool=tools.find(name);
return tool&&{tag,name,tool};
}
function callWithoutArguments(tool,end){
return tool.required.length===0?{calls:[foundCall(tool,{})],end}:undefined;
}
function readJsonBody(text,first,{tool,end,context}){
const literal=(0,read_literal.U1)(text,first);
const after=(0,read_literal.AN)(text,literal.end);
if(literal.kind==='value'&&text.startsWith(end,after)){
return{calls:[foundCall(tool,literal.value,text.slice(first,literal.end))],end:after+end.length};
}
context.fuel.burn(literal.end-first);
return undefined;
}
const DESCRIBING=String.raw `(?:\s+(?:type|string|format|encoding|description)="[^"<>\n]{0,60}")*`;
function escaped(name){
return name.replaceAll(/[$()*+./?[\\\]^{|}]/g,String.raw `\$&`);
}
function elementTags(tool,fields){
let open=0;
const names=fields?[...fields.keys()].map(escaped).join('|'):String.raw `[\p{L}_][\p{L}\p{N}_.-]*`;
return{
pattern:new RegExp(`<(/?)(?:(${names})${DESCRIBING}|(${escaped(tool)})(?:\\s[^<>\\n]{0,300})?)(/?)>`,'gu'),
isNameless:false,
tagOf([,slash,field,call,isWhole]){
const isClosing=slash==='/';
const name=field??call??'';
const isField=name!==tool||(field!==undefined&&fields?.has(tool)&&!(isClosing&&open===0));
if(!isField)
return{kind:isClosing?'end':'next'};
if(isWhole)
return{kind:'whole',name,value:''};
if(name===tool)
open+=isClosing?-1:1;
return{kind:isClosing?'close':'open',name};
}
};
}
const MAX_TAG=140;
const FIELD_TAG=/^<([\p{L}_][\p{L}\p{N}_.-]{0,100})>/u;
const NAME_LINE=/(?:^|\n)([\p{L}_][\p{L}\p{N}_.-]{0,100})\s*\n\s*$/u;
function readNameLine(text,start,context){
const line=nameLineBefore(text,start,context.tools);
const field=FIELD_TAG.exec(text.slice(start,start+MAX_TAG))?.[1];
if(!line||field===undefined||!line.tool.properties.has(field))
return undefined;
const form={...elementTags(line.name,line.tool.properties),mayLackEnd:false};
const found=readFields(text,start,{tool:line.tool,form});
if(found.calls.every(({problem})=>problem===undefined))
return{...found,start:line.start};
context.fuel.burn(found.end-start);
const lines=context.isFirst?readLines(text,start,line.tool):undefined;
return lines&&{...lines,start:line.start};
}
const FIELD_LINE=/[ \t]*<([\p{L}_][\p{L}\p{N}_.-]{0,100})>([^<>\n]*)<\/\1>[ \t]*(?:\n|$)/uy;
function readLines(text,start,tool){
const values=new Map();
let end=start;
for(;;){
const[line,name='',raw='']=(0,match_at.p)(FIELD_LINE,text,end);
const schema=tool.properties.get(name);
if(line===undefined||!schema||values.has(name))
break;
values.set(name,typedValue(raw,schema));
end+=line.length;
}
const isComplete=values.size>0&&tool.required.every((name)=>values.has(name));
return isComplete?{calls:[foundCall(tool,Object.fromEntries(values))],end}:undefined;
}
function nameLineBefore(text,start,tools){
if(!/\s/.test(text[start-1]??''))
return undefined;
const from=Math.max(0,start-MAX_TAG);
const found=NAME_LINE.exec(text.slice(from,start));
const name=found?.[1];
const tool=name===undefined||!tools.isName(name)?undefined:tools.find(name);
return found&&name!==undefined&&tool?{name,tool,start:from+found.index}:undefined;
}
function burning(found,{start,context}){
if(found.calls.some(({problem})=>problem!==undefined))
context.fuel.burn(found.end-start);
return found;
}
;
function readDelimitedCalls(text,at,context){
const found=delimited_calls_readRow(text,at,context);
if(!found){
const length=(0,match_at.I)(OPENING,text,at);
context.fuel.burn(length);
return{calls:[],end:at+((0,match_at.I)(AROUND_CALLS,text,at)||length)};
}
const isClosed=(0,match_at.I)(CALL_OPENING_TAG,text,at)===0||isAtEnd(text,found.end);
const calls=isClosed?found.calls:found.calls.map(({name})=>brokenCall(name,'its closing tag is missing'));
const end=isClosed?found.end:text.length;
return{calls,end:end+(0,match_at.I)(AFTER_CALLS,text,end)};
}
function delimited_calls_readRow(text,at,context){
const calls=[];
let end=at;
for(;;){
const start=end+(0,match_at.I)(AROUND_CALLS,text,end);
const found=readItem(text,start,context);
if(!found)
return calls.length>0?{calls,end}:undefined;
const isAmbiguous=mayEndInString(text,start,found.end);
calls.push(...(isAmbiguous?found.calls.map(({name})=>brokenCall(name,AMBIGUOUS)):found.calls));
end=found.end;
}
}
const AMBIGUOUS='it is not clear which closing tag ends it';
function readItem(text,at,context){
const first=text[at];
if(first==='<'){
const tagContext={...context,isDelimited:true};
return(readFunctionTag(text,at,tagContext)??
readElement(text,at,tagContext)??
readNameElement(text,at,tagContext)??
readUnknownTag(text,at));
}
if(first==='{'||(first==='['&&!beginsPythonList(text,at))){
return readJsonCalls(text,at,{...context,isBare:false});
}
const[fence]=(0,match_at.p)(delimited_calls_FENCE,text,at);
if(fence!==undefined)
return readFenced(text,at+fence.length,context);
return readPythonCalls(text,at,context)??readNamedCall(text,at,context)??readUnknownCall(text,at);
}
const delimited_calls_FENCE=/```(?:python|tool_code|json)?[ \t]*\n\s*/y;
const FENCE_END=/\s*```/y;
function readFenced(text,body,context){
const found=text[body]==='{'?readJsonCalls(text,body,{...context,isBare:false}):readPythonCalls(text,body,context);
const length=found?(0,match_at.I)(FENCE_END,text,found.end):0;
return found&&length>0?{calls:found.calls,end:found.end+length}:undefined;
}
function mayEndInString(text,start,end){
const next=(0,read_literal.AN)(text,end);
if((0,match_at.I)(CALL_OPENING_TAG,text,next)===0)
return false;
return text[start]==='{'&&CALL_CLOSING_TAG.test(text.slice(start,end));
}
const TOKEN=/<[|\uff5c]/y;
function isAtEnd(text,end){
const next=(0,read_literal.AN)(text,end);
return(next>=text.length||
[CLOSING,OPENING,TOKEN,CUT_CLOSING_TAG].some((pattern)=>(0,match_at.I)(pattern,text,next)>0));
}
;
const MIN_COST=100;
class Fuel{
#left;
constructor(textLength){
this.#left=8*textLength+4_096;
}
get isSpent(){
return this.#left<=0;
}
burn(characters){
this.#left-=Math.max(MIN_COST,characters);
}
}
;
const WORDS=[
/\b(?:enthält|enthielt|lautet|steht|schreibt|schrieb|geschrieben|beispiel\w*|z\. ?b\.|sieht so aus|zitat\w*|zitier\w*|verlangt|fordert|bittet|bitte|zeigt|möchte, dass|heißt es|sagt|wiederhol\w*|ignorier\w*|zeige|zeigen|laut|gemäß|folgende\w* (?:text|zeile|inhalt|anweisung)\w*)(?!\p{L})/iu,
/\b(?:nicht|niemals|statt)\b[^,;]{0,30}$/i,
/(?:\bcontient|\bdit|\bindique|\bprécise|\bmentionne|\bexige|\bselon|\baffirm\p{L}*|\bprétend|\bdéclare|\bciter|\bmontrer|\brépét\p{L}*|\brefus\p{L}*|\bignor\p{L}*|\bd['\u2019]après|\bécrit|\bexemple|\bressemble|\bmontre|\bdemande|\bcitation|\bcite|\btexte suivant|\bn['\u2019]\p{L}+ pas|\bne \p{L}+ pas|\bne pas)(?!\p{L})/iu,
/(?:contiene|contém|(?<!\p{L})(?:dice|diz|pide|pede|chiede|indica|menciona|menziona|según|segundo|exige|richiede|citar|mostrar|mostrare|repetir|ripetere|ignor\p{L}+|rechaz\p{L}+|afirma\p{L}*|solicita|muestra|mostra|escribió|escreveu|ha scritto)|ejemplo|exemplo|esempio|este aspecto|esta aparência|se ve así|siguiente texto|texto siguiente|seguinte texto|seguente testo)(?!\p{L})/iu,
/(?<!\p{L})(?:no|não|non) (?:lo |la |o |a )?(?:ejecut|execut|esegu|hag|faç|far|us|sig|siga)\p{L}*/iu,
/(?<!\p{L})(?:no|não|non) (?:voy|vou|vado|debo|devo|puedo|posso|quiero|quero|voglio)(?!\p{L})/iu,
/(?<!\p{L})(?:ceci|cela|esto|isto|questo|(?:le|el|o|il) te(?:xte|xto|sto)|\u0442\u0435\u043a\u0441\u0442)\s*:?\s*$/iu,
/(?<!\p{L})(?:bevat|zegt|voorbeeld|bijvoorbeeld|toont|vraagt|volgende tekst|zawiera|przyk\u0142ad\p{L}*|napisa\p{L}*|nast\u0119puj\u0105cy tekst|içeriyor|örne\p{L}+|diyor)(?!\p{L})/iu,
/(?<!\p{L})(?:niet[^,;]{0,20}$|nie (?:wykon|uruch|u\u017cy|rób)\p{L}*)/iu,
/\u0441\u043e\u0434\u0435\u0440\u0436|\u043d\u0430\u043f\u0440\u0438\u043c\u0435\u0440|\u043f\u0440\u0438\u043c\u0435\u0440|\u043d\u0430\u043f\u0438\u0441\u0430\u043d|\u0432\u044b\u0433\u043b\u044f\u0434\u0438\u0442|\u043f\u0440\u043e\u0441\u0438\u0442|\u043f\u043e\u043a\u0430\u0437\u044b\u0432\u0430|\u0433\u043e\u0432\u043e\u0440\u0438\u0442|\u0441\u043a\u0430\u0437\u0430\u043d\u043e|\u0446\u0438\u0442\u0438\u0440|\u043f\u043e\u043a\u0430\u0436\u0443|\u0443\u043a\u0430\u0437\u0430\u043d\u043e|\u0442\u0440\u0435\u0431\u0443|\u0441\u043b\u0435\u0434\u0443\u044e\u0449\u0438\u0439 \u0442\u0435\u043a\u0441\u0442|\u043d\u0430\u043f\u0440\u0438\u043a\u043b\u0430\u0434|\u043f\u0440\u0438\u043a\u043b\u0430\u0434|\u043c\u0456\u0441\u0442\u0438\u0442\u044c/iu,
/(?<!\p{L})\u043d\u0435 (?:\u0432\u044b\u043f\u043e\u043b\u043d|\u0437\u0430\u043f\u0443\u0441\u043a|\u0438\u0441\u043f\u043e\u043b\u044c\u0437|\u0441\u043b\u0435\u0434|\u0431\u0443\u0434|\u0432\u0438\u043a\u043e\u043d)\p{L}*/iu,
/\u4f8b\u5982|\u6bd4\u5982|\u793a\u4f8b|\u4f8b\u5b50|\u6837\u4f8b|\u7bc4\u4f8b|\u5305\u542b|\u5199\u9053|\u5199\u7740|\u5beb\u9053|\u4e0d\u8981|\u4e0d\u4f1a|\u4e0d\u6703|\u4e0d\u80fd|\u4e0d\u5e94|\u8bf7\u52ff|\u7981\u6b62|\u8981\u6c42\u6211|\u5f15\u7528|\u683c\u5f0f(?!\u5316)|\u6307\u793a|\u8bf7\u6c42\u6211|\u6ce8\u5165|\u653b\u51fb|[\u4e2d\u91cc\u4e0a](?:\u663e\u793a|\u986f\u793a|\u5199|\u63d0\u5230|\u8bf4)|\u4ee5\u4e0b(?:\u6587\u672c|\u5185\u5bb9|\u6587\u5b57|\u6587\u672c)|\u5982\u4e0b|[\u8bf4\u8aaa]\u9053?\s*[\uff1a:]?\s*$|[\u8bf4\u8aaa]\uff0c|\u4e2d\u6709\s*[\uff1a:]?\s*$|\u663e\u793a|\u986f\u793a|\u63d0\u5230|\u5c55\u793a|\u5ffd\u7565|\u8981\u6c42\s*[\uff1a:]?\s*$/u,
/(?:issue|readme|\u8bc4\u8bba|\u4f5c\u8005|\u63cf\u8ff0|\u6587\u4ef6|\u65e5\u5fd7|\u7528\u6237|\u653b\u51fb\u8005|[\u884c\u5b83\u4ed6\u5979\u5176\u4eba])\s*[\u4f1a\u60f3]?[\u8ba9\u53eb\u8981]\u6211/iu,
/\u4f8b\u3048\u3070|\u305f\u3068\u3048\u3070|\u4f8b[:\uff1a]|\u306e\u4f8b|\u542b\u307e|\u66f8\u304b|\u66f8\u3044|\u6b21\u306e\u30c6\u30ad\u30b9\u30c8|\u306a\u3044\u3067\u304f\u3060\u3055\u3044|\u3057\u307e\u305b\u3093|\u3088\u3046\u306b\u306a\u308a\u307e\u3059|\u5f15\u7528|\u793a\u3055\u308c|\uc608\ub97c \ub4e4\uc5b4|\uc608\uc2dc|\ud3ec\ud568|\ud558\uc9c0 \ub9c8|\uc801\ud600|\ub2e4\uc74c \ud14d\uc2a4\ud2b8/u,
/\u0645\u062b\u0627\u0644|\u062d\u062a\u0648\u064a|\u064a\u0642\u0648\u0644|\u0644\u0627 \u062a\u0646\u0641\u0630|\u0627\u0644\u0646\u0635 \u0627\u0644\u062a\u0627\u0644\u064a|\u0909\u0926\u093e\u0939\u0930\u0923/u
];
function announcesInOtherLanguage(sentence){
return WORDS.some((pattern)=>pattern.test(sentence));
}
;
const WORK=[
/(?<!\p{L})(?:ich|wir) (?:lese|prüfe|öffne|suche|ändere|bearbeite|starte|korrigiere|behebe|repariere|erstelle|aktualisiere|untersuche|betrachte|(?:schaue?|sehe) (?:mir|uns)|führe|rufe|liste)n?(?!\p{L})/iu,
/(?<!\p{L})(?:lese|prüfe|öffne|suche|ändere|bearbeite|starte|korrigiere|behebe|erstelle|aktualisiere|untersuche|betrachte|schaue|sehe|führe|rufe)n? (?:ich|wir)(?!\p{L})/iu,
/(?<!\p{L})(?:(?:ich|wir) (?:werde|muss|müsse|will|wolle|möchte|kann)n?|(?:werde|muss|möchte)n? (?:ich|wir)|lass(?:e|t|en)? (?:sie )?(?:mich|uns)|zuerst|jetzt|nun|dann|als nächstes)(?!\p{L}).*(?<!\p{L})(?:lesen|prüfen|überprüfen|öffnen|suchen|ändern|bearbeiten|starten|korrigieren|beheben|reparieren|erstellen|aktualisieren|untersuchen|ansehen|anschauen|ausführen|aufrufen|auflisten|anpassen)(?!\p{L})/iu,
/(?<!\p{L})(?:je (?:vais|dois|veux|voudrais|peux)|laisse[rz]?[- ]moi|permet(?:s|tez)-moi|commençons par|il (?:me|nous) faut|^\W*il faut|nous (?:allons|devons)|on va)(?!\p{L}).*(?:(?<!\p{L})(?:re)?lire|vérifier|ouvrir|modifier|exécuter|lancer|chercher|corriger|examiner|regarder|consulter|créer|mettre à jour|éditer|inspecter|lister|(?<!\p{L})voir|analyser|explorer|appeler|ajouter|supprimer|appliquer)(?!\p{L})/iu,
/(?<!\p{L})(?:je (?:lis|vérifie|ouvre|modifie|exécute|lance|cherche|corrige|examine|regarde|consulte|crée|liste)|(?:regard|voy|lis|vérifi|ouvr|examin|cherch|exécut)ons)(?!\p{L})/iu,
/(?<!\p{L})(?:voy a|vamos(?: a)?|déjame|permíteme|necesito|debo|tengo que|quiero|vou|deixe-me|deixa-me|preciso|devo|quero|lasciami|fammi|voglio|vado a|andiamo a|iniziamo a)(?!\p{L}).*(?<!\p{L})(?:leer|revisar|abrir|modificar|ejecutar|buscar|corregir|ver|examinar|editar|crear|actualizar|inspeccionar|listar|comprobar|verificar|consultar|analizar|explorar|llamar|aplicar|arreglar|ler|executar|procurar|corrigir|checar|olhar|criar|atualizar|rodar|leggere|controllare|aprire|modificare|eseguire|cercare|correggere|vedere|esaminare|creare|aggiornare|verificare|elencare)(?!\p{L})/iu,
/(?<!\p{L})(?:leyendo|revisando|abriendo|modificando|ejecutando|buscando|corrigiendo|lendo|executando|procurando|corrigindo|leggo|eseguo|controllo|apro|correggo|cerco|leo|reviso|ejecuto|leio|executo|veamos|vejamos|vediamo|leggiamo)(?!\p{L})/iu,
/(?<!\p{L})(?:ik (?:ga|zal|moet|wil)|laat (?:me|ons)|laten we)(?!\p{L}).*(?<!\p{L})(?:lezen|openen|bekijken|controleren|uitvoeren|zoeken|aanpassen|wijzigen|bewerken|kijken)(?!\p{L})/iu,
/(?<!\p{L})(?:ik (?:lees|open|bekijk|controleer|zoek|wijzig|pas)|(?:prze)?czytam|sprawdz\u0119|sprawd\u017amy|otworz\u0119|uruchomi\u0119|zmieni\u0119|poprawi\u0119|zobaczmy|wyszukam|edytuj\u0119|okuyaca\u011f\u0131m|bakaca\u011f\u0131m|bakal\u0131m|açaca\u011f\u0131m|çal\u0131\u015ft\u0131raca\u011f\u0131m|düzeltece\u011fim|inceleyece\u011fim|inceleyelim|kontrol ede(?:ce\u011fim|lim)|okuyal\u0131m|arayaca\u011f\u0131m)(?!\p{L})/iu,
/(?<!\p{L})(?:(?:\u043f\u043e)?\u0441\u043c\u043e\u0442\u0440(?:\u044e|\u0438\u043c)|\u043f\u0440\u043e\u0447\u0438\u0442\u0430(?:\u044e|\u0435\u043c)|\u0447\u0438\u0442\u0430(?:\u044e|\u0435\u043c)|\u043f\u0440\u043e\u0432\u0435\u0440(?:\u044e|\u0438\u043c|\u044f\u044e)|\u043e\u0442\u043a\u0440\u043e(?:\u044e|\u0435\u043c)|\u043e\u0442\u043a\u0440\u044b\u0432\u0430\u044e|\u0438\u0441\u043f\u0440\u0430\u0432(?:\u043b\u044e|\u0438\u043c|\u043b\u044f\u044e)|\u0437\u0430\u043f\u0443(?:\u0449\u0443|\u0441\u0442\u0438\u043c|\u0441\u043a\u0430\u044e)|\u0438\u0437\u043c\u0435\u043d(?:\u044e|\u0438\u043c|\u044f\u044e)|\u043d\u0430\u0439\u0434(?:\u0443|\u0451\u043c|\u0435\u043c)|\u0441\u043e\u0437\u0434\u0430(?:\u043c|\u0434\u0438\u043c)|\u043e\u0431\u043d\u043e\u0432(?:\u043b\u044e|\u0438\u043c)|\u0438\u0437\u0443\u0447(?:\u0443|\u0438\u043c)|\u0432\u044b\u043f\u043e\u043b\u043d(?:\u044e|\u0438\u043c|\u044f\u044e)|\u0432\u044b\u0437\u043e\u0432(?:\u0443|\u0435\u043c)|\u0432\u044b\u0437\u044b\u0432\u0430\u044e|\u0440\u0435\u0434\u0430\u043a\u0442\u0438\u0440\u0443\u044e|\u043f\u0440\u043e\u0447\u0438\u0442\u0430\u044e|\u043f\u0435\u0440\u0435\u0432\u0456\u0440(?:\u044e|\u0438\u043c\u043e)|\u0432\u0456\u0434\u043a\u0440\u0438(?:\u044e|\u0454\u043c\u043e)|\u0437\u0430\u043f\u0443\u0441\u0442\u0438\u043c\u043e|\u0432\u0438\u043f\u0440\u0430\u0432(?:\u043b\u044e|\u0438\u043c\u043e)|\u043f\u043e\u0434\u0438\u0432(?:\u043b\u044e\u0441\u044f|\u0438\u043c\u043e\u0441\u044f))(?!\p{L})/iu,
/(?:^\W*(?:\u043d\u0443\u0436\u043d\u043e|\u043d\u0430\u0434\u043e|\u043d\u0435\u043e\u0431\u0445\u043e\u0434\u0438\u043c\u043e|\u043f\u043e\u0442\u0440\u0456\u0431\u043d\u043e)|(?<!\p{L})(?:\u043c\u043d\u0435 (?:\u043d\u0443\u0436\u043d\u043e|\u043d\u0430\u0434\u043e)|\u0445\u043e\u0447\u0443|\u0434\u0430\u0432\u0430\u0439\u0442\u0435))(?!\p{L}).*(?:\u043f\u0440\u043e\u0447\u0438\u0442\u0430\u0442\u044c|\u043f\u043e\u0441\u043c\u043e\u0442\u0440\u0435\u0442\u044c|\u043f\u0440\u043e\u0432\u0435\u0440\u0438\u0442\u044c|\u043e\u0442\u043a\u0440\u044b\u0442\u044c|\u0438\u0441\u043f\u0440\u0430\u0432\u0438\u0442\u044c|\u0437\u0430\u043f\u0443\u0441\u0442\u0438\u0442\u044c|\u0438\u0437\u043c\u0435\u043d\u0438\u0442\u044c|\u043d\u0430\u0439\u0442\u0438|\u0441\u043e\u0437\u0434\u0430\u0442\u044c|\u043e\u0431\u043d\u043e\u0432\u0438\u0442\u044c|\u0438\u0437\u0443\u0447\u0438\u0442\u044c|\u0432\u044b\u043f\u043e\u043b\u043d\u0438\u0442\u044c|\u043f\u0440\u043e\u0447\u0438\u0442\u0430\u0442\u0438|\u043f\u0435\u0440\u0435\u0432\u0456\u0440\u0438\u0442\u0438|\u0432\u0456\u0434\u043a\u0440\u0438\u0442\u0438|\u0437\u0430\u043f\u0443\u0441\u0442\u0438\u0442\u0438|\u0432\u0438\u043f\u0440\u0430\u0432\u0438\u0442\u0438)(?!\p{L})/iu,
/(?:^|[\uff0c,\u3002\uff01\uff1a:])\s*(?:\u6211\u4eec?|\u8ba9\u6211\u4eec?|\u5148|\u73b0\u5728|\u63a5\u4e0b\u6765|\u4e0b\u4e00\u6b65|\u9996\u5148|\u7136\u540e)[^\uff0c\u3002\uff1a:]*(?:\u8bfb\u53d6|\u9605\u8bfb|\u8b80\u53d6|\u67e5\u770b|\u68c0\u67e5|\u6aa2\u67e5|\u4fee\u6539|\u8fd0\u884c|\u57f7\u884c|\u641c\u7d22|\u641c\u5c0b|\u6253\u5f00|\u6253\u958b|\u6267\u884c|\u66f4\u65b0|\u770b\u770b|\u770b\u4e00\u4e0b|\u5217\u51fa|\u4fee\u590d|\u4fee\u5fa9|\u7f16\u8f91|\u7de8\u8f2f|\u521b\u5efa|\u5efa\u7acb|\u67e5\u627e|\u4e86\u89e3|\u5206\u6790|\u8c03\u7528|\u8abf\u7528|\u91cd\u6784|\u5220\u9664)/u,
/^\s*(?:\u4fee\u590d|\u4fee\u6539|\u66f4\u6539|\u6539\u52a8|\u4fee\u5fa9)\u5982\u4e0b/u
];
const FINAL=[
/(?:\u8aad\u307f|\u898b(?:\u3066(?:\u3044|\u307f))?|\u898b\u3066\u307f|\u958b\u304d|\u8abf\u3079|\u8abf\u3079\u3066\u307f|\u66f8\u304d\u63db\u3048|\u76f4\u3057|(?:\u78ba\u8a8d|\u5b9f\u884c|\u4fee\u6b63|\u691c\u7d22|\u66f4\u65b0|\u7de8\u96c6|\u4f5c\u6210|\u5909\u66f4|\u8ffd\u52a0|\u8abf\u67fb|\u9069\u7528|\u30c6\u30b9\u30c8)(?:\u3057|\u3055\u305b\u3066\u3044\u305f\u3060\u304d|\u3057\u3066\u307f|\u3057\u3066\u3044\u304d))(?:\u307e\u3059|\u307e\u3057\u3087\u3046)[:\uff1a\u3002\u2026\s]*$|(?:\u78ba\u8a8d|\u5b9f\u884c|\u4fee\u6b63|\u691c\u7d22|\u66f4\u65b0|\u7de8\u96c6|\u5909\u66f4)\u3055\u305b\u3066\u304f\u3060\u3055\u3044[:\uff1a\u3002\u2026\s]*$|\u547c\u3073\u51fa\u3057\u307e\u3059[:\uff1a\u3002\u2026\s]*$/u,
/(?:\uc77d|\uc2e4\ud589\ud558|\ud655\uc778\ud558|\ud655\uc778\ud574 ?\ubcf4|\uc5f4|\uc5f4\uc5b4 ?\ubcf4|\uc218\uc815\ud558|\uac80\uc0c9\ud558|\ucc3e\uc544?\ubcf4?|\ud3b8\uc9d1\ud558|\uc0dd\uc131\ud558|\uc5c5\ub370\uc774\ud2b8\ud558|\uc0b4\ud3b4\ubcf4|\uace0\uce58|\ud638\ucd9c\ud558|\ubcc0\uacbd\ud558)(?:\uaca0\uc2b5\ub2c8\ub2e4|\uaca0\uc5b4\uc694)[:.\u2026\s]*$/u
];
const SHOWS=/zitier|zitat|zeige|zeigen|wiederhol|ignor|beispiel|\bnicht\b|\bnie|\bstatt\b|(?<!\p{L})(?:cit(?:er|e|ar|are|o)|citation|cita|citação|citazione|montr(?:er|e)|mostr(?:ar|are|o)|répét\p{L}*|repet\p{L}*|ripet\p{L}*|exempl[eo]|ejemplo|esempio|pas|jamais|nunca|jamás|mai|no|não|non|refus\p{L}*|rechaz\p{L}*|recus\p{L}*|rifiut\p{L}*|plutôt|lugar|vez|voorbeeld|citeer|citeren|niet|przyk\u0142ad\p{L}*|nie|cytuj\p{L}*|örne\p{L}+|\u043d\u0435|\u043d\u0438\u043a\u043e\u0433\u0434\u0430|\u043f\u0440\u0438\u043c\u0435\u0440\p{L}*|\u0446\u0438\u0442\u0438\u0440\p{L}*|\u043f\u0440\u043e\u0446\u0438\u0442\u0438\u0440\p{L}*|\u043f\u043e\u043a\u0430\u0436\p{L}*|\u043d\u0456|\u043f\u0440\u0438\u043a\u043b\u0430\u0434\p{L}*)(?!\p{L})|\u5f15\u7528|\u793a\u4f8b|\u4f8b\u5b50|\u4f8b\u5982|\u6bd4\u5982|\u5c55\u793a|\u6f14\u793a|\u6837\u4f8b|\u4e0d|\u5225|\u522b|\u52ff|\u5ffd\u7565|\u62d2\u7edd|\u7981\u6b62|\u683c\u5f0f(?!\u5316)|\u4f8b\u3048|\u305f\u3068\u3048|\u306a\u3044|\u307e\u305b\u3093|\uc54a|\uc9c0 \ub9c8|\uc608\uc2dc/iu;
const CLAUSE=/[,\uff0c\u3001](?!\s*(?:\p{L}+en\s*$|(?:\u043a\u043e\u0442\u043e\u0440|\u0433\u0434\u0435|\u0449\u043e|\u044f\u043a\u0438\u0439|\u044f\u043a\u0430|\u0432 \u043a\u043e\u0442\u043e\u0440|qui|que|dont|où|den|dem|die|der|das|in dem|in der|wo|was|um|pour|para|per|damit|\u0447\u0442\u043e\u0431\u044b|\u0449\u043e\u0431|\u043a\u043e\u0442\u043e\u0440\u044b\u0439|która|który|które|który|która|welche)\p{L}*(?!\p{L})))/iu;
function intendsInOtherLanguage(sentence){
if(SHOWS.test(sentence))
return false;
if(FINAL.some((pattern)=>pattern.test(sentence)))
return true;
const start=WORK.map((pattern)=>sentence.search(pattern)).find((at)=>at>=0);
if(start===undefined||announcesInOtherLanguage(clauseBefore(sentence,start)))
return false;
const rest=sentence
.slice(start)
.replace(/^[\uff0c,\u3002\uff01\uff1a:\s]+/u,'')
.replace(/[\s:\uff1a.\u3002\u2026.\u2014\u2013-]+$/u,'');
return!/[:;\uff1a\uff1b\u2014]/u.test(rest)&&!CLAUSE.test(rest);
}
function clauseBefore(sentence,end){
const before=sentence.slice(0,end);
return before.slice(before.search(/[^,\uff0c]*$/u));
}
;
const MAX_SENTENCE=300;
const LAST_WORDS=25;
const INTENTION=/\b(?:let me|let['\u2019]s|let us|i['\u2019]ll|(?:i|we) (?:will|should|must|can|need to|want to|have to|am going to)|i['\u2019]m going to|(?:i|we) now|going to)\b(?! ?(?:not|never)\b)[^;:\u2014]*[:\u2026.\u2014\u2013-]*\s*$/i;
const announcements_SHOWS=/\b(?:quot\w+|past(?:e|ing)|repeat|cit(?:e|ing)|demonstrate|illustrate|show you|for example|an example)\b/i;
const NEGATION=/\b(?:do not|don['\u2019]t|does not|never|must not|mustn['\u2019]t|should not|shouldn['\u2019]t|will not|won['\u2019]t|would not|cannot|can['\u2019]t|refuse to|refusing|instead of|rather than|avoid|ignore|ignoring|forbidden|not (?:to|going to))\b/i;
const SAMPLE=/\b(?:examples?|e\.g|for instance|such as|like this|like so|looks? like|would be|formats?|syntax|templates?|samples?|snippets?|quot\w+|verbatim|as follows|literally|usage)\b/i;
const SPEECH=/\b(?:says?|said|saying|contain(?:s|ed|ing)?|reads|wrote|writes|written|asks?|asked|asking|tells?|told|instruct(?:s|ed|ing|ions?)?|requests?|requested|claims?|suggests?|suggested|mentions?|includes?|states?|stated|posted|commented|replied|shows?|shown|found|wants?|has (?:the|these|this|an?) (?:words?|text|lines?|calls?|instructions?)|please|embedded|hidden|injected|injection|malicious|attacker|payload|suspicious|smuggled?|there (?:is|are|was|were)|(?:try|tries|tried|trying|attempt\w*) to (?:make|get|have|trick)|(?:could|might|may) (?:emit|output|write|call|send))\b/i;
const COMMAND=/^\W*(?:just |then |now |and )?(?:output|print|emit|repeat|respond|reply|answer|say|type|copy|paste|echo|write (?:exactly|the following|this))\b/i;
const SOURCE=/\b(?:readme|issue|comment|thread|docs?|documentation|text|message|payload|post|body|description|diff|patch|logs?|title|changelog|fixture|contents?|line \d+|\w+\.(?:md|txt|rst))\b[^:\n]{0,40}:\s*$/i;
const SAYS=/(?:[,;:]| and| but)\s+(?!(?:what|which|that|whether|how|where)\b)[^,;]*\b(?:says?|said|contain(?:s|ed)?|reads|asks?|tells|instructs|states|claims|wants|shows|includes|there (?:is|are))(?: (?:me|us))?(?: to \w+)?(?: (?:the following|this|that|exactly)(?: [\w ]{0,20})?)?\s*:?\s*$/i;
const REPORTED=/^(?:(?!\b(?:let|i|we)\b).)*\b(?:i|we) (?:must|should|need to|have to|can|will)\b/i;
const NUMBERED=/^\W*(?:(?:(?:next|final|first|last)\s+)?(?:step|action|task|phase|part)\b(?:\s*(?:\d+|one|two|three|four))?(?:\s*(?:of|\/)\s*\d+)?\s*[:.)\u2013\u2014-]+|\d+(?:\s*\/\s*\d+)?[.)\]:]+)\s*\W*/i;
const TIME=/^\W*(?:now|next|first|then|finally|so|ok|okay|sure|i|we)\b/i;
const ACTS=/^\W*(?:(?:now|next|first|then|finally|so|ok|okay|sure)\b\W*)?(?:let|read|check|look|open|view|search|find|run|list|edit|update|fix|add|create|apply|commit|inspect|examine|explore|verify|analy[sz]e|review|investigate|locate|fetch|get|use|call|invoke|rename|move|delete|remove|replace|refactor|implement|change|modify|test|build|install|debug|also|same|to|(?!nothing|something|anything|everything|during|string|warning|according|interesting)\w+ing)\b/i;
const CLOSED=/\b(?:following|as follows|like this|like so|below|this (?:text|line|call|one))\b[^.!]{0,40}[.!]\s*$/i;
const SAYS_THIS=/\b(?:says?|said|reads|writes?|wrote|contain(?:s|ed)?|shows?) (?:this|so)[.!]\s*$/i;
const FORBIDS=/(?<!\bI )\b(?:do not|don['\u2019]t|never|must not|should not)\s+(?:\w+\s+)?(?:write|output|run|call|use|send|emit|print|execute|repeat|copy|follow|make)\b[^.!]{0,60}[.!]\s*$/i;
const ABBREVIATION=/(?:\be\.g|\bi\.e|\bcf|\bviz|\bz\. ?B|\bp\. ?ex|\bp\. ?ej|\u043d\u0430\u043f\u0440|\u0442\. ?\u0435)\.$/iu;
const EMPTY_ITEMS=/(?:(?:^|\n)(?:[ \t]*(?:[-*+\u2022\u2013_=]|\(?(?:\d{1,9}|[a-z])[.)]|\[[ x]\]))+[ \t]*)+\s*$/i;
function announcesQuotation(prose){
const end=prose
.slice(-2*MAX_SENTENCE)
.replace(EMPTY_ITEMS,'')
.trimEnd()
.slice(-MAX_SENTENCE);
if(ABBREVIATION.test(end))
return true;
if(/[.!?\u2026\u3002\uff01\uff1f]["'\u201d\u2019)]?$/.test(end)){
const sentence=lastSentence(end.slice(0,-1))+end.slice(-1);
return FORBIDS.test(sentence)||SAYS_THIS.test(sentence)||(CLOSED.test(sentence)&&!INTENTION.test(sentence));
}
const sentence=lastSentence(end).replace(NUMBERED,'');
if(isReported(sentence))
return true;
if(INTENTION.test(sentence))
return announcements_SHOWS.test(sentence)||SAYS.test(sentence);
if(intendsInOtherLanguage(sentence))
return false;
if([NEGATION,SAMPLE,COMMAND].some((pattern)=>pattern.test(sentence))||announcesInOtherLanguage(sentence))
return true;
if(ACTS.test(sentence)&&SAYS.test(sentence))
return true;
if(ACTS.test(sentence))
return SPEECH.test(sentence.slice(-LAST_WORDS))&&!/\b(?:that|which|what)\b/i.test(sentence);
return SPEECH.test(sentence)||(SOURCE.test(sentence)&&!TIME.test(sentence));
}
function isReported(sentence){
const clause=sentence.split(/[,;]\s|\bso\b/).at(-1)??'';
const[before='']=REPORTED.exec(clause)??[];
return SPEECH.test(before);
}
function lastSentence(text){
return text.split(/[.!?\u2026]["'\u201d\u2019)]?\s+|[\u3002\uff01\uff1f]|\n\s*\n/).at(-1)??'';
}
;
const MAX_TAIL=4_000;
const TAG=/(?<!\w)<(\/?)([a-z][\w.-]{0,40})(?:\s[^<>]{0,200}?)?(\/?)>/gi;
const UNPAIRED=/^(?:br|hr|img|input|wbr|p|li|tool_?calls?|function_calls?|function|invoke|parameter|calls?|action|s)$/i;
const INLINE=/^(?:a|abbr|b|big|blockquote|cite|code|del|details|div|dd|dt|em|font|h[1-6]|i|ins|kbd|mark|pre|q|s|samp|small|span|strike|strong|sub|summary|sup|table|tbody|td|th|thead|tr|tt|u|var)$/i;
const DIFF=/^(?:@@ -\d|diff --git |--- \S|\+\+\+ \S|index [0-9a-f]{7,}\.\.)/m;
class Prose{
#tail='';
#isDiff=false;
#open=[];
add(text){
this.#isDiff||=DIFF.test(text);
this.#noteElements(text);
this.#tail=(this.#tail+text).slice(-MAX_TAIL);
}
get isBlank(){
return this.#tail.trim()==='';
}
quotesNext(){
if(this.#isDiff||this.#open.length>0)
return true;
const lines=this.#tail.split('\n');
const lead=lines.pop()??'';
const paragraph=lastParagraph(lines);
return(isConstruct(lead)||
isIndented(lead)||
isContinuation(lead,paragraph,lines)||
isLiteralBlock(lead,lines)||
hasOpenInlineElement(`${paragraph.join('\n')}\n${lead}`)||
announcesQuotation(this.#tail));
}
#noteElements(text){
for(const match of text.matchAll(TAG)){
const[,slash,name='',selfClosed]=match;
if(selfClosed||UNPAIRED.test(name))
continue;
const known=this.#open.lastIndexOf(name.toLowerCase());
if(slash&&known>=0)
this.#open.splice(known);
else if(!slash&&isLineStart(text,match.index)&&this.#open.length<100)
this.#open.push(name.toLowerCase());
}
}
}
function isLineStart(text,at){
return/(?:^|\n)[ \t]*$/.test(text.slice(Math.max(0,at-40),at));
}
function lastParagraph(lines){
const blank=lines.findLastIndex((line)=>line.trim()==='');
return lines.slice(blank+1);
}
const CONSTRUCTS=[
/^\s*(?:>|#{1,6}(?:\s|$)|\||\+|-$)/,
/^\s*(?:[-*+]|\d{1,9}[.)])\s+\S/,
/(?:^|\s)\|(?:\s|$)/,
/\]\(\s*$|\]:\s*$/,
/["\u201c\u201d\u201e«\u2039\u2018`{]\s*$|(?:^|[\s(])'\s*$/,
/^(?=.*\S)(?!\s*(?:[-*+]|\d{1,9}[.)])\s*$)[^\p{L}\p{Extended_Pictographic}*]+$/u,
/^\s*(?:\/[/*]|--|;|%|\$\s|&gt;|\\>|[!<\uff1e]\s|\[?\d+[-:|\u2192\t])/u,
/[>$%#\\]\s*$/,
/^\s*(?!(?:action|tool|call|now|next|first|then|finally|so|ok|okay|sure|step|thought|command|plan|execution|operation|verification|solution|implementation|execut(?:e|ing)|invok(?:e|ing)|(?:read|call|runn|edit|check|open|search|list|creat|updat|fix|apply|us|inspect|verify|test|explor|continu|retry|proceed)ing|sí|ok|bien|aktion|werkzeugaufruf|acción|ação|azione|\u0434\u0435\u0439\u0441\u0442\u0432\u0438\u0435)\s*:)[\p{L}\p{N}_@./-]{1,60}(?::\d+)?\s*:\s*$/iu,
/^\s*\p{L}[.)]\s*$/u
];
function isConstruct(lead){
return CONSTRUCTS.some((pattern)=>pattern.test(lead))||hasOpenBracket(lead);
}
function hasOpenBracket(lead){
let depth=0;
for(const[bracket]of lead.matchAll(/[()[\]]/g))
depth='(['.includes(bracket)?depth+1:Math.max(0,depth-1);
return depth>0;
}
function isIndented(lead){
return/^(?: {4}|[ ]{0,3}\t)\s*$/.test(lead);
}
function isLiteralBlock(lead,lines){
return/^[ \t]/.test(lead)&&/::(?:[ \t]+\S+)?[ \t]*$/.test(lines.findLast((line)=>line.trim()!=='')??'');
}
const prose_ITEM=/^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+\S/;
const ROW=/^\s*\||\|\s*$|^\s*:?-+:?\s*\|/;
const HTML_LINE=/^ {0,3}<[/!?]?[a-z-][^<>]*>/i;
function isContinuation(lead,paragraph,lines){
if(paragraph.some((line)=>/^ {0,3}>/.test(line)||ROW.test(line)||HTML_LINE.test(line)))
return true;
const item=paragraph.findLast((line)=>prose_ITEM.test(line));
if(item!==undefined)
return/^[ \t]/.test(lead)||/:\s*$/.test(paragraph.at(-1)??'');
return/^[ \t]{2}/.test(lead)&&lines.some((line)=>prose_ITEM.test(line));
}
function hasOpenInlineElement(paragraph){
const open=[];
for(const[,slash,name='',selfClosed]of paragraph.matchAll(TAG)){
if(selfClosed||!INLINE.test(name))
continue;
const known=open.lastIndexOf(name.toLowerCase());
if(!slash)
open.push(name.toLowerCase());
else if(known>=0)
open.splice(known);
}
return open.length>0;
}
;
const NOT_LAST='text follows it. Only calls at the end of a response are run.';
function withoutCalls(segment){
return segment.kind==='calls'?{...segment,calls:[]}:segment;
}
function withFinalCalls(segments){
const last=segments.findLastIndex((segment,index)=>hasWords(segment,index===segments.length-1));
const isKnown=segments.slice(last+1).some((segment)=>segment.kind==='calls'&&!isUnknown(segment));
return segments.map((segment,index)=>{
if(segment.kind!=='calls')
return segment;
if(isUnknown(segment)&&(index<last||!isKnown))
return{kind:'text',text:segment.source};
if(segment.isQuoted||(index<last&&!segment.isDelimited))
return{kind:'text',text:segment.source};
return index<last?{...segment,calls:segment.calls.map(rejected)}:segment;
});
}
function isUnknown(segment){
return segment.calls.length>0&&segment.calls.every((call)=>call.isUnknown);
}
function rejected(call){
return call.problem===undefined?refusedCall(call.name,NOT_LAST):call;
}
const MARKER=/^\s*(?:[-*]|\d{1,9}[.)])?\s*$/;
function isBetweenCalls(segment){
return segment.kind!=='calls'&&MARKER.test(segment.text);
}
const CUT_TAG=/^\s*<(?:\/[\w:\uff5c]{0,30})?$/u;
function hasWords(segment,isLast){
if(segment.kind==='calls')
return false;
return isLast?segment.text.trim()!==''&&!CUT_TAG.test(segment.text):!isBetweenCalls(segment);
}
function joined(segments,kind){
return segments.map((segment)=>(segment.kind===kind?segment.text:'')).join(kind==='text'?'':'\n');
}
var schemas=__webpack_require__(3301);
var find_tool=__webpack_require__(82662);
var tool_definition=__webpack_require__(43622);
var object_cache=__webpack_require__(89251);
;
const signatures=new object_cache.U();
function toolLookup(tools){
const found=new Map();
const names=new Set(tools.flatMap(({name,otherNames=[]})=>[name,...otherNames]));
return{
isName:(name)=>names.has(name),
find(name){
if(!found.has(name)){
const tool=name.length<=200?(0,find_tool.SG)(name.trim(),tools):undefined;
found.set(name,tool&&signatures.get(tool,()=>signatureOf(tool)));
}
return found.get(name);
}
};
}
function signatureOf(tool){
const schema=(0,tool_definition.RH)(tool);
const{properties,required,additionalProperties}=schema;
const own=new Map((0,json.u4)(properties)?Object.entries(properties).map(([name,each])=>[name,(0,json.u4)(each)?each:{}]):[]);
const aliases=Object.entries(tool.aliases??{}).map(([alias,name])=>[alias,own.get(name)??{}]);
const all=new Map([...aliases,...own]);
return{
name:tool.name,
properties:all,
required:Array.isArray(required)?required.map(String):[],
isOpen:own.size===0&&(additionalProperties!==false||(0,json.u4)(schema['patternProperties'])),
schema:all.size>0?{...schema,properties:Object.fromEntries(all)}:schema,
fitting:{
isStrict:Object.keys(tool.parameters.shape).length===0,
keepsUnknown:tool.cachePolicy==='mutating'&&tool.parameters.def.catchall instanceof schemas.iSc
}
};
}
;
function parseTextCalls(text,tools,wasShown=()=>false){
const scanner=new Scanner(text,toolLookup(tools));
scanner.run();
return scanner.parsed(wasShown);
}
const QUOTATION='the same call appears in text that you were shown.';
class Scanner{
#text;
#fuel;
#context;
#segments=[];
#start=0;
#hasThinking=false;
#hasHeader=false;
#prose=new Prose();
#masked=[];
#isUnreliable=false;
constructor(text,tools){
this.#text=text;
this.#fuel=new Fuel(text.length);
this.#context={tools,fuel:this.#fuel};
}
run(){
const stop=new RegExp(STOP);
for(let match=stop.exec(this.#text);match;match=stop.exec(this.#text)){
const[found]=match;
const code=indentedCodeEnd(this.#text,match.index);
const next=code===undefined?this.#read(match.index,found):this.#mask(match.index,code);
if(next!==undefined)
stop.lastIndex=next;
}
this.#addText(this.#text.length);
}
parsed(wasShown){
const segments=withFinalCalls(this.#segments);
const calls=segments
.flatMap((segment)=>(segment.kind==='calls'?segment.calls:[]))
.map((call)=>(call.problem===undefined&&wasShown(call)?refusedCall(call.name,QUOTATION):call));
const text=joined(segments,'text');
return{
text:calls.length>0?text.trimEnd():text,
thinking:joined(segments,'thinking').trim(),
calls:calls.map((call,index)=>toolCall(`text-${index+1}`,call))
};
}
#read(at,found){
switch(found[0]){
case '`':
case '~':
return this.#readCode(at,found);
case '>':
return this.#readQuote(at);
case '{':
return this.#readBare(at);
case '[':
return(mayDelimit(this.#text,at)?this.#readDelimiter(at):undefined)??this.#readBare(at);
case '<':
return(mayDelimit(this.#text,at)?this.#readAngle(at):undefined)??this.#readTag(at);
default:
return this.#readDelimiter(at);
}
}
#readAngle(at){
return(this.#readQuotedMarkup(at)??
this.#readChannel(at,readHarmony(this.#text,at,this.#context.tools))??
this.#readChannel(at,readRecipient(this.#text,at,this.#context.tools))??
this.#readDelimiter(at));
}
#readDelimiter(at){
return this.#readThinking(at)??this.#readDelimited(at);
}
#readQuotedMarkup(at){
const quoted=quotedMarkupAt(this.#text,at);
if(!quoted||isMention(this.#text,at,at+quoted.length))
return undefined;
this.#isUnreliable||=quoted.isResult;
const end=this.#text.indexOf(quoted.closes,at+quoted.length);
return this.#mask(at,end<0?this.#text.length:end);
}
#readThinking(at){
const pair=THINKING.find(([opens])=>this.#text.startsWith(opens,at));
if(pair)
return this.#readThought(at,pair);
const closes=THINKING_ENDS.find((each)=>this.#text.startsWith(each,at));
if(closes===undefined||this.#hasThinking)
return undefined;
const end=at+closes.length;
if(isMention(this.#text,at,end)){
this.#segments.splice(0,Infinity,...this.#segments.map(withoutCalls));
return end;
}
this.#segments.splice(0,Infinity,{kind:'thinking',text:this.#text.slice(0,at)});
this.#hasThinking=true;
this.#prose=new Prose();
return this.#continueAt(end);
}
#readThought(at,[opens,closes]){
const start=at+opens.length;
const end=this.#text.indexOf(closes,start);
if(end<0&&isMention(this.#text,at,start)){
this.#isUnreliable=true;
return start;
}
this.#addText(at);
this.#hasThinking=true;
this.#segments.push({kind:'thinking',text:this.#text.slice(start,end<0?undefined:end)});
return this.#continueAt(end<0?this.#text.length:end+closes.length);
}
#readQuote(at){
const channel=readNameHeader(this.#text,at,this.#context.tools);
if(!this.#isLineStart(at)&&!(this.#hasHeader&&channel?.kind==='calls'))
return undefined;
this.#hasHeader||=channel?.kind==='text'&&this.#text.slice(0,at).trim()==='';
const end=this.#text.indexOf('\n',at);
return this.#readChannel(at,channel)??(end<0?this.#text.length:end);
}
#readChannel(at,channel){
if(!channel)
return undefined;
this.#addText(at);
if(channel.kind==='calls')
return this.#addCalls(at,channel.found);
if(channel.kind==='text')
return this.#continueAt(channel.from);
this.#segments.push({kind:'thinking',text:this.#text.slice(channel.from,channel.end)});
return this.#continueAt(channel.end);
}
#readDelimited(at){
if((0,match_at.I)(OPENING,this.#text,at)===0){
const closing=(0,match_at.I)(CLOSING,this.#text,at);
if(closing===0)
return undefined;
this.#addText(at);
return this.#continueAt(at+closing);
}
if(this.#fuel.isSpent)
return undefined;
const found=readDelimitedCalls(this.#text,at,this.#context);
if(found.calls.length===0)
return found.end;
this.#addText(at);
return this.#addCalls(at,found);
}
#readTag(at){
if(this.#fuel.isSpent)
return undefined;
const context={...this.#context,isDelimited:false};
const found=readFunctionTag(this.#text,at,context)??
readElement(this.#text,at,context)??
readNameLine(this.#text,at,{...context,isFirst:this.#isOneLineBefore(at)});
if(!found){
const unknown=readUnknownTag(this.#text,at);
if(!unknown)
return undefined;
this.#addText(at);
return this.#addCalls(at,unknown);
}
this.#addText(found.start??at);
return this.#addCalls(at,{...found,end:found.end+(0,match_at.I)(AFTER_CALLS,this.#text,found.end)});
}
#readBare(at){
if(this.#fuel.isSpent||!this.#isLineStart(at))
return undefined;
const found=readBareCalls(this.#text,at,this.#context);
if(!found)
return undefined;
this.#addText(at);
return this.#addCalls(at,found,false);
}
#readCode(at,run){
const isFirst=this.#isLineStart(at)||LIST_ITEM.test(this.#text.slice(Math.max(this.#start,at-40),at));
const[header,mark,language='']=isFirst?(0,match_at.p)(FENCE,this.#text,at):[];
if(header!==undefined&&mark!==undefined)
return this.#readFence(at,{header,mark,language});
if(run.startsWith('~')||this.#fuel.isSpent)
return undefined;
const start=at+run.length;
const end=inlineCodeEnd(this.#text,start,run);
if(end!==undefined)
return this.#mask(at,end);
this.#fuel.burn(Math.min(MAX_INLINE_CODE,this.#text.length-start));
return start;
}
#readFence(at,{header,mark,language}){
const body=at+header.length;
const closed=fenceEnd(this.#text,body,mark);
const end=closed?.end??this.#text.length;
if(!CALL_LANGUAGES.has(language))
return this.#mask(at,end);
const first=(0,read_literal.AN)(this.#text,body);
const found=readBareCalls(this.#text,first,this.#context)??readPythonCalls(this.#text,first,this.#context);
const isAll=found&&(0,read_literal.AN)(this.#text,found.end)>=(closed?.from??this.#text.length);
if(!isAll)
return this.#mask(at,end);
this.#addText(at);
return this.#addCalls(at,{calls:found.calls,end},false);
}
#mask(from,to){
this.#masked.push({from,to});
return to;
}
#addText(end){
const text=this.#text.slice(this.#start,end);
if(text!=='')
this.#segments.push({kind:'text',text});
let position=this.#start;
for(const{from,to}of this.#masked.splice(0)){
this.#prose.add(this.#text.slice(position,from));
this.#prose.add(this.#text.slice(from,to).includes('\n')?'\n\n':'\u2026');
position=to;
}
this.#prose.add(this.#text.slice(position,end));
this.#start=end;
}
#addCalls(start,{calls,end},isDelimited=true){
const source=this.#text.slice(start,end);
const before=this.#segments.findLast((segment)=>!isBetweenCalls(segment));
const isQuoted=before?.kind==='calls'?before.isQuoted:this.#prose.quotesNext();
this.#segments.push({kind:'calls',calls:this.#isUnreliable?[]:calls,source,isDelimited,isQuoted});
this.#prose.add('\n\n');
return this.#continueAt(end);
}
#continueAt(position){
this.#start=position;
return position;
}
#isLineStart(at){
let before=at;
while(before>this.#start&&/[ \t]/.test(this.#text[before-1]??''))
before-=1;
return before===this.#start||this.#text[before-1]==='\n';
}
#isOneLineBefore(at){
if(!this.#prose.isBlank||at-this.#start>200)
return false;
return!this.#text.slice(this.#start,at).trim().includes('\n');
}
}
var external_node_crypto_=__webpack_require__(77598);
var agent_json=__webpack_require__(90294);
;
const MAX_CHARS=8_000_000;
const MAX_COMPARED=64_000_000;
const MARKUP=60;
const ENVELOPE=500;
class ShownText{
#seen=new WeakSet();
#made=new Set();
#raw=[];
#rawChars=0;
#folded='';
note(messages,tools){
for(const message of messages)
if(message.role!=='assistant')
this.#take(message,message.text);
for(const tool of tools)
this.#take(tool,tool.description);
}
comparison(tools){
const budget={left:MAX_COMPARED};
return({name,arguments:written})=>{
const args=JSON.parse(written);
const digest=(0,external_node_crypto_.createHash)('sha256')
.update(`${name} ${(0,agent_json.d)(args)}`)
.digest('base64');
if(this.#made.has(digest))
return false;
const{otherNames=[]}=tools.find((tool)=>tool.name===name)??{};
if(appearsIn(this.#text(),{names:[name,...otherNames],args},budget))
return true;
this.#made.add(digest);
return false;
};
}
#take(source,text){
if(this.#seen.has(source))
return;
this.#seen.add(source);
const kept=text.slice(-MAX_CHARS);
this.#raw.push(kept);
this.#rawChars+=kept.length;
while(this.#rawChars>MAX_CHARS&&this.#raw.length>1)
this.#rawChars-=this.#raw.shift()?.length??0;
}
#text(){
const added=this.#raw.splice(0).map((text)=>`${fold(text)}\n`);
this.#rawChars=0;
if(added.length>0)
this.#folded=(this.#folded+added.join('')).slice(-MAX_CHARS);
return this.#folded;
}
}
function appearsIn(shown,{names,args},budget){
const leaves=leavesOf(args,undefined).toSorted((a,b)=>lengthOf(b)-lengthOf(a));
const longest=leaves.slice(0,2).map(({lines:[first='']})=>first);
if(longest.length>0&&!longest.some((line)=>shown.includes(line)))
return false;
const lineCount=leaves.reduce((sum,{lines})=>sum+lines.length,0);
const reach=2*leaves.reduce((sum,leaf)=>sum+lengthOf(leaf),0)+MARKUP*(lineCount+leaves.length)+ENVELOPE;
for(const name of new Set(names.map((each)=>fold(each)))){
for(let at=shown.indexOf(name);at>=0&&name!=='';at=shown.indexOf(name,at+1)){
const end=at+name.length;
if(!opensCall(shown.slice(Math.max(0,at-12),at),shown.slice(end,end+12)))
continue;
if(budget.left<0)
return true;
const around=shown.slice(Math.max(0,at-reach),end+reach);
if(holdsAll(around,leaves,{opening:`${name}(`,budget}))
return true;
}
}
return false;
}
function lengthOf({lines}){
return lines.reduce((sum,line)=>sum+line.length,0);
}
function opensCall(before,after){
return/(?:[:=<>]|\bfunctions?[.:])$/.test(before)||/^(?::\d+)?(?:json)?[({<[]|^[>:][{<[]/.test(after);
}
function holdsAll(text,leaves,{opening,budget}){
let cut;
for(const leaf of leaves){
budget.left-=text.length;
if(holds(text,leaf,opening))
continue;
if(cut||leaves.length<2)
return false;
cut=leaf;
}
return!cut||holdsInTwo(text,cut.lines.join(''));
}
function holdsInTwo(text,value){
let found=0;
for(let step=value.length;step>0;step>>=1){
while(found+step<=value.length&&text.includes(value.slice(0,found+step)))
found+=step;
}
return found>0&&text.includes(value.slice(found));
}
function holds(text,{key,lines},opening){
const[first='',...rest]=lines;
const starts=key===undefined
?[text.indexOf(first)]
:[key,opening].map((each)=>fieldAt(text,each,{value:first,isWhole:rest.length===0}));
return starts.some((start)=>{
let position=start+first.length;
return(start>=0&&
rest.every((line)=>{
const found=text.indexOf(line,position);
position=found+line.length;
return found>=0;
}));
});
}
function fieldAt(text,key,{value,isWhole}){
for(let at=text.indexOf(key);at>=0;at=text.indexOf(key,at+1)){
let position=at+key.length;
for(let marks=0;marks<MAX_MARKS;marks+=1){
const isLonger=isWhole&&CONTINUES.test(text[position+value.length]??'');
if(text.startsWith(value,position)&&!isLonger)
return position;
const mark=(0,match_at.I)(MARK,text,position);
if(mark===0)
break;
position+=mark;
}
}
return-1;
}
const MAX_MARKS=20;
const MARK=/parameter|argkey|argvalue|string|true|false|type|item|escape|cdata|[^\p{L}\p{N}]/uy;
const CONTINUES=/[\p{L}\p{N}./]/u;
const shown_text_MAX_DEPTH=64;
function leavesOf(value,key,depth=0){
if(depth>shown_text_MAX_DEPTH)
return[];
if(Array.isArray(value))
return value.flatMap((each)=>leavesOf(each,undefined,depth+1));
if(typeof value==='object'&&value!==null)
return Object.entries(value).flatMap(([name,each])=>leavesOf(each,fold(name)||undefined,depth+1));
const lines=String(value)
.split('\n')
.map(fold)
.filter((line)=>line!=='');
return lines.length>0?[{key,lines}]:[];
}
const ESCAPE=/(?<!\\)\\+(?:u([\da-f]{4})|u\{([\da-f]{1,6})\}|x([\da-f]{2})|[nrt])/gi;
const shown_text_ENTITY=/&(?:amp;)*(?:#(\d{1,7})|#x([\da-f]{1,6})|(lt|gt|quot|apos|nbsp|amp));/gi;
const PERCENT=/%([0-7][\da-f])/gi;
const shown_text_NAMED={lt:'<',gt:'>',quot:'"',apos:"'",nbsp:' ',amp:'&'};
function fold(text){
return decode(decode(text))
.normalize('NFKC')
.replaceAll(/^[ \t]*(?:[>|+*#-]+[ \t]*)+|^[ \t]*(?:[^\s:]{1,200}[:-])?\d{1,6}(?:\t|[:|-] ?)/gm,'')
.replaceAll(/[\s"'`\\_|\u2581\p{Pd}\p{Cf}]+/gu,'')
.toLowerCase();
}
function decode(text){
return text
.replaceAll(ESCAPE,(_,...codes)=>{
const code=codes.slice(0,3).find((each)=>each!==undefined);
return code===undefined?'\n':character(parseInt(code,16));
})
.replaceAll(shown_text_ENTITY,(_,...codes)=>{
const[decimal,hex,name='']=codes;
if(decimal!==undefined)
return character(Number(decimal));
return hex===undefined?(shown_text_NAMED[name.toLowerCase()]??''):character(parseInt(hex,16));
})
.replaceAll(PERCENT,(_,hex)=>character(parseInt(hex,16)));
}
function character(code){
return code<=0x10_ff_ff?String.fromCodePoint(code):'';
}
var tool_calls=__webpack_require__(47225);
;
function callAsText({name,arguments:args}){
const call={name:(0,tool_calls.d6)(name),arguments:(0,tool_calls.ml)(args).value};
return `<tool_call>\n${JSON.stringify(call)}\n</tool_call>`;
}
const cache=new object_cache.U();
function instructionsFor(tools){
return cache.get(tools,()=>write(tools));
}
function write(tools){
const described=tools.map((tool)=>{
const{name,description}=tool;
return JSON.stringify({name,description,parameters:(0,tool_definition.RH)(tool)});
});
return[
'You have these tools, one per line:',
'<tools>',
...described,
'</tools>',
'To call a tool, write its name and arguments as one JSON object between these tags, outside of any code block:',
...tools.slice(0,1).map((tool)=>callAsText({name:tool.name,arguments:JSON.stringify(exampleFor(tool))})),
'Write any number of calls and nothing after them. The results arrive in the next message, in <tool_response> tags.'
].join('\n');
}
function exampleFor(tool){
const{properties,required}=(0,tool_definition.RH)(tool);
const schemas=typeof properties==='object'&&properties!==null?{...properties}:{};
const names=Array.isArray(required)?required.map(String):[];
return Object.fromEntries(names.map((name)=>[name,exampleOf(schemas[name])]));
}
function exampleOf(schema){
if(typeof schema!=='object'||schema===null)
return '\u2026';
const{type,enum:values,const:only}=schema;
if(Array.isArray(values))
return values[0];
if(only!==undefined)
return only;
switch(type){
case 'integer':
case 'number':
return 1;
case 'boolean':
return true;
case 'array':
return[];
case 'object':
return{};
default:
return '\u2026';
}
}
;
const TEXT_CALLS='text-calls';
const textMetadata=schemas.Ikc({
text:schemas.YjP(),
providerMetadata:schemas.Ikc({from:schemas.YjP(),content:schemas.L5J()}).exactOptional()
});
class TextHistory{
#turns=new object_cache.U();
#results=new WeakMap();
#system;
mixed(messages){
return this.#rewrite(messages,(message)=>metadataOf(message)!==undefined);
}
asText(messages,tools){
const turns=this.#rewrite(messages,(message)=>message.toolCalls.length>0);
if(tools.length===0)
return turns;
const[first]=turns;
const hasSystem=first?.role==='system';
const system=this.#withInstructions(hasSystem?first:undefined,instructionsFor(tools));
return[system,...turns.slice(hasSystem?1:0)];
}
#rewrite(messages,isText){
const rewritten=[];
for(let index=0;index<messages.length;index+=1){
const message=messages[index];
if(message?.role!=='assistant'||!isText(message)){
if(message)
rewritten.push(message);
continue;
}
rewritten.push(this.#turns.get(message,()=>turnAsText(message)));
const next=endOfResults(messages,index+1);
const results=messages.slice(index+1,next);
if(results[0])
rewritten.push(this.#resultsAsText(results[0],results));
index=next-1;
}
return rewritten;
}
#resultsAsText(first,results){
const cached=this.#results.get(first);
if(cached?.of.length===results.length&&cached.of.every((each,index)=>each===results[index]))
return cached.message;
const text=results.map((each)=>(each.role==='tool'?resultAsText(each):each.text)).join('\n');
const message={role:'user',text};
this.#results.set(first,{of:results,message});
return message;
}
#withInstructions(system,instructions){
if(this.#system?.of!==system||this.#system?.instructions!==instructions){
const text=system?`${system.text}\n\n${instructions}`:instructions;
this.#system={of:system,instructions,message:{role:'system',text}};
}
return this.#system.message;
}
}
function endOfResults(messages,start){
let end=start;
while(messages[end]?.role==='tool')
end+=1;
if(end===start)
return start;
while(messages[end]?.role==='user')
end+=1;
return end;
}
function metadataOf({providerMetadata}){
return providerMetadata?.from===TEXT_CALLS?textMetadata.safeParse(providerMetadata.content).data:undefined;
}
function turnAsText(message){
const{text,thinking,toolCalls}=message;
const metadata=metadataOf(message);
if(metadata)
return{role:'assistant',thinking,toolCalls:[],...metadata};
const parts=[...(text===''?[]:[text]),...toolCalls.map(callAsText)];
return{role:'assistant',text:parts.join('\n'),thinking,toolCalls:[]};
}
function resultAsText({name,ok,text}){
const inert=text.replaceAll(/<(\/?)(?=tool_(?:response|call)\b)/gi,'<\\$1');
return `<tool_response name="${(0,tool_calls.d6)(name)}"${ok?'':' status="failed"'}>\n${inert}\n</tool_response>`;
}
;
function withTextCalls(protocol,mode='auto'){
if(mode==='native')
return protocol;
const history=new TextHistory();
const shown=new ShownText();
let sendsTools=mode==='auto';
let callsNatively=false;
async function ask(request){
const{messages,tools,toolChoice}=request;
const asText=sendsTools
?{messages:history.mixed(messages)}
:{messages:history.asText(messages,tools),tools:[]};
const isRead=()=>!(callsNatively&&sendsTools);
shown.note(messages,tools);
const onDelta=(delta)=>{
request.onDelta(delta);
};
const response=await protocol.ask({...request,...asText,onDelta:isRead()?untilCall(onDelta):onDelta});
callsNatively||=response.toolCalls.length>0;
const known=toolChoice==='none'||!isRead()?[]:tools;
const parsed=parseTextCalls(response.text,known,shown.comparison(tools));
return{...response,...contentOf(response,parsed)};
}
return{
get address(){
return protocol.address;
},
ask,
adaptTo(problem){
if(protocol.adaptTo(problem))
return true;
if(!sendsTools||!(0,problem_kinds.N$)(problem))
return false;
sendsTools=false;
return true;
},
listModels:(signal)=>protocol.listModels(signal),
requestModel:(signal)=>protocol.requestModel(signal)
};
}
function contentOf(response,parsed){
const thinking=[response.thinking,parsed.thinking].filter((each)=>each!=='').join('\n');
const text=parsed.thinking===''?parsed.text:parsed.text.trimStart();
const hasTextCalls=response.end==='complete'&&response.toolCalls.length===0&&parsed.calls.length>0;
if(!hasTextCalls)
return{text,thinking};
const content={
text:response.text,
...(response.providerMetadata&&{providerMetadata:response.providerMetadata})
};
return{text,thinking,toolCalls:parsed.calls,providerMetadata:{from:TEXT_CALLS,content}};
}
const CALL_START=new RegExp([
OPENING.source,
FUNCTION_HEADER.source,
String.raw `<\|(?:channel|recipient)\|>`,
String.raw `<[\p{L}_][\p{L}\p{N}_.-]*/?>\s*[<{]`,
String.raw `\n\s*[[{]`,
String.raw `\n>>>\w`
].join('|'),'u');
const MAX_START_CHARS=300;
function untilCall(onDelta){
let tail='\n';
let hasCall=false;
return(delta)=>{
if(delta.kind==='thinking')
onDelta(delta);
if(delta.kind==='thinking'||hasCall)
return;
const seen=tail+delta.text;
const start=seen.search(CALL_START);
hasCall=start>=0;
const text=hasCall?seen.slice(tail.length,start):delta.text;
if(text!=='')
onDelta({kind:'text',text});
tail=seen.slice(-MAX_START_CHARS);
};
}
var tokens=__webpack_require__(81629);
var failures=__webpack_require__(37820);
var provider_problem=__webpack_require__(40952);
var body_reader=__webpack_require__(30200);
;
class CallAssembler{
#calls=[];
#byId=new Map();
#byIndex=new Map();
add(delta){
const name=delta.function?.name??'';
const call=this.#callOf(delta,name)??this.#open(delta);
if(call.name==='')
call.name=name;
call.arguments+=argumentText(delta.function?.arguments);
call.extra=delta.extra_content??call.extra;
}
finish(){
const ids=new tool_calls.mc();
const extras=new Map();
const calls=this.#calls.flatMap(separate).map((call)=>{
if(call.name==='')
throw new failures.$r('it sent a tool call without a name');
const id=ids.take(call.id||`call_${ids.size+1}`);
if(call.extra)
extras.set(id,call.extra);
return{id,name:call.name,arguments:call.arguments.trim()===''?'{}':call.arguments};
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
#open({id,index}){
const call={id:id??'',index,name:'',arguments:'',extra:undefined};
this.#calls.push(call);
if(call.id!=='')
this.#byId.set(call.id,call);
if(index!=null)
this.#byIndex.set(index,call);
return call;
}
}
function areComplete(calls){
return calls.every((call)=>assemble_calls_isJson(call.arguments));
}
function argumentText(value){
if(value===undefined||value===null)
return '';
return typeof value==='string'?value:JSON.stringify(value);
}
function separate(call){
if(call.id!==''||assemble_calls_isJson(call.arguments))
return[call];
return topLevelObjects(call.arguments).map((text,place)=>({
...call,
arguments:text,
extra:place===0?call.extra:undefined
}));
}
function topLevelObjects(text){
const objects=[];
let start=0;
for(let end=objectEnd(text,start);end!==undefined;end=objectEnd(text,start)){
objects.push(text.slice(start,end).trim());
start=end;
}
return text.slice(start).trim()===''?objects:[text];
}
function objectEnd(text,start){
let depth=0;
for(let place=start;place<text.length;place+=1){
const character=text.charAt(place);
if(depth===0&&character!=='{'&&character.trim()!=='')
return undefined;
if(character==='"')
place=stringEnd(text,place);
else if(character==='{')
depth+=1;
else if(character==='}')
depth-=1;
if(character==='}'&&depth===0)
return place+1;
}
return undefined;
}
function stringEnd(text,start){
let place=start+1;
while(place<text.length&&text[place]!=='"')
place+=text[place]==='\\'?2:1;
return place;
}
function assemble_calls_isJson(text){
return(0,json.qF)(text)!==undefined;
}
;
const chunk_text=schemas.YjP().nullish();
const record=schemas.g1P(schemas.YjP(),schemas.L5J());
const contentPart=schemas.Ikc({
text:chunk_text,
thinking:schemas.KCZ([schemas.YjP(),schemas.YOg(schemas.Ikc({text:chunk_text}))]).nullish()
});
const callDelta=schemas.Ikc({
index:schemas.KCZ([schemas.aig(),schemas.YjP()]).nullish(),
id:schemas.KCZ([schemas.YjP(),schemas.aig().transform(String)]).nullish(),
function:schemas.Ikc({name:chunk_text,arguments:schemas.L5J().optional()}).nullish(),
extra_content:record.nullish().catch(undefined)
});
const delta=schemas.Ikc({
content:schemas.KCZ([schemas.YjP(),schemas.YOg(contentPart)]).nullish(),
refusal:chunk_text,
reasoning_content:chunk_text,
reasoning:chunk_text,
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
finish_reason:chunk_text,
usage:usage.nullish().catch(undefined)
});
const chatChunk=schemas.Ikc({
object:chunk_text.catch(undefined),
choices:schemas.YOg(choice).nullish(),
usage:usage.nullish().catch(undefined),
x_groq:schemas.Ikc({usage:usage.nullish()}).nullish().catch(undefined),
error:schemas.L5J().optional()
});
;
const LENGTH=/length|max_\w*tokens|token_limit|context_window/;
const FAILED=/error|abort|insufficient|malformed|cancel|interrupt|timeout|overload/;
const FILTERED=/filter|safety|sensitive|recitation|prohibited|refusal|blocklist|spii|guardrail|moderation|inspection/;
function isCutOff(reason){
return LENGTH.test(reason?.toLowerCase()??'');
}
function responseEnd(reason,calls){
if(reason===undefined)
return areComplete(calls)?'complete':'length';
if(isCutOff(reason))
return 'length';
if(FAILED.test(reason))
throw new failures.$r(`the response ended with "${reason}"`);
return FILTERED.test(reason)?'content-filter':'complete';
}
;
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
;
class ChatAssembler{
#onDelta;
#reader=new body_reader.W({
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
#calls=new CallAssembler();
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
const end=calls.length>tool_calls.ZF?'length':responseEnd(this.#finishReason,calls);
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
this.#takeValue((0,body_reader.O)(data));
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
const{text,thinking,field}=assemble_stream_contentOf(delta);
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
function assemble_stream_contentOf(delta){
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
var fetch=__webpack_require__(90377);
;
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
var chat_wire=__webpack_require__(11139);
;
function createProtocol(options){
const openResponses=async()=>(await __webpack_require__.e(13).then(__webpack_require__.bind(__webpack_require__,80013))).createProtocol(options);
return withTextCalls(withResponsesFallback(createChat(options),openResponses),options.parameters.toolCalls);
}
function createChat(options){
const{endpoint,model,parameters}=options;
const source=`chat ${endpoint.host} ${model}`;
const wire=new chat_wire.W({model,parameters,source});
const serializer=new request_serializer.U('messages');
const truncation=new TruncationDetector();
const{address,listModels,requestModel,post}=(0,client.o)(options,'/chat/completions');
async function ask(request){
const{messages,tools,toolChoice,signal}=request;
const sent=wire.request(messages,tools,toolChoice);
const body=serializer.serialize(sent);
const assembler=new ChatAssembler((delta)=>{
request.onDelta(delta);
});
await post(body,signal,(chunk)=>assembler.feed(chunk));
const bytes=(0,tokens.Sv)(body,messages);
const response=(0,assembled_response.p)(assembler.end(),{source,promptBytes:bytes,countTokens});
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
}),
11139:
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
const extras=schemas.g1P(schemas.YjP(),schemas.L5J());
const chatMetadata=schemas.Ikc({
thinkingIn:schemas.k5n(THINKING_FIELDS).optional().catch(undefined),
details:schemas.YOg(extras).optional().catch(undefined),
extras:schemas.g1P(schemas.YjP(),extras).optional().catch(undefined)
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
})
};
