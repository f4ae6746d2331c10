"use strict";
exports.id=5859;
exports.ids=[5859];
exports.modules={
51685:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
$4:()=>(OPENING),
Aw:()=>(AROUND_CALLS),
CJ:()=>(CALL_CLOSING_TAG),
EI:()=>(INVENTED_TURN),
FV:()=>(THINKING_END),
Hp:()=>(CALL_OPENING_TAG),
N5:()=>(AFTER_CALLS),
VW:()=>(STOP),
cJ:()=>(CUT_CLOSING_TAG),
qG:()=>(thinkingAt),
qc:()=>(CLOSING),
uO:()=>(quotedMarkupAt),
vh:()=>(isMention),
yO:()=>(mayDelimit)
});
var _agent_match_at_js_0_=__webpack_require__(34565);
const TAGS='(?:[a-z]+:|longcat_)?(?:tool_calls?|function_calls?|toolcall|tool_use|tool_code|use_mcp_tool|TOOLCALLS?)';
const TOKENS='tool[\u2581_]calls?(?:[\u2581_](?:section[\u2581_])?(?:begin|start))?|python_(?:tag|start)|function_call|action_start|START_ACTION|tools_prefix';
const TOKEN_ENDS='/tool_calls?|tool[\u2581_]calls?[\u2581_](?:section[\u2581_])?end|tool_call:end|calls|action_end|END_ACTION|tools_suffix|python_end|(?:\\w{1,20}_)?eo[mst](?:_id)?|stop|im_end|end[\u2581_]?of[\u2581_]?(?:sentence|turn|text|message)|END_OF_TURN_TOKEN|call|end|return';
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
'</s>|<end_of_turn>|<eos>|<turn[|]>'
].join('|');
const WITHIN=String.raw `<server_name>[^<>]{0,100}</server_name>|<(?:invoke|function|call|tool)>(?=\s*<(?:tool_name|name)>)|<\|plugin\|>|function\s*<[|｜]tool[▁_]sep[|｜]>(?=\s*<)|<[|｜]tool[▁_]sep[|｜]>`;
const OPENING=new RegExp(OPENER,'uy');
const CLOSING=new RegExp(CLOSER,'uy');
const AROUND_CALLS=new RegExp(`(?:\\s|[,;]\\s|${OPENER}|${CLOSER}|${WITHIN})*`,'uy');
const AFTER_CALLS=new RegExp(`(?:\\s*(?:${CLOSER}))*`,'uy');
const CALL_OPENING_TAG=new RegExp(`<${TAGS}${ATTRIBUTES}>`,'uy');
const CALL_CLOSING_TAG=new RegExp(`</${TAGS}>`,'u');
const CUT_CLOSING_TAG=/<(?:\/[\w:\uff5c]{0,30})?$/uy;
const THOUGHT='(?:seed:|[a-z]{1,20}:)?(?:think(?:ing)?|thoughts?|reason(?:ing)?(?:_content)?|reflection|scratchpad|(?:inner|internal)_(?:monologue|thoughts?))';
const THINKING=[
[
new RegExp(String.raw `<(${THOUGHT})(?:\s[^<>]{0,200})?>`,'iy'),
(name)=>new RegExp(String.raw `</${name}\s*>`,'i')
],
[
/<\|(?:begin_of_|start_of_)?(think(?:ing)?|thoughts?)\|>/iy,
()=>/<\|(?:end_of_|\/)(?:think(?:ing)?|thoughts?)\|>/i
],
[/<\|START_THINKING\|>/y,()=>/<\|END_THINKING\|>/],
[/<\|channel>/y,()=>/<channel\|>/],
[/\[(THINK(?:ING)?)\]/iy,(name)=>new RegExp(String.raw `\[/${name}\]`,'i')],
[/\u25c1think\u25b7/y,()=>/\u25c1\/think\u25b7/]
];
const THINKING_END=/<\/(?:seed:)?think(?:ing)?>|\[\/THINK\]|\u25c1\/think\u25b7/iy;
function thinkingAt(text,at){
for(const[opens,closes]of THINKING){
const[found,name='']=(0,_agent_match_at_js_0_.p)(opens,text,at);
if(found!==undefined)
return{length:found.length,closes:closes(name)};
}
return undefined;
}
const INVENTED_TURN=new RegExp([
String.raw `<\|(?:im_start|start_header_id|start_of_role)\|>\s*(?!assistant\b)\w`,
String.raw `<start_of_turn>\s*(?!model\b)\w`,
String.raw `<\|start\|>\s*(?!assistant\b)\w`,
String.raw `<[|｜](?:user|human|system|developer|tool|ipython|observation|environment|tool_response)[|｜]>`,
'<[|\uff5c]tool[\u2581_]outputs?[\u2581_]begin[|\uff5c]>',
String.raw `\[INST\]|\[TOOL_RESULTS?\]`
].join('|'),'iuy');
const BEFORE_WORD=/[\p{L}\p{N},;][ \t("'\u2018\u201c\u2014\u2013-]+$/u;
const AFTER_WORD=/[ \t.,;:!?)"'\u2019\u201d\u2014\u2013-]/;
function isMention(text,start,end){
const line=text.slice(Math.max(0,start-100),start);
return BEFORE_WORD.test(line)&&AFTER_WORD.test(text[end]??'');
}
const STOP=/<|`+|[[{>~\u25c1]|functools(?=\s*[[{])|function call(?=<\|role_sep\|>)/g;
const QUOTED_MARKUP=/<!--|<(code|pre|samp|blockquote|example|quote|(?:tool|function)_(?:response|result|output)s?)>/y;
function quotedMarkupAt(text,at){
const[opens,name]=(0,_agent_match_at_js_0_.p)(QUOTED_MARKUP,text,at);
if(opens===undefined)
return undefined;
return{
length:opens.length,
closes:name===undefined?'-->':`</${name}>`,
isResult:(name??'').includes('_')
};
}
const MAY_DELIMIT=/<(?:[|\uff5c/!]|(?:[a-z]+:|longcat_)?(?:tool|function_|th|re|scr|inner|internal|start_|end_f|use_mcp|code>|pre>|samp>|blockquote>|example>|quote>))|\[[TEI/]|[^<[]/iuy;
function mayDelimit(text,at){
return(0,_agent_match_at_js_0_.I)(MAY_DELIMIT,text,at)>0;
}
}),
87919:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
C:()=>(ENTITY),
q:()=>(readFields)
});
var mod=__webpack_require__(2818);
;
const MARKUP_NAMES=[
...['parameter','param','argument','arg_key','arg_value','arg','value','string','arguments','args'],
...['function','function_call','invoke','tool','tool_call','tool_use','call','calls','tools']
];
const LAST_TAG=/(?:(?:[<\uff1c]|&lt;)([\s\\/|\uff5c\p{Cf}]*)|\[(\/))([\p{L}\p{N}_:.\-\p{Cf}]{1,80})(?:=[\w.-]{0,80})?[\s\p{Cf}]*[|\uff5c]?(?:[>\uff1e\]]|&gt;)?\s*$/u;
const PARAMETER=/^param(?:eter)?[_-]/i;
const MIN_FUZZY=6;
const CDATA_START=/^\s*<!\[CDATA\[/;
const CDATA_END=/\]\]>\s*$/;
function endsInMarkup(value,names){
if(hasOpenCdata(value))
return true;
const[,between,slash,written='']=LAST_TAG.exec(value.slice(-400))??[];
if(written==='')
return false;
const marks=between??slash??'';
const name=PARAMETER.test(written)?'parameter':plain(written);
if(![...MARKUP_NAMES,...names].some((each)=>resembles(name,plain(each))))
return false;
const opened=countTags(value,written,'');
const closed=countTags(value,written,'/');
return marks.includes('/')?closed>opened||!value.includes(`</${written}>`):opened>closed;
}
function hasOpenCdata(value){
if(!CDATA_START.test(value)&&!CDATA_END.test(value))
return false;
return value.split('<![CDATA[').length!==value.split(']]>').length;
}
function countTags(value,name,slash){
return value.split(new RegExp(`<${slash}${RegExp.escape(name)}(?=[\\s=/>])`)).length-1;
}
function plain(name){
return name
.replace(/^(?:[\w-]*:)?(?:longcat_)?/i,'')
.replaceAll(/[^\p{L}\p{N}]/gu,'')
.toLowerCase();
}
function resembles(name,other){
if(name===other||name===`${other}s`)
return true;
const length=Math.min(name.length,other.length);
return length>=MIN_FUZZY&&(0,mod.Io)(name,other)<=(length<8?1:2);
}
var found_call=__webpack_require__(45938);
var json=__webpack_require__(32686);
var typed_value=__webpack_require__(56219);
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
return{calls:[(0,found_call.kP)(tool.name,UNCLEAR)],end:text.length};
return{calls:[fields.call()],end:tag.kind==='end'?tag.after:tag.start};
}
const isComplete=form.mayLackEnd&&fields.endsComplete();
const call=isComplete&&!fields.isUnclear?fields.call():(0,found_call.kP)(tool.name,'it ends too early');
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
return(0,found_call.kP)(name,UNBALANCED);
const values=[];
for(const[field,texts]of this.#fields){
if(field==='')
return(0,found_call.kP)(name,'a parameter has no name');
if(field.includes('&'))
return(0,found_call.kP)(name,'the name of a parameter contains an entity');
if(!properties.has(field)&&/[<>\uff1c\uff1e[\]{}"']/.test(field))
return(0,found_call.kP)(name,UNBALANCED);
const schema=properties.get(field)??{};
if(texts.length===1)
values.push([field,(0,typed_value.iG)(texts[0]??'',schema)]);
else if((0,typed_value.lV)(schema))
values.push([field,texts.map((text)=>(0,typed_value.iG)(text,itemsOf(schema)))]);
else
return(0,found_call.kP)(name,`it sets ${field} ${texts.length} times`);
}
return(0,found_call.rQ)(this.#tool,Object.fromEntries(values));
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
const hidden=isMarkup?(0,typed_value.Wv)(text):undefined;
const value=hidden??text;
this.#isUnbalanced||=
hidden===undefined&&endsInMarkup(value,[this.#tool.name,...this.#tool.properties.keys()]);
return close?value:value.replace(/\r?\n[ \t]*$/,'');
}
}
const DAMAGED_TAG=/(?:>|<\/[^<>\n]{0,60}|<[\w:\uff5c]{0,40})\s*$/u;
function isBalanced({close,depth,isUnbalanced,holdsField}){
return!isUnbalanced&&(close?depth===0:!holdsField);
}
function itemsOf({items}){
return(0,json.zv)(items);
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
var _fields_js_0_=__webpack_require__(87919);
var _found_call_js_1_=__webpack_require__(45938);
var _agent_read_literal_js_2_=__webpack_require__(15666);
var _agent_match_at_js_4_=__webpack_require__(34565);
var _typed_value_js_3_=__webpack_require__(56219);
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
if(fields.some(([,value])=>_fields_js_0_.C.test(value)))
return{calls:[(0,_found_call_js_1_.kP)(tool.name,'an attribute contains an entity')],end};
const args=fields.map(([name,value])=>[name,(0,_typed_value_js_3_.iG)(value,tool.properties.get(name)??{})]);
return{calls:[(0,_found_call_js_1_.rQ)(tool,Object.fromEntries(args))],end};
}
function readFunctionTag(text,start,context){
const[header,name]=(0,_agent_match_at_js_4_.p)(FUNCTION_HEADER,text,start);
const tool=name===undefined?undefined:context.tools.find(name);
if(header===undefined||!tool)
return undefined;
const body=start+header.length;
if(header.endsWith('/>'))
return callOfAttributes(header,tool,body);
const first=(0,_agent_read_literal_js_2_.AN)(text,body);
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
return burning((0,_fields_js_0_.q)(text,body,{tool,form}),{start,context});
}
function readFunctionJson(text,first,{tool,context}){
const literal=(0,_agent_read_literal_js_2_.U1)(text,first);
if(literal.kind!=='value'){
context.fuel.burn(literal.end-first);
return{calls:[(0,_found_call_js_1_.kP)(tool.name,'its JSON is incomplete')],end:text.length};
}
const end=(0,_agent_read_literal_js_2_.AN)(text,literal.end);
const source=text.slice(first,literal.end);
return{calls:[(0,_found_call_js_1_.rQ)(tool,literal.value,source)],end:end+(0,_agent_match_at_js_4_.I)(FUNCTION_END,text,end)};
}
const NEXT_END=new RegExp(FUNCTION_END,'gu');
function readUnknownTag(text,start){
const[header,name]=(0,_agent_match_at_js_4_.p)(FUNCTION_HEADER,text,start);
if(header===undefined||name===undefined)
return undefined;
const body=start+header.length;
if(header.endsWith('/>'))
return{calls:[(0,_found_call_js_1_.Xz)(name)],end:body};
if(!/[<{]/.test(text[(0,_agent_read_literal_js_2_.AN)(text,body)]??''))
return undefined;
NEXT_END.lastIndex=body;
const found=NEXT_END.exec(text);
return{calls:[(0,_found_call_js_1_.Xz)(name)],end:found?found.index+found[0].length:text.length};
}
const CHILD=/<([\p{L}_][\p{L}\p{N}_.-]{0,100})[^<>\n]{0,100}>/uy;
function childAt(text,at){
return(0,_agent_match_at_js_4_.p)(CHILD,text,at)[1];
}
const WRAPPER=/<(parameters|params|arguments|args|input)>/y;
function readWrapped(text,at,{tool,end,context}){
const[opening,name='']=(0,_agent_match_at_js_4_.p)(WRAPPER,text,at);
if(opening===undefined||tool.properties.has(name))
return undefined;
const body=at+opening.length;
const first=(0,_agent_read_literal_js_2_.AN)(text,body);
const inner=text[first]==='{'
?readJsonBody(text,first,{tool,end:`</${name}>`,context})
:(0,_fields_js_0_.q)(text,body,{
tool,
form:{...elementTags(name,tool.isOpen?undefined:tool.properties),mayLackEnd:false}
});
if(!inner)
return{calls:[(0,_found_call_js_1_.kP)(tool.name,'its arguments are incomplete')],end:text.length};
if(inner.calls.some(({problem})=>problem!==undefined))
return burning(inner,{start:at,context});
if(!end)
return inner;
const next=(0,_agent_read_literal_js_2_.AN)(text,inner.end);
const length=(0,_agent_match_at_js_4_.I)(end,text,next);
if(length>0)
return{calls:inner.calls,end:next+length};
return{calls:[(0,_found_call_js_1_.kP)(tool.name,'its closing tag is missing')],end:text.length};
}
const NAME_ELEMENT=/<(tool_name|function_name|name)>\s*([\w.-]{1,100})\s*<\/\1>\s*/y;
function readNameElement(text,start,context){
const[header,,name='']=(0,_agent_match_at_js_4_.p)(NAME_ELEMENT,text,start);
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
const first=(0,_agent_read_literal_js_2_.AN)(text,body);
const end=`</${name}>`;
if(tag.endsWith('/>'))
return callOfAttributes(tag,tool,body);
if(text.startsWith(end,first))
return callWithoutArguments(tool,first+end.length);
const closing=new RegExp(`</${RegExp.escape(name)}>`,'uy');
const wrapped=readWrapped(text,first,{tool,end:closing,context});
if(wrapped)
return wrapped;
if(text[first]==='{')
return readJsonBody(text,first,{tool,end,context});
const child=childAt(text,first);
if(child===undefined||!(tool.isOpen||tool.properties.has(child)))
return undefined;
const form={...elementTags(name,tool.isOpen?undefined:tool.properties),mayLackEnd:false};
const found=burning((0,_fields_js_0_.q)(text,body,{tool,form}),{start,context});
return{...found,end:found.end+(0,_agent_match_at_js_4_.I)(new RegExp(`(?:\\s*${closing.source})*`,'uy'),text,found.end)};
}
function toolElementAt(text,start,tools){
const[tag,name]=(0,_agent_match_at_js_4_.p)(ELEMENT,text,start);
if(tag===undefined||name===undefined||!tools.isName(name))
return undefined;
const tool=tools.find(name);
return tool&&{tag,name,tool};
}
function callWithoutArguments(tool,end){
return tool.required.length===0?{calls:[(0,_found_call_js_1_.rQ)(tool,{})],end}:undefined;
}
function readJsonBody(text,first,{tool,end,context}){
const literal=(0,_agent_read_literal_js_2_.U1)(text,first);
const after=(0,_agent_read_literal_js_2_.AN)(text,literal.end);
if(literal.kind==='value'&&text.startsWith(end,after)){
return{calls:[(0,_found_call_js_1_.rQ)(tool,literal.value,text.slice(first,literal.end))],end:after+end.length};
}
context.fuel.burn(literal.end-first);
return undefined;
}
const DESCRIBING=String.raw `(?:\s+(?:type|string|format|encoding|description)="[^"<>\n]{0,60}")*`;
function elementTags(tool,fields){
let open=0;
const names=fields
?[...fields.keys()].map((name)=>RegExp.escape(name)).join('|')
:String.raw `[\p{L}_][\p{L}\p{N}_.-]*`;
return{
pattern:new RegExp(`<(/?)(?:(${names})${DESCRIBING}|(${RegExp.escape(tool)})(?:\\s[^<>\\n]{0,300})?)(/?)>`,'gu'),
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
const found=(0,_fields_js_0_.q)(text,start,{tool:line.tool,form});
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
const[line,name='',raw='']=(0,_agent_match_at_js_4_.p)(FIELD_LINE,text,end);
const schema=tool.properties.get(name);
if(line===undefined||!schema||values.has(name))
break;
values.set(name,(0,_typed_value_js_3_.iG)(raw,schema));
end+=line.length;
}
const isComplete=values.size>0&&tool.required.every((name)=>values.has(name));
return isComplete?{calls:[(0,_found_call_js_1_.rQ)(tool,Object.fromEntries(values))],end}:undefined;
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
})
};
;
