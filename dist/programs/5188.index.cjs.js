"use strict";
exports.id=5188;
exports.ids=[5188];
exports.modules={
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
29852:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
h:()=>(earlierRunMetadata)
});
function earlierRunMetadata({host,name}){
return{from:`earlier run ${host} ${name}`,content:null};
}
}),
92327:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
p:()=>(modelResponse)
});
var _tokens_js_0_=__webpack_require__(81629);
function modelResponse({metadata,usage,...response},{source,promptBytes,countTokens}){
const counted=usage===undefined?undefined:countTokens(usage);
return{
...response,
tokens:counted??(0,_tokens_js_0_.bP)(promptBytes,response),
...(metadata!==undefined&&{providerMetadata:{from:source,content:metadata}})
};
}
}),
25188:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__,{
createProtocol:()=>(createProtocol),
preload:()=>(client.u)
});
var messages=__webpack_require__(29852);
var assembled_response=__webpack_require__(92327);
var request_serializer=__webpack_require__(83706);
var client=__webpack_require__(87139);
var promises_=__webpack_require__(58500);
var problem_kinds=__webpack_require__(19990);
var found_call=__webpack_require__(45938);
var external_node_crypto_=__webpack_require__(77598);
var json=__webpack_require__(90294);
var tool_definition=__webpack_require__(43622);
var match_at=__webpack_require__(34565);
var read_literal=__webpack_require__(15666);
var decode_named_character_reference=__webpack_require__(47240);
;
const ESCAPE=/(?<!\\)\\+(?:u([\da-f]{4})|u\{([\da-f]{1,6})\}|x([\da-f]{2})|([0-3][0-7]{2})|[nrtbf])/gi;
const ENTITY=/&(?:amp;)*(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,31}));/gi;
const PERCENT=/(?:%[\da-f]{2})+/gi;
const JOINT=/["'`]\s*\+\s*["'`]|<\/?(?:b|em|i|mark|span|strong|u|wbr)\b[^<>]{0,80}>|\*\*/gi;
const COMMENT=/([:,{[(=])(?:\s*(?:\/\*[^]{0,2000}?\*\/|(?:\/\/|#)[^\n]{0,2000}\n))+/g;
const LINE_MARKS=[
/\d{4}-\d\d-\d\d[T ][\d:.,]+(?:Z|[+-]\d\d:?\d\d)?[ \t]/,
/[>|+*#-]+[ \t]*/,
/(?:[^\s:]{1,200}[:-])?\d{1,6}(?:\t|[:|\u2192\u2502-] ?)/,
/\d{1,6}[ \t]*[\u2502\u2503\u2192][ \t]?/,
/\d{1,6}[ \t]+/,
/[[(]?L?\d{1,6}[\]).:]+[ \t]/,
/[\w.-]{1,60}[ \t]*[|\u2502][ \t]/,
/\^?[\da-f]{7,40} \([^\n()]{0,100} \d+\) ?/,
/REM[ \t]/
];
const MARKED=new RegExp(`^(?:[ \\t]*(?:${LINE_MARKS.map(({source})=>source).join('|')})){1,5}`,'gm');
const TERMINAL_CODE=/\u001b\[[\d;]*[A-Za-z]/g;
const foldWhole=squeeze;
const foldUnmarked=(text)=>squeeze(text.replaceAll(TERMINAL_CODE,'').replaceAll(MARKED,''));
const foldUncommented=(text)=>squeeze(text.replaceAll(COMMENT,'$1').replaceAll(JOINT,''));
const foldLines=(text)=>text.split('\n').map(squeeze).join('\n');
const FOLDINGS=[foldUnmarked,foldWhole,foldUncommented,foldLines];
function squeeze(text){
return text
.replaceAll(TERMINAL_CODE,'')
.normalize('NFKD')
.replaceAll(/[\s"'`\\_|\u2581\p{Pd}\p{Cf}\p{Cc}\p{M}\p{DI}]+/gu,'')
.toLowerCase()
.replaceAll('\u03c2','\u03c3');
}
function decode(text){
return decodeOnce(decodeOnce(text));
}
function decodeOnce(text){
return text
.replaceAll(ESCAPE,(written,...codes)=>{
const hex=codes.slice(0,3).find((each)=>each!==undefined);
if(hex!==undefined)
return character(parseInt(hex,16));
if(codes[3]!==undefined)
return character(parseInt(codes[3],8));
return/[bf]$/i.test(written)?'':'\n';
})
.replaceAll(ENTITY,(written,...codes)=>{
const[decimal,hex,name='']=codes;
if(decimal!==undefined)
return character(Number(decimal));
if(hex!==undefined)
return character(parseInt(hex,16));
return named(name)??named(name.toLowerCase())??written;
})
.replaceAll(PERCENT,(written)=>Buffer.from(written.replaceAll('%',''),'hex').toString());
}
function named(name){
return(0,decode_named_character_reference.s)(name)||undefined;
}
function character(code){
return code<=0x10_ff_ff?String.fromCodePoint(code):'';
}
;
const MARKUP=60;
const ENVELOPE=500;
function appearsIn({text:shown,folding},{names,args,responseLength},budget){
const all=leavesOf(args,{key:undefined,folding});
const texts=all.filter(({isText})=>isText);
const leaves=(texts.length>0?texts:all).toSorted((a,b)=>lengthOf(b)-lengthOf(a));
const longest=leaves.slice(0,2).map(({lines:[first='']})=>first);
if(leaves.length>1&&!longest.some((line)=>shown.includes(line)))
return false;
const lineCount=leaves.reduce((sum,{lines})=>sum+lines.length,0);
const reach=responseLength+
2*leaves.reduce((sum,leaf)=>sum+lengthOf(leaf),0)+
MARKUP*(lineCount+leaves.length)+
ENVELOPE;
for(const name of new Set(names.map((name)=>folding(decode(name))))){
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
if(cut)
return false;
cut=leaf;
}
return!cut||holdsInTwo(text,cut.lines.join(''),leaves.length>1?1:MIN_PART);
}
const MIN_PART=6;
function holdsInTwo(text,value,minPart){
let found=0;
for(let step=value.length;step>0;step>>=1){
while(found+step<=value.length&&text.includes(value.slice(0,found+step)))
found+=step;
}
return(found>=minPart&&(found===value.length||value.length-found>=minPart)&&text.includes(value.slice(found)));
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
let isFirstLine=text[at-1]!=='/';
for(let marks=0;marks<MAX_MARKS;marks+=1){
if(text.startsWith(value,position)&&!(isWhole&&continues(text,position+value.length)))
return position;
if(isFirstLine&&text[position]==='\n'){
const below=value.length<MIN_BELOW?-1:inLinesBelow(text,position,value);
if(below>=0)
return below;
isFirstLine=false;
}
const mark=(0,match_at.I)(MARK,text,position);
if(mark===0)
break;
position+=mark;
}
}
return-1;
}
const MAX_MARKS=20;
const MARK=/<[^<>]{0,80}>|parameter|argkey|argvalue|string|true|false|type|item|escape|cdata|[^\p{L}\p{N}]/uy;
const CONTINUES=/[\p{L}\p{N}./]/uy;
const ENDS=/\/?[<>]|[\p{L}\p{N}]{1,60}[=:]/uy;
function continues(text,at){
return(0,match_at.I)(CONTINUES,text,at)>0&&(0,match_at.I)(ENDS,text,at)===0;
}
const MAX_LINES_BELOW=2;
const MIN_BELOW=8;
function inLinesBelow(text,lineEnd,value){
let start=lineEnd+1;
for(let line=0;line<MAX_LINES_BELOW;line+=1){
const end=text.indexOf('\n',start);
const found=text.slice(start,end<0?undefined:end).lastIndexOf(value);
if(found>=0&&!continues(text,start+found+value.length))
return start+found;
if(end<0)
return-1;
start=end+1;
}
return-1;
}
function leavesOf(value,place,depth=0){
const{key,folding}=place;
if(depth>read_literal.lr)
return[];
if(Array.isArray(value))
return value.flatMap((each)=>leavesOf(each,{...place,key:undefined},depth+1));
if(typeof value==='object'&&value!==null)
return Object.entries(value).flatMap(([name,each])=>leavesOf(each,{...place,key:folding(decode(name))||undefined},depth+1));
const lines=String(value)
.split('\n')
.map((line)=>folding(decode(line)))
.filter((line)=>line!=='');
return lines.length>0?[{key,lines,isText:typeof value==='string'}]:[];
}
;
const MAX_CHARS=8_000_000;
const MAX_COMPARED=64_000_000;
class ShownText{
#seen=new WeakSet();
#made=new Set();
#raw=[];
#rawChars=0;
#folded=new Map(FOLDINGS.map((folding)=>[folding,'']));
note(messages,tools){
for(const message of messages)
if(message.role!=='assistant')
this.#take(message,message.text);
for(const tool of tools)
this.#take(tool,`${tool.description}\n${JSON.stringify((0,tool_definition.RH)(tool))}`);
}
comparison(tools){
const budget={left:MAX_COMPARED};
return({name,arguments:written},responseLength)=>{
const args=JSON.parse(written);
const digest=(0,external_node_crypto_.createHash)('sha256')
.update(`${name} ${(0,json.d)(args)}`)
.digest('base64');
if(this.#made.has(digest))
return false;
const{otherNames=[]}=tools.find((tool)=>tool.name===name)??{};
const call={names:[name,...otherNames],args,responseLength};
if(this.#texts().some((shown)=>appearsIn(shown,call,budget)))
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
#texts(){
const added=this.#raw.splice(0).map(decode);
this.#rawChars=0;
return FOLDINGS.map((folding)=>{
const before=this.#folded.get(folding)??'';
const text=`${before}${added.map((each)=>`${folding(each)}\n`).join('')}`.slice(-MAX_CHARS);
this.#folded.set(folding,text);
return{text,folding};
});
}
}
var schemas=__webpack_require__(3301);
var object_cache=__webpack_require__(89251);
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
const textMetadata=schemas.RZV(()=>schemas.Ikc({
text:schemas.YjP(),
providerMetadata:schemas.Ikc({from:schemas.YjP(),content:schemas.L5J()}).exactOptional()
}));
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
const HEAD_START_MS=100;
function withTextCalls(protocol,{mode='auto',earlier}={}){
if(mode==='native')
return protocol;
const history=new TextHistory();
const shown=new ShownText();
let sendsTools=mode==='auto';
let callsNatively=false;
let reader;
async function ask(request){
const{messages,tools,toolChoice}=request;
const asText=sendsTools
?{messages:history.mixed(messages)}
:{messages:history.asText(messages,tools),tools:[]};
const isRead=()=>!(callsNatively&&sendsTools);
callsNatively||=messages.some((message)=>isNativeTurn(message,earlier));
shown.note(messages,tools);
const{promise:hasBegun,resolve:begin}=Promise.withResolvers();
const early=[];
let onDelta=(delta)=>{
early.push(delta);
begin(delta);
};
const asking=protocol.ask({
...request,
...asText,
onDelta:(delta)=>{
onDelta(delta);
}
});
asking.then(begin,()=>early.splice(0));
const loading=(reader??Promise.race([hasBegun,(0,promises_.setTimeout)(HEAD_START_MS,undefined,{ref:false})]))
.then(()=>(reader??=loadReader()))
.then((loaded)=>{
onDelta=isRead()?loaded.untilCall(request.onDelta):request.onDelta;
for(const delta of early)
onDelta(delta);
return loaded;
});
const[response,{parseTextCalls}]=await Promise.all([asking,loading]);
callsNatively||=response.toolCalls.length>0||response.lostCalls===true;
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
function isNativeTurn(message,earlier){
if(message.role!=='assistant'||earlier===undefined||message.providerMetadata?.from!==earlier)
return false;
return message.toolCalls.some(({id})=>!(0,found_call.Vv)(id));
}
async function loadReader(){
const[{parseTextCalls},{untilCall}]=await Promise.all([Promise.all([__webpack_require__.e(5859),__webpack_require__.e(8593)]).then(__webpack_require__.bind(__webpack_require__,58593)),Promise.all([__webpack_require__.e(5859),__webpack_require__.e(3776)]).then(__webpack_require__.bind(__webpack_require__,23776))]);
return{parseTextCalls,untilCall};
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
var tokens=__webpack_require__(81629);
var failures=__webpack_require__(37820);
var provider_problem=__webpack_require__(40952);
var body_reader=__webpack_require__(30200);
var text_json=__webpack_require__(32686);
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
call.arguments+=argumentPiece(delta.function?.arguments);
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
return{id,name:call.name,arguments:(0,tool_calls.RM)(call.arguments)};
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
return calls.every((call)=>isJson(call.arguments));
}
function argumentPiece(value){
if(value===undefined||value===null)
return '';
return typeof value==='string'?value:JSON.stringify(value);
}
function separate(call){
if(call.id!==''||call.arguments.trim()===''||isJson(call.arguments))
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
function isJson(text){
return(0,text_json.qF)(text)!==undefined;
}
;
const chatChunk=schemas.RZV(()=>{
const text=schemas.YjP().nullish();
const record=schemas.g1P(schemas.YjP(),schemas.L5J());
const contentPart=schemas.Ikc({
text,
thinking:schemas.KCZ([schemas.YjP(),schemas.YOg(schemas.Ikc({text}))]).nullish()
});
const callDelta=schemas.Ikc({
index:schemas.KCZ([schemas.aig(),schemas.YjP()]).nullish(),
id:schemas.KCZ([schemas.YjP(),schemas.aig().transform(String)]).nullish(),
function:schemas.Ikc({name:text,arguments:schemas.L5J().optional()}).nullish(),
extra_content:record.nullish().catch(undefined)
});
const delta=schemas.Ikc({
content:schemas.KCZ([schemas.YjP(),schemas.YOg(contentPart)]).nullish(),
refusal:text,
reasoning_content:text,
reasoning:text,
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
finish_reason:text,
usage:usage.nullish().catch(undefined)
});
return schemas.Ikc({
object:text.catch(undefined),
choices:schemas.YOg(choice).nullish(),
usage:usage.nullish().catch(undefined),
x_groq:schemas.Ikc({usage:usage.nullish()}).nullish().catch(undefined),
error:schemas.L5J().optional()
});
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
...(end!=='complete'&&calls.length>0&&{lostCalls:true}),
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
const openResponses=async()=>(await __webpack_require__.e(2394).then(__webpack_require__.bind(__webpack_require__,80013))).createProtocol(options);
const{endpoint,model,parameters}=options;
return withTextCalls(withResponsesFallback(createChat(options),openResponses),{
mode:parameters.toolCalls,
earlier:(0,messages.h)({host:endpoint.host,name:model}).from
});
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
const assembler=new ChatAssembler(request.onDelta);
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
const chatMetadata=schemas.RZV(()=>{
const extras=schemas.g1P(schemas.YjP(),schemas.L5J());
return schemas.Ikc({
thinkingIn:schemas.k5n(THINKING_FIELDS).optional().catch(undefined),
details:schemas.YOg(extras).optional().catch(undefined),
extras:schemas.g1P(schemas.YjP(),extras).optional().catch(undefined)
});
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
}),
30200:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
O:()=>(parseBodyJson),
W:()=>(BodyReader)
});
var eventsource_parser_1_=__webpack_require__(94879);
var _failures_failures_js_0_=__webpack_require__(37820);
var _failures_web_page_js_2_=__webpack_require__(19881);
const MAX_CHARS=64*2**20;
class BodyReader{
#handlers;
#decoder=new TextDecoder();
#events=(0,eventsource_parser_1_.C)({
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
throw new _failures_failures_js_0_.$r(`the response exceeds ${MAX_CHARS} characters`);
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
throw new _failures_failures_js_0_.RC({status:200,code:'',parameter:'',message:_failures_web_page_js_2_.Nc});
return/^[{[]/.test(start)?'document':'events';
}
function parseBodyJson(text){
try{
return JSON.parse(text);
}
catch(error){
throw new _failures_failures_js_0_.$r('it sent invalid JSON',{cause:error});
}
}
}),
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
87139:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
o:()=>(openaiClient),
u:()=>(preload)
});
var zod_7_=__webpack_require__(3301);
var _agent_timer_js_4_=__webpack_require__(66163);
var _errors_js_6_=__webpack_require__(59973);
var _failures_failures_js_0_=__webpack_require__(37820);
var _failures_provider_problem_js_1_=__webpack_require__(40952);
var _http_fetch_js_2_=__webpack_require__(90377);
var _http_headers_js_5_=__webpack_require__(61906);
var _http_read_bytes_js_3_=__webpack_require__(48192);
const preload=()=>__webpack_require__.e(1658).then(__webpack_require__.bind(__webpack_require__,71658));
function openaiClient(options,path){
let loading;
const load=()=>(loading??=loadSdk(options));
return{
address:options.endpoint.baseUrl+path,
async post(body,signal,feed){
const response=await post(await load(),path,{body,signal});
if(response.body)
await(0,_http_read_bytes_js_3_.i)(response.body.getReader(),feed);
},
async listModels(signal){
const{data}=await(await load()).models.list({signal});
return data.map(({id})=>id);
},
requestModel:async(signal)=>(await load()).models.retrieve(options.model,{signal})
};
}
async function loadSdk({endpoint,fetch,getIdentityToken}){
const{default:OpenAI}=await __webpack_require__.e(1658).then(__webpack_require__.bind(__webpack_require__,71658));
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
timeout:_agent_timer_js_4_._
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
return(url,init)=>fetch(url,{...init,headers:(0,_http_headers_js_5_.i)(init?.headers,own)});
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
const answer=tokenResponse.safeParse((0,_failures_provider_problem_js_1_.BG)(await response.clone().text()));
if(!answer.success)
throw new _failures_failures_js_0_.$r('OpenAI answered without an access token');
return{response,token:answer.data.access_token};
}
catch(error){
const failure=(0,_http_fetch_js_2_.g)(error);
throw failure instanceof _failures_failures_js_0_.RC
?new _errors_js_6_.yo(explainUnknownIdentity(failure,identity),{cause:failure})
:error;
}
}
const tokenResponse=zod_7_.RZV(()=>zod_7_.Ikc({
access_token:zod_7_.YjP().regex(/^[\x21-\x7e]+$/),
expires_in:zod_7_.aig().positive().optional()
}));
function explainUnknownIdentity({problem},{identityProviderId,serviceAccountId}){
const reason=`${problem.status??''}: "${problem.message}"`;
return `OpenAI did not accept this job as ${serviceAccountId} (${reason}); check openai-service-account, openai-identity-provider (${identityProviderId}), and that this provider at OpenAI expects openai-audience and the repository of the job.`;
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
45938:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
kP:()=>(brokenCall),
rQ:()=>(foundCall),
Vv:()=>(isTextCallId),
dr:()=>(refusedCall),
Tq:()=>(textCallId),
LW:()=>(toolCall),
Xz:()=>(unknownCall)
});
var read_arguments=__webpack_require__(59397);
var read_literal=__webpack_require__(15666);
;
const MAX_PATTERN=100;
const MAX_NAME=64;
const ESCAPED=/\\[^]/g;
const REPETITIONS=/[*+{]/g;
const OPTIONS=/(?<!\()\?/g;
const MAX_OPTIONS=4;
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
const plain=pattern.replaceAll(ESCAPED,'x');
const count=(signs)=>plain.match(signs)?.length??0;
const isRepeatedGroup=/\)[*+{]/.test(plain);
if(count(OPTIONS)>(isRepeatedGroup?0:MAX_OPTIONS))
return false;
if(isRepeatedGroup)
return count(REPETITIONS)<=1&&!plain.includes('|');
return count(REPETITIONS)<=(pattern.startsWith('^')&&!plain.includes(')?')?2:1);
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
function fitToSchema(value,schema,fitting={isStrict:false}){
const depth=(fitting.depth??0)+1;
if(schema===false)
return fitting.isStrict?mismatched('it contains something that its schema does not allow'):fits(value);
if(!(0,json.u4)(schema)||depth>read_literal.lr)
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
const properties=(0,json.zv)(schema['properties']);
const patterns=Object.entries((0,json.zv)(schema['patternProperties']));
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
const properties=(0,json.zv)(schema['properties']);
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
if((0,read_arguments.hz)(args,read_literal.lr))
return brokenCall(name,`its arguments are nested deeper than ${read_literal.lr} levels`);
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
function textCallId(number){
return `text-${number}`;
}
function isTextCallId(id){
return/^text-\d+$/.test(id);
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
56219:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
WF:()=>(jsonTypeOf),
Wv:()=>(insideCdata),
iG:()=>(typedValue),
lV:()=>(takesList),
pl:()=>(typesOf)
});
var _agent_read_literal_js_0_=__webpack_require__(15666);
var _agent_match_at_js_2_=__webpack_require__(34565);
var _text_json_js_1_=__webpack_require__(32686);
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
const literal=/^[[{]/.test(text)?(0,_agent_read_literal_js_0_.U1)(text,0):undefined;
const value=literal?.kind==='value'&&literal.end===text.length?literal.value:undefined;
if(type==='array'?Array.isArray(value):(0,_text_json_js_1_.u4)(value))
return value;
const numbers=type==='array'?numbersIn(text,schema):undefined;
return numbers??(text.startsWith('<')?readElements(text,type,schema):undefined);
}
function numbersIn(text,schema){
const{items}=schema;
const types=(0,_text_json_js_1_.u4)(items)?[...typesOf(items)]:[];
if(types.length===0||!types.every((type)=>type==='number'||type==='integer'))
return undefined;
const parts=text.split(/(?<!\s)\s*[,\n]\s*/);
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
const properties=(0,_text_json_js_1_.zv)(schema['properties']);
return Object.fromEntries(elements.map(({name,inner})=>[name,typedValue(inner,(0,_text_json_js_1_.zv)(properties[name]))]));
}
if(names.size>1)
return undefined;
const items=(0,_text_json_js_1_.zv)(schema['items']);
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
const[tag,name='']=(0,_agent_match_at_js_2_.p)(ELEMENT_START,text,position);
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
for(const match of text.slice(start).matchAll(new RegExp(`<(/?)${RegExp.escape(name)}>`,'gu'))){
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
return new Set(branches.filter(_text_json_js_1_.u4).flatMap((each)=>[...typesOf(each)]));
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
