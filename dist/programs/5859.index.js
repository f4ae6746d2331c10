export const id=5859;
export const ids=[5859];
export const modules={
59397:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Bw:()=>(holdsInfinity),
Lc:()=>(holdsField),
hz:()=>(isDeeperThan),
lR:()=>(readArguments)
});
var _read_literal_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(15666);
const FENCE=/^```(?:json)?[ \t]*\r?\n([^]*?)\n?[ \t]*```$/;
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
if(typeof value!=='object'||value===null||(0,_read_literal_js__WEBPACK_IMPORTED_MODULE_0__.U1)(text,0).kind==='value')
return false;
return!isDeeperThan(value,_read_literal_js__WEBPACK_IMPORTED_MODULE_0__.lr)&&!holdsInfinity(value);
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
lr:()=>(MAX_DEPTH),
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
let inner=0;
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
const[match]=(0,_match_at_js__WEBPACK_IMPORTED_MODULE_0__.p)(pattern,this.#text,this.position);
this.position+=match?.length??0;
return match;
}
#fail(){
throw this.position>=this.#text.length?CUT:BROKEN;
}
}
}),
51685:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
$4:()=>(OPENING),
Aw:()=>(AROUND_CALLS),
CJ:()=>(CALL_CLOSING_TAG),
Hp:()=>(CALL_OPENING_TAG),
N5:()=>(AFTER_CALLS),
T$:()=>(THINKING),
VW:()=>(STOP),
cJ:()=>(CUT_CLOSING_TAG),
kH:()=>(THINKING_ENDS),
qc:()=>(CLOSING),
uO:()=>(quotedMarkupAt),
vh:()=>(isMention),
yO:()=>(mayDelimit)
});
var _agent_match_at_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(34565);
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
const[opens,name]=(0,_agent_match_at_js__WEBPACK_IMPORTED_MODULE_0__.p)(QUOTED_MARKUP,text,at);
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
return(0,_agent_match_at_js__WEBPACK_IMPORTED_MODULE_0__.I)(MAY_DELIMIT,text,at)>0;
}
}),
45010:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
C:()=>(ENTITY),
q:()=>(readFields)
});
var _found_call_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(45938);
var _text_json_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(32686);
var _typed_value_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(56219);
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
return{calls:[(0,_found_call_js__WEBPACK_IMPORTED_MODULE_0__.kP)(tool.name,UNCLEAR)],end:text.length};
return{calls:[fields.call()],end:tag.kind==='end'?tag.after:tag.start};
}
const isComplete=form.mayLackEnd&&fields.endsComplete();
const call=isComplete&&!fields.isUnclear?fields.call():(0,_found_call_js__WEBPACK_IMPORTED_MODULE_0__.kP)(tool.name,'it ends too early');
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
return(0,_found_call_js__WEBPACK_IMPORTED_MODULE_0__.kP)(name,UNBALANCED);
const values=[];
for(const[field,texts]of this.#fields){
if(field==='')
return(0,_found_call_js__WEBPACK_IMPORTED_MODULE_0__.kP)(name,'a parameter has no name');
if(field.includes('&'))
return(0,_found_call_js__WEBPACK_IMPORTED_MODULE_0__.kP)(name,'the name of a parameter contains an entity');
const schema=properties.get(field)??{};
if(texts.length===1)
values.push([field,(0,_typed_value_js__WEBPACK_IMPORTED_MODULE_1__.iG)(texts[0]??'',schema)]);
else if((0,_typed_value_js__WEBPACK_IMPORTED_MODULE_1__.lV)(schema))
values.push([field,texts.map((text)=>(0,_typed_value_js__WEBPACK_IMPORTED_MODULE_1__.iG)(text,itemsOf(schema)))]);
else
return(0,_found_call_js__WEBPACK_IMPORTED_MODULE_0__.kP)(name,`it sets ${field} ${texts.length} times`);
}
return(0,_found_call_js__WEBPACK_IMPORTED_MODULE_0__.rQ)(this.#tool,Object.fromEntries(values));
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
const value=(isMarkup?(0,_typed_value_js__WEBPACK_IMPORTED_MODULE_1__.Wv)(text):undefined)??text;
return close?value:value.replace(/\r?\n[ \t]*$/,'');
}
}
const DAMAGED_TAG=/(?:>|<\/[^<>\n]{0,60}|<[\w:\uff5c]{0,40})\s*$/u;
function isBalanced({close,depth,isUnbalanced,holdsField}){
return!isUnbalanced&&(close?depth===0:!holdsField);
}
function itemsOf({items}){
return(0,_text_json_js__WEBPACK_IMPORTED_MODULE_2__.u4)(items)?items:{};
}
}),
45938:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
kP:()=>(brokenCall),
rQ:()=>(foundCall),
dr:()=>(refusedCall),
LW:()=>(toolCall),
Xz:()=>(unknownCall)
});
var read_arguments=__webpack_require__(59397);
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
var typed_value=__webpack_require__(56219);
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
const types=(0,typed_value.pl)(schema);
const isText=typeof original==='string'&&types.size>0&&!types.has('string');
const value=isText?((0,typed_value.iG)(original,schema)??original):original;
const reason=fitting.isStrict?mismatch(value,types,schema):undefined;
if(reason!==undefined)
return mismatched(reason);
if(Array.isArray(value))
return fitItems(value,schema,fitting);
return(0,json.u4)(value)?fitFields(value,schema,fitting):fits(value);
}
function mismatch(value,types,schema){
const type=(0,typed_value.WF)(value);
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
if((0,read_arguments.Bw)(args))
return brokenCall(name,'its arguments contain a number that is too large');
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
}),
93191:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Bb:()=>(FUNCTION_HEADER),
PE:()=>(readUnknownTag),
RN:()=>(readElement),
VD:()=>(readFunctionTag),
mm:()=>(readNameLine),
w_:()=>(readNameElement)
});
var _fields_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(45010);
var _found_call_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(45938);
var _agent_read_literal_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(15666);
var _agent_match_at_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(34565);
var _typed_value_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(56219);
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
if(fields.some(([,value])=>_fields_js__WEBPACK_IMPORTED_MODULE_0__.C.test(value)))
return{calls:[(0,_found_call_js__WEBPACK_IMPORTED_MODULE_1__.kP)(tool.name,'an attribute contains an entity')],end};
const args=fields.map(([name,value])=>[name,(0,_typed_value_js__WEBPACK_IMPORTED_MODULE_3__.iG)(value,tool.properties.get(name)??{})]);
return{calls:[(0,_found_call_js__WEBPACK_IMPORTED_MODULE_1__.rQ)(tool,Object.fromEntries(args))],end};
}
function readFunctionTag(text,start,context){
const[header,name]=(0,_agent_match_at_js__WEBPACK_IMPORTED_MODULE_4__.p)(FUNCTION_HEADER,text,start);
const tool=name===undefined?undefined:context.tools.find(name);
if(header===undefined||!tool)
return undefined;
const body=start+header.length;
if(header.endsWith('/>'))
return callOfAttributes(header,tool,body);
const first=(0,_agent_read_literal_js__WEBPACK_IMPORTED_MODULE_2__.AN)(text,body);
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
return burning((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__.q)(text,body,{tool,form}),{start,context});
}
function readFunctionJson(text,first,{tool,context}){
const literal=(0,_agent_read_literal_js__WEBPACK_IMPORTED_MODULE_2__.U1)(text,first);
if(literal.kind!=='value'){
context.fuel.burn(literal.end-first);
return{calls:[(0,_found_call_js__WEBPACK_IMPORTED_MODULE_1__.kP)(tool.name,'its JSON is incomplete')],end:text.length};
}
const end=(0,_agent_read_literal_js__WEBPACK_IMPORTED_MODULE_2__.AN)(text,literal.end);
const source=text.slice(first,literal.end);
return{calls:[(0,_found_call_js__WEBPACK_IMPORTED_MODULE_1__.rQ)(tool,literal.value,source)],end:end+(0,_agent_match_at_js__WEBPACK_IMPORTED_MODULE_4__.I)(FUNCTION_END,text,end)};
}
const NEXT_END=new RegExp(FUNCTION_END,'gu');
function readUnknownTag(text,start){
const[header,name]=(0,_agent_match_at_js__WEBPACK_IMPORTED_MODULE_4__.p)(FUNCTION_HEADER,text,start);
if(header===undefined||name===undefined)
return undefined;
const body=start+header.length;
if(header.endsWith('/>'))
return{calls:[(0,_found_call_js__WEBPACK_IMPORTED_MODULE_1__.Xz)(name)],end:body};
if(!/[<{]/.test(text[(0,_agent_read_literal_js__WEBPACK_IMPORTED_MODULE_2__.AN)(text,body)]??''))
return undefined;
NEXT_END.lastIndex=body;
const found=NEXT_END.exec(text);
return{calls:[(0,_found_call_js__WEBPACK_IMPORTED_MODULE_1__.Xz)(name)],end:found?found.index+found[0].length:text.length};
}
const CHILD=/<([\p{L}_][\p{L}\p{N}_.-]{0,100})[^<>\n]{0,100}>/uy;
function childAt(text,at){
return(0,_agent_match_at_js__WEBPACK_IMPORTED_MODULE_4__.p)(CHILD,text,at)[1];
}
const WRAPPER=/<(parameters|params|arguments|args|input)>/y;
function readWrapped(text,at,{tool,end,context}){
const[opening,name='']=(0,_agent_match_at_js__WEBPACK_IMPORTED_MODULE_4__.p)(WRAPPER,text,at);
if(opening===undefined||tool.properties.has(name))
return undefined;
const body=at+opening.length;
const first=(0,_agent_read_literal_js__WEBPACK_IMPORTED_MODULE_2__.AN)(text,body);
const inner=text[first]==='{'
?readJsonBody(text,first,{tool,end:`</${name}>`,context})
:(0,_fields_js__WEBPACK_IMPORTED_MODULE_0__.q)(text,body,{
tool,
form:{...elementTags(name,tool.isOpen?undefined:tool.properties),mayLackEnd:false}
});
if(!inner)
return{calls:[(0,_found_call_js__WEBPACK_IMPORTED_MODULE_1__.kP)(tool.name,'its arguments are incomplete')],end:text.length};
if(inner.calls.some(({problem})=>problem!==undefined))
return burning(inner,{start:at,context});
if(!end)
return inner;
const next=(0,_agent_read_literal_js__WEBPACK_IMPORTED_MODULE_2__.AN)(text,inner.end);
const length=(0,_agent_match_at_js__WEBPACK_IMPORTED_MODULE_4__.I)(end,text,next);
if(length>0)
return{calls:inner.calls,end:next+length};
return{calls:[(0,_found_call_js__WEBPACK_IMPORTED_MODULE_1__.kP)(tool.name,'its closing tag is missing')],end:text.length};
}
const NAME_ELEMENT=/<(tool_name|function_name|name)>\s*([\w.-]{1,100})\s*<\/\1>\s*/y;
function readNameElement(text,start,context){
const[header,,name='']=(0,_agent_match_at_js__WEBPACK_IMPORTED_MODULE_4__.p)(NAME_ELEMENT,text,start);
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
const first=(0,_agent_read_literal_js__WEBPACK_IMPORTED_MODULE_2__.AN)(text,body);
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
const found=burning((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__.q)(text,body,{tool,form}),{start,context});
return{...found,end:found.end+(0,_agent_match_at_js__WEBPACK_IMPORTED_MODULE_4__.I)(new RegExp(`(?:\\s*${closing.source})*`,'uy'),text,found.end)};
}
function toolElementAt(text,start,tools){
const[tag,name]=(0,_agent_match_at_js__WEBPACK_IMPORTED_MODULE_4__.p)(ELEMENT,text,start);
if(tag===undefined||name===undefined||!tools.isName(name))
return undefined;
const tool=tools.find(name);
return tool&&{tag,name,tool};
}
function callWithoutArguments(tool,end){
return tool.required.length===0?{calls:[(0,_found_call_js__WEBPACK_IMPORTED_MODULE_1__.rQ)(tool,{})],end}:undefined;
}
function readJsonBody(text,first,{tool,end,context}){
const literal=(0,_agent_read_literal_js__WEBPACK_IMPORTED_MODULE_2__.U1)(text,first);
const after=(0,_agent_read_literal_js__WEBPACK_IMPORTED_MODULE_2__.AN)(text,literal.end);
if(literal.kind==='value'&&text.startsWith(end,after)){
return{calls:[(0,_found_call_js__WEBPACK_IMPORTED_MODULE_1__.rQ)(tool,literal.value,text.slice(first,literal.end))],end:after+end.length};
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
const found=(0,_fields_js__WEBPACK_IMPORTED_MODULE_0__.q)(text,start,{tool:line.tool,form});
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
const[line,name='',raw='']=(0,_agent_match_at_js__WEBPACK_IMPORTED_MODULE_4__.p)(FIELD_LINE,text,end);
const schema=tool.properties.get(name);
if(line===undefined||!schema||values.has(name))
break;
values.set(name,(0,_typed_value_js__WEBPACK_IMPORTED_MODULE_3__.iG)(raw,schema));
end+=line.length;
}
const isComplete=values.size>0&&tool.required.every((name)=>values.has(name));
return isComplete?{calls:[(0,_found_call_js__WEBPACK_IMPORTED_MODULE_1__.rQ)(tool,Object.fromEntries(values))],end}:undefined;
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
}),
56219:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
WF:()=>(jsonTypeOf),
Wv:()=>(insideCdata),
iG:()=>(typedValue),
lV:()=>(takesList),
pl:()=>(typesOf)
});
var _agent_read_literal_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(15666);
var _agent_match_at_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(34565);
var _text_json_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(32686);
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
const literal=/^[[{]/.test(text)?(0,_agent_read_literal_js__WEBPACK_IMPORTED_MODULE_0__.U1)(text,0):undefined;
const value=literal?.kind==='value'&&literal.end===text.length?literal.value:undefined;
if(type==='array'?Array.isArray(value):(0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__.u4)(value))
return value;
const numbers=type==='array'?numbersIn(text,schema):undefined;
return numbers??(text.startsWith('<')?readElements(text,type,schema):undefined);
}
function numbersIn(text,schema){
const{items}=schema;
const types=(0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__.u4)(items)?[...typesOf(items)]:[];
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
const properties=(0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__.u4)(schema['properties'])?schema['properties']:{};
return Object.fromEntries(elements.map(({name,inner})=>[name,typedValue(inner,(0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__.u4)(properties[name])?properties[name]:{})]));
}
if(names.size>1)
return undefined;
const items=(0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__.u4)(schema['items'])?schema['items']:{};
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
const[tag,name='']=(0,_agent_match_at_js__WEBPACK_IMPORTED_MODULE_2__.p)(ELEMENT_START,text,position);
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
return new Set(branches.filter(_text_json_js__WEBPACK_IMPORTED_MODULE_1__.u4).flatMap((each)=>[...typesOf(each)]));
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
})
};
