"use strict";
exports.id=4761;
exports.ids=[4761];
exports.modules={
74761:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__,{
openServers:()=>(openServers)
});
var tool_definition=__webpack_require__(43622);
var errors=__webpack_require__(59973);
var schemas=__webpack_require__(3301);
var shorten=__webpack_require__(64607);
var visible_text=__webpack_require__(2754);
var json=__webpack_require__(32686);
;
const result_text_text=schemas.Ikc({type:schemas.euz('text'),text:schemas.YjP()});
const media=schemas.Ikc({type:schemas.k5n(['image','audio']),data:schemas.YjP(),mimeType:schemas.YjP().default('unknown')});
const result_text_link=schemas.Ikc({type:schemas.euz('resource_link'),uri:schemas.YjP(),name:schemas.YjP().default('')});
const resource=schemas.Ikc({
type:schemas.euz('resource'),
resource:schemas.Ikc({
uri:schemas.YjP(),
mimeType:schemas.YjP().default('unknown'),
text:schemas.YjP().optional(),
blob:schemas.YjP().default('')
})
});
const other=schemas.Ikc({type:schemas.YjP()}).transform(({type})=>({type:'other',name:type}));
const callResult=schemas.Ikc({
content:schemas.YOg(schemas.KCZ([result_text_text,media,result_text_link,resource,other])).default([]),
structuredContent:schemas.L5J().optional(),
isError:schemas.zMY().default(false)
});
function resultText({content,structuredContent}){
const parts=content.map(partText).filter((part)=>part!=='');
if(parts.length>0)
return(0,visible_text.Q)(parts.join('\n'));
return structuredContent===undefined
?'(no output)'
:(0,visible_text.Q)((0,json.Ar)(structuredContent)??'[nested too deeply to show]');
}
function partText(part){
switch(part.type){
case 'text':
return part.text;
case 'image':
case 'audio':
return mediaNote(part.mimeType,part.data);
case 'resource_link':
return `[link to ${part.uri} ${part.name}]`;
case 'resource':{
const{uri,mimeType,text:content,blob}=part.resource;
return `${uri}:\n${content??mediaNote(mimeType,blob)}`;
}
case 'other':
return `[${part.name}, not shown]`;
}
}
function mediaNote(mimeType,base64){
return `[${mimeType}, ${Math.ceil((base64.length*3)/ 4/ 1000)} kB, not shown]`;
}
;
const MAX_LINE_BYTES=4_000_000;
const MAX_UNSOLICITED_BYTES=16_000_000;
const MAX_UNSOLICITED_MESSAGES=10_000;
class ProcessTransport{
onclose;
onerror;
onmessage;
#process;
#serialize;
#lines;
#unsolicitedBytes=0;
#unsolicitedMessages=0;
#fault;
constructor(process,{ReadBuffer,serializeMessage}){
this.#process=process;
this.#serialize=serializeMessage;
this.#lines=new ReadBuffer({maxBufferSize:MAX_LINE_BYTES});
}
get fault(){
return this.#fault;
}
start(){
this.#process.output.on('data',(chunk)=>{
this.#read(chunk);
});
void this.#process.ended.then(()=>this.onclose?.());
return Promise.resolve();
}
send(message){
this.#unsolicitedBytes=0;
this.#unsolicitedMessages=0;
return new Promise((resolve,reject)=>{
this.#process.input.write(this.#serialize(message),(error)=>{
if(error)
reject(error);
else
resolve();
});
});
}
close(){
return this.#process.end();
}
#read(chunk){
this.#unsolicitedBytes+=chunk.length;
if(this.#unsolicitedBytes>MAX_UNSOLICITED_BYTES){
this.#endWith('it wrote more than 16 MB without a request');
return;
}
try{
this.#lines.append(chunk);
}
catch{
this.#endWith('it wrote a line of more than 4 MB');
return;
}
while(this.#fault===undefined&&this.#readMessage())
;
}
#readMessage(){
try{
const message=this.#lines.readMessage();
if(message===null)
return false;
this.#unsolicitedMessages+=1;
if(this.#unsolicitedMessages>MAX_UNSOLICITED_MESSAGES)
this.#endWith('it sent more than 10,000 messages without a request');
else
this.onmessage?.(message);
}
catch(error){
this.onerror?.(new Error((0,errors.bD)(error),{cause:error}));
}
return true;
}
#endWith(fault){
this.#fault??=fault;
this.#process.output.removeAllListeners('data').destroy();
void this.#process.end();
}
}
;
const START_MS=20_000;
const MAX_PAGES=20;
const MAX_MESSAGE=500;
const toolPage=schemas.Ikc({tools:schemas.YOg(schemas.L5J()),nextCursor:schemas.YjP().optional()});
async function connect(server,{workspace,signal}){
const sdk=await Promise.all([__webpack_require__.e(1373),__webpack_require__.e(9598)]).then(__webpack_require__.bind(__webpack_require__,89598));
const{command,environment,network,timeoutMs}=server;
const process=await workspace.startBackgroundProcess(command,{environment,network});
const transport=new ProcessTransport(process,sdk);
const client=new sdk.Client({name:'forgehand',version:'1'},{capabilities:{}});
const session=new Session(client,{process,transport});
try{
const deadline=AbortSignal.any([signal,AbortSignal.timeout(START_MS)]);
await client.connect(transport,{signal:deadline,timeout:START_MS});
return{
server,
toolDefinitions:await listTools(client,deadline),
call:(name,input,callSignal)=>session.call({name,input,timeoutMs,signal:callSignal}),
close:()=>process.end()
};
}
catch(error){
const reason=await session.explain(error,START_MS);
await process.end();
signal.throwIfAborted();
throw new errors.v4(reason,{cause:error});
}
}
async function listTools(client,signal){
if(!client.getServerCapabilities()?.tools)
return[];
const definitions=[];
let cursor;
for(let page=0;page<MAX_PAGES;page+=1){
const request={method:'tools/list',params:cursor===undefined?{}:{cursor}};
const{tools,nextCursor}=await client.request(request,toolPage,{signal,timeout:START_MS});
definitions.push(...tools);
if(nextCursor===undefined)
break;
cursor=nextCursor;
}
return definitions;
}
class Session{
#client;
#server;
#exitReason;
constructor(client,server){
this.#client=client;
this.#server=server;
void server.process.ended.then((how)=>{
this.#exitReason=how;
});
}
async call({name,input,timeoutMs,signal}){
if(this.#exitReason!==undefined)
throw new errors.v4(this.#endMessage(this.#exitReason));
try{
const request={method:'tools/call',params:{name,arguments:input}};
return await this.#client.request(request,callResult,{signal,timeout:timeoutMs});
}
catch(error){
signal.throwIfAborted();
throw new errors.v4(await this.explain(error,timeoutMs),{cause:error});
}
}
async explain(error,timeoutMs){
const code=Error.isError(error)&&'code' in error?error.code:undefined;
const{process,transport}=this.#server;
if(transport.fault!==undefined||code==='CONNECTION_CLOSED'||code==='SEND_FAILED'||code==='EPIPE'){
await process.end();
return this.#endMessage(await process.ended);
}
if(code==='REQUEST_TIMEOUT')
return `The server did not answer within ${timeoutMs/ 1000} s.`;
if(code==='INVALID_RESULT')
return 'The answer of the server does not follow the protocol.';
return(0,shorten.TN)((0,errors.bD)(error),MAX_MESSAGE);
}
#endMessage(how){
const{process,transport}=this.#server;
const output=(0,shorten.TN)(process.stderrTail().slice(-MAX_MESSAGE),MAX_MESSAGE);
return `The server has ended: ${transport.fault??how}.${output===''?'':` Its last output: ${output}`}`;
}
}
var format=__webpack_require__(79623);
var wildcard=__webpack_require__(58542);
;
const MAX_NAME=64;
const MAX_ERROR=4_000;
const MAX_RESULT=30_000;
function toolName(server,tool){
return `mcp__${server}__${tool.replaceAll(/[^\w-]/g,'_')}`.slice(0,MAX_NAME);
}
function serverTool({name,description,inputSchema},connection){
const{server}=connection;
return{
name:toolName(server.name,name),
description,
cachePolicy:(0,wildcard._)(server.readOnlyTools,name)?'none':'mutating',
maxResultLength:MAX_RESULT,
parameters:uncheckedSchema(inputSchema),
subject:(input)=>(0,json.Ar)(input)??'',
run:async(input,signal)=>{
const result=await connection.call(name,input,signal);
const text=resultText(result);
if(result.isError)
throw new errors.v4((0,shorten.ml)(text,MAX_ERROR));
return{text};
}
};
}
function uncheckedSchema(schema){
const fields=Object.entries(schema).filter(([key])=>key!=='id'&&key!=='$schema');
return schemas._H3({}).meta(Object.fromEntries(fields));
}
var clean_text=__webpack_require__(54614);
;
const toolDefinition=schemas.Ikc({
name:schemas.YjP().regex(/^[\w./-]{1,128}$/),
description:schemas.YjP().default(''),
inputSchema:schemas._H3({type:schemas.euz('object')})
});
const tool_definition_MAX_NAME=60;
const MAX_DESCRIPTION=1_000;
const MAX_SCHEMA=8_000;
const MAX_UNCLEANED=10_000;
async function parseToolDefinition(sent){
const parsed=toolDefinition.safeParse(sent);
const refused=(reason)=>({kind:'refused',name:printableName(sent),reason});
if(!parsed.success)
return refused('its definition does not follow the protocol');
const{name,description,inputSchema}=parsed.data;
const size=(0,json.Ar)(inputSchema)?.length??Infinity;
if(size>MAX_SCHEMA)
return refused(`its schema has more than ${MAX_SCHEMA} characters`);
const schema=await cleanSchema(inputSchema);
if(!schema)
return refused('its schema has hidden characters');
return{
kind:'usable',
name,
definition:{name,description:await cleanDescription(description),inputSchema:schema}
};
}
async function cleanDescription(text){
return(0,shorten.ml)(await(0,clean_text.X)(text.slice(0,MAX_UNCLEANED)),MAX_DESCRIPTION);
}
class HiddenCharacters extends Error{
}
async function cleanSchema(schema){
try{
return{...(await cleanFields(schema)),type:'object'};
}
catch(error){
if(error instanceof HiddenCharacters)
return undefined;
throw error;
}
}
async function cleanFields(fields){
const cleaned=Object.entries(fields).map(async([key,value])=>{
const isProse=typeof value==='string'&&(key==='description'||key==='title');
return[requireVisible(key),await(isProse?(0,clean_text.X)(value):cleanValue(value))];
});
return Object.fromEntries(await Promise.all(cleaned));
}
async function cleanValue(value){
if(typeof value==='string')
return requireVisible(value);
if(Array.isArray(value))
return Promise.all(value.map(cleanValue));
return typeof value==='object'&&value!==null?cleanFields(value):value;
}
function requireVisible(text){
if((0,visible_text.Q)(text)!==text)
throw new HiddenCharacters();
return text;
}
function printableName(sent){
const name=typeof sent==='object'&&sent!==null&&'name' in sent?sent.name:undefined;
return(0,shorten.ml)(typeof name==='string'?(0,visible_text.Q)(name).replaceAll('\n',' '):'a tool without a name',tool_definition_MAX_NAME);
}
;
const MAX_DEFINITIONS=32_000;
const MAX_NAMED=10;
async function selectTools(sent,server,isReadOnly){
const parsed=(await Promise.all(sent.map(parseToolDefinition))).sort(tool_definition.nG);
const allowed=parsed.filter(({name})=>(0,wildcard._)(server.tools,name));
const wanted=allowed.filter(({name})=>!isReadOnly||(0,wildcard._)(server.readOnlyTools,name));
const selected=refuseExcess(wanted,server);
return{
definitions:selected.flatMap((each)=>(each.kind==='usable'?[each.definition]:[])),
warnings:[...warningIfNone(parsed,allowed,server),...refusalWarning(selected,server)]
};
}
function refuseExcess(parsed,server){
const names=new Set();
let room=MAX_DEFINITIONS;
return parsed.map((each)=>{
if(each.kind==='refused')
return each;
const name=toolName(server.name,each.name);
const size=JSON.stringify(each.definition).length;
if(names.has(name))
return{...each,kind:'refused',reason:'another tool has the same name'};
if(size>room){
return{...each,kind:'refused',reason:`with it, all definitions exceed ${MAX_DEFINITIONS} characters`};
}
names.add(name);
room-=size;
return each;
});
}
function warningIfNone(parsed,allowed,{name}){
if(allowed.length>0)
return[];
const names=parsed.map((each)=>each.name);
const has=names.length===0?'it has none':`it has ${(0,format.rL)(names,MAX_NAMED)}`;
return[`agent.yml allows no tool of the MCP server ${name}: ${has}. List tools under mcp-servers.${name}.tools.`];
}
function refusalWarning(parsed,{name}){
const refused=parsed.flatMap((each)=>(each.kind==='refused'?[`${each.name} (${each.reason})`]:[]));
if(refused.length===0)
return[];
return[`Tools of the MCP server ${name} were left out: ${(0,format.rL)(refused,MAX_NAMED)}.`];
}
var documentation_url=__webpack_require__(47728);
;
async function openServers(servers,options){
const{workspace,isReadOnly,signal,warn}=options;
const wanted=servers.filter(({readOnlyTools})=>!isReadOnly||readOnlyTools.length>0);
if(wanted.length>0&&!workspace.sandbox){
warn(`The MCP servers of agent.yml were not started, because there is no sandbox. See ${(0,documentation_url.o)('docs/sandbox.md')}.`);
return{tools:[],[Symbol.asyncDispose]:()=>Promise.resolve()};
}
const opened=await Promise.all(wanted.map((server)=>tryToConnect(server,options)));
const connections=opened.filter((connection)=>connection!==undefined);
const close=async()=>{
await Promise.all(connections.map((connection)=>connection.close()));
};
if(signal.aborted)
await close();
signal.throwIfAborted();
const selections=connections.map(async(connection)=>{
const{definitions,warnings}=await selectTools(connection.toolDefinitions,connection.server,isReadOnly);
warnings.forEach(warn);
return definitions.map((definition)=>serverTool(definition,connection));
});
const tools=(await Promise.all(selections)).flat();
return{tools:tools.sort(tool_definition.nG),[Symbol.asyncDispose]:close};
}
async function tryToConnect(server,{workspace,signal,warn}){
try{
return await connect(server,{workspace,signal});
}
catch(error){
if(signal.aborted)
return undefined;
if(!(error instanceof errors.v4))
throw error;
warn(`The MCP server ${server.name} of agent.yml cannot be used. ${(0,errors.bD)(error)}`);
return undefined;
}
}
}),
52628:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
M:()=>(MAX_TITLE_LENGTH),
t:()=>(MAX_BODY_LENGTH)
});
const MAX_BODY_LENGTH=65_536;
const MAX_TITLE_LENGTH=256;
}),
54614:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
d:()=>(cleanPlainText),
X:()=>(cleanText)
});
var visible_text=__webpack_require__(2754);
;
function applyEdits(source,edits){
const parts=[];
let at=0;
for(const{from,to,text}of edits.toSorted((a,b)=>a.from-b.from||b.to-a.to)){
if(from>=at)
parts.push(source.slice(at,from),text);
at=Math.max(at,to);
}
return parts.join('')+source.slice(at);
}
var hidden_parts=__webpack_require__(87274);
;
const PLACEHOLDER_MARK='\uE000';
const WORDS=String.raw `[A-Za-z][\w ,.;:()!?/+'-]*`;
const PLAIN_PARAGRAPHS=new RegExp(String.raw `(?<=\n\n)${WORDS}(?:\n{1,2}${WORDS})*(?=\n\n)`,'gu');
const OPEN_TAG=/<(?:pre|script|style|textarea)/iu;
const MIN_LENGTH=20;
function skipPlainParts(text){
if(text.includes(PLACEHOLDER_MARK)||OPEN_TAG.test(text))
return{text,restore:(same)=>same};
const parts=[];
const skip=(part)=>part.length<MIN_LENGTH?part:`${PLACEHOLDER_MARK}${parts.push(part)-1}${PLACEHOLDER_MARK}`;
const short=skipFencedCode(text,skip).replaceAll(PLAIN_PARAGRAPHS,skip);
const placeholders=new RegExp(`${PLACEHOLDER_MARK}(\\d+)${PLACEHOLDER_MARK}`,'gu');
return{text:short,restore:(edited)=>edited.replaceAll(placeholders,(_,index)=>parts[Number(index)]??'')};
}
const FENCE=/^(?<indent> {0,3})(?<marker>`{3,}(?=[^`]*$)|~{3,})/u;
const RENDERED_FENCE=new RegExp(String.raw `^[~\x60]+[ \t]*(?:${hidden_parts.u4})`,'iu');
function skipFencedCode(text,skip){
const lines=text.split('\n');
const result=[];
let isInHtml=false;
let at=0;
while(at<lines.length){
const line=lines[at]??'';
const fence=FENCE.exec(line)?.groups;
if(line.startsWith('<!--')){
const end=findLine(lines,at,(later)=>later.includes('-->'));
if(isInHtml||end===lines.length)
break;
result.push(...lines.slice(at,end+1));
at=end+1;
}
else if(fence){
const marker=fence['marker']??'';
if(isInHtml||fence['indent']!=='')
break;
const closing=new RegExp(`^ {0,3}${marker.charAt(0)}{${marker.length},}[ \\t]*$`,'u');
const end=findLine(lines,at+1,(later)=>closing.test(later));
const code=lines.slice(at+1,end).join('\n');
result.push(line,...(end>at+1?[RENDERED_FENCE.test(line)?code:skip(code)]:[]),...lines.slice(end,end+1));
at=end+1;
}
else{
if(/<[!?]/u.test(line))
break;
isInHtml=line.trim()!==''&&(isInHtml||/^[^\w]*</u.test(line));
result.push(line);
at+=1;
}
}
return[...result,...lines.slice(at)].join('\n');
}
function findLine(lines,from,isWanted){
let at=from;
while(at<lines.length&&!isWanted(lines[at]??''))
at+=1;
return at;
}
;
const TAG_START=/^[ \t]*<\/?(?<name>[a-z][a-z0-9-]*)/iu;
const BLOCK=/^(?:address|article|aside|blockquote|body|center|dd|details|dialog|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|html|li|main|nav|ol|p|section|summary|table|tbody|td|tfoot|th|thead|tr|ul)$/iu;
const BLOCK_START=/^[ \t]*<(?:pre|script|style|textarea)/iu;
const LIST_MARKER=/^(?:\d{1,9}[.)]|[-*+])(?=\s|$)/u;
const TABLE_DELIMITER=/^[ \t>]*[|:-][ \t|:-]*$/mu;
function cmarkCorrections(tree,source){
const edits=[];
const visit=(node,outerQuotes)=>{
if(node.type==='text')
edits.push(...missedAttributes(node,source));
if(!('children' in node))
return;
const quotes=node.type==='blockquote'?outerQuotes+1:outerQuotes;
node.children.forEach((child,at)=>{
const before=node.children[at-1];
if(child.type==='listItem')
edits.push(...missedDefinition(child,source));
if(child.type==='paragraph'||child.type==='heading')
edits.push(...missedList(child,source));
if((before?.type==='paragraph'||before?.type==='definition')&&child.type==='html')
edits.push(...tagAfterParagraph({paragraph:before,tag:child,quotes,source}));
visit(child,quotes);
});
};
visit(tree,0);
return edits;
}
function missedList(block,source){
const{from,to}=(0,hidden_parts.ee)(block);
const text=source.slice(from,to);
const marker=LIST_MARKER.exec(text)?.[0];
if(marker===undefined||marker===text.trimEnd())
return[];
return[{from,to:from+marker.length,text:nestedBullets(marker.length)}];
}
function missedDefinition(item,source){
if(!(0,hidden_parts.GZ)(item,source))
return[];
const from=source.indexOf('[',(0,hidden_parts.ee)(item).from);
return[{from,to:from+TASK_BOX_LENGTH,text:nestedBullets(TASK_BOX_LENGTH)}];
}
const TASK_BOX_LENGTH=3;
function nestedBullets(length){
return ' +'.repeat(5).slice(-length);
}
const UNQUOTED_VALUE=/=[\s>]*[^\s"'=<>`]*\/[^\s"'=<>`]*/gu;
function missedAttributes(text,source){
const{from,to}=(0,hidden_parts.ee)(text);
const content=source.slice(from,to);
const tag=content.search(/<[a-z]/iu);
if(tag<0)
return[];
return[...content.slice(tag).matchAll(UNQUOTED_VALUE)].map(({0:value,index})=>{
const start=from+tag+index;
return{from:start,to:start+value.length,text:value.replaceAll('/','x')};
});
}
function tagAfterParagraph({paragraph,tag,quotes,source}){
const name=TAG_START.exec(tag.value)?.groups?.['name'];
const[end,start]=[paragraph.position?.end,tag.position?.start];
if(name===undefined||BLOCK.test(name)||BLOCK_START.test(tag.value)||!end||start?.line!==end.line+1)
return[];
const from=source.indexOf('<',(0,hidden_parts.ee)(tag).from);
const prefix=source.slice(source.lastIndexOf('\n',from-1)+1,from);
if(start.column<(paragraph.position?.start.column??0)||prefix.split('>').length-1<quotes){
const nameFrom=source.indexOf(name,from);
return[{from:nameFrom,to:nameFrom+name.length,text:'p'.padEnd(name.length)}];
}
return TABLE_DELIMITER.test(tag.value)?[{from,to:from+1,text:'x'}]:[];
}
var parser=__webpack_require__(66855);
;
const MAX_OPENINGS=1_500;
const MAX_BRACKETS=6_000;
const MAX_PASSES=4;
async function cleanText(markdown){
const text=(0,visible_text.Q)(markdown);
const shown=(0,hidden_parts.rr)(text)?await shownText(text):text;
return(0,visible_text.Q)(breakControlTokens(shown)).trim();
}
function cleanPlainText(text){
return(0,visible_text.Q)(breakControlTokens((0,visible_text.Q)(text))).trim();
}
async function shownText(text){
if((0,parser.Hj)(text))
return cutAtFirstHidingPlace(text);
const{text:short,restore}=skipPlainParts(text);
if(!(0,hidden_parts.rr)(short))
return text;
return restore((0,parser.V1)(short)?cutAtFirstHidingPlace(short):await parsedText(short));
}
async function parsedText(text){
const[parse,tokenizer]=await Promise.all([
(0,parser.jM)(),
hidden_parts.q5.test(text)?__webpack_require__.e(7016).then(__webpack_require__.bind(__webpack_require__,67016)).then(({Tokenizer})=>Tokenizer):undefined
]);
try{
const slow=slowParagraphs(text,parse);
const masks=slow.map(({from,to})=>({from,to,text:text.slice(from,to).replaceAll(/[[\]<]/gu,'x')}));
const unparsed=new Set(slow.map(({from})=>from));
let masked=applyEdits(text,masks);
const passes=[];
while(passes.length<MAX_PASSES){
const tree=parse(masked,'structure');
passes.push((0,hidden_parts.l)({tree,source:text,tokenizer,unparsed}));
const corrections=cmarkCorrections(tree,masked);
if(corrections.length===0)
return applyEdits(text,hiddenInAnyPass(passes));
masked=applyEdits(masked,corrections);
}
return cutAtFirstHidingPlace(text);
}
catch(error){
if((0,parser.fF)(error))
return cutAtFirstHidingPlace(text);
throw error;
}
}
function hiddenInAnyPass(passes){
const[first=[],...others]=passes;
if(others.length===0)
return first;
const counts=new Map();
for(const edit of passes.flat())
counts.set(keyOf(edit),(counts.get(keyOf(edit))??0)+1);
return passes.flat().map((edit)=>(counts.get(keyOf(edit))===passes.length?edit:{...edit,text:''}));
}
function keyOf({from,to,text}){
return `${from} ${to} ${text}`;
}
function cutAtFirstHidingPlace(text){
return `${text.slice(0,text.search(hidden_parts.fA))}\n\n[The rest was left out: the text is too long or too deeply nested.]`;
}
function slowParagraphs(text,parse){
if(!text.split(/\n[ \t]*\n/u).some(isSlowParagraph))
return[];
return paragraphsOf(parse(text,'blocks')).filter(({from,to})=>isSlowParagraph(text.slice(from,to)));
}
function paragraphsOf(node){
if((0,hidden_parts.xR)(node))
return[(0,hidden_parts.ee)(node)];
return 'children' in node?node.children.flatMap(paragraphsOf):[];
}
function isSlowParagraph(text){
return(0,parser.b7)(/<[!?]|\]\(/gu,text)>MAX_OPENINGS||(0,parser.b7)(/[[\]]/gu,text)>MAX_BRACKETS;
}
function breakControlTokens(text){
return text.replaceAll(/<(?=[|\uff5c][^<>|\uff5c\n]{1,40}[|\uff5c]>)/gu,'< ').replaceAll(/(\p{M}{8})\p{M}+/gu,'$1');
}
}),
66855:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Hj:()=>(exceedsParserLimits),
V1:()=>(hasAmbiguousBlocks),
b7:()=>(countMatches),
fF:()=>(isStackOverflow),
jM:()=>(loadMarkdownParser)
});
var _github_limits_js_0_=__webpack_require__(52628);
const DECORATION=['attention','strikethrough','hardBreakEscape','wwwAutolink','protocolAutolink','emailAutolink'];
const DISABLED={
all:[],
structure:DECORATION,
blocks:[
...DECORATION,
'autolink',
'htmlText',
'codeText',
'labelEnd',
'labelStartImage',
'labelStartLink',
'characterEscape',
'characterReference',
'gfmFootnoteCall',
'gfmPotentialFootnoteCall'
]
};
async function loadMarkdownParser(){
const[{fromMarkdown},{gfm},{gfmFromMarkdown}]=await Promise.all([
Promise.all([__webpack_require__.e(108),__webpack_require__.e(3011),__webpack_require__.e(6688)]).then(__webpack_require__.bind(__webpack_require__,16556)),
Promise.all([__webpack_require__.e(3361),__webpack_require__.e(7221)]).then(__webpack_require__.bind(__webpack_require__,3361)),
Promise.all([__webpack_require__.e(1479),__webpack_require__.e(5850),__webpack_require__.e(1462)]).then(__webpack_require__.bind(__webpack_require__,36514))
]);
const options=(depth)=>({
extensions:[gfm(),{disable:{null:DISABLED[depth]}}],
mdastExtensions:gfmFromMarkdown().filter(({transforms})=>depth==='all'||!transforms)
});
const byDepth={all:options('all'),structure:options('structure'),blocks:options('blocks')};
return(text,depth)=>fromMarkdown(text,byDepth[depth]);
}
const MARKERS=String.raw `(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t])|\[\^[^\]\s]{1,99}\]:))`;
const NO_BREAK=String.raw `(?![ \t]*([-*])(?:[ \t]*\1)*[ \t]*$)`;
const TOO_DEEP=new RegExp(`^${NO_BREAK}${MARKERS}{13}`,'m');
const CONTAINERS=new RegExp(`^${MARKERS}+`,'gm');
const UNDERLINES=/^[ \t]*(?:=+|-+)[ \t]*$/gm;
const MAX_CONTAINERS=2_500;
const MAX_UNDERLINES=2_500;
const AMBIGUOUS_ITEM=/^(?:[ \t>]*(?:[-*+]|\d{1,9}[.)])(?=[ \t\n]))+[ \t]*\n[ \t>]*(?:\t| {2})\n/mu;
function hasAmbiguousBlocks(markdown){
return AMBIGUOUS_ITEM.test(markdown);
}
const MAX_PARSED=2*_github_limits_js_0_.t;
function exceedsParserLimits(markdown){
return(markdown.length>MAX_PARSED||
TOO_DEEP.test(markdown)||
countMarkerCharacters(CONTAINERS,markdown)>MAX_CONTAINERS||
countMatches(UNDERLINES,markdown)>MAX_UNDERLINES);
}
function isStackOverflow(error){
return Error.isError(error)&&error.name==='RangeError';
}
function countMatches(pattern,text){
return(text.match(pattern)??[]).length;
}
function countMarkerCharacters(pattern,text){
return(text.match(pattern)??[]).reduce((sum,found)=>sum+found.replace(/[ \t\d]+/g,'').length,0);
}
})
};
;
