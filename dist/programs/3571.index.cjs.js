"use strict";
exports.id=3571;
exports.ids=[3571];
exports.modules={
83571:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__,{
openServers:()=>(openServers),
selectTools:()=>(selectTools),
serverTool:()=>(serverTool)
});
var schemas=__webpack_require__(3301);
var tool_definition=__webpack_require__(43622);
var errors=__webpack_require__(59973);
var shorten=__webpack_require__(64607);
var visible_text=__webpack_require__(2754);
var json=__webpack_require__(32686);
;
const toolDefinition=schemas.Ikc({
name:schemas.YjP().regex(/^[\w./-]{1,128}$/),
description:schemas.YjP().default(''),
inputSchema:schemas._H3({type:schemas.euz('object')})
});
const MAX_NAME=60;
const MAX_DESCRIPTION=1_000;
const MAX_SCHEMA=8_000;
const MAX_UNCLEANED=10_000;
function parseToolDefinition(sent){
const parsed=toolDefinition.safeParse(sent);
const refused=(reason)=>({kind:'refused',name:printableName(sent),reason});
if(!parsed.success)
return refused('its definition does not follow the protocol');
const{name,description,inputSchema}=parsed.data;
const size=(0,json.Ar)(inputSchema)?.length??Infinity;
if(size>MAX_SCHEMA)
return refused(`its schema has more than ${MAX_SCHEMA} characters`);
const schema=cleanSchema(inputSchema);
if(!schema)
return refused('its schema has hidden characters');
return{
kind:'usable',
name,
definition:{name,description:cleanDescription(description),inputSchema:schema}
};
}
function cleanDescription(text){
return(0,shorten.ml)((0,visible_text.X)(text.slice(0,MAX_UNCLEANED)),MAX_DESCRIPTION);
}
class HiddenCharacters extends Error{
}
function cleanSchema(schema){
try{
return{...cleanFields(schema),type:'object'};
}
catch(error){
if(error instanceof HiddenCharacters)
return undefined;
throw error;
}
}
function cleanFields(fields){
const cleaned=Object.entries(fields).map(([key,value])=>{
const isProse=typeof value==='string'&&(key==='description'||key==='title');
return[requireVisible(key),isProse?(0,visible_text.X)(value):cleanValue(value)];
});
return Object.fromEntries(cleaned);
}
function cleanValue(value){
if(typeof value==='string')
return requireVisible(value);
if(Array.isArray(value))
return value.map(cleanValue);
return typeof value==='object'&&value!==null?cleanFields(value):value;
}
function requireVisible(text){
if((0,visible_text.Q)(text)!==text)
throw new HiddenCharacters();
return text;
}
function printableName(sent){
const name=typeof sent==='object'&&sent!==null&&'name' in sent?sent.name:undefined;
return(0,shorten.ml)(typeof name==='string'?(0,visible_text.Q)(name).replaceAll('\n',' '):'a tool without a name',MAX_NAME);
}
const listed_tool_text=schemas.Ikc({type:schemas.euz('text'),text:schemas.YjP()});
const media=schemas.Ikc({type:schemas.k5n(['image','audio']),data:schemas.YjP(),mimeType:schemas.YjP().default('unknown')});
const listed_tool_link=schemas.Ikc({type:schemas.euz('resource_link'),uri:schemas.YjP(),name:schemas.YjP().default('')});
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
const MAX_PARTS=1_000;
const callResult=schemas.Ikc({
content:schemas.YOg(schemas.L5J())
.max(MAX_PARTS)
.pipe(schemas.YOg(schemas.KCZ([listed_tool_text,media,listed_tool_link,resource,other])))
.default([]),
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
const START_MS=20_000;
const MAX_PAGES=20;
const MAX_TOOLS=2_000;
const MAX_MESSAGE=500;
const toolPage=schemas.Ikc({tools:schemas.YOg(schemas.L5J()).max(MAX_TOOLS),nextCursor:schemas.YjP().optional()});
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
var documentation_url=__webpack_require__(47728);
var format=__webpack_require__(79623);
var wildcard=__webpack_require__(58542);
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
const tools=connections.flatMap((connection)=>{
const{definitions,warnings}=selectTools(connection.toolDefinitions,connection.server,isReadOnly);
warnings.forEach(warn);
return definitions.map((definition)=>serverTool(definition,connection));
});
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
const MAX_DEFINITIONS=32_000;
const MAX_NAMED=10;
function selectTools(sent,server,isReadOnly){
const parsed=sent.map(parseToolDefinition).sort(tool_definition.nG);
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
const open_servers_MAX_NAME=64;
const MAX_ERROR=4_000;
const MAX_RESULT=30_000;
function toolName(server,tool){
return `mcp__${server}__${tool.replaceAll(/[^\w-]/g,'_')}`.slice(0,open_servers_MAX_NAME);
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
})
};
;
