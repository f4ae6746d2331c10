"use strict";
exports.id=8593;
exports.ids=[8593];
exports.modules={
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
58593:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__,{
parseTextCalls:()=>(parseTextCalls)
});
var found_call=__webpack_require__(45938);
var read_arguments=__webpack_require__(59397);
var read_literal=__webpack_require__(15666);
var match_at=__webpack_require__(34565);
var json=__webpack_require__(32686);
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
const found=allCallsIn(literal.value,context,{
source:text.slice(start,literal.end),
hasExtraClosers:end>literal.end
});
if(found.length===0)
context.fuel.burn(literal.end-start);
return found.length>0?{calls:found,end}:undefined;
}
context.fuel.burn(literal.end-start);
return(readOpenList(text,start,context)??
((0,read_literal.uG)(text,literal)?readWithLooseQuotes(text,start,context):undefined)??
readBroken(text,start,{...context,kind:literal.kind}));
}
function allCallsIn(value,context,{source,hasExtraClosers}){
const calls=callsIn(value,context,source);
if(context.isBare&&calls.length===0)
return[];
const unknown=unknownIn(value,context.tools).map(found_call.Xz);
return[...allOrNone(calls,{value,hasExtraClosers,hasOthers:hasOtherItems(value,context)}),...unknown];
}
function hasOtherItems(value,context){
const list=(0,json.u4)(value)?value['tool_calls']:value;
return(Array.isArray(list)&&
list.some((item)=>callsIn(item,context).length===0&&unknownIn(item,context.tools).length===0));
}
function allOrNone(calls,{value,hasExtraClosers,hasOthers}){
const hasProblem=hasOthers||calls.some(({problem})=>problem!==undefined);
const isUnclear=hasExtraClosers&&(0,json.u4)(value)&&Object.keys(value).some((name)=>!PARTS.has(name));
if(!hasProblem&&!isUnclear)
return calls;
const reason=isUnclear?'its brackets do not match':'another call of its list is not valid';
return calls.map((call)=>(call.problem===undefined?(0,found_call.kP)(call.name,reason):call));
}
function readOpenList(text,start,context){
if(text[start]!=='[')
return undefined;
const items=[];
let next=(0,read_literal.AN)(text,start+1);
let end=next;
while(text[next]==='{'&&!context.fuel.isSpent){
const literal=(0,read_literal.U1)(text,next);
if(literal.kind!=='value')
return undefined;
items.push(literal.value);
end=literal.end;
next=end+(0,match_at.I)(BETWEEN,text,end);
}
if(next<text.length)
return undefined;
const calls=allCallsIn(items,context,{hasExtraClosers:false});
return calls.length>0?{calls,end}:undefined;
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
if((0,read_arguments.Lc)(args,(name)=>tool.properties.has(name)))
return undefined;
return{calls:[(0,found_call.rQ)(tool,args)],end:literal.end+(0,match_at.I)(EXTRA_CLOSERS,text,literal.end)};
}
function readBroken(text,start,{kind,...context}){
const tool=namedIn(text,start,context);
if(!tool)
return undefined;
const reason=kind==='cut'
?'its JSON ends too early'
:'its JSON is not valid; quotes and backslashes inside a string need a backslash';
return{calls:[(0,found_call.kP)(tool.name,reason)],end:text.length};
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
return context.isBare?[]:[(0,found_call.rQ)(tool,{})];
return[(0,found_call.rQ)(tool,args,sourceOf(args,source))];
}
function sourceOf(args,source){
const field=source===undefined?null:/["'](?:arguments|parameters|args|params|input)["']\s*:\s*(?=\{)/.exec(source);
if(!field||source===undefined)
return undefined;
const start=field.index+field[0].length;
const literal=(0,read_literal.U1)(source,start);
const isSame=literal.kind==='value'&&(0,json.Ar)(literal.value)===(0,json.Ar)(args);
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
if(others.some((other)=>(0,json.Ar)(other)!==(0,json.Ar)(args)))
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
return(0,read_arguments.lR)(value,(name)=>!isOpen&&properties.has(name))?.value??value;
}
function callUnderItsName(value,tools){
const[entry,...others]=Object.entries(value);
const tool=entry&&others.length===0&&(0,json.u4)(entry[1])?tools.find(entry[0]):undefined;
return entry&&tool?[(0,found_call.rQ)(tool,entry[1])]:[];
}
var delimiters=__webpack_require__(51685);
var fields=__webpack_require__(87919);
;
const NAME=/(?:function\s*<[|\uff5c]tool[\u2581_]sep[|\uff5c]>\s*)?(?:call:)?(?:functions[.:])?([\p{L}_][\p{L}\p{N}_.-]*)(?::\d+)?/uy;
const named_calls_BETWEEN=/(?:\s|<\|tool_call_argument_begin\|>|<\|tool_call:args\|>|\[ARGS\]|\[CALL_ID\][\w-]*|<[|\uff5c]tool[\u2581_]sep[|\uff5c]>|```(?:json)?|<\|constrain\|>(?:json)?|<\|message\|>|<tool_sep>)*/y;
const CLOSING_FENCE=/\s*```/y;
const CUT=/^(?:<[^<>]{0,60}|\[[A-Z_]{0,20})?$/;
const QUOTE_MARKS=['<escape>','<|"|>'];
const ARGUMENT=/<(?:longcat_)?arg_key>/y;
const argumentTags={
pattern:/<(?:longcat_)?arg_key>\s*([^<\s](?:[^<]{0,98}[^<\s])?)\s*<\/(?:longcat_)?arg_key>\s*<(?:longcat_)?arg_value>|(<(?:longcat_)?arg_value>)|(<\/(?:longcat_)?arg_value>)|(<(?:longcat_)?tool_call>)|<\/(?:longcat_)?tool_call>/g,
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
if((0,match_at.I)(ARGUMENT,text,next)>0)
return(0,fields.q)(text,next,{tool,form:argumentTags});
if(text[next]!=='{')
return readWithoutArguments(text,{tool,afterName,next});
const literal=(0,read_literal.U1)(text,next,{quoteMarks:QUOTE_MARKS});
if(literal.kind==='value'){
const call=(0,found_call.rQ)(tool,literal.value,text.slice(next,literal.end));
const isFenced=text.slice(afterName,next).includes('```');
return{calls:[call],end:literal.end+(isFenced?(0,match_at.I)(CLOSING_FENCE,text,literal.end):0)};
}
fuel.burn(literal.end-start);
return{calls:[(0,found_call.kP)(tool.name,'its arguments are incomplete')],end:text.length};
}
function readWithoutArguments(text,{tool,afterName,next}){
const isCut=text.slice(afterName,next).includes('```')||CUT.test(text.slice(next));
if(isCut)
return{calls:[(0,found_call.kP)(tool.name,'it ends too early')],end:text.length};
if((0,match_at.I)(delimiters.$4,text,next)>0&&(0,match_at.I)(delimiters.qc,text,next)===0)
return{calls:[(0,found_call.kP)(tool.name,'its closing tag is missing')],end:next};
return(0,match_at.I)(delimiters.qc,text,next)>0?{calls:[(0,found_call.rQ)(tool,{})],end:next}:undefined;
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
return{calls:[(0,found_call.Xz)(name)],end:literal.end+(0,match_at.I)(CLOSING_FENCE,text,literal.end)};
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
return{calls:row.calls.map(withinBrokenRow),end:text.length};
if(!isList)
return row;
if(text[row.end]===']')
return{calls:row.calls,end:row.end+1};
return{calls:row.calls.map(({name})=>(0,found_call.kP)(name,'its list is not closed')),end:text.length};
}
function withinBrokenRow(call){
return call.problem===undefined?(0,found_call.kP)(call.name,'another call of its row is not valid'):call;
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
calls.push(tool?(0,found_call.kP)(tool.name,read.problem):(0,found_call.Xz)(name));
return{calls,end:read.end,isBroken:true};
}
calls.push(tool?(0,found_call.rQ)(tool,Object.fromEntries(read.values)):(0,found_call.Xz)(name));
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
...ARGUMENTS,
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
const HARMONY=/(?:<\|start\|>([^<]{0,200}))?<\|channel\|>([^<]{0,200})(?:<\|constrain\|>\s*(?:\w+\s*)?)?<\|message\|>/y;
const HARMONY_END=/<\|(?:return|call|start|channel)\|>|<\|end\|>(?=\s*(?:<|$))/g;
const BARE_MESSAGE=/<\|message\|>/y;
function readHarmony(text,at,tools){
const[header,before='',channel='']=(0,match_at.p)(HARMONY,text,at);
if(header===undefined)
return undefined;
const from=at+header.length;
const[,recipient]=/\bto=(\S+)/.exec(`${before} ${channel}`)??[];
const addressed=recipient===undefined?undefined:readAddressed(text,from,{name:recipient,tools});
if(addressed)
return addressed;
return isForUser(channel)?{kind:'text',from}:thinkingFrom(text,from);
}
function readBareMessage(text,at){
const length=(0,match_at.I)(BARE_MESSAGE,text,at);
const[,channel]=length>0?(/(\w{1,40})\s*$/.exec(text.slice(Math.max(0,at-80),at))??[]):[];
if(channel===undefined||isForUser(channel)||channel==='assistant')
return undefined;
return thinkingFrom(text,at+length);
}
function isForUser(channel){
return/^\s*(?:commentary|final)\b/i.test(channel);
}
function thinkingFrom(text,from){
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
return{kind:'calls',found:{calls:[(0,found_call.kP)(tool.name,'its JSON is incomplete')],end:text.length}};
const call=(0,found_call.rQ)(tool,literal.value,text.slice(start,literal.end));
return{kind:'calls',found:{calls:[call],end:literal.end}};
}
;
const FENCE=/(`{3,}|~{3,})[ \t]*([^\n]*)(?:\n|$)/y;
const LIST_ITEM=/(?:^|\n)[ \t]*(?:(?:[-*+\u2022]|\(?(?:\d{1,9}|[a-z])[.)])[ \t]+)+$/i;
const CALL_LANGUAGES=new Set(['tool_call','tool_calls','tool_code','tool_use']);
const MAX_INLINE_CODE=2_000;
const INDENTED=/[^\n]*(?:\n(?:[ ]{4,}|\t)[^\n]*)*/y;
const BLANK_LINE=/\n[ \t]*\n/;
function fenceEnd(text,start,{mark,lead,isCall}){
const[indent='']=/^\s*/.exec(lead)??[];
const line=`^(?:[ ]{0,${lead.length+3}}|${indent})${mark}${mark[0]??''}*`;
const close=new RegExp(`${line}(?:[ \\t\\r]*$${isCall?'|(?=<(?:[|\uff5c/]|turn|end_of|eos))':''})`,'gm');
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
function structureOf(text){
return text
.replaceAll(/\r(?!\n)|[\v\f\u0085\u2028\u2029]/g,'\n')
.replaceAll('\u3000','\t')
.replaceAll(/[^\S\r\n\t]|[\u200b\u200e\u200f\u2060\ufeff]/g,' ');
}
var tag_calls=__webpack_require__(93191);
;
function readDelimitedCalls(text,at,context){
const found=delimited_calls_readRow(text,at,context);
if(!found){
const length=(0,match_at.I)(delimiters.$4,text,at);
context.fuel.burn(length);
return{calls:[],end:at+((0,match_at.I)(delimiters.Aw,text,at)||length)};
}
const isClosed=(0,match_at.I)(delimiters.Hp,text,at)===0||isAtEnd(text,found.end);
const calls=isClosed?found.calls:found.calls.map(({name})=>(0,found_call.kP)(name,'its closing tag is missing'));
const end=isClosed?found.end:text.length;
return{calls,end:end+(0,match_at.I)(delimiters.N5,text,end)};
}
function delimited_calls_readRow(text,at,context){
const calls=[];
let end=at;
for(;;){
const start=end+(0,match_at.I)(delimiters.Aw,text,end);
const found=readItem(text,start,context);
if(!found)
return calls.length>0?{calls,end}:undefined;
const isAmbiguous=mayEndInString(text,start,found.end);
calls.push(...(isAmbiguous?found.calls.map(({name})=>(0,found_call.kP)(name,AMBIGUOUS)):found.calls));
end=found.end;
}
}
const AMBIGUOUS='it is not clear which closing tag ends it';
function readItem(text,at,context){
const first=text[at];
if(first==='<'){
const tagContext={...context,isDelimited:true};
return((0,tag_calls.VD)(text,at,tagContext)??
(0,tag_calls.RN)(text,at,tagContext)??
(0,tag_calls.w_)(text,at,tagContext)??
(0,tag_calls.PE)(text,at));
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
if((0,match_at.I)(delimiters.Hp,text,next)===0)
return false;
return text[start]==='{'&&delimiters.CJ.test(text.slice(start,end));
}
const TOKEN=/<[|\uff5c]/y;
function isAtEnd(text,end){
const next=(0,read_literal.AN)(text,end);
return(next>=text.length||
[delimiters.qc,delimiters.$4,TOKEN,delimiters.cJ].some((pattern)=>(0,match_at.I)(pattern,text,next)>0));
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
const announcements_SHOWS=/\b(?:quot(?:e|ing)\b(?: (?:it|this|that|what|the (?:call|text|comment|issue|line|message|following|words?))\b|[^\p{L}]*$)|(?:past(?:e|ing)|repeat)\b(?: (?:it|this|that|what|the (?:call|text|words?|instructions?|following))\b|[^\p{L}]*$)|cit(?:e|ing)\b|demonstrate\b|illustrate\b|show you\b|for example\b|an example[^\p{L}]*$)/iu;
const NEGATION=/\b(?:(?:do not|don['\u2019]t)(?! (?:forget|worry)\b)|does not|never|must not|mustn['\u2019]t|should not|shouldn['\u2019]t|will not|won['\u2019]t|would not|cannot|can['\u2019]t|refuse to|refusing|forbidden|not (?:to|going to)|(?:instead of|rather than|avoid|ignore|ignoring)(?:[^\p{L}]*$| (?:(?:the|this|that|any|all|these)\b|\w*(?:run|call|writ|output|follow|execut|emit|us)\w*)))\b/iu;
const SAMPLE=/\b(?:examples?|e\.g|for instance|such as|like this|like so|looks? like(?: this|[^\p{L}]*$)|would be[^\p{L}]*$|formats?|syntax|templates?|samples?|snippets?|quot\w+|verbatim|as follows|literally|usage)(?![\p{L}\p{N}])/iu;
const SPEECH=/\b(?:says?|said|saying|contain(?:s|ed|ing)?|reads|wrote|writes|written|asks?|asked|asking|tells?|told|instruct(?:s|ed|ing|ions?)?|(?<!\bas )request(?:s|ed)?|replie[sd]|decodes? to|claims?|suggests?|suggested|mentions?|includes?|states?|stated|posted|commented|replied|shows?|shown|found(?: (?:this|that|these|it|the following|suspicious|hidden|in the)\b|[^\p{L}]*$)|wants?|already ran|yourself|hostile|has (?:the|these|this|an?) (?:words?|text|lines?|calls?|instructions?)|please(?!,)|embedded|hidden(?! files?\b)|injected|(?<!\b(?:SQL|code|command|dependency) )injection|malicious|attacker|payload|suspicious|smuggled?|there (?:is|are|was|were)(?:[^\p{L}]*$| the following\b| (?:an?|this|some|the following|also)\b.*\b(?:text|line|call|comment|instruction|message|block|note|payload|request)s?\b)|(?:try|tries|tried|trying|attempt\w*) to (?:make|get|have|trick)|(?:could|might|may) (?:emit|output|write|call|send))(?![\p{L}\p{N}])/iu;
const COMMAND=/^\W*(?:just |then |now |and )?(?:output|print|emit|repeat|respond|reply|answer|say|type|copy|paste|echo|write (?=exactly|the following|this))(?!-)\b(?:\W*$|\s*:|\s+(?:this|that|it|exactly|the following|with|only|back|verbatim|(?:the )?(?:text|words?|line|call|contents?|message))\b)/i;
const SOURCE=/\b(?:readme|issue|comment|thread|email|expected|output|docs?|documentation|text|message|payload|post|body|description|diff|patch|logs?|title|changelog|fixture|contents?|line \d+|\w+\.(?:md|txt|rst))\b[^:\n]{0,40}:\s*$/i;
const SAYS=/(?:[,;:]| and| but)\s+(?!(?:\w+ )?(?:what|which|that|whether|how|where)\b)[^,;]*\b(?:says?|said|contain(?:s|ed)?|reads|asks?|tells|instructs|states|claims|wants|shows|includes|there (?:is|are))(?: (?:me|us))?(?: to \w+)?(?: (?:the following|this|that|exactly)(?: [\w ]{0,20})?)?\s*:?\s*$/i;
const REPORTED=/^(?:(?!\b(?:let|i|we)\b).)*\b(?:i|we) (?:must|should|need to|have to|can|will)\b/i;
const NUMBERED=/^\W*(?:(?:(?:next|final|first|last)\s+)?(?:step|action|task|phase|part)\b(?:\s*(?:\d+|one|two|three|four))?(?:\s*(?:of|\/)\s*\d+)?\s*[:.)\u2013\u2014-]+|\d+(?:\s*\/\s*\d+)?[.)\]:]+)\s*\W*/i;
const TIME=/^\W*(?:now|next|first|then|finally|so|ok|okay|sure|i|we)\b/i;
const ACTS=/^\W*(?:(?:now|next|first|then|finally|so|ok|okay|sure)\b\W*)?(?:let|read|check|look|open|view|search|find|run|list|edit|update|fix|add|create|apply|commit|inspect|examine|explore|verify|analy[sz]e|review|investigate|locate|fetch|get|use|call|invoke|rename|move|delete|remove|replace|refactor|implement|change|modify|test|build|install|debug|also|same|to|(?!nothing|something|anything|everything|during|string|warning|according|interesting)\w+ing)\b/i;
const CLOSED=/\b(?:following|as follows|like this|like so|below|this (?:text|line|call|one))\b[^.!]{0,40}[.!]\s*$/i;
const SAYS_THIS=/\b(?:says?|said|reads|writes?|wrote|contain(?:s|ed)?|shows?|wants?|asks? for) (?:this|so)[.!]\s*$/i;
const PRESENTS=/^\W*(?:here(?:['\u2019]s| is)|this is|an? (?=example|sample))\b[^.!]*\b(?:examples?|samples?|exact text|quot\w+|payload)\b[^.!]*[.!]\s*$/i;
const REFUSES=/\bI (?:refuse|decline|(?:won['\u2019]t|will not|cannot|can['\u2019]t) (?:do|run|follow|execute|call|comply))\b[^.!]{0,40}[.!]\s*$/i;
const HEADING=/(?:^|\n)#{1,6} (?:[^\n]*\b(?:comment|issue|message|post) (?:body|text|description|by|from)\b[^\n]*|(?:readme|examples?|samples?|quot\w+)\W*)$/i;
const WORKS=/^\W*(?:(?:now|next|first|then|finally|so|ok|okay|sure|also|and)\b\W*)*(?:re)?(?:add|adjust|apply|build|chang|check|clean|compil|configur|correct|creat|debug|decreas|defin|delet|edit|ensur|examin|execut|explor|extract|fetch|find|fix|guard|handl|implement|import|improv|increas|insert|inspect|install|investigat|leav|list|mak|locat|look|modif|mov|open|pars|patch|read|refactor|remov|renam|replac|resolv|restor|retry|review|rewrit|run|search|simplif|sort|test|trac|try|type-check|uninstall|updat|upgrad|validat|verif|view|wrap)(?:e|y|ing|ning|ting|ying)?(?![\p{L}-])/iu;
const OF_TEXT=/\b(?:like (?:this|so)|verbatim|literally|exactly|this (?:text|line|call|message)|the following (?:text|call|lines?|words?|message|contents?)|e\.g|for (?:example|instance))\b/i;
const ENDS_IN_SPEECH=/\b(?:says?|said|contains?|reads|writes|wrote|asks?|tells?|told|instructs|requests|claims|suggests|mentions|includes|states|shows|wants)\b[^\p{L}]*$/iu;
const QUOTES_PERSON=/\b(?:says?|said|asks?|asked|tells?|told|instructs?|wants?|requests?|claims?|wrote|writes|suggests?)\b/i;
const FORBIDS=/(?<!\bI )\b(?:do not|don['\u2019]t|never|must not|should not)\s+(?:\w+\s+)?(?:write|output|run|call|use|send|emit|print|execute|repeat|copy|follow|make)\b[^.!]{0,60}[.!]\s*$/i;
const ABBREVIATION=/(?:\be\.g|\bi\.e|\bcf|\bviz|\bz\. ?B|\bp\. ?ex|\bp\. ?ej|\u043d\u0430\u043f\u0440|\u0442\. ?\u0435)\.$/iu;
const EMPTY_ITEMS=/(?:(?:^|\n)(?:[ \t]*(?:[-*+\u2022\u2013_=]|\(?(?:\d{1,9}|[a-z])[.)]|\[[ x]\]))+[ \t]*)+\s*$/i;
function announcesQuotation(prose){
const end=prose
.slice(-2*MAX_SENTENCE)
.replace(EMPTY_ITEMS,'')
.trimEnd()
.slice(-MAX_SENTENCE);
if(ABBREVIATION.test(end)||HEADING.test(end))
return true;
if(/[.!?\u2026\u3002\uff01\uff1f]["'\u201d\u2019)]?$/.test(end)){
const sentence=lastSentence(end.slice(0,-1))+end.slice(-1);
if([FORBIDS,SAYS_THIS,PRESENTS,REFUSES].some((pattern)=>pattern.test(sentence)))
return true;
return CLOSED.test(sentence)&&!INTENTION.test(sentence);
}
const sentence=lastSentence(end).replace(NUMBERED,'');
if(isReported(sentence))
return true;
if(INTENTION.test(sentence))
return announcements_SHOWS.test(sentence)||SAYS.test(sentence);
if(intendsInOtherLanguage(sentence))
return false;
if(isWork(sentence))
return false;
if([NEGATION,SAMPLE,COMMAND].some((pattern)=>pattern.test(sentence))||announcesInOtherLanguage(sentence))
return true;
if(ACTS.test(sentence)&&SAYS.test(sentence))
return true;
if(ACTS.test(sentence))
return SPEECH.test(sentence.slice(-LAST_WORDS))&&!/\b(?:that|which|what)\b/i.test(sentence);
return SPEECH.test(sentence)||(SOURCE.test(sentence)&&!TIME.test(sentence));
}
function isWork(sentence){
const{index}=/(?:,\s+(?:so\s+)?|;\s+|\s[\u2014\u2013]\s)(?=[^,;\u2014\u2013]*$)/.exec(sentence)??{index:0};
if(QUOTES_PERSON.test(sentence.slice(0,index)))
return false;
const clause=sentence.slice(index).replace(/^[\s,;\u2014\u2013]+(?:so\s+)?/,'');
const says=ENDS_IN_SPEECH.test(clause)&&!/\b(?:that|which|what)\b/i.test(clause);
return WORKS.test(clause)&&!says&&!OF_TEXT.test(clause)&&!SAYS.test(clause);
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
const BLOCKS=[
{opens:/^\s*(\$\$)\s*$/,closes:()=>/\$\$/},
{opens:/^\s*\\\[/,closes:()=>/\\\]/},
{
opens:/\\begin\{(\w{1,40}\*?)\}(?:[[{].*)?\s*$/,
closes:(name)=>new RegExp(String.raw `\\end\{${RegExp.escape(name)}\}`)
},
{opens:/^\s*:{3,}\s*\{?\s*[\w.]/,closes:()=>/^\s*:{3,}\s*$/},
{opens:/^\s*#\+begin_(\w{1,40})/i,closes:(name)=>new RegExp(String.raw `^\s*#\+end_${name}`,'i')},
{
opens:/^\s*\{(code|noformat|quote|panel|color|info|tip|note|warning|expand|excerpt)(?:[:|][^{}]{0,200})?\}(?=\S|\s*$)/i,
closes:(name)=>new RegExp(String.raw `\{${name}\}`,'i')
},
{
opens:/^\s*\[(code|quote|pre|noparse|spoiler|i?code|plain|raw|source|html|xml|php|bash|example|sample)(?:=[^[\]]{0,200})?\](?=\S|\s*$)/i,
closes:(name)=>new RegExp(String.raw `\[/${name}\]`,'i')
},
{opens:/^\s*\{\{\{/,closes:()=>/\}\}\}/},
{
opens:/^\s*\{%-?\s*(?!end)(\w{1,40})/,
closes:(name)=>new RegExp(String.raw `\{%-?\s*end${name}\b`)
},
{
opens:/^\s*\{\{[<%]\s*(\w[\w-]{0,40})/,
closes:(name)=>new RegExp(String.raw `\{\{[<%]\s*/\s*${name}\b`)
},
{opens:/(?:^\s*|=\s*)("""|''')/,closes:(name)=>new RegExp(name)},
{opens:/("""|''')\s*$/,closes:(name)=>new RegExp(name)},
{opens:/^\s*\/\*/,closes:()=>/\*\//},
{
opens:/<<[-~]?\s*["'\\]?([A-Za-z_]\w{0,40})["']?\s*$/,
closes:(name)=>new RegExp(String.raw `^\s*${name}\s*$`)
},
{opens:/<!\[CDATA\[/,closes:()=>/\]\]>/},
{opens:/^\s*<\?/,closes:()=>/\?>/},
{opens:/^\s*<![a-z]/i,closes:()=>/>/}
];
const FRONT_MATTER={opens:/^---\s*$/,first:/^\s*[\w.-]{1,60}:/,closes:/^(?:---|\.\.\.)\s*$/};
const MAX_LINE=4_000;
class OpenBlocks{
#closes;
#lines=0;
#isMatter=false;
add(line){
this.#closes=this.#after(line);
if(line.trim()==='')
return;
this.#lines+=1;
this.#isMatter=this.#lines===1&&FRONT_MATTER.opens.test(line);
}
isOpenAfter(lead){
return this.#after(lead)!==undefined;
}
#after(line){
let rest=line.slice(0,MAX_LINE);
let closes=this.#closes;
for(;;){
const end=closes?.exec(rest);
if(closes&&!end)
return closes;
if(end)
rest=rest.slice(end.index+Math.max(1,end[0].length));
const opened=this.#openedIn(rest);
if(!opened)
return undefined;
closes=opened.closes;
rest=opened.rest;
}
}
#openedIn(line){
if(this.#isMatter&&FRONT_MATTER.first.test(line))
return{closes:FRONT_MATTER.closes,rest:''};
for(const{opens,closes}of BLOCKS){
const found=opens.exec(line);
if(found)
return{closes:closes(found[1]??''),rest:line.slice(found.index+found[0].length)};
}
return undefined;
}
}
;
const BRACKETS=/[()[\]{}]/g;
const NO_MARKS=/:['-]?[()[\]]|(?<=\d)["']|(?<=\s)[([{](?=[.,;:!?])/g;
const EMPHASIS=/(?:\*\*|~~|==|\|\|)/g;
const QUOTES=[
['\u201c',/\u201d/],
['\u201e',/[\u201c\u201d]/],
['«',/»/],
['\u2039',/\u203a/],
['\u300c',/\u300d/],
['\u300e',/\u300f/],
['\u300a',/\u300b/]
];
const TAG=/(?<!\w)<[a-z/!?][^<>]*$/i;
function hasOpenMark(text){
const paragraph=text.replaceAll(NO_MARKS,'');
return(hasOpenBracket(paragraph)||
hasOpenQuote(paragraph)||
(paragraph.split('"').length-1)%2===1||
paragraph.includes('`')||
TAG.test(paragraph)||
hasOpenEmphasis(paragraph.slice(paragraph.lastIndexOf('\n')+1)));
}
function hasOpenBracket(text){
let depth=0;
for(const[bracket]of text.matchAll(BRACKETS))
depth='([{'.includes(bracket)?depth+1:Math.max(0,depth-1);
return depth>0;
}
function hasOpenQuote(text){
return QUOTES.some(([opens,closes])=>{
const at=text.lastIndexOf(opens);
return at>=0&&!closes.test(text.slice(at+1));
});
}
function hasOpenEmphasis(text){
const open=new Set();
for(const{0:mark,index}of text.matchAll(EMPHASIS)){
const before=text[index-1]??' ';
const after=text[index+mark.length]??'(';
if(open.has(mark)&&/\S/.test(before))
open.delete(mark);
else if(/[\p{L}\p{N}\ufffc"'\u201c(]/u.test(after)&&/[\s\p{P}]/u.test(before))
open.add(mark);
}
return open.size>0;
}
;
const MAX_TAIL=4_000;
const prose_TAG=/(?<!\w(?=<[a-z]))<(\/?)([a-z][\w.:-]{0,40})(?:\s[^<>]{0,2000}?)?(\/?)>/gi;
const UNPAIRED=/^(?:br|hr|img|input|wbr|tool_?calls?|function_calls?|function|invoke|parameter|calls?|actions?|steps?|execute)$/i;
const OPTIONAL_END=/^(?:p|li|dt|dd|tr|td|th|option)$/i;
const DIFF=/^(?:@@ -\d|diff --git |--- \S|\+\+\+ \S|index [0-9a-f]{7,}\.\.)/m;
const TURN=/^[ \t*_#]*(?:human|user)[ \t*_]*:/gim;
const RESULT=/^[ \t*_#]*(?:system|observation|(?:tool|function) (?:result|output|response)s?)[ \t*_]*:/im;
const INLINE_CODE='\ufffc';
class Prose{
#tail='';
#isDiff=false;
#hasTurn=false;
#hasCalls=false;
#hasItem=false;
#line='';
#open=[];
#blocks=new OpenBlocks();
addCalls(){
this.#hasCalls=true;
this.add('\n\n');
}
add(text){
this.#isDiff||=DIFF.test(text);
this.#hasTurn||=this.#hasTurnIn(text)||(this.#hasCalls&&RESULT.test(text));
this.#hasItem||=text.split('\n').some((line)=>ITEM.test(line));
this.#noteElements(text);
this.#noteLines(text);
this.#tail=(this.#tail+text).slice(-MAX_TAIL);
}
get isBlank(){
return this.#tail.trim()==='';
}
quotesNext(){
if(this.#isDiff||this.#hasTurn||this.#open.length>0||this.#blocks.isOpenAfter(this.#line))
return true;
const lines=this.#tail.split('\n');
const lead=lines.pop()??'';
if(this.#hasItem&&/^[ \t]{2}/.test(lead))
return true;
return isInConstruct(lead,lines)||announcesQuotation(this.#tail);
}
#hasTurnIn(text){
return[...text.matchAll(TURN)].some(({index})=>!this.isBlank||text.slice(0,index).trim()!=='');
}
#noteLines(text){
const lines=(this.#line+text).split('\n');
this.#line=(lines.pop()??'').slice(0,MAX_TAIL);
for(const line of lines)
this.#blocks.add(line);
}
#noteElements(text){
for(const match of text.matchAll(prose_TAG)){
const[tag,slash,name='',selfClosed]=match;
if(selfClosed||UNPAIRED.test(name))
continue;
const known=this.#open.lastIndexOf(name.toLowerCase());
if(slash&&known>=0)
this.#open.splice(known);
else if(!slash&&!(known>=0&&OPTIONAL_END.test(name))&&opensElement(text,match.index,tag))
this.#open.push(name.toLowerCase());
}
this.#open.splice(MAX_OPEN);
}
}
const MAX_OPEN=100;
function isInConstruct(lead,lines){
const before=lastParagraph(lines);
return(isConstruct(lead)||
isIndented(lead)||
isContinuation(lead,before)||
isLiteralBlock(lead,lines)||
!before.every(isPlain)||
hasOpenMark(`${before.join('\n')}\n${lead}`));
}
function opensElement(text,at,tag){
const end=at+tag.length;
if(!isLineStart(text,at))
return!(0,delimiters.vh)(text,at,end);
return HTML_LINE.test(tag)||!/^[ \t]+\p{Ll}/u.test(text.slice(end,end+20));
}
function isLineStart(text,at){
return/(?:^|\n)[ \t]*$/.test(text.slice(Math.max(0,at-40),at));
}
function lastParagraph(lines){
const blank=lines.findLastIndex((line)=>line.trim()==='');
return lines.slice(blank+1);
}
const MARKER=String.raw `(?:[-*+•◦▪‣∙·・–—○●■□]|\(?(?:\p{N}{1,9}|[a-z]|[ivxlc]{2,6})[.)．）:]|#\.)`;
const CONSTRUCTS=[
/^\s*(?:>|#{1,6}(?:\s|$)|\+|-$)/,
new RegExp(String.raw `^\s*${MARKER}\s+(?!(?:${MARKER}|\[[ x]\])\s*$)\S`,'iu'),
/\||\S.*\t/,
/\]\(\s*$|\]:|^\s*[:~]\s/,
/["\u201c\u201d\u201e«\u2039\u2018`{]\s*$|(?:^|[\s(])'\s*$/,
/^(?=.*\S)(?!\s*(?:[-*+]|\d{1,9}[.)])\s*$)[^\p{L}\p{Extended_Pictographic}*]+$/u,
/^\s*(?:\/[/*]|--|;|%|\$\s|&gt;|\\>|[!<\uff1e]\s|\[?\d+[-:|\u2192\t])/u,
/(?:(?<![|\uff5c])>|[$%#\\])\s*$/,
/^\s*(?!(?:action|tool|call|now|next|first|then|finally|so|ok|okay|sure|step|thought|command|plan|execution|operation|verification|solution|implementation|execut(?:e|ing)|invok(?:e|ing)|(?:read|call|runn|edit|check|open|search|list|creat|updat|fix|apply|us|inspect|verify|test|explor|continu|retry|proceed)ing|sí|ok|bien|aktion|werkzeugaufruf|acción|ação|azione|\u0434\u0435\u0439\u0441\u0442\u0432\u0438\u0435)\s*:)[\p{L}\p{N}_@./-]{1,60}(?::\d+)?\s*:\s*$/iu,
/^\s*\p{L}[.)]\s*$/u
];
function isConstruct(lead){
return CONSTRUCTS.some((pattern)=>pattern.test(lead))||!isPlain(lead);
}
const PLAIN=new RegExp([
String.raw `^\s*$`,
String.raw `^\s*([-*_])(?:\s*\1){2}\s*$`,
String.raw `^\s*#{1,6}\s`,
String.raw `^\s*(?:${MARKER}\s+)*(?:${MARKER}|\[[ x]\])\s*$`,
String.raw `^\s*(?:${MARKER}\s+)*(?:\[[ x]\]\s+)?(?::[\w+-]+:\s*)?(?![\u2500-\u259f+=|{])(?:[*_~"'“‘„«…¿¡<\\|>@./$#&※-]|\p{Ps}){0,4}(?:[\p{L}\p{N}\p{Extended_Pictographic}\p{So}\p{Sm}])`
].join('|'),'iu');
function isPlain(line){
return PLAIN.test(line);
}
function isIndented(lead){
return/^(?: {4}|[ ]{0,3}\t)\s*$/.test(lead);
}
function isLiteralBlock(lead,lines){
return/^[ \t]/.test(lead)&&/::(?:[ \t]+\S+)?[ \t]*$/.test(lines.findLast((line)=>line.trim()!=='')??'');
}
const ITEM=new RegExp(String.raw `^[ \t]*${MARKER}[ \t]+\S`,'iu');
const ROW=/^\s*\||\|\s*$|^\s*:?-+:?\s*\|/;
const HTML_LINE=/^ {0,3}<(?:[!?]|\/?(?:[a-z]+-[a-z-]+|a|abbr|address|article|aside|audio|b|base|blockquote|body|button|canvas|caption|center|cite|code|col|dd|del|details|dialog|dir|div|dl|dt|em|fieldset|figcaption|figure|font|footer|form|frame|frameset|h[1-6]|head|header|hr|html|i|iframe|img|input|ins|kbd|label|legend|li|link|main|mark|menu|menuitem|nav|noframes|object|ol|optgroup|option|p|param|picture|pre|q|s|samp|script|search|section|small|source|span|strong|style|sub|summary|sup|svg|table|tbody|td|template|textarea|tfoot|th|thead|time|title|tr|track|tt|u|ul|var|video|wbr)(?=[\s/>]))[^<>]*>/i;
function isContinuation(lead,paragraph){
if(paragraph.some((line)=>/^ {0,3}>/.test(line)||ROW.test(line)||HTML_LINE.test(line)))
return true;
if(paragraph.some((line)=>/^\s*\*?\[[^[\]]{1,200}\]:/.test(line)))
return true;
return paragraph.some((line)=>ITEM.test(line))&&(/^[ \t]/.test(lead)||/:\s*$/.test(paragraph.at(-1)??''));
}
;
const NOT_LAST='text follows it. Only calls at the end of a response are run.';
const AFTER_REFUSED='a call before it in the response was not run, and this one may depend on it.';
function withoutCalls(segment){
return segment.kind==='calls'?{...segment,calls:[]}:segment;
}
function withFinalCalls(segments){
const last=segments.findLastIndex((segment,index)=>hasWords(segment,index===segments.length-1));
const isKnown=segments.slice(last+1).some((segment)=>segment.kind==='calls'&&!isUnknown(segment));
let isAfterRefused=false;
return segments.map((segment,index)=>{
if(segment.kind!=='calls')
return segment;
if(isUnknown(segment)&&(index<last||!isKnown))
return{kind:'text',text:segment.source};
if(segment.isQuoted||(index<last&&!segment.isDelimited))
return{kind:'text',text:segment.source};
isAfterRefused||=index<last;
if(!isAfterRefused)
return segment;
return{...segment,calls:segment.calls.map((call)=>rejected(call,index<last?NOT_LAST:AFTER_REFUSED))};
});
}
function isUnknown(segment){
return segment.calls.length>0&&segment.calls.every((call)=>call.isUnknown);
}
function rejected(call,reason){
return call.problem===undefined?(0,found_call.dr)(call.name,reason):call;
}
const segments_MARKER=/^\s*(?:[-*]|\d{1,9}[.)]|---|\*\*\*)?\s*$/;
function isBetweenCalls(segment){
return segment.kind!=='calls'&&segments_MARKER.test(segment.text);
}
const LAST_TOKENS=/^(?:[\s\u200b\ufeff]|<\|[^<>|\s]{1,40}\|?>|<\w{1,40}\|>|<\uff5c[^<>\uff5c\s]{1,40}\uff5c>|<(?:end_of_turn|eos|EOS)>)*(?:<(?:\/[\w:\uff5c]{0,30})?)?$/u;
function hasWords(segment,isLast){
if(segment.kind==='calls')
return false;
return isLast?!LAST_TOKENS.test(segment.text):!isBetweenCalls(segment);
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
const own=new Map(Object.entries((0,json.zv)(properties)).map(([name,each])=>[name,(0,json.zv)(each)]));
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
#structure;
#fuel;
#context;
#segments=[];
#start=0;
#hasThinking=false;
#hasHeader=false;
#prose=new Prose();
#masked=[];
#missing=new Set();
#isUnreliable=false;
constructor(text,tools){
this.#text=text;
this.#structure=structureOf(text);
this.#fuel=new Fuel(text.length);
this.#context={tools,fuel:this.#fuel};
}
run(){
const stop=new RegExp(delimiters.VW);
for(let match=stop.exec(this.#text);match;match=stop.exec(this.#text)){
const[found]=match;
const code=indentedCodeEnd(this.#structure,match.index);
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
.map((call)=>call.problem===undefined&&wasShown(call,this.#text.length)?(0,found_call.dr)(call.name,QUOTATION):call);
const text=joined(segments,'text');
return{
text:calls.length>0?text.trimEnd():text,
thinking:joined(segments,'thinking').trim(),
calls:calls.map((call,index)=>(0,found_call.LW)((0,found_call.Tq)(index+1),call))
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
return((0,delimiters.yO)(this.#text,at)?this.#readDelimiter(at):undefined)??this.#readBare(at);
case '<':
return((0,delimiters.yO)(this.#text,at)?this.#readAngle(at):undefined)??this.#readTag(at);
default:
return this.#readDelimiter(at);
}
}
#readAngle(at){
return(this.#readQuotedMarkup(at)??
this.#readChannel(at,readBareMessage(this.#text,at))??
this.#readChannel(at,readHarmony(this.#text,at,this.#context.tools))??
this.#readChannel(at,readRecipient(this.#text,at,this.#context.tools))??
this.#readDelimiter(at));
}
#readDelimiter(at){
this.#isUnreliable||=(0,match_at.I)(delimiters.EI,this.#text,at)>0;
return this.#readThinking(at)??this.#readDelimited(at);
}
#readQuotedMarkup(at){
const quoted=(0,delimiters.uO)(this.#text,at);
if(!quoted||(0,delimiters.vh)(this.#text,at,at+quoted.length))
return undefined;
this.#isUnreliable||=quoted.isResult;
const end=this.#text.indexOf(quoted.closes,at+quoted.length);
return this.#mask(at,end<0?this.#text.length:end);
}
#readThinking(at){
const opening=(0,delimiters.qG)(this.#text,at);
if(opening)
return this.#readThought(at,opening);
const length=(0,match_at.I)(delimiters.FV,this.#text,at);
if(length===0||this.#hasThinking)
return undefined;
const end=at+length;
if((0,delimiters.vh)(this.#text,at,end)){
this.#segments.splice(0,Infinity,...this.#segments.map(withoutCalls));
return end;
}
this.#segments.splice(0,Infinity,{kind:'thinking',text:this.#text.slice(0,at)});
this.#hasThinking=true;
this.#prose=new Prose();
return this.#continueAt(end);
}
#readThought(at,{length,closes}){
const start=at+length;
const rest=this.#text.slice(start);
const found=this.#missing.has(closes.source)?null:closes.exec(rest);
if(!found)
this.#missing.add(closes.source);
if(!found&&(0,delimiters.vh)(this.#text,at,start)){
this.#isUnreliable=true;
return start;
}
this.#addText(at);
this.#hasThinking=true;
this.#segments.push({kind:'thinking',text:rest.slice(0,found?.index)});
return this.#continueAt(found?start+found.index+found[0].length:this.#text.length);
}
#readQuote(at){
const channel=readNameHeader(this.#text,at,this.#context.tools);
if(!this.#isLineStart(at)&&!(this.#hasHeader&&channel?.kind==='calls'))
return undefined;
this.#hasHeader||=channel?.kind==='text'&&this.#text.slice(0,at).trim()==='';
const end=this.#structure.indexOf('\n',at);
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
if((0,match_at.I)(delimiters.$4,this.#text,at)===0){
const closing=(0,match_at.I)(delimiters.qc,this.#text,at);
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
const found=(0,tag_calls.VD)(this.#text,at,context)??
(0,tag_calls.RN)(this.#text,at,context)??
(0,tag_calls.mm)(this.#text,at,{...context,isFirst:this.#isOneLineBefore(at)});
if(!found){
const unknown=(0,tag_calls.PE)(this.#text,at);
if(!unknown)
return undefined;
this.#addText(at);
return this.#addCalls(at,unknown);
}
this.#addText(found.start??at);
return this.#addCalls(at,{...found,end:found.end+(0,match_at.I)(delimiters.N5,this.#text,found.end)});
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
const isFirst=this.#isLineStart(at)||LIST_ITEM.test(this.#structure.slice(Math.max(this.#start,at-40),at));
const[header,mark,info='']=isFirst?(0,match_at.p)(FENCE,this.#structure,at):[];
if(header!==undefined&&mark!==undefined)
return this.#readFence(at,{header,mark,info:info.trim()});
if(run.startsWith('~')||this.#fuel.isSpent)
return undefined;
const start=at+run.length;
const end=inlineCodeEnd(this.#structure,start,run);
if(end!==undefined)
return this.#mask(at,end);
if(run.length>=3)
return this.#mask(at,this.#text.length);
this.#fuel.burn(Math.min(MAX_INLINE_CODE,this.#text.length-start));
return start;
}
#readFence(at,{header,mark,info}){
const body=at+header.length;
const isCall=CALL_LANGUAGES.has(info);
const closed=fenceEnd(this.#structure,body,{mark,lead:this.#leadOf(at),isCall});
const end=closed?.end??this.#text.length;
if(!isCall)
return this.#mask(at,end);
const first=(0,read_literal.AN)(this.#text,body);
const found=readBareCalls(this.#text,first,this.#context)??readPythonCalls(this.#text,first,this.#context);
const isAll=found&&(0,read_literal.AN)(this.#text,found.end)>=(closed?.from??this.#text.length);
if(!isAll)
return this.#mask(at,end);
this.#addText(at);
return this.#addCalls(at,{calls:found.calls,end:end+(0,match_at.I)(delimiters.N5,this.#text,end)},false);
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
this.#prose.add(this.#structure.slice(position,from));
this.#prose.add(this.#structure.slice(from,to).includes('\n')?'\n\n':INLINE_CODE);
position=to;
}
this.#prose.add(this.#structure.slice(position,end));
this.#start=end;
}
#addCalls(start,{calls,end},isDelimited=true){
const source=this.#text.slice(start,end);
const before=this.#segments.findLast((segment)=>!isBetweenCalls(segment));
const isQuoted=before?.kind==='calls'?before.isQuoted:this.#prose.quotesNext();
this.#segments.push({kind:'calls',calls:this.#isUnreliable?[]:calls,source,isDelimited,isQuoted});
this.#prose.addCalls();
return this.#continueAt(end);
}
#continueAt(position){
this.#start=position;
return position;
}
#isLineStart(at){
let before=at;
while(before>this.#start&&/[ \t]/.test(this.#structure[before-1]??''))
before-=1;
return before===this.#start||this.#structure[before-1]==='\n';
}
#leadOf(at){
return this.#structure.slice(this.#structure.lastIndexOf('\n',at-1)+1,at);
}
#isOneLineBefore(at){
if(!this.#prose.isBlank||at-this.#start>200)
return false;
return!this.#structure.slice(this.#start,at).trim().includes('\n');
}
}
})
};
;
